//! A compilation from options to result, without files: which pipeline was asked for, whether it can run, running it.
//!
//! ```text
//!   Request --Pipeline::new--> Pipeline --plan--> Plan --accept--> ok or refusal --run--> RunReport
//!   (level or text,            (tree of           (what of it
//!    settings, extensions)      entries, options)  is built)
//! ```
//!
//! This is the library behind `tandemc`, and what the harness calls to get the pipeline of a level; the harness writes
//! the expected order of executions a second time for itself (`src/pipelines/expect.rs`). Slots are numbers of the
//! option structure (`crate::options`); where one is read here, its number stands there (203, 205: threads; 207:
//! bisection).
//!
//! Threads come from slots, or from a jobserver that `MAKEFLAGS` names (PL-011, PL-017); without one that was asked
//! for, one thread is used.
//!
//! **Invariant:** a pipeline with entries that are not built never runs by accident: it is refused before the input is
//! read, unless `skip_unbuilt` is set and something is left to run.

use crate::driver::jobserver::{Jobserver, auth_of};
use crate::driver::messages::{Kind, Messages};
use crate::driver::selection::Selected;
use crate::driver::{self, Interrupt};
use crate::options::command::Settings;
use crate::options::nvvm::{NVVMPassOptions, Source};
use crate::pass_manager::printing::Prints;
use crate::pass_manager::{
    self, Bisect, Checks, JobEvent, Limit, Progress, RUNNING, RunReport, Running, ScevChecks, Slots,
};
use crate::pipeline::assemble::{
    Assembled, Composition, ExtensionPoint, Extensions, assemble, without_disabled,
};
use crate::pipeline::codegen;
use crate::pipeline::level::Level;
use crate::pipeline::plan::{Group, Plan, phase_two_of, with_final_verifier};
use crate::pipeline::text::{Element, TextError, parse_in_place};
use crate::pipeline::views::{self, PipelineForm};
use std::cell::{Cell, RefCell};
use std::sync::{Mutex, PoisonError};
use tandem_ir::Module;
use tandem_ir::diag::caret;

/// A run that ended with a bug of a pass.
pub type Failure = pass_manager::RunError;

/// What extends pipelines, as texts.
#[derive(Clone, Debug, Default)]
pub struct ExtensionTexts {
    /// `ID:TEXT` each.
    pub plugins: Vec<String>,
    /// By extension point.
    pub points: Vec<(ExtensionPoint, String)>,
}

/// What a command line asks for.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// A level or a text.
    pub selected: Selected,
    /// The text, if one is selected.
    pub passes: &'a str,
    /// Everything that sets an option.
    pub settings: &'a Settings,
    /// How lists become a pipeline.
    pub composition: Composition,
    /// What extends it.
    pub extensions: ExtensionTexts,
}

/// The pipeline of a compilation.
#[derive(Clone, Debug)]
pub struct Pipeline {
    /// As messages call it: `nvopt<O2>`, or the text.
    pub name: String,
    /// True if it is the pipeline of a level.
    pub of_level: bool,
    /// The option values.
    pub options: NVVMPassOptions,
    /// Its tree.
    pub elements: Vec<Element>,
    /// The first element of the tree that belongs to Phase II.
    pub phase_two: usize,
    /// Its entries with their rows, if it is the pipeline of a level.
    pub assembled: Option<Assembled>,
    /// Lines to be said about the options.
    pub remarks: Vec<String>,
}

/// Why there is no pipeline.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PipelineError {
    /// A text is none.
    #[error("{0}")]
    Text(#[from] TextError),
    /// The same with its place.
    #[error("{what}{}", caret(.text, *.at))]
    InPlace {
        /// What is wrong.
        what: TextError,
        /// The whole text.
        text: String,
        /// Byte of the text at which it begins.
        at: usize,
    },
    /// An entry of the plugin array.
    #[error("invalid value '{0}' for option '--plugin-pass': expected ID:PIPELINE")]
    Plugin(String),
}

