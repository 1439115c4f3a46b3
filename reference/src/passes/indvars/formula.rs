//! Values that leave a loop and are worked out before it.
//!
//! The pass puts instructions before the loop, one by one, which nothing uses and which can do nothing (IV-6); then a phi behind the
//! loop takes their result. Whether that is right is asked here, by terms: in the iteration in which an exit is taken, a
//! recurrence `{start,+,step}` is `start + step * count`, and what the instructions come to has to be the same term, where what
//! branches before the loop say may decide maxima and minima.
//!
//! A term says what a value is where it is not poison, and whichever number undef stands for. What the new instructions read must
//! therefore be certain to be one number, or go through one `freeze` (U1, U3). It may then be any number where the value read is
//! undef or poison: the count hangs on what the exit test compares, and a test on poison, or one that may come out either way, is
//! undefined behaviour; and where the start is poison, so is the value that leaves the loop.

use super::Checked;
use super::known::Known;
use crate::effects::is_well_defined;
use crate::loop_form as form;
use crate::rewrites::entities::{operand_fits, placed, require};
use crate::rewrites::{Check, illegal, structure, unproven};
use crate::scev::term::Term;
use crate::scev::{Evolution, Loop};
use crate::view::incoming_block;
use std::collections::BTreeMap;
use tandem_ir::claims::scev::{Cast, Nary};
use tandem_ir::rewrite::{NewInst, Operand, Rewrite};
use tandem_ir::{
    BinOp, Block, CastOp, Flags, Function, Header, Inst, InstKind, IntPredicate, Value,
};

/// How deep new instructions are followed.
const DEPTH: u32 = 16;

// ----- instructions that can do nothing -----------------------------------------------------------------------------------

/// An instruction without flags that only computes, of whole numbers, stands at the end of a block before a loop.
pub fn insert(cx: &Header, f: &Function, rw: &Rewrite) -> Check {
    let Rewrite::InsertInst { inst, before } = rw else {
        return Err(structure::foreign(rw));
    };
    let home = placed(f, *before)?;
    let ev = Evolution::new(cx, f);
    require(ev.view.reducible, "X-6", "the function is irreducible")?;
    let precedes = |l: &Loop| form::preheader(&ev, l) == Some(home);
    let place = f.terminator(home) == Some(*before) && ev.loops.iter().any(precedes);
    require(place, "IV-6", "not the end of a block before a loop")?;
    require(
        inst.flags == Flags::NONE && computes(f, inst),
        "IV-6",
        "the instruction may do more than compute, or has flags",
    )?;
    for o in &inst.operands {
        let ty = o.ty(f);
        let ty = ty.ok_or_else(|| illegal("structure", "an operand has no type"))?;
        operand_fits(f, o, ty)?;
        if let Operand::Value(v) = o {
            let there = ev.view.is_available_at(*v, *before);
            require(there, "X-1", "an operand is not there")?;
        }
    }
    Ok(())
}

/// The instruction is arithmetic of whole numbers that never is undefined behaviour, whatever its operands.
fn computes(f: &Function, inst: &NewInst) -> bool {
    let whole = |o: &Operand| o.ty(f).is_some_and(|t| t.int_width().is_some());
    let kind = match &inst.kind {
        InstKind::Binary(op) => match op {
            BinOp::Add | BinOp::Sub | BinOp::Mul => true,
            BinOp::UDiv => {
                matches!(&inst.operands[..], [_, Operand::Int(n)] if n.as_u128() != Some(0))
            }
            _ => false,
        },
        InstKind::Cast(CastOp::Trunc | CastOp::ZExt | CastOp::SExt)
        | InstKind::ICmp(_)
        | InstKind::Select
        | InstKind::Freeze => true,
        _ => false,
    };
    kind && inst.ty.int_width().is_some() && inst.operands.iter().all(whole)
}

// ----- the value that leaves the loop -------------------------------------------------------------------------------------

