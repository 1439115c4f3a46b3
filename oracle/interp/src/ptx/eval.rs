//! Integer arithmetic of PTX, as the manual states it and as `ptxas` folds it (section 7.3).
//!
//! Shifts clamp, division by zero is open, the 32-bit `bfe` and `bfi` look at the low eight bits of position and length.
//! Everything wraps unless it says `sat`.

use super::float::{self, FloatFn};
use super::value::{Val, ones, signed};

/// A relation of `setp` and `set`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the modifier of that name")]
pub(super) enum Rel {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Equ,
    Neu,
    Ltu,
    Leu,
    Gtu,
    Geu,
    Num,
    Nan,
}

/// What a relation is combined with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Combine {
    /// Nothing.
    Alone,
    /// `.and`
    And,
    /// `.or`
    Or,
    /// `.xor`
    Xor,
}

impl Combine {
    fn with(self, r: bool, p: bool) -> bool {
        match self {
            Combine::Alone => r,
            Combine::And => r & p,
            Combine::Or => r | p,
            Combine::Xor => r ^ p,
        }
    }
}

/// An integer operation of some width, on signed numbers if `s`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the instruction of that name")]
pub(super) enum IntFn {
    Mov,
    Add,
    Sub,
    AddSat,
    SubSat,
    Mul,
    MulHi,
    MulWide,
    Mad,
    MadHi,
    MadHiSat,
    MadWide,
    Mul24Lo,
    Mul24Hi,
    Mad24Lo,
    Mad24Hi,
    Mad24HiSat,
    Div,
    Rem,
    Abs,
    Neg,
    Min,
    Max,
    MinRelu,
    MaxRelu,
    And,
    Or,
    Xor,
    Not,
    Cnot,
    Shl,
    Shr,
    ShfLWrap,
    ShfLClamp,
    ShfRWrap,
    ShfRClamp,
    Bfe,
    Bfi,
    Bfind,
    BfindShift,
    Brev,
    Clz,
    Popc,
    /// By mode: the selector's nibbles, or one of the six fixed patterns.
    Prmt(Prmt),
    Lop3,
    Sad,
    /// Whether a and b are signed.
    Dp4a(bool, bool),
    /// Whether the upper half of b; whether a and b are signed.
    Dp2a(bool, bool, bool),
    Fns,
    BmskClamp,
    BmskWrap,
    SzextClamp,
    SzextWrap,
    Selp,
    /// On the sign of an integer, of a float, of a float whose subnormals are zeros.
    SlctInt,
    SlctFloat(bool),
}

/// Mode of `prmt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the mode of that name")]
pub(super) enum Prmt {
    Index,
    F4e,
    B4e,
    Rc8,
    Ecl,
    Ecr,
    Rc16,
}

/// A pure operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Fun {
    /// On integers: operation, width, whether signed.
    Int(IntFn, u32, bool),
    /// The same on both halves of 32 bits.
    Halves(IntFn, bool),
    /// Comparison of integers; result true is `yes` (1 for a predicate).
    Compare {
        rel: Rel,
        w: u32,
        s: bool,
        combine: Combine,
        yes: u64,
    },
    /// Floating point.
    Float(FloatFn),
    /// Conversion between integers: source width and sign, result width and sign, saturation, width of the register.
    Resize {
        from: (u32, bool),
        to: (u32, bool),
        sat: bool,
        reg: u32,
    },
}

