//! Reading characters: blanks, comments, words, numbers.
//!
//! Comments may stand anywhere and mean nothing, but for three kinds: `//!` begins a note, and two fixed comments bracket
//! inline assembly. They are kept as [`Mark`]s until the next statement begins.

use crate::diag::{Diagnostic, ErrorKind};
use crate::machine::module::FloatLit;

/// A position in a text.
pub(super) struct Scanner<'a> {
    pub text: &'a [u8],
    whole: &'a str,
    pub at: usize,
    pub file: &'a str,
    /// Comments with a meaning since the last statement.
    pub marks: Vec<Mark<'a>>,
}

/// A comment with a meaning.
#[derive(Clone, Copy)]
pub(super) enum Mark<'a> {
    /// `//! text`, with the offset of its text.
    Note(usize, &'a str),
    /// `// begin inline asm`
    AsmBegin,
    /// `// end inline asm`
    AsmEnd,
}

/// A number as it was written.
#[derive(Clone, Copy)]
pub(super) enum Number {
    Int(u64, bool),
    Float(FloatLit),
}

pub(super) type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Bytes that words consist of.
const WORD: [bool; 256] = {
    let mut t = [false; 256];
    let mut b = 0;
    while b < 256 {
        let c = b as u8;
        t[b] = c.is_ascii_alphanumeric() || c == b'_' || c == b'$' || c == b'%';
        b += 1;
    }
    t
};

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str, file: &'a str) -> Scanner<'a> {
        Scanner {
            text: text.as_bytes(),
            whole: text,
            at: 0,
            file,
            marks: Vec::new(),
        }
    }
    pub fn error_at<T>(&self, at: usize, message: impl Into<String>) -> Result<T> {
        self.fail(ErrorKind::Syntax, at, message)
    }
    pub fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        self.error_at(self.at, message)
    }
    pub fn unsupported<T>(&self, at: usize, message: impl Into<String>) -> Result<T> {
        self.fail(ErrorKind::Unsupported, at, message)
    }
    pub fn fail<T>(&self, kind: ErrorKind, at: usize, message: impl Into<String>) -> Result<T> {
        let d = Diagnostic::at(kind, message, self.text, at).in_file(self.file);
        Err(Box::new(d))
    }
    /// The next byte, 0 at the end.
    pub fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }
    pub fn peek_at(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(0)
    }
    /// Passes over blanks and comments.
    pub fn skip(&mut self) -> Result<()> {
        loop {
            match self.peek() {
                b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => self.at += 1,
                b'/' if self.peek_at(1) == b'/' => self.line_comment()?,
                b'/' if self.peek_at(1) == b'*' => {
                    let body = &self.text[self.at + 2..];
                    match body.windows(2).position(|w| w == b"*/") {
                        Some(n) => self.at += n + 4,
                        None => return self.error("this comment does not end"),
                    }
                }
                _ => return Ok(()),
            }
        }
    }
    fn line_comment(&mut self) -> Result<()> {
        let from = self.at + 2;
        let rest = &self.text[from..];
        let end = from + rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        let body = &self.text[from..end];
        self.at = end;
        match body.first() {
            Some(b'!') => {
                let note = self.whole.get(from + 1..end).unwrap_or("");
                self.marks.push(Mark::Note(from + 1, note));
            }
            _ if body.len() < 64 => match body.trim_ascii() {
                b"begin inline asm" => self.marks.push(Mark::AsmBegin),
                b"end inline asm" => self.marks.push(Mark::AsmEnd),
                _ => {}
            },
            _ => {}
        }
        Ok(())
    }
    /// Passes over a character and the blanks behind it, if it is the next.
    pub fn eat(&mut self, c: u8) -> Result<bool> {
        let found = self.peek() == c;
        if found {
            self.at += 1;
            self.skip()?;
        }
        Ok(found)
    }
    pub fn expect(&mut self, c: u8, why: &str) -> Result<()> {
        if self.eat(c)? {
            return Ok(());
        }
        let found = self.here();
        self.error(format!("expected '{}' {why}, found {found}", c as char))
    }
    /// What stands at the place, for a message.
    pub fn here(&self) -> String {
        match self.peek() {
            0 if self.at >= self.text.len() => "the end of the file".into(),
            c if c.is_ascii_graphic() => {
                let end = self.text[self.at..]
                    .iter()
                    .position(|&b| !WORD[usize::from(b)]);
                let end = end.unwrap_or(self.text.len() - self.at).clamp(1, 40);
                let word = String::from_utf8_lossy(&self.text[self.at..self.at + end]);
                format!("'{word}'")
            }
            c => format!("byte 0x{c:02x}"),
        }
    }
    fn text_of(&self, from: usize) -> &'a str {
        // Only ASCII bytes are passed over by the callers.
        self.whole.get(from..self.at).unwrap_or("")
    }
    /// A name: letters, digits, `_`, `$`, `%`; not beginning with a digit. Empty if there is none.
    pub fn ident(&mut self) -> &'a str {
        let from = self.at;
        if self.peek().is_ascii_digit() {
            return "";
        }
        while WORD[usize::from(self.peek())] {
            self.at += 1;
        }
        self.text_of(from)
    }
    /// A word of directives and opcodes: a name with dots and double colons.
    pub fn dotted(&mut self) -> &'a str {
        let from = self.at;
        loop {
            match self.peek() {
                b'.' => self.at += 1,
                b':' if self.peek_at(1) == b':' => self.at += 2,
                c if WORD[usize::from(c)] => self.at += 1,
                _ => return self.text_of(from),
            }
        }
    }
    /// A text in quotes, which cannot hold quotes; `skip` follows.
    pub fn string(&mut self) -> Result<String> {
        let from = self.at;
        if self.peek() != b'"' {
            let found = self.here();
            return self.error(format!("expected a text in quotes, found {found}"));
        }
        self.at += 1;
        loop {
            match self.peek() {
                b'"' => break,
                b'\\' if self.peek_at(1) != b'\n' && self.at + 1 < self.text.len() => self.at += 2,
                b'\n' | 0 => return self.error_at(from, "this text does not end on its line"),
                c if !c.is_ascii() => {
                    return self.error("only ASCII characters can stand in PTX");
                }
                _ => self.at += 1,
            }
        }
        let body = String::from_utf8_lossy(&self.text[from + 1..self.at]).into_owned();
        self.at += 1;
        self.skip()?;
        Ok(body)
    }
    /// A number with an optional sign; `skip` follows.
    pub fn number(&mut self) -> Result<Number> {
        let from = self.at;
        let negative = self.peek() == b'-';
        if negative || self.peek() == b'+' {
            self.at += 1;
            self.skip()?;
        }
        let digits = self.at;
        while self.peek().is_ascii_alphanumeric() || self.peek() == b'.' {
            let c = self.peek();
            self.at += 1;
            let exponent = matches!(c, b'e' | b'E') && !self.text[digits..].starts_with(b"0x");
            if exponent && matches!(self.peek(), b'+' | b'-') {
                self.at += 1;
            }
        }
        let text = self.text_of(digits);
        let Some(value) = number_of(text, negative) else {
            let found = if text.is_empty() {
                self.here()
            } else {
                format!("'{text}'")
            };
            return self.error_at(from, format!("expected a number, found {found}"));
        };
        self.skip()?;
        Ok(value)
    }
    /// An unsigned integer of at most `max`; `skip` follows.
    pub fn unsigned(&mut self, what: &str, max: u64) -> Result<u64> {
        let from = self.at;
        match self.number()? {
            Number::Int(n, false) if n <= max => Ok(n),
            _ => self.error_at(
                from,
                format!("expected {what}, an integer of at most {max}"),
            ),
        }
    }
    /// Whether a number begins here.
    pub fn at_number(&self) -> bool {
        let c = self.peek();
        c.is_ascii_digit()
            || matches!(c, b'-' | b'+')
            || c == b'.' && self.peek_at(1).is_ascii_digit()
    }
}

