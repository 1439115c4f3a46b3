//! The executions of passes that a subject makes of a program, and the first one that is wrong.
//!
//! A subject that takes a limit says on its error output what it runs, a line for each execution:
//! `BISECT: running pass (N) NAME on UNIT`. With the limit N it runs the first N and leaves out the rest, so that what it
//! makes then is what execution N made.

use super::Case;
use crate::judge::{Judging, target};
use crate::report::FindingReport;
use crate::signature::Signature;
use crate::subjects::{External, judged};
use serde::Serialize;
use std::collections::BTreeMap;
use tandem_ir::{Module, text};

/// One execution of a pass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Execution {
    /// Its number, from 1, as `-opt-bisect-limit` counts.
    pub number: u64,
    /// The pass.
    pub pass: String,
    /// What it ran on: a function, a loop, `[module]`.
    pub unit: String,
}

/// Bytes of a subject's words that are read: some hundred thousand executions.
const MOST_SAID: u64 = 16 << 20;
/// A limit that no run reaches. LLVM's is a signed number of 32 bits, of which the greatest says that there is none.
const ALL: u64 = i32::MAX as u64 - 1;
/// Executions that are judged one by one when the end result shows nothing.
const MOST_PAIRS: usize = 400;

/// The executions that a subject makes of a program.
pub fn list(subject: &External, module: &Module) -> Vec<Execution> {
    let all = subject.limited_to(ALL);
    let (_, said) = all.run_saying(text::print(module).as_bytes(), MOST_SAID);
    said.lines().filter_map(parse).collect()
}

/// A line of LLVM's about an execution that it makes.
fn parse(line: &str) -> Option<Execution> {
    let rest = line.strip_prefix("BISECT: running pass (")?;
    let (number, rest) = rest.split_once(") ")?;
    let (pass, unit) = rest.split_once(" on ")?;
    Some(Execution {
        number: number.parse().ok()?,
        pass: pass.into(),
        unit: unit.into(),
    })
}

/// A wrong execution with what it was given and what it made.
pub struct WrongExecution {
    /// The execution.
    pub execution: Execution,
    /// The module before it.
    pub before: Module,
    /// The module after it, if there is one.
    pub after: Option<Module>,
}

/// What was found out about the program as given.
pub struct Found {
    /// What is wrong.
    pub finding: FindingReport,
    /// How hard it takes to look.
    pub judging: Judging,
    /// The wrong execution; `None` if the subject takes no limit, or says nothing of executions.
    pub place: Option<WrongExecution>,
    /// Number of executions.
    pub of: usize,
    /// How it was found.
    pub how: String,
}

/// A subject on a program, at every limit that was asked about.
struct Replay<'a> {
    case: &'a Case<'a>,
    judging: Judging,
    made: BTreeMap<u64, Option<Module>>,
    asked: usize,
}

/// Finds the first wrong execution; `None` if nothing is wrong.
pub fn locate(case: &Case<'_>) -> Option<Found> {
    let all = match case.subject.takes_a_limit() {
        true => list(case.subject, case.module),
        false => Vec::new(),
    };
    // What executions show is found without the solver, which takes seconds where they take milliseconds.
    let mut quick = case.judging.clone();
    quick.config.validator = None;
    let both = [quick, case.judging.clone()];
    for judging in &both {
        let of_whole = whole(case, judging);
        let Some(finding) = of_whole else { continue };
        // A library function's contract may explain what executions show, which only the validator knows.
        if whole(case, case.judging).is_none() {
            break;
        }
        let mut replay = Replay::new(case, judging);
        let place = replay.bisect(&all);
        let how = match (&place, case.subject.takes_a_limit()) {
            (Some((_, how)), _) => how.clone(),
            (None, true) => "the subject names no executions of passes".into(),
            (None, false) => {
                "the command takes no limit on executions of passes ({limit} says where it goes)"
                    .into()
            }
        };
        return Some(Found {
            finding,
            judging: judging.clone(),
            place: place.map(|(p, _)| p),
            of: all.len(),
            how,
        });
    }
    // A mistake may be undone, or hidden, by what comes later.
    for judging in &both {
        let mut replay = Replay::new(case, judging);
        if let Some((place, finding)) = replay.first_wrong_pair(&all, all.len() as u64) {
            return Some(Found {
                finding,
                judging: judging.clone(),
                place: Some(place),
                of: all.len(),
                how: "the end result shows nothing; the executions were judged one by one".into(),
            });
        }
    }
    None
}

