//! Which flags of recurrences are claimed.
//!
//! What ranges show of a recurrence holds of very many that nobody asks for. Claimed is what instructions prove; of the phis of
//! a header, what would hold of one more step than control takes, and of their sums and products with constants; and
//! whatever something rests on.

use super::Found;
use super::facts::exact_ends;
use crate::analysis::range::mask;
use cranelift_entity::EntitySet;
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::Block;
use tandem_ir::claims::scev::{Expr, Nary, Node, Typed, Wrap};

/// How far it is followed what a recurrence is made of.
const LINKS: usize = 8;

/// What is remembered of recurrences to that end.
#[derive(Clone, Default)]
pub(super) struct Stated {
    /// Values of phis of headers.
    pub phis: EntitySet<Expr>,
    /// Those whose flags something rests on.
    pub used: EntitySet<Expr>,
    /// Of a constant and a recurrence: the sums and products that are recurrences.
    pub made: FxHashMap<Expr, (Nary, Expr, Expr)>,
    /// Recurrences with the same steps as another one, and that one.
    pub moved: FxHashMap<Expr, Expr>,
    /// Loops and steps with which some recurrence does not come round: then none with that step does.
    pub not_round: FxHashSet<(Block, Expr)>,
}

impl Found {
    /// The flags of an expression that are claimed; without `used`, only those that hang on nothing but proofs.
    pub(super) fn stated_flags(&self, e: Expr, used: bool) -> Wrap {
        let known = self.known_flags[e];
        let Node::AddRec(header, xs) = &self.exprs[e].node else {
            return known;
        };
        if xs.len() != 2 || used && self.stated.used.contains(e) {
            return known;
        }
        let mut w = self.implied_flags(self.proved[e], xs);
        if used {
            w |= self.flags_by_making(e);
            w = self.implied_flags(w, xs);
        }
        if w.has(Wrap::NUW) || w.has(Wrap::NSW) || used && self.inherits_nw(*header, e) {
            w |= Wrap::NW;
        }
        w.both(known | Wrap::NW)
    }

    /// What flags imply for a start and a step that are not negative.
    fn implied_flags(&self, w: Wrap, parts: &[Expr]) -> Wrap {
        let below = |e: &Expr| self.known_ranges[*e].is_none_or(|pair| pair[1].smin() < 0);
        match w.has(Wrap::NSW) && !parts.iter().any(below) {
            true => w | Wrap::NUW,
            false => w,
        }
    }

    /// True if the recurrence, or one that it has its step from, is proved not to come round, or is a phi that does not.
    fn inherits_nw(&self, header: Block, e: Expr) -> bool {
        let mut at = e;
        for _ in 0..LINKS {
            let Node::AddRec(_, xs) = &self.exprs[at].node else {
                return false;
            };
            let phi = self.stated.phis.contains(at);
            let short = || self.is_short_way(header, xs[1], self.exprs[at].width);
            if !self.proved[at].is_empty() || self.stated.used.contains(at) || phi && short() {
                return true;
            }
            at = match (self.stated.moved.get(&at), self.stated.made.get(&at)) {
                (Some(&of), _) => of,
                // As far, the other way.
                (None, Some(&(Nary::Mul, by, of))) if self.is_minus_one(by) => of,
                _ => return false,
            };
        }
        false
    }

    fn is_minus_one(&self, e: Expr) -> bool {
        let Typed { node, width, .. } = &self.exprs[e];
        matches!(node, Node::Const(n) if *n == mask(*width))
    }

    /// Flags of a recurrence that is the value of a phi, or is made of one and constants.
    fn flags_by_making(&self, e: Expr) -> Wrap {
        let (mut w, mut at) = (Wrap::NUW | Wrap::NSW, e);
        for _ in 0..LINKS {
            let Node::AddRec(_, xs) = &self.exprs[at].node else {
                return Wrap::NONE;
            };
            let own = self.implied_flags(self.proved[at], xs);
            if self.stated.phis.contains(at) {
                return w.both(own | self.flags_with_last_step(at, xs[1]));
            }
            if self.stated.used.contains(at) {
                return w.both(self.known_flags[at]);
            }
            let Some(&(op, constant, of)) = self.stated.made.get(&at) else {
                return w.both(own);
            };
            w = w.both(self.flags_with_constant(op, constant, of));
            at = of;
        }
        Wrap::NONE
    }

