//! Integer arithmetic by the book, at any width up to 128 bits.
//!
//! This is the slow, obvious form: constant expressions, atomics and integers
//! wider than 64 bits use it, and the fast operations of the machine are tested
//! against it.

use super::ops::{EXACT, NSW, NUW};
use super::outcome::UbKind;
use tandem_ir::{BinOp, Flags, IntPredicate};

/// The low `w` bits set.
pub(super) fn mask128(w: u32) -> u128 {
    if w >= 128 { u128::MAX } else { (1 << w) - 1 }
}

/// Sign-extends the low `w` bits.
pub(super) fn sext128(v: u128, w: u32) -> i128 {
    let sh = 128 - w.clamp(1, 128);
    ((v << sh) as i128) >> sh
}

/// The machine's form of the flags of an integer operation.
pub(super) fn op_flags(f: Flags) -> u8 {
    let bit = |flag, b| if f.intersects(flag) { b } else { 0 };
    bit(Flags::NUW, NUW)
        | bit(Flags::NSW | Flags::NUSW | Flags::INBOUNDS, NSW)
        | bit(
            Flags::EXACT | Flags::DISJOINT | Flags::NNEG | Flags::INBOUNDS | Flags::SAMESIGN,
            EXACT,
        )
}

/// One operation on defined operands of `w` bits: the value, `None` for poison, or undefined behaviour.
pub(super) fn binary(op: BinOp, w: u32, fl: u8, a: u128, b: u128) -> Result<Option<u128>, UbKind> {
    let (sa, sb) = (sext128(a, w), sext128(b, w));
    let m = mask128(w);
    Ok(match op {
        BinOp::Add => {
            let (u, s) = (a.checked_add(b), sa.checked_add(sb));
            flagged(w, fl, u, s, a.wrapping_add(b))
        }
        BinOp::Sub => flagged(
            w,
            fl,
            a.checked_sub(b),
            sa.checked_sub(sb),
            a.wrapping_sub(b),
        ),
        BinOp::Mul => flagged(
            w,
            fl,
            a.checked_mul(b),
            sa.checked_mul(sb),
            a.wrapping_mul(b),
        ),
        BinOp::And => Some(a & b),
        BinOp::Or => (fl & EXACT == 0 || a & b == 0).then_some(a | b),
        BinOp::Xor => Some(a ^ b),
        BinOp::Shl | BinOp::LShr | BinOp::AShr => shift(op, w, fl, a, b),
        BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem => {
            if b == 0 {
                return Err(UbKind::DivisionByZero);
            }
            if divides_signed(op) && sb == -1 && a == 1u128 << (w - 1) {
                return Err(UbKind::SignedDivisionOverflow);
            }
            divide(op, fl, (a, b), (sa, sb)).map(|v| v & m)
        }
        _ => None,
    })
}

fn flagged(w: u32, fl: u8, u: Option<u128>, s: Option<i128>, wrapped: u128) -> Option<u128> {
    let m = mask128(w);
    if fl & NUW != 0 && u.is_none_or(|v| v > m) {
        return None;
    }
    if fl & NSW != 0 && s.is_none_or(|v| sext128(v as u128, w) != v) {
        return None;
    }
    Some(wrapped & m)
}

fn shift(op: BinOp, w: u32, fl: u8, a: u128, b: u128) -> Option<u128> {
    if b >= u128::from(w) {
        return None;
    }
    let m = mask128(w);
    let n = b as u32;
    let sa = sext128(a, w);
    match op {
        BinOp::Shl => {
            let r = (a << n) & m;
            let unsigned_lost = r >> n != a;
            let signed_lost = sext128(r, w) >> n != sa;
            let bad = fl & NUW != 0 && unsigned_lost || fl & NSW != 0 && signed_lost;
            (!bad).then_some(r)
        }
        _ if fl & EXACT != 0 && a & mask128(n) != 0 && n > 0 => None,
        BinOp::LShr => Some(a >> n),
        _ => Some((sa >> n) as u128 & m),
    }
}

/// True for the divisions that overflow: the smallest value by -1.
pub(super) fn divides_signed(op: BinOp) -> bool {
    matches!(op, BinOp::SDiv | BinOp::SRem)
}

fn divide(op: BinOp, fl: u8, (a, b): (u128, u128), (sa, sb): (i128, i128)) -> Option<u128> {
    let exact = fl & EXACT != 0;
    match op {
        BinOp::UDiv => (!exact || a % b == 0).then(|| a / b),
        BinOp::URem => Some(a % b),
        BinOp::SDiv => (!exact || sa.wrapping_rem(sb) == 0).then(|| sa.wrapping_div(sb) as u128),
        _ => Some(sa.wrapping_rem(sb) as u128),
    }
}

/// `icmp` on defined integers of `w` bits.
pub(super) fn compare(pred: IntPredicate, w: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (sext128(a, w), sext128(b, w));
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => sa > sb,
        IntPredicate::Sge => sa >= sb,
        IntPredicate::Slt => sa < sb,
        IntPredicate::Sle => sa <= sb,
    }
}
