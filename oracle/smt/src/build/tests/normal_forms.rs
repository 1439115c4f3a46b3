//! Terms that are the same number have the same form: sums, pieces, conjunctions, comparisons.

use crate::{Sort, Terms};

#[test]
fn sums_cancel_and_products_distribute() {
    let mut t = Terms::new();
    let [a, b, c] = ["a", "b", "c"].map(|n| t.input(n, Sort::Bits(64)));
    let (ba, ca) = (t.add(b, a), t.add(c, a));
    let (d, e) = (t.sub(ba, ca), t.sub(b, c));
    assert_eq!(d, e);
    let bc = t.add(b, c);
    let left = t.mul(a, bc);
    let (ab, ac) = (t.mul(a, b), t.mul(c, a));
    let right = t.add(ac, ab);
    assert_eq!(left, right);
    let three = t.bits(64, 3);
    let (x, y) = (t.add(a, three), t.add(b, three));
    let (same, plain) = (t.eq(x, y), t.eq(b, a));
    assert_eq!(same, plain);
}

#[test]
fn masks_shifts_and_joins_are_pieces() {
    let mut t = Terms::new();
    let (x, y) = (t.input("x", Sort::Bits(32)), t.input("y", Sort::Bits(8)));
    let (mask, eight) = (t.bits(32, 0xff), t.bits(32, 8));
    let masked = t.bvand(x, mask);
    let low = t.extract(7, 0, x);
    let wide = t.zext(low, 32);
    assert_eq!(masked, wide);
    let (shifted, y32) = (t.shl(x, eight), t.zext(y, 32));
    let joined = t.bvor(shifted, y32);
    let high = t.extract(23, 0, x);
    let want = t.concat(high, y);
    assert_eq!(joined, want);
    let (h, l) = (t.extract(31, 8, x), t.extract(7, 0, x));
    assert_eq!(t.concat(h, l), x);
}

#[test]
fn truncated_sums_of_extended_terms_are_narrow_sums() {
    let mut t = Terms::new();
    let (x, y) = (t.input("x", Sort::Bits(8)), t.input("y", Sort::Bits(8)));
    let (wx, wy) = (t.zext(x, 32), t.sext(y, 32));
    let sum = t.add(wx, wy);
    let low = t.extract(7, 0, sum);
    let want = t.add(x, y);
    assert_eq!(low, want);
}

#[test]
fn conjunctions_absorb_and_resolve() {
    let mut t = Terms::new();
    let [a, b, c] = ["a", "b", "c"].map(|n| t.input(n, Sort::Bool));
    let ab = t.or(a, b);
    assert_eq!(t.and(a, ab), a);
    let na = t.not(a);
    let nab = t.or(na, b);
    let (x, y) = (t.and(a, nab), t.and(a, b));
    assert_eq!(x, y);
    let (l, r) = (t.and(y, c), t.and(c, b));
    let r = t.and(r, a);
    assert_eq!(l, r);
    let nb = t.not(b);
    let (m, n) = (t.or(na, nb), t.and(a, b));
    assert!(t.is_negation(m, n));
}

#[test]
fn comparisons_with_constants_use_what_is_known() {
    let mut t = Terms::new();
    let x = t.input("x", Sort::Bits(8));
    let wide = t.zext(x, 32);
    let (k, big) = (t.bits(32, 256), t.bits(32, 300));
    assert_eq!(t.ult(wide, k), Terms::TRUE);
    assert_eq!(t.eq(wide, big), Terms::FALSE);
    let four = t.bits(8, 4);
    let three = t.bits(8, 3);
    let times = t.mul(x, four);
    assert_eq!(t.eq(times, three), Terms::FALSE);
}
