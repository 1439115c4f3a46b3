//! Single operations on defined operands, small enough to be inlined into the loop.

use crate::code::SwitchSpec;
use crate::ops::{NSW, NUW};
use crate::outcome::UbKind;
use crate::slot::{Slot, mask, sext};
use smallvec::SmallVec;
use tandem_ir::BinOp;

/// Why a branch on a value that is not defined is undefined behaviour.
pub(super) fn branch_fault(c: Slot) -> UbKind {
    if c.is_poison() {
        UbKind::BranchOnPoison
    } else {
        UbKind::BranchOnUndef
    }
}

/// What `getelementptr` of a base that is not defined gives, or poison for a broken promise.
pub(super) fn gep_undefined(p: Slot) -> Slot {
    if p.is_undef() {
        Slot::UNDEF
    } else {
        Slot::POISON
    }
}

/// Where a `switch` goes; `c` begins with the slots of the condition.
#[inline]
pub(super) fn switch_target(s: &SwitchSpec, c: &[Slot]) -> Result<u32, UbKind> {
    let c = c.get(..s.slots as usize).unwrap_or(&[]);
    let [one] = c else {
        return wide_switch_target(s, c);
    };
    if one.is_poison() {
        return Err(UbKind::SwitchOnPoison);
    }
    if one.is_undef() {
        return Err(UbKind::SwitchOnUndef);
    }
    let v = u128::from(one.bits);
    let found = s.cases.binary_search_by_key(&v, |k| k.0);
    Ok(found.ok().map_or(s.default, |i| s.cases[i].1))
}

#[inline(never)]
fn wide_switch_target(s: &SwitchSpec, c: &[Slot]) -> Result<u32, UbKind> {
    if c.iter().any(|x| x.is_poison()) {
        return Err(UbKind::SwitchOnPoison);
    }
    if c.iter().any(|x| x.is_undef()) {
        return Err(UbKind::SwitchOnUndef);
    }
    let target = if let [low, high] = c {
        let v = u128::from(low.bits) | u128::from(high.bits) << 64;
        let found = s.cases.binary_search_by_key(&v, |k| k.0);
        found.ok().map(|i| s.cases[i].1)
    } else {
        let v: SmallVec<[u64; 8]> = c.iter().map(|x| x.bits).collect();
        let found = s.big_cases.binary_search_by(|k| (*k.0).cmp(&v[..]));
        found.ok().map(|i| s.big_cases[i].1)
    };
    Ok(target.unwrap_or(s.default))
}

/// `add` of defined operands with flags.
#[inline(always)]
pub(super) fn add_flags(x: u64, y: u64, sh: u8, fl: u8) -> Slot {
    let (a, b) = (x << sh, y << sh);
    let (s, so) = (a as i64).overflowing_add(b as i64);
    let (_, uo) = a.overflowing_add(b);
    if so && fl & NSW != 0 || uo && fl & NUW != 0 {
        return Slot::POISON;
    }
    Slot::int(s as u64 >> sh)
}

/// `sub` of defined operands with flags.
#[inline(always)]
pub(super) fn sub_flags(x: u64, y: u64, sh: u8, fl: u8) -> Slot {
    let (a, b) = (x << sh, y << sh);
    let (s, so) = (a as i64).overflowing_sub(b as i64);
    let (_, uo) = a.overflowing_sub(b);
    if so && fl & NSW != 0 || uo && fl & NUW != 0 {
        return Slot::POISON;
    }
    Slot::int(s as u64 >> sh)
}

/// `mul` of defined operands with flags.
#[inline(always)]
pub(super) fn mul_flags(x: u64, y: u64, sh: u8, fl: u8) -> Slot {
    let b = y << sh;
    let (s, so) = sext(x, sh).overflowing_mul(b as i64);
    let (_, uo) = x.overflowing_mul(b);
    if so && fl & NSW != 0 || uo && fl & NUW != 0 {
        return Slot::POISON;
    }
    Slot::int(s as u64 >> sh)
}

/// `shl` of defined operands.
#[inline(always)]
pub(super) fn shl(x: u64, y: u64, sh: u8, fl: u8) -> Slot {
    if y >= u64::from(64 - sh) {
        return Slot::POISON;
    }
    let r = (x << y) & mask(sh);
    let lost = fl & NUW != 0 && r >> y != x;
    let sign = fl & NSW != 0 && sext(r, sh) >> y != sext(x, sh);
    if lost || sign {
        Slot::POISON
    } else {
        Slot::int(r)
    }
}

/// Arithmetic of `float` by the host.
#[inline(always)]
pub(super) fn fast32(op: BinOp, a: f32, b: f32) -> f32 {
    match op {
        BinOp::FAdd => a + b,
        BinOp::FSub => a - b,
        BinOp::FMul => a * b,
        BinOp::FDiv => a / b,
        _ => a % b,
    }
}

/// Arithmetic of `double` by the host.
#[inline(always)]
pub(super) fn fast64(op: BinOp, a: f64, b: f64) -> f64 {
    match op {
        BinOp::FAdd => a + b,
        BinOp::FSub => a - b,
        BinOp::FMul => a * b,
        BinOp::FDiv => a / b,
        _ => a % b,
    }
}
