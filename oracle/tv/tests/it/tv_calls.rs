//! Pairs of functions that pass copies, restrict parameters, assume, or call what is not known: what the validator
//! says of them. Each pair is here for a rule; the wrong ones show that the rule says no more than it should.

use crate::tv_support;

use tv_support::{Pair, check};

#[test]
fn byval_is_a_copy() {
    check(&[
        Pair {
            name: "byval is nobody else's",
            expected: "correct",
            common: "declare void @g()
",
            source: "define i32 @f(ptr byval(i32) %p) { store i32 5, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v }",
            target: "define i32 @f(ptr byval(i32) %p) { store i32 5, ptr %p
 call void @g()
 ret i32 5 }",
        },
        Pair {
            name: "byval contents are the caller's",
            expected: "incorrect",
            common: "",
            source: "define i32 @f(ptr byval(i32) %p) { %v = load i32, ptr %p
 ret i32 %v }",
            target: "define i32 @f(ptr byval(i32) %p) { ret i32 0 }",
        },
        Pair {
            name: "store to byval is not seen",
            expected: "correct",
            common: "",
            source: "define void @f(ptr byval(i32) %p) { store i32 5, ptr %p
 ret void }",
            target: "define void @f(ptr byval(i32) %p) { ret void }",
        },
        Pair {
            name: "byval argument passes contents",
            expected: "correct",
            common: "declare void @g(ptr byval(i32))
",
            source: "define void @f(i32 %x) { %a = alloca i32
 %b = alloca i32
 store i32 %x, ptr %a
 %v = load i32, ptr %a
 store i32 %v, ptr %b
 call void @g(ptr byval(i32) %b)
 ret void }",
            target: "define void @f(i32 %x) { %a = alloca i32
 store i32 %x, ptr %a
 call void @g(ptr byval(i32) %a)
 ret void }",
        },
        Pair {
            name: "byval argument passes other contents",
            expected: "incorrect",
            common: "declare void @g(ptr byval(i32))
",
            source: "define void @f(i32 noundef %x) { %a = alloca i32
 store i32 %x, ptr %a
 call void @g(ptr byval(i32) %a)
 ret void }",
            target: "define void @f(i32 noundef %x) { %a = alloca i32
 store i32 1, ptr %a
 call void @g(ptr byval(i32) %a)
 ret void }",
        },
        Pair {
            name: "the callee of byval cannot write",
            expected: "correct",
            common: "declare void @g(ptr byval(i32))
",
            source: "define i32 @f(i32 %x) { %a = alloca i32
 store i32 %x, ptr %a
 call void @g(ptr byval(i32) %a)
 %v = load i32, ptr %a
 ret i32 %v }",
            target: "define i32 @f(i32 %x) { %a = alloca i32
 store i32 %x, ptr %a
 call void @g(ptr byval(i32) %a)
 ret i32 %x }",
        },
    ]);
}

