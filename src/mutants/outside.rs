//! Hunts for defects that are in no pass: of what runs pipelines, and of instruction selection.
//!
//! Cases are drawn without knowledge of the defect and judged until one is found wrong that is right without the defect.

pub use super::claims::Sighting;
use super::programs::thread_time;
use std::time::Duration;
use tandem_ir::Module;
use tandem_optimized::defects::{Canary, Defects, ManagerDefect};
use tandem_optimized::driver::Interrupt;

/// Judges a case under a defect, or under none.
pub type Ask = Box<dyn Fn(&Defects) -> Option<Sighting>>;

/// A program, and what is asked about it.
pub struct Case {
    /// The program.
    pub module: Module,
    /// What is done with it, as the arguments of a command.
    pub command: String,
    /// Judges it.
    pub ask: Ask,
}

/// A case that shows a defect.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its number in the list that reports use.
    pub number: u64,
    /// The program.
    pub module: Module,
    /// What was done with it.
    pub command: String,
    /// What is wrong.
    pub sighting: Sighting,
}

/// What came of a hunt.
#[derive(Clone, Debug, Default)]
pub struct Hunted {
    /// What the canary counted.
    pub canary: Canary,
    /// Programs that were made.
    pub programs: u64,
    /// Processor time of this thread; those of a pass manager are not in it.
    pub cpu: Duration,
    /// The first finding.
    pub found: Option<Found>,
    /// Findings without the defect: bugs of ours.
    pub ours: Vec<Found>,
}

/// Hunts for a defect, or for bugs of ours where there is none, in the cases that `draw` makes by their numbers.
pub fn hunt(
    defect: Option<&ManagerDefect>,
    budget: Duration,
    interrupt: &Interrupt,
    mut draw: impl FnMut(u64) -> Case,
) -> Hunted {
    let mut hunted = Hunted::default();
    let defects = defect.map_or_else(Defects::default, |d| Defects::only(d.id));
    let started = thread_time();
    while hunted.cpu < budget && hunted.found.is_none() && !interrupt.requested() {
        let number = hunted.programs;
        let case = draw(number);
        if let Some(sighting) = (case.ask)(&defects) {
            let is_clean = || (case.ask)(&Defects::default()).is_none();
            let is_defects = defect.is_some() && is_clean();
            let found = Found {
                number,
                module: case.module,
                command: case.command,
                sighting,
            };
            match is_defects {
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
