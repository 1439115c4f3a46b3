//! Pairs of functions on memory: what the validator says of them.

#![allow(clippy::unwrap_used)]

use crate::tv_support;

use tandem_tv::validate::Settings;
use tv_support::{halves, report, words};

fn verdict(text: &str) -> String {
    let (source, target) = halves(text);
    words(&report(&source, &target, &Settings::default()))
}

/// Name, expected verdict, source and target.
const PAIRS: &[(&str, &str, &str)] = &[
    (
        "store forwarding",
        "correct",
        "define i32 @f(ptr %p, i32 %x) { store i32 %x, ptr %p
 %v = load i32, ptr %p
 ret i32 %v } => define i32 @f(ptr %p, i32 %x) { store i32 %x, ptr %p
 ret i32 %x }",
    ),
    (
        "forwarding over a store that may alias",
        "incorrect",
        "define i32 @f(ptr %p, ptr %q, i32 noundef %x) { store i32 %x, ptr %p
 store i32 7, ptr %q
 %v = load i32, ptr %p
 ret i32 %v } => define i32 @f(ptr %p, ptr %q, i32 noundef %x) { store i32 %x, ptr %p
 store i32 7, ptr %q
 ret i32 %x }",
    ),
    (
        "forwarding over a store through noalias",
        "correct",
        "define i32 @f(ptr %p, ptr noalias %q, i32 %x) { store i32 %x, ptr %p
 store i32 7, ptr %q
 %v = load i32, ptr %p
 ret i32 %v } => define i32 @f(ptr %p, ptr noalias %q, i32 %x) { store i32 %x, ptr %p
 store i32 7, ptr %q
 ret i32 %x }",
    ),
    (
        "stores to disjoint fields swap",
        "correct",
        "define void @f(ptr %p, i32 %x, i32 %y) { %q = getelementptr i8, ptr %p, i64 4
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 ret void } => define void @f(ptr %p, i32 %x, i32 %y) { %q = getelementptr i8, ptr %p, i64 4
 store i32 %y, ptr %q
 store i32 %x, ptr %p
 ret void }",
    ),
    (
        "dead store to an alloca",
        "correct",
        "define i32 @f(i32 %x) { %a = alloca i32
 store i32 %x, ptr %a
 ret i32 0 } => define i32 @f(i32 %x) { ret i32 0 }",
    ),
    (
        "store dropped",
        "incorrect",
        "define void @f(ptr noundef %p) { store i32 1, ptr %p
 ret void } => define void @f(ptr noundef %p) { ret void }",
    ),
    (
        "new store",
        "incorrect",
        "define void @f(ptr noundef %p) { ret void } => define void @f(ptr noundef %p) { store i32 1, ptr %p
 ret void }",
    ),
    (
        "memcpy of eight bytes",
        "correct",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q) { call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
 ret void } => define void @f(ptr %p, ptr %q) { %v = load i64, ptr %q, align 1
 store i64 %v, ptr %p, align 1
 ret void }",
    ),
    (
        "escaped local",
        "incorrect",
        "declare void @g(ptr)
define i32 @f() { %a = alloca i32
 store i32 1, ptr %a
 call void @g(ptr %a)
 %v = load i32, ptr %a
 ret i32 %v } => define i32 @f() { %a = alloca i32
 store i32 1, ptr %a
 call void @g(ptr %a)
 ret i32 1 }",
    ),
    (
        "hidden local over a call",
        "correct",
        "declare void @g()
define i32 @f() { %a = alloca i32
 store i32 1, ptr %a
 call void @g()
 %v = load i32, ptr %a
 ret i32 %v } =>
define i32 @f() { call void @g()
 ret i32 1 }",
    ),
    (
        "dead store elimination that changes provenance",
        "incorrect",
        "define void @f(ptr %x, ptr noundef %y) { entry:
  %val = load ptr, ptr %x, align 8
  %cmp = icmp eq ptr %val, %y
  br i1 %cmp, label %then, label %end
then:
  store ptr %y, ptr %x, align 8
  br label %end
end:
  ret void
} => define void @f(ptr %x, ptr noundef %y) { ret void }",
    ),
    (
        "load of a constant table",
        "correct",
        "@t = constant [4 x i32] [i32 3, i32 3, i32 3, i32 3]
define i32 @f(i64 noundef %i) { %p = getelementptr inbounds [4 x i32], ptr @t, i64 0, i64 %i
 %v = load i32, ptr %p
 ret i32 %v } => define i32 @f(i64 noundef %i) { ret i32 3 }",
    ),
    (
        "shared and global memory do not overlap",
        "correct",
        "define i32 @f(ptr addrspace(1) %p, ptr addrspace(3) %q, i32 %x) { store i32 %x, ptr addrspace(1) %p
 store i32 7, ptr addrspace(3) %q
 %v = load i32, ptr addrspace(1) %p
 ret i32 %v } => define i32 @f(ptr addrspace(1) %p, ptr addrspace(3) %q, i32 %x) { store i32 %x, ptr addrspace(1) %p
 store i32 7, ptr addrspace(3) %q
 ret i32 %x }",
    ),
    (
        "malloc and free go",
        "correct",
        "declare ptr @malloc(i64)
declare void @free(ptr)
define void @f() { %p = call ptr @malloc(i64 8)
 call void @free(ptr %p)
 ret void } => define void @f() { ret void }",
    ),
    (
        "free added",
        "incorrect",
        "declare void @free(ptr)
define void @f(ptr noundef %p) { ret void } => define void @f(ptr noundef %p) { call void @free(ptr %p)
 ret void }",
    ),
    (
        "load moved over free",
        "incorrect",
        "declare void @free(ptr)
define i32 @f(ptr noundef %p) { %v = load i32, ptr %p
 call void @free(ptr %p)
 ret i32 %v } => define i32 @f(ptr noundef %p) { call void @free(ptr %p)
 %v = load i32, ptr %p
 ret i32 %v }",
    ),
    (
        "inbounds index folds",
        "correct",
        "define i1 @f(ptr %p, i64 %i) { %q = getelementptr inbounds i8, ptr %p, i64 %i
 %c = icmp eq ptr %q, %p
 ret i1 %c } => define i1 @f(ptr %p, i64 %i) { %c = icmp eq i64 %i, 0
 ret i1 %c }",
    ),
    (
        "a store of the value that is there, where the source writes nothing",
        "incorrect",
        "define void @f(i1 noundef %c, ptr noundef dereferenceable(4) align 4 %p) { br i1 %c, label %a, label %b
a:
 store i32 1, ptr %p
 ret void
b:
 ret void } => define void @f(i1 noundef %c, ptr noundef dereferenceable(4) align 4 %p) { %o = load i32, ptr %p
 %n = select i1 %c, i32 1, i32 %o
 store i32 %n, ptr %p
 ret void }",
    ),
    (
        "a store of the value that is there, where the source writes another byte of the block",
        "incorrect",
        "define void @f(ptr noundef %p) { store i8 0, ptr %p
 ret void } => define void @f(ptr noundef %p) { store i8 0, ptr %p
 %q = getelementptr inbounds i8, ptr %p, i64 1
 %o = load i8, ptr %q
 %v = freeze i8 %o
 store i8 %v, ptr %q
 ret void }",
    ),
    (
        "a store of the value that is there, behind one of the source",
        "correct",
        "define void @f(i1 noundef %c, ptr noundef align 4 %p) { store i32 0, ptr %p
 br i1 %c, label %a, label %b
a:
 store i32 1, ptr %p
 br label %b
b:
 ret void } => define void @f(i1 noundef %c, ptr noundef align 4 %p) { %n = zext i1 %c to i32
 store i32 %n, ptr %p
 ret void }",
    ),
    (
        "a store of the value that is there to an object of this call",
        "correct",
        "declare void @use(ptr captures(none)) memory(argmem: read) willreturn nounwind
define void @f(i1 noundef %c) { %p = alloca i32
 store i32 0, ptr %p
 call void @use(ptr captures(none) %p)
 ret void } => define void @f(i1 noundef %c) { %p = alloca i32
 store i32 0, ptr %p
 %o = load i32, ptr %p
 store i32 %o, ptr %p
 call void @use(ptr captures(none) %p)
 ret void }",
    ),
    (
        "a store that a writable parameter is open to",
        "correct",
        "define void @f(ptr noundef writable dereferenceable(1) %p) { %o = load i8, ptr %p
 %b = freeze i8 %o
 %c = icmp eq i8 %b, 0
 ret void } => define void @f(ptr noundef writable dereferenceable(1) %p) { %o = load i8, ptr %p
 store i8 %o, ptr %p
 ret void }",
    ),
    (
        "pointers that are undef are undefined, others are not: correct is not vacuous",
        "correct",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q) { call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
 ret void } => define void @f(ptr %p, ptr %q) { %v = load i64, ptr %q, align 1
 store i64 %v, ptr %p, align 1
 ret void }",
    ),
];

#[test]
fn pairs_on_memory_are_judged_right() {
    let mut wrong = Vec::new();
    for (name, want, text) in PAIRS {
        let got = verdict(text);
        if got != *want {
            wrong.push(format!("{name}: {got}, not {want}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
