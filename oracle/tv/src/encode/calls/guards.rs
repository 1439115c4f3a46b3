//! Guards (LangRef, "Deoptimization Intrinsics").
//!
//! A guard leaves the compiled code where its condition does not hold, and may do so where it holds. Who takes over sees the
//! operands behind the condition, the bundle and memory, and execution does not come back: to leave is an event after which nothing of
//! this function follows. Whether to leave without need is each side's to choose, the target's choice being one that the source
//! has to have as well. A condition that may be widened is such a choice by itself.

use super::super::{Encoder, Result};
use crate::context::ChoiceKind;
use crate::value::{Scalar, Val};
use tandem_ir::{Global, Inst};

/// The number of the operand that is the condition of a guard; the callee is operand 0.
const CONDITION: usize = 1;

impl Encoder<'_, '_> {
    /// The call of a guard or of a widenable condition, with its result if it has one; `None` if it is neither.
    ///
    /// # Errors
    /// Names an operand that is not modelled.
    pub(in super::super) fn guard_call(
        &mut self,
        i: Inst,
        callee: Option<Global>,
        name: &str,
    ) -> Result<Option<Option<Val>>> {
        match name {
            "llvm.experimental.widenable.condition" => {
                let any = self.choose(ChoiceKind::Freeze, 1);
                Ok(Some(Some(Scalar::defined(any).into())))
            }
            "llvm.experimental.guard" => {
                self.guard(i, callee)?;
                Ok(Some(None))
            }
            _ => Ok(None),
        }
    }

    fn guard(&mut self, i: Inst, callee: Option<Global>) -> Result<()> {
        let condition = self.scalar_operand(i, CONDITION)?;
        self.ub_if(condition.poison);
        self.ub_if_undef(condition.bits);
        let choice = self.choose(ChoiceKind::Freeze, 1);
        let t = self.t();
        let (holds, goes_on) = (t.bit_to_bool(condition.bits), t.bit_to_bool(choice));
        let stays = t.and(holds, goes_on);
        let leaves = t.not(stays);
        let here = self.state;
        self.continue_if(leaves);
        let mut site = self.site(i, callee)?;
        // Which condition did not hold is not told.
        site.args.remove(CONDITION - 1);
        site.attrs.remove(CONDITION - 1);
        let ends = super::Ends {
            returns: true,
            unwinds: false,
        };
        self.as_event(site, callee, ends, false)?;
        self.state = here;
        self.continue_if(stays);
        Ok(())
    }
}
