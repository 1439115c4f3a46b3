//! All control-flow graphs of a size, each once.
//!
//! A graph is a list of successor lists. Its blocks are numbered in the order in
//! which a breadth-first walk from the entry meets them, taking the edges of a
//! block in their order. That numbering exists and is unique, so graphs that differ
//! by the names of their blocks alone are one graph here, and generating the
//! numberings generates every graph exactly once. Irreducible graphs, edges of one
//! branch to one block and loops of a block to itself are all among them; only the
//! entry has no predecessor, as the language wants it.

/// What graphs are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// One block has three successors (a switch).
    pub switch: bool,
    /// The last block cannot be reached.
    pub dead_block: bool,
    /// The switch is in a loop and goes to three different blocks; at most one other block has two successors,
    /// which differ.
    pub automaton: bool,
}

impl Shape {
    /// True if more blocks may make it a graph of the shape.
    fn allows(self, s: &Skeleton) -> bool {
        let with = |n: usize| s.succs.iter().filter(|e| e.len() == n).count();
        let apart = |e: &Vec<u8>| (1..e.len()).all(|k| !e[..k].contains(&e[k]));
        with(3) <= 1 && (!self.automaton || (with(2) <= 1 && s.succs.iter().all(apart)))
    }
}

/// A control-flow graph; block 0 is the entry.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Skeleton {
    /// Successors per block, one per edge, in order.
    pub succs: Vec<Vec<u8>>,
}

/// Visits every graph of the given number of blocks.
pub fn each(blocks: usize, shape: Shape, visit: &mut dyn FnMut(&Skeleton)) {
    let living = blocks - usize::from(shape.dead_block && blocks > 0);
    if living == 0 {
        return;
    }
    let mut all = |s: &Skeleton| {
        let switches = s.succs.iter().filter(|e| e.len() == 3).count();
        let loops = !shape.automaton || s.switch_loops();
        if switches == usize::from(shape.switch) && loops {
            if shape.dead_block {
                with_dead_block(s, visit);
            } else {
                visit(s);
            }
        }
    };
    let mut state = Skeleton { succs: Vec::new() };
    grow(&mut state, 1, living, shape, &mut all);
}

/// Gives the next block its successors in all ways; `met` blocks have been met so far.
fn grow(
    s: &mut Skeleton,
    met: usize,
    blocks: usize,
    shape: Shape,
    visit: &mut dyn FnMut(&Skeleton),
) {
    if s.succs.len() == met {
        if met == blocks {
            visit(s);
        }
        return;
    }
    let most = if shape.switch { 3 } else { 2 };
    s.succs.push(Vec::new());
    edges(s, met, blocks, most, shape, visit);
    s.succs.pop();
}

/// Adds edges to the last block: stops here, or adds one more.
fn edges(
    s: &mut Skeleton,
    met: usize,
    blocks: usize,
    most: usize,
    shape: Shape,
    visit: &mut dyn FnMut(&Skeleton),
) {
    if shape.allows(s) {
        grow(s, met, blocks, shape, visit);
    }
    let Some(last) = s.succs.len().checked_sub(1).filter(|_| most > 0) else {
        return;
    };
    for to in 1..=met.min(blocks - 1) {
        s.succs[last].push(to as u8);
        edges(s, met.max(to + 1), blocks, most - 1, shape, visit);
        s.succs[last].pop();
    }
}

/// Appends a block that nothing but itself enters, with up to two successors.
fn with_dead_block(s: &Skeleton, visit: &mut dyn FnMut(&Skeleton)) {
    let me = s.succs.len() as u8;
    let mut go = |succs: Vec<u8>| {
        let mut t = s.clone();
        t.succs.push(succs);
        visit(&t);
    };
    go(Vec::new());
    for a in 1..=me {
        go(vec![a]);
        for b in 1..=me {
            go(vec![a, b]);
        }
    }
}

