//! The lists of entries from which the pipelines of levels are put together (section 5.3 of the pipeline's specification).
//!
//! A row is one entry: its number, its text, the phase in which it runs, how it is grouped, the switches under which it
//! stands, and the label that the documents print for it. Labels are shown and never read: the pass that runs is the text's.

use super::assemble::Phase;

/// Under what an entry stands.
#[derive(Clone, Copy, Debug)]
pub enum Cond {
    /// While a slot is true.
    On(u16),
    /// While a slot is false.
    Off(u16),
    /// While a knob without slot is true.
    Knob(&'static str),
    /// While the tier is at least this.
    TierFrom(u8),
    /// While the tier is less than this.
    TierBelow(u8),
    /// While the tier is this.
    TierIs(u8),
    /// While the tier is another one.
    TierNot(u8),
    /// While no entry before it resolves address spaces.
    NoSpaces,
    /// One of two.
    Either(&'static Cond, &'static Cond),
}

/// How an entry is grouped with those before it, and in which compositions it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grouping {
    /// In a manager of its scope; functions in the one before, if there is one.
    Plain,
    /// In the manager of components or loops before it.
    Joins,
    /// As plain, and only in our own composition.
    Ours,
}

/// A row of a list.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Number in the documents.
    pub id: &'static str,
    /// The pass with its parameters, in the short forms of [`expanded`](super::assemble::expanded); empty: no pass is left
    /// behind the entry.
    pub text: &'static str,
    /// When it runs.
    pub phase: Phase,
    /// How it is grouped.
    pub place: Grouping,
    /// All of these must hold.
    pub gate: &'static [Cond],
    /// The documents' label.
    pub label: &'static str,
}

use Cond::*;

macro_rules! lists {
    ($($list:ident { $($id:literal $text:literal $phase:ident $place:ident ($($gate:expr),*) $label:literal;)+ })+) => {
        $(
            #[doc = concat!("The list `", stringify!($list), "`.")]
            pub const $list: &[Row] = &[$(Row {
                id: $id,
                text: $text,
                phase: Phase::$phase,
                place: Grouping::$place,
                gate: &[$($gate),*],
                label: $label,
            }),+];
        )+
        /// All lists with their names.
        pub const LISTS: &[(&str, &[Row])] = &[$((stringify!($list), $list)),+];
    };
}

