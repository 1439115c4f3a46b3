//! Bits of an integer that are the same in every execution, and ranges that follow from them.
//!
//! [`known_bits`] looks through operands to a fixed depth; a vector's known bits are those that all its lanes
//! share. What is said holds for every value that the operand can take *if it is not poison*, and for every
//! choice of an undef operand; so it may decide the result of an instruction that is poison when
//! its operand is, and nothing else (a `freeze` is not looked through). Widths up to 128 bits; wider integers
//! have no known bits.

use crate::analysis::constant_fold::{Lane, lanes};
use crate::analysis::range::{MAX_WIDTH, Range, mask};
use crate::context::Cx;
use tandem_ir::attr::Attr;
use tandem_ir::{BinOp, CastOp, Flags, Function, Inst, InstKind, Value, ValueDef};

/// How deep operands are looked through.
pub const DEPTH: u32 = 5;

/// Known bits of an integer of `width` bits. A bit is in at most one of the two masks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownBits {
    /// Width in bits, at most 128.
    pub width: u32,
    /// Bits that are 0.
    pub zeros: u128,
    /// Bits that are 1.
    pub ones: u128,
}

impl KnownBits {
    /// Nothing is known.
    pub fn unknown(width: u32) -> KnownBits {
        KnownBits {
            width,
            zeros: 0,
            ones: 0,
        }
    }
    /// One value.
    pub fn constant(width: u32, v: u128) -> KnownBits {
        KnownBits {
            width,
            zeros: !v & mask(width),
            ones: v & mask(width),
        }
    }
    /// Values of at most `max`, unsigned.
    fn at_most(width: u32, max: u128) -> KnownBits {
        KnownBits {
            width,
            zeros: mask(width) & !fill(max),
            ones: 0,
        }
    }
    /// Least value, unsigned.
    pub fn umin(self) -> u128 {
        self.ones
    }
    /// Greatest value, unsigned.
    pub fn umax(self) -> u128 {
        !self.zeros & mask(self.width)
    }
    /// The only value, if all bits are known.
    pub fn as_single(self) -> Option<u128> {
        (self.zeros | self.ones == mask(self.width)).then_some(self.ones)
    }
    /// True if the sign bit is 0.
    pub fn is_non_negative(self) -> bool {
        self.zeros >> (self.width - 1) & 1 == 1
    }
    /// True if the sign bit is 1.
    pub fn is_negative(self) -> bool {
        self.ones >> (self.width - 1) & 1 == 1
    }
    /// How many low bits are surely 0.
    pub fn trailing_zeros(self) -> u32 {
        self.zeros.trailing_ones().min(self.width)
    }
    /// Holds where one of the two holds.
    pub fn join(self, o: KnownBits) -> KnownBits {
        KnownBits {
            width: self.width,
            zeros: self.zeros & o.zeros,
            ones: self.ones & o.ones,
        }
    }
    /// Both hold. Contradictions (a value that cannot exist) are resolved towards "unknown".
    fn meet(self, o: KnownBits) -> KnownBits {
        let (zeros, ones) = (self.zeros | o.zeros, self.ones | o.ones);
        if zeros & ones != 0 {
            return KnownBits::unknown(self.width);
        }
        KnownBits {
            width: self.width,
            zeros,
            ones,
        }
    }
    /// The values that the known bits allow, as an unsigned or, where the sign is known, signed interval.
    pub fn range(self) -> Range {
        Range::new(self.width, self.umin(), self.umax())
    }
}

/// All bits up to the highest set one.
fn fill(v: u128) -> u128 {
    if v == 0 {
        0
    } else {
        u128::MAX >> v.leading_zeros()
    }
}

