//! Judging a module in process: both forms of each pass, all checks, no files and no printing.
//!
//! ```text
//!   Judging + module ─→ per pass (table's order; functions' before modules') ─→ units ─→ Judge ─→ findings ─→ FileReport
//!                   └→ an external subject instead of passes
//! ```
//!
//! `tandem check` is a shell over this; the fuzz loop, the reducer's predicates, the seeded defects and triage ask the
//! same question many times a second and get the same answer that a user gets from the command. How hard to look is
//! part of the question: [`Judging::fuzz`] and [`Judging::thorough`] are the two ends.
//!
//! The checks themselves are the oracle's ([`tandem_oracle::freerun`]); here is what a unit is (a function, a module, a
//! machine function, a selection), which forms are asked, and what a finding says to a user, with the command that
//! repeats it.
//!
//! **Invariant:** passes may panic: that is a finding. A panic of the judge is [`Error::Judge`], and never taken for a
//! pass's. The same module, judging and seed give the same reports: limits are counted in steps and units of the
//! solver, and the clock is a safety net only ([`Config::time`]).

pub mod codegen;
pub mod device;
mod edges;
pub mod lanes;
pub mod launch;
pub mod machine;
mod program;
pub mod selection;
pub mod target;
mod units;
mod visible;

pub use program::Program;
pub use units::{Changed, InModule, Whole};

use crate::files::quoted;
use crate::pipelines::Judged;
use crate::registry::{self, NoPass, Registered};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use crate::subjects::batch::Answer;
use crate::subjects::{External, judged};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tandem_ir::{Function, Global, Module};
use tandem_optimized::options::Options;
use tandem_oracle::freerun::{Config, Judge, Parts};
use tandem_oracle::lockstep::{LockstepLimits, panic_text};
use tandem_oracle::tv::validate::Settings;
use tandem_oracle::unit::Unit;
use tandem_oracle::verdict::Finding;

/// Resource units of the solver (Z3's `rlimit`) for one question to the validator, unless something else is asked for.
pub const SMT_RLIMIT: u64 = 12_000_000;

/// What is judged, and how hard.
#[derive(Clone, Debug, Default)]
pub struct Judging {
    /// Knobs of the production form.
    pub options: Options,
    /// The passes, each with its parameters as a pipeline spells it; empty: every pass that exists in both forms.
    pub passes: Vec<String>,
    /// How hard to look.
    pub config: Config,
    /// Judge only the function of this name.
    pub function: Option<String>,
    /// The texts that `options` was read from, for the command that repeats a finding.
    pub knobs: Vec<String>,
    /// Somebody else's compiler that is judged instead of our passes.
    pub subject: Option<Arc<External>>,
    /// What it made of the module, if it was asked before, together with others.
    pub answer: Option<Arc<Answer>>,
    /// Pipelines that are judged instead of single passes.
    pub pipelines: Option<Arc<Judged>>,
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
                budgets: 3,
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

    /// The same, for the pass of a name only: with the parameters that it is asked for with, if it is.
    pub fn of_pass(mut self, name: &str) -> Judging {
        self.passes
            .retain(|text| text.split('<').next() == Some(name));
        if self.passes.is_empty() {
            self.passes.push(name.into());
        }
        self
    }

    /// The command that repeats a finding of a pass, as a pipeline spells it, in one function of a file.
    pub fn reproduce(&self, pass: &str, function: Option<&str>, file: &str) -> String {
        let pass = match pass.contains('<') {
            true => quoted(pass),
            false => pass.to_owned(),
        };
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
    NoPass(#[from] NoPass),
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

/// What production makes of a module with some passes one after the other; `None` if it panics, or a pass is none.
pub fn produced(options: &Options, passes: &[String], module: &Module) -> Option<Module> {
    let made = catch_unwind(AssertUnwindSafe(|| {
        let mut m = module.clone();
        for forms in forms::<Function>(options, passes).ok()? {
            for n in 0..m.bodies.len() {
                let mut body = m.bodies[n].clone();
                forms.production.run(&m.header, &mut body);
                m.bodies[n] = body;
            }
        }
        for forms in forms::<Module>(options, passes).ok()? {
            let context = crate::registry::module_context_of(&forms.params, options);
            forms.production.run(&context, &mut m);
        }
        Some(m)
    }));
    made.ok().flatten()
}

/// The functions of a module that production changes, with some passes on functions one after the other, and of which the
/// reference makes something else; those on which one of them panics are among them. `None` if a pass is none on functions.
pub fn told_apart(options: &Options, passes: &[String], module: &Module) -> Option<Vec<Global>> {
    let forms = forms::<Function>(options, passes).ok()?;
    if forms.is_empty() {
        return None;
    }
    let differ = |body: &Function| {
        let (mut ours, mut mine) = (body.clone(), body.clone());
        for form in &forms {
            form.production.run(&module.header, &mut ours);
        }
        // What production leaves as it is may be a rewrite that it has missed, and is right.
        Function::difference(&module.header, body, &ours)?;
        for form in &forms {
            form.reference.run(&module.header, &mut mine);
        }
        Function::difference(&module.header, &mine, &ours)
    };
    let differ = |body: &&Function| {
        catch_unwind(AssertUnwindSafe(|| differ(body))).map_or(true, |d| d.is_some())
    };
    Some(
        module
            .bodies
            .iter()
            .filter(differ)
            .map(|f| f.global)
            .collect(),
    )
}

/// Judges a module by every chosen pass, those on functions first: one report per pass, in order of the table; or by the
/// subject, if it is not ours. `name` is what the reports call the module. Never panics, whatever the passes do.
///
/// # Errors
/// See [`Error`].
pub fn module(judging: &Judging, module: &Module, name: &str) -> Result<Vec<FileReport>, Error> {
    if let Some(subject) = &judging.subject {
        let judge = || match &judging.answer {
            Some(a) => vec![judged::judge_made(judging, subject, module, name, &a.made)],
            None => vec![judged::judge(judging, subject, module, name).0],
        };
        let judged = catch_unwind(AssertUnwindSafe(judge));
        return judged.map_err(|p| Error::Judge(panic_text(&*p)));
    }
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

/// The judge of a pass.
pub fn judge<'a, U: Registered>(judging: &Judging, forms: &'a Forms<U>) -> Judge<'a, U> {
    Judge {
        production: &*forms.production,
        reference: &*forms.reference,
        config: judging.config.clone(),
    }
}

/// Judges every unit of a module by one pass; also what production changed. `name` is what the report calls the module.
pub fn by_pass<U: InModule>(
    judging: &Judging,
    forms: &Forms<U>,
    module: &U::Whole,
    name: &str,
) -> (FileReport, Vec<Changed<U>>) {
    let judge = judge(judging, forms);
    let mut report = FileReport::new(name, forms.id.name);
    let changed = U::judge_all(&judge, (judging, &forms.params), module, &mut report);
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
