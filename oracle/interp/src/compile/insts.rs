//! Instructions that only compute: arithmetic, comparisons, conversions, selects, freeze, surgery of vectors and
//! aggregates; and the dispatch of all others.
//!
//! An element-wise instruction becomes one operation per scalar (leaf) of its type, each on the leaf's own slots:
//!
//! ```text
//!   %v = add <2 x i32> %a, %b      Add { dst: v+0, a: a+0, b: b+0, … }
//!                                  Add { dst: v+1, a: a+1, b: b+1, … }
//! ```
//!
//! By the width of an integer: up to 64 bits one slot and an operation of its own, 65 to 128 bits two slots and
//! `Op::Wide`, more a slot per 64 bits and `Op::Big`. Small operations hold `sh`, the number of bits above the value
//! (64 - width); `add`, `sub` and `mul` have a second form for those with flags.
//!
//! `extractvalue`, `insertvalue` and `bitcast` between values of the same leaves are moves. A comparison that only its
//! block's branch uses is left to the branch. Fast-math flags that allow more than one result (`contract`, `reassoc`,
//! `arcp`, `afn`) are kept only where such a result is possible, so that other runs count as free of choices.

use super::{Compiler, Res};
use crate::arith::op_flags;
use crate::code::{BigFn, BigSpec, CastSpec};
use crate::float::{NINF, NNAN, NSZ, float_flags, supported};
use crate::intrinsics::Pure;
use crate::layout::{Leaf, LeafKind, ValueLayout};
use crate::ops::{EXACT, Op};
use crate::slot::Slot;
use tandem_ir::inst::InstKind;
use tandem_ir::{BinOp, CastOp, Flags, FloatPredicate, Function, Inst, IntPredicate, Type, Value};

impl<'a> Compiler<'a> {
    /// Emits one instruction that is no phi; `cost` is the number of instructions of the block up to it.
    pub(super) fn instruction(&mut self, f: &'a Function, i: Inst, cost: u16) -> Res<()> {
        if f.kind(i).is_terminator() {
            return self.terminator(f, i, cost);
        }
        let ops: Vec<Value> = match f.kind(i) {
            InstKind::Call(_) => Vec::new(),
            _ => f.operands(i).collect(),
        };
        let ty = f.inst_type(i);
        let flags = f.flags(i);
        let dst = match f.result(i) {
            Some(v) if self.slot_of[v] != super::NONE => self.slot_of[v],
            Some(_) => {
                self.layout(ty)?;
                return Err(format!("result of type {}", self.header.types.display(ty)));
            }
            None => 0,
        };
        match f.kind(i) {
            InstKind::Call(_) => {
                self.watch(f, i, &[])?;
                self.call(f, i, dst)
            }
            InstKind::Binary(op) => {
                let (a, b) = (self.slot(ops[0])?, self.slot(ops[1])?);
                self.emit_binary(*op, licences_of_use(f, i, *op, flags), ty, dst, a, b)
            }
            InstKind::FNeg => self.fneg(ty, flags, dst, ops[0]),
            InstKind::ICmp(p) => {
                if self.fuses_with_branch(f, i) {
                    return Ok(());
                }
                let (a, b) = (self.slot(ops[0])?, self.slot(ops[1])?);
                self.emit_icmp(*p, flags, f.value_type(ops[0]), dst, a, b)
            }
            InstKind::FCmp(p) => {
                let (a, b) = (self.slot(ops[0])?, self.slot(ops[1])?);
                self.emit_fcmp(*p, flags, f.value_type(ops[0]), dst, a, b)
            }
            InstKind::Cast(op) => {
                let a = self.slot(ops[0])?;
                self.emit_cast(*op, flags, f.value_type(ops[0]), ty, dst, a)
            }
            InstKind::Select => {
                let (c, a, b) = (self.slot(ops[0])?, self.slot(ops[1])?, self.slot(ops[2])?);
                self.emit_select(f.value_type(ops[0]), ty, dst, c, a, b)?;
                self.keep_allowed(ty, flags, dst)
            }
            InstKind::Freeze => {
                let a = self.slot(ops[0])?;
                for l in self.layout(ty)?.leaves {
                    self.emit(Op::Freeze {
                        sh: l.kind.top_sh(),
                        dst: dst + l.slot,
                        a: a + l.slot,
                        n: l.kind.slots(),
                    });
                }
                Ok(())
            }
            InstKind::ExtractElement => {
                let (a, b) = (self.slot(ops[0])?, self.slot(ops[1])?);
                self.emit_extract(f.value_type(ops[0]), f.value_type(ops[1]), dst, a, b)
            }
            InstKind::InsertElement => {
                let (a, b, c) = (self.slot(ops[0])?, self.slot(ops[1])?, self.slot(ops[2])?);
                self.emit_insert(ty, f.value_type(ops[2]), dst, a, b, c)
            }
            InstKind::ShuffleVector(mask) => {
                let (a, b) = (self.slot(ops[0])?, self.slot(ops[1])?);
                self.emit_shuffle(f.value_type(ops[0]), mask, dst, a, b)
            }
            InstKind::ExtractValue(path) => {
                let a = self.slot(ops[0])?;
                let (offset, n) = self.member(f.value_type(ops[0]), path)?;
                self.move_n(dst, a + offset, n);
                Ok(())
            }
            InstKind::InsertValue(path) => {
                let (a, b) = (self.slot(ops[0])?, self.slot(ops[1])?);
                let (offset, n) = self.member(ty, path)?;
                let all = self.layout(ty)?.slots;
                self.move_n(dst, a, all);
                self.move_n(dst + offset, b, n);
                Ok(())
            }
            _ => {
                self.watch(f, i, &ops)?;
                self.memory_instruction(f, i, dst, &ops)
            }
        }
    }

