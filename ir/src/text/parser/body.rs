//! A function body: blocks, local values and their names.
//!
//! A local name may be used before it is defined. Its first use makes a value (or
//! block) of the type that the use wants, and the definition adopts it; so each
//! operand is final when it is written, and only what is never defined is an error.

use super::functions::{Param, ParamName};
use super::module::PendingBody;
use super::numbers::NumberMap;
use super::{Parser, Res};
use crate::entity::{Block, Inst, Value};
use crate::function::{Function, ValueDef};
use crate::inst::{Flags, InstKind};
use crate::metadata::{DebugRecord, LocalMetadata, Metadata};
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// The state of reading one body.
pub(super) struct Body<'p, 'a> {
    pub(super) p: &'p mut Parser<'a>,
    pub(super) f: Function,
    pub(super) ret: Type,
    /// True if the function takes variable arguments.
    pub(super) vararg: bool,
    names: FxHashMap<Cow<'a, str>, Value>,
    numbers: NumberMap<Value>,
    next_number: u32,
    /// Values that are used but not defined yet, with the place of the first use.
    forward: FxHashMap<Value, u32>,
    numbered_blocks: Vec<(u32, Block)>,
    block: Option<Block>,
    /// Debug records that wait for the next instruction.
    pub(super) records: Vec<DebugRecord>,
    /// Operands of the instruction being read.
    pub(super) ops: Vec<Value>,
}

/// What the left side of an instruction says.
pub(super) enum ResultName<'a> {
    None,
    Named(Cow<'a, str>),
    Numbered(u32),
}

impl<'a> Parser<'a> {
    /// Reads a body that was skipped before.
    pub(super) fn body(&mut self, pending: PendingBody<'a>) -> Res<()> {
        self.seek(pending.open);
        if let Some(places) = &mut self.places {
            places.add_body(pending.global, pending.open);
        }
        self.bump();
        let types: Vec<Type> = pending.params.iter().map(|p| p.ty).collect();
        let signature = self.h.types.as_function(self.h.globals[pending.global].ty);
        let (ret, vararg) = signature.map_or((Type::VOID, false), |f| (f.0, f.2));
        let mut body = Body {
            f: Function::new(pending.global, &types),
            p: self,
            ret,
            vararg,
            names: FxHashMap::default(),
            numbers: NumberMap::default(),
            next_number: 0,
            forward: FxHashMap::default(),
            numbered_blocks: Vec::new(),
            block: None,
            records: Vec::new(),
            ops: Vec::new(),
        };
        body.name_params(pending.params)?;
        body.blocks()?;
        let (f, numbered) = (body.f, body.numbered_blocks);
        if !numbered.is_empty() {
            self.numbered_blocks.insert(f.global, numbered);
        }
        self.bodies.push(f);
        Ok(())
    }
}

