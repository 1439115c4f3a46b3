//! Sets of integers of one width, as sorted lists of closed intervals.
//!
//! A comparison with a constant, a switch edge with its cases, or several of them
//! together, say no more than that a value lies in such a set; what they imply is
//! then a question of inclusion. Widths up to 128 bits; wider values have no set.

use tandem_ir::IntPredicate;

/// A set of integers of `width` bits, read as unsigned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    width: u32,
    /// Sorted, disjoint.
    parts: Vec<(u128, u128)>,
}

/// The largest unsigned value of a width.
pub fn max_value(width: u32) -> u128 {
    if width >= 128 {
        u128::MAX
    } else {
        (1 << width) - 1
    }
}

/// The sign bit of a width.
pub fn sign_bit(width: u32) -> u128 {
    1 << (width.clamp(1, 128) - 1)
}

impl Set {
    /// The values listed.
    pub fn of(width: u32, values: &[u128]) -> Set {
        let mut v = values.to_vec();
        v.sort_unstable();
        v.dedup();
        let parts = v.into_iter().map(|x| (x, x)).collect();
        Set { width, parts }
    }

    /// Every value.
    pub fn full(width: u32) -> Set {
        let parts = vec![(0, max_value(width))];
        Set { width, parts }
    }

    /// The values `v` for which `v pred c` holds.
    pub fn compared(pred: IntPredicate, width: u32, c: u128) -> Set {
        use IntPredicate::*;
        match pred {
            Eq => Set::of(width, &[c]),
            Ne => Set::of(width, &[c]).complement(),
            Ult => Set::below(width, c),
            Uge => Set::below(width, c).complement(),
            Ugt => Set::below(width, c).complement().without(c),
            Ule => Set::below(width, c).complement().without(c).complement(),
            Slt | Sge | Sgt | Sle => {
                let unsigned = match pred {
                    Slt => Ult,
                    Sge => Uge,
                    Sgt => Ugt,
                    _ => Ule,
                };
                // Flipping the sign bit turns signed order into unsigned order.
                Set::compared(unsigned, width, c ^ sign_bit(width)).with_sign_flipped()
            }
        }
    }

    fn below(width: u32, c: u128) -> Set {
        let parts = c.checked_sub(1).map(|hi| (0, hi)).into_iter().collect();
        Set { width, parts }
    }

    fn without(&self, c: u128) -> Set {
        self.intersect(&Set::of(self.width, &[c]).complement())
    }

    fn with_sign_flipped(&self) -> Set {
        let half = sign_bit(self.width);
        let (low, high) = (
            Set {
                width: self.width,
                parts: vec![(0, half - 1)],
            },
            Set {
                width: self.width,
                parts: vec![(half, max_value(self.width))],
            },
        );
        let flip = |s: Set| s.parts.into_iter().map(|(a, b)| (a ^ half, b ^ half));
        let mut parts: Vec<_> = flip(self.intersect(&high)).collect();
        parts.extend(flip(self.intersect(&low)));
        Set {
            width: self.width,
            parts,
        }
    }

    /// The values that are not in the set.
    pub fn complement(&self) -> Set {
        let mut parts = Vec::new();
        let mut next = Some(0u128);
        for &(lo, hi) in &self.parts {
            if let Some(n) = next.filter(|&n| n < lo) {
                parts.push((n, lo - 1));
            }
            next = hi.checked_add(1);
        }
        let max = max_value(self.width);
        if let Some(n) = next.filter(|&n| n <= max) {
            parts.push((n, max));
        }
        Set {
            width: self.width,
            parts,
        }
    }

    /// The values in both sets.
    pub fn intersect(&self, other: &Set) -> Set {
        let mut parts = Vec::new();
        let (mut a, mut b) = (self.parts.iter().peekable(), other.parts.iter().peekable());
        while let (Some(&&(al, ah)), Some(&&(bl, bh))) = (a.peek(), b.peek()) {
            if al.max(bl) <= ah.min(bh) {
                parts.push((al.max(bl), ah.min(bh)));
            }
            if ah <= bh {
                a.next();
            } else {
                b.next();
            }
        }
        Set {
            width: self.width,
            parts,
        }
    }

    /// The values in either set.
    pub fn union(&self, other: &Set) -> Set {
        self.complement()
            .intersect(&other.complement())
            .complement()
    }

