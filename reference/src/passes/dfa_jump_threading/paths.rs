//! Legality of threading the paths of a switch (JT-R16).
//!
//! For each path: the switch is certain to see the value, and the value leads to the
//! destination (JT-R1, JT-R4). For each block on a path: it may be executed as one of
//! several copies (JT-R2), and no convergent operation feels that threads no longer
//! meet in it (CV-1, with the union of the regions). For all paths together: the graph
//! that results is reducible, which is asked of that graph itself. A path that
//! nothing ever takes is held to the same.

use super::structure::switch_of;
use super::value::{Along, target, width};
use crate::convergence::convergent_in_region;
use crate::fold::{Known, to_bits};
use crate::graph::{Graph, node};
use crate::loops::is_reducible;
use crate::rewrites::threading::{may_copy_inst, name};
use crate::rewrites::{Check, illegal, unproven};
use crate::view::View;
use tandem_ir::Block;
use tandem_ir::rewrite::Path;

/// Judges `ThreadPaths`; the structure has been checked.
pub fn thread(v: &View<'_>, paths: &[Path]) -> Check {
    for b in copied(v, paths) {
        may_copy(v, b)?;
    }
    let mut open = None;
    for p in paths {
        leads(v, p)?;
        match sees(v, p) {
            Ok(()) => {}
            Err(j @ tandem_ir::rewrite::Judgement::Illegal { .. }) => return Err(j),
            Err(j) => open = open.or(Some(j)),
        }
    }
    if !is_reducible(&threaded(&v.graph, paths)) {
        return Err(illegal(
            "X-6",
            "a cycle would get a second entry, so no path of the switch may be threaded",
        ));
    }
    open.map_or(Ok(()), Err)
}

/// The blocks on some path, in order of layout.
fn copied(v: &View<'_>, paths: &[Path]) -> Vec<Block> {
    let on_path = |b: &Block| paths.iter().any(|p| p.blocks.contains(b));
    v.f.blocks().filter(on_path).collect()
}

fn may_copy(v: &View<'_>, b: Block) -> Check {
    for i in v.f.insts(b) {
        may_copy_inst(v, i)?;
    }
    match convergent_in_region(v.cx, v.f, &v.graph, node(b)) {
        None => Ok(()),
        Some(c) => {
            let (c, b) = (name(v.f, c), name(v.f, b));
            let reason = format!(
                "{c} has a convergent operation before the threads that part in {b} meet again"
            );
            Err(illegal("CV-1", reason))
        }
    }
}

/// The value leads to the destination.
fn leads(v: &View<'_>, p: &Path) -> Check {
    let switch = p.blocks.last().and_then(|&b| switch_of(v.f, b));
    let to = switch.zip(p.value.as_u128());
    match to.and_then(|(t, n)| target(v, t, n)) {
        Some(d) if d == p.dest => Ok(()),
        Some(d) => {
            let there = name(v.f, d);
            let reason = format!("for the value of a path the switch goes to {there}");
            Err(illegal("JT-R1", reason))
        }
        None => Err(unproven("the value of a path is too wide to be followed")),
    }
}

/// The switch sees the value at the end of the path.
fn sees(v: &View<'_>, p: &Path) -> Check {
    let switch = p.blocks.last().and_then(|&b| switch_of(v.f, b));
    let Some((t, width)) = switch.and_then(|t| Some((t, width(v, t)?))) else {
        return Err(unproven("the condition is too wide to be followed"));
    };
    let from = name(v.f, p.entry);
    match Along::new(v, p.entry, &p.blocks).at_end(v.f.operand(t, 0)) {
        Known::Int { bits, .. } if to_bits(width, bits) == p.value => Ok(()),
        Known::Int { .. } => {
            let reason = format!("along the path from {from} the switch sees another value");
            Err(illegal("JT-R4", reason))
        }
        // A switch on undef or poison is undefined, so it may as well go there.
        Known::Undef | Known::Poison => Ok(()),
        Known::Arbitrary => {
            let reason = format!(
                "along the path from {from} the switch sees a frozen undef or poison, one value for all its uses"
            );
            Err(illegal("JT-R4", reason))
        }
        Known::Unknown => {
            let reason =
                format!("what the switch sees along the path from {from} could not be derived");
            Err(unproven(reason))
        }
    }
}

/// The graph after threading.
pub fn threaded(before: &Graph, paths: &[Path]) -> Graph {
    let mut g = before.clone();
    for p in paths {
        let copies: Vec<usize> = p
            .blocks
            .iter()
            .map(|&b| g.add(before.succs[node(b)].clone()))
            .collect();
        for (k, &to) in p.blocks.iter().enumerate() {
            match k.checked_sub(1) {
                None => g.redirect(node(p.entry), node(to), copies[0]),
                Some(before) => g.redirect(copies[before], node(to), copies[k]),
            }
        }
        if let Some(&last) = copies.last() {
            g.succs[last] = vec![node(p.dest)];
        }
    }
    g
}
