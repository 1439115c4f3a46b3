//! `tandem certify`: a pass's reference against every small function, or every small module ([`modules`]); where the
//! pass applies rules, every rule at every width ([`rules`]).

mod compare;
mod measured;
mod modules;
mod rules;

use crate::certificate::{self, grounds};
use crate::registry::{self, Entry};
use measured::Measured;
pub use rules::prove;
use serde_json::Value;
use std::time::Duration;
use tandem_ir::Function;
use tandem_ir::passes::PassId;
use tandem_optimized::driver::Interrupt;
use tandem_optimized::options::Options;
use tandem_oracle::certify::functions::Functions;
use tandem_oracle::certify::tally::{Tally, refusal};
use tandem_oracle::certify::{Proof, Task, certify};
use tandem_oracle::enumerate::{ALPHABETS, Alphabet, EnclosingModule, Proposals};
use tandem_oracle::pass::Reference;
use tandem_oracle::tv::validate::{Conclusion, Settings, Subject, solver_version, validate};

/// Arguments of `tandem certify`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The pass
    #[arg(long, value_name = "NAME")]
    pub pass: String,
    /// Functions of at most this many blocks (for a pass on modules: modules of at most this many steps); with
    /// --alphabet also beyond that alphabet's usual size
    #[arg(long, visible_alias = "steps", value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub blocks: Option<u8>,
    /// Only this alphabet (may be repeated); default: all that hold what the pass works on
    #[arg(long = "alphabet", value_name = "NAME")]
    pub alphabets: Vec<String>,
    /// Look into refusals up to this many blocks or steps; default: each alphabet's usual size
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=8))]
    pub refusals: Option<u8>,
    /// Ask the solver as well up to this many blocks or steps; default: each alphabet's usual size
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=8))]
    pub solver: Option<u8>,
    /// For a pass that applies rules: only integers of these widths (1 to 64); default: all
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..=64))]
    pub widths: Vec<u32>,
    /// For a pass that applies rules: write the digests of the proved ones, which alone are loaded, to a file
    #[arg(long, value_name = "OUT", conflicts_with = "widths")]
    pub proofs: Option<String>,
    /// For a pass that applies rules: only this rule (may be repeated), undecided ones too; default: all that are not
    #[arg(long = "rule", value_name = "NAME", conflicts_with_all = ["proofs", "check"])]
    pub rules: Vec<String>,
    /// Threads
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// Compare with an earlier certificate instead of writing one
    #[arg(long, value_name = "FILE", conflicts_with = "output")]
    pub check: Option<String>,
    /// Write the certificate to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
}

/// One alphabet at one size.
struct Part {
    alphabet: &'static Alphabet,
    blocks: usize,
    refusals: bool,
    solver: bool,
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// Unknown names, files that cannot be read or written.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    let id = registry::find(&args.pass).map_err(|e| format!("error: {e}"))?;
    if id.applies_rules() {
        return rules::run(args, id, interrupt);
    }
    let pass = match Entry::new(id, &Options::default()) {
        Entry::Function(forms) => forms.reference,
        Entry::Module(forms) => return modules::run(args, id, &*forms.reference, interrupt),
    };
    let proposals = proposals(id)?;
    let measure = |part: &Part| Ok(measured(part, go(args, &*pass, part)?));
    let whole = |worlds, elapsed| whole(args, proposals, worlds, elapsed);
    let parts = parts(args, proposals)?;
    measured::run(args, interrupt, &parts, &measure, &whole)
}

fn parts(args: &Args, proposals: Proposals) -> Result<Vec<Part>, String> {
    for name in &args.alphabets {
        if tandem_oracle::enumerate::alphabet(name).is_none() {
            let all: Vec<&str> = ALPHABETS.iter().map(|a| a.name).collect();
            return Err(format!(
                "error: unknown alphabet '{name}'; there are {}",
                all.join(", ")
            ));
        }
    }
    let chosen = |a: &&Alphabet| match &args.alphabets[..] {
        [] => a.proposals == proposals,
        names => names.iter().any(|n| n == a.name),
    };
    let limit = |own: usize, asked: Option<u8>| asked.map_or(own, usize::from);
    let mut parts = Vec::new();
    for alphabet in ALPHABETS.iter().filter(chosen) {
        let most = match args.blocks.map(usize::from) {
            Some(n) if args.alphabets.is_empty() => n.min(alphabet.blocks),
            Some(n) => n,
            None => alphabet.blocks,
        };
        for blocks in 1..=most {
            parts.push(Part {
                alphabet,
                blocks,
                refusals: blocks <= limit(alphabet.refusals, args.refusals),
                solver: blocks <= limit(alphabet.solver, args.solver),
            });
        }
    }
    Ok(parts)
}