impl Pipeline {
    /// The pipeline that is asked for.
    ///
    /// # Errors
    /// A text in the request is no pipeline.
    pub fn new(request: &Request<'_>) -> Result<Pipeline, PipelineError> {
        let level = match request.selected {
            Selected::Level(level) => level,
            Selected::Passes => Level::O0,
        };
        let (options, remarks) = NVVMPassOptions::new(level, request.settings);
        let nothing = Extensions::default();
        let expand = Expander::new(request, &nothing);
        let extensions = read_extensions(&request.extensions, &expand)?;
        match request.selected {
            Selected::Level(level) => {
                let assembled = assemble(&options, request.composition, &extensions)?;
                Ok(Pipeline {
                    name: format!("nvopt<{}>", level.name()),
                    of_level: true,
                    options,
                    elements: assembled.elements.clone(),
                    phase_two: assembled.phase_two,
                    assembled: Some(assembled),
                    remarks,
                })
            }
            Selected::Passes => {
                let expand = Expander::new(request, &extensions);
                let elements = expand.parse(request.passes)?;
                let mut remarks = remarks;
                if !expand.expanded.get() {
                    remarks.extend(without_effect(request, &options));
                }
                // As FIN-03 stands in the lists of levels.
                let verified = options.is_on(139) || options.is_on(221);
                let elements = with_final_verifier(elements, verified);
                let elements = without_disabled(elements, &options);
                Ok(Pipeline {
                    name: request.passes.to_owned(),
                    of_level: false,
                    phase_two: phase_two_of(&elements),
                    options,
                    elements,
                    assembled: None,
                    remarks,
                })
            }
        }
    }

    /// What of it runs; with code generation, none of which is built, if that is asked for.
    pub fn plan(&self, codegen: bool) -> Plan {
        let mut plan = Plan::new(&self.elements, self.phase_two);
        if codegen {
            for row in codegen::rows_at(self.options.number(9)) {
                plan.add_unbuilt(row.text.split('<').next().unwrap_or(row.text), row.id);
            }
        }
        plan
    }

    /// It as text.
    pub fn print(&self, form: PipelineForm) -> String {
        views::print(
            form,
            &self.elements,
            self.phase_two,
            self.assembled.as_ref(),
            &self.options,
        )
    }
}

/// Reads texts in which levels may stand.
struct Expander<'a> {
    request: &'a Request<'a>,
    extensions: &'a Extensions,
    failed: RefCell<Option<TextError>>,
    /// A text had a level in it.
    expanded: Cell<bool>,
}

impl<'a> Expander<'a> {
    fn new(request: &'a Request<'a>, extensions: &'a Extensions) -> Expander<'a> {
        Expander {
            request,
            extensions,
            failed: RefCell::new(None),
            expanded: Cell::new(false),
        }
    }

    fn parse(&self, text: &str) -> Result<Vec<Element>, PipelineError> {
        let elements = parse_in_place(text, &|level| {
            self.expanded.set(true);
            let (options, _) = NVVMPassOptions::new(level, self.request.settings);
            match assemble(&options, self.request.composition, self.extensions) {
                Ok(a) => a.elements,
                Err(e) => {
                    *self.failed.borrow_mut() = Some(e);
                    Vec::new()
                }
            }
        });
        let elements = elements.map_err(|(what, at)| PipelineError::InPlace {
            what,
            text: text.to_owned(),
            at,
        })?;
        match self.failed.take() {
            None => Ok(elements),
            Some(e) => Err(e.into()),
        }
    }
}

/// What is said where a text names no level, and something is asked for that levels alone read.
fn without_effect(request: &Request<'_>, options: &NVVMPassOptions) -> Vec<String> {
    let language = options
        .slot(181)
        .is_some_and(|(_, source)| *source == Source::Given);
    let given = [
        ("--composition", request.composition != Composition::Tandem),
        ("--language", language),
        ("--plugin-pass", !request.extensions.plugins.is_empty()),
        ("--passes-ep-…", !request.extensions.points.is_empty()),
    ];
    let line = |(name, _): (&str, bool)| {
        format!(
            "warning: {name} has no effect: the text of --passes names no level, such as nvopt<O2>"
        )
    };
    given.into_iter().filter(|g| g.1).map(line).collect()
}

fn read_extensions(
    texts: &ExtensionTexts,
    expand: &Expander<'_>,
) -> Result<Extensions, PipelineError> {
    let mut extensions = Extensions::default();
    for text in &texts.plugins {
        let parts = text
            .split_once(':')
            .and_then(|(id, t)| Some((id.parse().ok()?, t)));
        let wrong = || PipelineError::Plugin(crate::options::shown(text));
        let (id, passes) = parts.ok_or_else(wrong)?;
        extensions.plugins.push((id, expand.parse(passes)?));
    }
    for (point, text) in &texts.points {
        extensions.points.push((*point, expand.parse(text)?));
    }
    Ok(extensions)
}

/// Refuses what is not built, before the input is read, or says what is left out.
///
/// # Errors
/// The pipeline names passes that are not built, and running without them was not asked for, or nothing would be left.
pub fn accept(
    pipeline: &Pipeline,
    plan: &Plan,
    skip_unbuilt: bool,
    messages: &Messages,
) -> Result<(), String> {
    if !pipeline.options.text(162).is_empty() {
        return Err("tandemc: option '-shard' is known but not built in this version".into());
    }
    if plan.unbuilt.is_empty() {
        return Ok(());
    }
    let nothing_left = !plan.has_passes() && !pipeline.of_level;
    if !skip_unbuilt || nothing_left || plan.needs_codegen {
        return Err(views::refusal(
            "tandemc",
            &pipeline.name,
            pipeline.of_level,
            plan,
        ));
    }
    for line in views::skipped(plan) {
        messages.remark(&line);
    }
    Ok(())
}

/// The threads of a compilation.
pub struct Threads {
    count: usize,
    jobserver: Option<Jobserver>,
    seed: Option<u64>,
    forced: bool,
    split: bool,
}

impl Threads {
    /// As the options ask for: slot 203, or else 205, or else all processors (PL-011); under a jobserver what it gives.
    ///
    /// # Errors
    /// A jobserver was asked for, and what `MAKEFLAGS` says about one is nonsense (PL-017).
    pub fn new(
        options: &NVVMPassOptions,
        seed: Option<u64>,
        interrupt: &Interrupt,
        messages: &Messages,
    ) -> Result<Threads, String> {
        let asked = [203, 205]
            .into_iter()
            .map(|n| options.number(n))
            .find(|n| *n >= 1);
        let count = asked
            .and_then(|n| usize::try_from(n).ok())
            .unwrap_or_else(driver::processors);
        let mut threads = Threads {
            count,
            jobserver: None,
            seed,
            forced: options.is_on(201),
            split: options.number(205) > 1,
        };
        if options.is_on(163) {
            threads.connect(options, interrupt, messages)?;
        }
        Ok(threads)
    }

