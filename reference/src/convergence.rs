//! CV-1: which blocks feel it when a block is duplicated.
//!
//! Threads of a warp that part at a branch meet again at its immediate
//! postdominator. Duplicating block `x` moves threads that used to meet in `x`
//! onto different copies, and everything up to where `x`'s own threads meet again
//! is executed by other groups than before. So a block may be duplicated only if
//! no block of that region holds a convergent operation (resolution X-5).
//!
//! What is convergent follows LangRef: a call is if its call site, its callee or
//! the table of intrinsics says so; a call of a function, of a pointer or of inline
//! assembly without the attribute is not. A call with a convergence
//! token counts as convergent as well (the intrinsics that make tokens are in the table).

use crate::dominators::immediate_postdominator;
use crate::graph::{Graph, block};
use tandem_ir::{Block, Function, Header, Inst};

/// `R(x)`: `x` and the nodes reachable from it without passing its immediate postdominator.
pub fn region(g: &Graph, x: usize) -> Vec<bool> {
    let mut r = vec![false; g.succs.len()];
    let stop = immediate_postdominator(g, x);
    for &s in &g.succs[x] {
        for (n, reached) in g.reach(s, stop).into_iter().enumerate() {
            r[n] |= reached;
        }
    }
    r[x] = true;
    r
}

/// True if the instruction must be executed by the same group of threads as before.
pub fn is_convergent(cx: &Header, f: &Function, i: Inst) -> bool {
    let token =
        |info: &tandem_ir::inst::CallInfo| info.bundles.iter().any(|b| &*b.0 == "convergencectrl");
    let info = f.kind(i).call_info();
    info.is_some_and(|info| cx.is_convergent(f, i) || token(info))
}

/// The first block of `R(x)` that holds a convergent operation, in order of block numbers.
pub fn convergent_in_region(cx: &Header, f: &Function, g: &Graph, x: usize) -> Option<Block> {
    let r = region(g, x);
    let mut inside = (0..r.len().min(f.num_blocks()))
        .filter(|&n| r[n])
        .map(block);
    inside.find(|&b| f.insts(b).any(|i| is_convergent(cx, f, i)))
}
