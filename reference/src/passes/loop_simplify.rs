//! LoopSimplify in reference form: preheader, dedicated exits, one latch, each made by a new empty block.
//!
//! Edges that come together go through a block of their own; nothing is executed in it, so threads that meet there meet
//! where they met before (passes.md, C4). Edges of anything but `br` and `switch` cannot be led elsewhere and stay, with
//! the loop's form as it was. Two loops with one header stay one loop with several latches, which become one.

use crate::ApplyError;
use crate::edits::flow;
use crate::loop_form::{self as form, loop_id, redirectable};
use crate::rewrites::entities::{exists, in_layout_order, require};
use crate::rewrites::{self, Check, illegal, structure};
use crate::scev::{Evolution, Loop};
use tandem_ir::metadata::Metadata;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Block, Function, Header};

/// What `tandem certify` wrote about the pass.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/loop-simplify.json"));

/// All legal rewrites, loops inside others first.
pub fn find(cx: &Header, f: &Function) -> Vec<Rewrite> {
    let ev = Evolution::new(cx, f);
    if !ev.view.reducible {
        return Vec::new();
    }
    let loops = form::inner_first(&ev).into_iter();
    loops.flat_map(|l| of_loop(&ev, l)).collect()
}

/// What a loop lacks: preheader, dedicated exits, single latch.
fn of_loop(ev: &Evolution<'_>, l: &Loop) -> Vec<Rewrite> {
    let f = ev.view.f;
    let mut all = Vec::new();
    let mut through = |preds: Vec<Block>, block: Block| {
        if preds.iter().all(|&p| redirectable(f, p)) {
            all.push(Rewrite::FactorPredecessors { preds, block });
        }
    };
    if form::preheader(ev, l).is_none() {
        through(form::entering(ev, l), l.header);
    }
    for exit in form::exits(ev, l) {
        let (inside, outside): (Vec<_>, Vec<_>) =
            ev.view.preds(exit).into_iter().partition(|&p| l.holds(p));
        if !outside.is_empty() {
            through(inside, exit);
        }
    }
    let latches = form::latches(ev, l);
    if latches.len() > 1 && latches.iter().all(|&p| redirectable(f, p)) {
        all.push(Rewrite::MergeBackEdges {
            header: l.header,
            id: shared_id(ev.view.cx, f, &latches),
            latches,
        });
    }
    all
}

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    let checked = match rw {
        Rewrite::FactorPredecessors { .. } => match rewrites::judge(cx, f, rw) {
            Judgement::Legal => wanted(cx, f, rw),
            other => return other,
        },
        Rewrite::MergeBackEdges {
            header,
            latches,
            id,
        } => back_edges(cx, f, *header, latches).and_then(|()| {
            let reason = "the latches do not all have this identity of their loop";
            let shared = shared_id(cx, f, latches);
            require(*id == shared || id.is_none(), "LS-T4", reason)
        }),
        other => Err(structure::foreign(other)),
    };
    checked.err().unwrap_or(Judgement::Legal)
}

/// The block that is put in between is a preheader, or it makes an exit a dedicated one.
fn wanted(cx: &Header, f: &Function, rw: &Rewrite) -> Check {
    let ev = Evolution::new(cx, f);
    let all = ev.loops.iter().flat_map(|l| of_loop(&ev, l));
    require(
        all.into_iter().any(|x| x == *rw),
        "loop-simplify",
        "no loop lacks this block as its preheader or as an exit of its own",
    )
}

/// The `llvm.loop` attachment that the terminators of all these blocks have.
fn shared_id(cx: &Header, f: &Function, latches: &[Block]) -> Option<Metadata> {
    let ids: Vec<_> = latches.iter().map(|&b| loop_id(cx, f, b)).collect();
    let first = ids.first().copied().flatten();
    first.filter(|_| ids.iter().all(|id| *id == first))
}

/// The latches are those of the header's loop, several, and can be led elsewhere.
fn back_edges(cx: &Header, f: &Function, header: Block, latches: &[Block]) -> Check {
    exists(f, header)?;
    in_layout_order(f, latches)?;
    let ev = Evolution::new(cx, f);
    require(ev.view.reducible, "X-6", "the function is irreducible")?;
    let Some(l) = ev.headed(header) else {
        return Err(illegal("structure", "the block heads no loop"));
    };
    let all = form::latches(&ev, l) == latches && latches.len() > 1;
    let reason = "these are not all of the loop's latches, or only one";
    require(all, "structure", reason)?;
    let plain = latches.iter().all(|&p| redirectable(f, p));
    require(plain, "JT-R2", "a latch does not end in br or switch")
}

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if it does not describe something that is there.
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    let Rewrite::MergeBackEdges {
        header,
        latches,
        id,
    } = rw
    else {
        return match rw {
            Rewrite::FactorPredecessors { .. } => rewrites::apply(cx, f, rw),
            other => Err(ApplyError::of(structure::foreign(other))),
        };
    };
    back_edges(cx, f, *header, latches).map_err(ApplyError::of)?;
    let theirs = id.is_none() || latches.iter().any(|&b| loop_id(cx, f, b) == *id);
    let reason = "no latch has this identity of its loop";
    require(theirs, "structure", reason).map_err(ApplyError::of)?;
    let latch = flow::factor(f, latches, *header);
    for t in latches
        .iter()
        .filter_map(|&b| f.terminator(b))
        .collect::<Vec<_>>()
    {
        f.retain_attachments(t, |k| cx.str(k) != "llvm.loop");
    }
    if let (Some(id), Some(t), Some(kind)) =
        (*id, f.terminator(latch), cx.strings.lookup("llvm.loop"))
    {
        f.set_attachment(t, kind, id);
    }
    Ok(())
}

/// Applies the first rewrite found, again and again, until none is left; returns their number.
pub fn run(cx: &Header, f: &mut Function) -> usize {
    // Each loop gets a preheader, a latch, and a block for each exit, which may come to be an exit of loops around it.
    let cap = 100 + 10 * f.blocks().count();
    for step in 0..cap {
        let next = find(cx, f).into_iter().next();
        if next.is_none_or(|rw| apply(cx, f, &rw).is_err()) {
            return step;
        }
    }
    cap
}
