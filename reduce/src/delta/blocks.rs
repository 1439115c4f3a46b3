//! Deltas over blocks and edges: what makes a control-flow graph smaller.
//!
//! ```text
//!   blocks           cut all edges into b               bypass-blocks   lead them on to b's successor
//!   branches-to-*    a branch always takes one edge     cut-edges       one edge of a switch, invoke, …
//!   return-early     b returns in place of its end      merge-blocks    b is appended to its only predecessor
//!   sequence-arms    the arms of a branch run one after the other
//! ```
//!
//! The edits are made by [`Editor`], which keeps phis, uses and lists right and erases what can no longer be reached.
//! Where a function has no value to return, zero is returned. A block whose address is taken (`is_pinned`) is left
//! alone.
//!
//! An edit looks again at what it was counted on: an earlier one of the same range may have removed its block or
//! terminator, and then it does nothing. Edges of one terminator are numbered from the last, so that cutting one does
//! not move the next.

use super::editor::{Editor, reachable};
use super::local::{Local, Site};
use tandem_ir::function::Function;
use tandem_ir::module::Header;
use tandem_ir::{Block, InstKind, Value};

/// Cuts every edge into a block, which disappears with all that only it led to.
pub(crate) const DROP_BLOCKS: Local = Local {
    name: "blocks",
    escape: false,
    sites: all_but_entry,
    edit: drop_block,
};

/// Leads every edge into a block on to its first other successor, and the block disappears.
pub(crate) const BYPASS_BLOCKS: Local = Local {
    name: "bypass-blocks",
    escape: false,
    sites: bypassable,
    edit: bypass_block,
};

/// Makes branches and switches always take their first edge, and invokes calls.
pub(crate) const TAKE_FIRST: Local = Local {
    name: "branches-to-first",
    escape: false,
    sites: |_, f, out| branches(f, out, |n, _| n == 0),
    edit: fix_branch,
};

/// Makes branches and switches always take their last edge.
pub(crate) const TAKE_LAST: Local = Local {
    name: "branches-to-last",
    escape: false,
    sites: |_, f, out| branches(f, out, |n, of| n > 0 && n + 1 == of),
    edit: fix_branch,
};

/// Makes switches always take one of the edges between.
pub(crate) const TAKE_OTHER: Local = Local {
    name: "branches-to-other",
    escape: false,
    sites: |_, f, out| branches(f, out, |n, of| n > 0 && n + 1 < of),
    edit: fix_branch,
};

/// Cuts single edges of switches, indirect branches and invokes.
pub(crate) const CUT_EDGES: Local = Local {
    name: "cut-edges",
    escape: false,
    sites: cuttable,
    edit: cut_edge,
};

/// Makes a block return at once, in place of its own terminator.
pub(crate) const RETURN_EARLY: Local = Local {
    name: "return-early",
    escape: false,
    sites: not_returning,
    edit: return_early,
};

/// Makes a block that goes to a return return itself, with the value that the return has on this edge.
pub(crate) const RETURN_AT_ONCE: Local = Local {
    name: "branches-to-returns",
    escape: false,
    sites: |_, f, out| {
        let fits = f.blocks().filter(|&b| returned(f, b).is_some());
        out.extend(fits.map(|b| Site::Block(b, 0)));
    },
    edit: return_at_once,
};

/// Removes blocks that cannot be reached.
pub(crate) const UNREACHABLE: Local = Local {
    name: "unreachable-blocks",
    escape: false,
    sites: unreachable,
    edit: erase_unreachable,
};

/// Makes the two arms of a branch follow each other instead.
pub(crate) const SEQUENCE: Local = Local {
    name: "sequence-arms",
    escape: false,
    sites: |_, f, out| {
        let forks = f.blocks().filter(|&b| arms(f, b).is_some());
        out.extend(forks.map(|b| Site::Block(b, 0)));
    },
    edit: sequence,
};

/// Appends a block to its only predecessor.
pub(crate) const MERGE: Local = Local {
    name: "merge-blocks",
    escape: false,
    sites: mergeable,
    edit: merge,
};

