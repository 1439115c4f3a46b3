//! What is known of a call: attributes at the call and of the callee, the intrinsic table, the C library.

use super::super::based::no_capture;
use super::super::library;
use super::{Encoder, Site};
use crate::promises::Standing;
use crate::promises::attributes::{self, AttributePlace};
use crate::promises::captures::Captured;
use crate::value::Val;
use std::collections::BTreeSet;
use tandem_ir::attr::{Attr, AttrKind, MemoryEffects, ModRef};
use tandem_ir::entity::AttrSet;
use tandem_ir::inst::TailKind;
use tandem_ir::{Global, Inst};

/// What a callee does not do with a pointer argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ArgumentFact {
    /// It is not kept beyond the call.
    NotKept,
    /// It is not written through.
    NotWritten,
}

/// Whose promises are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whose {
    /// The call's, the declaration's and what is known of the function.
    Both,
    /// Those written at the call.
    Call,
    /// Those written at the declaration.
    Declaration,
}

impl<'m> Encoder<'_, 'm> {
    /// True if the call site, the callee that it reaches or the intrinsic table says so.
    pub(super) fn says(&self, i: Inst, callee: Option<Global>, kind: AttrKind) -> bool {
        let (cx, f) = (self.cx(), self.f());
        if cx.call_has(f, i, kind) {
            return true;
        }
        // What has no effect besides its result comes back.
        let returns = matches!(kind, AttrKind::WillReturn | AttrKind::NoUnwind);
        if returns && self.says(i, callee, AttrKind::Speculatable) {
            return true;
        }
        let decl = callee.and_then(|g| cx.function(g));
        decl.is_some_and(|d| cx.attrs.has(d.attrs.func, kind))
            || callee.is_some_and(|g| {
                library::has(cx.global_name(g), kind) && library::is_declared(cx, g)
            })
    }

    /// What the call may do to memory: a `speculatable` function has no effect besides its result, whatever else is said.
    pub(super) fn memory_of_call(&self, i: Inst, callee: Option<Global>) -> MemoryEffects {
        let stated = self.stated_memory(i, callee);
        if !self.says(i, callee, AttrKind::Speculatable) {
            return stated;
        }
        let read = |m: ModRef| {
            if m.reads() {
                ModRef::Read
            } else {
                ModRef::None
            }
        };
        MemoryEffects {
            argmem: read(stated.argmem),
            inaccessible: read(stated.inaccessible),
            errno: read(stated.errno),
            target: stated.target.map(read),
            other: read(stated.other),
        }
    }

    /// What a call may do to memory with its operand bundles (LangRef, "Operand Bundles"): one with an unknown tag may read and
    /// write anything whatever the callee says, one of deoptimization reads what the interpreter continues with.
    pub(super) fn with_bundles(
        &self,
        i: Inst,
        callee: Option<Global>,
        e: MemoryEffects,
    ) -> MemoryEffects {
        let (cx, f) = (self.cx(), self.f());
        let assumes = callee.is_some_and(|g| cx.global_name(g) == "llvm.assume");
        let Some(info) = f.kind(i).call_info().filter(|_| !assumes) else {
            return e;
        };
        let mut e = e;
        for (tag, _) in &info.bundles {
            let reads = |m: ModRef| match m.writes() {
                true => ModRef::ReadWrite,
                false => ModRef::Read,
            };
            e = match &**tag {
                "ptrauth" | "kcfi" | "convergencectrl" => e,
                "deopt" | "funclet" => MemoryEffects {
                    argmem: reads(e.argmem),
                    inaccessible: reads(e.inaccessible),
                    errno: reads(e.errno),
                    target: e.target.map(reads),
                    other: reads(e.other),
                },
                _ => MemoryEffects::UNKNOWN,
            };
        }
        e
    }

    fn stated_memory(&self, i: Inst, callee: Option<Global>) -> MemoryEffects {
        let (cx, f) = (self.cx(), self.f());
        let stated = cx.call_memory(f, i);
        let Some(g) = callee else { return stated };
        if stated != MemoryEffects::UNKNOWN {
            return stated;
        }
        let own = cx.function(g).and_then(|d| cx.attrs.memory(d.attrs.func));
        own.or_else(|| library::memory(cx.global_name(g)).filter(|_| library::is_declared(cx, g)))
            .unwrap_or(stated)
    }

    /// True if the attributes of an argument, or what is known of the library function, say so.
    pub(super) fn says_of_argument(
        &self,
        callee: Option<Global>,
        sets: &[AttrSet; 2],
        n: usize,
        fact: ArgumentFact,
    ) -> bool {
        let cx = self.cx();
        let stated = match fact {
            ArgumentFact::NotKept => sets.iter().any(|&s| no_capture(cx, s)),
            ArgumentFact::NotWritten => {
                let has = |k| sets.iter().any(|&s| cx.attrs.has(s, k));
                has(AttrKind::ReadOnly) || has(AttrKind::ReadNone)
            }
        };
        let library = callee
            .filter(|&g| library::is_declared(cx, g))
            .map(|g| cx.global_name(g));
        stated
            || library.is_some_and(|name| match fact {
                ArgumentFact::NotKept => library::keeps_no_pointer(name),
                ArgumentFact::NotWritten => library::only_reads(name, n),
            })
    }

    /// What the callee may capture of an argument, by its attributes and by what is known of the library function.
    pub(super) fn captured(&self, callee: Option<Global>, sets: &[AttrSet; 2]) -> Captured {
        let cx = self.cx();
        let stated = (sets.iter()).fold(Captured::ALL, |c, &s| c.both(Captured::of(cx, s)));
        let library = callee
            .filter(|&g| library::is_declared(cx, g))
            .map(|g| cx.global_name(g));
        match library.is_some_and(library::keeps_no_pointer) {
            true => Captured::NONE,
            false => stated,
        }
    }

    /// What attributes promise of the callee.
    pub(super) fn promises(
        &self,
        site: &Site<'m>,
        callee: Option<Global>,
        whose: Whose,
    ) -> BTreeSet<String> {
        let cx = self.cx();
        let mut out = BTreeSet::new();
        let (here, declared) = (whose != Whose::Declaration, whose != Whose::Call);
        let all = here && declared;
        for (n, sets) in site.attrs.iter().enumerate() {
            let mut captured = Captured::ALL;
            for (&s, _) in sets.iter().zip([here, declared]).filter(|x| x.1) {
                captured = captured.both(Captured::of(cx, s));
                self.promised_by(s, AttributePlace::Argument, &format!("{n} "), &mut out);
            }
            for what in captured.excluded() {
                out.insert(format!("{n} {what}"));
            }
        }
        let decl = callee.and_then(|g| cx.function(g)).filter(|_| declared);
        let own = |s: AttrSet| Some(s).filter(|_| here);
        let of_result = [own(site.info.attrs.ret), decl.map(|d| d.attrs.ret)];
        for s in of_result.into_iter().flatten() {
            self.promised_by(s, AttributePlace::CallResult, "result ", &mut out);
        }
        let of_call = [own(site.info.attrs.func), decl.map(|d| d.attrs.func)];
        for s in of_call.into_iter().flatten() {
            self.promised_by(s, AttributePlace::Call, "", &mut out);
        }
        for k in [
            AttrKind::NoFree,
            AttrKind::WillReturn,
            AttrKind::NoReturn,
            AttrKind::NoUnwind,
        ] {
            if all && self.says(site.inst, callee, k) {
                out.insert(k.keyword().to_owned());
            }
        }
        // A function that is declared without `convergent` is not, whatever a call says.
        if (all || here && callee.is_none()) && !self.is_convergent_call(site.inst, callee) {
            out.insert("not convergent".to_owned());
        }
        let stated = |s: AttrSet| cx.attrs.memory(s).unwrap_or(MemoryEffects::UNKNOWN);
        let e = match whose {
            Whose::Both => site.effects,
            Whose::Call => stated(site.info.attrs.func),
            Whose::Declaration => decl.map_or(MemoryEffects::UNKNOWN, |d| stated(d.attrs.func)),
        };
        let parts = [
            ("argmem", e.argmem),
            ("inaccessible", e.inaccessible),
            ("errno", e.errno),
            ("other", e.other),
        ];
        for (name, m) in parts {
            for (on, what) in [(m.reads(), "reads"), (m.writes(), "writes")] {
                if !on {
                    out.insert(format!("no {what} of {name}"));
                }
            }
        }
        out
    }

    /// The promises of a set that are compared where calls are matched, in words.
    fn promised_by(
        &self,
        set: AttrSet,
        place: AttributePlace,
        of: &str,
        out: &mut BTreeSet<String>,
    ) {
        let cx = self.cx();
        for a in cx.attrs.get(set) {
            let compared = match attributes::standing(a, place) {
                Standing::Callee | Standing::Promise | Standing::Interface => true,
                Standing::Modelled(_) | Standing::Absence | Standing::Neutral => false,
            };
            let elsewhere = matches!(
                a,
                Attr::Memory(_)
                    | Attr::Captures(_)
                    | Attr::Flag(AttrKind::NoCapture | AttrKind::Convergent)
            );
            if compared && !elsewhere {
                out.insert(format!("{of}{}", attributes::words(cx, a)));
            }
            if matches!(a, Attr::Flag(AttrKind::ReadNone)) {
                out.insert(format!("{of}readonly"));
                out.insert(format!("{of}writeonly"));
            }
        }
    }

    /// True if the call is convergent: what the callee's declaration says decides, or for a callee that is not known
    /// the call itself.
    pub(super) fn is_convergent_call(&self, i: Inst, callee: Option<Global>) -> bool {
        let (cx, f) = (self.cx(), self.f());
        match callee {
            Some(g) if !cx.global_name(g).starts_with("llvm.") => cx
                .function(g)
                .is_none_or(|d| cx.attrs.has(d.attrs.func, AttrKind::Convergent)),
            _ => cx.is_convergent(f, i),
        }
    }

    /// The position of the argument that the callee says it returns.
    pub(super) fn position_returned(&self, site: &Site<'m>) -> Option<usize> {
        let cx = self.cx();
        let returned = |s: &[AttrSet; 2]| s.iter().any(|&a| cx.attrs.has(a, AttrKind::Returned));
        site.attrs.iter().position(returned)
    }
    /// The argument that the callee says it returns.
    pub(super) fn returned_argument(&self, site: &Site<'m>) -> Option<Val> {
        let (v, ty) = site.args.get(self.returned_here(site)?)?;
        (*ty == site.ret).then(|| v.clone())
    }
}

/// True if the marker promises that the callee does not access the caller's stack objects.
pub(super) fn promises_no_access(tail: TailKind) -> bool {
    match tail {
        TailKind::Tail | TailKind::MustTail => true,
        TailKind::None | TailKind::NoTail => false,
    }
}

/// True for intrinsics at which other threads' writes become visible.
pub(super) fn synchronises(name: &str) -> bool {
    const PREFIXES: [&str; 12] = [
        "llvm.nvvm.barrier",
        "llvm.nvvm.bar.",
        "llvm.nvvm.cluster.barrier",
        "llvm.nvvm.membar",
        "llvm.nvvm.fence",
        "llvm.nvvm.mbarrier",
        "llvm.nvvm.cp.async.wait",
        "llvm.nvvm.cp.async.bulk.wait",
        "llvm.nvvm.wgmma",
        "llvm.nvvm.redux",
        "llvm.amdgcn.s.barrier",
        "llvm.amdgcn.fence",
    ];
    PREFIXES.iter().any(|p| name.starts_with(p))
}
