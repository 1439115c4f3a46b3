//! What a function outside is given: which pointers, what it sees through them, and what it may do with them.
//!
//! ```text
//!   call void @f(ptr %a, ptr byval(i32) %b, ptr readonly captures(none) %c)
//!     %a   seen, may be written, may be kept: later calls see what it holds then
//!     %b   a copy of four bytes is seen, at no address that both sides know
//!     %c   seen
//! ```

use super::environment::PointerArgument;
use super::external::REACH;
use super::values::shows_address;
use super::{Machine, Thread};
use crate::code::{CallSite, Callee};
use crate::events::Image;
use crate::layout::{LeafKind, ValueLayout};
use crate::memory::Life;
use crate::slot::{Prov, Slot};
use crate::value::{Target, Value};
use tandem_ir::Global;
use tandem_ir::attr::{Attr, AttrKind, MemoryEffects, ModRef, TypedAttr};

/// A pointer that a function outside is given.
pub(super) struct Lent {
    pub slot: Slot,
    pub space: u32,
    /// The callee does not write through it.
    pub read_only: bool,
    /// The callee gets a copy of so many bytes behind it.
    pub copied: Option<u64>,
}

/// Which arguments are pointers.
pub(super) fn pointer_arguments(site: &CallSite, args: &[Slot]) -> Vec<PointerArgument> {
    let mut at = 0;
    let pointer = |l: &ValueLayout| {
        let first = args.get(at).copied()?;
        at += l.slots as usize;
        match l.single()?.kind {
            LeafKind::Ptr(space, _) => Some((first, space)),
            _ => None,
        }
    };
    site.layouts.iter().map(pointer).collect()
}

impl<'p, 'm> Machine<'p, 'm> {
    /// Arguments for the event, and the pointers among them. What is passed `byval` has no address that the callee and the caller
    /// share.
    pub(super) fn readable_arguments(
        &mut self,
        caller: Option<Global>,
        site: &CallSite,
        args: &[Slot],
    ) -> (Vec<Value>, Vec<Lent>) {
        let mut values = Vec::new();
        let mut pointers = Vec::new();
        let mut at = 0;
        for (i, l) in site.layouts.iter().enumerate() {
            let v = &args[at..at + l.slots as usize];
            at += l.slots as usize;
            let copied = self.copied_bytes(caller, site, i);
            if let Some(LeafKind::Ptr(space, _)) = l.single().map(|x| x.kind) {
                pointers.push(Lent {
                    slot: v[0],
                    space,
                    read_only: copied.is_some() || self.reads_only(caller, site, i),
                    copied,
                });
                if copied.is_some() && v[0].is_defined() {
                    values.push(Value::null(space));
                    continue;
                }
            }
            // A number that was read where a pointer was stored is its address.
            self.choices.address |= shows_address(l, v);
            values.push(self.public_value(l, v));
        }
        (values, pointers)
    }
    /// What the declaration of the callee and the call say of an argument.
    fn said_of(
        &self,
        caller: Option<Global>,
        site: &CallSite,
        arg: usize,
    ) -> impl Iterator<Item = &Attr> {
        let h = &self.program.module().header;
        let declared = match site.callee {
            Callee::External(g) => h.function(g).map(|d| d.attrs.param(arg)),
            _ => None,
        };
        let body = caller.and_then(|c| self.program.body(c));
        let call = body.zip(site.inst).and_then(|(f, i)| f.kind(i).call_info());
        let here = call.map(|c| c.attrs.param(arg));
        let both = declared.into_iter().chain(here);
        both.flat_map(|set| h.attrs.get(set))
    }
    fn reads_only(&self, caller: Option<Global>, site: &CallSite, arg: usize) -> bool {
        let reads = [AttrKind::ReadOnly, AttrKind::ReadNone].map(Attr::Flag);
        self.said_of(caller, site, arg).any(|a| reads.contains(a))
    }

    /// Bytes of what is passed by value behind a pointer (`byval`).
    fn copied_bytes(&self, caller: Option<Global>, site: &CallSite, arg: usize) -> Option<u64> {
        let h = &self.program.module().header;
        self.said_of(caller, site, arg).find_map(|a| match a {
            Attr::Typed(TypedAttr::ByVal, ty) => h.layout.alloc_size(&h.types, *ty),
            _ => None,
        })
    }
    /// What the callee sees through a pointer.
    pub(super) fn seen_through(&self, p: &Lent) -> Image {
        let mut image = self.window(p.slot, p.space);
        if let Some(n) = p.copied {
            image
                .bytes
                .truncate(usize::try_from(n).unwrap_or(usize::MAX));
            image.marks.retain(|m| m.0 < n);
        }
        image
    }

