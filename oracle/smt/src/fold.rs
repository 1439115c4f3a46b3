//! The meaning of every operation on concrete values, and constant folding by it.
//!
//! [`apply`] is the one place that says what an [`Op`] computes. Evaluation calls it
//! node by node; constructors call it when all arguments are constants.

use super::arith;
use super::eval::EvalValue;
use super::float;
use super::term::{Op, Sort, Term, Terms};
use smallvec::SmallVec;
use tandem_ir::constant::Bits;

/// What the operation gives for these arguments; `None` for variables, applications and operations on
/// floating-point formats that have no meaning here.
pub fn apply(op: &Op, sort: Sort, args: &[&EvalValue]) -> Option<EvalValue> {
    use EvalValue as V;
    Some(match (op, args) {
        (Op::Bool(b), _) => V::Bool(*b),
        (Op::Const(c), _) => V::Bits(Bits::from_u64(width(sort), *c)),
        (Op::Wide(l), _) => V::Bits(Bits::from_limbs(width(sort), l)),
        (Op::Not, [V::Bool(a)]) => V::Bool(!a),
        (Op::And, [V::Bool(a), V::Bool(b)]) => V::Bool(*a && *b),
        (Op::Or, [V::Bool(a), V::Bool(b)]) => V::Bool(*a || *b),
        (Op::Eq, [a, b]) => V::Bool(a == b),
        (Op::Ite, [V::Bool(c), a, b]) => V::clone(if *c { a } else { b }),
        (Op::Fp(f, kind), _) => {
            let bits: SmallVec<[&Bits; 3]> = args
                .iter()
                .filter_map(|a| match a {
                    V::Bits(b) => Some(b),
                    V::Bool(_) => None,
                })
                .collect();
            return float::apply(*f, *kind, &bits);
        }
        (_, [V::Bits(a)]) => V::Bits(unary(op, sort, a)?),
        (_, [V::Bits(a), V::Bits(b)]) => return binary(op, a, b),
        _ => return None,
    })
}

fn width(sort: Sort) -> u32 {
    match sort {
        Sort::Bool => 1,
        Sort::Bits(w) => w,
    }
}

fn unary(op: &Op, sort: Sort, a: &Bits) -> Option<Bits> {
    Some(match *op {
        Op::BvNeg => arith::neg(a),
        Op::BvNot => arith::not(a),
        Op::Extract(h, l) => arith::extract(h, l, a),
        Op::Zext => arith::zext(a, width(sort)),
        Op::Sext => arith::sext(a, width(sort)),
        _ => return None,
    })
}

fn binary(op: &Op, a: &Bits, b: &Bits) -> Option<EvalValue> {
    let truth = |b| Some(EvalValue::Bool(b));
    Some(EvalValue::Bits(match op {
        Op::Ult => return truth(arith::ult(a, b)),
        Op::Ule => return truth(!arith::ult(b, a)),
        Op::Slt => return truth(arith::slt(a, b)),
        Op::Sle => return truth(!arith::slt(b, a)),
        Op::BvAdd => arith::add(a, b),
        Op::BvMul => arith::mul(a, b),
        Op::BvUdiv => arith::udiv_rem(a, b).0,
        Op::BvUrem => arith::udiv_rem(a, b).1,
        Op::BvSdiv => arith::sdiv(a, b),
        Op::BvSrem => arith::srem(a, b),
        Op::BvShl => arith::shl(a, arith::amount(b)),
        Op::BvLshr => arith::lshr(a, arith::amount(b)),
        Op::BvAshr => arith::ashr(a, arith::amount(b)),
        Op::BvAnd => arith::and(a, b),
        Op::BvOr => arith::or(a, b),
        Op::BvXor => arith::xor(a, b),
        Op::Concat => arith::concat(a, b),
        _ => return None,
    }))
}

impl Terms {
    /// The constant that an operation on constants gives; `None` if an argument is no constant.
    pub(super) fn fold(&mut self, op: &Op, sort: Sort, args: &[Term]) -> Option<Term> {
        if !args.iter().all(|&a| self.is_const(a)) {
            return None;
        }
        let values: SmallVec<[EvalValue; 3]> =
            args.iter().filter_map(|&a| self.as_value(a)).collect();
        let refs: SmallVec<[&EvalValue; 3]> = values.iter().collect();
        let v = apply(op, sort, &refs)?;
        Some(self.constant(&v))
    }

    /// As [`Terms::fold`], also where one argument is a choice between two constants: the result is a choice
    /// between two constants.
    pub(super) fn fold_choice(&mut self, op: &Op, sort: Sort, args: &[Term]) -> Option<Term> {
        if let Some(t) = self.fold(op, sort, args) {
            return Some(t);
        }
        let mut found = None;
        for (i, &a) in args.iter().enumerate() {
            if self.is_const(a) {
                continue;
            }
            found = match (self.as_constant_choice(a), found) {
                (Some(choice), None) => Some((i, choice)),
                _ => return None,
            };
        }
        let (i, (c, yes, no)) = found?;
        let mut with = |t: Term| {
            let mut args: SmallVec<[Term; 3]> = args.into();
            args[i] = t;
            self.fold(op, sort, &args)
        };
        let (yes, no) = (with(yes)?, with(no)?);
        Some(self.ite(c, yes, no))
    }

    /// Condition and arms, if the term is a choice between two constants.
    pub(super) fn as_constant_choice(&self, t: Term) -> Option<(Term, Term, Term)> {
        let (Op::Ite, &[c, a, b]) = (self.op(t), self.args(t)) else {
            return None;
        };
        (self.is_const(a) && self.is_const(b)).then_some((c, a, b))
    }
}
