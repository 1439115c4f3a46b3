//! Variables that hold a pointer to heap memory: which allocation, who loads it, what becomes of it (GO-R6, GO-R8).

use super::*;
use crate::analysis::module::{Access, AccessKind};
use crate::analysis::predicates::swapped;
use crate::defects::planted;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::constant::ConstantData;
use tandem_ir::{Function, Header, Inst, InstKind, IntPredicate, Type, Value};

/// The one allocation behind a variable.
#[derive(Clone, Copy)]
pub(super) struct Site {
    /// Number of the body.
    pub body: u32,
    /// The call.
    pub call: Inst,
    /// Its result.
    pub result: Value,
    /// True if the memory starts zeroed.
    pub zeroed: bool,
}

/// A variable that holds null or what one allocation returned.
pub(super) struct Holder {
    pub site: Site,
    /// Loads of the variable.
    pub loads: Vec<(u32, Inst)>,
    /// Stores of null to it.
    pub of_null: Vec<(u32, Inst)>,
    /// Stores of the allocation to it.
    pub of_site: Vec<(u32, Inst)>,
}

/// How the variable is used, if that is all that is done with it: plain accesses of the pointer as a whole.
pub(super) fn holder(view: View<'_>, g: Global, closure: &Closure) -> Option<Holder> {
    let header = &view.m.header;
    let data = &header.globals[g];
    let init = header.variable(g)?.init?;
    let null = *header.constants.get(init) == ConstantData::Null;
    let own = planted!(
        view.cx,
        ThreadsShareHeapPointer,
        data.tls == Default::default(),
        true
    );
    if data.ty != Type::PTR || !null || !own {
        return None;
    }
    let (mut loads, mut of_null, mut of_site) = (Vec::new(), Vec::new(), Vec::new());
    let mut site: Option<Site> = None;
    for access in &closure.accesses {
        let plain = planted!(view.cx, AtomicHeapPointer, access.is_plain(), true);
        if !plain || access.ty != Type::PTR || is_null_valid(view, access) {
            return None;
        }
        let (n, i) = (access.body, access.inst);
        let f = &view.m.bodies[n as usize];
        if access.kind == AccessKind::Load {
            loads.push((n, i));
        } else if f.as_const(f.operand(i, 0)) == Some(&ConstantData::Null) {
            of_null.push((n, i));
        } else {
            let here = allocation(header, f, n, f.operand(i, 0))?;
            if site.is_some_and(|s| (s.body, s.call) != (n, here.call)) {
                return None;
            }
            site = Some(here);
            of_site.push((n, i));
        }
    }
    Some(Holder {
        site: site?,
        loads,
        of_null,
        of_site,
    })
}

/// True if null may be an address in the function of an access.
fn is_null_valid(view: View<'_>, access: &Access) -> bool {
    let header = &view.m.header;
    let f = view.m.bodies[access.body as usize].global;
    let attrs = header.function(f).map(|d| d.attrs.func);
    let valid = attrs.is_some_and(|a| header.attrs.has(a, AttrKind::NullPointerIsValid));
    planted!(view.cx, NullNeverValid, valid, false)
}

/// The call of `malloc` or `calloc` that a value is the result of.
fn allocation(header: &Header, f: &Function, n: u32, v: Value) -> Option<Site> {
    let call = f.def_inst(v)?;
    let info = builtin(header, f, call)?;
    let zeroed = match (info, f.num_operands(call)) {
        ("malloc", 2) => false,
        ("calloc", 3) => true,
        _ => return None,
    };
    let sizes = f.operands(call).skip(1).all(|v| f.value_type(v).is_int());
    (f.inst_type(call) == Type::PTR && sizes).then_some(Site {
        body: n,
        call,
        result: v,
        zeroed,
    })
}

/// The name of the library function that an ordinary call calls.
fn builtin<'a>(header: &'a Header, f: &Function, call: Inst) -> Option<&'a str> {
    let InstKind::Call(info) = f.kind(call) else {
        return None;
    };
    let callee = f.callee(call)?;
    let decl = header.function(callee)?;
    let no = |set| header.attrs.has(set, AttrKind::NoBuiltin);
    let plain = !decl.defined && !no(info.attrs.func) && info.bundles.is_empty();
    // X-5, PL-R7: what is convergent stays as it is and where it is.
    let plain = plain && !header.is_convergent(f, call);
    let again = header.attrs.has(info.attrs.func, AttrKind::Builtin);
    (plain && (again || !no(decl.attrs.func))).then(|| header.global_name(callee))
}

/// True for a call of `free` with this pointer.
pub(super) fn is_free(header: &Header, f: &Function, call: Inst, p: Value) -> bool {
    builtin(header, f, call) == Some("free")
        && f.num_operands(call) == 2
        && f.operand(call, 1) == p
        && f.inst_type(call).is_void()
}

/// The predicate of a comparison of `p` with null, null on the right.
pub(super) fn null_comparison(
    cx: ModuleCx<'_>,
    f: &Function,
    i: Inst,
    p: Value,
) -> Option<IntPredicate> {
    let InstKind::ICmp(predicate) = *f.kind(i) else {
        return None;
    };
    let (left, right) = (f.operand(i, 0), f.operand(i, 1));
    let null = |v: Value| f.as_const(v) == Some(&ConstantData::Null);
    if left == p && null(right) {
        Some(predicate)
    } else if right == p && null(left) {
        Some(planted!(cx, NullOnTheLeft, swapped(predicate), predicate))
    } else {
        None
    }
}

/// The alignment that a call says its result has.
pub(super) fn stated_align(header: &Header, f: &Function, call: Inst) -> u64 {
    let stated = |set| {
        let list = header.attrs.get(set).iter();
        let aligns = list.map(|a| if let Attr::Align(b) = a { *b } else { 1 });
        aligns.max().unwrap_or(1)
    };
    let here = f.kind(call).call_info().map_or(1, |c| stated(c.attrs.ret));
    let decl = f.callee(call).and_then(|g| header.function(g));
    here.max(decl.map_or(1, |d| stated(d.attrs.ret)))
}

/// True if the function that allocates says of every result that so many bytes can be accessed, or that it is never null:
/// calls that allocate parts would inherit that.
pub(super) fn declares_whole(header: &Header, f: &Function, call: Inst) -> bool {
    let declared = f.callee(call).and_then(|g| header.function(g));
    let attrs = declared.map_or(&[][..], |d| header.attrs.get(d.attrs.ret));
    attrs.iter().any(|a| {
        matches!(
            a,
            Attr::Dereferenceable(_)
                | Attr::DereferenceableOrNull(_)
                | Attr::Flag(AttrKind::NonNull)
        )
    })
}

/// A plain load or store through `p` of at most so many bytes; `None` if the user is something else.
pub(super) fn is_access_through(cx: ModuleCx<'_>, f: &Function, i: Inst, operand: usize) -> bool {
    match f.kind(i) {
        InstKind::Load(mem) => planted!(cx, OrderedHeapAccess, mem.is_simple(), true),
        InstKind::Store(mem) => {
            operand == 1 && planted!(cx, OrderedHeapAccess, mem.is_simple(), true)
        }
        _ => false,
    }
}
