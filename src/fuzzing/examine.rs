//! One program: made, held against every property, counted; what fails is written at once.
//!
//! ```text
//!   begin      the program of a number: made, enumerated, or from the corpus
//!   ask        a compiler that is not ours, if one is judged: many programs in one process
//!   examine    properties -> gauges, coverage, findings            all of it in an `Exec`, merged by `run`
//! ```
//!
//! How long the judge looks depends on what it sees (`held`). A program of at most [`SMALL`] instructions has its open
//! steps proved at once; one whose steps are legal, but of another form than the reference's, is put to the validator
//! as well; a failure is judged again with the validator, which may explain the difference and then is none.
//!
//! A panic in making a program or in the harness itself is a finding like any other; panics of passes are caught by the
//! judge. Programs that should be free of undefined behaviour are run by themselves, too, and counted where they are
//! not.
//!
//! **Invariant:** a failure is stated for the program as it reads back from its text, which is what a person gets; if
//! only the program in memory fails, the message says so.

use super::Error;
use super::breadth;
use super::corpus;
use super::coverage;
use super::findings::Found;
use super::gauges::{Gauges, is_undefined};
use super::knobs;
use super::run::Lab;
use super::seeds::{self, Kind};
use super::source::{Origin, Program};
use crate::judge::Judging;
use crate::mutants::programs::{PROVED_ONE_IN, patient};
use crate::properties::{self, Context, Failure, Outcome, Property, Status};
use crate::report::FileReport;
use crate::subjects::batch::{self, Answer};
use crate::subjects::judged;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tandem_fuzz::config::Mode;
use tandem_ir::passes::Unit;
use tandem_ir::{Module, text};
use tandem_oracle::inputs::Generator;
use tandem_oracle::interp;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::refine::undefined_source;
use tandem_oracle::verdict::Verdict;

/// Inputs on which a program that should be free of undefined behaviour is run for that alone.
const VALIDITY_INPUTS: u64 = 2;

/// Beside the check of a pass, one program in so many has claims held.
const CLAIMED_ONE_IN: u64 = 5;

/// Instructions of a program whose open steps are all proved.
const SMALL: usize = 40;

/// What one program came to.
#[derive(Default)]
pub(super) struct Exec {
    pub(super) gauges: Gauges,
    /// Coverage that the batch's corpus does not have.
    pub(super) new: Vec<u64>,
    /// The program, if there is such coverage.
    pub(super) module: Option<Module>,
    /// The kinds of rewrites that it shows.
    pub(super) kinds: Vec<Kind>,
    pub(super) found: Vec<Found>,
    pub(super) error: Option<Error>,
}

