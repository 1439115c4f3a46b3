//! What the pass manager makes of a pipeline against what it has to do, under every way to run it.
//!
//! [`check`] is the whole: options reach the passes that own them; of a level, switches take out the right entries
//! ([`gates`]); then the plain run of [`expect`] against the manager in each of the [`SETUPS`]:
//!
//! ```text
//!   1 thread | 2 threads | 3, shuffled | 1 through the queue | 2, analyses verified | 3, no token | 3, two tokens
//! ```
//!
//! What must be equal: the text of the module, the list of executions, counters, and at the end the tokens of the
//! jobserver; how many functions were worked on at once must fit the tokens. One execution limit per call is tried as
//! well (`bisected`); `number` chooses it.
//!
//! The first difference is located (`locate`): the shortest piece of the pipeline that shows it. A pass that is wrong
//! by itself is wrong in both runs, and is not found here: that is the judge's.

use super::expect::{Expected, Order, expect};
use super::{Named, Subject, gates, locate};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tandem_ir::{Module, text};
use tandem_optimized::compile::Pipeline;
use tandem_optimized::options::Options;
use tandem_optimized::pass_manager::{
    Bisect, Checks, JobEvent, Limit, RunReport, Running, ScevChecks, Slots, run_plan,
};
use tandem_optimized::pipeline::plan::Plan;
use tandem_oracle::lockstep::panic_text;

/// One way to run a pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// How many threads work at once.
    pub threads: usize,
    /// Functions are taken in the order of this seed.
    pub seed: Option<u64>,
    /// Through the queue even on one thread.
    pub forced: bool,
    /// Each function is a module of its own while it is worked on.
    pub split: bool,
    /// Each cached analysis is compared with a new one after each pass.
    pub verify_analyses: bool,
    /// A jobserver that has so many tokens.
    pub tokens: Option<usize>,
}

/// Every way to run a pipeline that must give the same, without bisection.
pub const SETUPS: [Setup; 8] = {
    let plain = Setup {
        threads: 1,
        seed: None,
        forced: false,
        split: false,
        verify_analyses: false,
        tokens: None,
    };
    [
        plain,
        Setup {
            threads: 2,
            ..plain
        },
        Setup {
            threads: 3,
            seed: Some(7),
            ..plain
        },
        Setup {
            forced: true,
            ..plain
        },
        Setup {
            threads: 2,
            split: true,
            ..plain
        },
        Setup {
            threads: 2,
            verify_analyses: true,
            ..plain
        },
        Setup {
            threads: 3,
            tokens: Some(0),
            ..plain
        },
        Setup {
            threads: 3,
            tokens: Some(2),
            ..plain
        },
    ]
};

impl Setup {
    /// As the options of the compiler that ask for it, as far as there are such options.
    pub fn words(&self) -> String {
        let option = if self.split { "-split-compile=" } else { "-j" };
        let mut words = format!("{option}{}", self.threads);
        if let Some(seed) = self.seed {
            words.push_str(&format!(" --schedule-seed={seed}"));
        }
        if self.forced {
            words.push_str(" -opt -force-concurrent");
        }
        if self.verify_analyses {
            words.push_str(" --verify-analyses");
        }
        if let Some(k) = self.tokens {
            words.push_str(&format!(" -jobserver (with {k} tokens)"));
        }
        words
    }

    /// True if functions go through the segments of Phase II one by one.
    fn one_by_one(&self, bodies: usize) -> bool {
        self.threads.min(bodies) > 1 || self.forced || self.split
    }
}

/// Something that a pipeline does and should not do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What is wrong, the same for every program that shows the same mistake.
    pub cause: &'static str,
    /// The pass at which it shows, if it is known.
    pub pass: Option<&'static str>,
    /// What is wrong, with the place.
    pub message: String,
    /// How it was run.
    pub setup: Option<Setup>,
}

impl Finding {
    fn new(cause: &'static str, setup: &Setup, message: String) -> Finding {
        Finding {
            cause,
            pass: None,
            message: format!("{message}; with {}", setup.words()),
            setup: Some(*setup),
        }
    }
    fn plain(cause: &'static str, message: String) -> Finding {
        Finding {
            cause,
            pass: None,
            message,
            setup: None,
        }
    }
}

/// What a pipeline came to.
#[derive(Clone, Debug)]
pub struct Checked {
    /// What it had to do, and did.
    pub expected: Expected,
    /// Runs of the pass manager that were compared.
    pub runs: usize,
}

