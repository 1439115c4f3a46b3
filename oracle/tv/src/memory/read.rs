//! Reading: from a state back through the changes to what a place holds.
//!
//! A reading is a [`Key`]: a state, a place and what is asked for. Each step examines
//! the newest change that may matter and says what the answer is made of ([`Plan`]):
//! a value, a choice between readings of older states, or the bytes of a scalar that
//! no single change wrote. Readings are remembered, and wait for each other on a
//! stack of their own, so that thousands of stores are no matter.

use super::super::context::{PairContext, Uninit};
use super::super::value::Scalar;
use super::bytes::{Byte, Origin, Source};
use super::{ByteLocation, Cell, Change, MemId, Ptr, Reach};
use crate::pointer::Region;
pub(crate) use crate::states::{Key, What};
use tandem_smt::{Op, Sort, Term, Terms};

/// Whether unknown code that does not read leaves a block as it is: a function of the event and the block.
pub(crate) const KEEPS: &str = "keeps";

/// Steps of a reading that count as one term towards the budget of an encoding.
const STEPS_PER_TERM: usize = 8;

/// What a reading is made of.
enum Plan {
    Done(Byte),
    /// The same as another.
    Same(Key),
    /// One of two.
    Pick(Term, Arm, Arm),
    /// A scalar from its bytes.
    Join(Cell, Vec<Key>),
}

#[derive(Clone, Copy)]
enum Arm {
    Is(Byte),
    Read(Key),
}

impl Plan {
    fn needs(&self) -> Vec<Key> {
        match self {
            Plan::Done(_) => Vec::new(),
            Plan::Same(k) => vec![*k],
            Plan::Pick(_, a, b) => {
                let read = |a: &Arm| match a {
                    Arm::Is(_) => None,
                    Arm::Read(k) => Some(*k),
                };
                [a, b].into_iter().filter_map(read).collect()
            }
            Plan::Join(_, keys) => keys.clone(),
        }
    }
}

/// How one change bears on a reading.
pub(super) enum Bearing {
    /// Not at all: on to the state before.
    Skip,
    /// This is it.
    Hit(Byte),
    /// If the condition holds this is it, otherwise what was before.
    Maybe(Term, Byte),
    /// If the condition holds, what the other reading gives, otherwise what was before.
    Elsewhere(Term, Key),
    /// Some of the bytes: each by itself.
    Bytes,
}

impl PairContext {
    /// The scalar at a place. `align` is what the address is a multiple of (otherwise the access is
    /// undefined, which [`PairContext::access_ok`] says).
    pub fn load(&mut self, mem: MemId, at: Ptr, cell: Cell, align: u64) -> Scalar {
        let at = self.place(at);
        let align = align.clamp(1, self.cell_bytes(cell).next_power_of_two());
        let b = self.read(mem, at, What::Cell(cell, align));
        Scalar {
            bits: b.value,
            poison: b.poison,
        }
    }
    /// The byte at a place.
    pub fn read_byte(&mut self, mem: MemId, at: Ptr) -> Byte {
        let at = self.place(at);
        self.read(mem, at, What::Byte)
    }
    /// Bytes side by side.
    pub fn read_bytes(&mut self, mem: MemId, at: Ptr, n: u64) -> Vec<Byte> {
        let at = self.place(at);
        let mut out = Vec::with_capacity(n as usize);
        for i in 0..n {
            let offset = self.plus(at.offset, i);
            out.push(self.read(mem, ByteLocation { offset, ..at }, What::Byte));
        }
        out
    }
    /// The scalar that a cell holds, given its bytes in order of their addresses.
    pub fn scalar_of_bytes(&mut self, mem: MemId, cell: Cell, bytes: &[Byte]) -> Scalar {
        self.join(mem, cell, bytes)
    }
    /// A fact about a block in a state.
    pub(super) fn block_fact(&mut self, mem: MemId, block: Term, what: What) -> Term {
        let offset = self.offset(0);
        self.read(mem, ByteLocation { block, offset }, what).value
    }

