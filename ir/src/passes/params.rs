//! What stands in angle brackets behind the name of a pass in a pipeline: `internalize<preserve-gv=f;preserve-gv=g>`.
//!
//! The table says which parameters a pass has and what they may be ([`Param`], [`Domain`]). A text is read against
//! it ([`Params::parse`]) and every mistake is an error with its place: a word that is no parameter, a parameter that
//! is given twice or together with its opposite, a name that is given twice, a value that is missing, malformed or out
//! of range, brackets with nothing in them. What was read prints as LLVM prints it ([`Params`] as text): in the order of the table, pairs and numbers always, flags and names
//! when they are set.

use super::PassId;
use crate::diag::nearest;
use std::fmt;

/// One parameter of a pass.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// Its name. Of a choice, what the choice is about, which never stands in a text.
    pub name: &'static str,
    /// What it may be.
    pub domain: Domain,
    /// What those who judge the pass have to know of it.
    pub judged: Judged,
    /// One line for people.
    pub about: &'static str,
}

/// What a parameter means to those who judge a pass: its reference, and the limits that the documents state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// Nothing: it bounds what production does, and every rewrite that production still makes is judged as without it.
    Nothing,
    /// Its names join those that stay visible ([`ModuleContext::keep`](crate::rewrite::ModuleContext::keep)), so that it
    /// is illegal to hide one.
    Keep,
    /// The limits of the pass read it: what is more than it says is a finding, what is less counts as missed.
    Limits,
}

/// The values of a parameter and how they are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// `name` sets it. Printed when set.
    Flag,
    /// `name` sets it, `no-name` clears it. Always printed.
    Pair {
        /// Without either word.
        default: bool,
    },
    /// `name=N`. Always printed.
    Number {
        /// Without the parameter.
        default: u64,
        /// Smallest value.
        min: u64,
        /// Largest value.
        max: u64,
    },
    /// One of some words that stands alone, such as `O2`. Always printed.
    Choice {
        /// The words.
        words: &'static [&'static str],
        /// Which of them without any, from 0.
        default: usize,
    },
    /// `name=TEXT`, as often as one likes.
    Names,
}

/// A value of a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Value {
    Bool(bool),
    Number(u64),
    Word(&'static str),
    Names(Vec<Box<str>>),
}

impl Value {
    fn default_of(domain: Domain) -> Value {
        match domain {
            Domain::Flag => Value::Bool(false),
            Domain::Pair { default } => Value::Bool(default),
            Domain::Number { default, .. } => Value::Number(default),
            Domain::Choice { words, default } => Value::Word(words[default]),
            Domain::Names => Value::Names(Vec::new()),
        }
    }
}

/// The parameters of one pass in one place of a pipeline, each with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Params {
    id: &'static PassId,
    values: Vec<Value>,
}

/// Why a text is no list of parameters of a pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParamError {
    /// Byte in the text between the brackets at which the word in question begins.
    pub at: usize,
    /// One sentence, no full stop.
    pub message: String,
}

impl fmt::Display for ParamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ParamError {}

impl Params {
    /// Every parameter at its default.
    pub fn new(id: &'static PassId) -> Params {
        let values = id.params.iter().map(|p| Value::default_of(p.domain));
        Params {
            id,
            values: values.collect(),
        }
    }

    /// Reads what stands between the brackets: words between semicolons, one of which may end the list.
    ///
    /// # Errors
    /// The first word that is no parameter of the pass, is given twice, or has a bad value; or there is no word.
    pub fn parse(id: &'static PassId, text: &str) -> Result<Params, ParamError> {
        let mut params = Params::new(id);
        let mut given: Vec<Option<&str>> = vec![None; id.params.len()];
        let mut at = 0;
        let words: Vec<&str> = text.split(';').collect();
        if text.is_empty() {
            let message = format!("empty brackets behind '{}'", id.name);
            return Err(ParamError { at, message });
        }
        for (k, word) in words.iter().enumerate() {
            let error = |message: String| ParamError { at, message };
            // One semicolon may stand at the end.
            if word.is_empty() && k > 0 && k + 1 == words.len() {
                break;
            }
            let (n, value) = params.read(word).map_err(error)?;
            // A parameter that takes names may be repeated, each name once.
            let first = match id.params[n].domain {
                Domain::Names => words[..k].iter().copied().find(|w| w == word),
                _ => given[n].replace(word),
            };
            if let Some(before) = first {
                let message = match before == *word {
                    true => format!("parameter '{word}' of '{}' is given twice", id.name),
                    false => format!(
                        "parameter '{word}' of '{}' contradicts '{before}' before it",
                        id.name
                    ),
                };
                return Err(ParamError { at, message });
            }
            match (&mut params.values[n], value) {
                (Value::Names(all), Value::Names(more)) => all.extend(more),
                (old, new) => *old = new,
            }
            at += word.len() + 1;
        }
        Ok(params)
    }

