//! Floating-point arithmetic and comparisons, where the result is exact.
//!
//! Nothing here applies in a `strictfp` function, nor where the function may flush denormal numbers
//! of the format: `x + -0.0` is then not `x`.

use super::query::{Hit, New, Query, rule};
use crate::analysis::constant_fold::allows;
use std::cmp::Ordering;
use tandem_ir::{BinOp, CastOp, Flags, FloatPredicate, Inst, Value};

impl Query<'_> {
    /// True if the function computes with denormal numbers of the value's format as IEEE 754 says.
    pub(super) fn keeps_denormals(&self, v: Value) -> bool {
        self.scalar(v)
            .float_kind()
            .is_some_and(|k| self.env.keeps_denormals(k))
    }
    /// True for +0.0 in all lanes.
    fn is_plus_zero(&self, v: Value) -> bool {
        self.class(v).is_some_and(|c| c.zero && !c.negative)
    }
    /// True for -0.0 in all lanes.
    fn is_minus_zero(&self, v: Value) -> bool {
        self.class(v).is_some_and(|c| c.zero && c.negative)
    }
    /// True for 1.0 in all lanes.
    fn is_float_one(&self, v: Value) -> bool {
        self.class(v).is_some_and(|c| c.one && !c.negative)
    }
    /// True if the value is never a NaN.
    pub(super) fn is_never_nan(&self, v: Value) -> bool {
        if self.flags(v).contains(Flags::NNAN) {
            return true;
        }
        self.class(v).is_some_and(|c| !c.nan)
            || self.cast(v, CastOp::UiToFp).is_some()
            || self.cast(v, CastOp::SiToFp).is_some()
    }
    /// True if the value is never -0.0: conversions from integers.
    fn is_never_minus_zero(&self, v: Value) -> bool {
        self.cast(v, CastOp::UiToFp).is_some() || self.cast(v, CastOp::SiToFp).is_some()
    }
}

/// `fneg`
pub(super) fn fneg(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let a = q.f.operand(i, 0);
    if let Some(x) = q.fneg(a) {
        rule!("fneg-of-fneg", x, x = x);
    }
    None
}

/// The five operations.
pub(super) fn arithmetic(q: &Query<'_>, i: Inst, op: BinOp) -> Option<Hit> {
    let (a, b) = q.two(i);
    if q.env.strict || !q.keeps_denormals(a) {
        return None;
    }
    let flags = q.f.flags(i);
    let exact_zero = Flags::NNAN | Flags::NSZ;
    match op {
        BinOp::FAdd => fadd(q, flags, a, b),
        BinOp::FSub => fsub(q, flags, a, b),
        BinOp::FMul => {
            for (x, y) in [(a, b), (b, a)] {
                if q.is_float_one(y) {
                    rule!("fmul-one", x, x = x);
                }
                if flags.contains(exact_zero) && q.class(y).is_some_and(|c| c.zero) {
                    rule!("fmul-zero-nnan-nsz", New::Zero, x = x);
                }
            }
            None
        }
        BinOp::FDiv => {
            if q.is_float_one(b) {
                rule!("fdiv-one", a, x = a);
            }
            if a == b && flags.contains(Flags::NNAN) {
                return one(q, i, a);
            }
            if flags.contains(exact_zero) && q.class(a).is_some_and(|c| c.zero) {
                rule!("fdiv-of-zero-nnan-nsz", New::Zero, x = b);
            }
            None
        }
        _ => {
            if flags.contains(exact_zero) && q.class(a).is_some_and(|c| c.zero) {
                rule!("frem-of-zero-nnan-nsz", New::Zero, x = b);
            }
            None
        }
    }
}

/// `x / x` without NaN.
fn one(q: &Query<'_>, i: Inst, x: Value) -> Option<Hit> {
    let kind = q.cx.types.scalar(q.f.inst_type(i)).float_kind()?;
    let one = match kind {
        tandem_ir::FloatKind::Half => 0x3c00,
        tandem_ir::FloatKind::BFloat => 0x3f80,
        tandem_ir::FloatKind::Float => 0x3f80_0000,
        tandem_ir::FloatKind::Double => 0x3ff0_0000_0000_0000,
        _ => return None,
    };
    rule!("fdiv-self-nnan", New::Float(one), x = x)
}

fn fadd(q: &Query<'_>, flags: Flags, a: Value, b: Value) -> Option<Hit> {
    for (x, y) in [(a, b), (b, a)] {
        if q.is_minus_zero(y) {
            rule!("fadd-minus-zero", x, x = x);
        }
        if q.is_plus_zero(y) {
            if flags.contains(Flags::NSZ) {
                rule!("fadd-zero-nsz", x, x = x);
            }
            if q.is_never_minus_zero(x) {
                rule!("fadd-zero", x, x = x);
            }
        }
        if flags.contains(Flags::NNAN) && q.fneg(y) == Some(x) {
            rule!("fadd-negation-nnan", New::Zero, x = x);
        }
    }
    None
}

fn fsub(q: &Query<'_>, flags: Flags, a: Value, b: Value) -> Option<Hit> {
    if q.is_plus_zero(b) {
        rule!("fsub-zero", a, x = a);
    }
    if q.is_minus_zero(b) && flags.contains(Flags::NSZ) {
        rule!("fsub-minus-zero-nsz", a, x = a);
    }
    if a == b && flags.contains(Flags::NNAN) {
        rule!("fsub-self-nnan", New::Zero, x = a);
    }
    if q.is_minus_zero(a)
        && let Some(x) = q.fneg(b)
    {
        rule!("fsub-minus-zero-of-fneg", x, x = x);
    }
    None
}

/// `fcmp`
pub(super) fn fcmp(q: &Query<'_>, i: Inst, p: FloatPredicate) -> Option<Hit> {
    let (a, b) = q.two(i);
    if q.env.strict {
        return None;
    }
    match p {
        FloatPredicate::False => rule!("fcmp-false", false, x = a, y = b),
        FloatPredicate::True => rule!("fcmp-true", true, x = a, y = b),
        _ => {}
    }
    for x in [b, a] {
        if q.class(x).is_some_and(|c| c.nan) {
            let y = if x == b { a } else { b };
            match allows(p, None) {
                true => rule!("fcmp-nan-unordered", true, x = y),
                false => rule!("fcmp-nan-ordered", false, x = y),
            }
        }
    }
    if a == b {
        let (equal, unordered) = (allows(p, Some(Ordering::Equal)), allows(p, None));
        if equal == unordered || q.f.flags(i).contains(Flags::NNAN) || q.is_never_nan(a) {
            match equal {
                true => rule!("fcmp-self-true", true, x = a),
                false => rule!("fcmp-self-false", false, x = a),
            }
        }
    }
    if matches!(p, FloatPredicate::Ord | FloatPredicate::Uno)
        && (q.f.flags(i).contains(Flags::NNAN) || q.is_never_nan(a) && q.is_never_nan(b))
    {
        match p {
            FloatPredicate::Ord => rule!("fcmp-ord-never-nan", true, x = a, y = b),
            _ => rule!("fcmp-uno-never-nan", false, x = a, y = b),
        }
    }
    None
}
