//! `opt`, started once for many modules: each gets a copy of a process that has just been started.
//!
//! Most of what a run of `opt` on a small module costs is its start. LLVM's `-load` lets a plug-in of ours
//! (`src/subjects/plugin/fork_server.rs`, built into this program) wait in the middle of it and fork at each question, so
//! that a run of a small module costs a third or less. A copy is as good as a new process: none has seen a module before. So who asks
//! cannot tell the two apart, and wherever there is no fork server (another system, a compiler that knows no `-load`, a
//! folder for temporary files from which nothing may be loaded) each run is a process.
//!
//! The command line of a server cannot change. The first run of each is a process: a server pays from the second.

use super::external::Limits;
use super::trouble::beginning;
use crate::reducing::child::{End, Groups, Member};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The plug-in; empty where it could not be built.
#[cfg(fork_server)]
const PLUGIN: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/fork_server.so"));
#[cfg(not(fork_server))]
const PLUGIN: &[u8] = &[];

/// What the plug-in says when it waits.
const GREETING: &[u8; 8] = b"tandem-1";
/// What tells the plug-in that it is to serve.
const VARIABLE: &str = "TANDEM_FORK_SERVER";
/// Servers that wait, of all command lines together.
const MOST_IDLE: usize = 16;
/// Command lines that are remembered.
const MOST_KNOWN: usize = 4096;
/// How long a start may take.
const START: Duration = Duration::from_secs(20);

/// The servers of a subject, by command line.
#[derive(Clone, Default)]
pub struct Pool(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    /// Command lines that were run.
    known: BTreeSet<Vec<String>>,
    /// In the order in which they were last used.
    idle: Vec<ForkServer>,
    /// One could not be started.
    useless: bool,
}

/// How a server is started, and what a run may use.
pub struct Start<'a> {
    /// The command that becomes `opt`, without `opt` itself and its arguments.
    pub command: Command,
    /// `opt`, and its arguments but for files.
    pub line: &'a [String],
    /// Its processes.
    pub groups: &'a Groups,
    /// What a run may use.
    pub limits: Limits,
    /// The longest that a run may take.
    pub patience: Duration,
}

/// What a run came to.
pub struct Run {
    /// How it ended.
    pub end: End,
    /// What it wrote, if it wrote a file at all.
    pub output: io::Result<File>,
    /// What it said.
    pub said: String,
}

/// Who runs a module.
enum Waiting {
    /// A process of its own.
    Process,
    /// A server that waits.
    Idle(ForkServer),
    /// A server that is to be started.
    New,
}

impl Pool {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A run by a copy, none where it has to be a process; and whether a server was started for it.
    pub fn run(&self, start: &mut Start<'_>, input: &[u8], most_said: u64) -> (Option<Run>, bool) {
        let (mut server, started) = match self.waiting(start.line) {
            Waiting::Process => return (None, false),
            Waiting::Idle(server) => (server, false),
            Waiting::New => match ForkServer::start(start) {
                Ok(server) => (server, true),
                Err(_) => {
                    self.state().useless = true;
                    return (None, true);
                }
            },
        };
        let run = server.run(input, start, most_said);
        // One whose copy does not end, or that does not keep to the protocol, is not asked again.
        if run.as_ref().is_some_and(|r| r.end != End::TimeOut) {
            self.keep(server);
        }
        (run, started)
    }

    /// Who is to run a command line.
    fn waiting(&self, line: &[String]) -> Waiting {
        let mut state = self.state();
        if PLUGIN.is_empty() || state.useless {
            return Waiting::Process;
        }
        if let Some(at) = state.idle.iter().position(|s| s.line == line) {
            return Waiting::Idle(state.idle.remove(at));
        }
        if state.known.contains(line) {
            return Waiting::New;
        }
        if state.known.len() >= MOST_KNOWN {
            state.known.clear();
        }
        state.known.insert(line.to_vec());
        Waiting::Process
    }

    fn keep(&self, server: ForkServer) {
        let mut state = self.state();
        let oldest = (state.idle.len() >= MOST_IDLE).then(|| state.idle.remove(0));
        state.idle.push(server);
        drop(state);
        // Outside of the lock: it waits for the end of a process.
        drop(oldest);
    }
}

/// A server that has greeted.
struct ForkServer {
    line: Vec<String>,
    input: ChildStdin,
    output: ChildStdout,
    /// What it and its copies say.
    said: File,
    scratch: tempfile::TempDir,
    /// Last, so that the process is gone before its folder is.
    _member: Member,
}

