//! The order of operands in sums, products, maxima and minima.
//!
//! It is LLVM's as far as LLVM has one, so that texts can be compared; what LLVM calls equal is ordered by entity number,
//! so that the order is total and equal sums are one node.

use super::ScalarEvolution;
use std::cmp::Ordering;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node};
use tandem_ir::{BinOp, CastOp, InstKind, Value, ValueDef};

/// `max-value-compare-depth`: how deep operands of instructions are compared.
const VALUE_DEPTH: u32 = 2;
/// `max-scev-compare-depth`: how deep operands of expressions are compared.
const EXPR_DEPTH: u32 = 32;

/// Rank of the kinds.
fn rank(node: &Node) -> u32 {
    match node {
        Node::Const(_) => 0,
        Node::Cast(Cast::Trunc, _) => 2,
        Node::Cast(Cast::ZExt, _) => 3,
        Node::Cast(Cast::SExt, _) => 4,
        Node::Nary(Nary::Add, _) => 5,
        Node::Nary(Nary::Mul, _) => 6,
        Node::UDiv(..) => 7,
        Node::AddRec(..) => 8,
        Node::Nary(Nary::UMax, _) => 9,
        Node::Nary(Nary::SMax, _) => 10,
        Node::Nary(Nary::UMin, _) => 11,
        Node::Nary(Nary::SMin, _) => 12,
        Node::Nary(Nary::SeqUMin, _) => 13,
        Node::Cast(Cast::PtrToInt, _) => 14,
        Node::Unknown(_) => 15,
    }
}

impl ScalarEvolution<'_> {
    /// Puts operands into their order.
    pub(super) fn sort(&self, xs: &mut [Expr]) {
        xs.sort_by(|&a, &b| self.compare(a, b));
    }

    /// Which of two operands stands first; they are equal only if they are the same.
    pub(super) fn compare(&self, a: Expr, b: Expr) -> Ordering {
        self.compare_exprs(a, b, EXPR_DEPTH).then(a.cmp(&b))
    }

    fn compare_exprs(&self, a: Expr, b: Expr, depth: u32) -> Ordering {
        if a == b {
            return Ordering::Equal;
        }
        let (x, y) = (&self.exprs[a], &self.exprs[b]);
        let by_rank = rank(&x.node).cmp(&rank(&y.node));
        if by_rank.is_ne() || depth == 0 {
            return by_rank;
        }
        let lists = |p: &[Expr], q: &[Expr]| {
            let pairs = p.iter().zip(q);
            let each = pairs.map(|(&p, &q)| self.compare_exprs(p, q, depth - 1));
            let first = each.into_iter().find(|o| o.is_ne());
            p.len().cmp(&q.len()).then(first.unwrap_or(Ordering::Equal))
        };
        match (&x.node, &y.node) {
            (Node::Const(m), Node::Const(n)) => x.width.cmp(&y.width).then(m.cmp(n)),
            (Node::Unknown(v), Node::Unknown(u)) => {
                self.compare_values(*v, *u, VALUE_DEPTH).then(v.cmp(u))
            }
            (Node::AddRec(h, p), Node::AddRec(i, q)) if h != i => {
                // The recurrence of the loop whose header comes first stands last.
                let first = self.dom.dominates(*h, *i);
                let other = self.dom.dominates(*i, *h);
                match (first, other) {
                    (true, _) => Ordering::Greater,
                    (_, true) => Ordering::Less,
                    _ => h.cmp(i).then(lists(p, q)),
                }
            }
            (p, q) => lists(&p.operands(), &q.operands()),
        }
    }

    fn compare_values(&self, a: Value, b: Value, depth: u32) -> Ordering {
        if a == b {
            return Ordering::Equal;
        }
        let f = self.f;
        let pointer = |v: Value| f.value_type(v).is_ptr();
        let class = |v: Value| match f.value_def(v) {
            ValueDef::Arg(_) => 0,
            ValueDef::Inst(i) => 100 + opcode(f.kind(i)),
            _ => 1,
        };
        let by_class = pointer(a).cmp(&pointer(b)).then(class(a).cmp(&class(b)));
        if by_class.is_ne() || depth == 0 {
            return by_class;
        }
        match (f.value_def(a), f.value_def(b)) {
            (ValueDef::Arg(m), ValueDef::Arg(n)) => m.cmp(&n),
            (ValueDef::Inst(i), ValueDef::Inst(j)) => {
                let level = |i| f.inst_block(i).and_then(|b| self.nest.of(b));
                let level = |i| level(i).map_or(0, |l| self.nest.loops[l].depth);
                let counts = level(i)
                    .cmp(&level(j))
                    .then(f.num_operands(i).cmp(&f.num_operands(j)));
                let pairs = f.operands(i).zip(f.operands(j));
                counts.then_with(|| {
                    let mut each = pairs.map(|(p, q)| self.compare_values(p, q, depth - 1));
                    each.find(|o| o.is_ne()).unwrap_or(Ordering::Equal)
                })
            }
            _ => match (f.as_global(a), f.as_global(b)) {
                (Some(g), Some(h)) => self.cx.global_name(g).cmp(self.cx.global_name(h)),
                (g, h) => g.is_some().cmp(&h.is_some()),
            },
        }
    }
}

/// A number by which LLVM orders instructions of different opcodes.
fn opcode(kind: &InstKind) -> u32 {
    use InstKind::*;
    let binary = |op: BinOp| match op {
        BinOp::Add => 13,
        BinOp::FAdd => 14,
        BinOp::Sub => 15,
        BinOp::FSub => 16,
        BinOp::Mul => 17,
        BinOp::FMul => 18,
        BinOp::UDiv => 19,
        BinOp::SDiv => 20,
        BinOp::FDiv => 21,
        BinOp::URem => 22,
        BinOp::SRem => 23,
        BinOp::FRem => 24,
        BinOp::Shl => 25,
        BinOp::LShr => 26,
        BinOp::AShr => 27,
        BinOp::And => 28,
        BinOp::Or => 29,
        BinOp::Xor => 30,
    };
    let cast = |op: CastOp| match op {
        CastOp::Trunc => 38,
        CastOp::ZExt => 39,
        CastOp::SExt => 40,
        CastOp::FpToUi => 41,
        CastOp::FpToSi => 42,
        CastOp::UiToFp => 43,
        CastOp::SiToFp => 44,
        CastOp::FpTrunc => 45,
        CastOp::FpExt => 46,
        CastOp::PtrToInt => 47,
        CastOp::PtrToAddr => 48,
        CastOp::IntToPtr => 49,
        CastOp::BitCast => 50,
        CastOp::AddrSpaceCast => 51,
    };
    match kind {
        Invoke(_) => 5,
        CallBr(..) => 11,
        FNeg => 12,
        Binary(op) => binary(*op),
        Alloca { .. } => 31,
        Load(_) => 32,
        Gep { .. } => 34,
        CmpXchg { .. } => 36,
        AtomicRmw(..) => 37,
        Cast(op) => cast(*op),
        ICmp(_) => 54,
        FCmp(_) => 55,
        Phi => 56,
        Call(_) => 57,
        Select => 58,
        VaArg => 61,
        ExtractElement => 62,
        ExtractValue(_) => 65,
        Freeze => 68,
        _ => 99,
    }
}