    pub(super) fn move_n(&mut self, dst: u32, src: u32, n: u32) {
        match n {
            0 => {}
            1 => self.emit(Op::Move { dst, src }),
            _ => self.emit(Op::MoveN { dst, src, n }),
        }
    }

    /// Slot offset and count of a member of an aggregate.
    fn member(&self, ty: Type, path: &[u32]) -> Res<(u32, u32)> {
        let types = &self.header.types;
        let (mut t, mut offset) = (ty, 0);
        for &i in path {
            if let Some((e, _)) = types.as_array(t) {
                offset += self.layout(e)?.slots * i;
                t = e;
            } else {
                let (fields, _) = types.struct_fields(t).ok_or("index into no aggregate")?;
                for &x in fields.get(..i as usize).ok_or("index out of range")? {
                    offset += self.layout(x)?.slots;
                }
                t = *fields.get(i as usize).ok_or("index out of range")?;
            }
        }
        Ok((offset, self.layout(t)?.slots))
    }

    fn fneg(&mut self, ty: Type, flags: Flags, dst: u32, v: Value) -> Res<()> {
        let a = self.slot(v)?;
        for l in self.layout(ty)?.leaves {
            let kind = float_kind(l)?;
            self.emit(Op::FNeg {
                kind,
                fl: float_flags(flags),
                dst: dst + l.slot,
                a: a + l.slot,
            });
        }
        Ok(())
    }

    /// `nnan`, `ninf` and `nsz` of an operation that computes nothing (`select`, `phi`), on its result.
    pub(super) fn keep_allowed(&mut self, ty: Type, flags: Flags, dst: u32) -> Res<()> {
        let fl = float_flags(flags) & (NNAN | NINF | NSZ);
        if fl == 0 {
            return Ok(());
        }
        for l in self.layout(ty)?.leaves {
            let LeafKind::Float(kind) = l.kind else {
                continue;
            };
            let at = dst + l.slot;
            self.emit(Op::FKeep { kind, fl, at });
        }
        Ok(())
    }

