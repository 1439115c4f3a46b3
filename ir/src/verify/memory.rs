//! Instructions that touch memory or compute addresses.

use super::Checker;
use super::arith::{float_like, ptr_like, shape};
use crate::entity::Inst;
use crate::inst::{Flags, InstKind, MemAccess, Ordering, RmwOp};
use crate::types::Type;

/// Checks an instruction of this file's kinds, whose operands have the right number.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst) {
    let f = c.f;
    let op = |n: usize| f.value_type(f.operand(i, n));
    match f.kind(i) {
        InstKind::Load(a) => {
            let ty = f.inst_type(i);
            c.require(op(0).is_ptr(), i, "load needs a pointer");
            check_access(c, i, a, ty, [Ordering::Release, Ordering::AcqRel]);
        }
        InstKind::Store(a) => {
            c.require(op(1).is_ptr(), i, "store needs a pointer");
            check_access(c, i, a, op(0), [Ordering::Acquire, Ordering::AcqRel]);
        }
        InstKind::Alloca { ty, .. } => check_alloca(c, i, *ty),
        InstKind::Fence { ordering, .. } => {
            let ok = matches!(
                ordering,
                Ordering::Acquire | Ordering::Release | Ordering::AcqRel | Ordering::SeqCst
            );
            c.require(
                ok,
                i,
                "fence ordering must be acquire, release, acq_rel or seq_cst",
            );
        }
        InstKind::CmpXchg {
            access, failure, ..
        } => check_cmpxchg(c, i, access, *failure),
        InstKind::AtomicRmw(rmw, a) => check_rmw(c, i, *rmw, a),
        InstKind::Gep { elem } => check_gep(c, i, *elem),
        InstKind::VaArg => {
            c.require(op(0).is_ptr(), i, "va_arg needs a pointer to the list");
        }
        _ => {}
    }
    let allowed = match f.kind(i) {
        InstKind::Gep { .. } => Flags::INBOUNDS | Flags::NUSW | Flags::NUW,
        _ => Flags::NONE,
    };
    let flags = f.flags(i);
    c.require(
        flags.without(allowed).is_empty(),
        i,
        "flag that this instruction cannot have",
    );
}

/// A load or store: type, and ordering if atomic.
fn check_access(c: &mut Checker<'_, '_>, i: Inst, a: &MemAccess, ty: Type, bad: [Ordering; 2]) {
    let sized = c.header.types.is_sized(ty) && c.header.types.is_first_class(ty);
    c.require(sized, i, "access to memory of a type without size");
    if a.ordering == Ordering::NotAtomic {
        c.require(a.scope.is_none(), i, "syncscope of a non-atomic access");
        return;
    }
    c.require(
        !bad.contains(&a.ordering),
        i,
        "ordering that this access cannot have",
    );
    let ok = ty.is_int() || ty.is_ptr() || ty.is_float() || atomic_vector(c, ty);
    c.require(
        ok,
        i,
        "atomic access must be of an integer, pointer or floating-point type",
    );
    check_atomic_size(c, i, ty);
}

/// Fixed vectors may be loaded and stored atomically as a whole.
fn atomic_vector(c: &Checker<'_, '_>, ty: Type) -> bool {
    c.header.types.as_vector(ty).is_some_and(|v| !v.2)
}

fn check_atomic_size(c: &mut Checker<'_, '_>, i: Inst, ty: Type) {
    let bits = c.header.layout.size_bits(&c.header.types, ty);
    let ok = bits.is_none_or(|b| b >= 8 && b.is_power_of_two());
    c.require(
        ok,
        i,
        "atomic access must be of a power of two of bits, at least 8",
    );
}

fn check_alloca(c: &mut Checker<'_, '_>, i: Inst, ty: Type) {
    let f = c.f;
    c.require(
        c.header.types.is_sized(ty),
        i,
        "alloca of a type without size",
    );
    let local =
        !super::globals::has_target(&c.header.types, ty, &|name| name != "amdgcn.named.barrier");
    c.require(local, i, "alloca of a type that only variables have");
    c.require(f.inst_type(i).is_ptr(), i, "alloca must give a pointer");
    c.require(
        f.value_type(f.operand(i, 0)).is_int(),
        i,
        "alloca needs an integer number of elements",
    );
    let nvptx = c.header.triple.starts_with("nvptx");
    let space = f.inst_type(i).address_space();
    c.require(
        !nvptx || matches!(space, Some(0 | 5)),
        i,
        "alloca on nvptx must be in address space 0 or 5",
    );
    let amdgpu = super::functions::is_amdgpu(&c.header.triple);
    c.require(
        !amdgpu || space == Some(5),
        i,
        "alloca on amdgpu must be in address space 5",
    );
}