const IN: &str = "in.ll";
const OUT: &str = "out.ll";

impl ForkServer {
    /// A new one that has greeted.
    fn start(start: &mut Start<'_>) -> io::Result<ForkServer> {
        let scratch = tempfile::Builder::new()
            .prefix("tandem-subject-")
            .tempdir()?;
        start.groups.remove_at_interrupt(scratch.path());
        let at = |name: &str| scratch.path().join(name);
        std::fs::write(at("fork_server.so"), PLUGIN)?;
        // Appended to, so that it can be emptied before each run.
        let said = tempfile::Builder::new()
            .append(true)
            .tempfile()?
            .into_file();
        let (tool, arguments) = start.line.split_first().ok_or(ErrorKind::InvalidInput)?;
        start
            .command
            .arg(tool)
            .arg(format!("-load={}", at("fork_server.so").display()))
            .args(arguments)
            .arg(at(IN))
            .arg("-o")
            .arg(at(OUT))
            .env(VARIABLE, "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(said.try_clone()?);
        let mut member = start.groups.spawn(&mut start.command)?;
        let pipes = (member.child.stdin.take(), member.child.stdout.take());
        let (Some(input), Some(output)) = pipes else {
            return Err(ErrorKind::BrokenPipe.into());
        };
        let mut server = ForkServer {
            line: start.line.to_vec(),
            input,
            output,
            said,
            scratch,
            _member: member,
        };
        let deadline = Instant::now() + START;
        match server.answer::<8>(deadline)? {
            Some(greeting) if greeting == *GREETING => Ok(server),
            _ => Err(ErrorKind::InvalidData.into()),
        }
    }

    /// Runs a copy on a module. A server that does not keep to the protocol has no answer, one whose copy does not end
    /// in time has that one and is killed with it; neither is to be asked again.
    fn run(&mut self, input: &[u8], start: &Start<'_>, most_said: u64) -> Option<Run> {
        let at = |name: &str| self.scratch.path().join(name);
        // A file that is written over would be longer than what is written now, or that of the run before.
        let _ = std::fs::remove_file(at(OUT));
        std::fs::write(at(IN), input).ok()?;
        self.said.set_len(0).ok()?;
        self.input
            .write_all(&start.limits.seconds.to_ne_bytes())
            .ok()?;
        let status = self.answer::<4>(Instant::now() + start.patience).ok()?;
        let end = match status.map(|bytes| ExitStatus::from_raw(i32::from_ne_bytes(bytes))) {
            None => End::TimeOut,
            Some(status) => match status.code() {
                Some(code) => End::Code(code),
                None => End::Signal(status.signal().unwrap_or(0)),
            },
        };
        Some(Run {
            end,
            output: File::open(self.scratch.path().join(OUT)),
            said: beginning(&self.said, most_said),
        })
    }

    /// So many bytes from the server; none if it has not written them in time.
    fn answer<const N: usize>(&mut self, deadline: Instant) -> io::Result<Option<[u8; N]>> {
        let mut bytes = [0; N];
        let mut have = 0;
        while let Some(rest) = bytes.get_mut(have..).filter(|rest| !rest.is_empty()) {
            let left = deadline.saturating_duration_since(Instant::now());
            let left = Timespec::try_from(left).ok();
            let mut files = [PollFd::new(&self.output, PollFlags::IN)];
            match poll(&mut files, left.as_ref()) {
                Ok(0) => return Ok(None),
                Ok(_) => {}
                Err(rustix::io::Errno::INTR) => continue,
                Err(e) => return Err(e.into()),
            }
            match self.output.read(rest) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(n) => have += n,
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) => return Err(e),
            }
        }
        Ok(Some(bytes))
    }
}

#[cfg(all(test, fork_server))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::external::External;
    use super::super::trouble::Trouble;
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;
    use std::sync::atomic::Ordering;

    /// A program that takes what we give `opt`, writes down that it was started, and does what its input says.
    const FAKE: &str = r#"#!/usr/bin/env python3
import ctypes, os, signal, sys, time
files = [a for a in sys.argv[1:] if not a.startswith("-")]
open(os.path.dirname(sys.argv[0]) + "/log", "a").write("started\n")
for a in sys.argv[1:]:
    if a.startswith("-load="):
        if "-knows-no-load" in sys.argv:
            sys.exit("Unknown command line argument '-load'")
        ctypes.CDLL(a[6:])