    pub(super) fn emit_binary(
        &mut self,
        op: BinOp,
        flags: Flags,
        ty: Type,
        dst: u32,
        a: u32,
        b: u32,
    ) -> Res<()> {
        for l in self.layout(ty)?.leaves {
            let (dst, a, b) = (dst + l.slot, a + l.slot, b + l.slot);
            let op = if op.is_float() {
                let kind = float_kind(l)?;
                let fl = float_flags(flags) | self.denormals(kind);
                float_binary(op, kind, fl, dst, a, b)
            } else {
                let LeafKind::Int(w) = l.kind else {
                    return Err(format!("{} on no integer", op.keyword()));
                };
                self.int_binary(op, w, op_flags(flags), dst, a, b)
            };
            self.emit(op);
        }
        Ok(())
    }

    pub(super) fn emit_icmp(
        &mut self,
        pred: IntPredicate,
        flags: Flags,
        from: Type,
        dst: u32,
        a: u32,
        b: u32,
    ) -> Res<()> {
        for (n, l) in self.layout(from)?.leaves.into_iter().enumerate() {
            let (dst, a, b) = (dst + n as u32, a + l.slot, b + l.slot);
            let fl = op_flags(flags);
            let sh = l.kind.top_sh();
            let op = match l.kind {
                LeafKind::Ptr(..) => Op::CmpPtr {
                    pred,
                    sh,
                    fl,
                    dst,
                    a,
                    b,
                },
                LeafKind::Int(w) if w <= 64 && fl & EXACT != 0 => Op::CmpSame {
                    pred,
                    sh,
                    dst,
                    a,
                    b,
                },
                LeafKind::Int(w) if w <= 64 => int_compare(pred, sh, dst, a, b),
                LeafKind::Int(w) if w <= 128 => Op::WideCmp {
                    pred,
                    w: w as u8,
                    fl,
                    dst,
                    a,
                    b,
                },
                _ => {
                    let w = l.kind.bits();
                    self.big(BigFn::Compare(pred, fl), [w, w, 0], 1, dst, [a, b, a])
                }
            };
            self.emit(op);
        }
        Ok(())
    }

    pub(super) fn emit_fcmp(
        &mut self,
        pred: FloatPredicate,
        flags: Flags,
        from: Type,
        dst: u32,
        a: u32,
        b: u32,
    ) -> Res<()> {
        for (n, l) in self.layout(from)?.leaves.into_iter().enumerate() {
            let kind = float_kind(l)?;
            let fl = float_flags(flags) | self.denormals(kind);
            let (dst, a, b) = (dst + n as u32, a + l.slot, b + l.slot);
            self.emit(Op::FCmp {
                pred,
                kind,
                fl,
                dst,
                a,
                b,
            });
        }
        Ok(())
    }

    pub(super) fn emit_select(
        &mut self,
        cond_ty: Type,
        ty: Type,
        dst: u32,
        cond: u32,
        a: u32,
        b: u32,
    ) -> Res<()> {
        let layout = self.layout(ty)?;
        if cond_ty == Type::I1 {
            let n = layout.slots;
            self.emit(Op::Select { dst, cond, a, b, n });
            return Ok(());
        }
        for (i, l) in layout.leaves.iter().enumerate() {
            let s = l.slot;
            self.emit(Op::Select {
                dst: dst + s,
                cond: cond + i as u32,
                a: a + s,
                b: b + s,
                n: l.kind.slots(),
            });
        }
        Ok(())
    }

