//! Module-level names: made, merged and erased; attributes of functions and calls.

use super::{Check, body, cannot, global, inst, operand, require};
use crate::module::{self, cannot_apply, constants::Pool, edit, exists, illegal, in_order, uses};
use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::entity::AttrSet;
use tandem_ir::inst::Align;
use tandem_ir::module::{GlobalData, GlobalKind, Linkage, Variable};
use tandem_ir::rewrite::{AttrPlace, ModuleRewrite, Operand};
use tandem_ir::{Constant, Global, Header, InstKind, Module};

// ----- names that go -------------------------------------------------------------------------------------------

/// The names are there, listed in order, and nothing that stays mentions one.
pub fn erasable(m: &Module, globals: &[Global]) -> module::Check {
    in_order(m, globals)?;
    let stay = m.header.live_globals().map(|(g, _)| g);
    let mut stay = stay.filter(|g| globals.binary_search(g).is_err());
    let mentions = |g: Global| {
        let names = uses::mentioned_by(m, g);
        globals.iter().any(|h| names.contains(h))
    };
    let reason = "a name that stays mentions one that goes";
    module::require(!stay.any(mentions), "X-2", reason)
}

/// `EraseGlobals` as a general kind.
pub fn erase(m: &mut Module, globals: &[Global]) -> Check {
    erasable(m, globals).map_err(cannot_apply)?;
    edit::erase(m, globals);
    Ok(())
}

/// The two are variables of one type, address space, thread model and initialiser.
pub fn mergeable(m: &Module, keep: Global, drop: Global) -> module::Check {
    exists(m, keep)?;
    exists(m, drop)?;
    let cx = &m.header;
    let reason = "not two variables with initialisers";
    let missing = || illegal("GO-T21", reason);
    let a = contents(cx, keep).ok_or_else(missing)?;
    let b = contents(cx, drop).ok_or_else(missing)?;
    module::require(keep != drop, "GO-T21", reason)?;
    let special = |g: Global| cx.global_name(g).starts_with("llvm.");
    let any = special(keep) || special(drop);
    module::require(!any, "GO-T21", "LLVM's own name")?;
    let (x, y) = (&cx.globals[keep], &cx.globals[drop]);
    let alike = x.ty == y.ty && x.addrspace == y.addrspace && x.tls == y.tls;
    let reason = "type, address space or thread model differ";
    module::require(alike, "GO-T21", reason)?;
    module::require(a == b, "GO-T21", "the contents differ")
}

/// The initialiser of a variable.
pub fn contents(cx: &Header, g: Global) -> Option<Constant> {
    cx.variable(g)?.init
}

/// `MergeConstants` as a general kind.
pub fn merge(m: &mut Module, keep: Global, drop: Global) -> Check {
    mergeable(m, keep, drop).map_err(cannot_apply)?;
    edit::replace_everywhere(m, drop, keep);
    m.header.globals[keep].align = larger(&m.header, keep, drop);
    edit::erase(m, &[drop]);
    Ok(())
}

/// The larger of the alignments that accesses of the two may rely on; none if neither states one.
fn larger(cx: &Header, keep: Global, drop: Global) -> Option<Align> {
    let (x, y) = (&cx.globals[keep], &cx.globals[drop]);
    match (x.align, y.align) {
        (None, None) => None,
        _ => Some(relied_on(cx, keep).max(relied_on(cx, drop))),
    }
}

/// The alignment that accesses of a variable may rely on, as `MergeConstants` states it.
fn relied_on(cx: &Header, g: Global) -> Align {
    let data = &cx.globals[g];
    if let Some(stated) = data.align {
        return stated;
    }
    let linkage = data.linkage;
    let ours = linkage.is_local() || linkage == Linkage::External || linkage == Linkage::Appending;
    if ours && contents(cx, g).is_some() {
        cx.layout.unstated_align(&cx.types, data.ty)
    } else {
        cx.layout.abi_align(&cx.types, data.ty)
    }
}

// ----- names that come -----------------------------------------------------------------------------------------

