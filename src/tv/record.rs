//! What is said about one pair of functions, and how verdicts combine into an exit code.
//!
//! A [`Record`] starts as the validator's report ([`Record::of_report`]) and is then weighed with what executions and
//! the texts of accesses say ([`Record::weigh`]); the worst is the verdict.
//!
//! ```text
//!   validator: incorrect, shown by a run   -> incorrect        executions differ    -> incorrect
//!              a model that no run shows   -> suspect          accesses got weaker  -> suspect
//!              correct up to the bound     -> correct, bounded
//! ```
//!
//! [`Verdict`] is in order, worst first, and [`Verdict::worst`] of several pairs is the command's exit code; of none it
//! is `nothing checked`, which is no success.
//!
//! **Invariant:** weighing can only make a verdict worse.

use super::chain::Followed;
use super::load::Loaded;
use std::collections::BTreeMap;
use std::time::Duration;
use tandem_oracle::freerun::{CONTRADICTED, VALIDATOR, WEAKER};
use tandem_oracle::tv::context::Mode;
use tandem_oracle::tv::encode::Blocker;
use tandem_oracle::tv::validate::{Conclusion, Counterexample, Replay, Report};

use tandem_oracle::verdict::FunctionReport;
use tandem_oracle::verdict::Verdict as oracle;

/// The verdicts, worst first: the worst of several decides the exit code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// The target does what the source may not do, and both were executed on an input that shows it.
    Incorrect,
    /// A difference that no execution shows: a counterexample that could not be run or whose run shows nothing, or an access
    /// that became weaker.
    Suspect,
    /// The compiler whose output is judged crashed, did not end, or wrote what is no module.
    SubjectFailed,
    /// The validator failed, or a pass of ours.
    Crash,
    /// What was asked for could not be read, or cannot be compared.
    Error,
    /// The safety net: the wall time ran out.
    TimedOut,
    /// The resource units of the solver, or the size that an encoding may have, are used up: the same on every
    /// machine.
    OutOfBudget,
    /// Something that is not modelled.
    Unsupported,
    /// Neither a proof nor a counterexample.
    Unproven,
    /// The source is undefined on every input.
    Vacuous,
    /// There was no pair.
    NothingChecked,
    /// Every behaviour of the target is allowed.
    Correct,
}

impl Verdict {
    /// All, worst first.
    pub const ALL: [Verdict; 12] = [
        Verdict::Incorrect,
        Verdict::Suspect,
        Verdict::SubjectFailed,
        Verdict::Crash,
        Verdict::Error,
        Verdict::TimedOut,
        Verdict::OutOfBudget,
        Verdict::Unsupported,
        Verdict::Unproven,
        Verdict::Vacuous,
        Verdict::NothingChecked,
        Verdict::Correct,
    ];
    /// Name, as printed and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Incorrect => "incorrect",
            Verdict::Suspect => "suspect",
            Verdict::SubjectFailed => "subject failed",
            Verdict::Crash => "crash",
            Verdict::Error => "error",
            Verdict::TimedOut => "timed-out",
            Verdict::OutOfBudget => "out of budget",
            Verdict::Unsupported => "unsupported",
            Verdict::Unproven => "unproven",
            Verdict::Vacuous => "vacuous",
            Verdict::NothingChecked => "nothing checked",
            Verdict::Correct => "correct",
        }
    }
    /// Exit code.
    pub fn exit_code(self) -> i32 {
        match self {
            Verdict::Correct => 0,
            Verdict::Incorrect | Verdict::Suspect | Verdict::SubjectFailed => 1,
            Verdict::Unsupported => 2,
            Verdict::TimedOut | Verdict::OutOfBudget => 3,
            Verdict::Unproven => 4,
            Verdict::Vacuous | Verdict::NothingChecked => 5,
            Verdict::Error => EXIT_USAGE,
            Verdict::Crash => 70,
        }
    }
    /// The worst of some verdicts; nothing checked if there is none.
    pub fn worst(list: impl Iterator<Item = Verdict>) -> Verdict {
        list.min().unwrap_or(Verdict::NothingChecked)
    }
}

/// Exit code of wrong usage: `sysexits.h` has it so, and the small numbers are verdicts here.
pub const EXIT_USAGE: i32 = 64;

/// A function in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FunctionInFile {
    /// Path as given, with what was done to it (`a.ll after jump-threading`).
    pub file: String,
    /// Name without `@`, or empty if the record is about the file.
    pub function: String,
}

