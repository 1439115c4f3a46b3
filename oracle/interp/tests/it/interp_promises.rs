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
fn a_stack_object_held_nothing_before_it_was_written() {
    let body = |more: &str| {
        let load = "%v = load i32, ptr %a, !invariant.load !0\n";
        format!("%a = alloca i32\nstore i32 5, ptr %a\n{load}{more}ret i32 %v")
    };
    assert_eq!(of_body(&body("")).ub(), Some(UbKind::InvariantChanged));
    let unwritten = "%a = alloca i32\n%v = load i32, ptr %a, !invariant.load !0\nret i32 5";
    assert_eq!(of_body(unwritten), Outcome::Returned(Some(Value::i32(5))));
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

/// Outcome of a body that calls `llvm.assume(true)` with a bundle about `%p` (a stack object of 4 bytes) or constants.
fn of_bundle(bundle: &str) -> Outcome {
    let text = format!(
        "declare void @llvm.assume(i1)
define i32 @main() {{
  %p = alloca i32, align 4
  call void @llvm.assume(i1 true) [ {bundle} ]
  ret i32 1
}}"
    );
    main_with(&text, &[]).outcome
}

#[test]
fn bundles_of_assume_that_hold_are_nothing() {
    for bundle in [
        "\"nonnull\"(ptr %p)",
        "\"align\"(ptr %p, i64 4)",
        "\"align\"(ptr null, i64 1024)",
        "\"dereferenceable\"(ptr %p, i64 4)",
        "\"dereferenceable_or_null\"(ptr null, i64 4)",
        "\"noundef\"(i32 7)",
        "\"ignore\"(ptr null), \"cold\"()",
        // No multiple of anything: null alone has it; not looked at.
        "\"align\"(ptr %p, i64 3)",
    ] {
        let outcome = of_bundle(bundle);
        assert_eq!(outcome, Outcome::Returned(Some(Value::i32(1))), "{bundle}");
    }
}

#[test]
fn bundles_of_assume_that_do_not_hold_are_undefined() {
    for bundle in [
        "\"nonnull\"(ptr null)",
        "\"nonnull\"(ptr poison)",
        "\"align\"(ptr poison, i64 1)",
        "\"dereferenceable\"(ptr %p, i64 5)",
        "\"dereferenceable\"(ptr null, i64 1)",
        "\"dereferenceable_or_null\"(ptr %p, i64 5)",
        "\"noundef\"(i32 poison)",
        "\"noundef\"(i32 undef)",
        "\"ignore\"(ptr null), \"nonnull\"(ptr null)",
    ] {
        assert!(of_bundle(bundle).ub().is_some(), "{bundle}");
    }
}

#[test]
fn a_dereferenceable_pointer_is_well_defined() {
    let of_argument = |attribute: &str, argument: &str| {
        let text = format!(
            "define void @g(ptr {attribute} %p) {{\n  ret void\n}}\ndefine i32 @main() {{\n  call void @g(ptr {attribute} {argument})\n  ret i32 1\n}}\n"
        );
        main_with(&text, &[]).outcome
    };
    for attribute in ["dereferenceable(4)", "byref(i32)"] {
        let undefined = of_argument(attribute, "undef").ub();
        assert_eq!(undefined, Some(UbKind::NotDereferenceable), "{attribute}");
    }
    let or_null = of_argument("dereferenceable_or_null(4)", "undef");
    assert_eq!(or_null, Outcome::Returned(Some(Value::i32(1))));
}

#[test]
fn what_code_accesses_is_no_inaccessible_memory() {
    let of = |effects: &str| {
        let text = format!(
            "declare void @outside() memory(inaccessiblemem: readwrite)\ndefine void @g(ptr %p) memory({effects}) {{\n  call void @outside()\n  %v = load i32, ptr %p\n  ret void\n}}\ndefine i32 @main() {{\n  %p = alloca i32\n  call void @g(ptr %p)\n  ret i32 1\n}}\n"
        );
        main_with(&text, &[]).outcome
    };
    let without = of("inaccessiblemem: readwrite").ub();
    assert_eq!(without, Some(UbKind::MemoryAttribute));
    let with = of("argmem: read, inaccessiblemem: readwrite");
    assert_eq!(with, Outcome::Returned(Some(Value::i32(1))));
}

#[test]
fn memory_that_a_call_hands_over_is_there() {
    let of_call = |argument: &str| {
        let text = format!(
            "declare void @outside(ptr)
define i32 @main() {{
  %p = alloca i32, align 4
  call void @outside({argument})
  ret i32 1
}}"
        );
        main_with(&text, &[]).outcome
    };
    for kind in ["byval", "byref", "sret"] {
        let there = of_call(&format!("ptr {kind}(i32) %p"));
        assert_eq!(there, Outcome::Returned(Some(Value::i32(1))), "{kind}");
        for not in [
            format!("ptr {kind}(i64) %p"),
            format!("ptr {kind}(i32) null"),
        ] {
            assert!(of_call(&not).ub().is_some(), "{not}");
        }
    }
}

#[test]
fn fast_math_flags_of_a_call_exclude_arguments_and_results() {
    let of = |flags: &str, argument: &str| {
        let text = format!(
            "define float @same(float %x) {{
  ret float %x
}}
define float @main() {{
  %r = call {flags} float @same(float {argument})
  ret float %r
}}"
        );
        main_with(&text, &[]).outcome
    };
    let poison = Outcome::Returned(Some(Value::Poison));
    let (nan, infinity) = ("0x7FF8000000000000", "0x7FF0000000000000");
    assert_eq!(of("nnan", nan), poison);
    assert_eq!(of("ninf", infinity), poison);
    assert_eq!(
        of("nnan ninf", "1.0"),
        Outcome::Returned(Some(Value::f32(1.0)))
    );
    assert_eq!(
        of("nnan", infinity),
        Outcome::Returned(Some(Value::f32(f32::INFINITY)))
    );
}