    fn read(&mut self, mem: MemId, at: ByteLocation, what: What) -> Byte {
        let root = Key { mem, at, what };
        // Each read of undef memory is a choice of its own.
        let undef = self.mode.uninit == Uninit::Undef || self.mode.entry_undef;
        if undef && matches!(what, What::Cell(..) | What::Byte) {
            self.memory.memo.clear();
        }
        let mut stack: Vec<(Key, Option<Plan>)> = vec![(root, None)];
        let mut steps = 0u32;
        while let Some((key, plan)) = stack.pop() {
            steps += 1;
            if steps.is_multiple_of(64) {
                // A long way through memory takes time, whether or not it makes terms.
                self.idle += 64 / STEPS_PER_TERM;
                if self.late() {
                    return self.poison_byte();
                }
            }
            if self.memory.memo.contains_key(&key) {
                continue;
            }
            let plan = match plan {
                Some(p) => p,
                None => self.plan(key),
            };
            let missing = |k: &Key| !self.memory.memo.contains_key(k);
            let wait: Vec<Key> = plan.needs().into_iter().filter(missing).collect();
            if wait.is_empty() {
                let b = self.finish(key, plan);
                self.memory.memo.insert(key, b);
            } else {
                stack.push((key, Some(plan)));
                stack.extend(wait.into_iter().map(|k| (k, None)));
            }
        }
        self.memory.memo[&root]
    }

    fn finish(&mut self, key: Key, plan: Plan) -> Byte {
        let known = |w: &PairContext, a: Arm| match a {
            Arm::Is(b) => b,
            Arm::Read(k) => w.memory.memo[&k],
        };
        match plan {
            Plan::Done(b) => b,
            Plan::Same(k) => self.memory.memo[&k],
            Plan::Pick(c, a, b) => {
                let (a, b) = (known(self, a), known(self, b));
                let picked = self.select_byte(c, a, b);
                // A number that is one of two keeps the bytes of both.
                if let What::Cell(Cell::Int(_) | Cell::Float(_), _) = key.what {
                    let [a, b, result] = [a, b, picked].map(|w| Scalar {
                        bits: w.value,
                        poison: w.poison,
                    });
                    self.keep_bytes(c, [a, b], result, Terms::FALSE);
                }
                picked
            }
            Plan::Join(cell, keys) => {
                let bytes: Vec<Byte> = keys.iter().map(|k| self.memory.memo[k]).collect();
                let s = self.join(key.mem, cell, &bytes);
                self.int_byte(s.bits, s.poison)
            }
        }
    }

    fn plan(&mut self, key: Key) -> Plan {
        if let Some(p) = self.by_block(key) {
            return p;
        }
        let mut mem = key.mem;
        loop {
            let here = Key { mem, ..key };
            if mem != key.mem && self.memory.memo.contains_key(&here) {
                return Plan::Same(here);
            }
            if let Change::Merge { cond, then, other } = *self.memory.change(mem) {
                let arm = |mem| Arm::Read(Key { mem, ..key });
                return Plan::Pick(cond, arm(then), arm(other));
            }
            let prev = self.memory.before(mem);
            let before = Arm::Read(Key { mem: prev, ..key });
            match self.bearing(here) {
                Bearing::Skip => mem = prev,
                Bearing::Hit(b) => return Plan::Done(b),
                Bearing::Maybe(c, b) if c == Terms::TRUE => return Plan::Done(b),
                Bearing::Maybe(Terms::FALSE, _) | Bearing::Elsewhere(Terms::FALSE, _) => mem = prev,
                Bearing::Maybe(c, b) => return Plan::Pick(c, Arm::Is(b), before),
                Bearing::Elsewhere(Terms::TRUE, k) => return Plan::Same(k),
                Bearing::Elsewhere(c, k) => return Plan::Pick(c, Arm::Read(k), before),
                Bearing::Bytes => return self.by_bytes(here),
            }
        }
    }

    /// A block that is one of two is read as each of the two.
    fn by_block(&mut self, key: Key) -> Option<Plan> {
        let (c, a, b) = self.as_ite(key.at.block)?;
        // Nothing is read where there is no block: that arm does not matter.
        let none = self.no_block();
        if matches!(key.what, What::Cell(..) | What::Byte) && (a == none || b == none) {
            let block = if a == none { b } else { a };
            let at = ByteLocation { block, ..key.at };
            return Some(Plan::Same(Key { at, ..key }));
        }
        let arms = match self.as_ite(key.at.offset) {
            Some((d, x, y)) if d == c => (x, y),
            _ => (key.at.offset, key.at.offset),
        };
        let arm = |block, offset| {
            Arm::Read(Key {
                at: ByteLocation { block, offset },
                ..key
            })
        };
        Some(Plan::Pick(c, arm(a, arms.0), arm(b, arms.1)))
    }
    /// Condition and arms of a choice.
    pub(crate) fn as_ite(&self, t: Term) -> Option<(Term, Term, Term)> {
        match (self.terms.op(t), self.terms.args(t)) {
            (Op::Ite, &[c, a, b]) => Some((c, a, b)),
            _ => None,
        }
    }

