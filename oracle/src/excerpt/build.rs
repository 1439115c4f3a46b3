//! Builds an excerpt: the region's blocks copied to the letter, stubs around them.
//!
//! ```text
//!   out:      what is shared from outside          one block, where control starts, unless the head is the entry
//!   pred n:   what phis of the head take from n    one per predecessor of the head outside, with edges like its own
//!   …         the region                           in its order in the layout
//!   exit n:   phis of n; uses of what is live      one per target outside
//!   rest:     uses that no exit leads to, unknown values that dead code uses
//! ```
//!
//! Nothing is known of a stub: it begins with inline assembly that may do anything to memory, is not to be copied (it
//! has a token as operand) and, if the function has any convergent operation, counts as one. Its text names the block
//! that it stands for, so that two stubs are never taken for each other. An unknown value is a volatile load.

use super::frame::Known;
use super::region::is_in;
use super::{Excerpt, Region};
use rustc_hash::FxHashMap;
use tandem_ir::attr::AttrList;
use tandem_ir::constant::ConstantData;
use tandem_ir::function::{InlineAsm, ValueDef};
use tandem_ir::inst::{Align, CallInfo, Ordering, TailKind};
use tandem_ir::metadata::{DebugRecord, LocalMetadata};
use tandem_ir::{Block, Function, Header, Inst, InstKind, MemAccess, Type, Value};

/// For each block of a region, so many blocks are passed in the layout to find the order.
const SPREAD: usize = 64;

pub(super) fn build(cx: &Header, old: &Function, region: &Region) -> Option<Excerpt> {
    let order = layout_order(old, region)?;
    let mut b = Build::new(cx, old, region)?;
    b.copy_blocks();
    b.copy_insts(&order);
    b.enter()?;
    b.place(&order);
    b.copy_operands()?;
    b.leave()?;
    Some(b.out)
}

/// The region's blocks in order of the layout; `None` if they are too far from each other.
fn layout_order(f: &Function, region: &Region) -> Option<Vec<Block>> {
    let inside = |b: &Block| region.has(*b);
    let all: Vec<Block> = (region.shape.blocks.iter().copied())
        .filter(|&b| is_in(f, b))
        .collect();
    let Some(&first) = all.first() else {
        return Some(all);
    };
    let (mut found, mut budget) = (vec![first], SPREAD * all.len() + SPREAD);
    let (mut up, mut down) = (f.prev_block(first), f.next_block(first));
    let mut above = Vec::new();
    while found.len() + above.len() < all.len() {
        budget = budget.checked_sub(1)?;
        above.extend(up.filter(inside));
        found.extend(down.filter(inside));
        up = up.and_then(|b| f.prev_block(b));
        down = down.and_then(|b| f.next_block(b));
    }
    above.reverse();
    above.extend(found);
    Some(above)
}

struct Build<'a> {
    cx: &'a Header,
    old: &'a Function,
    region: &'a Region,
    out: Excerpt,
    /// Type of the function, by which assembly is called.
    fn_ty: Type,
    params: Vec<Type>,
    /// Instructions of the region with their copies, in order of their numbers.
    copies: Vec<(Inst, Inst)>,
    preds: FxHashMap<Block, Block>,
    carried: FxHashMap<(Block, Value), Value>,
    lost: FxHashMap<Value, Value>,
    asms: FxHashMap<Value, Value>,
    /// Where control goes that leaves a predecessor of the head to somewhere else.
    away: Option<Block>,
    /// Code without a way to it.
    rest: Option<Block>,
    endless: Option<Block>,
}

