//! Calls: bodies that are there, and code that is not.
//!
//! A callee whose body must be the one that runs is followed. Everything else is
//! the environment's: a call that neither writes, nor may fail to return, nor
//! depends on which threads make it together is a *function* of its arguments and
//! of memory; any other is an [event](super::Event), whose answer depends only on
//! its number, because the target's n-th event must be the source's n-th event
//! (GPU semantics: a barrier is an event at which other threads may have written).

use super::{Encoder, EventArg, Result};
use crate::smt::{Sort, Term, Terms};
use crate::tv::memory::Havoc;
use crate::tv::pointer::Ptr;
use crate::tv::value::{Scalar, Val};
use tandem_ir::attr::{Attr, AttrKind, MemoryEffects, ModRef, TypedAttr};
use tandem_ir::entity::AttrSet;
use tandem_ir::module::Linkage;
use tandem_ir::{Function, Global, Inst, Type};

/// Everything about a call that its meaning needs.
struct Site<'a> {
    inst: Inst,
    /// Name for events: callee and type.
    kind: String,
    args: Vec<(Val, Type)>,
    /// Attribute sets of each argument: call site's and callee's.
    attrs: Vec<[AttrSet; 2]>,
    effects: MemoryEffects,
    info: &'a tandem_ir::inst::CallInfo,
    ret: Type,
}

