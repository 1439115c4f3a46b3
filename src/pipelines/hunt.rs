//! Hunts for the seeded defects of what runs pipelines: programs and pipelines are drawn, neither knowing the defect, until
//! the check of pipelines finds something that it does not find without the defect.

use super::check::{Finding, check};
use super::{Subject, draw};
use crate::fuzzing::seeds::Seeds;
use crate::fuzzing::source::{Modes, Source};
use crate::mutants::programs::thread_time;
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::passes::PASSES;
use tandem_optimized::defects::{Canary, Defects, ManagerDefect};
use tandem_optimized::driver::Interrupt;

/// What a hunt found.
#[derive(Clone, Debug)]
pub struct Found {
    /// Number of the program.
    pub number: u64,
    /// The program.
    pub module: Module,
    /// The pipeline.
    pub subject: Subject,
    /// What is wrong with it.
    pub finding: Finding,
}

/// What came of a hunt.
#[derive(Clone, Debug, Default)]
pub struct Hunted {
    /// What the canary counted.
    pub canary: Canary,
    /// Programs that were made.
    pub programs: u64,
    /// Processor time of this thread; those of the pass manager are not in it.
    pub cpu: Duration,
    /// The first finding.
    pub found: Option<Found>,
    /// Findings without the defect: bugs of ours.
    pub ours: Vec<Found>,
}

/// The program and the pipeline of a number.
pub fn draw_case(seed: u64, number: u64) -> (Module, Subject) {
    // Programs are made for one pass after the other, and for none.
    let bias = PASSES.get(usize::try_from(number).unwrap_or(0) % (PASSES.len() + 1));
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
    let mut hunted = Hunted::default();
    let defects = defect.map_or_else(Defects::default, |d| Defects::only(d.id));
    let started = thread_time();
    while hunted.cpu < budget && hunted.found.is_none() && !interrupt.requested() {
        let number = hunted.programs;
        let (module, plain) = draw_case(seed, number);
        let subject = Subject {
            defects: defects.clone(),
            ..plain.clone()
        };
        if let Err(finding) = check(&module, &subject, draw::seed_of(&module)) {
            let clean = check(&module, &plain, draw::seed_of(&module));
            let found = Found {
                number,
                module,
                subject: plain,
                finding,
            };
            match defect.is_some() && clean.is_ok() {
                true => hunted.found = Some(found),
                false => hunted.ours.push(found),
            }
        }
        hunted.programs += 1;
        hunted.cpu = thread_time().saturating_sub(started);
    }
    hunted.canary = defects.canary();
    hunted
}
