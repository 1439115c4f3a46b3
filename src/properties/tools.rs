//! Asking LLVM's tools, with a limit of time.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// LLVM's assembler.
pub const LLVM_AS: &str = "llvm-as-22";
/// LLVM's just-in-time compiler.
pub const LLI: &str = "lli-22";

/// Longest that a tool may take for one program.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why there is no answer.
pub(super) enum Error {
    /// The tool is not installed.
    Missing,
    /// It did not end in time.
    TimedOut,
    /// It ended with an error: the first lines of its complaint.
    Failed(String),
}

/// True if the tool can be started.
pub fn installed(tool: &str) -> bool {
    let asked = Command::new(tool)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    asked.is_ok_and(|s| s.success())
}

/// What the tool prints for a text on its standard input.
pub(super) fn run(tool: &str, args: &[&str], input: &str) -> Result<String, Error> {
    let spawned = Command::new(tool)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = spawned.map_err(|_| Error::Missing)?;
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    std::thread::scope(|s| {
        // All three pipes at once: a tool may write before it has read.
        s.spawn(move || stdin.map(|mut i| i.write_all(input.as_bytes())));
        let out = s.spawn(move || read(stdout));
        let err = s.spawn(move || read(stderr));
        let ended = wait(&mut child);
        let out = out.join().unwrap_or_default();
        let err = err.join().unwrap_or_default();
        match ended {
            None => Err(Error::TimedOut),
            Some(true) => Ok(out),
            Some(false) => {
                let complaint: Vec<&str> = err.lines().take(4).collect();
                Err(Error::Failed(complaint.join(" | ")))
            }
        }
    })
}

fn read(from: Option<impl Read>) -> String {
    let mut bytes = Vec::new();
    if let Some(mut f) = from {
        // What was read before an error is what there is.
        let _ = f.read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Whether the process ended well; `None` if it had to be ended.
fn wait(child: &mut Child) -> Option<bool> {
    let deadline = Instant::now() + PATIENCE;
    let mut pause = Duration::from_micros(200);
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.success()),
            Ok(None) if Instant::now() < deadline => {
                std::thread::sleep(pause);
                pause = (pause * 2).min(Duration::from_millis(5));
            }
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return None;
            }
        }
    }
}
