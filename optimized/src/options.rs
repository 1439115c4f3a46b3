//! The knobs of production passes: what they look like, how they are read, and the values of all of them.
//!
//! Knobs are given as on the original's command line, `-opt "-knob=value"`, several
//! in one text or in several options; a boolean knob may stand without a value. Each pass has its knobs in its own
//! files ([`Pass::KNOBS`](crate::pass::Pass::KNOBS)), and parsing, help and defaults follow from them. A
//! knob that belongs to a pass which is not built yet is accepted, checked and
//! named by [`KnobInfo::unbound`], so that scripts keep working and nobody is misled.
//!
//! That is what the harness sees. The compiler has more: [`slots`] and [`slotless`] are the tables of the option structure,
//! [`command`] reads its texts, [`nvvm`] holds the values of a compilation, [`layout`] shows them.

pub mod command;
pub mod layout;
pub mod nvvm;
pub mod slotless;
pub mod slots;

pub(crate) use command::shown;

use crate::analysis::scev::{self, Limits};
use crate::defects::Defects;
use crate::passes::{PassOptions, asks_scalar_evolution, knobs_of};
use tandem_ir::diag::{caret, nearest};
use tandem_ir::passes::{PASSES, PassId};

/// What values a knob takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnobType {
    /// `true`/`false`/`1`/`0`, or nothing for true.
    Bool,
    /// A number from 0 to the limit.
    Number {
        /// Largest value.
        max: u32,
    },
    /// Names between commas.
    Names,
    /// One of these words.
    Choice(&'static [&'static str]),
}

/// One knob of a pass, which sets something in the pass's options.
pub struct Knob<O: 'static> {
    /// Name without dash.
    pub name: &'static str,
    /// Value type.
    pub ty: KnobType,
    /// Default as text.
    pub default: &'static str,
    /// One line.
    pub help: &'static str,
    /// Requirement.
    pub requirement: &'static str,
    /// Sets it.
    pub set: fn(&mut O, Value),
}

/// One knob, for lists and messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnobInfo {
    /// Name without dash.
    pub name: &'static str,
    /// Value type.
    pub ty: KnobType,
    /// Default as text.
    pub default: &'static str,
    /// The pass that reads it.
    pub owner: &'static str,
    /// If the owner is not built yet: says so.
    pub unbound: Option<&'static str>,
    /// One line.
    pub help: &'static str,
    /// Requirement.
    pub requirement: &'static str,
}

/// A parsed value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Of a boolean knob.
    Bool(bool),
    /// Of a number knob.
    Number(u32),
    /// Of a knob that takes names.
    Names(Vec<Box<str>>),
    /// Of a knob that takes one of some words: the number of the word.
    Choice(usize),
}

impl Value {
    /// The value of a boolean knob.
    pub fn bool(self) -> bool {
        self == Value::Bool(true)
    }
    /// The value of a number knob.
    pub fn number(self) -> u32 {
        match self {
            Value::Number(n) => n,
            Value::Bool(b) => u32::from(b),
            Value::Names(_) | Value::Choice(_) => 0,
        }
    }
    /// The number of the word that a knob of words has.
    pub fn choice(self) -> usize {
        match self {
            Value::Choice(n) => n,
            _ => 0,
        }
    }
    /// The value of a knob that takes names.
    pub fn names(self) -> Vec<Box<str>> {
        match self {
            Value::Names(list) => list,
            Value::Bool(_) | Value::Number(_) | Value::Choice(_) => Vec::new(),
        }
    }
}

/// Largest value of the size thresholds: beyond it a threshold says nothing.
pub const MAX_THRESHOLD: u32 = 1_000_000;

/// All knobs with their values.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Those of each pass.
    pub passes: PassOptions,
    /// Those of scalar evolution.
    pub scev: Limits,
    /// The knobs of passes that are not built yet.
    pub unbuilt: Unbuilt,
    /// Seeded defects, whatever pass they are in; none in a build without them.
    pub defects: Defects,
}

/// The knobs of passes that are not built yet: read, checked, and without effect.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Unbuilt {
    /// `disable-jump-threading`: for SimplifyCFG's threading (JT-014).
    pub disable_simplifycfg_threading: bool,
}

/// See [`Unbuilt`].
const UNBUILT: &[(Knob<Unbuilt>, &str, &str)] = &[(
    Knob {
        name: "disable-jump-threading",
        ty: KnobType::Bool,
        default: "false",
        help: "disable jump threading inside SimplifyCFG",
        requirement: "JT-014",
        set: |o, v| o.disable_simplifycfg_threading = v.bool(),
    },
    "simplifycfg",
    "belongs to simplifycfg, which is not built yet",
)];

/// Who reads the knobs of scalar evolution.
const SCEV: &str = "scalar-evolution";

/// All knobs: those of the passes in order of the table, those of scalar evolution, and then those of passes that are not
/// built yet.
pub fn knobs() -> impl Iterator<Item = KnobInfo> {
    let built = PASSES.iter().flat_map(knobs_of);
    let analysis = scev::KNOBS.iter().map(|k| k.described(SCEV));
    built
        .chain(analysis)
        .chain(UNBUILT.iter().map(unbuilt_info))
}

