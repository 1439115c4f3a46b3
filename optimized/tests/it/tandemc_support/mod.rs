//! Running the built `tandemc` and judging how it speaks: exit code, diagnostics, what is left behind.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test file uses its part of these helpers"
)]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The compiler that was built with these tests.
pub const TANDEMC: &str = env!("CARGO_BIN_EXE_tandemc");

/// The compiler under test: the one that the environment variable `TANDEMC_UNDER_TEST` names (`ci/test` names the
/// release build), or else [`TANDEMC`].
pub fn under_test() -> String {
    std::env::var("TANDEMC_UNDER_TEST").unwrap_or_else(|_| TANDEMC.to_owned())
}

/// Longest that a test lets the command run.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A module that the pass changes: the phi's constants decide the branch.
pub const SMALL: &str = "define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %m

b:
  br label %m

m:
  %p = phi i1 [ true, %a ], [ false, %b ]
  br i1 %p, label %x, label %y

x:
  ret i32 1

y:
  ret i32 2
}
";

/// What a run of the command came to.
#[derive(Debug)]
pub struct Ran {
    /// Exit code; `None` if a signal ended it.
    pub code: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Runs the command with the given standard input.
pub fn tandemc_on(input: &[u8], args: &[&str]) -> Ran {
    let mut command = assert_cmd::Command::new(under_test());
    let output = command
        .args(args)
        .write_stdin(input)
        .timeout(PATIENCE)
        .output()
        .unwrap();
    let ran = Ran {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    };
    assert!(
        !ran.err.contains("panicked at"),
        "{args:?} panicked:\n{}",
        ran.err
    );
    assert!(
        ran.code.is_some(),
        "{args:?} was ended by a signal or took longer than {PATIENCE:?}:\n{}",
        ran.err
    );
    ran
}

/// Runs the command without input.
pub fn tandemc(args: &[&str]) -> Ran {
    tandemc_on(b"", args)
}

/// The run ends with code 2 and exactly one diagnostic, which has every one of `words`.
#[track_caller]
pub fn assert_refused(ran: &Ran, words: &[&str]) {
    assert_eq!(ran.code, Some(2), "{ran:?}");
    // Messages in the words of LLVM's tools begin with the name of the program.
    let in_llvms_words = |l: &&str| l.starts_with("tandemc: ") && !l.contains(": Did you mean");
    let diagnostics =
        ran.err.matches("error:").count() + ran.err.lines().filter(in_llvms_words).count();
    assert_eq!(diagnostics, 1, "one diagnostic is wanted:\n{}", ran.err);
    assert_eq!(
        ran.out, "",
        "a failed run writes nothing to standard output"
    );
    for w in words {
        assert!(ran.err.contains(w), "'{w}' is missing in:\n{}", ran.err);
    }
}

/// The diagnostic is `FILE:LINE:COL: error…`, the line of text, and a caret under a place of it.
#[track_caller]
pub fn assert_place(message: &str, file: &str, text: &[u8]) {
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(
        lines.len(),
        3,
        "head, snippet and caret are wanted:\n{message}"
    );
    let head = lines[0]
        .strip_prefix(&format!("{file}:"))
        .unwrap_or_else(|| panic!("no place in {file}: {message}"));
    let mut parts = head.splitn(3, ':');
    let mut number = || {
        parts
            .next()
            .and_then(|n| n.parse::<usize>().ok())
            .unwrap_or_else(|| panic!("{message}"))
    };
    let (line, column) = (number(), number());
    assert!(
        parts.next().is_some_and(|m| m.starts_with(" error")),
        "{message}"
    );
    let source = text
        .split(|&b| b == b'\n')
        .nth(line - 1)
        .unwrap_or_else(|| panic!("no line {line}: {message}"));
    assert!(
        column >= 1 && column <= source.len() + 1,
        "column {column} is outside of line {line}: {message}"
    );
    if source.len() <= 100 && source.is_ascii() && !source.iter().any(u8::is_ascii_control) {
        assert_eq!(
            lines[1].as_bytes(),
            source,
            "the snippet is not line {line}"
        );
        assert_eq!(
            lines[2].len(),
            column,
            "the caret is not at column {column}:\n{message}"
        );
    }
    assert_eq!(lines[2].trim_start_matches(' '), "^", "{message}");
}

/// A folder for one test, with files in it.
pub struct Folder(pub tempfile::TempDir);

impl Folder {
    /// An empty one.
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }
    /// The path of a name in it.
    pub fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }
    /// Writes a file and returns its path.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), text).unwrap();
        self.path(name)
    }
    /// Its names, sorted.
    pub fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> = entries
            .map(|e| e.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

/// A module of many functions, about `kilobytes` long.
pub fn large_module(kilobytes: usize) -> String {
    let copies = kilobytes * 1024 / SMALL.len() + 1;
    (0..copies)
        .map(|n| SMALL.replace("@f(", &format!("@f{n}(")))
        .collect()
}

/// A file of the corpus.
pub fn corpus(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../corpus/kernels")
        .join(path)
}

/// Starts the command with standard input held open and standard error captured.
pub fn start(args: &[&str]) -> Child {
    let mut command = Command::new(under_test());
    command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Sends SIGINT, as Ctrl-C does. A process that has ended meanwhile is no error.
pub fn send_interrupt(child: &Child) {
    let script = format!("kill -INT {} 2>/dev/null", child.id());
    let _ = Command::new("sh").args(["-c", &script]).status().unwrap();
}

/// Waits for the end of a started command; its exit code and standard error.
pub fn finish(mut child: Child) -> (Option<i32>, String) {
    let deadline = Instant::now() + PATIENCE;
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > deadline {
            child.kill().unwrap();
            panic!("the command did not end");
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!err.contains("panicked at"), "{err}");
    (output.status.code(), err)
}
