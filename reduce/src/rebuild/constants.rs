//! What becomes of constants when a module is made anew: from an old pool into a new one, after the plan.
//!
//! ```text
//!   i64 300, integers narrowed to i8         -> i8 44            the bits that fit
//!   double 0.1, floats made smaller          -> float 0.1       as near as the new format has it
//!   @gone, blockaddress of a body that goes  -> zero
//!   {i32 1, i32 2}, first field dropped      -> {i32 2}          aggregates follow their type
//! ```
//!
//! A constant has a fate by its type and its contents; an expression that has no form any more (a cast between sizes
//! that no longer agree, a path through a struct that lost fields) becomes its base or zero. Each old constant is
//! translated once per pool ([`Memo`]).
//!
//! **Invariant:** a new aggregate is spelt as the reader spells it (`zeroinitializer`, `undef`, `splat`, `c"…"`), so
//! that the module and its text are the same program to whoever compares them.

use super::{Fate, Rebuild};
use cranelift_entity::{SecondaryMap, packed_option::PackedOption};
use tandem_ir::constant::{Bits, ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::function::Function;
use tandem_ir::module::GlobalKind;
use tandem_ir::{Block, CastOp, Constant, FloatKind, Global, Type};

/// What has been done with an old pool's constants.
pub(super) type Memo = SecondaryMap<Constant, PackedOption<Constant>>;

/// Where new constants go.
pub(super) enum Pool<'f> {
    /// The module's pool.
    Module,
    /// The pool of the body under construction.
    Body(&'f mut Function),
}

/// The data of a type's zero.
pub(super) fn zero_data(ty: Type) -> ConstantData {
    match ty.int_width() {
        Some(w) if w <= 64 => ConstantData::Int(0),
        Some(w) => ConstantData::WideInt(Box::new(Bits::from_u64(w, 0))),
        None if ty.is_float() => ConstantData::Float(0),
        None if ty.is_ptr() => ConstantData::Null,
        None if ty == Type::TOKEN => ConstantData::NoneToken,
        None => ConstantData::Zero,
    }
}

/// Data and type of an integer cut to another width.
fn int_data(bits: &Bits, width: u32) -> ConstantData {
    let cut = Bits::from_limbs(width, bits.limbs());
    match cut.as_u64() {
        Some(v) if width <= 64 => ConstantData::Int(v),
        _ => ConstantData::WideInt(Box::new(cut)),
    }
}

impl Rebuild<'_> {
    /// A constant of the module's pool.
    pub(super) fn module_constant(&mut self, c: Constant) -> Constant {
        let module = self.old;
        let mut memo = std::mem::take(&mut self.constants);
        let new = self.constant(&module.header.constants, c, &mut Pool::Module, &mut memo);
        self.constants = memo;
        new
    }

    /// A constant of an old pool in a new one.
    pub(super) fn constant(
        &mut self,
        from: &ConstantPool,
        c: Constant,
        to: &mut Pool<'_>,
        memo: &mut Memo,
    ) -> Constant {
        if let Some(new) = memo[c].expand() {
            return new;
        }
        let ty = self.ty(from.ty(c));
        let data = self.constant_data(from, c, ty, to, memo);
        let new = match data {
            Made::Data(data) => self.intern(to, ty, data),
            Made::Constant(new) => new,
        };
        memo[c] = new.into();
        new
    }

    fn get<'p>(&'p self, to: &'p Pool<'_>, c: Constant) -> &'p ConstantData {
        match to {
            Pool::Module => self.new.header.constants.get(c),
            Pool::Body(f) => f.constants().get(c),
        }
    }

    fn is_zero(&self, to: &Pool<'_>, c: Constant) -> bool {
        match self.get(to, c) {
            ConstantData::Int(n) => *n == 0,
            ConstantData::Float(n) => *n == 0,
            ConstantData::WideInt(b) => b.is_zero(),
            other => matches!(other, ConstantData::Null | ConstantData::Zero),
        }
    }

    /// An aggregate in the spelling that the reader has for it, so that text and module agree.
    fn spelt(&self, to: &Pool<'_>, ty: Type, elems: Box<[Constant]>) -> ConstantData {
        let every = |f: &dyn Fn(&ConstantData) -> bool| elems.iter().all(|&e| f(self.get(to, e)));
        if elems.iter().all(|&e| self.is_zero(to, e)) {
            return ConstantData::Zero;
        }
        for whole in [ConstantData::Poison, ConstantData::Undef] {
            if every(&|d| *d == whole) {
                return whole;
            }
        }
        let types = &self.new.header.types;
        if types.as_array(ty).is_some_and(|a| a.0 == Type::I8) {
            let byte = |&e: &Constant| match self.get(to, e) {
                ConstantData::Int(n) => Some(*n as u8),
                _ => None,
            };
            if let Some(bytes) = elems.iter().map(byte).collect() {
                return ConstantData::Bytes(bytes);
            }
        }
        let number = every(&|d| {
            matches!(
                d,
                ConstantData::Int(_) | ConstantData::WideInt(_) | ConstantData::Float(_)
            )
        });
        if types.as_vector(ty).is_some() && number && elems.iter().all(|&e| e == elems[0]) {
            return ConstantData::Splat(elems[0]);
        }
        ConstantData::Aggregate(elems)
    }

    fn intern(&mut self, to: &mut Pool<'_>, ty: Type, data: ConstantData) -> Constant {
        match to {
            Pool::Module => self.new.header.constants.intern(ty, data),
            Pool::Body(f) => f.intern_constant(ty, data),
        }
    }

    fn constant_data(
        &mut self,
        from: &ConstantPool,
        c: Constant,
        ty: Type,
        to: &mut Pool<'_>,
        memo: &mut Memo,
    ) -> Made {
        let old_ty = from.ty(c);
        let data = from.get(c);
        Made::Data(match data {
            ConstantData::Int(_) | ConstantData::WideInt(_) => {
                match (from.as_bits(c), ty.int_width()) {
                    (Some(bits), Some(w)) => int_data(&bits, w),
                    _ => data.clone(),
                }
            }
            ConstantData::Float(bits) => match (old_ty.float_kind(), ty.float_kind()) {
                (Some(a), Some(b)) => ConstantData::Float(convert(a, b, *bits)),
                _ => data.clone(),
            },
            ConstantData::Zero => zero_data(ty),
            ConstantData::Aggregate(elems) => {
                return self.aggregate(from, old_ty, ty, elems, to, memo);
            }
            ConstantData::Bytes(bytes) => return self.bytes(bytes, ty, to),
            ConstantData::Splat(e) => {
                let e = self.constant(from, *e, to, memo);
                if self.becomes_scalar(old_ty) {
                    return Made::Constant(e);
                }
                match self.get(to, e) {
                    _ if self.is_zero(to, e) => ConstantData::Zero,
                    whole @ (ConstantData::Undef | ConstantData::Poison) => whole.clone(),
                    _ => ConstantData::Splat(e),
                }
            }
            ConstantData::Global(g) if self.plan.aliases.contains(g) => {
                return self.aliasee(*g, ty, to);
            }
            ConstantData::Global(g) => self.named(*g, ty, ConstantData::Global),
            ConstantData::DsoLocalEquivalent(g) => {
                self.named(*g, ty, ConstantData::DsoLocalEquivalent)
            }
            ConstantData::NoCfi(g) => self.named(*g, ty, ConstantData::NoCfi),
            ConstantData::BlockAddress(g, b) => self.block_address(*g, *b, ty),
            ConstantData::PtrAuth(parts) => {
                let parts = parts.iter().map(|&p| self.constant(from, p, to, memo));
                ConstantData::PtrAuth(parts.collect())
            }
            ConstantData::Expr(e) => return self.expr(from, (old_ty, ty), e, to, memo),
            ConstantData::Null
            | ConstantData::Undef
            | ConstantData::Poison
            | ConstantData::NoneToken => data.clone(),
        })
    }

    /// What an alias that goes stands for.
    fn aliasee(&mut self, g: Global, ty: Type, to: &mut Pool<'_>) -> Made {
        let header = &self.old.header;
        match &header.globals[g].kind {
            GlobalKind::Alias(c) => {
                Made::Constant(self.constant(&header.constants, *c, to, &mut Memo::new()))
            }
            _ => Made::Data(zero_data(ty)),
        }
    }

    fn block_address(&self, g: Global, b: Block, ty: Type) -> ConstantData {
        let gone = self.plan.bodies.contains(&g);
        match (self.globals[g], self.blocks.get(&(g, b))) {
            (Fate::Is(new), Some(&b)) if !gone => ConstantData::BlockAddress(new, b),
            _ => zero_data(ty),
        }
    }

    fn named(&self, g: Global, ty: Type, make: fn(Global) -> ConstantData) -> ConstantData {
        match self.globals[g] {
            Fate::Is(new) => make(new),
            Fate::Gone => zero_data(ty),
        }
    }

    fn aggregate(
        &mut self,
        from: &ConstantPool,
        old_ty: Type,
        ty: Type,
        elems: &[Constant],
        to: &mut Pool<'_>,
        memo: &mut Memo,
    ) -> Made {
        if self.becomes_scalar(old_ty)
            && let Some(&first) = elems.first()
        {
            return Made::Constant(self.constant(from, first, to, memo));
        }
        let is_struct = self.old.header.types.is_struct(old_ty);
        let types = &self.new.header.types;
        let len = match (types.as_array(ty), types.as_vector(ty)) {
            (Some((_, len)), _) => len,
            (_, Some((_, len, _))) => u64::from(len),
            _ => u64::MAX,
        };
        let kept: Vec<Constant> = elems
            .iter()
            .enumerate()
            .filter(|&(n, _)| (n as u64) < len && (!is_struct || self.keeps_field(old_ty, n)))
            .map(|(_, &e)| e)
            .collect();
        let new: Box<[Constant]> = kept
            .iter()
            .map(|&e| self.constant(from, e, to, memo))
            .collect();
        Made::Data(self.spelt(to, ty, new))
    }

    /// `c"…"` stays what it is while its elements are bytes.
    fn bytes(&mut self, bytes: &[u8], ty: Type, to: &mut Pool<'_>) -> Made {
        let Some((elem, len)) = self.new.header.types.as_array(ty) else {
            return Made::Data(zero_data(ty));
        };
        let bytes = &bytes[..bytes.len().min(len as usize)];
        if elem == Type::I8 && bytes.iter().any(|&b| b != 0) {
            return Made::Data(ConstantData::Bytes(bytes.into()));
        }
        let width = elem.int_width().unwrap_or(8);
        let of = |&b: &u8| int_data(&Bits::from_u64(8, u64::from(b)), width);
        let elems = bytes.iter().map(|b| self.intern(to, elem, of(b))).collect();
        Made::Data(self.spelt(to, ty, elems))
    }

    fn expr(
        &mut self,
        from: &ConstantPool,
        (old_ty, ty): (Type, Type),
        e: &ConstantExpr,
        to: &mut Pool<'_>,
        memo: &mut Memo,
    ) -> Made {
        if let ConstantExpr::Cast(op, flags, a) = e {
            let before = from.ty(*a);
            let a = self.constant(from, *a, to, memo);
            let source = match to {
                Pool::Module => self.new.header.constants.ty(a),
                Pool::Body(f) => f.constants().ty(a),
            };
            if !self.plan.retypes() {
                return Made::Data(ConstantData::Expr(Box::new(ConstantExpr::Cast(
                    *op, *flags, a,
                ))));
            }
            if source == ty && before != old_ty {
                return Made::Constant(a);
            }
            let space = source.is_ptr() && ty.is_ptr();
            let width = |t: Type| t.int_width().unwrap_or(0);
            return Made::Data(match op {
                CastOp::Trunc if width(source) > width(ty) && width(ty) > 0 => {
                    ConstantData::Expr(Box::new(ConstantExpr::Cast(*op, *flags, a)))
                }
                CastOp::PtrToInt | CastOp::IntToPtr | CastOp::PtrToAddr => {
                    ConstantData::Expr(Box::new(ConstantExpr::Cast(*op, *flags, a)))
                }
                _ if space => ConstantData::Expr(Box::new(ConstantExpr::Cast(
                    CastOp::AddrSpaceCast,
                    *flags,
                    a,
                ))),
                CastOp::BitCast if self.same_size(source, ty) => {
                    ConstantData::Expr(Box::new(ConstantExpr::Cast(*op, *flags, a)))
                }
                _ => zero_data(ty),
            });
        }
        let mut new = e.map_operands(&mut |&c| self.constant(from, c, to, memo));
        if let ConstantExpr::Gep { elem, operands, .. } = &mut new {
            if self.has_changed_fields(*elem) {
                // A path through it may lead elsewhere; the base is what is left of it.
                return Made::Constant(operands[0]);
            }
            *elem = self.ty(*elem);
        }
        Made::Data(ConstantData::Expr(Box::new(new)))
    }

    /// True if both types have the same size in bits.
    pub(super) fn same_size(&self, a: Type, b: Type) -> bool {
        let (types, layout) = (&self.new.header.types, &self.old.header.layout);
        let size = layout.size_bits(types, a);
        size.is_some() && size == layout.size_bits(types, b)
    }
}

