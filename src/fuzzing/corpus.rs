//! The corpus on disk: programs as `.ll` text, one file each, named by their content.
//!
//! Beside them lies the state of the last run, so that the next one goes on where that
//! one stopped. Files that somebody else put there are taken in; files that are no
//! programs are named and left alone. A lock keeps two runs out of one folder; the
//! system releases it however a run ends.

use super::coverage::text_hash;
use super::{Error, Gauges};
use crate::files;
use serde::{Deserialize, Serialize};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tandem_ir::{Module, text};
use tandem_optimized::driver::{self, DriverError, Interrupt};

/// Name of the state's file.
const STATE: &str = ".tandem-fuzz.json";
/// How often a lock is asked for.
const TRIES: u32 = 10;
/// Name of the lock's file.
const LOCK: &str = ".tandem-lock";
/// Format of the state.
const VERSION: u32 = 1;
/// Longest text of a file that is taken in.
const MAX_TEXT: u64 = 256 << 10;
/// Longest text of a program that is kept: mutants of long ones cost more than they give.
const MAX_KEPT: usize = 12 << 10;

/// The right to use a folder alone, until dropped.
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Makes the folder if need be, and takes it.
    ///
    /// # Errors
    /// If it cannot be made or written to, or somebody else has it.
    pub fn take(folder: &str, purpose: &'static str) -> Result<Lock, Error> {
        let unusable = |e: &std::io::Error| Error::Folder {
            path: folder.into(),
            purpose,
            why: driver::plain(e),
        };
        std::fs::create_dir_all(folder).map_err(|e| unusable(&e))?;
        let path = Path::new(folder).join(LOCK);
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)
            .map_err(|e| unusable(&e))?;
        // A child that is just being started holds a copy of every open file for a moment, this one as well.
        for patience in (0..TRIES).rev() {
            match file.try_lock() {
                Ok(()) => return Ok(Lock { _file: file }),
                Err(TryLockError::WouldBlock) if patience > 0 => {
                    std::thread::sleep(Duration::from_millis(20));
                }
                Err(TryLockError::WouldBlock) => break,
                Err(TryLockError::Error(e)) => return Err(unusable(&e)),
            }
        }
        Err(Error::Busy(folder.into()))
    }
}

/// Where the last run stopped.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Format of this file.
    pub version: u32,
    /// Seed.
    pub seed: u64,
    /// The space, in words, if programs were enumerated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<String>,
    /// Number of the next program.
    pub next: u64,
    /// Programs of the corpus that the batch of the next program sees.
    pub seen_by_batch: usize,
    /// Names of the programs in the order in which they came.
    pub order: Vec<String>,
    /// Gauges of the last run.
    pub gauges: Gauges,
}

/// A corpus folder.
pub struct Folder {
    path: PathBuf,
    interrupt: Interrupt,
    _lock: Lock,
}

/// A program of the corpus.
pub struct Stored {
    /// Name of its file, without the ending.
    pub name: String,
    /// The module.
    pub module: Module,
}

/// What a folder has.
#[derive(Default)]
pub struct Contents {
    /// Programs: those of the state first, in its order, then the others by name.
    pub programs: Vec<Stored>,
    /// Of those: how many are in the state.
    pub known: usize,
    /// The state of the last run, if there is a readable one.
    pub state: Option<State>,
    /// Messages about files that are no programs.
    pub unreadable: Vec<String>,
}

impl Folder {
    /// Takes a folder, which is made if need be.
    ///
    /// # Errors
    /// See [`Lock::take`].
    pub fn open(path: &str, interrupt: &Interrupt) -> Result<Folder, Error> {
        let lock = Lock::take(path, "the corpus")?;
        Ok(Folder {
            path: path.into(),
            interrupt: interrupt.clone(),
            _lock: lock,
        })
    }

    /// Reads everything.
    ///
    /// # Errors
    /// If the folder itself cannot be read.
    pub fn load(&self) -> Result<Contents, Error> {
        let mut contents = Contents::default();
        contents.state = self.state(&mut contents.unreadable);
        let shown = self.path.display().to_string();
        let mut found = files::modules(&[shown])?;
        let order = contents.state.iter().flat_map(|s| &s.order);
        let mut paths: Vec<String> = order.map(|n| self.file(n)).collect();
        found.retain(|f| !paths.contains(f));
        let known = paths.len();
        paths.extend(found);
        for (n, path) in paths.iter().enumerate() {
            match read(path) {
                Ok(module) => {
                    let name = Path::new(path).file_stem().unwrap_or_default();
                    let name = name.to_string_lossy().into_owned();
                    contents.programs.push(Stored { name, module });
                    contents.known += usize::from(n < known);
                }
                Err(why) => contents.unreadable.push(why),
            }
        }
        Ok(contents)
    }

    /// Where the last run stopped, if the folder says so; warnings if it cannot be read.
    pub(super) fn state(&self, unreadable: &mut Vec<String>) -> Option<State> {
        let path = self.path.join(STATE);
        if !path.exists() {
            return None;
        }
        let shown = path.display().to_string();
        // A device can be read without an end.
        if !path.is_file() {
            unreadable.push(format!(
                "{shown}: warning: the state is not a regular file; starting anew"
            ));
            return None;
        }
        let bytes = match driver::read_input(&shown) {
            Ok(b) => b,
            Err(e) => {
                unreadable.push(e.to_string());
                return None;
            }
        };
        match serde_json::from_slice::<State>(&bytes) {
            Ok(s) if s.version == VERSION => Some(s),
            Ok(s) => {
                let version = s.version;
                unreadable.push(format!(
                    "{shown}: warning: state of version {version} is not understood; starting anew"
                ));
                None
            }
            Err(e) => {
                unreadable.push(format!(
                    "{shown}: warning: the state is damaged ({e}); starting anew"
                ));
                None
            }
        }
    }

    fn file(&self, name: &str) -> String {
        let name = format!("{name}.ll");
        self.path.join(name).display().to_string()
    }

    /// Writes a program and returns its name.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&self, text: &str) -> Result<String, Error> {
        let name = name_of(text);
        let file = self.file(&name);
        if !Path::new(&file).exists() {
            driver::write_output(&file, text.as_bytes(), &self.interrupt)?;
        }
        Ok(name)
    }

    /// Writes the state.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, state: &State) -> Result<(), Error> {
        let state = State {
            version: VERSION,
            ..state.clone()
        };
        let json = serde_json::to_string_pretty(&state).unwrap_or_default() + "\n";
        let path = self.path.join(STATE).display().to_string();
        driver::write_output(&path, json.as_bytes(), &self.interrupt)?;
        Ok(())
    }
}

/// The name of a program: a hash of its text.
pub fn name_of(text: &str) -> String {
    format!("{:016x}", text_hash(text))
}

/// The module as it reads back, so that a program in memory is the one on disk to the last number.
pub fn as_stored(module: &Module) -> Option<(String, Module)> {
    let printed = text::print(module);
    if printed.len() > MAX_KEPT {
        return None;
    }
    let read = text::parse(printed.as_bytes(), "stored.ll").ok()?;
    Some((printed, read))
}

/// Reads a program.
fn read(path: &str) -> Result<Module, String> {
    let size = std::fs::metadata(path).map_or(0, |m| m.len());
    if size > MAX_TEXT {
        return Err(format!(
            "{path}: warning: {size} bytes are too many for a program of the corpus"
        ));
    }
    driver::load_module(path).map_err(|e: DriverError| e.to_string())
}
