//! `frem` (machine.md D16): exact, as it is done on paper.
//!
//! The sizes of both numbers are integers times powers of two. The remainder of the integers is found for the power of the
//! divisor: that of the dividend's integer, doubled and reduced once for each power that the dividend has more. It is less than the
//! divisor's integer, so that it needs no rounding. `x - trunc(x / y) * y`, which compilers write instead, is wrong wherever the
//! quotient or the product is rounded.

use super::body::{Body, put};
use super::floats::Format;
use super::types::{Class, Reg, Res};
use tandem_ir::inst::BinOp;

/// Where the parts of a number stand in its bits.
struct Layout {
    class: Class,
    /// Bits behind the point.
    fraction: u32,
    /// The bits of infinity.
    infinity: u64,
}

impl Body<'_> {
    /// The remainder of two numbers of a format; those of 16 bits are singles meanwhile, which they are exactly, and so is the
    /// remainder.
    pub fn float_remainder(&mut self, format: Format, a: Reg, b: Reg) -> Res<Reg> {
        let (x, y) = (
            self.at_least_single(format, a),
            self.at_least_single(format, b),
        );
        let flush = format == Format::Single && !self.ftz.is_empty();
        let (x, y) = match flush {
            true => (self.flushed(x), self.flushed(y)),
            false => (x, y),
        };
        let layout = match x.class {
            Class::B64 => Layout {
                class: x.class,
                fraction: 52,
                infinity: 0x7ff0_0000_0000_0000,
            },
            _ => Layout {
                class: x.class,
                fraction: 23,
                infinity: 0x7f80_0000,
            },
        };
        let d = self.remainder(&layout, x, y)?;
        let d = if flush { self.flushed(d) } else { d };
        self.rounded(format, d)
    }
    /// A single without subnormal numbers: times 1.
    fn flushed(&mut self, r: Reg) -> Reg {
        let (one, d) = (self.number_in(Class::B32, 0x3f80_0000), self.fresh(r.class));
        put!(self, "mul.rn.ftz.f32 {d}, {r}, {one}");
        d
    }
    fn remainder(&mut self, l: &Layout, x: Reg, y: Reg) -> Res<Reg> {
        let (size_x, size_y) = (self.magnitude(x), self.magnitude(y));
        let (mx, ex) = self.taken_apart(l, size_x);
        let (my, ey) = self.taken_apart(l, size_y);
        // A divisor of 0 has no remainder; it only must not be divided by.
        let one = self.number_in(l.class, 1);
        let my = self.extreme_of("max", 'u', l.class.bits(), my, one)?;
        let rest = self.integer(BinOp::URem, l.class.bits(), mx, my)?;
        let rest = self.doubled(l, rest, my, ex, ey);
        let whole = self.put_in_place(l, rest, ey)?;
        let sign = self.with_sign(whole, x);
        // What is less than the divisor is its own remainder.
        let less = self.setp("lt", 'u', size_x, size_y);
        let d = self.selp(less, x, sign);
        // A NaN, an infinity that is divided, and a divisor of 0.
        let (infinity, zero) = (
            self.number_in(l.class, l.infinity),
            self.number_in(l.class, 0),
        );
        let above = self.setp("ge", 'u', size_x, infinity);
        let nan = self.setp("gt", 'u', size_y, infinity);
        let by_zero = self.setp("eq", 'b', size_y, zero);
        let none = self.join("or", above, nan);
        let none = self.join("or", none, by_zero);
        let nan = self.number_in(l.class, l.infinity | 1 << (l.fraction - 1));
        Ok(self.selp(none, nan, d))
    }
    /// The integer and the exponent of a size; subnormal numbers have that of the least normal one.
    fn taken_apart(&mut self, l: &Layout, size: Reg) -> (Reg, Reg) {
        let field = self.shifted_right(size, l.fraction);
        let field = self.resize(field, Class::B32);
        let zero = self.number_in(Class::B32, 0);
        let normal = self.setp("ne", 'b', field, zero);
        let hidden = self.chosen(normal, l.class, 1 << l.fraction);
        let mask = self.number_in(l.class, (1 << l.fraction) - 1);
        let fraction = self.fresh(l.class);
        put!(self, "and.b{} {fraction}, {size}, {mask}", l.class.bits());
        let exponent = self.fresh(Class::B32);
        put!(self, "max.u32 {exponent}, {field}, 1");
        (self.or(fraction, hidden), exponent)
    }
    /// A rest, doubled and reduced until the exponents are equal.
    fn doubled(&mut self, l: &Layout, first: Reg, my: Reg, ex: Reg, ey: Reg) -> Reg {
        let n = l.class.bits();
        let (rest, left) = (self.fresh(l.class), self.fresh(Class::B32));
        self.copy(rest, first);
        put!(self, "sub.s32 {left}, {ex}, {ey}");
        let (head, done) = (self.label(), self.label());
        let end = self.fresh(Class::Pred);
        self.place(&head);
        put!(self, "setp.le.s32 {end}, {left}, 0");
        put!(self, "@{end} bra {done}");
        let twice = self.shifted_left(rest, 1);
        let less = self.fresh(l.class);
        put!(self, "sub.s{n} {less}, {twice}, {my}");
        let fits = self.setp("ge", 'u', twice, my);
        let kept = self.selp(fits, less, twice);
        self.copy(rest, kept);
        put!(self, "sub.s32 {left}, {left}, 1");
        put!(self, "bra {head}");
        self.place(&done);
        rest
    }
    /// The bits of an integer times the power of two that an exponent stands for: its highest bit goes where the hidden one is, or
    /// as far up as the least exponent lets it.
    fn put_in_place(&mut self, l: &Layout, rest: Reg, exponent: Reg) -> Res<Reg> {
        let n = l.class.bits();
        let [zeros, far, most, by, power] = [(); 5].map(|()| self.fresh(Class::B32));
        put!(self, "clz.b{n} {zeros}, {rest}");
        put!(self, "sub.s32 {far}, {zeros}, {}", n - 1 - l.fraction);
        put!(self, "sub.s32 {most}, {exponent}, 1");
        put!(self, "min.s32 {by}, {far}, {most}");
        put!(self, "sub.s32 {power}, {most}, {by}");
        let up = self.fresh(l.class);
        put!(self, "shl.b{n} {up}, {rest}, {by}");
        let power = self.resize(power, l.class);
        let field = self.shifted_left(power, l.fraction);
        let whole = self.integer(BinOp::Add, n, up, field)?;
        let zero = self.number_in(l.class, 0);
        let nothing = self.setp("eq", 'b', rest, zero);
        Ok(self.selp(nothing, zero, whole))
    }
}
