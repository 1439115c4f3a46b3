//! Comparing two programs on one input: does the target do only what the source allows?
//!
//! Refinement as Alive2 defines it, for concrete runs: where the source is
//! undefined the target may do anything; where it gives poison the target may give
//! anything; where it gives undef, anything but poison; everything else must be
//! equal: the result, the final bytes of buffers and globals, the order of
//! observable events; where the source traps, only what others saw until then, since a program that has
//! trapped has no memory that anybody reads. A source run that depended on a choice of its own says nothing when
//! results differ, and such inputs are counted as inconclusive, never as good; nor does it where what differs hangs on a
//! licence of fast-math flags ([`under_licences`]).

mod calls;
mod licences;

pub use calls::beyond_calls;
pub use licences::{LICENSED, under_licences};

use crate::inputs::{Shape, TestInput};
use crate::{
    ByteMark, Choices, Device, Event, Image, Input, Launch, Licences, Limits, Outcome, Pointer,
    Policy, Program, Run, Schedule, Target, ThreadId, UninitPolicy, Value, run,
};
use tandem_ir::{Global, Header};

/// The answer for one input.
#[derive(Clone, PartialEq, Debug)]
pub enum Comparison {
    /// The target's run refines the source's.
    Refines,
    /// Nothing can be said; the reason, in a few words.
    Inconclusive(String),
    /// The target did what the source may not do.
    Differs(Difference),
}

/// How a target's run fails to refine its source's.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The sort of difference: the same for the same mistake in another program.
    pub sort: &'static str,
    /// What differs, for people.
    pub words: String,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.words)
    }
}

/// What one program did, in comparable form.
#[derive(Clone)]
pub struct Observed {
    /// How the run ended.
    pub outcome: Outcome,
    /// What each thread did that others can see, in its order.
    pub events: Vec<(ThreadId, Vec<Event>)>,
    /// Final contents of what the caller can see, in an order that both programs share.
    pub memory: Vec<(String, Image)>,
    /// The run depended on a choice (undef, an unwritten byte) that another run may make otherwise.
    pub nondeterministic: bool,
    /// The only choices that it depended on are payloads and signs of NaNs.
    pub only_nan: bool,
    /// The run depended on which object lies at which address: the same for a target with the same objects, and open for one in
    /// another instruction set.
    pub layout: bool,
    /// What inline assembly does was made up: open for a program in another instruction set, which executes it.
    pub assembly: bool,
    /// Accesses met of which metadata says that they do not ([`Choices::aliased`](super::Choices)).
    pub aliased: bool,
    /// In another order of evaluation an operation may be poison ([`Choices::overflows`](super::Choices)).
    pub overflows: bool,
    /// Two threads accessed one location, one of them to write it, with nothing between that orders them.
    pub racy: bool,
    /// Instructions executed.
    pub steps: u64,
}

/// Steps of the source beyond which an input is dropped.
pub const DEFAULT_STEPS: u64 = 400_000;

/// Runs both programs on an input and compares. `function` must have the same parameters in both.
pub fn compare(
    source: &Program<'_>,
    target: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
) -> Comparison {
    let run = SourceRun::new(source, function, input.clone(), steps);
    run.compare(source, target, function, steps).0
}

/// A run of the source on one input, to be held against several targets.
pub struct SourceRun {
    /// The input.
    pub input: TestInput,
    /// Steps that the run took.
    pub steps: u64,
    /// What the source did, or why that says nothing about any target.
    observed: Result<Observed, String>,
}

impl SourceRun {
    /// Runs the source.
    pub fn new(source: &Program<'_>, function: Global, input: TestInput, steps: u64) -> SourceRun {
        let observed = observe(source, function, &input, steps, true);
        SourceRun {
            steps: observed.steps,
            observed: match undecided(&observed) {
                Some(why) => Err(why),
                None => Ok(observed),
            },
            input,
        }
    }

    /// True if the run says something of a target: it is defined, and ends.
    pub fn is_decided(&self) -> bool {
        self.observed.is_ok()
    }

