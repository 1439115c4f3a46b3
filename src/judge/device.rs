//! Judging what a device computes: the memory that launches leave there against what the interpreter allows.
//!
//! The interpreter runs the program under several schedules and placements. Bytes on which its runs agree the device must have
//! too; where they do not, each of them is allowed, and another one is open, for there are more schedules than were tried.
//! Open bits of the interpreter's and addresses match anything, a NaN that an operation made matches any NaN, and numbers for
//! which the description has a tolerance match within it.

use crate::cuda::{Answer, Said};
use crate::launch::{Data, Description, ElementType, Execution, How, Ptx};
use crate::levels;
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use tandem_ir::Module;
use tandem_ir::machine::MModule;
use tandem_oracle::interp::{
    ByteMark, Choices, Image, Limits, Outcome, Placement, Policy, Schedule, ptx,
};
use tandem_oracle::verdict::Verdict;

/// What reports call it, in the place of a pass.
pub const NAME: &str = "cuda";

/// Most instructions of one launch in the interpreter.
const STEPS: u64 = 200_000_000;

/// Relative error up to which numbers that only approximate instructions may have made are nobody's mistake.
const APPROXIMATE: f64 = 1e-3;

/// A file's launches in the interpreter.
pub struct Interpreted<'a> {
    /// The description.
    pub description: &'a Description,
    /// Where it lies.
    pub path: &'a str,
    /// The PTX.
    pub program: &'a ptx::Program<'a>,
    /// The LLVM IR that the PTX was made of, if it was.
    pub source: Option<&'a Module>,
    /// Seed of schedules and choices.
    pub seed: u64,
}

/// What a comparison came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// The device did what the interpreter allows.
    Same,
    /// It did something that was not seen, and may be allowed: why.
    Open(String),
    /// It did what is not allowed: lines with both values.
    Differs(Vec<String>),
}

impl Interpreted<'_> {
    /// Schedules that are fair to threads which wait for each other, and those of hardware.
    fn hows(&self) -> Vec<(How, Placement)> {
        let seed = self.seed;
        let schedules = [
            Schedule::RoundRobin(seed),
            Schedule::Random(seed),
            Schedule::Random(seed + 1),
            Schedule::LockstepWarps,
            Schedule::Ipdom,
        ];
        let how = |(n, schedule): (usize, Schedule)| {
            let how = How {
                schedule,
                races: false,
                seed: seed + n as u64,
                limits: Limits {
                    steps: STEPS,
                    ..Limits::default()
                },
            };
            let placement = if n == 1 {
                Placement::Generous
            } else {
                Placement::Least
            };
            (how, placement)
        };
        schedules.into_iter().enumerate().map(how).collect()
    }
    /// One run of the PTX.
    fn run_ptx(&self, how: How, placement: Placement) -> Result<Execution, String> {
        let policy = Policy {
            placement,
            ..Policy::default()
        };
        let device = ptx::Device::new(self.program, policy).map_err(|u| u.to_string())?;
        let run = (self.description).execute_on(&mut Ptx(device, self.program), self.path, how);
        run.map_err(|e| e.to_string())
    }
    /// What the program may do, run by run: of LLVM IR if the PTX was made of it.
    ///
    /// # Errors
    /// The description does not fit it, or the interpreter lacks something.
    pub fn allowed(&self) -> Result<Vec<Execution>, String> {
        let run = |(how, placement)| match self.source {
            Some(module) => (self.description.execute_in(module, self.path, how, None))
                .map_err(|e| e.to_string()),
            None => self.run_ptx(how, placement),
        };
        self.hows().into_iter().map(run).collect()
    }
}

