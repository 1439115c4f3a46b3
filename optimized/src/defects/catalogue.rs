//! The table of seeded defects, made from their sites and programs: see `tests/it/defects_table.rs`, which
//! writes this file (`TANDEM_BLESS=1 cargo test --test it defects_table`). Not to be edited by hand.

use super::{Defect, ManagerDefect};

catalogue! {
    passes {
    ConvergentCallSiteMissed, "convergent-call-site-missed", jump_threading, "analysis/convergence.rs",
        ["JT-T5", "HB-121"], "convergence that only the call site states is missed";
    MergedBarrierForgotten, "merged-barrier-forgotten", jump_threading, "analysis/convergence.rs",
        ["JT-T6", "M11"], "a block that gets a barrier by a merge is taken to have none";
    RegionEndsAtSuccessors, "region-ends-at-successors", jump_threading, "analysis/convergence.rs",
        ["JT-T6"], "only the successors of the copied block are searched for barriers";
    UnusedVolatileErased, "unused-volatile-erased", dce, "analysis/dead.rs",
        ["JT-T19", "M8"], "an unused volatile load is taken to have no effect";
    UnusedCallMayHang, "unused-call-may-hang", dce, "analysis/dead.rs",
        ["JT-T10", "M15"], "an unused call that writes nothing is erased although it may not return";
    UnusedClockErased, "unused-clock-erased", dce, "analysis/dead.rs",
        ["M8"], "an unused reading of the clock is erased, because it writes no memory that the program sees";
    VolatileLoadErased, "volatile-load-erased", jump_threading, "analysis/effects.rs",
        ["JT-T19", "M8"], "an unused volatile load is erased";
    EveryCallReturns, "every-call-returns", jump_threading, "analysis/effects.rs",
        ["JT-T10", "JT-T13b", "M15"], "a call that may not return is taken to return";
    StoreInBetweenIgnored, "store-in-between-ignored", jump_threading, "analysis/effects.rs",
        ["JT-T13a", "HB-1", "M7"], "a store is taken not to write what is loaded";
    AtomicsWriteNothing, "atomics-write-nothing", jump_threading, "analysis/effects.rs",
        ["JT-T13a", "M8"], "atomic operations and fences are taken not to write";
    CallsWriteNothing, "calls-write-nothing", jump_threading, "analysis/effects.rs",
        ["JT-T13a", "M7"], "calls are taken not to write";
    FreezeOfUndefFolds, "freeze-of-undef-folds", jump_threading, "analysis/fold.rs",
        ["JT-T9b", "M4", "HB-73"], "freeze of undef folds to undef";
    OnesOf64BitsOnly, "ones-of-64-bits-only", jump_threading, "analysis/fold.rs",
        ["M12", "HB-39"], "\"all bits set\" is 64 ones in wider integers too";
    SubtractionCommutes, "subtraction-commutes", jump_threading, "analysis/fold.rs",
        ["JT-R4"], "0 - x folds to x";
    FalseConjunctionMeetsBoth, "false-conjunction-meets-both", jump_threading, "analysis/lvi/constraint.rs",
        ["JT-R4"], "where \"a and b\" is false, the ranges of both denials are intersected";
    FalseEdgeExcludesBound, "false-edge-excludes-bound", jump_threading, "analysis/lvi/constraint.rs",
        ["M13"], "the false edge of \"less\" is taken for \"greater\"";
    OffsetAddedNotTaken, "offset-added-not-taken", jump_threading, "analysis/lvi/constraint.rs",
        ["JT-R4"], "a bound on x + c is moved the wrong way to become one on x";
    BoundLeftOut, "bound-left-out", jump_threading, "analysis/lvi/constraint.rs",
        ["M13"], "\"at most\" is read as \"less\"";
    SignedBoundReadUnsigned, "signed-bound-read-unsigned", jump_threading, "analysis/lvi/constraint.rs",
        ["M13"], "a signed comparison bounds the value as an unsigned one";
    BothEdgesTakenForOne, "both-edges-taken-for-one", jump_threading, "analysis/lvi/constraint.rs",
        ["JT-T11", "M6"], "a branch both of whose edges lead to the block is taken to have gone the first way";
    LastCaseStandsForAll, "last-case-stands-for-all", jump_threading, "analysis/lvi/constraint.rs",
        ["JT-T11", "M6"], "of several cases that lead to the block only the last is believed";
    DefaultEdgeLosesItsCases, "default-edge-loses-its-cases", jump_threading, "analysis/lvi/constraint.rs",
        ["JT-T11", "M21"], "cases that share the default's target are taken not to lead there";
    WideConstantCut, "wide-constant-cut", jump_threading, "analysis/lvi/fact.rs",
        ["M12"], "of a constant of more than 64 bits the low 64 are looked at";
    UndefIsZero, "undef-is-zero", jump_threading, "analysis/lvi/fact.rs",
        ["JT-T9b"], "an undef or poison constant counts as zero";
    NoAddressIsNull, "no-address-is-null", jump_threading, "analysis/lvi/fact.rs",
        ["M17"], "no address of a global is null, in whatever address space";
    CacheForgetsBlock, "cache-forgets-block", jump_threading, "analysis/lvi/solver.rs",
        ["JT-T21", "M11"], "a fact cached for one block is used in another";
    LoopStartsAtNothing, "loop-starts-at-nothing", jump_threading, "analysis/lvi/solver.rs",
        ["HB-9", "JT-R14"], "a loop-carried value starts at \"nothing\", and the answer is kept before the fixed point";
    JoinForgetsUndef, "join-forgets-undef", jump_threading, "analysis/lvi/solver.rs",
        ["JT-T9b", "M4"], "of two paths that meet, one well-defined value makes the other well defined";
    FirstPredecessorSpeaksForAll, "first-predecessor-speaks-for-all", jump_threading, "analysis/lvi/solver.rs",
        ["JT-T14", "M6"], "the start of a block knows what its first predecessor knows";
    FlagsNeverBroken, "flags-never-broken", jump_threading, "analysis/lvi/transfer.rs",
        ["M1", "HB-75"], "nsw, nuw, exact and samesign are taken to hold, so that the result is never poison";
    LessThanItself, "less-than-itself", jump_threading, "analysis/lvi/transfer.rs",
        ["M13"], "a value is taken to be less than itself";
    OpenSelectTakesFirstArm, "open-select-takes-first-arm", jump_threading, "analysis/lvi/transfer.rs",
        ["JT-R4"], "a select with an open condition has the range of its first arm";
    SelectOnPoisonIsDefined, "select-on-poison-is-defined", jump_threading, "analysis/lvi/transfer.rs",
        ["JT-T9b", "M4"], "a select on a poison condition counts as well defined";
    FreezeLookedThrough, "freeze-looked-through", jump_threading, "analysis/lvi/transfer.rs",
        ["JT-T9b", "M4"], "freeze is looked through although its operand may be poison";
    AndKeepsLeastValue, "and-keeps-least-value", jump_threading, "analysis/lvi/transfer.rs",
        ["JT-R4"], "the lower bound of \"and\" is the smaller of the lower bounds";
    OrJoinsBounds, "or-joins-bounds", jump_threading, "analysis/lvi/transfer.rs",
        ["JT-R4"], "the upper bound of \"or\" is the \"or\" of the upper bounds";
    SumNeverWraps, "sum-never-wraps", jump_threading, "analysis/lvi/transfer.rs",
        ["JT-R4"], "the bounds of a sum are added although the sum may wrap all the way round";
    ShiftNeverOverflows, "shift-never-overflows", jump_threading, "analysis/lvi/transfer.rs",
        ["JT-R4"], "the bounds of a left shift are shifted although bits fall off";
    RemainderOfLeastDivisor, "remainder-of-least-divisor", jump_threading, "analysis/lvi/transfer.rs",
        ["M13"], "a remainder is taken to be less than the least divisor";
    ArithmeticShiftReadUnsigned, "arithmetic-shift-read-unsigned", jump_threading, "analysis/lvi/transfer.rs",
        ["M12"], "the range of an arithmetic shift is that of the logical one";
    OddWidthSignLost, "odd-width-sign-lost", jump_threading, "analysis/lvi/transfer.rs",
        ["M12"], "sign extension from an odd width fills with zeros";
    TruncKeepsBounds, "trunc-keeps-bounds", jump_threading, "analysis/lvi/transfer.rs",
        ["M12"], "truncation keeps the low bits of both bounds although values lie in between";
    OrderWithUndefIsOpen, "order-with-undef-is-open", jump_threading, "analysis/lvi/transfer.rs",
        ["JT-T22", "HB-51"], "any comparison with undef may come out either way, even \"less than 0\"";
    SignedComparedUnsigned, "signed-compared-unsigned", jump_threading, "analysis/lvi/transfer.rs",
        ["M13"], "signed comparisons of ranges are made unsigned";
    TruthIsAllOnes, "truth-is-all-ones", jump_threading, "analysis/lvi/transfer.rs",
        ["JT-T12"], "\"not 0\" is tested as \"all bits set\"";
    RangeMeansDefined, "range-means-defined", jump_threading, "analysis/lvi/transfer.rs",
        ["M2"], "!range without !noundef counts as well defined";
    RangeEndLeftOutTwice, "range-end-left-out-twice", jump_threading, "analysis/lvi/transfer.rs",
        ["M2", "M13"], "the end of a range attribute is excluded twice";
    FirstRangeOnly, "first-range-only", jump_threading, "analysis/lvi/transfer.rs",
        ["M2"], "of the pairs of !range only the first counts";
    GuardedReturnCloses, "guarded-return-closes", branch_folder, "analysis/machine_graph.rs",
        ["BF-R10", "BF-R9"], "a guarded return is taken to end its block for good";
    CallsMeetNobody, "calls-meet-nobody", branch_folder, "analysis/machine_graph.rs",
        ["BF-T4", "BF-R2"], "a call is taken to meet no other threads, whatever its callee does";
    ReversalKeepsSense, "reversal-keeps-sense", branch_folder, "analysis/machine_graph.rs",
        ["BF-T10"], "a branch that is turned round keeps the sense of its guard";
    DominatorsKept, "dominators-kept", jump_threading, "analysis/manager/function.rs",
        ["JT-T17", "M11", "HB-37d"], "dominators and loops of before are said to be those of after";
    PostDominatorsKept, "post-dominators-kept", jump_threading, "analysis/manager/function.rs",
        ["JT-T6", "M11", "HB-37d"], "post-dominators are kept after the graph has changed";
    LoopsKept, "loops-kept", jump_threading, "analysis/manager/function.rs",
        ["JT-T17", "M11", "HB-37d"], "loops are kept after the graph has changed";
    AddressStored, "address-stored", globalopt, "analysis/module/closure.rs",
        ["GO-T10", "M18"], "an address that is stored counts as an access";
    VolatileAccepted, "volatile-accepted", globalopt, "analysis/module/closure.rs",
        ["GO-R4", "M8"], "a volatile access counts as any other";
    ArgumentsAreDefined, "arguments-are-defined", jump_threading, "analysis/nonundef.rs",
        ["M4"], "every argument counts as well defined";
    FlagsAreDefined, "flags-are-defined", jump_threading, "analysis/nonundef.rs",
        ["M1"], "an operation that may be poison by its flags counts as well defined";
    LoadsAreDefined, "loads-are-defined", jump_threading, "analysis/nonundef.rs",
        ["M4"], "every loaded value counts as well defined";
    ShiftsAreDefined, "shifts-are-defined", jump_threading, "analysis/nonundef.rs",
        ["M1"], "a shift by any amount counts as well defined";
    NegativeRemainder, "negative-remainder", indvars, "analysis/scev/decided.rs",
        ["SE-7.2"], "the remainder of what may be negative is taken for the number itself where that is less than the divisor";
    FirstIterationDecides, "first-iteration-decides", indvars, "analysis/scev/decided.rs",
        ["SE-7.2"], "what a comparison is in the first iteration it is taken to be in all";
    NarrowVariableTested, "narrow-variable-tested", indvars, "analysis/scev/expand.rs",
        ["IV-T4"], "a variable with fewer bits than the count is tested from now on";
    DivisorNotAsked, "divisor-not-asked", indvars, "analysis/scev/expand.rs",
        ["IV-T9"], "a division that only the way to the loop makes safe is done before it";
    ExitLeafNotFrozen, "exit-leaf-not-frozen", indvars, "analysis/scev/expand.rs",
        ["U1,", "U3"], "what a value behind a loop is worked out from may be undef or poison";
    EntryNotFirst, "entry-not-first", block_placement, "passes/block_placement.rs",
        ["BP-1"], "another block than the entry comes first";
    BranchCutWhereItGoesFurther, "branch-cut-where-it-goes-further", block_placement, "passes/block_placement.rs",
        ["BP-1"], "a branch is taken away although the block behind it is another one";
    SecondWayLost, "second-way-lost", block_placement, "passes/block_placement.rs",
        ["BP-1"], "a branch whose two ways both lead elsewhere keeps the first of them only";
    FallThroughLost, "fall-through-lost", block_placement, "passes/block_placement.rs",
        ["BP-1", "BF-T18"], "a block that fell through to the next gets no branch when another one is put behind it";
    OpenEndPlacedAnywhere, "open-end-placed-anywhere", block_placement, "passes/block_placement.rs",
        ["BP-1", "BF-R9"], "a block that runs off the end of the function is put in front of others";
    SameTargetFallsOn, "same-target-falls-on", branch_folder, "passes/branch_folder/branches.rs",
        ["BF-T13", "HB-27"], "a branch both ways to one block, which is not the next, becomes none";
    EmptyBlockPartsNobody, "empty-block-parts-nobody", branch_folder, "passes/branch_folder/branches.rs",
        ["BF-T24"], "an empty block that keeps two groups of threads apart is removed";
    FallIntoEmptyLost, "fall-into-empty-lost", branch_folder, "passes/branch_folder/branches.rs",
        ["BF-R12", "BF-T9"], "a block that fell into an empty one gets no branch to where that one led";
    SplicedDespiteOtherWay, "spliced-despite-other-way", branch_folder, "passes/branch_folder/branches.rs",
        ["BF-R12", "BF-T15"], "a block is joined to the one in front of it although others lead to it";
    MovedBehindOpenEnd, "moved-behind-open-end", branch_folder, "passes/branch_folder/branches.rs",
        ["BF-R9", "BF-T18"], "a block is moved behind one that runs off the end of the function";
    ReachedByBranchIsDead, "reached-by-branch-is-dead", branch_folder, "passes/branch_folder/branches.rs",
        ["BF-R12"], "a block that nobody falls into counts as unreachable";
    BarrierIsPlain, "barrier-is-plain", branch_folder, "passes/branch_folder/common.rs",
        ["BF-T4", "BF-R2", "CV-1", "HB-29", "M10"], "a barrier is merged like any other instruction";
    NomergeIgnored, "nomerge-ignored", branch_folder, "passes/branch_folder/common.rs",
        ["BF-R2"], "an instruction that says nomerge is merged";
    ClockIsAnyRegister, "clock-is-any-register", branch_folder, "passes/branch_folder/common.rs",
        ["BF-R2"], "two readings of the clock become one";
    VolatileMergedWithPlain, "volatile-merged-with-plain", branch_folder, "passes/branch_folder/common.rs",
        ["BF-T5"], "a volatile load and a plain one count as the same";
    SpacesNotCompared, "spaces-not-compared", branch_folder, "passes/branch_folder/common.rs",
        ["BF-T8"], "accesses of different address spaces count as the same";
    GuardsNotCompared, "guards-not-compared", branch_folder, "passes/branch_folder/common.rs",
        ["BF-T22"], "a guarded instruction and one that is not count as the same";
    UndefNotCompared, "undef-not-compared", branch_folder, "passes/branch_folder/common.rs",
        ["BF-T16", "HB-23"], "an operand whose value does not matter counts as one that does";
    OffsetsNotCompared, "offsets-not-compared", branch_folder, "passes/branch_folder/common.rs",
        ["BF-T7"], "accesses at different offsets count as the same";
    StrongerAlignmentKept, "stronger-alignment-kept", branch_folder, "passes/branch_folder/common.rs",
        ["BF-T6", "BF-R2"], "of two alignments the merged access keeps the greater";
    PromiseOfOneKept, "promise-of-one-kept", branch_folder, "passes/branch_folder/common.rs",
        ["BF-T6", "BF-R2"], "what one of two merged loads promises stays promised";
    OtherPredecessorForgotten, "other-predecessor-forgotten", branch_folder, "passes/branch_folder/hoist.rs",
        ["BF-T12"], "what both ways begin with is hoisted although one of them is reached from elsewhere too";
    HoistKeepsPromises, "hoist-keeps-promises", branch_folder, "passes/branch_folder/hoist.rs",
        ["BF-T6", "BF-R13"], "a hoisted load keeps what only one of its copies promises";
    GuardWrittenBeforeItsBranch, "guard-written-before-its-branch", branch_folder, "passes/branch_folder/hoist.rs",
        ["BF-T11"], "an instruction that writes the guard of the branch is hoisted in front of it";
    HoistedOutOfItsCall, "hoisted-out-of-its-call", branch_folder, "passes/branch_folder/hoist.rs",
        ["BF-R11", "BF-T20"], "the store of an argument is hoisted out of its call";
    RegionEndsBehindTail, "region-ends-behind-tail", branch_folder, "passes/branch_folder/legality.rs",
        ["BF-T4b", "CV-1"], "only the blocks right behind a merged tail are searched for votes";
    IrreducibleFolded, "irreducible-folded", branch_folder, "passes/branch_folder/mod.rs",
        ["BF-T1", "X-6"], "a function is folded although its control flow is irreducible";
    LiveThroughForgotten, "live-through-forgotten", branch_folder, "passes/branch_folder/mod.rs",
        ["BF-T17", "BF-R7"], "registers that live through a merged tail are not live into it";
    LoopsNotCompared, "loops-not-compared", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-T1", "BF-T2", "BF-R4", "HB-25"], "a tail in a loop and one in front of it are merged";
    StructureGivenUp, "structure-given-up", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-T3", "BF-R5"], "a structured function loses its structure";
    ShorterTailsMerged, "shorter-tails-merged", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-022"], "a tail of one instruction less than asked for is merged";
    ReservedRegisterMerged, "reserved-register-merged", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-027", "BF-R14"], "a tail that reads a reserved register is merged";
    GroupsOfThreadsIgnored, "groups-of-threads-ignored", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-T4", "BF-T4b", "CV-1"], "tails are merged whoever meets behind them at a vote";
    TableEntryHoldsTail, "table-entry-holds-tail", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-T15"], "the entry of a jump table becomes the tail that others go to";
    MemberFallsPastTail, "member-falls-past-tail", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-T18"], "a block whose end was merged gets no branch to the tail";
    TailKeepsPromises, "tail-keeps-promises", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-T6", "BF-R2"], "the instructions of a merged tail keep all that their first copy promises";
    EntryHoldsTail, "entry-holds-tail", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-T14"], "the entry becomes the tail that others go to";
    DecisionNotTurned, "decision-not-turned", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-R8", "BF-T10"], "a guarded branch to the common successor is taken for its own opposite";
    CallCut, "call-cut", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-T20", "BF-R11"], "a tail begins between the arguments of a call";
    CarryCut, "carry-cut", branch_folder, "passes/branch_folder/tails.rs",
        ["BF-R11"], "a tail begins between a sum and the one that takes its carry";
    VisibleConstantMerged, "visible-constant-merged", constmerge, "passes/constmerge.rs",
        ["GO-T21"], "of two equal constants a visible one goes";
    UsedConstantMerged, "used-constant-merged", constmerge, "passes/constmerge.rs",
        ["GO-T21", "X-2"], "a constant in llvm.used is merged into another";
    NamedAddressMerged, "named-address-merged", constmerge, "passes/constmerge.rs",
        ["GO-T21"], "constants whose addresses matter are merged";
    MutableMerged, "mutable-merged", constmerge, "passes/constmerge.rs",
        ["GO-T21"], "variables that start alike are merged";
    MergeIgnoresSpace, "merge-ignores-space", constmerge, "passes/constmerge.rs",
        ["GO-T21", "GO-015"], "constants of different address spaces are merged";
    MergeIgnoresTls, "merge-ignores-tls", constmerge, "passes/constmerge.rs",
        ["GO-T21", "GO-T23"], "a thread-local constant is merged with a shared one";
    MergeAssumesAbiAlignment, "merge-assumes-abi-alignment", constmerge, "passes/constmerge.rs",
        ["GO-T21", "M3"], "an alignment that is not stated counts as the ABI alignment of the type";
    MergeKeepsAlignment, "merge-keeps-alignment", constmerge, "passes/constmerge.rs",
        ["GO-T21", "M3"], "the constant that stays keeps its own lesser alignment";
    DfaNoDuplicateCopied, "dfa-no-duplicate-copied", dfa_jump_threading, "passes/dfa_jump_threading/legality.rs",
        ["JT-R2", "JT-T15"], "a path is copied whatever its blocks hold";
    DfaRegionNeverAsked, "dfa-region-never-asked", dfa_jump_threading, "passes/dfa_jump_threading/legality.rs",
        ["JT-T6", "M9"], "barriers that hang on a copied block do not matter";
    DfaGraphNotRechecked, "dfa-graph-not-rechecked", dfa_jump_threading, "passes/dfa_jump_threading/legality.rs",
        ["JT-T16", "M22"], "a machine is threaded without looking whether the graph stays reducible";
    DfaThresholdIgnored, "dfa-threshold-ignored", dfa_jump_threading, "passes/dfa_jump_threading/legality.rs",
        ["JT-R16"], "a machine may cost anything";
    DfaRefusedTriedAgain, "dfa-refused-tried-again", dfa_jump_threading, "passes/dfa_jump_threading/mod.rs",
        ["JT-R16"], "a switch that was refused is tried again for ever";
    DfaFirstEntryForAll, "dfa-first-entry-for-all", dfa_jump_threading, "passes/dfa_jump_threading/search.rs",
        ["JT-R16", "HB-11a"], "a state's phi counts as its first entry, whichever predecessor is asked about";
    DfaSharedCaseBelieved, "dfa-shared-case-believed", dfa_jump_threading, "passes/dfa_jump_threading/search.rs",
        ["JT-T11", "JT-R5"], "behind a block that several cases lead to, the state is taken to be one of them";
    DfaFirstRestBelieved, "dfa-first-rest-believed", dfa_jump_threading, "passes/dfa_jump_threading/search.rs",
        ["JT-T11", "JT-R5"], "behind the default the state is taken to be one of several that have no case";
    DfaEdgesNotTold, "dfa-edges-not-told", dfa_jump_threading, "passes/dfa_jump_threading/state.rs",
        ["M11", "HB-37d"], "dominators and loops of before the paths were threaded are said to be those of after";
    DfaUnfoldWithoutFreeze, "dfa-unfold-without-freeze", dfa_jump_threading, "passes/dfa_jump_threading/state.rs",
        ["JT-T9a", "JT-R7", "M4"], "a select between states becomes a branch on a condition that may be poison";
    DfaNoCaseGoesToFirstCase, "dfa-no-case-goes-to-first-case", dfa_jump_threading, "passes/dfa_jump_threading/state.rs",
        ["JT-T18", "M21"], "a state without a case goes to the first case";
    DfaBudgetIgnored, "dfa-budget-ignored", dfa_jump_threading, "passes/dfa_jump_threading/state.rs",
        ["JT-T20", "JT-R16"], "the pass's budget is not looked at";
    DfaEntriesOfOtherPath, "dfa-entries-of-other-path", dfa_jump_threading, "passes/dfa_jump_threading/thread.rs",
        ["JT-T7", "M5"], "the phis behind a path get the values of the path before it";
    DfaSideExitsForgotten, "dfa-side-exits-forgotten", dfa_jump_threading, "passes/dfa_jump_threading/thread.rs",
        ["JT-R16", "M6"], "the edges that leave a path get no phi entries";
    DfaPhisMappedInTurn, "dfa-phis-mapped-in-turn", dfa_jump_threading, "passes/dfa_jump_threading/thread.rs",
        ["JT-T8", "M5"], "the phis of a copy are mapped one after the other";
    DfaLastBlockNotRepaired, "dfa-last-block-not-repaired", dfa_jump_threading, "passes/dfa_jump_threading/thread.rs",
        ["JT-T7", "JT-T17"], "the values of one copied block keep a single definition";
    MoveSaysUsesKept, "move-says-uses-kept", generic_to_nvvm, "passes/generic_to_nvvm.rs",
        ["M11", "HB-37d"], "the pass says that it kept the index of mentions, although the new variables are in none";
    MoveSaysRootsKept, "move-says-roots-kept", generic_to_nvvm, "passes/generic_to_nvvm.rs",
        ["M11", "HB-37d"], "the pass says that what is held from outside is what it was, although annotations name the new variables";
    MoveDropsTls, "move-drops-tls", generic_to_nvvm, "passes/generic_to_nvvm.rs",
        ["PL-R10", "GO-T23"], "a thread-local variable is shared after the move";
    MoveDropsAlignment, "move-drops-alignment", generic_to_nvvm, "passes/generic_to_nvvm.rs",
        ["PL-R10", "M3"], "a variable that moves loses its alignment";
    ErasureSaysAllKept, "erasure-says-all-kept", globaldce, "passes/globaldce.rs",
        ["M11", "HB-37d"], "the pass says that it kept everything although names and bodies are gone";
    ComdatTornApart, "comdat-torn-apart", globaldce, "passes/globaldce.rs",
        ["X-2"], "members of a comdat are erased although another one is used";
    UsedListDropped, "used-list-dropped", globaldce, "passes/globaldce.rs",
        ["X-2"], "what llvm.used names is erased with it";
    KernelDropped, "kernel-dropped", globaldce, "passes/globaldce.rs",
        ["X-2"], "an internal kernel is erased";
    HostVariableDropped, "host-variable-dropped", globaldce, "passes/globaldce.rs",
        ["X-2", "GO-T11"], "a variable that the host sets is erased";
    SplitDropsTls, "split-drops-tls", globalopt, "passes/globalopt/address.rs",
        ["GO-T23"], "what takes the place of a thread-local variable is shared";
    SplitDropsSpace, "split-drops-space", globalopt, "passes/globalopt/address.rs",
        ["GO-015"], "what takes the place of a variable is in the generic space";
    VisibleChanged, "visible-changed", globalopt, "passes/globalopt/candidate.rs",
        ["GO-T13", "M18"], "a variable that other modules see is changed";
    HostWritesIgnored, "host-writes-ignored", globalopt, "passes/globalopt/candidate.rs",
        ["GO-T11"], "a variable that the host writes counts as known";
    UsedListIgnored, "used-list-ignored", globalopt, "passes/globalopt/candidate.rs",
        ["GO-T13"], "a variable in llvm.used is changed";
    ShardChanged, "shard-changed", globalopt, "passes/globalopt/candidate.rs",
        ["GO-T15"], "a part of a split module counts as the whole";
    NamedByInitializer, "named-by-initializer", globalopt, "passes/globalopt/candidate.rs",
        ["GO-R2", "M18"], "a variable whose address another one holds counts as known";
    OrderedStoreErased, "ordered-store-erased", globalopt, "passes/globalopt/erase_stores.rs",
        ["GO-T22", "M8"], "a release store is erased because nobody loads what it wrote";
    FoldLimitMissed, "fold-limit-missed", globalopt, "passes/globalopt/fold_global.rs",
        ["GO-043"], "variables of any size are folded";
    FlagLoadFolded, "flag-load-folded", globalopt, "passes/globalopt/fold_global.rs",
        ["GO-T22", "M8"], "an atomic load is folded although something is stored";
    SharedFoldsToInitializer, "shared-folds-to-initializer", globalopt, "passes/globalopt/fold_global.rs",
        ["GO-T14", "GO-R5"], "shared memory starts as its initialiser says";
    FoldIgnoresOffset, "fold-ignores-offset", globalopt, "passes/globalopt/fold_global.rs",
        ["GO-R5", "M5"], "every load reads the initialiser from its start";
    OrderedStoreFolded, "ordered-store-folded", globalopt, "passes/globalopt/fold_global.rs",
        ["GO-T22", "M8"], "an atomic store of what is there already is erased";
    StoreOfOtherValueFolded, "store-of-other-value-folded", globalopt, "passes/globalopt/fold_global.rs",
        ["GO-R5", "M19"], "a store of some other constant counts as no modification";
    FirstOfSeveralForwarded, "first-of-several-forwarded", globalopt, "passes/globalopt/forward_store.rs",
        ["GO-R12", "M19"], "of several stores the first one found is forwarded";
    OrderedStoreForwarded, "ordered-store-forwarded", globalopt, "passes/globalopt/forward_store.rs",
        ["GO-R12", "M8"], "the value of an atomic store is forwarded";
    ThreadLocalForwarded, "thread-local-forwarded", globalopt, "passes/globalopt/forward_store.rs",
        ["GO-R12"], "the address of a thread-local variable is forwarded from one thread to another";
    ForwardIgnoresOffset, "forward-ignores-offset", globalopt, "passes/globalopt/forward_store.rs",
        ["GO-R12", "M5"], "a load of another part gets the stored value";
    OrderedLoadForwarded, "ordered-load-forwarded", globalopt, "passes/globalopt/forward_store.rs",
        ["GO-R12", "GO-T22", "M8"], "an acquire load is replaced by a constant";
    ForwardedBackwards, "forwarded-backwards", globalopt, "passes/globalopt/forward_store.rs",
        ["GO-T19", "M19"], "a load that may come before the only store gets its value";
    ThreadsShareHeapPointer, "threads-share-heap-pointer", globalopt, "passes/globalopt/heap.rs",
        ["GO-T23"], "a thread-local pointer to the heap counts as one pointer";
    AtomicHeapPointer, "atomic-heap-pointer", globalopt, "passes/globalopt/heap.rs",
        ["GO-R4", "M8"], "a pointer that is stored and loaded atomically counts as a plain one";
    NullNeverValid, "null-never-valid", globalopt, "passes/globalopt/heap.rs",
        ["GO-R6"], "null is no address even where a function says that it is";
    NullOnTheLeft, "null-on-the-left", globalopt, "passes/globalopt/heap.rs",
        ["GO-R6", "M13"], "a comparison with null on the left is read as if it were on the right";
    OrderedHeapAccess, "ordered-heap-access", globalopt, "passes/globalopt/heap.rs",
        ["GO-R4", "M8"], "volatile and atomic accesses of the object count as any other";
    SharedHeapPointer, "shared-heap-pointer", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-T4", "GO-T14"], "the object behind a shared pointer becomes static, and its flag is in shared memory";
    StaticLimitMissed, "static-limit-missed", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-R9"], "an object of any size becomes static";
    HeapAlignmentForgotten, "heap-alignment-forgotten", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-T8b", "M3"], "the static object has no alignment";
    SignedNullComparison, "signed-null-comparison", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-T2"], "a signed comparison with null is read as an unsigned one";
    ZeroingForgotten, "zeroing-forgotten", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-T5b", "GO-R6"], "what calloc zeroed is not zeroed";
    ObjectInPointersSpace, "object-in-pointers-space", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-R6"], "the static object is in the space of the pointer to it";
    FlagStartsSet, "flag-starts-set", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-T5"], "the flag says from the start that the allocation has happened";
    FlagReadAtComparison, "flag-read-at-comparison", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-T24"], "the flag is read where the pointer is compared, not where it was loaded";
    AtLeastNullIsFlag, "at-least-null-is-flag", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-T1", "M13"], "\"at least null\" is read as \"allocated\"";
    NullLeavesFlag, "null-leaves-flag", globalopt, "passes/globalopt/heap_to_static.rs",
        ["GO-R6"], "storing null leaves the flag set";
    LoopRunsOnce, "loop-runs-once", globalopt, "passes/globalopt/once.rs",
        ["GO-T3"], "an allocation in a loop counts as executed once";
    OtherRootsForgotten, "other-roots-forgotten", globalopt, "passes/globalopt/once.rs",
        ["GO-T3", "GO-R6"], "only the first root of the module is looked at";
    RootsEnteredOnce, "roots-entered-once", globalopt, "passes/globalopt/once.rs",
        ["GO-T3", "GO-T4"], "every root, kernels included, counts as entered once";
    FirstCallOnly, "first-call-only", globalopt, "passes/globalopt/once.rs",
        ["GO-T3"], "of several calls of a function only one is seen";
    SeventeenFieldsSplit, "seventeen-fields-split", globalopt, "passes/globalopt/split_global.rs",
        ["GO-063", "M13"], "a struct of seventeen fields is split";
    FieldAlignmentForgotten, "field-alignment-forgotten", globalopt, "passes/globalopt/split_global.rs",
        ["GO-T8", "M3"], "fields do not get the alignment that accesses rely on";
    TwoFieldsTaken, "two-fields-taken", globalopt, "passes/globalopt/split_global.rs",
        ["GO-T7", "GO-T9"], "an access of two fields or of padding goes to the field where it starts";
    AccessAlignmentKept, "access-alignment-kept", globalopt, "passes/globalopt/split_global.rs",
        ["GO-T8", "M3"], "an access keeps an alignment that its field does not have";
    FieldStartsZero, "field-starts-zero", globalopt, "passes/globalopt/split_global.rs",
        ["GO-T6", "GO-R7"], "the fields of a split struct start with zero";
    FieldOffsetForgotten, "field-offset-forgotten", globalopt, "passes/globalopt/split_global.rs",
        ["GO-R7", "M5"], "an access inside a field goes to the field's start";
    LastFieldNotLoaded, "last-field-not-loaded", globalopt, "passes/globalopt/split_global.rs",
        ["GO-R7"], "a load of the whole struct leaves out the last field";
    WrappingCount, "wrapping-count", globalopt, "passes/globalopt/split_heap.rs",
        ["GO-T25"], "a size that may wrap counts as a number of structs";
    HeapAccessLeavesField, "heap-access-leaves-field", globalopt, "passes/globalopt/split_heap.rs",
        ["GO-T7", "GO-T9"], "an access that leaves its field goes to the field's own allocation";
    HeapBlocksNotTold, "heap-blocks-not-told", globalopt, "passes/globalopt/split_heap_apply.rs",
        ["M11", "HB-37d"], "the dominators of a body that got blocks behind an allocation are kept";
    FreesOnSuccess, "frees-on-success", globalopt, "passes/globalopt/split_heap_apply.rs",
        ["GO-T17"], "the arms of the guard are exchanged";
    FieldAddressTested, "field-address-tested", globalopt, "passes/globalopt/split_heap_apply.rs",
        ["GO-T18"], "the address of the variable is tested for null, not the pointer";
    LastFailureMissed, "last-failure-missed", globalopt, "passes/globalopt/split_heap_apply.rs",
        ["GO-R8"], "only the first allocation is asked whether it failed";
    FailedPartsLeak, "failed-parts-leak", globalopt, "passes/globalopt/split_heap_apply.rs",
        ["GO-R8"], "where one allocation fails, the others are not freed";
    FieldPointerReloaded, "field-pointer-reloaded", globalopt, "passes/globalopt/split_heap_apply.rs",
        ["GO-T16"], "field pointers are loaded where they are used";
    NamedVariableListedAgain, "named-variable-listed-again", globalopt, "passes/globalopt/state.rs",
        ["GO-R1"], "a variable that an initialiser names is looked at for ever";
    MentionNotTold, "mention-not-told", globalopt, "passes/globalopt/state.rs",
        ["M11", "HB-37d"], "a constant that a body gets is not told to the index of mentions, which is said to be kept";
    VariablesMergedWithFlags, "variables-merged-with-flags", indvars, "passes/indvars/congruent.rs",
        ["IV-T10"], "of two equal variables the one stands for the other that may be poison where that is not";
    LftrKeepsFlags, "lftr-keeps-flags", indvars, "passes/indvars/exit_tests.rs",
        ["IV-T1"], "the increment that a new exit test hangs on keeps flags that it breaks on the way";
    LimitOfThePhi, "limit-of-the-phi", indvars, "passes/indvars/exit_tests.rs",
        ["IV-5"], "the increment is tested against what the variable itself comes to";
    NegativeDividendIsSmall, "negative-dividend-is-small", instsimplify, "passes/instsimplify/arith.rs",
        ["M12"], "of a dividend only the greatest value is compared with the divisor, not the least";
    ExtensionForgetsFlag, "extension-forgets-flag", instsimplify, "passes/instsimplify/casts.rs",
        ["M1", "M12"], "an extension of a truncation is taken to be the number that was truncated, whatever was lost";
    MaskIsBelowItself, "mask-is-below-itself", instsimplify, "passes/instsimplify/compare.rs",
        ["M13"], "a masked number is taken to be less than its mask";
    LeastNumberHasMagnitude, "least-number-has-magnitude", instsimplify, "passes/instsimplify/compare.rs",
        ["M13"], "the absolute value of the least number is taken to be positive where it is not poison";
    DenormalsKept, "denormals-kept", instsimplify, "passes/instsimplify/floats.rs",
        ["M2"], "a multiplication by 1.0 is taken to change nothing where denormal numbers are flushed";
    PlusZeroIsNeutral, "plus-zero-is-neutral", instsimplify, "passes/instsimplify/floats.rs",
        ["M13"], "adding 0.0 is taken to change nothing, -0.0 included";
    NanEqualsItself, "nan-equals-itself", instsimplify, "passes/instsimplify/floats.rs",
        ["M4"], "a number is taken to be equal to itself where it may be a NaN";
    OrdersMixed, "orders-mixed", instsimplify, "passes/instsimplify/implied.rs",
        ["M13"], "a signed and an unsigned comparison of two numbers are taken to speak of one order";
    FirstLaneSpeaksForAll, "first-lane-speaks-for-all", instsimplify, "passes/instsimplify/query.rs",
        ["M12"], "of two vectors of constants only the first lanes are compared";
    UndefArmTakesPoison, "undef-arm-takes-poison", instsimplify, "passes/instsimplify/selects.rs",
        ["M4"], "an undef arm of a select is taken to be the other arm, which may be poison";
    ShiftedOutBitsForgotten, "shifted-out-bits-forgotten", instsimplify, "passes/instsimplify/shifts.rs",
        ["M1"], "a left shift that only keeps the sign is taken to lose no bits";
    PhiTakesUnavailable, "phi-takes-unavailable", instsimplify, "passes/instsimplify/vectors.rs",
        ["M6"], "a phi of one value and poison becomes the value where that is not available";
    ComdatHalfInternal, "comdat-half-internal", internalize, "passes/internalize.rs",
        ["X-2"], "some members of a visible comdat become internal";
    KernelInternalized, "kernel-internalized", internalize, "passes/internalize.rs",
        ["X-2"], "a kernel becomes internal";
    UsedListInternalized, "used-list-internalized", internalize, "passes/internalize.rs",
        ["X-2"], "what llvm.used names becomes internal";
    HostVariableInternalized, "host-variable-internalized", internalize, "passes/internalize.rs",
        ["X-2", "GO-T11"], "a variable that the host sets becomes internal";
    KeepListIgnored, "keep-list-ignored", internalize, "passes/internalize.rs",
        ["X-2"], "the keep list is not looked at";
    LastStepForgotten, "last-step-forgotten", iv_demotion, "passes/iv_demotion.rs",
        ["ID-T1"], "the number after the last step is not asked whether it fits into 32 bits";
    IndexZeroExtended, "index-zero-extended", iv_demotion, "passes/iv_demotion.rs",
        ["ID-T3"], "an address is computed from a 32-bit variable that is counted without sign, though the index is extended with sign";
    SamesignKept, "samesign-kept", iv_demotion, "passes/iv_demotion.rs",
        ["HB-43"], "a comparison keeps samesign where its operands lose the zero bits above them";
    SilentPredecessorAgrees, "silent-predecessor-agrees", jump_threading, "passes/jump_threading/choose.rs",
        ["JT-R1", "HB-11a"], "a predecessor that knows nothing is taken to agree with the others";
    SelfEdgeThreaded, "self-edge-threaded", jump_threading, "passes/jump_threading/choose.rs",
        ["JT-R2"], "a block is threaded past itself";
    HeaderItselfForgotten, "header-itself-forgotten", jump_threading, "passes/jump_threading/choose.rs",
        ["JT-T4", "M22"], "only the destination is tested for being a loop header";
    RegionNeverAsked, "region-never-asked", jump_threading, "passes/jump_threading/choose.rs",
        ["JT-T6", "M9"], "barriers behind the copied block do not matter";
    SecondSuccessorForgotten, "second-successor-forgotten", jump_threading, "passes/jump_threading/clone_branch.rs",
        ["M6"], "only the first successor of a copied branch gets phi entries";
    DoubleEdgeKeepsEntries, "double-edge-keeps-entries", jump_threading, "passes/jump_threading/fold_branch.rs",
        ["M6"], "a folded branch keeps the phi entries of both of its edges";
    FalseConjunctionDeniesBoth, "false-conjunction-denies-both", jump_threading, "passes/jump_threading/implication.rs",
        ["JT-R4"], "where \"a and b\" is false, both are taken to be false";
    ImpliedAcrossSigns, "implied-across-signs", jump_threading, "passes/jump_threading/implication.rs",
        ["M13"], "an unsigned comparison is taken to imply a signed one";
    SwappedSidesKeepPredicate, "swapped-sides-keep-predicate", jump_threading, "passes/jump_threading/implication.rs",
        ["JT-R4"], "a comparison is found with its sides exchanged, and the predicate stays";
    MemoForgetsPlace, "memo-forgets-place", jump_threading, "passes/jump_threading/knowledge.rs",
        ["JT-T21", "M11"], "a fact found at the end of the predecessor is reused for the value inside the block";
    PhiOfFirstPredecessor, "phi-of-first-predecessor", jump_threading, "passes/jump_threading/knowledge.rs",
        ["HB-11a"], "a phi counts as its first entry, whichever predecessor is asked about";
    OneSideTranslated, "one-side-translated", jump_threading, "passes/jump_threading/knowledge.rs",
        ["HB-3"], "one side of a comparison is translated to the predecessor, so that two iterations are compared";
    PassedEdgeMeansDefined, "passed-edge-means-defined", jump_threading, "passes/jump_threading/knowledge.rs",
        ["JT-T9b", "M4"], "a value that an edge was passed with counts as neither undef nor poison";
    ChainOneHopTooFar, "chain-one-hop-too-far", jump_threading, "passes/jump_threading/knowledge.rs",
        ["JT-007"], "conditions are looked for one hop further up than the limit says";
    ChainThroughMerge, "chain-through-merge", jump_threading, "passes/jump_threading/knowledge.rs",
        ["JT-T14", "M6"], "a condition on one of several paths to the predecessor is taken to have been passed";
    LargeSwitchTakesNearest, "large-switch-takes-nearest", jump_threading, "passes/jump_threading/knowledge.rs",
        ["JT-T18", "M21"], "the search among many cases takes the next case where none matches";
    SwitchCountsOneTooMany, "switch-counts-one-too-many", jump_threading, "passes/jump_threading/knowledge.rs",
        ["JT-T18", "M13"], "the default is left out although one value of the range has no case";
    NoCaseGoesToFirstCase, "no-case-goes-to-first-case", jump_threading, "passes/jump_threading/knowledge.rs",
        ["JT-T18", "M21"], "a value without a case goes to the first case";
    UsesElsewhereReplaced, "uses-elsewhere-replaced", jump_threading, "passes/jump_threading/late_uses.rs",
        ["JT-R5"], "a fact at the end of a block replaces uses in other blocks";
    UsesBeforeExitReplaced, "uses-before-exit-replaced", jump_threading, "passes/jump_threading/late_uses.rs",
        ["JT-T10", "M15"], "a fact at the end of a block replaces uses before a call that may not return";
    AssumptionProvesItself, "assumption-proves-itself", jump_threading, "passes/jump_threading/late_uses.rs",
        ["JT-T10"], "the assumption that made a fact true is replaced by it";
    GraphNotRechecked, "graph-not-rechecked", jump_threading, "passes/jump_threading/legality.rs",
        ["JT-T1", "JT-T16", "M22"], "a loop header is threaded without looking whether the graph stays reducible";
    SoleEntryWaved, "sole-entry-waved", jump_threading, "passes/jump_threading/legality.rs",
        ["JT-T2", "M22"], "a loop's only entry may be threaded, it is thought";
    BackEdgeWaved, "back-edge-waved", jump_threading, "passes/jump_threading/legality.rs",
        ["JT-T3", "M22"], "a loop's back edges may be threaded, it is thought";
    SharedCopyOverlooked, "shared-copy-overlooked", jump_threading, "passes/jump_threading/legality.rs",
        ["JT-T2", "M22"], "the test of reducibility leaves out the copy that several predecessors share";
    MinSizeForgotten, "min-size-forgotten", jump_threading, "passes/jump_threading/legality.rs",
        ["JT-R11"], "minsize does not lower the threshold";
    ThresholdOffByOne, "threshold-off-by-one", jump_threading, "passes/jump_threading/legality.rs",
        ["JT-006", "M13"], "a block may cost one more than the threshold";
    VolatileLoadThreaded, "volatile-load-threaded", jump_threading, "passes/jump_threading/load.rs",
        ["JT-T19", "M8"], "a volatile load is replaced by a phi";
    WritesBeforeLoadIgnored, "writes-before-load-ignored", jump_threading, "passes/jump_threading/load.rs",
        ["JT-T13a", "M7"], "what stands before the load in its block is taken not to write";
    LoadSpeculated, "load-speculated", jump_threading, "passes/jump_threading/load.rs",
        ["HB-97", "JT-R8"], "a load is moved up into a predecessor that also goes elsewhere";
    LoadMovedAboveExit, "load-moved-above-exit", jump_threading, "passes/jump_threading/load.rs",
        ["JT-T13b", "M15"], "a load is moved up over a call that may not return";
    AddressOfFirstPredecessor, "address-of-first-predecessor", jump_threading, "passes/jump_threading/load.rs",
        ["M5", "JT-R8"], "the address on an edge is that of the first predecessor";
    OrderedAccessForwarded, "ordered-access-forwarded", jump_threading, "passes/jump_threading/load.rs",
        ["JT-T19", "M8"], "the value of a volatile or atomic access is reused";
    FactsOutliveMerge, "facts-outlive-merge", jump_threading, "passes/jump_threading/merge.rs",
        ["JT-T21", "M11"], "facts about merged values are kept";
    IrreducibleInputChanged, "irreducible-input-changed", jump_threading, "passes/jump_threading/mod.rs",
        ["X-6", "M22"], "an irreducible function is changed";
    OptNoneIgnored, "opt-none-ignored", jump_threading, "passes/jump_threading/mod.rs",
        ["JT-001"], "a function that says optnone is changed";
    SelfLoopHeadsNothing, "self-loop-heads-nothing", jump_threading, "passes/jump_threading/state.rs",
        ["JT-T1", "M22"], "a block that is its own loop does not count as a header";
    SelfLoopMarkedAgain, "self-loop-marked-again", jump_threading, "passes/jump_threading/state.rs",
        ["JT-R12"], "a block that is its own successor is looked at for ever";
    BudgetNotCharged, "budget-not-charged", jump_threading, "passes/jump_threading/state.rs",
        ["JT-T20", "JT-R10"], "copies are not taken from the budget";
    PhisMappedInTurn, "phis-mapped-in-turn", jump_threading, "passes/jump_threading/thread_edge.rs",
        ["JT-T8", "M5"], "phis are mapped one after the other";
    SharedCopyMixesInputs, "shared-copy-mixes-inputs", jump_threading, "passes/jump_threading/thread_edge.rs",
        ["M5", "HB-11a"], "all predecessors of a shared copy bring the first one's values";
    DoubleEdgeForgotten, "double-edge-forgotten", jump_threading, "passes/jump_threading/thread_edge.rs",
        ["M6"], "two edges from one predecessor get one phi entry";
    EntryNotMapped, "entry-not-mapped", jump_threading, "passes/jump_threading/thread_edge.rs",
        ["JT-T7", "M5"], "the phis behind the copy get the original's values";
    HeadersKept, "headers-kept", jump_threading, "passes/jump_threading/thread_edge.rs",
        ["M11", "M22"], "loop headers are not found anew after a change";
    SharedSelectUnfolded, "shared-select-unfolded", jump_threading, "passes/jump_threading/unfold_select.rs",
        ["JT-R7"], "a select with other uses is unfolded";
    UnfoldWithoutFreeze, "unfold-without-freeze", jump_threading, "passes/jump_threading/unfold_select.rs",
        ["JT-T9a", "M4"], "an unfolded select branches on a condition that may be poison";
    LastWayInMiscounted, "last-way-in-miscounted", jump_threading, "passes/jump_threading/unreachable.rs",
        ["JT-R12"], "a block with one edge in left counts as unreachable";
    FirstExitReaches, "first-exit-reaches", lcssa, "passes/lcssa.rs",
        ["LC-T2"], "where values from two exits of a loop meet, the one from the first exit is taken for both";
    InnerLoopNotAsked, "inner-loop-not-asked", loop_deletion, "passes/loop_deletion.rs",
        ["LD-T2", "LD-T10"], "of a loop inside the one that is deleted it is not asked whether it ends";
    EndlessLoopDeleted, "endless-loop-deleted", loop_deletion, "passes/loop_deletion.rs",
        ["LD-T1"], "a loop is deleted although nothing says that it ends";
    ExitValuesMixed, "exit-values-mixed", loop_deletion, "passes/loop_deletion.rs",
        ["LD-T6"], "a phi behind a dead loop tells its exits apart, and the value for the first is taken";
    BarrierInDeadLoop, "barrier-in-dead-loop", loop_deletion, "passes/loop_deletion.rs",
        ["LD-T4"], "a loop in which threads wait for each other, and which does nothing else, is deleted";
    SpinLoopDeleted, "spin-loop-deleted", loop_deletion, "passes/loop_deletion.rs",
        ["LD-T3"], "a loop whose only effect is a volatile load is deleted";
    FirstLoopIdTaken, "first-loop-id-taken", loop_simplify, "passes/loop_simplify.rs",
        ["LS-T4"], "the first latch speaks for all: its llvm.loop identity goes to the merged latch, though another latch has a different one";
    LastOperandKept, "last-operand-kept", jump_threading, "transform/copy.rs",
        ["JT-T7"], "the last operand of a copied instruction is not replaced";
    NoDuplicateCopied, "no-duplicate-copied", jump_threading, "transform/duplication.rs",
        ["JT-R2"], "a noduplicate call is copied";
    ConvergentCallCopied, "convergent-call-copied", jump_threading, "transform/duplication.rs",
        ["JT-T5", "M9"], "a barrier is copied";
    ScopeDeclarationCopied, "scope-declaration-copied", jump_threading, "transform/duplication.rs",
        ["JT-T15"], "a noalias scope declaration is copied with the same scope";
    CallsCostOne, "calls-cost-one", jump_threading, "transform/duplication.rs",
        ["JT-R11"], "a call costs as much as an addition";
    BackEdgesForTrips, "back-edges-for-trips", annotate_trip_counts, "transform/loop_notes.rs",
        ["TC-T3"], "the number of back edges is noted as that of trips, which is one more";
    MergedBelowBranch, "merged-below-branch", jump_threading, "transform/merge.rs",
        ["JT-R12"], "a block is merged into a predecessor that also goes elsewhere";
    PhiReadInItsOwnBlock, "phi-read-in-its-own-block", jump_threading, "transform/ssa_repair.rs",
        ["JT-T7"], "a phi's operand is taken to be read in the phi's block";
    UsesBehindNotRepaired, "uses-behind-not-repaired", jump_threading, "transform/ssa_repair.rs",
        ["JT-T7"], "uses behind the copied block keep the original's value";
    FirstDefinitionWins, "first-definition-wins", jump_threading, "transform/ssa_repair.rs",
        ["JT-T7", "JT-T17", "HB-11a"], "where both definitions of a value arrive, the first is used";
    RepairForgetsDoubleEdge, "repair-forgets-double-edge", jump_threading, "transform/ssa_repair.rs",
        ["M6"], "a new phi gets one entry for two edges from one block";
    UnfoldSwapsArms, "unfold-swaps-arms", jump_threading, "transform/unfold_select.rs",
        ["M5"], "the arms of an unfolded select are exchanged";
    UnfoldForgetsOtherPhis, "unfold-forgets-other-phis", jump_threading, "transform/unfold_select.rs",
        ["M6"], "the new edge gets no entry in the other phis";
    }
    manager {
    KnobOfSibling, "knob-of-sibling", "options/nvvm.rs",
        ["PL-R2", "PL-097"], "a knob of a pass sets the knob beside it";
    ModulePassKeepsAll, "module-pass-keeps-all", "pass.rs",
        ["PL-R5", "PL-R6", "PL-T8"], "after a pass on the module every cached analysis is taken to be right, of whatever body it was";
    BarrierPassed, "barrier-passed", "pass_manager/parallel.rs",
        ["PL-R4", "PL-012"], "functions do not wait for a pass on the module that stands in front of them";
    ModulePassOnOneShard, "module-pass-on-one-shard", "pass_manager/parallel.rs",
        ["PL-T1", "PL-T9", "PL-R4"], "a pass on the module is run in a worker, which has one body only";
    LastEntryLeftOut, "last-entry-left-out", "pass_manager/parallel.rs",
        ["PL-012", "PLX-25"], "on threads the last entry of a segment is left out";
    FunctionCompiledTwice, "function-compiled-twice", "pass_manager/parallel.rs",
        ["PL-012"], "on threads a function goes through its segment twice";
    LastFunctionLeftOut, "last-function-left-out", "pass_manager/parallel.rs",
        ["PL-012", "PLX-16"], "on threads the last function of the queue is left out";
    TokenKept, "token-kept", "pass_manager/parallel.rs",
        ["PLX-12", "PL-016"], "a worker keeps its token when it has done its function";
    ResultsAsTaken, "results-as-taken", "pass_manager/parallel.rs",
        ["PLX-16", "PL-018"], "results are taken down in the order of the queue, and not of the module";
    ImplicitSlotForAll, "implicit-slot-for-all", "pass_manager/parallel.rs",
        ["PLX-13", "PL-014"], "every worker takes the slot that the process itself has";
    PhaseOneGoesTooFar, "phase-one-goes-too-far", "pass_manager.rs",
        ["PL-004", "PL-006"], "what stands first in Phase II runs in Phase I, too";
    NumbersStartAgain, "numbers-start-again", "pass_manager.rs",
        ["PLX-17"], "executions are numbered from 1 again in Phase II";
    BisectOnThreads, "bisect-on-threads", "pass_manager.rs",
        ["PLX-17"], "with a limit for bisection functions run on threads, where nobody counts";
    LastWorkerCounts, "last-worker-counts", "pass_manager.rs",
        ["PLX-16"], "a counter is that of the function that was entered last, and not the sum";
    ParametersForgotten, "parameters-forgotten", "pass_manager.rs",
        ["PL-025", "PLX-25"], "a pass on the module runs with its parameters at their defaults";
    NeighbourSlotRead, "neighbour-slot-read", "pipeline/assemble.rs",
        ["PL-R2", "PLX-5"], "a gate reads the switch beside its own";
    }
    selection {
    IndexTakenUnsigned, "index-taken-unsigned", "codegen/addresses.rs",
        ["CG-T23"], "an index that is extended by its sign is extended by zeros";
    GarbageTakenForValue, "garbage-taken-for-value", "codegen/arith.rs",
        ["CG-T10"], "what a register has above the width of its integer is taken for part of it";
    WrongFactorNegated, "wrong-factor-negated", "codegen/arith.rs",
        ["CG-T6"], "in a difference that is fused the wrong part is negated";
    UnsignedComparedSigned, "unsigned-compared-signed", "codegen/arith.rs",
        ["CG-T20"], "an unsigned comparison is made with signs";
    UnorderedNotEqualAsOrdered, "unordered-not-equal-as-ordered", "codegen/arith.rs",
        ["CG-T13"], "\"unordered or not equal\" is false on a NaN";
    ScopeOfBlockTaken, "scope-of-block-taken", "codegen/atomics.rs",
        ["CG-T2"], "an atomic operation is seen by the threads of its block only";
    OrderOfAtomicDropped, "order-of-atomic-dropped", "codegen/atomics.rs",
        ["CG-T2"], "an atomic operation loses its order";
    FenceOfSeqCstLost, "fence-of-seq-cst-lost", "codegen/atomics.rs",
        ["CG-T26"], "a sequentially consistent operation has no fence in front";
    ParameterReadWide, "parameter-read-wide", "codegen/calls.rs",
        ["CG-T3"], "a parameter by value is read with more than its alignment";
    BitOfFloatTurned, "bit-of-float-turned", "codegen/casts.rs",
        ["CG-T1"], "the conversion of a float to one bit is turned round";
    PhiOverwrittenWhileWanted, "phi-overwritten-while-wanted", "codegen/coalesce.rs",
        ["CG-T9"], "a value is made in the register of a phi that is still wanted";
    RangeOfTableSigned, "range-of-table-signed", "codegen/control.rs",
        ["CG-T20"], "the range of a jump table is checked with signs";
    TableFilledWithDefault, "table-filled-with-default", "codegen/control.rs",
        ["CG-T20"], "the entries of a jump table lead to the default";
    FusedWithoutContract, "fused-without-contract", "codegen/function.rs",
        ["CG-T6"], "a product and a sum are rounded once although neither allows it";
    SignTakenFromTheOther, "sign-taken-from-the-other", "codegen/intrinsics.rs",
        ["CG-T12"], "copysign takes the size of its second operand and the sign of its first";
    MinimumForgetsNan, "minimum-forgets-nan", "codegen/intrinsics.rs",
        ["CG-T14"], "minimum gives the number where one operand is a NaN";
    VolatileDropped, "volatile-dropped", "codegen/memory.rs",
        ["CG-T17"], "a volatile access becomes a plain one";
    CacheForAnyLoad, "cache-for-any-load", "codegen/memory.rs",
        ["CG-T16"], "a load goes through the read-only cache although memory is written";
    LoadExtendsBySign, "load-extends-by-sign", "codegen/memory.rs",
        ["CG-T10"], "a load with an extension by zeros extends by the sign";
    BoolStoredAsAllOnes, "bool-stored-as-all-ones", "codegen/memory.rs",
        ["CG-T15"], "a bit in memory has ones above it";
    CopiesInTurn, "copies-in-turn", "codegen/phis.rs",
        ["CG-T9"], "the copies of an edge are made one after the other";
    CriticalEdgeNotSplit, "critical-edge-not-split", "codegen/phis.rs",
        ["CG-T18", "CG-T9"], "copies of one edge stand in front of the branch although the other way wants what they overwrite";
    StackObjectsOverlap, "stack-objects-overlap", "codegen/stack.rs",
        ["CG-T19"], "objects of the stack lie on each other";
    CarryLost, "carry-lost", "codegen/wide.rs",
        ["CG-T11"], "the high half of a wide sum does not take the carry of the low one";
    }
    scev {
    ScevStepZextMinusOne, "scev-step-zext-minus-one", "analysis/scev/arith.rs",
        ["HB-39"], "-1 is built from 64 bits in wider integers too";
    ScevWidthFromCode, "scev-width-from-code", "analysis/scev/build.rs",
        ["SE-T13"], "addresses have 64 bits in whatever space";
    ScevZextPushedIn, "scev-zext-pushed-in", "analysis/scev/cast.rs",
        ["DL-T3"], "an extension goes through a sum or product that may wrap";
    ScevGreatestBoundForgotten, "scev-greatest-bound-forgotten", "analysis/scev/compare.rs",
        ["SE-2.2"], "a loop up to and with the bound is taken to end though the bound may be the greatest number";
    ScevGuardlessMinusOne, "scev-guardless-minus-one", "analysis/scev/compare.rs",
        ["SE-2.2"], "the bound is taken to be beyond the start though no branch before the loop says so";
    ScevRoundUpWraps, "scev-round-up-wraps", "analysis/scev/compare.rs",
        ["SE-2.2"], "a distance is rounded up to whole steps by a sum that may wrap";
    ScevGroundNotSaid, "scev-ground-not-said", "analysis/scev/compare.rs",
        ["SE-2.2"], "a count that holds only if the loop ends does not say so";
    ScevEvenStepExact, "scev-even-step-exact", "analysis/scev/compare.rs",
        ["SE-2.2"], "an even step is divided by without asking whether it meets the bound";
    ScevNonlatchExitCounts, "scev-nonlatch-exit-counts", "analysis/scev/count.rs",
        ["SE-2.1"], "an exit that only some iterations come to is counted like one of each iteration";
    ScevUminForUminSeq, "scev-umin-for-umin-seq", "analysis/scev/count.rs",
        ["SE-2.1"], "the least of several counts is taken in no order, so that poison of a later one reaches it";
    ScevTripsAtWidth, "scev-trips-at-width", "analysis/scev/count.rs",
        ["SE-2.1", "TC-T3"], "the number of trips has no more bits than the number of back edges";
    ScevInfiniteIsFinite, "scev-infinite-is-finite", "analysis/scev/count.rs",
        ["SE-2.2", "LD-T1"], "a loop without effect is taken to end though nothing says that it makes progress";
    ScevThirdOperandSkipped, "scev-third-operand-skipped", "analysis/scev/evict.rs",
        ["SE-T7"], "what changes an operand after the second takes nothing with it";
    ScevFoldCacheKept, "scev-fold-cache-kept", "analysis/scev/evict.rs",
        ["SE-T3"], "the extension of what goes is kept";
    ScevDepthBoundJustStops, "scev-depth-bound-just-stops", "analysis/scev/evict.rs",
        ["SE-R4"], "only loops close below a branch lose their counts with it";
    ScevForgottenAfterDeath, "scev-forgotten-after-death", "analysis/scev/evict.rs",
        ["SE-T15"], "of what is erased only what computed something takes its proofs and guards with it";
    ScevForgetsEverything, "scev-forgets-everything", "analysis/scev/evict.rs",
        ["SE-T16"], "each edit takes everything that is kept";
    ScevConstantEvolutionWithoutGrounds, "scev-constant-evolution-without-grounds", "analysis/scev/evict.rs",
        ["SE-T12"], "a change stops at values that are no more than their names, though a loop was run through them";
    ScevDroppedFlagRemembered, "scev-dropped-flag-remembered", "analysis/scev/evict.rs",
        ["SE-T4"], "what a flag proved is kept after the flag, or what made it count, is gone";
    ScevTwoExitsSkipped, "scev-two-exits-skipped", "analysis/scev/evict.rs",
        ["SE-T6"], "the counts of a loop with several exits are kept when one of them changes";
    ScevGuardChainKept, "scev-guard-chain-kept", "analysis/scev/evict.rs",
        ["SE-T1", "PL-T4"], "counts are kept when a branch above the loop changes";
    ScevPredicatedKept, "scev-predicated-kept", "analysis/scev/evict.rs",
        ["SE-T9"], "counts under predicates are kept when the counts of their loop are not";
    ScevInnerForgetStaysInner, "scev-inner-forget-stays-inner", "analysis/scev/evict.rs",
        ["SE-T2"], "the counts of an inner loop go, what its values are stays";
    ScevBinomialAtWidth, "scev-binomial-at-width", "analysis/scev/exit.rs",
        ["SE-1.6"], "the number of pairs of iterations is worked out without the bit more that its division needs";
    ScevKindsByNumber, "scev-kinds-by-number", "analysis/scev/exit.rs",
        ["SE-T14"], "what a value is after a loop is extended the other way";
    ScevLastIncrementCovered, "scev-last-increment-covered", "analysis/scev/facts.rs",
        ["SE-1.4"], "a recurrence is taken to go one step less far than it does";
    ScevUseFactCachedAsDefinition, "scev-use-fact-cached-as-definition", "analysis/scev/guards.rs",
        ["SE-1.4"], "what a branch before a loop says of a value is taken to hold wherever the value is";
    ScevMayExitCallIgnored, "scev-may-exit-call-ignored", "analysis/scev/poison.rs",
        ["SE-1.4", "M15"], "a flag is taken to be proved by what comes after a call that may not return";
    ScevFlagsOnTheNode, "scev-flags-on-the-node", "analysis/scev/poison.rs",
        ["SE-1.4"], "the flag of an instruction in a branch that is not always taken speaks for the same sum elsewhere";
    }
    delinearization {
    SubscriptRemainderDropped, "subscript-remainder-dropped", "analysis/scev/delinearize.rs",
        ["DL-T4"], "an offset within an element is dropped";
    SubscriptExtentMayChange, "subscript-extent-may-change", "analysis/scev/delinearize.rs",
        ["DL-T5"], "an extent is said to be invariant that is not";
    SubscriptRangeUnproved, "subscript-range-unproved", "analysis/scev/delinearize.rs",
        ["DL-T1", "DL-T2"], "a subscript is said not to be negative without proof";
    SubscriptSumNeverWraps, "subscript-sum-never-wraps", "analysis/scev/delinearize.rs",
        ["DL-T7"], "the sum of subscripts times extents is said not to wrap without proof";
    SubscriptBoundIsExtent, "subscript-bound-is-extent", "analysis/scev/delinearize.rs",
        ["M13"], "a subscript that reaches its extent is said to stay below it";
    SubscriptExtentIsPositive, "subscript-extent-is-positive", "analysis/scev/delinearize.rs",
        ["DL-R2"], "that an extent is positive is not asked";
    }
    access {
    AccessSectorByFirstByte, "access-sector-by-first-byte", "analysis/access/cost.rs",
        ["SE-6.1"], "an access that straddles two sectors is counted as one of the first";
    AccessWideAccess, "access-wide-access", "analysis/access/cost.rs",
        ["DL-T11"], "an access of 16 bytes is served in one phase";
    AccessBroadcastCounted, "access-broadcast-counted", "analysis/access/cost.rs",
        ["SE-6.1"], "lanes on one word are counted as a conflict";
    AccessDocumentBankRule, "access-document-bank-rule", "analysis/access/cost.rs",
        ["DL-T12"], "words side by side are in one bank";
    AccessBaseIsAligned, "access-base-is-aligned", "analysis/access/cost.rs",
        ["SE-6.2"], "what is not known of a base counts as 0";
    AccessStepExtendedBySign, "access-step-extended-by-sign", "analysis/access/function.rs",
        ["SE-6.2"], "a number that is extended with zeros is extended by its sign in a function of lanes";
    AccessWrongSide, "access-wrong-side", "analysis/access/function.rs",
        ["SE-6.2"], "of a value that hangs on a branch the other one is taken";
    AccessExtendedByOtherSign, "access-extended-by-other-sign", "analysis/access/leaves.rs",
        ["DL-T3"], "an index is extended by the other sign";
    AccessLoopLeft, "access-loop-left", "analysis/access/leaves.rs",
        ["SE-6.2"], "a value of a loop that has been left is taken to be of the same iteration in all lanes";
    AccessStepDiffers, "access-step-differs", "analysis/access/leaves.rs",
        ["SE-6.2"], "a step that differs from lane to lane is taken to be the same";
    AccessStepForgotten, "access-step-forgotten", "analysis/access/leaves.rs",
        ["SE-6.2"], "what a loop adds to an address does not make its low bits unknown";
    AccessGatherIsShared, "access-gather-is-shared", "analysis/access/leaves.rs",
        ["SE-6.2"], "what was loaded at different addresses is taken to be the same in all lanes";
    AccessChoiceIsShared, "access-choice-is-shared", "analysis/access/leaves.rs",
        ["SE-6.2"], "a choice between values that differ from lane to lane is taken to be the same";
    AccessRowOf32Threads, "access-row-of-32-threads", "analysis/access/mod.rs",
        ["SE-6.2"], "a warp of a block of 8 x 4 threads is taken for a row";
    }
}