    fn by_bytes(&mut self, key: Key) -> Plan {
        let What::Cell(cell, _) = key.what else {
            return Plan::Done(self.poison_byte());
        };
        let mut keys = Vec::new();
        for i in 0..self.cell_bytes(cell) {
            let offset = self.plus(key.at.offset, i);
            keys.push(Key {
                at: ByteLocation { offset, ..key.at },
                what: What::Byte,
                ..key
            });
        }
        Plan::Join(cell, keys)
    }

    fn bearing(&mut self, key: Key) -> Bearing {
        match key.what {
            What::Cell(..) | What::Byte => self.content_bearing(key),
            What::Live | What::There => self.life_bearing(key),
            What::Escaped | What::EscapedToWriters => self.escape_bearing(key),
        }
    }

    fn content_bearing(&mut self, key: Key) -> Bearing {
        match self.memory.change(key.mem).clone() {
            Change::Initial => {
                let (cell, align) = match key.what {
                    What::Cell(c, a) => (Some(c), a),
                    _ => (None, 1),
                };
                Bearing::Hit(self.initial(key.at, cell, align))
            }
            Change::Store {
                at,
                cell,
                bits,
                poison,
                align,
                ..
            } => self.store_bearing(key, at, cell, Scalar { bits, poison }, align),
            Change::Fill {
                at,
                len,
                value,
                poison,
                ..
            } => {
                let n = self.read_size(key);
                let inside = self.range(key.at, n, at, len);
                self.in_range(inside, |w| {
                    let b = w.int_byte(value, poison);
                    w.repeat(key, b)
                })
            }
            Change::Copy {
                to,
                source,
                len,
                from,
                ..
            } => self.copy_bearing(key, to, source, len, from),
            Change::New { block, alive, .. } => self.fresh_bearing(key, block, alive),
            Change::Lifetime { block, start, .. } => self.fresh_bearing(key, block, start),
            Change::Havoc {
                prev,
                event,
                reach,
                blind,
                ..
            } => self.havoc_bearing(key, prev, event, &reach, blind),
            Change::Free { .. }
            | Change::Leave { .. }
            | Change::Escape { .. }
            | Change::Merge { .. } => Bearing::Skip,
        }
    }
    fn copy_bearing(
        &mut self,
        key: Key,
        to: ByteLocation,
        source: ByteLocation,
        len: Term,
        from: MemId,
    ) -> Bearing {
        let n = self.read_size(key);
        match self.range(key.at, n, to, len) {
            Inside::Never => Bearing::Skip,
            Inside::If(c) => {
                let by = self.terms.sub(key.at.offset, to.offset);
                let offset = self.terms.add(source.offset, by);
                let block = source.block;
                let at = ByteLocation { block, offset };
                // The alignment of the destination says nothing about the source.
                let what = match key.what {
                    What::Cell(c, _) => What::Cell(c, 1),
                    w => w,
                };
                Bearing::Elsewhere(
                    c,
                    Key {
                        mem: from,
                        at,
                        what,
                    },
                )
            }
            Inside::Partly => Bearing::Bytes,
        }
    }
    /// A block that begins (`alive`) holds what nobody wrote; one that is not there holds poison.
    fn fresh_bearing(&mut self, key: Key, block: Term, alive: bool) -> Bearing {
        if self.differ(key.at.block, block) {
            return Bearing::Skip;
        }
        let same = self.terms.eq(key.at.block, block);
        let bits = self.read_bits(key);
        if alive {
            return Bearing::Maybe(same, self.unwritten(bits));
        }
        let zero = self.terms.bits(bits, 0);
        Bearing::Maybe(same, self.int_byte(zero, Terms::TRUE))
    }
    fn havoc_bearing(
        &mut self,
        key: Key,
        prev: MemId,
        event: Term,
        reach: &Reach,
        blind: bool,
    ) -> Bearing {
        let mut c = self.reached(prev, key.at.block, reach);
        if blind && c != Terms::FALSE {
            let kept = self.environment(KEEPS, &[event, key.at.block], Sort::Bool);
            let written = self.terms.not(kept);
            c = self.terms.and(c, written);
        }
        if matches!(reach, Reach::All | Reach::AllBut(_)) && c != Terms::FALSE {
            match self.kept_by_noalias(key, (prev, event)) {
                Some(kept) => {
                    let written = self.terms.not(kept);
                    c = self.terms.and(c, written);
                }
                None => return Bearing::Bytes,
            }
        }
        if c == Terms::FALSE {
            return Bearing::Skip;
        }
        let o = Origin {
            source: Source::Event(event, prev),
            block: key.at.block,
            offset: key.at.offset,
        };
        let b = match key.what {
            What::Cell(cell, _) => self.environment_cell(o, cell),
            _ => self.environment_byte(o),
        };
        Bearing::Maybe(c, b)
    }
    pub(super) fn read_size(&self, key: Key) -> u64 {
        match key.what {
            What::Cell(c, _) => self.cell_bytes(c),
            _ => 1,
        }
    }
    fn read_bits(&self, key: Key) -> u32 {
        match key.what {
            What::Cell(Cell::Int(w) | Cell::Float(w), _) => w,
            What::Cell(Cell::Ptr(space), _) => {
                super::super::pointer::BLOCK_BITS + self.index_bits(space)
            }
            _ => 8,
        }
    }
    /// Copies of a byte as what is read.
    fn repeat(&mut self, key: Key, b: Byte) -> Byte {
        let What::Cell(cell, _) = key.what else {
            return b;
        };
        let bytes = vec![b; self.cell_bytes(cell) as usize];
        let s = self.join(key.mem, cell, &bytes);
        self.int_byte(s.bits, s.poison)
    }
    fn in_range(
        &mut self,
        inside: Inside,
        value: impl FnOnce(&mut PairContext) -> Byte,
    ) -> Bearing {
        match inside {
            Inside::Never => Bearing::Skip,
            Inside::If(c) => Bearing::Maybe(c, value(self)),
            Inside::Partly => Bearing::Bytes,
        }
    }

