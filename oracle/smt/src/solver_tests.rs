//! The solver under test: answers, models, limits, cases, scripts.
#![allow(clippy::unwrap_used)]

use super::solver::{Allowance, holds};
use super::z3::{Engine, Setup, Verdict};
use super::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tandem_ir::FloatKind;
use tandem_ir::constant::Bits;

pub(super) fn limits(units: u64) -> Limits {
    Limits {
        query_units: units,
        ..Limits::default()
    }
}

pub(super) fn solver() -> Solver {
    Solver::new(limits(40_000_000))
}

pub(super) fn source(t: &mut Terms, name: &str, sort: Sort) -> Term {
    t.fresh(VarData {
        name: name.into(),
        sort,
        chooser: Chooser::Source,
        undef: false,
        per_thread: false,
    })
}

pub(super) fn function(t: &mut Terms, name: &str, args: &[u32], result: u32) -> Fun {
    t.function(FunData {
        name: name.into(),
        args: args.iter().map(|&w| Sort::Bits(w)).collect(),
        result: Sort::Bits(result),
        approximate: false,
        per_thread: false,
    })
}

/// `p * q == n` for 64-bit numbers whose product is a hard one.
fn factorisation(t: &mut Terms) -> Vec<Term> {
    let (p, q) = (t.input("p", Sort::Bits(64)), t.input("q", Sort::Bits(64)));
    let (wp, wq) = (t.zext(p, 128), t.zext(q, 128));
    let product = t.mul(wp, wq);
    // The product of two primes near 2^63.
    let n = 9_223_372_036_854_775_783u128 * 9_223_372_036_854_775_643u128;
    let n = t.limbs(128, &[n as u64, (n >> 64) as u64]);
    let one = t.bits(64, 1);
    vec![t.eq(product, n), t.ult(one, p), t.ult(p, q)]
}

#[test]
fn easy_queries_are_settled_without_z3() {
    let mut t = Terms::new();
    let (x, y) = (t.input("x", Sort::Bits(32)), t.input("y", Sort::Bits(32)));
    let five = t.bits(32, 5);
    let sum = t.add(x, y);
    let (a, b, c) = (t.eq(x, five), t.eq(y, x), t.eq(sum, five));
    let mut s = solver();
    assert_eq!(s.check(&t, &[a, b, c], FloatMode::Exact), Answer::Unsat);
    let ten = t.bits(32, 10);
    let d = t.eq(sum, ten);
    assert!(matches!(
        s.check(&t, &[a, b, d], FloatMode::Exact),
        Answer::Sat(_)
    ));
    assert_eq!((s.stats.queries, s.stats.settled), (2, 2));
}

/// Division is not looked into where every part of a question says that what differs is the same.
#[test]
fn what_all_parts_have_in_common_holds() {
    let mut t = Terms::new();
    let [x, y, c] = ["x", "y", "c"].map(|n| t.input(n, Sort::Bits(64)));
    let [u, p, q] = ["u", "p", "q"].map(|n| t.input(n, Sort::Bool));
    let chosen = t.ite(u, c, y);
    let (one, other) = (t.udiv(x, chosen), t.udiv(x, y));
    let differ = t.ne(one, other);
    let sure = t.not(u);
    let (a, b) = (t.all([p, sure, differ]), t.all([q, sure, differ]));
    let either = t.or(a, b);
    let mut s = solver();
    assert_eq!(s.check(&t, &[either], FloatMode::Exact), Answer::Unsat);
    assert_eq!(s.stats.settled, 1, "without the solver");
    // One part that does not say so is enough for the question to be open.
    let open = t.and(q, differ);
    let either = t.or(a, open);
    let Answer::Sat(model) = s.check(&t, &[either], FloatMode::Exact) else {
        panic!("there is a model");
    };
    assert!(holds(&t, &[either], &model));
}

#[test]
fn models_are_total_and_real() {
    let mut t = Terms::new();
    let (x, y) = (t.input("x", Sort::Bits(16)), t.input("y", Sort::Bits(16)));
    let p = t.input("p", Sort::Bool);
    let f = function(&mut t, "f", &[16], 16);
    let (fx, fy) = (t.apply(f, &[x]), t.apply(f, &[y]));
    let ffx = t.apply(f, &[fx]);
    let (e, ne) = (t.eq(ffx, y), t.ne(fx, fy));
    let product = t.mul(x, y);
    let k = t.bits(16, 0x1235);
    let big = t.ult(k, product);
    let np = t.not(p);
    let asserts = [e, ne, big, np];
    let Answer::Sat(m) = solver().check(&t, &asserts, FloatMode::Exact) else {
        panic!()
    };
    assert!(holds(&t, &asserts, &m));
    assert_eq!(m.vars.len(), 3);
}

