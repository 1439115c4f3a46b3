//! The steps inside one execution of a pass on the module, each with the module before and after it.

use super::super::journal::{Doing, Entry};
use crate::judge::Judging;
use crate::judge::modules::ModuleForms;
use crate::registry;
use std::sync::{Mutex, PoisonError};
use tandem_ir::Module;
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite};
use tandem_oracle::lockstep::{Moment, ride, ride_watched};
use tandem_oracle::module::describe;
use tandem_oracle::pass::Reference;

/// One step.
pub struct Step {
    /// In words.
    pub words: String,
    /// Kind of the rewrite.
    pub kind: &'static str,
    /// The module before.
    pub before: Module,
    /// And after, if production got that far.
    pub after: Option<Module>,
    /// What the reference says.
    pub judgement: Judgement,
}

/// Modules with more instructions are not kept step by step.
const LARGEST: usize = 20_000;

impl Step {
    fn new(before: &Module, rewrite: &ModuleRewrite, judgement: Judgement) -> Step {
        Step {
            words: describe::rewrite(before, rewrite),
            kind: rewrite.kind(),
            before: before.clone(),
            after: None,
            judgement,
        }
    }
}

/// A reference that keeps what it is asked.
struct Listener<'a> {
    inner: &'a dyn Reference<Module>,
    heard: Mutex<Vec<(Module, ModuleRewrite, Judgement)>>,
}

impl<'a> Listener<'a> {
    fn to(forms: &'a ModuleForms) -> Listener<'a> {
        Listener {
            inner: &*forms.reference,
            heard: Mutex::new(Vec::new()),
        }
    }
    /// What it was asked, with its answers.
    fn heard(self) -> Vec<(Module, ModuleRewrite, Judgement)> {
        let heard = self.heard.into_inner();
        heard.unwrap_or_else(PoisonError::into_inner)
    }
}

impl Reference<Module> for Listener<'_> {
    fn find(&self, world: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
        self.inner.find(world, m)
    }
    fn judge(&self, world: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
        let judgement = self.inner.judge(world, m, rw);
        if let Ok(mut heard) = self.heard.lock() {
            heard.push((m.clone(), rw.clone(), judgement.clone()));
        }
        judgement
    }
    fn apply(
        &self,
        world: &ModuleContext,
        m: &mut Module,
        rw: &ModuleRewrite,
    ) -> Result<(), String> {
        self.inner.apply(world, m, rw)
    }
    fn run(&self, world: &ModuleContext, m: &mut Module) -> usize {
        self.inner.run(world, m)
    }
}

/// True of a module that is too large to be kept so often.
fn too_large(m: &Module) -> bool {
    let insts = m.bodies.iter().map(tandem_ir::Function::num_insts);
    insts.sum::<usize>() > LARGEST
}

/// The steps; none of a module that is too large.
pub fn steps(judging: &Judging, forms: &ModuleForms, m: &Module) -> Vec<Step> {
    if too_large(m) {
        return Vec::new();
    }
    let listener = Listener::to(forms);
    let limits = judging.config.lockstep;
    let world = registry::module_context(&judging.options);
    let run = ride(&world, m, &*forms.production, &listener, limits);
    let last = run.output;
    let mut steps: Vec<Step> = Vec::new();
    for (before, rw, judgement) in listener.heard() {
        if let Some(s) = steps.last_mut() {
            s.after = Some(before.clone());
        }
        steps.push(Step::new(&before, &rw, judgement));
    }
    if let Some(s) = steps.last_mut() {
        s.after = last;
    }
    steps
}

/// The steps of an execution that does not end, up to the place that a journal ends with: the run is stopped there.
pub fn until(judging: &Judging, forms: &ModuleForms, m: &Module, last: &Entry) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    if last.step == 0 || too_large(m) {
        return steps;
    }
    let listener = Listener::to(forms);
    let mut watch = |moment: Moment<'_, Module>| {
        let (n, doing) = match moment {
            Moment::Begins(n, m, rewrite) => {
                let reason = "the reference was not asked".into();
                steps.push(Step::new(m, rewrite, Judgement::Unproven { reason }));
                (n, Doing::Step)
            }
            Moment::Made(n, m) => {
                if let Some(s) = steps.last_mut() {
                    s.after = Some(m.clone());
                }
                (n, Doing::Judging)
            }
            Moment::Judged(n) => (n, Doing::Between),
            // What is beyond has no steps.
            Moment::Ended(_) => return false,
        };
        (n, doing) != (last.step, last.doing)
    };
    let world = registry::module_context(&judging.options);
    let limits = judging.config.lockstep;
    let _ = ride_watched(&world, m, &*forms.production, &listener, limits, &mut watch);
    for (step, (_, _, judgement)) in steps.iter_mut().zip(listener.heard()) {
        step.judgement = judgement;
    }
    steps
}
