//! What a merge must leave as it was: loops (BF-R4), groups of threads that arrive together (CV-1), structure (BF-R5).
//!
//! Loops are those of the graph at the beginning of a round. A merge of candidates with equal signatures puts the new block
//! into the loops of its members and changes no other, so they stay right for a whole round.

use crate::analysis::machine::{self, Flow, Loops};
use crate::analysis::machine_graph::{End, Graph};
use crate::defects::planted;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use tandem_ir::machine::MBlock;
use tandem_ir::machine::forms::Props;

/// The shape of a control-flow graph.
#[derive(Default)]
pub(super) struct Shape {
    loops: Loops,
    cv1: RefCell<Cv1>,
}

/// Answers of CV-1, as long as no edge changes.
#[derive(Default)]
struct Cv1 {
    epoch: u64,
    /// Immediate post-dominators by block; the virtual exit behind all blocks.
    ipdom: Vec<u32>,
    known: FxHashMap<(MBlock, MBlock), bool>,
}

impl Shape {
    pub fn of(flow: &Flow) -> Shape {
        Shape {
            loops: Loops::new(flow),
            cv1: RefCell::default(),
        }
    }
    pub fn is_header(&self, b: MBlock) -> bool {
        self.loops.is_header(b.as_u32())
    }
    /// Whether a block is in the loop of a header.
    pub fn is_member(&self, b: MBlock, header: MBlock) -> bool {
        self.loops.is_member(b.as_u32(), header.as_u32())
    }
    /// The header of the innermost loop that a block is in.
    pub fn innermost(&self, b: MBlock) -> Option<MBlock> {
        self.loops.innermost(b.as_u32()).map(MBlock::from_u32)
    }
    /// Whether a block is in a loop; all are in none.
    pub fn in_loop(&self, b: MBlock, header: Option<MBlock>) -> bool {
        header.is_none_or(|h| self.is_member(b, h))
    }
    /// A new block is in the loops of another.
    pub fn insert_like(&mut self, new: MBlock, other: MBlock) {
        self.loops.insert_like(new.as_u32(), other.as_u32());
    }
    /// All loops: header and members, sorted.
    pub fn all_loops(&self) -> Vec<(MBlock, Vec<MBlock>)> {
        let all = self.loops.all().into_iter();
        let block = MBlock::from_u32;
        all.map(|(h, m)| (block(h), m.into_iter().map(block).collect()))
            .collect()
    }

    /// CV-1 for a tail without convergent instructions: from it, no convergent instruction is reached before its threads
    /// have come together again.
    pub fn keeps_groups(&self, g: &Graph<'_>, other: Option<MBlock>, succ: Option<MBlock>) -> bool {
        // With one successor they are together there, and without one nothing follows.
        let (Some(x), Some(y)) = (other, succ) else {
            return true;
        };
        if x == y {
            return true;
        }
        let mut cache = self.cv1.borrow_mut();
        if cache.epoch != g.epoch || cache.ipdom.is_empty() {
            *cache = Cv1 {
                epoch: g.epoch,
                ipdom: post_dominators(g),
                known: FxHashMap::default(),
            };
        }
        let key = (x.min(y), x.max(y));
        if let Some(known) = cache.known.get(&key) {
            return *known;
        }
        let meet = machine::common_dominator(&cache.ipdom, x.as_u32(), y.as_u32());
        let mut seen = FxHashSet::default();
        let mut work = vec![x, y];
        let mut keeps = true;
        while let Some(b) = work.pop() {
            if meet == Some(b.as_u32()) || !seen.insert(b) {
                continue;
            }
            if g.has_convergent(b) {
                keeps = false;
                break;
            }
            work.extend(planted!(g.cx, RegionEndsBehindTail, g.succs(b), &[]));
        }
        cache.known.insert(key, keeps);
        keeps
    }

    /// BF-R5 for a graph that is structured: the members are all that leads to the successor (or leaves the function), or
    /// exactly the arms of one branch.
    pub fn may_join(
        &self,
        g: &mut Graph<'_>,
        members: &[(MBlock, usize)],
        succ: Option<MBlock>,
    ) -> bool {
        let mut blocks: Vec<MBlock> = members.iter().map(|m| m.0).collect();
        blocks.sort_unstable();
        let single = blocks.iter().all(|b| g.succs(*b).len() <= 1);
        let mut all = match succ {
            Some(s) => g.preds(s).to_vec(),
            None => g.blocks().filter(|b| leaves(g, *b)).collect(),
        };
        all.sort_unstable();
        if single && all == blocks {
            return true;
        }
        let Some(&[branch]) = g.preds(blocks[0]).first_chunk::<1>() else {
            return false;
        };
        let mut arms = g.succs(branch).to_vec();
        arms.sort_unstable();
        arms == blocks && blocks.iter().all(|b| *g.preds(*b) == [branch])
    }
}

/// Immediate post-dominators; a virtual exit, number `blocks.len()`, is joined to all that leaves the function.
fn post_dominators(g: &Graph<'_>) -> Vec<u32> {
    let n = g.f.blocks.len();
    let mut reverse = vec![Vec::new(); n + 1];
    for b in g.blocks() {
        for s in g.succs(b) {
            reverse[s.as_u32() as usize].push(b.as_u32());
        }
        if leaves(g, b) {
            reverse[n].push(b.as_u32());
        }
    }
    machine::dominators(n as u32, &reverse[..])
}

/// Whether threads leave the function at the end of a block, all of them or those that a guard lets go.
pub(super) fn leaves(g: &Graph<'_>, b: MBlock) -> bool {
    match g.end(b) {
        End::Closed => true,
        End::Unanalyzable => {
            let count = g.terminators(b);
            let ending = g.insts(b).iter().rev().take(count);
            let mut forms = ending.filter_map(|i| g.form(*i));
            forms.any(|f| f.is(Props::RETURN))
        }
        // Behind the last block threads return.
        End::Cond { other: None, .. } => g.next(b).is_none(),
        _ => g.succs(b).is_empty(),
    }
}

/// The edges of a graph as they are at one time: block, whether threads leave the function there, how many successors, and
/// those; one block behind the other in the order of layout.
pub(super) struct Edges {
    entry: u32,
    nodes: usize,
    flat: Vec<u32>,
}

impl Edges {
    pub fn of(g: &Graph<'_>) -> Edges {
        let mut flat = Vec::with_capacity(5 * g.f.layout.len());
        for b in g.blocks() {
            let to = g.succs(b);
            flat.extend([b.as_u32(), u32::from(leaves(g, b)), to.len() as u32]);
            flat.extend(to.iter().map(|s| s.as_u32()));
        }
        Edges {
            entry: g.entry().as_u32(),
            nodes: g.f.blocks.len(),
            flat,
        }
    }

    /// Whether the graph reduces to one node under sequence, choice with a join, and natural loop with one exit (BF-R5).
    pub fn are_structured(&self) -> bool {
        // The exit is a node: whatever leaves the function joins there.
        let exit = self.nodes as u32;
        let mut succs = vec![Vec::new(); self.nodes + 1];
        let mut rest = &self.flat[..];
        while let [block, leaves, count, more @ ..] = rest {
            let (to, more) = more.split_at(*count as usize);
            let list = &mut succs[*block as usize];
            list.extend(to);
            if *leaves != 0 || list.is_empty() {
                list.push(exit);
            }
            rest = more;
        }
        machine::reduces(self.entry, exit, &succs)
    }
}
