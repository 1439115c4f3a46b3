//! Claims about memory accesses, held against every request of launches, and compared with each other.
//!
//! An instrumented copy of the program ([`Probes::Accesses`]) tells which blocks each thread enters, from which functions it
//! returns, and at which addresses it accesses memory. A request is what the lanes of one warp do with the same
//! instruction, by the same path of calls, in the same iteration of each loop around it. That does not hang on the
//! schedule; on the device, lanes that have parted may make several requests of it. Beside the address a lane tells the values of
//! which the claim is made ([`Wanted`]): what lanes are claimed to share has to be the same in all of them.
//!
//! Addresses are those of the machine: buffers lie as allocators lay them, variables as their alignment says. Memory of a
//! thread counts from the start of its object.

mod lanes;

use crate::graph::index;
use crate::instrument::{Instrumented, Observation, ProbePoint, Probes};
use crate::interp::{Target, ThreadId, Value as Seen};
use crate::scev::loops::{Loop, natural_loops};
use lanes::{Lane, apart, is_said, thread};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};
use tandem_ir::claims::access::{
    AccessClaim, Accesses, Assumption, BANK_BYTES, BANKS, BlockShape, LINE, SECTOR, Space, WARP,
};
use tandem_ir::{Block, Global, Inst, Module, Value};

/// Accesses of lanes that are recorded.
const MAX_RECORDED: usize = 1 << 23;

/// What the lanes of one warp access together.
#[derive(Clone, Debug)]
pub struct Request {
    /// The function.
    pub function: Global,
    /// The access.
    pub inst: Inst,
    /// Which launch it belongs to, counted from 0.
    pub launch: u32,
    /// Warp of its block.
    pub warp: u32,
    /// Where it goes; generic if it is an integer made into a pointer that leads there.
    pub space: Space,
    /// Address of each lane that takes part.
    pub lanes: [Option<i128>; WARP],
    /// What each lane has of the values that were wanted; those that are no number have none.
    pub seen: Vec<(Value, [Option<u64>; WARP])>,
}

impl Request {
    fn value(&self, v: Value, lane: usize) -> Option<u64> {
        let (_, lanes) = self.seen.iter().find(|s| s.0 == v)?;
        lanes[lane]
    }
}

/// Values that are recorded at accesses: integers of up to 64 bits that are there.
pub type Wanted = BTreeMap<(Global, Inst), Vec<Value>>;

/// Takes what an instrumented run observes, and puts requests together.
pub struct Recorder<'a> {
    module: &'a Module,
    instrumented: Instrumented,
    functions: BTreeMap<Global, Vec<Loop>>,
    threads: FxHashMap<ThreadId, Vec<Frame>>,
    started: FxHashSet<ThreadId>,
    launches: u32,
    known: FxHashMap<Key, usize>,
    requests: Vec<Request>,
    recorded: usize,
    wanted: Wanted,
}

/// An entered function of a thread.
struct Frame {
    function: Global,
    /// What tells this call from others.
    path: u64,
    at: Option<Block>,
    /// By loop.
    iterations: Vec<u32>,
    calls: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    launch: u32,
    block: u32,
    warp: u32,
    inst: (Global, Inst),
    instance: u64,
    again: u32,
}

fn hashed(x: impl Hash) -> u64 {
    let mut h = FxHasher::default();
    x.hash(&mut h);
    h.finish()
}

impl Frame {
    /// The iterations of the loops around the present block.
    fn instance(&self, loops: &[Loop]) -> u64 {
        let around = loops
            .iter()
            .zip(&self.iterations)
            .filter(|(l, _)| self.at.is_some_and(|b| l.members[index(b)]));
        let counts: Vec<u32> = around.map(|(_, &k)| k).collect();
        hashed((self.path, counts))
    }
}

