//! Mutators that put something next to what is there: nearly the same number, nearly the same address, one merge more.
//!
//! A rewrite is wrong most often one step away from where it is right: where two numbers are equal in one sense and not in
//! another, where an index is negative or narrow, where a value is undefined on one way into a block, where another thread
//! could see what lies between two plain accesses.

use super::blocks::{condition, end_in_branch, new_block_to};
use super::flow::{Dominators, use_point};
use super::memory::{access, pointer_operand};
use super::words::annotate_load;
use super::work::{Work, is_musttail, is_point};
use super::{Mutator, any};
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::inst::{Ordering, RmwOp};
use tandem_ir::{
    BinOp, CastOp, FloatKind, Function, Inst, InstKind, IntPredicate, MemAccess, Type, Value,
};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("equal-float", equal_float),
    any("near-constant", near_constant),
    any("share-constant", share_constant),
    any("narrow-index", narrow_index),
    any("negative-index", negative_index),
    any("pointer-to-number", pointer_to_number),
    any("pointer-through-memory", pointer_through_memory),
    any("float-remainder", float_remainder),
    any("phi-no-value", phi_no_value),
    any("phi-loaded-value", phi_loaded_value),
    any("atomic-neighbour", atomic_neighbour),
    any("any-order", any_order),
    any("chain-of-merges", chain_of_merges),
    any("barrier-in-endless-loop", barrier_in_endless_loop),
    any("same-but-one", same_but_one),
    any("add-wrap-around", add_wrap_around),
];

/// Scopes of synchronisation of the device, and the system's.
const SCOPES: [&str; 5] = ["", "block", "cluster", "device", "singlethread"];

// ----- numbers ------------------------------------------------------------------------------

/// A zero of the other sign, or a NaN with another payload: equal or unordered by comparison, other bits.
fn equal_float(w: &mut Work) -> Option<()> {
    let float = |f: &Function, v: Value| match f.as_const(v) {
        Some(ConstantData::Float(bits)) => Some((f.value_type(v), *bits)),
        Some(ConstantData::Zero) if f.value_type(v).is_float() => Some((f.value_type(v), 0)),
        _ => None,
    };
    // Where there is no such constant, an operand becomes one.
    let there = w.pick_operand(|f, i, n| float(f, f.operand(i, n)).is_some());
    let (i, n) = match there {
        Some(x) if !w.draw.one_in(4) => x,
        _ => w.pick_operand(|f, i, n| f.value_type(f.operand(i, n)).is_float())?,
    };
    let ty = w.f().value_type(w.f().operand(i, n));
    let fraction = match ty.float_kind()? {
        FloatKind::Half => 10,
        FloatKind::BFloat => 7,
        FloatKind::Float => 23,
        FloatKind::Double => 52,
        _ => return None,
    };
    let sign = 1u128 << (ty.float_kind()?.bits() - 1);
    let old = float(w.f(), w.f().operand(i, n)).map_or(0, |x| x.1);
    let infinity = (sign - 1) & !((1 << fraction) - 1);
    let is_nan = old & !sign > infinity;
    let payloads = [
        1,
        1 << (fraction - 1),
        (1 << (fraction - 1)) | 1,
        (1 << fraction) - 1,
    ];
    let new = match w.draw.below(4) {
        0 => infinity | w.draw.pick(&payloads)?,
        1 if is_nan => old ^ w.draw.pick(&payloads)? ^ sign,
        // The neighbours of a number.
        2 if !is_nan => old ^ 1,
        _ => old ^ sign,
    };
    let v = w.fm().constant(ty, ConstantData::Float(new));
    put(w, i, n, v)
}

