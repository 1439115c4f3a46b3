//! Pairs of functions that call the library, allocate, or round: what the validator says of them. Each pair is here
//! for a rule; the wrong ones show that the rule says no more than it should.

use crate::tv_support;

use tv_support::{Pair, check};

#[test]
fn library_functions_follow_from_their_arguments_and_memory() {
    check(&[
        Pair {
            name: "memcmp one byte",
            expected: "correct",
            common: "declare i32 @memcmp(ptr, ptr, i64)
",
            source: "define i1 @f(ptr %p, ptr %q) { %r = call i32 @memcmp(ptr %p, ptr %q, i64 1)
 %c = icmp eq i32 %r, 0
 ret i1 %c }",
            target: "define i1 @f(ptr %p, ptr %q) { %a = load i8, ptr %p
 %b = load i8, ptr %q
 %c = icmp eq i8 %a, %b
 ret i1 %c }",
        },
        Pair {
            name: "memcmp order by signed bytes",
            expected: "incorrect",
            common: "declare i32 @memcmp(ptr, ptr, i64)
",
            source: "define i1 @f(ptr %p, ptr %q) { %r = call i32 @memcmp(ptr %p, ptr %q, i64 1)
 %c = icmp slt i32 %r, 0
 ret i1 %c }",
            target: "define i1 @f(ptr %p, ptr %q) { %a = load i8, ptr %p
 %b = load i8, ptr %q
 %c = icmp slt i8 %a, %b
 ret i1 %c }",
        },
        Pair {
            name: "memcmp order by unsigned bytes",
            expected: "correct",
            common: "declare i32 @memcmp(ptr, ptr, i64)
",
            source: "define i1 @f(ptr %p, ptr %q) { %r = call i32 @memcmp(ptr %p, ptr %q, i64 1)
 %c = icmp slt i32 %r, 0
 ret i1 %c }",
            target: "define i1 @f(ptr %p, ptr %q) { %a = load i8, ptr %p
 %b = load i8, ptr %q
 %c = icmp ult i8 %a, %b
 ret i1 %c }",
        },
        Pair {
            name: "memcmp same pointer",
            expected: "correct",
            common: "declare i32 @memcmp(ptr, ptr, i64)
",
            source: "define i32 @f(ptr %p, i64 %n) { %r = call i32 @memcmp(ptr %p, ptr %p, i64 %n)
 ret i32 %r }",
            target: "define i32 @f(ptr %p, i64 %n) { ret i32 0 }",
        },
        Pair {
            name: "memcmp equal only in the first bytes",
            expected: "not correct",
            common: "declare i32 @memcmp(ptr, ptr, i64)
",
            source: "define i32 @f(ptr %p, ptr %q) { %r = call i32 @memcmp(ptr %p, ptr %q, i64 200)
 ret i32 %r }",
            target: "define i32 @f(ptr %p, ptr %q) { %r = call i32 @memcmp(ptr %p, ptr %q, i64 8)
 ret i32 %r }",
        },
        Pair {
            name: "strlen of a constant",
            expected: "correct",
            common: r#"@s = constant [4 x i8] c"abc\00"
declare i64 @strlen(ptr)
"#,
            source: "define i64 @f() { %r = call i64 @strlen(ptr @s)
 ret i64 %r }",
            target: "define i64 @f() { ret i64 3 }",
        },
        Pair {
            name: "strlen without end",
            expected: "vacuous",
            common: r#"@s = constant [3 x i8] c"abc"
declare i64 @strlen(ptr)
"#,
            source: "define i64 @f() { %r = call i64 @strlen(ptr @s)
 ret i64 %r }",
            target: "define i64 @f() { ret i64 3 }",
        },
        Pair {
            name: "strlen is not one",
            expected: "incorrect",
            common: "declare i64 @strlen(ptr)
",
            source: "define i1 @f(ptr %p) { %r = call i64 @strlen(ptr %p)
 %c = icmp eq i64 %r, 1
 ret i1 %c }",
            target: "define i1 @f(ptr %p) { %v = load i8, ptr %p
 %c = icmp eq i8 %v, 0
 ret i1 %c }",
        },
        Pair {
            name: "a function that is not modelled",
            expected: "not incorrect",
            common: "declare i32 @strcmp(ptr, ptr)
",
            source: "define i32 @f(ptr %p) { %r = call i32 @strcmp(ptr %p, ptr %p)
 ret i32 %r }",
            target: "define i32 @f(ptr %p) { ret i32 0 }",
        },
        Pair {
            name: "ffs",
            expected: "correct",
            common: "declare i32 @ffs(i32)
",
            source: "define i32 @f(i32 %x) { %o = or i32 %x, 4
 %a = and i32 %o, -4
 %r = call i32 @ffs(i32 %a)
 ret i32 %r }",
            target: "define i32 @f(i32 %x) { ret i32 3 }",
        },
        Pair {
            name: "abs",
            expected: "correct",
            common: "declare i32 @abs(i32)
declare i32 @llvm.abs.i32(i32, i1)
",
            source: "define i32 @f(i32 %x) { %r = call i32 @abs(i32 %x)
 ret i32 %r }",
            target: "define i32 @f(i32 %x) { %r = call i32 @llvm.abs.i32(i32 %x, i1 true)
 ret i32 %r }",
        },
        Pair {
            name: "isdigit",
            expected: "correct",
            common: "declare i32 @isdigit(i32)
",
            source: "define i32 @f(i32 %x) { %r = call i32 @isdigit(i32 %x)
 ret i32 %r }",
            target: "define i32 @f(i32 %x) { %s = add i32 %x, -48
 %c = icmp ult i32 %s, 10
 %r = zext i1 %c to i32
 ret i32 %r }",
        },
        Pair {
            name: "fwrite of one byte",
            expected: "correct",
            common: r#"@s = constant [1 x i8] c"x"
declare i64 @fwrite(ptr, i64, i64, ptr)
declare i32 @fputc(i32, ptr)
"#,
            source: "define void @f(ptr %s) { %r = call i64 @fwrite(ptr @s, i64 1, i64 1, ptr %s)
 ret void }",
            target: "define void @f(ptr %s) { %r = call i32 @fputc(i32 120, ptr %s)
 ret void }",
        },
        Pair {
            name: "a path is only read",
            expected: "correct",
            common: "declare i32 @unlink(ptr)
",
            source: "define i8 @f() { %p = alloca [2 x i8]
 store i16 65, ptr %p
 %r = call i32 @unlink(ptr %p)
 %v = load i8, ptr %p
 ret i8 %v }",
            target: "define i8 @f() { %p = alloca [2 x i8]
 store i16 65, ptr %p
 %r = call i32 @unlink(ptr %p)
 ret i8 65 }",
        },
    ]);
}

