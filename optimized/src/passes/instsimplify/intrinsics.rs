//! Calls of intrinsics that only compute.

use super::query::{Hit, New, Query, rule, value};
use crate::analysis::constant_fold::called;
use tandem_ir::{BinOp, CastOp, Flags, Inst, Value};

/// A call.
pub(super) fn call(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let name = called(q.cx, q.f, i)?;
    let call = q.f.call(i)?;
    let mut args = call.args();
    let a = args.next()?;
    match (name, args.next()) {
        ("umin" | "umax" | "smin" | "smax", Some(b)) => {
            let order = Order::new(name)?;
            extreme(q, order, a, b).or_else(|| extreme(q, order, b, a))
        }
        ("uadd.sat" | "usub.sat" | "sadd.sat" | "ssub.sat", Some(b)) => saturating(q, name, a, b),
        ("fshl" | "fshr", Some(b)) => funnel(q, name, a, b, args.next()?),
        ("abs", Some(flag)) => absolute(q, a, flag),
        ("minnum" | "maxnum" | "minimum" | "maximum", Some(b)) if a == b && exact(q, a) => {
            match name {
                "minnum" => rule!("minnum-self", a, x = a),
                "maxnum" => rule!("maxnum-self", a, x = a),
                "minimum" => rule!("minimum-self", a, x = a),
                _ => rule!("maximum-self", a, x = a),
            }
        }
        ("copysign", Some(b)) if a == b => rule!("copysign-self", a, x = a),
        ("ctpop", None) if q.width(a) == Some(1) => rule!("ctpop-i1", a, x = a),
        (_, None) => twice(q, name, a),
        _ => None,
    }
}

/// True if nothing is rounded or flushed that the function did not ask for.
fn exact(q: &Query<'_>, v: Value) -> bool {
    !q.env.strict && q.keeps_denormals(v)
}

/// Operations that undo themselves, and operations that change nothing a second time.
fn twice(q: &Query<'_>, name: &str, a: Value) -> Option<Hit> {
    let x = *q.intrinsic(a, name)?.first()?;
    match name {
        "bswap" => rule!("bswap-of-bswap", x, x = x),
        "bitreverse" => rule!("bitreverse-of-bitreverse", x, x = x),
        // What may have either sign where it is zero is a magnitude only if somebody takes it again.
        "fabs" if !q.flags(a).contains(Flags::NSZ) => rule!("fabs-of-fabs", a, y = a, x = x),
        "floor" if exact(q, a) => rule!("floor-of-floor", a, y = a, x = x),
        "ceil" if exact(q, a) => rule!("ceil-of-ceil", a, y = a, x = x),
        "trunc" if exact(q, a) => rule!("ftrunc-of-ftrunc", a, y = a, x = x),
        "rint" if exact(q, a) => rule!("rint-of-rint", a, y = a, x = x),
        "nearbyint" if exact(q, a) => rule!("nearbyint-of-nearbyint", a, y = a, x = x),
        "round" if exact(q, a) => rule!("round-of-round", a, y = a, x = x),
        "roundeven" if exact(q, a) => rule!("roundeven-of-roundeven", a, y = a, x = x),
        _ => None,
    }
}

/// One of the four integer extremes.
#[derive(Clone, Copy)]
struct Order {
    name: &'static str,
    /// The extreme the other way in the same order.
    opposite: &'static str,
    /// The names of its rules.
    rules: &'static [&'static str; 9],
    /// True if `x` is at least as extreme as `y`, at a width.
    beats: fn(u32, u128, u128) -> bool,
    /// The value that always wins, at a width.
    top: fn(u32) -> u128,
    /// The value that always loses, at a width.
    bottom: fn(u32) -> u128,
}

/// Rule names in the order self, poison, undef, absorbing, neutral, absorbs the opposite, nested, twice with
/// constants, constant of the opposite.
macro_rules! names {
    ($name:literal, $opposite:literal) => {
        &[
            concat!($name, "-self"),
            concat!($name, "-poison"),
            concat!($name, "-undef"),
            concat!($name, "-absorbing"),
            concat!($name, "-neutral"),
            concat!($name, "-absorbs-", $opposite),
            concat!($name, "-of-", $name),
            concat!($name, "-twice-constant"),
            concat!($name, "-of-", $opposite, "-constant"),
        ]
    };
}

impl Order {
    fn new(name: &str) -> Option<Order> {
        use crate::analysis::range::{mask, signed};
        let least = |w: u32| 1u128 << (w - 1);
        let most = |w: u32| (1u128 << (w - 1)) - 1;
        Some(match name {
            "umin" => Order {
                name: "umin",
                opposite: "umax",
                rules: names!("umin", "umax"),
                beats: |_, x, y| x <= y,
                top: |_| 0,
                bottom: mask,
            },
            "umax" => Order {
                name: "umax",
                opposite: "umin",
                rules: names!("umax", "umin"),
                beats: |_, x, y| x >= y,
                top: mask,
                bottom: |_| 0,
            },
            "smin" => Order {
                name: "smin",
                opposite: "smax",
                rules: names!("smin", "smax"),
                beats: |w, x, y| signed(w, x) <= signed(w, y),
                top: least,
                bottom: most,
            },
            "smax" => Order {
                name: "smax",
                opposite: "smin",
                rules: names!("smax", "smin"),
                beats: |w, x, y| signed(w, x) >= signed(w, y),
                top: most,
                bottom: least,
            },
            _ => return None,
        })
    }
}

