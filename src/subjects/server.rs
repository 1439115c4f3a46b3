//! A compiler that stays: one child process that is given module after module on its pipes.
//!
//! The protocol is that of `docs/subject-server.md`. Lines of text say what comes; the bytes of a module follow a line
//! that says how many they are:
//!
//! ```text
//!  tandem   tandem-subject 1
//!  server   tandem-subject 1 [limit]           the version that it speaks, and whether it takes limits
//!  tandem   module ID LIMIT LENGTH             then LENGTH bytes of LLVM assembly; LIMIT is -1 or what -opt-bisect-limit takes
//!  server   module ID LENGTH                   then LENGTH bytes of LLVM assembly or bitcode
//!     or    refused ID LENGTH, crashed ID LENGTH   then LENGTH bytes of words
//! ```
//!
//! There is one question at a time, so that an answer to another one is out of order. Whatever goes wrong ends the
//! server, with all that it started; the next question goes to a new one. A server may keep what it likes between questions:
//! what it says of a program is believed only if a new one says the same (`batch`).

use super::external::Limits;
use super::trouble::{MOST_READ, Trouble, beginning, complaint, is_crash, one_line, signal_of};
use crate::reducing::child::{End, Groups, Member};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tandem_optimized::driver;

/// The version of the protocol.
pub const VERSION: u32 = 1;
/// The first word of both greetings.
const GREETING: &str = "tandem-subject";
/// What a server may say in its greeting: that it takes a limit on executions of passes.
const LIMIT: &str = "limit";
/// The longest line, in bytes.
const LONGEST: usize = 256;
/// How long a server that has closed a pipe may take to end.
const GRACE: Duration = Duration::from_secs(2);
/// How long a server may take to end by itself once nobody asks any more.
const FAREWELL: Duration = Duration::from_millis(500);

/// The servers of one command that wait for a question.
#[derive(Clone, Default)]
pub struct Pool {
    idle: Arc<Mutex<Vec<Running>>>,
    takes_limit: Arc<AtomicBool>,
}

/// How servers are started.
pub struct Start<'a> {
    /// The child, without its pipes.
    pub command: Command,
    /// Its processes.
    pub groups: &'a Groups,
    /// What it may use.
    pub limits: Limits,
    /// The longest that one answer may take.
    pub patience: Duration,
}

/// A question.
pub struct Question<'a> {
    /// The module.
    pub text: &'a [u8],
    /// How many executions of passes may be made.
    pub limit: Option<u64>,
    /// Bytes of the server's words that are read.
    pub most_said: u64,
}

