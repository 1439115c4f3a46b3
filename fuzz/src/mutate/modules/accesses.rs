//! Mutators of accesses to variables: where they touch, in which order, with which value.

use super::super::flow::Dominators;
use super::super::memory::pointer_operand;
use super::super::work::{Work, is_point};
use super::super::{Mutator, gpu};
use super::{accessed_type, module, pick_access, pick_variable};
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::inst::{Align, Ordering};
use tandem_ir::{
    CastOp, Flags, Function, Inst, InstKind, IntPredicate, MemAccess, Type, Value, ValueDef,
};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    module("go-move-access", move_access),
    module("go-widen-access", widen_access),
    module("go-order-access", order_access),
    module("go-second-store", second_store),
    module("go-store-initial", store_initial),
    module("go-swap-accesses", swap_accesses),
    module("go-escape", escape),
    module("go-choose-address", choose_address),
    module("go-address-by-instruction", address_by_instruction),
    module("go-predicate", predicate),
    module("go-allocate-again", allocate_again),
];

/// A pointer so many bytes further on, right before `at`.
fn moved(w: &mut Work, at: Inst, p: Value, by: i64) -> Option<Value> {
    let ty = w.f().value_type(p);
    let n = w.fm().int(Type::I64, by as u64);
    if let (ValueDef::Const(base), true) = (w.f().value_def(p), w.draw.coin()) {
        let n = w
            .fm()
            .intern_constant(Type::I64, ConstantData::Int(by as u64));
        let gep = ConstantExpr::Gep {
            elem: Type::I8,
            flags: Flags::NONE,
            in_range: None,
            operands: [base, n].into(),
        };
        return Some(w.fm().constant(ty, ConstantData::Expr(Box::new(gep))));
    }
    w.compute(at, InstKind::Gep { elem: Type::I8 }, ty, &[p, n])
}

/// An access a few bytes beside where it was: over the border of a field, into padding, out of the object.
fn move_access(w: &mut Work) -> Option<()> {
    let (i, p, _) = pick_access(w, |_, _| true)?;
    let by = w.draw.pick(&[1, 4, 8, -4, 2, 3, -1])?;
    let q = moved(w, i, p, by)?;
    let n = pointer_operand(w.f().kind(i));
    w.fm().set_operand(i, n, q);
    let mut kind = w.f().kind(i).clone();
    if let InstKind::Load(a) | InstKind::Store(a) = &mut kind {
        a.align = a.align.min(Align::from_bytes(1 << by.trailing_zeros())?);
    }
    w.fm().set_kind(i, kind);
    Some(())
}

/// An integer access of twice as many bits, or of half.
fn widen_access(w: &mut Work) -> Option<()> {
    let plain = |f: &Function, i: Inst| {
        let fits = matches!(accessed_type(f, i).int_width(), Some(16 | 32));
        fits && matches!(f.kind(i), InstKind::Load(_) | InstKind::Store(_))
    };
    let (i, p, _) = pick_access(w, plain)?;
    let old = accessed_type(w.f(), i);
    let wide = w.draw.coin();
    let new = match (old, wide) {
        (Type::I32, true) => Type::I64,
        (Type::I32, false) => Type::I16,
        (_, true) => Type::I32,
        _ => Type::I8,
    };
    let casts = if wide {
        [CastOp::ZExt, CastOp::Trunc]
    } else {
        [CastOp::Trunc, CastOp::ZExt]
    };
    match *w.f().kind(i) {
        InstKind::Store(a) => {
            let v = w.f().operand(i, 0);
            let v = w.compute(i, InstKind::Cast(casts[0]), new, &[v])?;
            w.insert(i, InstKind::Store(a), Type::VOID, &[v, p]);
        }
        InstKind::Load(a) => {
            let v = w.compute(i, InstKind::Load(a), new, &[p])?;
            let v = w.compute(i, InstKind::Cast(casts[1]), old, &[v])?;
            let before = w.f().result(i)?;
            w.fm().replace_all_uses(before, v);
        }
        _ => return None,
    }
    w.fm().erase_inst(i);
    Some(())
}

