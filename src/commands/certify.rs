//! `tandem certify`: a pass's reference against every small function, or every small module ([`modules`]).

mod modules;

use crate::certificate::{self, grounds};
use crate::judge::adapters;
use crate::registry;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::io::IsTerminal;
use std::time::{Duration, Instant};
use tandem_ir::Function;
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};
use tandem_oracle::certify::tally::{Finding, Tally};
use tandem_oracle::certify::{Proof, Task, certify};
use tandem_oracle::enumerate::{ALPHABETS, Alphabet, Proposals, World};
use tandem_oracle::pass::ReferencePass;
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
    if let Some(pass) = adapters::reference(&args.pass) {
        return modules::run(args, &*pass, interrupt);
    }
    let Some(pass) = registry::reference(&args.pass) else {
        let known = tandem_ir::passes::lookup(&args.pass).is_some();
        return Err(match known {
            true => format!("error: pass '{}' has no reference yet", args.pass),
            false => format!("error: unknown pass '{}' (see 'tandem passes')", args.pass),
        });
    };
    let parts = parts(args)?;
    let earlier = match &args.check {
        Some(path) => Some(read(path, &args.pass)?),
        None => None,
    };
    let started = Instant::now();
    let mut worlds = Vec::new();
    let mut findings = Vec::new();
    let mut unknown = 0;
    for part in &parts {
        let began = Instant::now();
        let tally = go(args, &*pass, part)?;
        let seconds = began.elapsed().as_secs_f64();
        driver::report(&line(part, &tally, seconds));
        unknown += tally.unknown.values().sum::<u64>();
        for (why, n) in &tally.unknown {
            driver::report(&format!("    unknown, {n} times: {why}"));
        }
        let (refusals, solver) = (part.refusals, part.solver);
        worlds.push(certificate::world(
            part.alphabet,
            part.blocks,
            &tally,
            refusals,
            solver,
            seconds,
        ));
        findings.extend(tally.findings);
    }
    let all = |worlds| whole(args, worlds, started.elapsed());
    finish(
        args,
        interrupt,
        &findings,
        earlier.as_ref(),
        worlds,
        unknown,
        &all,
    )
}

/// Tells the findings; compares with the earlier certificate, or writes the new one. The result is the exit code.
fn finish(
    args: &Args,
    interrupt: &Interrupt,
    findings: &[Finding],
    earlier: Option<&Value>,
    worlds: Vec<Value>,
    unknown: u64,
    whole: &dyn Fn(Vec<Value>) -> Value,
) -> Result<i32, String> {
    for f in findings {
        driver::report(&words(f));
    }
    let differences = match earlier {
        Some(e) => compare(e, &worlds),
        None => {
            let all = whole(worlds);
            driver::write_output(&args.output, format!("{all:#}\n").as_bytes(), interrupt)
                .map_err(|e| e.to_string())?;
            Vec::new()
        }
    };
    for d in &differences {
        driver::report(d);
    }
    Ok(if !findings.is_empty() || !differences.is_empty() {
        EXIT_FINDING
    } else if unknown > 0 {
        EXIT_USAGE
    } else {
        EXIT_GOOD
    })
}

