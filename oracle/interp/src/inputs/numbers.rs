//! Numbers that arguments are made of: where a type or a format ends, where an operation of the function wraps, and what is
//! related to a number that was drawn before.
//!
//! Two forms of a function that differ, differ most often at such numbers, and where two arguments are equal, opposite, or
//! differ in one half only. Among numbers that are drawn each for itself those are rare.

use super::{Draw, Generator, Rng};
use tandem_ir::constant::ConstantData;
use tandem_ir::{FloatKind, Function, InstKind};

/// Numbers drawn before that are kept.
const EARLIER: usize = 4;

/// What was drawn for the arguments before.
#[derive(Default)]
pub(super) struct Earlier {
    integers: Vec<(u32, u128)>,
    floats: Vec<(FloatKind, u128)>,
}

/// Constants that a function computes with.
#[derive(Default)]
pub(super) struct Operands {
    integers: Vec<u128>,
    floats: Vec<(FloatKind, u128)>,
}

impl Operands {
    pub(super) fn of<'f>(functions: impl Iterator<Item = &'f Function>) -> Operands {
        let mut out = Operands::default();
        for f in functions {
            for i in f.blocks().flat_map(|b| f.insts(b)) {
                for v in f.operands(i) {
                    let is_number = matches!(f.kind(i), InstKind::Binary(_) | InstKind::Call(_));
                    if let Some(c) = f.as_int(v).filter(|c| is_number && c.width() > 1) {
                        out.integers.extend(c.as_u128());
                    }
                    let float = match f.as_const(v) {
                        Some(ConstantData::Float(c)) => {
                            f.value_type(v).float_kind().map(|k| (k, *c))
                        }
                        _ => None,
                    };
                    out.floats.extend(float);
                }
            }
        }
        out.integers.sort_unstable();
        out.integers.dedup();
        out.floats.sort_unstable_by_key(|f| (f.0 as u8, f.1));
        out.floats.dedup();
        out
    }
}

/// All ones of a width from 1 to 128.
fn ones(width: u32) -> u128 {
    u128::MAX >> (128 - width.clamp(1, 128))
}

/// An integer at which a type of a width ends, a part of it, or a power of two does, or next to one; bits above the width are
/// zero. Of a type of more than 128 bits, those are looked at.
pub fn integer_edge(width: u32, rng: &mut Rng) -> u128 {
    let width = width.clamp(1, 128);
    if width > 64 && rng.one_in(2) {
        return integer_edge(width - 64, rng) << 64 | integer_edge(64, rng);
    }
    let power = 1u128 << rng.below(u64::from(width));
    let top = 1u128 << (width - 1);
    let n = match rng.below(8) {
        0 => u128::from(rng.below(4)),
        1 => u128::MAX,
        2 => top,
        3 => top - 1,
        4 => power,
        5 => power.wrapping_sub(1),
        6 => power.wrapping_neg(),
        _ => top + 1,
    };
    n & ones(width)
}

/// The same number, a neighbour, the opposite, or one that differs in a bit or in the lower half.
fn related(n: u128, width: u32, rng: &mut Rng) -> u128 {
    let width = width.clamp(1, 128);
    let made = match rng.below(9) {
        0..=2 => n,
        3 => n.wrapping_add(1),
        4 => n.wrapping_sub(1),
        5 => n.wrapping_neg(),
        6 => !n,
        7 if width >= 16 => n & !ones(width / 2) | integer_edge(width / 2, rng),
        _ => n ^ 1 << rng.below(u64::from(width)),
    };
    made & ones(width)
}

/// Bits of exponent and of mantissa of IEEE's formats and brain floating point.
fn fields(kind: FloatKind) -> Option<(u32, u32)> {
    match kind {
        FloatKind::Half => Some((5, 10)),
        FloatKind::BFloat => Some((8, 7)),
        FloatKind::Float => Some((8, 23)),
        FloatKind::Double => Some((11, 52)),
        FloatKind::Fp128 => Some((15, 112)),
        FloatKind::X86Fp80 | FloatKind::PpcFp128 => None,
    }
}