/// Leaves of a body no more than a return of zero.
pub(crate) const EMPTY_BODIES: Local = Local {
    name: "empty-bodies",
    escape: false,
    sites: |_, f, out| {
        if f.entry()
            .is_some_and(|b| f.first_inst(b) != f.last_inst(b) || f.next_block(b).is_some())
        {
            out.extend(f.entry().map(|b| Site::Block(b, 0)));
        }
    },
    edit: empty_body,
};

fn empty_body(e: &mut Editor<'_>, s: Site) {
    let Site::Block(b, _) = s else { return };
    if e.make_return(b) {
        let gone: Vec<_> =
            e.f.insts(b)
                .filter(|&i| !e.f.kind(i).is_terminator())
                .collect();
        for i in gone {
            // Only blocks that are cut off now can use it.
            e.f.erase_inst(i);
        }
    }
}

fn all_but_entry(_: &Header, f: &Function, out: &mut Vec<Site>) {
    out.extend(f.blocks().skip(1).map(|b| Site::Block(b, 0)));
}

/// Terminators with edges to a block, and the operands of the edges.
pub(crate) fn edges_into(f: &Function, b: Block) -> Vec<(tandem_ir::Inst, usize)> {
    let label = f.block_value(b);
    let mut edges: Vec<_> = f
        .uses(label)
        .map(|u| (f.user(u), f.use_index(u)))
        .filter(|&(i, _)| f.kind(i).is_terminator() && f.inst_block(i).is_some())
        .collect();
    // Later operands first, so that cutting one does not move the next.
    edges.sort_by(|a, b| b.cmp(a));
    edges
}

fn drop_block(e: &mut Editor<'_>, s: Site) {
    let Site::Block(b, _) = s else { return };
    if !e.f.in_layout(b) || e.is_pinned(b) {
        return;
    }
    e.watch_edges();
    // Each cut may rewrite the terminator, so look again after it.
    while let Some(&(t, n)) = edges_into(e.f, b).first() {
        if !e.cut_edge(t, n) {
            return;
        }
    }
    if !e.was_reachable(b) {
        e.f.erase_blocks(&[b]);
    }
}

/// The successor that a bypass of the block leads to.
pub(crate) fn way_on(f: &Function, b: Block) -> Option<Block> {
    f.successors(b).find(|&s| s != b)
}

fn bypassable(_: &Header, f: &Function, out: &mut Vec<Site>) {
    let blocks = f.blocks().skip(1).filter(|&b| way_on(f, b).is_some());
    out.extend(blocks.map(|b| Site::Block(b, 0)));
}

fn bypass_block(e: &mut Editor<'_>, s: Site) {
    let Site::Block(b, _) = s else { return };
    if !e.f.in_layout(b) || e.is_pinned(b) {
        return;
    }
    let Some(next) = way_on(e.f, b) else { return };
    e.watch_edges();
    // What the phis of `next` take from `b`, as it is when `b` is gone.
    let phis: Vec<_> = e.f.phis(next).collect();
    let mut values: Vec<Value> = Vec::with_capacity(phis.len());
    for &p in &phis {
        let Some(v) = e.f.phi_value_for(p, b) else {
            return;
        };
        let made_here = e.f.def_inst(v).and_then(|i| e.f.inst_block(i)) == Some(b);
        let v = if made_here {
            e.zero(e.f.value_type(v))
        } else {
            Some(v)
        };
        let Some(v) = v else { return };
        values.push(v);
    }
    let to = e.f.block_value(next);
    for (t, n) in edges_into(e.f, b) {
        let Some(pred) = e.f.inst_block(t).filter(|&p| p != b) else {
            continue;
        };
        e.f.set_operand(t, n, to);
        for (&p, &v) in phis.iter().zip(&values) {
            // Edges of one block agree in a phi, so an entry that is there decides.
            let v = e.f.phi_value_for(p, pred).unwrap_or(v);
            e.f.add_phi_entry(p, v, pred);
        }
        for p in e.f.phis(b).collect::<Vec<_>>() {
            let label = e.f.block_value(pred);
            let at = (0..e.f.num_operands(p) / 2).find(|&k| e.f.operand(p, 2 * k + 1) == label);
            if let Some(k) = at {
                e.f.remove_operands(p, 2 * k, 2);
            }
        }
    }
    if !e.was_reachable(b) {
        e.erase_blocks(&[b]);
    }
}

