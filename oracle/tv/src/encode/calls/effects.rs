//! What code that is not there may see of memory, write, free and keep.

use super::super::{EVENT_BITS, Encoder, EventArg};
use super::Site;
use super::facts::Whose;
use super::library;
use crate::context::Side;
use crate::memory::{Havoc, MemId};
use crate::pointer::{BLOCK_BITS, Ptr};
use crate::promises::captures::Parts;
use tandem_ir::Global;
use tandem_ir::attr::{AttrKind, ModRef};
use tandem_ir::entity::AttrSet;
use tandem_smt::{Term, Terms};

impl<'m> Encoder<'_, 'm> {
    /// Blocks that the pointers among the arguments point into.
    pub(super) fn blocks_of(&mut self, site: &Site<'m>) -> Vec<Term> {
        let mut out = Vec::new();
        for (v, ty) in site.args.iter().skip(usize::from(site.with_pointer)) {
            for (s, space) in v.leaves().into_iter().zip(self.pointer_spaces(*ty)) {
                if space.is_some() {
                    out.push(Ptr::unpack(&mut self.w.terms, s.bits).block);
                }
            }
        }
        out
    }

    /// True if a callee may find a stack object of its caller: by an argument, or because one has escaped.
    pub(super) fn sees_stack(&mut self, site: &Site<'m>) -> bool {
        let mem = self.given_to(site);
        self.own_stack_objects(mem)
            .into_iter()
            .any(|b| self.w.escaped(mem, b) != Terms::FALSE)
    }

    /// Stack objects of the present activation that are there in a state: those that it made, and the copies that it was given
    /// by value. Those of its callers are not what a tail call promises to leave alone (LangRef, "call Instruction").
    pub(super) fn own_stack_objects(&mut self, mem: MemId) -> Vec<Term> {
        let mut all = self.stack_objects(mem);
        let start = self.frame.entry.first().copied().flatten();
        if let Some(start) = start.filter(|_| !self.sites.is_empty()) {
            let before = self.stack_objects(start.mem);
            let copies = self.given_copies();
            all.retain(|b| !before.contains(b) || copies.contains(b));
        }
        all
    }

    /// Blocks of the `byval` parameters of the present activation.
    pub(in super::super) fn given_copies(&mut self) -> Vec<Term> {
        let decl = self.cx().function(self.frame.f.global);
        let by_value = |n: usize| {
            let set = decl.map_or(AttrSet::EMPTY, |d| d.attrs.param(n));
            self.by_value(&[set, AttrSet::EMPTY]).is_some()
        };
        let args = self.frame.args.iter().enumerate();
        let given: Vec<Term> = args
            .filter(|(n, _)| by_value(*n))
            .filter_map(|(_, v)| Some(v.scalar()?.bits))
            .collect();
        let terms = &mut self.w.terms;
        (given.into_iter())
            .map(|bits| Ptr::unpack(terms, bits).block)
            .collect()
    }

    /// Stack objects that are there in a state, of whatever activation.
    fn stack_objects(&mut self, mem: MemId) -> Vec<Term> {
        let ours = |d: &crate::blocks::BlockData| d.key.ends_with_frame();
        let ids: Vec<u64> = self
            .w
            .blocks
            .iter()
            .filter(|(_, d)| ours(d))
            .map(|b| b.0)
            .collect();
        let mut out = Vec::new();
        for id in ids {
            let block = self.w.terms.bits(BLOCK_BITS, id);
            if self.w.there(mem, block) != Terms::FALSE {
                out.push(block);
            }
        }
        out
    }

    /// Notes the promises of a call that is no event, on such operands.
    pub(super) fn note_promised(&mut self, site: &Site<'m>, callee: Option<Global>, on: Vec<Term>) {
        // What the declaration says is true of the function, not of this call.
        let declared = self.promises(site, callee, Whose::Declaration);
        let mut here = self.promises(site, callee, Whose::Call);
        here.retain(|p| !declared.contains(p));
        for p in here {
            self.promise(format!("{p}, at {}", site.kind), on.clone());
        }
    }

    /// Notes a call of an intrinsic that is not modelled and that has to do with memory, whatever its declaration says of that: it
    /// may promise something of memory (`llvm.invariant.start`: that it stays as it is), so that the target may make the call
    /// only where the source makes it, on the same operands and on the same contents.
    pub(super) fn note_intrinsic(&mut self, site: &Site<'m>, callee: Option<Global>) {
        let name = callee.map_or("", |g| self.cx().global_name(g));
        let invariant = name.starts_with("llvm.invariant.");
        let e = site.effects;
        let about_memory = [e.argmem, e.inaccessible, e.errno, e.other];
        let about_memory = about_memory.iter().any(|&m| m != ModRef::None);
        if !name.starts_with("llvm.") || !(invariant || about_memory) {
            return;
        }
        let mut on = Encoder::plain_bits(&self.w.terms, site.args.iter().map(|a| &a.0));
        // A store may not move from one side of the call to the other.
        let seen = self.given_to(site);
        let blocks = self.blocks_of(site);
        on.push(self.w.memory_key(&site.kind, seen, Some(blocks)));
        self.promise(format!("what {} says of memory", site.kind), on);
    }

    /// True if the last event was the same call on the same arguments and memory, right before.
    pub(super) fn repeats_last(
        &mut self,
        kind: &str,
        args: &[EventArg],
        reads: bool,
        before: MemId,
    ) -> bool {
        let one = self.w.terms.bits(EVENT_BITS, 1);
        let (now, reach) = (self.state.events, self.state.reach);
        let mem = reads.then_some(self.state.mem);
        // What the first may have freed it does not read the second time, or that is undefined.
        let untouched = self.after_event == Some(before);
        let Some(last) = self.events.last().cloned() else {
            return false;
        };
        let mut same =
            last.kind == kind && (last.mem == mem || untouched) && last.args.len() == args.len();
        for (a, b) in last.args.iter().zip(args) {
            // The source may make the same undef choices as before.
            let again = match self.side {
                Side::Source => self.with_undef_choices_of(&b.value, &a.value),
                Side::Target => b.value.clone(),
            };
            same &= a.value == again;
        }
        let (before, then) = (last.index, last.reach);
        let next = self.w.terms.add(before, one);
        // Behind it, on the same path: where this call is reached that one was.
        same && next == now && self.w.terms.and(reach, then) == reach
    }

    /// What the callee may write, and which pointers it may keep.
    pub(super) fn let_go(&mut self, site: &Site<'m>, callee: Option<Global>, index: Term) {
        let e = site.effects;
        let spared = match self.leaves_stack(site) {
            true => self.own_stack_objects(self.state.mem),
            false => Vec::new(),
        };
        let (mut through, mut later) = (Vec::new(), Vec::new());
        let own = usize::from(site.with_pointer);
        for (n, (v, ty)) in site.args.iter().skip(own).enumerate() {
            let read_only = self.not_written(site, callee, n);
            // Who has the address alone can do nothing with it to memory.
            let kept = self.captured_of(site, callee, n).elsewhere;
            let keeps = kept.holds(Parts::READ)
                && (e.argmem != ModRef::None || e.other.writes() || e.inaccessible.writes());
            for (s, space) in v.leaves().into_iter().zip(self.pointer_spaces(*ty)) {
                if space.is_none() {
                    continue;
                }
                if keeps {
                    let writes = kept.holds(Parts::PROVENANCE);
                    // During a call that does not write through it nobody can who has it from this call alone.
                    let now = writes && !read_only;
                    self.state.mem = self.w.escape_with(self.state.mem, s, now);
                    later.extend(Some(s).filter(|_| writes && read_only));
                }
                if !read_only && e.argmem.writes() {
                    let p = Ptr::unpack(&mut self.w.terms, s.bits);
                    through.extend(Some(p).filter(|p| !spared.contains(&p.block)));
                }
            }
        }
        let frees = !self.said(site, callee, AttrKind::NoFree);
        let blind = !(e.argmem.reads() || e.other.reads() || e.errno.reads());
        if blind {
            // What the callee writes in any case is not what was there.
            let before = self.state.mem;
            self.state.mem = self.without_initialized(site, before, before);
        }
        // `errno` may be whatever is reachable; where a function of the library has it nobody else looks.
        let cx = self.cx();
        let library = callee.is_some_and(|g| {
            library::is_declared(cx, g) && library::memory(cx.global_name(g)).is_some()
        });
        if e.other.writes() || e.errno.writes() && !library {
            let all = match spared.is_empty() {
                true => Havoc::Reachable,
                false => Havoc::ReachableBut(spared),
            };
            self.state.mem = self.w.havoc_as(self.state.mem, index, &all, frees, blind);
        } else if frees && e.inaccessible.writes() && !self.said(site, callee, AttrKind::NoSync) {
            // Freeing an object that is accessible here is a write to it, but another thread may be told to do it.
            self.state.mem = self
                .w
                .havoc_with(self.state.mem, index, &Havoc::Frees, true);
        }
        if !through.is_empty() {
            let through = Havoc::Through(through);
            self.state.mem = self
                .w
                .havoc_as(self.state.mem, index, &through, frees, blind);
        }
        for s in later {
            self.state.mem = self.w.escape_with(self.state.mem, s, true);
        }
    }

    /// Memory as a callee sees it: what its arguments lead to is known to it, whether it keeps the pointers or not.
    pub(super) fn given_to(&mut self, site: &Site<'m>) -> MemId {
        let mut mem = self.state.mem;
        for (v, ty) in site.args.iter().skip(usize::from(site.with_pointer)) {
            for (s, space) in v.leaves().into_iter().zip(self.pointer_spaces(*ty)) {
                if space.is_some() {
                    mem = self.w.escape(mem, s);
                }
            }
        }
        mem
    }
}
