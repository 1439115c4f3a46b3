//! `and`, `or`, `xor`.

use super::query::{Hit, New, Query, rule, value};
use crate::analysis::range::mask;
use tandem_ir::{BinOp, Inst, Value};

/// `and`
pub(super) fn and(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    if a == b {
        rule!("and-self", a, x = a);
    }
    for (x, y) in [(a, b), (b, a)] {
        if q.is_zero(y) {
            rule!("and-zero", New::Zero, x = x);
        }
        if q.is_ones(y) {
            rule!("and-all-ones", x, x = x);
        }
        if let Some(n) = q.not(y) {
            if n == x {
                rule!("and-complement", New::Zero, x = x);
            }
            if let Some(z) = q.other(n, BinOp::Or, x) {
                rule!("and-of-or-nor", New::Zero, x = x, y = z);
            }
        }
        if let Some(z) = q.other(y, BinOp::Or, x) {
            rule!("and-absorbs-or", x, x = x, y = z);
        }
        if let Some(z) = q.other(y, BinOp::And, x) {
            rule!("and-of-and", y, x = x, y = y, z = z);
        }
        let hit = and_of_two(q, x, y).or_else(|| and_constant(q, x, y));
        if let Some(hit) = hit.or_else(|| and_power_of_two(q, x, y)) {
            return Some(hit);
        }
    }
    super::implied::and(q, a, b).or_else(|| mask_rules(q, BinOp::And, a, b))
}

/// Both operands are logic of the same two values.
fn and_of_two(q: &Query<'_>, a: Value, b: Value) -> Option<Hit> {
    if let Some((p, s)) = q.binary(a, BinOp::Or) {
        for (x, z) in [(p, s), (s, p)] {
            if q.other(b, BinOp::And, x) == Some(z) {
                rule!("and-of-or-and", b, x = x, z = z, y = b);
            }
            if q.other(b, BinOp::Xor, x) == Some(z) {
                rule!("and-of-or-xor", b, x = x, z = z, y = b);
            }
            if q.other(b, BinOp::Or, x).and_then(|t| q.not(t)) == Some(z) {
                rule!("and-of-ors", x, x = x, y = z);
            }
        }
    }
    if let Some((x, y)) = q.binary(a, BinOp::And)
        && q.other(b, BinOp::Xor, x) == Some(y)
    {
        rule!("and-of-and-xor", New::Zero, x = x, y = y);
    }
    None
}

/// `a` is something with a constant `C`, and `d` a mask.
fn and_constant(q: &Query<'_>, a: Value, d: Value) -> Option<Hit> {
    if !q.is_const(d) {
        return None;
    }
    if let Some((x, c)) = q.binary_const(a, BinOp::And) {
        if q.all2(c, d, |_, c, d| c & d == c) {
            rule!("and-mask-twice", a, y = a, x = x, C = c, D = d);
        }
        if q.all2(c, d, |_, c, d| c & d == 0) {
            rule!("and-disjoint-masks", New::Zero, x = x, C = c, D = d);
        }
    }
    if let Some((x, c)) = q.binary_const(a, BinOp::Or)
        && q.all2(c, d, |_, c, d| c & d == d)
    {
        rule!("and-of-or-constant", d, x = x, C = c, D = d);
    }
    for op in [BinOp::Shl, BinOp::LShr] {
        let Some((x, c)) = q.binary(a, op) else {
            continue;
        };
        let left = |w: u32, c: u128| match op {
            BinOp::Shl => mask(w) << c & mask(w),
            _ => mask(w) >> c,
        };
        let within = |w: u32, c: u128| c < u128::from(w);
        if q.all2(c, d, |w, c, d| within(w, c) && left(w, c) & d == 0) {
            match op {
                BinOp::Shl => rule!("and-of-shl-low", New::Zero, x = x, C = c, D = d),
                _ => rule!("and-of-lshr-high", New::Zero, x = x, C = c, D = d),
            }
        }
        if q.all2(c, d, |w, c, d| within(w, c) && left(w, c) & !d == 0) {
            match op {
                BinOp::Shl => rule!("and-of-shl-all", a, y = a, x = x, C = c, D = d),
                _ => rule!("and-of-lshr-all", a, y = a, x = x, C = c, D = d),
            }
        }
    }
    None
}

fn and_power_of_two(q: &Query<'_>, x: Value, y: Value) -> Option<Hit> {
    if q.neg(y) == Some(x) && q.is_power_of_two_or_zero(x) {
        value!(x);
    }
    let less_one = q.other(y, BinOp::Add, x).is_some_and(|z| q.is_ones(z));
    if less_one && q.is_power_of_two_or_zero(x) {
        value!(New::Zero);
    }
    None
}

