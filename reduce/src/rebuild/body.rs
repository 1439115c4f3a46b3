//! A function body made anew: first every instruction gets its place, then its operands.
//!
//! ```text
//!   arguments   those that the plan keeps; the others are zero
//!   blocks      in their new order, each with its label
//!   place       per instruction: its form under the plan (`insts`): made, a plain branch, one of its operands, or zero
//!   operands    of what was made, with attachments; phi entries of cut edges go last
//! ```
//!
//! The two passes are needed because phis name values that come later. What an old value has become is a
//! [`Replacement`]; chains of them are followed with a bound, since unreachable code may have circles.
//!
//! Names of values stay, or are made anew (`rename_locals`). Lane numbers, indices and switch cases are brought into
//! the new types; cases that became equal go but for the first. Debug records of an instruction that is gone go to the
//! next one.
//!
//! The result is `None` if an operand has no form; whether the body is well formed is the verifier's to say.

use super::Rebuild;
use super::constants::{Memo, Pool, zero_data};
use super::insts::Form;
use super::paths::Index;
use rustc_hash::FxHashSet;
use tandem_ir::constant::Bits;
use tandem_ir::function::{Function, InlineAsm, ValueDef};
use tandem_ir::metadata::{DebugRecord, LocalMetadata, Metadata};
use tandem_ir::{Block, Constant, Global, Inst, InstKind, Type, Value};

/// What replaces an old value.
#[derive(Clone, Copy)]
enum Replacement {
    /// Nothing yet: constants and other leaves are translated when met.
    Leaf,
    /// A new value.
    Is(Value),
    /// Whatever another old value has become.
    Same(Value),
    /// Zero of a type.
    Zero(Type),
}

/// One body under construction.
struct Body<'o> {
    old: &'o Function,
    new: Function,
    memo: Memo,
    places: Vec<Replacement>,
    blocks: Vec<Option<Block>>,
    /// New instructions with what they were made from.
    made: Vec<(Inst, Inst, Form)>,
    /// Edges that are gone, as (block, successor) of the new body.
    cut: Vec<(Block, Block)>,
    names: u32,
}

