//! The analysis manager: analyses are asked for, computed when they are first asked for, and kept until a change that
//! they depend on.
//!
//! ```text
//!   pass ── asks ──▶ FunctionAnalyses ── computes once ──▶ Dominators, Loops, Lvi, …
//!     │                    ▲    ▲
//!     │ tells of an edit ──┘    │
//!     └─ returns PreservedAnalyses ── invalidate
//! ```
//!
//! A pass on functions gets a handle to the [`FunctionAnalyses`] of its function, one on modules a handle to the
//! [`ModuleAnalyses`] of its module; it builds no analysis itself. There are two ways to keep the caches right:
//!
//! - *While a pass runs*, it tells the manager of each edit that makes a cached answer wrong and that it wants to ask about
//!   again ([`FunctionAnalyses::edges_changed`], [`FunctionAnalyses::value_changed`], …). Where an answer can be
//!   patched, it is; where not, it is dropped and computed anew when next asked for.
//! - *When a pass ends*, it says which analyses it preserved ([`PreservedAnalyses`]), and all others are dropped,
//!   with all those that require a dropped one.
//!
//! What the caches hold can be had as plain data ([`FunctionAnalyses::claims`]), so that a judge can compare it with
//! answers computed from scratch.
//!
//! **Invariant:** between two edits of a pass that maintains an analysis, and between two passes, each cached answer is
//! one that the same analysis, computed from scratch, could give: equal for what depends on edges alone, no less
//! careful for sets that may be too large, not contradictory for lazy value info.
//!
//! Machine functions have no manager yet: `branch-folder` and `block-placement` each build the graph of branches that they
//! edit, with loops beside it, and what either changes is edges or the order from which edges are read, so that nothing that
//! one has found would be left for the next.
//!
//! A manager holds no reference and no shared state: that of one function moves to another thread with its function.

mod function;
mod module;
mod preserved;

pub use function::FunctionAnalyses;
pub use module::{BodyAnalyses, ModuleAnalyses};
pub use preserved::PreservedAnalyses;

/// What an analysis is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// One function; each has its own answer.
    Function,
    /// The module.
    Module,
}

/// What an analysis reads, and so the smallest change that can make its answer wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reads {
    /// Which blocks there are, and the edges between them.
    Edges,
    /// Instructions too.
    Instructions,
    /// Names of the module and what mentions them.
    Names,
}

/// Identity of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnalysisId {
    /// [`Dominators`](super::dominators::Dominators)
    Dominators,
    /// [`PostDominators`](super::post_dominators::PostDominators)
    PostDominators,
    /// [`Loops`](super::loops::Loops)
    Loops,
    /// [`pinned_blocks`](super::address_taken::pinned_blocks)
    AddressTakenBlocks,
    /// [`ConvergentBlocks`](super::convergence::ConvergentBlocks)
    ConvergentBlocks,
    /// [`InstOrder`](super::inst_order::InstOrder)
    InstOrder,
    /// [`Lvi`](super::lvi::Lvi)
    LazyValueInfo,
    /// [`Kept`](super::scev::Kept)
    ScalarEvolution,
    /// [`GlobalUses`](super::module::GlobalUses)
    GlobalUses,
    /// [`Roots`](super::module::Roots)
    Roots,
}

/// What is known of an analysis without running it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisInfo {
    /// What it is called, and all that does not change from run to run.
    pub id: AnalysisId,
    /// Name in pipelines (`require<domtree>`): LLVM's where LLVM has the analysis.
    pub name: &'static str,
    /// What it is about.
    pub subject: Subject,
    /// What it reads.
    pub reads: Reads,
    /// Analyses without which its answer is not kept.
    pub requires: &'static [AnalysisId],
}

/// All analyses, in order of their identities.
pub const ANALYSES: &[AnalysisInfo] = {
    use AnalysisId::*;
    const fn row(
        id: AnalysisId,
        name: &'static str,
        subject: Subject,
        reads: Reads,
        requires: &'static [AnalysisId],
    ) -> AnalysisInfo {
        AnalysisInfo {
            id,
            name,
            subject,
            reads,
            requires,
        }
    }
    use Subject::{Function, Module};
    &[
        row(Dominators, "domtree", Function, Reads::Edges, &[]),
        row(PostDominators, "postdomtree", Function, Reads::Edges, &[]),
        row(Loops, "loops", Function, Reads::Edges, &[Dominators]),
        row(
            AddressTakenBlocks,
            "address-taken-blocks",
            Function,
            Reads::Instructions,
            &[],
        ),
        row(
            ConvergentBlocks,
            "convergent-blocks",
            Function,
            Reads::Instructions,
            &[],
        ),
        row(InstOrder, "inst-order", Function, Reads::Instructions, &[]),
        row(
            LazyValueInfo,
            "lazy-value-info",
            Function,
            Reads::Instructions,
            &[],
        ),
        row(
            ScalarEvolution,
            "scalar-evolution",
            Function,
            Reads::Instructions,
            &[Dominators, Loops],
        ),
        row(GlobalUses, "global-uses", Module, Reads::Names, &[]),
        row(Roots, "global-roots", Module, Reads::Names, &[]),
    ]
};

impl AnalysisId {
    /// The row of the table.
    pub fn info(self) -> &'static AnalysisInfo {
        &ANALYSES[self as usize]
    }
    /// The analysis of a name.
    pub fn lookup(name: &str) -> Option<AnalysisId> {
        ANALYSES.iter().find(|a| a.name == name).map(|a| a.id)
    }
}

#[cfg(test)]
mod tests;