#[test]
fn functions_are_functions() {
    let mut t = Terms::new();
    let (x, y) = (t.input("x", Sort::Bits(64)), t.input("y", Sort::Bits(64)));
    let f = function(&mut t, "f", &[64], 32);
    let (fx, fy) = (t.apply(f, &[x]), t.apply(f, &[y]));
    // x & y == x | y only if x == y.
    let (a, o) = (t.bvand(x, y), t.bvor(x, y));
    let (same, differ) = (t.eq(a, o), t.ne(fx, fy));
    assert_eq!(
        solver().check(&t, &[same, differ], FloatMode::Exact),
        Answer::Unsat
    );
}

#[test]
fn a_hard_query_ends_when_its_units_are_used_up_after_as_many_each_time() {
    let mut t = Terms::new();
    let asserts = factorisation(&mut t);
    for units in [400_000, 1_500_000] {
        let spent = [(); 2].map(|()| {
            let mut s = Solver::new(limits(units));
            let answer = s.check(&t, &asserts, FloatMode::Exact);
            assert_eq!(answer, Answer::Unknown(Reason::Budget));
            assert!(!s.stats.timed_out);
            s.stats.units
        });
        assert_eq!(spent[0], spent[1]);
        // Z3 looks at its count now and then only.
        assert!(
            spent[0] >= units && spent[0] < units * 3 / 2,
            "{spent:?} for {units}"
        );
    }
}

#[test]
fn the_safety_net_ends_a_hard_query_in_time_and_says_so() {
    let mut t = Terms::new();
    let asserts = factorisation(&mut t);
    let mut s = Solver::new(Limits {
        query_time: Some(Duration::from_millis(500)),
        query_units: u64::MAX,
        ..Limits::default()
    });
    let start = Instant::now();
    let answer = s.check(&t, &asserts, FloatMode::Exact);
    assert_eq!(answer, Answer::Unknown(Reason::Timeout));
    assert!(s.stats.timed_out);
    // As much again, and more, for a machine that has other work.
    assert!(start.elapsed() < Duration::from_millis(3000));
}

#[test]
fn a_query_that_one_solver_gives_up_goes_to_the_next() {
    let mut t = Terms::new();
    let x = t.input("x", Sort::Bits(32));
    let ten = t.bits(32, 10);
    let (q, r) = (t.udiv(x, ten), t.urem(x, ten));
    let back = t.mul(q, ten);
    let back = t.add(back, r);
    let differ = t.ne(back, x);
    let setup = Setup {
        memory_mb: 0,
        seed: 0,
        mode: FloatMode::Exact,
        general: true,
    };
    let mut e = Engine::new(setup).unwrap();
    e.assert_all(&t, &[differ]).unwrap();
    let few = Allowance {
        units: 100_000,
        until: None,
    };
    let gave_up = Verdict::Unknown(Reason::Budget);
    assert_eq!(e.check(&[], few, None), gave_up);
    assert_eq!(
        Solver::new(limits(200_000_000)).check(&t, &[differ], FloatMode::Exact),
        Answer::Unsat
    );
}

#[test]
fn the_deadline_holds_over_several_queries() {
    let mut t = Terms::new();
    let asserts = factorisation(&mut t);
    let start = Instant::now();
    let mut s = Solver::new(Limits {
        deadline: Some(start + Duration::from_millis(1000)),
        query_time: Some(Duration::from_millis(400)),
        query_units: u64::MAX,
        ..Limits::default()
    });
    let mut unknown = 0;
    for _ in 0..10 {
        unknown +=
            i32::from(s.check(&t, &asserts, FloatMode::Exact) == Answer::Unknown(Reason::Timeout));
    }
    let spent = start.elapsed();
    assert_eq!(unknown, 10);
    assert!(spent < Duration::from_millis(3000), "{spent:?}");
}