impl Rebuild<'_> {
    /// The new form of body number `k`.
    pub(super) fn body(&mut self, k: usize) -> Option<Function> {
        let module = self.old;
        let old = &module.bodies[k];
        let super::Fate::Is(g) = self.globals[old.global] else {
            return None;
        };
        let ty = self.new.header.globals[g].ty;
        let params: Vec<Type> = self.new.header.types.as_function(ty)?.1.to_vec();
        let mut b = Body {
            old,
            new: Function::new(g, &params),
            memo: Memo::new(),
            places: vec![Replacement::Leaf; old.num_values()],
            blocks: vec![None; old.num_blocks()],
            made: Vec::with_capacity(old.num_insts()),
            cut: Vec::new(),
            names: 0,
        };
        self.arguments(&mut b);
        let order = self.block_order(k);
        for &x in &order {
            let n = b.new.create_block();
            b.new.append_block(n);
            b.blocks[x.as_u32() as usize] = Some(n);
            b.places[old.block_value(x).as_u32() as usize] = Replacement::Is(b.new.block_value(n));
        }
        for &x in &order {
            self.name_block(&mut b, x);
            for i in old.insts(x) {
                self.place(&mut b, x, i);
            }
        }
        let mut described = false;
        let made = std::mem::take(&mut b.made);
        for (new, i, form) in &made {
            self.operands(&mut b, *new, *i, form)?;
            self.attachments(&mut b, *new, *i);
            described |= !old.debug_records(*i).is_empty();
        }
        if described {
            let made: FxHashSet<Inst> = made.iter().map(|m| m.1).collect();
            self.all_debug_records(&mut b, &order, &made)?;
        }
        for (from, to) in std::mem::take(&mut b.cut) {
            b.new.remove_one_phi_entry(to, from);
        }
        Some(b.new)
    }

    fn arguments(&mut self, b: &mut Body<'_>) {
        let mut next = 0;
        for (n, &v) in b.old.args().iter().enumerate() {
            let at = v.as_u32() as usize;
            if !self.keeps_param(b.old.global, n) {
                let ty = self.ty(b.old.value_type(v));
                b.places[at] = Replacement::Zero(ty);
                continue;
            }
            let new = b.new.args()[next];
            b.places[at] = Replacement::Is(new);
            if self.plan.rename_locals {
                b.new.set_name(new, &format!("a{next}"));
            } else if let Some(name) = b.old.name(v) {
                b.new.set_name(new, name);
            }
            next += 1;
        }
    }

    fn name_block(&mut self, b: &mut Body<'_>, x: Block) {
        let Some(new) = b.blocks[x.as_u32() as usize] else {
            return;
        };
        let label = b.new.block_value(new);
        if self.plan.rename_locals {
            let name = match new.as_u32() {
                0 => "entry".to_string(),
                n => format!("b{n}"),
            };
            b.new.set_name(label, &name);
        } else if let Some(name) = b.old.block_name(x) {
            b.new.set_name(label, name);
        }
    }

    /// Puts the new form of an instruction at the end of its block.
    fn place(&mut self, b: &mut Body<'_>, x: Block, i: Inst) {
        let old = b.old;
        let mut form = self.form(old, i);
        if matches!(old.kind(i), InstKind::Ret) && self.plan.returns.contains(&old.global) {
            form = Form::Make(InstKind::Ret, Type::VOID, old.flags(i));
        }
        let (kind, ty, flags) = match &form {
            Form::Make(kind, ty, flags) => (kind.clone(), *ty, *flags),
            Form::Branch(_) => (InstKind::Br, Type::VOID, Default::default()),
            Form::Operand(_) | Form::Zero => {
                if let Some(r) = old.result(i) {
                    let place = match form {
                        Form::Operand(n) => Replacement::Same(old.operand(i, n)),
                        _ => Replacement::Zero(self.ty(old.value_type(r))),
                    };
                    b.places[r.as_u32() as usize] = place;
                }
                return;
            }
        };
        let new = b.new.create_inst(kind, ty, &[]);
        b.new.set_flags(new, flags);
        if let Some(n) = b.blocks[x.as_u32() as usize] {
            b.new.append_inst(n, new);
        }
        if let Some(r) = old.result(i) {
            let at = r.as_u32() as usize;
            b.places[at] = match b.new.result(new) {
                Some(v) => {
                    self.name_result(b, r, v);
                    Replacement::Is(v)
                }
                None => Replacement::Zero(self.ty(old.value_type(r))),
            };
        }
        b.made.push((new, i, form));
    }

    fn name_result(&mut self, b: &mut Body<'_>, old: Value, new: Value) {
        if self.plan.rename_locals {
            b.new.set_name(new, &format!("v{}", b.names));
            b.names += 1;
        } else if let Some(name) = b.old.name(old) {
            b.new.set_name(new, name);
        }
    }

    /// The new form of an old value; `None` if it is zero of a type that has none.
    fn value(&mut self, b: &mut Body<'_>, v: Value) -> Option<Value> {
        let mut v = v;
        // Values that stand for each other in a circle exist in unreachable code only.
        for _ in 0..b.places.len() + 1 {
            match b.places[v.as_u32() as usize] {
                Replacement::Is(n) => return Some(n),
                Replacement::Same(w) => v = w,
                Replacement::Zero(ty) => return self.zero_value(b, ty),
                Replacement::Leaf => {
                    let n = self.leaf(b, v)?;
                    // Metadata and assembly operands are distinguished by position, as before.
                    b.places[v.as_u32() as usize] = Replacement::Is(n);
                    return Some(n);
                }
            }
        }
        let ty = self.ty(b.old.value_type(v));
        self.zero_value(b, ty)
    }

    fn zero_value(&mut self, b: &mut Body<'_>, ty: Type) -> Option<Value> {
        crate::delta::has_zero(&self.new.header, ty).then(|| b.new.constant(ty, zero_data(ty)))
    }

    fn leaf(&mut self, b: &mut Body<'_>, v: Value) -> Option<Value> {
        let old = b.old;
        match old.value_def(v) {
            ValueDef::Const(c) => {
                let c = self.body_constant(b, c);
                Some(b.new.const_value(c))
            }
            ValueDef::Metadata(n) => {
                let md = self.local_metadata(b, old.metadata_operand(n))?;
                Some(b.new.metadata_value(md))
            }
            ValueDef::Asm(n) => {
                let asm = old.inline_asm(n);
                let fn_ty = self.ty(asm.fn_ty);
                Some(b.new.asm_value(InlineAsm {
                    fn_ty,
                    ..asm.clone()
                }))
            }
            // A result or block that was erased.
            ValueDef::Inst(_) | ValueDef::Arg(_) | ValueDef::Block(_) => None,
        }
    }

    fn body_constant(&mut self, b: &mut Body<'_>, c: Constant) -> Constant {
        let Body { old, new, memo, .. } = b;
        self.constant(old.constants(), c, &mut Pool::Body(new), memo)
    }

    // ----- operands ---------------------------------------------------------------

    fn operands(&mut self, b: &mut Body<'_>, new: Inst, i: Inst, form: &Form) -> Option<()> {
        let old = b.old;
        let ops: Vec<Value> = match (form, old.kind(i)) {
            (Form::Branch(n), _) => {
                let target = self.value(b, old.operand(i, *n))?;
                self.cut_others(b, new, i, *n);
                vec![target]
            }
            (Form::Make(InstKind::Ret, ..), _) if self.plan.returns.contains(&old.global) => {
                Vec::new()
            }
            (_, InstKind::Switch) => self.switch_operands(b, new, i)?,
            (_, InstKind::Gep { elem }) if self.has_changed_fields(*elem) => {
                self.gep_operands(b, i, *elem)?
            }
            (_, InstKind::Gep { elem }) if !self.plan.ints.is_empty() => {
                self.gep_operands(b, i, *elem)?
            }
            (_, InstKind::ExtractElement | InstKind::InsertElement) => self.lane_operands(b, i)?,
            (_, k) if k.call_info().is_some() => self.call_operands(b, i)?,
            _ => {
                let mut ops = Vec::with_capacity(old.num_operands(i));
                for v in old.operands(i) {
                    ops.push(self.value(b, v)?);
                }
                ops
            }
        };
        b.new.set_operands(new, &ops);
        Some(())
    }

    /// Notes the edges of a vanished `invoke` or `callbr`, other than the one that stays.
    fn cut_others(&mut self, b: &mut Body<'_>, new: Inst, i: Inst, stays: usize) {
        let ends: Vec<usize> = b
            .old
            .successor_operands(i)
            .filter(|&n| n != stays)
            .collect();
        for n in ends {
            let to = b
                .old
                .as_block(b.old.operand(i, n))
                .and_then(|s| b.blocks[s.as_u32() as usize]);
            if let (Some(from), Some(to)) = (b.new.inst_block(new), to) {
                b.cut.push((from, to));
            }
        }
    }

    /// Cases that became equal: the first stays.
    fn switch_operands(&mut self, b: &mut Body<'_>, new: Inst, i: Inst) -> Option<Vec<Value>> {
        let old = b.old;
        let mut ops = vec![
            self.value(b, old.operand(i, 0))?,
            self.value(b, old.operand(i, 1))?,
        ];
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        for (v, target) in old.switch_cases(i) {
            let v = self.value(b, v)?;
            let label = self.value(b, old.block_value(target))?;
            if seen.insert(v) {
                ops.extend([v, label]);
            } else if let (Some(from), Some(to)) = (b.new.inst_block(new), b.new.as_block(label)) {
                b.cut.push((from, to));
            }
        }
        Some(ops)
    }

    fn gep_operands(&mut self, b: &mut Body<'_>, i: Inst, elem: Type) -> Option<Vec<Value>> {
        let mut ops = vec![self.value(b, b.old.operand(i, 0))?];
        let Some(indices) = self.gep_indices(b.old, i, elem) else {
            // Struct indices that are vectors: as they were.
            for v in b.old.operands(i).skip(1) {
                ops.push(self.value(b, v)?);
            }
            return Some(ops);
        };
        for index in indices {
            ops.push(match index {
                Index::Operand(v) => self.value(b, v)?,
                Index::Field(n) => b.new.int(Type::I32, n),
            });
        }
        Some(ops)
    }

    /// Constant lane numbers stay in range.
    fn lane_operands(&mut self, b: &mut Body<'_>, i: Inst) -> Option<Vec<Value>> {
        let old = b.old;
        let mut ops = Vec::with_capacity(3);
        for v in old.operands(i) {
            ops.push(self.value(b, v)?);
        }
        let vector = old.value_type(old.operand(i, 0));
        let lanes = self.old.header.types.as_vector(vector).map_or(1, |v| v.1);
        let new_lanes = u64::from(self.new_lanes(lanes));
        if let Some(at) = ops.last_mut()
            && let Some(n) = b.new.as_int(*at)
            && n.as_u64()
                .is_some_and(|n| n >= new_lanes && n < u64::from(lanes))
        {
            *at = b.new.bits(&Bits::from_u64(n.width(), new_lanes - 1));
        }
        Some(ops)
    }

    fn call_operands(&mut self, b: &mut Body<'_>, i: Inst) -> Option<Vec<Value>> {
        let old = b.old;
        let call = old.call(i)?;
        let of: Option<Global> = old
            .callee(i)
            .filter(|&g| self.matches_signature(g, call.info));
        let args = call.num_args();
        let mut ops = Vec::with_capacity(old.num_operands(i));
        for (n, v) in old.operands(i).enumerate() {
            let is_arg = (1..=args).contains(&n);
            if is_arg && of.is_some_and(|g| !self.keeps_param(g, n - 1)) {
                continue;
            }
            ops.push(self.value(b, v)?);
        }
        Some(ops)
    }

    // ----- what hangs on instructions -------------------------------------------------

    fn attachments(&mut self, b: &mut Body<'_>, new: Inst, i: Inst) {
        let old_ty = b.old.inst_type(i);
        let retyped = self.ty(old_ty) != old_ty && self.plan.retypes();
        for &(kind, md) in b.old.attachments(i) {
            if retyped && matches!(self.old.header.str(kind), "range" | "fpmath") {
                continue;
            }
            let (kind, md) = (self.symbol(kind), self.metadata(md));
            b.new.set_attachment(new, kind, md);
        }
    }

    /// Records in front of an instruction that is gone go to the next one.
    fn all_debug_records(
        &mut self,
        b: &mut Body<'_>,
        order: &[Block],
        made: &FxHashSet<Inst>,
    ) -> Option<()> {
        let old = b.old;
        for &x in order {
            let mut at = b.blocks[x.as_u32() as usize].and_then(|n| b.new.first_inst(n));
            for i in old.insts(x) {
                let Some(here) = at else { break };
                for r in old.debug_records(i) {
                    let mut operands = Vec::with_capacity(r.operands.len());
                    for o in &r.operands {
                        operands.push(self.local_metadata(b, o)?);
                    }
                    b.new.add_debug_record(
                        here,
                        DebugRecord {
                            kind: r.kind,
                            operands,
                        },
                    );
                }
                if made.contains(&i) {
                    at = b.new.next_inst(here);
                }
            }
        }
        Some(())
    }

    fn local_metadata(&mut self, b: &mut Body<'_>, md: &LocalMetadata) -> Option<LocalMetadata> {
        Some(match md {
            LocalMetadata::Module(m @ Metadata::Constant(c)) => match self.metadata(*m) {
                // Only nodes can hold nothing.
                Metadata::Null => {
                    LocalMetadata::Module(Metadata::Constant(self.module_constant(*c)))
                }
                new => LocalMetadata::Module(new),
            },
            LocalMetadata::Module(m) => LocalMetadata::Module(self.metadata(*m)),
            LocalMetadata::Value(v) => LocalMetadata::Value(self.value(b, *v)?),
            LocalMetadata::ArgList(l) => {
                let mut new = Vec::with_capacity(l.len());
                for &v in l.iter() {
                    new.push(self.value(b, v)?);
                }
                LocalMetadata::ArgList(new.into())
            }
        })
    }
}
