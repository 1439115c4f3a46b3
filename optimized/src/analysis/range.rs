//! Wrapped intervals of integers of at most 128 bits.
//!
//! A [`Range`] is never empty: it runs from `lo` up to and including `hi`,
//! passing through zero if `hi < lo`. "No value at all" is said by the types
//! around it. Every operation returns a superset of what can happen, and the
//! exact value when both operands are single; flags such as `nsw` are ignored
//! here, because breaking them gives poison, which the lattice tracks apart.

use tandem_ir::constant::Bits;
use tandem_ir::{BinOp, CastOp, IntPredicate};

/// Widest integer that ranges describe.
pub const MAX_WIDTH: u32 = 128;

/// A non-empty wrapped interval, both ends included.
///
/// Lazy value info keeps and copies many of them, so that they are not aligned to 16 bytes as `u128` is: that would be
/// a third of what a fact takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, packed(8))]
pub struct Range {
    lo: u128,
    hi: u128,
    width: u32,
}

/// The greatest value of `width` bits.
pub fn mask(width: u32) -> u128 {
    if width >= 128 {
        u128::MAX
    } else {
        (1u128 << width) - 1
    }
}

/// The value as signed, sign-extended from `width` bits.
pub fn signed(width: u32, v: u128) -> i128 {
    let sh = 128 - width;
    ((v << sh) as i128) >> sh
}

impl Range {
    /// All values of a width; `None` if ranges do not describe the width.
    pub fn full(width: u32) -> Option<Range> {
        (1..=MAX_WIDTH).contains(&width).then(|| Range {
            width,
            lo: 0,
            hi: mask(width),
        })
    }
    /// From `lo` to `hi`, both included, cut to the width (which must be at most [`MAX_WIDTH`]).
    pub fn new(width: u32, lo: u128, hi: u128) -> Range {
        let m = mask(width);
        let (lo, hi) = (lo & m, hi & m);
        if hi.wrapping_sub(lo) & m == m {
            return Range {
                width,
                lo: 0,
                hi: m,
            };
        }
        Range { width, lo, hi }
    }
    /// One value.
    pub fn single(width: u32, v: u128) -> Range {
        Range::new(width, v, v)
    }
    /// An `i1`.
    pub fn bool(v: bool) -> Range {
        Range::single(1, u128::from(v))
    }
    /// One value; `None` if the width is too large.
    pub fn of_bits(b: &Bits) -> Option<Range> {
        if b.width() > MAX_WIDTH {
            return None;
        }
        Some(Range::single(b.width(), b.as_u128()?))
    }
    /// The half-open wrapping interval `[lo, hi)` of `!range` and the `range` attribute.
    pub fn half_open(lo: &Bits, hi: &Bits) -> Option<Range> {
        let w = lo.width();
        if w > MAX_WIDTH || hi.width() != w {
            return None;
        }
        let (l, h) = (lo.as_u128()?, hi.as_u128()?);
        if l == h {
            return Range::full(w);
        }
        Some(Range::new(w, l, h.wrapping_sub(1)))
    }
    /// Width in bits.
    pub fn width(self) -> u32 {
        self.width
    }
    /// First value.
    pub fn lo(self) -> u128 {
        self.lo
    }
    /// Last value.
    pub fn hi(self) -> u128 {
        self.hi
    }
    /// A value of the width as [`Bits`].
    pub fn bits(self, v: u128) -> Bits {
        Bits::from_limbs(self.width, &[v as u64, (v >> 64) as u64])
    }
    fn mask(self) -> u128 {
        mask(self.width)
    }
    /// Number of values less one.
    pub fn span(self) -> u128 {
        self.hi.wrapping_sub(self.lo) & self.mask()
    }
    /// True if every value is possible.
    pub fn is_full(self) -> bool {
        self.span() == self.mask()
    }
    /// The only value, if there is only one.
    pub fn as_single(self) -> Option<u128> {
        (self.lo == self.hi).then_some(self.lo)
    }
    /// The value excluded, if exactly one is.
    pub fn as_excluded(self) -> Option<u128> {
        (self.width > 1 && self.span() == self.mask().wrapping_sub(1))
            .then(|| self.hi.wrapping_add(1) & self.mask())
    }
    /// True if the value is possible.
    pub fn contains(self, v: u128) -> bool {
        (v & self.mask()).wrapping_sub(self.lo) & self.mask() <= self.span()
    }
    /// True if every value of `o` is possible.
    pub fn covers(self, o: Range) -> bool {
        let d = o.lo.wrapping_sub(self.lo) & self.mask();
        d <= self.span() && o.span() <= self.span() - d
    }
    /// Least value, unsigned.
    pub fn umin(self) -> u128 {
        if self.lo <= self.hi { self.lo } else { 0 }
    }
    /// Greatest value, unsigned.
    pub fn umax(self) -> u128 {
        if self.lo <= self.hi {
            self.hi
        } else {
            self.mask()
        }
    }
    /// Least value, signed.
    pub fn smin(self) -> i128 {
        let min = 1u128 << (self.width - 1);
        if self.contains(min) {
            signed(self.width, min)
        } else {
            signed(self.width, self.lo)
        }
    }
    /// Greatest value, signed.
    pub fn smax(self) -> i128 {
        let max = self.mask() >> 1;
        if self.contains(max) {
            signed(self.width, max)
        } else {
            signed(self.width, self.hi)
        }
    }

