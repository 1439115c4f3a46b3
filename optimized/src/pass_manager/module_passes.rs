//! The passes on whole modules by name, with their counters.

use crate::analysis::manager::{ModuleAnalyses, PreservedAnalyses};
use crate::options::Options;
use crate::passes::{constmerge, generic_to_nvvm, globaldce, globalopt, internalize};
use tandem_ir::Module;
use tandem_ir::passes::{CONSTMERGE, GENERIC_TO_NVVM, GLOBALDCE, GLOBALOPT, INTERNALIZE};
use tandem_ir::rewrite::{ModuleContext, NoTrace};

/// All of them.
pub(super) const NAMES: &[&str] = &[
    GLOBALOPT.name,
    GLOBALDCE.name,
    INTERNALIZE.name,
    CONSTMERGE.name,
    GENERIC_TO_NVVM.name,
];

/// What one run did.
pub(super) struct Ran {
    /// True if the module was changed.
    pub changed: bool,
    /// Counters by name, as `--stats` shows them.
    pub counters: Vec<(&'static str, u64)>,
}

/// Runs one on a module that is all there.
pub(super) fn run(
    name: &str,
    m: &mut Module,
    analyses: &mut ModuleAnalyses,
    options: &Options,
) -> Ran {
    let context = &ModuleContext::default();
    let trace = &mut NoTrace;
    let (changed, preserved, counters) = match name {
        "globalopt" => {
            let r = globalopt::run(context, m, analyses, options, trace);
            let counters = vec![
                ("globals folded", r.folded),
                ("heap objects made static", r.made_static),
                ("globals split", r.split),
                ("heap objects split", r.split_heap),
                ("globals never loaded", r.never_loaded),
                ("loads forwarded", r.forwarded),
                ("globals visited", r.visited),
            ];
            (r.changed, globalopt::PRESERVED, counters)
        }
        "globaldce" => {
            let r = globaldce::run(context, m, analyses, options, trace);
            let counters = vec![("names erased", r.erased), ("bodies erased", r.bodies)];
            (r.changed, globaldce::PRESERVED, counters)
        }
        "internalize" => {
            let r = internalize::run(context, m, analyses, options, trace);
            (
                r.changed,
                internalize::PRESERVED,
                vec![("names internalized", r.internalized)],
            )
        }
        "constmerge" => {
            let r = constmerge::run(context, m, analyses, options, trace);
            (
                r.changed,
                constmerge::PRESERVED,
                vec![("constants merged", r.merged)],
            )
        }
        "generic-to-nvvm" => {
            let r = generic_to_nvvm::run(context, m, analyses, options, trace);
            (
                r.changed,
                generic_to_nvvm::PRESERVED,
                vec![("variables moved", r.moved)],
            )
        }
        // A test runs every name of the list.
        _ => (false, PreservedAnalyses::all(), Vec::new()),
    };
    analyses.invalidate(preserved.if_changed(changed));
    Ran { changed, counters }
}
