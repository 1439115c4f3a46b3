//! Claims held against executions.
//!
//! An instrumented copy of the function tells which blocks it enters and what it computes ([`crate::instrument`]). Of each
//! thread the loops are followed by their blocks alone: which iteration each is in, and what was claimed of it when it was
//! entered. Checked are
//!
//! 1. each value as it is computed, against its expression and both of its ranges, and that it stands still in loops in
//!    which it is said to;
//! 2. each back edge: bounds on the count, flags of the loop's recurrences on the step that was made;
//! 3. each exiting terminator: an exit is taken in the iteration that its count names and in none before;
//! 4. each exit: the exact count, the multiple of trips, and what values of the last iteration are said to be after it; a
//!    count that is poison is none;
//! 5. flags of sums and products within the expressions that are evaluated;
//! 6. counts under predicates, of entries of which the predicates are true;
//! 7. subscripts, as the pointer of their access is computed, if that is in the same loop as the access ([`super::subscripts`]).
//!
//! **Silence.** Nothing is said by a run that ends in undefined behaviour or has a race, where a leaf is poison or undef,
//! once a choice for undef was made, or once the function has been entered again from within; nor by a run that was cut
//! off, if some count of the function rests on the assumption that a loop ends.

mod counts;
mod follow;
mod listen;
mod predicates;
mod values;

pub use follow::Follower;
pub use listen::Listener;

use super::eval::{Known, Leaves, mask};
use super::grounds::rest_on_a_promise;
use super::loops::{Loop, innermost, natural_loops};
use crate::graph::index;
use crate::inputs::TestInput;
use crate::instrument::{self, Instrumented, Observation, ProbePoint, Probes};
use crate::interp::{Outcome, Program, ThreadId, Value as Seen};
use crate::module::closure::address;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::collections::hash_map::Entry;
use std::sync::OnceLock;
use tandem_ir::claims::scev::{
    AtExit, Expr, Interval, LoopClaim, Node, Printer, Scev, Scope, ValueClaim, Wrap,
};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Block, Function, Module, Value};

/// Threads that are followed.
const MAX_THREADS: usize = 64;
/// Probes cost steps: so many times the steps of the function itself are allowed.
const STEPS_FACTOR: u64 = 3;
/// Contradictions that are kept of one run.
const MAX_WRONG: usize = 8;

/// A claim that an execution contradicts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// What kind of claim: `value`, `unsigned range`, `exact count`, ….
    pub sort: &'static str,
    /// What was claimed, where, and what the execution has there.
    pub words: String,
}

/// What became of the claims over all runs so far: how many there are, and how many were checked at least once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Values whose expression says more than their name.
    pub values: u64,
    /// Of these, checked.
    pub values_held: u64,
    /// Counts of loops, exits and bounds.
    pub counts: u64,
    /// Of these, checked.
    pub counts_held: u64,
    /// Lists of subscripts.
    pub lists: u64,
    /// Of these, checked.
    pub lists_held: u64,
    /// Single comparisons that were made.
    pub checks: u64,
}

/// Which claims about a loop are looked at, in the order in which they are numbered.
const COUNT_SORTS: [&str; 3] = ["exact count", "constant maximum", "symbolic maximum"];

/// The present or last entry of a loop.
#[derive(Clone, Default)]
struct Open {
    inside: bool,
    ever: bool,
    entry: u64,
    k: u64,
    exact: Option<Known>,
    max: [Option<Known>; 2],
    exit: Vec<(Option<Known>, Option<Known>)>,
    /// The exact count is poison.
    poison: bool,
    /// What the loop's predicates say of this entry, while they are true.
    assumed: Option<predicates::Assumed>,
}

#[derive(Default)]
struct Thread {
    values: SecondaryMap<Value, Option<Known>>,
    /// What was poison when it was computed last.
    poison: SecondaryMap<Value, bool>,
    /// What an extent of an access was when the present entry of the outermost loop began, by the access and its place.
    extents: FxHashMap<(usize, usize), (u64, u128)>,
    /// Entry and iteration of the smallest loop when the value was computed.
    stamp: SecondaryMap<Value, (u64, u64)>,
    /// What a value was when the present entry of a loop began.
    still: FxHashMap<(Value, usize), (u64, Known)>,
    loops: Vec<Open>,
    at: Option<Block>,
    entries: u64,
    lost: bool,
}

/// The leaves of a thread at a moment.
struct Now<'a> {
    holder: &'a Holder<'a>,
    thread: &'a Thread,
    args: &'a [Seen],
}

impl<'a> Now<'a> {
    fn of(holder: &'a Holder<'a>, thread: &'a Thread, args: &'a [Seen]) -> Now<'a> {
        Now {
            holder,
            thread,
            args,
        }
    }
}

