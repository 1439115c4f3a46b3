//! The line that says how far a long compilation is: on a terminal, from two seconds on, and taken away at the end.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// A compilation that is done by then says nothing.
const PATIENCE: Duration = Duration::from_secs(2);
/// Time between two lines.
const TICK: Duration = Duration::from_millis(250);
/// Most characters of a line; longer ones would be wrapped, and stay.
const WIDTH: usize = 79;

/// How far it is.
#[derive(Default)]
struct State {
    done: AtomicUsize,
    at: Mutex<(&'static str, String)>,
}

/// A line on standard error; it is taken away when this is dropped.
pub struct Line {
    state: Arc<State>,
    end: Option<Sender<()>>,
    ticker: Option<JoinHandle<()>>,
}

impl Line {
    /// Begins a line about so many executions; `None` if standard error is no terminal.
    pub fn begin(name: &str, of: usize) -> Option<Line> {
        if !io::stderr().is_terminal() {
            return None;
        }
        let state = Arc::new(State::default());
        let (end, ended) = channel::<()>();
        let (seen, name) = (Arc::clone(&state), name.to_owned());
        let ticker = std::thread::Builder::new().spawn(move || {
            let started = Instant::now();
            let mut wait = PATIENCE;
            let mut shown = false;
            while ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                wait = TICK;
                let line = seen.words(&name, of, started.elapsed());
                let _ = write!(io::stderr(), "\r\x1b[K{line}");
                shown = true;
            }
            if shown {
                let _ = write!(io::stderr(), "\r\x1b[K");
            }
        });
        Some(Line {
            state,
            end: Some(end),
            ticker: ticker.ok(),
        })
    }

    /// An execution begins.
    pub fn at(&self, pass: &'static str, on: &str) {
        self.state.done.fetch_add(1, Ordering::Relaxed);
        // Whoever finds it taken leaves it to the others: it is only looked at now and then.
        if let Ok(mut at) = self.state.at.try_lock() {
            at.0 = pass;
            at.1.clear();
            at.1.push_str(on);
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.end = None;
        if let Some(ticker) = self.ticker.take() {
            let _ = ticker.join();
        }
    }
}

impl State {
    fn words(&self, name: &str, of: usize, elapsed: Duration) -> String {
        let done = self.done.load(Ordering::Relaxed);
        let at = self.at.lock().unwrap_or_else(PoisonError::into_inner);
        let (pass, on, s) = (at.0, &at.1, elapsed.as_secs());
        let on = if on.starts_with('[') {
            on.clone()
        } else {
            format!("@{on}")
        };
        let name = if name.len() > 16 { "pipeline" } else { name };
        let line = format!("{s} s, {name}: {done} of {of} executions, {pass} on {on}");
        line.chars()
            .filter(|c| !c.is_control())
            .take(WIDTH)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_fits_into_a_terminal_whatever_the_names_are() {
        let state = State::default();
        state.done.store(7, Ordering::Relaxed);
        *state.at.lock().unwrap_or_else(PoisonError::into_inner) =
            ("dce", format!("\x1b[31m{}\n", "f".repeat(500)));
        let line = state.words(&"dce,".repeat(100), 9, Duration::from_secs(3));
        assert!(
            line.starts_with("3 s, pipeline: 7 of 9 executions, dce on @[31mfff"),
            "{line}"
        );
        assert!(line.chars().count() == WIDTH && !line.contains(['\x1b', '\n']));
    }
}
