//! What all threads of a PTX launch share, and what each has of its own.

use super::code::{Addr, Call, Code, Src};
use super::memory::{self, Atlas, Located, View};
use super::program::Program;
use super::value::{Val, ones};
use crate::api::{Policy, UndefPolicy};
use crate::events::{ByteMark, Event, Image};
use crate::exec::{Fault, Shape};
use crate::memory::{DEFINED, Life, Memory, NewObject, Object, Region, UNDEF, Who};
use crate::outcome::{Choices, Location, Outcome, ThreadId};
use crate::race::Detector;
use crate::rng::Rng;
use crate::slot::Prov;
use crate::value::{Pointer, Target};
use rustc_hash::FxHashMap;
use tandem_ir::machine::types::Space;

/// An activation of a function.
#[derive(Clone, Debug)]
pub(super) struct Frame<'p> {
    pub code: &'p Code,
    pub pc: usize,
    /// Its first register, its first byte of parameters.
    pub base: usize,
    pub bytes: usize,
    /// How many local and parameter objects the thread had, and their next addresses, when it began.
    pub locals: usize,
    pub params: usize,
    pub tops: [u64; 2],
    /// The caller's call; `None` for the outermost.
    pub call: Option<&'p Call>,
}

/// A thread.
#[derive(Clone, Debug)]
pub(super) struct Thread<'p> {
    pub id: ThreadId,
    pub who: Who,
    pub tid: [u32; 3],
    pub ctaid: [u32; 3],
    pub regs: Vec<Val>,
    /// Parameters, results and arguments of all frames, and which of their bytes are open.
    pub bytes: Vec<u8>,
    pub states: Vec<u8>,
    pub frames: Vec<Frame<'p>>,
    pub locals: Vec<Located>,
    pub params: Vec<Located>,
    /// Next local address, next parameter address.
    pub tops: [u64; 2],
    /// CC.CF
    pub carry: Val,
    pub rng: Rng,
    pub events: Vec<Event>,
    pub clock: u64,
}

/// Objects of a block.
#[derive(Clone, Debug, Default)]
pub(super) struct BlockMemory {
    pub shared: Vec<Located>,
}

/// Bytes of an object that stores or loads by `.nc` touched in this launch.
#[derive(Clone, Debug, Default)]
pub(super) struct Touched {
    pub written: Vec<bool>,
    pub cached: Vec<bool>,
}

/// The machine.
pub(super) struct Machine<'p, 'm> {
    pub program: &'p Program<'m>,
    pub mem: Memory,
    pub atlas: Atlas,
    /// Address of each variable in its own space.
    pub vars: Vec<u64>,
    /// Objects of global and constant variables.
    pub objects: Vec<Option<Prov>>,
    /// Address of each function.
    pub funcs: Vec<u64>,
    pub buffers: Vec<Prov>,
    pub blocks: Vec<BlockMemory>,
    /// The kernel's parameters: bytes, which of them are open, and the object that they are for those who take addresses.
    pub args: (Vec<u8>, Vec<u8>),
    pub args_object: Option<Located>,
    pub shape: Shape,
    pub policy: Policy,
    pub choices: Choices,
    pub race: Option<Detector>,
    pub touched: FxHashMap<usize, Touched>,
    pub turn: u32,
    pub steps: u64,
    pub events: usize,
    pub allocations: u64,
    /// Where paths of a function part and meet: per block of the layout.
    pub meetings: FxHashMap<u32, Vec<Option<usize>>>,
}

impl<'p> Thread<'p> {
    /// A thread that has not begun.
    pub fn new(seed: u64, id: ThreadId, number: u32) -> Thread<'p> {
        Thread {
            id,
            who: Who {
                thread: number,
                block: id.block,
            },
            tid: [0; 3],
            ctaid: [0; 3],
            regs: Vec::new(),
            bytes: Vec::new(),
            states: Vec::new(),
            frames: Vec::new(),
            locals: Vec::new(),
            params: Vec::new(),
            tops: [16; 2],
            carry: Val::default(),
            rng: Rng::new(seed, u64::from(number)),
            events: Vec::new(),
            clock: 0,
        }
    }
    /// The value of an operand.
    #[inline(always)]
    pub fn get(&self, base: usize, s: Src) -> Val {
        match s {
            Src::Reg(r) => self.regs[base + r as usize],
            Src::Not(r) => {
                let v = self.regs[base + r as usize];
                Val {
                    bits: v.bits ^ 1,
                    open: v.open,
                }
            }
            Src::Imm(v) => Val::of(v),
        }
    }
    /// Writes a register, if it is one.
    #[inline(always)]
    pub fn set(&mut self, base: usize, d: u32, v: Val) {
        if d != super::code::NOWHERE {
            self.regs[base + d as usize] = v;
        }
    }
}

impl<'p, 'm> Machine<'p, 'm> {
    /// Bits that nobody has said anything about.
    pub fn open(&self, rng: &mut Rng, width: u32) -> Val {
        let bits = match self.policy.undef {
            UndefPolicy::Zero => 0,
            UndefPolicy::Seeded => rng.next(),
        };
        Val {
            bits: bits & ones(width),
            open: ones(width),
        }
    }
    /// Something hangs on bits that are open.
    #[inline]
    pub fn look(&mut self, v: Val) -> u64 {
        self.choices.undef |= v.open != 0;
        v.bits
    }

    /// Records an event.
    pub fn event(&mut self, t: &mut Thread<'p>, e: Event) -> Result<(), Fault> {
        self.events += 1;
        if self.events > self.policy.limits.events {
            return Err(Fault::OutOfMemory);
        }
        t.events.push(e);
        Ok(())
    }