impl<'a> Recorder<'a> {
    /// For the functions of a module, with the values that claims name.
    pub fn new(module: &'a Module, wanted: Wanted) -> Recorder<'a> {
        let all: Vec<Global> = module.bodies.iter().map(|f| f.global).collect();
        let functions = module
            .bodies
            .iter()
            .map(|f| (f.global, natural_loops(f)))
            .collect();
        Recorder {
            module,
            instrumented: Instrumented::new(module, &all, Probes::Accesses { wanted: &wanted }),
            functions,
            threads: FxHashMap::default(),
            started: FxHashSet::default(),
            launches: 0,
            known: FxHashMap::default(),
            requests: Vec::new(),
            recorded: 0,
            wanted,
        }
    }

    /// The program to be run in the place of the module.
    pub fn program(&self) -> Module {
        self.instrumented.module.clone()
    }

    /// The requests, in the order in which their first lanes came to them; and whether that is all of them.
    pub fn finish(self) -> (Vec<Request>, bool) {
        (self.requests, self.recorded < MAX_RECORDED)
    }

    /// True if a call is one of a probe, which has been taken note of.
    pub fn takes(&mut self, call: &crate::interp::ExternalCall<'_>) -> bool {
        let seen = self.instrumented.observation(call);
        seen.map(|h| self.observe(h)).is_some()
    }

    fn observe(&mut self, h: Observation) {
        match h.point {
            ProbePoint::Block(g, b) => self.enter(h.thread, g, b),
            ProbePoint::End(..) => {
                if let Some(frames) = self.threads.get_mut(&h.thread) {
                    frames.pop();
                }
            }
            ProbePoint::Inst(g, i) => self.access(&h, g, i),
        }
    }

    fn enter(&mut self, thread: ThreadId, g: Global, b: Block) {
        let Some(loops) = self.functions.get(&g) else {
            return;
        };
        let frames = self.threads.entry(thread).or_default();
        let entry = self.module.body(g).and_then(|f| f.entry());
        if entry == Some(b) {
            if self.module.header.is_kernel(g) {
                frames.clear();
                if !self.started.insert(thread) {
                    self.started.clear();
                    self.started.insert(thread);
                    self.launches += 1;
                }
            }
            let path = match frames.last_mut() {
                None => hashed(g.as_u32()),
                Some(up) => {
                    up.calls += 1;
                    let loops = self.functions.get(&up.function);
                    let instance = up.instance(loops.map_or(&[], Vec::as_slice));
                    hashed((instance, up.at.map(index), up.calls))
                }
            };
            frames.push(Frame {
                function: g,
                path,
                at: Some(b),
                iterations: vec![0; loops.len()],
                calls: 0,
            });
            return;
        }
        let Some(frame) = frames.last_mut() else {
            return;
        };
        let from = frame.at.replace(b);
        frame.calls = 0;
        for (l, k) in loops.iter().zip(&mut frame.iterations) {
            if l.header == b {
                let back = from.is_some_and(|p| l.members[index(p)]);
                *k = if back { *k + 1 } else { 0 };
            }
        }
    }

    fn access(&mut self, h: &Observation, g: Global, i: Inst) {
        let (Some(frame), Some(loops)) = (
            self.threads.get(&h.thread).and_then(|f| f.last()),
            self.functions.get(&g),
        ) else {
            return;
        };
        let (Some(Seen::Pointer(p)), Some(Seen::Int { bits, .. })) =
            (h.values.first(), h.values.get(1))
        else {
            return;
        };
        if self.recorded >= MAX_RECORDED {
            return;
        }
        self.recorded += 1;
        let space = self.space(&p.target, p.space);
        let address = match space {
            Space::Local => i128::from(p.offset),
            _ => *bits as i128,
        };
        let (warp, lane) = (
            h.thread.thread / WARP as u32,
            h.thread.thread as usize % WARP,
        );
        let mut key = Key {
            launch: self.launches,
            block: h.thread.block,
            warp,
            inst: (g, i),
            instance: frame.instance(loops),
            again: 0,
        };
        let wanted = self.wanted.get(&(g, i)).map_or(&[][..], Vec::as_slice);
        loop {
            let next = self.requests.len();
            let n = *self.known.entry(key).or_insert(next);
            if n == next {
                self.requests.push(Request {
                    function: g,
                    inst: i,
                    launch: self.launches,
                    warp,
                    space,
                    lanes: [None; WARP],
                    seen: wanted.iter().map(|&v| (v, [None; WARP])).collect(),
                });
            }
            // In a cycle that is no loop a lane may come again.
            let request = &mut self.requests[n];
            if request.lanes[lane].is_none() {
                request.lanes[lane] = Some(address);
                for ((_, lanes), v) in request.seen.iter_mut().zip(&h.values[2..]) {
                    lanes[lane] = match v {
                        Seen::Int { bits, .. } => u64::try_from(*bits).ok(),
                        _ => None,
                    };
                }
                return;
            }
            key.again += 1;
        }
    }

    fn space(&self, target: &Target, stated: u32) -> Space {
        match target {
            Target::Buffer(_) | Target::Heap => Space::Global,
            Target::Stack => Space::Local,
            Target::Global(g) => {
                match Space::of_addrspace(self.module.header.globals[*g].addrspace) {
                    Space::Generic => Space::Global,
                    other => other,
                }
            }
            Target::External | Target::Nothing => Space::of_addrspace(stated),
        }
    }
}

/// Cost in units of the space, lines, and the least that would do for these bytes.
pub fn counted(space: Space, bytes: u32, lanes: &[Option<i128>]) -> (u32, u32, u32) {
    let bytes = i128::from(bytes);
    let distinct = |size: u64| {
        let size = i128::from(size);
        let mut all = BTreeSet::new();
        for a in lanes.iter().flatten() {
            all.extend(a.div_euclid(size)..=(a + bytes - 1).div_euclid(size));
        }
        all.len() as u32
    };
    match space {
        Space::Generic | Space::Global => {
            (distinct(SECTOR), distinct(LINE), distinct(1).div_ceil(32))
        }
        Space::Constant => (distinct(BANK_BYTES), 0, 1),
        Space::Local => {
            let mut sectors = BTreeSet::new();
            let mut each = 0;
            for (l, a) in lanes
                .iter()
                .enumerate()
                .filter_map(|(l, a)| Some((l, (*a)?)))
            {
                for byte in a..a + bytes {
                    let at = byte.div_euclid(4) * 128 + 4 * l as i128 + byte.rem_euclid(4);
                    sectors.insert(at.div_euclid(SECTOR as i128));
                    each += 1u32;
                }
            }
            (sectors.len() as u32, 0, each.div_ceil(32))
        }
        Space::Shared => {
            let phases: usize = match bytes {
                ..=4 => 1,
                5..=8 => 2,
                9..=16 => 4,
                17..=32 => 8,
                33..=64 => 16,
                _ => 32,
            };
            let (mut cost, mut ideal) = (0, 0);
            for group in lanes.chunks(WARP / phases) {
                let mut banks = [0u32; BANKS as usize];
                let words: BTreeSet<i128> = group
                    .iter()
                    .flatten()
                    .flat_map(|a| a.div_euclid(4)..=(a + bytes - 1).div_euclid(4))
                    .collect();
                for w in &words {
                    banks[w.rem_euclid(BANKS as i128) as usize] += 1;
                }
                cost += banks.iter().copied().max().unwrap_or(0);
                ideal += (words.len() as u32).div_ceil(BANKS as u32);
            }
            (cost, 0, ideal)
        }
        Space::Other => (1, 0, 1),
    }
}

/// What the requests of one access came to.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Measured {
    /// How many.
    pub requests: u64,
    /// Lanes that took part, together.
    pub lanes: u64,
    /// Cost together.
    pub cost: u64,
    /// Lines together.
    pub lines: u64,
    /// Least cost together.
    pub ideal: u64,
    /// Where they went.
    pub spaces: BTreeSet<Space>,
    /// The first of a full warp or, if there is none, the first: what a drawing shows.
    pub sample: Vec<Option<i128>>,
    /// Requests whose lanes the claim knows.
    pub claimed: u64,
    /// Those of them that are claimed to be of one address or of strides.
    pub affine: u64,
    /// Words for the first request that is not as claimed.
    pub wrong: Option<String>,
    /// Requests that are not as claimed.
    pub wrongs: u64,
}

