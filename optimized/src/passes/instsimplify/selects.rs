//! `select`

use super::query::{Hit, New, Query, rule, value};
use crate::defects::planted;
use tandem_ir::{Inst, IntPredicate, Value};

/// A select.
pub(super) fn select(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (c, a, b) = (q.f.operand(i, 0), q.f.operand(i, 1), q.f.operand(i, 2));
    if q.is_const(c) {
        if q.is_poison(c) {
            rule!("select-poison", New::Poison, x = a, y = b);
        }
        if q.is_undef(c) {
            rule!("select-undef", a, x = a, y = b);
        }
        if q.is_ones(c) {
            rule!("select-true", a, x = a, y = b);
        }
        if q.is_zero(c) {
            rule!("select-false", b, x = a, y = b);
        }
    }
    if a == b {
        rule!("select-same", a, c = c, x = a);
    }
    if q.is_poison(a) {
        rule!("select-poison-true", b, c = c, x = b);
    }
    if q.is_poison(b) {
        rule!("select-poison-false", a, c = c, x = a);
    }
    if q.is_undef(a) && planted!(q.cx, UndefArmTakesPoison, q.is_defined(b), true) {
        rule!("select-undef-true", b, c = c, x = b);
    }
    if q.is_undef(b) && q.is_defined(a) {
        rule!("select-undef-false", a, c = c, x = a);
    }
    let hit = truth(q, c, a, b).or_else(|| nested(q, c, a, b));
    hit.or_else(|| by_condition(q, c, a, b))
}

/// Arms of the condition's own type.
fn truth(q: &Query<'_>, c: Value, a: Value, b: Value) -> Option<Hit> {
    if q.f.value_type(c) != q.f.value_type(a) {
        return None;
    }
    if q.is_ones(a) && q.is_zero(b) {
        rule!("select-true-false", c, c = c);
    }
    if c == a && q.is_zero(b) {
        rule!("select-condition-false", c, c = c);
    }
    if c == b && q.is_ones(a) {
        rule!("select-true-condition", c, c = c);
    }
    if q.is_zero(b) && q.are_complements(c, a) {
        value!(New::Zero);
    }
    if q.is_ones(a) && q.are_complements(c, b) {
        value!(New::Int(-1));
    }
    None
}

/// A select in one arm on the same condition.
fn nested(q: &Query<'_>, c: Value, a: Value, b: Value) -> Option<Hit> {
    if let Some((d, x, z)) = q.select(a)
        && (d, z) == (c, b)
    {
        rule!("select-of-select-false", a, c = c, y = a, x = x, z = z);
    }
    if let Some((d, x, z)) = q.select(b)
        && (d, x) == (c, a)
    {
        rule!("select-of-select-true", b, c = c, x = x, y = b, z = z);
    }
    None
}

/// What an equality in the condition says of the arms.
fn by_condition(q: &Query<'_>, c: Value, a: Value, b: Value) -> Option<Hit> {
    let (p, x, y) = q.icmp(c)?;
    let same = (a, b) == (x, y) || (a, b) == (y, x);
    if !q.scalar(x).is_int() || !same {
        return None;
    }
    match p {
        IntPredicate::Eq => rule!("select-eq-operands", b, x = a, y = b),
        IntPredicate::Ne => rule!("select-ne-operands", a, x = a, y = b),
        _ => None,
    }
}
