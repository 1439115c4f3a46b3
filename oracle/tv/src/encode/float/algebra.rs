//! Other ways in which the source may compute an expression ([`crate::algebra`]).

use super::super::{Encoder, Result};
use crate::algebra::Expr;
use crate::context::Side;
use crate::value::{Scalar, Val};
use tandem_ir::constant::Bits;
use tandem_ir::inst::BinOp;
use tandem_ir::{Flags, FloatKind, Inst, Type};
use tandem_smt::{FpOp, Rounding};

impl Encoder<'_, '_> {
    /// The result of an operation with `reassoc`, or, if the source chooses to, one of those that are equal to it as real
    /// numbers.
    pub(in super::super) fn in_other_ways(&mut self, i: Inst, ty: Type, plain: Val) -> Result<Val> {
        let plan = self.w.algebra.clone();
        let Some((ways, flags)) = plan.ways.get(&i) else {
            return Ok(plain);
        };
        if self.side != Side::Source || !self.sites.is_empty() {
            return Ok(plain);
        }
        let kind = self.float_format(ty)?;
        let mut out = plain.clone();
        for way in ways {
            let other = self.way(way, kind, *flags, &plain)?;
            let leaves = out
                .leaves()
                .into_iter()
                .zip(other.leaves())
                .zip(plain.leaves());
            let mut chosen = Vec::new();
            for ((a, b), p) in leaves {
                let taken = self.licence(kind, a.bits, b.bits);
                let mut s = Scalar::select(self.t(), taken, b, a);
                // Where the plain result is poison, the source may as well give that.
                s.poison = self.t().or(s.poison, p.poison);
                self.note_choice_of_forms(taken, b.bits, a.bits, s.bits);
                chosen.push(s);
            }
            let mut next = chosen.into_iter();
            out = out.map(&mut |s| next.next().unwrap_or(s));
        }
        Ok(out)
    }

    /// The value of an expression under flags; constants have the shape of the result.
    fn way(&mut self, e: &Expr, kind: FloatKind, flags: Flags, shape: &Val) -> Result<Val> {
        match e {
            Expr::Leaf(v) => self.use_of(*v),
            Expr::Constant(bits) => {
                let bits = Bits::from_limbs(kind.bits(), &[*bits as u64, (*bits >> 64) as u64]);
                let bits = self.t().from_bits(&bits);
                Ok(shape.map(&mut |_| Scalar::defined(bits)))
            }
            Expr::Neg(x) => {
                let x = self.way(x, kind, flags, shape)?;
                Ok(x.map(&mut |s| {
                    let bits = self.negated(kind, s.bits);
                    Scalar { bits, ..s }
                }))
            }
            Expr::Sqrt(x) => {
                let x = self.way(x, kind, flags, shape)?;
                Ok(x.map(&mut |s| {
                    let operand = self.form_of(kind, s.bits);
                    let op = FpOp::Sqrt(Rounding::NearestEven);
                    let raw = self.t().fp(op, kind, &[operand]);
                    self.rounded_result(flags, kind, &[s.bits], raw, s.poison)
                }))
            }
            Expr::Binary(op, sides) => {
                let a = self.way(&sides[0], kind, flags, shape)?;
                let b = self.way(&sides[1], kind, flags, shape)?;
                Ok(self.combined(*op, kind, flags, &a, &b))
            }
        }
    }

    fn combined(&mut self, op: BinOp, kind: FloatKind, flags: Flags, a: &Val, b: &Val) -> Val {
        a.zip(b, &mut |x, y| self.float_scalar(op, flags, kind, x, y))
    }
}
