//! Scalar evolution by definition: what values are over arguments and loop iterations, and how often loops go back.
//!
//! Nothing is kept: each question works its answer out of the instructions, with fuel instead of caches. Sums are linear
//! combinations with like terms added; a phi is a recurrence if and only if its value comes back as itself plus something
//! invariant. Conversions stay where the program has them. A loop's count is read off a table of exit tests
//! ([`count::FORMS`]), or found by running the loop where everything is constant; otherwise nothing is said.
//!
//! This is the form that production's claims are compared with; it shares no code with that and knows no flag, no guard
//! and no range but those of conversions.

pub mod bounds;
pub mod count;
pub mod identities;
pub mod term;

use crate::graph::node;
use crate::view::View;
use std::collections::HashMap;
use tandem_ir::claims::scev::{
    AtExit, ExitClaim, Expr, Exprs, Interval, LoopClaim, Node, Scev, Typed, ValueClaim,
};
use tandem_ir::{Block, Function, Header, InstKind, Type, Value};
use term::Term;

/// One natural loop.
#[derive(Clone, Debug)]
pub struct Loop {
    /// Header of the loop.
    pub header: Block,
    /// For each block by index, whether it belongs to it.
    pub members: Vec<bool>,
    /// How many blocks belong to it.
    pub size: usize,
}

impl Loop {
    /// True if the block belongs to it.
    pub fn holds(&self, b: Block) -> bool {
        self.members.get(node(b)).copied().unwrap_or(false)
    }
}

/// A function whose values are asked about.
pub struct Evolution<'a> {
    /// The function, with its structure.
    pub view: View<'a>,
    /// Its loops, in order of their headers in the layout.
    pub loops: Vec<Loop>,
}

impl<'a> Evolution<'a> {
    /// Looks at a function.
    pub fn new(cx: &'a Header, f: &'a Function) -> Evolution<'a> {
        let view = View::new(cx, f);
        let loops = f
            .blocks()
            .filter(|&b| view.is_reachable(b) && view.is_header(b))
            .map(|header| {
                let members = members(&view, header);
                let size = members.iter().filter(|m| **m).count();
                Loop {
                    header,
                    members,
                    size,
                }
            });
        let loops = loops.collect();
        Evolution { view, loops }
    }

    /// The smallest loop around a block.
    pub fn around(&self, b: Block) -> Option<&Loop> {
        let all = self.loops.iter().filter(|l| l.holds(b));
        all.min_by_key(|l| l.size)
    }

    /// The loop with a header.
    pub fn headed(&self, header: Block) -> Option<&Loop> {
        self.loops.iter().find(|l| l.header == header)
    }

    /// True if the term is the same throughout each entry of the loop.
    pub fn is_invariant(&self, t: &Term, l: &Loop) -> bool {
        let f = self.view.f;
        t.nodes().into_iter().all(|n| match n {
            Term::Leaf(v, _) => match f.def_inst(*v).and_then(|i| f.inst_block(i)) {
                Some(b) => !l.holds(b),
                None => true,
            },
            Term::Recurrence(h, ..) => !l.holds(*h),
            _ => true,
        })
    }

    /// Width of the arithmetic on an integer type; pointers are not followed here.
    pub fn width(&self, v: Value) -> Option<u32> {
        let w = self.view.f.value_type(v).int_width()?;
        (w <= 128).then_some(w)
    }

    /// All that is claimed of the function.
    pub fn claims(&self) -> Scev {
        let f = self.view.f;
        let mut claims = Scev::default();
        let mut known = HashMap::new();
        for b in f.blocks().filter(|&b| self.view.is_reachable(b)) {
            for i in f.insts(b) {
                let Some(v) = f
                    .result(i)
                    .filter(|_| !matches!(f.kind(i), InstKind::ICmp(_)))
                else {
                    continue;
                };
                let Some(width) = self.width(v) else { continue };
                let t = self.value(v);
                let expr = intern(&mut claims.exprs, &mut known, &t);
                let range = range_of(&t, width);
                claims.values.push(ValueClaim {
                    inst: i,
                    expr,
                    ranges: [range; 2],
                    here: None,
                    exit: match self.around(b) {
                        Some(_) => AtExit::Unknown,
                        None => AtExit::NoLoop,
                    },
                    dispositions: Vec::new(),
                });
            }
        }
        for l in &self.loops {
            let counts = self.counts(l);
            let mut table =
                |t: &Option<Term>| t.as_ref().map(|t| intern(&mut claims.exprs, &mut known, t));
            let exits = counts.exits.iter().map(|(block, t)| ExitClaim {
                block: *block,
                exact: table(t),
                symbolic_max: None,
            });
            let exits = exits.collect();
            let exact = table(&counts.exact);
            let outer = self
                .loops
                .iter()
                .filter(|o| o.header != l.header && o.holds(l.header));
            claims.loops.push(LoopClaim {
                predicated: None,
                header: l.header,
                parent: outer.min_by_key(|o| o.size).map(|o| o.header),
                exits,
                exact,
                constant_max: None,
                symbolic_max: None,
                multiple: None,
                finite: false,
            });
        }
        claims
    }
}

