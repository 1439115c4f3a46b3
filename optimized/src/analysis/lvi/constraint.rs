//! What taking an edge, or passing an assumption, says about a value.

use super::fact::{Fact, Set};
use crate::analysis::predicates::{inverse, swapped};
use crate::analysis::range::Range;
use crate::context::Cx;
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::{BinOp, Block, Function, Inst, InstKind, IntPredicate, Type, Value};

/// How deep `and`, `or`, `xor` of conditions are taken apart.
const DEPTH: u32 = 6;

/// A condition as a formula over others.
pub enum Formula {
    /// The condition itself and nothing more.
    Atom,
    /// `xor c, true`
    Not(Value),
    /// Both hold (`and`, `select a, b, false`).
    And(Value, Value),
    /// One holds (`or`, `select a, true, b`).
    Or(Value, Value),
}

/// Takes a condition apart. `freeze` is not looked through: it may hold although its operand is poison.
pub fn formula(f: &Function, c: Value) -> Formula {
    let Some(i) = f.def_inst(c).filter(|&i| f.inst_type(i) == Type::I1) else {
        return Formula::Atom;
    };
    let op = |n| f.operand(i, n);
    match f.kind(i) {
        InstKind::Binary(BinOp::Xor) if f.as_bool(op(1)) == Some(true) => Formula::Not(op(0)),
        InstKind::Binary(BinOp::Xor) if f.as_bool(op(0)) == Some(true) => Formula::Not(op(1)),
        InstKind::Binary(BinOp::And) => Formula::And(op(0), op(1)),
        InstKind::Binary(BinOp::Or) => Formula::Or(op(0), op(1)),
        InstKind::Select if f.as_bool(op(2)) == Some(false) => Formula::And(op(0), op(1)),
        InstKind::Select if f.as_bool(op(1)) == Some(true) => Formula::Or(op(0), op(2)),
        _ => Formula::Atom,
    }
}

/// The values that `v` can have where `cond` came out as `truth`.
pub fn from_condition(cx: Cx<'_>, f: &Function, cond: Value, truth: bool, v: Value) -> Set {
    go(cx, f, cond, truth, v, DEPTH)
}

fn go(cx: Cx<'_>, f: &Function, cond: Value, truth: bool, v: Value, depth: u32) -> Set {
    if cond == v {
        return Set::Range(Range::bool(truth));
    }
    if depth == 0 {
        return Set::Top;
    }
    let sub = |c: Value| go(cx, f, c, truth, v, depth - 1);
    match formula(f, cond) {
        Formula::Not(c) => return go(cx, f, c, !truth, v, depth - 1),
        Formula::And(a, b) if truth => return sub(a).intersect(sub(b)),
        Formula::And(a, b) => {
            let either = sub(a).union(sub(b));
            return planted!(
                cx,
                FalseConjunctionMeetsBoth,
                either,
                sub(a).intersect(sub(b))
            );
        }
        Formula::Or(a, b) if truth => return sub(a).union(sub(b)),
        Formula::Or(a, b) => return sub(a).intersect(sub(b)),
        Formula::Atom => {}
    }
    let Some(i) = f.def_inst(cond) else {
        return Set::Top;
    };
    let InstKind::ICmp(p) = *f.kind(i) else {
        return Set::Top;
    };
    let (a, b) = (f.operand(i, 0), f.operand(i, 1));
    if !is_about(f, a, v) && !is_about(f, b, v) {
        return Set::Top;
    }
    let not = planted!(cx, FalseEdgeExcludesBound, inverse(p), swapped(p));
    let p = if truth { p } else { not };
    comparison(cx, f, p, a, b, v)
        .or_else(|| comparison(cx, f, swapped(p), b, a, v))
        .unwrap_or(Set::Top)
}

/// True if a side of a comparison is the value, perhaps with something added.
#[inline]
fn is_about(f: &Function, side: Value, v: Value) -> bool {
    side == v
        || f.def_inst(side).is_some_and(|i| {
            matches!(f.kind(i), InstKind::Binary(BinOp::Add)) && f.operand(i, 0) == v
        })
}

/// The values of `v` for which `a p b` holds, `b` being a constant and `a` the value, perhaps with a
/// constant added.
fn comparison(
    cx: Cx<'_>,
    f: &Function,
    p: IntPredicate,
    a: Value,
    b: Value,
    v: Value,
) -> Option<Set> {
    if a == v {
        return match Fact::of_const(cx, f, b)?.set {
            Set::Range(r) => Some(region(cx, p, r)),
            Set::Null if p == IntPredicate::Eq => Some(Set::Null),
            Set::Null if p == IntPredicate::Ne => Some(Set::NonNull),
            _ => None,
        };
    }
    let i = f.def_inst(a)?;
    if !matches!(f.kind(i), InstKind::Binary(BinOp::Add)) || f.operand(i, 0) != v {
        return None;
    }
    let constant = |v: Value| match Fact::of_const(cx, f, v)?.set {
        Set::Range(r) => Some(r),
        _ => None,
    };
    let (r, offset) = (constant(b)?, constant(f.operand(i, 1))?);
    Some(match region(cx, p, r) {
        Set::Range(x) => {
            let before = x.difference(offset);
            Set::range(planted!(cx, OffsetAddedNotTaken, before, x.sum(offset)))
        }
        other => other,
    })
}

