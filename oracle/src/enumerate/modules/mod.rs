//! The small modules: every module up to a size, over a stated alphabet, each once.
//!
//! As the parent does for functions, so here for what passes on whole modules see. An
//! alphabet is text: declarations of names, steps that a body may take, and layouts,
//! which say what functions there are and where in them steps stand. A module is a
//! layout whose places are filled, one step or more in each, and whose names are
//! declared; its size is its number of steps. The texts are the claim, and the
//! certificate holds them word for word.
//!
//! In the texts `$` is a name of the module, `$+` the one after it (after the last
//! comes the first), `^` the type of pointers to the name, `#` a number that no other
//! step has, `~` the sign of a comdat, `<>` a place for steps, and `(&)` the
//! parameters: `i8 %a` and `i1 %c`, each if the body mentions it. What is not well
//! formed when it is put together is no module.

pub mod alphabets;
mod build;
mod spec;

pub use build::build;
pub use spec::{Part, Spec, Step};

/// A set of modules.
pub struct ModuleAlphabet {
    /// Name, for the command line and the certificate.
    pub name: &'static str,
    /// What it is for, in words.
    pub about: &'static str,
    /// Largest number of steps for which every module is enumerated by default.
    pub steps_most: usize,
    /// Largest number of steps for which refusals are looked into by default.
    pub refusals: usize,
    /// Largest number of steps for which the solver is asked as well by default.
    pub solver: usize,
    /// Calls, launches and writes by the host in one plan.
    pub acts: usize,
    /// Seeds of what functions outside answer and write.
    pub seeds: u64,
    /// What is proposed.
    pub proposals: Proposals,
    /// What the pass is told to keep: one world for each list.
    pub keeps: &'static [&'static [&'static str]],
    /// Numbers of names that a module declares.
    pub names: std::ops::RangeInclusive<usize>,
    /// Whether names are there that no step is about.
    pub idle: bool,
    /// Declarations.
    pub declarations: &'static [&'static str],
    /// What bodies do.
    pub steps: &'static [&'static str],
    /// Functions, and where their steps stand.
    pub layouts: &'static [Layout],
}

/// The functions of a module.
pub struct Layout {
    /// The text of each function.
    pub functions: &'static [&'static str],
    /// True if exchanging the first two places gives the same module with other names.
    pub twins: bool,
}

/// Which part of the vocabulary is proposed on the modules of an alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposals {
    /// What is done to one variable, at every load and every call.
    Variables,
    /// Every set of names to erase.
    Erase,
    /// Every set of names to make internal.
    Internalize,
    /// Every pair of names to merge.
    Merge,
    /// Every name to move.
    Move,
}

impl Proposals {
    /// All parts.
    pub const ALL: &[Proposals] = &[
        Proposals::Variables,
        Proposals::Erase,
        Proposals::Internalize,
        Proposals::Merge,
        Proposals::Move,
    ];

    /// The kind of rewrite that the part is about: a pass that makes such rewrites is certified on its alphabets.
    pub fn subject(self) -> &'static str {
        match self {
            Proposals::Variables => "fold-global",
            Proposals::Erase => "erase-globals",
            Proposals::Internalize => "internalize",
            Proposals::Merge => "merge-constants",
            Proposals::Move => "move-to-global-space",
        }
    }

    /// The kinds of rewrites that are proposed.
    pub fn kinds(self) -> &'static [&'static str] {
        match self {
            Proposals::Variables => &[
                "fold-global",
                "split-global",
                "erase-stores",
                "forward-store",
                "heap-to-static",
                "split-heap",
            ],
            Proposals::Erase => &["erase-globals"],
            Proposals::Internalize => &["internalize"],
            Proposals::Merge => &["merge-constants"],
            Proposals::Move => &["move-to-global-space"],
        }
    }
}

/// The alphabet of a name.
pub fn alphabet(name: &str) -> Option<&'static ModuleAlphabet> {
    alphabets::ALL.iter().copied().find(|a| a.name == name)
}
