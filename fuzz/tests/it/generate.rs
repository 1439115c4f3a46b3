//! Generated programs: valid whatever the choices, deterministic, and with everything in them that
//! the configuration asks for.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use arbitrary::{Arbitrary, Unstructured};
use std::collections::BTreeMap;
use tandem_fuzz::config::{Config, Feature, Features, Mode};
use tandem_fuzz::generate;
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::Ordering;
use tandem_ir::module::GlobalKind;
use tandem_ir::{BinOp, Block, CastOp, Flags, Function, Header, Inst, InstKind, Module};

const BIAS: Option<&str> = Some("jump-threading");

fn check(m: &Module, what: &str) {
    let errors = tandem_ir::verify::verify(m);
    if let Some(e) = errors.first() {
        panic!("{what}: {e}\n{}", tandem_ir::text::print(m));
    }
}

/// The configurations that most tests go through: swarms, all of it, and none of it.
fn config(seed: u64) -> Config {
    let config = Config::swarm(seed);
    let features = match seed % 8 {
        6 => Features::all(),
        7 => Features::NONE,
        _ => config.features,
    };
    let bias = if seed.is_multiple_of(3) { None } else { BIAS };
    Config {
        features,
        bias,
        ..config
    }
}

#[test]
fn programs_are_valid_and_survive_their_text() {
    for seed in 0..3000 {
        let config = config(seed);
        let m = generate::from_seed(seed, &config);
        check(&m, &format!("seed {seed}"));
        if seed.is_multiple_of(4) {
            let text = tandem_ir::text::print(&m);
            let again = tandem_ir::text::parse(text.as_bytes(), "test")
                .unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{text}"));
            assert_eq!(tandem_ir::text::print(&again), text, "seed {seed}");
        }
    }
}

#[test]
fn a_seed_is_a_program() {
    let mut different = 0;
    for seed in 0..200 {
        let config = config(seed);
        let text = |s| tandem_ir::text::print(&generate::from_seed(s, &config));
        assert_eq!(text(seed), text(seed), "seed {seed}");
        different += usize::from(text(seed) != text(seed + 1));
    }
    assert!(different > 195, "{different} of 200");
}

#[test]
fn any_bytes_make_a_program() {
    let mut inputs: Vec<Vec<u8>> = vec![Vec::new(), vec![0], vec![255], vec![1, 2, 3]];
    for byte in [0, 1, 85, 127, 128, 254, 255] {
        inputs.push(vec![byte; 100]);
        inputs.push(vec![byte; 20_000]);
    }
    inputs.push((0..200_000u32).map(|n| (n * 7 + n / 251) as u8).collect());
    for bytes in &inputs {
        for seed in 0..64 {
            let m = generate::module(&mut Unstructured::new(bytes), &config(seed)).unwrap();
            check(
                &m,
                &format!("{} bytes of {:?}, {seed}", bytes.len(), bytes.first()),
            );
        }
    }
}

#[test]
fn a_configuration_comes_from_bytes_too() {
    fn property(bytes: Vec<u8>) -> bool {
        let mut u = Unstructured::new(&bytes);
        let config = Config::arbitrary(&mut u).unwrap();
        let m = generate::module(&mut u, &config).unwrap();
        tandem_ir::verify::verify(&m).is_empty()
    }
    quickcheck::QuickCheck::new()
        .tests(200)
        .quickcheck(property as fn(Vec<u8>) -> bool);
}

#[test]
fn a_swarm_has_every_feature_on_and_off() {
    let swarms: Vec<Config> = (0..400).map(Config::swarm).collect();
    for &f in Feature::ALL {
        let on = swarms.iter().filter(|c| c.has(f)).count();
        if f == Feature::Irreducible {
            assert_eq!(on, 0, "only on request");
        } else {
            assert!((5..395).contains(&on), "{f:?} is on in {on} of 400");
        }
    }
    let poison = swarms.iter().filter(|c| c.mode == Mode::PoisonRich).count();
    assert!((50..200).contains(&poison), "{poison} of 400");
}

// ----- what programs consist of ----------------------------------------------------------

type Census = BTreeMap<&'static str, usize>;

fn count(c: &mut Census, what: &'static str, yes: bool) {
    *c.entry(what).or_default() += usize::from(yes);
}

/// True if no walk from the entry comes to `b` without `a`.
fn dominates(f: &Function, a: Block, b: Block) -> bool {
    let mut seen = vec![false; f.num_blocks()];
    let mut todo: Vec<Block> = f.entry().into_iter().collect();
    while let Some(x) = todo.pop() {
        if x == a || std::mem::replace(&mut seen[x.as_u32() as usize], true) {
            continue;
        }
        todo.extend(f.successors(x));
    }
    !seen[b.as_u32() as usize]
}

