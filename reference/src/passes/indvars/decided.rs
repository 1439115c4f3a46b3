//! Comparisons that branches decide, and operations that are one of their operands.
//!
//! A comparison always comes out the same if that follows, where it stands, from what control has passed ([`Known`]); or by
//! induction over the iterations of a loop: of a recurrence and something invariant, if it holds with the start wherever the loop
//! is entered, and with the next iteration's number wherever control goes back: by what is known there, or because the step does not wrap. What an
//! iteration has passed may be used for the
//! next one: nothing but that iteration leads there.

use super::known::Known;
use crate::fold::signed;
use crate::loop_form as form;
use crate::rewrites::{Check, unproven};
use crate::scev::term::Term;
use crate::scev::{Evolution, Loop};
use crate::sets::{negated, swapped};
use tandem_ir::{BinOp, Block, Flags, Inst, InstKind, IntPredicate, Value};

/// True if a comparison of integers comes out like that whenever it is executed.
pub fn always(ev: &Evolution<'_>, i: Inst, truth: bool) -> bool {
    let f = ev.view.f;
    let InstKind::ICmp(pred) = *f.kind(i) else {
        return false;
    };
    let (a, b) = (f.operand(i, 0), f.operand(i, 1));
    if ev.width(a).is_none() || !ev.view.reducible {
        return false;
    }
    let pred = if truth { pred } else { negated(pred) };
    let (a, b) = (ev.value(a), ev.value(b));
    holds(ev, i, pred, &a, &b)
}

fn holds(ev: &Evolution<'_>, at: Inst, pred: IntPredicate, a: &Term, b: &Term) -> bool {
    Known::at(ev, at).holds(ev, pred, a, b)
        || by_induction(ev, at, pred, a, b)
        || by_induction(ev, at, swapped(pred), b, a)
}

fn by_induction(ev: &Evolution<'_>, at: Inst, pred: IntPredicate, a: &Term, b: &Term) -> bool {
    let Term::Recurrence(h, start, step) = a else {
        return false;
    };
    let home = ev.view.f.inst_block(at);
    let l = ev.headed(*h).filter(|l| home.is_some_and(|b| l.holds(b)));
    let Some(l) = l.filter(|l| ev.is_invariant(b, l)) else {
        return false;
    };
    let entered = form::entering(ev, l).into_iter();
    let mut entered = entered.map(|from| Known::on_edge(ev, from, l.header));
    let next = ev.sum(vec![a.clone(), (**step).clone()]);
    // What goes back has been compared in its own iteration, and by the hypothesis it held there.
    let mut back = form::latches(ev, l).into_iter().map(|from| {
        let known = Known::on_edge(ev, from, l.header);
        (from, known.and(pred, a.clone(), b.clone()))
    });
    entered.all(|k| k.holds(ev, pred, start, b))
        && back.all(|(from, k)| {
            k.holds(ev, pred, &next, b)
                || k.holds_after(ev, (pred, a, b), step)
                || keeps_order(ev, l, from, pred, a)
        })
}

/// True if a recurrence that has a number on one side has its next one there as well: a phi that is this recurrence gets, on this
/// way back, a sum whose flag says that it does not wrap, and a branch of the iteration has hung on that sum, so that it is not
/// poison.
fn keeps_order(
    ev: &Evolution<'_>,
    l: &Loop,
    from: Block,
    pred: IntPredicate,
    recurrence: &Term,
) -> bool {
    use IntPredicate::{Sge, Sgt, Sle, Slt, Uge, Ugt};
    let f = ev.view.f;
    let goes_on = |phi: Inst| {
        let v = f.result(phi).filter(|&v| ev.width(v).is_some())?;
        let next = f.phi_value_for(phi, from)?;
        let i = f.def_inst(next)?;
        let [a, b] = match f.kind(i) {
            InstKind::Binary(BinOp::Add) => [f.operand(i, 0), f.operand(i, 1)],
            _ => return None,
        };
        let by = ev.value(if a == v { b } else { a }).number()?;
        let (flags, up) = (f.flags(i), signed(ev.width(v)?, by) >= 0);
        let kept = match pred {
            Sge | Sgt => flags.contains(Flags::NSW) && up,
            Sle | Slt => flags.contains(Flags::NSW) && !up,
            Uge | Ugt => flags.contains(Flags::NUW),
            _ => false,
        };
        let same = (a == v || b == v) && ev.value(v) == *recurrence;
        Some(same && kept && is_branched_on(ev, l, from, next))
    };
    f.phis(l.header).any(|phi| goes_on(phi) == Some(true))
}

/// True if every iteration that comes to the end of a block of the loop has gone through a branch, of the loop, on a comparison
/// of the value: it is not poison there.
fn is_branched_on(ev: &Evolution<'_>, l: &Loop, from: Block, v: Value) -> bool {
    let f = ev.view.f;
    let users = |v: Value| f.uses(v).map(|u| f.user(u));
    let branches = users(v)
        .filter(|&i| matches!(f.kind(i), InstKind::ICmp(_)))
        .filter_map(|i| f.result(i))
        .flat_map(users)
        .filter(|&i| f.kind(i) == &InstKind::Br);
    let mut homes = branches.filter_map(|i| f.inst_block(i));
    homes.any(|b| l.holds(b) && ev.view.dominates(b, from))
}

/// Whether `new`, an operand of the remainder, maximum or minimum `old`, is what that always comes to; nothing if `old` is no such
/// operation on `new`.
pub fn chosen(ev: &Evolution<'_>, old: Value, new: Value) -> Option<Check> {
    use IntPredicate::{Sge, Sle, Slt, Uge, Ule, Ult};
    let f = ev.view.f;
    let i = f.def_inst(old)?;
    let operands: Vec<Value> = match f.call(i) {
        Some(call) => call.args().collect(),
        None => f.operands(i).collect(),
    };
    let &[a, b] = &operands[..] else {
        return None;
    };
    let other = match (a == new, b == new) {
        (true, _) => b,
        (false, true) => a,
        (false, false) => return None,
    };
    let pred = match f.kind(i) {
        InstKind::Binary(BinOp::URem) if a == new => Ult,
        InstKind::Binary(BinOp::SRem) if a == new => Slt,
        InstKind::Call(_) => match extreme(ev, i)? {
            "umin" => Ule,
            "umax" => Uge,
            "smin" => Sle,
            "smax" => Sge,
            _ => return None,
        },
        _ => return None,
    };
    ev.width(new)?;
    let (own, other) = (ev.value(new), ev.value(other));
    let zero = Term::Number(own.width(), 0);
    let positive = pred != Slt || holds(ev, i, Sge, &own, &zero);
    Some(match positive && holds(ev, i, pred, &own, &other) {
        true => Ok(()),
        false => Err(unproven("that the operation is this operand was not found")),
    })
}

/// The name of a maximum or minimum, without prefix and type.
fn extreme<'a>(ev: &Evolution<'a>, i: Inst) -> Option<&'a str> {
    let name = ev.view.cx.global_name(ev.view.f.callee(i)?);
    let (name, _) = name.strip_prefix("llvm.")?.rsplit_once('.')?;
    Some(name)
}
