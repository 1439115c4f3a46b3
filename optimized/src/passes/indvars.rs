//! IndVarSimplify: what counted loops make superfluous. For loops whose counts are numbers.
//!
//! - A comparison that scalar evolution decides for every iteration becomes that truth value.
//! - A value that a phi behind the loop takes becomes the number that it has there.
//! - An exit test on a variable that counts for nothing else is put on one that the loop needs anyway (LFTR).
//! - Variables that only count, and instructions without use, go.
//!
//! Scalar evolution is asked before the first edit; its answers are numbers, which stay true while instructions go. A new
//! exit test is executed in every iteration, so what it compares must be poison in none: it starts with a literal number,
//! and an increment whose flags might be broken on the way loses them in the same step (IV-T1), whatever they promised
//! before. What was found may rest on that promise, so scalar evolution is asked again afterwards (IV-T2).

use crate::analysis::effects::is_pure;
use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::analysis::range::{mask, signed};
use crate::analysis::scev::{ConstantExit, ConstantLoop, CountedVariable};
use crate::context::Cx;
use crate::defects::planted;
use crate::options::{Knob, KnobType};
use crate::pass::{FunctionPass, Invocation, Pass, Ran, Turns};
use crate::transform::location::keep_location;
use crate::transform::sweep::sweep;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::collections::BTreeSet;
use tandem_ir::constant::Bits;
use tandem_ir::passes::{INDVARS, PassId};
use tandem_ir::rewrite::{Operand, Rewrite, Trace, Why};
use tandem_ir::{Block, Flags, Function, Inst, InstKind, IntPredicate, Type, Value};

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
                ("exit values replaced", done.exit_values),
                ("exit tests replaced", done.exit_tests),
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
    /// Values behind loops that became numbers.
    pub exit_values: u64,
    /// Exit tests that are on another variable now.
    pub exit_tests: u64,
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
        let all = analyses.scalar_evolution(cx, f, |se| se.constant_loops(wanted));
        all.into_iter().map(|l| (l.header, l)).collect()
    };
    let mut known: FxHashMap<Block, ConstantLoop> = ask(analyses, f);
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
    fn simplify(&mut self, l: &ConstantLoop, options: &Options) -> bool {
        self.tests(l);
        self.exit_values(l);
        let lost_grounds = !options.disable_lftr && self.exit_tests(l);
        self.sweep();
        if !lost_grounds {
            self.variables(l);
            self.sweep();
        }
        lost_grounds
    }

    fn tests(&mut self, l: &ConstantLoop) {
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

    fn exit_values(&mut self, l: &ConstantLoop) {
        for value in &l.exit_values {
            let (phi, n) = value.entry;
            // It may have hung on nothing but a variable of another loop that is gone.
            if self.f.inst_block(phi).is_none() {
                continue;
            }
            let old = self.f.operand(phi, n);
            self.replace(old, Bits::from_u128(value.width, value.number), &[(phi, n)]);
            self.dead.extend(self.f.def_inst(old));
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

    // ----- exit tests ---------------------------------------------------------------------------------------------------

    /// Replaces exit tests until one takes away grounds: flags of an increment, or the branch that made breaking them
    /// undefined behaviour. True if one did.
    fn exit_tests(&mut self, l: &ConstantLoop) -> bool {
        for exit in &l.exits {
            if let Some(test) = self.better_test(l, exit) {
                let before = self.f.flags(test.increment);
                self.replace_test(exit, &test);
                if self.f.flags(test.increment) != before || !test.replaced.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// A test on a variable of the loop that has other uses, where the present one is on a variable that has none.
    fn better_test(&self, l: &ConstantLoop, exit: &ConstantExit) -> Option<NewTest> {
        let f = &*self.f;
        let branch = f.terminator(exit.block)?;
        if !matches!(f.kind(branch), InstKind::Br) || f.num_operands(branch) != 3 {
            return None;
        }
        let old = f.def_inst(f.operand(branch, 0))?;
        let only = f.result(old).is_some_and(|v| f.has_one_use(v));
        let counter = l.variables.iter().find(|v| self.serves_only(v, old))?;
        if !only || !matches!(f.kind(old), InstKind::ICmp(_)) {
            return None;
        }
        l.variables
            .iter()
            .filter(|v| v.phi != counter.phi && v.literal && self.has_other_uses(v, old))
            .find_map(|v| self.test_on(v, branch, exit.count))
            .map(|test| NewTest {
                replaced: f.flags(counter.increment),
                ..test
            })
    }

    /// True if nothing but a comparison, and its own increment, uses the variable.
    fn serves_only(&self, v: &CountedVariable, test: Inst) -> bool {
        let f = &*self.f;
        let own = |i: Inst| i == v.phi || i == v.increment || i == test;
        let users = |i: Inst| f.result(i).into_iter().flat_map(|r| f.uses(r));
        let mut all = users(v.phi).chain(users(v.increment)).map(|u| f.user(u));
        let tested = f.operands(test).any(|o| {
            let def = f.def_inst(o);
            def == Some(v.phi) || def == Some(v.increment)
        });
        tested && all.all(own)
    }

    /// True if something else than this comparison, and the variable's own increment, uses it.
    fn has_other_uses(&self, v: &CountedVariable, test: Inst) -> bool {
        let f = &*self.f;
        let users = |i: Inst| f.result(i).into_iter().flat_map(|r| f.uses(r));
        let mut all = users(v.phi).chain(users(v.increment)).map(|u| f.user(u));
        all.any(|i| i != v.phi && i != v.increment && i != test)
    }

    fn test_on(&self, v: &CountedVariable, branch: Inst, count: u128) -> Option<NewTest> {
        let unit = v.step == 1 || v.step == mask(v.width);
        // The number that the test waits for must come once only.
        if !unit || count >= mask(v.width) || self.f.inst_block(v.phi).is_none() {
            return None;
        }
        let post = self.f.inst_block(v.increment) == self.f.inst_block(branch);
        let steps = count + u128::from(post);
        let limit = v.step.wrapping_mul(steps).wrapping_add(v.start) & mask(v.width);
        let safe = v.flags_kept_for(steps);
        let kept = planted!(self.cx, LftrKeepsFlags, safe, Flags::NUW | Flags::NSW);
        let flags = self.f.flags(v.increment);
        Some(NewTest {
            phi: v.phi,
            increment: v.increment,
            post,
            limit: Bits::from_u128(v.width, limit),
            replaced: Flags::NONE,
            flags: [Flags::NUW, Flags::NSW]
                .into_iter()
                .filter(|&x| flags.contains(x) && kept.contains(x))
                .fold(Flags::NONE, |a, x| a | x),
        })
    }

    fn replace_test(&mut self, exit: &ConstantExit, test: &NewTest) {
        let (cx, f, block) = (self.cx, &mut *self.f, exit.block);
        let Some(branch) = f.terminator(block) else {
            return;
        };
        self.trace.before(f, |_| Rewrite::ReplaceExitTest {
            block,
            phi: test.phi,
            post: test.post,
            limit: Operand::Int(test.limit.clone()),
            flags: test.flags,
        });
        let old = f.def_inst(f.operand(branch, 0));
        let pred = match exit.stays_if_true {
            true => IntPredicate::Ne,
            false => IntPredicate::Eq,
        };
        let tested = if test.post { test.increment } else { test.phi };
        let limit = f.bits(&test.limit);
        if let Some(v) = f.result(tested) {
            let i = f.create_inst(InstKind::ICmp(pred), Type::I1, &[v, limit]);
            f.insert_before_terminator(block, i);
            keep_location(cx, f, branch, i);
            if let Some(new) = f.result(i) {
                f.set_fresh_name(new, "exitcond");
                f.set_operand(branch, 0, new);
            }
        }
        f.set_flags(test.increment, test.flags);
        self.trace.after(f);
        self.changed.extend([branch, test.increment]);
        self.dead.extend(old);
        self.report.exit_tests += 1;
    }

    // ----- what is left without use ---------------------------------------------------------------------------------------

    /// Erases instructions that lost their last use, and what only they used.
    fn sweep(&mut self) {
        self.report.erased += sweep(self.cx, self.f, &mut self.dead, self.trace);
    }

    /// Erases the phis of a header on which nothing hangs but what leads back to them.
    fn variables(&mut self, l: &ConstantLoop) {
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

/// An exit test to put in.
struct NewTest {
    phi: Inst,
    increment: Inst,
    /// It is the increment that is compared, and not the phi.
    post: bool,
    limit: Bits,
    /// The flags of the increment afterwards.
    flags: Flags,
    /// The flags of the increment that was tested before.
    replaced: Flags,
}

impl CountedVariable {
    /// The flags that none of so many steps from the start breaks.
    fn flags_kept_for(&self, steps: u128) -> Flags {
        let up = self.step == 1;
        let mut kept = Flags::NONE;
        let start = signed(self.width, self.start);
        let (least, most) = (
            signed(self.width, 1 << (self.width - 1)),
            (mask(self.width) >> 1) as i128,
        );
        let steps_signed = i128::try_from(steps).unwrap_or(i128::MAX);
        let room = match up {
            true => most.checked_sub(start),
            false => start.checked_sub(least),
        };
        if room.is_none_or(|r| steps_signed <= r) {
            kept |= Flags::NSW;
        }
        // Adding the greatest number, which is what going down is, wraps unless the variable is 0.
        let unsigned = match up {
            true => mask(self.width) - self.start >= steps,
            false => steps == 0,
        };
        if unsigned {
            kept |= Flags::NUW;
        }
        kept
    }
}
