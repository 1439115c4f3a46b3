//! The journal: every answer in the order in which the search needed it, on disk.
//!
//! The search is a function of the input and the answers. A run that was cut off
//! goes on by running again from the start with the answers of the journal in place
//! of the predicate, so that its result is byte for byte that of a run that nothing
//! cut off. A line that was not finished is dropped.

use super::program::Key;
use crate::predicate::Answer;
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// First word of a journal; the number changes with the search.
const FORMAT: &str = "tandem-reduce-journal-3";

/// Answers of an earlier run, and the file that gets the new ones.
#[derive(Debug, Default)]
pub struct Journal {
    known: Vec<(Key, Answer)>,
    by_key: HashMap<Key, Answer>,
    position: usize,
    file: Option<Lines>,
}

/// Longest time between two writes while there are lines to be written.
const SPACING: Duration = Duration::from_millis(20);

/// A file that gets lines, some at a time if they come fast: a run that is killed in between has to ask for the last
/// ones again, no more.
#[derive(Debug)]
struct Lines {
    file: File,
    held: String,
    written: Instant,
}

impl Lines {
    fn new(file: File) -> Lines {
        let (held, written) = (String::new(), Instant::now());
        Lines {
            file,
            held,
            written,
        }
    }

    fn add(&mut self, line: &str) -> io::Result<()> {
        self.held.push_str(line);
        match self.written.elapsed() < SPACING {
            true => Ok(()),
            false => self.write(),
        }
    }

    fn write(&mut self) -> io::Result<()> {
        self.written = Instant::now();
        self.file
            .write_all(std::mem::take(&mut self.held).as_bytes())
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        // Who goes on without these asks for them again.
        let _ = self.write();
    }
}

impl Journal {
    /// A fresh journal in a file; what the file held is gone.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn create(path: &Path, subject: &str) -> io::Result<Journal> {
        let mut file = File::create(path)?;
        writeln!(file, "{FORMAT} {subject}")?;
        Ok(Journal {
            file: Some(Lines::new(file)),
            ..Journal::default()
        })
    }

    /// Goes on with the journal in a file, or begins one where there is none. `subject` says what the run is
    /// about: input, predicate, deltas.
    ///
    /// # Errors
    /// The file cannot be read or written, or is no journal of this subject.
    pub fn resume(path: &Path, subject: &str) -> io::Result<Journal> {
        let text = match std::fs::read(path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(e) if e.kind() == io::ErrorKind::NotFound => {
                return Journal::create(path, subject);
            }
            Err(e) => return Err(e),
        };
        let whole = text.rfind('\n').map_or(0, |n| n + 1);
        if whole == 0 {
            return Journal::create(path, subject);
        }
        let mut lines = text[..whole].lines();
        if lines.next() != Some(&format!("{FORMAT} {subject}")) {
            return Err(io::Error::other(
                "it is the journal of another run (another input or predicate, other deltas)",
            ));
        }
        let known: Option<Vec<_>> = lines.map(read_line).collect();
        let known = known.ok_or_else(|| io::Error::other("it is damaged"))?;
        let file = OpenOptions::new().write(true).open(path)?;
        file.set_len(whole as u64)?;
        let mut file = file;
        io::Seek::seek(&mut file, io::SeekFrom::End(0))?;
        Ok(Journal {
            by_key: known.iter().cloned().collect(),
            known,
            position: 0,
            file: Some(Lines::new(file)),
        })
    }

    /// The answer of the earlier run about a program, whenever it was asked.
    pub fn foreseen(&self, key: Key) -> Option<&Answer> {
        self.by_key.get(&key)
    }

    /// The answer that the earlier run got at this point, if it came so far.
    ///
    /// # Errors
    /// The earlier run asked about something else here.
    pub fn next(&self, key: Key) -> Result<Option<&Answer>, ()> {
        match self.known.get(self.position) {
            None => Ok(None),
            Some((k, a)) if *k == key => Ok(Some(a)),
            Some(_) => Err(()),
        }
    }

    /// Whether answers of the earlier run are left.
    pub fn replaying(&self) -> bool {
        self.position < self.known.len()
    }

    /// Notes the answer at this point.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn note(&mut self, key: Key, answer: &Answer) -> io::Result<()> {
        let replayed = self.replaying();
        self.position += 1;
        match &mut self.file {
            Some(file) if !replayed => file.add(&write_line(key, answer)),
            _ => Ok(()),
        }
    }
}

fn write_line(key: Key, answer: &Answer) -> String {
    let (word, text) = match answer {
        Answer::Interesting => ("interesting", ""),
        Answer::Boring => ("boring", ""),
        Answer::Other(t) => ("other", t.as_str()),
        Answer::Unsure(t) => ("unsure", t.as_str()),
        Answer::Broken(t) => ("broken", t.as_str()),
    };
    let text = serde_json::Value::from(text);
    format!("{key:016x} {word} {text}\n")
}

fn read_line(line: &str) -> Option<(Key, Answer)> {
    let (key, rest) = line.split_once(' ')?;
    let (word, text) = rest.split_once(' ')?;
    let text: String = serde_json::from_str(text).ok()?;
    let answer = match word {
        "interesting" => Answer::Interesting,
        "boring" => Answer::Boring,
        "other" => Answer::Other(text),
        "unsure" => Answer::Unsure(text),
        "broken" => Answer::Broken(text),
        _ => return None,
    };
    Some((Key::from_str_radix(key, 16).ok()?, answer))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_torn_line_is_dropped_and_another_subject_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let mut j = Journal::create(&path, "a").unwrap();
        j.note(1, &Answer::Interesting).unwrap();
        j.note(2, &Answer::Other("x \"y\"\nz".into())).unwrap();
        drop(j);
        let mut bytes = std::fs::read(&path).unwrap();
        bytes.extend_from_slice(b"0003 bor");
        std::fs::write(&path, &bytes).unwrap();
        let mut j = Journal::resume(&path, "a").unwrap();
        assert_eq!(j.next(1), Ok(Some(&Answer::Interesting)));
        j.note(1, &Answer::Interesting).unwrap();
        assert_eq!(j.next(3), Err(()));
        assert_eq!(j.next(2), Ok(Some(&Answer::Other("x \"y\"\nz".into()))));
        j.note(2, &Answer::Boring).unwrap();
        assert_eq!(j.next(3), Ok(None));
        j.note(3, &Answer::Boring).unwrap();
        drop(j);
        assert!(
            std::fs::read_to_string(&path)
                .unwrap()
                .ends_with("0000000000000003 boring \"\"\n")
        );
        assert!(Journal::resume(&path, "b").is_err());
    }
}