    /// What the source did.
    ///
    /// # Errors
    /// Why that says nothing about any target.
    pub fn observed(&self) -> Result<&Observed, &str> {
        self.observed.as_ref().map_err(String::as_str)
    }

    /// What the source does with its licences shaken; `None` where that run says nothing. `source`, `function` and `steps`
    /// must be those of [`Self::new`].
    pub fn shaken(
        &self,
        source: &Program<'_>,
        function: Global,
        steps: u64,
        licences: Licences,
    ) -> Option<Observed> {
        let policy = Policy {
            licences,
            ..Policy::default()
        };
        let run = observe_under(source, function, &self.input, (steps, false), policy);
        undecided(&run).is_none().then_some(run)
    }

    /// Runs a target and compares; also the steps that this took. `source`, `function` and `steps` must be those of
    /// [`Self::new`].
    pub fn compare(
        &self,
        source: &Program<'_>,
        target: &Program<'_>,
        function: Global,
        steps: u64,
    ) -> (Comparison, u64) {
        self.compare_as(source, target, (function, function), steps)
    }

    /// The same for a target that is another function than the source.
    pub fn compare_as(
        &self,
        source: &Program<'_>,
        target: &Program<'_>,
        (function, as_target): (Global, Global),
        steps: u64,
    ) -> (Comparison, u64) {
        let mut taken = 0;
        let comparison = match &self.observed {
            Ok(s) => compare_run(
                s,
                source,
                target,
                (function, as_target),
                &self.input,
                (steps, &mut taken),
            ),
            Err(why) => Comparison::Inconclusive(why.clone()),
        };
        (comparison, taken)
    }
}

fn compare_run(
    s: &Observed,
    source: &Program<'_>,
    target: &Program<'_>,
    (function, as_target): (Global, Global),
    input: &TestInput,
    (steps, taken): (u64, &mut u64),
) -> Comparison {
    // Threading makes a path longer by a few branches at most; many times longer means that it does not end.
    let t = observe(
        target,
        as_target,
        input,
        s.steps.saturating_mul(16) + 20_000,
        false,
    );
    *taken += t.steps;
    match &t.outcome {
        Outcome::Unsupported(u) => {
            return Comparison::Inconclusive(format!("unsupported: {}", u.construct));
        }
        // The verifier has said so already, and what such a program does means nothing.
        Outcome::IllFormed(_) => {
            return Comparison::Inconclusive("the target is ill-formed".into());
        }
        Outcome::OutOfMemory => {
            return Comparison::Inconclusive("the target exceeds the memory limit".into());
        }
        _ => {}
    }
    match difference(s, &t) {
        None => Comparison::Refines,
        Some(_) if s.nondeterministic => {
            Comparison::Inconclusive("the source depends on a choice".into())
        }
        Some(_) if beyond_calls(s, &t).is_some() => {
            Comparison::Inconclusive(beyond_calls(s, &t).unwrap_or_default().into())
        }
        Some(d) => match other_schedules(source, &t, function, input, (steps, &mut *taken)) {
            Schedules::Allow => Comparison::Refines,
            Schedules::Vary => {
                Comparison::Inconclusive("the source depends on the schedule".into())
            }
            Schedules::Agree => {
                let mut under = |program, f, policy| {
                    let run = observe_under(program, f, input, (steps, false), policy);
                    *taken += run.steps;
                    run
                };
                let shaken = |licences| {
                    let policy = Policy {
                        licences,
                        ..Policy::default()
                    };
                    let run = under(source, function, policy);
                    undecided(&run).is_none().then_some(run)
                };
                match under_licences(s, &t, d, shaken) {
                    Comparison::Differs(d) => {
                        let poisoned = Policy {
                            uninit: UninitPolicy::Poison,
                            ..Policy::default()
                        };
                        let pair = [(source, function), (target, as_target)]
                            .map(|(program, f)| under(program, f, poisoned));
                        where_fresh_is_poison(&pair, d)
                    }
                    other => other,
                }
            }
        },
    }
}

/// The reason that stands for the two readings of fresh memory.
pub const FRESH: &str = "whether fresh memory is undef or poison decides";

