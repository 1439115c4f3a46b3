//! The edit itself: the blocks of every path copied, the copies chained, the values repaired (JT-R16, JT-T7).
//!
//! All copies are made off the function as it was: terminators and phis of the originals
//! do not change before the last path is copied. Only then are the entries led to their copies, and each
//! value that now has several definitions gets the phis that it needs.

use super::options::NAME_COPY;
use crate::analysis::blocks::{BlockSet, LayoutOrder};
use crate::context::Cx;
use crate::defects::planted;
use crate::transform::copy::{Substitution, copy_insts, copy_records};
use crate::transform::location::keep_location;
use crate::transform::phis::{erase_empty_phis, phi_at_end};
use crate::transform::ssa_repair::repair_all;
use tandem_ir::rewrite::Path;
use tandem_ir::{Block, Function, Inst, Value};

/// One path with its copies.
struct Copied<'p> {
    path: &'p Path,
    /// Blocks that are copied for this path or another.
    multiplied: &'p BlockSet,
    /// The copies of the path's blocks, in order.
    blocks: Vec<Block>,
    /// What the values of all blocks of the path are in the copies.
    map: Substitution,
}

/// Threads all paths; the caller has checked that this is legal. No two of them share entry and first block.
pub(super) fn thread_paths(cx: Cx<'_>, f: &mut Function, paths: &[Path]) {
    let mut multiplied = BlockSet::new();
    for &b in paths.iter().flat_map(|p| &p.blocks) {
        multiplied.insert(b);
    }
    let mut done: Vec<Copied<'_>> = Vec::with_capacity(paths.len());
    for path in paths {
        let mut copied = Copied {
            path,
            multiplied: &multiplied,
            blocks: new_blocks(f, path),
            map: Substitution::default(),
        };
        for n in 0..path.blocks.len() {
            copied.fill(cx, f, n);
        }
        done.push(copied);
        let this = done.len() - 1;
        let from = planted!(cx, DfaEntriesOfOtherPath, this, this.saturating_sub(1));
        done[this].add_last_entries(f, &done[from].map);
    }
    for c in &done {
        enter(f, c);
    }
    repair_values(cx, f, &done);
    for path in paths {
        if let Some(&first) = path.blocks.first() {
            erase_empty_phis(f, first);
        }
    }
}

/// Empty blocks for the copies, one after another behind the block from which the path is entered.
fn new_blocks(f: &mut Function, path: &Path) -> Vec<Block> {
    let mut after = path.entry;
    let mut blocks = Vec::with_capacity(path.blocks.len());
    for &b in &path.blocks {
        let name = f.block_name(b).unwrap_or(NAME_COPY);
        let name = format!("{name}.s{}", path.value.to_signed_decimal());
        after = f.new_block_after(after, &name);
        blocks.push(after);
    }
    blocks
}

/// Number of edges from `p` to `b`.
fn edges(f: &Function, p: Block, b: Block) -> usize {
    f.successors(p).filter(|&s| s == b).count()
}

/// Successors of a block, each once, in order of the edges.
fn distinct_successors(f: &Function, b: Block) -> Vec<Block> {
    let mut seen = BlockSet::new();
    f.successors(b).filter(|&s| seen.insert(s)).collect()
}

