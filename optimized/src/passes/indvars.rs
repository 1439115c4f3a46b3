//! IndVarSimplify: what counted loops make superfluous.
//!
//! - Of variables that are always the same one is enough.
//! - A comparison that scalar evolution decides for every iteration becomes that truth value; a remainder, a maximum or a minimum
//!   that is one of its operands in every iteration becomes that.
//! - A value that a phi behind the loop takes becomes the number that it has there, or is worked out before the loop.
//! - An exit test on a variable that counts for nothing else is put on one that the loop needs anyway (LFTR).
//! - Variables that only count, and instructions without use, go.
//!
//! Scalar evolution is asked before the first edit; its answers are numbers, which stay true while instructions go. A new
//! exit test is executed in every iteration, so what it compares must be poison in none: it starts with a literal number,
//! and an increment whose flags might be broken on the way loses them in the same step (IV-T1), whatever they promised
//! before. What was found may rest on that promise, so scalar evolution is asked again afterwards (IV-T2).

mod congruent;
mod exit_tests;
mod formulas;

use crate::analysis::effects::is_pure;
use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::analysis::scev::LoopFacts;
use crate::context::Cx;
use crate::options::{Knob, KnobType};
use crate::pass::{FunctionPass, Invocation, Pass, Ran, Turns};
use crate::transform::sweep::sweep;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::collections::BTreeSet;
use tandem_ir::constant::Bits;
use tandem_ir::passes::{INDVARS, PassId};
use tandem_ir::rewrite::{Operand, Rewrite, Trace, Why};
use tandem_ir::{Block, Function, Inst, Value};

/// Options of the pass.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `disable-lftr`: exit tests stay on the variables that they are on.
    pub disable_lftr: bool,
}

/// IndVarSimplify for the pass manager.
pub struct IndVarSimplifyPass;

impl Pass for IndVarSimplifyPass {
    const ID: &'static PassId = &INDVARS;
    const ASKS_SCALAR_EVOLUTION: bool = true;
    type Options = Options;
    const KNOBS: &'static [Knob<Options>] = &[Knob {
        name: "disable-lftr",
        ty: KnobType::Bool,
        default: "false",
        help: "indvars leaves exit tests on the variables that they are on",
        requirement: "SE-R5",
        set: |o, v| o.disable_lftr = v.bool(),
    }];
}

/// How often scalar evolution is asked in one function.
const QUESTIONS: u32 = 16;

/// What the pass leaves right where it changes something: blocks and edges.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::AddressTakenBlocks)
    .preserve(AnalysisId::ConvergentBlocks)
    .preserve(AnalysisId::ScalarEvolution);

impl FunctionPass for IndVarSimplifyPass {
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> Ran {
        let done = run(cx, f, analyses, (with.options, with.loops), trace);
        Ran {
            changed: done != Report::default(),
            counters: vec![
                ("tests decided", done.tests),
                ("operands given back", done.given_back),
                ("exit values replaced", done.exit_values),
                ("exit tests replaced", done.exit_tests),
                ("variables merged", done.merged),
                ("variables erased", done.variables),
                ("instructions erased", done.erased),
            ],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// What a run did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Comparisons that became a truth value.
    pub tests: u64,
    /// Remainders, maxima and minima for which one of their operands stands.
    pub given_back: u64,
    /// Values behind loops that became numbers.
    pub exit_values: u64,
    /// Exit tests that are on another variable now.
    pub exit_tests: u64,
    /// Variables for which another one stands.
    pub merged: u64,
    /// Variables that are gone.
    pub variables: u64,
    /// Instructions without use that are gone.
    pub erased: u64,
}

/// Runs the pass on one function.
pub fn run<T: Trace<Function>>(
    cx: Cx<'_>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    (options, turns): (&Options, Turns<'_>),
    trace: &mut T,
) -> Report {
    let loops = analyses.loops(f);
    if !loops.may_change(cx, f) {
        return Report::default();
    }
    let nest = analyses.nest(f);
    let wanted = |header: Block| !turns.never(header);
    let ask = |analyses: &mut FunctionAnalyses, f: &Function| {
        let all = analyses.scalar_evolution(cx, f, |se| se.loop_facts(wanted));
        all.into_iter().map(|l| (l.header, l)).collect()
    };
    let mut known: FxHashMap<Block, LoopFacts> = ask(analyses, f);
    let mut simplify = Simplify {
        cx,
        f,
        trace,
        report: Report::default(),
        dead: Vec::new(),
        changed: Vec::new(),
    };
    let mut questions = 1;
    for n in nest.inside_out() {
        let header = nest.loops[n].header;
        // Whose answers have lost their grounds, and may not be asked for again, is done with.
        if !turns.admits(header) || questions > QUESTIONS {
            continue;
        }
        while let Some(l) = known.get(&header) {
            simplify.trace.heartbeat();
            if !simplify.simplify(l, options) {
                break;
            }
            questions += 1;
            if questions > QUESTIONS {
                break;
            }
            // The same loops, and this one once more: it may have another exit.
            simplify.tell(analyses);
            known = ask(analyses, simplify.f);
        }
    }
    simplify.tell(analyses);
    simplify.report
}

struct Simplify<'a, T> {
    cx: Cx<'a>,
    f: &'a mut Function,
    trace: &'a mut T,
    report: Report,
    /// Instructions that may have lost their last use.
    dead: Vec<Inst>,
    /// Instructions with other operands or flags than before.
    changed: Vec<Inst>,
}

