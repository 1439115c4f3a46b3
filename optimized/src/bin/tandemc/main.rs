//! The compiler `tandemc`: LLVM assembly or PTX in, production passes, LLVM assembly or PTX out.
//!
//! This program is the command line and nothing else: it reads arguments, puts them into the structures of
//! `tandem_optimized::compile`, and writes what comes back. This file has the arguments, and starts and ends the program. The
//! order of work on LLVM IR (`ir`):
//!
//! ```text
//!   arguments --> settings (knobs, slots) --> Pipeline --> views? print them and end
//!             --> Plan (what of it is built) --> read, parse, verify --> passes --> print, or select PTX
//! ```
//!
//! PTX as input takes a short way of its own (`ptx`), on which arguments about LLVM IR are refused by name. What the library
//! is told from arguments is in `settings`. Arguments are spelled as in LLVM's tools: the long options of [`LONG`] may stand
//! with one dash.
//!
//! Exit codes: 0; 2 if arguments or input are wrong; 1 for a bug of ours (a pass panics, or leaves a module that is not
//! well-formed). Compilation runs on a thread with 64 MiB of stack, since input may be deeply nested.
//!
//! **Invariant:** no seeded defect can be in this program: building it with the feature `defects` is a compile error.

mod ir;
mod ptx;
mod settings;

use clap::error::{ContextKind, ContextValue};
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser};
use std::sync::Arc;
use tandem_optimized::driver::arguments::without_long_values;
use tandem_optimized::driver::messages::{Kind, Messages};
use tandem_optimized::driver::selection::compiler_args;
use tandem_optimized::driver::{
    self, EXIT_FINDING, EXIT_GOOD, EXIT_INTERRUPTED, EXIT_USAGE, Interrupt,
};

/// Passes make and drop many small lists.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

// Law 4: the compiler cannot contain seeded defects, whoever asks for the feature.
#[cfg(feature = "defects")]
compile_error!(
    "tandemc is never built with seeded defects; build the harness alone: cargo build -p tandem --features defects"
);

/// A GPU mid-end optimizer for LLVM IR.
#[derive(Parser, Debug)]
#[command(name = "tandemc", version, max_term_width = 100)]
struct Cli {
    /// LLVM assembly or, by a name that ends in .ptx, PTX; - for standard input, and with --passes nothing, too
    // With passes, as opt does.
    #[arg(value_name = "IN.ll", required_unless_present_any = ["passes", "print_pipeline_passes", "print_passes", "print_options", "print_option_layout"])]
    input: Option<String>,

