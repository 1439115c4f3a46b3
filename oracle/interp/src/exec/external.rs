//! Calls of functions that the module does not define.
//!
//! Nobody knows what such a function does, so the machine makes something up: a
//! result, and writes into the memory that the function may write. Both depend
//! only on the seed, the callee, the arguments, the memory that the function may
//! read, and how many such calls the thread made before (the last not for
//! functions that touch no memory), so that two programs that make the same calls
//! get the same answers. The call itself is an event, unless attributes say that
//! nobody can notice it. Where the caller gave an environment, that answers instead
//! (`environment`).

use super::lent::pointer_arguments;
use super::{Fault, Machine, Thread};
use crate::ExternalAnswer;
use crate::code::{CallSite, Callee};
use crate::events::{ByteMark, Event, Image};
use crate::layout::LeafKind;
use crate::memory::{DEFINED, FRAGMENT, Life, NewObject, Object, Region, UNDEF};
use crate::rng::{Rng, mix};
use crate::slot::{Prov, Slot, mask};
use crate::value::{Target, Value};
use tandem_ir::Global;
use tandem_ir::attr::{AttrKind, MemoryEffects};

/// Most bytes behind a pointer argument that an external function looks at or changes.
pub(super) const REACH: u64 = 64;

fn hash_bytes(h: u64, bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(h, |h, &b| mix(h ^ u64::from(b)).wrapping_add(1))
}

/// True if a value holds neither undef nor poison.
fn is_defined(v: &Value) -> bool {
    match v {
        Value::Poison | Value::Undef => false,
        Value::Elements(e) => e.iter().all(is_defined),
        _ => true,
    }
}

/// The same of bytes of memory.
fn is_plain(i: &Image) -> bool {
    let open = |m: &ByteMark| matches!(m, ByteMark::Poison | ByteMark::Undef);
    !i.marks.iter().any(|m| open(&m.1))
}

/// Bytes whose states are looked at together.
const PIECE: usize = 64;

/// True if bytes with these states are all numbers. Without a way out of the loop, so that it is done many at a time.
fn all_numbers(states: &[u8]) -> bool {
    states.iter().fold(0, |odd, s| odd | (s ^ DEFINED)) == 0
}

impl<'p, 'm> Machine<'p, 'm> {
    /// Calls a function without a body, or inline assembly that is not known (`None`).
    pub(super) fn external(
        &mut self,
        t: &mut Thread<'p>,
        g: Option<Global>,
        n: u32,
    ) -> Result<(), Fault> {
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        let code = frame.code;
        let site = &code.calls[n as usize];
        let header = &self.program.module().header;
        let name = match (g, &site.callee) {
            (Some(g), _) => header.global_name(g),
            (None, Callee::Assembly(text)) => &code.texts[*text as usize],
            _ => "",
        };
        let (effects, returns) = match (site.external, &site.callee, g) {
            (Some(known), Callee::External(c), Some(g)) if *c == g => known,
            (Some(known), Callee::Assembly(_), _) => known,
            (.., None) => return Err(Fault::IllFormed("call of nothing".into())),
            (.., Some(g)) => (
                self.effects(code.global, site, g),
                self.comes_back(g, code.global, site),
            ),
        };
        let pure = returns && !effects.may_write();
        let ordered = self.is_ordered(code.global, site, effects);
        let elsewhere = effects.other.reads() || effects.inaccessible.reads();
        let repeats = !(elsewhere || effects.may_write() && ordered);
        let args = self.arguments(t, site)?;
        let (values, pointers) = self.readable_arguments(code.global, site, &args);
        let mut memory = Vec::new();
        for p in &pointers {
            if effects.argmem.reads() || p.copied.is_some() {
                memory.push(self.seen_through(p));
            }
        }
        let answer = self.ask_environment(t, g, name, &values, &memory, pure);
        // Only what is made up depends on it.
        let h = match answer {
            Some(_) => 0,
            None => {
                let how = (repeats, effects.may_write());
                self.call_hash(t, name, &values, &memory, how)
            }
        };
        let mut rng = Rng::new(h, 0);
        // Only what is made up depends on it.
        let settled =
            answer.is_some() || values.iter().all(is_defined) && memory.iter().all(is_plain);
        if !pure {
            t.ordinal += 1;
            t.writing_calls += u64::from(effects.may_write());
            let kept = match effects.other.reads() {
                true => self.kept_objects(t),
                false => Vec::new(),
            };
            let objects = self.objects_of(code.global, site, &args);
            let lent = self.lent_arguments(code.global, site);
            self.note_given(t, code.global, site, &args);
            self.event(
                t,
                Event::Call {
                    callee: name.to_owned(),
                    args: values,
                    memory,
                    objects,
                    kept,
                    lent,
                    ordered,
                    returns,
                    repeats,
                },
            )?;
        }
        self.come_back(t, g, effects, returns)?;
        if let Some(answer) = answer {
            let pointers = match &answer {
                ExternalAnswer::Returns {
                    value: None,
                    writes,
                } if writes.is_empty() => Vec::new(),
                _ => pointer_arguments(site, &args),
            };
            let result = self.scripted(t, answer, site, &pointers)?;
            return self.finish_call(t, n, &result);
        }
        self.choices.external = true;
        self.choices.assembly |= matches!(site.callee, Callee::Assembly(_));
        self.choices.guessed |= !settled;
        if effects.argmem.writes() {
            for p in pointers.iter().filter(|p| !p.read_only) {
                self.scribble(p.slot, p.space, &mut rng);
            }
        }
        let result = self.made_up(t, site, &mut rng)?;
        self.finish_call(t, n, &result)
    }

