//! Intrinsics on the bits of integers (machine.md 6.4): counts, turned bits and bytes, funnel shifts, extremes.

use super::body::{Body, put};
use super::types::{Class, Reg, Res};
use tandem_ir::inst::BinOp;

impl Body<'_> {
    /// `ctpop`: `popc` of the extended value.
    pub fn count_ones(&mut self, width: u32, r: Reg) -> Reg {
        let class = Class::of_bits(width.max(32));
        let wide = self.zext_to(r, width, class);
        let n = self.fresh(Class::B32);
        put!(self, "popc.b{} {n}, {wide}", wide.bits());
        self.count_in(n, width)
    }
    /// `ctlz`: `clz` of the extended value, less the bits above; 0 gives the width.
    pub fn leading_zeros(&mut self, width: u32, r: Reg) -> Reg {
        let class = Class::of_bits(width.max(32));
        let wide = self.zext_to(r, width, class);
        let (n, d) = (self.fresh(Class::B32), self.fresh(Class::B32));
        put!(self, "clz.b{} {n}, {wide}", wide.bits());
        put!(self, "sub.s32 {d}, {n}, {}", wide.bits() - width);
        self.count_in(d, width)
    }
    /// `cttz`: `brev`, `clz`; a bit right above the width ends the count.
    pub fn trailing_zeros(&mut self, width: u32, r: Reg) -> Reg {
        let class = Class::of_bits(width.max(32));
        let mut wide = self.zext_to(r, width, class);
        if width < class.bits() {
            let end = self.number_in(class, 1 << width);
            wide = self.or(wide, end);
        }
        let (turned, n) = (self.fresh(class), self.fresh(Class::B32));
        put!(self, "brev.b{} {turned}, {wide}", wide.bits());
        put!(self, "clz.b{} {n}, {turned}", wide.bits());
        self.count_in(n, width)
    }
    /// A count as an integer of a width.
    fn count_in(&mut self, n: Reg, width: u32) -> Reg {
        match width {
            1 => self.bit_to_pred(n),
            w => self.resize(n, Class::of_bits(w)),
        }
    }
    /// `bitreverse`: `brev`, then down to where the value is.
    pub fn reverse_bits(&mut self, width: u32, r: Reg) -> Reg {
        let class = Class::of_bits(width.max(32));
        let wide = self.zext_to(r, width, class);
        let turned = self.fresh(class);
        put!(self, "brev.b{} {turned}, {wide}", wide.bits());
        let low = self.shifted_right(turned, wide.bits() - width);
        self.count_in(low, width)
    }
    /// `bswap` of whole bytes: `prmt 0x0123` of each half of 64 bits, and the halves swapped; then down to where the value is.
    pub fn swap_bytes(&mut self, width: u32, r: Reg) -> Reg {
        let wide = self.zext_to(r, width, Class::B64);
        let swapped = self.swap_64(wide);
        let low = self.shifted_right(swapped, 64 - width);
        self.resize(low, Class::of_bits(width))
    }
    /// All eight bytes turned round.
    pub fn swap_64(&mut self, wide: Reg) -> Reg {
        let [lo, hi, a, b] = [(); 4].map(|()| self.fresh(Class::B32));
        let d = self.fresh(Class::B64);
        put!(self, "mov.b64 {{{lo}, {hi}}}, {wide}");
        put!(self, "prmt.b32 {a}, {hi}, 0, 0x0123");
        put!(self, "prmt.b32 {b}, {lo}, 0, 0x0123");
        put!(self, "mov.b64 {d}, {{{a}, {b}}}");
        d
    }
    /// `fshl`, `fshr` by an amount modulo the width: what one operand gives, and what comes in of the other. The second shift is by
    /// 1 and then by the rest, so that no amount reaches the width.
    pub fn funnel(&mut self, left: bool, width: u32, a: Reg, b: Reg, amount: Reg) -> Res<Reg> {
        if width == 1 {
            return Ok(if left { a } else { b });
        }
        let class = Class::of_bits(width.max(32));
        let n = class.bits();
        let (a, b) = (self.zext_to(a, width, class), self.zext_to(b, width, class));
        let amount = self.zext_to(amount, width, class);
        let (rem, rest) = (self.fresh(class), self.fresh(Class::B32));
        put!(self, "rem.u{n} {rem}, {amount}, {width}");
        let by = self.resize(rem, Class::B32);
        put!(self, "sub.s32 {rest}, {}, {by}", width - 1);
        let [x, y] = [(); 2].map(|()| self.fresh(class));
        if left {
            let once = self.shifted_right(b, 1);
            put!(self, "shl.b{n} {x}, {a}, {by}");
            put!(self, "shr.u{n} {y}, {once}, {rest}");
        } else {
            let once = self.shifted_left(a, 1);
            put!(self, "shl.b{n} {x}, {once}, {rest}");
            put!(self, "shr.u{n} {y}, {b}, {by}");
        }
        let d = self.or(x, y);
        Ok(self.resize(d, Class::of_bits(width)))
    }
    /// `smin smax umin umax` of the extended values; of bits by comparison.
    pub fn extreme_of(&mut self, word: &str, sign: char, width: u32, a: Reg, b: Reg) -> Res<Reg> {
        if width == 1 {
            // A set bit is the greater without a sign, the smaller with one.
            let or = (word == "max") == (sign == 'u');
            return Ok(self.join(if or { "or" } else { "and" }, a, b));
        }
        let [a, b] = [a, b].map(|r| self.extended(sign, width, r));
        let d = self.fresh(a.class);
        put!(self, "{word}.{sign}{} {d}, {a}, {b}", a.bits());
        Ok(d)
    }
    /// `abs` of the extended value.
    pub fn absolute(&mut self, width: u32, r: Reg) -> Res<Reg> {
        if width == 1 {
            return Ok(r);
        }
        let wide = self.sext_to(r, width, r.class);
        let d = self.fresh(r.class);
        put!(self, "abs.s{} {d}, {wide}", r.bits());
        Ok(d)
    }
    /// `scmp`, `ucmp`: 1, 0 or -1.
    pub fn three_way(&mut self, sign: char, width: u32, a: Reg, b: Reg, to: u32) -> Res<Reg> {
        // A bit is 1 or, with a sign, -1.
        let whole = if width == 1 { Class::B16 } else { a.class };
        let [a, b] = [a, b].map(|r| match sign {
            's' => self.sext_to(r, width, whole),
            _ => self.zext_to(r, width, whole),
        });
        let (less, more) = (self.setp("lt", sign, a, b), self.setp("gt", sign, a, b));
        self.order(less, more, to)
    }
    /// 1 for more, -1 for less, else 0.
    pub fn order(&mut self, less: Reg, more: Reg, to: u32) -> Res<Reg> {
        let class = Class::of_bits(to);
        let up = self.chosen(more, class, 1);
        let down = self.chosen(less, class, u64::MAX);
        self.integer(BinOp::Or, to, up, down)
    }
}
