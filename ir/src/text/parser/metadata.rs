//! Metadata: numbered nodes, named lists, specialised nodes, operands.
//!
//! Node numbers have their handles before parsing starts, so there are no forward
//! references here. Nodes written in place of an operand are uniqued by contents.

use super::{Parser, Res};
use crate::entity::{MdNode, Symbol};
use crate::metadata::{MdBody, MdField, MdNodeData, Metadata};
use crate::names;
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;

/// Classes whose operands have no names.
const POSITIONAL: [&[u8]; 2] = [b"DIExpression", b"DIArgList"];

/// Classes with named fields that LLVM 20-22 read.
const CLASSES: [&[u8]; 33] = [
    b"DILocation",
    b"DIAssignID",
    b"GenericDINode",
    b"DISubrange",
    b"DIGenericSubrange",
    b"DISubrangeType",
    b"DIFixedPointType",
    b"DIEnumerator",
    b"DIBasicType",
    b"DIStringType",
    b"DIDerivedType",
    b"DICompositeType",
    b"DISubroutineType",
    b"DIFile",
    b"DICompileUnit",
    b"DISubprogram",
    b"DILexicalBlock",
    b"DILexicalBlockFile",
    b"DINamespace",
    b"DICommonBlock",
    b"DIMacro",
    b"DIMacroFile",
    b"DIModule",
    b"DITemplateTypeParameter",
    b"DITemplateValueParameter",
    b"DIGlobalVariable",
    b"DILocalVariable",
    b"DILabel",
    b"DIExpression",
    b"DIGlobalVariableExpression",
    b"DIObjCProperty",
    b"DIImportedEntity",
    b"DIArgList",
];

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
            Tok::MdVar => self.specialized()?,
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
            _ => self.h.strings.intern(&names::escape(&names::unescape(text))),
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
                let body = self.nested(|p| p.specialized())?;
                Ok(Metadata::Node(self.inline_node(body, false)))
            }
            Tok::Kw(Kw::Distinct) => {
                self.bump();
                let body = match self.kind() {
                    Tok::MdVar => self.nested(|p| p.specialized())?,
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
    fn inline_node(&mut self, body: MdBody, distinct: bool) -> MdNode {
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
    fn specialized(&mut self) -> Res<MdBody> {
        let text = self.text();
        if !CLASSES.contains(&text) {
            return Err(self.error("expected metadata type"));
        }
        let positional = POSITIONAL.contains(&text);
        let class = self.md_name();
        self.expect(Tok::LParen, "expected '(' here")?;
        if positional {
            return self.positional(class);
        }
        let mut fields: Vec<(Symbol, MdField)> = Vec::with_capacity(8);
        while !self.is(Tok::RParen) {
            if !self.is(Tok::Label) {
                return Err(self.error("expected field label here"));
            }
            let name = std::str::from_utf8(self.text()).unwrap_or("");
            let name = self.h.strings.intern(name);
            if fields.iter().any(|f| f.0 == name) {
                let name = self.h.strings.get(name).to_owned();
                return Err(self.error(format!("field '{name}' cannot be specified more than once")));
            }
            self.bump();
            let value = self.field()?;
            fields.push((name, value));
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')' here")?;
        Ok(MdBody::Specialized(class, fields.into()))
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
            Tok::Word | Tok::Attr(_) | Tok::Kw(Kw::True | Kw::False | Kw::Default | Kw::None) => self.words(),
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
