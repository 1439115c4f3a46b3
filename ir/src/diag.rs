//! Diagnostics with a place: what every reader error looks like.

use std::fmt;

/// How a reader failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// Not LLVM assembly (or LLVM would reject it too).
    Syntax,
    /// LLVM assembly that we do not carry yet.
    Unsupported,
    /// Larger than a stated limit.
    TooLarge,
}

/// An error at a place of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// What kind.
    pub kind: ErrorKind,
    /// One sentence, no full stop.
    pub message: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
    /// The line of text (cut to 200 bytes around the place), for the snippet.
    pub snippet: String,
    /// Column of the place inside the snippet, from 1.
    pub snippet_column: u32,
    /// File name for messages, may be empty.
    pub file: String,
}

impl Diagnostic {
    /// An error at byte `offset` of `text`.
    pub fn at(
        kind: ErrorKind,
        message: impl Into<String>,
        text: &[u8],
        offset: usize,
    ) -> Diagnostic {
        let offset = offset.min(text.len());
        let start = text[..offset]
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |p| p + 1);
        let end = text[offset..]
            .iter()
            .position(|&b| b == b'\n')
            .map_or(text.len(), |p| offset + p);
        let line = 1 + text[..start].iter().filter(|&&b| b == b'\n').count();
        let from = start.max(offset.saturating_sub(100));
        let to = end.min(offset + 100);
        let show = |b: &[u8]| -> String {
            let s = String::from_utf8_lossy(b);
            s.chars()
                .map(|c| if c.is_control() { ' ' } else { c })
                .collect()
        };
        Diagnostic {
            kind,
            message: message.into(),
            line: line as u32,
            column: (offset - start + 1) as u32,
            snippet: show(&text[from..to]),
            snippet_column: show(&text[from..offset]).chars().count() as u32 + 1,
            file: String::new(),
        }
    }
    /// The same with a file name.
    #[must_use]
    pub fn in_file(mut self, file: &str) -> Diagnostic {
        self.file = file.into();
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.kind {
            ErrorKind::Syntax => "error",
            ErrorKind::Unsupported => "error: unsupported",
            ErrorKind::TooLarge => "error: too large",
        };
        let file = if self.file.is_empty() {
            "<input>"
        } else {
            &self.file
        };
        writeln!(
            f,
            "{file}:{}:{}: {word}: {}",
            self.line, self.column, self.message
        )?;
        writeln!(f, "{}", self.snippet)?;
        write!(f, "{:>width$}", "^", width = self.snippet_column as usize)
    }
}

impl std::error::Error for Diagnostic {}

/// The nearest of some names to a word that is none of them, if it is near enough to be what was meant: at most one
/// edit, and one more for every four bytes of the word, where upper and lower case do not differ. Of several that are
/// equally near, the one whose case is nearer, then the first in alphabetical order.
pub fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let lower = word.to_ascii_lowercase();
    let distance = |n: &str| edit_distance(&lower, &n.to_ascii_lowercase());
    let best = names.map(|n| (distance(n), edit_distance(word, n), n));
    let (near, _, name) = best.min()?;
    (near <= 1 + word.len() / 4).then_some(name)
}

/// The second half of a message about an unknown word: `; did you mean 'NAME'?`, or nothing if no name is near.
pub fn did_you_mean<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> String {
    nearest(word, names).map_or_else(String::new, |n| format!("; did you mean '{n}'?"))
}

/// Levenshtein distance in bytes.
fn edit_distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.bytes().enumerate() {
            let replace = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replace.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// Two lines under an error message on a text that stands in one line, such as a command-line argument: the text, and
/// a caret under the byte `at` of it. Control characters are shown as blanks; of a long text the part around the place.
pub fn caret(text: &str, at: usize) -> String {
    let d = Diagnostic::at(
        ErrorKind::Syntax,
        "",
        text.replace('\n', " ").as_bytes(),
        at,
    );
    let width = d.snippet_column as usize;
    format!("\n    {}\n    {:>width$}", d.snippet, "^")
}
