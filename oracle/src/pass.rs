//! How passes come before the judge.
//!
//! The harness wraps each form of a pass in one of these traits; the oracle sees
//! nothing else of it.

use crate::lockstep::Recorder;
use crate::module::lockstep::ModuleRecorder;
use tandem_ir::claims::Claims;
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleJudgement, ModuleRewrite, Rewrite};
use tandem_ir::{Function, Header, Module};

/// The reference form of a function pass.
pub trait ReferencePass: Sync {
    /// All legal rewrites, in order of layout.
    fn find(&self, cx: &Header, f: &Function) -> Vec<Rewrite>;
    /// Whether one rewrite is legal.
    fn judge(&self, cx: &Header, f: &Function, rw: &Rewrite) -> Judgement;
    /// Performs one rewrite.
    ///
    /// # Errors
    /// A sentence, if the rewrite does not fit the function.
    fn apply(&self, cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), String>;
    /// Runs to the end; returns the number of rewrites.
    fn run(&self, cx: &Header, f: &mut Function) -> usize;
}

/// The production form of a function pass.
pub trait ProductionPass: Sync {
    /// Name from the pass table.
    fn name(&self) -> &'static str;
    /// Runs as shipped.
    fn run(&self, cx: &Header, f: &mut Function) -> bool;
    /// Runs and reports every step; returns what its analyses claim at the end.
    fn run_traced(&self, cx: &Header, f: &mut Function, recorder: &mut Recorder<'_>) -> Claims;
    /// What its analyses say of a function that they see for the first time.
    fn claims(&self, _cx: &Header, _f: &Function) -> Claims {
        Claims::default()
    }
    /// True if production would consider the rewrite within its documented budgets and thresholds. Only
    /// then does a legal rewrite that it left undone count as missed.
    fn within_budget(&self, cx: &Header, f: &Function, rw: &Rewrite) -> bool;
    /// Kinds of rewrites ([`Rewrite::kind`]) that the pass can make as it is set; empty if it does not say.
    fn kinds(&self) -> &'static [&'static str] {
        &[]
    }
    /// A documented limit that the rewrite, about to be made in `f`, goes beyond, in words; `None` if it keeps
    /// them all. Unlike [`Self::within_budget`] this must not say too much: what it names is a finding.
    fn limit_broken(&self, _cx: &Header, _f: &Function, _rw: &Rewrite) -> Option<String> {
        None
    }
    /// What a rewrite, about to be made in `f`, takes at least from the budget of one run. Like
    /// [`Self::limit_broken`] this must not say too much.
    fn charge(&self, _cx: &Header, _f: &Function, _rw: &Rewrite) -> usize {
        0
    }
    /// Largest number of instructions that one run may add to one function; `None` if there is no limit.
    fn growth_limit(&self) -> Option<usize>;
}

/// The reference form of a pass on whole modules.
pub trait ModuleReferencePass: Sync {
    /// All legal rewrites, in order of the text.
    fn find(&self, world: &ModuleContext, m: &Module) -> Vec<ModuleRewrite>;
    /// Whether one rewrite is legal.
    fn judge(&self, world: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> ModuleJudgement;
    /// Performs one rewrite.
    ///
    /// # Errors
    /// A sentence, if the rewrite does not fit the module.
    fn apply(
        &self,
        world: &ModuleContext,
        m: &mut Module,
        rw: &ModuleRewrite,
    ) -> Result<(), String>;
    /// Runs to the end; returns the number of rewrites.
    fn run(&self, world: &ModuleContext, m: &mut Module) -> usize;
}

/// The production form of a pass on whole modules.
pub trait ModuleProductionPass: Sync {
    /// Name from the pass table.
    fn name(&self) -> &'static str;
    /// Runs as shipped; true if it changed anything.
    fn run(&self, world: &ModuleContext, m: &mut Module) -> bool;
    /// Runs and reports every step.
    fn run_traced(&self, world: &ModuleContext, m: &mut Module, recorder: &mut ModuleRecorder<'_>);
    /// True if production would consider the rewrite within its documented thresholds. Only then does a legal
    /// rewrite that it left undone count as missed.
    fn within_budget(&self, world: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> bool;
    /// Kinds of rewrites ([`ModuleRewrite::kind`]) that the pass can make as it is set; empty if it does not say.
    fn kinds(&self) -> &'static [&'static str] {
        &[]
    }
    /// A documented limit that the rewrite, about to be made in `m`, goes beyond, in words; `None` if it keeps
    /// them all. Like [`ProductionPass::limit_broken`] it must not say too much.
    fn limit_broken(
        &self,
        _world: &ModuleContext,
        _m: &Module,
        _rw: &ModuleRewrite,
    ) -> Option<String> {
        None
    }
}
