//! Constant expressions: those that LLVM 22 reads, checked as LLVM checks them; and rules that instructions share.
//!
//! LLVM 22 has casts without change of numbers (`trunc`, `ptrtoint`, `ptrtoaddr`, `inttoptr`, `bitcast`,
//! `addrspacecast`), `getelementptr`, `add`, `sub`, `xor`, and access to vectors. Expressions of older versions are
//! refused by name (`is_former_expr`). How deep expressions nest is limited by whoever calls (`Parser::nested`).
//!
//! Shared with `instructions`: the type of a `getelementptr` (`gep_type`), valid casts (`check_cast`), shuffle masks,
//! and flags. A mask is kept lane by lane, so the result of a shuffle has at most [`MAX_LANES`] lanes; more is an
//! error.
//!
//! Nothing is folded, but that a `bitcast` to the same type is the constant itself, as in LLVM.

use super::{Parser, Res};
use crate::constant::{ConstantData, ConstantExpr, ConstantPool};
use crate::entity::Constant;
use crate::inst::{BinOp, CastOp, Flags};
use crate::text::lexer::{Kw, Tok};
use crate::types::{Type, TypeTable};

/// Most lanes of a shuffle's result.
const MAX_LANES: u32 = 1 << 16;

impl Parser<'_> {
    /// The expression that starts with keyword `kw`, whose type must be `ty`.
    pub(super) fn constant_expr(
        &mut self,
        pool: &mut ConstantPool,
        ty: Type,
        kw: Kw,
    ) -> Res<Constant> {
        let at = self.at();
        let c = self.untyped_constant_expr(pool, kw)?;
        let found = pool.ty(c);
        if found != ty {
            let (found, ty) = (self.type_name(found), self.type_name(ty));
            let message = format!("the expression gives '{found}' where '{ty}' is wanted");
            return Err(self.error_at(at, message));
        }
        Ok(c)
    }
    /// The expression that starts with keyword `kw`, of whatever type.
    pub(super) fn untyped_constant_expr(
        &mut self,
        pool: &mut ConstantPool,
        kw: Kw,
    ) -> Res<Constant> {
        let (ty, expr) = match kw {
            Kw::Trunc
            | Kw::PtrToInt
            | Kw::PtrToAddr
            | Kw::IntToPtr
            | Kw::BitCast
            | Kw::AddrSpaceCast => self.cast_expr(pool)?,
            Kw::GetElementPtr => self.gep_expr(pool)?,
            Kw::Add | Kw::Sub | Kw::Xor => self.binary_expr(pool, kw)?,
            Kw::ExtractElement | Kw::InsertElement | Kw::ShuffleVector => {
                self.vector_expr(pool, kw)?
            }
            _ if is_former_expr(kw) => {
                let message = format!("'{}' is no constant expression in LLVM 22", kw.text());
                return Err(self.error(message));
            }
            _ => return Err(self.error("a value must stand here")),
        };
        // A cast to its own type is the constant itself in LLVM.
        if let ConstantExpr::Cast(CastOp::BitCast, _, c) = expr
            && pool.ty(c) == ty
        {
            return Ok(c);
        }
        Ok(pool.intern(ty, ConstantData::Expr(Box::new(expr))))
    }

    fn cast_expr(&mut self, pool: &mut ConstantPool) -> Res<(Type, ConstantExpr)> {
        let at = self.at();
        let op = self.word().and_then(CastOp::from_keyword);
        let op = op.ok_or_else(|| self.error("a value must stand here"))?;
        self.bump();
        let flags = self.flags(&[(Kw::Nuw, Flags::NUW), (Kw::Nsw, Flags::NSW)]);
        self.expect(Tok::LParen, "'(' is missing after constantexpr cast")?;
        let c = self.typed_constant(pool)?;
        self.expect_kw(Kw::To)?;
        let ty = self.ty()?;
        self.expect(Tok::RParen, "')' is missing at end of constantexpr cast")?;
        self.check_cast(op, pool.ty(c), ty, at)?;
        Ok((ty, ConstantExpr::Cast(op, flags, c)))
    }

    fn binary_expr(&mut self, pool: &mut ConstantPool, kw: Kw) -> Res<(Type, ConstantExpr)> {
        let op = match kw {
            Kw::Add => BinOp::Add,
            Kw::Sub => BinOp::Sub,
            _ => BinOp::Xor,
        };
        self.bump();
        let flags = match op {
            BinOp::Xor => Flags::NONE,
            _ => self.flags(&[(Kw::Nuw, Flags::NUW), (Kw::Nsw, Flags::NSW)]),
        };
        self.expect(Tok::LParen, "'(' is missing in binary constantexpr")?;
        let a = self.typed_constant(pool)?;
        self.expect(Tok::Comma, "',' is missing in binary constantexpr")?;
        let at = self.at();
        let b = self.typed_constant(pool)?;
        self.expect(Tok::RParen, "')' is missing in binary constantexpr")?;
        let ty = pool.ty(a);
        if ty != pool.ty(b) {
            return Err(self.error_at(at, "the two operands differ in type"));
        }
        if !self.h.types.scalar(ty).is_int() {
            return Err(self.error_at(at, "the expression needs integers"));
        }
        Ok((ty, ConstantExpr::Binary(op, flags, a, b)))
    }

    fn gep_expr(&mut self, pool: &mut ConstantPool) -> Res<(Type, ConstantExpr)> {
        self.bump();
        let (flags, in_range) = self.gep_expr_flags()?;
        self.expect(Tok::LParen, "'(' is missing in constantexpr")?;
        let elem = self.ty()?;
        self.expect(Tok::Comma, "',' is missing after getelementptr's type")?;
        let at = self.at();
        let mut operands = vec![self.typed_constant(pool)?];
        while self.eat(Tok::Comma) {
            operands.push(self.typed_constant(pool)?);
        }
        self.expect(Tok::RParen, "')' is missing in constantexpr")?;
        let types: Vec<Type> = operands.iter().map(|&c| pool.ty(c)).collect();
        let index = |n: usize| const_index(pool, operands[n]);
        let ty = self.gep_type(elem, &types, &index, at)?;
        if self.holds_scalable(elem) {
            let message = "a constant getelementptr cannot step over scalable vectors";
            return Err(self.error_at(at, message));
        }
        let expr = ConstantExpr::Gep {
            elem,
            flags,
            in_range,
            operands: operands.into(),
        };
        Ok((ty, expr))
    }
    fn gep_expr_flags(&mut self) -> Res<(Flags, Option<(i64, i64)>)> {
        let (mut flags, mut in_range) = (Flags::NONE, None);
        loop {
            match self.kind() {
                Tok::Kw(Kw::Inbounds) => flags |= Flags::INBOUNDS | Flags::NUSW,
                Tok::Kw(Kw::Nusw) => flags |= Flags::NUSW,
                Tok::Kw(Kw::Nuw) => flags |= Flags::NUW,
                Tok::Kw(Kw::InRange) => {
                    let at = self.at();
                    self.bump();
                    self.expect(Tok::LParen, "'(' is missing")?;
                    let lo = self.i64()?;
                    self.expect(Tok::Comma, "',' is missing")?;
                    let hi = self.i64()?;
                    if lo >= hi {
                        return Err(self.error_at(at, "the range is empty"));
                    }
                    in_range = Some((lo, hi));
                    // The closing parenthesis is bumped below.
                    if !self.is(Tok::RParen) {
                        return Err(self.error("')' is missing"));
                    }
                }
                _ => return Ok((flags, in_range)),
            }
            self.bump();
        }
    }

    fn vector_expr(&mut self, pool: &mut ConstantPool, kw: Kw) -> Res<(Type, ConstantExpr)> {
        let at = self.at();
        self.bump();
        self.expect(Tok::LParen, "'(' is missing in constantexpr")?;
        let a = self.typed_constant(pool)?;
        self.expect(Tok::Comma, "',' is missing in constantexpr")?;
        let b = self.typed_constant(pool)?;
        let c = match kw {
            Kw::ExtractElement => None,
            _ => {
                self.expect(Tok::Comma, "',' is missing in constantexpr")?;
                let at = self.at();
                let c = self.typed_constant(pool)?;
                self.check_mask_size(pool.ty(c), at)?;
                Some(c)
            }
        };
        self.expect(Tok::RParen, "')' is missing in constantexpr")?;
        let Some((elem, _, scalable)) = self.h.types.as_vector(pool.ty(a)) else {
            return Err(self.error_at(at, format!("the operands do not fit {}", kw.text())));
        };
        let invalid = |p: &Self| p.error_at(at, format!("the operands do not fit {}", kw.text()));
        match (kw, c) {
            (Kw::ExtractElement, _) if pool.ty(b).is_int() => {
                Ok((elem, ConstantExpr::ExtractElement(a, b)))
            }
            (Kw::InsertElement, Some(c)) if pool.ty(b) == elem && pool.ty(c).is_int() => {
                Ok((pool.ty(a), ConstantExpr::InsertElement(a, b, c)))
            }
            (Kw::ShuffleVector, Some(c)) if pool.ty(a) == pool.ty(b) => {
                let (_, len, _) = self
                    .h
                    .types
                    .as_vector(pool.ty(a))
                    .unwrap_or((elem, 0, false));
                let mask = shuffle_mask(&self.h.types, pool, c, len, scalable)
                    .ok_or_else(|| invalid(self))?;
                let ty = self.h.types.vector(elem, mask.len() as u32, scalable);
                Ok((ty, ConstantExpr::ShuffleVector(a, b, mask.into())))
            }
            _ => Err(invalid(self)),
        }
    }

    // ----- shared with instructions -----------------------------------------------

    /// Shuffle masks are kept lane by lane, so their length is limited.
    pub(super) fn check_mask_size(&self, mask: Type, at: usize) -> Res<()> {
        match self.h.types.as_vector(mask) {
            Some((_, len, _)) if len > MAX_LANES => {
                Err(self.too_large(at, format!("shuffle mask of more than {MAX_LANES} lanes")))
            }
            _ => Ok(()),
        }
    }

    /// Flags in any order.
    pub(super) fn flags(&mut self, known: &[(Kw, Flags)]) -> Flags {
        let mut flags = Flags::NONE;
        while let Tok::Kw(kw) = self.kind() {
            let Some(&(_, f)) = known.iter().find(|k| k.0 == kw) else {
                break;
            };
            // A flag that stands twice is left for whoever wants a type here; fast-math flags may repeat.
            if flags.contains(f) && !Flags::FAST.contains(f) {
                break;
            }
            flags |= f;
            self.bump();
        }
        flags
    }

    /// The type of a `getelementptr` over operands of the given types (the base first); `index(n)` is the
    /// value of operand `n` if it is a constant.
    pub(super) fn gep_type(
        &mut self,
        elem: Type,
        operands: &[Type],
        index: &dyn Fn(usize) -> Option<u64>,
        at: usize,
    ) -> Res<Type> {
        let types = &self.h.types;
        if !types.scalar(operands[0]).is_ptr() {
            return Err(self.error_at(at, "getelementptr needs a pointer as base"));
        }
        let mut shape = types.as_vector(operands[0]).map(|v| (v.1, v.2));
        for &t in &operands[1..] {
            if !types.scalar(t).is_int() {
                return Err(self.error_at(at, "getelementptr needs integers as indices"));
            }
            if let Some((_, len, scalable)) = types.as_vector(t) {
                if shape.is_some_and(|s| s != (len, scalable)) {
                    return Err(self.error_at(at, "the vectors of getelementptr differ in length"));
                }
                shape = Some((len, scalable));
            }
        }
        if operands.len() > 1 && !types.is_sized(elem) {
            return Err(self.error_at(at, "getelementptr needs an element type that has a size"));
        }
        if types.struct_fields(elem).is_some() && self.holds_scalable(elem) {
            let message = "getelementptr into a struct that holds scalable vectors";
            return Err(self.error_at(at, message));
        }
        let mut current = elem;
        for (n, &t) in operands.iter().enumerate().skip(2) {
            let i32_index = types.scalar(t) == Type::I32;
            let next = indexed(types, current, i32_index, || index(n));
            current =
                next.ok_or_else(|| self.error_at(at, "the indices of getelementptr lead nowhere"))?;
        }
        let base = types.scalar(operands[0]);
        Ok(match shape {
            Some((len, scalable)) => self.h.types.vector(base, len, scalable),
            None => base,
        })
    }

    fn holds_scalable(&self, ty: Type) -> bool {
        let types = &self.h.types;
        types.holds(ty, &|t| types.as_vector(t).is_some_and(|v| v.2))
    }

    /// LLVM's rules for conversions.
    pub(super) fn check_cast(&self, op: CastOp, from: Type, to: Type, at: usize) -> Res<()> {
        if cast_is_valid(self, op, from, to) {
            return Ok(());
        }
        let (f, t) = (self.type_name(from), self.type_name(to));
        Err(self.error_at(
            at,
            format!("this conversion does not lead from '{f}' to '{t}'"),
        ))
    }
}

