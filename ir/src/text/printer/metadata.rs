//! Metadata: references, node bodies, named metadata, attachments, debug records.

use super::numbers::LocalNumbers;
use super::{BAD_REF, Printer, is_inline};
use crate::entity::{MdNode, Symbol};
use crate::function::Function;
use crate::metadata::{DebugRecord, LocalMetadata, MdBody, MdField, Metadata};
use std::fmt::Write;

impl Printer<'_> {
    /// A reference: `!7`, `!"text"`, `null`, `i32 7`, or an expression in place.
    pub(super) fn metadata(&mut self, md: Metadata) {
        match md {
            Metadata::Null => self.push("null"),
            Metadata::Node(n) => self.node_ref(n, true),
            Metadata::String(s) => {
                self.push("!");
                self.quoted_symbol(s);
            }
            // Metadata forgets names that are gone.
            Metadata::Constant(c) if self.header.names_erased(&self.header.constants, c) => {
                self.push("null")
            }
            Metadata::Constant(c) => {
                let header = self.header;
                self.typed_constant(&header.constants, c);
            }
        }
    }

    fn node_ref(&mut self, n: MdNode, may_inline: bool) {
        let header = self.header;
        match header.metadata.nodes.get(n) {
            None => self.push(BAD_REF),
            // An expression inside an expression is no LLVM; following it could be endless.
            Some(d) if is_inline(&d.body) && may_inline => self.node_body(&d.body),
            Some(d) if is_inline(&d.body) => self.push(BAD_REF),
            Some(_) => {
                let number = self.node_number(n);
                self.push("!");
                self.uint(u64::from(number));
            }
        }
    }

    /// `!{…}`, `!DIClass(…)`
    fn node_body(&mut self, body: &MdBody) {
        match body {
            MdBody::Tuple(ops) => {
                self.push("!{");
                self.references(ops);
                self.push("}");
            }
            MdBody::Specialized(class, fields) => {
                self.class(*class);
                for (n, (key, value)) in fields.iter().enumerate() {
                    if n > 0 {
                        self.push(", ");
                    }
                    let header = self.header;
                    self.push(header.str(*key));
                    self.push(": ");
                    self.field(value, true);
                }
                self.push(")");
            }
            MdBody::Positional(class, fields) => {
                self.class(*class);
                for (n, value) in fields.iter().enumerate() {
                    if n > 0 {
                        self.push(", ");
                    }
                    self.field(value, false);
                }
                self.push(")");
            }
            MdBody::Forward => self.push("<undefined>"),
        }
    }

    fn references(&mut self, ops: &[Metadata]) {
        for (n, &md) in ops.iter().enumerate() {
            if n > 0 {
                self.push(", ");
            }
            self.metadata(md);
        }
    }

    fn class(&mut self, class: Symbol) {
        let header = self.header;
        self.push("!");
        self.push(header.str(class));
        self.push("(");
    }

    fn field(&mut self, value: &MdField, may_inline: bool) {
        let header = self.header;
        match value {
            MdField::Md(Metadata::Node(n)) => self.node_ref(*n, may_inline),
            MdField::Md(md) => self.metadata(*md),
            MdField::Int(n) => {
                // Writing to a string cannot fail.
                let _ = write!(self.out, "{n}");
            }
            MdField::Word(w) => self.push(header.str(*w)),
            MdField::Str(s) => self.quoted_symbol(*s),
            MdField::List(list) => {
                self.push("{");
                self.references(list);
                self.push("}");
            }
        }
    }

    /// `!name` of named metadata and of attachment kinds.
    pub(super) fn metadata_name(&mut self, name: Symbol) {
        let header = self.header;
        let text = header.str(name);
        self.push("!");
        if crate::names::is_plain(text) {
            return self.push(text);
        }
        // Unlike other names these are never quoted: whatever is not plain is escaped.
        for (n, &b) in crate::names::unescape(text.as_bytes()).iter().enumerate() {
            let plain = b.is_ascii_alphabetic()
                || matches!(b, b'-' | b'$' | b'.' | b'_')
                || (n > 0 && b.is_ascii_digit());
            if plain {
                self.out.push(char::from(b));
            } else {
                let _ = write!(self.out, "\\{b:02X}");
            }
        }
    }

    /// Named metadata, then the numbered nodes.
    pub(super) fn metadata_tables(&mut self) {
        let table = &self.header.metadata;
        if !table.named.is_empty() {
            self.gap();
        }
        for (name, nodes) in &table.named {
            self.metadata_name(*name);
            self.push(" = !{");
            for (n, &node) in nodes.iter().enumerate() {
                if n > 0 {
                    self.push(", ");
                }
                self.node_ref(node, true);
            }
            self.push("}\n");
        }
        let mut number = 0;
        for data in table.nodes.values() {
            if is_inline(&data.body) {
                continue;
            }
            if number == 0 {
                self.gap();
            }
            self.push("!");
            self.uint(number);
            number += 1;
            self.push(if data.distinct { " = distinct " } else { " = " });
            self.node_body(&data.body);
            self.push("\n");
        }
    }

    /// A metadata operand inside a function.
    pub(super) fn local_metadata(&mut self, f: &Function, l: &LocalNumbers, md: &LocalMetadata) {
        match md {
            // In a body only a value can stand for a name that is gone.
            LocalMetadata::Module(Metadata::Constant(c))
                if self.header.names_erased(&self.header.constants, *c) =>
            {
                let header = self.header;
                self.ty(header.constants.ty(*c));
                self.push(" poison");
            }
            LocalMetadata::Module(m) => self.metadata(*m),
            LocalMetadata::Value(v) => self.typed_operand(f, l, Some(*v)),
            LocalMetadata::ArgList(vs) => {
                self.push("!DIArgList(");
                for (n, &v) in vs.iter().enumerate() {
                    if n > 0 {
                        self.push(", ");
                    }
                    self.typed_operand(f, l, Some(v));
                }
                self.push(")");
            }
        }
    }

    /// `#dbg_value(…)`
    pub(super) fn debug_record(&mut self, f: &Function, l: &LocalNumbers, r: &DebugRecord) {
        self.push("#dbg_");
        self.push(r.kind.keyword());
        self.push("(");
        for (n, op) in r.operands.iter().enumerate() {
            if n > 0 {
                self.push(", ");
            }
            self.local_metadata(f, l, op);
        }
        self.push(")");
    }
}
