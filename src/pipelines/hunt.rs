//! Hunts for the seeded defects of what runs pipelines: programs and pipelines are drawn, neither knowing the defect, until
//! the check of pipelines finds something that it does not find without the defect.

use super::check::check;
use super::{Subject, draw};
use crate::fuzzing::seeds::Seeds;
use crate::fuzzing::source::{Modes, Source};
use crate::mutants::outside::{self, Case, Hunted, Sighting};
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::passes::on_ir;
use tandem_optimized::defects::ManagerDefect;
use tandem_optimized::driver::Interrupt;

/// The program and the pipeline of a number.
pub fn draw_case(seed: u64, number: u64) -> (Module, Subject) {
    // Programs are made for one pass after the other, and for none.
    let bias = on_ir().nth(usize::try_from(number).unwrap_or(0) % (on_ir().count() + 1));
    let source = Source {
        seed,
        modes: Modes::Both,
        bias: bias.map(|p| p.name),
        ..Source::default()
    };
    let module = source.program(number, &Seeds::default(), 0).module;
    let subject = draw::draw(&module, draw::seed_of(&module));
    (module, subject)
}

/// Hunts for a defect, or for bugs of ours where there is none.
pub fn hunt(
    defect: Option<&ManagerDefect>,
    seed: u64,
    budget: Duration,
    interrupt: &Interrupt,
) -> Hunted {
    outside::hunt(defect, budget, interrupt, |number| {
        let (module, plain) = draw_case(seed, number);
        let (judged, command) = (module.clone(), format!("tandemc {plain}"));
        Case {
            module,
            command,
            ask: Box::new(move |defects| {
                let subject = Subject {
                    defects: defects.clone(),
                    ..plain.clone()
                };
                let finding = check(&judged, &subject, draw::seed_of(&judged)).err()?;
                Some(Sighting {
                    cause: finding.cause.to_owned(),
                    message: finding.message,
                })
            }),
        }
    })
}