    /// Whether a call comes back: the world decides by what the function is declared to be, which is the same wherever it is called.
    fn come_back(
        &self,
        t: &mut Thread<'p>,
        g: Option<Global>,
        effects: MemoryEffects,
        returns: bool,
    ) -> Result<(), Fault> {
        let (Some(stop), Some(g)) = (self.policy.stops, g) else {
            return Ok(());
        };
        let h = &self.program.module().header;
        let says = |k| h.function(g).is_some_and(|d| h.attrs.has(d.attrs.func, k));
        let bound = says(AttrKind::WillReturn) || says(AttrKind::Speculatable);
        let known = crate::intrinsics::libdevice(h.global_name(g)).is_some();
        let open = effects.may_read() && effects.may_write() && !bound && !known;
        if !open {
            return Ok(());
        }
        t.open_calls += 1;
        match t.open_calls == stop + 1 {
            false => Ok(()),
            // Which of the two is wrong is not for a run to say.
            true if returns => Err(Fault::Unsupported(
                "a call that is said to return and does not".into(),
            )),
            true => Err(Fault::Trap),
        }
    }

    /// What a call may do to memory: what the call says, or else what the function does that it has come to.
    fn effects(&self, caller: Option<Global>, site: &CallSite, callee: Global) -> MemoryEffects {
        let header = &self.program.module().header;
        let said = match (caller.and_then(|g| self.program.body(g)), site.inst) {
            (Some(f), Some(i)) => header.call_memory(f, i),
            _ => MemoryEffects::UNKNOWN,
        };
        match said == MemoryEffects::UNKNOWN {
            true => header.function_memory(callee),
            false => said,
        }
    }
    /// True if the call promises to return, without unwinding.
    fn comes_back(&self, g: Global, caller: Option<Global>, site: &CallSite) -> bool {
        let h = &self.program.module().header;
        let has = |k| {
            let decl = h.function(g).is_some_and(|d| h.attrs.has(d.attrs.func, k));
            let body = caller.and_then(|c| self.program.body(c));
            let call = match (body, site.inst) {
                (Some(f), Some(i)) => h.call_has(f, i, k),
                _ => false,
            };
            decl || call
        };
        has(AttrKind::WillReturn) && has(AttrKind::NoUnwind)
    }

    pub(super) fn window_of(&self, p: Slot, space: u32) -> Option<(&Object, usize, usize)> {
        let o = self
            .mem
            .find(p.prov())
            .filter(|o| o.life == Life::Live && p.is_defined() && o.region != Region::Code)?;
        let off = p.bits.wrapping_sub(o.base[usize::from(space != 0)]);
        (off <= o.size).then(|| (o, off as usize, (o.size - off).min(REACH) as usize))
    }
    pub(super) fn window(&self, p: Slot, space: u32) -> Image {
        match self.window_of(p, space) {
            Some((o, at, n)) => self.image(o, at, n),
            None => Image::default(),
        }
    }

