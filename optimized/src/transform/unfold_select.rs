//! Turning a select into a branch: the block that computes it ends in two ways to its successor instead of one.
//!
//! A branch on undef or poison is undefined behaviour where a select on it is not, so the caller says whether
//! the condition has to be frozen.

use super::location::keep_location;
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

/// Name of the block on the true arm of an unfolded select.
pub(crate) const NAME_UNFOLD: &str = "phi.src1";

/// Performs the unfolding of `select`, which feeds `phi` from `pred`; returns the new block of the true arm.
pub(crate) fn unfold_edit(
    cx: Cx<'_>,
    f: &mut Function,
    select: Inst,
    phi: Inst,
    pred: Block,
    freeze: bool,
) -> Block {
    let ops: Vec<Value> = f.operands(select).collect();
    let arms = planted!(cx, UnfoldSwapsArms, [ops[1], ops[2]], [ops[2], ops[1]]);
    let label = f.block_value(pred);
    let arm = f.new_block_after(pred, NAME_UNFOLD);
    if let Some(b) = f.inst_block(phi) {
        let jump = f.append_br(arm, b);
        if let Some(t) = f.terminator(pred) {
            keep_location(cx, f, t, jump);
        }
        let phis: Vec<Inst> = f.phis(b).collect();
        for other in phis {
            let Some(v) = f.phi_value_for(other, pred) else {
                continue;
            };
            let v = if other == phi { arms[0] } else { v };
            if planted!(cx, UnfoldForgetsOtherPhis, true, other == phi) {
                f.add_phi_entry(other, v, arm);
            }
        }
    }
    let at = (0..f.num_operands(phi)).step_by(2);
    if let Some(n) = at.clone().find(|&n| f.operand(phi, n + 1) == label) {
        f.set_operand(phi, n, arms[1]);
    }
    let cond = if freeze {
        frozen(cx, f, ops[0], (select, pred))
    } else {
        ops[0]
    };
    branch_to_arms(cx, f, select, pred, arm, cond);
    arm
}

/// A `freeze` of a select's condition at the end of the block, where the select is.
fn frozen(cx: Cx<'_>, f: &mut Function, cond: Value, (select, b): (Inst, Block)) -> Value {
    let i = f.create_inst(InstKind::Freeze, Type::I1, &[cond]);
    f.insert_before_terminator(b, i);
    keep_location(cx, f, select, i);
    let Some(v) = f.result(i) else { return cond };
    f.set_fresh_name(v, "cond.fr");
    v
}

/// Makes the branch at the end of `pred` one on the condition: to `arm`, or to where it went.
fn branch_to_arms(
    cx: Cx<'_>,
    f: &mut Function,
    select: Inst,
    pred: Block,
    arm: Block,
    cond: Value,
) {
    let Some(br) = f.terminator(pred) else { return };
    let (yes, no) = (f.block_value(arm), f.operand(br, 0));
    f.set_operands(br, &[cond, yes, no]);
    // The select's weights are those of the branch.
    let weights = cx.strings.lookup("prof").and_then(|k| {
        let of = f.attachments(select).iter().find(|a| a.0 == k);
        of.copied()
    });
    if let Some((kind, md)) = weights {
        f.set_attachment(br, kind, md);
    }
}
