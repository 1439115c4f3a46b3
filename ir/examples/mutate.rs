//! Mutated text against the reader, the verifier and the printer.
//!
//! usage: mutate PATH... [--inputs N] [--seed S] [--from K] [--seconds T] [--jobs J] [--keep DIR] [--trace]
//!
//! Takes the `.ll` files under the paths, and makes N texts (default 10,000) of them by one to six
//! edits each, of bytes, of tokens or of lines. Input number K depends on the files, S and K only, so a
//! finding is repeated by `--seed S --from K --inputs 1`; `--keep DIR` writes each finding's text.
//! Each text is parsed. What parses is verified and printed, and what is printed is parsed again; for a
//! module that verifies, the second reading must succeed, verify, and print as the same text. Findings are
//! panics, texts that take more than 10 seconds, and printed text that does not come back.
//! `--trace` names each input before it is tried (for what ends the whole process); `--seconds` ends the
//! run early. Exit status 0: nothing found, 1: findings, 2: usage.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tandem_ir::{text, verify};

/// A text that takes longer is a finding.
const SLOW: Duration = Duration::from_secs(10);
/// A text that takes longer ends the run: it may never end.
const HOPELESS: Duration = Duration::from_secs(120);
/// Stack of a worker, as small as a program's main thread has it.
const STACK: usize = 8 << 20;
/// Larger files are left out: they cost throughput and hold nothing that small ones lack.
const LARGEST: u64 = 256 << 10;

/// Tokens that are likely to matter where they do not belong.
const TOKENS: [&str; 64] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    ",",
    "=",
    "*",
    "...",
    "|",
    ":",
    "!",
    "#0",
    "@0",
    "%0",
    "!0",
    "%x",
    "@f",
    "!{}",
    "null",
    "undef",
    "poison",
    "zeroinitializer",
    "true",
    "none",
    "0",
    "-1",
    "1",
    "4294967296",
    "18446744073709551616",
    "0x7FF0000000000000",
    "0xH7C00",
    "1.0e+308",
    "i1",
    "i32",
    "i8388607",
    "i128",
    "ptr",
    "ptr addrspace(3)",
    "half",
    "double",
    "token",
    "void",
    "label",
    "metadata",
    "<4 x i32>",
    "[2 x i8]",
    "{ i32, ptr }",
    "<vscale x 2 x i64>",
    "opaque",
    "define",
    "declare",
    "phi",
    "br",
    "call",
    "invoke",
    "blockaddress",
    "distinct",
    "align 8",
    "c\"\\00\"",
    "\"\"",
];

/// The random choices of one input.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    /// Below `n`, and 0 if that is 0.
    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

/// Byte ranges of tokens: words with their sigil, strings, single other characters; blanks belong to none.
fn tokens(bytes: &[u8]) -> Vec<(usize, usize)> {
    let word = |b: u8| b.is_ascii_alphanumeric() || b"._$-".contains(&b);
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(&b) = bytes.get(at) {
        let start = at;
        at += 1;
        if b.is_ascii_whitespace() {
            continue;
        }
        if b == b'"' {
            while bytes.get(at).is_some_and(|&c| c != b'"' && c != b'\n') {
                at += 1;
            }
            at = (at + 1).min(bytes.len());
        } else if word(b) || b"@%!#".contains(&b) {
            while bytes.get(at).copied().is_some_and(word) {
                at += 1;
            }
        }
        out.push((start, at));
    }
    out
}

/// Byte ranges of lines, each with its line end.
fn lines(bytes: &[u8]) -> Vec<(usize, usize)> {
    let mut start = 0;
    let mut out = Vec::new();
    for line in bytes.split_inclusive(|&b| b == b'\n') {
        out.push((start, start + line.len()));
        start += line.len();
    }
    out
}

fn edit_bytes(text: &mut Vec<u8>, rng: &mut Rng) {
    let at = rng.below(text.len());
    let end = (at + 1 + rng.below(24)).min(text.len());
    match rng.below(5) {
        0 => text[at] ^= 1 << rng.below(8),
        1 => text[at] = rng.next() as u8,
        2 => text.insert(at, rng.next() as u8),
        3 => drop(text.drain(at..end)),
        _ => {
            let piece = text[at..end].to_vec();
            let to = rng.below(text.len());
            drop(text.splice(to..to, piece));
        }
    }
}

/// Deletes, doubles, swaps or moves pieces of a text that is cut into ranges.
fn edit_ranges(text: &mut Vec<u8>, ranges: &[(usize, usize)], rng: &mut Rng) {
    let a = ranges[rng.below(ranges.len())];
    let b = ranges[rng.below(ranges.len())];
    let first = text[a.0..a.1].to_vec();
    let second = text[b.0..b.1].to_vec();
    match rng.below(4) {
        0 => drop(text.drain(a.0..a.1)),
        1 => drop(text.splice(a.0..a.0, second)),
        2 => drop(text.splice(a.0..a.1, second)),
        _ => {
            // The later one first, so that the earlier range stays where it is.
            let (early, late) = if a.0 < b.0 { (a, b) } else { (b, a) };
            let (into_early, into_late) = if a.0 < b.0 {
                (second, first)
            } else {
                (first, second)
            };
            drop(text.splice(late.0..late.1, into_late));
            if early.0 != late.0 {
                drop(text.splice(early.0..early.1, into_early));
            }
        }
    }
}