/// The bits of a number at which a format ends: zeros of both signs, subnormals, the largest, infinities, NaNs with a payload
/// or without, numbers near 1, and bits without a pattern; nothing for formats that are not IEEE's or brain floating point.
pub fn float_edge(kind: FloatKind, rng: &mut Rng) -> Option<u128> {
    let (exponent, mantissa) = fields(kind)?;
    let (top, bias) = ((1u64 << exponent) - 1, (1u64 << (exponent - 1)) - 1);
    let all = (1u128 << mantissa) - 1;
    let payload = (u128::from(rng.bits64()) << 64 | u128::from(rng.bits64())) & all;
    let quiet = 1u128 << (mantissa - 1);
    let (e, m) = match rng.below(20) {
        0 => (top, quiet),
        1 => (top, payload | quiet),
        2 => (top, 0),
        3 | 4 => (0, 0),
        5 | 18 | 19 => (0, payload),
        6 => (0, u128::from(1 + rng.below(2))),
        7 => (bias, 0),
        8 => (top - 1, all),
        9 => (top - 1, payload),
        10 => (1, u128::from(rng.below(2))),
        11 => (rng.below(top), payload),
        12 => (bias + u64::from(mantissa), payload),
        _ => (bias + rng.below(4) - 2, payload),
    };
    let sign = u128::from(rng.below(2)) << (exponent + mantissa);
    Some(sign | u128::from(e) << mantissa | m)
}

/// A few quarters, of either sign.
fn quarters(kind: FloatKind, rng: &mut Rng) -> u128 {
    let (k, sign) = (rng.below(32), u128::from(rng.below(2)));
    let bits = kind.bits();
    if k == 0 {
        return sign << (bits - 1);
    }
    // The number is k / 4, and k has its leading one there.
    let lead = k.ilog2();
    let (e, m) = match fields(kind) {
        Some((e, m)) => (e, m),
        None if kind == FloatKind::X86Fp80 => {
            let exponent = u128::from(16383 + lead - 2);
            return sign << 79 | exponent << 64 | u128::from(k) << (63 - lead);
        }
        None => return 0,
    };
    let exponent = u128::from((1u32 << (e - 1)) - 1 + lead - 2);
    let rest = u128::from(k) << (m - lead) & ((1 << m) - 1);
    sign << (bits - 1) | exponent << m | rest
}

