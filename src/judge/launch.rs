//! Running a kernel's launch description before and after a pass.
//!
//! A real kernel comes with data that it was seen to compute. The module is run on
//! it before the pass and after it, under schedules that are fair to threads which
//! wait for each other, and what the description expects is compared.

use super::target::TARGET;
use super::{Changed, Judging};
use crate::launch::{Description, Execution};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use crate::subjects::judged;
use tandem_ir::{Function, Module};
use tandem_oracle::interp::{Limits, Schedule};
use tandem_oracle::verdict::Verdict;

/// Most instructions of one launch in a check.
const LAUNCH_STEPS: u64 = 200_000_000;

/// Runs the launch description at `path` on the module before and after the pass, under several schedules.
pub fn check(
    judging: &Judging,
    description: &Description,
    path: &str,
    module: &Module,
    changed: Vec<Changed<Function>>,
    report: &mut FileReport,
) {
    let mut after = module.clone();
    for (n, f) in changed {
        after.bodies[n] = f;
    }
    check_modules(judging, description, path, (module, &after), report);
}

/// Runs the launch description at `path` on two modules, under several schedules.
pub fn check_modules(
    judging: &Judging,
    description: &Description,
    path: &str,
    (module, after): (&Module, &Module),
    report: &mut FileReport,
) {
    // Kernels that wait for other threads need fair schedules; lockstep warps and greedy threads are not.
    let seed = judging.config.seed;
    let schedules = [Schedule::RoundRobin(seed), Schedule::Random(seed)];
    let limits = Limits {
        steps: LAUNCH_STEPS,
        ..Limits::default()
    };
    for schedule in schedules {
        let go = |m: &Module| description.execute(m, path, schedule, false, seed, limits);
        let (before, after) = match (go(module), go(after)) {
            (Ok(b), Ok(a)) => (b, a),
            (Err(e), _) | (_, Err(e)) => {
                report.unsupported.push(e.to_string());
                report.launch = Some("not run".into());
                report.raise(Verdict::Unsupported);
                return;
            }
        };
        match compare(&before, &after) {
            Comparison::Same => report.launch = Some("same".into()),
            Comparison::Undecided(why) => {
                report.launch = Some("undecided".into());
                report.unsupported.push(format!("{path}: {why}"));
                report.raise(Verdict::Unsupported);
                return;
            }
            Comparison::Differs(message) => {
                report.launch = Some("differs".into());
                let finding = finding(judging, report, path, schedule, message);
                report.findings.push(finding);
                report.raise(Verdict::Miscompile);
                return;
            }
        }
    }
}

fn finding(
    judging: &Judging,
    report: &FileReport,
    path: &str,
    schedule: Schedule,
    message: String,
) -> FindingReport {
    let seed = judging.config.seed;
    let cause = "launch";
    let verdict = Verdict::Miscompile.name();
    FindingReport {
        verdict,
        function: String::new(),
        step: None,
        rewrite: None,
        rewrite_kind: None,
        fields: Vec::new(),
        cause: cause.into(),
        signature: Signature::new(report.pass, verdict, None, cause),
        message,
        counterexample: vec![format!(
            "launch description {path}, schedule {schedule:?}, seed {seed}"
        )],
        reproduce: match &judging.subject {
            Some(subject) => judged::reproduce(judging, subject, &report.file),
            None if report.pass == TARGET => {
                format!(
                    "tandem check --target OUT.ll --seed {seed} '{}'",
                    report.file
                )
            }
            None => format!(
                "tandem check --pass {} --seed {seed} '{}'",
                report.pass, report.file
            ),
        },
    }
}

/// What running a launch description before and after a pass showed.
enum Comparison {
    /// Both computed what is expected.
    Same,
    /// The source itself does not do what the description says, so nothing is claimed.
    Undecided(String),
    /// The pass changed the result.
    Differs(String),
}

/// Compares what the description expects. Buffers that it does not name may depend on the schedule (work
/// lists, hash tables in order of arrival), which the pass may shift.
fn compare(before: &Execution, after: &Execution) -> Comparison {
    if let Some((kernel, outcome)) = before.failed_launch() {
        return Comparison::Undecided(format!(
            "kernel '{kernel}' does not return before the pass: {outcome}"
        ));
    }
    if let Some((kernel, outcome)) = after.failed_launch() {
        return Comparison::Differs(format!(
            "kernel '{kernel}' returned before the pass; after it: {outcome}"
        ));
    }
    if let Some(d) = after
        .differences
        .first()
        .filter(|_| before.differences.is_empty())
    {
        return Comparison::Differs(format!(
            "after the pass the kernel computes another result: {d}"
        ));
    }
    match before.differences.first() {
        Some(d) => Comparison::Undecided(format!("not the expected result before the pass: {d}")),
        None => Comparison::Same,
    }
}
