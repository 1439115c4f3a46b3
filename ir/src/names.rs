//! Names in canonical escaped form.
//!
//! LLVM names are byte strings. In memory we keep them as ASCII text in which
//! every byte that is not printable, and `"` and `\`, stands as `\XX` (upper-case
//! hexadecimal). Two equal names then have equal text, ordinary names are
//! unchanged, and printing needs no more than quotes where LLVM wants them.

use std::fmt::Write;

/// Appends the canonical form of raw bytes.
pub fn escape_into(out: &mut String, bytes: &[u8]) {
    for &b in bytes {
        if (0x20..0x7f).contains(&b) && b != b'"' && b != b'\\' {
            out.push(b as char);
        } else {
            let _ = write!(out, "\\{b:02X}");
        }
    }
}

/// The canonical form of raw bytes.
pub fn escape(bytes: &[u8]) -> String {
    let mut s = String::with_capacity(bytes.len());
    escape_into(&mut s, bytes);
    s
}

/// Decodes LLVM's `\XX` escapes (a backslash not followed by two hexadecimal
/// digits stands for itself, `\\` for one backslash, as in LLVM's lexer).
pub fn unescape(text: &[u8]) -> Vec<u8> {
    let hex = |b: u8| (b as char).to_digit(16);
    let mut out = Vec::with_capacity(text.len());
    let mut i = 0;
    while i < text.len() {
        if text[i] == b'\\' {
            if text.get(i + 1) == Some(&b'\\') {
                out.push(b'\\');
                i += 2;
                continue;
            }
            let digits = text
                .get(i + 1)
                .copied()
                .and_then(hex)
                .zip(text.get(i + 2).copied().and_then(hex));
            if let Some((h, l)) = digits {
                out.push((h * 16 + l) as u8);
                i += 3;
                continue;
            }
        }
        out.push(text[i]);
        i += 1;
    }
    out
}

/// True if LLVM prints the name without quotes.
pub fn is_plain(name: &str) -> bool {
    let b = name.as_bytes();
    !b.is_empty()
        && !b[0].is_ascii_digit()
        && b.iter()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'$' | b'.' | b'_'))
}

/// Writes a canonical name, quoted if need be (without the `%` or `@`).
pub fn write_name(f: &mut dyn Write, name: &str) -> std::fmt::Result {
    if is_plain(name) {
        f.write_str(name)
    } else {
        write!(f, "\"{name}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escaping_round_trips_every_byte() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(unescape(escape(&all).as_bytes()), all);
    }

    #[test]
    fn plain_names_need_no_quotes() {
        assert!(is_plain("llvm.nvvm.read$x_1-2"));
        assert!(!is_plain("1abc"));
        assert!(!is_plain("a b"));
        assert!(!is_plain(""));
    }
}