/// `or`
pub(super) fn or(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    if a == b {
        rule!("or-self", a, x = a);
    }
    for (x, y) in [(a, b), (b, a)] {
        if q.is_zero(y) {
            rule!("or-zero", x, x = x);
        }
        if q.is_ones(y) {
            rule!("or-all-ones", New::Int(-1), x = x);
        }
        if let Some(n) = q.not(y) {
            if n == x {
                rule!("or-complement", New::Int(-1), x = x);
            }
            if let Some(z) = q.other(n, BinOp::And, x) {
                rule!("or-of-nand", New::Int(-1), x = x, y = z);
            }
        }
        if let Some(z) = q.other(y, BinOp::And, x) {
            rule!("or-absorbs-and", x, x = x, y = z);
        }
        if let Some(z) = q.other(y, BinOp::Or, x) {
            rule!("or-of-or", y, x = x, y = y, z = z);
        }
        if let Some(hit) = or_of_two(q, x, y).or_else(|| or_constant(q, x, y)) {
            return Some(hit);
        }
    }
    super::implied::or(q, a, b).or_else(|| mask_rules(q, BinOp::Or, a, b))
}

/// Both operands are logic of the same two values.
fn or_of_two(q: &Query<'_>, a: Value, b: Value) -> Option<Hit> {
    if let Some((p, s)) = q.binary(a, BinOp::And) {
        for (x, z) in [(p, s), (s, p)] {
            if q.other(b, BinOp::Or, x) == Some(z) {
                rule!("or-of-or-and", b, x = x, z = z, y = b);
            }
            if q.other(b, BinOp::And, x).and_then(|t| q.not(t)) == Some(z) {
                rule!("or-of-ands", x, x = x, y = z);
            }
            if let Some(hit) = or_and_xor(q, x, z, b) {
                return Some(hit);
            }
        }
    }
    if let Some((x, z)) = q.binary(a, BinOp::Xor)
        && q.other(b, BinOp::Or, x) == Some(z)
    {
        rule!("or-of-xor-or", b, x = x, z = z, y = b);
    }
    None
}

/// `x & z` or `b`, where `b` is an exclusive or of the two in which every bit of the conjunction is set.
fn or_and_xor(q: &Query<'_>, x: Value, z: Value, b: Value) -> Option<Hit> {
    let negated = q
        .not(z)
        .and_then(|t| q.other(b, BinOp::Xor, x).filter(|&w| w == t));
    let equivalence = q.not(b).and_then(|n| q.other(n, BinOp::Xor, x)) == Some(z);
    let inside = q
        .binary(b, BinOp::Xor)
        .is_some_and(|(c, d)| (q.not(c) == Some(x) && d == z) || (q.not(d) == Some(x) && c == z));
    if negated.is_some() || equivalence || inside {
        value!(b);
    }
    None
}

/// `a` is something with a constant `C`.
fn or_constant(q: &Query<'_>, a: Value, d: Value) -> Option<Hit> {
    if !q.is_const(d) {
        return None;
    }
    if let Some((x, c)) = q.binary_const(a, BinOp::Or)
        && q.all2(c, d, |_, c, d| c | d == c)
    {
        rule!("or-set-twice", a, y = a, x = x, C = c, D = d);
    }
    if let Some((x, c)) = q.binary_const(a, BinOp::And)
        && q.all2(c, d, |_, c, d| c & !d == 0)
    {
        rule!("or-of-and-constant", d, x = x, C = c, D = d);
    }
    None
}

/// `xor`
pub(super) fn xor(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    if a == b {
        rule!("xor-self", New::Zero, x = a);
    }
    for (x, y) in [(a, b), (b, a)] {
        if q.is_zero(y) {
            rule!("xor-zero", x, x = x);
        }
        if q.not(y) == Some(x) {
            rule!("xor-complement", New::Int(-1), x = x);
        }
        if let Some(z) = q.other(y, BinOp::Xor, x) {
            rule!("xor-of-xor", z, x = x, y = z);
        }
        if q.is_ones(y)
            && let Some((c, z)) = q.binary(x, BinOp::Sub)
            && q.is_ones(c)
        {
            rule!("xor-not-of-umax-sub", z, x = z);
        }
        if let Some(hit) = xor_of_and_or(q, x, y) {
            return Some(hit);
        }
    }
    None
}

/// (~n & s) ^ (n | s) is n, and (p & s) ^ (~p | s) is ~p.
fn xor_of_and_or(q: &Query<'_>, x: Value, y: Value) -> Option<Hit> {
    let (a, b) = q.binary(x, BinOp::And)?;
    let (c, d) = q.binary(y, BinOp::Or)?;
    for (p, s) in [(a, b), (b, a)] {
        for (t, u) in [(c, d), (d, c)] {
            if u == s && q.are_complements(p, t) {
                value!(t);
            }
        }
    }
    None
}

/// A mask that changes nothing, or leaves nothing, by the bits that are known.
fn mask_rules(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    for (x, c) in [(a, b), (b, a)] {
        let Some(m) = q.int(c) else { continue };
        let k = q.known(x)?;
        match op {
            BinOp::And if k.zeros & m == m => value!(New::Zero),
            BinOp::And if k.zeros | m == mask(k.width) => value!(x),
            BinOp::Or if k.ones & m == m => value!(x),
            _ => {}
        }
    }
    None
}
