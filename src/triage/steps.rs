//! The steps inside one execution of a pass, each with the function before and after it.

use super::journal::{Doing, Entry};
use super::locate::Located;
use super::witness::{self, Witness};
use crate::judge::Forms;
use std::sync::{Mutex, PoisonError};
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Function, Header};
use tandem_oracle::describe;
use tandem_oracle::freerun::Config;
use tandem_oracle::lockstep::{LockstepLimits, Moment, ride, ride_watched};
use tandem_oracle::pass::Reference;

/// One step.
pub struct Step {
    /// The rewrite.
    pub rewrite: Rewrite,
    /// The same in words.
    pub words: String,
    /// The function before.
    pub before: Function,
    /// The function after; `None` if the pass did not get there.
    pub after: Option<Function>,
    /// What the reference says of it.
    pub judgement: Judgement,
}

/// The steps of an execution, in order.
pub fn steps(subject: &Located, forms: &Forms, limits: LockstepLimits) -> Vec<Step> {
    let watcher = Watcher {
        inner: &*forms.reference,
        seen: Mutex::new(Vec::new()),
    };
    let cx = &subject.before.header;
    let run = ride(cx, subject.source(), &*forms.production, &watcher, limits);
    let seen = watcher.seen.into_inner();
    let seen = seen.unwrap_or_else(PoisonError::into_inner);
    let mut steps: Vec<Step> = seen
        .into_iter()
        .map(|(before, rewrite, judgement)| Step {
            words: describe::rewrite(&before, &rewrite),
            rewrite,
            before,
            after: None,
            judgement,
        })
        .collect();
    for n in 1..steps.len() {
        steps[n - 1].after = Some(steps[n].before.clone());
    }
    if let Some(last) = steps.last_mut() {
        last.after = run.output;
    }
    steps
}

/// The steps of an execution that does not end, up to the place that a journal ends with: the run is stopped there.
pub fn until(subject: &Located, forms: &Forms, limits: LockstepLimits, last: &Entry) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    if last.step == 0 {
        return steps;
    }
    let watcher = Watcher {
        inner: &*forms.reference,
        seen: Mutex::new(Vec::new()),
    };
    let (cx, f) = (&subject.before.header, subject.source());
    let mut watch = |moment: Moment<'_>| {
        let (n, doing) = match moment {
            Moment::Begins(n, f, rewrite) => {
                steps.push(Step {
                    words: describe::rewrite(f, rewrite),
                    rewrite: rewrite.clone(),
                    before: f.clone(),
                    after: None,
                    judgement: Judgement::Unproven {
                        reason: "the reference was not asked".into(),
                    },
                });
                (n, Doing::Step)
            }
            Moment::Made(n, f) => {
                if let Some(s) = steps.last_mut() {
                    s.after = Some(f.clone());
                }
                (n, Doing::Judging)
            }
            Moment::Judged(n) => (n, Doing::Between),
            // What is beyond has no steps.
            Moment::Ended(_) => return false,
        };
        (n, doing) != (last.step, last.doing)
    };
    let _ = ride_watched(cx, f, &*forms.production, &watcher, limits, &mut watch);
    let seen = watcher.seen.into_inner();
    let seen = seen.unwrap_or_else(PoisonError::into_inner);
    for (step, (_, _, judgement)) in steps.iter_mut().zip(seen) {
        step.judgement = judgement;
    }
    steps
}

/// Sees every step of a run, since the judge is asked about each with the function before it.
struct Watcher<'a> {
    inner: &'a dyn Reference<Function>,
    seen: Mutex<Vec<(Function, Rewrite, Judgement)>>,
}

impl Reference<Function> for Watcher<'_> {
    fn find(&self, cx: &Header, f: &Function) -> Vec<Rewrite> {
        self.inner.find(cx, f)
    }
    fn judge(&self, cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
        let judgement = self.inner.judge(cx, f, rw);
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.push((f.clone(), rw.clone(), judgement.clone()));
        judgement
    }
    fn apply(&self, cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), String> {
        self.inner.apply(cx, f, rw)
    }
    fn run(&self, cx: &Header, f: &mut Function) -> usize {
        self.inner.run(cx, f)
    }
}

/// Number, from 1, of the first step after which the function computes something else: on the input that is known
/// to show it, or on any that is tried.
pub fn first_wrong(
    subject: &Located,
    steps: &[Step],
    witness: Option<&Witness>,
    config: &Config,
) -> Option<usize> {
    let n = steps.iter().position(|s| {
        let Some(after) = &s.after else { return false };
        let (module, body) = (&subject.before, subject.body);
        match witness {
            Some(w) => witness::differs(module, body, &s.before, after, &w.input, config.steps),
            None => witness::find(module, body, &s.before, after, config).is_some(),
        }
    });
    n.map(|n| n + 1)
}
