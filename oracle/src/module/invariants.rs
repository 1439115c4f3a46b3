//! What every pass on modules must keep, step by step (PL-R7, X-2, X-3).
//!
//! The output is well formed; roots, visible names, kernels and their signatures
//! stay; a surviving variable keeps its address space, its TLS model and its type, a
//! new one has those of the variable that it replaces (but for the body that GO-R6
//! makes, and for what moves to the global space on purpose); shared and local memory
//! get no contents; a name is only used in its own address space or through a cast;
//! and in every body that changed, what function passes must keep, with the census of
//! convergent operations.

use super::describe;
use super::form::Bodies;
use super::observers::{self, USED};
use super::uses;
use crate::canonical::identical;
use crate::graph::{Graph, convergent_calls};
use crate::interp::global_align;
use crate::invariants::{self, Broken};
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::module::{GlobalData, GlobalKind, TlsMode};
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite};
use tandem_ir::{Constant, Function, Global, Header, Module, Type, ValueDef};

/// What is compared against later: a well-formed module.
pub struct Baseline<'a> {
    before: &'a Module,
    used: Vec<Global>,
}

/// What a change was reported as.
#[derive(Clone, Copy)]
struct Change<'a> {
    /// `None`: several steps at once.
    rewrite: Option<(&'a ModuleContext, &'a ModuleRewrite)>,
}

impl Change<'_> {
    fn may_erase_visible(self) -> bool {
        matches!(
            self.rewrite,
            None | Some((_, ModuleRewrite::EraseGlobals { .. }))
        )
    }
    /// True if the name may become local.
    fn may_hide(self, name: &str) -> bool {
        match self.rewrite {
            None => true,
            Some((w, ModuleRewrite::MakeInternal { .. })) => !observers::kept(w, name),
            Some(_) => false,
        }
    }
    fn may_move(self, g: Global) -> bool {
        match self.rewrite {
            None => true,
            Some((_, ModuleRewrite::MoveToGlobalSpace { global })) => *global == g,
            Some(_) => false,
        }
    }
}

fn broken(invariant: &'static str, message: String) -> Broken {
    Broken { invariant, message }
}

