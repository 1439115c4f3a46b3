//! Splitting an allocation of structs into one allocation for each field (GO-R8).
//!
//! All fields are allocated where the object was. If one fails, the others are freed
//! again (`malloc_ret_null`, with `free_it` and `next` for each field) and all are
//! null from there on (`malloc_cont`), so that the fields are there all together or
//! not at all. What the variable held is then held by one variable for each field.

use super::object::Pointer;
use super::split_heap::{Count, Element, Plan, Target, speaks_of_whole};
use crate::module::closure::Access;
use crate::module::edit::{self, Callee, put};
use tandem_ir::module::TlsMode;
use tandem_ir::{AttrSet, BinOp, Block, Flags, Function, Global, Inst, InstKind, IntPredicate};
use tandem_ir::{MemAccess, Module, Type, Value};

/// Makes the field variables and allocations, sends every access to them, and erases the variable.
pub fn perform(m: &mut Module, g: Global, plan: &Plan) {
    let own = m.header.globals[g].addrspace;
    let parts: Vec<Global> = (0..plan.fields.len())
        .map(|n| add_holder(m, g, n, own))
        .collect();
    let free = free_function(m, plan.free);
    let held = Held { own, parts };
    let align = m.header.layout.abi_align(&m.header.types, Type::PTR);
    let plain = MemAccess::plain(align);
    for (p, targets) in plan.object.pointers.iter().zip(&plan.targets) {
        let promised = promised_of_parts(m, p);
        let Some(f) = edit::body(m, p.place.function) else {
            continue;
        };
        let fields = match &p.load {
            Some(load) => held.load(f, load, plain),
            None => allocate(f, p.place.inst, (plan, promised), free),
        };
        for (touch, target) in targets {
            let pointer = address(f, plan, &fields, touch.inst, target);
            f.set_operand(touch.inst, usize::from(touch.is_store), pointer);
            let mem = MemAccess {
                align: target.align,
                ..touch.mem
            };
            let kind = match touch.is_store {
                true => InstKind::Store(mem),
                false => InstKind::Load(mem),
            };
            f.set_kind(touch.inst, kind);
        }
        other_uses(f, p, &fields);
        if p.load.is_none() {
            held.fill(f, plan, &fields, plain);
        }
        forget(f, p, &fields);
    }
    for a in plan.object.closure.stores() {
        let empty = !plan.object.filling.contains(&a.place);
        if let Some(f) = edit::body(m, a.place.function) {
            if empty {
                let null = f.zero(Type::PTR);
                let all = vec![null; plan.fields.len()];
                held.store(f, a, &all, plain);
            }
            f.erase_inst(a.place.inst);
        }
    }
    for p in &plan.object.pointers {
        if let Some(f) = edit::body(m, p.place.function) {
            f.erase_inst(p.place.inst);
        }
    }
    edit::erase_unused(m, &plan.object.closure.addresses);
    edit::erase_if_unused(m, g);
}

/// The variable that holds the pointer to field `n`.
fn add_holder(m: &mut Module, g: Global, n: usize, space: u32) -> Global {
    let part = edit::Part {
        suffix: format!(".f{n}"),
        ty: Type::PTR,
        space,
        tls: TlsMode::None,
        constant: false,
        init: m.header.constants.zero(Type::PTR),
        align: None,
    };
    edit::add_part(m, g, part)
}

/// The function that frees, declared if need be.
fn free_function(m: &mut Module, free: Option<Global>) -> Callee {
    match free {
        Some(g) => Callee::of(m, g),
        None => {
            let ty = m.header.types.function(Type::VOID, &[Type::PTR], false);
            Callee::declared(m, "free", ty)
        }
    }
}

/// The variables that hold the fields' pointers.
struct Held {
    own: u32,
    parts: Vec<Global>,
}

impl Held {
    fn pointer(&self, f: &mut Function, n: usize, wanted: u32) -> Value {
        let c = edit::address(f, self.parts[n], self.own, 0, wanted);
        f.const_value(c)
    }

