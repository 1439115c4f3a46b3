//! Calls: of functions of the module, of what the driver brings along.

use super::code::{Call, Passed, Src};
use super::exec::Next;
use super::machine::{Frame, Machine, Thread};
use super::meet::slot;
use super::memory::{self, Ask, read, write};
use super::value::Val;
use crate::events::Event;
use crate::exec::{Fault, Stop};
use crate::memory::{DEFINED, Life, Region};
use crate::outcome::UbKind;
use crate::slot::Slot;
use crate::value::Value;
use tandem_ir::machine::types::Space;

impl<'p, 'm> Machine<'p, 'm> {
    /// A new frame for a function, on top.
    pub fn enter(
        &mut self,
        t: &mut Thread<'p>,
        n: u32,
        call: Option<&'p Call>,
    ) -> Result<(), Fault> {
        let program = self.program;
        let code = program
            .code(n)
            .ok_or_else(|| Fault::IllFormed("a function without a body".into()))?;
        if t.frames.len() >= self.policy.limits.call_depth as usize {
            return Err(Fault::OutOfMemory);
        }
        let frame = Frame {
            code,
            pc: 0,
            base: t.regs.len(),
            bytes: t.bytes.len(),
            locals: t.locals.len(),
            params: t.params.len(),
            tops: t.tops,
            call,
        };
        for &w in &code.widths {
            let v = self.open(&mut t.rng, w.into());
            t.regs.push(v);
        }
        let bytes = t.bytes.len() + code.bytes as usize;
        t.bytes.resize(bytes, 0);
        t.states.resize(bytes, crate::memory::UNDEF);
        for &size in &code.locals {
            let (owner, mut top) = (t.who.thread, t.tops[0]);
            let l = self.fresh(&mut t.rng, Region::Local, size, owner, Some(&mut top))?;
            t.tops[0] = top;
            t.locals.push(l);
        }
        t.frames.push(frame);
        Ok(())
    }

    /// Puts the parameters of the frame on top where those who take their addresses look for them.
    pub fn expose_params(&mut self, t: &mut Thread<'p>) -> Result<(), Fault> {
        let Some(f) = t.frames.last() else {
            return Ok(());
        };
        if f.code.addressed.is_empty() {
            return Ok(());
        }
        let (code, first) = (f.code, f.bytes);
        let size = u64::from(code.bytes);
        let align = code.params.iter().map(|p| u64::from(p.place.align)).max();
        let (owner, mut top) = (t.who.thread, t.tops[1]);
        let shape = (size, align.unwrap_or(8));
        let l = self.fresh(&mut t.rng, Region::Param, shape, owner, Some(&mut top))?;
        t.tops[1] = top;
        t.params.push(l);
        if let Some(o) = self.mem.find_mut(l.object) {
            let r = first..first + code.bytes as usize;
            o.bytes.copy_from_slice(&t.bytes[r.clone()]);
            o.states.copy_from_slice(&t.states[r]);
        }
        Ok(())
    }

    pub(super) fn call(
        &mut self,
        t: &mut Thread<'p>,
        n: u32,
        call: &'p Call,
        base: usize,
    ) -> Result<Next, Fault> {
        let module = self.program.module();
        let f = &module.funcs[n as usize];
        if !f.has_body {
            return self.library(t, &f.name, call, base);
        }
        if let Some((params, rets)) = &call.proto {
            let size = |p: &tandem_ir::machine::module::MParam| p.size().unwrap_or(0) as u32;
            let same = f.params.iter().map(size).eq(params.iter().copied())
                && f.rets.iter().map(size).eq(rets.iter().copied());
            if !same {
                return Err(UbKind::CallMismatch.into());
            }
        }
        if f.params.len() != call.args.len() {
            return Err(UbKind::CallMismatch.into());
        }
        let mut values = Vec::with_capacity(call.args.len());
        for a in &call.args {
            values.push(self.passed(t, *a, base));
        }
        self.enter(t, n, Some(call))?;
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        let (code, base, first) = (frame.code, frame.base, frame.bytes);
        for (p, (bytes, states)) in code.params.iter().zip(&values) {
            match p.reg {
                Some(r) => {
                    let v = read(bytes, states);
                    t.set(base, r, v);
                }
                None => {
                    let at = first + p.place.at as usize;
                    let n = bytes.len().min(p.place.size as usize);
                    t.bytes[at..at + n].copy_from_slice(&bytes[..n]);
                    t.states[at..at + n].copy_from_slice(&states[..n]);
                }
            }
        }
        self.expose_params(t)?;
        Ok(Next::Frames)
    }