fn cast_is_valid(p: &Parser<'_>, op: CastOp, from: Type, to: Type) -> bool {
    let types = &p.h.types;
    let shape = |t: Type| types.as_vector(t).map(|v| (v.1, v.2));
    let (f, t) = (types.scalar(from), types.scalar(to));
    let same_shape = shape(from) == shape(to);
    let widths = f.int_width().zip(t.int_width());
    let floats = f
        .float_kind()
        .zip(t.float_kind())
        .map(|(a, b)| (a.bits(), b.bits()));
    match op {
        CastOp::Trunc => same_shape && widths.is_some_and(|(a, b)| a > b),
        CastOp::ZExt | CastOp::SExt => same_shape && widths.is_some_and(|(a, b)| a < b),
        CastOp::FpTrunc => same_shape && floats.is_some_and(|(a, b)| a > b),
        CastOp::FpExt => same_shape && floats.is_some_and(|(a, b)| a < b),
        CastOp::FpToUi | CastOp::FpToSi => same_shape && f.is_float() && t.is_int(),
        CastOp::UiToFp | CastOp::SiToFp => same_shape && f.is_int() && t.is_float(),
        CastOp::PtrToInt | CastOp::PtrToAddr => same_shape && f.is_ptr() && t.is_int(),
        CastOp::IntToPtr => same_shape && f.is_int() && t.is_ptr(),
        CastOp::AddrSpaceCast => same_shape && f.is_ptr() && t.is_ptr() && f != t,
        CastOp::BitCast if f.is_ptr() || t.is_ptr() => {
            f == t && (same_shape || one_lane(shape(from), shape(to)))
        }
        CastOp::BitCast => {
            from == to || bit_size(p, from).is_some_and(|s| Some(s) == bit_size(p, to))
        }
    }
}

