//! Counts that hold if something is true of the entry of the loop.
//!
//! ```text
//!   sext({0,+,1}) < n    counted as {0,+,1} of the wider type, if the narrow one does not wrap with sign
//!   {0,+,2} != n         n /u 2, if n is even
//! ```
//!
//! Where a loop has no count, it is counted once more, and what would have had to be known is noted as a predicate instead.
//! No pass rests on such a count: whoever did would have to test the predicates first, or to show them. They are worked out
//! when claims are asked for, and beforehand with `track-trip-count-more`.

use super::{Counts, ScalarEvolution};
use crate::analysis::nest::LoopId;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node, Predicate, Wrap};

/// How deep sums and products are looked through for an extended recurrence.
const DEPTH: u32 = 4;

/// What has been assumed of one loop so far.
#[derive(Clone, Default, Debug)]
pub(super) struct Assumed {
    predicates: Vec<Predicate>,
    /// Recurrences that are there by assumption, with the flags that they have by it.
    flags: Vec<(Expr, Wrap)>,
}

impl Assumed {
    fn note(&mut self, p: Predicate) {
        if !self.predicates.contains(&p) {
            self.predicates.push(p);
        }
    }
}

/// The counts of a loop under predicates.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Predicated {
    pub predicates: Vec<Predicate>,
    pub exact: Option<Expr>,
    /// Width and number.
    pub constant_max: Option<(u32, u128)>,
    pub symbolic_max: Option<Expr>,
    /// They rest on the assumption that the loop ends as well.
    pub finite: bool,
}

impl ScalarEvolution<'_> {
    /// The counts of a loop that has none, under predicates; `None` if that does not help.
    pub(super) fn predicated_count(&mut self, l: LoopId) -> Option<Predicated> {
        let own = &self.counts[l];
        if let Some(done) = &own.predicated {
            return Some(done.clone());
        }
        if own.exact.is_some() {
            return None;
        }
        let known = (own.constant_max, own.symbolic_max);
        self.assumed = Some(Assumed::default());
        let Counts {
            exact,
            constant_max,
            symbolic_max,
            finite,
            ..
        } = self.count(l);
        let predicates = self.assumed.take()?.predicates;
        let helps = exact.is_some() || symbolic_max != known.1 && symbolic_max.is_some();
        (helps && !predicates.is_empty()).then(|| {
            let bounds = [constant_max, known.0].into_iter().flatten();
            Predicated {
                predicates,
                exact,
                constant_max: bounds.min_by_key(|m| m.1),
                symbolic_max,
                finite,
            }
        })
    }

    /// Flags of a recurrence, with what is assumed of it.
    pub(super) fn flags_if_assumed(&self, e: Expr) -> Wrap {
        let assumed = self.assumed.iter().flat_map(|a| &a.flags);
        let more = assumed.filter(|(x, _)| *x == e).map(|x| x.1);
        more.fold(self.flags(e), |w, x| w | x)
    }

    /// An expression with extended recurrences of a loop as recurrences of the wider type, if something may be assumed.
    pub(super) fn with_assumptions(&mut self, l: LoopId, e: Expr) -> Expr {
        match self.assumed.is_some() {
            true => self.widened(l, e, DEPTH),
            false => e,
        }
    }

    fn widened(&mut self, l: LoopId, e: Expr, depth: u32) -> Expr {
        if depth == 0 || self.is_invariant(e, l) {
            return e;
        }
        match self.exprs[e].node.clone() {
            Node::Cast(op @ (Cast::ZExt | Cast::SExt), x) => {
                let width = self.width(e);
                self.widened_recurrence(l, (op, width), x).unwrap_or(e)
            }
            Node::Nary(op @ (Nary::Add | Nary::Mul), xs) => {
                let each: Vec<Expr> = xs.iter().map(|&x| self.widened(l, x, depth - 1)).collect();
                match op {
                    _ if each[..] == xs[..] => e,
                    Nary::Add => self.add(&each),
                    _ => self.mul(&each),
                }
            }
            _ => e,
        }
    }

    fn widened_recurrence(
        &mut self,
        l: LoopId,
        (op, width): (Cast, u32),
        rec: Expr,
    ) -> Option<Expr> {
        let header = self.nest.loops[l].header;
        let Node::AddRec(h, parts) = self.exprs[rec].node.clone() else {
            return None;
        };
        let &[start, step] = &parts[..] else {
            return None;
        };
        if h != header {
            return None;
        }
        let start = self.extend(op, start, width);
        let step = self.extend(Cast::SExt, step, width);
        let wide = self.recurrence(header, vec![start, step]);
        let rises = self.signed(step).smin() >= 0;
        let signed = op == Cast::SExt;
        let assumed = self.assumed.as_mut()?;
        assumed.note(Predicate::Exact { rec, signed });
        // The values are those of the narrow type: far from the ends of the wide one, and without sign never below 0.
        let flags = match (signed, rises) {
            (false, true) => Wrap::NUW | Wrap::NSW | Wrap::NW,
            _ => Wrap::NSW | Wrap::NW,
        };
        assumed.flags.push((wide, flags));
        Some(wide)
    }

    /// That a number of low bits of an expression are 0, if that may be assumed.
    pub(super) fn assume_multiple(&mut self, e: Expr, zeros: u32) -> bool {
        if self.assumed.is_none() {
            return false;
        }
        let width = self.width(e);
        let (Some(low), zero) = (self.masked(e, (1 << zeros) - 1, 0), self.constant(width, 0))
        else {
            return false;
        };
        if let Some(assumed) = &mut self.assumed {
            assumed.note(Predicate::Equal(low, zero));
        }
        true
    }
}