impl Fun {
    /// Computes it. The second result is that of `p|q`.
    pub fn eval(&self, v: &[Val; 4]) -> (Val, Val) {
        let [a, b, c, d] = *v;
        match *self {
            Fun::Int(f, w, s) => {
                let bits = int(f, w, s, [a.bits, b.bits, c.bits, d.bits]);
                let mut open = 0;
                if a.open | b.open | c.open | d.open != 0 {
                    open = int_open(f, w, s, v);
                }
                if is_outside(f, w, b.bits, c.bits) {
                    open = ones(w);
                }
                (Val { bits, open }, Val::default())
            }
            Fun::Halves(f, s) => {
                let half = |k: u32| {
                    let part = |x: Val| (x.bits >> k) & 0xffff;
                    int(f, 16, s, [part(a), part(b), part(c), part(d)]) << k
                };
                let open = all_open(v, 32);
                let bits = half(0) | half(16);
                (Val { bits, open }, Val::default())
            }
            Fun::Compare {
                rel,
                w,
                s,
                combine,
                yes,
            } => {
                let decided = decided(rel, (w, s), a, b);
                let r = decided.unwrap_or_else(|| compare(rel, w, s, a.bits, b.bits));
                let p = c.bits & 1 != 0;
                let open = u64::from(decided.is_none() || c.open != 0);
                let pick = |r: bool| Val {
                    bits: if r { yes } else { 0 },
                    open: if open != 0 { yes } else { 0 },
                };
                (pick(combine.with(r, p)), pick(combine.with(!r, p)))
            }
            Fun::Float(f) => {
                let (r, q) = float::eval(f, [a.bits, b.bits, c.bits, d.bits]);
                let (w, wq) = f.result_bits();
                let open = |w| all_open(v, w);
                (
                    Val {
                        bits: r,
                        open: open(w),
                    },
                    Val {
                        bits: q,
                        open: open(wq),
                    },
                )
            }
            Fun::Resize { from, to, sat, reg } => {
                let cut = |x: u64| match from.1 {
                    true => signed(x, from.0) as i128,
                    false => i128::from(x & ones(from.0)),
                };
                let extend = |x: u64| match to.1 {
                    true => signed(x, to.0) as u64 & ones(reg),
                    false => x & ones(to.0),
                };
                let x = cut(a.bits);
                let x = if sat { clamp(x, to) } else { x };
                let open = match (a.open, sat) {
                    (0, _) => 0,
                    (_, true) => ones(reg),
                    (o, false) => extend(cut(o) as u64),
                };
                let bits = extend(x as u64);
                (Val { bits, open }, Val::default())
            }
        }
    }
    /// Whether it is arithmetic on floats, whose NaN is any NaN.
    pub fn nan_of(&self) -> Option<float::Format> {
        match self {
            Fun::Float(f) => f.makes_nan(),
            _ => None,
        }
    }
}

/// The nearest number that the type has.
pub(super) fn clamp(x: i128, (w, s): (u32, bool)) -> i128 {
    let (lo, hi) = match s {
        true => (-(1i128 << (w - 1)), (1i128 << (w - 1)) - 1),
        false => (0, (1i128 << w) - 1),
    };
    x.clamp(lo, hi)
}

/// True where the operands are outside what the manual describes, or where `ptxas` folds another result than it states: a
/// divisor of zero; `bfe` of 64 bits at positions and lengths above 255; `fns` from a base that is no bit of the mask.
fn is_outside(f: IntFn, w: u32, b: u64, c: u64) -> bool {
    match f {
        IntFn::Div | IntFn::Rem => b & ones(w) == 0,
        IntFn::Bfe => w == 64 && (b | c) & 0xffff_ff00 != 0,
        IntFn::Fns => b & 0xffff_ffff > 31,
        _ => false,
    }
}

fn all_open(v: &[Val; 4], w: u32) -> u64 {
    match v.iter().any(|x| x.open != 0) {
        true => ones(w),
        false => 0,
    }
}

/// Which bits of a result are open.
fn int_open(f: IntFn, w: u32, s: bool, v: &[Val; 4]) -> u64 {
    let [a, b, c, _] = *v;
    let zero = |x: Val| !x.bits & !x.open;
    let one = |x: Val| x.bits & !x.open;
    let m = ones(w);
    let upwards = |open: u64| match open {
        0 => 0,
        o => m & !(ones(o.trailing_zeros())),
    };
    match f {
        IntFn::Mov | IntFn::Not => a.open & m,
        IntFn::And => (a.open | b.open) & !zero(a) & !zero(b) & m,
        IntFn::Or => (a.open | b.open) & !one(a) & !one(b) & m,
        IntFn::Xor => (a.open | b.open) & m,
        IntFn::Add | IntFn::Sub | IntFn::Mul => upwards(a.open | b.open),
        IntFn::Mad => upwards(a.open | b.open | c.open),
        IntFn::Shl | IntFn::Shr if b.open == 0 => int(f, w, s, [a.open, b.bits, 0, 0]),
        IntFn::Bfe if b.open | c.open == 0 => int(f, w, s, [a.open, b.bits, c.bits, 0]),
        IntFn::Bfi if c.open | v[3].open == 0 => int(f, w, s, [a.open, b.open, c.bits, v[3].bits]),
        IntFn::Prmt(_) if c.open == 0 => int(f, w, s, [a.open, b.open, c.bits, 0]),
        IntFn::ShfLWrap | IntFn::ShfLClamp | IntFn::ShfRWrap | IntFn::ShfRClamp if c.open == 0 => {
            int(f, w, s, [a.open, b.open, c.bits, 0])
        }
        IntFn::Selp if c.open == 0 => {
            if c.bits != 0 {
                a.open
            } else {
                b.open
            }
        }
        _ => m,
    }
}

