//! A device: a program with its memory, on which launches run one after another.
//!
//! Global and constant memory (and the heap) live as long as the device; shared
//! memory is made anew for every block and local memory for every thread. The
//! host can read and write buffers and global variables between launches.

use super::alignment::global_align;
use super::api::{Buffer, Launch, LaunchRun, Place, Policy};
use super::bytes::write_scalar;
use super::environment::Environment;
use super::events::{ByteMark, Image};
use super::exec::{Fault, Machine, Shape, Stop, Thread, Unchanging, Watch};
use super::layout::ValueLayout;
use super::memory::{self, Memory, NewObject, Region};
use super::outcome::{Choices, Outcome, ThreadId, Unsupported};
use super::program::Program;
use super::simt;
use super::slot::{Prov, Slot};
use super::value::Target;
use cranelift_entity::EntityRef;
use tandem_ir::constant::ConstantData;
use tandem_ir::module::{GlobalKind, TlsMode};
use tandem_ir::{Constant, Global, Type};

/// Most initialisers that are written each because the one before names the variable.
const NESTED: u32 = 64;

/// Memory of a device that has a program loaded.
pub struct Device<'p, 'm> {
    machine: Machine<'p, 'm>,
}

impl<'p, 'm> Device<'p, 'm> {
    /// Loads a program: global variables get their initialisers.
    ///
    /// # Errors
    /// If an initialiser or the size of a variable cannot be represented.
    pub fn new(program: &'p Program<'m>) -> Result<Device<'p, 'm>, Unsupported> {
        Device::with_policy(program, Policy::default())
    }
    /// As [`Self::new`], with a policy for what is not initialised and a limit on memory.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn with_policy(
        program: &'p Program<'m>,
        policy: Policy,
    ) -> Result<Device<'p, 'm>, Unsupported> {
        let header = &program.module().header;
        let mut machine = Machine {
            program,
            mem: Memory::new(
                header.layout.pointer(0).bits,
                policy.limits.memory,
                policy.placement,
            ),
            globals: vec![Prov::NONE; header.globals.len()],
            buffers: Vec::new(),
            environment: None,
            place: None,
            blocks: Vec::new(),
            shape: Shape {
                grid: [1; 3],
                block: [1; 3],
                dynamic_shared: 0,
            },
            policy,
            choices: Choices::default(),
            race: None,
            turn: u32::MAX,
            steps: 0,
            events: 0,
            allocations: 0,
            held: 0,
            initialising: 0,
            unchanging: Unchanging::default(),
            watch: Watch::default(),
        };
        machine.load_globals()?;
        Ok(Device { machine })
    }

    /// Lets an environment answer calls of functions that the module does not define, in all launches from
    /// now on.
    pub fn set_environment(&mut self, environment: &'p mut dyn Environment) {
        self.machine.environment = Some(environment);
    }

    /// The special registers say this of where a thread is, in all launches from now on: for one thread that stands for any.
    pub fn set_place(&mut self, place: Place) {
        self.machine.place = Some(place);
    }

    /// Allocates a buffer; its number is for [`Value::buffer`](super::Value::buffer). A buffer beyond the
    /// memory limit has no contents, and an access to it is out of bounds.
    pub fn alloc(&mut self, buffer: &Buffer) -> u32 {
        let number = self.reserve(buffer);
        self.mark(number, buffer);
        number
    }

    /// Allocates several buffers, which may point to each other.
    pub fn alloc_all(&mut self, buffers: &[Buffer]) {
        let numbers: Vec<u32> = buffers.iter().map(|b| self.reserve(b)).collect();
        for (n, b) in numbers.iter().zip(buffers) {
            self.mark(*n, b);
        }
    }

    /// Puts what is more than numbers into a new buffer.
    fn mark(&mut self, number: u32, buffer: &Buffer) {
        if !buffer.contents.marks.is_empty() {
            let p = self.machine.buffers[number as usize];
            self.put(p, 0, &buffer.contents);
        }
    }

    /// Makes the object of a buffer, with the numbers that are its contents.
    fn reserve(&mut self, buffer: &Buffer) -> u32 {
        let number = self.machine.buffers.len() as u32;
        let mut new = NewObject {
            region: Region::of_space(buffer.space),
            target: Target::Buffer(number),
            size: buffer.contents.bytes.len() as u64,
            align: buffer.align.max(1),
            owner: 0,
            constant: buffer.constant,
            fill: memory::DEFINED,
            fresh: false,
        };
        let again = NewObject {
            size: 0,
            target: new.target.clone(),
            ..new
        };
        new.target = again.target.clone();
        let mem = &mut self.machine.mem;
        let contents = |_| buffer.contents.bytes.clone();
        let p = match buffer.address {
            Some(address) => mem.create_at(new, address, contents),
            None => mem.create_with(new, None, contents),
        };
        let p = p
            .or_else(|| self.machine.mem.create(again, None))
            .unwrap_or_default();
        // The host knows the address.
        self.machine.mem.expose(p);
        self.machine.buffers.push(p);
        number
    }
    fn put(&mut self, p: Prov, offset: u64, image: &Image) -> bool {
        // Only what the host can name: buffers and globals.
        let known: Vec<Option<Slot>> = image
            .marks
            .iter()
            .filter_map(|(_, m)| match m {
                ByteMark::Pointer { pointer, .. } => Some(self.machine.pointer_slot(pointer)),
                _ => None,
            })
            .collect();
        let mut known = known.into_iter();
        self.machine
            .put_image(p, offset, image, &mut |_| known.next().flatten())
    }

    /// The contents of a buffer.
    pub fn read(&self, buffer: u32) -> Option<Image> {
        self.image_of(*self.machine.buffers.get(buffer as usize)?)
    }
    fn image_of(&self, p: Prov) -> Option<Image> {
        let o = self.machine.mem.find(p)?;
        Some(self.machine.image(o, 0, o.bytes.len()))
    }
    /// Overwrites bytes of a buffer; false if they do not fit.
    pub fn write(&mut self, buffer: u32, offset: u64, bytes: &[u8]) -> bool {
        let image = Image {
            bytes: bytes.to_vec(),
            marks: Vec::new(),
        };
        match self.machine.buffers.get(buffer as usize) {
            Some(&p) => self.put(p, offset, &image),
            None => false,
        }
    }
    /// The contents of a global variable by name (not of shared, local or thread-local ones).
    pub fn read_global(&self, name: &str) -> Option<Image> {
        let g = self.machine.program.module().header.lookup(name)?;
        self.read_variable(g)
    }
    /// The contents of a global variable.
    pub fn read_variable(&self, g: Global) -> Option<Image> {
        let p = *self.machine.globals.get(g.index())?;
        self.machine.program.module().header.variable(g)?;
        self.image_of(p)
    }
    /// Overwrites bytes of a global variable by name; false if there is none or they do not fit.
    pub fn write_global(&mut self, name: &str, offset: u64, bytes: &[u8]) -> bool {
        let Some(g) = self.machine.program.module().header.lookup(name) else {
            return false;
        };
        let image = Image {
            bytes: bytes.to_vec(),
            marks: Vec::new(),
        };
        self.put(self.machine.globals[g.index()], offset, &image)
    }
    /// How often `malloc` was called so far, over all launches.
    pub fn allocations(&self) -> u64 {
        self.machine.allocations
    }
    /// Heap objects that were allocated and not freed.
    pub fn held_allocations(&self) -> u64 {
        self.machine.held
    }
    /// Runs a kernel over a grid. Any function can be launched.
    pub fn launch(&mut self, launch: &Launch) -> LaunchRun {
        simt::launch(&mut self.machine, launch)
    }
}

