//! Judging our own instruction selection: the PTX that it makes of a module is held against the module.

use super::{Error, Judging, codegen};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_optimized::codegen::CodegenOptions;
use tandem_optimized::driver::ptx::{GenerateError, generate};
use tandem_oracle::interp::ptx::Program;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::verdict::Verdict;

/// Generates the PTX of a module and judges it; a module with constructs that have no code is unsupported, PTX that is not
/// well formed is a finding. `name` is what the report calls the module.
///
/// # Errors
/// The judge itself panicked.
pub fn module(judging: &Judging, module: &Module, name: &str) -> Result<FileReport, Error> {
    let judged = catch_unwind(AssertUnwindSafe(|| judge(judging, module, name)));
    judged.map_err(|p| Error::Judge(panic_text(&*p)))
}

fn judge(judging: &Judging, module: &Module, name: &str) -> FileReport {
    match generate(module, &CodegenOptions::default(), &judging.options) {
        Ok(made) => {
            let program = Program::new(&made, None);
            codegen::by_ptx(judging, module, name, &program, "OUT.ptx")
        }
        Err(GenerateError::Unsupported(all)) => {
            let mut report = FileReport::new(name, "target");
            report
                .unsupported
                .extend(all.into_iter().map(|u| u.construct));
            report.raise(Verdict::Unsupported);
            report
        }
        Err(GenerateError::Bug(message)) => {
            let mut report = FileReport::new(name, "target");
            let verdict = Verdict::InvariantBroken;
            report.raise(verdict);
            report.findings.push(FindingReport {
                verdict: verdict.name(),
                function: name.to_owned(),
                step: None,
                rewrite: None,
                rewrite_kind: None,
                fields: Vec::new(),
                cause: "verifier".into(),
                signature: Signature::new("codegen", verdict.name(), None, "verifier"),
                message,
                counterexample: Vec::new(),
                reproduce: format!("tandemc --emit ptx '{name}'"),
            });
            report
        }
    }
}
