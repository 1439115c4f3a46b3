//! GO-R12: a load behind the only store of the closure is the constant that was stored.

use super::state::Pass;
use super::*;
use crate::analysis::module::{AccessKind, mentions};
use crate::defects::planted;
use tandem_ir::module::TlsMode;
use tandem_ir::rewrite::{InstRef, ModuleRewrite};
use tandem_ir::{Constant, Function, Inst, ValueDef};

/// The loads that become a constant: (body, load, constant).
pub(super) fn plan(
    view: View<'_>,
    bodies: &mut BodyAnalyses,
    closure: &Closure,
) -> Vec<(u32, Inst, Constant)> {
    let cx = view.cx;
    let mut stores = closure.stores();
    let (Some(store), rest) = (stores.next(), stores.next()) else {
        return Vec::new();
    };
    let only = planted!(cx, FirstOfSeveralForwarded, rest.is_none(), true);
    let f = &view.m.bodies[store.body as usize];
    let ValueDef::Const(c) = f.value_def(f.operand(store.inst, 0)) else {
        return Vec::new();
    };
    if !only || !planted!(cx, OrderedStoreForwarded, store.is_plain(), true) {
        return Vec::new();
    }
    let shared = !is_own_in_each_thread(view, f, c);
    if !planted!(cx, ThreadLocalForwarded, shared, true) {
        return Vec::new();
    }
    let mut plan = Vec::new();
    for load in closure
        .accesses
        .iter()
        .filter(|a| a.kind == AccessKind::Load)
    {
        let place = load.offset == store.offset;
        let place = planted!(cx, ForwardIgnoresOffset, place, true);
        let same = place && load.ty == store.ty && load.body == store.body;
        if !same || !planted!(cx, OrderedLoadForwarded, load.is_plain(), true) {
            continue;
        }
        let behind = bodies.inst_dominates(load.body, f, store.inst, load.inst);
        if planted!(cx, ForwardedBackwards, behind, true) {
            plan.push((load.body, load.inst, c));
        }
    }
    plan
}

/// True if the constant names a thread-local variable: the thread that loads it may be another than the one that stored it.
fn is_own_in_each_thread(view: View<'_>, f: &Function, c: Constant) -> bool {
    let mut own = false;
    mentions::of(f.constants(), c, &mut |g| {
        own |= view.m.header.globals[g].tls != TlsMode::None;
    });
    own
}

impl<T: Trace<Module>> Pass<'_, T> {
    /// GO-R12; each load is a rewrite of its own.
    pub(super) fn forward_store(&mut self, g: Global, closure: &Closure) -> bool {
        let view = View {
            cx: self.cx,
            m: self.m,
            uses: self.uses,
            roots: self.roots,
        };
        let plan = plan(view, self.bodies, closure);
        let done = !plan.is_empty();
        for (n, load, c) in plan {
            self.report_step(|m| ModuleRewrite::ForwardStore {
                global: g,
                load: InstRef {
                    function: m.bodies[n as usize].global,
                    inst: load,
                },
            });
            let pointer = self.body(n).operand(load, 0);
            self.replace_load(n, load, c);
            self.erase_dead_address(n, pointer);
            self.complete();
            self.report.forwarded += 1;
        }
        done
    }
}
