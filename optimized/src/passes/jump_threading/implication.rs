//! When one comparison decides another one of the same two values.

use crate::analysis::lvi::constraint::{Formula, formula};
use crate::analysis::predicates::{inverse, swapped};
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::{Function, InstKind, IntPredicate, Value};

/// How deep conditions are taken apart.
const DEPTH: u32 = 4;

/// Outcomes of a comparison as bits: less, equal, greater; and the order it speaks of.
fn outcomes(p: IntPredicate) -> (u8, Option<bool>) {
    use IntPredicate::*;
    match p {
        Eq => (2, None),
        Ne => (5, None),
        Ult => (1, Some(false)),
        Ule => (3, Some(false)),
        Ugt => (4, Some(false)),
        Uge => (6, Some(false)),
        Slt => (1, Some(true)),
        Sle => (3, Some(true)),
        Sgt => (4, Some(true)),
        Sge => (6, Some(true)),
    }
}

/// What `a wanted b` is where `a known b` holds.
pub fn implied(known: IntPredicate, wanted: IntPredicate) -> Option<bool> {
    let ((k, ko), (w, wo)) = (outcomes(known), outcomes(wanted));
    if ko.is_some() && wo.is_some() && ko != wo {
        return None;
    }
    if k & w == 0 {
        return Some(false);
    }
    (k & !w == 0).then_some(true)
}

/// A comparison of two values as a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Predicate.
    pub pred: IntPredicate,
    /// Left side.
    pub left: Value,
    /// Right side.
    pub right: Value,
}

/// The answer where `cond` came out as `truth`.
pub fn implied_by(cx: Cx<'_>, f: &Function, cond: Value, truth: bool, q: Question) -> Option<bool> {
    go(cx, f, cond, truth, q, DEPTH)
}

fn go(cx: Cx<'_>, f: &Function, cond: Value, truth: bool, q: Question, depth: u32) -> Option<bool> {
    let next = depth.checked_sub(1)?;
    match formula(f, cond) {
        Formula::Not(c) => return go(cx, f, c, !truth, q, next),
        // Both parts are known only when the whole came out the strong way.
        Formula::And(a, b) if planted!(cx, FalseConjunctionDeniesBoth, truth, true) => {
            return go(cx, f, a, truth, q, next).or_else(|| go(cx, f, b, truth, q, next));
        }
        Formula::Or(a, b) if !truth => {
            return go(cx, f, a, truth, q, next).or_else(|| go(cx, f, b, truth, q, next));
        }
        Formula::And(..) | Formula::Or(..) => return None,
        Formula::Atom => {}
    }
    let i = f.def_inst(cond)?;
    let InstKind::ICmp(p) = *f.kind(i) else {
        return None;
    };
    let p = if truth { p } else { inverse(p) };
    let (a, b) = (f.operand(i, 0), f.operand(i, 1));
    if (a, b) == (q.left, q.right) {
        planted!(
            cx,
            ImpliedAcrossSigns,
            implied(p, q.pred),
            faulty::implied_across_signs(p, q.pred)
        )
    } else if (b, a) == (q.left, q.right) {
        implied(
            planted!(cx, SwappedSidesKeepPredicate, swapped(p), p),
            q.pred,
        )
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::range::Range;

    #[test]
    fn implications_agree_with_all_pairs_of_three_bit_numbers() {
        let holds = |p, a: u128, b: u128| {
            Range::compare(p, Range::single(3, a), Range::single(3, b)) == Some(true)
        };
        for &k in IntPredicate::ALL {
            for &w in IntPredicate::ALL {
                let pairs = || (0..8).flat_map(|a| (0..8).map(move |b| (a, b)));
                let mut outcomes = pairs()
                    .filter(|p| holds(k, p.0, p.1))
                    .map(|p| holds(w, p.0, p.1));
                if let Some(said) = implied(k, w) {
                    assert!(outcomes.all(|o| o == said), "{k:?} => {w:?}");
                }
            }
        }
    }
}
