//! Intrinsics that touch memory, control or other threads, and the functions of the C library that the machine knows.
//!
//! [`Machine::intrinsic`] gives either a result at once (`sequential`: `assume`, lifetimes, copies, heap, traps, device
//! atomics) or a [`Wait`]: the thread stops, and the scheduler ends the call when the threads that it waits for are
//! there.
//!
//! ```text
//!   bar.sync 0         Stop::Wait(Barrier)  ... all threads of the block ...   finish_call(site, [])
//!   shfl.sync m, v     Stop::Wait(Warp)     ... all lanes of the mask ...     finish_call(site, [its v])
//! ```
//!
//! A mask or barrier number that is poison or undef is immediate undefined behaviour, as is a wrong `free`, a length
//! that is poison, or `assume(false)`. An answer that a compiler may know better (`objectsize`, `is.constant`, whether
//! `malloc` gives null) is a choice of the run, and noted as one.
//!
//! Requirement: UB kinds are those of [`UbKind`], each with its programs in `corpus/interp/ub/`.

use super::{Fault, Machine, Shape, Stop, Thread};
use crate::api::{AllocationPolicy, Place};
use crate::bytes::{copy_in, copy_out, fill};
use crate::code::{Access, CallSite, CompiledFn};
use crate::events::Event;
use crate::intrinsics::{Impure, Reduce, Sreg, WarpOp};
use crate::layout::LeafKind;
use crate::memory::{self, Ask, Found, Life, NewObject, Region};
use crate::outcome::UbKind;
use crate::race::Kind;
use crate::slot::{Prov, Slot, mask};
use crate::value::Target;
use smallvec::SmallVec;
use tandem_ir::inst::{Ordering, RmwOp};

/// What a thread waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in super::super) struct Wait {
    /// The call site in the thread's frame, for the result.
    pub site: u32,
    /// Function and position: the instruction that waits.
    pub at: crate::race::At,
    /// What the lane waits for.
    pub kind: WaitKind,
}

/// See [`Wait`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in super::super) enum WaitKind {
    /// A barrier of the block.
    Barrier {
        id: u32,
        count: Option<u32>,
        aligned: bool,
        arrive: bool,
        reduce: Reduce,
        predicate: bool,
    },
    /// A warp operation of the lanes in the mask.
    Warp {
        op: WarpOp,
        mask: u32,
        args: [Slot; 3],
        /// Width of the value.
        bits: u32,
    },
    /// The lanes that are here: `activemask` (`None`) or a vote without mask.
    Here { op: Option<WarpOp>, predicate: bool },
}

type Args = SmallVec<[Slot; 8]>;

impl<'p, 'm> Machine<'p, 'm> {
    /// The arguments of a call site in a row, conditions applied.
    pub(super) fn arguments(&mut self, t: &mut Thread<'p>, site: &CallSite) -> Result<Args, Fault> {
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        let (base, null_is_valid) = (frame.base, frame.code.null_is_valid);
        let mut args = Args::new();
        for &(slot, n) in &site.args {
            let s = base + slot as usize;
            args.extend_from_slice(&t.regs[s..s + n as usize]);
        }
        for (slot, c) in &site.checks {
            self.check_value(&mut args, *slot as usize, c, t.who, null_is_valid)?;
        }
        Ok(args)
    }