impl<'p, 'm> Machine<'p, 'm> {
    /// Makes the objects of all functions and of all variables that have one instance.
    fn load_globals(&mut self) -> Result<(), Unsupported> {
        let header = &self.program.module().header;
        for (g, data) in header.globals.iter() {
            let region = match &data.kind {
                GlobalKind::Function(_) => Region::Code,
                GlobalKind::Variable(_) if data.tls != TlsMode::None => continue,
                GlobalKind::Variable(_) => match Region::of_space(data.addrspace) {
                    Region::Shared | Region::Local | Region::Param => continue,
                    r => r,
                },
                GlobalKind::Alias(_) | GlobalKind::IFunc(_) | GlobalKind::Erased => continue,
            };
            let fill = memory::UNDEF;
            let p = self
                .make_object(g, region, 0, fill, None)
                .map_err(Unsupported::new)?
                .ok_or_else(|| {
                    Unsupported::new(format!("@{}: too large", header.global_name(g)))
                })?;
            self.globals[g.index()] = p;
        }
        self.load_aliases();
        // Initialisers may name each other.
        for (g, _) in header.globals.iter() {
            let p = self.globals[g.index()];
            if p != Prov::NONE && header.variable(g).is_some() {
                self.initialise(g, p).map_err(Unsupported::new)?;
            }
        }
        Ok(())
    }
    /// An alias is the object that it names, if it names its start.
    fn load_aliases(&mut self) {
        let header = &self.program.module().header;
        for (g, data) in header.globals.iter() {
            let mut kind = &data.kind;
            for _ in 0..16 {
                let GlobalKind::Alias(c) = kind else { break };
                let ConstantData::Global(to) = header.constants.get(*c) else {
                    break;
                };
                self.globals[g.index()] = self.globals[to.index()];
                kind = &header.globals[*to].kind;
            }
        }
    }

