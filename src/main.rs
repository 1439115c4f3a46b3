//! The command `tandem`: check, run, passes.

use clap::{Parser, Subcommand};
use tandem::commands::{check, passes, run};
use tandem_optimized::driver::{self, EXIT_GOOD, EXIT_USAGE, Interrupt};

/// Rides two forms of every GPU optimizer pass in lockstep and says who is right.
#[derive(Parser)]
#[command(name = "tandem", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Judge passes on files: both forms, step by step, and what their results compute
    Check(check::Args),
    /// Execute kernels on their launch description, or one function on given arguments
    Run(run::Args),
    /// List the passes: what is built, in which form
    Passes(passes::Args),
}

fn main() {
    let args = driver::llvm_style_args(std::env::args_os(), &["opt"]);
    let cli = Cli::parse_from(args);
    let interrupt = Interrupt::install();
    let result = match &cli.command {
        Command::Check(a) => check::run(a, &interrupt),
        Command::Run(a) => run::run(a, &interrupt),
        Command::Passes(a) => driver::write_output("-", passes::run(a).as_bytes(), &interrupt)
            .map(|()| EXIT_GOOD)
            .map_err(|e| e.to_string()),
    };
    let code = result.unwrap_or_else(|message| {
        driver::report(&message);
        EXIT_USAGE
    });
    std::process::exit(code);
}
