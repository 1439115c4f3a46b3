//! Integer arithmetic on scalars, and the conditions under which it overflows.
//!
//! ```text
//!   add nsw a, b     bits: a + b           poison: a poison, b poison, or the signed sum does not fit
//!   udiv exact a, b  bits: a udiv b        poison: …, or a remainder;  undefined: b is 0 or poison
//!   shl nuw a, b     bits: a << b          poison: …, b at or above the width, or bits that are set leave
//! ```
//!
//! Everything is modulo 2 to the width (LangRef). Overflow is stated without wider arithmetic where a constant allows it: `x + k`
//! leaves the signed range if `x` is beyond the end less `k`, a comparison that the solver decides at once; products by a
//! constant likewise by comparison with a quotient.
//!
//! **Invariant:** what is undefined or poison here is so in LangRef, and the other way round; what is said outright besides
//! (`ub_if_undef_may_be_zero`) follows from it.

use super::super::Encoder;
use crate::context::ChoiceKind;
use crate::value::Scalar;
use rustc_hash::FxHashMap;
use tandem_ir::Flags;
use tandem_ir::inst::BinOp;
use tandem_smt::{Term, Terms};

/// An operation that can overflow, and how its operands are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Overflow {
    /// Unsigned sum.
    UAdd,
    /// Signed sum.
    SAdd,
    /// Unsigned difference.
    USub,
    /// Signed difference.
    SSub,
    /// Unsigned product.
    UMul,
    /// Signed product.
    SMul,
}

impl Encoder<'_, '_> {
    /// Two-operand integer arithmetic.
    pub(in super::super) fn int_binary(
        &mut self,
        op: BinOp,
        flags: Flags,
        a: Scalar,
        b: Scalar,
    ) -> Scalar {
        if op.is_int_division() {
            return self.division(op, flags, a, b);
        }
        let poison = self.either_poison(a, b);
        let t = self.t();
        let (bits, bad) = match op {
            BinOp::Add => (
                t.add(a.bits, b.bits),
                wraps(t, flags, [Overflow::UAdd, Overflow::SAdd], a.bits, b.bits),
            ),
            BinOp::Sub => (
                t.sub(a.bits, b.bits),
                wraps(t, flags, [Overflow::USub, Overflow::SSub], a.bits, b.bits),
            ),
            BinOp::Mul => (
                t.mul(a.bits, b.bits),
                wraps(t, flags, [Overflow::UMul, Overflow::SMul], a.bits, b.bits),
            ),
            BinOp::Shl | BinOp::LShr | BinOp::AShr => shift(t, op, flags, a.bits, b.bits),
            BinOp::And => (t.bvand(a.bits, b.bits), Terms::FALSE),
            BinOp::Or => {
                let both = t.bvand(a.bits, b.bits);
                let zero = zero_like(t, both);
                let overlap = if flags.contains(Flags::DISJOINT) {
                    t.ne(both, zero)
                } else {
                    Terms::FALSE
                };
                let bits = match flags.contains(Flags::DISJOINT) {
                    true => met(t, |t| t.bvor(a.bits, b.bits), |t| t.add(a.bits, b.bits)),
                    false => t.bvor(a.bits, b.bits),
                };
                (bits, overlap)
            }
            _ => (t.bvxor(a.bits, b.bits), Terms::FALSE),
        };
        Scalar {
            bits,
            poison: t.or(poison, bad),
        }
    }

    /// Division and remainder: a divisor that is zero or poison is undefined behaviour, and so is a signed
    /// quotient that does not fit. LangRef (poison values): an operand that is poison is undefined behaviour where some
    /// value of it would be, which a divisor of -1 makes of the dividend; with other divisors the result is poison.
    fn division(&mut self, op: BinOp, flags: Flags, a: Scalar, b: Scalar) -> Scalar {
        let divisor = self.not_poison(b);
        let t = self.t();
        let w = t.width(divisor);
        let zero = t.bits(w, 0);
        let by_zero = t.eq(divisor, zero);
        self.ub_if(by_zero);
        self.ub_if_undef_may_be_zero(divisor);
        let signed = matches!(op, BinOp::SDiv | BinOp::SRem);
        if signed {
            let t = self.t();
            let (least, ones) = (signed_min(t, w), t.bvnot(zero));
            let (at_least, by_minus_one) = (t.eq(a.bits, least), t.eq(divisor, ones));
            let at_least = t.or(a.poison, at_least);
            let overflow = t.and(at_least, by_minus_one);
            self.ub_if(overflow);
        }
        let t = self.t();
        let bits = match op {
            BinOp::UDiv => t.udiv(a.bits, divisor),
            BinOp::SDiv => t.sdiv(a.bits, divisor),
            BinOp::URem => t.urem(a.bits, divisor),
            _ => t.srem(a.bits, divisor),
        };
        let mut poison = a.poison;
        if flags.contains(Flags::EXACT) {
            let rest = if signed {
                t.srem(a.bits, divisor)
            } else {
                t.urem(a.bits, divisor)
            };
            let inexact = t.ne(rest, zero);
            poison = t.or(poison, inexact);
        }
        Scalar { bits, poison }
    }