text = open(files[0]).read()
print("; printed where nobody reads")
print("said of", text.split("@")[1].split("(")[0], file=sys.stderr, flush=True)
if "@ends" in text:
    sys.exit(3)
if "@is_killed" in text:
    os.kill(os.getpid(), signal.SIGSEGV)
if "@works_on" in text:
    while True: pass
if "@sleeps" in text:
    time.sleep(600)
if "@writes_nothing" not in text:
    open(files[1], "w").write(text.replace("i32", "i64"))
"#;

    fn fake(folder: &Path, arguments: &[&str]) -> External {
        let tool = folder.join("opt");
        std::fs::write(&tool, FAKE).unwrap();
        std::fs::set_permissions(&tool, std::fs::Permissions::from_mode(0o755)).unwrap();
        let arguments = arguments.iter().map(|&a| a.to_owned()).collect();
        let mut subject = External::opt(&tool.display().to_string(), "none", arguments);
        subject.limits.seconds = 1;
        subject
    }

    fn started(folder: &Path) -> usize {
        let log = std::fs::read_to_string(folder.join("log")).unwrap();
        log.lines().count()
    }

    fn program(name: &str) -> String {
        format!("define void @{name}(i32 %x) {{\n  ret void\n}}\n")
    }

    fn run(subject: &External, name: &str) -> Result<String, Trouble> {
        let output = subject.run_on(program(name).as_bytes());
        output.map(|bytes| String::from_utf8(bytes).unwrap())
    }

    #[test]
    fn the_first_run_is_a_process_and_the_others_are_copies_of_a_second_one() {
        let folder = tempfile::tempdir().unwrap();
        let subject = fake(folder.path(), &[]);
        for n in 0..9 {
            let name = format!("f{n}");
            let (output, said) = subject.run_saying(program(&name).as_bytes(), 1000);
            let text = program(&name).replace("i32", "i64");
            assert_eq!(output, Ok(text.into_bytes()));
            assert_eq!(said, format!("said of {name}\n"));
        }
        assert_eq!(started(folder.path()), 2);
        assert_eq!(subject.tally.processes.load(Ordering::Relaxed), 2);
        assert_eq!(subject.tally.copies.load(Ordering::Relaxed), 8);
        // Another command line has other servers, and so has a subject that is to know nothing.
        let other = subject.with_pipeline("other", &[]).unwrap();
        for subject in [other, subject.fresh()] {
            assert!(run(&subject, "g").is_ok());
        }
        assert_eq!(started(folder.path()), 4);
    }

    #[test]
    fn what_goes_wrong_in_a_copy_is_what_goes_wrong_in_a_process() {
        let folder = tempfile::tempdir().unwrap();
        let all = ["ends", "is_killed", "works_on", "sleeps", "writes_nothing"];
        let copies = fake(folder.path(), &[]);
        assert!(run(&copies, "first").is_ok());
        for name in all {
            let of_process = run(&copies.fresh(), name).unwrap_err();
            assert_eq!(run(&copies, name).unwrap_err(), of_process, "{name}");
            // The next one has nothing to do with it.
            assert!(run(&copies, "next").is_ok(), "{name}");
        }
        let copies = copies.tally.copies.load(Ordering::Relaxed);
        assert_eq!(copies, 2 * all.len() as u64);
    }

    #[test]
    fn a_compiler_that_takes_no_plug_in_is_started_for_each_module() {
        let folder = tempfile::tempdir().unwrap();
        let subject = fake(folder.path(), &["-knows-no-load"]);
        for _ in 0..4 {
            assert!(run(&subject, "f").is_ok());
        }
        // The one that was to be a server is the fifth.
        assert_eq!(started(folder.path()), 5);
        assert_eq!(subject.tally.copies.load(Ordering::Relaxed), 0);
    }

    #[test]
    fn nothing_is_left_when_a_subject_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let subject = fake(folder.path(), &[]);
        assert!(run(&subject, "f").is_ok() && run(&subject, "f").is_ok());
        let (scratch, process) = {
            let state = subject.copies.state();
            let server = &state.idle[0];
            (server.scratch.path().to_owned(), server._member.child.id())
        };
        assert!(scratch.exists() && Path::new(&format!("/proc/{process}")).exists());
        drop(subject);
        assert!(!scratch.exists() && !Path::new(&format!("/proc/{process}")).exists());
    }
}
