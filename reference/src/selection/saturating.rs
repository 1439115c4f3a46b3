//! Arithmetic that clamps, and arithmetic that says whether it overflowed (machine.md 6.4).
//!
//! Up to 32 bits everything is computed in 64, where nothing overflows: the result is clamped there, or compared with what it
//! is when it is cut and extended again. At 64 bits the carry or the sign tells.

use super::body::{Body, put};
use super::types::{Class, Reg, Res};
use tandem_ir::inst::BinOp;

impl Body<'_> {
    /// An operand in 64 bits.
    fn in_64(&mut self, sign: char, width: u32, r: Reg) -> Reg {
        match sign {
            's' => self.sext_to(r, width, Class::B64),
            _ => self.zext_to(r, width, Class::B64),
        }
    }
    /// `uadd.sat sadd.sat usub.sat ssub.sat`.
    pub fn saturated(&mut self, op: BinOp, sign: char, width: u32, a: Reg, b: Reg) -> Res<Reg> {
        match width {
            1 => Err("saturating arithmetic of bits".into()),
            2..=63 => self.clamped(op, sign, width, a, b),
            _ => self.saturated_64(op, sign, a, b),
        }
    }
    /// Up to 63 bits: a sum or difference of 64 bits does not overflow; `min` and `max` to the width. Both have a sign then.
    fn clamped(&mut self, op: BinOp, sign: char, width: u32, a: Reg, b: Reg) -> Res<Reg> {
        let (x, y) = (self.in_64(sign, width, a), self.in_64(sign, width, b));
        let exact = self.integer(op, 64, x, y)?;
        let (least, most) = match sign {
            's' => (u64::MAX << (width - 1), (1 << (width - 1)) - 1),
            _ => (0, (1 << width) - 1),
        };
        let (least, most) = (
            self.number_in(Class::B64, least),
            self.number_in(Class::B64, most),
        );
        let (low, d) = (self.fresh(Class::B64), self.fresh(Class::B64));
        put!(self, "max.s64 {low}, {exact}, {least}");
        put!(self, "min.s64 {d}, {low}, {most}");
        Ok(self.resize(d, a.class))
    }
    fn saturated_64(&mut self, op: BinOp, sign: char, a: Reg, b: Reg) -> Res<Reg> {
        let (exact, over) = self.overflowed_64(op, sign, a, b)?;
        let limit = match (sign, op) {
            ('u', BinOp::Add) => self.number_in(Class::B64, u64::MAX),
            ('u', _) => self.number_in(Class::B64, 0),
            // An overflow goes the way of the first operand: its sign, turned into the greatest or the least number.
            _ => {
                let (fill, d) = (self.fresh(Class::B64), self.fresh(Class::B64));
                let most = self.number_in(Class::B64, i64::MAX as u64);
                put!(self, "shr.s64 {fill}, {a}, 63");
                put!(self, "xor.b64 {d}, {fill}, {most}");
                d
            }
        };
        Ok(self.selp(over, limit, exact))
    }

    /// `*.with.overflow`: the result and whether it is not the exact one.
    pub fn overflowed(
        &mut self,
        op: BinOp,
        sign: char,
        width: u32,
        a: Reg,
        b: Reg,
    ) -> Res<(Reg, Reg)> {
        match (width, op) {
            (1, _) => Err("an overflow of bits".into()),
            (33..=63, BinOp::Mul) => Err(format!("a product of i{width} with overflow")),
            (64.., _) => self.overflowed_64(op, sign, a, b),
            _ => {
                let (x, y) = (self.in_64(sign, width, a), self.in_64(sign, width, b));
                let exact = self.integer(op, 64, x, y)?;
                let again = match sign {
                    's' => self.sext_to(exact, width, Class::B64),
                    _ => self.zext_to(exact, width, Class::B64),
                };
                let over = self.setp("ne", 'b', exact, again);
                Ok((self.resize(exact, a.class), over))
            }
        }
    }
    /// At 64 bits: an unsigned sum is less than its first operand, an unsigned difference more; with signs the result differs
    /// in sign from the first operand, and that from what would keep it; a product has something in its high half.
    fn overflowed_64(&mut self, op: BinOp, sign: char, a: Reg, b: Reg) -> Res<(Reg, Reg)> {
        let d = self.integer(op, 64, a, b)?;
        let over = match (op, sign) {
            (BinOp::Add, 'u') => self.setp("lt", 'u', d, a),
            (BinOp::Sub, 'u') => self.setp("lt", 'u', a, b),
            (BinOp::Mul, sign) => {
                let (high, want) = (self.fresh(Class::B64), self.fresh(Class::B64));
                put!(self, "mul.hi.{sign}64 {high}, {a}, {b}");
                match sign {
                    's' => put!(self, "shr.s64 {want}, {d}, 63"),
                    _ => put!(self, "mov.b64 {want}, 0"),
                }
                self.setp("ne", 'b', high, want)
            }
            (op, _) => {
                let [x, y, both] = [(); 3].map(|()| self.fresh(Class::B64));
                let second = if op == BinOp::Sub { a } else { d };
                put!(self, "xor.b64 {x}, {a}, {d}");
                put!(self, "xor.b64 {y}, {b}, {second}");
                put!(self, "and.b64 {both}, {x}, {y}");
                let zero = self.number_in(Class::B64, 0);
                self.setp("lt", 's', both, zero)
            }
        };
        Ok((d, over))
    }
}