    /// A small range that holds both.
    pub fn union(self, o: Range) -> Range {
        if self.covers(o) {
            return self;
        }
        if o.covers(self) {
            return o;
        }
        let a = Range::new(self.width, self.lo, o.hi);
        let b = Range::new(self.width, o.lo, self.hi);
        let ok = |r: Range| r.covers(self) && r.covers(o);
        match (ok(a), ok(b)) {
            (true, true) if b.span() < a.span() => b,
            (true, _) => a,
            (_, true) => b,
            _ => Range::new(self.width, 0, self.mask()),
        }
    }
    /// A range that holds what both have in common; `None` if nothing is.
    pub fn intersect(self, o: Range) -> Option<Range> {
        if self.covers(o) {
            return Some(o);
        }
        if o.covers(self) {
            return Some(self);
        }
        match (self.contains(o.lo), o.contains(self.lo)) {
            (false, false) => None,
            (true, false) => Some(Range::new(self.width, o.lo, self.hi)),
            (false, true) => Some(Range::new(self.width, self.lo, o.hi)),
            // Two pieces: the smaller operand is the best single interval we keep.
            (true, true) => Some(if self.span() <= o.span() { self } else { o }),
        }
    }
    /// Without one value, where the rest is still an interval; `None` if nothing is left.
    pub fn without(self, v: u128) -> Option<Range> {
        let m = self.mask();
        let v = v & m;
        if self.as_single() == Some(v) {
            return None;
        }
        if self.is_full() || self.lo == v {
            let hi = if self.is_full() {
                v.wrapping_sub(1)
            } else {
                self.hi
            };
            return Some(Range::new(self.width, v.wrapping_add(1), hi));
        }
        if self.hi == v {
            return Some(Range::new(self.width, self.lo, v.wrapping_sub(1)));
        }
        Some(self)
    }