    /// How a read of `n` bytes lies in a written range of `len` bytes.
    pub(super) fn range(
        &mut self,
        at: ByteLocation,
        n: u64,
        to: ByteLocation,
        len: Term,
    ) -> Inside {
        if self.differ(at.block, to.block) {
            return Inside::Never;
        }
        let same = self.terms.eq(at.block, to.block);
        let by = self.terms.sub(at.offset, to.offset);
        match (self.terms.as_u64(by), self.terms.as_u64(len)) {
            (Some(by), Some(len)) => match relation(by, n, len) {
                Relation::Apart => Inside::Never,
                Relation::Within => Inside::If(same),
                Relation::Partly => Inside::Partly,
            },
            _ if n == 1 => {
                let within = self.terms.ult(by, len);
                Inside::If(self.terms.and(same, within))
            }
            _ => Inside::Partly,
        }
    }

    fn store_bearing(
        &mut self,
        key: Key,
        at: ByteLocation,
        cell: Cell,
        s: Scalar,
        align: u64,
    ) -> Bearing {
        if self.differ(key.at.block, at.block) {
            return Bearing::Skip;
        }
        let (n, stored) = (self.read_size(key), self.cell_bytes(cell));
        let same = self.terms.eq(key.at.block, at.block);
        let by = self.terms.sub(key.at.offset, at.offset);
        if let Some(k) = self.terms.as_u64(by) {
            return match relation(k, n, stored) {
                Relation::Apart => Bearing::Skip,
                Relation::Within => Bearing::Maybe(same, self.part(key, cell, s, k)),
                Relation::Partly => Bearing::Bytes,
            };
        }
        let What::Cell(_, read_align) = key.what else {
            return self.byte_of_store(same, by, cell, s);
        };
        // Distance of the two as a multiple: of the alignment of both addresses (they share their base),
        // or of what the offsets show.
        let shown = 1u64 << self.terms.trailing_zero_bits(by).min(32);
        let step = shown.max(align.min(read_align));
        // With room for the read between two places, it lies at one of a few places in the store, or beside it.
        let places = (0..stored).step_by(step as usize);
        let fits =
            step >= n && places.clone().count() <= 8 && places.clone().all(|k| k + n <= stored);
        if !fits {
            return Bearing::Bytes;
        }
        let mut found: Option<Byte> = None;
        let mut hit = Terms::FALSE;
        for k in places {
            let distance = self.offset(k);
            let here = self.terms.eq(by, distance);
            if here == Terms::FALSE {
                continue;
            }
            let value = self.part(key, cell, s, k);
            found = Some(match found {
                None => value,
                Some(f) => self.select_byte(here, value, f),
            });
            hit = self.terms.or(hit, here);
        }
        let c = self.terms.and(same, hit);
        match found {
            None => Bearing::Skip,
            Some(f) => Bearing::Maybe(c, f),
        }
    }
    /// What is read `k` bytes into a stored scalar.
    fn part(&mut self, key: Key, cell: Cell, s: Scalar, k: u64) -> Byte {
        let What::Cell(want, _) = key.what else {
            return self.split(cell, s)[k as usize];
        };
        let n = self.cell_bytes(want);
        let out = if k == 0 && n == self.cell_bytes(cell) {
            self.reinterpret(key.mem, cell, s, want)
        } else {
            let bytes = self.split(cell, s);
            self.join(key.mem, want, &bytes[k as usize..(k + n) as usize])
        };
        self.int_byte(out.bits, out.poison)
    }
    /// A byte at an unknown distance from a store.
    fn byte_of_store(&mut self, same: Term, by: Term, cell: Cell, s: Scalar) -> Bearing {
        let bytes = self.split(cell, s);
        let len = self.offset(bytes.len() as u64);
        let within = self.terms.ult(by, len);
        let c = self.terms.and(same, within);
        if c == Terms::FALSE {
            return Bearing::Skip;
        }
        let runs: Vec<(u64, Byte)> = bytes
            .into_iter()
            .enumerate()
            .map(|(i, b)| (i as u64, b))
            .collect();
        let b = self.choose_element(by, &runs);
        Bearing::Maybe(c, b)
    }