/// Sets an operand; of a phi, for all entries of one predecessor.
fn put(w: &mut Work, i: Inst, n: usize, v: Value) -> Option<()> {
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

/// Integer constants of the body, each with its place.
fn integers(w: &Work) -> Vec<(Inst, usize, Bits)> {
    let f = w.f();
    let all = f.blocks().flat_map(|b| f.insts(b));
    let each = all.flat_map(|i| (0..f.num_operands(i)).map(move |n| (i, n)));
    each.filter_map(|(i, n)| Some((i, n, f.as_int(f.operand(i, n))?)))
        .collect()
}

/// One constant becomes a neighbour of another one: the same, one more or less, its complement, one bit off, the same low bits.
fn near_constant(w: &mut Work) -> Option<()> {
    let all = integers(w);
    let k = w.draw.below(all.len());
    let (_, _, model) = all.get(k)?.clone();
    let (i, n) = w.pick_operand(|f, i, n| {
        let v = f.operand(i, n);
        f.as_int(v).is_some() || (f.as_const(v).is_none() && f.value_type(v).is_int())
    })?;
    let width = w.f().value_type(w.f().operand(i, n)).int_width()?;
    let low = model.limbs().first().copied()?;
    let short = width.min(64);
    // Under ones or under zeros, as extensions of a narrower number would have them.
    let part = w.draw.pick(&[8, 16, 31, 32, 7, 15])?;
    let high = u64::MAX << part;
    let near = match w.draw.below(10) {
        0 | 1 => low,
        2 => low.wrapping_add(1),
        3 => low.wrapping_sub(1),
        4 => !low,
        5 => low.wrapping_neg(),
        6 => low ^ (1 << w.draw.below(short as usize)),
        7 => low | high,
        8 => low & !high,
        _ => low ^ (1 << (short - 1)),
    };
    let wide = width > 64 && model.width() == width;
    let bits = match wide {
        true => {
            let mut limbs = model.limbs().to_vec();
            *limbs.first_mut()? = near;
            Bits::from_limbs(width, &limbs)
        }
        false => Bits::from_u64(width, near),
    };
    let v = w.fm().bits(&bits);
    put(w, i, n, v)
}

/// A number and a number computed from it meet: `x` and `x + 1`, `x` and `~x`, `x` and its lowest bits.
fn same_but_one(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| {
        let two = matches!(f.kind(i), InstKind::Binary(_) | InstKind::ICmp(_));
        two && f.value_type(f.operand(i, 0)).is_int() && is_point(f, i)
    })?;
    let from = w.draw.below(2);
    let x = w.f().operand(i, from);
    let ty = w.f().value_type(x);
    let (op, by) = w.draw.pick(&[
        (BinOp::Add, 1),
        (BinOp::Sub, 1),
        (BinOp::Xor, -1i64),
        (BinOp::And, 1),
        (BinOp::Or, 1),
        (BinOp::Shl, 1),
        (BinOp::LShr, 1),
        (BinOp::AShr, 1),
        (BinOp::Mul, -1),
        (BinOp::And, -2),
    ])?;
    let width = ty.int_width()?;
    if width == 1 && matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr) {
        return None;
    }
    let by = w.fm().bits(&Bits::from_i64(width, by));
    let y = w.compute(i, InstKind::Binary(op), ty, &[x, by])?;
    w.fm().set_operand(i, 1 - from, y);
    Some(())
}

/// What two instructions compute with is one constant.
fn share_constant(w: &mut Work) -> Option<()> {
    let all = integers(w);
    let k = w.draw.below(all.len());
    let (from, _, model) = all.get(k)?.clone();
    let width = model.width();
    let (i, n) = w.pick_operand(|f, i, n| {
        i != from && f.value_type(f.operand(i, n)).int_width() == Some(width)
    })?;
    let v = w.fm().bits(&model);
    put(w, i, n, v)
}

/// Something is added and compared against the bounds of its type: what holds without overflow and not with it.
fn add_wrap_around(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| match f.kind(i) {
        InstKind::ICmp(_) => f.value_type(f.operand(i, 0)).is_int() && is_point(f, i),
        _ => false,
    })?;
    let x = w.f().operand(i, 0);
    let ty = w.f().value_type(x);
    let by = w.corner(ty.int_width()?);
    let by = w.fm().bits(&by);
    let op = w.draw.pick(&[BinOp::Add, BinOp::Sub])?;
    let sum = w.insert(i, InstKind::Binary(op), ty, &[x, by]);
    if w.draw.coin() {
        let legal = super::opcodes::legal_flags(w.header(), w.f(), sum);
        let flag = w
            .draw
            .pick(&[tandem_ir::Flags::NUW, tandem_ir::Flags::NSW])?;
        w.fm().set_flags(sum, legal.intersection(flag));
    }
    let sum = w.f().result(sum)?;
    w.fm().set_operand(i, 0, sum);
    // Against itself, or what it was compared with.
    if w.draw.coin() {
        w.fm().set_operand(i, 1, x);
    }
    Some(())
}

