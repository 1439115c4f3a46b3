//! Control-flow facts by plain algorithms, for the judge's own use.
//!
//! Written a third time on purpose: a judge that borrowed the dominators of one
//! of the two forms of a pass could not find that form's mistakes. Everything is
//! recomputed from scratch on each call.

use tandem_ir::constant::ConstantData;
use tandem_ir::{Block, Function, Header, InstKind, IntPredicate, Value};

/// A snapshot of a function's reachable control flow with dense block numbers.
///
/// Invariant: `blocks[0]` is the entry, the order is reverse postorder of a
/// depth-first search that visits successors in edge order, and unreachable blocks
/// are absent.
pub struct Graph {
    /// Blocks by number.
    pub blocks: Vec<Block>,
    /// Number by block index; `usize::MAX` if unreachable.
    number: Vec<usize>,
    /// Successor numbers per block, one per edge.
    pub succs: Vec<Vec<usize>>,
    /// Predecessor numbers per block, without duplicates.
    pub preds: Vec<Vec<usize>>,
}

/// A truth value that is a constant, or a comparison of two.
fn known(f: &Function, v: Value) -> Option<bool> {
    use IntPredicate::*;
    if let Some(constant) = f.as_bool(v) {
        return Some(constant);
    }
    let i = f.def_inst(v)?;
    let InstKind::ICmp(p) = *f.kind(i) else {
        return None;
    };
    let (a, b) = (f.as_int(f.operand(i, 0))?, f.as_int(f.operand(i, 1))?);
    let unused = 128u32.checked_sub(a.width())?;
    let (a, b) = (a.as_u128()?, b.as_u128()?);
    let signed = |n: u128| (n << unused) as i128;
    Some(match p {
        Eq => a == b,
        Ne => a != b,
        Ult => a < b,
        Ule => a <= b,
        Ugt => a > b,
        Uge => a >= b,
        Slt => signed(a) < signed(b),
        Sle => signed(a) <= signed(b),
        Sgt => signed(a) > signed(b),
        Sge => signed(a) >= signed(b),
    })
}

/// Where a `br` or `switch` on a constant goes.
fn constant_target(f: &Function, b: Block) -> Option<Block> {
    let t = f.terminator(b)?;
    let target = match f.kind(t) {
        InstKind::Br if f.num_operands(t) == 3 => {
            let yes = known(f, f.operand(t, 0))?;
            f.operand(t, if yes { 1 } else { 2 })
        }
        InstKind::Switch => {
            let on = f.as_const(f.operand(t, 0))?;
            if !matches!(on, ConstantData::Int(_) | ConstantData::WideInt(_)) {
                return None;
            }
            let case = f.switch_cases(t).find(|c| f.as_const(c.0) == Some(on));
            return case.map(|c| c.1).or_else(|| f.as_block(f.operand(t, 1)));
        }
        _ => return None,
    };
    f.as_block(target)
}

impl Graph {
    /// The graph of a body; empty if the body has no block.
    pub fn new(f: &Function) -> Graph {
        Graph::with(f, &|b| f.successors(b).collect())
    }

    /// The graph without edges that are never taken, because the branch's condition is a constant.
    pub fn taken(f: &Function) -> Graph {
        Graph::with(f, &|b| match constant_target(f, b) {
            Some(to) => vec![to],
            None => f.successors(b).collect(),
        })
    }

    /// True if [`Self::taken`] lacks an edge.
    pub fn has_untaken(f: &Function) -> bool {
        f.blocks().any(|b| constant_target(f, b).is_some())
    }

