//! Pipelines: which passes run, in which order, on what.
//!
//! The compiler's side: [`registry`] has every name, [`text`] reads and prints texts as trees, [`lists`] and [`assemble`] are
//! the pipelines of levels, [`plan`] is what of a tree can run, [`views`] show it. The harness takes a list of built passes
//! ([`Step`]), as `jump-threading,verify`, with `function(…)` and `module(…)` around groups and parameters in angle brackets.

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

use std::fmt;
use tandem_ir::diag::{caret, nearest};
use tandem_ir::passes::{PASSES, ParamError, Params, PassId, Unit, lookup};

/// One step of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A pass.
    Pass {
        /// Which.
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

const VERIFY: &str = "verify";

/// Why a pipeline text was refused, with the place in it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what}{}", caret(.text, *.at))]
pub struct PipelineError {
    /// What is wrong.
    pub what: PipelineMistake,
    /// The whole text.
    pub text: String,
    /// Byte of the text at which it is.
    pub at: usize,
}

/// What can be wrong with a pipeline text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PipelineMistake {
    /// No such pass.
    #[error("unknown pass '{name}'{}", .nearest.map_or_else(String::new, |n| format!("; did you mean '{n}'?")))]
    Unknown {
        /// As written.
        name: String,
        /// The nearest known name.
        nearest: Option<&'static str>,
    },
    /// Parentheses or brackets that do not match.
    #[error("unbalanced parentheses or brackets in pass pipeline")]
    Parentheses,
    /// More parentheses inside each other than are read.
    #[error("parentheses nest more than {MAX_DEPTH} deep in pass pipeline")]
    Depth,
    /// Nothing between two commas.
    #[error("empty pass name in pipeline")]
    Empty,
    /// What stands in brackets.
    #[error("{0}")]
    Param(ParamError),
    /// A module pass inside `function(…)`.
    #[error("'{0}' is a module pass and cannot stand inside 'function(…)'")]
    Unit(&'static str),
}

/// Deepest nesting of parentheses.
const MAX_DEPTH: usize = 16;

/// Reads a pipeline.
///
/// # Errors
/// The first thing that is no pass name, no parameter of its pass, or ill-formed.
pub fn parse(text: &str) -> Result<Vec<Step>, PipelineError> {
    let mut reader = Reader {
        text,
        steps: Vec::new(),
    };
    reader.group(0..text.len(), false, 0)?;
    Ok(reader.steps)
}

/// The steps of a pipeline as a text that [`parse`] reads.
pub fn print(steps: &[Step]) -> String {
    let words: Vec<String> = steps.iter().map(Step::to_string).collect();
    words.join(",")
}

/// Passes as a text in which the compiler gives executions the numbers that steps have: function passes that stand together
/// are in one manager, where the text alone would not say so.
pub fn grouped(passes: &[String]) -> String {
    let on_functions = |p: &String| {
        let name = p.split('<').next().unwrap_or(p);
        lookup(name).is_none_or(|id| id.unit == Unit::Function)
    };
    if passes.iter().all(on_functions) {
        return passes.join(",");
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

type Range = std::ops::Range<usize>;

struct Reader<'a> {
    text: &'a str,
    steps: Vec<Step>,
}

impl Reader<'_> {
    fn error(&self, at: usize, what: PipelineMistake) -> PipelineError {
        PipelineError {
            what,
            text: self.text.into(),
            at,
        }
    }

    /// The elements between commas of a part of the text.
    fn group(&mut self, part: Range, in_function: bool, depth: usize) -> Result<(), PipelineError> {
        if depth > MAX_DEPTH {
            return Err(self.error(part.start, PipelineMistake::Depth));
        }
        for item in self.split(part)? {
            let item = self.trim(item);
            let word = &self.text[item.clone()];
            if word.is_empty() {
                return Err(self.error(item.start, PipelineMistake::Empty));
            }
            match word.find('(') {
                Some(n) => self.manager(item, n, in_function, depth)?,
                None => self.element(item, in_function)?,
            }
        }
        Ok(())
    }

    /// `function(…)` or `module(…)`, the parenthesis being its byte `n`.
    fn manager(
        &mut self,
        item: Range,
        n: usize,
        in_function: bool,
        depth: usize,
    ) -> Result<(), PipelineError> {
        let word = &self.text[item.clone()];
        if !word.ends_with(')') {
            return Err(self.error(item.start + n, PipelineMistake::Parentheses));
        }
        let in_function = match &word[..n] {
            "function" => true,
            "module" if !in_function => false,
            "module" => return Err(self.error(item.start, PipelineMistake::Unit("module"))),
            other => return Err(self.error(item.start, unknown(other))),
        };
        self.group(item.start + n + 1..item.end - 1, in_function, depth + 1)
    }

    /// A pass or `verify`.
    fn element(&mut self, item: Range, in_function: bool) -> Result<(), PipelineError> {
        let word = &self.text[item.clone()];
        let (name, params) = match word.split_once('<') {
            Some((name, rest)) => (name, Some(rest)),
            None => (word, None),
        };
        if name == VERIFY && params.is_none() {
            self.steps.push(Step::Verify);
            return Ok(());
        }
        let id = lookup(name).ok_or_else(|| self.error(item.start, unknown(name)))?;
        if in_function && id.unit == Unit::Module {
            return Err(self.error(item.start, PipelineMistake::Unit(id.name)));
        }
        let params = match params {
            None => Params::new(id),
            Some(rest) => {
                let open = item.start + name.len();
                let inside = rest.strip_suffix('>').filter(|t| !t.contains(['<', '>']));
                let inside =
                    inside.ok_or_else(|| self.error(open, PipelineMistake::Parentheses))?;
                Params::parse(id, inside)
                    .map_err(|e| self.error(open + 1 + e.at, PipelineMistake::Param(e)))?
            }
        };
        self.steps.push(Step::Pass { id, params });
        Ok(())
    }

    /// Splits a part of the text at commas outside parentheses.
    fn split(&self, part: Range) -> Result<Vec<Range>, PipelineError> {
        let mut open: Vec<usize> = Vec::new();
        let (mut start, mut parts) = (part.start, Vec::new());
        for (i, c) in self.text[part.clone()].char_indices() {
            let i = part.start + i;
            match c {
                '(' => open.push(i),
                ')' if open.pop().is_none() => {
                    return Err(self.error(i, PipelineMistake::Parentheses));
                }
                ',' if open.is_empty() => {
                    parts.push(start..i);
                    start = i + 1;
                }
                _ => {}
            }
        }
        if let Some(&at) = open.first() {
            return Err(self.error(at, PipelineMistake::Parentheses));
        }
        parts.push(start..part.end);
        Ok(parts)
    }

    fn trim(&self, part: Range) -> Range {
        let word = &self.text[part.clone()];
        let from = part.start + (word.len() - word.trim_start().len());
        from..from + word.trim().len()
    }
}

fn unknown(name: &str) -> PipelineMistake {
    let names = PASSES
        .iter()
        .map(|p| p.name)
        .chain([VERIFY, "function", "module"]);
    PipelineMistake::Unknown {
        name: name.into(),
        nearest: nearest(name, names),
    }
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
        assert_eq!(parse("internalize<>").unwrap(), [Step::pass(&INTERNALIZE)]);
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
            ("", 0, "empty pass name"),
            ("jump-threading,", 15, "empty pass name"),
            ("jumpthreading", 0, "did you mean 'jump-threading'"),
            ("verify,jump-threding", 7, "did you mean 'jump-threading'"),
            ("verify, jump-thraeding", 8, "did you mean 'jump-threading'"),
            ("verfy", 0, "did you mean 'verify'"),
            ("function(jump-threading", 8, "unbalanced"),
            ("jump-threading)", 14, "unbalanced"),
            ("function(verify)x", 8, "unbalanced"),
            ("foo(verify)", 0, "unknown pass 'foo'"),
            ("funktion(verify)", 0, "did you mean 'function'"),
            ("function(globalopt)", 9, "'globalopt' is a module pass"),
            ("function(module(verify))", 9, "'module' is a module pass"),
            ("jump-threading<", 14, "unbalanced"),
            ("jump-threading<x", 14, "unbalanced"),
            ("internalize<a<b>>", 11, "unbalanced"),
            ("jump-threading<x>", 15, "takes no parameters"),
            ("verify<x>", 0, "unknown pass 'verify'"),
            (
                "verify,internalize<preserve-gv=a;perserve-gv=b>",
                33,
                "did you mean 'preserve-gv'",
            ),
        ] {
            let e = parse(bad).unwrap_err();
            assert!(e.at == at && e.to_string().contains(words), "{bad}: {e:?}");
        }
        let e = parse("verify,jump-threding").unwrap_err().to_string();
        assert_eq!(
            e,
            "unknown pass 'jump-threding'; did you mean 'jump-threading'?\n    verify,jump-threding\n           ^"
        );
        let deep = "module(".repeat(17) + "verify" + &")".repeat(17);
        assert_eq!(parse(&deep).unwrap_err().what, PipelineMistake::Depth);
    }
}