    /// The `x` for which `x pred y` can hold for some `y` of `other`; `None` if there is none.
    pub fn allowed_by(pred: IntPredicate, other: Range) -> Option<Range> {
        use IntPredicate::*;
        let w = other.width;
        let m = mask(w);
        let (smin, smax) = (1u128 << (w - 1), m >> 1);
        let cut = |v: i128| (v as u128) & m;
        let upto = |lo: u128, hi: u128| Some(Range::new(w, lo, hi));
        match pred {
            Eq => Some(other),
            Ne => match other.as_single() {
                Some(c) => Range::full(w)?.without(c),
                None => Range::full(w),
            },
            Ult => (other.umax() > 0).then(|| Range::new(w, 0, other.umax() - 1)),
            Ule => upto(0, other.umax()),
            Ugt => (other.umin() < m).then(|| Range::new(w, other.umin() + 1, m)),
            Uge => upto(other.umin(), m),
            Slt => (cut(other.smax()) != smin)
                .then(|| Range::new(w, smin, cut(other.smax()).wrapping_sub(1))),
            Sle => upto(smin, cut(other.smax())),
            Sgt => (cut(other.smin()) != smax)
                .then(|| Range::new(w, cut(other.smin()).wrapping_add(1), smax)),
            Sge => upto(cut(other.smin()), smax),
        }
    }
    /// The outcome of a comparison if it is the same for all pairs of values.
    pub fn compare(pred: IntPredicate, a: Range, b: Range) -> Option<bool> {
        use IntPredicate::*;
        let decide = |yes: bool, no: bool| {
            if yes {
                Some(true)
            } else if no {
                Some(false)
            } else {
                None
            }
        };
        match pred {
            Eq => decide(
                a.as_single().is_some() && a.as_single() == b.as_single(),
                a.intersect(b).is_none(),
            ),
            Ne => Range::compare(Eq, a, b).map(|r| !r),
            Ult => decide(a.umax() < b.umin(), a.umin() >= b.umax()),
            Ule => decide(a.umax() <= b.umin(), a.umin() > b.umax()),
            Slt => decide(a.smax() < b.smin(), a.smin() >= b.smax()),
            Sle => decide(a.smax() <= b.smin(), a.smin() > b.smax()),
            Ugt => Range::compare(Ult, b, a),
            Uge => Range::compare(Ule, b, a),
            Sgt => Range::compare(Slt, b, a),
            Sge => Range::compare(Sle, b, a),
        }
    }

    /// The sum.
    pub fn sum(self, o: Range) -> Range {
        let m = self.mask();
        match self.span().checked_add(o.span()) {
            Some(s) if s <= m => Range::new(
                self.width,
                self.lo.wrapping_add(o.lo),
                self.hi.wrapping_add(o.hi),
            ),
            _ => Range::new(self.width, 0, m),
        }
    }
    /// The difference.
    pub fn difference(self, o: Range) -> Range {
        let neg = Range::new(self.width, o.hi.wrapping_neg(), o.lo.wrapping_neg());
        self.sum(neg)
    }
    /// The result of an integer operation; `None` if it is always undefined or poison.
    pub fn binary(op: BinOp, a: Range, b: Range) -> Option<Range> {
        if let (Some(x), Some(y)) = (a.as_single(), b.as_single()) {
            return exact(op, a.width, x, y).map(|v| Range::single(a.width, v));
        }
        let w = a.width;
        let full = Range::full(w)?;
        Some(match op {
            BinOp::Add => a.sum(b),
            BinOp::Sub => a.difference(b),
            BinOp::Mul => mul(a, b),
            BinOp::And => Range::new(w, 0, a.umax().min(b.umax())),
            BinOp::Or => Range::new(w, a.umin().max(b.umin()), fill(a.umax() | b.umax())),
            BinOp::Xor => Range::new(w, 0, fill(a.umax() | b.umax())),
            BinOp::UDiv if b.umin() > 0 => Range::new(w, a.umin() / b.umax(), a.umax() / b.umin()),
            BinOp::URem if b.umin() > 0 => Range::new(w, 0, a.umax().min(b.umax() - 1)),
            BinOp::SDiv => quotient(a, b),
            BinOp::SRem => remainder(a, b),
            BinOp::LShr if b.umax() < u128::from(w) => {
                Range::new(w, a.umin() >> b.umax(), a.umax() >> b.umin())
            }
            BinOp::Shl => match b.as_single() {
                Some(s) if s < u128::from(w) && a.umax() <= full.hi >> s => {
                    Range::new(w, a.umin() << s, a.umax() << s)
                }
                _ => full,
            },
            BinOp::AShr if b.umax() < u128::from(w) => {
                let (lo, hi) = (b.umin() as u32, b.umax() as u32);
                let least = (a.smin() >> lo).min(a.smin() >> hi);
                let most = (a.smax() >> lo).max(a.smax() >> hi);
                Range::new(w, least as u128, most as u128)
            }
            _ => full,
        })
    }
    /// The result of an integer conversion to `width` bits; `None` for other conversions.
    pub fn cast(self, op: CastOp, width: u32) -> Option<Range> {
        if width > MAX_WIDTH {
            return None;
        }
        Some(match op {
            CastOp::ZExt => Range::new(width, self.umin(), self.umax()),
            CastOp::SExt => Range::new(width, self.smin() as u128, self.smax() as u128),
            CastOp::Trunc if self.span() <= mask(width) => Range::new(width, self.lo, self.hi),
            CastOp::Trunc => Range::full(width)?,
            _ => return None,
        })
    }
}

