//! The first walk over the text: what is defined where.
//!
//! The scan looks only at strings, comments, braces, sigils and a few words. It
//! lists the top-level definitions in order, so that names have their handles
//! before anything refers to them, and the extent of each brace group of a
//! definition, so that bodies can be skipped now and read last. Malformed text
//! gives a useless list but no harm: the real grammar is checked afterwards.

use crate::text::lexer::{comment_end, is_name_byte, is_space, line_end, string_end};

/// What a top-level item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ItemKind {
    /// `@x = …`
    Global,
    /// `define … @f`
    Define,
    /// `declare … @f`
    Declare,
    /// `%t = …`
    Type,
    /// `$c = …`
    Comdat,
    /// `!7 = …`
    Node,
    /// `attributes #7 = …`
    Attributes,
    /// `target …`
    Target,
}

/// One item: its kind, where it starts and where its name (with sigil) is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Item {
    pub(super) kind: ItemKind,
    pub(super) start: u32,
    pub(super) name: u32,
}

/// What the scan found.
#[derive(Default, Debug)]
pub(super) struct Scan {
    /// Items in order.
    pub(super) items: Vec<Item>,
    /// `{ … }` groups of function definitions: offsets of the opening brace and behind the closing one.
    pub(super) groups: Vec<(u32, u32)>,
}

impl Scan {
    /// Offset behind the brace group that opens at `at`.
    pub(super) fn group_end(&self, at: usize) -> Option<usize> {
        let k = self
            .groups
            .binary_search_by_key(&(at as u32), |g| g.0)
            .ok()?;
        Some(self.groups[k].1 as usize)
    }
}

const STOPS: [bool; 256] = {
    let mut t = [false; 256];
    t[b'{' as usize] = true;
    t[b'}' as usize] = true;
    t[b'"' as usize] = true;
    t[b';' as usize] = true;
    t[b'/' as usize] = true;
    t
};

/// Walks the text.
pub(super) fn scan(text: &[u8]) -> Scan {
    let mut s = Scanner {
        text,
        pos: 0,
        out: Scan::default(),
        function: None,
        in_define: false,
    };
    while s.pos < text.len() {
        s.step();
    }
    s.out
}

struct Scanner<'a> {
    text: &'a [u8],
    pos: usize,
    out: Scan,
    /// A `define` or `declare` whose name has not come yet.
    function: Option<(ItemKind, u32)>,
    in_define: bool,
}

impl Scanner<'_> {
    fn step(&mut self) {
        let at = self.pos;
        match self.text[at] {
            b';' | b'"' | b'/' => self.pos = skip_quiet(self.text, at),
            b'{' => {
                let end = group_end(self.text, at).unwrap_or(self.text.len());
                if self.in_define {
                    self.out.groups.push((at as u32, end as u32));
                }
                self.pos = end;
            }
            b'@' => self.sigil(ItemKind::Global),
            b'%' => self.sigil(ItemKind::Type),
            b'$' => self.sigil(ItemKind::Comdat),
            b'!' => self.sigil(ItemKind::Node),
            b if is_name_byte(b) => self.word(),
            _ => self.pos += 1,
        }
    }

    fn sigil(&mut self, kind: ItemKind) {
        let at = self.pos;
        self.pos = name_end(self.text, at + 1);
        if self.pos == at + 1 {
            return;
        }
        if kind == ItemKind::Global
            && let Some((kind, start)) = self.function.take()
        {
            self.push(kind, start as usize, at);
            return;
        }
        let numbered = self.text[at + 1].is_ascii_digit();
        if (kind != ItemKind::Node || numbered) && self.equal_follows() {
            self.in_define = false;
            self.push(kind, at, at);
        }
    }

    fn word(&mut self) {
        let at = self.pos;
        while self.pos < self.text.len() && is_name_byte(self.text[self.pos]) {
            self.pos += 1;
        }
        let kind = match &self.text[at..self.pos] {
            b"define" => ItemKind::Define,
            b"declare" => ItemKind::Declare,
            b"attributes" => return self.push(ItemKind::Attributes, at, at),
            b"target" => return self.push(ItemKind::Target, at, at),
            _ => return,
        };
        self.function = Some((kind, at as u32));
        self.in_define = kind == ItemKind::Define;
    }

    fn push(&mut self, kind: ItemKind, start: usize, name: usize) {
        self.out.items.push(Item {
            kind,
            start: start as u32,
            name: name as u32,
        });
    }

    fn equal_follows(&self) -> bool {
        let mut at = self.pos;
        while let Some(&b) = self.text.get(at) {
            match b {
                b'=' => return true,
                b';' | b'/' => at = skip_quiet(self.text, at),
                _ if is_space(b) => at += 1,
                _ => return false,
            }
        }
        false
    }
}

fn name_end(text: &[u8], at: usize) -> usize {
    if text.get(at) == Some(&b'"') {
        return string_end(text, at).unwrap_or(text.len());
    }
    let rest = text.get(at..).unwrap_or(&[]);
    rest.iter()
        .position(|&b| !is_name_byte(b) && b != b'\\')
        .map_or(text.len(), |n| at + n)
}

/// Skips the comment, string or single slash at `at`.
fn skip_quiet(text: &[u8], at: usize) -> usize {
    match text[at] {
        b';' => line_end(text, at),
        b'"' => string_end(text, at).unwrap_or(text.len()),
        _ if text.get(at + 1) == Some(&b'*') => comment_end(text, at).unwrap_or(text.len()),
        _ => at + 1,
    }
}

/// Offset behind the brace that closes the group at `open`.
fn group_end(text: &[u8], open: usize) -> Option<usize> {
    let mut depth = 0usize;
    let mut at = open;
    loop {
        let rest = text.get(at..)?;
        at += rest.iter().position(|&b| STOPS[b as usize])?;
        match text[at] {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {
                at = skip_quiet(text, at);
                continue;
            }
        }
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_in_strings_and_comments_do_not_count() {
        let text = b"define void @f() { ; }\n \"}\" /* } */ { } } @x = global i32 0";
        let s = scan(text);
        assert_eq!(s.items.len(), 2);
        let (open, end) = s.groups[0];
        assert_eq!(text[open as usize], b'{');
        assert_eq!(&text[end as usize - 3..end as usize], b"} }");
    }

    #[test]
    fn names_are_found_in_order() {
        let text = b"%t = type {}\n$c = comdat any\ndeclare { i8 } @g()\n!0 = !{}\n!n = !{!0}\nattributes #0 = {}";
        let kinds: Vec<ItemKind> = scan(text).items.iter().map(|i| i.kind).collect();
        use ItemKind::*;
        assert_eq!(kinds, [Type, Comdat, Declare, Node, Attributes]);
    }
}