    fn connect(
        &mut self,
        options: &NVVMPassOptions,
        interrupt: &Interrupt,
        messages: &Messages,
    ) -> Result<(), String> {
        let flags = driver::makeflags();
        let auth = match options.text(160) {
            "" => flags.as_deref().and_then(auth_of),
            given => Some(given),
        };
        let Some(auth) = auth else {
            self.count = 1;
            if options.number(215) > 0 {
                messages.remark("note: no jobserver in MAKEFLAGS; one thread");
            }
            return Ok(());
        };
        match Jobserver::connect(auth) {
            Ok(jobserver) => {
                let at_exit = jobserver.clone();
                interrupt.before_exit(move || at_exit.give_all_back());
                self.jobserver = Some(jobserver);
            }
            Err(e) if e.is_warning() => {
                messages.remark("warning: jobserver pipe problem");
                if options.number(215) > 0 {
                    messages.remark(&format!("note: {}", crate::options::shown(e.reason())));
                }
                self.count = 1;
            }
            Err(e) => {
                let reason = crate::options::shown(e.reason());
                return Err(format!(
                    "GNU Jobserver support requested, but an error occurred: {reason}"
                ));
            }
        }
        Ok(())
    }
}

/// How a pipeline is run.
#[derive(Clone, Default)]
pub struct Run<'a> {
    /// Where lines go; `None`: to standard error.
    pub messages: Option<&'a Messages>,
    /// The verifier after each step.
    pub verify_each: bool,
    /// Cached analyses against new ones after each step.
    pub verify_analyses: bool,
    /// What is kept of scalar evolution against itself and a new one after each step.
    pub verify_scev: ScevChecks,
    /// One phase only.
    pub only_phase: Option<u8>,
    /// Each execution is named, up to the number in slot 207 as one that runs (`-opt-bisect-limit`).
    pub bisect_lines: bool,
    /// Says which phases run.
    pub trace_phases: bool,
    /// Says which passes run on what.
    pub trace_passes: bool,
    /// Says when which function is worked on, in seconds of the system's clock.
    pub trace_jobs: bool,
    /// Where lines of traces go instead of standard error (slot 161); executions of passes follow at the end.
    pub traces: Option<&'a Mutex<Vec<String>>>,
    /// Times are kept by function, too.
    pub time_functions: bool,
    /// What is printed of the module on the way.
    pub prints: Prints,
}

