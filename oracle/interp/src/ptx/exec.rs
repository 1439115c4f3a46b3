//! The executor: one thread until it ends, pauses, waits or faults.
//!
//! [`Machine::go`] is the loop over operations; what only computes (`Op::Fun`) and branches is done in it, the rest in
//! `step`. An operation is in one of four classes by what comes next ([`Next`]): the following one, another one of the
//! same frame, another frame, or the scheduler.
//!
//! ```text
//!   fuel    operations until the thread should pause: looked at on branches, at labels and calls, so that a straight
//!           piece of code runs on beyond it
//!   turn    accesses to memory until it should, if the schedule switches there
//! ```
//!
//! A guarded operation whose guard is false costs fuel and does nothing. Memory accesses are checked (space, bounds,
//! alignment), told to the race detector, and then done; an atomic or a fence has an order and a scope, of which a
//! cluster counts as a block. Whatever hangs on an *open* bit of a register (a branch, an address) makes the run a
//! choice.
//!
//! **Invariant:** global memory that `ld.global.nc` reads in a launch is changed by no one in it, byte by byte
//! ([`UbKind::NcOfWrittenMemory`]).

use super::code::{Access, Addr, Callee, CarryFn, FrameRange, Inst, Op, Rmw, Src};
use super::float::Format;
use super::machine::{Machine, Thread};
use super::memory::{self, Ask, extend, read, write};
use super::value::{Val, ones, signed};
use crate::events::Event;
use crate::exec::{Fault, Stop, Wait};
use crate::memory::{DEFINED, Found, Region};
use crate::outcome::UbKind;
use crate::race::{Kind, Reach};
use crate::value::Value;
use cranelift_entity::EntityRef as _;
use tandem_ir::Global;
use tandem_ir::machine::types::{Order, Scope, Space};

/// Bytes with what is known of each.
type Held = (Box<[u8]>, Box<[u8]>);

/// What happens after an operation.
pub(super) enum Next {
    On,
    To(usize),
    /// Another frame is on top.
    Frames,
    Stop(Stop),
}

impl<'p, 'm> Machine<'p, 'm> {
    /// Runs a thread; the fuel that is left is the second result.
    pub fn go(&mut self, t: &mut Thread<'p>, mut fuel: i64) -> (Stop, i64) {
        loop {
            let Some(frame) = t.frames.last_mut() else {
                return (Stop::Done(Vec::new()), fuel);
            };
            let (code, base) = (frame.code, frame.base);
            let mut pc = frame.pc;
            let stop = loop {
                let Some(inst) = code.ops.get(pc) else {
                    break Stop::Fault(Fault::IllFormed("ran off the end".into()));
                };
                pc += 1;
                if !matches!(inst.op, Op::Fall) {
                    fuel -= 1;
                }
                if let Some((g, want)) = inst.guard {
                    let v = t.regs[base + g as usize];
                    if (self.look(v) & 1 != 0) != want {
                        continue;
                    }
                }
                match &inst.op {
                    Op::Fun(f, d, p, v) => {
                        let (r, q) = f.eval(&v.map(|s| t.get(base, s)));
                        if let Some(fmt) = f.nan_of()
                            && fmt.is_nan(r.bits)
                        {
                            self.choices.nan = true;
                        }
                        t.set(base, *d, r);
                        t.set(base, *p, q);
                    }
                    Op::Bra { to, .. } => {
                        pc = *to as usize;
                        if fuel < 0 {
                            stay(t, pc);
                            return (Stop::Pause, fuel);
                        }
                    }
                    Op::Fall => {
                        if fuel < 0 {
                            stay(t, pc);
                            return (Stop::Pause, fuel);
                        }
                    }
                    Op::Nop => {}
                    _ => {
                        stay(t, pc);
                        match self.step(t, inst, base) {
                            Ok(Next::On) => {
                                let memory = matches!(
                                    inst.op,
                                    Op::Load(..)
                                        | Op::Store(..)
                                        | Op::Atomic(..)
                                        | Op::Fence { .. }
                                );
                                if memory && self.turn != u32::MAX {
                                    if self.turn == 0 {
                                        break Stop::Pause;
                                    }
                                    self.turn -= 1;
                                }
                            }
                            Ok(Next::To(to)) => {
                                pc = to;
                                stay(t, pc);
                                if fuel < 0 {
                                    break Stop::Pause;
                                }
                            }
                            Ok(Next::Frames) => {
                                if fuel < 0 {
                                    return (Stop::Pause, fuel);
                                }
                                break Stop::Done(Vec::new());
                            }
                            Ok(Next::Stop(s)) => return (s, fuel),
                            Err(f) => return (Stop::Fault(f), fuel),
                        }
                    }
                }
            };
            match stop {
                // Another frame.
                Stop::Done(_) => {}
                s => return (s, fuel),
            }
        }
    }

