//! Loads, stores, atomics, `alloca`, `getelementptr`, and the conditions that metadata puts on loaded values.
//!
//! A plain load or store of one integer or float of 8, 16, 32 or 64 bits is an operation with everything in it
//! (`LoadInt`, `StoreInt`); every other access has its description in a table (`Access`), which names layout, space,
//! alignment in bytes, order and scope. Atomic operations have at most 64 bits.
//!
//! A `getelementptr` is folded here as far as its indices are constants:
//!
//! ```text
//!   getelementptr {i32, [4 x i16]}, ptr %p, i64 0, i32 1, i64 %i     offset 4, terms [(%i, scale 2)]
//!       no term, offset of 32 bits  -> GepImm        one term, offset 0 -> Gep1        else -> Gep (a `GepSpec`)
//! ```
//!
//! Scales and offsets are bytes of the data layout; sums wrap in 64 bits, and whether the folded part overflowed is
//! kept for the flags. An index wider than 64 bits is cut first, as the flags allow.
//!
//! `!range`, `!nonnull` and `!align` make poison; `!noundef` is undefined behaviour on it, and is therefore checked
//! last.

use super::{Compiler, Res};
use crate::alias::{self, Says};
use crate::arith::op_flags;
use crate::attrs::{Check, range};
use crate::code::{Access, AllocaSpec, GepSpec, WatchSpec};
use crate::layout::{LeafKind, ValueLayout};
use crate::ops::{GENERIC, NSW, NUW, Op};
use crate::outcome::UbKind;
use std::sync::Arc;
use tandem_ir::constant::Bits;
use tandem_ir::inst::{InstKind, MemAccess, Ordering, RmwOp};
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{CastOp, Flags, Function, Inst, Type, Value};

impl<'a> Compiler<'a> {
    pub(super) fn memory_instruction(
        &mut self,
        f: &'a Function,
        i: Inst,
        dst: u32,
        ops: &[Value],
    ) -> Res<()> {
        match f.kind(i) {
            InstKind::Alloca { ty, align, .. } => {
                self.alloca(f, i, *ty, align.bytes(), dst, ops[0])
            }
            InstKind::Load(m) => {
                let ptr = self.slot(ops[0])?;
                let types = (f.inst_type(i), f.value_type(ops[0]));
                let says = |&(kind, md): &(_, _)| match self.header.str(kind) {
                    "invariant.load" => true,
                    "tbaa" => alias::says_constant(self.header, md),
                    _ => false,
                };
                let plain = !m.volatile && m.ordering == Ordering::NotAtomic;
                let unchanging = plain && f.attachments(i).iter().any(says);
                self.emit_load(*m, types, dst, ptr, unchanging)?;
                let layout = self.layout(f.inst_type(i))?;
                let checks = self.metadata_checks(f, i, &layout, UbKind::NoundefLoad);
                self.emit_checks(dst, checks);
                Ok(())
            }
            InstKind::Store(m) => {
                let (src, ptr) = (self.slot(ops[0])?, self.slot(ops[1])?);
                let layout = self.layout(f.value_type(ops[0]))?;
                let space = f
                    .value_type(ops[1])
                    .address_space()
                    .ok_or("store to no pointer")?;
                let op = match plain_size(*m, &layout) {
                    Some(size) => Op::StoreInt {
                        size,
                        align: m.align.bytes().trailing_zeros() as u8,
                        space,
                        src,
                        ptr,
                    },
                    None => Op::Store {
                        src,
                        ptr,
                        access: self.access(*m, layout, space, RmwOp::Xchg, Ordering::NotAtomic),
                    },
                };
                self.emit(op);
                Ok(())
            }
            InstKind::AtomicRmw(rmw, m) => {
                let (ptr, src) = (self.slot(ops[0])?, self.slot(ops[1])?);
                let layout = self.layout(f.value_type(ops[1]))?;
                let space = f
                    .value_type(ops[0])
                    .address_space()
                    .ok_or("atomicrmw of no pointer")?;
                if layout.single().is_none_or(|l| l.kind.bits() > 64) {
                    return Err("atomicrmw of more than 64 bits".into());
                }
                let access = self.access(*m, layout, space, *rmw, Ordering::NotAtomic);
                self.emit(Op::AtomicRmw {
                    dst,
                    ptr,
                    src,
                    access,
                });
                Ok(())
            }
            InstKind::CmpXchg {
                access, failure, ..
            } => {
                let ptr = self.slot(ops[0])?;
                let (expected, new) = (self.slot(ops[1])?, self.slot(ops[2])?);
                let layout = self.layout(f.value_type(ops[1]))?;
                let space = f
                    .value_type(ops[0])
                    .address_space()
                    .ok_or("cmpxchg of no pointer")?;
                if layout.single().is_none_or(|l| l.kind.bits() > 64) {
                    return Err("cmpxchg of more than 64 bits".into());
                }
                let access = self.access(*access, layout, space, RmwOp::Xchg, *failure);
                self.emit(Op::CmpXchg {
                    dst,
                    ptr,
                    expected,
                    new,
                    access,
                });
                Ok(())
            }
            InstKind::Fence { ordering, .. } => {
                self.emit(Op::Fence {
                    ordering: *ordering,
                });
                Ok(())
            }
            InstKind::Gep { elem } => {
                let mut slots = Vec::with_capacity(ops.len());
                let mut types = Vec::with_capacity(ops.len());
                for &o in ops {
                    slots.push(self.slot(o)?);
                    types.push(f.value_type(o));
                }
                let known: Vec<_> = ops.iter().map(|&o| f.as_int(o)).collect();
                self.emit_gep(
                    *elem,
                    f.flags(i),
                    f.inst_type(i),
                    dst,
                    &slots,
                    &types,
                    &known,
                )
            }
            k => Err(k.mnemonic().into()),
        }
    }

