//! How long lockstep takes, for `ci/bench lockstep`: the ride of one pass on every function of each file, several times.
//!
//! usage: lockstep_clock PASS RUNS FOLLOWED_FROM FILE...
//!
//! Functions of at least FOLLOWED_FROM instructions are followed by a log of writes. One line for each file: steps, steps that
//! were settled on small units, steps that are open, findings, and for each run the seconds of the ride and, behind a slash,
//! those of production alone, which a ride runs twice. Reading the file is not counted. Findings go to the standard error stream. Exit status 2: wrong usage, or a file that cannot be read.

use std::process::ExitCode;
use std::time::Instant;
use tandem::registry::Forms;
use tandem_ir::{Function, Module};
use tandem_optimized::driver;
use tandem_optimized::options::Options;
use tandem_oracle::lockstep::{LockstepLimits, ride};
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
    for file in files {
        let module = driver::load_module(file).map_err(|e| e.to_string())?;
        let mut seconds = Vec::new();
        let mut line = String::new();
        for n in 0..runs {
            let (mut steps, mut small, mut open, mut findings) = (0, 0, 0, 0);
            let start = Instant::now();
            for body in &module.bodies {
                let (production, reference) = (&*forms.production, &*forms.reference);
                let run = ride(&module.header, body, production, reference, limits);
                let r = &run.report;
                steps += r.steps;
                small += run.small;
                open += r.open.len();
                findings += r.findings.len();
                if n == 0 {
                    for f in &r.findings {
                        eprintln!("{file}: {} {:?}: {}", f.function, f.step, f.message);
                    }
                }
            }
            let ridden = start.elapsed().as_secs_f64();
            let alone = production_alone(&*forms.production, &module);
            seconds.push(format!("{ridden:.6}/{alone:.6}"));
            line = format!("{steps} {small} {open} {findings}");
        }
        println!("{line} {}", seconds.join(" "));
    }
    Ok(())
}

/// Seconds of production on copies of all bodies, made beforehand.
fn production_alone(production: &dyn Production<Function>, module: &Module) -> f64 {
    let mut copies = module.bodies.clone();
    let start = Instant::now();
    for body in &mut copies {
        production.run(&module.header, body);
    }
    start.elapsed().as_secs_f64()
}
