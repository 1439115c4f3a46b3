//! What the two programs of a query share: terms, memory, known blocks, the choices of the environment.
//!
//! Source and target are encoded one after the other into the same [`PairContext`]: the
//! same caller, the same initial memory, the same answers of unknown functions.
//! What each side chooses for itself (freeze, undef, NaN payloads) gets variables of
//! its own with a [`key`](PairContext::choice) that pairs the k-th choice of a kind on one
//! side with the k-th on the other, the first guess of every proof.

use super::blocks::Blocks;
use super::choices::ChoiceTable;
use super::encode::CallPromises;
use super::encode::lent::Loan;
use super::pointer::Ptr;
use super::secluded::{NotYetEscaped, SecludedAccess, SecludedEvent};
use super::states::{MemId, Memory, MemoryKey};
use super::value::Val;
use crate::algebra::Plan;
pub use crate::mode::{Mode, Side, Uninit};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::Instant;
use tandem_ir::datalayout::DataLayout;
use tandem_ir::{FloatKind, Type};
use tandem_smt::{FunData, Sort, Term, Terms};

/// What a nondeterministic choice is for; with a count it names the choice on both sides.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChoiceKind {
    /// A value chosen for an undef argument: argument number and scalar in it.
    UndefArgument(u32, u32),
    /// A value chosen for an `undef` constant or undef memory.
    Undef,
    /// A `freeze` of something that may be undef or poison.
    Freeze,
    /// The NaN that a floating-point operation gives: sign and payload.
    Nan,
    /// Whether flushing, contraction or another licence is used.
    Licence,
    /// The sign of a zero that `nsz` leaves open.
    ZeroSign,
    /// What a poison operand of a call is taken for, and whether it is.
    StandIn,
    /// Whether an allocation fails.
    Allocation,
    /// Any other.
    Other(&'static str),
}

/// Environment functions that all threads of a block see alike, by prefix of the name: the layout and initial
/// contents of memory, the dimensions of the launch, functions of their arguments alone.
const SHARED: [&str; 14] = [
    "init",
    "base",
    "atnull",
    "size",
    "live",
    "writable",
    "align",
    "math.",
    "fn ",
    "sreg.ntid",
    "sreg.nctaid",
    "sreg.ctaid",
    "sreg.warpsize",
    "sreg.gridid",
];

/// How much an encoding may cost. One that costs more says nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// Safety net: when it has to be over.
    pub deadline: Option<Instant>,
    /// How many terms it may make, [idle](PairContext::idle) work included.
    pub terms: Option<usize>,
    /// What has run out first, once something has.
    pub spent: Option<Spent>,
}

/// What an encoding ran out of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spent {
    /// Time: the safety net.
    Time,
    /// Terms.
    Terms,
}

/// The state behind an atomic load, and its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReadAtomically {
    /// Memory behind it.
    pub mem: MemId,
    /// Where it loads.
    pub at: Ptr,
    /// What it loads.
    pub ty: Type,
}

/// An ordered event of the source.
#[derive(Clone, Debug)]
pub struct OrderedEvent {
    /// Its number.
    pub index: Term,
    /// What it is.
    pub kind: String,
    /// Whether it sees what others wrote.
    pub sees: bool,
    /// Whether it shows others what was written here.
    pub shows: bool,
}

/// Where an access that is no event happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlainAccess {
    /// The place.
    pub at: Ptr,
    /// Its bytes.
    pub size: u64,
    /// True if it writes.
    pub write: bool,
}

/// The shared part of a query.
#[derive(Debug)]
pub struct PairContext {
    /// Terms.
    pub terms: Terms,
    /// Memory states.
    pub memory: Memory,
    /// Known blocks.
    pub blocks: Blocks,
    /// Data layout of both programs.
    pub layout: DataLayout,
    /// The mode.
    pub mode: Mode,
    /// Facts about the shared environment that hold in every execution.
    pub axioms: Vec<Term>,
    /// Those of them that say which memories are the same to a call that reads.
    pub key_axioms: Vec<Term>,
    /// In what other ways `reassoc` lets the source compute.
    pub algebra: Rc<Plan>,
    /// Blocks that only one pointer of the caller reaches (`noalias`): no other pointer from outside is into them.
    pub alone: Vec<Term>,
    /// Those of them whose pointer the source keeps to itself.
    pub secluded: Vec<Term>,
    /// The others, and the calls that the source makes before it gives their pointers away.
    pub not_yet_escaped: Vec<NotYetEscaped>,
    /// The events of such calls.
    pub secluded_events: Vec<SecludedEvent>,
    /// The source's accesses to all of these.
    pub secluded_accesses: Vec<SecludedAccess>,
    /// Of those, the ones that nobody looks at after an unwind (LangRef, `dead_on_unwind`).
    pub dead_on_unwind: Vec<Term>,
    /// Sizes in bytes of the source's accesses, and of those that are `unordered`, which are not torn.
    pub accessed: std::collections::BTreeMap<u64, bool>,
    /// Memory that the target may write even where the source does not (`writable` parameters): pointer and bytes.
    pub open_to_writes: Vec<(Ptr, u64)>,
    /// True if metadata about aliases is part of the encoding: in both programs it is all understood.
    pub alias_metadata: bool,
    /// What loads say of memory that never changes binds (`!invariant.load`, tags of constant memory).
    pub invariant_loads: bool,
    /// True if address 0 of the generic space may be an object's (`null_pointer_is_valid`).
    pub null_is_valid: bool,
    /// Blocks from outside whose lifetimes begin and end here: stack objects of the function that this is a part of.
    pub lives: Vec<Term>,
    /// Threads of a block in x, y and z, least and most, by what the source says of its launches (`nvvm.maxntid`,
    /// `nvvm.reqntid`); a launch of another block fails before it begins.
    pub block: [Option<(u64, u64)>; 3],
    /// The sizes of a block that somebody asked for (`ntid`).
    pub block_sizes: Vec<Term>,
    /// What was taken for granted, in words ("noalias taken as given").
    pub assumptions: BTreeSet<String>,
    /// What was left vague, in words: a difference that depends on one is no counterexample.
    pub approximations: BTreeSet<String>,
    /// Rules that took part and that the interpreter does not have: its word against them does not count.
    pub beyond_replay: BTreeSet<String>,
    /// For floating-point bits whose NaN was chosen: bits that are equal but for which NaN a NaN is.
    pub float_forms: FxHashMap<(FloatKind, Term), Term>,
    /// When the encoding has to be over, and how many terms it may make.
    pub budget: Budget,
    /// Instructions and block copies passed over since execution cannot reach them: they make no terms, but where
    /// loops and recursion meet they are what takes the time.
    pub idle: usize,
    /// Conditions of branches and of cases of switches, in the order in which they were met: what hard queries are
    /// split by.
    pub branches: Vec<Term>,
    /// Parameters of the source that say `noalias`.
    pub alone_parameters: BTreeSet<u32>,
    /// For each parameter of the source, the bytes that it says are initialized.
    pub initialized: Vec<Vec<(i64, i64)>>,
    /// What the source's calls of a function promise, by function and type.
    pub call_promises: BTreeMap<String, CallPromises>,
    /// What the source lends, by the function and type of the call, and argument.
    pub loans: BTreeMap<(String, usize), Loan>,
    /// The ordered events of the source.
    pub ordered: Vec<OrderedEvent>,
    /// How many accesses of the source there are that are no events, less those that stronger ones of the target stand for.
    pub plain: FxHashMap<PlainAccess, usize>,
    /// What atomic loads of the source have read.
    pub read_before: FxHashMap<ReadAtomically, Val>,
    pub(crate) reads: Vec<MemoryKey>,
    pub(crate) chosen: ChoiceTable,
}

