//! The top level of PTX: header, files, sections, variables with initialisers, aliases; functions go on to `func`.
//!
//! ```text
//!   .version 8.0  .target sm_90[, options]  .address_size 64        the header, in this order
//!   .file …  .section …                                             kept as they are; .alias: a function's second name
//!   [.visible|.extern|.weak|.common] .global|.shared|.const …       variables (`globals`)
//!   [linkage] .entry|.func …                                        functions (`func`)
//! ```
//!
//! Versions beyond [`NEWEST`] are refused, since what they mean is not known (PS-1), and so are addresses of other than
//! 64 bits. Comments `//! licence …` and `//! nonconvergent NAME` are notes of the top level and become items of the
//! module.
//!
//! A name must be declared before it is used, as PTX demands. Nothing recurses: lists of initialisers are on a stack,
//! at most [`DEEPEST_LIST`] deep.

use super::super::scan::{Mark, Number, Result};
use super::Parser;
use crate::machine::module::{GlobalRef, Init, Item, Linkage, MGlobal, Target};
use crate::machine::types::{Space, Ty};

/// Braces of an initialiser may be nested as deep.
const DEEPEST_LIST: usize = 16;

/// The newest version of PTX (PS-1): what the `ptxas` takes that the reader is held against.
const NEWEST: (u16, u16) = (9, 5);

impl<'a> Parser<'a> {
    pub(super) fn module(&mut self) -> Result<()> {
        self.s.skip()?;
        self.header()?;
        loop {
            self.top_marks()?;
            if self.s.at >= self.s.text.len() {
                return Ok(());
            }
            self.top()?;
        }
    }

    fn header(&mut self) -> Result<()> {
        self.places.header = self.s.at as u32;
        if self.s.dotted() != ".version" {
            self.s.at = self.places.header as usize;
            let found = self.s.here();
            return self
                .s
                .error(format!("PTX begins with '.version', found {found}"));
        }
        self.s.skip()?;
        let at = self.s.at;
        let version = self.s.dotted();
        let parts = version.split_once('.');
        let parts = parts.and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        self.module.version = match parts {
            // PS-1. What a later version means is not known, whatever it looks like.
            Some((a, b)) if (a, b) > NEWEST => {
                let (x, y) = NEWEST;
                let why = format!(
                    "PTX {a}.{b} is not known; the newest version that is read is {x}.{y} (PS-1)"
                );
                return self.s.error_at(at, why);
            }
            Some((a, b)) if a > 0 && b < 10 => (a, b),
            _ => return self.s.error_at(at, "expected a version such as 8.0"),
        };
        self.s.skip()?;
        let at = self.s.at;
        if self.s.dotted() != ".target" {
            return self.s.error_at(at, "'.target' follows '.version'");
        }
        self.s.skip()?;
        let at = self.s.at;
        let name = self.name("a target such as sm_90")?;
        self.module.target = match target(name) {
            Some(t) => t,
            None => return self.s.error_at(at, format!("unknown target '{name}'")),
        };
        while self.s.eat(b',')? {
            let word = self.name("an option of the target")?;
            self.module.target.extra.push(word.into());
        }
        if self.word_is(".address_size")? {
            let at = self.s.at;
            if self.s.unsigned("the address size", u64::MAX)? != 64 {
                return self.s.unsupported(at, "addresses of other than 64 bits");
            }
            self.module.address_size = true;
        }
        Ok(())
    }

    /// Passes over a dotted word, if it is the next.
    pub(super) fn word_is(&mut self, word: &str) -> Result<bool> {
        let at = self.s.at;
        if self.s.peek() == b'.' && self.s.dotted() == word {
            self.s.skip()?;
            return Ok(true);
        }
        self.s.at = at;
        Ok(false)
    }

    /// Notes of the top level.
    fn top_marks(&mut self) -> Result<()> {
        for mark in std::mem::take(&mut self.s.marks) {
            let Mark::Note(at, text) = mark else { continue };
            let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
            let item = match word {
                "licence" => Item::Licence(rest.trim().into()),
                "nonconvergent" => Item::NonConvergent(rest.trim().into()),
                _ => {
                    return self
                        .s
                        .error_at(at, format!("unknown note '{word}' at the top level"));
                }
            };
            self.module.items.push(item);
        }
        Ok(())
    }