    pub(super) fn intrinsic(
        &mut self,
        t: &mut Thread<'p>,
        op: Impure,
        n: u32,
    ) -> Result<Option<Stop>, Fault> {
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        let (f, pc) = (frame.code, frame.pc - 1);
        let site = &f.calls[n as usize];
        if let Impure::Sreg(r) = op {
            let v = self.special_register(t, r);
            return self.finish_call(t, n, &[v]).map(|()| None);
        }
        let args = self.arguments(t, site)?;
        let at = (f.global, pc as u32);
        let kind = match op {
            Impure::Barrier { .. } => Some(barrier(op, &args)?),
            Impure::Warp(op) => Some(self.warp(t, op, &args, site)?),
            Impure::OldVote(op) => {
                let predicate = defined(&args, 0)? & 1 != 0;
                Some(WaitKind::Here {
                    op: Some(op),
                    predicate,
                })
            }
            Impure::ActiveMask => Some(WaitKind::Here {
                op: None,
                predicate: false,
            }),
            _ => None,
        };
        if let Some(kind) = kind {
            return Ok(Some(Stop::Wait(Wait { site: n, at, kind })));
        }
        if op == Impure::PtrMask {
            let (pointers, masks) = args.split_at(args.len() / 2);
            // Where a pointer has more bits than its index, those above are kept.
            let index = site.layouts.get(1).and_then(|l| l.leaves.first());
            let kept = index.map_or(0, |l| !mask(l.kind.top_sh()));
            let lanes = pointers.iter().zip(masks);
            let masked: Vec<Slot> = lanes.map(|(&p, &m)| self.masked(t, p, m, kept)).collect();
            return self.finish_call(t, n, &masked).map(|()| None);
        }
        if site.ret_slots > 1 {
            let what = format!("{op:?} with a result of several parts");
            return Err(Fault::Unsupported(what));
        }
        let result = self.sequential(t, op, site, &args, pc)?;
        match result {
            Some(v) => self.finish_call(t, n, &[v]).map(|()| None),
            None => self.finish_call(t, n, &[]).map(|()| None),
        }
    }

    /// `llvm.ptrmask` of one pointer; `kept` are the bits that no mask says anything of.
    fn masked(&mut self, t: &mut Thread<'p>, p: Slot, m: Slot, kept: u64) -> Slot {
        if p.is_poison() || m.is_poison() {
            return Slot::POISON;
        }
        let m = self.number(&mut t.rng, m, !kept) | kept;
        // Which bits there are to be cleared is a matter of where the object lies: of low bits, of its alignment, which it has
        // and no more; of others, of the place itself, also where there happens to be nothing to clear.
        let cleared = !m;
        let low = cleared & cleared.wrapping_add(1) == 0;
        let moved = p.bits & m != p.bits;
        self.choices.address |= (moved || !low) && p.prov() != Prov::NONE;
        Slot {
            bits: p.bits & m,
            meta: p.meta,
        }
    }

    fn sequential(
        &mut self,
        t: &mut Thread<'p>,
        op: Impure,
        site: &CallSite,
        args: &[Slot],
        pc: usize,
    ) -> Result<Option<Slot>, Fault> {
        let space = |n: usize| match site.layouts.get(n).and_then(|l| l.single()) {
            Some(l) => match l.kind {
                LeafKind::Ptr(s, _) => s,
                _ => 0,
            },
            None => 0,
        };
        let arg = |n: usize| args.get(n).copied().unwrap_or(Slot::POISON);
        match op {
            Impure::Assume => {
                if !arg(0).is_defined() {
                    return Err(UbKind::AssumePoison.into());
                }
                if arg(0).bits & 1 == 0 {
                    return Err(UbKind::AssumeFalse.into());
                }
            }
            Impure::LifetimeStart | Impure::LifetimeEnd => {
                let p = args.last().copied().unwrap_or(Slot::POISON);
                self.lifetime(p, op == Impure::LifetimeStart);
            }
            Impure::MemCpy(overlap) => {
                self.copy(t, site, args, (space(0), space(1)), overlap, pc)?
            }
            Impure::MemSet => self.set(t, site, args, space(0), pc)?,
            Impure::Trap => {
                let place = self.place(t);
                self.event(t, Event::Trap(place))?;
                return Err(Fault::Trap);
            }
            Impure::AssertFail | Impure::VPrintf => return self.library(t, op, site, args),
            Impure::ObjectSize => return self.object_size(arg(0), arg(1), space(0), site),
            Impure::IsConstant => {
                // A compiler that knows more may say yes.
                self.choices.external = true;
                self.choices.guessed = true;
                return Ok(Some(Slot::bool(false)));
            }
            Impure::StackSave => return Ok(Some(Slot::int(t.allocas.len() as u64))),
            Impure::StackRestore => {
                let keep = arg(0).bits as usize;
                while t.allocas.len() > keep {
                    if let Some(p) = t.allocas.pop() {
                        self.mem.destroy(p, Life::Popped);
                    }
                }
            }
            Impure::MemBar => self.fence(t.who, Ordering::SeqCst),
            Impure::Malloc => {
                let state = self.fresh_state();
                return self.allocate(arg(0), 16, state).map(Some);
            }
            Impure::New => {
                let state = self.fresh_state();
                return self.allocate_surely(arg(0), 16, state).map(Some);
            }
            Impure::Calloc => return self.calloc(arg(0), arg(1)).map(Some),
            Impure::AlignedAlloc => return self.aligned_alloc(arg(0), arg(1)).map(Some),
            Impure::Free => self.free(arg(0))?,
            Impure::NvvmCas => return self.nvvm_cas(t, site, args, pc).map(Some),
            Impure::NvvmAtomic(rmw) => return self.nvvm_atomic(t, rmw, site, args, pc).map(Some),
            Impure::IsSpace(s) => {
                if !arg(0).is_defined() {
                    return Ok(Some(arg(0)));
                }
                let p = arg(0);
                let found = self.mem.find(p.prov()).map(|o| o.region);
                // A pointer made from a number is into whatever lies there.
                let region = found.or_else(|| {
                    let at = self.mem.at_address(p.bits, 0, t.who, true)?;
                    self.mem.find(at).map(|o| o.region)
                });
                // An address is global unless it lies in the window of another space; null is none of theirs.
                let yes = match region {
                    Some(r) => r.reachable(s),
                    None => s == 1 && !self.mem.in_a_window(p.bits),
                };
                return Ok(Some(Slot::bool(yes)));
            }
            _ => {}
        }
        Ok(None)
    }

