//! The texts of `-opt`: which key stands for what, and how values are read.
//!
//! A text holds one or more knobs, `-key` or `-key=value`, and ends each at a blank in front of a dash. A key is the knob of
//! a slot, libnvvm's spelling of it, a documented name, a knob without slot, a knob of a built pass, `slot<N>` as
//! `slotN`, or `opts[OFFSET]`. Reading has no effect; [`NVVMPassOptions`](super::nvvm::NVVMPassOptions) applies what was read.

use super::slotless::{DOCUMENTED, EXT, Ext, ExtType, ext};
use super::slots::{SLOTS, Slot, SlotType, slot, slot_at};
use super::{KnobMistake, KnobType, knobs};
use crate::defects::Defects;
use crate::pipeline::registry;
use crate::pipeline::text::{self, TextError};
use tandem_ir::diag::{caret, nearest};

/// What a documented name stands for.
#[derive(Clone, Copy, Debug)]
pub enum Key {
    /// These slots, with the value that is given.
    Slots(&'static [u16]),
    /// A slot, with the opposite of the value that is given.
    SlotInverted(u16),
    /// A pass that is taken out of every pipeline, as by `--disable-pass`.
    Pass(&'static str),
    /// Nothing that may be switched.
    Refused,
}

/// The value of a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SlotValue {
    /// Of a text slot.
    Text(Box<str>),
    /// Of a boolean slot.
    Bool(bool),
    /// Of a number slot.
    Int(i32),
}

impl SlotValue {
    /// As people read it: booleans as 0 and 1.
    pub fn shown(&self) -> String {
        match self {
            SlotValue::Text(t) => t.to_string(),
            SlotValue::Bool(b) => u8::from(*b).to_string(),
            SlotValue::Int(n) => n.to_string(),
        }
    }
}

/// One thing that a text of `-opt` sets.
#[derive(Clone, Debug)]
pub enum Setting {
    /// A slot.
    Slot(&'static Slot, SlotValue),
    /// A knob without slot, with its value as text.
    Ext(&'static Ext, Box<str>),
    /// A pass is taken out, or left in again.
    DisablePass(Box<str>, bool),
    /// A knob of a built pass, or of one of those whose knobs are read although they are not built.
    Knob(Box<str>, Option<Box<str>>),
}

/// What is wrong with a text of `-opt`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// No such key; the nearest one, if one is near.
    #[error("Unknown command line argument '-{0}'.  Try: 'tandemc --help'{hint}", hint = .1.as_ref().map_or_else(String::new, |n| format!("\ntandemc: Did you mean '-{n}'?")))]
    Unknown(String, Option<String>),
    /// A word that is no knob.
    #[error("expected '-knob=value' in -opt, found '{0}'")]
    Form(String),
    /// A value that its key does not take.
    #[error("invalid value '{value}' for option '-{key}': expected {expected}")]
    Value {
        /// The key as the user wrote it.
        key: String,
        /// The value as the user wrote it.
        value: String,
        /// What was expected, in words.
        expected: String,
    },
    /// A key that must not be set.
    #[error("option '-{0}' names a canonicalisation that other passes require")]
    Refused(String),
    /// A name of a pass that is none.
    #[error(transparent)]
    Pass(#[from] TextError),
    /// Any of these, in its place of a text of `-opt`.
    #[error("{what}{}", caret(.text, *.at))]
    InText {
        /// What is wrong.
        what: Box<OptionError>,
        /// The text.
        text: String,
        /// Byte of the text at which the knob in question begins.
        at: usize,
    },
}

impl OptionError {
    /// The same of an option by the name that was typed.
    #[must_use]
    pub fn of_option(self, key: &str) -> OptionError {
        match self {
            OptionError::Value {
                value, expected, ..
            } => OptionError::Value {
                key: key.into(),
                value,
                expected,
            },
            other => other,
        }
    }
}

/// The settings of some texts in order, and what is to be said about them.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// In the order of the command line; the later one wins.
    pub list: Vec<Setting>,
    /// Whole lines, such as `warning: …`.
    pub remarks: Vec<String>,
    /// Seeded defects of the compilation; none in a build without them.
    pub defects: Defects,
}

impl Settings {
    /// Reads one text of `-opt` behind what was read before.
    ///
    /// # Errors
    /// The first part that is no knob, has an unknown key, or a value that the key does not take. An unknown key is only
    /// remarked on if `allow_unknown`.
    pub fn read(&mut self, text: &str, allow_unknown: bool) -> Result<(), OptionError> {
        for part in parts(text) {
            let body = part.strip_prefix("--").or_else(|| part.strip_prefix('-'));
            let body = body.filter(|b| !b.is_empty() && !b.starts_with(['=', '-', ' ']));
            let placed = |e| OptionError::InText {
                what: Box::new(e),
                text: text.into(),
                // Each part is a slice of the text.
                at: (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize),
            };
            let body = body.ok_or_else(|| placed(OptionError::Form(shown(part))))?;
            let (key, value) = match body.split_once('=') {
                Some((k, v)) => (k, Some(v)),
                None => (body, None),
            };
            match self.assign(key, value) {
                Err(OptionError::Unknown(key, _)) if allow_unknown => {
                    let line = format!("warning: unknown knob '-{key}' has no effect");
                    self.remarks.push(line);
                }
                other => other.map_err(placed)?,
            }
        }
        Ok(())
    }