    /// The fields' pointers, captured where the object's was loaded (GO-T16).
    fn load(&self, f: &mut Function, a: &Access, plain: MemAccess) -> Vec<Value> {
        let mut all = Vec::new();
        for n in 0..self.parts.len() {
            let pointer = self.pointer(f, n, a.space);
            let kind = InstKind::Load(plain);
            all.extend(put(f, kind, Type::PTR, &[pointer], a.place.inst, ""));
        }
        all
    }

    fn store(&self, f: &mut Function, a: &Access, values: &[Value], plain: MemAccess) {
        for (n, &v) in values.iter().enumerate() {
            let pointer = self.pointer(f, n, a.space);
            let kind = InstKind::Store(plain);
            put(f, kind, Type::VOID, &[v, pointer], a.place.inst, "");
        }
    }

    /// Stores of the object become stores of its fields.
    fn fill(&self, f: &mut Function, plan: &Plan, fields: &[Value], plain: MemAccess) {
        let stores = plan.object.closure.stores();
        for a in stores.filter(|a| plan.object.filling.contains(&a.place)) {
            self.store(f, a, fields, plain);
        }
    }
}

/// What the call that allocates promises of its result, without what need not hold of a part of the object.
fn promised_of_parts(m: &mut Module, p: &Pointer) -> AttrSet {
    let call = m
        .body(p.place.function)
        .and_then(|f| f.kind(p.place.inst).call_info());
    let Some(set) = call.map(|c| c.attrs.ret) else {
        return AttrSet::EMPTY;
    };
    let mut attrs = m.header.attrs.get(set).to_vec();
    attrs.retain(|a| !speaks_of_whole(a));
    m.header.attrs.intern(attrs)
}

/// The fields' allocations in place of the object's; the pointers behind them, all null if one is.
fn allocate(
    f: &mut Function,
    site: Inst,
    (plan, promised): (&Plan, AttrSet),
    free: Callee,
) -> Vec<Value> {
    let (Some(block), Some(next)) = (f.inst_block(site), f.next_inst(site)) else {
        return Vec::new();
    };
    let size = f.operand(site, plan.size_operand);
    let ty = f.value_type(size);
    let mut made = Vec::new();
    for field in &plan.fields {
        let of = f.int(ty, field.size);
        let part = match plan.count {
            Count::Constant(n) => Some(f.int(ty, n.wrapping_mul(field.size))),
            Count::Variable(n) => {
                let kind = InstKind::Binary(BinOp::Mul);
                let v = put(f, kind, ty, &[n, of], site, "");
                if let Some(i) = v.and_then(|v| f.def_inst(v)) {
                    f.set_flags(i, Flags::NUW);
                }
                v
            }
        };
        let call = f.clone_inst(site);
        f.set_operand(call, plan.size_operand, part.unwrap_or(size));
        if let InstKind::Call(info) = f.kind(call) {
            let mut info = info.clone();
            info.attrs.ret = promised;
            f.set_kind(call, InstKind::Call(info));
        }
        f.insert_before(call, site);
        made.extend(f.result(call));
    }
    let failed = any_failed(f, site, size, plan.count, &made);
    let cont = f.split_block(block, next, "malloc_cont");
    let ret_null = f.new_block_after(block, "malloc_ret_null");
    if let Some(t) = f.terminator(block) {
        f.erase_inst(t);
    }
    f.append_cond_br(block, failed, ret_null, cont);
    let last = give_back(f, ret_null, &made, free);
    f.append_br(last, cont);
    let null = f.zero(Type::PTR);
    // Phis are put in front of each other.
    let mut joined: Vec<Value> = Vec::new();
    for &v in made.iter().rev() {
        let phi = f.new_phi(cont, Type::PTR, "");
        f.add_phi_entry(phi, v, block);
        f.add_phi_entry(phi, null, last);
        joined.extend(f.result(phi));
    }
    joined.reverse();
    joined
}