impl<T: Trace<Function>> Simplify<'_, T> {
    /// Scalar evolution forgets what rests on what was changed or erased.
    fn tell(&mut self, analyses: &mut FunctionAnalyses) {
        for i in self.changed.drain(..) {
            analyses.inst_changed(self.cx, i);
        }
        analyses.insts_erased(self.cx, self.f);
    }

    /// One loop. True if its answers have lost their grounds on the way, so that they have to be asked for again.
    fn simplify(&mut self, l: &LoopFacts, options: &Options) -> bool {
        if self.congruent(l.header) {
            return true;
        }
        self.tests(l);
        self.given_back(l);
        self.exit_values(l);
        self.exit_formulas(l);
        let lost_grounds = !options.disable_lftr && (self.exit_tests(l) || self.open_exit_tests(l));
        self.sweep();
        if !lost_grounds {
            self.variables(l);
            self.sweep();
        }
        lost_grounds
    }

    fn tests(&mut self, l: &LoopFacts) {
        for &(i, truth) in &l.tests {
            let Some(old) = self.f.result(i).filter(|&v| self.f.has_uses(v)) else {
                continue;
            };
            let uses = self.uses(old);
            self.replace(old, Bits::from_u128(1, truth.into()), &uses);
            self.dead.push(i);
            self.report.tests += 1;
        }
    }

    fn given_back(&mut self, l: &LoopFacts) {
        for &(i, n) in &l.given_back {
            let Some(old) = self.f.result(i).filter(|&v| self.f.has_uses(v)) else {
                continue;
            };
            let (uses, new) = (self.uses(old), self.f.operand(i, n));
            self.trace.before(self.f, |f| Rewrite::ReplaceUses {
                old,
                new: formulas::named(f, new),
                uses: uses.clone(),
                why: Why::Fold,
            });
            for (user, n) in uses {
                self.f.set_operand(user, n, new);
                self.changed.push(user);
            }
            self.trace.after(self.f);
            self.dead.push(i);
            self.report.given_back += 1;
        }
    }

    fn exit_values(&mut self, l: &LoopFacts) {
        for value in &l.exit_values {
            let (phi, n) = value.entry;
            // It may have hung on nothing but a variable of another loop that is gone.
            if self.f.inst_block(phi).is_none() {
                continue;
            }
            // A truth value may be decided by now.
            let old = self.f.operand(phi, n);
            let Some(def) = self.f.def_inst(old) else {
                continue;
            };
            self.replace(old, Bits::from_u128(value.width, value.number), &[(phi, n)]);
            self.dead.push(def);
            self.report.exit_values += 1;
        }
    }

    fn uses(&self, v: Value) -> Vec<(Inst, usize)> {
        let all = self
            .f
            .uses(v)
            .map(|u| (self.f.user(u), self.f.use_index(u)));
        let mut all: Vec<(Inst, usize)> = all.collect();
        all.sort_unstable();
        all
    }

    fn replace(&mut self, old: Value, number: Bits, uses: &[(Inst, usize)]) {
        self.trace.before(self.f, |_| Rewrite::ReplaceUses {
            old,
            new: Operand::Int(number.clone()),
            uses: uses.to_vec(),
            why: Why::Fold,
        });
        let new = self.f.bits(&number);
        for &(user, n) in uses {
            self.f.set_operand(user, n, new);
            self.changed.push(user);
        }
        self.trace.after(self.f);
    }

    // ----- what is left without use ---------------------------------------------------------------------------------------

    /// Erases instructions that lost their last use, and what only they used.
    fn sweep(&mut self) {
        self.report.erased += sweep(self.cx, self.f, &mut self.dead, self.trace);
    }

    /// Erases the phis of a header on which nothing hangs but what leads back to them.
    fn variables(&mut self, l: &LoopFacts) {
        let phis: SmallVec<[Inst; 8]> = self.f.phis(l.header).collect();
        for phi in phis {
            if self.f.inst_block(phi).is_none() {
                continue;
            }
            let Some(cycle) = self.guard_cycle(phi) else {
                continue;
            };
            self.trace.before(self.f, |_| Rewrite::EraseIv { phi });
            let mut outside: Vec<Inst> = Vec::new();
            for &i in &cycle {
                outside.extend(self.f.operands(i).filter_map(|v| self.f.def_inst(v)));
                if let Some(v) = self.f.result(i) {
                    let gone = self.f.poison(self.f.inst_type(i));
                    self.f.replace_all_uses(v, gone);
                }
            }
            for &i in &cycle {
                self.f.erase_inst(i);
            }
            self.trace.after(self.f);
            self.dead.extend(outside);
            self.report.variables += 1;
        }
    }

    /// A phi with all that hangs on it, if none of that has an effect.
    fn guard_cycle(&self, phi: Inst) -> Option<BTreeSet<Inst>> {
        let f = &*self.f;
        let mut cycle = BTreeSet::from([phi]);
        let mut work = vec![phi];
        while let Some(i) = work.pop() {
            for u in f.result(i).into_iter().flat_map(|v| f.uses(v)) {
                let user = f.user(u);
                if !is_pure(f.kind(user)) {
                    return None;
                }
                if cycle.insert(user) {
                    work.push(user);
                }
            }
        }
        Some(cycle)
    }
}
