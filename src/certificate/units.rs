//! What certificates of functions, of modules and of machine functions say each: the implementations of [`Certified`].
//!
//! Going through units, judging and comparing is written once (`oracle::certify`, `commands::certify`); this trait is
//! what is left: the alphabets, what a size counts, the names of keys in the JSON, and the words.
//!
//! The texts `GROUNDS_…` state what a certificate rests on: what was enumerated, how refinement was decided and within
//! which bounds, and what was not looked at. They are part of the certificate and so of the claim. **Invariant:**
//! whoever changes what is judged changes the sentence that says so.
//!
//! | unit | size | refinement is decided by |
//! | --- | --- | --- |
//! | function | blocks | running both side by side over all states, exactly; the validator besides |
//! | module | steps | all plans of a few acts of the host; the validator for choices |
//! | machine function | blocks | comparing what one thread executes, exactly; groups of threads apart |

use super::{largest, total};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tandem_ir::machine::MFunc;
use tandem_ir::{Function, Module};
use tandem_oracle::certify::functions::Functions;
use tandem_oracle::certify::machine_functions::MachineFunctions;
use tandem_oracle::certify::modules::{Modules, decide};
use tandem_oracle::certify::tally::{Proofs, Tally, refusal};
use tandem_oracle::certify::{Proof, Scope};
use tandem_oracle::enumerate::machine::{MACHINE_ALPHABETS, MachineAlphabet};
use tandem_oracle::enumerate::modules::{ModuleAlphabet, alphabets};
use tandem_oracle::enumerate::{ALPHABETS, Alphabet, EnclosingModule, Enumerated};
use tandem_oracle::tv::validate::{Conclusion, Settings, Subject, validate};
use tandem_oracle::unit::Unit;

/// Kinds of rewrites, by name.
pub type Kinds = &'static [&'static str];

