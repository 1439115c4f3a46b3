//! The compiler `tandemc`: LLVM assembly or PTX in, production passes, LLVM assembly or PTX out.
//!
//! This file is the command line and nothing else: it reads arguments, puts them into the structures of
//! `tandem_optimized::compile`, and writes what comes back. The order of work on LLVM IR:
//!
//! ```text
//!   arguments --> settings (knobs, slots) --> Pipeline --> views? print them and end
//!             --> Plan (what of it is built) --> read, parse, verify --> passes --> print, or select PTX
//! ```
//!
//! PTX as input takes a short way of its own (`ride_ptx`), on which arguments about LLVM IR are refused by name.
//! Arguments are spelled as in LLVM's tools: the long options of [`LONG`] may stand with one dash.
//!
//! Exit codes: 0; 2 if arguments or input are wrong; 1 for a bug of ours (a pass panics, or leaves a module that is not
//! well-formed). Compilation runs on a thread with 64 MiB of stack, since input may be deeply nested.
//!
//! **Invariant:** no seeded defect can be in this program: building it with the feature `defects` is a compile error.

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser};
use std::io::IsTerminal as _;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tandem_ir::Module;
use tandem_optimized::codegen::{CodegenOptions, ExactSigns};
use tandem_optimized::compile::{self, Failure, Pipeline, Request};
use tandem_optimized::driver::arguments::without_long_values;
use tandem_optimized::driver::messages::{Kind, Messages};
use tandem_optimized::driver::selection::{compiler_args, job_threads, select, split_threads};
use tandem_optimized::driver::{
    self, EXIT_FINDING, EXIT_GOOD, EXIT_INTERRUPTED, EXIT_USAGE, Interrupt, debugify,
};
use tandem_optimized::machine_pipeline;
use tandem_optimized::options::command::{Settings, processor};
use tandem_optimized::options::layout;
use tandem_optimized::options::nvvm::NVVMPassOptions;
use tandem_optimized::pass_manager::ScevChecks;
use tandem_optimized::pass_manager::printing::{Changed, Prints};
use tandem_optimized::pipeline::level::Level;
use tandem_optimized::pipeline::{assemble, codegen, registry, views};
use tandem_optimized::report;

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
    let short = without_long_values(&text, words);
    let messages = Messages::new(words.iter().any(|w| w == "--json"));
    if short == text && !messages.is_json() {
        // In colours, where there are some.
        e.exit();
    }
    messages.say(Kind::Error, short.trim_end());
    messages.finish(EXIT_USAGE);
    std::process::exit(EXIT_USAGE);
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

