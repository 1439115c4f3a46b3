//! The production form of every pass; one file or folder per pass, named as in `tandem_ir::passes`.
//!
//! This is the one place of this crate that lists them: a new pass is a `pub mod` line and a line in `bind!`.

pub mod annotate_trip_counts;
pub mod block_placement;
pub mod branch_folder;
pub mod constmerge;
pub mod dce;
pub mod dfa_jump_threading;
pub mod generic_to_nvvm;
pub mod globaldce;
pub mod globalopt;
pub mod indvars;
pub mod instsimplify;
pub mod internalize;
pub mod iv_demotion;
pub mod jump_threading;
pub mod lcssa;
pub mod loop_deletion;
pub mod loop_simplify;

#[cfg(feature = "defects")]
use crate::analysis::manager::PreservedAnalyses;
use crate::analysis::manager::{FunctionAnalyses, ModuleAnalyses};
use crate::context::{Cx, MachineCx, ModuleCx};
use crate::options::{KnobInfo, KnobMistake, Options};
use crate::pass::{
    FunctionPass, Invocation, MachinePass, ModulePass, Pass, Ran, RanMachine, bind, knobs_agree,
};
use tandem_ir::claims::{Claims, ModuleClaims};
use tandem_ir::machine::{MFunc, MachineContext};
use tandem_ir::passes::{MACHINE_PASSES, PASSES, PassId, Unit, all_bound, must, same_text};
use tandem_ir::rewrite::{ModuleContext, Trace};
use tandem_ir::{Function, Header, Module};

bind! {
    functions:
        jump_threading::JumpThreadingPass,
        dfa_jump_threading::DFAJumpThreadingPass,
        instsimplify::InstSimplifyPass,
        dce::DCEPass,
        loop_simplify::LoopSimplifyPass,
        lcssa::LCSSAPass,
        loop_deletion::LoopDeletionPass,
        indvars::IndVarSimplifyPass,
        iv_demotion::IVDemotionPass;
    modules:
        globalopt::GlobalOptPass,
        globaldce::GlobalDCEPass,
        internalize::InternalizePass,
        constmerge::ConstantMergePass,
        generic_to_nvvm::GenericToNVVMPass,
        annotate_trip_counts::AnnotateTripCountsPass;
    machine:
        block_placement::MachineBlockPlacementPass,
        branch_folder::BranchFolderPass;
}

/// A pass in production form, by what it works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One function at a time.
    Function(FunctionForm),
    /// The whole module.
    Module(ModuleForm),
}

impl Form {
    /// The form of a pass: every row of the table has one.
    pub fn of(id: &PassId) -> Form {
        FORMS[id.row()]
    }
}

impl FunctionForm {
    /// Runs the pass for a judge: every analysis is asked for before it, so that whatever the pass fails to invalidate is
    /// there to be seen. Returns what the caches hold after it.
    pub fn run_judged<T: Trace<Function>>(
        self,
        header: &Header,
        f: &mut Function,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> Claims {
        let mut analyses = FunctionAnalyses::default();
        analyses.require_all(Cx::from(header), f);
        let ran = self.run(header, f, &mut analyses, with, trace);
        let (own, kept) = (ran.claims.unwrap_or_default(), analyses.claims(f));
        Claims {
            headers: own.headers,
            // A pass may export facts that it does not hand on.
            values: match kept.values.is_empty() {
                true => own.values,
                false => kept.values,
            },
            ..kept
        }
    }
}

impl ModuleForm {
    /// As [`FunctionForm::run_judged`]: the analyses of the module and of all its bodies are asked for before the pass.
    pub fn run_judged<T: Trace<Module>>(
        self,
        context: &ModuleContext,
        m: &mut Module,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> ModuleClaims {
        let mut analyses = ModuleAnalyses::default();
        analyses.require_all(m);
        for (n, f) in m.bodies.iter().enumerate() {
            analyses.body(n).require_all(Cx::from(&m.header), f);
        }
        self.run(context, m, &mut analyses, with, trace);
        analyses.claims(m)
    }
    /// What the analyses of modules say of a module that they see for the first time.
    pub fn claims(self, m: &Module) -> ModuleClaims {
        let mut analyses = ModuleAnalyses::default();
        analyses.require_all(m);
        analyses.claims(m)
    }
}

/// An invocation of one pass under its own options.
fn narrowed<'a, O>(with: Invocation<'a, Options>, options: &'a O) -> Invocation<'a, O> {
    Invocation {
        options,
        params: with.params,
        collect_claims: with.collect_claims,
    }
}