/// What is said about one pair, or about an item that has none.
#[derive(Clone, Debug)]
pub struct Record {
    /// The source.
    pub source: FunctionInFile,
    /// The target.
    pub target: FunctionInFile,
    /// True for the second half of `--bidirectional`.
    pub backward: bool,
    /// The verdict.
    pub verdict: Verdict,
    /// Why, in a sentence.
    pub reason: String,
    /// True if "correct" holds up to the unroll bounds only.
    pub bounded: bool,
    /// Where the proof is a simulation, which holds for all rounds of all loops: its number of cut points.
    pub cut_points: Option<usize>,
    /// Modes and bounds; `None` where the validator was not asked.
    pub mode: Option<Mode>,
    /// What was taken as given.
    pub assumptions: Vec<String>,
    /// What was left vague.
    pub approximations: Vec<String>,
    /// Constructs that are not modelled.
    pub blockers: Vec<BlockerLine>,
    /// What shows that the target is wrong.
    pub counterexample: Option<Counterexample>,
    /// Generated inputs on which both were run to the end and agree.
    pub runs: usize,
    /// Generated inputs that say nothing, by reason.
    pub inconclusive: BTreeMap<String, usize>,
    /// Solver queries.
    pub queries: usize,
    /// Resource units of the solver.
    pub units: u64,
    /// Time in the solver, for reports that were asked for times.
    pub solver_time: Duration,
    /// Wall time, likewise.
    pub time: Duration,
    /// Queries as SMT-LIB text.
    pub log: Vec<String>,
    /// What the passes between both sides came to, where they were gone through one by one.
    pub followed: Option<Followed>,
}

/// A construct that is not modelled, with its place in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockerLine {
    /// Path.
    pub file: String,
    /// Function.
    pub function: String,
    /// Line and column from 1, if the function came from a text and the place is known.
    pub place: Option<(u32, u32)>,
    /// The instruction as text, if it is one.
    pub instruction: Option<String>,
    /// What is not modelled.
    pub construct: String,
}

impl Record {
    /// A record without a validator's report.
    pub fn plain(
        source: FunctionInFile,
        target: FunctionInFile,
        verdict: Verdict,
        reason: impl Into<String>,
    ) -> Record {
        Record {
            source,
            target,
            backward: false,
            verdict,
            reason: reason.into(),
            bounded: false,
            cut_points: None,
            mode: None,
            assumptions: Vec::new(),
            approximations: Vec::new(),
            blockers: Vec::new(),
            counterexample: None,
            runs: 0,
            inconclusive: BTreeMap::new(),
            queries: 0,
            units: 0,
            solver_time: Duration::ZERO,
            time: Duration::ZERO,
            log: Vec::new(),
            followed: None,
        }
    }
    /// A record about a file.
    pub fn about(file: &str, verdict: Verdict, reason: impl Into<String>) -> Record {
        let place = FunctionInFile {
            file: file.into(),
            ..FunctionInFile::default()
        };
        Record::plain(place.clone(), place, verdict, reason)
    }
    /// The record of a validator's report; the modules say where blockers are.
    pub fn of_report(
        source: FunctionInFile,
        target: FunctionInFile,
        report: Report,
        before: &Loaded,
        after: &Loaded,
    ) -> Record {
        let mut r = Record::plain(source, target, Verdict::Correct, String::new());
        r.bounded = report.bounded;
        r.cut_points = report.cut_points;
        (r.verdict, r.reason) = verdict_of(&report);
        if let Conclusion::Unsupported(list) = &report.conclusion {
            let line = |b: &Blocker| locate(b, &r, before, after);
            r.blockers = list.iter().map(line).collect();
        }
        if let Conclusion::Incorrect(c) = report.conclusion {
            r.counterexample = Some(*c);
        }
        r.mode = Some(report.mode);
        r.assumptions = report.assumptions;
        r.approximations = report.approximations;
        r.queries = report.queries;
        r.units = report.units;
        r.solver_time = report.solver_time;
        r.time = report.time;
        r.log = report.log;
        r
    }
}

impl Record {
    /// Adds what the passes between both sides came to, where the ends alone did not decide.
    pub fn follow(&mut self, followed: Followed) {
        let open = !matches!(
            self.verdict,
            Verdict::Correct | Verdict::Incorrect | Verdict::Suspect | Verdict::Vacuous
        );
        if open && followed.is_proved() {
            self.verdict = Verdict::Correct;
            self.reason = format!(
                "the target does only what the source may do: so does each of the {} steps between passes",
                followed.steps
            );
            self.blockers.clear();
            self.bounded = followed.bounded;
            self.cut_points = (followed.cut_points > 0).then_some(followed.cut_points);
            self.assumptions.clone_from(&followed.assumptions);
            self.approximations.clear();
        } else if open && let Some((why, wrong)) = followed.wrong() {
            self.verdict = Verdict::Suspect;
            self.reason = format!("a pass on the way is wrong: {why}");
            self.counterexample = Some(wrong.clone());
        }
        self.queries += followed.queries;
        self.units += followed.units;
        self.followed = Some(followed);
    }

