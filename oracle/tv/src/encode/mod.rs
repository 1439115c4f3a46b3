//! From a function to terms: one pass over its unrolled control flow.
//!
//! The encoder walks the [copies](super::unroll) of the blocks in order. At each it
//! knows under which condition execution is there ([`State::reach`]), what memory
//! holds and how many events have happened; joins merge these with the conditions
//! of the edges. SSA values are kept per copy of their block and looked up through
//! the predecessors on demand, so that only what is used is merged. Undefined
//! behaviour is collected as one condition; the parts of the language are in the
//! submodules by subject.
//!
//! A construct that has no meaning here is a [`Blocker`]: encoding goes on with an
//! arbitrary value, so that every blocker is found, but nothing may be concluded.

pub(crate) mod alias;
mod attrs;
mod based;
mod body;
mod calls;
mod consts;
mod described;
mod endless;
mod float;
mod flow;
mod intrinsics;
mod libc;
pub(super) mod library;
pub(super) mod memory;
mod operand;
mod promised;
mod scalar;
mod varargs;
mod vector;

pub use calls::{CallPromises, Excluded, PureCall, Strain};
pub(crate) use calls::{UNDEFINED, initialized_ranges, lent};
pub use intrinsics::registers::block_of;

use super::context::{ChoiceKind, PairContext, Side};
use super::memory::MemId;
use super::unroll::Unrolled;
use super::value::{Scalar, Val};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use tandem_ir::inst::{InstKind, Ordering};
use tandem_ir::types::TypeTable;
use tandem_ir::{Function, Header, Inst, Module, Type, Value};
use tandem_smt::{Term, Terms};

/// Width of the counter of events on a path.
pub const EVENT_BITS: u32 = 16;

/// A construct that the validator does not model.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Blocker {
    /// Function that holds it.
    pub function: String,
    /// Instruction, if it is one.
    pub inst: Option<Inst>,
    /// What it is, for people.
    pub construct: String,
}

/// Where execution is: under which condition, with which memory, after how many events.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// Boolean: execution gets here.
    pub reach: Term,
    /// Memory.
    pub mem: MemId,
    /// Number of events so far, [`EVENT_BITS`] wide.
    pub events: Term,
    /// The convergent ones of them.
    pub convergent: Term,
}

/// An observable event; events are ordered.
#[derive(Clone, Debug)]
pub struct Event {
    /// Boolean: it happens.
    pub reach: Term,
    /// Its number on the path.
    pub index: Term,
    /// What it is, in words that must be equal for two events to be the same ("call @f", "volatile load i32").
    pub kind: String,
    /// Its orderings, if it is atomic: of success and of failure. They are no part of `kind`: the target's may be stronger.
    pub orders: [Ordering; 2],
    /// The scope within which it is atomic and ordered, if that is less than the system: no part of `kind` either.
    pub scope: Option<String>,
    /// Its operands.
    pub args: Vec<EventArg>,
    /// What is promised of it by attributes; breaking one is undefined behaviour.
    pub promises: BTreeSet<String>,
    /// The same with what the callee's declaration promises.
    pub declared: BTreeSet<String>,
    /// Of those, what the callee has a body to be asked about.
    pub of_body: BTreeSet<String>,
    /// Memory before it, if it can read memory.
    pub mem: Option<MemId>,
    /// How many convergent events are behind it, if the threads that do it together must stay the same.
    pub convergent: Option<Term>,
    /// The function that is called, if it is a call of one by name.
    pub callee: Option<String>,
    /// True if the first operand is the callee's address.
    pub with_pointer: bool,
    /// True if it may not return.
    pub may_stop: bool,
    /// True if it may unwind: then callers see memory as it is here.
    pub unwinds: bool,
    /// The value that the environment answers, with the address spaces of its scalars.
    pub answer: Option<(Val, Vec<Option<u32>>)>,
    /// The instruction and the chain of call sites around it, which distinguish sites.
    pub site: Vec<Inst>,
}

/// An operand of an event.
#[derive(Clone, Debug)]
pub struct EventArg {
    /// The value.
    pub value: Val,
    /// Address space for each scalar that is a pointer, in order of scalars; `None` for the others.
    pub spaces: Vec<Option<u32>>,
}

