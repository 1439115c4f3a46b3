//! Regions: branches and switches whose arms meet again, with phis for what they computed.
//!
//! A [`Join`] is a block to be: while arms are written it collects the edges that
//! come in and the value of each planned phi on each of them; when it is finished
//! it becomes the open block. Arms may also go straight to it, several edges of one
//! switch included, which is where passes that think in blocks instead of edges go
//! wrong.

use super::maker::Maker;
use super::scope::{Known, type_max};
use crate::config::Feature;
use smallvec::SmallVec;
use tandem_ir::{Block, InstKind, Type, Value};

/// Which values a phi takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// Whatever is at hand.
    Free,
    /// Small constants.
    Constants,
    /// Small constants on some edges.
    Mixed,
}

/// A phi to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) ty: Type,
    pub(super) style: Style,
}

/// Values of the planned phis on one edge.
pub(super) type Values = SmallVec<[Known; 3]>;
/// The planned phis.
pub(super) type Plans = SmallVec<[Plan; 3]>;

/// A block where edges meet.
pub(super) struct Join {
    pub(super) block: Block,
    pub(super) plans: Plans,
    pub(super) edges: Vec<(Block, Values)>,
    /// Threads of a block may arrive by different edges.
    pub(super) divergent: bool,
}

impl Maker<'_, '_, '_> {
    /// Some statements behind each other.
    pub(super) fn statements(&mut self, n: u32) {
        for _ in 0..n {
            if self.budget <= 0 {
                return;
            }
            self.statement();
        }
    }

    fn statement(&mut self) {
        let nest = self.depth < self.config.depth && self.budget > 6 && !self.c.used_up();
        if !nest {
            return self.simple_statement();
        }
        let loops = self.has(Feature::Loops) && self.loops.len() < 3;
        let pattern = match () {
            () if self.biased_to_threading() => 9,
            () if self.biased_to_state_machines() => 6,
            () => 1,
        };
        let weights = [
            8,
            4,
            2 * u32::from(self.has(Feature::Switches)),
            2 * u32::from(loops),
            3 * u32::from(self.has(Feature::MultiExit) && !self.loops.is_empty()),
            pattern,
            u32::from(self.has(Feature::Irreducible)) * 2,
        ];
        match self.c.weighted(&weights) {
            1 => {
                let cond = self.branch_condition();
                let plans = self.plans(1);
                self.diamond(cond, plans, 3);
            }
            2 => self.some_switch(),
            3 => self.some_loop(),
            4 => self.leave_loop(),
            5 if self.biased_to_state_machines() => self.machine(),
            5 => self.threading_pattern(),
            6 => self.two_entry_loop(),
            _ => self.simple_statement(),
        }
    }

    /// A statement without control flow.
    pub(super) fn simple_statement(&mut self) {
        let memory = self.has(Feature::Memory) || self.has(Feature::Globals);
        let memory = memory && self.has_memory();
        let calls = u32::from(!self.callables.is_empty());
        let weights = [
            8,
            1,
            3 * u32::from(!self.palette.floats.is_empty()),
            3 * u32::from(!self.palette.vectors.is_empty()),
            2 * u32::from(!self.palette.aggregates.is_empty()),
            5 * u32::from(memory),
            calls + 3 * calls * u32::from(self.has(Feature::Calls)),
            5 * u32::from(self.kernel),
            u32::from(self.has(Feature::Metadata)),
            20 * u32::from(self.biased_to_modules()),
        ];
        match self.c.weighted(&weights) {
            1 => {
                self.condition();
            }
            2 => self.float_statement(),
            3 => self.vector_statement(),
            4 => self.aggregate_statement(),
            5 => self.memory_statement(),
            6 => self.call_statement(),
            7 => self.team_statement(),
            8 => self.assume(),
            9 => self.module_statement(),
            _ => self.int_statement(),
        }
    }

    // ----- joins ----------------------------------------------------------------------

    /// Up to three phis, at least `least`.
    pub(super) fn plans(&mut self, least: u32) -> Plans {
        let n = least.max(self.c.below(3));
        (0..n).map(|_| self.plan()).collect()
    }
    fn plan(&mut self) -> Plan {
        let ty = if self.c.chance(1, 4) {
            Type::I1
        } else {
            self.merged_type()
        };
        let style = self
            .c
            .pick(&[Style::Free, Style::Mixed, Style::Constants], Style::Free);
        Plan { ty, style }
    }
    /// The type of a phi: that of any value, or of a pointer at hand.
    fn merged_type(&mut self) -> Type {
        if self.has(Feature::Memory)
            && self.c.chance(1, 8)
            && let Some(p) = self.some_pointer(|_| true)
        {
            return p.ty;
        }
        self.value_type()
    }
    pub(super) fn join(&mut self, plans: Plans) -> Join {
        Join {
            block: self.f.create_block(),
            plans,
            edges: Vec::new(),
            divergent: false,
        }
    }
    /// The values of planned phis on an edge that leaves the open block.
    pub(super) fn values(&mut self, plans: &Plans) -> Values {
        plans.iter().map(|&p| self.incoming(p)).collect()
    }
    fn incoming(&mut self, p: Plan) -> Known {
        let constant = match p.style {
            Style::Free => false,
            Style::Constants => true,
            Style::Mixed => self.c.chance(1, 2),
        };
        if !constant && p.ty == Type::I1 && self.c.chance(1, 2) {
            return self.condition();
        }
        if !constant {
            return self.operand(p.ty);
        }
        self.small_constant(p.ty)
    }
    /// A constant of the kind that phis feed to conditions.
    pub(super) fn small_constant(&mut self, ty: Type) -> Known {
        if self.poison_rich() && self.has(Feature::UndefConstants) && self.c.chance(1, 10) {
            return self.undef_or_poison(ty);
        }
        if ty.is_ptr() {
            return self.operand(ty);
        }
        if !ty.is_int() {
            return self.constant(ty);
        }
        let n = self.c.below(4);
        self.int(ty, u64::from(n))
    }
    /// Goes from the open block to the join.
    pub(super) fn arrive(&mut self, j: &mut Join) {
        let values = self.values(&j.plans);
        j.edges.push((self.at, values));
        self.f.append_br(self.at, j.block);
    }
    /// Makes a new block the open one.
    pub(super) fn open(&mut self, b: Block) {
        self.f.append_block(b);
        self.at = b;
    }
    /// The join becomes the open block; gives its phis, which are at hand.
    pub(super) fn finish(&mut self, j: Join) -> Values {
        self.open(j.block);
        let mut phis = Values::new();
        for (n, plan) in j.plans.iter().enumerate() {
            let mut ops: SmallVec<[Value; 8]> = SmallVec::new();
            for (from, values) in &j.edges {
                ops.push(values[n].value);
                ops.push(self.f.block_value(*from));
            }
            let i = self.append(InstKind::Phi, plan.ty, &ops);
            let Some(value) = self.f.result(i) else {
                continue;
            };
            let k = merged(self.plain(value, plan.ty), j.edges.iter().map(|e| e.1[n]));
            phis.push(Known {
                divergent: k.divergent || j.divergent,
                ..k
            });
        }
        for &k in &phis {
            self.scope.add(k);
        }
        phis
    }

    // ----- branches ---------------------------------------------------------------------

    /// A branch whose arms, of up to `size` statements, meet again; gives the phis.
    pub(super) fn diamond(&mut self, cond: Known, plans: Plans, size: u32) -> Values {
        let mut j = self.join(plans);
        j.divergent = cond.divergent;
        let arms = match self.c.weighted(&[8, 4, 4]) {
            0 => [true, true],
            1 => [true, false],
            _ => [false, true],
        };
        let arms = if self.c.chance(1, 40) {
            [false, false]
        } else {
            arms
        };
        let targets = arms.map(|own| if own { self.f.create_block() } else { j.block });
        if arms != [true, true] {
            let values = self.values(&j.plans);
            for _ in arms.iter().filter(|own| !**own) {
                j.edges.push((self.at, values.clone()));
            }
        }
        let br = self
            .f
            .append_cond_br(self.at, cond.value, targets[0], targets[1]);
        self.weigh(br, 2);
        let own: SmallVec<[Block; 2]> = targets.into_iter().filter(|&t| t != j.block).collect();
        self.arms(&mut j, &own, size);
        self.finish(j)
    }

    /// Writes the arms of a region; each goes to the join, or ends the function.
    pub(super) fn arms(&mut self, j: &mut Join, blocks: &[Block], size: u32) {
        let mark = self.scope.mark();
        self.depth += 1;
        self.divergence += u32::from(j.divergent);
        for (n, &b) in blocks.iter().enumerate() {
            self.open(b);
            let count = self.c.below(size + 1);
            self.statements(count);
            let last = n + 1 == blocks.len();
            if (!last || !j.edges.is_empty()) && self.end_early() {
                self.scope.reset(mark);
                continue;
            }
            self.arrive(j);
            self.scope.reset(mark);
        }
        self.divergence -= u32::from(j.divergent);
        self.depth -= 1;
    }

    /// Now and then ends the function here.
    fn end_early(&mut self) -> bool {
        if self.kernel {
            return false;
        }
        if self.poison_rich() && self.has(Feature::Unreachable) && self.c.chance(1, 20) {
            self.append(InstKind::Unreachable, Type::VOID, &[]);
            return true;
        }
        if self.has(Feature::EarlyReturn) && self.c.chance(1, 10) {
            self.finish_function();
            return true;
        }
        false
    }

    // ----- switches -----------------------------------------------------------------------

    fn some_switch(&mut self) {
        let ty = self.int_type();
        let on = self.operand(ty);
        let plans = self.plans(1);
        self.switch_on(on, plans, 2);
    }

    /// A switch with up to six cases; some share a target, some go straight to where the arms meet.
    pub(super) fn switch_on(&mut self, on: Known, plans: Plans, size: u32) -> Values {
        let on = self.well_defined(on);
        let width = on.ty.int_width().unwrap_or(64);
        let mut j = self.join(plans);
        j.divergent = on.divergent;
        let cases = self.cases(on, width);
        let exhaustive = self.has(Feature::Unreachable)
            && !on.maybe_poison
            && width <= 64
            && (on.min..=on.max).take(8).all(|n| cases.contains(&n))
            && on.max - on.min < 8;
        let own: SmallVec<[Block; 4]> = (0..1 + self.c.below(3))
            .map(|_| self.f.create_block())
            .collect();
        let nowhere = exhaustive.then(|| self.f.create_block());
        let mut used: SmallVec<[bool; 4]> = smallvec::smallvec![false; own.len()];
        let mut target = |me: &mut Self| {
            let n = me.c.below(own.len() as u32 + 1) as usize;
            if let Some(u) = used.get_mut(n) {
                *u = true;
            }
            own.get(n).copied().unwrap_or(j.block)
        };
        let default = match nowhere {
            Some(b) => b,
            None => target(self),
        };
        let mut ops: SmallVec<[Value; 16]> = SmallVec::new();
        ops.extend([on.value, self.f.block_value(default)]);
        let mut direct = usize::from(default == j.block);
        for n in cases {
            let case = self.int(on.ty, n);
            let t = target(self);
            direct += usize::from(t == j.block);
            ops.extend([case.value, self.f.block_value(t)]);
        }
        if direct > 0 {
            let values = self.values(&j.plans);
            j.edges = vec![(self.at, values); direct];
        }
        let switch = self.append(InstKind::Switch, Type::VOID, &ops);
        self.weigh(switch, ops.len() / 2);
        if let Some(b) = nowhere {
            self.open(b);
            self.append(InstKind::Unreachable, Type::VOID, &[]);
        }
        let arms: SmallVec<[Block; 4]> = own
            .iter()
            .zip(used)
            .filter(|(_, u)| *u)
            .map(|(b, _)| *b)
            .collect();
        self.arms(&mut j, &arms, size);
        self.finish(j)
    }

    /// Distinct case values, at least one.
    fn cases(&mut self, on: Known, width: u32) -> SmallVec<[u64; 8]> {
        let mut cases: SmallVec<[u64; 8]> = SmallVec::new();
        if on.max - on.min < 6 && width <= 64 && self.c.chance(1, 2) {
            cases.extend(on.min..=on.max);
            return cases;
        }
        for _ in 0..1 + self.c.below(5) {
            let n = match self.c.below(4) {
                0 => self.c.bits64() % 256,
                _ => u64::from(self.c.below(5)),
            };
            let n = n & type_max(width);
            if !cases.contains(&n) {
                cases.push(n);
            }
        }
        cases
    }
}

/// What holds of a value that is one of several.
fn merged(plain: Known, mut of: impl Iterator<Item = Known>) -> Known {
    let Some(first) = of.next() else { return plain };
    let start = Known {
        value: plain.value,
        ..first
    };
    of.fold(start, Known::or)
}
