//! A setting of the knobs: a TOML file with one `knob = value` per line.
//!
//! ```toml
//! jump-threading-threshold = 12
//! jt-load-threading = true
//! ```
//!
//! Names are those of `tandemc -opt`, without the dash; values are numbers, booleans, or
//! strings that hold one of them. An empty file is the default.

use std::path::Path;
use tandem_optimized::driver;
use tandem_optimized::options::{KNOBS, Options};

/// A setting.
#[derive(Clone, Debug, Default)]
pub struct Setting {
    /// Its name: the file's.
    pub name: String,
    /// As `-opt` takes it.
    pub knobs: Vec<String>,
    /// Applied.
    pub options: Options,
    /// Knobs that have no effect, with the reason.
    pub warnings: Vec<String>,
}

impl Setting {
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
        let table: toml::Table = toml::from_str(text).map_err(|e: toml::de::Error| {
            let start = e.span().map_or(0, |s| s.start);
            let line = text.get(..start).unwrap_or("").matches('\n').count() + 1;
            format!("error: {path}:{line}: {}", e.message())
        })?;
        let mut s = Setting {
            name: name.into(),
            ..Setting::default()
        };
        for (knob, value) in &table {
            let value = match value {
                toml::Value::Boolean(b) => b.to_string(),
                toml::Value::Integer(n) => n.to_string(),
                toml::Value::String(t) => t.clone(),
                other => {
                    let what = other.type_str();
                    return Err(format!("error: {path}: knob '{knob}' cannot be a {what}"));
                }
            };
            let word = format!("-{knob}={value}");
            let blank = word.contains(char::is_whitespace);
            let applied = match blank {
                true => Err(format!("knob '-{knob}' does not take '{value}'")),
                false => s.options.apply(&word).map_err(|e| e.to_string()),
            };
            applied.map_err(|e| format!("error: {path}: {e}"))?;
            let unbound = KNOBS
                .iter()
                .find(|k| k.name == knob)
                .and_then(|k| k.unbound);
            s.warnings
                .extend(unbound.map(|why| format!("knob '-{knob}' {why}; it has no effect")));
            s.knobs.push(word);
        }
        Ok(s)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn knobs_of_every_kind_are_read() {
        let text = "jump-threading-threshold = 12\njt-load-threading = true\njump-threading-phi-threshold = \"3\"\n";
        let s = Setting::parse(text, "a", "a.toml").unwrap();
        assert_eq!(s.options.jump_threading.threshold, 12);
        assert!(s.options.jump_threading.load_threading);
        assert_eq!(s.knobs.len(), 3);
    }

    #[test]
    fn wrong_settings_are_refused_by_name_and_line() {
        for (text, words) in [
            (
                "jump-threading-treshold = 1",
                "did you mean '-jump-threading-threshold'",
            ),
            ("jump-threading-threshold = [1]", "cannot be a array"),
            ("\njump-threading-threshold = = 2", "a.toml:2"),
            ("jt-load-threading = \"true -nonsense\"", "does not take"),
            ("jump-threading-threshold = -1", "a number from 0"),
        ] {
            let e = Setting::parse(text, "a", "a.toml").unwrap_err();
            assert!(e.contains(words) && e.contains("a.toml"), "{e}");
        }
    }
}
