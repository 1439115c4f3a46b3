//! GNU make's jobserver, from the side of a client (PL-013..PL-017).
//!
//! Make hands out tokens, bytes in a pipe or a fifo; whoever runs something beside its first job holds one. The pipe is
//! opened anew, so that nothing is ever changed about the descriptors that make and its other children share, and read
//! without blocking; the byte that was read is the byte that is written back.
//!
//! Of the failures that the documents number, 3 and 4 (the thread that manages tokens, or the local pipe that wakes it,
//! cannot be made) have no occasion here: a worker asks for its token itself, and there is neither thread nor pipe.

use crate::pass_manager::Slots;
use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Why there is no jobserver although one was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobserverError {
    /// The value is neither two descriptors nor a fifo (code 1).
    Value(String),
    /// The value is that of make on another platform, whose jobserver is a named semaphore (code 2).
    Style(String),
    /// A descriptor is closed, negative or no pipe (code 5).
    Pipe(String),
    /// The fifo is missing, is no fifo, or may not be opened (code 6).
    Fifo(String),
}

impl JobserverError {
    /// True if compilation goes on, with one thread.
    pub fn is_warning(&self) -> bool {
        !matches!(self, JobserverError::Value(_) | JobserverError::Style(_))
    }
    /// The reason in a few words.
    pub fn reason(&self) -> &str {
        match self {
            JobserverError::Value(r)
            | JobserverError::Style(r)
            | JobserverError::Pipe(r)
            | JobserverError::Fifo(r) => r,
        }
    }
}

/// A connection to a jobserver.
#[derive(Clone)]
pub struct Jobserver {
    ends: Arc<Mutex<Ends>>,
}

struct Ends {
    read: File,
    write: File,
    /// The tokens that are held, as they were read.
    held: Vec<u8>,
    /// All were given back, and none is taken any more.
    closed: bool,
}

/// How make on Windows names its jobserver.
const SEMAPHORE: &str = "gmake_semaphore";

/// What `MAKEFLAGS` says about the jobserver: the last `--jobserver-auth=`, or else the last `--jobserver-fds=`, among the
/// words in front of `--`, behind which are definitions of variables.
pub fn auth_of(makeflags: &str) -> Option<&str> {
    let words = || makeflags.split_whitespace().take_while(|w| *w != "--");
    let last = |prefix: &'static str| words().filter_map(|w| w.strip_prefix(prefix)).last();
    last("--jobserver-auth=").or_else(|| last("--jobserver-fds="))
}

impl Jobserver {
    /// Connects to what `auth` names: `R,W` or `fifo:PATH`.
    ///
    /// # Errors
    /// It names nothing, or nothing that can be used.
    pub fn connect(auth: &str) -> Result<Jobserver, JobserverError> {
        let (read, write) = match auth.strip_prefix("fifo:") {
            Some(path) => {
                let fifo = |why: String| JobserverError::Fifo(format!("{path}: {why}"));
                let kind = std::fs::metadata(path).map_err(|e| fifo(super::plain(&e)))?;
                if !kind.file_type().is_fifo() {
                    return Err(fifo("not a fifo".into()));
                }
                // One description that may do both never waits for another end.
                let both = open(path, true, true).map_err(|e| fifo(super::plain(&e)))?;
                let again = both.try_clone().map_err(|e| fifo(super::plain(&e)))?;
                (both, again)
            }
            None if auth.starts_with(SEMAPHORE) => {
                let why = format!("'{auth}' is a semaphore, which only Windows has");
                return Err(JobserverError::Style(why));
            }
            None => {
                let number = |t: &str| t.trim().parse::<i64>().ok();
                let pair = auth
                    .split_once(',')
                    .and_then(|(r, w)| Some((number(r)?, number(w)?)));
                let value = || JobserverError::Value(format!("cannot understand '{auth}'"));
                let (r, w) = pair.ok_or_else(value)?;
                (pipe_end(r, true)?, pipe_end(w, false)?)
            }
        };
        Ok(Jobserver {
            ends: Arc::new(Mutex::new(Ends {
                read,
                write,
                held: Vec::new(),
                closed: false,
            })),
        })
    }

    /// Gives every token back that is held, on whatever way the process ends.
    pub fn give_all_back(&self) {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        ends.closed = true;
        let held = std::mem::take(&mut ends.held);
        let _ = ends.write.write_all(&held);
    }
}

/// A descriptor of this process, opened anew.
fn pipe_end(fd: i64, read: bool) -> Result<File, JobserverError> {
    let error = |why: &str| JobserverError::Pipe(format!("descriptor {fd}: {why}"));
    if fd < 0 {
        return Err(error("negative"));
    }
    let path = format!("/proc/self/fd/{fd}");
    let kind = std::fs::metadata(&path).map_err(|_| error("closed"))?;
    if !kind.file_type().is_fifo() {
        return Err(error("not a pipe"));
    }
    open(&path, read, !read).map_err(|e| error(&super::plain(&e)))
}

/// Opens without blocking, now or later; children do not inherit what is opened.
fn open(path: &str, read: bool, write: bool) -> std::io::Result<File> {
    const O_NONBLOCK: i32 = 0o4000;
    let mut options = File::options();
    options.read(read).write(write).custom_flags(O_NONBLOCK);
    options.open(path)
}

impl Slots for Jobserver {
    fn try_acquire(&self) -> bool {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        if ends.closed {
            return false;
        }
        let mut byte = [0u8];
        // Anything but a byte, an error too, is no token.
        match ends.read.read(&mut byte) {
            Ok(1) => {
                ends.held.push(byte[0]);
                true
            }
            _ => false,
        }
    }
    fn release(&self) {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(token) = ends.held.pop() {
            let _ = ends.write.write_all(&[token]);
        }
    }
    fn wait(&self) {
        std::thread::sleep(Duration::from_millis(2));
    }
}