/// What a phi behind a loop takes from one of its exits is `new`, a value from before the loop.
pub fn at_exit(ev: &Evolution<'_>, new: Value, (phi, n): (Inst, usize)) -> Check {
    let f = ev.view.f;
    let old = f.operand(phi, n);
    let from = incoming_block(f, phi, n);
    let from = from.ok_or_else(|| illegal("structure", "not an entry of a phi"))?;
    let available = ev.view.is_available_at_end(new, from);
    require(available, "X-1", "the new value is not there")?;
    let home = f.inst_block(phi);
    let left = |l: &&Loop| l.holds(from) && !home.is_some_and(|b| l.holds(b));
    for l in ev.loops.iter().filter(left) {
        if let Some(ground) = same_at_exit(ev, l, (from, old), new)? {
            return ground;
        }
    }
    Err(unproven("that the value is this one was not found"))
}

/// Compares with the value at one exit of one loop; nothing if the value, or the count, is not known.
fn same_at_exit(
    ev: &Evolution<'_>,
    l: &Loop,
    (from, old): (Block, Value),
    new: Value,
) -> Checked<Option<Check>> {
    let counts = ev.counts(l).exits;
    let count = counts.into_iter().find(|x| x.0 == from).and_then(|x| x.1);
    let (Some(count), Some(before)) = (count, form::preheader(ev, l)) else {
        return Ok(None);
    };
    let Some(width) = ev.width(old) else {
        return Ok(None);
    };
    let Term::Recurrence(h, start, step) = ev.value(old) else {
        return Ok(None);
    };
    let count = fitted(ev, &count, width);
    let grown = match (step.number(), count.number()) {
        (Some(n), _) => ev.scaled(n, count),
        (_, Some(n)) => ev.scaled(n, (*step).clone()),
        _ => return Ok(None),
    };
    if h != l.header {
        return Ok(None);
    }
    let expected = ev.sum(vec![(*start).clone(), grown]);
    let mut read = Read::default();
    let made = worked_out(ev, new, &mut read, DEPTH);
    read.check(ev)?;
    let known = Known::before(ev, before);
    let same = known.settled(ev, &expected) == known.settled(ev, &made);
    Ok(Some(match same {
        true => Ok(()),
        false => Err(unproven(
            "the value that leaves the loop was not found equal",
        )),
    }))
}

/// A value from before the loop is the number at which a variable that counts by 1 has come to the iteration in which an exit is
/// taken, or one step further. It counts in at least as many bits as the count has, so that it has been there in no earlier one.
pub fn is_limit(
    ev: &Evolution<'_>,
    l: &Loop,
    exit: Block,
    (phi, post): (Inst, bool),
    limit: Value,
) -> Check {
    let f = ev.view.f;
    let counts = ev.counts(l).exits;
    let count = counts.into_iter().find(|x| x.0 == exit).and_then(|x| x.1);
    let before = form::preheader(ev, l);
    let v = f.result(phi).filter(|&v| ev.width(v).is_some());
    let (Some(count), Some(before), Some(v)) = (count, before, v) else {
        return Err(unproven("the loop's count was not found"));
    };
    let there = ev.view.is_available_at_end(limit, before);
    require(there, "X-1", "the limit is not there")?;
    let Term::Recurrence(h, start, step) = ev.value(v) else {
        return Err(unproven("the variable's numbers were not found"));
    };
    let width = start.width();
    let all = crate::sets::max_value(width);
    let unit = step.number().filter(|&n| n == 1 || n == all);
    let unit = unit.filter(|_| h == l.header && count.width() <= width);
    let unit =
        unit.ok_or_else(|| illegal("IV-5", "the variable may pass the limit, or meet it early"))?;
    let mut steps = vec![fitted(ev, &count, width)];
    if post {
        steps.push(Term::Number(width, 1));
    }
    let grown = ev.scaled(unit, ev.sum(steps));
    let expected = ev.sum(vec![*start, grown]);
    let mut read = Read::default();
    let made = worked_out(ev, limit, &mut read, DEPTH);
    read.check(ev)?;
    let known = Known::before(ev, before);
    match known.settled(ev, &expected) == known.settled(ev, &made) {
        true => Ok(()),
        false => Err(unproven("the limit was not found equal")),
    }
}

