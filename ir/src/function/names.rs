//! Names of values, and fresh ones.

use crate::entity::Value;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Names of values; text in one arena.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Names {
    arena: String,
    of: SecondaryMap<Value, (u32, u32)>,
    /// Built when a fresh name is first needed.
    taken: Option<FxHashSet<Box<str>>>,
    /// Names that were taken once, each with the last number that was appended to it.
    counters: Vec<(Arc<str>, u32)>,
    /// The place of each such name among them.
    counter_of: FxHashMap<Arc<str>, u32>,
}

impl Names {
    pub(crate) fn get(&self, v: Value) -> Option<&str> {
        let (off, len) = self.of[v];
        (len > 0).then(|| &self.arena[off as usize..(off + len) as usize])
    }
    pub(super) fn set(&mut self, v: Value, name: &str) {
        if let Some(t) = &mut self.taken {
            t.insert(name.into());
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
    /// The number of the counter that this took a number from, if it did.
    pub(super) fn set_fresh(&mut self, v: Value, base: &str) -> Option<u32> {
        if self.taken.is_none() {
            let all = self.of.values().filter(|n| n.1 > 0);
            let set = all
                .map(|&(o, l)| self.arena[o as usize..(o + l) as usize].into())
                .collect();
            self.taken = Some(set);
        }
        let taken = self.taken.get_or_insert_default();
        if !taken.contains(base) {
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
        let n = &mut self.counters[counter as usize].1;
        let name = loop {
            *n += 1;
            let candidate = format!("{base}{n}");
            if !taken.contains(&*candidate) {
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
            t.insert(name.into());
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
    /// Copies the set of names that are taken, where only the other has built it.
    pub(super) fn sync_taken(&mut self, source: &Names) {
        if self.taken.is_none() {
            self.taken.clone_from(&source.taken);
        }
    }
}
