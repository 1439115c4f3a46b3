//! Calls of code that is not there and that may do what the function says of itself that it does not.
//!
//! A function that is `memory(none)`, or a parameter that is `readonly`, is broken by the code that it calls as by its own. Of
//! code that is not there nobody knows what it does but what is said of it; where that leaves open what the function excludes,
//! some program is undefined by the function's attribute. Only a target's attributes that the source does not have matter, and
//! that is for whoever asks ([`Excluded`] says which attribute it is about).

use super::facts::ArgumentFact;
use super::{Encoder, Site};
use crate::context::Side;
use crate::pointer::{LOCAL_BIT, Ptr};
use tandem_ir::Global;
use tandem_ir::attr::{AttrKind, MemoryEffects, ModRef};
use tandem_ir::entity::AttrSet;
use tandem_ir::module::{FunctionDecl, Header};
use tandem_smt::{Term, Terms};

/// What an attribute of a function excludes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Excluded {
    /// Accesses of a kind of memory, as `memory(…)` says.
    Memory(Kind, Access),
    /// Accesses through a parameter.
    Parameter(u32, Access),
}

/// What memory there is, for `memory(…)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What the arguments lead to.
    Argument,
    /// What the program cannot access.
    Inaccessible,
    /// `errno`.
    Errno,
    /// Any other call.
    Other,
}

/// How memory is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Read.
    Read,
    /// Written.
    Write,
}

/// A call that may do what the function excludes.
#[derive(Clone, Debug)]
pub struct Strain {
    /// What is excluded.
    pub what: Excluded,
    /// Boolean: the call happens, and may do it.
    pub reach: Term,
}

impl Excluded {
    /// True if the declaration excludes it.
    pub fn by(self, cx: &Header, decl: &FunctionDecl) -> bool {
        match self {
            Excluded::Memory(kind, access) => {
                let e = cx.attrs.memory(decl.attrs.func);
                e.is_some_and(|e| !may(kind.of(e), access))
            }
            Excluded::Parameter(n, access) => {
                let set = decl.attrs.param(n as usize);
                let own = match access {
                    Access::Read => AttrKind::WriteOnly,
                    Access::Write => AttrKind::ReadOnly,
                };
                cx.attrs.has(set, AttrKind::ReadNone) || cx.attrs.has(set, own)
            }
        }
    }
    /// The promise in words.
    pub fn words(self) -> String {
        let does = |a| match a {
            Access::Read => "reads",
            Access::Write => "writes",
        };
        match self {
            Excluded::Memory(kind, access) => {
                let memory = match kind {
                    Kind::Argument => "memory of its arguments",
                    Kind::Inaccessible => "inaccessible memory",
                    Kind::Errno => "errno",
                    Kind::Other => "other memory than that of its arguments",
                };
                format!("that the function {} no {memory} (memory)", does(access))
            }
            Excluded::Parameter(n, access) => {
                format!("that nothing {} through parameter {n}", does(access))
            }
        }
    }
}

impl Kind {
    fn of(self, e: MemoryEffects) -> ModRef {
        match self {
            Kind::Argument => e.argmem,
            Kind::Inaccessible => e.inaccessible,
            Kind::Errno => e.errno,
            Kind::Other => e.other,
        }
    }
}

fn may(m: ModRef, access: Access) -> bool {
    match access {
        Access::Read => m.reads(),
        Access::Write => m.writes(),
    }
}

