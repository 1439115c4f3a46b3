//! DFA JumpThreading: each state of a loop's state machine jumps straight to the next one (JT-016, JT-R16).
//!
//! ```text
//!   loop:   %s = phi i32 [ 0, %entry ], [ 1, %one ], [ 0, %two ]      entry → loop₀ → one → loop₁ → two → loop₀ → …
//!           switch i32 %s, … [ 0 → %one, 1 → %two ]                   loopₙ: a copy of loop for state n, without switch
//! ```
//!
//! A switch in a loop on a phi that is a constant wherever it is set is a state machine, and the switch only finds out
//! again what the path to it has decided. The paths are found by [`search`], gathered by state, copied and chained by
//! [`thread`]; all paths of a switch are threaded at once or none is, on a draft of the function first ([`state`]). A
//! switch that was refused is not tried again.
//!
//! Copies are bounded by a budget per invocation ([`BUDGET`], instructions), and per switch by what one comparison
//! saved may cost ([`COST_THRESHOLD`]); the search has limits of its own, all in [`Options`]. Default pipelines hold
//! the pass only where it is switched on.
//!
//! **Invariant:** the graph is reducible before and after: with a start that only the run knows, the states would
//! become a loop with several entries (JT-T16). A refused switch leaves the function as it was.

mod cleanup;
pub mod legality;
mod options;
mod search;
mod state;
mod thread;

pub use options::*;

use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::context::Cx;
use crate::defects::planted;
use crate::options::Knob;
use crate::pass::{FunctionPass, Invocation, Pass, Ran};
use search::{Nest, Search};
use state::Attempt;
use std::collections::VecDeque;
use tandem_ir::attr::AttrKind;
use tandem_ir::passes::{DFA_JUMP_THREADING, PassId};
use tandem_ir::rewrite::{NoTrace, Trace};
use tandem_ir::{Block, Function};

/// DFA JumpThreading for the pass manager.
pub struct DFAJumpThreadingPass;

impl Pass for DFAJumpThreadingPass {
    const ID: &'static PassId = &DFA_JUMP_THREADING;
    type Options = Options;
    const KNOBS: &'static [Knob<Options>] = options::KNOBS;
    fn in_default_pipelines(options: &Options) -> bool {
        options.enable
    }
}

impl FunctionPass for DFAJumpThreadingPass {
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> Ran {
        let r = run(cx, f, analyses, with.options, trace);
        Ran {
            changed: r.changed,
            counters: r.counters().into(),
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// Runs the pass on one function. Whether a default pipeline holds the pass is not asked here.
pub fn run<'a, T: Trace<Function>>(
    cx: impl Into<Cx<'a>>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    options: &Options,
    trace: &mut T,
) -> Report {
    let cx: Cx<'_> = cx.into();
    let mut report = Report::default();
    if f.entry().is_none() || guard_skipped(cx, f) {
        return report;
    }
    let mut switches: VecDeque<Block> = f
        .blocks()
        .filter(|&b| search::guard_candidate(f, b).is_some())
        .collect();
    if switches.is_empty() {
        return report;
    }
    // X-6: an irreducible function is left untouched.
    if !analyses.loops(f).reducible {
        return report;
    }
    let mut nest = Nest::new(f, analyses.loops(f));
    while let Some(switch) = switches.pop_front() {
        trace.heartbeat();
        if !f.in_layout(switch) {
            continue;
        }
        let within = (&nest, analyses.dominators(f));
        let Some(search) = Search::new(cx, f, options, within, switch) else {
            continue;
        };
        let done = if search.run().is_hopeless(options) {
            report.refused.push(Refusal::Unpredictable);
            false
        } else {
            thread_switch(cx, f, analyses, options, switch, &mut report, trace)
        };
        if done {
            nest = Nest::new(f, analyses.loops(f));
        } else if planted!(cx, DfaRefusedTriedAgain, false, true) {
            switches.push_back(switch);
        }
    }
    report
}

/// What the pass leaves right where it changes something: edges are told as they change.
pub const PRESERVED: PreservedAnalyses =
    PreservedAnalyses::cfg().preserve(AnalysisId::AddressTakenBlocks);

/// Functions that the pass leaves alone: `optnone`, and those that are to be small above all.
pub fn guard_skipped(cx: Cx<'_>, f: &Function) -> bool {
    let is = |kind| {
        cx.function(f.global)
            .is_some_and(|d| cx.attrs.has(d.attrs.func, kind))
    };
    is(AttrKind::OptimizeNone) || is(AttrKind::MinSize)
}

/// Tries one switch on a draft, and does for good what is accepted; true if the function changed.
fn thread_switch<T: Trace<Function>>(
    cx: Cx<'_>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    options: &Options,
    switch: Block,
    report: &mut Report,
    trace: &mut T,
) -> bool {
    let mut draft = f.clone();
    let budget = BUDGET.saturating_sub(report.budget_spent);
    let mut drafted = analyses.for_copy();
    let mut attempt = Attempt {
        cx,
        f: &mut draft,
        analyses: &mut drafted,
        options,
        trace: &mut NoTrace,
        budget,
        report: Report::default(),
    };
    if let Err(why) = attempt.run(switch) {
        report.refused.push(why);
        return false;
    }
    let done = attempt.report;
    if !T::ACTIVE {
        *f = draft;
        *analyses = drafted;
        report.add(&done);
        return true;
    }
    let mut attempt = Attempt {
        cx,
        f,
        analyses,
        options,
        trace,
        budget,
        report: Report::default(),
    };
    // The same function and the same decisions: what the draft accepted is accepted here.
    let _ = attempt.run(switch);
    report.add(&attempt.report);
    true
}
