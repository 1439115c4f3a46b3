//! The report on what a foreign compiler made of a module.

use super::external::{External, Trouble};
use crate::files::quoted;
use crate::judge::{Judging, target};
use crate::report::FileReport;
use crate::signature::Signature;
use tandem_ir::Module;
use tandem_oracle::verdict::{Finding, FunctionReport, Verdict};

/// What reports call the pass, where our own passes have their names.
pub const SUBJECT: &str = "subject";

/// Runs the subject on a module and judges what it made of it; also that, if there is something. `name` is what the
/// report calls the module. Never panics because of the subject.
pub fn judge(
    judging: &Judging,
    subject: &External,
    module: &Module,
    name: &str,
) -> (FileReport, Option<Module>) {
    let again = reproduce(judging, subject, name);
    let (mut report, after) = match subject.run(module) {
        Ok(after) => {
            let report = target::by_target(judging, module, name, &after, "output.ll");
            (report, Some(after))
        }
        Err(trouble) => {
            let mut report = FileReport::new(name, SUBJECT);
            report.add(&failed(&trouble), &again);
            report.functions = module.bodies.len();
            report.changed = 0;
            (report, None)
        }
    };
    report.pass = SUBJECT;
    for f in &mut report.findings {
        f.signature = Signature::of(&subject.name, &f.finding());
        f.reproduce.clone_from(&again);
    }
    (report, after)
}

/// The command that judges a file again.
pub fn reproduce(judging: &Judging, subject: &External, file: &str) -> String {
    let (seed, inputs) = (judging.config.seed, judging.config.inputs);
    let flags = &subject.flags;
    format!(
        "tandem check{flags} --seed {seed} --inputs {inputs} {}",
        quoted(file)
    )
}

/// What it means that there is no output.
fn failed(trouble: &Trouble) -> FunctionReport {
    let verdict = match trouble {
        Trouble::Crash(_) => Verdict::Crash,
        Trouble::Hang => Verdict::Hang,
        Trouble::Invalid(_) | Trouble::TooMuch(_) => Verdict::InvariantBroken,
        Trouble::Refused(_) | Trouble::Unsupported(_) | Trouble::NotRun(_) => {
            return FunctionReport {
                // One thing that it did, of which nothing is known.
                steps: 1,
                unsupported: vec![trouble.to_string()],
                ..FunctionReport::default()
            };
        }
    };
    let finding = Finding {
        verdict,
        function: String::new(),
        step: None,
        rewrite: None,
        rewrite_kind: None,
        fields: Vec::new(),
        cause: trouble.to_string(),
        message: trouble.to_string(),
        counterexample: Vec::new(),
    };
    FunctionReport {
        findings: vec![finding],
        ..FunctionReport::default()
    }
}
