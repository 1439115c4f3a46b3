//! Verified reference: a pass's judge against every function of the small world.
//!
//! For each function of [`enumerate`](crate::enumerate) every rewrite of the
//! vocabulary is put to the judge. What it accepts is applied, and the result must
//! be well-formed, keep the invariants (reducible stays reducible, convergent
//! operations keep their company) and refine the function, which [`explore`] decides
//! exactly, without a bound on loops; a prover handed in by the caller may be asked
//! as well, once per distinct pair. What the judge refuses is applied all the same,
//! to see whether the refusal was needed. The pass's own `find` and `run` are held
//! against the same measure. No pass is named here. [`modules`] does the same for
//! passes on whole modules.

mod candidates;
pub mod explore;
mod machine;
pub mod modules;
mod paths;
mod program;
mod sets;
pub mod tally;

use crate::canonical::canonical;
use crate::describe;
use crate::enumerate::skeleton::Skeleton;
use crate::enumerate::{Alphabet, Proposals, World};
use crate::invariants::{Baseline, Broken};
use crate::pass::Reference;
use explore::Refinement;
use rustc_hash::FxHashSet;
use std::hash::{Hash, Hasher};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tally::{Finding, Refusals, Tally};
use tandem_ir::Function;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::text::print_function;

/// What a second prover says of a pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// A refinement.
    Proved,
    /// A refinement as far as loops are followed.
    Bounded,
    /// Not decided, and why.
    Unknown(String),
    /// Not a refinement.
    Refuted(Vec<String>),
}

/// A second prover: whether the second function refines the first.
pub type Prover<'a> = &'a (dyn Fn(&World, &Function, &Function) -> Proof + Sync);

/// What to do.
pub struct Task<'a> {
    /// The pass.
    pub pass: &'a dyn Reference<Function>,
    /// What blocks hold.
    pub alphabet: &'a Alphabet,
    /// Blocks of each function.
    pub blocks: usize,
    /// Also find out whether refusals were needed.
    pub refusals: bool,
    /// A second prover, if one is asked.
    pub prover: Option<Prover<'a>>,
    /// Threads.
    pub jobs: usize,
}

/// Watches the progress: graphs done, graphs there are. False to stop.
pub type Watch<'a> = &'a (dyn Fn(usize, usize) -> bool + Sync);

/// Goes through one alphabet at one size. `None` if the watcher stopped it.
///
/// # Errors
/// If the small world itself cannot be built.
pub fn certify(task: &Task<'_>, watch: Watch<'_>) -> Result<Option<Tally>, String> {
    let skeletons = task.alphabet.skeletons(task.blocks);
    let next = AtomicUsize::new(0);
    let stopped = AtomicUsize::new(0);
    let total = Mutex::new(Tally::default());
    let asked = Mutex::new(FxHashSet::default());
    // Made once before the threads, so that a failure is known before they start.
    World::new()?;
    std::thread::scope(|scope| {
        for _ in 0..task.jobs.max(1) {
            scope.spawn(|| {
                let Ok(world) = World::new() else { return };
                let mut worker = Worker {
                    task,
                    world,
                    asked: &asked,
                    tally: Tally::default(),
                };
                loop {
                    let k = next.fetch_add(1, Ordering::Relaxed);
                    let Some(s) = skeletons.get(k) else { break };
                    worker.graph(k, s);
                    if !watch(k + 1, skeletons.len()) {
                        stopped.store(1, Ordering::Relaxed);
                    }
                    if stopped.load(Ordering::Relaxed) == 1 {
                        break;
                    }
                }
                if let Ok(mut t) = total.lock() {
                    t.add(worker.tally);
                }
            });
        }
    });
    let tally = total.into_inner().unwrap_or_default();
    Ok((stopped.into_inner() == 0).then_some(tally))
}

/// One thread's part.
struct Worker<'a> {
    task: &'a Task<'a>,
    world: World,
    asked: &'a Mutex<FxHashSet<u64>>,
    tally: Tally,
}

/// A function under test.
struct Subject {
    place: (usize, usize),
    before: Function,
    baseline: Baseline,
}