// ----- addresses ------------------------------------------------------------------------------

fn pick_index(w: &mut Work) -> Option<(Inst, usize)> {
    let i = w.pick_inst(|f, i| {
        matches!(f.kind(i), InstKind::Gep { .. })
            && f.num_operands(i) > 1
            && f.value_type(f.operand(i, 1)).is_int()
    })?;
    Some((i, 1))
}

/// The first index of an address in a narrower type, which is extended by its sign.
fn narrow_index(w: &mut Work) -> Option<()> {
    let (i, n) = pick_index(w)?;
    let v = w.f().operand(i, n);
    let old = w.f().value_type(v).int_width()?;
    let width = w
        .draw
        .pick(&[8, 16, 32, 7, 1, 64, 128])
        .filter(|b| *b != old)?;
    let ty = Type::int(width);
    let new = match w.f().as_int(v) {
        Some(bits) => {
            let low = bits.limbs().first().copied()?;
            w.fm().bits(&Bits::from_u64(width, low))
        }
        None => {
            let cast = match (width < old, w.draw.coin()) {
                (true, _) => CastOp::Trunc,
                (false, true) => CastOp::SExt,
                (false, false) => CastOp::ZExt,
            };
            w.compute(i, InstKind::Cast(cast), ty, &[v])?
        }
    };
    w.fm().set_operand(i, n, new);
    Some(())
}

/// The address is computed from one further on, backwards.
fn negative_index(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| {
        let plain = access(f.kind(i)).is_some() || matches!(f.kind(i), InstKind::Gep { .. });
        let n = pointer_operand(f.kind(i));
        plain && f.value_type(f.operand(i, n)).is_ptr()
    })?;
    let n = pointer_operand(w.f().kind(i));
    let p = w.f().operand(i, n);
    let ty = w.f().value_type(p);
    let by = w.draw.pick(&[1i64, 2, 4, 8, 16, 3])?;
    let width = w.draw.pick(&[64, 32, 8])?;
    let back = match w.draw.one_in(3) {
        true => by,
        false => -by,
    };
    // Out and back again, or not quite back.
    let out = w.fm().bits(&Bits::from_i64(width, by));
    let gep = InstKind::Gep { elem: Type::I8 };
    let far = w.compute(i, gep.clone(), ty, &[p, out])?;
    let back = w.fm().bits(&Bits::from_i64(width, back));
    let near = w.insert(i, gep, ty, &[far, back]);
    if w.draw.one_in(3) {
        let flags = tandem_ir::Flags::INBOUNDS | tandem_ir::Flags::NUSW;
        w.fm().set_flags(near, flags);
    }
    let near = w.f().result(near)?;
    w.fm().set_operand(i, n, near);
    Some(())
}

/// A pointer, in one of its uses, as what was stored in a slot and loaded from it; half of the time with something said of what
/// the load gives.
fn pointer_through_memory(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|f, i, n| {
        let v = f.operand(i, n);
        f.value_type(v).is_ptr() && f.as_const(v).is_none() && !f.is_phi(i) && is_point(f, i)
    })?;
    let p = w.f().operand(i, n);
    let ty = w.f().value_type(p);
    let (layout, types) = (&w.header().layout, &w.header().types);
    let (space, align) = (layout.alloca_addrspace, layout.abi_align(types, ty));
    let entry = w.f().entry()?;
    let top = w.f().first_inst(entry)?;
    let one = w.fm().int(Type::I32, 1);
    let alloca = InstKind::Alloca {
        ty,
        align,
        inalloca: false,
        swifterror: false,
    };
    let slot = w.compute(top, alloca, Type::ptr(space), &[one])?;
    let plain = MemAccess::plain(align);
    w.insert(i, InstKind::Store(plain), Type::VOID, &[p, slot]);
    let load = w.insert(i, InstKind::Load(plain), ty, &[slot]);
    let loaded = w.f().result(load)?;
    w.fm().set_operand(i, n, loaded);
    if w.draw.coin() {
        annotate_load(w, load)?;
    }
    Some(())
}

