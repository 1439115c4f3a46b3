//! Certification of passes on machine functions: every function of an alphabet at a size, judged by streams.
//!
//! The functions are those of [`enumerate::machine`](crate::enumerate::machine). What one thread executes is compared exactly
//! ([`streams`](crate::machine::streams)); which threads come together is what every step has to keep
//! ([`groups`](crate::machine::groups)), and with it that the function is well formed and stays reducible.

use super::tally::refusal;
use super::{Decision, Ground, Proof, Scope, candidates};
use crate::enumerate::Enumerated;
use crate::enumerate::machine::MachineAlphabet;
use crate::enumerate::skeleton::Skeleton;
use crate::invariants::Broken;
use crate::machine::invariants::Baseline;
use crate::machine::streams::{Answer, compare};
use tandem_ir::machine::text::{Style, print_function};
use tandem_ir::machine::{MFunc, MachineContext};
use tandem_ir::rewrite::MachineRewrite;

/// What an accepted rewrite rests on.
pub const STREAMS: &str = "the same streams";

/// The functions of an alphabet with so many blocks.
pub struct MachineFunctions<'a> {
    alphabet: &'a MachineAlphabet,
    graphs: Vec<Skeleton>,
    /// The kinds of rewrites that are proposed.
    kinds: Vec<&'static str>,
}

impl<'a> MachineFunctions<'a> {
    /// The functions of an alphabet with so many blocks, for a pass that makes these kinds of rewrites.
    pub fn new(
        alphabet: &'a MachineAlphabet,
        blocks: usize,
        kinds: &[&'static str],
    ) -> MachineFunctions<'a> {
        MachineFunctions {
            alphabet,
            graphs: alphabet.skeletons(blocks),
            kinds: alphabet.subject().proposed(kinds),
        }
    }
}

impl Scope for MachineFunctions<'_> {
    type Unit = MFunc;
    type Builder = ();

    const SOLVER_MUST_PROVE: bool = false;

    fn builder(&self) -> Result<(), String> {
        Ok(())
    }

    /// A part is a control-flow graph.
    fn parts(&self) -> usize {
        self.graphs.len()
    }

    fn each(&self, _: &(), part: usize, visit: &mut dyn FnMut(usize, &MachineContext, &MFunc)) {
        let mut n = 0;
        self.alphabet.each(&self.graphs[part], &mut |cx, f| {
            visit(n, cx, f);
            n += 1;
        });
    }

    fn candidates(&self, f: &MFunc) -> Vec<MachineRewrite> {
        candidates::of(f, &self.kinds)
    }

    fn decide(
        &self,
        cx: &MachineContext,
        (before, after): (&MFunc, &MFunc),
        _: &[&'static str],
    ) -> Decision {
        match compare((cx, before), (cx, after)) {
            Answer::Equal { .. } => Decision::Refines(Ground {
                name: STREAMS,
                runs: 0,
            }),
            Answer::Different { first, second, .. } => Decision::Fails(vec![format!(
                "a thread that would execute '{first}' executes '{second}'"
            )]),
            Answer::Stronger { letter } => {
                Decision::Fails(vec![format!("more is promised of '{letter}'")])
            }
            Answer::Unknown => Decision::Unknown("too many pairs of points for streams".into()),
        }
    }

    fn obligation(
        &self,
        _: &MachineContext,
        _: (&MFunc, &MFunc),
        _: &MachineRewrite,
    ) -> Option<u64> {
        None
    }

    fn ask_solver(&self, _: &(), _: (&MFunc, &MFunc), _: &MachineRewrite) -> Proof {
        Proof::Unknown("no solver is asked".into())
    }

    fn why_untouchable(&self, baseline: &Baseline) -> Option<&'static str> {
        (!baseline.is_reducible()).then_some(refusal::UNTOUCHABLE)
    }

    fn class_of(&self, broken: &Broken) -> &'static str {
        match broken.invariant {
            "reducibility" => refusal::IRREDUCIBLE,
            "convergence" => refusal::CONVERGENCE,
            // A rewrite that makes nothing less is refused so that the pass ends (BF-R16).
            "measure" => refusal::CAUTIOUS,
            _ => refusal::ILL_FORMED,
        }
    }

    fn print(&self, cx: &MachineContext, f: &MFunc) -> String {
        print_function(&cx.module, f, Style::Keep)
    }
}
