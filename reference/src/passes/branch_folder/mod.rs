//! BranchFolding with TailMerge on machine functions (BF-001).
//!
//! Equal tails of blocks become one ([`tails`]), branches that need not be there go ([`rows`]), and what both ways of a branch
//! begin with is done before it ([`hoist`]). Whether that pays is not asked: every common tail is found, however short. All
//! rewrites leave what each thread executes as it was; what may change is which threads execute it together, and so each
//! asks for convergent instructions (CV-1, BF-R12).

mod hoist;
mod rows;
mod tails;

use crate::ApplyError;
use crate::machine::flow::flow;
use tandem_ir::machine::{MBlock, MFunc, MachineContext};
use tandem_ir::rewrite::{Judgement, MachineRewrite};

/// What `tandem certify` wrote about it.
pub const CERTIFICATE: Option<&str> =
    Some(include_str!("../../../certificates/branch-folder.json"));

/// A refusal: the rule, and a sentence.
type Refusal = (&'static str, String);

fn refuse<T>(rule: &'static str, reason: impl Into<String>) -> Result<T, Refusal> {
    Err((rule, reason.into()))
}

/// All legal rewrites, in order of their kinds and of the layout.
pub fn find(cx: &MachineContext, f: &MFunc) -> Vec<MachineRewrite> {
    if untouchable(cx, f).is_some() {
        return Vec::new();
    }
    let mut all = candidates(cx, f);
    // That the function may be touched at all was asked above, once for all of them.
    all.retain(|rw| legality(cx, f, rw).is_ok());
    all
}

/// What may be legal, in order.
fn candidates(cx: &MachineContext, f: &MFunc) -> Vec<MachineRewrite> {
    let mut all = tails::find(cx, f);
    all.extend(rows::find(cx, f));
    all.extend(hoist::find(cx, f));
    all
}

/// Whether one rewrite is legal.
pub fn judge(cx: &MachineContext, f: &MFunc, rw: &MachineRewrite) -> Judgement {
    // Most of what is asked makes no sense for the blocks that it names, which is seen faster than cycles are.
    let judged = legality(cx, f, rw).and_then(|()| match untouchable(cx, f) {
        Some((rule, reason)) => refuse(rule, reason),
        None => Ok(()),
    });
    match judged {
        Ok(()) => Judgement::Legal,
        Err((rule, reason)) => Judgement::Illegal { rule, reason },
    }
}

/// Why the pass leaves a function alone.
pub(super) fn untouchable(cx: &MachineContext, f: &MFunc) -> Option<Refusal> {
    if !f.has_body || f.layout.is_empty() {
        return Some(("BF-001", "the function has no body".into()));
    }
    if f.has_raw_calls() {
        return Some(("MM-10", "a call stands without braces of its own".into()));
    }
    if !flow(cx, f).is_reducible() {
        return Some(("X-6", "control flow is irreducible".into()));
    }
    None
}

fn legality(cx: &MachineContext, f: &MFunc, rw: &MachineRewrite) -> Result<(), Refusal> {
    use MachineRewrite as R;
    let there = |b: MBlock| match f.layout.contains(&b) {
        true => Ok(()),
        false => refuse("BF-001", format!("there is no block {b}")),
    };
    match rw {
        R::MergeTails { members, into } => {
            members.iter().try_for_each(|m| there(m.0))?;
            into.iter().try_for_each(|b| there(*b))?;
            tails::judge(cx, f, members, *into)
        }
        R::RemoveEmptyBlock { block, target } => {
            there(*block)?;
            there(*target)?;
            rows::may_remove_empty(cx, f, *block, *target)
        }
        R::FoldSameTarget { block } => {
            there(*block)?;
            rows::may_fold_same(cx, f, *block)
        }
        R::SpliceSinglePred { pred, block } => {
            there(*pred)?;
            there(*block)?;
            rows::may_splice(cx, f, *pred, *block)
        }
        R::DropBranch { block, branch } => {
            there(*block)?;
            rows::may_drop(cx, f, *block, *branch)
        }
        R::ReverseBranch { block } => {
            there(*block)?;
            rows::may_reverse(cx, f, *block)
        }
        R::MoveBlock { block, after } => {
            there(*block)?;
            there(*after)?;
            rows::may_move(cx, f, *block, *after)
        }
        R::HoistPrefix { block, len } => {
            there(*block)?;
            hoist::judge(cx, f, *block, *len)
        }
        R::RemoveDeadBlock { block } => {
            there(*block)?;
            rows::may_remove_dead(cx, f, *block)
        }
        R::RemoveJumpTable { table } => rows::may_remove_table(f, *table),
        R::Layout { .. } | R::GuardArm { .. } => {
            refuse("BF-001", "the pass makes no rewrites of this kind")
        }
    }
}

/// Performs one rewrite.
///
/// # Errors
/// It is not legal; the function is as it was.
pub fn apply(cx: &MachineContext, f: &mut MFunc, rw: &MachineRewrite) -> Result<(), ApplyError> {
    if let Judgement::Illegal { rule, reason } = judge(cx, f, rw) {
        return Err(ApplyError(format!("{rule}: {reason}")));
    }
    use MachineRewrite as R;
    match rw {
        R::MergeTails { members, into } => tails::merge(cx, f, members, *into),
        R::HoistPrefix { block, len } => hoist::hoist(cx, f, *block, *len),
        other => rows::apply(cx, f, other),
    }
    Ok(())
}

/// Applies what it finds first until nothing is left.
pub fn run(cx: &MachineContext, f: &mut MFunc) -> usize {
    let mut steps = 0;
    if untouchable(cx, f).is_some() {
        return steps;
    }
    let first = |f: &MFunc| {
        let mut all = candidates(cx, f).into_iter();
        all.find(|rw| legality(cx, f, rw).is_ok())
    };
    while let Some(rw) = first(f) {
        if apply(cx, f, &rw).is_err() {
            break;
        }
        steps += 1;
    }
    steps
}