/// A call that is a function of its arguments.
#[derive(Clone, Debug)]
pub struct FunctionCall {
    /// Boolean: it happens.
    pub reach: Term,
    /// The function.
    pub callee: String,
    /// Arguments, each with the address spaces of its scalars.
    pub args: Vec<(Val, Vec<Option<u32>>)>,
    /// Result, likewise.
    pub value: (Val, Vec<Option<u32>>),
}

/// A promise that the encoding leaves out: metadata, attributes of calls, licences of fast-math flags.
#[derive(Clone, Debug)]
pub struct Promised {
    /// What is promised, of what kind of instruction: equal for equal promises.
    pub what: String,
    /// What it is promised of: the instruction's operands.
    pub on: Vec<Term>,
    /// Boolean: the instruction is executed.
    pub reach: Term,
}

/// The meaning of one function on the shared inputs of the context.
#[derive(Clone, Debug)]
pub struct Meaning {
    /// Boolean: undefined behaviour.
    pub ub: Term,
    /// Boolean: it returns.
    pub returns: Term,
    /// The returned value, if the type has one.
    pub value: Option<Val>,
    /// Address spaces of the returned value's scalars that are pointers.
    pub spaces: Vec<Option<u32>>,
    /// State where it returns.
    pub end: State,
    /// Boolean: it runs for ever without doing anything.
    pub endless: Term,
    /// Boolean: the bound on loops or inlining cuts the execution.
    pub cut: Term,
    /// Events, each site once, in order of encoding.
    pub events: Vec<Event>,
    /// Calls that are functions of their arguments, in order of encoding.
    pub functions: Vec<FunctionCall>,
    /// The same calls, those without a result as well, with all that their results hang on.
    pub pure_calls: Vec<PureCall>,
    /// Promises that the encoding leaves out, in order of encoding.
    pub promised: Vec<Promised>,
    /// Calls of a target that may do what it says of itself that it does not.
    pub strains: Vec<Strain>,
    /// What is not modelled.
    pub blockers: Vec<Blocker>,
}

/// Edges into a copy that can be taken: predecessor, and condition given the copy's dominator.
type LiveEdges = std::rc::Rc<[(usize, Term)]>;

/// One activation of a function.
struct Frame<'m> {
    f: &'m Function,
    graph: Unrolled,
    args: Vec<Val>,
    /// Values by copy and SSA value.
    defs: FxHashMap<(usize, Value), Val>,
    /// Values looked up at the entry of a copy.
    found: FxHashMap<(usize, Value), Val>,
    /// Per copy: condition under which each of its edges is taken, given that the copy is reached.
    edges: Vec<Vec<Term>>,
    /// Per copy: state at its entry and at its end.
    entry: Vec<Option<State>>,
    exit: Vec<Option<State>>,
    /// Per copy: how many variables the query had at its entry.
    drawn: Vec<usize>,
    /// Immediate dominator of each copy among the copies.
    idom: Vec<usize>,
    /// Conditions relative to a dominator: (dominator, copy).
    relative: FxHashMap<(usize, usize), Term>,
    /// Per copy: condition under which it is entered once its immediate dominator was.
    own: Vec<Term>,
    /// Per copy: edges into it that can be taken.
    live: Vec<Option<LiveEdges>>,
    /// The copy that is being encoded.
    here: usize,
}

/// Encodes one side.
pub struct Encoder<'w, 'm> {
    /// The shared part.
    pub w: &'w mut PairContext,
    /// The side.
    pub side: Side,
    cx: &'m Header,
    /// Bodies that calls may follow.
    bodies: &'m [Function],
    /// Where execution is.
    pub state: State,
    /// What is not modelled, so far.
    pub blockers: Vec<Blocker>,
    ub: Term,
    cut: Term,
    endless: Term,
    /// Boolean: it runs for ever without making progress.
    idle: Term,
    events: Vec<Event>,
    functions: Vec<FunctionCall>,
    pure_calls: Vec<PureCall>,
    promised: promised::Notes,
    strains: Vec<Strain>,
    /// Operands of the call at work under the attributes of their positions, by number.
    given: FxHashMap<(Inst, usize), Val>,
    frame: Frame<'m>,
    /// The function in question.
    root: &'m Function,
    /// What the present body may do.
    limits: body::BodyLimits,
    /// Accesses with metadata about aliases.
    accesses: Vec<alias::Access>,
    /// Accesses, where the target alone says that a parameter's memory is reached through it only.
    through: Vec<alias::Through>,
    /// Loads of what does not change.
    invariant: Vec<alias::Invariant>,
    /// Bytes written through parameters whose memory is dead at the end.
    dead: Vec<based::Dead>,
    /// Stores of pointers that must not be kept.
    kept: Vec<based::Kept>,
    /// Memory behind the last event, if that wrote nothing that can be seen here.
    after_event: Option<MemId>,
    /// Stack objects of callers that made tail calls: nobody may access them here.
    barred: Vec<Term>,
    /// Call sites around the present activation.
    sites: Vec<Inst>,
    /// Variables of undef choices in a term, by term.
    undef_vars: FxHashMap<Term, std::rc::Rc<[tandem_smt::Var]>>,
}

