//! Mutators of names for passes on modules: who sees a variable, where it lies, which roots there are.
//!
//! [`ALL`] is the list, by the names that reports use; they begin with `go-`, as the rules do that they play on
//! (`GO-…`). Each changes one thing that such a pass has to know before it may touch a variable: linkage, a write by
//! the host, a list of used names, address space, thread-locality, alignment, an alias, a second root, an equal
//! constant, a name that the pass would like to give, a comdat.
//!
//! Where a variable moves to another space, the bodies use a copy of it, and addresses inside constant expressions are
//! made anew ([`with_base`]). A name in use is never taken twice; a draw that fits nothing gives `None`.

use super::super::Mutator;
use super::super::import::fresh_global_name;
use super::super::work::Work;
use super::{module, pick_variable, variable_of};
use tandem_ir::attr::Attr;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::inst::Align;
use tandem_ir::module::{
    ComdatData, ComdatKind, DllStorage, GlobalData, GlobalKind, Linkage, TlsMode, UnnamedAddr,
    Variable, Visibility,
};
use tandem_ir::{CastOp, Constant, Flags, Function, Global, Type};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    module("go-linkage", linkage),
    module("go-seen-outside", seen_outside),
    module("go-space", space),
    module("go-thread-local", thread_local),
    module("go-align", align),
    module("go-alias", alias),
    module("go-second-root", second_root),
    module("go-twin", twin),
    module("go-constant", constant),
    module("go-take-name", take_name),
    module("go-comdat", comdat),
    module("go-use-name", use_name),
];

/// The list of names that somebody outside uses.
const USED: &str = "llvm.used";

/// Another linkage: out of the module, into it, or one that may be replaced.
fn linkage(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |w, g| {
        w.header().globals[g].linkage != Linkage::Appending
    })?;
    let d = &w.header().globals[g];
    let old = d.linkage;
    let new = w.draw.pick(&[
        Linkage::Internal,
        Linkage::Internal,
        Linkage::Private,
        Linkage::External,
        Linkage::WeakAny,
        Linkage::LinkOnceOdr,
    ])?;
    if new == old {
        return None;
    }
    let d = &mut w.module.header.globals[g];
    d.linkage = new;
    if new.is_local() {
        (d.visibility, d.dll) = (Visibility::Default, DllStorage::None);
    }
    if new == Linkage::Private {
        d.comdat = None;
    }
    Some(())
}

/// The host writes the variable, a section holds it, or a list names it.
fn seen_outside(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |_, _| true)?;
    let which = w.draw.below(3);
    let header = &mut w.module.header;
    let space = header.globals[g].addrspace;
    match which {
        0 if !matches!(space, 3 | 5) => {
            if let GlobalKind::Variable(v) = &mut header.globals[g].kind {
                v.externally_initialized = !v.externally_initialized;
            }
        }
        1 => {
            let section = header.strings.intern("fuzzed");
            let d = &mut header.globals[g];
            d.section = match d.section {
                Some(_) => None,
                None => Some(section),
            };
        }
        _ => return used(w, g),
    }
    Some(())
}

/// A list of used names that has one name more; there is none, or it has others.
fn used(w: &mut Work, g: Global) -> Option<()> {
    let list = w.draw.pick(&[USED, USED, "llvm.compiler.used"])?;
    let header = &mut w.module.header;
    header.globals[g].name.as_ref()?;
    let mut members: Vec<Constant> = Vec::new();
    let old = header.lookup(list);
    if let Some(old) = old
        && let Some(ConstantData::Aggregate(all)) = header
            .variable(old)
            .and_then(|v| v.init)
            .map(|i| header.constants.get(i))
    {
        members.extend(all);
    }
    let space = header.globals[g].addrspace;
    let own = Type::ptr(space);
    let mut member = header.constants.intern(own, ConstantData::Global(g));
    if space != 0 {
        let cast = ConstantExpr::Cast(CastOp::AddrSpaceCast, Flags::NONE, member);
        let cast = ConstantData::Expr(Box::new(cast));
        member = header.constants.intern(Type::PTR, cast);
    }
    if members.contains(&member) {
        return None;
    }
    members.push(member);
    let ty = header.types.array(Type::PTR, members.len() as u64);
    let init = ConstantData::Aggregate(members.into());
    let init = header.constants.intern(ty, init);
    if let Some(old) = old {
        let data = &mut header.globals[old];
        data.ty = ty;
        if let GlobalKind::Variable(v) = &mut data.kind {
            v.init = Some(init);
        }
        return Some(());
    }
    let section = Some(header.strings.intern("llvm.metadata"));
    header.add_global(GlobalData {
        name: Some(list.into()),
        linkage: Linkage::Appending,
        section,
        ..variable("", ty, 0, Some(init))
    });
    Some(())
}

