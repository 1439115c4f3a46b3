//! Pointers: which block, and how far into it.
//!
//! A pointer of address space `n` is one bit vector: the [`BLOCK_BITS`] bits of the
//! block identity above the offset, whose width is the index width of the space.
//! The identity says where the block is from its first day: one bit "local to this
//! call", three bits of region (which hardware memory), the rest a number. Two
//! pointers of different spaces that must not overlap therefore differ in constant
//! bits, and the simplifier knows it. Block 0 is no block: null and pointers made
//! from integers that hit nothing; its base address is 0, so that the offset is the
//! address.
//!
//! Bits, from the top: `local:1 region:3 number:16`. Blocks that the caller knows
//! have `local = 0`; which of them a parameter points to is a variable, so their
//! count is unbounded. Sizes, addresses and initial contents of such blocks are
//! uninterpreted functions of the identity.

use tandem_smt::{Term, Terms};

/// Bits of a block identity.
pub const BLOCK_BITS: u32 = 20;
/// Bits of the number within it.
pub const NUMBER_BITS: u32 = 16;
/// Position of the lowest region bit.
pub const REGION_SHIFT: u32 = NUMBER_BITS;
/// Position of the local bit.
pub const LOCAL_BIT: u32 = BLOCK_BITS - 1;

/// The memory that a block lives in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Region {
    /// No block.
    None = 0,
    /// Device or host memory: address spaces 0 and 1, heap.
    Global = 1,
    /// Kernel parameters: address space 101.
    Param = 2,
    /// Shared memory of a thread block: address spaces 3 and 7.
    Shared = 3,
    /// Constants: address space 4.
    Constant = 4,
    /// Private memory of a thread: address space 5 and every `alloca`.
    Local = 5,
    /// Functions.
    Code = 6,
    /// Any other space; not reachable through generic pointers.
    Other = 7,
}

impl Region {
    /// The region of variables of an address space.
    pub fn of_space(space: u32) -> Region {
        match space {
            0 | 1 => Region::Global,
            3 | 7 => Region::Shared,
            4 => Region::Constant,
            5 => Region::Local,
            101 => Region::Param,
            _ => Region::Other,
        }
    }
    /// The only region that pointers of a space can point into; `None` for the generic space, which reaches
    /// all but [`Region::Other`].
    pub fn only_of_space(space: u32) -> Option<Region> {
        (space != 0).then(|| Region::of_space(space))
    }
}

/// A pointer taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ptr {
    /// Block identity, [`BLOCK_BITS`] wide.
    pub block: Term,
    /// Offset in bytes, as wide as the index type of the address space.
    pub offset: Term,
}

impl Ptr {
    /// Takes a packed pointer apart.
    pub fn unpack(terms: &mut Terms, packed: Term) -> Ptr {
        let w = terms.width(packed);
        Ptr {
            block: terms.extract(w - 1, w - BLOCK_BITS, packed),
            offset: terms.extract(w - BLOCK_BITS - 1, 0, packed),
        }
    }
    /// Packs it.
    pub fn pack(self, terms: &mut Terms) -> Term {
        terms.concat(self.block, self.offset)
    }
    /// Null, for an index width.
    pub fn null(terms: &mut Terms, index_bits: u32) -> Ptr {
        Ptr {
            block: terms.bits(BLOCK_BITS, 0),
            offset: terms.bits(index_bits, 0),
        }
    }
}

/// The identity of a known block as a number.
pub fn block_id(local: bool, region: Region, number: u16) -> u64 {
    (u64::from(local) << LOCAL_BIT) | ((region as u64) << REGION_SHIFT) | u64::from(number)
}