    fn top(&mut self) -> Result<()> {
        let mut linkage = Linkage::Internal;
        let mut at = self.s.at;
        let mut word = self.s.dotted();
        self.s.skip()?;
        let found = match word {
            ".visible" => Some(Linkage::Visible),
            ".extern" => Some(Linkage::Extern),
            ".weak" => Some(Linkage::Weak),
            ".common" => Some(Linkage::Common),
            _ => None,
        };
        if let Some(l) = found {
            linkage = l;
            at = self.s.at;
            word = self.s.dotted();
            self.s.skip()?;
        }
        match word {
            ".global" | ".shared" | ".const" => {
                let space = Space::of(&word[1..]).unwrap_or(Space::Global);
                self.globals(linkage, space)
            }
            ".entry" | ".func" => self.func(linkage, word == ".entry"),
            _ if linkage != Linkage::Internal => {
                self.s.error_at(at, "expected a variable or a function")
            }
            ".file" => self.file(),
            ".section" => self.section(),
            ".alias" => self.alias(),
            ".pragma" => self.s.unsupported(at, "'.pragma' at the top level"),
            "" => {
                let found = self.s.here();
                self.s
                    .error_at(at, format!("expected a declaration, found {found}"))
            }
            _ => self.s.error_at(at, format!("'{word}' is no declaration")),
        }
    }

    fn file(&mut self) -> Result<()> {
        let number = self
            .s
            .unsigned("the number of a file", u64::from(u32::MAX))? as u32;
        let path = self.s.string()?;
        let mut stamp = None;
        if self.s.eat(b',')? {
            let time = self.s.unsigned("a time", u64::MAX)?;
            self.s.expect(b',', "and a size behind the time")?;
            stamp = Some((time, self.s.unsigned("a size", u64::MAX)?));
        }
        self.module.items.push(Item::File {
            number,
            path,
            stamp,
        });
        Ok(())
    }

    fn section(&mut self) -> Result<()> {
        let name = self.s.dotted().to_owned();
        self.s.skip()?;
        if name.is_empty() {
            return self.s.error("expected the name of a section");
        }
        let open = self.s.at;
        self.s.expect(b'{', "behind the name of a section")?;
        let mut text = String::new();
        loop {
            // Line by line: comments go, the rest is debug information and stays as it is.
            self.s.skip()?;
            match self.s.peek() {
                b'}' => break,
                0 if self.s.at >= self.s.text.len() => {
                    return self.s.error_at(open, "this brace is never closed");
                }
                b'{' => return self.s.error("a brace inside a section"),
                _ => {}
            }
            let rest = &self.s.text[self.s.at..];
            let end = rest
                .iter()
                .position(|b| b"\n}".contains(b))
                .unwrap_or(rest.len());
            let slash = rest[..end]
                .windows(2)
                .position(|w| w == b"//" || w == b"/*");
            let end = slash.unwrap_or(end);
            let Ok(line) = std::str::from_utf8(&rest[..end]) else {
                return self.s.error("a section with bytes that are no text");
            };
            if !line.is_ascii()
                || line
                    .bytes()
                    .any(|b| b.is_ascii_control() && b != b'\t' && b != b'\r')
            {
                return self.s.error("a section with characters that are not ASCII");
            }
            self.s.at += end;
            text.push_str(&line.split_ascii_whitespace().collect::<Vec<_>>().join(" "));
            text.push('\n');
        }
        self.s.at += 1;
        self.s.skip()?;
        self.module.items.push(Item::Section { name, text });
        Ok(())
    }

