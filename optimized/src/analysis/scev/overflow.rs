//! Sums, differences and products that say whether they wrapped: the parts of what `llvm.*.with.overflow` returns.
//!
//! Part 0 is the arithmetic modulo 2^w. Part 1 compares: where one operand is a constant, the other ones that do not wrap
//! are an interval. A loop that goes back only past a branch on part 1 proves the step of a recurrence exact.

use super::ScalarEvolution;
use super::count::{Counted, Limit};
use crate::analysis::nest::LoopId;
use crate::analysis::predicates::inverse;
use crate::analysis::range::{mask, signed};
use smallvec::SmallVec;
use tandem_ir::claims::scev::{Expr, Wrap};
use tandem_ir::{BinOp, Inst, InstKind, IntPredicate, Value};

/// What `extractvalue` takes of checked arithmetic.
#[derive(Clone, Copy)]
pub(super) struct CheckedPart {
    /// The call of the intrinsic.
    pub call: Inst,
    pub op: BinOp,
    pub signed: bool,
    /// True for the truth value: it wrapped.
    pub wrapped: bool,
    pub operands: [Value; 2],
}

impl ScalarEvolution<'_> {
    /// The checked arithmetic that an instruction takes a part of.
    pub(super) fn checked_part(&self, i: Inst) -> Option<CheckedPart> {
        let f = self.f;
        let InstKind::ExtractValue(path) = f.kind(i) else {
            return None;
        };
        let call = f.def_inst(f.operand(i, 0))?;
        let name = self.cx.global_name(f.callee(call)?);
        let (name, _) = name.strip_prefix("llvm.")?.split_once(".with.overflow.")?;
        let (signed, op) = match name {
            "sadd" => (true, BinOp::Add),
            "uadd" => (false, BinOp::Add),
            "ssub" => (true, BinOp::Sub),
            "usub" => (false, BinOp::Sub),
            "smul" => (true, BinOp::Mul),
            "umul" => (false, BinOp::Mul),
            _ => return None,
        };
        let mut args = f.call(call)?.args();
        let operands = [args.next()?, args.next()?];
        self.arithmetic_width(f.value_type(operands[0]))?;
        let wrapped = match path[..] {
            [0] => false,
            [1] => true,
            _ => return None,
        };
        Some(CheckedPart {
            call,
            op,
            signed,
            wrapped,
            operands,
        })
    }

    /// What the result of an instruction is computed from: its operands, or those of the checked arithmetic.
    pub(super) fn inputs(&self, i: Inst) -> SmallVec<[Value; 4]> {
        match self.checked_part(i) {
            Some(part) => SmallVec::from_slice(&part.operands),
            None => self.f.operands(i).collect(),
        }
    }

    /// How often arithmetic with a constant does not wrap in a row, or wraps.
    pub(super) fn overflow_limit(
        &mut self,
        c: &Counted,
        part: CheckedPart,
        leaves_if: bool,
    ) -> Limit {
        let [a, b] = part.operands;
        let (Some(a), Some(by)) = (
            self.operand(a),
            self.operand(b).and_then(|b| self.constant_of(b)),
        ) else {
            return Limit::UNKNOWN;
        };
        let width = self.width(a);
        let Some((lo, hi)) = without_wrap(part.op, part.signed, by, width) else {
            return Limit::UNKNOWN;
        };
        let (pred, bound, less) = as_comparison(width, lo, hi);
        let stays = if leaves_if { pred } else { inverse(pred) };
        let minus = self.constant(width, less.wrapping_neg());
        let a = self.add(&[a, minus]);
        let bound = self.constant(width, bound);
        self.while_holds(c, stays, a, bound)
    }

    /// Notes that the step of a recurrence does not wrap if the loop goes back only where the arithmetic says so.
    pub(super) fn prove_checked_step(&mut self, l: LoopId, inc: Inst, step: Expr, e: Expr) {
        let Some(part) = self.checked_part(inc) else {
            return;
        };
        let least = 1u128 << (self.width(step) - 1);
        let w = match (part.op, part.signed) {
            (BinOp::Add, true) => Wrap::NSW,
            (BinOp::Add, false) => Wrap::NUW,
            (BinOp::Sub, true) if !self.signed(step).contains(least) => Wrap::NSW,
            _ => return,
        };
        if !self.has_proved(e, w)
            && let Some((test, branch)) = self.goes_back_past(l, part.call)
        {
            self.prove_by(e, w, &[inc, part.call, test, branch]);
        }
    }

    /// The branch, and the `extractvalue` that it asks, which each way back passes without a wrap in the same iteration.
    fn goes_back_past(&self, l: LoopId, call: Inst) -> Option<(Inst, Inst)> {
        let f = self.f;
        let own = &self.nest.loops[l];
        let &[latch] = &own.latches[..] else {
            return None;
        };
        if self.nest.of(f.inst_block(call)?) != Some(l) {
            return None;
        }
        let mut at = Some(latch);
        let mut below = own.header;
        while let Some(b) = at.filter(|&b| self.nest.holds(l, b)) {
            let t = f.terminator(b)?;
            let test = f.def_inst(f.operand(t, 0));
            let asks = f.kind(t) == &InstKind::Br && f.num_operands(t) == 3;
            if let Some(test) = test.filter(|_| asks)
                && self
                    .checked_part(test)
                    .is_some_and(|p| p.wrapped && p.call == call)
            {
                let (yes, no) = (f.as_block(f.operand(t, 1))?, f.as_block(f.operand(t, 2))?);
                let passed = match b == latch {
                    true => no == own.header,
                    false => f.single_predecessor(no) == Some(b) && self.dom.dominates(no, below),
                };
                if yes != no && passed {
                    return Some((test, t));
                }
            }
            if b == own.header {
                return None;
            }
            below = latch;
            at = self.dom.idom(b);
        }
        None
    }
}

/// The first operands with which arithmetic with a constant does not wrap, as an interval with both ends, modulo 2^width.
fn without_wrap(op: BinOp, with_sign: bool, by: u128, width: u32) -> Option<(u128, u128)> {
    if width > 64 {
        return None;
    }
    let top = mask(width) as i128;
    let (least, greatest) = match with_sign {
        true => (-(top / 2) - 1, top / 2),
        false => (0, top),
    };
    let by = if with_sign {
        signed(width, by)
    } else {
        by as i128
    };
    let (lo, hi) = match op {
        BinOp::Add => (least - by, greatest - by),
        BinOp::Sub => (least + by, greatest + by),
        BinOp::Mul if by > 0 => (least / by, greatest / by),
        BinOp::Mul if by < 0 => (greatest / by, least / by),
        _ => return None,
    };
    let (lo, hi) = (lo.max(least), hi.min(greatest));
    (lo > least || hi < greatest).then_some((lo as u128 & mask(width), hi as u128 & mask(width)))
}

/// `x - less pred bound`, which holds for the `x` of an interval with both ends.
fn as_comparison(width: u32, lo: u128, hi: u128) -> (IntPredicate, u128, u128) {
    use IntPredicate::*;
    let (top, half) = (mask(width), 1u128 << (width - 1));
    let (before, after) = (lo.wrapping_sub(1) & top, hi.wrapping_add(1) & top);
    match () {
        () if lo == hi => (Eq, lo, 0),
        () if before == after => (Ne, after, 0),
        () if lo == 0 => (Ult, after, 0),
        () if lo == half => (Slt, after, 0),
        () if after == 0 => (Uge, lo, 0),
        () if after == half => (Sge, lo, 0),
        () => (Ult, after.wrapping_sub(lo) & top, lo),
    }
}
