//! What an expression is, given its leaves and the iterations of the loops.
//!
//! Addresses have no numbers here, because a claim must hold wherever objects lie: a value is a number plus multiples of
//! the addresses of objects. Sums, and products with plain numbers, can be worked out with them; anything else of an
//! address is silence.

use crate::interp::{Pointer, Target, Value as Seen};
use rustc_hash::FxHashMap;
use tandem_ir::claims::scev::{Cast, Expr, Exprs, Nary, Node};
use tandem_ir::{Block, Value};

/// A number modulo 2^w, and how often it has the addresses of objects in it, sorted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The value, as an unsigned number.
    pub bits: u128,
    /// Objects and how often. An address in another space than the object's is the object's all the same here, because
    /// no expression goes from one space to another.
    pub bases: Vec<(Target, u128)>,
}

/// Why an expression is no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoValue {
    /// A leaf is undef or not known: nothing is said.
    Silent,
    /// A leaf is poison, and so is the whole.
    Poison,
    /// It divides by 0.
    Division,
}

/// What an evaluation asks for.
pub trait Leaves {
    /// The value as it was computed last.
    fn value(&self, v: Value) -> Option<Known>;
    /// True if the value was poison when it was computed last.
    fn is_poison(&self, v: Value) -> bool;
    /// The iteration of the present or last entry of a loop.
    fn iteration(&self, header: Block) -> Option<u64>;
}

/// The greatest value of a width.
pub fn mask(width: u32) -> u128 {
    match width {
        128.. => u128::MAX,
        w => (1 << w) - 1,
    }
}

/// The value as signed.
pub fn signed(width: u32, n: u128) -> i128 {
    let shift = 128 - width.clamp(1, 128);
    ((n << shift) as i128) >> shift
}

impl Known {
    /// A plain number.
    pub fn number(bits: u128) -> Known {
        Known {
            bits,
            bases: Vec::new(),
        }
    }
    /// The number, if no address is in it.
    pub fn as_number(&self) -> Option<u128> {
        self.bases.is_empty().then_some(self.bits)
    }
    /// What was seen, as a value of a width; objects that functions elsewhere made up are silence.
    pub fn of_seen(seen: &Seen, width: u32) -> Option<Known> {
        match seen {
            Seen::Int { bits, .. } => Some(Known::number(*bits)),
            Seen::Pointer(Pointer { target, offset, .. }) => {
                let bits = i128::from(*offset) as u128 & mask(width);
                match target {
                    Target::Nothing => Some(Known::number(bits)),
                    Target::Buffer(_) | Target::Global(_) | Target::Stack | Target::Heap => {
                        Some(Known {
                            bits,
                            bases: vec![(target.clone(), 1)],
                        })
                    }
                    Target::External => None,
                }
            }
            _ => None,
        }
    }
    /// True if both have an object of the run in them: these have no names, so that nobody knows whether it is the same one.
    fn may_mix(&self, o: &Known) -> bool {
        let unnamed = |k: &Known, t: &Target| k.bases.iter().any(|b| b.0 == *t);
        [Target::Stack, Target::Heap]
            .iter()
            .any(|t| unnamed(self, t) && unnamed(o, t))
    }
    pub(super) fn sum(&self, o: &Known, width: u32) -> Known {
        let m = mask(width);
        let mut bases = self.bases.clone();
        for (t, n) in &o.bases {
            match bases.iter_mut().find(|b| b.0 == *t) {
                Some(b) => b.1 = b.1.wrapping_add(*n) & m,
                None => bases.push((t.clone(), *n)),
            }
        }
        bases.retain(|b| b.1 != 0);
        bases.sort();
        Known {
            bits: self.bits.wrapping_add(o.bits) & m,
            bases,
        }
    }
    pub(super) fn times(&self, n: u128, width: u32) -> Known {
        let m = mask(width);
        let mut bases = self.bases.clone();
        for b in &mut bases {
            b.1 = b.1.wrapping_mul(n) & m;
        }
        bases.retain(|b| b.1 != 0);
        Known {
            bits: self.bits.wrapping_mul(n) & m,
            bases,
        }
    }
}

/// `C(k, n)` modulo 2^128, `C` over the integers.
pub fn binomial(k: u64, n: usize) -> u128 {
    let n = n as u128;
    let k = u128::from(k);
    if n > k {
        return 0;
    }
    let mut factors: Vec<u128> = (0..n).map(|i| k - i).collect();
    for d in 2..=n {
        let mut d = d;
        for f in &mut factors {
            let g = gcd(*f, d);
            *f /= g;
            d /= g;
        }
    }
    factors.into_iter().fold(1, u128::wrapping_mul)
}

