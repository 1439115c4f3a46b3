//! JumpThreading in reference form (JT-R1 to JT-R9).
//!
//! The pass copies a block for those predecessors that know where its branch
//! goes, so that they jump straight there; around that it folds branches that are
//! decided, erases what became dead and merges what became trivial. The judge of
//! each kind of rewrite sits in its own file: `threading` (copies of blocks and
//! the factoring of predecessors), `terminators`, `uses`,
//! `selects`, `loads`. `structure` says what a rewrite must describe to mean
//! anything at all; `apply` needs that much and no more. Budgets, thresholds and
//! the exclusion of loop headers are the production form's; only `run` leaves
//! headers alone, because threading through them can peel a loop for ever.

pub(super) mod apply;
pub(super) mod copy;
pub(super) mod entities;
mod find;
mod loads;
mod selects;
pub(super) mod structure;
mod terminators;
pub(super) mod threading;
mod uses;

use crate::ApplyError;
use crate::view::View;
use tandem_ir::rewrite::{Judgement, Rewrite, Why};
use tandem_ir::{Function, Header};

/// `Ok` if nothing speaks against a rewrite so far, otherwise the judgement.
pub(super) type Check = Result<(), Judgement>;

/// The judgement that a rule is broken.
pub(super) fn illegal(rule: &'static str, reason: impl Into<String>) -> Judgement {
    Judgement::Illegal {
        rule,
        reason: reason.into(),
    }
}

/// The judgement that the structure is right but a fact could not be derived.
pub(super) fn unproven(reason: impl Into<String>) -> Judgement {
    Judgement::Unproven {
        reason: reason.into(),
    }
}

/// The judgement that a value is certain to be another one than the rewrite takes it for, by what is known here.
///
/// Edges, conditions passed and lazy value info speak of one place only. Where they contradict what is known here,
/// one of the two is wrong, or control never comes to that place: then both hold, and the rewrite is right. Which it
/// is cannot be told here.
fn contradicted(why: &Why, rule: &'static str, reason: &str) -> Judgement {
    match why {
        Why::EdgeCondition | Why::Implication(_) | Why::LazyValueInfo => {
            unproven(format!("if control comes here, {reason}"))
        }
        _ => illegal(rule, reason),
    }
}

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    if let Err(j) = structure::check(f, rw) {
        return j;
    }
    judge_in(&View::new(cx, f), rw)
}

/// Judges a rewrite that has passed `structure::check`.
fn judge_in(v: &View<'_>, rw: &Rewrite) -> Judgement {
    if !v.reducible {
        return illegal(
            "X-6",
            "the function is irreducible, so the pass must leave it alone",
        );
    }
    let checked = match rw {
        Rewrite::ThreadEdge {
            preds,
            block,
            dest,
            why,
        } => threading::thread(v, preds, *block, *dest, why),
        Rewrite::CloneIntoPredecessor { pred, block } => threading::clone_into(v, *pred, *block),
        Rewrite::FactorPredecessors { preds, block } => threading::factor(v, preds, *block),
        Rewrite::UnfoldSelect {
            select,
            pred,
            freeze,
            ..
        } => selects::unfold(v, *select, *pred, *freeze),
        Rewrite::FoldTerminator { block, dest, why } => terminators::fold(v, *block, *dest, why),
        Rewrite::MakeUnreachable { block } => terminators::make_unreachable(v, *block),
        Rewrite::ReplaceUses {
            old,
            new,
            uses,
            why,
        } => uses::replace(v, (*old, new), uses, why),
        Rewrite::EraseInst { inst } => uses::erase(v, *inst),
        // Blocks that are entered from among themselves alone, the entry not being one, are unreachable;
        // a block that nothing else enters can be appended to its predecessor. That is structure.
        Rewrite::EraseBlocks { .. } | Rewrite::MergeIntoPredecessor { .. } => Ok(()),
        Rewrite::ThreadLoad {
            load,
            known,
            insert_in,
        } => loads::thread(v, *load, known, *insert_in),
        // `structure::check` has refused these.
        other => Err(structure::foreign(other)),
    };
    match checked {
        Ok(()) => Judgement::Legal,
        Err(j) => j,
    }
}

/// All legal rewrites, block by block in layout order. Where a kind of rewrite has endless variants,
/// one stands for all; which one is said in the file that proposes them.
pub fn find(cx: &Header, f: &Function) -> Vec<Rewrite> {
    let v = View::new(cx, f);
    let mut all = Vec::new();
    find::each(&v, find::Scope::Everything, &mut |rw| {
        all.push(rw);
        true
    });
    all
}

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if the rewrite does not describe something that is in the function; the function
/// is then unchanged.
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    structure::check(f, rw).map_err(|j| match j {
        Judgement::Illegal { reason, .. } | Judgement::Unproven { reason } => ApplyError(reason),
        Judgement::Legal => ApplyError(String::new()),
    })?;
    apply::rewrite(cx, f, rw);
    Ok(())
}

/// Applies the first rewrite found, again and again, until none is left; loop headers are left alone
/// (JT-R6's default). Returns the number of rewrites.
///
/// Each threading adds a block; what else is found here removes an instruction, an edge or a block, or
/// turns a use into a constant or an earlier value. The number of threadings is capped at ten per block
/// that the function had, and the whole at a hundred per block and ten per instruction, so that the run
/// ends whatever the function.
pub fn run(cx: &Header, f: &mut Function) -> usize {
    let blocks = f.blocks().count();
    let insts: usize = f.blocks().map(|b| f.insts(b).count()).sum();
    let mut threads_left = 10 * blocks;
    let cap = 100 * blocks + 10 * insts;
    for step in 0..cap {
        let mut next = None;
        let scope = if threads_left > 0 {
            find::Scope::Run
        } else {
            find::Scope::CleanUp
        };
        find::each(&View::new(cx, f), scope, &mut |rw| {
            next = Some(rw);
            false
        });
        let Some(rw) = next else {
            return step;
        };
        if matches!(rw, Rewrite::ThreadEdge { .. }) {
            threads_left -= 1;
        }
        if apply(cx, f, &rw).is_err() {
            return step;
        }
    }
    cap
}