/// Edges to distinct blocks of terminators with several edges, by number and count of such.
fn branches(f: &Function, out: &mut Vec<Site>, wanted: impl Fn(usize, usize) -> bool) {
    for t in f.blocks().filter_map(|b| f.terminator(b)) {
        let mut edges: Vec<(usize, Block)> = Vec::new();
        match f.kind(t) {
            InstKind::Br | InstKind::Switch | InstKind::IndirectBr => {
                for n in f.successor_operands(t) {
                    let Some(s) = f.as_block(f.operand(t, n)) else {
                        continue;
                    };
                    if edges.iter().all(|e| e.1 != s) {
                        edges.push((n, s));
                    }
                }
            }
            InstKind::Invoke(_) if wanted(0, 1) => out.push(Site::Inst(t, u32::MAX)),
            _ => {}
        }
        // One block by several edges still has a condition to lose.
        if f.successor_operands(t).count() > 1 {
            let all = edges
                .iter()
                .enumerate()
                .filter(|&(k, _)| wanted(k, edges.len()));
            out.extend(all.map(|(_, e)| Site::Inst(t, e.0 as u32)));
        }
    }
}

fn fix_branch(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(t, n) = s else { return };
    if !e.alive(t) {
        return;
    }
    if n == u32::MAX {
        e.invoke_to_call(t);
        return;
    }
    let target = e.f.as_block(e.f.operand(t, n as usize));
    if let (Some(b), Some(target)) = (e.f.inst_block(t), target) {
        e.branch_to(b, target);
    }
}

fn cuttable(_: &Header, f: &Function, out: &mut Vec<Site>) {
    for t in f.blocks().filter_map(|b| f.terminator(b)) {
        if matches!(f.kind(t), InstKind::Switch | InstKind::IndirectBr) {
            // From the end, so that cutting one of a range does not move the next.
            let edges: Vec<usize> = f.successor_operands(t).collect();
            out.extend(edges.into_iter().rev().map(|n| Site::Inst(t, n as u32)));
        }
    }
}

fn cut_edge(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(t, n) = s else { return };
    if e.alive(t) && e.f.successor_operands(t).any(|k| k == n as usize) {
        e.cut_edge(t, n as usize);
    }
}

fn not_returning(_: &Header, f: &Function, out: &mut Vec<Site>) {
    let stays = |b: &Block| {
        f.terminator(*b)
            .is_some_and(|t| f.successor_operands(t).next().is_some())
    };
    out.extend(f.blocks().filter(stays).map(|b| Site::Block(b, 0)));
}

fn return_early(e: &mut Editor<'_>, s: Site) {
    if let Site::Block(b, _) = s
        && e.f.in_layout(b)
    {
        e.make_return(b);
    }
}

/// What comes back where a block leads only to a return before which there is nothing but phis: nothing, or a value that is
/// known in the block.
pub(crate) fn returned(f: &Function, b: Block) -> Option<Option<Value>> {
    let t = f.terminator(b)?;
    if !matches!(f.kind(t), InstKind::Br) || f.num_operands(t) != 1 {
        return None;
    }
    let target = f.as_block(f.operand(t, 0))?;
    let r = f.terminator(target)?;
    let alone = f.insts(target).all(|i| i == r || f.is_phi(i));
    if !alone || !matches!(f.kind(r), InstKind::Ret) {
        return None;
    }
    let Some(v) = f.operands(r).next() else {
        return Some(None);
    };
    let phi = f
        .def_inst(v)
        .filter(|&i| f.is_phi(i) && f.inst_block(i) == Some(target));
    match phi {
        Some(p) => f.phi_value_for(p, b).map(Some),
        None => Some(Some(v)),
    }
}

fn return_at_once(e: &mut Editor<'_>, s: Site) {
    if let Site::Block(b, _) = s
        && e.f.in_layout(b)
        && let Some(v) = returned(e.f, b)
    {
        e.set_terminator(b, InstKind::Ret, v.as_slice());
    }
}