    /// Makes an object whose contents are open.
    pub fn fresh(
        &mut self,
        rng: &mut Rng,
        region: Region,
        (size, align): (u64, u64),
        owner: u32,
        cursor: Option<&mut u64>,
    ) -> Result<Located, Fault> {
        let target = match region {
            Region::Global => Target::Heap,
            _ => Target::Stack,
        };
        let new = NewObject {
            region,
            target,
            size,
            align,
            owner,
            constant: false,
            fill: UNDEF,
            fresh: false,
        };
        let object = self.mem.create(new, cursor).ok_or(Fault::OutOfMemory)?;
        let zero = self.policy.undef == UndefPolicy::Zero;
        let mut at = 0;
        if let Some(o) = self.mem.find_mut(object) {
            at = o.base[1];
            for chunk in o.bytes.chunks_mut(8).filter(|_| !zero) {
                let bytes = rng.next().to_le_bytes();
                chunk.copy_from_slice(&bytes[..chunk.len()]);
            }
        }
        Ok(Located { at, size, object })
    }

    /// What a thread can reach.
    pub fn view<'a>(&'a self, t: &'a Thread<'p>) -> View<'a> {
        View {
            atlas: &self.atlas,
            shared: &self.blocks[t.who.block as usize].shared,
            local: &t.locals,
            params: &t.params,
        }
    }

    /// The address that an operand names, in its own space.
    pub fn address(&mut self, t: &Thread<'p>, a: Addr) -> u64 {
        let frame = t.frames.last();
        match a {
            Addr::Reg(r, off) => {
                let base = frame.map_or(0, |f| f.base);
                let v = t.regs[base + r as usize];
                self.look(v).wrapping_add(off as u64)
            }
            Addr::Number(n) => n,
            Addr::Var(n, off) => self.vars[n as usize].wrapping_add(off as u64),
            Addr::Func(n, off) => self.funcs[n as usize].wrapping_add(off as u64),
            Addr::Local(n, off) => {
                let first = frame.map_or(0, |f| f.locals);
                let l = t.locals.get(first + n as usize);
                l.map_or(0, |l| l.at).wrapping_add(off as u64)
            }
            Addr::Param(n, off) => {
                let first = frame.map_or(0, |f| f.params);
                let place = frame.and_then(|f| f.code.params.get(n as usize));
                let at = t.params.get(first).map_or(0, |l| l.at);
                at.wrapping_add(place.map_or(0, |p| u64::from(p.place.at)))
                    .wrapping_add(off as u64)
            }
            Addr::Bytes(p, off) => u64::from(p.at).wrapping_add(off as u64),
        }
    }
    /// The space that a named address lies in.
    pub fn space_of(&self, a: Addr) -> Space {
        match a {
            Addr::Var(n, _) => self.program.vars[n as usize].space,
            Addr::Local(..) => Space::Local,
            Addr::Param(..) => Space::Param,
            _ => Space::Global,
        }
    }

    /// A generic address as what it leads to.
    pub fn public_pointer(&self, t: &Thread<'p>, address: u64) -> Pointer {
        let (space, a) = memory::window(&self.mem, address);
        let view = self.view(t);
        let near = |l: &&Located| a.wrapping_sub(l.at) <= l.size;
        let found = match space {
            Space::Shared => view.shared.iter().rev().find(near).copied(),
            Space::Local => view.local.iter().rev().find(near).copied(),
            Space::Param => view.params.iter().rev().find(near).copied(),
            _ => {
                let last = self.atlas.range(..=a).next_back().map(|x| *x.1);
                last.filter(|l| near(&l))
            }
        };
        let object = found.and_then(|l| Some((l, self.mem.find(l.object)?)));
        match object {
            Some((l, o)) => Pointer {
                space: 0,
                target: o.target.clone(),
                offset: a.wrapping_sub(l.at) as i64,
            },
            None => Pointer {
                space: 0,
                target: Target::Nothing,
                offset: address as i64,
            },
        }
    }

    /// Contents as callers see them.
    pub fn image(o: &Object, at: usize, n: usize) -> Image {
        let mut image = Image {
            bytes: o.bytes.get(at..at + n).map_or(Vec::new(), <[u8]>::to_vec),
            marks: Vec::new(),
        };
        for (i, &s) in o.states.get(at..at + n).unwrap_or(&[]).iter().enumerate() {
            if s != DEFINED {
                image.bytes[i] = 0;
                image.marks.push((i as u64, ByteMark::Undef));
            }
        }
        image
    }

    /// Where a thread is.
    pub fn location(&self, t: &Thread<'p>) -> Location {
        let mut p = match t.frames.last() {
            Some(f) => self.program.place(f.code, f.pc.saturating_sub(1)),
            None => Location::default(),
        };
        p.thread = t.id;
        p
    }
    /// The ending that a fault is.
    pub fn outcome(&self, t: &Thread<'p>, f: Fault) -> Outcome {
        f.outcome(self.location(t))
    }

    /// Ends local objects from a number on.
    pub fn drop_locals(&mut self, t: &mut Thread<'p>, locals: usize, params: usize) {
        let shared = self.args_object.map(|l| l.object);
        for l in t.locals.drain(locals.min(t.locals.len())..) {
            self.mem.destroy(l.object, Life::Popped);
        }
        for l in t.params.drain(params.min(t.params.len())..) {
            if Some(l.object) != shared {
                self.mem.destroy(l.object, Life::Popped);
            }
        }
    }
}
