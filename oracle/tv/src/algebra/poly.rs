//! Polynomials with rational coefficients over leaves, whose exponents may be negative and halves.
//!
//! Sizes are bounded: what does not fit is no polynomial here, and nothing is licensed by it.

use std::collections::BTreeMap;
use std::fmt::Write;
use tandem_ir::FloatKind;

/// Most terms of a polynomial.
const TERMS: usize = 32;

/// A fraction in lowest terms with a positive denominator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Rational {
    num: i128,
    den: i128,
}

impl Rational {
    pub(crate) fn integer(n: i128) -> Rational {
        Rational { num: n, den: 1 }
    }

    fn new(num: i128, den: i128) -> Option<Rational> {
        if den == 0 {
            return None;
        }
        let g = gcd(num.unsigned_abs(), den.unsigned_abs());
        let g = i128::try_from(g.max(1)).ok()?;
        let (num, den) = (num / g, den / g);
        let sign = if den < 0 { -1 } else { 1 };
        Some(Rational {
            num: num.checked_mul(sign)?,
            den: den.checked_mul(sign)?,
        })
    }

    /// The number that a finite bit pattern is.
    pub(crate) fn of_bits(kind: FloatKind, bits: u128) -> Option<Rational> {
        let (exponent_bits, fraction_bits) = shape(kind)?;
        let exponent = bits >> fraction_bits & ((1 << exponent_bits) - 1);
        let fraction = bits & ((1 << fraction_bits) - 1);
        if exponent == (1 << exponent_bits) - 1 {
            return None;
        }
        let bias = (1i32 << (exponent_bits - 1)) - 1;
        let (mantissa, power) = match exponent {
            0 => (fraction, 1 - bias - fraction_bits as i32),
            e => (
                fraction | 1 << fraction_bits,
                e as i32 - bias - fraction_bits as i32,
            ),
        };
        // Without the factors of two first: few bits are left of most constants.
        let zeros = mantissa.trailing_zeros().min(127);
        let (mantissa, power) = match mantissa {
            0 => (0, 0),
            m => (m >> zeros, power + zeros as i32),
        };
        let negative = bits >> (exponent_bits + fraction_bits) & 1 == 1;
        let m = i128::try_from(mantissa).ok()? * if negative { -1 } else { 1 };
        match power {
            0..=100 => Rational::new(m.checked_mul(1 << power)?, 1),
            -120..=-1 => Rational::new(m, 1 << -power),
            _ => None,
        }
    }

    fn plus(self, o: Rational) -> Option<Rational> {
        let g = gcd(self.den.unsigned_abs(), o.den.unsigned_abs());
        let (a, b) = (self.den / g as i128, o.den / g as i128);
        let left = self.num.checked_mul(b)?;
        let right = o.num.checked_mul(a)?;
        Rational::new(left.checked_add(right)?, self.den.checked_mul(b)?)
    }
    fn times(self, o: Rational) -> Option<Rational> {
        Rational::new(self.num.checked_mul(o.num)?, self.den.checked_mul(o.den)?)
    }
    fn over(self, o: Rational) -> Option<Rational> {
        Rational::new(self.num.checked_mul(o.den)?, self.den.checked_mul(o.num)?)
    }

