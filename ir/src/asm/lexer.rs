//! Words of a template.

use super::AsmError;

/// One word.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Token<'t> {
    /// A name, an opcode with its dots, a directive (`.reg`), a special register (`%tid.x`).
    Word(&'t str),
    /// `$n`
    Operand(u32),
    /// An integer as the low 64 bits of its value.
    Int(u64),
    /// `0f…`
    F32(u32),
    /// `0d…` or a decimal number
    F64(u64),
    /// A character of its own.
    Mark(u8),
}

/// A word and its byte offset.
pub(super) type Placed<'t> = (Token<'t>, usize);

/// Takes a template apart. Comments and white space are left out.
pub(super) fn tokens(text: &[u8]) -> Result<Vec<Placed<'_>>, AsmError> {
    let all = std::str::from_utf8(text)
        .map_err(|e| AsmError::at(text, e.valid_up_to(), "bytes that are no text"))?;
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(&b) = text.get(at) {
        let rest = &text[at..];
        if b.is_ascii_whitespace() {
            at += 1;
        } else if rest.starts_with(b"//") {
            at += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        } else if rest.starts_with(b"/*") {
            let end = rest.windows(2).skip(2).position(|w| w == b"*/");
            let end = end.ok_or_else(|| AsmError::at(text, at, "a comment without end"))?;
            at += end + 4;
        } else if b == b'$' {
            let (token, n) = operand(rest)
                .ok_or_else(|| AsmError::at(text, at, "an operand that cannot be read"))?;
            out.push((token, at));
            at += n;
        } else if b.is_ascii_digit() {
            let n = rest.iter().take_while(|b| in_number(**b)).count();
            let word = &all[at..at + n];
            let token = number(word)
                .ok_or_else(|| AsmError::at(text, at, format!("the number '{word}'")))?;
            out.push((token, at));
            at += n;
        } else if begins_word(b) {
            let n = 1 + rest[1..].iter().take_while(|b| in_word(**b)).count();
            out.push((Token::Word(&all[at..at + n]), at));
            at += n;
        } else if b.is_ascii_punctuation() {
            out.push((Token::Mark(b), at));
            at += 1;
        } else {
            return Err(AsmError::at(text, at, "a character that PTX does not have"));
        }
    }
    Ok(out)
}

fn begins_word(b: u8) -> bool {
    b.is_ascii_alphabetic() || matches!(b, b'_' | b'%' | b'.')
}

fn in_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b':')
}

fn in_number(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'.'
}

/// `$n` or `${n:modifier}`: the token and its length. `$$` and `$(` are left to the caller as unreadable.
fn operand(rest: &[u8]) -> Option<(Token<'static>, usize)> {
    let braced = rest.get(1) == Some(&b'{');
    let start = if braced { 2 } else { 1 };
    let digits = rest[start..]
        .iter()
        .take_while(|b| b.is_ascii_digit())
        .count();
    let n = std::str::from_utf8(&rest[start..start + digits]).ok()?;
    let n: u32 = n.parse().ok()?;
    let end = match braced {
        true => start + digits + rest[start + digits..].iter().position(|&b| b == b'}')? + 1,
        false => start + digits,
    };
    Some((Token::Operand(n), end))
}

fn number(word: &str) -> Option<Token<'static>> {
    let hex = |prefix: &[&str]| prefix.iter().find_map(|p| word.strip_prefix(p));
    if let Some(h) = hex(&["0f", "0F"]).filter(|h| h.len() == 8) {
        return u32::from_str_radix(h, 16).ok().map(Token::F32);
    }
    if let Some(h) = hex(&["0d", "0D"]).filter(|h| h.len() == 16) {
        return u64::from_str_radix(h, 16).ok().map(Token::F64);
    }
    let whole = word.trim_end_matches('U');
    let radix = |digits: &str, radix| u64::from_str_radix(digits, radix).ok().map(Token::Int);
    if let Some(h) = whole.strip_prefix("0x").or(whole.strip_prefix("0X")) {
        return radix(h, 16);
    }
    if let Some(b) = whole.strip_prefix("0b").or(whole.strip_prefix("0B")) {
        return radix(b, 2);
    }
    if whole.len() > 1 && whole.starts_with('0') && whole.bytes().all(|b| b.is_ascii_digit()) {
        return radix(whole, 8);
    }
    if whole.bytes().all(|b| b.is_ascii_digit()) {
        return radix(whole, 10);
    }
    if whole.contains('.') {
        return whole.parse::<f64>().ok().map(|v| Token::F64(v.to_bits()));
    }
    None
}
