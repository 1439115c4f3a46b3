//! Legality of replacing uses of a value, and of erasing what has none.
//!
//! A value may be replaced at a use if it is certain there to be the new one, or
//! undef or poison where the new one is not. Grounds are: folding, an algebraic
//! identity, an equal instruction, an earlier access of the same memory, or facts
//! that hold at the use. Facts of an assumption reach back only as far as control
//! was certain to come to it, and never into the assumption itself (JT-R5, JT-T10).

use super::{Check, contradicted, illegal, loads, unproven};
use crate::effects::{is_pure, is_removable_when_unused, is_well_defined, transfers_execution};
use crate::eval::Evaluator;
use crate::facts;
use crate::fold::{Known, constant};
use crate::ssa::only_source;
use crate::view::{View, incoming_block};
use tandem_ir::constant::ConstantData;
use tandem_ir::rewrite::{Operand, Why};
use tandem_ir::{
    BinOp, CastOp, Constant, Function, Inst, InstKind, IntPredicate, Type, Value, ValueDef,
};

/// Judges `EraseInst`.
pub fn erase(v: &View<'_>, inst: Inst) -> Check {
    if v.f.result(inst).is_some_and(|r| v.f.has_uses(r)) {
        return Err(illegal("X-1", "the instruction's result is used"));
    }
    if is_removable_when_unused(v.cx, v.f, inst) {
        return Ok(());
    }
    Err(illegal("X-1", "the instruction may have an effect"))
}

/// Judges `ReplaceUses`.
pub fn replace(
    v: &View<'_>,
    (old, new): (Value, &Operand),
    uses: &[(Inst, usize)],
    why: &Why,
) -> Check {
    phi_entries_agree(v.f, old, uses)?;
    for &(user, n) in uses {
        if let Operand::Value(w) = new
            && !v.is_available_for(*w, user, n)
        {
            return Err(illegal("X-1", "the new value does not dominate a use"));
        }
    }
    match matches(v, &Evaluator::anywhere(v).value(old), new) {
        Some(true) => return Ok(()),
        Some(false) => {
            let reason = "the value is certain to be another one";
            return Err(contradicted(why, "X-1", reason));
        }
        None => {}
    }
    if everywhere(v, old, new) {
        return Ok(());
    }
    uses.iter()
        .try_for_each(|&(user, n)| at_use(v, (old, new), (user, n), why))
}

/// Entries of a phi for one predecessor must stay equal, so they are replaced together.
fn phi_entries_agree(f: &Function, old: Value, uses: &[(Inst, usize)]) -> Check {
    for &(user, n) in uses {
        let Some(from) = incoming_block(f, user, n) else {
            continue;
        };
        let twins = (0..f.num_operands(user))
            .step_by(2)
            .filter(|&k| f.operand(user, k) == old && incoming_block(f, user, k) == Some(from));
        for k in twins {
            if !uses.contains(&(user, k)) {
                return Err(illegal(
                    "X-1",
                    "a phi would get two values for one predecessor",
                ));
            }
        }
    }
    Ok(())
}

/// Whether something known of the old value makes the new one right (`Some(true)`) or wrong.
pub(crate) fn matches(v: &View<'_>, known: &Known, new: &Operand) -> Option<bool> {
    let value = match new {
        Operand::Int(b) => b.as_u128().map(Known::int)?,
        Operand::Null(_) => Known::int(0),
        Operand::Undef(_) => Known::Undef,
        Operand::Poison(_) => Known::Poison,
        Operand::Value(w) => constant(v.cx, v.f, *w),
        // Floating-point constants, addresses and vectors: nothing is known of such values here.
        _ => return None,
    };
    match (known, value) {
        (Known::Poison, _) => Some(true),
        (Known::Undef, Known::Unknown) => match new {
            Operand::Value(w) => is_well_defined(v, *w).then_some(true),
            _ => None,
        },
        (Known::Undef, n) => Some(n != Known::Poison),
        (Known::Int { bits, .. }, Known::Int { bits: n, .. }) => Some(*bits == n),
        (Known::Int { .. }, Known::Undef | Known::Poison) => Some(false),
        (Known::Unknown, Known::Undef | Known::Poison) => None,
        _ => None,
    }
}

