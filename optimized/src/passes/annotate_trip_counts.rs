//! AnnotateTripCounts: what scalar evolution knows of how often loops run, written on their latches for whoever reads the
//! text.
//!
//! A loop whose number of trips is a constant gets that; of others a bound and a divisor are noted if they are known. Nothing
//! in the compiler reads the notes: they go out of date, while the analysis is at hand. The pass manager takes them
//! off a function that a later pass changes ([`crate::transform::loop_notes`]).

use crate::analysis::manager::{ModuleAnalyses, PreservedAnalyses};
use crate::analysis::scev::{Limits, ScalarEvolution};
use crate::context::{Cx, ModuleCx};
use crate::defects::planted;
use crate::pass::{Invocation, ModulePass, Pass, Ran};
use crate::transform::loop_notes::{self, Notes};
use tandem_ir::passes::{ANNOTATE_TRIP_COUNTS, PassId};
use tandem_ir::rewrite::{InstRef, ModuleRewrite, Trace};
use tandem_ir::{Block, Function, Inst, Module};

/// AnnotateTripCounts for the pass manager.
pub struct AnnotateTripCountsPass;

impl Pass for AnnotateTripCountsPass {
    const ID: &'static PassId = &ANNOTATE_TRIP_COUNTS;
    type Options = ();
}

/// What the pass leaves right: no analysis reads `llvm.loop` but scalar evolution, which is not kept.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::all();

impl ModulePass for AnnotateTripCountsPass {
    fn run<T: Trace<Module>>(
        cx: ModuleCx<'_>,
        m: &mut Module,
        _: &mut ModuleAnalyses,
        _: Invocation<'_, ()>,
        trace: &mut T,
    ) -> Ran {
        let annotated = run(cx, m, trace);
        Ran {
            changed: annotated > 0,
            counters: vec![("loops annotated", annotated)],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// Runs the pass; returns how many loops' notes it changed.
pub fn run<T: Trace<Module>>(_: ModuleCx<'_>, m: &mut Module, trace: &mut T) -> u64 {
    let mut annotated = 0;
    for body in 0..m.bodies.len() {
        let loops = known(Cx::from(&m.header), &m.bodies[body]);
        for (inst, notes) in loops {
            let f = &m.bodies[body];
            if loop_notes::on(&m.header, f, inst) == notes {
                continue;
            }
            let latch = InstRef {
                function: f.global,
                inst,
            };
            trace.before(m, |_| ModuleRewrite::AnnotateLoop {
                latch,
                exact: notes.exact,
                max: notes.max,
                multiple: notes.multiple,
            });
            loop_notes::annotate(&mut m.header, &mut m.bodies[body], inst, notes);
            trace.after(m);
            annotated += 1;
        }
    }
    annotated
}

/// The terminators of latches, with what is known of their loops. A latch of two loops, and one of several, is left out.
pub fn known(cx: Cx<'_>, f: &Function) -> Vec<(Inst, Notes)> {
    if f.blocks().all(|b| f.successors(b).next().is_none()) {
        return Vec::new();
    }
    let counts = ScalarEvolution::new(cx, f, Limits::default()).loop_counts();
    let mut all = Vec::new();
    for l in &counts {
        let shared = |b: Block| counts.iter().filter(|x| x.latch == Some(b)).count() > 1;
        let Some(latch) = l.latch.filter(|&b| !shared(b)) else {
            continue;
        };
        let exact = l.exact.map_or(0, |n| trips(cx, n));
        let notes = match exact {
            0 => Notes {
                exact,
                max: l.max.map_or(0, |n| trips(cx, n)),
                multiple: if l.multiple > 1 { l.multiple.into() } else { 0 },
            },
            _ => Notes {
                exact,
                ..Notes::default()
            },
        };
        all.extend(f.terminator(latch).map(|t| (t, notes)));
    }
    all
}

/// Back edges and one, if the sum fits into 64 bits; else 0.
fn trips(cx: Cx<'_>, (_, count): (u32, u128)) -> u64 {
    let trips = count.checked_add(1).and_then(|n| u64::try_from(n).ok());
    planted!(cx, BackEdgesForTrips, trips.unwrap_or(0), count as u64)
}