    /// Undefined behaviour if a divisor is zero where all undef arguments in it are taken for zero. That is one of the choices, so
    /// nothing is undefined that was not; said outright, it need not be found where the divisor is an undef argument.
    fn ub_if_undef_may_be_zero(&mut self, divisor: Term) {
        let vars = self.undef_vars(divisor);
        if vars.is_empty() {
            return;
        }
        let mut zeros = FxHashMap::default();
        for &v in vars.iter() {
            if !matches!(self.w.undef_kind(v), Some(ChoiceKind::UndefArgument(..))) {
                continue;
            }
            let t = self.t();
            let choice = t.var(v);
            let w = t.width(choice);
            zeros.insert(choice, t.bits(w, 0));
        }
        let t = self.t();
        let least = t.substitute(divisor, &zeros);
        let w = t.width(divisor);
        let zero = t.bits(w, 0);
        let is_zero = t.eq(least, zero);
        self.ub_if(is_zero);
    }

    /// Boolean: the operation overflows.
    pub(in super::super) fn overflows(&mut self, what: Overflow, a: Term, b: Term) -> Term {
        overflow(self.t(), what, a, b)
    }
}

fn zero_like(t: &mut Terms, like: Term) -> Term {
    let w = t.width(like);
    t.bits(w, 0)
}

/// The smallest signed number of a width.
pub(in super::super) fn signed_min(t: &mut Terms, w: u32) -> Term {
    let one = t.bits(w, 1);
    let by = t.bits(w, u64::from(w - 1));
    t.shl(one, by)
}

/// The largest signed number of a width.
pub(in super::super) fn signed_max(t: &mut Terms, w: u32) -> Term {
    let least = signed_min(t, w);
    t.bvnot(least)
}

/// One of two forms of a result that differ only where it is poison by a flag: the other one if that has been met before,
/// and the usual one has not. So `zext nneg` is the `sext` that it was made from, and memory at it the same memory.
pub(super) fn met(
    t: &mut Terms,
    usual: impl FnOnce(&mut Terms) -> Term,
    other: impl FnOnce(&mut Terms) -> Term,
) -> Term {
    let before = t.len();
    let usual = usual(t);
    if usual.index() < before {
        return usual;
    }
    let before = t.len();
    match other(t) {
        other if other.index() < before => other,
        _ => usual,
    }
}

/// Boolean: what `nuw` and `nsw` exclude.
fn wraps(t: &mut Terms, flags: Flags, [unsigned, signed]: [Overflow; 2], a: Term, b: Term) -> Term {
    let mut bad = Terms::FALSE;
    if flags.contains(Flags::NUW) {
        bad = overflow(t, unsigned, a, b);
    }
    if flags.contains(Flags::NSW) {
        let o = overflow(t, signed, a, b);
        bad = t.or(bad, o);
    }
    bad
}

/// Boolean: the operation overflows. With a constant operand it is a comparison with a constant.
fn overflow(t: &mut Terms, what: Overflow, a: Term, b: Term) -> Term {
    match what {
        Overflow::UAdd => {
            // The carry does not depend on which operand the sum is compared with: take a constant if there is one.
            let (x, k) = if t.is_const(a) { (b, a) } else { (a, b) };
            let room = t.bvnot(k);
            t.ult(room, x)
        }
        Overflow::USub => t.ult(a, b),
        Overflow::SAdd => signed_sum(t, a, b),
        Overflow::SSub => signed_difference(t, a, b),
        Overflow::UMul | Overflow::SMul => product(t, what == Overflow::SMul, a, b),
    }
}

fn signed_sum(t: &mut Terms, a: Term, b: Term) -> Term {
    let (x, k) = if t.is_const(a) { (b, a) } else { (a, b) };
    if t.is_const(k) {
        return past(t, x, k, false);
    }
    let sum = t.add(a, b);
    let (sa, sb, sr) = (t.is_negative(a), t.is_negative(b), t.is_negative(sum));
    signs_disagree(t, sa, sb, sr)
}

fn signed_difference(t: &mut Terms, a: Term, b: Term) -> Term {
    if t.is_const(b) {
        return past(t, a, b, true);
    }
    let difference = t.sub(a, b);
    let (sa, sb, sr) = (
        t.is_negative(a),
        t.is_negative(b),
        t.is_negative(difference),
    );
    let minus = t.not(sb);
    signs_disagree(t, sa, minus, sr)
}

