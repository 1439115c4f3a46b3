//! Pipelines under test: the order of many passes, and the manager that runs them.
//!
//! Checks of single passes cannot see what one pass leaves to the next, nor what options, assembly, phases, threads,
//! tokens, numbers and caches do to a pipeline. So the whole is run a second time in the plainest way: one execution
//! after the other, each with analyses that are computed for it alone ([`expect`]). What the pass manager makes of the
//! same pipeline must be the same text with the same executions and counters, whatever the number of threads ([`check`]);
//! where it is not, the shortest piece of the pipeline that shows it names pass, function and execution ([`locate`]).
//! Which entries a switch takes out of a level's list is written a second time, too ([`gates`]).
//!
//! [`draw`] makes pipelines of anything that is built, in any order; [`sequence`] judges each entry of a pipeline, by both
//! forms and all oracles, on what the entries before have left.

pub mod check;
mod components;
pub mod draw;
pub mod expect;
pub mod gates;
#[cfg(feature = "defects")]
pub mod hunt;
pub mod locate;
mod loops;
pub mod sequence;

use crate::files::quoted;
use crate::formats;
use crate::judge::Judging;
use std::fmt;
use tandem_ir::Module;
use tandem_optimized::compile::{ExtensionTexts, Pipeline, Request};
use tandem_optimized::defects::Defects;
use tandem_optimized::driver::selection::Selected;
use tandem_optimized::options::Options;
use tandem_optimized::options::command::Settings;
use tandem_optimized::pipeline::assemble::Composition;
use tandem_optimized::pipeline::level::Level;
use tandem_optimized::pipeline::views;

/// What names a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// A level.
    Level(Level),
    /// A text.
    Text(String),
}

/// A pipeline with what it is run under.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The pipeline.
    pub named: Named,
    /// Knobs of passes, as `-opt` takes them.
    pub knobs: Vec<String>,
    /// Seeded defects; none in a build without them.
    pub defects: Defects,
}

impl Subject {
    /// A pipeline without knobs.
    pub fn new(named: Named) -> Subject {
        Subject {
            named,
            knobs: Vec::new(),
            defects: Defects::default(),
        }
    }

    /// The pipeline as the compiler puts it together.
    ///
    /// # Errors
    /// One line: a text is no pipeline, or a knob is none.
    pub fn pipeline(&self) -> Result<Pipeline, String> {
        self.with(&[])
    }

    /// The pipeline with more options.
    ///
    /// # Errors
    /// As [`Self::pipeline`].
    pub fn with(&self, more: &[String]) -> Result<Pipeline, String> {
        let mut settings = Settings {
            defects: self.defects.clone(),
            ..Settings::default()
        };
        for text in self.knobs.iter().chain(more).filter(|t| !t.is_empty()) {
            settings.read(text, false).map_err(|e| e.to_string())?;
        }
        let (selected, passes) = match &self.named {
            Named::Level(level) => (Selected::Level(*level), ""),
            Named::Text(text) => (Selected::Passes, text.as_str()),
        };
        let request = Request {
            selected,
            passes,
            settings: &settings,
            composition: Composition::Tandem,
            extensions: ExtensionTexts::default(),
        };
        Pipeline::new(&request).map_err(|e| e.to_string())
    }

    /// The knobs as the harness itself reads them, without the compiler's option structure.
    ///
    /// # Errors
    /// One line: a knob is none.
    pub fn options(&self) -> Result<Options, String> {
        let mut options = Options::default();
        options.apply_all(&self.knobs).map_err(|e| e.to_string())?;
        Ok(options)
    }
}

/// Which pipelines are judged where programs are made: one, or for each program one of its own.
#[derive(Clone, Debug)]
pub enum Judged {
    /// This one.
    One(Subject),
    /// What is drawn for a program ([`draw`]): a function of the program, so that its text says it again.
    Drawn,
}

impl Judged {
    /// The pipeline of a program.
    pub fn of(&self, module: &Module) -> Subject {
        match self {
            Judged::One(subject) => subject.clone(),
            Judged::Drawn => draw::draw(module, draw::seed_of(module)),
        }
    }
}

impl Subject {
    /// The command that judges the pipeline on a file, as `judging` does.
    pub fn reproduce(&self, judging: &Judging, file: &str) -> String {
        let named = match &self.named {
            Named::Level(level) => format!("--level={} --skip-unbuilt", level.name()),
            Named::Text(text) => quoted(&format!("--passes={text}")),
        };
        let (seed, inputs) = (judging.config.seed, judging.config.inputs);
        let knobs = self.knobs.iter().filter(|k| !k.is_empty());
        let knobs: String = knobs.map(|k| format!(" -opt '{k}'")).collect();
        format!("tandem check {named} --seed {seed} --inputs {inputs}{knobs} '{file}'")
    }
}

/// The passes of a pipeline that are not built, of which a verdict on the others says nothing.
#[derive(Clone, Default, Debug)]
pub struct Unjudged {
    /// What messages call the pipeline.
    pub pipeline: String,
    /// By name, in order of the first entry.
    pub names: Vec<String>,
}

impl Unjudged {
    /// Those of a pipeline, if doing without them was asked for.
    ///
    /// # Errors
    /// The pipeline is none; or it needs passes that are not built, and doing without them was not asked for or would leave
    /// nothing.
    pub fn of(subject: &Subject, skip: bool) -> Result<Unjudged, String> {
        let pipeline = subject.pipeline().map_err(|e| format!("error: {e}"))?;
        let plan = pipeline.plan(false);
        let nothing_left = !plan.has_passes() && !pipeline.of_level;
        if !plan.unbuilt.is_empty() && (!skip || nothing_left) {
            return Err(views::refusal(
                "tandem",
                &pipeline.name,
                pipeline.of_level,
                &plan,
            ));
        }
        Ok(Unjudged {
            pipeline: pipeline.name,
            names: plan.unbuilt.into_iter().map(|u| u.name).collect(),
        })
    }

    /// What is said about them; `None` if there are none.
    pub fn line(&self) -> Option<String> {
        let (count, names) = (self.names.len(), self.names.join(", "));
        (count > 0).then(|| {
            let level = &self.pipeline;
            format!("note: {count} passes of {level} are not built and were not judged: {names}")
        })
    }

    /// The same in the forms for other programs, where everything stands at a file.
    pub fn case(&self, file: &str) -> Option<formats::Case> {
        Some(formats::Case {
            suite: "pipeline".into(),
            name: self.pipeline.clone(),
            verdict: "not-built".into(),
            findings: vec![formats::Finding {
                level: formats::Level::Note,
                rule: "not-built".into(),
                file: file.into(),
                place: None,
                function: String::new(),
                message: self.line()?,
                detail: Vec::new(),
            }],
        })
    }
}

/// As the compiler's command line names it.
impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.named {
            Named::Level(level) => {
                let name = level.name();
                match name.strip_prefix("Ofc") {
                    Some(fast) => write!(f, "-Ofc={fast} --skip-unbuilt")?,
                    None => write!(f, "-{name} --skip-unbuilt")?,
                }
            }
            Named::Text(text) => write!(f, "'--passes={text}'")?,
        }
        for k in self.knobs.iter().filter(|k| !k.is_empty()) {
            write!(f, " -opt '{k}'")?;
        }
        Ok(())
    }
}
