//! What a small function does on given arguments: everything that it may do, by trying all choices.
//!
//! Written by LangRef and without a look at the encoder. The value of a register is the set of what a use of it may
//! give: undef is drawn anew at each use, so that uses are independent, and sets are exact. `freeze` draws once: each
//! draw is an execution of its own. What is undefined for one choice is undefined.

use super::program::{Bin, Cast, Inst, Kind, Operand, PREDICATES, Program};
use std::collections::BTreeSet;

/// A set of values, one bit for each, and one for poison.
pub type Set = u32;
/// The bit of poison.
pub const POISON: Set = 1 << 16;

/// All values of a width.
pub fn any(width: u32) -> Set {
    (1 << (1u32 << width)) - 1
}

/// What a function may do on one input.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Behaviour {
    /// It may be undefined, and then nothing else counts.
    pub undefined: bool,
    /// What is returned, for each outcome of its `freeze` instructions.
    pub returned: BTreeSet<Set>,
}

impl Behaviour {
    /// True if everything that the target may do is allowed.
    pub fn allows(&self, target: &Behaviour) -> bool {
        let covered = |t: &Set| self.returned.iter().any(|s| s & POISON != 0 || s & t == *t);
        self.undefined || !target.undefined && target.returned.iter().all(covered)
    }
}

/// Undefined behaviour.
struct Undefined;

/// Executes on arguments given as sets.
pub fn execute(p: &Program, args: &[Set]) -> Behaviour {
    let mut out = Behaviour::default();
    let values = vec![0; p.insts.len()];
    if go(p, args, values, 0, None, &mut out).is_err() {
        out.undefined = true;
        out.returned.clear();
    }
    out
}

/// Goes on from instruction `n`, on the side of the branch that was taken.
fn go(
    p: &Program,
    args: &[Set],
    mut values: Vec<Set>,
    n: usize,
    mut side: Option<usize>,
    out: &mut Behaviour,
) -> Result<(), Undefined> {
    for (n, i) in p.insts.iter().enumerate().skip(n) {
        if i.block > 0 && side.is_none() {
            side = Some(branch(p, args, &values)?);
        }
        // Its own block, or one on every path.
        if !(i.block == 0 || i.block == 3 || side == Some(i.block)) {
            continue;
        }
        let of = |k: usize, width: u32| value(i.operands.get(k), width, args, &values);
        values[n] = match i.kind {
            Kind::Freeze => {
                let s = of(0, i.width);
                let drawn = if s & POISON != 0 { any(i.width) } else { s };
                for v in bits(drawn) {
                    let mut values = values.clone();
                    values[n] = 1 << v;
                    go(p, args, values, n + 1, side, out)?;
                }
                return Ok(());
            }
            Kind::Phi => of(usize::from(side == Some(2)), i.width),
            Kind::Select => {
                let c = of(0, 1);
                let mut s = c & POISON;
                for (bit, k) in [(1, 1), (0, 2)] {
                    if c & (1 << bit) != 0 {
                        s |= of(k, i.width);
                    }
                }
                s
            }
            Kind::Cast(_) => {
                let mut s = 0;
                for a in members(of(0, i.from)) {
                    s |= a.map_or(POISON, |a| cast(i, a));
                }
                s
            }
            Kind::Binary(_) | Kind::Compare(_) => {
                let (left, right) = (of(0, i.from), of(1, i.from));
                let mut s = 0;
                for a in members(left) {
                    for b in members(right) {
                        s |= match i.kind {
                            Kind::Binary(op) => binary(i, op, a, b)?,
                            _ => compare(i, a, b),
                        };
                    }
                }
                s
            }
        };
    }
    if p.branch.is_some() && side.is_none() {
        branch(p, args, &values)?;
    }
    out.returned
        .insert(value(Some(&p.result), p.width, args, &values));
    Ok(())
}

/// The side that is taken: poison and undef decide nothing.
fn branch(p: &Program, args: &[Set], values: &[Set]) -> Result<usize, Undefined> {
    match value(p.branch.as_ref(), 1, args, values) {
        2 => Ok(1),
        1 if !p.stops => Ok(2),
        _ => Err(Undefined),
    }
}

fn value(o: Option<&Operand>, width: u32, args: &[Set], values: &[Set]) -> Set {
    match o {
        Some(Operand::Arg(n)) => args[*n],
        Some(Operand::Value(n)) => values[*n],
        Some(Operand::Const(k)) => 1 << k,
        Some(Operand::Undef) => any(width),
        Some(Operand::Poison) | None => POISON,
    }
}

