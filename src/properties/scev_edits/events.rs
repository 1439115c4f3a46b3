//! The events that edits are (SE-R6, and E12 to E15 of the page on scalar evolution), and how often each took something.

use crate::properties::Uses;

/// What an edit is to what is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Event {
    /// An operand, a use or an operation is another, or gone.
    E1,
    /// A flag is dropped.
    E2,
    /// What is attached to an instruction is other.
    E3,
    /// An assumption says nothing more, or is gone.
    E4,
    /// A branch goes another way, or an edge goes.
    E5,
    /// A loop has another header, latch, preheader or exit.
    E6,
    /// The bound of a loop is another.
    E7,
    /// Code is moved.
    E8,
    /// A pointer is of another address space.
    E9,
    /// Something that need not return comes into a block.
    E10,
    /// Something is known that was not.
    E11,
    /// A phi has another predecessor.
    E12,
    /// Two loops become one.
    E13,
    /// A block is copied.
    E14,
    /// The data layout is another.
    E15,
}

const ALL: [(Event, &str); 15] = [
    (Event::E1, "E1"),
    (Event::E2, "E2"),
    (Event::E3, "E3"),
    (Event::E4, "E4"),
    (Event::E5, "E5"),
    (Event::E6, "E6"),
    (Event::E7, "E7"),
    (Event::E8, "E8"),
    (Event::E9, "E9"),
    (Event::E10, "E10"),
    (Event::E11, "E11"),
    (Event::E12, "E12"),
    (Event::E13, "E13"),
    (Event::E14, "E14"),
    (Event::E15, "E15"),
];

impl Event {
    /// False for what need not take anything: code that is moved computes what it did, and what is kept stays right when
    /// more is known.
    fn must_take(self) -> bool {
        !matches!(self, Event::E8 | Event::E11)
    }
}

/// How often each event was there, how often with something to take, and how often it took something.
#[derive(Default)]
pub(super) struct Tally([[u64; 3]; ALL.len()]);

impl Tally {
    /// An edit was done and told; `took`: less is kept than before; `could`: something was kept.
    pub(super) fn count(&mut self, event: Event, took: bool, could: bool) {
        let own = &mut self.0[event as usize];
        own[0] += 1;
        own[1] += u64::from(could);
        own[2] += u64::from(took);
    }

    pub(super) fn uses(&self) -> Vec<Uses> {
        let all = ALL.iter().zip(self.0);
        all.map(|(&(event, sort), [made, could, took])| Uses {
            sort,
            made,
            could,
            took,
            must_take: event.must_take(),
        })
        .collect()
    }
}
