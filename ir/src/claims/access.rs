//! What is claimed of memory accesses: how far apart the lanes of a warp access, and what a request costs.
//!
//! A *request* is one access executed by the lanes of one warp that are together: the same instruction, by the same path
//! of calls, in the same iteration of each loop around it. The cost of a request is counted in what its memory moves at a
//! time:
//!
//! | space | cost | ideal |
//! | --- | --- | --- |
//! | global, generic | distinct sectors of 32 bytes; beside them, lines of 128 bytes | distinct bytes / 32 |
//! | shared | wavefronts: in each phase, the most distinct 4-byte words in one of 32 banks | words of a phase / 32 |
//! | constant | distinct 4-byte words | 1 |
//! | local | sectors, with 4-byte words of the 32 lanes interleaved | distinct bytes / 32 |
//!
//! Accesses of up to 4 bytes to shared memory have one phase of all lanes, of 8 bytes two of 16, of 16 bytes four of 8.
//! Lanes that access the same word of a bank are served together (broadcast).

use super::lanes::LaneFunction;
use crate::entity::{Inst, Value};

/// Lanes of a warp.
pub const WARP: usize = 32;
/// Bytes of a sector, the least that global memory moves.
pub const SECTOR: u64 = 32;
/// Bytes of a cache line.
pub const LINE: u64 = 128;
/// Banks of shared memory.
pub const BANKS: u64 = 32;
/// Bytes that a bank gives at a time.
pub const BANK_BYTES: u64 = 4;
/// Alignment of what device allocators give.
pub const ALLOCATION: u64 = 256;

/// The memory that an access goes to, as far as the program says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Space {
    /// Through a generic pointer whose object is not seen; it costs what global memory costs.
    Generic,
    /// Global memory.
    Global,
    /// Shared memory of the block.
    Shared,
    /// Constant memory.
    Constant,
    /// Memory of the thread: its stack.
    Local,
    /// Parameters, and spaces that are not modelled.
    Other,
}

impl Space {
    /// The space that a pointer type names.
    pub fn of_addrspace(n: u32) -> Space {
        match n {
            0 => Space::Generic,
            1 => Space::Global,
            3 => Space::Shared,
            4 => Space::Constant,
            5 => Space::Local,
            _ => Space::Other,
        }
    }
    /// Its name in PTX.
    pub fn keyword(self) -> &'static str {
        match self {
            Space::Generic => "generic",
            Space::Global => "global",
            Space::Shared => "shared",
            Space::Constant => "const",
            Space::Local => "local",
            Space::Other => "other",
        }
    }
    /// What its cost counts, for one and for several.
    pub fn unit(self) -> &'static str {
        match self {
            Space::Generic | Space::Global | Space::Local => "sectors",
            Space::Shared => "wavefronts",
            Space::Constant => "words",
            Space::Other => "requests",
        }
    }
}

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AccessKind {
    /// It reads.
    Load,
    /// It writes.
    Store,
    /// Both, in one step.
    Atomic,
}

impl AccessKind {
    /// Its name.
    pub fn keyword(self) -> &'static str {
        match self {
            AccessKind::Load => "load",
            AccessKind::Store => "store",
            AccessKind::Atomic => "atomic",
        }
    }
}

/// Threads of a block, by which lanes have their thread numbers: lane `l` of warp `w` is thread `32 * w + l`, counted along x
/// first, then y, then z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BlockShape {
    /// So many along x, y and z.
    Exact([u32; 3]),
    /// A multiple of 32 along x, any number along y and z: a warp is 32 neighbours along x.
    Rows,
}

