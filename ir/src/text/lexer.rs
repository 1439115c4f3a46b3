//! Tokens of LLVM assembly.
//!
//! The lexer walks the bytes once and copies nothing: a token is a kind and two
//! offsets into the text. It knows what a character means (sigils, quotes, labels,
//! numbers, comments) and which words are keywords, but no grammar; escapes inside
//! quotes are decoded by whoever needs the text. It never fails: what is no token
//! becomes [`Tok::Error`] with a reason, and the parser reports it if it gets there.

mod keywords;

use keywords::Keywords;
pub use keywords::Kw;

use crate::attr::AttrKind;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tok {
    /// End of the text.
    Eof,
    /// No token; [`Lexer::error`] says why.
    Error,
    /// A keyword of the grammar.
    Kw(Kw),
    /// A keyword that is a bare attribute.
    Attr(AttrKind),
    /// Any other word (`DW_TAG_member`, attribute names that carry arguments …).
    Word,
    /// `iN`
    IntType(u32),
    /// Decimal integer, perhaps negative.
    Int,
    /// Hexadecimal integer `u0x…`, `s0x…`; the content starts at the `u` or `s`.
    HexInt,
    /// Decimal number with a point.
    Float,
    /// Hexadecimal floating-point literal: `0x…`, `0xH…`, `f0x…` and so on.
    HexFloat,
    /// `%name`
    LocalVar,
    /// `%7`
    LocalId(u32),
    /// `@name`
    GlobalVar,
    /// `@7`
    GlobalId(u32),
    /// `$name`
    ComdatVar,
    /// `!name`
    MdVar,
    /// `!7`
    MdId(u32),
    /// `!` in front of anything else.
    Exclaim,
    /// `#7`
    AttrGroup(u32),
    /// `#` in front of anything else.
    Hash,
    /// `^7`
    Summary,
    /// `name:`; the content is the name.
    Label,
    /// `7:`
    LabelId(u32),
    /// `"text"`; the content is between the quotes.
    Str,
    /// `c"text"`, likewise.
    CStr,
    /// `,`
    Comma,
    /// `=`
    Equal,
    /// `(`
    LParen,
    /// `)`
    RParen,
    /// `{`
    LBrace,
    /// `}`
    RBrace,
    /// `[`
    LBracket,
    /// `]`
    RBracket,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `*`
    Star,
    /// `|`
    Bar,
    /// `:`
    Colon,
    /// `...`
    Ellipsis,
}

/// One token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Kind.
    pub kind: Tok,
    /// True if the name was quoted or the label has quotes.
    pub quoted: bool,
    /// Offset of the first byte, sigil included: where errors point.
    pub at: u32,
    /// Start of the content (name without sigil and quotes, digits, word).
    pub start: u32,
    /// End of the content.
    pub end: u32,
}

const IDENT: u8 = 1;
const DIGIT: u8 = 2;
const SPACE: u8 = 4;
const WORD: u8 = 8;
const HEX: u8 = 16;

const CLASS: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut t = [0u8; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        if b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_') {
            t[i] |= IDENT;
        }
        if b.is_ascii_digit() {
            t[i] |= DIGIT;
        }
        if b.is_ascii_hexdigit() {
            t[i] |= HEX;
        }
        if b.is_ascii_alphanumeric() || b == b'_' {
            t[i] |= WORD;
        }
        // LLVM's lexer skips NUL bytes like blanks.
        if matches!(b, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            t[i] |= SPACE;
        }
        i += 1;
    }
    t
}

/// True for the bytes of an unquoted name.
pub(crate) fn is_name_byte(b: u8) -> bool {
    CLASS[b as usize] & IDENT != 0
}

/// True for the bytes that separate tokens.
pub(crate) fn is_space(b: u8) -> bool {
    CLASS[b as usize] & SPACE != 0
}

/// Walks a text token by token.
pub struct Lexer<'a> {
    text: &'a [u8],
    pos: usize,
    keywords: &'static Keywords,
    error: &'static str,
}

