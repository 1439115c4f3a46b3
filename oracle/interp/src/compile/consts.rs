//! Constants: plain ones go into the frame's template, those with addresses in
//! them are computed by code that runs when the frame is made.

use super::{Compiler, Res};
use crate::code::{AddressSpec, block_offset};
use crate::layout::LeafKind;
use crate::ops::Op;
use crate::slot::Slot;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Constant, Global, Type};

/// Aliases of aliases that are followed.
const MAX_ALIAS_DEPTH: u32 = 16;

impl<'a> Compiler<'a> {
    /// Slots that hold a constant.
    pub(super) fn const_operand(&mut self, c: Constant) -> Res<u32> {
        if let Some(&s) = self.const_slots.get(&c) {
            return Ok(s);
        }
        let layout = self.layout(self.pool.ty(c))?;
        let dst = self.new_slots(layout.slots);
        self.place_const(c, dst)?;
        self.const_slots.insert(c, dst);
        Ok(dst)
    }

    fn fill(&mut self, ty: Type, dst: u32, value: Slot) -> Res<()> {
        let n = self.layout(ty)?.slots;
        self.out.template[dst as usize..(dst + n) as usize].fill(value);
        Ok(())
    }

    fn place_const(&mut self, c: Constant, dst: u32) -> Res<()> {
        let ty = self.pool.ty(c);
        let at = dst as usize;
        match self.pool.get(c) {
            ConstantData::Int(v) => self.out.template[at] = Slot::int(*v),
            ConstantData::WideInt(b) => {
                for (i, &l) in b.limbs().iter().enumerate() {
                    self.out.template[at + i] = Slot::int(l);
                }
            }
            ConstantData::Float(bits) => {
                let n = self.layout(ty)?.slots as usize;
                for i in 0..n {
                    self.out.template[at + i] = Slot::int((bits >> (64 * i)) as u64);
                }
            }
            ConstantData::Null | ConstantData::Zero => self.fill(ty, dst, Slot::int(0))?,
            ConstantData::Undef => self.fill(ty, dst, Slot::UNDEF)?,
            ConstantData::Poison => self.fill(ty, dst, Slot::POISON)?,
            ConstantData::Bytes(b) => {
                for (i, &x) in b.iter().enumerate() {
                    self.out.template[at + i] = Slot::int(x.into());
                }
            }
            ConstantData::Aggregate(elems) => {
                let mut next = dst;
                for &e in elems.iter() {
                    self.place_const(e, next)?;
                    next += self.layout(self.pool.ty(e))?.slots;
                }
            }
            ConstantData::Splat(e) => {
                let (_, n, _) = self
                    .header
                    .types
                    .as_vector(ty)
                    .ok_or("splat of no vector")?;
                let step = self.layout(self.pool.ty(*e))?.slots;
                for i in 0..n {
                    self.place_const(*e, dst + i * step)?;
                }
            }
            ConstantData::Global(g)
            | ConstantData::DsoLocalEquivalent(g)
            | ConstantData::NoCfi(g) => match self.header.globals[*g].kind {
                GlobalKind::Alias(aliasee) => self.place_alias(*g, aliasee, dst)?,
                _ => self.place_address(*g, 0, ty, dst)?,
            },
            ConstantData::Expr(e) => {
                let e: &'a ConstantExpr = e;
                self.in_prologue(|c| c.place_expr(e, ty, dst))?;
            }
            ConstantData::BlockAddress(g, b) => {
                self.place_address(*g, block_offset(*b) as i64, ty, dst)?;
            }
            ConstantData::PtrAuth(_) => return Err("ptrauth".into()),
            ConstantData::NoneToken => return Err("token".into()),
        }
        Ok(())
    }

    /// The address of an alias: that of what it names, which may be an expression over another name. So an alias
    /// of a shared, local or thread-local variable is that of the block or thread that asks.
    fn place_alias(&mut self, alias: Global, aliasee: Constant, dst: u32) -> Res<()> {
        if self.alias_depth == MAX_ALIAS_DEPTH {
            let name = self.header.global_name(alias);
            return Err(format!(
                "@{name}: chain of more than {MAX_ALIAS_DEPTH} aliases"
            ));
        }
        // What it names is written in the module's constants, not in the function's.
        let pool = std::mem::replace(&mut self.pool, &self.header.constants);
        let slots = std::mem::take(&mut self.const_slots);
        self.alias_depth += 1;
        let r = self.place_const(aliasee, dst);
        self.alias_depth -= 1;
        self.const_slots = slots;
        self.pool = pool;
        r
    }

