//! Intrinsics of vectors and matrices whose shapes and immediates must fit each other (LangRef "Vector Manipulation
//! Intrinsics", "Matrix Intrinsics", "Vector Predication Intrinsics").

use super::arguments::{Args, Check, rule};
use super::arith::shape;
use crate::inst::{FloatPredicate, IntPredicate};
use crate::types::Type;

/// Shapes and offsets of vectors.
pub(super) fn vectors(a: &Args<'_, '_, '_>, name: &str) -> Check {
    let types = a.types();
    if name.starts_with("stepvector") {
        let bits = types.scalar(a.result()).int_width();
        return rule(
            bits.is_some_and(|b| b >= 8) && shape(types, a.result()).is_some(),
            "the result must be a vector of integers of at least 8 bits",
        );
    }
    if name.starts_with("vector.insert") {
        return part(a, a.result(), a.ty(1), a.number(2).unwrap_or(0));
    }
    if name.starts_with("vector.extract") {
        return part(a, a.ty(0), a.result(), a.number(1).unwrap_or(0));
    }
    if name.starts_with("vector.partial.reduce.") {
        let (n, m) = (a.lanes(a.ty(1)), a.lanes(a.ty(0)));
        return rule(
            n > m && n % m == 0,
            "the input must be longer by a whole factor",
        );
    }
    Ok(())
}

/// A part of a vector, put into it or taken from it at the lane `at`.
fn part(a: &Args<'_, '_, '_>, whole: Type, part: Type, at: u64) -> Check {
    let types = a.types();
    let scalable = |t: Type| types.as_vector(t).is_some_and(|v| v.2);
    rule(
        types.scalar(whole) == types.scalar(part),
        "the vectors must have one element type",
    )?;
    let (n, m) = (a.lanes(whole), a.lanes(part));
    rule(
        at.is_multiple_of(m),
        "the index must be a multiple of the part's length",
    )?;
    let known = scalable(whole) == scalable(part);
    rule(!known || at + m <= n, "the part must lie inside")
}

/// Shapes and strides of matrices.
pub(super) fn matrices(a: &Args<'_, '_, '_>, name: &str) -> Check {
    let product = |x: Option<u64>, y: Option<u64>| x.zip(y).and_then(|(x, y)| x.checked_mul(y));
    let shaped = |ty: Type, x, y| product(x, y).is_none_or(|n| n == a.lanes(ty));
    let elem = |n: usize| a.types().scalar(a.ty(n));
    let result = a.types().scalar(a.result());
    if name.starts_with("matrix.multiply") {
        let (rows, inner, columns) = (a.number(2), a.number(3), a.number(4));
        rule(
            elem(0) == result && elem(1) == result,
            "the element types must agree",
        )?;
        rule(
            shaped(a.ty(0), rows, inner),
            "the first argument does not have the stated shape",
        )?;
        rule(
            shaped(a.ty(1), inner, columns),
            "the second argument does not have the stated shape",
        )?;
        return rule(
            shaped(a.result(), rows, columns),
            "the result does not have the stated shape",
        );
    }
    if name.starts_with("matrix.transpose") {
        rule(
            shaped(a.ty(0), a.number(1), a.number(2)),
            "the argument does not have the stated shape",
        )?;
        return Ok(());
    }
    let store = name.starts_with("matrix.column.major.store");
    let (stride, rows, columns) = match store {
        true => (a.number(2), a.number(4), a.number(5)),
        false => (a.number(1), a.number(3), a.number(4)),
    };
    let of = if store { a.ty(0) } else { a.result() };
    rule(
        shaped(of, rows, columns),
        "the matrix does not have the stated shape",
    )?;
    rule(
        stride.zip(rows).is_none_or(|(s, r)| s >= r),
        "the stride must be at least the number of rows",
    )
}

/// Vector-predicated casts, comparisons and tests.
pub(super) fn vector_predicated(a: &Args<'_, '_, '_>, name: &str) -> Check {
    let types = a.types();
    let (from, to) = (types.scalar(a.ty(0)), types.scalar(a.result()));
    let ints = from.int_width().zip(to.int_width());
    let bits = |t: Type| t.float_kind().map(|k| k.bits());
    let floats = bits(from).zip(bits(to));
    let message = "argument and result are not of the types that the cast has";
    let cast = match name.split('.').next().unwrap_or("") {
        "trunc" => Some(ints.is_some_and(|(a, b)| a > b)),
        "zext" | "sext" => Some(ints.is_some_and(|(a, b)| a < b)),
        "fptrunc" => Some(floats.is_some_and(|(a, b)| a > b)),
        "fpext" => Some(floats.is_some_and(|(a, b)| a < b)),
        "fptoui" | "fptosi" | "lrint" | "llrint" => Some(from.is_float() && to.is_int()),
        "uitofp" | "sitofp" => Some(from.is_int() && to.is_float()),
        "ptrtoint" => Some(from.is_ptr() && to.is_int()),
        "inttoptr" => Some(from.is_int() && to.is_ptr()),
        _ => None,
    };
    match (cast, name.split('.').next()) {
        (Some(fits), _) => {
            rule(fits, message)?;
            rule(
                shape(types, a.ty(0)) == shape(types, a.result()),
                "argument and result must have one length",
            )
        }
        (_, Some("icmp")) => rule(
            a.word(2).and_then(IntPredicate::from_keyword).is_some(),
            "unknown predicate of integers",
        ),
        (_, Some("fcmp")) => rule(
            a.word(2).and_then(FloatPredicate::from_keyword).is_some(),
            "unknown predicate of floats",
        ),
        (_, Some("is")) => a.at_most(1, 0x3ff, "the test mask has ten bits"),
        _ => Ok(()),
    }
}
