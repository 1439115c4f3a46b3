//! One of the two functions, cut at its loop headers, and elsewhere where that is wanted.
//!
//! A *cut point* is a block that some edge enters from behind, in the order of a
//! depth-first search; every cycle holds one, whether the control flow is reducible
//! or not. Blocks where paths meet may be cut points as well: that makes segments short. A *segment* is what runs from the entry or from a cut point until the
//! next cut point or a return, and has no cycle.

use crate::graph::{Graph, dominates};
use crate::validate::Subject;
use rustc_hash::FxHashSet;
use tandem_ir::inst::{BinOp, CastOp, InstKind};
use tandem_ir::{Block, Function, Header, Inst, Type, Value};

/// One function with its cut points.
pub(super) struct Cut<'a> {
    /// The function and its module.
    pub subject: Subject<'a>,
    /// True for the target: it may compute floating-point values again.
    pub target: bool,
    graph: Graph,
    idom: Vec<usize>,
    /// Where segments start: the entry, then the cut points.
    pub starts: Vec<Block>,
    /// Blocks of each segment, in reverse postorder.
    pub bodies: Vec<Vec<Block>>,
    /// Stack objects of the entry block, which live as long as the call.
    pub allocas: Vec<Inst>,
    /// Per start: branch conditions that hold, or do not, whenever control is there.
    pub known: Vec<Vec<(Value, bool)>>,
}

/// What a segment takes from outside.
#[derive(Default)]
pub(super) struct LiveIn {
    /// Values that must be given to it, in order of first use.
    pub given: Vec<Value>,
    /// Instructions that it computes again, operands first.
    pub again: Vec<Inst>,
}

