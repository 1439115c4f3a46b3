//! What has been measured already, on disk: a measurement takes hours, and one that is cut off goes on where it was.
//!
//! The file has one line of JSON each: first what is measured (program version, budget,
//! time of a reduction), then a run as soon as it has ended. A last line that was cut
//! off by the end of the process is measured again.

use super::table::Run;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use tandem_optimized::driver;

/// What cannot be done with the file.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Reading or writing.
    #[error("error: cannot {what} '{path}': {why}")]
    Io {
        /// What was tried.
        what: &'static str,
        /// The path as the user gave it.
        path: String,
        /// The system's reason.
        why: String,
    },
    /// Something else is in it.
    #[error("error: {path}:{line}: {why}")]
    Content {
        /// The path as the user gave it.
        path: String,
        /// From 1.
        line: usize,
        /// What is wrong there.
        why: String,
    },
}

/// What the runs of a file have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Common {
    /// Version of the program.
    pub version: String,
    /// CPU seconds of a hunt.
    pub budget_seconds: f64,
    /// Wall seconds of a reduction.
    pub reduction_seconds: f64,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    defect: String,
    run: Run,
}

/// The file, open for what is still to come.
#[derive(Debug)]
pub struct State {
    path: PathBuf,
    file: Mutex<File>,
    done: Vec<(String, Run)>,
}

impl State {
    /// Opens or makes the file.
    ///
    /// # Errors
    /// If it cannot be read or written, holds something else, or was measured with other settings.
    pub fn open(path: &Path, common: &Common) -> Result<State, Error> {
        let io = |what| {
            move |e: std::io::Error| Error::Io {
                what,
                path: path.display().to_string(),
                why: driver::plain(&e),
            }
        };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(io("open"))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(io("read"))?;
        // What follows the last end of a line was never finished.
        let whole = text.rfind('\n').map_or(0, |n| n + 1);
        let done = read(path, &text[..whole], common)?;
        let mut state = State {
            path: path.to_owned(),
            file: Mutex::new(file),
            done,
        };
        state.go_on_at(whole as u64).map_err(io("write"))?;
        if whole == 0 {
            state.append(common)?;
        }
        Ok(state)
    }

    fn go_on_at(&mut self, whole: u64) -> std::io::Result<()> {
        let Ok(file) = self.file.get_mut() else {
            return Ok(());
        };
        file.set_len(whole)?;
        file.seek(SeekFrom::Start(whole)).map(|_| ())
    }

    /// The run of a defect with a seed, if that has been measured.
    pub fn run(&self, defect: &str, seed: u64) -> Option<&Run> {
        let mut all = self.done.iter();
        all.find(|(d, r)| d == defect && r.seed == seed)
            .map(|(_, r)| r)
    }

    /// Keeps a run.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(&self, defect: &str, run: &Run) -> Result<(), Error> {
        self.append(&Entry {
            defect: defect.into(),
            run: run.clone(),
        })
    }

    fn append(&self, what: &impl Serialize) -> Result<(), Error> {
        let Ok(mut file) = self.file.lock() else {
            return Ok(());
        };
        let written = serde_json::to_string(what)
            .map_err(std::io::Error::from)
            .and_then(|line| file.write_all((line + "\n").as_bytes()))
            .and_then(|()| file.sync_data());
        written.map_err(|e| Error::Io {
            what: "write",
            path: self.path.display().to_string(),
            why: driver::plain(&e),
        })
    }
}

fn read(path: &Path, text: &str, common: &Common) -> Result<Vec<(String, Run)>, Error> {
    let mut done = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let wrong = |why: String| Error::Content {
            path: path.display().to_string(),
            line: n + 1,
            why,
        };
        let foreign = |e: serde_json::Error| wrong(format!("no measurement of mutants: {e}"));
        if n > 0 {
            let entry: Entry = serde_json::from_str(line).map_err(foreign)?;
            done.push((entry.defect, entry.run));
            continue;
        }
        let was: Common = serde_json::from_str(line).map_err(foreign)?;
        if was != *common {
            return Err(wrong(format!(
                "measured by version {} with {} CPU seconds and reductions of {} s, not by {} with {} and {}",
                was.version,
                was.budget_seconds,
                was.reduction_seconds,
                common.version,
                common.budget_seconds,
                common.reduction_seconds
            )));
        }
    }
    Ok(done)
}
