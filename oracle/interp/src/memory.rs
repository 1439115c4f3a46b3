//! Memory: objects with addresses, contents byte by byte, and who may touch them.
//!
//! An object lives in a *region*: global, constant, shared (of one block), local
//! (of one thread), parameters, or any other numbered space. Every object has two
//! addresses, one in its own address space and one in the generic space; shared
//! and local objects of different blocks and threads have the same addresses, as
//! on the device. Between objects there is always a gap, so that a pointer to the
//! end of one is never the start of the next.
//!
//! A dead object keeps its place in the table (its bounds still decide whether a
//! `getelementptr inbounds` is in bounds) until many others have died after it.

use super::api::Placement;
use super::outcome::UbKind;
use super::slot::{Prov, Slot};
use super::value::Target;
use std::collections::VecDeque;

/// State of a byte that is eight defined bits.
pub(super) const DEFINED: u8 = 0;
/// State of an undef byte.
pub(super) const UNDEF: u8 = 1;
/// State of a poison byte.
pub(super) const POISON: u8 = 2;
/// State of byte `i` of a pointer is this plus `i`.
pub(super) const FRAGMENT: u8 = 16;

/// Which memory an object is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Region {
    /// Device memory: address space 1, globals of space 0, the heap.
    Global,
    /// Address space 4.
    Constant,
    /// Address space 3.
    Shared,
    /// Address space 5 and every `alloca`.
    Local,
    /// Address space 101.
    Param,
    /// Functions.
    Code,
    /// Another address space, not reachable from the generic one.
    Other(u32),
}

impl Region {
    /// The region of variables and buffers of an address space.
    pub fn of_space(space: u32) -> Region {
        match space {
            0 | 1 => Region::Global,
            3 | 7 => Region::Shared,
            4 => Region::Constant,
            5 => Region::Local,
            101 => Region::Param,
            n => Region::Other(n),
        }
    }
    /// True if pointers of the space can point into the region.
    pub fn reachable(self, space: u32) -> bool {
        match space {
            0 => !matches!(self, Region::Other(_)),
            _ => self == Region::of_space(space),
        }
    }
}

/// Whether an object can be accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Life {
    /// Alive.
    Live,
    /// A stack object outside its lifetime.
    Dead,
    /// A stack object whose function returned, or anything whose owner is gone.
    Popped,
    /// A freed heap object.
    Freed,
}

/// A memory object.
#[derive(Clone, Debug)]
pub(super) struct Object {
    pub generation: u32,
    pub life: Life,
    pub region: Region,
    /// Address in the generic space and in the region's own.
    pub base: [u64; 2],
    pub size: u64,
    /// What it was aligned to when it was made: more is luck.
    pub align: u64,
    pub constant: bool,
    /// True once its address was turned into a number or is known outside.
    pub exposed: bool,
    /// Owner: thread number of a local object, block number of a shared one.
    pub owner: u32,
    pub target: Target,
    pub bytes: Vec<u8>,
    pub states: Vec<u8>,
    /// Provenance of pointer bytes; empty until a pointer is stored.
    pub provs: Vec<Prov>,
    /// Start of this object's cells in the race detector's table.
    pub race_cells: u32,
    /// It had no contents when it came to be: memory of the run's own.
    pub fresh: bool,
}

/// What a new object is to be.
pub(super) struct NewObject {
    pub region: Region,
    pub target: Target,
    pub size: u64,
    pub align: u64,
    pub owner: u32,
    pub constant: bool,
    /// State of its bytes.
    pub fill: u8,
    /// It has no contents when it comes to be.
    pub fresh: bool,
}

/// Where the windows of the generic space are.
#[derive(Clone, Copy, Debug)]
struct Windows {
    global: u64,
    buffers: u64,
    constant: u64,
    constant_buffers: u64,
    shared: u64,
    local: u64,
    param: u64,
    code: u64,
}

const WIDE: Windows = Windows {
    global: 0x0000_0002_0000_0000,
    buffers: 0x0000_0003_0000_0000,
    constant: 0x0000_0004_0000_0000,
    constant_buffers: 0x0000_0005_0000_0000,
    shared: 0x0000_0100_0000_0000,
    local: 0x0000_0200_0000_0000,
    param: 0x0000_0300_0000_0000,
    code: 0x0000_0006_0000_0000,
};
const NARROW: Windows = Windows {
    global: 0x1000_0000,
    buffers: 0x3000_0000,
    constant: 0x5000_0000,
    constant_buffers: 0x6800_0000,
    shared: 0x8000_0000,
    local: 0xa000_0000,
    param: 0xc000_0000,
    code: 0x0100_0000,
};

