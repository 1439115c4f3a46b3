//! Arithmetic that clamps, and arithmetic that says whether it overflowed (machine.md 6.4).
//!
//! A number of less than 64 bits is moved to the top of 64: there a sum, a difference, or a product with a number that stays
//! below overflows exactly where the narrow one does, and the narrow result is what lies at the top. At 64 bits the carry or
//! the sign tells.

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
    /// An operand in the upper bits of 64, with zeros below.
    fn at_top(&mut self, width: u32, r: Reg) -> Reg {
        let wide = self.in_64('u', width, r);
        self.shifted_left(wide, 64 - width)
    }
    /// What lies in the upper bits, in a register of a kind.
    fn taken_down(&mut self, width: u32, r: Reg, class: Class) -> Reg {
        let low = self.shifted_right(r, 64 - width);
        match class {
            Class::Pred => self.bit_to_pred(low),
            class => self.resize(low, class),
        }
    }
    /// `uadd.sat sadd.sat usub.sat ssub.sat`.
    pub fn saturated(&mut self, op: BinOp, sign: char, width: u32, a: Reg, b: Reg) -> Res<Reg> {
        let (x, y) = (self.at_top(width, a), self.at_top(width, b));
        let d = self.saturated_64(op, sign, x, y)?;
        Ok(self.taken_down(width, d, a.class))
    }
    fn saturated_64(&mut self, op: BinOp, sign: char, a: Reg, b: Reg) -> Res<Reg> {
        let (exact, over) = self.overflowed_64(op, sign, a, b)?;
        let limit = match (sign, op) {
            ('u', BinOp::Add) => self.number_in(Class::B64, u64::MAX),
            ('u', _) => self.number_in(Class::B64, 0),
            _ => self.limit_by_sign(a).0,
        };
        Ok(self.selp(over, limit, exact))
    }
    /// An overflow goes the way of the first operand: its sign, turned into the greatest or the least number; and what the
    /// words below have then.
    pub fn limit_by_sign(&mut self, a: Reg) -> (Reg, Reg) {
        let (fill, below, d) = (
            self.fresh(Class::B64),
            self.fresh(Class::B64),
            self.fresh(Class::B64),
        );
        let most = self.number_in(Class::B64, i64::MAX as u64);
        put!(self, "shr.s64 {fill}, {a}, 63");
        put!(self, "xor.b64 {d}, {fill}, {most}");
        put!(self, "not.b64 {below}, {fill}");
        (d, below)
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
        let x = self.at_top(width, a);
        let y = match op {
            BinOp::Mul => self.in_64(sign, width, b),
            _ => self.at_top(width, b),
        };
        let (d, over) = self.overflowed_64(op, sign, x, y)?;
        Ok((self.taken_down(width, d, a.class), over))
    }
    /// At 64 bits: an unsigned sum is less than its first operand, an unsigned difference more; with signs see
    /// [`Body::sign_lost`]; a product has something in its high half.
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
            (op, _) => self.sign_lost(op, a, b, d),
        };
        Ok((d, over))
    }
    /// Whether a sum or difference with signs overflowed, by the words with the signs: it differs in sign from the first
    /// operand, and that from what would keep it.
    pub fn sign_lost(&mut self, op: BinOp, a: Reg, b: Reg, d: Reg) -> Reg {
        let [x, y, both] = [(); 3].map(|()| self.fresh(Class::B64));
        let second = if op == BinOp::Sub { a } else { d };
        put!(self, "xor.b64 {x}, {a}, {d}");
        put!(self, "xor.b64 {y}, {b}, {second}");
        put!(self, "and.b64 {both}, {x}, {y}");
        let zero = self.number_in(Class::B64, 0);
        self.setp("lt", 's', both, zero)
    }
}
