//! What operand bundles of `llvm.assume` promise: undefined behaviour where it does not hold (LangRef, "Assume Operand Bundles").
//!
//! Each promise is a condition on a copy of its operand, which poison breaks as well. An alignment or a number of bytes that is no
//! constant, an alignment at an offset, and `separate_storage` are not looked at.

use super::{Compiler, Res};
use crate::attrs::Check;
use crate::layout::LeafKind;
use crate::outcome::UbKind;
use tandem_ir::{Function, Inst, Value};

impl<'a> Compiler<'a> {
    /// Conditions of the bundles of a call of `llvm.assume`, in front of it.
    pub(super) fn assumed(&mut self, f: &'a Function, i: Inst) -> Res<()> {
        let Some(call) = f.call(i) else { return Ok(()) };
        let operands: Vec<Value> = call.bundle_operands().collect();
        let mut rest = &operands[..];
        for (tag, count) in &call.info.bundles {
            let (mine, others) = rest.split_at(rest.len().min(*count as usize));
            rest = others;
            let number = |n: usize| f.as_int(*mine.get(n)?)?.as_u64();
            let Some(&first) = mine.first() else { continue };
            let layout = self.layout(f.value_type(first))?;
            let space = match layout.single().map(|l| l.kind) {
                Some(LeafKind::Ptr(space, _)) => Some(space),
                _ => None,
            };
            let bytes = |or_null, space| {
                let bytes = number(1).filter(|&n| n > 0)?;
                Some(Check::Dereferenceable {
                    bytes,
                    space,
                    or_null,
                })
            };
            let slots = layout.slots;
            let kind = UbKind::AssumeFalse;
            let broken = Check::NoUndef { slots, kind };
            let checks = match (&**tag, space) {
                ("noundef", _) => vec![broken],
                ("nonnull", Some(_)) => vec![Check::NonNull, broken],
                ("align", Some(_)) if mine.len() == 2 => {
                    let power = number(1).filter(|n| n.is_power_of_two());
                    let align = power.map(|n| vec![Check::Align(n), broken]);
                    align.unwrap_or_default()
                }
                ("dereferenceable", Some(s)) => bytes(false, s).into_iter().collect(),
                ("dereferenceable_or_null", Some(s)) => bytes(true, s).into_iter().collect(),
                _ => Vec::new(),
            };
            if checks.is_empty() {
                continue;
            }
            let from = self.slot(first)?;
            let copy = self.new_slots(slots);
            self.move_n(copy, from, slots);
            self.emit_checks(copy, checks.into_iter().map(|c| (0, c)).collect());
        }
        Ok(())
    }
}
