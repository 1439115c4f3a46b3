//! Calls and returns, and what names of the module stand for.
//!
//! ```text
//!   call f(%x)     new frame behind the caller's slots: [template of f | arguments copied in]   conditions on arguments
//!   ret %v         stack objects of the frame die; result into the caller's slots               conditions on results
//! ```
//!
//! All frames of a thread share one array of slots; a frame is a base in it, its code and its position. Arguments
//! passed `byval` get an object of their own, which dies with the frame.
//!
//! Undefined behaviour here: a call through a pointer to no function, a callee of another type or calling convention, a
//! return from `noreturn`, a condition that does not hold. What a function promises about memory (`memory(none)` and
//! the like) limits its accesses and those of what it calls; objects made since are its own. Depth is limited by the
//! policy: more is out of memory, not a crash.
//!
//! [`Machine::global_object`] finds a variable's object: one per module, one per block in shared memory, one per thread
//! if it is thread-local.

use super::{Effects, Fault, Frame, Machine, Stop, Thread};
use crate::api::{Licences, UninitPolicy};
use crate::bytes::{copy_in, copy_out};
use crate::code::{CallSite, Callee, CompiledFn};
use crate::memory::{self, Ask, Life, NewObject, Region};
use crate::outcome::UbKind;
use crate::slot::{Prov, Slot};
use crate::value::Target;
use tandem_ir::Global;

impl<'p, 'm> Machine<'p, 'm> {
    /// Executes a call site: enters a function, or performs an operation and writes its result.
    pub(super) fn call(&mut self, t: &mut Thread<'p>, n: u32) -> Result<Option<Stop>, Fault> {
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        let (f, base) = (frame.code, frame.base);
        let site = &f.calls[n as usize];
        match &site.callee {
            Callee::Direct(g) => self.call_function(t, *g, n, site).map(|()| None),
            Callee::External(g) => self.external(t, Some(*g), n).map(|()| None),
            Callee::Assembly(_) => self.external(t, None, n).map(|()| None),
            Callee::Intrinsic(op) => self.intrinsic(t, *op, n),
            Callee::Indirect(slot) => {
                let g = self.callee(t.regs[base + *slot as usize])?;
                if self.program.has_body(g) {
                    self.call_function(t, g, n, site).map(|()| None)
                } else {
                    self.external(t, Some(g), n).map(|()| None)
                }
            }
        }
    }

    /// The function that a pointer points to.
    fn callee(&self, p: Slot) -> Result<Global, Fault> {
        if !p.is_defined() {
            return Err(UbKind::BadCallee.into());
        }
        let object = match self.mem.find(p.prov()) {
            Some(o) => Some(o),
            None => self
                .mem
                .objects
                .iter()
                .find(|o| o.region == Region::Code && o.exposed && o.base[0] == p.bits),
        };
        match object.map(|o| (&o.target, o.region, o.base[0])) {
            Some((Target::Global(g), Region::Code, base)) if base == p.bits => Ok(*g),
            _ => Err(UbKind::BadCallee.into()),
        }
    }

    /// Where an `indirectbr` goes: the label whose address it has, if that is one of its own.
    #[inline(never)]
    pub(super) fn label_of(&self, f: &CompiledFn, p: Slot, targets: u32) -> Option<u32> {
        let o = self.mem.find(p.prov()).filter(|_| p.is_defined())?;
        if o.region != Region::Code || Some(&o.target) != f.global.map(Target::Global).as_ref() {
            return None;
        }
        let n = p.bits.wrapping_sub(o.base[0]);
        let label = f.indirects[targets as usize].iter().find(|t| t.0 == n);
        label.map(|t| t.1)
    }