/// The blocks from which the header can be reached again without passing it on the way.
fn members(view: &View<'_>, header: Block) -> Vec<bool> {
    let h = node(header);
    let preds = view.graph.preds();
    let mut inside = vec![false; preds.len()];
    inside[h] = true;
    let back = |&p: &usize| view.dom.is_reachable(p) && view.dom.dominates(h, p);
    let mut work: Vec<usize> = preds[h].iter().copied().filter(back).collect();
    while let Some(b) = work.pop() {
        if !inside[b] {
            inside[b] = true;
            work.extend(
                preds[b]
                    .iter()
                    .copied()
                    .filter(|&p| view.dom.is_reachable(p)),
            );
        }
    }
    inside
}

/// What the kind of a term alone says of its values.
fn range_of(t: &Term, width: u32) -> Interval {
    let (lo, hi) = match t {
        Term::Number(w, n) if *w == width => {
            (*n, n.wrapping_add(1) & crate::sets::max_value(width))
        }
        Term::Convert(tandem_ir::claims::scev::Cast::ZExt, _, x) => (0, 1 << x.width()),
        _ => (0, 0),
    };
    Interval { width, lo, hi }
}

/// The term as an expression of a table, operands first; equal terms are one expression.
fn intern(exprs: &mut Exprs, known: &mut HashMap<Typed, Expr>, t: &Term) -> Expr {
    let mut ids: Vec<Expr> = Vec::new();
    let mut work = vec![(t, false)];
    while let Some((t, ready)) = work.pop() {
        let operands = t.operands();
        if !ready {
            work.push((t, true));
            work.extend(operands.into_iter().rev().map(|o| (o, false)));
            continue;
        }
        let own = ids.split_off(ids.len() - operands.len());
        let width = t.width();
        let mut own = own.into_iter();
        let node = match t {
            Term::Number(_, n) => Node::Const(*n),
            Term::Leaf(v, _) => Node::Unknown(*v),
            Term::Many(op, _) => Node::Nary(*op, own.collect()),
            Term::Recurrence(h, ..) => Node::AddRec(*h, own.collect()),
            Term::Convert(op, ..) => match own.next() {
                Some(x) => Node::Cast(*op, x),
                None => continue,
            },
            Term::Quotient(..) => match (own.next(), own.next()) {
                (Some(a), Some(b)) => Node::UDiv(a, b),
                _ => continue,
            },
        };
        let typed = Typed {
            node,
            ty: Type::int(width),
            width,
        };
        let e = *known
            .entry(typed.clone())
            .or_insert_with(|| exprs.push(typed));
        ids.push(e);
    }
    ids.pop().unwrap_or_else(|| Expr::from_u32(0))
}
