//! How far lanes of a request are from each other, as a claim says, computed of thread numbers and of the values that a run has seen.

use tandem_ir::claims::access::{Lanes, WARP};
use tandem_ir::claims::lanes::{LaneFunction, Step};
use tandem_ir::inst::IntPredicate;
use tandem_ir::{BinOp, CastOp, Value};

/// A lane, and what it has seen at the access.
pub(super) struct Lane<'a> {
    /// Thread numbers.
    pub thread: [i128; 3],
    /// Its number in the warp.
    pub number: usize,
    /// The values of the function.
    pub seen: &'a dyn Fn(Value) -> Option<u64>,
}

/// Thread numbers of a lane.
pub(super) fn thread(shape: [u32; 3], warp: u32, lane: usize) -> [i128; 3] {
    let n = warp * WARP as u32 + lane as u32;
    [
        n % shape[0],
        n / shape[0] % shape[1],
        n / shape[0] / shape[1],
    ]
    .map(i128::from)
}

/// True if a claim says something of how lanes lie.
pub(super) fn is_said(lanes: &Lanes) -> bool {
    !matches!(lanes, Lanes::Gather(_) | Lanes::Unknown(_))
}

/// How many bytes the second lane is behind the first; `None` if nothing is claimed.
///
/// # Errors
/// Words for a value that both should share and do not (if `strict`), or for one that has no number.
pub(super) fn apart(
    lanes: &Lanes,
    first: &Lane<'_>,
    second: &Lane<'_>,
    strict: bool,
) -> Result<Option<i128>, String> {
    let by = |n: usize| second.thread[n] - first.thread[n];
    Ok(Some(match lanes {
        Lanes::Uniform => 0,
        Lanes::Affine(c) => (0..3).map(|n| i128::from(c[n]) * by(n)).sum(),
        Lanes::Pattern(p) => i128::from(p[second.number]) - i128::from(p[first.number]),
        Lanes::Strides(all) => {
            let mut sum = 0i128;
            for (n, stride) in all.iter().enumerate() {
                if by(n) != 0 {
                    let [one, _] = of_both(stride, first, second, strict)?;
                    let c = signed(stride.width(), one);
                    sum = sum.wrapping_add(c.wrapping_mul(by(n)));
                }
            }
            signed(all[0].width(), sum as u128)
        }
        Lanes::Function(f) => {
            let [one, other] = of_both(f, first, second, strict)?;
            signed(f.width(), other.wrapping_sub(one))
        }
        Lanes::Gather(_) | Lanes::Unknown(_) => return Ok(None),
    }))
}

/// What a function is for two lanes; what they share is what the first has.
fn of_both(
    f: &LaneFunction,
    first: &Lane<'_>,
    second: &Lane<'_>,
    strict: bool,
) -> Result<[u128; 2], String> {
    let one = numbers(f, first, None, strict)?;
    let other = numbers(f, second, Some(&one), strict)?;
    let last = |all: Vec<Option<u128>>| all.last().copied().flatten();
    match [last(one), last(other)] {
        [Some(a), Some(b)] => Ok([a, b]),
        _ => Err("what is claimed has no number".into()),
    }
}

/// What each step is for a lane.
fn numbers(
    f: &LaneFunction,
    lane: &Lane<'_>,
    common: Option<&[Option<u128>]>,
    strict: bool,
) -> Result<Vec<Option<u128>>, String> {
    let mut all: Vec<Option<u128>> = Vec::with_capacity(f.steps.len());
    for (n, (width, step)) in f.steps.iter().enumerate() {
        let of = |s: usize| all[s];
        let number = match step {
            Step::Number(k) => Some(*k),
            Step::Thread(axis) => Some(lane.thread[*axis] as u128),
            Step::Lane => Some(lane.number as u128),
            Step::Shared(v) | Step::Beyond(v, _) => {
                let own = (lane.seen)(*v).map(u128::from);
                let own = match step {
                    Step::Beyond(_, s) => own.zip(of(*s)).map(|(a, b)| a.wrapping_sub(b)),
                    _ => own,
                };
                let own = own.map(|k| cut(*width, k));
                let theirs = common.and_then(|c| c[n]);
                if strict && own.zip(theirs).is_some_and(|(a, b)| a != b) {
                    return Err(format!(
                        "lane {} has another value than the first where they are claimed to share it",
                        lane.number
                    ));
                }
                theirs.or(own)
            }
            Step::Binary(op, a, b) => of(*a)
                .zip(of(*b))
                .and_then(|(a, b)| binary(*op, *width, a, b)),
            Step::Cast(CastOp::SExt, a) => of(*a).map(|k| signed(f.steps[*a].0, k) as u128),
            Step::Cast(_, a) => of(*a),
            Step::Compare(p, a, b) => {
                let bits = f.steps[*a].0;
                of(*a).zip(of(*b)).map(|(x, y)| compared(*p, bits, x, y))
            }
            Step::Select(c, a, b) => of(*c).and_then(|c| of(if c == 1 { *a } else { *b })),
        };
        all.push(number.map(|k| cut(*width, k)));
    }
    Ok(all)
}

fn cut(width: u32, n: u128) -> u128 {
    if width >= 128 {
        n
    } else {
        n & ((1 << width) - 1)
    }
}

pub(super) fn signed(width: u32, n: u128) -> i128 {
    let n = cut(width, n);
    if width < 128 && n >> (width - 1) & 1 == 1 {
        n as i128 - (1 << width)
    } else {
        n as i128
    }
}

fn binary(op: BinOp, width: u32, a: u128, b: u128) -> Option<u128> {
    let (x, y) = (signed(width, a), signed(width, b));
    let shift = || u32::try_from(b).ok().filter(|&k| k < width);
    Some(match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::UDiv => a.checked_div(b)?,
        BinOp::URem => a.checked_rem(b)?,
        BinOp::SDiv => x.checked_div(y)? as u128,
        BinOp::SRem => x.checked_rem(y)? as u128,
        BinOp::Shl => a << shift()?,
        BinOp::LShr => a >> shift()?,
        BinOp::AShr => (x >> shift()?) as u128,
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        _ => return None,
    })
}

fn compared(p: IntPredicate, width: u32, a: u128, b: u128) -> u128 {
    let (x, y) = (signed(width, a), signed(width, b));
    u128::from(match p {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => x > y,
        IntPredicate::Sge => x >= y,
        IntPredicate::Slt => x < y,
        IntPredicate::Sle => x <= y,
    })
}
