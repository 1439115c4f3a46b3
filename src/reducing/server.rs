//! `--test-server CMD`: a program that stays and answers line by line.
//!
//! It reads paths of candidates on its standard input, one a line, and answers each
//! with a line: `1`, `yes` or `interesting`; `0`, `no` or `boring`; or `other NAME` for
//! another failure. So a question costs no start of a process. Each server has one file, in
//! which its candidates come one after the other. A server that does not answer in time is
//! killed and started anew, with another file, and the candidate counts as undecided.

use super::child::{Groups, Member};
use super::script::{Scratch, cannot_write};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tandem_ir::Module;
use tandem_ir::text::print;
use tandem_reduce::predicate::{Answer, Predicate};

/// The predicate: as many servers as questions are asked side by side.
pub struct Server {
    words: Vec<String>,
    limit: Duration,
    groups: Groups,
    scratch: Scratch,
    idle: Mutex<Vec<Connection>>,
}

/// A running server.
struct Connection {
    // Dropped first, so that a server that reads to the end of its input ends by itself.
    input: ChildStdin,
    output: ChildStdout,
    /// What the server has written behind the last line that was taken.
    held: Vec<u8>,
    _member: Member,
    page: Page,
}

/// The file in which a server finds its candidates, one after the other: making and removing a file for each would cost
/// as much as the question.
struct Page {
    path: PathBuf,
    file: File,
    length: usize,
}

impl Page {
    fn new(path: PathBuf) -> std::io::Result<Page> {
        let file = File::create(&path)?;
        Ok(Page {
            path,
            file,
            length: 0,
        })
    }

    /// Makes a text all that is in the file.
    fn write(&mut self, text: &str) -> std::io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(text.as_bytes())?;
        // Cut behind the text, not before it: a file that was emptied is forced to the disk when it is written anew.
        if text.len() < self.length {
            self.file.set_len(text.len() as u64)?;
        }
        self.length = text.len();
        Ok(())
    }

    /// Whether the path still leads to this text.
    fn holds(&self, text: &str) -> bool {
        std::fs::read(&self.path).is_ok_and(|now| now == text.as_bytes())
    }
}

/// Longest line that is an answer, in bytes.
const LONGEST: usize = 1 << 16;

/// Why there is no answer.
enum Silence {
    /// The server has ended.
    Ended,
    /// The time is over.
    Late,
}

impl Connection {
    /// The next line that the server writes. A line that never ends is given up as it is.
    fn line(&mut self, limit: Duration) -> Result<String, Silence> {
        let begun = Instant::now();
        loop {
            let end = self.held.iter().position(|&b| b == b'\n');
            if let Some(end) = end.or((self.held.len() > LONGEST).then_some(LONGEST)) {
                let line: Vec<u8> = self.held.drain(..=end).collect();
                return Ok(String::from_utf8_lossy(&line).into_owned());
            }
            self.wait(limit.saturating_sub(begun.elapsed()))?;
            let mut piece = [0; 4096];
            match self.output.read(&mut piece) {
                Ok(0) => return Err(Silence::Ended),
                Ok(n) => self.held.extend_from_slice(&piece[..n]),
                Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
                Err(_) => return Err(Silence::Ended),
            }
        }
    }

    /// Waits until there is something to be read, or the end.
    fn wait(&self, limit: Duration) -> Result<(), Silence> {
        let begun = Instant::now();
        loop {
            let left = limit.saturating_sub(begun.elapsed());
            let left = Timespec::try_from(left).ok();
            let output = &mut [PollFd::new(&self.output, PollFlags::IN)];
            match poll(output, left.as_ref()) {
                Ok(0) => return Err(Silence::Late),
                Ok(_) => return Ok(()),
                Err(Errno::INTR) => {}
                Err(_) => return Err(Silence::Ended),
            }
        }
    }
}

impl Server {
    /// A server by its command line, split at blanks.
    ///
    /// # Errors
    /// There is no place for candidates.
    pub fn new(command: &str, limit: Duration, groups: Groups) -> std::io::Result<Server> {
        Ok(Server {
            words: command.split_whitespace().map(str::to_owned).collect(),
            limit,
            scratch: Scratch::new(&groups)?,
            groups,
            idle: Mutex::default(),
        })
    }

    fn connect(&self) -> Result<Connection, Answer> {
        let page = Page::new(self.scratch.path()).map_err(|e| cannot_write(&e))?;
        self.start(page).map_err(|why| self.broken(&why))
    }

    fn start(&self, page: Page) -> Result<Connection, String> {
        let Some((program, args)) = self.words.split_first() else {
            return Err("is empty".into());
        };
        let mut command = Command::new(program);
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut member = self.groups.spawn(&mut command).map_err(|e| {
            let why = tandem_optimized::driver::plain(&e);
            format!("cannot be run: {why}")
        })?;
        let input = member.child.stdin.take().ok_or("has no input")?;
        let output = member.child.stdout.take().ok_or("has no output")?;
        Ok(Connection {
            input,
            output,
            held: Vec::new(),
            page,
            _member: member,
        })
    }

    fn broken(&self, what: &str) -> Answer {
        Answer::Broken(format!(
            "error: the test server '{}' {what}",
            self.words.join(" ")
        ))
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn talk(&self, text: &str) -> Answer {
        let free = self.idle().pop();
        let mut c = match free.map_or_else(|| self.connect(), Ok) {
            Ok(c) => c,
            Err(answer) => return answer,
        };
        if let Err(e) = c.page.write(text) {
            return cannot_write(&e);
        }
        let line = format!("{}\n", c.page.path.display());
        if c.input.write_all(line.as_bytes()).is_err() {
            return self.broken("has ended");
        }
        let line = match c.line(self.limit) {
            Ok(line) => line,
            Err(Silence::Ended) => return self.broken("ended without an answer"),
            Err(Silence::Late) => {
                let limit = self.limit.as_secs_f64();
                return Answer::Unsure(format!("the test server took longer than {limit} s"));
            }
        };
        if !c.page.holds(text) {
            return self.broken("changes the file that it is asked about");
        }
        self.idle().push(c);
        match line.trim() {
            "1" | "yes" | "interesting" => Answer::Interesting,
            "0" | "no" | "boring" => Answer::Boring,
            l => match l.strip_prefix("other ") {
                Some(name) => Answer::Other(name.trim().to_owned()),
                None => self.broken(&format!("answers '{l}', which is no answer")),
            },
        }
    }
}

impl Predicate for Server {
    fn ask(&self, m: &Module) -> Answer {
        let answer = self.talk(&print(m));
        self.groups.stop_if_interrupted();
        answer
    }

    fn sees_text(&self) -> bool {
        true
    }
}