#[test]
fn attributes_of_a_parameter_bind_what_is_based_on_it() {
    check(&[
        Pair {
            name: "store through readonly",
            expected: "vacuous",
            common: "",
            source: "define void @f(ptr readonly %p) { store i8 0, ptr %p
 ret void }",
            target: "define void @f(ptr readonly %p) { unreachable }",
        },
        Pair {
            name: "store through another pointer",
            expected: "incorrect",
            common: "",
            source: "define void @f(ptr readonly %p, ptr noundef %q) { store i8 0, ptr %q
 ret void }",
            target: "define void @f(ptr readonly %p, ptr noundef %q) { unreachable }",
        },
        Pair {
            name: "memset through readnone",
            expected: "vacuous",
            common: "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
",
            source: "define void @f(ptr readnone %p) { %q = getelementptr i8, ptr %p, i64 4
 call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 4, i1 false)
 ret void }",
            target: "define void @f(ptr readnone %p) { unreachable }",
        },
        Pair {
            name: "load through writeonly in the target",
            expected: "incorrect",
            common: "",
            source: "define void @f(ptr writeonly %p) { store i8 0, ptr %p
 ret void }",
            target: "define void @f(ptr writeonly %p) { store i8 0, ptr %p
 %v = load i8, ptr %p
 ret void }",
        },
        Pair {
            name: "return of a pointer that must not be kept",
            expected: "correct",
            common: "",
            source: "define ptr @f(ptr captures(none) %p) { ret ptr %p }",
            target: "define ptr @f(ptr captures(none) %p) { ret ptr poison }",
        },
        Pair {
            name: "return of an address of it",
            expected: "incorrect",
            common: "",
            source: "define i64 @f(ptr noundef captures(none) %p) { %a = ptrtoint ptr %p to i64
 ret i64 %a }",
            target: "define i64 @f(ptr noundef captures(none) %p) { ret i64 0 }",
        },
        Pair {
            name: "a stored pointer that must not be kept",
            expected: "incorrect",
            common: "",
            source: "define void @f(ptr captures(none) %p, ptr %q) { store ptr null, ptr %q
 ret void }",
            target: "define void @f(ptr captures(none) %p, ptr %q) { store ptr %p, ptr %q
 ret void }",
        },
        Pair {
            name: "stored and overwritten",
            expected: "correct",
            common: "",
            source: "define void @f(ptr captures(none) %p, ptr %q) { store ptr null, ptr %q
 ret void }",
            target: "define void @f(ptr captures(none) %p, ptr %q) { store ptr %p, ptr %q
 store ptr null, ptr %q
 ret void }",
        },
        Pair {
            name: "a call that may keep it",
            expected: "correct",
            common: "declare void @g(ptr)
",
            source: "define void @f(ptr captures(none) %p) { call void @g(ptr %p)
 ret void }",
            target: "define void @f(ptr captures(none) %p) { call void @g(ptr poison)
 ret void }",
        },
    ]);
}

#[test]
fn assume_bundles_promise() {
    check(&[
        Pair {
            name: "align with a variable",
            expected: "correct",
            common: "declare void @llvm.assume(i1)
",
            source: r#"define i1 @f(ptr noundef %p) { call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
 %a = ptrtoint ptr %p to i64
 %b = and i64 %a, 7
 %c = icmp eq i64 %b, 0
 ret i1 %c }"#,
            target: "define i1 @f(ptr noundef %p) { ret i1 true }",
        },
        Pair {
            name: "align with a variable number",
            expected: "incorrect",
            common: "declare void @llvm.assume(i1)
",
            source: r#"define i1 @f(ptr noundef %p, i64 noundef %n) { call void @llvm.assume(i1 true) ["align"(ptr %p, i64 %n)]
 %a = ptrtoint ptr %p to i64
 %b = and i64 %a, 7
 %c = icmp eq i64 %b, 0
 ret i1 %c }"#,
            target: "define i1 @f(ptr noundef %p, i64 noundef %n) { ret i1 true }",
        },
        Pair {
            name: "align to no power of two is null",
            expected: "correct",
            common: "declare void @llvm.assume(i1)
",
            source: r#"define i1 @f(ptr noundef %p) { call void @llvm.assume(i1 true) ["align"(ptr %p, i64 3)]
 %c = icmp eq ptr %p, null
 ret i1 %c }"#,
            target: "define i1 @f(ptr noundef %p) { ret i1 true }",
        },
        Pair {
            name: "separate storage",
            expected: "correct",
            common: "declare void @llvm.assume(i1)
",
            source: r#"define i8 @f(ptr %p, ptr %q) { call void @llvm.assume(i1 true) ["separate_storage"(ptr %p, ptr %q)]
 store i8 1, ptr %p
 store i8 2, ptr %q
 %v = load i8, ptr %p
 ret i8 %v }"#,
            target: r#"define i8 @f(ptr %p, ptr %q) { call void @llvm.assume(i1 true) ["separate_storage"(ptr %p, ptr %q)]
 store i8 1, ptr %p
 store i8 2, ptr %q
 ret i8 1 }"#,
        },
    ]);
}

