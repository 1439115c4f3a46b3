//! What the analyses of this pass believe, as plain data, for a judge to hold against executions (design law 6).
//!
//! A run exports what its caches hold in the end. That shows a stale fact, but of a
//! wrong one only where the pass happened to ask. So a judge may also ask for
//! everything that could be asked of a function as it stands: the facts of each value
//! where each block ends and on each edge, what each predecessor knows of the values of a block,
//! which values are surely well defined, and what each instruction folds to.

use super::guard_input_reducible;
use super::knowledge::EdgeView;
use super::options::Options;
use super::terminators::Terminators;
use crate::analysis::dominators::Dominators;
use crate::analysis::fold::{Folded, fold};
use crate::analysis::lvi::{Lvi, is_available};
use crate::analysis::manager::{AnalysisId, FunctionAnalyses};
use crate::analysis::nonundef::is_well_defined;
use crate::analysis::range::MAX_WIDTH;
use crate::context::Cx;
use smallvec::SmallVec;
use tandem_ir::claims::{Claims, Fact, FactPlace, ValueFact};
use tandem_ir::{Block, Function, Value};

/// Pairs of a value and a block beyond which a function is too large to ask everything.
const MOST_QUESTIONS: usize = 1 << 14;
/// How deep instructions are looked through on an edge.
const DEPTH: u32 = 8;

/// Everything that the analyses say of a function as it stands; of a large one, only the graph, of an
/// irreducible one, nothing.
pub fn claims_of<'a>(cx: impl Into<Cx<'a>>, f: &Function, options: &Options) -> Claims {
    let cx: Cx<'_> = cx.into();
    let mut analyses = FunctionAnalyses::default();
    // The pass asks nothing of an irreducible function.
    if f.entry().is_none() || !guard_input_reducible(analyses.loops(f)) {
        return Claims::default();
    }
    for graph in [AnalysisId::Dominators, AnalysisId::PostDominators] {
        analyses.require(cx, f, graph);
    }
    let graph = analyses.claims(f);
    let mut all = Vec::new();
    let dom = analyses.dominators(f).clone();
    let values: Vec<Value> = all_values(f, &dom).collect();
    if values.len() * dom.order().len() <= MOST_QUESTIONS {
        let lvi = analyses.lazy_value_info(cx, f);
        at_ends(cx, f, &dom, &values, lvi, &mut all);
        for &b in dom.order() {
            through(cx, f, (b, &dom), options, lvi, &mut all);
        }
        by_definition(cx, f, &values, &mut all);
    }
    Claims {
        values: all,
        ..graph
    }
}

/// Arguments, and results in reachable blocks, that facts describe.
fn all_values<'a>(f: &'a Function, dom: &'a Dominators) -> impl Iterator<Item = Value> + 'a {
    let results = dom.order().iter().flat_map(|&b| f.insts(b));
    let results = results.filter_map(|i| f.result(i));
    let described = |v: &Value| {
        let ty = f.value_type(*v);
        ty.is_ptr() || ty.int_width().is_some_and(|w| w <= MAX_WIDTH)
    };
    f.args().iter().copied().chain(results).filter(described)
}

/// Lazy value info, everywhere.
fn at_ends(
    cx: Cx<'_>,
    f: &Function,
    dom: &Dominators,
    values: &[Value],
    lvi: &mut Lvi,
    out: &mut Vec<ValueFact>,
) {
    for &b in dom.order() {
        let mut to: SmallVec<[Block; 4]> = f.successors(b).collect();
        to.sort_unstable();
        to.dedup();
        for &v in values.iter().filter(|&&v| is_available(f, dom, v, b)) {
            let end = lvi.at_end(cx, f, v, b);
            out.extend(end.claim(v, FactPlace::End(b)));
            for &s in &to {
                let edge = lvi.on_edge(cx, f, v, b, s);
                out.extend(edge.claim(v, FactPlace::Edge(b, s)).filter(|_| edge != end));
            }
        }
    }
}

/// What predecessors know of the values that a block computes and uses, with and without lazy value info.
fn through(
    cx: Cx<'_>,
    f: &Function,
    (b, dom): (Block, &Dominators),
    options: &Options,
    lvi: &mut Lvi,
    out: &mut Vec<ValueFact>,
) {
    let used = f.insts(b).filter(|&i| !f.is_phi(i));
    let used = used.flat_map(|i| f.operands(i));
    let results = f.insts(b).filter_map(|i| f.result(i));
    let mut asked: Vec<Value> = results.chain(used).collect();
    asked.retain(|&v| {
        let ty = f.value_type(v);
        let described = ty.is_ptr() || ty.int_width().is_some_and(|w| w <= MAX_WIDTH);
        described && f.as_const(v).is_none() && is_available(f, dom, v, b)
    });
    asked.sort_unstable();
    asked.dedup();
    let chain = options.implication_search_threshold;
    let (mut for_near, mut for_far) = (Terminators::new(f), Terminators::new(f));
    let reachable = |p: &&Block| f.entry() == Some(**p) || dom.idom(**p).is_some();
    for &p in f.predecessors(b).iter().filter(reachable) {
        // What one view has been asked before must not change what it says of the next value.
        let mut shared = EdgeView::new(cx, f, &mut for_near, (p, b), chain, None);
        for &v in &asked {
            let near = shared.fact(v, DEPTH);
            out.extend(near.claim(v, FactPlace::Through(p, b)));
            let mut far = EdgeView::new(cx, f, &mut for_far, (p, b), chain, Some(&mut *lvi));
            let far = far.fact(v, DEPTH);
            let more = far.claim(v, FactPlace::Through(p, b));
            out.extend(more.filter(|_| far != near));
        }
    }
}

/// What is said of a value wherever it is: that it is well defined, and what its instruction folds to.
fn by_definition(cx: Cx<'_>, f: &Function, values: &[Value], out: &mut Vec<ValueFact>) {
    for &value in values {
        let def = f.def_inst(value);
        let home = match def {
            Some(i) => f.inst_block(i),
            None => f.entry(),
        };
        let Some(place) = home.map(FactPlace::End) else {
            continue;
        };
        let mut say = |fact, noundef| {
            out.push(ValueFact {
                value,
                place,
                fact,
                noundef,
            });
        };
        if is_well_defined(cx, f, value) {
            say(Fact::Any, true);
        }
        match def.and_then(|i| fold(cx, f, i)) {
            Some(Folded::Value(v)) => say(Fact::Equals(v), false),
            Some(Folded::Int(n)) => say(Fact::Is(n), false),
            None => {}
        }
    }
}
