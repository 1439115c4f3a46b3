//! Legality of folding a terminator.
//!
//! A branch or switch may become an unconditional branch if every time it is
//! reached it goes to that target, or has an undef or poison condition (which is
//! UB, so anything refines it). That is decided at the end of the block from facts
//! and folding, or edge by edge if all predecessors agree (JT-R1).

use super::{Check, contradicted, illegal, unproven};
use crate::eval::{Evaluator, Outcome};
use crate::view::View;
use tandem_ir::Block;
use tandem_ir::rewrite::Why;

/// Judges `FoldTerminator`.
pub fn fold(v: &View<'_>, block: Block, dest: Block, why: &Why) -> Check {
    if !v.is_reachable(block) {
        return Ok(());
    }
    match outcome(v, block) {
        Outcome::Any => Ok(()),
        Outcome::Goes(d) if d == dest => Ok(()),
        Outcome::Goes(d) => {
            // Unless the block is never reached: a pass that sees that may do as it likes.
            let there = super::threading::name(v.f, d);
            Err(unproven(format!(
                "control, if it comes here, goes to {there}"
            )))
        }
        Outcome::Arbitrary => Err(contradicted(
            why,
            "JT-R4",
            "the condition is a frozen undef or poison",
        )),
        Outcome::Unknown => Err(unproven("where the terminator goes could not be derived")),
    }
}

/// Judges `ReplaceTerminator` by `unreachable`, the only one that this pass knows.
pub fn make_unreachable(v: &View<'_>, block: Block) -> Check {
    if !v.is_reachable(block) {
        return Ok(());
    }
    match outcome(v, block) {
        Outcome::Any => Ok(()),
        Outcome::Unknown => Err(unproven(
            "the condition was not found to be undef or poison",
        )),
        _ => Err(illegal("JT-R4", "the condition is not undef or poison")),
    }
}

/// Where the terminator of a reachable block goes whenever it is executed.
pub fn outcome(v: &View<'_>, block: Block) -> Outcome {
    match Evaluator::at_end(v, block).outcome(block) {
        Outcome::Unknown => agreed(v, block),
        known => known,
    }
}

/// What all reachable predecessors agree on.
fn agreed(v: &View<'_>, block: Block) -> Outcome {
    let mut agreed = Outcome::Any;
    for p in v.preds(block).into_iter().filter(|&p| v.is_reachable(p)) {
        match (Evaluator::on_edge(v, p, block).outcome(block), agreed) {
            (Outcome::Any, _) => {}
            (Outcome::Goes(d), Outcome::Any) => agreed = Outcome::Goes(d),
            (Outcome::Goes(d), Outcome::Goes(e)) if d == e => {}
            _ => return Outcome::Unknown,
        }
    }
    // The entry block has no predecessor that could know anything.
    if v.f.entry() == Some(block) {
        Outcome::Unknown
    } else {
        agreed
    }
}
