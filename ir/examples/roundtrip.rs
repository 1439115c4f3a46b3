//! Round trip against LLVM: reads, verifies and prints every file of a suite, and lets LLVM judge.
//!
//! usage: roundtrip DIR [--filter TEXT] [--jobs N]
//!        roundtrip --newer DIR [--filter TEXT] [--jobs N]
//!        roundtrip --print FILE
//!
//! `DIR/valid` holds modules that LLVM 22 accepts. Each must be read and verified
//! without complaint, and what we print must be the same module to LLVM: `llvm-as`
//! must take it, and `llvm-dis` must print from the bitcode, byte for byte, what it
//! prints from that of the original. Both texts go through standard input, so that
//! nothing depends on file names. That output is a normal form: LLVM renumbers values,
//! metadata and attribute groups, drops what is unused and writes every implied
//! attribute, so differences of spelling vanish and differences of meaning stay. Our own text must also
//! be the same when we read it and print it again.
//! (`opt -S` would do as well, but it fills in the data layout of the target
//! where a module has none, which `llvm-as` does not.) `DIR/rejected` holds files that
//! LLVM 22 rejects; our reader or verifier must reject them too.
//!
//! Files that LLVM does not take from standard input are counted and left out.
//!
//! `--newer` is for text of a producer whose LLVM is newer than the peer: files anywhere below `DIR`, which
//! the peer need not take. What we print of them it must, and our text must be the same when we read and
//! print it again; where the peer takes the original, too, it must be the same module to it.
//!
//! `LLVM_AS`, `LLVM_DIS` and `LLVM_OPT` name other programs than `llvm-as-22` and so on.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tandem_ir::diag::ErrorKind;
use tandem_ir::{text, verify};

/// What came of one file; the text says more.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Outcome {
    Good,
    /// LLVM does not take the original: nothing to compare with.
    NoPeer(String),
    /// Our reader says that it does not carry something.
    Unsupported(String),
    ParseError(String),
    VerifyError(String),
    Panic(String),
    OurTextRejected(String),
    Different(String),
    /// A rejected file that we take.
    Accepted,
}

impl Outcome {
    fn label(&self) -> &'static str {
        match self {
            Outcome::Good => "good",
            Outcome::NoPeer(_) => "no-peer",
            Outcome::Unsupported(_) => "unsupported",
            Outcome::ParseError(_) => "parse-error",
            Outcome::VerifyError(_) => "verify-error",
            Outcome::Panic(_) => "panic",
            Outcome::OurTextRejected(_) => "our-text-rejected",
            Outcome::Different(_) => "different",
            Outcome::Accepted => "accepted",
        }
    }
    fn detail(&self) -> &str {
        match self {
            Outcome::Good | Outcome::Accepted => "",
            Outcome::NoPeer(s)
            | Outcome::Unsupported(s)
            | Outcome::ParseError(s)
            | Outcome::VerifyError(s)
            | Outcome::Panic(s)
            | Outcome::OurTextRejected(s)
            | Outcome::Different(s) => s,
        }
    }
}

/// Our side: the printed text, or why there is none.
fn ours(source: &[u8], name: &str) -> Result<String, Outcome> {
    let work = || {
        let module = text::parse(source, name).map_err(|d| {
            let message = format!("{}:{}: {}", d.line, d.column, d.message);
            match d.kind {
                ErrorKind::Syntax => Outcome::ParseError(message),
                _ => Outcome::Unsupported(message),
            }
        })?;
        match verify::verify(&module).first() {
            Some(e) => Err(Outcome::VerifyError(e.to_string().replace('\n', " | "))),
            None => Ok(text::print(&module)),
        }
    };
    std::panic::catch_unwind(work).unwrap_or_else(|p| {
        let text = p.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| p.downcast_ref::<&str>().copied());
        Err(Outcome::Panic(text.unwrap_or("").into()))
    })
}

/// The programs that make LLVM's normal form.
struct Peer {
    assemble: String,
    disassemble: String,
    optimize: String,
}

/// A normal form.
struct Normal {
    /// The text.
    text: Vec<u8>,
    /// True if LLVM found the debug info invalid and dropped it.
    stripped: bool,
}

impl Peer {
    /// LLVM's normal form of a text, or its complaint; `indexed` if the original has a summary index.
    fn normal_form(&self, source: &[u8], indexed: bool) -> Result<Normal, String> {
        let (bitcode, warnings) = filter(&self.assemble, &["-o", "-", "-"], source)?;
        let stripped = warnings.contains("ignoring invalid debug info");
        // Some data layouts are read from text but not from bitcode; `opt` makes text from text.
        let (text, _) = filter(&self.disassemble, &["-o", "-", "-"], &bitcode).or_else(|_| {
            filter(
                &self.optimize,
                &["-S", "-passes=verify", "-o", "-", "-"],
                source,
            )
        })?;
        Ok(Normal {
            text: without_orders(&text, indexed),
            stripped,
        })
    }
}

