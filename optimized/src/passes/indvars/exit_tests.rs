//! Exit tests on another variable (LFTR).

use super::Simplify;
use super::formulas::named;
use crate::analysis::range::{mask, signed};
use crate::analysis::scev::{ConstantExit, CountedVariable, LoopFacts};
use crate::defects::planted;
use crate::transform::location::keep_location;
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Flags, Function, Inst, InstKind, IntPredicate, Type, Value};

impl<T: Trace<Function>> Simplify<'_, T> {
    // ----- exit tests ---------------------------------------------------------------------------------------------------

    /// Replaces exit tests until one takes away grounds: flags of an increment, or the branch that made breaking them
    /// undefined behaviour. True if one did.
    pub(super) fn exit_tests(&mut self, l: &LoopFacts) -> bool {
        for exit in &l.exits {
            if let Some(test) = self.better_test(l, exit) {
                let before = self.f.flags(test.increment);
                let (limit, flags) = (self.f.bits(&test.limit), test.flags);
                let put = (test.phi, test.increment, test.post);
                self.replace_test((exit.block, exit.stays_if_true), put, (limit, flags));
                if self.f.flags(test.increment) != before || !test.replaced.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    /// A test on a variable of the loop that has other uses, where the present one is on a variable that has none.
    fn better_test(&self, l: &LoopFacts, exit: &ConstantExit) -> Option<NewTest> {
        let f = &*self.f;
        let (branch, old) = self.test_of(exit.block)?;
        let all = &l.variables;
        let counter = all
            .iter()
            .find(|v| self.serves_only((v.phi, v.increment), old))?;
        l.variables
            .iter()
            .filter(|v| {
                v.phi != counter.phi && v.literal && self.has_other_uses((v.phi, v.increment), old)
            })
            .find_map(|v| self.test_on(v, branch, exit.count))
            .map(|test| NewTest {
                replaced: f.flags(counter.increment),
                ..test
            })
    }

    /// True if nothing but a comparison, and its own increment, uses the variable.
    fn serves_only(&self, (phi, increment): (Inst, Inst), test: Inst) -> bool {
        let f = &*self.f;
        let own = |i: Inst| i == phi || i == increment || i == test;
        let users = |i: Inst| f.result(i).into_iter().flat_map(|r| f.uses(r));
        let mut all = users(phi).chain(users(increment)).map(|u| f.user(u));
        let tested = f.operands(test).any(|o| {
            let def = f.def_inst(o);
            def == Some(phi) || def == Some(increment)
        });
        tested && all.all(own)
    }

    /// True if something else than this comparison, and the variable's own increment, uses it.
    fn has_other_uses(&self, (phi, increment): (Inst, Inst), test: Inst) -> bool {
        let f = &*self.f;
        let users = |i: Inst| f.result(i).into_iter().flat_map(|r| f.uses(r));
        let mut all = users(phi).chain(users(increment)).map(|u| f.user(u));
        all.any(|i| i != phi && i != increment && i != test)
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

    /// Puts the test of an exit on a variable, or on its increment.
    fn replace_test(
        &mut self,
        (block, stays_if_true): (Block, bool),
        (phi, increment, post): (Inst, Inst, bool),
        (limit, flags): (Value, Flags),
    ) {
        let (cx, f) = (self.cx, &mut *self.f);
        let Some(branch) = f.terminator(block) else {
            return;
        };
        self.trace.before(f, |f| Rewrite::ReplaceExitTest {
            block,
            phi,
            post,
            limit: named(f, limit),
            flags,
        });
        let old = f.def_inst(f.operand(branch, 0));
        let pred = match stays_if_true {
            true => IntPredicate::Ne,
            false => IntPredicate::Eq,
        };
        if let Some(v) = f.result(if post { increment } else { phi }) {
            let i = f.create_inst(InstKind::ICmp(pred), Type::I1, &[v, limit]);
            f.insert_before_terminator(block, i);
            keep_location(cx, f, branch, i);
            if let Some(new) = f.result(i) {
                f.set_fresh_name(new, "exitcond");
                f.set_operand(branch, 0, new);
            }
        }
        f.set_flags(increment, flags);
        self.trace.after(f);
        self.changed.extend([branch, increment]);
        self.dead.extend(old);
        self.report.exit_tests += 1;
    }

    /// The same where the count is no number: the limit is worked out before the loop. True if a test was replaced, and with it
    /// a flag or what made breaking one undefined.
    pub(super) fn open_exit_tests(&mut self, l: &LoopFacts) -> bool {
        for exit in &l.open_exits {
            let Some((branch, old)) = self.test_of(exit.block) else {
                continue;
            };
            let phis = self.f.phis(l.header);
            let counted = phis.filter_map(|phi| self.counted(l.header, phi));
            let pairs: Vec<(Inst, Inst)> = counted
                .filter_map(|c| Some((self.f.def_inst(c.phi)?, c.add)))
                .collect();
            let counter = pairs.iter().find(|p| self.serves_only(**p, old));
            let Some(&(counter, _)) = counter else {
                continue;
            };
            let better = exit.limits.iter().find(|v| {
                let there = self.f.inst_block(v.phi).is_some();
                there && v.phi != counter && self.has_other_uses((v.phi, v.increment), old)
            });
            let Some(v) = better else { continue };
            let home = self.f.inst_block(v.increment);
            let post = home == self.f.inst_block(branch);
            let after = planted!(self.cx, LimitOfThePhi, post, false);
            let limit = if after { &v.after } else { &v.at };
            let before = self.f.terminator(exit.before);
            let made = limit.as_ref().zip(before);
            let Some(limit) = made.and_then(|(x, before)| self.expand(x, before)) else {
                continue;
            };
            let kept = planted!(
                self.cx,
                LftrKeepsFlags,
                Flags::NONE,
                self.f.flags(v.increment)
            );
            let put = (v.phi, v.increment, post);
            self.replace_test((exit.block, exit.stays_if_true), put, (limit, kept));
            return true;
        }
        false
    }

    /// The branch at the end of a block, and the comparison that only it uses.
    fn test_of(&self, block: Block) -> Option<(Inst, Inst)> {
        let f = &*self.f;
        let branch = f.terminator(block)?;
        if !matches!(f.kind(branch), InstKind::Br) || f.num_operands(branch) != 3 {
            return None;
        }
        let old = f.def_inst(f.operand(branch, 0))?;
        let only = f.result(old).is_some_and(|v| f.has_one_use(v));
        (only && matches!(f.kind(old), InstKind::ICmp(_))).then_some((branch, old))
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
