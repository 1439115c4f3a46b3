//! How large a program is, and what its runs cost.

use super::divergence::Counter;
use crate::launch::{Description, How};
use serde::Serialize;
use std::collections::BTreeMap;
use tandem_ir::{Function, Global, Module};
use tandem_oracle::inputs::{Generator, direct_callees};
use tandem_oracle::interp::{Input, Limits, Outcome, Policy, Program, Schedule, run};
use tandem_oracle::listen::{Ear, Listening, What};

/// Size of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Static {
    /// Instructions.
    pub instructions: usize,
    /// Blocks.
    pub blocks: usize,
    /// Terminators with several successors.
    pub branches: usize,
}

impl Static {
    /// The size of a module.
    pub fn of(m: &Module) -> Static {
        let mut s = Static::default();
        for f in &m.bodies {
            s.instructions += instructions(f);
            s.blocks += f.blocks().count();
            s.branches += f.blocks().filter(|&b| f.successors(b).count() > 1).count();
        }
        s
    }
}

fn instructions(f: &Function) -> usize {
    f.blocks().map(|b| f.insts(b).count()).sum()
}

/// The largest growth of a function.
pub fn growth(source: &Module, result: &Module) -> usize {
    let pairs = source.bodies.iter().zip(&result.bodies);
    let grown = pairs.map(|(a, b)| instructions(b).saturating_sub(instructions(a)));
    grown.max().unwrap_or(0)
}

/// One run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Run {
    /// Instructions over all threads.
    pub instructions: f64,
    /// Divergent branches, if they were counted.
    pub divergent: Option<f64>,
}

/// Runs by kernel or function, and by the seed that makes them comparable.
#[derive(Clone, Debug, Default)]
pub struct Runs {
    /// The runs.
    pub kernels: BTreeMap<String, BTreeMap<u64, Run>>,
}

/// Most instructions of one launch.
const LAUNCH_STEPS: u64 = 200_000_000;
/// Most instructions of one call.
const CALL_STEPS: u64 = 1_000_000;

/// Runs a launch description under several seeds, with alternating schedules. Divergent branches are counted once per
/// schedule: they do not depend on it unless the lanes' ways do.
///
/// # Errors
/// Why it was not measured.
pub fn launches(
    d: &Description,
    path: &str,
    m: &Module,
    samples: u64,
    divergence: bool,
) -> Result<Runs, String> {
    let mut runs = Runs::default();
    let limits = Limits {
        steps: LAUNCH_STEPS,
        ..Limits::default()
    };
    for seed in 0..samples {
        let schedule = match seed % 2 {
            0 => Schedule::RoundRobin(seed),
            _ => Schedule::Random(seed),
        };
        let how = How {
            schedule,
            races: false,
            seed,
            limits,
        };
        let e = d
            .execute_in(m, path, how, None)
            .map_err(|e| e.to_string())?;
        if let Some((kernel, outcome)) = e.failed_launch() {
            return Err(format!("{path}: kernel '{kernel}': {outcome}"));
        }
        for (kernel, r) in &e.runs {
            let of = runs.kernels.entry(kernel.clone()).or_default();
            let run = of.entry(seed).or_insert(Run {
                instructions: 0.0,
                divergent: None,
            });
            run.instructions += r.steps as f64;
        }
        if divergence {
            let parted = divergent(d, path, m, how)?;
            for (kernel, n) in parted {
                let run = runs.kernels.get_mut(&kernel).and_then(|k| k.get_mut(&seed));
                if let Some(run) = run {
                    run.divergent = Some(n);
                }
            }
        }
    }
    Ok(runs)
}

/// Divergent branches per kernel. A description with several kernels is split by what each launch adds, for which
/// kernels are told apart by the functions that tell; what a callee does counts for all kernels that launch it.
fn divergent(
    d: &Description,
    path: &str,
    m: &Module,
    how: How,
) -> Result<BTreeMap<String, f64>, String> {
    let mut counts = BTreeMap::new();
    let mut kernels: Vec<&str> = d.launches.iter().map(|l| l.kernel.as_str()).collect();
    kernels.sort_unstable();
    kernels.dedup();
    for kernel in kernels {
        let Some(global) = m.header.lookup(kernel) else {
            continue;
        };
        let functions = reached(m, global);
        let listening = Listening::new(m, &functions, What::Branches);
        let mut counter = Counter::new(m);
        let limits = Limits {
            steps: how.limits.steps.saturating_mul(2),
            ..how.limits
        };
        let mut ear = Ear {
            program: &listening,
            hear: |h| counter.hear(&h),
        };
        d.execute_in(
            &listening.module,
            path,
            How { limits, ..how },
            Some(&mut ear),
        )
        .map_err(|e| e.to_string())?;
        counts.insert(kernel.to_owned(), counter.divergent as f64);
    }
    Ok(counts)
}

/// A function and everything that it calls directly, in turn.
fn reached(m: &Module, from: Global) -> Vec<Global> {
    let mut list = vec![from];
    let mut n = 0;
    while let Some(&g) = list.get(n) {
        n += 1;
        let callees = m.body(g).map(direct_callees).unwrap_or_default();
        for c in callees {
            if m.body(c).is_some() && !list.contains(&c) {
                list.push(c);
            }
        }
    }
    list
}

/// Calls every function that is no kernel on inputs made for it as it is in the source, since constants steer the
/// inputs and a pass may change them; only runs that return are kept.
///
/// # Errors
/// Why nothing was measured.
pub fn functions(source: &Module, m: &Module, samples: u64) -> Result<Runs, String> {
    let program = Program::compile(m).map_err(|u| u.to_string())?;
    let mut runs = Runs::default();
    let called = source
        .bodies
        .iter()
        .filter(|f| !m.header.is_kernel(f.global));
    for f in called {
        let callees = direct_callees(f);
        let others = source.bodies.iter().filter(|b| callees.contains(&b.global));
        let others: Vec<Function> = others.cloned().collect();
        let name = m.header.global_name(f.global).to_owned();
        let generator = Generator::new(&m.header, f, &others);
        let mut of = BTreeMap::new();
        for n in 0..samples {
            let input = generator.input(1, n);
            let limits = Limits {
                steps: CALL_STEPS,
                ..Limits::default()
            };
            let input = Input {
                args: input.args,
                buffers: input.buffers,
                globals: input.globals,
                policy: Policy {
                    seed: input.seed,
                    limits,
                    ..Policy::default()
                },
            };
            let r = run(&program, f.global, &input);
            if matches!(r.outcome, Outcome::Returned(_)) {
                let run = Run {
                    instructions: r.steps as f64,
                    divergent: None,
                };
                of.insert(n, run);
            }
        }
        if !of.is_empty() {
            runs.kernels.insert(name, of);
        }
    }
    Ok(runs)
}