/// Leaves out what depends on the order of use lists, which neither side promises to keep (the
/// comments that list predecessors), and the file name of a module that comes with a whole-program index.
fn without_orders(text: &[u8], indexed: bool) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for line in text.split(|&b| b == b'\n') {
        let named_after_file = indexed && line.starts_with(b"source_filename");
        if line.is_empty() || named_after_file {
            continue;
        }
        let comment = line.windows(10).position(|w| w == b"; preds = ");
        out.extend_from_slice(&line[..comment.unwrap_or(line.len())]);
        out.push(b'\n');
    }
    out
}

/// What a program makes of its standard input, with its warnings, or the start of its complaint.
fn filter(program: &str, args: &[&str], input: &[u8]) -> Result<(Vec<u8>, String), String> {
    let mut child = Command::new(program)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("{program}: {e}"))?;
    let mut pipe = child.stdin.take();
    let out = std::thread::scope(|s| {
        s.spawn(move || {
            // A peer that stops reading has already decided.
            let _ = pipe.take().map(|mut p| p.write_all(input));
        });
        child.wait_with_output()
    })
    .map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&out.stderr).into_owned();
    if out.status.success() {
        Ok((out.stdout, text))
    } else {
        Err(text.lines().take(2).collect::<Vec<_>>().join(" | "))
    }
}

/// The first line in which two texts differ.
fn first_difference(want: &[u8], have: &[u8]) -> String {
    let (want, have) = (String::from_utf8_lossy(want), String::from_utf8_lossy(have));
    let mut lines = want.lines().zip(have.lines()).enumerate();
    match lines.find(|(_, (a, b))| a != b) {
        Some((n, (a, b))) => format!("line {}: want `{a}` have `{b}`", n + 1),
        None => "one text is longer".into(),
    }
}

fn check_valid(peer: &Peer, path: &Path) -> Outcome {
    let Ok(source) = std::fs::read(path) else {
        return Outcome::NoPeer("cannot be read".into());
    };
    let indexed = source.starts_with(b"^") || source.windows(2).any(|w| w == b"\n^");
    let want = match peer.normal_form(&source, indexed) {
        Ok(text) => text,
        Err(message) => return Outcome::NoPeer(message),
    };
    let text = match ours(&source, &path.to_string_lossy()) {
        Ok(text) => text,
        // What LLVM takes only after dropping the debug info, we may refuse.
        Err(Outcome::VerifyError(_)) if want.stripped => return Outcome::Good,
        Err(outcome) => return outcome,
    };
    match peer.normal_form(text.as_bytes(), indexed) {
        Err(message) => Outcome::OurTextRejected(message),
        Ok(have) if have.text == want.text => stable(&text),
        Ok(have) => Outcome::Different(first_difference(&want.text, &have.text)),
    }
}

/// What we printed must come back from it unchanged.
fn stable(text: &str) -> Outcome {
    match ours(text.as_bytes(), "printed") {
        Ok(again) if again == text => Outcome::Good,
        Ok(again) => {
            let place = first_difference(text.as_bytes(), again.as_bytes());
            Outcome::Different(format!("printed again, {place}"))
        }
        Err(outcome) => outcome,
    }
}

/// A file that may be in syntax newer than the peer's.
fn check_newer(peer: &Peer, path: &Path) -> Outcome {
    let outcome = check_valid(peer, path);
    if !matches!(outcome, Outcome::NoPeer(_)) {
        return outcome;
    }
    let Ok(source) = std::fs::read(path) else {
        return outcome;
    };
    let text = match ours(&source, &path.to_string_lossy()) {
        Ok(text) => text,
        Err(outcome) => return outcome,
    };
    if let Err(message) = peer.normal_form(text.as_bytes(), false) {
        return Outcome::OurTextRejected(message);
    }
    stable(&text)
}

fn check_rejected(path: &Path) -> Outcome {
    let Ok(source) = std::fs::read(path) else {
        return Outcome::NoPeer("cannot be read".into());
    };
    match ours(&source, &path.to_string_lossy()) {
        Ok(_) => Outcome::Accepted,
        Err(o @ (Outcome::Panic(_) | Outcome::Unsupported(_))) => o,
        Err(_) => Outcome::Good,
    }
}

