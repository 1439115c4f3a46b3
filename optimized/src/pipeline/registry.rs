//! Every name that a pipeline text may contain, built or not: passes, their parameters, analyses, aliases.
//!
//! The table of passes that are built is in [`tandem_ir::passes`]; this one knows the names besides, because a pipeline that
//! names a pass is read and printed whether the pass is built or not, and refused by name when it is to run. A built pass
//! that no document names needs no row here: it follows from its own.

use super::llvm_names;
use super::params::{Brackets, Domain, Param};
use tandem_ir::diag::nearest;
use tandem_ir::passes::{self, PassId, Unit, lookup, must, same_text};

/// What a pass works on, and so which manager it stands in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// The module.
    Module,
    /// A strongly connected component of the call graph.
    Cgscc,
    /// A function.
    Function,
    /// A loop.
    Loop,
    /// A loop, with MemorySSA kept up to date.
    LoopMssa,
    /// A function in machine form.
    Machine,
}

impl Scope {
    /// The word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Scope::Module => "module",
            Scope::Cgscc => "cgscc",
            Scope::Function => "function",
            Scope::Loop | Scope::LoopMssa => "loop",
            Scope::Machine => "machine",
        }
    }
    /// The letter in the documents' lists.
    pub const fn letter(self) -> &'static str {
        match self {
            Scope::Module => "M",
            Scope::Cgscc => "C",
            Scope::Function => "F",
            Scope::Loop => "L",
            Scope::LoopMssa => "Lm",
            Scope::Machine => "K",
        }
    }
}

/// A pass by name.
#[derive(Clone, Copy, Debug)]
pub struct Registered {
    /// In pipeline texts.
    pub name: &'static str,
    /// Class, as LLVM's style has it.
    pub class: &'static str,
    /// What it works on.
    pub scope: Scope,
    /// What may stand in brackets.
    pub params: &'static [Param],
    /// How the brackets are printed.
    pub brackets: Brackets,
    /// Has no number for bisection, and is never left out by it.
    pub required: bool,
    /// A lowering without which code generation refuses a module that needs it.
    pub mandatory: bool,
}

impl PartialEq for Registered {
    fn eq(&self, other: &Registered) -> bool {
        self.name == other.name
    }
}
impl Eq for Registered {}

impl Registered {
    const fn params(mut self, params: &'static [Param]) -> Registered {
        self.params = params;
        self
    }
    const fn brackets(mut self, brackets: Brackets) -> Registered {
        self.brackets = brackets;
        self
    }
    const fn required(mut self) -> Registered {
        self.required = true;
        self
    }
    const fn mandatory(mut self) -> Registered {
        self.mandatory = true;
        self
    }
    /// Its row of the table of built passes, if it is built and works on LLVM IR: passes on machine functions run behind
    /// code generation, in pipelines of their own.
    pub fn built(&self) -> Option<&'static PassId> {
        lookup(self.name).filter(|id| !id.on_machine())
    }
    /// True if it can run: it is built, or it is the verifier.
    pub fn runs(&self) -> bool {
        self.name == VERIFY || self.built().is_some()
    }
}

/// The IR verifier, which is no transformation.
pub const VERIFY: &str = "verify";

const fn row(scope: Scope, name: &'static str, class: &'static str) -> Registered {
    Registered {
        name,
        class,
        scope,
        params: &[],
        brackets: Brackets::WhenNeeded,
        required: false,
        mandatory: false,
    }
}

/// The row of a built pass: name, class and unit stand in the table of passes.
const fn built(id: &'static PassId) -> Registered {
    row(scope_of(id.unit), id.name, id.class)
}

/// The row of a built pass that walks the loops of a function by itself, where LLVM's works on one loop at a time and
/// pipelines name it in managers of loops.
const fn built_for_loops(id: &'static PassId) -> Registered {
    row(L, id.name, id.class)
}

