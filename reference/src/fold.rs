//! What one instruction yields when something is known of its operands.
//!
//! A claim about a value is one-sided: `Int` that is not `exact` means "this
//! integer, or else undef or poison", which is all a branch, a switch or a
//! replacement needs, since those may treat undef and poison as they like. Only
//! `freeze` sees the difference, and lets nothing but exact values through
//! (JT-R4, JT-T9b). Integers of up to 128 bits and null pointers are folded (as
//! the address 0); everything else is unknown.

use crate::sets::{max_value, sign_bit};
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::{
    BinOp, CastOp, Flags, Function, Header, Inst, InstKind, IntPredicate, Type, Value,
};

/// What is known of a value at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// Nothing.
    Unknown,
    /// `undef`: each use may see what it likes. Also anything that cannot happen.
    Undef,
    /// `poison`, or control does not get here.
    Poison,
    /// One arbitrary value, the same for every use: a frozen undef or poison.
    Arbitrary,
    /// An integer, or the address of a pointer.
    Int {
        /// The value.
        bits: u128,
        /// False if the value may be undef or poison instead.
        exact: bool,
    },
}

use Known::{Arbitrary, Int, Poison, Undef, Unknown};

impl Known {
    /// An exact integer.
    pub fn int(bits: u128) -> Known {
        Int { bits, exact: true }
    }
    /// An exact truth value.
    pub fn bool(b: bool) -> Known {
        Known::int(u128::from(b))
    }
    /// The integer, exact or not.
    pub fn as_int(&self) -> Option<u128> {
        match self {
            Int { bits, .. } => Some(*bits),
            _ => None,
        }
    }
    /// The same claim, poison allowed besides.
    pub fn or_poison(self) -> Known {
        match self {
            Int { bits, .. } => Int { bits, exact: false },
            Arbitrary => Unknown,
            other => other,
        }
    }
}

/// Width of an integer or pointer type, if it is one that is folded.
pub fn width_of(cx: &Header, ty: Type) -> Option<u32> {
    let w = match ty.address_space() {
        Some(a) => cx.layout.pointer(a).bits,
        None => ty.int_width()?,
    };
    (1..=128).contains(&w).then_some(w)
}

/// What a constant says of itself.
pub fn constant(cx: &Header, f: &Function, v: Value) -> Known {
    if width_of(cx, f.value_type(v)).is_none() {
        return Unknown;
    }
    match f.as_const(v) {
        Some(ConstantData::Undef) => Undef,
        Some(ConstantData::Poison) => Poison,
        Some(ConstantData::Null) => Known::int(0),
        Some(ConstantData::Int(_) | ConstantData::WideInt(_)) => f
            .as_int(v)
            .and_then(|b| b.as_u128())
            .map_or(Unknown, Known::int),
        _ => Unknown,
    }
}

/// The integer as the IR's constant.
pub fn to_bits(width: u32, v: u128) -> Bits {
    Bits::from_limbs(width, &[v as u64, (v >> 64) as u64])
}

/// Sign-extends `v` from `width` bits to 128.
pub fn signed(width: u32, v: u128) -> i128 {
    let shift = 128 - width.clamp(1, 128);
    ((v << shift) as i128) >> shift
}