    /// Level: -O0, -O1, -O2, -O3
    #[arg(
        long,
        value_name = "N",
        help_heading = "Pipeline",
        allow_hyphen_values = true
    )]
    level: Vec<String>,
    /// Fast compilation: -Ofc=max, mid, min or 0
    #[arg(long, value_name = "LEVEL", help_heading = "Pipeline")]
    fast_compile: Vec<String>,
    /// Passes to run, as opt takes them: jump-threading,verify
    #[arg(long, value_name = "PIPELINE", help_heading = "Pipeline")]
    passes: Option<String>,
    /// How lists become a pipeline: tandem, libnvvm or document
    #[arg(long, value_name = "NAME", default_value = "tandem", value_parser = ["tandem", "libnvvm", "document"], help_heading = "Pipeline")]
    composition: String,
    /// The text of slot 181, which selects a fast-compile list
    #[arg(long, value_name = "TEXT", help_heading = "Pipeline")]
    language: Option<String>,
    /// An entry of the plugin array: its number and its passes
    #[arg(
        long,
        value_name = "ID:PIPELINE",
        help_heading = "Pipeline",
        allow_hyphen_values = true
    )]
    plugin_pass: Vec<String>,
    /// Passes at an extension point
    #[arg(long, value_name = "PIPELINE", help_heading = "Pipeline")]
    passes_ep_pipeline_start: Vec<String>,
    /// Passes at an extension point
    #[arg(long, value_name = "PIPELINE", help_heading = "Pipeline")]
    passes_ep_loop_optimizer_end: Vec<String>,
    /// Passes at an extension point
    #[arg(long, value_name = "PIPELINE", help_heading = "Pipeline")]
    passes_ep_scalar_optimizer_late: Vec<String>,
    /// Passes at an extension point
    #[arg(long, value_name = "PIPELINE", help_heading = "Pipeline")]
    passes_ep_vectorizer_start: Vec<String>,
    /// Passes at an extension point
    #[arg(long, value_name = "PIPELINE", help_heading = "Pipeline")]
    passes_ep_optimizer_last: Vec<String>,
    /// Passes at an extension point
    #[arg(long, value_name = "PIPELINE", help_heading = "Pipeline")]
    passes_ep_cgscc_optimizer_late: Vec<String>,
    /// Leave out every entry of a pass (may be repeated)
    #[arg(long, value_name = "NAME", help_heading = "Pipeline")]
    disable_pass: Vec<String>,
    /// Run a pipeline without its passes that are not built
    #[arg(long, help_heading = "Pipeline")]
    skip_unbuilt: bool,

    /// Knobs of passes: -opt "-knob=value" (may be repeated)
    #[arg(
        long = "opt",
        value_name = "KNOBS",
        allow_hyphen_values = true,
        help_heading = "Options"
    )]
    opt: Vec<String>,
    /// An unknown knob is a warning
    #[arg(long, help_heading = "Options")]
    allow_unknown_opt: bool,
    /// The processor: sm_90 or compute_90
    #[arg(long, value_name = "NAME", help_heading = "Options")]
    arch: Option<String>,
    /// Straight to code generation
    #[arg(long, help_heading = "Options")]
    codegen_only: bool,

    /// Threads for what can run function by function; 0: all processors
    #[arg(
        short = 'j',
        value_name = "N",
        help_heading = "Threads",
        allow_hyphen_values = true
    )]
    jobs: Vec<String>,
    /// Take part in GNU make's jobserver
    #[arg(long, help_heading = "Threads")]
    jobserver: bool,
    /// Split compilation: so many threads; 0: all processors
    #[arg(
        long,
        value_name = "N",
        help_heading = "Threads",
        allow_hyphen_values = true
    )]
    split_compile: Vec<String>,
    /// As -split-compile
    #[arg(
        long,
        value_name = "N",
        help_heading = "Threads",
        allow_hyphen_values = true
    )]
    split_compile_extended: Vec<String>,
    /// Write each definition, with declarations of what it mentions, into a file of its own in this folder
    #[arg(long, value_name = "DIR", help_heading = "Threads")]
    save_split: Option<String>,
    /// Take functions in another order, which must not be seen in the result
    #[arg(long, value_name = "N", help_heading = "Threads")]
    schedule_seed: Option<u64>,

    /// What to write
    #[arg(long, value_name = "FORM", default_value = "ll", value_parser = ["ll", "none", "mir", "ptx"], help_heading = "Output")]
    emit: String,
    /// The processor that PTX is made for: sm_90; without one that of --arch, or that of the kernels
    #[arg(long, value_name = "SM", help_heading = "Output")]
    gpu: Option<String>,
    /// Orders of atomic read-modify-write operations in PTX: as LLVM IR states them, or relaxed
    #[arg(long, value_name = "ORDER", default_value = "llvm", value_parser = ["llvm", "relaxed"], help_heading = "Output")]
    rmw_order: String,
    /// How PTX changes the sign of a float: as bits where the bits of a NaN can be seen, always as bits, or never, by an instruction that may change a NaN
    #[arg(long, value_name = "WHEN", default_value = "auto", value_parser = ["auto", "always", "never"], help_heading = "Output")]
    exact_fneg: String,
    /// Whether PTX says which source line an instruction comes from, where LLVM IR does
    #[arg(long, value_name = "WHAT", default_value = "on", value_parser = ["on", "off"], help_heading = "Output")]
    line_info: String,
    /// Read the module under this data layout, whatever it states, as opt does
    #[arg(long, value_name = "LAYOUT", help_heading = "Output")]
    data_layout: Option<String>,
    /// What the input is, if its name does not say it: ir or ptx
    #[arg(short = 'x', value_name = "LANGUAGE", value_parser = ["ir", "ptx"], help_heading = "Output")]
    language_of_input: Option<String>,
    /// How registers of PTX are named: as they were read, or numbered as libnvvm or llc does
    #[arg(long, value_name = "STYLE", value_parser = driver::ptx::STYLES, help_heading = "Output")]
    ptx_style: Option<String>,
    /// Where to write; - is standard output
    #[arg(
        short = 'o',
        value_name = "OUT",
        default_value = "-",
        help_heading = "Output",
        allow_hyphen_values = true
    )]
    output: String,
    /// Print the pipeline and end
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "text", value_parser = ["text", "document", "json", "codegen"], help_heading = "Output")]
    print_pipeline_passes: Option<String>,
    /// Print all names of passes and analyses and end
    #[arg(long, help_heading = "Output")]
    print_passes: bool,
    /// Print all options with their values and end
    #[arg(long, help_heading = "Output")]
    print_options: bool,
    /// Print the option structure and end
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "text", value_parser = ["text", "csv", "json", "bin"], help_heading = "Output")]
    print_option_layout: Option<String>,

    /// Write LLVM assembly, which is what is written anyway: for scripts that call opt
    #[arg(short = 'S', help_heading = "Output")]
    assembly: bool,
    /// Write nothing, as opt does: --emit=none
    #[arg(long, conflicts_with = "emit", help_heading = "Output")]
    disable_output: bool,

    /// Verify the module after each pass
    #[arg(long, help_heading = "Debugging")]
    verify_each: bool,
    /// Print what each pass finds, on standard error, as opt does
    #[arg(long, help_heading = "Debugging")]
    print_before_all: bool,
    /// Print what each pass leaves, on standard error, as opt does
    #[arg(long, help_heading = "Debugging")]
    print_after_all: bool,
    /// Print what each pass leaves that changes something, as opt does
    #[arg(long, value_name = "HOW", num_args = 0..=1, require_equals = true, default_missing_value = "verbose", value_parser = ["verbose", "quiet"], help_heading = "Debugging")]
    print_changed: Option<String>,
    /// Print only these functions
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        help_heading = "Debugging"
    )]
    filter_print_funcs: Vec<String>,
    /// Make up debug info before the passes, and say after them what is left of it, on standard error, as opt does
    #[arg(long, visible_alias = "debugify", help_heading = "Debugging")]
    enable_debugify: bool,
    /// With --enable-debugify: say nothing
    #[arg(long, requires = "enable_debugify", help_heading = "Debugging")]
    debugify_quiet: bool,
    /// Print functions of PTX after a pass, or after all
    #[arg(long, value_name = "PASS", help_heading = "Debugging")]
    print_after: Option<String>,
    /// Compare cached analyses with new ones after each pass
    #[arg(long, help_heading = "Debugging")]
    verify_analyses: bool,
    /// Compare cached trip counts with new ones after each pass
    #[arg(long, help_heading = "Debugging")]
    verify_scev: bool,
    /// Compare all that is cached of scalar evolution with what it says anew, after each pass
    #[arg(long, help_heading = "Debugging")]
    verify_scev_strict: bool,
    /// Check the maps that scalar evolution is cached in against each other, after each pass
    #[arg(long, help_heading = "Debugging")]
    verify_scev_maps: bool,
    /// Run only the first N executions of passes, on functions and on modules, and say on standard error which ones;
    /// -1 runs all of them
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(i32).range(-1..), help_heading = "Debugging")]
    opt_bisect_limit: Option<i32>,
    /// Run one phase only
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=2), help_heading = "Debugging")]
    phase: Option<u8>,
    /// Say what happens: phases, passes, jobs
    #[arg(long, value_name = "WHAT", value_delimiter = ',', value_parser = ["phases", "passes", "jobs"], help_heading = "Debugging")]
    trace: Vec<String>,
    /// Say more
    #[arg(short = 'v', help_heading = "Debugging")]
    verbose: bool,
    /// Folder for what dump flags, printing passes and traces of passes say, instead of standard error
    #[arg(long, value_name = "DIR", help_heading = "Debugging")]
    dump_dir: Option<String>,
    /// Report the time of the pipeline, its phases, its passes and their slowest functions on standard error
    #[arg(long, help_heading = "Debugging")]
    time_passes: bool,
    /// Report counters of passes on standard error
    #[arg(long, help_heading = "Debugging")]
    stats: bool,
    /// Say all that is said on standard error as one object in JSON, at the end
    #[arg(long, help_heading = "Debugging")]
    json: bool,
}

