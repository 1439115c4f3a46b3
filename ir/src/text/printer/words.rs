//! The small pieces of text: numbers, names, types.

use super::Printer;
use crate::entity::{Global, Symbol};
use crate::names;
use crate::types::{Type, write_type};

impl Printer<'_> {
    pub(super) fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Decimal digits.
    pub(super) fn uint(&mut self, mut n: u64) {
        let mut buf = [0u8; 20];
        let mut at = buf.len();
        loop {
            at -= 1;
            buf[at] = b'0' + (n % 10) as u8;
            n /= 10;
            if n == 0 {
                break;
            }
        }
        for &d in &buf[at..] {
            self.out.push(char::from(d));
        }
    }

    /// Decimal digits with a sign if negative.
    pub(super) fn int(&mut self, n: i64) {
        if n < 0 {
            self.out.push('-');
        }
        self.uint(n.unsigned_abs());
    }

    /// A canonical name after its sigil, quoted if need be.
    pub(super) fn name(&mut self, name: &str) {
        if names::is_plain(name) {
            self.out.push_str(name);
        } else {
            self.quoted(name);
        }
    }

    /// Canonical text between quotes.
    pub(super) fn quoted(&mut self, canonical: &str) {
        self.out.push('"');
        self.out.push_str(canonical);
        self.out.push('"');
    }

    /// Raw bytes, escaped, between quotes.
    pub(super) fn quoted_bytes(&mut self, bytes: &[u8]) {
        self.out.push('"');
        names::escape_into(&mut self.out, bytes);
        self.out.push('"');
    }

    /// An interned text between quotes.
    pub(super) fn quoted_symbol(&mut self, s: Symbol) {
        let header = self.header;
        self.quoted(header.str(s));
    }

    /// `@name` or `@7`.
    pub(super) fn global(&mut self, g: Global) {
        let header = self.header;
        let Some(data) = header.globals.get(g) else {
            self.push("@");
            return self.push(super::BAD_REF);
        };
        self.out.push('@');
        match &data.name {
            Some(n) => self.name(n),
            None => self.uint(u64::from(self.globals[g])),
        }
    }

    /// A type in LLVM's spelling.
    pub(super) fn ty(&mut self, ty: Type) {
        if let Some(w) = ty.int_width() {
            self.out.push('i');
            return self.uint(u64::from(w));
        }
        if ty == Type::PTR {
            return self.push("ptr");
        }
        if let Some(k) = ty.float_kind() {
            return self.push(k.keyword());
        }
        if !ty.in_table() {
            let _ = write_type(&mut self.out, &self.header.types, ty);
            return;
        }
        let (from, to) = match self.types.get(&ty) {
            Some(&range) => range,
            None => {
                let from = self.type_text.len() as u32;
                let _ = write_type(&mut self.type_text, &self.header.types, ty);
                let range = (from, self.type_text.len() as u32);
                self.types.insert(ty, range);
                range
            }
        };
        self.out
            .push_str(&self.type_text[from as usize..to as usize]);
    }

    /// The lines between two sections of a module: exactly one empty line.
    pub(super) fn gap(&mut self) {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
    }
}
