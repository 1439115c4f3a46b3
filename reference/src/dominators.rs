//! Dominators, plainly.
//!
//! `a` dominates `b` if every path from the entry to `b` goes through `a`. The
//! immediate dominators are found by the textbook iteration (a node's is the
//! nearest common dominator of its predecessors); a test compares them with the
//! definition, removing each node in turn. Postdominance is only ever needed for
//! one node, and is answered by the definition itself.

use crate::graph::Graph;

/// Immediate dominators of the nodes reachable from the entry.
#[derive(Clone, Debug)]
pub struct Dominators {
    idom: Vec<Option<usize>>,
    /// Position in reverse postorder; `None` if unreachable.
    order: Vec<Option<usize>>,
}

impl Dominators {
    /// Computes them from scratch.
    pub fn new(g: &Graph) -> Dominators {
        let rpo = reverse_postorder(g);
        let mut order = vec![None; g.succs.len()];
        for (k, &n) in rpo.iter().enumerate() {
            order[n] = Some(k);
        }
        let mut d = Dominators {
            idom: vec![None; g.succs.len()],
            order,
        };
        let preds = g.preds();
        let mut changed = true;
        while changed {
            changed = false;
            for &n in rpo.iter().skip(1) {
                let new = d.common_of_known(g.entry, &preds[n]);
                changed |= new != d.idom[n];
                d.idom[n] = new;
            }
        }
        d
    }

    /// The nearest common dominator of those predecessors that have been reached so far.
    fn common_of_known(&self, entry: Option<usize>, preds: &[usize]) -> Option<usize> {
        let known = |p: &&usize| self.idom[**p].is_some() || Some(**p) == entry;
        let mut it = preds.iter().filter(known).copied();
        let first = it.next()?;
        Some(it.fold(first, |a, b| self.common(a, b)))
    }

    fn common(&self, mut a: usize, mut b: usize) -> usize {
        while a != b {
            let later = if self.order[a] > self.order[b] {
                &mut a
            } else {
                &mut b
            };
            match self.idom[*later] {
                Some(up) => *later = up,
                None => break,
            }
        }
        a
    }

    /// The immediate dominator; `None` for the entry and for unreachable nodes.
    pub fn idom(&self, n: usize) -> Option<usize> {
        self.idom[n]
    }

    /// True if the node can be reached from the entry.
    pub fn is_reachable(&self, n: usize) -> bool {
        self.order[n].is_some()
    }

    /// The node and everything that dominates it, nearest first.
    pub fn chain(&self, n: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(Some(n), |&m| self.idom[m])
    }

    /// True if `a` dominates `b` (a node dominates itself, and everything dominates the unreachable).
    pub fn dominates(&self, a: usize, b: usize) -> bool {
        !self.is_reachable(b) || self.chain(b).any(|m| m == a)
    }
}

/// Nodes reachable from the entry, each after all its non-retreating predecessors.
fn reverse_postorder(g: &Graph) -> Vec<usize> {
    let Some(entry) = g.entry else {
        return Vec::new();
    };
    let mut seen = vec![false; g.succs.len()];
    let mut out = Vec::new();
    let mut stack = vec![(entry, 0)];
    seen[entry] = true;
    while let Some(top) = stack.last_mut() {
        let (n, k) = *top;
        top.1 += 1;
        match g.succs[n].get(k) {
            Some(&s) if !seen[s] => {
                seen[s] = true;
                stack.push((s, 0));
            }
            Some(_) => {}
            None => {
                out.push(n);
                stack.pop();
            }
        }
    }
    out.reverse();
    out
}

/// The immediate postdominator of `x`, where a virtual exit joins every node without successors;
/// `None` if that is the virtual exit itself or if `x` cannot reach any exit.
pub fn immediate_postdominator(g: &Graph, x: usize) -> Option<usize> {
    let reaches_exit = |avoid: usize| {
        let r = g.reach(x, Some(avoid));
        (0..r.len()).any(|n| r[n] && g.succs[n].is_empty())
    };
    // Every postdominator lies on every path to an exit, the immediate one first.
    let path = path_to_exit(g, x)?;
    path.into_iter().skip(1).find(|&d| !reaches_exit(d))
}

/// Some path from `x` to a node without successors.
fn path_to_exit(g: &Graph, x: usize) -> Option<Vec<usize>> {
    let mut came_from = vec![None; g.succs.len()];
    let mut todo = vec![x];
    let mut seen = vec![false; g.succs.len()];
    seen[x] = true;
    while let Some(n) = todo.pop() {
        if g.succs[n].is_empty() {
            let mut path: Vec<usize> = std::iter::successors(Some(n), |&m| came_from[m]).collect();
            path.reverse();
            return Some(path);
        }
        for &s in &g.succs[n] {
            if !seen[s] {
                seen[s] = true;
                came_from[s] = Some(n);
                todo.push(s);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    /// A graph from arbitrary bytes: eight nodes, two successors at most, the entry without predecessors.
    pub(crate) fn graph(bytes: &[u8]) -> Graph {
        let succ = |b: &u8| (b % 9 < 7).then_some(1 + usize::from(b % 9));
        let mut succs = vec![Vec::new(); 8];
        for (n, pair) in bytes.chunks(2).take(8).enumerate() {
            succs[n] = pair.iter().filter_map(succ).collect();
        }
        Graph {
            entry: Some(0),
            succs,
        }
    }

    quickcheck! {
        fn dominance_is_removal_reachability(bytes: Vec<u8>) -> bool {
            let g = graph(&bytes);
            let (d, live) = (Dominators::new(&g), g.live());
            (0..8).filter(|&b| live[b]).all(|b| (0..8).all(|a| {
                d.dominates(a, b) != g.reach(0, Some(a))[b]
            }))
        }

        fn the_immediate_postdominator_is_the_first_of_all(bytes: Vec<u8>) -> bool {
            let g = graph(&bytes);
            (0..8).all(|x| {
                let exits = |avoid| {
                    let r = g.reach(x, avoid);
                    (0..8).any(|n| r[n] && g.succs[n].is_empty())
                };
                let all: Vec<usize> = (0..8).filter(|&d| d != x && exits(None) && !exits(Some(d))).collect();
                match immediate_postdominator(&g, x) {
                    None => all.is_empty(),
                    // It comes first: no other one is needed to get there.
                    Some(p) => all.contains(&p) && all.iter().all(|&d| d == p || g.reach(x, Some(d))[p]),
                }
            })
        }
    }
}
