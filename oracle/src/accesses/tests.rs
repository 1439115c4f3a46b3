//! Where pointers come from, however many merges lie between.

use super::{Relation, weakened};
use tandem_ir::Module;

fn module(text: &str) -> Module {
    tandem_ir::text::parse(text.as_bytes(), "accesses.ll").unwrap()
}

fn words(before: &str, after: &str) -> Vec<String> {
    let (a, b) = (module(before), module(after));
    let (a, b) = ((&a.header, &a.bodies[0]), (&b.header, &b.bodies[0]));
    let found = weakened(a, b, Relation::Transformed);
    found.into_iter().map(|w| w.words).collect()
}

/// A volatile load and a plain one through merges of one argument; without the volatile one, and without the merges.
const MERGED: &str = "define i32 @f(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %q = phi ptr [ %p, %0 ], [ %p, %a ]
  %v = load volatile i32, ptr %q
  %s = select i1 %c, ptr %q, ptr %p
  br i1 %c, label %d, label %e
d:
  br label %e
e:
  %r = phi ptr [ %s, %b ], [ %s, %d ]
  %t = select i1 %c, ptr %r, ptr %q
  %w = load i32, ptr %t
  ret i32 %w
}
";

#[test]
fn merges_of_one_pointer_are_that_pointer() {
    let plain = "define i32 @f(ptr %p, i1 %c) {\n  %w = load i32, ptr %p\n  ret i32 %w\n}\n";
    assert_eq!(words(MERGED, plain), Vec::<String>::new());
    let both = plain.replace("  ret", "  %v = load i32, ptr %p\n  ret");
    assert_eq!(
        words(MERGED, &both),
        ["load i32 through argument 0: volatile became plain"]
    );
}

#[test]
fn what_another_access_says_of_the_pointer_is_a_reason() {
    let before = "define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 1
  store i32 %v, ptr %p, align 4
  ret i32 %v
}
";
    let raised = before.replace("load i32, ptr %p, align 1", "load i32, ptr %p, align 4");
    assert_eq!(words(before, &raised), Vec::<String>::new());
    let more = before.replace("load i32, ptr %p, align 1", "load i32, ptr %p, align 8");
    assert_eq!(words(before, &more).len(), 1);
}

#[test]
fn memory_for_a_result_has_the_alignment_of_its_type() {
    let of = |attribute: &str| {
        let before = format!(
            "define void @f(ptr {attribute} %p) {{
  store i32 0, ptr %p, align 1
  ret void
}}
"
        );
        let raised = before.replace("align 1", "align 4");
        words(&before, &raised).len()
    };
    assert_eq!(of("sret(i32)"), 0);
    assert_eq!(of("sret(i16)"), 1);
    assert_eq!(of("byval(i32)"), 1);
}

#[test]
fn a_pointer_that_moves_in_a_loop_is_the_one_that_it_started_from() {
    let before = "define void @f(ptr align 16 %p, i1 %c) {
  br label %l
l:
  %q = phi ptr [ %p, %0 ], [ %n, %l ]
  store volatile i32 0, ptr %q, align 4
  %n = getelementptr i32, ptr %q, i64 1
  br i1 %c, label %l, label %e
e:
  ret void
}
";
    let plain = before.replace(" volatile", "");
    assert_eq!(
        words(before, &plain),
        ["store i32 through argument 0: volatile became plain"]
    );
    // The distance counts for what the address is known to be a multiple of.
    let raised = before.replace("ptr %q, align 4", "ptr %q, align 16");
    assert_eq!(
        words(before, &raised),
        ["store i32 through argument 0: align 4 became align 16, which nothing in sight justifies"]
    );
}

#[test]
fn what_is_never_executed_is_no_access() {
    let before = "define void @f(ptr %p, i32 %x) {
  br i1 false, label %a, label %b
a:
  store atomic i32 %x, ptr %p seq_cst, align 4
  br label %b
b:
  switch i32 2, label %a [
    i32 2, label %c
    i32 3, label %a
  ]
c:
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
";
    let after = "define void @f(ptr %p, i32 %x) {\n  store i32 0, ptr %p, align 1\n  ret void\n}\n";
    assert_eq!(words(before, after), Vec::<String>::new());
    for goes_there in [
        before.replace("i1 false, label %a", "i1 true, label %a"),
        before.replace("switch i32 2", "switch i32 3"),
        before.replace("switch i32 2", "switch i32 7"),
    ] {
        assert_eq!(
            words(&goes_there, after),
            ["store i32 through argument 0: seq_cst became plain"]
        );
    }
    for nowhere in ["undef", "poison"] {
        let before = before.replace("br i1 false", &format!("br i1 {nowhere}"));
        assert_eq!(words(&before, after), Vec::<String>::new());
    }
}