impl Measured {
    /// Takes in a request of an access of so many bytes, made by a block of this shape.
    pub fn take(&mut self, r: &Request, claim: &AccessClaim, shape: [u32; 3]) {
        let (cost, lines, ideal) = counted(r.space, claim.bytes, &r.lanes);
        let there = r.lanes.iter().flatten().count();
        self.requests += 1;
        self.lanes += there as u64;
        self.cost += u64::from(cost);
        self.lines += u64::from(lines);
        self.ideal += u64::from(ideal);
        self.spaces.insert(r.space);
        if there > self.sample.iter().flatten().count() {
            self.sample = r.lanes.to_vec();
        }
        if !is_said(&claim.lanes) {
            return;
        }
        self.claimed += 1;
        self.affine += u64::from(claim.lanes.is_affine());
        if let Err(words) = as_claimed(r, claim, shape, cost) {
            self.wrongs += 1;
            self.wrong.get_or_insert(words);
        }
    }
}

/// Whether a request is what the claim says of its lanes and its cost.
fn as_claimed(r: &Request, claim: &AccessClaim, shape: [u32; 3], cost: u32) -> Result<(), String> {
    let there = || {
        r.lanes
            .iter()
            .enumerate()
            .filter_map(|(l, a)| Some((l, (*a)?)))
    };
    let Some((first, base)) = there().next() else {
        return Ok(());
    };
    for (l, a) in there() {
        let (of_first, of_this) = (|v| r.value(v, first), |v| r.value(v, l));
        let lane = |number, seen| Lane {
            thread: thread(shape, r.warp, number),
            number,
            seen,
        };
        let want = apart(
            &claim.lanes,
            &lane(first, &of_first),
            &lane(l, &of_this),
            true,
        )
        .map_err(|words| format!("launch {}, warp {}: {words}", r.launch, r.warp))?;
        if want != Some(a - base) {
            return Err(format!(
                "launch {}, warp {}: lane {l} is {} bytes from lane {first}, claimed are {}",
                r.launch,
                r.warp,
                a - base,
                want.unwrap_or(0)
            ));
        }
    }
    // Of a generic address that is based on no object it is not known where it leads.
    let known = ![claim.space, r.space].contains(&Space::Generic);
    if known && claim.space != r.space {
        return Err(format!(
            "launch {}: the access goes to {} memory, claimed is {}",
            r.launch,
            r.space.keyword(),
            claim.space.keyword()
        ));
    }
    let alike = claim.space == r.space || r.space == Space::Global;
    let Some(c) = claim.cost.filter(|_| alike) else {
        return Ok(());
    };
    let threads = shape.iter().product::<u32>() as usize;
    let all = (threads - r.warp as usize * WARP).min(WARP);
    let full = there().count() == all;
    if cost > c.units.hi || full && cost < c.units.lo {
        return Err(format!(
            "launch {}, warp {}: {cost} {}, claimed are {} to {}",
            r.launch,
            r.warp,
            r.space.unit(),
            c.units.lo,
            c.units.hi
        ));
    }
    Ok(())
}

