//! A1: a variable that is never modified becomes what it is initialised with (GO-R5).

use super::state::Pass;
use super::*;
use crate::analysis::module::initializer::{self, Read};
use crate::analysis::module::{Access, AccessKind};
use crate::defects::planted;
use tandem_ir::rewrite::ModuleRewrite;
use tandem_ir::{Header, Inst, Type, ValueDef};

/// What each load becomes: (body, load, constant).
pub(super) struct Plan {
    loads: Vec<(u32, Inst, Read)>,
}

/// The plan, if the strategy is legal (GO-R4, GO-R5) and small enough (P1).
pub(super) fn plan(view: View<'_>, g: Global, closure: &Closure) -> Option<Plan> {
    let (header, cx) = (&view.m.header, view.cx);
    let data = &header.globals[g];
    let size = header.layout.alloc_size(&header.types, data.ty)?;
    if size.checked_mul(8)? > planted!(cx, FoldLimitMissed, MAX_FOLDED_BITS, u64::MAX) {
        return None;
    }
    let stored = closure.stores().next().is_some();
    for store in closure.stores() {
        if !store_changes_nothing(view, g, store) {
            return None;
        }
    }
    let mut loads = Vec::new();
    for load in closure
        .accesses
        .iter()
        .filter(|a| a.kind == AccessKind::Load)
    {
        if stored && !planted!(cx, FlagLoadFolded, load.is_plain(), true) {
            return None;
        }
        loads.push((load.body, load.inst, value_of(view, g, load)?));
    }
    Some(Plan { loads })
}

/// True for address spaces whose variables start undefined, whatever their initialiser says.
fn starts_undefined(view: View<'_>, g: Global) -> bool {
    let space = view.m.header.globals[g].addrspace;
    planted!(
        view.cx,
        SharedFoldsToInitializer,
        matches!(space, 3 | 5),
        false
    )
}

/// What a load of the initial contents yields.
fn value_of(view: View<'_>, g: Global, load: &Access) -> Option<Read> {
    if starts_undefined(view, g) {
        return Some(Read::Undef);
    }
    let header = &view.m.header;
    let init = header.variable(g)?.init?;
    let offset = planted!(view.cx, FoldIgnoresOffset, load.offset, 0);
    initializer::read(header, init, offset, load.ty)
}

/// True if a value of the type leaves bytes between its parts, or behind them, unwritten.
fn has_padding(header: &Header, ty: Type) -> bool {
    let (layout, types) = (&header.layout, &header.types);
    if let Some((element, n)) = types.as_array(ty) {
        return n > 0 && has_padding(header, element);
    }
    let Some((fields, _)) = types.struct_fields(ty) else {
        return false;
    };
    let size = |t: Type| layout.store_size(types, t).unwrap_or(0);
    let written: u64 = fields.iter().map(|&t| size(t)).sum();
    layout.alloc_size(types, ty) != Some(written) || fields.iter().any(|&t| has_padding(header, t))
}

/// True if a store writes, bit for bit, what is there from the start.
fn store_changes_nothing(view: View<'_>, g: Global, store: &Access) -> bool {
    let header = &view.m.header;
    let f = &view.m.bodies[store.body as usize];
    let ValueDef::Const(c) = f.value_def(f.operand(store.inst, 0)) else {
        return false;
    };
    let plain = planted!(view.cx, OrderedStoreFolded, store.is_plain(), true);
    let init = header.variable(g).and_then(|v| v.init);
    let (Some(init), false, true) = (init, starts_undefined(view, g), plain) else {
        return false;
    };
    // What a store leaves in padding is not what was there.
    if has_padding(header, store.ty) {
        return false;
    }
    let there = initializer::read(header, init, store.offset, store.ty);
    let same = there.is_some_and(|r| r.is_bitwise(header, f, c));
    planted!(view.cx, StoreOfOtherValueFolded, same, true)
}

impl<T: Trace<Module>> Pass<'_, T> {
    /// A1.
    pub(super) fn fold_global(&mut self, g: Global, closure: &Closure) -> bool {
        let Some(plan) = plan(self.view(), g, closure) else {
            return false;
        };
        self.report_step(|_| ModuleRewrite::FoldGlobal { global: g });
        for (n, load, read) in plan.loads {
            let m = &mut *self.m;
            let f = &mut m.bodies[n as usize];
            let c = read.build(&m.header, f, f.inst_type(load));
            self.replace_load(n, load, c);
        }
        for store in closure.stores() {
            self.erase_store(store.body, store.inst);
        }
        self.erase_dead_steps(closure);
        self.erase_variable(g);
        self.complete();
        self.report.folded += 1;
        true
    }
}
