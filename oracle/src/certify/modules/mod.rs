//! Verified reference, for passes on whole modules: a judge against every small module.
//!
//! For each module of [`enumerate::modules`](crate::enumerate::modules) every rewrite
//! that can be named is put to the judge. What it accepts is applied; the result must
//! keep what every step keeps (PL-R7), and do only what the module may do on every
//! plan of the host up to a length ([`decide`]); the solver may be asked as well, once
//! per distinct step. What the judge refuses is applied all the same, where it can be,
//! to see whether the refusal was needed. The pass's own `find` and `run` are held to
//! the same measure. No pass is named here.

mod candidates;
pub mod decide;
pub mod tally;

use super::tally::Finding;
use super::without_names;
use crate::enumerate::modules::{ModuleAlphabet, Part, Proposals, Spec, build};
use crate::module::describe;
use crate::module::form::form;
use crate::module::invariants::Baseline;
use crate::module::relate;
use crate::pass::Reference;
use crate::tv::validate::Settings;
use decide::{Bounds, Decision, decide};
use rustc_hash::{FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tally::{Refusals, Tally};
use tandem_ir::Module;
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite};
use tandem_ir::text::print;

/// What to do.
pub struct Task<'a> {
    /// The pass.
    pub pass: &'a dyn Reference<Module>,
    /// What modules hold.
    pub alphabet: &'a ModuleAlphabet,
    /// Steps of each module.
    pub steps: usize,
    /// Also find out whether refusals were needed.
    pub refusals: bool,
    /// Ask the solver as well, and how.
    pub solver: Option<&'a Settings>,
    /// Threads.
    pub jobs: usize,
}

/// Watches the progress: parts done, parts there are. False to stop.
pub type Watch<'a> = &'a (dyn Fn(usize, usize) -> bool + Sync);

/// Long enough that only the solver's own limits end a proof.
const LONG: Duration = Duration::from_secs(3600);
/// More steps than any run of a small module has.
const MOST_STEPS: usize = 100;

/// Goes through one alphabet at one size. `None` if the watcher stopped it.
pub fn certify(task: &Task<'_>, watch: Watch<'_>) -> Option<Tally> {
    let parts = task.alphabet.parts(task.steps);
    let next = AtomicUsize::new(0);
    let stopped = AtomicBool::new(false);
    let total = Mutex::new(Tally::default());
    let asked = Mutex::new(FxHashSet::default());
    std::thread::scope(|scope| {
        for _ in 0..task.jobs.max(1) {
            scope.spawn(|| {
                let mut worker = Worker {
                    task,
                    asked: &asked,
                    tally: Tally::default(),
                };
                while !stopped.load(Ordering::Relaxed) {
                    let k = next.fetch_add(1, Ordering::Relaxed);
                    let Some(part) = parts.get(k) else { break };
                    worker.part(k, part);
                    if !watch(k + 1, parts.len()) {
                        stopped.store(true, Ordering::Relaxed);
                    }
                }
                if let Ok(mut t) = total.lock() {
                    t.add(worker.tally);
                }
            });
        }
    });
    let tally = total.into_inner().unwrap_or_default();
    (!stopped.into_inner()).then_some(tally)
}

/// One thread's part.
struct Worker<'a> {
    task: &'a Task<'a>,
    asked: &'a Mutex<FxHashSet<u64>>,
    tally: Tally,
}

/// A module under test.
struct Subject<'m> {
    place: (usize, usize),
    world: ModuleContext,
    before: &'m Module,
    baseline: Baseline<'m>,
}

