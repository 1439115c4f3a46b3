//! The bias to jump threading, fourth part: numbers and ways that few programs have.
//!
//! Bounds that are no powers of two, comparisons that come out one way whatever is
//! compared, masks that end where a machine word does, numbers that change places round
//! a loop: each is right in every program that somebody would write by hand, and wrong
//! in a few.

use super::flow::{Plan, Plans, Style};
use super::maker::Maker;
use super::scope::{Known, signed_max, type_max};
use tandem_ir::constant::Bits;
use tandem_ir::{BinOp, CastOp, InstKind, IntPredicate, Type};

impl Maker<'_, '_, '_> {
    /// Remainders, whose bounds are no powers of two, put together and asked near the greater bound.
    pub(super) fn remainders_together(&mut self) {
        use BinOp::*;
        let ty = self.narrow_type();
        let (a, b) = (self.remainder(ty), self.remainder(ty));
        let op = self.c.pick(&[Or, Or, Xor, And, Add, Sub], Or);
        let k = self.op(InstKind::Binary(op), ty, &[a, b]);
        self.scope.add(k);
        let n = a.max.max(b.max) + u64::from(self.c.below(3));
        self.ask_near(k, n);
    }

    /// A number below one that is no power of two.
    fn remainder(&mut self, ty: Type) -> Known {
        let x = self.second_operand(ty);
        let x = self.settled(x);
        let bound = self.c.pick(&[5, 3, 6, 11, 7], 5);
        let bound = self.int(ty, bound);
        let mut k = self.op(InstKind::Binary(BinOp::URem), ty, &[x, bound]);
        (k.min, k.max) = (0, bound.max.saturating_sub(1));
        k
    }

    /// Undef, on one way, is compared with a number that nothing lies beyond: what comes out is known all the same.
    pub(super) fn order_with_nothing(&mut self) {
        use IntPredicate::*;
        if !self.poison_rich() {
            return self.remainders_together();
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
        let nothing = self.f.undef(ty);
        let nothing = Known {
            tainted: true,
            ..self.plain(nothing, ty)
        };
        let k = match self.c.below(3) {
            0 => nothing,
            _ => {
                let other = self.second_operand(ty);
                let other = self.settled(other);
                match self.one_way(ty, nothing, other) {
                    Some(k) => k,
                    None => return,
                }
            }
        };
        let with = self.int(ty, n);
        let mut cond = self.op(InstKind::ICmp(p), Type::I1, &[k, with]);
        // Whatever undef is taken for.
        cond.tainted = false;
        let plans = self.plans(1);
        self.diamond(cond, plans, 1);
    }

    /// A phi of one value on the direct way and another on the way round.
    fn one_way(&mut self, ty: Type, direct: Known, round: Known) -> Option<Known> {
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

    /// A block that decides, and so is copied, masks a number wider than a word with the ones of a word.
    pub(super) fn mask_of_a_word(&mut self) {
        let ty = Type::int(self.c.pick(&[96, 65, 128, 72], 96));
        let width = ty.int_width().unwrap_or(128);
        let x = self.operand(ty);
        let x = self.settled(x);
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
        self.ask_near(decides, n);
        let tell = self.plain_function();
        self.call(tell, &[told]);
    }
}
