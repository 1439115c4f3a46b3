//! Bias to edges that can be threaded: branches whose outcome is known on some incoming edges.
//!
//! Each pattern has three parts: what makes the outcome known (a phi of constants, an earlier branch on the same
//! condition, an edge of a switch, a loop-carried flag, a select), a block that would be duplicated, whose cost
//! lies on either side of the threshold, and the branch. Half of the conditions are obscured: frozen,
//! inverted, compared with a neighbouring constant, or tested behind a merge that loses them. The files
//! `threading_*` hold further patterns, one subject each.

use super::flow::{Plan, Plans, Style, Values};
use super::maker::Maker;
use super::scope::Known;
use crate::config::Feature;
use smallvec::{SmallVec, smallvec};
use tandem_ir::{BinOp, CastOp, InstKind, IntPredicate, Type};

impl Maker<'_, '_, '_> {
    /// True if the bias is to edges that can be threaded.
    pub(super) fn biased_to_threading(&self) -> bool {
        self.config.aims_at("thread-edge")
    }

    /// A branch whose outcome is known on some edge.
    pub(super) fn threading_pattern(&mut self) {
        let loops = u32::from(self.has(Feature::Loops) && self.loops.len() < 3);
        let switches = u32::from(self.has(Feature::Switches));
        let hazards = 5 * u32::from(self.biased_to_threading());
        let asked = 8 * u32::from(self.biased_to_threading());
        let weights = [6, 4, 3, 2 * switches, 3 * loops, 2, 2, 2, hazards, asked];
        match self.c.weighted(&weights) {
            0 => self.phi_of_constants(),
            1 => self.condition_tested_again(),
            2 => self.select_before_branch(),
            3 => self.edges_of_one_switch(),
            4 => self.loop_carried_flag(),
            5 => self.implied_condition(),
            6 => self.two_phis_compared(),
            8 => self.legality_pattern(),
            9 => self.range_pattern(),
            _ => self.chain_of_decisions(),
        }
    }

    // ----- parts -----------------------------------------------------------------------

    /// What else the block with the branch contains: nothing, something, or about as much as may be duplicated.
    fn filler(&mut self) {
        if self.biased_to_threading() && self.c.chance(1, 5) {
            self.duplication_obstacle();
        }
        let n = self.c.pick(&[0, 0, 0, 1, 1, 2, 3, 4, 5, 6], 0);
        for _ in 0..n {
            self.simple_statement();
        }
    }

    /// A phi whose values are constants on some edges, and perhaps others.
    fn deciding_plans(&mut self, ty: Type) -> Plans {
        let style = self.c.pick(
            &[Style::Constants, Style::Mixed, Style::Mixed],
            Style::Constants,
        );
        let mut plans: Plans = smallvec![Plan { ty, style }];
        let more = self.plans(0);
        plans.extend(more.into_iter().take(2));
        plans
    }

    fn deciding_type(&mut self) -> Type {
        if self.c.chance(2, 5) {
            Type::I1
        } else {
            self.int_type()
        }
    }

    /// Writes a block where edges merge, with a phi of constants; gives its phis.
    fn merge_point(&mut self) -> Values {
        let ty = self.deciding_type();
        let plans = self.deciding_plans(ty);
        if self.has(Feature::Switches) && self.c.chance(1, 4) {
            let t = self.int_type();
            let on = self.operand(t);
            return self.switch_on(on, plans, 1);
        }
        let cond = self.branch_condition();
        self.diamond(cond, plans, 1)
    }

    /// A condition computed from a value by operations that a pass can see through.
    fn decision(&mut self, k: Known) -> Known {
        let mut cond = if k.ty == Type::I1 {
            k
        } else if self.c.chance(1, 8) {
            self.op(InstKind::Cast(CastOp::Trunc), Type::I1, &[k])
        } else {
            self.decision_by_compare(k)
        };
        for _ in 0..self.c.pick(&[0, 0, 0, 0, 1, 1, 2], 0) {
            cond = self.obscured(cond);
        }
        cond
    }

    fn decision_by_compare(&mut self, k: Known) -> Known {
        use IntPredicate::*;
        let mut k = k;
        if self.c.chance(1, 4) {
            let by = self.small_constant(k.ty);
            let op = self.c.pick(
                &[BinOp::Add, BinOp::Xor, BinOp::And, BinOp::Sub],
                BinOp::Add,
            );
            k = self.binary(op, k, by);
        }
        let n = self.c.below(4);
        let with = self.int(k.ty, u64::from(n));
        let p = self.c.pick(&[Eq, Ne, Ult, Slt, Ugt, Sgt, Sle, Uge], Eq);
        self.compare(p, k, with)
    }

    /// The condition inverted, frozen, or mixed with another one.
    fn obscured(&mut self, cond: Known) -> Known {
        let (yes, no) = (self.int(Type::I1, 1), self.int(Type::I1, 0));
        match self.c.below(6) {
            0 => self.op(InstKind::Binary(BinOp::Xor), Type::I1, &[cond, yes]),
            1 if self.has(Feature::Freezes) => self.freeze(cond),
            2 => {
                let other = self.old_condition();
                self.op(InstKind::Binary(BinOp::Xor), Type::I1, &[cond, other])
            }
            3 => {
                let other = self.old_condition();
                let op = self.c.pick(&[BinOp::And, BinOp::Or], BinOp::And);
                self.op(InstKind::Binary(op), Type::I1, &[cond, other])
            }
            4 if self.has(Feature::Selects) => {
                let other = self.old_condition();
                if self.c.chance(1, 2) {
                    self.select(cond, other, no)
                } else {
                    self.select(cond, yes, other)
                }
            }
            _ => cond,
        }
    }

    /// Branches on a value (or switches, if it is no condition).
    fn branch_on(&mut self, k: Known) {
        let plans = self.plans(1);
        if k.ty != Type::I1 && self.has(Feature::Switches) && self.c.chance(1, 3) {
            self.switch_on(k, plans, 2);
            return;
        }
        if self.c.chance(1, 3) {
            return self.branch_on_plainly(k);
        }
        let cond = self.decision(k);
        let cond = self.well_defined(cond);
        self.diamond(cond, plans, 2);
    }

    // ----- patterns ---------------------------------------------------------------------

    /// Arms set a phi to constants; the block where they merge branches on it.
    fn phi_of_constants(&mut self) {
        let phis = self.merge_point();
        self.filler();
        if let Some(&k) = phis.first() {
            self.branch_on(k);
        }
    }

    /// A condition is branched on, and again behind the merge of the arms: itself or a related one.
    fn condition_tested_again(&mut self) {
        let first = self.branch_condition();
        let plans = self.plans(0);
        self.diamond(first, plans, 1);
        self.filler();
        let again = match self.c.below(4) {
            0 | 1 => first,
            2 => self.related_compare(),
            _ => self.obscured(first),
        };
        let again = self.well_defined(again);
        let plans = self.plans(1);
        self.diamond(again, plans, 2);
    }

    /// An arm chooses by `select` what is branched on where it merges with the others.
    fn select_before_branch(&mut self) {
        if !self.has(Feature::Selects) {
            return self.phi_of_constants();
        }
        let cond = self.fresh_compare();
        let cond = self.well_defined(cond);
        let ty = self.deciding_type();
        let plans = self.plans(0);
        let mut j = self.join(plans);
        // Where another edge is known too, that one is threaded first and no select is left to unfold.
        let style = self.c.pick(
            &[Style::Free, Style::Free, Style::Free, Style::Constants],
            Style::Free,
        );
        j.plans.insert(0, Plan { ty, style });
        j.divergent = cond.divergent;
        let sides = [self.f.create_block(), self.f.create_block()];
        self.f
            .append_cond_br(self.at, cond.value, sides[0], sides[1]);
        let mark = self.scope.mark();
        self.divergence += u32::from(j.divergent);
        for (n, &side) in sides.iter().enumerate() {
            self.open(side);
            if self.c.chance(1, 3) {
                self.simple_statement();
            }
            let mut values = self.values(&j.plans);
            if n == 0 || self.c.chance(1, 4) {
                let by = self.fresh_compare();
                let a = self.small_constant(ty);
                let b = if self.c.chance(3, 4) {
                    let n = a.min ^ u64::from(1 + self.c.below(3));
                    self.int(ty, n)
                } else {
                    self.second_operand(ty)
                };
                values[0] = self.select(by, a, b);
            }
            j.edges.push((self.at, values));
            self.f.append_br(self.at, j.block);
            self.scope.reset(mark);
        }
        self.divergence -= u32::from(j.divergent);
        let phis = self.finish(j);
        if self.c.chance(1, 3) {
            self.filler();
        }
        if let Some(&k) = phis.first() {
            self.branch_on_plainly(k);
        }
    }

    /// Branches or switches on a value itself, or on a comparison of it with a small number.
    fn branch_on_plainly(&mut self, k: Known) {
        let plans = self.plans(1);
        if k.ty != Type::I1 && self.has(Feature::Switches) && self.c.chance(1, 3) {
            self.switch_on(k, plans, 2);
            return;
        }
        let mut cond = k;
        if k.ty != Type::I1 {
            let n = self.c.below(3);
            let with = self.int(k.ty, u64::from(n));
            let p = self.c.pick(
                &[IntPredicate::Eq, IntPredicate::Ugt, IntPredicate::Slt],
                IntPredicate::Eq,
            );
            cond = self.compare(p, k, with);
        }
        let cond = self.well_defined(cond);
        self.diamond(cond, plans, 2);
    }

    /// Several edges of one switch lead to a block that branches on which case it was.
    fn edges_of_one_switch(&mut self) {
        let ty = self.int_type();
        let on = self.operand(ty);
        let on = self.well_defined(on);
        let plans = self.plans(0);
        let mut j = self.join(plans);
        j.divergent = on.divergent;
        let (many, other) = (self.f.create_block(), self.f.create_block());
        let first = u64::from(self.c.below(3));
        let mut ops: SmallVec<[_; 12]> = smallvec![on.value];
        let spread = self.c.chance(1, 4);
        ops.push(self.f.block_value(if spread { many } else { other }));
        let width = ty.int_width().unwrap_or(64);
        let count = if width < 3 { 2 } else { 2 + self.c.below(3) };
        for n in 0..count {
            let case = self.int(
                ty,
                if width < 3 {
                    u64::from(n)
                } else {
                    first + u64::from(n)
                },
            );
            let to = if n < 2 || self.c.chance(1, 2) {
                many
            } else {
                other
            };
            ops.extend([case.value, self.f.block_value(to)]);
        }
        self.append(InstKind::Switch, Type::VOID, &ops);
        let mark = self.scope.mark();
        self.divergence += u32::from(on.divergent);
        self.depth += 1;
        self.open(many);
        self.filler();
        let near = first + u64::from(self.c.below(2));
        let with = self.int(ty, near);
        let p = self.c.pick(
            &[
                IntPredicate::Eq,
                IntPredicate::Ne,
                IntPredicate::Ult,
                IntPredicate::Ugt,
            ],
            IntPredicate::Eq,
        );
        let cond = self.compare(p, on, with);
        let inner = self.plans(1);
        self.diamond(cond, inner, 1);
        self.arrive(&mut j);
        self.scope.reset(mark);
        self.arms(&mut j, &[other], 1);
        self.depth -= 1;
        self.divergence -= u32::from(on.divergent);
        self.finish(j);
    }

    /// A flag or state that starts as a constant, becomes another one, and is branched on in every iteration.
    fn loop_carried_flag(&mut self) {
        let ty = self.deciding_type();
        let style = self
            .c
            .pick(&[Style::Constants, Style::Mixed], Style::Constants);
        let mut plans: Plans = smallvec![Plan { ty, style }];
        let more = self.plans(0);
        plans.extend(more.into_iter().take(1));
        let count = plans.len();
        self.counted_loop(plans, &mut |me| {
            // The loop-carried phis are the first values of the loop that are in scope.
            let flag = me.carried_values(count).first().copied();
            if me.c.chance(1, 3) {
                me.filler();
            }
            match flag {
                Some(k) => me.branch_on(k),
                None => me.simple_statement(),
            }
            if me.c.chance(1, 2) {
                me.statements(1);
            }
        });
    }

    /// A condition tested inside an arm that another condition guards.
    fn implied_condition(&mut self) {
        let outer = self.fresh_compare();
        self.scope.add(outer);
        let outer = self.well_defined(outer);
        let plans = self.plans(1);
        let mut j = self.join(plans);
        j.divergent = outer.divergent;
        let sides = [self.f.create_block(), self.f.create_block()];
        self.f
            .append_cond_br(self.at, outer.value, sides[0], sides[1]);
        let mark = self.scope.mark();
        self.depth += 1;
        self.divergence += u32::from(j.divergent);
        let hops = 1 + self.c.below(4);
        for &side in &sides {
            self.open(side);
            for _ in 0..hops {
                let inner = self.related_compare();
                let inner = self.well_defined(inner);
                let p = self.plans(0);
                if self.budget > 0 {
                    self.diamond(inner, p, 1);
                }
            }
            self.arrive(&mut j);
            self.scope.reset(mark);
        }
        self.divergence -= u32::from(j.divergent);
        self.depth -= 1;
        self.finish(j);
    }

    /// Two phis of one block, compared with each other; now and then the two are also swapped.
    fn two_phis_compared(&mut self) {
        let ty = self.int_type();
        let style = self.c.pick(&[Style::Mixed, Style::Constants], Style::Mixed);
        let mut plans: Plans = smallvec![Plan { ty, style }, Plan { ty, style }];
        plans.truncate(2);
        let cond = self.branch_condition();
        let phis = self.diamond(cond, plans, 1);
        self.filler();
        let (Some(&a), Some(&b)) = (phis.first(), phis.get(1)) else {
            return;
        };
        let p = self.c.pick(
            &[
                IntPredicate::Eq,
                IntPredicate::Ne,
                IntPredicate::Ult,
                IntPredicate::Slt,
            ],
            IntPredicate::Eq,
        );
        let cond = self.compare(p, a, b);
        let cond = self.well_defined(cond);
        let plans = self.plans(1);
        self.diamond(cond, plans, 2);
    }

    /// A chain of merge blocks, each of which branches on a phi that the one before has set.
    fn chain_of_decisions(&mut self) {
        let mut k = None;
        for _ in 0..2 + self.c.below(2) {
            if self.budget <= 0 {
                return;
            }
            let ty = self.deciding_type();
            let plans = self.deciding_plans(ty);
            let cond = match k {
                Some(k) => self.decision(k),
                None => self.branch_condition(),
            };
            let cond = self.well_defined(cond);
            let phis = self.diamond(cond, plans, 1);
            k = phis.first().copied();
        }
        if let Some(k) = k {
            self.branch_on(k);
        }
    }
}
