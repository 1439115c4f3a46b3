//! Legality of turning a select into control flow (JT-R7).
//!
//! A select of a poison condition is poison; a branch on one is undefined
//! behaviour at once, perhaps before something that would have ended the thread
//! (JT-T9a). So the branch must be on the frozen condition, unless the condition
//! is certain to be neither undef nor poison. The two arms meet again at once, so
//! no group of threads changes.

use super::{Check, illegal};
use crate::effects::is_well_defined_at_end;
use crate::view::View;
use tandem_ir::{Block, Inst};

/// Judges `UnfoldSelect`.
pub fn unfold(v: &View<'_>, select: Inst, pred: Block, freeze: bool) -> Check {
    if freeze || is_well_defined_at_end(v, v.f.operand(select, 0), pred) {
        return Ok(());
    }
    Err(illegal(
        "JT-R7",
        "the condition may be undef or poison and is not frozen",
    ))
}
