//! Edits of one body: the operations that deltas are made of.
//!
//! Each operation leaves the body as consistent as it can without a wider analysis: phis match their edges, nothing
//! refers to what is gone, results that vanish are replaced by zero (never by undef or poison, which would turn a
//! program that shows a bug into one that has undefined behaviour). What an operation cannot see, such as a definition
//! that no longer dominates a use, the verifier finds afterwards.

use rustc_hash::FxHashSet;
use tandem_ir::attr::AttrList;
use tandem_ir::constant::ConstantData;
use tandem_ir::function::Function;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::module::{Header, Module};
use tandem_ir::types::TypeData;
use tandem_ir::{Block, FloatKind, Global, Inst, InstKind, Type, Value};

/// Blocks whose address some constant of the module takes; they stay.
pub(crate) type Pinned = FxHashSet<(Global, Block)>;

/// Finds them. Pools keep what nobody uses any more, so this may name too many, never too few.
pub(crate) fn pinned_blocks(m: &Module) -> Pinned {
    let pools = m
        .bodies
        .iter()
        .map(Function::constants)
        .chain([&m.header.constants]);
    let of = |data: &ConstantData| match data {
        ConstantData::BlockAddress(g, b) => Some((*g, *b)),
        _ => None,
    };
    pools
        .flat_map(|p| p.iter().filter_map(|(_, _, d)| of(d)))
        .collect()
}

/// One body and the header that it refers to.
pub(crate) struct Editor<'a> {
    /// Types, declarations, attributes.
    pub header: &'a mut Header,
    /// The body.
    pub f: &'a mut Function,
    pinned: &'a Pinned,
    /// Reachable blocks before the first edge went away.
    reachable: Option<Vec<bool>>,
}

