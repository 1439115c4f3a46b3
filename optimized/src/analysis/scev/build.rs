//! Values from instructions, block by block in reverse post order, so that operands are there before what uses them.
//!
//! What is no arithmetic on what came before (loads, calls, `freeze`, `inttoptr`, `addrspacecast`) is a leaf. Widths of
//! address arithmetic come from the data layout, never from code.

use super::{MAX_WIDTH, ScalarEvolution};
use crate::analysis::blocks::BlockSet;
use crate::analysis::dominators::Dominators;
use crate::analysis::known_bits::known_bits;
use crate::analysis::nest::Nest;
use crate::analysis::range::mask;
use crate::context::Cx;
use crate::defects::planted;
use cranelift_entity::EntitySet;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node, Typed};
use tandem_ir::{
    BinOp, Block, CastOp, Flags, Function, Inst, InstKind, IntPredicate, Type, Value, ValueDef,
};

/// How deep operands are looked through for bits that exclude each other.
const DEPTH: u32 = 6;

/// The instructions that exits of loops are computed from, and what is known on the way to them: conditions of branches that
/// dominate an exit, and assumptions there.
pub(super) fn decides_loops(
    cx: Cx<'_>,
    f: &Function,
    dom: &Dominators,
    nest: &Nest,
) -> EntitySet<Inst> {
    let mut wanted = EntitySet::new();
    let mut work: Vec<Inst> = Vec::new();
    let mut seen = BlockSet::new();
    for &exiting in nest.loops.iter().flat_map(|l| &l.exiting) {
        let mut at = Some(exiting);
        while let Some(b) = at.filter(|&b| seen.insert(b)) {
            work.extend(f.terminator(b));
            let assumes = |i: &Inst| {
                let callee = f.callee(*i).map(|g| cx.global_name(g));
                callee.is_some_and(|name| name == "llvm.assume")
            };
            work.extend(f.insts(b).filter(assumes));
            at = dom.idom(b);
        }
    }
    while let Some(i) = work.pop() {
        for n in 0..f.num_operands(i) {
            if let Some(d) = f.def_inst(f.operand(i, n))
                && wanted.insert(d)
            {
                work.push(d);
            }
        }
    }
    wanted
}

