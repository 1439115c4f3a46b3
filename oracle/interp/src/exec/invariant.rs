//! Loads with `!invariant.load`: their location has to hold the same value wherever it can be read.
//!
//! ```text
//!   start of a launch    contents of all objects, if some function has such a load        ([`Unchanging::begin`])
//!   behind the load      what the location holds; another value at the start is undefined ([`Machine::unchanging`])
//!   end of the launch    another value than was noted is undefined                        ([`Machine::changed`])
//! ```
//!
//! A location that changes and changes back between these points is not noticed, as in the encoder. Memory that the run made
//! held nothing when it came to be: what is loaded from there was written since (LangRef: the same value wherever it can be read).

use super::{Machine, Thread};
use crate::memory::{Found, Life, Memory, Object, POISON, UNDEF};
use crate::outcome::{Location, Outcome, UbKind};

/// Most locations that one launch keeps in mind.
const MOST: usize = 256;

/// What the invariant loads of a launch found.
#[derive(Default)]
pub(crate) struct Unchanging {
    /// Generation, bytes and states of the objects at the start, by number: another generation is another object.
    at_entry: Vec<(u32, Vec<u8>, Vec<u8>)>,
    noted: Vec<Noted>,
}

/// One load.
struct Noted {
    /// Number and generation.
    object: (usize, u32),
    offset: usize,
    bytes: Vec<u8>,
    states: Vec<u8>,
    place: Location,
}

impl Unchanging {
    /// At the start of a launch.
    pub(crate) fn begin(mem: &Memory, needed: bool) -> Unchanging {
        let contents = |o: &Object| (o.generation, o.bytes.clone(), o.states.clone());
        let all = mem.objects.iter().filter(|_| needed);
        Unchanging {
            at_entry: all.map(contents).collect(),
            noted: Vec::new(),
        }
    }
}

/// True if some byte is another one; undef may be any.
fn differ((bytes, states): (&[u8], &[u8]), (other, others): (&[u8], &[u8])) -> bool {
    let (these, those) = (bytes.iter().zip(states), other.iter().zip(others));
    these
        .zip(those)
        .any(|((b, s), (c, t))| *s != UNDEF && *t != UNDEF && (s != t || b != c))
}

impl<'p> Machine<'p, '_> {
    /// Notes what a location holds from which such a load has read. Undefined if it held something else at the start.
    pub(super) fn unchanging(
        &mut self,
        t: &Thread<'p>,
        Found { index, offset }: Found,
        size: u64,
    ) -> Result<(), UbKind> {
        let Some(o) = self.mem.objects.get(index) else {
            return Ok(());
        };
        let part = offset..offset.saturating_add(usize::try_from(size).unwrap_or(usize::MAX));
        let (Some(bytes), Some(states)) = (o.bytes.get(part.clone()), o.states.get(part.clone()))
        else {
            return Ok(());
        };
        let written = |s: &u8| !matches!(*s, UNDEF | POISON);
        if o.fresh && states.iter().any(written) {
            return Err(UbKind::InvariantChanged);
        }
        if let Some((generation, first, marks)) = self.unchanging.at_entry.get(index)
            && *generation == o.generation
            && let (Some(first), Some(marks)) = (first.get(part.clone()), marks.get(part))
            && differ((bytes, states), (first, marks))
        {
            return Err(UbKind::InvariantChanged);
        }
        if self.unchanging.noted.len() < MOST && !o.constant {
            let noted = Noted {
                object: (index, o.generation),
                offset,
                bytes: bytes.to_vec(),
                states: states.to_vec(),
                place: self.place(t),
            };
            self.unchanging.noted.push(noted);
        }
        Ok(())
    }

    /// At the end of a launch: undefined if one of the locations holds something else by now.
    pub(crate) fn changed(&self) -> Option<Outcome> {
        let other = |n: &&Noted| {
            let (index, generation) = n.object;
            let same = |o: &&Object| o.generation == generation && o.life == Life::Live;
            let Some(o) = self.mem.objects.get(index).filter(same) else {
                return false;
            };
            let part = n.offset..n.offset + n.bytes.len();
            let (now, marks) = (o.bytes.get(part.clone()), o.states.get(part));
            now.zip(marks)
                .is_some_and(|now| differ((&n.bytes, &n.states), now))
        };
        let noted = self.unchanging.noted.iter().find(other)?;
        Some(Outcome::Ub {
            kind: UbKind::InvariantChanged,
            place: noted.place.clone(),
        })
    }
}
