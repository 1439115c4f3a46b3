//! The types of generated values, and constants of them that are worth trying.

use crate::rng::Rng;
use std::fmt;
use tandem_ir::constant::Bits;

/// A scalar type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Scalar {
    /// An integer of that many bits, 1 to 256.
    Int(u32),
    /// `float`
    Float,
    /// `double`
    Double,
}

/// A scalar or a fixed vector.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Ty {
    /// The element.
    pub(crate) scalar: Scalar,
    /// Elements of the vector; 0 for a scalar.
    pub(crate) lanes: u32,
}

/// The all-ones value of a width of at most 128; of wider ones, the low 128 bits.
pub(crate) fn mask(w: u32) -> u128 {
    u128::MAX >> (128 - w.clamp(1, 128))
}

impl Ty {
    /// A scalar integer.
    pub(crate) fn int(w: u32) -> Ty {
        Scalar::Int(w).into()
    }
    /// The same number of lanes of another scalar.
    pub(crate) fn with(self, scalar: Scalar) -> Ty {
        Ty { scalar, ..self }
    }
    /// The element.
    pub(crate) fn element(self) -> Ty {
        self.scalar.into()
    }
    /// Width of the integer element, or 0.
    pub(crate) fn width(self) -> u32 {
        match self.scalar {
            Scalar::Int(w) => w,
            _ => 0,
        }
    }
    /// True for integers of more than 128 bits. LLVM 22's code generator has no funnel shifts, exact
    /// signed divisions and saturating conversions of them, and converts those that are larger than any
    /// `float` wrongly; the generator leaves these out.
    pub(crate) fn is_huge(self) -> bool {
        self.width() > 128
    }
    /// True for floats and vectors of them.
    pub(crate) fn is_float(self) -> bool {
        self.width() == 0
    }
    /// The type as intrinsic names have it: `i32`, `f64`, `v4i8`.
    pub(crate) fn suffix(self) -> String {
        let scalar = match self.scalar {
            Scalar::Int(w) => format!("i{w}"),
            Scalar::Float => "f32".into(),
            Scalar::Double => "f64".into(),
        };
        match self.lanes {
            0 => scalar,
            n => format!("v{n}{scalar}"),
        }
    }
    /// A constant with the same text in each lane.
    pub(crate) fn splat(self, text: impl fmt::Display) -> String {
        if self.lanes == 0 {
            return text.to_string();
        }
        let lane = format!("{} {text}", self.scalar);
        format!("<{}>", vec![lane; self.lanes as usize].join(", "))
    }
    /// A constant drawn lane by lane.
    pub(crate) fn constant(self, rng: &mut Rng) -> String {
        if self.lanes == 0 {
            return self.scalar.constant(&self.scalar.bits(rng));
        }
        let lanes: Vec<String> = (0..self.lanes)
            .map(|_| {
                format!(
                    "{} {}",
                    self.scalar,
                    self.scalar.constant(&self.scalar.bits(rng))
                )
            })
            .collect();
        format!("<{}>", lanes.join(", "))
    }
    /// True if bytes of memory say all about a value: no padding bits, and no payload of a NaN.
    pub(crate) fn is_plain(self) -> bool {
        matches!(self.width(), 8 | 16 | 32 | 64 | 128 | 256) && matches!(self.lanes, 0 | 2 | 4 | 8)
    }
}

impl From<Scalar> for Ty {
    fn from(scalar: Scalar) -> Ty {
        Ty { scalar, lanes: 0 }
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Int(w) => write!(f, "i{w}"),
            Scalar::Float => f.write_str("float"),
            Scalar::Double => f.write_str("double"),
        }
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            0 => self.scalar.fmt(f),
            n => write!(f, "<{n} x {}>", self.scalar),
        }
    }
}

impl Scalar {
    /// Bits of a constant: corners as often as anything.
    pub(crate) fn bits(self, rng: &mut Rng) -> Bits {
        match self {
            Scalar::Int(w) => int_bits(w, rng),
            Scalar::Float => Bits::from_u64(32, (float_value(rng) as f32).to_bits().into()),
            Scalar::Double => Bits::from_u64(64, float_value(rng).to_bits()),
        }
    }
    /// Width in bits.
    pub(crate) fn size(self) -> u32 {
        match self {
            Scalar::Int(w) => w,
            Scalar::Float => 32,
            Scalar::Double => 64,
        }
    }
    /// A constant of any width as text.
    pub(crate) fn constant(self, bits: &Bits) -> String {
        match bits.as_u128() {
            Some(v) => self.text(v),
            None => bits.to_signed_decimal(),
        }
    }
    /// A constant as text; of integers wider than 128 bits the small ones.
    pub(crate) fn text(self, bits: u128) -> String {
        match self {
            Scalar::Int(1) => (bits != 0).to_string(),
            Scalar::Int(_) => bits.to_string(),
            Scalar::Float => float(f64::from(f32::from_bits(bits as u32))),
            Scalar::Double => float(f64::from_bits(bits as u64)),
        }
    }
    /// True if the bits are those of a NaN.
    pub(crate) fn is_nan(self, bits: u128) -> bool {
        match self {
            Scalar::Int(_) => false,
            Scalar::Float => f32::from_bits(bits as u32).is_nan(),
            Scalar::Double => f64::from_bits(bits as u64).is_nan(),
        }
    }
}

/// A floating-point constant as text; the same for both formats.
pub(crate) fn float(v: f64) -> String {
    format!("0x{:016X}", v.to_bits())
}

fn int_bits(w: u32, rng: &mut Rng) -> Bits {
    let random: [u64; 4] = std::array::from_fn(|_| rng.next());
    let last = w - 1;
    let bit = |i: u32| {
        let mut limbs = [0; 4];
        limbs[(i / 64) as usize] = 1 << (i % 64);
        limbs
    };
    let low = random[0] & 15;
    let limbs = match rng.below(10) {
        0 => [0; 4],
        1 => bit(0),
        2 => [u64::MAX; 4],
        3 => bit(last),
        4 => {
            let top = bit(last);
            top.map(|l| !l)
        }
        5 => [low, 0, 0, 0],
        6 => [!low, u64::MAX, u64::MAX, u64::MAX],
        7 => bit(random[0] as u32 % w),
        _ => random,
    };
    Bits::from_limbs(w, &limbs)
}

fn float_value(rng: &mut Rng) -> f64 {
    let r = rng.next();
    match rng.below(14) {
        0 => 0.0,
        1 => -0.0,
        2 => 1.0,
        3 => f64::INFINITY,
        4 => f64::NEG_INFINITY,
        5 => f64::NAN,
        6 => f64::from(f32::MAX),
        7 => f64::from(f32::from_bits((r % 9) as u32)),
        8 => (r % 2001) as f64 - 1000.0,
        9 => ((r % 2001) as f64 - 1000.0) / 2.0,
        10 => Some(f64::from_bits(r))
            .filter(|v| !v.is_nan())
            .unwrap_or(2.0),
        11 => f64::from(f32::from_bits(r as u32 & 0xbfff_ffff)),
        12 => (r >> 1) as f64,
        _ => ((r >> 11) as f64 / (1u64 << 50) as f64) - 4.0,
    }
}
