//! Recurrences from the phis of a loop's header.
//!
//! While the value that comes back is built, the phi stands for itself; everything that was built meanwhile is dropped
//! again, because the value of a phi in the previous iteration is no invariant.

use super::ScalarEvolution;
use crate::analysis::nest::LoopId;
use tandem_ir::claims::scev::{Expr, Nary, Node};
use tandem_ir::{BinOp, Block, Inst, InstKind, Value};

/// Instructions that are looked at for one phi.
const MAX_CONE: usize = 1 << 17;
/// How often the phis of a header are tried, since one may step by another.
const MAX_TRIES: usize = 4;
/// Recurrences of loops left before that a start may be made of. Each sum with a recurrence rewrites its start, and that one's
/// start, so that a chain of loops that go on where the last one came to costs the square of its length without a limit.
const MAX_LEFT: usize = 8;

impl ScalarEvolution<'_> {
    /// Finds the phis of a header that are recurrences, and notes what their increments prove.
    pub(super) fn build_recurrences(&mut self, l: LoopId) {
        let header = self.nest.loops[l].header;
        let f = self.f;
        if !self.nest.loops[l].well_nested {
            return;
        }
        let mut open: Vec<Inst> = f.phis(header).filter(|&i| self.is_wanted(i)).collect();
        for _ in 0..MAX_TRIES {
            let before = open.len();
            open.retain(|&phi| !self.resolve(l, header, phi));
            if open.len() == before || open.is_empty() {
                return;
            }
        }
    }

    /// The value on entry and the one that comes back, if there is one of each.
    pub(super) fn start_and_next(&self, l: LoopId, phi: Inst) -> Option<(Value, Value)> {
        let (mut start, mut next) = (None, None);
        for (v, from) in self.f.phi_incoming(phi) {
            let side = match self.nest.holds(l, from) {
                true => &mut next,
                false => &mut start,
            };
            if side.is_some_and(|s| s != v) {
                return None;
            }
            *side = Some(v);
        }
        Some((start?, next?))
    }

    /// True if nothing is left to try.
    fn resolve(&mut self, l: LoopId, header: Block, phi: Inst) -> bool {
        let Some(v) = self.f.result(phi) else {
            return true;
        };
        let (Some(leaf), Some((start, next))) = (self.leaf(v), self.start_and_next(l, phi)) else {
            return true;
        };
        let Some(start) = self.start_of(l, start) else {
            return true;
        };
        let Some(step) = self.step_of(l, header, leaf, next) else {
            return false;
        };
        if self.is_zero(step) {
            self.values[v] = start.into();
            return true;
        }
        let mut parts = vec![start];
        match self.exprs[step].node.clone() {
            Node::AddRec(h, xs) if h == header => parts.extend(xs),
            _ => parts.push(step),
        }
        if parts.len() > self.limits.max_add_rec_size as usize {
            return true;
        }
        let e = self.recurrence(header, parts);
        if self.is_large(e) {
            return true;
        }
        self.values[v] = e.into();
        self.stated.phis.insert(e);
        self.prove_steps(header, v, next, step, e);
        true
    }

    /// The value on entry; no more than its name if it has gone through too many loops.
    fn start_of(&mut self, l: LoopId, v: Value) -> Option<Expr> {
        let start = self.operand(v)?;
        let (mut e, mut left) = (start, 0);
        while let Node::AddRec(h, xs) = &self.exprs[e].node {
            let own = self.nest.headed(*h);
            left += usize::from(own.is_none_or(|own| !self.nest.contains(own, l)));
            e = xs[0];
        }
        match left > MAX_LEFT {
            true => self.leaf(v),
            false => Some(start),
        }
    }

    /// What the increment's flags say of the recurrence of the phi and of its own.
    fn prove_steps(&mut self, header: Block, phi: Value, next: Value, step: Expr, e: Expr) {
        let f = self.f;
        let Some(inc) = f.def_inst(next) else {
            return;
        };
        let (op, [a, b]) = match (f.kind(inc), self.checked_part(inc)) {
            (InstKind::Binary(op), _) => (*op, [f.operand(inc, 0), f.operand(inc, 1)]),
            (_, Some(part)) => (part.op, part.operands),
            _ => return,
        };
        if !matches!(op, BinOp::Add | BinOp::Sub) {
            return;
        }
        let sub = op == BinOp::Sub;
        let by = match (a == phi, b == phi && !sub) {
            (true, false) => b,
            (false, true) => a,
            _ => return,
        };
        let by = match self.operand(by) {
            Some(x) if sub => self.negate(x),
            Some(x) => x,
            None => return,
        };
        if by != step || matches!(self.exprs[step].node, Node::AddRec(h, _) if h == header) {
            return;
        }
        if let Some(l) = self.nest.headed(header) {
            self.prove_checked_step(l, inc, step, e);
        }
        self.prove_by_increment(phi, header, inc, e);
        let after = self.add(&[e, step]);
        if matches!(self.exprs[after].node, Node::AddRec(h, _) if h == header) {
            self.prove_next(header, inc, after);
        }
    }

    /// What is added to the phi from one iteration to the next: invariant, or a recurrence of the same loop.
    fn step_of(&mut self, l: LoopId, header: Block, phi: Expr, next: Value) -> Option<Expr> {
        let e = self.next_over_leaves(l, next)?;
        if e == phi {
            // What comes back is what went round: it never changes.
            return Some(self.constant(self.width(phi), 0));
        }
        let Node::Nary(Nary::Add, xs) = self.exprs[e].node.clone() else {
            return None;
        };
        let at = xs.iter().position(|&x| x == phi)?;
        let mut rest = xs.to_vec();
        rest.remove(at);
        let step = self.add(&rest);
        let own = matches!(&self.exprs[step].node, Node::AddRec(h, xs)
            if *h == header && xs.iter().all(|&x| self.is_invariant(x, l)));
        if self.exprs[step].ty.is_ptr() || !(own || self.is_invariant(step, l)) {
            return None;
        }
        Some(step)
    }

    /// The value that comes back, over the phis of the header as leaves; nothing that is built on the way is kept.
    fn next_over_leaves(&mut self, l: LoopId, next: Value) -> Option<Expr> {
        let f = self.f;
        let mut built = Vec::new();
        let mut work = vec![(next, false)];
        let mut left = MAX_CONE;
        let mut complete = true;
        while let Some((v, ready)) = work.pop() {
            let Some(i) = f.def_inst(v) else {
                continue;
            };
            let inside = f.inst_block(i).is_some_and(|b| self.nest.holds(l, b));
            if !inside || self.values[v].is_some() {
                continue;
            }
            left = left.saturating_sub(1);
            if left == 0 {
                complete = false;
                break;
            }
            let arithmetic = match f.kind(i) {
                InstKind::Binary(_) | InstKind::Cast(_) | InstKind::Gep { .. } => true,
                InstKind::ExtractValue(_) => self.checked_part(i).is_some_and(|p| !p.wrapped),
                _ => false,
            };
            if !arithmetic {
                continue; // A leaf, for now.
            }
            if ready {
                self.build(i, v);
                if self.values[v].is_some() {
                    built.push(v);
                }
            } else {
                work.push((v, true));
                work.extend(self.inputs(i).into_iter().map(|o| (o, false)));
            }
        }
        let e = if complete { self.operand(next) } else { None };
        for v in built {
            self.values[v] = None.into();
        }
        e
    }
}