    fn step(&mut self, t: &mut Thread<'p>, inst: &'p Inst, base: usize) -> Result<Next, Fault> {
        match &inst.op {
            Op::Load(ds, a, access) => self.load(t, ds, *a, access, base)?,
            Op::Store(vs, a, access) => self.store(t, vs, *a, access, base)?,
            Op::Atomic(rmw, d, a, v, access) => self.atomic(t, *rmw, *d, *a, *v, access)?,
            Op::Carry {
                f,
                w,
                signed,
                cin,
                cout,
                d,
                v,
            } => {
                let v = v.map(|s| t.get(base, s));
                let cf = if *cin { t.carry } else { Val::default() };
                let (r, c) = carry(*f, *w, *signed, v, cf);
                t.set(base, *d, r);
                if *cout {
                    t.carry = c;
                }
            }
            // 128 bits have two places.
            Op::Pack(d, 64, parts) => {
                for (k, s) in parts.iter().enumerate() {
                    let v = t.get(base, *s);
                    t.set(base, *d + k as u32, v);
                }
            }
            Op::Pack(d, each, parts) => {
                let mut r = Val::default();
                for (k, s) in parts.iter().enumerate() {
                    let v = t.get(base, *s);
                    r.bits |= (v.bits & ones(*each)) << (k as u32 * each);
                    r.open |= (v.open & ones(*each)) << (k as u32 * each);
                }
                t.set(base, *d, r);
            }
            Op::Unpack(ds, 128, Src::Reg(s)) => {
                let v = [0, 1].map(|k| t.regs[base + *s as usize + k]);
                t.set(base, ds[0], v[0]);
                t.set(base, ds[1], v[1]);
            }
            Op::Unpack(ds, each, s) => {
                let v = t.get(base, *s);
                for (k, d) in ds.iter().enumerate() {
                    let at = k as u32 * each;
                    let part = Val {
                        bits: v.bits >> at & ones(*each),
                        open: v.open >> at & ones(*each),
                    };
                    t.set(base, *d, part);
                }
            }
            Op::Copy128(d, s) => {
                for k in 0..2 {
                    t.regs[base + *d as usize + k] = t.regs[base + *s as usize + k];
                }
            }
            Op::Special(d, r, w) => {
                let v = self.special(t, *r)?;
                t.set(base, *d, Val::of(v & ones(*w)));
            }
            Op::Address(d, a, generic) => {
                let mut v = self.address(t, *a);
                if generic.is_some() {
                    v = v.wrapping_add(memory::window_base(&self.mem, self.space_of(*a)));
                }
                t.set(base, *d, Val::of(v));
            }
            Op::Cvta(d, s, space, to) => {
                let v = t.get(base, *s);
                let window = memory::window_base(&self.mem, *space);
                let bits = match to {
                    true => v.bits.wrapping_sub(window),
                    false => v.bits.wrapping_add(window),
                };
                t.set(base, *d, Val { bits, ..v });
            }
            Op::IsSpace(d, s, space) => {
                let v = t.get(base, *s);
                let address = self.look(v);
                let (there, a) = memory::window(&self.mem, address);
                let constant = || {
                    let l = self.atlas.range(..=a).next_back();
                    let o = l.and_then(|l| self.mem.find(l.1.object));
                    o.is_some_and(|o| o.region == Region::Constant)
                };
                let yes = match space {
                    Space::Global => there == Space::Global && !constant(),
                    Space::Const => there == Space::Global && constant(),
                    s => there == *s,
                };
                t.set(base, *d, Val::bool(yes));
            }
            Op::Fence {
                acquire,
                release,
                scope,
            } => {
                if let Some(d) = &mut self.race {
                    d.fence(t.who, *acquire, *release, reach(*scope));
                }
            }
            Op::Copy(to, from, n, rest) => self.copy(t, *to, *from, *n, *rest, base)?,
            Op::Brx { index, table, .. } => {
                let v = t.get(base, *index);
                let at = self.look(v) & 0xffff_ffff;
                let to = table.get(at as usize).ok_or(UbKind::BadBranchIndex)?;
                return Ok(Next::To(*to as usize));
            }
            Op::Bra { .. } | Op::Fall | Op::Nop | Op::Fun(..) => {}
            Op::Ret => return self.ret(t),
            Op::Exit => return Ok(Next::Stop(Stop::Done(self.results(t)))),
            Op::Trap => {
                let place = self.location(t);
                self.event(t, Event::Trap(place))?;
                return Err(Fault::Trap);
            }
            Op::Call(call) => {
                let target = match call.callee {
                    Callee::Func(n) => n,
                    Callee::Reg(r) => {
                        let v = t.regs[base + r as usize];
                        let a = self.look(v);
                        let at = self.funcs.iter().position(|&f| f == a && a != 0);
                        at.ok_or(UbKind::BadCallee)? as u32
                    }
                };
                return self.call(t, self.program.definition(target), call, base);
            }
            Op::Meet(kind, _, v) => {
                let v = v.map(|s| t.get(base, s));
                let kind = self.meeting(t, *kind, v)?;
                let frame = t.frames.last().ok_or(Fault::IllFormed("no frame".into()))?;
                let pc = frame.pc as u32 - 1;
                let at = (Some(Global::new(frame.code.func as usize)), pc);
                return Ok(Next::Stop(Stop::Wait(Wait { site: pc, at, kind })));
            }
            Op::Alloca(d, n, align) => {
                let v = t.get(base, *n);
                let size = self.look(v);
                let (owner, mut top) = (t.who.thread, t.tops[0]);
                let region = Region::Local;
                let l = self.fresh(&mut t.rng, region, (size, *align), owner, Some(&mut top))?;
                t.tops[0] = top;
                t.locals.push(l);
                t.set(base, *d, Val::of(l.at));
            }
            Op::StackSave(d) => t.set(base, *d, Val::of(t.locals.len() as u64)),
            Op::StackRestore(s) => {
                let v = t.get(base, *s);
                let keep = self.look(v) as usize;
                let own = t
                    .frames
                    .last()
                    .map_or(0, |f| f.locals + f.code.locals.len());
                let params = t.params.len();
                self.drop_locals(t, keep.max(own), params);
            }
            Op::Unsupported(what) => return Err(Fault::Unsupported(what.to_string())),
        }
        Ok(Next::On)
    }