/// The long options that may stand with one dash, as in LLVM's tools.
const LONG: &[&str] = &[
    "passes",
    "composition",
    "language",
    "plugin-pass",
    "passes-ep-pipeline-start",
    "passes-ep-loop-optimizer-end",
    "passes-ep-scalar-optimizer-late",
    "passes-ep-vectorizer-start",
    "passes-ep-optimizer-last",
    "passes-ep-cgscc-optimizer-late",
    "disable-pass",
    "skip-unbuilt",
    "allow-unknown-opt",
    "arch",
    "codegen-only",
    "jobserver",
    "split-compile",
    "split-compile-extended",
    "save-split",
    "schedule-seed",
    "dump-dir",
    "emit",
    "gpu",
    "rmw-order",
    "exact-fneg",
    "line-info",
    "ptx-style",
    "data-layout",
    "print-pipeline-passes",
    "print-passes",
    "print-options",
    "print-option-layout",
    "disable-output",
    "verify-each",
    "print-before-all",
    "print-after-all",
    "print-changed",
    "filter-print-funcs",
    "enable-debugify",
    "debugify",
    "debugify-quiet",
    "print-after",
    "verify-analyses",
    "verify-scev",
    "verify-scev-strict",
    "verify-scev-maps",
    "opt-bisect-limit",
    "phase",
    "trace",
    "time-passes",
    "stats",
    "json",
];

