//! Child processes with a time limit, so that what hangs or crashes does not take the night with it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tandem_optimized::driver::Interrupt;

/// How a child ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ended {
    /// Exit code; `None` if a signal or the time limit ended it, or it could not be started.
    pub code: Option<i32>,
    /// The time limit ended it.
    pub timed_out: bool,
    /// Last line on standard error, or why it could not be started.
    pub message: String,
}

impl Ended {
    /// How it ended, with what it said last.
    pub fn words(&self) -> String {
        let how = match (self.code, self.timed_out) {
            (_, true) => "does not end".into(),
            (Some(c), _) => format!("ends with code {c}"),
            (None, _) => "is ended by a signal".into(),
        };
        match self.message.is_empty() {
            true => how,
            false => format!("{how}: {}", self.message),
        }
    }
}

/// The command that children run.
pub struct Tool {
    path: PathBuf,
    interrupt: Interrupt,
    /// The child under way, for Ctrl-C.
    now: Arc<Mutex<Option<Child>>>,
}

impl Tool {
    /// A tool; on Ctrl-C that ends the process, the child under way ends too.
    pub fn new(path: &Path, interrupt: &Interrupt) -> Tool {
        let now: Arc<Mutex<Option<Child>>> = Arc::default();
        let mine = Arc::clone(&now);
        interrupt.before_exit(move || {
            let mut child = mine.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(c) = child.as_mut() {
                let _ = c.kill();
            }
        });
        Tool {
            path: path.into(),
            interrupt: interrupt.clone(),
            now,
        }
    }

    /// Runs to the end, the time limit, or Ctrl-C, which ends the child as well.
    pub fn run<S: AsRef<std::ffi::OsStr>>(&self, args: &[S], limit: Duration) -> Ended {
        // Standard error goes to a file: a pipe that nobody empties would stop the child.
        let said = tempfile::tempfile();
        let stderr = match said.as_ref().map(std::fs::File::try_clone) {
            Ok(Ok(f)) => Stdio::from(f),
            _ => Stdio::null(),
        };
        let mut command = Command::new(&self.path);
        let spawned = crate::parent::binds(command.args(args))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(stderr)
            .spawn();
        let child = match spawned {
            Ok(c) => c,
            Err(e) => {
                let why = tandem_optimized::driver::plain(&e);
                return Ended {
                    message: format!("cannot start '{}': {why}", self.path.display()),
                    ..Ended::default()
                };
            }
        };
        *self.now.lock().unwrap_or_else(PoisonError::into_inner) = Some(child);
        let (code, timed_out) = self.wait(limit);
        *self.now.lock().unwrap_or_else(PoisonError::into_inner) = None;
        Ended {
            code,
            timed_out,
            message: said.map_or_else(|_| String::new(), last_line),
        }
    }

    fn wait(&self, limit: Duration) -> (Option<i32>, bool) {
        let started = Instant::now();
        loop {
            {
                let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
                let Some(child) = now.as_mut() else {
                    return (None, false);
                };
                match child.try_wait() {
                    Ok(Some(status)) => return (status.code(), false),
                    Ok(None) => {}
                    Err(_) => return (None, false),
                }
                let late = started.elapsed() > limit;
                if late || self.interrupt.requested() {
                    let _ = child.kill();
                    let _ = child.wait();
                    return (None, late);
                }
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

fn last_line(mut file: std::fs::File) -> String {
    use std::io::{Read, Seek, SeekFrom};
    let mut text = Vec::new();
    let end = file.seek(SeekFrom::End(0)).unwrap_or(0);
    let _ = file.seek(SeekFrom::Start(end.saturating_sub(4096)));
    let _ = file.read_to_end(&mut text);
    let text = String::from_utf8_lossy(&text).into_owned();
    let mut lines = text.lines().filter(|l| !l.trim().is_empty());
    lines.next_back().unwrap_or("").to_owned()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_child_that_hangs_is_ended_and_one_that_fails_is_heard() {
        // What follows the script are its arguments.
        let tool = Tool::new(Path::new("/bin/sh"), &Interrupt::default());
        let slow = tool.run(&["-c", "sleep 20"], Duration::from_millis(200));
        assert!(slow.timed_out && slow.code.is_none());
        assert_eq!(slow.words(), "does not end");
        let killed = tool.run(&["-c", "kill -9 $$"], Duration::from_secs(20));
        assert_eq!(killed.words(), "is ended by a signal");
        let sad = tool.run(
            &["-c", "echo one >&2; echo two >&2; exit 3"],
            Duration::from_secs(20),
        );
        assert_eq!((sad.code, sad.message.as_str()), (Some(3), "two"));
        assert_eq!(sad.words(), "ends with code 3: two");
        let none = Tool::new(Path::new("/no/such/tool"), &Interrupt::default());
        assert!(
            none.run(&["x"], Duration::from_secs(1))
                .message
                .contains("cannot start")
        );
    }
}
