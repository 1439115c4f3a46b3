//! Maps from the numbers of unnamed things (`%7`, `@2`, `!30`, `#4`).
//!
//! Numbers are nearly always dense, so they index a vector; a number far beyond
//! the last one, which the language allows, goes to a hash table, so that
//! `!4000000000` costs no memory.

use rustc_hash::FxHashMap;

/// How far beyond the end a number may be and still grow the vector.
const SLACK: usize = 1024;

/// A map from `u32`, compact where the keys are dense.
#[derive(Clone, Debug)]
pub(super) struct NumberMap<T> {
    dense: Vec<Option<T>>,
    sparse: FxHashMap<u32, T>,
}

impl<T> Default for NumberMap<T> {
    fn default() -> Self {
        NumberMap {
            dense: Vec::new(),
            sparse: FxHashMap::default(),
        }
    }
}

impl<T: Copy> NumberMap<T> {
    pub(super) fn get(&self, n: u32) -> Option<T> {
        match self.dense.get(n as usize) {
            Some(Some(v)) => Some(*v),
            // A number can be in the table from before the vector grew past it.
            _ if self.sparse.is_empty() => None,
            _ => self.sparse.get(&n).copied(),
        }
    }
    pub(super) fn insert(&mut self, n: u32, value: T) {
        let i = n as usize;
        if i >= self.dense.len() + SLACK || self.sparse.contains_key(&n) {
            self.sparse.insert(n, value);
            return;
        }
        if i >= self.dense.len() {
            self.dense.resize(i + 1, None);
        }
        self.dense[i] = Some(value);
    }
    /// All pairs in order of the numbers.
    pub(super) fn pairs(&self) -> Vec<(u32, T)> {
        let dense = self.dense.iter().enumerate();
        let mut all: Vec<(u32, T)> = dense
            .filter_map(|(i, v)| v.map(|v| (i as u32, v)))
            .chain(self.sparse.iter().map(|(&n, &v)| (n, v)))
            .collect();
        all.sort_by_key(|p| p.0);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn far_numbers_cost_no_memory_and_stay_found() {
        let mut m = NumberMap::default();
        m.insert(4_000_000_000, 1);
        m.insert(0, 2);
        m.insert(2000, 3);
        for n in 1..1500 {
            m.insert(n, 9);
        }
        m.insert(2000, 4);
        assert!(m.dense.len() < 2001);
        assert_eq!(m.get(4_000_000_000), Some(1));
        assert_eq!(
            (m.get(0), m.get(2000), m.get(1999)),
            (Some(2), Some(4), None)
        );
        assert_eq!(m.pairs().last(), Some(&(4_000_000_000, 1)));
    }
}