/// Holds a pipeline against what it has to do; `number` chooses among things of which one is tried each time.
///
/// # Errors
/// The first thing that is wrong.
pub fn check(module: &Module, subject: &Subject, number: u64) -> Result<Checked, Finding> {
    let wrong = |e: String| Finding::plain("no pipeline", format!("{subject}: {e}"));
    let pipeline = subject.pipeline().map_err(wrong)?;
    let mut options = subject.options().map_err(wrong)?;
    options_agree(&pipeline, &options)?;
    if let Named::Level(level) = subject.named {
        gates::check(subject, level, number)?;
    }
    // What a pass does wrong by itself is not the manager's.
    options.defects = pipeline.options.passes.defects.clone();
    let order = Order::of(&pipeline.elements, pipeline.phase_two);
    let expected = expect(module, &order, &options, None)
        .map_err(|p| Finding::plain("crash", format!("{}: panic: {}", p.place, p.text)))?;
    let case = Case {
        module,
        pipeline: &pipeline,
    };
    let mut runs = 0;
    for setup in &SETUPS {
        runs += 1;
        if let Err(finding) = case.agrees(setup, &expected) {
            return Err(locate::located(module, &pipeline, &options, setup, finding));
        }
    }
    runs += bisected(&case, &order, &options, &expected, number)?;
    Ok(Checked { expected, runs })
}

/// Every knob reaches the pass that owns it, and no other.
fn options_agree(pipeline: &Pipeline, options: &Options) -> Result<(), Finding> {
    let (mut given, read) = (options.passes.clone(), &pipeline.options.passes.passes);
    // For the compiler these are slots, which leave the entries out.
    given.jump_threading.disable = false;
    given.globalopt.disable = false;
    match given == *read {
        true => Ok(()),
        false => Err(Finding::plain(
            "options",
            format!("the knobs of passes should be {given:?} and are {read:?}"),
        )),
    }
}

/// A module and a pipeline.
pub(super) struct Case<'a> {
    pub(super) module: &'a Module,
    pub(super) pipeline: &'a Pipeline,
}

/// What the pass manager made of a module.
struct Made {
    module: Module,
    report: RunReport,
    /// Most functions that were worked on at the same time.
    overlap: usize,
    /// Tokens at the end.
    tokens: usize,
}

impl Case<'_> {
    /// Runs the pipeline in one way and compares.
    pub(super) fn agrees(&self, setup: &Setup, expected: &Expected) -> Result<(), Finding> {
        let finding = |cause, message| Finding::new(cause, setup, message);
        let made = self.run(setup, None)?;
        if let Some(line) = first_difference(&expected.module, &made.module) {
            return Err(finding("another result", line));
        }
        // One body is one thread's.
        let bodies = self.module.bodies.len();
        let one_by_one = bodies > 1 && setup.one_by_one(expected.bodies_at_phase_two);
        let lines = expected.lines(one_by_one);
        if lines != made.report.printed {
            let line = first_other(&lines, &made.report.printed);
            return Err(finding("other executions", line));
        }
        if expected.stats != made.report.stats {
            let (want, got) = (&expected.stats, &made.report.stats);
            let line = format!("the counters should be {want:?} and are {got:?}");
            return Err(finding("other counters", line));
        }
        match setup.tokens {
            Some(k) if made.overlap > k + 1 => Err(finding(
                "too many jobs",
                format!("{} functions at once", made.overlap),
            )),
            Some(k) if made.tokens != k => {
                let line = format!("{} of {k} tokens are left", made.tokens);
                Err(finding("tokens lost", line))
            }
            _ => Ok(()),
        }
    }

    fn run(&self, setup: &Setup, bisect: Option<&mut dyn Bisect>) -> Result<Made, Finding> {
        let plan = Plan::new(&self.pipeline.elements, self.pipeline.phase_two);
        let tokens = setup.tokens.map(Tokens::new);
        let watch = Watch::default();
        let jobs = |event: JobEvent<'_>| watch.see(event, setup.tokens.is_some());
        let mut quiet = |_: &str| {};
        let with = Running {
            checks: Checks {
                verify_each: true,
                verify_analyses: setup.verify_analyses,
                verify_scev: ScevChecks::default(),
                catch_panics: true,
                trace_passes: true,
                time_functions: false,
            },
            only_phase: None,
            threads: setup.threads,
            force_concurrent: setup.forced,
            split: setup.split,
            schedule_seed: setup.seed,
            trace: &mut quiet,
            slots: tokens.as_ref().map(|t| t as &dyn Slots),
            jobs: Some(&jobs),
            progress: None,
            prints: None,
        };
        let mut module = self.module.clone();
        let options = &self.pipeline.options.passes;
        let run = AssertUnwindSafe(|| run_plan(&mut module, &plan, options, with, bisect));
        let ran = catch_unwind(run).map_err(|p| {
            let line = format!("panic: {}", panic_text(&*p));
            Finding::new("crash", setup, line)
        })?;
        let report = ran.map_err(|e| Finding::new("stopped", setup, e.to_string()))?;
        Ok(Made {
            module,
            report,
            overlap: watch.most.into_inner(),
            tokens: tokens.map_or(0, |t| t.free.into_inner()),
        })
    }
}