    fn with(f: &Function, successors: &dyn Fn(Block) -> Vec<Block>) -> Graph {
        let mut state = vec![0u8; f.num_blocks()];
        let mut postorder = Vec::new();
        let mut stack: Vec<(Block, Vec<Block>)> = Vec::new();
        let open = |b: Block, state: &mut Vec<u8>, stack: &mut Vec<(Block, Vec<Block>)>| {
            state[index(b)] = 1;
            let mut succs = successors(b);
            succs.reverse();
            stack.push((b, succs));
        };
        if let Some(e) = f.entry() {
            open(e, &mut state, &mut stack);
        }
        while let Some((b, rest)) = stack.last_mut() {
            match rest.pop() {
                Some(s) if state[index(s)] == 0 => open(s, &mut state, &mut stack),
                Some(_) => {}
                None => {
                    postorder.push(*b);
                    stack.pop();
                }
            }
        }
        postorder.reverse();
        Graph::from_order(f, postorder, successors)
    }

    fn from_order(
        f: &Function,
        blocks: Vec<Block>,
        successors: &dyn Fn(Block) -> Vec<Block>,
    ) -> Graph {
        let mut number = vec![usize::MAX; f.num_blocks()];
        for (n, &b) in blocks.iter().enumerate() {
            number[index(b)] = n;
        }
        let succs: Vec<Vec<usize>> = blocks
            .iter()
            .map(|&b| successors(b).iter().map(|&s| number[index(s)]).collect())
            .collect();
        let mut preds = vec![Vec::new(); blocks.len()];
        for (n, ss) in succs.iter().enumerate() {
            for &s in ss {
                if !preds[s].contains(&n) {
                    preds[s].push(n);
                }
            }
        }
        Graph {
            blocks,
            number,
            succs,
            preds,
        }
    }

    /// The number of a block, `None` if it cannot be reached.
    pub fn number(&self, b: Block) -> Option<usize> {
        self.number
            .get(index(b))
            .copied()
            .filter(|&n| n != usize::MAX)
    }

    /// Immediate dominator by number (the entry is its own).
    pub fn idoms(&self) -> Vec<usize> {
        idoms(self.blocks.len(), |n| &self.preds[n])
    }

    /// A retreating edge whose target does not dominate its source, if there is one: the witness of
    /// irreducibility (resolutions X-6).
    pub fn irreducible_edge(&self) -> Option<(Block, Block)> {
        let idom = self.idoms();
        // In reverse postorder an edge is retreating exactly if its target's number is not larger.
        for (n, ss) in self.succs.iter().enumerate() {
            for &s in ss {
                if s <= n && !dominates(&idom, s, n) {
                    return Some((self.blocks[n], self.blocks[s]));
                }
            }
        }
        None
    }

    /// Headers of natural loops: targets of edges from blocks that they dominate, sorted.
    pub fn loop_headers(&self) -> Vec<Block> {
        let idom = self.idoms();
        let mut headers = Vec::new();
        for (n, ss) in self.succs.iter().enumerate() {
            headers.extend(
                ss.iter()
                    .filter(|&&s| dominates(&idom, s, n))
                    .map(|&s| self.blocks[s]),
            );
        }
        headers.sort_unstable();
        headers.dedup();
        headers
    }

    /// Per block the numbers of the blocks on whose branch it is control dependent, directly or through
    /// others, sorted (Ferrante, Ottenstein, Warren 1987, closed transitively). Endless regions are thought
    /// to be left from the given blocks ([`Self::ipdoms`]).
    pub fn control_dependence(&self, left_from: &[usize]) -> Vec<Vec<usize>> {
        let n = self.blocks.len();
        let ipdom = self.ipdoms(left_from);
        let mut direct = vec![Vec::new(); n];
        for (a, ss) in self.succs.iter().enumerate() {
            for &s in ss {
                let mut x = s;
                while x != ipdom[a] && x < n {
                    if !direct[x].contains(&a) {
                        direct[x].push(a);
                    }
                    x = ipdom[x];
                }
            }
        }
        (0..n).map(|b| closure(b, &direct)).collect()
    }

