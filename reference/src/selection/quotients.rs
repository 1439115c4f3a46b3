//! Division of integers of 65 to 128 bits (machine.md D20): bit by bit, as on paper.

use super::body::{Body, put};
use super::types::{Class, Reg, Res};
use super::wide::Pair;
use tandem_ir::inst::{BinOp, IntPredicate};

impl Body<'_> {
    /// `udiv sdiv urem srem`: of the sizes, and then the sign: a quotient is below 0 if one of the two is, a remainder as the
    /// number that is divided.
    pub fn wide_division(&mut self, op: BinOp, width: u32, a: Pair, b: Pair) -> Res<Pair> {
        if matches!(op, BinOp::UDiv | BinOp::URem) {
            let (a, b) = (
                self.wide_clean('u', width, a),
                self.wide_clean('u', width, b),
            );
            let (quotient, rest) = self.long_division(a, b);
            return Ok(if op == BinOp::UDiv { quotient } else { rest });
        }
        let (a, below) = self.wide_absolute(width, a);
        let (b, divisor_below) = self.wide_absolute(width, b);
        let (quotient, rest) = self.long_division(a, b);
        let (size, turned) = match op {
            BinOp::SDiv => (quotient, self.join("xor", below, divisor_below)),
            BinOp::SRem => (rest, below),
            other => return Err(format!("{} of more than 64 bits", other.keyword())),
        };
        let zero = self.number_in(Class::B64, 0);
        let opposite = self.carried("sub", (zero, zero), size);
        Ok(self.wide_selp(turned, opposite, size))
    }
    /// Quotient and remainder. Rest and number are one long register, which goes up by a bit in each of 128 rounds: what leaves
    /// the number enters the rest, and where the divisor fits into the rest it is taken away and a bit of the quotient enters the
    /// number from below.
    fn long_division(&mut self, number: Pair, divisor: Pair) -> (Pair, Pair) {
        let [low, high, rest_low, rest_high] = [(); 4].map(|()| self.fresh(Class::B64));
        self.copy(low, number.0);
        self.copy(high, number.1);
        put!(self, "mov.b64 {rest_low}, 0");
        put!(self, "mov.b64 {rest_high}, 0");
        let left = self.number_in(Class::B32, 128);
        let head = self.label();
        self.place(&head);
        let zero = self.number_in(Class::B64, 0);
        // A bit that leaves the rest: it is more than any divisor.
        let beyond = self.setp("lt", 's', rest_high, zero);
        for (to, below) in [
            (rest_high, Some(rest_low)),
            (rest_low, Some(high)),
            (high, Some(low)),
            (low, None),
        ] {
            let up = self.shifted_left(to, 1);
            let whole = match below {
                Some(below) => {
                    let bit = self.shifted_right(below, 63);
                    self.or(up, bit)
                }
                None => up,
            };
            self.copy(to, whole);
        }
        let rest = (rest_low, rest_high);
        let reaches = self.wide_compare(IntPredicate::Uge, 128, rest, divisor);
        let fits = self.join("or", beyond, reaches);
        let less = self.carried("sub", rest, divisor);
        let kept = self.wide_selp(fits, less, rest);
        self.copy(rest_low, kept.0);
        self.copy(rest_high, kept.1);
        let bit = self.chosen(fits, Class::B64, 1);
        let whole = self.or(low, bit);
        self.copy(low, whole);
        put!(self, "sub.s32 {left}, {left}, 1");
        let p: Reg = self.fresh(Class::Pred);
        put!(self, "setp.ne.b32 {p}, {left}, 0");
        put!(self, "@{p} bra {head}");
        ((low, high), rest)
    }
}