    fn place_address(&mut self, global: Global, offset: i64, ty: Type, dst: u32) -> Res<()> {
        let space = ty.address_space().ok_or("address that is no pointer")?;
        let address = self.out.addresses.len() as u32;
        self.out.addresses.push(AddressSpec {
            global,
            offset,
            space,
        });
        self.in_prologue(|c| {
            c.emit(Op::Address { dst, address });
            Ok(())
        })
    }

    /// Emits into the code that runs first. Nested uses stay there.
    fn in_prologue(&mut self, f: impl FnOnce(&mut Self) -> Res<()>) -> Res<()> {
        if self.in_prologue_now {
            return f(self);
        }
        self.in_prologue_now = true;
        self.swap_prologue();
        let inst = self.inst.take();
        let r = f(self);
        self.inst = inst;
        self.swap_prologue();
        self.in_prologue_now = false;
        r
    }
    fn swap_prologue(&mut self) {
        std::mem::swap(&mut self.out.code, &mut self.prologue.0);
        std::mem::swap(&mut self.out.places, &mut self.prologue.1);
    }

    fn place_expr(&mut self, e: &'a ConstantExpr, ty: Type, dst: u32) -> Res<()> {
        let ops = e.operands();
        let mut slots = Vec::with_capacity(ops.len());
        for &o in &ops {
            slots.push(self.const_operand(o)?);
        }
        let t = |i: usize| self.pool.ty(ops[i]);
        match e {
            ConstantExpr::Binary(op, flags, ..) => {
                self.emit_binary(*op, *flags, ty, dst, slots[0], slots[1])
            }
            ConstantExpr::Cast(op, flags, _) => {
                self.emit_cast(*op, *flags, t(0), ty, dst, slots[0])
            }
            ConstantExpr::Gep { elem, flags, .. } => {
                let types: Vec<Type> = ops.iter().map(|&o| self.pool.ty(o)).collect();
                let known: Vec<_> = ops.iter().map(|&o| self.pool.as_bits(o)).collect();
                self.emit_gep(*elem, *flags, ty, dst, &slots, &types, &known)
            }
            ConstantExpr::ICmp(p, ..) => {
                let from = t(0);
                self.emit_icmp(*p, Default::default(), from, dst, slots[0], slots[1])
            }
            ConstantExpr::FCmp(p, ..) => {
                let from = t(0);
                self.emit_fcmp(*p, Default::default(), from, dst, slots[0], slots[1])
            }
            ConstantExpr::Select(..) => {
                let cond = t(0);
                self.emit_select(cond, ty, dst, slots[0], slots[1], slots[2])
            }
            ConstantExpr::ExtractElement(..) => {
                let (vec, index) = (t(0), t(1));
                self.emit_extract(vec, index, dst, slots[0], slots[1])
            }
            ConstantExpr::InsertElement(..) => {
                let index = t(2);
                self.emit_insert(ty, index, dst, slots[0], slots[1], slots[2])
            }
            ConstantExpr::ShuffleVector(_, _, mask) => {
                let vec = t(0);
                self.emit_shuffle(vec, mask, dst, slots[0], slots[1])
            }
        }
    }

    /// A slot that is always poison, wide enough for one scalar.
    pub(super) fn poison_slots(&mut self, n: u32) -> u32 {
        let s = self.new_slots(n);
        self.out.template[s as usize..(s + n) as usize].fill(Slot::POISON);
        s
    }
    /// The only scalar of a type.
    pub(super) fn scalar(&self, ty: Type) -> Res<LeafKind> {
        let l = self.layout(ty)?;
        let name = || format!("scalar of type {}", self.header.types.display(ty));
        Ok(l.single().ok_or_else(name)?.kind)
    }
}
