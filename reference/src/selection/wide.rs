//! Integers of 65 to 128 bits in two registers, the low one first (machine.md 6.4); division is in `quotients`.
//! Above its width the high register holds garbage, as any other does.

use super::body::{Body, put};
use super::compare::relation;
use super::types::{Class, Reg, Res, scalar, wide_width};
use tandem_ir::inst::{BinOp, CastOp, IntPredicate};
use tandem_ir::types::Type;

/// Low and high half.
pub(super) type Pair = (Reg, Reg);

impl Body<'_> {
    /// Two-operand arithmetic, lane by lane.
    pub fn wide_lanes(&mut self, op: BinOp, width: u32, a: &[Reg], b: &[Reg]) -> Res<Vec<Reg>> {
        let mut out = Vec::new();
        for (a, b) in a.chunks_exact(2).zip(b.chunks_exact(2)) {
            let high = match op {
                BinOp::LShr => self.zext_to(a[1], width - 64, Class::B64),
                BinOp::AShr => self.sext_to(a[1], width - 64, Class::B64),
                _ => a[1],
            };
            let (lo, hi) = match op {
                BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => {
                    self.wide_division(op, width, (a[0], a[1]), (b[0], b[1]))?
                }
                _ => self.wide_binary(op, (a[0], high), (b[0], b[1]))?,
            };
            out.extend([lo, hi]);
        }
        Ok(out)
    }
    fn wide_binary(&mut self, op: BinOp, a: Pair, b: Pair) -> Res<Pair> {
        match op {
            BinOp::Add => Ok(self.carried("add", a, b)),
            BinOp::Sub => Ok(self.carried("sub", a, b)),
            BinOp::Mul => Ok(self.wide_product(a, b)),
            BinOp::And | BinOp::Or | BinOp::Xor => {
                let (lo, hi) = (self.fresh(Class::B64), self.fresh(Class::B64));
                put!(self, "{}.b64 {lo}, {}, {}", op.keyword(), a.0, b.0);
                put!(self, "{}.b64 {hi}, {}, {}", op.keyword(), a.1, b.1);
                Ok((lo, hi))
            }
            BinOp::Shl => Ok(self.wide_left(a, b.0)),
            BinOp::LShr => Ok(self.wide_right('u', a, b.0)),
            BinOp::AShr => Ok(self.wide_right('s', a, b.0)),
            other => Err(format!("{} of more than 64 bits", other.keyword())),
        }
    }
    /// `add.cc.u64`, `addc.u64`, next to each other (MM-13).
    pub fn carried(&mut self, word: &str, a: Pair, b: Pair) -> Pair {
        let (lo, hi) = (self.fresh(Class::B64), self.fresh(Class::B64));
        put!(self, "{word}.cc.u64 {lo}, {}, {}", a.0, b.0);
        put!(self, "{word}c.u64 {hi}, {}, {}", a.1, b.1);
        (lo, hi)
    }
    /// The low product, and what reaches into the high half: its own high half, and the two crossed products.
    fn wide_product(&mut self, a: Pair, b: Pair) -> Pair {
        let [lo, top, x, y, t, hi] = [(); 6].map(|()| self.fresh(Class::B64));
        put!(self, "mul.lo.u64 {lo}, {}, {}", a.0, b.0);
        put!(self, "mul.hi.u64 {top}, {}, {}", a.0, b.0);
        put!(self, "mul.lo.u64 {x}, {}, {}", a.0, b.1);
        put!(self, "mul.lo.u64 {y}, {}, {}", a.1, b.0);
        put!(self, "add.u64 {t}, {top}, {x}");
        put!(self, "add.u64 {hi}, {t}, {y}");
        (lo, hi)
    }
    /// Amount as 32 bits, whether it is below 64, 64 - amount, amount - 64.
    fn amounts(&mut self, amount: Reg) -> (Reg, Reg, Reg, Reg) {
        let s = self.resize(amount, Class::B32);
        let (p, rest, over) = (
            self.fresh(Class::Pred),
            self.fresh(Class::B32),
            self.fresh(Class::B32),
        );
        put!(self, "setp.lt.u32 {p}, {s}, 64");
        put!(self, "sub.s32 {rest}, 64, {s}");
        put!(self, "sub.s32 {over}, {s}, 64");
        (s, p, rest, over)
    }
    /// Below 64 the high half takes what the low one loses (nothing for 0: a shift by 64 gives 0); from 64 on it is the low half.
    pub fn wide_left(&mut self, a: Pair, amount: Reg) -> Pair {
        let (s, p, rest, over) = self.amounts(amount);
        let [up, from, far, lo] = [(); 4].map(|()| self.fresh(Class::B64));
        put!(self, "shl.b64 {up}, {}, {s}", a.1);
        put!(self, "shr.u64 {from}, {}, {rest}", a.0);
        put!(self, "shl.b64 {far}, {}, {over}", a.0);
        put!(self, "shl.b64 {lo}, {}, {s}", a.0);
        let near = self.or(up, from);
        (lo, self.selp(p, near, far))
    }
    /// The same to the right, with zeros or the sign from above.
    pub fn wide_right(&mut self, sign: char, a: Pair, amount: Reg) -> Pair {
        let (s, p, rest, over) = self.amounts(amount);
        let [down, from, far, hi] = [(); 4].map(|()| self.fresh(Class::B64));
        put!(self, "shr.u64 {down}, {}, {s}", a.0);
        put!(self, "shl.b64 {from}, {}, {rest}", a.1);
        put!(self, "shr.{sign}64 {far}, {}, {over}", a.1);
        put!(self, "shr.{sign}64 {hi}, {}, {s}", a.1);
        let near = self.or(down, from);
        (self.selp(p, near, far), hi)
    }
    /// `icmp`: by the high halves, or if they are equal by the low ones, which have no sign.
    pub fn wide_compare(&mut self, how: IntPredicate, width: u32, a: Pair, b: Pair) -> Reg {
        let (word, kind) = relation(how);
        let clean = |s: &mut Self, (low, high): Pair| match kind {
            's' => (low, s.sext_to(high, width - 64, Class::B64)),
            _ => (low, s.zext_to(high, width - 64, Class::B64)),
        };
        let (a, b) = (clean(self, a), clean(self, b));
        let same = self.setp("eq", 'b', a.1, b.1);
        match how {
            IntPredicate::Eq | IntPredicate::Ne => {
                let low = self.setp("eq", 'b', a.0, b.0);
                let both = self.join("and", same, low);
                if how == IntPredicate::Eq {
                    both
                } else {
                    self.not(both)
                }
            }
            _ => {
                let high = self.setp(word, kind, a.1, b.1);
                let low = self.setp(word, 'u', a.0, b.0);
                self.selp(same, low, high)
            }
        }
    }
    /// `trunc`, `zext`, `sext` from or to more than 64 bits.
    pub fn wide_cast(&mut self, op: CastOp, from: Type, to: Type, regs: &[Reg]) -> Res<Vec<Reg>> {
        let low = regs[0];
        if op == CastOp::Trunc {
            if let (Some(_), &[_, high]) = (wide_width(to), regs) {
                return Ok(vec![low, high]);
            }
            return Ok(vec![match scalar(self.h, to)?.class() {
                Class::Pred => self.bit_to_pred(low),
                class => self.resize(low, class),
            }]);
        }
        let signed = op == CastOp::SExt;
        if let (Some(width), &[_, high]) = (wide_width(from), regs) {
            let high = match signed {
                true => self.sext_to(high, width - 64, Class::B64),
                false => self.zext_to(high, width - 64, Class::B64),
            };
            return Ok(vec![low, high]);
        }
        let width = scalar(self.h, from)?.width();
        if !signed {
            let low = self.zext_to(low, width, Class::B64);
            return Ok(vec![low, self.number_in(Class::B64, 0)]);
        }
        let low = self.sext_to(low, width, Class::B64);
        let high = self.fresh(Class::B64);
        put!(self, "shr.s64 {high}, {low}, 63");
        Ok(vec![low, high])
    }
}
