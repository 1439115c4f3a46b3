//! Metadata, carried through without being interpreted.
//!
//! A node keeps its class and fields as written, so that any metadata that
//! LLVM's text can hold survives a round trip, including debug info classes that
//! we know nothing about. Passes may drop or copy attachments; they never look
//! inside except for `!range`, `!prof`, `!dbg` and the like through named helpers
//! of their own.

use crate::entity::{Constant, MdNode, Symbol, Value};
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;

/// A metadata operand at module level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Metadata {
    /// `null`
    Null,
    /// `!N` or an inline node.
    Node(MdNode),
    /// `!"text"`; the symbol is the canonical escaped text.
    String(Symbol),
    /// A constant of the module's pool as metadata: `i32 7`, `ptr @g`.
    Constant(Constant),
}

/// A metadata operand inside a function (of a debug record or a call).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LocalMetadata {
    /// Module-level metadata.
    Module(Metadata),
    /// `i32 %x`: a value of the function.
    Value(Value),
    /// `!DIArgList(i32 %a, i32 %b)`
    ArgList(Box<[Value]>),
}

/// A field value of a specialised node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MdField {
    /// Metadata reference.
    Md(Metadata),
    /// Integer.
    Int(i128),
    /// Keyword or flags as written: `DW_TAG_member`, `true`, `DIFlagPublic | DIFlagVector`, `FullDebug`.
    Word(Symbol),
    /// `"text"`, canonical escaped.
    Str(Symbol),
    /// `{ a, b }` as written in `retainedNodes`-like positions.
    List(Box<[Metadata]>),
}

/// What a node consists of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MdBody {
    /// `!{ … }`
    Tuple(Box<[Metadata]>),
    /// `!DILocation(line: 3, …)`: class and fields in written order.
    Specialized(Symbol, Box<[(Symbol, MdField)]>),
    /// `!DIExpression(DW_OP_…, 4)`: class and positional operands.
    Positional(Symbol, Box<[MdField]>),
    /// Referenced but not (yet) defined; the verifier and the reader reject it.
    Forward,
}

/// A metadata node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MdNodeData {
    /// `distinct`: identity, not contents.
    pub distinct: bool,
    /// True if the node has a number of its own in text (`!7 = …`); false for nodes written inline.
    pub numbered: bool,
    /// Contents.
    pub body: MdBody,
}

/// Metadata nodes and named metadata of one module.
#[derive(Clone, Default, Debug)]
pub struct MdTable {
    /// The nodes; numbered ones print in this order.
    pub nodes: PrimaryMap<MdNode, MdNodeData>,
    /// `!name = !{ … }` in order.
    pub named: Vec<(Symbol, Vec<MdNode>)>,
}

/// Interned strings of a module.
#[derive(Clone, Default, Debug)]
pub struct StringTable {
    text: PrimaryMap<Symbol, Box<str>>,
    interned: FxHashMap<Box<str>, Symbol>,
}

impl StringTable {
    /// The handle of a text.
    pub fn intern(&mut self, text: &str) -> Symbol {
        if let Some(&s) = self.interned.get(text) {
            return s;
        }
        let s = self.text.push(text.into());
        self.interned.insert(text.into(), s);
        s
    }
    /// The handle of a text that is there already.
    pub fn lookup(&self, text: &str) -> Option<Symbol> {
        self.interned.get(text).copied()
    }
    /// True if the handle is one of this table.
    pub fn has(&self, s: Symbol) -> bool {
        self.text.is_valid(s)
    }
    /// The text.
    pub fn get(&self, s: Symbol) -> &str {
        &self.text[s]
    }
}

/// A debug record (`#dbg_value(…)`), attached in front of an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugRecord {
    /// Which record.
    pub kind: DebugRecordKind,
    /// All operands in written order, the `!DILocation` last.
    pub operands: Vec<LocalMetadata>,
}

/// Kinds of debug records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DebugRecordKind {
    /// `#dbg_value`
    Value,
    /// `#dbg_declare`
    Declare,
    /// `#dbg_assign`
    Assign,
    /// `#dbg_label`
    Label,
    /// `#dbg_declare_value` (LLVM 22)
    DeclareValue,
}

impl DebugRecordKind {
    /// Keyword without `#dbg_`.
    pub fn keyword(self) -> &'static str {
        match self {
            DebugRecordKind::Value => "value",
            DebugRecordKind::Declare => "declare",
            DebugRecordKind::Assign => "assign",
            DebugRecordKind::Label => "label",
            DebugRecordKind::DeclareValue => "declare_value",
        }
    }
}

impl DebugRecord {
    /// The function values that the record refers to.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.operands
            .iter()
            .flat_map(|o| match o {
                LocalMetadata::Value(v) => std::slice::from_ref(v).iter(),
                LocalMetadata::ArgList(l) => l.iter(),
                LocalMetadata::Module(_) => [].iter(),
            })
            .copied()
    }
    /// Replaces every mention of `old`.
    pub fn replace(&mut self, old: Value, new: Value) {
        for o in &mut self.operands {
            match o {
                LocalMetadata::Value(v) if *v == old => *v = new,
                LocalMetadata::ArgList(l) => {
                    for v in l.iter_mut().filter(|v| **v == old) {
                        *v = new;
                    }
                }
                _ => {}
            }
        }
    }
}