    fn call_function(
        &mut self,
        t: &mut Thread<'p>,
        g: Global,
        n: u32,
        site: &CallSite,
    ) -> Result<(), Fault> {
        let header = &self.program.module().header;
        let cc = header.function(g).map_or(0, |d| d.cc);
        // Those of ARM agree with the C convention as far as the target has it so.
        let arm = |cc: u32| (66..=68).contains(&cc);
        let agree = cc == site.cc || arm(cc) || arm(site.cc);
        if header.globals[g].ty != site.fn_ty || !agree {
            return Err(UbKind::SignatureMismatch.into());
        }
        let Some(code) = self.program.code(g) else {
            return Err(Fault::IllFormed("call of a function without a body".into()));
        };
        let Some(caller) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        if t.frames.len() >= self.policy.limits.call_depth as usize {
            return Err(Fault::OutOfMemory);
        }
        let (from, base) = (caller.base, t.regs.len());
        let top = t.local_top;
        t.regs.extend_from_slice(&code.template);
        // A body that could not be compiled has no slots of its own, not even for its arguments; it says
        // so when it runs.
        let width: usize = site.args.iter().map(|a| a.1 as usize).sum();
        if t.regs.len() < base + width {
            t.regs.resize(base + width, Slot::POISON);
        }
        let mut to = base;
        for &(slot, k) in &site.args {
            let s = from + slot as usize;
            t.regs.copy_within(s..s + k as usize, to);
            to += k as usize;
        }
        let result = self.begin(t, code, base, &site.checks);
        if let Err(e) = result {
            t.regs.truncate(base);
            return Err(e);
        }
        self.push_frame(t, code, base, top, Some(n));
        self.choices.aliased |= site.binds && self.policy.licences != Licences::Unused;
        Ok(())
    }

    /// Conditions on arguments and private copies of `byval` ones.
    fn begin(
        &mut self,
        t: &mut Thread<'p>,
        code: &CompiledFn,
        base: usize,
        checks: &[(u32, crate::attrs::Check)],
    ) -> Result<(), Fault> {
        for (slot, c) in checks.iter().chain(&code.arg_checks) {
            self.check_value(
                &mut t.regs,
                base + *slot as usize,
                c,
                t.who,
                code.null_is_valid,
            )?;
        }
        for &(slot, size, align, space) in &code.byvals {
            let at = base + slot as usize;
            let ask = Ask {
                space,
                size,
                align: 1,
                write: false,
                null_is_valid: code.null_is_valid,
            };
            let found = self.mem.check(t.regs[at], ask, t.who)?;
            let piece = copy_out(&self.mem.objects[found.index], found.offset, size as usize);
            let p = self.private_object(t, size, align, space)?;
            if let Some(o) = self.mem.find_mut(p) {
                copy_in(o, 0, &piece);
            }
            t.regs[at] = self.mem.pointer(p, space);
        }
        Ok(())
    }

    /// A stack object for a `byval` parameter, which dies with the frame that is pushed next.
    pub(in super::super) fn private_object(
        &mut self,
        t: &mut Thread<'p>,
        size: u64,
        align: u64,
        space: u32,
    ) -> Result<Prov, Fault> {
        let region = if space == 101 {
            Region::Param
        } else {
            Region::Local
        };
        let new = NewObject {
            region,
            target: Target::Stack,
            size,
            align,
            owner: t.who.thread,
            constant: false,
            fill: memory::UNDEF,
            fresh: false,
        };
        let p = self
            .mem
            .create(new, Some(&mut t.local_top))
            .ok_or(Fault::OutOfMemory)?;
        t.allocas.push(p);
        Ok(p)
    }

    fn push_frame(
        &mut self,
        t: &mut Thread<'p>,
        code: &'p CompiledFn,
        base: usize,
        local_top: u64,
        site: Option<u32>,
    ) {
        self.watch_parameters(code, &t.regs[base..]);
        let outer = t.frames.last().map_or(Effects::default(), |f| f.limits);
        let allocas = t.allocas.len() - code.byvals.len().min(t.allocas.len());
        t.frames.push(Frame {
            code,
            pc: code.entry as usize,
            base,
            limits: limits(code, outer, allocas),
            // The copies of `byval` arguments belong to the new frame.
            allocas,
            local_top,
            site,
        });
    }

    /// Starts the outermost function of a thread.
    pub(in super::super) fn start(
        &mut self,
        t: &mut Thread<'p>,
        code: &'p CompiledFn,
        args: &[Slot],
        byval: &[Option<Prov>],
    ) -> Result<(), Fault> {
        let base = t.regs.len();
        t.regs.extend_from_slice(&code.template);
        t.regs[base..base + args.len()].copy_from_slice(args);
        // The caller's copies of `byval` parameters are private already.
        for (slot, c) in &code.arg_checks {
            self.check_value(
                &mut t.regs,
                base + *slot as usize,
                c,
                t.who,
                code.null_is_valid,
            )?;
        }
        let mine = byval.iter().flatten().count();
        let allocas = t.allocas.len().saturating_sub(mine);
        t.frames.push(Frame {
            code,
            pc: code.entry as usize,
            base,
            limits: limits(code, Effects::default(), allocas),
            allocas,
            local_top: t.local_top,
            site: None,
        });
        Ok(())
    }

