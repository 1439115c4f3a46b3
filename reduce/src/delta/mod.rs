//! The edits that make a program smaller.
//!
//! A [`Delta`] is a numbered family of candidate edits on a module; the search
//! tries ranges of them (all, halves, quarters, single ones) and keeps what stays
//! interesting. The candidates are numbered in order of the module's text, so a
//! number means the same thing on every machine and at any thread count, but only
//! for the module that it was counted on: after an accepted edit, count again.
//!
//! What a delta hands out is always verifier clean. Every edit makes the module
//! smaller in one well-founded [`measure()`], so a search that keeps only such
//! edits ends; the few that do not (inline, unroll, split) say so with
//! [`Delta::is_escape`], and the search keeps them only if what follows ends
//! smaller than where it started. No delta knows a pass or asks what a program
//! means: whether an edit keeps the failure is the predicate's business alone.
//!
//! Edits inside bodies are `local`: one clone of the module, all edits of the
//! range on it, the touched bodies verified. Edits that change types, parameters
//! or module-level names rebuild the module (`crate::rebuild`).

mod accept;
mod assume;
mod blocks;
mod concert;
mod decor;
mod dominance;
mod editor;
mod either;
mod escape;
mod flags;
mod fold;
mod inline;
mod instructions;
mod join;
pub(crate) mod local;
pub mod measure;
mod metadata;
mod names;
mod opcodes;
mod operands;
mod outside;
mod promote;
mod redirect;
mod sideways;
mod strip;
mod types;
mod wide;

pub(crate) use editor::{has_zero, pinned_blocks};
pub use measure::{Measure, measure};

use std::ops::Range;
use tandem_ir::Module;

/// A numbered family of candidate edits on a module.
pub trait Delta: Sync {
    /// Kebab-case name, for reports and for choosing deltas.
    fn name(&self) -> &'static str;
    /// Number of candidate edits; their order is that of the module's text, whatever the module's history.
    fn candidates(&self, m: &Module) -> usize;
    /// The module with the candidates of the range done to it: verifier clean, or `None` if they cannot be
    /// done together or change nothing. Smaller by [`measure()`], unless the delta is an escape.
    fn apply(&self, m: &Module, which: Range<usize>) -> Option<Module>;
    /// True for edits that may make the program larger, such as inlining: kept only if what follows ends smaller.
    fn is_escape(&self) -> bool {
        false
    }
}

/// All deltas, in order of expected gain: what removes most comes first, what touches single operands late, escapes last.
pub const ALL: &[&dyn Delta] = &[
    // What a program can do without, in large pieces.
    &strip::DEBUG_INFO,
    &names::FUNCTIONS,
    &blocks::EMPTY_BODIES,
    &names::FUNCTION_BODIES,
    &names::ALIASES,
    &names::IFUNCS,
    &blocks::DROP_BLOCKS,
    &blocks::BYPASS_BLOCKS,
    &blocks::TAKE_FIRST,
    &blocks::TAKE_LAST,
    &blocks::TAKE_OTHER,
    &blocks::UNREACHABLE,
    // What makes running what is left cheaper: kernels have threads, parameters have memory behind them.
    &decor::GLOBAL_PROPERTIES,
    &names::UNUSED_PARAMETERS,
    &promote::PROMOTE,
    &instructions::DROP,
    &fold::FOLD,
    &instructions::TO_FIRST_OPERAND,
    &instructions::TO_OTHER_OPERAND,
    &promote::FORWARD_STORES,
    &blocks::MERGE,
    &blocks::SEQUENCE,
    &join::JOIN,
    &blocks::RETURN_EARLY,
    &blocks::RETURN_AT_ONCE,
    &blocks::CUT_EDGES,
    &redirect::TO_BLOCKS,
    &opcodes::MEMORY_OPERATIONS,
    &outside::TO_ARGUMENTS,
    &outside::TO_RESULTS,
    &outside::EFFECTS_TO_RESULTS,
    &outside::USES_TO_RESULTS,
    &outside::USES_TO_RETURNS,
    &outside::PHIS_TO_RETURNS,
    // Names and what they are made of.
    &names::VARIABLES,
    &names::PARAMETERS,
    &names::RESULTS,
    &names::INITIALIZERS,
    &names::TO_VARIABLES,
    // Decoration and types: most of it goes at the first try, and each change makes what follows another program.
    &decor::ATTRIBUTES,
    &flags::ATTACHMENTS,
    &flags::DEBUG_RECORDS,
    &decor::NAMED_METADATA,
    &metadata::METADATA_OPERANDS,
    &decor::DISTINCT_METADATA,
    &decor::GLOBAL_METADATA,
    &decor::TARGET_FEATURES,
    &decor::MODULE_DATA,
    &names::UNUSED,
    &types::VECTOR_LANES,
    &types::ARRAY_LENGTHS,
    &types::STRUCT_FIELDS,
    &types::INTEGER_WIDTHS,
    &types::FLOAT_FORMATS,
    &types::ADDRESS_SPACES,
    &flags::FLAGS,
    &flags::CALLS,
    &flags::ACCESSES,
    // Simpler operands and operations.
    &operands::TO_ZERO,
    &operands::TO_ONE,
    &operands::CONSTANTS_TO_ZERO,
    &operands::CONSTANTS_TO_ONE,
    &operands::TO_ARGUMENT,
    &operands::SKIP,
    &operands::TO_EARLIER,
    &operands::HALVE_CONSTANTS,
    &operands::STEP_CONSTANTS,
    &concert::IN_CONCERT,
    &opcodes::OPERATIONS,
    &opcodes::ADDRESSES,
    &opcodes::CALLEES,
    // Last, since a branch says more plainly what it says.
    &assume::ASSUME,
    // Escapes.
    &inline::INLINE,
    &escape::PEEL,
    &escape::SPLIT,
    &either::LOADS,
    &sideways::TO_CALLS,
];

/// Edits that change a program and make it no smaller; none of them is a step down on its own.
pub const SIDEWAYS: &[&dyn Delta] = &[
    &sideways::TO_OTHERS,
    &sideways::TURN_ROUND,
    &sideways::EDGES,
    &sideways::ON_VALUES,
    &sideways::TO_CALLS,
];

/// The delta of which large ranges take most of a large body away.
pub const COARSE: &dyn Delta = &blocks::DROP_BLOCKS;

/// The delta of a name.
pub fn by_name(name: &str) -> Option<&'static dyn Delta> {
    ALL.iter().copied().find(|d| d.name() == name)
}
