//! What a pass works on, as the judge sees it.
//!
//! A *unit* is the program that one run of a pass may rewrite: a function body, a whole
//! module, a machine function. Everything that judges (lockstep, free run,
//! invariants, certificates) is written once over [`Unit`] and asks the unit for what
//! differs from kind to kind: when two of them are the same, what every step must keep,
//! how a rewrite reads. A new kind of unit costs an `impl` of this trait and of
//! [`Bench`](crate::freerun::Bench), and no second copy of any judge.
//!
//! ```text
//!            Context          what a pass is told besides the unit
//!   Unit  →  Rewrite          one step as data (tandem_ir::rewrite::Rewritten)
//!            difference       where two units differ but for names and order
//!            Baseline, check  what every step and every run must keep
//!            writes, small_step  how a large unit is followed at the cost of what is written
//! ```

mod function;

use crate::accesses::{Relation, Weakened};
use crate::describe::FieldText;
use crate::invariants::Broken;
use std::fmt;
use tandem_ir::rewrite::Rewritten;

/// Where two units in canonical form differ first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The place: a line of a function, a name of a module.
    pub place: String,
    /// What the first has there; empty if it has nothing.
    pub first: String,
    /// What the second has there.
    pub second: String,
}

/// The two sides by their roles in lockstep: the reference's result first, production's second.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: the reference has '{}', production has '{}'",
            self.place, self.first, self.second
        )
    }
}

/// A step on small units that stand for the large ones between which it was made ([`Unit::small_step`]).
pub struct SmallStep<U: Unit> {
    /// What a pass is told besides them, if it is something else than for the large ones.
    pub context: Option<U::Context>,
    /// The unit before the step.
    pub before: U,
    /// The step.
    pub rewrite: U::Rewrite,
    /// The unit after it.
    pub after: U,
}

/// A program that a pass rewrites in one piece.
///
/// **Invariant:** two units between which [`Unit::difference`] finds nothing mean the same, so that a step whose two
/// results agree needs no proof.
pub trait Unit: Rewritten<Rewrite: Clone + PartialEq + Send + Sync> + Clone + Send + Sync {
    /// What later states of a unit are held against: facts of one state of it.
    type Baseline<'a>
    where
        Self: 'a;

    /// The kind of unit in one word, for messages: `function`, `module`.
    const NOUN: &'static str;
    /// True if asking production's analyses about a whole unit from scratch costs little more than looking at it, so that it
    /// is done at every step at which cached answers are compared.
    const FRESH_IS_CHEAP: bool = false;
    /// So many settled steps of a run are kept, so that they can be proved; 0 where a step that is settled needs no
    /// proof.
    const SETTLED_KEPT: usize = 0;
    /// Units of a larger [`Unit::size`] are not kept step by step.
    const LARGEST_KEPT: usize = usize::MAX;
    /// The [`Unit::size`] of the largest unit on which the reference runs free, in whose result it looks for what production
    /// missed, and about which a prover is asked as a whole: all of these cost more than the size times a constant. That
    /// they were left out in a larger one the report says ([`TOO_LARGE`](crate::freerun::TOO_LARGE)).
    const LARGEST_FREE: usize = usize::MAX;
    /// The same by [`Unit::parts`].
    const MOST_PARTS_FREE: usize = usize::MAX;

    /// The name that reports use; empty if the report is about the whole file.
    fn name(&self, cx: &Self::Context) -> String;
    /// The number of instructions.
    fn size(&self) -> usize;
    /// Instructions that a budget of duplicated code counts ([`Limits::growth_limit`](crate::pass::Limits)).
    fn budgeted_size(&self) -> usize {
        self.size()
    }
    /// How many things a pass looks at between two steps at most once or twice: blocks of a function, names of a module.
    /// Heartbeats without a step are limited to a multiple of it.
    fn parts(&self) -> usize;
    /// A number that decides which of many units are sampled: it depends on the unit alone.
    fn sampling_key(&self) -> u64;

