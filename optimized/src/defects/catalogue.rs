//! The catalogue of seeded defects: one row for each `planted!` in the sources.
//!
//! Sources are the traps of jump threading (JT-T), its requirements and resolutions, public historic
//! miscompiles (HB-) and recipes for mutants (M); docs/defects.md explains each row and says which oracle
//! is expected to see it.

use super::Defect;

/// Makes the identities and the table of one list.
macro_rules! catalogue {
    ($($id:ident, $name:literal, $site:literal, [$($source:literal),+], $title:literal;)+) => {
        /// Identity of a defect.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Id {
            $($id),+
        }
        /// All defects, in order of their files.
        pub const CATALOGUE: &[Defect] = &[
            $(Defect {
                id: Id::$id,
                name: $name,
                pass: "jump-threading",
                site: $site,
                sources: &[$($source),+],
                title: $title,
            }),+
        ];
    };
}

catalogue! {
    ChainThroughMerge, "chain-through-merge", "passes/jump_threading/knowledge.rs",
        ["JT-T14", "M6"],
        "a condition on one of several ways to the predecessor is taken to have been passed";
    ChainOneHopTooFar, "chain-one-hop-too-far", "passes/jump_threading/knowledge.rs",
        ["JT-007"],
        "conditions are looked for one hop further up than the limit says";
    OneSideTranslated, "one-side-translated", "passes/jump_threading/knowledge.rs",
        ["HB-3"],
        "one side of a comparison is translated to the predecessor, so that two iterations are compared";
    PhiOfFirstPredecessor, "phi-of-first-predecessor", "passes/jump_threading/knowledge.rs",
        ["HB-11a"],
        "a phi counts as its first entry, whichever predecessor is asked about";
    MemoForgetsPlace, "memo-forgets-place", "passes/jump_threading/knowledge.rs",
        ["JT-T21", "M11"],
        "a fact found at the end of the predecessor is reused for the value inside the block";
    PassedEdgeMeansDefined, "passed-edge-means-defined", "passes/jump_threading/knowledge.rs",
        ["JT-T9b", "M4"],
        "a value that an edge was passed with counts as neither undef nor poison";
    LargeSwitchTakesNearest, "large-switch-takes-nearest", "passes/jump_threading/knowledge.rs",
        ["JT-T18", "M21"],
        "the search among many cases takes the next case where none matches";
    SwitchCountsOneTooMany, "switch-counts-one-too-many", "passes/jump_threading/knowledge.rs",
        ["JT-T18", "M13"],
        "the default is left out although one value of the range has no case";
    NoCaseGoesToFirstCase, "no-case-goes-to-first-case", "passes/jump_threading/knowledge.rs",
        ["JT-T18", "M21"],
        "a value without a case goes to the first case";
    FalseConjunctionDeniesBoth, "false-conjunction-denies-both", "passes/jump_threading/implication.rs",
        ["JT-R4"],
        "where \"a and b\" is false, both are taken to be false";
    ImpliedAcrossSigns, "implied-across-signs", "passes/jump_threading/implication.rs",
        ["M13"],
        "an unsigned comparison is taken to imply a signed one";
    SwappedSidesKeepPredicate, "swapped-sides-keep-predicate", "passes/jump_threading/implication.rs",
        ["JT-R4"],
        "a comparison is found with its sides exchanged, and the predicate stays";
    FalseConjunctionMeetsBoth, "false-conjunction-meets-both", "analysis/lvi/constraint.rs",
        ["JT-R4"],
        "where \"a and b\" is false, the ranges of both denials are intersected";
    FalseEdgeExcludesBound, "false-edge-excludes-bound", "analysis/lvi/constraint.rs",
        ["M13"],
        "the false edge of \"less\" is taken for \"greater\"";
    OffsetAddedNotTaken, "offset-added-not-taken", "analysis/lvi/constraint.rs",
        ["JT-R4"],
        "a bound on x + c is moved the wrong way to become one on x";
    BoundLeftOut, "bound-left-out", "analysis/lvi/constraint.rs",
        ["M13"],
        "\"at most\" is read as \"less\"";
    SignedBoundReadUnsigned, "signed-bound-read-unsigned", "analysis/lvi/constraint.rs",
        ["M13"],
        "a signed comparison bounds the value as an unsigned one";
    BothEdgesTakenForOne, "both-edges-taken-for-one", "analysis/lvi/constraint.rs",
        ["JT-T11", "M6"],
        "a branch both of whose edges lead to the block is taken to have gone the first way";
    LastCaseStandsForAll, "last-case-stands-for-all", "analysis/lvi/constraint.rs",
        ["JT-T11", "M6"],
        "of several cases that lead to the block only the last is believed";
    DefaultEdgeLosesItsCases, "default-edge-loses-its-cases", "analysis/lvi/constraint.rs",
        ["JT-T11", "M21"],
        "cases that share the default's target are taken not to lead there";
    WideConstantCut, "wide-constant-cut", "analysis/lvi/fact.rs",
        ["M12"],
        "of a constant of more than 64 bits the low 64 are looked at";
    UndefIsZero, "undef-is-zero", "analysis/lvi/fact.rs",
        ["JT-T9b"],
        "an undef or poison constant counts as zero";
    NoAddressIsNull, "no-address-is-null", "analysis/lvi/fact.rs",
        ["M17"],
        "no address of a global is null, in whatever address space";
    CacheForgetsBlock, "cache-forgets-block", "analysis/lvi/solver.rs",
        ["JT-T21", "M11"],
        "a fact cached for one block is used in another";
    LoopStartsAtNothing, "loop-starts-at-nothing", "analysis/lvi/solver.rs",
        ["HB-9", "JT-R14"],
        "a loop-carried value starts at \"nothing\", and the answer is kept before the fixed point";
    FirstPredecessorSpeaksForAll, "first-predecessor-speaks-for-all", "analysis/lvi/solver.rs",
        ["JT-T14", "M6"],
        "the start of a block knows what its first predecessor knows";
    JoinForgetsUndef, "join-forgets-undef", "analysis/lvi/solver.rs",
        ["JT-T9b", "M4"],
        "of two ways that meet, one well-defined value makes the other well defined";
    FlagsNeverBroken, "flags-never-broken", "analysis/lvi/transfer.rs",
        ["M1", "HB-75"],
        "nsw, nuw, exact and samesign are taken to hold, so that the result is never poison";
    LessThanItself, "less-than-itself", "analysis/lvi/transfer.rs",
        ["M13"],
        "a value is taken to be less than itself";
    OpenSelectTakesFirstArm, "open-select-takes-first-arm", "analysis/lvi/transfer.rs",
        ["JT-R4"],
        "a select with an open condition has the range of its first arm";
    SelectOnPoisonIsDefined, "select-on-poison-is-defined", "analysis/lvi/transfer.rs",
        ["JT-T9b", "M4"],
        "a select on a poison condition counts as well defined";
    FreezeLookedThrough, "freeze-looked-through", "analysis/lvi/transfer.rs",
        ["JT-T9b", "M4"],
        "freeze is looked through although its operand may be poison";
    AndKeepsLeastValue, "and-keeps-least-value", "analysis/lvi/transfer.rs",
        ["JT-R4"],
        "the lower bound of \"and\" is the smaller of the lower bounds";
    OrJoinsBounds, "or-joins-bounds", "analysis/lvi/transfer.rs",
        ["JT-R4"],
        "the upper bound of \"or\" is the \"or\" of the upper bounds";
    SumNeverWraps, "sum-never-wraps", "analysis/lvi/transfer.rs",
        ["JT-R4"],
        "the bounds of a sum are added although the sum may wrap all the way round";
    ShiftNeverOverflows, "shift-never-overflows", "analysis/lvi/transfer.rs",
        ["JT-R4"],
        "the bounds of a left shift are shifted although bits fall off";
    RemainderOfLeastDivisor, "remainder-of-least-divisor", "analysis/lvi/transfer.rs",
        ["M13"],
        "a remainder is taken to be less than the least divisor";
    ArithmeticShiftReadUnsigned, "arithmetic-shift-read-unsigned", "analysis/lvi/transfer.rs",
        ["M12"],
        "the range of an arithmetic shift is that of the logical one";
    OddWidthSignLost, "odd-width-sign-lost", "analysis/lvi/transfer.rs",
        ["M12"],
        "sign extension from an odd width fills with zeros";
    TruncKeepsBounds, "trunc-keeps-bounds", "analysis/lvi/transfer.rs",
        ["M12"],
        "truncation keeps the low bits of both bounds although values lie in between";
    OrderWithUndefIsOpen, "order-with-undef-is-open", "analysis/lvi/transfer.rs",
        ["JT-T22", "HB-51"],
        "any comparison with undef may come out either way, even \"less than 0\"";
    SignedComparedUnsigned, "signed-compared-unsigned", "analysis/lvi/transfer.rs",
        ["M13"],
        "signed comparisons of ranges are made unsigned";
    TruthIsAllOnes, "truth-is-all-ones", "analysis/lvi/transfer.rs",
        ["JT-T12"],
        "\"not 0\" is tested as \"all bits set\"";
    RangeMeansDefined, "range-means-defined", "analysis/lvi/transfer.rs",
        ["M2"],
        "!range without !noundef counts as well defined";
    FirstRangeOnly, "first-range-only", "analysis/lvi/transfer.rs",
        ["M2"],
        "of the pairs of !range only the first counts";
    RangeEndLeftOutTwice, "range-end-left-out-twice", "analysis/lvi/transfer.rs",
        ["M2", "M13"],
        "the end of a range attribute is excluded twice";
    ArgumentsAreDefined, "arguments-are-defined", "analysis/nonundef.rs",
        ["M4"],
        "every argument counts as well defined";
    FlagsAreDefined, "flags-are-defined", "analysis/nonundef.rs",
        ["M1"],
        "an operation that may be poison by its flags counts as well defined";
    LoadsAreDefined, "loads-are-defined", "analysis/nonundef.rs",
        ["M4"],
        "every loaded value counts as well defined";
    ShiftsAreDefined, "shifts-are-defined", "analysis/nonundef.rs",
        ["M1"],
        "a shift by any amount counts as well defined";
    FreezeOfUndefFolds, "freeze-of-undef-folds", "analysis/fold.rs",
        ["JT-T9b", "M4", "HB-73"],
        "freeze of undef folds to undef";
    OnesOf64BitsOnly, "ones-of-64-bits-only", "analysis/fold.rs",
        ["M12", "HB-39"],
        "\"all bits set\" is 64 ones in wider integers too";
    SubtractionCommutes, "subtraction-commutes", "analysis/fold.rs",
        ["JT-R4"],
        "0 - x folds to x";
    VolatileLoadErased, "volatile-load-erased", "analysis/effects.rs",
        ["JT-T19", "M8"],
        "an unused volatile load is erased";
    EveryCallReturns, "every-call-returns", "analysis/effects.rs",
        ["JT-T10", "JT-T13b", "M15"],
        "a call that may not return is taken to return";
    StoreInBetweenIgnored, "store-in-between-ignored", "analysis/effects.rs",
        ["JT-T13a", "HB-1", "M7"],
        "a store is taken not to write what is loaded";
    AtomicsWriteNothing, "atomics-write-nothing", "analysis/effects.rs",
        ["JT-T13a", "M8"],
        "atomic operations and fences are taken not to write";
    CallsWriteNothing, "calls-write-nothing", "analysis/effects.rs",
        ["JT-T13a", "M7"],
        "calls are taken not to write";
    ConvergentCallSiteMissed, "convergent-call-site-missed", "analysis/convergence.rs",
        ["JT-T5", "HB-121"],
        "convergence that only the call site states is missed";
    PostDominatorsKept, "post-dominators-kept", "analysis/convergence.rs",
        ["JT-T6", "M11", "HB-37d"],
        "post-dominators are kept after the graph has changed";
    MergedBarrierForgotten, "merged-barrier-forgotten", "analysis/convergence.rs",
        ["JT-T6", "M11"],
        "a block that gets a barrier by a merge is taken to have none";
    RegionEndsAtSuccessors, "region-ends-at-successors", "analysis/convergence.rs",
        ["JT-T6"],
        "only the successors of the copied block are searched for barriers";
    SharedSelectUnfolded, "shared-select-unfolded", "passes/jump_threading/unfold_select.rs",
        ["JT-R7"],
        "a select with other uses is unfolded";
    UnfoldWithoutFreeze, "unfold-without-freeze", "passes/jump_threading/unfold_select.rs",
        ["JT-T9a", "M4"],
        "an unfolded select branches on a condition that may be poison";
    UnfoldSwapsArms, "unfold-swaps-arms", "passes/jump_threading/unfold_select.rs",
        ["M5"],
        "the arms of an unfolded select are exchanged";
    UnfoldForgetsOtherPhis, "unfold-forgets-other-phis", "passes/jump_threading/unfold_select.rs",
        ["M6"],
        "the new edge gets no entry in the other phis";
    NoDuplicateCopied, "no-duplicate-copied", "passes/jump_threading/legality.rs",
        ["JT-R2"],
        "a noduplicate call is copied";
    ConvergentCallCopied, "convergent-call-copied", "passes/jump_threading/legality.rs",
        ["JT-T5", "M9"],
        "a barrier is copied";
    ScopeDeclarationCopied, "scope-declaration-copied", "passes/jump_threading/legality.rs",
        ["JT-T15"],
        "a noalias scope declaration is copied with the same scope";
    GraphNotRechecked, "graph-not-rechecked", "passes/jump_threading/legality.rs",
        ["JT-T1", "JT-T16", "M22"],
        "a loop header is threaded without looking whether the graph stays reducible";
    SoleEntryWaved, "sole-entry-waved", "passes/jump_threading/legality.rs",
        ["JT-T2", "M22"],
        "a loop's only entry may be threaded, it is thought";
    BackEdgeWaved, "back-edge-waved", "passes/jump_threading/legality.rs",
        ["JT-T3", "M22"],
        "a loop's back edges may be threaded, it is thought";
    SharedCopyOverlooked, "shared-copy-overlooked", "passes/jump_threading/legality.rs",
        ["JT-T2", "M22"],
        "the test of reducibility leaves out the copy that several predecessors share";
    MinSizeForgotten, "min-size-forgotten", "passes/jump_threading/legality.rs",
        ["JT-R11"],
        "minsize does not lower the threshold";
    ThresholdOffByOne, "threshold-off-by-one", "passes/jump_threading/legality.rs",
        ["JT-006", "M13"],
        "a block may cost one more than the threshold";
    CallsCostOne, "calls-cost-one", "passes/jump_threading/legality.rs",
        ["JT-R11"],
        "a call costs as much as an addition";
    SilentPredecessorAgrees, "silent-predecessor-agrees", "passes/jump_threading/choose.rs",
        ["JT-R1", "HB-11a"],
        "a predecessor that knows nothing is taken to agree with the others";
    SelfEdgeThreaded, "self-edge-threaded", "passes/jump_threading/choose.rs",
        ["JT-R2"],
        "a block is threaded past itself";
    HeaderItselfForgotten, "header-itself-forgotten", "passes/jump_threading/choose.rs",
        ["JT-T4", "M22"],
        "only the destination is tested for being a loop header";
    RegionNeverAsked, "region-never-asked", "passes/jump_threading/choose.rs",
        ["JT-T6", "M9"],
        "barriers behind the copied block do not matter";
    LastOperandKept, "last-operand-kept", "passes/jump_threading/copy.rs",
        ["JT-T7"],
        "the last operand of a copied instruction is not replaced";
    PhisMappedInTurn, "phis-mapped-in-turn", "passes/jump_threading/thread_edge.rs",
        ["JT-T8", "M5"],
        "phis are mapped one after the other";
    SharedCopyMixesInputs, "shared-copy-mixes-inputs", "passes/jump_threading/thread_edge.rs",
        ["M5", "HB-11a"],
        "all predecessors of a shared copy bring the first one's values";
    DoubleEdgeForgotten, "double-edge-forgotten", "passes/jump_threading/thread_edge.rs",
        ["M6"],
        "two edges from one predecessor get one phi entry";
    EntryNotMapped, "entry-not-mapped", "passes/jump_threading/thread_edge.rs",
        ["JT-T7", "M5"],
        "the phis behind the copy get the original's values";
    HeadersKept, "headers-kept", "passes/jump_threading/thread_edge.rs",
        ["M11", "M22"],
        "loop headers are not found anew after a change";
    SecondSuccessorForgotten, "second-successor-forgotten", "passes/jump_threading/clone_branch.rs",
        ["M6"],
        "only the first successor of a copied branch gets phi entries";
    PhiReadInItsOwnBlock, "phi-read-in-its-own-block", "passes/jump_threading/ssa_repair.rs",
        ["JT-T7"],
        "a phi's operand is taken to be read in the phi's block";
    FirstDefinitionWins, "first-definition-wins", "passes/jump_threading/ssa_repair.rs",
        ["JT-T7", "JT-T17", "HB-11a"],
        "where both definitions of a value arrive, the first is used";
    RepairForgetsDoubleEdge, "repair-forgets-double-edge", "passes/jump_threading/ssa_repair.rs",
        ["M6"],
        "a new phi gets one entry for two edges from one block";
    UsesBehindNotRepaired, "uses-behind-not-repaired", "passes/jump_threading/ssa_repair.rs",
        ["JT-T7"],
        "uses behind the copied block keep the original's value";
    SelfLoopHeadsNothing, "self-loop-heads-nothing", "passes/jump_threading/state.rs",
        ["JT-T1", "M22"],
        "a block that is its own loop does not count as a header";
    BudgetNotCharged, "budget-not-charged", "passes/jump_threading/state.rs",
        ["JT-T20", "JT-R10"],
        "copies are not taken from the budget";
    UsesElsewhereReplaced, "uses-elsewhere-replaced", "passes/jump_threading/late_uses.rs",
        ["JT-R5"],
        "a fact at the end of a block replaces uses in other blocks";
    UsesBeforeExitReplaced, "uses-before-exit-replaced", "passes/jump_threading/late_uses.rs",
        ["JT-T10", "M15"],
        "a fact at the end of a block replaces uses before a call that may not return";
    AssumptionProvesItself, "assumption-proves-itself", "passes/jump_threading/late_uses.rs",
        ["JT-T10"],
        "the assumption that made a fact true is replaced by it";
    VolatileLoadThreaded, "volatile-load-threaded", "passes/jump_threading/load.rs",
        ["JT-T19", "M8"],
        "a volatile load is replaced by a phi";
    WritesBeforeLoadIgnored, "writes-before-load-ignored", "passes/jump_threading/load.rs",
        ["JT-T13a", "M7"],
        "what stands before the load in its block is taken not to write";
    LoadSpeculated, "load-speculated", "passes/jump_threading/load.rs",
        ["HB-97", "JT-R8"],
        "a load is moved up into a predecessor that also goes elsewhere";
    LoadMovedAboveExit, "load-moved-above-exit", "passes/jump_threading/load.rs",
        ["JT-T13b", "M15"],
        "a load is moved up over a call that may not return";
    AddressOfFirstPredecessor, "address-of-first-predecessor", "passes/jump_threading/load.rs",
        ["M5", "JT-R8"],
        "the address on an edge is that of the first predecessor";
    OrderedAccessForwarded, "ordered-access-forwarded", "passes/jump_threading/load.rs",
        ["JT-T19", "M8"],
        "the value of a volatile or atomic access is reused";
    MergedBelowBranch, "merged-below-branch", "passes/jump_threading/merge.rs",
        ["JT-R12"],
        "a block is merged into a predecessor that also goes elsewhere";
    FactsOutliveMerge, "facts-outlive-merge", "passes/jump_threading/merge.rs",
        ["JT-T21", "M11"],
        "facts about merged values are kept";
    DoubleEdgeKeepsEntries, "double-edge-keeps-entries", "passes/jump_threading/fold_branch.rs",
        ["M6"],
        "a folded branch keeps the phi entries of both of its edges";
    LastWayInMiscounted, "last-way-in-miscounted", "passes/jump_threading/unreachable.rs",
        ["JT-R12"],
        "a block with one way in left counts as unreachable";
    IrreducibleInputChanged, "irreducible-input-changed", "passes/jump_threading/mod.rs",
        ["X-6", "M22"],
        "an irreducible function is changed";
    DominatorsKept, "dominators-kept", "passes/jump_threading/mod.rs",
        ["JT-T17", "M11", "HB-37d"],
        "dominators and loops of before are said to be those of after";
    OptNoneIgnored, "opt-none-ignored", "passes/jump_threading/mod.rs",
        ["JT-001"],
        "a function that says optnone is changed";
}