/// What a difference comes to that runs show in which fresh memory is undef, as LangRef has it: it counts where runs in which
/// it is poison, as the validator has it and LLVM more and more, show one as well.
pub fn where_fresh_is_poison([s, t]: &[Observed; 2], found: Difference) -> Comparison {
    match undecided(s).is_some() || difference(s, t).is_none() {
        true => Comparison::Inconclusive(FRESH.into()),
        false => Comparison::Differs(found),
    }
}

/// Why a run of the program on an input cannot be held against anybody, in words: it is undefined, cannot be
/// run, races, or depends on a choice or on the schedule. `None` if it is sound.
pub fn doubt(
    program: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
) -> Option<String> {
    let run = observe(program, function, input, steps, true);
    match &run.outcome {
        Outcome::Returned(_) | Outcome::Trap(_) => {}
        other => return Some(format!("the source {}", describe(other))),
    }
    if run.racy {
        return Some("the source has a data race".into());
    }
    if run.nondeterministic {
        return Some("the source depends on a choice".into());
    }
    let shape = input.shape.filter(|s| s.threads() > 1)?;
    let varies = (0..SCHEDULES).any(|n| {
        let again = under_schedule(input, shape, n);
        let other = observe(program, function, &again, steps, false);
        !matches!(other.outcome, Outcome::OutOfSteps) && difference(&run, &other).is_some()
    });
    varies.then(|| "the source depends on the schedule".into())
}

/// The input under schedule number `n` of those that are tried.
fn under_schedule(input: &TestInput, shape: Shape, n: u64) -> TestInput {
    let schedule = match n {
        0 => Schedule::Greedy,
        1 => Schedule::LockstepWarps,
        n if n % 2 == 0 => Schedule::RoundRobin(n),
        n => Schedule::Random(n),
    };
    TestInput {
        shape: Some(Shape { schedule, ..shape }),
        ..input.clone()
    }
}

/// How the reason begins that stands for undefined behaviour of the source.
pub const SOURCE_UNDEFINED: &str = "the source is undefined";
/// The reason that stands for a data race of the source.
pub const SOURCE_RACES: &str = "the source has a data race";

/// Why a run of the source alone says nothing about any target; `None` if it is defined.
pub fn undefined_source(
    source: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
) -> Option<String> {
    undecided(&observe(source, function, input, steps, true))
}

fn undecided(s: &Observed) -> Option<String> {
    match &s.outcome {
        Outcome::Ub { kind, .. } => Some(format!("{SOURCE_UNDEFINED} ({kind})")),
        Outcome::Unsupported(u) => Some(format!("unsupported: {}", u.construct)),
        Outcome::OutOfSteps => Some("the source does not end within the limit".into()),
        Outcome::OutOfMemory => Some("the source exceeds the memory limit".into()),
        Outcome::IllFormed(_) => Some("the source is ill-formed".into()),
        Outcome::Returned(_) | Outcome::Trap(_) if s.racy => Some(SOURCE_RACES.into()),
        Outcome::Returned(_) | Outcome::Trap(_) => None,
    }
}

/// What other schedules of the source say about a target run that differs under the same schedule.
enum Schedules {
    /// Some schedule does what the target did.
    Allow,
    /// None does, but they differ among themselves.
    Vary,
    /// They all do the same, and the target something else.
    Agree,
}

/// The order of threads is a free choice: one seed gives two programs different orders, so a difference
/// counts only if the source's own result does not depend on the order.
fn other_schedules(
    source: &Program<'_>,
    target: &Observed,
    function: Global,
    input: &TestInput,
    (steps, taken): (u64, &mut u64),
) -> Schedules {
    let Some(shape) = input.shape.filter(|s| s.threads() > 1) else {
        return Schedules::Agree;
    };
    let mut first: Option<Observed> = None;
    let mut vary = false;
    for n in 0..SCHEDULES {
        let again = under_schedule(input, shape, n);
        let run = observe(source, function, &again, steps, false);
        *taken += run.steps;
        if matches!(run.outcome, Outcome::OutOfSteps) {
            continue;
        }
        if difference(&run, target).is_none() {
            return Schedules::Allow;
        }
        match &first {
            Some(f) => vary |= difference(f, &run).is_some(),
            None => first = Some(run),
        }
    }
    if vary {
        Schedules::Vary
    } else {
        Schedules::Agree
    }
}

