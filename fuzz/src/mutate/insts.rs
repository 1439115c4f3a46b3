//! Mutators of single instructions: insert, delete, copy, move, freeze.
//!
//! [`ALL`] is the list, by the names that reports use. A mutator draws a *point* (an instruction in front of which
//! another may stand), takes values that are available there by dominance, and puts what it computes to use in a later
//! operand of the same type (`Work::put_to_use`); if nothing has that type, it stays unused.
//!
//! [`compute_from`] makes one step from a value by its type: arithmetic, a comparison, a cast to another width, a
//! select, a freeze; vectors keep their shape.
//!
//! **Invariant:** operands dominate their uses when a mutator is done: a move within a block stops at operands and
//! uses, a move to another block is followed by `Work::repair`. Calls behind `musttail`, tokens and pads are left
//! alone. The meaning of the program may change, also to an undefined one.

use super::flow::{Dominators, use_point};
use super::work::{Work, is_callable, is_musttail, is_point};
use super::{Mutator, any};
use tandem_ir::{
    BinOp, CastOp, Flags, FloatPredicate, Function, Inst, InstKind, IntPredicate, Type, Value,
};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("insert-instruction", insert_instruction),
    any("insert-chain", insert_chain),
    any("insert-freeze", insert_freeze),
    any("remove-freeze", remove_freeze),
    any("insert-select", insert_select),
    any("delete-instruction", delete_instruction),
    any("copy-instruction", copy_instruction),
    any("move-instruction", move_instruction),
    any("move-across-blocks", move_across_blocks),
    any("insert-call", insert_call),
    any("insert-assume", insert_assume),
];

/// Computes something from `v` right before `at`; the result may be of another type.
pub(super) fn compute_from(w: &mut Work, doms: &Dominators, at: Inst, v: Value) -> Option<Value> {
    let ty = w.f().value_type(v);
    let scalar = w.header().types.scalar(ty);
    if w.draw.one_in(12) {
        return w.compute(at, InstKind::Freeze, ty, &[v]);
    }
    if scalar.is_int() {
        return from_int(w, doms, at, v);
    }
    if scalar.is_float() {
        return from_float(w, doms, at, v);
    }
    if ty.is_ptr() {
        return from_pointer(w, doms, at, v);
    }
    let field = match w.header().types.struct_fields(ty) {
        Some((fields, _)) if !fields.is_empty() => {
            let n = w.draw.below(fields.len());
            let fields = w.header().types.struct_fields(ty)?.0;
            Some((n, fields[n]))
        }
        Some(_) => None,
        None => {
            let (elem, len) = w.header().types.as_array(ty)?;
            (len > 0).then(|| (w.draw.below(len.min(64) as usize), elem))
        }
    };
    let (n, field) = field?;
    w.compute(
        at,
        InstKind::ExtractValue(Box::new([n as u32])),
        field,
        &[v],
    )
}

fn from_int(w: &mut Work, doms: &Dominators, at: Inst, v: Value) -> Option<Value> {
    let ty = w.f().value_type(v);
    let choice = w.draw.below(8);
    if choice == 0 {
        return resize(w, at, v);
    }
    let other = w.value(doms, at, ty)?;
    if choice <= 2 {
        let p = w.draw.pick(IntPredicate::ALL)?;
        let bit = w.module.header.types.with_shape_of(ty, Type::I1);
        return w.compute(at, InstKind::ICmp(p), bit, &[v, other]);
    }
    let op = w.draw.pick(&[
        BinOp::Add,
        BinOp::Sub,
        BinOp::Mul,
        BinOp::And,
        BinOp::Or,
        BinOp::Xor,
        BinOp::Shl,
        BinOp::LShr,
        BinOp::AShr,
        BinOp::UDiv,
        BinOp::SRem,
    ])?;
    let ops = if w.draw.coin() {
        [v, other]
    } else {
        [other, v]
    };
    let i = w.insert(at, InstKind::Binary(op), ty, &ops);
    if w.draw.one_in(3) {
        let legal = super::opcodes::legal_flags(w.header(), w.f(), i);
        let nuw_only = w.draw.coin();
        let flags = if nuw_only {
            legal.without(Flags::NSW)
        } else {
            legal
        };
        w.fm().set_flags(i, flags);
    }
    w.f().result(i)
}

