//! Calls of intrinsics that only compute.

use super::query::{Hit, New, Query, rule};
use crate::analysis::constant_fold::called;
use tandem_ir::{Inst, Value};

/// A call.
pub(super) fn call(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let name = called(q.cx, q.f, i)?;
    let call = q.f.call(i)?;
    let mut args = call.args();
    let a = args.next()?;
    let b = args.next();
    match (name, b) {
        ("umin" | "umax" | "smin" | "smax", Some(b)) => {
            extreme(q, name, a, b).or_else(|| extreme(q, name, b, a))
        }
        ("uadd.sat" | "usub.sat" | "sadd.sat" | "ssub.sat", Some(b)) => saturating(q, name, a, b),
        ("fshl" | "fshr", Some(b)) => funnel(q, name, a, b, args.next()?),
        ("abs", Some(_)) => {
            if q.range(a).is_some_and(|r| r.smin() >= 0) {
                rule!("abs-non-negative", a, x = a);
            }
            None
        }
        ("bswap", None) => {
            if let Some(v) = q.intrinsic(a, name) {
                rule!("bswap-of-bswap", v[0], x = v[0]);
            }
            None
        }
        ("bitreverse", None) => {
            if let Some(v) = q.intrinsic(a, name) {
                rule!("bitreverse-of-bitreverse", v[0], x = v[0]);
            }
            None
        }
        ("fabs", None) => {
            if let Some(v) = q.intrinsic(a, name) {
                rule!("fabs-of-fabs", a, x = v[0]);
            }
            None
        }
        ("copysign", Some(b)) if a == b => rule!("copysign-self", a, x = a),
        _ => None,
    }
}

/// `umin` and its three siblings: `b` is the operand that decides.
fn extreme(q: &Query<'_>, name: &str, a: Value, b: Value) -> Option<Hit> {
    if a == b {
        match name {
            "umin" => rule!("umin-self", a, x = a),
            "umax" => rule!("umax-self", a, x = a),
            "smin" => rule!("smin-self", a, x = a),
            _ => rule!("smax-self", a, x = a),
        }
    }
    let top = |w: u32| 1u128 << (w - 1);
    let (zero, ones) = (q.is_zero(b), q.is_ones(b));
    let (least, most) = (q.is_int(b, top), q.is_int(b, |w| top(w) - 1));
    match name {
        "umin" if zero => rule!("umin-zero", New::Zero, x = a),
        "umin" if ones => rule!("umin-max", a, x = a),
        "umax" if zero => rule!("umax-zero", a, x = a),
        "umax" if ones => rule!("umax-max", New::Int(-1), x = a),
        "smin" if least => rule!("smin-min", b, x = a),
        "smin" if most => rule!("smin-max", a, x = a),
        "smax" if least => rule!("smax-min", a, x = a),
        "smax" if most => rule!("smax-max", b, x = a),
        _ => nested(q, name, a, b),
    }
}

/// The extreme of a value and an extreme that has it inside.
fn nested(q: &Query<'_>, name: &str, a: Value, b: Value) -> Option<Hit> {
    let inside = |name: &str| {
        let args = q.intrinsic(b, name)?;
        let &[x, y] = args.as_slice() else {
            return None;
        };
        (x == a || y == a).then_some(if x == a { y } else { x })
    };
    if let Some(y) = inside(name) {
        match name {
            "umin" => rule!("umin-of-umin", b, x = a, y = y),
            "umax" => rule!("umax-of-umax", b, x = a, y = y),
            "smin" => rule!("smin-of-smin", b, x = a, y = y),
            _ => rule!("smax-of-smax", b, x = a, y = y),
        }
    }
    let opposite = match name {
        "umin" => "umax",
        "umax" => "umin",
        "smin" => "smax",
        _ => "smin",
    };
    if let Some(y) = inside(opposite) {
        match name {
            "umin" => rule!("umin-of-umax", a, x = a, y = y),
            "umax" => rule!("umax-of-umin", a, x = a, y = y),
            "smin" => rule!("smin-of-smax", a, x = a, y = y),
            _ => rule!("smax-of-smin", a, x = a, y = y),
        }
    }
    None
}

fn saturating(q: &Query<'_>, name: &str, a: Value, b: Value) -> Option<Hit> {
    if q.is_zero(b) {
        match name {
            "uadd.sat" => rule!("uadd-sat-zero", a, x = a),
            "usub.sat" => rule!("usub-sat-zero", a, x = a),
            "sadd.sat" => rule!("sadd-sat-zero", a, x = a),
            _ => rule!("ssub-sat-zero", a, x = a),
        }
    }
    match name {
        "uadd.sat" if q.is_zero(a) => rule!("uadd-sat-zero", b, x = b),
        "sadd.sat" if q.is_zero(a) => rule!("sadd-sat-zero", b, x = b),
        "uadd.sat" if q.is_ones(b) => rule!("uadd-sat-max", New::Int(-1), x = a),
        "uadd.sat" if q.is_ones(a) => rule!("uadd-sat-max", New::Int(-1), x = b),
        "usub.sat" if q.is_zero(a) => rule!("usub-sat-of-zero", New::Zero, x = b),
        "usub.sat" if q.is_ones(b) => rule!("usub-sat-max", New::Zero, x = a),
        "usub.sat" if a == b => rule!("usub-sat-self", New::Zero, x = a),
        "ssub.sat" if a == b => rule!("ssub-sat-self", New::Zero, x = a),
        _ => None,
    }
}

fn funnel(q: &Query<'_>, name: &str, a: Value, b: Value, amount: Value) -> Option<Hit> {
    let width = u128::from(q.width(a)?);
    let multiple = q.int(amount).is_some_and(|n| n % width == 0);
    if multiple {
        match name {
            "fshl" => rule!("fshl-whole", a, x = a, y = b, C = amount),
            _ => rule!("fshr-whole", b, x = a, y = b, C = amount),
        }
    }
    if q.is_zero(a) && q.is_zero(b) {
        match name {
            "fshl" => rule!("fshl-of-zeros", New::Zero, x = amount),
            _ => rule!("fshr-of-zeros", New::Zero, x = amount),
        }
    }
    None
}
