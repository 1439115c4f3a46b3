//! Whether sums and products wrap.

use super::eval::{mask, signed};
use tandem_ir::claims::scev::Wrap;

/// The flag that a sum of these operands breaks.
pub(super) fn broken_by_sum(width: u32, xs: &[u128], flags: Wrap) -> Option<&'static str> {
    let unsigned = xs.iter().try_fold(0u128, |s, x| s.checked_add(*x));
    if flags.has(Wrap::NUW) && unsigned.is_none_or(|s| s > mask(width)) {
        return Some("nuw");
    }
    let sum = xs
        .iter()
        .try_fold(0i128, |s, x| s.checked_add(signed(width, *x)));
    let exact = |s: i128| signed(width, s as u128) == s;
    (flags.has(Wrap::NSW) && !sum.is_some_and(exact)).then_some("nsw")
}

/// The flag that a product of these operands breaks.
pub(super) fn broken_by_product(width: u32, xs: &[u128], flags: Wrap) -> Option<&'static str> {
    let unsigned = xs.iter().try_fold(1u128, |s, x| s.checked_mul(*x));
    if flags.has(Wrap::NUW) && unsigned.is_none_or(|s| s > mask(width)) {
        return Some("nuw");
    }
    let product = xs
        .iter()
        .try_fold(1i128, |s, x| s.checked_mul(signed(width, *x)));
    let exact = |s: i128| signed(width, s as u128) == s;
    (flags.has(Wrap::NSW) && !product.is_some_and(exact)).then_some("nsw")
}
