//! An edit that makes a program larger: a load from a stack slot becomes one from the slot or another address, by a select.
//!
//! What a slot holds where it is loaded is often merged by control flow: a branch or loop with a store on one of the
//! paths. When a select chooses between the two addresses, no store and no branch is needed, so these can go where only
//! the merging matters.

use super::Delta;
use super::accept::{Touched, accept};
use super::outside::add_parameter;
use std::ops::Range;
use tandem_ir::{Inst, InstKind, Module, Type};

/// Largest body, in instructions, in which loads are looked for: it is for what is left at the end.
const FEW: usize = 24;

/// See the module.
pub(crate) struct Either;

/// The delta.
pub(crate) const LOADS: Either = Either;

/// Loads from stack slots, in order of the text.
fn loads(m: &Module) -> Vec<(usize, Inst)> {
    let mut out = Vec::new();
    for (k, f) in m.bodies.iter().enumerate() {
        let all: Vec<Inst> = f.blocks().flat_map(|b| f.insts(b)).collect();
        if all.len() > FEW {
            continue;
        }
        let slot = |i: Inst| {
            let from = f.def_inst(f.operand(i, 0));
            from.is_some_and(|a| matches!(f.kind(a), InstKind::Alloca { .. }))
        };
        let fits = |&i: &Inst| matches!(f.kind(i), InstKind::Load(_)) && slot(i);
        out.extend(all.iter().copied().filter(fits).map(|i| (k, i)));
    }
    out
}

fn choose(m: &mut Module, k: usize, load: Inst) -> Option<()> {
    let slot = m.bodies[k].operand(load, 0);
    let ty = m.bodies[k].value_type(slot);
    let which = add_parameter(m, k, Type::I1)?;
    let other = add_parameter(m, k, ty)?;
    let f = &mut m.bodies[k];
    let select = f.create_inst(InstKind::Select, ty, &[which, slot, other]);
    f.insert_before(select, load);
    let chosen = f.result(select)?;
    f.set_operand(load, 0, chosen);
    Some(())
}

impl Delta for Either {
    fn name(&self) -> &'static str {
        "loads-of-either"
    }

    fn candidates(&self, m: &Module) -> usize {
        loads(m).len()
    }

    fn apply(&self, m: &Module, which: Range<usize>) -> Option<Module> {
        let all = loads(m);
        let chosen = all.get(which.start..which.end.min(all.len()))?;
        if chosen.is_empty() {
            return None;
        }
        let mut new = m.clone();
        for &(k, i) in chosen {
            choose(&mut new, k, i)?;
        }
        accept(m, new, Touched::All, true)
    }

    fn is_escape(&self) -> bool {
        true
    }
}
