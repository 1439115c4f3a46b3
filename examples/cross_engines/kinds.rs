//! Types of wild functions, and constants of them, poison and undef included.

use crate::rng::Rng;
use std::fmt;

/// A scalar type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// An integer.
    Int(u32),
    /// `half`, `bfloat`, `float` or `double`, by name.
    Fp(&'static str),
}

/// A scalar, or a vector of `lanes` of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kind {
    /// The element.
    pub(crate) scalar: Scalar,
    /// Elements of a vector; 0 for a scalar.
    pub(crate) lanes: u32,
}

/// Formats of floating-point numbers.
const FORMATS: [&str; 4] = ["half", "bfloat", "float", "double"];
/// Widths of integers, odd ones as often as others.
const WIDTHS: [u32; 20] = [
    1, 1, 2, 3, 5, 7, 8, 8, 9, 13, 16, 17, 24, 32, 32, 33, 64, 64, 65, 128,
];

impl Scalar {
    /// Width in bits.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Scalar::Int(w) => w,
            Scalar::Fp("half" | "bfloat") => 16,
            Scalar::Fp("float") => 32,
            Scalar::Fp(_) => 64,
        }
    }
    /// Bits of a value: corners as often as anything.
    pub(crate) fn draw(self, rng: &mut Rng) -> u128 {
        let w = self.bits();
        let mask = u128::MAX >> (128 - w);
        let random = u128::from(rng.next()) << 64 | u128::from(rng.next());
        let v = match self {
            Scalar::Int(_) => match rng.below(9) {
                0 => 0,
                1 => 1,
                2 => u128::MAX,
                3 => 1 << (w - 1),
                4 => (1 << (w - 1)) - 1,
                5 | 6 => random & 7,
                _ => random,
            },
            Scalar::Fp(name) => {
                let fraction = match name {
                    "half" => 10,
                    "bfloat" => 7,
                    "float" => 23,
                    _ => 52,
                };
                let one = (((1u128 << (w - 1 - fraction)) - 1) >> 1) << fraction;
                let inf = ((1u128 << (w - 1 - fraction)) - 1) << fraction;
                match rng.below(12) {
                    0 => 0,
                    1 => 1 << (w - 1),
                    2 => one,
                    3 => inf,
                    4 => inf | 1 << (w - 1),
                    5 => inf | 1 << (fraction - 1),
                    6 => random & ((1 << fraction) - 1),
                    7 => one + (random & (3 << fraction)),
                    8 => one | 1 << (w - 1) | 1 << (fraction - 1),
                    9 => one + (1 << (fraction + 2)),
                    _ => random,
                }
            }
        };
        v & mask
    }
    /// A constant of given bits.
    pub(crate) fn text(self, bits: u128) -> String {
        match self {
            Scalar::Int(1) => (bits & 1 != 0).to_string(),
            Scalar::Int(_) => bits.to_string(),
            Scalar::Fp("half") => format!("0xH{bits:04X}"),
            Scalar::Fp("bfloat") => format!("0xR{bits:04X}"),
            Scalar::Fp("float") => format!("0x{:016X}", widened(bits as u32)),
            Scalar::Fp(_) => format!("0x{bits:016X}"),
        }
    }
    /// A constant, now and then none of the values.
    pub(crate) fn constant(self, rng: &mut Rng) -> String {
        match rng.below(40) {
            0 => "poison".into(),
            1 => "undef".into(),
            _ => {
                let v = self.draw(rng);
                self.text(v)
            }
        }
    }
    /// As intrinsic names have it.
    fn suffix(self) -> String {
        match self {
            Scalar::Int(w) => format!("i{w}"),
            Scalar::Fp("bfloat") => "bf16".into(),
            Scalar::Fp(_) => format!("f{}", self.bits()),
        }
    }
}

/// Bits of the `double` that a `float` is written as; payloads of NaNs stay.
fn widened(bits: u32) -> u64 {
    let f = f32::from_bits(bits);
    if f.is_nan() {
        let sign = u64::from(bits >> 31) << 63;
        return sign | 0x7ff0_0000_0000_0000 | u64::from(bits & 0x7f_ffff) << 29;
    }
    f64::from(f).to_bits()
}

impl Kind {
    /// A scalar integer.
    pub(crate) fn int(w: u32) -> Kind {
        Kind {
            scalar: Scalar::Int(w),
            lanes: 0,
        }
    }
    /// Any type.
    pub(crate) fn any(rng: &mut Rng) -> Kind {
        let scalar = if rng.chance(25) {
            Scalar::Fp(rng.pick(&FORMATS))
        } else {
            Scalar::Int(rng.pick(&WIDTHS))
        };
        let lanes = if rng.chance(22) {
            rng.pick(&[1, 2, 3, 4, 4, 8])
        } else {
            0
        };
        Kind { scalar, lanes }
    }
    /// The same lanes of another scalar.
    pub(crate) fn with(self, scalar: Scalar) -> Kind {
        Kind { scalar, ..self }
    }
    /// The element.
    pub(crate) fn element(self) -> Kind {
        Kind { lanes: 0, ..self }
    }
    /// True for floating-point numbers and vectors of them.
    pub(crate) fn is_fp(self) -> bool {
        matches!(self.scalar, Scalar::Fp(_))
    }
    /// Width of the element.
    pub(crate) fn width(self) -> u32 {
        self.scalar.bits()
    }
    /// Bits of the whole.
    pub(crate) fn total(self) -> u32 {
        self.width() * self.lanes.max(1)
    }
    /// As intrinsic names have it.
    pub(crate) fn suffix(self) -> String {
        match self.lanes {
            0 => self.scalar.suffix(),
            n => format!("v{n}{}", self.scalar.suffix()),
        }
    }
    /// The same text in every lane.
    pub(crate) fn splat(self, text: &str) -> String {
        if self.lanes == 0 {
            return text.to_owned();
        }
        let lane = format!("{} {text}", self.scalar);
        format!("<{}>", vec![lane; self.lanes as usize].join(", "))
    }
    /// A constant, drawn lane by lane.
    pub(crate) fn constant(self, rng: &mut Rng) -> String {
        if self.lanes == 0 || rng.chance(10) {
            let one = self.scalar.constant(rng);
            return if one == "poison" || one == "undef" {
                one
            } else {
                self.splat(&one)
            };
        }
        let lanes: Vec<String> = (0..self.lanes)
            .map(|_| format!("{} {}", self.scalar, self.scalar.constant(rng)))
            .collect();
        format!("<{}>", lanes.join(", "))
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Int(w) => write!(f, "i{w}"),
            Scalar::Fp(name) => f.write_str(name),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            0 => self.scalar.fmt(f),
            n => write!(f, "<{n} x {}>", self.scalar),
        }
    }
}