    // ----- memory --------------------------------------------------------------

    fn find(
        &mut self,
        t: &Thread<'p>,
        a: Addr,
        size: u64,
        space: Space,
        write: bool,
    ) -> Result<Found, Fault> {
        let address = self.address(t, a);
        let ask = Ask {
            space,
            address,
            size,
            write,
        };
        Ok(memory::find(&self.mem, &self.view(t), ask, t.who)?)
    }

    /// A piece of the frame's bytes.
    fn piece(
        t: &Thread<'p>,
        p: FrameRange,
        off: i64,
        size: u64,
        write: bool,
    ) -> Result<usize, Fault> {
        let fits = u64::try_from(off)
            .ok()
            .filter(|o| o.checked_add(size).is_some_and(|e| e <= p.size.into()));
        let off = fits.ok_or(match write {
            true => UbKind::StoreOutOfBounds,
            false => UbKind::LoadOutOfBounds,
        })?;
        let aligned = off.is_multiple_of(size.max(1)) && u64::from(p.align) >= size;
        if !aligned {
            return Err(UbKind::Misaligned.into());
        }
        let first = t.frames.last().map_or(0, |f| f.bytes);
        Ok(first + p.at as usize + off as usize)
    }

    fn load(
        &mut self,
        t: &mut Thread<'p>,
        ds: &[(u32, u32)],
        a: Addr,
        x: &Access,
        base: usize,
    ) -> Result<(), Fault> {
        let bits = x.bits.min(64);
        let each = (bits / 8) as usize;
        let size = each * ds.len();
        if let Addr::Bytes(p, off) = a {
            let at = Self::piece(t, p, off, size as u64, false)?;
            for (k, &(d, width)) in ds.iter().enumerate() {
                let r = at + k * each..at + (k + 1) * each;
                let v = read(&t.bytes[r.clone()], &t.states[r]);
                t.set(base, d, extend(v, bits, x.signed, width));
            }
            return Ok(());
        }
        let found = self.find(t, a, size as u64, x.space, false)?;
        if x.volatile {
            let address = self.generic(t, a, x.space);
            let at = self.public_pointer(t, address);
            let bytes = size as u64;
            self.event(t, Event::VolatileLoad { at, bytes })?;
        }
        // (What the source loads as poison may be anything, so what a cache still holds is as good.)
        let all = found.offset..found.offset + size;
        if self.program.has_nc && x.nc && !self.may_hold_any(found, all.clone()) {
            self.touch(found, all, true)?;
        }
        let racy = self.race.is_some() && self.races(t, found, size, x, (false, false));
        for (k, &(d, width)) in ds.iter().enumerate() {
            let o = &self.mem.objects[found.index];
            let r = found.offset + k * each..found.offset + (k + 1) * each;
            let mut v = read(&o.bytes[r.clone()], &o.states[r]);
            if racy {
                v.open = ones(bits);
            }
            t.set(base, d, extend(v, bits, x.signed, width));
        }
        self.acquire(t, found, x);
        Ok(())
    }

