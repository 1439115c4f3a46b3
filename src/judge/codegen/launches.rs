//! Launch descriptions: a module and its PTX launched as a `launch.json` says, and held against the results that it expects.

use crate::judge::Judging;
use crate::launch::{Description, How, Ptx};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use tandem_ir::Module;
use tandem_oracle::interp::{Limits, Outcome, Policy, Schedule, ptx};
use tandem_oracle::verdict::Verdict;

/// Most instructions of one launch in a check.
const LAUNCH_STEPS: u64 = 200_000_000;

/// Runs the launch description at `path` on a module and on its PTX, under several schedules.
pub fn launches(
    judging: &Judging,
    description: &Description,
    path: &str,
    (module, target): (&Module, &ptx::Program<'_>),
    report: &mut FileReport,
) {
    let seed = judging.config.seed;
    let limits = Limits {
        steps: LAUNCH_STEPS,
        ..Limits::default()
    };
    for schedule in [
        Schedule::LockstepWarps,
        Schedule::Random(seed),
        Schedule::Ipdom,
    ] {
        let how = How {
            schedule,
            races: false,
            seed,
            limits,
        };
        let source = description.execute_in(module, path, how, None);
        let theirs = ptx::Device::new(target, Policy::default())
            .map_err(|u| u.to_string())
            .and_then(|d| {
                let run = description.execute_on(&mut Ptx(d, target), path, how);
                run.map_err(|e| e.to_string())
            });
        let (source, theirs) = match (source, theirs) {
            (Ok(s), Ok(t)) => (s, t),
            (Err(e), _) => return open(report, e.to_string()),
            (_, Err(e)) => return open(report, e),
        };
        // A source that does not do what is expected of it says nothing.
        if source.failed_launch().is_some() || !source.differences.is_empty() {
            return open(
                report,
                format!("{path}: not the expected result as LLVM IR"),
            );
        }
        let message = match (theirs.failed_launch(), theirs.differences.first()) {
            (Some((_, Outcome::Unsupported(u))), _) => return open(report, u.to_string()),
            (Some((kernel, outcome)), _) => {
                format!("kernel '{kernel}' returns; its PTX: {outcome}")
            }
            (None, Some(d)) => format!("the PTX computes another result: {d}"),
            (None, None) => {
                report.launch = Some("same".into());
                continue;
            }
        };
        report.launch = Some("differs".into());
        report.raise(Verdict::Miscompile);
        let verdict = Verdict::Miscompile.name();
        report.findings.push(FindingReport {
            verdict,
            function: String::new(),
            step: None,
            rewrite: None,
            rewrite_kind: None,
            fields: Vec::new(),
            cause: "launch".into(),
            signature: Signature::new("codegen", verdict, None, "launch"),
            message,
            counterexample: vec![format!(
                "launch description {path}, schedule {schedule:?}, seed {seed}"
            )],
            reproduce: format!(
                "tandem check --target OUT.ptx --seed {seed} '{}'",
                report.file
            ),
        });
        return;
    }
}

fn open(report: &mut FileReport, why: String) {
    report.launch = Some("undecided".into());
    report.unsupported.push(why);
    report.raise(Verdict::Unsupported);
}
