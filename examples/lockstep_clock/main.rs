//! How long lockstep takes, for `ci/bench lockstep`: the ride of one pass on the first function of each file, several times.
//!
//! usage: lockstep_clock PASS RUNS FILE...
//!
//! One line for each file: steps, steps that were settled on small units, findings, and the seconds of each run.
//! Reading the file is not counted. Exit status 2: wrong usage, or a file that cannot be read.

use std::process::ExitCode;
use std::time::Instant;
use tandem::registry::Forms;
use tandem_ir::Function;
use tandem_optimized::driver;
use tandem_optimized::options::Options;
use tandem_oracle::lockstep::{LockstepLimits, ride};

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

fn time_all(args: &[String]) -> Result<(), String> {
    let [pass, runs, files @ ..] = args else {
        return Err("usage: lockstep_clock PASS RUNS FILE...".into());
    };
    let runs: usize = runs
        .parse()
        .map_err(|_| format!("error: '{runs}' is no number"))?;
    let forms = Forms::<Function>::of(pass, &Options::default())
        .ok_or_else(|| format!("error: '{pass}' is no pass on functions"))?;
    for file in files {
        let module = driver::load_module(file).map_err(|e| e.to_string())?;
        let body = module
            .bodies
            .first()
            .ok_or_else(|| format!("error: '{file}' has no function"))?;
        let mut seconds = Vec::new();
        let mut line = String::new();
        for _ in 0..runs {
            let start = Instant::now();
            let run = ride(
                &module.header,
                body,
                &*forms.production,
                &*forms.reference,
                LockstepLimits::default(),
            );
            seconds.push(format!("{:.6}", start.elapsed().as_secs_f64()));
            let r = &run.report;
            line = format!("{} {} {}", r.steps, run.small, r.findings.len());
        }
        println!("{line} {}", seconds.join(" "));
    }
    Ok(())
}
