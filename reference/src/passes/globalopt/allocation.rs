//! Which calls allocate and free memory.
//!
//! A function does so if its attributes say it (`allockind`, `allocsize`), or if it is
//! declared under a name of the C library with the type that it has there. Such a call
//! may be left out, and may fail or not as it likes (GO-R6).

use crate::module::uses::insts;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::inst::{Align, TailKind};
use tandem_ir::rewrite::InstRef;
use tandem_ir::{AttrSet, Function, Global, Header, Inst, InstKind, Module, Type, Value};

/// The alignment that every allocation has.
const LEAST_ALIGN: u64 = 16;

/// A call that allocates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allocation {
    /// Operands of the call whose product is the size.
    pub sizes: Vec<usize>,
    /// True if the memory is zero at start, false if it is undefined.
    pub zeroed: bool,
    /// Alignment of the memory.
    pub align: Align,
}

/// The allocating calls of a module, in order.
pub fn sites(m: &Module) -> Vec<InstRef> {
    let mut all = Vec::new();
    for f in &m.bodies {
        let function = f.global;
        let here = insts(f).filter(|&i| allocation(&m.header, f, i).is_some());
        all.extend(here.map(|inst| InstRef { function, inst }));
    }
    all
}

/// The callee of a plain direct call that may be taken for what its name or attributes say.
fn known_callee(cx: &Header, f: &Function, i: Inst) -> Option<Global> {
    let InstKind::Call(info) = f.kind(i) else {
        return None;
    };
    let plain = info.tail != TailKind::MustTail && info.bundles.is_empty();
    let builtin = !cx.call_has(f, i, AttrKind::NoBuiltin);
    // Convergent operations are neither left out nor multiplied (X-5, PL-R7), whatever else is known of them.
    let alone = !cx.is_convergent(f, i);
    let g = f.callee(i).filter(|_| plain && builtin && alone)?;
    (cx.globals[g].ty == info.fn_ty).then_some(g)
}

/// Sets of attributes of the function at a call: at the call itself, then at the declaration.
fn function_attrs(cx: &Header, f: &Function, i: Inst) -> Vec<AttrSet> {
    let here = f.kind(i).call_info().map(|c| c.attrs.func);
    let there = f.callee(i).and_then(|g| cx.function(g));
    let there = there.map(|d| d.attrs.func);
    here.into_iter().chain(there).collect()
}

/// Sets of attributes of the result of a call.
pub fn result_attrs(cx: &Header, f: &Function, i: Inst) -> Vec<Attr> {
    let here = f.kind(i).call_info().map(|c| c.attrs.ret);
    let there = f.callee(i).and_then(|g| cx.function(g));
    let there = there.map(|d| d.attrs.ret);
    let sets = here.into_iter().chain(there);
    sets.flat_map(|s| cx.attrs.get(s)).cloned().collect()
}

/// The text of an attribute such as `allockind("alloc")`.
fn text(cx: &Header, f: &Function, i: Inst, key: &str) -> Option<String> {
    let sets = function_attrs(cx, f, i);
    sets.into_iter()
        .flat_map(|s| cx.attrs.get(s))
        .find_map(|a| match a {
            Attr::Text(k, v) if &**k == key => Some(v.replace('"', "")),
            _ => None,
        })
}

/// What `allockind` says.
fn kinds(cx: &Header, f: &Function, i: Inst) -> Vec<String> {
    let all = text(cx, f, i, "allockind").unwrap_or_default();
    all.split(',').map(|w| w.trim().to_owned()).collect()
}

/// True if the call is to a function that is only declared, of this name and type.
fn is_library(cx: &Header, g: Global, name: &str, ret: Type, ints: usize, ptrs: usize) -> bool {
    let declared = cx.function(g).is_some_and(|d| !d.defined);
    let fits = cx.types.as_function(cx.globals[g].ty).is_some_and(|t| {
        let (result, params, vararg) = t;
        let of = |p: &dyn Fn(Type) -> bool| params.iter().filter(|&&t| p(t)).count();
        let (n, p) = (of(&|t| t.is_int()), of(&|t| t == Type::PTR));
        result == ret && !vararg && n == ints && p == ptrs && n + p == params.len()
    });
    declared && fits && cx.global_name(g) == name
}

/// What the instruction allocates, if it does.
pub fn allocation(cx: &Header, f: &Function, i: Inst) -> Option<Allocation> {
    let g = known_callee(cx, f, i)?;
    if f.inst_type(i) != Type::PTR {
        return None;
    }
    let stated = result_attrs(cx, f, i).into_iter().filter_map(|a| match a {
        Attr::Align(n) => Align::from_bytes(n),
        _ => None,
    });
    let least = Align::from_bytes(LEAST_ALIGN).unwrap_or(Align::ONE);
    let align = stated.fold(least, Align::max);
    let made = |sizes, zeroed| Allocation {
        sizes,
        zeroed,
        align,
    };
    if is_library(cx, g, "malloc", Type::PTR, 1, 0) {
        return Some(made(vec![1], false));
    }
    if is_library(cx, g, "calloc", Type::PTR, 2, 0) {
        return Some(made(vec![1, 2], true));
    }
    let kinds = kinds(cx, f, i);
    let is = |w: &str| kinds.iter().any(|k| k == w);
    if !is("alloc") || is("realloc") || is("aligned") || is("zeroed") == is("uninitialized") {
        return None;
    }
    let sizes = text(cx, f, i, "allocsize")?;
    let operand = |n: &str| Some(n.trim().parse::<usize>().ok()? + 1);
    let sizes: Option<Vec<usize>> = sizes.split(',').map(operand).collect();
    let there = |n: &usize| *n < f.num_operands(i) && f.value_type(f.operand(i, *n)).is_int();
    let sizes = sizes.filter(|s| s.iter().all(there))?;
    Some(made(sizes, is("zeroed")))
}

/// True if the instruction frees its only argument.
pub fn frees(cx: &Header, f: &Function, i: Inst) -> bool {
    let Some(g) = known_callee(cx, f, i) else {
        return false;
    };
    let only = f.call(i).is_some_and(|c| c.num_args() == 1) && f.inst_type(i).is_void();
    only && (is_library(cx, g, "free", Type::VOID, 0, 1)
        || kinds(cx, f, i).iter().any(|k| k == "free"))
}

/// The function that frees what a function of the C library allocated: the one there is, or a name that is
/// still free for it.
pub fn library_free(cx: &Header, f: &Function, site: Inst) -> Option<Option<Global>> {
    let g = known_callee(cx, f, site)?;
    if !is_library(cx, g, "malloc", Type::PTR, 1, 0) {
        return None;
    }
    match cx.lookup("free") {
        None => Some(None),
        Some(free) => is_library(cx, free, "free", Type::VOID, 0, 1).then_some(Some(free)),
    }
}

/// The size of an allocation in bytes, if it is constant.
pub fn constant_size(f: &Function, i: Inst, a: &Allocation) -> Option<u64> {
    let size = |v: Value| f.as_int(v)?.as_u64();
    let mut sizes = a.sizes.iter().map(|&n| size(f.operand(i, n)));
    sizes.try_fold(1u64, |all, n| all.checked_mul(n?))
}