    /// The constant and the earlier recurrence that a recurrence is the sum or product of.
    pub(super) fn made_before(&self, e: Expr) -> Option<(Nary, Expr, Expr)> {
        let made = self.stated.made.get(&e).copied();
        made.filter(|(.., of)| *of < e)
    }

    /// The flags that the sum or product of a recurrence and a constant has from it: those with which each value is exact,
    /// as each step of the recurrence is.
    pub(super) fn flags_of_making(&self, e: Expr) -> Wrap {
        match self.made_before(e) {
            Some((op, constant, of)) => {
                let each = self.flags_with_constant(op, constant, of);
                let w = each.both(self.known_flags[of]);
                // The step of a product is one: its sign may have come out other than that of the exact one.
                match (op, &self.exprs[of].node) {
                    (Nary::Mul, Node::AddRec(_, parts)) => {
                        w.both(self.flags_with_constant(op, constant, parts[1]) | Wrap::NUW)
                    }
                    _ => w,
                }
            }
            None => Wrap::NONE,
        }
    }

    /// Whether the sum or product of each value of an expression and a constant is exact.
    fn flags_with_constant(&self, op: Nary, constant: Expr, of: Expr) -> Wrap {
        let width = self.exprs[of].width;
        let (Some(a), Some(b)) = (self.known_ranges[constant], self.known_ranges[of]) else {
            return Wrap::NONE;
        };
        let mut w = Wrap::NONE;
        if width > 64 {
            return w;
        }
        let unsigned = [a[0], b[0]].map(|r| (r.umin() as i128, r.umax() as i128));
        if exact_ends(op, unsigned.into_iter()).is_some_and(|(_, hi)| hi as u128 <= mask(width)) {
            w |= Wrap::NUW;
        }
        let signed = [a[1], b[1]].map(|r| (r.smin(), r.smax()));
        let half = 1i128 << (width - 1);
        if exact_ends(op, signed.into_iter()).is_some_and(|(lo, hi)| lo >= -half && hi < half) {
            w |= Wrap::NSW;
        }
        w
    }

    /// The flags of `{…,+,step}` if one more step is taken than control takes.
    fn flags_with_last_step(&self, e: Expr, step: Expr) -> Wrap {
        let (Some(own), Some(by)) = (self.known_ranges[e], self.known_ranges[step]) else {
            return Wrap::NONE;
        };
        let width = self.exprs[e].width;
        let mut w = Wrap::NONE;
        if width > 64 {
            return w;
        }
        if own[0].umax() + by[0].umax() <= mask(width) {
            w |= Wrap::NUW;
        }
        let half = 1i128 << (width - 1);
        let ends = (
            own[1].smin() + by[1].smin().min(0),
            own[1].smax() + by[1].smax().max(0),
        );
        if ends.0 >= -half && ends.1 < half {
            w |= Wrap::NSW;
        }
        w
    }

    /// The loops and steps with which a recurrence does not come round: because instructions prove it of one, or because
    /// the product of step and count fits with its sign.
    pub(super) fn steps_not_round(&self) -> FxHashSet<(Block, Expr)> {
        let mut all = FxHashSet::default();
        for (e, typed) in &self.exprs {
            let (header, step) = match &typed.node {
                Node::AddRec(h, xs) if xs.len() == 2 => (*h, xs[1]),
                _ => continue,
            };
            let proved = !self.proved[e].is_empty();
            if proved || self.is_short_way(header, step, typed.width) {
                all.insert((header, step));
            }
        }
        all
    }

    /// True if a recurrence does not come round past its start.
    pub(super) fn goes_not_round(&self, e: Expr, header: Block, step: Expr) -> bool {
        self.known_flags[e].has(Wrap::NW) || self.stated.not_round.contains(&(header, step))
    }

    fn is_short_way(&self, header: Block, step: Expr, width: u32) -> bool {
        let count = self
            .nest
            .headed(header)
            .and_then(|l| self.counts.get(l)?.constant_max);
        let (Some((_, count)), Some([_, step])) = (count, self.known_ranges[step]) else {
            return false;
        };
        let bits_of = |n: i128| 129 - (if n < 0 { !n } else { n }).leading_zeros();
        let bits = bits_of(step.smin()).max(bits_of(step.smax()));
        128 - count.leading_zeros() + bits <= width
    }
}