    fn make_object(
        &mut self,
        g: Global,
        region: Region,
        owner: u32,
        fill: u8,
        cursor: Option<&mut u64>,
    ) -> Result<Option<Prov>, String> {
        let header = &self.program.module().header;
        let data = &header.globals[g];
        let variable = header.variable(g);
        let (size, align) = if region == Region::Code {
            // Blocks have addresses, too.
            let body = self.program.body(g);
            (body.map_or(0, |f| f.num_blocks() as u64 + 1), 16)
        } else {
            let size = header.layout.alloc_size(&header.types, data.ty);
            let size =
                size.ok_or_else(|| format!("@{} of an unsized type", header.global_name(g)))?;
            (size, global_align(header, data).bytes())
        };
        let new = NewObject {
            region,
            target: Target::Global(g),
            size,
            align,
            owner,
            constant: variable.is_some_and(|v| v.constant),
            fill,
            fresh: false,
        };
        Ok(self.mem.create(new, cursor))
    }

    /// Makes a variable's object with its initial contents (undef in shared and local memory, whatever is written).
    pub(super) fn instantiate(
        &mut self,
        g: Global,
        region: Region,
        owner: u32,
        fill: u8,
        cursor: Option<&mut u64>,
    ) -> Result<Option<Prov>, String> {
        let header = &self.program.module().header;
        if header.variable(g).is_none() {
            return Err(format!("@{} as an address", header.global_name(g)));
        }
        let Some(p) = self.make_object(g, region, owner, fill, cursor)? else {
            return Ok(None);
        };
        // X-3, GO-R5.
        if !matches!(self.program.module().header.globals[g].addrspace, 3 | 5) {
            // What each thread has of its own is made where an initialiser names it, and may name itself in turn.
            self.initialising += 1;
            let done = match self.initialising > NESTED {
                true => Err("initialisers of thread-local variables that name each other".into()),
                false => self.initialise(g, p),
            };
            self.initialising -= 1;
            done?;
        }
        Ok(Some(p))
    }

    fn initialise(&mut self, g: Global, p: Prov) -> Result<(), String> {
        let header = &self.program.module().header;
        match header.variable(g).and_then(|v| v.init) {
            Some(c) => self.write_constant(p, 0, c),
            None => Ok(()),
        }
    }

