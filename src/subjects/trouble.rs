//! Why a foreign compiler has no output, in words.

use std::fmt;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};

/// Why there is no output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It ended by a signal or said that it cannot go on: an assertion's text, or the signal.
    Crash(String),
    /// It did not end, or a server did not answer, within its time.
    Hang,
    /// What it wrote is not a well-formed module.
    Invalid(String),
    /// It wrote more than so many MiB, which is what it may.
    TooMuch(u64),
    /// It said no, with an exit code or, as a server, in words.
    Refused(String),
    /// What it wrote has something that we do not carry.
    Unsupported(String),
    /// A server says something that the protocol does not have.
    Protocol(String),
    /// What it makes depends on analyses that its passes keep: where it differs.
    Stale(String),
    /// It could not be run at all.
    NotRun(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Crash(what) => write!(f, "the subject crashes: {what}"),
            Trouble::Hang => f.write_str("the subject does not end in its time"),
            Trouble::Invalid(why) => write!(f, "the subject's output is not a valid module: {why}"),
            Trouble::TooMuch(most) => write!(f, "the subject writes more than {most} MiB"),
            Trouble::Refused(why) => write!(f, "the subject refuses the program: {why}"),
            Trouble::Unsupported(what) => write!(f, "the subject's output: {what}"),
            Trouble::Protocol(what) => {
                write!(f, "the subject breaks the protocol of servers: {what}")
            }
            Trouble::Stale(how) => {
                write!(f, "the result depends on analyses that passes keep: {how}")
            }
            Trouble::NotRun(why) => write!(f, "the subject cannot be run: {why}"),
        }
    }
}

/// Words with which compilers say that they have lost their way.
const LOST: &[&str] = &[
    "Assertion",
    "UNREACHABLE",
    "LLVM ERROR",
    "error in backend",
    "PLEASE submit a bug report",
    "panicked at",
];

/// True if a compiler's words are those of one that cannot go on.
pub(super) fn is_crash(said: &str) -> bool {
    LOST.iter().any(|w| said.contains(w))
}

/// The signal that a shell's exit code stands for.
pub(super) fn signal_of(code: i32) -> Option<i32> {
    (129..160).contains(&code).then_some(code - 128)
}

/// The line that says most.
pub(super) fn complaint(said: &str) -> String {
    let lost = said.lines().find(|l| is_crash(l));
    let first = lost.or_else(|| said.lines().find(|l| !l.trim().is_empty()));
    one_line(first.unwrap_or("it says nothing"))
}

/// At most so many bytes of a complaint are read, and so many characters shown.
pub(super) const MOST_READ: u64 = 64 << 10;
const MOST_SHOWN: usize = 300;

/// The first so many bytes of a file, as text.
pub(super) fn beginning(mut file: &File, most: u64) -> String {
    let mut bytes = Vec::new();
    let _ = file.seek(SeekFrom::Start(0));
    // What was read before an error is what there is.
    let _ = file.take(most).read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The beginning of a text, in one line.
pub(super) fn one_line(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|l| !l.is_empty());
    let words: Vec<&str> = lines.take(3).collect();
    let shown = words.join(" | ");
    let printable = shown
        .chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c });
    printable.take(MOST_SHOWN).collect()
}
