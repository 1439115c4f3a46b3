//! Expressions as instructions before a loop: how a value that leaves the loop is worked out without it.
//!
//! ```text
//!   -1 + (1 smax %n)     ->    %c = icmp sgt i32 %n, 1
//!                              %m = select i1 %c, i32 %n, i32 1
//!                              %v = add i32 %m, -1
//! ```
//!
//! An expression says what a value is where it is not poison and hangs on no choice for undef; what is put in its place must not
//! be poison where the value is not, and must be *one* number. So new instructions have no flags, nothing is divided by but numbers
//! that are not 0, and each leaf that may be undef or poison is frozen once, before all of its uses (U1, U3). That is enough:
//! the count hangs on what the exit test compares, and a test that is ambiguous or poison is undefined behaviour.

use super::ScalarEvolution;
use crate::analysis::nest::LoopId;
use crate::analysis::nonundef::is_well_defined;
use crate::analysis::predicates::{inverse, swapped};
use crate::analysis::range::mask;
use crate::defects::planted;
use rustc_hash::FxHashMap;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node};
use tandem_ir::constant::Bits;
use tandem_ir::{BinOp, Block, CastOp, Inst, InstKind, IntPredicate, Type, Value};

/// Widest integer that is computed; wider arithmetic is dear on a GPU.
const WIDEST: u32 = 64;

/// An operand of an instruction to be made.
#[derive(Clone, Debug)]
pub enum Part {
    /// A constant.
    Number(Bits),
    /// A value that is available before the loop.
    Value(Value),
    /// The result of an earlier step, by its place.
    Made(usize),
}

/// An instruction to be made; it has no flags.
#[derive(Clone, Debug)]
pub struct Step {
    /// What it is.
    pub kind: InstKind,
    /// Its type.
    pub ty: Type,
    /// What it works on.
    pub operands: Vec<Part>,
}

/// An expression as instructions, in order.
#[derive(Clone, Debug)]
pub struct Expansion {
    /// The instructions.
    pub steps: Vec<Step>,
    /// What they come to.
    pub result: Part,
}

/// A value that leaves a loop and can be worked out before it.
#[derive(Clone, Debug)]
pub struct ExitFormula {
    /// A phi outside the loop, and its operand that holds a value of the loop.
    pub entry: (Inst, usize),
    /// The block before the loop, which leads nowhere else.
    pub before: Block,
    /// What the value is.
    pub expansion: Expansion,
}

/// An exit that a variable meets by ones, and whose count is no number.
#[derive(Clone, Debug)]
pub struct OpenExit {
    /// A block that ends in a `br`, one successor of which is in the loop; it is executed in each iteration.
    pub block: Block,
    /// True if the first successor is in the loop.
    pub stays_if_true: bool,
    /// The block before the loop, which leads nowhere else.
    pub before: Block,
    /// Integers that go up or down by 1, in at least as many bits as the count has; what they start with is neither undef nor
    /// poison.
    pub limits: Vec<VariableLimit>,
}

/// What a variable has come to in the iteration in which an exit is taken.
#[derive(Clone, Debug)]
pub struct VariableLimit {
    /// The phi.
    pub phi: Inst,
    /// The `add` of it and a literal number by which it comes back from the only latch.
    pub increment: Inst,
    /// The phi's number.
    pub at: Option<Expansion>,
    /// The increment's.
    pub after: Option<Expansion>,
}

/// An expansion that is being made.
struct Expander<'s, 'a> {
    se: &'s mut ScalarEvolution<'a>,
    before: Block,
    /// Values of the program for expressions that need not be made.
    there: FxHashMap<Expr, Value>,
    made: FxHashMap<Expr, Part>,
    frozen: FxHashMap<Value, Part>,
    steps: Vec<Step>,
    /// Instructions made so far, without those that freeze.
    cost: usize,
}

