//! `--test SCRIPT`: a user's program decides, as for llvm-reduce.
//!
//! It gets the path of a candidate as its last argument, and exit code 0 means
//! interesting. Its output is thrown away, its time is limited, its processes are
//! killed with it, and the candidate must be afterwards what it was before.

use super::child::{End, Groups};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::text::print;
use tandem_reduce::predicate::{Answer, Predicate};

/// Files for candidates, one for each question at a time.
pub struct Scratch {
    folder: tempfile::TempDir,
    next: AtomicU64,
}

impl Scratch {
    /// A new folder, removed with this value, and on Ctrl-C with the groups.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new(groups: &Groups) -> std::io::Result<Scratch> {
        let folder = tempfile::Builder::new()
            .prefix("tandem-reduce-")
            .tempdir()?;
        groups.remove_at_interrupt(folder.path());
        Ok(Scratch {
            folder,
            next: AtomicU64::new(0),
        })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The path of a file that nobody has used yet.
    pub fn path(&self) -> PathBuf {
        self.path_of("ll")
    }

    /// The same for a file whose name ends so.
    fn path_of(&self, ending: &str) -> PathBuf {
        let n = self.next.fetch_add(1, Ordering::Relaxed);
        self.folder.path().join(format!("candidate-{n}.{ending}"))
    }

    /// Writes a candidate to a file of its own.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self, text: &str) -> std::io::Result<Candidate> {
        self.write_as(text, "ll")
    }

    /// The same to a file whose name ends so.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write_as(&self, text: &str, ending: &str) -> std::io::Result<Candidate> {
        let path = self.path_of(ending);
        std::fs::write(&path, text)?;
        Ok(Candidate { path })
    }
}

/// A candidate's file, removed with this value.
pub struct Candidate {
    /// Where it is.
    pub path: PathBuf,
}

impl Drop for Candidate {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// What a failed write of a candidate means.
pub fn cannot_write(e: &std::io::Error) -> Answer {
    let why = tandem_optimized::driver::plain(e);
    Answer::Broken(format!("error: cannot write a candidate: {why}"))
}

/// The predicate.
pub struct Script {
    program: PathBuf,
    args: Vec<String>,
    limit: Duration,
    groups: Groups,
    scratch: Scratch,
}

impl Script {
    /// A script with the arguments that come before the path.
    ///
    /// # Errors
    /// There is no place for candidates.
    pub fn new(
        script: &str,
        args: &[String],
        limit: Duration,
        groups: Groups,
    ) -> std::io::Result<Script> {
        // As llvm-reduce: a path as given, before one that is looked up.
        let path = Path::new(script);
        let program = match path.exists() {
            true => std::fs::canonicalize(path)?,
            false => path.to_path_buf(),
        };
        Ok(Script {
            program,
            args: args.to_vec(),
            limit,
            scratch: Scratch::new(&groups)?,
            groups,
        })
    }

    fn broken(&self, what: &str) -> Answer {
        Answer::Broken(format!(
            "error: the test '{}' {what}",
            self.program.display()
        ))
    }
}

impl Script {
    /// Asks about a text, in a file whose name ends so.
    pub fn ask_about(&self, text: &str, ending: &str) -> Answer {
        let answer = self.answer(text, ending);
        self.groups.stop_if_interrupted();
        answer
    }

    fn answer(&self, text: &str, ending: &str) -> Answer {
        let candidate = match self.scratch.write_as(text, ending) {
            Ok(c) => c,
            Err(e) => return cannot_write(&e),
        };
        let mut command = Command::new(&self.program);
        command
            .args(&self.args)
            .arg(&candidate.path)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let end = match self.groups.run(&mut command, self.limit) {
            Ok(end) => end,
            Err(e) => {
                let why = tandem_optimized::driver::plain(&e);
                return self.broken(&format!("cannot be run: {why}"));
            }
        };
        match std::fs::read(&candidate.path) {
            Ok(now) if now == text.as_bytes() => {}
            Ok(_) => return self.broken("changes the file that it is asked about"),
            Err(_) => return self.broken("removes the file that it is asked about"),
        }
        match end {
            End::Code(0) => Answer::Interesting,
            // What a shell says of a command that it cannot run or find; no answer to the question.
            End::Code(126 | 127) => self.broken(&format!("cannot be run ({end})")),
            End::Code(_) => Answer::Boring,
            End::Signal(n) => Answer::Unsure(format!("the test was killed by signal {n}")),
            End::TimeOut => Answer::Unsure(format!(
                "the test took longer than {} s",
                self.limit.as_secs_f64()
            )),
        }
    }
}

impl Predicate for Script {
    fn ask(&self, m: &Module) -> Answer {
        self.ask_about(&print(m), "ll")
    }

    fn sees_text(&self) -> bool {
        true
    }
}
