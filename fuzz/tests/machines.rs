//! Programs biased to dfa-jump-threading: valid, deterministic, and with machines of every kind that the pass
//! has to tell apart (JT-R16, JT-T11, JT-T16, JT-T18).

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeMap;
use tandem_fuzz::config::{Config, Mode};
use tandem_fuzz::generate;
use tandem_ir::{Block, Function, Inst, InstKind, Module, Value};

const PASS: &str = "dfa-jump-threading";

fn program(seed: u64) -> Module {
    let mode = [Mode::UbFree, Mode::PoisonRich][usize::from(seed % 4 == 3)];
    let config = Config::swarm(seed).with_mode(mode).with_bias(Some(PASS));
    generate::from_seed(seed, &config)
}

#[test]
fn programs_with_machines_are_valid_and_survive_their_text() {
    for seed in 0..2000 {
        let m = program(seed);
        let errors = tandem_ir::verify::verify(&m);
        let text = tandem_ir::text::print(&m);
        assert!(errors.is_empty(), "seed {seed}: {}\n{text}", errors[0]);
        assert_eq!(text, tandem_ir::text::print(&program(seed)), "seed {seed}");
        if seed.is_multiple_of(4) {
            let again = tandem_ir::text::parse(text.as_bytes(), "test")
                .unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{text}"));
            assert_eq!(tandem_ir::text::print(&again), text, "seed {seed}");
        }
    }
}

/// What flows into a phi through phis and selects.
fn sources(f: &Function, phi: Inst) -> Vec<Value> {
    let (mut seen, mut out) = (vec![phi], Vec::new());
    let mut work: Vec<Value> = f.phi_incoming(phi).map(|e| e.0).collect();
    while let Some(v) = work.pop() {
        match f.def_inst(v) {
            Some(i) if seen.contains(&i) => {}
            Some(i) if f.is_phi(i) => {
                seen.push(i);
                work.extend(f.phi_incoming(i).map(|e| e.0));
            }
            Some(i) if matches!(f.kind(i), InstKind::Select) => {
                seen.push(i);
                work.extend(f.operands(i).skip(1));
            }
            _ => out.push(v),
        }
    }
    out
}

/// Counts what the switch of a machine is like.
fn count(f: &Function, b: Block, c: &mut BTreeMap<&'static str, u32>) {
    let Some(t) = f
        .terminator(b)
        .filter(|&t| matches!(f.kind(t), InstKind::Switch))
    else {
        return;
    };
    let phi = f.operands(t).next().and_then(|v| f.def_inst(v));
    let Some(phi) = phi.filter(|&i| f.is_phi(i)) else {
        return;
    };
    let all = sources(f, phi);
    let states: Vec<_> = all.iter().filter_map(|&v| f.as_int(v)).collect();
    let cases: Vec<_> = f.switch_cases(t).filter_map(|c| f.as_int(c.0)).collect();
    let mut see = |what, yes: bool| *c.entry(what).or_default() += u32::from(yes);
    see("machine", true);
    see("only constants", states.len() == all.len());
    see("another value", states.len() < all.len());
    see(
        "a state without a case",
        states.iter().any(|s| !cases.contains(s)),
    );
    let targets: Vec<Block> = f.switch_cases(t).map(|c| c.1).collect();
    see(
        "cases share a block",
        (1..targets.len()).any(|n| targets[..n].contains(&targets[n])),
    );
    see(
        "a case hands on at once",
        targets.iter().any(|&x| f.phis(x).next().is_some()),
    );
    let default = f.inst_successors(t).next();
    let end = default.and_then(|d| f.terminator(d));
    see(
        "no other state",
        end.is_some_and(|e| matches!(f.kind(e), InstKind::Unreachable)),
    );
    let kinds = f.blocks().flat_map(|b| f.insts(b));
    see(
        "a choice of states",
        kinds.into_iter().any(|i| {
            let of_constants = || f.operands(i).skip(1).all(|v| f.as_int(v).is_some());
            matches!(f.kind(i), InstKind::Select) && of_constants()
        }),
    );
}

#[test]
fn machines_of_every_kind_appear_and_most_are_good() {
    let mut c = BTreeMap::new();
    for seed in 0..600 {
        for f in &program(seed).bodies {
            for b in f.blocks() {
                count(f, b, &mut c);
            }
        }
    }
    assert!(c["machine"] > 500, "{c:?}");
    assert!(2 * c["only constants"] > c["machine"], "{c:?}");
    for (what, n) in &c {
        assert!(*n >= 10, "{what}: {c:?}");
    }
}