impl ScalarEvolution<'_> {
    /// What phis behind a loop take from its exits whose counts are no numbers, or where values do not start and step by numbers.
    /// A loop is looked at if a block that leads nowhere else is before it.
    pub(super) fn exit_formulas(&mut self, l: LoopId) -> Vec<ExitFormula> {
        let mut all = Vec::new();
        let Some(before) = self.preheader(l).filter(|_| !self.counts[l].finite) else {
            return all;
        };
        let exits = self.counts[l].exits.clone();
        for exit in exits {
            let Some(count) = exit.exact.filter(|_| self.is_met_by_ones(l, exit.block)) else {
                continue;
            };
            let f = self.f;
            let outside = f.successors(exit.block).find(|&s| !self.nest.holds(l, s));
            for phi in outside.into_iter().flat_map(|s| f.phis(s)) {
                let label = f.block_value(exit.block);
                let mut entries = (0..f.num_operands(phi)).step_by(2);
                let n = entries.find(|&n| f.operand(phi, n + 1) == label);
                if let Some(n) = n
                    && let Some(expansion) =
                        self.at_exit(l, (before, exit.block), count, f.operand(phi, n))
                {
                    all.push(ExitFormula {
                        entry: (phi, n),
                        before,
                        expansion,
                    });
                }
            }
        }
        all
    }

    /// The exits of a loop whose counts are no numbers, where another variable than the tested one may be tested.
    pub(super) fn open_exits(&mut self, l: LoopId) -> Vec<OpenExit> {
        let mut all = Vec::new();
        let Some(before) = self.preheader(l).filter(|_| !self.counts[l].finite) else {
            return all;
        };
        // One is tested now.
        if self.f.phis(self.nest.loops[l].header).nth(1).is_none() {
            return all;
        }
        for exit in self.counts[l].exits.clone() {
            let open = exit.exact.filter(|&e| self.constant_of(e).is_none());
            let Some(count) = open.filter(|_| self.is_met_by_ones(l, exit.block)) else {
                continue;
            };
            let f = self.f;
            let first = f
                .terminator(exit.block)
                .and_then(|t| f.as_block(f.operand(t, 1)));
            all.push(OpenExit {
                block: exit.block,
                stays_if_true: first.is_some_and(|b| self.nest.holds(l, b)),
                before,
                limits: self.limits(l, (before, exit.block), count),
            });
        }
        all
    }

    fn limits(&mut self, l: LoopId, places: (Block, Block), count: Expr) -> Vec<VariableLimit> {
        let f = self.f;
        let header = self.nest.loops[l].header;
        let [latch] = self.nest.loops[l].latches[..] else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for phi in f.phis(header) {
            let next = f.phi_value_for(phi, latch).and_then(|v| f.def_inst(v));
            let (Some(v), Some(increment)) = (f.result(phi), next) else {
                continue;
            };
            let adds = matches!(f.kind(increment), InstKind::Binary(BinOp::Add))
                && f.operand(increment, 0) == v
                && f.as_int(f.operand(increment, 1)).is_some();
            let mut starts = f.phi_incoming(phi).filter(|e| e.1 != latch);
            let defined = starts.all(|e| is_well_defined(self.cx, f, e.0));
            let least = planted!(self.cx, NarrowVariableTested, self.width(count), 1);
            let wide = f.value_type(v).int_width().is_some_and(|w| w >= least);
            let Some(e) = self.value(v).filter(|_| adds && defined && wide) else {
                continue;
            };
            let Node::AddRec(h, parts) = self.exprs[e].node.clone() else {
                continue;
            };
            let [start, step] = parts[..] else { continue };
            let width = self.width(e);
            let unit = self
                .constant_of(step)
                .filter(|&n| n == 1 || n == mask(width));
            if h != header || unit.is_none() {
                continue;
            }
            let Some(at) = self.in_iteration(&[start, step], count) else {
                continue;
            };
            let after = self.add(&[at, step]);
            all.push(VariableLimit {
                phi,
                increment,
                at: self.expansion(l, places, at),
                after: self.expansion(l, places, after),
            });
        }
        all
    }

    /// The only block before a loop, if it leads nowhere else.
    fn preheader(&self, l: LoopId) -> Option<Block> {
        let header = self.nest.loops[l].header;
        let mut outside = self
            .f
            .pred_edges(header)
            .filter(|&p| !self.nest.holds(l, p));
        let before = outside.next().filter(|_| outside.next().is_none())?;
        let jump = self.f.terminator(before)?;
        let jumps = matches!(self.f.kind(jump), InstKind::Br) && self.f.num_operands(jump) == 1;
        jumps.then_some(before)
    }

    /// A value of the loop in the iteration in which an exit is taken, as instructions before the loop.
    fn at_exit(
        &mut self,
        l: LoopId,
        places: (Block, Block),
        count: Expr,
        v: Value,
    ) -> Option<Expansion> {
        let f = self.f;
        let home = f.def_inst(v).and_then(|i| f.inst_block(i))?;
        if !self.nest.holds(l, home) || f.value_type(v).int_width().is_none_or(|w| w > WIDEST) {
            return None;
        }
        let e = self.value(v)?;
        let header = self.nest.loops[l].header;
        let last = match &self.exprs[e].node {
            Node::AddRec(h, parts) if *h == header && parts.len() == 2 => {
                let parts = parts.clone();
                self.in_iteration(&parts, count)?
            }
            _ => return None,
        };
        self.expansion(l, places, last)
    }

    /// An expression as instructions before a loop, for what leaves it at an exit.
    fn expansion(
        &mut self,
        l: LoopId,
        (before, exit): (Block, Block),
        e: Expr,
    ) -> Option<Expansion> {
        let mut expander = Expander {
            there: self.values_there(l, exit, before),
            se: self,
            before,
            made: FxHashMap::default(),
            frozen: FxHashMap::default(),
            steps: Vec::new(),
            cost: 0,
        };
        let result = expander.part(e)?;
        Some(Expansion {
            steps: expander.steps,
            result,
        })
    }

    /// True if an exit tests a variable that goes up or down by 1 towards something invariant: such counts rest on no
    /// promise that nothing wraps, and need no division.
    fn is_met_by_ones(&mut self, l: LoopId, exit: Block) -> bool {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let f = self.f;
        let branch = f
            .terminator(exit)
            .filter(|&t| matches!(f.kind(t), InstKind::Br));
        let Some((t, i)) = branch.and_then(|t| Some((t, f.def_inst(f.operand(t, 0))?))) else {
            return false;
        };
        let InstKind::ICmp(pred) = *f.kind(i) else {
            return false;
        };
        let stays = f
            .as_block(f.operand(t, 1))
            .is_some_and(|b| self.nest.holds(l, b));
        let pred = if stays { pred } else { inverse(pred) };
        let sides = [f.operand(i, 0), f.operand(i, 1)];
        let [Some(x), Some(y)] = sides.map(|v| self.operand(v)) else {
            return false;
        };
        let (x, y, pred) = match self.is_invariant(y, l) {
            true => (x, y, pred),
            false => (y, x, swapped(pred)),
        };
        let Node::AddRec(h, parts) = &self.exprs[x].node else {
            return false;
        };
        let (header, width) = (self.nest.loops[l].header, self.width(x));
        let step = match parts[..] {
            [_, step] if *h == header && self.is_invariant(y, l) => self.constant_of(step),
            _ => None,
        };
        match pred {
            Ne => step == Some(1) || step == Some(mask(width)),
            Slt | Ult => step == Some(1),
            Sgt | Ugt => step == Some(mask(width)),
            Eq | Sle | Sge | Ule | Uge => false,
        }
    }

    /// What the exit's test compares, by expression: where it is poison, the test is undefined behaviour. Besides, values of
    /// loops before this one as phis take them, with which phis of the header start.
    fn values_there(&mut self, l: LoopId, exit: Block, before: Block) -> FxHashMap<Expr, Value> {
        let f = self.f;
        let test = f.terminator(exit).and_then(|t| f.def_inst(f.operand(t, 0)));
        let compared = test.filter(|&i| matches!(f.kind(i), InstKind::ICmp(_)));
        let sides: Vec<Value> = compared.into_iter().flat_map(|i| f.operands(i)).collect();
        let mut there = FxHashMap::default();
        for v in sides {
            let whole = f.value_type(v).int_width().is_some();
            if whole
                && f.as_int(v).is_none()
                && self.is_there(v, before)
                && let Some(e) = self.operand(v)
                && self.is_invariant(e, l)
            {
                there.entry(e).or_insert(v);
            }
        }
        let starts = f
            .phis(self.nest.loops[l].header)
            .filter_map(|phi| f.phi_value_for(phi, before));
        let taken = |v: &Value| {
            f.def_inst(*v)
                .is_some_and(|i| f.is_phi(i) && f.num_operands(i) == 2)
        };
        for v in starts.filter(taken).collect::<Vec<Value>>() {
            if let Some(e) = self.value(v) {
                there.entry(e).or_insert(v);
            }
        }
        there
    }

    /// True if a value is available at the end of a block, and no loop that it is defined in has been left there.
    fn is_there(&self, v: Value, at: Block) -> bool {
        match self.f.def_inst(v).map(|i| self.f.inst_block(i)) {
            None => true,
            Some(Some(b)) => self.dom.dominates(b, at) && self.no_further_in(b, at),
            Some(None) => false,
        }
    }
}

