//! Names of values, and fresh ones.

use crate::entity::Value;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Names of values; text in one arena.
#[derive(Clone, Default, Debug)]
pub(crate) struct Names {
    arena: String,
    of: SecondaryMap<Value, (u32, u32)>,
    /// Built when a fresh name is first needed.
    taken: Option<FxHashSet<Box<str>>>,
    next_suffix: FxHashMap<Box<str>, u32>,
}

impl Names {
    pub(crate) fn get(&self, v: Value) -> Option<&str> {
        let (off, len) = self.of[v];
        (len > 0).then(|| &self.arena[off as usize..(off + len) as usize])
    }
    pub(crate) fn set(&mut self, v: Value, name: &str) {
        if let Some(t) = &mut self.taken {
            t.insert(name.into());
        }
        self.of[v] = (self.arena.len() as u32, name.len() as u32);
        self.arena.push_str(name);
    }
    pub(crate) fn clear(&mut self, v: Value) {
        if let (Some(t), (off, len)) = (&mut self.taken, self.of[v]) {
            t.remove(&self.arena[off as usize..(off + len) as usize]);
        }
        if self.of[v].1 != 0 {
            self.of[v] = (0, 0);
        }
    }
    pub(crate) fn set_fresh(&mut self, v: Value, base: &str) {
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
            return;
        }
        let n = self.next_suffix.entry(base.into()).or_insert(0);
        let name = loop {
            *n += 1;
            let candidate = format!("{base}{n}");
            if !taken.contains(&*candidate) {
                break candidate;
            }
        };
        self.set(v, &name);
    }
}