    /// The stack or heap object of the run that each argument leads to, if it is a pointer that the callee gets.
    fn own_objects(
        &self,
        caller: Option<Global>,
        site: &CallSite,
        args: &[Slot],
    ) -> Vec<Option<Prov>> {
        let own = |(n, p): (usize, &PointerArgument)| {
            if self.copied_bytes(caller, site, n).is_some() {
                return None;
            }
            let prov = p.filter(|p| p.0.is_defined())?.0.prov();
            let target = &self.mem.find(prov)?.target;
            matches!(target, Target::Stack | Target::Heap).then_some(prov)
        };
        let all = pointer_arguments(site, args);
        all.iter().enumerate().map(own).collect()
    }
    /// For each argument, the first one that leads to the same object of the run.
    pub(super) fn objects_of(
        &self,
        caller: Option<Global>,
        site: &CallSite,
        args: &[Slot],
    ) -> Vec<Option<u32>> {
        let own = self.own_objects(caller, site, args);
        let first = |p: &Option<Prov>| {
            let at = own.iter().position(|q| p.is_some() && q == p)?;
            u32::try_from(at).ok()
        };
        own.iter().map(first).collect()
    }
    pub(super) fn note_given(
        &self,
        t: &mut Thread<'p>,
        caller: Option<Global>,
        site: &CallSite,
        args: &[Slot],
    ) {
        for (n, prov) in self.own_objects(caller, site, args).into_iter().enumerate() {
            let Some(prov) = prov else { continue };
            let keeps = self.may_keep(site, n);
            match t.given.iter_mut().find(|g| g.0 == prov) {
                Some(g) => g.1 |= keeps,
                None => t.given.push((prov, keeps)),
            }
        }
    }
    /// True if the call does more than to read and write what its arguments lead to.
    pub(super) fn is_ordered(
        &self,
        caller: Option<Global>,
        site: &CallSite,
        e: MemoryEffects,
    ) -> bool {
        let elsewhere = MemoryEffects {
            argmem: ModRef::None,
            ..e
        };
        let module = self.program.module();
        let convergent = match (caller.and_then(|c| self.program.body(c)), site.inst) {
            (Some(f), Some(i)) => module.header.is_convergent(f, i),
            _ => true,
        };
        convergent || elsewhere.may_write() || matches!(site.callee, Callee::Assembly(_))
    }
    /// The arguments that say `captures(none)`, at the call or at the declaration.
    pub(super) fn lent_arguments(&self, caller: Option<Global>, site: &CallSite) -> Vec<bool> {
        let says = |n: usize| {
            self.said_of(caller, site, n).any(|a| match a {
                Attr::Flag(AttrKind::NoCapture) => true,
                Attr::Captures(c) => c.trim() == "none",
                _ => false,
            })
        };
        (0..site.layouts.len()).map(says).collect()
    }
    /// True if the callee may keep what it needs to read through the argument (`captures`).
    fn may_keep(&self, site: &CallSite, n: usize) -> bool {
        let h = &self.program.module().header;
        let declared = match site.callee {
            Callee::External(g) => h.function(g).map(|d| d.attrs.param(n)),
            _ => None,
        };
        let attrs = declared.map_or(&[][..], |s| h.attrs.get(s));
        !attrs.iter().any(|a| match a {
            Attr::Flag(AttrKind::NoCapture) => true,
            // What may be handed on by the result alone is not kept.
            Attr::Captures(c) => {
                let parts = c.split("ret:").next().unwrap_or("");
                !parts.contains("provenance")
            }
            _ => false,
        })
    }
    /// The contents of what earlier calls may have kept.
    pub(super) fn kept_objects(&self, t: &Thread<'p>) -> Vec<Image> {
        let kept = t.given.iter().filter(|g| g.1);
        let image = |g: &(Prov, bool)| match self.mem.find(g.0) {
            Some(o) if o.life == Life::Live => self.image(o, 0, o.size.min(REACH) as usize),
            _ => Image::default(),
        };
        kept.map(image).collect()
    }
}