fn compile(
    cli: &Cli,
    matches: &ArgMatches,
    interrupt: &Interrupt,
    messages: &Messages,
) -> Result<(), Ended> {
    if let Some(input) = cli.input.as_deref().filter(|i| is_ptx(cli, i)) {
        return ride_ptx(cli, matches, (input, interrupt), messages);
    }
    let to_ptx = cli.emit == "ptx";
    if cli.ptx_style.is_some() && !to_ptx {
        return Err(usage(
            "error: --ptx-style is about PTX, and the input is LLVM IR",
        ));
    }
    let mut codegen = codegen_options(cli).map_err(usage)?;
    if cli.print_after.is_some() {
        return Err(usage(
            "error: --print-after is about PTX, and the input is LLVM IR",
        ));
    }
    let settings = settings(cli, matches)?;
    // Without a pipeline, code is generated for what was read.
    let nothing =
        to_ptx && cli.passes.is_none() && cli.level.is_empty() && cli.fast_compile.is_empty();
    let passes = if nothing {
        Some("verify")
    } else {
        cli.passes.as_deref()
    };
    let (selected, warning) =
        select(&cli.level, &cli.fast_compile, passes.is_some()).map_err(usage)?;
    for line in settings.remarks.iter().chain(&warning) {
        messages.remark(line);
    }
    let request = Request {
        selected,
        passes: passes.unwrap_or(""),
        settings: &settings,
        composition: by_name(&assemble::COMPOSITIONS, &cli.composition).unwrap_or_default(),
        extensions: extensions(cli),
    };
    let pipeline = Pipeline::new(&request).map_err(ours)?;
    for line in &pipeline.remarks {
        messages.remark(line);
    }
    if codegen.gpu.is_none() {
        codegen.gpu = processor(pipeline.options.text(6));
    }
    if views_were_asked_for(cli, &pipeline, interrupt)? {
        return Ok(());
    }
    let plan = pipeline.plan(cli.emit == "mir");
    compile::accept(&pipeline, &plan, cli.skip_unbuilt, messages).map_err(usage)?;
    // Nobody waits for somebody to type a module.
    if cli.input.is_none() && std::io::stdin().is_terminal() {
        return Err(usage(
            "error: no input: give a file, or - for standard input\n\nUsage: tandemc [OPTIONS] [IN.ll]",
        ));
    }
    let threads = compile::Threads::new(&pipeline.options, cli.schedule_seed, interrupt, messages)
        .map_err(usage)?;
    let started = Instant::now();
    let input = cli.input.as_deref().unwrap_or("-");
    let bytes = driver::read_module(input).map_err(usage)?;
    let bytes = match &cli.data_layout {
        Some(text) => driver::layout::with_layout(&bytes, text)
            .map_err(|e| usage(format!("error: --data-layout: {e}")))?,
        None => bytes,
    };
    let mut module = driver::parse_module(&bytes, input).map_err(usage)?;
    let read = started.elapsed();
    if pipeline.options.ext("dump-nvvmir") != "0" {
        let text = tandem_ir::text::print(&module);
        dump(cli, ("nvvmir.ll", &text), interrupt, messages)?;
    }
    if let Some(folder) = &cli.save_split {
        for (name, text) in driver::shards::shards(&module) {
            let path = format!("{folder}/{name}");
            driver::write_output(&path, text.as_bytes(), interrupt).map_err(usage)?;
        }
    }
    if cli.enable_debugify && debugify::add(&mut module, input) == debugify::Added::HadSome {
        debugified(
            cli,
            &["ModuleDebugify: Skipping module with debug info".into()],
            messages,
        );
    }
    let trace_file = pipeline.options.text(161);
    let traces = Mutex::new(Vec::new());
    let run = compile::Run {
        messages: Some(messages),
        verify_each: cli.verify_each || pipeline.options.is_on(221),
        verify_analyses: cli.verify_analyses,
        verify_scev: ScevChecks {
            counts: cli.verify_scev,
            strict: cli.verify_scev_strict,
            maps: cli.verify_scev_maps,
        },
        only_phase: cli.phase,
        bisect_lines: cli.opt_bisect_limit.is_some(),
        time_functions: cli.time_passes,
        traces: (!trace_file.is_empty()).then_some(&traces),
        prints: prints(cli),
        trace_passes: cli.trace.iter().any(|t| t == "passes"),
        trace_jobs: cli.trace.iter().any(|t| t == "jobs"),
        trace_phases: cli.trace.iter().any(|t| t == "phases") || pipeline.options.number(215) > 0,
    };
    if run.traces.is_some() && !(run.trace_passes || run.trace_jobs || run.trace_phases) {
        messages.remark("note: -trace-file has no effect without --trace");
    }
    let ran = compile::run(&mut module, &pipeline, &plan, &run, &threads);
    let lines = traces.into_inner().unwrap_or_else(PoisonError::into_inner);
    if !lines.is_empty() {
        let text = lines.join("\n") + "\n";
        driver::write_output(trace_file, text.as_bytes(), interrupt).map_err(usage)?;
    }
    let ran = ran.map_err(|e| (EXIT_FINDING, repeatable(cli, &e)))?;
    if cli.enable_debugify {
        debugified(cli, &debugify::check(&module).lines, messages);
    }
    if !ran.printed.is_empty() {
        let text = ran.printed.join("\n") + "\n";
        dump(cli, ("printed.txt", &text), interrupt, messages)?;
    }
    let started = Instant::now();
    match to_ptx {
        true => {
            let style = cli.ptx_style.as_deref().unwrap_or("nvvm");
            let generated = driver::ptx::generate(&module, &codegen, &pipeline.options.passes);
            let generated = generated.map_err(|e| e.located(&bytes, input));
            let text = generated.map(|m| driver::ptx::print(&m, style))?;
            driver::write_output(&cli.output, text.as_bytes(), interrupt).map_err(usage)?;
        }
        false => write(cli, &module, interrupt)?,
    }
    let written = started.elapsed();
    if cli.time_passes {
        // A text is as long as it likes.
        let name = match pipeline.of_level {
            true => pipeline.name.as_str(),
            false => "pipeline",
        };
        messages.fact(
            "times",
            || report::times_json(&ran, &plan, read, written),
            || report::times(&ran, (name, &plan), read, written),
        );
    }
    if cli.stats {
        messages.fact(
            "statistics",
            || report::stats_json(&ran.stats),
            || report::stats(&ran, &module, plan.entries - plan.runnable),
        );
    }
    messages.fact(
        "pipeline",
        || report::pipeline_json(&pipeline.name, &plan, &ran),
        || match plan.unbuilt.is_empty() {
            true => String::new(),
            false => views::ran(&pipeline.name, &plan),
        },
    );
    Ok(())
}