/// `b` is the operand that decides.
fn extreme(q: &Query<'_>, o: Order, a: Value, b: Value) -> Option<Hit> {
    let signed = o.name.starts_with('s');
    if a == b {
        rule!(o.rules[0], a, x = a);
    }
    if q.is_const(b) {
        if q.is_poison(b) {
            rule!(o.rules[1], New::Poison, x = a);
        }
        let is = |which: fn(u32) -> u128| q.all1(b, |w, c| c == which(w));
        if q.is_undef(b) {
            let w = q.width(a).filter(|&w| w <= 128)?;
            rule!(o.rules[2], New::Int((o.top)(w) as i128), x = a);
        }
        match (is(o.top), is(o.bottom), signed) {
            (true, _, true) => rule!(o.rules[3], b, x = a, C = b),
            (true, _, false) => rule!(o.rules[3], b, x = a),
            (_, true, true) => rule!(o.rules[4], a, x = a, C = b),
            (_, true, false) => rule!(o.rules[4], a, x = a),
            _ => {}
        }
    }
    nested(q, o, a, b)
}

/// The extreme of a value and of an extreme.
fn nested(q: &Query<'_>, o: Order, a: Value, b: Value) -> Option<Hit> {
    let i = q.f.def_inst(b)?;
    let inner = called(q.cx, q.f, i)?;
    if inner != o.name && inner != o.opposite {
        return None;
    }
    let same = inner == o.name;
    let (x, y) = (q.f.operand(i, 1), q.f.operand(i, 2));
    if x == a || y == a {
        let other = if x == a { y } else { x };
        match same {
            true => rule!(o.rules[6], b, x = a, y = b, z = other),
            false => rule!(o.rules[5], a, x = a, y = other),
        }
    }
    for (x, c) in [(x, y), (y, x)] {
        if same && q.all2(c, a, o.beats) {
            rule!(o.rules[7], b, y = b, x = x, C = c, D = a);
        }
        if !same && q.all2(a, c, o.beats) {
            rule!(o.rules[8], a, x = x, C = c, D = a);
        }
    }
    None
}

fn saturating(q: &Query<'_>, name: &str, a: Value, b: Value) -> Option<Hit> {
    let unsigned_sum = name == "uadd.sat";
    let (zero, ones) = (q.is_zero(b), q.is_ones(b));
    match name {
        "uadd.sat" if zero => rule!("uadd-sat-zero", a, x = a),
        "usub.sat" if zero => rule!("usub-sat-zero", a, x = a),
        "sadd.sat" if zero => rule!("sadd-sat-zero", a, x = a),
        "ssub.sat" if zero => rule!("ssub-sat-zero", a, x = a),
        "uadd.sat" if q.is_zero(a) => rule!("uadd-sat-zero", b, x = b),
        "sadd.sat" if q.is_zero(a) => rule!("sadd-sat-zero", b, x = b),
        "uadd.sat" if ones => rule!("uadd-sat-umax", New::Int(-1), x = a),
        "uadd.sat" if q.is_ones(a) => rule!("uadd-sat-umax", New::Int(-1), x = b),
        "usub.sat" if q.is_zero(a) => rule!("usub-sat-from-zero", New::Zero, x = b),
        "usub.sat" if ones => rule!("usub-sat-umax", New::Zero, x = a),
        "usub.sat" if a == b => rule!("usub-sat-self", New::Zero, x = a),
        "ssub.sat" if a == b => rule!("ssub-sat-self", New::Zero, x = a),
        _ => {}
    }
    for (x, u) in [(a, b), (b, a)] {
        if unsigned_sum && q.is_undef(u) {
            rule!("uadd-sat-undef", New::Int(-1), x = x);
        }
        if q.is_poison(u) {
            value!(New::Poison);
        }
    }
    None
}

fn funnel(q: &Query<'_>, name: &str, a: Value, b: Value, amount: Value) -> Option<Hit> {
    let left = name == "fshl";
    let zero_bits = q.is_zero(amount);
    match left {
        true if zero_bits => rule!("fshl-zero-bits", a, x = a, y = b),
        false if zero_bits => rule!("fshr-zero-bits", b, x = a, y = b),
        _ => {}
    }
    let whole = q.all1(amount, |w, c| c == u128::from(w));
    match left {
        true if whole => rule!("fshl-width-bits", a, x = a, y = b, C = amount),
        false if whole => rule!("fshr-width-bits", b, x = a, y = b, C = amount),
        _ => {}
    }
    let (zeros, ones) = (q.is_zero(a) && q.is_zero(b), q.is_ones(a) && q.is_ones(b));
    match left {
        true if zeros => rule!("fshl-of-zeros", New::Zero, x = amount),
        false if zeros => rule!("fshr-of-zeros", New::Zero, x = amount),
        true if ones => rule!("fshl-of-ones", New::Int(-1), x = amount),
        false if ones => rule!("fshr-of-ones", New::Int(-1), x = amount),
        _ => {}
    }
    if q.all1(amount, |w, c| c % u128::from(w) == 0) {
        value!(if left { a } else { b });
    }
    None
}

/// `flag`: the least number gives poison.
fn absolute(q: &Query<'_>, a: Value, flag: Value) -> Option<Hit> {
    if q.is_zero(flag) {
        if let Some(inner) = q.intrinsic(a, "abs") {
            match q.is_one(inner[1]) {
                true => rule!("abs-of-abs-poison", a, y = a, x = inner[0]),
                false => rule!("abs-of-abs", a, y = a, x = inner[0]),
            }
        }
        if let Some(x) = q.cast(a, CastOp::ZExt) {
            rule!("abs-of-zext", a, y = a, x = x);
        }
        if let Some((x, c)) = q.binary_const(a, BinOp::And)
            && q.all1(c, |w, c| c >> (w - 1) == 0)
        {
            rule!("abs-of-and", a, y = a, x = x, C = c);
        }
    }
    if q.range(a).is_some_and(|r| r.smin() >= 0) {
        value!(a);
    }
    None
}