impl Worker<'_> {
    fn graph(&mut self, k: usize, s: &Skeleton) {
        self.tally.graphs += 1;
        self.tally.reducible += u64::from(s.is_reducible());
        *self.tally.loops.entry(s.loops()).or_default() += 1;
        let mut specs = Vec::new();
        self.task
            .alphabet
            .each(s, &mut |spec| specs.push(spec.clone()));
        for (n, spec) in specs.iter().enumerate() {
            let before = self.world.build(spec);
            let baseline = Baseline::new(self.world.header(), &before);
            self.function(&Subject {
                place: (k, n),
                before,
                baseline,
            });
        }
    }

    fn function(&mut self, s: &Subject) {
        self.tally.functions += 1;
        if let Some(b) = s.baseline.check(self.world.header(), &s.before).first() {
            let message = format!("{}: {}", b.invariant, b.message);
            self.find(
                s,
                "the function itself is broken",
                "",
                &s.before,
                vec![message],
            );
            return;
        }
        let mut all = match self.task.alphabet.proposals {
            Proposals::Edges => candidates::all(&s.before),
            Proposals::Paths => paths::all(&s.before),
        };
        let candidates = all.len();
        let found = self.task.pass.find(self.world.header(), &s.before);
        // What `find` knows beyond the candidates counts too; grounds are no difference.
        for rw in found {
            let same = |c: &Rewrite| without_grounds(c) == without_grounds(&rw);
            if !all[..candidates].iter().any(same) {
                all.push(rw.clone());
            }
            if self.judge(s, &rw) != Judgement::Legal {
                let words = describe::rewrite(&s.before, &rw);
                self.find(
                    s,
                    "find proposes what judge refuses",
                    &words,
                    &s.before,
                    vec![],
                );
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

    fn judge(&self, s: &Subject, rw: &Rewrite) -> Judgement {
        self.task.pass.judge(self.world.header(), &s.before, rw)
    }

    fn apply(&self, s: &Subject, rw: &Rewrite) -> Result<Function, String> {
        let mut after = s.before.clone();
        self.task
            .pass
            .apply(self.world.header(), &mut after, rw)
            .map(|()| after)
    }

    fn accepted(&mut self, s: &Subject, rw: &Rewrite) {
        *self.tally.accepted.entry(rw.kind()).or_default() += 1;
        let words = describe::rewrite(&s.before, rw);
        match self.apply(s, rw) {
            Ok(after) => {
                self.must_be_good(s, "an accepted rewrite", &words, &after);
                self.second_prover(s, &words, &after);
            }
            Err(e) => {
                let what = "an accepted rewrite cannot be applied";
                self.find(s, what, &words, &s.before, vec![e]);
            }
        }
    }

    fn must_be_good(&mut self, s: &Subject, who: &str, words: &str, after: &Function) {
        let cx = self.world.header();
        if let Some(b) = s.baseline.check(cx, after).into_iter().next() {
            let what = format!("{who} breaks {}", b.invariant);
            self.find(s, &what, words, after, vec![b.message]);
            return;
        }
        match explore::refines(cx, &s.before, after) {
            Refinement::Refines => {}
            Refinement::Fails(story) => {
                let what = format!("{who} is no refinement");
                self.find(s, &what, words, after, story);
            }
            Refinement::Unknown(why) => *self.tally.unknown.entry(why).or_default() += 1,
        }
    }

    /// Asks the second prover, once per pair of canonical forms.
    fn second_prover(&mut self, s: &Subject, words: &str, after: &Function) {
        let Some(prover) = self.task.prover else {
            return;
        };
        let cx = self.world.header();
        let (a, b) = (canonical(cx, &s.before), canonical(cx, after));
        if a == b {
            return;
        }
        let mut h = rustc_hash::FxHasher::default();
        (a.texts(), "->", b.texts()).hash(&mut h);
        if !self
            .asked
            .lock()
            .is_ok_and(|mut set| set.insert(h.finish()))
        {
            return;
        }
        self.tally.proofs.obligations += 1;
        match prover(&self.world, &s.before, after) {
            Proof::Proved => self.tally.proofs.proved += 1,
            Proof::Bounded => self.tally.proofs.bounded += 1,
            Proof::Unknown(why) => {
                self.tally.proofs.unknown += 1;
                let why = format!("solver: {why}");
                *self.tally.unknown.entry(why).or_default() += 1;
            }
            Proof::Refuted(story) => {
                self.find(
                    s,
                    "the solver refutes an accepted rewrite",
                    words,
                    after,
                    story,
                );
            }
        }
    }

    fn refused(&mut self, s: &Subject, rw: &Rewrite, reason: String) {
        let r = if self.task.refusals {
            self.what_if(s, rw)
        } else {
            Refusals::default()
        };
        let all = self.tally.refused.entry((rw.kind(), reason)).or_default();
        let r = Refusals { total: 1, ..r };
        all.add(&r);
    }

    /// What would have happened.
    fn what_if(&self, s: &Subject, rw: &Rewrite) -> Refusals {
        let one = |set: fn(&mut Refusals)| {
            let mut r = Refusals::default();
            set(&mut r);
            r
        };
        let cx = self.world.header();
        let Ok(after) = self.apply(s, rw) else {
            return one(|r| r.meaningless = 1);
        };
        if !s.baseline.reducible() {
            return one(|r| r.untouchable = 1);
        }
        match s.baseline.check(cx, &after).first() {
            Some(Broken {
                invariant: "reducibility",
                ..
            }) => return one(|r| r.irreducible = 1),
            Some(Broken {
                invariant: "convergence",
                ..
            }) => return one(|r| r.convergence = 1),
            Some(_) => return one(|r| r.ill_formed = 1),
            None => {}
        }
        match explore::refines(cx, &s.before, &after) {
            Refinement::Refines => one(|r| r.cautious = 1),
            Refinement::Fails(_) => one(|r| r.wrong = 1),
            Refinement::Unknown(_) => one(|r| r.unknown = 1),
        }
    }

    fn whole_run(&mut self, s: &Subject) {
        let mut after = s.before.clone();
        if self.task.pass.run(self.world.header(), &mut after) > 0 {
            self.tally.runs += 1;
            self.must_be_good(s, "a whole run", "run", &after);
        }
    }

    fn find(&mut self, s: &Subject, what: &str, rw: &str, after: &Function, story: Vec<String>) {
        let cx = self.world.header();
        self.tally.find(Finding {
            place: s.place,
            what: what.to_owned(),
            rewrite: rw.to_owned(),
            before: print_function(cx, &s.before),
            after: print_function(cx, after),
            story,
        });
    }
}

/// The same rewrite on no grounds.
fn without_grounds(rw: &Rewrite) -> Rewrite {
    use tandem_ir::rewrite::Why;
    let mut rw = rw.clone();
    match &mut rw {
        Rewrite::ThreadEdge { why, .. }
        | Rewrite::FoldTerminator { why, .. }
        | Rewrite::ReplaceUses { why, .. } => *why = Why::Fold,
        _ => {}
    }
    rw
}

/// A reason without the names in it, so that equal reasons count together.
pub(crate) fn without_names(reason: &str) -> String {
    let plain = |w: &str| !w.starts_with('%') && !w.bytes().any(|b| b.is_ascii_digit());
    let words: Vec<&str> = reason
        .split(' ')
        .map(|w| if plain(w) { w } else { "_" })
        .collect();
    words.join(" ")
}