/// Where the programs of a batch come from.
pub(super) enum Batch<'a> {
    /// The source, from this number on.
    Made(u64),
    /// An enumeration, from this number on.
    Listed(u64, &'a [Module]),
    /// Files.
    Stored(&'a [corpus::Stored]),
}

/// A program that is to be examined.
pub(super) struct Begun {
    /// Its place in the batch.
    n: u64,
    /// Its number, if it was made for the run.
    number: Option<u64>,
    program: Option<Program>,
    /// What the subject made of it.
    answer: Option<Arc<Answer>>,
    exec: Exec,
}

impl Lab<'_> {
    /// A program that does not end, written as a finding.
    pub(super) fn hang(&self, number: u64, property: Option<&'static str>) -> Found {
        let name = property.unwrap_or("source");
        let seconds = self.settings.patience.as_secs();
        let message = format!("no end within {seconds} seconds");
        let failure = Failure::new(name, Verdict::Hang.name(), "in process", message);
        // If making the program is what hangs, there is none.
        let text = match (property, &self.settings.space) {
            (None, _) => String::new(),
            (_, Some(space)) => {
                let listed = space.resume(number).next();
                listed.map_or_else(String::new, |(_, m)| text::print(&m))
            }
            _ => text::print(
                &self
                    .settings
                    .source
                    .program(number, &self.corpus, self.visible)
                    .module,
            ),
        };
        let id = (self.settings.source.seed, Some(number));
        let judging = self.judging_of(Some(number));
        let command = |path: &str| repeats(name, &judging, path);
        let findings = &self.findings;
        let recorded = findings.record(id, name, &failure, &text, &judging.knobs, command);
        recorded.unwrap_or_else(|e| Found {
            signature: failure.signature.clone(),
            property: name,
            number: Some(number),
            path: String::new(),
            message: format!("{}; {e}", failure.message),
        })
    }

    /// A panic of the harness itself, as a finding.
    pub(super) fn mishap(&self, batch: &Batch<'_>, n: u64, text: &str) -> Exec {
        let mut exec = Exec::default();
        let message = format!("the harness panics: {text}");
        let failure = Failure::new("harness", Verdict::Crash.name(), text, message);
        match batch {
            Batch::Stored(all) => {
                let module = &all[n as usize].module;
                self.record(None, "harness", &failure, module, &mut exec);
            }
            Batch::Made(first) | Batch::Listed(first, _) => {
                let number = Some(first + n);
                self.record(number, "harness", &failure, &Module::default(), &mut exec);
            }
        }
        exec
    }

    /// How the program of a number is judged: under knobs of its own, unless some are given; a file always as given. As in all
    /// hunts one in so many has the steps proved that the reference leaves open.
    fn judging_of(&self, number: Option<u64>) -> Judging {
        let mut judging = self.settings.judging.clone();
        let source = &self.settings.source;
        let pass = source.bias.and_then(tandem_ir::passes::lookup);
        if let (true, Some(n), Some(pass)) = (self.settings.vary_knobs, number, pass) {
            let drawn = knobs::of(pass, source.seed, n);
            // They are from the table, and so they are taken.
            if !drawn.is_empty() && judging.options.apply(&drawn).is_ok() {
                judging.knobs.push(drawn);
            }
        }
        let proves = self.settings.units > 0 && pass.is_some_and(|p| p.unit == Unit::Function);
        match number {
            Some(n) if proves && n.is_multiple_of(PROVED_ONE_IN) => patient(judging),
            _ => judging,
        }
    }

    /// Makes or takes the program of a number.
    pub(super) fn begin(&self, worker: usize, batch: &Batch<'_>, n: u64) -> Begun {
        let mut exec = Exec::default();
        let (number, program) = match batch {
            Batch::Stored(all) => {
                let module = all[n as usize].module.clone();
                (None, Some(given(module, Origin::Stored)))
            }
            Batch::Listed(first, all) => {
                let module = all[n as usize].clone();
                (Some(first + n), Some(given(module, Origin::Enumerated)))
            }
            Batch::Made(first) => {
                let number = first + n;
                self.watch.begin(worker, number, None);
                (Some(number), self.made(number, &mut exec))
            }
        };
        Begun {
            n,
            number,
            program,
            answer: None,
            exec,
        }
    }

    /// Has the subject, if there is one, look at programs: together, in as few processes as it can be.
    pub(super) fn ask(&self, worker: usize, mut begun: Vec<&mut Begun>) {
        let Some(subject) = &self.settings.judging.subject else {
            return;
        };
        // The subject has limits of its own.
        self.watch.rest(worker);
        let programs = begun.iter().filter_map(|b| b.program.as_ref());
        let modules: Vec<&Module> = programs.map(|p| &p.module).collect();
        let answers = batch::run_all(subject, &modules);
        let with_program = begun.iter_mut().filter(|b| b.program.is_some());
        for (b, answer) in with_program.zip(answers) {
            b.answer = Some(Arc::new(answer));
        }
    }

    /// Holds every property against a program.
    pub(super) fn examine(&self, worker: usize, begun: Begun) -> Exec {
        let Begun {
            n,
            number,
            program,
            answer,
            mut exec,
        } = begun;
        let Some(program) = program else { return exec };
        let module = &program.module;
        let mut reports = Vec::new();
        let mut cx = Context {
            judging: self.judging_of(number),
            number: number.unwrap_or(n),
            sample: self.settings.sample,
        };
        cx.judging.answer = answer;
        for (k, p) in self.settings.properties.iter().enumerate() {
            // Beside the check, which it would take as long as.
            let beside = k > 0 && p.name == properties::CLAIMS;
            if beside && !cx.number.is_multiple_of(CLAIMED_ONE_IN) {
                continue;
            }
            self.watch.begin(worker, number.unwrap_or(n), Some(p.name));
            match held(p, module, self.settings.units, &mut cx) {
                Ok(outcome) => {
                    exec.gauges.count(p.name, &outcome);
                    reports.extend(outcome.reports);
                }
                Err(failure) => {
                    let failure = as_it_reads_back(p, module, &mut cx, failure);
                    self.record(number, p.name, &failure, module, &mut exec);
                    reports.extend(failure.reports);
                }
            }
        }
        exec.gauges.count_reports(&reports);
        count_program(&program, &reports, &cx, &mut exec.gauges);
        exec.new = coverage::of(module, &reports);
        exec.new.retain(|i| !self.seen.contains(i));
        let is_kept = !exec.new.is_empty() || number.is_none();
        exec.module = is_kept.then_some(program.module);
        exec.kinds = seeds::kinds(&reports);
        exec
    }

    /// The program of a number; a maker that panics is a finding.
    fn made(&self, number: u64, exec: &mut Exec) -> Option<Program> {
        let make = AssertUnwindSafe(|| {
            self.settings
                .source
                .program(number, &self.corpus, self.visible)
        });
        match catch_unwind(make) {
            Ok(p) => Some(p),
            Err(panic) => {
                let text = panic_text(&*panic);
                let message = format!("making the program panics: {text}");
                let failure = Failure::new("source", Verdict::Crash.name(), &text, message);
                let nothing = Module::default();
                self.record(Some(number), "source", &failure, &nothing, exec);
                None
            }
        }
    }

    fn record(
        &self,
        number: Option<u64>,
        property: &'static str,
        failure: &Failure,
        module: &Module,
        exec: &mut Exec,
    ) {
        let id = (self.settings.source.seed, number);
        let judging = self.judging_of(number);
        let pass = &failure.signature.pass;
        let of_pass = tandem_ir::passes::lookup(pass).is_some();
        let pipelines = judging.pipelines.as_ref();
        let pipeline = pipelines
            .filter(|_| property == "check")
            .map(|p| p.of(module));
        let command = |path: &str| match (&judging.subject, of_pass) {
            _ if pipeline.is_some() => {
                let known = pipeline.as_ref().map(|p| p.reproduce(&judging, path));
                known.unwrap_or_default()
            }
            (Some(subject), _) => judged::reproduce(&judging, subject, path),
            (None, true) => judging.reproduce(pass, None, path),
            (None, false) => repeats(property, &judging, path),
        };
        let text = text::print(module);
        let findings = &self.findings;
        match findings.record(id, property, failure, &text, &judging.knobs, command) {
            Ok(found) => exec.found.push(found),
            Err(e) => {
                exec.error = Some(e);
                self.over.store(true, Ordering::Relaxed);
            }
        }
    }
}

