//! An input on which two versions of a function differ, and the way that it takes through both.

use crate::html::cfg::{self, Path};
use serde::Serialize;
use std::collections::BTreeMap;
use tandem_ir::text::FunctionText;
use tandem_ir::{Block, Function, Inst, Module};
use tandem_oracle::freerun::Config;
use tandem_oracle::inputs::{Generator, TestInput, direct_callees};
use tandem_oracle::instrument::{self, Instrumented, Observation, ProbePoint, Probes};
use tandem_oracle::interp::{Program, ThreadId};
use tandem_oracle::refine::{Comparison, compare, describe, doubt};

/// An input on which the target does what the source may not do.
pub struct Witness {
    /// The input.
    pub input: TestInput,
    /// Its number under the seed of the comparison.
    pub number: u64,
    /// What differs.
    pub difference: String,
    /// Why the source itself is no good witness, if it is not: undefined, racy, dependent on a choice.
    pub doubt: Option<String>,
}

/// A copy of the module with one body exchanged.
fn with(module: &Module, body: usize, f: &Function) -> Module {
    let mut m = module.clone();
    m.bodies[body] = f.clone();
    m
}

/// The first input on which two versions of a body differ, of those that the judge tries.
pub fn find(
    module: &Module,
    body: usize,
    source: &Function,
    target: &Function,
    config: &Config,
) -> Option<Witness> {
    let (a, b) = (with(module, body, source), with(module, body, target));
    let (s, t) = (Program::compile(&a).ok()?, Program::compile(&b).ok()?);
    let callees = direct_callees(source);
    let others: Vec<Function> = module
        .bodies
        .iter()
        .filter(|b| callees.contains(&b.global))
        .cloned()
        .collect();
    let generator = Generator::new(&module.header, source, &others);
    (0..config.inputs).find_map(|number| {
        let input = generator.input(config.seed, number);
        match compare(&s, &t, source.global, &input, config.steps) {
            Comparison::Differs(d) => Some(Witness {
                doubt: doubt(&s, source.global, &input, config.steps),
                input,
                number,
                difference: d.words,
            }),
            _ => None,
        }
    })
}

/// True if two versions of a body differ on one input.
pub fn differs(
    module: &Module,
    body: usize,
    source: &Function,
    target: &Function,
    input: &TestInput,
    steps: u64,
) -> bool {
    let (a, b) = (with(module, body, source), with(module, body, target));
    let (Ok(s), Ok(t)) = (Program::compile(&a), Program::compile(&b)) else {
        return false;
    };
    let seen = compare(&s, &t, source.global, input, steps);
    matches!(seen, Comparison::Differs(_))
}

/// One block on the way, with the values that it computes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Stop {
    /// Its label.
    pub block: String,
    /// Names and values, in order.
    pub values: Vec<(String, String)>,
}

/// The way of one thread through a function.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    /// The thread, if there are several.
    pub thread: Option<ThreadId>,
    /// The blocks on the way.
    pub stops: Vec<Stop>,
    /// The same for a drawing.
    pub path: Path,
    /// How the run ends.
    pub end: String,
    /// True if the way was too long to keep all of it.
    pub cut: bool,
}

/// Observations of a thread beyond which its path is cut.
const MAX_OBSERVED: usize = 4_000;
/// Threads that are observed.
const MAX_THREADS: usize = 128;

/// What is observed of the threads of a run, and how the run ends.
struct Told {
    threads: BTreeMap<ThreadId, Vec<Observation>>,
    end: String,
}

fn observed(module: &Module, body: usize, input: &TestInput, steps: u64) -> Option<Told> {
    let function = module.bodies[body].global;
    let program = Instrumented::new(module, &[function], Probes::Path);
    let mut threads: BTreeMap<ThreadId, Vec<Observation>> = BTreeMap::new();
    // Telling costs steps.
    let steps = steps.saturating_mul(4);
    let outcome = instrument::run(&program, function, input, steps, |h| {
        let known = threads.len() < MAX_THREADS || threads.contains_key(&h.thread);
        if known {
            let list = threads.entry(h.thread).or_default();
            if list.len() <= MAX_OBSERVED {
                list.push(h);
            }
        }
    });
    Some(Told {
        threads,
        end: describe(&outcome.ok()?),
    })
}

/// The ways of source and target on an input. Of a kernel's threads, the first whose ways differ is shown.
pub fn trails(
    module: &Module,
    body: usize,
    target: &Function,
    input: &TestInput,
    steps: u64,
) -> Option<(Trail, Trail)> {
    let after = with(module, body, target);
    let a = observed(module, body, input, steps)?;
    let b = observed(&after, body, input, steps)?;
    let several = input.shape.is_some_and(|s| s.threads() > 1);
    let of = |m: &Module, t: &Told, id: &ThreadId| {
        let observed = t.threads.get(id).map_or(&[][..], Vec::as_slice);
        trail(m, body, observed, several.then_some(*id), &t.end)
    };
    let both = |id: &ThreadId| (of(module, &a, id), of(&after, &b, id));
    let ids = || a.threads.keys().chain(b.threads.keys());
    let first = ids().find(|id| {
        let (x, y) = both(id);
        ends_otherwise(&x, &y)
    });
    let id = first.or_else(|| ids().next())?;
    Some(both(id))
}

/// True if values under the same name differ somewhere on the way.
fn ends_otherwise(a: &Trail, b: &Trail) -> bool {
    let last = |t: &Trail| -> BTreeMap<String, String> {
        t.stops
            .iter()
            .flat_map(|s| s.values.iter().cloned())
            .collect()
    };
    let (x, y) = (last(a), last(b));
    x.iter()
        .any(|(name, v)| y.get(name).is_some_and(|w| w != v))
        || x.keys().any(|k| !y.contains_key(k))
}

fn trail(
    module: &Module,
    body: usize,
    observed: &[Observation],
    thread: Option<ThreadId>,
    end: &str,
) -> Trail {
    let f = &module.bodies[body];
    let text = FunctionText::new(&module.header, f);
    let mut t = Trail {
        thread,
        end: end.into(),
        cut: observed.len() > MAX_OBSERVED,
        ..Trail::default()
    };
    for h in observed {
        match h.point {
            ProbePoint::Block(_, b) => enter(&mut t, &text, b),
            ProbePoint::Inst(_, i) => {
                let value = h
                    .values
                    .first()
                    .map_or_else(String::new, ToString::to_string);
                note(&mut t, f, &text, i, value);
            }
            ProbePoint::End(..) => {}
        }
    }
    t
}

fn enter(t: &mut Trail, text: &FunctionText<'_>, b: Block) {
    t.path.blocks.push(b);
    t.stops.push(Stop {
        block: cfg::label(text, b),
        values: Vec::new(),
    });
}

fn note(t: &mut Trail, f: &Function, text: &FunctionText<'_>, i: Inst, value: String) {
    let Some(stop) = t.stops.last_mut() else {
        return;
    };
    // "i32 %x" without its type.
    let name = f.result(i).map_or_else(String::new, |v| text.value(v));
    let name = name.rsplit(' ').next().unwrap_or("").to_owned();
    stop.values.push((name, value.clone()));
    t.path.values.insert(i, value);
}
