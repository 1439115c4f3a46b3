//! Mutators that know jump threading: they make its preconditions nearly true.
//!
//! The pass looks for a block whose branch is decided on some incoming edges
//! (JT-R4): by a phi of constants, by the predecessor's own condition, by an
//! implied comparison, by a load whose value is known on one side, by a select
//! (`conditions`). It must refuse, or take care, where values live on behind the
//! block, memory changes, lanes meet (`duplication`), edges come twice, phis swap,
//! loops have several entries (`graphs`; JT-R2, JT-R3, JT-R5, JT-R6). Each mutator adds one of
//! these; several of them together are the programs on which such a pass goes
//! wrong.

mod conditions;
mod duplication;
mod graphs;

use super::blocks::is_free;
use super::flow::Dominators;
use super::work::Work;
use super::{Aim, Mutator};
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

/// The mutators for jump threading, by file.
pub(super) const FILES: [&[Mutator]; 3] = [conditions::ALL, graphs::ALL, duplication::ALL];

/// A mutator for jump threading.
const fn jump(name: &'static str, apply: fn(&mut Work) -> Option<()>) -> Mutator {
    Mutator {
        name,
        aim: Some(Aim::Threading),
        apply,
    }
}

/// True for a branch or switch that decides something.
fn decides(f: &Function, t: Inst) -> bool {
    match f.kind(t) {
        InstKind::Br => f.num_operands(t) == 3,
        InstKind::Switch => true,
        _ => false,
    }
}

/// A block that decides and has predecessors with free edges.
fn pick_deciding(w: &mut Work) -> Option<(Block, Inst)> {
    let entry = w.f().entry();
    let b = w.pick_block(|f, b| {
        Some(b) != entry && is_free(f, b) && f.terminator(b).is_some_and(|t| decides(f, t))
    })?;
    Some((b, w.f().terminator(b)?))
}

/// A phi of `ty` at the top of `b`: constants on some edges, and on the others what is there.
fn constant_phi(w: &mut Work, b: Block, ty: Type) -> Option<Value> {
    let doms = Dominators::new(w.f());
    let mut edges: Vec<Block> = w.f().pred_edges(b).collect();
    edges.sort();
    let mut entries: Vec<(Value, Block)> = Vec::new();
    for p in edges {
        let known = entries.iter().find(|e| e.1 == p).map(|e| e.0);
        let v = match known {
            Some(v) => v,
            None if w.draw.one_in(4) => {
                let end = w.f().terminator(p)?;
                w.value(&doms, end, ty)?
            }
            None => w.constant(ty)?,
        };
        entries.push((v, p));
    }
    if entries.is_empty() {
        return None;
    }
    let f = w.fm();
    let phi = f.create_inst(InstKind::Phi, ty, &[]);
    f.prepend_inst(b, phi);
    for (v, p) in entries {
        f.add_phi_entry(phi, v, p);
    }
    f.result(phi)
}
