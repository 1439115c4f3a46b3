//! Which threads come together, stated here for a third time (CV-1, TB-5, TB-7), apart from both forms of the pass.
//!
//! Threads that were apart meet in a merged tail. From there on they may part again, but at no convergent instruction before
//! all of them meet once more: every block that the tail leads to before the first one through which every path out of the
//! function goes must be free of them. And an empty block that keeps two groups of threads apart on their way to the same
//! block keeps them apart in front of whatever waits there.

use super::graph::Graph;
use super::is_convergent;
use std::collections::BTreeSet;
use tandem_ir::machine::{MBlock, MFunc, MachineContext};

/// Which blocks hold a convergent instruction.
fn meetings(cx: &MachineContext, f: &MFunc) -> Vec<bool> {
    let holds = |b: &MBlock| {
        let mut insts = f.blocks[*b].insts.iter();
        insts.any(|i| is_convergent(cx, &f.insts[*i]))
    };
    f.layout.iter().map(holds).collect()
}

/// What is reached from a block, itself not unless in a circle, on paths that do not go into `barred`.
fn reached(g: &Graph, from: usize, barred: &dyn Fn(usize) -> bool) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    let mut work = vec![from];
    while let Some(b) = work.pop() {
        for &s in g.succs[b].iter().filter(|s| **s < g.len() && !barred(**s)) {
            if seen.insert(s) {
                work.push(s);
            }
        }
    }
    seen
}

/// Whether a path out of the function leads from a block around `barred`.
fn gets_out(g: &Graph, from: usize, barred: Option<usize>) -> bool {
    let all = reached(g, from, &|b| Some(b) == barred);
    g.leaving[from] || all.into_iter().any(|b| g.leaving[b])
}

/// How a merged tail brings threads together at a convergent instruction that did not meet there before, in words (TB-5).
pub fn merged_too_early(cx: &MachineContext, f: &MFunc, tail: MBlock) -> Option<String> {
    let holds = meetings(cx, f);
    let at = f.layout.iter().position(|b| *b == tail)?;
    if !holds.contains(&true) {
        return None;
    }
    if holds[at] {
        return Some("CV-1: the merged tail holds a convergent instruction".into());
    }
    let g = Graph::new(cx, f);
    // With one successor, or one end, all go there together.
    if g.succs[at].len() + usize::from(g.leaving[at]) <= 1 {
        return None;
    }
    // Blocks through which every path out goes; where there is no path out, there are none.
    let ends = gets_out(&g, at, None);
    let needed = |b: usize| ends && b != at && !gets_out(&g, at, Some(b));
    let region = reached(&g, at, &needed);
    let met = region.into_iter().find(|b| holds[*b])?;
    let label = f.blocks[f.layout[met]].label.clone();
    let label = label.unwrap_or_else(|| format!("block {met}"));
    Some(format!(
        "CV-1: threads of the merged tail come to a convergent instruction in '{label}' before all of them meet again"
    ))
}

/// How an empty block that goes kept threads apart in front of `target`, in words (TB-7). `f` still has the block.
pub fn kept_apart(cx: &MachineContext, f: &MFunc, block: MBlock, target: MBlock) -> Option<String> {
    let place = |b: MBlock| f.layout.iter().position(|x| *x == b);
    let (block, target) = (place(block)?, place(target)?);
    if !meetings(cx, f).contains(&true) {
        return None;
    }
    let g = Graph::new(cx, f);
    let both = |s: &Vec<usize>| s.contains(&block) && s.contains(&target);
    g.succs.iter().any(both).then(|| {
        "TB-7: the empty block keeps two groups of threads apart that go to the same block".into()
    })
}
