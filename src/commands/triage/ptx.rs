//! `tandem triage F.ptx`.

use super::{Args, Found, formatted, known, nothing, regressions};
use crate::judge::Judging;
use crate::pipelines::Unjudged;
use crate::triage::known::Date;
use crate::triage::{folder, machine};
use std::path::Path;
use tandem_optimized::driver::{self, EXIT_FINDING, Interrupt};

/// Triages what passes on machine functions make of a PTX file.
pub(super) fn run(
    args: &Args,
    judging: &Judging,
    output: &Path,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let not_for_ptx = [
        ("--passes", args.passes.is_some()),
        ("--level", args.level.is_some()),
        ("--journal", args.journal.is_some()),
        ("--subject", args.subject.alone(interrupt, &[])?.is_some()),
    ];
    let file = &args.file;
    if let Some((option, _)) = not_for_ptx.iter().find(|o| o.1) {
        return Err(format!("error: {option} is for LLVM IR; '{file}' is PTX"));
    }
    let judging = Judging {
        passes: args.pass.iter().cloned().collect(),
        ..judging.clone()
    };
    let known = known(args)?;
    let module = driver::ptx::load(file).map_err(|e| e.to_string())?;
    if let Some(name) = &args.function
        && !module.funcs.iter().any(|f| f.has_body && f.name == *name)
    {
        return Err(format!(
            "error: {file}: there is no function '{name}' with a body"
        ));
    }
    let case = machine::Case {
        module: &module,
        file,
        judging: &judging,
        reduce: !args.no_reduce,
        reduce_steps: args.reduce_steps,
        known: &known,
        today: args.today.unwrap_or_else(Date::today),
    };
    std::panic::set_hook(Box::new(|_| {}));
    let bug = machine::triage(&case).map_err(|e| format!("error: {e}"))?;
    let Some(bug) = bug else {
        return nothing(args, &Unjudged::default(), interrupt);
    };
    folder::write(output, &machine::files(&case, &bug))?;
    let regression = match args.no_regression {
        true => None,
        false => Some(folder::keep_regression(
            &bug.regression(&case),
            "//",
            &regressions(args, output),
        )?),
    };
    let report = output.join(folder::REPORT).display().to_string();
    let found = Found {
        suite: bug.signature.pass.clone(),
        verdict: bug.finding.verdict.into(),
        function: bug.finding.function.clone(),
        message: bug.finding.message.clone(),
        signature: bug.signature.to_string(),
        report: report.clone(),
    };
    let text = match (
        formatted(args, Some(found), &Unjudged::default()),
        args.json,
    ) {
        (Some(text), _) => text,
        (None, true) => {
            let mut json = bug.json(&case);
            json["folder"] = output.display().to_string().into();
            json["regression"] = regression.map(|p| p.display().to_string()).into();
            format!("{json:#}\n")
        }
        (None, false) => text_of(file, &bug, &report, regression.as_deref()),
    };
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_FINDING)
}

/// What is told of a bug in PTX.
fn text_of(file: &str, bug: &machine::Bug, report: &str, regression: Option<&Path>) -> String {
    let mut lines = vec![
        format!("{file}: {}", bug.headline()),
        format!("  {}", bug.finding.message),
        format!("signature   {}", bug.signature),
        format!("standing    {}", bug.standing.words()),
    ];
    lines.extend(bug.shrunk.iter().map(|(before, after, _)| {
        let (b, a) = (before.instructions, after.instructions);
        format!("reduced     {b} to {a} instructions")
    }));
    if let Some(s) = bug.step.and_then(|n| bug.steps.get(n.checked_sub(1)?)) {
        let (n, of) = (bug.step.unwrap_or(0), bug.steps.len());
        lines.push(format!("step        {n} of {of}: {}", s.words));
    }
    if let Some(b) = &bug.blamed {
        let line = b.line.map_or_else(String::new, |n| format!(", line {n}"));
        lines.push(format!("instruction {}{line}", b.instruction));
        lines.push(format!("registers   {}", b.registers.join(", ")));
        lines.extend(b.source.iter().map(|s| format!("source      {s}")));
    }
    lines.push(format!("report      {report}"));
    lines.extend(regression.map(|r| format!("regression  {}", r.display())));
    lines.join("\n") + "\n"
}