    pub(super) fn emit_cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        from: Type,
        to: Type,
        dst: u32,
        a: u32,
    ) -> Res<()> {
        let (from, to) = (self.layout(from)?, self.layout(to)?);
        if op == CastOp::BitCast {
            return self.emit_bitcast(from, to, dst, a);
        }
        if from.leaves.len() != to.leaves.len() {
            return Err(format!("{} between different shapes", op.keyword()));
        }
        for (f, t) in from.leaves.iter().zip(&to.leaves) {
            let (dst, a) = (dst + t.slot, a + f.slot);
            let fl = op_flags(flags);
            let (w, v) = (f.kind.bits(), t.kind.bits());
            let ints = matches!((f.kind, t.kind), (LeafKind::Int(_), LeafKind::Int(_)));
            let small = w <= 64 && v <= 64 && ints;
            let (from_sh, to_sh) = (f.kind.top_sh(), t.kind.top_sh());
            let op = match op {
                CastOp::Trunc if small => Op::Trunc {
                    sh: to_sh,
                    fl,
                    dst,
                    a,
                    from: from_sh,
                },
                CastOp::ZExt if small => Op::ZExt {
                    sh: from_sh,
                    fl,
                    dst,
                    a,
                },
                CastOp::SExt if small => Op::SExt {
                    from: from_sh,
                    to: to_sh,
                    dst,
                    a,
                },
                _ => self.general_cast(op, flags, *f, *t, dst, a)?,
            };
            self.emit(op);
        }
        Ok(())
    }

    fn general_cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        from: Leaf,
        to: Leaf,
        dst: u32,
        a: u32,
    ) -> Res<Op> {
        for l in [from, to] {
            if matches!(l.kind, LeafKind::Float(_)) {
                float_kind(l)?;
            }
        }
        let modes = |l: Leaf| match l.kind {
            LeafKind::Float(k) => self.denormals(k),
            _ => 0,
        };
        let spec = CastSpec {
            op,
            from: from.kind,
            to: to.kind,
            flags,
            denormals: (modes(from), modes(to)),
        };
        let pointer = [from, to]
            .iter()
            .any(|l| matches!(l.kind, LeafKind::Ptr(..)));
        let (w, v) = (from.kind.bits(), to.kind.bits());
        if w.max(v) > 128 && !pointer {
            return Ok(self.big(BigFn::Cast(spec), [w, 0, 0], v, dst, [a; 3]));
        }
        let cast = self.out.casts.len() as u32;
        self.out.casts.push(spec);
        Ok(Op::Cast { dst, a, cast })
    }

    fn emit_bitcast(&mut self, from: ValueLayout, to: ValueLayout, dst: u32, a: u32) -> Res<()> {
        let same = from.leaves.len() == to.leaves.len()
            && from
                .leaves
                .iter()
                .zip(&to.leaves)
                .all(|(f, t)| f.kind.bits() == t.kind.bits());
        if same {
            self.move_n(dst, a, to.slots);
        } else {
            let spec = self.out.bitcasts.len() as u32;
            self.out.bitcasts.push((from, to));
            self.emit(Op::BitCast { dst, a, spec });
        }
        Ok(())
    }

    /// An operation on integers of which some are wider than 128 bits.
    pub(super) fn big(
        &mut self,
        f: BigFn,
        operands: [u32; 3],
        result: u32,
        dst: u32,
        [a, b, c]: [u32; 3],
    ) -> Op {
        let spec = self.out.bigs.len() as u32;
        self.out.bigs.push(BigSpec {
            f,
            operands,
            result,
        });
        Op::Big { spec, dst, a, b, c }
    }

    pub(super) fn int_binary(&mut self, op: BinOp, w: u32, fl: u8, dst: u32, a: u32, b: u32) -> Op {
        match w {
            0..=64 => small_binary(op, (64 - w) as u8, fl, dst, a, b),
            65..=128 => {
                let w = w as u8;
                Op::Wide {
                    op,
                    w,
                    fl,
                    dst,
                    a,
                    b,
                }
            }
            _ => self.big(BigFn::Binary(op, fl), [w, w, 0], w, dst, [a, b, a]),
        }
    }

    /// Slots per lane and number of lanes of a vector.
    fn lanes(&self, vec: Type) -> Res<(u32, u32)> {
        let (elem, n, scalable) = self.header.types.as_vector(vec).ok_or("no vector")?;
        if scalable {
            return Err("scalable vector".into());
        }
        Ok((self.layout(elem)?.slots, n))
    }

    pub(super) fn emit_extract(
        &mut self,
        vec_ty: Type,
        index_ty: Type,
        dst: u32,
        vec: u32,
        index: u32,
    ) -> Res<()> {
        let (stride, n) = self.lanes(vec_ty)?;
        let index = self.narrow_index(index_ty, index, n)?;
        self.emit(Op::ExtractDyn {
            dst,
            vec,
            index,
            n,
            stride,
        });
        Ok(())
    }
    pub(super) fn emit_insert(
        &mut self,
        vec_ty: Type,
        index_ty: Type,
        dst: u32,
        vec: u32,
        elem: u32,
        index: u32,
    ) -> Res<()> {
        let (stride, n) = self.lanes(vec_ty)?;
        let index = self.narrow_index(index_ty, index, n)?;
        self.move_n(dst, vec, stride * n);
        self.emit(Op::InsertDyn {
            dst,
            elem,
            index,
            n,
            stride,
        });
        Ok(())
    }
    /// A vector index of at most 64 bits; a wider one that is out of range stays out of range.
    fn narrow_index(&mut self, ty: Type, index: u32, n: u32) -> Res<u32> {
        let w = ty.int_width().ok_or("vector index that is no integer")?;
        if w <= 64 {
            return Ok(index);
        }
        let k = w.div_ceil(64);
        let (limit, least) = (self.new_slots(k), self.new_slots(k));
        self.out.template[limit as usize] = Slot::int(n.into());
        let op = self.pure_op(Pure::UMin, w, least, index, limit);
        self.emit(op);
        Ok(least)
    }
    pub(super) fn emit_shuffle(
        &mut self,
        vec_ty: Type,
        mask: &[i32],
        dst: u32,
        a: u32,
        b: u32,
    ) -> Res<()> {
        let (stride, n) = self.lanes(vec_ty)?;
        let poison = self.poison_slots(stride);
        for (i, &m) in mask.iter().enumerate() {
            let src = match u32::try_from(m) {
                Ok(m) if m < n => a + m * stride,
                Ok(m) if m < 2 * n => b + (m - n) * stride,
                _ => poison,
            };
            self.move_n(dst + i as u32 * stride, src, stride);
        }
        Ok(())
    }
}