/// All `.ll` files below a folder, sorted.
fn files(dir: &Path, part: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut stack = vec![dir.to_path_buf()];
    while let Some(d) = stack.pop() {
        for entry in std::fs::read_dir(&d).into_iter().flatten().flatten() {
            let p = entry.path();
            if p.is_dir() {
                stack.push(p);
            } else if p.extension().is_some_and(|e| e == "ll") && p.to_string_lossy().contains(part)
            {
                found.push(p);
            }
        }
    }
    found.sort();
    found
}

/// Runs `check` over files in parallel; results in order of the files.
fn run(paths: &[PathBuf], jobs: usize, check: impl Fn(&Path) -> Outcome + Sync) -> Vec<Outcome> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(vec![Outcome::Good; paths.len()]);
    std::thread::scope(|s| {
        for _ in 0..jobs {
            s.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(p) = paths.get(n) else { break };
                    let outcome = check(p);
                    if let Ok(mut r) = results.lock() {
                        r[n] = outcome;
                    }
                }
            });
        }
    });
    results.into_inner().unwrap_or_default()
}

/// Prints failures and counts; returns how many files failed.
fn report(title: &str, dir: &Path, paths: &[PathBuf], outcomes: &[Outcome]) -> usize {
    let mut labels: Vec<&str> = outcomes.iter().map(Outcome::label).collect();
    labels.sort_unstable();
    for (p, o) in paths.iter().zip(outcomes) {
        if *o != Outcome::Good {
            let name = p.strip_prefix(dir).unwrap_or(p).display();
            println!("{:18} {name}: {}", o.label(), o.detail());
        }
    }
    let counts: Vec<String> = labels
        .chunk_by(|a, b| a == b)
        .map(|c| format!("{} {}", c.len(), c[0]))
        .collect();
    println!("{title}: {} files: {}", paths.len(), counts.join(", "));
    labels
        .iter()
        .filter(|l| !matches!(**l, "good" | "no-peer"))
        .count()
}

fn main() -> ExitCode {
    let mut dir = None;
    let mut newer = false;
    let mut filter = String::new();
    let mut jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let mut args = std::env::args().skip(1);
    while let Some(a) = args.next() {
        match a.as_str() {
            "--newer" => newer = true,
            "--filter" => filter = args.next().unwrap_or_default(),
            "--jobs" => jobs = args.next().and_then(|n| n.parse().ok()).unwrap_or(jobs),
            "--print" => return print_one(&args.next().unwrap_or_default()),
            _ => dir = Some(PathBuf::from(a)),
        }
    }
    let Some(dir) = dir else {
        eprintln!("usage: roundtrip [--newer] DIR [--filter TEXT] [--jobs N] | --print FILE");
        return ExitCode::from(2);
    };
    let program = |key, default: &str| std::env::var(key).unwrap_or_else(|_| default.into());
    let peer = Peer {
        assemble: program("LLVM_AS", "llvm-as-22"),
        disassemble: program("LLVM_DIS", "llvm-dis-22"),
        optimize: program("LLVM_OPT", "opt-22"),
    };
    if let Err(e) = peer.normal_form(b"", false) {
        println!("skipped: {e}");
        return ExitCode::from(2);
    }
    std::panic::set_hook(Box::new(|_| {}));
    if newer {
        let paths = files(&dir, &filter);
        let outcomes = run(&paths, jobs, |p| check_newer(&peer, p));
        let failed = report("newer", &dir, &paths, &outcomes);
        return ExitCode::from(u8::from(failed > 0 || paths.is_empty()));
    }
    let valid = files(&dir.join("valid"), &filter);
    let outcomes = run(&valid, jobs, |p| check_valid(&peer, p));
    let mut failed = report("valid", &dir, &valid, &outcomes);
    let rejected = files(&dir.join("rejected"), &filter);
    let outcomes = run(&rejected, jobs, check_rejected);
    failed += report("rejected", &dir, &rejected, &outcomes);
    ExitCode::from(u8::from(failed > 0))
}

/// Reads and prints one file, with the verifier's complaints behind it.
fn print_one(path: &str) -> ExitCode {
    let source = match std::fs::read(path) {
        Ok(s) => s,
        Err(e) => {
            eprintln!("{path}: {e}");
            return ExitCode::from(2);
        }
    };
    match text::parse(&source, path) {
        Err(d) => {
            eprintln!("{d}");
            ExitCode::from(1)
        }
        Ok(module) => {
            print!("{}", text::print(&module));
            let errors = verify::verify(&module);
            for e in &errors {
                eprintln!("{e}");
            }
            ExitCode::from(u8::from(!errors.is_empty()))
        }
    }
}
