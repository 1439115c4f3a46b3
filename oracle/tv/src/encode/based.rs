//! Pointers based on a parameter, and what the parameter's attributes forbid for them.
//!
//! A pointer is based on a parameter if it comes from it by arithmetic, casts and
//! choices. Its block is then the parameter's block variable, perhaps under
//! conditions, and can be distinguished from any other block term even where the two are the
//! same object. So `readnone`, `readonly` and `writeonly` bind exactly those accesses
//! that they are about, and a pointer that must not be captured is poison where it is
//! returned or handed to someone who may keep it, and must not be in the caller's
//! memory at the end.
//!
//! Parameters of the function in question are judged so, also in the bodies that are followed from it, whose
//! blocks are the caller's; parameters of those bodies are not.

use super::Encoder;
use crate::context::{ChoiceKind, Side};
use crate::memory::Cell;
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::entity::AttrSet;
use tandem_ir::{Function, Header};
use tandem_smt::{Mentions, Op, Term, Terms, Var};

/// A pointer parameter with attributes that restrict what may be done through it.
#[derive(Clone, Debug)]
pub(super) struct Restricted {
    /// Its number in the list that reports use.
    number: u32,
    /// Block terms that stand for it.
    roots: Vec<Term>,
    no_read: bool,
    no_write: bool,
    no_capture: bool,
    dead: bool,
    /// Nobody frees through it.
    no_free: bool,
    /// What is reached through it is reached through it alone, as the target says and the source does not.
    alone: bool,
}

/// Bytes that were written through a `dead_on_return` parameter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dead {
    reach: Term,
    at: Ptr,
    len: Term,
}

/// A pointer that must not be captured was stored where the caller may find it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kept {
    reach: Term,
    at: Ptr,
    space: u32,
}

/// True if the attributes say that the pointer is not kept.
pub(super) fn no_capture(cx: &Header, set: AttrSet) -> bool {
    let none = |a: &Attr| matches!(a, Attr::Captures(c) if &**c == "none");
    cx.attrs.has(set, AttrKind::NoCapture) || cx.attrs.get(set).iter().any(none)
}