/// Judges what launching a file came to.
pub fn judge(file: &str, answer: Answer, interpreted: &Interpreted<'_>) -> FileReport {
    let mut report = FileReport::new(file, NAME);
    report.functions = interpreted.description.launches.len();
    let said = match answer {
        Answer::Said(said) => said,
        Answer::Hang(seconds) => {
            let how = format!("the launches did not end within {seconds} s and were cut off");
            ended_badly(&mut report, interpreted, Verdict::Hang, how);
            return report;
        }
        Answer::Died(how) => {
            let how = format!("the process that launched it {how}");
            ended_badly(&mut report, interpreted, Verdict::Crash, how);
            return report;
        }
    };
    match said {
        Said::Skipped { why } => report.launch = Some(format!("skipped: {why}")),
        Said::Unsupported { why } | Said::Unusable { why } => open(&mut report, why),
        Said::Refused { error, log } => {
            let message = format!("the driver refuses the PTX: {error}");
            found(&mut report, Verdict::InvariantBroken, message, vec![log]);
        }
        Said::Fault { kernel, error } => {
            let how = format!("kernel '{kernel}': {error}");
            ended_badly(&mut report, interpreted, Verdict::Crash, how);
        }
        Said::Ran(ran) => returned(&mut report, interpreted, &ran.execution()),
    }
    report
}

/// The launches returned on the device.
fn returned(report: &mut FileReport, interpreted: &Interpreted<'_>, device: &Execution) {
    let allowed = match interpreted.allowed() {
        Ok(runs) => runs,
        Err(why) => return open(report, why),
    };
    if let Some(why) = says_nothing(&allowed) {
        return open(report, why);
    }
    let all = allowed.iter();
    let failed: Vec<_> = all.filter_map(|r| r.failed_launch()).collect();
    if let (Some((kernel, outcome)), true) = (failed.first(), failed.len() == allowed.len()) {
        let message = format!("kernel '{kernel}' returns on cuda; in the interpreter: {outcome}");
        return found(report, Verdict::Miscompile, message, Vec::new());
    }
    let ended = |r: &Execution| r.failed_launch().is_none();
    let allowed: Vec<Execution> = allowed.into_iter().filter(ended).collect();
    let traits = Traits::of(interpreted.program.module());
    match compare(interpreted.description, &allowed, device, traits) {
        Comparison::Same => {
            report.launch = Some("same".into());
            report.raise(Verdict::Refines);
        }
        Comparison::Open(why) => {
            report.launch = Some("open".into());
            report.open.push(why);
            report.raise(Verdict::Refines);
        }
        Comparison::Differs(mut lines) => {
            let (blame, licensed) = whose(interpreted, device, traits);
            lines.extend(blame);
            if licensed {
                report.launch = Some("open".into());
                report.open.push(lines.join("; "));
                return report.raise(Verdict::Refines);
            }
            let message = lines.remove(0);
            report.launch = Some("differs".into());
            found(report, Verdict::Miscompile, message, lines);
        }
    }
}

/// Which step of the way from LLVM IR a difference belongs to, as a line; and whether a licence to fuse or to approximate may
/// explain it, which the interpreter of LLVM IR does not use by itself.
fn whose(
    interpreted: &Interpreted<'_>,
    device: &Execution,
    traits: Traits,
) -> (Option<String>, bool) {
    let Some(source) = interpreted.source else {
        return (None, false);
    };
    let how = interpreted.hows().remove(0);
    let Ok(run) = interpreted.run_ptx(how.0, how.1) else {
        return (None, false);
    };
    let agrees = compare(interpreted.description, &[run], device, traits) == Comparison::Same;
    if !agrees {
        let line = "the PTX in the interpreter does not do it either";
        return (Some(line.into()), false);
    }
    let contracts = tandem_ir::text::print(source).contains(" contract ");
    let line = "the PTX in the interpreter does the same: it is the selection's";
    (Some(line.into()), contracts)
}

/// A launch did not return on the device: a finding if it does in the interpreter.
fn ended_badly(
    report: &mut FileReport,
    interpreted: &Interpreted<'_>,
    verdict: Verdict,
    how: String,
) {
    let allowed = match interpreted.allowed() {
        Ok(runs) => runs,
        Err(why) => return open(report, format!("{how}; in the interpreter: {why}")),
    };
    if let Some(why) = says_nothing(&allowed) {
        return open(report, format!("{how}; {why}"));
    }
    let traps = |r: &Execution| matches!(r.failed_launch(), Some((_, Outcome::Trap(_))));
    if verdict == Verdict::Crash && allowed.iter().any(traps) {
        report.launch = Some("same".into());
        return report.raise(Verdict::Refines);
    }
    report.launch = Some("differs".into());
    let message = format!("on cuda: {how}; in the interpreter the launches return");
    found(report, verdict, message, Vec::new());
}

