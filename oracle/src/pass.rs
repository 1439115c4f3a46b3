//! How passes come before the judge.
//!
//! The harness wraps each form of a pass in one of these traits, for the kind of unit
//! that the pass works on; the oracle sees nothing else of it and names no pass.
//!
//! | trait | what it wraps |
//! | --- | --- |
//! | [`Reference`] | the simplest correct form: finds, judges and applies single rewrites |
//! | [`Production`] | the form that ships: runs, and reports its steps |
//! | [`Limits`] | what production's documents say it leaves undone, or may not do although it would be right |

use crate::lockstep::Recorder;
use crate::unit::Unit;
use tandem_ir::rewrite::Judgement;

/// The reference form of a pass.
pub trait Reference<U: Unit>: Sync {
    /// All legal rewrites, in order of the text.
    fn find(&self, cx: &U::Context, unit: &U) -> Vec<U::Rewrite>;
    /// Whether one rewrite is legal.
    fn judge(&self, cx: &U::Context, unit: &U, rw: &U::Rewrite) -> Judgement;
    /// Performs one rewrite.
    ///
    /// # Errors
    /// A sentence, if the rewrite does not fit the unit.
    fn apply(&self, cx: &U::Context, unit: &mut U, rw: &U::Rewrite) -> Result<(), String>;
    /// Runs to the end; returns the number of rewrites.
    fn run(&self, cx: &U::Context, unit: &mut U) -> usize;
}

/// Who makes a claim, as production says: for people who read a finding. Nothing is called by these names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Maker {
    /// The analysis, in the field's terms: `dominator tree`.
    pub analysis: &'static str,
    /// Where its source is, from the root of the project.
    pub source: &'static str,
}

/// The production form of a pass.
pub trait Production<U: Unit>: Limits<U> + Sync {
    /// Name from the pass table.
    fn name(&self) -> &'static str;
    /// Kinds of rewrites ([`Unit::kind`]) that the pass can make as it is set; empty if it does not say.
    fn kinds(&self) -> &'static [&'static str] {
        &[]
    }
    /// Runs as shipped; true if it changed anything.
    fn run(&self, cx: &U::Context, unit: &mut U) -> bool;
    /// Runs and reports every step; returns what its analyses claim at the end.
    fn run_traced(
        &self,
        cx: &U::Context,
        unit: &mut U,
        recorder: &mut Recorder<'_, U>,
    ) -> U::Claims;
    /// What its analyses say of a unit that they see for the first time.
    fn claims(&self, _cx: &U::Context, _unit: &U) -> U::Claims {
        U::Claims::default()
    }
    /// Which analysis makes claims of this kind (the words of [`cached_analyses`](crate::cached_analyses::KINDS)).
    fn maker(&self, _claim: &str) -> Option<Maker> {
        None
    }
    /// A message about a false claim of this kind, with the analysis that made it.
    fn blamed(&self, claim: &str, message: &str) -> String {
        match self.maker(claim) {
            Some(Maker { analysis, source }) => {
                format!("{message} (claimed by: {analysis}, {source})")
            }
            None => message.to_owned(),
        }
    }
}

/// The documented limits of a production pass, written down a second time from its documents and not from its code.
/// A method that is left out means: no such limit.
pub trait Limits<U: Unit> {
    /// True if production would consider the rewrite within its documented budgets and thresholds. Only then does a
    /// legal rewrite that it left undone count as missed.
    fn within_budget(&self, _cx: &U::Context, _unit: &U, _rw: &U::Rewrite) -> bool {
        true
    }
    /// A documented limit that the rewrite, about to be made in `unit`, goes beyond, in words; `None` if it keeps them
    /// all. Unlike [`Self::within_budget`] this must not name a limit too many: what it names is a finding.
    fn limit_broken(&self, _cx: &U::Context, _unit: &U, _rw: &U::Rewrite) -> Option<String> {
        None
    }
    /// The same in a run that began with `start`, for limits that hang on how the unit came to the pass.
    fn limit_broken_since(
        &self,
        cx: &U::Context,
        _start: &U,
        unit: &U,
        rw: &U::Rewrite,
    ) -> Option<String> {
        self.limit_broken(cx, unit, rw)
    }
    /// What a rewrite, about to be made in `unit`, takes at least from the budget of one run
    /// ([`Self::growth_limit`]), in instructions. Like [`Self::limit_broken`] this must not say too much.
    fn charge(&self, _cx: &U::Context, _unit: &U, _rw: &U::Rewrite) -> usize {
        0
    }
    /// Largest number of instructions that one run may add to one unit; `None` if there is no limit.
    fn growth_limit(&self) -> Option<usize> {
        None
    }
    /// True if the documents promise that nothing legal is left undone within these limits. What is left is then a finding;
    /// of other passes it only counts as missed.
    fn leaves_nothing(&self) -> bool {
        false
    }
}