/// An address goes through a number and back.
fn pointer_to_number(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|f, i, n| {
        !f.is_phi(i) && is_point(f, i) && f.value_type(f.operand(i, n)).is_ptr()
    })?;
    let p = w.f().operand(i, n);
    let ty = w.f().value_type(p);
    let width = w.draw.pick(&[64, 64, 64, 32, 128])?;
    let int = Type::int(width);
    let mut x = w.compute(i, InstKind::Cast(CastOp::PtrToInt), int, &[p])?;
    if w.draw.one_in(3) {
        let op = w
            .draw
            .pick(&[BinOp::Add, BinOp::Or, BinOp::And, BinOp::Xor])?;
        let by = w.draw.pick(&[0i64, 1, -1, 4, -4])?;
        let by = w.fm().bits(&Bits::from_i64(width, by));
        x = w.compute(i, InstKind::Binary(op), int, &[x, by])?;
    }
    let back = w.compute(i, InstKind::Cast(CastOp::IntToPtr), ty, &[x])?;
    w.fm().set_operand(i, n, back);
    Some(())
}

fn float_remainder(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Binary(op) if op.is_float()))?;
    if matches!(w.f().kind(i), InstKind::Binary(BinOp::FRem)) {
        return None;
    }
    w.fm().set_kind(i, InstKind::Binary(BinOp::FRem));
    Some(())
}

// ----- merges -----------------------------------------------------------------------------------

/// A phi has no value on one way.
fn phi_no_value(w: &mut Work) -> Option<()> {
    let phi = w.pick_inst(|f, i| f.is_phi(i))?;
    let k = 2 * w.draw.below(w.f().num_operands(phi) / 2);
    let ty = w.f().inst_type(phi);
    let v = w.no_value(ty)?;
    put(w, phi, k, v)
}

/// A phi has a value on one way of which nothing is known: loaded, or an argument that may be undefined.
fn phi_loaded_value(w: &mut Work) -> Option<()> {
    let phi = w.pick_inst(|f, i| f.is_phi(i) && !f.inst_type(i).is_ptr())?;
    let k = 2 * w.draw.below(w.f().num_operands(phi) / 2);
    let at = use_point(w.f(), phi, k)?;
    let ty = w.f().inst_type(phi);
    let doms = Dominators::new(w.f());
    let p = super::memory::pick_pointer(w, &doms, at)?;
    let header = w.header();
    let align = header.layout.abi_align(&header.types, ty);
    let v = w.compute(at, InstKind::Load(MemAccess::plain(align)), ty, &[p])?;
    put(w, phi, k, v)
}

/// Three merges one behind the other, whose conditions and values depend on each other.
fn chain_of_merges(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|f, i, n| {
        let ty = f.value_type(f.operand(i, n));
        !f.is_phi(i) && is_point(f, i) && (ty.is_int() || ty.is_float())
    })?;
    let mut v = w.f().operand(i, n);
    let ty = w.f().value_type(v);
    let mut same = None;
    for _ in 0..3 {
        let doms = Dominators::new(w.f());
        let cond = match same {
            Some(c) if w.draw.coin() => c,
            _ => condition(w, &doms, i)?,
        };
        same = Some(cond);
        let other = match w.draw.one_in(3) {
            true => w.no_value(ty)?,
            false => w.value(&doms, i, ty)?,
        };
        let b = w.f().inst_block(i)?;
        let behind = w.fm().split_block(b, i, "join");
        let arm = new_block_to(w, b, behind);
        end_in_branch(w, b, cond, arm, behind)?;
        let f = w.fm();
        let phi = f.new_phi(behind, ty, "m");
        f.add_phi_entry(phi, v, b);
        f.add_phi_entry(phi, other, arm);
        v = w.f().result(phi)?;
    }
    w.fm().set_operand(i, n, v);
    Some(())
}

// ----- threads -----------------------------------------------------------------------------------

