//! What must hold for every program: one property per file, each a function over a module.
//!
//! A property is asked by the fuzz loop, by the libFuzzer targets, by `tandem nightly`
//! and by a one-second test; it knows none of them. It answers that it held, that
//! nothing could be said and why ("unsupported" and "timed out" are never folded into
//! "held"), or how it failed, with a signature that is the same for the same mistake in
//! another program.

mod access_claims;
mod check;
mod codegen;
mod compare;
mod concrete;
mod determinism;
mod free_run;
mod judged;
mod lli;
mod lockstep;
mod pipeline;
mod pipelines;
mod ptx;
mod ptx_lockstep;
mod ptx_round_trip;
mod ptx_streams;
mod ptxas;
mod reducer;
mod round_trip;
mod scev_claims;
mod scev_edits;
mod scev_order;
mod tools;
mod validator;
mod value_claims;
mod verifier;

pub use ptxas::ptxas;
pub use tools::{LLI, LLVM_AS, installed};

use crate::fuzzing::small::{self, About};
use crate::judge::Judging;
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use tandem_ir::Module;

/// A property, held against a text in PTX.
pub type OfPtx = fn(&[u8], &mut Context) -> Result<Outcome, Box<Failure>>;

/// A property.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    /// Name, as given to `--property`.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    /// Holds it against one module.
    pub run: fn(&Module, &mut Context) -> Result<Outcome, Box<Failure>>,
    /// Holds it against one text in PTX, if it is about PTX.
    pub of_ptx: Option<OfPtx>,
}

/// All properties; the first is what the fuzz loop asks when nobody says otherwise.
pub const ALL: &[Property] = &[
    check::PROPERTY,
    lockstep::PROPERTY,
    free_run::PROPERTY,
    pipeline::PROPERTY,
    pipelines::PROPERTY,
    round_trip::PROPERTY,
    verifier::PROPERTY,
    validator::PROPERTY,
    lli::PROPERTY,
    determinism::PROPERTY,
    access_claims::PROPERTY,
    scev_claims::PROPERTY,
    value_claims::PROPERTY,
    scev_edits::PROPERTY,
    scev_order::PROPERTY,
    reducer::PROPERTY,
    codegen::PROPERTY,
    ptxas::PROPERTY,
    ptx_round_trip::PROPERTY,
    ptx_lockstep::PROPERTY,
    ptx_streams::PROPERTY,
];

/// The property of that name.
pub fn lookup(name: &str) -> Option<&'static Property> {
    ALL.iter().find(|p| p.name == name)
}

impl Property {
    /// True if it is about PTX alone: of a program in LLVM IR it sees what production selects.
    pub fn is_of_ptx(&self) -> bool {
        self.of_ptx.is_some() && self.name != CHECK
    }
    /// True if its texts may be anything, so that mutated ones are held against it.
    pub fn takes_any_text(&self) -> bool {
        self.name == ptx_round_trip::PROPERTY.name
    }
}

/// What a property is asked with.
#[derive(Clone, Debug)]
pub struct Context {
    /// Passes, knobs, and how hard to look.
    pub judging: Judging,
    /// Number of the program: properties that start another process look at one program in [`Self::sample`].
    pub number: u64,
    /// See [`Self::number`]; 0: no program goes to another process.
    pub sample: u64,
}

impl Context {
    /// Looks as hard as the judging says, and hands every program to other tools.
    pub fn new(judging: Judging) -> Context {
        Context {
            judging,
            number: 0,
            sample: 1,
        }
    }

    /// True if this program goes to another process.
    fn is_sampled(&self) -> bool {
        self.sample > 0 && self.number.is_multiple_of(self.sample)
    }
}

/// How far a property that did not fail could be held against the module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// The property holds.
    Held,
    /// Nothing could be compared, for this reason.
    Inconclusive(String),
    /// Some construct is not supported.
    Unsupported(String),
    /// The time was used up before anything could be said.
    TimedOut,
    /// This program was not looked at, for this reason (a peer is missing, another program is the sample).
    Skipped(String),
}

/// The answer of a property that did not fail.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How far it could be held.
    pub status: Status,
    /// What the judge reports, if the property asks it.
    pub reports: Vec<FileReport>,
    /// Inputs compared to the end.
    pub inputs: usize,
    /// What the property did to the program, by sort; sorts that it has and that did not come are there too.
    pub uses: Vec<Uses>,
}