/// `a pred b` on integers of one width.
pub fn compare(pred: IntPredicate, width: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (signed(width, a), signed(width, b));
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

/// What the instruction yields, given what is known of its operands.
pub fn fold(cx: &Header, f: &Function, i: Inst, mut of: impl FnMut(Value) -> Known) -> Known {
    let ty = f.inst_type(i);
    let (n, flags) = (f.num_operands(i), f.flags(i));
    let op = |k: usize| f.operand(i, k);
    let Some(width) = width_of(cx, ty) else {
        return Unknown;
    };
    match f.kind(i) {
        InstKind::Binary(b) if n == 2 => {
            let same = op(0) == op(1);
            binary(*b, flags, width, of(op(0)), of(op(1)), same)
        }
        InstKind::ICmp(p) if n == 2 => match width_of(cx, f.value_type(op(0))) {
            Some(w) => icmp(*p, flags, w, of(op(0)), of(op(1)), op(0) == op(1)),
            None => Unknown,
        },
        InstKind::Cast(c) if n == 1 => match width_of(cx, f.value_type(op(0))) {
            Some(from) => cast(*c, flags, from, width, of(op(0))),
            None => Unknown,
        },
        InstKind::Select if n == 3 => select(of(op(0)), of(op(1)), of(op(2)), op(1) == op(2)),
        InstKind::Freeze if n == 1 => freeze(of(op(0))),
        _ => Unknown,
    }
}

fn freeze(a: Known) -> Known {
    match a {
        Int { exact: true, .. } | Arbitrary => a,
        Undef | Poison => Arbitrary,
        Int { .. } | Unknown => Unknown,
    }
}

fn select(c: Known, t: Known, e: Known, same: bool) -> Known {
    match (c, t, e) {
        (Poison, ..) => Poison,
        (Int { bits, exact }, t, e) => {
            let arm = if bits == 1 { t } else { e };
            if exact { arm } else { arm.or_poison() }
        }
        (_, t, _) if same => t.or_poison(),
        // An arm that is poison may be taken for the other one, an undef one for one that is an integer.
        (_, Poison, other) | (_, other, Poison) => other.or_poison(),
        (_, Undef, other) | (_, other, Undef) => other.or_poison(),
        (_, t, e) if t.as_int().is_some() && t.as_int() == e.as_int() => t.or_poison(),
        _ => Unknown,
    }
}

fn cast(op: CastOp, flags: Flags, from: u32, to: u32, a: Known) -> Known {
    let (bits, exact) = match a {
        Poison => return Poison,
        Undef if matches!(op, CastOp::Trunc | CastOp::BitCast) => return Undef,
        Int { bits, exact } => (bits, exact),
        _ => return Unknown,
    };
    let result = match op {
        CastOp::Trunc => {
            let r = bits & max_value(to);
            let lost_unsigned = flags.contains(Flags::NUW) && r != bits;
            let lost_signed = flags.contains(Flags::NSW) && signed(to, r) != signed(from, bits);
            if lost_unsigned || lost_signed {
                return Poison;
            }
            r
        }
        CastOp::ZExt if flags.contains(Flags::NNEG) && bits & sign_bit(from) != 0 => return Poison,
        CastOp::ZExt | CastOp::BitCast => bits,
        CastOp::SExt => signed(from, bits) as u128 & max_value(to),
        // Only null is carried through; other addresses have a provenance to keep.
        CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr if bits == 0 => 0,
        _ => return Unknown,
    };
    Int {
        bits: result,
        exact,
    }
}

fn icmp(p: IntPredicate, flags: Flags, w: u32, a: Known, b: Known, same: bool) -> Known {
    let equality = matches!(p, IntPredicate::Eq | IntPredicate::Ne);
    match (a, b) {
        (Poison, _) | (_, Poison) => Poison,
        (Int { bits: x, exact: ex }, Int { bits: y, exact: ey }) => {
            if flags.contains(Flags::SAMESIGN) && (x ^ y) & sign_bit(w) != 0 {
                return Poison;
            }
            Int {
                bits: u128::from(compare(p, w, x, y)),
                exact: ex && ey,
            }
        }
        // An undef side can be chosen equal or different.
        (Undef, _) | (_, Undef) if equality => Undef,
        _ if same => Known::bool(compare(p, w, 0, 0)).or_poison(),
        _ => Unknown,
    }
}

fn binary(op: BinOp, flags: Flags, w: u32, a: Known, b: Known, same: bool) -> Known {
    if op.is_float() {
        return Unknown;
    }
    if a == Poison || b == Poison {
        return Poison;
    }
    if (a == Undef || b == Undef) && matches!(op, BinOp::Add | BinOp::Sub | BinOp::Xor) {
        return Undef;
    }
    if let (Int { bits: x, exact: ex }, Int { bits: y, exact: ey }) = (&a, &b) {
        return match arithmetic(op, flags, w, *x, *y) {
            Some(bits) => Int {
                bits,
                exact: *ex && *ey,
            },
            None => Poison,
        };
    }
    let zero = Int {
        bits: 0,
        exact: false,
    };
    match op {
        BinOp::And if same => a.or_poison(),
        BinOp::Or if same => a.or_poison(),
        BinOp::Sub | BinOp::Xor if same => zero,
        BinOp::And | BinOp::Mul if a.as_int() == Some(0) || b.as_int() == Some(0) => zero,
        BinOp::Or if [a.as_int(), b.as_int()].contains(&Some(max_value(w))) => Int {
            bits: max_value(w),
            exact: false,
        },
        _ => Unknown,
    }
}

/// The result at `w` bits; `None` if it is poison or immediate UB.
pub fn arithmetic(op: BinOp, flags: Flags, w: u32, x: u128, y: u128) -> Option<u128> {
    let max = max_value(w);
    let (sx, sy) = (signed(w, x), signed(w, y));
    let fits_unsigned = |r: Option<u128>| r.is_some_and(|r| r <= max);
    let fits_signed = |r: Option<i128>| r.is_some_and(|r| r == signed(w, r as u128 & max));
    let (raw, unsigned, signed_ok) = match op {
        BinOp::Add => (x.wrapping_add(y), x.checked_add(y), sx.checked_add(sy)),
        BinOp::Sub => (x.wrapping_sub(y), x.checked_sub(y), sx.checked_sub(sy)),
        BinOp::Mul => (x.wrapping_mul(y), x.checked_mul(y), sx.checked_mul(sy)),
        BinOp::Shl | BinOp::LShr | BinOp::AShr => return shift(op, flags, w, x, y),
        BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => {
            return divide(op, flags, w, x, y);
        }
        BinOp::And => return Some(x & y),
        BinOp::Or if flags.contains(Flags::DISJOINT) && x & y != 0 => return None,
        BinOp::Or => return Some(x | y),
        BinOp::Xor => return Some(x ^ y),
        _ => return None,
    };
    let bad = (flags.contains(Flags::NUW) && !fits_unsigned(unsigned))
        || (flags.contains(Flags::NSW) && !fits_signed(signed_ok));
    (!bad).then_some(raw & max)
}

fn shift(op: BinOp, flags: Flags, w: u32, x: u128, y: u128) -> Option<u128> {
    let by = u32::try_from(y).ok().filter(|&s| s < w)?;
    let max = max_value(w);
    let lost = |r: u128, back: u128| flags.contains(Flags::EXACT) && back & max != r;
    match op {
        BinOp::Shl => {
            let r = (x << by) & max;
            let unsigned = flags.contains(Flags::NUW) && r >> by != x;
            let signed_lost = flags.contains(Flags::NSW) && signed(w, r) >> by != signed(w, x);
            (!unsigned && !signed_lost).then_some(r)
        }
        BinOp::LShr => (!lost(x, (x >> by) << by)).then_some(x >> by),
        _ => {
            let r = (signed(w, x) >> by) as u128 & max;
            (!lost(x, (x >> by) << by)).then_some(r)
        }
    }
}

fn divide(op: BinOp, flags: Flags, w: u32, x: u128, y: u128) -> Option<u128> {
    let (sx, sy) = (signed(w, x), signed(w, y));
    let exact = flags.contains(Flags::EXACT);
    let result = match op {
        BinOp::UDiv => x.checked_div(y).filter(|_| !exact || x.is_multiple_of(y))?,
        BinOp::URem => x.checked_rem(y)?,
        BinOp::SDiv => {
            let q = sx.checked_div(sy).filter(|_| !exact || sx % sy == 0)?;
            // The most negative value divided by -1 does not fit.
            (signed(w, q as u128 & max_value(w)) == q).then_some(q as u128)?
        }
        _ => {
            let fits = sx
                .checked_neg()
                .is_some_and(|n| signed(w, n as u128 & max_value(w)) == n);
            let overflows = sy == -1 && !fits;
            sx.checked_rem(sy).filter(|_| !overflows)? as u128
        }
    };
    Some(result & max_value(w))
}

#[cfg(test)]
mod tests;
