//! Judging a module in process: both forms of each pass, all checks, no files and no printing.
//!
//! `tandem check` is a shell over this; the fuzz loop, the reducer's predicates, the
//! seeded defects and triage ask the same question many times a second and get the
//! same answer that a user gets from the command.

pub mod launch;
pub mod modules;

use crate::registry::{self, UnknownPass};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use tandem_ir::{Function, Module};
use tandem_optimized::options::Options;
use tandem_oracle::freerun::{Config, Judge, Parts};
use tandem_oracle::lockstep::{LockstepLimits, panic_text};
use tandem_oracle::tv::validate::Settings;
use tandem_oracle::verdict::Finding;

/// What is judged, and how hard.
#[derive(Clone, Debug, Default)]
pub struct Judging {
    /// Knobs of the production form.
    pub options: Options,
    /// The passes by name; empty: every pass that exists in both forms.
    pub passes: Vec<String>,
    /// How hard to look.
    pub config: Config,
    /// Judge only the function of this name.
    pub function: Option<String>,
    /// The texts that `options` was read from, for the command that repeats a finding.
    pub knobs: Vec<String>,
}

impl Judging {
    /// Cheap enough for hundreds of programs per second: few inputs, no validator, tight limits. What it
    /// does not find on one program it finds on the next.
    pub fn fuzz() -> Judging {
        Judging {
            config: Config {
                inputs: 8,
                steps: 20_000,
                parts: Parts {
                    reference_one_in: 4,
                    ..Parts::default()
                },
                time: Duration::from_secs(10),
                // Steps say that a pass does not end; time would say that the machine is busy.
                lockstep: LockstepLimits {
                    steps: 3_000,
                    time: Duration::from_secs(3600),
                },
                validator: None,
                fact_inputs: 4,
                ..Config::default()
            },
            ..Judging::default()
        }
    }

    /// As `tandem check` looks by default: many inputs, and the validator for every open step and every
    /// changed function.
    pub fn thorough() -> Judging {
        Judging {
            config: Config {
                inputs: 48,
                time: Duration::from_secs(20),
                validator: Judging::validator(5),
                ..Config::default()
            },
            ..Judging::default()
        }
    }

    /// The validator's settings for so many seconds; none for 0.
    pub fn validator(seconds: u64) -> Option<Settings> {
        (seconds > 0).then(|| Settings {
            time_limit: Some(Duration::from_secs(seconds)),
            query_ms: seconds * 1000,
            ..Settings::default()
        })
    }

    /// The same, for one pass only.
    pub fn of_pass(self, pass: &str) -> Judging {
        Judging {
            passes: vec![pass.into()],
            ..self
        }
    }

    /// The command that repeats a finding in one function of a file.
    pub fn reproduce(&self, pass: &str, function: Option<&str>, file: &str) -> String {
        let function = function.map_or_else(String::new, |f| format!(" --function '{f}'"));
        let knobs: String = self.knobs.iter().map(|o| format!(" -opt '{o}'")).collect();
        let (seed, inputs) = (self.config.seed, self.config.inputs);
        format!(
            "tandem check --pass {pass}{function} --seed {seed} --inputs {inputs}{knobs} '{file}'"
        )
    }
}

/// Why nothing could be judged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// No such pass.
    #[error(transparent)]
    UnknownPass(#[from] UnknownPass),
    /// The judge itself panicked: a mistake of ours that must not be taken for the pass's.
    #[error("internal error of the judge: {0}")]
    Judge(String),
}

/// A pass on functions in both its forms.
pub type Forms = registry::Forms<Function>;

/// The named passes on functions in both forms, in order of the table; without names all of them. Those on modules are
/// passed over ([`modules::forms`]).
///
/// # Errors
/// A name that is unknown.
pub fn forms(options: &Options, names: &[String]) -> Result<Vec<Forms>, Error> {
    Ok(registry::chosen(options, names)?)
}

/// Judges a module by every chosen pass, those on functions first: one report per pass, in order of the table. `name` is
/// what the reports call the module. Never panics, whatever the passes do.
///
/// # Errors
/// See [`Error`].
pub fn module(judging: &Judging, module: &Module, name: &str) -> Result<Vec<FileReport>, Error> {
    let forms = forms(&judging.options, &judging.passes)?;
    let whole = modules::forms(&judging.options, &judging.passes)?;
    let judged = catch_unwind(AssertUnwindSafe(|| {
        let by_pass = forms.iter().map(|f| by_pass(judging, f, module, name).0);
        // A single function is none of theirs.
        let whole = whole.iter().filter(|_| judging.function.is_none());
        let by_module_pass = whole.map(|f| modules::by_pass(judging, f, module, name).0);
        by_pass.chain(by_module_pass).collect()
    }));
    judged.map_err(|p| Error::Judge(panic_text(&*p)))
}

/// A body that a pass changed: its number and what production made of it.
pub type Changed = (usize, Function);

/// Judges every body of a module by one pass; also what production made of the bodies that it changed.
pub fn by_pass(
    judging: &Judging,
    forms: &Forms,
    module: &Module,
    name: &str,
) -> (FileReport, Vec<Changed>) {
    let started = Instant::now();
    let judge = Judge {
        production: &*forms.production,
        reference: &*forms.reference,
        config: judging.config.clone(),
    };
    let mut report = FileReport::new(name, forms.id.name);
    let mut changed = Vec::new();
    for (n, body) in module.bodies.iter().enumerate() {
        let function = module.header.global_name(body.global);
        if judging.function.as_deref().is_some_and(|f| f != function) {
            continue;
        }
        let (r, output) = judge.function(module, n);
        changed.extend(output.filter(|_| r.steps > 0).map(|o| (n, o)));
        let reproduce = judging.reproduce(forms.id.name, Some(function), name);
        report.add(&r, &reproduce);
    }
    report.kinds.retain(|_, n| *n > 0);
    report.milliseconds = started.elapsed().as_millis() as u64;
    (report, changed)
}

/// The findings of some reports, in their order; each carries its signature.
pub fn found(reports: &[FileReport]) -> Vec<FindingReport> {
    let all = reports.iter().flat_map(|r| &r.findings);
    all.cloned().collect()
}

/// The findings on a module; empty if all is well.
///
/// # Errors
/// See [`Error`].
pub fn findings(judging: &Judging, m: &Module, name: &str) -> Result<Vec<FindingReport>, Error> {
    Ok(found(&module(judging, m, name)?))
}

/// The one finding that is the bug ([`Signature::primary`]), of the first pass that has any.
pub fn primary(reports: &[FileReport]) -> Option<&FindingReport> {
    let r = reports.iter().find(|r| !r.findings.is_empty())?;
    let plain: Vec<Finding> = r.findings.iter().map(FindingReport::finding).collect();
    let chosen = Signature::primary(&plain)?;
    let n = plain.iter().position(|f| std::ptr::eq(f, chosen))?;
    r.findings.get(n)
}
