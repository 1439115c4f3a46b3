//! One module running one plan: what the host sees after every act.
//!
//! The device lives as long as the plan, so that memory, the heap and the number of
//! allocations carry over. Names in what is seen are those of the source, so that two
//! modules can be compared that number them differently.

use super::boundary::Boundary;
use super::outside::Outside;
use super::plan::{Act, Call, Plan};
use crate::inputs::Shape;
use crate::interp::{
    AllocationPolicy, ByteMark, Choices, Device, Event, Image, Launch, Licences, Limits, Outcome,
    Placement, Pointer, Policy, Program, Schedule, Target, ThreadId, UninitPolicy, Unsupported,
    Value, stops,
};
use crate::refine::{FIRST_LABEL, Observed};
use cranelift_entity::EntityRef;
use std::cell::Cell;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::{Constant, Global, Module};

/// A module ready to run plans.
pub(super) struct Side<'m> {
    program: Program<'m>,
    /// The other module of the pair.
    other: &'m Module,
    /// For each of its names, the number that it goes by in both.
    names: Vec<Global>,
    /// Functions that run before everything else, in order.
    constructors: Vec<Global>,
    /// 0: the source, 1: the target.
    side: usize,
    /// Interpreter steps that its runs have taken.
    pub(super) taken: Cell<u64>,
}

/// What a module did, act by act: one entry more than there are acts, the first for the constructors.
pub(super) struct History {
    pub(super) acts: Vec<Observed>,
    /// For each entry, how many calls of `malloc` there had been afterwards.
    pub(super) allocations: Vec<u64>,
    /// For each entry, how many heap objects were there afterwards.
    pub(super) held: Vec<u64>,
}

/// How a run is made.
#[derive(Clone, Copy)]
pub(super) struct RunSetup<'a> {
    /// Which allocations fail.
    pub(super) allocation: AllocationPolicy,
    /// Takes the place of the plan's own schedules.
    pub(super) schedule: Option<Schedule>,
    /// Takes the place of the plan's own.
    pub(super) placement: Option<Placement>,
    /// What is made of fast-math flags.
    pub(super) licences: Licences,
    /// What fresh memory holds.
    pub(super) uninit: UninitPolicy,
    /// Step limits act by act; the last holds for all that follow.
    pub(super) steps: &'a [u64],
}

impl<'m> Side<'m> {
    /// Prepares a module whose names are `names` to both; `side` is 0 for the source and 1 for the target.
    pub(super) fn new(
        module: &'m Module,
        other: &'m Module,
        names: Vec<Global>,
        side: usize,
    ) -> Result<Side<'m>, Unsupported> {
        Ok(Side {
            program: Program::compile(module)?,
            other,
            names,
            constructors: constructors(module),
            side,
            taken: Cell::new(0),
        })
    }

    /// Runs a plan, as far as it comes.
    pub(super) fn run(&self, plan: &Plan, boundary: &Boundary, way: RunSetup<'_>) -> History {
        let header = &self.program.module().header;
        let mut outside =
            Outside::new(header, &self.names, &boundary.watched, self.side, plan.seed);
        outside.quiet = plan.quiet;
        let policy = Policy {
            seed: plan.seed,
            allocation: way.allocation,
            placement: way.placement.unwrap_or_else(|| plan.placement()),
            licences: way.licences,
            uninit: way.uninit,
            ..Policy::default()
        };
        let mut history = History {
            acts: Vec::new(),
            allocations: Vec::new(),
            held: Vec::new(),
        };
        let mut device = match Device::with_policy(&self.program, policy) {
            Ok(d) => d,
            Err(u) => {
                history.acts.push(nothing(Outcome::Unsupported(u)));
                return history;
            }
        };
        device.set_environment(&mut outside);
        let mut run = Running {
            side: self,
            boundary,
            device,
            policy,
            buffers: 0,
            choices: Choices::default(),
        };
        let limit = |n: usize| {
            let last = way.steps.last().copied().unwrap_or(0);
            way.steps.get(n).copied().unwrap_or(last)
        };
        let first = run.construct(limit(0));
        let mut going = first.outcome.is_returned();
        history.acts.push(first);
        history.count(&run.device);
        for (n, act) in plan.acts.iter().enumerate() {
            if !going {
                break;
            }
            let done = run.act(act, way.schedule, limit(n + 1));
            going = done.outcome.is_returned();
            history.acts.push(done);
            history.count(&run.device);
        }
        let steps: u64 = history.acts.iter().map(|a| a.steps).sum();
        self.taken.set(self.taken.get().saturating_add(steps));
        history
    }
}