fn bits(s: Set) -> impl Iterator<Item = u32> {
    (0..16).filter(move |v| s & (1 << v) != 0)
}
/// The values in a set; `None` is poison.
fn members(s: Set) -> impl Iterator<Item = Option<u32>> {
    bits(s).map(Some).chain((s & POISON != 0).then_some(None))
}

fn signed(v: u32, width: u32) -> i32 {
    let by = 32 - width;
    ((v << by) as i32) >> by
}

fn cast(i: &Inst, a: u32) -> Set {
    let mask = (1u32 << i.width) - 1;
    let Kind::Cast(c) = i.kind else { return POISON };
    match c {
        Cast::Zext if i.marks[0] && signed(a, i.from) < 0 => POISON,
        Cast::Zext => 1 << a,
        Cast::Sext => 1 << (signed(a, i.from) as u32 & mask),
        Cast::Trunc => {
            let r = a & mask;
            let unsigned = i.marks[0] && r != a;
            let signed = i.marks[1] && signed(r, i.width) != signed(a, i.from);
            if unsigned || signed { POISON } else { 1 << r }
        }
    }
}

fn compare(i: &Inst, a: Option<u32>, b: Option<u32>) -> Set {
    let (Some(a), Some(b), Kind::Compare(p)) = (a, b, i.kind) else {
        return POISON;
    };
    let (x, y) = (signed(a, i.from), signed(b, i.from));
    if i.marks[0] && (x < 0) != (y < 0) {
        return POISON;
    }
    let holds = match PREDICATES[p] {
        "eq" => a == b,
        "ne" => a != b,
        "ugt" => a > b,
        "uge" => a >= b,
        "ult" => a < b,
        "ule" => a <= b,
        "sgt" => x > y,
        "sge" => x >= y,
        "slt" => x < y,
        _ => x <= y,
    };
    1 << u32::from(holds)
}

fn binary(i: &Inst, op: Bin, a: Option<u32>, b: Option<u32>) -> Result<Set, Undefined> {
    let w = i.width;
    let mask = (1u32 << w) - 1;
    let least = 1u32 << (w - 1);
    let divides = matches!(op, Bin::UDiv | Bin::SDiv | Bin::URem | Bin::SRem);
    if divides {
        // Poison may be any value, zero among them; as a dividend it may be the least number.
        let signed = matches!(op, Bin::SDiv | Bin::SRem);
        match b {
            None | Some(0) => return Err(Undefined),
            Some(b) if signed && b == mask && a.is_none_or(|a| a == least) => {
                return Err(Undefined);
            }
            Some(_) => {}
        }
    }
    let (Some(a), Some(b)) = (a, b) else {
        return Ok(POISON);
    };
    let (x, y) = (signed(a, w), signed(b, w));
    let (low, high) = (-(1i32 << (w - 1)), (1i32 << (w - 1)) - 1);
    // The exact result, unsigned and signed, for what can overflow.
    let exact = match op {
        Bin::Add => Some((a as i32 + b as i32, x + y)),
        Bin::Sub => Some((a as i32 - b as i32, x - y)),
        Bin::Mul => Some((a as i32 * b as i32, x * y)),
        _ => None,
    };
    if let Some((u, s)) = exact {
        let lost = i.marks[0] && !(0..=mask as i32).contains(&u);
        let lost = lost || i.marks[1] && !(low..=high).contains(&s);
        return Ok(if lost { POISON } else { 1 << (u as u32 & mask) });
    }
    let first = i.marks[0];
    let (value, lost) = match op {
        Bin::UDiv => (a / b, first && a % b != 0),
        Bin::URem => (a % b, false),
        Bin::SDiv => ((x / y) as u32, first && x % y != 0),
        Bin::SRem => ((x % y) as u32, false),
        Bin::Shl | Bin::LShr | Bin::AShr if b >= w => (0, true),
        Bin::Shl => {
            let r = (a << b) & mask;
            let unsigned = first && r >> b != a;
            (r, unsigned || i.marks[1] && signed(r, w) >> b != x)
        }
        Bin::LShr => (a >> b, first && (a >> b) << b != a),
        Bin::AShr => ((x >> b) as u32, first && (a >> b) << b != a),
        Bin::And => (a & b, false),
        Bin::Or => (a | b, first && a & b != 0),
        _ => (a ^ b, false),
    };
    Ok(if lost { POISON } else { 1 << (value & mask) })
}