const fn flag(name: &'static str) -> Param {
    Param {
        name,
        domain: Domain::Flag,
    }
}
const fn own_pair(name: &'static str, default: bool) -> Param {
    Param {
        name,
        domain: Domain::OwnPair(default),
    }
}
const fn pair(name: &'static str, default: bool) -> Param {
    Param {
        name,
        domain: Domain::Pair(default),
    }
}
const fn maybe(name: &'static str) -> Param {
    Param {
        name,
        domain: Domain::MaybePair,
    }
}
const fn number(name: &'static str, default: u64) -> Param {
    Param {
        name,
        domain: Domain::Number(default),
    }
}
const fn choice(name: &'static str, words: &'static [&'static str]) -> Param {
    Param {
        name,
        domain: Domain::Choice(words),
    }
}

const SIMPLIFYCFG: &[Param] = &[
    number("bonus-inst-threshold", 1),
    pair("forward-switch-cond", false),
    pair("switch-range-to-icmp", false),
    maybe("switch-to-arithmetic"),
    pair("switch-to-lookup", false),
    pair("keep-loops", true),
    pair("hoist-common-insts", false),
    pair("hoist-loads-stores-with-cond-faulting", false),
    pair("sink-common-insts", false),
    pair("speculate-blocks", true),
    pair("simplify-cond-branch", true),
    own_pair("simplify-unreachable", true),
    pair("speculate-unpredictables", false),
];
const INSTCOMBINE: &[Param] = &[
    number("max-iterations", 1),
    pair("verify-fixpoint", true),
    own_pair("aggressive-aggregate-splitting", false),
];
const LOOP_UNROLL: &[Param] = &[
    maybe("partial"),
    maybe("peeling"),
    maybe("runtime"),
    maybe("upperbound"),
    maybe("profile-peeling"),
    Param {
        name: "full-unroll-max",
        domain: Domain::MaybeNumber,
    },
    choice("level", &["O2", "O0", "O1", "O3"]),
];
const GVN: &[Param] = &[
    maybe("pre"),
    maybe("load-pre"),
    maybe("split-backedge-load-pre"),
    maybe("memdep"),
    maybe("memoryssa"),
];
const SROA: &[Param] = &[Param {
    name: "cfg",
    domain: Domain::OneOf(&["modify-cfg", "preserve-cfg"]),
}];
const MEMORY_SPACE_OPT: &[Param] = &[
    choice("time", &["first-time", "second-time"]),
    choice("warnings", &["no-warnings", "warnings"]),
];
const GLOBAL_ALIGNMENT: &[Param] = &[
    choice("shared", &["modify-shared-mem", "skip-shared-mem"]),
    choice("global", &["modify-global-mem", "skip-global-mem"]),
];
const INTERNALIZE: &[Param] = &[Param {
    name: "preserve-gv",
    domain: Domain::Names,
}];

use Brackets::{Always, Terminated};
use Scope::{Cgscc as C, Function as F, Loop as L, LoopMssa as Lm, Machine as K, Module as M};

/// All passes, those of one scope together.
pub const PASSES: &[Registered] = &[
    row(M, "always-inline", "AlwaysInlinerPass").required(),
    row(M, "annotation2metadata", "Annotation2MetadataPass"),
    row(M, "attributor", "AttributorPass"),
    row(M, "check-gep-index", "CheckGepIndexPass"),
    row(M, "check-kernel-functions", "CheckKernelFunctionsPass"),
    row(M, "cnp-launch-check", "CNPLaunchCheckPass").required(),
    built(&passes::CONSTMERGE),
    row(M, "deadargelim", "DeadArgumentEliminationPass"),
    built(&passes::GENERIC_TO_NVVM).mandatory(),
    built(&passes::GLOBALDCE).params(&[flag("vfe-linkage-unit-visibility")]),
    built(&passes::GLOBALOPT),
    built(&passes::INTERNALIZE).params(INTERNALIZE),
    row(M, "ipmsp", "IPMSPPass").params(&[flag("clone")]),
    row(M, "ipsccp", "IPSCCPPass").params(&[maybe("func-spec")]),
    row(M, "lower-ops", "LowerOpsPass")
        .params(&[flag("enable-optimization")])
        .brackets(Always)
        .mandatory(),
    row(M, "nv-inline-must", "NVInlineMustPass").required(),
    row(
        M,
        "nvptx-assign-valid-global-names",
        "NVPTXAssignValidGlobalNamesPass",
    )
    .mandatory(),
    row(M, "nvvm-pretreat", "NVVMPretreatPass"),
    row(M, "nvvm-reflect", "NVVMReflectPass").mandatory(),
    row(M, "nvvm-verify", "NVVMIRVerifierPass").required(),
    row(M, "print", "PrintModulePass").required(),
    row(M, "printf-lowering", "PrintfLoweringPass").mandatory(),
    row(M, "select-kernels", "SelectKernelsPass"),
    row(
        M,
        "set-global-array-alignment",
        "SetGlobalArrayAlignmentPass",
    )
    .params(GLOBAL_ALIGNMENT),
    row(M, "strip", "StripSymbolsPass").params(&[flag("debug")]),
    row(M, "strip-dead-prototypes", "StripDeadPrototypesPass"),
    row(M, VERIFY, "VerifierPass").required(),
    row(C, "argpromotion", "ArgumentPromotionPass"),
    row(C, "function-attrs", "PostOrderFunctionAttrsPass")
        .params(&[flag("skip-non-recursive-function-attrs")]),
    row(C, "inline", "InlinerPass").params(&[flag("only-mandatory")]),
    row(F, "adce", "ADCEPass"),
    row(
        F,
        "alignment-from-assumptions",
        "AlignmentFromAssumptionsPass",
    ),
    row(F, "alloca-hoisting", "AllocaHoistingPass").mandatory(),
    row(F, "basic-dbe", "BasicDeadBarrierEliminationPass"),
    row(F, "branch-dist", "BranchDistPass"),
    row(F, "break-crit-edges", "BreakCriticalEdgesPass"),
    row(F, "bypass-slow-division", "BypassSlowDivisionPass"),
    row(F, "byval-mem2reg", "ByValMem2RegPass"),
    row(F, "codegenprepare", "CodeGenPreparePass"),
    row(F, "codegenprepare-scev", "CodeGenPrepareSCEVPass"),
    row(F, "consthoist", "ConstantHoistingPass"),
    row(
        F,
        "correlated-propagation",
        "CorrelatedValuePropagationPass",
    ),
    row(F, "cssa", "CSSAPass"),
    row(F, "d2ir-scalarizer", "ScalarizerPass"),
    built(&passes::DCE),
    built(&passes::DFA_JUMP_THREADING),
    row(F, "dse", "DSEPass"),
    row(F, "early-cse", "EarlyCSEPass")
        .params(&[flag("memssa")])
        .brackets(Always),
    row(F, "expand-memcmp", "ExpandMemCmpPass"),
    row(F, "expand-reductions", "ExpandReductionsPass").mandatory(),
    row(F, "fix-irreducible", "FixIrreduciblePass"),
    row(F, "gvn", "GVNPass").params(GVN).brackets(Terminated),
    row(F, "gvn-hoist", "GVNHoistPass"),
    row(F, "instcombine", "InstCombinePass").params(INSTCOMBINE),
    built(&passes::INSTSIMPLIFY),
    row(F, "irce", "IRCEPass"),
    row(F, "isel", "ISelPass").mandatory(),
    built(&passes::JUMP_THREADING),
    built(&passes::LCSSA),
    row(F, "ldgxform", "LDGXformPass"),
    row(F, "load-store-vectorizer", "LoadStoreVectorizerPass"),
    row(F, "loop-distribute", "LoopDistributePass"),
    row(F, "loop-load-elim", "LoopLoadEliminationPass"),
    built(&passes::LOOP_SIMPLIFY),
    row(F, "loop-unroll", "LoopUnrollPass").params(LOOP_UNROLL),
    row(F, "loop-vectorize", "LoopVectorizePass")
        .params(&[
            pair("interleave-forced-only", false),
            pair("vectorize-forced-only", false),
        ])
        .brackets(Terminated),
    row(F, "lower-aggr-copies", "LowerAggrCopiesPass")
        .params(&[flag("lower-aggr-func-args")])
        .brackets(Always)
        .mandatory(),
    row(F, "lower-expect", "LowerExpectIntrinsicPass"),
    row(F, "lower-invoke", "LowerInvokePass").mandatory(),
    row(F, "lower-struct-args", "LowerStructArgsPass")
        .params(&[flag("opt-byval"), flag("no-lsa")])
        .brackets(Always)
        .mandatory(),
    row(F, "mem2reg", "PromotePass"),
    row(F, "memcpyopt", "MemCpyOptPass"),
    row(F, "memory-space-opt", "MemorySpaceOptPass").params(MEMORY_SPACE_OPT),
    row(F, "mergeicmps", "MergeICmpsPass"),
    row(F, "mergereturn", "UnifyFunctionExitNodesPass").mandatory(),
    row(F, "nary-reassociate", "NaryReassociatePass"),
    row(F, "newgvn", "NewGVNPass"),
    row(F, "normalize-gep", "NormalizeGepPass"),
    row(F, "nvvm-intr-range", "NVVMIntrRangePass"),
    row(F, "nvvm-peephole-optimizer", "NVVMPeepholeOptimizerPass"),
    row(F, "nvvm-reflect-pp", "SimplifyConstantConditionalsPass"),
    row(F, "old-load-store-vectorizer", "OldLoadStoreVectorizerPass"),
    row(
        F,
        "pre-isel-intrinsic-lowering",
        "PreISelIntrinsicLoweringPass",
    )
    .mandatory(),
    row(F, "process-restrict", "ProcessRestrictPass")
        .params(&[flag("propagate-only")])
        .brackets(Always),
    row(F, "propagate-alignment", "PropagateAlignmentPass"),
    row(F, "reassociate", "ReassociatePass"),
    row(F, "remat", "RematerializationPass"),
    row(F, "reuse-local-memory", "ReuseLocalMemoryPass"),
    row(
        F,
        "scalarize-masked-mem-intrin",
        "ScalarizeMaskedMemIntrinPass",
    )
    .mandatory(),
    row(F, "sccp", "SCCPPass"),
    row(F, "set-local-array-alignment", "SetLocalArrayAlignmentPass"),
    row(F, "simplify-live-out", "SimplifyLiveOutPass"),
    row(F, "simplifycfg", "SimplifyCFGPass").params(SIMPLIFYCFG),
    row(F, "sink", "SinkingPass").params(&[flag("rp-aware")]),
    row(F, "sinking2", "Sinking2Pass"),
    row(F, "slp-vectorizer", "SLPVectorizerPass"),
    row(F, "slsr", "StraightLineStrengthReducePass"),
    row(F, "speculative-execution", "SpeculativeExecutionPass")
        .params(&[flag("only-if-divergent-target")])
        .brackets(Always),
    row(F, "sroa", "SROAPass").params(SROA),
    row(F, "structurizecfg", "StructurizeCFGPass"),
    row(F, "tailcallelim", "TailCallElimPass"),
    row(F, "unreachableblockelim", "UnreachableBlockElimPass").mandatory(),
    built_for_loops(&passes::INDVARS),
    built_for_loops(&passes::LOOP_DELETION),
    built_for_loops(&passes::IV_DEMOTION),
    row(L, "loop-flatten", "LoopFlattenPass"),
    row(L, "loop-idiom", "LoopIdiomRecognizePass"),
    row(L, "loop-index-split", "LoopIndexSplitPass"),
    row(L, "loop-interchange", "LoopInterchangePass"),
    row(L, "loop-reduce", "LoopStrengthReducePass"),
    row(L, "loop-rotate", "LoopRotatePass").params(&[
        pair("header-duplication", true),
        pair("prepare-for-lto", false),
    ]),
    row(L, "simple-loop-unswitch", "SimpleLoopUnswitchPass")
        .params(&[pair("nontrivial", false), pair("trivial", true)]),
    row(Lm, "licm", "LICMPass").params(LICM),
    row(Lm, "lnicm", "LNICMPass").params(LICM),
    row(Lm, "loop-simplifycfg", "LoopSimplifyCFGPass"),
    built(&passes::BLOCK_PLACEMENT),
    built(&passes::BRANCH_FOLDER),
    row(K, "dead-mi-elimination", "DeadMachineInstructionElimPass"),
    row(K, "early-machinelicm", "EarlyMachineLICMPass"),
    row(K, "early-tailduplication", "EarlyTailDuplicatePass"),
    row(K, "finalize-isel", "FinalizeISelPass").mandatory(),
    row(K, "localstackalloc", "LocalStackSlotAllocationPass").mandatory(),
    row(K, "machine-cse", "MachineCSEPass"),
    row(K, "machine-scheduler", "MachineSchedulerPass"),
    row(K, "nvptx-mem2reg", "NVPTXMem2RegPass"),
    row(K, "nvptx-peephole", "NVPTXPeepholePass"),
    row(K, "nvptx-prolog-epilog", "NVPTXPrologEpilogPass").mandatory(),
    row(K, "nvptx-remat-block", "NVPTXRematBlockPass"),
    row(K, "nvptx-trunc-opts", "NVPTXTruncOptsPass"),
    row(K, "opt-phis", "OptimizePHIsPass"),
    row(K, "param-opt", "ParamOptPass").mandatory(),
    row(K, "peephole-opt", "PeepholeOptimizerPass"),
    row(K, "phi-node-elimination", "PHIEliminationPass").mandatory(),
    row(K, "post-ra-pseudos", "ExpandPostRAPseudosPass").mandatory(),
    row(K, "processimpdefs", "ProcessImplicitDefsPass"),
    row(K, "ptx-emission", "PTXEmissionPass").mandatory(),
    row(K, "register-coalescer", "RegisterCoalescerPass"),
    row(K, "stack-coloring", "StackColoringPass"),
    row(K, "stack-slot-coloring", "StackSlotColoringPass"),
    row(K, "two-address-instruction", "TwoAddressInstructionPass").mandatory(),
    row(
        K,
        "unreachable-mbb-elimination",
        "UnreachableMachineBlockElimPass",
    ),
    row(K, "verify-machine", "MachineVerifierPass").required(),
];

const LICM: &[Param] = &[
    pair("allowspeculation", true),
    own_pair("conservative-calls", false),
];

/// Other names of passes, which print under the canonical one (PL-109).
pub const ALIASES: &[(&str, &str)] = &[
    ("memory-space-opt-pass", "memory-space-opt"),
    ("Process-Restrict", "process-restrict"),
    ("functionattrs", "function-attrs"),
    ("dbe", "basic-dbe"),
    ("sink2", "sinking2"),
    ("ipmemoryspaceprop", "ipmsp"),
    ("nvvm-propagate-alignment", "propagate-alignment"),
    ("nvvm-reuse-local-memory", "reuse-local-memory"),
    ("nvvm-printf-lowering", "printf-lowering"),
    ("nvvmrematerialize", "remat"),
    ("nvvmsimplifyliveout", "simplify-live-out"),
    ("codegenpreparescev", "codegenprepare-scev"),
    ("loop-unswitch", "simple-loop-unswitch"),
    ("nv-early-inliner", "inline"),
];

/// An analysis by name.
#[derive(Clone, Copy, Debug)]
pub struct RegisteredAnalysis {
    /// In `require<…>`, `invalidate<…>`, `print<…>`.
    pub name: &'static str,
    /// What it is about.
    pub scope: Scope,
}

const fn about(scope: Scope, name: &'static str) -> RegisteredAnalysis {
    RegisteredAnalysis { name, scope }
}

/// All analyses, those of modules first.
pub const ANALYSES: &[RegisteredAnalysis] = &[
    about(M, "callgraph"),
    about(M, "global-roots"),
    about(M, "global-uses"),
    about(M, "globals-aa"),
    about(M, "profile-summary"),
    about(F, "aa"),
    about(F, "access-info"),
    about(F, "address-taken-blocks"),
    about(F, "assumptions"),
    about(F, "basic-aa"),
    about(F, "block-freq"),
    about(F, "branch-prob"),
    about(F, "convergent-blocks"),
    about(F, "demanded-bits"),
    about(F, "domtree"),
    about(F, "inst-order"),
    about(F, "lazy-value-info"),
    about(F, "loop-accesses"),
    about(F, "loops"),
    about(F, "memdep"),
    about(F, "memoryssa"),
    about(F, "merge-sets"),
    about(F, "opt-remark-emit"),
    about(F, "postdomtree"),
    about(F, "rpa"),
    about(F, "scalar-evolution"),
    about(F, "scoped-noalias-aa"),
    about(F, "targetir"),
    about(F, "targetlibinfo"),
    about(F, "tbaa"),
    about(F, "uniformity"),
];

/// Passes of LLVM by name alone.
const fn of_llvm<const N: usize>(
    scope: Scope,
    names: llvm_names::Names,
    params: &'static [Param],
) -> [Registered; N] {
    let mut rows = [row(scope, "", "").params(params); N];
    let mut n = 0;
    while n < N {
        rows[n].name = names[n];
        n += 1;
    }
    rows
}

const OPAQUE: &[Param] = &[Param {
    name: "parameters",
    domain: Domain::Opaque,
}];

macro_rules! llvm {
    ($($scope:ident $names:ident $params:ident;)+) => {
        &[$({
            const ROWS: [Registered; llvm_names::$names.len()] =
                of_llvm($scope, llvm_names::$names, $params);
            &ROWS
        }),+]
    };
}

/// Without parameters.
const NONE: &[Param] = &[];

/// The passes of LLVM that are known by name alone (PL-108).
pub const LLVM: &[&[Registered]] = llvm! {
    M MODULE NONE;
    M MODULE_WITH OPAQUE;
    C CGSCC NONE;
    C CGSCC_WITH OPAQUE;
    F FUNCTION NONE;
    F FUNCTION_WITH OPAQUE;
    L LOOP NONE;
    L LOOP_WITH OPAQUE;
    K MACHINE NONE;
    K MACHINE_WITH OPAQUE;
};

/// Built passes that have no row in [`PASSES`], by their rows in [`tandem_ir::passes`].
const BESIDES: [Registered; passes::PASSES.len()] = besides();

/// A row without a name for each built pass that [`PASSES`] has, since the number of the others is not known beforehand.
const fn besides() -> [Registered; passes::PASSES.len()] {
    let mut rows = [row(M, "", ""); passes::PASSES.len()];
    let mut n = 0;
    while n < rows.len() {
        let id = &passes::PASSES[n];
        if !is_listed(id.name) {
            must(
                id.params.is_empty(),
                id,
                "has parameters: a row of PASSES in optimized/src/pipeline/registry.rs says how they are printed",
            );
            rows[n] = row(scope_of(id.unit), id.name, id.class);
        }
        n += 1;
    }
    rows
}

const fn is_listed(name: &str) -> bool {
    let mut n = 0;
    while n < PASSES.len() {
        if same_text(PASSES[n].name, name) {
            return true;
        }
        n += 1;
    }
    false
}

const fn scope_of(unit: Unit) -> Scope {
    match unit {
        Unit::Module => M,
        Unit::Scc => C,
        Unit::Function => F,
        Unit::Loop => L,
        Unit::Machine => K,
    }
}

/// All passes of our own: those of the documents, and built ones besides.
pub fn all() -> impl Iterator<Item = &'static Registered> {
    static ROWS: [Registered; passes::PASSES.len()] = BESIDES;
    PASSES
        .iter()
        .chain(ROWS.iter().filter(|p| !p.name.is_empty()))
}

