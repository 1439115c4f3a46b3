//! What control flow says about values: facts of edges and of assumptions.
//!
//! Control that took an edge has tested the condition of the branch, so the
//! condition has that value, and is neither undef nor poison (JT-R4 c). The same
//! holds after `llvm.assume`. A fact stays true wherever its edge or assumption
//! dominates: a value mentioned there cannot have been computed anew since
//! without control passing the edge again. That covers the single-predecessor
//! chain of JT-R4 (d), and goes further along dominators.
//!
//! Several edges between the same two blocks say only what all of them say
//! (JT-T11).

use crate::fold::{constant, width_of};
use crate::graph::{block, node};
use crate::sets::{Set, negated};
use crate::view::View;
use tandem_ir::constant::ConstantData;
use tandem_ir::{BinOp, Block, Function, Inst, InstKind, IntPredicate, Value};

/// Something true of all values that the named ones may stand for.
#[derive(Clone, Debug)]
pub enum Fact {
    /// The value is neither poison nor outside the set.
    In(Value, Set),
    /// The comparison holds.
    Compare(IntPredicate, Value, Value),
}

/// Facts by distance: first those of the last edge or point, then one group per step up the dominators.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// The groups; each with the number of hops along the single-predecessor chain, `None` beyond it.
    pub groups: Vec<(Option<u32>, Vec<Fact>)>,
}

/// How deep a condition is taken apart.
const DEPTH: u32 = 8;

/// What taking some edge `from -> to` says.
pub fn of_edge(v: &View<'_>, from: Block, to: Block) -> Vec<Fact> {
    let f = v.f;
    let mut out = Vec::new();
    let Some(t) = f.terminator(from) else {
        return out;
    };
    match f.kind(t) {
        InstKind::Br if f.num_operands(t) == 3 => {
            let side = |n| f.as_block(f.operand(t, n)) == Some(to);
            if side(1) != side(2) {
                truth(v, f.operand(t, 0), side(1), DEPTH, &mut out);
            }
        }
        InstKind::Switch => {
            let cond = f.operand(t, 0);
            if let Some(set) = switch_values(v, t, to) {
                out.push(Fact::In(cond, set));
            }
        }
        _ => {}
    }
    out
}

/// The values of a switch condition that lead to `to`, over all edges.
pub fn switch_values(v: &View<'_>, switch: Inst, to: Block) -> Option<Set> {
    let f = v.f;
    let width = width_of(v.cx, f.value_type(f.operand(switch, 0)))?;
    let (mut here, mut all) = (Vec::new(), Vec::new());
    for (value, target) in f.switch_cases(switch) {
        let c = constant(v.cx, f, value).as_int()?;
        all.push(c);
        if target == to {
            here.push(c);
        }
    }
    let cases = Set::of(width, &here);
    if f.as_block(f.operand(switch, 1)) == Some(to) {
        return Some(cases.union(&Set::of(width, &all).complement()));
    }
    Some(cases)
}

/// What it means that the `i1` value is `holds`.
pub fn truth(v: &View<'_>, cond: Value, holds: bool, depth: u32, out: &mut Vec<Fact>) {
    let f = v.f;
    out.push(Fact::In(cond, Set::of(1, &[u128::from(holds)])));
    let (Some(i), Some(depth)) = (f.def_inst(cond), depth.checked_sub(1)) else {
        return;
    };
    let op = |n| f.operand(i, n);
    match f.kind(i) {
        InstKind::ICmp(p) => comparison(v, if holds { *p } else { negated(*p) }, op(0), op(1), out),
        InstKind::Binary(BinOp::And) if holds => {
            truth(v, op(0), true, depth, out);
            truth(v, op(1), true, depth, out);
        }
        InstKind::Binary(BinOp::Or) if !holds => {
            truth(v, op(0), false, depth, out);
            truth(v, op(1), false, depth, out);
        }
        InstKind::Binary(BinOp::Xor) if f.as_bool(op(1)) == Some(true) => {
            truth(v, op(0), !holds, depth, out);
        }
        // The short-circuit forms: select a, b, false and select a, true, b.
        InstKind::Select if holds && f.as_bool(op(2)) == Some(false) => {
            truth(v, op(0), true, depth, out);
            truth(v, op(1), true, depth, out);
        }
        InstKind::Select if !holds && f.as_bool(op(1)) == Some(true) => {
            truth(v, op(0), false, depth, out);
            truth(v, op(2), false, depth, out);
        }
        _ => {}
    }
}