/// What is said of debug info that was made up.
fn debugified(cli: &Cli, lines: &[String], messages: &Messages) {
    let said = lines.iter().filter(|_| !cli.debugify_quiet);
    said.for_each(|line| messages.say(Kind::Printed, line));
}

/// What is printed of the module while passes run.
fn prints(cli: &Cli) -> Prints {
    Prints {
        after_all: cli.print_after_all,
        changed: match cli.print_changed.as_deref() {
            Some("quiet") => Some(Changed::Quiet),
            Some(_) => Some(Changed::Verbose),
            None => None,
        },
        functions: cli.filter_print_funcs.clone(),
    }
}

/// What code generation is asked for.
fn codegen_options(cli: &Cli) -> Result<CodegenOptions, String> {
    if let Some(gpu) = &cli.gpu {
        if cli.emit != "ptx" {
            return Err("error: --gpu is about PTX, and none is made (--emit=ptx)".into());
        }
        if tandem_optimized::codegen::parse_target(gpu).is_none() {
            return Err(format!(
                "error: invalid value '{gpu}' for '--gpu': expected a processor such as sm_90"
            ));
        }
    }
    Ok(CodegenOptions {
        gpu: cli.gpu.clone(),
        no_lines: cli.line_info == "off",
        relaxed_rmw: cli.rmw_order == "relaxed",
        exact_signs: match cli.exact_fneg.as_str() {
            "always" => ExactSigns::Always,
            "never" => ExactSigns::Never,
            _ => ExactSigns::Auto,
        },
    })
}