/// The knobs that say something to a pass: its own, and those of scalar evolution if it asks that.
pub fn knobs_for(pass: &str) -> impl Iterator<Item = KnobInfo> {
    let id = PASSES.iter().find(|id| id.name == pass);
    let asks = id.is_some_and(asks_scalar_evolution);
    knobs().filter(move |k| k.owner == pass || (asks && k.owner == SCEV))
}

fn unbuilt_info((knob, owner, why): &(Knob<Unbuilt>, &'static str, &'static str)) -> KnobInfo {
    KnobInfo {
        unbound: Some(why),
        ..knob.described(owner)
    }
}

/// Why a text of knobs was refused, with the place in it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what}{}", caret(.text, *.at))]
pub struct KnobError {
    /// What is wrong.
    pub what: KnobMistake,
    /// The text.
    pub text: String,
    /// Byte of the text at which the word in question begins.
    pub at: usize,
}

/// What can be wrong with a knob.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KnobMistake {
    /// No such knob.
    #[error("unknown knob '-{name}'{}", hint(.nearest))]
    Unknown {
        /// The name as the user wrote it.
        name: String,
        /// The nearest known name.
        nearest: Option<&'static str>,
    },
    /// Not a value of the knob's type.
    #[error("knob '-{name}' does not take '{value}': expected {expected}")]
    Value {
        /// The knob.
        name: &'static str,
        /// The value as the user wrote it.
        value: String,
        /// What it takes.
        expected: String,
    },
    /// The same knob stands there before.
    #[error("knob '-{0}' is given twice")]
    Twice(&'static str),
    /// A word that is no knob.
    #[error("expected '-knob=value' in -opt, found '{0}'")]
    Form(String),
}

fn hint(nearest: &Option<&'static str>) -> String {
    nearest.map_or_else(String::new, |n| format!("; did you mean '-{n}'?"))
}

impl Options {
    /// The seeded defect, if it is this one.
    #[cfg(feature = "defects")]
    pub(crate) fn seeded(&self, id: crate::defects::Id) -> Option<&crate::defects::Seeded> {
        self.defects.seeded().filter(|s| s.id() == id)
    }

    /// Applies one `-opt` text: knobs separated by blanks, each with one or two dashes.
    ///
    /// # Errors
    /// The first knob that is unknown, given twice in this text, or has a bad value; nothing of the text is applied
    /// then.
    pub fn apply(&mut self, text: &str) -> Result<Vec<KnobInfo>, KnobError> {
        self.apply_all(std::slice::from_ref(&text))
    }

    /// Applies all `-opt` texts of a command, among which each knob may stand once.
    ///
    /// # Errors
    /// As [`Self::apply`]; nothing of any text is applied then.
    pub fn apply_all<S: AsRef<str>>(&mut self, texts: &[S]) -> Result<Vec<KnobInfo>, KnobError> {
        let mut next = self.clone();
        let mut seen: Vec<KnobInfo> = Vec::new();
        for text in texts.iter().map(AsRef::as_ref) {
            for (at, word) in words(text) {
                let error = |what| KnobError {
                    what,
                    text: text.into(),
                    at,
                };
                let knob = next.set(word).map_err(error)?;
                if seen.iter().any(|k| k.name == knob.name) {
                    return Err(error(KnobMistake::Twice(knob.name)));
                }
                seen.push(knob);
            }
        }
        *self = next;
        Ok(seen)
    }

    /// Sets the knob of one word.
    fn set(&mut self, word: &str) -> Result<KnobInfo, KnobMistake> {
        let body = word.strip_prefix("--").or_else(|| word.strip_prefix('-'));
        let body = body
            .filter(|b| !b.is_empty())
            .ok_or_else(|| KnobMistake::Form(word.into()))?;
        let (name, value) = match body.split_once('=') {
            Some((n, v)) => (n, Some(v)),
            None => (body, None),
        };
        self.set_knob(name, value)
    }

    /// Sets the knob of a name.
    ///
    /// # Errors
    /// There is no such knob, or the value is not one of its type.
    pub(crate) fn set_knob(
        &mut self,
        name: &str,
        value: Option<&str>,
    ) -> Result<KnobInfo, KnobMistake> {
        if let Some(set) = self.passes.set(name, value) {
            return set;
        }
        if let Some(knob) = scev::KNOBS.iter().find(|k| k.name == name) {
            (knob.set)(&mut self.scev, knob.parse(value)?);
            return Ok(knob.described(SCEV));
        }
        let Some(entry) = UNBUILT.iter().find(|u| u.0.name == name) else {
            return Err(KnobMistake::Unknown {
                name: name.into(),
                nearest: nearest(name, knobs().map(|k| k.name)),
            });
        };
        (entry.0.set)(&mut self.unbuilt, entry.0.parse(value)?);
        Ok(unbuilt_info(entry))
    }
}

/// The words of a text, each with the byte at which it begins.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    // Each word is a part of the text.
    text.split_whitespace()
        .map(move |w| (w.as_ptr() as usize - start, w))
}