fn comparison(v: &View<'_>, p: IntPredicate, a: Value, b: Value, out: &mut Vec<Fact>) {
    let Some(width) = width_of(v.cx, v.f.value_type(a)) else {
        return;
    };
    out.push(Fact::Compare(p, a, b));
    if let Some(c) = constant(v.cx, v.f, b).as_int() {
        out.push(Fact::In(a, Set::compared(p, width, c)));
    }
    if let Some(c) = constant(v.cx, v.f, a).as_int() {
        out.push(Fact::In(
            b,
            Set::compared(crate::sets::swapped(p), width, c),
        ));
    }
}

/// The condition of an `llvm.assume` without operand bundles.
pub fn assumed(v: &View<'_>, i: Inst) -> Option<Value> {
    let call = v.f.call(i)?;
    let callee = v.f.callee(i)?;
    (v.cx.global_name(callee) == "llvm.assume" && call.num_args() == 1)
        .then(|| call.args().next())
        .flatten()
}

/// Facts at the end of a block.
pub fn at_end(v: &View<'_>, b: Block) -> Facts {
    collect(v, b, None)
}

/// Facts on the edges `from -> to`.
pub fn on_edge(v: &View<'_>, from: Block, to: Block) -> Facts {
    let mut facts = at_end(v, from);
    facts.groups.insert(0, (Some(0), of_edge(v, from, to)));
    facts
}

/// Facts right before an instruction.
pub fn before(v: &View<'_>, i: Inst) -> Facts {
    match v.f.inst_block(i) {
        Some(b) => collect(v, b, Some(i)),
        None => Facts::default(),
    }
}

fn collect(v: &View<'_>, b: Block, stop: Option<Inst>) -> Facts {
    let mut facts = Facts::default();
    let mut hops = Some(1);
    if !v.is_reachable(b) {
        return facts;
    }
    for n in v.dom.chain(node(b)) {
        let c = block(n);
        let pred = v.f.unique_predecessor(c);
        hops = hops.filter(|_| pred.is_some());
        let mut group = assumptions(v, c, if c == b { stop } else { None });
        if !group.is_empty() {
            facts.groups.push((None, std::mem::take(&mut group)));
        }
        if let Some(p) = pred {
            group = of_edge(v, p, c);
        }
        if !group.is_empty() {
            facts.groups.push((hops, group));
        }
        hops = hops.map(|h| h + 1);
    }
    facts
}

/// Facts of the assumptions of a block, up to an instruction of it.
fn assumptions(v: &View<'_>, b: Block, stop: Option<Inst>) -> Vec<Fact> {
    let mut out = Vec::new();
    for i in v.f.insts(b).take_while(|&i| Some(i) != stop) {
        if let Some(cond) = assumed(v, i) {
            truth(v, cond, true, DEPTH, &mut out);
        }
    }
    out
}

/// True if the value is a constant that is neither undef nor poison, or built of such.
pub fn is_plain_constant(f: &Function, v: Value) -> bool {
    matches!(
        f.as_const(v),
        Some(
            ConstantData::Int(_)
                | ConstantData::WideInt(_)
                | ConstantData::Float(_)
                | ConstantData::Null
                | ConstantData::Zero
                | ConstantData::Bytes(_)
                | ConstantData::Global(_)
        )
    )
}
