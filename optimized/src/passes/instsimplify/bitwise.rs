//! `and`, `or`, `xor`.

use super::query::{Hit, New, Query, rule};
use tandem_ir::{BinOp, Inst, Value};

/// `and`
pub(super) fn and(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    if a == b {
        rule!("and-self", a, x = a);
    }
    if q.are_complements(a, b) {
        let x = if q.not(b) == Some(a) { a } else { b };
        rule!("and-complement", New::Zero, x = x);
    }
    for (x, y) in [(a, b), (b, a)] {
        if q.is_zero(y) {
            rule!("and-zero", New::Zero, x = x);
        }
        if q.is_ones(y) {
            rule!("and-ones", x, x = x);
        }
        if let Some(z) = q.other(y, BinOp::Or, x) {
            rule!("and-absorbs-or", x, x = x, y = z);
        }
        if let Some(z) = q.other(y, BinOp::And, x) {
            rule!("and-of-and", y, x = x, y = z);
        }
        if let Some(hit) = and_of_or(q, x, y).or_else(|| and_power_of_two(q, x, y)) {
            return Some(hit);
        }
    }
    super::implied::and(q, a, b).or_else(|| mask_rules(q, BinOp::And, a, b))
}

/// `x` and something with `or` inside.
fn and_of_or(q: &Query<'_>, x: Value, y: Value) -> Option<Hit> {
    if let Some(n) = q.not(y)
        && let Some(z) = q.other(n, BinOp::Or, x)
    {
        rule!("and-not-or", New::Zero, x = x, y = z);
    }
    let (a, b) = q.binary(x, BinOp::Or)?;
    for (p, s) in [(a, b), (b, a)] {
        // (p | s) & (p | ~s) is p.
        if let Some(t) = q.other(y, BinOp::Or, p)
            && q.not(t) == Some(s)
        {
            rule!("and-of-ors", p, x = p, y = s);
        }
        // (p | s) & (p ^ s): the xor is inside.
        if q.other(y, BinOp::Xor, p) == Some(s) {
            rule!("and-or-xor", y, x = p, y = s);
        }
    }
    None
}

fn and_power_of_two(q: &Query<'_>, x: Value, y: Value) -> Option<Hit> {
    if q.neg(y) == Some(x) && q.is_power_of_two_or_zero(x) {
        rule!("and-negation-power-of-two", x, x = x);
    }
    if let Some(z) = q.other(y, BinOp::Add, x)
        && q.is_ones(z)
        && q.is_power_of_two_or_zero(x)
    {
        rule!("and-decrement-power-of-two", New::Zero, x = x);
    }
    None
}

/// `or`
pub(super) fn or(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    if a == b {
        rule!("or-self", a, x = a);
    }
    if q.are_complements(a, b) {
        let x = if q.not(b) == Some(a) { a } else { b };
        rule!("or-complement", New::Int(-1), x = x);
    }
    for (x, y) in [(a, b), (b, a)] {
        if q.is_zero(y) {
            rule!("or-zero", x, x = x);
        }
        if q.is_ones(y) {
            rule!("or-ones", New::Int(-1), x = x);
        }
        if let Some(z) = q.other(y, BinOp::And, x) {
            rule!("or-absorbs-and", x, x = x, y = z);
        }
        if let Some(z) = q.other(y, BinOp::Or, x) {
            rule!("or-of-or", y, x = x, y = z);
        }
        if let Some(hit) = or_of_and(q, x, y).or_else(|| or_of_xor(q, x, y)) {
            return Some(hit);
        }
    }
    super::implied::or(q, a, b).or_else(|| mask_rules(q, BinOp::Or, a, b))
}

/// `x` or something with `and` inside.
fn or_of_and(q: &Query<'_>, x: Value, y: Value) -> Option<Hit> {
    if let Some(n) = q.not(y)
        && let Some(z) = q.other(n, BinOp::And, x)
    {
        rule!("or-not-and", New::Int(-1), x = x, y = z);
    }
    let (a, b) = q.binary(x, BinOp::And)?;
    for (p, s) in [(a, b), (b, a)] {
        if let Some(t) = q.other(y, BinOp::And, p)
            && q.not(t) == Some(s)
        {
            rule!("or-of-ands", p, x = p, y = s);
        }
        // (p & ~s) | (p ^ s): the and is inside.
        if let Some(t) = q.not(s)
            && q.other(y, BinOp::Xor, p) == Some(t)
        {
            rule!("or-and-not-xor", y, x = p, y = t);
        }
        // (p & s) | ~(p ^ s), and the same with the complement inside the xor.
        if q.not(y)
            .is_some_and(|n| q.other(n, BinOp::Xor, p) == Some(s))
        {
            rule!("or-and-xnor", y, x = p, y = s);
        }
        if let Some((c, d)) = q.binary(y, BinOp::Xor)
            && (q.not(c) == Some(p) && d == s || q.not(d) == Some(p) && c == s)
        {
            rule!("or-and-not-in-xor", y, x = p, y = s);
        }
    }
    None
}

/// `x` is a `xor`.
fn or_of_xor(q: &Query<'_>, x: Value, y: Value) -> Option<Hit> {
    let (a, b) = q.binary(x, BinOp::Xor)?;
    for (p, s) in [(a, b), (b, a)] {
        if q.other(y, BinOp::Or, p) == Some(s) {
            rule!("or-xor-or", y, x = p, y = s);
        }
    }
    None
}

/// `xor`
pub(super) fn xor(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    if a == b {
        rule!("xor-self", New::Zero, x = a);
    }
    if q.are_complements(a, b) {
        let x = if q.not(b) == Some(a) { a } else { b };
        rule!("xor-complement", New::Int(-1), x = x);
    }
    for (x, y) in [(a, b), (b, a)] {
        if q.is_zero(y) {
            rule!("xor-zero", x, x = x);
        }
        if let Some(z) = q.other(y, BinOp::Xor, x) {
            rule!("xor-of-xor", z, x = x, y = z);
        }
        if let Some(hit) = xor_of_and_or(q, x, y) {
            return Some(hit);
        }
    }
    None
}

fn xor_of_and_or(q: &Query<'_>, x: Value, y: Value) -> Option<Hit> {
    if let Some((a, b)) = q.binary(x, BinOp::And) {
        for (p, s) in [(a, b), (b, a)] {
            // (~p & s) ^ (p | s) is p.
            if let Some(n) = q.not(p)
                && q.other(y, BinOp::Or, n) == Some(s)
            {
                rule!("xor-and-not-or", n, x = n, y = s);
            }
            // (p & s) ^ (~p | s) is ~p.
            if let Some((c, d)) = q.binary(y, BinOp::Or) {
                for (t, u) in [(c, d), (d, c)] {
                    if q.not(t) == Some(p) && u == s {
                        rule!("xor-and-or-not", t, x = p, y = s);
                    }
                }
            }
        }
    }
    None
}

/// A mask that changes nothing, or leaves nothing.
fn mask_rules(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    for (x, c) in [(a, b), (b, a)] {
        let Some(m) = q.int(c) else { continue };
        let k = q.known(x)?;
        let all = crate::analysis::range::mask(k.width);
        match op {
            BinOp::And if k.zeros & m == m => {
                rule!("and-masked-away", New::Zero, x = x, C = c)
            }
            BinOp::And if k.zeros | m == all => rule!("and-mask-keeps-all", x, x = x, C = c),
            BinOp::Or if k.ones & m == m => rule!("or-bits-already-set", x, x = x, C = c),
            _ => {}
        }
    }
    None
}