impl Skeleton {
    /// Number of blocks.
    pub fn len(&self) -> usize {
        self.succs.len()
    }
    /// True if there is no block.
    pub fn is_empty(&self) -> bool {
        self.succs.is_empty()
    }
    /// True if the block with three successors can be reached from itself.
    pub fn switch_loops(&self) -> bool {
        let Some(b) = (0..self.len()).find(|&b| self.succs[b].len() == 3) else {
            return false;
        };
        let mut seen = vec![false; self.len()];
        let mut work = vec![b];
        while let Some(n) = work.pop() {
            for &s in &self.succs[n] {
                if !std::mem::replace(&mut seen[usize::from(s)], true) {
                    work.push(usize::from(s));
                }
            }
        }
        seen[b]
    }
    /// Predecessors of a block, each once, in order.
    pub fn preds(&self, b: usize) -> Vec<usize> {
        let enters = |p: &usize| self.succs[*p].iter().any(|&s| usize::from(s) == b);
        (0..self.len()).filter(enters).collect()
    }
    /// Per block the set of blocks that dominate it, as a bit mask; all ones for a block without a way to it.
    pub fn dominators(&self) -> Vec<u64> {
        let mut dom = vec![u64::MAX; self.len()];
        dom[0] = 1;
        let mut changed = true;
        while changed {
            changed = false;
            for b in 1..self.len() {
                let preds = self.preds(b);
                let met = preds.iter().fold(u64::MAX, |m, &p| m & dom[p]);
                let new = if met == u64::MAX { met } else { met | (1 << b) };
                changed |= new != dom[b];
                dom[b] = new;
            }
        }
        dom
    }
    /// Number of natural loops: headers that dominate the source of an edge to them.
    pub fn loops(&self) -> usize {
        let dom = self.dominators();
        let heads = |h: &usize| {
            self.preds(*h)
                .iter()
                .any(|&p| dom[p] != u64::MAX && dom[p] >> h & 1 == 1)
        };
        (0..self.len()).filter(heads).count()
    }
    /// True if every edge that closes a cycle goes to a block that dominates its source: without such edges
    /// no cycle is left.
    pub fn is_reducible(&self) -> bool {
        let dom = self.dominators();
        let mut left: Vec<usize> = (0..self.len()).filter(|&b| dom[b] != u64::MAX).collect();
        loop {
            let forward_pred = |b: usize| {
                let mut preds = self.preds(b).into_iter();
                preds.any(|p| left.contains(&p) && dom[p] >> b & 1 == 0)
            };
            let Some(k) = left.iter().position(|&b| !forward_pred(b)) else {
                return left.is_empty();
            };
            left.remove(k);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const PLAIN: Shape = Shape {
        switch: false,
        dead_block: false,
        automaton: false,
    };

    fn all(blocks: usize, shape: Shape) -> Vec<Skeleton> {
        let mut out = Vec::new();
        each(blocks, shape, &mut |s| out.push(s.clone()));
        out
    }

    /// Every assignment of up to two successors, the unreachable ones dropped, renamed to the least form by
    /// trying all names: another way to the same set.
    fn by_brute_force(n: usize) -> BTreeSet<Vec<Vec<u8>>> {
        let mut choices: Vec<Vec<u8>> = vec![vec![]];
        for a in 1..n as u8 {
            choices.push(vec![a]);
            choices.extend((1..n as u8).map(|b| vec![a, b]));
        }
        let mut found = BTreeSet::new();
        for mut code in 0..choices.len().pow(n as u32) {
            let mut g = Vec::new();
            for _ in 0..n {
                g.push(choices[code % choices.len()].clone());
                code /= choices.len();
            }
            let mut seen = vec![false; n];
            let mut work = vec![0usize];
            while let Some(b) = work.pop() {
                if !std::mem::replace(&mut seen[b], true) {
                    work.extend(g[b].iter().map(|&s| usize::from(s)));
                }
            }
            if seen.iter().all(|&s| s) {
                found.insert(least_name(&g));
            }
        }
        found
    }

    fn least_name(g: &[Vec<u8>]) -> Vec<Vec<u8>> {
        let mut best: Option<Vec<Vec<u8>>> = None;
        permutations(g.len() - 1, &mut |p| {
            let name = |b: usize| if b == 0 { 0 } else { p[b - 1] + 1 };
            let mut h = vec![Vec::new(); g.len()];
            for (b, ss) in g.iter().enumerate() {
                h[name(b)] = ss.iter().map(|&s| name(usize::from(s)) as u8).collect();
            }
            if best.as_ref().is_none_or(|b| h < *b) {
                best = Some(h);
            }
        });
        best.unwrap_or_default()
    }

    fn permutations(n: usize, visit: &mut dyn FnMut(&[usize])) {
        fn go(p: &mut Vec<usize>, k: usize, visit: &mut dyn FnMut(&[usize])) {
            if k == p.len() {
                return visit(p);
            }
            for i in k..p.len() {
                p.swap(k, i);
                go(p, k + 1, visit);
                p.swap(k, i);
            }
        }
        go(&mut (0..n).collect(), 0, visit);
    }

    #[test]
    fn each_graph_comes_once_and_none_is_missing() {
        for n in 1..=4 {
            let ours = all(n, PLAIN);
            let names: BTreeSet<_> = ours.iter().map(|s| least_name(&s.succs)).collect();
            assert_eq!(names.len(), ours.len(), "{n} blocks: a graph came twice");
            assert_eq!(names, by_brute_force(n), "{n} blocks");
        }
    }

    #[test]
    fn the_numbers_of_graphs_are_these() {
        let counts = |shape| (1..=4).map(|n| all(n, shape).len()).collect::<Vec<_>>();
        assert_eq!(counts(PLAIN), [1, 6, 105, 2522]);
    }

    #[test]
    fn the_numbers_of_automata_are_these() {
        let automata = Shape {
            switch: true,
            dead_block: false,
            automaton: true,
        };
        let all_switches = Shape {
            automaton: false,
            ..automata
        };
        let counts = |shape| (1..=4).map(|n| all(n, shape).len()).collect::<Vec<_>>();
        assert_eq!(counts(all_switches), [0, 5, 449, 26064]);
        assert_eq!(counts(automata), [0, 0, 0, 624]);
        // The same by filtering.
        let mut slow = all(4, all_switches);
        slow.retain(|s| automata.allows(s) && s.switch_loops());
        assert_eq!(slow, all(4, automata));
    }

    #[test]
    fn shapes_are_told_apart() {
        let of = |succs: &[&[u8]]| Skeleton {
            succs: succs.iter().map(|s| s.to_vec()).collect(),
        };
        let two_entries = of(&[&[1, 2], &[2], &[1]]);
        assert!(!two_entries.is_reducible());
        assert_eq!(two_entries.loops(), 0);
        let nested = of(&[&[1], &[2], &[2, 3], &[1, 4], &[]]);
        assert!(nested.is_reducible());
        assert_eq!(nested.loops(), 2);
    }
}