/// How two forms agree about the accesses of a function.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// Both say the same of the lanes.
    pub same: u64,
    /// Only the first says something.
    pub first_only: u64,
    /// Only the second.
    pub second_only: u64,
}

/// Compares claims of both forms about one function; in words, where they contradict each other.
pub fn compare(first: &Accesses, second: &Accesses) -> (Agreement, Vec<(Inst, String)>) {
    let mut agreement = Agreement::default();
    let mut wrong = Vec::new();
    let others: BTreeMap<Inst, &AccessClaim> = second.claims.iter().map(|c| (c.inst, c)).collect();
    let shape = match first.shape {
        BlockShape::Exact(s) => s,
        BlockShape::Rows => [WARP as u32, 1, 1],
    };
    for a in &first.claims {
        let Some(b) = others.get(&a.inst) else {
            continue;
        };
        match (is_said(&a.lanes), is_said(&b.lanes)) {
            (true, false) => agreement.first_only += 1,
            (false, true) => agreement.second_only += 1,
            (false, false) => {}
            (true, true) => {
                if a.lanes.values() != b.lanes.values() {
                    // One may know what the other names: numbers drawn for that need not be those that it has.
                    continue;
                }
                let differs = drawn_difference(a, b, shape);
                if differs.is_some() && rests(a) != rests(b) {
                    // What one takes for granted is not so.
                    continue;
                }
                if let Some(words) = differs {
                    wrong.push((a.inst, words));
                    continue;
                }
                agreement.same += 1;
                // The reference knows less of where a request lies, so that its costs go further.
                if let (Some(x), Some(y), true) = (a.cost, b.cost, a.space == b.space)
                    && (x.units.lo < y.units.lo || x.units.hi > y.units.hi)
                {
                    wrong.push((
                        a.inst,
                        format!(
                            "{} to {} {} in production, {} to {} in the reference",
                            x.units.lo,
                            x.units.hi,
                            a.space.unit(),
                            y.units.lo,
                            y.units.hi
                        ),
                    ));
                }
            }
        }
    }
    (agreement, wrong)
}

/// True if a claim takes for granted that something does not wrap.
fn rests(c: &AccessClaim) -> bool {
    let mut all = c.assumed.iter();
    all.any(|a| matches!(a, Assumption::NoWrap(_)))
}

/// Sets of numbers that are drawn for the values of which claims are made.
const DRAWS: u32 = 4;

/// Where two claims about one access, which name the same values, are not the same for a lane and for drawn numbers; in words.
fn drawn_difference(a: &AccessClaim, b: &AccessClaim, shape: [u32; 3]) -> Option<String> {
    let threads = shape.iter().product::<u32>();
    let named = !a.lanes.values().is_empty();
    // What is taken for granted has to be so for the numbers that are drawn: these are 0 and 1, and what is so far that eight
    // bits wrap says nothing.
    let granted = named && (rests(a) || rests(b));
    let most = if granted { 2 } else { 11 };
    for draw in 0..if named { DRAWS } else { 1 } {
        let seen = |v: Value| Some(u64::from((v.as_u32() * 5 + draw * 3) % 11 % most));
        for n in 0..threads {
            let (w, l) = (n / WARP as u32, n as usize % WARP);
            let lane = |number| Lane {
                thread: thread(shape, w, number),
                number,
                seen: &seen,
            };
            let far = |c: &AccessClaim| match apart(&c.lanes, &lane(0), &lane(l), false) {
                // Pointers to shared memory may have 32 bits.
                Ok(Some(d)) if a.space == Space::Shared => Some(i128::from(d as i32)),
                Ok(d) => d,
                // A number that one of them lacks is undefined there.
                Err(_) => None,
            };
            let (Some(x), Some(y)) = (far(a), far(b)) else {
                continue;
            };
            if x != y && !(granted && x.abs().max(y.abs()) >= 128) {
                return Some(format!(
                    "lane {l} of warp {w} is {x} bytes from lane 0 in production and {y} in the reference"
                ));
            }
        }
    }
    None
}
