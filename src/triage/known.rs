//! Known failures, as data: a signature, the issue that it belongs to, and the day until which it is accepted.
//!
//! They stand in TOML files, one `[[known]]` table each:
//!
//! ```toml
//! [[known]]
//! signature = "jump-threading/illegal-rewrite/thread-edge/JT-R2"
//! issue = "issues/17"
//! expires = "2027-01-31"
//! note = "waits for the new legality check"
//! ```
//!
//! A signature without hash covers every program that shows it. Nothing is ever known
//! in code, and nothing for ever: an entry that is past its day counts as new again.

use crate::signature::Signature;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};
use tandem_optimized::driver;

/// A day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Date {
    year: i32,
    month: u32,
    day: u32,
}

impl Date {
    /// Today, in UTC.
    pub fn today() -> Date {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Date::of_days(since.map_or(0, |d| d.as_secs() / 86_400))
    }

    /// The day so many days after 1 January 1970.
    pub fn of_days(days: u64) -> Date {
        let leap = |y: i32| y % 4 == 0 && (y % 100 != 0 || y % 400 == 0);
        let (mut year, mut rest) = (1970, days);
        while rest >= if leap(year) { 366 } else { 365 } {
            rest -= if leap(year) { 366 } else { 365 };
            year += 1;
        }
        let mut month = 1;
        while rest >= days_of(year, month) {
            rest -= days_of(year, month);
            month += 1;
        }
        Date {
            year,
            month,
            day: rest as u32 + 1,
        }
    }
}

fn days_of(year: i32, month: u32) -> u64 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = String;
    fn from_str(text: &str) -> Result<Date, String> {
        let wrong = || format!("'{text}' is no date: expected YYYY-MM-DD");
        let parts: Vec<&str> = text.split('-').collect();
        let [y, m, d] = parts[..] else {
            return Err(wrong());
        };
        let number = |s: &str, n: usize| {
            let digits = s.len() == n && s.bytes().all(|b| b.is_ascii_digit());
            digits.then(|| s.parse::<u32>().ok()).flatten()
        };
        match (number(y, 4), number(m, 2), number(d, 2)) {
            (Some(y), Some(month), Some(day))
                if (1..=12).contains(&month)
                    && day >= 1
                    && u64::from(day) <= days_of(y as i32, month) =>
            {
                Ok(Date {
                    year: y as i32,
                    month,
                    day,
                })
            }
            _ => Err(wrong()),
        }
    }
}

impl From<Date> for String {
    fn from(d: Date) -> String {
        d.to_string()
    }
}

impl TryFrom<String> for Date {
    type Error = String;
    fn try_from(text: String) -> Result<Date, String> {
        text.parse()
    }
}

/// A known failure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// What it covers.
    pub signature: Signature,
    /// Where it is dealt with.
    pub issue: String,
    /// Last day on which it is accepted.
    pub expires: Date,
    /// For people.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// All known failures.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// In order of their files.
    pub entries: Vec<Entry>,
}

/// Whether a failure is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "standing", rename_all = "kebab-case")]
pub enum Standing {
    /// Nobody has seen it.
    New,
    /// It is accepted for now.
    Known {
        /// Where it is dealt with.
        issue: String,
        /// Until when.
        expires: Date,
    },
    /// It was accepted, but no longer.
    Expired {
        /// Where it is dealt with.
        issue: String,
        /// Since when not.
        expires: Date,
    },
}