    /// Adds what executions and the accesses say to what the validator says: the worst is the verdict.
    pub fn weigh(&mut self, judged: FunctionReport) {
        self.runs = judged.inputs;
        self.inconclusive = judged.inconclusive;
        for f in judged.findings {
            // What the validator has found stands already.
            let verdict = match f.verdict {
                oracle::Miscompile if f.cause != VALIDATOR => Verdict::Incorrect,
                oracle::Suspect if f.cause.starts_with(WEAKER) || f.cause == CONTRADICTED => {
                    Verdict::Suspect
                }
                _ => continue,
            };
            if verdict >= self.verdict {
                continue;
            }
            // What the solver has found, and could not run, is seen now.
            if self.verdict != Verdict::Suspect || self.counterexample.is_none() {
                self.reason.clone_from(&f.message);
            }
            self.verdict = verdict;
            let executed = !f.counterexample.is_empty();
            self.counterexample = executed.then(|| Counterexample {
                reason: f.cause,
                promise: None,
                inputs: f.counterexample,
                trace: Vec::new(),
                replay: Replay::Confirmed(f.message),
            });
        }
    }
}

/// Verdict and reason of a report.
fn verdict_of(report: &Report) -> (Verdict, String) {
    let mode = &report.mode;
    match &report.conclusion {
        Conclusion::Correct { same: true } => (
            Verdict::Correct,
            "both functions are the same but for names and order".into(),
        ),
        Conclusion::Correct { same: false } if report.bounded => (
            Verdict::Correct,
            format!(
                "the target does only what the source may do, in every execution in which no loop of the source \
                 goes round more than {} times and none of the target more than {} (bounded: longer executions were \
                 not looked at)",
                u64::from(mode.source_unroll) + 1,
                u64::from(mode.target_unroll) + 1
            ),
        ),
        Conclusion::Correct { same: false } => {
            let rounds = match report.cut_points {
                Some(_) => ", however often the loops go round",
                None => "",
            };
            (
                Verdict::Correct,
                format!("the target does only what the source may do, on every input{rounds}"),
            )
        }
        Conclusion::Vacuous => (
            Verdict::Vacuous,
            "the source is undefined on every input, so that any target would do".into(),
        ),
        Conclusion::Incorrect(c) => match c.replay {
            Replay::Confirmed(_) => (Verdict::Incorrect, c.reason.clone()),
            _ => (Verdict::Suspect, c.reason.clone()),
        },
        // A difference that a run contradicts is known all the same.
        Conclusion::Unproven(why) if report.unconfirmed.is_some() => {
            (Verdict::Suspect, why.clone())
        }
        Conclusion::Unproven(why) => (Verdict::Unproven, why.clone()),
        Conclusion::OutOfBudget => (
            Verdict::OutOfBudget,
            "the solver's resource units, or the size that an encoding may have, are used up"
                .into(),
        ),
        Conclusion::TimedOut => (Verdict::TimedOut, "the time ran out".into()),
        Conclusion::Unsupported(list) => {
            let mut kinds: Vec<&str> = Vec::new();
            for b in list {
                if !kinds.contains(&b.construct.as_str()) {
                    kinds.push(&b.construct);
                }
            }
            (
                Verdict::Unsupported,
                format!("not modelled: {}", kinds.join("; ")),
            )
        }
    }
}

/// Where a blocker is. A blocker names its function; where both files have one of that name, it is looked for
/// in the source first.
fn locate(b: &Blocker, r: &Record, before: &Loaded, after: &Loaded) -> BlockerLine {
    let sides = [(before, &r.source), (after, &r.target)];
    let mut line = BlockerLine {
        file: r.source.file.clone(),
        function: b.function.clone(),
        place: None,
        instruction: None,
        construct: b.construct.clone(),
    };
    for (loaded, place) in sides {
        let header = &loaded.module.header;
        let body = header
            .lookup(&b.function)
            .and_then(|g| loaded.module.body(g));
        let Some(f) = body else { continue };
        // Instruction numbers of one side may lead nowhere on the other.
        let known = |i| f.blocks().flat_map(|b| f.insts(b)).any(|x| x == i);
        if b.inst.is_some_and(|i| !known(i)) {
            continue;
        }
        line.file.clone_from(&place.file);
        line.place = loaded.place(f.global, b.inst);
        line.instruction = b.inst.map(|i| tandem_ir::text::print_inst(header, f, i));
        break;
    }
    line
}
