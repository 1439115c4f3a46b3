//! Intrinsics on integers of 65 to 128 bits (machine.md 6.4): counts, turned bits and bytes, funnel shifts, extremes, arithmetic
//! that clamps or says whether it overflowed.
//!
//! As in `saturating` a number of less than 128 bits is moved to the top where it matters what comes out.

use super::body::{Body, put};
use super::types::{Class, Reg, Res};
use super::wide::Pair;
use tandem_ir::inst::{BinOp, IntPredicate};

impl Body<'_> {
    /// An intrinsic by its name without types, on whole operands.
    pub fn wide_intrinsic(&mut self, base: &str, width: u32, args: &[Pair]) -> Res<Pair> {
        let clean: Vec<Pair> = args
            .iter()
            .map(|p| self.wide_clean('u', width, *p))
            .collect();
        Ok(match (base, &clean[..]) {
            ("smin", _) => self.wide_choice(IntPredicate::Slt, width, args),
            ("smax", _) => self.wide_choice(IntPredicate::Sgt, width, args),
            ("umin", _) => self.wide_choice(IntPredicate::Ult, width, args),
            ("umax", _) => self.wide_choice(IntPredicate::Ugt, width, args),
            ("abs", _) => self.wide_absolute(width, args[0]).0,
            ("ctpop", [a]) => {
                let [n, m, sum] = [(); 3].map(|()| self.fresh(Class::B32));
                put!(self, "popc.b64 {n}, {}", a.0);
                put!(self, "popc.b64 {m}, {}", a.1);
                put!(self, "add.s32 {sum}, {n}, {m}");
                self.wide_count(sum)
            }
            ("ctlz", [a]) => {
                let top = self.wide_to_top(width, *a);
                let zeros = self.wide_leading(top);
                self.at_most(zeros, width)
            }
            ("cttz", [a]) => {
                let turned = (self.turned(a.1), self.turned(a.0));
                let zeros = self.wide_leading(turned);
                self.at_most(zeros, width)
            }
            ("bitreverse", [a]) => {
                let turned = (self.turned(a.1), self.turned(a.0));
                self.wide_taken_down(width, turned)
            }
            ("bswap", [a]) => {
                let turned = (self.swap_64(a.1), self.swap_64(a.0));
                self.wide_taken_down(width, turned)
            }
            ("fshl" | "fshr", [a, b, n]) if width == 128 => self.wide_funnel(base, *a, *b, *n),
            ("uadd.sat", _) => self.wide_saturated(BinOp::Add, 'u', width, &clean),
            ("sadd.sat", _) => self.wide_saturated(BinOp::Add, 's', width, &clean),
            ("usub.sat", _) => self.wide_saturated(BinOp::Sub, 'u', width, &clean),
            ("ssub.sat", _) => self.wide_saturated(BinOp::Sub, 's', width, &clean),
            _ => return Err(format!("llvm.{base} of i{width}")),
        })
    }
    /// The high word extended, by zeros or its sign.
    pub fn wide_clean(&mut self, sign: char, width: u32, p: Pair) -> Pair {
        let high = match sign {
            's' => self.sext_to(p.1, width - 64, Class::B64),
            _ => self.zext_to(p.1, width - 64, Class::B64),
        };
        (p.0, high)
    }
    fn wide_to_top(&mut self, width: u32, p: Pair) -> Pair {
        let by = self.number_in(Class::B32, u64::from(128 - width));
        self.wide_left(p, by)
    }
    fn wide_taken_down(&mut self, width: u32, p: Pair) -> Pair {
        let by = self.number_in(Class::B32, u64::from(128 - width));
        self.wide_right('u', p, by)
    }
    fn turned(&mut self, r: Reg) -> Reg {
        let d = self.fresh(Class::B64);
        put!(self, "brev.b64 {d}, {r}");
        d
    }
    /// A count as a pair.
    fn wide_count(&mut self, n: Reg) -> Pair {
        (self.resize(n, Class::B64), self.number_in(Class::B64, 0))
    }
    fn at_most(&mut self, n: Reg, width: u32) -> Pair {
        let d = self.fresh(Class::B32);
        put!(self, "min.u32 {d}, {n}, {width}");
        self.wide_count(d)
    }
    /// Zeros above the highest bit of 128.
    fn wide_leading(&mut self, p: Pair) -> Reg {
        let [high, low, more] = [(); 3].map(|()| self.fresh(Class::B32));
        put!(self, "clz.b64 {high}, {}", p.1);
        put!(self, "clz.b64 {low}, {}", p.0);
        put!(self, "add.s32 {more}, {low}, 64");
        let zero = self.number_in(Class::B64, 0);
        let none = self.setp("eq", 'b', p.1, zero);
        self.selp(none, more, high)
    }
    /// The first operand if the comparison holds, else the second.
    fn wide_choice(&mut self, how: IntPredicate, width: u32, args: &[Pair]) -> Pair {
        let (a, b) = (args[0], args[1]);
        let p = self.wide_compare(how, width, a, b);
        self.wide_selp(p, a, b)
    }
    /// One of two pairs.
    pub fn wide_selp(&mut self, p: Reg, a: Pair, b: Pair) -> Pair {
        (self.selp(p, a.0, b.0), self.selp(p, a.1, b.1))
    }
    /// The size of a number, and whether it was below 0.
    pub fn wide_absolute(&mut self, width: u32, p: Pair) -> (Pair, Reg) {
        let p = self.wide_clean('s', width, p);
        let zero = self.number_in(Class::B64, 0);
        let below = self.setp("lt", 's', p.1, zero);
        let opposite = self.carried("sub", (zero, zero), p);
        (self.wide_selp(below, opposite, p), below)
    }
    /// `fshl`, `fshr`: the second shift is by 1 and then by what is left to 127.
    fn wide_funnel(&mut self, base: &str, a: Pair, b: Pair, n: Pair) -> Pair {
        let low = self.resize(n.0, Class::B32);
        let (by, rest) = (self.fresh(Class::B32), self.fresh(Class::B32));
        put!(self, "and.b32 {by}, {low}, 127");
        put!(self, "xor.b32 {rest}, {by}, 127");
        let one = self.number_in(Class::B32, 1);
        let (x, y) = if base == "fshl" {
            let once = self.wide_right('u', b, one);
            (self.wide_left(a, by), self.wide_right('u', once, rest))
        } else {
            let once = self.wide_left(a, one);
            (self.wide_left(once, rest), self.wide_right('u', b, by))
        };
        (self.or(x.0, y.0), self.or(x.1, y.1))
    }
    /// A sum or difference at the top of 128 bits, and whether it overflowed.
    fn wide_exact(&mut self, op: BinOp, sign: char, a: Pair, b: Pair) -> (Pair, Reg) {
        let d = self.carried(if op == BinOp::Add { "add" } else { "sub" }, a, b);
        let over = match (sign, op) {
            ('u', BinOp::Add) => self.wide_compare(IntPredicate::Ult, 128, d, a),
            ('u', _) => self.wide_compare(IntPredicate::Ult, 128, a, b),
            _ => self.sign_lost(op, a.1, b.1, d.1),
        };
        (d, over)
    }
    fn wide_saturated(&mut self, op: BinOp, sign: char, width: u32, args: &[Pair]) -> Pair {
        let (a, b) = (
            self.wide_to_top(width, args[0]),
            self.wide_to_top(width, args[1]),
        );
        let (d, over) = self.wide_exact(op, sign, a, b);
        let limit = match (sign, op) {
            ('u', BinOp::Add) => {
                let most = self.number_in(Class::B64, u64::MAX);
                (most, most)
            }
            ('u', _) => {
                let zero = self.number_in(Class::B64, 0);
                (zero, zero)
            }
            _ => {
                let (high, low) = self.limit_by_sign(a.1);
                (low, high)
            }
        };
        let d = self.wide_selp(over, limit, d);
        self.wide_taken_down(width, d)
    }
    /// `*.with.overflow`.
    pub fn wide_overflowed(
        &mut self,
        op: BinOp,
        sign: char,
        width: u32,
        a: Pair,
        b: Pair,
    ) -> Res<(Pair, Reg)> {
        if op == BinOp::Mul {
            return Ok(self.wide_product_overflowed(sign, width, a, b));
        }
        let (a, b) = (self.wide_to_top(width, a), self.wide_to_top(width, b));
        let (d, over) = self.wide_exact(op, sign, a, b);
        Ok((self.wide_taken_down(width, d), over))
    }
}