    /// One word: the parameter that it sets, and to what.
    fn read(&self, word: &str) -> Result<(usize, Value), String> {
        let pass = self.id.name;
        let (name, text) = match word.split_once('=') {
            Some((n, t)) => (n, Some(t)),
            None => (word, None),
        };
        for (n, p) in self.id.params.iter().enumerate() {
            let opposite = name.strip_prefix("no-") == Some(p.name);
            let value = match p.domain {
                Domain::Flag if name == p.name => Value::Bool(true),
                Domain::Pair { .. } if name == p.name => Value::Bool(true),
                Domain::Pair { .. } if opposite => Value::Bool(false),
                Domain::Choice { words, .. } => match words.iter().find(|w| **w == name) {
                    Some(w) => Value::Word(w),
                    None => continue,
                },
                Domain::Number { min, max, .. } if name == p.name => {
                    let wrong = || {
                        let given = text.unwrap_or("");
                        format!(
                            "parameter '{name}' of '{pass}' does not take '{given}': expected a number from {min} to {max}"
                        )
                    };
                    let digits = text.filter(|t| t.bytes().all(|b| b.is_ascii_digit()));
                    let number = digits.and_then(|t| t.parse().ok());
                    let fits = number.filter(|k| (min..=max).contains(k));
                    return Ok((n, Value::Number(fits.ok_or_else(wrong)?)));
                }
                Domain::Names if name == p.name => {
                    let given = text.filter(|t| !t.is_empty());
                    let wrong =
                        || format!("parameter '{name}' of '{pass}' needs a value: '{name}=TEXT'");
                    return Ok((n, Value::Names(vec![given.ok_or_else(wrong)?.into()])));
                }
                _ => continue,
            };
            return match text {
                None => Ok((n, value)),
                Some(t) => Err(format!(
                    "parameter '{name}' of '{pass}' takes no value, found '{t}'"
                )),
            };
        }
        Err(self.unknown(name))
    }

    fn unknown(&self, name: &str) -> String {
        let all: Vec<String> = self.id.params.iter().flat_map(Param::words).collect();
        let hint = nearest(name, all.iter().map(String::as_str));
        let hint = hint.map_or_else(String::new, |h| format!("; did you mean '{h}'?"));
        let pass = self.id.name;
        match all.is_empty() {
            true => format!("pass '{pass}' takes no parameters, found '{name}'"),
            false => format!("unknown parameter '{name}' of '{pass}'{hint}"),
        }
    }

    /// The pass that they are of.
    pub fn id(&self) -> &'static PassId {
        self.id
    }

    fn value(&self, name: &str) -> Option<&Value> {
        let n = self.id.params.iter().position(|p| p.name == name)?;
        self.values.get(n)
    }

    /// A flag or a pair; `None` if the pass has none of this name.
    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            Value::Bool(b) => Some(*b),
            _ => None,
        }
    }
    /// A number; `None` if the pass has none of this name.
    pub fn number(&self, name: &str) -> Option<u64> {
        match self.value(name)? {
            Value::Number(n) => Some(*n),
            _ => None,
        }
    }
    /// A choice; `None` if the pass has none of this name.
    pub fn word(&self, name: &str) -> Option<&'static str> {
        match self.value(name)? {
            Value::Word(w) => Some(w),
            _ => None,
        }
    }
    /// The names that must stay visible because a parameter says so ([`Judged::Keep`]), in order.
    pub fn kept_names(&self) -> Vec<Box<str>> {
        let keeping = self.id.params.iter().filter(|p| p.judged == Judged::Keep);
        keeping.flat_map(|p| self.names(p.name)).cloned().collect()
    }
    /// True if every parameter is at its default.
    pub fn are_default(&self) -> bool {
        *self == Params::new(self.id)
    }
    /// The pass with these parameters, as a pipeline spells it: the name alone if all of them are at their defaults.
    pub fn spelled(&self) -> String {
        match self.are_default() {
            true => self.id.name.to_owned(),
            false => format!("{}{self}", self.id.name),
        }
    }
    /// All names that were given for a parameter, in order; none if the pass has no such parameter.
    pub fn names(&self, name: &str) -> &[Box<str>] {
        match self.value(name) {
            Some(Value::Names(all)) => all,
            _ => &[],
        }
    }
}

impl Param {
    /// The words that set it, without values.
    fn words(&self) -> Vec<String> {
        match self.domain {
            Domain::Flag | Domain::Number { .. } | Domain::Names => vec![self.name.into()],
            Domain::Pair { .. } => vec![self.name.into(), format!("no-{}", self.name)],
            Domain::Choice { words, .. } => words.iter().map(|w| (*w).into()).collect(),
        }
    }
}

