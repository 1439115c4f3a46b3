//! A device with a PTX module loaded, on which launches run one after another, and the threads of a launch under the
//! scheduler.
//!
//! [`Device`] is the host's side: it allocates buffers, reads and writes variables by name, and launches; global and
//! constant memory stay from launch to launch. `Kernel` is the scheduler's side: it implements `Lanes`, by which the
//! SIMT machine makes blocks, starts, runs and ends threads, and asks where a warp meets again.
//!
//! What lies where (addresses are 64-bit numbers, there is no provenance in them):
//!
//! ```text
//!   global, const   an object per variable or buffer; `atlas` finds the object of an address
//!   shared          an address per variable from 1024 on, 16 bytes apart or more, the same in each block; the
//!                   variables without a size share one object behind all others, of the launch's dynamic size
//!   param           the kernel's arguments, as bytes; an object only if the code takes an address in them
//!   code            functions: an address and no bytes; a declaration has the address of its definition
//! ```
//!
//! Bytes of an argument that are undef or poison are undef in its object: open bits for whoever loads them.
//!
//! **Invariant:** nothing but the memory outlives a launch: shared memory, arguments, choices, step counts and the race
//! detector are made anew for each.

use super::code::Op;
use super::machine::{BlockMemory, Machine, Thread};
use super::memory::Located;
use super::program::Program;
use crate::api::{Buffer, Gatherings, Launch, LaunchRun, Policy};
use crate::events::{ByteMark, Event, Image};
use crate::exec::{Fault, Shape, Stop, Wait};
use crate::memory::{DEFINED, Life, Memory, NewObject, Region, UNDEF};
use crate::outcome::{Choices, Outcome, ThreadId, Unsupported};
use crate::race::{Detector, Race};
use crate::rng::Rng;
use crate::simt::{
    Lanes, Position, detector, execute, execute_gathering, immediate_postdominators, nothing_yet,
    threads_of,
};
use crate::slot::{Prov, Slot};
use crate::value::{Pointer, Target, Value};
use cranelift_entity::EntityRef as _;
use rustc_hash::FxHashMap;
use tandem_ir::Global;
use tandem_ir::machine::func::MFunc;
use tandem_ir::machine::module::{FloatLit, GlobalRef, Init, Item, Linkage, MGlobal};
use tandem_ir::machine::types::{Space, Ty};

/// Where shared variables begin, as on devices: the bytes before them are the system's.
const FIRST_SHARED: u64 = 1024;

/// Memory of a device that has a PTX module loaded.
pub struct Device<'p, 'm> {
    machine: Machine<'p, 'm>,
}

impl<'p, 'm> Device<'p, 'm> {
    /// Loads a module: variables get their initialisers.
    ///
    /// # Errors
    /// A variable whose size cannot be represented.
    pub fn new(program: &'p Program<'m>, policy: Policy) -> Result<Device<'p, 'm>, Unsupported> {
        let mut machine = Machine {
            program,
            mem: Memory::new(64, policy.limits.memory, policy.placement),
            atlas: Default::default(),
            vars: vec![0; program.vars.len()],
            objects: vec![None; program.vars.len()],
            funcs: vec![0; program.module().funcs.len()],
            buffers: Vec::new(),
            blocks: Vec::new(),
            args: Default::default(),
            args_object: None,
            shape: Shape {
                grid: [1; 3],
                block: [1; 3],
                dynamic_shared: 0,
            },
            policy,
            choices: Choices::default(),
            race: None,
            touched: FxHashMap::default(),
            turn: u32::MAX,
            steps: 0,
            events: 0,
            allocations: 0,
            meetings: FxHashMap::default(),
        };
        machine.load_module()?;
        Ok(Device { machine })
    }

