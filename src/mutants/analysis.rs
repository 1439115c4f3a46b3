//! Hunts for the seeded defects of analyses: programs about loops are drawn, and what production says of them is asked in
//! every way that there is.
//!
//! ```text
//!   claims    executions contradict what is claimed, or the reference does   (crate::scev)
//!   edits     what is kept through edits is not what is found anew           (property scev-edits)
//!   order     the order of questions shows                                   (property scev-order)
//!   lockstep  a pass on loops does what the reference refuses
//!   launches  measure something else of accesses than is claimed              (crate::memory::held)
//! ```
//!
//! A program is asked by all of them, the cheap ones first. What edits are made, in which order questions come, and which pass
//! runs follows from the number of the program alone.

use super::outside::{self, Case, Hunted, Sighting};
use super::programs;
use crate::fuzzing::seeds::Seeds;
use crate::fuzzing::small::{self, About};
use crate::fuzzing::source::{Modes, Source};
use crate::judge::{self, Judging};
use crate::memory::held::contradiction;
use crate::properties::{self, Context};
use crate::scev::{Settings, contradictions};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::passes::{Family, PassId, on_ir};
use tandem_optimized::defects::{Defects, ManagerDefect};
use tandem_optimized::driver::Interrupt;
use tandem_oracle::inputs::Rng;
use tandem_oracle::lockstep::panic_text;

/// How claims are held against executions.
const SETTINGS: Settings<'static> = Settings {
    launches: None,
    inputs: 12,
    steps: 4_000,
    max_iterations: 100,
    fixed_size_arrays: false,
    classify: true,
    delinearize: false,
};
/// A pass runs on one program in so many: it costs as much as all other judges together.
const LOCKSTEP_ONE_IN: u64 = 3;
/// One program in so many is about accesses in nests of loops, where scalar evolution is hunted.
const NESTS_ONE_IN: u64 = 6;
/// One program in so many is about flags that breaking would be undefined.
const TWINS_ONE_IN: u64 = 6;

/// What the judges say about scalar evolution of program number `number` under a defect: the first finding.
pub fn scev_sighting(module: &Module, number: u64, defects: &Defects) -> Option<Sighting> {
    caught(|| {
        claims(module, &SETTINGS, defects)
            .or_else(|| property("scev-edits", module, number, defects))
            .or_else(|| property("scev-order", module, number, defects))
            .or_else(|| match number.is_multiple_of(LOCKSTEP_ONE_IN) {
                true => lockstep(module, number, defects),
                false => None,
            })
    })
}

/// The same about subscripts of accesses.
pub fn delinearization_sighting(module: &Module, _: u64, defects: &Defects) -> Option<Sighting> {
    let settings = Settings {
        delinearize: true,
        ..SETTINGS
    };
    caught(|| claims(module, &settings, defects))
}

/// The same about what accesses cost.
pub fn access_sighting(module: &Module, number: u64, defects: &Defects) -> Option<Sighting> {
    caught(|| {
        let mut bodies = 0..module.bodies.len();
        let message = bodies.find_map(|n| contradiction(module, n, number, defects))?;
        Some(Sighting {
            cause: "claims".into(),
            message,
        })
    })
}

/// A panic is a finding like any other.
fn caught(ask: impl FnOnce() -> Option<Sighting>) -> Option<Sighting> {
    catch_unwind(AssertUnwindSafe(ask)).unwrap_or_else(|panic| {
        Some(Sighting {
            cause: "panic".into(),
            message: panic_text(&*panic),
        })
    })
}

fn claims(module: &Module, settings: &Settings, defects: &Defects) -> Option<Sighting> {
    let mut bodies = 0..module.bodies.len();
    bodies.find_map(|n| {
        let wrong = contradictions(module, n, settings, defects);
        let message = wrong.into_iter().next()?;
        Some(Sighting {
            cause: "claims".into(),
            message,
        })
    })
}

fn property(name: &str, module: &Module, number: u64, defects: &Defects) -> Option<Sighting> {
    let property = properties::lookup(name)?;
    let mut judging = Judging::fuzz();
    judging.options.defects = defects.clone();
    let mut cx = Context::new(judging);
    cx.number = number;
    let failure = (property.run)(module, &mut cx).err()?;
    Some(Sighting {
        cause: name.into(),
        message: format!("{}: {}", failure.message, failure.detail.join("; ")),
    })
}

fn lockstep(module: &Module, number: u64, defects: &Defects) -> Option<Sighting> {
    let pass = pass_of(number)?;
    let mut judging = programs::judging(pass, "", defects);
    judging.config.validator = None;
    let reports = judge::module(&judging, module, "program").ok()?;
    let finding = judge::primary(&reports)?;
    Some(Sighting {
        cause: format!("lockstep of {}", pass.name),
        message: format!("{}: {}", finding.signature, finding.message),
    })
}

/// The pass on loops for which a program is made, and which may run on it.
fn pass_of(number: u64) -> Option<&'static PassId> {
    let all: Vec<&PassId> = on_ir().filter(|p| p.family == Family::Loops).collect();
    let turn = (number / LOCKSTEP_ONE_IN) as usize;
    all.get(turn % all.len().max(1)).copied()
}

/// The program of a number.
fn draw(seed: u64, number: u64, nests_one_in: u64) -> Module {
    let mut rng = Rng::new(seed ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    if rng.one_in(nests_one_in)
        && let Some(module) = small::program(About::Nests, &mut rng)
    {
        return module;
    }
    // Subscripts are of nests alone.
    if nests_one_in > 1
        && rng.one_in(TWINS_ONE_IN)
        && let Some(module) = small::program(About::Twins, &mut rng)
    {
        return module;
    }
    let source = Source {
        seed,
        modes: Modes::Both,
        bias: pass_of(number).map(|p| p.name),
        ..Source::default()
    };
    source.program(number, &Seeds::default(), 0).module
}

/// What is asked of a program by its number.
type Ask = fn(&Module, u64, &Defects) -> Option<Sighting>;

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

/// The same for the analysis of accesses.
pub fn hunt_access(
    defect: Option<&ManagerDefect>,
    seed: u64,
    budget: Duration,
    interrupt: &Interrupt,
) -> Hunted {
    outside::hunt(defect, budget, interrupt, |number| {
        let source = Source {
            seed,
            lanes: true,
            ..Source::default()
        };
        let module = source.program(number, &Seeds::default(), 0).module;
        let judged = module.clone();
        Case {
            module,
            command: format!("tandem analyze --memory, program {number}"),
            ask: Box::new(move |defects| access_sighting(&judged, number, defects)),
        }
    })
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
