//! Bias to jump threading: branches on values that may be undef or poison, frozen first or not.

use super::flow::{Plan, Plans, Style, Values};
use super::maker::Maker;
use super::scope::Known;
use super::threading_ranges::PREDICATES;
use tandem_ir::{BinOp, Flags, InstKind, IntPredicate, Type};

impl Maker<'_, '_, '_> {
    /// Freezes a maybe-poison integer of a small range, compares it near its bound, and passes it to an opaque call.
    pub(super) fn frozen_value_tested(&mut self) {
        let ty = Type::I32;
        let mut k = match self.c.below(6) {
            5 => self.undef_or_poison(ty),
            0 => {
                // Poison on one incoming edge.
                let cond = self.branch_condition();
                let plans: Plans = smallvec::smallvec![Plan {
                    ty,
                    style: Style::Constants
                }];
                let mut j = self.join(plans);
                j.divergent = cond.divergent;
                let side = self.f.create_block();
                let undef_or_poison = self.undef_or_poison(ty);
                let n = u64::from(self.c.below(3));
                let small = self.int(ty, n);
                j.edges
                    .push((self.at, smallvec::smallvec![undef_or_poison]));
                self.f.append_cond_br(self.at, cond.value, j.block, side);
                self.open(side);
                j.edges.push((self.at, smallvec::smallvec![small]));
                self.f.append_br(self.at, j.block);
                let k = self.finish(j).first().copied().unwrap_or(small);
                if self.c.chance(1, 2) {
                    return self.frozen_value_used_beside_a_phi(k);
                }
                k
            }
            1 => {
                // A condition that may be poison.
                let x = self.operand(ty);
                let one = self.int(ty, 1);
                let mut sum = self.op(InstKind::Binary(BinOp::Add), ty, &[x, one]);
                self.flag(&mut sum, Flags::NSW | Flags::NUW, false);
                let cond = self.compare(IntPredicate::Slt, sum, one);
                let (a, b) = (self.int(ty, 1), self.int(ty, 2));
                self.select(cond, a, b)
            }
            2 => {
                // Flags that may not hold.
                let x = self.confined(ty);
                let c = self.int(ty, u64::from(u32::MAX) - 4);
                let mut sum = self.op(InstKind::Binary(BinOp::Add), ty, &[x, c]);
                self.flag(&mut sum, Flags::NUW, false);
                sum
            }
            3 => {
                let x = self.confined(ty);
                let c = self.int(ty, 3);
                let mut either = self.op(InstKind::Binary(BinOp::Or), ty, &[x, c]);
                self.flag(&mut either, Flags::DISJOINT, false);
                either
            }
            _ => {
                // Behind a branch on another condition.
                let (a, b) = (self.int(ty, 1), self.undef_or_poison(ty));
                let cond = self.old_condition();
                let k = self.select(cond, a, b);
                let by = self.branch_condition();
                let plans = self.plans(0);
                self.diamond(by, plans, 0);
                k
            }
        };
        k.maybe_poison = true;
        let frozen = self.freeze(k);
        let tell = self.plain_function();
        self.call(tell, &[frozen]);
        let n = self.c.pick(&[3, 1, 2, 0, 4, 8], 3);
        self.compare_near(frozen, n);
    }

    /// A select on a maybe-poison condition decides the branch where two edges merge; in between a call may not
    /// return.
    pub(super) fn select_on_maybe_poison(&mut self) {
        let by = self.maybe_poison_condition();
        let cond = self.branch_condition();
        let plans = self.plans(0);
        let mut j = self.join(plans);
        j.divergent = cond.divergent || by.divergent;
        let common = j.plans.len();
        j.plans.push(Plan {
            ty: Type::I32,
            style: Style::Free,
        });
        let sides = [self.f.create_block(), self.f.create_block()];
        self.f
            .append_cond_br(self.at, cond.value, sides[0], sides[1]);
        let mark = self.scope.mark();
        for (n, side) in sides.into_iter().enumerate() {
            self.open(side);
            let last = if n == 0 {
                let (a, b) = (self.c.below(3), self.c.below(3));
                let (a, b) = (
                    self.int(Type::I32, u64::from(a)),
                    self.int(Type::I32, u64::from(b)),
                );
                let s = self.select(by, a, b);
                if self.c.chance(1, 3) {
                    // Another use.
                    let one = self.int(Type::I32, 1);
                    self.op(InstKind::Binary(BinOp::Add), Type::I32, &[s, one]);
                }
                s
            } else {
                self.operand(Type::I32)
            };
            let mut values: Values = (0..common)
                .map(|n| self.second_operand(j.plans[n].ty))
                .collect();
            values.push(last);
            j.edges.push((self.at, values));
            self.f.append_br(self.at, j.block);
            self.scope.reset(mark);
        }
        let phis = self.finish(j);
        let Some(&k) = phis.last() else { return };
        if self.poison_rich() && self.c.chance(1, 3) {
            self.may_stop();
        }
        let with = self.int(Type::I32, 1);
        let p = self.c.pick(&PREDICATES, IntPredicate::Eq);
        let asked = self.compare(p, k, with);
        let asked = if self.poison_rich() {
            asked
        } else {
            self.well_defined(asked)
        };
        let plans = self.plans(1);
        self.diamond(asked, plans, 1);
    }

    /// A condition of the kinds that may be poison; in UB-free programs one that is not.
    fn maybe_poison_condition(&mut self) -> Known {
        let ty = Type::I32;
        let kind = if self.poison_rich() {
            self.c.below(4)
        } else {
            3
        };
        let x = self.operand(ty);
        let k = match kind {
            0 => {
                let y = self.operand(ty);
                self.op(InstKind::Binary(BinOp::Shl), ty, &[x, y])
            }
            1 => {
                let y = self.second_operand(ty);
                let mut k = self.op(InstKind::Binary(BinOp::Add), ty, &[x, y]);
                self.flag(&mut k, Flags::NSW, false);
                k
            }
            2 => {
                let p = self.slot(ty);
                self.load(p, ty)
            }
            _ => x,
        };
        let n = self.c.below(5);
        let with = self.int(ty, u64::from(n));
        let p = self.c.pick(&PREDICATES, IntPredicate::Slt);
        let mut cond = self.compare(p, k, with);
        cond.maybe_poison |= kind < 3;
        if self.poison_rich() {
            cond
        } else {
            self.well_defined(cond)
        }
    }
}
