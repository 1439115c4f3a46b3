//! Loops: bounded by a counter, tested at the top or at the bottom, left and continued from anywhere.
//!
//! ```text
//!   header: phi counter, phi carried …      top-tested: leaves when the counter is through
//!     body: statements, break, continue
//!    latch: counter +1 or -1, back          bottom-tested: leaves here
//!     exit: phis of what left from each edge
//! ```
//!
//! [`LoopFrame`] is a loop around the open block: its phis, where it exits to with which values, and whether threads
//! leave it after different numbers of rounds. What comes round is not known when the header is written, so carried
//! values count as whatever their type and the mode allow.
//!
//! Trips are a constant of at most 5, or an unknown number masked to at most 7; `weight` grows with them, so that a
//! program stays within its steps. In a kernel, a loop that all threads run alike may hold barriers; one that some of
//! them leave early becomes divergent.
//!
//! **Invariant:** a loop ends by its counter, but in poison-rich programs with the feature for endless loops. The one
//! loop that is entered at two places (`two_entry_loop`) has a counter, too.

use super::flow::{Join, Plan, Plans, Style, Values};
use super::maker::{MAX_WEIGHT, Maker};
use super::scope::Known;
use crate::config::Feature;
use smallvec::SmallVec;
use tandem_ir::{BinOp, Block, Flags, Inst, InstKind, IntPredicate, Type, Value};

/// A loop around the open block.
pub(super) struct LoopFrame {
    header: Block,
    /// The counter's phi, then those of the plans.
    phis: SmallVec<[Inst; 4]>,
    plans: Plans,
    counter: Known,
    down: bool,
    /// The test is at the top, so that any block may go back to it.
    top_tested: bool,
    exit: Join,
    /// Threads may leave it after different numbers of rounds.
    divergent: bool,
    /// Divergence of the loop's own body.
    level: u32,
    /// What the body has decided to carry round; otherwise it is drawn.
    next: Option<Values>,
}

/// How often a loop runs.
struct Trips {
    bound: Known,
    /// Runs of the body, at most.
    most: u64,
    constant: bool,
}