fn main() {
    let command = Cli::command();
    let takes_value = |name: &str| {
        let mut all = command.get_arguments().filter(|a| {
            a.get_action().takes_values() && !a.is_positional() && !a.is_require_equals_set()
        });
        all.any(|a| {
            a.get_long() == Some(name) || a.get_short().is_some_and(|c| name.chars().eq([c]))
        })
    };
    let args = compiler_args(std::env::args_os(), LONG, &takes_value);
    let words: Vec<String> = args
        .iter()
        .map(|a| a.to_string_lossy().into_owned())
        .collect();
    let matches = command
        .try_get_matches_from(args)
        .unwrap_or_else(|e| misused(&e, &words));
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|e| misused(&e, &words));
    let messages = Arc::new(Messages::new(cli.json));
    let said = messages.clone();
    let interrupt = Interrupt::install_with(move |line| {
        said.say(Kind::Error, line);
        said.finish(EXIT_INTERRUPTED);
    });
    let said = messages.clone();
    // Deeply nested input needs more stack than the main thread may have.
    let worker = std::thread::Builder::new()
        .stack_size(64 << 20)
        .spawn(move || compile(&cli, &matches, &interrupt, &said));
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
            messages.say(Kind::Error, &without_long_values(&message, &words));
            code
        },
        |()| EXIT_GOOD,
    );
    messages.finish(code);
    std::process::exit(code);
}

/// Ends where the command line is wrong, or asks for nothing but help.
fn misused(e: &clap::Error, words: &[String]) -> ! {
    if !e.use_stderr() {
        e.exit();
    }
    let text = e.render().to_string();
    let short = without_long_values(&with_whole_option(e, &text, words), words);
    let messages = Messages::new(words.iter().any(|w| w == "--json"));
    if short == text && !messages.is_json() {
        // In colours, where there are some.
        e.exit();
    }
    messages.say(Kind::Error, short.trim_end());
    messages.finish(EXIT_USAGE);
    std::process::exit(EXIT_USAGE);
}

/// The message about an option of one dash that does not exist, which clap takes for several of one letter, with all of it.
fn with_whole_option(e: &clap::Error, text: &str, words: &[String]) -> String {
    let Some(ContextValue::String(letter)) = e.get(ContextKind::InvalidArg) else {
        return text.to_owned();
    };
    let is_it = |w: &&String| w.len() > 2 && !w.starts_with("--") && w.starts_with(letter.as_str());
    match words.iter().find(is_it) {
        Some(word) if letter.len() == 2 && letter.starts_with('-') => {
            text.replace(&format!("'{letter}'"), &format!("'{word}'"))
        }
        _ => text.to_owned(),
    }
}

/// Exit code and message.
type Ended = (i32, String);

fn usage(e: impl ToString) -> Ended {
    (EXIT_USAGE, e.to_string())
}

/// A mistake in our own words, with our name in front.
fn ours(e: impl ToString) -> Ended {
    (EXIT_USAGE, format!("tandemc: {}", e.to_string()))
}

/// Compiles the input in the language that it is in.
fn compile(
    cli: &Cli,
    matches: &ArgMatches,
    interrupt: &Interrupt,
    messages: &Messages,
) -> Result<(), Ended> {
    match cli.input.as_deref().filter(|i| is_ptx(cli, i)) {
        Some(input) => ptx::ride(cli, matches, (input, interrupt), messages),
        None => ir::compile(cli, matches, interrupt, messages),
    }
}

/// True if the input is PTX, by what was said or by its name.
fn is_ptx(cli: &Cli, input: &str) -> bool {
    match cli.language_of_input.as_deref() {
        Some(said) => said == "ptx",
        None => driver::ptx::is_ptx(input),
    }
}