    /// Allocates a buffer of global memory; its number is for [`Value::buffer`].
    pub fn alloc(&mut self, buffer: &Buffer) -> u32 {
        let p = self.reserve(buffer);
        self.machine.put(p, 0, &buffer.contents);
        self.machine.buffers.len() as u32 - 1
    }
    /// Allocates several buffers, which may point to each other.
    pub fn alloc_all(&mut self, buffers: &[Buffer]) {
        let made: Vec<Prov> = buffers.iter().map(|b| self.reserve(b)).collect();
        for (p, b) in made.into_iter().zip(buffers) {
            self.machine.put(p, 0, &b.contents);
        }
    }
    fn reserve(&mut self, buffer: &Buffer) -> Prov {
        let m = &mut self.machine;
        let number = m.buffers.len() as u32;
        let new = NewObject {
            region: match Region::of_space(buffer.space) {
                Region::Constant => Region::Constant,
                _ => Region::Global,
            },
            target: Target::Buffer(number),
            size: buffer.contents.bytes.len() as u64,
            align: buffer.align.max(1),
            owner: 0,
            constant: buffer.constant,
            fill: DEFINED,
            fresh: false,
        };
        let made = match buffer.address {
            Some(a) => m.mem.create_at(new, a, |n| vec![0; n]),
            None => m.mem.create(new, None),
        };
        let p = made.unwrap_or_default();
        m.chart(p);
        m.buffers.push(p);
        p
    }
    /// The contents of a buffer.
    pub fn read(&self, buffer: u32) -> Option<Image> {
        let m = &self.machine;
        let o = m.mem.find(*m.buffers.get(buffer as usize)?)?;
        Some(Machine::image(o, 0, o.bytes.len()))
    }
    /// Overwrites bytes of a buffer; false if there is none or they do not fit.
    pub fn write(&mut self, buffer: u32, offset: u64, bytes: &[u8]) -> bool {
        let image = Image {
            bytes: bytes.to_vec(),
            marks: Vec::new(),
        };
        let found = self.machine.buffers.get(buffer as usize).copied();
        found.is_some_and(|p| self.machine.put(p, offset, &image))
    }
    /// The address of a buffer.
    pub fn buffer_address(&self, buffer: u32) -> Option<u64> {
        let m = &self.machine;
        Some(m.mem.find(*m.buffers.get(buffer as usize)?)?.base[0])
    }
    /// The generic address of a global or constant variable or of a function, by name.
    pub fn address_of(&self, name: &str) -> Option<u64> {
        let m = &self.machine;
        if let Some(n) = m.program.variable(name) {
            return m.objects[n as usize].map(|_| m.vars[n as usize]);
        }
        let all = &m.program.module().funcs;
        let n = all.iter().position(|f| f.name == name)?;
        Some(m.funcs[n]).filter(|&a| a != 0)
    }
    /// The contents of a global or constant variable by name.
    pub fn read_global(&self, name: &str) -> Option<Image> {
        let m = &self.machine;
        let n = m.program.variable(name)?;
        let o = m.mem.find(m.objects[n as usize]?)?;
        Some(Machine::image(o, 0, o.bytes.len()))
    }
    /// Overwrites bytes of a variable by name; false if there is none or they do not fit.
    pub fn write_global(&mut self, name: &str, offset: u64, bytes: &[u8]) -> bool {
        let image = Image {
            bytes: bytes.to_vec(),
            marks: Vec::new(),
        };
        self.write_image(name, offset, &image)
    }
    /// The same with bytes of pointers among them: to buffers that are there, and to symbols by their numbers here.
    pub fn write_image(&mut self, name: &str, offset: u64, image: &Image) -> bool {
        let m = &mut self.machine;
        let Some(p) = m.program.variable(name).and_then(|n| m.objects[n as usize]) else {
            return false;
        };
        m.put(p, offset, image)
    }
    /// Runs a function over a grid: [`Launch::kernel`] is its number in the module ([`Program::function`]).
    pub fn launch(&mut self, launch: &Launch) -> LaunchRun {
        self.machine.launch(launch, None)
    }
    /// The same; also which lanes came together to each operation that threads do together. Only the schedule `ipdom` says so.
    pub fn launch_gathering(&mut self, launch: &Launch) -> (LaunchRun, Gatherings) {
        let mut gathered = Gatherings::default();
        let run = self.machine.launch(launch, Some(&mut gathered));
        (run, gathered)
    }
}

impl<'p, 'm> Machine<'p, 'm> {
    /// Notes where an object of global or constant memory lies.
    fn chart(&mut self, p: Prov) -> u64 {
        let Some(o) = self.mem.find(p) else { return 0 };
        let (at, size) = (o.base[0], o.size);
        let l = Located {
            at,
            size,
            object: p,
        };
        // An empty object at the same place must not hide another.
        if size > 0 || !self.atlas.contains_key(&at) {
            self.atlas.insert(at, l);
        }
        at
    }