impl Run<'_> {
    fn say(&self, kind: Kind, line: &str) {
        match self.messages {
            Some(messages) => messages.say(kind, line),
            None => driver::report(line),
        }
    }

    /// A line of a trace.
    fn tell(&self, line: String) {
        match self.traces {
            Some(lines) => lines
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(line),
            None => self.say(Kind::Trace, &line),
        }
    }
}

/// Runs a plan on a module.
///
/// # Errors
/// A bug of a pass.
pub fn run(
    module: &mut Module,
    pipeline: &Pipeline,
    plan: &Plan,
    run: &Run<'_>,
    threads: &Threads,
) -> Result<RunReport, Failure> {
    let mut trace = |line: &str| {
        if run.trace_phases {
            run.tell(line.to_owned());
        }
    };
    let jobs = |event: JobEvent<'_>| run.tell(job_line(event));
    let bar = driver::progress::Line::begin(&pipeline.name, plan_executions(plan, module));
    let progress = bar
        .as_ref()
        .map(|b| |pass: &'static str, on: &str| b.at(pass, on));
    let running = Running {
        checks: Checks {
            verify_each: run.verify_each,
            verify_analyses: run.verify_analyses,
            verify_scev: run.verify_scev,
            catch_panics: true,
            trace_passes: run.trace_passes,
            time_functions: run.time_functions,
        },
        only_phase: run.only_phase,
        threads: threads.count,
        force_concurrent: threads.forced,
        split: threads.split,
        schedule_seed: threads.seed,
        trace: &mut trace,
        slots: threads.jobserver.as_ref().map(|j| j as &dyn Slots),
        jobs: run.trace_jobs.then_some(&jobs),
        progress: progress.as_ref().map(|p| p as Progress<'_>),
        prints: (run.prints != Prints::default()).then_some(&run.prints),
    };
    // `-opt -pass-control=N` sets the slot without lines; of several numbers the last on the command line stands in it.
    let number = pipeline.options.number(207);
    let limit = (run.bisect_lines || number >= 0).then_some(number);
    let mut say = |line: &str| {
        if run.bisect_lines {
            run.say(Kind::Bisect, line);
        }
    };
    let mut bisect = limit.map(|l| Limit {
        last: u64::try_from(l).ok(),
        say: &mut say,
    });
    let bisect = bisect.as_mut().map(|b| b as &mut dyn Bisect);
    let passes = &pipeline.options.passes;
    let mut report = pass_manager::run_plan(module, plan, passes, running, bisect)?;
    if run.traces.is_some() {
        let lines = std::mem::take(&mut report.printed).into_iter();
        let (traced, printed): (Vec<_>, Vec<_>) = lines.partition(|l| l.starts_with(RUNNING));
        report.printed = printed;
        traced.into_iter().for_each(|line| run.tell(line));
    }
    if pipeline.options.is_on(195) {
        rename_blocks(module);
    }
    Ok(report)
}

/// How many executions a plan has on a module, if no function comes or goes, and each has one loop.
fn plan_executions(plan: &Plan, module: &Module) -> usize {
    let count = |g: &Group| match g {
        Group::Module(_) => 1,
        Group::Functions(_) | Group::Components(_) => g.len() * module.bodies.len(),
    };
    plan.groups.iter().map(count).sum()
}

/// A line about a function that a worker takes or has done, with the time, by which those of several processes can be put
/// side by side.
fn job_line(event: JobEvent<'_>) -> String {
    let now = driver::now();
    match event {
        JobEvent::Pool(functions, threads) => {
            format!("pool {now} {functions} functions, {threads} threads")
        }
        JobEvent::Begin(name) => format!("begin {now} @{name}"),
        JobEvent::End(name) => format!("end {now} @{name}"),
    }
}

/// Names the blocks of the n-th definition `Fn_B1`, `Fn_B2`, … (Phase 8, slot 195).
fn rename_blocks(module: &mut Module) {
    for (n, f) in module.bodies.iter_mut().enumerate() {
        let blocks: Vec<_> = f.blocks().collect();
        for (b, block) in blocks.into_iter().enumerate() {
            let label = f.block_value(block);
            f.set_name(label, &format!("F{}_B{}", n + 1, b + 1));
        }
    }
}
