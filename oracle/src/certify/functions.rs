//! Certification of passes on functions: every function of an alphabet at a size, refinement decided exactly.
//!
//! The functions are those of [`enumerate`](crate::enumerate). Refinement is decided by
//! running both functions side by side over all their states ([`explore`]), without a
//! bound on loops; a solver handed in by the caller may be asked as well.

use super::explore::{self, Refinement};
use super::tally::refusal;
use super::{Decision, Ground, Proof, Scope, candidates};
use crate::canonical::canonical;
use crate::enumerate::skeleton::Skeleton;
use crate::enumerate::{Alphabet, EnclosingModule};
use crate::invariants::{Baseline, Broken};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use tandem_ir::rewrite::Rewrite;
use tandem_ir::text::print_function;
use tandem_ir::{Function, Header};

/// A solver: whether the second function refines the first.
pub type Solver<'a> = &'a (dyn Fn(&EnclosingModule, &Function, &Function) -> Proof + Sync);

/// The functions of an alphabet with so many blocks.
pub struct Functions<'a> {
    alphabet: &'a Alphabet,
    graphs: Vec<Skeleton>,
    /// The kinds of rewrites that are proposed.
    kinds: Vec<&'static str>,
    solver: Option<Solver<'a>>,
}

impl<'a> Functions<'a> {
    /// The functions of an alphabet with so many blocks, for a pass that makes these kinds of rewrites, and a solver if one
    /// is to be asked.
    pub fn new(
        alphabet: &'a Alphabet,
        blocks: usize,
        kinds: &[&'static str],
        solver: Option<Solver<'a>>,
    ) -> Functions<'a> {
        Functions {
            alphabet,
            graphs: alphabet.skeletons(blocks),
            kinds: alphabet.subject.proposed(kinds),
            solver,
        }
    }
}

impl Scope for Functions<'_> {
    type Unit = Function;
    type Builder = EnclosingModule;

    const SOLVER_MUST_PROVE: bool = true;

    fn builder(&self) -> Result<EnclosingModule, String> {
        EnclosingModule::new()
    }

    /// A part is a control-flow graph.
    fn parts(&self) -> usize {
        self.graphs.len()
    }

    fn each(
        &self,
        enclosing: &EnclosingModule,
        part: usize,
        visit: &mut dyn FnMut(usize, &Header, &Function),
    ) {
        let mut n = 0;
        self.alphabet.each(&self.graphs[part], &mut |spec| {
            visit(n, enclosing.header(), &enclosing.build(spec));
            n += 1;
        });
    }

    fn candidates(&self, f: &Function) -> Vec<Rewrite> {
        candidates::of(f, &self.kinds)
    }

    fn is_candidate(&self, candidate: &Rewrite, found: &Rewrite) -> bool {
        candidates::same_but_for_grounds(candidate, found)
    }

    fn decide(
        &self,
        cx: &Header,
        (before, after): (&Function, &Function),
        _: &[&'static str],
    ) -> Decision {
        match explore::refines(cx, before, after) {
            Refinement::Refines => Decision::Refines(Ground {
                name: "all states",
                runs: 0,
            }),
            Refinement::Fails(story) => Decision::Fails(story),
            Refinement::Unknown(why) => Decision::Unknown(why),
        }
    }

    /// Pairs of canonical forms that differ.
    fn obligation(
        &self,
        cx: &Header,
        (before, after): (&Function, &Function),
        _: &Rewrite,
    ) -> Option<u64> {
        self.solver?;
        let (a, b) = (canonical(cx, before), canonical(cx, after));
        if a == b {
            return None;
        }
        let mut h = FxHasher::default();
        (a.texts(), "->", b.texts()).hash(&mut h);
        Some(h.finish())
    }

    fn ask_solver(
        &self,
        enclosing: &EnclosingModule,
        (before, after): (&Function, &Function),
        _: &Rewrite,
    ) -> Proof {
        match self.solver {
            Some(solver) => solver(enclosing, before, after),
            None => Proof::Unknown("no solver is asked".into()),
        }
    }

    fn why_untouchable(&self, baseline: &Baseline) -> Option<&'static str> {
        (!baseline.reducible()).then_some(refusal::UNTOUCHABLE)
    }

    fn class_of(&self, broken: &Broken) -> &'static str {
        match broken.invariant {
            "reducibility" => refusal::IRREDUCIBLE,
            "convergence" => refusal::CONVERGENCE,
            _ => refusal::ILL_FORMED,
        }
    }

    fn print(&self, cx: &Header, f: &Function) -> String {
        print_function(cx, f)
    }
}
