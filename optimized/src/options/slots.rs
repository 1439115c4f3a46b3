//! The 221 option slots: number, type, default, polarity, knob, owner and foreign spelling of each.
//!
//! A slot is one value of the option structure that both phases read (PL-084..PL-094). Its place in the structure follows
//! from the widths of the types before it, from byte 16 on, so that no offset is written down here. Most slots come in pairs:
//! an even slot is a text with parameters for the pass that the odd one behind it switches (PL-092).

/// Type of a slot, which decides how wide it is and how its bytes are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotType {
    /// A text, 24 bytes (PL-087).
    Text,
    /// A boolean, 16 bytes, with flags (PL-088).
    CompactBool,
    /// A boolean, 16 bytes, with the level (PL-089).
    InlineBool,
    /// A 32-bit number, 16 bytes (PL-090).
    Int,
    /// A text with its length, 28 bytes padded to 32 (PL-091).
    TextPointer,
}

impl SlotType {
    /// Bytes in the structure.
    pub const fn size(self) -> usize {
        match self {
            SlotType::Text => 24,
            SlotType::CompactBool | SlotType::InlineBool | SlotType::Int => 16,
            SlotType::TextPointer => 32,
        }
    }
    /// True if the slot holds a boolean.
    pub const fn is_bool(self) -> bool {
        matches!(self, SlotType::CompactBool | SlotType::InlineBool)
    }
    /// As layouts show it.
    pub const fn name(self) -> &'static str {
        match self {
            SlotType::Text => "string",
            SlotType::CompactBool => "bool-compact",
            SlotType::InlineBool => "bool-inline",
            SlotType::Int => "int",
            SlotType::TextPointer => "strptr",
        }
    }
}

/// What a slot does to the entries that it gates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Polarity {
    /// True takes them away.
    Disable,
    /// True lets them stand.
    Enable,
    /// A value that is read as such.
    Value,
    /// Nothing reads it.
    Nothing,
}

/// One slot.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// From 1 to 221.
    pub number: u16,
    /// Type.
    pub ty: SlotType,
    /// Default as text.
    pub default: &'static str,
    /// What it does.
    pub polarity: Polarity,
    /// Canonical key of `-opt`; further keys behind ` / `.
    pub knob: &'static str,
    /// Who reads it; empty: nobody.
    pub owner: &'static str,
    /// The key that libnvvm has for it, if it is another one.
    pub foreign: &'static str,
}

impl Slot {
    /// The names by which `-opt` knows the slot.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> {
        let foreign = Some(self.foreign).filter(|k| !k.is_empty());
        self.knob.split(" / ").chain(foreign)
    }
    /// Its first byte in the structure.
    pub fn offset(&self) -> usize {
        let before = SLOTS.iter().take_while(|s| s.number < self.number);
        HEADER + before.map(|s| s.ty.size()).sum::<usize>()
    }
}

/// Bytes before the first slot.
pub const HEADER: usize = 16;
/// The byte behind the last slot.
pub const SLOTS_END: usize = 4480;
/// Bytes of the whole structure (PL-084).
pub const STRUCTURE_SIZE: usize = 4512;

macro_rules! slots {
    ($($number:literal $ty:ident $default:literal $polarity:ident $knob:literal $owner:literal $foreign:literal)+) => {
        /// All slots, in order of their numbers.
        pub const SLOTS: &[Slot] = &[$(Slot {
            number: $number,
            ty: SlotType::$ty,
            default: $default,
            polarity: Polarity::$polarity,
            knob: $knob,
            owner: $owner,
            foreign: $foreign,
        }),+];
    };
}

/// The slot of a number.
pub fn slot(number: u16) -> Option<&'static Slot> {
    SLOTS.get(usize::from(number).checked_sub(1)?)
}

/// The slot that begins at a byte of the structure.
pub fn slot_at(offset: usize) -> Option<&'static Slot> {
    let mut at = HEADER;
    SLOTS.iter().find(|s| {
        let here = at;
        at += s.ty.size();
        here == offset
    })
}