    /// The endless regions: largest sets of blocks that all reach each other and nothing else, blocks without
    /// successors apart; each sorted, in order of their first blocks.
    pub fn endless_regions(&self) -> Vec<Vec<usize>> {
        let n = self.blocks.len();
        let reach: Vec<Vec<bool>> = (0..n).map(|b| self.reached_from(b)).collect();
        let mut regions: Vec<Vec<usize>> = Vec::new();
        for (b, reached) in reach.iter().enumerate() {
            let region: Vec<usize> = (0..n).filter(|&x| reached[x]).collect();
            let closed = !region.is_empty() && region.iter().all(|&x| reach[x][b]);
            if closed && region[0] == b {
                regions.push(region);
            }
        }
        regions
    }

    /// Blocks without successors.
    pub fn ends(&self) -> Vec<usize> {
        let is_end = |b: &usize| self.succs[*b].is_empty();
        (0..self.blocks.len()).filter(is_end).collect()
    }

    /// The part of the graph from which one of the blocks can be reached, with those blocks in its numbers.
    pub fn part_leading_to(&self, targets: &[usize]) -> (Graph, Vec<usize>) {
        let n = self.blocks.len();
        let mut kept = vec![false; n];
        let mut work = targets.to_vec();
        while let Some(b) = work.pop() {
            if !std::mem::replace(&mut kept[b], true) {
                work.extend(&self.preds[b]);
            }
        }
        let mut new = vec![usize::MAX; n];
        let old: Vec<usize> = (0..n).filter(|&b| kept[b]).collect();
        for (k, &b) in old.iter().enumerate() {
            new[b] = k;
        }
        let renamed = |all: &Vec<usize>| -> Vec<usize> {
            let inside = all.iter().filter(|&&b| kept[b]);
            inside.map(|&b| new[b]).collect()
        };
        let number = self
            .number
            .iter()
            .map(|&k| new.get(k).copied().unwrap_or(usize::MAX));
        let part = Graph {
            blocks: old.iter().map(|&b| self.blocks[b]).collect(),
            number: number.collect(),
            succs: old.iter().map(|&b| renamed(&self.succs[b])).collect(),
            preds: old.iter().map(|&b| renamed(&self.preds[b])).collect(),
        };
        (part, targets.iter().map(|&b| new[b]).collect())
    }

    /// The same graph with each of the given blocks in two: what it runs, and behind it, under a number of its own, the
    /// branch at its end. A thread that leaves the first half has not come to the branch, so that what decides whether it
    /// leaves there is not taken for what the branch decides.
    #[must_use]
    pub fn with_branches_apart(mut self, of: &[usize]) -> Graph {
        for &b in of {
            if self.succs[b].is_empty() {
                continue;
            }
            let branch = self.blocks.len();
            let onward = std::mem::replace(&mut self.succs[b], vec![branch]);
            for &s in &onward {
                for p in self.preds[s].iter_mut().filter(|p| **p == b) {
                    *p = branch;
                }
            }
            self.blocks.push(self.blocks[b]);
            self.succs.push(onward);
            self.preds.push(vec![b]);
        }
        self
    }

    /// Blocks reached by at least one edge.
    pub fn reached_from(&self, b: usize) -> Vec<bool> {
        let mut seen = vec![false; self.blocks.len()];
        let mut work = self.succs[b].clone();
        while let Some(x) = work.pop() {
            if !std::mem::replace(&mut seen[x], true) {
                work.extend(&self.succs[x]);
            }
        }
        seen
    }