impl ScalarEvolution<'_> {
    /// Width of the arithmetic on values of a type, if they are analysed.
    pub(super) fn arithmetic_width(&self, ty: Type) -> Option<u32> {
        if let Some(w) = ty.int_width() {
            return (w <= MAX_WIDTH).then_some(w);
        }
        let bits = self.cx.layout.pointer(ty.address_space()?).index_bits;
        let bits = planted!(self.cx, ScevWidthFromCode, bits, 64);
        (bits > 0 && bits <= MAX_WIDTH).then_some(bits)
    }

    /// True if the value of an instruction is to be built.
    pub(super) fn is_wanted(&self, i: Inst) -> bool {
        self.wanted.as_ref().is_none_or(|w| w.contains(i))
    }

    /// The value itself.
    pub(super) fn leaf(&mut self, v: Value) -> Option<Expr> {
        let ty = self.f.value_type(v);
        let width = self.arithmetic_width(ty)?;
        Some(self.intern(Typed {
            node: Node::Unknown(v),
            ty,
            width,
        }))
    }

    /// The expression of an operand: what was built of it, a constant, or a leaf.
    pub(super) fn operand(&mut self, v: Value) -> Option<Expr> {
        if let Some(e) = self.value(v) {
            return Some(e);
        }
        let width = self.arithmetic_width(self.f.value_type(v))?;
        if let Some(n) = self.f.as_int(v).and_then(|b| b.as_u128()) {
            return Some(self.constant(width, n));
        }
        self.leaf(v)
    }

    /// The expression of an operand if there is one already.
    pub(super) fn value_or_constant(&self, v: Value) -> Option<Expr> {
        if let Some(e) = self.value(v) {
            return Some(e);
        }
        let ty = self.f.value_type(v);
        let width = self.arithmetic_width(ty)?;
        let node = match self.f.as_int(v) {
            Some(n) => Node::Const(n.as_u128()?),
            None => Node::Unknown(v),
        };
        let typed = Typed { node, ty, width };
        self.interned.get(&self.exprs, &typed)
    }

    /// Builds the values of all reachable blocks.
    pub(super) fn build_values(&mut self) {
        let order: Vec<Block> = self.dom.order().to_vec();
        let f = self.f;
        for b in order {
            if let Some(l) = self.nest.headed(b) {
                self.build_recurrences(l);
            }
            for i in f.insts(b) {
                if let Some(v) = f.result(i)
                    && self.values[v].is_none()
                    && self.is_wanted(i)
                {
                    self.build(i, v);
                }
            }
        }
    }

    /// Builds the value of an instruction whose operands are there.
    pub(super) fn build(&mut self, i: Inst, v: Value) {
        let Some(leaf) = self.leaf(v) else {
            return;
        };
        let made = self.made_of(i).filter(|&e| {
            let same_width = self.width(e) == self.width(leaf);
            let same_kind = self.exprs[e].ty.is_ptr() == self.exprs[leaf].ty.is_ptr();
            same_width && same_kind && !self.is_large(e)
        });
        let e = made.unwrap_or(leaf);
        self.values[v] = e.into();
        match self.f.kind(i) {
            InstKind::Gep { .. } => self.prove_by_element(i, e),
            _ => self.prove_by_instruction(i, e),
        }
    }

    fn made_of(&mut self, i: Inst) -> Option<Expr> {
        let f = self.f;
        match f.kind(i) {
            InstKind::Binary(op) => {
                let (a, b) = (
                    self.operand(f.operand(i, 0))?,
                    self.operand(f.operand(i, 1))?,
                );
                self.binary(i, *op, a, b)
            }
            InstKind::Cast(op) => {
                let x = self.operand(f.operand(i, 0))?;
                let width = self.arithmetic_width(f.inst_type(i))?;
                match op {
                    CastOp::Trunc => Some(self.trunc(x, width)),
                    CastOp::ZExt => Some(self.extend(Cast::ZExt, x, width)),
                    CastOp::SExt => Some(self.extend(Cast::SExt, x, width)),
                    CastOp::PtrToInt => self.pointer_to_int(x, width),
                    // The same value; `build` asks that it has not become another kind of thing.
                    CastOp::BitCast => Some(x),
                    _ => None,
                }
            }
            InstKind::Gep { elem } => self.element_pointer(i, *elem),
            InstKind::Select => {
                let (yes, no) = (f.operand(i, 1), f.operand(i, 2));
                self.choice(f.operand(i, 0), yes, no)
            }
            InstKind::Phi => self.merge(i),
            InstKind::Call(_) => self.intrinsic(i),
            InstKind::ExtractValue(_) => {
                let part = self.checked_part(i).filter(|p| !p.wrapped)?;
                let (a, b) = (
                    self.operand(part.operands[0])?,
                    self.operand(part.operands[1])?,
                );
                self.binary(i, part.op, a, b)
            }
            _ => None,
        }
    }

    fn pointer_to_int(&mut self, x: Expr, width: u32) -> Option<Expr> {
        let space = self.exprs[x].ty.address_space()?;
        let layout = self.cx.layout.pointer(space);
        if self.cx.layout.is_non_integral(space) || layout.bits != layout.index_bits {
            return None;
        }
        let address = self.address(x);
        Some(self.fit(Cast::ZExt, address, width))
    }

    fn binary(&mut self, i: Inst, op: BinOp, a: Expr, b: Expr) -> Option<Expr> {
        let width = self.width(a);
        let by = self.constant_of(b);
        let power =
            |s: &mut Self, k: u128| s.constant(width, 1u128.checked_shl(k as u32).unwrap_or(0));
        match op {
            BinOp::Add => Some(self.add(&[a, b])),
            BinOp::Sub => self.subtract(a, b),
            BinOp::Mul => Some(self.mul(&[a, b])),
            BinOp::Shl => {
                let k = by.filter(|&k| k < u128::from(width))?;
                let factor = power(self, k);
                Some(self.mul(&[factor, a]))
            }
            BinOp::LShr => {
                let k = by.filter(|&k| k < u128::from(width))?;
                let divisor = power(self, k);
                self.udiv(a, divisor)
            }
            BinOp::AShr => {
                let k = by.filter(|&k| k < u128::from(width))?;
                self.arithmetic_shift(i, a, k as u32)
            }
            BinOp::UDiv => self.udiv(a, b),
            BinOp::URem => self.urem(a, b),
            BinOp::SDiv if self.is_non_negative(a) && self.is_non_negative(b) => self.udiv(a, b),
            BinOp::SRem if self.is_non_negative(a) && self.is_non_negative(b) => self.urem(a, b),
            BinOp::And if width == 1 => Some(self.extremum(Nary::UMin, vec![a, b])),
            BinOp::And => self.masked(a, by?, self.zeros_of(i, 0)),
            BinOp::Or if width == 1 => Some(self.extremum(Nary::UMax, vec![a, b])),
            BinOp::Or => {
                let apart = self.f.flags(i).contains(Flags::DISJOINT) || self.no_common_bits(i);
                apart.then(|| self.add(&[a, b]))
            }
            BinOp::Xor => {
                let c = by?;
                if c == mask(width) {
                    let minus_a = self.negate(a);
                    return Some(self.add(&[b, minus_a]));
                }
                if c == 1u128 << (width - 1) {
                    return Some(self.add(&[a, b]));
                }
                self.flipped(a, c)
            }
            _ => None,
        }
    }

    fn no_common_bits(&self, i: Inst) -> bool {
        let bits = |n| known_bits(self.cx, self.f, self.f.operand(i, n), DEPTH);
        match (bits(0), bits(1)) {
            (Some(x), Some(y)) => (x.zeros | y.zeros) & mask(x.width) == mask(x.width),
            _ => false,
        }
    }

    fn element_pointer(&mut self, i: Inst, elem: Type) -> Option<Expr> {
        let f = self.f;
        let width = self.arithmetic_width(f.inst_type(i))?;
        let base = self.operand(f.operand(i, 0))?;
        let mut terms = vec![base];
        let mut ty = elem;
        for n in 1..f.num_operands(i) {
            let index = f.operand(i, n);
            if n > 1
                && let Some(layout) = self.cx.layout.struct_layout(&self.cx.types, ty)
            {
                let at = usize::try_from(f.as_int(index)?.as_u64()?).ok()?;
                let offset = *layout.offsets.get(at)?;
                terms.push(self.constant(width, u128::from(offset)));
                ty = *self.cx.types.struct_fields(ty)?.0.get(at)?;
                continue;
            }
            if n > 1 {
                let array = self.cx.types.as_array(ty).map(|a| a.0);
                ty = array.or_else(|| self.cx.types.as_vector(ty).map(|v| v.0))?;
            }
            let size = self.cx.layout.alloc_size(&self.cx.types, ty)?;
            let index = self.operand(index)?;
            let index = self.fit(Cast::SExt, index, width);
            let size = self.constant(width, u128::from(size));
            terms.push(self.mul(&[index, size]));
        }
        Some(self.add(&terms))
    }

    /// `condition ? yes : no`, of a branch or a `select`.
    fn choice(&mut self, condition: Value, yes: Value, no: Value) -> Option<Expr> {
        let f = self.f;
        if let Some(c) = f.as_bool(condition) {
            return self.operand(if c { yes } else { no });
        }
        let (x, y) = (self.operand(yes)?, self.operand(no)?);
        if x == y {
            return Some(x);
        }
        if let Some(i) = f.def_inst(condition)
            && let InstKind::ICmp(pred) = f.kind(i)
            && let Some(e) = self.extreme_choice(*pred, f.operand(i, 0), f.operand(i, 1), x, y)
        {
            return Some(e);
        }
        if self.width(x) != 1 || self.exprs[x].ty.is_ptr() {
            return None;
        }
        // c ? x : k = k + (c umin_seq (x - k)), and with the condition negated.
        let c = self.operand(condition)?;
        let (c, x, k) = if self.constant_of(y).is_some() {
            (c, x, y)
        } else if self.constant_of(x).is_some() {
            let one = self.constant(1, 1);
            (self.add(&[one, c]), y, x)
        } else {
            return None;
        };
        let rest = self.subtract(x, k)?;
        let least = self.extremum(Nary::SeqUMin, vec![c, rest]);
        Some(self.add(&[k, least]))
    }

    /// `a pred b ? x : y` where the choice is the greater or smaller of the two, plus the same on both sides.
    fn extreme_choice(
        &mut self,
        pred: IntPredicate,
        a: Value,
        b: Value,
        x: Expr,
        y: Expr,
    ) -> Option<Expr> {
        use IntPredicate::*;
        let (mut a, mut b) = (self.operand(a)?, self.operand(b)?);
        let width = self.width(x);
        if self.exprs[a].ty.is_ptr() || self.exprs[x].ty.is_ptr() || self.width(a) > width {
            return None;
        }
        let signed = matches!(pred, Slt | Sle | Sgt | Sge);
        let op = if signed { Cast::SExt } else { Cast::ZExt };
        a = self.extend(op, a, width);
        b = self.extend(op, b, width);
        if matches!(pred, Slt | Sle | Ult | Ule) {
            std::mem::swap(&mut a, &mut b);
        }
        let (max, min) = match signed {
            true => (Nary::SMax, Nary::SMin),
            false => (Nary::UMax, Nary::UMin),
        };
        match pred {
            Eq | Ne => {
                // a != 0 ? a + r : c + r, with c at most 1.
                let (x, y) = if pred == Ne { (x, y) } else { (y, x) };
                if !self.is_zero(b) {
                    return None;
                }
                let rest = self.subtract(x, a)?;
                let c = self.subtract(y, rest)?;
                if self.constant_of(c).is_none_or(|c| c > 1) {
                    return None;
                }
                let greatest = self.extremum(Nary::UMax, vec![a, c]);
                Some(self.add(&[greatest, rest]))
            }
            _ => {
                for (op, p, q) in [(max, a, b), (min, b, a)] {
                    let (l, r) = (self.subtract(x, p)?, self.subtract(y, q)?);
                    if l == r {
                        let e = self.extremum(op, vec![a, b]);
                        return Some(self.add(&[e, l]));
                    }
                }
                None
            }
        }
    }

    /// A phi that is no recurrence: one value whatever way control came, or a choice by the branch above.
    fn merge(&mut self, phi: Inst) -> Option<Expr> {
        let f = self.f;
        let block = f.inst_block(phi)?;
        let own = f.result(phi)?;
        let mut others = f.phi_incoming(phi).map(|(v, _)| v).filter(|&v| v != own);
        let first = others.next()?;
        if others.all(|v| v == first) {
            let above = match f.value_def(first) {
                ValueDef::Inst(d) => {
                    self.dom.dominates(f.inst_block(d)?, block) && f.inst_block(d) != Some(block)
                }
                ValueDef::Const(_) => f.as_int(first).is_some() || f.as_global(first).is_some(),
                _ => true,
            };
            return if above { self.operand(first) } else { None };
        }
        if self.nest.headed(block).is_some() {
            return None;
        }
        self.branch_choice(phi, block)
    }

    fn branch_choice(&mut self, phi: Inst, block: Block) -> Option<Expr> {
        let f = self.f;
        let incoming: Vec<(Value, Block)> = f.phi_incoming(phi).collect();
        let [(v, p), (u, q)] = incoming[..] else {
            return None;
        };
        let top = self.dom.idom(block)?;
        let branch = f.terminator(top)?;
        if f.kind(branch) != &InstKind::Br || f.num_operands(branch) != 3 {
            return None;
        }
        let (yes, no) = (
            f.as_block(f.operand(branch, 1))?,
            f.as_block(f.operand(branch, 2))?,
        );
        // An edge is passed for certain if it leads to the phi itself, or to a block that only it leads to.
        let by = |from: Block, to: Block| {
            let direct = from == top && to == block;
            let arm = f.single_predecessor(to) == Some(top) && self.dom.dominates(to, from);
            yes != no && (direct || arm)
        };
        let (x, y) = if by(p, yes) && by(q, no) {
            (v, u)
        } else if by(p, no) && by(q, yes) {
            (u, v)
        } else {
            return None;
        };
        let e = self.choice(f.operand(branch, 0), x, y)?;
        self.is_available(e, block).then_some(e)
    }

    /// True if all leaves are there, and all recurrences stand where they stood, whenever control enters a block.
    pub(super) fn is_available(&self, e: Expr, block: Block) -> bool {
        let mut work = vec![e];
        while let Some(x) = work.pop() {
            let node = &self.exprs[x].node;
            let at = match node {
                Node::Unknown(v) => self.f.def_inst(*v).and_then(|i| self.f.inst_block(i)),
                Node::AddRec(h, _) => Some(*h),
                _ => None,
            };
            if at.is_some_and(|b| b == block || !self.dom.dominates(b, block)) {
                return false;
            }
            work.extend(node.each_operand());
        }
        true
    }

    fn intrinsic(&mut self, i: Inst) -> Option<Expr> {
        let f = self.f;
        let name = self
            .cx
            .header()
            .global_name(f.callee(i)?)
            .strip_prefix("llvm.")?;
        let (name, _) = name.rsplit_once('.')?;
        let call = f.call(i)?;
        let args: Vec<Value> = call.args().collect();
        let op = match name {
            "umax" => Some(Nary::UMax),
            "umin" => Some(Nary::UMin),
            "smax" => Some(Nary::SMax),
            "smin" => Some(Nary::SMin),
            _ => None,
        };
        let x = self.operand(*args.first()?)?;
        if name == "abs" {
            let minus = self.negate(x);
            return Some(self.extremum(Nary::SMax, vec![x, minus]));
        }
        if name.starts_with("annotation")
            || !matches!(name, "usub.sat" | "uadd.sat") && op.is_none()
        {
            return None;
        }
        let y = self.operand(*args.get(1)?)?;
        if let Some(op) = op {
            return Some(self.extremum(op, vec![x, y]));
        }
        if name == "usub.sat" {
            let least = self.extremum(Nary::UMin, vec![x, y]);
            return self.subtract(x, least);
        }
        // x + y, or all ones: (x umin ~y) + y.
        let ones = self.constant(self.width(y), u128::MAX);
        let not_y = self.subtract(ones, y)?;
        let least = self.extremum(Nary::UMin, vec![x, not_y]);
        Some(self.add(&[least, y]))
    }
}