#[test]
fn operator_new_is_the_librarys_where_it_can_be() {
    let of = |head: &str, call: &str| {
        let text = format!(
            "{head}\ndefine i32 @main() {{\n  %p = call ptr {call}\n  store i32 7, ptr %p\n  %v = load i32, ptr %p\n  ret i32 %v\n}}"
        );
        main_with(&text, &[]).outcome
    };
    let seven = Outcome::Returned(Some(Value::i32(7)));
    assert_eq!(of("declare ptr @_Znwm(i64)", "@_Znwm(i64 4)"), seven);
    assert!(
        of("declare ptr @_Znwm(i64)", "@_Znwm(i64 3)")
            .ub()
            .is_some()
    );
    // Some function of the name: its object is larger.
    assert_eq!(of("declare ptr @_Znwm()", "@_Znwm()"), seven);
    assert_eq!(
        of("declare ptr @_Znwm(i64) nobuiltin", "@_Znwm(i64 3)"),
        seven
    );
    // A call that says `builtin` is one of the library's again.
    assert!(of("declare ptr @_Znwm(i64) nobuiltin", "@_Znwm(i64 3) builtin") != seven);
    let device = "target triple = \"nvptx64-nvidia-cuda\"\ndeclare ptr @_Znwm(i64)";
    assert_eq!(of(device, "@_Znwm(i64 3)"), seven);
}

#[test]
fn a_thread_local_variable_that_names_itself_ends_in_an_answer() {
    let text = "@t = thread_local global ptr @t\ndefine ptr @main() {\n  %v = load ptr, ptr @t\n  ret ptr %v\n}";
    let outcome = main_with(text, &[]).outcome;
    assert!(matches!(outcome, Outcome::Unsupported(_)), "{outcome}");
}

#[test]
fn a_result_without_parts_may_be_noundef() {
    let text = "define noundef {} @none() {\n  ret {} undef\n}\ndefine i32 @main() {\n  %x = call {} @none()\n  ret i32 1\n}";
    assert_eq!(
        main_with(text, &[]).outcome,
        Outcome::Returned(Some(Value::i32(1)))
    );
}

#[test]
fn a_function_that_only_reads_answers_the_same_until_something_may_be_written() {
    let run = |between: &str| {
        let text = format!(
            "declare i32 @reads(ptr) memory(read)
declare void @writes()
@g = global i32 5
define i1 @main() {{
  %a = call i32 @reads(ptr @g)
  {between}
  %b = call i32 @reads(ptr @g)
  %r = icmp eq i32 %a, %b
  ret i1 %r
}}"
        );
        main_with(&text, &[]).outcome
    };
    let is = |b: bool| Outcome::Returned(Some(Value::int(1, u128::from(b))));
    assert_eq!(run(""), is(true));
    assert_eq!(run("%c = call i32 @reads(ptr null)"), is(true));
    assert_eq!(run("call void @writes()"), is(false));
}
