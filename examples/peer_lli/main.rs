//! Our interpreter against LLVM's just-in-time compiler on generated functions.
//!
//! usage: peer_lli [--functions N] [--seed S] [--batch N] [--jobs N] [--show N] [--print K]
//!                 [--corpus FOLDER|none]
//!
//! Every function is defined for all arguments by construction (see `builder`), so both sides must
//! return the same bits; two NaNs are equal whatever their payload. Functions go through `lli` in
//! batches, each call of each function also through `tandem_oracle::interp::run`. The same seed names
//! the same functions; `--print K` prints function K and runs nothing. `LLI` names another
//! program than `lli-22`. After that come the functions of the corpus that need no device (see `corpus`).
//!
//! Exit status 0: all of N functions compared and equal; 1: a difference, or fewer compared; 2: skipped.

mod builder;
mod control;
mod corpus;
mod floats;
mod ints;
mod memory;
mod peer;
mod rng;
mod types;
mod units;
mod vectors;

use peer::Ours;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tandem_oracle::interp::Program;
use units::{CALLS, Unit};

/// What to do.
struct Options {
    functions: u64,
    seed: u64,
    batch: u64,
    jobs: usize,
    show: usize,
    print: Option<u64>,
    corpus: Option<PathBuf>,
    lli: String,
}

impl Options {
    fn parse(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut o = Options {
            functions: 5000,
            seed: 1,
            batch: 250,
            jobs: std::thread::available_parallelism().map_or(2, |n| n.get()),
            show: 5,
            print: None,
            corpus: Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/kernels")),
            lli: std::env::var("LLI").unwrap_or_else(|_| "lli-22".into()),
        };
        while let Some(a) = args.next() {
            if a == "--corpus" {
                let folder = args.next().ok_or("--corpus needs a folder or 'none'")?;
                o.corpus = Some(folder.into()).filter(|f: &PathBuf| f.as_os_str() != "none");
                continue;
            }
            let n = args.next().and_then(|v| v.parse::<u64>().ok());
            let n = n.ok_or_else(|| format!("{a} needs a number"))?;
            match a.as_str() {
                "--functions" => o.functions = n,
                "--seed" => o.seed = n,
                "--batch" => o.batch = n.max(1),
                "--jobs" => o.jobs = n.max(1) as usize,
                "--show" => o.show = n as usize,
                "--print" => o.print = Some(n),
                _ => return Err(format!("unknown option {a}")),
            }
        }
        Ok(o)
    }
}

/// Counts, and the first findings by number of function.
#[derive(Default)]
struct Tally {
    /// Functions of which every call was compared.
    functions: u64,
    /// Calls compared.
    calls: u64,
    /// Scalars compared.
    cells: u64,
    /// Calls in which our side says that a choice mattered.
    choices: u64,
    different: BTreeMap<u64, String>,
    unsupported: BTreeMap<String, u64>,
    peer_failed: BTreeMap<u64, String>,
}

impl Tally {
    fn add(&mut self, o: Tally) {
        self.functions += o.functions;
        self.calls += o.calls;
        self.cells += o.cells;
        self.choices += o.choices;
        self.different.extend(o.different);
        self.peer_failed.extend(o.peer_failed);
        for (k, n) in o.unsupported {
            *self.unsupported.entry(k).or_default() += n;
        }
    }
}

/// Compares some units; halves them where the peer fails, down to the one that it fails on.
fn compare(o: &Options, first: u64, units: &[Unit], tally: &mut Tally) {
    let text = peer::module(units);
    let wanted: usize = units.iter().map(|u| peer::width(u) * CALLS).sum();
    let theirs = match peer::llvm(&o.lli, &text) {
        Ok(v) if v.len() == wanted => v,
        failed if units.len() > 1 => {
            drop(failed);
            let (a, b) = units.split_at(units.len() / 2);
            compare(o, first, a, tally);
            return compare(o, first + a.len() as u64, b, tally);
        }
        failed => {
            let why = failed.map_or_else(|e| e, |v| format!("{} lines, not {wanted}", v.len()));
            tally.peer_failed.insert(first, why);
            return;
        }
    };
    let module = match tandem_ir::text::parse(text.as_bytes(), "peer.ll") {
        Ok(m) => m,
        Err(e) => {
            tally
                .different
                .insert(first, format!("our reader rejects the batch: {e}"));
            return;
        }
    };
    if let Some(e) = tandem_ir::verify::verify(&module).first() {
        tally
            .different
            .insert(first, format!("our verifier rejects the batch: {e}"));
        return;
    }
    match Program::compile(&module) {
        Ok(program) => results(&program, first, units, &theirs, tally),
        Err(e) => *tally.unsupported.entry(e.construct).or_default() += 1,
    }
}

