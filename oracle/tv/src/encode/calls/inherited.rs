//! What the source's call of a function promises holds for the target's call of it.
//!
//! A target that drops a promise makes the same call of the same function in the same state: in the executions that
//! the source defines the callee keeps what the source said. So the target's calls of a function are taken under what
//! all of the source's calls of it promise, and where that decides how a call is encoded, the target may only make it
//! where the source does ([`PureCall::needs_partner`]; events are matched anyway).

use super::facts::{ArgumentFact, promises_no_access};
use super::{Encoder, Site};
use crate::context::Side;
use crate::promises::captures::Captured;
use tandem_ir::Global;
use tandem_ir::attr::{AttrKind, MemoryEffects, ModRef};
use tandem_smt::Term;

/// What is promised of the callee by all calls of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallPromises {
    effects: MemoryEffects,
    kinds: Vec<AttrKind>,
    /// For each argument: it is not written through, and what may be captured of it.
    arguments: Vec<(bool, Captured)>,
    /// The argument that is returned.
    returned: Option<usize>,
    /// The result is a new object.
    new_object: bool,
    /// The caller's stack objects are not accessed.
    leaves_stack: bool,
}

/// A call that is a function of its arguments and of memory.
#[derive(Clone, Debug)]
pub struct PureCall {
    /// Boolean: it happens.
    pub reach: Term,
    /// Callee and type.
    pub kind: String,
    /// What its result is a function of.
    pub keys: Vec<Term>,
    /// What is chosen for operands that are poison: where the operand stands among the keys, the choice, and whether the operand is
    /// poison to the callee.
    pub stand_ins: Vec<(usize, Term, Term)>,
    /// True if it is taken under promises that it does not make: then the source must make the call.
    pub needs_partner: bool,
}

/// The promises without operands that count.
const KINDS: [AttrKind; 4] = [
    AttrKind::WillReturn,
    AttrKind::NoUnwind,
    AttrKind::NoFree,
    AttrKind::NoSync,
];

impl<'m> Encoder<'_, 'm> {
    /// Notes what a call of the source promises; gives the target's what the source's promise.
    pub(super) fn inherit(&mut self, site: &mut Site<'m>, callee: Option<Global>) {
        let name = callee.map_or("", |g| self.cx().global_name(g));
        let key = format!("{name} {}", site.kind);
        let own = self.promised_at(site, callee);
        match self.side {
            Side::Source => {
                let joined = match self.w.call_promises.get(&key) {
                    Some(other) => own.joined(other),
                    None => own,
                };
                self.w.call_promises.insert(key, joined);
            }
            Side::Target => {
                let Some(all) = self.w.call_promises.get(&key) else {
                    return;
                };
                if all.arguments.len() != own.arguments.len() {
                    return;
                }
                let both = own.met(all);
                if both != own {
                    site.effects = both.effects;
                    site.inherited = Some(both);
                }
            }
        }
    }

    fn promised_at(&self, site: &Site<'m>, callee: Option<Global>) -> CallPromises {
        let says = |k: &AttrKind| {
            let body = *k == AttrKind::WillReturn && self.limits.returns;
            body || self.says(site.inst, callee, *k)
        };
        let own = usize::from(site.with_pointer);
        let argument = |(n, sets): (usize, &[_; 2])| {
            let kept = self.says_of_argument(callee, sets, n, ArgumentFact::NotWritten);
            (kept, self.captured(callee, sets))
        };
        CallPromises {
            effects: site.effects,
            kinds: KINDS.into_iter().filter(says).collect(),
            arguments: (site.attrs.iter().skip(own).enumerate())
                .map(argument)
                .collect(),
            returned: self.position_returned(site),
            new_object: self.gives_new_object(site),
            leaves_stack: promises_no_access(site.info.tail),
        }
    }

    /// True if the call, the declaration, or the source's calls say so.
    pub(super) fn said(&self, site: &Site<'m>, callee: Option<Global>, kind: AttrKind) -> bool {
        let inherited = site.inherited.as_ref();
        inherited.is_some_and(|p| p.kinds.contains(&kind)) || self.says(site.inst, callee, kind)
    }
    /// The argument that the callee says it returns.
    pub(super) fn returned_here(&self, site: &Site<'m>) -> Option<usize> {
        match &site.inherited {
            Some(p) => p.returned,
            None => self.position_returned(site),
        }
    }
    /// True if the callee says that its result is a new object.
    pub(super) fn new_object_here(&self, site: &Site<'m>) -> bool {
        match &site.inherited {
            Some(p) => p.new_object,
            None => self.gives_new_object(site),
        }
    }
    fn gives_new_object(&self, site: &Site<'m>) -> bool {
        let cx = self.cx();
        let mut sets = self.return_sets(site.inst).into_iter();
        site.ret.is_ptr() && sets.any(|s| cx.attrs.has(s, AttrKind::NoAlias))
    }
    /// True if the callee does not access the caller's stack objects.
    pub(super) fn leaves_stack(&self, site: &Site<'m>) -> bool {
        match &site.inherited {
            Some(p) => p.leaves_stack,
            None => promises_no_access(site.info.tail),
        }
    }
    /// True if the callee does not write through the argument.
    pub(super) fn not_written(&self, site: &Site<'m>, callee: Option<Global>, n: usize) -> bool {
        if let Some(p) = &site.inherited {
            return p.arguments.get(n).is_some_and(|a| a.0);
        }
        let sets = site.attrs.get(n + usize::from(site.with_pointer));
        sets.is_some_and(|s| self.says_of_argument(callee, s, n, ArgumentFact::NotWritten))
    }
    /// What the callee may capture of the argument.
    pub(super) fn captured_of(
        &self,
        site: &Site<'m>,
        callee: Option<Global>,
        n: usize,
    ) -> Captured {
        if let Some(p) = &site.inherited {
            return p.arguments.get(n).map_or(Captured::ALL, |a| a.1);
        }
        let sets = site.attrs.get(n + usize::from(site.with_pointer));
        sets.map_or(Captured::ALL, |s| self.captured(callee, s))
    }
}

