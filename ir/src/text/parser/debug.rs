//! Debug records, and the calls of debug intrinsics that older LLVM wrote in their place.

use super::Res;
use super::body::Body;
use crate::entity::Value;
use crate::function::ValueDef;
use crate::metadata::{DebugRecord, DebugRecordKind, LocalMetadata, MdBody, MdField, Metadata};
use crate::text::lexer::Tok;

/// What an old debug intrinsic becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DebugIntrinsic {
    /// The record of the same name.
    Record(DebugRecordKind),
    /// `llvm.dbg.addr`: a value record with a dereference.
    Addr,
}

/// How a module writes debug records; it may not do both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DebugStyle {
    /// `#dbg_value(…)`
    Records,
    /// `call void @llvm.dbg.value(…)`
    Calls,
}

/// The intrinsic of a name.
pub(super) fn debug_intrinsic(name: &str) -> Option<DebugIntrinsic> {
    use DebugIntrinsic::*;
    Some(match name.strip_prefix("llvm.dbg.")? {
        "value" => Record(DebugRecordKind::Value),
        "declare" => Record(DebugRecordKind::Declare),
        "assign" => Record(DebugRecordKind::Assign),
        "label" => Record(DebugRecordKind::Label),
        "addr" => Addr,
        _ => return None,
    })
}

/// True for the names of debug intrinsics whose calls become records.
pub(super) fn is_debug_intrinsic(name: &str) -> bool {
    debug_intrinsic(name).is_some()
}

/// Number of operands, location included.
fn arity(kind: DebugRecordKind) -> usize {
    match kind {
        DebugRecordKind::Value | DebugRecordKind::Declare | DebugRecordKind::DeclareValue => 4,
        DebugRecordKind::Assign => 7,
        DebugRecordKind::Label => 2,
    }
}

impl Body<'_, '_> {
    /// `#dbg_value(…)` and its kin.
    pub(super) fn debug_record(&mut self) -> Res<DebugRecord> {
        if self.p.debug_style == Some(DebugStyle::Calls) {
            let message =
                "a debug record after calls of debug intrinsics: a module uses one or the other";
            return Err(self.p.error(message));
        }
        self.p.debug_style = Some(DebugStyle::Records);
        self.p.bump();
        let kind = match self.p.word() {
            Some("dbg_value") => DebugRecordKind::Value,
            Some("dbg_declare") => DebugRecordKind::Declare,
            Some("dbg_assign") => DebugRecordKind::Assign,
            Some("dbg_label") => DebugRecordKind::Label,
            Some("dbg_declare_value") => DebugRecordKind::DeclareValue,
            _ => return Err(self.p.error("no kind of debug record")),
        };
        self.p.bump();
        self.p.expect(Tok::LParen, "'(' is missing")?;
        let mut operands = Vec::with_capacity(arity(kind));
        for n in 0..arity(kind) {
            if n > 0 {
                self.comma("',' is missing")?;
            }
            // The described value (and the address of an assignment) may be local; the rest are nodes.
            let local = n == 0 && kind != DebugRecordKind::Label;
            let address = n == 4 && kind == DebugRecordKind::Assign;
            let operand = match local || address {
                true => self.local_metadata()?,
                false => LocalMetadata::Module(Metadata::Node(self.p.md_node()?)),
            };
            operands.push(operand);
        }
        self.p.expect(Tok::RParen, "')' is missing")?;
        Ok(DebugRecord { kind, operands })
    }

    /// A call of a debug intrinsic whose arguments are `args` becomes a record in front of the next
    /// instruction; attachments follow.
    pub(super) fn upgrade_debug_call(
        &mut self,
        what: DebugIntrinsic,
        args: &[Value],
        at: usize,
    ) -> Res<()> {
        if self.p.debug_style == Some(DebugStyle::Records) {
            let message =
                "a call of a debug intrinsic after debug records: a module uses one or the other";
            return Err(self.p.error_at(at, message));
        }
        self.p.debug_style = Some(DebugStyle::Calls);
        let mut operands: Vec<LocalMetadata> = Vec::with_capacity(args.len() + 1);
        for &v in args {
            if let ValueDef::Metadata(n) = self.f.value_def(v) {
                operands.push(self.f.metadata_operand(n).clone());
            }
        }
        let location = self.debug_location()?;
        let kind = match what {
            DebugIntrinsic::Record(k) => k,
            DebugIntrinsic::Addr => DebugRecordKind::Value,
        };
        if kind == DebugRecordKind::Value && args.len() == 4 {
            // The oldest form has an offset as second argument; LLVM drops the call unless it is zero.
            if self.f.as_int(args[1]).is_some_and(|b| !b.is_zero()) {
                return Ok(());
            }
        }
        if operands.len() + 1 != arity(kind) {
            return Err(self.p.error_at(at, "debug intrinsic with wrong arguments"));
        }
        if what == DebugIntrinsic::Addr {
            self.append_deref(&mut operands);
        }
        operands.push(LocalMetadata::Module(location));
        self.records.push(DebugRecord { kind, operands });
        Ok(())
    }
    /// The `!dbg` attachment of a call that is no instruction any more.
    fn debug_location(&mut self) -> Res<Metadata> {
        let mut location = Metadata::Null;
        while self.p.eat(Tok::Comma) {
            if !self.p.is(Tok::MdVar) {
                return Err(self
                    .p
                    .error("only metadata attachments can follow this comma"));
            }
            let is_dbg = self.p.text() == b"dbg";
            self.p.bump();
            let node = self.p.md_node()?;
            if is_dbg {
                location = Metadata::Node(node);
            }
        }
        Ok(location)
    }
    /// Appends `DW_OP_deref` to the expression, the last operand.
    fn append_deref(&mut self, operands: &mut [LocalMetadata]) {
        let Some(LocalMetadata::Module(Metadata::Node(n))) = operands.last() else {
            return;
        };
        let MdBody::Positional(class, fields) = &self.p.h.metadata.nodes[*n].body else {
            return;
        };
        let (class, mut fields) = (*class, fields.to_vec());
        fields.push(MdField::Word(self.p.h.strings.intern("DW_OP_deref")));
        let node = self
            .p
            .inline_node(MdBody::Positional(class, fields.into()), false);
        if let Some(last) = operands.last_mut() {
            *last = LocalMetadata::Module(Metadata::Node(node));
        }
    }
    /// True if the token is a call's name of a debug intrinsic that was not kept as a function.
    pub(super) fn debug_callee(&self) -> Res<Option<DebugIntrinsic>> {
        if !self.p.is(Tok::GlobalVar) || !self.p.text().starts_with(b"llvm.dbg.") {
            return Ok(None);
        }
        let name = self.p.name()?;
        Ok(debug_intrinsic(&name).filter(|_| self.p.h.lookup(&name).is_none()))
    }
}