/// Whether integers are related, if that is the same for everything that their open bits may be.
fn decided(rel: Rel, (w, s): (u32, bool), a: Val, b: Val) -> Option<bool> {
    let ends = |v: Val| {
        let (least, most) = (v.bits & !v.open, v.bits | v.open);
        let top = v.open & (1 << (w - 1));
        match s {
            true => (
                i128::from(signed(least | top, w)),
                i128::from(signed(most & !top, w)),
            ),
            false => (i128::from(least & ones(w)), i128::from(most & ones(w))),
        }
    };
    let ((a_least, a_most), (b_least, b_most)) = (ends(a), ends(b));
    let differ = (a.bits ^ b.bits) & !a.open & !b.open & ones(w) != 0;
    // A pair of numbers for each order that is possible.
    let orders = [
        (a_least < b_most, [0, 1]),
        (!differ && a_least <= b_most && b_least <= a_most, [0, 0]),
        (a_most > b_least, [1, 0]),
    ];
    let mut answers = orders
        .into_iter()
        .filter(|o| o.0)
        .map(|(_, [x, y])| compare(rel, 8, false, x, y));
    let first = answers.next()?;
    answers.all(|r| r == first).then_some(first)
}

/// Whether integers are related.
pub(super) fn compare(rel: Rel, w: u32, s: bool, a: u64, b: u64) -> bool {
    let (a, b) = (a & ones(w), b & ones(w));
    let order = match s {
        true => signed(a, w).cmp(&signed(b, w)),
        false => a.cmp(&b),
    };
    match rel {
        Rel::Eq | Rel::Equ => order.is_eq(),
        Rel::Ne | Rel::Neu => order.is_ne(),
        Rel::Lt | Rel::Ltu => order.is_lt(),
        Rel::Le | Rel::Leu => order.is_le(),
        Rel::Gt | Rel::Gtu => order.is_gt(),
        Rel::Ge | Rel::Geu => order.is_ge(),
        Rel::Num => true,
        Rel::Nan => false,
    }
}