/// True if the operand names this value: the value itself, or a constant of the same type and data.
pub fn is_value(f: &Function, o: &Operand, w: Value) -> bool {
    match (o, f.value_def(w)) {
        (Operand::Value(x), _) => *x == w,
        (constant, ValueDef::Const(c)) => is_constant(f, constant, c),
        _ => false,
    }
}

/// True if the operand describes this constant, element by element.
fn is_constant(f: &Function, o: &Operand, c: Constant) -> bool {
    let pool = f.constants();
    if o.ty(f) != Some(pool.ty(c)) {
        return false;
    }
    match (o, pool.get(c)) {
        (Operand::Value(x), _) => matches!(f.value_def(*x), ValueDef::Const(d) if d == c),
        (Operand::Int(b), _) => pool.as_bits(c).as_ref() == Some(b),
        (Operand::Float(_, b), ConstantData::Float(d)) => b == d,
        (Operand::Undef(_), ConstantData::Undef)
        | (Operand::Poison(_), ConstantData::Poison)
        | (Operand::Null(_), ConstantData::Null)
        | (Operand::Zero(_), ConstantData::Zero) => true,
        (Operand::Splat(_, each), ConstantData::Splat(d)) => is_constant(f, each, *d),
        (Operand::Aggregate(_, parts), ConstantData::Aggregate(all)) => {
            parts.len() == all.len()
                && parts
                    .iter()
                    .zip(all.iter())
                    .all(|(p, &d)| is_constant(f, p, d))
        }
        (Operand::Global(_, g), ConstantData::Global(d)) => g == d,
        _ => false,
    }
}

/// Grounds that hold at every use.
fn everywhere(v: &View<'_>, old: Value, new: &Operand) -> bool {
    let Some(i) = v.f.def_inst(old) else {
        return false;
    };
    let twin = || match new {
        Operand::Value(w) => is_equal_inst(v, i, *w),
        _ => false,
    };
    let truth = |t: bool| matches!(new, Operand::Int(b) if b.as_u128() == Some(u128::from(t)));
    identity(v, i).is_some_and(|w| is_value(v.f, new, w))
        || beyond_the_ends(v.f, i).is_some_and(truth)
        || twin()
        || loads::forwarded(v, i).is_some_and(|w| is_value(v.f, new, w))
}

/// What a comparison with the least or greatest number of its order says of every number.
fn beyond_the_ends(f: &Function, i: Inst) -> Option<bool> {
    use IntPredicate::*;
    let InstKind::ICmp(p) = *f.kind(i) else {
        return None;
    };
    let c = f.as_int(f.operand(i, 1)).filter(|c| c.width() <= 128)?;
    let top = u128::MAX >> (128 - c.width());
    let c = c.as_u128()?;
    match p {
        Ule if c == top => Some(true),
        Uge if c == 0 => Some(true),
        Ugt if c == top => Some(false),
        Ult if c == 0 => Some(false),
        Sle if c == top >> 1 => Some(true),
        Sge if c == (top >> 1) + 1 => Some(true),
        Sgt if c == top >> 1 => Some(false),
        Slt if c == (top >> 1) + 1 => Some(false),
        _ => None,
    }
}

/// True if `w` is computed before `i` by an equal instruction that is poison no more often.
fn is_equal_inst(v: &View<'_>, i: Inst, w: Value) -> bool {
    let f = v.f;
    let Some(j) = f.def_inst(w) else {
        return false;
    };
    let extra = f.flags(j).without(f.flags(i));
    j != i
        && is_pure(f.kind(i))
        && f.kind(i) == f.kind(j)
        && f.inst_type(i) == f.inst_type(j)
        && extra.is_empty()
        && f.operands(i).eq(f.operands(j))
        && v.is_available_at(w, i)
}