/// A construct that is not modelled, in words; the place is added by the walk.
pub type Result<T> = std::result::Result<T, String>;

impl<'w, 'm> Encoder<'w, 'm> {
    /// Encodes a function on the given arguments (one per parameter, of the shapes of their types).
    pub fn run(
        w: &'w mut PairContext,
        side: Side,
        module: &'m Module,
        f: &'m Function,
        args: Vec<Val>,
    ) -> Meaning {
        let mem = w.initial_memory();
        let events = w.terms.bits(EVENT_BITS, 0);
        let state = State {
            reach: Terms::TRUE,
            mem,
            events,
            convergent: events,
        };
        let mut e = Encoder {
            w,
            side,
            cx: &module.header,
            bodies: &module.bodies,
            state,
            blockers: Vec::new(),
            ub: Terms::FALSE,
            cut: Terms::FALSE,
            endless: Terms::FALSE,
            idle: Terms::FALSE,
            events: Vec::new(),
            functions: Vec::new(),
            pure_calls: Vec::new(),
            promised: promised::Notes::default(),
            strains: Vec::new(),
            given: FxHashMap::default(),
            frame: Frame::empty(f),
            root: f,
            limits: body::BodyLimits::none(),
            accesses: Vec::new(),
            through: Vec::new(),
            invariant: Vec::new(),
            dead: Vec::new(),
            kept: Vec::new(),
            after_event: None,
            barred: Vec::new(),
            sites: Vec::new(),
            undef_vars: FxHashMap::default(),
        };
        let args = e.check_arguments(f, args);
        let given = args.clone();
        let spaces = match e.cx.return_type(f.global) {
            Some(ret) if !ret.is_void() => e.pointer_spaces(ret),
            _ => Vec::new(),
        };
        e.enter_uninitialized(f, &given);
        let limits = e.limits_of(f, &given);
        let value = e.activate(f, args);
        if let Err(construct) = e.check_invariant() {
            e.block(None, construct);
        }
        // The promises about the result are judged when the frame is gone.
        let before = e.state.mem;
        e.state.mem = e.w.leave_frame(before);
        let value = value.map(|v| e.checked_result(f, v));
        e.state.mem = before;
        if let Some(v) = &value {
            e.check_returned(f, &given, v);
        }
        let outer = std::mem::replace(&mut e.limits, limits);
        let value = value.map(|v| e.handed_on(&v, &spaces));
        if let Some(v) = &value {
            e.give_away(v, &spaces);
        }
        e.check_kept();
        e.let_die();
        e.limits = outer;
        e.check_body(f);
        e.state.mem = e.w.leave_frame(e.state.mem);
        Meaning {
            spaces,
            ub: e.ub,
            returns: e.state.reach,
            value,
            end: e.state,
            endless: e.endless,
            cut: e.cut,
            events: e.events,
            functions: e.functions,
            pure_calls: e.pure_calls,
            promised: e.promised.list,
            strains: e.strains,
            blockers: e.blockers,
        }
    }

