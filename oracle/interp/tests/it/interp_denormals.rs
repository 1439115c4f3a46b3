//! Denormals: kept in a plain run, perhaps zeros where what hangs on licences is looked for.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::main_with_policy;
use std::collections::BTreeSet;
use tandem_interp::{Licences, Outcome, Policy, Value};

/// The results of `@main` in runs that shake licences, as bits.
fn results(attributes: &str, body: &str) -> BTreeSet<u128> {
    let text = format!("define float @main() {attributes} {{\n{body}\nret float %r\n}}");
    (0..64)
        .map(|seed| {
            let policy = Policy {
                licences: Licences::Shaken(seed),
                ..Policy::default()
            };
            bits(&main_with_policy(&text, &policy))
        })
        .collect()
}
fn plain(attributes: &str, body: &str) -> u128 {
    let text = format!("define float @main() {attributes} {{\n{body}\nret float %r\n}}");
    bits(&main_with_policy(&text, &Policy::default()))
}
fn bits(outcome: &Outcome) -> u128 {
    match outcome {
        Outcome::Returned(Some(Value::Float { bits, .. })) => *bits,
        other => panic!("{other:?}"),
    }
}

/// `-2^-126 + 2^-127`, a denormal that is computed from a normal number and a denormal.
const SUM: &str = "%r = fadd float 0xB810000000000000, 0x3800000000000000";
const DENORMAL: u128 = 0x8040_0000;
const NORMAL: u128 = 0x8080_0000;
const MINUS_ZERO: u128 = 0x8000_0000;

#[test]
fn a_plain_run_keeps_denormals_in_every_mode() {
    for mode in [
        "",
        "\"denormal-fp-math\"=\"positive-zero\"",
        "\"denormal-fp-math\"=\"dynamic\"",
    ] {
        assert_eq!(plain(mode, SUM), DENORMAL, "{mode}");
    }
}

#[test]
fn results_and_operands_may_be_zeros_as_the_mode_says() {
    let of = |mode: &str| results(&format!("\"denormal-fp-math\"=\"{mode}\""), SUM);
    assert_eq!(results("", SUM), [DENORMAL].into());
    assert_eq!(of("ieee,ieee"), [DENORMAL].into());
    assert_eq!(of("positive-zero,ieee"), [DENORMAL, 0].into());
    assert_eq!(of("preserve-sign,ieee"), [DENORMAL, MINUS_ZERO].into());
    // The operand: what is left is the other one.
    assert_eq!(of("ieee,preserve-sign"), [DENORMAL, NORMAL].into());
    assert_eq!(of("preserve-sign"), [DENORMAL, NORMAL, MINUS_ZERO].into());
    assert_eq!(of("dynamic"), [DENORMAL, NORMAL, MINUS_ZERO, 0].into());
}

#[test]
fn float_has_a_mode_of_its_own() {
    let both = "\"denormal-fp-math\"=\"positive-zero\" \"denormal-fp-math-f32\"=\"ieee\"";
    assert_eq!(results(both, SUM), [DENORMAL].into());
    let single = "\"denormal-fp-math-f32\"=\"positive-zero,ieee\"";
    assert_eq!(results(single, SUM), [DENORMAL, 0].into());
    let narrowed = "%r = fptrunc double 0x3800000000000000 to float";
    assert_eq!(results(single, narrowed), [0x0040_0000, 0].into());
    assert_eq!(results("", narrowed), [0x0040_0000].into());
}

#[test]
fn comparisons_and_functions_see_flushed_operands_and_copies_do_not() {
    let mode = "\"denormal-fp-math\"=\"ieee,positive-zero\"";
    let compared =
        "%c = fcmp oeq float 0x3800000000000000, 0.0\n%r = select i1 %c, float 1.0, float 2.0";
    assert_eq!(results(mode, compared).len(), 2);
    assert_eq!(results("", compared).len(), 1);
    let root = "%r = call float @llvm.sqrt.f32(float 0x3800000000000000)";
    assert_eq!(results(mode, root).len(), 2);
    for kept in [
        "%r = fneg float 0x3800000000000000",
        "%r = call float @llvm.fabs.f32(float 0x3800000000000000)",
        "%c = call i1 @llvm.is.fpclass.f32(float 0x3800000000000000, i32 128)\n%r = select i1 %c, float 1.0, float 2.0",
    ] {
        assert_eq!(results(mode, kept).len(), 1, "{kept}");
    }
}
