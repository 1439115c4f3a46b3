//! Constructors of terms: one method per operation, each of which simplifies.
//!
//! Every method takes terms of the right sorts (equal widths where SMT-LIB wants
//! them) and gives a term that is equal to the operation for every assignment. What
//! two equal computations have in common should end as one term, so each family of
//! operations has a normal form:
//!
//! * truth ([`mod@bool`]): conjunctions and disjunctions are short sorted chains, comparisons are `Ult`, `Slt`
//!   and `Eq` (the others are negations of these), and conditions of choices are never negations;
//! * sums and products ([`poly`]): polynomials with sorted monomials and the constant last; a shift left by a
//!   constant is a product;
//! * pieces ([`pieces`]): right-leaning concatenations of the largest pieces; a shift right by a constant, a
//!   mask of few runs and a zero extension are pieces too;
//! * the lesser and the greater of two numbers ([`extreme`]): a choice on their order, the operands in one order;
//! * bitwise operations ([`bits`]), comparisons ([`compare`]), quotients and shifts ([`arith`]), IEEE
//!   operations ([`float`]).
//!
//! No rule looks further than a small fixed number of nodes, so building stays linear.

mod arith;
mod bits;
mod bool;
mod compare;
mod division;
mod extreme;
mod float;
mod float_class;
mod float_format;
mod float_sign;
mod known;
mod pieces;
mod poly;
#[cfg(test)]
mod tests;

use super::term::{Op, Term, Terms};

/// How far rules that go down into arguments may go.
const DEPTH: u32 = 4;

impl Terms {
    /// A node whose sort is that of its first argument.
    fn same_width(&mut self, op: Op, args: &[Term]) -> Term {
        let sort = self.sort(args[0]);
        self.intern(op, sort, args)
    }
    /// The zero of a term's width.
    fn zero_like(&mut self, t: Term) -> Term {
        let w = self.width(t);
        self.bits(w, 0)
    }
    /// All ones of a width.
    fn ones(&mut self, width: u32) -> Term {
        let v = super::arith::ones(width);
        self.from_bits(&v)
    }
    /// True for the constant zero.
    fn is_zero(&self, t: Term) -> bool {
        self.as_limbs(t).is_some_and(|l| l.iter().all(|&x| x == 0))
    }
    /// True for the constant one.
    fn is_one(&self, t: Term) -> bool {
        self.as_u64(t) == Some(1)
    }
    /// True for the constant with every bit set.
    fn is_all_ones(&self, t: Term) -> bool {
        self.as_bits(t).is_some_and(|b| super::arith::is_ones(&b))
    }
}