    fn alias(&mut self) -> Result<()> {
        let at = self.s.at;
        let name = self.name("the new name")?;
        self.s.expect(b',', "between the names of an alias")?;
        let old_at = self.s.at;
        let old = self.name("a function")?;
        self.s.expect(b';', "behind an alias")?;
        let Some(&GlobalRef::Func(target)) = self.names.get(old) else {
            return self
                .s
                .error_at(old_at, format!("'{old}' is no function declared before"));
        };
        // The new name has been declared as a function before, which the alias defines.
        match self.names.get(name) {
            Some(GlobalRef::Func(_)) => {}
            Some(GlobalRef::Var(_)) => {
                return self.s.error_at(at, format!("'{name}' is a variable"));
            }
            None => {
                self.names.insert(name, GlobalRef::Func(target));
            }
        }
        self.module.items.push(Item::Alias {
            name: name.into(),
            target,
        });
        Ok(())
    }

    /// `.global .align 4 .u32 a, b[4] = {..};`
    fn globals(&mut self, linkage: Linkage, space: Space) -> Result<()> {
        let mut first = self.declarator(space)?;
        first.linkage = linkage;
        loop {
            let at = self.s.at;
            let name = self.name("the name of a variable")?;
            let mut g = MGlobal {
                name: name.into(),
                ..first.clone()
            };
            g.dims = self.dims()?;
            let number = GlobalRef::Var(self.module.globals.len() as u32);
            let known = self.names.insert(name, number);
            if let Some(known) = known {
                let extern_before = matches!(known, GlobalRef::Var(v) if self.module.globals[v as usize].linkage == Linkage::Extern);
                if !extern_before {
                    return self.s.error_at(at, format!("'{name}' is declared twice"));
                }
            }
            self.module.globals.push(g);
            self.places.globals.push(at as u32);
            if self.s.eat(b'=')? {
                let init = self.init()?;
                if let Some(g) = self.module.globals.last_mut() {
                    g.init = Some(init);
                }
            }
            let GlobalRef::Var(n) = number else { continue };
            self.module.items.push(Item::Global(n));
            if !self.s.eat(b',')? {
                return self.s.expect(b';', "behind a variable");
            }
        }
    }

    /// Attribute, alignment, vector, type: what stands in front of names.
    pub(super) fn declarator(&mut self, space: Space) -> Result<MGlobal> {
        let mut g = MGlobal {
            name: String::new(),
            linkage: Linkage::Internal,
            space,
            attribute: None,
            align: None,
            vector: 1,
            ty: Ty::B8,
            dims: Vec::new(),
            init: None,
        };
        loop {
            let at = self.s.at;
            let word = self.s.dotted();
            self.s.skip()?;
            match word {
                ".attribute" => {
                    self.s.expect(b'(', "behind '.attribute'")?;
                    let from = self.s.at;
                    while !matches!(self.s.peek(), b')' | b'(' | b';' | b'\n' | 0)
                        && self.s.peek().is_ascii()
                    {
                        self.s.at += 1;
                    }
                    let text = String::from_utf8_lossy(&self.s.text[from..self.s.at]);
                    g.attribute = Some(text.trim().to_owned());
                    self.s.expect(b')', "behind an attribute")?;
                }
                ".align" => g.align = Some(self.alignment()?),
                ".v2" => g.vector = 2,
                ".v4" => g.vector = 4,
                ".v8" => g.vector = 8,
                _ => {
                    g.ty = self.type_at(at, word)?;
                    return Ok(g);
                }
            }
        }
    }

    pub(super) fn type_at(&mut self, at: usize, word: &str) -> Result<Ty> {
        match word.strip_prefix('.').and_then(Ty::of) {
            Some(ty) => Ok(ty),
            None if word.is_empty() => {
                self.s.at = at;
                let found = self.s.here();
                self.s.error(format!("expected a type, found {found}"))
            }
            None => self.s.error_at(at, format!("'{word}' is no type")),
        }
    }

    /// A power of two behind `.align`.
    pub(super) fn alignment(&mut self) -> Result<u64> {
        let at = self.s.at;
        let n = self.s.unsigned("an alignment", 1 << 31)?;
        if !n.is_power_of_two() {
            return self
                .s
                .error_at(at, format!("an alignment of {n} is no power of two"));
        }
        Ok(n)
    }