impl<'a> Cut<'a> {
    /// Cuts a function at its loop headers, and where paths meet in blocks of these names; `None` if there is nothing to
    /// cut.
    pub fn new(subject: Subject<'a>, target: bool, joins: &FxHashSet<&str>) -> Option<Cut<'a>> {
        let f = subject.function;
        let entry = f.entry()?;
        let graph = Graph::new(f);
        let idom = graph.idoms();
        let meets = |n: usize| {
            let name = f.block_name(graph.blocks[n]);
            graph.preds[n].len() > 1 && name.is_some_and(|n| joins.contains(n))
        };
        let is_cut = |n: usize| graph.preds[n].iter().any(|&p| p >= n) || meets(n);
        let mut starts = vec![entry];
        starts.extend(
            (0..graph.blocks.len())
                .filter(|&n| is_cut(n))
                .map(|n| graph.blocks[n]),
        );
        if starts.len() == 1 || starts[1..].contains(&entry) {
            return None;
        }
        let is_alloca = |&i: &Inst| matches!(f.kind(i), InstKind::Alloca { .. });
        let allocas = f.insts(entry).filter(is_alloca).collect();
        let mut cut = Cut {
            subject,
            target,
            graph,
            idom,
            starts,
            bodies: Vec::new(),
            allocas,
            known: Vec::new(),
        };
        cut.known = vec![Vec::new(); cut.starts.len()];
        cut.bodies = (0..cut.starts.len()).map(|k| cut.body(k)).collect();
        Some(cut)
    }
    /// The function.
    pub fn f(&self) -> &'a Function {
        self.subject.function
    }
    /// The header of its module.
    pub fn cx(&self) -> &'a Header {
        &self.subject.module.header
    }
    /// Cut points in another order: `order[k]` is the start that becomes number `k`.
    pub fn reorder(&mut self, order: &[usize]) {
        self.starts = order.iter().map(|&k| self.starts[k]).collect();
        self.bodies = order.iter().map(|&k| self.bodies[k].clone()).collect();
    }
    /// The number of the segment that starts at a cut point.
    pub fn cut_at(&self, b: Block) -> Option<usize> {
        (1..self.starts.len()).find(|&k| self.starts[k] == b)
    }
    /// Instructions that can be reached, in reverse postorder of their blocks.
    pub fn insts(&self) -> impl Iterator<Item = Inst> + '_ {
        let f = self.f();
        self.graph.blocks.iter().flat_map(move |&b| f.insts(b))
    }
    /// A type in words, which two modules can compare.
    pub fn type_name(&self, ty: Type) -> String {
        self.cx().types.display(ty).to_string()
    }

    fn body(&self, k: usize) -> Vec<Block> {
        let f = self.f();
        let mut seen: FxHashSet<Block> = FxHashSet::default();
        let mut work = vec![self.starts[k]];
        while let Some(b) = work.pop() {
            if seen.insert(b) {
                work.extend(f.successors(b).filter(|&s| self.cut_at(s).is_none()));
            }
        }
        self.graph
            .blocks
            .iter()
            .copied()
            .filter(|b| seen.contains(b))
            .collect()
    }

    /// Notes the branches that lead to each cut point, as far as the given values say what their conditions are.
    /// A condition holds at a cut point if the block behind its edge, which no other edge enters, dominates it:
    /// every path from the branch to the cut point then takes the edge, and with it the condition that was
    /// computed last.
    pub fn learn(&mut self, fields: &[Vec<Value>]) {
        for (k, given) in fields
            .iter()
            .enumerate()
            .skip(1)
            .take(self.starts.len() - 1)
        {
            let mut known = self.branches_above(k);
            known.retain(|&(c, _)| {
                let live = self.outside(k, vec![c], &mut |v, _| given.contains(&v));
                live.is_some_and(|l| l.given.iter().all(|v| given.contains(v)))
            });
            self.known[k] = known;
        }
    }
    fn branches_above(&self, k: usize) -> Vec<(Value, bool)> {
        self.above(self.starts[k])
    }
    /// Blocks that can be reached, in reverse postorder.
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        self.graph.blocks.iter().copied()
    }
    /// Branch conditions that hold, or do not, wherever control is in a block.
    pub fn above(&self, b: Block) -> Vec<(Value, bool)> {
        let f = self.f();
        let mut out = Vec::new();
        let Some(mut n) = self.graph.number(b) else {
            return out;
        };
        while self.idom[n] != n {
            let above = self.idom[n];
            // The block on the way down that the branch leads to, if its edge is the only way there.
            let next = self.graph.blocks[n];
            let only = f.single_predecessor(next) == Some(self.graph.blocks[above]);
            out.extend(
                self.on_edge(self.graph.blocks[above], next)
                    .filter(|_| only),
            );
            n = above;
        }
        out
    }
    /// The condition of the branch from one block to another, and whether it holds on the way.
    pub fn on_edge(&self, from: Block, to: Block) -> Option<(Value, bool)> {
        let f = self.f();
        let t = f.terminator(from)?;
        let (mut ways, is_branch) = (f.inst_successors(t), matches!(f.kind(t), InstKind::Br));
        if !is_branch || f.num_operands(t) != 3 {
            return None;
        }
        let (first, second) = (ways.next()?, ways.next()?);
        (first != second).then(|| (f.operand(t, 0), first == to))
    }

    /// Edges that leave a segment for a cut point: block and number of the cut point, each pair once.
    pub fn exits(&self, k: usize) -> Vec<(Block, usize)> {
        let mut out = Vec::new();
        for &b in &self.bodies[k] {
            for s in self.f().successors(b) {
                if let Some(c) = self.cut_at(s).filter(|&c| !out.contains(&(b, c))) {
                    out.push((b, c));
                }
            }
        }
        out
    }
    /// What a value of cut point `c` is when control comes from `b`.
    pub fn at_edge(&self, v: Value, b: Block, c: usize) -> Option<Value> {
        let f = self.f();
        match f.def_inst(v) {
            Some(i) if f.is_phi(i) && f.inst_block(i) == Some(self.starts[c]) => {
                f.phi_value_for(i, b)
            }
            _ => Some(v),
        }
    }
    /// True if the value has been computed whenever control is at cut point `c`.
    pub fn available(&self, v: Value, c: usize) -> bool {
        let f = self.f();
        let Some(i) = f.def_inst(v) else { return true };
        let Some(home) = f.inst_block(i) else {
            return false;
        };
        if home == self.starts[c] {
            return f.is_phi(i);
        }
        match (self.graph.number(home), self.graph.number(self.starts[c])) {
            (Some(a), Some(b)) => dominates(&self.idom, a, b),
            _ => false,
        }
    }

    /// What segment `k` takes from outside, if cut point `c` asks for the values `fields[c]`. `given(v, again)`
    /// says whether a value from outside is to be given; `again` tells that it could be computed again.
    pub fn live_in(
        &self,
        k: usize,
        fields: &[Vec<Value>],
        given: &mut dyn FnMut(Value, bool) -> bool,
    ) -> Option<LiveIn> {
        let f = self.f();
        let inside = |b: Block| self.bodies[k].contains(&b);
        let starts_here = |i: Inst| k > 0 && f.is_phi(i) && f.inst_block(i) == Some(self.starts[k]);
        let mut roots: Vec<Value> = self.known[k].iter().map(|c| c.0).collect();
        for &b in &self.bodies[k] {
            for i in f.insts(b) {
                if starts_here(i) {
                    continue;
                }
                if f.is_phi(i) {
                    roots.extend(
                        f.phi_incoming(i)
                            .filter(|&(_, p)| inside(p))
                            .map(|(v, _)| v),
                    );
                } else {
                    roots.extend(f.operands(i));
                }
            }
        }
        for (b, c) in self.exits(k) {
            for &v in &fields[c] {
                roots.push(self.at_edge(v, b, c)?);
            }
        }
        self.outside(k, roots, given)
    }
    /// What of these values, or of what they are computed from, comes from outside the segment.
    fn outside(
        &self,
        k: usize,
        roots: Vec<Value>,
        given: &mut dyn FnMut(Value, bool) -> bool,
    ) -> Option<LiveIn> {
        let f = self.f();
        let inside = |b: Block| self.bodies[k].contains(&b);
        let starts_here = |i: Inst| k > 0 && f.is_phi(i) && f.inst_block(i) == Some(self.starts[k]);
        let mut out = LiveIn::default();
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        // Twice on the stack: before its operands and after them.
        let mut work: Vec<(Value, bool)> = roots.into_iter().rev().map(|v| (v, false)).collect();
        while let Some((v, done)) = work.pop() {
            let Some(i) = f.def_inst(v) else { continue };
            if done {
                out.again.push(i);
                continue;
            }
            let home = f.inst_block(i)?;
            if (inside(home) && !starts_here(i)) || self.allocas.contains(&i) || !seen.insert(v) {
                continue;
            }
            let again = !starts_here(i) && self.repeatable(i);
            if given(v, again) || !again {
                out.given.push(v);
            } else {
                work.push((v, true));
                work.extend(f.operands(i).rev().map(|o| (o, false)));
            }
        }
        Some(out)
    }

    /// True if the instruction gives the same value whenever it is computed. For the target, which may have
    /// more behaviours than it really has, also where it chooses a NaN anew.
    pub fn repeatable(&self, i: Inst) -> bool {
        let f = self.f();
        let float = self.target;
        match f.kind(i) {
            InstKind::Binary(op) => !op.is_int_division() && (float || !op.is_float()),
            InstKind::Cast(
                CastOp::Trunc
                | CastOp::ZExt
                | CastOp::SExt
                | CastOp::BitCast
                | CastOp::AddrSpaceCast,
            ) => true,
            InstKind::Cast(CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr) => false,
            InstKind::Cast(_) | InstKind::FCmp(_) | InstKind::FNeg => float,
            // With fast-math flags a select may choose the sign of zero.
            InstKind::Select => float || f.flags(i).is_empty(),
            InstKind::ICmp(_) | InstKind::Gep { .. } => true,
            InstKind::ExtractElement | InstKind::InsertElement | InstKind::ShuffleVector(_) => true,
            InstKind::ExtractValue(_) | InstKind::InsertValue(_) => true,
            InstKind::Call(_) => f
                .callee(i)
                .is_some_and(|g| same_every_time(self.cx().global_name(g))),
            _ => false,
        }
    }
    /// True for floating-point arithmetic, which is better given than computed again.
    pub fn is_float_arithmetic(&self, v: Value) -> bool {
        let f = self.f();
        f.def_inst(v).is_some_and(|i| match f.kind(i) {
            InstKind::Binary(op) => *op >= BinOp::FAdd,
            InstKind::Cast(CastOp::FpTrunc | CastOp::FpExt | CastOp::UiToFp | CastOp::SiToFp) => {
                true
            }
            InstKind::Cast(CastOp::FpToUi | CastOp::FpToSi) => true,
            InstKind::FCmp(_) | InstKind::FNeg => true,
            _ => false,
        })
    }
}

/// Names of the blocks of a function in which paths meet.
pub(super) fn joins(f: &Function) -> FxHashSet<&str> {
    let met = |b: &Block| f.predecessors(*b).len() > 1;
    f.blocks()
        .filter(met)
        .filter_map(|b| f.block_name(b))
        .collect()
}

/// Intrinsics that are functions of their arguments and of the thread.
fn same_every_time(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("llvm.") else {
        return false;
    };
    const REGISTERS: [&str; 4] = ["tid.", "ntid.", "ctaid.", "nctaid."];
    if let Some(register) = rest.strip_prefix("nvvm.read.ptx.sreg.") {
        return REGISTERS.iter().any(|r| register.starts_with(r));
    }
    [
        "umin.", "umax.", "smin.", "smax.", "abs.", "ctpop.", "bswap.",
    ]
    .iter()
    .any(|p| rest.starts_with(p))
}
