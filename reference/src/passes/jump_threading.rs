//! JumpThreading in reference form (JT-R1 to JT-R9).
//!
//! The pass copies a block for those predecessors that know where its branch
//! goes, so that they jump straight there; around that it folds branches that are
//! decided, erases what became dead and merges what became trivial. What each of these rewrites must describe,
//! when it is legal and how it is performed is said in [`crate::rewrites`]; `find` proposes them. Budgets, thresholds and
//! the exclusion of loop headers are the production form's; only `run` leaves
//! headers alone, because threading through them can peel a loop for ever.

mod find;

use crate::ApplyError;
use crate::rewrites;
use crate::view::View;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Function, Header};

/// What `tandem certify` wrote about this form.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/jump-threading.json"));

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    rewrites::judge(cx, f, rw)
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
/// As [`rewrites::apply`].
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    rewrites::apply(cx, f, rw)
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
