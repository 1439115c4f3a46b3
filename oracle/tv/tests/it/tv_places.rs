//! Allocations and places, seen in execution: nothing is more aligned than it says, and library functions that
//! allocate are run as what they are. (Objects that share an address: the tests of the replay.)

use crate::tv_support;

use tv_support::{Pair, check_confirmed};

#[test]
fn go_t8_nothing_is_more_aligned_than_it_says() {
    check_confirmed(&[Pair {
        name: "a variable without alignment for an aligned allocation",
        expected: "incorrect",
        common: "@body = internal global [16 x i8] undef
declare noalias ptr @aligned_alloc(i64 allocalign, i64) allockind(\"alloc,uninitialized,aligned\") \
                 allocsize(1) \"alloc-family\"=\"malloc\"
",
        source: "define i32 @f(i32 %x) {
 %p = call align 16 ptr @aligned_alloc(i64 16, i64 16)
 %null = icmp eq ptr %p, null
 br i1 %null, label %none, label %some
some:
 store i32 %x, ptr %p, align 16
 %r = load i32, ptr %p, align 16
 ret i32 %r
none:
 ret i32 %x }",
        target: "define i32 @f(i32 %x) {
 store i32 %x, ptr @body, align 16
 %r = load i32, ptr @body, align 16
 ret i32 %r }",
    }]);
}

#[test]
fn calloc_gives_zeros() {
    check_confirmed(&[Pair {
        name: "calloc taken for malloc with other contents",
        expected: "incorrect",
        common: "declare noalias ptr @calloc(i64, i64)
",
        source: "define i8 @f() {
 %p = call ptr @calloc(i64 2, i64 4)
 %null = icmp eq ptr %p, null
 br i1 %null, label %none, label %some
some:
 %r = load i8, ptr %p
 ret i8 %r
none:
 ret i8 0 }",
        target: "define i8 @f() { ret i8 1 }",
    }]);
}
