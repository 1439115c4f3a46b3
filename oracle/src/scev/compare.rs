//! The claims of two forms side by side.
//!
//! Expressions of two tables are the same if they have the same structure, sums, products, maxima and minima up to the
//! order of their operands. Two forms may have found different expressions for one value; whether both are right is asked
//! of executions.

use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tandem_ir::Block;
use tandem_ir::claims::scev::{Expr, Exprs, LoopClaim, Nary, Node, Scev, Typed};
use tandem_ir::entity::Inst;

/// How the claims of two forms relate, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Agreement {
    /// Both say the same.
    pub same: u64,
    /// Both say something, in different words.
    pub unlike: u64,
    /// The first form alone says something.
    pub first_only: u64,
    /// The second form alone says something.
    pub second_only: u64,
}

/// Two constants that cannot both be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// Which claim: `exact count`, `value`.
    pub sort: &'static str,
    /// The loop or instruction, by its block or itself.
    pub place: Conflicting,
    /// What the two say.
    pub said: (u128, u128),
}

/// What a conflict is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conflicting {
    /// A loop.
    Loop(Block),
    /// A value.
    Inst(Inst),
}

/// Numbers for structures that two tables have in common.
#[derive(Default)]
pub(crate) struct Common {
    numbers: FxHashMap<Typed, u32>,
}

impl Common {
    /// A number for each expression of a table; equal numbers are equal structures.
    pub(crate) fn number(&mut self, exprs: &Exprs) -> Vec<u32> {
        let mut own: Vec<u32> = Vec::with_capacity(exprs.len());
        for (_, typed) in exprs {
            let as_own = |e: &Expr| Expr::from_u32(own[e.as_u32() as usize]);
            let node = match &typed.node {
                Node::Cast(op, x) => Node::Cast(*op, as_own(x)),
                Node::UDiv(a, b) => Node::UDiv(as_own(a), as_own(b)),
                Node::AddRec(h, xs) => Node::AddRec(*h, xs.iter().map(as_own).collect()),
                Node::Nary(op, xs) => {
                    let mut xs: Vec<Expr> = xs.iter().map(as_own).collect();
                    if *op != Nary::SeqUMin {
                        xs.sort_unstable();
                    }
                    Node::Nary(*op, xs.into())
                }
                node => node.clone(),
            };
            let next = self.numbers.len() as u32;
            let key = Typed {
                node,
                ..typed.clone()
            };
            own.push(*self.numbers.entry(key).or_insert(next));
        }
        own
    }
}

/// Compares what two forms claim of one function: values (leaves say nothing) and counts.
pub fn compare(first: &Scev, second: &Scev) -> (Agreement, Agreement, Vec<Conflict>) {
    let mut common = Common::default();
    let numbers = (common.number(&first.exprs), common.number(&second.exprs));
    let mut conflicts = Vec::new();
    let mut pair =
        |a: Option<Expr>, b: Option<Expr>, tally: &mut Agreement, sort, place| match (a, b) {
            (None, None) => {}
            (Some(_), None) => tally.first_only += 1,
            (None, Some(_)) => tally.second_only += 1,
            (Some(a), Some(b)) => {
                if numbers.0[a.as_u32() as usize] == numbers.1[b.as_u32() as usize] {
                    tally.same += 1;
                    return;
                }
                tally.unlike += 1;
                let (x, y) = (&first.exprs[a], &second.exprs[b]);
                if let (Node::Const(m), Node::Const(n)) = (&x.node, &y.node)
                    && m != n
                {
                    let said = (*m, *n);
                    conflicts.push(Conflict { sort, place, said });
                }
            }
        };
    let says = |exprs: &Exprs, e: Expr| !matches!(exprs[e].node, Node::Unknown(_));
    let (mut values, mut counts) = (Agreement::default(), Agreement::default());
    let second_values: BTreeMap<Inst, Expr> =
        second.values.iter().map(|v| (v.inst, v.expr)).collect();
    for v in &first.values {
        let a = Some(v.expr).filter(|&e| says(&first.exprs, e));
        let b = second_values.get(&v.inst).copied();
        let b = b.filter(|&e| says(&second.exprs, e));
        pair(a, b, &mut values, "value", Conflicting::Inst(v.inst));
    }
    let second_loops: BTreeMap<Block, &LoopClaim> =
        second.loops.iter().map(|l| (l.header, l)).collect();
    for l in &first.loops {
        let other = second_loops.get(&l.header);
        let b = other.and_then(|o| o.exact);
        pair(
            l.exact,
            b,
            &mut counts,
            "exact count",
            Conflicting::Loop(l.header),
        );
    }
    (values, counts, conflicts)
}
