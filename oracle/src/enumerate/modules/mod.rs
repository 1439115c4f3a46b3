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

use super::{Enumerated, Sizes, Subject};
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
    /// Which passes it is for.
    pub subject: &'static Subject,
    /// What the pass is told to keep: one context for each list.
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

impl Enumerated for ModuleAlphabet {
    fn name(&self) -> &'static str {
        self.name
    }
    fn about(&self) -> &'static str {
        self.about
    }
    fn sizes(&self) -> Sizes {
        Sizes {
            all: self.steps_most,
            refusals: self.refusals,
            solver: self.solver,
        }
    }
    fn subject(&self) -> &'static Subject {
        self.subject
    }
    fn has(&self, steps: usize) -> bool {
        !self.parts(steps).is_empty()
    }
}

/// The alphabet of a name.
pub fn alphabet(name: &str) -> Option<&'static ModuleAlphabet> {
    alphabets::ALL.iter().copied().find(|a| a.name == name)
}