/// `ptr` and `<1 x ptr>` may be cast to each other.
fn one_lane(a: Option<(u32, bool)>, b: Option<(u32, bool)>) -> bool {
    matches!((a, b), (Some((1, false)), None) | (None, Some((1, false))))
}

/// Bits of an integer, float or vector, and whether they count per `vscale`.
fn bit_size(p: &Parser<'_>, ty: Type) -> Option<(u64, bool)> {
    let scalar = |t: Type| match (t.int_width(), t.float_kind()) {
        (Some(w), _) => Some(u64::from(w)),
        (_, Some(k)) => Some(u64::from(k.bits())),
        _ => (t == Type::X86_AMX).then_some(8192),
    };
    match p.h.types.as_vector(ty) {
        Some((elem, len, scalable)) => Some((scalar(elem)? * u64::from(len), scalable)),
        None => Some((scalar(ty)?, false)),
    }
}

/// One step of indexing into a type.
fn indexed(
    types: &TypeTable,
    ty: Type,
    i32_index: bool,
    index: impl Fn() -> Option<u64>,
) -> Option<Type> {
    if let Some((elem, _)) = types.as_array(ty) {
        return Some(elem);
    }
    if let Some((elem, ..)) = types.as_vector(ty) {
        return Some(elem);
    }
    let (fields, _) = types.struct_fields(ty)?;
    let n = usize::try_from(index()?).ok()?;
    if i32_index {
        fields.get(n).copied()
    } else {
        None
    }
}

