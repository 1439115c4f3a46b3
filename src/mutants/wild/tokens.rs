//! The words of a Rust source: what a mutation of its text has to tell apart, and no more.
//!
//! Comments and blanks are dropped; whether a word has a blank on either side is kept, because in formatted
//! sources that is what tells a comparison from the brackets of a generic type. Brackets know their partner.

/// What kind of word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A name or a keyword.
    Word,
    /// A number.
    Number,
    /// A text, a character, or a lifetime.
    Other,
    /// An operator or a separator.
    Sign,
    /// An opening bracket.
    Open,
    /// A closing bracket.
    Close,
}

/// One word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Kind.
    pub kind: Kind,
    /// Offset of its first byte in the source text.
    pub start: usize,
    /// Byte behind the last.
    pub end: usize,
    /// A blank or a line's end stands before it.
    pub spaced: bool,
    /// Of a bracket: the number of its partner; its own number otherwise.
    pub partner: usize,
}

/// A source as words.
#[derive(Debug)]
pub struct Source<'a> {
    /// The text.
    pub text: &'a str,
    /// Its words.
    pub tokens: Vec<Token>,
}

/// Signs of more than one character, the longest first.
const SIGNS: [&str; 24] = [
    "<<=", ">>=", "...", "..=", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "+=", "-=", "*=",
    "/=", "%=", "^=", "&=", "|=", "->", "=>", "::", "..",
];

impl<'a> Source<'a> {
    /// Splits a text; `None` if its brackets do not match.
    pub fn new(text: &'a str) -> Option<Source<'a>> {
        let mut source = Source {
            text,
            tokens: Vec::new(),
        };
        let mut open: Vec<usize> = Vec::new();
        let mut at = 0;
        let mut spaced = true;
        while let Some(rest) = text.get(at..).filter(|r| !r.is_empty()) {
            let blank = blank(rest);
            if blank > 0 {
                at += blank;
                spaced = true;
                continue;
            }
            let after_dot = source.tokens.last().is_some_and(|t| source.is(*t, "."));
            let (kind, len) = word(rest, after_dot);
            let n = source.tokens.len();
            let mut partner = n;
            if kind == Kind::Open {
                open.push(n);
            } else if kind == Kind::Close {
                partner = open.pop()?;
                let matching = matches!(
                    (&text[source.tokens[partner].start..][..1], &rest[..1]),
                    ("(", ")") | ("[", "]") | ("{", "}")
                );
                if !matching {
                    return None;
                }
                source.tokens[partner].partner = n;
            }
            source.tokens.push(Token {
                kind,
                start: at,
                end: at + len,
                spaced,
                partner,
            });
            at += len;
            spaced = false;
        }
        open.is_empty().then_some(source)
    }

    /// The text of a word.
    pub fn str(&self, t: Token) -> &'a str {
        &self.text[t.start..t.end]
    }
    /// True if a word is this one.
    pub fn is(&self, t: Token, what: &str) -> bool {
        self.str(t) == what
    }
    /// The text of the word of a number; empty behind the last.
    pub fn at(&self, n: usize) -> &'a str {
        self.tokens.get(n).map_or("", |t| self.str(*t))
    }
    /// The line of a byte, from 1.
    pub fn line(&self, byte: usize) -> usize {
        let before = self.text.get(..byte).unwrap_or(self.text);
        before.bytes().filter(|b| *b == b'\n').count() + 1
    }
    /// A sign with a blank on both sides, as formatted sources write operators with two operands.
    pub fn is_apart(&self, n: usize) -> bool {
        let here = self.tokens.get(n).is_some_and(|t| t.spaced);
        here && self.tokens.get(n + 1).is_some_and(|t| t.spaced)
    }
    /// True if an operand ends with this word, so that what follows is no prefix.
    pub fn ends_operand(&self, n: usize) -> bool {
        let Some(t) = self.tokens.get(n) else {
            return false;
        };
        match t.kind {
            Kind::Word => !is_keyword(self.str(*t)),
            Kind::Number | Kind::Other => true,
            Kind::Sign => self.is(*t, "?"),
            Kind::Close => !self.is(*t, "}"),
            Kind::Open => false,
        }
    }
}

/// The bytes of the bracket that a text begins with, up to its partner.
pub fn bracketed(text: &str) -> Option<usize> {
    let (mut at, mut depth) = (0, 0usize);
    loop {
        let rest = text.get(at..).filter(|r| !r.is_empty())?;
        let skipped = blank(rest);
        if skipped > 0 {
            at += skipped;
            continue;
        }
        let (kind, len) = word(rest, false);
        at += len;
        match kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
}

/// Keywords after which an expression begins, or which are no part of one.
pub fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "as" | "break"
            | "const"
            | "continue"
            | "else"
            | "enum"
            | "fn"
            | "for"
            | "if"
            | "impl"
            | "in"
            | "let"
            | "loop"
            | "match"
            | "mod"
            | "move"
            | "mut"
            | "pub"
            | "ref"
            | "return"
            | "static"
            | "struct"
            | "trait"
            | "type"
            | "unsafe"
            | "use"
            | "where"
            | "while"
    )
}

