//! The compiler `tandemc`: LLVM assembly in, production passes, LLVM assembly out.

use clap::Parser;
use std::time::{Duration, Instant};
use tandem_ir::Module;
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};
use tandem_optimized::options::Options;
use tandem_optimized::pass_manager::{self, BrokenModule, Limit, RunReport};
use tandem_optimized::pipeline::{self, Step};

// Law 4: the compiler cannot contain seeded defects, whoever asks for the feature.
#[cfg(feature = "defects")]
compile_error!(
    "tandemc is never built with seeded defects; build the harness alone: cargo build -p tandem --features defects"
);

/// A GPU mid-end optimizer for LLVM IR.
#[derive(Parser, Debug)]
#[command(name = "tandemc", version, max_term_width = 100)]
struct Cli {
    /// LLVM assembly, or - for standard input
    #[arg(value_name = "IN.ll")]
    input: String,
    /// Passes to run, as opt takes them: jump-threading,verify
    #[arg(long, value_name = "PIPELINE", default_value = "verify")]
    passes: String,
    /// Knobs of passes: -opt "-knob=value" (may be repeated)
    #[arg(long = "opt", value_name = "KNOBS", allow_hyphen_values = true)]
    opt: Vec<String>,
    /// What to write
    #[arg(long, value_name = "FORM", default_value = "ll", value_parser = ["ll", "none"])]
    emit: String,
    /// Where to write; - is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    output: String,
    /// Verify the module after each pass
    #[arg(long)]
    verify_each: bool,
    /// Run only the first N executions of passes on functions, and say on standard error which ones; -1 runs
    /// all of them
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(i64).range(-1..))]
    opt_bisect_limit: Option<i64>,
    /// Report the time of each pass on standard error
    #[arg(long)]
    time_passes: bool,
    /// Report counters of passes on standard error
    #[arg(long)]
    stats: bool,
}

fn main() {
    let names = [
        "opt",
        "passes",
        "emit",
        "verify-each",
        "opt-bisect-limit",
        "time-passes",
        "stats",
    ];
    let cli = Cli::parse_from(driver::llvm_style_args(std::env::args_os(), &names));
    let interrupt = Interrupt::install();
    // Deeply nested input needs more stack than the main thread may have.
    let worker = std::thread::Builder::new()
        .stack_size(64 << 20)
        .spawn(move || compile(&cli, &interrupt));
    let result = match worker.map(std::thread::JoinHandle::join) {
        Ok(Ok(r)) => r,
        Ok(Err(_)) => Err((
            EXIT_FINDING,
            "error: internal error (see above); please report it with the input".into(),
        )),
        Err(e) => Err((EXIT_USAGE, format!("error: cannot start: {e}"))),
    };
    let code = result.map_or_else(
        |(code, message)| {
            driver::report(&message);
            code
        },
        |()| EXIT_GOOD,
    );
    std::process::exit(code);
}

fn compile(cli: &Cli, interrupt: &Interrupt) -> Result<(), (i32, String)> {
    let usage = |e: String| (EXIT_USAGE, e);
    let steps = pipeline::parse(&cli.passes).map_err(|e| usage(format!("error: {e}")))?;
    let mut options = Options::default();
    let knobs = options.apply_all(&cli.opt);
    for knob in knobs.map_err(|e| usage(format!("error: {e}")))? {
        if let Some(why) = knob.unbound {
            driver::report(&format!(
                "warning: knob '-{}' {why}; it has no effect",
                knob.name
            ));
        }
    }
    let started = Instant::now();
    let mut module = driver::load_module(&cli.input).map_err(|e| usage(e.to_string()))?;
    let read = started.elapsed();
    let report =
        run(cli, &mut module, &steps, &options).map_err(|e| (EXIT_FINDING, e.to_string()))?;
    for text in &report.printed {
        driver::report(text.trim_end_matches('\n'));
    }
    let started = Instant::now();
    if cli.emit == "ll" {
        let text = tandem_ir::text::print(&module);
        driver::write_output(&cli.output, text.as_bytes(), interrupt)
            .map_err(|e| usage(e.to_string()))?;
    }
    let written = started.elapsed();
    if cli.time_passes {
        driver::report(&time_report(&report, read, written));
    }
    if cli.stats {
        driver::report(&stats_report(&report, &module));
    }
    Ok(())
}

fn run(
    cli: &Cli,
    module: &mut Module,
    steps: &[Step],
    options: &Options,
) -> Result<RunReport, BrokenModule> {
    let Some(limit) = cli.opt_bisect_limit else {
        return pass_manager::run(module, steps, options, cli.verify_each);
    };
    let mut bisect = Limit {
        last: u64::try_from(limit).ok(),
        say: driver::report,
    };
    pass_manager::run_limited(module, steps, options, cli.verify_each, &mut bisect)
}

fn time_report(report: &RunReport, read: Duration, written: Duration) -> String {
    let rows = [("parse and verify", read)]
        .into_iter()
        .chain(report.times.iter().copied())
        .chain([("print", written)]);
    let rows: Vec<(&str, Duration)> = rows.collect();
    let total: f64 = rows.iter().map(|r| r.1.as_secs_f64()).sum();
    let mut text =
        String::from("=== pass execution timing report ===\n   wall time            name\n");
    for (name, time) in rows {
        let s = time.as_secs_f64();
        let share = if total > 0.0 { 100.0 * s / total } else { 0.0 };
        text.push_str(&format!("   {s:.6} ({share:5.1}%)   {name}\n"));
    }
    text.push_str(&format!("   {total:.6} (100.0%)   total"));
    text
}

fn stats_report(report: &RunReport, module: &Module) -> String {
    let mut text = String::from("=== statistics ===\n");
    for ((pass, counter), n) in &report.stats {
        text.push_str(&format!("{n:>8} {pass} - {counter}\n"));
    }
    let blocks: usize = module.bodies.iter().map(|b| b.blocks().count()).sum();
    let insts: usize = module
        .bodies
        .iter()
        .map(|f| f.blocks().map(|b| f.insts(b).count()).sum::<usize>())
        .sum();
    text.push_str(&format!(
        "{blocks:>8} module - blocks\n{insts:>8} module - instructions"
    ));
    text
}
