//! B2, carried out: one allocation per field, all or none (GO-R8).
//!
//! Behind the allocations one branch asks whether one of them failed. `malloc_ret_null` frees
//! those that did not, field by field (`free_it`, `next`), and joins `malloc_cont`, where the
//! pointer of each field is what was allocated, or null. These values take the place of the
//! object's pointer: they are stored where it was stored, and whoever loads it loads theirs at
//! the same place (GO-T16). What failed is asked of the values themselves, never of
//! the variables, which other threads may have overwritten in between.

use super::address::NewVariable;
use super::heap_to_static::declare;
use super::split_heap::{Count, Plan, Step, is_zero, plan};
use super::state::Pass;
use super::*;
use crate::defects::planted;
use tandem_ir::inst::{CallInfo, Flags, MemAccess, TailKind};
use tandem_ir::rewrite::{InstRef, ModuleRewrite};
use tandem_ir::{BinOp, Block, Inst, InstKind, IntPredicate, Type, Value};

impl<T: Trace<Module>> Pass<'_, T> {
    /// B2.
    pub(super) fn split_heap(&mut self, g: Global, closure: &Closure) -> bool {
        let Some(plan) = plan(self.view(), g, closure) else {
            return false;
        };
        let site = plan.holder.site;
        self.report_step(|m| ModuleRewrite::SplitHeap {
            global: g,
            site: InstRef {
                function: m.bodies[site.body as usize].global,
                inst: site.call,
            },
        });
        let new = self.add_pointers(g, &plan);
        let pointers = self.allocate_fields(g, &plan, &new);
        self.store_pointers(&plan, &new, &pointers);
        for (&(n, load), steps) in plan.holder.loads.iter().zip(&plan.loads) {
            let captured = self.capture(g, n, load, steps, &plan, &new);
            self.use_pointers(n, steps, &captured, &plan);
            self.body(n).erase_inst(load);
        }
        self.use_pointers(site.body, &plan.result, &pointers, &plan);
        self.body(site.body).erase_inst(site.call);
        if planted!(self.cx, HeapBlocksNotTold, true, false) {
            self.bodies.forget(site.body);
        }
        self.erase_dead_steps(closure);
        self.erase_variable(g);
        self.complete();
        new.into_iter().for_each(|f| self.enqueue(f));
        self.report.split_heap += 1;
        true
    }
    /// One variable per field that holds its pointer.
    fn add_pointers(&mut self, g: Global, plan: &Plan) -> Vec<Global> {
        let header = &mut self.m.header;
        let init = header.constants.zero(Type::PTR);
        let align = header.layout.abi_align(&header.types, Type::PTR);
        let one = |i| NewVariable {
            of: g,
            suffix: i,
            ty: Type::PTR,
            init,
            align,
            space: None,
        };
        let suffixes: Vec<String> = (0..plan.parts.len()).map(|i| format!(".f{i}")).collect();
        suffixes.iter().map(|s| self.add_variable(one(s))).collect()
    }
    /// The allocations and the blocks behind them; returns each field's pointer, null if one of them failed.
    fn allocate_fields(&mut self, g: Global, plan: &Plan, new: &[Global]) -> Vec<Value> {
        let name = self.m.header.global_name(g).to_owned();
        let (n, call) = (plan.holder.site.body, plan.holder.site.call);
        let Some(home) = self.body(n).inst_block(call) else {
            return Vec::new();
        };
        let mut parts = Vec::with_capacity(plan.parts.len());
        for (i, part) in plan.parts.iter().enumerate() {
            let size = self.size_of(n, call, plan.count, part.size);
            let InstKind::Call(info) = self.body(n).kind(call) else {
                continue;
            };
            // What was promised of the whole object need not hold of a part.
            let mut info = info.clone();
            info.attrs.ret = tandem_ir::AttrSet::EMPTY;
            let f = self.body(n);
            let callee = f.operand(call, 0);
            let alloc = f.create_inst(InstKind::Call(info), Type::PTR, &[callee, size]);
            self.insert(n, call, alloc, &format!("{name}.f{i}.new"), &mut parts);
        }
        let failed = self.any_failed((n, call), &name, plan.count, &parts, new);
        let cont = self.body(n).split_block(home, call, "malloc_cont");
        let (ret_null, last) = self.free_the_others(n, home, cont, &name, &parts);
        let f = self.body(n);
        if let Some(jump) = f.terminator(home) {
            f.erase_inst(jump);
        }
        let arms = (ret_null, cont);
        let arms = planted!(self.cx, FreesOnSuccess, arms, (arms.1, arms.0));
        self.body(n).append_cond_br(home, failed, arms.0, arms.1);
        self.join(n, call, (home, last), &name, &parts)
    }
    fn insert(&mut self, n: u32, before: Inst, new: Inst, name: &str, list: &mut Vec<Value>) {
        let f = self.body(n);
        f.insert_before(new, before);
        if let Some(v) = f.result(new) {
            f.set_fresh_name(v, name);
            list.push(v);
        }
    }
    /// The size of one field of every struct, in the type of the call's size.
    fn size_of(&mut self, n: u32, call: Inst, count: Count, each: u64) -> Value {
        let f = self.body(n);
        let ty = f.value_type(f.operand(call, 1));
        match count {
            Count::Fixed(k) => f.int(ty, k.saturating_mul(each)),
            Count::Value(v) if each == 1 => v,
            Count::Value(v) => {
                let each = f.int(ty, each);
                let mul = f.create_inst(InstKind::Binary(BinOp::Mul), ty, &[v, each]);
                f.set_flags(mul, Flags::NUW);
                f.insert_before(mul, call);
                f.result(mul).unwrap_or(v)
            }
        }
    }
    /// `.isneg`, `.isnull` and the chain `tmp` in front of the call.
    fn any_failed(
        &mut self,
        (n, call): (u32, Inst),
        name: &str,
        count: Count,
        parts: &[Value],
        new: &[Global],
    ) -> Value {
        let mut tests = Vec::new();
        if let Count::Value(_) = count {
            let f = self.body(n);
            let size = f.operand(call, 1);
            let zero = f.int(f.value_type(size), 0);
            let kind = InstKind::ICmp(IntPredicate::Slt);
            let test = f.create_inst(kind, Type::I1, &[size, zero]);
            self.insert(n, call, test, &format!("{name}.isneg"), &mut tests);
        }
        for (&part, &variable) in parts.iter().zip(new) {
            let name = format!("{}.isnull", self.m.header.global_name(variable));
            let part = planted!(
                self.cx,
                FieldAddressTested,
                part,
                self.address(n, variable, 0, 0)
            );
            let f = self.body(n);
            let null = f.zero(Type::PTR);
            let kind = InstKind::ICmp(IntPredicate::Eq);
            let test = f.create_inst(kind, Type::I1, &[part, null]);
            self.insert(n, call, test, &name, &mut tests);
        }
        let Some((&first, rest)) = tests.split_first() else {
            return self.body(n).bool(false);
        };
        let rest = rest.to_vec();
        let mut chain = vec![first];
        for test in rest {
            let so_far = chain.last().copied().unwrap_or(first);
            let f = self.body(n);
            let or = f.create_inst(InstKind::Binary(BinOp::Or), Type::I1, &[so_far, test]);
            self.insert(n, call, or, "tmp", &mut chain);
        }
        let last = chain.last().copied().unwrap_or(first);
        planted!(self.cx, LastFailureMissed, last, first)
    }
    /// The way on which an allocation failed: its first and last block.
    fn free_the_others(
        &mut self,
        n: u32,
        home: Block,
        cont: Block,
        name: &str,
        parts: &[Value],
    ) -> (Block, Block) {
        let header = &mut self.m.header;
        let fn_ty = header.types.function(Type::VOID, &[Type::PTR], false);
        let free = declare(header, "free", fn_ty);
        let forget = planted!(self.cx, FailedPartsLeak, false, true);
        let callee = self.callee(n, free);
        let f = self.body(n);
        let ret_null = f.new_block_after(home, "malloc_ret_null");
        let mut at = ret_null;
        for (i, &part) in parts.iter().enumerate() {
            let null = f.zero(Type::PTR);
            let kind = InstKind::ICmp(IntPredicate::Ne);
            let test = f.create_inst(kind, Type::I1, &[part, null]);
            f.append_inst(at, test);
            let there = f.result(test).unwrap_or(part);
            f.set_fresh_name(there, &format!("{name}.f{i}.nonnull"));
            let free_it = f.new_block_after(at, "free_it");
            let next = f.new_block_after(free_it, "next");
            f.append_cond_br(at, there, free_it, next);
            let info = CallInfo {
                fn_ty,
                cc: 0,
                tail: TailKind::None,
                attrs: Default::default(),
                addrspace: None,
                bundles: Box::new([]),
            };
            if !forget {
                let kind = InstKind::Call(Box::new(info));
                let call = f.create_inst(kind, Type::VOID, &[callee, part]);
                f.append_inst(free_it, call);
            }
            f.append_br(free_it, next);
            at = next;
        }
        f.append_br(at, cont);
        (ret_null, at)
    }
    /// The pointers in front of the call, behind the join of the way of success with that of failure.
    fn join(
        &mut self,
        n: u32,
        call: Inst,
        (home, last): (Block, Block),
        name: &str,
        parts: &[Value],
    ) -> Vec<Value> {
        let f = self.body(n);
        let mut pointers = Vec::with_capacity(parts.len());
        for (i, &part) in parts.iter().enumerate() {
            let phi = f.create_inst(InstKind::Phi, Type::PTR, &[]);
            f.insert_before(phi, call);
            let null = f.zero(Type::PTR);
            f.add_phi_entry(phi, part, home);
            f.add_phi_entry(phi, null, last);
            let v = f.result(phi).unwrap_or(part);
            f.set_fresh_name(v, &format!("{name}.f{i}.ptr"));
            pointers.push(v);
        }
        pointers
    }
    /// Where the object's pointer was stored, each field's is; where null was, null.
    fn store_pointers(&mut self, plan: &Plan, new: &[Global], pointers: &[Value]) {
        let holder = &plan.holder;
        for &(n, store) in holder.of_site.iter().chain(&holder.of_null) {
            let site = holder.of_site.contains(&(n, store));
            for (&field, &pointer) in new.iter().zip(pointers) {
                let at = self.pointer_variable(n, field);
                let (f, align) = (self.body(n), at.1);
                let value = if site { pointer } else { f.zero(Type::PTR) };
                let kind = InstKind::Store(MemAccess::plain(align));
                let put = f.create_inst(kind, Type::VOID, &[value, at.0]);
                f.insert_before(put, store);
            }
            self.body(n).erase_inst(store);
        }
    }
    fn pointer_variable(&mut self, n: u32, field: Global) -> (Value, tandem_ir::inst::Align) {
        let data = &self.m.header.globals[field];
        let (space, align) = (data.addrspace, data.align);
        let at = self.address(n, field, 0, space);
        (at, align.unwrap_or(tandem_ir::inst::Align::ONE))
    }
    /// The pointers of those fields that are used, loaded where the object's was (GO-T16); null for the rest.
    fn capture(
        &mut self,
        g: Global,
        n: u32,
        load: Inst,
        steps: &[Step],
        plan: &Plan,
        new: &[Global],
    ) -> Vec<Value> {
        let name = self.m.header.global_name(g).to_owned();
        let all = steps.iter().any(|s| matches!(s, Step::Free(_)));
        let mut used = vec![all; plan.parts.len()];
        for step in steps {
            match *step {
                Step::Field(_, i, _) => used[i] = true,
                Step::Null(_) => used[0] = true,
                Step::Free(_) | Step::Element(_) => {}
            }
        }
        let mut captured = Vec::with_capacity(new.len());
        let place = planted!(
            self.cx,
            FieldPointerReloaded,
            load,
            last_user(steps).unwrap_or(load)
        );
        for (i, &field) in new.iter().enumerate() {
            if !used[i] {
                let null = self.body(n).zero(Type::PTR);
                captured.push(null);
                continue;
            }
            let (at, align) = self.pointer_variable(n, field);
            let f = self.body(n);
            let kind = InstKind::Load(MemAccess::plain(align));
            let get = f.create_inst(kind, Type::PTR, &[at]);
            self.insert(n, place, get, &format!("{name}.f{i}.val"), &mut captured);
            self.bodies.inst_replaced(n, load, get);
        }
        captured
    }
    /// Every use of the object's pointer becomes one of its fields' pointers.
    fn use_pointers(&mut self, n: u32, steps: &[Step], pointers: &[Value], plan: &Plan) {
        for step in steps {
            match *step {
                Step::Field(i, field, via) => {
                    self.use_field(n, (i, via), pointers[field], plan, field);
                }
                Step::Element(i) => self.body(n).erase_inst(i),
                Step::Null(i) => {
                    let f = self.body(n);
                    let null = f.zero(Type::PTR);
                    let at = usize::from(f.operand(i, 0) == null);
                    f.set_operand(i, at, pointers[0]);
                }
                Step::Free(i) => {
                    for &p in pointers {
                        let f = self.body(n);
                        let again = f.clone_inst(i);
                        f.set_operand(again, 1, p);
                        f.insert_before(again, i);
                    }
                    self.body(n).erase_inst(i);
                }
            }
        }
    }
    /// An address of a field of an element: the element of the field's own array.
    fn use_field(
        &mut self,
        n: u32,
        (i, via): (Inst, Option<Inst>),
        pointer: Value,
        plan: &Plan,
        field: usize,
    ) {
        let part = &plan.parts[field];
        let f = self.body(n);
        let Some(old) = f.result(i) else { return };
        let users: Vec<Inst> = f.uses(old).map(|u| f.user(u)).collect();
        for user in users {
            let kind = match f.kind(user) {
                InstKind::Load(mem) => InstKind::Load(lowered(*mem, part.align)),
                InstKind::Store(mem) => InstKind::Store(lowered(*mem, part.align)),
                other => other.clone(),
            };
            f.set_kind(user, kind);
        }
        let index = f.operand(via.unwrap_or(i), 1);
        if is_zero(f, index) {
            f.replace_all_uses(old, pointer);
            f.erase_inst(i);
            return;
        }
        let both = f.flags(i).intersection(f.flags(via.unwrap_or(i)));
        let kept = both.intersection(Flags::INBOUNDS | Flags::NUSW);
        let gep = f.create_inst(
            InstKind::Gep { elem: part.ty },
            Type::PTR,
            &[pointer, index],
        );
        f.set_flags(gep, kept);
        f.insert_before(gep, i);
        if let Some(new) = f.result(gep) {
            f.replace_all_uses(old, new);
        }
        f.erase_inst(i);
    }
}

/// The user of a loaded pointer that was found first.
#[cfg(feature = "defects")]
fn last_user(steps: &[Step]) -> Option<Inst> {
    steps.first().map(|s| match *s {
        Step::Field(i, ..) | Step::Element(i) | Step::Null(i) | Step::Free(i) => i,
    })
}

/// The access with an alignment that the field's own allocation is sure to have.
fn lowered(mem: MemAccess, sure: tandem_ir::inst::Align) -> MemAccess {
    MemAccess {
        align: mem.align.min(sure),
        ..mem
    }
}
