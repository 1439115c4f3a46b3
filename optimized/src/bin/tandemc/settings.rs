//! What the library is told, from arguments: knobs and option slots, extensions of the pipeline, code generation, printing.
//!
//! Texts that must be one of a few were checked when arguments were read; what is wrong with others is said here, or by the
//! library.

use super::{Cli, Ended, ours, usage};
use clap::ArgMatches;
use clap::parser::ValueSource;
use tandem_optimized::codegen::{CodegenOptions, ExactSigns};
use tandem_optimized::compile;
use tandem_optimized::driver;
use tandem_optimized::driver::selection::{job_threads, split_threads};
use tandem_optimized::options::command::Settings;
use tandem_optimized::pass_manager::printing::{Changed, Prints};
use tandem_optimized::pipeline::assemble;

/// `-opt` and the driver's options that are slots, in the order of the command line.
pub(super) fn settings(cli: &Cli, matches: &ArgMatches) -> Result<Settings, Ended> {
    let mut settings = Settings::default();
    for g in given(cli, matches)? {
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

/// What sets an option: a text of `-opt`, or the value of a slot.
enum Given<'a> {
    Opt(&'a str),
    Slot(u16, String),
}

/// What sets options, in the order of the command line.
fn given<'a>(cli: &'a Cli, matches: &ArgMatches) -> Result<Vec<Given<'a>>, Ended> {
    let places = |id: &str| -> Vec<usize> {
        matches
            .indices_of(id)
            .map(Iterator::collect)
            .unwrap_or_default()
    };
    let mut given: Vec<(usize, Given<'a>)> = Vec::new();
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
    Ok(given.into_iter().map(|g| g.1).collect())
}

/// The texts of extensions, each with its place.
pub(super) fn extensions(cli: &Cli) -> compile::ExtensionTexts {
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

/// What code generation is asked for.
pub(super) fn codegen_options(cli: &Cli, matches: &ArgMatches) -> Result<CodegenOptions, String> {
    let about_ptx = ["rmw_order", "exact_fneg", "line_info"];
    let was_given = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let mut given = about_ptx.into_iter().filter(|id| was_given(id));
    if let Some(id) = given.next().filter(|_| cli.emit != "ptx") {
        let name = id.replace('_', "-");
        return Err(format!(
            "error: --{name} is about PTX, and none is made (--emit=ptx)"
        ));
    }
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

/// What is printed of the module while passes run.
pub(super) fn prints(cli: &Cli) -> Prints {
    Prints {
        before_all: cli.print_before_all,
        after_all: cli.print_after_all,
        changed: match cli.print_changed.as_deref() {
            Some("quiet") => Some(Changed::Quiet),
            Some(_) => Some(Changed::Verbose),
            None => None,
        },
        functions: cli.filter_print_funcs.clone(),
    }
}

/// What a name stands for in a table.
pub(super) fn by_name<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    table.iter().find(|t| t.0 == name).map(|t| t.1)
}