fn region(cx: Cx<'_>, p: IntPredicate, r: Range) -> Set {
    let p = planted!(cx, BoundLeftOut, p, faulty::strict(p));
    let p = planted!(cx, SignedBoundReadUnsigned, p, faulty::as_unsigned(p));
    Range::allowed_by(p, r).map_or(Set::Empty, Set::range)
}

/// False if a condition says nothing about the value however it comes out: the short way to [`Set::Top`].
fn speaks_of(f: &Function, cond: Value, v: Value, depth: u32) -> bool {
    if cond == v || depth == 0 {
        return cond == v;
    }
    let Some(i) = f.def_inst(cond) else {
        return false;
    };
    match f.kind(i) {
        InstKind::ICmp(_) => f.operands(i).any(|side| is_about(f, side, v)),
        // What is no formula is taken for one here, and found out by `go`.
        InstKind::Binary(_) | InstKind::Select => {
            f.operands(i).any(|part| speaks_of(f, part, v, depth - 1))
        }
        _ => false,
    }
}

/// The values that `v` can have on the edges from `from` to `to`, all of them together, by what
/// the terminator of `from` says (JT-R4 c).
pub fn on_edge(cx: Cx<'_>, f: &Function, from: Block, to: Block, v: Value) -> Set {
    let Some(t) = f.terminator(from) else {
        return Set::Top;
    };
    match f.kind(t) {
        InstKind::Br if f.num_operands(t) == 3 && !speaks_of(f, f.operand(t, 0), v, DEPTH) => {
            Set::Top
        }
        InstKind::Br if f.num_operands(t) == 3 => match planted!(
            cx,
            BothEdgesTakenForOne,
            branch_outcome(f, t, to),
            Some(f.as_block(f.operand(t, 1)) == Some(to))
        ) {
            Some(truth) => from_condition(cx, f, f.operand(t, 0), truth, v),
            None => Set::Top,
        },
        InstKind::Switch if f.operand(t, 0) == v => guard_switch_edges(cx, f, t, to),
        _ => Set::Top,
    }
}

/// The values of which [`on_edge`] can say something on the edges from a block; `None` if they are too many to be worth
/// a list.
pub fn subjects(f: &Function, from: Block) -> Option<SmallVec<[Value; 8]>> {
    let mut out = SmallVec::new();
    let Some(t) = f.terminator(from) else {
        return Some(out);
    };
    match f.kind(t) {
        InstKind::Br if f.num_operands(t) == 3 => {
            collect(f, f.operand(t, 0), DEPTH, &mut out).then_some(out)
        }
        InstKind::Switch => {
            out.push(f.operand(t, 0));
            Some(out)
        }
        _ => Some(out),
    }
}

/// What [`go`] compares a value with; false if that is too much.
fn collect(f: &Function, cond: Value, depth: u32, out: &mut SmallVec<[Value; 8]>) -> bool {
    const MOST: usize = 24;
    out.push(cond);
    if depth == 0 || out.len() > MOST {
        return out.len() <= MOST;
    }
    match formula(f, cond) {
        Formula::Not(c) => return collect(f, c, depth - 1, out),
        Formula::And(a, b) | Formula::Or(a, b) => {
            return collect(f, a, depth - 1, out) && collect(f, b, depth - 1, out);
        }
        Formula::Atom => {}
    }
    let compare = f.def_inst(cond);
    let compare = compare.filter(|&i| matches!(f.kind(i), InstKind::ICmp(_)));
    for side in compare.into_iter().flat_map(|i| f.operands(i)) {
        out.push(side);
        let sum = f.def_inst(side);
        let sum = sum.filter(|&i| matches!(f.kind(i), InstKind::Binary(BinOp::Add)));
        out.extend(sum.map(|i| f.operand(i, 0)));
    }
    true
}

/// Which way a conditional branch goes to reach `to`; `None` if both or neither does.
pub fn branch_outcome(f: &Function, t: Inst, to: Block) -> Option<bool> {
    let yes = f.as_block(f.operand(t, 1)) == Some(to);
    let no = f.as_block(f.operand(t, 2)) == Some(to);
    (yes != no).then_some(yes)
}

/// JT-T11: the union over *all* edges from a switch to `to`; the default edge stands for everything that
/// is no case with another target.
pub fn guard_switch_edges(cx: Cx<'_>, f: &Function, switch: Inst, to: Block) -> Set {
    let ty = f.value_type(f.operand(switch, 0));
    let case = |v: Value| match Fact::of_const(cx, f, v)?.set {
        Set::Range(r) => Some(r),
        _ => None,
    };
    if f.as_block(f.operand(switch, 1)) != Some(to) {
        let mut set = Set::Empty;
        for (v, _) in f.switch_cases(switch).filter(|c| c.1 == to) {
            let one = case(v).map_or(Set::Top, Set::range);
            set = planted!(cx, LastCaseStandsForAll, set.union(one), one);
        }
        return set;
    }
    let Some(mut rest) = ty.int_width().and_then(Range::full) else {
        return Set::Top;
    };
    let mut gone: Vec<u128> = f
        .switch_cases(switch)
        .filter(|c| planted!(cx, DefaultEdgeLosesItsCases, c.1 != to, true))
        .filter_map(|c| case(c.0)?.as_single())
        .collect();
    // Sorted, so that neighbours are taken off the ends one after another.
    gone.sort_unstable();
    let upwards = gone.iter().copied();
    for v in upwards.clone().chain(upwards.rev()) {
        match rest.contains(v).then(|| rest.without(v)) {
            Some(Some(r)) => rest = r,
            Some(None) => return Set::Empty,
            None => {}
        }
    }
    Set::range(rest)
}