    /// The kind of a rewrite in kebab case.
    fn kind(rewrite: &Self::Rewrite) -> &'static str;
    /// A rewrite of this unit in words that a person can follow.
    fn words(&self, rewrite: &Self::Rewrite) -> String;
    /// The fields of a rewrite of this unit, for machines; none if rewrites of its kind are no
    /// [`Vocabulary`](tandem_ir::rewrite::Vocabulary).
    fn fields(&self, _rewrite: &Self::Rewrite) -> Vec<FieldText> {
        Vec::new()
    }

    /// The first place where two units differ in canonical form, that is but for names and order.
    fn difference(cx: &Self::Context, a: &Self, b: &Self) -> Option<Difference>;
    /// The same for two units that both came about from `before`: what neither has touched need not be looked at.
    fn difference_since(
        cx: &Self::Context,
        _before: &Self,
        a: &Self,
        b: &Self,
    ) -> Option<Difference> {
        Self::difference(cx, a, b)
    }

    /// Accesses to memory that promise less to others in the second unit than in the first.
    fn weakened(_cx: &Self::Context, _both: (&Self, &Self), _relation: Relation) -> Vec<Weakened> {
        Vec::new()
    }

    /// The facts of a well-formed unit.
    fn baseline<'a>(cx: &'a Self::Context, unit: &'a Self) -> Self::Baseline<'a>;
    /// What is broken in a later state of the unit, after any number of steps, worst first; empty if all is well.
    fn check(cx: &Self::Context, baseline: &Self::Baseline<'_>, after: &Self) -> Vec<Broken>;
    /// What is broken after one step from `before`, of a run that began with the baseline, worst first.
    fn check_step(
        cx: &Self::Context,
        baseline: &Self::Baseline<'_>,
        step: (&Self, &Self::Rewrite),
        after: &Self,
    ) -> Vec<Broken>;
    /// What is wrong with the cached answers of a pass's analyses ([`cached_analyses`](crate::cached_analyses)).
    /// `fresh` is what production's analyses say of the unit when they see it for the first time; it is asked for only
    /// where the oracle has no answer of its own, and may be empty.
    fn check_cached(
        _cx: &Self::Context,
        _unit: &Self,
        _cached: &Self::Claims,
        _fresh: &mut dyn FnMut() -> Self::Claims,
    ) -> Vec<Broken> {
        Vec::new()
    }
    /// From now on the unit keeps a log of what is written in it, which a copy of it does not. False if this kind of unit
    /// cannot: then none of the methods below is called.
    fn record_writes(&mut self) -> bool {
        false
    }
    /// How long the log is.
    fn writes(&self) -> usize {
        0
    }
    /// Makes this unit, which is what `now` was when its log was `mark` long, what `now` is.
    fn catch_up(&mut self, now: &Self, _mark: usize) {
        self.clone_from(now);
    }
    /// What of `now` can be seen to differ from `before`, which is what it was when its log was `mark` long; in words.
    fn changed_since(_before: &Self, _now: &Self, _mark: usize) -> Option<String> {
        None
    }
    /// The part of the storage in which two units are not the same down to the last number.
    fn storage_difference(_a: &Self, _b: &Self) -> Option<&'static str> {
        None
    }
    /// A step as one between small units, at the cost of what the step has changed: what is far from the change is left out
    /// of them, and nothing is known of it. `mark` is how long the log of the unit after the step was before it.
    ///
    /// **Invariant:** what is legal between the small units is legal between the whole ones, and if two results of the small
    /// step have no [`Unit::difference`], those of the whole step have none.
    fn small_step(
        _cx: &Self::Context,
        _baseline: &Self::Baseline<'_>,
        _step: (&Self, &Self::Rewrite, &Self),
        _mark: usize,
    ) -> Option<SmallStep<Self>> {
        None
    }
    /// What is broken by a whole run of so many steps although each of its states is well formed: for instance that a
    /// unit which passes must leave alone was changed. `kinds` are the kinds of rewrites that the pass can make, none
    /// if it does not say. The messages stand for themselves.
    fn check_run(
        _baseline: &Self::Baseline<'_>,
        _kinds: &[&'static str],
        _steps: usize,
    ) -> Vec<Broken> {
        Vec::new()
    }
}
