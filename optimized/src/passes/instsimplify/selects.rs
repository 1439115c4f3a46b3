//! `select`

use super::query::{Hit, New, Query, rule};
use tandem_ir::{Inst, IntPredicate, Type, Value};

/// A select.
pub(super) fn select(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (c, a, b) = (q.f.operand(i, 0), q.f.operand(i, 1), q.f.operand(i, 2));
    if q.is_poison(c) {
        rule!("select-poison-condition", New::Poison, x = a, y = b);
    }
    if q.is_ones(c) {
        rule!("select-true", a, x = a, y = b);
    }
    if q.is_zero(c) {
        rule!("select-false", b, x = a, y = b);
    }
    if a == b {
        rule!("select-same-arms", a, c = c, x = a);
    }
    if q.is_poison(a) {
        rule!("select-poison-true-arm", b, c = c, x = b);
    }
    if q.is_poison(b) {
        rule!("select-poison-false-arm", a, c = c, x = a);
    }
    if q.is_undef(a) && q.is_defined(b) {
        rule!("select-undef-true-arm", b, c = c, x = b);
    }
    if q.is_undef(b) && q.is_defined(a) {
        rule!("select-undef-false-arm", a, c = c, x = a);
    }
    if q.f.value_type(c) == q.f.value_type(a) && q.width(a) == Some(1) {
        return truth(q, c, a, b).or_else(|| by_condition(q, c, a, b));
    }
    by_condition(q, c, a, b)
}

/// Arms of the condition's own type.
fn truth(q: &Query<'_>, c: Value, a: Value, b: Value) -> Option<Hit> {
    if q.is_ones(a) && q.is_zero(b) {
        rule!("select-true-false", c, c = c);
    }
    if c == a && q.is_zero(b) {
        rule!("select-condition-or-false", c, c = c);
    }
    if c == b && q.is_ones(a) {
        rule!("select-true-or-condition", c, c = c);
    }
    if q.is_zero(b) && q.are_complements(c, a) {
        rule!("select-and-complement", New::Zero, c = c, x = a);
    }
    if q.is_ones(a) && q.are_complements(c, b) {
        rule!("select-or-complement", New::Int(-1), c = c, x = b);
    }
    None
}

/// What an equality in the condition says of the arms.
fn by_condition(q: &Query<'_>, c: Value, a: Value, b: Value) -> Option<Hit> {
    let (p, x, y) = q.icmp(c)?;
    let same = |s: Value, t: Value| (s, t) == (x, y) || (s, t) == (y, x);
    if !q.scalar(x).is_int() || q.scalar(x) == Type::VOID || !same(a, b) {
        return None;
    }
    match p {
        IntPredicate::Eq => rule!("select-eq-operands", b, x = x, y = y),
        IntPredicate::Ne => rule!("select-ne-operands", a, x = x, y = y),
        _ => None,
    }
}
