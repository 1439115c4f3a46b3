//! What passes ask of loops, as data that outlives the analysis: a pass asks once, before its first edit.
//!
//! | question | answer |
//! | --- | --- |
//! | [`loop_counts`](ScalarEvolution::loop_counts) | how often each loop runs, where that is a constant |
//! | [`loop_ends`](ScalarEvolution::loop_ends) | whether it ends: by a count, by assumption, in its first iteration |
//! | [`loop_facts`](ScalarEvolution::loop_facts) | exits, decided tests, what leaves the loop as numbers or worked out before it, variables that count |
//! | [`bounded_variables`](ScalarEvolution::bounded_variables) | counters and the numbers between which they stay |
//!
//! Counts are back edges, one less than trips; iterations are numbered from 0. A count that rests on the assumption
//! that the loop ends (`finite`) is no ground for a number here. Of poison and undef: a counter is *literal* if only
//! numbers enter it; bounds are given only where no exit test hangs on undef, of which each use may be another number.
//!
//! Answers name blocks and instructions, so they are stale after an edit of the loop; nothing checks that.

use super::{ExitFormula, OpenExit, ScalarEvolution};
use crate::analysis::dominators::Dominators;
use crate::analysis::nest::LoopId;
use crate::analysis::nonundef::is_well_defined;
use crate::analysis::range::{self, mask};
use std::collections::BTreeSet;
use tandem_ir::claims::scev::{Expr, Node};
use tandem_ir::{BinOp, Block, Inst, InstKind, Value};

/// Whether a loop comes to an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopEnd {
    /// The loop's header.
    pub header: Block,
    /// A count that does not rest on an assumption bounds it, if the loops inside end.
    pub counted: bool,
    /// It may be assumed to end, because it has to make progress and does nothing that would be some.
    pub assumed: bool,
    /// A block at which it is left in its first iteration, if control comes there; each way around passes it.
    pub left_at: Option<Block>,
}

/// How often a loop runs, as far as that is a constant. Counts are back edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopCount {
    /// The only block that goes back, if it goes back in no other loop.
    pub latch: Option<Block>,
    /// Of each entry that is left by an edge: width of the count in bits, and the count.
    pub exact: Option<(u32, u128)>,
    /// Of each entry, at most; likewise.
    pub max: Option<(u32, u128)>,
    /// Divides the number of trips, which is one more than that of back edges.
    pub multiple: u32,
}

impl ScalarEvolution<'_> {
    /// The dominators of the function.
    pub fn dominators(&self) -> &Dominators {
        &self.dom
    }

    /// How often each loop runs, in order of their numbers; nothing of an irreducible function.
    pub fn loop_counts(&self) -> Vec<LoopCount> {
        if !self.nest.reducible {
            return Vec::new();
        }
        let loops = &self.nest.loops;
        // What goes back to two headers ends no iteration of one loop alone.
        let once = |b: &Block| loops.iter().filter(|x| x.latches.contains(b)).count() == 1;
        let all = loops.iter().zip(&self.counts);
        all.map(|(l, counts)| LoopCount {
            latch: match l.latches[..] {
                [only] => Some(only).filter(once),
                _ => None,
            },
            exact: counts.exact.and_then(|e| match self.exprs[e].node {
                Node::Const(n) => Some((self.exprs[e].width, n)),
                _ => None,
            }),
            max: counts.constant_max,
            multiple: counts.multiple.unwrap_or(1),
        })
        .collect()
    }

    /// Whether each loop ends, in order of their numbers.
    pub fn loop_ends(&self) -> Vec<LoopEnd> {
        let all = 0..self.nest.loops.len();
        all.map(|l| {
            let counts = &self.counts[l];
            let grounded = !counts.finite;
            let exact = counts.exits.iter().any(|x| x.exact.is_some());
            let at_once = counts.exits.iter().find(|x| {
                let first = x.exact.map(|e| &self.exprs[e].node);
                first == Some(&Node::Const(0))
            });
            LoopEnd {
                header: self.nest.loops[l].header,
                counted: grounded && (exact || counts.constant_max.is_some()),
                assumed: self.is_finite(l),
                left_at: at_once.filter(|_| grounded).map(|x| x.block),
            }
        })
        .collect()
    }
}