impl<'a> Build<'a> {
    fn new(cx: &'a Header, old: &'a Function, region: &'a Region) -> Option<Build<'a>> {
        let fn_ty = cx.globals[old.global].ty;
        let (_, params, _) = cx.types.as_function(fn_ty)?;
        let mut out = Excerpt::new(Function::new(old.global, params));
        for (n, &v) in old.args().iter().enumerate() {
            let new = *out.function.args().get(n)?;
            out.values.insert(v, new);
            if let Some(name) = old.name(v) {
                out.function.set_name(new, name);
            }
        }
        Some(Build {
            cx,
            old,
            region,
            fn_ty,
            params: params.to_vec(),
            out,
            copies: Vec::new(),
            preds: FxHashMap::default(),
            carried: FxHashMap::default(),
            lost: FxHashMap::default(),
            asms: FxHashMap::default(),
            away: None,
            rest: None,
            endless: None,
        })
    }

    // ----- the region -------------------------------------------------------------------------------------------

    /// Blocks of the region, not in the layout yet, and of exits. Numbers rise as those of the originals do.
    fn copy_blocks(&mut self) {
        let (old, out) = (self.old, &mut self.out);
        for &b in self.region.shape.blocks.iter().filter(|&&b| is_in(old, b)) {
            let copy = out.function.create_block();
            let label = out.function.block_value(copy);
            out.blocks.insert(b, copy);
            out.values.insert(old.block_value(b), label);
            if let Some(name) = old.block_name(b) {
                out.function.set_name(label, name);
            }
        }
        for exit in &self.region.frame.exits {
            let stub = out.function.create_block();
            out.exits.insert(exit.target, stub);
        }
    }

    /// Instructions without operands. Numbers rise as those of the originals do, so that lists by number stay in order.
    fn copy_insts(&mut self, order: &[Block]) {
        let (old, out) = (self.old, &mut self.out);
        let mut insts: Vec<Inst> = order.iter().flat_map(|&b| old.insts(b)).collect();
        insts.sort_unstable();
        for i in insts {
            let copy = (out.function).create_inst(old.kind(i).clone(), old.inst_type(i), &[]);
            out.function.set_flags(copy, old.flags(i));
            for &(kind, md) in old.attachments(i) {
                out.function.set_attachment(copy, kind, md);
            }
            out.insts.insert(i, copy);
            self.copies.push((i, copy));
            if let (Some(v), Some(w)) = (old.result(i), out.function.result(copy)) {
                out.values.insert(v, w);
                if let Some(name) = old.name(v) {
                    out.function.set_name(w, name);
                }
            }
        }
    }

    /// Puts the copies where the originals are.
    fn place(&mut self, order: &[Block]) {
        let (old, out) = (self.old, &mut self.out);
        for b in order {
            let Some(&copy) = out.blocks.get(b) else {
                continue;
            };
            out.function.append_block(copy);
            for i in old.insts(*b) {
                if let Some(&c) = out.insts.get(&i) {
                    out.function.append_inst(copy, c);
                }
            }
        }
    }

    fn copy_operands(&mut self) -> Option<()> {
        let old = self.old;
        for (i, copy) in std::mem::take(&mut self.copies) {
            let mut operands = Vec::with_capacity(old.num_operands(i));
            for n in 0..old.num_operands(i) {
                operands.push(self.operand(i, n)?);
            }
            self.out.function.set_operands(copy, &operands);
            for record in old.debug_records(i) {
                let mapped = record.operands.iter().map(|o| self.local(o));
                let record = DebugRecord {
                    kind: record.kind,
                    operands: mapped.collect(),
                };
                self.out.function.add_debug_record(copy, record);
            }
        }
        Some(())
    }

    /// Operand `n` of an instruction of the region.
    fn operand(&mut self, i: Inst, n: usize) -> Option<Value> {
        let old = self.old;
        let v = old.operand(i, n);
        let from = old.is_phi(i).then(|| old.operand(i, n | 1));
        let from = from.and_then(|label| old.as_block(label));
        if let Some(b) = old.as_block(v) {
            let stubs = match old.is_phi(i) {
                true => &self.preds,
                false => &self.out.exits,
            };
            let known = self.out.values.get(&v).copied();
            return known.or_else(|| Some(self.out.function.block_value(*stubs.get(&b)?)));
        }
        let outside = from.filter(|b| !self.region.has(*b));
        if let Some(p) = outside
            && let Some(&w) = self.carried.get(&(p, v))
        {
            return Some(w);
        }
        self.value(v)
    }

    /// The value in the excerpt for one that an instruction reads.
    fn value(&mut self, v: Value) -> Option<Value> {
        let (old, new) = (self.old, &mut self.out.function);
        match old.value_def(v) {
            ValueDef::Const(_) => new.import_constant(old, v),
            ValueDef::Asm(n) => {
                let made = self.asms.entry(v);
                Some(*made.or_insert_with(|| new.asm_value(old.inline_asm(n).clone())))
            }
            ValueDef::Metadata(n) => {
                let local = self.local(old.metadata_operand(n));
                Some(self.out.function.metadata_value(local))
            }
            _ => {
                let known = self.out.values.get(&v).or_else(|| self.lost.get(&v));
                known.copied()
            }
        }
    }

    /// What debug information says; of a value that is not in the excerpt it says that it is gone.
    fn local(&mut self, local: &LocalMetadata) -> LocalMetadata {
        let mut one = |v: Value| match self.value(v) {
            Some(w) => w,
            None => self.out.function.poison(self.old.value_type(v)),
        };
        match local {
            LocalMetadata::Value(v) => LocalMetadata::Value(one(*v)),
            LocalMetadata::ArgList(l) => {
                LocalMetadata::ArgList(l.iter().map(|&v| one(v)).collect())
            }
            LocalMetadata::Module(m) => LocalMetadata::Module(*m),
        }
    }

    // ----- stubs ------------------------------------------------------------------------------------------------

    fn append(&mut self, b: Block, kind: InstKind, ty: Type, operands: &[Value]) -> Inst {
        let f = &mut self.out.function;
        let i = f.create_inst(kind, ty, operands);
        f.append_inst(b, i);
        i
    }

    /// A block at the end of the layout of which nothing is known.
    fn stub(&mut self, name: &str) -> Block {
        let b = self.out.function.create_block();
        self.out.function.append_block(b);
        self.anything(b, name);
        b
    }

    /// Constraints of assembly of the function's own type: a register for each part of the result and for each argument.
    fn constraints(&self) -> String {
        let types = &self.cx.types;
        let ret = types.as_function(self.fn_ty).map(|t| t.0);
        let outputs = match ret.filter(|t| !t.is_void()) {
            Some(t) => types.struct_fields(t).map_or(1, |f| f.0.len()),
            None => 0,
        };
        let all = std::iter::repeat_n("=r", outputs);
        let all: Vec<&str> = all
            .chain(std::iter::repeat_n("r", self.params.len()))
            .collect();
        all.join(",")
    }

    /// Something that may do anything to memory, and is not to be copied. Its result, if it has one.
    fn anything(&mut self, b: Block, name: &str) -> Option<Value> {
        let tag = match self.region.whole.convergent {
            true => "convergencectrl",
            false => "outside",
        };
        let info = CallInfo {
            fn_ty: self.fn_ty,
            cc: 0,
            tail: TailKind::None,
            attrs: AttrList::default(),
            addrspace: None,
            bundles: [(tag.into(), 1)].into(),
        };
        let constraints = self.constraints();
        let f = &mut self.out.function;
        let asm = f.asm_value(InlineAsm {
            fn_ty: self.fn_ty,
            text: name.as_bytes().into(),
            constraints: constraints.into_bytes().into(),
            side_effect: true,
            align_stack: false,
            intel: false,
            unwind: false,
        });
        let mut operands = vec![asm];
        operands.extend(self.params.iter().map(|&ty| f.poison(ty)));
        operands.push(f.constant(Type::TOKEN, ConstantData::NoneToken));
        let ret = self.cx.types.as_function(self.fn_ty).map(|t| t.0);
        let call = InstKind::Call(Box::new(info));
        let i = self.append(b, call, ret.unwrap_or(Type::VOID), &operands);
        self.out.function.result(i)
    }

    /// A value of which nothing is known.
    fn unknown(&mut self, b: Block, ty: Type) -> Option<Value> {
        let nowhere = self.out.function.zero(Type::PTR);
        let i = self.append(b, InstKind::Load(VOLATILE), ty, &[nowhere]);
        self.out.function.result(i)
    }

    /// A use of which nothing is known.
    fn used(&mut self, b: Block, v: Value) {
        let nowhere = self.out.function.zero(Type::PTR);
        self.append(b, InstKind::Store(VOLATILE), Type::VOID, &[v, nowhere]);
    }

    /// The end of the function, of which nothing is known.
    fn end(&mut self, b: Block) {
        let result = self.anything(b, "end");
        let operands: Vec<Value> = result.into_iter().collect();
        self.append(b, InstKind::Ret, Type::VOID, &operands);
    }

    fn away(&mut self) -> Block {
        *self
            .away
            .get_or_insert_with(|| self.out.function.create_block())
    }

    fn rest(&mut self) -> Block {
        *self
            .rest
            .get_or_insert_with(|| self.out.function.create_block())
    }

    /// What comes before the region.
    fn enter(&mut self) -> Option<()> {
        let (old, region) = (self.old, self.region);
        for (&v, &ty) in &region.frame.lost {
            let b = self.rest();
            let w = self.unknown(b, ty)?;
            self.lost.insert(v, w);
        }
        let head = region.shape.head;
        if head.is_some() && head == old.entry() {
            return Some(());
        }
        let start = self.stub("out");
        for &(v, known) in &region.frame.shared {
            let w = self.shared(start, v, known)?;
            self.out.values.insert(v, w);
        }
        let Some(head) = head else {
            self.end(start);
            return Some(());
        };
        for &p in &region.frame.preds {
            self.pred(p, head)?;
        }
        let stubs = region.frame.preds.iter().filter_map(|p| self.preds.get(p));
        let stubs: Vec<Block> = stubs.copied().collect();
        self.choose(start, &stubs)
    }

    /// A value that is available wherever the region is entered. Two that may differ although they are made alike are
    /// told apart by the order of what is volatile.
    fn shared(&mut self, b: Block, v: Value, known: Known) -> Option<Value> {
        let old = self.old;
        let ty = old.value_type(v);
        let i = match known {
            Known::Inst(i) => i,
            Known::Nothing => {
                let w = self.unknown(b, ty)?;
                let from = old.def_inst(v).zip(self.out.function.def_inst(w));
                if let Some((i, copy)) = from.filter(|f| matches!(old.kind(f.0), InstKind::Load(_)))
                {
                    for &(kind, md) in old.attachments(i) {
                        self.out.function.set_attachment(copy, kind, md);
                    }
                }
                return Some(w);
            }
        };
        let operands = match old.kind(i) {
            InstKind::Freeze => vec![self.unknown(b, ty)?],
            _ => old
                .operands(i)
                .map(|o| self.value(o))
                .collect::<Option<_>>()?,
        };
        let copy = self.append(b, old.kind(i).clone(), ty, &operands);
        self.out.function.set_flags(copy, old.flags(i));
        let w = self.out.function.result(copy)?;
        if matches!(old.kind(i), InstKind::Alloca { .. }) {
            self.used(b, w);
        }
        Some(w)
    }

    /// Ends a block by a choice of which nothing is known; by nothing if there is nothing to choose from.
    fn choose(&mut self, b: Block, among: &[Block]) -> Option<()> {
        let (&first, more) = among.split_first()?;
        if more.is_empty() {
            self.out.function.append_br(b, first);
            return Some(());
        }
        let which = self.unknown(b, Type::I32)?;
        let f = &mut self.out.function;
        let mut operands = vec![which, f.block_value(first)];
        for (n, &to) in more.iter().enumerate() {
            operands.extend([f.int(Type::I32, n as u64), f.block_value(to)]);
        }
        self.append(b, InstKind::Switch, Type::VOID, &operands);
        Some(())
    }

    /// A predecessor of the head, with as many edges to it as the original has.
    fn pred(&mut self, p: Block, head: Block) -> Option<()> {
        let (old, region) = (self.old, self.region);
        let stub = self.stub(&format!("pred {p}"));
        self.preds.insert(p, stub);
        let carried = region.frame.carried.iter();
        for (&(_, v), &ty) in carried.filter(|c| c.0.0 == p) {
            let w = self.unknown(stub, ty)?;
            self.carried.insert((p, v), w);
        }
        let head_copy = *self.out.blocks.get(&head)?;
        let targets: Vec<bool> = old.successors(p).map(|s| s == head).collect();
        let t = old.terminator(p)?;
        if matches!(old.kind(t), InstKind::Br) {
            let mut to = Vec::new();
            for &is_head in &targets {
                to.push(if is_head { head_copy } else { self.away() });
            }
            match to[..] {
                [yes, no] => {
                    let which = self.unknown(stub, Type::I1)?;
                    self.out.function.append_cond_br(stub, which, yes, no);
                }
                _ => return self.choose(stub, &to),
            }
            return Some(());
        }
        // Of the edges to other blocks one stands for all; what is decided among equal targets stays a switch.
        let mut to = vec![head_copy; targets.iter().filter(|&&t| t).count()];
        if to.len() < targets.len() {
            let away = self.away();
            to.insert(0, away);
        }
        if to.len() == 1 {
            let which = self.unknown(stub, Type::I32)?;
            let label = self.out.function.block_value(head_copy);
            self.append(stub, InstKind::Switch, Type::VOID, &[which, label]);
            return Some(());
        }
        self.choose(stub, &to)
    }

    /// What comes behind the region.
    fn leave(&mut self) -> Option<()> {
        let region = self.region;
        for exit in &region.frame.exits {
            let stub = *self.out.exits.get(&exit.target)?;
            self.out.function.append_block(stub);
            let taken = self.exit_phis(stub, exit.target)?;
            self.anything(stub, &format!("exit {}", exit.target));
            let live = region.frame.live.iter();
            let live = live.filter(|l| l.1.contains(&exit.target)).map(|l| l.0);
            let live: Option<Vec<Value>> = live.map(|v| self.out.values.get(&v).copied()).collect();
            for v in taken.into_iter().chain(live?) {
                self.used(stub, v);
            }
            if exit.ends {
                self.end(stub);
            } else {
                let endless = &mut self.endless;
                let f = &mut self.out.function;
                let round = *endless.get_or_insert_with(|| f.create_block());
                f.append_br(stub, round);
            }
        }
        for (v, _) in region.frame.live.iter().filter(|l| l.1.is_empty()) {
            let (b, v) = (self.rest(), *self.out.values.get(v)?);
            self.used(b, v);
        }
        if let Some(b) = self.away {
            self.out.function.append_block(b);
            self.end(b);
        }
        if let Some(b) = self.rest {
            self.out.function.append_block(b);
            self.end(b);
        }
        if let Some(b) = self.endless {
            self.out.function.append_block(b);
            self.out.function.append_br(b, b);
        }
        Some(())
    }

    /// The part of a target's phis that has to do with the region: one entry for each edge from there.
    fn exit_phis(&mut self, stub: Block, target: Block) -> Option<Vec<Value>> {
        let (old, region) = (self.old, self.region);
        let mut results = Vec::new();
        for phi in old.phis(target) {
            let mut operands = Vec::new();
            for (v, p) in old.phi_incoming(phi).filter(|e| region.has(e.1)) {
                let label = self.out.function.block_value(*self.out.blocks.get(&p)?);
                operands.extend([self.value(v)?, label]);
            }
            if !operands.is_empty() {
                let ty = old.inst_type(phi);
                let copy = self.append(stub, InstKind::Phi, ty, &operands);
                self.out.function.set_flags(copy, old.flags(phi));
                results.extend(self.out.function.result(copy));
            }
        }
        Some(results)
    }
}

/// An access that nobody may add, drop or look through.
const VOLATILE: MemAccess = MemAccess {
    align: Align::ONE,
    volatile: true,
    ordering: Ordering::NotAtomic,
    scope: None,
};
