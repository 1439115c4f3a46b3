//! Replay: a counterexample is believed when it was seen.
//!
//! The input that the solver found ([`ConcreteInput`]) goes into the interpreter,
//! once as the source and once as the target, with unknown functions that answer as
//! the solver assumed, and the two runs are compared by the rules of
//! [`refine`](tandem_interp::refine). What comes out is a word about the counterexample and
//! the values of both sides along the way.
//!
//! A run makes choices (values for undef, where objects lie) that the
//! solver made otherwise. The target's are tried out until one run does what the
//! source may not; if the source chooses as well, no number of runs shows that none
//! of its choices allows it, and the replay says that instead of confirming.

mod input;
mod show;
#[cfg(test)]
mod tests;
mod trace;

pub use input::{
    CallEnd, ConcreteAnswer, ConcreteBlock, ConcreteByte, ConcreteGlobal, ConcreteInput,
    ConcretePointer, ConcreteResult, ConcreteValue, ConcreteWrite, MAX_BLOCK, PointsTo, WriteTo,
};

use super::context::{Mode, Uninit};
use super::validate::{Replay, Subject};
use tandem_interp::refine::{
    Comparison, Observed, beyond_calls, describe, difference, under_licences,
};
use tandem_interp::{
    AllocationPolicy, ByteMark, Choices, Destination, Environment, Event, ExternalAnswer,
    ExternalCall, ExternalWrite, Image, Licences, Limits, Outcome, Pointer, Policy, Program,
    Target, UndefPolicy, UninitPolicy, Value, run_in,
};
use tandem_ir::{Function, Global, Header, Module};
use trace::TracedProgram;

/// What a replay came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Replayed {
    /// What it says about the counterexample.
    pub verdict: Replay,
    /// Values of both sides along the path, then what they do; the first difference last.
    pub trace: Vec<String>,
}

/// Instructions of the source beyond which it counts as not ending.
const STEPS: u64 = 400_000;
/// Runs of a side that makes choices.
const TRIES: u64 = 32;
/// Values of a side that a trace shows at its start and at its end.
const SHOWN: usize = 40;

/// Runs both sides on an input and compares.
pub fn replay(
    source: Subject<'_>,
    target: Subject<'_>,
    input: &ConcreteInput,
    mode: &Mode,
) -> Replayed {
    let not_runnable = |why: String| Replayed {
        verdict: Replay::NotRunnable(why),
        trace: Vec::new(),
    };
    let (before, after) = (module_of(source), module_of(target));
    let sides = (
        Side::new(&before, source.function, mode),
        Side::new(&after, target.function, mode),
    );
    let (s, t) = match sides {
        (Ok(s), Ok(t)) => (s, t),
        (Err(e), _) | (_, Err(e)) => return not_runnable(e),
    };
    let mut both = (s, t);
    let (usual, allocates) = attempt(&both.0, &both.1, input);
    if !allocates || matches!(usual.verdict, Replay::Confirmed(_)) {
        return usual;
    }
    // Where there is no memory the two may do other things.
    both.0.allocation = AllocationPolicy::Fail;
    both.1.allocation = AllocationPolicy::Fail;
    match attempt(&both.0, &both.1, input).0 {
        failing if matches!(failing.verdict, Replay::Confirmed(_)) => failing,
        _ => usual,
    }
}

/// What runs came to, and whether some call of the source found memory that might not have been there.
fn attempt(s: &Side<'_>, t: &Side<'_>, input: &ConcreteInput) -> (Replayed, bool) {
    let not_runnable = |why: String| Replayed {
        verdict: Replay::NotRunnable(why),
        trace: Vec::new(),
    };
    let sources = match runs(s, input, STEPS) {
        Ok(r) => r,
        Err(e) => return (not_runnable(format!("source: {e}")), false),
    };
    let allocates = sources.iter().any(|r| r.choices.allocation);
    (compared(s, t, input, &sources), allocates)
}

