//! Certification of passes on modules: every module of an alphabet at a size, refinement decided on plans.
//!
//! The modules are those of [`enumerate::modules`](crate::enumerate::modules). A result
//! must keep what every step keeps (PL-R7), and do only what the module may do on every
//! plan of the host up to a length ([`mod@decide`]). Where plans cannot decide, because the
//! module itself depends on a choice, the step must be proved; the solver may be asked
//! about every distinct step as well.

pub mod decide;

use super::tally::refusal;
use super::{Decision, Proof, Scope, candidates, without_names};
use crate::enumerate::modules::{ModuleAlphabet, Part, build};
use crate::invariants::Broken;
use crate::module::describe;
use crate::module::form::form;
use crate::module::relate::Proofs;
use crate::tv::validate::Settings;
use decide::{Bounds, decide};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use tandem_ir::Module;
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite};
use tandem_ir::text::print;

/// The modules of an alphabet with so many steps in their bodies.
pub struct Modules<'a> {
    alphabet: &'a ModuleAlphabet,
    parts: Vec<Part>,
    /// The kinds of rewrites that are proposed.
    kinds: Vec<&'static str>,
    /// Each list of names to keep is a context of its own.
    contexts: Vec<ModuleContext>,
    solver: Option<&'a Settings>,
}

impl<'a> Modules<'a> {
    /// The modules of an alphabet with so many steps in their bodies, for a pass that makes these kinds of rewrites, and how
    /// the solver is asked if it is.
    pub fn new(
        alphabet: &'a ModuleAlphabet,
        steps: usize,
        kinds: &[&'static str],
        solver: Option<&'a Settings>,
    ) -> Modules<'a> {
        let context = |keep: &&[&str]| ModuleContext {
            is_shard: false,
            keep: keep.iter().map(|&k| k.into()).collect(),
        };
        Modules {
            alphabet,
            parts: alphabet.parts(steps),
            kinds: alphabet.subject.proposed(kinds),
            contexts: alphabet.keeps.iter().map(context).collect(),
            solver,
        }
    }
}

impl Scope for Modules<'_> {
    type Unit = Module;
    type Builder = ();

    const SOLVER_MUST_PROVE: bool = false;

    fn builder(&self) -> Result<(), String> {
        Ok(())
    }

    fn parts(&self) -> usize {
        self.parts.len()
    }

    fn each(&self, _: &(), part: usize, visit: &mut dyn FnMut(usize, &ModuleContext, &Module)) {
        let mut n = 0;
        self.alphabet.each(&self.parts[part], &mut |spec| {
            if let Some(m) = build(self.alphabet, spec) {
                for context in &self.contexts {
                    visit(n, context, &m);
                }
            }
            n += 1;
        });
    }

    fn candidates(&self, m: &Module) -> Vec<ModuleRewrite> {
        candidates::of(m, &self.kinds)
    }

    fn is_candidate(&self, candidate: &ModuleRewrite, found: &ModuleRewrite) -> bool {
        candidates::same_but_for_grounds(candidate, found)
    }

    fn decide(
        &self,
        context: &ModuleContext,
        both: (&Module, &Module),
        kinds: &[&'static str],
    ) -> Decision {
        let bounds = Bounds {
            acts: self.alphabet.acts,
            seeds: self.alphabet.seeds,
        };
        let internalized = kinds.iter().any(|k| ModuleRewrite::kind_hides_names(k));
        decide(both, context, internalized, bounds)
    }

    fn proved_otherwise(&self, both: (&Module, &Module), rw: &ModuleRewrite) -> bool {
        prove(both, rw, &Settings::default()) == Proof::Proved
    }

    fn obligation(
        &self,
        _: &ModuleContext,
        (before, _): (&Module, &Module),
        rw: &ModuleRewrite,
    ) -> Option<u64> {
        self.solver?;
        let mut h = FxHasher::default();
        let words = describe::rewrite(before, rw);
        (words, format!("{:?}", form(before))).hash(&mut h);
        Some(h.finish())
    }

    fn ask_solver(&self, _: &(), both: (&Module, &Module), rw: &ModuleRewrite) -> Proof {
        match self.solver {
            Some(settings) => prove(both, rw, settings),
            None => Proof::Unknown("no solver is asked".into()),
        }
    }

    fn class_of(&self, _: &Broken) -> &'static str {
        refusal::BROKEN
    }

    fn print(&self, _: &ModuleContext, m: &Module) -> String {
        print(m)
    }
}

/// What the solver says of a step.
fn prove(both: (&Module, &Module), rw: &ModuleRewrite, settings: &Settings) -> Proof {
    let mut proofs = Proofs::default();
    proofs.step(both, None, rw, settings, None);
    match proofs.conclusion(1).as_str() {
        "correct" => Proof::Proved,
        "correct (bounded)" => Proof::Bounded,
        _ => {
            let told = proofs.told().pop().unwrap_or_default();
            let why = told.split_once(": not proved: ").map_or("", |t| t.1);
            Proof::Unknown(without_names(why))
        }
    }
}
