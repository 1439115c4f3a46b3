//! Atomic operations, and the order that they and fences make between threads.
//!
//! Threads take turns at whole operations, so atomicity is free; what orderings do
//! is recorded by the race detector. Every execution is sequentially consistent: weaker
//! behaviour that LLVM allows is not explored, only reported where it shows as a race.

use super::mem::At;
use super::{Fault, Machine, Thread};
use crate::bytes::write_scalar;
use crate::code::Access;
use crate::events::Event;
use crate::float;
use crate::intrinsics::{PureF, eval_float};
use crate::layout::LeafKind;
use crate::memory::{Found, Who};
use crate::race::{Kind, Reach};
use crate::rng::Rng;
use crate::slot::{Slot, mask, sext};
use tandem_ir::inst::{Ordering, RmwOp};
use tandem_ir::{BinOp, FloatKind, IntPredicate};

impl<'p, 'm> Machine<'p, 'm> {
    pub(super) fn atomic_rmw(
        &mut self,
        t: &mut Thread<'p>,
        p: Slot,
        v: Slot,
        a: &Access,
        null_is_valid: bool,
        at: At<'_>,
    ) -> Result<Slot, Fault> {
        let leaf = a
            .layout
            .single()
            .ok_or(Fault::IllFormed("atomicrmw of no scalar".into()))?;
        let found = self.found(p, Self::ask(a, true, null_is_valid), t.who)?;
        if a.volatile {
            let to = self.public_pointer(p, a.space);
            self.event(
                t,
                Event::VolatileLoad {
                    at: to,
                    bytes: a.layout.size,
                },
            )?;
        }
        if self.race.is_some() {
            self.races(t.who, found, a.layout.size, Self::kind(a, true), at);
        }
        let mut old = [Slot::int(0)];
        self.read_leaf(&mut t.rng, found, leaf.kind, &mut old);
        self.acquire(t.who, found, a.ordering);
        let new = self.rmw_value(&mut t.rng, a.rmw, leaf.kind, old[0], v);
        self.release(t.who, found, a.ordering);
        write_scalar(
            &mut self.mem.objects[found.index],
            found.offset,
            leaf.kind,
            &[new],
        );
        if a.volatile {
            let to = self.public_pointer(p, a.space);
            let value = self.public_value(&a.layout, &[new]);
            self.event(t, Event::VolatileStore { at: to, value })?;
        }
        Ok(old[0])
    }

    fn rmw_value(&mut self, rng: &mut Rng, op: RmwOp, kind: LeafKind, old: Slot, v: Slot) -> Slot {
        if op == RmwOp::Xchg {
            return v;
        }
        if old.is_poison() || v.is_poison() {
            return Slot::POISON;
        }
        let m = mask(kind.top_sh());
        let (x, y) = (self.number(rng, old, m), self.number(rng, v, m));
        match kind {
            LeafKind::Float(k) => {
                let r = float_rmw(op, k, x.into(), y.into());
                Slot::int(self.float_result(k, r) as u64)
            }
            _ => Slot::int(int_rmw(op, kind.bits(), x, y) & m),
        }
    }

    pub(super) fn compare_exchange(
        &mut self,
        t: &mut Thread<'p>,
        p: Slot,
        (e, n): (Slot, Slot),
        a: &Access,
        at: At<'_>,
    ) -> Result<(Slot, Slot), Fault> {
        let leaf = a
            .layout
            .single()
            .ok_or(Fault::IllFormed("cmpxchg of no scalar".into()))?;
        let found = self.found(p, Self::ask(a, true, at.0.null_is_valid), t.who)?;
        if a.volatile {
            let to = self.public_pointer(p, a.space);
            self.event(
                t,
                Event::VolatileLoad {
                    at: to,
                    bytes: a.layout.size,
                },
            )?;
        }
        let mut old = [Slot::int(0)];
        self.read_leaf(&mut t.rng, found, leaf.kind, &mut old);
        let same = self.slow_cmp(IntPredicate::Eq, leaf.kind.top_sh(), old[0], e);
        let same = if same.is_undef() {
            Slot::bool(self.pick(&mut t.rng) & 1 != 0)
        } else {
            same
        };
        let equal = same.is_defined() && same.bits != 0;
        if self.race.is_some() {
            let kind = Kind {
                write: equal,
                atomic: true,
                reach: Reach::All,
                same: false,
            };
            self.races(t.who, found, a.layout.size, kind, at);
        }
        self.acquire(t.who, found, if equal { a.ordering } else { a.failure });
        if equal {
            self.release(t.who, found, a.ordering);
            write_scalar(
                &mut self.mem.objects[found.index],
                found.offset,
                leaf.kind,
                &[n],
            );
        }
        Ok((old[0], same))
    }

