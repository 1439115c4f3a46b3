//! A setting of the knobs: a TOML file with one `knob = value` per line.
//!
//! ```toml
//! jump-threading-threshold = 12
//! jt-load-threading = true
//! passes = "jump-threading,dfa-jump-threading"
//! ```
//!
//! Names are those of `tandemc -opt`, without the dash; values are numbers, booleans, or
//! strings that hold one of them. `passes` is the setting's own pipeline: a text as for
//! `--passes`, or a list of names; an empty one runs nothing. An empty file is the default.

use crate::subjects::{External, Subject};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use tandem_ir::diag::did_you_mean;
use tandem_ir::passes::{PassId, on_ir};
use tandem_optimized::driver;
use tandem_optimized::options::{Options, knobs};
use tandem_optimized::pipeline::{self, Step};

/// What names the pipeline.
const PASSES: &str = "passes";

/// A setting.
#[derive(Clone, Debug, Default)]
pub struct Setting {
    /// Its name: the file's.
    pub name: String,
    /// Its own pipeline, if it names one.
    pub steps: Option<Vec<Step>>,
    /// That pipeline as it was written.
    pub pipeline: Option<String>,
    /// As `-opt` takes it.
    pub knobs: Vec<String>,
    /// Applied.
    pub options: Options,
    /// Knobs that have no effect, with the reason.
    pub warnings: Vec<String>,
    /// A compiler that is not ours, instead of all that.
    pub subject: Option<Arc<External>>,
}

impl Setting {
    /// A compiler, ours or not, as a setting.
    ///
    /// # Errors
    /// One line: our pipeline has no such pass.
    pub fn of_subject(subject: &Subject) -> Result<Setting, String> {
        match subject {
            Subject::External(external) => Ok(Setting {
                name: external.name.clone(),
                subject: Some(Arc::clone(external)),
                ..Setting::default()
            }),
            Subject::Ours(text) => Ok(Setting {
                name: format!("ours:{text}"),
                steps: Some(steps(text).map_err(|e| format!("error: {e}"))?),
                pipeline: Some(text.clone()),
                ..Setting::default()
            }),
        }
    }

    /// Everything that it sets, for people.
    pub fn words(&self) -> String {
        if let Some(subject) = &self.subject {
            return subject.shown("IN.ll", "OUT.ll");
        }
        let pipeline = self.pipeline.as_deref().map(|p| match p.trim() {
            "" => "no passes".to_owned(),
            p => format!("--passes={p}"),
        });
        let words: Vec<String> = pipeline.into_iter().chain(self.knobs.clone()).collect();
        match words.is_empty() {
            true => "the defaults".into(),
            false => words.join(" "),
        }
    }

    /// Every pass that exists, in order of the table; those that are off by default only if the setting has them on.
    #[must_use]
    pub fn every_pass(&self) -> Vec<Step> {
        let on = |id: &&'static PassId| self.options.passes.in_default_pipelines(id);
        on_ir().filter(on).map(Step::pass).collect()
    }

    /// Reads a setting.
    ///
    /// # Errors
    /// One line with the file and, where there is one, the line.
    pub fn load(path: &str) -> Result<Setting, String> {
        let bytes = driver::read_input(path).map_err(|e| e.to_string())?;
        let text =
            String::from_utf8(bytes).map_err(|_| format!("error: {path}: this is no text"))?;
        let name = Path::new(path).file_stem();
        let name = name.map_or_else(|| path.into(), |s| s.to_string_lossy().into_owned());
        Setting::parse(&text, &name, path)
    }

    /// Reads the text of a setting.
    ///
    /// # Errors
    /// As [`Self::load`].
    pub fn parse(text: &str, name: &str, path: &str) -> Result<Setting, String> {
        let table: BTreeMap<String, toml::Spanned<toml::Value>> =
            toml::from_str(text).map_err(|e: toml::de::Error| {
                let line = line_of(text, e.span().map_or(0, |s| s.start));
                // The message about a key that stands twice does not name it.
                let key = e.span().and_then(|s| text.get(s));
                let key = key.filter(|_| e.message() == "duplicate key");
                let key = key.map_or_else(String::new, |k| format!(" '{}'", k.trim()));
                format!("error: {path}:{line}: {}{key}", e.message())
            })?;
        let mut s = Setting {
            name: name.into(),
            ..Setting::default()
        };
        let place =
            |v: &toml::Spanned<toml::Value>| format!("{path}:{}", line_of(text, v.span().start));
        if let Some(value) = table.get(PASSES) {
            let at = place(value);
            let text = pipeline_text(value.as_ref()).map_err(|e| format!("error: {at}: {e}"))?;
            s.steps = Some(steps(&text).map_err(|e| format!("error: {at}: {e}"))?);
            s.pipeline = Some(text);
        }
        for (knob, value) in table.iter().filter(|(k, _)| *k != PASSES) {
            let at = place(value);
            if !knobs().any(|k| k.name == knob) {
                let names = knobs().map(|k| k.name).chain([PASSES]);
                let hint = did_you_mean(knob, names);
                return Err(format!("error: {at}: unknown knob '{knob}'{hint}"));
            }
            let value = match value.as_ref() {
                toml::Value::Boolean(b) => b.to_string(),
                toml::Value::Integer(n) => n.to_string(),
                toml::Value::String(t) => t.clone(),
                other => {
                    let what = other.type_str();
                    return Err(format!(
                        "error: {at}: knob '{knob}' takes a number, a boolean or a text, and this is of the type '{what}'"
                    ));
                }
            };
            let word = format!("-{knob}={value}");
            let blank = word.contains(char::is_whitespace);
            let applied = match blank {
                true => Err(format!("knob '-{knob}' does not take '{value}'")),
                false => s.options.apply(&word).map_err(|e| e.to_string()),
            };
            applied.map_err(|e| format!("error: {at}: {e}"))?;
            let unbound = knobs().find(|k| k.name == knob).and_then(|k| k.unbound);
            s.warnings
                .extend(unbound.map(|why| format!("knob '-{knob}' {why}; it has no effect")));
            s.knobs.push(word);
        }
        Ok(s)
    }
}