/// Reads a number without its sign. Integers wrap to nothing: what does not fit 64 bits is no number. A leading zero makes
/// an integer octal (PS-31).
fn number_of(text: &str, negative: bool) -> Option<Number> {
    let bytes = text.as_bytes();
    let sign32 = u32::from(negative) << 31;
    let sign64 = u64::from(negative) << 63;
    match (bytes.first()?, bytes.get(1).map(u8::to_ascii_lowercase)) {
        (b'0', Some(b'f')) if bytes.len() == 10 => {
            let bits = u32::from_str_radix(&text[2..], 16).ok()?;
            return Some(Number::Float(FloatLit::Single(bits ^ sign32)));
        }
        (b'0', Some(b'd')) if bytes.len() == 18 => {
            let bits = u64::from_str_radix(&text[2..], 16).ok()?;
            return Some(Number::Float(FloatLit::Double(bits ^ sign64)));
        }
        _ => {}
    }
    let plain = text.strip_suffix(['U', 'u']).unwrap_or(text);
    let (digits, radix) = match (bytes[0], bytes.get(1).map(u8::to_ascii_lowercase)) {
        (b'0', Some(b'x')) => (&plain[2..], 16),
        (b'0', Some(b'b')) => (&plain[2..], 2),
        (b'0', Some(c)) if c.is_ascii_digit() && !plain.contains('.') => (&plain[1..], 8),
        _ => (plain, 10),
    };
    let alphanumeric = digits.bytes().all(|b| b.is_ascii_alphanumeric());
    if let (true, Ok(n)) = (alphanumeric, u64::from_str_radix(digits, radix)) {
        return match negative {
            true if n > 1 << 63 => None,
            true => Some(Number::Int(n.wrapping_neg(), n != 0)),
            false => Some(Number::Int(n, false)),
        };
    }
    let decimal = text.bytes().any(|b| b == b'.' || b == b'e' || b == b'E')
        && text
            .bytes()
            .all(|b| b.is_ascii_digit() || b".eE+-".contains(&b));
    let value: f64 = decimal.then(|| text.parse().ok())??;
    value
        .is_finite()
        .then_some(Number::Float(FloatLit::Double(value.to_bits() ^ sign64)))
}
