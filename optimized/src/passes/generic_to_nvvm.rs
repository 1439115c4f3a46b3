//! GenericToNVVM: variables of the generic address space move to the global one (PL-R10).
//!
//! The variable in address space 0 is replaced by one of the same name, contents and
//! attributes in address space 1, and every use by its address cast back, so that whatever
//! uses it keeps its type. Names of LLVM's own stay, and so do textures, surfaces and samplers,
//! which are no memory, and what an intrinsic takes by name.

use crate::analysis::manager::{AnalysisId, ModuleAnalyses, PreservedAnalyses};
use crate::analysis::module::{GlobalUses, Roots};
use crate::context::ModuleCx;
use crate::defects::planted;
use crate::module_edit::{HeaderMentions, Stand, replace_global};
use crate::pass::{Invocation, ModulePass, Pass, Ran};
use tandem_ir::module::{GlobalData, GlobalKind, TlsMode};
use tandem_ir::passes::{GENERIC_TO_NVVM, PassId};
use tandem_ir::rewrite::{ModuleRewrite, Trace};
use tandem_ir::{Global, Module};

/// The generic address space.
const GENERIC: u32 = 0;
/// The global address space.
const GLOBAL: u32 = 1;

/// What one invocation did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// True if the module was changed.
    pub changed: bool,
    /// Variables that moved.
    pub moved: u64,
}

/// What the pass leaves right where it changes something: operands alone change in bodies.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::AddressTakenBlocks)
    .preserve(AnalysisId::ConvergentBlocks)
    .preserve(AnalysisId::InstOrder);

/// GenericToNVVM for the pass manager.
pub struct GenericToNVVMPass;

impl Pass for GenericToNVVMPass {
    const ID: &'static PassId = &GENERIC_TO_NVVM;
    type Options = ();
}

impl ModulePass for GenericToNVVMPass {
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
            counters: vec![("variables moved", r.moved)],
            preserved: planted!(
                cx,
                MoveSaysUsesKept,
                planted!(
                    cx,
                    MoveSaysRootsKept,
                    PRESERVED,
                    PRESERVED.preserve(AnalysisId::Roots)
                ),
                PRESERVED.preserve(AnalysisId::GlobalUses)
            ),
            ..Ran::default()
        }
    }
}

/// Runs the pass.
pub fn run<T: Trace<Module>>(
    cx: ModuleCx<'_>,
    m: &mut Module,
    analyses: &mut ModuleAnalyses,
    trace: &mut T,
) -> Report {
    let (uses, held, _) = analyses.parts(m);
    let names: Vec<Global> = m
        .header
        .live_globals()
        .filter(|(g, data)| moves(*g, data, held))
        // Each thread has its own, so that no instance of it is in global memory.
        .filter(|(_, d)| d.tls == TlsMode::None || planted!(cx, MoveDropsTls, false, true))
        .filter(|&(g, _)| !uses.is_pinned(g) && !is_named_by_intrinsic(m, uses, g))
        .map(|(g, _)| g)
        .collect();
    let mut index = HeaderMentions::new(&m.header);
    for &g in &names {
        if T::ACTIVE {
            trace.before(m, |_| ModuleRewrite::MoveToGlobalSpace { global: g });
        }
        move_one(cx, m, uses, &mut index, g);
        if T::ACTIVE {
            trace.after(m);
        }
    }
    Report {
        changed: !names.is_empty(),
        moved: names.len() as u64,
    }
}

fn moves(g: Global, data: &GlobalData, held: &Roots) -> bool {
    let variable = matches!(data.kind, GlobalKind::Variable(_));
    let own = data.name.as_deref().is_some_and(|n| n.starts_with("llvm."));
    variable && data.addrspace == GENERIC && !own && !held.hold(g).opaque
}

/// `llvm.threadlocal.address` takes the variable itself, no cast of it.
fn is_named_by_intrinsic(m: &Module, uses: &GlobalUses, g: Global) -> bool {
    uses.in_bodies(g).iter().any(|&(n, v)| {
        let f = &m.bodies[n as usize];
        let mut callees = f.uses(v).filter_map(|u| f.callee(f.user(u)));
        callees.any(|c| {
            m.header
                .global_name(c)
                .starts_with("llvm.threadlocal.address")
        })
    })
}

fn move_one(
    cx: ModuleCx<'_>,
    m: &mut Module,
    uses: &mut GlobalUses,
    index: &mut HeaderMentions,
    old: Global,
) {
    let header = &mut m.header;
    let data = &header.globals[old];
    let name = data.name.clone();
    let align = planted!(cx, MoveDropsAlignment, data.align, None);
    let new = header.globals.push(GlobalData {
        name: None,
        addrspace: GLOBAL,
        tls: TlsMode::None,
        align,
        ..data.clone()
    });
    index.added(header, new);
    replace_global(m, uses, index, old, Stand::Cast(new));
    m.header.erase_global(old);
    if let Some(name) = name {
        m.header.rename_global(new, &name);
    }
}