    fn write_constant(&mut self, p: Prov, at: u64, c: Constant) -> Result<(), String> {
        let header = &self.program.module().header;
        let pool = &header.constants;
        let ty = pool.ty(c);
        let size = header
            .layout
            .store_size(&header.types, ty)
            .ok_or("unsized initialiser")?;
        match pool.get(c) {
            ConstantData::Zero => self.fill_object(p, at, size, memory::DEFINED),
            ConstantData::Undef => self.fill_object(p, at, size, memory::UNDEF),
            ConstantData::Poison => self.fill_object(p, at, size, memory::POISON),
            ConstantData::Bytes(b) => {
                self.fill_object(p, at, size, memory::DEFINED);
                if let Some(o) = self.mem.find_mut(p) {
                    o.bytes[at as usize..at as usize + b.len()].copy_from_slice(b);
                }
            }
            ConstantData::Aggregate(elems) if header.types.as_vector(ty).is_none() => {
                // Padding of an initialiser is zero, as assemblers make it.
                self.fill_object(p, at, size, memory::DEFINED);
                for (i, &e) in elems.iter().enumerate() {
                    let o = self.element_offset(ty, i).ok_or("unsized initialiser")?;
                    self.write_constant(p, at + o, e)?;
                }
            }
            _ => self.write_scalar_constant(p, at, c)?,
        }
        Ok(())
    }
    fn element_offset(&self, ty: Type, i: usize) -> Option<u64> {
        let header = &self.program.module().header;
        if let Some((e, _)) = header.types.as_array(ty) {
            return header
                .layout
                .alloc_size(&header.types, e)?
                .checked_mul(i as u64);
        }
        let layout = header.layout.struct_layout(&header.types, ty)?;
        layout.offsets.get(i).copied()
    }
    fn fill_object(&mut self, p: Prov, at: u64, size: u64, state: u8) {
        let Some(o) = self.mem.find_mut(p) else {
            return;
        };
        let (from, to) = (at as usize, ((at + size) as usize).min(o.bytes.len()));
        if from < to {
            o.states[from..to].fill(state);
            o.bytes[from..to].fill(0);
        }
    }
    /// A scalar or vector, possibly with addresses in it: computed by the machine itself.
    fn write_scalar_constant(&mut self, p: Prov, at: u64, c: Constant) -> Result<(), String> {
        let header = &self.program.module().header;
        let layout = ValueLayout::of(header, header.constants.ty(c))?;
        let value = self.evaluate(c)?;
        let Some((index, _)) = p.index() else {
            return Ok(());
        };
        let packed = layout.leaves.iter().any(|l| l.packed.is_some());
        if packed {
            let found = memory::Found {
                index,
                offset: at as usize,
            };
            return self
                .write_value(found, &layout, &value)
                .map_err(|e| format!("{e:?}"));
        }
        for l in &layout.leaves {
            let o = &mut self.mem.objects[index];
            let (s, n) = (l.slot as usize, l.kind.slots() as usize);
            write_scalar(
                o,
                (at + l.bit_offset / 8) as usize,
                l.kind,
                &value[s..s + n],
            );
        }
        Ok(())
    }
    fn evaluate(&mut self, c: Constant) -> Result<Vec<Slot>, String> {
        let code = self.program.constant_code(c).ok_or("initialiser")?;
        let mut t = Thread::new(self.policy.seed, ThreadId::default(), 0);
        let text = |f: Fault| match f {
            Fault::Unsupported(what) => what,
            other => format!("initialiser: {other:?}"),
        };
        self.start(&mut t, code, &[], &[]).map_err(text)?;
        match self.run(&mut t, 1 << 16) {
            Stop::Done(v) => Ok(v),
            Stop::Fault(f) => Err(text(f)),
            _ => Err("initialiser that does not end".into()),
        }
    }

    /// Makes the shared memory of a block.
    pub(super) fn make_block(&mut self, block: u32) -> Result<(), Outcome> {
        let header = &self.program.module().header;
        let mut dynamic = None;
        for (g, data) in header.globals.iter() {
            let shared = Region::of_space(data.addrspace) == Region::Shared;
            let Some(v) = header.variable(g).filter(|_| shared) else {
                continue;
            };
            let mut cursor = self.blocks[block as usize].cursor;
            let size = header.layout.alloc_size(&header.types, data.ty);
            if v.init.is_none() && size == Some(0) {
                // All such arrays are the launch's dynamic shared memory.
                let p = match dynamic {
                    Some(p) => p,
                    None => self.dynamic_shared(g, block)?,
                };
                dynamic = Some(p);
                self.blocks[block as usize].shared.push((g, p));
                continue;
            }
            let fill = self.uninit_state();
            let p = self
                .instantiate(g, Region::Shared, block, fill, Some(&mut cursor))
                .map_err(|e| Outcome::Unsupported(Unsupported::new(e)))?
                .ok_or(Outcome::OutOfMemory)?;
            let b = &mut self.blocks[block as usize];
            b.cursor = cursor;
            b.shared.push((g, p));
        }
        Ok(())
    }
    fn uninit_state(&self) -> u8 {
        match self.policy.uninit {
            super::api::UninitPolicy::Undef => memory::UNDEF,
            super::api::UninitPolicy::Poison => memory::POISON,
        }
    }
    fn dynamic_shared(&mut self, g: Global, block: u32) -> Result<Prov, Outcome> {
        let new = NewObject {
            region: Region::Shared,
            target: Target::Global(g),
            size: self.shape.dynamic_shared,
            align: 16,
            owner: block,
            constant: false,
            fill: self.uninit_state(),
            fresh: false,
        };
        let mut cursor = self.blocks[block as usize].cursor;
        let p = self
            .mem
            .create(new, Some(&mut cursor))
            .ok_or(Outcome::OutOfMemory)?;
        self.blocks[block as usize].cursor = cursor;
        Ok(p)
    }
}