/// How many schedules of the source are tried before a difference is believed.
const SCHEDULES: u64 = 12;

fn observe(
    program: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
    races: bool,
) -> Observed {
    observe_under(program, function, input, (steps, races), Policy::default())
}

fn observe_under(
    program: &Program<'_>,
    function: Global,
    input: &TestInput,
    (steps, races): (u64, bool),
    policy: Policy,
) -> Observed {
    let limits = Limits {
        steps,
        ..Limits::default()
    };
    let policy = Policy {
        seed: input.seed,
        stops: input.stops(),
        limits,
        ..policy
    };
    let cx = &program.module().header;
    let Some(shape) = &input.shape else {
        let r = run(
            program,
            function,
            &Input {
                args: input.args.clone(),
                buffers: input.buffers.clone(),
                globals: input.globals.clone(),
                place: None,
                policy,
            },
        );
        return Observed::of_run(cx, r);
    };
    let mut device = match Device::new(program) {
        Ok(d) => d,
        Err(u) => return Observed::unsupported(u),
    };
    device.alloc_all(&input.buffers);
    for (name, bytes) in &input.globals {
        device.write_global(name, 0, bytes);
    }
    let launch = Launch {
        dynamic_shared_bytes: shape.dynamic_shared_bytes,
        schedule: shape.schedule,
        race_detection: races,
        policy,
        ..Launch::new(function, shape.grid, shape.block, input.args.clone())
    };
    let r = device.launch(&launch);
    let mut memory = Vec::new();
    for i in 0..input.buffers.len() as u32 {
        memory.extend(device.read(i).map(|b| (format!("buffer {i}"), b)));
    }
    for (_, g) in cx.globals.iter() {
        if let Some(n) = g.name.as_deref() {
            memory.extend(device.read_global(n).map(|b| (format!("@{n}"), b)));
        }
    }
    Observed {
        outcome: r.outcome,
        events: r.events,
        memory,
        nondeterministic: depends(r.choices),
        only_nan: !depends(Choices {
            nan: false,
            ..r.choices
        }),
        layout: r.choices.layout || r.choices.lucky_alignment,
        assembly: r.choices.assembly,
        aliased: r.choices.aliased,
        overflows: r.choices.overflows,
        racy: !r.races.is_empty(),
        steps: r.steps,
    }
}

impl Observed {
    /// What a run in a single thread did.
    pub fn of_run(cx: &Header, r: Run) -> Observed {
        let buffers = r
            .buffers
            .into_iter()
            .enumerate()
            .map(|(i, b)| (format!("buffer {i}"), b));
        let globals = r
            .globals
            .into_iter()
            .map(|(g, i)| (format!("@{}", cx.global_name(g)), i));
        Observed {
            outcome: r.outcome,
            events: vec![(ThreadId::default(), r.events)],
            memory: buffers.chain(globals).collect(),
            nondeterministic: depends(r.choices),
            only_nan: !depends(Choices {
                nan: false,
                ..r.choices
            }),
            layout: r.choices.layout || r.choices.lucky_alignment,
            assembly: r.choices.assembly,
            aliased: r.choices.aliased,
            overflows: r.choices.overflows,
            racy: false,
            steps: r.steps,
        }
    }
    fn unsupported(u: crate::Unsupported) -> Observed {
        Observed {
            outcome: Outcome::Unsupported(u),
            events: Vec::new(),
            memory: Vec::new(),
            nondeterministic: false,
            only_nan: false,
            layout: false,
            assembly: false,
            aliased: false,
            overflows: false,
            racy: false,
            steps: 0,
        }
    }
}