    pub(super) fn dims(&mut self) -> Result<Vec<Option<u64>>> {
        let mut dims = Vec::new();
        while self.s.eat(b'[')? {
            if dims.len() == DEEPEST_LIST {
                return self.s.error("too many dimensions");
            }
            let open = self.s.peek() == b']';
            dims.push(match open {
                true => None,
                false => Some(self.s.unsigned("a size", i64::MAX as u64)?),
            });
            self.s.expect(b']', "behind a size")?;
        }
        Ok(dims)
    }

    /// An initialiser, its lists on a stack.
    pub(super) fn init(&mut self) -> Result<Init> {
        let mut open: Vec<Vec<Init>> = Vec::new();
        loop {
            if self.s.peek() == b'{' {
                if open.len() == DEEPEST_LIST {
                    return self.s.error("braces are nested too deep");
                }
                self.s.eat(b'{')?;
                open.push(Vec::new());
                if self.s.peek() != b'}' {
                    continue;
                }
            } else {
                let one = self.init_scalar()?;
                match open.last_mut() {
                    Some(list) => list.push(one),
                    None => return Ok(one),
                }
            }
            loop {
                if self.s.eat(b',')? {
                    break;
                }
                self.s.expect(b'}', "or ',' in an initialiser")?;
                let done = Init::List(open.pop().unwrap_or_default());
                match open.last_mut() {
                    Some(list) => list.push(done),
                    None => return Ok(done),
                }
            }
        }
    }

    fn init_scalar(&mut self) -> Result<Init> {
        if self.s.at_number() {
            return match self.s.number()? {
                Number::Float(f) => Ok(Init::Float(f)),
                // A number in front of a parenthesis masks one byte of an address.
                Number::Int(mask, false) if self.s.eat(b'(')? => {
                    let mut addr = self.address_constant()?;
                    if let Init::Addr { mask: m, .. } = &mut addr {
                        *m = Some(mask);
                    }
                    self.s.expect(b')', "behind an address")?;
                    Ok(addr)
                }
                Number::Int(n, negative) => Ok(Init::Int(n, negative)),
            };
        }
        self.address_constant()
    }

    fn address_constant(&mut self) -> Result<Init> {
        let mut at = self.s.at;
        let mut name = self.name("a value")?;
        let generic = name == "generic" && self.s.eat(b'(')?;
        if generic {
            at = self.s.at;
            name = self.name("a symbol")?;
            self.s.expect(b')', "behind 'generic(symbol'")?;
        }
        let Some(&symbol) = self.names.get(name) else {
            return self
                .s
                .error_at(at, format!("'{name}' is not declared before it is used"));
        };
        let mut offset = 0;
        if matches!(self.s.peek(), b'+' | b'-') {
            offset = self.offset(i64::MIN, i64::MAX)?;
        }
        Ok(Init::Addr {
            symbol,
            offset,
            generic,
            mask: None,
        })
    }

    /// `+4`, `-4`, `+-4`.
    pub(super) fn offset(&mut self, min: i64, max: i64) -> Result<i64> {
        let at = self.s.at;
        if self.s.peek() == b'+' {
            self.s.eat(b'+')?;
        }
        let value = match self.s.number()? {
            Number::Int(n, true) => Some(n as i64),
            Number::Int(n, false) => i64::try_from(n).ok(),
            Number::Float(_) => None,
        };
        match value {
            Some(v) if (min..=max).contains(&v) => Ok(v),
            _ => self
                .s
                .error_at(at, format!("PS-43: expected an offset from {min} to {max}")),
        }
    }
}

/// `sm_90a`: a number of two or three digits and perhaps a letter.
fn target(name: &str) -> Option<Target> {
    let rest = name.strip_prefix("sm_")?;
    let digits = rest.trim_end_matches(['a', 'f']);
    let suffix = rest[digits.len()..].chars().next();
    let ok = (2..=3).contains(&digits.len())
        && rest.len() <= digits.len() + 1
        && !digits.starts_with('0');
    Some(Target {
        sm: digits.parse().ok().filter(|_| ok)?,
        suffix,
        extra: Vec::new(),
    })
}