    fn special_register(&mut self, t: &mut Thread<'p>, r: Sreg) -> Slot {
        let Shape { grid, block, .. } = self.shape;
        let place = self.place.unwrap_or(Place {
            tid: t.tid,
            ntid: block,
            ctaid: t.ctaid,
            nctaid: grid,
        });
        let linear = place.linear();
        let lane = linear % 32;
        Slot::int(match r {
            Sreg::Tid(d) => place.tid[d as usize].into(),
            Sreg::NTid(d) => place.ntid[d as usize].into(),
            Sreg::CtaId(d) => place.ctaid[d as usize].into(),
            Sreg::NCtaId(d) => place.nctaid[d as usize].into(),
            Sreg::LaneId => lane.into(),
            Sreg::WarpId => (linear / 32).into(),
            Sreg::NWarpId => place.threads().div_ceil(32).into(),
            Sreg::WarpSize => 32,
            Sreg::Clock | Sreg::Clock64 => {
                t.clock += 16;
                self.choices.external = true;
                self.choices.guessed = true;
                if r == Sreg::Clock {
                    t.clock & 0xffff_ffff
                } else {
                    t.clock
                }
            }
            Sreg::LaneMask(k) => {
                let one = 1u64 << lane;
                match k {
                    0 => one,
                    1 => one | (one - 1),
                    2 => one - 1,
                    3 => !(one - 1) & 0xffff_ffff,
                    _ => !(one | (one - 1)) & 0xffff_ffff,
                }
            }
            Sreg::DynamicShared => self.shape.dynamic_shared,
            Sreg::Zero => {
                self.choices.external = true;
                self.choices.guessed = true;
                0
            }
        })
    }