fn compared(s: &Side<'_>, t: &Side<'_>, input: &ConcreteInput, sources: &[Ran]) -> Replayed {
    let not_runnable = |why: String| Replayed {
        verdict: Replay::NotRunnable(why),
        trace: Vec::new(),
    };
    if let Some(r) = sources.iter().find(|r| r.seen.outcome.ub().is_some()) {
        let verdict = Replay::Contradicted(format!("the source {}", describe(&r.seen.outcome)));
        return Replayed {
            verdict,
            trace: story(s, t, input, r.seed, 0, None),
        };
    }
    if let Some(r) = sources.iter().find(|r| !ends(&r.seen.outcome)) {
        return not_runnable(format!("the source {}", describe(&r.seen.outcome)));
    }
    // A target that runs many times longer does not end.
    let steps = sources.iter().map(|r| r.seen.steps).max().unwrap_or(0);
    let mut targets = match runs(t, input, steps.saturating_mul(16) + 20_000) {
        Ok(r) => r,
        Err(e) => return not_runnable(format!("target: {e}")),
    };
    for r in &mut targets {
        rename(&mut r.seen, &t.module.header, &s.module.header);
        align(&sources[0].seen, &mut r.seen);
    }
    let shaken = |licences| {
        let ran = run_once(s, input, STEPS, (0, licences)).ok()?;
        ends(&ran.seen.outcome).then_some(ran.seen)
    };
    let (verdict, pair, why) = judge(sources, &targets, shaken);
    let (a, b) = pair;
    // The story of a run without an end has none either.
    if targets
        .iter()
        .any(|r| matches!(r.seen.outcome, Outcome::OutOfSteps))
    {
        let trace = why.into_iter().collect();
        return Replayed { verdict, trace };
    }
    let trace = story(s, t, input, a, b, why.as_deref());
    let confirmed = matches!(verdict, Replay::Confirmed(_));
    match undefined_source(s, input, a).filter(|_| confirmed) {
        // The run with probes is what a reader sees: where it is undefined, nothing was shown.
        Some(end) => Replayed {
            verdict: Replay::NotRunnable(format!("the trace of the source {end}")),
            trace,
        },
        None => Replayed { verdict, trace },
    }
}

/// The verdict, the seeds of the runs that show it, and the difference.
fn judge(
    sources: &[Ran],
    targets: &[Ran],
    mut shaken: impl FnMut(Licences) -> Option<Observed>,
) -> (Replay, (u64, u64), Option<String>) {
    // Whether there is memory is the environment's to say, and it says the same to both sides.
    let chooses = |r: &Ran| {
        let own = Choices {
            allocation: false,
            ..r.choices
        };
        own.any()
    };
    let free = sources.iter().any(chooses);
    let choices =
        (sources.iter().chain(targets)).fold(Choices::default(), |c, r| c.union(r.choices));
    for t in targets {
        if let Outcome::Unsupported(_) | Outcome::IllFormed(_) | Outcome::OutOfMemory =
            t.seen.outcome
        {
            let why = format!("the target {}", describe(&t.seen.outcome));
            return (Replay::NotRunnable(why), (sources[0].seed, t.seed), None);
        }
        let mut differences = sources.iter().map(|s| difference(&s.seen, &t.seen));
        let Some(first) = differences.next().flatten() else {
            continue;
        };
        if differences.any(|d| d.is_none()) {
            continue;
        }
        let licensed = under_licences(&sources[0].seen, &t.seen, first.clone(), &mut shaken);
        if licensed == Comparison::Refines {
            continue;
        }
        let first = first.words;
        let seeds = (sources[0].seed, t.seed);
        let verdict = if let Some(why) = beyond_calls(&sources[0].seen, &t.seen) {
            Replay::NotRunnable(format!("{first}; but {why}"))
        } else if choices.address || choices.layout {
            Replay::NotRunnable(format!(
                "{first}; but the runs depend on where objects lie, which is not the counterexample's to say"
            ))
        } else if free {
            Replay::NoneAllows(format!(
                "{first}; none of {} runs of the source allows it, but the source makes choices, and there are more",
                sources.len()
            ))
        } else if let Comparison::Inconclusive(why) = licensed {
            Replay::NotRunnable(format!("{first}; but {why}"))
        } else {
            Replay::Confirmed(first.clone())
        };
        return (verdict, seeds, Some(first));
    }
    let seeds = (sources[0].seed, targets[0].seed);
    if choices.any() {
        let why = format!(
            "no difference in {} runs of the source and {} of the target with different choices",
            sources.len(),
            targets.len()
        );
        return (Replay::NotRunnable(why), seeds, None);
    }
    let why = format!("both sides: {}", describe(&sources[0].seen.outcome));
    (Replay::Contradicted(why), seeds, None)
}