/// True if a run depends on a choice that another program need not make alike. What the environment answers is the
/// same for whoever makes the same calls, as long as these hold nothing undefined; and both have the same objects.
fn depends(choices: Choices) -> bool {
    let own = Choices {
        external: false,
        layout: false,
        assembly: false,
        ..choices
    };
    own.any()
}

/// How the target's run fails to refine the source's, if it does.
pub fn difference(s: &Observed, t: &Observed) -> Option<Difference> {
    let differs = |sort, words| Some(Difference { sort, words });
    match (&s.outcome, &t.outcome) {
        (Outcome::Returned(None), Outcome::Returned(None))
        | (Outcome::Trap(_), Outcome::Trap(_)) => {}
        (Outcome::Returned(Some(a)), Outcome::Returned(Some(b))) => {
            if !refines_value(a, b) {
                let words = format!("the source returns {a}, the target {b}");
                return differs("result", words);
            }
        }
        (a, b) => {
            let words = format!("the source {}, the target {}", describe(a), describe(b));
            return differs(ending(b), words);
        }
    }
    if s.events.len() != t.events.len() {
        let words = "another set of threads has visible effects".into();
        return differs("events", words);
    }
    for ((thread, a), (other, b)) in s.events.iter().zip(&t.events) {
        if thread != other {
            let words = format!("{thread} has visible effects in the source only");
            return differs("events", words);
        }
        if a.len() != b.len() {
            let (a, b) = (a.len(), b.len());
            let words =
                format!("{thread} makes {a} visible steps in the source, {b} in the target");
            return differs("events", words);
        }
        if let Some((n, (x, y))) = a
            .iter()
            .zip(b)
            .enumerate()
            .find(|(_, (x, y))| !refines_event(x, y))
        {
            let (n, x, y) = (n + 1, step(x), step(y));
            let words = format!("visible step {n} of {thread}: the source {x}, the target {y}");
            return differs("events", words);
        }
    }
    // Nobody reads the memory of a program that has trapped.
    if matches!(s.outcome, Outcome::Trap(_)) {
        return None;
    }
    let words = (s.memory.iter().enumerate())
        .filter_map(|(n, (name, a))| Some((name, a, image_of(&t.memory, name, n)?)))
        // Lists of names are no memory, and have no order.
        .filter(|(name, ..)| !matches!(name.as_str(), "@llvm.used" | "@llvm.compiler.used"))
        .find_map(|(name, a, b)| {
            refines_image(a, b).err().map(|at| {
                let show = |i: &Image| match i.marks.iter().find(|m| m.0 == at) {
                    Some((_, ByteMark::Pointer { pointer, index })) => {
                        format!("byte {index} of {pointer}")
                    }
                    Some((_, ByteMark::Undef)) => "undef".into(),
                    Some((_, ByteMark::Poison)) => "poison".into(),
                    None => format!("{:#04x}", i.bytes.get(at as usize).copied().unwrap_or(0)),
                };
                format!(
                    "byte {at} of {name} is {} in the source, {} in the target",
                    show(a),
                    show(b)
                )
            })
        });
    words.and_then(|w| differs("memory", w))
}

/// The memory of a name, most likely the `n`th; none of a variable that the program does not have, or that nobody can write.
fn image_of<'a>(memory: &'a [(String, Image)], name: &str, n: usize) -> Option<&'a Image> {
    let at_its_place = memory.get(n).filter(|m| m.0 == name);
    let found = at_its_place.or_else(|| memory.iter().find(|m| m.0 == name));
    found.map(|m| &m.1)
}

/// The sort of difference that another ending of the target is.
fn ending(target: &Outcome) -> &'static str {
    match target {
        Outcome::Returned(_) => "returns",
        Outcome::Ub { .. } => "undefined",
        Outcome::Trap(_) => "traps",
        Outcome::OutOfSteps => "does not end",
        Outcome::OutOfMemory => "out of memory",
        Outcome::Unsupported(_) => "unsupported",
        Outcome::IllFormed(_) => "ill-formed",
    }
}

