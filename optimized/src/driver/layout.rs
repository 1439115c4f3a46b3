//! `--data-layout`: a module is read under another layout than it states, as opt's option of that name does.
//!
//! What a layout says decides while a module is read (alignments that the text leaves out), so it has to stand in the text. No
//! line moves, so that diagnostics name the lines of the file.

use tandem_ir::datalayout::{DataLayout, LayoutError};

/// The text with this layout in place of its own, or in front of its first line.
///
/// # Errors
/// The layout is none.
pub fn with_layout(bytes: &[u8], layout: &str) -> Result<Vec<u8>, LayoutError> {
    DataLayout::parse(layout)?;
    const STATED: &[u8] = b"target datalayout";
    let mut at = 0;
    let stated = bytes.split_inclusive(|&b| b == b'\n').find_map(|line| {
        let begin = at;
        at += line.len();
        line.starts_with(STATED).then_some((begin, line))
    });
    let quotes = stated.and_then(|(begin, line)| {
        let mut quotes = (0..line.len()).filter(|&n| line[n] == b'"');
        Some((begin + quotes.next()? + 1, begin + quotes.next()?))
    });
    let mut text = Vec::with_capacity(bytes.len() + layout.len() + 32);
    match quotes {
        Some((first, last)) => {
            text.extend_from_slice(&bytes[..first]);
            text.extend_from_slice(layout.as_bytes());
            text.extend_from_slice(&bytes[last..]);
        }
        None => {
            text.extend_from_slice(format!("target datalayout = \"{layout}\" ").as_bytes());
            text.extend_from_slice(bytes);
        }
    }
    Ok(text)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_takes_the_place_of_the_stated_one() {
        let text = b"; a\ntarget datalayout = \"e-p:64:64\"\ndefine void @f() {\n";
        let other = with_layout(text, "e-p:32:32").unwrap();
        assert_eq!(
            String::from_utf8(other).unwrap(),
            "; a\ntarget datalayout = \"e-p:32:32\"\ndefine void @f() {\n"
        );
        let other = with_layout(b"define void @f() {\n", "e").unwrap();
        assert_eq!(
            String::from_utf8(other).unwrap(),
            "target datalayout = \"e\" define void @f() {\n"
        );
        assert!(with_layout(b"", "q:3").is_err());
    }
}
