//! What the solver has found: facts by value and block.
//!
//! Each value has a list of its entries, so that it can be forgotten at once, and neighbours in the text of a function are
//! neighbours in memory. A table is there for values whose list has become long.

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

/// Where an entry is, until its value is forgotten.
#[derive(Clone, Copy)]
pub(super) struct Slot(u32);

/// Ends a list.
const NONE: u32 = u32::MAX;
/// Lists of more entries are searched by the table.
const SHORT: u32 = 24;

struct Item {
    block: Block,
    /// The item of the same value that was made before, or of the list of unused items.
    next: u32,
    entry: Entry,
}

/// The items of a value.
#[derive(Clone, Copy)]
struct List {
    first: u32,
    len: u32,
}

impl Default for List {
    fn default() -> List {
        List {
            first: NONE,
            len: 0,
        }
    }
}

/// Entries by (value, block).
#[derive(Default)]
pub(super) struct Cache {
    lists: SecondaryMap<Value, List>,
    items: Vec<Item>,
    /// The items of long lists, all of them.
    table: FxHashMap<(Value, Block), u32>,
    /// Items that are free to use.
    unused: Vec<u32>,
}

impl Cache {
    /// An empty one for a function of so many values.
    pub(super) fn new(values: usize) -> Cache {
        let mut cache = Cache::default();
        cache.lists.resize(values);
        // About one for each value is asked for before long.
        cache.items.reserve(values.min(1024));
        cache
    }
    /// The entry of a value and a block.
    pub(super) fn get(&self, v: Value, b: Block) -> Option<Entry> {
        Some(self.items[self.find(v, b)? as usize].entry)
    }
    fn find(&self, v: Value, b: Block) -> Option<u32> {
        let list = self.lists.get(v)?;
        if list.len > SHORT {
            return self.table.get(&(v, b)).copied();
        }
        let mut at = list.first;
        while at != NONE {
            let item = &self.items[at as usize];
            if item.block == b {
                return Some(at);
            }
            at = item.next;
        }
        None
    }
    /// Writes an entry that is there ([`Cache::begin`]).
    pub(super) fn settle(&mut self, slot: Slot, entry: Entry) {
        self.items[slot.0 as usize].entry = entry;
    }
    /// Makes the entry of a value and a block that have none: its computation has begun.
    pub(super) fn begin(&mut self, v: Value, b: Block) -> Slot {
        let list = &mut self.lists[v];
        let item = Item {
            block: b,
            next: list.first,
            entry: Entry::Active,
        };
        let n = match self.unused.pop() {
            Some(n) => {
                self.items[n as usize] = item;
                n
            }
            None => {
                self.items.push(item);
                self.items.len() as u32 - 1
            }
        };
        list.first = n;
        list.len += 1;
        match list.len {
            len if len == SHORT + 1 => self.tabulate(v),
            len if len > SHORT => drop(self.table.insert((v, b), n)),
            _ => {}
        }
        Slot(n)
    }
    /// Enters all items of a value into the table.
    fn tabulate(&mut self, v: Value) {
        let mut at = self.lists[v].first;
        while at != NONE {
            let item = &self.items[at as usize];
            self.table.insert((v, item.block), at);
            at = item.next;
        }
    }
    /// Forgets a value.
    pub(super) fn erase(&mut self, v: Value) {
        let list = self.lists.get(v).copied().unwrap_or_default();
        if list.len == 0 {
            return;
        }
        self.lists[v] = List::default();
        let mut at = list.first;
        while at != NONE {
            let item = &self.items[at as usize];
            if list.len > SHORT {
                self.table.remove(&(v, item.block));
            }
            self.unused.push(at);
            at = item.next;
        }
    }
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.lists.clear();
        self.items.clear();
        self.table.clear();
        self.unused.clear();
    }
    /// All entries of a value, in no order that means anything.
    pub(super) fn of(&self, v: Value) -> impl Iterator<Item = (Block, Entry)> + '_ {
        let item = |n: u32| self.items.get(n as usize);
        let first = item(self.lists.get(v).map_or(NONE, |l| l.first));
        std::iter::successors(first, move |i| item(i.next)).map(|i| (i.block, i.entry))
    }
    /// All finished facts in order of (value, block).
    pub(super) fn finished(&self) -> Vec<(Value, Block, Fact)> {
        let mut out = Vec::new();
        for v in self.lists.keys() {
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
