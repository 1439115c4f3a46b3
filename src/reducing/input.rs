//! Reduction of the run itself: the simplest input on which the pass's result differs.
//!
//! What a person has to follow is not only the program but also what it is run on. From
//! the inputs that show the difference the simplest is taken and made simpler while it
//! still shows it: fewer threads first, then plainer schedules, arguments, memory.
//! Every input kept is one on which the source runs without undefined behaviour and
//! without choices, because only on such does the comparison speak of a difference.

use super::verdict::SameVerdict;
use crate::judge;
use tandem_ir::{Function, Global, Module};
use tandem_oracle::inputs::{Generator, Shape, TestInput};
use tandem_oracle::interp::{Image, Program, Schedule, Value};
use tandem_oracle::refine::{Comparison, compare};

/// Inputs from which the simplest is taken.
const INPUTS: u64 = 200;
/// Most comparisons made to simplify it.
const COMPARISONS: usize = 3000;

/// The simplest input found on which what production makes of a function differs from it, in lines for people;
/// empty if running shows no difference.
pub fn simplest(hunt: &SameVerdict, m: &Module, function: &str) -> Vec<String> {
    let Some((n, after)) = result_of(hunt, m, function) else {
        return Vec::new();
    };
    let (Ok(source), Ok(target)) = (Program::compile(m), Program::compile(&after)) else {
        return Vec::new();
    };
    let bench = Bench {
        source,
        target,
        function: m.bodies[n].global,
        steps: hunt.judging.config.steps,
    };
    let generator = Generator::new(&m.header, &m.bodies[n], &m.bodies);
    let seed = hunt.judging.config.seed;
    let all = (0..INPUTS).map(|n| generator.input(seed, n));
    let Some(mut best) = all.filter(|i| bench.differs(i)).min_by_key(cost) else {
        return Vec::new();
    };
    bench.simplify(&mut best);
    best.describe()
}

/// The body's number, and the module after the pass.
fn result_of(hunt: &SameVerdict, m: &Module, function: &str) -> Option<(usize, Module)> {
    let forms = judge::forms::<Function>(&hunt.judging.options, &hunt.judging.passes).ok()?;
    let (_, changed) = judge::by_pass(&hunt.judging, forms.first()?, m, "reduced.ll");
    let name = |n: usize| m.header.global_name(m.bodies[n].global);
    let (n, body) = changed.into_iter().find(|(n, _)| name(*n) == function)?;
    let mut after = m.clone();
    after.bodies[n] = body;
    Some((n, after))
}

struct Bench<'a> {
    source: Program<'a>,
    target: Program<'a>,
    function: Global,
    steps: u64,
}

impl Bench<'_> {
    fn differs(&self, input: &TestInput) -> bool {
        let found = compare(&self.source, &self.target, self.function, input, self.steps);
        matches!(found, Comparison::Differs(_))
    }

    /// Takes every simpler neighbour that still differs, until none does.
    fn simplify(&self, best: &mut TestInput) {
        let mut left = COMPARISONS;
        loop {
            let now = cost(best);
            let simpler = neighbours(best)
                .into_iter()
                .filter(|i| cost(i) < now)
                .take(left)
                .find(|i| {
                    left = left.saturating_sub(1);
                    self.differs(i)
                });
            match simpler {
                Some(i) if left > 0 => *best = i,
                Some(i) => return *best = i,
                None => return,
            }
        }
    }
}

/// How much a person has to follow: threads, schedule, arguments, memory.
fn cost(i: &TestInput) -> [u64; 6] {
    let threads = i.shape.map_or(1, |s| s.threads());
    let schedule = i.shape.map_or(0, |s| match s.schedule {
        Schedule::Greedy => 0,
        Schedule::LockstepWarps => 1,
        Schedule::RoundRobin(n) => 2 + u64::from(n > 0),
        Schedule::Random(n) => 4 + u64::from(n > 0),
        Schedule::Ipdom => 6,
    });
    let shared = i.shape.map_or(0, |s| s.dynamic_shared_bytes);
    let args = i.args.iter().map(value_cost).sum();
    let images = i.buffers.iter().map(|b| &b.contents);
    let busy = |bytes: &[u8]| bytes.iter().filter(|&&b| b != 0).count() as u64;
    let memory: u64 = images
        .clone()
        .map(|m| busy(&m.bytes) * 4 + m.marks.len() as u64)
        .sum();
    let globals: u64 = i.globals.iter().map(|(_, b)| 1 + busy(b)).sum();
    let size: u64 = images.map(|m| m.bytes.len() as u64).sum();
    [
        threads,
        schedule,
        args,
        memory + globals,
        size + shared,
        u64::from(i.seed != 0),
    ]
}

