//! The PTX of both instruction selections does what the program does: `tandem check --pass isel`, on generated programs.

use super::{Context, Failure, Outcome, Property, Status};
use crate::judge::{self, selection};
use tandem_ir::Module;
use tandem_oracle::verdict::Verdict;

pub(super) const PROPERTY: Property = Property {
    name: "codegen",
    about: "the PTX that each instruction selection makes of the program does what the program does",
    run,
    of_ptx: None,
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let judged = selection::forms(&cx.judging, module, "program", &selection::BOTH, None);
    let report = judged.map_err(|e| {
        let what = e.to_string();
        Failure::new("judge", Verdict::Crash.name(), &what, what.clone())
    })?;
    if let Some(f) = judge::primary(std::slice::from_ref(&report)).cloned() {
        return Err(Box::new(Failure::of_finding(&f)));
    }
    let refused = report.unsupported.first();
    let open = report.inconclusive.keys().next();
    let status = match (report.inputs, refused, open) {
        (0, Some(construct), _) => Status::Unsupported(construct.clone()),
        (0, None, Some(why)) => Status::Inconclusive(why.clone()),
        _ => Status::Held,
    };
    // The report is that of a translator, no pass: gauges of passes are not about it.
    Ok(Outcome {
        inputs: report.inputs,
        ..Outcome::new(status)
    })
}
