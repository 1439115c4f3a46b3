//! Names of values, and fresh ones.
//!
//! Whether a name is taken is asked where a fresh one is needed. The first few questions search the text and the names,
//! which costs a large body next to nothing; more of them have an index built, once.

use crate::entity::Value;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;
use std::sync::Arc;

/// Questions whether a name is taken that are answered by searching, before an index is built.
const SEARCHES: u32 = 16;

/// Names of values; text in one arena.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Names {
    arena: String,
    of: SecondaryMap<Value, (u32, u32)>,
    /// Built when fresh names are needed more than now and then.
    taken: Option<Taken>,
    /// Questions that were answered without it.
    searches: u32,
    /// Names that were taken once, each with the last number that was appended to it.
    counters: Vec<(Arc<str>, u32)>,
    /// The place of each such name among them.
    counter_of: FxHashMap<Arc<str>, u32>,
}

/// How many names have a hash. Two names with one hash only make a free name count as taken.
#[derive(Clone, PartialEq, Default, Debug)]
struct Taken {
    by_hash: FxHashMap<u64, u32>,
}

impl Taken {
    fn hash(name: &str) -> u64 {
        FxBuildHasher.hash_one(name)
    }
    fn contains(&self, name: &str) -> bool {
        self.by_hash.contains_key(&Taken::hash(name))
    }
    fn insert(&mut self, name: &str) {
        *self.by_hash.entry(Taken::hash(name)).or_default() += 1;
    }
    fn remove(&mut self, name: &str) {
        let hash = Taken::hash(name);
        if let Some(n) = self.by_hash.get_mut(&hash) {
            *n -= 1;
            if *n == 0 {
                self.by_hash.remove(&hash);
            }
        }
    }
}

impl Names {
    pub(crate) fn get(&self, v: Value) -> Option<&str> {
        let (off, len) = self.of[v];
        (len > 0).then(|| &self.arena[off as usize..(off + len) as usize])
    }
    pub(super) fn set(&mut self, v: Value, name: &str) {
        if let Some(t) = &mut self.taken {
            t.insert(name);
        }
        self.of[v] = (self.arena.len() as u32, name.len() as u32);
        self.arena.push_str(name);
    }
    pub(super) fn clear(&mut self, v: Value) {
        self.forget(v);
        if self.of[v].1 != 0 {
            self.of[v] = (0, 0);
        }
    }
    /// The name of a value is no longer taken.
    pub(super) fn forget(&mut self, v: Value) {
        if let (Some(t), (off, len)) = (&mut self.taken, self.of[v]) {
            t.remove(&self.arena[off as usize..(off + len) as usize]);
        }
    }
    /// True if a value has the name.
    fn is_taken(&mut self, name: &str) -> bool {
        if let Some(t) = &self.taken {
            return t.contains(name);
        }
        let len = name.len() as u32;
        if self.searches < SEARCHES {
            self.searches += 1;
            let has_it = |&(o, l): &(u32, u32)| {
                l == len && len > 0 && &self.arena[o as usize..(o + l) as usize] == name
            };
            // Names that are no more leave their text, so that only its lack is an answer.
            return self.arena.contains(name) && self.of.values().any(has_it);
        }
        let named = self.of.values().filter(|n| n.1 > 0);
        let mut taken = Taken::default();
        taken.by_hash.reserve(self.of.values().len());
        for &(o, l) in named {
            taken.insert(&self.arena[o as usize..(o + l) as usize]);
        }
        self.taken.insert(taken).contains(name)
    }
    /// The number of the counter that this took a number from, if it did.
    pub(super) fn set_fresh(&mut self, v: Value, base: &str) -> Option<u32> {
        if !self.is_taken(base) {
            self.set(v, base);
            return None;
        }
        let counter = match self.counter_of.get(base) {
            Some(&n) => n,
            None => {
                let n = self.counters.len() as u32;
                let base: Arc<str> = base.into();
                self.counters.push((base.clone(), 0));
                self.counter_of.insert(base, n);
                n
            }
        };
        let name = loop {
            let n = &mut self.counters[counter as usize].1;
            *n += 1;
            let candidate = format!("{base}{n}");
            if !self.is_taken(&candidate) {
                break candidate;
            }
        };
        self.set(v, &name);
        Some(counter)
    }
}

// ----- keeping a copy in step ([`super::journal`]) ----------------------------------
impl Names {
    /// Copies the text that the other has more.
    pub(super) fn sync_text(&mut self, source: &Names) {
        let tail = source.arena.get(self.arena.len()..).unwrap_or_default();
        self.arena.push_str(tail);
    }
    /// Gives a value the name that it has in the other; its old one was forgotten ([`Self::forget`]).
    pub(super) fn take_over(&mut self, v: Value, source: &Names) {
        if self.of[v] != source.of[v] {
            self.of[v] = source.of[v];
        }
        if let (Some(t), Some(name)) = (&mut self.taken, source.get(v)) {
            t.insert(name);
        }
    }
    /// Copies a counter of fresh names; called in order of their numbers.
    pub(super) fn sync_suffix(&mut self, counter: usize, source: &Names) {
        let (base, n) = &source.counters[counter];
        match self.counters.get_mut(counter) {
            Some(mine) => mine.1 = *n,
            None => {
                self.counters.push((base.clone(), *n));
                self.counter_of.insert(base.clone(), counter as u32);
            }
        }
    }
    /// Copies the index of names that are taken, where only the other has built it.
    pub(super) fn sync_taken(&mut self, source: &Names) {
        self.searches = source.searches;
        if self.taken.is_none() {
            self.taken.clone_from(&source.taken);
        }
    }
}