    fn load_module(&mut self) -> Result<(), Unsupported> {
        let module = self.program.module();
        let too_large = |name: &str| Unsupported::new(format!("{name}: too large"));
        for item in &module.items {
            match item {
                Item::Global(n) => self.make_variable(*n)?,
                Item::Func(n) => {
                    let new = NewObject {
                        region: Region::Code,
                        target: Target::Global(self.program.symbol(GlobalRef::Func(*n))),
                        size: 1,
                        align: 16,
                        owner: 0,
                        constant: true,
                        fill: DEFINED,
                        fresh: false,
                    };
                    let p = self.mem.create(new, None);
                    let p = p.ok_or_else(|| too_large(&module.funcs[*n as usize].name))?;
                    self.funcs[*n as usize] = self.chart(p);
                }
                _ => {}
            }
        }
        for n in module.globals.len()..self.program.vars.len() {
            self.make_variable(n as u32)?;
        }
        self.share_definitions();
        self.place_shared()?;
        for n in 0..self.program.vars.len() {
            let g = self.program.vars[n];
            let (Some(p), Some(init)) = (self.objects[n], &g.init) else {
                continue;
            };
            let mut bytes = Vec::new();
            self.flatten(init, g.ty, &mut bytes);
            if let Some(o) = self.mem.find_mut(p) {
                let n = bytes.len().min(o.bytes.len());
                o.bytes[..n].copy_from_slice(&bytes[..n]);
            }
        }
        Ok(())
    }
    /// A function that is declared before it is defined, and a variable likewise, has one address.
    fn share_definitions(&mut self) {
        let module = self.program.module();
        for (n, f) in module.funcs.iter().enumerate() {
            let first = module.funcs.iter().position(|g| g.name == f.name);
            if let Some(k) = first.filter(|&k| k < n) {
                self.funcs[n] = self.funcs[k];
            }
        }
    }
    fn make_variable(&mut self, n: u32) -> Result<(), Unsupported> {
        let g = self.program.vars[n as usize];
        let region = match g.space {
            Space::Global => Region::Global,
            Space::Const => Region::Constant,
            _ => return Ok(()),
        };
        let size = g.size().or((g.linkage == Linkage::Extern).then_some(0));
        let size = size.ok_or_else(|| Unsupported::new(format!("the size of {}", g.name)))?;
        let new = NewObject {
            region,
            target: Target::Global(self.program.symbol(GlobalRef::Var(n))),
            size,
            align: g.alignment(),
            owner: 0,
            constant: false,
            fill: DEFINED,
            fresh: false,
        };
        let p = self.mem.create(new, None);
        let p = p.ok_or_else(|| Unsupported::new(format!("{}: too large", g.name)))?;
        self.vars[n as usize] = self.chart(p);
        self.objects[n as usize] = Some(p);
        Ok(())
    }
    /// Addresses of shared variables, the same in all blocks; those without a size lie behind all others.
    fn place_shared(&mut self) -> Result<(), Unsupported> {
        let mut top = FIRST_SHARED;
        for (n, g) in self.shared() {
            let Some(size) = g.size() else { continue };
            let at = top.next_multiple_of(g.alignment());
            self.vars[n] = at;
            top = at
                .checked_add(size)
                .and_then(|t| t.checked_add(16))
                .ok_or_else(|| Unsupported::new(format!("{}: too large", g.name)))?;
        }
        let open = self
            .shared()
            .into_iter()
            .filter(|(_, g)| g.size().is_none());
        let open: Vec<_> = open.collect();
        let align = open.iter().map(|(_, g)| g.alignment()).max().unwrap_or(16);
        for (n, _) in open {
            self.vars[n] = top.next_multiple_of(align.max(16));
        }
        Ok(())
    }
    fn shared(&self) -> Vec<(usize, &'m MGlobal)> {
        let all = self.program.vars.iter().copied().enumerate();
        all.filter(|(_, g)| g.space == Space::Shared).collect()
    }
    fn flatten(&self, init: &Init, ty: Ty, out: &mut Vec<u8>) {
        let size = ty.bytes().clamp(1, 8) as usize;
        let value = match init {
            Init::List(all) => {
                for i in all {
                    self.flatten(i, ty, out);
                }
                return;
            }
            Init::Int(v, _) => *v,
            Init::Float(FloatLit::Single(b)) if size == 8 => {
                f64::from(f32::from_bits(*b)).to_bits()
            }
            Init::Float(FloatLit::Single(b)) => u64::from(*b),
            Init::Float(FloatLit::Double(b)) if size == 4 => {
                u64::from((f64::from_bits(*b) as f32).to_bits())
            }
            Init::Float(FloatLit::Double(b)) => *b,
            Init::Addr {
                symbol,
                offset,
                mask,
                ..
            } => {
                let at = match *symbol {
                    GlobalRef::Var(n) => self.vars[n as usize],
                    GlobalRef::Func(n) => self.funcs[n as usize],
                };
                let v = at.wrapping_add(*offset as u64);
                match mask {
                    Some(m) if *m != 0 => (v & m) >> (m.trailing_zeros() / 8 * 8),
                    _ => v,
                }
            }
        };
        out.extend(&value.to_le_bytes()[..size]);
        // A number of 128 bits has its upper half behind it.
        out.extend(std::iter::repeat_n(0, ty.bytes() as usize - size));
    }

