//! IEEE operations, their signs and kinds, and changes of format.

use super::super::super::float as ieee;
use super::{Item, RandomTerms};
use crate::eval::EvalValue;
use crate::{FpOp, Op, Rounding, Sort, Term};
use quickcheck::QuickCheck;
use tandem_ir::FloatKind;

impl RandomTerms {
    /// The item with its sign bit flipped.
    fn negate(&mut self, kind: FloatKind, a: usize) {
        let s = Sort::Bits(kind.bits());
        let sign = ieee::sign_bit(kind);
        let sign = ieee::pattern(kind, sign);
        let t = self.terms.from_bits(&sign);
        let n = self.assignments.len();
        self.push(t, s, vec![EvalValue::Bits(sign); n]);
        let last = self.items.len() - 1;
        self.apply(Op::BvXor, s, &[a, last]);
    }

    /// Whether the item is a NaN, an infinity, a zero.
    fn classify(&mut self, kind: FloatKind, a: usize) {
        let term = self.items[a].term;
        let magnitudes: Vec<u128> = (self.items[a].values.iter())
            .map(|v| match v {
                EvalValue::Bits(b) => b.as_u128().unwrap() & !ieee::sign_bit(kind),
                EvalValue::Bool(_) => unreachable!("a number"),
            })
            .collect();
        let infinity = ieee::infinity(kind);
        let mut push = |term: Term, holds: &dyn Fn(u128) -> bool| {
            let values = magnitudes.iter().map(|&m| EvalValue::Bool(holds(m)));
            self.items.push(Item {
                term,
                sort: Sort::Bool,
                values: values.collect(),
            });
        };
        let nan = self.terms.fp_is_nan(kind, term);
        push(nan, &|m| m > infinity);
        let infinite = self.terms.fp_is_infinite(kind, term);
        push(infinite, &|m| m == infinity);
        let zero = self.terms.fp_is_zero(kind, term);
        push(zero, &|m| m == 0);
    }
}

/// IEEE operations of all formats on special and random values, with constants among them.
fn float_terms_mean_what_was_built(seed: u64) -> bool {
    let kinds = [
        FloatKind::Half,
        FloatKind::BFloat,
        FloatKind::Float,
        FloatKind::Double,
        FloatKind::Fp128,
    ];
    let kind = kinds[seed as usize % 5];
    let mut w = RandomTerms::new(seed >> 3, 3);
    let s = Sort::Bits(kind.bits());
    let (_, m) = ieee::shape(kind);
    for i in 0..10usize {
        if i.is_multiple_of(2) {
            w.variable(s);
            continue;
        }
        // Powers of two, zeros and infinities of both signs.
        let exponent = w.below(5) as i64 - 2;
        let one = ieee::infinity(kind) >> (m + 1) << m;
        let special = [
            0,
            ieee::infinity(kind),
            one.wrapping_add_signed((exponent as i128) << m),
        ];
        let sign = if w.below(2) == 0 {
            0
        } else {
            ieee::sign_bit(kind)
        };
        let v = ieee::pattern(kind, special[w.below(3)] | sign);
        let t = w.terms.from_bits(&v);
        w.push(t, s, vec![EvalValue::Bits(v); 3]);
    }
    for _ in 0..40 {
        let r = [
            Rounding::NearestEven,
            Rounding::NearestAway,
            Rounding::TowardZero,
            Rounding::Up,
            Rounding::Down,
        ][w.below(5)];
        let (a, b, c) = (w.pick(s), w.pick(s), w.pick(s));
        match w.below(15) {
            14 => w.classify(kind, a),
            9 | 10 => w.negate(kind, a),
            11 => w.apply(Op::Fp(FpOp::Sqrt(r), kind), s, &[a]),
            12 => w.apply(Op::Fp(FpOp::Round(r), kind), s, &[a]),
            // The other formats have no quick remainder of far exponents.
            13 if matches!(kind, FloatKind::Float | FloatKind::Double) => {
                w.apply(Op::Fp(FpOp::Rem, kind), s, &[a, b]);
            }
            0 => w.apply(Op::Fp(FpOp::Add(r), kind), s, &[a, b]),
            1 => w.apply(Op::Fp(FpOp::Sub(r), kind), s, &[a, b]),
            2 => w.apply(Op::Fp(FpOp::Mul(r), kind), s, &[a, b]),
            3 => w.apply(Op::Fp(FpOp::Div(r), kind), s, &[a, b]),
            4 => w.apply(Op::Fp(FpOp::Fma(r), kind), s, &[a, b, c]),
            5 => w.apply(Op::Fp(FpOp::Lt, kind), Sort::Bool, &[a, b]),
            6 => w.apply(Op::Fp(FpOp::Le, kind), Sort::Bool, &[a, b]),
            7 => w.apply(Op::Fp(FpOp::Eq, kind), Sort::Bool, &[a, b]),
            _ => w.apply(Op::Fp(FpOp::Convert(kind, r), kind), s, &[a]),
        }
    }
    match w.wrong() {
        Some(text) => panic!("seed {seed} {kind:?}: {text}"),
        None => true,
    }
}