/// Operands of one sign, result of the other.
fn signs_disagree(t: &mut Terms, sa: Term, sb: Term, sr: Term) -> Term {
    let (na, nb, nr) = (t.not(sa), t.not(sb), t.not(sr));
    let below = t.all([sa, sb, nr]);
    let above = t.all([na, nb, sr]);
    t.or(below, above)
}

/// Boolean: `x + k` (or `x - k`) leaves the signed range, for a constant `k`.
fn past(t: &mut Terms, x: Term, k: Term, subtract: bool) -> Term {
    let w = t.width(x);
    let (least, most) = (signed_min(t, w), signed_max(t, w));
    let negative = t.is_negative(k);
    let downwards = (t.as_bool(negative) == Some(true)) != subtract;
    let limit = if downwards { least } else { most };
    let edge = if subtract {
        t.add(limit, k)
    } else {
        t.sub(limit, k)
    };
    if downwards {
        t.slt(x, edge)
    } else {
        t.slt(edge, x)
    }
}

fn product(t: &mut Terms, signed: bool, a: Term, b: Term) -> Term {
    let (x, k) = if t.is_const(a) { (b, a) } else { (a, b) };
    if t.is_const(k) {
        return if signed {
            signed_multiple(t, x, k)
        } else {
            unsigned_multiple(t, x, k)
        };
    }
    let w = t.width(a);
    let (wa, wb) = if signed {
        (t.sext(a, 2 * w), t.sext(b, 2 * w))
    } else {
        (t.zext(a, 2 * w), t.zext(b, 2 * w))
    };
    let wide = t.mul(wa, wb);
    let low = t.mul(a, b);
    let again = if signed {
        t.sext(low, 2 * w)
    } else {
        t.zext(low, 2 * w)
    };
    t.ne(wide, again)
}

fn unsigned_multiple(t: &mut Terms, x: Term, k: Term) -> Term {
    let zero = zero_like(t, k);
    if k == zero {
        return Terms::FALSE;
    }
    let ones = t.bvnot(zero);
    let most = t.udiv(ones, k);
    t.ult(most, x)
}

fn signed_multiple(t: &mut Terms, x: Term, k: Term) -> Term {
    let w = t.width(k);
    let (zero, least, most) = (t.bits(w, 0), signed_min(t, w), signed_max(t, w));
    let ones = t.bvnot(zero);
    if k == zero {
        return Terms::FALSE;
    }
    if k == ones {
        // In one bit, -1 is the only number but zero, and its square does not fit.
        return t.eq(x, least);
    }
    let (p, q) = (t.sdiv(least, k), t.sdiv(most, k));
    let negative = t.is_negative(k);
    let (low, high) = if t.as_bool(negative) == Some(true) {
        (q, p)
    } else {
        (p, q)
    };
    let (below, above) = (t.slt(x, low), t.slt(high, x));
    t.or(below, above)
}

/// Bits of a shift and when its flags or its amount make it poison.
fn shift(t: &mut Terms, op: BinOp, flags: Flags, a: Term, by: Term) -> (Term, Term) {
    let w = t.width(a);
    let limit = t.bits(w, u64::from(w));
    let far = t.ule(limit, by);
    let bits = match op {
        BinOp::Shl => t.shl(a, by),
        BinOp::LShr => t.lshr(a, by),
        _ => t.ashr(a, by),
    };
    let lost = match op {
        BinOp::Shl => shl_loses(t, flags, a, by, bits),
        _ if flags.contains(Flags::EXACT) => drops_ones(t, a, by, bits),
        _ => Terms::FALSE,
    };
    (bits, t.or(far, lost))
}

/// Boolean: a shift right to `bits` drops bits that are set.
fn drops_ones(t: &mut Terms, a: Term, by: Term, bits: Term) -> Term {
    match t.as_u64(by) {
        Some(0) => Terms::FALSE,
        Some(k) if k < u64::from(t.width(a)) => {
            let dropped = t.extract(k as u32 - 1, 0, a);
            let zero = zero_like(t, dropped);
            t.ne(dropped, zero)
        }
        _ => {
            let back = t.shl(bits, by);
            t.ne(back, a)
        }
    }
}

fn shl_loses(t: &mut Terms, flags: Flags, a: Term, by: Term, bits: Term) -> Term {
    let w = t.width(a);
    // By a constant below the sign bit it is a product, whose conditions are comparisons.
    if let Some(k) = t.as_u64(by)
        && k < u64::from(w - 1)
    {
        let one = t.bits(w, 1);
        let factor = t.shl(one, by);
        return wraps(t, flags, [Overflow::UMul, Overflow::SMul], a, factor);
    }
    let mut lost = Terms::FALSE;
    if flags.contains(Flags::NUW) {
        let back = t.lshr(bits, by);
        lost = t.ne(back, a);
    }
    if flags.contains(Flags::NSW) {
        let back = t.ashr(bits, by);
        let changed = t.ne(back, a);
        lost = t.or(lost, changed);
    }
    lost
}