#[test]
fn allocation_moves_and_frees() {
    check(&[
        Pair {
            name: "realloc keeps contents",
            expected: "correct",
            common: "declare ptr @realloc(ptr, i64)
declare ptr @malloc(i64)
declare void @free(ptr)
",
            source: "define i8 @f() { %p = call ptr @malloc(i64 2)
 %z = icmp eq ptr %p, null
 br i1 %z, label %n, label %y
n:
 ret i8 0
y:
 store i8 7, ptr %p
 %q = call ptr @realloc(ptr %p, i64 8)
 %w = icmp eq ptr %q, null
 br i1 %w, label %n2, label %y2
n2:
 ret i8 1
y2:
 %v = load i8, ptr %q
 ret i8 %v }",
            target: "define i8 @f() { %p = call ptr @malloc(i64 2)
 %z = icmp eq ptr %p, null
 br i1 %z, label %n, label %y
n:
 ret i8 0
y:
 store i8 7, ptr %p
 %q = call ptr @realloc(ptr %p, i64 8)
 %w = icmp eq ptr %q, null
 br i1 %w, label %n2, label %y2
n2:
 ret i8 1
y2:
 ret i8 7 }",
        },
        Pair {
            name: "after realloc the old object is gone",
            expected: "incorrect",
            common: "declare ptr @realloc(ptr, i64)
declare ptr @malloc(i64)
declare void @free(ptr)
",
            source: "define void @f(ptr noundef %p, i8 %x) { %q = call ptr @realloc(ptr %p, i64 8)
 ret void }",
            target: "define void @f(ptr noundef %p, i8 %x) { %q = call ptr @realloc(ptr %p, i64 8)
 call void @free(ptr %p)
 ret void }",
        },
        Pair {
            name: "allocsize",
            expected: "correct",
            common: "declare ptr @mine(i64) allocsize(0)
",
            source: "define ptr @f() { %p = call ptr @mine(i64 8)
 ret ptr %p }",
            target: "define ptr @f() { %p = call dereferenceable_or_null(8) ptr @mine(i64 8)
 ret ptr %p }",
        },
        Pair {
            name: "allocsize is no more",
            expected: "incorrect",
            common: "declare ptr @mine(i64) allocsize(0)
",
            source: "define ptr @f() { %p = call ptr @mine(i64 8)
 ret ptr %p }",
            target: "define ptr @f() { %p = call dereferenceable_or_null(9) ptr @mine(i64 8)
 ret ptr %p }",
        },
    ]);
}

