//! C: a variable that is never loaded needs no stores, and then no variable (GO-R13).

use super::state::Pass;
use super::*;
use crate::defects::planted;
use tandem_ir::rewrite::ModuleRewrite;

/// True if nothing is loaded and every store may go: an ordered store says something to other threads even if
/// nobody reads what it writes (GO-R4).
pub(super) fn applies(view: View<'_>, closure: &Closure) -> bool {
    let ordered = closure.stores().any(|s| !s.is_plain());
    !closure.has_load() && !planted!(view.cx, OrderedStoreErased, ordered, false)
}

impl<T: Trace<Module>> Pass<'_, T> {
    /// C.
    pub(super) fn erase_stores(&mut self, g: Global, closure: &Closure) -> bool {
        if !applies(self.view(), closure) {
            return false;
        }
        self.report_step(|_| ModuleRewrite::EraseStores { global: g });
        for store in closure.stores() {
            self.erase_store(store.body, store.inst);
        }
        self.erase_dead_steps(closure);
        self.erase_variable(g);
        self.complete();
        self.report.never_loaded += 1;
        true
    }
}
