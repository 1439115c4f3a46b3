//! The catalogue of seeded defects: one row for each `planted!` in the sources.
//!
//! Sources are the traps of jump threading (JT-T), its requirements and resolutions, public historic
//! miscompiles (HB-) and recipes for mutants (M); for module passes the traps of GlobalOpt (GO-T) and its
//! resolutions; docs/defects.md explains each row and says which oracle
//! is expected to see it.

use super::Defect;
use tandem_ir::passes::{
    CONSTMERGE, DFA_JUMP_THREADING, GENERIC_TO_NVVM, GLOBALDCE, GLOBALOPT, INTERNALIZE,
    JUMP_THREADING, PassId,
};

/// Where the defects of each pass are, jump threading's apart, which has the rest.
const SITES: &[(&str, &PassId)] = &[
    ("passes/dfa_jump_threading/", &DFA_JUMP_THREADING),
    ("passes/globalopt/", &GLOBALOPT),
    ("analysis/module/", &GLOBALOPT),
    ("passes/globaldce.rs", &GLOBALDCE),
    ("passes/internalize.rs", &INTERNALIZE),
    ("passes/constmerge.rs", &CONSTMERGE),
    ("passes/generic_to_nvvm.rs", &GENERIC_TO_NVVM),
];

/// The pass in which a defect of a source file shows. Shared analyses show in the pass that leans on them most.
const fn pass_of(site: &str) -> &'static PassId {
    let mut n = 0;
    while n < SITES.len() {
        if starts_with(site.as_bytes(), SITES[n].0.as_bytes()) {
            return SITES[n].1;
        }
        n += 1;
    }
    &JUMP_THREADING
}

