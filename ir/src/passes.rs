//! The table of pass identities: every pass is registered here once (design law 5).
//!
//! Checks, fuzz targets, reports, folders and documents take passes from this table and from nowhere else. A law
//! test looks for names of passes outside the places that the next paragraph lists.
//!
//! # Adding a pass
//!
//! A pass called `my-pass` is these files and lines, and no others:
//!
//! 1. **Its row**: an entry of [`PASSES`] in this file (`MY_PASS { … }`). The order of the table is the order of all
//!    lists that people see. If the pass makes a kind of rewrite that has no word yet, the word goes into
//!    [`rewrite`](crate::rewrite).
//! 2. **Production**: `optimized/src/passes/my_pass.rs` (or a folder of that name) with `pub struct MyPass;` that
//!    implements `Pass` (its options and knobs) and `FunctionPass` or `ModulePass` (how it runs); in
//!    `optimized/src/passes/mod.rs` the line `pub mod my_pass;` and one line in `bind!`.
//! 3. **Reference**: `reference/src/passes/my_pass.rs` with the functions `find`, `judge`, `apply` and `run`, and the
//!    constant `CERTIFICATE` (`None` until `tandem certify` has written one); in `reference/src/passes/mod.rs` the
//!    line `pub mod my_pass;` and one line in `bind!`.
//! 4. **Programs**: `corpus/passes/my_pass/` with its golden tests (`*.ll`; `TANDEM_BLESS=1` writes what they expect).
//! 5. Only if the documents state limits that the pass must keep, or if hunts for its defects shall vary its knobs:
//!    `src/limits/my_pass.rs` and one line in `src/limits/mod.rs`. A pass without such a file has no limits.
//!
//! A pass on machine functions is the same with `MachinePass`, `machine` of the bindings, and `*.ptx` programs.
//!
//! `bind!` does not compile while the table has a row that a side does not bind, while a side binds something that is
//! no row, and where the order, the unit, the class name or the list of knobs of the two disagree.

mod binding;
mod params;

pub use binding::{all_bound, must, of_file, row_of, same_text};
pub use params::{Domain, Judged, Param, ParamError, Params};

/// What a pass works on, one at a time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unit {
    /// One function body.
    Function,
    /// The whole module.
    Module,
    /// A strongly connected component of the call graph: functions that call each other.
    Scc,
    /// One natural loop of a function.
    Loop,
    /// One function in machine form (PTX with virtual registers).
    Machine,
}

impl Unit {
    /// The word for it in pipeline texts, as LLVM's pass managers are called.
    pub const fn name(self) -> &'static str {
        match self {
            Unit::Function => "function",
            Unit::Module => "module",
            Unit::Scc => "cgscc",
            Unit::Loop => "loop",
            Unit::Machine => "machine-function",
        }
    }
}

/// What a pass is about. Reports group by it, and generators of programs may aim at a whole family.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Branches, switches and the shape of the control-flow graph.
    ControlFlow,
    /// Values in registers: folding, simplification, redundancy, dead instructions.
    Scalar,
    /// Loads, stores, stack objects and what they hold.
    Memory,
    /// Loops: rotation, hoisting, unrolling, induction variables.
    Loops,
    /// Address spaces of pointers and of what they point to.
    AddressSpaces,
    /// Barriers, votes, shuffles, and what depends on which threads arrive together.
    Convergence,
    /// Vector values, and scalars that become vectors.
    Vectors,
    /// Floating point.
    Floats,
    /// Module level: global variables, names, calls across functions.
    Module,
    /// Lowering: constructs of one level become those of a lower one.
    Lowering,
}

impl Family {
    /// Its name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Family::ControlFlow => "control flow",
            Family::Scalar => "scalar",
            Family::Memory => "memory",
            Family::Loops => "loops",
            Family::AddressSpaces => "address spaces",
            Family::Convergence => "convergence",
            Family::Vectors => "vectors",
            Family::Floats => "floating point",
            Family::Module => "module",
            Family::Lowering => "lowering",
        }
    }
}