    /// Bytes that are passed to a function.
    fn passed(&self, t: &Thread<'p>, a: Passed, base: usize) -> (Vec<u8>, Vec<u8>) {
        match a {
            Passed::Bytes(p) => {
                let first = t.frames.last().map_or(0, |f| f.bytes) + p.at as usize;
                let r = first..first + p.size as usize;
                (t.bytes[r.clone()].to_vec(), t.states[r].to_vec())
            }
            Passed::Value(s, bits) => {
                let v = t.get(base, s);
                let n = bits.div_ceil(8) as usize;
                let (mut bytes, mut states) = (vec![0; n], vec![DEFINED; n]);
                write(&mut bytes, &mut states, v);
                (bytes, states)
            }
        }
    }

    /// What the frame on top has as its results, as slots.
    pub(super) fn results(&self, t: &Thread<'p>) -> Vec<Slot> {
        let Some(f) = t.frames.last().filter(|_| t.frames.len() == 1) else {
            return Vec::new();
        };
        let mut out = Vec::new();
        for p in &f.code.rets {
            match p.reg {
                Some(r) => out.push(slot(t.regs[f.base + r as usize])),
                None => {
                    let first = f.bytes + p.place.at as usize;
                    let all = first..first + p.place.size as usize;
                    let chunks = t.bytes[all.clone()].chunks(8).zip(t.states[all].chunks(8));
                    out.extend(chunks.map(|(b, s)| slot(read(b, s))));
                }
            }
        }
        out
    }

    pub(super) fn ret(&mut self, t: &mut Thread<'p>) -> Result<Next, Fault> {
        let done = self.results(t);
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        let Some(call) = frame.call else {
            return Ok(Next::Stop(Stop::Done(done)));
        };
        let mut values = Vec::new();
        for p in &frame.code.rets {
            values.push(match p.reg {
                Some(r) => self.passed(t, Passed::Value(Src::Reg(r), p.place.size * 8), frame.base),
                None => self.passed(t, Passed::Bytes(p.place), frame.base),
            });
        }
        let frame = frame.clone();
        self.drop_locals(t, frame.locals, frame.params);
        t.frames.pop();
        t.regs.truncate(frame.base);
        t.bytes.truncate(frame.bytes);
        t.states.truncate(frame.bytes);
        t.tops = frame.tops;
        self.deliver(t, call, &values);
        Ok(Next::Frames)
    }

    /// Puts results where the call wants them.
    fn deliver(&mut self, t: &mut Thread<'p>, call: &Call, values: &[(Vec<u8>, Vec<u8>)]) {
        let Some(frame) = t.frames.last() else { return };
        let (base, first) = (frame.base, frame.bytes);
        for (to, (bytes, states)) in call.rets.iter().zip(values) {
            match *to {
                Passed::Bytes(p) => {
                    let at = first + p.at as usize;
                    let n = bytes.len().min(p.size as usize);
                    t.bytes[at..at + n].copy_from_slice(&bytes[..n]);
                    t.states[at..at + n].copy_from_slice(&states[..n]);
                }
                Passed::Value(Src::Reg(r), _) => {
                    let v = read(bytes, states);
                    t.set(base, r, v);
                }
                Passed::Value(..) => {}
            }
        }
    }