/// With brackets, or nothing where there is nothing to say.
impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        for (p, value) in self.id.params.iter().zip(&self.values) {
            match (p.domain, value) {
                (Domain::Flag, Value::Bool(false)) => {}
                (_, Value::Bool(true)) => words.push(p.name.into()),
                (_, Value::Bool(false)) => words.push(format!("no-{}", p.name)),
                (_, Value::Number(n)) => words.push(format!("{}={n}", p.name)),
                (_, Value::Word(w)) => words.push((*w).into()),
                (_, Value::Names(all)) => {
                    words.extend(all.iter().map(|n| format!("{}={n}", p.name)))
                }
            }
        }
        match words.is_empty() {
            true => Ok(()),
            false => write!(f, "<{}>", words.join(";")),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::passes::{Family, Unit};

    const PARAMS: &[Param] = &[
        Param {
            name: "warn",
            domain: Domain::Flag,
            judged: Judged::Nothing,
            about: "",
        },
        Param {
            name: "hoist",
            domain: Domain::Pair { default: true },
            judged: Judged::Nothing,
            about: "",
        },
        Param {
            name: "max-iterations",
            domain: Domain::Number {
                default: 1,
                min: 1,
                max: 100,
            },
            judged: Judged::Nothing,
            about: "",
        },
        Param {
            name: "level",
            domain: Domain::Choice {
                words: &["O1", "O2"],
                default: 1,
            },
            judged: Judged::Nothing,
            about: "",
        },
        Param {
            name: "keep",
            domain: Domain::Names,
            judged: Judged::Keep,
            about: "",
        },
    ];

    static PASS: PassId = PassId {
        name: "sample",
        class: "SamplePass",
        unit: Unit::Function,
        family: Family::Scalar,
        llvm_name: None,
        rewrites: &[],
        params: PARAMS,
        knobs: &[],
        complete: false,
        about: "",
        row: usize::MAX,
    };

    #[test]
    fn each_domain_is_read_and_printed_in_the_order_of_the_table() {
        let p = Params::parse(&PASS, "keep=b;O1;max-iterations=7;no-hoist;warn;keep=a").unwrap();
        assert_eq!(p.flag("warn"), Some(true));
        assert_eq!(p.flag("hoist"), Some(false));
        assert_eq!(p.number("max-iterations"), Some(7));
        assert_eq!(p.word("level"), Some("O1"));
        assert_eq!(p.names("keep"), ["b".into(), "a".into()]);
        let text = "<warn;no-hoist;max-iterations=7;O1;keep=b;keep=a>";
        assert_eq!(p.to_string(), text);
        assert_eq!(p.spelled(), format!("sample{text}"));
        assert_eq!(p.kept_names(), ["b".into(), "a".into()]);
        let inside = text.trim_matches(['<', '>']);
        assert_eq!(Params::parse(&PASS, inside).unwrap(), p);
        // What is at its default is printed if LLVM prints it.
        let p = Params::new(&PASS);
        assert_eq!(p.spelled(), "sample");
        assert_eq!(p.to_string(), "<hoist;max-iterations=1;O2>");
        assert_eq!(
            Params::parse(&PASS, "warn;").unwrap().flag("warn"),
            Some(true)
        );
    }

    #[test]
    fn bad_parameters_are_refused_with_place_and_nearest_name() {
        for (text, at, words) in [
            (
                "wran",
                0,
                "unknown parameter 'wran' of 'sample'; did you mean 'warn'?",
            ),
            ("warn;nohoist", 5, "did you mean 'no-hoist'?"),
            ("warn;warn", 5, "'warn' of 'sample' is given twice"),
            (
                "hoist;no-hoist",
                6,
                "'no-hoist' of 'sample' contradicts 'hoist' before it",
            ),
            ("O1;O2", 3, "'O2' of 'sample' contradicts 'O1'"),
            ("max-iterations=1;max-iterations=1", 17, "given twice"),
            ("max-iterations", 0, "expected a number from 1 to 100"),
            ("max-iterations=", 0, "expected a number from 1 to 100"),
            ("max-iterations=0", 0, "does not take '0'"),
            ("max-iterations=101", 0, "does not take '101'"),
            ("max-iterations=+7", 0, "does not take '+7'"),
            (
                "max-iterations=99999999999999999999",
                0,
                "expected a number",
            ),
            ("warn=1", 0, "takes no value, found '1'"),
            ("O1=1", 0, "takes no value"),
            ("keep", 0, "needs a value: 'keep=TEXT'"),
            ("keep=", 0, "needs a value"),
            (
                "keep=a;keep=b;keep=a",
                14,
                "'keep=a' of 'sample' is given twice",
            ),
            ("", 0, "empty brackets behind 'sample'"),
            (";", 0, "unknown parameter ''"),
            (";warn", 0, "unknown parameter ''"),
            ("warn;;", 5, "unknown parameter ''"),
            ("no-warn", 0, "unknown parameter 'no-warn'"),
        ] {
            let e = Params::parse(&PASS, text).unwrap_err();
            assert!(e.at == at && e.message.contains(words), "{text}: {e:?}");
        }
        let bare = &crate::passes::JUMP_THREADING;
        let e = Params::parse(bare, "x").unwrap_err();
        assert!(e.message.contains("takes no parameters, found 'x'"), "{e}");
    }
}
