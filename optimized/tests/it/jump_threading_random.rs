//! Random small programs: every step well formed and reducible, the result does what the program did, and
//! what lazy value info claims of it holds in every run.
#![allow(clippy::unwrap_used)]

use crate::support;

use quickcheck::{Arbitrary, Gen, QuickCheck};
use std::cell::Cell;
use support::interp::{execute, execute_watched, refines, watch};
use support::program::{Choices, program};
use support::{parse, run_on};
use tandem_ir::Function;
use tandem_optimized::analysis::loops::Loops;
use tandem_optimized::passes::jump_threading::{BUDGET, Options};

fn size(f: &Function) -> usize {
    f.blocks()
        .map(|b| {
            f.insts(b)
                .filter(|&i| !f.is_phi(i) && !f.kind(i).is_terminator())
                .count()
        })
        .sum()
}

/// Panics with the program if something is wrong; true if an edge was threaded.
fn holds(c: &Choices, options: &Options, lvi: bool) -> bool {
    let text = program(c);
    let module = parse(&text);
    if !Loops::new(&module.bodies[0]).reducible {
        return false;
    }
    let options = Options {
        collect_claims: true,
        ..options.clone()
    };
    let ran = run_on(&module, &options, lvi);
    let facts = watch(ran.report.claims.as_ref().unwrap());
    assert!(size(ran.f()) <= size(&module.bodies[0]) + 2 * BUDGET as usize);
    assert!(ran.report.budget_spent <= BUDGET);
    for args in [
        [0, 0, 0],
        [1, 2, 1],
        [3, 0, 1],
        [2, 4, 0],
        [u64::MAX, 1, 1],
        [4, 3, 0],
    ] {
        let source = execute(&module.header, &module.bodies[0], &args, 300);
        let target = execute_watched(&ran.module.header, ran.f(), &args, 600, &facts);
        assert!(
            refines(&source, &target),
            "on {args:?}: {source:?} became {target:?}\n{text}\n{}\n{:#?}",
            ran.text,
            ran.steps
        );
    }
    ran.report.threaded_edges > 0
}

/// Runs many programs; a fair share of them must have been threaded, or the test would show nothing.
fn many(tests: u64, options: &Options, lvi: bool) {
    let threaded = Cell::new(0u64);
    let mut g = Gen::new(100);
    for _ in 0..tests {
        let c = Choices::arbitrary(&mut g);
        threaded.set(threaded.get() + u64::from(holds(&c, options, lvi)));
    }
    assert!(
        threaded.get() > tests / 20,
        "only {} of {tests} threaded",
        threaded.get()
    );
}

#[test]
fn random_programs_with_lvi() {
    many(1500, &Options::default(), true);
}

#[test]
fn random_programs_without_lvi() {
    many(700, &Options::default(), false);
}

#[test]
fn random_programs_across_loop_headers() {
    let options = Options {
        across_loop_headers: true,
        ..Options::default()
    };
    many(1500, &options, true);
}

#[test]
fn random_programs_shrink_when_they_fail() {
    fn go(c: Choices) -> bool {
        holds(&c, &Options::default(), true);
        true
    }
    QuickCheck::new()
        .tests(200)
        .quickcheck(go as fn(Choices) -> bool);
}
