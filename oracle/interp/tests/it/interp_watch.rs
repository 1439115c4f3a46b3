//! Accesses that metadata excludes from each other: a plain run does them, and one with shaken licences notes where they meet.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::{parse, run_with};
use tandem_interp::{Input, Licences, Outcome, Policy, UbKind, Value};

const METADATA: &str = "
!0 = !{!1, !1, i64 0}
!1 = !{!\"int\", !3, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!\"char\", !5, i64 0}
!4 = !{!\"float\", !3, i64 0}
!5 = !{!\"root\"}
!6 = !{!3, !3, i64 0}
!7 = !{!8, !1, i64 4}
!8 = !{!\"struct\", !4, i64 0, !1, i64 4}
!9 = !{!8, !4, i64 0}
!10 = distinct !{!10}
!11 = distinct !{!11, !10}
!12 = !{!11}
!13 = !{!1, !1, i64 0, i64 1}
";

/// Whether accesses of `@main` meet that metadata excludes, in a run that looks.
fn aliased(body: &str) -> bool {
    let text = format!(
        "define void @main() {{\n%a = alloca [2 x i32]\n%b = getelementptr i32, ptr %a, i64 1\n{body}\nret void\n}}\n{METADATA}"
    );
    let run = |licences| {
        let policy = Policy {
            licences,
            ..Policy::default()
        };
        let input = Input {
            policy,
            ..Input::default()
        };
        let run = run_with(&parse(&text), "main", &input);
        assert_eq!(run.outcome, Outcome::Returned(None), "{body}");
        run.choices
    };
    let plain = run(Licences::Unused);
    assert!(!plain.aliased && !plain.any());
    run(Licences::Shaken(1)).aliased
}

#[test]
fn accesses_of_types_that_are_no_part_of_each_other_meet() {
    let pair = |first: &str, second: &str| {
        aliased(&format!(
            "store i32 1, ptr %a, !tbaa {first}\n%v = load i32, ptr %a, !tbaa {second}"
        ))
    };
    assert!(pair("!0", "!2"));
    assert!(!pair("!0", "!0"));
    // A character may be part of anything.
    assert!(!pair("!0", "!6"));
    assert!(!pair("!6", "!2"));
    // The member of the structure that is an integer, and the one that is none.
    assert!(!pair("!0", "!7"));
    assert!(pair("!2", "!7"));
    assert!(pair("!7", "!9"));
}

#[test]
fn reads_and_other_places_and_accesses_without_metadata_do_not() {
    let load = |p: &str, tag: &str, v: &str| format!("%{v} = load i32, ptr %{p}{tag}\n");
    let store = "store i32 1, ptr %a, !tbaa !0\n";
    let first = "store i32 1, ptr %a\nstore i32 1, ptr %b\n";
    assert!(!aliased(&format!(
        "{first}{}{}",
        load("a", ", !tbaa !0", "v"),
        load("a", ", !tbaa !2", "w")
    )));
    assert!(!aliased(&format!(
        "{first}{store}{}",
        load("b", ", !tbaa !2", "v")
    )));
    assert!(!aliased(&format!("{first}{store}{}", load("a", "", "v"))));
    let part = "%c = getelementptr i8, ptr %a, i64 3\n%v = load i8, ptr %c, !tbaa !2";
    assert!(aliased(&format!("{first}{store}{part}")));
}

#[test]
fn an_access_in_a_scope_meets_one_outside_of_it() {
    let with = |first: &str, second: &str| {
        aliased(&format!(
            "store i32 1, ptr %a{first}\n%v = load i32, ptr %a{second}"
        ))
    };
    assert!(with(", !alias.scope !12", ", !noalias !12"));
    assert!(with(", !noalias !12", ", !alias.scope !12"));
    assert!(!with(", !alias.scope !12", ", !alias.scope !12"));
    assert!(!with(", !alias.scope !12", ""));
    // What a call with such metadata accesses is not known.
    let call = "call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 4, i1 false), !alias.scope !12";
    assert!(aliased(call));
}

#[test]
fn what_a_function_says_of_its_pointers_is_looked_at() {
    let run = |params: &str, args: &str, body: &str| {
        let text = format!(
            "@g = global i32 5\n@h = global i32 5\ndefine internal void @f({params}) {{\n{body}\nret void\n}}
define void @main() {{\ncall void @f({args})\nret void\n}}"
        );
        let policy = Policy {
            licences: Licences::Shaken(1),
            ..Policy::default()
        };
        let input = Input {
            policy,
            ..Input::default()
        };
        run_with(&parse(&text), "main", &input).choices.aliased
    };
    let store = "%q = getelementptr i8, ptr %p, i64 0\nstore i32 1, ptr %q";
    let load = "%v = load i32, ptr %p";
    assert!(run("ptr readonly %p", "ptr @g", store));
    assert!(run("ptr readnone %p", "ptr @g", load));
    assert!(run("ptr writeonly %p", "ptr @g", load));
    assert!(!run("ptr readonly %p", "ptr @g", load));
    assert!(!run("ptr writeonly %p", "ptr @g", store));
    assert!(!run("ptr readonly %a, ptr %p", "ptr @h, ptr @g", store));
    // Another parameter leads there as well: it may be that one.
    assert!(run("ptr readonly %a, ptr %p", "ptr @g, ptr @g", store));
    assert!(run("ptr noalias %a, ptr %p", "ptr @g, ptr @g", load));
    assert!(!run("ptr noalias %a, ptr %p", "ptr @h, ptr @g", load));
    // What the call alone says is not followed into the callee: it may be broken there.
    assert!(run("ptr %p", "ptr readonly @g", store));
    assert!(!run("ptr readonly %p", "ptr readonly @g", load));
}

#[test]
fn a_tag_of_constant_memory_promises_that_it_does_not_change() {
    let text = |change: &str| {
        format!(
            "@g = global i32 5\ndefine i32 @main() {{\n%v = load i32, ptr @g, !tbaa !13\n{change}\nret i32 %v\n}}\n{METADATA}"
        )
    };
    let run = |change: &str| run_with(&parse(&text(change)), "main", &Input::default()).outcome;
    assert_eq!(run(""), Outcome::Returned(Some(Value::i32(5))));
    let changed = run("store i32 6, ptr @g");
    assert_eq!(changed.ub(), Some(UbKind::InvariantChanged));
}