impl Expander<'_, '_> {
    fn part(&mut self, e: Expr) -> Option<Part> {
        if let Some(done) = self.made.get(&e) {
            return Some(done.clone());
        }
        let width = self.se.exprs[e].width;
        if width > WIDEST || self.se.exprs[e].ty.is_ptr() {
            return None;
        }
        let ty = Type::int(width);
        let part = match self.there.get(&e) {
            Some(&v) => self.leaf(v)?,
            None => match self.se.exprs[e].node.clone() {
                Node::Const(n) => Part::Number(Bits::from_u128(width, n)),
                Node::Unknown(v) => self.leaf(v)?,
                Node::Cast(op, x) => {
                    let op = match op {
                        Cast::Trunc => CastOp::Trunc,
                        Cast::ZExt => CastOp::ZExt,
                        Cast::SExt => CastOp::SExt,
                        Cast::PtrToInt => return None,
                    };
                    let x = self.part(x)?;
                    self.step(InstKind::Cast(op), ty, vec![x])?
                }
                Node::UDiv(x, by) => {
                    let safe = self.se.constant_of(by).is_some_and(|n| n != 0);
                    planted!(self.se.cx, DivisorNotAsked, safe, true).then_some(())?;
                    let (x, by) = (self.part(x)?, self.part(by)?);
                    self.step(InstKind::Binary(BinOp::UDiv), ty, vec![x, by])?
                }
                Node::Nary(Nary::Add, xs) => self.sum(&xs, ty)?,
                Node::Nary(Nary::Mul, xs) => self.product(&xs, ty)?,
                Node::Nary(op, xs) => self.extreme(op, &xs, ty)?,
                _ => return None,
            },
        };
        self.made.insert(e, part.clone());
        Some(part)
    }

