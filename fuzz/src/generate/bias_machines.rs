//! The bias to dfa-jump-threading: loops that carry the state of a machine.
//!
//! A loop's header asks a state in which case it goes on, and each case says which state
//! is next: by a constant, by a select or a branch between two, by keeping the one it has.
//! That is what the pass threads. Near misses are drawn as often as they keep most machines
//! good: a first state that only the run knows (JT-T16), a state that is computed, cases
//! that share a block (JT-T11), a state without a case (JT-T18), cases that go straight back to
//! the header, states that meet once more on their way to it, and whatever statements a block
//! can hold. A counter ends every machine.

use super::flow::{Join, Plan, Style, Values};
use super::maker::{MAX_WEIGHT, Maker};
use super::scope::Known;
use smallvec::SmallVec;
use tandem_ir::{BinOp, Block, Inst, InstKind, IntPredicate, Type, Value};

/// Rounds of a machine, at most.
const ROUNDS: u64 = 8;

/// A machine while its cases are written.
struct Machine {
    /// What its state can be.
    states: SmallVec<[u64; 6]>,
    /// The state as the header has it, then the other values that go round.
    carried: Values,
    header: Block,
    /// The counter's phi, then those of what is carried.
    phis: SmallVec<[Inst; 4]>,
    /// The counter, one further.
    next: Known,
    /// The test is in the header, so that every case may go straight back to it.
    top_tested: bool,
    /// Where the cases meet on their way back.
    meet: Join,
    exit: Join,
    /// Only constants of `states` were ever its state.
    known: bool,
}

