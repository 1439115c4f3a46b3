//! Integers of 65 to 128 bits as floats and back (machine.md 6.4), and their products with overflow.

use super::body::{Body, put};
use super::floats::Format;
use super::types::{Class, Reg, Res};
use super::wide::Pair;
use tandem_ir::inst::IntPredicate;

impl Body<'_> {
    /// `sitofp`, `uitofp`: the upper 64 of the bits that there are, the lowest of which is set if any below it is, are rounded by
    /// `cvt`, and a power of two, which rounds nothing, puts them in their place.
    pub fn float_of_wide(&mut self, sign: char, width: u32, format: Format, p: Pair) -> Res<Reg> {
        if format == Format::Brain && self.names.sm < 90 {
            return Err("a conversion of an integer to bfloat before sm_90".into());
        }
        let (size, below) = match sign {
            's' => {
                let (size, below) = self.wide_absolute(width, p);
                (size, Some(below))
            }
            _ => (self.wide_clean('u', width, p), None),
        };
        let [zeros, by] = [(); 2].map(|()| self.fresh(Class::B32));
        put!(self, "clz.b64 {zeros}, {}", size.1);
        put!(self, "sub.s32 {by}, 64, {zeros}");
        let upper = self.wide_right('u', size, by);
        let again = self.wide_left(upper, by);
        let lost = self.wide_compare(IntPredicate::Ne, 128, again, size);
        let bit = self.chosen(lost, Class::B64, 1);
        let upper = self.or(upper.0, bit);
        let d = self.fresh(Class::of_bits(format.bits()));
        put!(self, "cvt.rn.{}.u64 {d}, {upper}", format.word());
        let d = self.scaled(format, d, by)?;
        Ok(match below {
            Some(below) => {
                let opposite = self.negated(d);
                self.selp(below, opposite, d)
            }
            None => d,
        })
    }
    /// A number times a power of two of 0 to 64. What does not fit in 64 bits is beyond a `half`, and infinite already.
    fn scaled(&mut self, format: Format, r: Reg, by: Reg) -> Res<Reg> {
        let (bias, fraction) = match format {
            Format::Half => return Ok(r),
            Format::Double => (1023, 52),
            _ => (127, 23),
        };
        let wide = self.at_least_single(format, r);
        let field = self.fresh(Class::B32);
        put!(self, "add.s32 {field}, {by}, {bias}");
        let field = self.resize(field, wide.class);
        let power = self.shifted_left(field, fraction);
        let d = self.fresh(wide.class);
        put!(self, "mul.rn.f{} {d}, {wide}, {power}", wide.bits());
        self.rounded(format, d)
    }
    /// `fptosi`, `fptoui`: the 53 bits of the number as a `double`, which it is exactly, moved to where its exponent says. What does
    /// not fit is poison.
    pub fn wide_of_float(&mut self, signed: bool, format: Format, r: Reg) -> Pair {
        let single = self.at_least_single(format, r);
        let x = match single.class {
            Class::B64 => single,
            _ => {
                let d = self.fresh(Class::B64);
                put!(self, "cvt.f64.f32 {d}, {single}");
                d
            }
        };
        let size = self.magnitude(x);
        let field = self.shifted_right(size, 52);
        let field = self.resize(field, Class::B32);
        let [hidden, whole] = [(); 2].map(|()| self.fresh(Class::B64));
        put!(self, "and.b64 {hidden}, {x}, 0xfffffffffffff");
        put!(self, "or.b64 {whole}, {hidden}, 0x10000000000000");
        let zero = self.number_in(Class::B64, 0);
        let [up, down] = [(); 2].map(|()| self.fresh(Class::B32));
        put!(self, "sub.s32 {up}, {field}, 1075");
        put!(self, "sub.s32 {down}, 1075, {field}");
        let large = self.wide_left((whole, zero), up);
        let small = self.fresh(Class::B64);
        put!(self, "shr.u64 {small}, {whole}, {down}");
        let is_large = self.fresh(Class::Pred);
        put!(self, "setp.ge.s32 {is_large}, {up}, 0");
        let d = self.wide_selp(is_large, large, (small, zero));
        if !signed {
            return d;
        }
        let below = self.setp("lt", 's', x, zero);
        let opposite = self.carried("sub", (zero, zero), d);
        self.wide_selp(below, opposite, d)
    }
    /// `umul`, `smul` with overflow: a product of sizes, whether all of it fits, and the sign.
    pub fn wide_product_overflowed(
        &mut self,
        sign: char,
        width: u32,
        a: Pair,
        b: Pair,
    ) -> (Pair, Reg) {
        if sign == 'u' {
            let (a, b) = (
                self.wide_clean('u', width, a),
                self.wide_clean('u', width, b),
            );
            let (d, beyond) = self.whole_product(a, b);
            let most = self.all_ones(width);
            let over = self.wide_compare(IntPredicate::Ugt, 128, d, most);
            return (d, self.join("or", beyond, over));
        }
        let (a, a_below) = self.wide_absolute(width, a);
        let (b, b_below) = self.wide_absolute(width, b);
        let below = self.join("xor", a_below, b_below);
        let (size, beyond) = self.whole_product(a, b);
        // The least number has one more than the greatest.
        let most = self.all_ones(width - 1);
        let (zero, bit) = (
            self.number_in(Class::B64, 0),
            self.chosen(below, Class::B64, 1),
        );
        let most = self.carried("add", most, (bit, zero));
        let over = self.wide_compare(IntPredicate::Ugt, 128, size, most);
        let opposite = self.carried("sub", (zero, zero), size);
        let d = self.wide_selp(below, opposite, size);
        (d, self.join("or", beyond, over))
    }
    /// The greatest number of so many bits, 64 to 128.
    fn all_ones(&mut self, width: u32) -> Pair {
        let high = u64::MAX.checked_shr(128 - width).unwrap_or(0);
        (
            self.number_in(Class::B64, u64::MAX),
            self.number_in(Class::B64, high),
        )
    }
    /// The low 128 bits of a product without signs, and whether there are others: of the upper words, of the crossed products,
    /// and carried out of their sum.
    fn whole_product(&mut self, a: Pair, b: Pair) -> (Pair, Reg) {
        let zero = self.number_in(Class::B64, 0);
        let [lo, top, x, x_over, y, y_over, t, hi] = [(); 8].map(|()| self.fresh(Class::B64));
        put!(self, "mul.lo.u64 {lo}, {}, {}", a.0, b.0);
        put!(self, "mul.hi.u64 {top}, {}, {}", a.0, b.0);
        put!(self, "mul.lo.u64 {x}, {}, {}", a.0, b.1);
        put!(self, "mul.hi.u64 {x_over}, {}, {}", a.0, b.1);
        put!(self, "mul.lo.u64 {y}, {}, {}", a.1, b.0);
        put!(self, "mul.hi.u64 {y_over}, {}, {}", a.1, b.0);
        put!(self, "add.u64 {t}, {top}, {x}");
        put!(self, "add.u64 {hi}, {t}, {y}");
        let (a_high, b_high) = (
            self.setp("ne", 'b', a.1, zero),
            self.setp("ne", 'b', b.1, zero),
        );
        let mut over = self.join("and", a_high, b_high);
        for part in [
            self.setp("ne", 'b', x_over, zero),
            self.setp("ne", 'b', y_over, zero),
            self.setp("lt", 'u', t, x),
            self.setp("lt", 'u', hi, y),
        ] {
            over = self.join("or", over, part);
        }
        ((lo, hi), over)
    }
}
