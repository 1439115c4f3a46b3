//! Subscripts of an address held against an execution: what they add up to, and what is said to be shown of them.

use super::eval::{Known, Leaves, eval, signed};
use tandem_ir::claims::scev::{Expr, Obligation, Scev, Shown, Subscripts};

/// What is wrong with a list where the address is so far from the base; nothing is said (`None`) where a part has no
/// number, or the bases differ.
pub(super) fn wrong(
    claims: &Scev,
    list: &Subscripts,
    distance: &Known,
    width: u32,
    now: &impl Leaves,
) -> Option<Result<(), String>> {
    let number = |&e: &Expr| eval(&claims.exprs, e, now).ok()?.as_number();
    let offset = distance.as_number()?;
    let at = |e| Some(signed(width, number(e)?));
    let subs: Vec<i128> = list.subs.iter().map(at).collect::<Option<_>>()?;
    let dims: Vec<i128> = list.dims.iter().map(at).collect::<Option<_>>()?;
    let (&first, rest) = subs.split_first()?;
    let mut wrapped = first as u128;
    let mut exact = Some(first);
    let fits = |n: &i128| signed(width, *n as u128) == *n;
    for (s, d) in rest.iter().zip(&dims) {
        wrapped = wrapped.wrapping_mul(*d as u128).wrapping_add(*s as u128);
        let next = exact.and_then(|e| e.checked_mul(*d)?.checked_add(*s));
        exact = next.filter(fits);
    }
    let bytes = wrapped.wrapping_mul(u128::from(list.elem)) & super::eval::mask(width);
    if bytes != offset {
        return Some(Err(format!(
            "{subs:?} of rows {dims:?} and {} bytes is {bytes}; the offset is {offset}",
            list.elem
        )));
    }
    for &(what, shown) in &list.shown {
        let broken = match what {
            Obligation::Invariant(_) => false,
            Obligation::Lower(k) => subs[k] < 0,
            Obligation::Upper(k) => subs[k] >= dims[k - 1],
            Obligation::NoWrap => exact.is_none(),
        };
        let asked = match (shown, what) {
            (Shown::Proved, _) => true,
            (Shown::IfPositive, Obligation::Upper(k)) => dims[k - 1] > 0,
            _ => false,
        };
        if broken && asked {
            return Some(Err(format!(
                "{what:?} is said to be shown; the subscripts are {subs:?}, the extents {dims:?}"
            )));
        }
    }
    Some(Ok(()))
}

impl Known {
    /// The distance from another value; addresses of one object cancel.
    pub(super) fn minus(&self, other: &Known, width: u32) -> Known {
        self.sum(&other.times(u128::MAX, width), width)
    }
}
