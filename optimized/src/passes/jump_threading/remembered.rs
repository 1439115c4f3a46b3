//! What was found out about the predecessors of a block, kept until something changes on which it rests.
//!
//! The last sweep of a run looks at every block again, and finds of nearly all that nothing has changed. Asking their
//! predecessors anew would be half of the work of the pass. So the answers are kept with the blocks in which something was
//! read to find them; an edit stamps the blocks in which it changes instructions or from which it takes, or to which it
//! gives, a predecessor, and answers stand while none of their blocks has a younger stamp.
//!
//! ```text
//!   visit of b  ──→ outcomes of b's predecessors; read: b, its predecessors, the chain above them,
//!                   and the homes of all values that were looked at
//!   edit        ──→ stamps the blocks that it changes
//!   visit of b  ──→ the same outcomes, if no block that was read has a younger stamp
//! ```
//!
//! Lazy value info keeps its own answers between edits; what it is told to forget is stamped as well ([`Pass::forget`]).
//!
//! **Invariant:** an answer that stands is what would be found by asking again. Builds with debug assertions ask again and
//! compare.

use super::knowledge::Outcome;
use super::state::Pass;
use crate::analysis::blocks::block_map;
use cranelift_entity::SecondaryMap;
use smallvec::SmallVec;
use tandem_ir::rewrite::Trace;
use tandem_ir::{Block, Function, Value};

/// What each predecessor of a block knows of where the block goes.
#[derive(Default)]
struct Answer {
    /// [`Pass::state`] when the predecessors were asked.
    state: u64,
    /// The predecessors at that time.
    preds: SmallVec<[Block; 4]>,
    /// Of the first ones or of all.
    known: Known,
    /// The blocks in which something was read.
    read: SmallVec<[Block; 8]>,
}

/// The predecessors of a block in order, or the first of them, each with what it knows.
pub(super) type Known = SmallVec<[(Block, Option<Outcome>); 4]>;

/// Blocks in which something is read, each once. One is used again and again, for clearing it costs nothing.
#[derive(Default)]
pub(super) struct ReadSet {
    list: Vec<Block>,
    /// [`Self::round`] when the block was added last.
    added: SecondaryMap<Block, u32>,
    round: u32,
    /// True if something was read of which it is not known where.
    pub(super) elsewhere: bool,
}

impl ReadSet {
    /// Adds a block.
    pub(super) fn insert(&mut self, b: Block) {
        if self.added[b] != self.round {
            self.added[b] = self.round;
            self.list.push(b);
        }
    }
    /// Nothing has been read yet.
    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.round += 1;
        self.elsewhere = false;
    }
}

/// Answers by block, and when blocks were changed.
#[derive(Default)]
pub(super) struct Remembered {
    answers: Vec<Answer>,
    /// Where a block's answer is among them, behind 0, which stands for none.
    of: SecondaryMap<Block, u32>,
    /// [`Pass::state`] after the last edit that changed the block, 0 for none.
    changed: SecondaryMap<Block, u64>,
    /// The same for edits of which it is not known which blocks they change.
    anything_changed: u64,
    /// What the question under way reads.
    pub(super) read: ReadSet,
}

impl Remembered {
    /// Nothing is known yet of the blocks of a function.
    pub(super) fn new(f: &Function) -> Remembered {
        Remembered {
            of: block_map(f),
            changed: block_map(f),
            read: ReadSet {
                added: block_map(f),
                ..ReadSet::default()
            },
            ..Remembered::default()
        }
    }
    /// What is kept about a block with these predecessors, if it stands; of `each` of them, if that is asked for.
    pub(super) fn get(&self, b: Block, preds: &[Block], each: bool) -> Option<&Known> {
        let a = self.answers.get(self.of[b].checked_sub(1)? as usize)?;
        let since = |at: u64| at <= a.state;
        let stands = since(self.anything_changed)
            && a.preds.as_slice() == preds
            && (!each || a.known.len() == preds.len())
            && a.read.iter().all(|&r| since(self.changed[r]));
        stands.then_some(&a.known)
    }

    /// Keeps an answer with what was read to find it.
    pub(super) fn keep(&mut self, state: u64, b: Block, preds: &[Block], known: &Known) {
        if self.read.elsewhere {
            return;
        }
        if self.of[b] == 0 {
            self.answers.push(Answer::default());
            self.of[b] = self.answers.len() as u32;
        }
        let a = &mut self.answers[self.of[b] as usize - 1];
        a.state = state;
        a.preds.clear();
        a.preds.extend_from_slice(preds);
        a.known.clone_from(known);
        a.read.clear();
        a.read.extend_from_slice(&self.read.list);
    }
}

/// Edits say what they change; they do so between reporting their step and the next visit of a block.
impl<T: Trace<Function>> Pass<'_, T> {
    /// Instructions of the block, or its predecessors, change.
    pub(super) fn touch(&mut self, b: Block) {
        self.remembered.changed[b] = self.state;
    }
    /// The block and its successors change.
    pub(super) fn touch_around(&mut self, b: Block) {
        self.touch(b);
        for s in self.f.successors(b) {
            self.remembered.changed[s] = self.state;
        }
    }
    /// The users of a value change.
    pub(super) fn touch_users(&mut self, v: Value) {
        for u in self.f.uses(v) {
            if let Some(b) = self.f.inst_block(self.f.user(u)) {
                self.remembered.changed[b] = self.state;
            }
        }
    }
    /// Something changes of which it is not known where.
    pub(super) fn touch_all(&mut self) {
        self.remembered.anything_changed = self.state;
    }
    /// JT-T21: a value was redefined, lost entries as a phi, moved to another block, or was erased.
    pub(super) fn forget(&mut self, v: Value) {
        self.analyses.value_changed(v);
        match self.f.def_inst(v).and_then(|i| self.f.inst_block(i)) {
            Some(home) => self.touch(home),
            None => self.touch_all(),
        }
    }
}
