//! Programs that we make are well-formed: by our verifier, and by LLVM's.

use super::{Context, Failure, LLVM_AS, Outcome, Property, Status, tools};
use tandem_ir::{Module, text, verify};

pub(super) const PROPERTY: Property = Property {
    name: "verifier",
    about: "our verifier accepts the program, and so does llvm-as",
    run,
    of_ptx: None,
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    if let Some(e) = verify::verify(module).first() {
        let message = e.to_string();
        return Err(Failure::new(
            PROPERTY.name,
            "ours",
            &message,
            message.clone(),
        ));
    }
    if !cx.is_sampled() {
        return Ok(Outcome::held(0));
    }
    let printed = text::print(module);
    match tools::run(LLVM_AS, &["-o", "/dev/null", "-"], &printed) {
        Ok(_) => Ok(Outcome::held(1)),
        Err(tools::Error::Missing) => {
            let why = format!("{LLVM_AS} is not installed");
            Ok(Outcome::new(Status::Skipped(why)))
        }
        Err(tools::Error::TimedOut) => Ok(Outcome::new(Status::TimedOut)),
        Err(tools::Error::Failed(complaint)) => {
            // `llvm-as: <stdin>:7:3: error: …`: the place belongs to this program only.
            let what = complaint.split("error: ").last().unwrap_or(&complaint);
            Err(Failure::new(
                PROPERTY.name,
                LLVM_AS,
                what,
                complaint.clone(),
            ))
        }
    }
}