    /// Leaves a function: `Some` if it was the outermost.
    pub(super) fn ret(
        &mut self,
        t: &mut Thread<'p>,
        src: u32,
        n: u32,
    ) -> Result<Option<Vec<Slot>>, Fault> {
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        if frame.code.noreturn {
            return Err(UbKind::NoreturnReturned.into());
        }
        let (base, allocas, top, site) = (frame.base, frame.allocas, frame.local_top, frame.site);
        let from = base + src as usize;
        while t.allocas.len() > allocas {
            if let Some(p) = t.allocas.pop() {
                self.mem.destroy(p, Life::Popped);
            }
        }
        t.local_top = top;
        let Some(site) = site else {
            let values = t.regs[from..from + n as usize].to_vec();
            t.regs.truncate(base);
            return Ok(Some(values));
        };
        t.frames.pop();
        let Some(caller) = t.frames.last() else {
            return Err(Fault::IllFormed("no caller".into()));
        };
        let s = &caller.code.calls[site as usize];
        let (code, to) = (caller.code, caller.base);
        let dst = to + s.dst as usize;
        t.regs
            .copy_within(from..from + (n.min(s.ret_slots)) as usize, dst);
        t.regs.truncate(base);
        self.after_call(t, code, to, s)?;
        Ok(None)
    }

    /// Conditions on the result of a call.
    fn after_call(
        &mut self,
        t: &mut Thread<'p>,
        code: &CompiledFn,
        base: usize,
        s: &CallSite,
    ) -> Result<(), Fault> {
        if s.noreturn {
            return Err(UbKind::NoreturnReturned.into());
        }
        for (slot, c) in &s.excluded {
            // On a copy: the argument stays what it is.
            let at = base + *slot as usize;
            let mut copy: Vec<Slot> = t.regs[at..t.regs.len().min(at + 2)].to_vec();
            let given = copy[0];
            self.check_value(&mut copy, 0, c, t.who, code.null_is_valid)?;
            if copy[0].is_poison() && !given.is_poison() {
                let dst = base + s.dst as usize;
                t.regs[dst..dst + s.ret_slots as usize].fill(Slot::POISON);
            }
        }
        for (slot, c) in &s.ret_checks {
            self.check_value(
                &mut t.regs,
                base + *slot as usize,
                c,
                t.who,
                code.null_is_valid,
            )?;
        }
        Ok(())
    }

    /// Writes the result of an operation that a call site stands for.
    pub(in super::super) fn finish_call(
        &mut self,
        t: &mut Thread<'p>,
        n: u32,
        values: &[Slot],
    ) -> Result<(), Fault> {
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        let (code, base) = (frame.code, frame.base);
        let s = &code.calls[n as usize];
        let k = values.len().min(s.ret_slots as usize);
        let dst = base + s.dst as usize;
        t.regs[dst..dst + k].copy_from_slice(&values[..k]);
        self.after_call(t, code, base, s)
    }

    // ----- names ---------------------------------------------------------------

    /// The object that a module-level name stands for, for a thread.
    pub(super) fn global_object(&mut self, t: &mut Thread<'p>, g: Global) -> Result<Prov, Fault> {
        let p = self.globals[cranelift_entity::EntityRef::index(g)];
        if p != Prov::NONE {
            return Ok(p);
        }
        if let Some(b) = self.blocks.get(t.who.block as usize)
            && let Some(&(_, p)) = b.shared.iter().find(|s| s.0 == g)
        {
            return Ok(p);
        }
        if let Some(&(_, p)) = t.tls.iter().find(|s| s.0 == g) {
            return Ok(p);
        }
        let fill = match self.policy.uninit {
            UninitPolicy::Undef => memory::UNDEF,
            UninitPolicy::Poison => memory::POISON,
        };
        let p = self
            .instantiate(g, Region::Local, t.who.thread, fill, Some(&mut t.local_top))
            .map_err(Fault::Unsupported)?
            .ok_or(Fault::OutOfMemory)?;
        t.tls.push((g, p));
        Ok(p)
    }
}

/// The limits of a new frame: its own and its caller's. Where both exclude something, only objects made
/// since the newer frame are certainly its own; those of the caller's are excluded with it.
fn limits(code: &CompiledFn, outer: Effects, own: usize) -> Effects {
    let mine = code.no_read || code.no_write;
    Effects {
        no_read: code.no_read || outer.no_read,
        no_write: code.no_write || outer.no_write,
        own: if mine { own } else { outer.own },
    }
}