/// Dead objects that stay in the table.
const GRAVEYARD: usize = 1 << 14;
const GAP: u64 = 16;

/// All objects of a device.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    pub objects: Vec<Object>,
    dead: VecDeque<u32>,
    windows: Windows,
    /// Next free address of the global, constant and code regions and of any other space.
    next: [u64; 4],
    /// Next free address of the caller's buffers in global and in constant memory. They have a range of their own: where
    /// they lie must not depend on the variables of the module, of which another form of the program may have fewer.
    next_buffer: [u64; 2],
    /// Ranges of objects that were put at a place of the caller's choice: the others keep clear of them.
    placed: Vec<(u64, u64)>,
    placement: Placement,
    /// Bytes alive, and the most that may be.
    pub live_bytes: u64,
    pub limit: u64,
}

/// Alignment of objects that are placed generously.
const GENEROUS: u64 = 64;

/// The next address that has the alignment.
fn next_aligned(from: u64, align: u64, placement: Placement) -> u64 {
    let align = align.max(1);
    if placement == Placement::Generous {
        return from.next_multiple_of(align.max(GENEROUS));
    }
    let at = from.next_multiple_of(align);
    // A region may begin at 0, and then an object lies there (GO-T18).
    if align.is_power_of_two() && at & align == 0 && at != 0 {
        at + align
    } else {
        at
    }
}

impl Memory {
    /// Empty memory for generic pointers of the given width.
    pub fn new(pointer_bits: u32, limit: u64, placement: Placement) -> Memory {
        let windows = if pointer_bits >= 48 { WIDE } else { NARROW };
        Memory {
            objects: Vec::new(),
            dead: VecDeque::new(),
            windows,
            next: [windows.global, windows.constant, windows.code, GAP],
            next_buffer: [windows.buffers, windows.constant_buffers],
            placed: Vec::new(),
            placement,
            live_bytes: 0,
            limit,
        }
    }

    /// Where the addresses of a region begin in the generic space; 0 for those that have their own addresses there.
    pub fn window(&self, region: Region) -> u64 {
        match region {
            Region::Shared => self.windows.shared,
            Region::Local => self.windows.local,
            Region::Param => self.windows.param,
            _ => 0,
        }
    }

    /// Whether a generic address lies in the window of a space that has one: these follow each other, and are of one size.
    pub fn in_a_window(&self, address: u64) -> bool {
        let w = &self.windows;
        (w.shared..w.param + (w.local - w.shared)).contains(&address)
    }

    fn addresses(&mut self, new: &NewObject, cursor: Option<&mut u64>) -> [u64; 2] {
        let NewObject {
            region,
            size,
            align,
            ..
        } = *new;
        let buffer = matches!(new.target, Target::Buffer(_));
        let w = self.windows;
        let (window, cursor) = match region {
            Region::Global if buffer => (0, &mut self.next_buffer[0]),
            Region::Constant if buffer => (0, &mut self.next_buffer[1]),
            Region::Global => (0, &mut self.next[0]),
            Region::Constant => (0, &mut self.next[1]),
            Region::Code => (0, &mut self.next[2]),
            Region::Other(_) => (0, &mut self.next[3]),
            Region::Shared | Region::Local | Region::Param => {
                let window = match region {
                    Region::Shared => w.shared,
                    Region::Local => w.local,
                    _ => w.param,
                };
                match cursor {
                    Some(c) => (window, c),
                    None => (window, &mut self.next[3]),
                }
            }
        };
        let mut own = next_aligned(*cursor, align, self.placement);
        while let Some(&(_, end)) = self
            .placed
            .iter()
            .find(|p| window == 0 && own < p.1 && p.0 < own.saturating_add(size))
        {
            own = next_aligned(end, align, self.placement);
        }
        *cursor = own.saturating_add(size).saturating_add(GAP);
        [window + own, own]
    }

