//! The names of the table by their hash, worked out by the compiler.
//!
//! A search by halves among more than ten thousand names reads memory in fourteen places and compares as many texts; here it
//! is mostly one of each.

use super::table;

/// Slots, a power of two, more than twice as many as names.
const SLOTS: usize = table::NAMES.len().next_power_of_two() * 2;
/// An empty slot.
const NONE: u16 = u16::MAX;
const _: () = assert!(table::NAMES.len() < NONE as usize);

/// Length of the longest name, in bytes.
pub(super) const LONGEST: usize = longest();
/// In the first slot from its hash on that was free, the number of each name.
static INDEX: [u16; SLOTS] = index();

/// Where a name is in the table.
pub(super) fn position(name: &str) -> Option<usize> {
    let bytes = name.as_bytes();
    let mut slot = hash(bytes, 0, bytes.len());
    loop {
        let n = INDEX[slot];
        if n == NONE {
            return None;
        }
        if table::NAMES.get(usize::from(n)) == Some(name) {
            return Some(usize::from(n));
        }
        slot = (slot + 1) % SLOTS;
    }
}

/// FNV-1a over a part of a text, spread over the slots.
const fn hash(bytes: &[u8], from: usize, to: usize) -> usize {
    let (mut h, mut at) = (0xcbf2_9ce4_8422_2325_u64, from);
    while at < to {
        h = (h ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01b3);
        at += 1;
    }
    (h ^ (h >> 32)) as usize % SLOTS
}

const fn start(n: usize) -> usize {
    match n {
        0 => 0,
        n => table::NAMES.ends[n - 1] as usize,
    }
}

const fn longest() -> usize {
    let (mut n, mut most) = (0, 0);
    while n < table::NAMES.len() {
        let length = table::NAMES.ends[n] as usize - start(n);
        if length > most {
            most = length;
        }
        n += 1;
    }
    most
}

#[allow(
    long_running_const_eval,
    reason = "some hundred thousand bytes are hashed, which ends"
)]
const fn index() -> [u16; SLOTS] {
    let mut slots = [NONE; SLOTS];
    let bytes = table::NAMES.all.as_bytes();
    let mut n = 0;
    while n < table::NAMES.len() {
        let mut slot = hash(bytes, start(n), table::NAMES.ends[n] as usize);
        while slots[slot] != NONE {
            slot = (slot + 1) % SLOTS;
        }
        slots[slot] = n as u16;
        n += 1;
    }
    slots
}
