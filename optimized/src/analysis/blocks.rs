//! Order and reachability of blocks.
//!
//! [`LayoutOrder`] numbers blocks so that two of them can be compared without a
//! walk, and stays right while blocks are inserted. The traversals are iterative:
//! no input may overflow the stack.

use cranelift_entity::{EntityRef, SecondaryMap};
use smallvec::SmallVec;
use tandem_ir::{Block, Function};

/// Position of every block in the layout, kept while blocks are inserted.
#[derive(Default)]
pub struct LayoutOrder {
    at: SecondaryMap<Block, u64>,
}

/// Distance between neighbours after numbering: room for insertions.
const GAP: u64 = 1 << 32;

impl LayoutOrder {
    /// Numbers all blocks.
    pub fn new(f: &Function) -> LayoutOrder {
        let mut o = LayoutOrder { at: block_map(f) };
        o.renumber(f);
        o
    }
    fn renumber(&mut self, f: &Function) {
        for (n, b) in f.blocks().enumerate() {
            self.at[b] = (n as u64 + 1) * GAP;
        }
    }
    /// Numbers a block that was just put into the layout.
    pub fn inserted(&mut self, f: &Function, b: Block) {
        let before = f.prev_block(b).map_or(0, |p| self.at[p]);
        let after = f.next_block(b).map_or(before + 2 * GAP, |n| self.at[n]);
        let middle = before + (after.saturating_sub(before)) / 2;
        if middle > before && middle < after {
            self.at[b] = middle;
        } else {
            self.renumber(f);
        }
    }
    /// A number that grows along the layout.
    pub fn of(&self, b: Block) -> u64 {
        self.at[b]
    }
    /// Distinct predecessors in order of layout.
    pub fn predecessors(&self, f: &Function, b: Block) -> SmallVec<[Block; 4]> {
        let mut v = f.predecessors(b);
        v.sort_unstable_by_key(|&p| self.at[p]);
        v
    }
}

/// A map with room for all blocks of a function, so that it does not grow one by one.
pub fn block_map<V: Clone + Default>(f: &Function) -> SecondaryMap<Block, V> {
    let mut map = SecondaryMap::new();
    map.resize(f.num_blocks());
    map
}

/// A set of blocks as a bit per block.
#[derive(Clone, Default, PartialEq)]
pub struct BlockSet {
    bits: Vec<u64>,
}

impl BlockSet {
    /// The empty set.
    pub fn new() -> BlockSet {
        BlockSet::default()
    }
    /// True if the block is in the set.
    pub fn contains(&self, b: Block) -> bool {
        self.bits
            .get(b.index() / 64)
            .is_some_and(|w| w >> (b.index() % 64) & 1 == 1)
    }
    /// Adds a block; true if it is new.
    pub fn insert(&mut self, b: Block) -> bool {
        let i = b.index() / 64;
        if i >= self.bits.len() {
            self.bits.resize(i + 1, 0);
        }
        let bit = 1u64 << (b.index() % 64);
        let fresh = self.bits[i] & bit == 0;
        self.bits[i] |= bit;
        fresh
    }
    /// How many blocks are in the set.
    pub fn count(&self) -> usize {
        self.bits.iter().map(|w| w.count_ones() as usize).sum()
    }
    /// The blocks of the set that are in the layout, sorted.
    pub fn in_layout(&self, f: &Function) -> Vec<Block> {
        let mut list: Vec<Block> = f.blocks().filter(|&b| self.contains(b)).collect();
        list.sort_unstable();
        list
    }
    /// Removes a block; true if it was there.
    pub fn remove(&mut self, b: Block) -> bool {
        let Some(w) = self.bits.get_mut(b.index() / 64) else {
            return false;
        };
        let bit = 1u64 << (b.index() % 64);
        let there = *w & bit != 0;
        *w &= !bit;
        there
    }
}

/// The blocks that can be reached from the entry.
pub fn reachable(f: &Function) -> BlockSet {
    let mut seen = BlockSet::new();
    let mut work: Vec<Block> = Vec::new();
    work.extend(f.entry());
    while let Some(b) = work.pop() {
        if seen.insert(b) {
            work.extend(f.successors(b).filter(|&s| !seen.contains(s)));
        }
    }
    seen
}

/// What a depth-first walk from the entry finds.
pub struct Walk {
    /// Reachable blocks in post order.
    pub post_order: Vec<Block>,
    /// Edges to a block that is still being walked, in order of discovery.
    pub retreating: Vec<(Block, Block)>,
}

/// Walks the graph depth first from the entry, successors in order of the edges.
pub fn walk(f: &Function) -> Walk {
    walk_with(f.entry(), &|b, out| out.extend(f.successors(b)))
}

/// The same over a graph given by its successor function, which appends to its second argument.
pub fn walk_with(entry: Option<Block>, successors: &dyn Fn(Block, &mut Vec<Block>)) -> Walk {
    let mut out = Walk {
        post_order: Vec::new(),
        retreating: Vec::new(),
    };
    let (mut seen, mut open) = (BlockSet::new(), BlockSet::new());
    // Successor lists of the open blocks lie one after another in `pending`.
    let mut pending: Vec<Block> = Vec::new();
    let mut stack: Vec<(Block, usize)> = Vec::new();
    let Some(entry) = entry else { return out };
    let mut next = Some(entry);
    loop {
        if let Some(b) = next.take() {
            seen.insert(b);
            open.insert(b);
            stack.push((b, pending.len()));
            let from = pending.len();
            successors(b, &mut pending);
            pending[from..].reverse();
        }
        let Some(&(b, base)) = stack.last() else {
            break;
        };
        if pending.len() == base {
            stack.pop();
            open.remove(b);
            out.post_order.push(b);
            continue;
        }
        if let Some(s) = pending.pop() {
            if open.contains(s) {
                out.retreating.push((b, s));
            } else if !seen.contains(s) {
                next = Some(s);
            }
        }
    }
    out
}