/// Numbers that are widened, computed with, compared and narrowed, integers among them.
fn float_formats_mean_what_was_built(seed: u64) -> bool {
    const NEAR: Rounding = Rounding::NearestEven;
    let formats = [
        (FloatKind::Half, FloatKind::Float),
        (FloatKind::BFloat, FloatKind::Float),
        (FloatKind::Half, FloatKind::Double),
        (FloatKind::Float, FloatKind::Double),
        (FloatKind::Double, FloatKind::Fp128),
    ];
    let (narrow, wide) = formats[seed as usize % 5];
    let mut w = RandomTerms::new(seed >> 3, 6);
    let (n, s, integer) = (
        Sort::Bits(narrow.bits()),
        Sort::Bits(wide.bits()),
        Sort::Bits(9),
    );
    for k in 0..4 {
        w.variable(n);
        w.variable(integer);
        let small = w.pick(Sort::Bits(6));
        let extended = [Op::Zext, Op::Sext][k % 2].clone();
        w.apply(extended, integer, &[small]);
    }
    for _ in 0..60 {
        let (x, i) = (w.pick(n), w.pick(integer));
        if w.below(3) == 0 || !w.items.iter().any(|x| x.sort == s) {
            match w.below(4) {
                0 => w.apply(Op::Fp(FpOp::FromSigned(NEAR), wide), s, &[i]),
                1 => w.apply(Op::Fp(FpOp::FromUnsigned(NEAR), wide), s, &[i]),
                2 => w.negate(narrow, x),
                _ => w.apply(Op::Fp(FpOp::Convert(wide, NEAR), narrow), s, &[x]),
            }
            continue;
        }
        let (a, b) = (w.pick(s), w.pick(s));
        match w.below(10) {
            9 => w.classify(wide, a),
            0 => w.apply(Op::Fp(FpOp::Add(NEAR), wide), s, &[a, b]),
            1 => w.apply(Op::Fp(FpOp::Mul(NEAR), wide), s, &[a, b]),
            2 => w.apply(Op::Fp(FpOp::Div(NEAR), wide), s, &[a, b]),
            3 => w.apply(Op::Fp(FpOp::Sqrt(NEAR), wide), s, &[a]),
            4 => w.negate(wide, a),
            5 => w.apply(Op::Fp(FpOp::Lt, wide), Sort::Bool, &[a, b]),
            6 => w.apply(Op::Fp(FpOp::Eq, wide), Sort::Bool, &[a, b]),
            _ => w.apply(Op::Fp(FpOp::Convert(narrow, NEAR), wide), n, &[a]),
        }
    }
    match w.wrong() {
        Some(text) => panic!("seed {seed} {narrow:?} {wide:?}: {text}"),
        None => true,
    }
}

#[test]
fn float_formats_keep_the_value() {
    QuickCheck::new()
        .tests(2000)
        .quickcheck(float_formats_mean_what_was_built as fn(u64) -> bool);
}

#[test]
fn float_constructors_keep_the_value() {
    QuickCheck::new()
        .tests(1000)
        .quickcheck(float_terms_mean_what_was_built as fn(u64) -> bool);
}

#[test]
fn an_extended_integer_is_converted_as_it_was() {
    use crate::Terms;
    const NEAR: Rounding = Rounding::NearestEven;
    let kind = FloatKind::Float;
    let (signed, unsigned) = (FpOp::FromSigned(NEAR), FpOp::FromUnsigned(NEAR));
    let mut t = Terms::new();
    let byte = t.input("byte", Sort::Bits(8));
    let (zeros, signs) = (t.zext(byte, 32), t.sext(byte, 32));
    let plain = [signed, unsigned].map(|op| t.fp(op, kind, &[byte]));
    assert_ne!(plain[0], plain[1]);
    assert_eq!(t.fp(unsigned, kind, &[zeros]), plain[1]);
    assert_eq!(t.fp(signed, kind, &[zeros]), plain[1]);
    assert_eq!(t.fp(signed, kind, &[signs]), plain[0]);
    let other = t.fp(unsigned, kind, &[signs]);
    assert!(!plain.contains(&other));
}

/// Squares of squares: each operand is asked about once, although two ways lead to it.
#[test]
fn whether_a_number_is_a_nan_is_found_out_once() {
    use crate::Terms;
    let mut t = Terms::new();
    let kind = FloatKind::Float;
    let mut x = t.input("x", Sort::Bits(32));
    let first = t.fp_is_nan(kind, x);
    for _ in 0..200 {
        x = t.fp(FpOp::Mul(Rounding::NearestEven), kind, &[x, x]);
    }
    let last = t.fp_is_nan(kind, x);
    assert_ne!(first, last);
}
