//! Atomic operations that read and write, and fences that stand side by side.
//!
//! What other threads may see is an event whose answer is the environment's. On an object of this call's own whose address
//! nobody else has, an `atomicrmw` or `cmpxchg` is a plain read and a plain write:
//!
//! ```text
//!   %p = alloca i32
//!   %o = atomicrmw add ptr %p, i32 1 seq_cst     %o = memory at p;  memory' at p = %o + 1;  no event
//! ```
//!
//! Whether a weak `cmpxchg` fails for no reason is the environment's choice, and part of the event, since others see whether it
//! wrote: the source's fails where the target's does. Where the target's never does, being a strong one, the source's need not.

use super::rmw;
use super::{Encoder, EventArg, Result};
use crate::context::{ChoiceKind, Side};
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::inst::{InstKind, MemAccess, Ordering, RmwOp};
use tandem_ir::{Inst, Type};
use tandem_smt::{Sort, Term, Terms};

impl Encoder<'_, '_> {
    /// Where an operation that reads and writes does so; it must be allowed to.
    pub(super) fn updated_place(&mut self, i: Inst, a: MemAccess) -> Result<(Ptr, u32)> {
        let f = self.f();
        let (at, space) = self.pointer_operand(i, 0)?;
        let size = self.store_size(f.value_type(f.operand(i, 1)))?;
        self.access(at, space, size, a.align.bytes(), true);
        Ok((at, space))
    }

    /// An atomic operation that reads and writes: `atomicrmw`, or `cmpxchg`, whose two operands are part of the event.
    pub(super) fn read_modify_write(
        &mut self,
        i: Inst,
        name: &str,
        a: MemAccess,
        (at, space): (Ptr, u32),
        op: Option<RmwOp>,
    ) -> Result<Val> {
        let f = self.f();
        let ty = f.value_type(f.operand(i, 1));
        let mut args = vec![self.pointer_argument(at, space)];
        let operands = if op.is_some() { 1 } else { 2 };
        for n in 1..=operands {
            args.push(EventArg {
                value: self.operand(i, n)?,
                spaces: self.pointer_spaces(ty),
            });
        }
        if !a.volatile
            && let (Some(op), Some(w)) = (op, ty.int_width())
            && self.is_own(at)
            && let Some(by) = args[1].value.scalar()
        {
            return self.own_read_modify_write(op, at, ty, (by, w), a.align.bytes());
        }
        for v in args[1..].iter().flat_map(|v| v.value.leaves()) {
            self.state.mem = self.w.escape(self.state.mem, v);
        }
        // One that writes back what it read is seen as what it reads: an atomic load may take its place.
        let (name, shown) = if self.writes_back(i, a) {
            ("load", vec![args[0].clone()])
        } else {
            let width = ty.int_width();
            let left = op
                .zip(width)
                .and_then(|(op, w)| self.left_by(op, &args[1], w));
            match left {
                Some(left) => ("atomicrmw", vec![args[0].clone(), left]),
                None => {
                    if op == Some(RmwOp::FSub)
                        && let Some(kind) = self.cx().types.scalar(ty).float_kind()
                    {
                        args[1].value = self.with_other_sign(kind, &args[1].value);
                    }
                    (name, args)
                }
            }
        };
        let name = format!("{} {}", self.access_name(name, a), self.accessed_type(ty));
        let index = self.ordered_event(i, name, shown, a.ordering);
        let old = self.answer_of(index, ty)?;
        // What it leaves there is unknown too: other threads may have written first.
        let left = self.world_value("left", index, ty)?;
        self.state.mem = self.write_value(self.state.mem, at, ty, &left, a.align.bytes())?;
        Ok(old)
    }

    /// True for an object of this call's own whose address nobody else has: no other thread has anything to do with what is
    /// read and written there.
    pub(super) fn is_own(&mut self, at: Ptr) -> bool {
        let id = self.w.terms.as_u64(at.block);
        let is_local = id.is_some_and(|b| self.w.blocks.locals().contains(&b));
        is_local && self.w.escaped(self.state.mem, at.block) == Terms::FALSE
    }

