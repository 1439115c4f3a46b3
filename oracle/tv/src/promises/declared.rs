//! Promises of a function about itself: what the target's declaration says and the source's does not.
//!
//! Some of them are seen to hold of the body: a function without calls and atomic operations neither synchronises nor frees
//! nor calls itself. What is not seen is open.

use super::Standing::{self, Absence, Interface, Promise};
use super::attributes::{AttributePlace, implies, standing, words};
use super::globals;
use super::metadata::loop_must_progress;
use crate::validate::Subject;
use std::collections::BTreeSet;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::entity::AttrSet;
use tandem_ir::function::Call;
use tandem_ir::inst::{InstKind, Ordering};
use tandem_ir::module::{FunctionDecl, Linkage};
use tandem_ir::{Function, Global, Header, Inst, Symbol, Value};

/// The promises of the target's declaration that are not modelled, that the source's does not make, and that its body is not seen to keep.
pub fn open(source: Subject<'_>, target: Subject<'_>) -> Vec<String> {
    let (a, b) = (&source.module.header, &target.module.header);
    let (Some(s), Some(t)) = (
        a.function(source.function.global),
        b.function(target.function.global),
    ) else {
        return Vec::new();
    };
    let mut out = Vec::new();
    let mut compare = |place, x: AttrSet, y: AttrSet, of: &str| {
        for word in added(a, b, place, x, y, &|k| keeps(target, k)) {
            out.push(format!("{word} of {of}"));
        }
    };
    compare(
        AttributePlace::Function,
        s.attrs.func,
        t.attrs.func,
        "the function",
    );
    compare(
        AttributePlace::Result,
        s.attrs.ret,
        t.attrs.ret,
        "the result",
    );
    for n in 0..target.function.args().len() {
        let of = format!("parameter {n}");
        compare(
            AttributePlace::Parameter,
            s.attrs.param(n),
            t.attrs.param(n),
            &of,
        );
    }
    out.extend(other_fields(s, t));
    if !std::ptr::eq(source.module, target.module) {
        out.extend(open_names(source, target));
    }
    out
}

/// Keywords on the function that only the target has as a promise (for `convergent`: that it lacks), in words.
pub fn added_kinds(source: Subject<'_>, target: Subject<'_>) -> Vec<(AttrKind, String)> {
    let (a, b) = (&source.module.header, &target.module.header);
    let of = |s: Subject<'_>| {
        s.module
            .header
            .function(s.function.global)
            .map(|d| d.attrs.func)
    };
    let (Some(s), Some(t)) = (of(source), of(target)) else {
        return Vec::new();
    };
    let mut out = Vec::new();
    for x in b.attrs.get(t) {
        if let Attr::Flag(k) = x
            && matches!(standing(x, AttributePlace::Function), Promise)
            && !a.attrs.has(s, *k)
            && !keeps(target, *k)
        {
            out.push((*k, words(b, x)));
        }
    }
    let kind = AttrKind::Convergent;
    if a.attrs.has(s, kind) && !b.attrs.has(t, kind) && !keeps(target, kind) {
        out.push((kind, "that it is not convergent".into()));
    }
    out
}

/// The promise that the function, or a loop of it, ends or makes progress, if only the target makes it: one that only longer
/// executions than those that were looked at can break.
pub fn added_progress(source: Subject<'_>, target: Subject<'_>) -> Option<&'static str> {
    use AttrKind::{MustProgress, WillReturn};
    let has = |s: Subject<'_>, k| {
        let header = &s.module.header;
        let decl = header.function(s.function.global);
        decl.is_some_and(|d| header.attrs.has(d.attrs.func, k))
    };
    let loops = |s: Subject<'_>| {
        let (cx, f) = (&s.module.header, s.function);
        let says = |i: Inst| {
            let marks = f.attachments(i).iter();
            let of_loops = marks.filter(|(kind, _)| cx.str(*kind) == "llvm.loop");
            of_loops
                .into_iter()
                .any(|&(_, md)| loop_must_progress(cx, md))
        };
        f.blocks().flat_map(|b| f.insts(b)).any(says)
    };
    let progress = has(source, WillReturn) || has(source, MustProgress);
    if has(target, WillReturn) && !has(source, WillReturn) && !(progress && only_progress(target)) {
        return Some("willreturn");
    }
    if has(target, MustProgress) && !progress {
        return Some("mustprogress");
    }
    (!progress && loops(target) && !loops(source)).then_some("llvm.loop.mustprogress")
}

