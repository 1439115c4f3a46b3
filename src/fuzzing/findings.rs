//! Findings on disk, written at the moment they are found.
//!
//! A finding is two files: the program, `<signature>-<hash>.ll`, and what is known about
//! it, the same name with `.json`. Each is there whole or not at all, and the program is
//! written first. Of each signature only the first few programs are kept; all are counted.

use super::coverage::text_hash;
use super::{Error, corpus};
use crate::properties::Failure;
use crate::signature::Signature;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use tandem_optimized::driver::{self, Interrupt};

/// What is known about a finding, beside its program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// What the failure is.
    pub signature: Signature,
    /// The property that failed.
    pub property: String,
    /// Seed of the run.
    pub seed: u64,
    /// Number of the program; none if it is a file.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub number: Option<u64>,
    /// The function in which it shows.
    pub function: String,
    /// What is wrong, for people.
    pub message: String,
    /// What shows it: inputs, differing lines.
    pub detail: Vec<String>,
    /// The knobs of the passes, as `-opt` takes them.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub knobs: Vec<String>,
    /// The program's file.
    pub program: String,
    /// The command that repeats it.
    pub command: String,
}

/// A finding as the loop has it.
#[derive(Clone, Debug)]
pub struct Found {
    /// What the failure is.
    pub signature: Signature,
    /// The property that failed.
    pub property: &'static str,
    /// Number of the program; none if it is a file.
    pub number: Option<u64>,
    /// Path of the program's file; empty if there is no folder.
    pub path: String,
    /// One line for people.
    pub message: String,
}

/// A folder for findings.
pub struct Findings {
    folder: Option<PathBuf>,
    _lock: Option<corpus::Lock>,
    keep: usize,
    /// How the names of programs end.
    ending: &'static str,
    interrupt: Interrupt,
    kept: Mutex<BTreeMap<Signature, Kept>>,
}

/// Numbers and paths of the programs kept of one signature, in that order; files come last.
type Kept = BTreeSet<(u64, String)>;

impl Findings {
    /// Findings go to a folder, which is made if need be, or nowhere.
    ///
    /// # Errors
    /// A folder that cannot be made, written to, or that another run uses.
    pub fn open(
        folder: Option<&str>,
        keep: usize,
        interrupt: &Interrupt,
    ) -> Result<Findings, Error> {
        let lock = folder
            .map(|f| corpus::Lock::take(f, "findings"))
            .transpose()?;
        Ok(Findings {
            folder: folder.map(PathBuf::from),
            _lock: lock,
            keep: keep.max(1),
            ending: "ll",
            interrupt: interrupt.clone(),
            kept: Mutex::default(),
        })
    }

    /// The same for programs in PTX.
    #[must_use]
    pub fn of_ptx(self) -> Findings {
        Findings {
            ending: "ptx",
            ..self
        }
    }

    /// Writes a finding, made under some knobs, unless there are enough of its signature from earlier programs.
    /// `command` makes the command that repeats it from the path of the program.
    ///
    /// # Errors
    /// [`Error::Lost`] if it cannot be written.
    pub fn record(
        &self,
        (seed, number): (u64, Option<u64>),
        property: &'static str,
        failure: &Failure,
        text: &str,
        knobs: &[String],
        command: impl Fn(&str) -> String,
    ) -> Result<Found, Error> {
        let found = |path: &str| Found {
            signature: failure.signature.clone(),
            property,
            number,
            path: path.into(),
            message: failure.message.clone(),
        };
        let Some(folder) = &self.folder else {
            return Ok(found(""));
        };
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let of_signature = kept.entry(failure.signature.clone()).or_default();
        let rank = number.unwrap_or(u64::MAX);
        let earlier = of_signature.iter().filter(|k| k.0 < rank).count();
        if earlier >= self.keep {
            return Ok(found(""));
        }
        let name = format!("{}-{:016x}", failure.signature.file_name(), text_hash(text));
        // Not `with_extension`: the name of a subject may have points in it.
        let program = format!("{name}.{}", self.ending);
        let path = folder.join(&program).display().to_string();
        let record = Record {
            signature: failure.signature.clone(),
            property: property.into(),
            seed,
            number,
            function: failure.function.clone(),
            message: failure.message.clone(),
            detail: failure.detail.clone(),
            knobs: knobs.to_vec(),
            program,
            command: command(&path),
        };
        let json = serde_json::to_string_pretty(&record).unwrap_or_default() + "\n";
        let write = |path: &str, text: &str| {
            driver::write_output(path, text.as_bytes(), &self.interrupt).map_err(|error| {
                Error::Lost {
                    error,
                    signature: failure.signature.to_string(),
                    number: number.map_or("a file".into(), |n| format!("program {n}")),
                    seed,
                }
            })
        };
        write(&path, text)?;
        write(&json_beside(&path), &json)?;
        of_signature.insert((rank, path.clone()));
        Ok(found(&path))
    }

    /// Called when every program before `number` has been merged: programs beyond the first few of each
    /// signature go, which only different threads wrote in a different order. Returns the files that stay.
    pub fn settle(&self) -> Vec<String> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let mut files = Vec::new();
        for programs in kept.values_mut() {
            while programs.len() > self.keep {
                if let Some((_, path)) = programs.pop_last() {
                    // The same program may stand for an earlier number, too.
                    if !programs.iter().any(|p| p.1 == path) {
                        let _ = std::fs::remove_file(json_beside(&path));
                        let _ = std::fs::remove_file(&path);
                    }
                }
            }
            files.extend(programs.iter().map(|p| p.1.clone()));
        }
        files
    }
}

fn json_beside(path: &str) -> String {
    let stem = path.rsplit_once('.').map_or(path, |p| p.0);
    format!("{stem}.json")
}