/// Runs each call on our side and compares.
fn results(program: &Program<'_>, first: u64, units: &[Unit], theirs: &[u128], tally: &mut Tally) {
    let mut rest = theirs;
    for (number, u) in (first..).zip(units) {
        let mut compared = 0;
        for call in 0..CALLS {
            let (expected, after) = rest.split_at(peer::width(u));
            rest = after;
            match peer::ours(program, u, call) {
                Ours::Unsupported(what) => *tally.unsupported.entry(what).or_default() += 1,
                Ours::Other(what) => report(tally, number, u, call, &what, expected),
                Ours::Cells(cells, choice) => {
                    compared += 1;
                    tally.cells += cells.len() as u64;
                    tally.choices += u64::from(choice);
                    if !peer::same(&cells, expected) {
                        let what: Vec<String> =
                            cells.iter().map(|c| format!("{:x}", c.1)).collect();
                        report(tally, number, u, call, &what.join(" "), expected);
                    }
                }
            }
        }
        tally.calls += compared as u64;
        tally.functions += u64::from(compared == CALLS);
    }
}

fn report(tally: &mut Tally, number: u64, u: &Unit, call: usize, ours: &str, theirs: &[u128]) {
    let args = u.params.iter().zip(&u.calls[call]);
    let args: Vec<String> = args
        .map(|(p, a)| format!("{p} {}", p.constant(a)))
        .collect();
    let theirs: Vec<String> = theirs.iter().map(|v| format!("{v:x}")).collect();
    tally.different.entry(number).or_insert_with(|| {
        format!(
            "@{}({})\n  ours: {ours}\n  lli:  {}\n{}",
            u.name,
            args.join(", "),
            theirs.join(" "),
            u.text
        )
    });
}

fn run(o: &Options) -> Tally {
    let next = AtomicU64::new(0);
    let tally = Mutex::new(Tally::default());
    std::thread::scope(|s| {
        for _ in 0..o.jobs {
            s.spawn(|| {
                loop {
                    let first = next.fetch_add(o.batch, Ordering::Relaxed);
                    if first >= o.functions {
                        return;
                    }
                    let last = (first + o.batch).min(o.functions);
                    let units: Vec<Unit> = (first..last).map(|n| units::unit(o.seed, n)).collect();
                    let mut mine = Tally::default();
                    compare(o, first, &units, &mut mine);
                    tally.lock().unwrap_or_else(|e| e.into_inner()).add(mine);
                }
            });
        }
    });
    tally.into_inner().unwrap_or_else(|e| e.into_inner())
}

/// Compares the functions of the corpus and says how that went.
fn corpus_agrees(o: &Options, folder: &Path) -> bool {
    let r = corpus::compare(&o.lli, folder);
    println!(
        "corpus: {} of {} device functions in {} files need no device, {} compared on {} calls ({} more are not defined); {} findings",
        r.runnable,
        r.bodies,
        r.files,
        r.compared,
        r.calls,
        r.left_out,
        r.findings.len()
    );
    for f in r.findings.iter().take(o.show) {
        println!("DIFFERENT {f}");
    }
    r.findings.is_empty()
}

fn main() -> ExitCode {
    let o = match Options::parse(std::env::args().skip(1)) {
        Ok(o) => o,
        Err(e) => {
            eprintln!("{e}");
            return ExitCode::from(2);
        }
    };
    if let Some(n) = o.print {
        print!("{}", peer::module(&[units::unit(o.seed, n)]));
        return ExitCode::SUCCESS;
    }
    if Command::new(&o.lli).arg("--version").output().is_err() {
        println!("SKIPPED: {} is not installed (ci/setup --peers)", o.lli);
        return ExitCode::from(2);
    }
    let tally = run(&o);
    println!(
        "{} functions compared in full of {}: {} calls, {} scalars; {} different, {} that lli cannot run, {} calls with a free choice",
        tally.functions,
        o.functions,
        tally.calls,
        tally.cells,
        tally.different.len(),
        tally.peer_failed.len(),
        tally.choices
    );
    for (what, n) in &tally.unsupported {
        println!("unsupported in {n} calls: {what}");
    }
    for (n, why) in tally.peer_failed.iter().take(o.show) {
        println!("lli cannot run function {n}: {why}");
    }
    for text in tally.different.values().take(o.show) {
        println!("\nDIFFERENT {text}");
    }
    let good = o.corpus.as_deref().is_none_or(|f| corpus_agrees(&o, f));
    ExitCode::from(u8::from(
        tally.functions < o.functions || !tally.different.is_empty() || !good,
    ))
}