/// The format of a floating-point leaf that has arithmetic.
pub(super) fn float_kind(l: Leaf) -> Res<tandem_ir::FloatKind> {
    match l.kind {
        LeafKind::Float(k) if supported(k) => Ok(k),
        LeafKind::Float(k) => Err(format!("arithmetic of {}", k.keyword())),
        _ => Err("floating-point operation on no float".into()),
    }
}

/// The flags without licences of which no use can be made here: `contract` but for sums of products, `reassoc` where no
/// operation beside this one has it, `arcp` and `afn` but for quotients.
fn licences_of_use(f: &Function, i: Inst, op: BinOp, flags: Flags) -> Flags {
    let licences = Flags::CONTRACT | Flags::REASSOC | Flags::ARCP | Flags::AFN;
    if !op.is_float() || !flags.intersects(licences) {
        return flags;
    }
    let with = |j: Inst, flag: Flags, ops: &[BinOp]| {
        matches!(f.kind(j), InstKind::Binary(o) if ops.contains(o)) && f.flags(j).contains(flag)
    };
    let operand = |flag, ops: &[BinOp]| {
        let mut defs = f.operands(i).filter_map(|v| f.def_inst(v));
        defs.any(|j| with(j, flag, ops))
    };
    let user = |flag, ops: &[BinOp]| {
        let uses = f.result(i).into_iter().flat_map(|v| f.uses(v));
        uses.into_iter().any(|u| with(f.user(u), flag, ops))
    };
    let sums = [BinOp::FAdd, BinOp::FSub];
    let all = [BinOp::FAdd, BinOp::FSub, BinOp::FMul, BinOp::FDiv];
    let fused = match op {
        BinOp::FAdd | BinOp::FSub => operand(Flags::CONTRACT, &[BinOp::FMul]),
        BinOp::FMul => user(Flags::CONTRACT, &sums),
        _ => false,
    };
    let regrouped = operand(Flags::REASSOC, &all) || user(Flags::REASSOC, &all);
    let mut useless = Flags::NONE;
    for (flag, kept) in [
        (Flags::CONTRACT, fused),
        (Flags::REASSOC, regrouped),
        (Flags::ARCP, op == BinOp::FDiv),
        (Flags::AFN, op == BinOp::FDiv),
    ] {
        if !kept {
            useless |= flag;
        }
    }
    flags.without(useless)
}