impl<'a> Lexer<'a> {
    /// A lexer at the start of a text of less than 4 GiB.
    pub fn new(text: &'a [u8]) -> Lexer<'a> {
        Lexer {
            text,
            pos: 0,
            keywords: keywords::table(),
            error: "",
        }
    }
    /// The whole text.
    pub fn text(&self) -> &'a [u8] {
        self.text
    }
    /// Goes on at an offset.
    pub fn seek(&mut self, offset: usize) {
        self.pos = offset.min(self.text.len());
    }
    /// Why the last [`Tok::Error`] is none.
    pub fn error(&self) -> &'static str {
        self.error
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }
    #[inline]
    fn class(&self, at: usize) -> u8 {
        CLASS[self.byte(at) as usize]
    }
    fn is_name(&self, at: usize) -> bool {
        self.class(at) & IDENT != 0
    }
    #[inline]
    fn skip(&self, mut at: usize, class: u8) -> usize {
        while at < self.text.len() && CLASS[self.text[at] as usize] & class != 0 {
            at += 1;
        }
        at
    }

    #[inline]
    fn token(&mut self, kind: Tok, at: usize, start: usize, end: usize, next: usize) -> Token {
        self.pos = next;
        Token {
            kind,
            quoted: false,
            at: at as u32,
            start: start as u32,
            end: end as u32,
        }
    }
    fn fail(&mut self, why: &'static str, at: usize, next: usize) -> Token {
        self.error = why;
        let next = next.min(self.text.len());
        self.token(Tok::Error, at, at, next, next)
    }

    /// Skips blanks and comments; the offset of an unterminated `/*` comment is an error.
    fn skip_trivia(&mut self) -> Result<(), usize> {
        loop {
            self.pos = self.skip(self.pos, SPACE);
            match self.byte(self.pos) {
                b';' => self.pos = line_end(self.text, self.pos),
                b'/' if self.byte(self.pos + 1) == b'*' => {
                    let open = self.pos;
                    self.pos = comment_end(self.text, open).ok_or(open)?;
                }
                _ => return Ok(()),
            }
        }
    }

    /// The next token. (Not an `Iterator`: the end is a token, and can be asked for again.)
    #[allow(clippy::should_implement_trait, reason = "the end is a token")]
    pub fn next(&mut self) -> Token {
        if let Err(open) = self.skip_trivia() {
            let end = self.text.len();
            return self.fail("the comment is never closed", open, end);
        }
        let at = self.pos;
        if at >= self.text.len() {
            return self.token(Tok::Eof, at, at, at, at);
        }
        let b = self.text[at];
        match b {
            b'%' => self.name(Tok::LocalVar, Tok::LocalId, at),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(at),
            b'0'..=b'9' | b'-' | b'+' => self.number(at),
            b'@' => self.name(Tok::GlobalVar, Tok::GlobalId, at),
            b'!' => self.exclaim(at),
            b'"' => self.string(at),
            b'#' => self.numbered(Tok::AttrGroup, Tok::Hash, at),
            b'^' => self.numbered(|_| Tok::Summary, Tok::Error, at),
            b'$' => self.comdat(at),
            b'.' => self.dots(at),
            _ => self.punctuation(b, at),
        }
    }

    fn punctuation(&mut self, b: u8, at: usize) -> Token {
        let kind = match b {
            b',' => Tok::Comma,
            b'=' => Tok::Equal,
            b'(' => Tok::LParen,
            b')' => Tok::RParen,
            b'{' => Tok::LBrace,
            b'}' => Tok::RBrace,
            b'[' => Tok::LBracket,
            b']' => Tok::RBracket,
            b'<' => Tok::Less,
            b'>' => Tok::Greater,
            b'*' => Tok::Star,
            b'|' => Tok::Bar,
            b':' => Tok::Colon,
            _ => return self.fail("character starts no token", at, at + 1),
        };
        self.token(kind, at, at, at + 1, at + 1)
    }

    /// `%name`, `%"name"`, `%7` and the same with `@`.
    #[inline]
    fn name(&mut self, named: Tok, id: fn(u32) -> Tok, at: usize) -> Token {
        let start = at + 1;
        let c = self.class(start);
        if c & DIGIT != 0 {
            let end = self.skip(start, DIGIT);
            return match self.small(start, end) {
                Some(n) => self.token(id(n), at, start, end, end),
                None => self.fail("number of the name is too large", at, end),
            };
        }
        if c & IDENT != 0 {
            let end = self.skip(start, IDENT);
            return self.token(named, at, start, end, end);
        }
        if self.byte(start) == b'"' {
            return self.quoted(named, at, start);
        }
        self.fail("expected a name or number after the sigil", at, start)
    }

    fn quoted(&mut self, kind: Tok, at: usize, quote: usize) -> Token {
        match string_end(self.text, quote) {
            Some(next) => {
                let mut t = self.token(kind, at, quote + 1, next - 1, next);
                t.quoted = true;
                t
            }
            None => self.fail("the string is never closed", at, self.text.len()),
        }
    }

    fn string(&mut self, at: usize) -> Token {
        let mut t = self.quoted(Tok::Str, at, at);
        if t.kind == Tok::Str && self.byte(self.pos) == b':' {
            self.pos += 1;
            t.kind = Tok::Label;
        }
        t
    }

    fn comdat(&mut self, at: usize) -> Token {
        // `$foo:` is a label; `$foo` and `$"foo"` are comdats.
        if self.byte(at + 1) == b'"' {
            return self.quoted(Tok::ComdatVar, at, at + 1);
        }
        let end = self.skip(at + 1, IDENT);
        if self.byte(end) == b':' {
            return self.token(Tok::Label, at, at, end, end + 1);
        }
        if end == at + 1 || self.byte(at + 1).is_ascii_digit() {
            return self.fail("expected a comdat name after '$'", at, end);
        }
        self.token(Tok::ComdatVar, at, at + 1, end, end)
    }

    fn exclaim(&mut self, at: usize) -> Token {
        let start = at + 1;
        let b = self.byte(start);
        if b.is_ascii_digit() {
            return self.numbered(Tok::MdId, Tok::Exclaim, at);
        }
        if self.is_name(start) || b == b'\\' {
            let mut end = start;
            while self.is_name(end) || self.byte(end) == b'\\' {
                end += 1;
            }
            return self.token(Tok::MdVar, at, start, end, end);
        }
        self.token(Tok::Exclaim, at, at, start, start)
    }

    /// A sigil with a number, or alone.
    fn numbered(&mut self, id: fn(u32) -> Tok, alone: Tok, at: usize) -> Token {
        let start = at + 1;
        let end = self.skip(start, DIGIT);
        if end == start {
            return match alone {
                Tok::Error => self.fail("expected a number after the sigil", at, start),
                _ => self.token(alone, at, at, start, start),
            };
        }
        match self.small(start, end) {
            Some(n) => self.token(id(n), at, start, end, end),
            None => self.fail("number is too large", at, end),
        }
    }

    fn dots(&mut self, at: usize) -> Token {
        if let Some(t) = self.label_tail(at) {
            return t;
        }
        if self.byte(at + 1) == b'.' && self.byte(at + 2) == b'.' {
            return self.token(Tok::Ellipsis, at, at, at + 3, at + 3);
        }
        self.fail("character starts no token", at, at + 1)
    }

    /// A label that starts at `at`, if the name bytes from there end in a colon.
    fn label_tail(&mut self, at: usize) -> Option<Token> {
        let end = self.skip(at, IDENT);
        (self.byte(end) == b':' && end > at).then(|| self.token(Tok::Label, at, at, end, end + 1))
    }

    fn word(&mut self, at: usize) -> Token {
        let mut end = self.skip(at, WORD);
        if self.class(end) & IDENT != 0 || self.byte(end) == b':' {
            let all = self.skip(end, IDENT);
            if self.byte(all) == b':' {
                return self.token(Tok::Label, at, at, all, all + 1);
            }
        }
        let text = &self.text[at..end];
        if text[0] == b'i' && end > at + 1 && text[1..].iter().all(u8::is_ascii_digit) {
            return match self.small(at + 1, end) {
                Some(n) => self.token(Tok::IntType(n), at, at, end, end),
                None => self.fail("integer types have 1 to 8388608 bits", at, end),
            };
        }
        if let Some(kind) = self.keywords.find(text) {
            return self.token(kind, at, at, end, end);
        }
        match text {
            b"c" if self.byte(end) == b'"' => return self.quoted(Tok::CStr, at, end),
            _ if is_hex_literal(text, 1) && matches!(text[0], b'u' | b's') => {
                return self.token(Tok::HexInt, at, at, end, end);
            }
            _ if is_hex_literal(text, 1) && text[0] == b'f' => {
                return self.token(Tok::HexFloat, at, at, end, end);
            }
            _ if text.starts_with(b"cc") && text[2..].iter().all(u8::is_ascii_digit) => {
                end = at + 2; // `cc71` is `cc` and `71`.
                return self.token(Tok::Kw(Kw::Cc), at, at, end, end);
            }
            _ => {}
        }
        self.token(Tok::Word, at, at, end, end)
    }

    fn number(&mut self, at: usize) -> Token {
        let signed = !self.text[at].is_ascii_digit();
        let digits = if signed { at + 1 } else { at };
        if signed && self.class(digits) & DIGIT == 0 {
            return self.signed_word(at);
        }
        let end = self.skip(digits, DIGIT);
        let next = self.byte(end);
        if next == b':' || CLASS[next as usize] & IDENT != 0 {
            if next == b':' && !signed {
                return match self.small(digits, end) {
                    Some(n) => self.token(Tok::LabelId(n), at, digits, end, end + 1),
                    None => self.fail("number of the label is too large", at, end + 1),
                };
            }
            if let Some(t) = self.label_tail(at) {
                return t;
            }
        }
        if next == b'.' {
            return self.decimal(at, end + 1);
        }
        if next == b'x' && self.text[at] == b'0' && end == at + 1 {
            return self.hex_float(at, end + 1);
        }
        if self.text[at] == b'+' {
            return self.fail("a number with '+' needs a decimal point", at, end);
        }
        self.token(Tok::Int, at, at, end, end)
    }

    /// `-name:` is a label; `+inf`, `-qnan` are floating-point values.
    fn signed_word(&mut self, at: usize) -> Token {
        if let Some(t) = self.label_tail(at) {
            return t;
        }
        let end = self.skip(at + 1, WORD);
        match &self.text[at + 1..end] {
            b"inf" | b"qnan" => self.token(Tok::HexFloat, at, at, end, end),
            b"nan" | b"snan" if self.byte(end) == b'(' => {
                let mut close = end + 1;
                close = self.skip(close, WORD);
                if self.byte(close) == b')' {
                    self.token(Tok::HexFloat, at, at, close + 1, close + 1)
                } else {
                    self.fail("')' is missing after the payload", at, close)
                }
            }
            _ => self.fail("character starts no token", at, at + 1),
        }
    }

    fn decimal(&mut self, at: usize, fraction: usize) -> Token {
        let mut end = self.skip(fraction, DIGIT);
        if matches!(self.byte(end), b'e' | b'E') {
            let sign = usize::from(matches!(self.byte(end + 1), b'+' | b'-'));
            if self.class(end + 1 + sign) & DIGIT != 0 {
                end = self.skip(end + 1 + sign, DIGIT);
            }
        }
        self.token(Tok::Float, at, at, end, end)
    }

    fn hex_float(&mut self, at: usize, after_x: usize) -> Token {
        let letter = usize::from(matches!(
            self.byte(after_x),
            b'H' | b'K' | b'L' | b'M' | b'R'
        ));
        let digits = after_x + letter;
        let end = self.skip(digits, HEX);
        if end == digits {
            return self.fail("expected hexadecimal digits", at, end);
        }
        self.token(Tok::HexFloat, at, at, end, end)
    }

    /// Decimal digits as a 32-bit number.
    fn small(&self, start: usize, end: usize) -> Option<u32> {
        let mut n = 0u32;
        for &b in &self.text[start..end] {
            n = n.checked_mul(10)?.checked_add(u32::from(b - b'0'))?;
        }
        Some(n)
    }
}

