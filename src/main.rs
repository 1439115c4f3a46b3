//! The command `tandem`; its subcommands are in `tandem::commands`.
//!
//! The command line is read with clap; before that, options that LLVM's tools spell with one dash get their second one
//! (which ones, each subcommand says), and options of alive-tv, llvm-reduce and libFuzzer that have no counterpart are
//! refused with a line that says what to use instead (`commands::foreign`).
//!
//! Every subcommand is `run(args, interrupt) -> Result<exit code, line for the user>`; an error is that line on
//! standard error and the subcommand's code for wrong usage: 2, but 64 for `tv`, whose small codes are verdicts. Ctrl-C
//! is caught by [`Interrupt`]; a command that must clean up defers it.

use clap::{CommandFactory, Parser, Subcommand};
use tandem::color::Color;
use tandem::commands::{
    analyze, certify, check, foreign, fuzz, mutants, nightly, passes, reduce, run, shell, triage,
    tune, tv,
};
use tandem_optimized::driver::arguments::without_long_values;
use tandem_optimized::driver::{self, EXIT_GOOD, EXIT_USAGE, Interrupt};

/// Programs are made, judged and dropped by the thousand, in small pieces and on several threads: a third of a
/// reduction was the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Rides two forms of every GPU optimizer pass in lockstep and says who is right.
#[derive(Parser)]
#[command(name = "tandem", version, max_term_width = 100)]
struct Cli {
    /// The process that this one must not outlive; commands that run others say it
    #[arg(long, hide = true, global = true, value_name = "PID")]
    parent: Option<i32>,
    /// Colour the verdicts of `check` and `tv`: on terminals, always, never
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    color: Color,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Judge passes on files: both forms, step by step, and what their results compute
    Check(check::Args),
    /// Execute kernels on their launch description, or one function on given arguments
    Run(run::Args),
    /// Validate: is every behaviour of a target function one that its source allows?
    #[command(after_help = tv::EXIT_CODES)]
    Tv(tv::Args),
    /// Hold a pass's reference against every small function, and write the certificate
    Certify(certify::Args),
    /// Make programs and hold every property against them
    Fuzz(fuzz::Args),
    /// Shrink a program while it stays interesting
    #[command(after_help = reduce::NOTES)]
    Reduce(reduce::Args),
    /// Measure the harness: seeded defects, reached, triggered, detected
    Mutants(mutants::Args),
    /// From a failing file to an understood bug: bisect, reduce, explain, remember
    Triage(triage::Args),
    /// Compare two settings of the knobs: correctness and measured effect
    Tune(tune::Args),
    /// Fuzz, triage, remember and report within a budget
    Nightly(nightly::Args),
    /// Say what the analyses claim, held against executions: scalar evolution, trip counts
    Analyze(analyze::Args),
    /// List the passes: what is built, in which form
    Passes(passes::Args),
    /// Print the script that completes commands in a shell
    Completions(shell::CompletionsArgs),
    /// Write the manual pages
    Man(shell::ManArgs),
}

fn main() {
    // A validator's small exit codes are verdicts, so that wrong usage has another one there.
    let command = std::env::args_os().nth(1).unwrap_or_default();
    let (usage, names) = match command.to_str() {
        Some("tv") => (tv::USAGE, tv::LLVM_STYLE),
        Some("reduce") => (EXIT_USAGE, reduce::LLVM_STYLE),
        Some("fuzz") => (EXIT_USAGE, fuzz::LIBFUZZER_STYLE),
        _ => (EXIT_USAGE, &["opt"][..]),
    };
    let all = std::env::args_os().map(|w| w.to_string_lossy().into_owned());
    let words: Vec<String> = all.skip(1).collect();
    if let Some(line) = foreign::refused(words.iter().cloned()) {
        driver::report(&without_long_values(&line, &words));
        std::process::exit(usage);
    }
    let args = driver::llvm_style_args(std::env::args_os(), names);
    let cli = Cli::try_parse_from(args).unwrap_or_else(|e| {
        // Help and version go to standard output and are no error.
        let text = e.render().to_string();
        let short = without_long_values(&text, &words);
        match e.use_stderr() && short != text {
            true => driver::report(short.trim_end()),
            // In colours, where there are some.
            false => drop(e.print()),
        }
        std::process::exit(if e.use_stderr() { usage } else { EXIT_GOOD })
    });
    if let Some(pid) = cli.parent {
        tandem::parent::end_with(pid);
    }
    let interrupt = Interrupt::install();
    let result = match &cli.command {
        Command::Check(a) => check::run(a, cli.color, &interrupt),
        Command::Run(a) => run::run(a, &interrupt),
        Command::Tv(a) => tv::run(a, cli.color, &interrupt),
        Command::Certify(a) => certify::run(a, &interrupt),
        Command::Fuzz(a) => fuzz::run(a, &interrupt),
        Command::Reduce(a) => reduce::run(a, &interrupt),
        Command::Mutants(a) => mutants::run(a, &interrupt),
        Command::Triage(a) => triage::run(a, &interrupt),
        Command::Tune(a) => tune::run(a, &interrupt),
        Command::Nightly(a) => nightly::run(a, &interrupt),
        Command::Analyze(a) => analyze::run(a, &interrupt),
        Command::Completions(a) => {
            shell::completions(Cli::command(), a, &interrupt).map(|()| EXIT_GOOD)
        }
        Command::Man(a) => shell::man(Cli::command(), a, &interrupt).map(|()| EXIT_GOOD),
        Command::Passes(a) => driver::write_output("-", passes::run(a).as_bytes(), &interrupt)
            .map(|()| EXIT_GOOD)
            .map_err(|e| e.to_string()),
    };
    let code = result.unwrap_or_else(|message| {
        driver::report(&without_long_values(&message, &words));
        usage
    });
    std::process::exit(code);
}
