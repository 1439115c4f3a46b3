//! Instructions on memory: alloca, load, store, atomics.
//!
//! Plain accesses (and unordered atomic ones, taken to be free of races) read and write the encoder's memory state.
//! Volatile and other atomic accesses are events: what they read is the environment's answer, what they write is part
//! of the event, and what memory holds there after an atomic load or read-modify-write is unknown, since other threads
//! may write at any time.
//!
//! ```text
//!   store i32 %v, ptr %p                       memory' = memory with the bytes of v at p
//!   store volatile i32 %v, ptr %p              event "volatile store i32" (v, p), and memory' as above
//!   atomicrmw add ptr %p, i32 %v monotonic     event (p, what it makes of any number); result = its answer; memory' at p = a second answer
//! ```
//!
//! An acquire lets other threads' writes be seen (memory that they can reach becomes unknown), a release shows them
//! ours. Orderings are no part of an event's name: both sides' are compared by strength. A relaxed `atomicrmw` that cannot
//! change a value (`add 0`) is the event of an atomic load.
//!
//! Undefined behaviour is collected, not branched on: each access requires that its bytes are in a live block, aligned,
//! and writable where it writes. What only a real machine could tell is noted as beyond the replay of a counterexample: whether
//! there is memory at an address that the program states, which is one fact for both sides, and a null pointer that is
//! valid, which is allowed.

mod atomics;
mod calls;
pub(crate) mod elision;
mod gep;
pub(crate) mod globals;
mod masked;
pub(crate) mod placed;
mod rmw;
mod values;

use super::{Encoder, EventArg, Result};
use crate::blocks::{BlockData, BlockKey};
use crate::context::{ChoiceKind, OrderedEvent, PlainAccess, ReadAtomically, Side};
use crate::memory::Havoc;
use crate::pointer::{Ptr, Region};
use crate::value::{Scalar, Val};
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::attr::AttrKind;
use tandem_ir::inst::{InstKind, MemAccess, Ordering, RmwOp};
use tandem_ir::{Inst, Type, Value};
use tandem_smt::{Mentions, Sort, Term, Terms};

/// The name of a stack object but for what is put behind it where it is one of several: copies of a callee's body have its names so.
pub(super) fn without_suffix(name: &str) -> &str {
    name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == 'i')
}

