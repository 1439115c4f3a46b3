//! Rules files cut into words.

use tandem_ir::diag::{Diagnostic, ErrorKind};

/// A word of a rules file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// A name, keyword, number or operation.
    Word(&'a str),
    /// A text in quotes, without them.
    Text(&'a str),
    /// An operator or bracket.
    Sign(&'static str),
    /// The end of a line that holds words.
    Line,
    /// The end of the file.
    End,
}

impl Token<'_> {
    /// The token as a diagnostic names it.
    pub fn words(self) -> String {
        match self {
            Token::Word(w) => format!("'{w}'"),
            Token::Text(t) => format!("\"{t}\""),
            Token::Sign(s) => format!("'{s}'"),
            Token::Line => "the end of the line".into(),
            Token::End => "the end of the file".into(),
        }
    }
}

/// Operators and brackets, longer ones first. `u` and `s` stand for unsigned and signed.
const SIGNS: [&str; 24] = [
    "u>>", "u<=", "u>=", "s<=", "s>=", "u<", "u>", "s<", "s>", "<<", "==", "!=", "(", ")", "@",
    "*", "|", "&", "^", "+", "~", "-", ",", ":",
];

/// True for the bytes that words consist of, besides `-` inside of names.
fn in_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'.' || b == b'_'
}

/// Cuts a file into tokens, each with its byte offset. The last one is [`Token::End`].
///
/// # Errors
/// A byte that no token begins with, a text without its closing quote.
pub fn tokens(text: &str) -> Result<Vec<(Token<'_>, usize)>, Diagnostic> {
    let bytes = text.as_bytes();
    let mut out: Vec<(Token<'_>, usize)> = Vec::new();
    let mut at = 0;
    while let Some(&b) = bytes.get(at) {
        let rest = &text[at..];
        if b == b'\n' {
            if !matches!(out.last(), None | Some((Token::Line, _))) {
                out.push((Token::Line, at));
            }
            at += 1;
        } else if b == b'#' {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if b.is_ascii_whitespace() {
            at += 1;
        } else if b == b'"' {
            let end = rest[1..]
                .find(['"', '\n'])
                .filter(|&e| rest.as_bytes()[1 + e] == b'"');
            let Some(end) = end else {
                return Err(wrong(text, at, "the text has no closing quote on its line"));
            };
            out.push((Token::Text(&rest[1..1 + end]), at));
            at += end + 2;
        } else if let Some(sign) = SIGNS.iter().find(|s| rest.starts_with(**s)) {
            out.push((Token::Sign(sign), at));
            at += sign.len();
        } else if in_word(b) {
            let length = word_length(rest);
            out.push((Token::Word(&rest[..length]), at));
            at += length;
        } else {
            let c = rest.chars().next().unwrap_or(' ');
            return Err(wrong(text, at, &format!("'{c}' has no meaning here")));
        }
    }
    out.push((Token::End, text.len()));
    Ok(out)
}

/// Length of the word that a text begins with: a hyphen belongs to it if a letter or digit follows and the word
/// begins with a lower-case letter (`add-zero` is one name, `C-1` a difference).
fn word_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let name = bytes[0].is_ascii_lowercase();
    let mut end = 0;
    while let Some(&b) = bytes.get(end) {
        let hyphen = b == b'-' && name && bytes.get(end + 1).is_some_and(|&n| in_word(n));
        if !in_word(b) && !hyphen {
            break;
        }
        end += 1;
    }
    end
}

/// A diagnostic at a byte of a rules file.
pub fn wrong(text: &str, at: usize, message: &str) -> Diagnostic {
    Diagnostic::at(ErrorKind::Syntax, message, text.as_bytes(), at)
}