fn gcd(a: u128, b: u128) -> u128 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The value of an expression.
///
/// # Errors
/// Why it has none.
pub fn eval(exprs: &Exprs, e: Expr, leaves: &impl Leaves) -> Result<Known, NoValue> {
    // Operands that have no value are no value themselves, but `umin_seq` may not ask for them.
    let mut done: FxHashMap<Expr, Result<Known, NoValue>> = FxHashMap::default();
    let mut work = vec![(e, false)];
    while let Some((x, ready)) = work.pop() {
        if done.contains_key(&x) {
            continue;
        }
        let node = &exprs[x].node;
        if !ready {
            work.push((x, true));
            work.extend(node.operands().into_iter().map(|o| (o, false)));
            continue;
        }
        let value = compute(exprs, x, leaves, &done);
        done.insert(x, value);
    }
    done.remove(&e).unwrap_or(Err(NoValue::Silent))
}

fn sum_of(a: &Known, b: &Known, width: u32) -> Result<Known, NoValue> {
    match a.may_mix(b) {
        true => Err(NoValue::Silent),
        false => Ok(a.sum(b, width)),
    }
}

fn compute(
    exprs: &Exprs,
    x: Expr,
    leaves: &impl Leaves,
    done: &FxHashMap<Expr, Result<Known, NoValue>>,
) -> Result<Known, NoValue> {
    let width = exprs[x].width;
    let m = mask(width);
    let of = |e: &Expr| done.get(e).cloned().unwrap_or(Err(NoValue::Silent));
    let number = |e: &Expr| of(e)?.as_number().ok_or(NoValue::Silent);
    match &exprs[x].node {
        Node::Const(n) => Ok(Known::number(n & m)),
        Node::Unknown(v) => leaves.value(*v).ok_or(match leaves.is_poison(*v) {
            true => NoValue::Poison,
            false => NoValue::Silent,
        }),
        Node::Cast(Cast::PtrToInt, y) => of(y),
        Node::Cast(op, y) => {
            let n = number(y)?;
            let n = match op {
                Cast::SExt => signed(exprs[*y].width, n) as u128,
                _ => n,
            };
            Ok(Known::number(n & m))
        }
        Node::UDiv(a, b) => {
            let (a, b) = (number(a)?, number(b)?);
            a.checked_div(b).map(Known::number).ok_or(NoValue::Division)
        }
        Node::AddRec(h, parts) => {
            let k = leaves.iteration(*h).ok_or(NoValue::Silent)?;
            let mut sum = Known::number(0);
            for (i, p) in parts.iter().enumerate() {
                let part = of(p)?.times(binomial(k, i), width);
                sum = sum_of(&sum, &part, width)?;
            }
            Ok(sum)
        }
        Node::Nary(Nary::SeqUMin, xs) => {
            let mut least = m;
            for y in xs {
                let n = number(y)?;
                least = least.min(n);
                if n == 0 {
                    break;
                }
            }
            Ok(Known::number(least))
        }
        Node::Nary(Nary::Add, xs) => {
            let mut sum = Known::number(0);
            for y in xs {
                sum = sum_of(&sum, &of(y)?, width)?;
            }
            Ok(sum)
        }
        Node::Nary(Nary::Mul, xs) => {
            let mut product = Known::number(1 & m);
            for y in xs {
                let y = of(y)?;
                product = match (product.as_number(), y.as_number()) {
                    (_, Some(n)) => product.times(n, width),
                    (Some(n), None) => y.times(n, width),
                    _ => return Err(NoValue::Silent),
                };
            }
            Ok(product)
        }
        Node::Nary(op, xs) => {
            let all: Result<Vec<u128>, NoValue> = xs.iter().map(number).collect();
            let all = all?.into_iter();
            let by_sign = |n: &u128| signed(width, *n);
            let best = match op {
                Nary::UMax => all.max(),
                Nary::UMin => all.min(),
                Nary::SMax => all.max_by_key(by_sign),
                _ => all.min_by_key(by_sign),
            };
            best.map(Known::number).ok_or(NoValue::Silent)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::binomial;
    use quickcheck::quickcheck;

    quickcheck! {
        fn pascals_triangle(k: u16, n: u8) -> bool {
            let (k, n) = (u64::from(k), usize::from(n % 16));
            let above = if n == 0 { 0 } else { binomial(k, n - 1) };
            binomial(k + 1, n) == above.wrapping_add(binomial(k, n))
        }
    }
}