impl<'a> Baseline<'a> {
    /// The facts of a module.
    pub fn new(before: &'a Module) -> Baseline<'a> {
        Baseline {
            before,
            used: observers::used(&before.header),
        }
    }

    /// What is broken after one step, worst first; empty if all is well.
    pub fn check_step(
        &self,
        world: &ModuleContext,
        rewrite: &ModuleRewrite,
        after: &Module,
    ) -> Vec<Broken> {
        let change = Change {
            rewrite: Some((world, rewrite)),
        };
        self.run(after, change)
    }

    /// What is broken after any number of steps.
    pub fn check(&self, after: &Module) -> Vec<Broken> {
        self.run(after, Change { rewrite: None })
    }

    fn run(&self, after: &Module, change: Change<'_>) -> Vec<Broken> {
        let errors = tandem_ir::verify::verify(after);
        if !errors.is_empty() {
            let all: Vec<String> = errors.iter().take(3).map(|e| e.to_string()).collect();
            return vec![broken("verifier", all.join("; "))];
        }
        let mut found = Vec::new();
        for (g, d) in self.before.header.live_globals() {
            self.check_old(g, d, after, change, &mut found);
        }
        for (g, d) in after.header.live_globals() {
            if self.before.header.globals.get(g).is_none() {
                self.check_new(g, d, &after.header, change, &mut found);
            }
            self.check_initialiser(g, d, &after.header, &mut found);
        }
        found.extend(self.check_merged(after, change));
        found.extend(spaces_of_names(after));
        let (old, new) = (Bodies::new(self.before), Bodies::new(after));
        for (g, _) in after.header.live_globals() {
            if let (Some(f), Some(h)) = (old.get(g), new.get(g))
                && !identical(f, h)
            {
                found.extend(self.check_body(f, h, &after.header));
            }
        }
        found
    }

    /// A name that was there before.
    fn check_old(
        &self,
        g: Global,
        d: &GlobalData,
        after: &Module,
        change: Change<'_>,
        found: &mut Vec<Broken>,
    ) {
        let cx = &self.before.header;
        let name = describe::global(cx, g);
        let known_by_name = !d.linkage.is_local() || self.must_stay(g);
        let Some(e) = survivor(&after.header, g, d, known_by_name) else {
            if self.must_stay(g) {
                found.push(broken("roots", format!("{name} is gone")));
            } else if !d.linkage.is_local()
                && d.name.is_some()
                && !(change.may_erase_visible() && observers::discardable(d))
            {
                let message = format!("{name} is gone, which is visible outside");
                found.push(broken("visible names", message));
            }
            return;
        };
        if e.linkage != d.linkage {
            let text = d.name.as_deref().unwrap_or("");
            let rooted = observers::rooted(cx, g, &self.used);
            let inwards = e.linkage.is_local() && change.may_hide(text) && !rooted;
            if !inwards {
                let (from, to) = (d.linkage.keyword(), e.linkage.keyword());
                let message = format!("{name} was {from} and is {to}");
                found.push(broken("visible names", message));
            }
        }
        if e.addrspace != d.addrspace && !(change.may_move(g) && e.addrspace == 1) {
            let (from, to) = (d.addrspace, e.addrspace);
            let message = format!("{name} was in address space {from} and is in {to}");
            found.push(broken("address-space", message));
        }
        if e.tls != d.tls {
            found.push(broken("tls", format!("{name} has another TLS model")));
        }
        if e.ty != d.ty {
            found.push(broken("signature", format!("{name} has another type")));
        }
        let (from, to) = (alignment(cx, d), alignment(&after.header, e));
        if let (Some(from), Some(to)) = (from, to)
            && to < from
        {
            let message = format!("{name} was aligned to {from} bytes and is aligned to {to}");
            found.push(broken("alignment", message));
        }
        found.extend(self.check_kind(g, d, e, &after.header, &name));
    }

    fn must_stay(&self, g: Global) -> bool {
        let cx = &self.before.header;
        let list = USED.contains(&cx.global_name(g));
        list || cx.is_kernel(g)
            || self.used.contains(&g)
            || cx.variable(g).is_some_and(|v| v.externally_initialized)
    }

    fn check_kind(
        &self,
        g: Global,
        d: &GlobalData,
        e: &GlobalData,
        cx: &Header,
        name: &str,
    ) -> Option<Broken> {
        let message = match (&d.kind, &e.kind) {
            (GlobalKind::Variable(v), GlobalKind::Variable(w)) => {
                let host = v.externally_initialized != w.externally_initialized;
                let seen = !d.linkage.is_local() && v.constant != w.constant;
                host.then(|| format!("{name} is no longer what the host initialises"))
                    .or_else(|| seen.then(|| format!("{name} is visible and has become constant")))
            }
            (GlobalKind::Function(f), GlobalKind::Function(h)) => {
                let kernel = self.before.header.is_kernel(g);
                let same = f.cc == h.cc && f.attrs == h.attrs && cx.is_kernel(g);
                let lost = f.defined && !h.defined;
                (kernel && !same)
                    .then(|| format!("the kernel {name} has another signature"))
                    .or_else(|| lost.then(|| format!("{name} has lost its body")))
            }
            (a, b) => (std::mem::discriminant(a) != std::mem::discriminant(b))
                .then(|| format!("{name} has become something else")),
        };
        message.map(|m| broken("signature", m))
    }

    /// GO-T21: what stays of two constants is aligned as both were.
    fn check_merged(&self, after: &Module, change: Change<'_>) -> Option<Broken> {
        let Some((_, ModuleRewrite::MergeConstants { keep, drop })) = change.rewrite else {
            return None;
        };
        let cx = &self.before.header;
        let of = |cx: &Header, g: Global| alignment(cx, cx.globals.get(g)?);
        let (want, is) = (of(cx, *drop)?, of(&after.header, *keep)?);
        let name = describe::global(cx, *keep);
        (is < want).then(|| {
            let message = format!("{name} is aligned to {is} bytes, what it replaces to {want}");
            broken("alignment", message)
        })
    }

    /// A name that is new.
    fn check_new(
        &self,
        g: Global,
        d: &GlobalData,
        cx: &Header,
        change: Change<'_>,
        found: &mut Vec<Broken>,
    ) {
        let name = describe::global(cx, g);
        let GlobalKind::Variable(_) = &d.kind else {
            let defined = cx.function(g).is_none_or(|f| f.defined);
            if defined {
                found.push(broken("new names", format!("{name} is new")));
            }
            return;
        };
        let Some((_, rewrite)) = change.rewrite else {
            return;
        };
        let old = &self.before.header.globals;
        let like = |of: Global| (old[of].addrspace, old[of].tls);
        let here = (d.addrspace, d.tls);
        let fits = match rewrite {
            ModuleRewrite::SplitGlobal { global } | ModuleRewrite::SplitHeap { global, .. } => {
                here == like(*global)
            }
            // The flag stands beside the pointer; the body is in device memory whatever the pointer was in.
            ModuleRewrite::HeapToStatic { global, .. } if d.ty == Type::int(1) => {
                here == like(*global)
            }
            // GO-R6: device memory is the global space of a device.
            ModuleRewrite::HeapToStatic { .. } => {
                d.addrspace == u32::from(is_device(cx)) && d.tls == TlsMode::None
            }
            ModuleRewrite::MoveToGlobalSpace { global } => here == (1, like(*global).1),
            ModuleRewrite::NewVariable { addrspace, .. } => {
                u64::from(d.addrspace) == *addrspace && d.tls == TlsMode::None
            }
            ModuleRewrite::CloneFunction { function, .. } => here == like(*function),
            _ => {
                let message = format!("{name} is new, which {} does not make", rewrite.kind());
                found.push(broken("new names", message));
                return;
            }
        };
        if !fits {
            let space = d.addrspace;
            let message = format!(
                "{name} is in address space {space} ({:?}), unlike the variable that it replaces",
                d.tls
            );
            found.push(broken("address-space", message));
        }
        let visible = !d.linkage.is_local();
        if visible && !matches!(rewrite, ModuleRewrite::MoveToGlobalSpace { .. }) {
            let message = format!("{name} is new and visible outside");
            found.push(broken("visible names", message));
        }
    }

    /// contents of shared and local variables are undefined at start, whatever is written.
    fn check_initialiser(&self, g: Global, d: &GlobalData, cx: &Header, found: &mut Vec<Broken>) {
        let holds = |d: &GlobalData, cx: &Header| match &d.kind {
            GlobalKind::Variable(v) if matches!(d.addrspace, 3 | 5) => v.init.is_some_and(|c| {
                !matches!(
                    cx.constants.get(c),
                    ConstantData::Undef | ConstantData::Poison
                )
            }),
            _ => false,
        };
        let old = &self.before.header;
        let before = old.globals.get(g).is_some_and(|d| holds(d, old));
        // A part of one that came in with contents may keep its part of them.
        let any = || old.live_globals().any(|(_, d)| holds(d, old));
        if holds(d, cx) && !before && !any() {
            let name = describe::global(cx, g);
            let message = format!("{name} has an initialiser in address space {}", d.addrspace);
            found.push(broken("initialiser", message));
        }
    }

    fn check_body(&self, f: &Function, h: &Function, cx: &Header) -> Vec<Broken> {
        let name = describe::global(cx, f.global);
        let old = &self.before.header;
        let mut found = invariants::Baseline::new(old, f).check(cx, h);
        for b in &mut found {
            b.message = format!("in {name}: {}", b.message);
        }
        let (g, k) = (Graph::new(f), Graph::new(h));
        let now = convergent_calls(cx, h, &k);
        let lost = convergent_calls(old, f, &g)
            .into_iter()
            .any(|i| !now.contains(&i));
        if lost {
            let message = format!("{name} has lost a convergent operation");
            found.push(broken("convergence", message));
        }
        found
    }
}

/// What a variable is aligned to at least.
fn alignment(cx: &Header, d: &GlobalData) -> Option<u64> {
    let GlobalKind::Variable(_) = &d.kind else {
        return None;
    };
    Some(global_align(cx, d).bytes())
}

/// True if the module is for a device, where variables of the generic space have no place of their own.
fn is_device(cx: &Header) -> bool {
    let devices = ["nvptx", "amdgcn"];
    devices.iter().any(|d| cx.triple.starts_with(d))
}

/// What became of a name: itself, or, if somebody knows it by that, what took its place under the same name. Anything
/// else may be called like something local that is gone.
fn survivor<'m>(
    after: &'m Header,
    g: Global,
    d: &GlobalData,
    known_by_name: bool,
) -> Option<&'m GlobalData> {
    let e = after.globals.get(g)?;
    if !matches!(e.kind, GlobalKind::Erased) {
        return Some(e);
    }
    if !known_by_name {
        return None;
    }
    let heir = after.lookup(d.name.as_deref()?)?;
    Some(&after.globals[heir])
}