/// True if the input is PTX, by what was said or by its name.
fn is_ptx(cli: &Cli, input: &str) -> bool {
    match cli.language_of_input.as_deref() {
        Some(said) => said == "ptx",
        None => driver::ptx::is_ptx(input),
    }
}

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
fn ride_ptx(
    cli: &Cli,
    matches: &ArgMatches,
    (input, interrupt): (&str, &Interrupt),
    messages: &Messages,
) -> Result<(), Ended> {
    let given =
        |id: &&str| matches.value_source(id) == Some(clap::parser::ValueSource::CommandLine);
    let command = Cli::command();
    let mut others = command.get_arguments();
    let other = others.find(|a| {
        let id = a.get_id().as_str();
        !ABOUT_PTX.contains(&id) && given(&id)
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
    let text = cli.passes.as_deref().unwrap_or("");
    let entries = machine_pipeline::parse(text).map_err(|e| usage(format!("error: {e}")))?;
    let settings = settings(cli, matches)?;
    let (options, remarks) = NVVMPassOptions::new(Level::O0, &settings);
    for line in settings.remarks.iter().chain(&remarks) {
        messages.remark(line);
    }
    let emits = given(&"emit").then_some(cli.emit.as_str());
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

/// A bug of ours with how to see it again.
fn repeatable(cli: &Cli, e: &Failure) -> String {
    let input = cli.input.as_deref().unwrap_or("-");
    format!(
        "{e}\nto repeat it: the same command on '{input}'; -j1 and -opt-bisect-limit=N find the execution"
    )
}

/// Prints what a dump flag, a printing pass or a trace says: on standard error, or as a file of the folder of dumps.
fn dump(
    cli: &Cli,
    (name, text): (&str, &str),
    interrupt: &Interrupt,
    messages: &Messages,
) -> Result<(), Ended> {
    let Some(folder) = &cli.dump_dir else {
        messages.say(Kind::Printed, text.trim_end_matches('\n'));
        return Ok(());
    };
    driver::write_output(&format!("{folder}/{name}"), text.as_bytes(), interrupt).map_err(usage)
}

fn write(cli: &Cli, module: &Module, interrupt: &Interrupt) -> Result<(), Ended> {
    if cli.emit != "ll" || cli.disable_output {
        return Ok(());
    }
    let text = tandem_ir::text::print(module);
    driver::write_output(&cli.output, text.as_bytes(), interrupt).map_err(usage)
}

fn by_name<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    table.iter().find(|t| t.0 == name).map(|t| t.1)
}

/// `-opt` and the driver's options that are slots, in the order of the command line.
fn settings(cli: &Cli, matches: &ArgMatches) -> Result<Settings, Ended> {
    enum Given<'a> {
        Opt(&'a str),
        Slot(u16, String),
    }
    let places = |id: &str| -> Vec<usize> {
        matches
            .indices_of(id)
            .map(Iterator::collect)
            .unwrap_or_default()
    };
    let mut given: Vec<(usize, Given<'_>)> = Vec::new();
    for (at, text) in places("opt").into_iter().zip(&cli.opt) {
        given.push((at, Given::Opt(text)));
    }
    for (at, text) in places("jobs").into_iter().zip(&cli.jobs) {
        let count = match job_threads(text).map_err(usage)? {
            0 => driver::processors(),
            n => n.min(i32::MAX as usize),
        };
        given.push((at, Given::Slot(203, count.to_string())));
    }
    let splits = [
        cli.split_compile.clone(),
        cli.split_compile_extended.clone(),
    ]
    .concat();
    let at = places("split_compile")
        .into_iter()
        .chain(places("split_compile_extended"))
        .next();
    match split_threads(&splits).map_err(usage)? {
        None | Some(1) => {}
        Some(0) => given.push((
            at.unwrap_or(0),
            Given::Slot(205, driver::processors().to_string()),
        )),
        Some(n) => given.push((
            at.unwrap_or(0),
            Given::Slot(205, n.min(i32::MAX as usize).to_string()),
        )),
    }
    let mut flag = |id: &str, on: bool, slot: u16, value: &str| {
        if on {
            let at = places(id).first().copied().unwrap_or(0);
            given.push((at, Given::Slot(slot, value.into())));
        }
    };
    flag("jobserver", cli.jobserver, 163, "1");
    flag("codegen_only", cli.codegen_only, 217, "1");
    flag("verbose", cli.verbose, 215, "1");
    flag(
        "arch",
        cli.arch.is_some(),
        6,
        cli.arch.as_deref().unwrap_or(""),
    );
    flag(
        "language",
        cli.language.is_some(),
        181,
        cli.language.as_deref().unwrap_or(""),
    );
    if let Some(limit) = cli.opt_bisect_limit {
        flag("opt_bisect_limit", true, 207, &limit.to_string());
    }
    given.sort_by_key(|g| g.0);
    let mut settings = Settings::default();
    for (_, g) in given {
        let read = match g {
            Given::Opt(text) => settings.read(text, cli.allow_unknown_opt),
            Given::Slot(6, value) => settings
                .set_slot(6, &value)
                .map_err(|e| e.of_option("arch")),
            Given::Slot(slot, value) => settings.set_slot(slot, &value),
        };
        read.map_err(ours)?;
    }
    for name in &cli.disable_pass {
        settings.disable_pass(name).map_err(ours)?;
    }
    Ok(settings)
}

/// The texts of extensions, each with its place.
fn extensions(cli: &Cli) -> compile::ExtensionTexts {
    let points = [
        &cli.passes_ep_pipeline_start,
        &cli.passes_ep_loop_optimizer_end,
        &cli.passes_ep_scalar_optimizer_late,
        &cli.passes_ep_vectorizer_start,
        &cli.passes_ep_optimizer_last,
        &cli.passes_ep_cgscc_optimizer_late,
    ];
    let named = assemble::EXTENSION_POINTS.iter().zip(points);
    compile::ExtensionTexts {
        plugins: cli.plugin_pass.clone(),
        points: named
            .flat_map(|(p, texts)| texts.iter().map(move |t| (p.1, t.clone())))
            .collect(),
    }
}

/// Prints what was asked for instead of a compilation; false if nothing was.
fn views_were_asked_for(
    cli: &Cli,
    pipeline: &Pipeline,
    interrupt: &Interrupt,
) -> Result<bool, Ended> {
    let options: &NVVMPassOptions = &pipeline.options;
    let bytes = if let Some(form) = &cli.print_option_layout {
        let form = by_name(&layout::FORMS, form).unwrap_or(layout::LayoutForm::Text);
        layout::print(options, form)
    } else if let Some(form) = &cli.print_pipeline_passes {
        let form = by_name(&views::FORMS, form).unwrap_or(views::PipelineForm::Text);
        if form == views::PipelineForm::Codegen {
            let order = codegen::order::check(options.number(9));
            order.map_err(|e| (EXIT_FINDING, format!("error: {e}")))?;
        }
        pipeline.print(form).into_bytes()
    } else if cli.print_passes {
        registry::listing().into_bytes()
    } else if cli.print_options {
        report::options(pipeline).into_bytes()
    } else {
        return Ok(false);
    };
    driver::write_output(&cli.output, &bytes, interrupt).map_err(usage)?;
    Ok(true)
}