    fn store(
        &mut self,
        t: &mut Thread<'p>,
        vs: &[Src],
        a: Addr,
        x: &Access,
        base: usize,
    ) -> Result<(), Fault> {
        let bits = x.bits.min(64);
        let each = (bits / 8) as usize;
        let size = each * vs.len();
        if let Addr::Bytes(p, off) = a {
            let at = Self::piece(t, p, off, size as u64, true)?;
            for (k, &s) in vs.iter().enumerate() {
                let v = t.get(base, s);
                let r = at + k * each..at + (k + 1) * each;
                write(&mut t.bytes[r.clone()], &mut t.states[r], v);
            }
            return Ok(());
        }
        let found = self.find(t, a, size as u64, x.space, true)?;
        if x.volatile {
            let address = self.generic(t, a, x.space);
            let at = self.public_pointer(t, address);
            let value = |s: &Src| {
                let v = t.get(base, *s);
                Value::int(bits, (v.bits & ones(bits)).into())
            };
            let value = match vs {
                [one] => value(one),
                all => Value::Elements(all.iter().map(value).collect()),
            };
            self.event(t, Event::VolatileStore { at, value })?;
        }
        let before = self.held(found, size);
        if self.race.is_some() {
            let same = self.holds(t, base, vs, (found, each));
            self.races(t, found, size, x, (true, same));
        }
        self.release(t, found, x);
        for (k, &s) in vs.iter().enumerate() {
            let v = t.get(base, s);
            let o = &mut self.mem.objects[found.index];
            let r = found.offset + k * each..found.offset + (k + 1) * each;
            write(&mut o.bytes[r.clone()], &mut o.states[r], v);
        }
        self.changed(found, before)?;
        Ok(())
    }

    /// True if the values are what is in memory already.
    fn holds(
        &self,
        t: &Thread<'p>,
        base: usize,
        vs: &[Src],
        (found, each): (Found, usize),
    ) -> bool {
        let o = &self.mem.objects[found.index];
        vs.iter().enumerate().all(|(k, &s)| {
            let r = found.offset + k * each..found.offset + (k + 1) * each;
            let (mut bytes, mut states) = (vec![0; each], vec![0; each]);
            write(&mut bytes, &mut states, t.get(base, s));
            o.bytes.get(r.clone()) == Some(&bytes) && o.states.get(r) == Some(&states)
        })
    }

    /// The generic address of an access.
    fn generic(&mut self, t: &Thread<'p>, a: Addr, space: Space) -> u64 {
        let own = self.address(t, a);
        own.wrapping_add(memory::window_base(&self.mem, space))
    }

    /// Memory that is read by `.nc` is changed by nobody in the launch. (Who writes what is there already, as the source of an
    /// `!invariant.load` may, is not told from somebody who does not write.)
    fn touch(
        &mut self,
        found: Found,
        range: std::ops::Range<usize>,
        cached: bool,
    ) -> Result<(), Fault> {
        let o = &self.mem.objects[found.index];
        if o.region != Region::Global {
            return Ok(());
        }
        let n = o.bytes.len();
        let e = self.touched.entry(found.index).or_default();
        e.written.resize(n, false);
        e.cached.resize(n, false);
        let (mine, other) = match cached {
            true => (&mut e.cached, &e.written),
            false => (&mut e.written, &e.cached),
        };
        if other[range.clone()].contains(&true) {
            return Err(UbKind::NcOfWrittenMemory.into());
        }
        mine[range].fill(true);
        Ok(())
    }