    /// An `atomicrmw` on such an object: a read, an operation and a write.
    fn own_read_modify_write(
        &mut self,
        op: RmwOp,
        at: Ptr,
        ty: Type,
        (by, width): (Scalar, u32),
        align: u64,
    ) -> Result<Val> {
        let read = self.read_value(self.state.mem, at, ty, align)?;
        let Some(old) = read.scalar() else {
            return Err("atomicrmw".into());
        };
        let bits = rmw::left(&mut self.w.terms, op, old.bits, by.bits, width)
            .ok_or_else(|| format!("atomicrmw {} of a number", op.keyword()))?;
        // What was there does not matter to what is put in its place.
        let poison = match op {
            RmwOp::Xchg => by.poison,
            _ => self.w.terms.or(old.poison, by.poison),
        };
        let left = Scalar { bits, poison };
        self.state.mem = self.write_value(self.state.mem, at, ty, &left.into(), align)?;
        Ok(read)
    }

    /// A `cmpxchg`. It succeeds where memory holds what is expected, a weak one only if it does not fail for no reason.
    pub(super) fn compare_exchange(&mut self, i: Inst, a: MemAccess, weak: bool) -> Result<Val> {
        let f = self.f();
        let InstKind::CmpXchg { failure, .. } = *f.kind(i) else {
            return Err("cmpxchg".into());
        };
        let name = format!(
            "cmpxchg{} {}",
            if weak { " weak" } else { "" },
            failure.keyword()
        );
        let expected = self.scalar_operand(i, 1)?;
        let ty = f.value_type(f.operand(i, 1));
        let place = self.updated_place(i, a)?;
        let own = !a.volatile && self.is_own(place.0);
        let old = if own {
            self.read_value(self.state.mem, place.0, ty, a.align.bytes())?
        } else {
            self.read_modify_write(i, &name, a, place, None)?
        };
        let s = old.scalar().ok_or("cmpxchg")?;
        let equal = match ty.address_space() {
            Some(space) => {
                let (p, q) = (
                    Ptr::unpack(self.t(), s.bits),
                    Ptr::unpack(self.t(), expected.bits),
                );
                self.w.pointer_eq(p, q, space)
            }
            None => self.t().eq(s.bits, expected.bits),
        };
        let luck = match weak {
            true if own => {
                if self.side == Side::Target {
                    let failure = "a cmpxchg that fails for no reason";
                    self.w.beyond_replay.insert(failure.into());
                }
                let before = self.state.events;
                self.choose_about(ChoiceKind::Other("cmpxchg.weak"), 1, &[before])
            }
            true => self.luck_of_event(),
            false => self.t().bits(1, 1),
        };
        let lucky = self.t().bit_to_bool(luck);
        let done = self.t().and(equal, lucky);
        let poison = self.t().or(s.poison, expected.poison);
        if own {
            let new = self.scalar_operand(i, 2)?;
            self.note_kept(place.0, &new.into(), &self.pointer_spaces(ty));
            let mut left = Scalar::select(self.t(), done, new, s);
            left.poison = self.t().or(left.poison, poison);
            let (mem, align) = (self.state.mem, a.align.bytes());
            self.state.mem = self.write_value(mem, place.0, ty, &left.into(), align)?;
        } else if let Some(e) = self.events.last_mut() {
            e.args.push(EventArg {
                value: Scalar::defined(luck).into(),
                spaces: vec![None],
            });
        }
        let done = self.t().bool_to_bit(done);
        let done = Scalar { bits: done, poison };
        Ok(Val::Elements([old, done.into()].into()))
    }