/// The part of the vocabulary that a pass speaks: the one whose subject is among its rewrites.
///
/// # Errors
/// There is none: no alphabet holds what the pass works on.
fn proposals(pass: &PassId) -> Result<Proposals, String> {
    let mut all = Proposals::ALL.iter().copied();
    let found = all.find(|p| pass.rewrites.contains(&p.subject()));
    let name = pass.name;
    found.ok_or_else(|| format!("error: no alphabet of functions holds what '{name}' works on"))
}

fn go(args: &Args, pass: &dyn Reference<Function>, part: &Part) -> Result<Tally, String> {
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let bar = measured::progress(&format!("{} {}", part.alphabet.name, part.blocks), "graphs");
    let task = Task {
        pass,
        scope: Functions::new(
            part.alphabet,
            part.blocks,
            part.solver.then_some(&ask_solver),
        ),
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

/// The validator as solver.
fn ask_solver(enclosing: &EnclosingModule, before: &Function, after: &Function) -> Proof {
    let subject = |function| Subject {
        module: &enclosing.module,
        function,
    };
    let report = validate(subject(before), subject(after), &Settings::default());
    match report.conclusion {
        Conclusion::Correct { .. } if report.bounded => Proof::Bounded,
        Conclusion::Correct { .. } | Conclusion::Vacuous => Proof::Proved,
        // A function that never returns within the bound is all loops: what was compared is what was followed.
        Conclusion::Unproven(why) if why == NEVER_RETURNS => Proof::Bounded,
        Conclusion::Incorrect(c) => {
            let mut story = vec![c.reason];
            story.extend(c.inputs);
            story.extend(c.trace);
            Proof::Refuted(story)
        }
        Conclusion::Unproven(why) => Proof::Unknown(why),
        Conclusion::OutOfBudget => Proof::Unknown("the solver's budget is used up".into()),
        Conclusion::TimedOut => Proof::Unknown("the time ran out".into()),
        Conclusion::Unsupported(b) => {
            let all: Vec<String> = b.iter().map(|b| b.construct.clone()).collect();
            Proof::Unknown(format!("unsupported: {}", all.join("; ")))
        }
    }
}

/// What the validator says when the bound cuts every execution.
const NEVER_RETURNS: &str = "no execution returns within the bound";

/// What a part came to.
fn measured(part: &Part, tally: Tally) -> Measured {
    let (alphabet, blocks) = (part.alphabet, part.blocks);
    let (refused, proofs) = (tally.refused_total(), &tally.proofs);
    let graphs = alphabet.skeletons(blocks).len();
    Measured {
        about: format!(
            "{} {blocks}: {graphs} graphs, {} functions",
            alphabet.name, tally.units
        ),
        judged: tally.judged,
        accepted: tally.accepted_total(),
        cautious: part.refusals.then_some((
            refused.of(refusal::CAUTIOUS),
            refused.total - refused.of(refusal::MEANINGLESS) - refused.of(refusal::UNTOUCHABLE),
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
                certificate::world(alphabet, blocks, &tally, refusals, solver, seconds)
            })
        },
    }
}

fn whole(args: &Args, proposals: Proposals, worlds: Vec<Value>, elapsed: Duration) -> Value {
    serde_json::json!({
        "tool": "tandem certify",
        "version": env!("CARGO_PKG_VERSION"),
        "pass": args.pass,
        "grounds": grounds(proposals),
        "solver": solver_version(),
        "solver_unroll": Settings::default().mode.source_unroll,
        "worlds": worlds,
        "seconds": elapsed.as_secs(),
    })
}
