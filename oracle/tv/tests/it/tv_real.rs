//! Smallest forms of what real programs run into: convergent calls without memory, names of the device's library, copies that
//! meet in a phi. Each with a near miss that must not be proved.
#![allow(clippy::unwrap_used)]

use crate::tv_support;

use std::time::Duration;
use tandem_tv::validate::{Settings, validate};
use tv_support::{module, named};

const NVPTX: &str = "target triple = \"nvptx64-nvidia-cuda\"\n";
const FOO: &str = "declare noundef i32 @foo(i32 noundef) convergent nofree nounwind willreturn memory(none)\ndeclare void @bar() convergent nounwind\n";

fn verdict(text: &str) -> &'static str {
    let m = module(&format!("{NVPTX}{text}"));
    let settings = Settings {
        time_limit: Some(Duration::from_secs(120)),
        always_verify: true,
        ..Settings::default()
    };
    validate(named(&m, "src"), named(&m, "tgt"), &settings)
        .conclusion
        .name()
}

/// Pairs of a source and a target body; those that are right, and those that must not be proved.
fn pairs(head: &str, right: &[(&str, &str, &str)], wrong: &[(&str, &str, &str)]) {
    let mut bad = Vec::new();
    let all = right.iter().map(|p| (p, true));
    for ((name, source, target), good) in all.chain(wrong.iter().map(|p| (p, false))) {
        let text = format!(
            "{head}\n{}\n{}",
            source.replace("@f(", "@src("),
            target.replace("@f(", "@tgt(")
        );
        let got = verdict(&text);
        if (got == "correct") != good {
            bad.push(format!("{name}: {got}"));
        }
    }
    assert!(bad.is_empty(), "{bad:#?}");
}

#[test]
fn equal_convergent_calls_of_one_block_are_one_value() {
    let twice = "define i32 @f(i32 noundef %x) convergent {
  %a = call i32 @foo(i32 %x)
  %b = call i32 @foo(i32 %x)
  %s = add i32 %a, %b
  ret i32 %s
}";
    let once = "define i32 @f(i32 noundef %x) convergent {
  %a = call i32 @foo(i32 %x)
  %s = add i32 %a, %a
  ret i32 %s
}";
    let between = "define i32 @f(i32 noundef %x) convergent {
  %a = call i32 @foo(i32 %x)
  %o = call i32 @foo(i32 7)
  %b = call i32 @foo(i32 %x)
  %s = add i32 %a, %b
  %r = add i32 %s, %o
  ret i32 %r
}";
    let merged = "define i32 @f(i32 noundef %x) convergent {
  %a = call i32 @foo(i32 %x)
  %o = call i32 @foo(i32 7)
  %s = add i32 %a, %a
  %r = add i32 %s, %o
  ret i32 %r
}";
    let unused = "define i32 @f(i32 noundef %x) convergent {
  %a = call i32 @foo(i32 %x)
  %d = add i32 %a, 1
  ret i32 %x
}";
    let gone = "define i32 @f(i32 noundef %x) convergent {\n  ret i32 %x\n}";
    let over_blocks = "define i32 @f(i32 noundef %x) convergent {
  %a = call i32 @foo(i32 %x)
  %c = icmp eq i32 %x, 0
  br i1 %c, label %t, label %e
t:
  %b = call i32 @foo(i32 %x)
  ret i32 %b
e:
  ret i32 %a
}";
    let shared = "define i32 @f(i32 noundef %x) convergent {
  %a = call i32 @foo(i32 %x)
  %c = icmp eq i32 %x, 0
  br i1 %c, label %t, label %e
t:
  ret i32 %a
e:
  ret i32 %a
}";
    let leaves = "define i32 @f(i32 noundef %x) convergent {
  %a = call i32 @foo(i32 %x)
  call void @bar()
  %b = call i32 @foo(i32 %x)
  %s = sub i32 %a, %b
  ret i32 %s
}";
    let folded = "define i32 @f(i32 noundef %x) convergent {
  %a = call i32 @foo(i32 %x)
  call void @bar()
  ret i32 0
}";
    let other = "define i32 @f(i32 noundef %x) convergent {
  %y = add i32 %x, 1
  %a = call i32 @foo(i32 %x)
  %b = call i32 @foo(i32 %y)
  %s = add i32 %a, %b
  ret i32 %s
}";
    pairs(
        FOO,
        &[
            ("two calls", twice, once),
            ("another call between", between, merged),
            ("a result that nobody uses", unused, gone),
        ],
        &[
            ("calls of two blocks", over_blocks, shared),
            ("a lane may leave between", leaves, folded),
            ("other operands", other, once),
            ("used after all", twice, gone),
        ],
    );
}

