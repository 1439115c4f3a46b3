//! `tandem certify` for passes on modules.

use super::{Args, finish, progress, read, words};
use crate::certificate;
use serde_json::Value;
use std::time::{Duration, Instant};
use tandem_optimized::driver::{self, Interrupt};
use tandem_oracle::certify::modules::tally::Tally;
use tandem_oracle::certify::modules::{Task, certify};
use tandem_oracle::enumerate::modules::{ModuleAlphabet, Proposals, alphabet, alphabets::ALL};
use tandem_oracle::pass::ModuleReferencePass;
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
    pass: &dyn ModuleReferencePass,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let parts = parts(args)?;
    let earlier = match &args.check {
        Some(path) => Some(read(path, &args.pass)?),
        None => None,
    };
    let started = Instant::now();
    let (mut worlds, mut findings) = (Vec::new(), Vec::new());
    let mut unknown = 0;
    for part in &parts {
        let began = Instant::now();
        let tally = go(args, pass, part)?;
        let seconds = began.elapsed().as_secs_f64();
        driver::report(&line(part, &tally, seconds));
        unknown += tally.unknown.values().sum::<u64>();
        for (why, n) in &tally.unknown {
            driver::report(&format!("    unknown, {n} times: {why}"));
        }
        for open in &tally.open {
            driver::report(&words(open));
        }
        let (refusals, solver) = (part.refusals, part.solver);
        let (alphabet, steps) = (part.alphabet, part.steps);
        worlds.push(certificate::module_world(
            alphabet, steps, &tally, refusals, solver, seconds,
        ));
        findings.extend(tally.findings);
    }
    let whole = |worlds| whole(args, worlds, started.elapsed());
    finish(
        args,
        interrupt,
        &findings,
        earlier.as_ref(),
        worlds,
        unknown,
        &whole,
    )
}

/// The part of the vocabulary that a pass speaks.
fn proposals(pass: &str) -> Proposals {
    match pass {
        "globaldce" => Proposals::Erase,
        "internalize" => Proposals::Internalize,
        "constmerge" => Proposals::Merge,
        "generic-to-nvvm" => Proposals::Move,
        _ => Proposals::Variables,
    }
}

fn parts(args: &Args) -> Result<Vec<Part>, String> {
    if let Some(name) = args.alphabets.iter().find(|n| alphabet(n).is_none()) {
        let all: Vec<&str> = ALL.iter().map(|a| a.name).collect();
        let all = all.join(", ");
        return Err(format!(
            "error: unknown alphabet '{name}' of modules; there are {all}"
        ));
    }
    let chosen = |a: &&&'static ModuleAlphabet| match &args.alphabets[..] {
        [] => a.proposals == proposals(&args.pass),
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

fn go(args: &Args, pass: &dyn ModuleReferencePass, part: &Part) -> Result<Tally, String> {
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let bar = progress(&format!("{} {}", part.alphabet.name, part.steps), "parts");
    let settings = Settings::default();
    let task = Task {
        pass,
        alphabet: part.alphabet,
        steps: part.steps,
        refusals: part.refusals,
        solver: part.solver.then_some(&settings),
        jobs: args.jobs.map_or(available, |j| j as usize),
    };
    let watch = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        true
    };
    let tally = certify(&task, &watch);
    bar.finish_and_clear();
    tally.ok_or_else(|| "error: stopped".into())
}

fn line(part: &Part, t: &Tally, seconds: f64) -> String {
    let mut text = format!(
        "{} {}: {} modules, {} rewrites judged, {} accepted, {} wrong, {} unknown",
        part.alphabet.name,
        part.steps,
        t.modules,
        t.judged,
        t.accepted_total(),
        t.wrong.values().sum::<u64>(),
        t.unknown.values().sum::<u64>(),
    );
    if part.refusals {
        let r = t.refused_total();
        let open = r.total - r.meaningless;
        text += &format!(", {} of {open} refusals not needed", r.cautious);
    }
    if part.solver {
        let p = &t.proofs;
        text += &format!(
            ", solver {} + {} bounded of {}",
            p.proved, p.bounded, p.obligations
        );
    }
    text + &format!(", {seconds:.1} s")
}

fn whole(args: &Args, worlds: Vec<Value>, elapsed: Duration) -> Value {
    let proposals = proposals(&args.pass);
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