/// To a wider or a narrower integer.
fn resize(w: &mut Work, at: Inst, v: Value) -> Option<Value> {
    let ty = w.f().value_type(v);
    let width = w.header().types.scalar(ty).int_width()?;
    let to = w
        .draw
        .pick(&[1, 8, 13, 16, 32, 64])
        .filter(|t| *t != width)?;
    let to_ty = w.module.header.types.with_shape_of(ty, Type::int(to));
    let op = match (to < width, w.draw.coin()) {
        (true, _) => CastOp::Trunc,
        (false, true) => CastOp::ZExt,
        (false, false) => CastOp::SExt,
    };
    w.compute(at, InstKind::Cast(op), to_ty, &[v])
}

fn from_float(w: &mut Work, doms: &Dominators, at: Inst, v: Value) -> Option<Value> {
    let ty = w.f().value_type(v);
    if w.draw.one_in(6) {
        return w.compute(at, InstKind::FNeg, ty, &[v]);
    }
    let other = w.value(doms, at, ty)?;
    if w.draw.one_in(3) {
        let p = w.draw.pick(FloatPredicate::ALL)?;
        let bit = w.module.header.types.with_shape_of(ty, Type::I1);
        return w.compute(at, InstKind::FCmp(p), bit, &[v, other]);
    }
    let op = w
        .draw
        .pick(&[BinOp::FAdd, BinOp::FSub, BinOp::FMul, BinOp::FDiv])?;
    w.compute(at, InstKind::Binary(op), ty, &[v, other])
}

fn from_pointer(w: &mut Work, doms: &Dominators, at: Inst, v: Value) -> Option<Value> {
    let ty = w.f().value_type(v);
    match w.draw.below(4) {
        0 => {
            let other = w.value(doms, at, ty)?;
            let p = w
                .draw
                .pick(&[IntPredicate::Eq, IntPredicate::Ne, IntPredicate::Ult])?;
            w.compute(at, InstKind::ICmp(p), Type::I1, &[v, other])
        }
        1 => w.compute(at, InstKind::Cast(CastOp::PtrToInt), Type::I64, &[v]),
        _ => {
            let step = w.draw.below(16) as u64;
            let step = w.fm().int(Type::I64, step);
            let i = w.insert(at, InstKind::Gep { elem: Type::I8 }, ty, &[v, step]);
            if w.draw.one_in(3) {
                w.fm().set_flags(i, Flags::INBOUNDS | Flags::NUSW);
            }
            w.f().result(i)
        }
    }
}

/// Something to compute from: a value that is there, or an argument-like constant.
fn pick_source(w: &mut Work, doms: &Dominators, at: Inst) -> Option<Value> {
    let f = w.f();
    let usable = |v: Value| {
        !matches!(
            f.value_type(v),
            Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX
        )
    };
    let there = doms.available(f, at, &usable);
    match w.draw.pick(&there) {
        Some(v) => Some(v),
        None => w.constant(Type::I32),
    }
}

fn insert_instruction(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let from = pick_source(w, &doms, at)?;
    let v = compute_from(w, &doms, at, from)?;
    w.put_to_use(&doms, at, v);
    Some(())
}

fn insert_chain(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let mut v = pick_source(w, &doms, at)?;
    for _ in 0..2 + w.draw.below(5) {
        v = compute_from(w, &doms, at, v)?;
    }
    w.put_to_use(&doms, at, v);
    Some(())
}

fn insert_freeze(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|_, _, _| true)?;
    let at = use_point(w.f(), i, n)?;
    let v = w.f().operand(i, n);
    let ty = w.f().value_type(v);
    let frozen = w.compute(at, InstKind::Freeze, ty, &[v])?;
    // A terminator may have several edges to the phi; all entries of one predecessor are equal.
    if !w.f().is_phi(i) {
        w.fm().set_operand(i, n, frozen);
        return Some(());
    }
    let label = w.f().operand(i, n | 1);
    for k in (0..w.f().num_operands(i)).step_by(2) {
        if w.f().operand(i, k + 1) == label {
            w.fm().set_operand(i, k, frozen);
        }
    }
    Some(())
}

fn remove_freeze(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Freeze))?;
    let (v, result) = (w.f().operand(i, 0), w.f().result(i)?);
    if v == result {
        return None;
    }
    w.fm().replace_all_uses(result, v);
    w.fm().erase_inst(i);
    Some(())
}