    /// Boolean: unknown code reaches the block.
    pub(super) fn reached(&mut self, before: MemId, block: Term, reach: &Reach) -> Term {
        if *reach == Reach::Nothing {
            return Terms::FALSE;
        }
        let data = self.block_data(block);
        if data.is_some_and(|d| d.constant || d.region == Region::Constant) {
            return Terms::FALSE;
        }
        let (local, region) = self.block_fields(block);
        if region == Some(Region::Constant as u64) {
            return Terms::FALSE;
        }
        if *reach == Reach::Threads && region == Some(Region::Local as u64) {
            return Terms::FALSE;
        }
        if let Reach::Blocks(blocks) = reach {
            // What the call was given it reaches, whether or not others know of it.
            let hits: Vec<Term> = blocks.iter().map(|&b| self.terms.eq(block, b)).collect();
            return self.terms.any(hits);
        }
        if local == Some(0) {
            return Terms::TRUE;
        }
        let mut spared = Terms::FALSE;
        if let Reach::AllBut(blocks) = reach {
            let hits: Vec<Term> = blocks.iter().map(|&b| self.terms.eq(block, b)).collect();
            spared = self.terms.any(hits);
        }
        let found = self.escaped_to_writers(before, block);
        let exposed = self.terms.not(spared);
        self.terms.and(found, exposed)
    }
}

/// How a read lies in a written range.
pub(super) enum Inside {
    Never,
    /// Wholly in it under the condition, and not at all otherwise.
    If(Term),
    Partly,
}

/// How `n` bytes at distance `by` lie to `len` bytes.
enum Relation {
    Apart,
    Within,
    Partly,
}

fn relation(by: u64, n: u64, len: u64) -> Relation {
    let by = by as i64 as i128;
    let (n, len) = (i128::from(n), i128::from(len));
    if by >= len || by + n <= 0 {
        Relation::Apart
    } else if by >= 0 && by + n <= len {
        Relation::Within
    } else {
        Relation::Partly
    }
}
