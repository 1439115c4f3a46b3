//! Calls: bodies that are there, and code that is not.
//!
//! A callee whose body must be the one that runs is followed. Everything else is
//! the environment's: a call that neither writes, nor may fail to return, nor
//! depends on which threads make it together is a *function* of its arguments and
//! of memory; any other is an [event](super::Event), whose answer depends only on
//! its number, because the target's n-th event must be the source's n-th event
//! (GPU semantics: a barrier is an event at which other threads may have written).

mod byval;
mod callee;
mod collective;
mod convention;
mod effects;
mod facts;
mod guards;
mod inherited;
mod initializes;
mod lanes;
pub(crate) mod lent;
mod objects;
mod strains;

use crate::promises::captures::Parts;
use convention::assembly;
use facts::{ArgumentFact, Whose, synchronises};
pub use inherited::{CallPromises, PureCall};
pub(crate) use initializes::ranges as initialized_ranges;
pub use strains::{Excluded, Strain};

use super::{Encoder, EventArg, FunctionCall, Result, library};
use crate::context::{ChoiceKind, Side};
use crate::memory::Havoc;
use crate::value::{Scalar, Val};
use tandem_ir::attr::{AttrKind, MemoryEffects};
use tandem_ir::entity::AttrSet;
use tandem_ir::module::Linkage;
use tandem_ir::{Flags, Function, Global, Inst, Type};
use tandem_smt::{Sort, Term, Terms};

/// How the functions are called that say whether a call's own undefined behaviour is met.
pub(crate) const UNDEFINED: &str = ".undefined";

/// How a call may end besides by going on behind it.
#[derive(Clone, Copy)]
struct Ends {
    /// It goes on behind it, for certain.
    returns: bool,
    /// It may unwind, out of the function.
    unwinds: bool,
}

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
    /// True if the first argument is the callee itself.
    with_pointer: bool,
    /// What the source's calls of the function promise, where that is more.
    inherited: Option<CallPromises>,
}