impl Pool {
    /// True if the last server that greeted takes limits on executions of passes.
    pub fn takes_limit(&self) -> bool {
        self.takes_limit.load(Ordering::Relaxed)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Running>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A server that has nothing to do and has said nothing unasked, if there is one.
    ///
    /// # Errors
    /// One has spoken without being asked.
    pub fn take(&self) -> Result<Option<Running>, Trouble> {
        loop {
            let Some(mut server) = self.idle().pop() else {
                return Ok(None);
            };
            match server.unasked() {
                Unasked::Nothing => return Ok(Some(server)),
                // It has ended after an answer that was good.
                Unasked::End => {}
                Unasked::Words(words) => {
                    return Err(Trouble::Protocol(format!(
                        "it speaks without being asked: '{words}'"
                    )));
                }
            }
        }
    }

    /// A new server that has greeted.
    ///
    /// # Errors
    /// It cannot be started, or its greeting is none.
    pub fn start(&self, start: &mut Start<'_>) -> Result<Running, Trouble> {
        let server = Running::start(start)?;
        self.takes_limit
            .store(server.takes_limit, Ordering::Relaxed);
        Ok(server)
    }

    /// Keeps a server for the next question.
    pub fn keep(&self, server: Running) {
        self.idle().push(server);
    }
}

/// A running server.
pub struct Running {
    /// None once it was told that nobody asks any more.
    input: Option<ChildStdin>,
    output: ChildStdout,
    /// What it has written behind the last answer.
    held: Vec<u8>,
    member: Member,
    /// What it says besides.
    said: File,
    takes_limit: bool,
    asked: u64,
    /// Time and place for its answers.
    limits: Limits,
    patience: Duration,
    /// It is to be killed, not waited for.
    broken: bool,
}

/// What a server did while nobody asked.
enum Unasked {
    Nothing,
    End,
    Words(String),
}

/// Why an exchange came to nothing.
enum Broken {
    /// The time is over.
    Late,
    /// It has closed the pipe on which it answers.
    Closed,
    /// It has closed the pipe on which it is asked, and says nothing.
    Deaf,
    /// What it says is no answer.
    Trouble(Trouble),
}

impl Running {
    fn start(start: &mut Start<'_>) -> Result<Running, Trouble> {
        let failed = |e: std::io::Error| Trouble::NotRun(driver::plain(&e));
        // Appended to, so that it can be emptied before each question.
        let said = tempfile::Builder::new().append(true).tempfile();
        let said = said.map_err(failed)?.into_file();
        start
            .command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(said.try_clone().map_err(failed)?);
        let mut member = start.groups.spawn(&mut start.command).map_err(failed)?;
        let pipes = (member.child.stdin.take(), member.child.stdout.take());
        let (Some(input), Some(output)) = pipes else {
            return Err(Trouble::NotRun("it has no pipes".into()));
        };
        // Whether a pipe takes something is asked first, and then as much as it takes is written.
        rustix::io::ioctl_fionbio(&input, true).map_err(|e| failed(e.into()))?;
        let mut server = Running {
            input: Some(input),
            output,
            held: Vec::new(),
            member,
            said,
            takes_limit: false,
            asked: 0,
            limits: start.limits,
            patience: start.patience,
            broken: false,
        };
        let greeting = format!("{GREETING} {VERSION}\n");
        let answer = server.exchange(greeting.as_bytes(), |held| {
            let line = line(held)?;
            Some(line.and_then(|l| greeted(&l)))
        });
        match answer {
            Ok(takes_limit) => server.takes_limit = takes_limit,
            Err(broken) => {
                let trouble = server.trouble(broken, MOST_READ).0;
                return Err(trouble);
            }
        }
        Ok(server)
    }

    /// Asks a question; also what the server says besides. A server with which something went wrong must not be kept
    /// ([`Self::is_broken`]).
    pub fn ask(&mut self, question: &Question<'_>) -> (Result<Vec<u8>, Trouble>, String) {
        // Emptied, so that what is read afterwards belongs to this question.
        let _ = self.said.set_len(0);
        self.asked += 1;
        let id = self.asked;
        let limit = question
            .limit
            .map_or(-1, |n| i64::try_from(n).unwrap_or(-1));
        let mut bytes = format!("module {id} {limit} {}\n", question.text.len()).into_bytes();
        bytes.extend_from_slice(question.text);
        let most = self.limits.output;
        match self.exchange(&bytes, |held| answer(held, id, most)) {
            Ok((kind, bytes)) => {
                let said = beginning(&self.said, question.most_said);
                let words = || complaint(&String::from_utf8_lossy(&bytes));
                let result = match kind {
                    Kind::Module => Ok(bytes),
                    Kind::Refused => Err(Trouble::Refused(words())),
                    Kind::Crashed => Err(Trouble::Crash(words())),
                };
                (result, said)
            }
            Err(broken) => {
                let (trouble, said) = self.trouble(broken, question.most_said);
                (Err(trouble), said)
            }
        }
    }

    /// True if it cannot be asked again.
    pub fn is_broken(&self) -> bool {
        self.broken
    }

    /// What is wrong, from how it came and how the server ended; it has ended afterwards.
    fn trouble(&mut self, broken: Broken, most: u64) -> (Trouble, String) {
        self.broken = true;
        let end = match broken {
            Broken::Closed => self.member.wait(GRACE),
            _ => self.member.wait(Duration::ZERO),
        };
        let said = beginning(&self.said, most);
        let trouble = match (broken, end) {
            (Broken::Trouble(t), _) => t,
            (Broken::Late, _) => Trouble::Hang,
            (Broken::Deaf, _) => {
                Trouble::Protocol("it closes its input before it has read what it is asked".into())
            }
            (Broken::Closed, Ok(End::TimeOut)) => {
                Trouble::Protocol("it closes its output and goes on without an answer".into())
            }
            (Broken::Closed, Err(e)) => Trouble::NotRun(driver::plain(&e)),
            (Broken::Closed, Ok(_)) if is_crash(&said) => Trouble::Crash(complaint(&said)),
            (Broken::Closed, Ok(End::Code(126 | 127))) => Trouble::NotRun(complaint(&said)),
            (Broken::Closed, Ok(end)) => {
                // A shell between the two says it in its own way.
                let end = match end {
                    End::Code(n) => signal_of(n).map_or(end, End::Signal),
                    other => other,
                };
                let words = match said.trim().is_empty() {
                    true => String::new(),
                    false => format!(": {}", complaint(&said)),
                };
                Trouble::Crash(format!(
                    "the server ends with {end} before it answers{words}"
                ))
            }
        };
        (trouble, said)
    }