/// An atomic access, of any order and scope, right before or behind a plain one of the same address.
fn atomic_neighbour(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| {
        let plain = access(f.kind(i)).is_some_and(|a| a.ordering == Ordering::NotAtomic);
        plain && !is_musttail(f, i)
    })?;
    let p = w.f().operand(i, pointer_operand(w.f().kind(i)));
    let at = match w.draw.coin() {
        true => i,
        false => w.f().next_inst(i)?,
    };
    let ty = w.draw.pick(&[Type::I32, Type::I32, Type::I64])?;
    let header = w.header();
    let mut a = MemAccess::plain(header.layout.abi_align(&header.types, ty));
    a.scope = scope(w)?;
    let doms = Dominators::new(w.f());
    match w.draw.below(4) {
        0 => {
            use Ordering::{Acquire, Monotonic, SeqCst, Unordered};
            a.ordering = w.draw.pick(&[Unordered, Monotonic, Acquire, SeqCst])?;
            let v = w.compute(at, InstKind::Load(a), ty, &[p])?;
            w.put_to_use(&doms, at, v);
        }
        1 => {
            use Ordering::{Monotonic, Release, SeqCst, Unordered};
            a.ordering = w.draw.pick(&[Unordered, Monotonic, Release, SeqCst])?;
            let v = w.value(&doms, at, ty)?;
            w.insert(at, InstKind::Store(a), Type::VOID, &[v, p]);
        }
        2 => {
            a.ordering = w.draw.pick(&Ordering::ALL[2..])?;
            let op = w
                .draw
                .pick(&[RmwOp::Add, RmwOp::Xchg, RmwOp::Or, RmwOp::And])?;
            let v = w.value(&doms, at, ty)?;
            let old = w.compute(at, InstKind::AtomicRmw(op, a), ty, &[p, v])?;
            w.put_to_use(&doms, at, old);
        }
        _ => {
            use Ordering::{AcqRel, Acquire, Release, SeqCst};
            let ordering = w.draw.pick(&[Acquire, Release, AcqRel, SeqCst])?;
            let fence = InstKind::Fence {
                ordering,
                scope: a.scope,
            };
            w.insert(at, fence, Type::VOID, &[]);
        }
    }
    Some(())
}

fn scope(w: &mut Work) -> Option<Option<tandem_ir::Symbol>> {
    let name = w.draw.pick(&SCOPES)?;
    Some(match name {
        "" => None,
        name => Some(w.module.header.strings.intern(name)),
    })
}

/// An access gets any order and scope that it may have.
fn any_order(w: &mut Work) -> Option<()> {
    use Ordering::{Acquire, Monotonic, Release, SeqCst, Unordered};
    let i = w.pick_inst(|f, i| {
        let ty = match f.kind(i) {
            InstKind::Load(_) => f.inst_type(i),
            InstKind::Store(_) => f.value_type(f.operand(i, 0)),
            _ => return false,
        };
        let whole = ty
            .int_width()
            .is_some_and(|b| b >= 8 && b.is_power_of_two());
        whole || ty.is_float() || ty.is_ptr()
    })?;
    let mut a = access(w.f().kind(i))?;
    a.scope = scope(w)?;
    let kind = match w.f().kind(i) {
        InstKind::Load(_) => {
            a.ordering = w.draw.pick(&[Unordered, Monotonic, Acquire, SeqCst])?;
            InstKind::Load(a)
        }
        _ => {
            a.ordering = w.draw.pick(&[Unordered, Monotonic, Release, SeqCst])?;
            InstKind::Store(a)
        }
    };
    w.fm().set_kind(i, kind);
    Some(())
}

/// A loop around a barrier that ends only if a value, read anew or not, says so; or never.
fn barrier_in_endless_loop(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let b = w.f().inst_block(at)?;
    let behind = w.fm().split_block(b, at, "after");
    let head = new_block_to(w, b, behind);
    let t = w.f().terminator(b)?;
    w.fm().erase_inst(t);
    w.fm().append_br(b, head);
    let end = w.f().terminator(head)?;
    if !w.draw.one_in(3) {
        super::gpu::barrier(w, end)?;
    }
    let doms = Dominators::new(w.f());
    let cond = match w.draw.below(4) {
        0 => w.fm().bool(true),
        1 => {
            let lane = super::gpu::thread_index(w, end)?;
            let zero = w.fm().int(Type::I32, 0);
            let p = IntPredicate::Eq;
            w.compute(end, InstKind::ICmp(p), Type::I1, &[lane, zero])?
        }
        _ => condition(w, &doms, end)?,
    };
    end_in_branch(w, head, cond, head, behind)?;
    Some(())
}