/// The command that holds a property against a file again.
fn repeats(property: &str, judging: &Judging, path: &str) -> String {
    let knobs: String = judging
        .knobs
        .iter()
        .map(|o| format!(" -opt '{o}'"))
        .collect();
    format!("tandem fuzz --property {property}{knobs} '{path}'")
}

/// Holds a property against a program. What executions alone show is put to the validator, as `check` and `tv` do: a
/// difference that a library function's contract or an allocation that nobody sees explains is none.
fn held(
    p: &Property,
    module: &Module,
    units: u64,
    cx: &mut Context,
) -> Result<Outcome, Box<Failure>> {
    if units == 0 || cx.judging.config.validator.is_some() {
        return held_as_is(p, module, cx);
    }
    let as_asked = cx.judging.clone();
    let mut unproved = None;
    if is_small(module, cx) {
        // With the proofs at once; without them first, it would be the same judgement twice.
        cx.judging = patient(as_asked.clone());
        let proved = held_as_is(p, module, cx);
        cx.judging = as_asked.clone();
        match proved {
            Ok(outcome) => return Ok(outcome),
            Err(f) => unproved = Some(f),
        }
    }
    match (held_as_is(p, module, cx), unproved) {
        (Ok(_), Some(failed)) => {
            cx.judging = patient(as_asked);
            Err(failed)
        }
        (Ok(outcome), None) => doubted(p, module, cx, outcome),
        (Err(_), _) => {
            cx.judging.config.validator = Judging::validator(units);
            let again = held_as_is(p, module, cx);
            if again.is_ok() {
                cx.judging.config.validator = None;
            }
            again
        }
    }
}

/// True if the program is small, and its pass one on functions: what the reference cannot derive is then proved with little.
fn is_small(module: &Module, cx: &Context) -> bool {
    let insts: usize = module.bodies.iter().map(|f| f.num_insts()).sum();
    let j = &cx.judging;
    let ours = j.subject.is_none() && j.pipelines.is_none() && !j.passes.is_empty();
    let on_functions = |name: &String| {
        let pass = tandem_ir::passes::lookup(name);
        pass.is_some_and(|p| p.unit == Unit::Function)
    };
    insts <= SMALL && ours && j.passes.iter().all(on_functions)
}