#[test]
fn no_query_is_simplified_when_the_time_is_over() {
    let mut t = Terms::new();
    let x = t.input("x", Sort::Bits(8));
    let (one, two) = (t.bits(8, 1), t.bits(8, 2));
    let asserts = [t.eq(x, one), t.eq(x, two)];
    assert_eq!(
        Solver::new(Limits::default()).check_in(&mut t, &asserts, FloatMode::Exact),
        Answer::Unsat
    );
    let mut late = Solver::new(Limits {
        deadline: Some(Instant::now()),
        ..Limits::default()
    });
    let timeout = Answer::Unknown(Reason::Timeout);
    assert_eq!(late.check_in(&mut t, &asserts, FloatMode::Exact), timeout);
    assert_eq!(late.glance(&mut t, &asserts), timeout);
    assert!(late.stats.timed_out);
    assert_eq!((late.stats.queries, late.stats.unknown), (1, 1));
}

#[test]
fn a_switch_stops_a_query() {
    let mut t = Terms::new();
    let asserts = factorisation(&mut t);
    let switch = Arc::new(AtomicBool::new(false));
    let mut s = solver();
    s.set_cancel(switch.clone());
    let start = Instant::now();
    let waker = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(300));
        switch.store(true, Ordering::Relaxed);
    });
    assert_eq!(
        s.check(&t, &asserts, FloatMode::Exact),
        Answer::Unknown(Reason::Interrupted)
    );
    assert!(start.elapsed() < Duration::from_millis(1500));
    waker.join().unwrap();
}

/// The limit is the process's: this runs in a process of its own.
#[test]
#[ignore = "run by exhausted_memory_is_an_answer"]
fn memory_child() {
    let mut t = Terms::new();
    let asserts = factorisation(&mut t);
    let mut s = Solver::new(Limits {
        memory_mb: 24,
        query_units: u64::MAX,
        ..Limits::default()
    });
    assert_eq!(
        s.check(&t, &asserts, FloatMode::Exact),
        Answer::Unknown(Reason::Memory)
    );
    let left = super::z3::allocated();
    assert!(left < 4 << 20, "{left} bytes are left behind");
    // The process goes on, and easier questions still have answers.
    let x = t.input("x", Sort::Bits(8));
    let xx = t.mul(x, x);
    let k = t.bits(8, 49);
    let e = t.eq(xx, k);
    let second = s.check(&t, &[e], FloatMode::Exact);
    assert!(matches!(second, Answer::Sat(_)), "{second:?}");
}

#[test]
fn exhausted_memory_is_an_answer() {
    // The name in the harness lacks the crate.
    let name = module_path!().split_once("::").unwrap().1.to_owned() + "::memory_child";
    let child = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", &name])
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&child.stdout).into_owned();
    assert!(
        child.status.success() && text.contains("1 passed"),
        "{text}{}",
        String::from_utf8_lossy(&child.stderr)
    );
}

#[test]
fn the_same_query_has_the_same_answer() {
    let mut t = Terms::new();
    let (x, y) = (t.input("x", Sort::Bits(32)), t.input("y", Sort::Bits(32)));
    let product = t.mul(x, y);
    let k = t.bits(32, 0x1234_5677);
    let (e, o) = (t.ult(k, product), t.ult(x, y));
    let mut s = solver();
    let first = s.check(&t, &[e, o], FloatMode::Exact);
    let other = t.eq(product, k);
    let _ = s.check(&t, &[other, o], FloatMode::Exact);
    assert_eq!(s.check(&t, &[e, o], FloatMode::Exact), first);
}

const NEAR: Rounding = Rounding::NearestEven;

#[test]
fn abstract_floats_prove_what_needs_no_arithmetic() {
    let mut t = Terms::new();
    let [a, b, c] = ["a", "b", "c"].map(|n| t.input(n, Sort::Bits(32)));
    let (x, y) = (
        t.fp(FpOp::Add(NEAR), FloatKind::Float, &[a, b]),
        t.fp(FpOp::Add(NEAR), FloatKind::Float, &[c, b]),
    );
    let (same, differ) = (t.eq(a, c), t.ne(x, y));
    assert_eq!(
        solver().check(&t, &[same, differ], FloatMode::Abstract),
        Answer::Unsat
    );
    // a + b is not b - a, but abstractly nothing is known.
    let z = t.fp(FpOp::Sub(NEAR), FloatKind::Float, &[b, a]);
    let differ = t.ne(x, z);
    let Answer::Sat(m) = solver().decide(&mut t, &[differ]) else {
        panic!()
    };
    assert!(holds(&t, &[differ], &m));
}

