//! Arguments at the edges of their types, where two instruction sets differ first: least and greatest integers, single bits,
//! infinities, zeros of both signs, subnormals, NaNs, and bits without a pattern.
//!
//! The inputs of [`tandem_oracle::inputs`] are made for programs, whose loops should end and whose indices should be inside;
//! they seldom have such values.

use tandem_ir::types::FloatKind;
use tandem_oracle::inputs::{Rng, TestInput};
use tandem_oracle::interp::Value;

/// Puts edges into the scalar arguments of every second input, by its number.
pub fn sharpen(input: &mut TestInput, number: u64) {
    if number.is_multiple_of(2) {
        return;
    }
    let mut rng = Rng::new(input.seed ^ number);
    for v in &mut input.args {
        sharpen_value(v, &mut rng);
    }
}

fn sharpen_value(v: &mut Value, rng: &mut Rng) {
    match v {
        Value::Elements(all) => all.iter_mut().for_each(|v| sharpen_value(v, rng)),
        _ if rng.one_in(4) => {}
        Value::Int { width, .. } if *width <= 128 => *v = Value::int(*width, integer(*width, rng)),
        Value::Float { kind, bits } => *bits = float(*kind, rng).unwrap_or(*bits),
        _ => {}
    }
}

/// An integer of a width from 1 to 128; bits above it are cut by whoever takes it.
fn integer(width: u32, rng: &mut Rng) -> u128 {
    let any = u128::from(rng.bits64()) << 64 | u128::from(rng.bits64());
    let sign = 1u128 << (width - 1);
    match rng.below(8) {
        0 => 0,
        1 => u128::MAX,
        2 => sign,
        3 => sign - 1,
        4 => 1 << rng.below(u64::from(width)),
        5 => u128::from(rng.below(4)),
        _ => any,
    }
}

/// A float with fields of sizes that are IEEE's; nothing for other formats.
fn float(kind: FloatKind, rng: &mut Rng) -> Option<u128> {
    let (exponent, mantissa) = match kind {
        FloatKind::Half => (5, 10),
        FloatKind::BFloat => (8, 7),
        FloatKind::Float => (8, 23),
        FloatKind::Double => (11, 52),
        _ => return None,
    };
    let (top, bias) = ((1u64 << exponent) - 1, (1u64 << (exponent - 1)) - 1);
    let payload = rng.bits64() & ((1 << mantissa) - 1);
    let quiet = 1 << (mantissa - 1);
    let (e, m) = match rng.below(16) {
        0 => (top, quiet),
        1 => (top, payload | quiet),
        2 => (top, 0),
        3 => (0, 0),
        4 => (0, payload),
        5 => (bias, 0),
        6 => (top - 1, payload),
        7 => (rng.below(top), payload),
        _ => (bias + rng.below(4) - 2, payload),
    };
    let sign = rng.below(2) << exponent;
    Some(u128::from((sign | e) << mantissa | m))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_of_floats_are_of_every_class() {
        let mut rng = Rng::new(1);
        let all: Vec<f32> = (0..200)
            .filter_map(|_| float(FloatKind::Float, &mut rng))
            .map(|bits| f32::from_bits(bits as u32))
            .collect();
        assert_eq!(all.len(), 200);
        let classes = [
            all.iter().filter(|x| x.is_nan()).count(),
            all.iter().filter(|x| x.is_infinite()).count(),
            all.iter().filter(|x| x.is_subnormal()).count(),
            all.iter().filter(|x| **x == 0.0).count(),
            all.iter().filter(|x| x.is_normal()).count(),
        ];
        assert!(classes.iter().all(|n| *n > 5), "{classes:?}");
        assert_eq!(float(FloatKind::Fp128, &mut rng), None);
    }
}