impl<'a> Editor<'a> {
    pub(crate) fn new(
        header: &'a mut Header,
        f: &'a mut Function,
        pinned: &'a Pinned,
    ) -> Editor<'a> {
        Editor {
            header,
            f,
            pinned,
            reachable: None,
        }
    }

    /// Removes the blocks that the edits have cut off.
    pub(crate) fn finish(mut self) {
        if let Some(before) = self.reachable.take() {
            let now = reachable(self.f);
            let cut: Vec<Block> = self
                .f
                .blocks()
                .filter(|&b| index(&before, b) && !index(&now, b))
                .collect();
            self.erase_blocks(&cut);
        }
    }

    /// True if the block's address is taken.
    pub(crate) fn is_pinned(&self, b: Block) -> bool {
        self.pinned.contains(&(self.f.global, b))
    }

    /// Erases blocks of a set that nothing outside leads to; pinned ones and what they reach stay.
    pub(crate) fn erase_blocks(&mut self, blocks: &[Block]) {
        let set: FxHashSet<Block> = blocks.iter().copied().collect();
        let mut stay: FxHashSet<Block> = FxHashSet::default();
        let held =
            |&b: &Block| self.is_pinned(b) || self.f.pred_edges(b).any(|p| !set.contains(&p));
        let mut work: Vec<Block> = blocks.iter().copied().filter(held).collect();
        while let Some(b) = work.pop() {
            if stay.insert(b) {
                work.extend(self.f.successors(b).filter(|s| set.contains(s)));
            }
        }
        let dead: Vec<Block> = blocks
            .iter()
            .copied()
            .filter(|b| !stay.contains(b))
            .collect();
        self.f.erase_blocks(&dead);
    }

    /// Remembers what is reachable, so that [`Self::finish`] can tell what was cut off.
    pub(crate) fn watch_edges(&mut self) {
        if self.reachable.is_none() {
            self.reachable = Some(reachable(self.f));
        }
    }

    /// Was the block reachable when the first edge was about to change?
    pub(crate) fn was_reachable(&self, b: Block) -> bool {
        self.reachable.as_ref().is_none_or(|r| index(r, b))
    }

    // ----- values -------------------------------------------------------------

    /// The zero of a type, if it has one that may be written anywhere.
    pub(crate) fn zero(&mut self, ty: Type) -> Option<Value> {
        has_zero(self.header, ty).then(|| self.f.zero(ty))
    }

    /// Erases an instruction; its result becomes zero where it was used. False if it has no zero.
    pub(crate) fn drop_inst(&mut self, i: Inst) -> bool {
        if let Some(v) = self.f.result(i)
            && self.f.has_uses(v)
        {
            let Some(z) = self.zero(self.f.value_type(v)) else {
                return false;
            };
            self.f.replace_all_uses(v, z);
        }
        self.f.erase_inst(i);
        true
    }

    /// Erases an instruction; its result becomes `by` where it was used.
    pub(crate) fn replace_inst(&mut self, i: Inst, by: Value) {
        if let Some(v) = self.f.result(i)
            && v != by
        {
            self.f.replace_all_uses(v, by);
        }
        self.f.erase_inst(i);
    }

    /// True while the instruction is in a block.
    pub(crate) fn alive(&self, i: Inst) -> bool {
        self.f.inst_block(i).is_some()
    }

    /// A plain call without result, in no block yet, of an address in the program's address space.
    pub(crate) fn plain_call(&mut self, callee: Value, params: &[Type], args: &[Value]) -> Inst {
        let space = self.header.layout.program_addrspace;
        let info = CallInfo {
            fn_ty: self.header.types.function(Type::VOID, params, false),
            cc: 0,
            tail: TailKind::None,
            attrs: AttrList::default(),
            addrspace: (space != 0).then_some(space),
            bundles: Box::default(),
        };
        let mut ops = vec![callee];
        ops.extend_from_slice(args);
        let kind = InstKind::Call(Box::new(info));
        self.f.create_inst(kind, Type::VOID, &ops)
    }

    // ----- control flow ---------------------------------------------------------

    /// Replaces the terminator by a branch to `target`, which must be one of its successors.
    pub(crate) fn branch_to(&mut self, b: Block, target: Block) -> bool {
        let label = self.f.block_value(target);
        self.set_terminator(b, InstKind::Br, &[label])
    }

    /// Replaces the terminator by a return of zero; false if the return type has no zero.
    pub(crate) fn make_return(&mut self, b: Block) -> bool {
        let ty = self.header.return_type(self.f.global).unwrap_or(Type::VOID);
        if ty.is_void() {
            return self.set_terminator(b, InstKind::Ret, &[]);
        }
        match self.zero(ty) {
            Some(z) => self.set_terminator(b, InstKind::Ret, &[z]),
            None => false,
        }
    }

    /// Replaces the terminator of a block. Edges that go lose their phi entries; no edge may be new.
    pub(crate) fn set_terminator(&mut self, b: Block, kind: InstKind, ops: &[Value]) -> bool {
        self.watch_edges();
        let Some(old) = self.f.terminator(b) else {
            return false;
        };
        if let Some(v) = self.f.result(old)
            && self.f.has_uses(v)
        {
            let Some(z) = self.zero(self.f.value_type(v)) else {
                return false;
            };
            self.f.replace_all_uses(v, z);
        }
        let before: Vec<Block> = self.f.successors(b).collect();
        let new = self.f.create_inst(kind, Type::VOID, ops);
        self.f.insert_before(new, old);
        self.f.erase_inst(old);
        let mut after: Vec<Block> = self.f.inst_successors(new).collect();
        for s in before {
            match after.iter().position(|&a| a == s) {
                Some(k) => drop(after.swap_remove(k)),
                None => self.f.remove_one_phi_entry(s, b),
            }
        }
        true
    }

    /// Takes the edge at operand `n` out of a terminator; the others stay. If it was the last, the block returns.
    pub(crate) fn cut_edge(&mut self, t: Inst, n: usize) -> bool {
        let (Some(b), Some(s)) = (self.f.inst_block(t), self.f.as_block(self.f.operand(t, n)))
        else {
            return false;
        };
        self.watch_edges();
        match self.f.kind(t) {
            InstKind::Br if self.f.num_operands(t) == 3 => {
                let other = self.f.as_block(self.f.operand(t, 3 - n));
                other.is_some_and(|o| self.branch_to(b, o))
            }
            InstKind::Switch if n == 1 => {
                // The first case that goes elsewhere becomes the default.
                let other = self.f.switch_cases(t).map(|c| c.1).position(|c| c != s);
                match other {
                    None => self.make_return(b),
                    Some(k) => {
                        let target = self.f.operand(t, 2 * k + 3);
                        self.f.remove_operands(t, 2 * k + 2, 2);
                        self.f.set_operand(t, 1, target);
                        self.f.remove_one_phi_entry(s, b);
                        self.flatten_switch(t);
                        true
                    }
                }
            }
            InstKind::Switch => {
                self.f.remove_operands(t, n - 1, 2);
                self.f.remove_one_phi_entry(s, b);
                self.flatten_switch(t);
                true
            }
            InstKind::IndirectBr if self.f.num_operands(t) > 2 => {
                self.f.remove_operands(t, n, 1);
                self.f.remove_one_phi_entry(s, b);
                true
            }
            InstKind::Invoke(_) if n + 1 == self.f.num_operands(t) => self.invoke_to_call(t),
            _ => self.make_return(b),
        }
    }

    /// Makes a switch without cases a branch.
    fn flatten_switch(&mut self, t: Inst) {
        self.f.retain_attachments(t, |_| false);
        if self.f.num_operands(t) == 2
            && let (Some(b), Some(d)) =
                (self.f.inst_block(t), self.f.as_block(self.f.operand(t, 1)))
        {
            self.branch_to(b, d);
        }
    }

    /// Makes an invoke a call that goes on to the normal destination.
    pub(crate) fn invoke_to_call(&mut self, t: Inst) -> bool {
        let InstKind::Invoke(info) = self.f.kind(t) else {
            return false;
        };
        let info: CallInfo = CallInfo {
            tail: TailKind::None,
            ..(**info).clone()
        };
        let n = self.f.num_operands(t);
        let (Some(b), Some(normal)) = (
            self.f.inst_block(t),
            self.f.as_block(self.f.operand(t, n - 2)),
        ) else {
            return false;
        };
        let ops: Vec<Value> = self.f.operands(t).take(n - 2).collect();
        let call = self
            .f
            .create_inst(InstKind::Call(Box::new(info)), self.f.inst_type(t), &ops);
        for (kind, md) in self.f.attachments(t).to_vec() {
            self.f.set_attachment(call, kind, md);
        }
        self.f.insert_before(call, t);
        if let (Some(old), Some(new)) = (self.f.result(t), self.f.result(call)) {
            self.f.replace_all_uses(old, new);
        }
        self.branch_to(b, normal)
    }
}