impl<'m> Encoder<'_, 'm> {
    /// A `call`.
    pub(super) fn call(&mut self, i: Inst) -> Result<Option<Val>> {
        let (cx, f) = (self.cx(), self.f());
        let callee = f.callee(i);
        let name = callee.map(|g| cx.global_name(g)).unwrap_or("");
        if !name.is_empty() {
            if let Some(done) = self.memory_call(i, name)? {
                return self.returned(i, done);
            }
            if let Some(done) = self.pure_intrinsic(i, name)? {
                return self.returned(i, done);
            }
        }
        let site = self.site(i, callee)?;
        if let Some(body) = callee.and_then(|g| self.body_of(g)) {
            return self.follow(body, site);
        }
        self.unknown(site, callee)
    }

    /// Return attributes of a call that is modelled.
    fn returned(&mut self, i: Inst, value: Option<Val>) -> Result<Option<Val>> {
        let f = self.f();
        let Some(v) = value else { return Ok(None) };
        let ret = f.inst_type(i);
        let sets = self.return_sets(i);
        Ok(Some(self.attributed(v, ret, &sets)))
    }
    fn return_sets(&self, i: Inst) -> Vec<AttrSet> {
        let (cx, f) = (self.cx(), self.f());
        let site = f.kind(i).call_info().map(|c| c.attrs.ret);
        let decl = f.callee(i).and_then(|g| cx.function(g)).map(|d| d.attrs.ret);
        site.into_iter().chain(decl).collect()
    }

    /// The body that runs when `g` is called, if no other can take its place and it is not too deep.
    fn body_of(&self, g: Global) -> Option<&'m Function> {
        let replaceable = matches!(
            self.cx().globals[g].linkage,
            Linkage::LinkOnceAny | Linkage::WeakAny | Linkage::ExternalWeak | Linkage::Common
        );
        if replaceable {
            return None;
        }
        self.bodies.iter().find(|b| b.global == g)
    }

    /// Reads the operands of a call.
    fn site(&mut self, i: Inst, callee: Option<Global>) -> Result<Site<'m>> {
        let (cx, f) = (self.cx(), self.f());
        let call = f.call(i).ok_or("call")?;
        let info = call.info;
        let fn_ty = cx.types.display(info.fn_ty).to_string();
        let mut args = Vec::new();
        let mut kind = match (callee, f.value_def(call.callee())) {
            (Some(g), _) => format!("call @{} {fn_ty}", cx.global_name(g)),
            (None, tandem_ir::function::ValueDef::Asm(n)) => {
                let a = f.inline_asm(n);
                let text = String::from_utf8_lossy(&a.text);
                format!("asm {text:?} {:?} {fn_ty}", String::from_utf8_lossy(&a.constraints))
            }
            (None, _) => {
                let ptr = self.use_of(call.callee())?;
                args.push((ptr, f.value_type(call.callee())));
                format!("call through pointer {fn_ty}")
            }
        };
        let decl = callee.and_then(|g| cx.function(g));
        let mut attrs = vec![[AttrSet::EMPTY; 2]; args.len()];
        for (n, a) in call.args().enumerate() {
            let ty = f.value_type(a);
            if ty == Type::METADATA {
                kind.push_str(" metadata");
                continue;
            }
            let value = self.use_of(a)?;
            let sets = [info.attrs.param(n), decl.map_or(AttrSet::EMPTY, |d| d.attrs.param(n))];
            args.push((self.attributed(value, ty, &sets), ty));
            attrs.push(sets);
        }
        for (tag, count) in &info.bundles {
            kind.push_str(&format!(" [{tag} {count}]"));
        }
        for b in call.bundle_operands() {
            args.push((self.use_of(b)?, f.value_type(b)));
            attrs.push([AttrSet::EMPTY; 2]);
        }
        Ok(Site {
            inst: i,
            kind,
            args,
            attrs,
            effects: cx.call_memory(f, i),
            info,
            ret: f.inst_type(i),
        })
    }

    /// Runs a body in place of its call.
    fn follow(&mut self, body: &'m Function, site: Site<'m>) -> Result<Option<Val>> {
        let cx = self.cx();
        if self.sites.len() as u32 >= self.w.mode.inline_depth {
            let here = self.state.reach;
            self.cut = self.w.terms.or(self.cut, here);
            self.state.reach = Terms::FALSE;
            return if site.ret.is_void() { Ok(None) } else { self.poison(site.ret).map(Some) };
        }
        let (ret, params, vararg) = cx.types.as_function(cx.globals[body.global].ty).ok_or("callee")?;
        let types: Vec<Type> = site.args.iter().map(|a| a.1).collect();
        if vararg || ret != site.ret || params != types.as_slice() {
            return Err("call with another type than the callee's".into());
        }
        let by_value = |s: AttrSet| cx.attrs.get(s).iter().any(|a| matches!(a, Attr::Typed(TypedAttr::ByVal, _)));
        if site.attrs.iter().flatten().any(|&s| by_value(s)) {
            return Err("byval argument of a body that is followed".into());
        }
        let args = site.args.into_iter().map(|a| a.0).collect();
        self.sites.push(site.inst);
        let args = self.check_arguments(body, args);
        let value = self.activate(body, args);
        // The result is the callee's: its attributes are judged there, the call's here.
        let value = value.map(|v| self.checked_result(body, v));
        self.sites.pop();
        let noreturn = cx.call_has(self.f(), site.inst, AttrKind::NoReturn);
        if noreturn {
            self.ub_if(Terms::TRUE);
        }
        match value {
            Some(v) => self.returned(site.inst, Some(v)),
            None if site.ret.is_void() => Ok(None),
            None => self.poison(site.ret).map(Some),
        }
    }

    /// A call of code that is not there.
    fn unknown(&mut self, site: Site<'m>, callee: Option<Global>) -> Result<Option<Val>> {
        let (cx, f) = (self.cx(), self.f());
        let has = |k| cx.call_has(f, site.inst, k);
        let asm_effect = matches!(f.call(site.inst).map(|c| f.value_def(c.callee())),
            Some(tandem_ir::function::ValueDef::Asm(n)) if f.inline_asm(n).side_effect);
        let convergent = cx.is_convergent(f, site.inst);
        let is_asm = callee.is_none() && site.kind.starts_with("asm ");
        let intrinsic = callee.is_some_and(|g| cx.global_name(g).starts_with("llvm."));
        if !has(AttrKind::NoUnwind) && !intrinsic {
            self.w.assume("calls do not unwind");
        }
        // Inline assembly without side effects returns.
        let returns = has(AttrKind::WillReturn) || (is_asm && !asm_effect);
        let e = site.effects;
        let inaccessible = e.inaccessible != ModRef::None || e.errno.writes();
        if convergent || asm_effect || inaccessible || e.other.writes() || has(AttrKind::NoReturn) {
            self.as_event(site, callee, returns, convergent)
        } else {
            self.as_function(site, returns)
        }
    }

    /// A call whose effects are a function of its arguments and of the memory that it may read.
    fn as_function(&mut self, site: Site<'m>, returns: bool) -> Result<Option<Val>> {
        let mut keys = Vec::new();
        for (v, _) in &site.args {
            v.for_each(&mut |s| {
                let t = &mut self.w.terms;
                let width = t.width(s.bits);
                let zero = t.bits(width, 0);
                keys.push(t.ite(s.poison, zero, s.bits));
                keys.push(s.poison);
            });
        }
        let e = site.effects;
        if e.may_read() {
            let only = (!e.other.reads()).then(|| self.blocks_of(&site));
            keys.push(self.w.memory_key(&site.kind, self.state.mem, only));
        }
        let name = format!("fn {} {}", site.kind, keys.len());
        if e.argmem.writes() {
            let key = self.w.environment(&format!("{name}.key"), &keys, Sort::Bits(super::EVENT_BITS));
            self.let_go(&site, key);
        }
        if !returns {
            let c = self.w.environment(&format!("{name}.returns"), &keys, Sort::Bool);
            self.continue_if(c);
        }
        if site.ret.is_void() {
            return Ok(None);
        }
        let sets = self.return_sets(site.inst);
        if let Some(v) = self.returned_argument(&site) {
            return Ok(Some(self.attributed(v, site.ret, &sets)));
        }
        let mut leaf = 0;
        let poison_too = self.w.mode.poison_input;
        let v = self.build(site.ret, &mut |e, ty, bits| {
            leaf += 1;
            e.answer(&name, leaf, &keys, ty, bits, poison_too)
        })?;
        Ok(Some(self.attributed(v, site.ret, &sets)))
    }

    /// Blocks that the pointers among the arguments point into.
    fn blocks_of(&mut self, site: &Site<'m>) -> Vec<Term> {
        let mut out = Vec::new();
        for (v, ty) in &site.args {
            for (s, space) in v.leaves().into_iter().zip(self.pointer_spaces(*ty)) {
                if space.is_some() {
                    out.push(Ptr::unpack(&mut self.w.terms, s.bits).block);
                }
            }
        }
        out
    }

    /// A call that the world sees.
    fn as_event(&mut self, site: Site<'m>, callee: Option<Global>, returns: bool, convergent: bool) -> Result<Option<Val>> {
        let cx = self.cx();
        let e = site.effects;
        let looks = e.argmem.reads() || e.other.reads() || e.errno.reads();
        let args: Vec<EventArg> = site
            .args
            .iter()
            .map(|(v, ty)| EventArg {
                value: v.clone(),
                spaces: self.pointer_spaces(*ty),
            })
            .collect();
        let index = self.event(site.kind.clone(), args, looks, convergent, site.inst);
        let name = callee.map_or("", |g| cx.global_name(g));
        if synchronises(name) {
            self.state.mem = self.w.havoc(self.state.mem, index, &Havoc::OtherThreads);
        }
        self.let_go(&site, index);
        if cx.call_has(self.f(), site.inst, AttrKind::NoReturn) {
            self.continue_if(Terms::FALSE);
        } else if !returns {
            let c = self.w.environment("returns", &[index], Sort::Bool);
            self.continue_if(c);
        }
        if site.ret.is_void() {
            return Ok(None);
        }
        if let Some(v) = self.returned_argument(&site) {
            let sets = self.return_sets(site.inst);
            return Ok(Some(self.attributed(v, site.ret, &sets)));
        }
        let mut leaf = 0;
        let poison_too = self.w.mode.poison_input;
        let v = self.build(site.ret, &mut |e, ty, bits| {
            leaf += 1;
            e.answer("answer", leaf, &[index], ty, bits, poison_too)
        })?;
        let sets = self.return_sets(site.inst);
        Ok(Some(self.attributed(v, site.ret, &sets)))
    }

    /// What the callee may write, and which pointers it may keep.
    fn let_go(&mut self, site: &Site<'m>, index: Term) {
        let cx = self.cx();
        let says = |sets: &[AttrSet; 2], k| sets.iter().any(|&s| cx.attrs.has(s, k));
        let captures = |sets: &[AttrSet; 2]| {
            let none = |a: &Attr| matches!(a, Attr::Captures(c) if &**c == "none");
            !sets.iter().any(|&s| cx.attrs.get(s).iter().any(none)) && !says(sets, AttrKind::NoCapture)
        };
        let e = site.effects;
        let mut through = Vec::new();
        for ((v, ty), sets) in site.args.iter().zip(&site.attrs) {
            let read_only = says(sets, AttrKind::ReadOnly) || says(sets, AttrKind::ReadNone);
            let keeps = captures(sets);
            for (s, space) in v.leaves().into_iter().zip(self.pointer_spaces(*ty)) {
                if space.is_none() {
                    continue;
                }
                if keeps && (e.argmem != ModRef::None || e.other.writes() || e.inaccessible.writes()) {
                    self.state.mem = self.w.escape(self.state.mem, s);
                }
                if !read_only && e.argmem.writes() {
                    through.push(Ptr::unpack(&mut self.w.terms, s.bits));
                }
            }
        }
        if e.other.writes() {
            self.state.mem = self.w.havoc(self.state.mem, index, &Havoc::Reachable);
        }
        if !through.is_empty() {
            self.state.mem = self.w.havoc(self.state.mem, index, &Havoc::Through(through));
        }
    }

    /// The argument that the callee says it returns.
    fn returned_argument(&self, site: &Site<'m>) -> Option<Val> {
        let cx = self.cx();
        let n = site.attrs.iter().position(|s| s.iter().any(|&a| cx.attrs.has(a, AttrKind::Returned)))?;
        let (v, ty) = site.args.get(n)?;
        (*ty == site.ret).then(|| v.clone())
    }

    /// A scalar that the environment answers with: a function of `keys`.
    fn answer(&mut self, name: &str, leaf: u32, keys: &[Term], ty: Type, bits: u32, poison_too: bool) -> Scalar {
        let poison = if poison_too {
            self.w.environment(&format!("{name}.{leaf}.poison"), keys, Sort::Bool)
        } else {
            Terms::FALSE
        };
        let name = format!("{name}.{leaf}.{bits}");
        if let Some(space) = ty.address_space() {
            let mem = self.state.mem;
            let p = self.w.foreign_pointer(mem, &name, keys, space);
            let packed = p.pack(&mut self.w.terms);
            return Scalar { bits: packed, poison };
        }
        Scalar {
            bits: self.w.environment(&name, keys, Sort::Bits(bits)),
            poison,
        }
    }
}

/// True for intrinsics at which other threads' writes become visible.
fn synchronises(name: &str) -> bool {
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