    fn warp(
        &mut self,
        t: &mut Thread<'p>,
        op: WarpOp,
        args: &[Slot],
        site: &CallSite,
    ) -> Result<WaitKind, Fault> {
        // The mask comes first but in `redux`.
        let redux = matches!(op, WarpOp::Redux(_));
        let mask = defined(args, usize::from(redux))? as u32;
        if mask & (1 << (t.id.thread % 32)) == 0 {
            return Err(UbKind::LaneNotInMask.into());
        }
        let value = args
            .get(usize::from(!redux))
            .copied()
            .unwrap_or(Slot::int(0));
        let bits = site
            .layouts
            .get(usize::from(!redux))
            .and_then(|l| l.single())
            .map_or(32, |l| l.kind.bits());
        let rest = |n: usize| args.get(n).copied().unwrap_or(Slot::int(0));
        if matches!(op, WarpOp::Shuffle(..)) {
            defined(args, 2)?;
            defined(args, 3)?;
        } else if op != WarpOp::Sync && !value.is_defined() {
            return Err(UbKind::PoisonCollective.into());
        }
        let args = [value, rest(2), rest(3)];
        Ok(WaitKind::Warp {
            op,
            mask,
            args,
            bits,
        })
    }

    fn lifetime(&mut self, p: Slot, start: bool) {
        if !p.is_defined() {
            return;
        }
        let state = if start {
            self.fresh_state()
        } else {
            memory::POISON
        };
        let Some(o) = self.mem.find_mut(p.prov()) else {
            return;
        };
        let whole = o.target == Target::Stack && matches!(o.life, Life::Live | Life::Dead);
        if whole {
            o.life = if start { Life::Live } else { Life::Dead };
            o.states.fill(state);
            o.bytes.fill(0);
        }
    }

    /// The length of `memset`, `memcpy` and `memmove`, the third argument. One of more than 64 bits that does not fit in them is
    /// more than any object has.
    fn length(site: &CallSite, args: &[Slot]) -> Result<u64, Fault> {
        let slots = |n: usize| site.args.get(n).map_or(0, |a| a.1 as usize);
        let first = slots(0) + slots(1);
        let len = args.get(first..first + slots(2)).unwrap_or_default();
        let [low, high @ ..] = len else {
            return Err(Fault::IllFormed(
                "a memory intrinsic without a length".into(),
            ));
        };
        if len.iter().any(|s| !s.is_defined()) {
            return Err(UbKind::PoisonLength.into());
        }
        let fits = high.iter().all(|s| s.bits == 0);
        Ok(if fits { low.bits } else { u64::MAX })
    }

    fn copy(
        &mut self,
        t: &mut Thread<'p>,
        site: &CallSite,
        args: &[Slot],
        (to_space, from_space): (u32, u32),
        overlap: bool,
        pc: usize,
    ) -> Result<(), Fault> {
        let [to, from, ..] = *args else {
            return Err(Fault::IllFormed("memcpy with too few arguments".into()));
        };
        let n = Self::length(site, args)?;
        if n == 0 {
            return Ok(());
        }
        let null_is_valid = t.frames.last().is_some_and(|f| f.code.null_is_valid);
        let ask = |space, write| Ask {
            space,
            size: n,
            align: 1,
            write,
            null_is_valid,
        };
        self.within_limits(t, from, false)?;
        self.within_limits(t, to, true)?;
        let src = self.found(from, ask(from_space, false), t.who)?;
        let dst = self.found(to, ask(to_space, true), t.who)?;
        let apart = src.offset.abs_diff(dst.offset) as u64;
        if !overlap && src.index == dst.index && apart != 0 && apart < n {
            return Err(UbKind::MemcpyOverlap.into());
        }
        if site.volatile {
            let at = self.public_pointer(from, from_space);
            self.event(t, Event::VolatileLoad { at, bytes: n })?;
        }
        self.note_range(t, src, n, Kind::READ, pc);
        self.note_range(t, dst, n, Kind::WRITE, pc);
        let piece = copy_out(&self.mem.objects[src.index], src.offset, n as usize);
        copy_in(&mut self.mem.objects[dst.index], dst.offset, &piece);
        Ok(())
    }
    fn set(
        &mut self,
        t: &mut Thread<'p>,
        site: &CallSite,
        args: &[Slot],
        space: u32,
        pc: usize,
    ) -> Result<(), Fault> {
        let [to, value, ..] = *args else {
            return Err(Fault::IllFormed("memset with too few arguments".into()));
        };
        let n = Self::length(site, args)?;
        if n == 0 {
            return Ok(());
        }
        let null_is_valid = t.frames.last().is_some_and(|f| f.code.null_is_valid);
        self.within_limits(t, to, true)?;
        let ask = Ask {
            space,
            size: n,
            align: 1,
            write: true,
            null_is_valid,
        };
        let dst = self.found(to, ask, t.who)?;
        self.note_range(t, dst, n, Kind::WRITE, pc);
        fill(
            &mut self.mem.objects[dst.index],
            dst.offset,
            n as usize,
            value,
        );
        Ok(())
    }
    fn within_limits(&self, t: &Thread<'p>, p: Slot, write: bool) -> Result<(), Fault> {
        let limits = t.frames.last().map_or(Default::default(), |f| f.limits);
        if self.excluded(limits, &t.allocas, p, write) {
            return Err(UbKind::MemoryAttribute.into());
        }
        Ok(())
    }
    fn note_range(&mut self, t: &Thread<'p>, found: Found, n: u64, kind: Kind, pc: usize) {
        if self.race.is_some()
            && let Some(frame) = t.frames.last()
        {
            self.races(t.who, found, n, kind, (frame.code, pc));
        }
    }

