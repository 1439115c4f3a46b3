//! Judges of analyses: programs are drawn for them, and what production says of these is asked in every way that there is.
//!
//! ```text
//!   claims    executions contradict what is claimed, or the reference does   (crate::scev)
//!   edits     what is kept through edits is not what is found anew           (property scev-edits)
//!   order     the order of questions shows                                   (property scev-order)
//!   lockstep  a pass on loops does what the reference refuses
//!   accesses  requests of launches contradict what is claimed of a warp's lanes, or the reference does   (crate::memory)
//!   values    executions contradict what is said of values, or the reference of what instructions may do   (crate::values)
//!   pipelines the pass manager makes something else on threads, or in another order    (property pipelines)
//! ```
//!
//! A program is asked by all of them, the cheap ones first. What edits are made, in which order questions come, and which pass
//! runs follows from the number of the program alone.

use super::programs;
use crate::fuzzing::patterns;
use crate::fuzzing::seeds::Seeds;
use crate::fuzzing::small::{self, About};
use crate::fuzzing::source::{Modes, Source};
use crate::judge::{self, Judging};
use crate::memory::held::contradiction;
use crate::properties::{self, Context};
use crate::scev::{Settings, contradictions};
use crate::values;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_ir::claims::scev::Printer;
use tandem_ir::passes::{Family, PassId, on_ir};
use tandem_optimized::analysis::scev::{Limits, ScalarEvolution};
use tandem_optimized::context::Cx;
use tandem_optimized::defects::Defects;
use tandem_oracle::inputs::Rng;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::scev::compare::compare;

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
pub const NESTS_ONE_IN: u64 = 6;
/// One program in so many is about flags that breaking would be undefined.
const TWINS_ONE_IN: u64 = 6;

/// What is wrong with a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sighting {
    /// The cause that the check names.
    pub cause: String,
    /// What is wrong, for people.
    pub message: String,
}

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
pub fn draw(seed: u64, number: u64, nests_one_in: u64) -> Module {
    let mut rng = rng_of(seed, number);
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

/// One program in so many about values is a pattern of a rule, and one in so many that of any pass.
const PATTERNED_ONE_IN: u64 = 4;

/// The program of a number about values of which something is known.
pub fn valued(seed: u64, number: u64) -> Module {
    let mut rng = rng_of(seed, number);
    let small = match rng.below(PATTERNED_ONE_IN) {
        0 => None,
        1 => patterns::program(&mut rng),
        _ => small::program(About::Values, &mut rng),
    };
    small.unwrap_or_else(|| any(seed, number))
}

/// The program of a number about accesses side by side.
pub fn kernels(seed: u64, number: u64) -> Module {
    let source = Source {
        seed,
        about: &[About::Lanes],
        ..Source::default()
    };
    source.program(number, &Seeds::default(), 0).module
}

/// A judge of analyses: programs that are made for it, and what it asks about them.
pub struct Judge {
    /// Its name.
    pub name: &'static str,
    make: fn(u64, u64) -> Option<Module>,
    ask: Ask,
    said: fn(&Module) -> BTreeSet<String>,
}

/// All of them. What passes make of an analysis shows a part of its mistakes only: most of what it says is of no use to the
/// passes that there are.
pub const JUDGES: &[Judge] = &[
    Judge {
        name: "scalar-evolution",
        make: |seed, n| Some(draw(seed, n, NESTS_ONE_IN)),
        ask: scev_sighting,
        said: |m| said(m, false),
    },
    Judge {
        name: "delinearization",
        make: |seed, n| Some(draw(seed, n, 1)),
        ask: delinearization_sighting,
        said: |m| said(m, true),
    },
    Judge {
        name: "accesses",
        make: |seed, n| Some(kernels(seed, n)),
        ask: access_sighting,
        said: |_| BTreeSet::new(),
    },
    Judge {
        name: "values",
        make: |seed, n| Some(valued(seed, n)),
        ask: value_sighting,
        said: valued_words,
    },
    Judge {
        name: "pipelines",
        make: |seed, n| Some(any(seed, n)),
        ask: |m, n, d| caught(|| property("pipelines", m, n, d)),
        said: |_| BTreeSet::new(),
    },
];

impl Judge {
    /// The judge of that name.
    pub fn named(name: &str) -> Option<&'static Judge> {
        JUDGES.iter().find(|j| j.name == name)
    }
    /// The program of a number; none depends on another.
    pub fn program(&self, seed: u64, number: u64) -> Option<Module> {
        (self.make)(seed, number)
    }
    /// The first finding about it: its cause and what is wrong.
    pub fn finding(&self, module: &Module, number: u64) -> Option<Sighting> {
        (self.ask)(module, number, &Defects::default())
    }
    /// What is said of it, and what the reference says and production does not, as events of
    /// [habits](crate::fuzzing::habits); none if saying it panics, which [`Self::finding`] finds.
    pub fn events(&self, module: &Module) -> BTreeSet<String> {
        catch_unwind(AssertUnwindSafe(|| (self.said)(module))).unwrap_or_default()
    }
}

