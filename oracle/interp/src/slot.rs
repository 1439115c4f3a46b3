//! The machine's cell: 64 bits, a state, and for pointers what they are based on.
//!
//! Integers and floats are zero-extended bits. An integer may carry provenance
//! when it was loaded from the bytes of a pointer; any arithmetic drops it (and
//! exposes the object), copying keeps it, so that a copy by integers is a copy.
//! Values wider than 64 bits take several slots, least significant first, and
//! have the state of the worst of them.

/// What a pointer is based on: nothing, an object, or whatever exposed object is at its address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(super) struct Prov(u64);

const INDEX_BITS: u32 = 28;
const INDEX_MASK: u64 = (1 << INDEX_BITS) - 1;
const PROV_MASK: u64 = (1 << 56) - 1;

impl Prov {
    /// Based on nothing.
    pub const NONE: Prov = Prov(0);
    /// Made from an integer: based on any exposed object.
    pub const WILD: Prov = Prov(PROV_MASK);
    /// Most objects that can exist at a time.
    pub const MAX_OBJECTS: usize = INDEX_MASK as usize - 1;

    /// The object in place `index` of the table, in its `generation`.
    pub fn object(index: usize, generation: u32) -> Prov {
        let generation = u64::from(generation) & INDEX_MASK;
        Prov((generation << INDEX_BITS) | ((index as u64 + 1) & INDEX_MASK))
    }
    /// Location in the table and generation; `None` unless based on an object.
    #[inline(always)]
    pub fn index(self) -> Option<(usize, u32)> {
        if self.0 == 0 || self.0 == PROV_MASK {
            return None;
        }
        let index = (self.0 & INDEX_MASK) as usize;
        Some((index.wrapping_sub(1), (self.0 >> INDEX_BITS) as u32))
    }
}

/// One cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Slot {
    /// Zero-extended payload; 0 for undef and poison.
    pub bits: u64,
    /// Low byte: state; the rest: provenance.
    pub meta: u64,
}

const STATE_MASK: u64 = 0xff;
const STATE_UNDEF: u64 = 1;
const STATE_POISON: u64 = 2;

impl Slot {
    /// `undef`
    pub const UNDEF: Slot = Slot {
        bits: 0,
        meta: STATE_UNDEF,
    };
    /// `poison`
    pub const POISON: Slot = Slot {
        bits: 0,
        meta: STATE_POISON,
    };

    /// Defined bits without provenance.
    #[inline(always)]
    pub fn int(bits: u64) -> Slot {
        Slot { bits, meta: 0 }
    }
    /// A boolean.
    #[inline(always)]
    pub fn bool(b: bool) -> Slot {
        Slot::int(u64::from(b))
    }
    /// An address with provenance.
    #[inline(always)]
    pub fn ptr(address: u64, prov: Prov) -> Slot {
        Slot {
            bits: address,
            meta: prov.0 << 8,
        }
    }
    /// True if neither undef nor poison.
    #[inline(always)]
    pub fn is_defined(self) -> bool {
        self.meta & STATE_MASK == 0
    }
    /// True for poison.
    #[inline(always)]
    pub fn is_poison(self) -> bool {
        self.meta & STATE_MASK >= STATE_POISON
    }
    /// True for undef.
    #[inline(always)]
    pub fn is_undef(self) -> bool {
        self.meta & STATE_MASK == STATE_UNDEF
    }
    /// What the slot is based on.
    #[inline(always)]
    pub fn prov(self) -> Prov {
        Prov(self.meta >> 8)
    }
    /// The same bits without provenance.
    #[inline(always)]
    pub fn without_prov(self) -> Slot {
        Slot {
            bits: self.bits,
            meta: self.meta & STATE_MASK,
        }
    }
}

/// All ones in the low `64 - sh` bits, where `sh` is 64 minus a width of 1 to 64.
#[inline(always)]
pub(super) fn mask(sh: u8) -> u64 {
    u64::MAX >> (sh & 63)
}

/// Sign-extends the low `64 - sh` bits.
#[inline(always)]
pub(super) fn sext(bits: u64, sh: u8) -> i64 {
    ((bits << (sh & 63)) as i64) >> (sh & 63)
}
