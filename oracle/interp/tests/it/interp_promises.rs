//! Promises about memory and about calls of the world outside.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::main_with;
use tandem_interp::{Outcome, UbKind, Value};

/// `@g` holds 5; the body has an invariant load of it somewhere.
fn of_body(body: &str) -> Outcome {
    let text = format!(
        "@g = global i32 5\n@c = constant i32 5\ndefine i32 @main() {{\n{body}\n}}\n!0 = !{{}}\n"
    );
    main_with(&text, &[]).outcome
}

const LOAD: &str = "%v = load i32, ptr @g, !invariant.load !0\n";

#[test]
fn an_invariant_location_holds_what_it_held_at_the_start() {
    let fine = |body: &str| assert_eq!(of_body(body), Outcome::Returned(Some(Value::i32(5))));
    fine(&format!("{LOAD}ret i32 %v"));
    fine("%v = load i32, ptr @c, !invariant.load !0\nret i32 %v");
    // The same value again is no change.
    fine(&format!("store i32 5, ptr @g\n{LOAD}ret i32 %v"));
    fine(&format!("{LOAD}store i32 5, ptr @g\nret i32 %v"));
    // Without the promise anything may be stored.
    fine("%v = load i32, ptr @g\nstore i32 6, ptr @g\nret i32 %v");
}

#[test]
fn another_value_before_or_behind_an_invariant_load_is_undefined() {
    for body in [
        format!("store i32 6, ptr @g\n{LOAD}ret i32 %v"),
        format!("{LOAD}store i32 6, ptr @g\nret i32 %v"),
        // Part of the location.
        format!("{LOAD}%p = getelementptr i8, ptr @g, i64 3\nstore i8 1, ptr %p\nret i32 %v"),
        format!("{LOAD}store i32 poison, ptr @g\nret i32 %v"),
    ] {
        assert_eq!(
            of_body(&body).ub(),
            Some(UbKind::InvariantChanged),
            "{body}"
        );
    }
}

#[test]
fn a_stack_object_is_written_first_and_then_kept() {
    let body = |more: &str| {
        let load = "%v = load i32, ptr %a, !invariant.load !0\n";
        format!("%a = alloca i32\nstore i32 5, ptr %a\n{load}{more}ret i32 %v")
    };
    assert_eq!(of_body(&body("")), Outcome::Returned(Some(Value::i32(5))));
}

#[test]
fn an_answer_from_outside_is_the_same_whatever_the_call_promises() {
    // The second call asks the same of a function of its arguments alone.
    let text = |first: &str, second: &str, x: u32| {
        format!(
            "declare i32 @outside(i32) memory(none) nounwind willreturn
define i1 @main() {{
  %a = call {first} i32 @outside(i32 {x})
  %b = call {second} i32 @outside(i32 {x})
  %f = freeze i32 %a
  %same = icmp eq i32 %f, %b
  ret i1 %same
}}"
        )
    };
    let (mut kept, mut poison) = (0, 0);
    for x in 0..40 {
        let said = |range| main_with(&text("", range, x), &[]).outcome;
        assert_eq!(said(""), Outcome::Returned(Some(Value::int(1, 1))));
        match said("range(i32 3, 6)") {
            Outcome::Returned(Some(Value::Poison)) => poison += 1,
            other => {
                assert_eq!(other, Outcome::Returned(Some(Value::int(1, 1))));
                kept += 1;
            }
        }
    }
    assert!(kept > 0 && poison > 0, "{kept} {poison}");
}