/// The known bits of an integer or a vector of integers; `None` for other types and wider integers.
pub fn known_bits(cx: Cx<'_>, f: &Function, v: Value, depth: u32) -> Option<KnownBits> {
    let ty = f.value_type(v);
    let width = match ty.int_width() {
        Some(w) => w,
        None => cx.types.as_vector(ty)?.0.int_width()?,
    };
    if width > MAX_WIDTH {
        return None;
    }
    let unknown = KnownBits::unknown(width);
    Some(match f.value_def(v) {
        ValueDef::Const(_) => of_constant(cx, f, v, width).unwrap_or(unknown),
        ValueDef::Arg(n) => {
            let attrs = cx.function(f.global).map(|d| d.attrs.param(n as usize));
            attrs.map_or(unknown, |a| of_attributes(cx.attrs.get(a), width))
        }
        ValueDef::Inst(i) if depth > 0 => of_inst(cx, f, i, width, depth - 1).unwrap_or(unknown),
        _ => unknown,
    })
}

fn of_constant(cx: Cx<'_>, f: &Function, v: Value, width: u32) -> Option<KnownBits> {
    let mut all = lanes(cx, f, v)?.into_iter().map(|l| match l {
        Lane::Int(x) => Some(KnownBits::constant(width, x)),
        _ => None,
    });
    let first = all.next()??;
    all.try_fold(first, |k, l| Some(k.join(l?)))
}

/// The `range` attribute of a parameter or result.
fn of_attributes(set: &[Attr], width: u32) -> KnownBits {
    let range = set.iter().find_map(|a| match a {
        Attr::Range(lo, hi) if lo.width() == width => Range::half_open(lo, hi),
        _ => None,
    });
    range.map_or(KnownBits::unknown(width), of_range)
}

/// The high bits that all values of a range share.
pub fn of_range(r: Range) -> KnownBits {
    let (lo, hi) = (r.umin(), r.umax());
    let shared = mask(r.width()) & !fill(lo ^ hi);
    KnownBits {
        width: r.width(),
        zeros: !lo & shared,
        ones: lo & shared,
    }
}

fn of_inst(cx: Cx<'_>, f: &Function, i: Inst, width: u32, depth: u32) -> Option<KnownBits> {
    let operand = |n: usize| known_bits(cx, f, f.operand(i, n), depth);
    match f.kind(i) {
        InstKind::Binary(op) => {
            let (a, b) = (operand(0)?, operand(1)?);
            Some(binary(*op, f.flags(i), a, b))
        }
        InstKind::Cast(op) => {
            let a = operand(0)?;
            Some(match op {
                CastOp::ZExt => KnownBits {
                    width,
                    zeros: a.zeros | (mask(width) & !mask(a.width)),
                    ones: a.ones,
                },
                CastOp::SExt => {
                    let high = mask(width) & !mask(a.width);
                    KnownBits {
                        width,
                        zeros: a.zeros | if a.is_non_negative() { high } else { 0 },
                        ones: a.ones | if a.is_negative() { high } else { 0 },
                    }
                }
                CastOp::Trunc => KnownBits {
                    width,
                    zeros: a.zeros & mask(width),
                    ones: a.ones & mask(width),
                },
                _ => return None,
            })
        }
        InstKind::Select => Some(operand(1)?.join(operand(2)?)),
        InstKind::Phi => of_phi(cx, f, i, width),
        InstKind::Call(_) => of_call(cx, f, i, width, depth),
        _ => None,
    }
}

/// Constants only: a phi's other values may be those of another iteration.
fn of_phi(cx: Cx<'_>, f: &Function, i: Inst, width: u32) -> Option<KnownBits> {
    const MOST: usize = 8;
    if f.num_operands(i) > 2 * MOST {
        return None;
    }
    let mut all = f.phi_incoming(i).map(|(v, _)| of_constant(cx, f, v, width));
    let first = all.next()??;
    all.try_fold(first, |k, l| Some(k.join(l?)))
}