/// Why the interpreter's runs do not say what the device has to do, if they do not.
fn says_nothing(allowed: &[Execution]) -> Option<String> {
    let mut failed = allowed.iter().filter_map(|r| r.failed_launch());
    failed.find_map(|(kernel, outcome)| {
        let undecided = match outcome {
            Outcome::Ub { .. } | Outcome::Unsupported(_) | Outcome::IllFormed(_) => true,
            // Waiting threads and an unfair schedule; the other schedules say what is allowed.
            Outcome::OutOfSteps | Outcome::OutOfMemory => {
                allowed.iter().all(|r| r.failed_launch().is_some())
            }
            _ => false,
        };
        undecided.then(|| format!("kernel '{kernel}' in the interpreter: {outcome}"))
    })
}

fn open(report: &mut FileReport, why: String) {
    report.launch = Some("undecided".into());
    report.unsupported.push(why);
    report.raise(Verdict::Unsupported);
}

fn found(report: &mut FileReport, verdict: Verdict, message: String, more: Vec<String>) {
    let name = verdict.name();
    let reproduce = format!("tandem check --on cuda '{}'", report.file);
    report.findings.push(FindingReport {
        verdict: name,
        function: String::new(),
        step: None,
        rewrite: None,
        rewrite_kind: None,
        fields: Vec::new(),
        cause: "launch".into(),
        signature: Signature::new(NAME, name, None, "launch"),
        message,
        counterexample: more,
        reproduce,
    });
    report.raise(verdict);
}

/// What a program has that keeps runs of it from being the same.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traits {
    /// Instructions that approximate.
    pub loose: bool,
    /// Atomic operations: who comes first may show in memory.
    pub ordered: bool,
}

impl Traits {
    /// Those of a PTX module.
    pub fn of(module: &MModule) -> Traits {
        let text = tandem_optimized::driver::ptx::print(module, "keep");
        Traits {
            loose: text.contains(".approx"),
            ordered: text.contains("\tatom.") || text.contains("\tred.") || text.contains(" atom."),
        }
    }
}

/// Compares what a device left in memory with what the interpreter's runs, one at least, left there.
pub fn compare(
    description: &Description,
    allowed: &[Execution],
    device: &Execution,
    traits: Traits,
) -> Comparison {
    let mut sum = Sum::default();
    for (name, image) in &device.buffers {
        let runs = images(allowed, |r| &r.buffers, name);
        let expected = description.expect.get(name);
        let element = expected.or_else(|| description.buffers.get(name));
        sum.add(name, &runs, image, element, expected, traits);
    }
    for (name, image) in &device.globals {
        let runs = images(allowed, |r| &r.globals, name);
        let expected = description.expect_globals.get(name);
        sum.add(
            &format!("@{name}"),
            &runs,
            image,
            expected,
            expected,
            traits,
        );
    }
    if !sum.wrong.is_empty() {
        return Comparison::Differs(sum.wrong);
    }
    // A result within a tolerance of the interpreter's, which is within one of what is expected, may be outside of that.
    if !device.differences.is_empty() && allowed.iter().all(|r| r.differences.is_empty()) {
        let line = |d: &String| format!("on cuda {d}");
        return Comparison::Differs(device.differences.iter().map(line).collect());
    }
    match sum.open {
        0 => Comparison::Same,
        n => Comparison::Open(format!(
            "{n} elements depend on the schedule or on a choice, and are none that were seen"
        )),
    }
}

/// An image of each run, with the choices of the run.
fn images<'a>(
    allowed: &'a [Execution],
    of: impl Fn(&'a Execution) -> &'a Vec<(String, Image)>,
    name: &str,
) -> Vec<(&'a Image, Choices)> {
    let choices = |r: &Execution| {
        let all = r.runs.iter().map(|(_, r)| r.choices);
        all.fold(Choices::default(), Choices::union)
    };
    let image = |r: &'a Execution| {
        let found = of(r).iter().find(|(n, _)| n == name);
        found.map(|(_, i)| (i, choices(r)))
    };
    allowed.iter().filter_map(image).collect()
}

