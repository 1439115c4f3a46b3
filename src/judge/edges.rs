//! Arguments at the edges of their types, where two instruction sets differ first: least and greatest integers, single bits,
//! infinities, zeros of both signs, subnormals, NaNs, and bits without a pattern.
//!
//! The inputs of [`tandem_oracle::inputs`] are made for programs, whose loops should end and whose indices should be inside;
//! they have such values seldom.

use tandem_oracle::inputs::{Rng, TestInput, float_edge, integer_edge};
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
        _ if rng.one_in(3) => {}
        Value::Int { width, .. } if *width <= 128 => {
            let any = u128::from(rng.bits64()) << 64 | u128::from(rng.bits64());
            let n = match rng.one_in(4) {
                true => any,
                false => integer_edge(*width, rng),
            };
            *v = Value::int(*width, n);
        }
        Value::Float { kind, bits } => *bits = float_edge(*kind, rng).unwrap_or(*bits),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_second_input_has_edges() {
        let plain = TestInput {
            args: vec![Value::int(64, 5); 8],
            buffers: Vec::new(),
            globals: Vec::new(),
            shape: None,
            seed: 3,
        };
        for number in 0..8 {
            let mut input = plain.clone();
            sharpen(&mut input, number);
            assert_eq!(input.args == plain.args, number % 2 == 0);
        }
    }
}
