//! Text pipelines: `jump-threading,verify`, with `function(…)` and `module(…)` around
//! groups as `opt` writes them.

use crate::options::nearest;
use tandem_ir::passes::{PASSES, Scope};

/// One step of a pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A pass by name from the table of identities.
    Pass(&'static str),
    /// `verify`
    Verify,
}

impl Step {
    /// Its name in pipeline texts.
    pub fn name(self) -> &'static str {
        match self {
            Step::Pass(name) => name,
            Step::Verify => "verify",
        }
    }
}

/// Why a pipeline text was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PipelineError {
    /// No such pass.
    #[error("unknown pass '{name}'{}", .nearest.map_or_else(String::new, |n| format!("; did you mean '{n}'?")))]
    Unknown {
        /// As written.
        name: String,
        /// The nearest known name.
        nearest: Option<&'static str>,
    },
    /// Parentheses that do not match.
    #[error("unbalanced parentheses in pass pipeline '{0}'")]
    Parentheses(String),
    /// Nothing between two commas.
    #[error("empty pass name in pipeline '{0}'")]
    Empty(String),
    /// A module pass inside `function(…)`.
    #[error("'{0}' is a module pass and cannot stand inside 'function(…)'")]
    Scope(&'static str),
}

/// Deepest nesting of parentheses.
const MAX_DEPTH: usize = 16;

/// Reads a pipeline.
///
/// # Errors
/// The first thing that is no pass name or ill-formed.
pub fn parse(text: &str) -> Result<Vec<Step>, PipelineError> {
    let mut steps = Vec::new();
    parse_group(text, text, false, 0, &mut steps)?;
    Ok(steps)
}

fn parse_group(
    whole: &str,
    text: &str,
    in_function: bool,
    depth: usize,
    steps: &mut Vec<Step>,
) -> Result<(), PipelineError> {
    if depth > MAX_DEPTH {
        return Err(PipelineError::Parentheses(whole.into()));
    }
    for item in split_commas(text).ok_or_else(|| PipelineError::Parentheses(whole.into()))? {
        let item = item.trim();
        if item.is_empty() {
            return Err(PipelineError::Empty(whole.into()));
        }
        if let Some((head, rest)) = item.split_once('(') {
            let inner = rest
                .strip_suffix(')')
                .ok_or_else(|| PipelineError::Parentheses(whole.into()))?;
            match head {
                "function" => parse_group(whole, inner, true, depth + 1, steps)?,
                "module" => parse_group(whole, inner, false, depth + 1, steps)?,
                other => return Err(unknown(other)),
            }
        } else if item == "verify" {
            steps.push(Step::Verify);
        } else {
            let pass = tandem_ir::passes::lookup(item).ok_or_else(|| unknown(item))?;
            if in_function && pass.scope == Scope::Module {
                return Err(PipelineError::Scope(pass.name));
            }
            steps.push(Step::Pass(pass.name));
        }
    }
    Ok(())
}

fn unknown(name: &str) -> PipelineError {
    let names = PASSES
        .iter()
        .map(|p| p.name)
        .chain(["verify", "function", "module"]);
    PipelineError::Unknown {
        name: name.into(),
        nearest: nearest(name, names),
    }
}

/// Splits at commas outside parentheses; `None` if parentheses do not match.
fn split_commas(text: &str) -> Option<Vec<&str>> {
    let (mut depth, mut start, mut parts) = (0usize, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1)?,
            ',' if depth == 0 => {
                parts.push(&text[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    (depth == 0).then_some(parts)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn pipelines_parse_as_opt_writes_them() {
        let jt = Step::Pass("jump-threading");
        assert_eq!(parse("jump-threading").unwrap(), [jt]);
        assert_eq!(
            parse("function(jump-threading),verify").unwrap(),
            [jt, Step::Verify]
        );
        assert_eq!(
            parse("module(function(jump-threading,jump-threading))").unwrap(),
            [jt, jt]
        );
    }

    #[test]
    fn bad_pipelines_are_refused() {
        for bad in [
            "",
            "jump-threading,",
            "jumpthreading",
            "function(jump-threading",
            "jump-threading)",
            "foo(verify)",
        ] {
            assert!(parse(bad).is_err(), "{bad}");
        }
        let e = parse("jump-thraeding").unwrap_err().to_string();
        assert!(e.contains("did you mean 'jump-threading'"), "{e}");
    }
}