/// What holds in executions, but not as the reference would have done it, is put to the validator as well: a step of another
/// form is what most mistakes look like that no execution happens to show.
fn doubted(
    p: &Property,
    module: &Module,
    cx: &mut Context,
    outcome: Outcome,
) -> Result<Outcome, Box<Failure>> {
    let differs = outcome.reports.iter().any(|r| r.steps.different > 0);
    let of_functions = |r: &FileReport| {
        let pass = tandem_ir::passes::lookup(r.pass);
        pass.is_some_and(|p| p.unit == Unit::Function)
    };
    if !differs || !outcome.reports.iter().all(of_functions) {
        return Ok(outcome);
    }
    let as_asked = cx.judging.clone();
    cx.judging = patient(as_asked.clone());
    let again = held_as_is(p, module, cx);
    if again.is_ok() {
        cx.judging = as_asked;
    }
    again
}

/// What fails beside other programs is asked again alone: only that can be repeated.
fn held_as_is(p: &Property, module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let failed = match (p.run)(module, cx) {
        Ok(outcome) => return Ok(outcome),
        Err(f) => f,
    };
    if cx.judging.answer.as_ref().is_none_or(|a| a.alone) {
        return Err(failed);
    }
    let subject = cx.judging.subject.as_ref();
    cx.judging.answer = subject.map(|s| Arc::new(batch::alone(s, module)));
    let outcome = (p.run)(module, cx)?;
    Ok(Outcome {
        status: Status::Inconclusive(format!(
            "fails only beside other programs: {}",
            failed.signature
        )),
        ..outcome
    })
}

/// The failure of the program as it reads back from its text, which is what a person gets; the one at hand, with
/// a word on it, if the program fails only in memory (another order of blocks that nothing reaches, or of uses).
fn as_it_reads_back(
    p: &Property,
    module: &Module,
    cx: &mut Context,
    failure: Box<Failure>,
) -> Box<Failure> {
    let again = text::parse(text::print(module).as_bytes(), "stored.ll").ok();
    match again.map(|m| (p.run)(&m, cx)) {
        Some(Err(f)) => f,
        _ => Box::new(Failure {
            message: format!("{} (not when read back from its text)", failure.message),
            ..*failure
        }),
    }
}

fn given(module: Module, origin: Origin) -> Program {
    Program {
        module,
        origin,
        barren: false,
        of_corpus: false,
        sort: super::source::ANY,
    }
}

/// Counts where a program comes from, and whether it is as it was meant to be.
fn count_program(program: &Program, reports: &[FileReport], cx: &Context, gauges: &mut Gauges) {
    gauges.programs = 1;
    gauges.barren = u64::from(program.barren);
    let origin = match program.origin {
        Origin::Generated(Mode::UbFree) => "generated",
        Origin::Generated(Mode::PoisonRich) => "generated poison-rich",
        Origin::Decorated => "decorated",
        Origin::Patterned => "patterned",
        Origin::Shaped => "shaped",
        Origin::Mutated => "mutated",
        Origin::Crossed => "crossed",
        Origin::Stored => "stored",
        Origin::Enumerated => "enumerated",
    };
    gauges.origins.insert(origin.into(), 1);
    let asked = breadth::asked_by_any();
    let has = breadth::of(&program.module).into_iter();
    let counts = |w: &String| asked.contains(w.as_str()) || breadth::SHAPES.contains(&w.as_str());
    let has = has.filter(counts);
    gauges.breadth.extend(has.map(|w| (w, 1)));
    if program.origin == Origin::Generated(Mode::UbFree) {
        let seen = reports.iter().flat_map(|r| r.inconclusive.keys());
        let mut seen = seen.filter(|why| is_undefined(why));
        let why = seen.next().cloned();
        let why = why.or_else(|| not_defined(&program.module, cx));
        gauges.count_validity(why.as_deref());
    }
}

/// Why a run of the program, on its own, is not defined; `None` if all are.
fn not_defined(module: &Module, cx: &Context) -> Option<String> {
    let config = &cx.judging.config;
    let program = match interp::Program::compile(module) {
        Ok(p) => p,
        Err(u) => return Some(format!("unsupported: {}", u.construct)),
    };
    module.bodies.iter().find_map(|f| {
        let generator = Generator::new(&module.header, f, &[]);
        (0..VALIDITY_INPUTS).find_map(|n| {
            let input = generator.input(config.seed, n);
            undefined_source(&program, f.global, &input, config.steps)
        })
    })
}