fn of_call(cx: Cx<'_>, f: &Function, i: Inst, width: u32, depth: u32) -> Option<KnownBits> {
    let info = f.kind(i).call_info()?;
    let mut known = of_attributes(cx.attrs.get(info.attrs.ret), width);
    let callee = f.callee(i)?;
    if let Some(d) = cx.function(callee) {
        known = known.meet(of_attributes(cx.attrs.get(d.attrs.ret), width));
    }
    let Some(name) = cx.global_name(callee).strip_prefix("llvm.") else {
        return Some(known);
    };
    let argument = |n: usize| known_bits(cx, f, f.operand(i, n + 1), depth);
    let word = name.split('.').next()?;
    let computed = match word {
        "ctpop" => {
            let a = argument(0)?;
            KnownBits::at_most(width, u128::from(a.umax().count_ones()))
        }
        "ctlz" | "cttz" => KnownBits::at_most(width, u128::from(width)),
        "umin" => {
            let most = argument(0)?.umax().min(argument(1)?.umax());
            KnownBits::at_most(width, most).meet(argument(0)?.join(argument(1)?))
        }
        "umax" | "smin" | "smax" => argument(0)?.join(argument(1)?),
        "bswap" | "bitreverse" => {
            let a = argument(0)?;
            let turn = |v: u128| {
                let all = if word == "bswap" {
                    v.swap_bytes()
                } else {
                    v.reverse_bits()
                };
                all >> (128 - width)
            };
            KnownBits {
                width,
                zeros: turn(a.zeros),
                ones: turn(a.ones),
            }
        }
        _ => return Some(known),
    };
    Some(known.meet(computed))
}

/// The known bits of an integer operation.
pub fn binary(op: BinOp, flags: Flags, a: KnownBits, b: KnownBits) -> KnownBits {
    let width = a.width;
    let m = mask(width);
    match op {
        BinOp::And => KnownBits {
            width,
            zeros: a.zeros | b.zeros,
            ones: a.ones & b.ones,
        },
        BinOp::Or => KnownBits {
            width,
            zeros: a.zeros & b.zeros,
            ones: a.ones | b.ones,
        },
        BinOp::Xor => KnownBits {
            width,
            zeros: a.zeros & b.zeros | a.ones & b.ones,
            ones: a.zeros & b.ones | a.ones & b.zeros,
        },
        BinOp::Add => sum(a, b, false).meet(signs(op, flags, a, b)),
        BinOp::Sub => {
            let inverted = KnownBits {
                width,
                zeros: b.ones,
                ones: b.zeros,
            };
            sum(a, inverted, true).meet(signs(op, flags, a, b))
        }
        BinOp::Mul => {
            let low = (a.trailing_zeros() + b.trailing_zeros()).min(width);
            let known = KnownBits {
                width,
                zeros: if low == 0 { 0 } else { mask(low) },
                ones: 0,
            };
            match a.umax().checked_mul(b.umax()) {
                Some(most) if most <= m => known.meet(KnownBits::at_most(width, most)),
                _ => known,
            }
        }
        BinOp::UDiv => KnownBits::at_most(width, a.umax() / b.umin().max(1)),
        BinOp::URem => {
            let most = a.umax().min(b.umax().saturating_sub(1));
            let known = KnownBits::at_most(width, most);
            match b.as_single() {
                // The low bits of a remainder by a multiple of 2^n are those of the dividend.
                Some(d) if d != 0 && d & 1 == 0 => {
                    let low = mask(d.trailing_zeros());
                    known.meet(KnownBits {
                        width,
                        zeros: a.zeros & low,
                        ones: a.ones & low,
                    })
                }
                _ => known,
            }
        }
        BinOp::Shl | BinOp::LShr | BinOp::AShr => shift(op, a, b),
        _ => KnownBits::unknown(width),
    }
}

/// Addition with a carry in, bit by bit: a bit of the sum is known where both operands and the carry are.
fn sum(a: KnownBits, b: KnownBits, carry: bool) -> KnownBits {
    let m = mask(a.width);
    let c = u128::from(carry);
    let least = a.ones.wrapping_add(b.ones).wrapping_add(c);
    let most = a.umax().wrapping_add(b.umax()).wrapping_add(c);
    // The carries into each bit when all unknown bits are 0, and when all are 1.
    let carry_least = least ^ a.ones ^ b.ones;
    let carry_most = most ^ a.umax() ^ b.umax();
    let known = (a.zeros | a.ones) & (b.zeros | b.ones) & !(carry_least ^ carry_most) & m;
    KnownBits {
        width: a.width,
        zeros: !least & known,
        ones: least & known,
    }
}

