//! Floating point: arithmetic with fast-math flags, comparisons, conversions that cannot overflow.

use super::maker::Maker;
use super::scope::{Known, signed_max};
use crate::config::Feature;
use crate::edges;
use tandem_ir::constant::ConstantData;
use tandem_ir::{BinOp, CastOp, Flags, FloatKind, FloatPredicate, InstKind, Type};

impl Maker<'_, '_, '_> {
    fn float_type(&mut self) -> Type {
        let floats = &self.palette.floats;
        self.c.pick(floats, Type::FLOAT)
    }

    /// A floating-point constant; NaN now and then.
    pub(super) fn some_float(&mut self, ty: Type) -> Known {
        let kind = ty.float_kind().unwrap_or(FloatKind::Float);
        let bits = edges::float(kind, &mut |n| self.c.below(n));
        let value = self.f.constant(ty, ConstantData::Float(bits));
        self.plain(value, ty)
    }

    /// A statement on floats.
    pub(super) fn float_statement(&mut self) {
        let ty = self.float_type();
        let k = match self.c.below(8) {
            0..=2 => self.float_binary(ty),
            3 => self.float_unary(ty),
            4 => self.int_to_float(ty),
            5 => self.float_to_int(ty),
            6 if self.has(Feature::Selects) => {
                let cond = self.condition();
                let (a, b) = (self.operand(ty), self.second_operand(ty));
                let mut k = self.select(cond, a, b);
                self.fast_math(&mut k);
                k
            }
            _ => self.float_intrinsic(ty),
        };
        self.scope.add(k);
    }

    fn float_binary(&mut self, ty: Type) -> Known {
        use BinOp::*;
        let op = self.c.pick(&[FAdd, FSub, FMul, FDiv, FAdd, FMul], FAdd);
        let (a, b) = (self.operand(ty), self.second_operand(ty));
        let mut k = self.op(InstKind::Binary(op), ty, &[a, b]);
        self.fast_math(&mut k);
        k
    }

    fn float_unary(&mut self, ty: Type) -> Known {
        let a = self.operand(ty);
        let other = self.float_type();
        let (from, to) = (float_bits(ty), float_bits(other));
        if from == to {
            let mut k = self.op(InstKind::FNeg, ty, &[a]);
            self.fast_math(&mut k);
            return k;
        }
        let cast = if from < to {
            CastOp::FpExt
        } else {
            CastOp::FpTrunc
        };
        self.op(InstKind::Cast(cast), other, &[a])
    }

    fn int_to_float(&mut self, ty: Type) -> Known {
        let int = self.int_type();
        let a = self.operand(int);
        let cast = self
            .c
            .pick(&[CastOp::SiToFp, CastOp::UiToFp], CastOp::SiToFp);
        let mut k = self.op(InstKind::Cast(cast), ty, &[a]);
        let width = int.int_width().unwrap_or(64);
        let positive = width <= 64 && a.max <= signed_max(width);
        if cast == CastOp::UiToFp && positive && self.has(Feature::Flags) {
            self.flag(&mut k, Flags::NNEG, true);
        }
        k
    }

    /// To an integer: saturating, because the instruction gives poison where the value does not fit.
    fn float_to_int(&mut self, ty: Type) -> Known {
        let a = self.operand(ty);
        let int = self.int_type();
        if self.poison_rich() && self.c.chance(1, 2) {
            let cast = self
                .c
                .pick(&[CastOp::FpToSi, CastOp::FpToUi], CastOp::FpToSi);
            let k = self.op(InstKind::Cast(cast), int, &[a]);
            return Known {
                maybe_poison: true,
                ..k
            };
        }
        let name = self.c.pick(&["fptosi", "fptoui"], "fptosi");
        let width = int.int_width().unwrap_or(32);
        let full = format!("llvm.{name}.sat.i{width}.{}", float_name(ty));
        let i = self.intrinsic(&full, int, &[a]);
        self.result(i, &[a]).unwrap_or(a)
    }

    fn float_intrinsic(&mut self, ty: Type) -> Known {
        let a = self.operand(ty);
        let b = self.second_operand(ty);
        let suffix = float_name(ty);
        let (name, args): (&str, &[Known]) = match self.c.below(4) {
            0 => ("fabs", &[a]),
            1 => ("minnum", &[a, b]),
            2 => ("maxnum", &[a, b]),
            _ => ("copysign", &[a, b]),
        };
        let i = self.intrinsic(&format!("llvm.{name}.{suffix}"), ty, args);
        self.result(i, args).unwrap_or(a)
    }

    /// `fcmp`.
    pub(super) fn float_compare(&mut self) -> Known {
        use FloatPredicate::*;
        let ty = self.float_type();
        let (a, b) = (self.operand(ty), self.second_operand(ty));
        let p = self.c.pick(
            &[Oeq, Olt, Ogt, Une, Ult, Uge, Ord, Uno, One, Ueq, Ole],
            Oeq,
        );
        let mut k = self.op(InstKind::FCmp(p), Type::I1, &[a, b]);
        self.fast_math(&mut k);
        k
    }

    /// Fast-math flags: those that promise nothing, and in poison-rich programs all of them.
    fn fast_math(&mut self, k: &mut Known) {
        if !self.has(Feature::FastMath) || !self.c.chance(1, 2) {
            return;
        }
        let flags = match self.c.below(5) {
            0 => Flags::NSZ,
            1 => Flags::CONTRACT,
            2 => Flags::ARCP | Flags::AFN,
            3 if self.poison_rich() => Flags::NNAN | Flags::NINF,
            4 if self.poison_rich() => Flags::FAST,
            _ => Flags::CONTRACT | Flags::REASSOC,
        };
        let promises = flags.intersects(Flags::NNAN | Flags::NINF);
        self.flag(k, flags, !promises);
    }
}

fn float_bits(ty: Type) -> u32 {
    match ty.float_kind() {
        Some(k) => k.bits(),
        None => 32,
    }
}

/// How intrinsics name a type.
fn float_name(ty: Type) -> &'static str {
    match ty.float_kind() {
        Some(FloatKind::Half) => "f16",
        Some(FloatKind::BFloat) => "bf16",
        Some(FloatKind::Double) => "f64",
        _ => "f32",
    }
}
