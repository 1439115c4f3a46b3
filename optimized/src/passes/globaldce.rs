//! GlobalDCE: variables, functions, aliases and ifuncs that no root reaches are erased, all at once.
//!
//! Roots are definitions that somebody else can refer to and that the linker may not
//! drop, the used lists, constructors and destructors, kernels, and variables that the host sets
//! . What a root mentions is alive, and so are the other members of its comdat.
//! Unused declarations go as well. Every body and initialiser is read once, when its owner is found alive.

use crate::analysis::manager::{ModuleAnalyses, PreservedAnalyses};
use crate::analysis::module::{Roots, mentions, roots};
use crate::context::ModuleCx;
use crate::defects::planted;
use crate::pass::{Invocation, ModulePass, Pass, Ran};
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use tandem_ir::module::Linkage;
use tandem_ir::passes::{GLOBALDCE, PassId};
use tandem_ir::rewrite::{ModuleRewrite, Trace};
use tandem_ir::{Comdat, Function, Global, Module, Value, ValueDef};

/// What one invocation did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// True if the module was changed.
    pub changed: bool,
    /// Names erased.
    pub erased: u64,
    /// Of these, functions with a body.
    pub bodies: u64,
}

/// What the pass leaves right where it changes something: nothing. Bodies have other numbers behind one that went.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::none();

/// GlobalDCE for the pass manager.
pub struct GlobalDCEPass;

impl Pass for GlobalDCEPass {
    const ID: &'static PassId = &GLOBALDCE;
    type Options = ();
}

impl ModulePass for GlobalDCEPass {
    fn run<T: Trace<Module>>(
        cx: ModuleCx<'_>,
        m: &mut Module,
        analyses: &mut ModuleAnalyses,
        _: Invocation<'_, ()>,
        trace: &mut T,
    ) -> Ran {
        let r = run(cx, m, analyses, trace);
        Ran {
            changed: r.changed,
            counters: vec![("names erased", r.erased), ("bodies erased", r.bodies)],
            preserved: planted!(cx, ErasureSaysAllKept, PRESERVED, PreservedAnalyses::all()),
            ..Ran::default()
        }
    }
}

/// Runs the pass; not on a shard, where uses may be elsewhere (PL-R4).
pub fn run<T: Trace<Module>>(
    cx: ModuleCx<'_>,
    m: &mut Module,
    analyses: &mut ModuleAnalyses,
    trace: &mut T,
) -> Report {
    if cx.context.is_shard {
        return Report::default();
    }
    let alive = Alive::of(cx, m, analyses.roots(&m.header));
    let dead: Vec<Global> = m
        .header
        .live_globals()
        .map(|(g, _)| g)
        .filter(|&g| !alive.is_alive[g])
        .collect();
    if dead.is_empty() {
        return Report::default();
    }
    if T::ACTIVE {
        trace.before(m, |_| ModuleRewrite::EraseGlobals {
            globals: dead.clone(),
        });
    }
    let before = m.bodies.len();
    erase(m, &alive, &dead);
    if T::ACTIVE {
        trace.after(m);
    }
    Report {
        changed: true,
        erased: dead.len() as u64,
        bodies: (before - m.bodies.len()) as u64,
    }
}

fn erase(m: &mut Module, alive: &Alive, dead: &[Global]) {
    m.bodies.retain(|f| alive.is_alive[f.global]);
    for f in &mut m.bodies {
        forget_in_debug_records(f, alive);
    }
    for &g in dead {
        m.header.erase_global(g);
    }
}

/// Makes debug records that mention what is dead mention poison.
fn forget_in_debug_records(f: &mut Function, alive: &Alive) {
    for v in (0..f.num_values()).map(Value::new) {
        let ValueDef::Const(c) = f.value_def(v) else {
            continue;
        };
        let mut gone = false;
        if !f.debug_users(v).is_empty() {
            mentions::of(f.constants(), c, &mut |g| gone |= !alive.is_alive[g]);
        }
        if gone {
            let poison = f.poison(f.value_type(v));
            f.replace_debug_uses(v, poison);
        }
    }
}

/// What is reached from the roots.
struct Alive {
    is_alive: SecondaryMap<Global, bool>,
    work: Vec<Global>,
}

impl Alive {
    fn of(cx: ModuleCx<'_>, m: &Module, held: &Roots) -> Alive {
        let mut alive = Alive {
            is_alive: SecondaryMap::with_default(false),
            work: Vec::new(),
        };
        let mut body_of: SecondaryMap<Global, u32> = SecondaryMap::new();
        for (n, f) in m.bodies.iter().enumerate() {
            body_of[f.global] = n as u32 + 1;
        }
        let members = comdat_members(m);
        for (g, _) in m.header.live_globals() {
            if is_root(cx, m, held, g) {
                alive.mark(g);
            }
        }
        while let Some(g) = alive.work.pop() {
            let data = &m.header.globals[g];
            for c in mentions::parts(&data.kind) {
                mentions::of(&m.header.constants, c, &mut |h| alive.mark(h));
            }
            if let Some(n) = body_of[g].checked_sub(1) {
                alive.mark_in_body(m, &m.bodies[n as usize]);
            }
            if let Some(comdat) = roots::comdat_of(&m.header, g) {
                let list = planted!(cx, ComdatTornApart, &members[comdat][..], &[][..]);
                list.iter().for_each(|&h| alive.mark(h));
            }
        }
        alive
    }
    fn mark(&mut self, g: Global) {
        if !std::mem::replace(&mut self.is_alive[g], true) {
            self.work.push(g);
        }
    }
    fn mark_in_body(&mut self, m: &Module, f: &Function) {
        for v in (0..f.num_values()).map(Value::new) {
            match f.value_def(v) {
                ValueDef::Const(c) if f.has_uses(v) => {
                    mentions::of(f.constants(), c, &mut |g| self.mark(g));
                }
                // A metadata operand of a call is the call's business.
                ValueDef::Metadata(n) if f.has_uses(v) => {
                    mentions::in_operand(&m.header, f, n, &mut |g| self.mark(g));
                }
                _ => {}
            }
        }
    }
}

fn comdat_members(m: &Module) -> PrimaryMap<Comdat, Vec<Global>> {
    let mut members: PrimaryMap<Comdat, Vec<Global>> = PrimaryMap::new();
    for _ in 0..m.header.comdats.len() {
        members.push(Vec::new());
    }
    for (g, _) in m.header.live_globals() {
        if let Some(list) = roots::comdat_of(&m.header, g).and_then(|c| members.get_mut(c)) {
            list.push(g);
        }
    }
    members
}

///
fn is_root(cx: ModuleCx<'_>, m: &Module, held: &Roots, g: Global) -> bool {
    let header = &m.header;
    if roots::is_declaration(header, g) {
        return false;
    }
    // What the list names lives because the list does.
    if roots::is_used_list(header, g) {
        return planted!(cx, UsedListDropped, true, false);
    }
    let hold = held.hold(g);
    let may_go = matches!(
        header.globals[g].linkage,
        Linkage::Internal
            | Linkage::Private
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::AvailableExternally
    );
    let by_host = roots::is_set_by_host(header, g) || hold.annotated;
    !may_go
        || planted!(cx, KernelDropped, hold.kernel, false)
        || planted!(cx, HostVariableDropped, by_host, false)
        || hold.ctor
}
