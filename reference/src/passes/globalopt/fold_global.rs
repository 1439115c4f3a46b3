//! A1: loads of a variable that never changes become constants (GO-R5).

use super::candidate::{none_volatile, starts_undefined, variable};
use crate::module::closure::{self, Access, Closure};
use crate::module::contents::{self, Content, Contents};
use crate::module::{Check, edit, illegal, require, uses};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Global, Module};

/// What becomes of the variable.
pub struct Plan {
    closure: Closure,
    /// Each load and its value.
    loads: Vec<(Access, Content)>,
}

/// Legal if nothing that is stored differs from what is there.
pub fn judge(m: &Module, g: Global) -> Check {
    let plan = plan(m, g)?;
    none_volatile(&plan.closure)?;
    let atomic = |a: &Access| !a.mem.is_simple();
    let stored = plan.closure.stores().next().is_some();
    let reason = "an access is atomic and there are stores";
    let orders = stored && plan.closure.accesses.iter().any(atomic);
    require(!orders, "GO-R4", reason)?;
    plan.closure
        .stores()
        .try_for_each(|a| changes_nothing(m, g, a))
}

/// The store stores what the initialiser has there.
fn changes_nothing(m: &Module, g: Global, store: &Access) -> Check {
    let cx = &m.header;
    let (_, init) = variable(m, g)?;
    let offset = store.known()?;
    let reason = "a store to memory whose contents are undefined at start";
    let undefined = starts_undefined(cx.globals[g].addrspace);
    require(!undefined, "GO-R5", reason)?;
    let value = m.body(store.place.function).and_then(|f| {
        let v = f.operand(store.place.inst, 0);
        Some((f, uses::as_constant(f, v)?))
    });
    let reason = "what is stored is not the initial value";
    let (f, stored) = value.ok_or_else(|| illegal("GO-R5", reason))?;
    let stored = Contents::new(cx, f.constants(), stored);
    let there = Contents::new(cx, &cx.constants, init);
    require(there.is_same(&stored, offset), "GO-R5", reason)
}

/// What each load reads, if the address does not escape.
pub fn plan(m: &Module, g: Global) -> Check<Plan> {
    let cx = &m.header;
    let (_, init) = variable(m, g)?;
    let closure = closure::of(m, g)?;
    let there = Contents::new(cx, &cx.constants, init);
    let undefined = starts_undefined(cx.globals[g].addrspace);
    let content = |a: &Access| match a.offset {
        _ if undefined => Ok(Content::Undef),
        Some(at) => {
            let reason = "the initialiser's bytes are no value of the loaded type";
            let read = there.read(a.ty, at);
            read.ok_or_else(|| illegal("GO-R5", reason))
        }
        None => {
            let reason = "a variable index decides what is loaded";
            let read = there.read_anywhere(a.ty);
            read.ok_or_else(|| illegal("GO-R3", reason))
        }
    };
    let loads = closure.loads().map(|a| Ok((*a, content(a)?)));
    let loads = loads.collect::<Check<Vec<_>>>()?;
    Ok(Plan { closure, loads })
}

/// Replaces the loads, erases the stores, and then the variable if nothing is left of its uses.
pub fn perform(m: &mut Module, g: Global, plan: &Plan) {
    let Module { header, bodies } = m;
    for (load, content) in &plan.loads {
        let body = bodies.iter_mut().find(|b| b.global == load.place.function);
        let Some(f) = body else { continue };
        let c = contents::build(f, header, load.ty, content);
        let value = f.const_value(c);
        if let Some(result) = f.result(load.place.inst) {
            f.replace_all_uses(result, value);
        }
        f.erase_inst(load.place.inst);
    }
    for store in plan.closure.stores() {
        if let Some(f) = edit::body(m, store.place.function) {
            f.erase_inst(store.place.inst);
        }
    }
    edit::erase_unused(m, &plan.closure.addresses);
    edit::erase_if_unused(m, g);
    if let GlobalKind::Variable(v) = &mut m.header.globals[g].kind {
        v.constant = true;
    }
}
