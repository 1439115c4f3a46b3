//! Conditions: new ones, and above all ones that imply or exclude each other.

use super::maker::Maker;
use super::scope::{Compared, Known, signed_max};
use crate::config::Feature;
use tandem_ir::{BinOp, Flags, InstKind, IntPredicate, Type};

impl Maker<'_, '_, '_> {
    /// Some condition, poison where that is allowed; at hand afterwards.
    pub(super) fn condition(&mut self) -> Known {
        let k = match self.c.weighted(&[9, 2, 2, 2, 1]) {
            1 => return self.old_condition(),
            2 => self.related_compare(),
            3 => self.combined(),
            4 if self.has(Feature::Freezes) => {
                let k = self.old_condition();
                self.freeze(k)
            }
            0 if !self.palette.floats.is_empty() && self.c.chance(1, 3) => self.float_compare(),
            _ => self.fresh_compare(),
        };
        self.scope.add(k);
        k
    }

    /// A condition that may be branched on.
    pub(super) fn branch_condition(&mut self) -> Known {
        let k = self.condition();
        self.well_defined(k)
    }

    /// A condition that was there before, if there is one.
    pub(super) fn old_condition(&mut self) -> Known {
        match self.at_hand(Type::I1) {
            Some(k) => k,
            None => {
                let k = self.fresh_compare();
                self.scope.add(k);
                k
            }
        }
    }

    /// A comparison of something at hand.
    pub(super) fn fresh_compare(&mut self) -> Known {
        let ty = self.int_type();
        let a = self.operand(ty);
        let b = if self.c.chance(2, 3) {
            self.some_int(ty)
        } else {
            self.other_operand(a)
        };
        self.compare_with(a, b)
    }

    /// A comparison of what was compared before, with the same number or a neighbour.
    pub(super) fn related_compare(&mut self) -> Known {
        let n = self.scope.compared.len() as u32;
        if n == 0 {
            return self.fresh_compare();
        }
        let back = self.c.below(n).min(self.c.below(n)) + 1;
        self.compare_beside(self.scope.compared[(n - back) as usize])
    }

    /// A comparison of that value, with the same number or a neighbour.
    fn compare_beside(&mut self, Compared { left, near }: Compared) -> Known {
        if self.uniform_only && left.divergent {
            return self.fresh_compare();
        }
        let delta = self.c.pick(&[0, 0, 1, u64::MAX, 2, 5], 0);
        let b = self.int(left.ty, near.wrapping_add(delta));
        self.compare_with(left, b)
    }

    fn compare_with(&mut self, a: Known, b: Known) -> Known {
        use IntPredicate::*;
        let p = self
            .c
            .pick(&[Eq, Ne, Ult, Slt, Ugt, Sgt, Ule, Sge, Uge, Sle], Eq);
        self.compare(p, a, b)
    }

    /// `icmp`; remembered, so that later ones can be about the same value.
    pub(super) fn compare(&mut self, p: IntPredicate, a: Known, b: Known) -> Known {
        let mut k = self.op(InstKind::ICmp(p), Type::I1, &[a, b]);
        let width = a.ty.int_width().unwrap_or(65);
        if width <= 64 {
            let positive = a.max.max(b.max) <= signed_max(width);
            let wrong = self.poison_rich() && self.c.chance(1, 8);
            if self.has(Feature::Flags) && (wrong || (positive && self.c.chance(1, 2))) {
                self.flag(&mut k, Flags::SAMESIGN, positive);
            }
            if self.f.as_const(a.value).is_none() {
                let near = b.min;
                self.scope.compared.push(Compared { left: a, near });
            }
        }
        k
    }

    /// Two conditions in one, or the opposite of one.
    fn combined(&mut self) -> Known {
        let a = match self.c.chance(1, 2) {
            true => self.old_condition(),
            false => self.related_compare(),
        };
        let last = self.scope.compared.last().copied();
        let b = match (self.c.below(4), last) {
            (0, _) => self.int(Type::I1, 1),
            // Of one value, so that each says something of the other.
            (1 | 2, Some(last)) => self.compare_beside(last),
            _ => self.related_compare(),
        };
        let yes = self.int(Type::I1, 1);
        let no = self.int(Type::I1, 0);
        match self.c.below(5) {
            0 | 1 => self.op(InstKind::Binary(BinOp::Xor), Type::I1, &[a, b]),
            2 => self.op(InstKind::Binary(BinOp::And), Type::I1, &[a, b]),
            3 => self.op(InstKind::Binary(BinOp::Or), Type::I1, &[a, b]),
            _ if !self.has(Feature::Selects) => {
                self.op(InstKind::Binary(BinOp::Xor), Type::I1, &[a, yes])
            }
            // The short-circuit forms of "and" and "or", as `select`.
            _ if self.c.chance(1, 2) => self.select(a, b, no),
            _ => self.select(a, yes, b),
        }
    }
}
