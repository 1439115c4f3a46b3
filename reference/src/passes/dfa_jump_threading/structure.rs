//! What a threading of paths must describe to mean anything at all.
//!
//! A rewrite that passes can be applied, and the result is well-formed.

use crate::rewrites;
use crate::rewrites::entities::{exists, require};
use crate::rewrites::{Check, illegal};
use tandem_ir::rewrite::{Path, Rewrite};
use tandem_ir::{Block, Function, Inst, InstKind};

/// Checks a rewrite against a function.
pub fn check(f: &Function, rw: &Rewrite) -> Check {
    match rw {
        Rewrite::ThreadPaths { switch, paths } => thread(f, *switch, paths),
        // What makes a switch ready to be threaded, and what cleans up behind it, is judged as in every pass.
        Rewrite::UnfoldSelect { .. }
        | Rewrite::EraseBlocks { .. }
        | Rewrite::EraseInst { .. }
        | Rewrite::FactorPredecessors { .. }
        | Rewrite::MergeIntoPredecessor { .. }
        | Rewrite::ReplaceUses { .. } => rewrites::structure::check(f, rw),
        _ => Err(illegal("JT-R16", "a word of another pass")),
    }
}

/// The switch that a block ends in.
pub fn switch_of(f: &Function, b: Block) -> Option<Inst> {
    f.terminator(b)
        .filter(|&t| matches!(f.kind(t), InstKind::Switch))
}

fn thread(f: &Function, switch: Block, paths: &[Path]) -> Check {
    exists(f, switch)?;
    let Some(t) = switch_of(f, switch) else {
        return Err(illegal("JT-R16", "the block does not end in a switch"));
    };
    require(!paths.is_empty(), "JT-R16", "no path is listed")?;
    for (k, p) in paths.iter().enumerate() {
        path(f, switch, p)?;
        let width = f.value_type(f.operand(t, 0)).int_width();
        let fits = width == Some(p.value.width());
        require(
            fits,
            "structure",
            "the value has another type than the condition",
        )?;
        let edge = |q: &Path| (q.entry, q.blocks.first().copied());
        let claimed = paths[..k].iter().any(|q| edge(q) == edge(p));
        require(!claimed, "JT-R16", "two paths begin with the same edge")?;
    }
    Ok(())
}

fn path(f: &Function, switch: Block, p: &Path) -> Check {
    exists(f, p.entry)?;
    exists(f, p.dest)?;
    for (k, &b) in p.blocks.iter().enumerate() {
        exists(f, b)?;
        let again = p.blocks[..k].contains(&b);
        require(!again, "JT-R16", "a path comes to a block twice")?;
    }
    let ends = p.blocks.last() == Some(&switch);
    require(ends, "JT-R16", "a path does not end at the switch")?;
    let own = p.blocks.first() == Some(&p.entry);
    require(
        !own,
        "JT-R2",
        "a path is entered from the block it begins with",
    )?;
    let mut from = p.entry;
    for &to in &p.blocks {
        edge(f, from, to)?;
        from = to;
    }
    let leads = f.successors(switch).any(|s| s == p.dest);
    require(
        leads,
        "JT-R1",
        "the destination is not a successor of the switch",
    )?;
    let reason = "the destination is the switch's block itself";
    require(p.dest != switch, "JT-R2", reason)
}

/// An edge that can be redirected: its source ends in br or switch. So no path enters a pad (JT-R2).
fn edge(f: &Function, from: Block, to: Block) -> Check {
    let there = f.successors(from).any(|s| s == to);
    require(
        there,
        "JT-R16",
        "a path goes where the function has no edge",
    )?;
    let plain = redirectable(f, from);
    require(
        plain,
        "JT-R2",
        "a block before the switch does not end in br or switch",
    )
}

/// True if the block ends in br or switch.
pub fn redirectable(f: &Function, b: Block) -> bool {
    let ends_in = f.terminator(b).map(|t| f.kind(t));
    matches!(ends_in, Some(InstKind::Br | InstKind::Switch))
}