/// A number without sign in another width; a cut goes into sums and products.
fn fitted(ev: &Evolution<'_>, t: &Term, width: u32) -> Term {
    if t.width() <= width {
        return crate::scev::term::convert(Cast::ZExt, width, t.clone());
    }
    match t {
        Term::Many(Nary::Add, xs) => ev.sum(xs.iter().map(|x| fitted(ev, x, width)).collect()),
        Term::Many(Nary::Mul, xs) if xs.len() == 2 && xs[0].number().is_some() => {
            ev.scaled(xs[0].number().unwrap_or(0), fitted(ev, &xs[1], width))
        }
        Term::Convert(Cast::ZExt | Cast::SExt, _, x) if x.width() >= width => fitted(ev, x, width),
        Term::Convert(op, _, x) => crate::scev::term::convert(*op, width, (**x).clone()),
        t => crate::scev::term::convert(Cast::Trunc, width, t.clone()),
    }
}

// ----- what instructions come to --------------------------------------------------------------------------------------------

/// What new instructions read.
#[derive(Default)]
struct Read {
    /// Values read as they are.
    plain: Vec<Value>,
    /// Values read through a `freeze`, and through which.
    frozen: BTreeMap<Value, Vec<Value>>,
}

impl Read {
    fn check(&self, ev: &Evolution<'_>) -> Check {
        for &v in &self.plain {
            let one = is_well_defined(&ev.view, v);
            require(one, "U1", "what is read may be undef or poison")?;
        }
        let once = self.frozen.values().all(|by| by.len() == 1);
        require(once, "U3", "a value is frozen more than once")
    }
}

/// A value as a term; instructions without flags are looked through, and anything else is read.
fn worked_out(ev: &Evolution<'_>, v: Value, read: &mut Read, depth: u32) -> Term {
    let f = ev.view.f;
    let made = f.def_inst(v).filter(|&i| {
        depth > 0 && f.flags(i) == Flags::NONE && f.operands(i).all(|o| ev.width(o).is_some())
    });
    let Some(i) = made else {
        return reads(ev, v, read);
    };
    let mut operand = |n: usize| worked_out(ev, f.operand(i, n), read, depth - 1);
    match f.kind(i) {
        InstKind::Freeze => {
            let x = f.operand(i, 0);
            let by = read.frozen.entry(x).or_default();
            if !by.contains(&v) {
                by.push(v);
            }
            ev.value(x)
        }
        InstKind::Binary(op @ (BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::UDiv)) => {
            let (a, b) = (operand(0), operand(1));
            let leaf = || Term::Leaf(v, a.width());
            ev.binary(*op, a.clone(), b).unwrap_or_else(leaf)
        }
        InstKind::Cast(op) => {
            let op = match op {
                CastOp::Trunc => Cast::Trunc,
                CastOp::ZExt => Cast::ZExt,
                CastOp::SExt => Cast::SExt,
                _ => return reads(ev, v, read),
            };
            let (x, width) = (operand(0), ev.width(v).unwrap_or(1));
            match op {
                Cast::Trunc => fitted(ev, &x, width),
                op => crate::scev::term::convert(op, width, x),
            }
        }
        InstKind::Select => match extreme(f, i) {
            Some(op) => Term::Many(op, vec![operand(1), operand(2)]),
            None => reads(ev, v, read),
        },
        _ => reads(ev, v, read),
    }
}

fn reads(ev: &Evolution<'_>, v: Value, read: &mut Read) -> Term {
    if ev.view.f.as_int(v).is_none() && !read.plain.contains(&v) {
        read.plain.push(v);
    }
    ev.value(v)
}

/// `a pred b ? a : b`, as the greater or smaller of the two.
fn extreme(f: &Function, select: Inst) -> Option<Nary> {
    let test = f.def_inst(f.operand(select, 0))?;
    let InstKind::ICmp(pred) = f.kind(test) else {
        return None;
    };
    let same = (0..2).all(|n| f.operand(test, n) == f.operand(select, n + 1));
    let plain = same && f.flags(test) == Flags::NONE;
    plain.then_some(match pred {
        IntPredicate::Sgt | IntPredicate::Sge => Nary::SMax,
        IntPredicate::Slt | IntPredicate::Sle => Nary::SMin,
        IntPredicate::Ugt | IntPredicate::Uge => Nary::UMax,
        IntPredicate::Ult | IntPredicate::Ule => Nary::UMin,
        _ => return None,
    })
}
