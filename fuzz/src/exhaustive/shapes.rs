//! Shapes: a graph with phis and operations in its blocks, operands still open.
//!
//! Where instructions stand decides which values each operand may be, because
//! dominance is a matter of the graph; so operands are independent choices, and the
//! programs of a shape are the numbers of a mixed radix.

use super::graphs::Graph;
use super::{Alphabet, Op};

/// A value that an operand may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Name {
    Param(usize),
    Const(bool),
    Undef,
    Poison,
    /// The phi of a block.
    Phi(usize),
    /// An operation of a block.
    Result(usize, usize),
}

/// What a block holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Contents {
    pub(super) phi: bool,
    pub(super) ops: Vec<Op>,
}

/// A function without operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    pub(super) graph: Graph,
    pub(super) contents: Vec<Contents>,
    /// Choices of each operand, block by block: entries of the phi (one per distinct predecessor),
    /// operands of the operations, the operand of the terminator.
    pub(super) choices: Vec<Vec<Name>>,
}

/// All shapes on a graph.
pub(super) fn all(g: &Graph, a: &Alphabet) -> Vec<Shape> {
    let mut out = Vec::new();
    let mut contents = Vec::new();
    place(g, a, &mut contents, usize::from(a.max_ops), &mut out);
    out
}

/// Enumerates the contents of the next block, with up to `left` operations.
fn place(g: &Graph, a: &Alphabet, contents: &mut Vec<Contents>, left: usize, out: &mut Vec<Shape>) {
    let b = contents.len();
    if b == g.len() {
        let choices = choices(g, a, contents);
        // A program needs a value wherever it uses one.
        if choices.iter().all(|c| !c.is_empty()) {
            out.push(Shape {
                graph: g.clone(),
                contents: contents.clone(),
                choices,
            });
        }
        return;
    }
    let phis = if a.phis && !g.preds(b).is_empty() {
        2
    } else {
        1
    };
    for phi in 0..phis {
        contents.push(Contents {
            phi: phi == 1,
            ops: Vec::new(),
        });
        operations(g, a, contents, left, out);
        contents.pop();
    }
}

/// Ends the last block here, or appends one more operation to it.
fn operations(
    g: &Graph,
    a: &Alphabet,
    contents: &mut Vec<Contents>,
    left: usize,
    out: &mut Vec<Shape>,
) {
    place(g, a, contents, left, out);
    if left == 0 {
        return;
    }
    for &op in a.ops {
        let b = contents.len() - 1;
        contents[b].ops.push(op);
        operations(g, a, contents, left - 1, out);
        contents[b].ops.pop();
    }
}

fn choices(g: &Graph, a: &Alphabet, contents: &[Contents]) -> Vec<Vec<Name>> {
    let dom = g.dominators();
    let mut all = Vec::new();
    for (b, c) in contents.iter().enumerate() {
        if c.phi {
            let mut preds = g.preds(b);
            preds.dedup();
            for p in preds {
                let mut names = constants(a);
                names.extend(at(a, contents, &dom[p], p, usize::MAX));
                all.push(names);
            }
        }
        for (n, op) in c.ops.iter().enumerate() {
            for _ in 0..op.arity() {
                all.push(at(a, contents, &dom[b], b, n));
            }
        }
        let looks = matches!(g.succs[b].len(), 0 | 2);
        if looks {
            all.push(at(a, contents, &dom[b], b, usize::MAX));
        }
    }
    all
}

fn constants(a: &Alphabet) -> Vec<Name> {
    let mut names = Vec::new();
    if a.constants {
        names.extend([Name::Const(false), Name::Const(true)]);
    }
    if a.undef {
        names.extend([Name::Undef, Name::Poison]);
    }
    names
}

/// Values that dominate operation `n` of a block (its end, if there are fewer).
fn at(a: &Alphabet, contents: &[Contents], dom: &[bool], b: usize, n: usize) -> Vec<Name> {
    let mut names: Vec<Name> = (0..usize::from(a.params)).map(Name::Param).collect();
    for (d, c) in contents.iter().enumerate() {
        if !dom[d] {
            continue;
        }
        if c.phi {
            names.push(Name::Phi(d));
        }
        let before = if d == b {
            n.min(c.ops.len())
        } else {
            c.ops.len()
        };
        let results = (0..before).filter(|&k| c.ops[k].has_result());
        names.extend(results.map(|k| Name::Result(d, k)));
    }
    names
}

impl Shape {
    /// Number of its programs.
    pub(super) fn programs(&self) -> u64 {
        self.choices
            .iter()
            .fold(1u64, |n, c| n.saturating_mul(c.len() as u64))
    }
    /// The operands of program number `rank`.
    pub(super) fn operands(&self, mut rank: u64) -> Vec<Name> {
        let digit = |c: &Vec<Name>| {
            let n = c.len() as u64;
            let d = rank % n;
            rank /= n;
            c[d as usize]
        };
        self.choices.iter().map(digit).collect()
    }
}