impl Leaves for Now<'_> {
    fn value(&self, v: Value) -> Option<Known> {
        let f = self.holder.f;
        match f.value_def(v) {
            tandem_ir::ValueDef::Arg(n) => {
                Known::of_seen(self.args.get(n as usize)?, self.holder.width(v)?)
            }
            tandem_ir::ValueDef::Const(c) => {
                use tandem_ir::constant::ConstantData;
                match f.as_const(v)? {
                    ConstantData::Null => Some(Known::number(0)),
                    // Another name of an object has the object's address.
                    ConstantData::Global(_) | ConstantData::Expr(_) => {
                        let header = &self.holder.module.header;
                        let (g, at) = address(header, f.constants(), c)?;
                        let bits = i128::from(at) as u128 & mask(self.holder.width(v)?);
                        matches!(
                            header.globals[g].kind,
                            GlobalKind::Function(_) | GlobalKind::Variable(_)
                        )
                        .then(|| Known {
                            bits,
                            bases: vec![(crate::interp::Target::Global(g), 1)],
                        })
                    }
                    _ => f.as_int(v)?.as_u128().map(Known::number),
                }
            }
            _ => self.thread.values[v].clone(),
        }
    }
    fn is_poison(&self, v: Value) -> bool {
        match self.holder.f.value_def(v) {
            tandem_ir::ValueDef::Arg(n) => self.args.get(n as usize) == Some(&Seen::Poison),
            tandem_ir::ValueDef::Const(_) => false,
            _ => self.thread.poison[v],
        }
    }
    fn iteration(&self, header: Block) -> Option<u64> {
        let n = self.holder.loops.iter().position(|l| l.header == header)?;
        let open = self.thread.loops.get(n)?;
        open.ever.then_some(open.k)
    }
}

/// Claims about a body of a module, ready to be held against executions.
pub struct Holder<'a> {
    module: &'a Module,
    f: &'a Function,
    claims: &'a Scev,
    instrumented: OnceLock<Instrumented>,
    loops: Vec<Loop>,
    claim_of: SecondaryMap<Value, Option<u32>>,
    smallest: Vec<Option<usize>>,
    /// Flagged sums and products below each value's expression.
    flagged: Vec<Vec<(Expr, Wrap)>>,
    /// Accesses with subscripts, by the pointers that are computed in their loops.
    lists: SecondaryMap<Value, Vec<usize>>,
    /// Of runs that are cut off nothing is said.
    to_the_end_only: bool,
}

/// Which claims were checked, over any number of runs.
#[derive(Clone, Default)]
pub struct Held {
    values: BTreeSet<usize>,
    counts: BTreeSet<(usize, usize)>,
    exits: BTreeSet<(usize, usize)>,
    lists: BTreeSet<usize>,
    checks: u64,
}

impl Held {
    /// Single comparisons that were made.
    pub fn checks(&self) -> u64 {
        self.checks
    }

    fn add(&mut self, checked: Checked) {
        self.values.extend(checked.values);
        self.counts.extend(checked.counts);
        self.exits.extend(checked.exits);
        self.lists.extend(checked.lists);
        self.checks += checked.checks;
    }
}

