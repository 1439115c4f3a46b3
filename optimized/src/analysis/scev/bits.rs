//! Remainders, masks and shifts by constants, as products, quotients and conversions.
//!
//! ```text
//!   x & 124, x = 8*y      8 * zext(trunc(y) to i4)      the low bits are 0 anyway
//!   x ^ 255, x = zext y   zext(-1 - y), y of 8 bits
//!   ((x << 8) + 256) >>s 8      sext(1 + trunc(x))
//! ```

use super::ScalarEvolution;
use crate::analysis::known_bits::known_bits;
use crate::analysis::range::mask;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node};
use tandem_ir::{BinOp, Inst, InstKind, Value};

/// How deep operands are looked through for bits that are 0.
const DEPTH: u32 = 6;

impl ScalarEvolution<'_> {
    /// `x - (x /u y) * y`; of a power of two, the low bits.
    pub(super) fn urem(&mut self, x: Expr, y: Expr) -> Option<Expr> {
        if let Some(d) = self.constant_of(y) {
            if d == 1 {
                return Some(self.constant(self.width(x), 0));
            }
            if d.is_power_of_two() {
                return self.masked(x, d - 1, 0);
            }
        }
        let quotient = self.udiv(x, y)?;
        let back = self.mul(&[quotient, y]);
        self.subtract(x, back)
    }

    /// The bits of an operand that are surely 0.
    pub(super) fn zeros_of(&self, i: Inst, n: usize) -> u128 {
        let bits = known_bits(self.cx, self.f, self.f.operand(i, n), DEPTH);
        bits.map_or(0, |k| k.zeros)
    }

    /// `x & mask` for a mask of consecutive bits, apart from bits that are 0 in `x` anyway.
    pub(super) fn masked(&mut self, x: Expr, bits: u128, zeros: u128) -> Option<Expr> {
        let width = self.width(x);
        if bits == 0 {
            return Some(self.constant(width, 0));
        }
        if bits == mask(width) {
            return Some(x);
        }
        let low = bits.trailing_zeros().max(self.trailing_zeros(x));
        let high = u128::BITS - bits.leading_zeros();
        if low >= high {
            return Some(self.constant(width, 0));
        }
        let run = mask(high - low);
        if run & !(bits >> low) & !(zeros >> low) != 0 {
            return None;
        }
        let shifted = self.without_low_bits(x, low)?;
        let cut = self.trunc(shifted, high - low);
        let wide = self.extend(Cast::ZExt, cut, width);
        let factor = self.constant(width, 1 << low);
        Some(self.mul(&[factor, wide]))
    }

    /// What agrees with `x /u 2^low` in all but its `low` highest bits: of a multiple, the other factors.
    fn without_low_bits(&mut self, x: Expr, low: u32) -> Option<Expr> {
        let width = self.width(x);
        if let Node::Nary(Nary::Mul, xs) = &self.exprs[x].node
            && let Some(c) = self.constant_of(xs[0])
            && c.trailing_zeros() >= low
        {
            let mut xs = xs.to_vec();
            xs[0] = self.constant(width, c >> low);
            return Some(self.mul(&xs));
        }
        let divisor = self.constant(width, 1 << low);
        self.udiv(x, divisor)
    }

    /// `x ^ bits` of a zero-extended value: all of its bits turned round, or the highest alone.
    pub(super) fn flipped(&mut self, x: Expr, bits: u128) -> Option<Expr> {
        let width = self.width(x);
        let Node::Cast(Cast::ZExt, narrow) = self.exprs[x].node else {
            return None;
        };
        let from = self.width(narrow);
        let other = if bits == mask(from) {
            let minus = self.negate(narrow);
            let ones = self.constant(from, mask(from));
            self.add(&[ones, minus])
        } else if bits == 1 << (from - 1) {
            let top = self.constant(from, bits);
            self.add(&[narrow, top])
        } else {
            return None;
        };
        Some(self.extend(Cast::ZExt, other, width))
    }

    /// `ashr`: of a value shifted left by as much or more, plus a constant, the low bits with their sign; of one that is not
    /// negative, a division.
    pub(super) fn arithmetic_shift(&mut self, i: Inst, a: Expr, k: u32) -> Option<Expr> {
        let f = self.f;
        let width = self.width(a);
        if k == 0 {
            return Some(a);
        }
        let by = |op: BinOp, v: Value| {
            let j = f.def_inst(v)?;
            (f.kind(j) == &InstKind::Binary(op)).then_some(())?;
            let by = f.as_int(f.operand(j, 1))?.as_u128()?;
            Some((f.operand(j, 0), by))
        };
        let mut value = f.operand(i, 0);
        let mut plus = 0;
        if let Some((x, c)) = by(BinOp::Add, value) {
            (value, plus) = (x, c);
        }
        if let Some((x, left)) = by(BinOp::Shl, value)
            && left >= u128::from(k)
            && left < u128::from(width)
        {
            let x = self.operand(x)?;
            let cut = self.trunc(x, width - k);
            let factor = self.constant(width - k, 1 << (left as u32 - k));
            // The bits below come from the constant alone: nothing is carried out of them.
            let plus = self.constant(width - k, plus >> k);
            let scaled = self.mul(&[factor, cut]);
            let sum = self.add(&[plus, scaled]);
            return Some(self.extend(Cast::SExt, sum, width));
        }
        if !self.is_non_negative(a) {
            return None;
        }
        let divisor = self.constant(width, 1 << k);
        self.udiv(a, divisor)
    }
}