impl<O> Knob<O> {
    fn described(&self, owner: &'static str) -> KnobInfo {
        KnobInfo {
            name: self.name,
            ty: self.ty,
            default: self.default,
            owner,
            unbound: None,
            help: self.help,
            requirement: self.requirement,
        }
    }

    /// The knob of a pass that is built.
    pub(crate) fn info(&self, owner: &PassId) -> KnobInfo {
        self.described(owner.name)
    }

    /// Sets the knob to what a text says.
    pub(crate) fn apply(
        &self,
        options: &mut O,
        value: Option<&str>,
        owner: &PassId,
    ) -> Result<KnobInfo, KnobMistake> {
        (self.set)(options, self.parse(value)?);
        Ok(self.info(owner))
    }

    fn parse(&self, value: Option<&str>) -> Result<Value, KnobMistake> {
        let error = |expected: String| KnobMistake::Value {
            name: self.name,
            value: value.unwrap_or("").into(),
            expected,
        };
        match self.ty {
            KnobType::Bool => match value {
                None | Some("true" | "TRUE" | "True" | "1") => Ok(Value::Bool(true)),
                Some("false" | "FALSE" | "False" | "0") => Ok(Value::Bool(false)),
                Some(_) => Err(error("true or false".into())),
            },
            KnobType::Number { max } => value
                .filter(|v| v.bytes().all(|b| b.is_ascii_digit()))
                .and_then(|v| v.parse::<u32>().ok())
                .filter(|&n| n <= max)
                .map(Value::Number)
                .ok_or_else(|| error(format!("a number from 0 to {max}"))),
            KnobType::Names => match value {
                Some("") => Ok(Value::Names(Vec::new())),
                Some(list) if list.split(',').all(|n| !n.is_empty()) => {
                    Ok(Value::Names(list.split(',').map(Box::from).collect()))
                }
                _ => Err(error("names between commas".into())),
            },
            KnobType::Choice(words) => words
                .iter()
                .position(|w| Some(*w) == value)
                .map(Value::Choice)
                .ok_or_else(|| error(format!("one of {}", words.join(", ")))),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn defaults_in_the_table_are_the_defaults_in_force() {
        // JT-006..JT-014: setting every knob to its stated default changes nothing.
        let mut o = Options::default();
        for k in knobs() {
            o.apply(&format!("-{}={}", k.name, k.default)).unwrap();
        }
        assert_eq!(format!("{o:?}"), format!("{:?}", Options::default()));
    }

    #[test]
    fn every_knob_changes_exactly_one_setting() {
        // PL-R2: each knob is bound to one thing of its own.
        let mut seen = std::collections::BTreeSet::new();
        for k in knobs() {
            let mut o = Options::default();
            let value = match k.ty {
                KnobType::Bool if k.default == "true" => "false",
                KnobType::Bool => "true",
                KnobType::Number { max: 3 } => "1",
                KnobType::Number { .. } => "5",
                KnobType::Names => "a,b*",
                KnobType::Choice(words) => words[words.len() - 1],
            };
            o.apply(&format!("--{}={value}", k.name)).unwrap();
            assert_ne!(
                format!("{o:?}"),
                format!("{:?}", Options::default()),
                "{}",
                k.name
            );
            assert!(
                seen.insert(format!("{o:?}")),
                "{} does what another knob does",
                k.name
            );
        }
    }

    #[test]
    fn bad_knobs_are_refused_whole() {
        let mut o = Options::default();
        let before = format!("{o:?}");
        for bad in [
            "-jump-threading-treshold=6",
            "-jump-threading-threshold=-1",
            "-jump-threading-threshold=99999999999",
            "-jump-threading-threshold",
            "-jump-threading-phi-threshold=7 -nonsense",
            "-jump-threading-across-loop-headers=maybe",
            "jump-threading-threshold=6",
            "-jump-threading-threshold=+6",
            "-jump-threading-threshold=5 -jump-threading-threshold=5",
            "-internalize-public-api-list=a,,b",
            "-internalize-public-api-list",
            "-",
        ] {
            assert!(o.apply(bad).is_err(), "{bad}");
        }
        assert_eq!(format!("{o:?}"), before);
        let e = o.apply("-jump-threading-treshold=6").unwrap_err();
        assert!(
            e.to_string()
                .contains("did you mean '-jump-threading-threshold'"),
            "{e}"
        );
        assert!(
            e.to_string()
                .ends_with("\n    -jump-threading-treshold=6\n    ^"),
            "{e}"
        );
    }

    #[test]
    fn a_bad_knob_is_shown_in_its_place_and_none_is_given_twice() {
        let mut o = Options::default();
        let e = o
            .apply("-jt-load-threading  -jt-load-threading=false")
            .unwrap_err();
        assert_eq!(
            e.to_string(),
            "knob '-jt-load-threading' is given twice\n    -jt-load-threading  -jt-load-threading=false\n                        ^"
        );
        let texts = ["-jt-load-threading", "--jt-load-threading"];
        let e = o.apply_all(&texts).unwrap_err();
        assert_eq!((e.at, e.what), (0, KnobMistake::Twice("jt-load-threading")));
        assert!(!o.passes.jump_threading.load_threading);
    }
}