fn parts(args: &Args) -> Result<Vec<Part>, String> {
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
        [] => a.proposals == proposals(&args.pass),
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

/// The part of the vocabulary that a pass speaks.
fn proposals(pass: &str) -> Proposals {
    match pass {
        "dfa-jump-threading" => Proposals::Paths,
        _ => Proposals::Edges,
    }
}

fn go(args: &Args, pass: &dyn ReferencePass, part: &Part) -> Result<Tally, String> {
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let bar = progress(&format!("{} {}", part.alphabet.name, part.blocks), "graphs");
    let task = Task {
        pass,
        alphabet: part.alphabet,
        blocks: part.blocks,
        refusals: part.refusals,
        prover: part.solver.then_some(&ask_solver),
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

/// A bar that counts things of a kind.
fn progress(about: &str, things: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(1);
    let template = format!("{{msg}} {{bar:30}} {{pos}}/{{len}} {things}  {{elapsed}}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.set_message(about.to_owned());
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// The validator as second prover.
fn ask_solver(world: &World, before: &Function, after: &Function) -> Proof {
    let subject = |function| Subject {
        module: &world.module,
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
        Conclusion::TimedOut => Proof::Unknown("the time ran out".into()),
        Conclusion::Unsupported(b) => {
            let all: Vec<String> = b.iter().map(|b| b.construct.clone()).collect();
            Proof::Unknown(format!("unsupported: {}", all.join("; ")))
        }
    }
}

/// What the validator says when the bound cuts every execution.
const NEVER_RETURNS: &str = "no execution returns within the bound";

fn line(part: &Part, t: &Tally, seconds: f64) -> String {
    let mut text = format!(
        "{} {}: {} graphs, {} functions, {} rewrites judged, {} accepted, {} wrong, {} unknown",
        part.alphabet.name,
        part.blocks,
        t.graphs,
        t.functions,
        t.judged,
        t.accepted_total(),
        t.wrong.values().sum::<u64>(),
        t.unknown.values().sum::<u64>(),
    );
    if part.refusals {
        let r = t.refused_total();
        let open = r.total - r.meaningless - r.untouchable;
        text += &format!(", {} of {open} refusals not needed", r.cautious);
    }
    if part.solver {
        let p = t.proofs;
        text += &format!(
            ", solver {} + {} bounded of {}",
            p.proved, p.bounded, p.obligations
        );
    }
    text + &format!(", {seconds:.1} s")
}

fn words(f: &Finding) -> String {
    let story: Vec<String> = f.story.iter().map(|s| format!("    {s}")).collect();
    format!(
        "{}: {}\n{}becomes\n{}{}",
        f.what,
        f.rewrite,
        f.before,
        f.after,
        story.join("\n")
    )
}

fn whole(args: &Args, worlds: Vec<Value>, elapsed: Duration) -> Value {
    serde_json::json!({
        "tool": "tandem certify",
        "version": env!("CARGO_PKG_VERSION"),
        "pass": args.pass,
        "grounds": grounds(proposals(&args.pass)),
        "solver": solver_version(),
        "solver_unroll": Settings::default().mode.source_unroll,
        "worlds": worlds,
        "seconds": elapsed.as_secs(),
    })
}

fn read(path: &str, pass: &str) -> Result<Value, String> {
    let bytes = driver::read_input(path).map_err(|e| e.to_string())?;
    let value: Value = serde_json::from_slice(&bytes)
        .map_err(|e| format!("error: {path}: no certificate: {e}"))?;
    match value["pass"].as_str() {
        Some(p) if p == pass => Ok(value),
        p => Err(format!(
            "error: {path}: a certificate of '{}'",
            p.unwrap_or("nothing")
        )),
    }
}

/// What differs from the earlier certificate; times do not count, nor what only one of the two looked into.
fn compare(earlier: &Value, worlds: &[Value]) -> Vec<String> {
    let old: &[Value] = earlier["worlds"].as_array().map_or(&[], |w| w);
    let mut out = Vec::new();
    for new in worlds {
        let size = if new["steps"].is_null() {
            "blocks"
        } else {
            "steps"
        };
        let alphabet = new["alphabet"].as_str().unwrap_or("");
        let name = format!("{alphabet} {}", new[size]);
        let same = |o: &&Value| o["alphabet"] == new["alphabet"] && o[size] == new[size];
        let Some(old) = old.iter().find(same) else {
            out.push(format!("{name}: not in the certificate"));
            continue;
        };
        differences(&name, old, new, &mut out);
    }
    out
}

fn differences(place: &str, old: &Value, new: &Value, out: &mut Vec<String>) {
    match (old, new) {
        (Value::Object(a), Value::Object(b)) => {
            for (key, value) in a {
                let other = b.get(key).unwrap_or(&Value::Null);
                let optional = matches!(key.as_str(), "studied" | "solver");
                // How far the solver gets with loops depends on its time; that it knows nothing else does not.
                let how_far = matches!(
                    key.as_str(),
                    "proved" | "proved_up_to_the_bound" | "not_proved"
                );
                if key == "seconds" || how_far || (optional && (value.is_null() || other.is_null()))
                {
                    continue;
                }
                differences(&format!("{place}, {key}"), value, other, out);
            }
            for key in b.keys().filter(|k| !a.contains_key(*k) && *k != "studied") {
                out.push(format!("{place}, {key}: not in the certificate"));
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (k, (a, b)) in a.iter().zip(b).enumerate() {
                differences(&format!("{place}[{k}]"), a, b, out);
            }
        }
        (a, b) if a != b => out.push(format!("{place}: the certificate says {a}, now it is {b}")),
        _ => {}
    }
}