/// How the addresses of the lanes of one request differ.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Lanes {
    /// Not at all.
    Uniform,
    /// By so many bytes for each step of `tid.x`, `tid.y` and `tid.z`. With [`BlockShape::Rows`] the latter two do not differ
    /// within a warp, and nothing is said of them.
    Affine([i64; 3]),
    /// By so many bytes from lane 0, in every warp.
    Pattern(Box<[i64; WARP]>),
    /// By so many bytes for each step of `tid.x`, `tid.y` and `tid.z`, as for [`Lanes::Affine`]; the numbers of bytes are values
    /// that the lanes of a request share, which the program alone does not say.
    Strides(Box<[LaneFunction; 3]>),
    /// By what this function says: so many bytes from a place that the lanes of a request share.
    Function(Box<LaneFunction>),
    /// By what this load has given.
    Gather(Inst),
    /// In a way that is not followed, for this reason.
    Unknown(String),
}

impl Lanes {
    /// True if a request is one address, or goes by strides along the axes of a block.
    pub fn is_affine(&self) -> bool {
        matches!(self, Lanes::Uniform | Lanes::Affine(_) | Lanes::Strides(_))
    }
    /// The functions that it consists of.
    pub fn functions(&self) -> &[LaneFunction] {
        match self {
            Lanes::Strides(all) => &all[..],
            Lanes::Function(one) => std::slice::from_ref(one),
            _ => &[],
        }
    }
    /// The values of the function that it names, in increasing order.
    pub fn values(&self) -> Vec<Value> {
        let all = self.functions().iter().flat_map(LaneFunction::values);
        let mut all: Vec<Value> = all.collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// What must hold besides, for the claim to hold.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Assumption {
    /// The value does not wrap around from one lane of a warp to another.
    NoWrap(String),
    /// The pointer is aligned to [`ALLOCATION`] bytes. Only the cost hangs on it.
    Aligned(Value),
}

/// Least and greatest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// Least.
    pub lo: u32,
    /// Greatest.
    pub hi: u32,
}

impl Span {
    /// The smallest span with both.
    pub fn union(self, o: Span) -> Span {
        Span {
            lo: self.lo.min(o.lo),
            hi: self.hi.max(o.hi),
        }
    }
    /// True if the number is in it.
    pub fn holds(self, n: u32) -> bool {
        (self.lo..=self.hi).contains(&n)
    }
}

/// Costs of a request by a full warp (of all threads, if the block has fewer), over all places where it may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// What the space counts.
    pub units: Span,
    /// Lines of 128 bytes; for global memory.
    pub lines: Option<Span>,
    /// The least for so many bytes.
    pub ideal: Span,
}

/// What kind of request that is, in a word; the first that fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// All lanes access the same address. In shared memory: a broadcast.
    Uniform,
    /// No more sectors than the bytes need.
    Coalesced,
    /// One sector more than needed, since the first byte does not lie at the start of one.
    Misaligned,
    /// So many bytes from one lane to the next.
    Strided(i64),
    /// By a stride that hangs on values which lanes share.
    StridedBy,
    /// As a function of the thread's number and of values that lanes share.
    Function,
    /// Not by one stride, and with more sectors than needed.
    Scattered,
    /// Shared memory without conflicts.
    ConflictFree,
    /// So many words of one bank at a time.
    Conflict(u32),
    /// Constant memory at so many different words.
    Serialized(u32),
    /// Addresses come from memory.
    Gather,
    /// Nothing is known of it.
    Unknown,
}

/// What is claimed of one access.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccessClaim {
    /// The instruction.
    pub inst: Inst,
    /// What it does.
    pub kind: AccessKind,
    /// Where, as far as the program says.
    pub space: Space,
    /// Bytes per lane.
    pub bytes: u32,
    /// How its lanes lie to each other.
    pub lanes: Lanes,
    /// What a full warp costs, if the lanes are known.
    pub cost: Option<Cost>,
    /// In a word.
    pub class: Class,
    /// What must hold besides.
    pub assumed: Vec<Assumption>,
}

/// All that is claimed of the accesses of a function, in order of the layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accesses {
    /// The threads of a block.
    pub shape: BlockShape,
    /// The claims.
    pub claims: Vec<AccessClaim>,
}