impl History {
    /// Calls of `malloc` in all.
    pub(super) fn all_allocations(&self) -> u64 {
        self.allocations.last().copied().unwrap_or(0)
    }
    fn count(&mut self, device: &Device<'_, '_>) {
        self.allocations.push(device.allocations());
        self.held.push(device.held_allocations());
    }
}

fn nothing(outcome: Outcome) -> Observed {
    Observed {
        outcome,
        events: Vec::new(),
        memory: Vec::new(),
        nondeterministic: false,
        only_nan: false,
        layout: false,
        assembly: false,
        aliased: false,
        overflows: false,
        racy: false,
        steps: 0,
    }
}

/// A device in the middle of a plan.
struct Running<'r, 'p, 'm> {
    side: &'r Side<'m>,
    boundary: &'r Boundary,
    device: Device<'p, 'm>,
    policy: Policy,
    buffers: u32,
    /// Choices so far: memory keeps what they led to.
    choices: Choices,
}

impl Running<'_, '_, '_> {
    fn construct(&mut self, steps: u64) -> Observed {
        let mut all = nothing(Outcome::Returned(None));
        for &f in &self.side.constructors {
            let done = self.launch(f, &[], None, steps);
            all.steps += done.steps;
            all.events.extend(done.events);
            if !done.outcome.is_returned() {
                all.outcome = done.outcome;
                break;
            }
        }
        // One thread after the other: what they let the world see is one sequence.
        let events: Vec<Event> = all.events.into_iter().flat_map(|e| e.1).collect();
        all.events = match events.is_empty() {
            true => Vec::new(),
            false => vec![(ThreadId::default(), events)],
        };
        self.look(all)
    }

    fn act(&mut self, act: &Act, schedule: Option<Schedule>, steps: u64) -> Observed {
        match act {
            Act::Write(w, _, bytes) => {
                let name = self.boundary.watched.get(*w);
                let g = name.map(|w| w.global[self.side.side]);
                let header = &self.side.program.module().header;
                let name = g.map_or("", |g| header.global_name(g));
                let outcome = match self.device.write_global(name, 0, bytes) {
                    true => Outcome::Returned(None),
                    false => Outcome::IllFormed(format!("no room for contents of @{name}")),
                };
                self.look(nothing(outcome))
            }
            Act::Call(c) => self.call(c, schedule, steps),
        }
    }

    fn call(&mut self, c: &Call, schedule: Option<Schedule>, steps: u64) -> Observed {
        for b in &c.buffers {
            self.device.alloc(b);
            self.buffers += 1;
        }
        let Some(root) = self.boundary.roots.get(c.root) else {
            return nothing(Outcome::IllFormed("no such root".into()));
        };
        let shape = c.shape.map(|s| Shape {
            schedule: schedule.unwrap_or(s.schedule),
            ..s
        });
        let done = self.launch(root.body[self.side.side], &c.args, shape, steps);
        self.look(done)
    }

    fn launch(&mut self, f: Global, args: &[Value], shape: Option<Shape>, steps: u64) -> Observed {
        let policy = Policy {
            limits: Limits {
                steps,
                ..Limits::default()
            },
            ..self.policy
        };
        let launch = match shape {
            Some(s) => Launch {
                dynamic_shared_bytes: s.dynamic_shared_bytes,
                schedule: s.schedule,
                race_detection: s.threads() > 1,
                policy,
                ..Launch::new(f, s.grid, s.block, args.to_vec())
            },
            None => Launch {
                schedule: Schedule::Greedy,
                policy: Policy {
                    stops: stops(policy.seed),
                    ..policy
                },
                ..Launch::new(f, [1; 3], [1; 3], args.to_vec())
            },
        };
        let done = self.device.launch(&launch);
        self.choices = self.choices.union(done.choices);
        Observed {
            outcome: done.outcome,
            events: done.events,
            memory: Vec::new(),
            nondeterministic: false,
            only_nan: false,
            layout: false,
            assembly: false,
            aliased: false,
            overflows: false,
            racy: !done.races.is_empty(),
            steps: done.steps,
        }
    }

    /// Adds what the host sees, in names that both modules have.
    fn look(&self, mut seen: Observed) -> Observed {
        for n in 0..self.buffers {
            let image = self.device.read(n).unwrap_or_default();
            seen.memory.push((format!("buffer {n}"), image));
        }
        for w in &self.boundary.watched {
            let image = self.device.read_variable(w.global[self.side.side]);
            let image = image.unwrap_or_default();
            seen.memory.push((format!("@{}", w.name), image));
        }
        // Answers of the world outside are the same for both; whether memory is there is asked for separately.
        let free = Choices {
            external: false,
            allocation: false,
            ..self.choices
        };
        seen.nondeterministic = free.any();
        seen.aliased = self.choices.aliased;
        seen.overflows = self.choices.overflows;
        self.side.rename(&mut seen);
        seen
    }
}