/// The value that an instruction is bound to yield by an algebraic identity.
pub fn identity(v: &View<'_>, i: Inst) -> Option<Value> {
    let f = v.f;
    let op = |n| f.operand(i, n);
    match f.kind(i) {
        InstKind::Phi => phi_identity(v, i),
        InstKind::Select if f.value_type(op(0)) == Type::I1 => select_identity(v, i),
        InstKind::Freeze => is_well_defined(v, op(0)).then(|| op(0)),
        InstKind::Cast(CastOp::BitCast) => (f.value_type(op(0)) == f.inst_type(i)).then(|| op(0)),
        InstKind::Binary(b) => {
            let int = |n| constant(v.cx, f, op(n)).as_int();
            let all_ones = f
                .inst_type(i)
                .int_width()
                .filter(|&w| w <= 128)
                .map(crate::sets::max_value);
            let commutes = matches!(
                b,
                BinOp::Add | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor
            );
            let neutral = match b {
                BinOp::Mul | BinOp::UDiv | BinOp::SDiv => Some(1),
                BinOp::And => Some(all_ones?),
                BinOp::Add | BinOp::Sub | BinOp::Or | BinOp::Xor => Some(0),
                BinOp::Shl | BinOp::LShr | BinOp::AShr => Some(0),
                _ => None,
            }?;
            // At one bit 1 is -1, by which a signed division may overflow.
            if *b == BinOp::SDiv && f.inst_type(i) == Type::I1 {
                return None;
            }
            if int(1) == Some(neutral) {
                return Some(op(0));
            }
            (commutes && int(0) == Some(neutral)).then(|| op(1))
        }
        _ => None,
    }
}

fn phi_identity(v: &View<'_>, phi: Inst) -> Option<Value> {
    let source = only_source(v.f, phi)?;
    v.is_available_at(source, phi).then_some(source)
}

fn select_identity(v: &View<'_>, i: Inst) -> Option<Value> {
    let f = v.f;
    let (c, t, e) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
    if t == e {
        return Some(t);
    }
    match Evaluator::anywhere(v).value(c) {
        Known::Int { bits, .. } => Some(if bits == 1 { t } else { e }),
        _ => None,
    }
}

/// Grounds that hold at one use: facts of edges and assumptions.
fn at_use(
    v: &View<'_>,
    (old, new): (Value, &Operand),
    (user, n): (Inst, usize),
    why: &Why,
) -> Check {
    let Some(home) = v.f.inst_block(user).filter(|&b| v.is_reachable(b)) else {
        return Ok(());
    };
    let from = incoming_block(v.f, user, n);
    let here = match from {
        Some(from) => facts::on_edge(v, from, home),
        None => facts::before(v, reached_from(v, user)),
    };
    if equal_by_fact(v, old, new, &here) {
        return Ok(());
    }
    if v.f.value_type(old).is_ptr() {
        // An equal address need not have the same provenance.
        return Err(unproven(
            "that the pointers are the same could not be derived",
        ));
    }
    let decided = |facts| {
        matches(
            v,
            &Evaluator::new(v, facts, usize::MAX, None).value(old),
            new,
        )
    };
    let later = facts::at_end(v, from.unwrap_or(home));
    match decided(&here) {
        Some(true) => Ok(()),
        Some(false) => Err(contradicted(why, "JT-R5", ANOTHER_AT_A_USE)),
        None if decided(&later) == Some(true) => Err(illegal("JT-R5", TOO_EARLY)),
        None => Err(unproven(
            "that the values are equal at a use could not be derived",
        )),
    }
}

/// Why a use may not be replaced where the facts there say that the value is another one.
pub const ANOTHER_AT_A_USE: &str = "the value is certain to be another one at a use";

/// Why a use may not be replaced where only later facts say that the values are equal.
pub const TOO_EARLY: &str =
    "the fact comes from the user itself, or from behind a place where control may end";

/// The instruction at or after `user` that control is certain to reach from it; facts right before that
/// one may be relied on at `user` already, since otherwise there is UB to come.
fn reached_from(v: &View<'_>, user: Inst) -> Inst {
    if facts::assumed(v, user).is_some() {
        return user;
    }
    let mut at = user;
    while transfers_execution(v.cx, v.f, at) {
        match v.f.next_inst(at) {
            Some(next) => at = next,
            None => break,
        }
    }
    at
}

/// True if a fact says that the two integers are equal.
fn equal_by_fact(v: &View<'_>, old: Value, new: &Operand, facts: &facts::Facts) -> bool {
    let Operand::Value(w) = new else {
        return false;
    };
    let says = |f: &facts::Fact| match f {
        facts::Fact::Compare(IntPredicate::Eq, a, b) => {
            (*a, *b) == (old, *w) || (*b, *a) == (old, *w)
        }
        _ => false,
    };
    v.f.value_type(old).is_int() && facts.groups.iter().flat_map(|g| &g.1).any(says)
}