fn ends(o: &Outcome) -> bool {
    matches!(o, Outcome::Returned(_) | Outcome::Trap(_))
}

/// A program to run.
struct Side<'m> {
    module: &'m Module,
    function: &'m Function,
    program: Program<'m>,
    uninit: UninitPolicy,
    allocation: AllocationPolicy,
}

/// The module that a subject is part of, with the subject's own function in it.
fn module_of(s: Subject<'_>) -> Module {
    let mut module = s.module.clone();
    match (module.bodies.iter_mut()).find(|b| b.global == s.function.global) {
        Some(b) => *b = s.function.clone(),
        None => module.bodies.push(s.function.clone()),
    }
    module
}

impl<'m> Side<'m> {
    fn new(module: &'m Module, function: &'m Function, mode: &Mode) -> Result<Side<'m>, String> {
        Ok(Side {
            module,
            function,
            program: Program::compile(module).map_err(|u| u.to_string())?,
            uninit: match mode.uninit {
                Uninit::Poison => UninitPolicy::Poison,
                Uninit::Undef => UninitPolicy::Undef,
            },
            allocation: AllocationPolicy::Succeed,
        })
    }
    fn policy(&self, (seed, licences): (u64, Licences), steps: u64) -> Policy {
        Policy {
            seed,
            licences,
            // The first run takes the plainest choice, the others draw.
            undef: if seed == 0 {
                UndefPolicy::Zero
            } else {
                UndefPolicy::Seeded
            },
            uninit: self.uninit,
            allocation: self.allocation,
            limits: Limits {
                steps,
                ..Limits::default()
            },
            ..Policy::default()
        }
    }
}

/// What one run of the interpreter came to.
struct Ran {
    seed: u64,
    choices: Choices,
    seen: Observed,
}

/// Runs a side once, or, where it makes choices, several times.
fn runs(side: &Side<'_>, input: &ConcreteInput, steps: u64) -> Result<Vec<Ran>, String> {
    let mut list: Vec<Ran> = Vec::new();
    for seed in 0..TRIES {
        let ran = run_once(side, input, steps, (seed, Licences::Unused))?;
        let again = ran.choices.any();
        list.push(ran);
        if !again {
            break;
        }
    }
    Ok(list)
}

fn run_once(
    side: &Side<'_>,
    input: &ConcreteInput,
    steps: u64,
    (seed, licences): (u64, Licences),
) -> Result<Ran, String> {
    let cx = &side.module.header;
    let mut ready = input.for_function(cx, side.function)?;
    ready.policy = side.policy((seed, licences), steps);
    let mut script = Script {
        cx,
        input,
        made: 0,
        wrong: None,
    };
    let run = run_in(&side.program, side.function.global, &ready, &mut script);
    if let Some(why) = script.wrong {
        return Err(why);
    }
    Ok(Ran {
        seed,
        choices: run.choices,
        seen: Observed::of_run(cx, run),
    })
}

/// Answers the calls of functions without a body as the counterexample says.
struct Script<'a> {
    cx: &'a Header,
    input: &'a ConcreteInput,
    /// Observable calls so far.
    made: usize,
    /// An answer that does not fit the call.
    wrong: Option<String>,
}

impl Environment for Script<'_> {
    fn call(&mut self, call: ExternalCall<'_>) -> ExternalAnswer {
        let answer = if call.pure {
            self.result(&call)
        } else {
            self.made += 1;
            self.answer(&call)
        };
        answer.unwrap_or_else(|why| {
            self.wrong.get_or_insert(why.clone());
            ExternalAnswer::Refused(why)
        })
    }
}