impl Copied<'_> {
    /// Copies the block with number `n` of the path.
    fn fill(&mut self, cx: Cx<'_>, f: &mut Function, n: usize) {
        let (old, new) = (self.path.blocks[n], self.blocks[n]);
        let from = if n == 0 {
            (self.path.entry, self.path.entry)
        } else {
            (self.path.blocks[n - 1], self.blocks[n - 1])
        };
        self.map_phis(cx, f, n, from);
        let last = n + 1 == self.path.blocks.len();
        copy_insts(cx, f, old, new, !last, &mut self.map);
        if last {
            let br = f.append_br(new, self.path.dest);
            if let Some(t) = f.terminator(old) {
                copy_records(f, t, br, &self.map);
                keep_location(cx, f, t, br);
            }
            return;
        }
        let (next, next_copy) = (self.path.blocks[n + 1], self.blocks[n + 1]);
        for s in distinct_successors(f, old) {
            if s != next && planted!(cx, DfaSideExitsForgotten, true, false) {
                add_entries(f, s, old, new, &self.map);
            }
        }
        if let Some(t) = f.terminator(new) {
            f.redirect_successor(t, next, next_copy);
        }
    }

    /// JT-T8: what the phis of a block are along the path, all at once. A value of an earlier
    /// block of the path is that block's copy. Any other that gets several definitions is pinned down
    /// by a phi in the copy: further on another definition may reach.
    fn map_phis(&mut self, cx: Cx<'_>, f: &mut Function, n: usize, from: (Block, Block)) {
        let (b, copy) = (self.path.blocks[n], self.blocks[n]);
        let phis: Vec<Inst> = f.phis(b).collect();
        let count = edges(f, from.0, b);
        let mut new: Vec<(Value, Value)> = Vec::with_capacity(phis.len());
        for phi in phis {
            let (Some(old), Some(v)) = (f.result(phi), f.phi_value_for(phi, from.0)) else {
                continue;
            };
            let home = f.def_inst(v).and_then(|i| f.inst_block(i));
            let value = match home {
                Some(h) if self.path.blocks[..n].contains(&h) => self.map.get(v),
                Some(h) if self.multiplied.contains(h) => {
                    let list: Vec<(Value, Block)> = (0..count).map(|_| (v, from.1)).collect();
                    phi_at_end(f, copy, &list).unwrap_or(v)
                }
                _ => v,
            };
            let value = planted!(
                cx,
                DfaPhisMappedInTurn,
                value,
                new.iter().find(|p| p.0 == v).map_or(value, |p| p.1)
            );
            new.push((old, value));
        }
        for (old, value) in new {
            self.map.insert(old, value);
        }
    }

    /// Entries for the last copy in the phis of the destination.
    fn add_last_entries(&self, f: &mut Function, map: &Substitution) {
        if let (Some(&old), Some(&new)) = (self.path.blocks.last(), self.blocks.last()) {
            add_entries(f, self.path.dest, old, new, map);
        }
    }
}

/// Gives the phis of `s` entries for `new`, one for each edge, like those for `old` under the substitution.
fn add_entries(f: &mut Function, s: Block, old: Block, new: Block, map: &Substitution) {
    let phis: Vec<Inst> = f.phis(s).collect();
    let count = edges(f, new, s);
    for phi in phis {
        if let Some(v) = f.phi_value_for(phi, old) {
            for _ in 0..count {
                f.add_phi_entry(phi, map.get(v), new);
            }
        }
    }
}

/// Leads the path's entry to its first copy.
fn enter(f: &mut Function, c: &Copied<'_>) {
    let (Some(&first), Some(&copy)) = (c.path.blocks.first(), c.blocks.first()) else {
        return;
    };
    if let Some(t) = f.terminator(c.path.entry) {
        f.redirect_successor(t, first, copy);
    }
    f.remove_phi_entries(first, c.path.entry);
}

/// JT-T7: every value of a copied block takes the definition that reaches its use.
fn repair_values(cx: Cx<'_>, f: &mut Function, done: &[Copied<'_>]) {
    let order = LayoutOrder::new(f);
    let mut originals: Vec<Block> = Vec::new();
    let mut seen = BlockSet::new();
    for c in done {
        originals.extend(c.path.blocks.iter().copied().filter(|&b| seen.insert(b)));
    }
    originals.sort_unstable_by_key(|&b| order.of(b));
    let all = planted!(
        cx,
        DfaLastBlockNotRepaired,
        originals.len(),
        originals.len() - 1
    );
    for &b in originals.iter().take(all) {
        let mut copies: Vec<(Block, &Substitution)> = Vec::new();
        for c in done {
            let at = c.path.blocks.iter().position(|&x| x == b);
            copies.extend(at.map(|n| (c.blocks[n], &c.map)));
        }
        copies.sort_unstable_by_key(|c| c.0);
        let values: Vec<Value> = f.insts(b).filter_map(|i| f.result(i)).collect();
        repair_all(cx, f, &order, b, &copies, &values);
    }
}
