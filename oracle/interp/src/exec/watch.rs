//! Whether accesses meet of which metadata says that they do not ([`crate::alias`]).
//!
//! ```text
//!   Watch of a load or store      its bytes, with what its metadata says, are kept by thread and place
//!   an earlier one there          apart, and one of the two writes: the run has met what metadata excludes
//! ```
//!
//! What a function says of its pointer parameters (`noalias`, `readonly`, `writeonly`, `readnone`) is looked at the same way, object by
//! object.
//!
//! Only runs with shaken licences look: they are made where a target did something else, to see what the source's run hangs on.

use super::Machine;
use crate::alias::Says;
use crate::api::Licences;
use crate::code::CompiledFn;
use crate::memory::{Ask, Who};
use crate::slot::{Prov, Slot};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Bytes of a place.
const PLACE: usize = 8;
/// Most accesses that are kept; beyond, a run is taken to have met what is excluded.
const MOST: usize = 1 << 16;

/// Thread, number and generation of the object, and place in it.
type Place = (u32, usize, u32, usize);

/// Accesses of a launch with metadata.
#[derive(Default)]
pub(crate) struct Watch {
    seen: FxHashMap<Place, Vec<Seen>>,
    count: usize,
}

#[derive(Clone)]
struct Seen {
    says: Arc<Says>,
    /// First byte, and the one behind the last.
    bytes: (usize, usize),
    write: bool,
}

impl<'p, 'm> Machine<'p, 'm> {
    /// At the start of a function: notes whether a `noalias` parameter leads to the object of another one.
    pub(super) fn watch_parameters(&mut self, f: &CompiledFn, regs: &[Slot]) {
        if self.policy.licences == Licences::Unused {
            return;
        }
        let prov = |slot: u32| regs[slot as usize].prov();
        self.choices.aliased |= f.pointers.iter().any(|&(a, param)| {
            let mut others = f.pointers.iter().map(|p| p.0).filter(|&b| b != a);
            param.alone && prov(a) != Prov::NONE && others.any(|b| prov(b) == prov(a))
        });
    }

    /// Keeps an access in mind, and looks at those that were there before.
    pub(super) fn watch(
        &mut self,
        who: Who,
        regs: &[Slot],
        f: &CompiledFn,
        (ptr, watched): (u32, u32),
    ) {
        if self.policy.licences == Licences::Unused || self.choices.aliased {
            return;
        }
        let (p, spec) = (regs[ptr as usize], &f.watched[watched as usize]);
        // Other pointers may lead to the same object: by these the function need not have broken its word, but it may have.
        let led = |slot: u32| regs[slot as usize].prov() == p.prov() && p.prov() != Prov::NONE;
        self.choices.aliased |= f.pointers.iter().any(|&(slot, param)| {
            let says_no = if spec.write {
                param.unwritten
            } else {
                param.unread
            };
            says_no && led(slot)
        });
        let Some(says) = &spec.says else {
            return;
        };
        if says.beyond || self.watch.count >= MOST {
            self.choices.aliased = true;
            return;
        }
        let ask = Ask {
            space: spec.space,
            size: spec.bytes,
            align: 1,
            write: false,
            null_is_valid: true,
        };
        // An access to nowhere is undefined by itself, right behind this.
        let Ok(found) = self.mem.check(p, ask, who) else {
            return;
        };
        let Some(o) = self.mem.objects.get(found.index) else {
            return;
        };
        let generation = o.generation;
        let size = usize::try_from(spec.bytes).unwrap_or(usize::MAX);
        let bytes = (found.offset, found.offset.saturating_add(size));
        let new = Seen {
            says: Arc::clone(says),
            bytes,
            write: spec.write,
        };
        let cx = &self.program.module().header;
        for place in bytes.0 / PLACE..bytes.1.div_ceil(PLACE) {
            let key = (who.thread, found.index, generation, place);
            let old = self.watch.seen.entry(key).or_default();
            let meets = |s: &Seen| {
                let near = s.bytes.0 < bytes.1 && bytes.0 < s.bytes.1;
                near && (s.write || new.write) && new.says.apart_from(cx, &s.says)
            };
            if old.iter().any(meets) {
                self.choices.aliased = true;
                return;
            }
            let known = old.iter().any(|s| {
                Arc::ptr_eq(&s.says, &new.says) && s.bytes == new.bytes && s.write == new.write
            });
            if !known {
                old.push(new.clone());
                self.watch.count += 1;
            }
        }
    }
}