/// A variable, a function or another name of one is in a list of used names.
fn use_name(w: &mut Work) -> Option<()> {
    let own = |g: &Global| !w.header().global_name(*g).starts_with("llvm.");
    let all = w.header().live_globals().map(|(g, _)| g);
    let all: Vec<Global> = all.filter(own).collect();
    let g = w.pick_name(&all)?;
    used(w, g)
}

/// A variable with nothing special about it.
fn variable(name: &str, ty: Type, space: u32, init: Option<Constant>) -> GlobalData {
    let kind = GlobalKind::Variable(Variable {
        init,
        ..Variable::default()
    });
    GlobalData {
        linkage: Linkage::Internal,
        ..GlobalData::plain(name, ty, space, kind)
    }
}

/// `c` with `from` instead of every `to`; the same handle if it does not mention it.
fn with_base(f: &mut Function, c: Constant, from: Constant, to: Constant) -> Constant {
    if c == from {
        return to;
    }
    let ConstantData::Expr(e) = f.constants().get(c).clone() else {
        return c;
    };
    let ty = f.constants().ty(c);
    let new = e.map_operands(&mut |x| with_base(f, *x, from, to));
    match new == *e {
        true => c,
        false => f.intern_constant(ty, ConstantData::Expr(Box::new(new))),
    }
}

/// Every use of a name in a body becomes one of another address (of the name's own type).
fn redirect(f: &mut Function, g: Global, from: Constant, to: Constant) {
    let all: Vec<Constant> = f.constants().iter().map(|(c, ..)| c).collect();
    for c in all {
        if variable_of(f.constants(), c) != Some(g) {
            continue;
        }
        let new = with_base(f, c, from, to);
        if new != c {
            let (old, new) = (f.const_value(c), f.const_value(new));
            f.replace_all_uses(old, new);
        }
    }
}

/// The module's functions use a copy of the variable in another space; it keeps what it begins with where it may.
fn space(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |w, g| w.header().globals[g].tls == TlsMode::None)?;
    let data = w.header().globals[g].clone();
    let space = w
        .draw
        .pick(&[0, 1, 3, 4, 5, 1])
        .filter(|s| *s != data.addrspace)?;
    let name = fresh_global_name(w.header(), data.name.as_deref()?)?;
    let header = &mut w.module.header;
    let mut copy = GlobalData {
        name: Some(name.into()),
        addrspace: space,
        comdat: None,
        attachments: Vec::new(),
        ..data
    };
    if let (GlobalKind::Variable(v), 3 | 5) = (&mut copy.kind, space) {
        (v.constant, v.externally_initialized) = (false, false);
        v.init = Some(header.constants.intern(copy.ty, ConstantData::Undef));
    }
    let own = Type::ptr(data.addrspace);
    let new = header.add_global(copy);
    for f in &mut w.module.bodies {
        let from = f.intern_constant(own, ConstantData::Global(g));
        let address = f.intern_constant(Type::ptr(space), ConstantData::Global(new));
        let cast = ConstantExpr::Cast(CastOp::AddrSpaceCast, Flags::NONE, address);
        let to = f.intern_constant(own, ConstantData::Expr(Box::new(cast)));
        redirect(f, g, from, to);
    }
    Some(())
}

fn thread_local(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |w, g| w.header().globals[g].addrspace == 0)?;
    let d = &mut w.module.header.globals[g];
    d.tls = match d.tls {
        TlsMode::None => TlsMode::GeneralDynamic,
        _ => TlsMode::None,
    };
    Some(())
}

fn align(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |_, _| true)?;
    let new = Align::from_bytes(1 << w.draw.below(6));
    let d = &mut w.module.header.globals[g];
    let old = std::mem::replace(&mut d.align, new);
    (old != new).then_some(())
}

/// A second name for a variable, which some of its uses take.
fn alias(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |w, g| w.header().globals[g].tls == TlsMode::None)?;
    let linkage = w.draw.pick(&[Linkage::Internal, Linkage::External])?;
    let base = w.header().globals[g].name.clone()?;
    let name = fresh_global_name(w.header(), &base)?;
    let header = &mut w.module.header;
    let (ty, space) = (header.globals[g].ty, header.globals[g].addrspace);
    let own = Type::ptr(space);
    let target = header.constants.intern(own, ConstantData::Global(g));
    let new = header.add_global(GlobalData {
        linkage,
        kind: GlobalKind::Alias(target),
        ..variable(&name, ty, space, None)
    });
    if let Some(f) = w.module.bodies.get_mut(w.body) {
        let from = f.intern_constant(own, ConstantData::Global(g));
        let to = f.intern_constant(own, ConstantData::Global(new));
        redirect(f, g, from, to);
    }
    Some(())
}

