//! Integer arithmetic: operations with the guards, flags and ranges that they need.

use super::maker::Maker;
use super::scope::{Known, all_ones_above, signed_max, type_max};
use crate::config::Feature;
use tandem_ir::{BinOp, CastOp, Flags, InstKind, Type};

impl Maker<'_, '_, '_> {
    /// A statement that computes something from integers; the result is at hand afterwards.
    pub(super) fn int_statement(&mut self) {
        let k = match self.c.weighted(&[20, 6, 4, 4, 2, 1]) {
            0 => self.some_binary(),
            1 => self.some_cast(),
            2 if self.has(Feature::Selects) => self.some_select(),
            3 if self.has(Feature::Intrinsics) => self.some_intrinsic(),
            4 if self.has(Feature::Freezes) => self.some_freeze(),
            5 => self.there_and_back(),
            _ => self.some_binary(),
        };
        self.scope.add(k);
    }

    fn some_binary(&mut self) -> Known {
        use BinOp::*;
        let ty = self.int_type();
        let a = self.operand(ty);
        let b = if self.c.chance(2, 5) {
            self.constant(ty)
        } else {
            self.other_operand(a)
        };
        let op = if self.has(Feature::Divisions) && self.c.chance(1, 6) {
            self.c.pick(&[UDiv, URem, SDiv, SRem], UDiv)
        } else {
            self.c.pick(
                &[Add, Xor, And, Or, Sub, Mul, Shl, LShr, AShr, Add, And],
                Add,
            )
        };
        self.binary(op, a, b)
    }

    /// Shifts left and back: only zeros are lost by the right shift, which is then exact.
    fn there_and_back(&mut self) -> Known {
        let ty = self.int_type();
        let width = ty.int_width().unwrap_or(64);
        let a = self.operand(ty);
        let n = self.c.below(width.min(64));
        let by = self.int(ty, u64::from(n));
        let high = self.op(InstKind::Binary(BinOp::Shl), ty, &[a, by]);
        let back = self.c.pick(&[BinOp::LShr, BinOp::AShr], BinOp::LShr);
        let mut k = self.op(InstKind::Binary(back), ty, &[high, by]);
        if self.has(Feature::Flags) {
            self.flag(&mut k, Flags::EXACT, true);
        }
        k
    }

    /// A binary operation, its second operand made fit, with flags if they are on.
    pub(super) fn binary(&mut self, op: BinOp, a: Known, b: Known) -> Known {
        let (op, b) = match op {
            _ if op.is_int_division() => self.divisor(op, b),
            BinOp::Shl | BinOp::LShr | BinOp::AShr => (op, self.shift_amount(b)),
            _ => (op, b),
        };
        let width = a.ty.int_width().unwrap_or(64);
        let mut k = self.op(InstKind::Binary(op), a.ty, &[a, b]);
        if op.is_int_division() || width > 64 {
            k.maybe_poison |=
                matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr) && b.maybe_poison;
            return k;
        }
        (k.min, k.max) = range(op, a, b, width);
        let shift_fits =
            !matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr) || b.max < u64::from(width);
        k.maybe_poison |= !shift_fits;
        if self.has(Feature::Flags) {
            self.arithmetic_flags(&mut k, op, a, b, width);
        }
        k
    }

    /// Flags that hold; in poison-rich programs any that the operation may have, now and then.
    fn arithmetic_flags(&mut self, k: &mut Known, op: BinOp, a: Known, b: Known, width: u32) {
        let proven = proven_flags(op, a, b, width);
        let possible = match op {
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl => Flags::NUW | Flags::NSW,
            BinOp::LShr | BinOp::AShr => Flags::EXACT,
            BinOp::Or => Flags::DISJOINT,
            _ => return,
        };
        let mut flags = proven;
        if self.poison_rich() && self.c.chance(1, 2) {
            flags = match self.c.below(3) {
                0 => possible,
                1 => possible.intersection(Flags::NUW | Flags::EXACT | Flags::DISJOINT),
                _ => possible.intersection(Flags::NSW | Flags::EXACT | Flags::DISJOINT),
            };
        } else if self.c.chance(1, 4) {
            return;
        }
        if !flags.is_empty() {
            self.flag(k, flags, proven.contains(flags));
        }
    }

    /// A divisor that divides: not zero, and for signed division not -1.
    fn divisor(&mut self, op: BinOp, b: Known) -> (BinOp, Known) {
        if self.poison_rich() && self.c.chance(1, 8) {
            return (op, b);
        }
        let b = self.well_defined(b);
        let width = b.ty.int_width().unwrap_or(64);
        let signed = matches!(op, BinOp::SDiv | BinOp::SRem);
        if width > 64 {
            return (op, self.int(b.ty, 3));
        }
        if b.min >= 1 && (!signed || b.max <= signed_max(width)) {
            return (op, b);
        }
        if !signed {
            let one = self.int(b.ty, 1);
            return (op, self.or_one(b, one));
        }
        if width < 4 {
            let unsigned = if op == BinOp::SDiv {
                BinOp::UDiv
            } else {
                BinOp::URem
            };
            let one = self.int(b.ty, 1);
            return (unsigned, self.or_one(b, one));
        }
        let (seven, one) = (self.int(b.ty, 7), self.int(b.ty, 1));
        let mut small = self.op(InstKind::Binary(BinOp::And), b.ty, &[b, seven]);
        small.max = 7;
        (op, self.or_one(small, one))
    }
    fn or_one(&mut self, b: Known, one: Known) -> Known {
        let mut k = self.op(InstKind::Binary(BinOp::Or), b.ty, &[b, one]);
        (k.min, k.max) = (1, b.max | 1);
        k
    }

    /// A shift amount below the width.
    fn shift_amount(&mut self, b: Known) -> Known {
        let width = b.ty.int_width().unwrap_or(64);
        let fits = width <= 64 && b.max < u64::from(width);
        if fits || (self.poison_rich() && self.c.chance(1, 6)) {
            return b;
        }
        if width > 64 || !width.is_power_of_two() || width == 1 {
            let n = self.c.below(width.min(64));
            return self.int(b.ty, u64::from(n));
        }
        let mask = self.int(b.ty, u64::from(width - 1));
        let mut k = self.op(InstKind::Binary(BinOp::And), b.ty, &[b, mask]);
        k.max = u64::from(width - 1);
        k
    }

    fn some_cast(&mut self) -> Known {
        let to = self.int_type();
        let uniform = self.uniform_only;
        let from = self.scope.pick(&mut self.c, |k| {
            k.ty.is_int() && k.ty != to && !(uniform && k.divergent)
        });
        match from {
            Some(k) => self.resize(k, to),
            None => self.some_binary(),
        }
    }

    /// The integer in another type: cut, or extended with zeros or its sign.
    pub(super) fn resize(&mut self, k: Known, to: Type) -> Known {
        let (from_w, to_w) = (k.ty.int_width().unwrap_or(64), to.int_width().unwrap_or(64));
        let flags = self.has(Feature::Flags);
        if from_w == to_w {
            return k;
        }
        if from_w < to_w {
            let sign = self.c.chance(1, 3);
            let cast = if sign { CastOp::SExt } else { CastOp::ZExt };
            let mut r = self.op(InstKind::Cast(cast), to, &[k]);
            let positive = k.max <= signed_max(from_w);
            if to_w <= 64 && (!sign || positive) {
                (r.min, r.max) = (k.min, k.max);
            }
            let wrong = self.poison_rich() && self.c.chance(1, 4);
            if !sign && flags && (positive || wrong) {
                self.flag(&mut r, Flags::NNEG, positive);
            }
            return r;
        }
        let mut r = self.op(InstKind::Cast(CastOp::Trunc), to, &[k]);
        let fits = from_w <= 64 && k.max <= type_max(to_w);
        if fits {
            (r.min, r.max) = (k.min, k.max);
        }
        let wrong = self.poison_rich() && self.c.chance(1, 4);
        if flags && (fits || wrong) {
            let signed = from_w <= 64 && k.max <= signed_max(to_w);
            let f = if signed {
                Flags::NUW | Flags::NSW
            } else {
                Flags::NUW
            };
            self.flag(&mut r, f, fits);
        }
        r
    }

    pub(super) fn some_select(&mut self) -> Known {
        let cond = self.condition();
        let ty = self.value_type();
        let (a, b) = (self.second_operand(ty), self.second_operand(ty));
        self.select(cond, a, b)
    }
    /// `select`, with the range of both.
    pub(super) fn select(&mut self, cond: Known, a: Known, b: Known) -> Known {
        let k = self.op(InstKind::Select, a.ty, &[cond, a, b]);
        Known {
            value: k.value,
            maybe_poison: k.maybe_poison,
            divergent: k.divergent,
            ..a.or(b)
        }
    }

    fn some_freeze(&mut self) -> Known {
        let ty = self.value_type();
        let k = self.operand(ty);
        self.freeze(k)
    }

    /// An intrinsic that computes an integer from integers.
    fn some_intrinsic(&mut self) -> Known {
        const TWO: [&str; 9] = [
            "umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "clmul",
        ];
        let ty = self.int_type();
        let width = ty.int_width().unwrap_or(64);
        let a = self.operand(ty);
        match self.c.below(8) {
            0..=3 => {
                let b = self.second_operand(ty);
                let name = self.c.pick(&TWO, "umin");
                let i = self.intrinsic(&format!("llvm.{name}.i{width}"), ty, &[a, b]);
                let mut k = self.result(i, &[a, b]).unwrap_or(a);
                match name {
                    "umin" if width <= 64 => (k.min, k.max) = (a.min.min(b.min), a.max.min(b.max)),
                    "umax" if width <= 64 => (k.min, k.max) = (a.min.max(b.min), a.max.max(b.max)),
                    _ => {}
                }
                k
            }
            4 => {
                let (b, n) = (self.operand(ty), self.second_operand(ty));
                let name = self.c.pick(&["fshl", "fshr"], "fshl");
                let i = self.intrinsic(&format!("llvm.{name}.i{width}"), ty, &[a, b, n]);
                self.result(i, &[a, b, n]).unwrap_or(a)
            }
            5 => {
                let no = self.int(Type::I1, 0);
                let name = self.c.pick(&["abs", "ctlz", "cttz"], "abs");
                let i = self.intrinsic(&format!("llvm.{name}.i{width}"), ty, &[a, no]);
                self.result(i, &[a]).unwrap_or(a)
            }
            6 => {
                let name = if width.is_multiple_of(16) {
                    "bswap"
                } else {
                    "bitreverse"
                };
                let i = self.intrinsic(&format!("llvm.{name}.i{width}"), ty, &[a]);
                self.result(i, &[a]).unwrap_or(a)
            }
            _ => self.with_overflow(a),
        }
    }

    /// Arithmetic that says whether it overflowed; both answers are at hand afterwards.
    fn with_overflow(&mut self, a: Known) -> Known {
        let width = a.ty.int_width().unwrap_or(64);
        let b = self.second_operand(a.ty);
        let op = self
            .c
            .pick(&["uadd", "sadd", "usub", "ssub", "umul"], "uadd");
        let pair = self.header.types.structure(&[a.ty, Type::I1], false);
        let i = self.intrinsic(&format!("llvm.{op}.with.overflow.i{width}"), pair, &[a, b]);
        let Some(both) = self.result(i, &[a, b]) else {
            return a;
        };
        let overflow = self.op(InstKind::ExtractValue([1].into()), Type::I1, &[both]);
        self.scope.add(overflow);
        self.op(InstKind::ExtractValue([0].into()), a.ty, &[both])
    }
}

