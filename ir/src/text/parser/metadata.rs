//! Metadata: numbered nodes, named lists, specialised nodes, operands.
//!
//! Node numbers have their handles before parsing starts, so there are no forward
//! references here. Nodes written in place of an operand are uniqued by contents.

use super::mdschema::{self, Class, Field, Form};
use super::{Parser, Res};
use crate::entity::{MdNode, Symbol};
use crate::metadata::{MdBody, MdField, MdNodeData, Metadata, StringTable};
use crate::names;
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;

/// Classes whose operands have no names.
const POSITIONAL: [&[u8]; 2] = [b"DIExpression", b"DIArgList"];

impl Parser<'_> {
    /// `!7 = [distinct] …`
    pub(super) fn numbered_node(&mut self) -> Res<()> {
        let Tok::MdId(n) = self.kind() else {
            return Err(self.error("expected metadata number"));
        };
        let node = self.md_number(n)?;
        if self.h.metadata.nodes[node].body != MdBody::Forward {
            return Err(self.error(format!("metadata id '!{n}' is already used")));
        }
        self.bump();
        self.expect(Tok::Equal, "expected '=' here")?;
        if matches!(self.kind(), Tok::Kw(_) | Tok::IntType(_)) && !self.is_kw(Kw::Distinct) {
            return Err(self.error("unexpected type in metadata definition"));
        }
        let distinct = self.eat_kw(Kw::Distinct);
        let body = match self.kind() {
            Tok::MdVar => self.specialized(distinct)?,
            Tok::Exclaim => {
                self.bump();
                self.tuple()?
            }
            _ => return Err(self.error("expected '!' here")),
        };
        self.h.metadata.nodes[node] = MdNodeData {
            distinct,
            numbered: true,
            body,
        };
        Ok(())
    }
    fn md_number(&self, n: u32) -> Res<MdNode> {
        let found = self.numbered_md.get(n);
        found.ok_or_else(|| self.error(format!("use of undefined metadata '!{n}'")))
    }

    /// `!name = !{ !0, !1 }`
    pub(super) fn named_metadata(&mut self) -> Res<()> {
        let name = self.md_name();
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect(Tok::Exclaim, "expected '!' here")?;
        self.expect(Tok::LBrace, "expected '{' here")?;
        let mut nodes = Vec::new();
        while !self.is(Tok::RBrace) {
            nodes.push(self.md_node()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBrace, "expected end of metadata node")?;
        match self.h.metadata.named.iter_mut().find(|(n, _)| *n == name) {
            Some((_, old)) => old.extend(nodes),
            None => self.h.metadata.named.push((name, nodes)),
        }
        Ok(())
    }
    /// `!name` as a symbol in canonical form.
    pub(super) fn md_name(&mut self) -> Symbol {
        let text = self.text();
        let s = match std::str::from_utf8(text) {
            Ok(t) if !t.contains('\\') => self.h.strings.intern(t),
            _ => self
                .h
                .strings
                .intern(&names::escape(&names::unescape(text))),
        };
        self.bump();
        s
    }

    // ----- operands -----------------------------------------------------------------

    /// `!7`, `!{ … }` or `!DIFoo(…)`
    pub(super) fn md_node(&mut self) -> Res<MdNode> {
        match self.kind() {
            Tok::MdId(n) => {
                let node = self.md_number(n)?;
                self.bump();
                Ok(node)
            }
            Tok::MdVar | Tok::Exclaim | Tok::Kw(Kw::Distinct) => {
                let at = self.at();
                match self.metadata()? {
                    Metadata::Node(n) => Ok(n),
                    _ => Err(self.error_at(at, "expected metadata node")),
                }
            }
            _ => Err(self.error("expected metadata node")),
        }
    }

    /// Metadata at module level: a node, a string, `null`, or a constant with its type.
    pub(super) fn metadata(&mut self) -> Res<Metadata> {
        match self.kind() {
            Tok::MdId(n) => {
                let node = self.md_number(n)?;
                self.bump();
                Ok(Metadata::Node(node))
            }
            Tok::Exclaim => {
                self.bump();
                if self.is(Tok::Str) {
                    return Ok(Metadata::String(self.symbol_string()?));
                }
                if let Tok::Int = self.kind() {
                    let n = self.u32()?;
                    return Ok(Metadata::Node(self.md_number(n)?));
                }
                let body = self.nested(|p| p.tuple())?;
                Ok(Metadata::Node(self.inline_node(body, false)))
            }
            Tok::MdVar => {
                let body = self.nested(|p| p.specialized(false))?;
                Ok(Metadata::Node(self.inline_node(body, false)))
            }
            Tok::Kw(Kw::Distinct) => {
                self.bump();
                let body = match self.kind() {
                    Tok::MdVar => self.nested(|p| p.specialized(true))?,
                    _ => {
                        self.expect(Tok::Exclaim, "expected metadata node")?;
                        self.nested(|p| p.tuple())?
                    }
                };
                Ok(Metadata::Node(self.inline_node(body, true)))
            }
            Tok::Kw(Kw::Null) => {
                self.bump();
                Ok(Metadata::Null)
            }
            _ => {
                let at = self.at();
                let ty = self.ty()?;
                if ty == Type::METADATA {
                    return Err(self.error_at(at, "invalid metadata-value-metadata roundtrip"));
                }
                Ok(Metadata::Constant(self.module_constant(ty)?))
            }
        }
    }
    pub(super) fn inline_node(&mut self, body: MdBody, distinct: bool) -> MdNode {
        if !distinct && let Some(&n) = self.inline_md.get(&body) {
            return n;
        }
        let n = self.h.metadata.nodes.push(MdNodeData {
            distinct,
            numbered: false,
            body: body.clone(),
        });
        if !distinct {
            self.inline_md.insert(body, n);
        }
        n
    }

    /// `{ a, b }`
    fn tuple(&mut self) -> Res<MdBody> {
        Ok(MdBody::Tuple(self.md_list()?.into()))
    }
    fn md_list(&mut self) -> Res<Vec<Metadata>> {
        self.expect(Tok::LBrace, "expected '{' here")?;
        let mut all = Vec::new();
        if self.eat(Tok::RBrace) {
            return Ok(all);
        }
        loop {
            all.push(self.metadata()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBrace, "expected end of metadata node")?;
        Ok(all)
    }

    // ----- specialised nodes ----------------------------------------------------------

    /// `!DIFoo(field: value, …)`; the current token is the class.
    fn specialized(&mut self, distinct: bool) -> Res<MdBody> {
        let at = self.at();
        let text = self.text();
        if POSITIONAL.contains(&text) {
            let class = self.md_name();
            self.expect(Tok::LParen, "expected '(' here")?;
            return self.positional(class);
        }
        let Some(schema) = mdschema::find(text) else {
            return Err(self.error("expected metadata type"));
        };
        let class = self.md_name();
        self.expect(Tok::LParen, "expected '(' here")?;
        let mut fields: Vec<(Symbol, MdField)> = Vec::with_capacity(schema.fields.len().min(8));
        let mut seen = 0u64;
        while !self.is(Tok::RParen) {
            let field = self.named_field(schema, &mut seen)?;
            fields.push(field);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        let close = self.at();
        self.expect(Tok::RParen, "expected ')' here")?;
        let required = |(n, f): (usize, &Field)| f.required && seen & 1 << n == 0;
        if let Some((_, f)) = schema.fields.iter().enumerate().find(|&f| required(f)) {
            return Err(self.error_at(close, format!("missing required field '{}'", f.name)));
        }
        if !distinct && self.must_be_distinct(schema.name, &fields) {
            let message = format!("missing 'distinct', required for !{}", schema.name);
            return Err(self.error_at(at, message));
        }
        Ok(MdBody::Specialized(class, fields.into()))
    }
    fn must_be_distinct(&self, class: &str, fields: &[(Symbol, MdField)]) -> bool {
        let word = |name: &str, test: &dyn Fn(&str) -> bool| {
            let name = self.h.strings.lookup(name);
            fields.iter().any(|(n, v)| match v {
                MdField::Word(w) => Some(*n) == name && test(self.h.strings.get(*w)),
                _ => false,
            })
        };
        match class {
            "DICompileUnit" | "DIAssignID" => true,
            "DISubprogram" => {
                word("isDefinition", &|w| w == "true")
                    || word("spFlags", &|w| w.contains("DISPFlagDefinition"))
            }
            _ => false,
        }
    }
    /// `name: value`; `seen` has a bit for each field of the class.
    fn named_field(&mut self, class: &Class, seen: &mut u64) -> Res<(Symbol, MdField)> {
        if !self.is(Tok::Label) {
            return Err(self.error("expected field label here"));
        }
        let text = self.text();
        let found = class.fields.iter().position(|f| f.name.as_bytes() == text);
        let Some(n) = found else {
            let name = super::ascii(text);
            return Err(self.error(format!("invalid field '{name}'")));
        };
        let field = &class.fields[n];
        if *seen & 1 << n != 0 {
            let message = format!("field '{}' cannot be specified more than once", field.name);
            return Err(self.error(message));
        }
        *seen |= 1 << n;
        self.bump();
        let name = self.h.strings.intern(field.name);
        let at = self.at();
        let value = self.field()?;
        match field_error(field, &value, &self.h.strings) {
            Some(message) => Err(self.error_at(at, message)),
            None => Ok((name, value)),
        }
    }
    fn positional(&mut self, class: Symbol) -> Res<MdBody> {
        let mut all = Vec::new();
        while !self.is(Tok::RParen) {
            all.push(self.field()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')' here")?;
        Ok(MdBody::Positional(class, all.into()))
    }
    fn field(&mut self) -> Res<MdField> {
        match self.kind() {
            Tok::Int => Ok(MdField::Int(self.i128()?)),
            Tok::Str => Ok(MdField::Str(self.symbol_string()?)),
            Tok::LBrace => Ok(MdField::List(self.nested(|p| p.md_list())?.into())),
            Tok::Word | Tok::Attr(_) | Tok::Kw(Kw::True | Kw::False | Kw::Default | Kw::None) => {
                self.words()
            }
            _ => Ok(MdField::Md(self.metadata()?)),
        }
    }
    /// `DIFlagPublic | DIFlagVector`, or one word.
    fn words(&mut self) -> Res<MdField> {
        let first = self.word().unwrap_or("");
        self.bump();
        if !self.is(Tok::Bar) {
            return Ok(MdField::Word(self.h.strings.intern(first)));
        }
        let mut text = first.to_owned();
        while self.eat(Tok::Bar) {
            let next = match self.kind() {
                Tok::Int => std::str::from_utf8(self.text()).unwrap_or(""),
                _ => self.word().ok_or_else(|| self.error("expected flag"))?,
            };
            text.push_str(" | ");
            text.push_str(next);
            self.bump();
        }
        Ok(MdField::Word(self.h.strings.intern(&text)))
    }
}

/// What is wrong with a field's value, if anything.
fn field_error(field: &Field, value: &MdField, strings: &StringTable) -> Option<String> {
    let name = field.name;
    let starts = |s: Symbol, prefix: &str| strings.get(s).starts_with(prefix);
    let null = *value == MdField::Md(Metadata::Null);
    let limit = |v: i128, low: i128, high: i128| match v {
        _ if v < low => Some(format!("value for '{name}' too small, limit is {low}")),
        _ if v > high => Some(format!("value for '{name}' too large, limit is {high}")),
        _ => None,
    };
    let signed = (i128::from(i64::MIN), i128::from(i64::MAX));
    let unsigned = |v: i128, max: u64| match v {
        _ if v < 0 => Some("expected unsigned integer".to_owned()),
        _ => limit(v, 0, i128::from(max)),
    };
    match (field.form, value) {
        (Form::Node, _) if null => Some(format!("'{name}' cannot be null")),
        (Form::Md | Form::Node | Form::SignedOrMd(_) | Form::UpOrMd, MdField::Md(_)) => None,
        (Form::Str, MdField::Str(_))
        | (Form::List, MdField::List(_))
        | (Form::Big, MdField::Int(_)) => None,
        (Form::Up(max), MdField::Int(v)) => unsigned(*v, max),
        (Form::UpOrMd, MdField::Int(v)) => unsigned(*v, u64::MAX),
        (Form::Signed, MdField::Int(v)) => limit(*v, signed.0, signed.1),
        (Form::SignedOrMd(low), MdField::Int(v)) => limit(*v, i128::from(low), signed.1),
        (Form::Word(_), MdField::Int(v)) => unsigned(*v, u16::MAX.into()),
        (Form::Flags(_), MdField::Int(v)) => unsigned(*v, u32::MAX.into()),
        (Form::Bool, MdField::Word(w)) if matches!(strings.get(*w), "true" | "false") => None,
        (Form::Word(prefix), MdField::Word(w)) if starts(*w, prefix) => None,
        (Form::Flags(prefix), MdField::Word(w)) if starts(*w, prefix) => None,
        (form, _) => Some(format!("expected {} for field '{name}'", expected(form))),
    }
}

fn expected(form: Form) -> String {
    match form {
        Form::Md | Form::Node => "metadata".into(),
        Form::Str => "string constant".into(),
        Form::Up(_) | Form::Signed | Form::Big => "integer".into(),
        Form::SignedOrMd(_) | Form::UpOrMd => "integer or metadata".into(),
        Form::Bool => "'true' or 'false'".into(),
        Form::Word("") => "a keyword".into(),
        Form::Word(prefix) | Form::Flags(prefix) => format!("a word that starts with {prefix}"),
        Form::List => "a list of metadata".into(),
    }
}