/// Computes on bits; results are cut to their width.
#[allow(clippy::too_many_lines, reason = "one arm for each instruction")]
fn int(f: IntFn, w: u32, s: bool, [a, b, c, d]: [u64; 4]) -> u64 {
    let m = ones(w);
    let (a, b) = match f {
        // The bits that wider results are made of.
        IntFn::Selp | IntFn::SlctInt | IntFn::SlctFloat(_) => (a, b),
        _ => (a & m, b & if shifts(f) { 0xffff_ffff } else { m }),
    };
    let wide = |x: u64| match s {
        true => i128::from(signed(x, w)),
        false => i128::from(x & m),
    };
    let (x, y) = (wide(a), wide(b));
    let r: u64 = match f {
        IntFn::Mov => a,
        IntFn::Add => a.wrapping_add(b),
        IntFn::Sub => a.wrapping_sub(b),
        IntFn::AddSat => clamp(x + y, (w, s)) as u64,
        IntFn::SubSat => clamp(x - y, (w, s)) as u64,
        IntFn::Mul => a.wrapping_mul(b),
        IntFn::MulHi => high(x, y, w, s),
        IntFn::MulWide => return (x * y) as u64 & ones(2 * w),
        IntFn::Mad => a.wrapping_mul(b).wrapping_add(c),
        IntFn::MadHi => high(x, y, w, s).wrapping_add(c),
        IntFn::MadHiSat => clamp(wide(high(x, y, w, s)) + wide(c), (w, s)) as u64,
        IntFn::MadWide => return ((x * y) as u64).wrapping_add(c) & ones(2 * w),
        IntFn::Mul24Lo => mul24(a, b, s) as u64,
        IntFn::Mul24Hi => (mul24(a, b, s) >> 16) as u64,
        IntFn::Mad24Lo => (mul24(a, b, s) as u64).wrapping_add(c),
        IntFn::Mad24Hi => ((mul24(a, b, s) >> 16) as u64).wrapping_add(c),
        IntFn::Mad24HiSat => {
            clamp(wide((mul24(a, b, s) >> 16) as u64 & m) + wide(c), (w, s)) as u64
        }
        // Open: what `ptxas` folds.
        IntFn::Div if b == 0 => u64::MAX,
        IntFn::Rem if b == 0 => a,
        IntFn::Div => (x / y) as u64,
        IntFn::Rem => (x % y) as u64,
        IntFn::Abs => x.unsigned_abs() as u64,
        IntFn::Neg => a.wrapping_neg(),
        IntFn::Min => x.min(y) as u64,
        IntFn::Max => x.max(y) as u64,
        IntFn::MinRelu => x.min(y).max(0) as u64,
        IntFn::MaxRelu => x.max(y).max(0) as u64,
        IntFn::And => a & b,
        IntFn::Or => a | b,
        IntFn::Xor => a ^ b,
        IntFn::Not => !a,
        IntFn::Cnot => u64::from(a == 0),
        IntFn::Shl if b >= u64::from(w) => 0,
        IntFn::Shl => a << b,
        IntFn::Shr => match (s, b.min(u64::from(w))) {
            (true, n) => (x >> n) as u64,
            (false, 64..) => 0,
            (false, n) => a >> n,
        },
        IntFn::ShfLWrap | IntFn::ShfLClamp | IntFn::ShfRWrap | IntFn::ShfRClamp => {
            let both = u128::from(b & 0xffff_ffff) << 32 | u128::from(a);
            let n = match f {
                IntFn::ShfLWrap | IntFn::ShfRWrap => c & 31,
                _ => (c & 0xffff_ffff).min(32),
            };
            match f {
                IntFn::ShfLWrap | IntFn::ShfLClamp => (both << n >> 32) as u64,
                _ => (both >> n) as u64,
            }
        }
        IntFn::Bfe => bfe(a, b, c, w, s),
        IntFn::Bfi => bfi(a, b, c, d, w),
        IntFn::Bfind | IntFn::BfindShift => {
            let v = if s && x < 0 { !a & m } else { a };
            match v.checked_ilog2() {
                None => return 0xffff_ffff,
                Some(at) if f == IntFn::BfindShift => u64::from(w - 1 - at),
                Some(at) => u64::from(at),
            }
        }
        IntFn::Brev => a.reverse_bits() >> (64 - w),
        IntFn::Clz => u64::from(a.leading_zeros() - (64 - w)),
        IntFn::Popc => u64::from(a.count_ones()),
        IntFn::Prmt(mode) => prmt(mode, a, b, c),
        IntFn::Lop3 => {
            let c = c & m;
            (0..8u64).fold(0, |r, k| {
                let row = |x: u64, bit: u64| if k >> bit & 1 == 1 { x } else { !x };
                match d >> k & 1 {
                    1 => r | row(a, 2) & row(b, 1) & row(c, 0),
                    _ => r,
                }
            })
        }
        IntFn::Sad => (x.abs_diff(y) as u64).wrapping_add(c),
        IntFn::Dp4a(sa, sb) => {
            let byte = |x: u64, k: u32, s| part(x, 8 * k, 8, s);
            (0..4).fold(c, |r, k| {
                r.wrapping_add((byte(a, k, sa) * byte(b, k, sb)) as u64)
            })
        }
        IntFn::Dp2a(hi, sa, sb) => (0..2).fold(c, |r, k| {
            let y = part(b, 8 * (k + 2 * u32::from(hi)), 8, sb);
            r.wrapping_add((part(a, 16 * k, 16, sa) * y) as u64)
        }),
        IntFn::Fns => fns(a as u32, b as u32, c as u32).into(),
        IntFn::BmskClamp | IntFn::BmskWrap => {
            let cut = |x: u64| match f {
                IntFn::BmskWrap => x & 31,
                _ => x.min(32),
            };
            (ones(cut(b) as u32) << cut(a)) & m
        }
        IntFn::SzextClamp | IntFn::SzextWrap => {
            let n = match f {
                IntFn::SzextWrap => b & 31,
                _ => b.min(32),
            } as u32;
            match s {
                true => signed(a & ones(n), n) as u64,
                false => a & ones(n),
            }
        }
        IntFn::Selp => {
            if c & 1 != 0 {
                a
            } else {
                b
            }
        }
        IntFn::SlctInt => {
            if signed(c, 32) >= 0 {
                a
            } else {
                b
            }
        }
        IntFn::SlctFloat(ftz) => {
            let v = f32::from_bits(c as u32);
            let v = if ftz && v.is_subnormal() { 0.0 } else { v };
            if v >= 0.0 { a } else { b }
        }
    };
    r & match f {
        IntFn::Clz | IntFn::Popc | IntFn::Bfind | IntFn::BfindShift => 0xffff_ffff,
        _ => m,
    }
}

fn shifts(f: IntFn) -> bool {
    matches!(f, IntFn::Shl | IntFn::Shr | IntFn::Bfe)
}

/// The upper half of a product.
fn high(x: i128, y: i128, w: u32, s: bool) -> u64 {
    match s {
        true => ((x * y) >> w) as u64,
        // Of 64-bit numbers without sign the product takes all 128 bits.
        false => ((x as u128 * y as u128) >> w) as u64,
    }
}