impl Standing {
    /// A short description for reports.
    pub fn words(&self) -> String {
        match self {
            Standing::New => "new".into(),
            Standing::Known { issue, expires } => {
                format!("known: {issue}, accepted until {expires}")
            }
            Standing::Expired { issue, expires } => {
                format!("known: {issue}, but accepted only until {expires}")
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    known: Vec<Entry>,
}

impl Known {
    /// Reads a file, or all `.toml` files of a folder in order of their names.
    ///
    /// # Errors
    /// One line: which file cannot be read, or what in it is wrong and where.
    pub fn load(path: &Path) -> Result<Known, String> {
        let mut files = vec![path.to_path_buf()];
        if path.is_dir() {
            files = toml_files(path)?;
        }
        let mut known = Known::default();
        for file in files {
            let shown = file.display().to_string();
            let bytes = driver::read_input(&shown).map_err(|e| e.to_string())?;
            let text =
                String::from_utf8(bytes).map_err(|_| format!("error: {shown}: this is no text"))?;
            known.entries.extend(Known::parse(&text, &shown)?);
        }
        Ok(known)
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// As [`Self::load`].
    pub fn parse(text: &str, name: &str) -> Result<Vec<Entry>, String> {
        let read: Result<File, toml::de::Error> = toml::from_str(text);
        read.map(|f| f.known).map_err(|e| {
            let line = e.span().map_or(1, |s| {
                let before = text.get(..s.start).unwrap_or("");
                before.matches('\n').count() + 1
            });
            format!("error: {name}:{line}: {}", e.message())
        })
    }

    /// Whether a failure is known on a day. Of several entries the one that is accepted longest counts.
    pub fn standing(&self, signature: &Signature, today: Date) -> Standing {
        let covering = self
            .entries
            .iter()
            .filter(|e| e.signature.covers(signature));
        let Some(e) = covering.max_by_key(|e| e.expires) else {
            return Standing::New;
        };
        let (issue, expires) = (e.issue.clone(), e.expires);
        if today <= expires {
            Standing::Known { issue, expires }
        } else {
            Standing::Expired { issue, expires }
        }
    }
}

fn toml_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let error = |e: std::io::Error| {
        format!(
            "error: cannot read '{}': {}",
            folder.display(),
            driver::plain(&e)
        )
    };
    let mut files = Vec::new();
    for e in std::fs::read_dir(folder).map_err(error)? {
        let path = e.map_err(error)?.path();
        if path.extension().is_some_and(|x| x == "toml") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
[[known]]
signature = "p/illegal-rewrite/thread-edge/JT-R2"
issue = "issues/17"
expires = "2027-02-28"
[[known]]
signature = "p/miscompile/-/-@00000000000000ff"
issue = "issues/18"
expires = "2026-01-01"
note = "one program only"
"#;

    fn standing(signature: &str, today: &str) -> Standing {
        let known = Known {
            entries: Known::parse(TEXT, "k.toml").unwrap(),
        };
        known.standing(&signature.parse().unwrap(), today.parse().unwrap())
    }

    #[test]
    fn entries_cover_their_signature_until_their_day() {
        let s = "p/illegal-rewrite/thread-edge/JT-R2@0000000000000001";
        assert!(matches!(standing(s, "2027-02-28"), Standing::Known { .. }));
        assert!(matches!(
            standing(s, "2027-03-01"),
            Standing::Expired { .. }
        ));
        assert_eq!(
            standing("p/illegal-rewrite/thread-edge/JT-R3", "2026-01-01"),
            Standing::New
        );
        assert!(matches!(
            standing("p/miscompile/-/-@00000000000000ff", "2026-01-01"),
            Standing::Known { .. }
        ));
        assert_eq!(
            standing("p/miscompile/-/-@00000000000000fe", "2026-01-01"),
            Standing::New
        );
    }

    #[test]
    fn wrong_files_are_refused_with_their_line() {
        for (text, words) in [
            ("[[known]]\nsignature = 'x'\n", "k.toml:2"),
            ("[[known]]\nissue = 'i'\n", "missing field `signature`"),
            (
                "[[known]]\nsignature='a/b/-/-'\nissue='i'\nexpires='2026-02-30'\n",
                "is no date",
            ),
            ("known = 3", "k.toml:1"),
            ("\u{1}", "k.toml:1"),
        ] {
            let e = Known::parse(text, "k.toml").unwrap_err();
            assert!(e.contains(words), "{e}");
        }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, text) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_778, "2026-11-21"),
        ] {
            assert_eq!(Date::of_days(days).to_string(), text);
        }
    }
}
