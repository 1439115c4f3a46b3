//! How long lockstep takes, for `ci/bench lockstep`: the ride of one pass on every function of each file, several times.
//!
//! usage: lockstep_clock PASS RUNS FOLLOWED_FROM FILE...
//!
//! Functions of at least FOLLOWED_FROM instructions are followed by a log of writes. One line for each file: steps, steps that
//! were settled on small units, steps that are open, findings, and for each run three numbers of seconds, with slashes between
//! them: of the ride, of production alone, which a ride runs twice, and of the steps of the ride, each from its beginning until
//! it is judged. Reading the file is not counted. Seconds are those that this thread had a processor. The files take turns, so that all runs of one see the same machine as those of another.
//! Findings go to the standard error stream. Exit status 2: wrong usage, or a file that cannot be read.

use std::process::ExitCode;
use tandem::registry::Forms;
use tandem_ir::{Function, Module};
use tandem_optimized::driver;
use tandem_optimized::options::Options;
use tandem_oracle::lockstep::{LockstepLimits, Moment, ride_watched};
use tandem_oracle::pass::Production;

/// As in `tandem`.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match time_all(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn number(text: &str) -> Result<usize, String> {
    text.parse()
        .map_err(|_| format!("error: '{text}' is no number"))
}

/// The seconds that this thread has had a processor.
fn seconds() -> f64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    now.tv_sec as f64 + now.tv_nsec as f64 / 1e9
}

/// What was found out about a file.
struct Timed {
    file: String,
    module: Module,
    counts: [usize; 4],
    runs: Vec<String>,
}

fn time_all(args: &[String]) -> Result<(), String> {
    let [pass, runs, followed_from, files @ ..] = args else {
        return Err("usage: lockstep_clock PASS RUNS FOLLOWED_FROM FILE...".into());
    };
    let (runs, followed_from) = (number(runs)?, number(followed_from)?);
    let forms = Forms::<Function>::of(pass, &Options::default())
        .ok_or_else(|| format!("error: '{pass}' is no pass on functions"))?;
    let limits = LockstepLimits {
        followed_from,
        ..LockstepLimits::default()
    };
    let read = |file: &String| {
        Ok(Timed {
            file: file.clone(),
            module: driver::load_module(file).map_err(|e| e.to_string())?,
            counts: [0; 4],
            runs: Vec::new(),
        })
    };
    let mut all: Vec<Timed> = files.iter().map(read).collect::<Result<_, String>>()?;
    for n in 0..runs {
        for timed in &mut all {
            time_once(&forms, limits, timed, n == 0);
        }
    }
    for t in &all {
        let [steps, small, open, findings] = t.counts;
        println!("{steps} {small} {open} {findings} {}", t.runs.join(" "));
    }
    Ok(())
}

/// One ride of each function of a file, and production alone.
fn time_once(forms: &Forms<Function>, limits: LockstepLimits, timed: &mut Timed, tell: bool) {
    let module = &timed.module;
    let (mut steps, mut small, mut open, mut findings) = (0, 0, 0, 0);
    let (mut in_steps, mut began) = (0.0, 0.0);
    let start = seconds();
    for body in &module.bodies {
        let (production, reference) = (&*forms.production, &*forms.reference);
        let mut watch = |m: Moment<'_>| {
            match m {
                Moment::Begins(..) => began = seconds(),
                Moment::Judged(_) => in_steps += seconds() - began,
                Moment::Made(..) | Moment::Ended(_) => {}
            }
            true
        };
        let run = ride_watched(
            &module.header,
            body,
            production,
            reference,
            limits,
            &mut watch,
        );
        let r = &run.report;
        steps += r.steps;
        small += run.small;
        open += r.open.len();
        findings += r.findings.len();
        for f in r.findings.iter().filter(|_| tell) {
            eprintln!("{}: {} {:?}: {}", timed.file, f.function, f.step, f.message);
        }
    }
    let ridden = seconds() - start;
    let alone = production_alone(&*forms.production, module);
    timed.counts = [steps, small, open, findings];
    (timed.runs).push(format!("{ridden:.6}/{alone:.6}/{in_steps:.6}"));
}

/// Seconds of production on copies of all bodies, made beforehand.
fn production_alone(production: &dyn Production<Function>, module: &Module) -> f64 {
    let mut copies = module.bodies.clone();
    let start = seconds();
    for body in &mut copies {
        production.run(&module.header, body);
    }
    seconds() - start
}
