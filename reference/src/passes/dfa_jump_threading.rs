//! DFA JumpThreading in reference form (JT-R16).
//!
//! A loop that carries a state in a phi and switches on it is an automaton. Where
//! control comes from a block that fixes the next state, the path from there to the
//! switch is copied, and the copy jumps straight to that state's case. All ways of
//! one switch are threaded by a single rewrite or none is: half an automaton mostly
//! leaves a cycle with two entries (JT-T16).
//!
//! `structure` says what a rewrite must describe, `value` follows the switch's
//! condition along a path, `paths` judges, `copy` performs, `search` proposes.
//! Selects that hide a state are unfolded and unreachable blocks erased by the
//! rewrites that all passes share ([`crate::rewrites`]). Lengths, counts and costs are the production form's business.

mod copy;
mod paths;
mod search;
mod structure;
mod value;

use crate::ApplyError;
use crate::rewrites::{self, illegal};
use crate::view::View;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Block, Function, Header};

/// What `tandem certify` wrote about this form.
pub const CERTIFICATE: Option<&str> =
    Some(include_str!("../../certificates/dfa-jump-threading.json"));

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    if let Err(j) = structure::check(f, rw) {
        return j;
    }
    match rw {
        Rewrite::ThreadPaths { paths, .. } => judge_paths(&View::new(cx, f), paths),
        _ => rewrites::judge(cx, f, rw),
    }
}

fn judge_paths(v: &View<'_>, paths: &[tandem_ir::rewrite::Path]) -> Judgement {
    if !v.reducible {
        return illegal(
            "X-6",
            "the function is irreducible, so the pass must leave it alone",
        );
    }
    match paths::thread(v, paths) {
        Ok(()) => Judgement::Legal,
        Err(j) => j,
    }
}

/// All legal rewrites, block by block in layout order: unreachable blocks go; selects that hide the state of
/// a switch in a loop are unfolded, on the frozen condition unless it is well-defined; the paths to such a switch
/// are threaded, all that can be told apart by their first edge. Of several paths behind one edge the first stands
/// for all.
pub fn find(cx: &Header, f: &Function) -> Vec<Rewrite> {
    let v = View::new(cx, f);
    let mut all: Vec<Rewrite> = dead_blocks(&v).into_iter().collect();
    for b in search::switches(&v) {
        for rw in search::unfoldings(&v, b) {
            if !all.contains(&rw) {
                all.push(rw);
            }
        }
        all.extend(search::threading(&v, b));
    }
    all.retain(|rw| judge(cx, f, rw) == Judgement::Legal);
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
    match rw {
        Rewrite::ThreadPaths { switch, paths } => {
            copy::thread(f, *switch, paths);
            Ok(())
        }
        _ => rewrites::apply(cx, f, rw),
    }
}

/// Threads each switch that the function came with, once: with the selects that hide its state unfolded, or else
/// without. A copy of a path has no switch at its end, and what still comes to the switch by unknown paths is not
/// tried again, so the run ends (JT-T20). Returns the number of rewrites.
pub fn run(cx: &Header, f: &mut Function) -> usize {
    let switches = search::switches(&View::new(cx, f));
    let room = MOST_GROWTH * f.blocks().count();
    let mut steps = 0;
    for b in switches {
        if f.in_layout(b) && f.blocks().count() <= room {
            steps += thread_switch(cx, f, b);
        }
    }
    steps
}

/// A run begins no further switch when the function has become so many times as long. Each threading adds at most
/// one path of [`search::LONGEST`] blocks per edge.
const MOST_GROWTH: usize = 16;

/// Threads one switch if that is legal, on a copy of the function until it is known that it is.
fn thread_switch(cx: &Header, f: &mut Function, switch: Block) -> usize {
    for unfold in [true, false] {
        let mut trial = f.clone();
        let mut steps = 0;
        while unfold && unfold_one(cx, &mut trial, switch) {
            steps += 1;
        }
        let rw = search::threading(&View::new(cx, &trial), switch);
        if rw.is_some_and(|rw| step(cx, &mut trial, &rw)) {
            steps += 1 + erase_dead(cx, &mut trial);
            *f = trial;
            return steps;
        }
    }
    0
}

/// Unfolds the first select that hides the state; each time there is one select less.
fn unfold_one(cx: &Header, f: &mut Function, switch: Block) -> bool {
    let proposed = search::unfoldings(&View::new(cx, f), switch);
    proposed.iter().any(|rw| step(cx, f, rw))
}

/// Performs the rewrite if it is legal.
fn step(cx: &Header, f: &mut Function, rw: &Rewrite) -> bool {
    judge(cx, f, rw) == Judgement::Legal && apply(cx, f, rw).is_ok()
}

fn erase_dead(cx: &Header, f: &mut Function) -> usize {
    match dead_blocks(&View::new(cx, f)) {
        Some(rw) => usize::from(step(cx, f, &rw)),
        None => 0,
    }
}

fn dead_blocks(v: &View<'_>) -> Option<Rewrite> {
    let blocks: Vec<Block> = v.f.blocks().filter(|&b| !v.is_reachable(b)).collect();
    (!blocks.is_empty()).then_some(Rewrite::EraseBlocks { blocks })
}