/// Contents of a constant to be, or a constant that is there already.
enum Made {
    Data(ConstantData),
    Constant(Constant),
}

/// A floating-point value in another format; what does not convert simply keeps its upper bits.
fn convert(from: FloatKind, to: FloatKind, bits: u128) -> u128 {
    if from == to {
        return bits;
    }
    let value = match from {
        FloatKind::Double => f64::from_bits(bits as u64),
        FloatKind::Float => f64::from(f32::from_bits(bits as u32)),
        FloatKind::BFloat => f64::from(f32::from_bits((bits as u32) << 16)),
        FloatKind::Half => half_to_f64(bits as u16),
        FloatKind::Fp128 | FloatKind::X86Fp80 | FloatKind::PpcFp128 => wide_to_f64(from, bits),
    };
    match to {
        FloatKind::Double => u128::from(value.to_bits()),
        FloatKind::Float => u128::from((value as f32).to_bits()),
        FloatKind::BFloat => u128::from((value as f32).to_bits() >> 16),
        FloatKind::Half => u128::from(f64_to_half(value)),
        FloatKind::Fp128 | FloatKind::X86Fp80 | FloatKind::PpcFp128 => 0,
    }
}

fn half_to_f64(h: u16) -> f64 {
    let sign = if h & 0x8000 == 0 { 1.0 } else { -1.0 };
    let (exponent, mantissa) = (i32::from((h >> 10) & 31), f64::from(h & 0x3ff));
    sign * match exponent {
        0 => mantissa * 2f64.powi(-24),
        31 if mantissa == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        e => (1.0 + mantissa / 1024.0) * 2f64.powi(e - 15),
    }
}

