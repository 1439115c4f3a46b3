//! The programs of a hunt, and how the judge is asked about them: alike for defects that are planted and for mutants.

use crate::fuzzing::seeds::{self, Seeds};
use crate::fuzzing::source::{self, Modes, Source};
use crate::fuzzing::{coverage, knobs, ptx};
use crate::judge::{Judging, Program};
use crate::report::FileReport;
use std::collections::BTreeSet;
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::passes::{PassId, Unit};
use tandem_optimized::defects::Defects;
use tandem_optimized::options::Options;
use tandem_oracle::tv::validate::Settings;

/// Programs kept for mutation, at most; the oldest go first.
const CORPUS: usize = 256;

/// Stack of a thread that hunts: programs may nest deeply, and so do the terms that the validator makes of them.
pub const STACK: usize = 256 << 20;

/// CPU time of the calling thread.
pub fn thread_time() -> Duration {
    time_of(rustix::time::ClockId::ThreadCPUTime)
}

/// CPU time of all threads of the process.
pub fn process_time() -> Duration {
    time_of(rustix::time::ClockId::ProcessCPUTime)
}

fn time_of(clock: rustix::time::ClockId) -> Duration {
    let t = rustix::time::clock_gettime(clock);
    let (s, ns) = (u64::try_from(t.tv_sec), u32::try_from(t.tv_nsec));
    Duration::new(s.unwrap_or(0), ns.unwrap_or(0))
}

/// How the judge is asked with all that a hunt may ask.
pub fn judging(pass: &PassId, knobs: &str, defects: &Defects) -> Judging {
    let mut options = Options::default();
    // The knobs are from the table.
    let _ = options.apply(knobs);
    options.defects = defects.clone();
    let mut judging = Judging {
        options,
        knobs: (!knobs.is_empty())
            .then(|| knobs.to_owned())
            .into_iter()
            .collect(),
        ..patient(Judging::fuzz()).of_pass(pass.name)
    };
    judging.config.inputs = INPUTS;
    // Of modules proofs say what is right, never what is wrong: plans have been run before.
    if pass.unit == Unit::Module {
        judging.config.validator = None;
    }
    judging
}

/// Of the programs of a hunt one in so many has its open steps proved; all are executed, on more inputs. A proof costs as
/// much as fifty executed programs, and most mistakes show in an execution or in the reference's judgement.
pub const PROVED_ONE_IN: u64 = 32;
/// Inputs of each program.
const INPUTS: u64 = 16;

/// How the judge is asked about a program of a hunt by its number: cheap checks always, proofs now and then.
pub fn hunting(pass: &PassId, knobs: &str, defects: &Defects, number: u64) -> Judging {
    let mut judging = judging(pass, knobs, defects);
    if !number.is_multiple_of(PROVED_ONE_IN) {
        judging.config.validator = None;
    }
    judging
}

/// Resource units of the solver for a step that the reference cannot settle.
const VALIDATION: u64 = 250_000;

/// The same limits in steps. What is left open by a step goes to the validator.
pub fn patient(mut judging: Judging) -> Judging {
    judging.config.parts.whole = false;
    // Its time counts as the hunt's.
    judging.config.validate_here = true;
    judging.config.validator = Some(Settings {
        units: VALIDATION,
        query_units: VALIDATION,
        ..Settings::default()
    });
    judging
}

/// The programs of one seed, with the corpus that grows along.
pub struct Programs {
    source: Source,
    corpus: Seeds,
    seen: BTreeSet<u64>,
    pass: &'static PassId,
    next: u64,
    independent: bool,
    sort: &'static str,
}

impl Programs {
    /// From the first.
    pub fn new(pass: &'static PassId, seed: u64) -> Programs {
        Programs::with(pass, seed, Defects::default())
    }
    /// The same where such mistakes are planted. Programs for passes on modules are made without them: nothing ends a pass that
    /// never ends while a program is made.
    pub fn with(pass: &'static PassId, seed: u64, defects: Defects) -> Programs {
        let defects = match pass.unit {
            Unit::Function => defects,
            _ => Defects::default(),
        };
        Programs {
            source: Source {
                seed,
                modes: Modes::Both,
                bias: Some(pass.name),
                options: Options {
                    defects,
                    ..Options::default()
                },
                ..Source::default()
            },
            corpus: Seeds::default(),
            seen: BTreeSet::new(),
            pass,
            next: 0,
            independent: true,
            sort: source::ANY,
        }
    }
    /// The next program: its number, the program and the knobs to judge it with.
    pub fn draw(&mut self) -> (u64, Program, String) {
        if self.pass.on_machine() {
            let (n, seed) = (self.next, self.source.seed);
            let text = ptx::program(seed, n);
            // Every text that is drawn is well formed; a test of the generator says so.
            if let Ok(program) = Program::parse(self.pass, text.as_bytes(), "program") {
                self.next += 1;
                self.independent = true;
                return (n, program, knobs::of(self.pass, seed, n));
            }
        }
        let (n, module, knobs) = self.draw_ir();
        (n, Program::Ir(module), knobs)
    }
    /// The same for a pass on LLVM IR.
    pub fn draw_ir(&mut self) -> (u64, Module, String) {
        let n = self.next;
        self.next += 1;
        let drawn = self.source.program(n, &self.corpus, self.corpus.len());
        self.independent = !drawn.of_corpus;
        self.sort = drawn.sort;
        let module = drawn.module;
        (n, module, knobs::of(self.pass, self.source.seed, n))
    }
    /// True if the last program was made without the corpus: a draw that depends on nothing that was seen before.
    pub fn is_independent(&self) -> bool {
        self.independent
    }
    /// Of what sort the last program is: those of a sort have more in common with each other than with those of another.
    pub fn sort(&self) -> &'static str {
        self.sort
    }
    /// Keeps a program that reached something new; `fresh`: a decision of production went a way that it never went. Machine
    /// functions are drawn anew each time, and none is kept.
    pub fn keep(&mut self, module: Module, reports: &[FileReport], fresh: bool) {
        let before = self.seen.len();
        self.seen.extend(coverage::of(&module, reports));
        if fresh || self.seen.len() > before {
            if self.corpus.len() == CORPUS {
                self.corpus.drop_first();
            }
            self.corpus.push(module, seeds::kinds(reports));
        }
    }
}
