//! The constructors are held against direct evaluation.
//!
//! A random program of operations is carried out twice: by the constructors, on terms,
//! and by [`fold::apply`], on values under several assignments. Whatever the rules did,
//! the term must evaluate to the value.
#![allow(clippy::unwrap_used)]

mod division;
mod floats;
mod normal_forms;

use super::super::eval::{Assignment, EvalValue, Evaluator};
use super::super::{Op, Sort, Term, Terms, Var, fold};
use quickcheck::QuickCheck;
use tandem_ir::constant::Bits;

/// A term, and what it must be under each assignment.
struct Item {
    term: Term,
    sort: Sort,
    values: Vec<EvalValue>,
}

struct RandomTerms {
    terms: Terms,
    items: Vec<Item>,
    assignments: Vec<Assignment>,
    rng: u64,
}

const BINARY: [Op; 14] = [
    Op::BvAdd,
    Op::BvMul,
    Op::BvUdiv,
    Op::BvUrem,
    Op::BvSdiv,
    Op::BvSrem,
    Op::BvShl,
    Op::BvLshr,
    Op::BvAshr,
    Op::BvAnd,
    Op::BvOr,
    Op::BvXor,
    Op::BvAdd,
    Op::BvAnd,
];
const ORDERS: [Op; 5] = [Op::Eq, Op::Ult, Op::Ule, Op::Slt, Op::Sle];

impl RandomTerms {
    fn new(seed: u64, assignments: usize) -> RandomTerms {
        RandomTerms {
            terms: Terms::new(),
            items: Vec::new(),
            assignments: vec![Assignment::default(); assignments],
            rng: seed | 1,
        }
    }

    fn random(&mut self) -> u64 {
        self.rng ^= self.rng << 13;
        self.rng ^= self.rng >> 7;
        self.rng ^= self.rng << 17;
        self.rng.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11
    }

    fn below(&mut self, n: usize) -> usize {
        (self.random() % n as u64) as usize
    }

    /// A value that rules like: few bits, all bits, runs, or anything.
    fn value(&mut self, width: u32) -> Bits {
        match self.below(8) {
            0 => Bits::from_u64(width, 0),
            1 => Bits::from_i64(width, -1),
            2 => super::super::arith::power(width, self.below(width as usize) as u32),
            3 => Bits::from_i64(width, self.below(9) as i64 - 4),
            4 => {
                let ones = Bits::from_i64(width, -1);
                super::super::arith::lshr(&ones, self.below(width as usize) as u32)
            }
            _ => {
                let limbs = [
                    self.random() << 20 ^ self.random(),
                    self.random() << 20,
                    self.random(),
                ];
                Bits::from_limbs(width, &limbs)
            }
        }
    }

    fn push(&mut self, term: Term, sort: Sort, values: Vec<EvalValue>) {
        assert_eq!(self.terms.sort(term), sort, "sort of {term:?}");
        self.items.push(Item { term, sort, values });
    }

    fn variable(&mut self, sort: Sort) {
        let term = self.terms.input("v", sort);
        let var = self.terms.as_var(term).unwrap();
        let values: Vec<EvalValue> = (0..self.assignments.len())
            .map(|_| match sort {
                Sort::Bool => EvalValue::Bool(self.random() & 1 == 1),
                Sort::Bits(w) => EvalValue::Bits(self.value(w)),
            })
            .collect();
        self.assign(var, &values);
        self.push(term, sort, values);
    }

    fn assign(&mut self, var: Var, values: &[EvalValue]) {
        for (a, v) in self.assignments.iter_mut().zip(values) {
            a.set(var, v.clone());
        }
    }

    fn literal(&mut self, width: u32) {
        let b = self.value(width);
        let term = self.terms.from_bits(&b);
        let values = vec![EvalValue::Bits(b); self.assignments.len()];
        self.push(term, Sort::Bits(width), values);
    }

    /// Some item of a sort, recent ones more likely; made if there is none.
    fn pick(&mut self, sort: Sort) -> usize {
        for _ in 0..6 {
            let n = self.items.len();
            let i = if self.below(2) == 0 {
                self.below(n)
            } else {
                n - 1 - self.below(n.min(6))
            };
            if self.items[i].sort == sort {
                return i;
            }
        }
        match sort {
            Sort::Bits(w) if self.below(2) == 0 => self.literal(w),
            _ if self.below(2) == 0 => self.variable(sort),
            _ => {
                let found: Vec<usize> = (0..self.items.len())
                    .filter(|&i| self.items[i].sort == sort)
                    .collect();
                if !found.is_empty() {
                    return found[self.below(found.len())];
                }
                self.variable(sort);
            }
        }
        self.items.len() - 1
    }

