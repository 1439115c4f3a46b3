//! Conversions.

use super::super::{Encoder, Result};
use super::ints::met;
use crate::value::{Scalar, Val};
use tandem_ir::inst::CastOp;
use tandem_ir::{Flags, FloatKind, Type};
use tandem_smt::{FpOp, Rounding, Term, Terms};

const NEAREST: Rounding = Rounding::NearestEven;

impl Encoder<'_, '_> {
    /// A conversion.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn cast(&mut self, op: CastOp, flags: Flags, from: Type, to: Type, v: &Val) -> Result<Val> {
        if op == CastOp::BitCast {
            return self.bitcast(from, to, v);
        }
        let (from, to) = (self.types().scalar(from), self.types().scalar(to));
        let mut failed = None;
        let out = v.map(&mut |s| match self.cast_scalar(op, flags, from, to, s) {
            Ok(r) => r,
            Err(e) => {
                failed = Some(e);
                s
            }
        });
        match failed {
            Some(e) => Err(e),
            None => Ok(out),
        }
    }

    fn cast_scalar(
        &mut self,
        op: CastOp,
        flags: Flags,
        from: Type,
        to: Type,
        s: Scalar,
    ) -> Result<Scalar> {
        let width = self.scalar_bits(to).ok_or_else(|| self.unmodelled(to))?;
        match op {
            CastOp::Trunc => Ok(self.truncate(flags, width, s)),
            CastOp::ZExt => {
                let poison = self.negative_is_poison(flags, s);
                let t = self.t();
                let bits = match flags.contains(Flags::NNEG) {
                    true => met(t, |t| t.zext(s.bits, width), |t| t.sext(s.bits, width)),
                    false => t.zext(s.bits, width),
                };
                Ok(Scalar { bits, poison })
            }
            CastOp::SExt => Ok(Scalar {
                bits: self.t().sext(s.bits, width),
                poison: s.poison,
            }),
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::AddrSpaceCast => {
                self.pointer_cast(op, from, to, s)
            }
            _ => self.float_cast(op, flags, from, to, s),
        }
    }

    fn truncate(&mut self, flags: Flags, width: u32, s: Scalar) -> Scalar {
        let t = self.t();
        let from = t.width(s.bits);
        let bits = t.extract(width - 1, 0, s.bits);
        let mut poison = s.poison;
        if flags.contains(Flags::NUW) {
            let cut = t.extract(from - 1, width, s.bits);
            let zero = t.bits(from - width, 0);
            let lost = t.ne(cut, zero);
            poison = t.or(poison, lost);
        }
        if flags.contains(Flags::NSW) {
            let back = t.sext(bits, from);
            let lost = t.ne(back, s.bits);
            poison = t.or(poison, lost);
        }
        Scalar { bits, poison }
    }

    /// Poison under `nneg` if the number is negative.
    fn negative_is_poison(&mut self, flags: Flags, s: Scalar) -> Term {
        if !flags.contains(Flags::NNEG) {
            return s.poison;
        }
        let t = self.t();
        let negative = t.is_negative(s.bits);
        t.or(s.poison, negative)
    }

    fn float_cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        from: Type,
        to: Type,
        s: Scalar,
    ) -> Result<Scalar> {
        match (op, self.float_format(from), self.float_format(to)) {
            (CastOp::FpTrunc | CastOp::FpExt, Ok(from), Ok(to)) => {
                Ok(self.convert_float(flags, from, to, s))
            }
            (CastOp::FpToUi | CastOp::FpToSi, Ok(from), _) => {
                let width = to.int_width().ok_or("conversion to no integer")?;
                let signed = op == CastOp::FpToSi;
                let x = self.form_of(from, s.bits);
                let fits = self.fits_integer(from, x, width, signed);
                let bits = self.t().fp(to_integer(width, signed), from, &[x]);
                let t = self.t();
                let not = t.not(fits);
                let poison = t.or(s.poison, not);
                Ok(Scalar { bits, poison })
            }
            (CastOp::UiToFp | CastOp::SiToFp, _, Ok(to)) => {
                let poison = self.negative_is_poison(flags, s);
                // Under `nneg` both are the same where they are defined.
                let signed = op == CastOp::SiToFp || flags.contains(Flags::NNEG);
                let op = if signed {
                    FpOp::FromSigned(NEAREST)
                } else {
                    FpOp::FromUnsigned(NEAREST)
                };
                let bits = self.t().fp(op, to, &[s.bits]);
                Ok(Scalar { bits, poison })
            }
            (_, Err(e), Err(_)) | (_, Err(e), _) | (_, _, Err(e)) => Err(e),
            _ => Err(op.keyword().to_owned()),
        }
    }

    /// Boolean: a number, rounded toward zero, is an integer of `width` bits.
    pub(in super::super) fn fits_integer(
        &mut self,
        kind: FloatKind,
        x: Term,
        width: u32,
        signed: bool,
    ) -> Term {
        let t = self.t();
        // Two more bits than the integer hold both bounds; the bounds themselves are excluded. Where a bound is
        // no number of the format, rounding it outwards excludes nothing that fits.
        let w = width + 2;
        let one = t.bits(w, 1);
        let power = t.bits(w, u64::from(if signed { width - 1 } else { width }));
        let above = t.shl(one, power);
        let below = if signed { t.add(above, one) } else { one };
        let below = t.neg(below);
        let high = t.fp(FpOp::FromUnsigned(NEAREST), kind, &[above]);
        let low = t.fp(FpOp::FromSigned(Rounding::Down), kind, &[below]);
        let (p, q) = (
            t.fp(FpOp::Lt, kind, &[low, x]),
            t.fp(FpOp::Lt, kind, &[x, high]),
        );
        t.and(p, q)
    }

    /// `bitcast`: the bits in the order of memory, cut anew. A lane of the result is poison if a lane that it
    /// takes bits from is.
    fn bitcast(&mut self, from: Type, to: Type, v: &Val) -> Result<Val> {
        let sources = v.leaves();
        let shape = self.build(to, &mut |e, _, bits| Scalar::defined(e.t().bits(bits, 0)))?;
        let widths: Vec<u32> = shape
            .leaves()
            .iter()
            .map(|s| self.w.terms.width(s.bits))
            .collect();
        let same = widths.len() == sources.len();
        if same || self.types().scalar(from).is_ptr() {
            let mut n = 0;
            return Ok(shape.map(&mut |_| {
                n += 1;
                sources[(n - 1).min(sources.len() - 1)]
            }));
        }
        let big = self.w.layout.big_endian;
        let lanes = recut(self.t(), &sources, &widths, big);
        let mut next = lanes.into_iter();
        Ok(shape.map(&mut |s| next.next().unwrap_or(s)))
    }
}