/// An internal function becomes a root, a root internal; a promise to be entered once comes or goes.
fn second_root(w: &mut Work) -> Option<()> {
    const ONCE: &str = "tandem-entered-once";
    let g = w.f().global;
    let coin = w.draw.coin();
    let header = &mut w.module.header;
    let set = header.function(g)?.attrs.func;
    let once = header.attrs.string(set, ONCE).is_some();
    if once || coin {
        let mut attrs = header.attrs.get(set).to_vec();
        match once {
            true => attrs.retain(|a| !matches!(a, Attr::Str(k, _) if &**k == ONCE)),
            // Strings come last; among them, by their bytes.
            false => {
                let later = |a: &Attr| matches!(a, Attr::Str(k, _) if &**k > ONCE);
                let at = attrs.iter().position(later).unwrap_or(attrs.len());
                attrs.insert(at, Attr::Str(ONCE.into(), None));
            }
        }
        let new = header.attrs.intern(attrs);
        if let GlobalKind::Function(d) = &mut header.globals[g].kind {
            d.attrs.func = new;
        }
        return Some(());
    }
    let d = &mut header.globals[g];
    d.linkage = match d.linkage {
        Linkage::External => Linkage::Internal,
        Linkage::Internal => Linkage::External,
        _ => return None,
    };
    if d.linkage.is_local() {
        (d.visibility, d.dll) = (Visibility::Default, DllStorage::None);
    }
    Some(())
}

/// A constant is there twice, and one body uses the copy.
fn twin(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |w, g| w.header().variable(g).is_some_and(|v| v.constant))?;
    let data = w.header().globals[g].clone();
    let name = fresh_global_name(w.header(), data.name.as_deref()?)?;
    let unnamed = w
        .draw
        .pick(&[UnnamedAddr::Global, UnnamedAddr::None, UnnamedAddr::Local])?;
    let own = Type::ptr(data.addrspace);
    let header = &mut w.module.header;
    let new = header.add_global(GlobalData {
        name: Some(name.into()),
        linkage: Linkage::Private,
        visibility: Visibility::Default,
        dll: DllStorage::None,
        comdat: None,
        unnamed_addr: unnamed,
        attachments: Vec::new(),
        ..data
    });
    header.globals[g].unnamed_addr = unnamed;
    if let Some(f) = w.module.bodies.get_mut(w.body) {
        let from = f.intern_constant(own, ConstantData::Global(g));
        let to = f.intern_constant(own, ConstantData::Global(new));
        redirect(f, g, from, to);
    }
    Some(())
}

/// `constant` becomes `global`, or the other way round.
fn constant(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |w, g| {
        let d = &w.header().globals[g];
        d.linkage != Linkage::Common && !matches!(d.addrspace, 3 | 5)
    })?;
    if let GlobalKind::Variable(v) = &mut w.module.header.globals[g].kind {
        v.constant = !v.constant;
    }
    Some(())
}

/// Some other variable has the name that a pass would give to a part of one.
fn take_name(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |_, _| true)?;
    let suffix = w.draw.pick(&["f0", "f1", "body", "init"])?;
    let base = w.header().globals[g].name.clone()?;
    let name = format!("{base}.{suffix}");
    let header = &mut w.module.header;
    if header.lookup(&name).is_some() {
        return None;
    }
    let zero = header.constants.zero(Type::I32);
    header.add_global(variable(&name, Type::I32, 1, Some(zero)));
    Some(())
}

/// A name joins the comdat of another one, or both get one, or it leaves its own.
fn comdat(w: &mut Work) -> Option<()> {
    let named: Vec<Global> = w.header().live_globals().map(|(g, _)| g).collect();
    let may = |g: &Global| {
        let d = &w.header().globals[*g];
        let defined = match &d.kind {
            GlobalKind::Variable(v) => v.init.is_some(),
            GlobalKind::Function(f) => f.defined,
            _ => false,
        };
        let own = !w.header().global_name(*g).starts_with("llvm.");
        defined && own && !matches!(d.linkage, Linkage::Private | Linkage::Common)
    };
    let named: Vec<Global> = named.into_iter().filter(may).collect();
    let (a, b) = (w.pick_name(&named)?, w.draw.pick(&named)?);
    let header = &mut w.module.header;
    if header.globals[a].comdat.take().is_some() {
        return Some(());
    }
    let shared = match header.globals[b].comdat {
        Some(c) => c,
        None => {
            let name = header.globals[b].name.clone()?;
            if header.comdats.values().any(|c| c.name == name) {
                return None;
            }
            let kind = ComdatKind::Any;
            header.comdats.push(ComdatData { name, kind })
        }
    };
    header.globals[a].comdat = Some(shared);
    header.globals[b].comdat = Some(shared);
    Some(())
}
