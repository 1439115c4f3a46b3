//! Terms that are the same number have the same form: sums, pieces, conjunctions, comparisons.

use crate::eval::{Assignment, EvalValue, Evaluator};
use crate::{Sort, Term, Terms};
use tandem_ir::constant::Bits;

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

#[test]
fn the_lesser_and_the_greater_have_one_form() {
    let mut t = Terms::new();
    let [a, b] = ["a", "b"].map(|n| t.input(n, Sort::Bits(32)));
    let (less, more) = (t.slt(a, b), t.slt(b, a));
    let (not_more, not_less) = (t.sle(a, b), t.sle(b, a));
    let least = t.ite(less, a, b);
    assert_eq!(t.ite(more, b, a), least);
    assert_eq!(t.ite(not_more, a, b), least);
    assert_eq!(t.ite(not_less, b, a), least);
    let greatest = t.ite(less, b, a);
    assert_eq!(t.ite(more, a, b), greatest);
    assert_ne!(least, greatest);
    let unsigned = t.ult(a, b);
    assert_ne!(t.ite(unsigned, a, b), least);
    let k = t.bits(32, 127);
    let (below, up_to) = (t.slt(a, k), t.sle(a, k));
    let (x, y) = (t.ite(below, a, k), t.ite(up_to, a, k));
    assert_eq!(x, y);
    let [p, q] = ["p", "q"].map(|n| t.input(n, Sort::Bits(8)));
    let (narrow, wide) = (t.ult(p, q), [p, q].map(|x| t.zext(x, 32)));
    let order = t.slt(wide[1], wide[0]);
    let (x, y) = (
        t.ite(narrow, wide[0], wide[1]),
        t.ite(order, wide[1], wide[0]),
    );
    assert_eq!(x, y);
}

/// Every order of two numbers of two bits, one of which may be a constant, with every choice between them or what they are
/// extended, and under every other order: the value is what the choice says.
#[test]
fn the_lesser_and_the_greater_keep_their_value() {
    type Order = fn(&mut Terms, Term, Term) -> Term;
    let orders: [Order; 4] = [Terms::slt, Terms::sle, Terms::ult, Terms::ule];
    let mut t = Terms::new();
    let [x, y] = ["x", "y"].map(|n| t.input(n, Sort::Bits(2)));
    let mut others = vec![y];
    others.extend((0..4).map(|k| t.bits(2, k)));
    // Made of plain conditions, of which nothing is known: condition, arms.
    let (c, d) = (t.input("c", Sort::Bool), t.input("d", Sort::Bool));
    let mut checked = 0;
    for &y in &others {
        for (first, second) in orders
            .iter()
            .flat_map(|f| orders.iter().map(move |g| (f, g)))
        {
            for turned in 0..8 {
                let turn = |bit: u32, p: Term, q: Term| match turned >> bit & 1 {
                    0 => (p, q),
                    _ => (q, p),
                };
                for signed in [None, Some(false), Some(true)] {
                    let mut extended = |x| match signed {
                        None => x,
                        Some(false) => t.zext(x, 3),
                        Some(true) => t.sext(x, 3),
                    };
                    let (p, q) = turn(0, extended(x), extended(y));
                    let (l, r) = turn(1, x, y);
                    let (c_is, d_is) = (first(&mut t, l, r), second(&mut t, y, x));
                    let chosen = t.ite(c_is, p, q);
                    let (a, b) = turn(2, chosen, p);
                    let built = t.ite(d_is, a, b);
                    let plain = {
                        let chosen = t.ite(c, p, q);
                        let (a, b) = turn(2, chosen, p);
                        t.ite(d, a, b)
                    };
                    for n in 0..16 {
                        let mut values = Assignment::default();
                        for (v, bits) in [(x, n & 3), (others[0], n >> 2)] {
                            let value = EvalValue::Bits(Bits::from_u64(2, bits));
                            values.set(t.as_var(v).unwrap(), value);
                        }
                        let mut e = Evaluator::new(&t, &values);
                        let (got, holds) = (e.value(built), [e.value(c_is), e.value(d_is)]);
                        let [holds_c, holds_d] = holds;
                        values.set(t.as_var(c).unwrap(), holds_c);
                        values.set(t.as_var(d).unwrap(), holds_d);
                        assert_eq!(got, Evaluator::new(&t, &values).value(plain), "{n}");
                        checked += 1;
                    }
                }
            }
        }
    }
    assert_eq!(checked, 5 * 16 * 8 * 3 * 16);
}
