//! One semantics, two engines: generated functions through the interpreter and through the encoder.
//!
//! usage: cross_engines [--functions N] [--first N] [--seed S] [--jobs N] [--show N] [--print K]
//!
//! Three functions of four are wild (`wild`): undef, poison and undefined behaviour are part of them; the
//! others are those of `peer_lli`, partly made wild (`tame`). Each is called with four inputs, and on each the
//! encoder's terms must say what the interpreter does (`tandem_oracle::tv::crosscheck`). Every other function is
//! encoded once with variables for its arguments, the others with constants, once for each input.
//!
//! Exit status 0: no disagreement; 1: some, or a function that could not be read; 2: usage.

mod accesses;
mod kinds;
mod ops;
mod tame;
mod wild;

#[allow(dead_code)]
#[path = "../peer_lli/builder.rs"]
mod builder;
#[path = "../peer_lli/control.rs"]
mod control;
#[path = "../peer_lli/floats.rs"]
mod floats;
#[path = "../peer_lli/ints.rs"]
mod ints;
#[path = "../peer_lli/memory.rs"]
mod memory;
#[path = "../peer_lli/rng.rs"]
mod rng;
#[allow(dead_code)]
#[path = "../peer_lli/types.rs"]
mod types;
#[allow(dead_code)]
#[path = "../peer_lli/units.rs"]
mod units;
#[path = "../peer_lli/vectors.rs"]
mod vectors;

use rng::Rng;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tandem_ir::Module;
use tandem_oracle::interp::Program;
use tandem_oracle::tv::context::{Mode, Uninit};
use tandem_oracle::tv::crosscheck::{Comparison, Encoded, Style};
use wild::Case;

/// What to do.
struct Options {
    functions: u64,
    first: u64,
    seed: u64,
    jobs: usize,
    show: usize,
    print: Option<u64>,
}

impl Options {
    fn parse(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut o = Options {
            functions: 100_000,
            first: 0,
            seed: 1,
            jobs: std::thread::available_parallelism().map_or(2, |n| n.get()),
            show: 5,
            print: None,
        };
        while let Some(a) = args.next() {
            let n = args.next().and_then(|v| v.parse::<u64>().ok());
            let n = n.ok_or_else(|| format!("{a} needs a number"))?;
            match a.as_str() {
                "--functions" => o.functions = n,
                "--first" => o.first = n,
                "--seed" => o.seed = n,
                "--jobs" => o.jobs = n.max(1) as usize,
                "--show" => o.show = n as usize,
                "--print" => o.print = Some(n),
                _ => return Err(format!("unknown option {a}")),
            }
        }
        Ok(o)
    }
}

/// Counts, and the first findings.
#[derive(Default)]
struct Tally {
    functions: u64,
    inputs: u64,
    same: u64,
    undefined: u64,
    choices: u64,
    interpreter: BTreeMap<String, u64>,
    encoder: BTreeMap<String, u64>,
    open: BTreeMap<String, u64>,
    different: BTreeMap<u64, String>,
    unread: BTreeMap<u64, String>,
    slowest: (f64, u64),
}

impl Tally {
    fn add(&mut self, o: Tally) {
        self.functions += o.functions;
        self.inputs += o.inputs;
        self.same += o.same;
        self.undefined += o.undefined;
        self.choices += o.choices;
        for (mine, theirs) in [
            (&mut self.interpreter, o.interpreter),
            (&mut self.encoder, o.encoder),
            (&mut self.open, o.open),
        ] {
            for (k, n) in theirs {
                *mine.entry(k).or_default() += n;
            }
        }
        self.different.extend(o.different);
        self.unread.extend(o.unread);
        if o.slowest.0 > self.slowest.0 {
            self.slowest = o.slowest;
        }
    }
    fn count(&mut self, number: u64, input: usize, c: Comparison) {
        self.inputs += 1;
        match c {
            Comparison::Same => self.same += 1,
            Comparison::SameUndefined => self.undefined += 1,
            Comparison::UpToChoices => self.choices += 1,
            Comparison::InterpreterUnsupported(w) => *self.interpreter.entry(w).or_default() += 1,
            Comparison::EncoderUnsupported(w) => *self.encoder.entry(w).or_default() += 1,
            Comparison::Open(w) => *self.open.entry(w).or_default() += 1,
            Comparison::Different(text) => {
                self.different
                    .entry(number)
                    .or_insert_with(|| format!("function {number}, input {input}:\n{text}"));
            }
        }
    }
}

