//! Loops and reducibility by their definitions.
//!
//! A natural loop is headed by the target of a back edge, an edge whose target
//! dominates its source. A graph is reducible if every retreating edge of a
//! depth-first walk is a back edge (resolution X-6); a cycle that is left over
//! has more than one entry, which PTX and the structurizer reject (JT-017, JT-021).

use crate::dominators::Dominators;
use crate::graph::Graph;

/// For each node, whether it heads a natural loop. (A back edge is a retreating edge of any walk.)
pub fn headers(g: &Graph, d: &Dominators) -> Vec<bool> {
    let mut heads = vec![false; g.succs.len()];
    for (n, s) in retreating_edges(g) {
        heads[s] |= d.dominates(s, n);
    }
    heads
}

/// True if every retreating edge reachable from the entry targets a dominator of its source.
pub fn is_reducible(g: &Graph) -> bool {
    let d = Dominators::new(g);
    retreating_edges(g)
        .into_iter()
        .all(|(n, s)| d.dominates(s, n))
}

/// Edges that close a cycle in one depth-first walk from the entry: their target is still being walked.
fn retreating_edges(g: &Graph) -> Vec<(usize, usize)> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let mut state = vec![State::New; g.succs.len()];
    let mut found = Vec::new();
    let mut stack = Vec::new();
    if let Some(e) = g.entry {
        stack.push((e, 0));
        state[e] = State::Open;
    }
    while let Some(top) = stack.last_mut() {
        let (n, k) = *top;
        top.1 += 1;
        match g.succs[n].get(k).map(|&s| (s, state[s])) {
            Some((s, State::New)) => {
                state[s] = State::Open;
                stack.push((s, 0));
            }
            Some((s, State::Open)) => found.push((n, s)),
            Some((_, State::Done)) => {}
            None => {
                state[n] = State::Done;
                stack.pop();
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    fn graph(edges: &[&[usize]]) -> Graph {
        let succs = edges.iter().map(|e| e.to_vec()).collect();
        Graph {
            entry: Some(0),
            succs,
        }
    }

    /// Reducible by the other definition: removing self loops and merging a node with its only
    /// predecessor ends in a single node.
    fn collapses(g: &Graph) -> bool {
        let live = g.live();
        let mut edges: std::collections::BTreeSet<(usize, usize)> = (0..live.len())
            .filter(|&n| live[n])
            .flat_map(|n| g.succs[n].iter().map(move |&s| (n, s)))
            .filter(|(n, s)| n != s)
            .collect();
        loop {
            let only = (1..live.len()).find_map(|n| {
                let mut p = edges.iter().filter(|e| e.1 == n);
                let first = p.next()?.0;
                p.next().is_none().then_some((n, first))
            });
            let Some((n, p)) = only else {
                return edges.is_empty();
            };
            edges = edges
                .into_iter()
                .filter(|e| e.1 != n)
                .map(|(a, b)| (if a == n { p } else { a }, b))
                .filter(|(a, b)| a != b)
                .collect();
        }
    }

    quickcheck! {
        fn reducible_means_collapsible(bytes: Vec<u8>) -> bool {
            let succ = |b: &u8| (b % 7 < 5).then_some(1 + usize::from(b % 7));
            let mut succs = vec![Vec::new(); 6];
            for (n, pair) in bytes.chunks(2).take(6).enumerate() {
                succs[n] = pair.iter().filter_map(succ).collect();
            }
            let g = Graph { entry: Some(0), succs };
            is_reducible(&g) == collapses(&g)
        }
    }

    #[test]
    fn jt_t1_t2_t3_graphs_become_irreducible() {
        // Each: graph, and the edge p -> b that becomes p -> s.
        let t1 = (graph(&[&[1, 2], &[3], &[3], &[4, 5], &[3], &[]]), 1, 3, 4);
        let t2 = (graph(&[&[1], &[2, 3], &[3, 1], &[1, 4], &[]]), 0, 1, 2);
        let t3 = (graph(&[&[1], &[2, 3], &[4], &[4], &[1, 5], &[]]), 4, 1, 2);
        for (mut g, p, b, s) in [t1, t2, t3] {
            assert!(is_reducible(&g));
            g.redirect(p, b, s);
            assert!(!is_reducible(&g));
        }
    }

    #[test]
    fn headers_are_targets_of_back_edges() {
        let g = graph(&[&[1], &[2, 3], &[1], &[]]);
        assert_eq!(
            headers(&g, &Dominators::new(&g)),
            [false, true, false, false]
        );
    }
}
