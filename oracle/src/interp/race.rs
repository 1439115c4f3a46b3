//! Data races: who touched which byte without an order between them.

use super::outcome::Place;
use super::value::Pointer;

/// Two accesses to the same byte by different threads, at least one a write, not both atomic, and not
/// ordered by barriers, warp synchronisation or release/acquire.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    /// The access that the machine performed first.
    pub first: Place,
    /// True if that was a write.
    pub first_writes: bool,
    /// The other.
    pub second: Place,
    /// True if that was a write.
    pub second_writes: bool,
    /// The byte.
    pub at: Pointer,
}
