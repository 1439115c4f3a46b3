//! The workers of a run: the programs of a batch side by side, what they came to in order.
//!
//! A worker takes the next numbers that nobody has, and puts what their programs came to where they belong. Whoever has taken
//! a number finishes it, so that what is done is always a beginning of the batch, at any number of workers; only after Ctrl-C
//! numbers are left, and what was done behind the first of them is dropped.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Stack of a worker: deeply nested programs and terms need more than threads have by default.
const STACK: usize = 64 << 20;

/// The places of a batch: those that nobody has taken, and what is in the others.
pub(super) struct Slots<T> {
    next: AtomicU64,
    size: u64,
    filled: Mutex<Vec<Option<T>>>,
}

impl<T> Slots<T> {
    fn new(size: u64) -> Slots<T> {
        Slots {
            next: AtomicU64::new(0),
            size,
            filled: Mutex::new((0..size).map(|_| None).collect()),
        }
    }
    /// Takes so many places that follow one another, or what is left of them; `None` if none is.
    pub(super) fn take(&self, some: u64) -> Option<Range<u64>> {
        let first = self.next.fetch_add(some, Ordering::Relaxed);
        (first < self.size).then(|| first..(first + some).min(self.size))
    }
    /// Fills a place.
    pub(super) fn put(&self, place: u64, with: T) {
        let mut filled = self.filled.lock().unwrap_or_else(PoisonError::into_inner);
        filled[place as usize] = Some(with);
    }
}

/// Fills the places of a batch of so many with some workers, each of which calls `work` with its number once, while `look_after`
/// runs beside them until its flag is set. Returns what the places hold, up to the first that is empty.
pub(super) fn side_by_side<T: Send>(
    jobs: usize,
    size: u64,
    look_after: impl Fn(&AtomicBool) + Sync,
    work: impl Fn(usize, &Slots<T>) + Sync,
) -> Vec<T> {
    let places = Slots::new(size);
    let ended = AtomicBool::new(false);
    let jobs = jobs.max(1).min(size as usize);
    std::thread::scope(|scope| {
        let watcher = scope.spawn(|| look_after(&ended));
        let (work, places) = (&work, &places);
        let workers: Vec<_> = (0..jobs)
            .filter_map(|w| {
                let thread = std::thread::Builder::new().stack_size(STACK);
                thread.spawn_scoped(scope, move || work(w, places)).ok()
            })
            .collect();
        for w in workers {
            let _ = w.join();
        }
        ended.store(true, Ordering::Relaxed);
        watcher.thread().unpark();
    });
    let filled = places.filled.into_inner();
    let filled = filled.unwrap_or_else(PoisonError::into_inner);
    filled.into_iter().map_while(|s| s).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_out_is_in_order_and_a_beginning() {
        for jobs in [1, 3] {
            let all = side_by_side(
                jobs,
                100,
                |_| {},
                |_, places: &Slots<u64>| {
                    while let Some(some) = places.take(7) {
                        some.for_each(|n| places.put(n, n * n));
                    }
                },
            );
            assert_eq!(all, (0..100).map(|n| n * n).collect::<Vec<_>>());
        }
        let cut = side_by_side(
            2,
            10,
            |_| {},
            |_, places: &Slots<()>| {
                let some = places.take(4).into_iter().flatten();
                some.for_each(|n| places.put(n, ()));
            },
        );
        assert!(cut.len() == 4 || cut.len() == 8);
    }
}