fn unreachable(_: &Header, f: &Function, out: &mut Vec<Site>) {
    let live = reachable(f);
    let dead = f.blocks().filter(|&b| !super::editor::index(&live, b));
    out.extend(dead.map(|b| Site::Block(b, 0)));
}

fn erase_unreachable(e: &mut Editor<'_>, s: Site) {
    let Site::Block(b, _) = s else { return };
    if !e.f.in_layout(b) || e.is_pinned(b) {
        return;
    }
    // Other dead blocks may lead here; their ends go with it.
    for (t, n) in edges_into(e.f, b) {
        if e.alive(t) && e.f.inst_block(t) != Some(b) && !e.cut_edge(t, n) {
            return;
        }
    }
    if edges_into(e.f, b)
        .iter()
        .all(|&(t, _)| e.f.inst_block(t) == Some(b))
    {
        e.f.erase_blocks(&[b]);
    }
}

/// The two arms of a conditional branch that meet again at once.
fn arms(f: &Function, b: Block) -> Option<(Block, Block)> {
    let t = f
        .terminator(b)
        .filter(|&t| matches!(f.kind(t), InstKind::Br))?;
    let succs: Vec<Block> = f.inst_successors(t).collect();
    let &[first, second] = succs.as_slice() else {
        return None;
    };
    let alone = |s: Block| f.single_predecessor(s) == Some(b) && f.phis(s).next().is_none();
    let meet = f.single_successor(first)?;
    let same = f.single_successor(second) == Some(meet) && meet != first && meet != second;
    (first != second && alone(first) && alone(second) && same).then_some((first, second))
}

fn sequence(e: &mut Editor<'_>, s: Site) {
    let Site::Block(b, _) = s else { return };
    if !e.f.in_layout(b) {
        return;
    }
    let Some((first, second)) = arms(e.f, b) else {
        return;
    };
    let Some(t) =
        e.f.terminator(first)
            .filter(|&t| matches!(e.f.kind(t), InstKind::Br))
    else {
        return;
    };
    let Some(meet) = e.f.single_successor(first) else {
        return;
    };
    // What the second arm gives the meeting's phis is what stays.
    e.f.remove_one_phi_entry(meet, first);
    e.f.redirect_successor(t, meet, second);
    let label = e.f.block_value(first);
    e.watch_edges();
    if let Some(old) = e.f.terminator(b) {
        let br =
            e.f.create_inst(InstKind::Br, tandem_ir::Type::VOID, &[label]);
        e.f.insert_before(br, old);
        e.f.erase_inst(old);
    }
}

/// The block that a block can be appended to.
fn only_way_in(f: &Function, b: Block) -> Option<Block> {
    let p = f.single_predecessor(b)?;
    let t = f.terminator(p)?;
    let plain = matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 1;
    (p != b && plain && f.entry() != Some(b)).then_some(p)
}

fn mergeable(_: &Header, f: &Function, out: &mut Vec<Site>) {
    let blocks = f.blocks().filter(|&b| only_way_in(f, b).is_some());
    out.extend(blocks.map(|b| Site::Block(b, 0)));
}

fn merge(e: &mut Editor<'_>, s: Site) {
    let Site::Block(b, _) = s else { return };
    if !e.f.in_layout(b) || e.is_pinned(b) {
        return;
    }
    let Some(pred) = only_way_in(e.f, b) else {
        return;
    };
    for p in e.f.phis(b).collect::<Vec<_>>() {
        let Some((v, _)) = e.f.phi_incoming(p).next() else {
            return;
        };
        if Some(v) == e.f.result(p) {
            return;
        }
        e.replace_inst(p, v);
    }
    let succs: Vec<Block> = e.f.successors(b).collect();
    if let Some(t) = e.f.terminator(pred) {
        e.f.erase_inst(t);
    }
    for i in e.f.insts(b).collect::<Vec<_>>() {
        e.f.detach_inst(i);
        e.f.append_inst(pred, i);
    }
    for s in succs {
        e.f.retarget_phi_entries(s, b, pred);
    }
    e.f.erase_blocks(&[b]);
}
