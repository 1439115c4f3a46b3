//! The plug-in that makes `opt` a fork server: what a process of LLVM costs before it reads its input, most of it
//! relocations and registered options, is paid once, and each module gets a copy of the started process.
//!
//! It is built by `build.rs` as a shared library without the standard library and loaded with LLVM's `-load`, which
//! opens it while the command line is parsed, before anything is read or computed. Its initializer then waits on the
//! standard input. The protocol, of numbers in the byte order of the machine:
//!
//! ```text
//!  plug-in  8 bytes "tandem-1"                        it was loaded and waits
//!  tandem   8 bytes: seconds of processor time        run once: the files of the command line are in place
//!  plug-in  4 bytes: the status as of waitpid(2)      the copy has ended
//! ```
//!
//! Each question forks. The copy reads nothing and prints nowhere that the protocol uses, limits its processor time, returns
//! from the initializer and so is an `opt` that has just been started; all copies start from the same state. At the end
//! of the input the server ends. Without the variable in the environment the plug-in does nothing.
//!
//! Everything here is `unsafe`, being calls of the C library before `main`; `src/subjects/fork_server.rs` has the tests.

#![no_std]

use core::ffi::{c_char, c_int, c_void};

const GREETING: &[u8; 8] = b"tandem-1";
const VARIABLE: &[u8] = b"TANDEM_FORK_SERVER\0";
const DEV_NULL: &[u8] = b"/dev/null\0";
const O_RDWR: c_int = 2;
const RLIMIT_CPU: c_int = 0;
/// A call that was interrupted is made again so often.
const ATTEMPTS: usize = 1000;

#[repr(C)]
struct Limit {
    soft: u64,
    hard: u64,
}

#[link(name = "c")]
unsafe extern "C" {
    fn getenv(name: *const c_char) -> *const c_char;
    fn read(file: c_int, to: *mut c_void, length: usize) -> isize;
    fn write(file: c_int, from: *const c_void, length: usize) -> isize;
    fn open(path: *const c_char, flags: c_int, ...) -> c_int;
    fn dup2(from: c_int, to: c_int) -> c_int;
    fn close(file: c_int) -> c_int;
    fn fork() -> c_int;
    fn waitpid(child: c_int, status: *mut c_int, options: c_int) -> c_int;
    fn getrlimit(what: c_int, limit: *mut Limit) -> c_int;
    fn setrlimit(what: c_int, limit: *const Limit) -> c_int;
    fn _exit(code: c_int) -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: it takes any code.
    unsafe { _exit(1) }
}

/// What the loader calls.
#[used]
#[unsafe(link_section = ".init_array")]
static INITIALIZER: extern "C" fn() = serve;

extern "C" fn serve() {
    // SAFETY: the name ends in a zero byte.
    if unsafe { getenv(VARIABLE.as_ptr().cast()) }.is_null() {
        return;
    }
    say(GREETING);
    loop {
        let seconds = u64::from_ne_bytes(question());
        // SAFETY: no other thread has been started while the command line is parsed, so that the copy is whole.
        match unsafe { fork() } {
            0 => return become_a_run(seconds),
            -1 => end(1),
            child => say(&status_of(child).to_ne_bytes()),
        }
    }
}

/// The eight bytes of a question. At the end of the input nobody asks any more.
fn question() -> [u8; 8] {
    let mut bytes = [0; 8];
    let mut have = 0;
    for _ in 0..ATTEMPTS {
        let Some(rest) = bytes.get_mut(have..) else {
            break;
        };
        // SAFETY: the pointer and the length are those of a slice.
        match unsafe { read(0, rest.as_mut_ptr().cast(), rest.len()) } {
            0 => end(0),
            n if n > 0 => have += n as usize,
            _ => {}
        }
        if have == bytes.len() {
            return bytes;
        }
    }
    end(1)
}

/// Writes all bytes, or ends.
fn say(mut bytes: &[u8]) {
    for _ in 0..ATTEMPTS {
        if bytes.is_empty() {
            return;
        }
        // SAFETY: the pointer and the length are those of a slice.
        let n = unsafe { write(1, bytes.as_ptr().cast(), bytes.len()) };
        bytes = bytes.get(usize::try_from(n).unwrap_or(0)..).unwrap_or(&[]);
    }
    end(1)
}

fn status_of(child: c_int) -> c_int {
    let mut status = 0;
    for _ in 0..ATTEMPTS {
        // SAFETY: the pointer is that of a local variable.
        if unsafe { waitpid(child, &mut status, 0) } == child {
            return status;
        }
    }
    end(1)
}

/// In the copy: no pipes of the protocol, and its own limit.
fn become_a_run(seconds: u64) {
    // SAFETY: the path ends in a zero byte, the limit is a local variable, and the files are those of this process.
    unsafe {
        let null = open(DEV_NULL.as_ptr().cast(), O_RDWR);
        if null < 0 || dup2(null, 0) < 0 || dup2(null, 1) < 0 {
            _exit(1);
        }
        close(null);
        let mut limit = Limit { soft: 0, hard: 0 };
        if getrlimit(RLIMIT_CPU, &mut limit) == 0 {
            limit.soft = seconds.min(limit.hard);
            setrlimit(RLIMIT_CPU, &limit);
        }
    }
}

fn end(code: c_int) -> ! {
    // SAFETY: it takes any code.
    unsafe { _exit(code) }
}