#[test]
fn a_convergent_call_that_touches_memory_is_not_merged() {
    let head = "declare i32 @foo(i32) convergent nounwind willreturn\n";
    let twice = "define i32 @f(i32 noundef %x) {
  %a = call i32 @foo(i32 %x)
  %b = call i32 @foo(i32 %x)
  %s = add i32 %a, %b
  ret i32 %s
}";
    let once = "define i32 @f(i32 noundef %x) {
  %a = call i32 @foo(i32 %x)
  %s = add i32 %a, %a
  ret i32 %s
}";
    pairs(head, &[], &[("writes", twice, once)]);
}

#[test]
fn the_device_library_is_known_by_name() {
    let head = "declare float @__nv_sinf(float) convergent nounwind
declare float @__nv_cosf(float) convergent nounwind\n";
    let over_blocks = "define float @f(float noundef %x, i1 noundef %c) {
  %a = call float @__nv_sinf(float %x)
  br i1 %c, label %t, label %e
t:
  %b = call float @__nv_sinf(float %x)
  ret float %b
e:
  ret float %a
}";
    let shared = "define float @f(float noundef %x, i1 noundef %c) {
  %a = call float @__nv_sinf(float %x)
  ret float %a
}";
    let cosine = shared.replace("sinf", "cosf");
    pairs(
        head,
        &[("a function of numbers", over_blocks, shared)],
        &[("another function", shared, &cosine)],
    );
}

#[test]
fn the_question_how_the_program_is_compiled_is_known_by_name() {
    let module = |declared: &str, body: &str| {
        format!(
            "{NVPTX}@.str = private unnamed_addr constant [11 x i8] c\"__CUDA_FTZ\\00\", align 1\n{declared}\ndefine i32 @f() {{\n{body}\n}}\n"
        )
    };
    let call = "  %r = call i32 @__nvvm_reflect(ptr @.str)\n  ret i32 %r";
    let source = module("declare i32 @__nvvm_reflect(ptr)", call);
    // What LLVM infers for the declaration.
    let marked =
        "declare noundef i32 @__nvvm_reflect(ptr noundef) nofree nosync nounwind memory(none)";
    let settings = Settings::default();
    let name = |target: &str| {
        tv_support::report(&source, target, &settings)
            .conclusion
            .name()
    };
    assert_eq!(name(&module(marked, call)), "correct");
    // What it answers nobody knows.
    assert_ne!(name(&module("", "  ret i32 0")), "correct");
}

#[test]
fn a_loaded_number_keeps_its_bytes_where_paths_meet() {
    let arms = "define void @f(i1 noundef %c, ptr %p, ptr %q) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  ret void
b:
  store i32 -1, ptr %q, align 4
  ret void
}";
    let sunk = |other: &str| {
        format!(
            "define void @f(i1 noundef %c, ptr %p, ptr %q) {{
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  br label %e
b:
  br label %e
e:
  %r = phi i32 [ %v, %a ], [ {other}, %b ]
  store i32 %r, ptr %q, align 4
  ret void
}}"
        )
    };
    let chosen = |other: &str| {
        format!(
            "define void @f(i1 noundef %c, ptr %p, ptr %q) {{
  br i1 %c, label %a, label %e
a:
  br label %e
e:
  %v = phi i32 [ {other}, %0 ], [ -1, %a ]
  store i32 %v, ptr %q, align 4
  ret void
}}"
        )
    };
    let selected = "define void @f(i1 noundef %c, ptr align 4 dereferenceable(4) %p, ptr %q) {
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 -1
  store i32 %r, ptr %q, align 4
  ret void
}";
    let from_known = arms.replace("%c, ptr %p,", "%c, ptr align 4 dereferenceable(4) %p,");
    pairs(
        "",
        &[
            ("a phi", arms, &sunk("-1")),
            ("a select", &from_known, selected),
        ],
        &[
            ("another number", arms, &sunk("-2")),
            ("no load", arms, &chosen("0")),
        ],
    );
}
