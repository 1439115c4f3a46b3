//! Natural loops as a forest: members, parents, latches, exits.
//!
//! A loop is known by its header. A cycle with several entries is no loop: its blocks belong to the loop around it, and
//! nothing is said of its iterations.

use crate::analysis::blocks::Walk;
use crate::analysis::dominators::Dominators;
use cranelift_entity::SecondaryMap;
use tandem_ir::{Block, Function};

/// Number of a loop; outer loops have smaller ones than the loops inside.
pub type LoopId = usize;

/// One loop.
#[derive(Clone)]
pub struct Loop {
    /// The only block by which it is entered.
    pub header: Block,
    /// The loop around it.
    pub parent: Option<LoopId>,
    /// 1 for a loop that is in no other.
    pub depth: u32,
    /// Blocks of the loop that go to the header, in order of the layout.
    pub latches: Vec<Block>,
    /// Members in reverse post order, the header first.
    pub blocks: Vec<Block>,
    /// Members with a successor outside, in that order.
    pub exiting: Vec<Block>,
    /// The loops directly inside, in that order.
    pub inner: Vec<LoopId>,
    /// False if part of a cycle that is no loop is inside.
    pub well_nested: bool,
}

/// The loops of a function.
#[derive(Clone)]
pub struct Nest {
    /// By number.
    pub loops: Vec<Loop>,
    /// True if every cycle of the function has one block by which it is entered.
    pub reducible: bool,
    innermost: SecondaryMap<Block, Option<u32>>,
}

impl Nest {
    /// Finds the loops in a walk of the function.
    pub fn new(f: &Function, walk: &Walk, dom: &Dominators) -> Nest {
        let mut nest = Nest {
            loops: Vec::new(),
            reducible: true,
            innermost: SecondaryMap::new(),
        };
        let mut latches: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        let mut odd = Vec::new();
        for &(from, to) in &walk.retreating {
            match dom.dominates(to, from) {
                true => latches[to].push(from),
                false => odd.push(to),
            }
        }
        nest.reducible = odd.is_empty();
        for &h in dom.order().iter().filter(|&&h| !latches[h].is_empty()) {
            nest.loops.push(Loop {
                header: h,
                parent: None,
                depth: 0,
                latches: latches[h].clone(),
                blocks: Vec::new(),
                exiting: Vec::new(),
                inner: Vec::new(),
                well_nested: true,
            });
        }
        for l in (0..nest.loops.len()).rev() {
            nest.claim_members(f, dom, l);
        }
        for l in 0..nest.loops.len() {
            let parent = nest.loops[l].parent;
            nest.loops[l].depth = 1 + parent.map_or(0, |p| nest.loops[p].depth);
            if let Some(p) = parent {
                nest.loops[p].inner.push(l);
            }
        }
        for &b in dom.order() {
            for l in nest.around(b).collect::<Vec<_>>() {
                nest.loops[l].blocks.push(b);
            }
        }
        for l in 0..nest.loops.len() {
            let inside = |b: Block| nest.around(b).any(|x| x == l);
            let blocks = nest.loops[l].blocks.iter().copied();
            let exiting = blocks.filter(|&b| f.successors(b).any(|s| !inside(s)));
            nest.loops[l].exiting = exiting.collect();
        }
        for b in odd {
            for l in nest.around(b).collect::<Vec<_>>() {
                nest.loops[l].well_nested = false;
            }
        }
        nest
    }

    /// Walks backwards from the latches; loops inside have been found before.
    fn claim_members(&mut self, f: &Function, dom: &Dominators, l: LoopId) {
        let header = self.loops[l].header;
        let mut work = self.loops[l].latches.clone();
        let reachable = |b: Block| b == header || dom.dominates(header, b);
        while let Some(b) = work.pop() {
            match self.innermost[b] {
                None => {
                    self.innermost[b] = Some(l as u32);
                    if b != header {
                        work.extend(f.pred_edges(b).filter(|&p| reachable(p)));
                    }
                }
                Some(inner) => {
                    let mut top = inner as usize;
                    while let Some(p) = self.loops[top].parent.filter(|&p| p != l) {
                        top = p;
                    }
                    if top != l && self.loops[top].parent.is_none() {
                        self.loops[top].parent = Some(l);
                        let h = self.loops[top].header;
                        work.extend(f.pred_edges(h).filter(|&p| reachable(p)));
                    }
                }
            }
        }
    }

    /// All loops in the order in which a loop manager comes to them: what is inside a loop before it, and what stands beside
    /// each other as control comes to it (`LoopInfo` and the worklist of LLVM).
    pub fn inside_out(&self) -> Vec<LoopId> {
        let mut order = Vec::with_capacity(self.loops.len());
        // Each open loop with the number of loops inside it that are done.
        let mut open: Vec<(LoopId, usize)> = Vec::new();
        for l in (0..self.loops.len()).filter(|&l| self.loops[l].parent.is_none()) {
            open.push((l, 0));
            while let Some((l, done)) = open.last_mut() {
                let next = self.loops[*l].inner.get(*done).copied();
                *done += 1;
                match next {
                    Some(inner) => open.push((inner, 0)),
                    None => {
                        order.push(*l);
                        open.pop();
                    }
                }
            }
        }
        order
    }
    /// The smallest loop around a block.
    pub fn of(&self, b: Block) -> Option<LoopId> {
        self.innermost[b].map(|l| l as usize)
    }
    /// The loops around a block, the smallest first.
    pub fn around(&self, b: Block) -> impl Iterator<Item = LoopId> + '_ {
        std::iter::successors(self.of(b), |&l| self.loops[l].parent)
    }
    /// The loop with a header.
    pub fn headed(&self, header: Block) -> Option<LoopId> {
        self.of(header).filter(|&l| self.loops[l].header == header)
    }
    /// A new block becomes a member of a loop and of those around it, or of none.
    pub fn adopt(&mut self, b: Block, l: Option<LoopId>) {
        self.innermost[b] = l.map(|l| l as u32);
        for x in self.around(b).collect::<Vec<_>>() {
            self.loops[x].blocks.push(b);
        }
    }
    /// True if a block is a member of a loop.
    pub fn holds(&self, l: LoopId, b: Block) -> bool {
        self.around(b).any(|x| x == l)
    }
    /// True if the second loop is the first or inside it.
    pub fn contains(&self, outer: LoopId, inner: LoopId) -> bool {
        std::iter::successors(Some(inner), |&l| self.loops[l].parent).any(|l| l == outer)
    }
}