#[test]
fn exact_floats_are_exact() {
    let mut t = Terms::new();
    let a = t.input("a", Sort::Bits(16));
    // Twice and half again is the same unless it overflows.
    let (two, half) = (t.bits(16, 0x4000), t.bits(16, 0x3800));
    let twice = t.fp(FpOp::Mul(NEAR), FloatKind::Half, &[a, two]);
    let back = t.fp(FpOp::Mul(NEAR), FloatKind::Half, &[twice, half]);
    let limit = t.bits(16, 0x7800);
    let magnitude = t.extract(14, 0, a);
    let magnitude = t.zext(magnitude, 16);
    let (small, differ) = (t.ult(magnitude, limit), t.ne(back, a));
    assert_eq!(solver().decide(&mut t, &[small, differ]), Answer::Unsat);
    assert!(matches!(solver().decide(&mut t, &[differ]), Answer::Sat(_)));
}

/// What an operation gives must be what Z3 says it gives, and nothing else.
fn agrees_with_z3(kind: FloatKind, op: FpOp, args: &[Bits]) {
    let mut t = Terms::new();
    let vars: Vec<Term> = args
        .iter()
        .map(|b| t.input("v", Sort::Bits(b.width())))
        .collect();
    let mut asserts = Vec::new();
    let mut a = Assignment::default();
    for (&v, b) in vars.iter().zip(args) {
        let k = t.from_bits(b);
        asserts.push(t.eq(v, k));
        a.set(t.as_var(v).unwrap(), EvalValue::Bits(b.clone()));
    }
    let term = t.fp(op, kind, &vars);
    let value = t.eval(term, &a);
    let constant = t.constant(&value);
    asserts.push(t.ne(term, constant));
    let setup = Setup {
        memory_mb: 0,
        seed: 0,
        mode: FloatMode::Exact,
        general: false,
    };
    let mut e = Engine::new(setup).unwrap();
    e.assert_all(&t, &asserts).unwrap();
    let plenty = Allowance {
        units: 100_000_000,
        until: None,
    };
    let verdict = e.check(&[], plenty, None);
    assert_eq!(
        verdict,
        Verdict::Unsat,
        "{op:?} {kind:?} {args:?}: we say {value:?}"
    );
}

#[test]
fn evaluation_of_floats_agrees_with_z3() {
    let mut x = 0x1234_5678_9abc_def1u64;
    let mut random = move || {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        x
    };
    for kind in [FloatKind::Half, FloatKind::BFloat] {
        let special = [
            0, 0x8000, 1, 0x7c00, 0xfc00, 0x7e01, 0x3c00, 0xbc00, 0x7f80, 0x3f80,
        ];
        for i in 0..60usize {
            let mut value = || {
                let r = random();
                Bits::from_u64(
                    16,
                    if r & 7 == 0 {
                        special[(r >> 8) as usize % 10]
                    } else {
                        r >> 20
                    },
                )
            };
            let (a, b, c) = (value(), value(), value());
            let r = [
                NEAR,
                Rounding::NearestAway,
                Rounding::TowardZero,
                Rounding::Up,
                Rounding::Down,
            ][i % 5];
            match i % 15 {
                0 => agrees_with_z3(kind, FpOp::Add(r), &[a, b]),
                1 => agrees_with_z3(kind, FpOp::Sub(r), &[a, b]),
                2 => agrees_with_z3(kind, FpOp::Mul(r), &[a, b]),
                3 => agrees_with_z3(kind, FpOp::Div(r), &[a, b]),
                4 => agrees_with_z3(FloatKind::Half, FpOp::Rem, &[a, b]),
                5 => agrees_with_z3(kind, FpOp::Fma(r), &[a, b, c]),
                6 => agrees_with_z3(kind, FpOp::Sqrt(r), &[a]),
                7 => agrees_with_z3(kind, FpOp::Round(r), &[a]),
                8 => agrees_with_z3(kind, FpOp::Lt, &[a, b]),
                9 => agrees_with_z3(kind, FpOp::Le, &[a, b]),
                10 => agrees_with_z3(kind, FpOp::Convert(FloatKind::Float, r), &[a]),
                11 => agrees_with_z3(FloatKind::Half, FpOp::FromSigned(r), &[a]),
                12 => agrees_with_z3(kind, FpOp::FromUnsigned(r), &[a]),
                13 => agrees_with_z3(kind, FpOp::ToSigned(8), &[a]),
                _ => agrees_with_z3(kind, FpOp::ToUnsigned(12), &[a]),
            }
        }
    }
}

