//! What a proof by segments cannot speak of.
//!
//! Each test here answers for a step of the argument in [`super`]: a function that
//! fails one is left to the bounded proof.

use super::pairs::Pairs;
use super::side::Cut;
use rustc_hash::FxHashSet;
use tandem_ir::attr::{Attr, AttrKind, MemoryEffects, ModRef};
use tandem_ir::entity::AttrSet;
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{CastOp, InstKind, TailKind};
use tandem_ir::module::Linkage;
use tandem_ir::{Function, Global, Header, Inst, Module, Type, Value};

/// True if both declarations say the same, so that what the segments leave out (promises about the whole call) is
/// broken by both or by neither.
pub(super) fn same_promises(a: &Cut<'_>, b: &Cut<'_>) -> bool {
    let (Some(s), Some(t)) = (a.cx().function(a.f().global), b.cx().function(b.f().global)) else {
        return false;
    };
    let same = |x: AttrSet, y: AttrSet| {
        let (mut x, mut y) = (words(a.cx(), x), words(b.cx(), y));
        x.sort();
        y.sort();
        x == y
    };
    let n = a.f().args().len();
    let params = |c: &Cut<'_>| {
        c.f()
            .args()
            .iter()
            .map(|&v| c.type_name(c.f().value_type(v)))
            .collect::<Vec<_>>()
    };
    let returned = |i: usize| a.cx().attrs.has(s.attrs.param(i), AttrKind::Returned);
    params(a) == params(b)
        && same(s.attrs.func, t.attrs.func)
        && same(s.attrs.ret, t.attrs.ret)
        && (0..n).all(|i| same(s.attrs.param(i), t.attrs.param(i)) && !returned(i))
}
fn words(cx: &Header, set: AttrSet) -> Vec<String> {
    let word = |a: &Attr| match a {
        Attr::Typed(k, ty) => format!("{}({})", k.keyword(), cx.types.display(*ty)),
        a => format!("{a:?}"),
    };
    cx.attrs.get(set).iter().map(word).collect()
}

/// True if every instruction is one that may stand in a segment.
pub(super) fn has_only_known(side: &Cut<'_>) -> bool {
    let (f, cx) = (side.f(), side.cx());
    let signature = cx.types.as_function(cx.globals[f.global].ty);
    if signature.is_none_or(|(_, _, vararg)| vararg) {
        return false;
    }
    side.insts().all(|i| {
        let plain = f
            .operands(i)
            .all(|v| !matches!(f.value_def(v), ValueDef::Metadata(_)));
        plain
            && match f.kind(i) {
                InstKind::Ret | InstKind::Br | InstKind::Switch | InstKind::Unreachable => true,
                InstKind::Alloca {
                    inalloca,
                    swifterror,
                    ..
                } => {
                    side.allocas.contains(&i)
                        && !inalloca
                        && !swifterror
                        && f.as_int(f.operand(i, 0)).is_some()
                }
                InstKind::Call(info) => {
                    let name = f.callee(i).map_or("", |g| cx.global_name(g));
                    // A block that is made in one segment is not known as new in the next, and must not be
                    // forgotten at its end. Lives of the stack objects that are parameters are known.
                    let makes = has_pointer(cx, f.inst_type(i)) && !name.starts_with("llvm.");
                    let ours = f
                        .operands(i)
                        .any(|v| f.def_inst(v).is_some_and(|a| side.allocas.contains(&a)));
                    let life = name.starts_with("llvm.lifetime") && !ours
                        || name.starts_with("llvm.stack");
                    info.tail != TailKind::MustTail && !makes && !life
                }
                k => !k.is_terminator(),
            }
    })
}

/// True if both have the same stack objects in the same order.
pub(super) fn same_allocas(a: &Cut<'_>, b: &Cut<'_>) -> bool {
    let shape = |c: &Cut<'_>| -> Vec<String> {
        let f = c.f();
        let one = |&i: &Inst| match f.kind(i) {
            InstKind::Alloca { ty, align, .. } => {
                let count = f.as_int(f.operand(i, 0));
                format!(
                    "{} {align:?} {count:?} {}",
                    c.type_name(*ty),
                    c.type_name(f.inst_type(i))
                )
            }
            _ => String::new(),
        };
        c.allocas.iter().map(one).collect()
    };
    shape(a) == shape(b)
}

/// True if the type holds a pointer.
pub(super) fn has_pointer(cx: &Header, ty: Type) -> bool {
    let mut work = vec![ty];
    while let Some(ty) = work.pop() {
        if ty.is_ptr() {
            return true;
        }
        if let Some((e, ..)) = cx.types.as_vector(ty) {
            work.push(e);
        } else if let Some((e, _)) = cx.types.as_array(ty) {
            work.push(e);
        } else if let Some((fields, _)) = cx.types.struct_fields(ty) {
            work.extend(fields);
        }
    }
    false
}

