//! `tandem certify` for passes on modules.

use super::Args;
use super::measured::{self, Measured, progress};
use crate::certificate;
use serde_json::Value;
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::passes::PassId;
use tandem_optimized::driver::Interrupt;
use tandem_oracle::certify::modules::Modules;
use tandem_oracle::certify::tally::{Tally, refusal};
use tandem_oracle::certify::{Task, certify};
use tandem_oracle::enumerate::modules::{ModuleAlphabet, Proposals, alphabet, alphabets::ALL};
use tandem_oracle::pass::Reference;
use tandem_oracle::tv::validate::{Settings, solver_version};

/// One alphabet at one size.
struct Part {
    alphabet: &'static ModuleAlphabet,
    steps: usize,
    refusals: bool,
    solver: bool,
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// Unknown names, files that cannot be read or written.
pub fn run(
    args: &Args,
    id: &PassId,
    pass: &dyn Reference<Module>,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let proposals = proposals(id)?;
    let measure = |part: &Part| Ok(measured(part, go(args, pass, part)?));
    let whole = |worlds, elapsed| whole(args, proposals, worlds, elapsed);
    let parts = parts(args, proposals)?;
    measured::run(args, interrupt, &parts, &measure, &whole)
}

/// The part of the vocabulary that a pass speaks: the one whose subject is among its rewrites.
///
/// # Errors
/// There is none: no alphabet holds what the pass works on.
fn proposals(pass: &PassId) -> Result<Proposals, String> {
    let mut all = Proposals::ALL.iter().copied();
    let found = all.find(|p| pass.rewrites.contains(&p.subject()));
    let name = pass.name;
    found.ok_or_else(|| format!("error: no alphabet of modules holds what '{name}' works on"))
}

fn parts(args: &Args, proposals: Proposals) -> Result<Vec<Part>, String> {
    if let Some(name) = args.alphabets.iter().find(|n| alphabet(n).is_none()) {
        let all: Vec<&str> = ALL.iter().map(|a| a.name).collect();
        let all = all.join(", ");
        return Err(format!(
            "error: unknown alphabet '{name}' of modules; there are {all}"
        ));
    }
    let chosen = |a: &&&'static ModuleAlphabet| match &args.alphabets[..] {
        [] => a.proposals == proposals,
        names => names.iter().any(|n| n == a.name),
    };
    let limit = |own: usize, asked: Option<u8>| asked.map_or(own, usize::from);
    let mut parts = Vec::new();
    for &alphabet in ALL.iter().filter(chosen) {
        let most = match args.blocks.map(usize::from) {
            Some(n) if args.alphabets.is_empty() => n.min(alphabet.steps_most),
            Some(n) => n,
            None => alphabet.steps_most,
        };
        for steps in 0..=most {
            if alphabet.parts(steps).is_empty() {
                continue;
            }
            parts.push(Part {
                alphabet,
                steps,
                refusals: steps <= limit(alphabet.refusals, args.refusals),
                solver: steps <= limit(alphabet.solver, args.solver),
            });
        }
    }
    Ok(parts)
}

fn go(args: &Args, pass: &dyn Reference<Module>, part: &Part) -> Result<Tally, String> {
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let bar = progress(&format!("{} {}", part.alphabet.name, part.steps), "parts");
    let settings = Settings::default();
    let task = Task {
        pass,
        scope: Modules::new(part.alphabet, part.steps, part.solver.then_some(&settings)),
        refusals: part.refusals,
        jobs: args.jobs.map_or(available, |j| j as usize),
    };
    let watch = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        true
    };
    let tally = certify(&task, &watch)?;
    bar.finish_and_clear();
    tally.ok_or_else(|| "error: stopped".into())
}

/// What a part came to.
fn measured(part: &Part, tally: Tally) -> Measured {
    let (alphabet, steps) = (part.alphabet, part.steps);
    let (refused, proofs) = (tally.refused_total(), &tally.proofs);
    Measured {
        about: format!("{} {steps}: {} modules", alphabet.name, tally.units),
        judged: tally.judged,
        accepted: tally.accepted_total(),
        cautious: part.refusals.then_some((
            refused.of(refusal::CAUTIOUS),
            refused.total - refused.of(refusal::MEANINGLESS),
        )),
        solver: part
            .solver
            .then_some((proofs.proved, proofs.bounded, proofs.obligations)),
        wrong: tally.wrong.values().sum(),
        unknown: tally.unknown.clone(),
        open: tally.open.clone(),
        findings: tally.findings.clone(),
        world: {
            let (refusals, solver) = (part.refusals, part.solver);
            Box::new(move |seconds| {
                certificate::module_world(alphabet, steps, &tally, refusals, solver, seconds)
            })
        },
    }
}

fn whole(args: &Args, proposals: Proposals, worlds: Vec<Value>, elapsed: Duration) -> Value {
    serde_json::json!({
        "tool": "tandem certify",
        "version": env!("CARGO_PKG_VERSION"),
        "pass": args.pass,
        "grounds": certificate::module_grounds(proposals),
        "alphabets": certificate::module_alphabets(proposals),
        "solver": solver_version(),
        "worlds": worlds,
        "seconds": elapsed.as_secs(),
    })
}
