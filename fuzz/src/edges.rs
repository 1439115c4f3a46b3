//! Floating-point numbers at which something changes: where a format ends, where a conversion to a narrower format or to an
//! integer rounds, ties or overflows, and the neighbours of these.
//!
//! A fold that rounds twice, or by the wrong rule, is right about numbers that every format has. It is wrong about numbers next
//! to half of the last place of a narrower format. Those are one in millions of random ones, so they are made.

use tandem_ir::FloatKind;

/// Bits of exponent and of mantissa of a format; `None` for those without an implicit leading bit.
fn shape(kind: FloatKind) -> Option<(u32, u32)> {
    match kind {
        FloatKind::Half => Some((5, 10)),
        FloatKind::BFloat => Some((8, 7)),
        FloatKind::Float => Some((8, 23)),
        FloatKind::Double => Some((11, 52)),
        FloatKind::Fp128 => Some((15, 112)),
        FloatKind::X86Fp80 | FloatKind::PpcFp128 => None,
    }
}

/// The formats that others are rounded to.
const NARROWER: [FloatKind; 4] = [
    FloatKind::Half,
    FloatKind::BFloat,
    FloatKind::Float,
    FloatKind::Double,
];
/// Widths of integers that numbers are converted to.
const INTEGERS: [u32; 8] = [1, 7, 8, 16, 31, 32, 63, 64];

/// The bits of a number of a format, drawn by `below`, which gives a number less than its argument. Zero for formats that are not
/// IEEE's or brain floating point.
pub fn float(kind: FloatKind, below: &mut dyn FnMut(u32) -> u32) -> u128 {
    let Some((e, m)) = shape(kind) else { return 0 };
    let magnitude = match below(8) {
        0 => special((e, m), below),
        1..=3 => plain((e, m), below),
        4 => integer_end((e, m), below),
        _ => rounded((e, m), below),
    };
    let negative = u128::from(below(3) == 0);
    negative << (e + m) | magnitude & ((1 << (e + m)) - 1)
}

/// The bits of a number of the first format that is half-way between two of the second, or next to one. Zero for formats that are
/// not IEEE's or brain floating point.
pub fn tie(of: FloatKind, to: FloatKind, below: &mut dyn FnMut(u32) -> u32) -> u128 {
    let (Some((e, m)), Some(narrow)) = (shape(of), shape(to)) else {
        return 0;
    };
    let negative = u128::from(below(3) == 0);
    negative << (e + m) | tied((e, m), narrow, below) & ((1 << (e + m)) - 1)
}

/// An exponent as it is stored, kept among the finite ones.
fn stored(e: u32, exponent: i64) -> u128 {
    let bias = (1i64 << (e - 1)) - 1;
    (exponent + bias).clamp(0, 2 * bias) as u128
}

/// Zero, both ends of denormal and normal numbers, infinity, quiet and signalling NaNs with and without payload.
fn special((e, m): (u32, u32), below: &mut dyn FnMut(u32) -> u32) -> u128 {
    let infinity = ((1u128 << e) - 1) << m;
    let quiet = 1u128 << (m - 1);
    let all = [
        0,
        1,
        (1 << m) - 1,
        1 << m,
        infinity - 1,
        infinity,
        infinity | quiet,
        infinity | quiet | 1,
        infinity | 1,
    ];
    all[below(all.len() as u32) as usize]
}

/// A number that programs have: few bits, near 1.
fn plain((e, m): (u32, u32), below: &mut dyn FnMut(u32) -> u32) -> u128 {
    let exponent = i64::from(below(8)) - 2;
    let top = u128::from(below(8)) >> below(4);
    stored(e, exponent) << m | top << (m - 3)
}

/// A power of two that an integer type ends at, or a neighbour.
fn integer_end((e, m): (u32, u32), below: &mut dyn FnMut(u32) -> u32) -> u128 {
    let width = INTEGERS[below(INTEGERS.len() as u32) as usize];
    let at = stored(e, i64::from(width)) << m;
    step(at, below)
}

/// A number half-way between two of some narrower format, or next to one.
fn rounded(own: (u32, u32), below: &mut dyn FnMut(u32) -> u32) -> u128 {
    let to = NARROWER[below(NARROWER.len() as u32) as usize];
    match shape(to) {
        Some(narrow) => tied(own, narrow, below),
        None => plain(own, below),
    }
}

/// The same of one format: in the middle of it, among its denormal numbers, or beyond its last.
fn tied((e, m): (u32, u32), (ne, nm): (u32, u32), below: &mut dyn FnMut(u32) -> u32) -> u128 {
    if nm >= m {
        return plain((e, m), below);
    }
    let last = (1i64 << (ne - 1)) - 1;
    let (exponent, kept) = match below(4) {
        // Of a denormal number fewer bits are kept.
        0 => {
            let lost = below(nm + 1);
            (1 - last - i64::from(lost), nm - lost)
        }
        1 => (last, nm),
        _ => (i64::from(below(6)) - 2, nm),
    };
    let digits = match below(4) {
        0 => 0,
        1 => (1u128 << kept) - 1,
        _ => u128::from(below(256)) & ((1 << kept) - 1),
    };
    let half = u128::from(below(4) != 0) << (m - kept - 1);
    let at = stored(e, exponent) << m | digits << (m - kept) | half;
    step(at, below)
}

/// The number itself, or a neighbour.
fn step(at: u128, below: &mut dyn FnMut(u32) -> u32) -> u128 {
    match below(3) {
        0 => at,
        1 => at + 1,
        _ => at.saturating_sub(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream of numbers without much order.
    fn stream() -> impl FnMut(u32) -> u32 {
        let mut state = 1u64;
        move |n| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            ((state >> 33) % u64::from(n.max(1))) as u32
        }
    }

    #[test]
    fn doubles_that_round_twice_otherwise_than_once_are_drawn() {
        let mut below = stream();
        let twice = |d: f64| {
            let half = |x: f64| {
                // To eleven significant bits, ties to even.
                let unit = 2f64.powi(x.abs().log2().floor() as i32 - 10);
                (x / unit).round_ties_even() * unit
            };
            half(d) != half(f64::from(d as f32))
        };
        let found = (0..20_000)
            .map(|_| f64::from_bits(float(FloatKind::Double, &mut below) as u64))
            .filter(|d| (1e-3..1e4).contains(&d.abs()))
            .filter(|&d| twice(d))
            .count();
        assert!(found > 100, "{found}");
    }

    #[test]
    fn numbers_have_no_bits_beyond_their_format() {
        let mut below = stream();
        for kind in NARROWER {
            for _ in 0..2_000 {
                let bits = float(kind, &mut below);
                assert_eq!(bits >> kind.bits(), 0, "{kind:?} {bits:#x}");
            }
        }
        assert_eq!(float(FloatKind::PpcFp128, &mut below), 0);
    }
}
