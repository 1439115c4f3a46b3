//! Arithmetic of bit vectors on concrete values: what SMT-LIB's operations compute.
//!
//! A value is the IR's [`Bits`], which is data only; the meaning of the operations is
//! written here once and used by constant folding and by evaluation. Widths of one
//! limb, which is nearly everything, take the short way.

use tandem_ir::constant::Bits;

/// The low `width` bits of one limb, `width` at most 64.
fn mask64(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// Zero.
pub fn zero(width: u32) -> Bits {
    Bits::from_u64(width, 0)
}

/// One.
pub fn one(width: u32) -> Bits {
    Bits::from_u64(width, 1)
}

/// All bits set.
pub fn ones(width: u32) -> Bits {
    Bits::from_i64(width, -1)
}

/// `2^k`, zero if `k` is not below the width.
pub fn power(width: u32, k: u32) -> Bits {
    shl(&one(width), k)
}

/// True if every bit is set.
pub fn is_ones(a: &Bits) -> bool {
    *a == ones(a.width())
}

/// True for the value 1.
pub fn is_one(a: &Bits) -> bool {
    a.as_u64() == Some(1)
}

/// The sign bit.
pub fn is_negative(a: &Bits) -> bool {
    a.bit(a.width() - 1)
}

/// Number of bits up to and including the highest one that is set.
pub fn bit_length(a: &Bits) -> u32 {
    match a.limbs().iter().rposition(|&l| l != 0) {
        Some(i) => i as u32 * 64 + 64 - a.limbs()[i].leading_zeros(),
        None => 0,
    }
}

/// Number of zeros below the lowest bit that is set; the width for zero.
pub fn trailing_zeros(a: &Bits) -> u32 {
    match a.limbs().iter().position(|&l| l != 0) {
        Some(i) => i as u32 * 64 + a.limbs()[i].trailing_zeros(),
        None => a.width(),
    }
}

/// The exponent, if the value is a power of two.
pub fn log2(a: &Bits) -> Option<u32> {
    let k = trailing_zeros(a);
    (k < a.width() && bit_length(a) == k + 1).then_some(k)
}

fn zip(a: &Bits, b: &Bits, mut f: impl FnMut(u64, u64) -> u64) -> Bits {
    if a.width() <= 64 {
        return Bits::from_u64(a.width(), f(a.limbs()[0], b.limbs()[0]));
    }
    let limbs: Vec<u64> = a
        .limbs()
        .iter()
        .zip(b.limbs())
        .map(|(&x, &y)| f(x, y))
        .collect();
    Bits::from_limbs(a.width(), &limbs)
}

/// `a + b`
pub fn add(a: &Bits, b: &Bits) -> Bits {
    let mut carry = 0u128;
    zip(a, b, |x, y| {
        let s = u128::from(x) + u128::from(y) + carry;
        carry = s >> 64;
        s as u64
    })
}

/// `!a`
pub fn not(a: &Bits) -> Bits {
    zip(a, a, |x, _| !x)
}

/// `-a`
pub fn neg(a: &Bits) -> Bits {
    add(&not(a), &one(a.width()))
}

/// `a - b`
pub fn sub(a: &Bits, b: &Bits) -> Bits {
    add(a, &neg(b))
}

/// `a & b`
pub fn and(a: &Bits, b: &Bits) -> Bits {
    zip(a, b, |x, y| x & y)
}

/// `a | b`
pub fn or(a: &Bits, b: &Bits) -> Bits {
    zip(a, b, |x, y| x | y)
}

/// `a ^ b`
pub fn xor(a: &Bits, b: &Bits) -> Bits {
    zip(a, b, |x, y| x ^ y)
}

/// `a * b`
pub fn mul(a: &Bits, b: &Bits) -> Bits {
    if a.width() <= 64 {
        return Bits::from_u64(a.width(), a.limbs()[0].wrapping_mul(b.limbs()[0]));
    }
    let n = a.limbs().len();
    let mut out = vec![0u64; n];
    for (i, &x) in a.limbs().iter().enumerate() {
        let mut carry = 0u128;
        for (j, &y) in b.limbs()[..n - i].iter().enumerate() {
            let v = u128::from(x) * u128::from(y) + u128::from(out[i + j]) + carry;
            out[i + j] = v as u64;
            carry = v >> 64;
        }
    }
    Bits::from_limbs(a.width(), &out)
}

/// Unsigned quotient and remainder; all ones and `a` for a zero divisor.
pub fn udiv_rem(a: &Bits, b: &Bits) -> (Bits, Bits) {
    let w = a.width();
    if b.is_zero() {
        return (ones(w), a.clone());
    }
    if w <= 64 {
        let (x, y) = (a.limbs()[0], b.limbs()[0]);
        return (Bits::from_u64(w, x / y), Bits::from_u64(w, x % y));
    }
    if let (Some(x), Some(y)) = (a.as_u128(), b.as_u128()) {
        let wide = |v: u128| Bits::from_limbs(w, &[v as u64, (v >> 64) as u64]);
        return (wide(x / y), wide(x % y));
    }
    let (mut q, mut r) = (vec![0u64; a.limbs().len()], zero(w + 1));
    let divisor = zext(b, w + 1);
    for i in (0..w).rev() {
        r = shl(&r, 1);
        if a.bit(i) {
            r = or(&r, &one(w + 1));
        }
        if !ult(&r, &divisor) {
            r = sub(&r, &divisor);
            q[(i / 64) as usize] |= 1 << (i % 64);
        }
    }
    (Bits::from_limbs(w, &q), extract(w - 1, 0, &r))
}

/// `|a|` as an unsigned number.
pub fn magnitude(a: &Bits) -> Bits {
    if is_negative(a) { neg(a) } else { a.clone() }
}

/// Signed quotient (SMT-LIB).
pub fn sdiv(a: &Bits, b: &Bits) -> Bits {
    let q = udiv_rem(&magnitude(a), &magnitude(b)).0;
    if is_negative(a) != is_negative(b) {
        neg(&q)
    } else {
        q
    }
}

/// Signed remainder with the sign of the dividend (SMT-LIB).
pub fn srem(a: &Bits, b: &Bits) -> Bits {
    let r = udiv_rem(&magnitude(a), &magnitude(b)).1;
    if is_negative(a) { neg(&r) } else { r }
}

/// `a << k`
pub fn shl(a: &Bits, k: u32) -> Bits {
    let w = a.width();
    if k >= w {
        return zero(w);
    }
    if w <= 64 {
        return Bits::from_u64(w, a.limbs()[0] << k);
    }
    let (skip, bits) = ((k / 64) as usize, k % 64);
    let mut out = vec![0u64; a.limbs().len()];
    let mut below = 0;
    for (o, &x) in out[skip..].iter_mut().zip(a.limbs()) {
        *o = x << bits | if bits > 0 { below >> (64 - bits) } else { 0 };
        below = x;
    }
    Bits::from_limbs(w, &out)
}

/// Logical `a >> k`
pub fn lshr(a: &Bits, k: u32) -> Bits {
    let w = a.width();
    if k >= w {
        return zero(w);
    }
    if w <= 64 {
        return Bits::from_u64(w, a.limbs()[0] >> k);
    }
    let (skip, bits) = ((k / 64) as usize, k % 64);
    let kept = &a.limbs()[skip..];
    let mut out = vec![0u64; a.limbs().len()];
    for (i, (o, &x)) in out.iter_mut().zip(kept).enumerate() {
        let above = kept.get(i + 1).copied().unwrap_or(0);
        *o = x >> bits | if bits > 0 { above << (64 - bits) } else { 0 };
    }
    Bits::from_limbs(w, &out)
}

/// Arithmetic `a >> k`
pub fn ashr(a: &Bits, k: u32) -> Bits {
    let k = k.min(a.width());
    if is_negative(a) {
        not(&lshr(&not(a), k))
    } else {
        lshr(a, k)
    }
}

/// A shift amount: the width or more is the width.
pub fn amount(b: &Bits) -> u32 {
    b.as_u64()
        .map_or(b.width(), |k| k.min(u64::from(b.width())) as u32)
}

/// Unsigned `a < b`
pub fn ult(a: &Bits, b: &Bits) -> bool {
    a.limbs().iter().rev().lt(b.limbs().iter().rev())
}

/// Signed `a < b`
pub fn slt(a: &Bits, b: &Bits) -> bool {
    match (is_negative(a), is_negative(b)) {
        (x, y) if x == y => ult(a, b),
        (x, _) => x,
    }
}

/// Zero extension, or truncation, to `width`.
pub fn zext(a: &Bits, width: u32) -> Bits {
    Bits::from_limbs(width, a.limbs())
}

/// Sign extension to `width`, at least the present one.
pub fn sext(a: &Bits, width: u32) -> Bits {
    if is_negative(a) {
        not(&zext(&not(a), width))
    } else {
        zext(a, width)
    }
}

/// Bits `high..=low`.
pub fn extract(high: u32, low: u32, a: &Bits) -> Bits {
    if a.width() <= 64 {
        return Bits::from_u64(
            high - low + 1,
            (a.limbs()[0] >> low) & mask64(high - low + 1),
        );
    }
    zext(&lshr(a, low), high - low + 1)
}

/// `high` above `low`.
pub fn concat(high: &Bits, low: &Bits) -> Bits {
    let w = high.width() + low.width();
    or(&shl(&zext(high, w), low.width()), &zext(low, w))
}

/// The inverse of an odd number modulo `2^width`.
pub fn inverse(a: &Bits) -> Option<Bits> {
    if !a.bit(0) {
        return None;
    }
    // Newton's iteration doubles the number of right bits; `a` itself has three.
    let (mut x, two) = (a.clone(), Bits::from_u64(a.width(), 2));
    let mut right = 3;
    while right < a.width() {
        x = mul(&x, &sub(&two, &mul(a, &x)));
        right *= 2;
    }
    Some(x)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(limbs: &[u64]) -> Bits {
        Bits::from_limbs(64 * limbs.len() as u32 + 1, limbs)
    }

    #[test]
    fn long_division_undoes_long_multiplication() {
        let (a, b, r) = (wide(&[5, 7, 1]), wide(&[u64::MAX, 3, 0]), wide(&[9, 2, 0]));
        let n = add(&mul(&a, &b), &r);
        // 2^130 * 2^66 does not fit 193 bits only if the top carries; these values fit.
        let (q, rem) = udiv_rem(&zext(&n, 400), &zext(&b, 400));
        assert_eq!(add(&mul(&q, &zext(&b, 400)), &rem), zext(&n, 400));
        assert!(ult(&rem, &zext(&b, 400)));
    }

    #[test]
    fn inverse_of_odd_numbers() {
        for w in [1, 2, 3, 7, 8, 64, 65, 128, 130] {
            for v in [1u64, 3, 5, 0xdead_beef, u64::MAX] {
                let a = Bits::from_u64(w, v);
                if let Some(i) = inverse(&a) {
                    assert_eq!(mul(&a, &i), one(w), "width {w} value {v}");
                }
            }
        }
        assert_eq!(inverse(&Bits::from_u64(8, 6)), None);
    }

    #[test]
    fn shifts_across_limbs() {
        let a = Bits::from_limbs(130, &[0x8000_0000_0000_0001, 0, 2]);
        assert_eq!(lshr(&a, 1).limbs(), &[0x4000_0000_0000_0000, 0, 1]);
        assert_eq!(shl(&a, 64).limbs(), &[0, 0x8000_0000_0000_0001, 0]);
        assert_eq!(ashr(&a, 129), ones(130));
        assert_eq!(ashr(&a, 500), ones(130));
        assert_eq!(shl(&a, 500), zero(130));
    }
}