    /// True if this one is the other or the nearest number of the format to it.
    fn rounds_to(self, exact: Rational, kind: FloatKind) -> bool {
        self == exact || self.is_nearest(exact, kind).unwrap_or(false)
    }
    fn is_nearest(self, exact: Rational, kind: FloatKind) -> Option<bool> {
        let (_, fraction_bits) = shape(kind)?;
        // Half of the distance to the next number is not exceeded: of magnitudes, with the power of two below this one.
        let (num, den) = (self.num.unsigned_abs(), self.den.unsigned_abs());
        let mut power = num.checked_ilog2()? as i32 - den.ilog2() as i32;
        let (p, q) = match power {
            0.. => (num, den.checked_shl(power as u32)?),
            _ => (num.checked_shl(power.unsigned_abs())?, den),
        };
        power -= i32::from(p < q);
        let minus = Rational::integer(-1).times(exact)?;
        let off = self.plus(minus)?;
        let unit = power - fraction_bits as i32 - 1;
        let scaled = match unit {
            0..=100 => off.over(Rational::integer(1 << unit))?,
            -120..=-1 => off.times(Rational::integer(1 << -unit))?,
            _ => return None,
        };
        Some(scaled.num.unsigned_abs() <= scaled.den.unsigned_abs())
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Bits of the exponent and of the stored fraction.
fn shape(kind: FloatKind) -> Option<(u32, u32)> {
    Some(match kind {
        FloatKind::Half => (5, 10),
        FloatKind::BFloat => (8, 7),
        FloatKind::Float => (8, 23),
        FloatKind::Double => (11, 52),
        _ => return None,
    })
}

/// A product of leaves, each with twice its exponent.
type Product = BTreeMap<String, i32>;

/// A sum of products with coefficients, none of which is zero.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Poly(BTreeMap<Product, Rational>);

impl Poly {
    pub(crate) fn number(n: Rational) -> Poly {
        let mut out = Poly::default();
        if n.num != 0 {
            out.0.insert(Product::new(), n);
        }
        out
    }
    pub(crate) fn leaf(key: &str) -> Poly {
        Poly::power(key, 2)
    }
    fn power(key: &str, twice: i32) -> Poly {
        let product = Product::from([(key.to_owned(), twice)]);
        Poly(BTreeMap::from([(product, Rational::integer(1))]))
    }

    /// The number that it is, if it is one.
    pub(crate) fn as_number(&self) -> Option<Rational> {
        match self.0.len() {
            0 => Some(Rational::integer(0)),
            1 => self.0.get(&Product::new()).copied(),
            _ => None,
        }
    }
    /// The leaf that it is, if it is one.
    pub(crate) fn as_leaf(&self) -> Option<&str> {
        let (product, c) = self.0.first_key_value()?;
        let single = self.0.len() == 1 && *c == Rational::integer(1);
        match product.first_key_value() {
            Some((leaf, 2)) if single && product.len() == 1 => Some(leaf),
            _ => None,
        }
    }
    pub(crate) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn plus(&self, o: &Poly) -> Option<Poly> {
        let mut out = self.clone();
        for (p, c) in &o.0 {
            out.add(p.clone(), *c)?;
        }
        (out.0.len() <= TERMS).then_some(out)
    }
    fn add(&mut self, p: Product, c: Rational) -> Option<()> {
        let old = self.0.get(&p).copied().unwrap_or(Rational::integer(0));
        let sum = old.plus(c)?;
        match sum.num {
            0 => self.0.remove(&p),
            _ => self.0.insert(p, sum),
        };
        Some(())
    }
    pub(crate) fn times_number(&self, n: &Rational) -> Option<Poly> {
        self.times(&Poly::number(*n))
    }
    pub(crate) fn times(&self, o: &Poly) -> Option<Poly> {
        let mut out = Poly::default();
        if self.0.len().checked_mul(o.0.len())? > TERMS {
            return None;
        }
        for (p, c) in &self.0 {
            for (q, d) in &o.0 {
                let mut product = p.clone();
                for (leaf, e) in q {
                    let sum = product.get(leaf).copied().unwrap_or(0).checked_add(*e)?;
                    match sum {
                        0 => product.remove(leaf),
                        _ => product.insert(leaf.clone(), sum),
                    };
                }
                out.add(product, c.times(*d)?)?;
            }
        }
        Some(out)
    }

    /// A quotient: a divisor of several terms counts as a leaf.
    pub(crate) fn over(&self, o: &Poly) -> Option<Poly> {
        let (first, c) = o.0.first_key_value()?;
        let inverse = Rational::integer(1).over(*c)?;
        let one = match o.0.len() {
            1 => {
                let turned = first.iter().map(|(leaf, e)| (leaf.clone(), -e));
                Poly(BTreeMap::from([(turned.collect(), Rational::integer(1))]))
            }
            // With one as its first coefficient.
            _ => Poly::power(&o.times_number(&inverse)?.text(), -2),
        };
        self.times(&one)?.times_number(&inverse)
    }

    /// The square root of a product without a factor.
    pub(crate) fn root(&self) -> Option<Poly> {
        let (first, c) = self.0.first_key_value()?;
        let single = self.0.len() == 1 && *c == Rational::integer(1);
        if !single {
            return (!self.0.is_empty()).then(|| Poly::power(&self.text(), 1));
        }
        let halves = first.iter().all(|(_, e)| e % 2 == 0);
        halves.then(|| {
            let half = first.iter().map(|(leaf, e)| (leaf.clone(), e / 2));
            Poly(BTreeMap::from([(half.collect(), Rational::integer(1))]))
        })
    }

    /// As text, the same for equal ones.
    fn text(&self) -> String {
        let mut out = String::from("(");
        for (p, c) in &self.0 {
            let _ = write!(out, "+{}/{}", c.num, c.den);
            for (leaf, e) in p {
                let _ = write!(out, "*{leaf}^{e}/2");
            }
        }
        out + ")"
    }

    /// True if it is the other one, coefficients rounded to a format.
    pub(crate) fn rounds_to(&self, exact: &Poly, kind: FloatKind) -> bool {
        self.0.len() == exact.0.len()
            && (self.0.iter().zip(&exact.0)).all(|((p, c), (q, d))| p == q && c.rounds_to(*d, kind))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn number(x: f64) -> Poly {
        Poly::number(Rational::of_bits(FloatKind::Double, u128::from(x.to_bits())).unwrap())
    }

    #[test]
    fn numbers_are_what_their_bits_say() {
        for (x, num, den) in [(0.0, 0, 1), (-1.5, -3, 2), (0.1, 3602879701896397, 1 << 55)] {
            assert_eq!(number(x).as_number(), Some(Rational { num, den }), "{x}");
        }
        assert!(Rational::of_bits(FloatKind::Float, 0x7f80_0000).is_none());
        assert!(Rational::of_bits(FloatKind::Double, 1).is_none());
    }

    #[test]
    fn products_of_sums_are_sums_of_products() {
        let (x, y, z) = (Poly::leaf("x"), Poly::leaf("y"), Poly::leaf("z"));
        let factored = x.plus(&y).unwrap().times(&z).unwrap();
        let spread = x.times(&z).unwrap().plus(&y.times(&z).unwrap()).unwrap();
        assert_eq!(factored, spread);
        assert_ne!(factored, x.plus(&y.times(&z).unwrap()).unwrap());
        let quotient = x.times(&y).unwrap().over(&y).unwrap();
        assert_eq!(quotient, x);
        let sum = x.plus(&y).unwrap();
        assert_eq!(z.over(&sum).unwrap().times(&sum).unwrap().0.len(), 2);
        let root = x.root().unwrap();
        assert_eq!(root.times(&root).unwrap(), x);
    }

    #[test]
    fn constants_may_be_the_nearest_ones() {
        let exact = number(0.1).times(&number(0.1)).unwrap();
        let kind = FloatKind::Double;
        let next = |x: f64, n: i64| f64::from_bits(x.to_bits().wrapping_add_signed(n));
        assert!(number(0.1 * 0.1).rounds_to(&exact, kind));
        assert!(!number(next(0.1 * 0.1, 1)).rounds_to(&exact, kind));
        assert!(!number(next(0.1 * 0.1, -1)).rounds_to(&exact, kind));
        assert!(!number(0.0).rounds_to(&exact, kind));
    }
}
