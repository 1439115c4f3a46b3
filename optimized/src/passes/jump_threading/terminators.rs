//! What questions about edges ask of the same few blocks again and again, kept until the next edit.
//!
//! A question about the edge from `p` to `b` looks at the terminator of `p` and at those of a few blocks above it; the next
//! question, about another edge, comes to the same blocks. Two things are kept of each: of which values its terminator can
//! say something, and its only predecessor.
//!
//! **Invariant:** what is kept belongs to one state of the pass ([`super::state::Pass::state`]), which every edit changes.

use crate::analysis::blocks::block_map;
use crate::analysis::lvi::constraint;
use cranelift_entity::{EntityRef, SecondaryMap};
use std::ops::Range;
use tandem_ir::{Block, Function, Value};

/// What is kept of a block.
#[derive(Clone, Default)]
struct Entry {
    /// The state in which the subjects were found, 0 for never.
    subjects_in: u64,
    /// The same for the predecessor.
    predecessor_in: u64,
    only_predecessor: Option<Block>,
    /// Where the values are.
    values: Range<u32>,
    /// Where the blocks are in which they are defined.
    homes: Range<u32>,
    /// False if the values are too many for a list.
    listed: bool,
    /// A bit for each value, several values to a bit: most questions are about none of them.
    sketch: u64,
}

/// What is kept of the blocks of a function.
pub(super) struct Terminators {
    state: u64,
    of: SecondaryMap<Block, Entry>,
    values: Vec<Value>,
    homes: Vec<Block>,
}

/// The bit of a value in a sketch.
fn bit(v: Value) -> u64 {
    1 << (v.index() % 64)
}

impl Terminators {
    /// Nothing is known yet of the blocks of a function, whose state is 1.
    pub(super) fn new(f: &Function) -> Terminators {
        Terminators {
            state: 1,
            of: block_map(f),
            values: Vec::new(),
            homes: Vec::new(),
        }
    }
    /// Forgets what belongs to another state than this, which is not 0.
    pub(super) fn in_state(&mut self, state: u64) -> &mut Terminators {
        if self.state != state {
            self.state = state;
            self.values.clear();
            self.homes.clear();
        }
        self
    }
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.of.clear();
        self.values.clear();
        self.homes.clear();
    }
    /// The only predecessor of a block.
    pub(super) fn only_predecessor(&mut self, f: &Function, b: Block) -> Option<Block> {
        let entry = &mut self.of[b];
        if entry.predecessor_in != self.state {
            entry.predecessor_in = self.state;
            entry.only_predecessor = f.unique_predecessor(b);
        }
        entry.only_predecessor
    }
    /// False if what the terminator of a block says cannot be about the value.
    #[inline]
    pub(super) fn speaks_of(&mut self, f: &Function, b: Block, v: Value) -> bool {
        if self.of[b].subjects_in != self.state {
            self.find(f, b);
        }
        let entry = &self.of[b];
        let places = entry.values.start as usize..entry.values.end as usize;
        !entry.listed || entry.sketch & bit(v) != 0 && self.values[places].contains(&v)
    }
    /// The blocks in which the values are defined of which the terminator of a block can say something; `None` if these are
    /// too many for a list.
    pub(super) fn homes(&mut self, f: &Function, b: Block) -> Option<&[Block]> {
        if self.of[b].subjects_in != self.state {
            self.find(f, b);
        }
        let entry = &self.of[b];
        let places = entry.homes.start as usize..entry.homes.end as usize;
        self.homes.get(places).filter(|_| entry.listed)
    }
    fn find(&mut self, f: &Function, b: Block) {
        let found = constraint::subjects(f, b);
        let (values, homes) = (self.values.len(), self.homes.len());
        for &v in found.iter().flatten() {
            self.values.push(v);
            if let Some(home) = f.def_inst(v).and_then(|i| f.inst_block(i))
                && !self.homes[homes..].contains(&home)
            {
                self.homes.push(home);
            }
        }
        let sketch = self.values[values..].iter().fold(0, |all, &v| all | bit(v));
        let entry = &mut self.of[b];
        entry.subjects_in = self.state;
        entry.sketch = sketch;
        entry.listed = found.is_some();
        entry.values = values as u32..self.values.len() as u32;
        entry.homes = homes as u32..self.homes.len() as u32;
    }
}
