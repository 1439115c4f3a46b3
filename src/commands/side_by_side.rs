//! Files side by side: what a command does with each of many files, on several threads.
//!
//! Threads take the next file as soon as they are free; what comes out is in the order of the files, whatever their number. A
//! panic over one of the files is a mistake of ours, which must not take the other files with it ([`caught`]).

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tandem_oracle::lockstep::panic_text;

/// How many threads the machine has, which is how many are taken if nobody says more.
pub(super) fn available() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What `each` makes of every file, in the order of the files, by as many threads as there are workers; each worker belongs to
/// one thread. `None` is a file that no thread was there for.
pub(super) fn on_each<W: Send, T: Send>(
    files: &[String],
    workers: Vec<W>,
    each: impl Fn(&W, &str) -> T + Sync,
) -> Vec<Option<T>> {
    let next = AtomicUsize::new(0);
    let slots: Mutex<Vec<Option<T>>> = Mutex::new(files.iter().map(|_| None).collect());
    std::thread::scope(|scope| {
        for worker in workers {
            let (next, slots, each) = (&next, &slots, &each);
            // Deeply nested input needs more stack than threads have by default.
            let thread = std::thread::Builder::new().stack_size(64 << 20);
            let spawned = thread.spawn_scoped(scope, move || {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(file) = files.get(n) else { break };
                    let done = each(&worker, file);
                    if let Ok(mut all) = slots.lock() {
                        all[n] = Some(done);
                    }
                }
            });
            if spawned.is_err() {
                break;
            }
        }
    });
    slots.into_inner().unwrap_or_default()
}

/// What comes of one file; where that panics, `internal` with what the panic says.
pub(super) fn caught<T>(
    one: impl FnOnce() -> Result<T, String>,
    internal: impl FnOnce(&str) -> String,
) -> Result<T, String> {
    let done = catch_unwind(AssertUnwindSafe(one));
    done.unwrap_or_else(|p| Err(internal(&panic_text(&*p))))
}