/// What is known of one loop: in numbers, and where they end, as instructions before it ([`super::Expansion`]).
#[derive(Clone, Debug)]
pub struct LoopFacts {
    /// Header of the loop.
    pub header: Block,
    /// Exits that are executed in each iteration, and the iteration in which the loop is left there.
    pub exits: Vec<ConstantExit>,
    /// Comparisons of the loop, and of no loop inside, that come out the same in each iteration.
    pub tests: Vec<(Inst, bool)>,
    /// Remainders, maxima and minima likewise that are one of their operands, and which.
    pub given_back: Vec<(Inst, usize)>,
    /// What phis behind the loop take from it, in numbers.
    pub exit_values: Vec<ExitValue>,
    /// What others take from it, as it can be worked out before the loop.
    pub exit_formulas: Vec<ExitFormula>,
    /// Exits whose count is no number, with what variables come to when they are taken.
    pub open_exits: Vec<OpenExit>,
    /// Phis of the header that count up or down by a number.
    pub variables: Vec<CountedVariable>,
}

/// An exit whose count is a number.
#[derive(Clone, Copy, Debug)]
pub struct ConstantExit {
    /// A block that ends in a `br`, one successor of which is in the loop.
    pub block: Block,
    /// The iteration, from 0, in which the loop is left there, if it is still going.
    pub count: u128,
    /// True if the first successor is in the loop.
    pub stays_if_true: bool,
}

/// A number that leaves a loop.
#[derive(Clone, Copy, Debug)]
pub struct ExitValue {
    /// A phi outside the loop, and its operand that holds a value of the loop.
    pub entry: (Inst, usize),
    /// Bits of the number.
    pub width: u32,
    /// The constant, as an unsigned number.
    pub number: u128,
}

/// A phi of a header that counts.
#[derive(Clone, Copy, Debug)]
pub struct CountedVariable {
    /// The phi.
    pub phi: Inst,
    /// The `add` by which it comes back from the only latch.
    pub increment: Inst,
    /// Its width in bits.
    pub width: u32,
    /// Its number in iteration 0.
    pub start: u128,
    /// What is added each time, modulo 2^width.
    pub step: u128,
    /// True if it is entered with literal numbers alone, so that it is neither undef nor poison unless a step makes it so.
    pub literal: bool,
}