/// True if segments get pointers beside the function's own arguments and stack objects.
pub(super) fn gives_pointers(source: &Cut<'_>, target: &Cut<'_>, pairs: &Pairs) -> bool {
    given(source, target, pairs).any(|(c, v)| has_pointer(c.cx(), c.f().value_type(v)))
}
/// True if segments get pointers that are not seen to be based on the function's arguments or stack objects.
pub(super) fn gives_other_pointers(source: &Cut<'_>, target: &Cut<'_>, pairs: &Pairs) -> bool {
    given(source, target, pairs)
        .any(|(c, v)| has_pointer(c.cx(), c.f().value_type(v)) && !based_on_arguments(c, v))
}
fn given<'c, 'a>(
    source: &'c Cut<'a>,
    target: &'c Cut<'a>,
    pairs: &'c Pairs,
) -> impl Iterator<Item = (&'c Cut<'a>, Value)> {
    let paired = pairs.at.iter().flatten();
    let paired = paired.flat_map(move |&(s, t)| [(source, s), (target, t)]);
    let own = pairs.source_only.iter().flatten();
    paired.chain(own.map(move |&v| (source, v)))
}
/// True if all that a pointer can come from is seen, and is an argument or a stack object.
fn based_on_arguments(side: &Cut<'_>, v: Value) -> bool {
    let f = side.f();
    let (mut work, mut seen) = (vec![v], FxHashSet::default());
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        let ValueDef::Inst(i) = f.value_def(v) else {
            if matches!(f.value_def(v), ValueDef::Arg(_)) {
                continue;
            }
            return false;
        };
        match f.kind(i) {
            _ if side.allocas.contains(&i) => {}
            InstKind::Gep { .. } | InstKind::Cast(CastOp::AddrSpaceCast) | InstKind::Freeze => {
                work.push(f.operand(i, 0));
            }
            InstKind::Phi => work.extend(f.phi_incoming(i).map(|x| x.0)),
            InstKind::Select => work.extend([f.operand(i, 1), f.operand(i, 2)]),
            _ => return false,
        }
    }
    true
}

/// True if what the function says about its memory accesses means the same in a segment: its pointer arguments are
/// the segment's, and stack objects, which are arguments there, may be accessed as these may.
pub(super) fn memory_effects_keep(side: &Cut<'_>, gives_other_pointers: bool) -> bool {
    let cx = side.cx();
    let Some(d) = cx.function(side.f().global) else {
        return false;
    };
    match cx.attrs.memory(d.attrs.func) {
        None | Some(MemoryEffects::UNKNOWN) => true,
        Some(m) => {
            (side.allocas.is_empty() || m.argmem == ModRef::ReadWrite)
                && (m.argmem == m.other || !gives_other_pointers)
        }
    }
}

/// True if a pointer may get into memory or into a number, or become known to other code.
pub(super) fn lets_pointers_go(side: &Cut<'_>) -> bool {
    let (f, cx) = (side.f(), side.cx());
    let pointer = |v| has_pointer(cx, f.value_type(v));
    side.insts().any(|i| match f.kind(i) {
        InstKind::Store(_) => pointer(f.operand(i, 0)),
        InstKind::Cast(CastOp::PtrToInt | CastOp::PtrToAddr) => true,
        InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } => f.operands(i).skip(1).any(pointer),
        InstKind::Call(_) => {
            let intrinsic = f
                .callee(i)
                .is_some_and(|g| cx.global_name(g).starts_with("llvm."));
            !intrinsic && f.operands(i).skip(1).any(pointer)
        }
        _ => false,
    })
}

/// Functions with bodies that calls of `f` lead to, in order of discovery.
pub(super) fn followed(module: &Module, f: &Function) -> Vec<Global> {
    let mut out: Vec<Global> = Vec::new();
    let mut seen: FxHashSet<Global> = FxHashSet::default();
    let mut work = vec![f];
    while let Some(f) = work.pop() {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            // Any function that is named may be called.
            for g in f.operands(i).filter_map(|v| f.as_global(v)) {
                if let Some(body) = module.body(g).filter(|_| seen.insert(g)) {
                    out.push(g);
                    work.push(body);
                }
            }
        }
    }
    out
}

/// True if calls of the function lead to its body.
fn is_followed(module: &Module, g: Global) -> bool {
    let replaceable = matches!(
        module.header.globals[g].linkage,
        Linkage::LinkOnceAny | Linkage::WeakAny | Linkage::ExternalWeak | Linkage::Common
    );
    module.body(g).is_some() && !replaceable
}

/// Convergent calls of the function, each with a word that says which it is; `None` if a callee that is followed
/// holds some. Pairing them by order is a guess, which the words make part of what is proved.
pub(super) fn convergent_sites(side: &Cut<'_>) -> Option<Vec<(Inst, String)>> {
    let (f, cx, module) = (side.f(), side.cx(), side.subject.module);
    let hidden = followed(module, f)
        .into_iter()
        .filter_map(|g| module.body(g))
        .any(|b| {
            let mut insts = b.blocks().flat_map(|x| b.insts(x));
            // A convergent function whose body is followed does no more than what is in there.
            let inside = |i: Inst| b.callee(i).is_some_and(|g| is_followed(module, g));
            insts.any(|i| cx.is_convergent(b, i) && !inside(i))
        });
    if hidden {
        return None;
    }
    let mut out: Vec<(Inst, String)> = Vec::new();
    let marked =
        |i: &Inst| cx.is_convergent(f, *i) && !f.callee(*i).is_some_and(|g| is_followed(module, g));
    for i in side.insts().filter(marked) {
        let name = match f.callee(i) {
            Some(g) => cx.global_name(g).to_owned(),
            None => "pointer".into(),
        };
        let n = out
            .iter()
            .filter(|(_, w)| w.split(' ').next() == Some(name.as_str()))
            .count();
        out.push((i, format!("{name} {n}")));
    }
    Some(out)
}
