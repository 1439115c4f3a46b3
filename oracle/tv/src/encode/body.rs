//! What a function's own attributes say about its body: `memory(…)`, `willreturn`.
//!
//! A body that does what its attributes exclude is undefined. Memory that the
//! function itself allocates is its own affair; memory that its pointer parameters
//! lead to is argument memory; everything else is other memory. Attributes of one
//! parameter bind the pointers that are based on it ([`super::based`]).

use super::Encoder;
use super::based::Restricted;
use crate::blocks::BlockKey;
use crate::pointer::{LOCAL_BIT, Ptr};
use crate::value::Val;
use tandem_ir::Function;
use tandem_ir::attr::{AttrKind, MemoryEffects, ModRef};
use tandem_smt::{Term, Terms};

/// The address space of constants, of which nothing is written. Who reads through a pointer of it reads no memory that
/// `memory(…)` speaks of; of a generic pointer that leads there nobody knows it.
pub(super) const NEVER_WRITTEN: u32 = 4;

/// What one activation may do.
#[derive(Clone, Debug)]
pub(super) struct BodyLimits {
    effects: MemoryEffects,
    /// Blocks of its pointer parameters.
    arguments: Vec<Term>,
    /// It returns, whatever it calls.
    pub returns: bool,
    /// It does not unwind, whatever it calls.
    pub nounwind: bool,
    /// It returns or does something that can be seen.
    pub progresses: bool,
    /// Parameters through which not everything may be done.
    pub restricted: Vec<Restricted>,
    /// The same of the activations around it, outermost first: what they exclude their callees must not do either.
    around: Vec<Limited>,
}

/// The memory that one activation may access, and the blocks of its pointer parameters.
type Limited = (MemoryEffects, Vec<Term>);

impl BodyLimits {
    /// No limits.
    pub fn none() -> BodyLimits {
        BodyLimits {
            effects: MemoryEffects::UNKNOWN,
            arguments: Vec::new(),
            returns: false,
            nounwind: false,
            progresses: false,
            restricted: Vec::new(),
            around: Vec::new(),
        }
    }
}

impl<'m> Encoder<'_, 'm> {
    /// The limits of a body that is entered with these arguments.
    pub(super) fn limits_of(&mut self, f: &'m Function, args: &[Val]) -> BodyLimits {
        let cx = self.cx();
        let mut out = BodyLimits::none();
        if !self.sites.is_empty() {
            let own = (self.limits.effects, self.limits.arguments.clone());
            out.around.clone_from(&self.limits.around);
            out.around.push(own);
            out.nounwind = self.limits.nounwind;
        }
        let Some(decl) = cx.function(f.global) else {
            return out;
        };
        let set = decl.attrs.func;
        out.nounwind |= cx.attrs.has(set, AttrKind::NoUnwind);
        out.returns = cx.attrs.has(set, AttrKind::WillReturn);
        out.progresses = cx.attrs.has(set, AttrKind::MustProgress);
        out.restricted = self.restricted(f, args);
        if let Some(m) = cx.attrs.memory(set) {
            out.effects = m;
        }
        if out.effects != MemoryEffects::UNKNOWN {
            for (v, &p) in args.iter().zip(f.args()) {
                if f.value_type(p).is_ptr()
                    && let Some(s) = v.scalar()
                {
                    out.arguments
                        .push(Ptr::unpack(&mut self.w.terms, s.bits).block);
                }
            }
        }
        out
    }

    /// Undefined behaviour if the body may not access memory there.
    pub(super) fn body_access(&mut self, at: Ptr, write: bool) {
        self.body_access_if(Terms::TRUE, at, write);
    }
    /// The same for an access that happens only under a condition.
    pub(super) fn body_access_if(&mut self, happens: Term, at: Ptr, write: bool) {
        self.restricted_access(happens, at, write);
        let own = (self.limits.effects, self.limits.arguments.clone());
        for limits in self.limits.around.clone() {
            self.limited_access(happens, (at, write), &limits, false);
        }
        self.limited_access(happens, (at, write), &own, true);
    }
    /// The same as far as one activation is concerned.
    fn limited_access(
        &mut self,
        happens: Term,
        (at, write): (Ptr, bool),
        limits: &Limited,
        own: bool,
    ) {
        let e = limits.0;
        let may = |m: ModRef| if write { m.writes() } else { m.reads() };
        let (argument, other) = (may(e.argmem), may(e.other));
        if argument && other {
            return;
        }
        let t = &mut self.w.terms;
        let local = t.extract(LOCAL_BIT, LOCAL_BIT, at.block);
        let mut allowed = t.bit_to_bool(local);
        let is_argument = self.is_argument_block(at.block, &limits.1);
        if self
            .w
            .block_data(at.block)
            .is_some_and(|d| matches!(d.key, BlockKey::ByVal(_)))
        {
            // A copy that the caller made is argument memory, to the callee alone.
            allowed = match own {
                true => Terms::FALSE,
                false => self.w.terms.not(is_argument),
            };
        }
        let t = &mut self.w.terms;
        if argument {
            allowed = t.or(allowed, is_argument);
        }
        if other {
            let not = t.not(is_argument);
            allowed = t.or(allowed, not);
        }
        if !write && self.w.block_data(at.block).is_some_and(|d| d.constant) {
            // What can never change is nobody's memory.
            return;
        }
        let allowed = self.w.terms.implies(happens, allowed);
        self.require(allowed);
    }

    /// Boolean: the block is one of those that pointer parameters lead to.
    pub(super) fn is_argument_block(&mut self, block: Term, arguments: &[Term]) -> Term {
        let t = &mut self.w.terms;
        let hits: Vec<Term> = arguments.iter().map(|&b| t.eq(b, block)).collect();
        t.any(hits)
    }
    /// The blocks that pointer parameters of the function in question lead to, if its effects are limited.
    pub(super) fn outermost_arguments(&self) -> Vec<Term> {
        match self.limits.around.first() {
            Some(l) => l.1.clone(),
            None => self.limits.arguments.clone(),
        }
    }

    /// Effects of a call inside the present body.
    pub(super) fn effects_here(&self, callee: MemoryEffects) -> MemoryEffects {
        let e = self.limits.effects;
        // What is other memory to the callee may be argument memory to this body.
        let mine = join(e.other, e.argmem);
        MemoryEffects {
            inaccessible: meet(callee.inaccessible, e.inaccessible),
            errno: meet(callee.errno, e.errno),
            other: meet(callee.other, mine),
            ..callee
        }
    }
}

fn made(reads: bool, writes: bool) -> ModRef {
    match (reads, writes) {
        (false, false) => ModRef::None,
        (true, false) => ModRef::Read,
        (false, true) => ModRef::Write,
        (true, true) => ModRef::ReadWrite,
    }
}
fn meet(a: ModRef, b: ModRef) -> ModRef {
    made(a.reads() && b.reads(), a.writes() && b.writes())
}
fn join(a: ModRef, b: ModRef) -> ModRef {
    made(a.reads() || b.reads(), a.writes() || b.writes())
}
