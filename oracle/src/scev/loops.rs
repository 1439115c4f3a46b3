//! Natural loops as the judge finds them, by the textbook definition and on its own graph.

use crate::graph::{Graph, dominates, index};
use tandem_ir::claims::scev::{Expr, Wrap};
use tandem_ir::{Block, Function};

/// One loop, as its blocks say.
pub(crate) struct Loop {
    pub header: Block,
    pub members: Vec<bool>,
    /// Number of members: smaller loops are inside larger ones.
    pub size: usize,
    pub claim: Option<usize>,
    /// Flags of its recurrences.
    pub flags: Vec<(Expr, Wrap)>,
    /// Claims of values in it whose smallest loop it is, and that say what they are after it.
    pub exits: Vec<usize>,
}

/// The natural loops, outer ones first.
pub(crate) fn natural_loops(f: &Function) -> Vec<Loop> {
    let g = Graph::new(f);
    let idom = g.idoms();
    let mut loops = Vec::new();
    for header in g.loop_headers() {
        let Some(h) = g.number(header) else { continue };
        let mut members = vec![false; f.num_blocks().max(index(header) + 1)];
        let mut work: Vec<usize> = g.preds[h]
            .iter()
            .copied()
            .filter(|&p| dominates(&idom, h, p))
            .collect();
        let mut inside = vec![false; g.blocks.len()];
        inside[h] = true;
        while let Some(b) = work.pop() {
            if !std::mem::replace(&mut inside[b], true) {
                work.extend(&g.preds[b]);
            }
        }
        for (b, _) in inside.iter().enumerate().filter(|(_, i)| **i) {
            let at = index(g.blocks[b]);
            if at >= members.len() {
                members.resize(at + 1, false);
            }
            members[at] = true;
        }
        loops.push(Loop {
            header,
            size: inside.iter().filter(|i| **i).count(),
            members,
            claim: None,
            flags: Vec::new(),
            exits: Vec::new(),
        });
    }
    loops.sort_by_key(|l| (std::cmp::Reverse(l.size), l.header));
    let most = loops.iter().map(|l| l.members.len()).max().unwrap_or(0);
    let most = most.max(f.blocks().map(|b| index(b) + 1).max().unwrap_or(0));
    for l in &mut loops {
        l.members.resize(most, false);
    }
    loops
}

/// The smallest loop around a block.
pub(crate) fn innermost(loops: &[Loop], b: Block) -> Option<usize> {
    let around = loops
        .iter()
        .enumerate()
        .filter(|(_, l)| l.members[index(b)]);
    around.min_by_key(|(_, l)| l.size).map(|(n, _)| n)
}
