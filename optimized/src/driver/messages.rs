//! What the compiler says besides its result: lines on standard error as they come, or, with `--json`, one object there at the
//! end, which has them all.

use super::report;
use crate::pipeline::json::quoted;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The version of the object: raised when a key goes or means something else, not when one is added
/// (`docs/report.schema.json`).
pub const SCHEMA: u32 = 1;

/// What kind of line it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Why there is no result.
    Error,
    /// Something that may not be meant.
    Warning,
    /// Something to know.
    Note,
    /// What a trace says.
    Trace,
    /// What a pass, a dump flag or an analysis prints.
    Printed,
    /// An execution of a pass, with its number.
    Bisect,
}

impl Kind {
    const fn word(self) -> &'static str {
        match self {
            Kind::Error => "error",
            Kind::Warning => "warning",
            Kind::Note => "note",
            Kind::Trace => "trace",
            Kind::Printed => "printed",
            Kind::Bisect => "bisect",
        }
    }
    /// That of a remark, which says it in its first word.
    fn of_remark(text: &str) -> Kind {
        match text.contains("warning: ") {
            true => Kind::Warning,
            false => Kind::Note,
        }
    }
}

/// Where messages go.
pub struct Messages {
    kept: Option<Mutex<Kept>>,
}

#[derive(Default)]
struct Kept {
    messages: Vec<(Kind, String)>,
    /// Keys of the object with their values in JSON.
    facts: Vec<(&'static str, String)>,
    /// The object is printed: an interruption that comes now says nothing more.
    printed: bool,
}

impl Messages {
    /// Lines, or one object.
    pub fn new(json: bool) -> Messages {
        Messages {
            kept: json.then(Mutex::default),
        }
    }

    fn kept(&self) -> Option<MutexGuard<'_, Kept>> {
        let kept = self.kept.as_ref()?;
        Some(kept.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// True if an object is made.
    pub fn is_json(&self) -> bool {
        self.kept.is_some()
    }

    /// Says something.
    pub fn say(&self, kind: Kind, text: &str) {
        match self.kept() {
            Some(mut kept) => kept.messages.push((kind, text.to_owned())),
            None => report(text),
        }
    }

    /// Says a warning or a note.
    pub fn remark(&self, text: &str) {
        self.say(Kind::of_remark(text), text);
    }

    /// Says something about the run that an object has under a key of its own, and that is a text otherwise.
    pub fn fact(
        &self,
        key: &'static str,
        json: impl FnOnce() -> String,
        text: impl FnOnce() -> String,
    ) {
        match self.kept() {
            Some(mut kept) => kept.facts.push((key, json())),
            None => {
                let text = text();
                if !text.is_empty() {
                    report(&text);
                }
            }
        }
    }

    /// Prints the object, if one is made and not printed yet. Called at the end.
    pub fn finish(&self, code: i32) {
        let Some(mut kept) = self.kept() else { return };
        if std::mem::replace(&mut kept.printed, true) {
            return;
        }
        let message = |(kind, text): &(Kind, String)| {
            let (kind, text) = (kind.word(), quoted(text));
            format!("{{\"kind\": \"{kind}\", \"text\": {text}}}")
        };
        let messages: Vec<String> = kept.messages.iter().map(message).collect();
        let version = quoted(env!("CARGO_PKG_VERSION"));
        let mut object = format!(
            "{{\"tool\": \"tandemc\", \"version\": {version}, \"schema\": {SCHEMA}, \"code\": {code}, \"messages\": [{}]",
            messages.join(", ")
        );
        for (key, value) in &kept.facts {
            object.push_str(&format!(", \"{key}\": {value}"));
        }
        object.push('}');
        report(&object);
    }
}
