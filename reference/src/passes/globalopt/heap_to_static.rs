//! A2: an allocation that happens at most once becomes a variable (GO-R6).

use super::allocation::{allocation, constant_size};
use super::object::{self, Object, Pointer};
use super::once;
use crate::module::constants::Pool;
use crate::module::edit::{Callee, put};
use crate::module::{Check, contents, edit, illegal, require};
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::Align;
use tandem_ir::module::TlsMode;
use tandem_ir::rewrite::InstRef;
use tandem_ir::{BinOp, Function, Global, Inst, InstKind, IntPredicate, MemAccess};
use tandem_ir::{Module, Type, Value};

/// What becomes of the object.
pub struct Plan {
    object: Object,
    size: u64,
    zeroed: bool,
    align: Align,
}

/// Legal if the allocation happens at most once and everything that is done with the object is known.
pub fn judge(m: &Module, g: Global, site: InstRef) -> Check {
    let plan = plan(m, g, site)?;
    plan.object.check(m, g, "GO-R6")?;
    let space = m.header.globals[g].addrspace;
    let reason = "the variable is in another address space than 0 and 1";
    require(matches!(space, 0 | 1), "GO-R6", reason)?;
    once::check(m, site)
}

/// The object and its size, if every comparison has a meaning without the pointer (GO-T2).
pub fn plan(m: &Module, g: Global, site: InstRef) -> Check<Plan> {
    let object = object::of(m, g, site, "GO-R6")?;
    let compares = object.pointers.iter().flat_map(|p| &p.compares);
    let unsigned = compares.into_iter().all(|c| answer(c.1).is_some());
    require(unsigned, "GO-R6", "a signed comparison with null")?;
    let indexed = object.pointers.iter().flat_map(|p| &p.touches);
    let constant = indexed.into_iter().all(|t| t.spot.index.is_none());
    let reason = "the object is accessed with a variable index";
    require(constant, "GO-R6", reason)?;
    let body = m.body(site.function);
    let found = body.and_then(|f| {
        let a = allocation(&m.header, f, site.inst)?;
        Some((constant_size(f, site.inst, &a)?, a))
    });
    let found = found.filter(|s| s.0.checked_mul(8).is_some());
    let reason = "the size is not constant, or too large for a variable";
    let (size, a) = found.ok_or_else(|| illegal("GO-R6", reason))?;
    Ok(Plan {
        object,
        size,
        zeroed: a.zeroed,
        align: a.align,
    })
}

/// What a comparison of the pointer with null says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// Whether there is an object.
    Held,
    /// Whether there is none.
    NotHeld,
    /// Always the same.
    Always(bool),
}

/// Null is the least of all addresses (GO-T1).
fn answer(p: IntPredicate) -> Option<Answer> {
    use IntPredicate::*;
    match p {
        Eq | Ule => Some(Answer::NotHeld),
        Ne | Ugt => Some(Answer::Held),
        Ult => Some(Answer::Always(false)),
        Uge => Some(Answer::Always(true)),
        Sgt | Sge | Slt | Sle => None,
    }
}

/// Makes the variable that is the object, and the flag if a comparison needs it; then the pointer variable goes.
pub fn perform(m: &mut Module, g: Global, plan: &Plan) {
    let object = &plan.object;
    let (body, space) = add_body(m, g, plan);
    let mut loads = object.pointers.iter().filter(|p| p.load.is_some());
    let flag = loads.any(|p| !p.compares.is_empty());
    let flag = flag.then(|| add_flag(m, g));
    let memset = plan.zeroed.then(|| declare_memset(m));
    for p in &object.pointers {
        let name = flag.map(|n| m.header.global_name(n).to_owned());
        let own = m.header.globals[g].addrspace;
        let Some(f) = edit::body(m, p.place.function) else {
            continue;
        };
        answer_compares(f, p, flag.zip(name), own);
        for &i in &p.frees {
            f.erase_inst(i);
        }
        let c = edit::address(f, body, space, 0, 0);
        let address = f.const_value(c);
        if let (None, Some(memset)) = (p.load, memset) {
            clear(f, p.place.inst, address, plan.size, memset);
        }
        if let Some(result) = f.result(p.place.inst) {
            f.replace_all_uses(result, address);
        }
    }
    set_flag(m, g, object, flag);
    for p in &object.pointers {
        if let Some(f) = edit::body(m, p.place.function) {
            f.erase_inst(p.place.inst);
        }
    }
    edit::erase_unused(m, &object.closure.addresses);
    edit::erase_if_unused(m, g);
}

