//! The table of pass identities: every pass is registered here once.
//!
//! Checks, reports, folders and documents take the name from this table; a test
//! holds it together with `reference/src/passes/`, `optimized/src/passes/` and
//! `corpus/passes/` (design law 5).

/// What a pass works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// One function body at a time.
    Function,
    /// The whole module.
    Module,
}

/// A pass by identity; the code is elsewhere, in two forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassId {
    /// Name in text pipelines, e.g. `jump-threading`.
    pub name: &'static str,
    /// What it works on.
    pub scope: Scope,
    /// Family, for grouping in reports.
    pub family: &'static str,
    /// Options that the pass owns (`optimized` has their types and defaults).
    pub options: &'static [&'static str],
    /// One line for people.
    pub about: &'static str,
}

/// JumpThreading (JT-001).
pub const JUMP_THREADING: PassId = PassId {
    name: "jump-threading",
    scope: Scope::Function,
    family: "control flow",
    options: &[
        "jump-threading-threshold",
        "jump-threading-implication-search-threshold",
        "jump-threading-phi-threshold",
        "jump-threading-across-loop-headers",
        "jump-threading-disable-select-unfolding",
        "print-lvi-after-jump-threading",
        "disable-JumpThreadingPass",
        "jt-upstream-divergence-gate",
        "jt-load-threading",
    ],
    about: "duplicates blocks so that predecessors which know a branch's outcome jump straight to it",
};

/// DFA JumpThreading (JT-R16).
pub const DFA_JUMP_THREADING: PassId = PassId {
    name: "dfa-jump-threading",
    scope: Scope::Function,
    family: "control flow",
    options: &[
        "enable-dfa-jump-thread",
        "dfa-early-exit-heuristic",
        "dfa-max-path-length",
        "dfa-max-num-paths",
        "dfa-cost-threshold",
    ],
    about: "copies the paths between the states of a loop's switch, so that each state jumps straight to the next",
};

/// GlobalOpt (GO-001, GO-R1).
pub const GLOBALOPT: PassId = PassId {
    name: "globalopt",
    scope: Scope::Module,
    family: "module",
    options: &["disable-GlobalOptPass", "globalopt-tier"],
    about: "folds, splits and removes global variables whose every use is known",
};

/// GlobalDCE.
pub const GLOBALDCE: PassId = PassId {
    name: "globaldce",
    scope: Scope::Module,
    family: "module",
    options: &[],
    about: "erases variables and functions that no root reaches",
};

/// Internalize.
pub const INTERNALIZE: PassId = PassId {
    name: "internalize",
    scope: Scope::Module,
    family: "module",
    options: &["internalize-public-api-list"],
    about: "makes every name internal that is no root and not on the keep list",
};

/// ConstantMerge.
pub const CONSTMERGE: PassId = PassId {
    name: "constmerge",
    scope: Scope::Module,
    family: "module",
    options: &[],
    about: "merges internal constants with equal contents whose addresses do not matter",
};

/// GenericToNVVM (PL-R10).
pub const GENERIC_TO_NVVM: PassId = PassId {
    name: "generic-to-nvvm",
    scope: Scope::Module,
    family: "module",
    options: &[],
    about: "moves variables of the generic address space to the global one",
};

/// All passes in the order of this table.
pub const PASSES: &[PassId] = &[
    JUMP_THREADING,
    DFA_JUMP_THREADING,
    GLOBALOPT,
    GLOBALDCE,
    INTERNALIZE,
    CONSTMERGE,
    GENERIC_TO_NVVM,
];

/// The pass of a name.
pub fn lookup(name: &str) -> Option<&'static PassId> {
    PASSES.iter().find(|p| p.name == name)
}

/// Folder or file name of a pass: dashes become underscores.
pub fn file_name(pass: &PassId) -> String {
    pass.name.replace('-', "_")
}