    /// Immediate post-dominator by number; `n` (the number of blocks) stands for the virtual exit, which
    /// follows every block without successors and the blocks of `left_from`. There must be one of those for
    /// each endless region; where a region lacks one, all its blocks are followed by the virtual exit.
    pub fn ipdoms(&self, left_from: &[usize]) -> Vec<usize> {
        let n = self.blocks.len();
        let ends = |&b: &usize| self.succs[b].is_empty() || left_from.contains(&b);
        let mut exits: Vec<usize> = (0..n).filter(ends).collect();
        let mut reaches = vec![false; n];
        let mut work = exits.clone();
        while let Some(b) = work.pop() {
            if !std::mem::replace(&mut reaches[b], true) {
                work.extend(&self.preds[b]);
            }
        }
        exits.extend((0..n).filter(|&b| !reaches[b]));
        // Reverse graph, numbered in reverse postorder from the virtual exit.
        let mut order = Vec::new();
        let mut seen = vec![false; n];
        let mut stack: Vec<(usize, usize)> = Vec::new();
        for &e in &exits {
            if seen[e] {
                continue;
            }
            seen[e] = true;
            stack.push((e, 0));
            while let Some(&mut (b, ref mut k)) = stack.last_mut() {
                match self.preds[b].get(*k) {
                    Some(&p) => {
                        *k += 1;
                        if !std::mem::replace(&mut seen[p], true) {
                            stack.push((p, 0));
                        }
                    }
                    None => {
                        order.push(b);
                        stack.pop();
                    }
                }
            }
        }
        order.push(n);
        order.reverse();
        let mut position = vec![0; n + 1];
        for (i, &b) in order.iter().enumerate() {
            position[b] = i;
        }
        let is_exit: Vec<bool> = (0..n).map(|b| exits.contains(&b)).collect();
        let reverse_preds: Vec<Vec<usize>> = order
            .iter()
            .map(|&b| {
                if b == n {
                    return Vec::new();
                }
                let mut p: Vec<usize> = self.succs[b].iter().map(|&s| position[s]).collect();
                if is_exit[b] {
                    p.push(0);
                }
                p
            })
            .collect();
        let idom = idoms(n + 1, |k| &reverse_preds[k]);
        (0..n).map(|b| order[idom[position[b]]]).collect()
    }
}

/// Index of a block for side tables.
pub fn index(b: Block) -> usize {
    b.as_u32() as usize
}

/// True if `a` dominates `b` (numbers of a graph whose entry is 0).
pub fn dominates(idom: &[usize], a: usize, mut b: usize) -> bool {
    loop {
        if a == b {
            return true;
        }
        if idom[b] == b {
            return false;
        }
        b = idom[b];
    }
}

/// Immediate dominators of a graph numbered in reverse postorder, by iteration to a fixed point.
fn idoms<'a>(n: usize, preds: impl Fn(usize) -> &'a Vec<usize>) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let mut idom = vec![NONE; n];
    if n == 0 {
        return idom;
    }
    idom[0] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for b in 1..n {
            let mut new = NONE;
            for &p in preds(b).iter().filter(|&&p| idom[p] != NONE) {
                new = if new == NONE { p } else { meet(&idom, p, new) };
            }
            if new != NONE && idom[b] != new {
                idom[b] = new;
                changed = true;
            }
        }
    }
    for (b, d) in idom.iter_mut().enumerate() {
        if *d == NONE {
            *d = b;
        }
    }
    idom
}

fn meet(idom: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        while a > b {
            a = idom[a];
        }
        while b > a {
            b = idom[b];
        }
    }
    a
}

fn closure(b: usize, direct: &[Vec<usize>]) -> Vec<usize> {
    let mut seen = vec![false; direct.len()];
    let mut work = direct[b].clone();
    let mut all = Vec::new();
    while let Some(a) = work.pop() {
        if !std::mem::replace(&mut seen[a], true) {
            all.push(a);
            work.extend(&direct[a]);
        }
    }
    all.sort_unstable();
    all
}

/// The convergent calls of a body in layout order, reachable blocks only.
pub fn convergent_calls(cx: &Header, f: &Function, g: &Graph) -> Vec<tandem_ir::Inst> {
    let reachable = f.blocks().filter(|&b| g.number(b).is_some());
    reachable
        .flat_map(|b| f.insts(b))
        .filter(|&i| cx.is_convergent(f, i))
        .collect()
}
