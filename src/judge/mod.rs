//! Judging a module in process: both forms of each pass, all checks, no files and no printing.
//!
//! `tandem check` is a shell over this; the fuzz loop, the reducer's predicates, the
//! seeded defects and triage ask the same question many times a second and get the
//! same answer that a user gets from the command.

pub mod launch;
pub mod target;

use crate::registry::{self, Registered, UnknownPass};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::{Function, Module};
use tandem_optimized::options::Options;
use tandem_oracle::freerun::{Config, Judge, Parts};
use tandem_oracle::lockstep::{LockstepLimits, panic_text};
use tandem_oracle::tv::validate::Settings;
use tandem_oracle::verdict::Finding;

/// Resource units of the solver (Z3's `rlimit`) for one question to the validator, unless something else is asked for.
pub const SMT_RLIMIT: u64 = 12_000_000;

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
                total_steps: 100_000_000,
                lockstep: LockstepLimits {
                    steps: 3_000,
                    ..LockstepLimits::default()
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
                validator: Judging::validator(SMT_RLIMIT),
                ..Config::default()
            },
            ..Judging::default()
        }
    }

    /// The validator's settings for so many resource units of the solver per question; none for 0.
    pub fn validator(units: u64) -> Option<Settings> {
        (units > 0).then(|| Settings {
            units,
            query_units: units,
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

/// A pass in both its forms; on functions unless something else is said.
pub type Forms<U = Function> = registry::Forms<U>;

/// The named passes on one kind of unit in both forms, in order of the table; without names all of them. Those on other
/// units are passed over.
///
/// # Errors
/// A name that is unknown.
pub fn forms<U: Registered>(options: &Options, names: &[String]) -> Result<Vec<Forms<U>>, Error> {
    Ok(registry::chosen(options, names)?)
}

/// Judges a module by every chosen pass, those on functions first: one report per pass, in order of the table. `name` is
/// what the reports call the module. Never panics, whatever the passes do.
///
/// # Errors
/// See [`Error`].
pub fn module(judging: &Judging, module: &Module, name: &str) -> Result<Vec<FileReport>, Error> {
    let on_functions = forms::<Function>(&judging.options, &judging.passes)?;
    let on_modules = forms::<Module>(&judging.options, &judging.passes)?;
    let judged = catch_unwind(AssertUnwindSafe(|| {
        let functions = on_functions.iter();
        let functions = functions.map(|f| by_pass(judging, f, module, name).0);
        // A single function is none of theirs.
        let modules = on_modules.iter().filter(|_| judging.function.is_none());
        let modules = modules.map(|f| by_pass(judging, f, module, name).0);
        functions.chain(modules).collect()
    }));
    judged.map_err(|p| Error::Judge(panic_text(&*p)))
}

/// A body that a pass changed: its number and what production made of it.
pub type Changed = (usize, Function);

/// A kind of unit that is found in modules.
pub trait InModule: Registered {
    /// What production changed in a module.
    type Changed;
    /// Judges every unit of a module, as far as they are asked for, and adds what is found to the report of the file.
    fn judge_all(
        judge: &Judge<'_, Self>,
        judging: &Judging,
        module: &Module,
        report: &mut FileReport,
    ) -> Self::Changed;
}

impl InModule for Function {
    type Changed = Vec<Changed>;

    fn judge_all(
        judge: &Judge<'_, Function>,
        judging: &Judging,
        module: &Module,
        report: &mut FileReport,
    ) -> Vec<Changed> {
        let mut changed = Vec::new();
        for (n, body) in module.bodies.iter().enumerate() {
            let function = module.header.global_name(body.global);
            if judging.function.as_deref().is_some_and(|f| f != function) {
                continue;
            }
            let (r, output) = judge.function(module, n);
            changed.extend(output.filter(|_| r.steps > 0).map(|o| (n, o)));
            let reproduce = judging.reproduce(report.pass, Some(function), &report.file);
            report.add(&r, &reproduce);
        }
        report.kinds.retain(|_, n| *n > 0);
        changed
    }
}

impl InModule for Module {
    type Changed = Option<Module>;

    fn judge_all(
        judge: &Judge<'_, Module>,
        judging: &Judging,
        module: &Module,
        report: &mut FileReport,
    ) -> Option<Module> {
        let context = registry::module_context(&judging.options);
        let (r, output) = judge.module(&context, module);
        let changed = output.filter(|_| r.steps > 0);
        let reproduce = judging.reproduce(report.pass, None, &report.file);
        report.add(&r, &reproduce);
        report.functions = module.bodies.len();
        if let Some(after) = &changed {
            target::count_differing(report, module, after);
        }
        changed
    }
}

/// Judges every unit of a module by one pass; also what production changed. `name` is what the report calls the module.
pub fn by_pass<U: InModule>(
    judging: &Judging,
    forms: &Forms<U>,
    module: &Module,
    name: &str,
) -> (FileReport, U::Changed) {
    let judge = Judge {
        production: &*forms.production,
        reference: &*forms.reference,
        config: judging.config.clone(),
    };
    let mut report = FileReport::new(name, forms.id.name);
    let changed = U::judge_all(&judge, judging, module, &mut report);
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
