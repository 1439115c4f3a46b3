//! The production form of every pass; one file or folder per pass, named as in `tandem_ir::passes`.
//!
//! This is the one place of this crate that lists them: a new pass is a `pub mod` line and a line in `bind!`, which
//! makes the options of all passes ([`PassOptions`]), the forms by unit, and the table from rows to forms.
//!
//! A form runs in two ways. The pass manager runs it with cached analyses and no trace; a judge runs it alone
//! ([`JudgedForm`]): with a trace, and with every analysis computed before it, so that one that the pass fails to
//! invalidate is there to be seen.
//!
//! **Invariant:** every row of the table of passes has exactly one form here, of the row's unit.

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
use crate::analysis::manager::{AnalysisId, FunctionAnalyses, ModuleAnalyses};
use crate::context::{Cx, MachineCx, ModuleCx};
use crate::options::{KnobInfo, KnobMistake, Options};
use crate::pass::{
    FunctionPass, Invocation, MachinePass, ModulePass, Pass, Ran, RanMachine, bind, knobs_agree,
};
use tandem_ir::claims::{Claims, MachineClaims, ModuleClaims};
use tandem_ir::machine::{MFunc, MachineContext};
use tandem_ir::passes::{PASSES, PassId, Unit, all_bound, must, same_text};
use tandem_ir::rewrite::{ModuleContext, NoTrace, Rewritten, Trace};
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
    /// One machine function at a time.
    Machine(MachineForm),
}

impl Form {
    /// The form of a pass: every row of the table has one.
    pub fn of(id: &PassId) -> Form {
        FORMS[id.row()]
    }
}

/// A pass in production form as a judge runs it, whatever it works on.
pub trait JudgedForm: Copy {
    /// What it works on.
    type Unit: Rewritten;
    /// Its row of the table.
    fn row(self) -> &'static PassId;
    /// Runs the pass as the pass manager does, with nothing cached; true if something was changed.
    fn run_alone(
        self,
        context: &<Self::Unit as Rewritten>::Context,
        unit: &mut Self::Unit,
        with: Invocation<'_, Options>,
    ) -> bool;
    /// Runs the pass for a judge: every analysis is asked for before it, so that whatever the pass fails to invalidate is
    /// there to be seen. Returns what the caches hold after it.
    fn run_judged<T: Trace<Self::Unit>>(
        self,
        context: &<Self::Unit as Rewritten>::Context,
        unit: &mut Self::Unit,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> <Self::Unit as Rewritten>::Claims;
    /// What the analyses of the pass say of a unit that they see for the first time.
    fn claims_of(
        self,
        _context: &<Self::Unit as Rewritten>::Context,
        _unit: &Self::Unit,
        _options: &Options,
    ) -> <Self::Unit as Rewritten>::Claims {
        Default::default()
    }
}

impl JudgedForm for FunctionForm {
    type Unit = Function;
    fn row(self) -> &'static PassId {
        self.id()
    }
    fn run_alone(self, cx: &Header, f: &mut Function, with: Invocation<'_, Options>) -> bool {
        let analyses = &mut FunctionAnalyses::default();
        self.run(cx, f, analyses, with, &mut NoTrace).changed
    }
    fn run_judged<T: Trace<Function>>(
        self,
        header: &Header,
        f: &mut Function,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> Claims {
        let mut analyses = FunctionAnalyses::default();
        analyses.require_all(Cx::from(header).with_limits(with.options.scev), f);
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
    fn claims_of(self, header: &Header, f: &Function, options: &Options) -> Claims {
        let cx = Cx::from(header).with_limits(options.scev);
        let mut analyses = FunctionAnalyses::default();
        analyses.require(cx, f, AnalysisId::ScalarEvolution);
        Claims {
            scev: analyses.claims(f).scev,
            ..self.claims(header, f, options)
        }
    }
}

impl JudgedForm for ModuleForm {
    type Unit = Module;
    fn row(self) -> &'static PassId {
        self.id()
    }
    fn run_alone(self, cx: &ModuleContext, m: &mut Module, with: Invocation<'_, Options>) -> bool {
        let analyses = &mut ModuleAnalyses::default();
        self.run(&as_in_the_compiler(cx), m, analyses, with, &mut NoTrace)
            .changed
    }
    /// The analyses of the module and of all its bodies are asked for before the pass.
    fn run_judged<T: Trace<Module>>(
        self,
        cx: &ModuleContext,
        m: &mut Module,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> ModuleClaims {
        let mut analyses = ModuleAnalyses::default();
        analyses.require_all(m);
        for (n, f) in m.bodies.iter().enumerate() {
            let cx = Cx::from(&m.header).with_limits(with.options.scev);
            analyses.body(n).require_all(cx, f);
        }
        self.run(&as_in_the_compiler(cx), m, &mut analyses, with, trace);
        analyses.claims(m)
    }
    fn claims_of(self, _: &ModuleContext, m: &Module, options: &Options) -> ModuleClaims {
        let mut analyses = ModuleAnalyses::default();
        analyses.require_all(m);
        for (n, f) in m.bodies.iter().enumerate() {
            let cx = Cx::from(&m.header).with_limits(options.scev);
            analyses.body(n).require(cx, f, AnalysisId::ScalarEvolution);
        }
        analyses.claims(m)
    }
}

impl JudgedForm for MachineForm {
    type Unit = MFunc;
    fn row(self) -> &'static PassId {
        self.id()
    }
    fn run_alone(self, cx: &MachineContext, f: &mut MFunc, with: Invocation<'_, Options>) -> bool {
        self.run(cx, f, with, &mut NoTrace).changed
    }
    fn run_judged<T: Trace<MFunc>>(
        self,
        cx: &MachineContext,
        f: &mut MFunc,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> MachineClaims {
        self.run(cx, f, with, trace).claims.unwrap_or_default()
    }
}

/// What a pass on modules is told: as by the pass manager, which names to keep it has to read from its options and
/// parameters itself, so that one which forgets them is found out.
fn as_in_the_compiler(cx: &ModuleContext) -> ModuleContext {
    ModuleContext {
        is_shard: cx.is_shard,
        keep: Vec::new(),
    }
}

/// An invocation of one pass under its own options.
fn narrowed<'a, O>(with: Invocation<'a, Options>, options: &'a O) -> Invocation<'a, O> {
    Invocation {
        options,
        params: with.params,
        collect_claims: with.collect_claims,
        loops: with.loops,
    }
}
