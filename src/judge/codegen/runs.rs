//! Runs of a function and of its PTX on the same inputs, and what may be said where they differ.
//!
//! A difference is no finding where the source leaves open what differs: a choice of its own, the order of its threads, where
//! objects lie, what inline assembly does. Each such input is counted with its reason.

use super::Pair;
use super::translation::number_for_nan;
use crate::judge::visible::{self, Volatiles, is_open};
use crate::judge::{Judging, edges};
use crate::report::FileReport;
use tandem_ir::types::{Type, TypeTable};
use tandem_ir::{Function, Global};
use tandem_oracle::inputs::{Generator, TestInput};
use tandem_oracle::interp::{Outcome, Schedule};
use tandem_oracle::refine::{self, Comparison, Observed, SourceRun};

/// How much longer PTX may run than what is usual before it counts as not ending.
const PATIENCE: u64 = 256;

impl Pair<'_, '_> {
    /// Runs a function on inputs; a difference with the input that shows it.
    pub(super) fn run(
        &self,
        judging: &Judging,
        f: &Function,
        number: u32,
        report: &mut FileReport,
    ) -> Option<(String, Vec<String>)> {
        let config = &judging.config;
        if let Some(why) = self.not_comparable(f) {
            *report.inconclusive.entry(why).or_default() += config.inputs as usize;
            return None;
        }
        let generator = Generator::new(&self.module.header, f, &self.module.bodies);
        for n in 0..config.inputs {
            let mut input = generator.input(config.seed, n);
            edges::sharpen(&mut input, n);
            let source = SourceRun::new(self.program, f.global, input, config.steps);
            let mut open = |why: &str| {
                *report.inconclusive.entry(why.to_owned()).or_default() += 1;
            };
            let s = match source.observed() {
                Ok(s) => s,
                Err(why) => {
                    open(why);
                    continue;
                }
            };
            if self.volatiles == Volatiles::Bytes && visible::stores_open_bytes(&s.events) {
                open("a volatile store of bytes that are open");
                continue;
            }
            let s = &Observed {
                events: visible::settled(&s.events, &|p| self.is_hidden(p), self.volatiles),
                ..s.clone()
            };
            let steps = s.steps.saturating_mul(32) + 20_000;
            // One instruction of LLVM IR may be a loop in PTX (a copy byte by byte, a division bit by bit): that a run does not
            // end is believed only when it has had many times longer.
            let observed = match self.observe((f, number), &source.input, s, steps) {
                Ok(t) if t.outcome == Outcome::OutOfSteps => self.observe(
                    (f, number),
                    &source.input,
                    s,
                    steps.saturating_mul(PATIENCE),
                ),
                observed => observed,
            };
            let t = match observed {
                Ok(t) => t,
                Err(why) => {
                    open(&why);
                    continue;
                }
            };
            report.inputs += 1;
            let Some(d) = refine::difference(s, &t) else {
                continue;
            };
            if let Some(why) = self.left_open(f.global, &source.input, [s, &t], config.steps) {
                open(why);
                continue;
            }
            // A target may use the licences of its source, or not: contract, the sum behind `llvm.fmuladd`, subnormal numbers that
            // the function lets be flushed.
            let shaken = |licences| {
                let run = source.shaken(self.program, f.global, config.steps, licences)?;
                Some(self.settled(run))
            };
            let d = match refine::under_licences(s, &t, d, shaken) {
                Comparison::Differs(d) => d,
                Comparison::Refines => continue,
                Comparison::Inconclusive(why) => {
                    open(&why);
                    continue;
                }
            };
            let words = d.words.replace("the target", "the PTX");
            return Some((words, source.input.describe()));
        }
        None
    }

    /// Why the function is not run on inputs at all, if so.
    fn not_comparable(&self, f: &Function) -> Option<String> {
        // Buffers lie in global memory.
        let mut spaces = f
            .args()
            .iter()
            .filter_map(|v| f.value_type(*v).address_space());
        if let Some(space) = spaces.find(|s| !matches!(s, 0 | 1)) {
            return Some(format!("a parameter that points to addrspace({space})"));
        }
        let types = &self.module.header.types;
        let global = &self.module.header.globals[f.global];
        let result = types.as_function(global.ty).map(|t| t.0);
        let mut values = f.args().iter().map(|v| f.value_type(*v)).chain(result);
        let odd = values.any(|ty| has_odd_lanes(types, ty));
        odd.then(|| "a parameter or result that is a vector of parts of words".to_owned())
    }

    /// Why a difference between a run of the source and one of its PTX says nothing, if the source, or the input, leaves open
    /// what differs.
    fn left_open(
        &self,
        g: Global,
        input: &TestInput,
        [s, t]: [&Observed; 2],
        steps: u64,
    ) -> Option<&'static str> {
        if s.layout {
            return Some("the source depends on where objects lie");
        }
        if s.assembly {
            return Some("inline assembly whose meaning is not known as LLVM IR");
        }
        if s.nondeterministic && !(s.only_nan && number_for_nan(&s.outcome, &t.outcome)) {
            return Some("the source depends on a choice");
        }
        let returns_open = |o: &Outcome| matches!(o, Outcome::Returned(Some(v)) if is_open(v));
        if returns_open(&t.outcome) && input.args.iter().any(is_open) {
            return Some("the input leaves bits open on which the PTX depends");
        }
        if self.depends_on_schedule(g, input, s, steps) {
            return Some("the source depends on the schedule");
        }
        None
    }

    /// A run of the source with the events that its PTX is held to.
    fn settled(&self, run: Observed) -> Observed {
        let events = visible::settled(&run.events, &|p| self.is_hidden(p), self.volatiles);
        Observed { events, ..run }
    }

    /// Whether other orders of threads make a source do something else.
    fn depends_on_schedule(&self, g: Global, input: &TestInput, s: &Observed, steps: u64) -> bool {
        let Some(shape) = input.shape.filter(|x| x.threads() > 1) else {
            return false;
        };
        let mut all = vec![Schedule::LockstepWarps, Schedule::Greedy, Schedule::Ipdom];
        all.extend((1..5).flat_map(|n| [Schedule::RoundRobin(n), Schedule::Random(n)]));
        all.into_iter().any(|schedule| {
            let mut other = input.clone();
            other.shape = Some(tandem_oracle::inputs::Shape { schedule, ..shape });
            let run = SourceRun::new(self.program, g, other, steps);
            match run.observed() {
                Ok(o) => refine::difference(s, &self.settled(o.clone())).is_some(),
                Err(_) => true,
            }
        })
    }
}

/// A vector of lanes that no word is as wide as. No convention says where such lanes lie in a parameter.
fn has_odd_lanes(types: &TypeTable, ty: Type) -> bool {
    let lane = types.as_vector(ty).and_then(|v| v.0.int_width());
    lane.is_some_and(|w| !w.is_power_of_two() || w < 8)
}
