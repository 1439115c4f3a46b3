//! Floating-point arithmetic and comparisons, where the result is exact.
//!
//! Nothing here applies in a `strictfp` function, nor where the function may flush denormal numbers
//! of the format: `x + -0.0` is then not `x`.

use super::query::{Hit, New, Query, rule, value};
use crate::analysis::constant_fold::allows;
use crate::defects::planted;
use std::cmp::Ordering;
use tandem_ir::{BinOp, CastOp, Flags, FloatKind, FloatPredicate, Inst, InstKind, Value};

impl Query<'_> {
    /// True if the function computes with denormal numbers of the value's format as IEEE 754 says.
    pub(super) fn keeps_denormals(&self, v: Value) -> bool {
        self.scalar(v)
            .float_kind()
            .is_some_and(|k| planted!(self.cx, DenormalsKept, self.env.keeps_denormals(k), true))
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
        // What the flag says of a call's result is left alone.
        let computed = self
            .f
            .def_inst(v)
            .is_some_and(|i| matches!(self.f.kind(i), InstKind::Binary(_) | InstKind::FNeg));
        if computed && self.flags(v).contains(Flags::NNAN) {
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
    if q.env.strict {
        return None;
    }
    let flags = q.f.flags(i);
    let nan = |v: Value| q.class(v).is_some_and(|c| c.nan);
    match op {
        BinOp::FAdd if nan(a) || nan(b) => {
            return nan_of(q, "fadd-nan", other_first(a, b, nan(b)));
        }
        BinOp::FMul if nan(a) || nan(b) => {
            return nan_of(q, "fmul-nan", other_first(a, b, nan(b)));
        }
        BinOp::FSub if nan(b) => return nan_of(q, "fsub-nan-right", (a, b)),
        BinOp::FSub if nan(a) => return nan_of(q, "fsub-nan-left", (b, a)),
        BinOp::FDiv if nan(b) => return nan_of(q, "fdiv-nan-right", (a, b)),
        BinOp::FDiv if nan(a) => return nan_of(q, "fdiv-nan-left", (b, a)),
        BinOp::FRem if nan(b) => return nan_of(q, "frem-nan-right", (a, b)),
        BinOp::FRem if nan(a) => return nan_of(q, "frem-nan-left", (b, a)),
        _ => {}
    }
    match op {
        BinOp::FAdd => fadd(q, flags, a, b).or_else(|| fadd(q, flags, b, a)),
        BinOp::FSub => fsub(q, flags, a, b),
        BinOp::FMul => fmul(q, flags, a, b).or_else(|| fmul(q, flags, b, a)),
        BinOp::FDiv => fdiv(q, flags, a, b),
        _ => None,
    }
}

/// The operand that is no NaN, if it is known which, and the NaN.
fn other_first(a: Value, b: Value, b_is_nan: bool) -> (Value, Value) {
    if b_is_nan { (a, b) } else { (b, a) }
}

/// A NaN operand gives a NaN: the quiet one without payload. `x` is the other operand. The rules speak of that NaN only.
fn nan_of(q: &Query<'_>, name: &'static str, (x, nan): (Value, Value)) -> Option<Hit> {
    let quiet = format(q, nan)?.0;
    if q.float(nan) != Some(quiet) {
        value!(New::Float(quiet));
    }
    rule!(name, New::Float(quiet), x = x)
}

/// The quiet NaN and 1.0 of a value's format.
pub(super) fn format(q: &Query<'_>, v: Value) -> Option<(u128, u128)> {
    Some(match q.scalar(v).float_kind()? {
        FloatKind::Half => (0x7e00, 0x3c00),
        FloatKind::BFloat => (0x7fc0, 0x3f80),
        FloatKind::Float => (0x7fc0_0000, 0x3f80_0000),
        FloatKind::Double => (0x7ff8_0000_0000_0000, 0x3ff0_0000_0000_0000),
        _ => return None,
    })
}

/// `y` is the operand that decides.
fn fadd(q: &Query<'_>, flags: Flags, x: Value, y: Value) -> Option<Hit> {
    if flags.contains(Flags::NNAN) && q.fneg(y) == Some(x) {
        rule!("fadd-of-fneg-nnan", New::Zero, x = x);
    }
    if !q.keeps_denormals(x) {
        return None;
    }
    if q.is_minus_zero(y) {
        rule!("fadd-negative-zero", x, x = x);
    }
    if q.is_plus_zero(y) {
        if planted!(q.cx, PlusZeroIsNeutral, flags.contains(Flags::NSZ), true) {
            rule!("fadd-zero-nsz", x, x = x);
        }
        if q.is_never_minus_zero(x) {
            value!(x);
        }
    }
    None
}

fn fsub(q: &Query<'_>, flags: Flags, a: Value, b: Value) -> Option<Hit> {
    if a == b && flags.contains(Flags::NNAN) {
        rule!("fsub-self-nnan", New::Zero, x = a);
    }
    if !q.keeps_denormals(a) {
        return None;
    }
    if q.is_plus_zero(b) {
        rule!("fsub-zero", a, x = a);
    }
    if q.is_minus_zero(b) && flags.contains(Flags::NSZ) {
        rule!("fsub-negative-zero-nsz", a, x = a);
    }
    if q.is_minus_zero(a)
        && let Some(x) = q.fneg(b)
    {
        rule!("fsub-negative-zero-fneg", x, x = x);
    }
    None
}

/// `y` is the operand that decides.
fn fmul(q: &Query<'_>, flags: Flags, x: Value, y: Value) -> Option<Hit> {
    if q.is_float_one(y) && q.keeps_denormals(x) {
        rule!("fmul-one", x, x = x);
    }
    if flags.contains(Flags::NNAN | Flags::NSZ) && q.is_plus_zero(y) {
        rule!("fmul-zero-nnan-nsz", New::Zero, x = x);
    }
    None
}

fn fdiv(q: &Query<'_>, flags: Flags, a: Value, b: Value) -> Option<Hit> {
    if q.is_float_one(b) && q.keeps_denormals(a) {
        rule!("fdiv-one", a, x = a);
    }
    if a == b && flags.contains(Flags::NNAN) {
        rule!("fdiv-self-nnan", New::Float(format(q, a)?.1), x = a);
    }
    if flags.contains(Flags::NNAN | Flags::NSZ) && q.is_plus_zero(a) {
        rule!("fdiv-zero-nnan-nsz", New::Zero, x = b);
    }
    None
}

/// `fcmp`
pub(super) fn fcmp(q: &Query<'_>, i: Inst, p: FloatPredicate) -> Option<Hit> {
    use FloatPredicate::*;
    let (a, b) = q.two(i);
    if q.env.strict {
        return None;
    }
    match p {
        False => rule!("fcmp-false", false, x = a, y = b),
        True => rule!("fcmp-true", true, x = a, y = b),
        _ => {}
    }
    let nan = |v: Value| q.class(v).is_some_and(|c| c.nan);
    // The rules speak of one NaN.
    let quiet = |v: Value| q.float(v) == format(q, v).map(|f| f.0);
    match allows(p, None) {
        answer if (nan(b) && !quiet(b)) || (!nan(b) && nan(a) && !quiet(a)) => value!(answer),
        true if nan(b) => rule!("fcmp-unordered-nan-right", true, x = a),
        true if nan(a) => rule!("fcmp-unordered-nan-left", true, x = b),
        false if nan(b) => rule!("fcmp-ordered-nan-right", false, x = a),
        false if nan(a) => rule!("fcmp-ordered-nan-left", false, x = b),
        _ => {}
    }
    let nnan = q.f.flags(i).contains(Flags::NNAN);
    match p {
        Ueq | Uge | Ule if a == b => rule!("fcmp-self-true", true, x = a),
        One | Ogt | Olt if a == b => rule!("fcmp-self-false", false, x = a),
        Ord if nnan => rule!("fcmp-ord-nnan", true, x = a, y = b),
        Uno if nnan => rule!("fcmp-uno-nnan", false, x = a, y = b),
        _ => {}
    }
    if a == b && planted!(q.cx, NanEqualsItself, nnan || q.is_never_nan(a), true) {
        value!(allows(p, Some(Ordering::Equal)));
    }
    if matches!(p, Ord | Uno) && q.is_never_nan(a) && q.is_never_nan(b) {
        value!(p == Ord);
    }
    extremes(q, p, a, b)
}

/// Against infinity, and magnitudes against zero.
fn extremes(q: &Query<'_>, p: FloatPredicate, a: Value, b: Value) -> Option<Hit> {
    use FloatPredicate::*;
    let class = q.class(b)?;
    match (p, class.negative) {
        (Ogt, false) if class.infinite => rule!("fcmp-ogt-infinity", false, x = a),
        (Ule, false) if class.infinite => rule!("fcmp-ule-infinity", true, x = a),
        (Olt, true) if class.infinite => rule!("fcmp-olt-negative-infinity", false, x = a),
        (Uge, true) if class.infinite => rule!("fcmp-uge-negative-infinity", true, x = a),
        _ => {}
    }
    let magnitude = q.intrinsic(a, "fabs")?;
    match p {
        Olt if class.zero && !class.negative => {
            rule!("fcmp-olt-zero-fabs", false, x = magnitude[0])
        }
        Uge if class.zero && !class.negative => rule!("fcmp-uge-zero-fabs", true, x = magnitude[0]),
        _ => None,
    }
}
