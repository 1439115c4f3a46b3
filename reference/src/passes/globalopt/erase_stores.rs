//! C: a variable that is never loaded needs no stores (GO-R13).

use super::candidate::none_volatile;
use crate::module::closure::{self, Access, Closure};
use crate::module::{Check, edit, require};
use tandem_ir::{Global, Module};

/// Legal if there is no load, and every store is plain.
pub fn judge(m: &Module, g: Global) -> Check {
    let closure = plan(m, g)?;
    none_volatile(&closure)?;
    let ordered = closure.stores().any(|a| !a.mem.is_simple());
    require(!ordered, "GO-R4", "a store is atomic")?;
    let loaded = closure.loads().next().is_some();
    require(!loaded, "GO-R13", "the variable is loaded")?;
    closure
        .accesses
        .iter()
        .try_for_each(|a| a.known().map(|_| ()))
}

/// The accesses, if the address does not escape.
pub fn plan(m: &Module, g: Global) -> Check<Closure> {
    closure::of(m, g)
}

/// Erases the plain stores, and then the variable if nothing uses it.
pub fn perform(m: &mut Module, g: Global, plan: &Closure) {
    let plain = |a: &&Access| a.mem.is_simple();
    for store in plan.stores().filter(plain) {
        if let Some(f) = edit::body(m, store.place.function) {
            f.erase_inst(store.place.inst);
        }
    }
    edit::erase_unused(m, &plan.addresses);
    edit::erase_if_unused(m, g);
}
