//! Instructions that only compute: arithmetic, comparisons, conversions, vectors, aggregates.

use super::Checker;
use crate::entity::Inst;
use crate::inst::{BinOp, CastOp, Flags, InstKind};
use crate::types::{Type, TypeTable};

/// Number of elements and scalability if the type is a vector.
pub(super) fn shape(types: &TypeTable, ty: Type) -> Option<(u32, bool)> {
    types.as_vector(ty).map(|(_, n, s)| (n, s))
}

/// Integer, or vector of integers.
pub(super) fn int_like(types: &TypeTable, ty: Type) -> bool {
    types.scalar(ty).is_int()
}

/// Floating point, or vector of floating point.
pub(super) fn float_like(types: &TypeTable, ty: Type) -> bool {
    types.scalar(ty).is_float()
}

/// Pointer, or vector of pointers.
pub(super) fn ptr_like(types: &TypeTable, ty: Type) -> bool {
    types.scalar(ty).is_ptr()
}

/// Checks an instruction of this file's kinds, whose operands have the right number.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst) {
    if let Err(message) = typed(c, i) {
        c.at(i, message);
    }
    check_flags(c, i);
}

fn typed(c: &Checker<'_, '_>, i: Inst) -> Result<(), &'static str> {
    let (f, types) = (c.f, &c.header.types);
    let ty = f.inst_type(i);
    let op = |n: usize| f.value_type(f.operand(i, n));
    match f.kind(i) {
        InstKind::FNeg => rule(
            op(0) == ty && float_like(types, ty),
            "fneg needs one floating-point operand of the result's type",
        ),
        InstKind::Binary(o) => binary(types, *o, ty, op(0), op(1)),
        InstKind::ICmp(_) => {
            let ok = int_like(types, op(0)) || ptr_like(types, op(0));
            comparison(types, ty, op(0), op(1), ok)
        }
        InstKind::FCmp(_) => comparison(types, ty, op(0), op(1), float_like(types, op(0))),
        InstKind::Cast(o) => {
            cast(types, *o, op(0), ty)?;
            let space = types.scalar(op(0)).address_space();
            let address = space.map(|s| c.header.layout.pointer(s).index_bits);
            rule(
                *o != CastOp::PtrToAddr || types.scalar(ty).int_width() == address,
                "ptrtoaddr must give the width of an address",
            )
        }
        InstKind::Select => select(types, ty, op(0), op(1), op(2)),
        InstKind::Freeze => rule(op(0) == ty, "freeze must keep the type"),
        InstKind::ExtractElement => rule(
            types.as_vector(op(0)).is_some_and(|v| v.0 == ty) && op(1).is_int(),
            "extractelement needs a vector of the result's type and an integer index",
        ),
        InstKind::InsertElement => rule(
            op(0) == ty && types.as_vector(ty).is_some_and(|v| v.0 == op(1)) && op(2).is_int(),
            "insertelement needs a vector, one of its elements and an integer index",
        ),
        InstKind::ShuffleVector(mask) => shuffle(types, ty, op(0), op(1), mask),
        InstKind::ExtractValue(path) => rule(
            !path.is_empty() && element(types, op(0), path) == Some(ty),
            "extractvalue indices do not lead to the result's type",
        ),
        InstKind::InsertValue(path) => rule(
            !path.is_empty() && op(0) == ty && element(types, ty, path) == Some(op(1)),
            "insertvalue indices do not lead to the type of the element",
        ),
        _ => Ok(()),
    }
}

fn rule(holds: bool, message: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(message) }
}

fn binary(types: &TypeTable, op: BinOp, ty: Type, a: Type, b: Type) -> Result<(), &'static str> {
    rule(
        a == ty && b == ty,
        "both operands must have the result's type",
    )?;
    if op.is_float() {
        rule(
            float_like(types, ty),
            "floating-point arithmetic on other types",
        )
    } else {
        rule(int_like(types, ty), "integer arithmetic on other types")
    }
}

fn comparison(
    types: &TypeTable,
    ty: Type,
    a: Type,
    b: Type,
    comparable: bool,
) -> Result<(), &'static str> {
    rule(a == b, "both operands of a comparison must have one type")?;
    rule(comparable, "comparison of operands of an invalid type")?;
    rule(
        types.scalar(ty) == Type::I1 && shape(types, ty) == shape(types, a),
        "comparison must give i1, or a vector of i1 of the operands' length",
    )
}

/// Whether a conversion is possible; shared with constant expressions.
pub(super) fn cast(
    types: &TypeTable,
    op: CastOp,
    from: Type,
    to: Type,
) -> Result<(), &'static str> {
    if op == CastOp::BitCast {
        return bitcast(types, from, to);
    }
    rule(
        shape(types, from) == shape(types, to),
        "conversion between different numbers of elements",
    )?;
    let (s, d) = (types.scalar(from), types.scalar(to));
    let (si, di) = (s.int_width(), d.int_width());
    let fp = |t: Type| t.float_kind().map(|k| k.bits());
    let (sf, df) = (fp(s), fp(d));
    let ok = match op {
        CastOp::Trunc => si.zip(di).is_some_and(|(a, b)| a > b),
        CastOp::ZExt | CastOp::SExt => si.zip(di).is_some_and(|(a, b)| a < b),
        CastOp::FpTrunc => sf.zip(df).is_some_and(|(a, b)| a > b),
        CastOp::FpExt => sf.zip(df).is_some_and(|(a, b)| a < b),
        CastOp::FpToUi | CastOp::FpToSi => sf.is_some() && di.is_some(),
        CastOp::UiToFp | CastOp::SiToFp => si.is_some() && df.is_some(),
        CastOp::PtrToInt | CastOp::PtrToAddr => s.is_ptr() && di.is_some(),
        CastOp::IntToPtr => si.is_some() && d.is_ptr(),
        CastOp::AddrSpaceCast => s.is_ptr() && d.is_ptr() && s != d,
        CastOp::BitCast => true,
    };
    rule(ok, "conversion between types that it cannot convert")
}