    /// Makes an object of global or constant memory at an address; where that is not possible (another object
    /// is there, the address is not aligned), somewhere else. Two objects may have the same address if one of
    /// them is empty.
    pub fn create_at(
        &mut self,
        new: NewObject,
        address: u64,
        bytes: impl FnOnce(usize) -> Vec<u8>,
    ) -> Option<Prov> {
        let end = address.checked_add(new.size);
        let aligned = address != 0 && address.is_multiple_of(new.align.max(1));
        let room = matches!(new.region, Region::Global | Region::Constant)
            && aligned
            && end.is_some_and(|end| {
                let clear = |o: &Object| end <= o.base[0] || o.base[0] + o.size <= address;
                let empty = |o: &Object| o.size == 0 || new.size == 0;
                self.objects.iter().all(|o| empty(o) || clear(o))
            });
        let p = self.create_with(new, None, bytes)?;
        if let (Some(end), Some(o)) = (end.filter(|_| room), self.find_mut(p)) {
            o.base = [address, address];
            self.placed.push((address, end));
        }
        Some(p)
    }

    /// Makes an object. `cursor` is the next free address of a shared, local or parameter region.
    /// `None` if the limit is reached.
    pub fn create(&mut self, new: NewObject, cursor: Option<&mut u64>) -> Option<Prov> {
        self.create_with(new, cursor, |n| vec![0; n])
    }

    /// As [`Self::create`], with bytes that are made, as many as asked for, once it is known that there is room.
    pub fn create_with(
        &mut self,
        new: NewObject,
        cursor: Option<&mut u64>,
        bytes: impl FnOnce(usize) -> Vec<u8>,
    ) -> Option<Prov> {
        if new.size > self.limit || self.live_bytes + new.size > self.limit {
            return None;
        }
        let base = self.addresses(&new, cursor);
        self.live_bytes += new.size;
        let n = new.size as usize;
        let reuse = (self.dead.len() > GRAVEYARD)
            .then(|| self.dead.pop_front())
            .flatten();
        let object = Object {
            generation: 0,
            life: Life::Live,
            region: new.region,
            base,
            size: new.size,
            align: new.align,
            constant: new.constant,
            exposed: false,
            owner: new.owner,
            target: new.target,
            bytes: bytes(n),
            states: vec![new.fill; n],
            provs: Vec::new(),
            race_cells: u32::MAX,
            fresh: new.fresh,
        };
        Some(match reuse {
            Some(i) => {
                let old = &mut self.objects[i as usize];
                let generation = old.generation.wrapping_add(1) & 0x0fff_ffff;
                *old = Object {
                    generation,
                    ..object
                };
                Prov::object(i as usize, generation)
            }
            None => {
                if self.objects.len() >= Prov::MAX_OBJECTS {
                    return None;
                }
                self.objects.push(object);
                Prov::object(self.objects.len() - 1, 0)
            }
        })
    }

    /// Ends an object's life and drops its contents.
    pub fn destroy(&mut self, p: Prov, life: Life) {
        let Some((i, _)) = p.index() else { return };
        let Some(o) = self.find_mut(p) else { return };
        if matches!(o.life, Life::Popped | Life::Freed) {
            return;
        }
        o.life = life;
        o.bytes = Vec::new();
        o.states = Vec::new();
        o.provs = Vec::new();
        let size = o.size;
        self.live_bytes -= size;
        self.dead.push_back(i as u32);
    }

    /// The object that a provenance names, dead or alive; `None` if its place was given away.
    pub fn find(&self, p: Prov) -> Option<&Object> {
        let (i, g) = p.index()?;
        self.objects.get(i).filter(|o| o.generation == g)
    }
    /// See [`Self::find`].
    pub fn find_mut(&mut self, p: Prov) -> Option<&mut Object> {
        let (i, g) = p.index()?;
        self.objects.get_mut(i).filter(|o| o.generation == g)
    }
    /// Marks an object's address as known.
    pub fn expose(&mut self, p: Prov) {
        if let Some(o) = self.find_mut(p) {
            o.exposed = true;
        }
    }

    /// A pointer to the start of an object, for an address space.
    pub fn pointer(&self, p: Prov, space: u32) -> Slot {
        match self.find(p) {
            Some(o) => Slot::ptr(o.base[usize::from(space != 0)], p),
            None => Slot::POISON,
        }
    }

    /// The exposed live object that contains an address (or ends there, if `end`), for a thread of a block.
    pub fn at_address(&self, address: u64, space: u32, who: Who, end: bool) -> Option<Prov> {
        let own = usize::from(space != 0);
        self.objects.iter().enumerate().find_map(|(i, o)| {
            let off = address.wrapping_sub(o.base[own]);
            let inside = off < o.size || end && off == o.size;
            let mine = match o.region {
                Region::Local | Region::Param => o.owner == who.thread,
                Region::Shared => o.owner == who.block,
                _ => true,
            };
            let ok = inside && o.exposed && mine && o.region.reachable(space);
            let live = matches!(o.life, Life::Live | Life::Dead);
            (ok && live).then(|| Prov::object(i, o.generation))
        })
    }