/// Blocks that can be reached from the entry, by index.
pub(crate) fn reachable(f: &Function) -> Vec<bool> {
    let mut seen = vec![false; f.num_blocks()];
    let mut work: Vec<Block> = f.entry().into_iter().collect();
    while let Some(b) = work.pop() {
        let at = b.as_u32() as usize;
        if !seen[at] {
            seen[at] = true;
            work.extend(f.successors(b));
        }
    }
    seen
}

/// A block's entry in a table by block; blocks made later have none.
pub(crate) fn index(table: &[bool], b: Block) -> bool {
    table.get(b.as_u32() as usize).copied().unwrap_or(false)
}

/// True if a zero constant of the type may stand wherever a value may.
pub(crate) fn has_zero(h: &Header, ty: Type) -> bool {
    if matches!(
        ty,
        Type::VOID | Type::LABEL | Type::TOKEN | Type::METADATA | Type::X86_AMX
    ) {
        return false;
    }
    match h.types.get(ty) {
        None => true,
        Some(TypeData::Function { .. } | TypeData::Target { .. }) => false,
        Some(TypeData::Named { .. }) => h.types.body(ty).is_some(),
        Some(_) => true,
    }
}

/// The bits of 1.0.
pub(crate) fn float_one(kind: FloatKind) -> Option<u128> {
    match kind {
        FloatKind::Half => Some(0x3c00),
        FloatKind::BFloat => Some(0x3f80),
        FloatKind::Float => Some(0x3f80_0000),
        FloatKind::Double => Some(0x3ff0_0000_0000_0000),
        FloatKind::Fp128 => Some(0x3fff << 112),
        FloatKind::X86Fp80 => Some((0x3fff << 64) | (1 << 63)),
        FloatKind::PpcFp128 => None,
    }
}