#[test]
fn an_integer_that_is_a_multiple_is_an_aligned_address() {
    let before = "define void @f(i64 %x) {
  %o = alloca i8, align 16
  %n = ptrtoint ptr %o to i8
  %p = inttoptr i8 %n to ptr
  store i8 0, ptr %p, align 1
  %a = and i64 %x, -32
  %b = add i64 %a, 16
  %q = inttoptr i64 %b to ptr
  store i16 0, ptr %q, align 1
  ret void
}
";
    let after = |byte: u32, word: u32| {
        let byte = format!("store i8 0, ptr %p, align {byte}");
        let text = before.replace("store i8 0, ptr %p, align 1", &byte);
        let word = format!("store i16 0, ptr %q, align {word}");
        text.replace("store i16 0, ptr %q, align 1", &word)
    };
    assert_eq!(words(before, &after(16, 16)), Vec::<String>::new());
    assert_eq!(words(before, &after(32, 16)).len(), 1);
    assert_eq!(words(before, &after(16, 32)).len(), 1);
}

#[test]
fn an_access_through_a_loaded_pointer_may_be_the_weaker_one() {
    let before = "define void @f(ptr %p, ptr %q) {
  store atomic i64 0, ptr %q monotonic, align 8
  store ptr %q, ptr %p
  %r = load ptr, ptr %p
  store i64 0, ptr %r, align 1
  ret void
}
";
    let plain = "define void @f(ptr %p, ptr %q) {\n  store ptr %q, ptr %p\n  store i64 0, ptr %q, align 1\n  ret void\n}\n";
    let certain = |before: &str| {
        let (a, b) = (module(before), module(plain));
        let (a, b) = ((&a.header, &a.bodies[0]), (&b.header, &b.bodies[0]));
        weakened(a, b, Relation::Transformed)[0].certain
    };
    assert!(!certain(before));
    assert!(certain(
        &before.replace("  store i64 0, ptr %r, align 1\n", "")
    ));
}

#[test]
fn a_stated_address_has_the_alignment_of_its_number() {
    let before = "define void @f() {
  %p = getelementptr i8, ptr null, i64 6
  store i16 0, ptr %p, align 1
  ret void
}
";
    let after = |align: u32| {
        format!(
            "define void @f() {{\n  store i16 0, ptr inttoptr (i64 6 to ptr), align {align}\n  ret void\n}}\n"
        )
    };
    assert_eq!(words(before, &after(2)), Vec::<String>::new());
    assert_eq!(words(before, &after(4)).len(), 1);
}

#[test]
fn a_load_that_nobody_sees_may_go() {
    let before = "define i8 @f(ptr %p) {
  %a = load atomic i8, ptr %p unordered, align 1
  %b = load i8, ptr %p
  ret i8 %b
}
";
    let after = "define i8 @f(ptr %p) {
  %b = load i8, ptr %p
  %c = load i8, ptr %p
  %d = add i8 %b, %c
  ret i8 %d
}
";
    assert_eq!(words(before, after), Vec::<String>::new());
    let aligned = after.replace("%b = load i8, ptr %p", "%b = load i8, ptr %p, align 4");
    assert_eq!(words(before, &aligned).len(), 1);
    let said = before.replace("unordered, align 1", "unordered, align 4");
    assert_eq!(words(&said, &aligned), Vec::<String>::new());
    let strong = before.replace("unordered", "acquire");
    assert_eq!(words(&strong, after).len(), 1);
    let seen = before.replace("ret i8 %b", "ret i8 %a");
    assert_eq!(words(&seen, after).len(), 1);
}

#[test]
fn an_even_counter_steps_over_two_elements() {
    let before = "@t = global [64 x i32] zeroinitializer, align 16
define void @f() {
entry:
  br label %a
a:
  %i = phi i64 [ 0, %entry ], [ %n, %a ]
  %n = add i64 %i, 2
  %p = getelementptr [64 x i32], ptr @t, i64 0, i64 %n
  store i32 0, ptr %p, align 4
  %c = icmp ult i64 %n, 60
  br i1 %c, label %a, label %b
b:
  ret void
}
";
    let after = |align: u32| before.replace("align 4", &format!("align {align}"));
    assert_eq!(words(before, &after(8)), Vec::<String>::new());
    assert_eq!(words(before, &after(16)).len(), 1);
}
