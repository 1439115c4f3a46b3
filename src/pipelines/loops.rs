//! The order in which a manager of loops comes to the loops of a function, from the definitions.

use std::collections::BTreeSet;
use tandem_ir::{Block, Function};
use tandem_reference::dominators::Dominators;
use tandem_reference::graph::{Graph, block};

/// The headers of the natural loops: what is inside a loop comes before it, and of loops beside each other the one first that
/// a walk from the entry leaves last.
pub(super) fn inside_out(f: &Function) -> Vec<Block> {
    let graph = Graph::of(f);
    let dominators = Dominators::new(&graph);
    let (post_order, preds) = (post_order(&graph), graph.preds());
    // The members of each loop: the header, and what comes back to it without passing it.
    let mut loops: Vec<(usize, BTreeSet<usize>)> = Vec::new();
    for &header in post_order.iter().rev() {
        let back = |&&p: &&usize| dominators.is_reachable(p) && dominators.dominates(header, p);
        let mut work: Vec<usize> = preds[header].iter().filter(back).copied().collect();
        if work.is_empty() {
            continue;
        }
        let mut members = BTreeSet::from([header]);
        while let Some(n) = work.pop() {
            if dominators.is_reachable(n) && members.insert(n) {
                work.extend(preds[n].iter().copied());
            }
        }
        loops.push((header, members));
    }
    let mut order = Vec::new();
    let top: Vec<usize> = (0..loops.len()).collect();
    emit(&loops, &top, &mut order);
    order.into_iter().map(block).collect()
}

/// Puts loops into the order, each behind those inside it.
fn emit(loops: &[(usize, BTreeSet<usize>)], among: &[usize], order: &mut Vec<usize>) {
    let inside = |a: usize, b: usize| a != b && loops[b].1.contains(&loops[a].0);
    for &l in among {
        if among.iter().any(|&other| inside(l, other)) {
            continue;
        }
        let below: Vec<usize> = among.iter().copied().filter(|&x| inside(x, l)).collect();
        emit(loops, &below, order);
        order.push(loops[l].0);
    }
}

/// Nodes in the order in which a walk leaves them, successors in order of the edges.
fn post_order(graph: &Graph) -> Vec<usize> {
    let (mut seen, mut order) = (vec![false; graph.succs.len()], Vec::new());
    let mut open: Vec<(usize, usize)> = graph.entry.map(|e| (e, 0)).into_iter().collect();
    if let Some(e) = graph.entry {
        seen[e] = true;
    }
    while let Some((n, k)) = open.pop() {
        match graph.succs[n].get(k) {
            Some(&s) => {
                open.push((n, k + 1));
                if !std::mem::replace(&mut seen[s], true) {
                    open.push((s, 0));
                }
            }
            None => order.push(n),
        }
    }
    order
}
