//! Looking after the workers: how busy they are, and whether one is stuck.
//!
//! A pass that never ends without reporting a step cannot be stopped from inside the
//! process. So somebody watches: a program that takes longer than the patience is a
//! finding, which is written before the process is given up.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What one worker does now.
#[derive(Clone, Copy)]
struct Now {
    number: u64,
    since: Instant,
    property: Option<&'static str>,
}

/// The workers of one run.
pub(super) struct Watch {
    now: Vec<Mutex<Option<Now>>>,
    /// Processor time that workers spent, in nanoseconds.
    busy: AtomicU64,
}

fn lock(m: &Mutex<Option<Now>>) -> MutexGuard<'_, Option<Now>> {
    m.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watch {
    pub(super) fn new(workers: usize) -> Watch {
        Watch {
            now: (0..workers).map(|_| Mutex::default()).collect(),
            busy: AtomicU64::new(0),
        }
    }

    /// A worker begins a program, or a property of it.
    pub(super) fn begin(&self, worker: usize, number: u64, property: Option<&'static str>) {
        *lock(&self.now[worker]) = Some(Now {
            number,
            since: Instant::now(),
            property,
        });
    }

    /// A worker has nothing to do.
    pub(super) fn rest(&self, worker: usize) {
        *lock(&self.now[worker]) = None;
    }

    /// The program and property that a worker has been at for longer than the patience.
    pub(super) fn stuck(&self, patience: Duration) -> Option<(u64, Option<&'static str>)> {
        let all = self.now.iter().filter_map(|n| *lock(n));
        let mut late = all.filter(|n| n.since.elapsed() > patience);
        late.next().map(|n| (n.number, n.property))
    }

    /// Adds processor time.
    pub(super) fn spent(&self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.busy.fetch_add(nanoseconds, Ordering::Relaxed);
    }

    /// Processor time of all workers.
    pub(super) fn busy(&self) -> Duration {
        Duration::from_nanos(self.busy.load(Ordering::Relaxed))
    }
}

/// A stopwatch of one thread: processor time where the system tells, wall time elsewhere.
pub(crate) struct Stopwatch {
    wall: Instant,
    processor: Option<Duration>,
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch {
            wall: Instant::now(),
            processor: processor_time(),
        }
    }
    pub(crate) fn elapsed(&self) -> Duration {
        match (self.processor, processor_time()) {
            (Some(then), Some(now)) => now.saturating_sub(then),
            _ => self.wall.elapsed(),
        }
    }
}

/// What the system says that this thread has spent.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
