//! What a register holds: bits, and which of them are unspecified.
//!
//! PTX defines every bit pattern and leaves some results open (PM-1): a register that was never written, a quotient by zero,
//! memory that nobody wrote. The machine picks such bits once and remembers that it did, bit by bit, so that masking them
//! away makes a value that is as good as any.

/// A value of at most 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Val {
    /// The bits, zero above the width.
    pub bits: u64,
    /// Which of them could as well be otherwise.
    pub open: u64,
}

impl Val {
    /// Bits that are what they are.
    pub fn of(bits: u64) -> Val {
        Val { bits, open: 0 }
    }
    /// A predicate.
    pub fn bool(b: bool) -> Val {
        Val::of(u64::from(b))
    }
}

/// All ones in the low `w` bits.
pub(super) fn ones(w: u32) -> u64 {
    match w {
        64.. => u64::MAX,
        _ => (1 << w) - 1,
    }
}

/// The low `w` bits as a signed number.
pub(super) fn signed(v: u64, w: u32) -> i64 {
    match w {
        0 => 0,
        1..64 => ((v << (64 - w)) as i64) >> (64 - w),
        _ => v as i64,
    }
}
