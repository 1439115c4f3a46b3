//! Questions with an opponent under test, and small counterexamples.
#![allow(clippy::unwrap_used)]

use super::solver::holds;
use super::solver_tests::{function, solver, source};
use super::*;
use rustc_hash::FxHashMap;
use tandem_ir::constant::Bits;

#[test]
fn the_source_may_choose() {
    let mut t = Terms::new();
    let x = t.input("x", Sort::Bits(32));
    let s = source(&mut t, "s", Sort::Bits(32));
    // The target gives x * 3; the source gives x + s.
    let three = t.bits(32, 3);
    let (target, offered) = (t.mul(x, three), t.add(x, s));
    let violation = t.ne(target, offered);
    let mut solver = solver();
    assert_eq!(
        solver.refute(&mut t, &[], violation, &[], FloatMode::Exact),
        Refutation::Proved
    );
    assert_eq!(solver.stats.settled, solver.stats.queries);
    // x + 2s is even where x is.
    let two = t.bits(32, 2);
    let twice = t.mul(s, two);
    let offered = t.add(x, twice);
    let violation = t.ne(target, offered);
    // x * 3 - x is even: a choice by division exists, and values find it no more than equations do.
    let one = t.bits(32, 1);
    let odd = t.add(target, one);
    let wrong = t.ne(odd, offered);
    let Refutation::Counterexample(m) = solver.refute(&mut t, &[], wrong, &[], FloatMode::Exact)
    else {
        panic!()
    };
    assert!(
        m.vars
            .keys()
            .all(|&v| t.var_data(v).chooser != Chooser::Source)
    );
    let hint = FxHashMap::from_iter([(s, x)]);
    assert_eq!(
        solver.refute(&mut t, &[], violation, &[hint], FloatMode::Exact),
        Refutation::Proved
    );
}

#[test]
fn pieces_of_a_choice_are_found() {
    let mut t = Terms::new();
    let (x, y) = (t.input("x", Sort::Bits(8)), t.input("y", Sort::Bits(8)));
    let s = source(&mut t, "s", Sort::Bits(16));
    let (h, l) = (t.extract(15, 8, s), t.extract(7, 0, s));
    let (a, b) = (t.ne(h, x), t.ne(l, y));
    let violation = t.or(a, b);
    assert_eq!(
        solver().refute(&mut t, &[], violation, &[], FloatMode::Exact),
        Refutation::Proved
    );
}

#[test]
fn the_source_follows_the_choices_of_the_target() {
    let mut t = Terms::new();
    let x = t.input("x", Sort::Bits(32));
    let mut choice = |name: &str, chooser: Chooser| {
        t.fresh(VarData {
            name: name.into(),
            sort: Sort::Bits(32),
            chooser,
            undef: false,
            per_thread: false,
        })
    };
    let (a, b) = (
        choice("source.undef.0", Chooser::Source),
        choice("source.undef.1", Chooser::Source),
    );
    let (c, _) = (
        choice("target.undef.7", Chooser::Target),
        choice("target.other.0", Chooser::Target),
    );
    // The target looks once, the source twice, where no equation can be solved.
    let (xa, xb, xc) = (t.udiv(x, a), t.udiv(x, b), t.udiv(x, c));
    let (two, offered) = (t.add(xc, xc), t.add(xa, xb));
    let violation = t.ne(two, offered);
    let mut s = solver();
    assert_eq!(
        s.refute(&mut t, &[], violation, &[], FloatMode::Exact),
        Refutation::Proved
    );
    assert_eq!(s.stats.queries, s.stats.settled);
}

#[test]
fn guided_choices_find_what_equations_do_not() {
    let mut t = Terms::new();
    let x = t.input("x", Sort::Bits(8));
    let s = source(&mut t, "s", Sort::Bits(8));
    // Some s has x <= s <= x + 3 (unsigned), if x is not too large.
    let three = t.bits(8, 3);
    let top = t.add(x, three);
    let (low, high) = (t.ule(x, s), t.ule(s, top));
    let both = t.and(low, high);
    let violation = t.not(both);
    let limit = t.bits(8, 200);
    let small = t.ult(x, limit);
    assert_eq!(
        solver().refute(&mut t, &[small], violation, &[], FloatMode::Exact),
        Refutation::Proved
    );
    let Refutation::Counterexample(m) =
        solver().refute(&mut t, &[], violation, &[], FloatMode::Exact)
    else {
        panic!()
    };
    assert!(t.eval(x, &m).as_u64().unwrap() > 252);
}

#[test]
fn functions_of_a_choice_take_the_models_tables() {
    let mut t = Terms::new();
    let x = t.input("x", Sort::Bits(8));
    let s = source(&mut t, "s", Sort::Bits(8));
    let f = function(&mut t, "f", &[8], 8);
    let (fs, fx) = (t.apply(f, &[s]), t.apply(f, &[x]));
    let same = t.ne(fs, fx);
    assert_eq!(
        solver().refute(&mut t, &[], same, &[], FloatMode::Exact),
        Refutation::Proved
    );
    // No s need reach f(x) + 1.
    let one = t.bits(8, 1);
    let next = t.add(fx, one);
    let wrong = t.ne(fs, next);
    assert!(matches!(
        solver().refute(&mut t, &[], wrong, &[], FloatMode::Exact),
        Refutation::Counterexample(_)
    ));
}

#[test]
fn counterexamples_become_small() {
    let mut t = Terms::new();
    let [x, y, z] = ["x", "y", "z"].map(|n| t.input(n, Sort::Bits(32)));
    let (sum, k) = (t.add(x, y), t.bits(32, 1000));
    let wrong = t.eq(sum, k);
    let nonzero = {
        let zero = t.bits(32, 0);
        t.ne(z, zero)
    };
    let mut m = Assignment::default();
    for (v, n) in [(x, 0xffff_f000u64), (y, 0x13e8), (z, 0xdead_beef)] {
        m.set(t.as_var(v).unwrap(), EvalValue::Bits(Bits::from_u64(32, n)));
    }
    assert!(holds(&t, &[wrong, nonzero], &m));
    let small = solver().minimise(&mut t, &[nonzero], wrong, &m, 10_000_000);
    let value = |v| t.eval(v, &small).as_u64().unwrap();
    assert_eq!((value(x), value(y), value(z)), (0, 1000, 1));
}

#[test]
fn counterexamples_against_a_source_become_small_and_stay_real() {
    let mut t = Terms::new();
    let x = t.input("x", Sort::Bits(16));
    let s = source(&mut t, "s", Sort::Bits(16));
    let (ten, masked) = (t.bits(16, 10), {
        let k = t.bits(16, 7);
        t.bvand(s, k)
    });
    let bound = t.ult(ten, x);
    let differ = t.ne(masked, x);
    let wrong = t.and(bound, differ);
    let mut m = Assignment::default();
    m.set(
        t.as_var(x).unwrap(),
        EvalValue::Bits(Bits::from_u64(16, 0xabcd)),
    );
    let small = solver().minimise(&mut t, &[], wrong, &m, 10_000_000);
    assert_eq!(t.eval(x, &small).as_u64(), Some(16));
}