    /// Carries out an operation both ways.
    fn apply(&mut self, op: Op, sort: Sort, args: &[usize]) {
        let values = (0..self.assignments.len())
            .map(|k| {
                let args: Vec<&EvalValue> =
                    args.iter().map(|&i| &self.items[i].values[k]).collect();
                fold::apply(&op, sort, &args).unwrap()
            })
            .collect();
        let args: Vec<Term> = args.iter().map(|&i| self.items[i].term).collect();
        let term = construct(&mut self.terms, &op, sort, &args);
        self.push(term, sort, values);
    }

    fn step(&mut self, widths: &[u32]) {
        let w = widths[self.below(widths.len())];
        let s = Sort::Bits(w);
        match self.below(21) {
            0..=7 => {
                let op = BINARY[self.below(BINARY.len())].clone();
                let args = [self.pick(s), self.pick(s)];
                self.apply(op, s, &args);
            }
            8..=10 => {
                let op = ORDERS[self.below(5)].clone();
                let args = [self.pick(s), self.pick(s)];
                self.apply(op, Sort::Bool, &args);
            }
            11 => {
                let op = [Op::BvNeg, Op::BvNot][self.below(2)].clone();
                let a = self.pick(s);
                self.apply(op, s, &[a]);
            }
            12 => {
                let op = [Op::And, Op::Or, Op::Eq][self.below(3)].clone();
                let args = [self.pick(Sort::Bool), self.pick(Sort::Bool)];
                self.apply(op, Sort::Bool, &args);
            }
            13 => {
                let a = self.pick(Sort::Bool);
                self.apply(Op::Not, Sort::Bool, &[a]);
            }
            14..=15 => {
                let sort = if self.below(3) == 0 { Sort::Bool } else { s };
                let args = [self.pick(Sort::Bool), self.pick(sort), self.pick(sort)];
                self.apply(Op::Ite, sort, &args);
            }
            16..=17 => {
                let a = self.pick(s);
                let low = self.below(w as usize) as u32;
                let high = low + self.below((w - low) as usize) as u32;
                self.apply(Op::Extract(high, low), Sort::Bits(high - low + 1), &[a]);
            }
            18 => {
                let op = [Op::Zext, Op::Sext][self.below(2)].clone();
                let wide = w + 1 + self.below(70) as u32;
                let a = self.pick(s);
                self.apply(op, Sort::Bits(if wide > 130 { w + 1 } else { wide }), &[a]);
            }
            19 => self.extreme(s),
            _ => {
                let v = widths[self.below(widths.len())];
                let args = [self.pick(s), self.pick(Sort::Bits(v))];
                self.apply(Op::Concat, Sort::Bits(w + v), &args);
            }
        }
    }

    /// The lesser or the greater of two items, as they are or extended, and that where the two are in some order.
    fn extreme(&mut self, s: Sort) {
        let Sort::Bits(w) = s else { return };
        let (x, y) = (self.pick(s), self.pick(s));
        let [first, second] = [(); 2].map(|()| ORDERS[1 + self.below(4)].clone());
        self.apply(first, Sort::Bool, &[x, y]);
        let order = self.items.len() - 1;
        let (mut arms, mut sort) = ([x, y], s);
        if self.below(3) == 0 {
            sort = Sort::Bits(w + 1);
            let op = [Op::Zext, Op::Sext][self.below(2)].clone();
            arms = arms.map(|a| {
                self.apply(op.clone(), sort, &[a]);
                self.items.len() - 1
            });
        }
        if self.below(2) == 0 {
            arms.reverse();
        }
        self.apply(Op::Ite, sort, &[order, arms[0], arms[1]]);
        let extreme = self.items.len() - 1;
        self.apply(second, Sort::Bool, &[y, x]);
        let order = self.items.len() - 1;
        let other = self.pick(sort);
        let mut arms = [extreme, other];
        if self.below(2) == 0 {
            arms.reverse();
        }
        self.apply(Op::Ite, sort, &[order, arms[0], arms[1]]);
    }

    /// The items that are wrong; none, one hopes.
    fn wrong(&self) -> Option<String> {
        for (k, a) in self.assignments.iter().enumerate() {
            let mut e = Evaluator::new(&self.terms, a);
            for (i, item) in self.items.iter().enumerate() {
                let got = e.value(item.term);
                if got != item.values[k] {
                    let node = self.terms.node(item.term);
                    return Some(format!(
                        "item {i} {node:?} under {a:?}: {got:?} is not {:?}",
                        item.values[k]
                    ));
                }
            }
        }
        None
    }
}