impl<'m> Encoder<'_, 'm> {
    /// Notes what the callee may do and the target excludes.
    pub(super) fn note_strains(&mut self, site: &Site<'m>, callee: Option<Global>) {
        let cx = self.cx();
        let Some(decl) = self.judged() else { return };
        let does = self.memory_of_call(site.inst, callee);
        for access in [Access::Read, Access::Write] {
            for kind in [Kind::Inaccessible, Kind::Errno, Kind::Other] {
                let what = Excluded::Memory(kind, access);
                if may(kind.of(does), access) && what.by(cx, decl) {
                    self.strain(what, Terms::TRUE);
                }
            }
            if may(does.argmem, access) {
                self.strain_arguments(site, callee, decl, access);
            }
        }
    }

    /// The declaration of the function in question, if it is the target and somebody gets here.
    fn judged(&self) -> Option<&'m FunctionDecl> {
        let asked = self.side == Side::Target && self.state.reach != Terms::FALSE;
        self.cx().function(self.root.global).filter(|_| asked)
    }
    /// Notes accesses of memory that the program does not see: allocation, volatile accesses.
    pub(in super::super) fn note_hidden(&mut self) {
        self.note_kind(Kind::Inaccessible);
    }
    /// Notes an operation that orders the accesses of others, which LLVM takes for one that accesses any memory.
    pub(in super::super) fn note_ordering(&mut self) {
        self.note_kind(Kind::Other);
    }
    fn note_kind(&mut self, kind: Kind) {
        let cx = self.cx();
        let Some(decl) = self.judged() else { return };
        for access in [Access::Read, Access::Write] {
            let what = Excluded::Memory(kind, access);
            if what.by(cx, decl) {
                self.strain(what, Terms::TRUE);
            }
        }
    }

    /// The same for what the arguments lead to.
    fn strain_arguments(
        &mut self,
        site: &Site<'m>,
        callee: Option<Global>,
        decl: &FunctionDecl,
        access: Access,
    ) {
        let cx = self.cx();
        let own = usize::from(site.with_pointer);
        let places: Vec<(Ptr, [AttrSet; 2], usize)> = (site.args.iter().zip(&site.attrs))
            .enumerate()
            .skip(own)
            .filter(|(_, ((_, ty), _))| ty.is_ptr())
            .filter_map(|(n, ((v, _), sets))| Some((v.scalar()?, *sets, n - own)))
            .map(|(s, sets, n)| {
                // Where it is undef, it may as well be null.
                let bits = self.settled(s.bits);
                (Ptr::unpack(&mut self.w.terms, bits), sets, n)
            })
            .collect();
        for (at, sets, n) in places {
            let has = |k| sets.iter().any(|&s| cx.attrs.has(s, k));
            let left_alone = match access {
                Access::Write => self.says_of_argument(callee, &sets, n, ArgumentFact::NotWritten),
                Access::Read => has(AttrKind::ReadNone) || has(AttrKind::WriteOnly),
            };
            if left_alone {
                continue;
            }
            for k in 0..self.root.args().len() as u32 {
                let what = Excluded::Parameter(k, access);
                if what.by(cx, decl) {
                    let through = self.based_on_parameter(at.block, k);
                    self.strain(what, through);
                }
            }
            let t = &mut self.w.terms;
            let local = t.extract(LOCAL_BIT, LOCAL_BIT, at.block);
            let outside = t.bit_to_bool(local);
            let outside = t.not(outside);
            let none = self.w.no_block();
            let t = &mut self.w.terms;
            let null = t.eq(at.block, none);
            let somewhere = t.not(null);
            let outside = t.and(outside, somewhere);
            let arguments = self.outermost_arguments();
            let argument = self.is_argument_block(at.block, &arguments);
            for (kind, of) in [(Kind::Argument, true), (Kind::Other, false)] {
                let what = Excluded::Memory(kind, access);
                if what.by(cx, decl) {
                    let t = &mut self.w.terms;
                    let mine = if of { argument } else { t.not(argument) };
                    let there = t.and(outside, mine);
                    self.strain(what, there);
                }
            }
        }
    }

    fn strain(&mut self, what: Excluded, when: Term) {
        let reach = self.w.terms.and(self.state.reach, when);
        if reach == Terms::FALSE {
            return;
        }
        match self.strains.iter_mut().find(|s| s.what == what) {
            Some(s) => s.reach = self.w.terms.or(s.reach, reach),
            None => self.strains.push(Strain { what, reach }),
        }
    }
}