#[test]
fn rounding_modes_and_flags() {
    check(&[
        Pair {
            name: "zero added upwards",
            expected: "correct",
            common: "declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
",
            source: r#"define float @f(float %x) { %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float -0.0, metadata !"round.upward", metadata !"fpexcept.ignore")
 ret float %r }"#,
            target: "define float @f(float %x) { ret float %x }",
        },
        Pair {
            name: "zero added in any mode",
            expected: "incorrect",
            common: "declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
",
            source: r#"define float @f(float noundef %x) { %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float 0.0, metadata !"round.dynamic", metadata !"fpexcept.ignore")
 ret float %r }"#,
            target: r#"define float @f(float noundef %x) { %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float 0.0, metadata !"round.tonearest", metadata !"fpexcept.ignore")
 ret float %r }"#,
        },
        Pair {
            name: "commuted in any mode",
            expected: "correct",
            common: "declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
",
            source: r#"define float @f(float noundef %x, float noundef %y) { %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.ignore")
 ret float %r }"#,
            target: r#"define float @f(float noundef %x, float noundef %y) { %r = call float @llvm.experimental.constrained.fadd.f32(float %y, float %x, metadata !"round.dynamic", metadata !"fpexcept.ignore")
 ret float %r }"#,
        },
        Pair {
            name: "nsz on a phi",
            expected: "correct",
            common: "",
            source: "define float @f(i1 %c, float %x) { br i1 %c, label %a, label %b
a:
 br label %b
b:
 %p = phi nsz float [ %x, %0 ], [ 0.0, %a ]
 ret float %p }",
            target: "define float @f(i1 %c, float %x) { br i1 %c, label %a, label %b
a:
 br label %b
b:
 %p = phi nsz float [ %x, %0 ], [ -0.0, %a ]
 ret float %p }",
        },
    ]);
}

#[test]
fn null_and_constants() {
    check(&[
        Pair {
            name: "null that is valid",
            expected: "incorrect",
            common: "",
            source: "define i8 @f() null_pointer_is_valid { %v = load i8, ptr null
 ret i8 %v }",
            target: "define i8 @f() null_pointer_is_valid { unreachable }",
        },
        Pair {
            name: "a constant with poison",
            expected: "correct",
            common: "@g = constant [2 x i8] [i8 1, i8 poison]
",
            source: "define i8 @f() { %q = getelementptr i8, ptr @g, i64 1
 %v = load i8, ptr %q
 ret i8 %v }",
            target: "define i8 @f() { ret i8 9 }",
        },
    ]);
}