/// All bits up to the highest set one.
fn fill(v: u128) -> u128 {
    if v == 0 {
        0
    } else {
        u128::MAX >> v.leading_zeros()
    }
}

/// Quotients with sign. A divisor that may be 0 is not 0, and what does not fit is not computed.
fn quotient(a: Range, b: Range) -> Range {
    let w = a.width;
    let most = (mask(w) >> 1) as i128;
    // The least divisors in size go furthest, the greatest the other way; the interval may come round.
    let ends = [b.lo, b.hi].map(|d| signed(w, d));
    let divisors = [b.smin(), b.smax(), ends[0], ends[1], 1, -1];
    let possible = divisors
        .into_iter()
        .filter(|&d| d != 0 && b.contains(d as u128 & mask(w)));
    let mut ends: Option<(i128, i128)> = None;
    for d in possible {
        for n in [a.smin(), a.smax()] {
            let q = n.checked_div(d).unwrap_or(i128::MAX).clamp(-most - 1, most);
            let (lo, hi) = ends.unwrap_or((q, q));
            ends = Some((lo.min(q), hi.max(q)));
        }
    }
    // The quotients of dividends on both sides of 0, and of those next to it, are between the ends as well.
    match ends {
        Some((lo, hi)) if a.smin() <= 0 && a.smax() >= 0 => {
            Range::new(w, lo.min(0) as u128, hi.max(0) as u128)
        }
        Some((lo, hi)) => Range::new(w, lo as u128, hi as u128),
        None => Range {
            width: w,
            lo: 0,
            hi: mask(w),
        },
    }
}

/// Remainders with sign: that of the dividend, and smaller in size than both.
fn remainder(a: Range, b: Range) -> Range {
    let w = a.width;
    let size = b.smin().unsigned_abs().max(b.smax().unsigned_abs());
    let most = i128::try_from(size.saturating_sub(1)).unwrap_or(i128::MAX);
    let lo = a.smin().min(0).max(-most);
    let hi = a.smax().max(0).min(most);
    Range::new(w, lo as u128, hi as u128)
}

fn mul(a: Range, b: Range) -> Range {
    let m = mask(a.width);
    match (
        a.umin().checked_mul(b.umin()),
        a.umax().checked_mul(b.umax()),
    ) {
        (Some(lo), Some(hi)) if hi <= m => Range::new(a.width, lo, hi),
        _ => Range::new(a.width, 0, m),
    }
}

