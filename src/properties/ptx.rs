//! What the properties of PTX share: the PTX that production makes of a program in LLVM IR, and the judge of passes on
//! machine functions.
//!
//! Such a property is a function over a text. A program in LLVM IR is held against it by what production selects for it, so
//! that every property can be asked of every program.

use super::{Context, Failure, OfPtx, Outcome, Status};
use crate::judge::{self, Judging};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_ir::machine::MModule;
use tandem_ir::machine::text::{Style, parse, print};
use tandem_ir::machine::verify::{Level, verify};
use tandem_optimized::codegen::CodegenOptions;
use tandem_optimized::driver::ptx::{GenerateError, generate};
use tandem_oracle::freerun::Parts;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::verdict::Verdict;

/// Holds a property of PTX against what production selects for a module.
pub(super) fn of_selected(
    property: &str,
    module: &Module,
    cx: &mut Context,
    held: OfPtx,
) -> Result<Outcome, Box<Failure>> {
    let options = cx.judging.options.clone();
    let make = || generate(module, &CodegenOptions::default(), &options);
    let crash = |what: &str, message| Failure::new(property, Verdict::Crash.name(), what, message);
    match catch_unwind(AssertUnwindSafe(make)) {
        Ok(Ok(made)) => held(print(&made, Style::Keep).as_bytes(), cx),
        Ok(Err(GenerateError::Unsupported(all))) => {
            let first = all.into_iter().next().map(|u| u.construct);
            Ok(Outcome::new(Status::Unsupported(first.unwrap_or_default())))
        }
        Ok(Err(GenerateError::Bug(what))) => Err(crash("selection", what)),
        Err(p) => Err(crash("selection", panic_text(&*p))),
    }
}

/// A program that somebody drew, and that has to be well formed.
fn read(text: &[u8]) -> Result<MModule, Box<Failure>> {
    let invalid = |message| Failure::new("source", "invalid", "text", message);
    let module = parse(text, "program").map_err(|d| invalid(d.to_string()))?;
    match verify(&module, Level::Parsed).first() {
        None => Ok(module),
        Some(p) => Err(invalid(format!("{}: {}", p.rule, p.message))),
    }
}

/// Judges the chosen passes on machine functions, all of them if none is one, in the given parts.
pub(super) fn judged(text: &[u8], cx: &mut Context, parts: Parts) -> Result<Outcome, Box<Failure>> {
    let module = read(text)?;
    let judging = Judging {
        config: tandem_oracle::freerun::Config {
            parts,
            ..cx.judging.config.clone()
        },
        ..of_machine(&cx.judging)
    };
    let reports = match judge::machine::module(&judging, &module, "program") {
        Ok(reports) => reports,
        // A judge that panics has judged nothing; that is a mistake of ours and must be seen.
        Err(e) => {
            let what = e.to_string();
            let crash = Verdict::Crash.name();
            return Err(Failure::new("judge", crash, &what, what.clone()));
        }
    };
    if let Some(f) = judge::primary(&reports).cloned() {
        let mut failure = Failure::of_finding(&f);
        failure.reports = reports;
        return Err(Box::new(failure));
    }
    Ok(Outcome {
        inputs: reports.iter().map(|r| r.inputs).sum(),
        reports,
        ..Outcome::new(Status::Held)
    })
}

/// The judging without passes on anything but machine functions.
pub(super) fn of_machine(judging: &Judging) -> Judging {
    let mut judging = judging.clone();
    judging
        .passes
        .retain(|p| crate::registry::is_on_machine(p.split('<').next().unwrap_or(p)));
    judging
}