/// Executions have the same numbers on any number of threads, and stop behind the one of a number.
fn bisected(
    case: &Case<'_>,
    order: &Order,
    options: &Options,
    expected: &Expected,
    number: u64,
) -> Result<usize, Finding> {
    let count = expected.executions.len() as u64;
    let last = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) % (count + 1);
    let part = expect(case.module, order, options, Some(last))
        .map_err(|p| Finding::plain("crash", format!("{}: panic: {}", p.place, p.text)))?;
    let numbered = part.executions.iter().zip(1..);
    let want: Vec<String> = numbered
        .map(|(e, n)| {
            let not = if n <= last { "" } else { "NOT " };
            format!("BISECT: {not}running pass ({n}) {} on {}", e.pass, e.on)
        })
        .collect();
    for threads in [1, 3] {
        let setup = Setup {
            threads,
            ..Setup::default()
        };
        let mut lines: Vec<String> = Vec::new();
        let mut say = |line: &str| lines.push(line.to_owned());
        let mut limit = Limit {
            last: Some(last),
            say: &mut say,
        };
        let made = case.run(&setup, Some(&mut limit))?;
        let finding = |line: String| {
            let line = format!("{line}; with --opt-bisect-limit={last}");
            Finding::new("bisection", &setup, line)
        };
        let plain: Vec<&str> = want.iter().map(String::as_str).collect();
        if want != lines {
            return Err(finding(first_other(&plain, &lines)));
        }
        if let Some(line) = first_difference(&part.module, &made.module) {
            return Err(finding(line));
        }
    }
    Ok(2)
}

/// A jobserver of the harness's own.
struct Tokens {
    free: AtomicUsize,
}

impl Tokens {
    fn new(count: usize) -> Tokens {
        Tokens {
            free: AtomicUsize::new(count),
        }
    }
}

impl Slots for Tokens {
    fn try_acquire(&self) -> bool {
        let take = |n: usize| n.checked_sub(1);
        let taken = self
            .free
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, take);
        taken.is_ok()
    }
    fn release(&self) {
        self.free.fetch_add(1, Ordering::SeqCst);
    }
    fn wait(&self) {
        std::thread::sleep(Duration::from_micros(100));
    }
}

/// Counts how many functions are worked on at once.
#[derive(Default)]
struct Watch {
    running: AtomicUsize,
    most: AtomicUsize,
    begun: AtomicUsize,
}

impl Watch {
    /// The first functions are held up a little, so that jobs that should not overlap do, where they can.
    fn see(&self, event: JobEvent<'_>, hold: bool) {
        match event {
            JobEvent::Pool(..) => {}
            JobEvent::Begin(_) => {
                let now = self.running.fetch_add(1, Ordering::SeqCst) + 1;
                self.most.fetch_max(now, Ordering::SeqCst);
                if hold && self.begun.fetch_add(1, Ordering::SeqCst) < 4 {
                    std::thread::sleep(Duration::from_millis(1));
                }
            }
            JobEvent::End(_) => {
                self.running.fetch_sub(1, Ordering::SeqCst);
            }
        }
    }
}

/// The first line of two modules' texts that differs, with the function in which it is.
fn first_difference(want: &Module, got: &Module) -> Option<String> {
    let (want, got) = (text::print(want), text::print(got));
    if want == got {
        return None;
    }
    let got: Vec<String> = got.lines().map(str::to_owned).collect();
    let want: Vec<&str> = want.lines().collect();
    let same = want.iter().zip(&got).take_while(|(a, b)| *a == b).count();
    let before = want[..want.len().min(same + 1)].iter().rev();
    let mut heads = before
        .take_while(|l| **l != "}")
        .filter(|l| l.starts_with("define "));
    let name = heads.next().and_then(|l| l.split_once('@'));
    let name = name.map_or("", |(_, rest)| rest.split('(').next().unwrap_or(""));
    let within = match name {
        "" => String::new(),
        name => format!("in @{name}: "),
    };
    Some(within + &first_other(&want, &got))
}

/// The first of some lines that is another one.
fn first_other(want: &[&str], got: &[String]) -> String {
    let same = want.iter().zip(got).take_while(|(a, b)| *a == b).count();
    let shown = |line: Option<&str>| line.map_or("nothing".to_owned(), |l| format!("'{l}'"));
    let (a, b) = (want.get(same).copied(), got.get(same).map(String::as_str));
    format!(
        "line {}: {} expected, {} found",
        same + 1,
        shown(a),
        shown(b)
    )
}