    fn object_size(
        &mut self,
        p: Slot,
        min: Slot,
        space: u32,
        site: &CallSite,
    ) -> Result<Option<Slot>, Fault> {
        // The compiler may or may not know: what is true here is one legal answer.
        self.choices.external = true;
        self.choices.guessed = true;
        let w = site.ret.single().map_or(64, |l| l.kind.bits()).min(64);
        let m = if w == 64 { u64::MAX } else { (1 << w) - 1 };
        let unknown = if min.bits & 1 != 0 { 0 } else { m };
        let v = match self.mem.find(p.prov()) {
            Some(o) if p.is_defined() => {
                let off = p.bits.wrapping_sub(o.base[usize::from(space != 0)]);
                o.size.saturating_sub(off)
            }
            _ => unknown,
        };
        Ok(Some(Slot::int(v & m)))
    }

    /// `calloc`: null where the product does not fit.
    fn calloc(&mut self, count: Slot, size: Slot) -> Result<Slot, Fault> {
        if !count.is_defined() || !size.is_defined() {
            return Err(UbKind::PoisonLength.into());
        }
        let bytes = count.bits.saturating_mul(size.bits);
        self.allocate(Slot::int(bytes), 16, memory::DEFINED)
    }
    fn aligned_alloc(&mut self, align: Slot, size: Slot) -> Result<Slot, Fault> {
        if !align.is_defined() {
            return Err(UbKind::PoisonLength.into());
        }
        if !align.bits.is_power_of_two() {
            let what = "an allocation with an alignment that is no power of two";
            return Err(Fault::Unsupported(what.into()));
        }
        let state = self.fresh_state();
        self.allocate(size, align.bits.max(16), state)
    }
    /// A new object of the heap whose bytes are in the given state.
    fn allocate(&mut self, size: Slot, align: u64, fill: u8) -> Result<Slot, Fault> {
        if !size.is_defined() {
            return Err(UbKind::PoisonLength.into());
        }
        self.choices.allocation = true;
        let number = self.allocations;
        self.allocations += 1;
        let fails = match self.policy.allocation {
            AllocationPolicy::Succeed => false,
            AllocationPolicy::Fail => true,
            AllocationPolicy::FailSet(set) => number < 64 && set >> number & 1 == 1,
        };
        if fails {
            return Ok(Slot::int(0));
        }
        // No room is what null means.
        let object = self.heap_object(size.bits, align, fill);
        Ok(object.unwrap_or(Slot::int(0)))
    }
    /// The same of a function that does not come back without memory.
    fn allocate_surely(&mut self, size: Slot, align: u64, fill: u8) -> Result<Slot, Fault> {
        if !size.is_defined() {
            return Err(UbKind::PoisonLength.into());
        }
        self.choices.allocation = true;
        self.allocations += 1;
        let object = self.heap_object(size.bits, align, fill);
        object.ok_or(Fault::OutOfMemory)
    }
    fn heap_object(&mut self, size: u64, align: u64, fill: u8) -> Option<Slot> {
        let new = NewObject {
            region: Region::Global,
            target: Target::Heap,
            size,
            align,
            owner: u32::MAX,
            constant: false,
            fill,
            fresh: fill != memory::DEFINED,
        };
        let p = self.mem.create(new, None)?;
        self.held += 1;
        Some(self.mem.pointer(p, 0))
    }
    fn free(&mut self, p: Slot) -> Result<(), Fault> {
        if !p.is_defined() {
            return Err(UbKind::InvalidFree.into());
        }
        if p.bits == 0 && p.prov() == Prov::NONE {
            return Ok(());
        }
        let ok = self.mem.find(p.prov()).is_some_and(|o| {
            o.target == Target::Heap && o.life == Life::Live && o.base[0] == p.bits
        });
        if !ok {
            return Err(UbKind::InvalidFree.into());
        }
        self.mem.destroy(p.prov(), Life::Freed);
        self.held = self.held.saturating_sub(1);
        Ok(())
    }

