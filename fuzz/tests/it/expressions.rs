//! Dense expressions for passes that apply rules: valid, and with the edges that no other part of the generator has.

use std::collections::BTreeMap;
use tandem_fuzz::config::{Config, Mode};
use tandem_fuzz::generate;
use tandem_ir::text;

/// What the texts of many programs have, by a name.
const SOUGHT: &[(&str, &[&str])] = &[
    (
        "a NaN with payload",
        &[
            "0xH7E01",
            "0xR7FC1",
            "0x7FF8000020000000",
            "0x7FF8000000000001",
        ],
    ),
    ("a negative zero", &["-0.000000e+00", "0xH8000", "0xR8000"]),
    (
        "the smallest denormal",
        &[
            "0xH0001",
            "0xR0001",
            "0x36A0000000000000",
            "0x0000000000000001",
        ],
    ),
    ("an infinity", &["0x7FF0000000000000", "0xH7C00", "0xR7F80"]),
    ("a narrow index", &["getelementptr i8, ptr %", "i8 -1"]),
    ("a negative index", &["i64 -1"]),
    ("an integer of more than 64 bits", &["i128", "i65"]),
    ("a vector of bits", &["x i1>"]),
    ("lanes that differ", &["<2 x i32> <"]),
    ("a comparison that is never true", &["fcmp false"]),
    ("a funnel shift", &["@llvm.fshl."]),
    ("a saturating operation", &[".sat."]),
    ("an overflow flag", &[".with.overflow."]),
    ("a rounding", &["@llvm.roundeven."]),
    ("through a pair", &["insertvalue"]),
    ("through a vector", &["extractelement"]),
    ("a flag of comparisons", &["icmp samesign"]),
    (
        "fast math",
        &["fadd fast", "fsub fast", "fmul fast", "fdiv fast"],
    ),
];

#[test]
fn edges_of_every_type_appear_and_programs_are_valid() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..600 {
        let mode = if seed % 2 == 0 {
            Mode::UbFree
        } else {
            Mode::PoisonRich
        };
        let config = Config::swarm(seed)
            .with_mode(mode)
            .with_bias(Some("instsimplify"));
        let module = generate::from_seed(seed, &config);
        let errors = tandem_ir::verify::verify(&module);
        let printed = text::print(&module);
        assert!(errors.is_empty(), "seed {seed}: {}\n{printed}", errors[0]);
        for (name, words) in SOUGHT {
            if words.iter().any(|w| printed.contains(w)) {
                *seen.entry(name).or_default() += 1;
            }
        }
    }
    for (name, _) in SOUGHT {
        let n = seen.get(name).copied().unwrap_or(0);
        assert!(n >= 3, "{name}: in {n} of 600 programs");
    }
}

#[test]
fn programs_for_other_passes_have_none() {
    let config = Config::swarm(1).with_bias(Some("jump-threading"));
    let printed = text::print(&generate::from_seed(1, &config));
    assert!(!printed.contains("0xH7E01") && !printed.contains("fcmp false"));
}
