//! LLVM IR as input: from arguments to what is written, and what is said on the way.
//!
//! [`compile()`] is the whole way, step by step; the steps are below it. Arguments and pipeline are known to be good before the
//! input is read, so that a mistake in them is told at once, also where the input is still being typed or piped.

use super::settings::{by_name, codegen_options, extensions, prints, settings};
use super::{Cli, Ended, ours, usage};
use clap::ArgMatches;
use std::io::IsTerminal as _;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tandem_ir::Module;
use tandem_optimized::codegen::CodegenOptions;
use tandem_optimized::compile::{self, Failure, Pipeline, Request};
use tandem_optimized::driver::messages::{Kind, Messages};
use tandem_optimized::driver::selection::select;
use tandem_optimized::driver::{self, EXIT_FINDING, Interrupt, debugify};
use tandem_optimized::options::command::processor;
use tandem_optimized::options::layout;
use tandem_optimized::options::nvvm::NVVMPassOptions;
use tandem_optimized::pass_manager::{RunReport, ScevChecks};
use tandem_optimized::pipeline::plan::Plan;
use tandem_optimized::pipeline::{assemble, codegen, registry, views};
use tandem_optimized::report;

/// Compiles a module of LLVM IR, or prints what was asked for instead.
pub(super) fn compile(
    cli: &Cli,
    matches: &ArgMatches,
    interrupt: &Interrupt,
    messages: &Messages,
) -> Result<(), Ended> {
    let mut codegen = checked_codegen(cli, matches)?;
    let pipeline = asked_pipeline(cli, matches, messages)?;
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
    let (bytes, mut module) = read(cli, input)?;
    let read = started.elapsed();
    before_passes(cli, (&mut module, input), &pipeline, interrupt, messages)?;
    let planned = (&pipeline, &plan);
    let said = (interrupt, messages);
    let ran = run_passes(cli, &mut module, planned, &threads, said)?;
    let started = Instant::now();
    match cli.emit == "ptx" {
        true => {
            let style = cli.ptx_style.as_deref().unwrap_or("nvvm");
            let generated = driver::ptx::generate(&module, &codegen, &pipeline.options.passes);
            let generated = generated.map_err(|e| e.located(&bytes, input));
            let text = generated.map(|m| driver::ptx::print(&m, style))?;
            driver::write_output(&cli.output, text.as_bytes(), interrupt).map_err(usage)?;
        }
        false => write(cli, &module, interrupt)?,
    }
    let times = (read, started.elapsed());
    report_run(cli, &module, planned, &ran, times, messages);
    Ok(())
}

/// What code generation is asked for, if arguments are about LLVM IR.
fn checked_codegen(cli: &Cli, matches: &ArgMatches) -> Result<CodegenOptions, Ended> {
    if cli.ptx_style.is_some() && cli.emit != "ptx" {
        return Err(usage(
            "error: --ptx-style is about PTX, and the input is LLVM IR",
        ));
    }
    let codegen = codegen_options(cli, matches).map_err(usage)?;
    if cli.print_after.is_some() {
        return Err(usage(
            "error: --print-after is about PTX, and the input is LLVM IR",
        ));
    }
    Ok(codegen)
}