impl PairContext {
    /// A context with empty tables.
    pub fn new(layout: DataLayout, mode: Mode) -> PairContext {
        PairContext {
            terms: Terms::new(),
            memory: Memory::default(),
            blocks: Blocks::default(),
            layout,
            mode,
            axioms: Vec::new(),
            key_axioms: Vec::new(),
            algebra: Rc::default(),
            alone: Vec::new(),
            secluded: Vec::new(),
            not_yet_escaped: Vec::new(),
            secluded_events: Vec::new(),
            secluded_accesses: Vec::new(),
            dead_on_unwind: Vec::new(),
            accessed: Default::default(),
            open_to_writes: Vec::new(),
            alias_metadata: false,
            invariant_loads: true,
            null_is_valid: false,
            lives: Vec::new(),
            block: [None; 3],
            block_sizes: Vec::new(),
            assumptions: BTreeSet::new(),
            approximations: BTreeSet::new(),
            beyond_replay: BTreeSet::new(),
            float_forms: FxHashMap::default(),
            budget: Budget::default(),
            idle: 0,
            branches: Vec::new(),
            alone_parameters: BTreeSet::new(),
            initialized: Vec::new(),
            call_promises: BTreeMap::new(),
            loans: BTreeMap::new(),
            ordered: Vec::new(),
            plain: FxHashMap::default(),
            read_before: FxHashMap::default(),
            reads: Vec::new(),
            chosen: ChoiceTable::default(),
        }
    }
    /// Index width of pointers of an address space.
    pub fn index_bits(&self, space: u32) -> u32 {
        self.layout.pointer(space).index_bits
    }
    /// True if the budget is spent: whoever works on the encoding should end, with any result.
    pub fn late(&mut self) -> bool {
        let b = &mut self.budget;
        if b.spent.is_none() {
            if b.terms.is_some_and(|n| self.terms.len() + self.idle > n) {
                b.spent = Some(Spent::Terms);
            } else if b.deadline.is_some_and(|d| Instant::now() >= d) {
                b.spent = Some(Spent::Time);
            }
        }
        b.spent.is_some()
    }
    /// Notes an assumption.
    pub fn assume(&mut self, words: impl Into<String>) {
        self.assumptions.insert(words.into());
    }
    /// Notes an approximation.
    pub fn approximate(&mut self, words: impl Into<String>) {
        self.approximations.insert(words.into());
    }

    /// An application of a function of the environment, the same for both sides.
    pub fn environment(&mut self, name: &str, args: &[Term], result: Sort) -> Term {
        self.environment_with(name, args, result, false)
    }
    /// The same for something whose meaning is not modelled.
    pub fn uninterpreted(&mut self, name: &str, args: &[Term], result: Sort) -> Term {
        self.environment_with(name, args, result, true)
    }
    fn environment_with(
        &mut self,
        name: &str,
        args: &[Term],
        result: Sort,
        approximate: bool,
    ) -> Term {
        let sorts = args.iter().map(|&a| self.terms.sort(a)).collect();
        let f = self.terms.function(FunData {
            name: name.to_owned(),
            args: sorts,
            result,
            approximate,
            per_thread: !SHARED.iter().any(|s| name.starts_with(s)),
        });
        self.terms.apply(f, args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Recursion inside nested loops passes over copies of blocks for minutes without making a term.
    #[test]
    fn passing_over_what_is_never_reached_spends_the_budget() {
        let mut w = PairContext::new(DataLayout::default(), Mode::default());
        w.budget.terms = Some(w.terms.len() + 5);
        w.idle = 5;
        assert!(!w.late());
        w.idle = 6;
        assert!(w.late());
        assert_eq!(w.budget.spent, Some(Spent::Terms));
    }
}