/// Passes with a slot that switches them off wherever they stand.
pub const SWITCHES: [(&str, u16); 2] = [
    (passes::GLOBALOPT.name, 45),
    (passes::JUMP_THREADING.name, 57),
];

/// The passes that run before every manager of loops, and cannot be switched off (section 7.1).
pub const REQUIRED_BY_LOOPS: [&str; 2] = [passes::LCSSA.name, passes::LOOP_SIMPLIFY.name];

/// The pass of a canonical name.
pub fn find(name: &str) -> Option<&'static Registered> {
    all().find(|p| p.name == name)
}

/// The pass of a name, an alias or a class name with or without `llvm::` (PL-106, PL-109).
pub fn resolve(name: &str) -> Option<&'static Registered> {
    if let Some(p) = find(name) {
        return Some(p);
    }
    if let Some((_, canonical)) = ALIASES.iter().find(|a| a.0 == name) {
        return find(canonical);
    }
    let class = name.strip_prefix("llvm::").unwrap_or(name);
    let by_class = all().find(|p| p.class == class);
    by_class.or_else(|| LLVM.iter().copied().flatten().find(|p| p.name == name))
}

/// The analysis of a name.
pub fn analysis(name: &str) -> Option<RegisteredAnalysis> {
    let name = match name {
        "divergence" => "uniformity",
        other => other,
    };
    if let Some(known) = ANALYSES.iter().find(|a| a.name == name) {
        return Some(*known);
    }
    let of = |names: llvm_names::Names| names.iter().copied().find(|n| *n == name);
    let scopes = [
        (M, llvm_names::MODULE_ANALYSES),
        (C, llvm_names::CGSCC_ANALYSES),
        (F, llvm_names::FUNCTION_ANALYSES),
        (L, llvm_names::LOOP_ANALYSES),
        (K, llvm_names::MACHINE_ANALYSES),
    ];
    scopes
        .into_iter()
        .find_map(|(scope, names)| of(names).map(|n| about(scope, n)))
}