/// The constructor of an operation.
fn construct(t: &mut Terms, op: &Op, sort: Sort, a: &[Term]) -> Term {
    let w = match sort {
        Sort::Bool => 1,
        Sort::Bits(w) => w,
    };
    match op {
        Op::Not => t.not(a[0]),
        Op::And => t.and(a[0], a[1]),
        Op::Or => t.or(a[0], a[1]),
        Op::Eq => t.eq(a[0], a[1]),
        Op::Ite => t.ite(a[0], a[1], a[2]),
        Op::Ult => t.ult(a[0], a[1]),
        Op::Ule => t.ule(a[0], a[1]),
        Op::Slt => t.slt(a[0], a[1]),
        Op::Sle => t.sle(a[0], a[1]),
        Op::BvAdd => t.add(a[0], a[1]),
        Op::BvMul => t.mul(a[0], a[1]),
        Op::BvNeg => t.neg(a[0]),
        Op::BvUdiv => t.udiv(a[0], a[1]),
        Op::BvUrem => t.urem(a[0], a[1]),
        Op::BvSdiv => t.sdiv(a[0], a[1]),
        Op::BvSrem => t.srem(a[0], a[1]),
        Op::BvShl => t.shl(a[0], a[1]),
        Op::BvLshr => t.lshr(a[0], a[1]),
        Op::BvAshr => t.ashr(a[0], a[1]),
        Op::BvAnd => t.bvand(a[0], a[1]),
        Op::BvOr => t.bvor(a[0], a[1]),
        Op::BvXor => t.bvxor(a[0], a[1]),
        Op::BvNot => t.bvnot(a[0]),
        Op::Concat => t.concat(a[0], a[1]),
        Op::Extract(h, l) => t.extract(*h, *l, a[0]),
        Op::Zext => t.zext(a[0], w),
        Op::Sext => t.sext(a[0], w),
        Op::Fp(f, kind) => t.fp(*f, *kind, a),
        _ => unreachable!(),
    }
}

/// 130 terms over mixed widths under three assignments.
fn random_terms_mean_what_was_built(seed: u64) -> bool {
    let mut w = RandomTerms::new(seed, 3);
    let mut widths: Vec<u32> = (0..3).map(|_| 1 + w.below(130) as u32).collect();
    widths.extend([1, 8, 32].iter().take(w.below(4)));
    for &width in &widths {
        w.variable(Sort::Bits(width));
    }
    w.variable(Sort::Bool);
    for _ in 0..130 {
        w.step(&widths);
    }
    match w.wrong() {
        Some(text) => panic!("seed {seed}: {text}"),
        None => true,
    }
}

#[test]
fn constructors_keep_the_value_at_all_widths() {
    QuickCheck::new()
        .tests(1000)
        .quickcheck(random_terms_mean_what_was_built as fn(u64) -> bool);
}

/// Two variables and a truth value of small widths under every assignment.
fn small_terms_mean_what_was_built(seed: u64) -> bool {
    let width = 1 + (seed >> 8) as u32 % 4;
    let count = 1usize << (2 * width + 1);
    let mut w = RandomTerms::new(seed, count);
    let bits = |k: usize, shift: u32| EvalValue::Bits(Bits::from_u64(width, (k >> shift) as u64));
    for shift in [0, width] {
        let t = w.terms.input("v", Sort::Bits(width));
        let values: Vec<EvalValue> = (0..count).map(|k| bits(k, shift)).collect();
        w.assign(w.terms.as_var(t).unwrap(), &values);
        w.push(t, Sort::Bits(width), values);
    }
    let t = w.terms.input("p", Sort::Bool);
    let values: Vec<EvalValue> = (0..count)
        .map(|k| EvalValue::Bool(k >> (2 * width) & 1 == 1))
        .collect();
    w.assign(w.terms.as_var(t).unwrap(), &values);
    w.push(t, Sort::Bool, values);
    for _ in 0..50 {
        w.step(&[width]);
    }
    match w.wrong() {
        Some(text) => panic!("seed {seed}: {text}"),
        None => true,
    }
}

#[test]
fn constructors_keep_the_value_of_small_terms_under_every_assignment() {
    QuickCheck::new()
        .tests(150)
        .quickcheck(small_terms_mean_what_was_built as fn(u64) -> bool);
}