impl ScalarEvolution<'_> {
    /// What is known of the loops with these headers, in order of the loops' numbers.
    pub fn loop_facts(&mut self, wanted: impl Fn(Block) -> bool) -> Vec<LoopFacts> {
        let all = 0..self.nest.loops.len();
        let all: Vec<LoopId> = all.filter(|&l| wanted(self.nest.loops[l].header)).collect();
        all.into_iter().map(|l| self.facts_of_loop(l)).collect()
    }

    fn facts_of_loop(&mut self, l: LoopId) -> LoopFacts {
        let exits = self.constant_exits(l);
        let decided = self.decided_in(l);
        let exit_values = self.exit_values(l, &exits);
        let in_numbers = |x: &ExitFormula| exit_values.iter().any(|y| y.entry == x.entry);
        let mut exit_formulas = self.exit_formulas(l);
        exit_formulas.retain(|x| !in_numbers(x));
        LoopFacts {
            header: self.nest.loops[l].header,
            tests: decided.tests,
            given_back: decided.given_back,
            exit_values,
            exit_formulas,
            open_exits: self.open_exits(l),
            variables: self.counted_variables(l),
            exits,
        }
    }

    fn constant_exits(&self, l: LoopId) -> Vec<ConstantExit> {
        if self.counts[l].finite {
            return Vec::new();
        }
        let f = self.f;
        let exits = self.counts[l].exits.iter();
        exits
            .filter_map(|x| {
                let (_, count) = self.number(x.exact?)?;
                let t = f.terminator(x.block)?;
                let branch = matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 3;
                let inside = |n| {
                    let to = f.as_block(f.operand(t, n));
                    to.is_some_and(|b| self.nest.holds(l, b))
                };
                (branch && inside(1) != inside(2)).then(|| ConstantExit {
                    block: x.block,
                    count,
                    stays_if_true: inside(1),
                })
            })
            .collect()
    }

    /// Width and number of a constant.
    fn number(&self, e: Expr) -> Option<(u32, u128)> {
        match self.exprs[e].node {
            Node::Const(n) => Some((self.exprs[e].width, n)),
            _ => None,
        }
    }

    /// Start and step of what counts by a number in a loop; a constant has step 0.
    fn counting(&self, l: LoopId, v: Value) -> Option<(u32, u128, u128)> {
        let width = self.f.value_type(v).int_width()?;
        if let Some(n) = self.f.as_int(v) {
            return Some((width, n.as_u128()?, 0));
        }
        let e = self.value(v)?;
        match &self.exprs[e].node {
            Node::Const(n) => Some((width, *n, 0)),
            Node::AddRec(h, parts) if *h == self.nest.loops[l].header => match parts[..] {
                [start, step] => Some((width, self.number(start)?.1, self.number(step)?.1)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Width and number of a value in an iteration: of what counts, of polynomials of the iteration with numbers, and of what can be
    /// run on numbers that far.
    fn number_at(&mut self, l: LoopId, v: Value, k: u128) -> Option<(u32, u128)> {
        if let Some((width, start, step)) = self.counting(l, v) {
            let number = step.wrapping_mul(k).wrapping_add(start) & mask(width);
            return Some((width, number));
        }
        let width = self.f.value_type(v).int_width().filter(|&w| w <= 128)?;
        let e = self.value(v)?;
        if let Node::AddRec(h, parts) = &self.exprs[e].node
            && *h == self.nest.loops[l].header
            && parts.iter().all(|&p| self.constant_of(p).is_some())
        {
            let (parts, k) = (parts.clone(), self.constant(128, k));
            let there = self.in_iteration(&parts, k);
            return Some((width, there.and_then(|e| self.constant_of(e))?));
        }
        Some((width, self.run_to(l, v, k)?))
    }

    fn exit_values(&mut self, l: LoopId, exits: &[ConstantExit]) -> Vec<ExitValue> {
        let f = self.f;
        let mut all = Vec::new();
        for exit in exits {
            let outside = f.successors(exit.block).find(|&s| !self.nest.holds(l, s));
            for phi in outside.into_iter().flat_map(|s| f.phis(s)) {
                let label = f.block_value(exit.block);
                let mut entries = (0..f.num_operands(phi)).step_by(2);
                let Some(n) = entries.find(|&n| f.operand(phi, n + 1) == label) else {
                    continue;
                };
                let v = f.operand(phi, n);
                let home = f.def_inst(v).and_then(|i| f.inst_block(i));
                if !home.is_some_and(|b| self.nest.holds(l, b)) {
                    continue;
                }
                if let Some((width, number)) = self.number_at(l, v, exit.count) {
                    all.push(ExitValue {
                        entry: (phi, n),
                        width,
                        number,
                    });
                }
            }
        }
        all
    }

    fn counted_variables(&self, l: LoopId) -> Vec<CountedVariable> {
        let f = self.f;
        let [latch] = self.nest.loops[l].latches[..] else {
            return Vec::new();
        };
        let counted = |phi: Inst| {
            let v = f.result(phi)?;
            let increment = f.def_inst(f.phi_value_for(phi, latch)?)?;
            let adds = matches!(f.kind(increment), InstKind::Binary(BinOp::Add));
            let plain =
                adds && f.operand(increment, 0) == v && f.as_int(f.operand(increment, 1)).is_some();
            let (width, start, step) = self.counting(l, v).filter(|_| plain)?;
            let mut entries = f.phi_incoming(phi);
            (step != 0).then_some(CountedVariable {
                phi,
                increment,
                width,
                start,
                step,
                literal: entries.all(|(v, from)| from == latch || f.as_int(v).is_some()),
            })
        };
        f.phis(self.nest.loops[l].header)
            .filter_map(counted)
            .collect()
    }
}

/// A phi of a header that counts by a number, and the bounds between which it does.
#[derive(Clone, Copy, Debug)]
pub struct BoundedVariable {
    /// The header of its loop.
    pub header: Block,
    /// The phi.
    pub phi: Inst,
    /// The `add` of it and a literal number by which it comes back.
    pub increment: Inst,
    /// The only block that goes back, if it goes back in no other loop.
    pub latch: Block,
    /// Its width in bits, 64 at most.
    pub width: u32,
    /// What is added each time, read with sign.
    pub step: i128,
    /// Least and greatest number in iterations that are begun, read with sign.
    pub signed: (i128, i128),
    /// Likewise, read without sign.
    pub unsigned: (i128, i128),
}

impl ScalarEvolution<'_> {
    /// Phis that count, of the loops that are bounded by a count without assumption; in order of the loops' numbers. Neither
    /// what they start with nor the exit tests hang on undef, of which each use may be another number.
    pub fn bounded_variables(&self) -> Vec<BoundedVariable> {
        let all = 0..self.nest.loops.len();
        let bounded = |l: &LoopId| {
            let counts = &self.counts[*l];
            !counts.finite && counts.constant_max.is_some() && self.exits_are_defined(*l)
        };
        let loops: Vec<LoopId> = all.filter(bounded).collect();
        loops.into_iter().flat_map(|l| self.bounded_in(l)).collect()
    }

    fn bounded_in(&self, l: LoopId) -> Vec<BoundedVariable> {
        let f = self.f;
        let [latch] = self.nest.loops[l].latches[..] else {
            return Vec::new();
        };
        let bounded = |phi: Inst| {
            let v = f.result(phi)?;
            let width = f.value_type(v).int_width().filter(|&w| w <= 64)?;
            let increment = f.def_inst(f.phi_value_for(phi, latch)?)?;
            let adds = matches!(f.kind(increment), InstKind::Binary(BinOp::Add));
            let by = adds
                .then(|| f.as_int(f.operand(increment, 1)))??
                .as_u128()?;
            let e = self.value(v)?;
            let Node::AddRec(h, parts) = &self.exprs[e].node else {
                return None;
            };
            let [_, step] = parts[..] else { return None };
            let counts = *h == self.nest.loops[l].header
                && self.number(step)?.1 == by
                && f.operand(increment, 0) == v;
            let (signed, unsigned) = (self.signed(e), self.unsigned(e));
            let mut entries = f.phi_incoming(phi);
            let counts = counts
                && entries.all(|(start, from)| from == latch || self.hangs_on_no_undef(start));
            counts.then_some(BoundedVariable {
                header: *h,
                phi,
                increment,
                latch,
                width,
                step: range::signed(width, by),
                signed: (signed.smin(), signed.smax()),
                unsigned: (
                    i128::try_from(unsigned.umin()).ok()?,
                    i128::try_from(unsigned.umax()).ok()?,
                ),
            })
        };
        f.phis(self.nest.loops[l].header)
            .filter_map(bounded)
            .collect()
    }

    /// True if no exit test that bounds the loop hangs on what may be undef: then each iteration tests the same numbers.
    fn exits_are_defined(&self, l: LoopId) -> bool {
        let bounding = self.counts[l].exits.iter();
        let mut bounding = bounding.filter(|x| x.exact.is_some() || x.symbolic_max.is_some());
        bounding.all(|x| {
            let t = self.f.terminator(x.block);
            t.is_some_and(|t| self.hangs_on_no_undef(self.f.operand(t, 0)))
        })
    }

    /// True if the value is made of what is not undef, by instructions of which each makes one value of one value; poison it
    /// may be.
    fn hangs_on_no_undef(&self, v: Value) -> bool {
        use InstKind::{Binary, Cast, ICmp, Phi, Select};
        let f = self.f;
        let mut seen = BTreeSet::new();
        let mut work = vec![v];
        while let Some(v) = work.pop() {
            if !seen.insert(v) || is_well_defined(self.cx, f, v) {
                continue;
            }
            match f.def_inst(v).map(|i| (i, f.kind(i))) {
                Some((i, Phi)) => work.extend(f.phi_incoming(i).map(|e| e.0)),
                Some((i, Binary(_) | Cast(_) | ICmp(_) | Select)) => work.extend(f.operands(i)),
                _ => return false,
            }
        }
        true
    }
}