    /// Sends bytes, and reads until `complete` makes something of what was read.
    fn exchange<T>(
        &mut self,
        mut send: &[u8],
        mut complete: impl FnMut(&mut Vec<u8>) -> Option<Result<T, Trouble>>,
    ) -> Result<T, Broken> {
        let mut deadline = Instant::now() + self.patience;
        let mut deaf = self.input.is_none();
        let mut piece = vec![0; 64 << 10];
        loop {
            if let Some(answer) = complete(&mut self.held) {
                let answer = answer.map_err(Broken::Trouble)?;
                return match send.is_empty() && self.held.is_empty() {
                    true => Ok(answer),
                    false => Err(Broken::Trouble(Trouble::Protocol(self.out_of_turn()))),
                };
            }
            let input = self.input.as_ref().filter(|_| !send.is_empty() && !deaf);
            let ready = ready(&self.output, input, deadline);
            let Some((can_read, can_write)) = ready else {
                return Err(if deaf { Broken::Deaf } else { Broken::Late });
            };
            if can_write && let Some(mut input) = self.input.as_ref() {
                match input.write(send) {
                    Ok(n) => send = send.get(n..).unwrap_or(&[]),
                    Err(e) if is_for_now(&e) => {}
                    // Its end may be under way; what it has to say comes first.
                    Err(_) => {
                        deaf = true;
                        deadline = deadline.min(Instant::now() + GRACE);
                    }
                }
            }
            if can_read {
                match self.output.read(&mut piece) {
                    Ok(0) => return Err(Broken::Closed),
                    Ok(n) => self.held.extend_from_slice(piece.get(..n).unwrap_or(&[])),
                    Err(e) if is_for_now(&e) => {}
                    Err(_) => return Err(Broken::Closed),
                }
            }
        }
    }

    fn out_of_turn(&self) -> String {
        match self.held.is_empty() {
            true => "it answers before it has read what it is asked".into(),
            false => format!(
                "it goes on after its answer: '{}'",
                one_line(&String::from_utf8_lossy(beginning_of(&self.held)))
            ),
        }
    }

    /// What it did since its last answer.
    fn unasked(&mut self) -> Unasked {
        let now = Instant::now();
        let unasked = match ready(&self.output, None, now) {
            None | Some((false, _)) => Unasked::Nothing,
            Some(_) => {
                let mut piece = [0; LONGEST];
                match self.output.read(&mut piece) {
                    Ok(n @ 1..) => {
                        let words = String::from_utf8_lossy(piece.get(..n).unwrap_or(&[]));
                        Unasked::Words(one_line(&words))
                    }
                    _ => Unasked::End,
                }
            }
        };
        self.broken |= !matches!(unasked, Unasked::Nothing);
        unasked
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The end of its input tells it to end.
        self.input = None;
        if !self.broken {
            let _ = self.member.wait(FAREWELL);
        }
    }
}

/// Whether it can be read, and whether it can be written: one of them, or `None` when the time is over.
fn ready(
    output: &ChildStdout,
    input: Option<&ChildStdin>,
    deadline: Instant,
) -> Option<(bool, bool)> {
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        let left = Timespec::try_from(left).ok();
        let mut all = vec![PollFd::new(output, PollFlags::IN)];
        all.extend(input.map(|i| PollFd::new(i, PollFlags::OUT)));
        match poll(&mut all, left.as_ref()) {
            Ok(0) => return None,
            Err(Errno::INTR) => {}
            // Reading or writing says what is wrong.
            Err(_) => return Some((true, false)),
            Ok(_) => {
                let is_set = |n: usize| all.get(n).is_some_and(|p| !p.revents().is_empty());
                return Some((is_set(0), is_set(1)));
            }
        }
    }
}

