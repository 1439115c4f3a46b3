//! The steps inside one execution of a pass, each with the function before and after it.

use super::locate::Located;
use super::witness::{self, Witness};
use crate::judge::Forms;
use std::sync::{Mutex, PoisonError};
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Function, Header};
use tandem_oracle::describe;
use tandem_oracle::freerun::Config;
use tandem_oracle::lockstep::{LockstepLimits, ride};
use tandem_oracle::pass::ReferencePass;

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

/// Sees every step of a run, since the judge is asked about each with the function before it.
struct Watcher<'a> {
    inner: &'a dyn ReferencePass,
    seen: Mutex<Vec<(Function, Rewrite, Judgement)>>,
}

impl ReferencePass for Watcher<'_> {
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