/// True if nothing in the body counts as progress, so that a function that has to make some has to return.
fn only_progress(s: Subject<'_>) -> bool {
    let (cx, f) = (&s.module.header, s.function);
    let idle = |i: Inst| match f.kind(i) {
        InstKind::Fence { .. } | InstKind::CmpXchg { .. } | InstKind::AtomicRmw(..) => false,
        InstKind::Load(a) | InstKind::Store(a) => {
            !a.volatile && matches!(a.ordering, Ordering::NotAtomic | Ordering::Unordered)
        }
        // What writes nothing makes no progress either: it returns, or that is undefined.
        k => {
            k.call_info().is_none()
                || cx.call_has(f, i, AttrKind::WillReturn)
                || !cx.call_memory(f, i).may_write()
        }
    };
    f.blocks().flat_map(|b| f.insts(b)).all(idle)
}

/// What the target's module knows of the names that the function mentions, and the source's does not.
fn open_names(source: Subject<'_>, target: Subject<'_>) -> Vec<String> {
    let f = target.function;
    let mut named: Vec<Global> = Vec::new();
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        for v in f.operands(i) {
            if let Some(g) = f.as_global(v)
                && !named.contains(&g)
            {
                named.push(g);
            }
        }
    }
    let more = |g| globals::knows_more(source.module, target.module, g);
    named.into_iter().filter_map(more).collect()
}

/// What stands beside the attributes of a declaration; a new field has to be placed here.
fn other_fields(s: &FunctionDecl, t: &FunctionDecl) -> Option<String> {
    let FunctionDecl {
        cc,
        attrs: _,
        // Code and data around the function, which nothing here looks at.
        gc: _,
        prefix: _,
        prologue: _,
        personality: _,
        defined: _,
    } = t;
    (*cc != s.cc).then(|| format!("calling convention {cc} of the function"))
}

/// Attributes of a place that the target has, or lacks, as a promise.
fn added(
    a: &Header,
    b: &Header,
    place: AttributePlace,
    source: AttrSet,
    target: AttrSet,
    keeps: &dyn Fn(AttrKind) -> bool,
) -> Vec<String> {
    let mut out = Vec::new();
    let (s, t) = (a.attrs.get(source), b.attrs.get(target));
    for x in t {
        let made = || {
            s.iter().any(|y| {
                words(a, y) == words(b, x) || !matches!(x, Attr::Typed(..)) && implies(y, x)
            })
        };
        match standing(x, place) {
            Standing::Modelled(_) | Standing::Neutral | Absence => {}
            Promise | Standing::Callee => {
                let kept = matches!(x, Attr::Flag(k) if keeps(*k));
                if !kept && !made() {
                    out.push(words(b, x));
                }
            }
            Interface => {
                if !made() {
                    out.push(words(b, x));
                }
            }
        }
    }
    for y in s {
        let there = || t.iter().any(|x| words(a, y) == words(b, x));
        match standing(y, place) {
            Absence => {
                let kept =
                    matches!(y, Attr::Flag(AttrKind::Convergent)) && keeps(AttrKind::Convergent);
                if !kept && !there() {
                    out.push(format!("no {}", words(a, y)));
                }
            }
            Interface => {
                if !there() {
                    out.push(format!("no {}", words(a, y)));
                }
            }
            Standing::Modelled(_) | Standing::Neutral | Promise | Standing::Callee => {}
        }
    }
    out
}

/// True if the target's body is seen to keep the promise (for `convergent`: that it is absent).
fn keeps(target: Subject<'_>, kind: AttrKind) -> bool {
    let (cx, f) = (&target.module.header, target.function);
    let all = |ok: &dyn Fn(Inst) -> bool| f.blocks().flat_map(|b| f.insts(b)).all(ok);
    let call = |i: Inst| f.kind(i).call_info().is_some();
    let says = |i: Inst, k| cx.call_has(f, i, k);
    let intrinsic = |i: Inst| {
        f.callee(i)
            .is_some_and(|g| cx.global_name(g).starts_with("llvm."))
    };
    match kind {
        AttrKind::NoUnwind => all(&|i| match f.kind(i) {
            InstKind::Resume | InstKind::CleanupRet | InstKind::CatchSwitch { .. } => false,
            _ => !call(i) || intrinsic(i) || says(i, AttrKind::NoUnwind),
        }),
        AttrKind::NoFree => {
            all(&|i| !call(i) || says(i, AttrKind::NoFree) || !cx.call_memory(f, i).may_write())
        }
        AttrKind::NoRecurse => never_comes_back(target),
        AttrKind::NoCallback => all(&|i| !call(i) || intrinsic(i) || says(i, AttrKind::NoCallback)),
        AttrKind::NoSync => all(&|i| match f.kind(i) {
            InstKind::Fence { ordering, scope } => !orders_threads(cx, *ordering, *scope),
            k if is_not_volatile(k) && accesses_own_object(f, i) => true,
            InstKind::CmpXchg {
                access: a, failure, ..
            } => {
                !a.volatile
                    && !orders_threads(cx, a.ordering, a.scope)
                    && !orders_threads(cx, *failure, a.scope)
            }
            InstKind::Load(a) | InstKind::Store(a) | InstKind::AtomicRmw(_, a) => {
                !a.volatile && !orders_threads(cx, a.ordering, a.scope)
            }
            _ if copies_or_fills(cx, f, i) => true,
            _ => !call(i) || says(i, AttrKind::NoSync) && !says(i, AttrKind::Convergent),
        }),
        AttrKind::Convergent => all(&|i| !call(i) || !cx.is_convergent(f, i)),
        _ => false,
    }
}

