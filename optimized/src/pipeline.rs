//! Pipelines: which passes run, in which order, on what.
//!
//! ```text
//!   level or text ─→ lists, assemble / text ─→ tree of Element ─→ plan: what of it can run ─→ pass manager
//!                                                   └→ parse: a flat list of Step, for harness and judge
//! ```
//!
//! The compiler's side works on trees: [`registry`] has every name that pipelines know, built or not; [`text`] reads
//! and prints texts; [`lists`] and [`mod@assemble`] are the pipelines of levels; [`plan`] is what of a tree can run;
//! [`views`] show it. The harness takes a list of built passes ([`Step`]): its reader takes each element between commas
//! as the compiler would take it alone, and refuses what is not built, which the compiler leaves out with a warning if
//! it is told to.
//!
//! **Invariant:** a printed list reads as the same list: `parse(print(s)) == s`. What stands in brackets behind a name
//! is checked against the pass's row in the table ([`tandem_ir::passes`]); there is no second list of parameters.

pub mod assemble;
pub mod codegen;
pub mod entries;
pub mod json;
pub mod level;
pub mod lists;
pub mod llvm_names;
pub mod params;
pub mod plan;
pub mod registry;
pub mod text;
pub mod views;

use crate::options::command::Settings;
use crate::options::nvvm::NVVMPassOptions;
use assemble::{Composition, Extensions, assemble};
use level::Level;
use registry::{Scope, VERIFY, resolve};
use std::fmt;
use tandem_ir::diag::caret;
use tandem_ir::passes::{Params, PassId, Unit, lookup};
use text::{Element, Instance, TextError};

/// One step of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A pass.
    Pass {
        /// The pass.
        id: &'static PassId,
        /// What stands in brackets behind its name, and the defaults of what does not.
        params: Params,
    },
    /// `verify`
    Verify,
}

impl Step {
    /// A pass with every parameter at its default.
    pub fn pass(id: &'static PassId) -> Step {
        let params = Params::new(id);
        Step::Pass { id, params }
    }

    /// A pass as a text that [`parse`] reads, without parameters that are at their defaults; `None` for what is no pass.
    pub fn spelled(&self) -> Option<String> {
        match self {
            Step::Pass { params, .. } => Some(params.spelled()),
            Step::Verify => None,
        }
    }
    /// Its name in pipeline texts, without parameters.
    pub fn name(&self) -> &'static str {
        match self {
            Step::Pass { id, .. } => id.name,
            Step::Verify => VERIFY,
        }
    }
}

/// As a pipeline text has it, with parameters.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Pass { id, params } => write!(f, "{}{params}", id.name),
            Step::Verify => f.write_str(VERIFY),
        }
    }
}

/// Why a text is no list of steps, with the place in it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what}{}", caret(.text, *.at))]
pub struct PipelineError {
    /// What is wrong.
    pub what: PipelineMistake,
    /// The whole text.
    pub text: String,
    /// Byte of the text at which the element in question begins.
    pub at: usize,
}

/// What can be wrong with an element of a list of steps.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PipelineMistake {
    /// It is no pipeline.
    #[error("{0}")]
    Text(#[from] TextError),
    /// It cannot run.
    #[error("pass '{0}' is known but not built in this version")]
    NotBuilt(String),
    /// It runs on PTX alone.
    #[error("pass '{0}' works on machine functions: give it files in PTX")]
    OnMachine(String),
    /// It changes nothing, and so is no step.
    #[error("'{0}' is about an analysis, and no pass")]
    Analysis(String),
}