fn is_for_now(e: &std::io::Error) -> bool {
    matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}

fn beginning_of(bytes: &[u8]) -> &[u8] {
    bytes.get(..bytes.len().min(LONGEST)).unwrap_or(&[])
}

/// The first line of what was read, taken out of it; `None` if it is not complete.
fn line(held: &mut Vec<u8>) -> Option<Result<String, Trouble>> {
    let end = held.iter().take(LONGEST).position(|b| *b == b'\n');
    let is_text = |bytes: &[u8]| bytes.iter().all(|b| (b' '..0x7f).contains(b));
    let so_far = held.get(..end.unwrap_or(held.len().min(LONGEST)))?;
    if !is_text(so_far) || (end.is_none() && held.len() >= LONGEST) {
        return Some(Err(Trouble::Protocol(format!(
            "a line was expected, and this comes: '{}'",
            one_line(&String::from_utf8_lossy(beginning_of(held)))
        ))));
    }
    let end = end?;
    let line: Vec<u8> = held.drain(..=end).collect();
    let text = String::from_utf8_lossy(&line);
    Some(Ok(text.trim_end().to_owned()))
}

/// Whether a server that greets so takes limits.
fn greeted(line: &str) -> Result<bool, Trouble> {
    let mut words = line.split(' ');
    let version = match (words.next(), words.next()) {
        (Some(GREETING), Some(version)) => version,
        _ => {
            return Err(Trouble::Protocol(format!(
                "it greets with '{line}', not with '{GREETING} {VERSION}'"
            )));
        }
    };
    if version.parse() != Ok(VERSION) {
        return Err(Trouble::Protocol(format!(
            "it speaks version '{version}', and this is version {VERSION}"
        )));
    }
    let mut takes_limit = false;
    for word in words {
        match word {
            LIMIT => takes_limit = true,
            other => {
                return Err(Trouble::Protocol(format!(
                    "it says that it can do '{other}', which version {VERSION} does not have"
                )));
            }
        }
    }
    Ok(takes_limit)
}

/// What an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Module,
    Refused,
    Crashed,
}

/// The answer to a question, taken out of what was read; `None` if it is not complete. `most` is in MiB.
fn answer(held: &mut Vec<u8>, id: u64, most: u64) -> Option<Result<(Kind, Vec<u8>), Trouble>> {
    // Copied, because the line stays until its bytes are there.
    let mut head = beginning_of(held).to_vec();
    let before = head.len();
    let line = match line(&mut head)? {
        Ok(line) => line,
        Err(trouble) => return Some(Err(trouble)),
    };
    let start = before - head.len();
    match header(&line, id, most) {
        Err(trouble) => Some(Err(trouble)),
        Ok((kind, length)) => {
            let end = start.checked_add(length)?;
            if held.len() < end {
                return None;
            }
            let bytes = held.get(start..end)?.to_vec();
            held.drain(..end);
            Some(Ok((kind, bytes)))
        }
    }
}

/// What the line in front of an answer says: what it is, and its length.
fn header(line: &str, id: u64, most: u64) -> Result<(Kind, usize), Trouble> {
    let no_answer = || Trouble::Protocol(format!("'{line}' is no answer"));
    let words: Vec<&str> = line.split(' ').collect();
    let [kind, of, length] = words[..] else {
        return Err(no_answer());
    };
    let kind = match kind {
        "module" => Kind::Module,
        "refused" => Kind::Refused,
        "crashed" => Kind::Crashed,
        _ => return Err(no_answer()),
    };
    let number = |word: &str| word.parse::<u64>().map_err(|_| no_answer());
    let (of, length) = (number(of)?, number(length)?);
    if of != id {
        return Err(Trouble::Protocol(format!(
            "it answers question {of}, and was asked question {id}"
        )));
    }
    match usize::try_from(length) {
        Ok(length) if (length as u64) <= most << 20 => Ok((kind, length)),
        _ => Err(Trouble::TooMuch(most)),
    }
}