/// True if some edge of a depth-first walk goes back to a block that does not dominate its source.
fn irreducible(f: &Function) -> bool {
    fn walk(f: &Function, b: Block, state: &mut [u8]) -> bool {
        state[b.as_u32() as usize] = 1;
        let bad = f.successors(b).any(|s| match state[s.as_u32() as usize] {
            0 => walk(f, s, state),
            1 => !dominates(f, s, b),
            _ => false,
        });
        state[b.as_u32() as usize] = 2;
        bad
    }
    let mut state = vec![0; f.num_blocks()];
    f.entry().is_some_and(|e| walk(f, e, &mut state))
}

fn has_loop(f: &Function) -> bool {
    let entry = f.entry().unwrap();
    let mut reached = vec![false; f.num_blocks()];
    let mut todo = vec![entry];
    while let Some(b) = todo.pop() {
        if !std::mem::replace(&mut reached[b.as_u32() as usize], true) {
            todo.extend(f.successors(b));
        }
    }
    let living = |b: &Block| reached[b.as_u32() as usize];
    f.blocks()
        .filter(living)
        .any(|b| f.successors(b).any(|s| dominates(f, s, b)))
}

fn count_inst(h: &Header, f: &Function, i: Inst, c: &mut Census) {
    use InstKind::*;
    let flags = f.flags(i);
    let ty = h.types.scalar(f.inst_type(i));
    let name = f.callee(i).map_or("", |g| h.global_name(g));
    let sub = |part| name.contains(part);
    count(c, "switch", matches!(f.kind(i), Switch));
    let targets: Vec<Block> = f.inst_successors(i).collect();
    let double = (0..targets.len()).any(|n| targets[..n].contains(&targets[n]));
    count(c, "double edge", double);
    count(c, "unreachable", matches!(f.kind(i), Unreachable));
    count(c, "select", matches!(f.kind(i), Select));
    count(c, "freeze", matches!(f.kind(i), Freeze));
    let division = matches!(f.kind(i), Binary(op) if op.is_int_division());
    count(c, "division", division && !f.inst_type(i).in_table());
    let all = [
        (Flags::NUW, "nuw"),
        (Flags::NSW, "nsw"),
        (Flags::EXACT, "exact"),
        (Flags::DISJOINT, "disjoint"),
        (Flags::NNEG, "nneg"),
        (Flags::SAMESIGN, "samesign"),
        (Flags::INBOUNDS, "inbounds"),
        (Flags::NUSW, "nusw"),
        (Flags::NNAN, "nnan"),
        (Flags::CONTRACT, "contract"),
    ];
    for (flag, name) in all {
        count(c, name, flags.contains(flag));
    }
    let width = ty.int_width().unwrap_or(0);
    count(
        c,
        "odd width",
        width > 1 && width < 64 && !width.is_power_of_two(),
    );
    count(c, "wide", width > 64);
    count(
        c,
        "float",
        matches!(f.kind(i), Binary(op) if *op >= BinOp::FAdd) || matches!(f.kind(i), FCmp(_)),
    );
    count(c, "vector", h.types.as_vector(f.inst_type(i)).is_some());
    count(c, "shuffle", matches!(f.kind(i), ShuffleVector(_)));
    count(c, "aggregate", matches!(f.kind(i), InsertValue(_)));
    count(c, "alloca", matches!(f.kind(i), Alloca { .. }));
    count(c, "load", matches!(f.kind(i), Load(_)));
    count(c, "store", matches!(f.kind(i), Store(_)));
    count(
        c,
        "volatile",
        matches!(f.kind(i), Load(a) | Store(a) if a.volatile),
    );
    count(
        c,
        "atomic load",
        matches!(f.kind(i), Load(a) if a.ordering != Ordering::NotAtomic),
    );
    count(c, "atomicrmw", matches!(f.kind(i), AtomicRmw(..)));
    count(c, "cmpxchg", matches!(f.kind(i), CmpXchg { .. }));
    count(
        c,
        "to generic",
        matches!(f.kind(i), Cast(CastOp::AddrSpaceCast)),
    );
    let pointer = f.inst_type(i).is_ptr();
    count(c, "pointer phi", pointer && f.is_phi(i));
    count(c, "pointer select", pointer && matches!(f.kind(i), Select));
    count(c, "memset", sub("llvm.memset"));
    count(c, "memmove", sub("llvm.memmove"));
    count(c, "memcpy", sub("llvm.memcpy"));
    let slot = matches!(f.kind(i), Load(_)) && f.inst_type(i).is_ptr();
    count(c, "load of a pointer", slot);
    count(
        c,
        "intrinsic",
        sub("llvm.umin") || sub("llvm.fsh") || sub(".sat."),
    );
    count(c, "with overflow", sub("with.overflow"));
    count(c, "assume", sub("llvm.assume"));
    count(c, "external call", name.starts_with("ext_"));
    count(
        c,
        "recursive call",
        name == "rec" && f.callee(i) == Some(f.global),
    );
    count(c, "call", name.starts_with('f') && name.len() == 2);
    count(
        c,
        "convergent call",
        name == "conv" && h.is_convergent(f, i),
    );
    count(c, "special register", sub("sreg.tid"));
    count(c, "barrier", sub("llvm.nvvm.barrier.cta.sync"));
    count(c, "block vote", sub("llvm.nvvm.barrier.cta.red"));
    count(c, "shuffle of lanes", sub("llvm.nvvm.shfl"));
    count(c, "vote of lanes", sub("llvm.nvvm.vote"));
    count(c, "metadata", !f.attachments(i).is_empty());
    for v in f.operands(i) {
        count(
            c,
            "undef",
            matches!(f.as_const(v), Some(ConstantData::Undef)),
        );
        count(
            c,
            "poison",
            matches!(f.as_const(v), Some(ConstantData::Poison)),
        );
        let space = f.value_type(v).address_space();
        count(c, "space 1", space == Some(1));
        count(c, "space 3", space == Some(3));
        count(c, "space 4", space == Some(4));
        count(c, "space 5", space == Some(5));
    }
}