/// The object as a variable, and its address space: the global one for devices.
fn add_body(m: &mut Module, g: Global, plan: &Plan) -> (Global, u32) {
    let space = u32::from(m.header.triple.starts_with("nvptx"));
    let ty = m.header.types.array(Type::I8, plan.size);
    let init = if plan.zeroed {
        contents::zero(&mut m.header.constants, ty)
    } else {
        m.header.constants.make(ty, ConstantData::Undef)
    };
    let part = edit::Part {
        suffix: ".body".into(),
        ty,
        space,
        tls: TlsMode::None,
        constant: false,
        init,
        align: Some(plan.align),
    };
    (edit::add_part(m, g, part), space)
}

/// The flag that says whether the pointer is not null.
fn add_flag(m: &mut Module, g: Global) -> Global {
    let (space, tls) = (m.header.globals[g].addrspace, m.header.globals[g].tls);
    let part = edit::Part {
        suffix: ".init".into(),
        ty: Type::I1,
        space,
        tls,
        constant: false,
        init: m.header.constants.int(Type::I1, 0),
        align: None,
    };
    edit::add_part(m, g, part)
}

fn flag_access() -> MemAccess {
    MemAccess::plain(Align::ONE)
}

/// Comparisons read the flag where the pointer was loaded (GO-T24); the allocation's own result is never null.
fn answer_compares(f: &mut Function, p: &Pointer, flag: Option<(Global, String)>, own: u32) {
    if p.compares.is_empty() {
        return;
    }
    let held = match (p.load, flag) {
        (Some(load), Some((flag, name))) => {
            let c = edit::address(f, flag, own, 0, load.space);
            let pointer = f.const_value(c);
            let kind = InstKind::Load(flag_access());
            put(
                f,
                kind,
                Type::I1,
                &[pointer],
                p.place.inst,
                &format!("{name}.val"),
            )
        }
        _ => Some(f.bool(true)),
    };
    let Some(held) = held else { return };
    for &(i, predicate) in &p.compares {
        let value = match answer(predicate) {
            Some(Answer::Held) => Some(held),
            Some(Answer::NotHeld) => match f.as_bool(held) {
                Some(known) => Some(f.bool(!known)),
                None => {
                    let ones = f.bool(true);
                    let kind = InstKind::Binary(BinOp::Xor);
                    put(f, kind, Type::I1, &[held, ones], i, "notinit")
                }
            },
            Some(Answer::Always(known)) => Some(f.bool(known)),
            None => None,
        };
        if let (Some(old), Some(new)) = (f.result(i), value) {
            f.replace_all_uses(old, new);
            f.erase_inst(i);
        }
    }
}

/// Stores of the pointer set the flag, stores of null clear it; without a flag they go.
fn set_flag(m: &mut Module, g: Global, object: &Object, flag: Option<Global>) {
    let own = m.header.globals[g].addrspace;
    for a in object.closure.stores() {
        let Some(f) = edit::body(m, a.place.function) else {
            continue;
        };
        if let Some(flag) = flag {
            let c = edit::address(f, flag, own, 0, a.space);
            let pointer = f.const_value(c);
            let held = f.bool(object.filling.contains(&a.place));
            let kind = InstKind::Store(flag_access());
            put(f, kind, Type::VOID, &[held, pointer], a.place.inst, "");
        }
        f.erase_inst(a.place.inst);
    }
}

/// `llvm.memset` on generic pointers.
fn declare_memset(m: &mut Module) -> Callee {
    let params = [Type::PTR, Type::I8, Type::I64, Type::I1];
    let ty = m.header.types.function(Type::VOID, &params, false);
    Callee::declared(m, "llvm.memset.p0.i64", ty)
}

/// Makes the object zero where it was allocated.
fn clear(f: &mut Function, site: Inst, address: Value, size: u64, memset: Callee) {
    let (zero, size, volatile) = (f.int(Type::I8, 0), f.int(Type::I64, size), f.bool(false));
    let call = memset.call(f, &[address, zero, size, volatile]);
    f.insert_before(call, site);
}