    /// True if some bit there may be any.
    fn may_hold_any(&self, found: Found, range: std::ops::Range<usize>) -> bool {
        let o = &self.mem.objects[found.index];
        o.states[range].iter().any(|&s| s != crate::memory::DEFINED)
    }

    /// What memory holds that is about to be written, where somebody reads by `.nc`.
    fn held(&self, found: Found, size: usize) -> Option<Held> {
        let o = &self.mem.objects[found.index];
        let r = found.offset..found.offset + size;
        let both = || (o.bytes[r.clone()].into(), o.states[r.clone()].into());
        self.program.has_nc.then(both)
    }

    /// Notes the bytes that a write has changed.
    fn changed(&mut self, found: Found, before: Option<Held>) -> Result<(), Fault> {
        let Some((bytes, states)) = before else {
            return Ok(());
        };
        for k in 0..bytes.len() {
            let (o, at) = (&self.mem.objects[found.index], found.offset + k);
            if (o.bytes[at], &o.states[at]) != (bytes[k], &states[k]) {
                self.touch(found, at..at + 1, false)?;
            }
        }
        Ok(())
    }

    fn races(
        &mut self,
        t: &Thread<'p>,
        found: Found,
        size: usize,
        x: &Access,
        (write, same): (bool, bool),
    ) -> bool {
        let Some(frame) = t.frames.last() else {
            return false;
        };
        let at = (
            Some(Global::new(frame.code.func as usize)),
            frame.pc as u32 - 1,
        );
        let o = &mut self.mem.objects[found.index];
        let Some(d) = &mut self.race else {
            return false;
        };
        if matches!(o.region, Region::Local | Region::Param) {
            return false;
        }
        let kind = Kind {
            write,
            atomic: x.order != Order::Weak,
            reach: reach(x.scope),
            same: same && x.order == Order::Weak,
        };
        let racy = d.access((o, found.index), t.who, (found.offset, size), kind, at);
        if racy && !write {
            self.choices.race = true;
        }
        racy && !write
    }
    fn acquire(&mut self, t: &Thread<'p>, found: Found, x: &Access) {
        let Some(d) = &mut self.race else { return };
        let place = (found.index as u32, found.offset as u64);
        match x.order {
            Order::Weak => {}
            Order::Acquire | Order::AcqRel | Order::Sc => d.acquire(t.who, place, reach(x.scope)),
            _ => d.relaxed_read(t.who, place, reach(x.scope)),
        }
    }
    fn release(&mut self, t: &Thread<'p>, found: Found, x: &Access) {
        let Some(d) = &mut self.race else { return };
        let place = (found.index as u32, found.offset as u64);
        let full = match x.order {
            Order::Weak => return,
            Order::Release | Order::AcqRel | Order::Sc => true,
            _ => false,
        };
        d.release(t.who, place, full, reach(x.scope));
    }

