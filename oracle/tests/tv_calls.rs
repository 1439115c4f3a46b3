//! Pairs of functions that call the library, pass copies, restrict parameters, or assume: what the validator
//! says of them. Each pair is here for a rule; the wrong ones show that the rule says no more than it should.

#![allow(clippy::unwrap_used)]

use tandem_ir::Module;
use tandem_oracle::tv::validate::{Conclusion, Settings, Subject, validate};

fn module(text: &str) -> Module {
    tandem_ir::text::parse(text.as_bytes(), "pair.ll").unwrap()
}

fn conclusion(common: &str, source: &str, target: &str) -> Conclusion {
    fn subject(m: &Module) -> Subject<'_> {
        Subject {
            module: m,
            function: &m.bodies[0],
        }
    }
    let (s, t) = (
        module(&format!("{common}{source}\n")),
        module(&format!("{common}{target}\n")),
    );
    validate(subject(&s), subject(&t), &Settings::default()).conclusion
}

/// What is being said of a pair of functions.
struct Pair {
    name: &'static str,
    expected: &'static str,
    common: &'static str,
    source: &'static str,
    target: &'static str,
}

fn check(pairs: &[Pair]) {
    let mut wrong = Vec::new();
    for p in pairs {
        let got = conclusion(p.common, p.source, p.target);
        let fine = match p.expected.strip_prefix("not ") {
            Some(other) => got.name() != other,
            None => got.name() == p.expected,
        };
        if !fine {
            wrong.push(format!("{}: {got:?} instead of {}", p.name, p.expected));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

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
