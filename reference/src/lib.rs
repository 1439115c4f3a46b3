//! Every pass in its simplest correct form, and the judge of each rewrite.
//!
//! A pass here is four functions: `find` lists legal rewrites, `judge` says
//! whether one rewrite is legal, `apply` performs one in the dumbest way that is
//! obviously right, and `run` applies what `find` finds until nothing is left.
//! Nothing is cached between calls and nothing is shared with the production
//! passes: each answer is computed from the function as it stands.

pub mod convergence;
pub mod dominators;
pub mod edits;
pub mod effects;
pub mod eval;
pub mod facts;
pub mod fold;
pub mod graph;
pub mod loops;
pub mod module;
pub mod passes;
pub mod rewrites;
pub mod sets;
pub mod ssa;
pub mod view;

use tandem_ir::passes::{
    CONSTMERGE, DFA_JUMP_THREADING, GENERIC_TO_NVVM, GLOBALDCE, GLOBALOPT, INTERNALIZE,
    JUMP_THREADING, PassId,
};
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite, Rewrite};
use tandem_ir::{Function, Header, Module};

/// Why a rewrite cannot be applied: it does not describe something that is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApplyError(pub String);

impl std::fmt::Display for ApplyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "rewrite cannot be applied: {}", self.0)
    }
}

impl std::error::Error for ApplyError {}

/// A pass in reference form.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// Identity.
    pub id: &'static PassId,
    /// All legal rewrites of a function, in a fixed order.
    pub find: fn(&Header, &Function) -> Vec<Rewrite>,
    /// Whether one rewrite is legal.
    pub judge: fn(&Header, &Function, &Rewrite) -> Judgement,
    /// Performs one rewrite.
    pub apply: fn(&Header, &mut Function, &Rewrite) -> Result<(), ApplyError>,
    /// Applies what it finds until nothing is left; returns the number of rewrites.
    pub run: fn(&Header, &mut Function) -> usize,
}

/// All passes that have a reference form.
pub const PASSES: &[Pass] = &[
    Pass {
        id: &JUMP_THREADING,
        find: passes::jump_threading::find,
        judge: passes::jump_threading::judge,
        apply: passes::jump_threading::apply,
        run: passes::jump_threading::run,
    },
    Pass {
        id: &DFA_JUMP_THREADING,
        find: passes::dfa_jump_threading::find,
        judge: passes::dfa_jump_threading::judge,
        apply: passes::dfa_jump_threading::apply,
        run: passes::dfa_jump_threading::run,
    },
];

/// A pass on whole modules in reference form.
#[derive(Clone, Copy, Debug)]
pub struct ModulePass {
    /// Identity.
    pub id: &'static PassId,
    /// All legal rewrites of a module, in a fixed order.
    pub find: fn(&ModuleContext, &Module) -> Vec<ModuleRewrite>,
    /// Whether one rewrite is legal.
    pub judge: fn(&ModuleContext, &Module, &ModuleRewrite) -> Judgement,
    /// Performs one rewrite.
    pub apply: fn(&ModuleContext, &mut Module, &ModuleRewrite) -> Result<(), ApplyError>,
    /// Applies what it finds until nothing is left; returns the number of rewrites.
    pub run: fn(&ModuleContext, &mut Module) -> usize,
}

/// All passes on modules that have a reference form.
pub const MODULE_PASSES: &[ModulePass] = &[
    ModulePass {
        id: &GLOBALOPT,
        find: passes::globalopt::find,
        judge: passes::globalopt::judge,
        apply: passes::globalopt::apply,
        run: passes::globalopt::run,
    },
    ModulePass {
        id: &GLOBALDCE,
        find: passes::globaldce::find,
        judge: passes::globaldce::judge,
        apply: passes::globaldce::apply,
        run: passes::globaldce::run,
    },
    ModulePass {
        id: &INTERNALIZE,
        find: passes::internalize::find,
        judge: passes::internalize::judge,
        apply: passes::internalize::apply,
        run: passes::internalize::run,
    },
    ModulePass {
        id: &CONSTMERGE,
        find: passes::constmerge::find,
        judge: passes::constmerge::judge,
        apply: passes::constmerge::apply,
        run: passes::constmerge::run,
    },
    ModulePass {
        id: &GENERIC_TO_NVVM,
        find: passes::generic_to_nvvm::find,
        judge: passes::generic_to_nvvm::judge,
        apply: passes::generic_to_nvvm::apply,
        run: passes::generic_to_nvvm::run,
    },
];

/// The module pass of a name.
pub fn lookup_module(name: &str) -> Option<&'static ModulePass> {
    MODULE_PASSES.iter().find(|p| p.id.name == name)
}

/// The pass of a name.
pub fn lookup(name: &str) -> Option<&'static Pass> {
    PASSES.iter().find(|p| p.id.name == name)
}
