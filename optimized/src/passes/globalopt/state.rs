//! The worklist, and what every strategy needs to carry out its plan.

use super::*;
use crate::analysis::module::mentions;
use crate::defects::planted;
use cranelift_entity::SecondaryMap;
use std::collections::VecDeque;
use tandem_ir::claims::ModuleClaims;
use tandem_ir::constant::ConstantData;
use tandem_ir::module::GlobalKind;
use tandem_ir::rewrite::ModuleRewrite;
use tandem_ir::{Constant, Function, Inst, InstKind, Type, Value, ValueDef};

/// One invocation.
pub(super) struct Pass<'a, T> {
    pub(super) cx: ModuleCx<'a>,
    pub(super) m: &'a mut Module,
    pub(super) uses: &'a mut GlobalUses,
    pub(super) roots: &'a Roots,
    pub(super) bodies: &'a mut BodyAnalyses,
    queue: VecDeque<Global>,
    queued: SecondaryMap<Global, bool>,
    pub(super) report: Report,
    trace: &'a mut T,
}

impl<'a, T: Trace<Module>> Pass<'a, T> {
    pub(super) fn new(
        cx: ModuleCx<'a>,
        m: &'a mut Module,
        analyses: &'a mut ModuleAnalyses,
        trace: &'a mut T,
    ) -> Self {
        let (uses, roots, bodies) = analyses.parts(m);
        let mut pass = Pass {
            cx,
            uses,
            roots,
            m,
            bodies,
            queue: VecDeque::new(),
            queued: SecondaryMap::new(),
            report: Report::default(),
            trace,
        };
        pass.enqueue_all();
        pass
    }
    /// P7: those with few uses first, otherwise in order of the text.
    fn enqueue_all(&mut self) {
        let mut later: [Vec<Global>; 2] = Default::default();
        let mut first = Vec::new();
        for (g, data) in self.m.header.live_globals() {
            if !matches!(data.kind, GlobalKind::Variable(_)) {
                continue;
            }
            match self.uses.count(self.m, g, SOME_USES + 1) {
                n if n <= FEW_USES => first.push(g),
                n if n <= SOME_USES => later[0].push(g),
                _ => later[1].push(g),
            }
        }
        for g in first.into_iter().chain(later.into_iter().flatten()) {
            self.enqueue(g);
        }
    }
    /// Has a variable looked at (again).
    pub(super) fn enqueue(&mut self, g: Global) {
        if !std::mem::replace(&mut self.queued[g], true) {
            self.queue.push_back(g);
        }
    }
    pub(super) fn reach_fixed_point(&mut self) {
        while let Some(g) = self.queue.pop_front() {
            self.queued[g] = false;
            self.report.visited += 1;
            self.trace.heartbeat();
            while self.visit(g) {
                self.report.changed = true;
            }
            let again = planted!(self.cx, NamedVariableListedAgain, false, self.is_named(g));
            if again {
                self.enqueue(g);
            }
        }
    }
    /// True for a variable that is there, and that an initialiser names.
    #[cfg(feature = "defects")]
    fn is_named(&self, g: Global) -> bool {
        !self.m.header.is_erased(g) && self.uses.in_header(g)
    }
    pub(super) fn into_report(self) -> Report {
        self.report
    }
    pub(super) fn view(&self) -> View<'_> {
        View {
            cx: self.cx,
            m: self.m,
            uses: self.uses,
            roots: self.roots,
        }
    }
    /// One visit: the first strategy that fits; true if one did and the variable is still there.
    fn visit(&mut self, g: Global) -> bool {
        let view = self.view();
        if !view.is_candidate(g) {
            return false;
        }
        let Some(closure) = Closure::of(self.cx, self.m, self.uses, g) else {
            return false;
        };
        let done = self.fold_global(g, &closure)
            || self.heap_to_static(g, &closure)
            || self.split_global(g, &closure)
            || self.split_heap(g, &closure)
            || self.erase_stores(g, &closure)
            || self.forward_store(g, &closure);
        self.report.changed |= done;
        if T::ACTIVE && done {
            self.trace.cached(self.m, |m| ModuleClaims {
                uses: Some(self.uses.claim(m)),
                roots: Some(self.roots.claim(&m.header)),
                bodies: self.bodies.kept_claims(m, PRESERVED),
            });
        }
        done && !self.m.header.is_erased(g)
    }
    /// Reports a rewrite.
    pub(super) fn report_step(&mut self, make: impl FnOnce(&Module) -> ModuleRewrite) {
        if T::ACTIVE {
            self.trace.before(self.m, make);
        }
    }
    /// The rewrite reported last is complete.
    pub(super) fn complete(&mut self) {
        if T::ACTIVE {
            self.trace.after(self.m);
        }
    }
    pub(super) fn body(&mut self, n: u32) -> &mut Function {
        &mut self.m.bodies[n as usize]
    }
    /// The value of a constant of a body's pool, of which the index takes note.
    pub(super) fn constant(&mut self, n: u32, c: Constant) -> Value {
        let f = &mut self.m.bodies[n as usize];
        let known = f.num_values();
        let v = f.const_value(c);
        let told = planted!(self.cx, MentionNotTold, known, f.num_values());
        self.uses.grown(f, n, told);
        v
    }
    /// A function as what a call in a body calls, of which the index takes note.
    pub(super) fn callee(&mut self, n: u32, function: Global) -> Value {
        let f = &mut self.m.bodies[n as usize];
        let known = f.num_values();
        let callee = f.constant(Type::PTR, ConstantData::Global(function));
        self.uses.grown(f, n, known);
        callee
    }
    /// Makes a load a constant.
    pub(super) fn replace_load(&mut self, n: u32, load: Inst, with: Constant) {
        let new = self.constant(n, with);
        let f = self.body(n);
        if let Some(old) = f.result(load) {
            f.replace_all_uses(old, new);
        }
        f.erase_inst(load);
        self.look_at_mentioned(n, with);
    }
    /// Erases a store; what it stored the address of may now be free.
    pub(super) fn erase_store(&mut self, n: u32, store: Inst) {
        let f = self.body(n);
        let stored = f.value_def(f.operand(store, 0));
        f.erase_inst(store);
        if let ValueDef::Const(c) = stored {
            self.look_at_mentioned(n, c);
        }
    }
    fn look_at_mentioned(&mut self, n: u32, c: Constant) {
        let mut list = Vec::new();
        let pool = self.m.bodies[n as usize].constants();
        mentions::of(pool, c, &mut |g| list.push(g));
        list.into_iter().for_each(|g| self.enqueue(g));
    }
    /// Erases the address instructions of a closure that have no use left, last ones first.
    pub(super) fn erase_dead_steps(&mut self, closure: &Closure) {
        for &(n, i) in closure.steps.iter().rev() {
            let f = self.body(n);
            let dead = f.result(i).is_none_or(|v| !f.has_uses(v));
            if dead && matches!(f.kind(i), InstKind::Gep { .. } | InstKind::Cast(_)) {
                f.erase_inst(i);
            }
        }
    }
    /// Erases an address instruction that has no use left, and those that only it used.
    pub(super) fn erase_dead_address(&mut self, n: u32, mut pointer: Value) {
        let f = self.body(n);
        while let Some(i) = f.def_inst(pointer) {
            let address = matches!(f.kind(i), InstKind::Gep { .. } | InstKind::Cast(_));
            if !address || f.has_uses(pointer) {
                return;
            }
            pointer = f.operand(i, 0);
            f.erase_inst(i);
        }
    }
    /// Takes a variable that nothing uses any more out of the module.
    pub(super) fn erase_variable(&mut self, g: Global) {
        self.uses.forget_in_debug_records(self.m, g);
        for h in self.uses.remove_owner(&self.m.header, g) {
            self.enqueue(h);
        }
        self.m.header.erase_global(g);
    }
}