#[test]
fn narrowing_and_wide_formats_agree_with_z3() {
    let f = |v: f32| Bits::from_u64(32, v.to_bits().into());
    for v in [
        0.0,
        1.5,
        -2.5,
        65519.9,
        65520.0,
        1e-8,
        f32::NAN,
        f32::INFINITY,
        3.0e38,
        -1e-40,
    ] {
        for r in [NEAR, Rounding::Up, Rounding::TowardZero] {
            agrees_with_z3(FloatKind::Float, FpOp::Convert(FloatKind::Half, r), &[f(v)]);
            agrees_with_z3(
                FloatKind::Float,
                FpOp::Convert(FloatKind::Double, r),
                &[f(v)],
            );
        }
        agrees_with_z3(FloatKind::Float, FpOp::ToSigned(32), &[f(v)]);
        agrees_with_z3(FloatKind::Float, FpOp::ToUnsigned(64), &[f(v)]);
        agrees_with_z3(FloatKind::Float, FpOp::ToSigned(200), &[f(v)]);
    }
}

#[test]
fn scripts_say_the_same() {
    let mut t = Terms::new();
    let (x, y) = (
        t.input("x |odd\\", Sort::Bits(16)),
        t.input("y", Sort::Bits(70)),
    );
    let f = function(&mut t, "f", &[16, 70], 16);
    let fxy = t.apply(f, &[x, y]);
    let sum = t.fp(FpOp::Add(NEAR), FloatKind::Half, &[x, fxy]);
    let rem = t.fp(FpOp::Rem, FloatKind::Half, &[x, fxy]);
    let (int, small) = (
        t.fp(FpOp::ToSigned(70), FloatKind::Half, &[sum]),
        t.fp(FpOp::ToUnsigned(9), FloatKind::Half, &[rem]),
    );
    let (e, wide) = (t.eq(int, y), t.sext(small, 70));
    let n = t.ne(wide, y);
    let less = t.slt(y, wide);
    let script = t.to_smtlib(&[e, n, less]);
    assert_eq!(super::z3::run_script(&script).trim(), "sat", "{script}");
    let not_n = t.not(n);
    let script = t.to_smtlib(&[n, not_n]);
    assert_eq!(super::z3::run_script(&script).trim(), "unsat", "{script}");
}

/// Answers of the whole path against those of Z3 on the text of the query.
#[test]
fn answers_agree_with_the_scripts() {
    let mut rng = 0x9e37_79b9u64;
    let mut random = move |n: u64| {
        rng ^= rng << 13;
        rng ^= rng >> 7;
        rng ^= rng << 17;
        (rng >> 16) % n
    };
    let mut counts = [0; 2];
    for _ in 0..150 {
        let mut t = Terms::new();
        let mut pool: Vec<Term> = ["a", "b", "c"].map(|n| t.input(n, Sort::Bits(6))).into();
        let f = function(&mut t, "f", &[6], 6);
        let mut truths: Vec<Term> = vec![t.input("p", Sort::Bool)];
        for _ in 0..14 {
            let (a, b) = (
                pool[random(pool.len() as u64) as usize],
                pool[random(pool.len() as u64) as usize],
            );
            let (p, q) = (
                truths[random(truths.len() as u64) as usize],
                truths[random(truths.len() as u64) as usize],
            );
            match random(12) {
                0 => pool.push(t.add(a, b)),
                1 => pool.push(t.mul(a, b)),
                2 => pool.push(t.bvxor(a, b)),
                3 => pool.push(t.bvand(a, b)),
                4 => pool.push(t.apply(f, &[a])),
                5 => pool.push(t.ite(p, a, b)),
                6 => {
                    let k = t.bits(6, random(64));
                    pool.push(k);
                }
                7 => pool.push(t.lshr(a, b)),
                8 => truths.push(t.ult(a, b)),
                9 => truths.push(t.or(p, q)),
                10 => truths.push(t.eq(a, b)),
                _ => {
                    let n = t.not(p);
                    truths.push(n);
                }
            }
        }
        let asserts: Vec<Term> = (0..4)
            .map(|_| truths[random(truths.len() as u64) as usize])
            .collect();
        let answer = solver().check(&t, &asserts, FloatMode::Exact);
        let text = super::z3::run_script(&t.to_smtlib(&asserts));
        match answer {
            Answer::Sat(_) => {
                counts[0] += 1;
                assert_eq!(text.trim(), "sat")
            }
            Answer::Unsat => {
                counts[1] += 1;
                assert_eq!(text.trim(), "unsat")
            }
            Answer::Unknown(r) => panic!("{r}"),
        }
    }
    assert!(counts[0] > 20 && counts[1] > 20, "{counts:?}");
}