    /// Converts a pointer between address spaces: exact where the target space can hold it, poison
    /// otherwise. Null stays null.
    pub fn address_space_cast(&self, p: Slot, from: u32, to: u32, who: Who) -> Slot {
        if from == to || !p.is_defined() {
            return p;
        }
        let object = match self.find(p.prov()) {
            Some(o) => o,
            None if p.bits == 0 => return p,
            None => {
                let found = self.at_address(p.bits, from, who, true);
                match found.and_then(|f| self.find(f)) {
                    Some(o) => o,
                    None => return Slot::POISON,
                }
            }
        };
        if !object.region.reachable(to) {
            return Slot::POISON;
        }
        let offset = p.bits.wrapping_sub(object.base[usize::from(from != 0)]);
        Slot {
            bits: object.base[usize::from(to != 0)].wrapping_add(offset),
            meta: p.meta,
        }
    }
}

/// Who accesses memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Who {
    /// Thread number of the launch.
    pub thread: u32,
    /// Block number of the launch.
    pub block: u32,
}

/// An access that was found to be allowed: object and offset.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub index: usize,
    pub offset: usize,
}

/// What is asked of memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ask {
    pub space: u32,
    pub size: u64,
    pub align: u64,
    pub write: bool,
    /// True if null is a valid address of the generic space here.
    pub null_is_valid: bool,
}

impl Memory {
    /// Checks an access.
    #[inline]
    pub fn check(&self, p: Slot, ask: Ask, who: Who) -> Result<Found, UbKind> {
        if !p.is_defined() {
            return Err(if p.is_poison() {
                UbKind::PoisonPointer
            } else {
                UbKind::UndefPointer
            });
        }
        let prov = match p.prov().index() {
            Some(_) => p.prov(),
            None => self.without_object(p, ask, who)?,
        };
        let Some((index, generation)) = prov.index() else {
            return Err(UbKind::NoObject);
        };
        let Some(o) = self
            .objects
            .get(index)
            .filter(|o| o.generation == generation)
        else {
            return Err(UbKind::DanglingStack);
        };
        let offset = p.bits.wrapping_sub(o.base[usize::from(ask.space != 0)]);
        let mine = match o.region {
            Region::Global => ask.space <= 1,
            Region::Local => ask.space == 0 && o.owner == who.thread,
            _ => false,
        };
        let simple = mine && o.life == Life::Live && !(ask.write && o.constant);
        if !simple {
            check_rare(o, ask, who)?;
        }
        if offset > o.size || o.size - offset < ask.size {
            return Err(if ask.write {
                UbKind::StoreOutOfBounds
            } else {
                UbKind::LoadOutOfBounds
            });
        }
        if p.bits & (ask.align.wrapping_sub(1)) != 0 {
            return Err(UbKind::Misaligned);
        }
        Ok(Found {
            index,
            offset: offset as usize,
        })
    }

    #[cold]
    fn without_object(&self, p: Slot, ask: Ask, who: Who) -> Result<Prov, UbKind> {
        if p.bits == 0 && ask.space == 0 && !ask.null_is_valid {
            return Err(UbKind::NullDereference);
        }
        self.at_address(p.bits, ask.space, who, false)
            .ok_or(UbKind::NoObject)
    }
}

#[inline(never)]
fn check_rare(o: &Object, ask: Ask, who: Who) -> Result<(), UbKind> {
    match o.life {
        Life::Freed => return Err(UbKind::UseAfterFree),
        Life::Popped => return Err(UbKind::DanglingStack),
        Life::Dead if ask.write => return Err(UbKind::DeadObjectStore),
        Life::Dead | Life::Live => {}
    }
    if !o.region.reachable(ask.space) {
        return Err(UbKind::WrongAddressSpace);
    }
    let foreign = match o.region {
        Region::Local => o.owner != who.thread,
        Region::Shared => o.owner != who.block,
        _ => false,
    };
    if foreign {
        return Err(UbKind::ForeignPrivateMemory);
    }
    if o.region == Region::Code {
        return Err(if ask.write {
            UbKind::StoreOutOfBounds
        } else {
            UbKind::LoadOutOfBounds
        });
    }
    if ask.write && (o.constant || o.region == Region::Constant) {
        return Err(UbKind::WriteToConstant);
    }
    Ok(())
}