/// The largest half not above the magnitude; halves have no room for more.
fn f64_to_half(v: f64) -> u16 {
    let sign = if v.is_sign_negative() { 0x8000 } else { 0 };
    let a = v.abs();
    if a.is_nan() {
        return sign | 0x7e00;
    }
    if a.is_infinite() || a >= 65536.0 {
        return sign | 0x7c00;
    }
    if a < 2f64.powi(-14) {
        return sign | (a * 2f64.powi(24)) as u16;
    }
    let bits = a.to_bits();
    let exponent = ((bits >> 52) & 0x7ff) as i32 - 1023;
    sign | (((exponent + 15) as u16) << 10) | ((bits >> 42) & 0x3ff) as u16
}

fn wide_to_f64(from: FloatKind, bits: u128) -> f64 {
    let (sign, exponent, mantissa) = match from {
        FloatKind::Fp128 => (
            bits >> 127,
            ((bits >> 112) & 0x7fff) as i64,
            (bits >> 60) as u64 & ((1 << 52) - 1),
        ),
        FloatKind::X86Fp80 => (
            (bits >> 79) & 1,
            ((bits >> 64) & 0x7fff) as i64,
            (bits >> 11) as u64 & ((1 << 52) - 1),
        ),
        _ => return f64::from_bits(bits as u64),
    };
    let e = exponent - 16383 + 1023;
    if exponent == 0 || e <= 0 {
        return 0.0;
    }
    let e = e.min(0x7ff) as u64;
    f64::from_bits(((sign as u64) << 63) | (e << 52) | if e == 0x7ff { 0 } else { mantissa })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_convert_by_value() {
        let double = |v: f64| u128::from(v.to_bits());
        assert_eq!(
            convert(FloatKind::Double, FloatKind::Float, double(1.5)),
            u128::from(1.5f32.to_bits())
        );
        assert_eq!(
            convert(
                FloatKind::Float,
                FloatKind::Half,
                u128::from(1.0f32.to_bits())
            ),
            0x3c00
        );
        assert_eq!(
            convert(FloatKind::Double, FloatKind::Half, double(-2.0)),
            0xc000
        );
        assert_eq!(
            convert(FloatKind::Double, FloatKind::Half, double(1e9)),
            0x7c00
        );
        assert_eq!(
            convert(FloatKind::Half, FloatKind::Double, 0x3555),
            double(0.333251953125)
        );
        assert_eq!(
            convert(FloatKind::Fp128, FloatKind::Double, 0x3fff << 112),
            double(1.0)
        );
        assert_eq!(
            convert(
                FloatKind::Float,
                FloatKind::BFloat,
                u128::from(1.0f32.to_bits())
            ),
            0x3f80
        );
    }
}
