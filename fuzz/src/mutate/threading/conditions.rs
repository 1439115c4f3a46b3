//! What a branch depends on: phis of constants, implied comparisons, selects.

use super::super::blocks::{condition, is_free};
use super::super::flow::{Dominators, use_point};
use super::super::work::{Work, is_point};
use super::super::{Mutator, gpu};
use super::{constant_phi, decides, jump, pick_deciding};
use tandem_ir::{BinOp, Block, Inst, InstKind, IntPredicate, Type};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    jump("jt-phi-condition", phi_condition),
    jump("jt-compare-phi", compare_phi),
    jump("jt-same-condition", same_condition),
    jump("jt-implied-condition", implied_condition),
    jump("jt-select-condition", select_condition),
    jump("jt-select-into-phi", select_into_phi),
    jump("jt-xor-condition", xor_condition),
    jump("jt-logic-condition", logic_condition),
    jump("jt-freeze-condition", freeze_condition),
    jump("jt-no-value-entry", no_value_entry),
    jump("jt-lane-entry", lane_entry),
    jump("jt-assume-condition", assume_condition),
    jump("jt-diverge", gpu::diverge_condition),
];

/// JT-R4 a: the condition is a phi with constants.
fn phi_condition(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    let ty = w.f().value_type(w.f().operand(t, 0));
    let phi = constant_phi(w, b, ty)?;
    w.fm().set_operand(t, 0, phi);
    Some(())
}

/// JT-R4 b: the condition compares a phi of constants, perhaps through arithmetic.
fn compare_phi(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    if w.f().value_type(w.f().operand(t, 0)) != Type::I1 {
        return None;
    }
    let ty = w
        .draw
        .pick(&[Type::I32, Type::I32, Type::I64, Type::I8, Type::int(7)])?;
    let mut v = constant_phi(w, b, ty)?;
    for _ in 0..w.draw.below(3) {
        let op = w
            .draw
            .pick(&[BinOp::Add, BinOp::Xor, BinOp::And, BinOp::Shl, BinOp::Mul])?;
        let with = w.constant(ty)?;
        v = w.compute(t, InstKind::Binary(op), ty, &[v, with])?;
    }
    let with = w.constant(ty)?;
    let p = w.draw.pick(IntPredicate::ALL)?;
    let cond = w.compute(t, InstKind::ICmp(p), Type::I1, &[v, with])?;
    w.fm().set_operand(t, 0, cond);
    Some(())
}

/// Two branches of which the first dominates the second.
fn pick_pair(w: &mut Work, doms: &Dominators) -> Option<(Inst, Inst)> {
    let first = w.pick_inst(|f, t| {
        matches!(f.kind(t), InstKind::Br)
            && f.num_operands(t) == 3
            && f.as_const(f.operand(t, 0)).is_none()
    })?;
    let f = w.f();
    let home = f.inst_block(first)?;
    let behind = w.insts(|f, t| {
        t != first
            && decides(f, t)
            && f.value_type(f.operand(t, 0)) == Type::I1
            && f.inst_block(t).is_some_and(|b| doms.dominates(home, b))
    });
    let second = w.draw.pick(&behind)?;
    Some((first, second))
}

/// JT-R4 c, d: a condition that was branched on is branched on again.
fn same_condition(w: &mut Work) -> Option<()> {
    let doms = Dominators::new(w.f());
    let (first, second) = pick_pair(w, &doms)?;
    let mut cond = w.f().operand(first, 0);
    if w.draw.one_in(4) {
        let one = w.fm().bool(true);
        cond = w.compute(second, InstKind::Binary(BinOp::Xor), Type::I1, &[cond, one])?;
    }
    if w.f().operand(second, 0) == cond {
        return None;
    }
    w.fm().set_operand(second, 0, cond);
    Some(())
}