impl Maker<'_, '_, '_> {
    /// True if the bias is to machines.
    pub(super) fn biased_to_machines(&self) -> bool {
        self.config.bias == Some("dfa-jump-threading")
    }

    /// A loop with a state, if there is room for one.
    pub(super) fn state_machine(&mut self) {
        let rounds = (MAX_WEIGHT / self.weight).min(ROUNDS);
        let spent = self.config.steps.saturating_sub(self.cost) / self.weight / 32;
        if rounds.min(spent) < 2 {
            return self.int_statement();
        }
        let rounds = 2 + u64::from(self.c.below(rounds as u32 - 1));
        let before = (self.scope.mark(), self.weight);
        let divergent = u32::from(self.kernel);
        let mut m = self.machine(rounds);
        self.weight *= rounds + 1;
        self.depth += 1;
        self.divergence += divergent;
        if m.top_tested {
            let body = self.f.create_block();
            self.leave_machine(&mut m, rounds, body);
            self.open(body);
        }
        for _ in 0..self.c.pick(&[0, 1, 0, 2], 0) {
            self.simple_statement();
        }
        self.ask_state(&mut m);
        self.go_round(&mut m, rounds);
        self.divergence -= divergent;
        self.depth -= 1;
        self.scope.reset(before.0);
        self.weight = before.1;
        self.finish(m.exit);
    }

    /// The header with its phis.
    fn machine(&mut self, rounds: u64) -> Machine {
        let ty = self.state_type();
        let states = self.states();
        let mut plans: SmallVec<[Plan; 3]> = smallvec::smallvec![Plan {
            ty,
            style: Style::Constants
        }];
        for _ in 0..self.c.pick(&[1, 2, 0], 1) {
            let ty = self.value_type();
            let style = self.c.pick(&[Style::Free, Style::Mixed], Style::Free);
            plans.push(Plan { ty, style });
        }
        let exit_plans = self.plans(1);
        let mut exit = self.join(exit_plans);
        let mut meet = self.join(plans.clone());
        (exit.divergent, meet.divergent) = (self.kernel, self.kernel);
        // JT-T16: a first state that only the run knows makes the states a loop with several entries.
        let unknown = self.c.chance(1, 16);
        let mut first: Values = self.values(&plans);
        first[0] = if unknown {
            let k = self.operand(ty);
            self.settled(k)
        } else {
            self.a_state(&states, ty)
        };
        let (from, header) = (self.at, self.f.create_block());
        self.f.append_br(from, header);
        self.open(header);
        let label = self.f.block_value(from);
        let zero = self.int(Type::I32, 0);
        let mut phis: SmallVec<[Inst; 4]> = SmallVec::new();
        phis.push(self.append(InstKind::Phi, Type::I32, &[zero.value, label]));
        for k in &first {
            phis.push(self.append(InstKind::Phi, k.ty, &[k.value, label]));
        }
        let values: Vec<Value> = phis.iter().filter_map(|&i| self.f.result(i)).collect();
        let carried = values.iter().skip(1).zip(&plans).map(|(&v, p)| Known {
            tainted: self.poison_rich(),
            divergent: self.kernel,
            ..self.plain(v, p.ty)
        });
        let carried: Values = carried.collect();
        for &k in &carried {
            self.scope.add(k);
        }
        let counter = Known {
            max: rounds,
            divergent: self.kernel,
            ..self.plain(values.first().copied().unwrap_or(zero.value), Type::I32)
        };
        self.scope.add(counter);
        let one = self.int(Type::I32, 1);
        let next = self.op(InstKind::Binary(BinOp::Add), Type::I32, &[counter, one]);
        Machine {
            states,
            carried,
            header,
            phis,
            next,
            top_tested: self.c.chance(1, 2),
            meet,
            exit,
            known: !unknown,
        }
    }

    fn state_type(&mut self) -> Type {
        let ty = self.int_type();
        let ty = self.c.pick(&[Type::I32, ty, Type::I8, ty], Type::I32);
        match ty.int_width() {
            Some(3..=64) => ty,
            _ => Type::I32,
        }
    }

    /// Two to five different numbers.
    fn states(&mut self) -> SmallVec<[u64; 6]> {
        let n = u64::from(self.c.pick(&[3u32, 2, 4, 5], 3));
        let from = self.c.pick(&[0, 1, 0], 0);
        (from..from + n).collect()
    }

    fn a_state(&mut self, states: &[u64], ty: Type) -> Known {
        let undef = self.poison_rich() && self.has(crate::config::Feature::UndefConstants);
        if undef && self.c.chance(1, 16) {
            return self.nothing(ty);
        }
        let n = self.c.pick(states, 0);
        self.int(ty, n)
    }

    /// Ends the open block: out of the loop when all rounds are over, else to `stay`.
    fn leave_machine(&mut self, m: &mut Machine, rounds: u64, stay: Block) {
        let most = self.int(Type::I32, rounds);
        let more = self.compare(IntPredicate::Ule, m.next, most);
        let values = self.values(&m.exit.plans);
        m.exit.edges.push((self.at, values));
        self.f
            .append_cond_br(self.at, more.value, stay, m.exit.block);
    }

    // ----- cases -------------------------------------------------------------------------------

    /// The switch on the state, and its cases.
    fn ask_state(&mut self, m: &mut Machine) {
        let state = m.carried[0];
        // The case of one state may be missing, and some may share a block.
        let missing = self.c.chance(1, 4) && m.states.len() > 2;
        let shared = self.c.chance(1, 6);
        let cases: SmallVec<[u64; 6]> = m
            .states
            .iter()
            .copied()
            .skip(usize::from(missing))
            .collect();
        let mut blocks: SmallVec<[Block; 6]> = SmallVec::new();
        for n in 0..cases.len() {
            let one = match blocks.last() {
                Some(&b) if shared && n > 1 => b,
                _ => self.f.create_block(),
            };
            blocks.push(one);
        }
        let (asking, default) = (self.at, self.f.create_block());
        let mut ops: SmallVec<[Value; 16]> = SmallVec::new();
        ops.extend([state.value, self.f.block_value(default)]);
        // Now and then a case needs no block of its own.
        if self.c.chance(1, 6) && blocks.len() > 1 {
            let next = self.a_state(&m.states, state.ty);
            let values = self.round_values(m, next);
            m.meet.edges.push((asking, values));
            blocks.pop();
        }
        let targets = blocks.iter().copied().chain([m.meet.block]);
        for (&n, b) in cases.iter().zip(targets) {
            let case = self.int(state.ty, n);
            ops.extend([case.value, self.f.block_value(b)]);
        }
        self.append(InstKind::Switch, Type::VOID, &ops);
        let mark = self.scope.mark();
        blocks.dedup();
        for b in blocks {
            self.open(b);
            self.case(m);
            self.scope.reset(mark);
        }
        self.open(default);
        self.otherwise(m, missing);
        self.scope.reset(mark);
    }

    /// What a case does, and which state is next.
    fn case(&mut self, m: &mut Machine) {
        for _ in 0..self.c.pick(&[1, 0, 2, 3], 1) {
            self.simple_statement();
        }
        let state = m.carried[0];
        let ty = state.ty;
        match self.c.weighted(&[12, 5, 5, 3, 2, 1]) {
            1 => {
                let cond = self.condition();
                let (a, b) = (self.a_state(&m.states, ty), self.a_state(&m.states, ty));
                let k = self.op(InstKind::Select, ty, &[cond, a, b]);
                self.hand_on(m, k);
            }
            2 => self.one_or_the_other(m),
            3 => self.hand_on(m, state),
            4 => self.leave_case(m),
            5 => {
                m.known = false;
                let by = self.int(ty, 1);
                let k = self.op(InstKind::Binary(BinOp::Add), ty, &[state, by]);
                self.hand_on(m, k);
            }
            _ => {
                let k = self.a_state(&m.states, ty);
                self.hand_on(m, k);
            }
        }
    }

    /// A branch between two states: with a block for each, or for one of them.
    fn one_or_the_other(&mut self, m: &mut Machine) {
        let ty = m.carried[0].ty;
        let cond = self.branch_condition();
        let side = self.f.create_block();
        let straight = self.c.chance(1, 2);
        let second = match straight {
            true => m.meet.block,
            false => self.f.create_block(),
        };
        if straight {
            let k = self.a_state(&m.states, ty);
            let values = self.round_values(m, k);
            m.meet.edges.push((self.at, values));
        }
        self.f.append_cond_br(self.at, cond.value, side, second);
        let mark = self.scope.mark();
        for b in [side, second].into_iter().take(2 - usize::from(straight)) {
            self.open(b);
            for _ in 0..self.c.below(2) {
                self.simple_statement();
            }
            let k = self.a_state(&m.states, ty);
            self.hand_on(m, k);
            self.scope.reset(mark);
        }
    }

    /// Out of the loop from a case.
    fn leave_case(&mut self, m: &mut Machine) {
        let values = self.values(&m.exit.plans);
        m.exit.edges.push((self.at, values));
        self.f.append_br(self.at, m.exit.block);
    }

    /// What happens in a state that has no case.
    fn otherwise(&mut self, m: &mut Machine, missing: bool) {
        let never = !missing && m.known && !self.poison_rich();
        match self.c.below(4) {
            0 if never => {
                self.append(InstKind::Unreachable, Type::VOID, &[]);
            }
            1 => self.leave_case(m),
            _ => self.case(m),
        }
    }

    /// Ends the open block with the next state.
    fn hand_on(&mut self, m: &mut Machine, state: Known) {
        let values = self.round_values(m, state);
        m.meet.edges.push((self.at, values));
        self.f.append_br(self.at, m.meet.block);
    }

    /// The next state with the other values that go round.
    fn round_values(&mut self, m: &Machine, state: Known) -> Values {
        let mut values = self.values(&m.meet.plans);
        values[0] = state;
        values
    }

    /// From where the cases meet back to the header, now and then with one block between.
    fn go_round(&mut self, m: &mut Machine, rounds: u64) {
        let nothing = self.join(SmallVec::new());
        let meet = std::mem::replace(&mut m.meet, nothing);
        if meet.edges.is_empty() {
            // Every case leaves: no loop after all, but its header wants a way back.
            return self.dead_round(m, meet);
        }
        let mut round = self.finish(meet);
        if self.c.chance(1, 4) {
            let cond = self.branch_condition();
            let mut plans: SmallVec<[Plan; 3]> = SmallVec::new();
            plans.extend(round.iter().map(|k| Plan {
                ty: k.ty,
                style: Style::Free,
            }));
            let mut again = self.join(plans);
            again.divergent = self.kernel;
            let side = self.f.create_block();
            self.f
                .append_cond_br(self.at, cond.value, side, again.block);
            again.edges.push((self.at, round.clone()));
            self.open(side);
            let mark = self.scope.mark();
            self.simple_statement();
            let mut values = round.clone();
            if self.c.chance(1, 2) {
                values[0] = self.a_state(&m.states, round[0].ty);
            }
            again.edges.push((self.at, values));
            self.f.append_br(self.at, again.block);
            self.scope.reset(mark);
            round = self.finish(again);
        }
        for (&phi, k) in m.phis.iter().zip(std::iter::once(&m.next).chain(&round)) {
            self.f.add_phi_entry(phi, k.value, self.at);
        }
        if m.top_tested {
            self.f.append_br(self.at, m.header);
        } else {
            // The entries are there already, as this block is the one that goes back.
            let header = m.header;
            self.leave_machine(m, rounds - 1, header);
        }
    }

    /// A block that nothing reaches, with the way back.
    fn dead_round(&mut self, m: &mut Machine, meet: Join) {
        self.open(meet.block);
        let mut entries: Values = self.values(&meet.plans);
        entries.insert(0, m.next);
        for (&phi, k) in m.phis.iter().zip(&entries) {
            let zero = self.f.zero(k.ty);
            self.f.add_phi_entry(phi, zero, self.at);
        }
        self.f.append_br(self.at, m.header);
    }
}