impl CallPromises {
    /// What both promise.
    fn joined(&self, other: &CallPromises) -> CallPromises {
        let kinds = self.kinds.iter().filter(|k| other.kinds.contains(k));
        let pairs = self.arguments.iter().zip(&other.arguments);
        CallPromises {
            effects: effects(self.effects, other.effects, |a, b| a || b),
            kinds: kinds.copied().collect(),
            arguments: pairs.map(|(a, b)| (a.0 && b.0, a.1.either(b.1))).collect(),
            returned: self.returned.filter(|_| self.returned == other.returned),
            new_object: self.new_object && other.new_object,
            leaves_stack: self.leaves_stack && other.leaves_stack,
        }
    }
    /// What one of both promises.
    fn met(&self, other: &CallPromises) -> CallPromises {
        let either = |k: &AttrKind| self.kinds.contains(k) || other.kinds.contains(k);
        let pairs = self.arguments.iter().zip(&other.arguments);
        CallPromises {
            effects: effects(self.effects, other.effects, |a, b| a && b),
            kinds: KINDS.into_iter().filter(either).collect(),
            arguments: pairs.map(|(a, b)| (a.0 || b.0, a.1.both(b.1))).collect(),
            returned: self.returned.or(other.returned),
            new_object: self.new_object || other.new_object,
            leaves_stack: self.leaves_stack || other.leaves_stack,
        }
    }
}

/// Effects that are put together location by location.
fn effects(a: MemoryEffects, b: MemoryEffects, f: impl Fn(bool, bool) -> bool) -> MemoryEffects {
    let one = |x: ModRef, y: ModRef| match (f(x.reads(), y.reads()), f(x.writes(), y.writes())) {
        (false, false) => ModRef::None,
        (true, false) => ModRef::Read,
        (false, true) => ModRef::Write,
        (true, true) => ModRef::ReadWrite,
    };
    MemoryEffects {
        argmem: one(a.argmem, b.argmem),
        inaccessible: one(a.inaccessible, b.inaccessible),
        errno: one(a.errno, b.errno),
        target: [one(a.target[0], b.target[0]), one(a.target[1], b.target[1])],
        other: one(a.other, b.other),
    }
}