/// JT-R4 d: the second comparison follows from the first, or nearly.
fn implied_condition(w: &mut Work) -> Option<()> {
    let doms = Dominators::new(w.f());
    let (first, second) = pick_pair(w, &doms)?;
    let f = w.f();
    let compare = f
        .def_inst(f.operand(first, 0))
        .filter(|&i| matches!(f.kind(i), InstKind::ICmp(_)));
    let (x, bound) = match compare {
        Some(i) => (f.operand(i, 0), f.operand(i, 1)),
        None => return make_comparison(w, first),
    };
    let ty = w.f().value_type(x);
    let near = match w.f().as_int(bound).and_then(|b| b.as_u64()) {
        Some(n) if ty.int_width().is_some_and(|b| b <= 64) => {
            let n = n.wrapping_add(w.draw.below(3) as u64).wrapping_sub(1);
            w.fm().int(ty, n)
        }
        _ => bound,
    };
    let p = w.draw.pick(IntPredicate::ALL)?;
    let cond = w.compute(second, InstKind::ICmp(p), Type::I1, &[x, near])?;
    w.fm().set_operand(second, 0, cond);
    Some(())
}

/// Lets a branch decide by a comparison.
fn make_comparison(w: &mut Work, t: Inst) -> Option<()> {
    let doms = Dominators::new(w.f());
    let f = w.f();
    let integers = doms.available(f, t, &|v| {
        f.value_type(v).int_width().is_some_and(|n| n > 1)
    });
    let x = w.draw.pick(&integers)?;
    let ty = w.f().value_type(x);
    let with = w.constant(ty)?;
    let p = w.draw.pick(IntPredicate::ALL)?;
    let cond = w.compute(t, InstKind::ICmp(p), Type::I1, &[x, with])?;
    w.fm().set_operand(t, 0, cond);
    Some(())
}

/// The condition is a select of constants.
fn select_condition(w: &mut Work) -> Option<()> {
    let (_, t) = pick_deciding(w)?;
    let ty = w.f().value_type(w.f().operand(t, 0));
    let doms = Dominators::new(w.f());
    let on = condition(w, &doms, t)?;
    let a = w.constant(ty)?;
    let b = w.value(&doms, t, ty)?;
    let picked = w.compute(t, InstKind::Select, ty, &[on, a, b])?;
    w.fm().set_operand(t, 0, picked);
    Some(())
}

/// JT-R7: a select in a predecessor whose only use is a phi on which the branch decides.
fn select_into_phi(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    let f = w.f();
    let to_b_only = |p: &Block| is_free(f, *p) && f.single_successor(*p) == Some(b) && *p != b;
    let preds: Vec<Block> = f.predecessors(b).into_iter().filter(to_b_only).collect();
    let p = w.draw.pick(&preds)?;
    let ty = w.f().value_type(w.f().operand(t, 0));
    let compared = ty == Type::I1 && w.draw.coin();
    let ty = if compared { Type::I32 } else { ty };
    let phi = constant_phi(w, b, ty)?;
    let end = w.f().terminator(p)?;
    let doms = Dominators::new(w.f());
    let on = condition(w, &doms, end)?;
    let (x, y) = (w.constant(ty)?, w.constant(ty)?);
    let picked = w.compute(end, InstKind::Select, ty, &[on, x, y])?;
    let phi_inst = w.f().def_inst(phi)?;
    let label = w.f().block_value(p);
    for k in (0..w.f().num_operands(phi_inst)).step_by(2) {
        if w.f().operand(phi_inst, k + 1) == label {
            w.fm().set_operand(phi_inst, k, picked);
        }
    }
    let cond = if compared {
        w.compute(t, InstKind::ICmp(IntPredicate::Eq), Type::I1, &[phi, x])?
    } else {
        phi
    };
    w.fm().set_operand(t, 0, cond);
    Some(())
}

/// The condition is an exclusive or of a phi of constants and something else.
fn xor_condition(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    if w.f().value_type(w.f().operand(t, 0)) != Type::I1 {
        return None;
    }
    let old = w.f().operand(t, 0);
    let phi = constant_phi(w, b, Type::I1)?;
    let cond = w.compute(t, InstKind::Binary(BinOp::Xor), Type::I1, &[phi, old])?;
    w.fm().set_operand(t, 0, cond);
    Some(())
}

