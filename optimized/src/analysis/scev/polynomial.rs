//! Exits whose test is a polynomial of the iteration: recurrences of degree 2 and more, all of whose parts are numbers.
//!
//! ```text
//!   {4,+,5,+,2} <u 10000    the values 4, 9, 16, …, one after the other by differences, until the test fails
//! ```
//!
//! No roots are computed, which would have to be checked wherever the recurrence comes past the end of the numbers: values are
//! made modulo 2^w by additions, one for each part and iteration, so that nothing has to be proved of wraps. After [`MOST`]
//! iterations nothing is said.

use super::ScalarEvolution;
use super::count::{Counted, Limit};
use crate::analysis::constant_fold::holds;
use crate::analysis::range::mask;
use tandem_ir::IntPredicate;
use tandem_ir::claims::scev::{Expr, Node};

/// Iterations that are looked at.
const MOST: u32 = 1 << 16;

impl ScalarEvolution<'_> {
    /// How often `a pred b` holds in a row, where `a` is such a recurrence of the loop and `b` a number; `None` if they are not,
    /// or if it holds too long.
    pub(super) fn while_polynomial(
        &mut self,
        c: &Counted,
        pred: IntPredicate,
        a: Expr,
        b: Expr,
    ) -> Option<Limit> {
        let Node::AddRec(h, parts) = &self.exprs[a].node else {
            return None;
        };
        if *h != self.nest.loops[c.l].header || parts.len() < 3 {
            return None;
        }
        let parts: Option<Vec<u128>> = parts.iter().map(|&p| self.constant_of(p)).collect();
        let (mut parts, bound) = (parts?, self.constant_of(b)?);
        let width = self.width(a);
        for k in 0..MOST {
            if !holds(pred, width, parts[0], bound) {
                // A count has the width of what is compared.
                let fits = u128::from(k) <= mask(width);
                let exact = fits.then(|| self.constant(width, u128::from(k)))?;
                return Some(Limit {
                    exact: Some(exact),
                    ..Limit::UNKNOWN
                });
            }
            for n in 1..parts.len() {
                parts[n - 1] = parts[n - 1].wrapping_add(parts[n]) & mask(width);
            }
        }
        None
    }
}
