//! Scalar evolution as plain data.

use super::ScalarEvolution;
use crate::analysis::nest::LoopId;
use crate::analysis::range::Range;
use tandem_ir::claims::scev::{
    AccessClaim, AtExit, Disposition, ExitClaim, Expr, FlagFact, Interval, LoopClaim, Nary, Node,
    Predicated, Scev, Scope, ValueClaim,
};
use tandem_ir::{Block, InstKind};

impl ScalarEvolution<'_> {
    /// All that is claimed of the function's values and loops.
    pub fn claims(self) -> Scev {
        self.claims_and(|_| Vec::new())
    }

    /// The same, and of the addresses of loads and stores in loops.
    pub fn claims_with_accesses(self) -> Scev {
        self.claims_and(Self::access_claims)
    }

    fn claims_and(mut self, of_accesses: impl FnOnce(&mut Self) -> Vec<AccessClaim>) -> Scev {
        let accesses = of_accesses(&mut self);
        let values = self.value_claims();
        let mut loops = Vec::new();
        for l in self.loops_in_order() {
            loops.push(self.loop_claim(l));
        }
        let mut flags = Vec::new();
        for (expr, typed) in &self.exprs {
            let scope = match &typed.node {
                Node::AddRec(h, _) => Scope::Loop(*h),
                Node::Nary(Nary::Add | Nary::Mul, _) => Scope::Definition,
                _ => continue,
            };
            let w = self.stated_flags(expr, true);
            if !w.is_empty() {
                flags.push(FlagFact {
                    expr,
                    flags: w,
                    scope,
                });
            }
        }
        Scev {
            exprs: std::mem::take(&mut self.exprs),
            flags,
            values,
            loops,
            accesses,
        }
    }

    fn value_claims(&mut self) -> Vec<ValueClaim> {
        let f = self.f;
        let mut claims = Vec::new();
        for b in f.blocks() {
            for i in f.insts(b) {
                let value = f.result(i).and_then(|v| self.value(v));
                if let Some(e) = value.filter(|_| !matches!(f.kind(i), InstKind::ICmp(_))) {
                    let l = self.nest.of(b);
                    claims.push(self.value_claim(i, e, l));
                }
            }
        }
        claims
    }

    fn value_claim(&mut self, inst: tandem_ir::Inst, expr: Expr, l: Option<LoopId>) -> ValueClaim {
        let ranges = [self.unsigned(expr), self.signed(expr)].map(interval);
        let here = self.at_scope(expr, l);
        let mut dispositions = Vec::new();
        let exit = match l {
            None => AtExit::NoLoop,
            Some(own) => {
                let around = self.nest.loops[own].parent;
                let at_exit = self.at_scope(expr, around);
                let inside = self.inner_loops(own);
                let outside = std::iter::successors(Some(own), |&x| self.nest.loops[x].parent);
                for x in outside.chain(inside) {
                    dispositions.push((self.nest.loops[x].header, self.disposition(expr, x)));
                }
                match self.is_invariant(at_exit, own) {
                    true => AtExit::Is(at_exit),
                    false => AtExit::Unknown,
                }
            }
        };
        ValueClaim {
            inst,
            expr,
            ranges,
            here: (here != expr)
                .then(|| (here, [self.unsigned(here), self.signed(here)].map(interval))),
            exit,
            dispositions,
        }
    }

    /// The loops inside, depth first.
    fn inner_loops(&self, l: LoopId) -> Vec<LoopId> {
        let mut out = Vec::new();
        let mut work: Vec<LoopId> = self.nest.loops[l].inner.iter().rev().copied().collect();
        while let Some(x) = work.pop() {
            out.push(x);
            work.extend(self.nest.loops[x].inner.iter().rev());
        }
        out
    }

    fn disposition(&self, e: Expr, l: LoopId) -> Disposition {
        if self.is_invariant(e, l) {
            return Disposition::Invariant;
        }
        let header = self.nest.loops[l].header;
        let mut work = vec![e];
        while let Some(x) = work.pop() {
            match &self.exprs[x].node {
                _ if self.is_invariant(x, l) => {}
                Node::AddRec(h, _) if *h == header => {}
                Node::AddRec(..) | Node::Unknown(_) => return Disposition::Variant,
                node => work.extend(node.operands()),
            }
        }
        Disposition::Computable
    }

    /// Loops as LLVM lists them: outermost ones last to first, inner ones before those around them.
    fn loops_in_order(&self) -> Vec<LoopId> {
        let tops = (0..self.nest.loops.len()).rev();
        let tops = tops.filter(|&l| self.nest.loops[l].parent.is_none());
        let mut out = Vec::new();
        for top in tops {
            let mut work = vec![(top, false)];
            while let Some((l, done)) = work.pop() {
                if done {
                    out.push(l);
                    continue;
                }
                work.push((l, true));
                work.extend(self.nest.loops[l].inner.iter().rev().map(|&x| (x, false)));
            }
        }
        out
    }

    fn loop_claim(&mut self, l: LoopId) -> LoopClaim {
        let counts = self.counts[l].clone();
        let predicated = self.predicated_count(l);
        let header = |l: LoopId| -> Block { self.nest.loops[l].header };
        let (own, parent) = (header(l), self.nest.loops[l].parent.map(header));
        let exits = counts.exits.iter().map(|x| ExitClaim {
            block: x.block,
            exact: x.exact,
            symbolic_max: x.symbolic_max,
        });
        let exits = exits.collect();
        LoopClaim {
            header: own,
            parent,
            exits,
            exact: counts.exact,
            constant_max: counts.constant_max.map(|(w, n)| self.constant(w, n)),
            symbolic_max: counts.symbolic_max,
            multiple: counts.multiple,
            finite: counts.finite || predicated.as_ref().is_some_and(|p| p.finite),
            predicated: predicated.map(|p| Predicated {
                predicates: p.predicates,
                exact: p.exact,
                constant_max: p.constant_max.map(|(w, n)| self.constant(w, n)),
                symbolic_max: p.symbolic_max,
            }),
        }
    }
}

pub(super) fn interval(r: Range) -> Interval {
    let mask = crate::analysis::range::mask(r.width());
    let (lo, hi) = match r.is_full() {
        true => (0, 0),
        false => (r.lo(), r.hi().wrapping_add(1) & mask),
    };
    Interval {
        width: r.width(),
        lo,
        hi,
    }
}
