//! Running the built `tandem` and judging how it speaks: exit code, diagnostics, what is left behind.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test file uses its part of these helpers"
)]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The binary under test.
pub const TANDEM: &str = env!("CARGO_BIN_EXE_tandem");

/// Longest that a test lets the command run.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// The number of the day, by which tests that do a part of their work choose it.
pub fn day() -> u64 {
    let since = std::time::UNIX_EPOCH.elapsed().unwrap();
    since.as_secs() / 86_400
}

/// True if such tests are to do all of it: `TANDEM_STAGE=all`, as nights set it.
pub fn whole() -> bool {
    std::env::var("TANDEM_STAGE").is_ok_and(|s| s == "all")
}

/// A module that JumpThreading changes: the phi's constants decide the branch.
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

/// A kernel that doubles the elements of a buffer of i32, one per thread.
pub const KERNEL: &str = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"

define ptx_kernel void @double(ptr %data, i32 %n) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %exit

work:
  %at = getelementptr i32, ptr %data, i32 %i
  %old = load i32, ptr %at, align 4
  %new = shl i32 %old, 1
  store i32 %new, ptr %at, align 4
  br label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
";

/// A launch description that fits [`KERNEL`], as data, so that tests can damage it.
pub fn launch() -> serde_json::Value {
    serde_json::json!({
        "about": "doubles four numbers",
        "buffers": {"data": {"type": "i32", "data": [1, 2, 3, 4]}},
        "launches": [
            {"kernel": "double", "grid": [1, 1, 1], "block": [4, 1, 1], "shared_bytes": 0,
             "args": [{"buffer": "data"}, {"i32": 4}]}
        ],
        "expect": {"data": {"type": "i32", "data": [2, 4, 6, 8]}}
    })
}

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

impl Ran {
    /// Both streams.
    pub fn all(&self) -> String {
        format!("{}{}", self.out, self.err)
    }
    /// Standard output as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e} in:\n{}", self.out))
    }
}

/// Runs the command with the given standard input.
pub fn tandem_on(input: &[u8], args: &[&str]) -> Ran {
    let mut command = assert_cmd::Command::new(TANDEM);
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
pub fn tandem(args: &[&str]) -> Ran {
    tandem_on(b"", args)
}

/// The run ends with code 2 and exactly one diagnostic, which has every one of `words`.
#[track_caller]
pub fn assert_refused(ran: &Ran, words: &[&str]) {
    assert_eq!(ran.code, Some(2), "{ran:?}");
    let all = ran.all();
    assert_eq!(
        all.matches("error:").count(),
        1,
        "one diagnostic is wanted:\n{all}"
    );
    for w in words {
        assert!(all.contains(w), "'{w}' is missing in:\n{all}");
    }
}

/// Somewhere in `message` stands `FILE:LINE:COL: error…`, then that line of `text`, then a caret under the column.
#[track_caller]
pub fn assert_place(message: &str, file: &str, text: &str) {
    let mut lines = message
        .lines()
        .skip_while(|l| !l.trim_start().starts_with(&format!("{file}:")));
    let head = lines
        .next()
        .unwrap_or_else(|| panic!("no place in {file}:\n{message}"))
        .trim_start();
    let mut parts = head[file.len() + 1..].splitn(3, ':');
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
        .split('\n')
        .nth(line - 1)
        .unwrap_or_else(|| panic!("no line {line}: {message}"));
    assert!(
        column <= source.len() + 1,
        "column {column} is outside of line {line}: {message}"
    );
    let (snippet, caret) = (lines.next().unwrap_or(""), lines.next().unwrap_or(""));
    assert_eq!(caret.trim(), "^", "{message}");
    if source.len() <= 100 {
        assert_eq!(
            snippet.trim(),
            source.trim(),
            "the snippet is not line {line}"
        );
    }
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
    /// The folder itself.
    pub fn itself(&self) -> String {
        self.0.path().to_str().unwrap().to_owned()
    }
    /// Writes a file, with the folders above it, and returns its path.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::create_dir_all(Path::new(&path).parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        path
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

/// A file or folder of the corpus.
pub fn corpus(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus/kernels")
        .join(path)
}

/// Starts the command with standard input held open and the other streams captured.
pub fn start(args: &[&str]) -> Child {
    let mut command = Command::new(TANDEM);
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

/// What is said of an output that we cannot read: LLVM's assembler, where there is one, knows that it is no module.
pub fn by_the_assembler(code: i32, words: &str) -> (i32, &str) {
    use tandem::properties::{LLVM_AS, installed};
    match words == "unsupported: the subject's output" && installed(LLVM_AS) {
        true => (
            1,
            "invariant-broken: the subject's output is not a valid module",
        ),
        false => (code, words),
    }
}