lists! {
    DRV {
        "DRV-01" "annotation2metadata" I Plain () "driver";
        "DRV-02" "printf-lowering" I Plain () "(driver) nvvm-lower-printf";
    }
    PRE {
        "PRE-00" "strip<debug>" I Plain (Knob("strip-debug")) "Sinking2Pass (fast)";
        "PRE-01" "globaldce" I Plain (Either(&Off(97), &On(149))) "NVVMReflect";
        "PRE-02" "early-cse<>" I Plain (On(149)) "DeadArgElimination";
        "PRE-02n" "nvvm-intr-range" I Plain () "-";
        "PRE-03" "lower-expect" I Plain (Off(83)) "LoopStrengthReduce (NVIDIA)";
        "PRE-04" "process-restrict<>" I Plain () "NVVMIntrinsicLowering(level=0)";
        "PRE-05" "mem2reg" I Plain (Off(101)) "MemCpyOpt";
        "PRE-06" "simplifycfg[1]" I Plain () "NVVMVerifier";
        "PRE-07" "function-attrs" I Plain (Off(97)) "ConstantMerge";
        "PRE-08" "branch-dist" I Plain (Off(21), Off(19)) "AlwaysInliner";
        "PRE-09" "instcombine[]" I Plain (On(157)) "PrintModulePass";
    }
    O0 {
        "O0-01" "lower-ops<>" I Plain () "NVVMFinalCleanup";
        "DRV-04" "lower-struct-args<opt-byval>" I Plain (Off(87)) "(new PM order) lower-struct-args";
    }
    PLG {
        "PLG-10" "nvvm-pretreat" I Plain () "plugin";
        "PLG-20" "generic-to-nvvm" I Plain () "plugin";
        "PLG-30" "nv-inline-must" I Plain () "plugin";
        "PLG-40a" "always-inline" I Plain (Either(&TierBelow(2), &On(51))) "plugin";
        "PLG-40b" "inline" I Plain (TierFrom(2), Off(51)) "plugin";
        "PLG-50" "globaldce" I Plain () "plugin";
        "PLG-60a" "mem2reg" I Plain (TierIs(0)) "plugin";
        "PLG-60b" "byval-mem2reg" I Plain (TierFrom(1)) "plugin";
    }
    T0 {
        "T0-01" "verify" I Plain () "BreakCriticalEdges";
        "T0-02" "simplifycfg[1u]" I Plain () "LLVM standard pipeline #1";
        "T0-03" "mem2reg" I Plain () "MemCpyOpt";
        "T0-04" "globalopt" I Plain () "IPConstantPropagation";
        "T0-05" "nv-inline-must" I Plain () "GVN";
        "T0-06" "check-kernel-functions" I Plain () "NewGVN/GVNHoist";
        "T0-07" "globaldce" I Plain () "NVVMReflect";
        "T0-08" "deadargelim" I Plain () "SCCP";
        "T0-08i" "instcombine[]" I Plain (On(157)) "PrintModulePass";
        "T0-09" "simplifycfg[1]" I Plain () "NVVMVerifier";
        "T0-10" "" I Plain () "NVVMPredicateOpt";
        "T0-11" "function-attrs" I Plain () "ConstantMerge";
        "T0-12" "inline" I Plain (Off(51)) "Sink/MemSSA";
        "T0-13" "argpromotion" I Plain () "TailCallElim/JumpThreading";
        "T0-13i" "instcombine[]" I Plain (On(157)) "PrintModulePass";
        "T0-14" "jump-threading" I Plain () "LoopIndexSplit";
        "T0-15" "simplifycfg[1u]" I Plain () "LLVM standard pipeline #1";
        "T0-16" "sroa<modify-cfg>" I Plain () "NVVMIRVerification";
        "T0-16i" "instcombine[]" I Plain (On(157)) "PrintModulePass";
        "T0-17" "tailcallelim" I Plain () "InstructionSimplify";
        "T0-18" "simplifycfg[1u]" I Plain () "LLVM standard pipeline #1";
        "T0-19" "reassociate" I Plain () "GenericToNVVM";
        "T0-20" "loop-rotate" I Plain () "LoopSimplify";
        "T0-21" "loop-index-split" I Plain (Off(65)) "ADCE";
        "T0-22" "licm" I Plain (On(143)) "LICM";
        "T0-23" "simple-loop-unswitch<nontrivial;trivial>" I Plain (Off(67)) "LoopUnroll";
        "T0-23i" "instcombine[]" I Plain (On(157)) "PrintModulePass";
        "T0-24" "indvars" I Plain () "InstCombine";
        "T0-25" "loop-deletion" I Joins () "SROA";
        "T0-26" "loop-idiom" I Joins () "EarlyCSE";
        "T0-27" "loop-unroll<O2>" I Plain () "LoopUnswitch";
        "T0-27i" "instcombine[]" I Plain (On(157)) "PrintModulePass";
        "T0-28" "gvn<>" I Plain () "SimplifyCFG";
        "T0-29" "sccp" I Plain () "NVVMRematerialization";
        "T0-29i" "instcombine[]" I Plain (On(157)) "PrintModulePass";
        "T0-30" "dse" I Plain () "DSE";
        "T0-31" "adce" I Plain () "DCE";
        "T0-32" "simplifycfg[1u]" I Plain () "LLVM standard pipeline #1";
        "T0-33" "strip-dead-prototypes" I Plain () "NVVMLoopPass";
        "T0-34" "constmerge" I Plain () "FunctionAttrs";
    }
    TN {
        "TN-01" "process-restrict<propagate-only>" I Plain (Off(99)) "NVVMIntrinsicLowering (level=1)";
        "TN-02" "sroa<modify-cfg>" I Plain (Off(129)) "NVVMIRVerification";
        "TN-03" "process-restrict<propagate-only>" I Plain (Off(99)) "NVVMIntrinsicLowering (barrier=1)";
        "TN-04" "alignment-from-assumptions" I Plain (On(173)) "NVVMBarrierAnalysis";
        "TN-05" "memory-space-opt<first-time;no-warnings>" I Plain (On(173)) "NVVMLowerBarriers";
        "TN-05i" "instcombine[]" I Plain (On(157), Off(53)) "PrintModulePass";
        "TN-06" "simplifycfg[1]" I Plain (Off(29)) "NVVMVerifier";
        "TN-07" "globalopt" I Plain (On(159), Off(45), TierFrom(2)) "IPConstPropagation";
        "TN-08" "globaldce" I Plain (On(159), Off(43)) "NVVMReflect";
        "TN-09" "ipsccp" I Plain (On(159), Off(55)) "NVVMPredicateOpt";
        "TN-10" "deadargelim" I Plain (On(159), Off(35)) "SCCP";
        "TN-10i" "instcombine[]" I Plain (Off(53)) "PrintModulePass";
        "TN-11" "simplifycfg[1]" I Plain (Off(29)) "NVVMVerifier";
        "TN-12" "" I Plain (On(159), Off(107)) "NVVMPredicateOpt variant";
        "TN-13" "function-attrs" I Plain (On(159), Off(97)) "ConstantMerge";
        "TN-14" "gvn<no-memdep;>" I Plain (TierNot(1), Off(51), Off(59)) "SimplifyCFG";
        "TN-15" "jump-threading" I Plain (TierNot(1), Off(51), Off(59), Off(57)) "LoopIndexSplit";
        "TN-16" "simplifycfg[1]" I Plain (TierNot(1), Off(51), Off(59), Off(29)) "NVVMVerifier";
        "TN-16i" "instcombine[]" I Plain (TierNot(1), Off(51), Off(59), Off(53)) "PrintModulePass";
        "TN-17" "licm" I Plain (On(183), On(143), Off(61)) "LICM";
        "TN-18" "lower-ops<>" I Plain () "EarlyCSE";
        "TN-18a" "nvvm-reflect" I Plain () "-";
        "TN-18b" "nvvm-reflect-pp" I Plain () "-";
        "TN-18c" "globaldce" I Plain () "-";
        "TN-19" "inline" I Plain (TierNot(1), Off(51)) "Sink";
        "TN-20" "argpromotion" I Plain (TierIs(3), Off(15)) "TailCallElim";
        "TN-21" "unreachableblockelim" II Plain (Off(117)) "NVVMUnreachableBlockElim";
        "TN-22" "correlated-propagation" II Plain (On(151)) "CorrelatedValuePropagation";
        "TN-23" "simplifycfg[1]" II Plain (Off(29)) "NVVMVerifier";
        "TN-24" "sroa<modify-cfg>" II Plain (Off(129)) "NVVMIRVerification";
        "TN-25" "process-restrict<propagate-only>" II Plain (Off(99)) "NVVMIntrinsicLowering";
        "TN-26" "branch-dist" II Plain (Off(21), Off(23)) "Inliner";
        "TN-26i" "instcombine[]" II Plain (On(157), Off(53)) "PrintModulePass";
        "TN-27" "tailcallelim" II Plain (Off(135)) "InstructionSimplify";
        "TN-28" "simplifycfg[1]" II Plain (Off(29)) "NVVMVerifier";
        "TN-29" "reassociate" II Plain (Off(109)) "GenericToNVVM";
        "TN-30" "loop-rotate" II Plain (Off(75)) "LoopSimplify";
        "TN-31" "loop-index-split" II Plain (Off(65), Off(73)) "ADCE";
        "TN-31i" "instcombine[]" II Plain (Off(53)) "PrintModulePass";
        "TN-31s" "simplifycfg[1]" II Plain (Off(29)) "NVVMVerifier";
        "TN-32" "licm" II Plain (On(143), Off(61)) "LICM";
        "TN-33" "memory-space-opt<first-time;no-warnings>" II Plain (On(173)) "NVVMLowerBarriers";
        "TN-33i" "instcombine[]" II Plain (On(173), Off(53)) "PrintModulePass";
        "TN-34" "simple-loop-unswitch<nontrivial;trivial>" II Plain (Off(67)) "LoopUnroll";
        "TN-34i" "instcombine[]" II Plain (Off(53)) "PrintModulePass";
        "TN-35" "indvars" II Plain (Off(49)) "InstCombine";
        "TN-36" "loop-idiom" II Joins (Off(71)) "EarlyCSE";
        "TN-37" "loop-deletion" II Joins (Off(69)) "SROA";
        "TN-38" "loop-unroll<OT>" II Plain (TierNot(1), Off(137)) "LoopUnswitch (SM-dependent)";
        "TN-38i" "instcombine[]" II Plain (On(157), Off(53)) "PrintModulePass";
        "TN-38b" "loop-unroll<no-partial;no-peeling;no-runtime;OT>" II Plain (TierNot(1), Off(137)) "LoopUnswitch, second call";
        "TN-39" "simplifycfg[1u]" II Plain (Off(29)) "LLVM standard pipeline #1";
        "TN-39m" "memcpyopt" II Plain () "-";
        "TN-40" "sroa<modify-cfg>" II Plain (Off(129)) "NVVMIRVerification";
        "TN-41" "process-restrict<propagate-only>" II Plain (Off(99)) "NVVMIntrinsicLowering";
        "TN-41i" "instcombine[]" II Plain (Off(53)) "PrintModulePass";
        "TN-42" "gvn<>" II Plain (Off(47)) "SimplifyCFG";
        "TN-43" "irce" II Plain (On(153)) "NVIDIA-specific loop pass";
        "TN-44" "licm" II Plain (On(143), Off(61)) "LICM";
        "TN-45" "sccp" II Plain (Off(115)) "NVVMRematerialization";
        "TN-46" "loop-deletion" II Plain (Off(69)) "SROA";
        "TN-46i" "instcombine[]" II Plain (On(157), Off(53)) "PrintModulePass";
        "TN-47" "correlated-propagation" II Plain (On(151)) "CorrelatedValuePropagation";
        "TN-48" "dse" II Plain (Off(37)) "DSE";
        "TN-49" "adce" II Plain (Off(13)) "DCE";
        "TN-49a" "jump-threading" II Ours (TierFrom(2), Off(57)) "-";
        "TN-50" "simplifycfg[1u]" II Plain (Off(29)) "LLVM standard pipeline #1";
        "TN-51" "break-crit-edges" II Plain (Off(25), Off(27)) "NVIDIA-specific pass";
        "TN-52" "sroa<modify-cfg>" II Plain (Off(129)) "NVVMIRVerification";
        "TN-53" "process-restrict<propagate-only>" II Plain (Off(99)) "NVVMIntrinsicLowering";
        "TN-54" "lower-struct-args<opt-byval>" II Plain (Off(133)) "MemorySpaceOpt (from opts[3120])";
        "TN-54s" "sroa<modify-cfg>" II Plain (On(155), Off(129)) "NVVMIRVerification";
        "TN-54i" "instcombine[]" II Plain (Off(53)) "PrintModulePass";
        "TN-54j" "jump-threading" II Ours (TierIs(3), Off(57)) "-";
        "TN-55" "sinking2" II Plain (Off(127)) "NVVMGenericAddrOpt";
        "TN-56" "memory-space-opt<second-time;no-warnings>" II Plain (On(173)) "NVVMLowerBarriers variant";
        "TN-56i" "instcombine[]" II Plain (On(157), Off(53)) "PrintModulePass";
        "TN-57" "ipmsp" II Plain (On(141), Off(91)) "ADCE";
        "TN-58" "strip-dead-prototypes" II Plain (On(159), Off(131)) "LoopOpt/BarrierOpt";
        "TN-59" "globaldce" II Plain (On(159), TierIs(3), Off(43)) "NVVMReflect";
        "TN-60" "constmerge" II Plain (On(159), TierNot(1), Off(33)) "FunctionAttrs";
        "TN-61" "basic-dbe" II Plain (TierIs(3), Off(17)) "NVVMLateOpt";
        "TN-62" "constmerge" II Plain (On(159), TierNot(1), Off(33)) "FunctionAttrs (2nd call)";
        "TN-63" "reuse-local-memory" II Plain (Off(111), Off(113)) "NVVMLowerAlloca";
        "TN-64" "propagate-alignment" II Plain (Off(103), Off(105)) "NVVMBranchDist";
        "TN-65" "lower-aggr-copies<lower-aggr-func-args>" II Plain (On(165), Off(81)) "NVVMWarpShuffle";
        "TN-66" "set-global-array-alignment<skip-shared-mem;skip-global-mem>" II Plain (On(165), Off(119)) "NVVMReduction";
        "TN-67" "set-local-array-alignment" II Plain (On(165), Off(121)) "NVVMSinking2";
        "TN-68" "propagate-alignment" II Plain (On(165), Off(103), Off(105)) "BranchDist (2nd call)";
        "TN-68i" "instcombine[a]" II Plain (On(165), Off(53)) "PrintModulePass";
        "TN-69" "load-store-vectorizer" II Plain (On(165), Off(63)) "Reassociate";
        "TN-69i" "instcombine[a]" II Plain (On(157), Off(53)) "PrintModulePass";
        "TN-69s" "simplifycfg[1ru]" II Plain () "-";
    }
    A {
        "DRV-03" "lower-ops<>" I Plain () "new PM order";
        "DRV-04" "lower-struct-args<opt-byval>" I Plain (Off(87)) "(new PM order) = PTX-10";
        "PTX-01" "nvvm-pretreat" I Plain () "NVVMPeephole";
        "PTX-02" "generic-to-nvvm" I Plain () "NVVMAnnotationsProcessor";
        "PTX-03" "globaldce" I Plain (Off(43)) "NVVMReflect";
        "PTX-04" "simplifycfg[1]" I Plain () "LLVM standard pipeline #1";
        "PTX-05" "mem2reg" I Plain (Off(101)) "MemCpyOpt";
        "PTX-06" "instcombine[]" I Plain () "PrintModulePass (debug)";
        "PTX-07" "adce" I Plain (Off(13)) "DCE";
        "PTX-08" "simplifycfg[1]" I Plain () "LLVM standard pipeline #1 (repeat)";
        "PTX-09" "strip-dead-prototypes" I Plain (Off(131)) "LoopPass / BarrierOpt";
    }
    B {
        "MID-01" "function-attrs" I Plain (Off(97)) "ConstantMerge";
        "MID-02" "process-restrict<>" I Joins (Off(99)) "NVVMIntrinsicLowering (1st of 4)";
        "MID-03" "mem2reg" I Joins (Off(101)) "MemCpyOpt";
        "MID-04" "loop-simplifycfg" I Joins () "SROA";
        "MID-05" "nvvm-pretreat" I Plain () "NVVMPeephole";
        "MID-06" "generic-to-nvvm" I Plain () "NVVMAnnotationsProcessor";
        "MID-06i" "instcombine[]" I Plain () "PrintModulePass";
        "MID-07" "loop-rotate" I Plain (Off(75)) "LoopSimplify";
        "MID-07i" "instcombine[]" I Plain () "PrintModulePass";
        "MID-08" "nv-inline-must" I Plain () "GVN";
        "MID-09" "sroa<modify-cfg>" I Plain (Off(129)) "NVVMIRVerification (1st of 5+)";
        "MID-10" "gvn<no-pre;no-memdep;>" I Plain () "SimplifyCFG";
        "MID-11" "always-inline" I Plain () "InstructionCombining";
        "MID-12" "simplifycfg[5ru]" I Plain () "CGSCC pipeline (5 iterations)";
        "MID-13" "process-restrict<>" I Plain (Off(99)) "NVVMIntrinsicLowering (2nd)";
        "MID-14" "early-cse<>" I Plain () "DeadArgElim";
        "MID-15" "constmerge" I Plain (Off(33)) "FunctionAttrs";
        "MID-16" "adce" I Plain (Off(13)) "DCE";
        "MID-16i" "instcombine[]" I Plain () "PrintModulePass";
        "MID-17" "function-attrs" I Plain (Off(97)) "ConstantMerge";
        "MID-18" "licm<no-allowspeculation;no-conservative-calls>" I Joins (Off(61)) "LICM";
        "MID-19" "memory-space-opt<first-time;no-warnings>" I Plain () "NVVMLowerBarriers";
        "MID-20" "lower-struct-args<opt-byval>" I Plain (Off(87)) "MemorySpaceOpt (1st invocation)";
        "MID-21" "load-store-vectorizer" I Plain (Off(63)) "Reassociate";
        "MID-22" "simplifycfg[8rhku]" I Plain () "CGSCC pipeline (8 iterations)";
        "MID-23" "globaldce" I Plain (Off(43)) "NVVMReflect (2nd of 3)";
        "MID-24" "ipmsp" I Plain (Off(91)) "ADCE";
        "MID-25" "tailcallelim" I Plain (Off(135)) "InstructionSimplify";
        "MID-26" "early-cse<>" I Plain () "DeadArgElim";
        "MID-27" "argpromotion" I Plain (Off(15)) "TailCallElim";
        "MID-28" "early-cse<>" I Joins () "DeadArgElim";
        "MID-28i" "instcombine[]" I Joins () "PrintModulePass";
        "MID-29" "correlated-propagation" I Plain () "CorrelatedValuePropagation";
        "MID-30" "inline" I Plain () "Sink (MemorySSA-based)";
        "MID-30i" "instcombine[]" I Joins () "PrintModulePass";
        "MID-31" "gvn<no-pre;>" II Plain (Off(47)) "SimplifyCFG";
        "MID-32" "dse" II Plain (Off(37)) "DSE";
        "MID-32i" "instcombine[]" II Plain () "PrintModulePass";
        "MID-33" "set-local-array-alignment" II Plain (Off(121)) "NVVMSinking2";
        "MID-34" "sroa<modify-cfg>" II Plain (Off(129)) "NVVMIRVerification";
        "MID-35" "lower-ops<>" II Plain () "EarlyCSE";
        "MID-36" "globaldce" II Plain (Off(43)) "NVVMReflect (3rd)";
        "MID-37" "simplifycfg[8rhku]" II Plain () "CGSCC pipeline (8 iterations)";
        "MID-38" "process-restrict<>" II Plain (Off(99)) "NVVMIntrinsicLowering (3rd)";
        "MID-39" "globalopt" II Plain (Off(45)) "IPConstPropagation";
        "MID-39i" "instcombine[]" II Plain () "PrintModulePass";
        "MID-40" "licm" II Plain (Off(61)) "LICM";
        "MID-40i" "instcombine[]" II Plain () "PrintModulePass";
        "MID-41" "process-restrict<>" II Plain (Off(99)) "NVVMIntrinsicLowering (4th)";
        "MID-42" "propagate-alignment" II Plain (Off(105)) "NVVMBranchDist";
        "MID-43" "sccp" II Plain (Off(115)) "NVVMRematerialization";
    }
    C {
        "DEF-01" "simplifycfg[4ru]" I Plain () "LLVM standard pipeline #4";
        "DEF-02" "globaldce" I Plain (Off(43)) "NVVMReflect (1st)";
        "DEF-02i" "instcombine[]" I Plain () "PrintModulePass";
        "DEF-03" "process-restrict<>" I Plain (Off(99)) "NVVMIntrinsicLowering";
        "DEF-04" "globaldce" I Plain (Off(43)) "NVVMReflect (2nd)";
        "DEF-05" "nvvm-pretreat" I Plain () "NVVMPeephole";
        "DEF-06" "generic-to-nvvm" I Plain () "NVVMAnnotationsProcessor";
        "DEF-07" "tailcallelim" I Plain (Off(135)) "InstructionSimplify";
        "DEF-07i" "instcombine[]" I Plain () "PrintModulePass";
        "DEF-08" "simplifycfg[5rhu]" I Plain () "LLVM standard pipeline #5";
        "DEF-08i" "instcombine[]" I Plain () "PrintModulePass";
        "DEF-09" "globalopt" I Plain (Off(45)) "IPConstPropagation";
        "DEF-10" "mem2reg" I Plain (Off(101)) "MemCpyOpt";
        "DEF-11" "function-attrs" I Plain (Off(97)) "ConstantMerge";
        "DEF-12" "sccp" I Joins (Off(115)) "NVVMRematerialization";
        "DEF-13" "argpromotion" I Joins (Off(15)) "TailCallElim";
        "DEF-14" "nv-inline-must" I Plain () "GVN";
        "DEF-15" "deadargelim" I Plain (Off(35)) "SCCP";
        "DEF-16" "adce" I Plain (Off(13)) "DCE";
        "DEF-17" "function-attrs" I Plain (Off(97)) "ConstantMerge";
        "DEF-18" "early-cse<>" I Plain () "DeadArgElim";
        "DEF-19" "correlated-propagation" I Plain () "CorrelatedValuePropagation";
        "DEF-20" "simplifycfg[1ru]" I Plain () "LLVM standard pipeline #1";
        "DEF-21" "loop-load-elim" I Plain () "LoopUnroll";
        "DEF-22" "indvars" I Plain (Off(49)) "InstCombine";
        "DEF-23" "globaldce" I Plain (Off(43)) "NVVMReflect (3rd)";
        "DEF-23i" "instcombine[]" I Plain () "PrintModulePass";
        "DEF-24" "simplifycfg[7ru]" I Plain () "LLVM standard pipeline #7";
        "DEF-25" "lower-ops<>" I Plain () "EarlyCSE";
        "DEF-26" "sroa<modify-cfg>" I Plain (Off(129)) "NVVMIRVerification";
        "DEF-27" "always-inline" I Plain () "InstructionCombining";
        "DEF-27i" "instcombine[]" I Plain () "PrintModulePass";
        "DEF-28" "inline" I Plain () "Sink";
        "DEF-28i" "instcombine[]" I Joins () "PrintModulePass";
        "DEF-29" "speculative-execution<only-if-divergent-target>" I Joins () "LoopIdiomRecognize";
        "DEF-30" "loop-rotate" I Joins (Off(75)) "LoopSimplify";
        "DEF-31" "licm" I Joins (Off(61)) "LICM";
        "DEF-32" "gvn<>" I Joins (Off(47)) "SimplifyCFG";
        "DEF-33" "loop-unroll<no-partial;no-peeling;no-runtime;O3>" I Joins () "LoopUnswitch";
        "DEF-34" "sroa<modify-cfg>" II Plain (Off(129)) "NVVMIRVerification";
        "DEF-35" "memory-space-opt<first-time;no-warnings>" II Plain () "NVVMLowerBarriers";
        "DEF-36" "lower-struct-args<opt-byval>" II Plain (Off(87)) "MemorySpaceOpt";
        "DEF-37" "load-store-vectorizer" II Plain (Off(63)) "Reassociate";
        "DEF-38" "strip-dead-prototypes" II Plain (Off(131)) "LoopPass";
        "DEF-38i" "instcombine[]" II Plain () "PrintModulePass";
        "DEF-39" "jump-threading" II Plain (Off(57)) "LoopIndexSplit";
        "DEF-39i" "instcombine[]" II Plain () "PrintModulePass";
        "DEF-40" "early-cse<>" II Plain () "DeadArgElim";
        "DEF-40i" "instcombine[]" II Plain () "PrintModulePass";
        "DEF-41" "set-local-array-alignment" II Plain (Off(121)) "NVVMSinking2";
        "DEF-42" "simplifycfg[2rhu]" II Plain () "LLVM standard pipeline #2";
        "DEF-43" "sroa<modify-cfg>" II Plain (Off(129)) "NVVMIRVerification";
        "DEF-44" "ipsccp" II Plain (Off(55)) "NVVMPredicateOpt";
        "DEF-44i" "instcombine[]" II Plain () "PrintModulePass";
        "DEF-45" "simplifycfg[4rku]" II Plain () "LLVM standard pipeline #4 (inlining)";
    }
    FIN {
        "FIN-01" "memory-space-opt<first-time;W>" Last Plain (NoSpaces, On(173)) "NVVMLowerBarriers";
        "FIN-02" "cnp-launch-check" Last Plain () "NVVMFinalLowering";
        "FIN-03" "verify" Last Plain (Off(139), Off(221)) "BreakCriticalEdges";
    }
}
