//! JumpThreading: predecessors that know the outcome of a block's branch jump straight past it (JT-001).
//!
//! ```text
//!   p:  br label %b                                p:  br label %t          what b computes is copied for p
//!   b:  %c = phi i1 [ true, %p ], [ %d, %q ]   →   b:  br i1 %d, …          only q comes here
//!       br i1 %c, label %t, label %e
//! ```
//!
//! The driver walks the blocks in order of layout and hands each to the strategies in turn: merge with the only
//! predecessor, fold the terminator, thread an edge, unfold a select, clone the branch into a predecessor, thread a
//! load. What a change touched is looked at again, and a last sweep over everything confirms the fixed point (JT-R12).
//! Knowledge about values is in [`knowledge`], what may be done at all in [`legality`], each kind of edit in a file of
//! its own.
//!
//! Each copy is charged to a budget of one invocation ([`BUDGET`], JT-R10), at least 1 each, so that loops cannot be
//! peeled for ever (JT-T20).
//!
//! **Invariant:** an irreducible function is left untouched and a reducible one stays reducible (X-6); `optnone` is
//! left alone. Every edit is reported to the trace before it happens and complete when it is over, so that a judge can
//! ride along step by step. Cached analyses are told of each edit or dropped ([`PRESERVED`]).

mod choose;
mod cleanup;
mod clone_branch;
mod export;
mod fold_branch;
mod implication;
mod knowledge;
mod late_uses;
pub mod legality;
mod load;
mod merge;
mod options;
mod remembered;
mod state;
mod terminators;
mod thread_edge;
mod unfold_select;
mod unreachable;

pub use export::claims_of;
#[cfg(feature = "defects")]
pub(crate) use implication::implied;
pub use options::*;

use crate::analysis::loops::Loops;
use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::context::Cx;
use crate::defects::planted;
use crate::options::Knob;
use crate::pass::{self, FunctionPass, Invocation, Ran};
use state::Pass;
use tandem_ir::Function;
use tandem_ir::attr::AttrKind;
use tandem_ir::claims::Claims;
use tandem_ir::passes::{JUMP_THREADING, PassId};
use tandem_ir::rewrite::Trace;

/// JumpThreading for the pass manager.
pub struct JumpThreadingPass;

impl pass::Pass for JumpThreadingPass {
    const ID: &'static PassId = &JUMP_THREADING;
    type Options = Options;
    const KNOBS: &'static [Knob<Options>] = options::KNOBS;
    /// The last kind of the row, threading over loads, has a switch of its own (JT-R8).
    fn rewrites(options: &Options) -> &'static [&'static str] {
        match (options.load_threading, Self::ID.rewrites.split_last()) {
            (false, Some((_, others))) => others,
            _ => Self::ID.rewrites,
        }
    }
}

impl FunctionPass for JumpThreadingPass {
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> Ran {
        if with.options.disable {
            return Ran::default();
        }
        let options = Options {
            collect_claims: with.collect_claims,
            ..with.options.clone()
        };
        let r = run(cx, f, analyses, &options, true, trace);
        Ran {
            changed: r.changed,
            counters: r.counters().into(),
            printed: r.lvi_dump,
            claims: r.claims,
            preserved: PRESERVED,
        }
    }
    fn claims(cx: Cx<'_>, f: &Function, options: &Options) -> Claims {
        claims_of(cx, f, options)
    }
}

/// Runs the pass on one function. `lvi` says whether lazy value info may be used (JT-002, JT-028).
pub fn run<'a, T: Trace<Function>>(
    cx: impl Into<Cx<'a>>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    options: &Options,
    lvi: bool,
    trace: &mut T,
) -> Report {
    let cx: Cx<'_> = cx.into();
    if f.entry().is_none() || guard_skipped(cx, f, options) {
        return Report::default();
    }
    let reducible = guard_input_reducible(analyses.loops(f));
    if planted!(cx, IrreducibleInputChanged, !reducible, false) {
        return Report::default();
    }
    let mut pass = Pass::new(cx, f, options, analyses, lvi, trace);
    pass.reach_fixed_point();
    pass.into_report()
}

/// What the pass leaves right where it changes something. Edges are told as they change; blocks whose address is used and
/// those with convergent operations stay what they are. Lazy value info stays sound, but says less than a fresh one.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::AddressTakenBlocks)
    .preserve(AnalysisId::ConvergentBlocks);

/// Functions that the pass leaves alone: `optnone`, and on targets with divergent branches where upstream's
/// gate was asked for.
pub fn guard_skipped(cx: Cx<'_>, f: &Function, options: &Options) -> bool {
    let optnone = cx
        .function(f.global)
        .is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::OptimizeNone));
    let divergent = ["nvptx", "amdgcn"].iter().any(|t| cx.triple.starts_with(t));
    planted!(cx, OptNoneIgnored, optnone, false) || (options.upstream_divergence_gate && divergent)
}

/// X-6: an irreducible function is left untouched.
pub fn guard_input_reducible(loops: &Loops) -> bool {
    loops.reducible
}