/// A pass by identity; the code is elsewhere, in two forms. Only this module makes them, so that each is a row of
/// [`PASSES`].
#[derive(Clone, Copy)]
pub struct PassId {
    /// Name in text pipelines, e.g. `jump-threading`.
    pub name: &'static str,
    /// Name of the class, as LLVM's style has it, e.g. `JumpThreadingPass`.
    pub class: &'static str,
    /// What it works on.
    pub unit: Unit,
    /// What it is about.
    pub family: Family,
    /// The pass of LLVM's `opt` with the same task, if there is one: the peer that it is compared with.
    pub llvm_name: Option<&'static str>,
    /// The kinds of rewrites that it can make ([`Rewrite::kind`](crate::rewrite::Rewrite::kind),
    /// [`ModuleRewrite::kind`](crate::rewrite::ModuleRewrite::kind)), under some setting of its knobs.
    pub rewrites: &'static [&'static str],
    /// What may stand in angle brackets behind its name in a pipeline, in the order in which it is printed.
    pub params: &'static [Param],
    /// Knobs that the pass owns (`-opt "-knob=value"`); its production form has their types and defaults.
    pub knobs: &'static [&'static str],
    /// True if it promises a form of all code: what is legal and left undone, within its documented limits, is then a
    /// mistake and not a choice.
    pub complete: bool,
    /// One line for people.
    pub about: &'static str,
    row: usize,
}

impl PassId {
    /// Its place in [`PASSES`], from 0.
    pub const fn row(&self) -> usize {
        self.row
    }
    /// Folder or file name of the pass: dashes become underscores.
    pub fn file_name(&self) -> String {
        self.name.replace('-', "_")
    }
    /// True if it works on machine functions, which come from PTX; the others work on LLVM IR.
    pub const fn on_machine(&self) -> bool {
        matches!(self.unit, Unit::Machine)
    }
    /// True if its rewrites are rules, which are proved one by one and not on small units.
    pub fn applies_rules(&self) -> bool {
        self.rewrites.contains(&"apply-rule")
    }
}

impl PartialEq for PassId {
    fn eq(&self, other: &PassId) -> bool {
        self.row == other.row
    }
}
impl Eq for PassId {}