/// How often a property did one sort of thing to a program, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uses {
    /// Name of the sort.
    pub sort: &'static str,
    /// How often it was done.
    pub made: u64,
    /// How often it could have had the effect for which it is done.
    pub could: u64,
    /// How often it had that effect.
    pub took: u64,
    /// True if it is of no use without the effect.
    pub must_take: bool,
}

impl Outcome {
    fn new(status: Status) -> Outcome {
        Outcome {
            status,
            reports: Vec::new(),
            inputs: 0,
            uses: Vec::new(),
        }
    }
    fn held(inputs: usize) -> Outcome {
        Outcome {
            inputs,
            ..Outcome::new(Status::Held)
        }
    }
}

/// The name of the property that is the whole check of a pass.
pub const CHECK: &str = check::PROPERTY.name;
/// The name of the property that is about accesses.
pub const ACCESSES: &str = access_claims::PROPERTY.name;

/// What programs for properties are about, where that is something of its own: accesses side by side, or what each operation
/// does.
pub fn about(properties: &[&Property]) -> &'static [About] {
    let all = |names: &[&str]| properties.iter().all(|p| names.contains(&p.name));
    match () {
        () if properties.is_empty() => &[],
        () if all(&[ACCESSES]) => &[About::Lanes],
        () if all(&[codegen::PROPERTY.name, lli::PROPERTY.name]) => small::OPERATIONS,
        () => &[],
    }
}
/// The name of the property that is about the claims of scalar evolution.
pub const CLAIMS: &str = scev_claims::PROPERTY.name;

/// Rewrites that rest on what scalar evolution claims.
const RELYING: [&str; 4] = ["delete-loop", "erase-iv", "replace-iv", "annotate-loop"];

/// What is held when nobody says otherwise: the check, and, beside that of a pass that relies on scalar evolution, its claims.
pub fn usual(pass: Option<&str>) -> Vec<&'static Property> {
    let pass = pass.and_then(tandem_ir::passes::lookup);
    let relies = pass.is_some_and(|p| p.rewrites.iter().any(|r| RELYING.contains(r)));
    let claims = relies.then_some(&scev_claims::PROPERTY);
    std::iter::once(&check::PROPERTY).chain(claims).collect()
}

/// How a property failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What the failure is, the same for the same mistake in another program.
    pub signature: Signature,
    /// The function in which it shows; empty if it is the module.
    pub function: String,
    /// What is wrong, for people.
    pub message: String,
    /// What shows it: inputs, differing lines.
    pub detail: Vec<String>,
    /// What the judge reports, if the property asks it.
    pub reports: Vec<FileReport>,
}

impl Failure {
    /// A failure of a property that is about no single pass.
    pub fn new(property: &str, oracle: &str, what: &str, message: String) -> Box<Failure> {
        Box::new(Failure {
            signature: Signature::new(property, oracle, None, what),
            function: String::new(),
            message,
            detail: Vec::new(),
            reports: Vec::new(),
        })
    }
    /// What the judge found, as a failure.
    pub fn of_finding(finding: &FindingReport) -> Failure {
        Failure {
            signature: finding.signature.clone(),
            function: finding.function.clone(),
            message: finding.message.clone(),
            detail: finding.counterexample.clone(),
            reports: Vec::new(),
        }
    }
    fn of_function(mut self: Box<Self>, name: &str) -> Box<Failure> {
        self.function = name.into();
        self
    }
    fn with(mut self: Box<Self>, detail: Vec<String>) -> Box<Failure> {
        self.detail = detail;
        self
    }
}

/// Asks of each body of a module of at most so many instructions what contradicts a claim of `oracle`; `checks` stands for one body.
fn each_body(
    (property, oracle): (&str, &str),
    module: &Module,
    most_insts: usize,
    checks: usize,
    contradiction: impl Fn(usize) -> Option<String>,
) -> Result<Outcome, Box<Failure>> {
    let mut held = 0;
    for (n, f) in module.bodies.iter().enumerate() {
        if f.num_insts() > most_insts {
            continue;
        }
        if let Some(message) = contradiction(n) {
            let name = module.header.global_name(f.global);
            return Err(Failure::new(property, oracle, "claim", message).of_function(name));
        }
        held += checks;
    }
    Ok(Outcome::held(held))
}
