//! Making the program of a finding small: the reducer, with the judge as its predicate.
//!
//! Interesting is a program that shows the same failure by its signature, and on which
//! the pass without the defect has no finding at all.

use super::hunt::Found;
use super::programs::judging;
use crate::judge::Program;
use crate::judge::{self, Judging};
use crate::signature::Signature;
use std::time::Duration;
use tandem_ir::Module;
use tandem_optimized::defects::{Defect, Defects};
use tandem_optimized::driver::Interrupt;
use tandem_reduce::predicate::{Answer, Predicate};
use tandem_reduce::search::{self, Settings};

/// The same failure as a finding's, by the defect alone.
pub struct SameFailure {
    with: Judging,
    without: Judging,
    signature: Signature,
    interrupt: Interrupt,
}

impl SameFailure {
    /// The failure of a finding. Once `interrupt` is requested nothing is judged any more.
    pub fn of(defect: &Defect, found: &Found, interrupt: &Interrupt) -> SameFailure {
        SameFailure {
            with: judging(defect.pass, &found.knobs, &Defects::only(defect.id)),
            without: judging(defect.pass, &found.knobs, &Defects::default()),
            signature: found.finding.signature.kind(),
            interrupt: interrupt.clone(),
        }
    }
}

impl Predicate for SameFailure {
    fn ask(&self, m: &Module) -> Answer {
        if self.interrupt.requested() {
            return Answer::Unsure("interrupted".into());
        }
        let reports = match judge::module(&self.with, m, "candidate") {
            Ok(r) => r,
            Err(e) => return Answer::Unsure(e.to_string()),
        };
        match judge::primary(&reports) {
            None => Answer::Boring,
            Some(f) if !self.signature.covers(&f.signature) => {
                Answer::Other(f.signature.to_string())
            }
            Some(_) => match judge::findings(&self.without, m, "candidate") {
                Ok(f) if f.is_empty() => Answer::Interesting,
                Ok(_) => Answer::Boring,
                Err(e) => Answer::Unsure(e.to_string()),
            },
        }
    }
}

/// A reduced program.
pub struct Shrunk {
    /// Its text.
    pub text: String,
    /// Its instructions.
    pub instructions: u64,
    /// Questions that were asked.
    pub asked: u64,
    /// The time ran out.
    pub cut: bool,
}

/// Reduces the program of a finding within a wall time, or until it is interrupted.
///
/// # Errors
/// One sentence.
pub fn shrink(
    defect: &Defect,
    found: &Found,
    time: Duration,
    interrupt: &Interrupt,
) -> Result<Shrunk, String> {
    let settings = Settings {
        time: Some(time),
        escapes: false,
        sibling: false,
        predicate_name: defect.name,
        ..Settings::default()
    };
    let same = SameFailure::of(defect, found, interrupt);
    let Program::Ir(module) = &found.program else {
        return Err("programs in PTX are small as they are drawn".into());
    };
    let outcome = search::reduce(module, &same, &settings).map_err(|e| e.to_string())?;
    Ok(Shrunk {
        instructions: outcome.program.measure.instructions,
        asked: outcome.asked,
        cut: outcome.cut.is_some(),
        text: outcome.program.text,
    })
}