    /// The contents of part of an object as callers see them.
    pub(in super::super) fn image(&self, o: &Object, at: usize, n: usize) -> Image {
        let mut image = Image {
            bytes: o
                .bytes
                .get(at..at + n)
                .map(<[u8]>::to_vec)
                .unwrap_or_default(),
            marks: Vec::new(),
        };
        let states = o.states.get(at..at + n).unwrap_or(&[]);
        // Most pieces of memory are numbers throughout, which is seen for many bytes at once.
        let pieces = states.chunks(PIECE).zip((0..).step_by(PIECE));
        let odd = pieces.filter(|(piece, _)| !all_numbers(piece));
        let each = odd.flat_map(|(piece, first)| piece.iter().zip(first..));
        for (&s, i) in each {
            let mark = match s {
                DEFINED => continue,
                UNDEF => ByteMark::Undef,
                s if s >= FRAGMENT => {
                    let index = s - FRAGMENT;
                    let p = Slot::ptr(self.fragmented(o, at + i, index), o.provs[at + i]);
                    let space = self.space_of(p);
                    ByteMark::Pointer {
                        pointer: self.public_pointer(p, space),
                        index,
                    }
                }
                _ => ByteMark::Poison,
            };
            image.bytes[i] = 0;
            image.marks.push((i as u64, mark));
        }
        image
    }
    /// The address of which the byte of an object is byte `index`.
    ///
    /// Where other bytes of it are gone, those of the pointed-to object's own address stand for them: numbers that
    /// another run need not share would otherwise show as an offset. What is left of an address without its upper
    /// bytes says how far it is from the object's only up to a multiple, and the distance nearest to 0 is taken.
    fn fragmented(&self, o: &Object, byte: usize, index: u8) -> u64 {
        let start = byte.checked_sub(index as usize);
        let known = |k: usize| {
            let at = start.map(|s| s + k)?;
            let here = o.states.get(at) == Some(&(FRAGMENT + k as u8));
            (here && o.provs[at] == o.provs[byte]).then(|| o.bytes[at])
        };
        let bytes: [Option<u8>; 8] = std::array::from_fn(known);
        let over = |base: u64| {
            let of_base = base.to_le_bytes();
            u64::from_le_bytes(std::array::from_fn(|k| bytes[k].unwrap_or(of_base[k])))
        };
        let whole = bytes.iter().all(Option::is_some);
        let Some(to) = self.mem.find(o.provs[byte]).filter(|_| !whole) else {
            return over(0);
        };
        let upper = bytes.iter().rposition(Option::is_some).unwrap_or(7);
        let unknown = 8 * (7 - upper as u32);
        let distance = |base: u64| {
            let far = over(base).wrapping_sub(base);
            ((far << unknown) as i64 >> unknown) as u64
        };
        let near = |&base: &u64| distance(base) <= to.size;
        let base = to.base.into_iter().find(near).unwrap_or(to.base[0]);
        base.wrapping_add(distance(base))
    }

    /// The space in which a stored pointer's address makes sense: generic unless it only fits its own.
    fn space_of(&self, p: Slot) -> u32 {
        let Some(o) = self.mem.find(p.prov()) else {
            return 0;
        };
        let near = |base: u64| p.bits.wrapping_sub(base) <= o.size;
        if near(o.base[0]) || !near(o.base[1]) {
            return 0;
        }
        match o.region {
            Region::Shared => 3,
            Region::Local => 5,
            Region::Param => 101,
            Region::Other(n) => n,
            _ => 0,
        }
    }

    fn call_hash(
        &self,
        t: &Thread<'p>,
        name: &str,
        args: &[Value],
        memory: &[Image],
        (repeats, writes): (bool, bool),
    ) -> u64 {
        let mut h = hash_bytes(mix(self.policy.seed), name.as_bytes());
        h = hash_bytes(h, format!("{args:?}").as_bytes());
        for m in memory {
            h = hash_bytes(h, format!("{m:?}").as_bytes());
        }
        // Functions that depend on more than arguments may answer differently each time; those that only read do so where something
        // may have been written since.
        if !repeats {
            let time = if writes { t.ordinal } else { !t.writing_calls };
            h = mix(h ^ time ^ u64::from(t.who.thread) << 32);
        }
        h
    }

