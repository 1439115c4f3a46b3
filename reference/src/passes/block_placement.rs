//! MachineBlockPlacement on machine functions: an order of blocks (BP-1), and branch folding in between (BP-2).
//!
//! Every order that begins with the entry is legal, since it is made explicit where control ran on and cannot any more. Which
//! order is good is production's business; the one that is found here follows control as far as it goes.

use super::branch_folder;
use crate::ApplyError;
use crate::machine::edit::make_explicit;
use crate::machine::flow::{flow, runs_off};
use tandem_ir::machine::{MBlock, MFunc, MachineContext};
use tandem_ir::rewrite::{Judgement, MachineRewrite};

/// What `tandem certify` wrote about it.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/block-placement.json"));

/// The order that follows control, if the blocks have another one.
pub fn find(cx: &MachineContext, f: &MFunc) -> Vec<MachineRewrite> {
    let order = following(cx, f);
    let rw = MachineRewrite::Layout { order };
    match judge(cx, f, &rw) {
        Judgement::Legal => vec![rw],
        _ => Vec::new(),
    }
}

/// Behind each block its first successor that has no place yet; blocks that nothing leads to last.
fn following(cx: &MachineContext, f: &MFunc) -> Vec<MBlock> {
    let edges = flow(cx, f);
    let mut order: Vec<MBlock> = Vec::new();
    while let Some(&start) = f.layout.iter().find(|b| !order.contains(b)) {
        let begun = order.len();
        order.push(start);
        // The last block of this part that still leads somewhere new goes on.
        while let Some(next) = order[begun..].iter().rev().find_map(|b| {
            let new = |s: &&MBlock| edges.succs(*b).contains(s) && !order.contains(s);
            f.layout.iter().find(new).copied()
        }) {
            order.push(next);
        }
    }
    order
}

/// Whether one rewrite is legal.
pub fn judge(cx: &MachineContext, f: &MFunc, rw: &MachineRewrite) -> Judgement {
    let illegal = |rule, reason: &str| Judgement::Illegal {
        rule,
        reason: reason.into(),
    };
    match rw {
        MachineRewrite::Layout { order } => {
            // No edge changes, so that it does not matter whether control flow is reducible.
            if !f.has_body || f.has_raw_calls() {
                return illegal("MM-10", "no body, or a call without braces of its own");
            }
            let (mut a, mut b) = (order.clone(), f.layout.clone());
            a.sort();
            b.sort();
            if a != b {
                return illegal("BP-1", "it is not an order of the blocks");
            }
            if order.first() != f.layout.first() {
                return illegal("BP-1", "the entry stays first");
            }
            if runs_off(cx, f) && order.last() != f.layout.last() {
                return illegal("BF-R9", "the last block runs off the end of the function");
            }
            if *order == f.layout {
                return illegal("BP-1", "the blocks have this order");
            }
            Judgement::Legal
        }
        MachineRewrite::HoistPrefix { .. } => illegal("BP-2", "nothing is hoisted while placing"),
        other => branch_folder::judge(cx, f, other),
    }
}

/// Performs one rewrite.
///
/// # Errors
/// It is not legal; the function is as it was.
pub fn apply(cx: &MachineContext, f: &mut MFunc, rw: &MachineRewrite) -> Result<(), ApplyError> {
    let MachineRewrite::Layout { order } = rw else {
        return branch_folder::apply(cx, f, rw);
    };
    if let Judgement::Illegal { rule, reason } = judge(cx, f, rw) {
        return Err(ApplyError(format!("{rule}: {reason}")));
    }
    for block in f.layout.clone() {
        make_explicit(cx, f, block);
    }
    f.layout.clone_from(order);
    Ok(())
}

/// Orders the blocks once; returns the number of rewrites.
pub fn run(cx: &MachineContext, f: &mut MFunc) -> usize {
    match find(cx, f).first() {
        Some(rw) => usize::from(apply(cx, f, rw).is_ok()),
        None => 0,
    }
}