fn edit_tokens(text: &mut Vec<u8>, rng: &mut Rng) {
    let ranges = tokens(text);
    if ranges.is_empty() {
        return;
    }
    let (from, to) = ranges[rng.below(ranges.len())];
    let new = TOKENS[rng.below(TOKENS.len())].as_bytes();
    match rng.below(4) {
        0 => drop(text.splice(from..to, new.iter().copied())),
        1 => drop(text.splice(from..from, new.iter().copied().chain([b' ']))),
        _ => edit_ranges(text, &ranges, rng),
    }
}

/// The text of one input.
fn mutated(files: &[(PathBuf, Vec<u8>)], seed: u64, input: u64) -> (usize, Vec<u8>) {
    let mut rng = Rng(seed ^ input.wrapping_mul(0xd6e8_feb8_6659_fd93));
    let file = rng.below(files.len());
    let mut text = files[file].1.clone();
    for _ in 0..1 + rng.below(6) {
        if text.is_empty() {
            break;
        }
        match rng.below(8) {
            0 | 1 => edit_bytes(&mut text, &mut rng),
            2 => {
                let ranges = lines(&text);
                edit_ranges(&mut text, &ranges, &mut rng);
            }
            _ => edit_tokens(&mut text, &mut rng),
        }
    }
    (file, text)
}

/// How far an input came.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reached {
    Rejected,
    Parsed,
    Verified,
}

/// Runs one text through; `Err` says what was printed and did not come back.
fn attempt(bytes: &[u8]) -> Result<Reached, String> {
    let Ok(module) = text::parse(bytes, "") else {
        return Ok(Reached::Rejected);
    };
    let sound = verify::verify(&module).is_empty();
    let printed = text::print(&module);
    let again = text::parse(printed.as_bytes(), "printed");
    if !sound {
        return Ok(Reached::Parsed);
    }
    let again = again.map_err(|e| format!("printed text is rejected: {e}"))?;
    if let Some(e) = verify::verify(&again).first() {
        return Err(format!("printed text does not verify: {e}"));
    }
    let twice = text::print(&again);
    if twice == printed {
        return Ok(Reached::Verified);
    }
    let differ = printed.lines().zip(twice.lines()).find(|(a, b)| a != b);
    let (a, b) = differ.unwrap_or(("(the end)", "(the end)"));
    Err(format!("printed text changes:\n  {a}\n  {b}"))
}

thread_local! {
    /// Message and place of the last panic of this thread.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

struct Options {
    inputs: u64,
    seed: u64,
    from: u64,
    jobs: usize,
    end: Option<Instant>,
    keep: Option<PathBuf>,
    trace: bool,
}

/// What the workers share.
struct Run<'a> {
    options: &'a Options,
    files: &'a [(PathBuf, Vec<u8>)],
    next: AtomicU64,
    done: AtomicU64,
    parsed: AtomicU64,
    verified: AtomicU64,
    findings: AtomicU64,
    /// Per worker the input at work and since when.
    current: Vec<Mutex<Option<(u64, Instant)>>>,
}

impl Run<'_> {
    fn finding(&self, input: u64, what: &str) {
        self.findings.fetch_add(1, Ordering::Relaxed);
        let (file, text) = mutated(self.files, self.options.seed, input);
        println!("input {input} ({}): {what}", self.files[file].0.display());
        if let Some(folder) = &self.options.keep {
            let path = folder.join(format!("{}-{input}.ll", self.options.seed));
            if let Err(e) = std::fs::write(&path, text) {
                eprintln!("mutate: {}: {e}", path.display());
            }
        }
    }

    fn one(&self, input: u64) {
        let (_, bytes) = mutated(self.files, self.options.seed, input);
        let start = Instant::now();
        match std::panic::catch_unwind(|| attempt(&bytes)) {
            Ok(Ok(reached)) => {
                let parsed = u64::from(reached != Reached::Rejected);
                self.parsed.fetch_add(parsed, Ordering::Relaxed);
                let verified = u64::from(reached == Reached::Verified);
                self.verified.fetch_add(verified, Ordering::Relaxed);
            }
            Ok(Err(what)) => self.finding(input, &what),
            Err(_) => self.finding(input, &PANIC.with(|p| format!("panic: {}", p.borrow()))),
        }
        if start.elapsed() > SLOW {
            self.finding(input, &format!("slow: {:?}", start.elapsed()));
        }
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    fn work(&self, worker: usize) {
        let last = self.options.from.saturating_add(self.options.inputs);
        let late = || self.options.end.is_some_and(|end| Instant::now() >= end);
        while !late() {
            let input = self.next.fetch_add(1, Ordering::Relaxed);
            if input >= last {
                break;
            }
            if self.options.trace {
                eprintln!("input {input}");
            }
            self.set(worker, Some((input, Instant::now())));
            self.one(input);
        }
        self.set(worker, None);
    }

    fn set(&self, worker: usize, what: Option<(u64, Instant)>) {
        if let Ok(mut current) = self.current[worker].lock() {
            *current = what;
        }
    }

    /// Ends the process if an input seems never to end; returns when no worker is at work.
    fn watch(&self) {
        loop {
            std::thread::sleep(Duration::from_millis(100));
            let at_work: Vec<(u64, Instant)> = self
                .current
                .iter()
                .filter_map(|c| c.lock().ok().and_then(|c| *c))
                .collect();
            if at_work.is_empty() {
                return;
            }
            if let Some((input, _)) = at_work.iter().find(|(_, since)| since.elapsed() > HOPELESS) {
                self.finding(*input, &format!("hang: more than {HOPELESS:?}"));
                std::process::exit(1);
            }
        }
    }
}

