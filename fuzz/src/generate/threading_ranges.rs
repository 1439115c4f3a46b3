//! Bias to jump threading: comparisons at range boundaries.
//!
//! Values are confined to small ranges by construction (a mask, a remainder, a choice of two constants), used
//! in arithmetic, and the result is compared with a constant at the boundary of the range that follows.
//! Conditions are combined by `and` and `or`, and their parts are tested again on either side of the branch.
//! The ranges are small so that executions on few inputs reach their boundaries.

use super::flow::{Plan, Plans, Style, Values};
use super::maker::Maker;
use super::scope::{Known, signed_max, type_max};
use crate::config::Feature;
use tandem_ir::constant::Bits;
use tandem_ir::{BinOp, Block, CastOp, InstKind, IntPredicate, Type};

/// All predicates.
pub(super) const PREDICATES: [IntPredicate; 10] = {
    use IntPredicate::*;
    [Eq, Ne, Ult, Slt, Ugt, Sgt, Ule, Sge, Uge, Sle]
};

impl Maker<'_, '_, '_> {
    /// One of the patterns of this file: a branch that a range analysis can decide, or nearly.
    pub(super) fn range_pattern(&mut self) {
        let wide = self.palette.ints.iter().any(|t| t.int_width() > Some(64));
        let frozen = 4 * u32::from(self.poison_rich());
        let selects = 4 * u32::from(self.has(Feature::Selects));
        let loops = u32::from(self.has(Feature::Loops) && self.loops.is_empty());
        let wide = 2 * u32::from(wide);
        let weights = [
            6,
            4,
            3,
            frozen,
            wide,
            1,
            selects,
            2,
            6 * loops,
            4 * loops,
            6 * loops,
            4,
            3,
            2,
        ];
        match self.c.weighted(&weights) {
            0 => self.arithmetic_at_range_boundary(),
            1 => self.conjunction_parts_tested(),
            2 => self.relation_tested_again(),
            3 => self.frozen_value_tested(),
            4 => self.wide_integer_tested(),
            6 => self.select_on_maybe_poison(),
            7 => self.both_edges_to_one_block(),
            8 => self.loop_that_swaps_phis(),
            9 => self.counter_tested_in_header(),
            10 => self.loop_with_two_latches(),
            11 => self.combined_remainders(),
            12 => self.undef_compared_with_extreme(),
            13 => self.word_mask_on_wide_integer(),
            _ => self.sum_with_complement(),
        }
    }

    /// Shuffles the layout of the finished body, all blocks but the entry.
    pub(super) fn shuffle_layout(&mut self) {
        if !self.c.chance(1, 8) {
            return;
        }
        let blocks: Vec<Block> = self.f.blocks().skip(1).collect();
        for &b in &blocks {
            let to = blocks[self.c.below(blocks.len() as u32) as usize];
            if to != b {
                self.f.detach_block(b);
                self.f.insert_block_before(b, to);
            }
        }
    }

    // ----- values ------------------------------------------------------------------------

    /// An integer type for arithmetic: one of the program's, or one of an unusual width.
    pub(super) fn narrow_type(&mut self) -> Type {
        let ty = self.int_type();
        let width = ty.int_width().unwrap_or(64);
        if !(7..=64).contains(&width) || self.c.chance(1, 5) {
            return Type::int(self.c.pick(&[7, 5, 13], 7));
        }
        ty
    }

    /// A value of a small range, which perhaps includes negative values.
    pub(super) fn confined(&mut self, ty: Type) -> Known {
        let x = self.operand(ty);
        let x = self.well_defined(x);
        // Below a bound: a mask may leave out some values below it, a remainder takes each.
        let k = if self.c.chance(1, 3) {
            let bound = self.c.pick(&[5, 3, 6, 11, 100], 5);
            let bound = self.int(ty, bound);
            let mut k = self.op(InstKind::Binary(BinOp::URem), ty, &[x, bound]);
            (k.min, k.max) = (0, bound.max.saturating_sub(1));
            k
        } else {
            let mask = self.c.pick(&[3, 1, 7, 6, 15], 3);
            let mask = self.int(ty, mask);
            let mut k = self.op(InstKind::Binary(BinOp::And), ty, &[x, mask]);
            (k.min, k.max) = (0, mask.max);
            k
        };
        match self.c.below(5) {
            0 => {
                let n = self.c.pick(&[2, 1, 4], 2);
                let by = self.int(ty, n);
                // The range includes negative values now.
                let below = self.op(InstKind::Binary(BinOp::Sub), ty, &[k, by]);
                self.plain(below.value, ty)
            }
            1 => {
                let n = u64::from(1 + self.c.below(6));
                let by = self.int(ty, n);
                self.binary(BinOp::Add, k, by)
            }
            2 => self.one_of_two(ty),
            _ => k,
        }
    }

    /// One of two constants.
    fn one_of_two(&mut self, ty: Type) -> Known {
        let cond = self.branch_condition();
        let (a, b) = (u64::from(self.c.below(6)), self.c.below(8));
        let b = if b == 7 { u64::MAX } else { u64::from(b) };
        let (a, b) = (self.int(ty, a), self.int(ty, b));
        if self.has(Feature::Selects) && self.c.chance(1, 2) {
            return self.select(cond, a, b);
        }
        let plans: Plans = smallvec::smallvec![Plan {
            ty,
            style: Style::Constants
        }];
        let mut j = self.join(plans);
        j.divergent = cond.divergent;
        let side = self.f.create_block();
        let direct: Values = smallvec::smallvec![a];
        j.edges.push((self.at, direct));
        self.f.append_cond_br(self.at, cond.value, j.block, side);
        self.open(side);
        j.edges.push((self.at, smallvec::smallvec![b]));
        self.f.append_br(self.at, j.block);
        let phis = self.finish(j);
        phis.first().copied().unwrap_or(a)
    }

    /// Branches on a comparison of `k` with a constant at or near `n`.
    pub(super) fn compare_near(&mut self, k: Known, n: u64) {
        let with = self.int(k.ty, n);
        let p = self.c.pick(&PREDICATES, IntPredicate::Ult);
        let cond = if self.c.chance(1, 6) {
            self.compare(p, with, k)
        } else {
            self.compare(p, k, with)
        };
        let plans = self.plans(1);
        let cond = self.well_defined(cond);
        self.diamond(cond, plans, 1);
    }

    // ----- patterns ----------------------------------------------------------------------

    /// Arithmetic on values of small ranges; the result is compared at the boundaries of its range.
    fn arithmetic_at_range_boundary(&mut self) {
        use BinOp::*;
        let ty = self.narrow_type();
        let a = self.confined(ty);
        let width = ty.int_width().unwrap_or(64);
        let op = self.c.pick(
            &[Add, Or, And, Sub, URem, AShr, Shl, LShr, Mul, Xor, UDiv],
            Add,
        );
        let b = match op {
            AShr | Shl | LShr => {
                let n = self.c.below(width.min(8));
                let n = if self.c.chance(1, 4) { width - 1 } else { n };
                self.int(ty, u64::from(n))
            }
            URem | UDiv => {
                let k = self.confined(ty);
                let one = self.int(ty, 1);
                let mut k = self.op(InstKind::Binary(Or), ty, &[k, one]);
                k.min = 1;
                k
            }
            _ => self.confined(ty),
        };
        let k = self.op(InstKind::Binary(op), ty, &[a, b]);
        self.scope.add(k);
        let top = type_max(width);
        let ends = [
            a.max | b.max,
            a.max.wrapping_add(b.max),
            b.max.wrapping_sub(1),
            a.min.min(b.min),
            a.max,
            0,
            top,
        ];
        let end = self.c.pick(&ends, 0);
        let near = self.c.pick(&[0, 1, u64::MAX], 0);
        let n = end.wrapping_add(near) & top;
        let (k, n) = match self.c.below(4) {
            0 => (self.converted(k), n),
            1 => {
                let c = self.int(ty, 5);
                let k = self.op(InstKind::Binary(Mul), ty, &[k, c]);
                (self.converted(k), u64::from(self.c.below(64)))
            }
            _ => (k, n),
        };
        self.compare_near(k, n);
    }

    /// The value in another width.
    fn converted(&mut self, k: Known) -> Known {
        let from = k.ty.int_width().unwrap_or(64);
        let to = self.c.pick(&[5, 8, 16, 32, 64, 3], 8);
        let ty = Type::int(to);
        let cast = match from.cmp(&to) {
            std::cmp::Ordering::Equal => return k,
            std::cmp::Ordering::Greater => CastOp::Trunc,
            std::cmp::Ordering::Less => self.c.pick(&[CastOp::SExt, CastOp::ZExt], CastOp::SExt),
        };
        self.op(InstKind::Cast(cast), ty, &[k])
    }

    /// A branch on two comparisons joined by `and` or `or`; on each side one of them, or a similar one, is tested.
    fn conjunction_parts_tested(&mut self) {
        let ty = self.narrow_type();
        let (x, y) = (self.confined(ty), self.confined(ty));
        let (a, b) = (self.part(x), self.part(y));
        let yes = self.int(Type::I1, 1);
        let no = self.int(Type::I1, 0);
        let both = match self.c.below(6) {
            0 | 1 => self.op(InstKind::Binary(BinOp::And), Type::I1, &[a, b]),
            2 => self.op(InstKind::Binary(BinOp::Or), Type::I1, &[a, b]),
            3 => self.op(InstKind::Binary(BinOp::Xor), Type::I1, &[a, yes]),
            4 => self.select(a, b, no),
            _ => a,
        };
        let both = self.well_defined(both);
        self.on_both_sides(both, |me| {
            let of = if me.c.chance(1, 2) { x } else { y };
            let n = me.c.below(9);
            me.compare_near(of, u64::from(n));
        });
    }

    /// A comparison of a value, or of its sum with a constant, with a small constant.
    fn part(&mut self, k: Known) -> Known {
        let mut k = k;
        if self.c.chance(1, 2) {
            let n = u64::from(1 + self.c.below(4));
            let by = self.int(k.ty, n);
            k = self.op(InstKind::Binary(BinOp::Add), k.ty, &[k, by]);
        }
        let n = self.c.below(7);
        let with = self.int(k.ty, u64::from(n));
        let p = self.c.pick(&PREDICATES, IntPredicate::Ult);
        self.compare(p, k, with)
    }

    /// Branches on a condition; each arm contains what `branch_on` writes.
    fn on_both_sides(&mut self, cond: Known, mut branch_on: impl FnMut(&mut Self)) {
        let plans = self.plans(1);
        let mut j = self.join(plans);
        j.divergent = cond.divergent;
        let sides = [self.f.create_block(), self.f.create_block()];
        self.f
            .append_cond_br(self.at, cond.value, sides[0], sides[1]);
        let mark = self.scope.mark();
        self.depth += 1;
        self.divergence += u32::from(j.divergent);
        for side in sides {
            self.open(side);
            branch_on(self);
            self.arrive(&mut j);
            self.scope.reset(mark);
        }
        self.divergence -= u32::from(j.divergent);
        self.depth -= 1;
        self.finish(j);
    }

    /// Two values are compared, and compared again in the arms: with operands swapped, or by another predicate.
    fn relation_tested_again(&mut self) {
        let ty = self.narrow_type();
        let (x, y) = (self.confined(ty), self.confined(ty));
        let p = self.c.pick(&PREDICATES, IntPredicate::Ult);
        let cond = self.compare(p, x, y);
        let cond = self.well_defined(cond);
        self.on_both_sides(cond, |me| {
            let p = me.c.pick(&PREDICATES, IntPredicate::Slt);
            let (l, r) = if me.c.chance(1, 2) { (x, y) } else { (y, x) };
            let again = me.compare(p, l, r);
            let again = me.well_defined(again);
            let plans = me.plans(1);
            me.diamond(again, plans, 1);
        });
    }

    /// Both edges of one branch, and other edges, lead to a block that branches on a phi.
    fn both_edges_to_one_block(&mut self) {
        let ty = Type::I32;
        let plans: Plans = smallvec::smallvec![Plan {
            ty,
            style: Style::Constants
        }];
        let (outer, inner) = (self.branch_condition(), self.branch_condition());
        let mut j = self.join(plans);
        j.divergent = outer.divergent || inner.divergent;
        let sides = [(); 3].map(|()| self.f.create_block());
        self.append_three_way_branch(outer, inner, sides);
        let mark = self.scope.mark();
        for (n, side) in sides.into_iter().enumerate() {
            self.open(side);
            let value = if n == 2 {
                self.operand(ty)
            } else {
                self.int(ty, 1)
            };
            let values: Values = smallvec::smallvec![value];
            j.edges.push((side, values.clone()));
            if n == 2 || self.c.chance(1, 4) {
                self.f.append_br(side, j.block);
            } else if self.c.chance(1, 2) {
                j.edges.push((side, values));
                self.f.append_cond_br(side, inner.value, j.block, j.block);
            } else {
                j.edges.push((side, values));
                let on = self.operand(ty);
                let on = self.well_defined(on);
                let other = self.f.create_block();
                let (join, beside) = (self.f.block_value(j.block), self.f.block_value(other));
                let (a, b) = (self.int(ty, 4), self.int(ty, 9));
                self.append(
                    InstKind::Switch,
                    Type::VOID,
                    &[on.value, beside, a.value, join, b.value, join],
                );
                self.open(other);
                j.edges.push((other, smallvec::smallvec![value]));
                self.f.append_br(other, j.block);
            }
            self.scope.reset(mark);
        }
        let phis = self.finish(j);
        let Some(&k) = phis.first() else { return };
        let with = self.int(ty, 1);
        let asked = self.compare(IntPredicate::Eq, k, with);
        let asked = self.well_defined(asked);
        let plans = self.plans(1);
        self.diamond(asked, plans, 1);
    }

    /// Branches to one of three blocks, by two conditions.
    fn append_three_way_branch(&mut self, outer: Known, inner: Known, to: [Block; 3]) {
        let middle = self.f.create_block();
        self.f.append_cond_br(self.at, outer.value, to[0], middle);
        self.open(middle);
        self.f.append_cond_br(middle, inner.value, to[1], to[2]);
    }

    /// The frozen value is passed to an opaque call in a block whose branch another phi decides.
    pub(super) fn frozen_value_used_beside_a_phi(&mut self, k: Known) {
        let ty = Type::I32;
        let cond = self.branch_condition();
        let plan = Plan {
            ty,
            style: Style::Constants,
        };
        let mut j = self.join(smallvec::smallvec![plan; 2]);
        j.divergent = cond.divergent;
        let side = self.f.create_block();
        let undef_or_poison = self.undef_or_poison(ty);
        let (one, two) = (self.int(ty, 1), self.int(ty, 2));
        j.edges
            .push((self.at, smallvec::smallvec![one, undef_or_poison]));
        self.f.append_cond_br(self.at, cond.value, j.block, side);
        self.open(side);
        j.edges.push((self.at, smallvec::smallvec![two, k]));
        self.f.append_br(self.at, j.block);
        let phis = self.finish(j);
        let (Some(&d), Some(&open)) = (phis.first(), phis.get(1)) else {
            return;
        };
        let frozen = self.freeze(Known {
            maybe_poison: true,
            ..open
        });
        self.scope.add(frozen);
        self.compare_near(d, 1);
        let tell = self.plain_function();
        self.call(tell, &[frozen]);
        self.call(tell, &[frozen]);
    }

    /// An integer of more than 64 bits, negative on one incoming edge, is compared.
    fn wide_integer_tested(&mut self) {
        let found = self.palette.ints.iter().find(|t| t.int_width() > Some(64));
        let Some(&ty) = found else {
            return self.arithmetic_at_range_boundary();
        };
        let width = ty.int_width().unwrap_or(128);
        let cond = self.branch_condition();
        let n = self.c.pick(&[-1, -2, i64::MIN], -1);
        let below = self.f.bits(&Bits::from_i64(width, n));
        let above = self
            .f
            .bits(&Bits::from_u64(width, self.c.pick(&[3, u64::MAX, 0], 3)));
        let (a, b) = (self.plain(below, ty), self.plain(above, ty));
        let plans: Plans = smallvec::smallvec![Plan {
            ty,
            style: Style::Constants
        }];
        let mut j = self.join(plans);
        j.divergent = cond.divergent;
        let side = self.f.create_block();
        j.edges.push((self.at, smallvec::smallvec![a]));
        self.f.append_cond_br(self.at, cond.value, j.block, side);
        self.open(side);
        j.edges.push((self.at, smallvec::smallvec![b]));
        self.f.append_br(self.at, j.block);
        let phis = self.finish(j);
        let Some(&k) = phis.first() else { return };
        let with = self
            .f
            .bits(&Bits::from_u64(width, self.c.pick(&[0, 5, u64::MAX], 0)));
        let with = self.plain(with, ty);
        let p = self.c.pick(&PREDICATES, IntPredicate::Slt);
        let asked = self.op(InstKind::ICmp(p), Type::I1, &[k, with]);
        let plans = self.plans(1);
        self.diamond(asked, plans, 1);
    }

    /// A value and its complement are added, which gives all ones for every value; likewise parts of a range.
    fn sum_with_complement(&mut self) {
        let ty = self.narrow_type();
        let x = self.operand(ty);
        let x = self.well_defined(x);
        let top = type_max(ty.int_width().unwrap_or(64));
        let ones = self.int(ty, top);
        let not = self.op(InstKind::Binary(BinOp::Xor), ty, &[x, ones]);
        let mut sum = self.op(InstKind::Binary(BinOp::Add), ty, &[x, not]);
        if self.c.chance(1, 3) {
            let zero = self.int(ty, 0);
            sum = self.op(InstKind::Binary(BinOp::Sub), ty, &[zero, sum]);
        }
        let n = self.c.pick(&[top, 1, signed_max(7)], top);
        self.compare_near(sum, n);
    }
}