/// A visible step as a verb phrase.
fn step(e: &Event) -> String {
    match e {
        Event::VolatileLoad { at, bytes } => format!("loads {bytes} volatile bytes at {at}"),
        Event::VolatileStore { at, value } => format!("stores volatile {value} at {at}"),
        Event::Call {
            callee,
            args,
            memory,
            objects,
            kept,
            ..
        } => {
            let again = (objects.iter().enumerate())
                .filter_map(|(n, o)| o.filter(|&o| o as usize != n).map(|o| (n, o)));
            let again: Vec<String> = again
                .map(|(n, o)| format!(", argument {n} into the object of argument {o}"))
                .collect();
            let memory = memory.iter().chain(kept);
            let args: Vec<String> = args.iter().map(ToString::to_string).collect();
            let sees: Vec<String> = memory.map(|i| format!("{:02x?}", i.bytes)).collect();
            let sees = match sees.len() {
                0 => String::new(),
                _ => format!(" that sees {}", sees.join(", ")),
            };
            format!(
                "calls @{callee}({}){sees}{}",
                args.join(", "),
                again.concat()
            )
        }
        Event::Trap(place) => format!("traps at {place}"),
    }
}

/// An outcome as a verb phrase.
pub fn describe(o: &Outcome) -> String {
    match o {
        Outcome::Returned(None) => "returns".into(),
        Outcome::Returned(Some(v)) => format!("returns {v}"),
        Outcome::Ub { kind, place } => format!("is undefined ({kind} at {place})"),
        Outcome::Trap(place) => format!("traps at {place}"),
        Outcome::OutOfSteps => "does not end within the limit".into(),
        Outcome::OutOfMemory => "runs out of memory".into(),
        Outcome::Unsupported(u) => format!("reaches something unsupported ({})", u.construct),
        Outcome::IllFormed(_) => "is ill-formed".into(),
    }
}

/// True if `b` may stand where `a` stood.
pub fn refines_value(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Poison, _) => true,
        (Value::Undef, b) => !has_poison(b),
        (Value::Elements(x), Value::Elements(y)) => {
            x.len() == y.len() && x.iter().zip(y).all(|(x, y)| refines_value(x, y))
        }
        // NaN payloads are not fixed by the language.
        (Value::Float { kind, bits: x }, Value::Float { kind: k, bits: y }) if kind == k => {
            x == y || (is_nan(*kind, *x) && is_nan(*kind, *y))
        }
        (Value::Pointer(p), Value::Pointer(q)) if is_label(p) => p == q || stands_for_label(p, q),
        (a, b) => a == b,
    }
}

/// Addresses of blocks are told apart by numbers from here on, larger than any object. This one is that of blocks which
/// source and target do not both have by one name.
pub const FIRST_LABEL: i64 = 1 << 40;

/// True for the address of a block. What number it is nobody can ask (LangRef, "Addresses of Basic Blocks"): a block that is not
/// there any more may have any but null.
fn is_label(p: &Pointer) -> bool {
    matches!(p.target, Target::Global(_)) && p.offset >= FIRST_LABEL
}

/// True if `q` may stand for the address `p` of a block: any but null where that block is gone, and that of a block of the
/// same function of which nobody knows what became ([`FIRST_LABEL`]).
fn stands_for_label(p: &Pointer, q: &Pointer) -> bool {
    let is_gone = q.target == Target::Nothing && q.offset != 0;
    let unknown = [p, q].iter().any(|x| x.offset == FIRST_LABEL);
    is_gone || q.target == p.target && is_label(q) && unknown
}

fn has_poison(v: &Value) -> bool {
    match v {
        Value::Poison => true,
        Value::Elements(e) => e.iter().any(has_poison),
        _ => false,
    }
}

fn is_nan(kind: tandem_ir::FloatKind, bits: u128) -> bool {
    use tandem_ir::FloatKind::*;
    let (exponent, mantissa) = match kind {
        Half => (5, 10),
        BFloat => (8, 7),
        Float => (8, 23),
        Double => (11, 52),
        _ => return false,
    };
    let e = (bits >> mantissa) & ((1 << exponent) - 1);
    e == (1 << exponent) - 1 && bits & ((1 << mantissa) - 1) != 0
}