fn whole(case: &Case<'_>, judging: &Judging) -> Option<FindingReport> {
    let (report, _) = judged::judge(judging, case.subject, case.module, case.file);
    report.findings.into_iter().next()
}

impl<'a> Replay<'a> {
    fn new(case: &'a Case<'a>, judging: &Judging) -> Replay<'a> {
        Replay {
            case,
            judging: judging.clone(),
            made: BTreeMap::new(),
            asked: 0,
        }
    }

    /// What the first so many executions make of the program; `None` if they end badly.
    fn after(&mut self, limit: u64) -> Option<Module> {
        let case = self.case;
        let run = || case.subject.limited_to(limit).run(case.module).ok();
        self.made.entry(limit).or_insert_with(run).clone()
    }

    /// True if the first so many executions, together, are wrong.
    fn is_wrong(&mut self, limit: u64) -> bool {
        self.asked += 1;
        let subject = self.case.subject.limited_to(limit);
        let (report, made) = judged::judge(&self.judging, &subject, self.case.module, "in.ll");
        self.made.insert(limit, made);
        !report.findings.is_empty()
    }

    /// The first execution after which the program is wrong, by halving; then, if that execution by itself shows nothing,
    /// the first before it that does.
    fn bisect(&mut self, all: &[Execution]) -> Option<(WrongExecution, String)> {
        let n = all.len() as u64;
        if n == 0 || !self.is_wrong(n) {
            return None;
        }
        let (mut good, mut bad) = (0, n);
        while bad - good > 1 {
            let middle = good.midpoint(bad);
            match self.is_wrong(middle) {
                true => bad = middle,
                false => good = middle,
            }
        }
        let asked = self.asked;
        if self.pair(bad).is_none()
            && let Some((place, _)) = self.first_wrong_pair(all, bad)
        {
            let how = format!(
                "bisected in {asked} runs to execution {bad}, whose mistake was made before: the executions up to it were judged one by one"
            );
            return Some((place, how));
        }
        let place = self.place(all, bad)?;
        Some((place, format!("bisected in {asked} runs")))
    }

    /// The first of some executions that is wrong by itself, with what is wrong about it.
    fn first_wrong_pair(
        &mut self,
        all: &[Execution],
        last: u64,
    ) -> Option<(WrongExecution, FindingReport)> {
        let few = (1..=last).take(MOST_PAIRS);
        let (n, finding) = few.into_iter().find_map(|n| Some((n, self.pair(n)?)))?;
        Some((self.place(all, n)?, finding))
    }

    /// What is wrong with an execution by itself.
    fn pair(&mut self, n: u64) -> Option<FindingReport> {
        let before = self.after(n - 1)?;
        let Some(after) = self.after(n) else {
            let subject = self.case.subject.limited_to(n);
            let (report, _) = judged::judge(&self.judging, &subject, self.case.module, "in.ll");
            return report.findings.into_iter().next();
        };
        if text::print(&before) == text::print(&after) {
            return None;
        }
        let seen = self.case.subject.positions.seen(&before, &after);
        let (before, after) = seen.unwrap_or((before, after));
        let report = target::by_target(&self.judging, &before, "before.ll", &after, "after.ll");
        let mut finding = report.findings.into_iter().next()?;
        finding.signature = Signature::of(&self.case.subject.name, &finding.finding());
        Some(finding)
    }

    fn place(&mut self, all: &[Execution], n: u64) -> Option<WrongExecution> {
        let execution = all.iter().find(|e| e.number == n)?.clone();
        Some(WrongExecution {
            execution,
            before: self.after(n - 1)?,
            after: self.after(n),
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn lines_about_executions_are_read() {
        let e = parse("BISECT: running pass (12) simplifycfg on f").unwrap();
        assert_eq!(
            (e.number, e.pass.as_str(), e.unit.as_str()),
            (12, "simplifycfg", "f")
        );
        let e = parse("BISECT: running pass (3) licm on loop %l in function f").unwrap();
        assert_eq!(e.unit, "loop %l in function f");
        assert_eq!(parse("BISECT: NOT running pass (4) dce on f"), None);
        assert_eq!(parse("warning: something"), None);
    }
}