fn value_cost(v: &Value) -> u64 {
    match v {
        Value::Int { bits, .. } => u64::from(128 - bits.leading_zeros()),
        Value::Float { bits, .. } => u64::from(bits.count_ones()),
        Value::Wide(b) => b.limbs().iter().map(|l| u64::from(l.count_ones())).sum(),
        Value::Pointer(_) => 0,
        // Not simpler than any number: a person would wonder why.
        Value::Undef | Value::Poison => 200,
        Value::Elements(all) => all.iter().map(value_cost).sum(),
        Value::ByVal(bytes) => bytes.iter().filter(|&&b| b != 0).count() as u64,
    }
}

/// Inputs that differ in one place.
fn neighbours(i: &TestInput) -> Vec<TestInput> {
    let mut all = Vec::new();
    let mut with = |edit: &dyn Fn(&mut TestInput)| {
        let mut next = i.clone();
        edit(&mut next);
        all.push(next);
    };
    if let Some(shape) = i.shape {
        for simpler in shapes(shape) {
            with(&|n| n.shape = Some(simpler));
        }
    }
    for (k, v) in i.args.iter().enumerate() {
        for simpler in values(v) {
            with(&|n| n.args[k] = simpler.clone());
        }
    }
    for (k, b) in i.buffers.iter().enumerate() {
        for simpler in images(&b.contents) {
            with(&|n| n.buffers[k].contents = simpler.clone());
        }
    }
    for k in 0..i.globals.len() {
        with(&|n| drop(n.globals.remove(k)));
    }
    with(&|n| n.seed = 0);
    all
}

fn shapes(s: Shape) -> Vec<Shape> {
    let mut all = Vec::new();
    for k in 0..3 {
        for (n, of_grid) in [(s.grid[k], true), (s.block[k], false)] {
            for fewer in [1, n / 2, n - 1] {
                if fewer == 0 || fewer >= n {
                    continue;
                }
                let mut next = s;
                let dimension = if of_grid {
                    &mut next.grid
                } else {
                    &mut next.block
                };
                dimension[k] = fewer;
                all.push(next);
            }
        }
    }
    for schedule in [
        Schedule::Greedy,
        Schedule::LockstepWarps,
        Schedule::RoundRobin(0),
    ] {
        all.push(Shape { schedule, ..s });
    }
    all.push(Shape {
        dynamic_shared_bytes: s.dynamic_shared_bytes / 2,
        ..s
    });
    all
}

fn values(v: &Value) -> Vec<Value> {
    match v {
        Value::Int { width, bits } => [0, 1, bits / 2, bits - u128::from(*bits > 0)]
            .into_iter()
            .map(|b| Value::int(*width, b))
            .collect(),
        Value::Float { kind, .. } => vec![Value::Float {
            kind: *kind,
            bits: 0,
        }],
        Value::Elements(all) => {
            let mut next = Vec::new();
            for (k, e) in all.iter().enumerate() {
                for simpler in values(e) {
                    let mut changed = all.clone();
                    changed[k] = simpler;
                    next.push(Value::Elements(changed));
                }
            }
            next
        }
        Value::ByVal(bytes) => vec![Value::ByVal(vec![0; bytes.len()])],
        _ => Vec::new(),
    }
}

/// Simpler memory: nothing but zeros, half of it, and each busy byte cleared.
fn images(m: &Image) -> Vec<Image> {
    let cut = |len: usize| Image {
        bytes: m.bytes[..len].to_vec(),
        marks: m
            .marks
            .iter()
            .filter(|(at, _)| *at < len as u64)
            .cloned()
            .collect(),
    };
    let mut all = vec![
        Image {
            bytes: vec![0; m.bytes.len()],
            marks: Vec::new(),
        },
        Image {
            bytes: m.bytes.clone(),
            marks: Vec::new(),
        },
        cut(m.bytes.len() / 2),
        cut(m.bytes.len().saturating_sub(8)),
    ];
    let busy = (0..m.bytes.len()).filter(|&k| m.bytes[k] != 0).take(32);
    for k in busy {
        let mut next = m.clone();
        next.bytes[k] = 0;
        all.push(next);
    }
    all
}