impl Maker<'_, '_, '_> {
    pub(super) fn some_loop(&mut self) {
        let n = 1 + self.c.below(2);
        let plans = (0..n).map(|_| self.carried()).collect();
        self.counted_loop(plans, &mut |me| {
            let n = 1 + me.c.below(3);
            me.statements(n);
        });
    }

    /// A loop-carried value.
    fn carried(&mut self) -> Plan {
        let style = self.c.pick(
            &[Style::Free, Style::Free, Style::Mixed, Style::Constants],
            Style::Free,
        );
        let ty = if self.c.chance(1, 4) {
            Type::I1
        } else {
            self.value_type()
        };
        Plan { ty, style }
    }

    fn trips(&mut self, uniform: bool) -> Option<Trips> {
        let room = MAX_WEIGHT / self.weight;
        let spent = self.config.steps.saturating_sub(self.cost) / self.weight / 16;
        let room = room.min(spent).min(8);
        if room < 2 {
            return None;
        }
        let ty = self.int_type();
        let wide = ty.int_width().is_some_and(|w| (5..=64).contains(&w));
        let ty = if wide { ty } else { Type::I32 };
        if room >= 3 && self.c.chance(1, 3) {
            let mask = if room >= 7 { 7 } else { 3 };
            let x = self.uniformly(uniform, |me| me.operand(ty));
            let x = if x.maybe_poison { self.freeze(x) } else { x };
            let m = self.int(ty, mask);
            let mut bound = self.op(InstKind::Binary(BinOp::And), ty, &[x, m]);
            bound.max = mask;
            return Some(Trips {
                bound,
                most: mask,
                constant: false,
            });
        }
        let n = 1 + u64::from(self.c.below(room.min(5) as u32));
        Some(Trips {
            bound: self.int(ty, n),
            most: n,
            constant: true,
        })
    }

    /// A loop with the given carried values around `body`.
    pub(super) fn counted_loop(&mut self, plans: Plans, body: &mut dyn FnMut(&mut Self)) {
        // In a kernel a loop that all threads run alike may hold barriers; any other is divergent.
        let alike = self.kernel && self.divergence == 0 && self.c.chance(2, 3);
        let Some(trips) = self.trips(alike) else {
            return self.int_statement();
        };
        let top_tested = self.c.chance(1, 2);
        let down = top_tested && self.c.chance(1, 4);
        let divergent = self.kernel && !alike;
        let before = self.scope.mark();
        let weight = self.weight;
        self.enter_loop(plans, &trips, top_tested, down, divergent);
        self.weight *= trips.most + 1;
        self.depth += 1;
        self.divergence += u32::from(divergent);
        if let Some(f) = self.loops.last_mut() {
            f.level = self.divergence;
        }
        if top_tested {
            self.test_at_top(&trips);
        }
        let inside = self.scope.mark();
        body(self);
        self.close_loop(&trips, top_tested);
        self.divergence -= u32::from(divergent);
        self.depth -= 1;
        self.weight = weight;
        // What the header computes dominates the exit too; LCSSA is not for everybody.
        let mark = if divergent || self.c.chance(1, 2) {
            before
        } else {
            inside
        };
        self.scope.reset(mark);
        if let Some(f) = self.loops.pop() {
            self.finish(f.exit);
        }
    }

    fn enter_loop(
        &mut self,
        plans: Plans,
        t: &Trips,
        top_tested: bool,
        down: bool,
        divergent: bool,
    ) {
        let exit_plans = self.plans(1);
        let mut exit = self.join(exit_plans);
        exit.divergent = divergent;
        let start = if down {
            t.bound
        } else {
            self.int(t.bound.ty, 0)
        };
        let first = self.values(&plans);
        let (from, header) = (self.at, self.f.create_block());
        self.f.append_br(from, header);
        self.open(header);
        let mut phis = SmallVec::new();
        let label = self.f.block_value(from);
        let i = self.append(InstKind::Phi, start.ty, &[start.value, label]);
        phis.push(i);
        let counter = Known {
            max: t.bound.max,
            divergent,
            ..self.plain(self.f.result(i).unwrap_or(start.value), start.ty)
        };
        for (plan, k) in plans.iter().zip(&first) {
            let i = self.append(InstKind::Phi, plan.ty, &[k.value, label]);
            phis.push(i);
            // What comes round is not known yet: assume the worst that the mode and the place allow.
            let carried = Known {
                maybe_poison: self.poison_rich(),
                divergent: self.kernel,
                ..self.plain(self.f.result(i).unwrap_or(k.value), plan.ty)
            };
            self.scope.add(carried);
        }
        self.scope.add(counter);
        self.loops.push(LoopFrame {
            header,
            phis,
            plans,
            counter,
            down,
            top_tested,
            exit,
            divergent,
            level: 0,
            next: None,
        });
    }

    /// `while`: leaves the loop from its header when the counter is through.
    fn test_at_top(&mut self, t: &Trips) {
        let Some(f) = self.loops.last() else { return };
        let (counter, down) = (f.counter, f.down);
        let zero = self.int(counter.ty, 0);
        let cond = if down {
            self.compare(IntPredicate::Ne, counter, zero)
        } else {
            let p = if self.c.chance(1, 3) {
                IntPredicate::Ne
            } else {
                IntPredicate::Ult
            };
            self.compare(p, counter, t.bound)
        };
        let cond = self.maybe_endless(cond);
        let body = self.f.create_block();
        self.leave_from_here(self.loops.len() - 1, cond, body, false);
        self.open(body);
    }

    /// Where the mode allows it, now and then another condition in place of the counter's.
    fn maybe_endless(&mut self, cond: Known) -> Known {
        if self.poison_rich() && self.has(Feature::InfiniteLoops) && self.c.chance(1, 8) {
            return self.branch_condition();
        }
        cond
    }

    /// Ends the open block: to `stay` if the condition is `!on`, else out of loop number `k`.
    fn leave_from_here(&mut self, k: usize, cond: Known, stay: Block, on: bool) {
        let plans = self.loops[k].exit.plans.clone();
        let values = self.values(&plans);
        let exit = self.loops[k].exit.block;
        self.loops[k].exit.edges.push((self.at, values));
        let (yes, no) = if on { (exit, stay) } else { (stay, exit) };
        self.f.append_cond_br(self.at, cond.value, yes, no);
    }

    /// The latch: increments the counter, and tests it if the header does not.
    fn close_loop(&mut self, t: &Trips, top_tested: bool) {
        let k = self.loops.len() - 1;
        let header = self.loops[k].header;
        let next = self.next_values(k);
        if top_tested {
            self.go_back(k, &next);
            self.f.append_br(self.at, header);
            return;
        }
        let p = if t.constant && self.c.chance(1, 3) {
            IntPredicate::Ne
        } else {
            IntPredicate::Ult
        };
        let cond = self.compare(p, next[0], t.bound);
        let cond = self.maybe_endless(cond);
        self.go_back(k, &next);
        self.leave_from_here(k, cond, header, false);
    }

    /// The counter one further, then the carried values.
    fn next_values(&mut self, k: usize) -> Values {
        let (counter, down) = (self.loops[k].counter, self.loops[k].down);
        let step = self.int(counter.ty, if down { u64::MAX } else { 1 });
        let mut next = self.op(InstKind::Binary(BinOp::Add), counter.ty, &[counter, step]);
        if !down && self.has(Feature::Flags) && self.c.chance(1, 2) {
            // At most 8 in at least 5 bits.
            self.flag(&mut next, Flags::NUW | Flags::NSW, true);
        }
        let mut values = Values::new();
        values.push(next);
        match self.loops[k].next.clone() {
            Some(decided) => values.extend(decided),
            None => {
                let plans = self.loops[k].plans.clone();
                values.extend(self.values(&plans));
            }
        }
        values
    }

    fn go_back(&mut self, k: usize, values: &Values) {
        let phis = self.loops[k].phis.clone();
        let from = self.at;
        for (phi, v) in phis.into_iter().zip(values) {
            self.f.add_phi_entry(phi, v.value, from);
        }
    }

    /// A conditional `break` or `continue` of a loop around the open block.
    pub(super) fn leave_loop(&mut self) {
        let n = self.loops.len();
        let out = if self.c.chance(1, 4) {
            self.c.below(n as u32) as usize
        } else {
            0
        };
        let k = n - 1 - out;
        let frame = &self.loops[k];
        let alike = self.kernel && !frame.divergent;
        if alike && (self.divergence > frame.level || self.loops[k..].iter().any(|f| f.divergent)) {
            return self.simple_statement();
        }
        // A loop that is left by some threads only is divergent even if it is not meant to be.
        let cond = self.uniformly(alike, Self::branch_condition);
        let next = self.f.create_block();
        if self.loops[k].top_tested && self.c.chance(1, 3) {
            let values = self.next_values(k);
            self.go_back(k, &values);
            let header = self.loops[k].header;
            self.f.append_cond_br(self.at, cond.value, header, next);
            return self.open(next);
        }
        if self.c.chance(1, 3) {
            self.leave_by_block(k, cond, next);
        } else {
            let on = self.c.chance(1, 2);
            self.leave_from_here(k, cond, next, on);
        }
        self.open(next);
    }

    /// Leaves a loop through a block of its own.
    fn leave_by_block(&mut self, k: usize, cond: Known, next: Block) {
        let way = self.f.create_block();
        self.f.append_cond_br(self.at, cond.value, way, next);
        self.open(way);
        let mark = self.scope.mark();
        self.simple_statement();
        let plans = self.loops[k].exit.plans.clone();
        let values = self.values(&plans);
        let exit = self.loops[k].exit.block;
        self.loops[k].exit.edges.push((self.at, values));
        self.f.append_br(self.at, exit);
        self.scope.reset(mark);
    }

    /// From here on these values go round the innermost loop, one for each of its plans.
    pub(super) fn go_round_with(&mut self, values: Values) {
        if let Some(frame) = self.loops.last_mut() {
            frame.next = Some(values);
        }
    }

    /// The carried values of the innermost loop, as its header knows them.
    pub(super) fn carried_values(&self, count: usize) -> Values {
        let Some(frame) = self.loops.last() else {
            return Values::new();
        };
        let phis = frame.phis.iter().skip(1).take(count);
        let value = |&i: &Inst| {
            let v = self.f.result(i)?;
            self.scope.known.iter().find(|k| k.value == v).copied()
        };
        phis.filter_map(value).collect()
    }

    // ----- irreducible ------------------------------------------------------------------

    /// A cycle of two blocks, entered at either; bounded by a counter that both count on.
    pub(super) fn two_entry_loop(&mut self) {
        if self.kernel || self.weight * 6 > MAX_WEIGHT {
            return self.simple_statement();
        }
        let cond = self.branch_condition();
        let exit_plans = self.plans(1);
        let mut exit = self.join(exit_plans);
        let bound = 2 + self.c.below(4);
        let bound = self.int(Type::I32, u64::from(bound));
        let zero = self.int(Type::I32, 0);
        let (from, sides) = (self.at, [self.f.create_block(), self.f.create_block()]);
        self.f.append_cond_br(from, cond.value, sides[0], sides[1]);
        let (weight, mark) = (self.weight, self.scope.mark());
        self.weight *= 6;
        self.depth += 1;
        let mut ends: SmallVec<[(Inst, Block, Value); 2]> = SmallVec::new();
        for (n, &side) in sides.iter().enumerate() {
            self.open(side);
            let label = self.f.block_value(from);
            let phi = self.append(InstKind::Phi, Type::I32, &[zero.value, label]);
            let counter = Known {
                max: 8,
                ..self.plain(self.f.result(phi).unwrap_or(zero.value), Type::I32)
            };
            self.scope.add(counter);
            let count = 1 + self.c.below(2);
            self.statements(count);
            let one = self.int(Type::I32, 1);
            let next = self.op(InstKind::Binary(BinOp::Add), Type::I32, &[counter, one]);
            let more = self.compare(IntPredicate::Ult, next, bound);
            let values = self.values(&exit.plans);
            exit.edges.push((self.at, values));
            self.f
                .append_cond_br(self.at, more.value, sides[1 - n], exit.block);
            ends.push((phi, self.at, next.value));
            self.scope.reset(mark);
        }
        self.f.add_phi_entry(ends[0].0, ends[1].2, ends[1].1);
        self.f.add_phi_entry(ends[1].0, ends[0].2, ends[0].1);
        self.weight = weight;
        self.depth -= 1;
        self.finish(exit);
    }
}