/// True for accesses that are not volatile.
fn is_not_volatile(k: &InstKind) -> bool {
    match k {
        InstKind::Load(a)
        | InstKind::Store(a)
        | InstKind::AtomicRmw(_, a)
        | InstKind::CmpXchg { access: a, .. } => !a.volatile,
        _ => false,
    }
}

/// True if an access is to a stack object of the function that nobody else is told of: no other thread meets it there.
pub fn accesses_own_object(f: &Function, i: Inst) -> bool {
    let pointer = match f.kind(i) {
        InstKind::Store(_) => f.operand(i, 1),
        InstKind::Load(_) | InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } => f.operand(i, 0),
        _ => return false,
    };
    let mut at = pointer;
    while let Some(d) = f.def_inst(at) {
        match f.kind(d) {
            InstKind::Gep { .. } => at = f.operand(d, 0),
            InstKind::Alloca { .. } => return is_kept(f, at),
            _ => return false,
        }
    }
    false
}

/// True if a pointer is used for accesses and comparisons alone.
fn is_kept(f: &Function, object: Value) -> bool {
    let mut work = vec![object];
    while let Some(v) = work.pop() {
        for u in f.uses(v) {
            let user = f.user(u);
            let is_address = |n| f.use_index(u) == n;
            match f.kind(user) {
                InstKind::Load(_) | InstKind::ICmp(_) => {}
                InstKind::Store(_) if is_address(1) => {}
                InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } if is_address(0) => {}
                InstKind::Gep { .. } if is_address(0) => work.extend(f.result(user)),
                _ => return false,
            }
        }
    }
    true
}

/// True if no path through the module's calls leads back to the function. The bodies of this module are followed, whatever they
/// say. A function elsewhere has to be `nocallback`: one that is `norecurse` may still call its caller, which then comes back
/// without a second call of that function.
fn never_comes_back(s: Subject<'_>) -> bool {
    let cx = &s.module.header;
    let (mut seen, mut work) = (BTreeSet::new(), vec![s.function]);
    while let Some(f) = work.pop() {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            if f.kind(i).call_info().is_none() {
                continue;
            }
            let Some(g) = f.callee(i) else {
                return false;
            };
            if g == s.function.global {
                return false;
            }
            let replaceable = matches!(
                cx.globals[g].linkage,
                Linkage::LinkOnceAny | Linkage::WeakAny | Linkage::ExternalWeak | Linkage::Common
            );
            match s.module.body(g).filter(|_| !replaceable) {
                Some(b) => {
                    if seen.insert(g) {
                        work.push(b);
                    }
                }
                None => {
                    let intrinsic = cx.global_name(g).starts_with("llvm.");
                    if !intrinsic && !cx.call_has(f, i, AttrKind::NoCallback) {
                        return false;
                    }
                }
            }
        }
    }
    true
}

/// True for `llvm.memcpy`, `llvm.memmove` and `llvm.memset` that are not volatile: plain accesses, by which no threads synchronise.
fn copies_or_fills(cx: &Header, f: &Function, i: Inst) -> bool {
    const THESE: [&str; 3] = ["llvm.memcpy", "llvm.memmove", "llvm.memset"];
    let name = f.callee(i).map_or("", |g| cx.global_name(g));
    let plain = |c: Call<'_>| {
        let volatile = c.args().nth(3).and_then(|v| f.as_int(v));
        volatile.is_some_and(|b| b.is_zero())
    };
    THESE.iter().any(|t| name.starts_with(t)) && f.call(i).is_some_and(plain)
}

/// True for an ordering by which threads synchronise (LangRef, `nosync`). What is ordered within one thread alone
/// (`syncscope("singlethread")`) no other one takes part in.
fn orders_threads(cx: &Header, ordering: Ordering, scope: Option<Symbol>) -> bool {
    let relaxed = matches!(
        ordering,
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic
    );
    !relaxed && scope.is_none_or(|s| cx.str(s) != "singlethread")
}
