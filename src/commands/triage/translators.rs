//! Programs that are made into others as a whole: by a compiler that is not ours, or by instruction selection.
//!
//! There is no step of a pass to find, so each has a way of its own in the library. In the end they say the same things: what is
//! wrong, its signature, where it is as far as that can be told, and the folder with the files.

use super::answers::{Found, formatted, nothing};
use super::{Args, known, no_function};
use crate::judge::selection::Form;
use crate::judge::{Judging, Whole};
use crate::pipelines::Unjudged;
use crate::subjects::External;
use crate::triage::known::Date;
use crate::triage::{About, folder, foreign, selection};
use std::path::Path;
use tandem_ir::Module;
use tandem_optimized::driver::{self, EXIT_FINDING, Interrupt};

/// Triages what a compiler that is not ours makes of a program.
pub(super) fn of_foreign(
    args: &Args,
    judging: &Judging,
    subject: &External,
    output: &Path,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let known = known(args)?;
    let module = driver::load_module(&args.file).map_err(|e| e.to_string())?;
    let case = foreign::Case {
        module: &module,
        file: &args.file,
        subject,
        judging,
        reduce: !args.no_reduce,
        reduce_steps: args.reduce_steps,
        known: &known,
        today: args.today.unwrap_or_else(Date::today),
    };
    let Some(bug) = foreign::triage(&case) else {
        // A subject that makes nothing of the program did nothing wrong with it, and nothing right.
        if let Err(trouble) = subject.run(&module) {
            return Err(format!("error: {}: {trouble}", args.file));
        }
        return nothing(args, &Unjudged::default(), interrupt);
    };
    let files = foreign::files(&case, &bug);
    folder::write(output, &files)?;
    let finding = &bug.finding;
    let found = Found {
        suite: subject.name.clone(),
        verdict: finding.verdict.into(),
        function: finding.function.clone(),
        message: finding.message.clone(),
        signature: bug.signature.to_string(),
        report: output.join(folder::REPORT).display().to_string(),
    };
    let text = match (
        formatted(args, Some(found), &Unjudged::default()),
        args.json,
    ) {
        (Some(text), _) => text,
        (None, true) => {
            let data = files.iter().find(|f| f.0 == folder::DATA);
            data.map_or_else(String::new, |f| f.1.clone())
        }
        (None, false) => {
            let at = match &bug.place {
                Some(e) => format!("{} of {}; {}", e.number, bug.of, bug.how),
                None => bug.how.clone(),
            };
            let reduced = bug.shrunk.as_ref().map_or_else(String::new, |s| {
                let (before, after) = s.instructions;
                format!("reduced     {before} to {after} instructions\n")
            });
            format!(
                "{}: {}\n  {}\nsignature   {}\nstanding    {}\nexecution   {at}\n{reduced}shown by    {}\nreport      {}\n",
                args.file,
                bug.headline(),
                bug.finding.message,
                bug.signature,
                bug.standing.words(),
                bug.subject.shown("before.ll", "after.ll"),
                output.join(folder::REPORT).display(),
            )
        }
    };
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_FINDING)
}

/// Triages what forms of instruction selection make of a program.
pub(super) fn of_selection(
    args: &Args,
    judging: &Judging,
    module: &Module,
    forms: &[Form],
    output: &Path,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let known = known(args)?;
    let settings = selection::Settings {
        reduce: (!args.no_reduce).then_some(args.reduce_steps),
        known: &known,
        today: args.today.unwrap_or_else(Date::today),
    };
    if let Some(f) = args.function.as_ref().filter(|f| !module.has_body_of(f)) {
        return Err(no_function(args, f));
    }
    let found = selection::triage(judging, forms, module, &settings);
    let Some(bug) = found.map_err(|e| format!("error: {e}"))? else {
        return nothing(args, &Unjudged::default(), interrupt);
    };
    let about = About {
        file: &args.file,
        judging,
    };
    folder::write(output, &bug.files(&about))?;
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
        (None, true) => format!("{:#}\n", bug.json(&about)),
        (None, false) => bug.words(&about, &report),
    };
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_FINDING)
}