/// The operation that converts to an integer.
pub(in super::super) fn to_integer(width: u32, signed: bool) -> FpOp {
    if signed {
        FpOp::ToSigned(width)
    } else {
        FpOp::ToUnsigned(width)
    }
}

/// The bits of some scalars cut into others of given widths, of the same total.
fn recut(t: &mut Terms, sources: &[Scalar], widths: &[u32], big_endian: bool) -> Vec<Scalar> {
    // From the least significant bit on: the first lane in little endian, the last in big endian.
    let mut ordered: Vec<Scalar> = sources.to_vec();
    let mut wanted = widths.to_vec();
    if big_endian {
        ordered.reverse();
        wanted.reverse();
    }
    let mut out = Vec::with_capacity(wanted.len());
    let mut at = 0;
    for w in wanted {
        out.push(cut(t, &ordered, at, w));
        at += w;
    }
    if big_endian {
        out.reverse();
    }
    out
}

/// Bits `at .. at + width` of the scalars, of which the first is the least significant.
fn cut(t: &mut Terms, ordered: &[Scalar], at: u32, width: u32) -> Scalar {
    let mut start = 0;
    let mut found: Option<Scalar> = None;
    for s in ordered {
        let w = t.width(s.bits);
        let (low, high) = (at.max(start), (at + width).min(start + w));
        if low < high {
            let piece = t.extract(high - start - 1, low - start, s.bits);
            found = Some(match found {
                None => Scalar {
                    bits: piece,
                    poison: s.poison,
                },
                Some(below) => Scalar {
                    bits: t.concat(piece, below.bits),
                    poison: t.or(s.poison, below.poison),
                },
            });
        }
        start += w;
    }
    found.unwrap_or_else(|| Scalar::poison(t, width))
}