/// Terms that are nested deeply must not exhaust any stack, here or in Z3.
#[test]
fn deep_queries_do_not_crash() {
    for kind in 0..5 {
        let mut t = Terms::new();
        let (x, y) = (t.input("x", Sort::Bits(8)), t.input("y", Sort::Bits(8)));
        let f = function(&mut t, "f", &[8], 8);
        let (mut deep, mut truth) = (x, Terms::TRUE);
        for _ in 0..5_000 {
            deep = match kind {
                0 => t.udiv(deep, y),
                1 => t.apply(f, &[deep]),
                2 => {
                    let c = t.ult(deep, y);
                    let e = t.bvxor(deep, x);
                    t.ite(c, x, e)
                }
                3 => {
                    let z = t.input("z", Sort::Bits(8));
                    let e = t.ult(z, x);
                    truth = if truth == Terms::TRUE {
                        e
                    } else {
                        t.eq(truth, e)
                    };
                    deep
                }
                _ => {
                    let z = t.input("z", Sort::Bits(8));
                    let n = t.ult(z, deep);
                    t.ite(n, z, deep)
                }
            };
        }
        let k = t.bits(8, 77);
        let e = t.eq(deep, k);
        let answer = Solver::new(limits(1_000_000)).check(&t, &[e, truth], FloatMode::Exact);
        // Whatever it is: what counts is that there is one.
        assert!(
            !matches!(answer, Answer::Unknown(Reason::Incomplete(_))),
            "{kind}: {answer:?}"
        );
    }
}

#[test]
fn queries_that_cannot_fit_are_not_begun() {
    let mut t = Terms::new();
    let mut product = t.input("x", Sort::Bits(64));
    for _ in 0..300 {
        let y = t.input("y", Sort::Bits(64));
        product = t.udiv(product, y);
    }
    let k = t.bits(64, 77);
    let e = t.eq(product, k);
    let start = Instant::now();
    let answer = Solver::new(limits(200_000_000)).check(&t, &[e], FloatMode::Exact);
    assert_eq!(answer, Answer::Unknown(Reason::Memory));
    assert!(start.elapsed() < Duration::from_secs(2));
}

/// `x` and `y` chosen along four branches; the second time the choices are nested the other way round.
fn nests(t: &mut Terms) -> (Vec<Term>, Term) {
    let c: Vec<Term> = (0..4)
        .map(|n| t.input(format!("c{n}"), Sort::Bool))
        .collect();
    let v: Vec<Term> = (0..5)
        .map(|n| t.input(format!("v{n}"), Sort::Bits(64)))
        .collect();
    // Products of what was chosen, and the choice among products.
    let mut chosen = v[4];
    for n in 0..4 {
        chosen = t.ite(c[n], v[n], chosen);
    }
    let outside = t.mul(chosen, chosen);
    let mut inside = t.mul(v[4], v[4]);
    for n in 0..4 {
        let square = t.mul(v[n], v[n]);
        inside = t.ite(c[n], square, inside);
    }
    let differ = t.ne(outside, inside);
    (c, differ)
}

#[test]
fn choices_before_and_behind_products_are_the_same_case_by_case() {
    let mut t = Terms::new();
    let (c, differ) = nests(&mut t);
    let mut s = solver();
    s.cases = c;
    assert_eq!(
        s.check_in(&mut t, &[differ], FloatMode::Exact),
        Answer::Unsat
    );
}

#[test]
fn a_model_of_one_case_is_a_model() {
    let mut t = Terms::new();
    let (c, differ) = nests(&mut t);
    // With a fifth value that is changed on one path only.
    let other = t.input("other", Sort::Bool);
    let wrong = t.all([c[0], other]);
    let either = t.or(differ, wrong);
    let mut s = solver();
    s.cases = c;
    match s.check_in(&mut t, &[either], FloatMode::Exact) {
        Answer::Sat(m) => assert!(holds(&t, &[either], &m)),
        a => panic!("{a:?}"),
    }
}