impl std::fmt::Debug for PassId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// Makes a constant for each row, and the table of all of them.
macro_rules! table {
    ($($(#[$doc:meta])* $id:ident { $($field:ident: $value:expr),+ $(,)? })+) => {
        /// The rows by number.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Row { $($id),+ }
        $(
            $(#[$doc])*
            pub const $id: PassId = PassId { $($field: $value,)+ row: Row::$id as usize };
        )+
        /// All passes in the order of this table, whatever they work on.
        pub const PASSES: &[PassId] = &[$($id),+];
    };
}

table! {
    /// JumpThreading (JT-001).
    JUMP_THREADING {
        name: "jump-threading",
        class: "JumpThreadingPass",
        unit: Unit::Function,
        family: Family::ControlFlow,
        llvm_name: Some("jump-threading"),
        rewrites: &[
            "clone-into-predecessor",
            "erase-blocks",
            "erase-inst",
            "fold-terminator",
            "merge-into-predecessor",
            "replace-uses",
            "thread-edge",
            "unfold-select",
            "thread-load",
        ],
        params: &[],
        knobs: &[
            "disable-JumpThreadingPass",
            "jt-load-threading",
            "jt-upstream-divergence-gate",
            "jump-threading-across-loop-headers",
            "jump-threading-disable-select-unfolding",
            "jump-threading-implication-search-threshold",
            "jump-threading-phi-threshold",
            "jump-threading-threshold",
            "print-lvi-after-jump-threading",
        ],
        complete: false,
        about: "duplicates blocks so that predecessors which know a branch's outcome jump straight to it",
    }

    /// DFA JumpThreading (JT-R16).
    DFA_JUMP_THREADING {
        name: "dfa-jump-threading",
        class: "DFAJumpThreadingPass",
        unit: Unit::Function,
        family: Family::ControlFlow,
        llvm_name: Some("dfa-jump-threading"),
        rewrites: &[
            "thread-paths",
            "unfold-select",
            "factor-predecessors",
            "replace-uses",
            "erase-blocks",
            "merge-into-predecessor",
        ],
        params: &[],
        knobs: &[
            "dfa-cost-threshold",
            "dfa-early-exit-heuristic",
            "dfa-max-num-paths",
            "dfa-max-path-length",
            "enable-dfa-jump-thread",
        ],
        complete: false,
        about: "copies the paths between the states of a loop's switch, so that each state jumps straight to the next",
    }

    /// GlobalOpt (GO-001, GO-R1).
    GLOBALOPT {
        name: "globalopt",
        class: "GlobalOptPass",
        unit: Unit::Module,
        family: Family::Module,
        llvm_name: Some("globalopt"),
        rewrites: &[
            "fold-global",
            "heap-to-static",
            "split-global",
            "split-heap",
            "erase-stores",
            "forward-store",
        ],
        params: &[],
        knobs: &["disable-GlobalOptPass", "globalopt-tier"],
        complete: false,
        about: "folds, splits and removes global variables whose every use is known",
    }

    /// GlobalDCE.
    GLOBALDCE {
        name: "globaldce",
        class: "GlobalDCEPass",
        unit: Unit::Module,
        family: Family::Module,
        llvm_name: Some("globaldce"),
        rewrites: &["erase-globals"],
        params: &[],
        knobs: &[],
        complete: true,
        about: "erases variables and functions that no root reaches",
    }

    /// Internalize.
    INTERNALIZE {
        name: "internalize",
        class: "InternalizePass",
        unit: Unit::Module,
        family: Family::Module,
        llvm_name: Some("internalize"),
        rewrites: &["make-internal"],
        params: &[Param {
            name: "preserve-gv",
            domain: Domain::Names,
            judged: Judged::Keep,
            about: "a name that stays visible",
        }],
        knobs: &["internalize-public-api-list"],
        complete: true,
        about: "makes every name internal that is no root and not on the keep list",
    }

    /// ConstantMerge.
    CONSTMERGE {
        name: "constmerge",
        class: "ConstantMergePass",
        unit: Unit::Module,
        family: Family::Module,
        llvm_name: Some("constmerge"),
        rewrites: &["merge-constants"],
        params: &[],
        knobs: &[],
        complete: false,
        about: "merges internal constants with equal contents whose addresses do not matter",
    }

    /// GenericToNVVM (PL-R10). LLVM has it in the NVPTX target, where `opt` does not find it by name.
    GENERIC_TO_NVVM {
        name: "generic-to-nvvm",
        class: "GenericToNVVMPass",
        unit: Unit::Module,
        family: Family::AddressSpaces,
        llvm_name: None,
        rewrites: &["move-to-global-space"],
        params: &[],
        knobs: &[],
        complete: true,
        about: "moves variables of the generic address space to the global one",
    }

    /// InstSimplify.
    INSTSIMPLIFY {
        name: "instsimplify",
        class: "InstSimplifyPass",
        unit: Unit::Function,
        family: Family::Scalar,
        llvm_name: Some("instsimplify"),
        rewrites: &["apply-rule", "replace-value", "erase-inst"],
        params: &[],
        knobs: &[],
        complete: false,
        about: "replaces instructions by values that exist or by constants",
    }

    /// Dead code elimination.
    DCE {
        name: "dce",
        class: "DCEPass",
        unit: Unit::Function,
        family: Family::Scalar,
        llvm_name: Some("dce"),
        rewrites: &["erase-inst"],
        params: &[],
        knobs: &[],
        complete: false,
        about: "erases instructions without use and effect, and what only they used",
    }

    /// LoopSimplify: preheader, dedicated exits, one latch.
    LOOP_SIMPLIFY {
        name: "loop-simplify",
        class: "LoopSimplifyPass",
        unit: Unit::Function,
        family: Family::Loops,
        llvm_name: Some("loop-simplify"),
        rewrites: &["factor-predecessors", "merge-back-edges"],
        params: &[],
        knobs: &[],
        complete: true,
        about: "gives each loop a preheader, one latch, and exit blocks that nothing else leads to",
    }

    /// LCSSA: loop-closed static single assignment.
    LCSSA {
        name: "lcssa",
        class: "LCSSAPass",
        unit: Unit::Function,
        family: Family::Loops,
        llvm_name: Some("lcssa"),
        rewrites: &["close-loop-value"],
        params: &[],
        knobs: &[],
        complete: true,
        about: "leads values that are used behind a loop through phis at its exits",
    }

    /// LoopDeletion.
    LOOP_DELETION {
        name: "loop-deletion",
        class: "LoopDeletionPass",
        unit: Unit::Function,
        family: Family::Loops,
        llvm_name: Some("loop-deletion"),
        rewrites: &["delete-loop", "break-back-edge"],
        params: &[],
        knobs: &[],
        complete: false,
        about: "deletes loops that end and do nothing, and back edges that are never taken",
    }

    /// IndVarSimplify without widening.
    INDVARS {
        name: "indvars",
        class: "IndVarSimplifyPass",
        unit: Unit::Function,
        family: Family::Loops,
        llvm_name: Some("indvars"),
        rewrites: &[
            "replace-uses",
            "insert-inst",
            "replace-exit-test",
            "erase-iv",
            "erase-inst",
        ],
        params: &[],
        knobs: &["disable-lftr"],
        complete: false,
        about: "decides tests of counted loops, computes what leaves them, and erases variables that only count",
    }

    /// IV demotion: counting in 32 bits what fits.
    IV_DEMOTION {
        name: "iv-demotion",
        class: "IVDemotionPass",
        unit: Unit::Function,
        family: Family::Loops,
        llvm_name: None,
        rewrites: &["replace-iv", "erase-inst"],
        params: &[],
        knobs: &["remat-iv"],
        complete: false,
        about: "counts in 32 bits where loops count in 64 and every number is shown to fit",
    }

    /// AnnotateTripCounts.
    ANNOTATE_TRIP_COUNTS {
        name: "annotate-trip-counts",
        class: "AnnotateTripCountsPass",
        unit: Unit::Module,
        family: Family::Loops,
        llvm_name: None,
        rewrites: &["annotate-loop"],
        params: &[],
        knobs: &[],
        complete: false,
        about: "writes on loops how often they run, where that is known",
    }

    /// MachineBlockPlacement (BP-1, BP-2).
    BLOCK_PLACEMENT {
        name: "block-placement",
        class: "MachineBlockPlacementPass",
        unit: Unit::Machine,
        family: Family::ControlFlow,
        llvm_name: None,
        rewrites: &[
            "layout",
            "merge-tails",
            "remove-empty-block",
            "fold-same-target",
            "splice-single-pred",
            "drop-branch",
            "reverse-branch",
            "move-block",
            "remove-dead-block",
            "remove-jump-table",
        ],
        params: &[],
        knobs: &["branch-fold-placement"],
        complete: false,
        about: "orders blocks so that loops are contiguous and control falls through where it can",
    }

    /// BranchFolding with TailMerge (BF-001).
    BRANCH_FOLDER {
        name: "branch-folder",
        class: "BranchFolderPass",
        unit: Unit::Machine,
        family: Family::ControlFlow,
        llvm_name: None,
        rewrites: &[
            "merge-tails",
            "remove-empty-block",
            "fold-same-target",
            "splice-single-pred",
            "drop-branch",
            "reverse-branch",
            "move-block",
            "hoist-prefix",
            "remove-dead-block",
            "remove-jump-table",
        ],
        params: &[],
        knobs: &[
            "branch-fold-forward",
            "disable-branch-fold",
            "disable-nvptx-require-structured-cfg",
            "enable-tail-merge",
            "require-structured-cfg",
            "tail-merge-size",
            "tail-merge-threshold",
        ],
        complete: false,
        about: "merges equal tails of blocks, folds branches, and hoists what both ways of a branch begin with",
    }
}

/// The pass of a name.
pub fn lookup(name: &str) -> Option<&'static PassId> {
    PASSES.iter().find(|p| p.name == name)
}

/// The passes on LLVM IR, in order of the table.
pub fn on_ir() -> impl DoubleEndedIterator<Item = &'static PassId> + Clone {
    PASSES.iter().filter(|p| !p.on_machine())
}

/// The passes on machine functions, in order of the table.
pub fn on_machine() -> impl DoubleEndedIterator<Item = &'static PassId> + Clone {
    PASSES.iter().filter(|p| p.on_machine())
}

