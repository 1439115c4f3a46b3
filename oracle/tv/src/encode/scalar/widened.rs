//! Extensions of sums as sums of extensions.
//!
//! `sext (add nsw a, b)` is `sext a + sext b`, and `zext (add nuw a, b)` is `zext a + zext b`: where they differ the sum is
//! poison. Passes turn one into the other (wider counters, constant parts of addresses), and to a solver that the two are the
//! same number costs an adder of each width at every use. So where the mode says so, an extension is encoded in its parts, on
//! both sides: what a pass took apart is then the same term.
//!
//! It is a mode and no rule, because a pass that drops the flag keeps the sum whole.

use super::super::Encoder;
use tandem_ir::inst::{BinOp, CastOp, InstKind};
use tandem_ir::{Flags, Inst, Value};
use tandem_smt::{Mentions, Term};

/// Sums within sums: a sum of one value with itself, nested, has twice as many parts at each step.
const DEPTH: u32 = 6;

impl Encoder<'_, '_> {
    /// The bits of an extension in parts, if its operand has some: of a result that is not poison.
    pub(super) fn in_parts(&mut self, i: Inst, op: CastOp) -> Option<Term> {
        let f = self.f();
        let (v, width) = (f.operand(i, 0), f.inst_type(i).int_width()?);
        if !self.w.mode.widened || !f.value_type(v).is_int() {
            return None;
        }
        let nneg = f.flags(i).contains(Flags::NNEG);
        match op {
            CastOp::SExt => self.parts(v, true, width, DEPTH),
            // Either, since it is not negative: the one that has been met.
            CastOp::ZExt if nneg => {
                let start = self.t().len();
                let unsigned = self.parts(v, false, width, DEPTH);
                if unsigned.is_some_and(|u| u.index() < start) {
                    return unsigned;
                }
                let start = self.t().len();
                let signed = self.parts(v, true, width, DEPTH);
                let met = signed.filter(|s| s.index() < start);
                met.or(unsigned).or(signed)
            }
            CastOp::ZExt => self.parts(v, false, width, DEPTH),
            _ => None,
        }
    }

    /// An extended sum by its parts; `None` if the value is none that can be taken apart.
    fn parts(&mut self, v: Value, signed: bool, width: u32, depth: u32) -> Option<Term> {
        let f = self.f();
        let i = f.def_inst(v)?;
        let flag = if signed { Flags::NSW } else { Flags::NUW };
        let flags = f.flags(i);
        let parts = match f.kind(i) {
            InstKind::Binary(BinOp::Add | BinOp::Sub) => flags.contains(flag),
            InstKind::Binary(BinOp::Or) => flags.contains(Flags::DISJOINT),
            _ => false,
        };
        if !parts {
            return None;
        }
        let (a, b) = (f.operand(i, 0), f.operand(i, 1));
        let (a, b) = (
            self.part(a, signed, width, depth - 1)?,
            self.part(b, signed, width, depth - 1)?,
        );
        Some(match self.f().kind(i) {
            InstKind::Binary(BinOp::Sub) => self.t().sub(a, b),
            _ => self.t().add(a, b),
        })
    }

    /// An operand of a sum, extended: in parts, or as a whole.
    fn part(&mut self, v: Value, signed: bool, width: u32, depth: u32) -> Option<Term> {
        if depth > 0
            && let Some(t) = self.parts(v, signed, width, depth)
        {
            return Some(t);
        }
        let bits = self.value_at(v, self.frame.here).ok()?.scalar()?.bits;
        let t = self.t();
        // An undef value is another number at each use.
        if t.mentions(bits).any(Mentions::UNDEF) {
            return None;
        }
        Some(match signed {
            true => t.sext(bits, width),
            false => t.zext(bits, width),
        })
    }
}