fn part(x: u64, at: u32, w: u32, s: bool) -> i64 {
    match s {
        true => signed(x >> at, w),
        false => (x >> at & ones(w)) as i64,
    }
}

fn mul24(a: u64, b: u64, s: bool) -> i64 {
    part(a, 0, 24, s) * part(b, 0, 24, s)
}

fn bfe(a: u64, pos: u64, len: u64, w: u32, s: bool) -> u64 {
    let (pos, len) = ((pos & 0xff) as u32, (len & 0xff) as u32);
    let msb = w - 1;
    // The sign is the last bit that is taken, or the uppermost there is.
    let sign = match s && len > 0 {
        true => a >> (pos + len - 1).min(msb) & 1,
        false => 0,
    };
    let mut r = 0;
    for i in 0..w {
        let bit = match i < len && pos + i <= msb {
            true => a >> (pos + i) & 1,
            false => sign,
        };
        r |= bit << i;
    }
    r
}

/// PTX restricts position and length to 0 to 255, and `ptxas` refuses other immediates. Of registers with more, it folds 32 bits
/// by the low eight bits and 64 bits by the whole number.
fn bfi(a: u64, b: u64, pos: u64, len: u64, w: u32) -> u64 {
    let looked_at = |n: u64| match w {
        32 => (n & 0xff) as u32,
        _ => (n & 0xffff_ffff).min(255) as u32,
    };
    let (pos, len) = (looked_at(pos), looked_at(len));
    let mut r = b;
    for i in 0..len.min(w) {
        if pos + i < w {
            r = r & !(1 << (pos + i)) | (a >> i & 1) << (pos + i);
        }
    }
    r
}

fn prmt(mode: Prmt, a: u64, b: u64, c: u64) -> u64 {
    let all = (b & 0xffff_ffff) << 32 | a & 0xffff_ffff;
    let byte = |k: u64| all >> (8 * (k & 7)) & 0xff;
    let n = c & 3;
    let pick = |k: u64| match mode {
        Prmt::Index => {
            let nibble = c >> (4 * k) & 15;
            match nibble & 8 {
                0 => byte(nibble),
                _ if byte(nibble) & 0x80 != 0 => 0xff,
                _ => 0,
            }
        }
        Prmt::F4e => byte(n + k),
        Prmt::B4e => byte(n.wrapping_sub(k)),
        Prmt::Rc8 => byte(n),
        Prmt::Ecl => byte(k.max(n)),
        Prmt::Ecr => byte(k.min(n)),
        Prmt::Rc16 => byte(2 * (n & 1) + (k & 1)),
    };
    (0..4).fold(0, |r, k| r | pick(k) << (8 * k))
}

/// The position of the n-th set bit, counted from a base upwards or downwards.
fn fns(mask: u32, base: u32, offset: u32) -> u32 {
    let n = offset as i32;
    if base > 31 {
        return u32::MAX;
    }
    let mut left = n.unsigned_abs();
    if n == 0 {
        return if mask >> base & 1 == 1 {
            base
        } else {
            u32::MAX
        };
    }
    let mut at = base as i32;
    while (0..32).contains(&at) {
        if mask >> at & 1 == 1 {
            left -= 1;
            if left == 0 {
                return at as u32;
            }
        }
        at += n.signum();
    }
    u32::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparisons_are_open_only_where_their_open_bits_decide() {
        let any = Val {
            bits: 0,
            open: ones(32),
        };
        let number = |bits| Val { bits, open: 0 };
        let unsigned = |rel, a, b| decided(rel, (32, false), a, b);
        assert_eq!(unsigned(Rel::Lt, any, number(0)), Some(false));
        assert_eq!(unsigned(Rel::Ge, any, number(0)), Some(true));
        assert_eq!(unsigned(Rel::Lt, any, number(1)), None);
        assert_eq!(unsigned(Rel::Eq, any, number(7)), None);
        let odd = Val {
            bits: 1,
            open: 0xf0,
        };
        assert_eq!(unsigned(Rel::Eq, odd, number(2)), Some(false));
        assert_eq!(unsigned(Rel::Le, odd, number(0xf1)), Some(true));
        let signed = |rel, a, b| decided(rel, (32, true), a, b);
        assert_eq!(signed(Rel::Lt, any, number(0)), None);
        assert_eq!(signed(Rel::Ge, any, number(1 << 31)), Some(true));
        assert_eq!(signed(Rel::Gt, number(3), number(2)), Some(true));
    }
}
