//! The words of the rewrite vocabulary that passes on functions share: what each must describe, whether it is legal, and how
//! it is performed.
//!
//! A pass says which of them it uses, proposes them and runs them; passes never import from each other. The judge of
//! each kind of rewrite sits in a file by its subject: `threading` (copies of blocks and the factoring of
//! predecessors), `terminators`, `uses`, `selects`, `loads`. `structure` says what a rewrite must describe to mean
//! anything at all; `apply` needs that much and no more, and `copy` makes the copies.
//!
//! Legality does not hang on budgets, thresholds or profit: those are the production form's.

pub(crate) mod apply;
pub(crate) mod copy;
pub(crate) mod entities;
pub(crate) mod loads;
mod selects;
pub(crate) mod structure;
pub(crate) mod terminators;
pub(crate) mod threading;
pub(crate) mod uses;

use crate::ApplyError;
use crate::view::View;
use tandem_ir::rewrite::{Judgement, Rewrite, Why};
use tandem_ir::{Function, Header};

/// `Ok` if nothing speaks against a rewrite so far, otherwise the judgement.
pub(crate) type Check = Result<(), Judgement>;

/// The judgement that a rule is broken.
pub(crate) fn illegal(rule: &'static str, reason: impl Into<String>) -> Judgement {
    Judgement::Illegal {
        rule,
        reason: reason.into(),
    }
}

/// The judgement that the structure is right but a fact could not be derived.
pub(crate) fn unproven(reason: impl Into<String>) -> Judgement {
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
pub(crate) fn judge_in(v: &View<'_>, rw: &Rewrite) -> Judgement {
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
        Rewrite::ReplaceTerminator { block, .. } => terminators::make_unreachable(v, *block),
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

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if the rewrite does not describe something that is in the function; the function
/// is then unchanged.
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    structure::check(f, rw).map_err(ApplyError::of)?;
    apply::rewrite(cx, f, rw);
    Ok(())
}