#[test]
fn events_and_lists_of_arguments() {
    check(&[
        Pair {
            name: "the same call twice",
            expected: "correct",
            common: "declare void @g(ptr) memory(argmem: read, inaccessiblemem: write)
",
            source: "define void @f(ptr %p) { call void @g(ptr %p)
 call void @g(ptr %p)
 ret void }",
            target: "define void @f(ptr %p) { call void @g(ptr %p)
 ret void }",
        },
        Pair {
            name: "the same call twice with a store between",
            expected: "incorrect",
            common: "declare void @g(ptr) memory(argmem: read, inaccessiblemem: write)
",
            source: "define void @f(ptr %p) { call void @g(ptr %p)
 store i8 1, ptr %p
 call void @g(ptr %p)
 ret void }",
            target: "define void @f(ptr %p) { store i8 1, ptr %p
 call void @g(ptr %p)
 ret void }",
        },
        Pair {
            name: "an argument that may not be there",
            expected: "incorrect",
            common: "declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
declare void @llvm.va_copy(ptr, ptr)
",
            source: "define i32 @f(...) { %l = alloca [24 x i8]
 call void @llvm.va_start(ptr %l)
 %a = va_arg ptr %l, i32
 call void @llvm.va_end(ptr %l)
 ret i32 %a }",
            target: "define i32 @f(...) { %l = alloca [24 x i8]
 call void @llvm.va_start(ptr %l)
 %a = va_arg ptr %l, i32
 %b = va_arg ptr %l, i32
 call void @llvm.va_end(ptr %l)
 ret i32 %a }",
        },
        Pair {
            name: "an unused argument",
            expected: "correct",
            common: "declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
declare void @llvm.va_copy(ptr, ptr)
",
            source: "define i32 @f(...) { %l = alloca [24 x i8]
 call void @llvm.va_start(ptr %l)
 %a = va_arg ptr %l, i32
 %b = va_arg ptr %l, i32
 call void @llvm.va_end(ptr %l)
 ret i32 %a }",
            target: "define i32 @f(...) { %l = alloca [24 x i8]
 call void @llvm.va_start(ptr %l)
 %a = va_arg ptr %l, i32
 call void @llvm.va_end(ptr %l)
 ret i32 %a }",
        },
        Pair {
            name: "a copied list",
            expected: "correct",
            common: "declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
declare void @llvm.va_copy(ptr, ptr)
",
            source: "define i32 @f(...) { %l = alloca [24 x i8]
 %m = alloca [24 x i8]
 call void @llvm.va_start(ptr %l)
 call void @llvm.va_copy(ptr %m, ptr %l)
 %a = va_arg ptr %m, i32
 ret i32 %a }",
            target: "define i32 @f(...) { %l = alloca [24 x i8]
 call void @llvm.va_start(ptr %l)
 %a = va_arg ptr %l, i32
 ret i32 %a }",
        },
        Pair {
            name: "a variable argument of another width",
            expected: "not correct",
            common: "declare i32 @printf(ptr, ...)
",
            source: "define void @f(ptr %p, i32 %a) { %r = call i32 (ptr, ...) @printf(ptr %p, i32 %a)
 ret void }",
            target: "define void @f(ptr %p, i32 %a) { %w = zext i32 %a to i64
 %r = call i32 (ptr, ...) @printf(ptr %p, i64 %w)
 ret void }",
        },
        Pair {
            name: "volatile memset stays",
            expected: "incorrect",
            common: "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
",
            source: "define void @f(ptr %p) { call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 true)
 ret void }",
            target: "define void @f(ptr %p) { call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
 ret void }",
        },
    ]);
}