/// The function of a number.
fn case(seed: u64, number: u64) -> Case {
    if number % 4 == 3 {
        tame::case(seed, number / 4)
    } else {
        wild::case(seed, number)
    }
}

fn mode(rng: &mut Rng) -> Mode {
    Mode {
        uninit: if rng.chance(25) {
            Uninit::Undef
        } else {
            Uninit::Poison
        },
        source_unroll: 6,
        target_unroll: 6,
        inline_depth: 8,
        ..Mode::default()
    }
}

fn read(case: &Case) -> Result<Module, String> {
    let module = tandem_ir::text::parse(case.text.as_bytes(), "f.ll").map_err(|e| e.to_string())?;
    match tandem_ir::verify::verify(&module).first() {
        Some(e) => Err(e.to_string()),
        None => Ok(module),
    }
}

/// One function with all its inputs.
fn function(seed: u64, number: u64, tally: &mut Tally) {
    let start = Instant::now();
    let case = case(seed, number);
    let module = match read(&case) {
        Ok(m) => m,
        Err(e) => {
            tally.unread.insert(number, format!("{e}\n{}", case.text));
            return;
        }
    };
    tally.functions += 1;
    let Some(f) = module
        .bodies
        .iter()
        .find(|b| module.header.global_name(b.global) == "f")
    else {
        tally.unread.insert(number, "no @f".into());
        return;
    };
    let program = match Program::compile(&module) {
        Ok(p) => p,
        Err(e) => {
            *tally.interpreter.entry(e.construct).or_default() += case.inputs.len() as u64;
            return;
        }
    };
    let mode = mode(&mut Rng::new(number));
    let style = if number % 8 < 4 {
        Style::Symbolic
    } else {
        Style::Constant
    };
    let mut encoded = None;
    for (n, input) in case.inputs.iter().enumerate() {
        if encoded.is_none() || style == Style::Constant {
            encoded = Some(Encoded::new(&module, f, style, input, mode));
        }
        let c = match encoded.as_mut() {
            Some(Ok(e)) => e.compare(&program, input, number),
            Some(Err(c)) => c.clone(),
            None => continue,
        };
        tally.count(number, n, c);
    }
    tally.slowest = (start.elapsed().as_secs_f64(), number);
}

fn run(o: &Options) -> Tally {
    const BATCH: u64 = 64;
    let next = AtomicU64::new(o.first);
    let last = o.first + o.functions;
    let tally = Mutex::new(Tally::default());
    std::thread::scope(|s| {
        for _ in 0..o.jobs {
            s.spawn(|| {
                loop {
                    let first = next.fetch_add(BATCH, Ordering::Relaxed);
                    if first >= last {
                        return;
                    }
                    let mut sum = Tally::default();
                    for n in first..(first + BATCH).min(last) {
                        let mut mine = Tally::default();
                        function(o.seed, n, &mut mine);
                        sum.add(mine);
                    }
                    tally.lock().unwrap_or_else(|e| e.into_inner()).add(sum);
                }
            });
        }
    });
    tally.into_inner().unwrap_or_else(|e| e.into_inner())
}

fn list(what: &str, counts: &BTreeMap<String, u64>) {
    let total: u64 = counts.values().sum();
    println!("{what}: {total} inputs");
    let mut sorted: Vec<_> = counts.iter().collect();
    sorted.sort_by_key(|c| std::cmp::Reverse(c.1));
    for (k, n) in sorted.iter().take(12) {
        println!("  {n:7} {k}");
    }
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
        let c = case(o.seed, n);
        print!("{}", c.text);
        for i in &c.inputs {
            println!("; {i:?}");
        }
        return ExitCode::SUCCESS;
    }
    let start = Instant::now();
    let t = run(&o);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} functions on {} inputs in {seconds:.1} s ({:.0} inputs a second): {} compared exactly ({} of them undefined in both), {} up to choices, {} disagreements",
        t.functions,
        t.inputs,
        t.inputs as f64 / seconds,
        t.same + t.undefined,
        t.undefined,
        t.choices,
        t.different.len()
    );
    println!(
        "slowest: function {} with {:.2} s",
        t.slowest.1, t.slowest.0
    );
    list("not done by the interpreter", &t.interpreter);
    list("not done by the encoder", &t.encoder);
    list("open", &t.open);
    for (n, why) in t.unread.iter().take(o.show) {
        println!("\nUNREAD {n}: {why}");
    }
    for text in t.different.values().take(o.show) {
        println!("\nDIFFERENT {text}");
    }
    ExitCode::from(u8::from(!t.different.is_empty() || !t.unread.is_empty()))
}
