//! Hunts for the seeded defects of analyses, with the programs and the judges of [`super::claims`].

use super::claims::{Ask, NESTS_ONE_IN, draw, kernels};
pub use super::claims::{access_sighting, delinearization_sighting, scev_sighting};
use super::outside::{self, Case, Hunted};
use std::time::Duration;
use tandem_optimized::defects::ManagerDefect;
use tandem_optimized::driver::Interrupt;

fn hunt(
    (ask, nests_one_in, command): (Ask, u64, &str),
    defect: Option<&ManagerDefect>,
    seed: u64,
    (budget, interrupt): (Duration, &Interrupt),
) -> Hunted {
    outside::hunt(defect, budget, interrupt, |number| {
        let module = draw(seed, number, nests_one_in);
        let judged = module.clone();
        Case {
            module,
            command: format!("{command}, program {number}"),
            ask: Box::new(move |defects| ask(&judged, number, defects)),
        }
    })
}

/// Hunts for a defect of scalar evolution, or for bugs of ours where there is none.
pub fn hunt_scev(
    defect: Option<&ManagerDefect>,
    seed: u64,
    budget: Duration,
    interrupt: &Interrupt,
) -> Hunted {
    let how: (Ask, u64, &str) = (scev_sighting, NESTS_ONE_IN, "tandem analyze --scev");
    hunt(how, defect, seed, (budget, interrupt))
}

/// The same for delinearization.
pub fn hunt_delinearization(
    defect: Option<&ManagerDefect>,
    seed: u64,
    budget: Duration,
    interrupt: &Interrupt,
) -> Hunted {
    let how: (Ask, u64, &str) = (delinearization_sighting, 1, "tandem analyze --delinearize");
    hunt(how, defect, seed, (budget, interrupt))
}

/// The same for the analysis of accesses.
pub fn hunt_access(
    defect: Option<&ManagerDefect>,
    seed: u64,
    budget: Duration,
    interrupt: &Interrupt,
) -> Hunted {
    outside::hunt(defect, budget, interrupt, |number| {
        let module = kernels(seed, number);
        let judged = module.clone();
        Case {
            module,
            command: format!("tandem analyze --memory, program {number}"),
            ask: Box::new(move |defects| access_sighting(&judged, number, defects)),
        }
    })
}