fn census(m: &Module, c: &mut Census) {
    for f in &m.bodies {
        count(c, "kernel", m.header.is_kernel(f.global));
        count(c, "loop", has_loop(f));
        count(c, "irreducible", irreducible(f));
        let entry = f.entry().unwrap();
        let dead = |b: Block| b != entry && f.pred_edges(b).next().is_none();
        count(c, "dead block", f.blocks().any(dead));
        let returns = f
            .blocks()
            .filter(|&b| matches!(f.kind(f.terminator(b).unwrap()), InstKind::Ret));
        count(c, "early return", returns.count() > 1);
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            count_inst(&m.header, f, i, c);
        }
    }
    for (_, g) in m.header.globals.iter() {
        if let GlobalKind::Variable(v) = &g.kind {
            count(c, "variable", true);
            count(c, "constant variable", v.constant);
            let init = v.init.map(|i| m.header.constants.get(i));
            count(
                c,
                "initialiser",
                matches!(init, Some(ConstantData::Aggregate(_))),
            );
        }
    }
}

fn census_of(seeds: u64, change: impl Fn(Config) -> Config) -> Census {
    let mut c = Census::new();
    for seed in 0..seeds {
        census(
            &generate::from_seed(seed, &change(Config::swarm(seed))),
            &mut c,
        );
    }
    c
}

#[test]
fn everything_appears() {
    let all = census_of(1200, |c| Config {
        mode: Mode::PoisonRich,
        features: Features::all(),
        bias: BIAS,
        ..c
    });
    let none: Vec<_> = all.iter().filter(|(_, n)| **n == 0).collect();
    assert!(none.is_empty(), "never: {none:?} of {all:?}");
}

/// What UB-free programs never have.
const NOT_UB_FREE: [&str; 3] = ["undef", "poison", "nnan"];

#[test]
fn ub_free_programs_have_all_but_what_is_undefined() {
    let all = census_of(1200, |c| Config {
        mode: Mode::UbFree,
        features: Features::all(),
        bias: BIAS,
        ..c
    });
    for (what, n) in &all {
        let never = NOT_UB_FREE.contains(what);
        assert_eq!(*n == 0, never, "{what}: {n}");
    }
}

#[test]
fn what_is_off_is_not_there() {
    let off = census_of(600, |c| Config {
        mode: Mode::UbFree,
        features: Features::NONE,
        bias: None,
        ..c
    });
    let there: Vec<_> = off
        .iter()
        .filter(|(_, n)| **n > 0)
        .map(|(k, _)| *k)
        .collect();
    // Two targets of one branch may be the same block without any feature.
    assert_eq!(there, ["double edge"]);
}

#[test]
fn swarms_are_reducible() {
    let c = census_of(1500, |c| c.with_bias(BIAS));
    assert_eq!(c["irreducible"], 0);
    assert!(c["loop"] > 200, "{}", c["loop"]);
}

#[test]
fn most_functions_are_small() {
    let mut sizes = Vec::new();
    for seed in 0..600 {
        let m = generate::from_seed(seed, &Config::swarm(seed).with_bias(BIAS));
        let size = |f: &Function| f.blocks().map(|b| f.insts(b).count()).sum::<usize>();
        sizes.extend(m.bodies.iter().map(size));
    }
    sizes.sort_unstable();
    let at = |percent: usize| sizes[sizes.len() * percent / 100];
    assert!((8..40).contains(&at(50)), "median {}", at(50));
    assert!(at(90) < 90, "nine of ten below {}", at(90));
    assert!(at(99) > 60, "some are large: {}", at(99));
}

#[test]
fn parameters_of_ub_free_programs_are_defined_or_frozen() {
    for seed in 0..300 {
        let config = Config::swarm(seed).with_mode(Mode::UbFree);
        let m = generate::from_seed(seed, &config);
        for f in &m.bodies {
            let decl = m.header.function(f.global).unwrap();
            for (n, &arg) in f.args().iter().enumerate() {
                let defined = m.header.attrs.has(decl.attrs.param(n), AttrKind::NoUndef);
                let frozen = f
                    .uses(arg)
                    .all(|u| matches!(f.kind(f.user(u)), InstKind::Freeze));
                assert!(defined || frozen, "seed {seed}");
            }
        }
    }
}