    /// Whether the weak `cmpxchg` that is the last event may succeed, as a bit. Were it all the source's choice, its loop that
    /// tries again could fail each time, beyond any bound, where the target stops.
    fn luck_of_event(&mut self) -> Term {
        let index = self.events.last().map(|e| e.index);
        let index = index.unwrap_or(self.state.events);
        let luck = (self.w).environment("cmpxchg.luck", &[index], Sort::Bits(1));
        if self.side == Side::Target {
            return luck;
        }
        let always = self.choose(ChoiceKind::Licence, 1);
        self.t().bvor(luck, always)
    }

    /// Fences of one scope with no access and no call between them are one fence, the last, that orders what any of them orders
    /// (LangRef, `fence` Instruction); nothing for the others. A release and an acquire behind it stay two: what is acquired
    /// there was not seen by the release.
    pub(super) fn joined_fence(&self, i: Inst, ordering: Ordering) -> Option<Ordering> {
        let f = self.f();
        let block = f.inst_block(i);
        let all: Vec<Inst> = block.into_iter().flat_map(|b| f.insts(b)).collect();
        let Some(at) = all.iter().position(|&j| j == i) else {
            return Some(ordering);
        };
        let fence = |j: Inst| match *f.kind(j) {
            InstKind::Fence { ordering, scope } => Some((ordering, scope)),
            _ => None,
        };
        let scope = fence(i).and_then(|o| o.1);
        let is_quiet = |j: Inst| {
            matches!(
                f.kind(j),
                InstKind::Binary(_)
                    | InstKind::FNeg
                    | InstKind::ICmp(_)
                    | InstKind::FCmp(_)
                    | InstKind::Select
                    | InstKind::Cast(_)
                    | InstKind::Gep { .. }
                    | InstKind::Freeze
                    | InstKind::ExtractValue(_)
                    | InstKind::InsertValue(_)
            )
        };
        // The next fence of the scope in a direction.
        let of_scope = |n: usize| fence(all[n]).filter(|o| o.1 == scope).map(|o| (n, o.0));
        let loud = |n: &usize| !is_quiet(all[*n]);
        let apart = |a, b| (a, b) == (Ordering::Release, Ordering::Acquire);
        let behind = (at + 1..all.len()).find(loud).and_then(of_scope);
        if behind.is_some_and(|(_, o)| !apart(ordering, o)) {
            return None;
        }
        let (mut joined, mut first) = (ordering, (at, ordering));
        while let Some((n, o)) = (0..first.0).rev().find(loud).and_then(of_scope)
            && !apart(o, first.1)
        {
            (joined, first) = (both_orders(joined, o), (n, o));
        }
        Some(joined)
    }
    /// True for an `atomicrmw` that leaves every value as it is (`add 0`, `and -1`), and shows others nothing that came before.
    fn writes_back(&self, i: Inst, a: MemAccess) -> bool {
        let f = self.f();
        let InstKind::AtomicRmw(op, _) = f.kind(i) else {
            return false;
        };
        let relaxed = !a.volatile
            && matches!(
                a.ordering,
                Ordering::Unordered | Ordering::Monotonic | Ordering::Acquire
            );
        let Some(c) = f.as_int(f.operand(i, 1)).filter(|_| relaxed) else {
            return false;
        };
        match op {
            RmwOp::Add | RmwOp::Sub | RmwOp::Or | RmwOp::Xor | RmwOp::UMax => c.is_zero(),
            RmwOp::And | RmwOp::UMin => (0..c.width()).all(|n| c.bit(n)),
            // The ends of the signed numbers: the top bit alone, and all bits but that.
            RmwOp::Max => (0..c.width()).all(|n| c.bit(n) == (n + 1 == c.width())),
            RmwOp::Min => (0..c.width()).all(|n| c.bit(n) != (n + 1 == c.width())),
            _ => false,
        }
    }
}

/// What two fences order that stand side by side.
fn both_orders(a: Ordering, b: Ordering) -> Ordering {
    use Ordering::{AcqRel, Acquire, Release, SeqCst};
    match (a, b) {
        (SeqCst, _) | (_, SeqCst) => SeqCst,
        (Acquire, Acquire) => Acquire,
        (Release, Release) => Release,
        _ => AcqRel,
    }
}