/// The number of a pass in the registry, from 1; 0 for what is no pass.
pub fn number_of(name: &str) -> i32 {
    let at = all().position(|p| p.name == name && !name.is_empty());
    at.and_then(|n| i32::try_from(n + 1).ok()).unwrap_or(0)
}

/// The registered name that is nearest to a word, if one is near.
pub fn near(word: &str) -> Option<&'static str> {
    const MANAGERS: [&str; 6] = [
        "module",
        "cgscc",
        "function",
        "loop",
        "loop-mssa",
        "machine-function",
    ];
    if word.is_empty() || word.len() > 64 {
        return None;
    }
    nearest(word, all().map(|p| p.name).chain(MANAGERS))
}

/// The registry as `--print-passes` shows it: sections in LLVM's order, parameters in brackets.
pub fn listing() -> String {
    let mut out = String::new();
    let mut section = |title: &str, rows: Vec<String>| {
        if !rows.is_empty() {
            out.push_str(&format!("{title}:\n"));
            for row in rows {
                out.push_str(&format!("  {row}\n"));
            }
        }
    };
    let plain = |s: &[Scope]| -> Vec<String> {
        let all = all().filter(|p| s.contains(&p.scope) && p.params.is_empty());
        all.map(|p| p.name.to_owned()).collect()
    };
    let with = |s: &[Scope]| -> Vec<String> {
        let all = all().filter(|p| s.contains(&p.scope) && !p.params.is_empty());
        all.map(|p| format!("{}<{}>", p.name, spellings(p.params)))
            .collect()
    };
    let analyses = |s: Scope| -> Vec<String> {
        let all = ANALYSES.iter().filter(|a| a.scope == s);
        all.map(|a| a.name.to_owned()).collect()
    };
    section("Module passes", plain(&[M]));
    section("Module passes with params", with(&[M]));
    section("Module analyses", analyses(M));
    section("CGSCC passes", plain(&[C]));
    section("CGSCC passes with params", with(&[C]));
    section("Function passes", plain(&[F]));
    section("Function passes with params", with(&[F]));
    section("Function analyses", analyses(F));
    section("Loop passes", plain(&[L, Lm]));
    section("Loop passes with params", with(&[L, Lm]));
    section("Machine function passes", plain(&[K]));
    let llvm = LLVM.iter().copied().flatten();
    let rows = llvm.map(|p| match p.params.is_empty() {
        true => p.name.to_owned(),
        false => format!("{}<{}>", p.name, spellings(p.params)),
    });
    section("Passes of LLVM, known by name", rows.collect());
    out
}

/// The words that may stand between the brackets.
fn spellings(params: &[Param]) -> String {
    let words = params.iter().flat_map(|p| match p.domain {
        Domain::Flag => vec![p.name.to_owned()],
        Domain::Pair(_) | Domain::OwnPair(_) | Domain::MaybePair => {
            vec![format!("no-{}", p.name), p.name.to_owned()]
        }
        Domain::Number(_) | Domain::MaybeNumber => vec![format!("{}=N", p.name)],
        Domain::Choice(words) | Domain::OneOf(words) => {
            words.iter().map(|w| (*w).to_owned()).collect()
        }
        Domain::Names => vec![format!("{}=NAME", p.name)],
        Domain::Opaque => vec!["…".to_owned()],
    });
    words.collect::<Vec<_>>().join(";")
}