impl Script<'_> {
    fn answer(&self, call: &ExternalCall<'_>) -> Result<ExternalAnswer, String> {
        let known = self.input.answers.get(self.made - 1);
        // Another call than the one that was foreseen, or one more: the comparison will tell.
        let Some(a) = known.filter(|a| a.callee == call.callee) else {
            return Ok(ExternalAnswer::MadeUp);
        };
        let value = match &a.ends {
            CallEnd::DoesNotReturn => return Ok(ExternalAnswer::DoesNotReturn),
            CallEnd::Returns(None) => None,
            CallEnd::Returns(Some(v)) => Some(self.returned(call, v)?),
        };
        let mut writes = Vec::new();
        for w in &a.writes {
            let to = match &w.to {
                WriteTo::Argument { index, offset } => Destination::Argument {
                    index: *index,
                    offset: *offset,
                },
                WriteTo::Pointer { pointer, space } => Destination::Pointer(
                    input::pointer(self.cx, pointer, *space)
                        .ok_or("a call writes to a name that is not there")?,
                ),
            };
            let contents = input::image(self.cx, w.bytes.iter())?;
            writes.push(ExternalWrite { to, contents });
        }
        Ok(ExternalAnswer::Returns { value, writes })
    }
    fn result(&self, call: &ExternalCall<'_>) -> Result<ExternalAnswer, String> {
        let Some(function) = call.function else {
            return Ok(ExternalAnswer::MadeUp);
        };
        let params = self.cx.types.as_function(self.cx.globals[function].ty);
        let params = params.map_or(&[][..], |f| f.1);
        let fits = |r: &ConcreteResult| {
            r.callee == call.callee
                && r.args.len() == call.args.len()
                && r.args
                    .iter()
                    .zip(params)
                    .zip(call.args)
                    .all(|((a, &ty), b)| {
                        input::value(self.cx, a, ty).is_ok_and(|a| flat(&a) == flat(b))
                    })
        };
        match self.input.results.iter().find(|r| fits(r)) {
            Some(r) => Ok(ExternalAnswer::Returns {
                value: Some(self.returned(call, &r.value)?),
                writes: Vec::new(),
            }),
            None => Ok(ExternalAnswer::MadeUp),
        }
    }
    fn returned(&self, call: &ExternalCall<'_>, v: &ConcreteValue) -> Result<Value, String> {
        let ty = call.function.and_then(|g| self.cx.return_type(g));
        let ty = ty.ok_or_else(|| format!("@{} is called but is no function", call.callee))?;
        input::value(self.cx, v, ty)
    }
}

/// The scalars of a value.
fn flat(v: &Value) -> Vec<Value> {
    match v {
        Value::Elements(e) => e.iter().flat_map(flat).collect(),
        other => vec![other.clone()],
    }
}

// ----- two modules, one set of names ----------------------------------------------------------

/// Names globals in what a side did as the module `to` does. A global that `to` does not have stays apart
/// from all that it has.
fn rename(seen: &mut Observed, from: &Header, to: &Header) {
    if std::ptr::eq(from, to) {
        return;
    }
    let mut go = |p: &mut Pointer| {
        if let Target::Global(g) = &mut p.target {
            let name = from.globals.get(*g).and_then(|d| d.name.as_deref());
            *g = name
                .and_then(|n| to.lookup(n))
                .unwrap_or(Global::from_u32(u32::MAX - 1));
        }
    };
    if let Outcome::Returned(Some(v)) = &mut seen.outcome {
        rename_value(v, &mut go);
    }
    for e in seen.events.iter_mut().flat_map(|e| &mut e.1) {
        match e {
            Event::VolatileLoad { at, .. } => go(at),
            Event::VolatileStore { at, value } => {
                go(at);
                rename_value(value, &mut go);
            }
            Event::Call {
                args, memory, kept, ..
            } => {
                args.iter_mut().for_each(|v| rename_value(v, &mut go));
                let images = memory.iter_mut().chain(kept);
                images.for_each(|i| rename_image(i, &mut go));
            }
            Event::Trap(_) => {}
        }
    }
    for (_, i) in &mut seen.memory {
        rename_image(i, &mut go);
    }
}

fn rename_value(v: &mut Value, go: &mut dyn FnMut(&mut Pointer)) {
    match v {
        Value::Pointer(p) => go(p),
        Value::Elements(e) => e.iter_mut().for_each(|x| rename_value(x, go)),
        _ => {}
    }
}

