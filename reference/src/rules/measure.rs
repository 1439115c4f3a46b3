//! Why no sequence of rules goes on for ever.
//!
//! The measure of a body is three numbers, compared from the left:
//!
//! 1. **size**: how many instructions it has;
//! 2. **opcodes**: the sum of [`rank`] over its instructions;
//! 3. **operands**: how many instructions of at least two operands have a constant in front of something that is
//!    none (`add 1, %x`).
//!
//! All three are natural numbers, so that the order has no infinite descent. [`lowers`] checks, rule by rule and from
//! the text alone, that every application of a rule lowers the measure; then a run ends whichever rules there are, and
//! in whatever order they are applied.
//!
//! ```text
//!   result x              the root goes, nothing comes                              size falls
//!   result (shl x 1)      for mul x 2: one goes, one comes; rank(shl) < rank(mul)   opcodes fall
//!   result (add x C)      for add C x under variable(x): the constant goes behind   operands fall
//! ```
//!
//! That the rest of the body is left alone matters for the second and third number: an application exchanges the root for at
//! most one instruction, and the users of the root's result get the new one's result, which is no more a constant
//! than the old one was. Where the size falls, users may get a constant, and the third number may rise.

use super::ast::{ExprKind, Node, Op, Rule, Term, TermKind};
use tandem_ir::{BinOp, CastOp};

/// Checks that every application of the rule lowers the measure.
///
/// # Errors
/// One sentence on which of the three numbers does not fall.
pub fn lowers(rule: &Rule) -> Result<(), String> {
    let TermKind::Inst(root) = &rule.pattern.kind else {
        return Err("its pattern is no instruction, so nothing is erased".into());
    };
    match &rule.result.kind {
        TermKind::Var(var) if root.name == Some(*var) => Err("its result is its root".into()),
        TermKind::Var(_) | TermKind::Literal(_) | TermKind::Computed(_) => Ok(()),
        TermKind::Inst(new) => exchanges(rule, root, new),
    }
}

/// Checks a rule that puts one instruction in the place of the root.
fn exchanges(rule: &Rule, root: &Node, new: &Node) -> Result<(), String> {
    let is = |kind: fn(&TermKind) -> bool| new.args.iter().any(|a| kind(&a.kind));
    if is(|k| matches!(k, TermKind::Inst(_))) {
        return Err("its result is more than one instruction, so the size rises".into());
    }
    let uses_root = |a: &Term| matches!(a.kind, TermKind::Var(v) if root.name == Some(v));
    if new.args.iter().any(uses_root) {
        return Err("its result uses its root, which is erased".into());
    }
    let (from, to) = (rank(&root.op), rank(&new.op));
    if to != from {
        return match to < from {
            true => Ok(()),
            false => Err(format!(
                "its result is an instruction of rank {to} in the place of one of rank {from}, so the order on opcodes rises"
            )),
        };
    }
    match is_surely_disordered(rule, root) && is_surely_ordered(rule, new) {
        true => Ok(()),
        false => Err(
            "its result is an instruction of the root's rank, and no constant surely moves behind what is no constant, so the \
             measure does not fall"
                .into(),
        ),
    }
}

/// The order on opcodes: an instruction may take the place of one of a higher rank. Cheaper to compute, or
/// easier to reason about, is lower: bits before shifts, shifts before sums, sums before products, and
/// a choice of two values above the arithmetic that needs no condition. Operations of one rank are of one kind.
pub fn rank(op: &Op) -> u32 {
    use BinOp::*;
    match op {
        Op::Freeze => 0,
        Op::Cast(CastOp::BitCast | CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr) => 1,
        Op::Cast(CastOp::Trunc) => 2,
        Op::Cast(CastOp::ZExt) => 3,
        Op::Cast(CastOp::SExt) => 4,
        Op::Cast(CastOp::AddrSpaceCast) => 5,
        Op::Binary(And) => 10,
        Op::Binary(Or) => 11,
        Op::Binary(Xor) => 12,
        Op::Binary(Shl) => 13,
        Op::Binary(LShr) => 14,
        Op::Binary(AShr) => 15,
        Op::Binary(Add) => 16,
        Op::Binary(Sub) => 17,
        Op::ICmp(_) => 18,
        Op::Gep => 19,
        Op::Select => 20,
        Op::Binary(Mul) => 30,
        Op::Binary(UDiv) => 31,
        Op::Binary(SDiv) => 32,
        Op::Binary(URem) => 33,
        Op::Binary(SRem) => 34,
        Op::FNeg => 40,
        Op::FCmp(_) => 41,
        Op::Cast(CastOp::UiToFp) => 42,
        Op::Cast(CastOp::SiToFp) => 43,
        Op::Cast(CastOp::FpToUi) => 44,
        Op::Cast(CastOp::FpToSi) => 45,
        Op::Cast(CastOp::FpExt) => 46,
        Op::Cast(CastOp::FpTrunc) => 47,
        Op::Binary(FAdd) => 50,
        Op::Binary(FSub) => 51,
        Op::Binary(FMul) => 52,
        Op::Binary(FDiv) => 53,
        Op::Binary(FRem) => 54,
        Op::Intrinsic(..) => 60,
    }
}

/// True if the root has a constant in front of something that is none, wherever the rule applies.
fn is_surely_disordered(rule: &Rule, n: &Node) -> bool {
    let exchanged = n.either_order;
    match &n.args[..] {
        [a, b] => !exchanged && is_constant(rule, a) && is_variable(rule, b),
        _ => false,
    }
}

/// True if the new instruction has no constant in front of something that is none.
fn is_surely_ordered(rule: &Rule, n: &Node) -> bool {
    match &n.args[..] {
        [a, b] => is_variable(rule, a) || is_constant(rule, b),
        _ => false,
    }
}

/// True if a term is a constant in every match.
fn is_constant(rule: &Rule, t: &Term) -> bool {
    match &t.kind {
        TermKind::Var(v) => rule.vars[*v].is_constant(),
        TermKind::Literal(_) | TermKind::Computed(_) => true,
        TermKind::Inst(_) => false,
    }
}

/// True if a term is no constant in any match: an instruction, or a variable of which a condition says so.
fn is_variable(rule: &Rule, t: &Term) -> bool {
    let stated = |v: usize| {
        let says = |k: &ExprKind| matches!(k, ExprKind::Variable(w) if *w == v);
        rule.conditions.iter().any(|c| says(&c.kind))
    };
    match &t.kind {
        TermKind::Var(v) => rule.vars[*v].names_inst || stated(*v),
        TermKind::Inst(_) => true,
        TermKind::Literal(_) | TermKind::Computed(_) => false,
    }
}