    /// True if there is no value.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The only value.
    pub fn single(&self) -> Option<u128> {
        match self.parts[..] {
            [(a, b)] if a == b => Some(a),
            _ => None,
        }
    }

    /// True if every value is in `other`.
    pub fn within(&self, other: &Set) -> bool {
        self.intersect(&other.complement()).is_empty()
    }

    /// Whether `v pred c` holds for all values `v` (`Some(true)`), for none (`Some(false)`), or for some.
    pub fn decides(&self, pred: IntPredicate, c: u128) -> Option<bool> {
        let yes = Set::compared(pred, self.width, c);
        if self.within(&yes) {
            Some(true)
        } else if self.intersect(&yes).is_empty() {
            Some(false)
        } else {
            None
        }
    }

    /// Width in bits.
    pub fn width(&self) -> u32 {
        self.width
    }
}

/// Whether a predicate's order is signed (equality has none), and which of less, equal, greater it allows.
fn outcomes(pred: IntPredicate) -> (Option<bool>, [bool; 3]) {
    use IntPredicate::*;
    match pred {
        Eq => (None, [false, true, false]),
        Ne => (None, [true, false, true]),
        Ult => (Some(false), [true, false, false]),
        Ule => (Some(false), [true, true, false]),
        Ugt => (Some(false), [false, false, true]),
        Uge => (Some(false), [false, true, true]),
        Slt => (Some(true), [true, false, false]),
        Sle => (Some(true), [true, true, false]),
        Sgt => (Some(true), [false, false, true]),
        Sge => (Some(true), [false, true, true]),
    }
}

/// What `a known b` says of `a asked b` for the same unknown `a` and `b`.
pub fn implied(known: IntPredicate, asked: IntPredicate) -> Option<bool> {
    let ((known_order, k), (asked_order, q)) = (outcomes(known), outcomes(asked));
    if known_order.is_some() && asked_order.is_some() && known_order != asked_order {
        return None;
    }
    let possible = || (0..3).filter(|&i| k[i]);
    if possible().all(|i| q[i]) {
        Some(true)
    } else if possible().all(|i| !q[i]) {
        Some(false)
    } else {
        None
    }
}

/// The predicate `p` for which `a p b` is `not (a pred b)`.
pub fn negated(pred: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match pred {
        Eq => Ne,
        Ne => Eq,
        Ugt => Ule,
        Uge => Ult,
        Ult => Uge,
        Ule => Ugt,
        Sgt => Sle,
        Sge => Slt,
        Slt => Sge,
        Sle => Sgt,
    }
}

/// The predicate `p` for which `b p a` is `a pred b`.
pub fn swapped(pred: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match pred {
        Eq | Ne => pred,
        Ugt => Ult,
        Uge => Ule,
        Ult => Ugt,
        Ule => Uge,
        Sgt => Slt,
        Sge => Sle,
        Slt => Sgt,
        Sle => Sge,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fold::compare;

    #[test]
    fn regions_are_exact_at_small_widths() {
        for w in 1..=4 {
            for &p in IntPredicate::ALL {
                for c in 0..=max_value(w) {
                    let s = Set::compared(p, w, c);
                    let (not, back) = (s.complement(), s.complement().complement());
                    assert_eq!(back, s.union(&s));
                    for v in 0..=max_value(w) {
                        let holds = compare(p, w, v, c);
                        assert_eq!(Set::of(w, &[v]).within(&s), holds, "i{w} {v} {p:?} {c}");
                        assert_eq!(Set::of(w, &[v]).within(&not), !holds);
                        assert_eq!(compare(negated(p), w, v, c), !holds);
                        assert_eq!(compare(swapped(p), w, c, v), holds);
                    }
                }
            }
        }
    }

    #[test]
    fn implication_is_exact_at_four_bits() {
        for &k in IntPredicate::ALL {
            for &q in IntPredicate::ALL {
                let asked: Vec<bool> = (0..256u128)
                    .filter(|ab| compare(k, 4, ab >> 4, ab & 15))
                    .map(|ab| compare(q, 4, ab >> 4, ab & 15))
                    .collect();
                let expect = match (asked.contains(&true), asked.contains(&false)) {
                    (true, false) => Some(true),
                    (false, true) => Some(false),
                    _ => None,
                };
                assert_eq!(implied(k, q), expect, "{k:?} {q:?}");
            }
        }
    }
}
