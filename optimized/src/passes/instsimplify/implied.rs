//! Two comparisons joined by `and`, `or` or a `select`: one may imply or exclude the other.
//!
//! A comparison of two values is described by the orderings for which it holds (less, equal, greater, as
//! unsigned or as signed numbers); one of a value with a constant by the range for which it holds. Conjunction
//! and disjunction are then set operations.

use super::query::{Hit, New, Query, value};
use crate::analysis::predicates::swapped;
use crate::analysis::range::Range;
use crate::defects::planted;
use tandem_ir::{IntPredicate, Value};

/// Orderings for which a predicate holds: bit 0 less, bit 1 equal, bit 2 greater.
fn orderings(p: IntPredicate) -> (u8, Option<bool>) {
    use IntPredicate::*;
    let unsigned = match p {
        Eq | Ne => None,
        Ugt | Uge | Ult | Ule => Some(true),
        _ => Some(false),
    };
    let set = match p {
        Ult | Slt => 1,
        Eq => 2,
        Ule | Sle => 3,
        Ugt | Sgt => 4,
        Ne => 5,
        Uge | Sge => 6,
    };
    (set, unsigned)
}

/// How the sets of two comparisons lie to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Relation {
    /// They never hold together.
    disjoint: bool,
    /// One of them always holds.
    exhaustive: bool,
    /// The first implies the second.
    first_in_second: bool,
    /// The second implies the first.
    second_in_first: bool,
}

fn relation(q: &Query<'_>, a: Value, b: Value) -> Option<(Relation, Value, Value)> {
    let (p, x, y) = q.icmp(a)?;
    let (r, z, w) = q.icmp(b)?;
    let r = if (z, w) == (y, x) && x != z {
        swapped(r)
    } else {
        r
    };
    if (z, w) == (x, y) || (z, w) == (y, x) {
        let ((s, u), (t, v)) = (orderings(p), orderings(r));
        let comparable = planted!(
            q.cx,
            OrdersMixed,
            u.is_none() || v.is_none() || u == v,
            true
        );
        return comparable.then_some((
            Relation {
                disjoint: s & t == 0,
                exhaustive: s | t == 7,
                first_in_second: s & !t == 0,
                second_in_first: t & !s == 0,
            },
            x,
            y,
        ));
    }
    if x != z {
        return None;
    }
    let (c, d) = (q.int(y)?, q.int(w)?);
    let width = q.width(x)?;
    let first = Range::allowed_by(p, Range::single(width, c))?;
    let second = Range::allowed_by(r, Range::single(width, d))?;
    // What the first leaves out, the second holds.
    let rest = Range::new(
        width,
        first.hi().wrapping_add(1),
        first.lo().wrapping_sub(1),
    );
    Some((
        Relation {
            disjoint: first.intersect(second).is_none(),
            exhaustive: first.is_full() || second.covers(rest),
            first_in_second: second.covers(first),
            second_in_first: first.covers(second),
        },
        x,
        y,
    ))
}

/// `and` of two comparisons.
pub(super) fn and(q: &Query<'_>, a: Value, b: Value) -> Option<Hit> {
    let (r, _, _) = relation(q, a, b)?;
    if r.disjoint {
        value!(New::Zero);
    }
    if r.first_in_second {
        value!(a);
    }
    if r.second_in_first {
        value!(b);
    }
    None
}

/// `or` of two comparisons.
pub(super) fn or(q: &Query<'_>, a: Value, b: Value) -> Option<Hit> {
    let (r, _, _) = relation(q, a, b)?;
    if r.exhaustive {
        value!(New::Int(-1));
    }
    if r.first_in_second {
        value!(b);
    }
    if r.second_in_first {
        value!(a);
    }
    None
}