/// True if the size is negative, which no allocation is, or an allocation gave null.
fn any_failed(f: &mut Function, site: Inst, size: Value, count: Count, made: &[Value]) -> Value {
    let mut all: Vec<Value> = Vec::new();
    if let Count::Variable(_) = count {
        let zero = f.zero(f.value_type(size));
        let kind = InstKind::ICmp(IntPredicate::Slt);
        all.extend(put(f, kind, Type::I1, &[size, zero], site, "isneg"));
    }
    let null = f.zero(Type::PTR);
    for &v in made {
        let kind = InstKind::ICmp(IntPredicate::Eq);
        all.extend(put(f, kind, Type::I1, &[v, null], site, "isnull"));
    }
    let mut all = all.into_iter();
    let mut any = all.next().unwrap_or_else(|| f.bool(false));
    for one in all {
        let kind = InstKind::Binary(BinOp::Or);
        any = put(f, kind, Type::I1, &[any, one], site, "tmp").unwrap_or(any);
    }
    any
}

/// Frees what was allocated; the block in which that ends.
fn give_back(f: &mut Function, first: Block, made: &[Value], free: Callee) -> Block {
    let null = f.zero(Type::PTR);
    let mut at = first;
    for &v in made {
        let ne = InstKind::ICmp(IntPredicate::Ne);
        let there = f.create_inst(ne, Type::I1, &[v, null]);
        f.append_inst(at, there);
        let free_it = f.new_block_after(at, "free_it");
        let next = f.new_block_after(free_it, "next");
        if let Some(c) = f.result(there) {
            f.append_cond_br(at, c, free_it, next);
        }
        let call = free.call(f, &[v]);
        f.append_inst(free_it, call);
        f.append_br(free_it, next);
        at = next;
    }
    at
}

/// The address of a place in a field, in front of the access; what is out of bounds there was so before.
fn address(f: &mut Function, plan: &Plan, fields: &[Value], at: Inst, t: &Target) -> Value {
    let mut pointer = match fields.get(t.field) {
        Some(&p) => p,
        None => f.poison(Type::PTR),
    };
    let index = match t.element {
        Element::Constant(0) => None,
        Element::Constant(n) => Some(f.int(Type::I64, n)),
        Element::Variable(v) => Some(v),
    };
    let rest = (t.rest != 0).then(|| f.int(Type::I64, t.rest));
    let steps = [(plan.fields[t.field].ty, index), (Type::I8, rest)];
    for (elem, by) in steps {
        let Some(by) = by else { continue };
        let gep = f.create_inst(InstKind::Gep { elem }, Type::PTR, &[pointer, by]);
        f.set_flags(gep, Flags::INBOUNDS | Flags::NUSW);
        f.insert_before(gep, at);
        pointer = f.result(gep).unwrap_or(pointer);
    }
    pointer
}

/// Comparisons ask the first field, as all are null or none is; every field is freed.
fn other_uses(f: &mut Function, p: &Pointer, fields: &[Value]) {
    let object = f.result(p.place.inst);
    for &(i, _) in &p.compares {
        for n in 0..2 {
            if let (Some(&first), true) = (fields.first(), Some(f.operand(i, n)) == object) {
                f.set_operand(i, n, first);
            }
        }
    }
    for &i in &p.frees {
        for &v in fields {
            let call = f.clone_inst(i);
            f.set_operand(call, 1, v);
            f.insert_before(call, i);
        }
        f.erase_inst(i);
    }
}

/// Erases the addresses that nothing uses any more, and captured pointers that nothing uses.
fn forget(f: &mut Function, p: &Pointer, fields: &[Value]) {
    let unused = |f: &Function, i: Inst| {
        f.inst_block(i).is_some() && f.result(i).is_some_and(|r| !f.has_uses(r))
    };
    for &i in p.addresses.iter().rev() {
        if unused(f, i) {
            f.erase_inst(i);
        }
    }
    for i in fields
        .iter()
        .filter_map(|&v| f.def_inst(v))
        .collect::<Vec<_>>()
    {
        if p.load.is_some() && unused(f, i) {
            f.erase_inst(i);
        }
    }
}
