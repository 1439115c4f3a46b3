//! LLVM assembly as text, cut where names begin and where entities end: as much of the language as is needed to put
//! modules together and apart without reading them.

use std::ops::Range;

/// What a piece of text is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// `@name` or `@"name"`.
    Global,
    /// `$name`: a comdat.
    Comdat,
    /// `%name`: a local value or a type.
    Local,
    /// `#7`: a group of attributes.
    Attributes,
    /// `!7`: a node of metadata.
    Node,
    /// Anything else.
    Other,
}

/// A piece of text with its sigil.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'a> {
    pub kind: Kind,
    pub text: &'a str,
}

impl<'a> Piece<'a> {
    /// The name without sigil and quotes.
    pub fn name(&self) -> &'a str {
        let name = self.text.get(1..).unwrap_or("");
        let inner = name.strip_prefix('"').and_then(|n| n.strip_suffix('"'));
        inner.unwrap_or(name)
    }

    /// The number of a group or of a node.
    pub fn number(&self) -> Option<u64> {
        self.text.get(1..)?.parse().ok()
    }
}

fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b"-$._\\".contains(&b)
}

/// Where a string that begins at `open` ends, its last quote included.
fn string(text: &[u8], open: usize) -> usize {
    let rest = text.get(open + 1..).unwrap_or(&[]);
    let close = rest.iter().position(|b| *b == b'"');
    close.map_or(text.len(), |n| open + n + 2)
}

fn run(text: &[u8], from: usize, takes: impl Fn(u8) -> bool) -> usize {
    let rest = text.get(from..).unwrap_or(&[]);
    let end = rest.iter().position(|b| !takes(*b));
    end.map_or(text.len(), |n| from + n)
}

/// Calls back with the pieces of a text, in order; together they are the text.
pub fn each<'a>(text: &'a str, mut look: impl FnMut(Piece<'a>)) {
    let bytes = text.as_bytes();
    let mut plain = 0;
    let mut at = 0;
    while at < bytes.len() {
        let next = bytes.get(at + 1).copied().unwrap_or(b' ');
        let named = |kind: Kind| match next {
            b'"' => Some((kind, string(bytes, at + 1))),
            b if is_name(b) => Some((kind, run(bytes, at + 1, is_name))),
            _ => None,
        };
        let numbered = |kind: Kind| {
            next.is_ascii_digit()
                .then(|| (kind, run(bytes, at + 1, |b| b.is_ascii_digit())))
        };
        let found = match bytes[at] {
            b'@' => named(Kind::Global),
            b'$' => named(Kind::Comdat),
            b'%' => named(Kind::Local),
            b'#' => numbered(Kind::Attributes),
            b'!' => numbered(Kind::Node),
            _ => None,
        };
        let Some((kind, end)) = found else {
            at = match bytes[at] {
                b'"' => string(bytes, at),
                b';' => run(bytes, at, |b| b != b'\n'),
                b if is_name(b) => run(bytes, at, is_name),
                _ => at + 1,
            };
            continue;
        };
        if plain < at {
            look(other(text, plain..at));
        }
        look(Piece {
            kind,
            text: text.get(at..end).unwrap_or(""),
        });
        at = end;
        plain = end;
    }
    if plain < text.len() {
        look(other(text, plain..text.len()));
    }
}

fn other(text: &str, range: Range<usize>) -> Piece<'_> {
    Piece {
        kind: Kind::Other,
        text: text.get(range).unwrap_or(""),
    }
}