    /// Sets a slot as an option of the driver does.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn set_slot(&mut self, number: u16, value: &str) -> Result<(), OptionError> {
        match slot(number) {
            Some(s) => self.assign(s.knob.split(" / ").next().unwrap_or(s.knob), Some(value)),
            None => Err(OptionError::Unknown(format!("slot{number}"), None)),
        }
    }

    /// Leaves out every entry of a pass.
    ///
    /// # Errors
    /// There is no pass of this name, or loop managers rely on what it does.
    pub fn disable_pass(&mut self, name: &str) -> Result<(), OptionError> {
        match registry::resolve(name) {
            Some(pass) if registry::REQUIRED_BY_LOOPS.contains(&pass.name) => {
                Err(OptionError::Refused(format!("-disable-pass={}", pass.name)))
            }
            Some(pass) => {
                self.list.push(Setting::DisablePass(pass.name.into(), true));
                Ok(())
            }
            None => Err(text::unknown("pass name", name).into()),
        }
    }

    /// What a key with a value sets.
    fn assign(&mut self, key: &str, value: Option<&str>) -> Result<(), OptionError> {
        // The two that are also knobs of a pass are slots here: what is switched off then stands in no pipeline.
        if let Some(s) = slot_of(key) {
            let value = self.slot_value(s, key, value)?;
            self.list.push(Setting::Slot(s, value));
            Ok(())
        } else if let Some((_, meaning)) = DOCUMENTED.iter().find(|d| d.0 == key) {
            self.documented(key, *meaning, value)
        } else if let Some(e) = ext(key) {
            let value = self.ext_value(e, value)?;
            self.list.push(Setting::Ext(e, value));
            Ok(())
        } else {
            self.pass_knob(key, value)
        }
    }

    fn documented(
        &mut self,
        key: &str,
        meaning: Key,
        value: Option<&str>,
    ) -> Result<(), OptionError> {
        match meaning {
            Key::Slots(numbers) => {
                for s in numbers.iter().filter_map(|&n| slot(n)) {
                    let value = self.slot_value(s, key, value)?;
                    self.list.push(Setting::Slot(s, value));
                }
            }
            Key::SlotInverted(number) => {
                let on = self.read_bool(key, value);
                let value = SlotValue::Bool(!on);
                let target = slot(number).map(|s| Setting::Slot(s, value));
                self.list.extend(target);
            }
            Key::Pass(name) => {
                let on = self.read_bool(key, value);
                self.list.push(Setting::DisablePass(name.into(), on));
            }
            Key::Refused => return Err(OptionError::Refused(key.into())),
        }
        Ok(())
    }

    /// A knob of a pass; an error if nothing knows the key.
    fn pass_knob(&mut self, key: &str, value: Option<&str>) -> Result<(), OptionError> {
        let Some(knob) = knobs().find(|k| k.name == key) else {
            return Err(unknown(key));
        };
        if let Some(why) = knob.unbound {
            let line = format!("warning: knob '-{key}' {why}; it has no effect");
            self.remarks.push(line);
        }
        let value: Option<Box<str>> = match knob.ty {
            KnobType::Bool => Some(self.read_bool(key, value).to_string().into()),
            _ => value.map(Into::into),
        };
        // Whether the value is one of the knob's shows when it is set.
        let mut trial = super::Options::default();
        trial.set_knob(key, value.as_deref()).map_err(|e| match e {
            KnobMistake::Value {
                value, expected, ..
            } => OptionError::Value {
                key: key.into(),
                value: shown(&value),
                expected,
            },
            _ => unknown(key),
        })?;
        self.list.push(Setting::Knob(key.into(), value));
        Ok(())
    }

    fn slot_value(
        &mut self,
        s: &Slot,
        key: &str,
        value: Option<&str>,
    ) -> Result<SlotValue, OptionError> {
        Ok(match s.ty {
            SlotType::Text | SlotType::TextPointer => {
                let text = value.unwrap_or("");
                let expected = match s.number {
                    6 if processor(text).is_none() => "a processor such as sm_90 or compute_90",
                    162 if !is_shard(text) => "N/M with 1 <= N <= M",
                    _ => return Ok(SlotValue::Text(text.into())),
                };
                return Err(OptionError::Value {
                    key: key.into(),
                    value: shown(text),
                    expected: expected.into(),
                });
            }
            SlotType::CompactBool | SlotType::InlineBool => {
                SlotValue::Bool(self.read_bool(key, value))
            }
            SlotType::Int => SlotValue::Int(read_int(key, value, i32::MIN, i32::MAX)?),
        })
    }