/// Bytes of blanks and of a comment at the beginning.
fn blank(text: &str) -> usize {
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return text.find("*/").map_or(text.len(), |n| n + 2);
    }
    text.len() - text.trim_start().len()
}

fn word(text: &str, after_dot: bool) -> (Kind, usize) {
    let first = text.chars().next().unwrap_or(' ');
    let run = |is: &dyn Fn(char) -> bool| text.find(|c| !is(c)).unwrap_or(text.len());
    let named = |c: char| c.is_alphanumeric() || c == '_';
    if let Some(n) = quoted(text) {
        return (Kind::Other, n);
    }
    match first {
        '(' | '[' | '{' => (Kind::Open, 1),
        ')' | ']' | '}' => (Kind::Close, 1),
        '0'..='9' if after_dot => (Kind::Number, run(&|c| c.is_ascii_digit())),
        '0'..='9' => (Kind::Number, number(text)),
        c if named(c) => (Kind::Word, run(&named)),
        '\'' => (Kind::Other, apostrophe(text)),
        c => {
            let sign = SIGNS.iter().find(|s| text.starts_with(**s));
            (Kind::Sign, sign.map_or(c.len_utf8(), |s| s.len()))
        }
    }
}

/// The length of a number: a point belongs to it only if a digit follows.
fn number(text: &str) -> usize {
    let named = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let whole = text.find(|c| !named(c)).unwrap_or(text.len());
    let rest = &text[whole..];
    let fraction =
        rest.strip_prefix('.')
            .map_or(0, |r| match r.starts_with(|c: char| c.is_ascii_digit()) {
                true => 1 + r.find(|c| !named(c)).unwrap_or(r.len()),
                false => 0,
            });
    whole + fraction
}

/// The length of a text literal of any kind at the beginning.
fn quoted(text: &str) -> Option<usize> {
    let prefix = ["br", "b", "r", "c", ""]
        .into_iter()
        .find(|p| {
            let rest = text.strip_prefix(p);
            rest.is_some_and(|r| r.starts_with('"') || (p.ends_with('r') && is_raw(r)))
        })?
        .len();
    let rest = &text[prefix..];
    let hashes = rest.len() - rest.trim_start_matches('#').len();
    let raw = text[..prefix].ends_with('r');
    let body = &rest[hashes + 1..];
    if raw {
        let close = format!("\"{}", "#".repeat(hashes));
        let end = body.find(&close).map_or(body.len(), |n| n + close.len());
        return Some(prefix + hashes + 1 + end);
    }
    let mut escaped = false;
    for (n, c) in body.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some(prefix + 1 + n + 1),
            _ => {}
        }
    }
    Some(text.len())
}

fn is_raw(rest: &str) -> bool {
    let inside = rest.trim_start_matches('#');
    inside.len() < rest.len() && inside.starts_with('"')
}

/// The length of a character or a lifetime.
fn apostrophe(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => {
            let mut rest = chars.skip(1);
            rest.find(|(_, c)| *c == '\'').map_or(2, |(n, _)| n + 1)
        }
        Some(_) => match chars.next() {
            Some((n, '\'')) => n + 1,
            _ => {
                let named = |c: char| c.is_alphanumeric() || c == '_';
                1 + text[1..].find(|c| !named(c)).unwrap_or(text.len() - 1)
            }
        },
        None => 1,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<&str> {
        let s = Source::new(text).unwrap();
        s.tokens.iter().map(|t| s.str(*t)).collect()
    }

    #[test]
    fn literals_lifetimes_and_ranges_are_told_apart() {
        assert_eq!(
            words("f::<'a>('x', '\\'', b\"a\\\"b\", r#\"c\"d\"#, 1..2, 1.5, x.0.1)"),
            [
                "f",
                "::",
                "<",
                "'a",
                ">",
                "(",
                "'x'",
                ",",
                "'\\''",
                ",",
                "b\"a\\\"b\"",
                ",",
                "r#\"c\"d\"#",
                ",",
                "1",
                "..",
                "2",
                ",",
                "1.5",
                ",",
                "x",
                ".",
                "0",
                ".",
                "1",
                ")"
            ]
        );
    }

    #[test]
    fn comments_are_blanks_and_brackets_have_partners() {
        let s = Source::new("a /* ( */ [b // )\n]").unwrap();
        assert_eq!(s.tokens.len(), 4);
        assert_eq!((s.tokens[1].partner, s.tokens[3].partner), (3, 1));
        assert!(Source::new("(]").is_none() && Source::new("(").is_none());
    }

    #[test]
    fn operators_stand_apart_and_generic_brackets_do_not() {
        let s = Source::new("a < b && f::<C>(x)").unwrap();
        let apart: Vec<&str> = (0..s.tokens.len())
            .filter(|&n| s.is_apart(n) && s.tokens[n].kind == Kind::Sign)
            .map(|n| s.at(n))
            .collect();
        assert_eq!(apart, ["<", "&&"]);
    }
}
