//! Proposing rewrites: which switches, which selects, which paths.
//!
//! Paths are looked for backwards from the switch, predecessors in order of layout
//! . An edge by which the switch's value is known begins a path; where it is
//! not yet known but hangs on something that the loop computes further back, the
//! search goes on from there, inside the loop and through no block twice.

use super::structure::{redirectable, switch_of};
use super::value::{Along, target, width};
use crate::effects::is_well_defined_at_end;
use crate::fold::{Known, to_bits};
use crate::graph::{Graph, node};
use crate::view::{View, incoming_block};
use tandem_ir::rewrite::{Path, Rewrite};
use tandem_ir::{Block, Inst, InstKind, Value};

/// Longest path that is proposed, in blocks.
pub const LONGEST: usize = 20;

/// Edges that are looked at per switch.
const MOST_EDGES: usize = 1000;

/// Reachable blocks in loops that end in a switch, in order of layout.
pub fn switches(v: &View<'_>) -> Vec<Block> {
    let in_loop = |b: Block| {
        let mut succs = v.graph.succs[node(b)].iter();
        succs.any(|&s| v.graph.reach(s, None)[node(b)])
    };
    v.f.blocks()
        .filter(|&b| switch_of(v.f, b).is_some() && v.is_reachable(b) && in_loop(b))
        .collect()
}

/// For each block whether it lies on a cycle through the node.
fn cycle(g: &Graph, n: usize) -> Vec<bool> {
    let from_here = g.reach(n, None);
    (0..g.succs.len())
        .map(|m| from_here[m] && g.reach(m, None)[n])
        .collect()
}

/// Unfoldings of the selects that phis of the switch's web take, if one of their arms is a constant (JT-R7). They
/// may still be illegal.
pub fn unfoldings(v: &View<'_>, switch: Block) -> Vec<Rewrite> {
    let f = v.f;
    let mut all = Vec::new();
    for phi in web(v, switch) {
        for n in (0..f.num_operands(phi)).step_by(2) {
            let (Some(select), Some(pred)) =
                (f.def_inst(f.operand(phi, n)), incoming_block(f, phi, n))
            else {
                continue;
            };
            let arms = || (1..3).map(|k| f.operand(select, k));
            if matches!(f.kind(select), InstKind::Select)
                && f.inst_block(select) == Some(pred)
                && arms().any(|a| f.as_int(a).is_some())
            {
                let freeze = !is_well_defined_at_end(v, f.operand(select, 0), pred);
                all.push(Rewrite::UnfoldSelect {
                    select,
                    phi,
                    pred,
                    freeze,
                });
            }
        }
    }
    all.retain(|rw| super::structure::check(f, rw).is_ok());
    all
}

/// The phis that the switch's condition is made of, in order of layout.
fn web(v: &View<'_>, switch: Block) -> Vec<Inst> {
    let f = v.f;
    let mut phis: Vec<Inst> = Vec::new();
    let mut seen: Vec<Value> = Vec::new();
    let mut todo: Vec<Value> = switch_of(f, switch)
        .map(|t| f.operand(t, 0))
        .into_iter()
        .collect();
    while let Some(value) = todo.pop() {
        let Some(i) = f.def_inst(value).filter(|_| !seen.contains(&value)) else {
            continue;
        };
        seen.push(value);
        match f.kind(i) {
            InstKind::Phi => {
                phis.push(i);
                todo.extend(f.phi_incoming(i).map(|(x, _)| x));
            }
            InstKind::Binary(_) | InstKind::Cast(_) | InstKind::ICmp(_) => {
                todo.extend(f.operands(i));
            }
            InstKind::Select => todo.extend(f.operands(i).skip(1)),
            _ => {}
        }
    }
    let in_order = f.blocks().flat_map(|b| f.phis(b));
    in_order.filter(|p| phis.contains(p)).collect()
}

/// The threading of all paths of the switch that are found, if there are any. It may still be illegal.
pub fn threading(v: &View<'_>, switch: Block) -> Option<Rewrite> {
    let t = switch_of(v.f, switch)?;
    let mut search = Search {
        v,
        switch: t,
        width: width(v, t)?,
        cycle: cycle(&v.graph, node(switch)),
        left: MOST_EDGES,
        paths: Vec::new(),
    };
    search.back(&[switch]);
    let paths = search.paths;
    (!paths.is_empty()).then_some(Rewrite::ThreadPaths { switch, paths })
}

struct Search<'a> {
    v: &'a View<'a>,
    switch: Inst,
    width: u32,
    cycle: Vec<bool>,
    left: usize,
    paths: Vec<Path>,
}

impl Search<'_> {
    /// Looks at the edges to the first of the blocks, which lead to the switch.
    fn back(&mut self, blocks: &[Block]) {
        let v = self.v;
        let Some(&first) = blocks.first() else { return };
        for p in v.preds(first) {
            let claimed = |q: &Path| q.entry == p && q.blocks.first() == Some(&first);
            if p == first
                || !v.is_reachable(p)
                || !redirectable(v.f, p)
                || self.paths.iter().any(claimed)
            {
                continue;
            }
            let Some(left) = self.left.checked_sub(1) else {
                return;
            };
            self.left = left;
            self.edge(p, blocks);
        }
    }

    fn edge(&mut self, entry: Block, blocks: &[Block]) {
        let v = self.v;
        let mut along = Along::new(v, entry, blocks);
        match along.at_end(v.f.operand(self.switch, 0)) {
            Known::Int { bits, .. } => {
                let dest = target(v, self.switch, bits);
                let own = |d: &Block| Some(*d) != blocks.last().copied();
                self.paths.extend(dest.filter(own).map(|dest| Path {
                    entry,
                    blocks: blocks.to_vec(),
                    value: to_bits(self.width, bits),
                    dest,
                }));
            }
            Known::Unknown => {
                let in_loop = |x: &Value| {
                    let home = v.f.def_inst(*x).and_then(|i| v.f.inst_block(i));
                    home.is_some_and(|b| self.cycle[node(b)])
                };
                let hangs_on_loop = along.asked().iter().any(in_loop);
                let room = blocks.len() < LONGEST && !blocks.contains(&entry);
                if hangs_on_loop && room && self.cycle[node(entry)] {
                    let longer: Vec<Block> = [&[entry], blocks].concat();
                    self.back(&longer);
                }
            }
            _ => {}
        }
    }
}
