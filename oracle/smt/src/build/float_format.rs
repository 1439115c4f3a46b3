//! Changes of format around IEEE operations.
//!
//! A number that was widened is the same number. So a change of format of it is one of the narrow number, comparisons of two are
//! comparisons in the narrow format, and a sum, product, quotient or square root that is rounded to the nearest in the wide
//! format and then in the narrow one is what the narrow operation gives, where the wide format has at least `2p + 2` bits for
//! the narrow one's `p` (S. Figueroa, "When is double rounding innocuous?", 1995; below the normal numbers sums and products
//! are exact to within the wide format, and quotients no nearer to a tie than its rounding).

use super::super::eval::EvalValue;
use super::super::float as ieee;
use super::super::term::{FpOp, Op, Rounding, Term, Terms};
use tandem_ir::FloatKind;

const NEAR: Rounding = Rounding::NearestEven;

impl Terms {
    /// The operation in another format, or without a change of format.
    pub(super) fn fp_other_format(
        &mut self,
        op: FpOp,
        kind: FloatKind,
        args: &[Term],
    ) -> Option<Term> {
        match (op, args) {
            (FpOp::Convert(to, r), &[a]) if ieee::supported(to) => {
                if let (&Op::Fp(FpOp::Convert(_, _), from), &[x]) = (self.op(a), self.args(a))
                    && holds(kind, from)
                {
                    return Some(match from == to {
                        true => self.fp_quieted(to, x),
                        false => self.fp(FpOp::Convert(to, r), from, &[x]),
                    });
                }
                if let Some(t) = self.fp_of_exact_integer((to, r), kind, a) {
                    return Some(t);
                }
                (r == NEAR).then(|| self.fp_rounded_once(to, kind, a))?
            }
            (FpOp::Lt | FpOp::Le | FpOp::Eq, &[a, b]) => {
                let narrow = [a, b].into_iter().find_map(|t| self.fp_widened(kind, t))?;
                let (a, b) = (
                    self.fp_narrowed(narrow, kind, a)?,
                    self.fp_narrowed(narrow, kind, b)?,
                );
                Some(self.fp(op, narrow, &[a, b]))
            }
            _ => None,
        }
    }

    /// An integer that its format has exactly, rounded to another one.
    fn fp_of_exact_integer(
        &mut self,
        (to, r): (FloatKind, Rounding),
        kind: FloatKind,
        a: Term,
    ) -> Option<Term> {
        let (&Op::Fp(op, _), &[x]) = (self.op(a), self.args(a)) else {
            return None;
        };
        let w = self.width(x);
        let exact =
            |bits: u32| bits <= ieee::shape(kind).1 && bits < 1 << (ieee::shape(kind).0 - 1);
        match op {
            FpOp::FromSigned(_) if exact(w - 1) => Some(self.fp(FpOp::FromSigned(r), to, &[x])),
            FpOp::FromUnsigned(_) if exact(w) => Some(self.fp(FpOp::FromUnsigned(r), to, &[x])),
            _ => None,
        }
    }

    /// An operation on widened numbers, rounded twice, as the operation on the numbers.
    fn fp_rounded_once(&mut self, to: FloatKind, kind: FloatKind, a: Term) -> Option<Term> {
        let twice = ieee::shape(kind).1 + 1 >= 2 * (ieee::shape(to).1 + 1) + 2;
        if let Some((NEAR, [p, q])) = self.fp_as_minus_of_sum(kind, a)
            && twice
            && holds(kind, to)
        {
            let (p, q) = (
                self.fp_narrowed(to, kind, p)?,
                self.fp_narrowed(to, kind, q)?,
            );
            return Some(self.fp_minus_of_sum(NEAR, to, p, q));
        }
        let &Op::Fp(op, _) = self.op(a) else {
            return None;
        };
        let rounds = matches!(
            op,
            FpOp::Add(NEAR) | FpOp::Mul(NEAR) | FpOp::Div(NEAR) | FpOp::Sqrt(NEAR)
        );
        if !twice || !rounds || !holds(kind, to) {
            return None;
        }
        let mut narrow = Vec::new();
        for x in self.args(a).to_vec() {
            narrow.push(self.fp_narrowed(to, kind, x)?);
        }
        Some(self.fp(op, to, &narrow))
    }

    /// The format that a number was widened from.
    fn fp_widened(&mut self, kind: FloatKind, a: Term) -> Option<FloatKind> {
        let core = self.fp_unsigned(kind, a).0;
        match self.op(core) {
            &Op::Fp(FpOp::Convert(_, _), from) if holds(kind, from) && from != kind => Some(from),
            _ => None,
        }
    }

    /// The same number in a narrower format, if it is seen to be one of it.
    fn fp_narrowed(&mut self, to: FloatKind, kind: FloatKind, a: Term) -> Option<Term> {
        if let Some(k) = self.as_pattern(a) {
            let narrow = converted(kind, to, k)?;
            let same = converted(to, kind, narrow)? == k && !ieee::is_nan(kind, k);
            return same.then(|| self.from_bits(&ieee::pattern(to, narrow)));
        }
        let (core, flipped) = self.fp_unsigned(kind, a);
        let (&Op::Fp(FpOp::Convert(_, _), from), &[x]) = (self.op(core), self.args(core)) else {
            return None;
        };
        if !holds(kind, from) || !holds(to, from) {
            return None;
        }
        let x = match from == to {
            true => x,
            false => self.fp(FpOp::Convert(to, NEAR), from, &[x]),
        };
        Some(if flipped { self.fp_negated(to, x) } else { x })
    }
}

/// True if a format has every number of another one.
pub(super) fn holds(wide: FloatKind, narrow: FloatKind) -> bool {
    let ((e, m), (f, n)) = (ieee::shape(wide), ieee::shape(narrow));
    ieee::supported(wide) && ieee::supported(narrow) && e >= f && m >= n
}

/// A number in another format, rounded to the nearest.
fn converted(from: FloatKind, to: FloatKind, v: u128) -> Option<u128> {
    let bits = ieee::pattern(from, v);
    match ieee::apply(FpOp::Convert(to, NEAR), from, &[&bits])? {
        EvalValue::Bits(b) => b.as_u128(),
        EvalValue::Bool(_) => None,
    }
}