impl<'m> Encoder<'_, 'm> {
    /// The restricted parameters of a body that is entered with these arguments.
    pub(super) fn restricted(&mut self, f: &'m Function, args: &[Val]) -> Vec<Restricted> {
        let cx = self.cx();
        let mut out = Vec::new();
        if !self.sites.is_empty() {
            // What is not accessed through a parameter no callee accesses through it.
            let inside = |r: &Restricted| Restricted {
                no_capture: false,
                dead: false,
                alone: false,
                ..r.clone()
            };
            let all = self.limits.restricted.iter().map(inside);
            return all
                .filter(|r| r.no_read || r.no_write || r.no_free)
                .collect();
        }
        let Some(decl) = cx.function(f.global) else {
            return out;
        };
        for (n, (v, &p)) in args.iter().zip(f.args()).enumerate() {
            let set = decl.attrs.param(n);
            let has = |k| cx.attrs.has(set, k);
            let r = Restricted {
                number: n as u32,
                roots: Vec::new(),
                no_read: has(AttrKind::ReadNone) || has(AttrKind::WriteOnly),
                no_write: has(AttrKind::ReadNone) || has(AttrKind::ReadOnly),
                no_capture: no_capture(cx, set),
                dead: has(AttrKind::DeadOnReturn),
                no_free: has(AttrKind::NoFree),
                // What the source says of its own parameter is known of the arguments.
                alone: has(AttrKind::NoAlias)
                    && self.side == Side::Target
                    && !self.w.alone_parameters.contains(&(n as u32)),
            };
            let any = [
                r.no_read,
                r.no_write,
                r.no_capture,
                r.dead,
                r.no_free,
                r.alone,
            ];
            let any = any.contains(&true);
            if !f.value_type(p).is_ptr() || !any {
                continue;
            }
            let Some(s) = v.scalar() else { continue };
            let block = Ptr::unpack(&mut self.w.terms, s.bits).block;
            let roots = self.roots(block);
            out.push(Restricted { roots, ..r });
        }
        out
    }
    /// The blocks that a parameter's block term chooses between, less null and undef choices.
    fn roots(&mut self, block: Term) -> Vec<Term> {
        let (mut work, mut out) = (vec![block], Vec::new());
        while let Some(t) = work.pop() {
            match self.arms(t) {
                Some((_, a, b)) => work.extend([b, a]),
                None if self.w.terms.as_u64(t) == Some(0) => {}
                None if self.w.terms.mentions(t).any(Mentions::UNDEF) => {}
                None => out.push(t),
            }
        }
        out
    }
    /// A choice between two blocks, also where the choice is between whole pointers.
    fn arms(&mut self, t: Term) -> Option<(Term, Term, Term)> {
        let terms = &mut self.w.terms;
        match *terms.op(t) {
            Op::Ite => {
                let a = terms.args(t);
                Some((a[0], a[1], a[2]))
            }
            Op::Extract(high, low) => {
                let inner = terms.args(t)[0];
                if !matches!(terms.op(inner), Op::Ite) {
                    return None;
                }
                let a = terms.args(inner).to_vec();
                Some((
                    a[0],
                    terms.extract(high, low, a[1]),
                    terms.extract(high, low, a[2]),
                ))
            }
            _ => None,
        }
    }
    /// Boolean: a pointer with this block is based on the parameter with this number, if that is restricted.
    pub(super) fn based_on_parameter(&mut self, block: Term, number: u32) -> Term {
        let all = self.limits.restricted.iter();
        match all.clone().find(|r| r.number == number).cloned() {
            Some(r) => self.based_on(block, &r),
            None => Terms::FALSE,
        }
    }
    /// Boolean: a pointer with this block is based on the parameter.
    fn based_on(&mut self, block: Term, r: &Restricted) -> Term {
        const DEEPEST: u32 = 64;
        self.based_within(block, r, DEEPEST)
    }
    fn based_within(&mut self, block: Term, r: &Restricted, depth: u32) -> Term {
        if r.roots.contains(&block) {
            return Terms::TRUE;
        }
        match self.arms(block).filter(|_| depth > 0) {
            Some((c, a, b)) => {
                let (a, b) = (
                    self.based_within(a, r, depth - 1),
                    self.based_within(b, r, depth - 1),
                );
                self.w.terms.ite(c, a, b)
            }
            // A choice for the parameter where it is undef.
            None => {
                let choices = self.undef_vars(block);
                let mine = |v: &Var| matches!(self.w.undef_kind(*v), Some(ChoiceKind::UndefArgument(n, _)) if n == r.number);
                let based = choices.iter().any(mine);
                self.w.terms.bool(based)
            }
        }
    }
    /// Boolean: the pointer is based on a parameter that `which` picks.
    fn based(&mut self, block: Term, which: impl Fn(&Restricted) -> bool) -> Term {
        let mut any = Terms::FALSE;
        for r in self.limits.restricted.clone() {
            if which(&r) {
                let b = self.based_on(block, &r);
                any = self.w.terms.or(any, b);
            }
        }
        if any != Terms::FALSE {
            self.w
                .beyond_replay
                .insert("attributes of pointer parameters".into());
        }
        any
    }

    /// Undefined behaviour if the access goes through a parameter that excludes it.
    pub(super) fn restricted_access(&mut self, happens: Term, at: Ptr, write: bool) {
        if self.limits.restricted.is_empty() {
            return;
        }
        let bad = self.based(at.block, |r| if write { r.no_write } else { r.no_read });
        let bad = self.w.terms.and(happens, bad);
        self.ub_if(bad);
    }
    /// Undefined behaviour if memory is freed through a parameter that excludes it.
    pub(super) fn restricted_free(&mut self, at: Ptr) {
        if self.limits.restricted.iter().any(|r| r.no_free) {
            let bad = self.based(at.block, |r| r.no_free);
            self.ub_if(bad);
        }
    }
    /// For each parameter whose memory is reached through it alone, whether a pointer is based on it.
    pub(super) fn based_on_each(&mut self, block: Term) -> Vec<Term> {
        let alone: Vec<Restricted> = (self.limits.restricted.iter())
            .filter(|r| r.alone)
            .cloned()
            .collect();
        alone.iter().map(|r| self.based_on(block, r)).collect()
    }
    /// Notes that bytes were written, if that was through a parameter whose memory is dead when the function returns.
    pub(super) fn note_written(&mut self, at: Ptr, len: Term) {
        if !self.limits.restricted.iter().any(|r| r.dead) {
            return;
        }
        let through = self.based(at.block, |r| r.dead);
        let reach = self.w.terms.and(self.state.reach, through);
        if reach != Terms::FALSE {
            self.dead.push(Dead { reach, at, len });
        }
    }
    /// LangRef of `dead_on_return`: what was written through the pointer is poison when the function returns.
    pub(super) fn let_die(&mut self) {
        let poison = Scalar::poison(&mut self.w.terms, 8);
        for d in std::mem::take(&mut self.dead) {
            let mem = self.state.mem;
            let gone = self.w.fill(mem, d.at, d.len, poison);
            self.state.mem = self.w.merge_memory(d.reach, gone, mem);
        }
    }
    /// A value where it may be kept: poison if it is a pointer that must not be.
    pub(super) fn handed_on(&mut self, v: &Val, spaces: &[Option<u32>]) -> Val {
        if !self.limits.restricted.iter().any(|r| r.no_capture) {
            return v.clone();
        }
        let mut n = 0;
        v.map(&mut |s| {
            let pointer = spaces.get(n).copied().flatten().is_some();
            n += 1;
            if !pointer {
                return s;
            }
            let block = Ptr::unpack(&mut self.w.terms, s.bits).block;
            let kept = self.based(block, |r| r.no_capture);
            Scalar {
                bits: s.bits,
                poison: self.w.terms.or(s.poison, kept),
            }
        })
    }
    /// What the result points to is the caller's from here on, with what it holds.
    pub(super) fn give_away(&mut self, v: &Val, spaces: &[Option<u32>]) {
        for (n, s) in v.leaves().into_iter().enumerate() {
            if spaces.get(n).copied().flatten().is_some() {
                self.state.mem = self.w.escape(self.state.mem, s);
            }
        }
    }
    /// Notes a store of a pointer.
    pub(super) fn note_kept(&mut self, at: Ptr, v: &Val, spaces: &[Option<u32>]) {
        if !self.limits.restricted.iter().any(|r| r.no_capture) || v.scalar().is_none() {
            return;
        }
        let (Some(s), Some(Some(space))) = (v.scalar(), spaces.first().copied()) else {
            return;
        };
        let block = Ptr::unpack(&mut self.w.terms, s.bits).block;
        if self.based(block, |r| r.no_capture) != Terms::FALSE {
            let reach = self.state.reach;
            self.kept.push(Kept { reach, at, space });
        }
    }
    /// Undefined behaviour if the caller's memory holds at the end what must not be kept.
    pub(super) fn check_kept(&mut self) {
        for k in std::mem::take(&mut self.kept) {
            let mem = self.state.mem;
            let found = self.w.load(mem, k.at, Cell::Ptr(k.space), 1);
            let block = Ptr::unpack(&mut self.w.terms, found.bits).block;
            let based = self.based(block, |r| r.no_capture);
            let visible = self.w.escaped(mem, k.at.block);
            let sound = self.w.terms.not(found.poison);
            let bad = self.w.terms.all([k.reach, visible, based, sound]);
            self.ub_if(bad);
        }
    }
}