/// The line, from 1, of a byte of a text.
fn line_of(text: &str, at: usize) -> usize {
    text.get(..at).unwrap_or("").matches('\n').count() + 1
}

fn pipeline_text(value: &toml::Value) -> Result<String, String> {
    let wrong = || format!("'{PASSES}' is a text or a list of texts");
    match value {
        toml::Value::String(text) => Ok(text.clone()),
        toml::Value::Array(list) => {
            let names: Option<Vec<&str>> = list.iter().map(toml::Value::as_str).collect();
            names.map(|n| n.join(",")).ok_or_else(wrong)
        }
        _ => Err(wrong()),
    }
}

fn steps(text: &str) -> Result<Vec<Step>, String> {
    match text.trim() {
        "" => Ok(Vec::new()),
        t => pipeline::parse(t).map_err(|e| e.to_string()),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::passes::DFA_JUMP_THREADING;

    #[test]
    fn knobs_of_every_kind_are_read() {
        let text = "jump-threading-threshold = 12\njt-load-threading = true\njump-threading-phi-threshold = \"3\"\n";
        let s = Setting::parse(text, "a", "a.toml").unwrap();
        assert_eq!(s.options.passes.jump_threading.threshold, 12);
        assert!(s.options.passes.jump_threading.load_threading);
        assert_eq!(s.knobs.len(), 3);
    }

    #[test]
    fn jt_r16_every_pass_holds_what_is_off_by_default_only_where_it_is_on() {
        let has = |text| {
            let s = Setting::parse(text, "a", "a.toml").unwrap();
            s.every_pass().contains(&Step::pass(&DFA_JUMP_THREADING))
        };
        assert!(!has(""));
        assert!(has("enable-dfa-jump-thread = true"));
    }

    #[test]
    fn a_setting_may_have_its_own_pipeline() {
        let of = |text| Setting::parse(text, "a", "a.toml").unwrap();
        assert_eq!(of("").steps, None);
        assert_eq!(of("passes = \"\"").steps, Some(Vec::new()));
        assert_eq!(of("passes = []").steps, Some(Vec::new()));
        let one = of("passes = \"dfa-jump-threading\"\ndfa-cost-threshold = 7\n");
        assert_eq!(one.steps, Some(vec![Step::pass(&DFA_JUMP_THREADING)]));
        assert_eq!(one.options.passes.dfa_jump_threading.cost_threshold, 7);
        assert_eq!(one.knobs, ["-dfa-cost-threshold=7"]);
        assert_eq!(
            one.words(),
            "--passes=dfa-jump-threading -dfa-cost-threshold=7"
        );
        assert_eq!(of("passes = []").words(), "no passes");
        let two = of("passes = [\"jump-threading\", \"verify\"]");
        assert_eq!(two.steps.map(|s| s.len()), Some(2));
    }

    #[test]
    fn wrong_settings_are_refused_by_name_and_line() {
        for (text, words) in [
            (
                "jump-threading-treshold = 1",
                "a.toml:1: unknown knob 'jump-threading-treshold'; did you mean 'jump-threading-threshold'?",
            ),
            (
                "\njump-threading-threshold = [1]",
                "a.toml:2: knob 'jump-threading-threshold' takes a number, a boolean or a text, and this is of the type 'array'",
            ),
            (
                "\n\npases = [\"dce\"]",
                "a.toml:3: unknown knob 'pases'; did you mean 'passes'?",
            ),
            ("opt = \"-a -b\"", "a.toml:1: unknown knob 'opt'"),
            (
                "jt-load-threading = true\njt-load-threading = false",
                "a.toml:2: duplicate key 'jt-load-threading'",
            ),
            ("\njump-threading-threshold = = 2", "a.toml:2"),
            ("jt-load-threading = \"true -nonsense\"", "does not take"),
            (
                "passes = \"jmp-threading\"",
                "did you mean 'jump-threading'",
            ),
            ("passes = [1]", "a text or a list of texts"),
            ("jump-threading-threshold = -1", "a number from 0"),
        ] {
            let e = Setting::parse(text, "a", "a.toml").unwrap_err();
            assert!(e.contains(words) && e.contains("a.toml"), "{e}");
        }
    }
}