    /// An atomic read with acquire ordering learns what a release at the place published.
    pub(super) fn acquire(&mut self, who: Who, found: Found, o: Ordering) {
        if matches!(o, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst)
            && let Some(d) = &mut self.race
        {
            d.acquire(who, (found.index as u32, found.offset as u64), Reach::All);
        } else if o != Ordering::NotAtomic
            && let Some(d) = &mut self.race
        {
            d.relaxed_read(who, (found.index as u32, found.offset as u64), Reach::All);
        }
    }
    /// An atomic write with release ordering publishes what the thread did.
    pub(super) fn release(&mut self, who: Who, found: Found, o: Ordering) {
        if o == Ordering::NotAtomic {
            return;
        }
        let full = matches!(o, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst);
        if let Some(d) = &mut self.race {
            d.release(
                who,
                (found.index as u32, found.offset as u64),
                full,
                Reach::All,
            );
        }
    }
    /// A fence orders the relaxed accesses around it.
    pub(super) fn fence(&mut self, who: Who, o: Ordering) {
        if let Some(d) = &mut self.race {
            let acquire = matches!(o, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst);
            let release = matches!(o, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst);
            d.fence(who, acquire, release, Reach::All);
        }
    }
}

fn int_rmw(op: RmwOp, w: u32, x: u64, y: u64) -> u64 {
    let sh = (64 - w) as u8;
    let (sx, sy) = (sext(x, sh), sext(y, sh));
    match op {
        RmwOp::Add => x.wrapping_add(y),
        RmwOp::Sub => x.wrapping_sub(y),
        RmwOp::And => x & y,
        RmwOp::Nand => !(x & y),
        RmwOp::Or => x | y,
        RmwOp::Xor => x ^ y,
        RmwOp::Max => sx.max(sy) as u64,
        RmwOp::Min => sx.min(sy) as u64,
        RmwOp::UMax => x.max(y),
        RmwOp::UMin => x.min(y),
        RmwOp::UIncWrap => {
            if x >= y {
                0
            } else {
                x.wrapping_add(1)
            }
        }
        RmwOp::UDecWrap => {
            if x == 0 || x > y {
                y
            } else {
                x - 1
            }
        }
        RmwOp::USubCond => {
            if x >= y {
                x - y
            } else {
                x
            }
        }
        RmwOp::USubSat => x.saturating_sub(y),
        _ => y,
    }
}

fn float_rmw(op: RmwOp, k: FloatKind, x: u128, y: u128) -> u128 {
    let f = match op {
        RmwOp::FAdd => return float::binary(BinOp::FAdd, k, 0, x, y).unwrap_or(0),
        RmwOp::FSub => return float::binary(BinOp::FSub, k, 0, x, y).unwrap_or(0),
        RmwOp::FMax => PureF::MaxNum,
        RmwOp::FMin => PureF::MinNum,
        RmwOp::FMaximum => PureF::Maximum,
        RmwOp::FMinimum => PureF::Minimum,
        RmwOp::FMaximumNum => PureF::MaximumNum,
        RmwOp::FMinimumNum => PureF::MinimumNum,
        _ => return y,
    };
    eval_float(f, k, k.bits(), [x, y, 0])
}