const fn starts_with(text: &[u8], start: &[u8]) -> bool {
    let mut n = 0;
    while n < start.len() {
        if n >= text.len() || text[n] != start[n] {
            return false;
        }
        n += 1;
    }
    true
}

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
                pass: pass_of($site),
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
    PostDominatorsKept, "post-dominators-kept", "analysis/manager/function.rs",
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
    UnfoldSwapsArms, "unfold-swaps-arms", "transform/unfold_select.rs",
        ["M5"],
        "the arms of an unfolded select are exchanged";
    UnfoldForgetsOtherPhis, "unfold-forgets-other-phis", "transform/unfold_select.rs",
        ["M6"],
        "the new edge gets no entry in the other phis";
    NoDuplicateCopied, "no-duplicate-copied", "transform/duplication.rs",
        ["JT-R2"],
        "a noduplicate call is copied";
    ConvergentCallCopied, "convergent-call-copied", "transform/duplication.rs",
        ["JT-T5", "M9"],
        "a barrier is copied";
    ScopeDeclarationCopied, "scope-declaration-copied", "transform/duplication.rs",
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
    CallsCostOne, "calls-cost-one", "transform/duplication.rs",
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
    LastOperandKept, "last-operand-kept", "transform/copy.rs",
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
    PhiReadInItsOwnBlock, "phi-read-in-its-own-block", "transform/ssa_repair.rs",
        ["JT-T7"],
        "a phi's operand is taken to be read in the phi's block";
    FirstDefinitionWins, "first-definition-wins", "transform/ssa_repair.rs",
        ["JT-T7", "JT-T17", "HB-11a"],
        "where both definitions of a value arrive, the first is used";
    RepairForgetsDoubleEdge, "repair-forgets-double-edge", "transform/ssa_repair.rs",
        ["M6"],
        "a new phi gets one entry for two edges from one block";
    UsesBehindNotRepaired, "uses-behind-not-repaired", "transform/ssa_repair.rs",
        ["JT-T7"],
        "uses behind the copied block keep the original's value";
    SelfLoopHeadsNothing, "self-loop-heads-nothing", "passes/jump_threading/state.rs",
        ["JT-T1", "M22"],
        "a block that is its own loop does not count as a header";
    SelfLoopMarkedAgain, "self-loop-marked-again", "passes/jump_threading/state.rs",
        ["JT-R12"],
        "a block that is its own successor is looked at for ever";
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
    MergedBelowBranch, "merged-below-branch", "transform/merge.rs",
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
    DominatorsKept, "dominators-kept", "analysis/manager/function.rs",
        ["JT-T17", "M11", "HB-37d"],
        "dominators and loops of before are said to be those of after";
    LoopsKept, "loops-kept", "analysis/manager/function.rs",
        ["JT-T17", "M11", "HB-37d"],
        "loops are kept after the graph has changed";
    OptNoneIgnored, "opt-none-ignored", "passes/jump_threading/mod.rs",
        ["JT-001"],
        "a function that says optnone is changed";
    DfaFirstEntryForAll, "dfa-first-entry-for-all", "passes/dfa_jump_threading/search.rs",
        ["JT-R16", "HB-11a"],
        "a state's phi counts as its first entry, whichever predecessor is asked about";
    DfaSharedCaseBelieved, "dfa-shared-case-believed", "passes/dfa_jump_threading/search.rs",
        ["JT-T11", "JT-R5"],
        "behind a block that several cases lead to, the state is taken to be one of them";
    DfaFirstRestBelieved, "dfa-first-rest-believed", "passes/dfa_jump_threading/search.rs",
        ["JT-T11", "JT-R5"],
        "behind the default the state is taken to be one of several that have no case";
    DfaRefusedTriedAgain, "dfa-refused-tried-again", "passes/dfa_jump_threading/mod.rs",
        ["JT-R16"],
        "a switch that was refused is tried again for ever";
    DfaUnfoldWithoutFreeze, "dfa-unfold-without-freeze", "passes/dfa_jump_threading/state.rs",
        ["JT-T9a", "JT-R7", "M4"],
        "a select between states becomes a branch on a condition that may be poison";
    DfaNoCaseGoesToFirstCase, "dfa-no-case-goes-to-first-case", "passes/dfa_jump_threading/state.rs",
        ["JT-T18", "M21"],
        "a state without a case goes to the first case";
    DfaBudgetIgnored, "dfa-budget-ignored", "passes/dfa_jump_threading/state.rs",
        ["JT-T20", "JT-R16"],
        "the pass's budget is not looked at";
    DfaEdgesNotTold, "dfa-edges-not-told", "passes/dfa_jump_threading/state.rs",
        ["M11", "HB-37d"],
        "dominators and loops of before the paths were threaded are said to be those of after";
    DfaNoDuplicateCopied, "dfa-no-duplicate-copied", "passes/dfa_jump_threading/legality.rs",
        ["JT-R2", "JT-T15"],
        "a path is copied whatever its blocks hold";
    DfaRegionNeverAsked, "dfa-region-never-asked", "passes/dfa_jump_threading/legality.rs",
        ["JT-T6", "M9"],
        "barriers that hang on a copied block do not matter";
    DfaGraphNotRechecked, "dfa-graph-not-rechecked", "passes/dfa_jump_threading/legality.rs",
        ["JT-T16", "M22"],
        "a machine is threaded without looking whether the graph stays reducible";
    DfaThresholdIgnored, "dfa-threshold-ignored", "passes/dfa_jump_threading/legality.rs",
        ["JT-R16"],
        "a machine may cost anything";
    DfaEntriesOfOtherPath, "dfa-entries-of-other-path", "passes/dfa_jump_threading/thread.rs",
        ["JT-T7", "M5"],
        "the phis behind a path get the values of the path before it";
    DfaSideExitsForgotten, "dfa-side-exits-forgotten", "passes/dfa_jump_threading/thread.rs",
        ["JT-R16", "M6"],
        "the edges that leave a path get no phi entries";
    DfaPhisMappedInTurn, "dfa-phis-mapped-in-turn", "passes/dfa_jump_threading/thread.rs",
        ["JT-T8", "M5"],
        "the phis of a copy are mapped one after the other";
    DfaLastBlockNotRepaired, "dfa-last-block-not-repaired", "passes/dfa_jump_threading/thread.rs",
        ["JT-T7", "JT-T17"],
        "the values of one copied block keep a single definition";
    AddressStored, "address-stored", "analysis/module/closure.rs",
        ["GO-T10", "M18"],
        "an address that is stored counts as an access";
    VolatileAccepted, "volatile-accepted", "analysis/module/closure.rs",
        ["GO-R4", "M8"],
        "a volatile access counts as any other";
    NamedVariableListedAgain, "named-variable-listed-again", "passes/globalopt/state.rs",
        ["GO-R1"],
        "a variable that an initialiser names is looked at for ever";
    MentionNotTold, "mention-not-told", "passes/globalopt/state.rs",
        ["M11", "HB-37d"],
        "a constant that a body gets is not told to the index of mentions, which is said to be kept";
    VisibleChanged, "visible-changed", "passes/globalopt/candidate.rs",
        ["GO-T13", "M18"],
        "a variable that other modules see is changed";
    HostWritesIgnored, "host-writes-ignored", "passes/globalopt/candidate.rs",
        ["GO-T11"],
        "a variable that the host writes counts as known";
    UsedListIgnored, "used-list-ignored", "passes/globalopt/candidate.rs",
        ["GO-T13"],
        "a variable in llvm.used is changed";
    ShardChanged, "shard-changed", "passes/globalopt/candidate.rs",
        ["GO-T15"],
        "a part of a split module counts as the whole";
    NamedByInitializer, "named-by-initializer", "passes/globalopt/candidate.rs",
        ["GO-R2", "M18"],
        "a variable whose address another one holds counts as known";
    FoldLimitMissed, "fold-limit-missed", "passes/globalopt/fold_global.rs",
        ["GO-043"],
        "variables of any size are folded";
    FlagLoadFolded, "flag-load-folded", "passes/globalopt/fold_global.rs",
        ["GO-T22", "M8"],
        "an atomic load is folded although something is stored";
    SharedFoldsToInitializer, "shared-folds-to-initializer", "passes/globalopt/fold_global.rs",
        ["GO-T14", "GO-R5"],
        "shared memory starts as its initialiser says";
    FoldIgnoresOffset, "fold-ignores-offset", "passes/globalopt/fold_global.rs",
        ["GO-R5", "M5"],
        "every load reads the initialiser from its start";
    OrderedStoreFolded, "ordered-store-folded", "passes/globalopt/fold_global.rs",
        ["GO-T22", "M8"],
        "an atomic store of what is there already is erased";
    StoreOfOtherValueFolded, "store-of-other-value-folded", "passes/globalopt/fold_global.rs",
        ["GO-R5", "M19"],
        "a store of some other constant counts as no modification";
    OrderedStoreErased, "ordered-store-erased", "passes/globalopt/erase_stores.rs",
        ["GO-T22", "M8"],
        "a release store is erased because nobody loads what it wrote";
    FirstOfSeveralForwarded, "first-of-several-forwarded", "passes/globalopt/forward_store.rs",
        ["GO-R12", "M19"],
        "of several stores the first one found is forwarded";
    OrderedStoreForwarded, "ordered-store-forwarded", "passes/globalopt/forward_store.rs",
        ["GO-R12", "M8"],
        "the value of an atomic store is forwarded";
    ThreadLocalForwarded, "thread-local-forwarded", "passes/globalopt/forward_store.rs",
        ["GO-R12"],
        "the address of a thread-local variable is forwarded from one thread to another";
    ForwardIgnoresOffset, "forward-ignores-offset", "passes/globalopt/forward_store.rs",
        ["GO-R12", "M5"],
        "a load of another part gets the stored value";
    OrderedLoadForwarded, "ordered-load-forwarded", "passes/globalopt/forward_store.rs",
        ["GO-R12", "GO-T22", "M8"],
        "an acquire load is replaced by a constant";
    ForwardedBackwards, "forwarded-backwards", "passes/globalopt/forward_store.rs",
        ["GO-T19", "M19"],
        "a load that may come before the only store gets its value";
    FieldStartsZero, "field-starts-zero", "passes/globalopt/split_global.rs",
        ["GO-T6", "GO-R7"],
        "the fields of a split struct start with zero";
    SeventeenFieldsSplit, "seventeen-fields-split", "passes/globalopt/split_global.rs",
        ["GO-063", "M13"],
        "a struct of seventeen fields is split";
    TwoFieldsTaken, "two-fields-taken", "passes/globalopt/split_global.rs",
        ["GO-T7", "GO-T9"],
        "an access of two fields or of padding goes to the field where it starts";
    FieldAlignmentForgotten, "field-alignment-forgotten", "passes/globalopt/split_global.rs",
        ["GO-T8", "M3"],
        "fields do not get the alignment that accesses rely on";
    AccessAlignmentKept, "access-alignment-kept", "passes/globalopt/split_global.rs",
        ["GO-T8", "M3"],
        "an access keeps an alignment that its field does not have";
    FieldOffsetForgotten, "field-offset-forgotten", "passes/globalopt/split_global.rs",
        ["GO-R7", "M5"],
        "an access inside a field goes to the field's start";
    LastFieldNotLoaded, "last-field-not-loaded", "passes/globalopt/split_global.rs",
        ["GO-R7"],
        "a load of the whole struct leaves out the last field";
    SplitDropsTls, "split-drops-tls", "passes/globalopt/address.rs",
        ["GO-T23"],
        "what takes the place of a thread-local variable is shared";
    SplitDropsSpace, "split-drops-space", "passes/globalopt/address.rs",
        ["GO-015"],
        "what takes the place of a variable is in the generic space";
    ThreadsShareHeapPointer, "threads-share-heap-pointer", "passes/globalopt/heap.rs",
        ["GO-T23"],
        "a thread-local pointer to the heap counts as one pointer";
    AtomicHeapPointer, "atomic-heap-pointer", "passes/globalopt/heap.rs",
        ["GO-R4", "M8"],
        "a pointer that is stored and loaded atomically counts as a plain one";
    NullNeverValid, "null-never-valid", "passes/globalopt/heap.rs",
        ["GO-R6"],
        "null is no address even where a function says that it is";
    NullOnTheLeft, "null-on-the-left", "passes/globalopt/heap.rs",
        ["GO-R6", "M13"],
        "a comparison with null on the left is read as if it were on the right";
    OrderedHeapAccess, "ordered-heap-access", "passes/globalopt/heap.rs",
        ["GO-R4", "M8"],
        "volatile and atomic accesses of the object count as any other";
    LoopRunsOnce, "loop-runs-once", "passes/globalopt/once.rs",
        ["GO-T3"],
        "an allocation in a loop counts as executed once";
    OtherRootsForgotten, "other-roots-forgotten", "passes/globalopt/once.rs",
        ["GO-T3", "GO-R6"],
        "only the first root of the module is looked at";
    RootsEnteredOnce, "roots-entered-once", "passes/globalopt/once.rs",
        ["GO-T3", "GO-T4"],
        "every root, kernels included, counts as entered once";
    FirstCallOnly, "first-call-only", "passes/globalopt/once.rs",
        ["GO-T3"],
        "of several calls of a function only one is seen";
    SharedHeapPointer, "shared-heap-pointer", "passes/globalopt/heap_to_static.rs",
        ["GO-T4", "GO-T14"],
        "the object behind a shared pointer becomes static, and its flag is in shared memory";
    StaticLimitMissed, "static-limit-missed", "passes/globalopt/heap_to_static.rs",
        ["GO-R9"],
        "an object of any size becomes static";
    HeapAlignmentForgotten, "heap-alignment-forgotten", "passes/globalopt/heap_to_static.rs",
        ["GO-T8b", "M3"],
        "the static object has no alignment";
    SignedNullComparison, "signed-null-comparison", "passes/globalopt/heap_to_static.rs",
        ["GO-T2"],
        "a signed comparison with null is read as an unsigned one";
    ObjectInPointersSpace, "object-in-pointers-space", "passes/globalopt/heap_to_static.rs",
        ["GO-R6"],
        "the static object is in the space of the pointer to it";
    FlagStartsSet, "flag-starts-set", "passes/globalopt/heap_to_static.rs",
        ["GO-T5"],
        "the flag says from the start that the allocation has happened";
    FlagReadAtComparison, "flag-read-at-comparison", "passes/globalopt/heap_to_static.rs",
        ["GO-T24"],
        "the flag is read where the pointer is compared, not where it was loaded";
    AtLeastNullIsFlag, "at-least-null-is-flag", "passes/globalopt/heap_to_static.rs",
        ["GO-T1", "M13"],
        "\"at least null\" is read as \"allocated\"";
    NullLeavesFlag, "null-leaves-flag", "passes/globalopt/heap_to_static.rs",
        ["GO-R6"],
        "storing null leaves the flag set";
    ZeroingForgotten, "zeroing-forgotten", "passes/globalopt/heap_to_static.rs",
        ["GO-T5b", "GO-R6"],
        "what calloc zeroed is not zeroed";
    WrappingCount, "wrapping-count", "passes/globalopt/split_heap.rs",
        ["GO-T25"],
        "a size that may wrap counts as a number of structs";
    HeapAccessLeavesField, "heap-access-leaves-field", "passes/globalopt/split_heap.rs",
        ["GO-T7", "GO-T9"],
        "an access that leaves its field goes to the field's own allocation";
    FreesOnSuccess, "frees-on-success", "passes/globalopt/split_heap_apply.rs",
        ["GO-T17"],
        "the arms of the guard are exchanged";
    HeapBlocksNotTold, "heap-blocks-not-told", "passes/globalopt/split_heap_apply.rs",
        ["M11", "HB-37d"],
        "the dominators of a body that got blocks behind an allocation are kept";
    FieldAddressTested, "field-address-tested", "passes/globalopt/split_heap_apply.rs",
        ["GO-T18"],
        "the address of the variable is tested for null, not the pointer";
    LastFailureMissed, "last-failure-missed", "passes/globalopt/split_heap_apply.rs",
        ["GO-R8"],
        "only the first allocation is asked whether it failed";
    FailedPartsLeak, "failed-parts-leak", "passes/globalopt/split_heap_apply.rs",
        ["GO-R8"],
        "where one allocation fails, the others are not freed";
    FieldPointerReloaded, "field-pointer-reloaded", "passes/globalopt/split_heap_apply.rs",
        ["GO-T16"],
        "field pointers are loaded where they are used";
    ComdatTornApart, "comdat-torn-apart", "passes/globaldce.rs",
        ["X-2"],
        "members of a comdat are erased although another one is used";
    ErasureSaysAllKept, "erasure-says-all-kept", "passes/globaldce.rs",
        ["M11", "HB-37d"],
        "the pass says that it kept everything although names and bodies are gone";
    UsedListDropped, "used-list-dropped", "passes/globaldce.rs",
        ["X-2"],
        "what llvm.used names is erased with it";
    KernelDropped, "kernel-dropped", "passes/globaldce.rs",
        ["X-2"],
        "an internal kernel is erased";
    HostVariableDropped, "host-variable-dropped", "passes/globaldce.rs",
        ["X-2", "GO-T11"],
        "a variable that the host sets is erased";
    ComdatHalfInternal, "comdat-half-internal", "passes/internalize.rs",
        ["X-2"],
        "some members of a visible comdat become internal";
    KernelInternalized, "kernel-internalized", "passes/internalize.rs",
        ["X-2"],
        "a kernel becomes internal";
    UsedListInternalized, "used-list-internalized", "passes/internalize.rs",
        ["X-2"],
        "what llvm.used names becomes internal";
    HostVariableInternalized, "host-variable-internalized", "passes/internalize.rs",
        ["X-2", "GO-T11"],
        "a variable that the host sets becomes internal";
    KeepListIgnored, "keep-list-ignored", "passes/internalize.rs",
        ["X-2"],
        "the keep list is not looked at";
    VisibleConstantMerged, "visible-constant-merged", "passes/constmerge.rs",
        ["GO-T21"],
        "of two equal constants a visible one goes";
    UsedConstantMerged, "used-constant-merged", "passes/constmerge.rs",
        ["GO-T21", "X-2"],
        "a constant in llvm.used is merged into another";
    NamedAddressMerged, "named-address-merged", "passes/constmerge.rs",
        ["GO-T21"],
        "constants whose addresses matter are merged";
    MutableMerged, "mutable-merged", "passes/constmerge.rs",
        ["GO-T21"],
        "variables that start alike are merged";
    MergeIgnoresSpace, "merge-ignores-space", "passes/constmerge.rs",
        ["GO-T21", "GO-015"],
        "constants of different address spaces are merged";
    MergeIgnoresTls, "merge-ignores-tls", "passes/constmerge.rs",
        ["GO-T21", "GO-T23"],
        "a thread-local constant is merged with a shared one";
    MergeKeepsAlignment, "merge-keeps-alignment", "passes/constmerge.rs",
        ["GO-T21", "M3"],
        "the constant that stays keeps its own lesser alignment";
    MergeAssumesAbiAlignment, "merge-assumes-abi-alignment", "passes/constmerge.rs",
        ["GO-T21", "M3"],
        "an alignment that is not stated counts as the ABI alignment of the type";
    MergeSaysUsesKept, "merge-says-uses-kept", "passes/constmerge.rs",
        ["M11", "HB-37d"],
        "the pass says that it kept the index of mentions, which is not told of those in initialisers";
    MoveDropsTls, "move-drops-tls", "passes/generic_to_nvvm.rs",
        ["PL-R10", "GO-T23"],
        "a thread-local variable is shared after the move";
    MoveDropsAlignment, "move-drops-alignment", "passes/generic_to_nvvm.rs",
        ["PL-R10", "M3"],
        "a variable that moves loses its alignment";
    MoveSaysRootsKept, "move-says-roots-kept", "passes/generic_to_nvvm.rs",
        ["M11", "HB-37d"],
        "the pass says that what is held from outside is what it was, although annotations name the new variables";
    MoveSaysUsesKept, "move-says-uses-kept", "passes/generic_to_nvvm.rs",
        ["M11", "HB-37d"],
        "the pass says that it kept the index of mentions, which is not told of those in initialisers";
}
