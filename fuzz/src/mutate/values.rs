//! Mutators of operands: another value, another constant, no value at all.

use super::flow::{Dominators, use_point};
use super::work::{Work, is_callable, is_open};
use super::{Mutator, any};
use tandem_ir::constant::Bits;
use tandem_ir::{InstKind, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("replace-operand", replace_operand),
    any("corner-constant", corner_constant),
    any("nudge-constant", nudge_constant),
    any("plant-no-value", plant_no_value),
    any("swap-operands", swap_operands),
    any("swap-phi-entries", swap_phi_entries),
    any("repeat-operand", repeat_operand),
    any("replace-all-uses", replace_all_uses),
    any("other-callee", other_callee),
    any("narrow-range", bound_operand),
];

/// Sets an operand, and with an entry of a phi those for the same predecessor.
fn set(w: &mut Work, i: tandem_ir::Inst, n: usize, v: Value) -> Option<()> {
    if w.f().operand(i, n) == v {
        return None;
    }
    if !w.f().is_phi(i) {
        w.fm().set_operand(i, n, v);
        return Some(());
    }
    let label = w.f().operand(i, n | 1);
    for k in (0..w.f().num_operands(i)).step_by(2) {
        if w.f().operand(i, k + 1) == label {
            w.fm().set_operand(i, k, v);
        }
    }
    Some(())
}

fn replace_operand(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|_, _, _| true)?;
    let doms = Dominators::new(w.f());
    let at = use_point(w.f(), i, n)?;
    let ty = w.f().value_type(w.f().operand(i, n));
    let there = doms.available_of(w.f(), at, ty);
    let v = w.draw.pick(&there)?;
    set(w, i, n, v)
}

fn corner_constant(w: &mut Work) -> Option<()> {
    // Mostly where a constant stands already.
    let only_constants = !w.draw.one_in(3);
    let (i, n) =
        w.pick_operand(|f, i, n| !only_constants || f.as_const(f.operand(i, n)).is_some())?;
    let ty = w.f().value_type(w.f().operand(i, n));
    let v = w.constant(ty)?;
    set(w, i, n, v)
}

fn nudge_constant(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|f, i, n| f.as_int(f.operand(i, n)).is_some())?;
    let old = w.f().as_int(w.f().operand(i, n))?;
    let width = old.width();
    let low = old.limbs()[0];
    let mut limbs = old.limbs().to_vec();
    limbs[0] = match w.draw.below(6) {
        0 => low.wrapping_add(1),
        1 => low.wrapping_sub(1),
        2 => low ^ (1 << w.draw.below(width.min(64) as usize)),
        3 => low.wrapping_neg(),
        4 => low << 1,
        _ => low >> 1,
    };
    let v = w.fm().bits(&Bits::from_limbs(width, &limbs));
    set(w, i, n, v)
}

fn plant_no_value(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|_, _, _| true)?;
    let ty = w.f().value_type(w.f().operand(i, n));
    let v = w.no_value(ty)?;
    set(w, i, n, v)
}

fn swap_operands(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| match f.kind(i) {
        InstKind::Binary(_) | InstKind::ICmp(_) | InstKind::FCmp(_) => {
            f.operand(i, 0) != f.operand(i, 1)
        }
        InstKind::Select => f.operand(i, 1) != f.operand(i, 2),
        _ => false,
    })?;
    let first = usize::from(matches!(w.f().kind(i), InstKind::Select));
    let (a, b) = (w.f().operand(i, first), w.f().operand(i, first + 1));
    w.fm().set_operand(i, first, b);
    w.fm().set_operand(i, first + 1, a);
    Some(())
}

/// Exchanges the values of two entries as far as both are constants or arguments, or lets the verifier say.
fn swap_phi_entries(w: &mut Work) -> Option<()> {
    let phi = w.pick_inst(|f, i| f.is_phi(i) && f.num_operands(i) >= 4)?;
    let entries = w.f().num_operands(phi) / 2;
    let a = w.draw.below(entries);
    let b = (a + 1 + w.draw.below(entries - 1)) % entries;
    let (x, y) = (w.f().operand(phi, 2 * a), w.f().operand(phi, 2 * b));
    if x == y || w.f().operand(phi, 2 * a + 1) == w.f().operand(phi, 2 * b + 1) {
        return None;
    }
    set(w, phi, 2 * a, y)?;
    set(w, phi, 2 * b, x);
    w.repair()
}

fn repeat_operand(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| {
        matches!(
            f.kind(i),
            InstKind::Binary(_) | InstKind::ICmp(_) | InstKind::FCmp(_)
        ) && f.operand(i, 0) != f.operand(i, 1)
    })?;
    let from = w.draw.below(2);
    let v = w.f().operand(i, from);
    w.fm().set_operand(i, 1 - from, v);
    Some(())
}

fn replace_all_uses(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| f.result(i).is_some_and(|v| f.has_uses(v)))?;
    let old = w.f().result(i)?;
    let ty = w.f().value_type(old);
    let doms = Dominators::new(w.f());
    let new = if w.f().is_phi(i) {
        let there = doms.available_of(w.f(), i, ty);
        w.draw.pick(&there)?
    } else {
        w.value(&doms, i, ty)?
    };
    if new == old {
        return None;
    }
    w.fm().replace_all_uses(old, new);
    Some(())
}

/// Lets a call go to another function of the same type.
fn other_callee(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| f.callee(i).is_some())?;
    let (old, ty) = (w.f().callee(i)?, w.f().kind(i).call_info()?.fn_ty);
    let header = w.header();
    let globals = header.globals.iter();
    let same = globals.filter(|(g, d)| {
        let callable = header.function(*g).is_some_and(|d| is_callable(d.cc));
        *g != old && d.ty == ty && callable
    });
    let same: Vec<_> = same.map(|(g, _)| g).take(64).collect();
    let g = w.draw.pick(&same)?;
    let callee = w.f().operand(i, 0);
    let at = w.f().value_type(callee);
    if w.header().globals[g].addrspace != w.header().globals[old].addrspace {
        return None;
    }
    let v = w
        .fm()
        .constant(at, tandem_ir::constant::ConstantData::Global(g));
    w.fm().set_operand(i, 0, v);
    // Call and callee should agree on the convention, or the call is undefined.
    let cc = w.header().function(g)?.cc;
    let InstKind::Call(mut info) = w.f().kind(i).clone() else {
        return Some(());
    };
    info.cc = cc;
    w.fm().set_kind(i, InstKind::Call(info));
    Some(())
}

/// Puts an operand into a small range by a mask or a remainder, so that what depends on it meets few cases.
fn bound_operand(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|f, i, n| {
        let v = f.operand(i, n);
        f.value_type(v)
            .int_width()
            .is_some_and(|b| (2..=64).contains(&b))
            && f.as_const(v).is_none()
    })?;
    if !is_open(w.header(), w.f(), i, n) {
        return None;
    }
    let at = use_point(w.f(), i, n)?;
    let v = w.f().operand(i, n);
    let ty = w.f().value_type(v);
    let (op, bound) = match w.draw.below(3) {
        0 => (tandem_ir::BinOp::And, 1),
        1 => (tandem_ir::BinOp::And, 3),
        _ => (tandem_ir::BinOp::URem, 2 + w.draw.below(2) as u64),
    };
    let bound = w.fm().int(ty, bound);
    let small = w.compute(at, InstKind::Binary(op), ty, &[v, bound])?;
    set(w, i, n, small)
}