    /// A leaf; frozen where it may be undef or poison, once.
    fn leaf(&mut self, v: Value) -> Option<Part> {
        if !self.se.is_there(v, self.before) {
            return None;
        }
        let defined = is_well_defined(self.se.cx, self.se.f, v);
        if planted!(self.se.cx, ExitLeafNotFrozen, defined, true) {
            return Some(Part::Value(v));
        }
        if let Some(done) = self.frozen.get(&v) {
            return Some(done.clone());
        }
        self.steps.push(Step {
            kind: InstKind::Freeze,
            ty: self.se.f.value_type(v),
            operands: vec![Part::Value(v)],
        });
        let part = Part::Made(self.steps.len() - 1);
        self.frozen.insert(v, part.clone());
        Some(part)
    }

    fn step(&mut self, kind: InstKind, ty: Type, operands: Vec<Part>) -> Option<Part> {
        self.cost += usize::from(!matches!(kind, InstKind::ICmp(_)));
        self.steps.push(Step { kind, ty, operands });
        (self.cost <= self.se.limits.cheap_expansion_budget as usize)
            .then(|| Part::Made(self.steps.len() - 1))
    }

    fn binary(&mut self, op: BinOp, ty: Type, x: Part, y: Part) -> Option<Part> {
        self.step(InstKind::Binary(op), ty, vec![x, y])
    }

    /// What is added first, then what is taken away, a number last.
    fn sum(&mut self, xs: &[Expr], ty: Type) -> Option<Part> {
        let (mut number, mut plus, mut minus) = (None, Vec::new(), Vec::new());
        for &x in xs {
            match (&self.se.exprs[x].node, self.negated(x)) {
                (Node::Const(_), _) => number = Some(x),
                (_, Some(y)) => minus.push(y),
                _ => plus.push(x),
            }
        }
        let mut all = match plus.is_empty() {
            true => self.part(number.take()?)?,
            false => self.part(plus.remove(0))?,
        };
        for x in plus {
            let x = self.part(x)?;
            all = self.binary(BinOp::Add, ty, all, x)?;
        }
        for x in minus {
            let x = self.part(x)?;
            all = self.binary(BinOp::Sub, ty, all, x)?;
        }
        match number {
            Some(n) => {
                let n = self.part(n)?;
                self.binary(BinOp::Add, ty, all, n)
            }
            None => Some(all),
        }
    }

    /// `x` of `-1 * x`.
    fn negated(&self, e: Expr) -> Option<Expr> {
        match &self.se.exprs[e].node {
            Node::Nary(Nary::Mul, xs) if xs.len() == 2 => {
                let ones = mask(self.se.exprs[e].width);
                (self.se.constant_of(xs[0]) == Some(ones)).then_some(xs[1])
            }
            _ => None,
        }
    }

    fn product(&mut self, xs: &[Expr], ty: Type) -> Option<Part> {
        let mut rest = xs.to_vec();
        // The number second, as it is written elsewhere.
        rest.rotate_left(usize::from(self.se.constant_of(xs[0]).is_some()));
        let mut all = self.part(rest.remove(0))?;
        for x in rest {
            let x = self.part(x)?;
            all = self.binary(BinOp::Mul, ty, all, x)?;
        }
        Some(all)
    }

    fn extreme(&mut self, op: Nary, xs: &[Expr], ty: Type) -> Option<Part> {
        let pred = match op {
            Nary::SMax => IntPredicate::Sgt,
            Nary::SMin => IntPredicate::Slt,
            Nary::UMax => IntPredicate::Ugt,
            Nary::UMin => IntPredicate::Ult,
            _ => return None,
        };
        let mut rest = xs.to_vec();
        rest.rotate_left(usize::from(self.se.constant_of(xs[0]).is_some()));
        let mut all = self.part(rest.remove(0))?;
        for x in rest {
            let x = self.part(x)?;
            let wins = self.step(InstKind::ICmp(pred), Type::I1, vec![all.clone(), x.clone()])?;
            all = self.step(InstKind::Select, ty, vec![wins, all, x])?;
        }
        Some(all)
    }
}