    /// The header of the module.
    pub fn cx(&self) -> &'m Header {
        self.cx
    }
    /// The function of the present activation.
    pub fn f(&self) -> &'m Function {
        self.frame.f
    }
    /// Types.
    pub fn types(&self) -> &'m TypeTable {
        &self.cx.types
    }
    /// The terms.
    pub fn t(&mut self) -> &mut Terms {
        &mut self.w.terms
    }

    /// Undefined behaviour if `bad`, here.
    pub fn ub_if(&mut self, bad: Term) {
        let here = self.state.reach;
        let t = &mut self.w.terms;
        let b = t.and(here, bad);
        self.ub = t.or(self.ub, b);
        // What comes after undefined behaviour does not matter: saying so keeps later conditions small.
        if bad == Terms::TRUE {
            self.state.reach = Terms::FALSE;
        }
    }
    /// Undefined behaviour unless `good`, here.
    pub fn require(&mut self, good: Term) {
        let bad = self.w.terms.not(good);
        self.ub_if(bad);
    }
    /// Undefined behaviour if the scalar is poison; gives its bits.
    pub fn not_poison(&mut self, s: Scalar) -> Term {
        self.ub_if(s.poison);
        s.bits
    }
    /// A choice of this side.
    pub fn choose(&mut self, kind: ChoiceKind, width: u32) -> Term {
        self.w.choice(self.side, kind, width)
    }
    /// Notes that something is not modelled.
    pub fn block(&mut self, inst: Option<Inst>, construct: impl Into<String>) {
        let cx = self.cx();
        self.blockers.push(Blocker {
            function: cx.global_name(self.frame.f.global).to_owned(),
            inst,
            construct: construct.into(),
        });
    }

    /// Records an event here and goes on to the next number; gives the event's own number.
    pub fn event(
        &mut self,
        kind: String,
        args: Vec<EventArg>,
        reads: bool,
        convergent: bool,
        inst: Inst,
    ) -> Term {
        // Only calls of functions by name have answers that a run of one thread can be given.
        if convergent || !kind.starts_with("call ") || kind.starts_with("call @llvm.") {
            let what = kind
                .split(['{', '('])
                .next()
                .unwrap_or(&kind)
                .trim()
                .to_owned();
            self.w
                .beyond_replay
                .insert(format!("what other threads do at '{what}'"));
        }
        let index = self.state.events;
        let mut site = self.sites.clone();
        site.push(inst);
        if self.side == Side::Source {
            let outermost = site.first().copied().unwrap_or(inst);
            (self.w).note_secluded_event(outermost, index, self.state.reach);
        }
        self.events.push(Event {
            reach: self.state.reach,
            index,
            kind,
            orders: [Ordering::NotAtomic; 2],
            scope: None,
            args,
            promises: BTreeSet::new(),
            declared: BTreeSet::new(),
            of_body: BTreeSet::new(),
            callee: None,
            with_pointer: false,
            may_stop: false,
            unwinds: false,
            answer: None,
            mem: reads.then_some(self.state.mem),
            convergent: convergent.then_some(self.state.convergent),
            site,
        });
        let one = self.w.terms.bits(EVENT_BITS, 1);
        self.state.events = self.w.terms.add(index, one);
        if convergent {
            self.state.convergent = self.w.terms.add(self.state.convergent, one);
        }
        index
    }
    /// Execution goes on only if `c`: the rest ends here (it does not return), without undefined behaviour.
    pub fn continue_if(&mut self, c: Term) {
        self.state.reach = self.w.terms.and(self.state.reach, c);
    }

    /// Bits of a scalar type; `None` if it is not one that is modelled.
    pub fn scalar_bits(&self, ty: Type) -> Option<u32> {
        if let Some(w) = ty.int_width() {
            return Some(w);
        }
        if let Some(space) = ty.address_space() {
            return Some(super::pointer::BLOCK_BITS + self.w.index_bits(space));
        }
        match ty.float_kind()? {
            tandem_ir::FloatKind::X86Fp80 | tandem_ir::FloatKind::PpcFp128 => None,
            k => Some(k.bits()),
        }
    }
    /// Types of the elements of a vector, array or struct; `None` for scalars, scalable vectors and types
    /// that are too large.
    pub fn element_types(&self, ty: Type) -> Option<Vec<Type>> {
        let types = self.types();
        const MOST: u64 = 1 << 14;
        if let Some((e, n, scalable)) = types.as_vector(ty) {
            return (!scalable && u64::from(n) <= MOST).then(|| vec![e; n as usize]);
        }
        if let Some((e, n)) = types.as_array(ty) {
            return (n <= MOST).then(|| vec![e; n as usize]);
        }
        types.struct_fields(ty).map(|(f, _)| f.to_vec())
    }
    /// A value of a type with every scalar made by `make` (given its type).
    ///
    /// # Errors
    /// Names a type that is not modelled.
    pub fn build(
        &mut self,
        ty: Type,
        make: &mut dyn FnMut(&mut Self, Type, u32) -> Scalar,
    ) -> Result<Val> {
        if let Some(parts) = self.element_types(ty) {
            let mut out = Vec::with_capacity(parts.len());
            for p in parts {
                out.push(self.build(p, make)?);
            }
            return Ok(Val::Elements(out.into()));
        }
        match self.scalar_bits(ty) {
            Some(bits) => Ok(Val::Scalar(make(self, ty, bits))),
            None => Err(format!("type {}", self.types().display(ty))),
        }
    }
    /// Poison of a type.
    ///
    /// # Errors
    /// As [`Encoder::build`].
    pub fn poison(&mut self, ty: Type) -> Result<Val> {
        self.build(ty, &mut |e, _, bits| Scalar::poison(e.t(), bits))
    }
    /// Address spaces of the scalars of a type, in order; `None` for scalars that are no pointers.
    pub fn pointer_spaces(&self, ty: Type) -> Vec<Option<u32>> {
        match self.element_types(ty) {
            Some(parts) => parts
                .into_iter()
                .flat_map(|p| self.pointer_spaces(p))
                .collect(),
            None => vec![ty.address_space()],
        }
    }

    /// The meaning of one instruction that is neither a phi nor a terminator; `None` if it has no result.
    fn instruction(&mut self, i: Inst) -> Result<Option<Val>> {
        self.w.begin_instruction();
        let f = self.f();
        match f.kind(i) {
            InstKind::Freeze => self.freeze(i).map(Some),
            InstKind::FNeg
            | InstKind::Binary(_)
            | InstKind::Cast(_)
            | InstKind::ICmp(_)
            | InstKind::FCmp(_)
            | InstKind::Select => self.compute(i).map(Some),
            InstKind::ExtractElement
            | InstKind::InsertElement
            | InstKind::ShuffleVector(_)
            | InstKind::ExtractValue(_)
            | InstKind::InsertValue(_) => self.elements(i).map(Some),
            InstKind::Gep { elem } => {
                let base = self.operand(i, 0)?;
                let mut indices = Vec::new();
                for n in 1..f.num_operands(i) {
                    indices.push((self.operand(i, n)?, f.value_type(f.operand(i, n))));
                }
                let base_type = f.value_type(f.operand(i, 0));
                self.gep(
                    *elem,
                    f.flags(i),
                    (&base, base_type),
                    &indices,
                    f.inst_type(i),
                )
                .map(Some)
            }
            InstKind::Alloca { .. }
            | InstKind::Load(_)
            | InstKind::Store(_)
            | InstKind::Fence { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::AtomicRmw(..) => self.memory_instruction(i),
            InstKind::Call(_) => self.call(i),
            InstKind::VaArg => self.next_variable_argument(i).map(Some),
            k => Err(k.mnemonic().to_owned()),
        }
    }

    /// Encodes an instruction and stores its result; a blocker gives an arbitrary value.
    fn step(&mut self, i: Inst) {
        let f = self.f();
        let result = match self.instruction(i) {
            Ok(v) => v,
            Err(construct) => {
                self.block(Some(i), construct);
                self.arbitrary(f.inst_type(i))
            }
        };
        if let (Some(r), Some(v)) = (f.result(i), result) {
            self.frame.defs.insert((self.frame.here, r), v);
        }
    }

    /// A value that says nothing, for going on after a blocker.
    fn arbitrary(&mut self, ty: Type) -> Option<Val> {
        if ty.is_void() {
            return None;
        }
        let made = self.build(ty, &mut |e, _, bits| {
            Scalar::defined(e.choose(ChoiceKind::Other("blocker"), bits))
        });
        made.ok()
    }
}

impl<'m> Frame<'m> {
    fn empty(f: &'m Function) -> Frame<'m> {
        Frame {
            f,
            graph: Unrolled::default(),
            args: Vec::new(),
            defs: FxHashMap::default(),
            found: FxHashMap::default(),
            edges: Vec::new(),
            entry: Vec::new(),
            exit: Vec::new(),
            drawn: Vec::new(),
            idom: Vec::new(),
            relative: FxHashMap::default(),
            own: Vec::new(),
            live: Vec::new(),
            here: 0,
        }
    }
}