/// What differs so far.
#[derive(Default)]
struct Sum {
    wrong: Vec<String>,
    open: usize,
}

impl Sum {
    /// Compares one piece of memory element by element.
    fn add(
        &mut self,
        name: &str,
        runs: &[(&Image, Choices)],
        device: &Image,
        element: Option<&Data>,
        expected: Option<&Data>,
        Traits { loose, ordered }: Traits,
    ) {
        let same = |(run, choices): &(&Image, Choices)| {
            levels::images(name, run, device, *choices).is_empty()
        };
        if runs.is_empty() || runs.iter().any(same) {
            return;
        }
        let ty = element.map_or(ElementType::U8, |d| d.ty);
        let size = ty.size();
        // Where nothing is expected (lists in order of arrival, tables), one element that hangs on the schedule may take
        // others along that no run here has shown.
        let first = &runs[0].0;
        let arrival =
            expected.is_none() && (ordered || runs.iter().any(|(r, _)| r.bytes != first.bytes));
        let mut wrong = 0usize;
        for k in 0..device.bytes.len() / size {
            let at = k * size..(k + 1) * size;
            let got = &device.bytes[at.clone()];
            let near = |run: &Image| {
                let want = run.bytes.get(at.clone());
                want.is_some_and(|w| expected.is_some_and(|d| d.near(w, got)))
            };
            let matches = |(run, choices): &(&Image, Choices)| {
                near(run) || window_agrees(name, run, device, at.clone(), *choices)
            };
            if runs.iter().any(matches) {
                continue;
            }
            let of = |run: &Image| run.bytes.get(at.clone()).map(<[u8]>::to_vec);
            let schedule = arrival || runs.iter().any(|(run, _)| of(run) != of(first));
            let choice = runs.iter().any(|(_, c)| leaves_open(*c));
            let want = of(first).unwrap_or_default();
            let approximate = loose && expected.is_none_or(|d| d.tolerance.is_some());
            if schedule || choice || approximate && ty.within(APPROXIMATE, &want, got) {
                self.open += 1;
                continue;
            }
            wrong += 1;
            if wrong <= 4 {
                self.wrong.push(format!(
                    "{name}[{k}] is {} on cuda, {} in the interpreter",
                    ty.show(got),
                    ty.show(&want)
                ));
            }
        }
        if wrong > 4 {
            self.wrong
                .push(format!("… and {} more elements of {name}", wrong - 4));
        }
    }
}

/// Whether a run made choices after which another one may have other numbers.
fn leaves_open(c: Choices) -> bool {
    c.undef || c.freeze || c.race || c.layout || c.external || c.guessed || c.aliased || c.address
}

/// Whether the bytes of an element agree, in sight of the eight bytes around it: a NaN is one of a number's bytes.
fn window_agrees(
    name: &str,
    run: &Image,
    device: &Image,
    at: std::ops::Range<usize>,
    choices: Choices,
) -> bool {
    let from = at.start / 8 * 8;
    let to = at.end.next_multiple_of(8).min(run.bytes.len());
    let (Some(mine), Some(theirs)) = (run.bytes.get(from..to), device.bytes.get(at.clone())) else {
        return false;
    };
    let mark = |(n, m): &(u64, ByteMark)| {
        let n = *n as usize;
        (from..to)
            .contains(&n)
            .then(|| ((n - from) as u64, m.clone()))
    };
    let mine = Image {
        bytes: mine.to_vec(),
        marks: run.marks.iter().filter_map(mark).collect(),
    };
    let mut theirs_around = mine.bytes.clone();
    theirs_around[at.start - from..at.end - from].copy_from_slice(theirs);
    let around = |n: usize| !(at.start - from..at.end - from).contains(&n);
    let theirs = Image {
        bytes: theirs_around,
        marks: mine
            .marks
            .iter()
            .filter(|m| around(m.0 as usize))
            .cloned()
            .collect(),
    };
    levels::images(name, &mine, &theirs, choices).is_empty()
}
