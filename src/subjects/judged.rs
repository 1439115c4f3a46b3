//! The report on what a foreign compiler made of a module.

use super::external::External;
use super::trouble::Trouble;
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
    let made = subject.run(module);
    let report = judge_made(judging, subject, module, name, &made);
    (report, made.ok())
}

/// Judges what the subject made of a module.
pub fn judge_made(
    judging: &Judging,
    subject: &External,
    module: &Module,
    name: &str,
    made: &Result<Module, Trouble>,
) -> FileReport {
    let again = reproduce(judging, subject, name);
    let mut report = match made {
        Ok(_) if let Some(own) = subject.positions.undecided_by(module) => {
            let mut report = FileReport::new(name, SUBJECT);
            let why = format!("a body of the module's own for the library's @{own}");
            report.add(&undecided(why), &again);
            report.functions = module.bodies.len();
            report
        }
        Ok(after) => {
            let seen = subject.positions.seen(module, after);
            let (module, after) = seen.as_ref().map_or((module, after), |(m, a)| (m, a));
            target::by_target(judging, module, name, after, "output.ll")
        }
        Err(Trouble::Hang) if subject.positions.hang_is_open => {
            let mut report = FileReport::new(name, SUBJECT);
            report.add(&undecided(Trouble::Hang.to_string()), &again);
            report.functions = module.bodies.len();
            report
        }
        Err(trouble) => {
            let mut report = FileReport::new(name, SUBJECT);
            report.add(&failed(trouble, module), &again);
            report.functions = module.bodies.len();
            report.changed = 0;
            report
        }
    };
    report.pass = SUBJECT;
    for f in &mut report.findings {
        f.signature = Signature::of(&subject.name, &f.finding());
        f.reproduce.clone_from(&again);
    }
    report
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

/// One thing that it did, of which nothing is known.
fn undecided(why: String) -> FunctionReport {
    FunctionReport {
        steps: 1,
        unsupported: vec![why],
        ..FunctionReport::default()
    }
}

/// What it means that there is no output.
fn failed(trouble: &Trouble, module: &Module) -> FunctionReport {
    let verdict = match trouble {
        Trouble::Crash(_) => Verdict::Crash,
        Trouble::Hang => Verdict::Hang,
        Trouble::Stale(_) => Verdict::Suspect,
        Trouble::Invalid(_) | Trouble::TooMuch(_) => Verdict::InvariantBroken,
        Trouble::Refused(_)
        | Trouble::Unsupported(_)
        | Trouble::Protocol(_)
        | Trouble::NotRun(_) => {
            return undecided(trouble.to_string());
        }
    };
    let finding = Finding {
        verdict,
        function: String::new(),
        step: None,
        rewrite: None,
        rewrite_kind: None,
        fields: Vec::new(),
        cause: match trouble {
            // Where it shows is another place in each program.
            Trouble::Stale(_) => "kept analyses".into(),
            _ => nameless(&trouble.to_string(), module),
        },
        message: trouble.to_string(),
        counterexample: Vec::new(),
    };
    FunctionReport {
        findings: vec![finding],
        ..FunctionReport::default()
    }
}

/// A complaint without the names of the module: the same for the same mistake in another program.
fn nameless(text: &str, module: &Module) -> String {
    let globals = module.header.globals.values();
    let names: Vec<&str> = globals.filter_map(|g| g.name.as_deref()).collect();
    let is_part = |c: char| c.is_alphanumeric() || "._$-".contains(c);
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_part) {
        let (before, word) = rest.split_at(start);
        let (word, after) = word.split_at(word.find(|c| !is_part(c)).unwrap_or(word.len()));
        out.push_str(before);
        // A full stop may end a sentence, not a name.
        let name = word.trim_end_matches('.');
        match names.contains(&name) {
            true => out.push('_'),
            false => out.push_str(word),
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_has_no_names_of_the_program() {
        let text = b"define void @rec() {\n  ret void\n}\n";
        let m = tandem_optimized::driver::parse_module(text, "m").unwrap();
        let said = "LLVM ERROR: Combining on rec did not record: rec.";
        assert_eq!(
            nameless(said, &m),
            "LLVM ERROR: Combining on _ did not record: _"
        );
    }
}
