//! What an `atomicrmw` leaves in memory, as a function of what was there.
//!
//! Other threads see the write, not the name of the operation: `and 0` is `xchg 0`, `sub 5` is `add -5`, `umax -1` is
//! `xchg -1`. So the event of an operation on integers shows what it makes of one unknown number, the same for both sides
//! and all events: two operations are one event if they make the same of every number. Floating operations are shown by name,
//! as their NaNs are not determined; a difference is a sum with the other sign.

use super::{Encoder, EventArg};
use crate::value::{Scalar, Val};
use tandem_ir::FloatKind;
use tandem_ir::inst::RmwOp;
use tandem_smt::{Sort, Term, Terms};

impl Encoder<'_, '_> {
    /// What the operation leaves of the number that stands for all; nothing for operations that are shown by name.
    pub(super) fn left_by(
        &mut self,
        op: RmwOp,
        operand: &EventArg,
        width: u32,
    ) -> Option<EventArg> {
        let x = operand.value.scalar()?;
        // One number for each width.
        let name = format!("atomicrmw.before.{width}");
        let before = self.w.environment(&name, &[], Sort::Bits(width));
        let bits = left(&mut self.w.terms, op, before, x.bits, width)?;
        let poison = x.poison;
        Some(EventArg {
            value: Val::from(Scalar { bits, poison }),
            spaces: operand.spaces.clone(),
        })
    }
}

impl Encoder<'_, '_> {
    /// The bits of a floating-point number, or of several, with the other sign.
    pub(super) fn with_other_sign(&mut self, kind: FloatKind, v: &Val) -> Val {
        v.map(&mut |s| Scalar {
            bits: self.w.terms.fp_negated(kind, s.bits),
            poison: s.poison,
        })
    }
}

/// What the operation leaves where `old` was; nothing for floating operations.
pub(super) fn left(t: &mut Terms, op: RmwOp, old: Term, x: Term, width: u32) -> Option<Term> {
    Some(match op {
        RmwOp::Xchg => x,
        RmwOp::Add => t.add(old, x),
        RmwOp::Sub => t.sub(old, x),
        RmwOp::And => t.bvand(old, x),
        RmwOp::Nand => {
            let both = t.bvand(old, x);
            t.bvnot(both)
        }
        RmwOp::Or => t.bvor(old, x),
        RmwOp::Xor => t.bvxor(old, x),
        RmwOp::Max => {
            let less = t.slt(old, x);
            t.ite(less, x, old)
        }
        RmwOp::Min => {
            let less = t.slt(old, x);
            t.ite(less, old, x)
        }
        RmwOp::UMax => {
            let less = t.ult(old, x);
            t.ite(less, x, old)
        }
        RmwOp::UMin => {
            let less = t.ult(old, x);
            t.ite(less, old, x)
        }
        RmwOp::USubSat | RmwOp::USubCond => {
            let less = t.ult(old, x);
            let rest = t.sub(old, x);
            let low = match op {
                RmwOp::USubSat => t.bits(width, 0),
                _ => old,
            };
            t.ite(less, low, rest)
        }
        RmwOp::UIncWrap => {
            let (zero, one) = (t.bits(width, 0), t.bits(width, 1));
            let more = t.add(old, one);
            let below = t.ult(old, x);
            t.ite(below, more, zero)
        }
        RmwOp::UDecWrap => {
            let (zero, one) = (t.bits(width, 0), t.bits(width, 1));
            let less = t.sub(old, one);
            let (empty, above) = (t.eq(old, zero), t.ult(x, old));
            let wraps = t.or(empty, above);
            t.ite(wraps, x, less)
        }
        RmwOp::FAdd
        | RmwOp::FSub
        | RmwOp::FMax
        | RmwOp::FMin
        | RmwOp::FMaximum
        | RmwOp::FMinimum
        | RmwOp::FMaximumNum
        | RmwOp::FMinimumNum => return None,
    })
}
