//! Taking a load's value from elsewhere (JT-R8, JT-T13, JT-T19), each refusal with a
//! near miss that is legal.

#![allow(clippy::unwrap_used)]

use crate::support;

use support::harness::{Test, int};
use support::malformed;
use tandem_ir::rewrite::{Judgement, Operand, Rewrite};
use tandem_ir::{InstKind, Type};
use tandem_reference::passes::jump_threading::apply;

fn loads(before: &str, in_p: &str, in_b: &str) -> Test {
    Test::new(&format!(
        "declare void @may_exit() nounwind memory(none)
declare void @returns() nounwind willreturn memory(none)
define i32 @f(ptr %p, ptr %q, i1 %k) {{
entry:
  br i1 %k, label %P, label %Q
P:
  %l = load {in_p}i32, ptr %p
  br label %B
Q:
  br label %B
B:
  {before}
  %v = load {in_b}i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}}"
    ))
}

fn thread_load(t: &Test) -> Rewrite {
    Rewrite::ThreadLoad {
        load: t.inst("v"),
        known: vec![(t.block("P"), Operand::Value(t.value("l")))],
        insert_in: Some(t.block("Q")),
    }
}

#[test]
fn jt_t13_t19_loads_are_taken_from_elsewhere_only_over_nothing() {
    for (before, in_p, in_b) in [
        ("store i32 0, ptr %q", "", ""),
        ("fence acquire", "", ""),
        ("call void @may_exit()", "", ""),
        ("", "", "volatile "),
    ] {
        let t = loads(before, in_p, in_b);
        t.refused(&thread_load(&t), "JT-R8");
    }
    // A volatile access yields a value that a later plain load need not see.
    let t = loads("", "volatile ", "");
    t.refused(&thread_load(&t), "JT-R8");
    for before in ["", "call void @returns()"] {
        let t = loads(before, "", "");
        assert_eq!(t.judge(&thread_load(&t)), Judgement::Legal);
        let mut g = t.f().clone();
        apply(&t.0.header, &mut g, &thread_load(&t)).unwrap();
        assert_eq!(malformed(&t.0.header, &g), None);
        assert_eq!(g.phis(t.block("B")).count(), 1);
        let in_q = g
            .insts(t.block("Q"))
            .filter(|&i| matches!(g.kind(i), InstKind::Load(_)));
        assert_eq!(in_q.count(), 1);
    }
}

#[test]
fn jt_r8_a_value_that_metadata_may_make_poison_is_not_taken() {
    let text = |md: &str| {
        format!(
            "define i32 @f(ptr %p, ptr %q) {{
entry:
  %a = load i32, ptr %p{md}
  %s = load i32, ptr %q
  %b = load i32, ptr %p
  %r = add i32 %s, %b
  ret i32 %r
}}
!0 = !{{i32 0, i32 7}}"
        )
    };
    let rw = |t: &Test| t.replace("b", Operand::Value(t.value("a")), "add");
    let t = Test::new(&text(""));
    assert_eq!(t.judge(&rw(&t)), Judgement::Legal);
    t.unproven(&t.replace("b", Operand::Value(t.value("s")), "add"));
    let ranged = Test::new(&text(", !range !0"));
    ranged.unproven(&rw(&ranged));
}

#[test]
fn jt_r8_stores_to_other_objects_do_not_matter() {
    let text = |stored: &str, ty: &str| {
        format!(
            "@g = global i32 0
define i32 @f(ptr %q) {{
entry:
  %m = alloca i32
  %part = getelementptr i8, ptr %m, i32 1
  store i32 5, ptr %m
  store {ty} 1, ptr {stored}
  %b = load i32, ptr %m
  ret i32 %b
}}"
        )
    };
    let rw = |t: &Test| t.replace("b", int(Type::I32, 5), "ret");
    let other = Test::new(&text("@g", "i32"));
    assert_eq!(other.judge(&rw(&other)), Judgement::Legal);
    // An argument might point anywhere, and parts of the same object certainly clash.
    for (stored, ty) in [("%q", "i32"), ("%m", "i8"), ("%part", "i8")] {
        let t = Test::new(&text(stored, ty));
        t.unproven(&rw(&t));
    }
}

#[test]
fn jt_t19_a_volatile_load_may_be_copied() {
    let t = Test::new(
        "define i32 @f(ptr %p, i1 %k, i1 %r) {
entry:
  br i1 %k, label %P, label %Q
P:
  br label %B
Q:
  br label %B
B:
  %c = phi i1 [ true, %P ], [ %r, %Q ]
  %v = load volatile i32, ptr %p
  br i1 %c, label %T, label %F
T:
  ret i32 %v
F:
  ret i32 0
}",
    );
    let rw = t.thread(&["P"], "B", "T");
    assert_eq!(t.judge(&rw), Judgement::Legal);
    let mut g = t.f().clone();
    apply(&t.0.header, &mut g, &rw).unwrap();
    assert_eq!(malformed(&t.0.header, &g), None);
}
