//! Scalars in and out of bytes.
//!
//! Memory is untyped: what a load gives depends only on the bytes and their
//! states. A poison byte makes the whole scalar poison; undef bits are chosen at
//! the load, unless all bytes are undef, which stays undef; the bytes of one
//! pointer in order are that pointer, even when loaded as an integer of the same
//! size.

use super::layout::LeafKind;
use super::memory::{DEFINED, FRAGMENT, Object, POISON, UNDEF};
use super::slot::{Prov, Slot};

/// What was found besides the value.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct LoadNotes {
    /// Some but not all bytes were undef.
    pub partly_undef: bool,
    /// Part of a pointer was read as a number: its provenance is lost.
    pub pointer_as_int: Option<Prov>,
    /// A pointer was read from bytes that are no pointer.
    pub int_as_pointer: bool,
}

/// Reads `n` bytes, little-endian, into 64-bit limbs.
fn limb(bytes: &[u8]) -> u64 {
    let mut b = [0u8; 8];
    let n = bytes.len().min(8);
    b[..n].copy_from_slice(&bytes[..n]);
    u64::from_le_bytes(b)
}

/// Reads a scalar at a byte offset into `out` (one slot per 64 bits). `random` chooses undef bits.
pub(super) fn read_scalar(
    o: &Object,
    at: usize,
    kind: LeafKind,
    out: &mut [Slot],
    random: &mut dyn FnMut() -> u64,
) -> LoadNotes {
    let n = kind.bytes() as usize;
    let (Some(bytes), Some(states)) = (o.bytes.get(at..at + n), o.states.get(at..at + n)) else {
        out.fill(Slot::POISON);
        return LoadNotes::default();
    };
    let mut notes = LoadNotes::default();
    if states.contains(&POISON) {
        out.fill(Slot::POISON);
        return notes;
    }
    let undef = states.iter().filter(|&&s| s == UNDEF).count();
    if undef == n {
        out.fill(Slot::UNDEF);
        return notes;
    }
    notes.partly_undef = undef > 0;
    for (i, s) in out.iter_mut().enumerate() {
        let end = n.min(i * 8 + 8);
        *s = Slot::int(limb(&bytes[i * 8..end]));
        for (j, &state) in states[i * 8..end].iter().enumerate() {
            if state == UNDEF {
                s.bits |= (random() & 0xff) << (8 * j);
            }
        }
    }
    let top = out.len() - 1;
    let m = super::slot::mask(kind.top_sh());
    if out[top].bits & !m != 0 {
        // Written by a store of another type: LangRef leaves the result undefined.
        if notes.partly_undef {
            out[top].bits &= m;
        } else {
            out.fill(Slot::POISON);
            return notes;
        }
    }
    let prov = whole_pointer(o, at, states);
    match (kind, prov) {
        (_, Some(p)) => out[0] = Slot::ptr(out[0].bits, p),
        (LeafKind::Ptr(..), None) => {
            notes.int_as_pointer = true;
            if out[0].bits != 0 {
                out[0] = Slot::ptr(out[0].bits, Prov::WILD);
            }
        }
        _ => {}
    }
    if prov.is_none() {
        let part = states.iter().position(|&s| s >= FRAGMENT);
        notes.pointer_as_int = part.and_then(|i| o.provs.get(at + i).copied());
    }
    notes
}

/// The provenance if the states are all bytes of one pointer, in order.
fn whole_pointer(o: &Object, at: usize, states: &[u8]) -> Option<Prov> {
    let first = *o.provs.get(at)?;
    let n = states.len();
    if n > 8 || n == 0 {
        return None;
    }
    let last = states[n - 1];
    // The pointer must be exactly as wide as the access: its last byte is marked by the next state.
    let whole = states
        .iter()
        .enumerate()
        .all(|(i, &s)| s == FRAGMENT + i as u8)
        && o.provs[at..at + n].iter().all(|&p| p == first)
        && o.states.get(at + n) != Some(&(last + 1));
    whole.then_some(first)
}

/// Writes a scalar at a byte offset; undef is written as undef bytes, poison as poison bytes.
pub(super) fn write_scalar(o: &mut Object, at: usize, kind: LeafKind, value: &[Slot]) {
    let n = kind.bytes() as usize;
    if at + n > o.bytes.len() {
        return;
    }
    let state = if value.iter().any(|s| s.is_poison()) {
        POISON
    } else if value.iter().any(|s| s.is_undef()) {
        UNDEF
    } else {
        DEFINED
    };
    o.states[at..at + n].fill(state);
    if state != DEFINED {
        o.bytes[at..at + n].fill(0);
        return;
    }
    for (i, s) in value.iter().enumerate() {
        let end = n.min(i * 8 + 8);
        let le = s.bits.to_le_bytes();
        o.bytes[at + i * 8..at + end].copy_from_slice(&le[..end - i * 8]);
    }
    let prov = value.first().map_or(Prov::NONE, |s| s.prov());
    let is_pointer = prov != Prov::NONE && n <= 8 && value.len() == 1;
    if is_pointer {
        if o.provs.is_empty() {
            o.provs = vec![Prov::NONE; o.bytes.len()];
        }
        for i in 0..n {
            o.states[at + i] = FRAGMENT + i as u8;
            o.provs[at + i] = prov;
        }
    }
}

/// Bytes with their states, for copies.
pub(super) struct Piece {
    bytes: Vec<u8>,
    states: Vec<u8>,
    provs: Vec<Prov>,
}

/// Takes a copy of `n` bytes.
pub(super) fn copy_out(o: &Object, at: usize, n: usize) -> Piece {
    Piece {
        bytes: o.bytes[at..at + n].to_vec(),
        states: o.states[at..at + n].to_vec(),
        provs: o
            .provs
            .get(at..at + n)
            .map(<[_]>::to_vec)
            .unwrap_or_default(),
    }
}

/// Puts a copy down.
pub(super) fn copy_in(o: &mut Object, at: usize, p: &Piece) {
    let n = p.bytes.len();
    o.bytes[at..at + n].copy_from_slice(&p.bytes);
    o.states[at..at + n].copy_from_slice(&p.states);
    if p.provs.is_empty() {
        return;
    }
    if o.provs.is_empty() {
        o.provs = vec![Prov::NONE; o.bytes.len()];
    }
    o.provs[at..at + n].copy_from_slice(&p.provs);
}

/// Sets `n` bytes to one value.
pub(super) fn fill(o: &mut Object, at: usize, n: usize, value: Slot) {
    let state = if value.is_poison() {
        POISON
    } else if value.is_undef() {
        UNDEF
    } else {
        DEFINED
    };
    o.states[at..at + n].fill(state);
    o.bytes[at..at + n].fill(value.bits as u8);
}
