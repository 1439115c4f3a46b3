//! Launch descriptions on a GPU: the PTX of a file is launched there, and what it leaves in memory is brought back.
//!
//! ```text
//!   Launcher   starts a process for each file, with a time limit     commands: run, check
//!     child      in that process: loads, launches, reads              Said, a file of JSON
//!       host       the device as a launch description sees it         launch::Host
//! ```
//!
//! A kernel that is wrong may hang, or break the context of whoever launched it, and a driver may end a process; so this
//! process never touches a device. What the other one says is [`Said`], what it came to an [`Answer`].
//!
//! **Invariant:** that there is no device is an answer, never silence: [`Said::Skipped`] says why.

mod child;
mod host;
mod ptx;

pub use child::answer;
pub use ptx::{NoPtx, Ptx};

use crate::launch::Execution;
use crate::nightly::child::Tool;
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::Duration;
use tandem_optimized::driver::{self, Interrupt};
use tandem_oracle::interp::{Choices, Image, LaunchRun, Outcome};

/// Seconds for the launches of a file, if nobody says otherwise.
pub const SECONDS: u64 = 60;

/// What the process that has the device says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "end")]
pub enum Said {
    /// There is no device.
    Skipped {
        /// Why.
        why: String,
    },
    /// The device is not one for this program.
    Unsupported {
        /// What it lacks.
        why: String,
    },
    /// The library is none, or the description does not fit the program.
    Unusable {
        /// What is wrong, as a line for the user.
        why: String,
    },
    /// The driver does not compile the PTX.
    Refused {
        /// What the driver calls it.
        error: String,
        /// What its compiler says.
        log: String,
    },
    /// A launch ended badly.
    Fault {
        /// The kernel.
        kernel: String,
        /// What the driver calls it.
        error: String,
    },
    /// All launches returned.
    Ran(Box<Ran>),
}

/// What launches left.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ran {
    /// The device, for people.
    pub device: String,
    /// The processor that the PTX was made for anew, if it asks for a newer one than the device is.
    pub retargeted: Option<String>,
    /// Kernels in the order of their launches.
    pub kernels: Vec<String>,
    /// Buffers by name, as hexadecimal digits.
    pub buffers: Vec<(String, String)>,
    /// Variables of which something is expected, likewise.
    pub globals: Vec<(String, String)>,
    /// Differences from what is expected.
    pub differences: Vec<String>,
}

/// What launching a file came to.
#[derive(Debug)]
pub enum Answer {
    /// The process with the device said it.
    Said(Said),
    /// Its time was over.
    Hang(u64),
    /// It ended without saying anything: how.
    Died(String),
}

impl Ran {
    /// The same as a run of the interpreter would be given. Counts of instructions and choices are not known.
    pub fn execution(&self) -> Execution {
        let images = |all: &[(String, String)]| {
            let image = |(name, digits): &(String, String)| {
                let marks = Vec::new();
                let bytes = bytes(digits);
                (name.clone(), Image { bytes, marks })
            };
            all.iter().map(image).collect()
        };
        let run = |kernel: &String| (kernel.clone(), returned());
        Execution {
            runs: self.kernels.iter().map(run).collect(),
            buffers: images(&self.buffers),
            globals: images(&self.globals),
            differences: self.differences.clone(),
        }
    }
}

/// A launch that returned, of which nothing else is known.
fn returned() -> LaunchRun {
    LaunchRun {
        outcome: Outcome::Returned(None),
        events: Vec::new(),
        choices: Choices::default(),
        steps: 0,
        races: Vec::new(),
    }
}

fn digits(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    let mut text = String::with_capacity(2 * bytes.len());
    for b in bytes {
        // Writing to a text does not fail.
        let _ = write!(text, "{b:02x}");
    }
    text
}

fn bytes(digits: &str) -> Vec<u8> {
    let value = |c: u8| char::from(c).to_digit(16).unwrap_or(0) as u8;
    let pairs = digits.as_bytes().chunks_exact(2);
    pairs.map(|p| value(p[0]) << 4 | value(p[1])).collect()
}

/// Starts the processes that have the device.
pub struct Launcher {
    tool: Tool,
    folder: tempfile::TempDir,
    seconds: u64,
}

impl Launcher {
    /// A launcher that gives each file so many seconds.
    ///
    /// # Errors
    /// One line: there is no room for temporary files, or this program does not know where it lies.
    pub fn new(seconds: Option<u64>, interrupt: &Interrupt) -> Result<Launcher, String> {
        let why =
            |e: std::io::Error| format!("error: cannot start a process: {}", driver::plain(&e));
        let program = std::env::current_exe().map_err(why)?;
        Ok(Launcher {
            tool: Tool::new(&program, interrupt),
            folder: tempfile::tempdir().map_err(why)?,
            seconds: seconds.unwrap_or(SECONDS),
        })
    }

    /// Launches PTX on the description at a path, in a process of its own.
    ///
    /// # Errors
    /// One line: the PTX cannot be put where the process finds it.
    pub fn launch(&self, text: &[u8], description: &str) -> Result<Answer, String> {
        let ptx = self.folder.path().join("kernel.ptx");
        let out = self.folder.path().join("answer.json");
        let _ = std::fs::remove_file(&out);
        let why = |e| {
            format!(
                "error: cannot write '{}': {}",
                ptx.display(),
                driver::plain(&e)
            )
        };
        std::fs::write(&ptx, text).map_err(why)?;
        let word = |path: &Path| path.as_os_str().to_owned();
        let command = [
            "run".into(),
            word(&ptx),
            "--on=cuda".into(),
            "--launch".into(),
            description.into(),
            "--device-answer".into(),
            word(&out),
        ];
        let ended = self.tool.run(&command, Duration::from_secs(self.seconds));
        if ended.timed_out {
            return Ok(Answer::Hang(self.seconds));
        }
        let said = std::fs::read(&out).ok();
        let said = said.and_then(|text| serde_json::from_slice(&text).ok());
        Ok(said.map_or_else(|| Answer::Died(ended.words()), Answer::Said))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn bytes_survive_as_digits() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(bytes(&digits(&all)), all);
        assert_eq!(digits(&[0, 0xf, 0xa0]), "000fa0");
    }

    #[test]
    fn what_is_said_survives_as_json() {
        let said = Said::Fault {
            kernel: "k".into(),
            error: "CUDA_ERROR_ILLEGAL_ADDRESS".into(),
        };
        let text = serde_json::to_string(&said).unwrap();
        assert!(text.contains(r#""end":"fault""#), "{text}");
        let again: Said = serde_json::from_str(&text).unwrap();
        assert!(matches!(again, Said::Fault { kernel, .. } if kernel == "k"));
    }
}
