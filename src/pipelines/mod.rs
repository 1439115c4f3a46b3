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
pub mod draw;
pub mod expect;
pub mod gates;
#[cfg(feature = "defects")]
pub mod hunt;
pub mod locate;
pub mod sequence;

use std::fmt;
use tandem_optimized::compile::{ExtensionTexts, Pipeline, Request};
use tandem_optimized::defects::Defects;
use tandem_optimized::driver::selection::Selected;
use tandem_optimized::options::Options;
use tandem_optimized::options::command::Settings;
use tandem_optimized::pipeline::assemble::Composition;
use tandem_optimized::pipeline::level::Level;

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
