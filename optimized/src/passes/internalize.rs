//! Internalize: what the rest of the program has no business with becomes internal.
//!
//! Left alone are declarations, `available_externally` copies, names of LLVM's own, kernels,
//! used lists, variables that the host sets, what is exported from a DLL, and the keep list. Members of a
//! comdat go together: one that must stay visible keeps the others visible.

use crate::analysis::manager::{AnalysisId, ModuleAnalyses, PreservedAnalyses};
use crate::analysis::module::{Roots, roots};
use crate::context::ModuleCx;
use crate::defects::planted;
use crate::options::{Knob, KnobType};
use crate::pass::{Invocation, ModulePass, Pass, Ran};
use cranelift_entity::SecondaryMap;
use tandem_ir::module::{DllStorage, Linkage, Visibility};
use tandem_ir::passes::{INTERNALIZE, PassId};
use tandem_ir::rewrite::{ModuleRewrite, Trace};
use tandem_ir::{Comdat, Global, Header, Module};

/// What one invocation did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// True if the module was changed.
    pub changed: bool,
    /// Names that became internal.
    pub internalized: u64,
}

/// Names that code generation refers to without saying so.
const RUNTIME: [&str; 3] = ["__stack_chk_fail", "__stack_chk_guard", "__ssp_canary_word"];

/// What the pass leaves right where it changes something: all but what hangs on linkage. Of a variable that nobody else defines
/// more is known, its size for one, which bounds addresses in it.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::all()
    .abandon(AnalysisId::LazyValueInfo)
    .abandon(AnalysisId::ScalarEvolution);

/// Options of the pass.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `internalize-public-api-list`: names that stay visible, `*` at the end for any rest.
    pub public_api: Vec<Box<str>>,
}

/// Internalize for the pass manager.
pub struct InternalizePass;

impl Pass for InternalizePass {
    const ID: &'static PassId = &INTERNALIZE;
    type Options = Options;
    const KNOBS: &'static [Knob<Options>] = &[Knob {
        name: "internalize-public-api-list",
        ty: KnobType::Names,
        default: "",
        help: "names that internalize leaves visible, between commas; * at the end stands for any rest",
        requirement: "X-2",
        set: |o, v| o.public_api = v.names(),
    }];
    fn kept_names(options: &Options) -> &[Box<str>] {
        &options.public_api
    }
}

impl ModulePass for InternalizePass {
    fn run<T: Trace<Module>>(
        cx: ModuleCx<'_>,
        m: &mut Module,
        analyses: &mut ModuleAnalyses,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> Ran {
        let mut public_api = with.options.public_api.clone();
        public_api.extend_from_slice(with.params.names("preserve-gv"));
        let r = run(cx, m, analyses, &public_api, trace);
        Ran {
            changed: r.changed,
            counters: vec![("names internalized", r.internalized)],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// Runs the pass; not on a shard, whose names other shards refer to (PL-R4). Besides what the context keeps, the
/// names of `public_api` stay visible.
pub fn run<T: Trace<Module>>(
    cx: ModuleCx<'_>,
    m: &mut Module,
    analyses: &mut ModuleAnalyses,
    public_api: &[Box<str>],
    trace: &mut T,
) -> Report {
    if cx.context.is_shard {
        return Report::default();
    }
    let names = candidates(cx, m, analyses, public_api);
    if names.is_empty() {
        return Report::default();
    }
    if T::ACTIVE {
        trace.before(m, |_| ModuleRewrite::MakeInternal {
            globals: names.clone(),
        });
    }
    for &g in &names {
        let data = &mut m.header.globals[g];
        data.linkage = Linkage::Internal;
        data.visibility = Visibility::Default;
        data.dll = DllStorage::None;
    }
    drop_private_comdats(&mut m.header);
    if T::ACTIVE {
        trace.after(m);
    }
    Report {
        changed: true,
        internalized: names.len() as u64,
    }
}

/// The names that become internal, in order of the text.
fn candidates(
    cx: ModuleCx<'_>,
    m: &Module,
    analyses: &mut ModuleAnalyses,
    public_api: &[Box<str>],
) -> Vec<Global> {
    let header = &m.header;
    let held = analyses.roots(header);
    let keep = KeepList::new(cx.context.keep.iter().chain(public_api));
    let mut pinned: SecondaryMap<Comdat, bool> = SecondaryMap::with_default(false);
    let mut list = Vec::new();
    for (g, data) in header.live_globals() {
        if data.linkage.is_local() {
            continue;
        }
        let free = may_become_internal(cx, header, held, &keep, g);
        match roots::comdat_of(header, g) {
            Some(c) if !free => pinned[c] = true,
            _ if free => list.push(g),
            _ => {}
        }
    }
    list.retain(|&g| {
        let together = roots::comdat_of(header, g).is_none_or(|c| !pinned[c]);
        planted!(cx, ComdatHalfInternal, together, true)
    });
    list
}

fn may_become_internal(
    cx: ModuleCx<'_>,
    header: &Header,
    held: &Roots,
    keep: &KeepList,
    g: Global,
) -> bool {
    let data = &header.globals[g];
    let name = header.global_name(g);
    let hold = held.hold(g);
    let never = roots::is_declaration(header, g)
        || matches!(
            data.linkage,
            Linkage::AvailableExternally | Linkage::Appending
        )
        || data.dll == DllStorage::Export
        || name.starts_with("llvm.")
        || RUNTIME.contains(&name)
        || hold.annotated;
    !never
        && !planted!(cx, KernelInternalized, hold.kernel, false)
        && !planted!(cx, UsedListInternalized, hold.used, false)
        && !planted!(
            cx,
            HostVariableInternalized,
            roots::is_set_by_host(header, g),
            false
        )
        && !planted!(cx, KeepListIgnored, keep.has(name), false)
}

/// Names and beginnings of names.
struct KeepList {
    names: rustc_hash::FxHashSet<Box<str>>,
    starts: Vec<Box<str>>,
}

impl KeepList {
    fn new<'a>(list: impl Iterator<Item = &'a Box<str>>) -> KeepList {
        let mut keep = KeepList {
            names: Default::default(),
            starts: Vec::new(),
        };
        for entry in list {
            match entry.strip_suffix('*') {
                Some(start) => keep.starts.push(start.into()),
                None => {
                    keep.names.insert(entry.clone());
                }
            }
        }
        keep
    }
    fn has(&self, name: &str) -> bool {
        self.names.contains(name) || self.starts.iter().any(|s| name.starts_with(&**s))
    }
}

/// A comdat without a visible member says nothing any more.
fn drop_private_comdats(header: &mut Header) {
    let mut visible: SecondaryMap<Comdat, bool> = SecondaryMap::with_default(false);
    for (g, data) in header.live_globals() {
        if let (Some(c), false) = (roots::comdat_of(header, g), data.linkage.is_local()) {
            visible[c] = true;
        }
    }
    for (_, data) in header.globals.iter_mut() {
        if data.comdat.is_some_and(|c| !visible[c]) {
            data.comdat = None;
        }
    }
}