impl<'m> Encoder<'_, 'm> {
    /// A `call`.
    pub(super) fn call(&mut self, i: Inst) -> Result<Option<Val>> {
        let (cx, f) = (self.cx(), self.f());
        let callee = match f.callee(i) {
            Some(g) => Some(g),
            None => self.resolved(i)?,
        };
        self.follows_convention(i, callee);
        let name = callee.map(|g| cx.global_name(g)).unwrap_or("");
        let name = &library::meaning(cx, callee, name);
        if let Some(done) = self.elided_call(i)? {
            return done.map(|v| self.described(i, v)).transpose();
        }
        if self.is_known_here(i, callee, name) {
            self.give_arguments(i, callee)?;
            let done = self.known_call(i, callee, name);
            self.given.clear();
            if let Some(done) = done? {
                self.note_call(i, callee);
                return Ok(done);
            }
        }
        if let Some(v) = self.register_of_assembly(i)? {
            return self.described(i, v).map(Some);
        }
        let site = self.site(i, callee)?;
        // A bundle that is not known here may mean more than the body does.
        let plain = |b: &(Box<str>, u32)| &*b.0 == "convergencectrl";
        let bare = site.info.bundles.iter().all(plain);
        let body = callee.filter(|_| bare).and_then(|g| self.body_of(g));
        let value = if let Some(body) = body {
            self.note_call(i, callee);
            self.follow(body, site)?
        } else {
            self.unknown(site, callee)?
        };
        let value = value.map(|v| self.fast_call(i, v)).transpose()?;
        value.map(|v| self.described(i, v)).transpose()
    }

    /// Fast-math flags of a call of any function (LangRef, "Fast-Math Flags"): poison where an argument or the result is
    /// excluded.
    fn fast_call(&mut self, i: Inst, v: Val) -> Result<Val> {
        let f = self.f();
        let flags = f.flags(i);
        let v = self.fast_result(flags, f.inst_type(i), v)?;
        if !flags.intersects(Flags::NNAN | Flags::NINF) {
            return Ok(v);
        }
        let mut bad = Terms::FALSE;
        for n in 0..f.call(i).map_or(0, |c| c.num_args()) {
            let a = f.operand(i, n + 1);
            if f.value_type(a).float_kind().is_some() {
                let kind = self.float_format(f.value_type(a))?;
                let s = self.scalar_operand(i, n + 1)?;
                bad = self.excluded(flags, kind, &[s.bits], bad);
            }
        }
        Ok(v.map(&mut |s| Scalar {
            bits: s.bits,
            poison: self.w.terms.or(s.poison, bad),
        }))
    }

    /// True if the call may be one whose meaning is known here by the callee's name.
    fn is_known_here(&self, i: Inst, callee: Option<Global>, name: &str) -> bool {
        let (cx, f) = (self.cx(), self.f());
        if name.is_empty() || name.starts_with("llvm.") {
            return !name.is_empty();
        }
        callee.is_some_and(|g| library::is_called(cx, f, i, g))
    }

    /// A call whose meaning is known here, with its result if it has one; `None` if it is not.
    fn known_call(
        &mut self,
        i: Inst,
        callee: Option<Global>,
        name: &str,
    ) -> Result<Option<Option<Val>>> {
        let done = if let Some(done) = self.memory_call(i, name)? {
            done
        } else if let Some(done) = self.guard_call(i, callee, name)? {
            done
        } else if self.argument_list_call(i, name)? {
            None
        } else if let Some(done) = self.pure_intrinsic(i, name)? {
            done
        } else if let Some(done) = self.library_call(i, callee, name)? {
            done
        } else {
            return Ok(None);
        };
        let value = self.returned(i, done)?;
        value.map(|v| self.described(i, v)).transpose().map(Some)
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
        let decl = f
            .callee(i)
            .and_then(|g| cx.function(g))
            .map(|d| d.attrs.ret);
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
        // A call of a function that others can be called in place of, by pointer, is the same event either way.
        let intrinsic = callee.is_some_and(|g| cx.global_name(g).starts_with("llvm."));
        let mut kind = match (callee, f.value_def(call.callee())) {
            (Some(g), _) if intrinsic => format!("call @{} {fn_ty}", cx.global_name(g)),
            (None, tandem_ir::function::ValueDef::Asm(n)) => {
                format!("asm {} {fn_ty}", assembly(f.inline_asm(n)))
            }
            _ => {
                let ptr = self.use_of(call.callee())?;
                if let Some(s) = ptr.scalar() {
                    self.ub_if(s.poison);
                    self.callable(i, s.bits);
                }
                args.push((ptr, f.value_type(call.callee())));
                format!("call {fn_ty}{}", self.convention_of(callee, info))
            }
        };
        let with_pointer = !args.is_empty();
        let decl = callee.and_then(|g| cx.function(g));
        let mut attrs = vec![[AttrSet::EMPTY; 2]; args.len()];
        for (n, a) in call.args().enumerate() {
            let ty = f.value_type(a);
            if ty == Type::METADATA {
                kind.push_str(" metadata");
                continue;
            }
            let value = self.use_of(a)?;
            let sets = [
                info.attrs.param(n),
                decl.map_or(AttrSet::EMPTY, |d| d.attrs.param(n)),
            ];
            let followed = callee.is_some_and(|g| self.body_of(g).is_some());
            // Of what is passed by value the callee gets a copy, elsewhere.
            let kept = !intrinsic
                && !followed
                && self.by_value(&sets).is_none()
                && !self.says_of_argument(callee, &sets, n, ArgumentFact::NotKept);
            let value = if kept {
                self.handed_on(&value, &self.pointer_spaces(ty))
            } else {
                value
            };
            let value = self.attributed(value, ty, &sets);
            if callee.is_some_and(|g| collective::wants_defined(cx.global_name(g), n)) {
                self.must_be_defined(&value);
            }
            if !intrinsic && !followed {
                kind.push_str(&self.passed_as(&format!(" {n}"), &sets));
            }
            args.push((value, ty));
            attrs.push(sets);
        }
        for (tag, count) in &info.bundles {
            if &**tag == "clang.arc.attachedcall" {
                return Err("bundle clang.arc.attachedcall, which stands for a second call".into());
            }
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
            effects: self.effects_here(self.with_bundles(
                i,
                callee,
                self.memory_of_call(i, callee),
            )),
            info,
            ret: f.inst_type(i),
            with_pointer,
            inherited: None,
        })
    }

    /// Runs a body in place of its call.
    fn follow(&mut self, body: &'m Function, site: Site<'m>) -> Result<Option<Val>> {
        let cx = self.cx();
        if self.sites.len() as u32 >= self.w.mode.inline_depth {
            let here = self.state.reach;
            self.cut = self.w.terms.or(self.cut, here);
            self.state.reach = Terms::FALSE;
            return if site.ret.is_void() {
                Ok(None)
            } else {
                self.poison(site.ret).map(Some)
            };
        }
        let (ret, params, vararg) = cx
            .types
            .as_function(cx.globals[body.global].ty)
            .ok_or("callee")?;
        let mut site = site;
        if site.with_pointer {
            site.args.remove(0);
            site.attrs.remove(0);
        }
        let bundled: u32 = site.info.bundles.iter().map(|b| b.1).sum();
        site.args
            .truncate(site.args.len().saturating_sub(bundled as usize));
        site.attrs.truncate(site.args.len());
        let types: Vec<Type> = site.args.iter().map(|a| a.1).collect();
        if vararg {
            return Err("call of a variadic function's body".into());
        }
        if ret != site.ret || params != types.as_slice() {
            // Undefined, as the callee's address has shown already.
            self.w.beyond_replay.insert("types of callees".into());
            self.ub_if(Terms::TRUE);
            self.state.reach = Terms::FALSE;
            return match site.ret.is_void() {
                true => Ok(None),
                false => self.poison(site.ret).map(Some),
            };
        }
        let outer = self.barred.clone();
        if facts::promises_no_access(site.info.tail) {
            // The callee of a tail call does not access the caller's stack. The copies that it is given now are its own.
            let objects = self.own_stack_objects(self.state.mem);
            self.barred.extend(objects);
        }
        for n in 0..site.args.len() {
            if let Some(ty) = self.by_value(&site.attrs[n]) {
                let align = self.alignment_of_copy(&site.attrs[n]);
                let at = (site.inst, n + 1);
                site.args[n].0 = self.local_copy(at, &site.args[n], ty, align)?;
            }
        }
        let args = site.args.into_iter().map(|a| a.0).collect();
        self.sites.push(site.inst);
        let args = self.check_arguments(body, args);
        let value = self.activate(body, args);
        self.barred = outer;
        // The result is the callee's: its attributes are judged there, the call's here.
        let value = value.map(|v| self.checked_result(body, v));
        self.sites.pop();
        if self.says(site.inst, Some(body.global), AttrKind::NoReturn) {
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
        let mut site = site;
        for n in 0..site.args.len() {
            if let Some(ty) = self.by_value(&site.attrs[n]) {
                site.args[n] = self.copied_argument(&site.args[n], ty)?;
            }
        }
        self.note_strains(&site, callee);
        self.inherit(&mut site, callee);
        let lent = self.lend(&mut site, callee);
        let value = self.made_outside(site, callee)?;
        self.take_back(&lent);
        Ok(value)
    }

    /// The same, once it is known what is promised of it and what it is given.
    fn made_outside(&mut self, site: Site<'m>, callee: Option<Global>) -> Result<Option<Val>> {
        let (cx, f) = (self.cx(), self.f());
        let has = |k| self.said(&site, callee, k);
        let asm_effect = matches!(f.call(site.inst).map(|c| f.value_def(c.callee())),
            Some(tandem_ir::function::ValueDef::Asm(n)) if f.inline_asm(n).side_effect);
        let alone = callee.is_some_and(|g| {
            library::is_declared(cx, g) && library::is_libdevice(cx.global_name(g))
        });
        let convergent = self.is_convergent_call(site.inst, callee) && !alone;
        let is_asm = callee.is_none() && site.kind.starts_with("asm ");
        let intrinsic = callee.is_some_and(|g| cx.global_name(g).starts_with("llvm."));
        let (unwinds, ends) = (
            !has(AttrKind::NoUnwind) && !intrinsic,
            has(AttrKind::NoReturn),
        );
        // Inline assembly without side effects returns.
        let returns = has(AttrKind::WillReturn) || (is_asm && !asm_effect) || self.limits.returns;
        if unwinds {
            self.w.assume("calls do not unwind");
        }
        let e = site.effects;
        // Memories of the target are places that this module does not name.
        let inaccessible =
            e.inaccessible.writes() || e.errno.writes() || e.target.iter().any(|m| m.writes());
        if convergent || asm_effect || inaccessible || e.other.writes() || ends {
            let ends = Ends {
                returns,
                unwinds: unwinds && !is_asm && self.may_unwind(),
            };
            self.as_event(site, callee, ends, convergent)
        } else {
            self.as_function(site, callee, returns)
        }
    }

    /// A call whose effects are a function of its arguments and of the memory that it may read.
    fn as_function(
        &mut self,
        site: Site<'m>,
        callee: Option<Global>,
        returns: bool,
    ) -> Result<Option<Val>> {
        let cx = self.cx();
        let site = self.with_undef_settled(site, callee);
        let (mut keys, stand_ins) = self.operands_as_keys(&site);
        // Each operand has a key for its number, and one for its poison.
        let numbers = keys.iter().copied().step_by(2).collect();
        self.note_promised(&site, callee, numbers);
        let e = site.effects;
        self.note_intrinsic(&site, callee);
        if e.inaccessible.reads() || e.target.iter().any(|m| m.reads()) {
            // What is not accessible here changes only where code outside may write.
            keys.push(self.state.events);
        }
        if e.argmem.reads() || e.other.reads() || e.errno.reads() {
            let only = (!e.other.reads() && !e.errno.reads()).then(|| self.blocks_of(&site));
            // It sees what its arguments lead to.
            let seen = self.given_to(&site);
            let seen = self.without_initialized(&site, seen, self.state.mem);
            keys.push(self.w.memory_key(&site.kind, seen, only));
        }
        // What a library function answers is no function of the program's own: nothing can be shown with it.
        let library = callee
            .filter(|&g| library::is_declared(cx, g))
            .map(|g| cx.global_name(g));
        let name = match library.filter(|n| library::memory(n).is_some()) {
            Some(n) => format!("fn library.{n} {}", keys.len()),
            None => format!("fn {} {}", site.kind, keys.len()),
        };
        self.pure_calls.push(PureCall {
            reach: self.state.reach,
            kind: site.kind.clone(),
            keys: keys.clone(),
            stand_ins,
            needs_partner: site.inherited.is_some(),
        });
        let known = library.is_some_and(|n| library::memory(n).is_some());
        if !known && self.may_be_undefined(&site, callee) {
            // Not `speculatable`: what it leaves undefined hangs on the same.
            let name = format!("{name}{UNDEFINED}");
            let bad = self.w.environment(&name, &keys, Sort::Bool);
            self.ub_if(bad);
        }
        if e.argmem.writes() {
            let key =
                self.w
                    .environment(&format!("{name}.key"), &keys, Sort::Bits(super::EVENT_BITS));
            self.let_go(&site, callee, key);
        }
        if !returns {
            let c = self
                .w
                .environment(&format!("{name}.returns"), &keys, Sort::Bool);
            // Nothing that it does could be seen.
            if self.limits.progresses && !e.argmem.writes() {
                let stuck = self.w.terms.not(c);
                self.ub_if(stuck);
            }
            self.continue_if(c);
        }
        if site.ret.is_void() {
            return Ok(None);
        }
        let sets = self.return_sets(site.inst);
        if let Some(v) = self.returned_argument(&site) {
            return Ok(Some(self.attributed(v, site.ret, &sets)));
        }
        let v = self.answers(&site, callee, &name, &keys)?;
        if let Some(g) = callee {
            let own = usize::from(site.with_pointer);
            let args = site.args.iter().skip(own);
            let args = args
                .map(|(v, ty)| (v.clone(), self.pointer_spaces(*ty)))
                .collect();
            let value = (v.clone(), self.pointer_spaces(site.ret));
            let name = self.cx().global_name(g).to_owned();
            self.functions.push(FunctionCall {
                reach: self.state.reach,
                callee: name,
                args,
                value,
            });
        }
        Ok(Some(self.attributed(v, site.ret, &sets)))
    }

    /// What the operands of a call are to its callee, and what the source chose where they are poison.
    fn operands_as_keys(&mut self, site: &Site<'m>) -> (Vec<Term>, Vec<(usize, Term, Term)>) {
        let (mut keys, mut stand_ins) = (Vec::new(), Vec::new());
        let chosen = self.side == Side::Source && self.w.mode.stand_ins;
        for (v, _) in &site.args {
            v.for_each(&mut |s| {
                let width = self.w.terms.width(s.bits);
                let mut poison = s.poison;
                let mut other = self.w.terms.bits(width, 0);
                if chosen && poison != Terms::FALSE {
                    let (number, stays) = (
                        self.choose(ChoiceKind::StandIn, width),
                        self.choose(ChoiceKind::StandIn, 1),
                    );
                    stand_ins.push((keys.len(), number, stays));
                    let t = &mut self.w.terms;
                    let stays = t.bit_to_bool(stays);
                    poison = t.and(poison, stays);
                    other = t.ite(stays, other, number);
                }
                keys.push(self.w.terms.ite(s.poison, other, s.bits));
                keys.push(poison);
            });
        }
        (keys, stand_ins)
    }

    /// The call with one value for each undef operand: code that is not known here may settle on one (`freeze`), and what it answers is
    /// one value then, however often that is used. An intrinsic is an operation like others, undef where its operand is.
    fn with_undef_settled(&mut self, mut site: Site<'m>, callee: Option<Global>) -> Site<'m> {
        if self.is_operation(callee) {
            return site;
        }
        let mut args = std::mem::take(&mut site.args);
        for (v, _) in &mut args {
            *v = v.map(&mut |s| self.fix_undef(s));
        }
        site.args = args;
        site
    }

    /// True for an intrinsic, and for a function of libdevice: what these do is no code of the program's.
    fn is_operation(&self, callee: Option<Global>) -> bool {
        let name = callee.map_or("", |g| self.cx().global_name(g));
        name.starts_with("llvm.") || library::is_libdevice(name)
    }

    /// True for a call of the program's own functions that does not say that it has no undefined behaviour.
    fn may_be_undefined(&self, site: &Site<'m>, callee: Option<Global>) -> bool {
        !self.is_operation(callee)
            && !site.kind.starts_with("asm ")
            && !self.says(site.inst, callee, AttrKind::Speculatable)
    }

    /// True where a call that unwinds is seen by the caller of the function: no device unwinds, and out of a function that is
    /// `nounwind` it would be undefined (LangRef, `nounwind`).
    fn may_unwind(&self) -> bool {
        !self.limits.nounwind && !library::is_device(self.cx())
    }

    /// A call that is an observable event.
    fn as_event(
        &mut self,
        site: Site<'m>,
        callee: Option<Global>,
        Ends { returns, unwinds }: Ends,
        convergent: bool,
    ) -> Result<Option<Val>> {
        let cx = self.cx();
        let e = site.effects;
        let reads = e.argmem.reads() || e.other.reads() || e.errno.reads();
        let mut args: Vec<EventArg> = site
            .args
            .iter()
            .map(|(v, ty)| EventArg {
                value: v.clone(),
                spaces: self.pointer_spaces(*ty),
            })
            .collect();
        if site.with_pointer {
            args[0] = self.by_address(&args[0]);
        }
        // The callee sees what its arguments lead to, whether it keeps the pointers or not.
        let kept = self.state.mem;
        if reads {
            self.state.mem = self.given_to(&site);
            self.state.mem = self.without_initialized(&site, self.state.mem, kept);
        }
        let hidden = e.inaccessible.reads() || e.target.iter().any(|m| m.reads());
        let blind = !(hidden || e.other.reads() || e.errno.reads());
        let own = e.target.iter().any(|m| m.writes());
        let silent = !(own || e.argmem.writes() || e.other.writes() || e.errno.writes());
        let again =
            blind && silent && !convergent && self.repeats_last(&site.kind, &args, reads, kept);
        if blind && silent && !reads && convergent && returns {
            self.state.mem = kept;
            if let Some(done) = self.alone_with_its_lanes(&site, callee, &args)? {
                return Ok(done);
            }
        }
        let index = if again {
            // A second time at once it finds and does the same.
            self.events.last().map_or(self.state.events, |e| e.index)
        } else {
            self.event(site.kind.clone(), args, reads, convergent, site.inst)
        };
        // What a declaration promises is true of the function however it is called.
        let mut declared = self.promises(&site, callee, Whose::Both);
        if self.limits.nounwind && self.side == Side::Source {
            // A call that unwinds is undefined here already.
            declared.insert(AttrKind::NoUnwind.keyword().to_owned());
        }
        let mut promises = self.promises(&site, callee, Whose::Call);
        if facts::promises_no_access(site.info.tail) && self.sees_stack(&site) {
            for list in [&mut declared, &mut promises] {
                list.insert("no access to stack objects of the caller (tail)".into());
            }
        }
        // What a function with a body says that it never does is asked about that function.
        let body = callee.is_some_and(|g| self.body_of(g).is_some());
        let never = [AttrKind::NoFree, AttrKind::NoSync, AttrKind::NoUnwind];
        let of_body = (never.into_iter().filter(|_| body))
            .map(|k| k.keyword().to_owned())
            .filter(|k| !promises.contains(k))
            .collect();
        if let Some(e) = self.events.last_mut() {
            e.promises = promises;
            e.declared = declared;
            e.callee = callee.map(|g| cx.global_name(g).to_owned());
            e.with_pointer = site.with_pointer;
            e.may_stop = !returns;
            e.unwinds = unwinds;
            if unwinds {
                // Stack objects are gone by then.
                let left = self.w.leave_frame(kept);
                e.mem = e.mem.or(Some(left));
            }
            e.of_body = of_body;
        }
        let number = self.events.len() - 1;
        self.state.mem = kept;
        let name = callee.map_or("", |g| cx.global_name(g));
        if synchronises(name) {
            self.state.mem = self.w.havoc(self.state.mem, index, &Havoc::OtherThreads);
        }
        if !again {
            self.let_go(&site, callee, index);
            let quiet = silent && !synchronises(name);
            self.after_event = quiet.then_some(self.state.mem);
        }
        if self.says(site.inst, callee, AttrKind::NoReturn) {
            // Were it to return, that would be undefined.
            let c = self.w.environment("returns", &[index], Sort::Bool);
            self.ub_if(c);
            // A body that will return does not call what does not.
            if self.limits.returns {
                self.ub_if(Terms::TRUE);
            }
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
        let sets = self.return_sets(site.inst);
        if let Some(space) = site.ret.address_space()
            && self.new_object_here(&site)
            && let Some(number) = self.w.terms.as_u64(index)
        {
            let v = self.fresh_object(number, index, space);
            self.allocated(&site, &v);
            return Ok(Some(self.attributed(v, site.ret, &sets)));
        }
        let v = self.answers(&site, callee, "answer", &[index])?;
        self.allocated(&site, &v);
        let spaces = self.pointer_spaces(site.ret);
        self.events[number].answer = Some((v.clone(), spaces));
        let v = match callee {
            None => self.judged_by_declarations(&site, v)?,
            Some(_) => v,
        };
        Ok(Some(self.attributed(v, site.ret, &sets)))
    }

    /// What a call answers, scalar by scalar: functions of `keys`. A pointer may be one that it was given, as far as the
    /// arguments may be captured through the result.
    fn answers(
        &mut self,
        site: &Site<'m>,
        callee: Option<Global>,
        name: &str,
        keys: &[Term],
    ) -> Result<Val> {
        let after = self.state.mem;
        let own = usize::from(site.with_pointer);
        for (n, (v, ty)) in site.args.iter().skip(own).enumerate() {
            let given = self.captured_of(site, callee, n).result;
            for (s, space) in v.leaves().into_iter().zip(self.pointer_spaces(*ty)) {
                if space.is_some() && given.holds(Parts::READ) {
                    let writes = given.holds(Parts::PROVENANCE);
                    self.state.mem = self.w.escape_with(self.state.mem, s, writes);
                }
            }
        }
        let mut leaf = 0;
        // The answer of how the program is compiled is a number.
        let cx = self.cx();
        let number = callee
            .is_some_and(|g| library::is_declared(cx, g) && cx.global_name(g) == "__nvvm_reflect");
        let poison_too = self.w.mode.poison_input && !number;
        let v = self.build(site.ret, &mut |e, ty, bits| {
            leaf += 1;
            e.answer(name, leaf, keys, ty, bits, poison_too)
        });
        self.state.mem = after;
        v
    }

    /// A scalar that the environment answers with: a function of `keys`.
    fn answer(
        &mut self,
        name: &str,
        leaf: u32,
        keys: &[Term],
        ty: Type,
        bits: u32,
        poison_too: bool,
    ) -> Scalar {
        let poison = if poison_too {
            self.w
                .environment(&format!("{name}.{leaf}.poison"), keys, Sort::Bool)
        } else {
            Terms::FALSE
        };
        let name = format!("{name}.{leaf}.{bits}");
        if let Some(space) = ty.address_space() {
            let mem = self.state.mem;
            let p = self.w.foreign_pointer(mem, &name, keys, space);
            let packed = p.pack(&mut self.w.terms);
            return Scalar {
                bits: packed,
                poison,
            };
        }
        Scalar {
            bits: self.w.environment(&name, keys, Sort::Bits(bits)),
            poison,
        }
    }
}
