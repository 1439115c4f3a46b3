//! Mutators of conversions: what is converted, and converted back.
//!
//! Two conversions one after the other are often none, and what decides that is a width, a sign, a flag or the range of a
//! number: programs that compute seldom have both, and of the widths only those that are used.

use super::work::{Work, is_point};
use super::{Mutator, any};
use std::cmp::Ordering::{Equal, Greater, Less};
use tandem_ir::constant::Bits;
use tandem_ir::{BinOp, CastOp, InstKind, Type};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[any("there-and-back", there_and_back)];

/// Conversions with the type between, for what is converted and converted back.
type Trip = (CastOp, Type, CastOp);

/// Widths on the way, some of them wider than any address.
const BETWEEN: [u32; 11] = [1, 7, 8, 16, 24, 31, 32, 33, 64, 65, 128];

/// Where a value of a type can go and come back from: through more bits, fewer, or other ones. Kinds of conversions apart, so
/// that each has the same chance.
fn trips(ty: Type) -> Vec<Vec<Trip>> {
    use CastOp::*;
    let mut kinds: Vec<Vec<Trip>> = Vec::new();
    if let Some(width) = ty.int_width() {
        let between = BETWEEN.map(|other| match other.cmp(&width) {
            Less => vec![
                (Trunc, Type::int(other), ZExt),
                (Trunc, Type::int(other), SExt),
            ],
            Greater => vec![
                (ZExt, Type::int(other), Trunc),
                (SExt, Type::int(other), Trunc),
            ],
            Equal => Vec::new(),
        });
        kinds.push(between.concat());
        // A number of any width becomes an address: only one as wide as an address comes back whole.
        let spaces = [Type::PTR, Type::ptr(1), Type::ptr(3)];
        kinds.push(spaces.map(|p| (IntToPtr, p, PtrToInt)).to_vec());
        let same = [Type::HALF, Type::FLOAT, Type::DOUBLE];
        let same = same.into_iter().filter(|t| bits_of(*t) == Some(width));
        kinds.push(same.map(|t| (BitCast, t, BitCast)).collect());
    } else if ty.is_ptr() {
        let numbers = [8, 32, 64, 128].map(Type::int);
        kinds.push(numbers.map(|t| (PtrToInt, t, IntToPtr)).to_vec());
        let spaces = [0, 1, 3, 5].map(Type::ptr).into_iter().filter(|t| *t != ty);
        kinds.push(spaces.map(|t| (AddrSpaceCast, t, AddrSpaceCast)).collect());
    } else if let Some(width) = bits_of(ty) {
        let others = [Type::HALF, Type::FLOAT, Type::DOUBLE].into_iter();
        let trip = |other: Type| match bits_of(other)?.cmp(&width) {
            Less => Some((FpTrunc, other, FpExt)),
            Greater => Some((FpExt, other, FpTrunc)),
            Equal => None,
        };
        kinds.push(others.filter_map(trip).collect());
        kinds.push(vec![(BitCast, Type::int(width), BitCast)]);
        kinds.push(vec![
            (FpToSi, Type::I32, SiToFp),
            (FpToUi, Type::I64, UiToFp),
        ]);
    }
    kinds.retain(|k| !k.is_empty());
    kinds
}

/// Bits of a floating-point type.
fn bits_of(ty: Type) -> Option<u32> {
    ty.float_kind().map(|k| k.bits())
}

/// A value is converted and converted back before it is used: the same as before, or not quite. A number may become a wider
/// one first, and what is used then are its low bits or its high ones.
fn there_and_back(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|f, i, n| {
        let v = f.operand(i, n);
        is_point(f, i) && f.as_const(v).is_none() && !trips(f.value_type(v)).is_empty()
    })?;
    let v = w.f().operand(i, n);
    let ty = w.f().value_type(v);
    let wide = match ty.int_width() {
        Some(width) if w.draw.one_in(3) => {
            let wider: Vec<u32> = BETWEEN.into_iter().filter(|b| *b > width).collect();
            w.draw.pick(&wider).map(|b| (b, b - width))
        }
        _ => None,
    };
    let (start, start_ty) = match wide {
        Some((bits, _)) => {
            let cast = w.draw.pick(&[CastOp::ZExt, CastOp::SExt])?;
            let ty = Type::int(bits);
            (w.compute(i, InstKind::Cast(cast), ty, &[v])?, ty)
        }
        None => (v, ty),
    };
    let kind = w.draw.below(trips(start_ty).len());
    let (there, through, back) = w.draw.pick(trips(start_ty).get(kind)?)?;
    let between = w.compute(i, InstKind::Cast(there), through, &[start])?;
    let mut again = w.compute(i, InstKind::Cast(back), start_ty, &[between])?;
    if let Some((bits, high)) = wide {
        if w.draw.coin() {
            let by = Bits::from_u64(bits, u64::from(high));
            let by = w.fm().bits(&by);
            again = w.compute(i, InstKind::Binary(BinOp::LShr), start_ty, &[again, by])?;
        }
        again = w.compute(i, InstKind::Cast(CastOp::Trunc), ty, &[again])?;
    }
    w.fm().set_operand(i, n, again);
    Some(())
}