impl Encoder<'_, '_> {
    /// `alloca`, `load`, `store`, `fence`, `cmpxchg`, `atomicrmw`.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn memory_instruction(&mut self, i: Inst) -> Result<Option<Val>> {
        self.w.memory.side = self.side;
        let f = self.f();
        match *f.kind(i) {
            InstKind::Alloca {
                ty,
                align,
                inalloca: false,
                swifterror: false,
            } => self.alloca(i, ty, align.bytes()).map(Some),
            InstKind::Load(a) => self.load(i, a).map(Some),
            InstKind::Store(a) => self.store(i, a).map(|()| None),
            InstKind::Fence { ordering, .. } => {
                self.note_ordering();
                if let Some(ordering) = self.joined_fence(i, ordering) {
                    let name = format!("fence {}", ordering.keyword());
                    self.ordered_event(i, name, Vec::new(), ordering);
                }
                Ok(None)
            }
            InstKind::CmpXchg { access, weak, .. } => {
                self.compare_exchange(i, access, weak).map(Some)
            }
            InstKind::AtomicRmw(op, access) => {
                let shown = match op {
                    // The same of every number as adding the number with the other sign.
                    RmwOp::FSub => RmwOp::FAdd,
                    other => other,
                };
                let name = format!("atomicrmw {}", shown.keyword());
                let place = self.updated_place(i, access)?;
                self.read_modify_write(i, &name, access, place, Some(op))
                    .map(Some)
            }
            _ => Err(f.kind(i).mnemonic().to_owned()),
        }
    }

    /// A pointer operand that is followed: it must be defined.
    fn followed_pointer(&mut self, v: Value, s: Scalar) -> Result<(Ptr, u32)> {
        let space = self
            .f()
            .value_type(v)
            .address_space()
            .ok_or("vector of pointers")?;
        let bits = self.not_poison(s);
        self.ub_if_undef(bits);
        let bits = self.settled(bits);
        let p = Ptr::unpack(self.t(), bits);
        Ok((p, space))
    }
    /// Bits that are undefined behaviour where they depend on an undef choice: any one choice will do, the same
    /// for both sides.
    pub(super) fn settled(&mut self, bits: Term) -> Term {
        let terms = &mut self.w.terms;
        let (mut map, mut seen, mut work) =
            (FxHashMap::default(), FxHashSet::default(), vec![bits]);
        while let Some(t) = work.pop() {
            if !terms.mentions(t).any(Mentions::UNDEF) || !seen.insert(t) {
                continue;
            }
            if terms.as_var(t).is_some() {
                let w = terms.width(t);
                map.insert(t, terms.bits(w, 0));
            }
            work.extend(terms.args(t));
        }
        if map.is_empty() {
            bits
        } else {
            terms.substitute(bits, &map)
        }
    }
    fn pointer_operand(&mut self, i: Inst, n: usize) -> Result<(Ptr, u32)> {
        let s = self.scalar_operand(i, n)?;
        self.followed_pointer(self.f().operand(i, n), s)
    }
    /// Undefined behaviour unless the access is allowed.
    fn access(&mut self, at: Ptr, space: u32, size: u64, align: u64, write: bool) {
        let mem = self.state.mem;
        let mut ok = self.w.access_bytes_ok(mem, at, space, size, align, write);
        if space == 0 && self.null_is_valid() {
            let none = self.w.no_block();
            let null = self.w.terms.eq(at.block, none);
            if ok != Terms::TRUE && null != Terms::FALSE {
                self.w.beyond_replay.insert("null_pointer_is_valid".into());
            }
            ok = self.w.terms.or(ok, null);
        }
        if ok != Terms::TRUE && self.may_be_mapped(at, space) {
            self.w
                .beyond_replay
                .insert("memory at an address that the program states".into());
            let mapped = self.is_mapped(at, space);
            ok = self.w.terms.or(ok, mapped);
        }
        self.require(ok);
        for barred in self.barred.clone() {
            let hit = self.w.terms.eq(at.block, barred);
            self.w.beyond_replay.insert("tail calls".into());
            self.ub_if(hit);
        }
        match !write && space == super::body::NEVER_WRITTEN {
            true => self.restricted_access(Terms::TRUE, at, write),
            false => self.body_access(at, write),
        }
    }

    /// True for a stated address at which there may be memory of others (LangRef, "Pointer Aliasing Rules"): any but null,
    /// and null too in address spaces other than 0.
    fn may_be_mapped(&self, at: Ptr, space: u32) -> bool {
        let terms = &self.w.terms;
        let stated = terms.as_u64(at.block) == Some(0);
        stated
            && terms
                .as_u64(at.offset)
                .is_some_and(|n| space != 0 || n != 0)
    }

    /// Boolean: there is memory of others at a stated address. Whether there is, page by page, is a fact about the surroundings
    /// that both sides share: a target may not access what its source does not show to be there.
    fn is_mapped(&mut self, at: Ptr, space: u32) -> Term {
        const PAGE: u64 = 12;
        let t = self.t();
        let page = t.as_u64(at.offset).unwrap_or(0) >> PAGE;
        let keys = [t.bits(64, page), t.bits(32, u64::from(space))];
        self.w.environment("mapped", &keys, Sort::Bool)
    }

    /// True in functions whose address 0 is one like any other.
    fn null_is_valid(&self) -> bool {
        let (cx, f) = (self.cx(), self.f());
        let decl = cx.function(f.global);
        decl.is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::NullPointerIsValid))
    }

    fn alloca(&mut self, i: Inst, ty: Type, align: u64) -> Result<Val> {
        let (cx, f) = (self.cx(), self.f());
        let space = f.inst_type(i).address_space().ok_or("alloca")?;
        let one = cx
            .layout
            .alloc_size(&cx.types, ty)
            .ok_or_else(|| self.unmodelled(ty))?;
        let count = self.scalar_operand(i, 0)?;
        let count = self.not_poison(count);
        self.ub_if_undef(count);
        let count = self.settled(count);
        let t = self.t();
        let count = t.resize(count, 64);
        let one = t.bits(64, one);
        let size = t.mul(one, count);
        let result = f.result(i).ok_or("alloca")?;
        let full = f.name(result).unwrap_or("alloca");
        let name = without_suffix(full);
        let bytes = self.w.terms.as_u64(size).unwrap_or(0);
        let here = f.inst_block(i).into_iter();
        let all = here.flat_map(|b| f.insts(b));
        let objects = all.filter(|&o| o != i && matches!(f.kind(o), InstKind::Alloca { .. }));
        let others: Vec<&str> = objects.filter_map(|o| f.name(f.result(o)?)).collect();
        let number = (self.w).number_of_stack_object(self.side, (name, bytes), full, &others);
        let block = self.w.known_block(BlockData {
            key: BlockKey::Stack(name.to_owned(), bytes, number),
            size: Some(size),
            align,
            region: Region::Local,
            constant: false,
            contents: None,
        });
        let waits = f.uses(result).any(|u| {
            let callee = f.callee(f.user(u)).map_or("", |g| cx.global_name(g));
            callee.starts_with("llvm.lifetime.start")
        });
        self.state.mem = self.w.new_block(self.state.mem, block, !waits);
        let w = self.w.index_bits(space);
        let offset = self.w.terms.bits(w, 0);
        Ok(Scalar::defined(Ptr { block, offset }.pack(self.t())).into())
    }

    fn load(&mut self, i: Inst, a: MemAccess) -> Result<Val> {
        let ty = self.f().inst_type(i);
        let (at, space) = self.pointer_operand(i, 0)?;
        let size = self.store_size(ty)?;
        self.access(at, space, size, a.align.bytes(), false);
        let bytes = self.w.terms.bits(64, size);
        self.note_secluded(at, bytes, false);
        self.note_tearing(a, size);
        self.compare_accesses(i, at, size, false);
        self.compare_through(at, size, false);
        let at = self.where_defined(at, space, size);
        let here = PlainAccess {
            at,
            size,
            write: false,
        };
        let is_quiet = !a.volatile && (self.is_never_written(at) || self.is_own(at));
        let v = if is_quiet || self.is_plain(a, ty, here) {
            let mem = self.state.mem;
            let v = self.read_value(mem, at, ty, a.align.bytes())?;
            self.whole_unless_copied(i, &v);
            self.note_invariant(i, at, &v);
            self.or_what_was_read(at, ty, v)
        } else {
            let name = format!("{} {}", self.access_name("load", a), self.accessed_type(ty));
            let p = self.pointer_argument(at, space);
            let index = self.ordered_event(i, name, vec![p], a.ordering);
            let v = self.answer_of(index, ty)?;
            if a.ordering != Ordering::NotAtomic {
                // What is there afterwards is unknown: other threads may write at any time.
                let left = self.world_value("left", index, ty)?;
                self.state.mem =
                    self.write_value(self.state.mem, at, ty, &left, a.align.bytes())?;
                if self.side == Side::Source {
                    let mem = self.state.mem;
                    let here = ReadAtomically { mem, at, ty };
                    self.w.read_before.insert(here, v.clone());
                }
            }
            v
        };
        self.described(i, v)
    }

    /// Notes the size of an access. What an `unordered` access reads or writes is one value (LangRef, "Atomic Memory Ordering
    /// Constraints"), which smaller accesses in its place need not keep: of those that only the target has nothing is known.
    fn note_tearing(&mut self, a: MemAccess, size: u64) {
        let whole = a.ordering == Ordering::Unordered;
        if self.side == Side::Source {
            *self.w.accessed.entry(size).or_default() |= whole;
            return;
        }
        let torn = (self.w.accessed.range(size + 1..)).any(|(_, whole)| *whole);
        if torn && !self.w.accessed.contains_key(&size) {
            self.promise(format!("that {size} bytes at once are enough"), Vec::new());
        }
    }

    /// Where an access that is defined happens: behind a pointer to an object or null, in the object; of a whole object, at its start.
    fn where_defined(&mut self, at: Ptr, space: u32, size: u64) -> Ptr {
        let none = self.w.no_block();
        let block = match self.w.as_ite(at.block) {
            Some((_, a, block) | (_, block, a))
                if space == 0 && !self.null_is_valid() && a == none =>
            {
                block
            }
            _ => at.block,
        };
        let data = (self.w.terms.as_u64(block)).and_then(|b| self.w.blocks.get(b));
        let whole = data.and_then(|b| self.w.terms.as_u64(b.size?)) == Some(size);
        let offset = match whole && size != 0 {
            true => self.w.terms.bits(self.w.terms.width(at.offset), 0),
            false => at.offset,
        };
        Ptr { block, offset }
    }

    /// True in memory that nobody writes: no store is there to be seen, in whatever order.
    fn is_never_written(&self, at: Ptr) -> bool {
        let block = self.w.terms.as_u64(at.block);
        let block = block.and_then(|b| self.w.blocks.get(b));
        block.is_some_and(|b| b.constant)
    }

    /// What a load of the source that is not atomic finds behind an atomic one. If another thread has written there in between,
    /// it races with that store and is undef (LangRef, "Memory Model for Concurrent Operations"), so that the
    /// source may take the value that was read before for it in any case.
    fn or_what_was_read(&mut self, at: Ptr, ty: Type, v: Val) -> Val {
        let here = ReadAtomically {
            mem: self.state.mem,
            at,
            ty,
        };
        let Some(read) = self.w.read_before.get(&here).cloned() else {
            return v;
        };
        let b = self.choose(ChoiceKind::Licence, 1);
        let b = self.t().bit_to_bool(b);
        Val::select(self.t(), b, &v, &read)
    }

    /// A number with a poison byte is poison as a whole. Where it is only copied, which compilers do for `memcpy`, its bytes
    /// are taken to be copied each for itself, which is an assumption.
    fn whole_unless_copied(&mut self, i: Inst, v: &Val) {
        let copied = self.is_only_copied(i);
        for s in v.leaves() {
            let key = (s.bits, s.poison);
            if !copied {
                self.w.memory.joined.remove(&key);
            } else if let Some(bytes) = self.w.memory.joined.get(&key)
                && bytes.iter().any(|b| b.poison != bytes[0].poison)
            {
                self.w
                    .assume("words that are only copied keep each of their bytes");
            }
        }
    }
    /// True if the loaded value is stored, and nothing else is done with it.
    fn is_only_copied(&self, i: Inst) -> bool {
        let f = self.f();
        let Some(r) = f.result(i) else { return false };
        let (mut work, mut seen) = (vec![r], FxHashSet::default());
        while let Some(v) = work.pop() {
            if !seen.insert(v) {
                continue;
            }
            for u in f.uses(v) {
                let user = f.user(u);
                match f.kind(user) {
                    InstKind::Store(_) if f.operand(user, 1) != v => {}
                    InstKind::Phi | InstKind::Select => work.extend(f.result(user)),
                    _ => return false,
                }
            }
        }
        true
    }

    fn store(&mut self, i: Inst, a: MemAccess) -> Result<()> {
        let ty = self.f().value_type(self.f().operand(i, 0));
        let v = self.operand(i, 0)?;
        let (at, space) = self.pointer_operand(i, 1)?;
        let size = self.store_size(ty)?;
        self.access(at, space, size, a.align.bytes(), true);
        self.note_tearing(a, size);
        self.note_kept(at, &v, &self.pointer_spaces(ty));
        let bytes = self.w.terms.bits(64, size);
        self.note_written(at, bytes);
        self.note_secluded(at, bytes, true);
        self.compare_accesses(i, at, size, true);
        self.compare_through(at, size, true);
        let at = self.where_defined(at, space, size);
        let here = PlainAccess {
            at,
            size,
            write: true,
        };
        let is_quiet = !a.volatile && self.is_own(at);
        if !is_quiet && !self.is_plain(a, ty, here) {
            let name = format!(
                "{} {}",
                self.access_name("store", a),
                self.accessed_type(ty)
            );
            let value = EventArg {
                value: v.clone(),
                spaces: self.pointer_spaces(ty),
            };
            let p = self.pointer_argument(at, space);
            for s in v.leaves() {
                self.state.mem = self.w.escape(self.state.mem, s);
            }
            self.ordered_event(i, name, vec![value, p], a.ordering);
        }
        self.state.mem = self.write_value(self.state.mem, at, ty, &v, a.align.bytes())?;
        Ok(())
    }

    /// True for an access that is an ordinary read or write of memory: one that is `unordered` at most, or a stronger one of the
    /// target where the source has such an access and no event that this one could be. A stronger ordering only takes behaviour
    /// away (LangRef, "Atomic Memory Ordering Constraints"): what holds of the target with a weaker one holds of the target.
    fn is_plain(&mut self, a: MemAccess, ty: Type, here: PlainAccess) -> bool {
        if a.volatile {
            return false;
        }
        let plain = matches!(a.ordering, Ordering::NotAtomic | Ordering::Unordered);
        if plain || self.side == Side::Source {
            if plain && self.side == Side::Source {
                *self.w.plain.entry(here).or_default() += 1;
            }
            return plain;
        }
        // A function that says that it does not synchronise is asked about its events.
        if a.ordering != Ordering::Monotonic && self.says_nosync() {
            return false;
        }
        let what = if here.write { "store" } else { "load" };
        let kind = format!("{what} {}", self.accessed_type(ty));
        let index = self.state.events;
        let terms = &mut self.w.terms;
        let mut events = self.w.ordered.iter();
        if events.any(|o| o.kind == kind && terms.eq(o.index, index) != Terms::FALSE) {
            return false;
        }
        // Each stands for one: two reads in place of one need not find the same.
        let left = self.w.plain.get_mut(&here).filter(|n| **n > 0);
        left.map(|n| *n -= 1).is_some()
    }

    /// True in a function that says that it does not synchronise, or is called by one.
    fn says_nosync(&self) -> bool {
        let cx = self.cx();
        [self.root, self.f()].into_iter().any(|f| {
            let decl = cx.function(f.global);
            decl.is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::NoSync))
        })
    }

    /// The scope within which an access or fence is atomic and ordered, if that is less than the system.
    fn scope_of(&self, i: Inst) -> Option<String> {
        let scope = match *self.f().kind(i) {
            InstKind::Fence { scope, .. } => scope,
            InstKind::Load(a) | InstKind::Store(a) | InstKind::AtomicRmw(_, a) => a.scope,
            InstKind::CmpXchg { access, .. } => access.scope,
            _ => None,
        };
        scope.map(|s| self.cx().str(s).to_owned())
    }
    /// What an access that others see is an access to: bits, whether the program takes them for a number or a float.
    fn accessed_type(&self, ty: Type) -> String {
        match ty.float_kind() {
            Some(k) => format!("i{}", k.bits()),
            None => self.types().display(ty).to_string(),
        }
    }
    fn access_name(&mut self, what: &str, a: MemAccess) -> String {
        if a.volatile {
            self.note_hidden();
        }
        let volatile = if a.volatile { "volatile " } else { "" };
        let order = match a.ordering {
            Ordering::NotAtomic => String::new(),
            o => format!(" {}", o.keyword()),
        };
        format!("{volatile}{what}{order}")
    }
    pub(super) fn pointer_argument(&mut self, at: Ptr, space: u32) -> EventArg {
        EventArg {
            value: Scalar::defined(at.pack(self.t())).into(),
            spaces: vec![Some(space)],
        }
    }
    /// An event of an ordering: a release shows memory to other threads, an acquire sees what they wrote.
    fn ordered_event(
        &mut self,
        i: Inst,
        name: String,
        args: Vec<EventArg>,
        ordering: Ordering,
    ) -> Term {
        use Ordering::{AcqRel, Acquire, Release, SeqCst};
        let shows = matches!(ordering, Release | AcqRel | SeqCst);
        let sees = matches!(ordering, Acquire | AcqRel | SeqCst);
        let index = self.event(name, args, shows, false, i);
        let failure = match *self.f().kind(i) {
            InstKind::CmpXchg { failure, .. } => failure,
            _ => Ordering::NotAtomic,
        };
        let scope = self.scope_of(i);
        let (mut sees, mut shows) = (sees, shows);
        if let Some(e) = self.events.last_mut() {
            e.orders = [ordering, failure];
            e.scope = scope;
            e.kind = without_orders(&e.kind);
            match self.side {
                Side::Source => self.w.ordered.push(OrderedEvent {
                    index,
                    kind: e.kind.clone(),
                    sees,
                    shows,
                }),
                // Where the source does not acquire, what the target might see of others would be a race there; where it does
                // not release, nobody is shown what the target's release might show.
                Side::Target => {
                    let same = |o: &&OrderedEvent| o.index == index && o.kind == e.kind;
                    if let Some(o) = self.w.ordered.iter().find(same) {
                        (sees, shows) = (sees && o.sees, shows && o.shows);
                    }
                }
            }
        }
        if sees {
            // Who acquires shows nothing: what the others leave may be what was there.
            let others = Havoc::OtherThreads;
            self.state.mem = self
                .w
                .havoc_as(self.state.mem, index, &others, false, !shows);
        }
        index
    }
    /// What the environment answers to an access.
    fn answer_of(&mut self, index: Term, ty: Type) -> Result<Val> {
        self.world_value("access", index, ty)
    }
    /// A value of the environment's choice: poison, too, since memory that nobody has written yet is (as with calls).
    fn world_value(&mut self, name: &str, index: Term, ty: Type) -> Result<Val> {
        let poison_too = self.w.mode.poison_input;
        let mut leaf = 0;
        self.build(ty, &mut |e, ty, bits| {
            leaf += 1;
            let poison = match poison_too {
                true => {
                    e.w.environment(&format!("{name}.{leaf}.poison"), &[index], Sort::Bool)
                }
                false => Terms::FALSE,
            };
            let name = format!("{name}.{leaf}.{bits}");
            let mem = e.state.mem;
            let bits = match ty.address_space() {
                Some(space) => {
                    e.w.foreign_pointer(mem, &name, &[index], space)
                        .pack(&mut e.w.terms)
                }
                None => e.w.environment(&name, &[index], Sort::Bits(bits)),
            };
            Scalar { bits, poison }
        })
    }
}

/// The name of an access without its orderings, which are compared by their strength.
fn without_orders(name: &str) -> String {
    const ORDERS: [Ordering; 5] = [
        Ordering::Monotonic,
        Ordering::Acquire,
        Ordering::Release,
        Ordering::AcqRel,
        Ordering::SeqCst,
    ];
    let order = |w: &&str| !ORDERS.iter().any(|o| o.keyword() == *w);
    name.split(' ').filter(order).collect::<Vec<_>>().join(" ")
}
