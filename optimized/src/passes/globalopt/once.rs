//! The proof that a site is executed at most once (GO-R6 b).
//!
//! The module has one root, which is no kernel, does not recurse and says that it is
//! entered once. From there one chain of calls leads to the site, each function on it called
//! from one place only, and no place on it lies in a cycle. A module with a kernel never has
//! such a site: kernels run with many threads, many times.

use super::*;
use crate::analysis::blocks::BlockSet;
use crate::defects::planted;
use tandem_ir::attr::AttrKind;
use tandem_ir::{Block, Function, Inst, InstKind};

/// The function attribute by which a program promises that a root is entered once.
pub const ENTERED_ONCE: &str = "tandem-entered-once";

/// True if the instruction is executed at most once in the life of the module.
pub(super) fn is_executed_once(view: View<'_>, body: u32, site: Inst) -> bool {
    let Some(root) = only_root(view) else {
        return false;
    };
    let (mut n, mut at) = (body, site);
    // A chain longer than there are functions goes round in circles.
    for _ in 0..=view.m.bodies.len() {
        let f = &view.m.bodies[n as usize];
        if planted!(view.cx, LoopRunsOnce, is_in_cycle(f, at), false) {
            return false;
        }
        if f.global == root {
            return true;
        }
        match only_call(view, f.global) {
            Some((caller, call)) => (n, at) = (caller, call),
            None => return false,
        }
    }
    false
}

/// The module's one root, if it promises to be entered once: from outside, so that nothing here may call it.
fn only_root(view: View<'_>) -> Option<Global> {
    let header = &view.m.header;
    let mut roots = view
        .m
        .bodies
        .iter()
        .map(|f| f.global)
        .filter(|&g| is_root(view, g));
    let (root, other) = (roots.next()?, roots.next());
    let attrs = header.function(root)?.attrs.func;
    let promised = header.attrs.string(attrs, ENTERED_ONCE).is_some()
        && header.attrs.has(attrs, AttrKind::NoRecurse);
    let kernel = view.roots.hold(root).kernel;
    if calls(view, root).next().is_some() {
        return None;
    }
    let sole = planted!(view.cx, OtherRootsForgotten, other.is_none(), true);
    let promised = planted!(view.cx, RootsEnteredOnce, promised && !kernel, true);
    (sole && promised).then_some(root)
}

fn is_root(view: View<'_>, g: Global) -> bool {
    let visible = !view.m.header.globals[g].linkage.is_local();
    visible || view.roots.is_held(g) || is_address_taken(view, g)
}

fn is_address_taken(view: View<'_>, g: Global) -> bool {
    view.uses.in_header(g)
        || view.uses.is_pinned(g)
        || view.uses.in_bodies(g).iter().any(|&(n, v)| {
            let f = &view.m.bodies[n as usize];
            f.uses(v).any(|u| !is_call(f, f.user(u), f.use_index(u)))
        })
}

fn is_call(f: &Function, i: Inst, operand: usize) -> bool {
    operand == 0 && matches!(f.kind(i), InstKind::Call(_) | InstKind::Invoke(_))
}

/// The only place from which a local function is called.
fn only_call(view: View<'_>, g: Global) -> Option<(u32, Inst)> {
    let mut calls = calls(view, g);
    let (first, other) = (calls.next()?, calls.next());
    planted!(view.cx, FirstCallOnly, other.is_none(), true).then_some(first)
}

/// Where a function is called, if its address is not taken.
fn calls(view: View<'_>, g: Global) -> impl Iterator<Item = (u32, Inst)> + '_ {
    view.uses.in_bodies(g).iter().flat_map(move |&(n, v)| {
        let f = &view.m.bodies[n as usize];
        f.uses(v).map(move |u| (n, f.user(u)))
    })
}

/// True if control can come back to the instruction without leaving the function.
fn is_in_cycle(f: &Function, i: Inst) -> bool {
    let Some(home) = f.inst_block(i) else {
        return true;
    };
    let mut seen = BlockSet::new();
    let mut work: Vec<Block> = f.successors(home).collect();
    while let Some(b) = work.pop() {
        if b == home {
            return true;
        }
        if seen.insert(b) {
            work.extend(f.successors(b));
        }
    }
    false
}
