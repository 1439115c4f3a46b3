//! Quotients and remainders of what division undoes, on all numbers of up to four bits.

use crate::{Assignment, EvalValue, Evaluator, Sort, Term, Terms};
use tandem_ir::constant::Bits;

type Pattern = fn(&mut Terms, Term, Term) -> Term;

/// Each pattern on variables, which the rules rewrite, is on every input what folding makes of it on constants.
#[test]
fn quotients_and_remainders_of_multiples() {
    let patterns: [(&str, Pattern); 8] = [
        ("(x * y) /u y", |t, x, y| {
            let m = t.mul(x, y);
            t.udiv(m, y)
        }),
        ("(x * y) /s y", |t, x, y| {
            let m = t.mul(x, y);
            t.sdiv(m, y)
        }),
        ("(x /u y * y) /u y", |t, x, y| {
            let d = t.udiv(x, y);
            let m = t.mul(d, y);
            t.udiv(m, y)
        }),
        ("(x /s y * y) /s y", |t, x, y| {
            let d = t.sdiv(x, y);
            let m = t.mul(d, y);
            t.sdiv(m, y)
        }),
        ("(x * y) %u y", |t, x, y| {
            let m = t.mul(x, y);
            t.urem(m, y)
        }),
        ("(x * y) %s y", |t, x, y| {
            let m = t.mul(x, y);
            t.srem(m, y)
        }),
        ("(x /u y * y) %u y", |t, x, y| {
            let d = t.udiv(x, y);
            let m = t.mul(d, y);
            t.urem(m, y)
        }),
        ("(x /s y * y) %s y", |t, x, y| {
            let d = t.sdiv(x, y);
            let m = t.mul(d, y);
            t.srem(m, y)
        }),
    ];
    for (name, make) in patterns {
        for w in [1, 2, 3, 4] {
            let mut t = Terms::new();
            let [x, y] = ["x", "y"].map(|n| t.input(n, Sort::Bits(w)));
            let ruled = make(&mut t, x, y);
            for n in 0..1u64 << (2 * w) {
                let (a, b) = (n & ((1 << w) - 1), n >> w);
                let mut given = Assignment::default();
                for (v, k) in [(x, a), (y, b)] {
                    let v = t.as_var(v).unwrap();
                    given.set(v, EvalValue::Bits(Bits::from_u64(w, k)));
                }
                let got = Evaluator::new(&t, &given).value(ruled);
                let (ca, cb) = (t.bits(w, a), t.bits(w, b));
                let plain = make(&mut t, ca, cb);
                let wanted = EvalValue::Bits(t.as_bits(plain).unwrap());
                assert_eq!(got, wanted, "{name} at {w} bits: {a}, {b}");
            }
        }
    }
}