    /// Puts contents into an object.
    fn put(&mut self, p: Prov, offset: u64, image: &Image) -> bool {
        let address = |m: &ByteMark| match m {
            ByteMark::Pointer { pointer, index } => {
                let at = self.pointer_address(pointer)?;
                Some(at.to_le_bytes()[usize::from(*index).min(7)])
            }
            _ => None,
        };
        let marks = image.marks.iter().map(|(at, m)| (*at, address(m)));
        let marks: Vec<(u64, Option<u8>)> = marks.collect();
        let mut rng = Rng::new(self.policy.seed, u64::MAX);
        let Some(o) = self.mem.find_mut(p) else {
            return false;
        };
        let from = offset as usize;
        let Some(bytes) = o.bytes.get_mut(from..from + image.bytes.len()) else {
            return false;
        };
        bytes.copy_from_slice(&image.bytes);
        o.states[from..from + image.bytes.len()].fill(DEFINED);
        for (at, byte) in marks {
            let at = from + at as usize;
            match byte {
                Some(b) => o.bytes[at] = b,
                None => {
                    o.bytes[at] = rng.next() as u8;
                    o.states[at] = UNDEF;
                }
            }
        }
        true
    }
    /// The generic address that a pointer of the caller is; a global that it names is looked up by its number.
    fn pointer_address(&self, p: &Pointer) -> Option<u64> {
        let base = match &p.target {
            Target::Buffer(n) => self.mem.find(*self.buffers.get(*n as usize)?)?.base[0],
            Target::Nothing => 0,
            Target::Global(g) => match self.vars.get(g.index()) {
                Some(&a) => a,
                None => *self.funcs.get(g.index() - self.vars.len())?,
            },
            _ => return None,
        };
        Some(base.wrapping_add(p.offset as u64))
    }

    fn launch(&mut self, l: &Launch, gathered: Option<&mut Gatherings>) -> LaunchRun {
        self.policy = l.policy;
        self.mem.limit = l.policy.limits.memory;
        self.choices = Choices::default();
        self.steps = 0;
        self.events = 0;
        self.race = None;
        self.touched.clear();
        self.shape = Shape {
            grid: l.grid,
            block: l.block,
            dynamic_shared: l.dynamic_shared_bytes,
        };
        let mut run = nothing_yet();
        let number = l.kernel.index() as u32;
        match self.prepare(l, number) {
            Err(o) => run.outcome = o,
            Ok(()) => {
                let mut kernel = Kernel { m: self, number };
                (run.outcome, run.events) = match gathered {
                    None => execute(&mut kernel, l),
                    Some(into) => {
                        let (ended, who) = execute_gathering(&mut kernel, l);
                        *into = who;
                        ended
                    }
                };
            }
        }
        run.choices = self.choices;
        run.steps = self.steps;
        run.races = self.found_races();
        for l in std::mem::take(&mut self.blocks)
            .into_iter()
            .flat_map(|b| b.shared)
        {
            self.mem.destroy(l.object, Life::Popped);
        }
        if let Some(l) = self.args_object.take() {
            self.mem.destroy(l.object, Life::Popped);
        }
        self.race = None;
        for o in &mut self.mem.objects {
            o.race_cells = u32::MAX;
        }
        run
    }
    fn prepare(&mut self, l: &Launch, number: u32) -> Result<(), Outcome> {
        let total = threads_of(l)?;
        let module = self.program.module();
        let f = module.funcs.get(number as usize).filter(|f| f.has_body);
        let f = f.ok_or_else(|| Outcome::IllFormed("the kernel has no body".into()))?;
        self.args = self.arguments(f, number, &l.args)?;
        self.blocks = vec![BlockMemory::default(); self.shape.blocks() as usize];
        self.race = detector(l, total)?;
        self.make_args_object(number)
    }
    /// A kernel's parameters as one object for all threads, if some thread may ask for their address.
    fn make_args_object(&mut self, number: u32) -> Result<(), Outcome> {
        let Some(code) = self.program.code(number).filter(|c| c.is_entry) else {
            return Ok(());
        };
        if code.addressed.is_empty() {
            return Ok(());
        }
        let align = code.params.iter().map(|p| u64::from(p.place.align)).max();
        let new = NewObject {
            region: Region::Param,
            target: Target::Stack,
            size: code.bytes.into(),
            align: align.unwrap_or(8),
            owner: u32::MAX,
            constant: true,
            fill: DEFINED,
            fresh: false,
        };
        let mut top = 16;
        let object = self
            .mem
            .create(new, Some(&mut top))
            .ok_or(Outcome::OutOfMemory)?;
        let (bytes, states) = &self.args;
        if let Some(o) = self.mem.find_mut(object) {
            let n = bytes.len().min(o.bytes.len());
            o.bytes[..n].copy_from_slice(&bytes[..n]);
            o.states[..n].copy_from_slice(&states[..n]);
            self.args_object = Some(Located {
                at: o.base[1],
                size: o.size,
                object,
            });
        }
        Ok(())
    }