/// What stands at the top of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entity<'a> {
    /// `source_filename`: says nothing about what is computed.
    Source,
    /// Layout or triple.
    Target,
    /// `%name = type ...`
    Type(&'a str),
    /// `$name = comdat ...`
    Comdat(&'a str),
    /// A function or variable that is there: `define`, `@name = global`, an alias.
    Defined(&'a str),
    /// One that is elsewhere.
    Declared(&'a str),
    /// `attributes #7 = { ... }`
    Attributes(u64),
    /// `!7 = ...`
    Node(u64),
    /// `!name = !{ ... }`
    Named(&'a str),
    /// Something else: module assembly, orders of uses, a summary.
    Strange,
}

/// The entities of a module, each with its text. None where a function does not end.
pub fn entities(text: &str) -> Option<Vec<(Entity<'_>, &str)>> {
    let mut all = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let line = rest.find('\n').map_or(rest.len(), |n| n + 1);
        let first = rest.get(..line)?;
        let is_nothing = first.trim().is_empty() || first.starts_with(';');
        let length = match first.starts_with("define ") {
            false => line,
            true => rest.find("\n}").map(|n| n + 2)?,
        };
        let own = rest.get(..length)?;
        if !is_nothing {
            all.push((entity(first), own));
        }
        rest = rest.get(length..)?;
    }
    Some(all)
}

/// Linkage of what is elsewhere.
const ELSEWHERE: &[&str] = &["external", "extern_weak"];

fn entity(line: &str) -> Entity<'_> {
    let mut first = None;
    let mut sigil = None;
    each(line, |p| {
        if p.kind == Kind::Global && first.is_none() {
            first = Some(p);
        }
        sigil.get_or_insert(p);
    });
    let name = first.map_or("", |p| p.name());
    let word = line.split_whitespace().next().unwrap_or("");
    let head = sigil.filter(|p| line.starts_with(p.text));
    match (word, head.map(|p| p.kind)) {
        ("source_filename", _) => Entity::Source,
        ("target", _) => Entity::Target,
        ("define", _) => Entity::Defined(name),
        ("declare", _) => Entity::Declared(name),
        ("attributes", _) => {
            let number = line.split_whitespace().nth(1).and_then(|w| w.get(1..));
            let number = number.and_then(|n| n.parse().ok());
            number.map_or(Entity::Strange, Entity::Attributes)
        }
        (_, Some(Kind::Global)) => {
            let words = line.split_whitespace().skip(2);
            let mut linkage = words
                .take(4)
                .take_while(|w| *w != "global" && *w != "constant");
            match linkage.any(|w| ELSEWHERE.contains(&w)) {
                true => Entity::Declared(name),
                false => Entity::Defined(name),
            }
        }
        (_, Some(Kind::Comdat)) => Entity::Comdat(head.map_or("", |p| p.name())),
        (_, Some(Kind::Local)) => Entity::Type(head.map_or("", |p| p.name())),
        (_, Some(Kind::Node)) => {
            let number = head.and_then(|p| p.number());
            number.map_or(Entity::Strange, Entity::Node)
        }
        (w, _) if w.starts_with('!') => Entity::Named(w.get(1..).unwrap_or("")),
        _ => Entity::Strange,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_the_text_and_strings_and_comments_have_no_names() {
        let text = "@\"a b\" = global [2 x i8] c\"@x\" ; @y #1\ncall void @f(ptr %p$q) #12, !dbg !3, !\\41b !{!\"!4\"}\nl$x: br\n";
        let mut names = Vec::new();
        let mut whole = String::new();
        each(text, |p| {
            whole.push_str(p.text);
            if p.kind != Kind::Other {
                names.push(p.text);
            }
        });
        assert_eq!(whole, text);
        assert_eq!(names, ["@\"a b\"", "@f", "%p$q", "#12", "!3"]);
    }

    #[test]
    fn entities_have_their_kinds() {
        let text = "; c\nsource_filename = \"x\"\ntarget triple = \"t\"\n\n%T = type { i8 }\n$c = comdat any\n@g = internal global i32 0\n@h = external addrspace(1) global i32\n@a = alias i32, ptr @g\ndefine i32 @f(i32 %x) #0 {\n  ret i32 %x\n}\n\ndeclare void @d()\nattributes #0 = { nounwind }\n!n.m = !{!0}\n!0 = !{i32 1}\nmodule asm \"x\"\n";
        use Entity::*;
        let all = entities(text).unwrap();
        let kinds: Vec<Entity<'_>> = all.iter().map(|e| e.0).collect();
        let expected = [
            Source,
            Target,
            Type("T"),
            Comdat("c"),
            Defined("g"),
            Declared("h"),
            Defined("a"),
            Defined("f"),
            Declared("d"),
            Attributes(0),
            Named("n.m"),
            Node(0),
            Strange,
        ];
        assert_eq!(kinds, expected);
        assert!(entities("define void @f() {\n").is_none());
    }
}
