//! Programs biased to the threading of state machines: valid, and with everything in them on which it decides.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeMap;
use tandem_fuzz::config::{Config, Mode};
use tandem_fuzz::{generate, mutate};
use tandem_ir::{Block, Function, Inst, InstKind, Module, ValueDef};

const BIAS: Option<&str> = Some("dfa-jump-threading");

fn program(seed: u64) -> Module {
    let mode = [Mode::UbFree, Mode::PoisonRich][usize::from(seed % 3 == 2)];
    let config = Config::swarm(seed).with_mode(mode).with_bias(BIAS);
    generate::from_seed(seed, &config)
}

#[test]
fn machines_are_valid_and_survive_their_text() {
    for seed in 0..1500 {
        let m = program(seed);
        let errors = tandem_ir::verify::verify(&m);
        let text = tandem_ir::text::print(&m);
        assert!(errors.is_empty(), "seed {seed}: {}\n{text}", errors[0]);
        if seed.is_multiple_of(4) {
            let again = tandem_ir::text::parse(text.as_bytes(), "test")
                .unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{text}"));
            assert_eq!(tandem_ir::text::print(&again), text, "seed {seed}");
            assert_eq!(tandem_ir::text::print(&program(seed)), text, "seed {seed}");
        }
    }
}

/// The switches over a phi.
fn switches(f: &Function) -> Vec<(Block, Inst, Inst)> {
    let all = f.blocks().filter_map(|b| {
        let t = f.terminator(b)?;
        if !matches!(f.kind(t), InstKind::Switch) {
            return None;
        }
        let phi = f.def_inst(f.operand(t, 0))?;
        f.is_phi(phi).then_some((b, t, phi))
    });
    all.collect()
}

fn reaches(f: &Function, from: Block, to: Block) -> bool {
    let mut seen = std::collections::BTreeSet::new();
    let mut todo: Vec<Block> = f.successors(from).collect();
    while let Some(b) = todo.pop() {
        if b == to {
            return true;
        }
        if seen.insert(b) {
            todo.extend(f.successors(b));
        }
    }
    false
}

/// The values that come into a phi, through other phis.
fn origins(f: &Function, phi: Inst) -> Vec<tandem_ir::Value> {
    let (mut all, mut seen) = (Vec::new(), std::collections::BTreeSet::new());
    let mut todo = vec![phi];
    while let Some(p) = todo.pop() {
        if !seen.insert(p) {
            continue;
        }
        for (v, _) in f.phi_incoming(p) {
            match f.value_def(v) {
                ValueDef::Inst(i) if f.is_phi(i) => todo.push(i),
                _ => all.push(v),
            }
        }
    }
    all
}

#[test]
fn everything_that_decides_about_a_machine_appears() {
    let mut c: BTreeMap<&str, usize> = BTreeMap::new();
    let mut programs = 0;
    for seed in 0..1000 {
        let m = program(seed);
        let mut any = false;
        for f in &m.bodies {
            for (b, t, phi) in switches(f) {
                if !reaches(f, b, b) {
                    continue;
                }
                let origins = origins(f, phi);
                let states = origins.iter().filter(|&&v| f.as_int(v).is_some()).count();
                any |= states >= 2;
                let mut count = |what, yes: bool| *c.entry(what).or_default() += usize::from(yes);
                count("two states", states >= 2);
                count("all states known", states == origins.len());
                let select = |&v: &tandem_ir::Value| {
                    let i = f.def_inst(v);
                    i.is_some_and(|i| matches!(f.kind(i), InstKind::Select))
                };
                count("a choice of states", origins.iter().any(select));
                let targets: Vec<Block> = f.switch_cases(t).map(|e| e.1).collect();
                let twice = |b: &Block| targets.iter().filter(|x| *x == b).count() > 1;
                count("two cases in one block", targets.iter().any(twice));
                let phis = |b: &Block| f.phis(*b).next().is_some();
                count("a case with phis", targets.iter().any(phis));
                count("many states", targets.len() > 7);
                let insts: usize = f.blocks().map(|b| f.insts(b).count()).sum();
                count("more than any budget", insts > 350 && targets.len() > 7);
            }
        }
        programs += usize::from(any);
    }
    assert!(programs > 400, "{programs} of 1000 have a machine");
    let rare: Vec<_> = c.iter().filter(|(_, n)| **n < 5).collect();
    assert!(rare.is_empty(), "hardly ever: {rare:?} of {c:?}");
}

#[test]
fn mutants_of_machines_are_made_by_those_who_know_them() {
    let mut counts = mutate::Counts::default();
    for seed in 0..200u64 {
        let bytes: Vec<u8> = (0..64u64).map(|k| (seed * 97 + k * 31) as u8).collect();
        let m = program(seed);
        let mut u = arbitrary::Unstructured::new(&bytes);
        mutate::mutate_counted(&m, None, &mut u, BIAS, &mut counts);
    }
    let known = counts
        .iter()
        .filter(|(n, c)| n.starts_with("jt-") && c.kept > 0);
    let known = known.count();
    assert!(known > 8, "{known}");
}