impl<'a> Body<'_, 'a> {
    fn name_params(&mut self, params: Vec<Param<'a>>) -> Res<()> {
        for (i, p) in params.into_iter().enumerate() {
            let v = self.f.args()[i];
            let at = p.at as usize;
            match p.name {
                ParamName::Named(name) => {
                    self.f.set_name(v, &name);
                    if let Some(_old) = self.names.insert(name, v) {
                        return Err(self.p.error_at(at, "two parameters have this name"));
                    }
                }
                ParamName::Numbered(n) => {
                    self.p.check_number(n, self.next_number, "argument", at)?;
                    self.numbers.insert(n, v);
                    self.next_number = n + 1;
                }
                ParamName::None => {
                    self.numbers.insert(self.next_number, v);
                    self.next_number += 1;
                }
            }
        }
        Ok(())
    }

    fn blocks(&mut self) -> Res<()> {
        if matches!(self.p.kind(), Tok::RBrace | Tok::Kw(Kw::Uselistorder)) {
            return Err(self.p.error("the body has no block"));
        }
        while !matches!(
            self.p.kind(),
            Tok::RBrace | Tok::Kw(Kw::Uselistorder | Kw::UselistorderBb)
        ) {
            self.basic_block()?;
        }
        while matches!(
            self.p.kind(),
            Tok::Kw(Kw::Uselistorder | Kw::UselistorderBb)
        ) {
            self.use_list_order()?;
        }
        if !self.p.is(Tok::RBrace) {
            return Err(self.p.error("'}' is missing at end of function"));
        }
        // The first use in the text, so that the message does not depend on hash order.
        let missing = self.forward.iter().map(|(&v, &at)| (at, v)).min();
        match missing {
            Some((at, v)) => Err(self.undefined(v, at as usize)),
            None => Ok(()),
        }
    }
    fn undefined(&mut self, v: Value, at: usize) -> Box<super::Error> {
        let what = match self.f.as_block(v) {
            Some(_) => "label",
            None => "value",
        };
        self.p.seek(at);
        let name = super::ascii(self.p.text());
        self.p
            .error_at(at, format!("the {what} '%{name}' is defined nowhere"))
    }

    // ----- blocks -------------------------------------------------------------------

    fn basic_block(&mut self) -> Res<()> {
        let at = self.p.at();
        let label = match self.p.kind() {
            Tok::Label if self.p.is_empty_name() => ResultName::None,
            Tok::Label => ResultName::Named(self.p.name()?),
            Tok::LabelId(n) => ResultName::Numbered(n),
            _ => ResultName::None,
        };
        if matches!(self.p.kind(), Tok::Label | Tok::LabelId(_)) {
            self.p.bump();
        }
        let block = self.define_block(label, at)?;
        self.f.append_block(block);
        self.block = Some(block);
        loop {
            while self.p.is(Tok::Hash) {
                let record = self.debug_record()?;
                self.records.push(record);
            }
            let inst_at = self.p.at();
            let name = self.result_name()?;
            let inst = self.instruction(name, inst_at)?;
            if let (Some(i), Some(places)) = (inst, &mut self.p.places) {
                places.add(self.f.global, i, inst_at);
            }
            if inst.is_some_and(|i| self.f.kind(i).is_terminator()) {
                return Ok(());
            }
        }
    }
    fn define_block(&mut self, label: ResultName<'a>, at: usize) -> Res<Block> {
        let (old, number) = match &label {
            ResultName::Named(name) => (self.names.get(name).copied(), None),
            ResultName::Numbered(n) => {
                self.p.check_number(*n, self.next_number, "label", at)?;
                (self.numbers.get(*n), Some(*n))
            }
            ResultName::None => (self.numbers.get(self.next_number), Some(self.next_number)),
        };
        let block = match old {
            None => self.f.create_block(),
            Some(v) => {
                let Some(b) = self.f.as_block(v) else {
                    return Err(self
                        .p
                        .error_at(at, "label name is already the name of a value"));
                };
                if self.forward.remove(&v).is_none() {
                    return Err(self
                        .p
                        .error_at(at, "this block has the name of an earlier one"));
                }
                b
            }
        };
        let v = self.f.block_value(block);
        if let Some(n) = number {
            self.numbers.insert(n, v);
            self.next_number = n + 1;
            self.numbered_blocks.push((n, block));
        }
        if let ResultName::Named(name) = label {
            self.f.set_name(v, &name);
            self.names.insert(name, v);
        }
        Ok(block)
    }

    // ----- local names -----------------------------------------------------------------

    /// `%name =` or `%7 =` in front of an instruction.
    fn result_name(&mut self) -> Res<ResultName<'a>> {
        let name = match self.p.kind() {
            Tok::LocalVar if self.p.is_empty_name() => ResultName::None,
            Tok::LocalVar => ResultName::Named(self.p.name()?),
            Tok::LocalId(n) => {
                self.p
                    .check_number(n, self.next_number, "instruction", self.p.at())?;
                ResultName::Numbered(n)
            }
            _ => return Ok(ResultName::None),
        };
        self.p.bump();
        self.p
            .expect(Tok::Equal, "'=' is missing after instruction name")?;
        Ok(name)
    }

    /// The current token, `%name` or `%7`, as a value of type `ty`.
    pub(super) fn local(&mut self, ty: Type) -> Res<Value> {
        let at = self.p.tok.at;
        if self.p.is_empty_name() {
            return Err(self.p.unsupported(self.p.at(), "use of an empty name"));
        }
        let known = match self.p.kind() {
            Tok::LocalId(n) => self.numbers.get(n),
            _ if self.p.tok.quoted => self.names.get(&self.p.name()?).copied(),
            _ => self
                .names
                .get(std::str::from_utf8(self.p.text()).unwrap_or(""))
                .copied(),
        };
        if let Some(v) = known {
            let found = self.f.value_type(v);
            if found != ty {
                return Err(self.wrong_type(found, ty));
            }
            self.p.bump();
            return Ok(v);
        }
        let v = if ty == Type::LABEL {
            let b = self.f.create_block();
            self.f.block_value(b)
        } else if self.p.h.types.is_first_class(ty) {
            self.f.forward_value(ty)
        } else {
            return Err(self.p.error("no value can have this type"));
        };
        match self.p.kind() {
            Tok::LocalId(n) => self.numbers.insert(n, v),
            _ => {
                let name = self.p.name()?;
                self.names.insert(name, v);
            }
        }
        self.forward.insert(v, at);
        self.p.bump();
        Ok(v)
    }
    fn wrong_type(&self, found: Type, wanted: Type) -> Box<super::Error> {
        let name = super::ascii(self.p.text());
        if wanted == Type::LABEL {
            return self.p.error(format!("'%{name}' is not a basic block"));
        }
        let (found, wanted) = (self.p.type_name(found), self.p.type_name(wanted));
        self.p.error(format!(
            "'%{name}' has type '{found}' where '{wanted}' is wanted"
        ))
    }

    // ----- operands -----------------------------------------------------------------------

    /// A value of type `ty`.
    pub(super) fn value(&mut self, ty: Type) -> Res<Value> {
        match self.p.kind() {
            Tok::LocalVar | Tok::LocalId(_) => self.local(ty),
            _ if ty == Type::METADATA => self.metadata_operand(),
            Tok::Kw(Kw::Asm) => Err(self.p.error("inline assembly can only be called")),
            _ if ty == Type::LABEL => Err(self.p.error("a block label must stand here")),
            _ => {
                let c = self.p.constant(self.f.constants_mut(), ty)?;
                Ok(self.f.const_value(c))
            }
        }
    }
    /// Type and value.
    pub(super) fn typed_value(&mut self) -> Res<Value> {
        let ty = self.p.ty()?;
        self.value(ty)
    }
    /// `label %b`
    pub(super) fn label(&mut self) -> Res<Value> {
        let at = self.p.at();
        let ty = self.p.ty()?;
        if ty != Type::LABEL {
            return Err(self.p.error_at(at, "a block label must stand here"));
        }
        self.value(ty)
    }
    /// A block without `label` in front (phi entries).
    pub(super) fn bare_label(&mut self) -> Res<Value> {
        match self.p.kind() {
            Tok::LocalVar | Tok::LocalId(_) => self.local(Type::LABEL),
            _ => Err(self.p.error("a block label must stand here")),
        }
    }
    pub(super) fn comma(&mut self, what: &str) -> Res<()> {
        self.p.expect(Tok::Comma, what)
    }

    // ----- instructions ------------------------------------------------------------------

    /// Puts an instruction with the operands in `self.ops` at the end of the block.
    pub(super) fn emit(
        &mut self,
        kind: InstKind,
        ty: Type,
        flags: Flags,
        name: ResultName<'a>,
        at: usize,
    ) -> Res<Inst> {
        let ops = std::mem::take(&mut self.ops);
        let inst = self.define(kind, ty, &ops, name, at)?;
        self.ops = ops;
        self.ops.clear();
        if !flags.is_empty() {
            self.f.set_flags(inst, flags);
        }
        if let Some(b) = self.block {
            self.f.append_inst(b, inst);
        }
        for r in std::mem::take(&mut self.records) {
            self.f.add_debug_record(inst, r);
        }
        Ok(inst)
    }
    /// Makes the instruction and ties its result to its name.
    fn define(
        &mut self,
        kind: InstKind,
        ty: Type,
        ops: &[Value],
        name: ResultName<'a>,
        at: usize,
    ) -> Res<Inst> {
        if ty.is_void() {
            if !matches!(name, ResultName::None) {
                return Err(self
                    .p
                    .error_at(at, "an instruction without a result cannot have a name"));
            }
            return Ok(self.f.create_inst(kind, ty, ops));
        }
        let (known, number) = match &name {
            // One lookup for the name: insert below, and see here only if a forward use can exist.
            ResultName::Named(n) => (self.names.get(n).copied(), None),
            ResultName::Numbered(n) => (self.numbers.get(*n), Some(*n)),
            ResultName::None => (self.numbers.get(self.next_number), Some(self.next_number)),
        };
        let inst = match known {
            None => self.f.create_inst(kind, ty, ops),
            Some(v) => {
                self.adopt(v, ty, at)?;
                self.f.create_inst_defining(kind, ty, ops, v)
            }
        };
        let Some(v) = self.f.result(inst) else {
            return Ok(inst);
        };
        if let Some(n) = number {
            self.numbers.insert(n, v);
            self.next_number = n + 1;
        }
        if let ResultName::Named(n) = name {
            self.f.set_name(v, &n);
            if known.is_none() {
                self.names.insert(n, v);
            }
        }
        Ok(inst)
    }
    /// The value of an earlier use becomes the result.
    fn adopt(&mut self, v: Value, ty: Type, at: usize) -> Res<()> {
        if self.forward.remove(&v).is_none() {
            return Err(self.p.error_at(at, "this local name is defined twice"));
        }
        let found = self.f.value_type(v);
        if found == Type::LABEL || matches!(self.f.value_def(v), ValueDef::Block(_)) {
            return Err(self
                .p
                .error_at(at, "instruction has the name of a basic block"));
        }
        if found != ty {
            let (found, ty) = (self.p.type_name(found), self.p.type_name(ty));
            let message = format!("the instruction gives '{ty}', but was used above as '{found}'");
            return Err(self.p.error_at(at, message));
        }
        Ok(())
    }

    /// `, !kind !N` after an instruction; the comma before the first one is eaten already if `open`.
    pub(super) fn attachments(&mut self, inst: Inst, open: bool) -> Res<()> {
        let mut more = open || self.p.eat(Tok::Comma);
        while more {
            if !self.p.is(Tok::MdVar) {
                return Err(self
                    .p
                    .error("only metadata attachments can follow this comma"));
            }
            let kind = self.p.md_name();
            let node = self.p.md_node()?;
            self.f.set_attachment(inst, kind, Metadata::Node(node));
            more = self.p.eat(Tok::Comma);
        }
        Ok(())
    }

    // ----- metadata operands ----------------------------------------------------------------

    /// Metadata as an operand of a call.
    fn metadata_operand(&mut self) -> Res<Value> {
        let md = self.local_metadata()?;
        Ok(self.f.metadata_value(md))
    }
    /// `!7`, `i32 %x`, `!DIArgList(…)` …
    pub(super) fn local_metadata(&mut self) -> Res<LocalMetadata> {
        match self.p.kind() {
            Tok::MdVar if self.p.text() == b"DIArgList" => self.arg_list(),
            Tok::MdId(_) | Tok::MdVar | Tok::Exclaim => {
                Ok(LocalMetadata::Module(self.p.metadata()?))
            }
            _ => {
                let at = self.p.at();
                let ty = self.p.ty()?;
                if ty == Type::METADATA {
                    return Err(self
                        .p
                        .error_at(at, "metadata cannot be wrapped as metadata again"));
                }
                if matches!(self.p.kind(), Tok::LocalVar | Tok::LocalId(_)) {
                    return Ok(LocalMetadata::Value(self.local(ty)?));
                }
                let c = self.p.module_constant(ty)?;
                Ok(LocalMetadata::Module(Metadata::Constant(c)))
            }
        }
    }
    fn arg_list(&mut self) -> Res<LocalMetadata> {
        self.p.bump();
        self.p.expect(Tok::LParen, "'(' is missing")?;
        let mut all = Vec::new();
        while !self.p.is(Tok::RParen) {
            all.push(self.typed_value()?);
            if !self.p.eat(Tok::Comma) {
                break;
            }
        }
        self.p.expect(Tok::RParen, "')' is missing")?;
        Ok(LocalMetadata::ArgList(all.into()))
    }
}