    /// Arguments as the bytes that parameters are.
    fn arguments(
        &self,
        f: &MFunc,
        number: u32,
        args: &[Value],
    ) -> Result<(Vec<u8>, Vec<u8>), Outcome> {
        if f.params.len() != args.len() {
            return Err(Outcome::IllFormed(format!(
                "{} arguments for {} parameters",
                args.len(),
                f.params.len()
            )));
        }
        let Some(code) = self.program.code(number) else {
            return Ok(Default::default());
        };
        let mut bytes = vec![0; code.bytes as usize];
        let mut states = vec![UNDEF; code.bytes as usize];
        for (i, (p, v)) in code.params.iter().zip(args).enumerate() {
            let bad = || Outcome::IllFormed(format!("argument {i} does not fit its parameter"));
            let mut all = Vec::new();
            self.encode(v, p.place.size as usize, &mut all)
                .ok_or_else(bad)?;
            if all.len() > p.place.size as usize {
                return Err(bad());
            }
            all.resize(p.place.size as usize, Some(0));
            for (k, b) in all.into_iter().enumerate() {
                let at = p.place.at as usize + k;
                bytes[at] = b.unwrap_or(0);
                states[at] = if b.is_some() { DEFINED } else { UNDEF };
            }
        }
        Ok((bytes, states))
    }
    /// The bytes of a value, `None` among them for those that are open; and its alignment, as far as a value tells: that of a
    /// scalar is its size, that of an aggregate the largest of its elements.
    fn encode(&self, v: &Value, size: usize, out: &mut Vec<Option<u8>>) -> Option<usize> {
        let number = |bits: u128, n: usize| bits.to_le_bytes().into_iter().take(n).map(Some);
        match v {
            Value::Int { width, bits } => out.extend(number(*bits, width.div_ceil(8) as usize)),
            Value::Float { kind, bits } => out.extend(number(*bits, kind.bits() as usize / 8)),
            Value::Pointer(p) => {
                let at = self.pointer_address(p)?;
                out.extend(number(at.into(), 8));
            }
            Value::Undef | Value::Poison => out.extend(std::iter::repeat_n(None, size)),
            Value::ByVal(bytes) => out.extend(bytes.iter().copied().map(Some)),
            Value::Elements(all) => {
                let each = size.checked_div(all.len())?;
                // Open lanes of a vector are as large as the others; the vector's own size may be rounded up.
                let known = all.iter().find_map(scalar_bytes);
                let lane = known.filter(|n| (n * all.len()).next_power_of_two() == size);
                let mut most = 1;
                for e in all {
                    let mut part = Vec::new();
                    let align = self.encode(e, lane.unwrap_or(each), &mut part)?;
                    most = most.max(align);
                    // Of an integer of parts of words the rest belongs to it: what follows lies behind that.
                    part.resize(part.len().next_multiple_of(align), Some(0));
                    // Elements lie side by side, each at a multiple of its alignment.
                    out.resize(out.len().next_multiple_of(align), Some(0));
                    out.extend(part);
                }
                out.resize(out.len().next_multiple_of(most), Some(0));
                return Some(most);
            }
            Value::Wide(_) => return None,
        }
        Some(out.len().next_power_of_two())
    }

