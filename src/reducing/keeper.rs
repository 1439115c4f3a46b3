//! The best so far on disk, without making the search wait.
//!
//! Each step down hands its text over, and a thread writes the newest one as soon as the
//! write before it has ended and a moment has passed; texts that are out of date by then
//! are never written. So the file is behind the search by that moment and one write at most,
//! however slow the disk is, and always holds a whole program. A write that fails ends the
//! search at its next step down, or at its end. On Ctrl-C the newest text is written before
//! the process ends.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use tandem_optimized::driver::{self, Interrupt};

/// Time from one write to the next: the steps of a fast search come every millisecond, and forcing each to the disk
/// would take its share of the machine from the search.
const SPACING: Duration = Duration::from_millis(50);

/// Writes texts to one file.
pub struct Keeper {
    desk: Arc<Desk>,
    thread: Mutex<Option<JoinHandle<()>>>,
    path: String,
    interrupt: Interrupt,
}

/// What the search and the writer share.
#[derive(Default)]
struct Desk {
    state: Mutex<State>,
    news: Condvar,
}

#[derive(Default)]
struct State {
    /// The newest text that nobody writes yet.
    next: Option<String>,
    /// The text that was written last.
    written: Option<String>,
    /// Why the last write failed.
    failed: Option<String>,
    /// No more texts will come.
    over: bool,
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the newest text until there will be no more.
    fn work(&self, path: &str, interrupt: &Interrupt) {
        let mut state = self.lock();
        loop {
            let Some(text) = state.next.take() else {
                if state.over {
                    return;
                }
                state = self
                    .news
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(state);
            let done = driver::write_output(path, text.as_bytes(), interrupt);
            state = self.lock();
            match done {
                Ok(()) => state.written = Some(text),
                Err(e) => state.failed = Some(e.to_string()),
            }
            state = self
                .news
                .wait_timeout_while(state, SPACING, |s| !s.over)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }
}

/// Writes a text beside a file and gives it the file's name.
fn replace(path: &str, text: &str) -> std::io::Result<()> {
    let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.into());
    let mut part = target.clone().into_os_string();
    part.push(".part");
    std::fs::write(&part, text)?;
    std::fs::rename(&part, &target)
}

impl Keeper {
    /// A keeper of the file at `path`; its thread starts with the first text.
    pub fn new(path: &str, interrupt: &Interrupt) -> Keeper {
        let desk = Arc::new(Desk::default());
        let (last, target) = (desk.clone(), path.to_owned());
        interrupt.before_exit(move || {
            // The writer stands still from here on: this runs while nothing may be renamed.
            if let Some(text) = last.lock().next.take() {
                let _ = replace(&target, &text);
            }
        });
        Keeper {
            desk,
            thread: Mutex::default(),
            path: path.into(),
            interrupt: interrupt.clone(),
        }
    }

    /// Hands a text over.
    ///
    /// # Errors
    /// An earlier one could not be written, for this reason.
    pub fn keep(&self, text: &str) -> Result<(), String> {
        let mut state = self.desk.lock();
        if let Some(why) = &state.failed {
            return Err(why.clone());
        }
        state.next = Some(text.into());
        drop(state);
        self.desk.news.notify_one();
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if thread.is_none() {
            let (desk, path, interrupt) =
                (self.desk.clone(), self.path.clone(), self.interrupt.clone());
            let work = move || desk.work(&path, &interrupt);
            let started = std::thread::Builder::new().spawn(work);
            *thread = Some(started.map_err(|e| format!("error: no thread: {e}"))?);
        }
        Ok(())
    }

    /// Waits for the writes that are under way; true if the file holds this text then.
    pub fn ends_with(&self, text: &str) -> bool {
        self.desk.lock().over = true;
        self.desk.news.notify_one();
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(writer) = thread.take() {
            let _ = writer.join();
        }
        self.desk.lock().written.as_deref() == Some(text)
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.ends_with("");
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn the_newest_text_is_on_disk_in_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("best.ll");
        let keeper = Keeper::new(path.to_str().unwrap(), &Interrupt::default());
        for n in 0..200 {
            keeper.keep(&n.to_string()).unwrap();
        }
        assert!(keeper.ends_with("199"));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "199");
    }

    #[test]
    fn a_text_is_written_while_the_search_thinks() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("best.ll");
        let keeper = Keeper::new(path.to_str().unwrap(), &Interrupt::default());
        keeper.keep("first").unwrap();
        // No further step: the text must get there by itself.
        let there = |_| {
            std::thread::sleep(std::time::Duration::from_millis(5));
            std::fs::read_to_string(&path).is_ok_and(|t| t == "first")
        };
        assert!((0..2000).any(there));
    }

    #[test]
    fn a_write_that_fails_is_told_at_the_next_step() {
        let keeper = Keeper::new("/nowhere/at/all.ll", &Interrupt::default());
        keeper.keep("a").unwrap();
        while keeper.desk.lock().failed.is_none() {
            std::thread::yield_now();
        }
        assert!(keeper.keep("b").is_err());
        assert!(!keeper.ends_with("b"));
    }
}