fn collect(path: &Path, out: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let Ok(entries) = std::fs::read_dir(path) else {
            return;
        };
        let mut all: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
        all.sort();
        all.iter().for_each(|p| collect(p, out));
    } else if path.extension().is_some_and(|e| e == "ll") {
        out.push(path.to_owned());
    }
}

fn arguments() -> Option<(Options, Vec<PathBuf>)> {
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let mut o = Options {
        inputs: 10_000,
        seed: 0,
        from: 0,
        jobs,
        end: None,
        keep: None,
        trace: false,
    };
    let mut paths = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--inputs" => o.inputs = args.next()?.parse().ok()?,
            "--seed" => o.seed = args.next()?.parse().ok()?,
            "--from" => o.from = args.next()?.parse().ok()?,
            "--jobs" => o.jobs = args.next()?.parse().ok().filter(|&j| j > 0)?,
            "--seconds" => {
                o.end = Instant::now().checked_add(Duration::from_secs(args.next()?.parse().ok()?));
            }
            "--keep" => o.keep = Some(args.next()?.into()),
            "--trace" => o.trace = true,
            option if option.starts_with("--") => return None,
            path => collect(Path::new(path), &mut paths),
        }
    }
    Some((o, paths))
}

/// Panics are findings: remembered, not shown.
fn remember_panics() {
    std::panic::set_hook(Box::new(|info| {
        let message = info.payload_as_str().unwrap_or("(no message)");
        let place = info
            .location()
            .map(|l| format!("{}:{}", l.file(), l.line()));
        let text = format!("{message} at {}", place.unwrap_or_default());
        PANIC.with(|p| *p.borrow_mut() = text);
    }));
}

fn main() -> ExitCode {
    let Some((options, paths)) = arguments() else {
        eprintln!("mutate: see the head of ir/examples/mutate.rs for its arguments");
        return ExitCode::from(2);
    };
    let small = |p: &PathBuf| std::fs::metadata(p).is_ok_and(|m| m.len() <= LARGEST);
    let load = |p: PathBuf| std::fs::read(&p).ok().map(|text| (p, text));
    let files: Vec<_> = paths.into_iter().filter(small).filter_map(load).collect();
    if files.is_empty() {
        eprintln!("mutate: no .ll file in what was given");
        return ExitCode::from(2);
    }
    remember_panics();
    let start = Instant::now();
    let run = Run {
        options: &options,
        files: &files,
        next: AtomicU64::new(options.from),
        done: AtomicU64::new(0),
        parsed: AtomicU64::new(0),
        verified: AtomicU64::new(0),
        findings: AtomicU64::new(0),
        current: (0..options.jobs)
            .map(|_| Mutex::new(Some((options.from, start))))
            .collect(),
    };
    std::thread::scope(|scope| {
        for worker in 0..options.jobs {
            let run = &run;
            let thread = std::thread::Builder::new().stack_size(STACK);
            if let Err(e) = thread.spawn_scoped(scope, move || run.work(worker)) {
                eprintln!("mutate: cannot start a thread: {e}");
                run.set(worker, None);
            }
        }
        run.watch();
    });
    let count = |n: &AtomicU64| n.load(Ordering::Relaxed);
    println!(
        "{} inputs from {} files (seed {}) in {:.1?}: {} parse, {} of them verify and come back; {} findings",
        count(&run.done),
        files.len(),
        options.seed,
        start.elapsed(),
        count(&run.parsed),
        count(&run.verified),
        count(&run.findings)
    );
    ExitCode::from(u8::from(count(&run.findings) > 0 || count(&run.done) == 0))
}