/// A kind of unit of which all small ones can be enumerated.
pub trait Certified: Unit + 'static {
    /// What the units are made of.
    type Alphabet: Enumerated + Sync + 'static;
    /// The units of an alphabet at a size, with how refinement between them is decided.
    type Scope<'a>: Scope<Unit = Self>;

    /// What sizes count; a key of the certificate.
    const SIZE: &'static str;
    /// The smallest size.
    const SMALLEST: usize;
    /// Its units in the plural; a key of the certificate.
    const UNITS: &'static str;
    /// What the parts are that threads take one by one.
    const PARTS: &'static str;
    /// Classes of refusals with their keys in the certificate.
    const REFUSALS: &'static [(&'static str, &'static str)];

    /// All alphabets.
    fn alphabets() -> Vec<&'static Self::Alphabet>;
    /// The units of an alphabet at a size, on which a pass that makes these kinds of rewrites is certified; with settings
    /// if the solver is to be asked.
    fn scope<'a>(
        alphabet: &'static Self::Alphabet,
        size: usize,
        kinds: Kinds,
        solver: Option<&'a Settings>,
    ) -> Self::Scope<'a>;
    /// What was enumerated, for a person.
    fn counted(alphabet: &Self::Alphabet, size: usize, units: u64) -> String;
    /// What the certificate says of an alphabet at a size beyond what it says of every unit.
    fn enumerated(
        alphabet: &Self::Alphabet,
        size: usize,
        tally: &Tally,
    ) -> Vec<(&'static str, Value)>;
    /// What the solver said.
    fn solved(proofs: &Proofs) -> Value;
    /// What a certificate rests on, in words; `alphabets` are those that it is about.
    fn grounds(alphabets: &[&'static Self::Alphabet]) -> Vec<&'static str>;
    /// What a whole certificate says beyond what it says of every unit.
    fn whole(alphabets: &[&'static Self::Alphabet]) -> Vec<(&'static str, Value)>;
    /// One line on a certificate; `None` if it is about other units.
    fn summary(certificate: &Value) -> Option<String>;
}

impl Certified for Function {
    type Alphabet = Alphabet;
    type Scope<'a> = Functions<'a>;

    const SIZE: &'static str = "blocks";
    const SMALLEST: usize = 1;
    const UNITS: &'static str = "functions";
    const PARTS: &'static str = "graphs";
    const REFUSALS: &'static [(&'static str, &'static str)] = &[
        ("does_not_apply", refusal::MEANINGLESS),
        ("ill_formed", refusal::ILL_FORMED),
        ("irreducible_result", refusal::IRREDUCIBLE),
        ("convergence", refusal::CONVERGENCE),
        ("not_a_refinement", refusal::WRONG),
        ("irreducible_function", refusal::UNTOUCHABLE),
        ("not_needed", refusal::CAUTIOUS),
        ("unknown", refusal::UNKNOWN),
    ];

    fn alphabets() -> Vec<&'static Alphabet> {
        ALPHABETS.iter().collect()
    }

    fn scope<'a>(
        alphabet: &'static Alphabet,
        size: usize,
        kinds: Kinds,
        solver: Option<&'a Settings>,
    ) -> Functions<'a> {
        Functions::new(alphabet, size, kinds, solver.map(|_| &ask_solver as _))
    }

    fn counted(alphabet: &Alphabet, size: usize, units: u64) -> String {
        let graphs = alphabet.skeletons(size).len();
        format!("{graphs} graphs, {units} functions")
    }

    fn enumerated(alphabet: &Alphabet, size: usize, _: &Tally) -> Vec<(&'static str, Value)> {
        let graphs = alphabet.skeletons(size);
        let mut loops: BTreeMap<String, u64> = BTreeMap::new();
        for g in &graphs {
            *loops.entry(g.loops().to_string()).or_default() += 1;
        }
        let reducible = graphs.iter().filter(|g| g.is_reducible()).count();
        vec![
            ("graphs", graphs.len().into()),
            ("reducible", reducible.into()),
            ("loops", json!(loops)),
        ]
    }

    fn solved(p: &Proofs) -> Value {
        json!({
            "distinct_pairs": p.obligations, "proved": p.proved, "proved_up_to_the_bound": p.bounded,
            "unknown": p.unknown(),
        })
    }

    fn grounds(alphabets: &[&'static Alphabet]) -> Vec<&'static str> {
        let mut all = GROUNDS_OF_FUNCTIONS.to_vec();
        all.splice(1..1, judged(alphabets));
        all
    }

    fn whole(_: &[&'static Alphabet]) -> Vec<(&'static str, Value)> {
        let unroll = Settings::default().mode.source_unroll;
        vec![("solver_unroll", json!(unroll))]
    }

    fn summary(certificate: &Value) -> Option<String> {
        let blocks = largest(certificate, Self::SIZE)?;
        let loops = |w: &Value| -> Option<u64> {
            let keys = w["loops"].as_object()?.keys();
            keys.filter_map(|k| k.parse().ok()).max()
        };
        let worlds = certificate["worlds"].as_array()?;
        let loops = worlds.iter().filter_map(loops).max()?;
        Some(format!(
            "{} functions of up to {blocks} blocks and {loops} loops, {} accepted rewrites proved, {} wrong, {} unknown",
            total(certificate, "/functions"),
            total(certificate, "/accepted_total"),
            total(certificate, "/wrong"),
            total(certificate, "/unknown"),
        ))
    }
}

/// What is put to the judge on some alphabets, each sentence once.
fn judged<A: Enumerated>(alphabets: &[&'static A]) -> Vec<&'static str> {
    let mut all: Vec<&'static str> = alphabets.iter().map(|a| a.subject().judged).collect();
    all.dedup();
    all
}

/// The validator as solver.
fn ask_solver(enclosing: &EnclosingModule, before: &Function, after: &Function) -> Proof {
    let subject = |function| Subject {
        module: &enclosing.module,
        function,
    };
    let report = validate(subject(before), subject(after), &Settings::default());
    match report.conclusion {
        Conclusion::Correct { .. } if report.bounded => Proof::Bounded,
        Conclusion::Correct { .. } | Conclusion::Vacuous => Proof::Proved,
        // A function that never returns within the bound is all loops: what was compared is what was followed.
        Conclusion::Unproven(why) if why == NEVER_RETURNS => Proof::Bounded,
        Conclusion::Incorrect(c) => {
            let mut story = vec![c.reason];
            story.extend(c.inputs);
            story.extend(c.trace);
            Proof::Refuted(story)
        }
        Conclusion::Unproven(why) => Proof::Unknown(why),
        Conclusion::OutOfBudget => Proof::Unknown("the solver's budget is used up".into()),
        Conclusion::TimedOut => Proof::Unknown("the time ran out".into()),
        Conclusion::Unsupported(b) => {
            let all: Vec<String> = b.iter().map(|b| b.construct.clone()).collect();
            Proof::Unknown(format!("unsupported: {}", all.join("; ")))
        }
    }
}

/// What the validator says when the bound cuts every execution.
const NEVER_RETURNS: &str = "no execution returns within the bound";

const GROUNDS_OF_FUNCTIONS: &[&str] = &[
    "Every function of each alphabet and size is there once, up to the names of values and blocks and up to the \
     order of the targets of a branch on an answer that nobody else looks at.",
    "Every accepted rewrite was applied; the result is well-formed, reducible where the function was, no \
     convergent operation is duplicated or depends on one more branch, and it refines the function.",
    "Refinement was decided by running both functions side by side over all their states (oracle/src/certify): \
     exact, with undef and poison as arguments, memory and answers, and without a bound on loops; running on for \
     ever counts as something that is done.",
    "Where 'solver' is given, the SMT validator was asked the same, once per distinct pair of canonical forms; \
     'proved_up_to_the_bound' counts those where it followed loops only so far.",
    "Whole runs of the reference were held to the same measure.",
];

impl Certified for Module {
    type Alphabet = ModuleAlphabet;
    type Scope<'a> = Modules<'a>;

    const SIZE: &'static str = "steps";
    const SMALLEST: usize = 0;
    const UNITS: &'static str = "modules";
    const PARTS: &'static str = "parts";
    const REFUSALS: &'static [(&'static str, &'static str)] = &[
        ("does_not_apply", refusal::MEANINGLESS),
        ("breaks_an_invariant", refusal::BROKEN),
        ("not_a_refinement", refusal::WRONG),
        ("not_needed_on_these_plans", refusal::CAUTIOUS),
        ("unknown", refusal::UNKNOWN),
    ];

    fn alphabets() -> Vec<&'static ModuleAlphabet> {
        alphabets::ALL.to_vec()
    }

    fn scope<'a>(
        alphabet: &'static ModuleAlphabet,
        size: usize,
        kinds: Kinds,
        solver: Option<&'a Settings>,
    ) -> Modules<'a> {
        Modules::new(alphabet, size, kinds, solver)
    }

    fn counted(_: &ModuleAlphabet, _: usize, units: u64) -> String {
        format!("{units} modules")
    }

    fn enumerated(
        alphabet: &ModuleAlphabet,
        _: usize,
        tally: &Tally,
    ) -> Vec<(&'static str, Value)> {
        let g = &tally.grounds;
        let decided = json!({
            "on_all_plans": g.of(decide::ALL_PLANS),
            "source_undefined_on_all_plans": g.of(decide::SOURCE_UNDEFINED_ON_ALL),
            "nothing_to_call": g.of(decide::NOTHING_TO_CALL),
            "by_the_solver": g.proved_otherwise(),
            "plans_run": g.runs,
        });
        vec![("acts", alphabet.acts.into()), ("decided", decided)]
    }

    fn solved(p: &Proofs) -> Value {
        let one = |((kind, why), n): (&(&'static str, String), &u64)| json!({ "kind": kind, "reason": why, "times": n });
        let unproven: Vec<Value> = p.unproven.iter().map(one).collect();
        json!({
            "distinct_steps": p.obligations, "proved": p.proved, "proved_up_to_the_bound": p.bounded,
            "not_proved": unproven,
        })
    }

    fn grounds(alphabets: &[&'static ModuleAlphabet]) -> Vec<&'static str> {
        let mut all = GROUNDS_OF_MODULES.to_vec();
        all.splice(1..1, judged(alphabets));
        all
    }

    /// With the texts of its alphabets a certificate says what it is about.
    fn whole(alphabets: &[&'static ModuleAlphabet]) -> Vec<(&'static str, Value)> {
        let texts: Vec<Value> = alphabets.iter().map(|a| texts(a)).collect();
        vec![("alphabets", texts.into())]
    }

    fn summary(certificate: &Value) -> Option<String> {
        let steps = largest(certificate, Self::SIZE)?;
        Some(format!(
            "{} modules of up to {steps} steps, {} accepted rewrites right on all short plans ({} of {} distinct ones \
             that were put to the solver proved), {} wrong, {} unknown",
            total(certificate, "/modules"),
            total(certificate, "/accepted_total"),
            total(certificate, "/solver/proved"),
            total(certificate, "/solver/distinct_steps"),
            total(certificate, "/wrong"),
            total(certificate, "/unknown"),
        ))
    }
}

fn texts(a: &ModuleAlphabet) -> Value {
    let layouts: Vec<&[&str]> = a.layouts.iter().map(|l| l.functions).collect();
    json!({
        "name": a.name,
        "names": [a.names.start(), a.names.end()],
        "declarations": a.declarations,
        "steps": a.steps,
        "layouts": layouts,
        "keep": a.keeps,
    })
}

const GROUNDS_OF_MODULES: &[&str] = &[
    "Every module of each alphabet and size is there once, up to renaming. The size is the number of steps; \
     'alphabets' holds the texts: '$' is a name, '$+' the next one, '#' a number of its own, '<>' a place for one \
     step or more, '(&)' the parameters 'i8 %a' and 'i1 %c' where the body mentions them.",
    "Every accepted rewrite was applied; the result is well-formed, keeps roots, visible names, address spaces, \
     thread-local models and convergent operations (PL-R7), and does nothing that the module may not do.",
    "That was decided by running both modules (oracle/src/module) on every plan of 'acts' acts, memory carried over: \
     calls of every function that the host can reach, with arguments 0, 1 and 7, kernels also on two threads and on \
     two blocks, and writes of every variable that the host may write, filled with bytes 0, 1 or 7. Exact within \
     that: undefined values and poison, and which of up to three allocations of the result fail; where the module \
     itself depends on a choice, the solver had to prove the step ('by_the_solver'). A sample: what \
     functions outside answer and write (two seeds), and the order of threads (one after the other, and in \
     lockstep). Not looked at: longer plans, functions outside that call back, other parts of a split module.",
    "Where 'solver' is given, both modules were brought to a common memory and every function that differs was put \
     to the SMT validator, once per distinct step: what is proved holds for all contents of memory, all arguments \
     and plans of any length. What is not proved stands there with the reason, and rests on the plans alone.",
    "Refusals were looked into by performing the rewrite all the same: 'not_needed_on_these_plans' counts those that \
     showed no difference; some of them would with longer plans, more threads, or other contents.",
    "Whole runs of the reference were held to the same measure.",
];

impl Certified for MFunc {
    type Alphabet = MachineAlphabet;
    type Scope<'a> = MachineFunctions<'a>;

    const SIZE: &'static str = "blocks";
    const SMALLEST: usize = 1;
    const UNITS: &'static str = "machine_functions";
    const PARTS: &'static str = "graphs";
    const REFUSALS: &'static [(&'static str, &'static str)] = &[
        ("does_not_apply", refusal::MEANINGLESS),
        ("ill_formed", refusal::ILL_FORMED),
        ("irreducible_result", refusal::IRREDUCIBLE),
        ("convergence", refusal::CONVERGENCE),
        ("other_streams", refusal::WRONG),
        ("irreducible_function", refusal::UNTOUCHABLE),
        ("not_needed", refusal::CAUTIOUS),
        ("unknown", refusal::UNKNOWN),
    ];

    fn alphabets() -> Vec<&'static MachineAlphabet> {
        MACHINE_ALPHABETS.iter().collect()
    }

    fn scope<'a>(
        alphabet: &'static MachineAlphabet,
        size: usize,
        kinds: Kinds,
        _: Option<&'a Settings>,
    ) -> MachineFunctions<'a> {
        MachineFunctions::new(alphabet, size, kinds)
    }

    fn counted(alphabet: &MachineAlphabet, size: usize, units: u64) -> String {
        let graphs = alphabet.skeletons(size).len();
        format!("{graphs} graphs, {units} machine functions")
    }

    fn enumerated(
        alphabet: &MachineAlphabet,
        size: usize,
        _: &Tally,
    ) -> Vec<(&'static str, Value)> {
        let graphs = alphabet.skeletons(size);
        let reducible = graphs.iter().filter(|g| g.is_reducible()).count();
        vec![
            ("graphs", graphs.len().into()),
            ("reducible", reducible.into()),
        ]
    }

    fn solved(_: &Proofs) -> Value {
        Value::Null
    }

    fn grounds(alphabets: &[&'static MachineAlphabet]) -> Vec<&'static str> {
        let mut all = GROUNDS_OF_MACHINE_FUNCTIONS.to_vec();
        all.splice(1..1, judged(alphabets));
        all
    }

    fn whole(alphabets: &[&'static MachineAlphabet]) -> Vec<(&'static str, Value)> {
        let letters = |a: &&MachineAlphabet| json!({"name": a.name, "letters": a.letters});
        let all: Vec<Value> = alphabets.iter().map(letters).collect();
        vec![("alphabets", all.into())]
    }

    fn summary(certificate: &Value) -> Option<String> {
        let blocks = largest(certificate, Self::SIZE)?;
        let units = total(certificate, "/machine_functions");
        (units > 0).then(|| {
            format!(
                "{units} machine functions of up to {blocks} blocks, {} accepted rewrites with the same streams, {} wrong, {} unknown",
                total(certificate, "/accepted_total"),
                total(certificate, "/wrong"),
                total(certificate, "/unknown"),
            )
        })
    }
}

const GROUNDS_OF_MACHINE_FUNCTIONS: &[&str] = &[
    "Every control-flow graph of each size is there once, up to names of blocks, with every way to fill its blocks that the \
     alphabet names; 'alphabets' holds the letters. Up to three blocks each function is there in three spellings: short, with \
     every branch written out, and with the blocks behind the entry in the opposite order.",
    "Every accepted rewrite was applied; the result is well-formed, reducible where the function was, convergent instructions are \
     as many as before and depend on no more predicates, threads that a merge brings together meet nothing convergent before all \
     of them have met (CV-1, stated in oracle/src/machine/groups.rs), the pass's measure has become less (BF-R16), and one thread \
     executes the same.",
    "What one thread executes was decided exactly (oracle/src/machine/streams.rs), without a bound on loops and without a \
     solver: instructions with their promises, which may only become less, and decisions by predicate.",
    "Refusals are counted by their reasons. Whether they were needed was not asked: the reference performs nothing that it refuses.",
    "Whole runs of the reference were held to the same measure.",
];
