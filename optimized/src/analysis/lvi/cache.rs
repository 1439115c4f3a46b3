//! What the solver has found: facts by value and block.
//!
//! One table for all pairs, and per value a list through the entries, so that a value can be forgotten at once. A table per
//! value would cost an allocation for nearly every question.

use super::fact::Fact;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use tandem_ir::{Block, Value};

/// What is there for a value at the end of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    /// Being computed further down the stack: a cycle if met.
    Active,
    /// Found.
    Done(Fact),
}

/// Ends a list.
const NONE: u32 = u32::MAX;

struct Item {
    block: Block,
    /// The item of the same value that was made before, or of the list of unused items.
    next: u32,
    entry: Entry,
}

/// The first item of a value.
#[derive(Clone, Copy)]
struct First(u32);

impl Default for First {
    fn default() -> First {
        First(NONE)
    }
}

/// Entries by (value, block).
#[derive(Default)]
pub(super) struct Cache {
    at: FxHashMap<(Value, Block), u32>,
    items: Vec<Item>,
    first: SecondaryMap<Value, First>,
    unused: First,
}

impl Cache {
    /// The entry of a value and a block.
    pub(super) fn get(&self, v: Value, b: Block) -> Option<Entry> {
        let &n = self.at.get(&(v, b))?;
        Some(self.items[n as usize].entry)
    }
    /// Writes an entry.
    pub(super) fn set(&mut self, v: Value, b: Block, entry: Entry) {
        if let Some(&n) = self.at.get(&(v, b)) {
            self.items[n as usize].entry = entry;
            return;
        }
        let next = self.first[v].0;
        let item = Item {
            block: b,
            next,
            entry,
        };
        let n = match self.unused.0 {
            NONE => {
                self.items.push(item);
                self.items.len() as u32 - 1
            }
            n => {
                let old = std::mem::replace(&mut self.items[n as usize], item);
                self.unused = First(old.next);
                n
            }
        };
        self.first[v] = First(n);
        self.at.insert((v, b), n);
    }
    /// Forgets a value.
    pub(super) fn erase(&mut self, v: Value) {
        let mut at = self.first.get(v).map_or(NONE, |f| f.0);
        if at == NONE {
            return;
        }
        self.first[v] = First(NONE);
        while at != NONE {
            let item = &mut self.items[at as usize];
            self.at.remove(&(v, item.block));
            let next = std::mem::replace(&mut item.next, self.unused.0);
            self.unused = First(at);
            at = next;
        }
    }
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        *self = Cache::default();
    }
    /// All entries of a value, in no order that means anything.
    pub(super) fn of(&self, v: Value) -> impl Iterator<Item = (Block, Entry)> + '_ {
        let item = |n: u32| self.items.get(n as usize);
        let first = item(self.first.get(v).map_or(NONE, |f| f.0));
        std::iter::successors(first, move |i| item(i.next)).map(|i| (i.block, i.entry))
    }
    /// All finished facts in order of (value, block).
    pub(super) fn finished(&self) -> Vec<(Value, Block, Fact)> {
        let mut out = Vec::new();
        for v in self.first.keys() {
            let start = out.len();
            let done = self.of(v).filter_map(|(b, e)| match e {
                Entry::Done(fact) => Some((v, b, fact)),
                Entry::Active => None,
            });
            out.extend(done);
            out[start..].sort_unstable_by_key(|e| e.1);
        }
        out
    }
}
