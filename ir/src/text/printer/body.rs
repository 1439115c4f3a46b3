//! Function bodies: blocks, operands, and the instructions with plain syntax.
//!
//! An operand prints with its type, except where LLVM's grammar gives the type
//! once for several operands; instructions with a shape of their own (calls,
//! memory, branches, pads) are in `operators`.

use super::numbers::LocalNumbers;
use super::{BAD_REF, Printer};
use crate::entity::{Block, Inst, Value};
use crate::function::{Function, ValueDef};
use crate::inst::InstKind;

impl Printer<'_> {
    /// All blocks in layout order.
    pub(super) fn blocks(&mut self, f: &Function, l: &LocalNumbers) {
        // A broken list may be a cycle; none has more members than there are.
        let mut insts = f.num_insts();
        for (n, b) in f.blocks().take(f.num_blocks()).enumerate() {
            let v = f.block_value(b);
            if n > 0 {
                self.push("\n");
            }
            match (f.name(v), l.get(v)) {
                (Some(name), _) => {
                    self.name(name);
                    self.push(":\n");
                }
                (None, Some(number)) if n > 0 => {
                    self.uint(u64::from(number));
                    self.push(":\n");
                }
                // LLVM leaves the number of an unnamed entry block out.
                _ => {}
            }
            for i in f.insts(b).take(insts) {
                insts -= 1;
                for r in f.debug_records(i) {
                    self.push("    ");
                    self.debug_record(f, l, r);
                    self.push("\n");
                }
                self.push("  ");
                self.inst(f, l, i);
                self.push("\n");
            }
        }
    }

    /// A block as an operand without its type.
    pub(super) fn block_ref(&mut self, f: &Function, l: &LocalNumbers, b: Block) {
        if (b.as_u32() as usize) < f.num_blocks() {
            self.local(f, l, f.block_value(b));
        } else {
            self.push(BAD_REF);
        }
    }

    fn local(&mut self, f: &Function, l: &LocalNumbers, v: Value) {
        self.push("%");
        if let Some(n) = f.name(v) {
            self.name(n);
        } else if let Some(n) = l.get(v) {
            self.uint(u64::from(n));
        } else {
            self.push(BAD_REF);
        }
    }

    /// An operand without its type.
    pub(super) fn operand(&mut self, f: &Function, l: &LocalNumbers, v: Option<Value>) {
        let Some(v) = v.filter(|v| (v.as_u32() as usize) < f.num_values()) else {
            return self.push(BAD_REF);
        };
        match f.value_def(v) {
            ValueDef::Inst(_) | ValueDef::Arg(_) | ValueDef::Block(_) => self.local(f, l, v),
            ValueDef::Const(c) => self.constant(f.constants(), c),
            ValueDef::Metadata(n) => self.local_metadata(f, l, f.metadata_operand(n)),
            ValueDef::Asm(n) => self.inline_asm(f, n),
        }
    }

    /// An operand with its type.
    pub(super) fn typed_operand(&mut self, f: &Function, l: &LocalNumbers, v: Option<Value>) {
        let Some(v) = v.filter(|v| (v.as_u32() as usize) < f.num_values()) else {
            return self.push(BAD_REF);
        };
        self.ty(f.value_type(v));
        self.push(" ");
        self.operand(f, l, Some(v));
    }

    fn inline_asm(&mut self, f: &Function, n: u32) {
        let asm = f.inline_asm(n);
        self.push("asm ");
        for (set, word) in [
            (asm.side_effect, "sideeffect "),
            (asm.align_stack, "alignstack "),
            (asm.intel, "inteldialect "),
            (asm.unwind, "unwind "),
        ] {
            if set {
                self.push(word);
            }
        }
        self.quoted_bytes(&asm.text);
        self.push(", ");
        self.quoted_bytes(&asm.constraints);
    }

    /// One instruction with its attachments, without indentation and line end.
    pub(super) fn inst(&mut self, f: &Function, l: &LocalNumbers, i: Inst) {
        if i.as_u32() as usize >= f.num_insts() {
            return self.push(BAD_REF);
        }
        if let Some(v) = f.result(i) {
            self.local(f, l, v);
            self.push(" = ");
        }
        let ops = Operands { f, l, i };
        if !self.operator(&ops) {
            self.plain(&ops);
        }
        for &(kind, md) in f.attachments(i) {
            self.push(", ");
            self.metadata_name(kind);
            self.push(" ");
            self.metadata(md);
        }
    }

    /// Mnemonic, flags, and the operands with their types: the syntax that most instructions share.
    fn plain(&mut self, o: &Operands<'_>) {
        self.head(o);
        match o.kind() {
            InstKind::Binary(_) => self.same_typed(o),
            InstKind::ICmp(p) => {
                self.push(p.keyword());
                self.push(" ");
                self.same_typed(o);
            }
            InstKind::FCmp(p) => {
                self.push(p.keyword());
                self.push(" ");
                self.same_typed(o);
            }
            InstKind::Gep { elem } => {
                self.ty(*elem);
                self.push(", ");
                self.typed_list(o, 0, o.len());
            }
            InstKind::Cast(_) => {
                self.typed_list(o, 0, 1);
                self.push(" to ");
                self.ty(o.f.inst_type(o.i));
            }
            InstKind::VaArg => {
                self.typed_list(o, 0, 1);
                self.push(", ");
                self.ty(o.f.inst_type(o.i));
            }
            InstKind::ShuffleVector(mask) => {
                let types = &self.header.types;
                let scalable = types.as_vector(o.f.inst_type(o.i)).is_some_and(|v| v.2);
                self.typed_list(o, 0, 2);
                self.push(", ");
                self.shuffle_mask(mask, scalable);
            }
            InstKind::ExtractValue(indices) => {
                self.typed_list(o, 0, 1);
                self.indices(indices);
            }
            InstKind::InsertValue(indices) => {
                self.typed_list(o, 0, 2);
                self.indices(indices);
            }
            InstKind::Ret if o.len() == 0 => self.push("void"),
            InstKind::Unreachable => {
                self.out.pop();
            }
            _ => self.typed_list(o, 0, o.len()),
        }
    }

    /// `add nuw `: the mnemonic and flags, each followed by a space.
    pub(super) fn head(&mut self, o: &Operands<'_>) {
        self.push(o.kind().mnemonic());
        self.flags_after(o.f.flags(o.i));
        self.push(" ");
    }

    /// `i32 %a, %b`
    fn same_typed(&mut self, o: &Operands<'_>) {
        self.typed(o, 0);
        self.push(", ");
        self.operand(o.f, o.l, o.get(1));
    }

    fn indices(&mut self, indices: &[u32]) {
        for &n in indices {
            self.push(", ");
            self.uint(u64::from(n));
        }
    }

    /// Operand `n` with its type.
    pub(super) fn typed(&mut self, o: &Operands<'_>, n: usize) {
        self.typed_operand(o.f, o.l, o.get(n));
    }

    /// Operand `n` without its type.
    pub(super) fn untyped(&mut self, o: &Operands<'_>, n: usize) {
        self.operand(o.f, o.l, o.get(n));
    }

    /// Operands `from..to` with their types, separated by commas.
    pub(super) fn typed_list(&mut self, o: &Operands<'_>, from: usize, to: usize) {
        for n in from..to {
            if n > from {
                self.push(", ");
            }
            self.typed(o, n);
        }
    }
}

/// An instruction with its function, and its operands by index without panics.
pub(super) struct Operands<'a> {
    pub(super) f: &'a Function,
    pub(super) l: &'a LocalNumbers,
    pub(super) i: Inst,
}

impl<'a> Operands<'a> {
    pub(super) fn kind(&self) -> &'a InstKind {
        self.f.kind(self.i)
    }
    pub(super) fn len(&self) -> usize {
        self.f.num_operands(self.i)
    }
    /// Operand `n`, if there are that many.
    pub(super) fn get(&self, n: usize) -> Option<Value> {
        (n < self.len()).then(|| self.f.operand(self.i, n))
    }
}
