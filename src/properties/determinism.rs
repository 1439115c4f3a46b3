//! The same input gives the same bytes out: again, at the same time, and function by function.
//!
//! Functions are compiled side by side, each a unit of its own; so what becomes of one
//! may depend neither on a second run, nor on what happens beside it, nor on the
//! functions before it.

use super::{Context, Failure, Outcome, Property, pipeline};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::passes::{PassId, on_ir};
use tandem_ir::{Module, text};
use tandem_optimized::options::Options;
use tandem_optimized::pass_manager::{Checks, Running, run_plan};
use tandem_optimized::pipeline::grouped;
use tandem_optimized::pipeline::plan::{Plan, phase_two_of};
use tandem_optimized::pipeline::text::parse;
use tandem_oracle::lockstep::panic_text;

pub(super) const PROPERTY: Property = Property {
    name: "determinism",
    about: "the pipeline gives the same text again, beside itself, function by function, and on threads in any order",
    run,
    of_ptx: None,
};

/// Functions of a module that are compiled one by one, at most.
const FUNCTIONS: usize = 8;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let options = &cx.judging.options;
    let first = compiled(module, options)?;
    let pair = std::thread::scope(|s| {
        let both = [(); 2].map(|()| s.spawn(|| compiled(module, options)));
        both.map(|t| t.join().ok())
    });
    let beside = |text: String, what| {
        let message = first_difference(&first, &text);
        match message {
            Some(m) => Err(Failure::new(PROPERTY.name, "determinism", what, m)),
            None => Ok(()),
        }
    };
    for text in pair.into_iter().flatten() {
        beside(text?, "beside itself")?;
    }
    // Passes on whole modules have no functions one by one.
    let bodies = bodies_of(module, options)?;
    let single = one_by_one(module, options)?;
    if let Some(m) = first_difference(&bodies, &single) {
        let what = "function by function";
        return Err(Failure::new(PROPERTY.name, "determinism", what, m));
    }
    // The compiler's two phases, on passes in an order of this program's own.
    let text = drawn(cx.number);
    let one = phased(module, options, &text, 1, None)?;
    for (threads, seed) in [(2, None), (3, Some(cx.number))] {
        let several = phased(module, options, &text, threads, seed)?;
        if let Some(m) = first_difference(&one, &several) {
            let message = format!("--passes={text} on {threads} threads: {m}");
            return Err(Failure::new(
                PROPERTY.name,
                "determinism",
                "on threads",
                message,
            ));
        }
    }
    Ok(Outcome::held(1))
}

/// A pipeline of built passes in an order that a number decides.
fn drawn(number: u64) -> String {
    // A linear congruential generator is random enough to draw passes.
    let mut state = number.wrapping_mul(2).wrapping_add(1);
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let count = 3 + next(6);
    let all: Vec<&PassId> = on_ir().collect();
    let names: Vec<String> = (0..count)
        .map(|_| all[next(all.len())].name.into())
        .collect();
    grouped(&names)
}

/// A pipeline as the compiler runs it.
fn phased(
    module: &Module,
    options: &Options,
    passes: &str,
    threads: usize,
    schedule_seed: Option<u64>,
) -> Result<String, Box<Failure>> {
    let wrong = |what: &str, message: String| Failure::new(PROPERTY.name, "crash", what, message);
    let elements = parse(passes, &|_| Vec::new());
    let elements = elements.map_err(|e| wrong("pipeline", format!("{passes}: {e}")))?;
    let plan = Plan::new(&elements, phase_two_of(&elements));
    let mut m = module.clone();
    let mut quiet = |_: &str| {};
    let with = Running {
        checks: Checks {
            verify_each: true,
            ..Checks::default()
        },
        only_phase: None,
        threads,
        force_concurrent: false,
        split: false,
        schedule_seed,
        trace: &mut quiet,
        slots: None,
        jobs: None,
        progress: None,
        prints: None,
    };
    let run = AssertUnwindSafe(|| run_plan(&mut m, &plan, options, with, None));
    match catch_unwind(run) {
        Ok(Ok(_)) => Ok(text::print(&m)),
        Ok(Err(e)) => Err(wrong("pass", format!("--passes={passes}: {e}"))),
        Err(p) => Err(wrong(
            "panic",
            format!("--passes={passes}: {}", panic_text(&*p)),
        )),
    }
}

fn compiled(module: &Module, options: &Options) -> Result<String, Box<Failure>> {
    let mut m = module.clone();
    pipeline::optimize(&mut m, options, &pipeline::module_steps())?;
    Ok(text::print(&m))
}

/// As [`compiled`], with the passes on functions alone.
fn bodies_of(module: &Module, options: &Options) -> Result<String, Box<Failure>> {
    let mut m = module.clone();
    pipeline::optimize(&mut m, options, &pipeline::function_steps())?;
    Ok(text::print(&m))
}

/// Compiles each function in a copy of the module as it was, last function first, and puts them together.
fn one_by_one(module: &Module, options: &Options) -> Result<String, Box<Failure>> {
    let mut whole = module.clone();
    if module.bodies.len() > FUNCTIONS {
        pipeline::optimize(&mut whole, options, &pipeline::function_steps())?;
        return Ok(text::print(&whole));
    }
    for n in (0..module.bodies.len()).rev() {
        let mut alone = Module {
            header: module.header.clone(),
            bodies: vec![module.bodies[n].clone()],
        };
        pipeline::optimize(&mut alone, options, &pipeline::function_steps())?;
        if let Some(body) = alone.bodies.pop() {
            whole.bodies[n] = body;
        }
    }
    Ok(text::print(&whole))
}

fn first_difference(a: &str, b: &str) -> Option<String> {
    if a == b {
        return None;
    }
    let mut lines = a.lines().zip(b.lines()).enumerate();
    let found = lines.find(|(_, (x, y))| x != y);
    Some(match found {
        Some((n, (x, y))) => format!("line {}: '{x}' in one run, '{y}' in another", n + 1),
        None => "one run printed more lines than another".into(),
    })
}