fn rng_of(seed: u64, number: u64) -> Rng {
    Rng::new(seed ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn any(seed: u64, number: u64) -> Module {
    let source = Source {
        seed,
        modes: Modes::Both,
        every_pass: true,
        ..Source::default()
    };
    source.program(number, &Seeds::default(), 0).module
}

/// Who says something of what sort of value, as events.
fn valued_words(module: &Module) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (n, f) in module.bodies.iter().enumerate() {
        for (source, fact) in values::claims(module, n, 0, &Defects::default()) {
            let what = f
                .def_inst(fact.value)
                .map_or("argument", |i| f.kind(i).mnemonic());
            all.insert(format!("makes {} of {what}", source.word()));
        }
    }
    all
}

/// What both forms say of the values and loops, sort by sort.
fn said(module: &Module, accesses: bool) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (n, f) in module.bodies.iter().enumerate() {
        let [production, reference] = crate::scev::claims_of_both(module, n, &Defects::default());
        let (values, counts, _) = compare(&production, &reference);
        for (what, agreement) in [("values", values), ("counts", counts)] {
            if agreement.second_only > 0 {
                all.insert(format!("leaves {what} that the reference has"));
            }
            if agreement.unlike > 0 {
                all.insert(format!("leaves {what} in other words than the reference"));
            }
            if agreement.same > 0 {
                all.insert(format!("makes {what} as the reference has them"));
            }
        }
        let printer = Printer::new(&module.header, f, &production);
        let text = match accesses {
            true => {
                let cx = Cx::from(&module.header);
                let all = ScalarEvolution::new(cx, f, Limits::default()).claims_with_accesses();
                Printer::new(&module.header, f, &all).accesses()
            }
            false => printer.function(true),
        };
        let words = text.split(|c: char| !(c.is_ascii_alphabetic() || "_/<>".contains(c)));
        let words = words.filter(|w| WORDS.contains(w));
        all.extend(words.map(|w| format!("makes {w}")));
        let wraps = ["<nuw>", "<nsw>", "<nw>"].into_iter();
        all.extend(
            wraps
                .filter(|w| text.contains(w))
                .map(|w| format!("makes {w}")),
        );
    }
    all
}

/// Words of which texts of scalar evolution and of accesses consist.
const WORDS: [&str; 20] = [
    "smax",
    "umax",
    "smin",
    "umin",
    "umin_seq",
    "/u",
    "zext",
    "sext",
    "trunc",
    "ptrtoint",
    "full",
    "empty",
    "Computable",
    "Invariant",
    "Variant",
    "Uniform",
    "Dominates",
    "predicated",
    "ArrayDecl",
    "ArrayRef",
];

/// What executions and the reference say against what is said of values.
pub fn value_sighting(module: &Module, number: u64, defects: &Defects) -> Option<Sighting> {
    caught(|| {
        let mut bodies = 0..module.bodies.len();
        let message = bodies.find_map(|n| values::contradiction(module, n, number, defects))?;
        Some(Sighting {
            cause: "claims".into(),
            message,
        })
    })
}

/// What the judges say about what accesses cost.
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

/// What is asked of a program by its number.
pub type Ask = fn(&Module, u64, &Defects) -> Option<Sighting>;