/// The value of a constant as an index: an integer, or a vector that holds the same one in every lane.
pub(super) fn const_index(pool: &ConstantPool, c: Constant) -> Option<u64> {
    match pool.get(c) {
        ConstantData::Int(v) => Some(*v),
        ConstantData::Zero => Some(0),
        ConstantData::Splat(e) => const_index(pool, *e),
        _ => None,
    }
}

/// The lanes of a shuffle's mask constant; `None` if it is no valid mask for inputs of `len` lanes.
pub(super) fn shuffle_mask(
    types: &TypeTable,
    pool: &ConstantPool,
    mask: Constant,
    len: u32,
    scalable: bool,
) -> Option<Vec<i32>> {
    let (elem, lanes, mask_scalable) = types.as_vector(pool.ty(mask))?;
    if elem != Type::I32 || mask_scalable != scalable {
        return None;
    }
    let lane = |c: Constant| match pool.get(c) {
        ConstantData::Int(v) if *v < 2 * u64::from(len) => i32::try_from(*v).ok(),
        ConstantData::Undef | ConstantData::Poison => Some(-1),
        _ => None,
    };
    let all = |v: i32| Some(vec![v; lanes as usize]);
    match pool.get(mask) {
        ConstantData::Zero => all(0),
        ConstantData::Undef | ConstantData::Poison => all(-1),
        ConstantData::Splat(c) if !scalable => all(lane(*c)?),
        ConstantData::Aggregate(e) => e.iter().map(|&c| lane(c)).collect(),
        _ => None,
    }
}

fn is_former_expr(kw: Kw) -> bool {
    use Kw::*;
    matches!(
        kw,
        ZExt | SExt
            | FpTrunc
            | FpExt
            | FpToUi
            | FpToSi
            | UiToFp
            | SiToFp
            | Mul
            | UDiv
            | SDiv
            | URem
            | SRem
            | Shl
            | LShr
            | AShr
            | And
            | Or
            | FAdd
            | FSub
            | FMul
            | FDiv
            | FRem
            | FNeg
            | ICmp
            | FCmp
            | Select
            | ExtractValue
            | InsertValue
    )
}