/// What `nsw` says of the sign of a sum or difference.
fn signs(op: BinOp, flags: Flags, a: KnownBits, b: KnownBits) -> KnownBits {
    let mut known = KnownBits::unknown(a.width);
    let top = 1u128 << (a.width - 1);
    let (other_non_negative, other_negative) = if op == BinOp::Add {
        (b.is_non_negative(), b.is_negative())
    } else {
        (b.is_negative(), b.is_non_negative())
    };
    if flags.contains(Flags::NSW) {
        if a.is_non_negative() && other_non_negative {
            known.zeros = top;
        } else if a.is_negative() && other_negative {
            known.ones = top;
        }
    }
    known
}

fn shift(op: BinOp, a: KnownBits, b: KnownBits) -> KnownBits {
    let width = a.width;
    let m = mask(width);
    let unknown = KnownBits::unknown(width);
    let Some(n) = b.as_single() else {
        // By how much is open: what all amounts that are possible have in common. Too much is poison.
        let amounts = (0..u128::from(width)).filter(|n| n & b.zeros == 0 && n & b.ones == b.ones);
        let each = amounts.map(|n| shift(op, a, KnownBits::constant(width, n)));
        return each.reduce(KnownBits::join).unwrap_or(unknown);
    };
    if n >= u128::from(width) {
        return unknown;
    }
    let n = n as u32;
    let high = m & !(m >> n);
    match op {
        BinOp::Shl => KnownBits {
            width,
            zeros: (a.zeros << n | mask_or_zero(n)) & m,
            ones: a.ones << n & m,
        },
        _ => {
            let fill_zero = op == BinOp::LShr || a.is_non_negative();
            let fill_one = op == BinOp::AShr && a.is_negative();
            KnownBits {
                width,
                zeros: a.zeros >> n | if fill_zero { high } else { 0 },
                ones: a.ones >> n | if fill_one { high } else { 0 },
            }
        }
    }
}

fn mask_or_zero(bits: u32) -> u128 {
    if bits == 0 { 0 } else { mask(bits) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::analysis::constant_fold::ints_binary;

    const W: u32 = 3;

    fn all() -> Vec<KnownBits> {
        let mut v = Vec::new();
        for zeros in 0..8u128 {
            for ones in 0..8u128 {
                if zeros & ones == 0 {
                    v.push(KnownBits {
                        width: W,
                        zeros,
                        ones,
                    });
                }
            }
        }
        v
    }
    fn members(k: KnownBits) -> impl Iterator<Item = u128> {
        (0..8).filter(move |x| x & k.zeros == 0 && x & k.ones == k.ones)
    }

    #[test]
    fn every_operation_holds_for_every_pair_of_values_at_three_bits() {
        let flag_sets = [Flags::NONE, Flags::NUW, Flags::NSW, Flags::NUW | Flags::NSW];
        for a in all() {
            for b in all() {
                for &op in BinOp::ALL.iter().filter(|o| !o.is_float()) {
                    for flags in flag_sets {
                        let k = binary(op, flags, a, b);
                        assert_eq!(k.zeros & k.ones, 0);
                        for (x, y) in members(a).flat_map(|x| members(b).map(move |y| (x, y))) {
                            let Some(Lane::Int(v)) =
                                ints_binary(op, flags, W, Lane::Int(x), Lane::Int(y))
                            else {
                                continue;
                            };
                            let fits = v & k.zeros == 0 && v & k.ones == k.ones;
                            assert!(fits, "{op:?} {flags:?} {a:?} {b:?}: {x} {y} -> {v} {k:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn ranges_and_known_bits_convert_without_loss_of_members() {
        for lo in 0..8 {
            for hi in 0..8 {
                let r = Range::new(W, lo, hi);
                let k = of_range(r);
                assert!(
                    (0..8)
                        .filter(|&x| r.contains(x))
                        .all(|x| members(k).any(|y| x == y))
                );
            }
        }
    }
}