fn check_cmpxchg(c: &mut Checker<'_, '_>, i: Inst, a: &MemAccess, failure: Ordering) {
    let (f, types) = (c.f, &c.header.types);
    let ty = f.value_type(f.operand(i, 1));
    let new = f.value_type(f.operand(i, 2));
    let pointer = f.value_type(f.operand(i, 0)).is_ptr();
    c.require(pointer, i, "cmpxchg needs a pointer");
    c.require(
        ty == new && (ty.is_int() || ty.is_ptr()),
        i,
        "cmpxchg values must be of one integer or pointer type",
    );
    let gives = types
        .struct_fields(f.inst_type(i))
        .is_some_and(|(fields, packed)| fields == [ty, Type::I1] && !packed);
    c.require(gives, i, "cmpxchg must give the value and an i1");
    let plain = |o| matches!(o, Ordering::NotAtomic | Ordering::Unordered);
    c.require(
        !plain(a.ordering),
        i,
        "cmpxchg success ordering must be at least monotonic",
    );
    let no_failure = plain(failure) || matches!(failure, Ordering::Release | Ordering::AcqRel);
    c.require(
        !no_failure,
        i,
        "cmpxchg failure ordering must be monotonic, acquire or seq_cst",
    );
    check_atomic_size(c, i, ty);
}

fn check_rmw(c: &mut Checker<'_, '_>, i: Inst, op: RmwOp, a: &MemAccess) {
    let (f, types) = (c.f, &c.header.types);
    let ty = f.value_type(f.operand(i, 1));
    let pointer = f.value_type(f.operand(i, 0)).is_ptr();
    c.require(pointer, i, "atomicrmw needs a pointer");
    c.require(
        f.inst_type(i) == ty,
        i,
        "atomicrmw must give the type of its value",
    );
    let weak = matches!(a.ordering, Ordering::NotAtomic | Ordering::Unordered);
    c.require(!weak, i, "atomicrmw ordering must be at least monotonic");
    let scalable = types.as_vector(ty).is_some_and(|v| v.2);
    let ok = match op {
        RmwOp::Xchg => ty.is_int() || ty.is_float() || ty.is_ptr(),
        RmwOp::FAdd
        | RmwOp::FSub
        | RmwOp::FMax
        | RmwOp::FMin
        | RmwOp::FMaximum
        | RmwOp::FMinimum
        | RmwOp::FMaximumNum
        | RmwOp::FMinimumNum => float_like(types, ty) && !scalable,
        _ => ty.is_int(),
    };
    c.require(ok, i, "atomicrmw of a type that its operation cannot have");
    check_atomic_size(c, i, ty);
}

fn check_gep(c: &mut Checker<'_, '_>, i: Inst, elem: Type) {
    let (f, types) = (c.f, &c.header.types);
    let operands: Vec<Type> = f.operands(i).map(|v| f.value_type(v)).collect();
    let index = |n: usize| f.as_int(f.operand(i, n)).and_then(|b| b.as_u64());
    let splat = |n: usize| index(n).or_else(|| vector_index(c, i, n));
    let outcome = gep(c.header, elem, &operands, &splat);
    if let Err(message) = outcome {
        c.at(i, message);
        return;
    }
    // The result is a vector if the base or an index is one.
    let lanes = operands.iter().find_map(|&t| shape(types, t));
    let result = f.inst_type(i);
    let ok = types.scalar(result) == types.scalar(operands[0]) && shape(types, result) == lanes;
    c.require(ok, i, "getelementptr gives a wrong type");
}

/// The index that all lanes of a constant vector have.
fn vector_index(c: &Checker<'_, '_>, i: Inst, n: usize) -> Option<u64> {
    use crate::constant::ConstantData;
    let pool = c.f.constants();
    let lane = |c| pool.as_bits(c).and_then(|b| b.as_u64());
    match c.f.as_const(c.f.operand(i, n))? {
        ConstantData::Splat(e) => lane(*e),
        ConstantData::Zero => Some(0),
        ConstantData::Aggregate(e) => {
            let first = lane(*e.first()?)?;
            e.iter().all(|&x| lane(x) == Some(first)).then_some(first)
        }
        _ => None,
    }
}

/// Whether an address computation is possible: base and indices by type, struct indices by value.
/// Shared with constant expressions.
pub(super) fn gep(
    header: &crate::module::Header,
    elem: Type,
    operands: &[Type],
    constant: &dyn Fn(usize) -> Option<u64>,
) -> Result<(), &'static str> {
    let types = &header.types;
    if !types.is_sized(elem) {
        return Err("getelementptr into a type without size");
    }
    if operands.first().is_none_or(|&t| !ptr_like(types, t)) {
        return Err("getelementptr needs a pointer");
    }
    let mut lanes = None;
    for (n, &t) in operands.iter().enumerate() {
        if n > 0 && !types.scalar(t).is_int() {
            return Err("getelementptr indices must be integers");
        }
        match (lanes, shape(types, t)) {
            (Some(a), Some(b)) if a != b => {
                return Err("getelementptr mixes vectors of different lengths");
            }
            (None, s) => lanes = s,
            _ => {}
        }
    }
    let mut at = elem;
    for (n, &index) in operands.iter().enumerate().skip(2) {
        at = if let Some((e, _)) = types.as_array(at) {
            e
        } else if let Some((e, _, _)) = types.as_vector(at) {
            e
        } else {
            let field = || {
                let (fields, _) = types.struct_fields(at)?;
                (types.scalar(index) == Type::I32).then_some(())?;
                fields.get(usize::try_from(constant(n)?).ok()?).copied()
            };
            field().ok_or("getelementptr index leads nowhere")?
        };
    }
    Ok(())
}
