//! Which level a command line selects (PL-076..PL-080), and the words of libnvvm and opt in which its mistakes are told.

use crate::options::knobs;
use crate::pipeline::level::Level;
use std::ffi::OsString;

/// Makes the long options of a parser out of LLVM's and libnvvm's spellings: `-O2`, `-opt=2`, `-opt "-knob"`, `-Xopt`,
/// `-Ofc=max`, `-Ofast-compile=max`, `-split-compile=4`, `-jobserver`, `-arch=sm_90`, `-name` for each of `names`, and `-knob=value`
/// for each knob of a pass. What
/// stands behind an option that `takes_value` (its letter, or its name without dashes) is its value, whatever it looks like,
/// and behind `--` are files alone.
pub fn compiler_args(
    args: impl Iterator<Item = OsString>,
    names: &[&str],
    takes_value: &dyn Fn(&str) -> bool,
) -> Vec<OsString> {
    let spelled = |a: OsString| -> OsString {
        let Some(text) = a.to_str().and_then(|s| s.strip_prefix('-')) else {
            return a;
        };
        let text = text.strip_prefix('-').unwrap_or(text);
        let (name, value) = match text.split_once('=') {
            Some((n, v)) => (n, Some(v)),
            None => (text, None),
        };
        match (name, value) {
            ("Ofc" | "Ofast-compile", _) => {
                format!("--fast-compile={}", value.unwrap_or("")).into()
            }
            ("opt", Some(v)) if !v.is_empty() && v.bytes().all(|b| b.is_ascii_digit()) => {
                format!("--level={v}").into()
            }
            ("opt" | "Xopt", None) => "--opt".into(),
            ("opt" | "Xopt", Some(v)) => format!("--opt={v}").into(),
            _ if name.starts_with('O') && value.is_none() => {
                format!("--level={}", &name[1..]).into()
            }
            _ if names.contains(&name) => format!("--{text}").into(),
            // LLVM's names of knobs that the documents have by other ones.
            _ if let Some((_, ours)) = LLVM_NAMES.iter().find(|n| n.0 == name) => {
                let value = value.map_or_else(String::new, |v| format!("={v}"));
                format!("--opt=-{ours}{value}").into()
            }
            // A knob of a pass, as opt takes them.
            _ if knobs().any(|k| k.name == name) => format!("--opt=-{text}").into(),
            _ => a,
        }
    };
    let waits = |a: &OsString| {
        let text = a.to_str().unwrap_or("");
        let long = text.strip_prefix("--").filter(|n| n.len() > 1);
        let short = text.strip_prefix('-').filter(|n| n.len() == 1);
        long.or(short).is_some_and(takes_value)
    };
    let (mut all, mut as_it_stands, mut files) = (Vec::new(), false, false);
    for a in args {
        files |= !as_it_stands && a == "--";
        let a = if files || as_it_stands { a } else { spelled(a) };
        as_it_stands = !as_it_stands && waits(&a);
        all.push(a);
    }
    all
}

/// What knobs of scalar evolution are called in LLVM and in the documents.
const LLVM_NAMES: [(&str, &str); 3] = [
    ("scalar-evolution-max-add-rec-size", "max-add-rec-size"),
    ("scalar-evolution-max-arith-depth", "max-arith-depth"),
    ("scalar-evolution-max-cast-depth", "max-cast-depth"),
];

/// Why a command line selects no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SelectionError {
    /// A level, and a text that says everything.
    #[error(
        "Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, use -passes='default<O#>,other-pass' or -passes='default<Ofcmax>,other-pass'"
    )]
    LevelAndPasses,
    /// Two levels.
    #[error("Cannot specify multiple -O#")]
    TwoLevels,
    /// A level that does not exist.
    #[error("libnvvm : error: -opt={0} is an unsupported option")]
    Level(String),
    /// A fast-compile level that does not exist.
    #[error(
        "libnvvm : error: -Ofast-compile called with unsupported level, only supports 0, min, mid, or max"
    )]
    FastCompile,
    /// Two fast-compile levels.
    #[error("libnvvm : error: -Ofast-compile defined more than once")]
    TwoFastCompiles,
    /// Two numbers of threads for split compilation.
    #[error("libnvvm : error: split compilation defined more than once")]
    TwoSplits,
    /// A number of threads that is none.
    #[error(
        "tandemc: invalid value '{0}' for option '-split-compile': expected a non-negative integer"
    )]
    Split(String),
    /// The same of `-j`.
    #[error("tandemc: invalid value '{0}' for option '-j': expected a non-negative integer")]
    Jobs(String),
}

/// What was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selected {
    /// A level, given or not.
    Level(Level),
    /// A text.
    Passes,
}

/// What the options of a command line select, and what is to be said about it.
///
/// # Errors
/// The options contradict each other, or a level does not exist.
pub fn select(
    levels: &[String],
    fast: &[String],
    passes: bool,
) -> Result<(Selected, Option<String>), SelectionError> {
    if levels.len() > 1 {
        return Err(SelectionError::TwoLevels);
    }
    if fast.len() > 1 {
        return Err(SelectionError::TwoFastCompiles);
    }
    let level = match levels.first().map(String::as_str) {
        None => None,
        Some("0") => Some(Level::O0),
        Some("1") => Some(Level::O1),
        Some("2") => Some(Level::O2),
        Some("3") => Some(Level::O3),
        Some(other) => return Err(SelectionError::Level(crate::options::shown(other))),
    };
    let fast = match fast.first().map(String::as_str) {
        None | Some("0") => None,
        Some("max") => Some(Level::Ofcmax),
        Some("mid") => Some(Level::Ofcmid),
        Some("min") => Some(Level::Ofcmin),
        Some(_) => return Err(SelectionError::FastCompile),
    };
    if passes {
        return match (level, fast) {
            (None, None) => Ok((Selected::Passes, None)),
            _ => Err(SelectionError::LevelAndPasses),
        };
    }
    Ok(match (level, fast) {
        (Some(level), Some(_)) => {
            let name = level.name();
            let line = format!("warning: -Ofast-compile is ignored because -{name} is given");
            (Selected::Level(level), Some(line))
        }
        (Some(level), None) | (None, Some(level)) => (Selected::Level(level), None),
        (None, None) => (Selected::Level(Level::O0), None),
    })
}

/// The value of slot 205 for `-split-compile=N`: 0 stands for all processors, and 1 switches it off, as without it.
///
/// # Errors
/// It is given twice, or is no number.
pub fn split_threads(given: &[String]) -> Result<Option<usize>, SelectionError> {
    match given {
        [] => Ok(None),
        [one] => number_of_threads(one)
            .map(Some)
            .ok_or_else(|| SelectionError::Split(crate::options::shown(one))),
        _ => Err(SelectionError::TwoSplits),
    }
}

/// The value of slot 203 for `-j N`, where 0 stands for all processors.
///
/// # Errors
/// It is no number.
pub fn job_threads(given: &str) -> Result<usize, SelectionError> {
    number_of_threads(given).ok_or_else(|| SelectionError::Jobs(crate::options::shown(given)))
}

fn number_of_threads(text: &str) -> Option<usize> {
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}
