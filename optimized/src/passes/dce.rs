//! Dead code elimination: erases instructions that nothing uses and that have no effect, and then what only they used.
//!
//! One pass over the blocks from the last to the first and each block from its end finds most of it at
//! once; operands that lose their last use are looked at again. Branches and stores stay, so the graph does not change.

use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::context::Cx;
use crate::pass::{FunctionPass, Invocation, Pass, Ran};
use crate::transform::sweep::sweep;
use tandem_ir::attr::AttrKind;
use tandem_ir::passes::{DCE, PassId};
use tandem_ir::rewrite::Trace;
use tandem_ir::{Function, Inst};

/// DCE for the pass manager.
pub struct DCEPass;

impl Pass for DCEPass {
    const ID: &'static PassId = &DCE;
    type Options = ();
}

/// What the pass leaves right where it changes something: blocks and edges, and sets of blocks that erasing and replacing do not make too small.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::AddressTakenBlocks)
    .preserve(AnalysisId::ConvergentBlocks)
    .preserve(AnalysisId::InstOrder)
    .preserve(AnalysisId::ScalarEvolution);

impl FunctionPass for DCEPass {
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        _: Invocation<'_, ()>,
        trace: &mut T,
    ) -> Ran {
        let erased = run(cx, f, trace);
        analyses.insts_erased(cx, f);
        Ran {
            changed: erased > 0,
            counters: vec![("instructions erased", erased)],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// Runs the pass on one function and returns how many instructions it erased.
pub fn run<T: Trace<Function>>(cx: Cx<'_>, f: &mut Function, trace: &mut T) -> u64 {
    let optnone = cx
        .function(f.global)
        .is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::OptimizeNone));
    if optnone {
        return 0;
    }
    // In order of the text, so that the last is taken first.
    let mut work: Vec<Inst> = f.blocks().flat_map(|b| f.insts(b)).collect();
    sweep(cx, f, &mut work, trace)
}