impl Generator<'_> {
    /// An integer for an argument: like a word of memory, or at an end, or related to what the function computes with or to
    /// what was drawn before.
    pub(super) fn argument_bits(&self, width: u32, rng: &mut Draw) -> u128 {
        let n = self.drawn_bits(width, rng);
        if rng.earlier.integers.len() == EARLIER {
            rng.earlier.integers.remove(0);
        }
        rng.earlier.integers.push((width, n & ones(width)));
        n
    }

    fn drawn_bits(&self, width: u32, rng: &mut Draw) -> u128 {
        let sort = match (rng.care, self.kernel) {
            (0, false) => rng.below(16),
            _ => return self.bits(width, rng),
        };
        let same = |e: &&(u32, u128)| e.0 == width;
        let before: Vec<u128> = (rng.earlier.integers.iter().filter(same))
            .map(|e| e.1)
            .collect();
        match sort {
            0..=2 => integer_edge(width, rng),
            3 | 4 if !before.is_empty() => {
                let n = rng.pick(&before).unwrap_or(0);
                related(n, width, rng)
            }
            5 | 6 if !self.operands.integers.is_empty() => {
                let c = rng.pick(&self.operands.integers).unwrap_or(0);
                let top = 1u128 << (width.clamp(1, 128) - 1);
                let by = [0, 0, top, top - 1];
                let from = rng.pick(&by).unwrap_or(0);
                let n = match rng.one_in(2) {
                    true => from.wrapping_sub(c),
                    false => from.wrapping_add(c),
                };
                n & ones(width)
            }
            _ => self.bits(width, rng),
        }
    }

    /// A floating-point number for an argument.
    pub(super) fn argument_float(&self, kind: FloatKind, rng: &mut Draw) -> u128 {
        let before: Vec<u128> = (rng.earlier.floats.iter())
            .filter(|e| e.0 == kind)
            .map(|e| e.1)
            .collect();
        let constants: Vec<u128> = (self.operands.floats.iter())
            .filter(|e| e.0 == kind)
            .map(|e| e.1)
            .collect();
        let known = match rng.below(16) {
            0 | 1 => float_edge(kind, rng),
            2 => Some(0),
            3 | 4 => rng.pick(&before),
            5 | 6 => rng.pick(&constants),
            7 => {
                let any = u128::from(rng.bits64()) << 64 | u128::from(rng.bits64());
                return self.remember(kind, any & ones(kind.bits()), rng);
            }
            _ => return self.remember(kind, quarters(kind, rng), rng),
        };
        let n = match known {
            Some(n) => n,
            None => quarters(kind, rng),
        };
        let n = match rng.below(8) {
            0..=2 => n ^ 1 << (kind.bits() - 1),
            3 => n.wrapping_add(1),
            4 => n.wrapping_sub(1),
            _ => n,
        };
        self.remember(kind, n & ones(kind.bits()), rng)
    }

    fn remember(&self, kind: FloatKind, n: u128, rng: &mut Draw) -> u128 {
        if rng.earlier.floats.len() == EARLIER {
            rng.earlier.floats.remove(0);
        }
        rng.earlier.floats.push((kind, n));
        n
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_of_floats_are_of_every_class() {
        let mut rng = Rng::new(1);
        let all: Vec<f32> = (0..400)
            .filter_map(|_| float_edge(FloatKind::Float, &mut rng))
            .map(|bits| f32::from_bits(bits as u32))
            .collect();
        assert_eq!(all.len(), 400);
        let classes = [
            all.iter().filter(|x| x.is_nan()).count(),
            all.iter().filter(|x| x.is_infinite()).count(),
            all.iter().filter(|x| x.is_subnormal()).count(),
            all.iter().filter(|x| **x == 0.0).count(),
            all.iter().filter(|x| x.is_normal()).count(),
        ];
        assert!(classes.iter().all(|n| *n > 5), "{classes:?}");
        assert_eq!(float_edge(FloatKind::PpcFp128, &mut rng), None);
    }

    #[test]
    fn quarters_are_what_they_are_called() {
        let mut rng = Rng::new(3);
        for _ in 0..200 {
            let x = f64::from_bits(quarters(FloatKind::Double, &mut rng) as u64);
            assert!(x.abs() < 8.0 && (4.0 * x).fract() == 0.0, "{x}");
            let x = f32::from_bits((quarters(FloatKind::BFloat, &mut rng) as u32) << 16);
            assert!(x.abs() < 8.0 && (4.0 * x).fract() == 0.0, "{x}");
        }
    }

    #[test]
    fn edges_of_integers_are_within_the_width_and_of_both_halves() {
        let mut rng = Rng::new(2);
        for width in [1, 7, 8, 31, 64, 65, 100, 128, 130, 200, 8_388_608] {
            related(5, width, &mut rng);
            let all: Vec<u128> = (0..300).map(|_| integer_edge(width, &mut rng)).collect();
            let width = width.min(128);
            assert!(all.iter().all(|n| *n & !ones(width) == 0), "{width}");
            let top = 1u128 << (width - 1);
            for n in [0, ones(width), top, top - 1] {
                assert!(all.contains(&n), "{width}: {n}");
            }
        }
        let wide: Vec<u128> = (0..300).map(|_| integer_edge(128, &mut rng)).collect();
        assert!(wide.iter().any(|n| *n >> 64 != 0 && *n as u64 != 0));
    }

    #[test]
    fn a_related_number_is_often_the_same_one() {
        let mut rng = Rng::new(4);
        let all: Vec<u128> = (0..300).map(|_| related(77, 32, &mut rng)).collect();
        let same = all.iter().filter(|n| **n == 77).count();
        assert!((50..200).contains(&same), "{same}");
        assert!(all.iter().all(|n| *n <= u128::from(u32::MAX)));
    }
}
