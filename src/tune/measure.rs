//! How large a program is, and what its runs cost.

use super::divergence::Counter;
use crate::launch::{Description, How};
use serde::Serialize;
use std::collections::BTreeMap;
use tandem_ir::{Function, Global, Module};
use tandem_oracle::inputs::{Generator, direct_callees};
use tandem_oracle::instrument::{Instrumented, Observer, Probes};
use tandem_oracle::interp::{Input, Limits, Outcome, Policy, Program, Schedule, run};

/// Size of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Static {
    /// How many instructions there are.
    pub instructions: usize,
    /// How many blocks there are.
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
    // By name: another compiler may have them in another order, and fewer or more.
    let pairs = source.bodies.iter().filter_map(|f| {
        let g = result.header.lookup(source.header.global_name(f.global))?;
        let after = result.bodies.iter().find(|b| b.global == g)?;
        Some((f, after))
    });
    let grown = pairs.map(|(a, b)| instructions(b).saturating_sub(instructions(a)));
    grown.max().unwrap_or(0)
}

/// Branches of one run: conditional branches and switches, not jumps.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Branches {
    /// Executions over all threads.
    pub executed: f64,
    /// Of those of warps, how many parted their lanes.
    pub divergent: f64,
}

/// What one run of a kernel cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Run {
    /// Instructions over all threads.
    pub instructions: f64,
    /// Branches, if they were counted.
    pub branches: Option<Branches>,
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

/// Runs a launch description under several seeds and schedules: the even ones on its data, the odd ones on data that
/// were shuffled in part ([`Description::varied`]). A kernel that fails on such data is not made for it, and the sample
/// is left out.
///
/// # Errors
/// Why it was not measured: the kernel fails on its own data.
pub fn launches(
    d: &Description,
    path: &str,
    m: &Module,
    samples: u64,
    divergence: bool,
) -> Result<Runs, String> {
    let mut runs = Runs::default();
    let mut most = LAUNCH_STEPS;
    for seed in 0..samples {
        let own = seed % 2 == 0;
        let data = if own { d.clone() } else { d.varied(seed) };
        let schedule = match seed / 2 % 2 {
            0 => Schedule::RoundRobin(seed),
            _ => Schedule::Random(seed),
        };
        let limits = Limits {
            steps: most,
            ..Limits::default()
        };
        let how = How {
            schedule,
            races: false,
            seed,
            limits,
        };
        let e = data
            .execute_in(m, path, how, None)
            .map_err(|e| e.to_string())?;
        match e.failed_launch() {
            Some((kernel, outcome)) if own => {
                return Err(format!("{path}: kernel '{kernel}': {outcome}"));
            }
            Some(_) => continue,
            None => {}
        }
        // Other data may keep a kernel going for ever; its own tell how long it should take.
        most = most.min(e.steps().saturating_mul(20)).max(1 << 16);
        let mut branches = match divergence {
            true => branches(&data, path, m, how)?,
            false => BTreeMap::new(),
        };
        let mut steps: BTreeMap<&str, u64> = BTreeMap::new();
        for (kernel, r) in &e.runs {
            *steps.entry(kernel).or_default() += r.steps;
        }
        for (kernel, n) in steps {
            let run = Run {
                instructions: n as f64,
                branches: branches.remove(kernel),
            };
            let of = runs.kernels.entry(kernel.to_owned()).or_default();
            of.insert(seed, run);
        }
    }
    Ok(runs)
}

/// Branches per kernel. A description with several kernels is split by what each launch adds, for which
/// kernels are distinguished by the functions that contain probes; what a callee does counts for all kernels that launch it.
fn branches(
    d: &Description,
    path: &str,
    m: &Module,
    how: How,
) -> Result<BTreeMap<String, Branches>, String> {
    let mut counts = BTreeMap::new();
    let mut kernels: Vec<&str> = d.launches.iter().map(|l| l.kernel.as_str()).collect();
    kernels.sort_unstable();
    kernels.dedup();
    for kernel in kernels {
        let Some(global) = m.header.lookup(kernel) else {
            continue;
        };
        let functions = reached(m, global);
        let instrumented = Instrumented::new(m, &functions, Probes::Branches);
        let mut counter = Counter::new(m);
        let limits = Limits {
            steps: how.limits.steps.saturating_mul(2),
            ..how.limits
        };
        let mut observer = Observer {
            program: &instrumented,
            observe: |h| counter.observe(&h),
        };
        d.execute_in(
            &instrumented.module,
            path,
            How { limits, ..how },
            Some(&mut observer),
        )
        .map_err(|e| e.to_string())?;
        let counted = Branches {
            executed: counter.executed as f64,
            divergent: counter.divergent as f64,
        };
        counts.insert(kernel.to_owned(), counted);
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
                place: None,
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
                    branches: None,
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
