//! Memory: accesses, addresses, slots, initialisers.

use super::{after, body, count};

#[test]
fn memory_operations_become_plain_accesses() {
    let text = "define i32 @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 16, i1 false)
  %v = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret i32 %v
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)";
    assert_eq!(
        body("memory-operations", 0..2, text),
        [
            "store i8 0, ptr %p, align 1",
            "%v = load i32, ptr %p, align 4",
            "ret i32 %v"
        ]
    );
}

#[test]
fn addresses_become_simpler() {
    let text = "define ptr @f(ptr %p, i64 %n) {\n  %q = getelementptr inbounds [4 x i32], ptr %p, i64 %n, i64 2\n  ret ptr %q\n}";
    assert_eq!(
        body("addresses", 0..1, text)[0],
        "%q = getelementptr inbounds [4 x i32], ptr %p, i64 %n"
    );
    let text = "define ptr @f(ptr %p, i64 %n) {\n  %q = getelementptr i32, ptr %p, i64 %n\n  ret ptr %q\n}";
    assert_eq!(
        body("addresses", 0..1, text)[0],
        "%q = getelementptr i8, ptr %p, i64 %n"
    );
}

#[test]
fn initializers_become_zero_and_then_none() {
    let text = "@a = internal constant [2 x i32] [i32 1, i32 2]\ndefine void @f() {\n  ret void\n}";
    assert!(
        after("initializers", 0..1, text)
            .contains("@a = internal constant [2 x i32] zeroinitializer")
    );
    assert!(after("initializers", 1..2, text).contains("@a = external constant [2 x i32]"));
}

#[test]
fn address_spaces_become_generic() {
    let text = "@s = addrspace(3) global i32 undef
define i32 @f() {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %v = load i32, ptr %p
  call void @llvm.memcpy.p0.p3.i64(ptr %p, ptr addrspace(3) @s, i64 4, i1 false)
  ret i32 %v
}
declare void @llvm.memcpy.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)";
    let text = after("address-spaces", 0..1, text);
    assert!(
        text.contains("@s = global i32 undef") && text.contains("load i32, ptr @s"),
        "{text}"
    );
    assert!(
        text.contains("@llvm.memcpy.p0.p0.i64(ptr @s, ptr @s,") && !text.contains("addrspace"),
        "{text}"
    );
}

#[test]
fn slots_become_values_with_phis_where_they_meet() {
    let text = "define i32 @f(i32 %n) {
entry:
  %s = alloca i32
  %d = alloca i32
  store i32 1, ptr %s
  br label %h
h:
  %v = load i32, ptr %s
  %w = mul i32 %v, 3
  store i32 %w, ptr %s
  %c = icmp slt i32 %w, %n
  br i1 %c, label %h, label %x
x:
  %r = load i32, ptr %s
  %u = load i32, ptr %d
  %z = add i32 %r, %u
  ret i32 %z
}";
    assert_eq!(count("promote-slots", text), 2);
    let expected = "h:
  %slot = phi i32 [ 1, %entry ], [ %w, %h ]
  %w = mul i32 %slot, 3
  %c = icmp slt i32 %w, %n
  br i1 %c, label %h, label %x

x:
  %z = add i32 %w, 0
  ret i32 %z
";
    let text = after("promote-slots", 0..2, text);
    assert!(text.contains(expected), "{text}");
}

#[test]
fn loads_become_what_was_stored() {
    let text = "define i32 @f(ptr %p, ptr %q) {
  store i32 5, ptr %p
  store i32 6, ptr %q
  br label %n
n:
  %a = load i32, ptr %p
  ret i32 %a
}";
    assert_eq!(body("loads-to-stored-values", 0..1, text)[3], "ret i32 5");
}

#[test]
fn a_load_from_a_slot_becomes_one_from_either() {
    let text = "
define i32 @f(ptr %q) {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  %x = load i32, ptr %a, align 4
  %y = load i32, ptr %q, align 4
  ret i32 %x
}
define i32 @g(ptr %q) {
  %r = call i32 @f(ptr %q)
  ret i32 %r
}";
    assert_eq!(count("loads-of-either", text), 1);
    let made = after("loads-of-either", 0..1, text);
    assert!(
        made.contains("call i32 @f(ptr %q, i1 false, ptr null)"),
        "{made}"
    );
    assert!(
        made.contains("select i1 %0, ptr %a, ptr %1\n  %x = load i32, ptr %3"),
        "{made}"
    );
}
