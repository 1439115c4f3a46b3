//! Which blocks are cut out: found from the blocks that a step touches, backwards.
//!
//! All that is asked here is asked of the *union* of the two graphs, before and after the step: a set of blocks that
//! control enters at one block in the union is entered at that block in each. Growth goes backwards from the touched
//! blocks, one block at a time in turn, until all of them lie behind one; what was added beyond the nearest common
//! dominator is dropped again. Nothing outside of what was added is looked at but the blocks right before it.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use tandem_ir::{Block, Function};

/// Blocks with more predecessors than this are not followed backwards.
const MOST_PREDS: usize = 256;
/// So many dominators of what is needed are taken along, for what they say of values (conditions passed).
const CONTEXT: usize = 8;
/// While it grows, a region may be so many times as large as it may be in the end.
const OVERSHOOT: usize = 4;

/// The blocks of an excerpt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    /// The blocks, in order of their numbers.
    pub(super) blocks: Vec<Block>,
    /// The only block that control enters from outside, or at which the function starts; none if nothing leads in.
    pub(super) head: Option<Block>,
}

/// Two states of one function, seen as one graph.
pub(super) struct Both<'a> {
    before: &'a Function,
    after: &'a Function,
}

/// True if the block is in the function.
pub(super) fn is_in(f: &Function, b: Block) -> bool {
    (b.as_u32() as usize) < f.num_blocks() && f.in_layout(b)
}

impl<'a> Both<'a> {
    pub(super) fn new(before: &'a Function, after: &'a Function) -> Both<'a> {
        Both { before, after }
    }

    fn states(&self, b: Block) -> impl Iterator<Item = &'a Function> {
        [self.before, self.after]
            .into_iter()
            .filter(move |f| is_in(f, b))
    }

    /// Distinct predecessors; none if there are too many.
    fn preds(&self, b: Block) -> Option<Vec<Block>> {
        let mut all = Vec::new();
        for f in self.states(b) {
            for (n, p) in f.pred_edges(b).enumerate() {
                if n == MOST_PREDS {
                    return None;
                }
                all.push(p);
            }
        }
        all.sort_unstable();
        all.dedup();
        Some(all)
    }

    fn succs(&self, b: Block) -> impl Iterator<Item = Block> {
        self.states(b).flat_map(move |f| f.successors(b))
    }

    fn is_entry(&self, b: Block) -> bool {
        self.before.entry() == Some(b) || self.after.entry() == Some(b)
    }
}

/// A set of blocks while it grows.
struct Growth<'a> {
    both: &'a Both<'a>,
    most: usize,
    /// Blocks with their predecessors.
    preds: FxHashMap<Block, Vec<Block>>,
    /// Of each block, how many of its predecessors are outside.
    outside: FxHashMap<Block, usize>,
    /// Blocks that control may enter, in the order in which they were added.
    open: VecDeque<Block>,
    /// How many of the blocks control enters.
    entered: usize,
}

impl<'a> Growth<'a> {
    fn new(both: &'a Both<'a>, most: usize) -> Growth<'a> {
        Growth {
            both,
            most,
            preds: FxHashMap::default(),
            outside: FxHashMap::default(),
            open: VecDeque::new(),
            entered: 0,
        }
    }

    fn has(&self, b: Block) -> bool {
        self.preds.contains_key(&b)
    }

    fn add(&mut self, b: Block) -> Option<()> {
        if self.has(b) {
            return Some(());
        }
        if self.preds.len() == self.most {
            return None;
        }
        let preds = self.both.preds(b)?;
        let outside = preds.iter().filter(|&&p| p != b && !self.has(p)).count();
        self.preds.insert(b, preds);
        self.outside.insert(b, outside);
        if outside > 0 || self.both.is_entry(b) {
            self.entered += 1;
            self.open.push_back(b);
        }
        let mut succs: Vec<Block> = self.both.succs(b).filter(|&s| s != b).collect();
        succs.sort_unstable();
        succs.dedup();
        for s in succs {
            if let Some(n) = self.outside.get_mut(&s) {
                *n -= 1;
                if *n == 0 && !self.both.is_entry(s) {
                    self.entered -= 1;
                }
            }
        }
        Some(())
    }

    fn is_open(&self, b: Block) -> bool {
        self.outside.get(&b).is_some_and(|&n| n > 0)
    }

    /// Adds the predecessors of a block.
    fn widen(&mut self, b: Block) -> Option<()> {
        let preds = self.preds.get(&b).cloned().unwrap_or_default();
        preds.into_iter().try_for_each(|p| self.add(p))
    }

    /// Grows until control enters at one block at most.
    fn close(&mut self) -> Option<()> {
        while self.entered > 1 {
            let b = self.open.pop_front()?;
            if self.is_open(b) {
                self.widen(b)?;
            } else if self.both.is_entry(b) {
                // Stays entered for ever: the others have to be reached from it.
                self.open.push_back(b);
            }
        }
        Some(())
    }

    /// The block that control enters, once the set is closed.
    fn root(&self) -> Option<Block> {
        let enters = |b: &&Block| self.is_open(**b) || self.both.is_entry(**b);
        self.open.iter().find(enters).copied()
    }
}

/// A region around the touched blocks; none if it would have more than `limit` blocks.
pub(super) fn shape(both: &Both<'_>, touched: &[Block], limit: usize) -> Option<Shape> {
    let mut growth = Growth::new(both, limit.saturating_mul(OVERSHOOT));
    touched.iter().try_for_each(|&b| growth.add(b))?;
    growth.close()?;
    let mut best = cut(&growth, touched, limit)?;
    // Each round adds what is needed to have one more dominator.
    for _ in 0..CONTEXT {
        let Some(root) = growth.root().filter(|&r| growth.is_open(r)) else {
            break;
        };
        if growth.widen(root).is_none() || growth.close().is_none() {
            break;
        }
        best = cut(&growth, touched, limit)?;
    }
    Some(best)
}