/// `NewVariable`.
pub fn new_variable(m: &mut Module, rw: &ModuleRewrite) -> Check {
    let ModuleRewrite::NewVariable {
        name,
        ty,
        addrspace,
        constant,
        init,
        align,
    } = rw
    else {
        return Err(cannot("not a new variable"));
    };
    require(!name.is_empty(), "the new variable has no name")?;
    let own = operand::constant_fits(&m.header, init)?;
    require(own == *ty, "the initialiser has another type")?;
    require(
        m.header.types.is_sized(*ty),
        "a variable of this type has no size",
    )?;
    let space = u32::try_from(*addrspace).ok().filter(|n| *n < 1 << 24);
    let space = space.ok_or_else(|| cannot("there is no such address space"))?;
    let undefined = matches!(init, Operand::Undef(_) | Operand::Poison(_));
    let reason = "contents of shared and local variables are undefined at the start (X-3)";
    require(!matches!(space, 3 | 5) || undefined, reason)?;
    let align = match align {
        0 => None,
        n => Some(Align::from_bytes(*n).ok_or_else(|| cannot("the alignment is no power of 2"))?),
    };
    let cx = &mut m.header;
    let pool = &mut cx.constants;
    let init = operand::intern(init, &mut |ty, data| pool.make(ty, data));
    let variable = Variable {
        constant: *constant,
        init: Some(init),
        ..Variable::default()
    };
    let name = cx.fresh_global_name(name);
    cx.add_global(GlobalData {
        linkage: Linkage::Internal,
        align,
        ..GlobalData::plain(&name, *ty, space, GlobalKind::Variable(variable))
    });
    Ok(())
}

// ----- attributes ----------------------------------------------------------------------------------------------

/// `SetAttr`.
pub fn set_attr(m: &mut Module, place: &AttrPlace, attr: &Attr, on: bool) -> Check {
    let mut list = attributes(m, place)?;
    let set = slot(m, place, &mut list)?;
    let mut all = m.header.attrs.get(*set).to_vec();
    let there = all.contains(attr);
    require(
        there != on,
        if on {
            "the attribute is there already"
        } else {
            "there is no such attribute"
        },
    )?;
    all.retain(|a| a.rank() != attr.rank());
    if on {
        all.push(attr.clone());
        all.sort_by(|a, b| a.rank().cmp(&b.rank()));
    }
    *set = m.header.attrs.intern(all);
    put_back(m, place, list);
    Ok(())
}

/// All attributes of the function or call of which one changes.
fn attributes(m: &Module, place: &AttrPlace) -> Check<AttrList> {
    match place {
        AttrPlace::Function(g) | AttrPlace::Return(g) | AttrPlace::Parameter(g, _) => {
            global(&m.header, *g)?;
            let decl = m.header.function(*g);
            Ok(decl.ok_or_else(|| cannot("not a function"))?.attrs.clone())
        }
        AttrPlace::Call(at) | AttrPlace::CallReturn(at) | AttrPlace::CallArgument(at, _) => {
            let f = body(m, at.function)?;
            inst(f, at.inst)?;
            let info = f.kind(at.inst).call_info();
            Ok(info.ok_or_else(|| cannot("not a call"))?.attrs.clone())
        }
    }
}

/// The set that changes. Parameters that have none yet get one.
fn slot<'a>(m: &Module, place: &AttrPlace, list: &'a mut AttrList) -> Check<&'a mut AttrSet> {
    let (n, count) = match place {
        AttrPlace::Function(_) | AttrPlace::Call(_) => return Ok(&mut list.func),
        AttrPlace::Return(_) | AttrPlace::CallReturn(_) => return Ok(&mut list.ret),
        AttrPlace::Parameter(g, n) => {
            let fn_ty = m.header.globals[*g].ty;
            (
                *n,
                m.header.types.as_function(fn_ty).map_or(0, |t| t.1.len()),
            )
        }
        AttrPlace::CallArgument(at, n) => {
            let call = m.body(at.function).and_then(|f| f.call(at.inst));
            (*n, call.map_or(0, |c| c.num_args()))
        }
    };
    let n = n as usize;
    require(n < count, "there is no such parameter")?;
    while list.params.len() <= n {
        list.params.push(AttrSet::EMPTY);
    }
    Ok(&mut list.params[n])
}

fn put_back(m: &mut Module, place: &AttrPlace, list: AttrList) {
    match place {
        AttrPlace::Function(g) | AttrPlace::Return(g) | AttrPlace::Parameter(g, _) => {
            if let GlobalKind::Function(decl) = &mut m.header.globals[*g].kind {
                decl.attrs = list;
            }
        }
        AttrPlace::Call(at) | AttrPlace::CallReturn(at) | AttrPlace::CallArgument(at, _) => {
            let Some(f) = edit::body(m, at.function) else {
                return;
            };
            let kind = match f.kind(at.inst).clone() {
                InstKind::Call(mut info) => {
                    info.attrs = list;
                    InstKind::Call(info)
                }
                InstKind::Invoke(mut info) => {
                    info.attrs = list;
                    InstKind::Invoke(info)
                }
                InstKind::CallBr(mut info, n) => {
                    info.attrs = list;
                    InstKind::CallBr(info, n)
                }
                other => other,
            };
            f.set_kind(at.inst, kind);
        }
    }
}
