//! One thread's part of a certification: what is asked about each unit.

use super::tally::{Finding, Refusals, Tally, refusal};
use super::{Decision, Ground, Proof, RewriteOf, Scope, Task, without_names};
use crate::invariants::Broken;
use crate::unit::Unit;
use rustc_hash::FxHashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use tandem_ir::rewrite::Judgement;

/// More steps than any run of a small unit has.
const MOST_STEPS: usize = 100;

/// One thread's part.
pub(super) struct Worker<'a, S: Scope> {
    task: &'a Task<'a, S>,
    builder: &'a S::Builder,
    /// Questions that some thread has put to the solver.
    asked: &'a Mutex<FxHashSet<u64>>,
    tally: Tally,
}

/// A unit under test.
struct Subject<'m, U: Unit> {
    place: (usize, usize),
    cx: &'m U::Context,
    before: &'m U,
    baseline: U::Baseline<'m>,
}

impl<'a, S: Scope> Worker<'a, S> {
    pub(super) fn new(
        task: &'a Task<'a, S>,
        builder: &'a S::Builder,
        asked: &'a Mutex<FxHashSet<u64>>,
    ) -> Worker<'a, S> {
        Worker {
            task,
            builder,
            asked,
            tally: Tally::default(),
        }
    }

    /// What this thread has counted.
    pub(super) fn tally(self) -> Tally {
        self.tally
    }

    /// Goes through one part of the scope.
    pub(super) fn part(&mut self, k: usize) {
        let (scope, builder) = (&self.task.scope, self.builder);
        let mut last = None;
        scope.each(builder, k, &mut |n, cx, before| {
            // A unit that is judged in several contexts is one unit.
            self.tally.units += u64::from(last != Some(n));
            last = Some(n);
            self.unit(&Subject {
                place: (k, n),
                cx,
                before,
                baseline: S::Unit::baseline(cx, before),
            });
        });
    }

    fn unit(&mut self, s: &Subject<'_, S::Unit>) {
        let broken = S::Unit::check(s.cx, &s.baseline, s.before);
        if let Some(b) = broken.into_iter().next() {
            let what = format!("the {} itself is broken", S::Unit::NOUN);
            let message = format!("{}: {}", b.invariant, b.message);
            self.find(s, &what, "", s.before, vec![message]);
            return;
        }
        let proposed = self.proposed(s);
        for rw in &proposed {
            self.tally.judged += 1;
            match self.judge(s, rw) {
                Judgement::Legal => self.accepted(s, rw),
                Judgement::Illegal { rule, reason } => {
                    self.refused(s, rw, format!("{rule}: {}", without_names(&reason)));
                }
                Judgement::Unproven { reason } => {
                    self.refused(s, rw, format!("unproven: {}", without_names(&reason)));
                }
            }
        }
        let mut kinds: Vec<&'static str> = proposed.iter().map(S::Unit::kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        self.whole_run(s, &kinds);
    }

    /// The candidates, and what `find` knows beyond them.
    fn proposed(&mut self, s: &Subject<'_, S::Unit>) -> Vec<RewriteOf<S>> {
        let scope = &self.task.scope;
        let mut all = scope.candidates(s.before);
        let candidates = all.len();
        for rw in self.task.pass.find(s.cx, s.before) {
            if self.judge(s, &rw) != Judgement::Legal {
                let words = s.before.words(&rw);
                let what = "find proposes what judge refuses";
                self.find(s, what, &words, s.before, Vec::new());
            }
            let (known, added) = all.split_at(candidates);
            if !known.iter().any(|c| scope.is_candidate(c, &rw)) && !added.contains(&rw) {
                all.push(rw);
            }
        }
        all
    }

    fn judge(&self, s: &Subject<'_, S::Unit>, rw: &RewriteOf<S>) -> Judgement {
        self.task.pass.judge(s.cx, s.before, rw)
    }

    /// The unit after the rewrite. A panic is an answer as well.
    fn apply(&self, s: &Subject<'_, S::Unit>, rw: &RewriteOf<S>) -> Result<S::Unit, String> {
        let mut after = s.before.clone();
        let apply = AssertUnwindSafe(|| self.task.pass.apply(s.cx, &mut after, rw));
        match catch_unwind(apply) {
            Ok(done) => done.map(|()| after),
            Err(_) => Err("apply panics".into()),
        }
    }

    /// The first thing that a rewrite breaks which it must keep.
    fn broken(
        &self,
        s: &Subject<'_, S::Unit>,
        rw: &RewriteOf<S>,
        after: &S::Unit,
    ) -> Option<Broken> {
        let all = S::Unit::check_step(s.cx, &s.baseline, (s.before, rw), after);
        all.into_iter().next()
    }

    fn accepted(&mut self, s: &Subject<'_, S::Unit>, rw: &RewriteOf<S>) {
        let kind = S::Unit::kind(rw);
        *self.tally.accepted.entry(kind).or_default() += 1;
        let words = s.before.words(rw);
        let after = match self.apply(s, rw) {
            Ok(after) => after,
            Err(e) => {
                let what = "an accepted rewrite cannot be applied";
                self.find(s, what, &words, s.before, vec![e]);
                return;
            }
        };
        let broken = self.broken(s, rw, &after);
        if let Some(b) = broken {
            let what = format!("an accepted rewrite breaks {}", b.invariant);
            self.find(s, &what, &words, &after, vec![b.message]);
            return;
        }
        let (scope, both) = (&self.task.scope, (s.before, &after));
        match scope.decide(s.cx, both, &[kind]) {
            Decision::Refines(ground) => self.tally.grounds.note(ground),
            Decision::Fails(story) => {
                let what = "an accepted rewrite is no refinement";
                self.find(s, what, &words, &after, story);
            }
            Decision::Unknown(_) if scope.proved_otherwise(both, rw) => {
                self.tally.grounds.note(PROVED_OTHERWISE);
            }
            Decision::Unknown(why) => self.leave_open(s, &why, &words, &after),
        }
        self.ask_solver(s, rw, &words, &after);
    }

    /// Asks the solver, once per distinct step.
    fn ask_solver(
        &mut self,
        s: &Subject<'_, S::Unit>,
        rw: &RewriteOf<S>,
        words: &str,
        after: &S::Unit,
    ) {
        let (scope, both) = (&self.task.scope, (s.before, after));
        let Some(question) = scope.obligation(s.cx, both, rw) else {
            return;
        };
        let first = self.asked.lock().is_ok_and(|mut set| set.insert(question));
        if !first {
            return;
        }
        let proofs = &mut self.tally.proofs;
        proofs.obligations += 1;
        match scope.ask_solver(self.builder, both, rw) {
            Proof::Proved => proofs.proved += 1,
            Proof::Bounded => proofs.bounded += 1,
            Proof::Unknown(why) => {
                if S::SOLVER_MUST_PROVE {
                    let why = format!("solver: {why}");
                    *self.tally.unknown.entry(why).or_default() += 1;
                }
                let what = (S::Unit::kind(rw), why);
                *proofs.unproven.entry(what).or_default() += 1;
            }
            Proof::Refuted(story) => {
                let what = "the solver refutes an accepted rewrite";
                self.find(s, what, words, after, story);
            }
        }
    }

    fn refused(&mut self, s: &Subject<'_, S::Unit>, rw: &RewriteOf<S>, reason: String) {
        let class = self.task.refusals.then(|| self.what_if(s, rw));
        let kind = S::Unit::kind(rw);
        let all: &mut Refusals = self.tally.refused.entry((kind, reason)).or_default();
        all.note(class);
    }

    /// What would have happened: the class of the refusal.
    fn what_if(&self, s: &Subject<'_, S::Unit>, rw: &RewriteOf<S>) -> &'static str {
        let Ok(after) = self.apply(s, rw) else {
            return refusal::MEANINGLESS;
        };
        let scope = &self.task.scope;
        if let Some(class) = scope.why_untouchable(&s.baseline) {
            return class;
        }
        if let Some(b) = self.broken(s, rw, &after) {
            return scope.class_of(&b);
        }
        match scope.decide(s.cx, (s.before, &after), &[S::Unit::kind(rw)]) {
            Decision::Refines(_) => refusal::CAUTIOUS,
            Decision::Fails(_) => refusal::WRONG,
            Decision::Unknown(_) => refusal::UNKNOWN,
        }
    }

    /// A whole run, in which rewrites of these kinds may be made.
    fn whole_run(&mut self, s: &Subject<'_, S::Unit>, kinds: &[&'static str]) {
        let mut after = s.before.clone();
        if self.task.pass.run(s.cx, &mut after) == 0 {
            return;
        }
        self.tally.runs += 1;
        let broken = S::Unit::check(s.cx, &s.baseline, &after);
        if let Some(b) = broken.into_iter().next() {
            let what = format!("a whole run breaks {}", b.invariant);
            self.find(s, &what, "run", &after, vec![b.message]);
            return;
        }
        let scope = &self.task.scope;
        match scope.decide(s.cx, (s.before, &after), kinds) {
            Decision::Refines(_) => {}
            Decision::Fails(story) => {
                self.find(s, "a whole run is no refinement", "run", &after, story);
            }
            Decision::Unknown(why) => {
                if !self.good_by_steps(s, &after) {
                    self.leave_open(s, &format!("whole run: {why}"), "run", &after);
                }
            }
        }
    }

    /// True if the run's result comes about by what `find` finds first, step by step, and every step is good.
    fn good_by_steps(&self, s: &Subject<'_, S::Unit>, end: &S::Unit) -> bool {
        let (pass, scope) = (self.task.pass, &self.task.scope);
        let mut now = s.before.clone();
        for _ in 0..MOST_STEPS {
            let Some(rw) = pass.find(s.cx, &now).into_iter().next() else {
                break;
            };
            let mut next = now.clone();
            if pass.apply(s.cx, &mut next, &rw).is_err() {
                return false;
            }
            let good = match scope.decide(s.cx, (&now, &next), &[S::Unit::kind(&rw)]) {
                Decision::Refines(_) => true,
                Decision::Fails(_) => false,
                Decision::Unknown(_) => scope.proved_otherwise((&now, &next), &rw),
            };
            if !good {
                return false;
            }
            now = next;
        }
        S::Unit::difference(s.cx, &now, end).is_none()
    }

    fn leave_open(&mut self, s: &Subject<'_, S::Unit>, why: &str, rw: &str, after: &S::Unit) {
        let open = self.finding(s, why, rw, after, Vec::new());
        self.tally.leave_open(open);
    }

    fn find(
        &mut self,
        s: &Subject<'_, S::Unit>,
        what: &str,
        rw: &str,
        after: &S::Unit,
        story: Vec<String>,
    ) {
        let found = self.finding(s, what, rw, after, story);
        self.tally.find(found);
    }

    fn finding(
        &self,
        s: &Subject<'_, S::Unit>,
        what: &str,
        rw: &str,
        after: &S::Unit,
        story: Vec<String>,
    ) -> Finding {
        let scope = &self.task.scope;
        Finding {
            place: s.place,
            what: what.to_owned(),
            rewrite: rw.to_owned(),
            before: scope.print(s.cx, s.before),
            after: scope.print(s.cx, after),
            story,
        }
    }
}

/// The ground of a step that could only be proved otherwise.
pub(super) const PROVED_OTHERWISE: Ground = Ground {
    name: "the solver",
    runs: 0,
};
