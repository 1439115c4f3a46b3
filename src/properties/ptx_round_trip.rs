//! Any text, PTX or not, goes through everything that reads PTX.
//!
//! A text that is refused is refused by one diagnostic that says where, with the line. One that is read is printed in each
//! style as text that reads as the same module, of which the verifier says the same. One that is well formed besides goes
//! through the passes on machine functions, which leave it well formed, and its functions run for a bounded number of steps,
//! before and behind them. Nothing of this may panic, or take long.

use super::{Context, Failure, Outcome, Property, Uses, ptx};
use crate::judge::lanes::argument;
use crate::judge::machine::produced;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use tandem_ir::machine::MModule;
use tandem_ir::machine::text::{Places, Style, parse, parse_with_places, print};
use tandem_ir::machine::verify::{Level, Problem, verify};
use tandem_ir::{Global, Module};
use tandem_oracle::interp::{Buffer, Launch, Limits, Policy, Schedule, ptx as machine};
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::verdict::Verdict;

pub(super) const PROPERTY: Property = Property {
    name: "ptx-round-trip",
    about: "PTX, mutated too: is refused in words, or reads back as the same, verifies the same, goes through passes and runs",
    run,
    of_ptx: Some(held),
};

/// A text that takes longer is a finding.
const SLOW: Duration = Duration::from_secs(5);
/// Functions of a text that are run.
const FUNCTIONS: usize = 3;
/// A launch of two blocks of a warp and a bit.
const SHAPE: ([u32; 3], [u32; 3]) = ([2, 1, 1], [34, 1, 1]);
/// Bounds of each run.
const LIMITS: Limits = Limits {
    steps: 4_000,
    memory: 1 << 22,
    call_depth: 32,
    events: 1 << 12,
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    ptx::of_selected(PROPERTY.name, module, cx, held)
}

/// How far a text came.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reached {
    Refused,
    Read,
    WellFormed,
}

fn held(text: &[u8], cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let started = Instant::now();
    let ride = catch_unwind(AssertUnwindSafe(|| ride(text, cx)));
    let reached = ride.unwrap_or_else(|p| {
        let why = panic_text(&*p);
        Err(fail(Verdict::Crash.name(), &why, why.clone()))
    })?;
    if started.elapsed() > SLOW {
        let message = format!("it took {:?}", started.elapsed());
        return Err(fail(Verdict::Hang.name(), "slow", message));
    }
    let uses = |sort, least| Uses {
        sort,
        made: 1,
        could: 1,
        took: u64::from(reached >= least),
        must_take: false,
    };
    Ok(Outcome {
        uses: vec![
            uses("texts that are read", Reached::Read),
            uses("texts that are well formed", Reached::WellFormed),
        ],
        ..Outcome::held(0)
    })
}

fn fail(oracle: &str, what: &str, message: String) -> Box<Failure> {
    Failure::new(PROPERTY.name, oracle, what, message)
}

fn wrong(what: &str, message: String) -> Box<Failure> {
    fail("round-trip", what, message)
}

fn ride(text: &[u8], cx: &Context) -> Result<Reached, Box<Failure>> {
    let (module, places) = match parse_with_places(text, "program.ptx") {
        Ok(read) => read,
        Err(d) => {
            let says = d.line > 0 && d.column > 0 && !d.message.is_empty();
            let lines = text.split(|&b| b == b'\n').count();
            return match says && d.line as usize <= lines {
                true => Ok(Reached::Refused),
                false => Err(wrong("diagnostic", d.to_string())),
            };
        }
    };
    comes_back(&module, text, &places)?;
    if !verify(&module, Level::Parsed).is_empty() {
        return Ok(Reached::Read);
    }
    runs(&module, text);
    let Some(made) = produced(&ptx::of_machine(&cx.judging), &module) else {
        return Ok(Reached::WellFormed);
    };
    if let Some(p) = verify(&made, Level::Parsed).first() {
        return Err(wrong(
            "behind the passes",
            format!("{}: {}", p.rule, p.message),
        ));
    }
    let printed = print(&made, Style::Keep);
    let again = parse(printed.as_bytes(), "printed.ptx");
    let again = again.map_err(|d| wrong("not read back behind the passes", d.to_string()))?;
    runs(&again, text);
    Ok(Reached::WellFormed)
}

/// What is printed reads as the same module, of which the verifier says the same.
fn comes_back(module: &MModule, text: &[u8], places: &Places) -> Result<(), Box<Failure>> {
    let said = |m: &MModule, level| -> Vec<(&'static str, String)> {
        let of = |p: Problem| (p.rule, p.message);
        verify(m, level).into_iter().map(of).collect()
    };
    for p in verify(module, Level::Own).iter().take(3) {
        let d = p.diagnostic(places, text, "program.ptx");
        if d.line == 0 || d.message.is_empty() {
            return Err(wrong("diagnostic", d.to_string()));
        }
    }
    let printed = print(module, Style::Keep);
    let again = parse(printed.as_bytes(), "printed.ptx");
    let again = again.map_err(|d| wrong("not read back", d.to_string()))?;
    if again != *module {
        return Err(another(&printed, &print(&again, Style::Keep)));
    }
    for level in [Level::Parsed, Level::Own] {
        let (one, other) = (said(module, level), said(&again, level));
        if one != other {
            return Err(wrong(
                "verifies otherwise",
                format!("{one:?} and {other:?}"),
            ));
        }
    }
    for style in [Style::Nvvm, Style::Llc] {
        let printed = print(module, style);
        let again = parse(printed.as_bytes(), "printed.ptx");
        let again = again.map_err(|d| wrong("not read back", format!("{style:?}: {d}")))?;
        // Other names take types from the class of a register, so that only what is right stays what it is.
        let (sound, problems) = (
            said(module, Level::Parsed).is_empty(),
            said(&again, Level::Parsed),
        );
        if let Some((rule, message)) = problems.first().filter(|_| sound) {
            let message = format!("{style:?}: {rule}: {message}");
            return Err(wrong("verifies otherwise", message));
        }
    }
    Ok(())
}

fn another(printed: &str, again: &str) -> Box<Failure> {
    let mut lines = printed.lines().zip(again.lines()).enumerate();
    let differs = lines.find(|(_, (a, b))| a != b);
    let message = match differs {
        Some((n, (a, b))) => format!("line {}: '{a}' reads back as '{b}'", n + 1),
        None => "another module of the same text comes back".into(),
    };
    wrong("another module", message)
}

/// Runs the first functions for a while. How they end is their own affair.
fn runs(module: &MModule, text: &[u8]) {
    let program = machine::Program::new(module, None);
    let policy = Policy {
        seed: text.len() as u64,
        limits: LIMITS,
        ..Policy::default()
    };
    let schedules = [
        Schedule::LockstepWarps,
        Schedule::Random(1),
        Schedule::Ipdom,
    ];
    let bodies = module.funcs.iter().enumerate().filter(|(_, f)| f.has_body);
    for (n, f) in bodies.take(FUNCTIONS) {
        let Ok(mut device) = machine::Device::new(&program, policy) else {
            return;
        };
        let buffer = device.alloc(&Buffer::global(vec![0; 1024]));
        let args = f.params.iter().map(|p| argument(p, buffer)).collect();
        let (grid, block) = SHAPE;
        device.launch(&Launch {
            dynamic_shared_bytes: 256,
            schedule: schedules[(text.len() + n) % schedules.len()],
            race_detection: text.len().is_multiple_of(2),
            policy,
            ..Launch::new(Global::from_u32(n as u32), grid, block, args)
        });
    }
}