fn insert_select(w: &mut Work) -> Option<()> {
    let (i, n) =
        w.pick_operand(|f, i, n| !f.is_phi(i) || f.num_operands(i) >= 2 && n.is_multiple_of(2))?;
    if w.f().is_phi(i) {
        return None;
    }
    let doms = Dominators::new(w.f());
    let v = w.f().operand(i, n);
    let ty = w.f().value_type(v);
    let cond = w.value(&doms, i, Type::I1)?;
    let other = w.value(&doms, i, ty)?;
    let arms = if w.draw.coin() {
        [cond, v, other]
    } else {
        [cond, other, v]
    };
    let picked = w.compute(i, InstKind::Select, ty, &arms)?;
    w.fm().set_operand(i, n, picked);
    Some(())
}

fn delete_instruction(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| {
        !f.kind(i).is_terminator()
            && is_point(f, i)
            && !is_musttail(f, i)
            && f.inst_type(i) != Type::TOKEN
    })?;
    let Some(result) = w.f().result(i) else {
        w.fm().erase_inst(i);
        return Some(());
    };
    if w.f().has_uses(result) {
        let doms = Dominators::new(w.f());
        let ty = w.f().value_type(result);
        let v = w.value(&doms, i, ty)?;
        if v == result {
            return None;
        }
        w.fm().replace_all_uses(result, v);
    }
    w.fm().erase_inst(i);
    Some(())
}

fn copy_instruction(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| {
        !f.kind(i).is_terminator()
            && is_point(f, i)
            && !is_musttail(f, i)
            && f.inst_type(i) != Type::TOKEN
    })?;
    let at = w.f().next_inst(i)?;
    let doms = Dominators::new(w.f());
    let copy = w.fm().clone_inst(i);
    w.fm().insert_before(copy, at);
    if let Some(v) = w.f().result(copy) {
        w.put_to_use(&doms, at, v);
    }
    Some(())
}

fn movable(f: &Function, i: Inst) -> bool {
    !f.kind(i).is_terminator() && is_point(f, i) && !is_musttail(f, i)
}

/// Moves an instruction within its block, past as many neighbours as its operands and uses allow.
fn move_instruction(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(movable)?;
    let up = w.draw.coin();
    let mut room = Vec::new();
    let f = w.f();
    let mut here = i;
    if up {
        while let Some(p) = f.prev_inst(here).filter(|&p| is_point(f, p)) {
            if f.result(p).is_some_and(|v| f.operands(i).any(|o| o == v)) {
                break;
            }
            room.push(p);
            here = p;
        }
    } else {
        let result = f.result(i);
        while let Some(n) = f
            .next_inst(here)
            .filter(|&n| !f.kind(n).is_terminator() && !is_musttail(f, n))
        {
            if f.operands(n).any(|o| Some(o) == result) {
                break;
            }
            room.extend(f.next_inst(n));
            here = n;
        }
    }
    let to = w.draw.pick(&room)?;
    w.fm().move_before(i, to);
    Some(())
}

/// Moves an instruction to another block; what no longer fits is repaired.
fn move_across_blocks(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| movable(f, i) && f.inst_type(i) != Type::TOKEN)?;
    let home = w.f().inst_block(i);
    let to = w.pick_inst(|f, t| is_point(f, t) && f.inst_block(t) != home)?;
    w.fm().move_before(i, to);
    w.repair()
}

/// Calls a function of the module with whatever is at hand.
fn insert_call(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let header = w.header();
    let plain = |g: tandem_ir::Global| {
        let fn_ty = header.types.as_function(header.globals[g].ty);
        header.function(g).is_some_and(|d| is_callable(d.cc))
            && !header.is_kernel(g)
            && !header.global_name(g).starts_with("llvm.")
            && fn_ty.is_some_and(|(_, _, vararg)| !vararg)
    };
    let callees: Vec<_> = header
        .globals
        .keys()
        .filter(|&g| plain(g))
        .take(64)
        .collect();
    let g = w.draw.pick(&callees)?;
    let doms = Dominators::new(w.f());
    let params = w
        .header()
        .types
        .as_function(w.header().globals[g].ty)?
        .1
        .to_vec();
    let mut args = Vec::new();
    for p in params {
        args.push(w.value(&doms, at, p)?);
    }
    let call = w.call(at, g, &args);
    if let Some(v) = w.f().result(call) {
        w.put_to_use(&doms, at, v);
    }
    Some(())
}

/// Assumes a comparison, which may well be false.
fn insert_assume(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let cond = w.value(&doms, at, Type::I1)?;
    w.intrinsic(at, "llvm.assume", Type::VOID, &[cond])?;
    Some(())
}
