//! The steps inside one execution of a pass on the module, each with the module before and after it.

use crate::judge::modules::ModuleForms;
use crate::judge::{Judging, adapters};
use std::sync::Mutex;
use tandem_ir::Module;
use tandem_ir::rewrite::{Judgement, ModuleRewrite, World};
use tandem_oracle::module::describe;
use tandem_oracle::module::lockstep::ride;
use tandem_oracle::pass::ModuleReferencePass;

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

/// A reference that keeps what it is asked.
struct Listener<'a> {
    inner: &'a dyn ModuleReferencePass,
    heard: Mutex<Vec<(Module, ModuleRewrite, Judgement)>>,
}

impl ModuleReferencePass for Listener<'_> {
    fn find(&self, world: &World, m: &Module) -> Vec<ModuleRewrite> {
        self.inner.find(world, m)
    }
    fn judge(&self, world: &World, m: &Module, rw: &ModuleRewrite) -> Judgement {
        let judgement = self.inner.judge(world, m, rw);
        if let Ok(mut heard) = self.heard.lock() {
            heard.push((m.clone(), rw.clone(), judgement.clone()));
        }
        judgement
    }
    fn apply(&self, world: &World, m: &mut Module, rw: &ModuleRewrite) -> Result<(), String> {
        self.inner.apply(world, m, rw)
    }
    fn run(&self, world: &World, m: &mut Module) -> usize {
        self.inner.run(world, m)
    }
}

/// The steps; none of a module that is too large to be kept so often.
pub fn steps(judging: &Judging, forms: &ModuleForms, m: &Module) -> Vec<Step> {
    if m.bodies
        .iter()
        .map(tandem_ir::Function::num_insts)
        .sum::<usize>()
        > LARGEST
    {
        return Vec::new();
    }
    let listener = Listener {
        inner: &*forms.reference,
        heard: Mutex::new(Vec::new()),
    };
    let limits = judging.config.lockstep;
    let world = adapters::world(&judging.options);
    let run = ride(&world, m, &*forms.production, &listener, limits);
    let heard = listener.heard.into_inner().unwrap_or_default();
    let last = run.output;
    let mut steps: Vec<Step> = Vec::new();
    for (before, rw, judgement) in heard {
        if let Some(s) = steps.last_mut() {
            s.after = Some(before.clone());
        }
        steps.push(Step {
            words: describe::rewrite(&before, &rw),
            kind: rw.kind(),
            before,
            after: None,
            judgement,
        });
    }
    if let Some(s) = steps.last_mut() {
        s.after = last;
    }
    steps
}