/// Flags that hold for an operation on integers of at most 64 bits.
fn proven_flags(op: BinOp, a: Known, b: Known, width: u32) -> Flags {
    let most = match op {
        BinOp::Add => a.max.checked_add(b.max),
        BinOp::Mul => a.max.checked_mul(b.max),
        BinOp::Shl if b.max < 64 => a.max.checked_mul(1 << b.max),
        // No borrow, and both small enough to be no negative numbers.
        BinOp::Sub if a.min >= b.max => Some(a.max),
        BinOp::Or if b.min == b.max && b.min & all_ones_above(a.max) == 0 => {
            return Flags::DISJOINT;
        }
        _ => None,
    };
    match most {
        Some(m) if m <= signed_max(width) => Flags::NUW | Flags::NSW,
        Some(m) if m <= type_max(width) => Flags::NUW,
        _ => Flags::NONE,
    }
}

/// Bounds of a result on integers of at most 64 bits.
fn range(op: BinOp, a: Known, b: Known, width: u32) -> (u64, u64) {
    let top = type_max(width);
    let full = (0, top);
    let within = |lo: Option<u64>, hi: Option<u64>| match (lo, hi) {
        (Some(lo), Some(hi)) if hi <= top => (lo, hi),
        _ => full,
    };
    match op {
        BinOp::Add => within(a.min.checked_add(b.min), a.max.checked_add(b.max)),
        BinOp::Mul => within(a.min.checked_mul(b.min), a.max.checked_mul(b.max)),
        BinOp::Sub if a.min >= b.max => (a.min - b.max, a.max - b.min),
        BinOp::And => (0, a.max.min(b.max)),
        BinOp::Or => (a.min.max(b.min), all_ones_above(a.max.max(b.max)).min(top)),
        BinOp::Xor => (0, all_ones_above(a.max.max(b.max)).min(top)),
        BinOp::LShr if b.max < 64 => (0, a.max >> b.min),
        BinOp::AShr if b.max < 64 && a.max <= signed_max(width) => (0, a.max >> b.min),
        _ => full,
    }
}