    /// What metadata says of the access that comes next, or of a call.
    pub(super) fn watch(&mut self, f: &Function, i: Inst, ops: &[Value]) -> Res<()> {
        let says = Says::of(self.header, f, i);
        let params = self.out.pointers.iter();
        let bound = params.clone().any(|p| p.1.unwritten || p.1.unread);
        if says.is_none() && !bound {
            return Ok(());
        }
        let beyond = says.as_ref().is_some_and(|s| s.beyond);
        let sets_memory = ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."]
            .iter()
            .any(|n| {
                f.callee(i)
                    .is_some_and(|g| self.header.global_name(g).starts_with(n))
            });
        let (pointer, ty, write) = match f.kind(i) {
            InstKind::Load(_) => (ops[0], f.inst_type(i), false),
            InstKind::Store(_) => (ops[1], f.value_type(ops[0]), true),
            InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } => {
                (ops[0], f.value_type(ops[1]), true)
            }
            InstKind::Call(_) if sets_memory && !beyond => (f.operand(i, 1), Type::VOID, true),
            // A call with such metadata: no place is known.
            _ if beyond => (f.operand(i, 0), Type::VOID, true),
            _ => return Ok(()),
        };
        let bytes = match ty {
            Type::VOID => 0,
            ty => self.layout(ty)?.size,
        };
        let ptr = match beyond {
            true => 0,
            false => self.slot(pointer)?,
        };
        let watched = self.out.watched.len() as u32;
        let space = f.value_type(pointer).address_space().unwrap_or(0);
        self.out.watched.push(WatchSpec {
            says: says.map(Arc::new),
            bytes,
            write,
            space,
        });
        self.emit(Op::Watch { ptr, watched });
        Ok(())
    }

    fn access(
        &mut self,
        m: MemAccess,
        layout: ValueLayout,
        space: u32,
        rmw: RmwOp,
        failure: Ordering,
    ) -> u32 {
        // The scope of a single thread orders nothing between threads, but stays atomic.
        let single = m
            .scope
            .is_some_and(|s| self.header.str(s) == "singlethread");
        let weaken = |o: Ordering| match o {
            Ordering::NotAtomic => o,
            _ if single => Ordering::Monotonic,
            _ => o,
        };
        self.out.accesses.push(Access {
            space,
            align: m.align.bytes(),
            layout,
            volatile: m.volatile,
            ordering: weaken(m.ordering),
            rmw,
            failure: weaken(failure),
            unchanging: false,
        });
        self.out.accesses.len() as u32 - 1
    }

    pub(super) fn emit_load(
        &mut self,
        m: MemAccess,
        (ty, ptr_ty): (Type, Type),
        dst: u32,
        ptr: u32,
        unchanging: bool,
    ) -> Res<()> {
        let layout = self.layout(ty)?;
        let space = ptr_ty.address_space().ok_or("load from no pointer")?;
        let op = match plain_size(m, &layout).filter(|_| !unchanging) {
            Some(size) => Op::LoadInt {
                size,
                align: m.align.bytes().trailing_zeros() as u8,
                space,
                dst,
                ptr,
            },
            None => {
                let access = self.access(m, layout, space, RmwOp::Xchg, Ordering::NotAtomic);
                self.out.accesses[access as usize].unchanging = unchanging;
                Op::Load { dst, ptr, access }
            }
        };
        self.emit(op);
        Ok(())
    }

    fn alloca(
        &mut self,
        f: &'a Function,
        i: Inst,
        ty: Type,
        align: u64,
        dst: u32,
        count: Value,
    ) -> Res<()> {
        let h = self.header;
        let size = h
            .layout
            .alloc_size(&h.types, ty)
            .ok_or("alloca of an unsized type")?;
        let LeafKind::Int(w) = self.scalar(f.value_type(count))? else {
            return Err("alloca with a count that is no integer".into());
        };
        if w > 64 {
            return Err(format!("alloca with a count of i{w}"));
        }
        let starts_dead = f.result(i).is_some_and(|v| {
            f.uses(v).any(|u| {
                let name = f.callee(f.user(u)).map_or("", |g| h.global_name(g));
                name.starts_with("llvm.lifetime.start")
            })
        });
        let count = self.slot(count)?;
        let alloca = self.out.allocas.len() as u32;
        self.out.allocas.push(AllocaSpec {
            size,
            align,
            space: f.inst_type(i).address_space().unwrap_or(0),
            sh: (64 - w) as u8,
            starts_dead,
        });
        self.emit(Op::Alloca { dst, count, alloca });
        Ok(())
    }

    /// `getelementptr`; `known` holds the indices that are constants.
    #[allow(
        clippy::too_many_arguments,
        reason = "the instruction has that many parts"
    )]
    pub(super) fn emit_gep(
        &mut self,
        elem: Type,
        flags: Flags,
        result: Type,
        dst: u32,
        slots: &[u32],
        types: &[Type],
        known: &[Option<Bits>],
    ) -> Res<()> {
        let layout = self.layout(result)?;
        let lanes = layout.leaves.len() as u32;
        let Some(LeafKind::Ptr(space, _)) = layout.leaves.first().map(|l| l.kind) else {
            return Err("getelementptr of no pointer".into());
        };
        for lane in 0..lanes {
            // A scalar operand of a vector getelementptr is the same for every lane.
            let mut at = Vec::with_capacity(slots.len());
            for (&slot, &ty) in slots.iter().zip(types) {
                at.push(match self.header.types.as_vector(ty) {
                    Some((e, ..)) => slot + lane * self.layout(e)?.slots,
                    None => slot,
                });
            }
            let base = at[0];
            let mut index_slots = at.split_off(1);
            self.narrow_indices(flags, &mut index_slots, &types[1..], &known[1..])?;
            let spec = self.gep_spec(elem, flags, space, &index_slots, &types[1..], &known[1..])?;
            let op = self.gep_op(spec, dst + lane, base);
            self.emit(op);
        }
        Ok(())
    }

    /// Cuts indices wider than 64 bits, as the flags allow it.
    fn narrow_indices(
        &mut self,
        flags: Flags,
        slots: &mut [u32],
        types: &[Type],
        known: &[Option<Bits>],
    ) -> Res<()> {
        let fl = op_flags(flags);
        let mut trunc = Flags::NONE;
        if fl & NSW != 0 {
            trunc |= Flags::NSW;
        }
        if fl & NUW != 0 {
            trunc |= Flags::NUW;
        }
        for ((slot, &ty), known) in slots.iter_mut().zip(types).zip(known) {
            let ty = self.header.types.scalar(ty);
            if ty.int_width().is_some_and(|w| w > 64) && known.is_none() {
                let narrow = self.new_slots(1);
                self.emit_cast(CastOp::Trunc, trunc, ty, Type::I64, narrow, *slot)?;
                *slot = narrow;
            }
        }
        Ok(())
    }

    fn gep_spec(
        &self,
        elem: Type,
        flags: Flags,
        space: u32,
        slots: &[u32],
        types: &[Type],
        known: &[Option<Bits>],
    ) -> Res<GepSpec> {
        let h = self.header;
        let mut spec = GepSpec {
            space,
            index_bits: h.layout.pointer(space).index_bits,
            fl: op_flags(flags),
            offset: 0,
            overflows: false,
            terms: Vec::new(),
        };
        let mut ty = elem;
        for (n, &slot) in slots.iter().enumerate() {
            if n > 0
                && let Some((fields, _)) = h.types.struct_fields(ty)
            {
                let k = known[n]
                    .as_ref()
                    .and_then(Bits::as_u64)
                    .ok_or("index of a struct")?;
                let layout = h
                    .layout
                    .struct_layout(&h.types, ty)
                    .ok_or("unsized struct")?;
                let o = *layout
                    .offsets
                    .get(k as usize)
                    .ok_or("struct index out of range")?;
                spec.offset = spec.offset.wrapping_add(o as i64);
                ty = *fields.get(k as usize).ok_or("struct index out of range")?;
                continue;
            }
            let packed = n > 0 && h.types.as_vector(ty).is_some();
            if n > 0 {
                let e = h.types.as_array(ty).map(|a| a.0);
                let e = e.or_else(|| h.types.as_vector(ty).map(|v| v.0));
                ty = e.ok_or("index into a scalar")?;
            }
            // Elements of a vector lie side by side; others are as far apart as their allocation size.
            let scale = match packed {
                true => h.layout.store_size(&h.types, ty),
                false => h.layout.alloc_size(&h.types, ty),
            };
            let scale = scale.ok_or("unsized element")? as i64;
            let w = h
                .types
                .scalar(types[n])
                .int_width()
                .ok_or("index that is no integer")?;
            match known[n]
                .as_ref()
                .and_then(|b| Some((b.width(), b.as_i64()?)))
            {
                Some((_, k)) => {
                    let (p, o) = k.overflowing_mul(scale);
                    let (sum, o2) = spec.offset.overflowing_add(p);
                    spec.offset = sum;
                    spec.overflows |= o | o2;
                }
                None => spec.terms.push((slot, (64 - w.min(64)) as u8, scale)),
            }
        }
        Ok(spec)
    }

    fn gep_op(&mut self, spec: GepSpec, dst: u32, base: u32) -> Op {
        let fl = spec.fl | generic(spec.space);
        if spec.index_bits == 64 && !spec.overflows {
            if let (Ok(offset), []) = (i32::try_from(spec.offset), &spec.terms[..]) {
                return Op::GepImm {
                    fl,
                    dst,
                    base,
                    offset,
                };
            }
            if let ([(index, sh, scale)], 0) = (&spec.terms[..], spec.offset)
                && let Ok(scale) = u32::try_from(*scale)
            {
                return Op::Gep1 {
                    fl,
                    sh: *sh,
                    dst,
                    base,
                    index: *index,
                    scale,
                };
            }
        }
        let gep = self.out.geps.len() as u32;
        self.out.geps.push(spec);
        Op::Gep { dst, base, gep }
    }

    /// Conditions that metadata puts on a loaded or returned value.
    pub(super) fn metadata_checks(
        &self,
        f: &Function,
        i: Inst,
        layout: &ValueLayout,
        noundef: UbKind,
    ) -> Vec<(u32, Check)> {
        let mut out = Vec::new();
        let mut undef = None;
        for &(kind, md) in f.attachments(i) {
            let numbers = || self.metadata_numbers(md);
            match self.header.str(kind) {
                "range" => {
                    let bounds = numbers();
                    let pairs: Vec<(Bits, Bits)> = bounds
                        .chunks_exact(2)
                        .map(|p| (p[0].clone(), p[1].clone()))
                        .collect();
                    for l in &layout.leaves {
                        out.extend(range(&pairs, l.kind.bits()).map(|c| (l.slot, c)));
                    }
                }
                "nonnull" => out.push((0, Check::NonNull)),
                "align" => {
                    let n = numbers().first().and_then(Bits::as_u64).unwrap_or(1);
                    out.push((0, Check::Align(n.max(1))));
                }
                k @ ("dereferenceable" | "dereferenceable_or_null") => {
                    let Some(LeafKind::Ptr(space, _)) = layout.single().map(|l| l.kind) else {
                        continue;
                    };
                    let bytes = numbers().first().and_then(Bits::as_u64).unwrap_or(0);
                    let or_null = k == "dereferenceable_or_null";
                    out.push((
                        0,
                        Check::Dereferenceable {
                            bytes,
                            space,
                            or_null,
                        },
                    ));
                }
                "noundef" => {
                    let slots = layout.slots;
                    undef = Some((
                        0,
                        Check::NoUndef {
                            slots,
                            kind: noundef,
                        },
                    ));
                }
                _ => {}
            }
        }
        out.extend(undef);
        out
    }

    fn metadata_numbers(&self, md: Metadata) -> Vec<Bits> {
        let Metadata::Node(n) = md else {
            return Vec::new();
        };
        let MdBody::Tuple(ops) = &self.header.metadata.nodes[n].body else {
            return Vec::new();
        };
        ops.iter()
            .filter_map(|o| match o {
                Metadata::Constant(c) => self.header.constants.as_bits(*c),
                _ => None,
            })
            .collect()
    }
}

/// The flag of pointers of the generic address space.
fn generic(space: u32) -> u8 {
    if space == 0 { GENERIC } else { 0 }
}

/// Size in bytes of an access that has a fast path.
fn plain_size(m: MemAccess, layout: &ValueLayout) -> Option<u8> {
    let leaf = layout.single()?;
    let simple = m.is_simple() && !matches!(leaf.kind, LeafKind::Ptr(..));
    let bits = leaf.kind.bits();
    (simple && matches!(bits, 8 | 16 | 32 | 64)).then_some((bits / 8) as u8)
}
