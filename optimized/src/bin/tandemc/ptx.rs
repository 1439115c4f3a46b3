//! PTX as input: passes on machine functions, PTX out.
//!
//! A short way beside that of LLVM IR, with arguments of its own ([`ABOUT_PTX`]): whoever gives another one is told so by its
//! name, since an argument that is passed over would be a promise that nobody keeps.

use super::settings::settings;
use super::{Cli, Ended, usage};
use clap::{ArgMatches, CommandFactory as _};
use std::time::Instant;
use tandem_optimized::driver::messages::{Kind, Messages};
use tandem_optimized::driver::{self, EXIT_FINDING, Interrupt};
use tandem_optimized::machine_pipeline;
use tandem_optimized::options::nvvm::NVVMPassOptions;
use tandem_optimized::pipeline::level::Level;
use tandem_optimized::report;

/// The arguments that mean something where the input is PTX.
const ABOUT_PTX: [&str; 15] = [
    "assembly",
    "disable_output",
    "input",
    "output",
    "emit",
    "ptx_style",
    "language_of_input",
    "passes",
    "opt",
    "allow_unknown_opt",
    "verify_each",
    "print_after",
    "time_passes",
    "stats",
    "json",
];

/// Reads and verifies PTX, runs passes on machine functions, and prints. Every argument about passes on LLVM IR alone is
/// refused by name.
pub(super) fn ride(
    cli: &Cli,
    matches: &ArgMatches,
    (input, interrupt): (&str, &Interrupt),
    messages: &Messages,
) -> Result<(), Ended> {
    let given = |id: &str| matches.value_source(id) == Some(clap::parser::ValueSource::CommandLine);
    refuse_others(cli, &given)?;
    let text = cli.passes.as_deref().unwrap_or("");
    let entries = machine_pipeline::parse(text).map_err(|e| usage(format!("error: {e}")))?;
    let settings = settings(cli, matches)?;
    let (options, remarks) = NVVMPassOptions::new(Level::O0, &settings);
    for line in settings.remarks.iter().chain(&remarks) {
        messages.remark(line);
    }
    let emits = given("emit").then_some(cli.emit.as_str());
    let emits = if cli.disable_output {
        Some("none")
    } else {
        emits
    };
    if let Some(form @ ("ll" | "mir")) = emits {
        return Err(usage(format!(
            "error: --emit={form}: PTX is not made into LLVM IR"
        )));
    }
    let started = Instant::now();
    let module = driver::ptx::load(input).map_err(usage)?;
    let read = started.elapsed();
    let asked = machine_pipeline::Run {
        verify_each: cli.verify_each,
        print_after: cli.print_after.as_deref(),
    };
    let ran = machine_pipeline::run(module, &entries, &options.passes, asked);
    let (module, report) = ran.map_err(|e| (EXIT_FINDING, e))?;
    for text in &report.printed {
        messages.say(Kind::Printed, text.trim_end());
    }
    let started = Instant::now();
    if emits != Some("none") {
        let style = cli.ptx_style.as_deref().unwrap_or(driver::ptx::STYLES[0]);
        let text = driver::ptx::print(&module, style);
        driver::write_output(&cli.output, text.as_bytes(), interrupt).map_err(usage)?;
    }
    if cli.time_passes {
        let written = started.elapsed();
        messages.fact(
            "times",
            || report.times_json(read, written),
            || report.times(read, written),
        );
    }
    if cli.stats {
        let counters = &report.counters;
        messages.fact(
            "statistics",
            || report::stats_json(counters),
            || report.stats(),
        );
    }
    Ok(())
}

/// Refuses the first argument that was given and means nothing where the input is PTX.
fn refuse_others(cli: &Cli, given: &dyn Fn(&str) -> bool) -> Result<(), Ended> {
    let command = Cli::command();
    let mut others = command.get_arguments();
    let other = others.find(|a| {
        let id = a.get_id().as_str();
        !ABOUT_PTX.contains(&id) && given(id)
    });
    if let Some(a) = other {
        let short = || a.get_short().map(|c| format!("-{c}"));
        // A level is a long option only behind the scenes.
        let name = match a.get_id().as_str() {
            "level" => Some(format!("-O{}", cli.level.join(""))),
            _ => a.get_long().map(|l| format!("--{l}")).or_else(short),
        };
        return Err(usage(format!(
            "error: '{}' is about passes on LLVM IR, and the input is PTX",
            name.unwrap_or_default()
        )));
    }
    Ok(())
}
