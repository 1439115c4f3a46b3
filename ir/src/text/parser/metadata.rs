//! Metadata: numbered nodes, named lists, specialised nodes, operands.
//!
//! Node numbers have their handles before parsing starts, so there are no forward
//! references here. Nodes written in place of an operand are uniqued by contents.

use super::mdschema::{self, Class, Field, Form};
use super::{Parser, Res, dwarf};
use crate::entity::{MdNode, Symbol};
use crate::metadata::{MdBody, MdField, MdNodeData, Metadata, StringTable};
use crate::names;
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;

impl Parser<'_> {
    /// `!7 = [distinct] …`
    pub(super) fn numbered_node(&mut self) -> Res<()> {
        let Tok::MdId(n) = self.kind() else {
            return Err(self.error("the number of a node must stand here"));
        };
        let node = self.md_number(n)?;
        if self.h.metadata.nodes[node].body != MdBody::Forward {
            return Err(self.error(format!("'!{n}' is defined twice")));
        }
        let at = self.at();
        self.note_place(|p| p.add_node(node, at));
        self.bump();
        self.expect(Tok::Equal, "'=' is missing")?;
        if matches!(self.kind(), Tok::Kw(_) | Tok::IntType(_)) && !self.is_kw(Kw::Distinct) {
            return Err(self.error("a numbered node has no type in front"));
        }
        let distinct = self.eat_kw(Kw::Distinct);
        let body = match self.kind() {
            Tok::MdVar => self.specialized(distinct)?,
            Tok::Exclaim => {
                self.bump();
                self.tuple()?
            }
            _ => return Err(self.error("'!' is missing")),
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
        found.ok_or_else(|| self.error(format!("'!{n}' is defined nowhere")))
    }

    /// `!name = !{ !0, !1 }`
    pub(super) fn named_metadata(&mut self) -> Res<()> {
        let at = self.at();
        let name = self.md_name();
        self.note_place(|p| p.add_named(name, at));
        self.expect(Tok::Equal, "'=' is missing")?;
        self.expect(Tok::Exclaim, "'!' is missing")?;
        self.expect(Tok::LBrace, "'{' is missing")?;
        let mut nodes = Vec::new();
        while !self.is(Tok::RBrace) {
            let inline = matches!(self.kind(), Tok::MdVar) && self.text() == b"DIExpression";
            if !inline && !matches!(self.kind(), Tok::MdId(_)) {
                return Err(self.error("the number of a node must stand here"));
            }
            nodes.push(self.md_node()?);
            if !self.another(Tok::RBrace)? {
                break;
            }
        }
        self.expect(Tok::RBrace, "'}' is missing after the metadata operands")?;
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
                    _ => Err(self.error_at(at, "a metadata node must stand here")),
                }
            }
            _ => Err(self.error("a metadata node must stand here")),
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
                        self.expect(Tok::Exclaim, "a metadata node must stand here")?;
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
                    return Err(self.error_at(at, "metadata cannot be wrapped as metadata again"));
                }
                Ok(Metadata::Constant(self.module_constant(ty)?))
            }
        }
    }
    pub(super) fn inline_node(&mut self, body: MdBody, distinct: bool) -> MdNode {
        let at = self.at();
        if !distinct && let Some(&n) = self.inline_md.get(&body) {
            return n;
        }
        let n = self.h.metadata.nodes.push(MdNodeData {
            distinct,
            numbered: false,
            body: body.clone(),
        });
        self.note_place(|p| p.add_node(n, at));
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
        self.expect(Tok::LBrace, "'{' is missing")?;
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
        self.expect(Tok::RBrace, "'}' is missing after the metadata operands")?;
        Ok(all)
    }

    // ----- specialised nodes ----------------------------------------------------------

    /// `!DIFoo(field: value, …)`; the current token is the class.
    fn specialized(&mut self, distinct: bool) -> Res<MdBody> {
        let at = self.at();
        let text = self.text();
        match text {
            b"DIExpression" => return self.expression(),
            b"DIArgList" => return Err(self.error("DIArgList belongs into functions")),
            _ => {}
        }
        let Some(schema) = mdschema::find(text) else {
            return Err(self.error("no class of metadata nodes that LLVM 22 knows"));
        };
        let class = self.md_name();
        self.expect(Tok::LParen, "'(' is missing")?;
        let mut fields: Vec<(Symbol, MdField)> = Vec::with_capacity(schema.fields.len().min(8));
        let mut seen = 0u64;
        while !self.is(Tok::RParen) {
            let field = self.named_field(schema, &mut seen)?;
            fields.push(field);
            if !self.another(Tok::RParen)? {
                break;
            }
        }
        let close = self.at();
        self.expect(Tok::RParen, "')' is missing")?;
        let required = |(n, f): (usize, &Field)| f.required && seen & 1 << n == 0;
        if let Some((_, f)) = schema.fields.iter().enumerate().find(|&f| required(f)) {
            return Err(self.error_at(close, format!("the field '{}' is missing", f.name)));
        }
        if let Some(message) = self.inconsistent(schema.name, &fields) {
            return Err(self.error_at(at, message));
        }
        if !distinct && self.must_be_distinct(schema.name, &fields) {
            let message = format!("this !{} must be 'distinct'", schema.name);
            return Err(self.error_at(at, message));
        }
        Ok(MdBody::Specialized(class, fields.into()))
    }
    /// Fields that only make sense together.
    fn inconsistent(&self, class: &str, fields: &[(Symbol, MdField)]) -> Option<&'static str> {
        let of = |name: &str| {
            let name = self.h.strings.lookup(name)?;
            fields.iter().find(|f| f.0 == name).map(|f| &f.1)
        };
        let word = |name: &str| match of(name) {
            Some(MdField::Word(w)) => self.h.strings.get(*w),
            _ => "",
        };
        match class {
            "DIFile" if of("checksumkind").is_some() != of("checksum").is_some() => {
                Some("'checksumkind' and 'checksum' belong together")
            }
            "DICompileUnit" => match (of("language"), of("sourceLanguageName")) {
                (None, None) => Some("the language is missing"),
                (Some(_), Some(_)) => Some("the language is given twice"),
                (_, None) if of("sourceLanguageVersion").is_some() => {
                    Some("'sourceLanguageVersion' needs 'sourceLanguageName'")
                }
                _ => None,
            },
            "DIEnumerator" if word("isUnsigned") == "true" => match of("value") {
                Some(MdField::Int(v)) if *v < 0 => Some("negative value of an unsigned enumerator"),
                _ => None,
            },
            _ => None,
        }
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
            // A subprogram is a definition unless something says otherwise.
            "DISubprogram" => {
                let flags = self.h.strings.lookup("spFlags");
                let bits = fields.iter().find_map(|(n, v)| match v {
                    MdField::Int(bits) if Some(*n) == flags => Some(*bits),
                    _ => None,
                });
                // The flag of definitions is the fourth.
                if let Some(bits) = bits {
                    return bits & 8 != 0;
                }
                match fields.iter().any(|(n, _)| Some(*n) == flags) {
                    true => word("spFlags", &|w| w.contains("DISPFlagDefinition")),
                    false => !word("isDefinition", &|w| w == "false"),
                }
            }
            _ => false,
        }
    }
    /// `name: value`; `seen` has a bit for each field of the class.
    fn named_field(&mut self, class: &Class, seen: &mut u64) -> Res<(Symbol, MdField)> {
        if !self.is(Tok::Label) {
            return Err(self.error("the name of a field must stand here"));
        }
        let text = self.text();
        let found = class.fields.iter().position(|f| f.name.as_bytes() == text);
        let Some(n) = found else {
            let name = super::ascii(text);
            return Err(self.error(format!("the class has no field '{name}'")));
        };
        let field = &class.fields[n];
        if *seen & 1 << n != 0 {
            let message = format!("the field '{}' is given twice", field.name);
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
    /// `!DIExpression(DW_OP_…, 4)`
    fn expression(&mut self) -> Res<MdBody> {
        let class = self.md_name();
        self.expect(Tok::LParen, "'(' is missing")?;
        let mut all = Vec::new();
        while !self.is(Tok::RParen) {
            let at = self.at();
            let operand = self.field()?;
            let valid = match &operand {
                MdField::Int(n) => (0..=i128::from(u64::MAX)).contains(n),
                MdField::Word(w) => {
                    let w = self.h.strings.get(*w);
                    (w.starts_with("DW_OP_") || w.starts_with("DW_ATE_")) && dwarf::is_known(w)
                }
                _ => false,
            };
            if !valid {
                return Err(self.error_at(at, "neither an operation nor a number without sign"));
            }
            all.push(operand);
            if !self.another(Tok::RParen)? {
                break;
            }
        }
        self.expect(Tok::RParen, "')' is missing")?;
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
                _ => self
                    .word()
                    .ok_or_else(|| self.error("a flag must stand here"))?,
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
    let known = |w: &str, prefix: &str| w.starts_with(prefix) && dwarf::is_known(w);
    let number = |w: &str| w.bytes().all(|b| b.is_ascii_digit());
    // `DIFlagPublic | DIFlagVector | 64`
    let all_known = |s: Symbol, prefix: &str| {
        let mut words = strings.get(s).split(" | ");
        words.all(|w| known(w, prefix) || number(w))
    };
    let null = *value == MdField::Md(Metadata::Null);
    let limit = |v: i128, low: i128, high: i128| match v {
        _ if v < low => Some(format!("'{name}' must be at least {low}")),
        _ if v > high => Some(format!("'{name}' must be at most {high}")),
        _ => None,
    };
    let signed = (i128::from(i64::MIN), i128::from(i64::MAX));
    let unsigned = |v: i128, max: u64| match v {
        _ if v < 0 => Some("a number without sign must stand here".to_owned()),
        _ => limit(v, 0, i128::from(max)),
    };
    match (field.form, value) {
        (Form::Node | Form::Count, _) if null => Some(format!("'{name}' cannot be null")),
        (Form::Text, MdField::Str(s)) if strings.get(*s).is_empty() => {
            Some(format!("'{name}' cannot be empty"))
        }
        (
            Form::Md | Form::Node | Form::SignedOrMd(_) | Form::Count | Form::UpOrMd,
            MdField::Md(_),
        ) => None,
        (Form::Str | Form::Text, MdField::Str(_))
        | (Form::List, MdField::List(_))
        | (Form::Big, MdField::Int(_)) => None,
        (Form::Up(max), MdField::Int(v)) => unsigned(*v, max),
        (Form::UpOrMd, MdField::Int(v)) => unsigned(*v, u64::MAX),
        (Form::Signed, MdField::Int(v)) => limit(*v, signed.0, signed.1),
        (Form::Signed32, MdField::Int(v)) => limit(*v, i32::MIN.into(), i32::MAX.into()),
        (Form::SignedOrMd(low), MdField::Int(v)) => limit(*v, i128::from(low), signed.1),
        (Form::Count, MdField::Int(v)) => limit(*v, -1, signed.1),
        (Form::Word(prefix), MdField::Int(v)) => unsigned(*v, mdschema::largest(prefix)),
        (Form::One(words), MdField::Int(v)) => unsigned(*v, words.len() as u64 - 1),
        (Form::Flags(_), MdField::Int(v)) => unsigned(*v, u32::MAX.into()),
        (Form::Bool, MdField::Word(w)) if matches!(strings.get(*w), "true" | "false") => None,
        (Form::One(words), MdField::Word(w)) if words.contains(&strings.get(*w)) => None,
        (Form::Word(prefix), MdField::Word(w)) if known(strings.get(*w), prefix) => None,
        (Form::Flags(prefix), MdField::Word(w)) if all_known(*w, prefix) => None,
        (form, _) => Some(format!("expected {} for field '{name}'", expected(form))),
    }
}

fn expected(form: Form) -> String {
    match form {
        Form::Md | Form::Node => "metadata".into(),
        Form::Str | Form::Text => "string constant".into(),
        Form::Up(_) | Form::Signed | Form::Signed32 | Form::Big => "integer".into(),
        Form::SignedOrMd(_) | Form::Count | Form::UpOrMd => "integer or metadata".into(),
        Form::Bool => "'true' or 'false'".into(),
        Form::One(words) => format!("one of {}", words.join(", ")),
        Form::Word(prefix) | Form::Flags(prefix) => {
            format!("a known word that starts with {prefix}")
        }
        Form::List => "a list of metadata".into(),
    }
}