/// Reads a list of built passes: pipelines between commas, each read for itself as the compiler reads it. So a pass on the
/// module may stand behind one on functions without a manager around either, which the compiler refuses.
///
/// # Errors
/// The first element that is no pipeline, or has something in it that cannot run.
pub fn parse(text: &str) -> Result<Vec<Step>, PipelineError> {
    let mut steps = Vec::new();
    for part in parts(text) {
        let word = &text[part.clone()];
        let at = part.start + (word.len() - word.trim_start().len());
        let error = |what| PipelineError {
            what,
            text: text.into(),
            at,
        };
        let word = word.trim();
        let elements = match word {
            // Alone it is the empty pipeline, among others a mistake.
            "" => Err((text::unknown("pass name", word), 0)),
            word => text::parse_in_place(word, &expansion),
        };
        let elements = elements.map_err(|(e, inside)| PipelineError {
            at: at + inside,
            ..error(e.into())
        })?;
        let mut open: Vec<&Element> = elements.iter().rev().collect();
        while let Some(next) = open.pop() {
            match next {
                Element::Group(_, inside) => open.extend(inside.iter().rev()),
                Element::Pass(p) => steps.push(step(p).map_err(error)?),
                Element::Analysis(..) => {
                    return Err(error(PipelineMistake::Analysis(next.to_string())));
                }
            }
        }
    }
    Ok(steps)
}

/// A level as the compiler puts it together without options.
fn expansion(level: Level) -> Vec<Element> {
    let (options, _) = NVVMPassOptions::new(level, &Settings::default());
    let nothing = Extensions::default();
    let assembled = assemble(&options, Composition::Tandem, &nothing);
    // Without options no text of parameters can be wrong.
    assembled.map_or_else(|_| Vec::new(), |a| a.elements)
}

fn step(p: &Instance) -> Result<Step, PipelineMistake> {
    if p.pass.name == VERIFY {
        return Ok(Step::Verify);
    }
    match plan::params_of(p) {
        Some((id, params)) => Ok(Step::Pass { id, params }),
        None if lookup(p.pass.name).is_some_and(|id| id.on_machine()) => {
            Err(PipelineMistake::OnMachine(p.pass.name.into()))
        }
        None => Err(PipelineMistake::NotBuilt(p.pass.name.into())),
    }
}

/// The parts of a text between commas outside parentheses. What does not match is for the reader of a part to tell.
fn parts(text: &str) -> Vec<std::ops::Range<usize>> {
    let (mut depth, mut start, mut all) = (0usize, 0, Vec::new());
    for (at, c) in text.bytes().enumerate() {
        match c {
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                all.push(start..at);
                start = at + 1;
            }
            _ => {}
        }
    }
    all.push(start..text.len());
    all
}

/// The steps of a pipeline as a text that [`parse`] reads.
pub fn print(steps: &[Step]) -> String {
    let words: Vec<String> = steps.iter().map(Step::to_string).collect();
    words.join(",")
}

/// True if a pass of this name stands in managers of loops.
pub fn is_on_loops(name: &str) -> bool {
    resolve(name).is_some_and(|r| matches!(r.scope, Scope::Loop | Scope::LoopMssa))
}

/// What runs before a pass of this name, without being named: what brings loops into the form that passes on loops ask for.
pub fn implied_by(name: &str) -> Vec<Params> {
    match is_on_loops(name) {
        true => plan::canonical_loops().into(),
        false => Vec::new(),
    }
}

