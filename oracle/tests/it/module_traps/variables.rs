//! Traps of variables: what they hold at start, who writes them, and their fields.

use super::{fine, wrong};

#[test]
fn go_t5_initialisers_stay_and_run_once() {
    let source = "@n = internal global { i32, i32 } { i32 42, i32 7 }
define i32 @next() {
  %a = load i32, ptr @n
  %b = add i32 %a, 1
  store i32 %b, ptr @n
  ret i32 %a
}";
    let target = |init: &str, call: &str| {
        format!(
            "@n.body = internal global {{ i32, i32 }} {init}
define i32 @next() {{
  {call}
  %a = load i32, ptr @n.body
  %b = add i32 %a, 1
  store i32 %b, ptr @n.body
  ret i32 %a
}}"
        )
    };
    wrong(source, &target("zeroinitializer", ""));
    let again = "store { i32, i32 } { i32 42, i32 7 }, ptr @n.body";
    wrong(source, &target("undef", again));
    fine(source, &target("{ i32 42, i32 7 }", ""));
}

const STRUCT: &str = "@s = internal global { i32, i32 } { i32 1, i32 2 }
define i32 @f() {
  store i32 9, ptr @s
  %a = load i32, ptr @s
  %b = load i32, ptr getelementptr (i8, ptr @s, i64 4)
  %c = add i32 %a, %b
  ret i32 %c
}";

#[test]
fn go_t6_loads_stay_loads() {
    let target = |extra: &str| {
        format!(
            "@s.f0 = internal global i32 1
@s.f1 = internal global i32 2
define i32 @f() {{
  store i32 9, ptr @s.f0
  {extra}
  %a = load i32, ptr @s.f0
  %b = load i32, ptr @s.f1
  %c = add i32 %a, %b
  ret i32 %c
}}"
        )
    };
    wrong(STRUCT, &target("store i32 0, ptr @s.f0"));
    fine(STRUCT, &target(""));
}

#[test]
fn go_t7_accesses_to_padding_and_across_fields() {
    let source = "@s = internal global { i8, i32 } { i8 1, i32 2 }
define i32 @f() {
  store i64 8589934597, ptr @s
  store i8 7, ptr getelementptr (i8, ptr @s, i64 2)
  %w = load i32, ptr @s
  %h = lshr i32 %w, 16
  ret i32 %h
}";
    let target = "@s.f0 = internal global i8 1
@s.f1 = internal global i32 2
define i32 @f() {
  store i8 5, ptr @s.f0
  store i32 2, ptr @s.f1
  %b = load i8, ptr @s.f0
  %w = zext i8 %b to i32
  %h = lshr i32 %w, 16
  ret i32 %h
}";
    wrong(source, target);
}

#[test]
fn go_t8_an_access_keeps_the_alignment_that_it_had() {
    let source = "@pad = internal global i8 0
@s = internal global { [4 x i32], [4 x i32] } { [4 x i32] zeroinitializer, [4 x i32] [i32 1, i32 2, i32 3, i32 4] }, align 16
define <4 x i32> @f() {
  store i8 1, ptr @pad
  %v = load <4 x i32>, ptr getelementptr (i8, ptr @s, i64 16), align 16
  ret <4 x i32> %v
}";
    let target = |align: u32| {
        format!(
            "@pad = internal global i8 0
@s.f1 = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align {align}
define <4 x i32> @f() {{
  store i8 1, ptr @pad
  %v = load <4 x i32>, ptr @s.f1, align 16
  ret <4 x i32> %v
}}"
        )
    };
    wrong(source, &target(1));
    fine(source, &target(16));
}

#[test]
fn go_t8_an_access_that_is_aligned_by_chance_is_nobody_s_promise() {
    // Where @s lies decides whether the source is defined; where the target's lies it is not, and that is one of the
    // ways of the source.
    let module = |align: u32| {
        format!(
            "@s = internal constant [4 x i8] c\"abcd\", align {align}
define i8 @f() {{
  %v = load i8, ptr getelementptr (i8, ptr @s, i64 1), align 2
  ret i8 %v
}}"
        )
    };
    fine(&module(1), &module(32));
    // An access that is aligned as it says wherever the variable lies must stay so.
    let held = |at: u32, align: u32| module(align).replace("i64 1", &format!("i64 {at}"));
    wrong(&held(2, 2), &held(1, 2));
}