/// The condition is an `and`/`or` with a phi of constants, or the select that does not pass poison on.
fn logic_condition(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    if w.f().value_type(w.f().operand(t, 0)) != Type::I1 {
        return None;
    }
    let old = w.f().operand(t, 0);
    let phi = constant_phi(w, b, Type::I1)?;
    let cond = match w.draw.below(4) {
        0 => w.compute(t, InstKind::Binary(BinOp::And), Type::I1, &[phi, old])?,
        1 => w.compute(t, InstKind::Binary(BinOp::Or), Type::I1, &[phi, old])?,
        2 => {
            let no = w.fm().bool(false);
            w.compute(t, InstKind::Select, Type::I1, &[phi, old, no])?
        }
        _ => {
            let yes = w.fm().bool(true);
            w.compute(t, InstKind::Select, Type::I1, &[phi, yes, old])?
        }
    };
    w.fm().set_operand(t, 0, cond);
    Some(())
}

/// The condition is frozen: what is undefined before it must be the same for every use.
fn freeze_condition(w: &mut Work) -> Option<()> {
    let (_, t) = pick_deciding(w)?;
    let cond = w.f().operand(t, 0);
    let ty = w.f().value_type(cond);
    // Freeze what is compared, or the condition itself.
    let f = w.f();
    let compare = f
        .def_inst(cond)
        .filter(|&i| matches!(f.kind(i), InstKind::ICmp(_)));
    if let Some(i) = compare.filter(|_| w.draw.coin()) {
        let x = w.f().operand(i, 0);
        let x_ty = w.f().value_type(x);
        let frozen = w.compute(i, InstKind::Freeze, x_ty, &[x])?;
        w.fm().set_operand(i, 0, frozen);
        return Some(());
    }
    let frozen = w.compute(t, InstKind::Freeze, ty, &[cond])?;
    w.fm().set_operand(t, 0, frozen);
    let doms = Dominators::new(w.f());
    if w.draw.coin() {
        w.put_to_use(&doms, t, frozen);
    }
    Some(())
}

/// An entry of a phi becomes undef or poison.
fn no_value_entry(w: &mut Work) -> Option<()> {
    let phi = w.pick_inst(|f, i| f.is_phi(i) && f.num_operands(i) >= 4)?;
    let at = 2 * w.draw.below(w.f().num_operands(phi) / 2);
    let ty = w.f().inst_type(phi);
    let v = w.no_value(ty)?;
    let label = w.f().operand(phi, at + 1);
    for k in (0..w.f().num_operands(phi)).step_by(2) {
        if w.f().operand(phi, k + 1) == label {
            w.fm().set_operand(phi, k, v);
        }
    }
    Some(())
}

/// One entry of a phi that decides differs between lanes.
fn lane_entry(w: &mut Work) -> Option<()> {
    let phi =
        w.pick_inst(|f, i| f.is_phi(i) && f.num_operands(i) >= 4 && f.inst_type(i).is_int())?;
    let at = 2 * w.draw.below(w.f().num_operands(phi) / 2);
    let end = use_point(w.f(), phi, at)?;
    let ty = w.f().inst_type(phi);
    let label = w.f().operand(phi, at + 1);
    let lane = gpu::lane_value(w, end, ty)?;
    for k in (0..w.f().num_operands(phi)).step_by(2) {
        if w.f().operand(phi, k + 1) == label {
            w.fm().set_operand(phi, k, lane);
        }
    }
    Some(())
}

/// JT-R14: an assumption about what the branch decides by, before or behind it.
fn assume_condition(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    let cond = w.f().operand(t, 0);
    if w.f().value_type(cond) != Type::I1 {
        return None;
    }
    let def = w.f().def_inst(cond)?;
    let doms = Dominators::new(w.f());
    let places = w.insts(|f, i| is_point(f, i) && i != def && doms.precedes(f, def, i));
    let at = if w.draw.coin() {
        t
    } else {
        w.draw.pick(&places)?
    };
    if w.f().inst_block(at) != Some(b) && w.draw.coin() {
        return None;
    }
    w.intrinsic(at, "llvm.assume", Type::VOID, &[cond])?;
    Some(())
}