    fn scribble(&mut self, p: Slot, space: u32, rng: &mut Rng) {
        let Some((o, at, n)) = self.window_of(p, space) else {
            return;
        };
        if o.constant || o.region == Region::Code || rng.below(2) == 0 {
            return;
        }
        let Some((i, _)) = p.prov().index() else {
            return;
        };
        let o = &mut self.mem.objects[i];
        for k in at..at + n {
            // Pointers are left alone: random ones would only end the run.
            if o.states[k] < FRAGMENT && rng.below(4) != 0 {
                o.bytes[k] = rng.next() as u8;
                o.states[k] = DEFINED;
            }
        }
    }

    fn made_up(
        &mut self,
        t: &mut Thread<'p>,
        site: &CallSite,
        rng: &mut Rng,
    ) -> Result<Vec<Slot>, Fault> {
        let mut out = vec![Slot::int(0); site.ret.slots as usize];
        for l in &site.ret.leaves {
            let s = l.slot as usize;
            match l.kind {
                LeafKind::Ptr(space, _) => {
                    let p = self.foreign_object(t, space, rng)?;
                    out[s] = self.mem.pointer(p, space);
                }
                kind => {
                    for k in 0..kind.slots() as usize {
                        let top = k + 1 == kind.slots() as usize;
                        let m = if top { mask(kind.top_sh()) } else { u64::MAX };
                        // Small numbers keep loops short and indices useful.
                        let v = if rng.below(2) == 0 {
                            rng.below(8)
                        } else {
                            rng.next()
                        };
                        out[s + k] = Slot::int(v & m);
                    }
                }
            }
        }
        Self::fit_ranges(site, &mut out);
        Ok(out)
    }

    /// An object that belongs to code outside of the module.
    pub(super) fn foreign_object(
        &mut self,
        t: &Thread<'p>,
        space: u32,
        rng: &mut Rng,
    ) -> Result<Prov, Fault> {
        let new = NewObject {
            region: Region::of_space(space),
            target: Target::External,
            size: 256,
            align: 256,
            owner: t.who.thread,
            constant: false,
            fill: DEFINED,
            fresh: false,
        };
        let p = self.mem.create(new, None).ok_or(Fault::OutOfMemory)?;
        self.mem.expose(p);
        if let Some(o) = self.mem.find_mut(p) {
            for b in &mut o.bytes {
                *b = rng.next() as u8;
            }
        }
        Ok(p)
    }

    /// A made-up result keeps what the declaration's `range` promises of it. What a call promises by itself is no reason for
    /// another answer: a call of the same function without the promise, in another program, has to get the same one.
    fn fit_ranges(site: &CallSite, out: &mut [Slot]) {
        for (slot, c) in &site.ret_declared {
            let i = (slot - site.dst) as usize;
            if let (crate::attrs::Check::Range(pairs, w), Some(s)) = (c, out.get_mut(i))
                && *w <= 64
                && let Some(&(lo, hi)) = pairs.first()
            {
                let m = if *w == 64 { u64::MAX } else { (1 << w) - 1 };
                let n = (hi as u64).wrapping_sub(lo as u64) & m;
                let k = s.bits.checked_rem(n).unwrap_or(s.bits);
                *s = Slot::int((lo as u64).wrapping_add(k) & m);
            }
        }
    }

    /// Functions of the device's library whose effects are visible outside only.
    pub(super) fn library(
        &mut self,
        t: &mut Thread<'p>,
        op: crate::intrinsics::Impure,
        site: &CallSite,
        args: &[Slot],
    ) -> Result<Option<Slot>, Fault> {
        let (values, pointers) = self.readable_arguments(None, site, args);
        let memory = pointers.iter().map(|p| self.seen_through(p)).collect();
        let fail = op == crate::intrinsics::Impure::AssertFail;
        let callee = if fail { "__assertfail" } else { "vprintf" };
        self.event(
            t,
            Event::Call {
                callee: callee.into(),
                objects: self.objects_of(None, site, args),
                args: values,
                memory,
                kept: Vec::new(),
                lent: Vec::new(),
                ordered: true,
                returns: false,
                repeats: false,
            },
        )?;
        if fail {
            return Err(Fault::Trap);
        }
        Ok(Some(Slot::int(0)))
    }
}