/// Every operation on every pair of operations on two variables and all constants of two bits, under every
/// assignment.
#[test]
fn every_pair_of_operations_at_width_two() {
    let s = Sort::Bits(2);
    let mut w = RandomTerms::new(1, 16);
    for shift in [0, 2] {
        let t = w.terms.input("v", s);
        let values: Vec<EvalValue> = (0..16)
            .map(|k: u64| EvalValue::Bits(Bits::from_u64(2, k >> shift)))
            .collect();
        w.assign(w.terms.as_var(t).unwrap(), &values);
        w.push(t, s, values);
    }
    for k in 0..4 {
        let t = w.terms.bits(2, k);
        let values = vec![EvalValue::Bits(Bits::from_u64(2, k)); 16];
        w.push(t, s, values);
    }
    let leaves = w.items.len();
    for op in &BINARY[..12] {
        for a in 0..leaves {
            for b in 0..leaves {
                w.apply(op.clone(), s, &[a, b]);
            }
        }
    }
    for a in 0..leaves {
        w.apply(Op::BvNot, s, &[a]);
        w.apply(Op::BvNeg, s, &[a]);
    }
    let inner = w.items.len();
    for (i, op) in BINARY[..12].iter().chain(&ORDERS).enumerate() {
        let sort = if i < 12 { s } else { Sort::Bool };
        for a in 0..inner {
            for b in 0..leaves {
                w.apply(op.clone(), sort, &[a, b]);
                w.apply(op.clone(), sort, &[b, a]);
            }
        }
    }
    assert_eq!(w.wrong(), None);
    assert!(w.items.len() > 80_000, "{}", w.items.len());
}

/// Building stays linear, whatever is piled up: long chains of one operation, of all operations, of choices.
#[test]
fn long_chains_are_built_in_linear_time() {
    let start = std::time::Instant::now();
    for op in 0..22 {
        let mut w = RandomTerms::new(7 + op, 1);
        let t = &mut w.terms;
        let (mut acc, mut truth) = (t.input("x", Sort::Bits(32)), t.input("p", Sort::Bool));
        let mut older = acc;
        for i in 0..4000u64 {
            let fresh = t.input("y", Sort::Bits(32));
            let k = t.bits(32, i.wrapping_mul(0x9e37_79b9));
            let bit = t.input("q", Sort::Bool);
            let next = match op {
                0 => t.add(acc, fresh),
                1 => t.mul(acc, fresh),
                2 => t.bvxor(acc, fresh),
                3 => t.bvand(acc, fresh),
                4 => t.bvor(acc, k),
                5 => t.ite(bit, acc, fresh),
                6 => t.ite(bit, k, acc),
                7 => {
                    let e = t.eq(acc, k);
                    truth = t.and(truth, e);
                    t.add(acc, fresh)
                }
                8 => {
                    let e = t.ult(acc, fresh);
                    truth = t.or(truth, e);
                    t.mul(acc, acc)
                }
                9 => {
                    let e = t.eq(acc, fresh);
                    t.ite(e, older, acc)
                }
                10 => {
                    let l = t.extract(15, 0, acc);
                    let h = t.extract(15, 0, fresh);
                    t.concat(l, h)
                }
                11 => {
                    let l = t.extract(23, 0, acc);
                    let h = t.extract(7, 0, fresh);
                    t.concat(h, l)
                }
                12 => {
                    let l = t.extract(7, 0, acc);
                    let s = t.sext(l, 32);
                    t.add(s, fresh)
                }
                13 => {
                    let n = t.lshr(acc, fresh);
                    t.sub(n, acc)
                }
                14 => {
                    let five = t.bits(32, 5);
                    let s = t.lshr(acc, five);
                    t.bvxor(s, acc)
                }
                15 => {
                    let five = t.bits(32, 5);
                    let s = t.shl(acc, five);
                    let a = t.bvxor(s, acc);
                    t.add(a, k)
                }
                16 => {
                    let z = t.zext(acc, 64);
                    let y = t.zext(fresh, 64);
                    let m = t.mul(z, y);
                    t.extract(63, 32, m)
                }
                17 => {
                    let n = t.bvnot(acc);
                    t.bvand(n, fresh)
                }
                18 => {
                    truth = t.ite(truth, bit, truth);
                    let n = t.not(truth);
                    truth = t.ite(bit, n, truth);
                    t.ite(truth, acc, fresh)
                }
                19 => {
                    let s = t.slt(acc, fresh);
                    t.ite(s, acc, fresh)
                }
                20 => {
                    let s = t.eq(truth, bit);
                    truth = t.or(s, bit);
                    let o = t.and(truth, s);
                    t.ite(o, acc, older)
                }
                _ => {
                    let z = t.zext(acc, 64);
                    let y = t.zext(fresh, 64);
                    let m = t.add(z, y);
                    t.extract(31, 0, m)
                }
            };
            older = acc;
            acc = next;
        }
        assert!(
            w.terms.len() < 2_000_000,
            "chain {op} has {} nodes",
            w.terms.len()
        );
    }
    assert!(
        start.elapsed() < std::time::Duration::from_secs(20),
        "{:?}",
        start.elapsed()
    );
}