/// A plain access becomes an atomic one that orders others, or the other way round (GO-R4).
fn order_access(w: &mut Work) -> Option<()> {
    let width = |f: &Function, i: Inst| match accessed_type(f, i) {
        t if t.is_ptr() => Some(64),
        t => t.int_width().filter(|n| matches!(n, 32 | 64)),
    };
    let (i, ..) = pick_access(w, |f, i| {
        matches!(f.kind(i), InstKind::Load(_) | InstKind::Store(_)) && width(f, i).is_some()
    })?;
    let natural = Align::from_bytes(u64::from(width(w.f(), i)? / 8))?;
    let orders = match w.f().kind(i) {
        InstKind::Load(_) => [Ordering::Acquire, Ordering::Monotonic],
        _ => [Ordering::Release, Ordering::Monotonic],
    };
    let new = w.draw.pick(&orders)?;
    let mut kind = w.f().kind(i).clone();
    if let InstKind::Load(a) | InstKind::Store(a) = &mut kind {
        a.ordering = match a.ordering {
            Ordering::NotAtomic => new,
            _ => Ordering::NotAtomic,
        };
        a.align = a.align.max(natural);
    }
    w.fm().set_kind(i, kind);
    Some(())
}

/// A store of something else to where an access goes, anywhere in the module.
fn second_store(w: &mut Work) -> Option<()> {
    let (i, p, g) = pick_access(w, |_, _| true)?;
    let ty = accessed_type(w.f(), i);
    let constant = matches!(w.f().value_def(p), ValueDef::Const(_));
    if w.header().variable(g)?.constant {
        return None;
    }
    let at = if constant && w.draw.coin() {
        w.pick_point()?
    } else {
        i
    };
    let doms = Dominators::new(w.f());
    let v = w.value(&doms, at, ty)?;
    let access = MemAccess::plain(Align::ONE);
    w.insert(at, InstKind::Store(access), Type::VOID, &[v, p]);
    Some(())
}

/// A store of zero, or of the very number that a scalar variable begins with.
fn store_initial(w: &mut Work) -> Option<()> {
    let (i, p, g) = pick_access(w, |f, i| {
        matches!(f.kind(i), InstKind::Load(_) | InstKind::Store(_))
    })?;
    let ty = accessed_type(w.f(), i);
    let v = w.header().variable(g)?;
    let (constant, init) = (v.constant, v.init?);
    if constant {
        return None;
    }
    let pool = &w.module.header.constants;
    let value = match pool.get(init) {
        ConstantData::Int(n) if pool.ty(init) == ty => {
            let n = *n;
            w.fm().int(ty, n)
        }
        _ => w.zero_of(ty)?,
    };
    let access = MemAccess::plain(Align::ONE);
    w.insert(i, InstKind::Store(access), Type::VOID, &[value, p]);
    Some(())
}

/// A load before the store that it stood behind, or the other way round.
fn swap_accesses(w: &mut Work) -> Option<()> {
    let next_access = |f: &Function, i: Inst| {
        let mut at = f.next_inst(i)?;
        for _ in 0..12 {
            if matches!(f.kind(at), InstKind::Load(_) | InstKind::Store(_)) {
                return Some(at);
            }
            at = f.next_inst(at)?;
        }
        None
    };
    let constant = |f: &Function, i: Inst| {
        let fixed = |v: Value| matches!(f.value_def(v), ValueDef::Const(_));
        matches!(f.kind(i), InstKind::Load(_) | InstKind::Store(_)) && f.operands(i).all(fixed)
    };
    let (i, ..) = pick_access(w, |f, i| {
        matches!(f.kind(i), InstKind::Load(_) | InstKind::Store(_))
            && next_access(f, i).is_some_and(|n| constant(f, n))
    })?;
    let other = next_access(w.f(), i)?;
    w.fm().move_before(other, i);
    Some(())
}

/// The address of a variable goes where it can no longer be followed.
fn escape(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |_, _| true)?;
    let at = w.pick_point()?;
    let ty = Type::ptr(w.header().globals[g].addrspace);
    let p = w.fm().constant(ty, ConstantData::Global(g));
    match w.draw.below(4) {
        0 => {
            let n = w.compute(at, InstKind::Cast(CastOp::PtrToInt), Type::I64, &[p])?;
            let doms = Dominators::new(w.f());
            w.put_to_use(&doms, at, n);
        }
        1 => {
            let f = w.declare("effect_at", Type::VOID, &[ty])?;
            w.call(at, f, &[p]);
        }
        2 => {
            let (i, q, _) = pick_access(w, |_, _| true)?;
            w.insert(
                i,
                InstKind::Store(MemAccess::plain(Align::ONE)),
                Type::VOID,
                &[p, q],
            );
        }
        _ => {
            let null = w.fm().zero(ty);
            let c = w.compute(at, InstKind::ICmp(IntPredicate::Eq), Type::I1, &[p, null])?;
            let doms = Dominators::new(w.f());
            w.put_to_use(&doms, at, c);
        }
    }
    Some(())
}