    fn found_races(&self) -> Vec<Race> {
        let place = |at: crate::race::At| {
            let code = at.0.and_then(|g| self.program.code(g.index() as u32));
            code.map_or_else(Default::default, |c| self.program.place(c, at.1 as usize))
        };
        let found =
            |d: &crate::race::Detector| d.found(self.shape.threads(), &self.mem.objects, place);
        self.race.as_ref().map(found).unwrap_or_default()
    }
}

/// Bytes of a scalar that is known.
fn scalar_bytes(v: &Value) -> Option<usize> {
    match v {
        Value::Int { width, .. } => Some(width.div_ceil(8) as usize),
        Value::Float { kind, .. } => Some(kind.bits() as usize / 8),
        Value::Pointer(_) => Some(8),
        _ => None,
    }
}

/// A launch's kernel.
struct Kernel<'k, 'p, 'm> {
    m: &'k mut Machine<'p, 'm>,
    number: u32,
}

impl<'p> Lanes for Kernel<'_, 'p, '_> {
    type Thread = Thread<'p>;

    fn shape(&self) -> Shape {
        self.m.shape
    }
    fn steps_left(&self) -> u64 {
        self.m.policy.limits.steps.saturating_sub(self.m.steps)
    }
    fn make_block(&mut self, block: u32) -> Result<(), Outcome> {
        let m = &mut *self.m;
        let mut rng = Rng::new(m.policy.seed, u64::from(block) << 32);
        let mut dynamic: Option<Located> = None;
        for (n, g) in m.shared() {
            let size = match g.size() {
                Some(size) => size,
                None if dynamic.is_some() => continue,
                None => m.shape.dynamic_shared,
            };
            let mut cursor = m.vars[n];
            let made = m.fresh(
                &mut rng,
                Region::Shared,
                (size, 1),
                block,
                Some(&mut cursor),
            );
            let mut l = made.map_err(|_| Outcome::OutOfMemory)?;
            // Where the linker put it, however little alignment was asked of the object.
            l.at = m.vars[n];
            let generic = m.mem.window(Region::Shared) + l.at;
            if let Some(o) = m.mem.find_mut(l.object) {
                o.base = [generic, l.at];
                o.target = Target::Global(Global::new(n));
            }
            if g.size().is_none() {
                dynamic = Some(l);
            }
            m.blocks[block as usize].shared.push(l);
        }
        Ok(())
    }
    fn drop_block(&mut self, block: u32) {
        for l in std::mem::take(&mut self.m.blocks[block as usize].shared) {
            self.m.mem.destroy(l.object, Life::Popped);
        }
    }
    fn start(
        &mut self,
        id: ThreadId,
        tid: [u32; 3],
        ctaid: [u32; 3],
    ) -> Result<Thread<'p>, Outcome> {
        let m = &mut *self.m;
        let number = id.block * m.shape.threads() + id.thread;
        let mut t = Thread::new(m.policy.seed, id, number);
        (t.tid, t.ctaid) = (tid, ctaid);
        m.enter(&mut t, self.number, None)
            .map_err(|f| m.outcome(&t, f))?;
        let (bytes, states) = &m.args;
        t.bytes[..bytes.len()].copy_from_slice(bytes);
        t.states[..states.len()].copy_from_slice(states);
        if let Some(f) = t.frames.last() {
            let code = f.code;
            for p in code.params.iter() {
                if let Some(r) = p.reg {
                    let r = r as usize;
                    let at = p.place.at as usize..(p.place.at + p.place.size) as usize;
                    t.regs[r] = super::memory::read(&bytes[at.clone()], &states[at]);
                }
            }
        }
        match m.args_object {
            Some(l) => t.params.push(l),
            None => m.expose_params(&mut t).map_err(|f| m.outcome(&t, f))?,
        }
        Ok(t)
    }
    fn run(&mut self, t: &mut Thread<'p>, fuel: i64, turn: u32) -> Stop {
        self.m.turn = turn;
        let (stop, left) = self.m.go(t, fuel);
        self.m.steps += u64::try_from(fuel - left).unwrap_or(0);
        stop
    }
    fn finish(&mut self, t: &mut Thread<'p>, site: u32, values: &[Slot]) -> Result<(), Fault> {
        self.m.met(t, site, values)
    }
    fn exit(&mut self, t: &mut Thread<'p>) -> Vec<Event> {
        self.m.drop_locals(t, 0, 0);
        t.regs = Vec::new();
        t.bytes = Vec::new();
        t.states = Vec::new();
        t.frames = Vec::new();
        std::mem::take(&mut t.events)
    }
    fn outcome(&self, t: &Thread<'p>, f: Fault) -> Outcome {
        self.m.outcome(t, f)
    }
    fn position(&self, t: &Thread<'p>) -> Position {
        let last = t.frames.last();
        Position {
            depth: t.frames.len(),
            function: last.map_or(u32::MAX, |f| f.code.func),
            at: last.map_or(0, |f| f.pc),
        }
    }
    /// Blocks without instructions are left out: who stands there stands where the next block begins. (Who waits at the last
    /// instruction of a block stands behind it, and not there.)
    fn junction(&self, t: &Thread<'p>) -> Position {
        let mut p = self.position(t);
        let Some(code) = t.frames.last().map(|f| f.code) else {
            return p;
        };
        let starts = |at: usize| {
            let block = code.blocks.get(code.block_of(at));
            block.is_some_and(|b| b.0 as usize == at)
        };
        while starts(p.at) && matches!(code.ops.get(p.at), Some(i) if matches!(i.op, Op::Fall)) {
            p.at += 1;
        }
        p
    }
    fn reconvergence(&mut self, t: &Thread<'p>) -> Option<Position> {
        let p = self.position(t);
        let code = t.frames.last()?.code;
        let module = self.m.program.module();
        let table = self.m.meetings.entry(code.func).or_insert_with(|| {
            let f = &module.funcs[code.func as usize];
            let place = |b| f.layout.iter().position(|&x| x == b);
            let graph: Vec<Vec<usize>> = f
                .layout
                .iter()
                .enumerate()
                .map(|(k, &b)| {
                    let next = f.layout.get(k + 1).copied();
                    let to = f.successors(b, next, &module.forms);
                    to.into_iter().filter_map(place).collect()
                })
                .collect();
            immediate_postdominators(&graph)
        });
        let meet = (*table.get(code.block_of(p.at))?)?;
        let at = code.blocks.get(meet)?.0 as usize;
        Some(Position { at, ..p })
    }
    fn ends_uniform(&self, t: &Thread<'p>) -> bool {
        let Some(f) = t.frames.last() else {
            return false;
        };
        let first = f
            .code
            .ops
            .get(f.pc..)
            .unwrap_or(&[])
            .iter()
            .find_map(|i| match i.op {
                Op::Bra { uniform, .. } => Some(uniform && i.guard.is_some()),
                Op::Brx { uniform, .. } => Some(uniform),
                Op::Fall | Op::Ret | Op::Exit => Some(false),
                _ => None,
            });
        first.unwrap_or(false)
    }
    fn describe(&self, w: &Wait) -> String {
        let code = w.at.0.and_then(|g| self.m.program.code(g.index() as u32));
        match code.and_then(|c| c.ops.get(w.site as usize)).map(|i| &i.op) {
            Some(Op::Meet(kind, ..)) => format!("{kind:?}"),
            _ => String::new(),
        }
    }
    fn race(&mut self) -> Option<&mut Detector> {
        self.m.race.as_mut()
    }
    fn made_a_choice(&mut self) {
        self.m.choices.undef = true;
    }
    fn returned(&mut self, values: &[Slot]) -> Option<Value> {
        let f = &self.m.program.module().funcs[self.number as usize];
        let ret = f.rets.first()?;
        let bits = ret.size()?.saturating_mul(8);
        if values.iter().any(|v| !v.is_defined()) {
            return Some(Value::Undef);
        }
        let word = |n: u64, v: &[Slot]| {
            let low = v.first().map_or(0, |v| u128::from(v.bits));
            let high = v.get(1).map_or(0, |v| u128::from(v.bits));
            Value::int(n.min(128) as u32, low | high << 64)
        };
        if bits <= 128 {
            return Some(word(bits, values));
        }
        let all = values.iter().map(|v| Value::int(64, v.bits.into()));
        Some(Value::Elements(all.collect()))
    }
}