/// PL-R7: a name is used as a pointer of its own address space; everything else is a cast that one sees.
fn spaces_of_names(m: &Module) -> Option<Broken> {
    let cx = &m.header;
    for (_, c) in uses::module_constants(cx) {
        if let Some(g) = misplaced(cx, &cx.constants, c) {
            let message = format!(
                "{} is used in another address space",
                describe::global(cx, g)
            );
            return Some(broken("address-space", message));
        }
    }
    for f in &m.bodies {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            for v in f.operands(i) {
                let ValueDef::Const(c) = f.value_def(v) else {
                    continue;
                };
                if let Some(g) = misplaced(cx, f.constants(), c) {
                    let (name, at) = (describe::global(cx, g), describe::global(cx, f.global));
                    let message = format!("{name} is used in another address space in {at}");
                    return Some(broken("address-space", message));
                }
            }
        }
    }
    None
}

fn misplaced(cx: &Header, pool: &ConstantPool, c: Constant) -> Option<Global> {
    let go = |c: Constant| misplaced(cx, pool, c);
    match pool.get(c) {
        ConstantData::Global(g) => {
            let space = pool.ty(c).address_space();
            (space != Some(cx.globals[*g].addrspace)).then_some(*g)
        }
        ConstantData::Aggregate(parts) => parts.iter().find_map(|&p| go(p)),
        ConstantData::PtrAuth(parts) => parts.iter().find_map(|&p| go(p)),
        ConstantData::Splat(p) => go(*p),
        ConstantData::Expr(e) => e.operands().into_iter().find_map(go),
        _ => None,
    }
}