#[test]
fn go_t9_an_index_may_walk_into_the_next_field() {
    let source = "@s = internal global { [2 x i32], [2 x i32] } { [2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4] }
define i32 @get(i64 %i) {
  %j = and i64 %i, 3
  %p = getelementptr inbounds [2 x i32], ptr @s, i64 0, i64 %j
  %v = load i32, ptr %p
  ret i32 %v
}";
    let target = "@s.f0 = internal global [2 x i32] [i32 1, i32 2]
@s.f1 = internal global [2 x i32] [i32 3, i32 4]
define i32 @get(i64 %i) {
  %j = and i64 %i, 3
  %p = getelementptr inbounds [2 x i32], ptr @s.f0, i64 0, i64 %j
  %v = load i32, ptr %p
  ret i32 %v
}";
    wrong(source, target);
}

#[test]
fn go_t10_a_stored_address_escapes() {
    let source = "@s = internal global i32 1
@h = internal global ptr null
define internal void @leak() noinline {
  store ptr @s, ptr @h
  ret void
}
define i32 @main() {
  call void @leak()
  %p = load ptr, ptr @h
  store i32 5, ptr %p
  %v = load i32, ptr @s
  ret i32 %v
}";
    wrong(source, &source.replace("ret i32 %v", "ret i32 1"));
}

#[test]
fn go_t11_the_host_writes_what_it_initialises() {
    let source = "@c = internal addrspace(4) externally_initialized constant { i32, float } { i32 7, float 1.0 }
define i32 @f() {
  %v = load i32, ptr addrspace(4) @c
  ret i32 %v
}";
    wrong(source, &source.replace("ret i32 %v", "ret i32 7"));
    fine(source, source);
}

#[test]
fn go_t12_a_counter_lives_across_launches() {
    let source = "@n = internal addrspace(1) global i32 0
define ptx_kernel void @k(ptr addrspace(1) %o) {
  %a = atomicrmw add ptr addrspace(1) @n, i32 1 monotonic
  ret void
}
define i32 @read() {
  %v = load i32, ptr addrspace(1) @n
  ret i32 %v
}";
    let target = "@n = internal addrspace(1) global i32 0
define ptx_kernel void @k(ptr addrspace(1) %o) {
  %l = alloca i32
  store i32 0, ptr %l
  %a = atomicrmw add ptr %l, i32 1 monotonic
  ret void
}
define i32 @read() {
  %v = load i32, ptr addrspace(1) @n
  ret i32 %v
}";
    wrong(source, target);
    fine(source, source);
}

#[test]
fn go_t19_the_initial_value_is_seen_before_the_only_store() {
    let source = "@g = internal global i32 0
define i32 @peek() {
  %v = load i32, ptr @g
  ret i32 %v
}
define void @set() {
  store i32 42, ptr @g
  ret void
}";
    wrong(source, &source.replace("ret i32 %v", "ret i32 42"));
}

#[test]
fn go_t23_each_thread_has_its_own() {
    let source = "@t = internal thread_local global i32 0
define i32 @f() {
  %a = load i32, ptr @t
  %b = add i32 %a, 1
  store i32 %b, ptr @t
  ret i32 %a
}";
    wrong(source, &source.replace("thread_local ", ""));
    fine(source, source);
}

#[test]
fn what_a_function_outside_writes_is_seen() {
    let source = "@v = global i32 1
declare void @out()
define i32 @f() {
  store i32 3, ptr @v
  call void @out()
  %a = load i32, ptr @v
  ret i32 %a
}";
    wrong(source, &source.replace("ret i32 %a", "ret i32 3"));
    fine(source, source);
}