    fn atomic(
        &mut self,
        t: &mut Thread<'p>,
        rmw: Rmw,
        d: u32,
        a: Addr,
        v: [Src; 2],
        x: &Access,
    ) -> Result<(), Fault> {
        let base = t.frames.last().map_or(0, |f| f.base);
        let size = (x.bits / 8) as usize;
        let found = self.find(t, a, size as u64, x.space, true)?;
        let [v, w] = v.map(|s| t.get(base, s));
        let r = found.offset..found.offset + size;
        let o = &self.mem.objects[found.index];
        let old = read(&o.bytes[r.clone()], &o.states[r.clone()]);
        let m = ones(x.bits);
        let all = |open: u64| if open == 0 { 0 } else { m };
        let new = match rmw {
            Rmw::Exch => Some(v),
            Rmw::Cas => {
                self.choices.undef |= old.open != 0 || v.open != 0;
                (old.bits == v.bits & m).then_some(w)
            }
            Rmw::Inc | Rmw::Dec => {
                let (n, limit) = (old.bits, v.bits & m);
                let bits = match rmw {
                    Rmw::Inc if n >= limit => 0,
                    Rmw::Inc => n + 1,
                    _ if n == 0 || n > limit => limit,
                    _ => n - 1,
                };
                let open = all(old.open | v.open);
                Some(Val { bits, open })
            }
            Rmw::Fun(f) => {
                let (r, _) = f.eval(&[old, v, Val::default(), Val::default()]);
                if let Some(fmt) = f.nan_of() {
                    self.choices.nan |= fmt.is_nan(r.bits);
                    // Whether subnormal numbers are kept in global memory is not for sure.
                    let small = |x: u64| fmt.flush(x & m) != x & m;
                    let open = [old.bits, v.bits, r.bits].into_iter().any(small);
                    self.choices.undef |= fmt == Format::F32 && open;
                }
                Some(r)
            }
        };
        let before = self.held(found, size);
        if self.race.is_some() {
            self.races(t, found, size, x, (new.is_some(), false));
        }
        self.acquire(t, found, x);
        if let Some(new) = new {
            self.release(t, found, x);
            let o = &mut self.mem.objects[found.index];
            write(&mut o.bytes[r.clone()], &mut o.states[r], new);
        }
        t.set(base, d, old);
        self.changed(found, before)
    }

    /// `cp.async`, done at once: the program cannot tell before it waits.
    fn copy(
        &mut self,
        t: &mut Thread<'p>,
        to: Addr,
        from: Addr,
        n: u32,
        rest: Option<Src>,
        base: usize,
    ) -> Result<(), Fault> {
        let n = n as usize;
        let given = match rest {
            Some(s) => {
                let v = t.get(base, s);
                (self.look(v) & 0xffff_ffff).min(n as u64) as usize
            }
            None => n,
        };
        let src = self.find(t, from, n as u64, Space::Global, false)?;
        let dst = self.find(t, to, n as u64, Space::Shared, true)?;
        let o = &self.mem.objects[src.index];
        let r = src.offset..src.offset + given;
        let mut bytes = o.bytes[r.clone()].to_vec();
        let mut states = o.states[r].to_vec();
        bytes.resize(n, 0);
        states.resize(n, DEFINED);
        let o = &mut self.mem.objects[dst.index];
        o.bytes[dst.offset..dst.offset + n].copy_from_slice(&bytes);
        o.states[dst.offset..dst.offset + n].copy_from_slice(&states);
        Ok(())
    }
}

/// Who sees an atomic access or a fence of this scope as one: a cluster is a block, since launches have no larger ones.
fn reach(scope: Option<Scope>) -> Reach {
    match scope {
        Some(Scope::Cta | Scope::Cluster) => Reach::Block,
        None | Some(Scope::Gpu | Scope::Sys) => Reach::All,
    }
}

/// Where the frame on top goes on.
#[inline(always)]
fn stay(t: &mut Thread<'_>, pc: usize) {
    if let Some(f) = t.frames.last_mut() {
        f.pc = pc;
    }
}

/// Arithmetic with the carry flag.
fn carry(f: CarryFn, w: u32, s: bool, v: [Val; 3], cf: Val) -> (Val, Val) {
    let m = u128::from(ones(w));
    let [a, b, c] = v.map(|x| u128::from(x.bits) & m);
    let cf_in = u128::from(cf.bits & 1);
    let product = || match s {
        true => (i128::from(signed(v[0].bits, w)) * i128::from(signed(v[1].bits, w))) as u128,
        false => a * b,
    };
    let (r, out) = match f {
        CarryFn::Add => {
            let r = a + b + cf_in;
            (r, r >> w & 1)
        }
        // The flag is the borrow.
        CarryFn::Sub => {
            let r = a.wrapping_sub(b).wrapping_sub(cf_in);
            (r, u128::from(a < b + cf_in))
        }
        CarryFn::MadLo => {
            let r = (product() & m) + c + cf_in;
            (r, r >> w & 1)
        }
        CarryFn::MadHi => {
            let r = (product() >> w & m) + c + cf_in;
            (r, r >> w & 1)
        }
    };
    let open = v.iter().any(|x| x.open != 0) || cf.open != 0;
    let all = |x: u64| if open { x } else { 0 };
    (
        Val {
            bits: (r & m) as u64,
            open: all(m as u64),
        },
        Val {
            bits: out as u64,
            open: all(1),
        },
    )
}