slots! {
      1 Text        "0"  Value   "ftz" "global" ""
      2 Text        "1"  Value   "prec-div" "global" ""
      3 Text        "1"  Value   "prec-sqrt" "global" ""
      4 Text        "1"  Value   "fmad" "global" "fma"
      5 Text        ""   Value   "opt-level" "global" ""
      6 Text        ""   Value   "sm-arch" "global" ""
      7 InlineBool  "0"  Nothing "reserved-7" "" ""
      8 Text        ""   Value   "codegen-opt-level.params" "" ""
      9 Int         "1"  Value   "codegen-opt-level" "codegen dispatch" ""
     10 Text        ""   Value   "reserved-11.params" "" ""
     11 InlineBool  "0"  Nothing "reserved-11" "" ""
     12 Text        ""   Value   "no-adce.params" "adce" ""
     13 InlineBool  "0"  Disable "no-adce" "adce" "disable-AggressiveDCEPass"
     14 Text        ""   Value   "no-argpromotion.params" "argpromotion" ""
     15 CompactBool "0"  Disable "no-argpromotion" "argpromotion" "disable-ArgumentPromotionPass"
     16 Text        ""   Value   "no-basic-dbe.params" "basic-dbe" ""
     17 CompactBool "0"  Disable "no-basic-dbe" "basic-dbe" "disable-BasicDeadBarrierEliminationPass"
     18 Text        ""   Value   "no-early-branch-dist.params" "branch-dist" ""
     19 CompactBool "1"  Disable "no-early-branch-dist" "branch-dist" ""
     20 Text        ""   Value   "no-branch-dist.params" "branch-dist" ""
     21 CompactBool "0"  Disable "no-branch-dist" "branch-dist" "disable-BranchDistPass"
     22 Text        ""   Value   "no-late-branch-dist.params" "branch-dist" ""
     23 CompactBool "0"  Disable "no-late-branch-dist" "branch-dist" ""
     24 Text        ""   Value   "no-tn51-a.params" "break-crit-edges" ""
     25 CompactBool "1"  Disable "no-tn51-a" "break-crit-edges" ""
     26 Text        ""   Value   "no-tn51-b.params" "break-crit-edges" ""
     27 CompactBool "0"  Disable "no-tn51-b" "break-crit-edges" ""
     28 Text        ""   Value   "no-simplifycfg.params" "simplifycfg" ""
     29 CompactBool "0"  Disable "no-simplifycfg" "simplifycfg" "disable-CFGSimplificationPass"
     30 Text        ""   Value   "reserved-31.params" "" ""
     31 CompactBool "0"  Nothing "reserved-31" "" ""
     32 Text        ""   Value   "no-constmerge.params" "constmerge" ""
     33 CompactBool "0"  Disable "no-constmerge" "constmerge" "disable-ConstantMergePass"
     34 Text        ""   Value   "no-deadargelim.params" "deadargelim" ""
     35 CompactBool "0"  Disable "no-deadargelim" "deadargelim" "disable-DeadArgEliminationPass"
     36 Text        ""   Value   "no-dse.params" "dse" ""
     37 CompactBool "0"  Disable "no-dse" "dse" "disable-DeadStoreEliminationPass"
     38 Text        ""   Value   "reserved-39.params" "" ""
     39 CompactBool "0"  Nothing "reserved-39" "" ""
     40 Text        ""   Value   "reserved-41.params" "" ""
     41 CompactBool "0"  Nothing "reserved-41" "" ""
     42 Text        ""   Value   "no-globaldce.params" "globaldce" ""
     43 CompactBool "0"  Disable "no-globaldce" "globaldce" "disable-GlobalDCEPass"
     44 Text        ""   Value   "no-globalopt.params" "globalopt" ""
     45 CompactBool "0"  Disable "no-globalopt" "globalopt" "disable-GlobalOptimizerPass"
     46 Text        ""   Value   "no-gvn.params" "gvn" ""
     47 CompactBool "0"  Disable "no-gvn" "gvn" "disable-GVNPass"
     48 Text        ""   Value   "no-indvars.params" "indvars" ""
     49 InlineBool  "0"  Disable "no-indvars" "indvars" "disable-IndVarSimplifyPass"
     50 Text        ""   Value   "no-inline.params" "inline" ""
     51 CompactBool "0"  Disable "no-inline" "inline" "disable-inlining"
     52 Text        ""   Value   "no-instcombine.params" "instcombine" ""
     53 InlineBool  "0"  Disable "no-instcombine" "instcombine" "disable-InstructionCombiningPass"
     54 Text        ""   Value   "no-ipsccp.params" "ipsccp" ""
     55 InlineBool  "0"  Disable "no-ipsccp" "ipsccp" "disable-IPSCCPPass"
     56 Text        ""   Value   "no-jump-threading.params" "jump-threading" ""
     57 CompactBool "0"  Disable "no-jump-threading" "jump-threading" "disable-JumpThreadingPass"
     58 Text        ""   Value   "no-early-gvn.params" "gvn+jump-threading group" ""
     59 InlineBool  "0"  Disable "no-early-gvn" "gvn+jump-threading group" ""
     60 Text        ""   Value   "no-licm.params" "licm" ""
     61 InlineBool  "0"  Disable "no-licm" "licm" "disable-LICMPass"
     62 Text        ""   Value   "no-load-store-vectorizer.params" "load-store-vectorizer" ""
     63 CompactBool "0"  Disable "no-load-store-vectorizer" "load-store-vectorizer" "disable-LoadStoreVectorizerPass"
     64 Text        ""   Value   "no-loop-index-split.params" "loop-index-split" ""
     65 CompactBool "0"  Disable "no-loop-index-split" "loop-index-split" ""
     66 Text        ""   Value   "no-loop-unswitch.params" "simple-loop-unswitch" ""
     67 CompactBool "0"  Disable "no-loop-unswitch" "simple-loop-unswitch" ""
     68 Text        ""   Value   "no-loop-deletion.params" "loop-deletion" ""
     69 CompactBool "0"  Disable "no-loop-deletion" "loop-deletion" "disable-LoopDeletionPass"
     70 Text        ""   Value   "no-loop-idiom.params" "loop-idiom" ""
     71 CompactBool "0"  Disable "no-loop-idiom" "loop-idiom" "disable-LoopIdiomPass"
     72 Text        ""   Value   "no-loop-index-split-b.params" "loop-index-split" ""
     73 CompactBool "0"  Disable "no-loop-index-split-b" "loop-index-split" "disable-LoopIndexSplitPass"
     74 Text        ""   Value   "no-loop-rotate.params" "loop-rotate" ""
     75 CompactBool "0"  Disable "no-loop-rotate" "loop-rotate" "disable-LoopRotatePass"
     76 Text        ""   Value   "reserved-77.params" "" ""
     77 CompactBool "0"  Nothing "reserved-77" "" ""
     78 Text        ""   Value   "reserved-79.params" "" ""
     79 CompactBool "0"  Nothing "reserved-79" "" ""
     80 Text        ""   Value   "no-lower-aggr-copies.params" "lower-aggr-copies" ""
     81 CompactBool "0"  Disable "no-lower-aggr-copies" "lower-aggr-copies" "disable-LowerAggrCopies"
     82 Text        ""   Value   "no-lower-expect.params" "lower-expect" ""
     83 CompactBool "0"  Disable "no-lower-expect" "lower-expect" "disable-LowerExpectIntrinsicPass"
     84 Text        ""   Value   "reserved-85.params" "" ""
     85 CompactBool "0"  Nothing "reserved-85" "" ""
     86 Text        ""   Value   "no-lower-struct-args.params" "lower-struct-args" ""
     87 CompactBool "0"  Disable "no-lower-struct-args" "lower-struct-args" ""
     88 Text        ""   Value   "reserved-89.params" "" ""
     89 CompactBool "0"  Nothing "reserved-89" "" ""
     90 Text        ""   Value   "no-ipmsp.params" "ipmsp" ""
     91 CompactBool "0"  Disable "no-ipmsp" "ipmsp" "disable-NVVMIPMemorySpacePropagationPass"
     92 Text        ""   Value   "skip-shared-mem.params" "set-global-array-alignment" ""
     93 CompactBool "1"  Enable  "skip-shared-mem" "set-global-array-alignment" ""
     94 Text        ""   Value   "skip-global-mem.params" "set-global-array-alignment" ""
     95 InlineBool  "1"  Enable  "skip-global-mem" "set-global-array-alignment" ""
     96 Text        ""   Value   "no-function-attrs.params" "function-attrs" ""
     97 CompactBool "0"  Disable "no-function-attrs" "function-attrs" "disable-PostOrderFunctionAttrsLegacyPass"
     98 Text        ""   Value   "no-process-restrict.params" "process-restrict" ""
     99 CompactBool "0"  Disable "no-process-restrict" "process-restrict" "disable-ProcessRestrictPass"
    100 Text        ""   Value   "no-mem2reg.params" "mem2reg" ""
    101 CompactBool "0"  Disable "no-mem2reg" "mem2reg" ""
    102 Text        ""   Value   "no-propagate-alignment-a.params" "propagate-alignment" ""
    103 InlineBool  "0"  Disable "no-propagate-alignment-a" "propagate-alignment" ""
    104 Text        ""   Value   "no-propagate-alignment.params" "propagate-alignment" ""
    105 CompactBool "0"  Disable "no-propagate-alignment" "propagate-alignment" "disable-PropagateAlignmentPass"
    106 Text        ""   Value   "no-prune-eh.params" "none" ""
    107 CompactBool "0"  Disable "no-prune-eh" "none" "disable-PruneEHPass"
    108 Text        ""   Value   "no-reassociate.params" "reassociate" ""
    109 CompactBool "0"  Disable "no-reassociate" "reassociate" "disable-ReassociatePass"
    110 Text        ""   Value   "no-reuse-local-memory-a.params" "reuse-local-memory" ""
    111 CompactBool "0"  Disable "no-reuse-local-memory-a" "reuse-local-memory" ""
    112 Text        ""   Value   "no-reuse-local-memory.params" "reuse-local-memory" ""
    113 CompactBool "0"  Disable "no-reuse-local-memory" "reuse-local-memory" "disable-ReuseLocalMemoryPass"
    114 Text        ""   Value   "no-sccp.params" "sccp" ""
    115 CompactBool "0"  Disable "no-sccp" "sccp" "disable-SCCPPass"
    116 Text        ""   Value   "no-unreachable-block-elim.params" "unreachableblockelim" ""
    117 CompactBool "1"  Disable "no-unreachable-block-elim" "unreachableblockelim" ""
    118 Text        ""   Value   "no-set-global-array-alignment.params" "set-global-array-alignment" ""
    119 InlineBool  "0"  Disable "no-set-global-array-alignment" "set-global-array-alignment" "disable-SetGlobalArrayAlignmentPass"
    120 Text        ""   Value   "no-set-local-array-alignment.params" "set-local-array-alignment" ""
    121 CompactBool "0"  Disable "no-set-local-array-alignment" "set-local-array-alignment" "disable-SetLocalArrayAlignmentPass"
    122 Text        ""   Value   "reserved-123.params" "" ""
    123 CompactBool "0"  Nothing "reserved-123" "" ""
    124 Text        ""   Value   "reserved-125.params" "" ""
    125 CompactBool "0"  Nothing "reserved-125" "" ""
    126 Text        ""   Value   "no-sinking2.params" "sinking2" ""
    127 InlineBool  "0"  Disable "no-sinking2" "sinking2" "disable-Sinking2Pass"
    128 Text        ""   Value   "no-sroa.params" "sroa" ""
    129 CompactBool "0"  Disable "no-sroa" "sroa" "disable-SROAPass"
    130 Text        ""   Value   "no-strip-dead-prototypes.params" "strip-dead-prototypes" ""
    131 CompactBool "0"  Disable "no-strip-dead-prototypes" "strip-dead-prototypes" "disable-StripDeadPrototypesPass"
    132 Text        ""   Value   "no-tier-lower-struct-args.params" "lower-struct-args" ""
    133 CompactBool "0"  Disable "no-tier-lower-struct-args" "lower-struct-args" ""
    134 Text        ""   Value   "no-tailcallelim.params" "tailcallelim" ""
    135 CompactBool "0"  Disable "no-tailcallelim" "tailcallelim" "disable-TailCallEliminationPass"
    136 Text        ""   Value   "no-loop-unroll.params" "loop-unroll" ""
    137 CompactBool "0"  Disable "no-loop-unroll" "loop-unroll" "disable-LoopUnrollPass"
    138 Text        ""   Value   "disable-verify.params" "verify" ""
    139 CompactBool "0"  Disable "disable-verify" "verify" ""
    140 Text        ""   Value   "do-ip-msp.params" "ipmsp" ""
    141 CompactBool "1"  Enable  "do-ip-msp" "ipmsp" ""
    142 Text        ""   Value   "do-licm.params" "licm" ""
    143 CompactBool "1"  Enable  "do-licm" "licm" ""
    144 Text        ""   Value   "dump-memory-space-warnings.params" "memory-space-opt" ""
    145 CompactBool "0"  Enable  "dump-memory-space-warnings" "memory-space-opt" ""
    146 Text        ""   Value   "reserved-147.params" "" ""
    147 CompactBool "0"  Nothing "reserved-147" "" ""
    148 Text        ""   Value   "early-early-cse.params" "early-cse" ""
    149 CompactBool "0"  Enable  "early-early-cse" "early-cse" ""
    150 Text        ""   Value   "enable-correlated-propagation.params" "correlated-propagation" ""
    151 InlineBool  "1"  Enable  "enable-correlated-propagation" "correlated-propagation" ""
    152 Text        ""   Value   "enable-irce.params" "irce" ""
    153 CompactBool "0"  Enable  "enable-irce" "irce" ""
    154 Text        ""   Value   "enable-opt-byval.params" "lower-struct-args" ""
    155 CompactBool "1"  Enable  "enable-opt-byval" "lower-struct-args" ""
    156 Text        ""   Value   "enable-instcombine.params" "instcombine" ""
    157 CompactBool "1"  Enable  "enable-instcombine" "instcombine" ""
    158 Text        ""   Value   "enable-ipo.params" "IPO group" ""
    159 InlineBool  "1"  Enable  "enable-ipo" "IPO group" ""
    160 Text        ""   Value   "jobserver-auth" "driver" ""
    161 Text        ""   Value   "trace-file" "driver" ""
    162 Text        ""   Value   "shard" "driver" ""
    163 CompactBool "0"  Enable  "jobserver" "driver" ""
    164 Text        ""   Value   "enable-late-lowering.params" "late lowering group" ""
    165 CompactBool "1"  Enable  "enable-late-lowering" "late lowering group" ""
    166 Text        ""   Value   "reserved-167.params" "" ""
    167 CompactBool "0"  Nothing "reserved-167" "" ""
    168 Text        ""   Value   "reserved-169.params" "" ""
    169 InlineBool  "0"  Nothing "reserved-169" "" ""
    170 Text        ""   Value   "reserved-171.params" "" ""
    171 CompactBool "0"  Nothing "reserved-171" "" ""
    172 Text        ""   Value   "memory-space-opt.params" "memory-space-opt" ""
    173 CompactBool "0"  Enable  "memory-space-opt" "memory-space-opt" ""
    174 Text        ""   Value   "O1.params" "driver" ""
    175 CompactBool "0"  Enable  "O1" "driver" ""
    176 Text        ""   Value   "O2.params" "driver" ""
    177 InlineBool  "0"  Enable  "O2" "driver" ""
    178 Text        ""   Value   "O3.params" "driver" ""
    179 CompactBool "0"  Enable  "O3" "driver" ""
    180 Text        ""   Value   "language.params" "" ""
    181 TextPointer ""   Value   "fast-compile-level / language" "driver" "Ofast-compile"
    182 Text        ""   Value   "lower-ops-opt.params" "lower-ops" ""
    183 CompactBool "0"  Enable  "lower-ops-opt" "lower-ops" ""
    184 Text        ""   Value   "reserved-185.params" "" ""
    185 CompactBool "0"  Nothing "reserved-185" "" ""
    186 Text        ""   Value   "reserved-187.params" "" ""
    187 CompactBool "0"  Nothing "reserved-187" "" ""
    188 Text        ""   Value   "reserved-189.params" "" ""
    189 CompactBool "0"  Nothing "reserved-189" "" ""
    190 Text        ""   Value   "reserved-191.params" "" ""
    191 CompactBool "0"  Nothing "reserved-191" "" ""
    192 Text        ""   Value   "verify-each-plugin.params" "driver" ""
    193 CompactBool "0"  Enable  "verify-each-plugin" "driver" ""
    194 Text        ""   Value   "rename-blocks.params" "driver" ""
    195 CompactBool "0"  Enable  "rename-blocks" "driver" ""
    196 Text        ""   Value   "sink-limit.params" "" ""
    197 Int         "20" Value   "sink-limit" "sinking2" ""
    198 Text        ""   Value   "reserved-199.params" "" ""
    199 CompactBool "0"  Nothing "reserved-199" "" ""
    200 Text        ""   Value   "force-concurrent.params" "driver" ""
    201 CompactBool "0"  Enable  "force-concurrent" "driver" ""
    202 Text        ""   Value   "threads.params" "" ""
    203 Int         "-1" Value   "threads" "driver" ""
    204 Text        ""   Value   "threads-fallback.params" "" ""
    205 Int         "-1" Value   "threads-fallback" "driver" ""
    206 Text        ""   Value   "pass-control.params" "" ""
    207 Int         "-1" Value   "pass-control" "driver" ""
    208 Text        ""   Value   "std-compile-opts.params" "driver" ""
    209 CompactBool "0"  Enable  "std-compile-opts" "driver" ""
    210 Text        ""   Value   "reserved-211.params" "" ""
    211 InlineBool  "1"  Nothing "reserved-211" "" ""
    212 Text        ""   Value   "device-c.params" "driver" ""
    213 CompactBool "0"  Enable  "device-c" "driver" ""
    214 Text        ""   Value   "trace-level.params" "" ""
    215 Int         "0"  Value   "trace-level" "driver" ""
    216 Text        ""   Value   "codegen-only.params" "driver" ""
    217 CompactBool "0"  Enable  "codegen-only" "driver" ""
    218 Text        ""   Value   "unit-at-a-time.params" "" ""
    219 CompactBool "1"  Nothing "unit-at-a-time" "" ""
    220 Text        ""   Value   "verify-each.params" "verify" ""
    221 CompactBool "0"  Enable  "verify-each" "verify" ""
}