pub(super) fn float_binary(
    op: BinOp,
    kind: tandem_ir::FloatKind,
    fl: u16,
    dst: u32,
    a: u32,
    b: u32,
) -> Op {
    match kind {
        tandem_ir::FloatKind::Float => Op::FBin32 { op, fl, dst, a, b },
        tandem_ir::FloatKind::Double => Op::FBin64 { op, fl, dst, a, b },
        kind => Op::FBin {
            op,
            kind,
            fl,
            dst,
            a,
            b,
        },
    }
}

/// Arithmetic of integers of at most 64 bits.
fn small_binary(op: BinOp, sh: u8, fl: u8, dst: u32, a: u32, b: u32) -> Op {
    match op {
        BinOp::Add if fl == 0 => Op::Add { sh, dst, a, b },
        BinOp::Sub if fl == 0 => Op::Sub { sh, dst, a, b },
        BinOp::Mul if fl == 0 => Op::Mul { sh, dst, a, b },
        BinOp::Add => Op::AddF { sh, fl, dst, a, b },
        BinOp::Sub => Op::SubF { sh, fl, dst, a, b },
        BinOp::Mul => Op::MulF { sh, fl, dst, a, b },
        BinOp::And => Op::And { sh, dst, a, b },
        BinOp::Or => Op::Or { sh, fl, dst, a, b },
        BinOp::Xor => Op::Xor { sh, dst, a, b },
        BinOp::Shl => Op::Shl { sh, fl, dst, a, b },
        BinOp::LShr => Op::LShr { sh, fl, dst, a, b },
        BinOp::AShr => Op::AShr { sh, fl, dst, a, b },
        _ => Op::Div {
            op,
            sh,
            fl,
            dst,
            a,
            b,
        },
    }
}

/// A comparison of integers of at most 64 bits; "greater" swaps its operands.
fn int_compare(pred: IntPredicate, sh: u8, dst: u32, a: u32, b: u32) -> Op {
    match pred {
        IntPredicate::Eq => Op::CmpEq { sh, dst, a, b },
        IntPredicate::Ne => Op::CmpNe { sh, dst, a, b },
        IntPredicate::Ult => Op::CmpUlt { sh, dst, a, b },
        IntPredicate::Ule => Op::CmpUle { sh, dst, a, b },
        IntPredicate::Slt => Op::CmpSlt { sh, dst, a, b },
        IntPredicate::Sle => Op::CmpSle { sh, dst, a, b },
        IntPredicate::Ugt => Op::CmpUlt {
            sh,
            dst,
            a: b,
            b: a,
        },
        IntPredicate::Uge => Op::CmpUle {
            sh,
            dst,
            a: b,
            b: a,
        },
        IntPredicate::Sgt => Op::CmpSlt {
            sh,
            dst,
            a: b,
            b: a,
        },
        IntPredicate::Sge => Op::CmpSle {
            sh,
            dst,
            a: b,
            b: a,
        },
    }
}