/// Folder or file name of a pass: dashes become underscores.
pub fn file_name(pass: &PassId) -> String {
    pass.file_name()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rewrite::{MachineRewrite, ModuleRewrite, Rewrite, Vocabulary};
    use std::collections::BTreeSet;

    #[test]
    fn names_classes_and_knobs_belong_to_one_pass_each() {
        let all = |of: fn(&PassId) -> &'static str| PASSES.iter().map(of).collect::<BTreeSet<_>>();
        assert_eq!(all(|p| p.name).len(), PASSES.len());
        assert_eq!(all(|p| p.class).len(), PASSES.len());
        let knobs: Vec<&str> = PASSES.iter().flat_map(|p| p.knobs).copied().collect();
        assert_eq!(knobs.iter().collect::<BTreeSet<_>>().len(), knobs.len());
        for (n, p) in PASSES.iter().enumerate() {
            assert_eq!((p.row(), lookup(p.name)), (n, Some(p)));
            assert!(p.class.ends_with("Pass"), "{}", p.name);
            assert!(!p.rewrites.is_empty(), "{}", p.name);
        }
    }

    #[test]
    fn the_rewrites_of_a_pass_are_kinds_of_its_unit() {
        for p in PASSES {
            let kinds = match p.unit {
                Unit::Module => ModuleRewrite::KINDS,
                Unit::Machine => MachineRewrite::KINDS,
                _ => Rewrite::KINDS,
            };
            for r in p.rewrites {
                assert!(kinds.iter().any(|k| k.name == *r), "{}: {r}", p.name);
            }
        }
    }
}