impl<'a> Holder<'a> {
    /// Claims about body number `n` of a module.
    pub fn new(module: &'a Module, n: usize, claims: &'a Scev) -> Holder<'a> {
        let f = &module.bodies[n];
        let mut loops = natural_loops(f);
        for l in &mut loops {
            l.claim = claims.loops.iter().position(|c| c.header == l.header);
        }
        let mut all: SecondaryMap<Expr, Wrap> = SecondaryMap::new();
        for fact in &claims.flags {
            match fact.scope {
                Scope::Definition => all[fact.expr] |= fact.flags,
                Scope::Loop(h) => {
                    if let Some(l) = loops.iter_mut().find(|l| l.header == h) {
                        l.flags.push((fact.expr, fact.flags));
                    }
                }
            }
        }
        let mut claim_of = SecondaryMap::new();
        let mut smallest = Vec::new();
        let mut flagged = Vec::new();
        for (k, v) in claims.values.iter().enumerate() {
            if let Some(r) = f.result(v.inst) {
                claim_of[r] = Some(k as u32);
            }
            let around = f.inst_block(v.inst).and_then(|b| innermost(&loops, b));
            if let (Some(l), AtExit::Is(_)) = (around, v.exit) {
                loops[l].exits.push(k);
            }
            smallest.push(around);
            flagged.push(flagged_below(claims, v.expr, &all));
        }
        let mut lists: SecondaryMap<Value, Vec<usize>> = SecondaryMap::new();
        for (k, a) in claims.accesses.iter().enumerate() {
            let around = |i| f.inst_block(i).and_then(|b| innermost(&loops, b));
            let computed = f.def_inst(a.pointer).map(around);
            if a.list.is_some() && computed == Some(around(a.inst)) {
                lists[a.pointer].push(k);
            }
        }
        Holder {
            module,
            f,
            claims,
            instrumented: OnceLock::new(),
            loops,
            claim_of,
            smallest,
            flagged,
            lists,
            to_the_end_only: false,
        }
    }

    /// For claims that do not say what they rest on: a run that is cut off may be one that is undefined later.
    pub fn to_the_end_only(self) -> Self {
        Holder {
            to_the_end_only: true,
            ..self
        }
    }

    /// The instrumented program, compiled; `None` if the interpreter cannot run it.
    pub fn compile(&self) -> Option<Program<'_>> {
        Program::compile(&self.instrumented().module).ok()
    }

    /// The program with probes, made when it is first asked for: whoever follows another's run has no need of it.
    fn instrumented(&self) -> &Instrumented {
        self.instrumented
            .get_or_init(|| Instrumented::new(self.module, &[self.f.global], Probes::Path))
    }

    /// A thread that has not begun.
    fn thread(&self) -> Thread {
        Thread {
            loops: vec![Open::default(); self.loops.len()],
            ..Thread::default()
        }
    }

    /// The function that the claims are about.
    pub fn function(&self) -> &'a Function {
        self.f
    }

    fn width(&self, v: Value) -> Option<u32> {
        let ty = self.f.value_type(v);
        let space = |s| self.module.header.layout.pointer(s).index_bits;
        ty.int_width().or_else(|| ty.address_space().map(space))
    }

    /// Runs the function on an input; what the run contradicts. What it confirms is added to `held`, unless the run says
    /// nothing, which is `None`.
    pub fn hold(
        &self,
        program: &Program<'_>,
        input: &TestInput,
        steps: u64,
        held: &mut Held,
    ) -> Option<Vec<Contradiction>> {
        let mut threads: FxHashMap<ThreadId, Thread> = FxHashMap::default();
        let mut wrong: Vec<Contradiction> = Vec::new();
        let mut checked = Checked::default();
        let run = instrument::run_compiled(
            self.instrumented(),
            program,
            self.f.global,
            input,
            steps.saturating_mul(STEPS_FACTOR),
            |h| {
                let room = threads.len() < MAX_THREADS;
                let thread = match threads.entry(h.thread) {
                    Entry::Occupied(e) => e.into_mut(),
                    Entry::Vacant(e) if room => e.insert(self.thread()),
                    Entry::Vacant(_) => return,
                };
                self.observe(h, thread, &input.args, &mut checked, &mut wrong);
            },
        );
        let (outcome, choices) = run.ok()?;
        let mute = matches!(
            outcome,
            Outcome::Ub { .. } | Outcome::Unsupported(_) | Outcome::IllFormed(_)
        );
        if mute || choices.race {
            return None;
        }
        // In a loop that may be assumed to end, what does not end is undefined behaviour, which a run that was cut off
        // cannot tell from a loop that takes its time; ranges and flags rest on counts as well.
        let cut = matches!(outcome, Outcome::OutOfSteps | Outcome::OutOfMemory);
        if cut
            && (self.to_the_end_only || rest_on_a_promise(&self.module.header, self.f, self.claims))
        {
            return None;
        }
        held.add(checked);
        Some(wrong)
    }

    /// What became of the claims so far.
    pub fn tally(&self, held: &Held) -> Tally {
        let says = |v: &ValueClaim| !matches!(self.claims.exprs[v.expr].node, Node::Unknown(_));
        let lists = self.claims.accesses.iter().filter(|a| a.list.is_some());
        let mut t = Tally {
            checks: held.checks,
            lists: lists.count() as u64,
            lists_held: held.lists.len() as u64,
            ..Tally::default()
        };
        for (n, _) in self
            .claims
            .values
            .iter()
            .enumerate()
            .filter(|(_, v)| says(v))
        {
            t.values += 1;
            t.values_held += u64::from(held.values.contains(&n));
        }
        for (n, l) in self.claims.loops.iter().enumerate() {
            for (sort, e) in [l.exact, l.constant_max, l.symbolic_max].iter().enumerate() {
                t.counts += u64::from(e.is_some());
                t.counts_held += u64::from(e.is_some() && held.counts.contains(&(n, sort)));
            }
            for (k, _) in l
                .exits
                .iter()
                .enumerate()
                .filter(|(_, x)| x.exact.is_some())
            {
                t.counts += 1;
                t.counts_held += u64::from(held.exits.contains(&(n, k)));
            }
        }
        t
    }

    /// True if an execution has left the loop with this header, where its count says when.
    pub fn was_counted(&self, held: &Held, header: tandem_ir::Block) -> bool {
        let mut loops = self.claims.loops.iter();
        let n = loops.position(|l| l.header == header);
        n.is_some_and(|n| held.counts.contains(&(n, 0)))
    }

    /// True if an execution has checked what is claimed of the value of an instruction.
    pub fn was_computed(&self, held: &Held, i: tandem_ir::Inst) -> bool {
        let mut values = self.claims.values.iter();
        let n = values.position(|v| v.inst == i);
        n.is_some_and(|n| held.values.contains(&n))
    }

    /// Values whose expression says more than their name and that no execution has checked, by their instructions.
    pub fn idle_values(&self, held: &Held) -> Vec<tandem_ir::Inst> {
        let says = |v: &ValueClaim| !matches!(self.claims.exprs[v.expr].node, Node::Unknown(_));
        let claims = self.claims.values.iter().enumerate();
        let idle = claims.filter(|(n, v)| says(v) && !held.values.contains(n));
        idle.map(|(_, v)| v.inst).collect()
    }

    fn observe(
        &self,
        h: Observation,
        thread: &mut Thread,
        args: &[Seen],
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        thread.lost |= h.picked;
        if thread.lost || wrong.len() >= MAX_WRONG {
            return;
        }
        match h.point {
            ProbePoint::Block(_, b) => self.enter(b, thread, args, checked, wrong),
            ProbePoint::Inst(_, i) => {
                let told = self.instrumented().values_of(h.probe).first();
                if let (Some(v), Some(&r), Some(seen)) = (self.f.result(i), told, h.values.first())
                    && v == r
                {
                    self.computed(v, seen, thread, args, checked, wrong);
                }
            }
            ProbePoint::End(..) => {}
        }
    }

    fn enter(
        &self,
        b: Block,
        thread: &mut Thread,
        args: &[Seen],
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        let from = thread.at.replace(b);
        if from.is_some() && self.f.entry() == Some(b) {
            thread.lost = true;
            return;
        }
        // Leaving first, from the inside out; then entering, from the outside in.
        for n in (0..self.loops.len()).rev() {
            let l = &self.loops[n];
            let was = from.is_some_and(|p| l.members[index(p)]);
            let is = l.members[index(b)];
            if was && let Some(p) = from {
                self.terminator(n, p, is, thread, checked, wrong);
            }
            if was && !is {
                self.left(n, thread, args, checked, wrong);
                thread.loops[n].inside = false;
            }
        }
        for n in 0..self.loops.len() {
            let l = &self.loops[n];
            if l.header != b {
                continue;
            }
            if from.is_some_and(|p| l.members[index(p)]) {
                thread.loops[n].k += 1;
                self.back(n, thread, args, checked, wrong);
                let assumed = self.back_under_predicates(n, thread, args, checked, wrong);
                thread.loops[n].assumed = assumed;
            } else {
                self.begin(n, thread, args);
            }
        }
    }

    fn printer(&self) -> Printer<'_> {
        Printer::new(&self.module.header, self.f, self.claims)
    }

    fn name(&self, claim: &ValueClaim) -> String {
        let value = self.f.result(claim.inst);
        value.map_or(String::new(), |v| crate::describe::value(self.f, v))
    }

    fn out_of_range(&self, claim: &ValueClaim, range: Interval, number: u128) -> String {
        let (name, Interval { lo, hi, .. }) = (self.name(claim), range);
        format!("{name} is said to be in [{lo}, {hi}); it is {number}")
    }

    fn say(
        &self,
        wrong: &mut Vec<Contradiction>,
        sort: &'static str,
        claim: &LoopClaim,
        e: Option<Expr>,
        k: u64,
        said: u128,
    ) {
        let printer = self.printer();
        let text = e.map_or(String::new(), |e| format!("{} = ", printer.expr(e)));
        let header = printer.block(claim.header);
        let words =
            format!("loop {header}: the {sort} is said to be {text}{said}; this is iteration {k}");
        push(wrong, sort, words);
    }
}

/// What one run has checked.
#[derive(Default)]
struct Checked {
    values: BTreeSet<usize>,
    counts: BTreeSet<(usize, usize)>,
    exits: BTreeSet<(usize, usize)>,
    lists: BTreeSet<usize>,
    checks: u64,
}

fn push(wrong: &mut Vec<Contradiction>, sort: &'static str, words: String) {
    wrong.push(Contradiction { sort, words });
}

fn shown(k: &Known) -> String {
    match k.as_number() {
        Some(n) => n.to_string(),
        None => format!("{} + {:?}", k.bits, k.bases),
    }
}

fn flagged_below(claims: &Scev, e: Expr, all: &SecondaryMap<Expr, Wrap>) -> Vec<(Expr, Wrap)> {
    let mut out = Vec::new();
    let mut work = vec![e];
    while let Some(x) = work.pop() {
        let wrap = all[x];
        if !wrap.is_empty() && !out.contains(&(x, wrap)) {
            out.push((x, wrap));
        }
        work.extend(claims.exprs[x].node.operands());
    }
    out
}