impl Side<'_> {
    fn rename(&self, seen: &mut Observed) {
        if let Outcome::Returned(Some(v)) = &mut seen.outcome {
            self.rename_value(v);
        }
        for e in seen.events.iter_mut().flat_map(|e| &mut e.1) {
            match e {
                Event::VolatileLoad { at, .. } => self.rename_pointer(at),
                Event::VolatileStore { at, value } => {
                    self.rename_pointer(at);
                    self.rename_value(value);
                }
                Event::Call {
                    args, memory, kept, ..
                } => {
                    args.iter_mut().for_each(|v| self.rename_value(v));
                    let images = memory.iter_mut().chain(kept);
                    images.for_each(|i| self.rename_image(i));
                }
                Event::Trap(_) => {}
            }
        }
        for (_, i) in &mut seen.memory {
            self.rename_image(i);
        }
    }
    fn rename_pointer(&self, p: &mut Pointer) {
        let Target::Global(g) = p.target else {
            return;
        };
        if let Some(label) = self.label(g, p.offset) {
            p.offset = label;
        }
        if let Some(&common) = self.names.get(g.as_u32() as usize) {
            p.target = Target::Global(common);
        }
    }
    /// What both modules call a block of which an address is `offset` from that of its function: numbers of blocks are each
    /// module's own. It is a number made of the block's name; blocks whose names the other module does not have there are
    /// not told apart.
    fn label(&self, function: Global, offset: i64) -> Option<i64> {
        let number = usize::try_from(offset.checked_sub(1)?).ok()?;
        let module = self.program.module();
        let body = module.body(function)?;
        let block = body.blocks().find(|b| b.index() == number)?;
        let theirs = self
            .other
            .header
            .lookup(module.header.global_name(function));
        let theirs = theirs.and_then(|g| self.other.body(g));
        let both_have =
            |name: &&str| theirs.is_some_and(|f| f.blocks().any(|b| f.block_name(b) == Some(name)));
        let Some(name) = body.block_name(block).filter(both_have) else {
            return Some(FIRST_LABEL);
        };
        let mix =
            |sum: i64, byte: u8| (sum ^ i64::from(byte)).wrapping_mul(0x0100_0193) & 0xff_ffff_ffff;
        let mixed = name.bytes().fold(0x811c_9dc5, mix);
        Some(FIRST_LABEL + mixed.max(1))
    }
    fn rename_value(&self, v: &mut Value) {
        match v {
            Value::Pointer(p) => self.rename_pointer(p),
            Value::Elements(e) => e.iter_mut().for_each(|v| self.rename_value(v)),
            _ => {}
        }
    }
    fn rename_image(&self, i: &mut Image) {
        for (_, m) in &mut i.marks {
            if let ByteMark::Pointer { pointer, .. } = m {
                self.rename_pointer(pointer);
            }
        }
    }
}

/// The functions of `llvm.global_ctors`, in order of priority.
fn constructors(m: &Module) -> Vec<Global> {
    let cx = &m.header;
    let list = cx.lookup("llvm.global_ctors");
    let Some(init) = list.and_then(|g| cx.variable(g)).and_then(|v| v.init) else {
        return Vec::new();
    };
    let pool = &cx.constants;
    let ConstantData::Aggregate(entries) = pool.get(init) else {
        return Vec::new();
    };
    let entry = |&e: &Constant| match pool.get(e) {
        ConstantData::Aggregate(parts) => {
            let priority = pool.as_bits(*parts.first()?)?.as_u64()?;
            Some((priority, named(pool, *parts.get(1)?)?))
        }
        _ => None,
    };
    let mut all: Vec<(u64, Global)> = entries.iter().filter_map(entry).collect();
    all.sort_by_key(|e| e.0);
    all.retain(|e| cx.function(e.1).is_some_and(|f| f.defined));
    all.into_iter().map(|e| e.1).collect()
}

fn named(pool: &ConstantPool, c: Constant) -> Option<Global> {
    match pool.get(c) {
        ConstantData::Global(g) => Some(*g),
        _ => None,
    }
}