    /// The value as it is kept: as it stands, once it is known to be of the type.
    fn ext_value(&mut self, e: &Ext, value: Option<&str>) -> Result<Box<str>, OptionError> {
        Ok(match e.ty {
            ExtType::Bool => u8::from(self.read_bool(e.key, value)).to_string().into(),
            // A dump flag without number asks for the first grade.
            ExtType::Int(..) if value.is_none() && e.kind == super::slotless::ExtKind::Dump => {
                "1".into()
            }
            ExtType::Int(min, max) => read_int(e.key, value, min, max)?.to_string().into(),
        })
    }

    /// A boolean: true without a value or if the value begins with 1 or t (PL-096). A text that people would read otherwise
    /// is remarked on.
    fn read_bool(&mut self, key: &str, value: Option<&str>) -> bool {
        let Some(text) = value.filter(|v| !v.is_empty()) else {
            return true;
        };
        let lower = text.to_ascii_lowercase();
        let on = lower.starts_with(['1', 't']);
        if !matches!(lower.as_str(), "1" | "0" | "t" | "f" | "true" | "false") {
            let shown = shown(text);
            let line = format!("warning: value '{shown}' of '-{key}' reads as {on}");
            self.remarks.push(line);
        }
        on
    }
}

/// The processor that `sm_90` and `compute_90` name, as code generation spells it.
pub fn processor(text: &str) -> Option<String> {
    let number = text
        .strip_prefix("sm_")
        .or_else(|| text.strip_prefix("compute_"))?;
    let name = format!("sm_{number}");
    crate::codegen::parse_target(&name).map(|_| name)
}

/// True for `N/M`, the N-th of M shards.
fn is_shard(text: &str) -> bool {
    let number = |t: &str| {
        let digits = t.bytes().all(|b| b.is_ascii_digit());
        t.parse::<u32>().ok().filter(|_| digits)
    };
    let parts = text.split_once('/');
    let numbers = parts.and_then(|(n, m)| Some((number(n)?, number(m)?)));
    numbers.is_some_and(|(n, m)| (1..=m).contains(&n))
}

/// The parts of a text: each ends at blanks in front of a dash.
fn parts(text: &str) -> Vec<&str> {
    let (mut list, mut from) = (Vec::new(), 0);
    let bytes = text.as_bytes();
    for at in 1..bytes.len() {
        if bytes[at] == b'-' && bytes[at - 1].is_ascii_whitespace() {
            list.push(text[from..at].trim_ascii());
            from = at;
        }
    }
    list.push(text[from..].trim_ascii());
    if list.len() > 1 && list[0].is_empty() {
        list.remove(0);
    }
    list
}

fn read_int(key: &str, value: Option<&str>, min: i32, max: i32) -> Result<i32, OptionError> {
    let text = value.unwrap_or("");
    let error = |expected: String| OptionError::Value {
        key: key.into(),
        value: shown(text),
        expected,
    };
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(error("an integer".into()));
    }
    let number = text.parse::<i32>().ok();
    number
        .filter(|n| (min..=max).contains(n))
        .ok_or_else(|| error(format!("an integer from {min} to {max}")))
}

/// The slot that a key names: by its knobs, as `slotN`, or as `opts[OFFSET]`.
fn slot_of(key: &str) -> Option<&'static Slot> {
    if let Some(s) = SLOTS.iter().find(|s| s.keys().any(|k| k == key)) {
        return Some(s);
    }
    let plain =
        |t: &str| !t.is_empty() && !t.starts_with('0') && t.bytes().all(|b| b.is_ascii_digit());
    if let Some(number) = key.strip_prefix("slot").filter(|t| plain(t)) {
        return slot(number.parse().ok()?);
    }
    let offset = key.strip_prefix("opts[")?.strip_suffix(']');
    slot_at(offset.filter(|t| plain(t))?.parse().ok()?)
}

fn unknown(key: &str) -> OptionError {
    let slots = SLOTS.iter().flat_map(Slot::keys);
    let rest = EXT
        .iter()
        .map(|e| e.key)
        .chain(DOCUMENTED.iter().map(|d| d.0));
    let own = knobs().map(|k| k.name);
    let hint = match key.len() {
        // Beyond this no name is near.
        65.. => None,
        _ => nearest(key, slots.chain(rest).chain(own)),
    };
    OptionError::Unknown(shown(key), hint.map(str::to_owned))
}

/// A text of the user's in a message: in one line, and not endless.
pub(crate) fn shown(text: &str) -> String {
    const LONGEST: usize = 200;
    let mut out: String = text.chars().take(LONGEST).collect();
    if out.len() < text.len() {
        out.push('…');
    }
    out.replace(['\n', '\r'], " ")
}
