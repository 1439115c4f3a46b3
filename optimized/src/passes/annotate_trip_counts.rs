//! AnnotateTripCounts: what scalar evolution knows of how often loops run, written on their latches for whoever reads the
//! text.
//!
//! A loop whose number of trips is a constant gets that; of others a bound and a divisor are noted if they are known. Nothing
//! in the compiler reads the notes: they go out of date, while the analysis is at hand. The pass manager takes them
//! off a function that a later pass changes ([`crate::transform::loop_notes`]).

use crate::analysis::manager::{ModuleAnalyses, PreservedAnalyses};
use crate::context::ModuleCx;
use crate::pass::{Invocation, ModulePass, Pass, Ran};
use crate::transform::loop_notes;
use tandem_ir::Module;
use tandem_ir::passes::{ANNOTATE_TRIP_COUNTS, PassId};
use tandem_ir::rewrite::{InstRef, ModuleRewrite, Trace};

/// AnnotateTripCounts for the pass manager.
pub struct AnnotateTripCountsPass;

impl Pass for AnnotateTripCountsPass {
    const ID: &'static PassId = &ANNOTATE_TRIP_COUNTS;
    const ASKS_SCALAR_EVOLUTION: bool = true;
    type Options = ();
}

/// What the pass leaves right: no analysis reads `llvm.loop` but scalar evolution, and that nothing of what is noted.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::all();

impl ModulePass for AnnotateTripCountsPass {
    fn run<T: Trace<Module>>(
        cx: ModuleCx<'_>,
        m: &mut Module,
        analyses: &mut ModuleAnalyses,
        _: Invocation<'_, ()>,
        trace: &mut T,
    ) -> Ran {
        let annotated = run(cx, m, analyses, trace);
        Ran {
            changed: annotated > 0,
            counters: vec![("loops annotated", annotated)],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// Runs the pass; returns how many loops' notes it changed.
pub fn run<T: Trace<Module>>(
    cx: ModuleCx<'_>,
    m: &mut Module,
    analyses: &mut ModuleAnalyses,
    trace: &mut T,
) -> u64 {
    let mut annotated = 0;
    for body in 0..m.bodies.len() {
        let (f, here) = (&m.bodies[body], cx.in_function(&m.header));
        if f.blocks().all(|b| f.successors(b).next().is_none()) {
            continue;
        }
        let counts = analyses
            .body(body)
            .scalar_evolution(here, f, |se| se.loop_counts());
        let loops = loop_notes::said_of(here, f, &counts);
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