/// Passes as a text in which the compiler gives executions the numbers that steps have: function passes that stand together
/// are in one manager, where the text alone would not say so.
pub fn grouped(passes: &[String]) -> String {
    let on_functions = |p: &String| {
        let name = p.split('<').next().unwrap_or(p);
        name == VERIFY || lookup(name).is_some_and(|id| id.unit == Unit::Function)
    };
    let on_loops = |p: &String| is_on_loops(p.split('<').next().unwrap_or(p));
    if passes.iter().all(on_functions) {
        let text = passes.join(",");
        // A text that begins with a pass on loops is about loops.
        return match passes.first().is_some_and(on_loops) {
            true => format!("function({text})"),
            false => text,
        };
    }
    let mut words: Vec<String> = Vec::new();
    for group in passes.chunk_by(|a, b| on_functions(a) && on_functions(b)) {
        let text = group.join(",");
        // The first element of a text says what all of it is about.
        let alone = group.len() == 1 && (!words.is_empty() || !on_functions(&group[0]));
        words.push(if alone {
            text
        } else {
            format!("function({text})")
        });
    }
    words.join(",")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::passes::{GLOBALOPT, INTERNALIZE, JUMP_THREADING};

    #[test]
    fn pipelines_parse_as_opt_writes_them() {
        let jt = || Step::pass(&JUMP_THREADING);
        assert_eq!(parse("jump-threading").unwrap(), [jt()]);
        assert_eq!(
            parse("function(jump-threading),verify").unwrap(),
            [jt(), Step::Verify]
        );
        assert_eq!(
            parse("module(function(jump-threading,jump-threading))").unwrap(),
            [jt(), jt()]
        );
    }

    #[test]
    fn parameters_are_read_against_the_table_and_printed_again() {
        let text = "module(internalize<preserve-gv=f;preserve-gv=g>,globalopt),verify";
        let steps = parse(text).unwrap();
        let Step::Pass { id, params } = &steps[0] else {
            panic!("{steps:?}");
        };
        assert_eq!(*id, &INTERNALIZE);
        assert_eq!(params.names("preserve-gv"), ["f".into(), "g".into()]);
        assert_eq!(steps[1], Step::pass(&GLOBALOPT));
        let printed = print(&steps);
        assert_eq!(
            printed,
            "internalize<preserve-gv=f;preserve-gv=g>,globalopt,verify"
        );
        assert_eq!(parse(&printed).unwrap(), steps);
        // What LLVM prints of a pass with no parameter has no brackets.
        assert!(parse("internalize<>").is_err());
        assert_eq!(parse("internalize").unwrap(), [Step::pass(&INTERNALIZE)]);
    }

    #[test]
    fn passes_are_grouped_so_that_the_compiler_counts_as_steps_do() {
        for (passes, text) in [
            ("dce,jump-threading", "dce,jump-threading"),
            (
                "globaldce,jump-threading,globalopt",
                "globaldce,jump-threading,globalopt",
            ),
            (
                "jump-threading,globaldce",
                "function(jump-threading),globaldce",
            ),
            ("globaldce,dce,dce", "globaldce,function(dce,dce)"),
        ] {
            let names: Vec<String> = passes.split(',').map(Into::into).collect();
            assert_eq!(grouped(&names), text);
            let elements = text::parse(text, &|_| Vec::new()).unwrap();
            let plan = plan::Plan::new(&elements, 0);
            assert_eq!(
                plan.groups,
                plan::Plan::of_steps(&parse(passes).unwrap()).groups
            );
        }
    }

    #[test]
    fn bad_pipelines_are_refused_in_their_place() {
        for (bad, at, words) in [
            ("", 0, "unknown pass name ''"),
            ("jump-threading,", 15, "unknown pass name ''"),
            ("jumpthreading", 0, "did you mean 'jump-threading'"),
            ("verify,jump-threding", 7, "did you mean 'jump-threading'"),
            ("verify, jump-thraeding", 8, "did you mean 'jump-threading'"),
            ("verfy", 0, "did you mean 'verify'"),
            ("function(jump-threading", 23, "invalid pipeline"),
            ("jump-threading)", 15, "invalid pipeline"),
            ("function(verify)x", 16, "invalid pipeline"),
            ("foo(verify)", 0, "unknown pipeline name 'foo'"),
            ("function(globalopt)", 9, "it is a module pass"),
            ("jump-threading<", 0, "unknown pass name"),
            ("jump-threading<x>", 0, "unknown pass name"),
            (
                "verify,internalize<preserve-gv=a;perserve-gv=b>",
                33,
                "invalid Internalize pass parameter 'perserve-gv=b'",
            ),
            (
                "dce,sroa",
                4,
                "pass 'sroa' is known but not built in this version",
            ),
            ("dce,nvopt<O2>", 4, "is known but not built in this version"),
            (
                "dce,require<domtree>",
                4,
                "'require<domtree>' is about an analysis",
            ),
        ] {
            let e = parse(bad).unwrap_err();
            assert!(e.at == at && e.to_string().contains(words), "{bad}: {e:?}");
        }
        let e = parse("verify,jump-threding").unwrap_err().to_string();
        assert_eq!(
            e,
            "unknown pass name 'jump-threding'; did you mean 'jump-threading'?\n    verify,jump-threding\n           ^"
        );
        let deep = "module(".repeat(17) + "verify" + &")".repeat(17);
        let e = parse(&deep).unwrap_err().what;
        assert!(
            matches!(e, PipelineMistake::Text(TextError::Depth(_))),
            "{e:?}"
        );
    }
}