/// One operation on two values of `w` bits; `None` where it is undefined or poison. Bits of the result above
/// the width are arbitrary.
pub fn exact(op: BinOp, w: u32, x: u128, y: u128) -> Option<u128> {
    let (sx, sy) = (signed(w, x), signed(w, y));
    let shift = (y < u128::from(w)).then_some(y as u32);
    let smin = 1u128 << (w - 1);
    let overflows = x == smin && sy == -1;
    Some(match op {
        BinOp::Add => x.wrapping_add(y),
        BinOp::Sub => x.wrapping_sub(y),
        BinOp::Mul => x.wrapping_mul(y),
        BinOp::And => x & y,
        BinOp::Or => x | y,
        BinOp::Xor => x ^ y,
        BinOp::UDiv => x.checked_div(y)?,
        BinOp::URem => x.checked_rem(y)?,
        BinOp::SDiv if !overflows => sx.checked_div(sy)? as u128,
        BinOp::SRem if !overflows => sx.checked_rem(sy)? as u128,
        BinOp::Shl => x << shift?,
        BinOp::LShr => x >> shift?,
        BinOp::AShr => (sx >> shift?) as u128,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    const W: u32 = 4;

    fn all() -> Vec<Range> {
        let mut v = Vec::new();
        for lo in 0..16u128 {
            for hi in 0..16u128 {
                let r = Range::new(W, lo, hi);
                if !v.contains(&r) {
                    v.push(r);
                }
            }
        }
        v
    }
    fn members(r: Range) -> impl Iterator<Item = u128> {
        (0..16).filter(move |&x| r.contains(x))
    }

    #[test]
    fn every_operation_covers_every_pair_of_values_at_four_bits() {
        for a in all() {
            for b in all() {
                for &op in BinOp::ALL.iter().filter(|o| !o.is_float()) {
                    let r = Range::binary(op, a, b);
                    for x in members(a) {
                        for y in members(b) {
                            if let Some(v) = exact(op, W, x, y) {
                                let r = r.unwrap();
                                assert!(r.contains(v & 15), "{op:?} {a:?} {b:?}: {x} {y}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn comparisons_and_regions_agree_with_every_pair_at_four_bits() {
        for a in all() {
            for b in all() {
                for &p in IntPredicate::ALL {
                    let known = Range::compare(p, a, b);
                    let region = Range::allowed_by(p, b);
                    for x in members(a) {
                        for y in members(b) {
                            let holds = Range::compare(p, Range::single(W, x), Range::single(W, y))
                                .unwrap();
                            assert!(known.is_none_or(|k| k == holds), "{p:?} {a:?} {b:?}");
                            assert!(!holds || region.unwrap().contains(x));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn union_and_intersection_hold_what_they_must_at_four_bits() {
        for a in all() {
            for b in all() {
                let (u, i) = (a.union(b), a.intersect(b));
                for x in 0..16 {
                    assert!(!(a.contains(x) || b.contains(x)) || u.contains(x));
                    let both = a.contains(x) && b.contains(x);
                    assert!(!both || i.unwrap().contains(x), "{a:?} {b:?}");
                }
                if i.is_none() {
                    assert!(members(a).all(|x| !b.contains(x)));
                }
            }
            for v in 0..16 {
                let r = a.without(v);
                assert!(
                    members(a).all(|x| x == v || r.unwrap().contains(x)),
                    "{a:?} {v}"
                );
            }
        }
    }

    #[test]
    fn conversions_cover_every_value() {
        for a in all() {
            for x in members(a) {
                assert!(a.cast(CastOp::ZExt, 8).unwrap().contains(x));
                let s = if x >= 8 { x | 0xf0 } else { x };
                assert!(a.cast(CastOp::SExt, 8).unwrap().contains(s));
                assert!(a.cast(CastOp::Trunc, 2).unwrap().contains(x & 3));
            }
        }
    }

    #[test]
    fn single_values_at_full_width() {
        let m = Range::single(128, u128::MAX);
        assert_eq!(m.smin(), -1);
        assert_eq!(m.sum(Range::single(128, 1)).as_single(), Some(0));
        assert_eq!(
            Range::full(64).unwrap().without(0).unwrap().as_excluded(),
            Some(0)
        );
        assert_eq!(Range::full(129), None);
    }
}