impl Worker<'_> {
    fn part(&mut self, k: usize, part: &Part) {
        let mut specs: Vec<Spec> = Vec::new();
        self.task
            .alphabet
            .each(part, &mut |spec| specs.push(spec.clone()));
        for (n, spec) in specs.iter().enumerate() {
            if let Some(before) = build(self.task.alphabet, spec) {
                self.module((k, n), &before);
            }
        }
    }

    fn module(&mut self, place: (usize, usize), before: &Module) {
        self.tally.modules += 1;
        for keep in self.task.alphabet.keeps {
            let subject = Subject {
                place,
                world: ModuleContext {
                    is_shard: false,
                    keep: keep.iter().map(|&k| k.into()).collect(),
                },
                before,
                baseline: Baseline::new(before),
            };
            let broken = subject.baseline.check(before);
            match broken.into_iter().next() {
                Some(b) => {
                    let what = "the module itself is broken";
                    self.find(&subject, what, b.invariant, before, vec![b.message]);
                }
                None => self.rewrites(&subject),
            }
        }
    }

    fn rewrites(&mut self, s: &Subject<'_>) {
        let mut all = candidates::all(self.task.alphabet.proposals, s.before);
        let found = self.task.pass.find(&s.world, s.before);
        // What `find` knows beyond the candidates counts too.
        for rw in found {
            if self.judge(s, &rw) != Judgement::Legal {
                let words = describe::rewrite(s.before, &rw);
                let what = "find proposes what judge refuses";
                self.find(s, what, &words, s.before, Vec::new());
            }
            if !all.contains(&rw) {
                all.push(rw);
            }
        }
        for rw in &all {
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
        self.whole_run(s);
    }

    fn judge(&self, s: &Subject<'_>, rw: &ModuleRewrite) -> Judgement {
        self.task.pass.judge(&s.world, s.before, rw)
    }

    /// The module after the rewrite. A panic is an answer as well.
    fn apply(&self, s: &Subject<'_>, rw: &ModuleRewrite) -> Result<Module, String> {
        let mut after = s.before.clone();
        let apply = AssertUnwindSafe(|| self.task.pass.apply(&s.world, &mut after, rw));
        match catch_unwind(apply) {
            Ok(done) => done.map(|()| after),
            Err(_) => Err("apply panics".into()),
        }
    }

    fn decide(&self, s: &Subject<'_>, after: &Module, inwards: bool) -> Decision {
        decide((s.before, after), &s.world, inwards, self.bounds())
    }

    fn bounds(&self) -> Bounds {
        Bounds {
            acts: self.task.alphabet.acts,
            seeds: self.task.alphabet.seeds,
        }
    }

    fn accepted(&mut self, s: &Subject<'_>, rw: &ModuleRewrite) {
        *self.tally.accepted.entry(rw.kind()).or_default() += 1;
        let words = describe::rewrite(s.before, rw);
        let after = match self.apply(s, rw) {
            Ok(after) => after,
            Err(e) => {
                let what = "an accepted rewrite cannot be applied";
                self.find(s, what, &words, s.before, vec![e]);
                return;
            }
        };
        let broken = s.baseline.check_step(&s.world, rw, &after);
        if let Some(b) = broken.into_iter().next() {
            let what = format!("an accepted rewrite breaks {}", b.invariant);
            self.find(s, &what, &words, &after, vec![b.message]);
            return;
        }
        let inwards = matches!(rw, ModuleRewrite::Internalize { .. });
        match self.decide(s, &after, inwards) {
            Decision::Refines(ground) => self.tally.grounds.note(ground),
            Decision::Fails(story) => {
                let what = "an accepted rewrite is no refinement";
                self.find(s, what, &words, &after, story);
            }
            Decision::Unknown(why) => {
                if proved(s.before, &after, rw) {
                    self.tally.grounds.solver += 1;
                } else {
                    self.leave_open(s, why, &words, &after);
                }
            }
        }
        if let Some(settings) = self.task.solver {
            self.ask_solver(s, rw, &after, settings);
        }
    }

    /// Asks the solver, once per distinct step.
    fn ask_solver(&mut self, s: &Subject<'_>, rw: &ModuleRewrite, after: &Module, how: &Settings) {
        let mut h = FxHasher::default();
        let words = describe::rewrite(s.before, rw);
        (words, format!("{:?}", form(s.before))).hash(&mut h);
        if !self
            .asked
            .lock()
            .is_ok_and(|mut set| set.insert(h.finish()))
        {
            return;
        }
        let mut proofs = relate::Proofs::default();
        proofs.step((s.before, after), rw, how, Instant::now() + LONG);
        let p = &mut self.tally.proofs;
        p.obligations += 1;
        match proofs.conclusion(1).as_str() {
            "correct" => p.proved += 1,
            "correct (bounded)" => p.bounded += 1,
            _ => {
                let told = proofs.told().pop().unwrap_or_default();
                let why = told.split_once(": not proved: ").map_or("", |t| t.1);
                let why = without_names(why);
                *p.unproven.entry((rw.kind(), why)).or_default() += 1;
            }
        }
    }

    fn refused(&mut self, s: &Subject<'_>, rw: &ModuleRewrite, reason: String) {
        let r = if self.task.refusals {
            self.what_if(s, rw)
        } else {
            Refusals::default()
        };
        let all = self.tally.refused.entry((rw.kind(), reason)).or_default();
        all.add(&Refusals { total: 1, ..r });
    }

    /// What would have happened.
    fn what_if(&self, s: &Subject<'_>, rw: &ModuleRewrite) -> Refusals {
        let mut r = Refusals::default();
        let Ok(after) = self.apply(s, rw) else {
            r.meaningless = 1;
            return r;
        };
        if !s.baseline.check_step(&s.world, rw, &after).is_empty() {
            r.broken = 1;
            return r;
        }
        let inwards = matches!(rw, ModuleRewrite::Internalize { .. });
        match self.decide(s, &after, inwards) {
            Decision::Refines(_) => r.cautious = 1,
            Decision::Fails(_) => r.wrong = 1,
            Decision::Unknown(_) => r.unknown = 1,
        }
        r
    }

    fn whole_run(&mut self, s: &Subject<'_>) {
        let mut after = s.before.clone();
        if self.task.pass.run(&s.world, &mut after) == 0 {
            return;
        }
        self.tally.runs += 1;
        if let Some(b) = s.baseline.check(&after).into_iter().next() {
            let what = format!("a whole run breaks {}", b.invariant);
            self.find(s, &what, "run", &after, vec![b.message]);
            return;
        }
        let inwards = self.task.alphabet.proposals == Proposals::Internalize;
        match self.decide(s, &after, inwards) {
            Decision::Refines(_) => {}
            Decision::Fails(story) => {
                self.find(s, "a whole run is no refinement", "run", &after, story);
            }
            Decision::Unknown(why) => {
                if !self.good_by_steps(s, &after) {
                    self.leave_open(s, format!("whole run: {why}"), "run", &after);
                }
            }
        }
    }

    /// True if the run's result comes about by what `find` finds first, step by step, and every step is good.
    fn good_by_steps(&self, s: &Subject<'_>, end: &Module) -> bool {
        let mut now = s.before.clone();
        for _ in 0..MOST_STEPS {
            let Some(rw) = self.task.pass.find(&s.world, &now).into_iter().next() else {
                break;
            };
            let mut next = now.clone();
            if self.task.pass.apply(&s.world, &mut next, &rw).is_err() {
                return false;
            }
            let inwards = matches!(rw, ModuleRewrite::Internalize { .. });
            let bounds = self.bounds();
            let good = match decide((&now, &next), &s.world, inwards, bounds) {
                Decision::Refines(_) => true,
                Decision::Fails(_) => false,
                Decision::Unknown(_) => proved(&now, &next, &rw),
            };
            if !good {
                return false;
            }
            now = next;
        }
        form(&now) == form(end)
    }

    fn leave_open(&mut self, s: &Subject<'_>, why: String, rw: &str, after: &Module) {
        self.tally
            .leave_open(finding(s, &why, rw, after, Vec::new()));
    }

    fn find(&mut self, s: &Subject<'_>, what: &str, rw: &str, after: &Module, story: Vec<String>) {
        self.tally.find(finding(s, what, rw, after, story));
    }
}

/// True if the solver proves a step, without bound.
fn proved(before: &Module, after: &Module, rw: &ModuleRewrite) -> bool {
    let mut proofs = relate::Proofs::default();
    let how = Settings::default();
    proofs.step((before, after), rw, &how, Instant::now() + LONG)
}

fn finding(s: &Subject<'_>, what: &str, rw: &str, after: &Module, story: Vec<String>) -> Finding {
    Finding {
        place: s.place,
        what: what.to_owned(),
        rewrite: rw.to_owned(),
        before: print(s.before),
        after: print(after),
        story,
    }
}