    fn nvvm_atomic(
        &mut self,
        t: &mut Thread<'p>,
        rmw: RmwOp,
        site: &CallSite,
        args: &[Slot],
        pc: usize,
    ) -> Result<Slot, Fault> {
        let [p, v, ..] = *args else {
            return Err(Fault::IllFormed("atomic with too few arguments".into()));
        };
        let access = device_access(site, rmw);
        let code = Self::code_of(t)?;
        self.atomic_rmw(t, p, v, &access, code.null_is_valid, (code, pc))
    }
    fn nvvm_cas(
        &mut self,
        t: &mut Thread<'p>,
        site: &CallSite,
        args: &[Slot],
        pc: usize,
    ) -> Result<Slot, Fault> {
        let [p, expected, new, ..] = *args else {
            return Err(Fault::IllFormed("atomic with too few arguments".into()));
        };
        let access = device_access(site, RmwOp::Xchg);
        let code = Self::code_of(t)?;
        let (old, _) = self.compare_exchange(t, p, (expected, new), &access, (code, pc))?;
        Ok(old)
    }
    fn code_of(t: &Thread<'p>) -> Result<&'p CompiledFn, Fault> {
        let frame = t.frames.last();
        frame
            .map(|f| f.code)
            .ok_or(Fault::IllFormed("no frame".into()))
    }
}

/// The access of a device atomic, which is relaxed.
fn device_access(site: &CallSite, rmw: RmwOp) -> Access {
    let layout = site.ret.clone();
    let pointer = site.layouts.first().and_then(|l| l.single());
    let space = match pointer.map(|l| l.kind) {
        Some(LeafKind::Ptr(s, _)) => s,
        _ => 0,
    };
    Access {
        space,
        align: layout.size,
        layout,
        volatile: false,
        ordering: Ordering::Monotonic,
        rmw,
        failure: Ordering::Monotonic,
        unchanging: false,
    }
}

fn defined(args: &[Slot], n: usize) -> Result<u64, Fault> {
    match args.get(n) {
        Some(s) if s.is_defined() => Ok(s.bits),
        _ => Err(UbKind::PoisonCollective.into()),
    }
}

fn barrier(op: Impure, args: &[Slot]) -> Result<WaitKind, Fault> {
    let Impure::Barrier {
        aligned,
        numbered,
        counted,
        reduce,
        arrive,
    } = op
    else {
        return Err(Fault::IllFormed("no barrier".into()));
    };
    let mut n = 0;
    let mut next = |wanted: bool| -> Result<Option<u64>, Fault> {
        if !wanted {
            return Ok(None);
        }
        n += 1;
        defined(args, n - 1).map(Some)
    };
    let id = next(numbered)?.unwrap_or(0) as u32;
    let count = next(counted)?.map(|c| c as u32);
    let predicate = next(reduce != Reduce::None)?.unwrap_or(0) != 0;
    Ok(WaitKind::Barrier {
        id,
        count,
        aligned,
        arrive,
        reduce,
        predicate,
    })
}
