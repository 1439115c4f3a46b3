//! Bias to state machines: loops around a switch over a state that each iteration sets.
//!
//! The state starts as a constant, now and then as a value that is known at run time only. Each case does a
//! little and sets the next state: to a constant, a choice between two, the state itself, or something
//! unknown. Some cases share their block, some states have no case, some cases lead straight back to the
//! header. Other loop-carried values are passed from one phi to another. The blocks that the pass would copy
//! hold nothing, something, more than a threshold allows, or more than any budget; and some hold what must
//! not be duplicated (JT-R2, JT-R7, JT-R16, CV-1).

use super::flow::{Join, Plan, Plans, Style, Values};
use super::maker::Maker;
use super::scope::Known;
use crate::config::Feature;
use smallvec::{SmallVec, smallvec};
use tandem_ir::{BinOp, Block, InstKind, Type, Value};

/// Size of a state machine.
#[derive(Clone, Copy)]
struct Size {
    /// States, numbered from 0.
    states: u32,
    /// Instructions that each iteration executes in the blocks around the switch.
    filling: u32,
}

impl Maker<'_, '_, '_> {
    /// True if the bias is to state machines.
    pub(super) fn biased_to_state_machines(&self) -> bool {
        self.config.aims_at("thread-paths")
    }

    /// A loop around a switch over a state.
    pub(super) fn machine(&mut self) {
        let state = self.c.pick(&[Type::I32, Type::I8, Type::I64], Type::I32);
        let ty = self.int_type();
        let start = self.c.below(4);
        let style = if start == 3 {
            Style::Mixed
        } else {
            Style::Constants
        };
        let mut plans: Plans = smallvec![Plan { ty: state, style }];
        let style = Style::Free;
        let others = self.c.below(3);
        plans.extend((0..others).map(|_| Plan { ty, style }));
        let count = plans.len();
        let size = self.machine_size();
        self.counted_loop(plans, &mut |me| {
            let carried = me.carried_values(count);
            if carried.len() == count {
                me.round(&carried, size);
            } else {
                me.simple_statement();
            }
        });
    }

    fn machine_size(&mut self) -> Size {
        let states = 2 + self.c.below(4);
        match self.c.below(64) {
            // More to copy than any budget allows: rarely, since judging it is slow.
            63 => Size {
                states: 10 + self.c.below(6),
                filling: 380 + self.c.below(120),
            },
            // About what one threshold or another allows.
            50..=62 => Size {
                states,
                filling: 4 + self.c.below(60),
            },
            _ => Size {
                states,
                filling: self.c.pick(&[0, 0, 0, 1, 2, 3], 0),
            },
        }
    }

    /// One iteration: the switch, its cases, and the latch where they merge.
    fn round(&mut self, carried: &Values, size: Size) {
        let Some((&state, others)) = carried.split_first() else {
            return;
        };
        let before = self.c.chance(1, 3);
        if before {
            self.fill_round(size.filling);
        }
        let style = Style::Constants;
        let mut plans: Plans = smallvec![Plan {
            ty: state.ty,
            style
        }];
        let style = Style::Free;
        plans.extend(others.iter().map(|k| Plan { ty: k.ty, style }));
        if self.c.chance(1, 3) {
            plans.extend(self.plans(1));
        }
        let mut j = self.join(plans);
        j.divergent = state.divergent;
        self.cases_of_states(&mut j, state, size);
        let met = self.finish(j);
        if !before {
            self.fill_round(size.filling);
        }
        self.pass_on(carried, &met);
    }

    /// The loop-carried values of the next iteration: the next state, and for the others what the cases computed, or
    /// the value of another phi.
    fn pass_on(&mut self, carried: &Values, met: &Values) {
        let turned = carried.len() > 2 && self.c.chance(1, 2);
        let next = (0..carried.len()).map(|n| {
            let other = 1 + n % (carried.len() - 1).max(1);
            match carried.get(other) {
                Some(&k) if turned && n > 0 => k,
                _ => met.get(n).copied().unwrap_or(carried[n]),
            }
        });
        let next: Values = next.collect();
        self.go_round_with(next);
    }

    /// Instructions that a copy would hold.
    fn fill_round(&mut self, n: u32) {
        if self.c.chance(1, 10) {
            self.duplication_obstacle();
        }
        if n < 4 {
            return (0..n).for_each(|_| self.simple_statement());
        }
        let ty = self.int_type();
        let first = self.operand(ty);
        let mut all = first;
        for k in 0..n {
            let with = self.int(ty, u64::from(k));
            let op = if k % 2 == 0 { BinOp::Xor } else { BinOp::Add };
            // Many short chains of operations instead of one: they are there to be copied.
            let on = if k % 8 == 0 { first } else { all };
            all = self.op(InstKind::Binary(op), ty, &[on, with]);
        }
        self.scope.add(all);
    }

    // ----- cases ------------------------------------------------------------------------

    /// The switch, and the blocks that it leads to.
    fn cases_of_states(&mut self, j: &mut Join, state: Known, size: Size) {
        let own: Vec<Block> = (0..=size.states).map(|_| self.f.create_block()).collect();
        let mut edges: Vec<usize> = vec![0; own.len()];
        let rest = size.states as usize;
        // Behind the default: a block of its own, one of the cases', or straight on.
        let default = match self.c.below(4) {
            0 => None,
            1 => Some(0),
            _ => Some(rest),
        };
        let mut ops: SmallVec<[Value; 16]> = smallvec![state.value];
        let mut direct = 0;
        let mut lead = |me: &mut Self, to: Option<usize>| {
            let block = match to {
                Some(n) => {
                    edges[n] += 1;
                    own[n]
                }
                None => {
                    direct += 1;
                    j.block
                }
            };
            me.f.block_value(block)
        };
        let to = lead(self, default);
        ops.push(to);
        for n in 0..size.states {
            let k = n as usize;
            let to = match self.c.below(12) {
                // A state without a case.
                11 => continue,
                10 => None,
                8 | 9 => Some(k.saturating_sub(1)),
                _ => Some(k),
            };
            let case = self.int(state.ty, u64::from(n));
            let to = lead(self, to);
            ops.extend([case.value, to]);
        }
        if direct > 0 {
            let values = self.leaving_case(j, state, size);
            j.edges = vec![(self.at, values); direct];
        }
        let from = self.at;
        let handed = self.at_hand(state.ty).unwrap_or(state);
        self.append(InstKind::Switch, Type::VOID, &ops);
        let mark = self.scope.mark();
        self.depth += 1;
        self.divergence += u32::from(j.divergent);
        for (&b, &n) in own.iter().zip(&edges) {
            if n > 0 {
                self.open(b);
                self.case_of_state(j, (state, handed), (from, n), size);
                self.scope.reset(mark);
            }
        }
        self.divergence -= u32::from(j.divergent);
        self.depth -= 1;
    }

    /// The block of a case, with so many edges from the switch.
    fn case_of_state(
        &mut self,
        j: &mut Join,
        (state, handed): (Known, Known),
        (from, edges): (Block, usize),
        size: Size,
    ) {
        if self.c.chance(1, 3) {
            let label = self.f.block_value(from);
            let ops: SmallVec<[Value; 8]> =
                (0..edges).flat_map(|_| [handed.value, label]).collect();
            let i = self.append(InstKind::Phi, handed.ty, &ops);
            let value = self.f.result(i).unwrap_or(handed.value);
            self.scope.add(Known { value, ..handed });
        }
        if self.c.chance(1, 10) {
            self.duplication_obstacle();
        }
        let n = self.c.pick(&[0, 1, 1, 2], 1);
        self.statements(n);
        let values = self.leaving_case(j, state, size);
        j.edges.push((self.at, values));
        self.f.append_br(self.at, j.block);
    }

    /// The values on an edge from a case to the latch: the next state first.
    fn leaving_case(&mut self, j: &Join, state: Known, size: Size) -> Values {
        let mut values = self.values(&j.plans);
        if let Some(first) = values.first_mut() {
            *first = self.next_state(state, size);
        }
        values
    }

    fn next_state(&mut self, state: Known, size: Size) -> Known {
        let selects = 3 * u32::from(self.has(Feature::Selects) || self.c.chance(1, 4));
        match self.c.weighted(&[9, selects, 2, 1]) {
            1 => {
                let cond = self.fresh_compare();
                let (a, b) = (self.some_state(state.ty, size), self.c.chance(1, 5));
                let b = match b {
                    true => state,
                    false => self.some_state(state.ty, size),
                };
                self.select(cond, a, b)
            }
            2 => state,
            3 => {
                let k = self.operand(state.ty);
                self.well_defined(k)
            }
            _ => self.some_state(state.ty, size),
        }
    }

    /// A state; now and then one more than there are.
    fn some_state(&mut self, ty: Type, size: Size) -> Known {
        let n = self.c.below(size.states + 1);
        self.int(ty, u64::from(n))
    }
}
