//! A load behind the only store takes what that stored (GO-R12).

use super::candidate::none_volatile;
use crate::module::closure::{self, Access, Closure};
use crate::module::{Check, constants, edit, illegal, require, uses};
use crate::view::{View, comes_before};
use tandem_ir::module::TlsMode;
use tandem_ir::rewrite::InstRef;
use tandem_ir::{Function, Global, Header, Inst, Module, Value};

/// The load and what it becomes.
pub struct Plan {
    closure: Closure,
    load: Access,
    store: Access,
    value: Value,
}

/// Legal if the store comes before the load on every way to it, and is the only one.
pub fn judge(m: &Module, g: Global, load: InstRef) -> Check {
    let plan = plan(m, g, load)?;
    let (load, store) = (&plan.load, &plan.store);
    none_volatile(&plan.closure)?;
    let plain = load.mem.is_simple() && store.mem.is_simple();
    require(plain, "GO-R12", "the load or the store is atomic")?;
    let only = plan.closure.stores().count() == 1;
    require(only, "GO-R12", "there is another store")?;
    let same = load.known()? == store.known()?;
    require(same, "GO-R12", "the store is to another place")?;
    let f = m.body(load.place.function);
    let before = f.is_some_and(|f| is_before(&m.header, f, store.place.inst, load.place.inst));
    let reason = "the load may come before the store";
    require(before, "GO-R12", reason)?;
    let per_thread = f.is_some_and(|f| names_per_thread(&m.header, f, plan.value));
    let reason = "what is stored is another address in every thread";
    require(!per_thread, "GO-R12", reason)
}

/// The first instruction comes before the second on every way to it.
fn is_before(cx: &Header, f: &Function, first: Inst, second: Inst) -> bool {
    match (f.inst_block(first), f.inst_block(second)) {
        (Some(a), Some(b)) if a == b => comes_before(f, first, second),
        (Some(a), Some(b)) => View::new(cx, f).dominates(a, b),
        _ => false,
    }
}

/// The constant mentions a thread-local variable.
fn names_per_thread(cx: &Header, f: &Function, v: Value) -> bool {
    let names = constants::mentioned(f.constants(), uses::as_constant(f, v));
    names.iter().any(|&g| cx.globals[g].tls != TlsMode::None)
}

/// The load, and a store of a constant of its type in the same function.
pub fn plan(m: &Module, g: Global, load: InstRef) -> Check<Plan> {
    let closure = closure::of(m, g)?;
    let found = closure.loads().find(|a| a.place == load).copied();
    let load = found.ok_or_else(|| illegal("structure", "not a load of the variable"))?;
    let here = |a: &&Access| a.place.function == load.place.function;
    let store = closure.stores().find(here).copied();
    let reason = "there is no store in the function";
    let store = store.ok_or_else(|| illegal("GO-R12", reason))?;
    let value = m.body(load.place.function).and_then(|f| {
        let v = f.operand(store.place.inst, 0);
        uses::as_constant(f, v).map(|_| v)
    });
    let reason = "what is stored is no constant";
    let value = value.ok_or_else(|| illegal("GO-R12", reason))?;
    let reason = "what is stored is of another type";
    require(store.ty == load.ty, "GO-R12", reason)?;
    Ok(Plan {
        closure,
        load,
        store,
        value,
    })
}

/// Replaces the load.
pub fn perform(m: &mut Module, _: Global, plan: &Plan) {
    if let Some(f) = edit::body(m, plan.load.place.function) {
        let load = plan.load.place.inst;
        if let Some(result) = f.result(load) {
            f.replace_all_uses(result, plan.value);
        }
        f.erase_inst(load);
    }
    edit::erase_unused(m, &plan.closure.addresses);
}
