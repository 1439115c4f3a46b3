//! Integer intrinsics as numbers: functions of the bits of one scalar, generic and the device's.
//!
//! The table [`Pure`] says which there are, with the base name of LLVM's intrinsic. [`eval_int`] is called once per
//! lane, with defined operands of at most 128 bits in the low bits of a `u128`; poison and undef have been dealt with
//! by then, wider integers are in `big`.
//!
//! A result is a number, `None` where LangRef says poison (`abs` of the smallest number, `ctlz` of zero, where the
//! second operand asks for it), and the bit of those that report overflow.
//!
//! The validator has the same functions as terms (`oracle/tv/src/encode/intrinsics/ints.rs`).

use super::super::arith::{mask128, sext128};

macro_rules! pure {
    ($($(#[$doc:meta])* $variant:ident $text:literal),* $(,)?) => {
        /// Integer functions of up to three operands of the same width.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(in super::super) enum Pure { $($(#[$doc])* $variant),* }
        impl Pure {
            /// All of them.
            #[cfg(test)]
            pub(in super::super) const ALL: &'static [Pure] = &[$(Pure::$variant),*];
        }
        /// The function of an intrinsic's base name.
        pub(super) fn by_name(base: &str) -> Option<Pure> {
            match base { $($text => Some(Pure::$variant),)* _ => None }
        }
    };
}

pure! {
    /// Signed maximum.
    SMax "smax",
    /// Signed minimum.
    SMin "smin",
    /// Unsigned maximum.
    UMax "umax",
    /// Unsigned minimum.
    UMin "umin",
    /// Absolute value; the second operand says whether the smallest value is poison.
    Abs "abs",
    /// Number of ones.
    CtPop "ctpop",
    /// Leading zeros; the second operand says whether zero is poison.
    CtLz "ctlz",
    /// Trailing zeros; likewise.
    CtTz "cttz",
    /// Bytes reversed.
    BSwap "bswap",
    /// Bits reversed.
    BitReverse "bitreverse",
    /// Funnel shift left.
    FShl "fshl",
    /// Funnel shift right.
    FShr "fshr",
    /// Saturating arithmetic.
    UAddSat "uadd.sat",
    /// Saturating arithmetic.
    SAddSat "sadd.sat",
    /// Saturating arithmetic.
    USubSat "usub.sat",
    /// Saturating arithmetic.
    SSubSat "ssub.sat",
    /// Saturating arithmetic.
    UShlSat "ushl.sat",
    /// Saturating arithmetic.
    SShlSat "sshl.sat",
    /// Value and overflow bit.
    UAddO "uadd.with.overflow",
    /// Value and overflow bit.
    SAddO "sadd.with.overflow",
    /// Value and overflow bit.
    USubO "usub.with.overflow",
    /// Value and overflow bit.
    SSubO "ssub.with.overflow",
    /// Value and overflow bit.
    UMulO "umul.with.overflow",
    /// Value and overflow bit.
    SMulO "smul.with.overflow",
    /// Product without carries: of polynomials over the field of two elements.
    ClMul "clmul",
    /// Three-way comparison.
    SCmp "scmp",
    /// Three-way comparison.
    UCmp "ucmp",
    /// Fixed-point product; the third operand is the scale.
    UMulFix "umul.fix",
    /// Fixed-point product; the third operand is the scale.
    SMulFix "smul.fix",
    /// High half of the product.
    UMulHi "nvvm.mulhi.u",
    /// High half of the product.
    SMulHi "nvvm.mulhi.s",
    /// Product of the low 24 bits.
    UMul24 "nvvm.mul24.u",
    /// Product of the low 24 bits.
    SMul24 "nvvm.mul24.s",
    /// Bytes picked from two words.
    Prmt "nvvm.prmt",
    /// Sum of absolute differences.
    Sad "nvvm.sad",
    /// Sum of unsigned absolute differences.
    USad "nvvm.sad.u",
    /// Funnel shift left by at most the width.
    FShlClamp "nvvm.fshl.clamp",
    /// Funnel shift right by at most the width.
    FShrClamp "nvvm.fshr.clamp",
    /// Low half of 64 bits.
    Lo32 "nvvm.lo",
    /// High half of 64 bits.
    Hi32 "nvvm.hi",
    /// 64 bits from low and high half.
    FromLoHi "nvvm.lohi",
    /// `bfe.u`: a field of bits; the second operand is its place, the third its length.
    Bfe "nvvm.bfe.u",
    /// `bfe.s`: the same with its sign.
    SBfe "nvvm.bfe.s",
    /// `bfi`: the first operand into the second at the place in bits 0 to 7 of the third, of the length above.
    Bfi "nvvm.bfi",
    /// `bfind.u`: place of the highest one, or its distance from the top if the second operand is not 0.
    Bfind "nvvm.bfind.u",
    /// `bfind.s`: the same of the highest bit that is not the sign.
    SBfind "nvvm.bfind.s",
    /// `prmt.f4e`
    PrmtF4e "nvvm.prmt.f4e",
    /// `prmt.b4e`
    PrmtB4e "nvvm.prmt.b4e",
    /// `prmt.rc8`
    PrmtRc8 "nvvm.prmt.rc8",
    /// `prmt.ecl`
    PrmtEcl "nvvm.prmt.ecl",
    /// `prmt.ecr`
    PrmtEcr "nvvm.prmt.ecr",
    /// `prmt.rc16`
    PrmtRc16 "nvvm.prmt.rc16",
}

impl Pure {
    /// True if the result is a pair of value and overflow bit.
    pub(in super::super) fn has_overflow(self) -> bool {
        matches!(
            self,
            Pure::UAddO | Pure::SAddO | Pure::USubO | Pure::SSubO | Pure::UMulO | Pure::SMulO
        )
    }
}

/// The value (`None` is poison) and the overflow bit; `w` is the width of the operands.
pub(in super::super) fn eval_int(f: Pure, w: u32, x: [u128; 3]) -> (Option<u128>, bool) {
    let [a, b, c] = x;
    let m = mask128(w);
    let (sa, sb) = (sext128(a, w), sext128(b, w));
    if let Some((v, o)) = overflow(f, w, a, b) {
        return (Some(v), o);
    }
    let v = match f {
        Pure::SMax => sa.max(sb) as u128,
        Pure::SMin => sa.min(sb) as u128,
        Pure::UMax => a.max(b),
        Pure::UMin => a.min(b),
        Pure::Abs => {
            if b != 0 && a == 1 << (w - 1) {
                return (None, false);
            }
            sa.unsigned_abs()
        }
        Pure::CtPop => a.count_ones().into(),
        Pure::CtLz | Pure::CtTz => {
            if a == 0 {
                return ((b == 0).then_some(w.into()), false);
            }
            let n = if f == Pure::CtLz {
                a.leading_zeros() - (128 - w)
            } else {
                a.trailing_zeros()
            };
            n.into()
        }
        Pure::BSwap => a.swap_bytes() >> (128 - w),
        Pure::BitReverse => a.reverse_bits() >> (128 - w),
        Pure::FShl | Pure::FShr => funnel(f, w, a, b, c),
        Pure::ClMul => (0..w)
            .filter(|n| b >> n & 1 == 1)
            .fold(0, |sum, n| sum ^ a << n),
        // The result has a width of its own, which the caller cuts it to.
        Pure::SCmp => return (Some(sa.cmp(&sb) as i128 as u128), false),
        Pure::UCmp => return (Some(a.cmp(&b) as i128 as u128), false),
        Pure::UMulFix | Pure::SMulFix => return (fixed(f, w, x), false),
        _ => return (Some(device(f, w, x) & m), false),
    };
    (Some(v & m), false)
}

fn overflow(f: Pure, w: u32, a: u128, b: u128) -> Option<(u128, bool)> {
    let m = mask128(w);
    let (sa, sb) = (sext128(a, w), sext128(b, w));
    let unsigned = |v: Option<u128>| v.filter(|&v| v <= m);
    let signed = |v: Option<i128>| v.filter(|&v| sext128(v as u128, w) == v);
    let max = (m >> 1) as i128;
    let limit = |negative: bool| {
        if negative {
            !max as u128 & m
        } else {
            max as u128
        }
    };
    Some(match f {
        Pure::UAddO => (a.wrapping_add(b) & m, unsigned(a.checked_add(b)).is_none()),
        Pure::USubO => (a.wrapping_sub(b) & m, b > a),
        Pure::UMulO => (a.wrapping_mul(b) & m, unsigned(a.checked_mul(b)).is_none()),
        Pure::SAddO => (a.wrapping_add(b) & m, signed(sa.checked_add(sb)).is_none()),
        Pure::SSubO => (a.wrapping_sub(b) & m, signed(sa.checked_sub(sb)).is_none()),
        Pure::SMulO => (a.wrapping_mul(b) & m, signed(sa.checked_mul(sb)).is_none()),
        Pure::UAddSat => (unsigned(a.checked_add(b)).unwrap_or(m), false),
        Pure::USubSat => (a.saturating_sub(b), false),
        Pure::SAddSat => {
            let v = signed(sa.checked_add(sb));
            (v.map_or(limit(sa < 0), |v| v as u128 & m), false)
        }
        Pure::SSubSat => {
            let v = signed(sa.checked_sub(sb));
            (v.map_or(limit(sa < 0), |v| v as u128 & m), false)
        }
        _ => return None,
    })
}

fn funnel(f: Pure, w: u32, a: u128, b: u128, c: u128) -> u128 {
    let n = (c % u128::from(w)) as u32;
    match (f, n) {
        (Pure::FShl, 0) => a,
        (Pure::FShl, n) => (a << n) | (b >> (w - n)),
        (_, 0) => b,
        (_, n) => (b >> n) | (a << (w - n)),
    }
}

/// Fixed-point product for widths of at most 64, rounded down; `None` (poison) if it does not fit. LangRef calls
/// that undefined, and LLVM declares the operation speculatable, so it cannot be so at once.
fn fixed(f: Pure, w: u32, [a, b, c]: [u128; 3]) -> Option<u128> {
    let m = mask128(w);
    let scale = c as u32 & 127;
    if f == Pure::UMulFix {
        Some((a * b) >> scale).filter(|&v| v <= m)
    } else {
        let v = (sext128(a, w) * sext128(b, w)) >> scale;
        Some(v as u128 & m).filter(|&cut| sext128(cut, w) == v)
    }
}

/// Saturating shifts and the device's own integer operations.
fn device(f: Pure, w: u32, [a, b, c]: [u128; 3]) -> u128 {
    let m = mask128(w);
    let (sa, sb) = (sext128(a, w), sext128(b, w));
    match f {
        Pure::UShlSat => {
            let r = (a << (b as u32 & 127)) & m;
            if r >> (b as u32 & 127) == a { r } else { m }
        }
        Pure::SShlSat => {
            let n = b as u32 & 127;
            let r = sext128((a << n) & m, w);
            let max = (m >> 1) as i128;
            if r >> n == sa {
                r as u128
            } else if sa < 0 {
                !max as u128
            } else {
                max as u128
            }
        }
        Pure::UMulHi => (a * b) >> w,
        Pure::SMulHi => ((sa * sb) >> w) as u128,
        Pure::UMul24 => (a & 0xff_ffff) * (b & 0xff_ffff),
        Pure::SMul24 => (sext128(a & 0xff_ffff, 24) * sext128(b & 0xff_ffff, 24)) as u128,
        Pure::Prmt => permute(a, b, c),
        Pure::Sad => sa.abs_diff(sb).wrapping_add(c),
        Pure::USad => a.abs_diff(b).wrapping_add(c),
        // Both words in a row, the first one on top: 64 bits.
        Pure::FShlClamp => ((a << w | b) << c.min(w.into())) >> w,
        Pure::FShrClamp => (a << w | b) >> c.min(w.into()),
        Pure::Hi32 => a >> 32,
        Pure::FromLoHi => (a & 0xffff_ffff) | (b << 32),
        Pure::Bfe | Pure::SBfe => extract_field(f == Pure::SBfe, w, a, b, c),
        Pure::Bfi => {
            let (at, len) = ((c & 0xff) as u32, (c >> 8 & 0xff) as u32);
            let field = if len == 0 { 0 } else { mask128(len.min(w)) };
            match at >= w {
                true => b,
                false => (b & !(field << at)) | (a & field) << at,
            }
        }
        Pure::Bfind | Pure::SBfind => {
            let x = if f == Pure::SBfind && sa < 0 {
                !a & m
            } else {
                a
            };
            match (x, b) {
                (0, _) => m,
                (x, 0) => u128::from(127 - x.leading_zeros()),
                (x, _) => u128::from(x.leading_zeros() - (128 - w)),
            }
        }
        Pure::PrmtF4e
        | Pure::PrmtB4e
        | Pure::PrmtRc8
        | Pure::PrmtEcl
        | Pure::PrmtEcr
        | Pure::PrmtRc16 => permute(a, b, selector(f, c as u32 & 3)),
        _ => a & 0xffff_ffff,
    }
}

/// `bfe`: bits above the top are 0, or the sign: the highest bit of the field that there is.
fn extract_field(signed: bool, w: u32, a: u128, at: u128, len: u128) -> u128 {
    let (at, len) = ((at & 0xff) as u32, (len & 0xff) as u32);
    if len == 0 {
        return 0;
    }
    let top = (at + len - 1).min(w - 1);
    let sign = signed && a >> top & 1 == 1;
    let there = w.saturating_sub(at).min(len);
    let field = if there == 0 {
        0
    } else {
        (a >> at) & mask128(there)
    };
    let above = mask128(w)
        & if there == 0 {
            u128::MAX
        } else {
            !mask128(there)
        };
    field | if sign { above } else { 0 }
}

/// The selector that a mode of `prmt` stands for; the lowest two bits of the operand say where it begins.
fn selector(f: Pure, n: u32) -> u128 {
    let n = i64::from(n);
    let nibbles: [i64; 4] = match f {
        // Forward and backward over both words.
        Pure::PrmtF4e => [n, n + 1, n + 2, n + 3],
        Pure::PrmtB4e => [n, n + 7, n + 6, n + 5].map(|k| k % 8),
        Pure::PrmtRc8 => [n; 4],
        Pure::PrmtEcl => [0, 1, 2, 3].map(|k: i64| k.max(n)),
        Pure::PrmtEcr => [0, 1, 2, 3].map(|k: i64| k.min(n)),
        _ => [0, 1, 0, 1].map(|k| k + 2 * (n & 1)),
    };
    (0..4).fold(0, |all, k| all | (nibbles[k] as u128) << (4 * k))
}

/// `prmt.b32` in its default mode: each selector nibble picks a byte, or its sign if the top bit is set.
fn permute(a: u128, b: u128, selector: u128) -> u128 {
    let bytes = (a & 0xffff_ffff) | (b << 32);
    (0..4).fold(0, |r, i| {
        let s = (selector >> (4 * i)) & 15;
        let byte = (bytes >> (8 * (s & 7))) & 0xff;
        let v = match (s & 8 != 0, byte & 0x80 != 0) {
            (false, _) => byte,
            (true, true) => 0xff,
            (true, false) => 0,
        };
        r | v << (8 * i)
    })
}

/// Shift amounts that make a saturating or fixed-point intrinsic poison or wider than the machine computes.
pub(in super::super) fn operand_poison(f: Pure, w: u32, b: u128) -> bool {
    matches!(f, Pure::UShlSat | Pure::SShlSat) && b >= u128::from(w)
}