/// An access by a choice between its address and another one of the space.
fn choose_address(w: &mut Work) -> Option<()> {
    let (i, p, g) = pick_access(w, is_point)?;
    let ty = w.f().value_type(p);
    let other = pick_variable(w, |w, x| {
        x != g && Type::ptr(w.header().globals[x].addrspace) == ty
    });
    let q = match other {
        Some(x) => w.fm().constant(ty, ConstantData::Global(x)),
        None => p,
    };
    let cond = if w.draw.coin() {
        gpu::lane_value(w, i, Type::I1)?
    } else {
        let doms = Dominators::new(w.f());
        w.value(&doms, i, Type::I1)?
    };
    let chosen = w.compute(i, InstKind::Select, ty, &[cond, p, q])?;
    let n = pointer_operand(w.f().kind(i));
    w.fm().set_operand(i, n, chosen);
    Some(())
}

/// An address that was a constant expression is computed by an instruction.
fn address_by_instruction(w: &mut Work) -> Option<()> {
    let (i, p, _) = pick_access(w, |f, i| {
        let p = f.operand(i, pointer_operand(f.kind(i)));
        matches!(f.as_const(p), Some(ConstantData::Expr(_)))
    })?;
    let ty = w.f().value_type(p);
    let Some(ConstantData::Expr(e)) = w.f().as_const(p).cloned() else {
        return None;
    };
    let operands: Vec<Value> = e
        .operands()
        .into_iter()
        .map(|c| w.fm().const_value(c))
        .collect();
    let (kind, flags) = match *e {
        ConstantExpr::Gep { elem, flags, .. } => (InstKind::Gep { elem }, flags),
        ConstantExpr::Cast(op, ..) => (InstKind::Cast(op), Flags::NONE),
        _ => return None,
    };
    let q = w.compute(i, kind, ty, &operands)?;
    if let Some(gep) = w.f().def_inst(q) {
        w.fm().set_flags(gep, flags);
    }
    let n = pointer_operand(w.f().kind(i));
    w.fm().set_operand(i, n, q);
    Some(())
}

/// Another predicate for a comparison of pointers, or its sides changed.
fn predicate(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| {
        matches!(f.kind(i), InstKind::ICmp(_)) && f.value_type(f.operand(i, 0)).is_ptr()
    })?;
    if w.draw.one_in(3) {
        let (a, b) = (w.f().operand(i, 0), w.f().operand(i, 1));
        w.fm().set_operands(i, &[b, a]);
        return (a != b).then_some(());
    }
    let InstKind::ICmp(old) = *w.f().kind(i) else {
        return None;
    };
    let new = w.draw.pick(IntPredicate::ALL).filter(|p| *p != old)?;
    w.fm().set_kind(i, InstKind::ICmp(new));
    Some(())
}

/// A call that allocates is made twice, and its result kept both times.
fn allocate_again(w: &mut Work) -> Option<()> {
    let module = &w.module;
    let allocates = |f: &Function, i: Inst| {
        let name = f.callee(i).map_or("", |g| module.header.global_name(g));
        matches!(f.kind(i), InstKind::Call(_)) && matches!(name, "malloc" | "calloc")
    };
    let f = &module.bodies[w.body];
    let all: Vec<Inst> = f
        .blocks()
        .flat_map(|b| f.insts(b))
        .filter(|&i| allocates(f, i))
        .collect();
    let call = w.draw.pick(&all)?;
    let old = w.f().result(call)?;
    let kept: Vec<(Inst, Value)> = w
        .f()
        .uses(old)
        .map(|u| w.f().user(u))
        .filter(|&i| matches!(w.f().kind(i), InstKind::Store(_)) && w.f().operand(i, 0) == old)
        .map(|i| (i, w.f().operand(i, 1)))
        .collect();
    let (store, slot) = w.draw.pick(&kept)?;
    let InstKind::Store(access) = *w.f().kind(store) else {
        return None;
    };
    let again = w.fm().clone_inst(call);
    let f = w.fm();
    f.insert_before(again, store);
    let new = f.result(again)?;
    w.insert(store, InstKind::Store(access), Type::VOID, &[new, slot]);
    Some(())
}
