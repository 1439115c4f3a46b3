//! Cheap facts about the bits of a term: how many can be set, how many low ones are zero.
//!
//! Both look a fixed number of nodes deep and answer conservatively below that.

use super::super::arith;
use super::super::term::{Op, Term, Terms};
use super::DEPTH;

impl Terms {
    /// A number `n` such that the value of the bit vector is below `2^n`.
    pub fn significant_bits(&self, t: Term) -> u32 {
        self.significant_at(t, DEPTH)
    }

    fn significant_at(&self, t: Term, depth: u32) -> u32 {
        let w = self.width(t);
        if let Some(b) = self.as_bits(t) {
            return arith::bit_length(&b);
        }
        if depth == 0 {
            return w;
        }
        let args = self.args(t);
        let of = |i: usize| self.significant_at(args[i], depth - 1);
        match self.op(t) {
            Op::Zext => of(0),
            Op::Concat => match of(0) {
                0 => of(1),
                n => n + self.width(args[1]),
            },
            Op::Ite => of(1).max(of(2)),
            Op::BvAnd => of(0).min(of(1)),
            Op::BvOr | Op::BvXor => of(0).max(of(1)),
            Op::BvLshr => of(0),
            Op::BvAdd => (of(0).max(of(1)) + 1).min(w),
            Op::BvMul => (of(0) + of(1)).min(w),
            Op::BvUrem => match self.as_bits(args[1]) {
                Some(k) if !k.is_zero() => {
                    of(0).min(arith::bit_length(&arith::sub(&k, &arith::one(w))))
                }
                _ => of(0),
            },
            Op::BvUdiv => match self.as_bits(args[1]) {
                Some(k) if !k.is_zero() => of(0).saturating_sub(arith::bit_length(&k) - 1),
                _ => w,
            },
            _ => w,
        }
    }

    /// A number `n` such that the low `n` bits are zero.
    pub fn trailing_zero_bits(&self, t: Term) -> u32 {
        self.trailing_at(t, DEPTH)
    }

    fn trailing_at(&self, t: Term, depth: u32) -> u32 {
        let w = self.width(t);
        if let Some(b) = self.as_bits(t) {
            return arith::trailing_zeros(&b);
        }
        if depth == 0 {
            return 0;
        }
        let args = self.args(t);
        let of = |i: usize| self.trailing_at(args[i], depth - 1);
        match self.op(t) {
            Op::Zext | Op::Sext | Op::BvNeg => match of(0) {
                n if n == self.width(args[0]) => w,
                n => n,
            },
            Op::Concat => match of(1) {
                n if n == self.width(args[1]) => n + of(0),
                n => n,
            },
            Op::Ite => of(1).min(of(2)),
            Op::BvAdd | Op::BvOr | Op::BvXor => of(0).min(of(1)),
            Op::BvAnd => of(0).max(of(1)),
            Op::BvMul => (of(0) + of(1)).min(w),
            Op::BvShl => of(0),
            _ => 0,
        }
    }
}