/// The part of a closed set that is needed: what lies behind one block and leads to the touched ones. Of the blocks that
/// can be the head, one some way up is taken, if the region stays small enough.
fn cut(growth: &Growth<'_>, touched: &[Block], limit: usize) -> Option<Shape> {
    let Some(root) = growth.root() else {
        let blocks = behind(growth, touched, None);
        return (blocks.len() <= limit).then_some(Shape { blocks, head: None });
    };
    let inside = |b: Block| growth.both.succs(b).filter(|&s| growth.has(s)).collect();
    let tree = Tree::new(root, inside, |b| {
        growth.preds.get(&b).cloned().unwrap_or_default()
    });
    let reached = touched.iter().copied().filter(|&b| tree.reaches(b));
    let common = reached.reduce(|a, b| tree.common(a, b)).unwrap_or(root);
    let mut heads: Vec<Block> = tree.chain(common).take(CONTEXT + 1).collect();
    if touched.contains(&common) && heads.len() > 1 {
        // The last resort.
        heads.rotate_left(1);
    }
    let last = touched.contains(&common).then(|| heads.pop()).flatten();
    heads.reverse();
    heads.extend(last);
    heads.into_iter().find_map(|head| {
        let blocks = behind(growth, touched, Some(head));
        (blocks.len() <= limit).then_some(Shape {
            blocks,
            head: Some(head),
        })
    })
}

/// The blocks from which the touched ones can be reached without passing the head, and the head.
fn behind(growth: &Growth<'_>, touched: &[Block], head: Option<Block>) -> Vec<Block> {
    let mut seen: FxHashSet<Block> = touched.iter().copied().chain(head).collect();
    let mut todo: Vec<Block> = touched.to_vec();
    while let Some(b) = todo.pop() {
        if Some(b) == head {
            continue;
        }
        for &p in growth.preds.get(&b).into_iter().flatten() {
            if growth.has(p) && seen.insert(p) {
                todo.push(p);
            }
        }
    }
    let mut blocks: Vec<Block> = seen.into_iter().collect();
    blocks.sort_unstable();
    blocks
}

/// Immediate dominators of a small graph that is given by functions.
pub(super) struct Tree {
    order: FxHashMap<Block, usize>,
    blocks: Vec<Block>,
    idom: Vec<usize>,
}

impl Tree {
    /// Of the blocks that the root reaches.
    pub(super) fn new(
        root: Block,
        succs: impl Fn(Block) -> Vec<Block>,
        preds: impl Fn(Block) -> Vec<Block>,
    ) -> Tree {
        let blocks = reverse_postorder(root, succs);
        let order: FxHashMap<Block, usize> =
            blocks.iter().enumerate().map(|(n, &b)| (b, n)).collect();
        let mut tree = Tree {
            idom: vec![usize::MAX; blocks.len()],
            order,
            blocks,
        };
        tree.idom[0] = 0;
        let all: Vec<Vec<usize>> = (tree.blocks.iter())
            .map(|&b| {
                let numbers = preds(b).into_iter();
                numbers
                    .filter_map(|p| tree.order.get(&p).copied())
                    .collect()
            })
            .collect();
        let mut changed = true;
        while changed {
            changed = false;
            for (n, preds) in all.iter().enumerate().skip(1) {
                let known = preds.iter().copied();
                let known = known.filter(|&p| tree.idom[p] != usize::MAX);
                let new = known.reduce(|a, b| tree.meet(a, b)).unwrap_or(usize::MAX);
                changed |= tree.idom[n] != new;
                tree.idom[n] = new;
            }
        }
        tree
    }

    fn meet(&self, mut a: usize, mut b: usize) -> usize {
        while a != b {
            match a > b {
                true => a = self.idom[a],
                false => b = self.idom[b],
            }
        }
        a
    }

    /// True if control can come to the block from the root.
    pub(super) fn reaches(&self, b: Block) -> bool {
        self.order.contains_key(&b)
    }

    /// The nearest block that dominates two that are reached.
    fn common(&self, a: Block, b: Block) -> Block {
        match (self.order.get(&a), self.order.get(&b)) {
            (Some(&a), Some(&b)) => self.blocks[self.meet(a, b)],
            _ => self.blocks[0],
        }
    }

    /// A block and its dominators, nearest first.
    fn chain(&self, b: Block) -> impl Iterator<Item = Block> {
        let start = self.order.get(&b).copied();
        let up = |&n: &usize| (n != 0).then(|| self.idom[n]);
        std::iter::successors(start, up).map(|n| self.blocks[n])
    }

    /// True if `a` dominates `b`, both of which are reached.
    pub(super) fn dominates(&self, a: Block, b: Block) -> bool {
        self.chain(b).any(|c| c == a)
    }
}

fn reverse_postorder(root: Block, succs: impl Fn(Block) -> Vec<Block>) -> Vec<Block> {
    let mut seen: FxHashSet<Block> = [root].into_iter().collect();
    let mut out = Vec::new();
    let mut stack = vec![(root, succs(root))];
    while let Some((b, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(s) if seen.insert(s) => {
                let next = succs(s);
                stack.push((s, next));
            }
            Some(_) => {}
            None => {
                out.push(*b);
                stack.pop();
            }
        }
    }
    out.reverse();
    out
}