/// True of pointers to one byte of an object, by whichever address space it is reached.
fn same_place(p: &Pointer, q: &Pointer) -> bool {
    let same = (p.offset, &p.target) == (q.offset, &q.target);
    same && (p.space == q.space || p.target != Target::Nothing)
}

/// True if an access that others see may write `b` for `a`: bits are written, whether the program takes them for a number or a float.
fn refines_written(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Float { kind, .. }, Value::Int { width, bits }) if *width == kind.bits() => {
            let (kind, bits) = (*kind, *bits);
            refines_value(a, &Value::Float { kind, bits })
        }
        (Value::Int { width, bits }, Value::Float { kind, bits: y }) => {
            *width == kind.bits() && bits == y
        }
        _ => refines_value(a, b),
    }
}

/// True if the target may do `b` where the source did `a`.
pub fn refines_event(a: &Event, b: &Event) -> bool {
    match (a, b) {
        (Event::VolatileStore { at: p, value: x }, Event::VolatileStore { at: q, value: y }) => {
            same_place(p, q) && refines_written(x, y)
        }
        (Event::VolatileLoad { at: p, bytes: m }, Event::VolatileLoad { at: q, bytes: n }) => {
            same_place(p, q) && m == n
        }
        (
            Event::Call {
                callee: f,
                args: x,
                memory: m,
                objects: o,
                kept: k,
                ..
            },
            Event::Call {
                callee: g,
                args: y,
                memory: n,
                objects: p,
                kept: l,
                ..
            },
        ) => {
            // What is gone in the source, or was never seen by the target, is nobody's to see.
            let seen = |m: &Image, n: &Image| m.bytes.is_empty() || refines_image(m, n).is_ok();
            f == g
                && x.len() == y.len()
                && x.iter().zip(y).all(|(x, y)| refines_value(x, y))
                && m.len() == n.len()
                && m.iter().zip(n).all(|(m, n)| refines_image(m, n).is_ok())
                && k.iter().zip(l).all(|(m, n)| seen(m, n))
                && o.iter().zip(p).all(|(a, b)| a.is_none() || a == b)
        }
        (Event::Trap(_), Event::Trap(_)) => true,
        (a, b) => a == b,
    }
}

/// `Err(offset)` of the first byte of `b` that may not stand where `a`'s stood.
pub fn refines_image(a: &Image, b: &Image) -> Result<(), u64> {
    if a.marks == b.marks && a.bytes == b.bytes {
        return Ok(());
    }
    if a.bytes.len() != b.bytes.len() {
        return Err(a.bytes.len().min(b.bytes.len()) as u64);
    }
    let (mut ma, mut mb) = (a.marks.iter().peekable(), b.marks.iter().peekable());
    for at in 0..a.bytes.len() as u64 {
        let x = ma.next_if(|m| m.0 == at).map(|m| &m.1);
        let y = mb.next_if(|m| m.0 == at).map(|m| &m.1);
        // A pointer that leads nowhere is its address, in memory as well.
        let number = |i: &Image, m: Option<&ByteMark>| match m {
            None => i.bytes.get(at as usize).copied(),
            Some(ByteMark::Pointer { pointer, index }) if pointer.target == Target::Nothing => {
                let bytes = pointer.offset.to_le_bytes();
                bytes.get(usize::from(*index)).copied()
            }
            Some(_) => None,
        };
        let fine = match (x, y) {
            (Some(ByteMark::Poison), _) => true,
            (Some(ByteMark::Undef), y) => y != Some(&ByteMark::Poison),
            (x, y) if x.is_some() && x == y => true,
            (
                Some(ByteMark::Pointer { pointer, index }),
                Some(ByteMark::Pointer {
                    pointer: q,
                    index: k,
                }),
            ) if is_label(pointer) => index == k && (pointer == q || stands_for_label(pointer, q)),
            (x, y) => number(a, x).is_some_and(|n| number(b, y) == Some(n)),
        };
        if !fine {
            return Err(at);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
