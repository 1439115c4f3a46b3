//! Bias to jump threading: integers and comparisons at extreme values.
//!
//! Sums and bit operations on remainders (whose bounds are no powers of two), comparisons with the
//! smallest or largest value of a type (which have one answer for every operand, undef included), and
//! masks of 64 ones on wider integers. Range analyses that are right on ordinary programs tend to be off
//! by one, or to lose a carry, on these.

use super::flow::{Plan, Plans, Style};
use super::maker::Maker;
use super::scope::{Known, signed_max, type_max};
use tandem_ir::constant::Bits;
use tandem_ir::{BinOp, CastOp, InstKind, IntPredicate, Type};

impl Maker<'_, '_, '_> {
    /// Two remainders, whose bounds are no powers of two, combined; the result is compared near the larger bound.
    pub(super) fn combined_remainders(&mut self) {
        use BinOp::*;
        let ty = self.narrow_type();
        let (a, b) = (self.remainder(ty), self.remainder(ty));
        let op = self.c.pick(&[Or, Or, Xor, And, Add, Sub], Or);
        let k = self.op(InstKind::Binary(op), ty, &[a, b]);
        self.scope.add(k);
        let n = a.max.max(b.max) + u64::from(self.c.below(3));
        self.compare_near(k, n);
    }

    /// An unsigned remainder by a constant that is no power of two.
    fn remainder(&mut self, ty: Type) -> Known {
        let x = self.second_operand(ty);
        let x = self.well_defined(x);
        let bound = self.c.pick(&[5, 3, 6, 11, 7], 5);
        let bound = self.int(ty, bound);
        let mut k = self.op(InstKind::Binary(BinOp::URem), ty, &[x, bound]);
        (k.min, k.max) = (0, bound.max.saturating_sub(1));
        k
    }

    /// Undef, perhaps on one incoming edge of a phi only, is compared with an extreme value of its type: the answer
    /// is the same for every operand, so it is known all the same.
    pub(super) fn undef_compared_with_extreme(&mut self) {
        use IntPredicate::*;
        if !self.poison_rich() {
            return self.combined_remainders();
        }
        let ty = self.narrow_type();
        let width = ty.int_width().unwrap_or(64);
        let (top, half) = (type_max(width), signed_max(width));
        let least = half.wrapping_add(1) & top;
        let ends = [
            (Ult, 0),
            (Uge, 0),
            (Ugt, top),
            (Ule, top),
            (Slt, least),
            (Sge, least),
            (Sgt, half),
            (Sle, half),
        ];
        let (p, n) = self.c.pick(&ends, ends[0]);
        let undef_or_poison = self.f.undef(ty);
        let undef_or_poison = Known {
            maybe_poison: true,
            ..self.plain(undef_or_poison, ty)
        };
        let k = match self.c.below(3) {
            0 => undef_or_poison,
            _ => {
                let other = self.second_operand(ty);
                let other = self.well_defined(other);
                match self.phi_with_one_operand_from(ty, undef_or_poison, other) {
                    Some(k) => k,
                    None => return,
                }
            }
        };
        let with = self.int(ty, n);
        let mut cond = self.op(InstKind::ICmp(p), Type::I1, &[k, with]);
        // The answer is the same for every choice of undef.
        cond.maybe_poison = false;
        let plans = self.plans(1);
        self.diamond(cond, plans, 1);
    }

    /// A phi of one value on the direct edge, and of another on the edge through a side block.
    fn phi_with_one_operand_from(
        &mut self,
        ty: Type,
        direct: Known,
        round: Known,
    ) -> Option<Known> {
        let cond = self.branch_condition();
        let style = Style::Constants;
        let plans: Plans = smallvec::smallvec![Plan { ty, style }];
        let mut j = self.join(plans);
        j.divergent = cond.divergent;
        let side = self.f.create_block();
        j.edges.push((self.at, smallvec::smallvec![direct]));
        self.f.append_cond_br(self.at, cond.value, j.block, side);
        self.open(side);
        j.edges.push((self.at, smallvec::smallvec![round]));
        self.f.append_br(self.at, j.block);
        self.finish(j).first().copied()
    }

    /// A block whose branch is decided by a phi, and which is therefore duplicated, masks an integer of more than
    /// 64 bits with 64 ones.
    pub(super) fn word_mask_on_wide_integer(&mut self) {
        let ty = Type::int(self.c.pick(&[96, 65, 128, 72], 96));
        let width = ty.int_width().unwrap_or(128);
        let x = self.operand(ty);
        let x = self.well_defined(x);
        let (one, word) = (self.int(ty, 1), self.int(ty, 64));
        let high = self.op(InstKind::Binary(BinOp::Shl), ty, &[one, word]);
        let x = self.op(InstKind::Binary(BinOp::Or), ty, &[x, high]);
        let plan = Plan {
            ty: Type::I32,
            style: Style::Constants,
        };
        let cond = self.branch_condition();
        let phis = self.diamond(cond, smallvec::smallvec![plan], 0);
        let Some(&decides) = phis.first() else { return };
        let ones = self.f.bits(&Bits::from_u64(width, u64::MAX));
        let ones = self.plain(ones, ty);
        let op = self
            .c
            .pick(&[BinOp::And, BinOp::Or, BinOp::Xor], BinOp::And);
        let masked = self.op(InstKind::Binary(op), ty, &[x, ones]);
        let above = self.op(InstKind::Binary(BinOp::LShr), ty, &[masked, word]);
        let told = self.op(InstKind::Cast(CastOp::Trunc), Type::I32, &[above]);
        let n = u64::from(self.c.below(3));
        self.compare_near(decides, n);
        let tell = self.plain_function();
        self.call(tell, &[told]);
    }
}