fn rename_image(i: &mut Image, go: &mut dyn FnMut(&mut Pointer)) {
    for (_, m) in &mut i.marks {
        if let ByteMark::Pointer { pointer, .. } = m {
            go(pointer);
        }
    }
}

/// Brings the target's memory into the source's order. What only one of them has, nobody else can see.
fn align(source: &Observed, target: &mut Observed) {
    let mut ordered = Vec::new();
    for (name, image) in &source.memory {
        let found = target.memory.iter().find(|(n, _)| n == name);
        ordered.push(
            found
                .cloned()
                .unwrap_or_else(|| (name.clone(), image.clone())),
        );
    }
    target.memory = ordered;
}

// ----- the trace ---------------------------------------------------------------------------

/// One side's values in order, and how it ends.
struct Traced {
    values: Vec<(String, String)>,
    end: String,
    /// True if the run was undefined or not to be run.
    undefined: bool,
}

fn tell(side: &Side<'_>, input: &ConcreteInput, seed: u64) -> Option<Traced> {
    let traced = TracedProgram::new(side.module, side.function.global)?;
    let program = Program::compile(&traced.module).ok()?;
    let cx = &traced.module.header;
    let mut ready = input.for_function(cx, side.function).ok()?;
    ready.policy = side.policy((seed, Licences::Unused), STEPS);
    let mut script = Script {
        cx,
        input,
        made: 0,
        wrong: None,
    };
    let mut values = Vec::new();
    let mut environment = |call: ExternalCall<'_>| match traced.traced_value(call) {
        Some(v) => {
            values.push(v);
            ExternalAnswer::Returns {
                value: None,
                writes: Vec::new(),
            }
        }
        None => script.call(call),
    };
    let run = run_in(&program, side.function.global, &ready, &mut environment);
    let end = match &run.outcome {
        Outcome::Returned(Some(v)) => format!("returns {}", show::show(cx, v)),
        other => describe(other),
    };
    let undefined = !ends(&run.outcome);
    Some(Traced {
        values,
        end,
        undefined,
    })
}

/// How the traced run of the source ends, if not by returning, a trap or a call that does not return.
fn undefined_source(s: &Side<'_>, input: &ConcreteInput, seed: u64) -> Option<String> {
    let traced = tell(s, input, seed)?;
    traced.undefined.then_some(traced.end)
}

/// Both sides' values, one line each, and what differs.
fn story(
    s: &Side<'_>,
    t: &Side<'_>,
    input: &ConcreteInput,
    source_seed: u64,
    target_seed: u64,
    why: Option<&str>,
) -> Vec<String> {
    let (Some(a), Some(b)) = (tell(s, input, source_seed), tell(t, input, target_seed)) else {
        return why.map(str::to_owned).into_iter().collect();
    };
    let mut lines = side_lines("source", &a);
    lines.extend(side_lines("target", &b));
    if why.is_some() {
        let differs = first_difference(&a, &b);
        lines.extend(
            differs.map(|(n, x, y)| format!("{n} is {x} in the source, {y} in the target")),
        );
    }
    lines.extend(why.map(str::to_owned));
    lines
}

fn side_lines(side: &str, side_trace: &Traced) -> Vec<String> {
    let n = side_trace.values.len();
    let mut lines: Vec<String> = Vec::new();
    for (k, (name, value)) in side_trace.values.iter().enumerate() {
        if k >= SHOWN && k + SHOWN < n {
            if k == SHOWN {
                lines.push(format!("{side}  … {} values", n - 2 * SHOWN));
            }
            continue;
        }
        lines.push(format!("{side}  {name} = {value}"));
    }
    lines.push(format!("{side}  {}", side_trace.end));
    lines
}

/// The first value of the target that the source computes under the same name, the same time round, but
/// otherwise.
fn first_difference<'a>(a: &'a Traced, b: &'a Traced) -> Option<(&'a str, &'a str, &'a str)> {
    for (k, (name, value)) in b.values.iter().enumerate() {
        let round = b.values[..k].iter().filter(|(n, _)| n == name).count();
        let same = a.values.iter().filter(|(n, _)| n == name).nth(round);
        if let Some((_, other)) = same.filter(|(_, v)| v != value) {
            return Some((name, other, value));
        }
    }
    None
}