/// `?0x` and at least one hexadecimal digit from `at`.
fn is_hex_literal(text: &[u8], at: usize) -> bool {
    text.len() > at + 2
        && &text[at..at + 2] == b"0x"
        && text[at + 2..].iter().all(u8::is_ascii_hexdigit)
}

/// Offset of the end of the line that holds `at`.
pub(crate) fn line_end(text: &[u8], at: usize) -> usize {
    text[at..]
        .iter()
        .position(|&b| b == b'\n' || b == b'\r')
        .map_or(text.len(), |p| at + p)
}

/// Offset behind the `*/` that closes the comment at `open`.
pub(crate) fn comment_end(text: &[u8], open: usize) -> Option<usize> {
    let body = open + 2;
    text[body..]
        .windows(2)
        .position(|w| w == b"*/")
        .map(|p| body + p + 2)
}

/// Offset behind the quote that closes the string whose opening quote is at `open`.
pub(crate) fn string_end(text: &[u8], open: usize) -> Option<usize> {
    text[open + 1..]
        .iter()
        .position(|&b| b == b'"')
        .map(|p| open + p + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Tok> {
        let mut l = Lexer::new(text.as_bytes());
        let all = std::iter::from_fn(|| Some(l.next().kind));
        all.take_while(|k| *k != Tok::Eof).collect()
    }

    #[test]
    fn labels_and_keywords_are_told_apart_by_the_colon() {
        assert_eq!(kinds("add: add 7: -x: \"q\":")[0], Tok::Label);
        assert_eq!(
            kinds("add: add 7: -x: \"q\":")[1..],
            [Tok::Kw(Kw::Add), Tok::LabelId(7), Tok::Label, Tok::Label]
        );
    }

    #[test]
    fn numbers_of_every_spelling() {
        assert_eq!(
            kinds("-12 1.5e+3 0x3FF0 0xH3C00 f0x3F800000 s0xFF cc71 i32 %7 @8 !9 #1"),
            [
                Tok::Int,
                Tok::Float,
                Tok::HexFloat,
                Tok::HexFloat,
                Tok::HexFloat,
                Tok::HexInt,
                Tok::Kw(Kw::Cc),
                Tok::Int,
                Tok::IntType(32),
                Tok::LocalId(7),
                Tok::GlobalId(8),
                Tok::MdId(9),
                Tok::AttrGroup(1)
            ]
        );
    }

    #[test]
    fn no_token_is_an_error_not_a_panic() {
        assert_eq!(kinds("%"), [Tok::Error]);
        assert_eq!(kinds("\"open"), [Tok::Error]);
        assert_eq!(kinds("/* open"), [Tok::Error]);
        assert_eq!(kinds("%99999999999"), [Tok::Error]);
        assert_eq!(kinds("/* a */ ; b\n,"), [Tok::Comma]);
    }
}