    /// Functions that the driver brings along.
    fn library(
        &mut self,
        t: &mut Thread<'p>,
        name: &str,
        call: &'p Call,
        base: usize,
    ) -> Result<Next, Fault> {
        let mut args = Vec::new();
        for a in &call.args {
            let (bytes, states) = self.passed(t, *a, base);
            let n = bytes.len().min(8);
            args.push((read(&bytes[..n], &states[..n]), bytes.len() as u32 * 8));
        }
        let arg = |k: usize| args.get(k).map_or(Val::default(), |a| a.0);
        let result = match name {
            "malloc" => {
                let size = self.look(arg(0));
                Some(self.malloc(t, size)?)
            }
            "free" => {
                let at = self.look(arg(0));
                self.free(at)?;
                None
            }
            "vprintf" | "__assertfail" => {
                self.report(t, name, &args)?;
                if name == "__assertfail" {
                    return Err(Fault::Trap);
                }
                Some(0)
            }
            _ => {
                let what = format!("a call of '{name}', which has no body");
                return Err(Fault::Unsupported(what));
            }
        };
        if let Some(v) = result {
            let bytes = v.to_le_bytes().to_vec();
            let states = vec![DEFINED; 8];
            self.deliver(t, call, &[(bytes, states)]);
        }
        Ok(Next::On)
    }
    fn malloc(&mut self, t: &mut Thread<'p>, size: u64) -> Result<u64, Fault> {
        use crate::api::AllocationPolicy;
        self.choices.allocation = true;
        let number = self.allocations;
        self.allocations += 1;
        let fails = match self.policy.allocation {
            AllocationPolicy::Succeed => false,
            AllocationPolicy::Fail => true,
            AllocationPolicy::FailSet(set) => number < 64 && set >> number & 1 == 1,
        };
        if fails {
            return Ok(0);
        }
        // No room is what null means.
        let made = self.fresh(&mut t.rng, Region::Global, (size, 16), u32::MAX, None);
        let Ok(l) = made else { return Ok(0) };
        self.atlas.insert(l.at, l);
        Ok(l.at)
    }
    fn free(&mut self, at: u64) -> Result<(), Fault> {
        if at == 0 {
            return Ok(());
        }
        let l = self.atlas.get(&at).copied();
        let ok = l
            .and_then(|l| self.mem.find(l.object))
            .is_some_and(|o| o.target == crate::value::Target::Heap && o.life == Life::Live);
        match (l, ok) {
            (Some(l), true) => {
                self.mem.destroy(l.object, Life::Freed);
                Ok(())
            }
            _ => Err(UbKind::InvalidFree.into()),
        }
    }
    /// An event for a call, with what its first arguments point to.
    fn report(&mut self, t: &mut Thread<'p>, name: &str, args: &[(Val, u32)]) -> Result<(), Fault> {
        let mut values = Vec::new();
        let mut memory = Vec::new();
        for (k, (v, bits)) in args.iter().enumerate() {
            // Format and arguments; or message, file, function.
            if *bits != 64 || !matches!(k, 0 | 1 | 3) {
                values.push(Value::int(*bits, v.bits.into()));
                continue;
            }
            let p = self.public_pointer(t, v.bits);
            memory.push(self.behind(t, v.bits));
            values.push(Value::Pointer(p));
        }
        let objects = vec![None; values.len()];
        self.event(
            t,
            Event::Call {
                callee: name.into(),
                args: values,
                memory,
                objects,
                kept: Vec::new(),
                lent: Vec::new(),
                ordered: true,
                returns: false,
                repeats: false,
            },
        )
    }
    /// The first bytes behind a generic address.
    fn behind(&self, t: &Thread<'p>, address: u64) -> crate::events::Image {
        let ask = Ask {
            space: Space::Generic,
            address,
            size: 1,
            write: false,
        };
        match memory::find(&self.mem, &self.view(t), ask, t.who) {
            Ok(found) => {
                let o = &self.mem.objects[found.index];
                let n = (o.bytes.len() - found.offset).min(64);
                Machine::image(o, found.offset, n)
            }
            Err(_) => crate::events::Image::default(),
        }
    }
}
