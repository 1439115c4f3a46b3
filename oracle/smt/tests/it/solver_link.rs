//! The solver is there, new enough, and answers: what `ci/setup` and the build scripts promise.

#![allow(clippy::unwrap_used)]

use z3::ast::BV;
use z3::{SatResult, Solver};

/// The numbers of a text such as `Z3 5.3.3.0`, up to the first that is none.
fn numbers(version: &str) -> Vec<u32> {
    let dotted = version.split(' ').find(|w| w.starts_with(char::is_numeric));
    dotted
        .unwrap()
        .split('.')
        .map_while(|n| n.parse().ok())
        .collect()
}

#[test]
fn libz3_is_new_enough_for_the_bindings() {
    let version = z3::full_version();
    println!("libz3: {version}");
    assert!(numbers(version) >= vec![5, 3, 0], "{version}");
}

#[test]
fn no_32_bit_number_is_its_own_successor() {
    let solver = Solver::new();
    let x = BV::new_const("x", 32);
    solver.assert(x.bvadd(BV::from_u64(1, 32)).eq(&x));
    assert_eq!(solver.check(), SatResult::Unsat);
}

#[test]
fn a_model_holds_the_value_that_the_terms_force() {
    let solver = Solver::new();
    let x = BV::new_const("x", 32);
    solver.assert(x.bvmul(BV::from_u64(3, 32)).eq(BV::from_u64(1, 32)));
    assert_eq!(solver.check(), SatResult::Sat);
    let value = solver.get_model().unwrap().eval(&x, true).unwrap();
    assert_eq!(value.as_u64(), Some(0xAAAA_AAAB));
}