/// The pipeline that arguments ask for, with all remarks about it.
fn asked_pipeline(cli: &Cli, matches: &ArgMatches, messages: &Messages) -> Result<Pipeline, Ended> {
    let settings = settings(cli, matches)?;
    // Without a pipeline, code is generated for what was read.
    let nothing = cli.emit == "ptx"
        && cli.passes.is_none()
        && cli.level.is_empty()
        && cli.fast_compile.is_empty();
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
    Ok(pipeline)
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

/// Reads the input: its bytes, under the data layout that is asked for, and the module.
fn read(cli: &Cli, input: &str) -> Result<(Vec<u8>, Module), Ended> {
    let bytes = driver::read_module(input).map_err(usage)?;
    let bytes = match &cli.data_layout {
        Some(text) => driver::layout::with_layout(&bytes, text)
            .map_err(|e| usage(format!("error: --data-layout: {e}")))?,
        None => bytes,
    };
    let module = driver::parse_module(&bytes, input).map_err(usage)?;
    Ok((bytes, module))
}

/// What is written of the module, and added to it, before passes run.
fn before_passes(
    cli: &Cli,
    (module, input): (&mut Module, &str),
    pipeline: &Pipeline,
    interrupt: &Interrupt,
    messages: &Messages,
) -> Result<(), Ended> {
    if pipeline.options.ext("dump-nvvmir") != "0" {
        let text = tandem_ir::text::print(module);
        dump(cli, ("nvvmir.ll", &text), interrupt, messages)?;
    }
    if let Some(folder) = &cli.save_split {
        for (name, text) in driver::shards::shards(module) {
            let path = format!("{folder}/{name}");
            driver::write_output(&path, text.as_bytes(), interrupt).map_err(usage)?;
        }
    }
    if cli.enable_debugify && debugify::add(module, input) == debugify::Added::HadSome {
        debugified(
            cli,
            &["ModuleDebugify: Skipping module with debug info".into()],
            messages,
        );
    }
    Ok(())
}

/// Runs the passes, and says what they had to say.
fn run_passes(
    cli: &Cli,
    module: &mut Module,
    (pipeline, plan): (&Pipeline, &Plan),
    threads: &compile::Threads,
    (interrupt, messages): (&Interrupt, &Messages),
) -> Result<RunReport, Ended> {
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
    let ran = compile::run(module, pipeline, plan, &run, threads);
    let lines = traces.into_inner().unwrap_or_else(PoisonError::into_inner);
    if !lines.is_empty() {
        let text = lines.join("\n") + "\n";
        driver::write_output(trace_file, text.as_bytes(), interrupt).map_err(usage)?;
    }
    let ran = ran.map_err(|e| (EXIT_FINDING, repeatable(cli, &e)))?;
    if cli.enable_debugify {
        debugified(cli, &debugify::check(module).lines, messages);
    }
    if !ran.printed.is_empty() {
        let text = ran.printed.join("\n") + "\n";
        dump(cli, ("printed.txt", &text), interrupt, messages)?;
    }
    Ok(ran)
}

/// What is said of debug info that was made up.
fn debugified(cli: &Cli, lines: &[String], messages: &Messages) {
    let said = lines.iter().filter(|_| !cli.debugify_quiet);
    said.for_each(|line| messages.say(Kind::Printed, line));
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

/// Writes the module as LLVM assembly, if that is asked for.
fn write(cli: &Cli, module: &Module, interrupt: &Interrupt) -> Result<(), Ended> {
    if cli.emit != "ll" || cli.disable_output {
        return Ok(());
    }
    let text = tandem_ir::text::print(module);
    driver::write_output(&cli.output, text.as_bytes(), interrupt).map_err(usage)
}

/// What is reported at the end: times, counters, and what of the pipeline was not run.
fn report_run(
    cli: &Cli,
    module: &Module,
    (pipeline, plan): (&Pipeline, &Plan),
    ran: &RunReport,
    (read, written): (Duration, Duration),
    messages: &Messages,
) {
    if cli.time_passes {
        // A text is as long as it likes.
        let name = match pipeline.of_level {
            true => pipeline.name.as_str(),
            false => "pipeline",
        };
        messages.fact(
            "times",
            || report::times_json(ran, plan, read, written),
            || report::times(ran, (name, plan), read, written),
        );
    }
    if cli.stats {
        messages.fact(
            "statistics",
            || report::stats_json(&ran.stats),
            || report::stats(ran, module, plan.entries - plan.runnable),
        );
    }
    messages.fact(
        "pipeline",
        || report::pipeline_json(&pipeline.name, plan, ran),
        || match plan.unbuilt.is_empty() {
            true => String::new(),
            false => views::ran(&pipeline.name, plan),
        },
    );
}