fn bitcast(types: &TypeTable, from: Type, to: Type) -> Result<(), &'static str> {
    rule(
        !types.is_aggregate(from) && !types.is_aggregate(to),
        "bitcast of an aggregate",
    )?;
    let (s, d) = (types.scalar(from), types.scalar(to));
    if s.is_ptr() || d.is_ptr() {
        // One lane counts like a scalar; an address space cannot change.
        let lanes = |t| shape(types, t).unwrap_or((1, false));
        return rule(
            s == d && lanes(from) == lanes(to),
            "bitcast between different pointer types",
        );
    }
    let size = |t: Type, scalar: Type| {
        let (n, scalable) = shape(types, t).unwrap_or((1, false));
        let bits = scalar
            .int_width()
            .or_else(|| scalar.float_kind().map(|k| k.bits()))?;
        Some((u64::from(bits) * u64::from(n), scalable))
    };
    let same = size(from, s).is_some() && size(from, s) == size(to, d);
    let amx =
        |t: Type, other: Option<(u64, bool)>| t == Type::X86_AMX && other == Some((8192, false));
    rule(
        same || amx(from, size(to, d)) || amx(to, size(from, s)) || from == to,
        "bitcast between types of different size",
    )
}

fn select(types: &TypeTable, ty: Type, cond: Type, a: Type, b: Type) -> Result<(), &'static str> {
    rule(
        a == ty && b == ty,
        "both values of a select must have the result's type",
    )?;
    rule(ty != Type::TOKEN, "select of tokens")?;
    rule(
        types.scalar(cond) == Type::I1
            && (cond == Type::I1 || shape(types, cond) == shape(types, ty)),
        "select condition must be i1, or a vector of i1 of the result's length",
    )
}

/// Whether a shuffle is possible; shared with constant expressions.
pub(super) fn shuffle(
    types: &TypeTable,
    ty: Type,
    a: Type,
    b: Type,
    mask: &[i32],
) -> Result<(), &'static str> {
    let (Some((elem, n, scalable)), Some((result, m, result_scalable))) =
        (types.as_vector(a), types.as_vector(ty))
    else {
        return Err("shufflevector of something that is no vector");
    };
    rule(a == b, "both vectors of a shuffle must have one type")?;
    rule(
        result == elem && m as usize == mask.len() && scalable == result_scalable,
        "shufflevector result does not fit its mask",
    )?;
    let limit = 2 * i64::from(n);
    rule(
        mask.iter().all(|&k| k >= -1 && i64::from(k) < limit),
        "shufflevector mask selects lanes that do not exist",
    )?;
    let uniform = mask.iter().all(|&k| k == 0) || mask.iter().all(|&k| k == -1);
    rule(
        !scalable || uniform,
        "shufflevector of scalable vectors can only splat the first lane",
    )
}

/// The type that aggregate indices lead to.
pub(super) fn element(types: &TypeTable, ty: Type, path: &[u32]) -> Option<Type> {
    let mut at = ty;
    for &n in path {
        at = if let Some((elem, len)) = types.as_array(at) {
            (u64::from(n) < len).then_some(elem)?
        } else {
            let (fields, _) = types.struct_fields(at)?;
            *fields.get(n as usize)?
        };
    }
    Some(at)
}

/// Flags may only stand where LLVM's grammar has them.
fn check_flags(c: &mut Checker<'_, '_>, i: Inst) {
    let flags = c.f.flags(i);
    if flags.is_empty() {
        return;
    }
    let types = &c.header.types;
    let wrap = Flags::NUW | Flags::NSW;
    let fast = if float_result(types, c.f.inst_type(i)) {
        Flags::FAST
    } else {
        Flags::NONE
    };
    let allowed = match c.f.kind(i) {
        InstKind::Binary(BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl) => wrap,
        InstKind::Binary(BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr) => Flags::EXACT,
        InstKind::Binary(BinOp::Or) => Flags::DISJOINT,
        InstKind::Binary(op) if op.is_float() => Flags::FAST,
        InstKind::Cast(CastOp::Trunc) => wrap,
        InstKind::Cast(CastOp::ZExt) => Flags::NNEG,
        InstKind::Cast(CastOp::UiToFp) => Flags::NNEG | Flags::FAST,
        InstKind::Cast(CastOp::FpTrunc | CastOp::FpExt | CastOp::SiToFp) => Flags::FAST,
        InstKind::ICmp(_) => Flags::SAMESIGN,
        InstKind::FCmp(_) | InstKind::FNeg => Flags::FAST,
        InstKind::Select => fast,
        _ => Flags::NONE,
    };
    c.require(
        flags.without(allowed).is_empty(),
        i,
        "flag that this instruction cannot have",
    );
}

/// Types whose values may carry fast-math flags: floating point, its vectors, arrays and structs of one.
pub(super) fn float_result(types: &TypeTable, ty: Type) -> bool {
    let mut at = ty;
    while let Some((elem, _)) = types.as_array(at) {
        at = elem;
    }
    if let Some((fields, _)) = types.struct_fields(at) {
        return fields
            .first()
            .is_some_and(|&t| fields.iter().all(|&o| o == t) && float_like(types, t));
    }
    float_like(types, at)
}
