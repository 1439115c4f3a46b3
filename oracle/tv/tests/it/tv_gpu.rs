//! The validator on what only GPUs have: threads that do things together, barriers, address spaces, atomics.
#![allow(clippy::unwrap_used)]

use crate::tv_support;

use std::time::Duration;
use tandem_tv::validate::{Settings, validate};
use tv_support::{module, named};

/// The conclusion on `@src` and `@tgt` of a text.
fn verdict(text: &str) -> &'static str {
    let m = module(text);
    let settings = Settings {
        time_limit: Some(Duration::from_secs(60)),
        always_verify: true,
        ..Settings::default()
    };
    validate(named(&m, "src"), named(&m, "tgt"), &settings)
        .conclusion
        .name()
}

const NVPTX: &str = "target triple = \"nvptx64-nvidia-cuda\"\n";

fn check(cases: &[(&str, &str, &str)]) {
    let mut wrong = Vec::new();
    for (name, want, text) in cases {
        let got = verdict(&format!("{NVPTX}{text}"));
        if got != *want {
            wrong.push(format!("{name}: {got}, not {want}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

const SHFL: &str = "declare i32 @shfl(i32) convergent nounwind willreturn memory(none)\n";

#[test]
fn convergent_operations_keep_their_threads() {
    let sunk = format!(
        "{SHFL}
define i32 @src(i1 %c, i32 %x) {{
  %r = call i32 @shfl(i32 %x) convergent
  br i1 %c, label %a, label %b
a:
  ret i32 %r
b:
  ret i32 0
}}
define i32 @tgt(i1 %c, i32 %x) {{
  br i1 %c, label %a, label %b
a:
  %r = call i32 @shfl(i32 %x) convergent
  ret i32 %r
b:
  ret i32 0
}}"
    );
    let split = format!(
        "{SHFL}
define i32 @src(i1 noundef %c, i32 %x) {{
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %r = call i32 @shfl(i32 %x) convergent
  ret i32 %r
}}
define i32 @tgt(i1 noundef %c, i32 %x) {{
  br i1 %c, label %a, label %b
a:
  %r = call i32 @shfl(i32 %x) convergent
  ret i32 %r
b:
  %s = call i32 @shfl(i32 %x) convergent
  ret i32 %s
}}"
    );
    // All threads of a launch have the kernel's arguments: a branch on one keeps them together.
    let uniform = format!(
        "{SHFL}
define ptx_kernel void @src(i1 noundef %c, i32 %x) {{
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %r = call i32 @shfl(i32 %x) convergent
  ret void
}}
define ptx_kernel void @tgt(i1 noundef %c, i32 %x) {{
  br i1 %c, label %a, label %b
a:
  %r = call i32 @shfl(i32 %x) convergent
  ret void
b:
  %s = call i32 @shfl(i32 %x) convergent
  ret void
}}"
    );
    let around = format!(
        "{SHFL}
define i32 @src(i32 %x, i32 %y) {{
  %r = call i32 @shfl(i32 %x) convergent
  %a = add i32 %y, %y
  %s = add i32 %r, %a
  ret i32 %s
}}
define i32 @tgt(i32 %x, i32 %y) {{
  %a = shl i32 %y, 1
  %r = call i32 @shfl(i32 %x) convergent
  %s = add i32 %a, %r
  ret i32 %s
}}"
    );
    check(&[
        ("sunk under a branch", "incorrect", &sunk),
        ("split over two arms", "incorrect", &split),
        ("split over a uniform branch", "correct", &uniform),
        ("arithmetic moved around it", "correct", &around),
        (
            "arithmetic changed beside it",
            "incorrect",
            &around.replace("add i32 %y, %y", "add i32 %y, 1"),
        ),
    ]);
}

const BARRIER: &str = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n";

#[test]
fn barriers_let_other_threads_write() {
    let forward = |place: &str, want_one: &str| {
        format!(
            "{BARRIER}@s = internal addrspace(3) global i32 undef
define i32 @src(ptr addrspace(1) %g) {{
  %l = alloca i32
  store i32 1, {place}
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, {place}
  ret i32 %v
}}
define i32 @tgt(ptr addrspace(1) %g) {{
  %l = alloca i32
  store i32 1, {place}
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret i32 {want_one}
}}"
        )
    };
    let twice = format!(
        "{BARRIER}define void @src() {{
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}}
define void @tgt() {{
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}}"
    );
    let sunk_store = format!(
        "{BARRIER}define void @src(ptr addrspace(1) %g) {{
  store i32 1, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}}
define void @tgt(ptr addrspace(1) %g) {{
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr addrspace(1) %g
  ret void
}}"
    );
    check(&[
        (
            "global memory",
            "incorrect",
            &forward("ptr addrspace(1) %g", "1"),
        ),
        (
            "shared memory",
            "incorrect",
            &forward("ptr addrspace(3) @s", "1"),
        ),
        ("private memory", "correct", &forward("ptr %l", "1")),
        (
            "private memory, wrong value",
            "incorrect",
            &forward("ptr %l", "2"),
        ),
        ("a barrier removed", "incorrect", &twice),
        ("a store sunk below", "incorrect", &sunk_store),
    ]);
}

#[test]
fn address_spaces_tell_memory_apart() {
    let apart = "define i32 @src(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  store i32 1, ptr addrspace(1) %g
  store i32 2, ptr addrspace(3) %s
  %v = load i32, ptr addrspace(1) %g
  ret i32 %v
}
define i32 @tgt(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  store i32 1, ptr addrspace(1) %g
  store i32 2, ptr addrspace(3) %s
  ret i32 1
}";
    let generic = apart.replace("addrspace(3) ", "");
    let through = "define i32 @src(ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt(ptr addrspace(1) %g) {
  %v = load i32, ptr addrspace(1) %g
  ret i32 %v
}";
    let wrong_space = through.replace("define i32 @tgt(ptr addrspace(1) %g) {\n  %v = load i32, ptr addrspace(1) %g",
        "define i32 @tgt(ptr addrspace(1) %g) {\n  %p = addrspacecast ptr addrspace(1) %g to ptr\n  %q = addrspacecast ptr %p to ptr addrspace(3)\n  %v = load i32, ptr addrspace(3) %q");
    check(&[
        ("global and shared", "correct", apart),
        ("global and generic", "incorrect", &generic),
        ("cast away", "correct", through),
        ("cast to the wrong space", "incorrect", &wrong_space),
    ]);
}

#[test]
fn atomics_and_volatile_are_ordered_events() {
    let idempotent = "define i32 @src(ptr %p) {
  %r = atomicrmw add ptr %p, i32 0 monotonic
  ret i32 %r
}
define i32 @tgt(ptr %p) {
  %r = load atomic i32, ptr %p monotonic, align 4
  ret i32 %r
}";
    let weaker = idempotent.replace("load atomic i32, ptr %p monotonic", "load i32, ptr %p");
    let twice = "define i32 @src(ptr %p) {
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  ret i32 %b
}
define i32 @tgt(ptr %p) {
  %a = load volatile i32, ptr %p
  ret i32 %a
}";
    let scope = "define i32 @src(ptr %p) {
  %r = atomicrmw add ptr %p, i32 1 syncscope(\"device\") acq_rel
  ret i32 %r
}
define i32 @tgt(ptr %p) {
  %r = atomicrmw add ptr %p, i32 1 syncscope(\"block\") acq_rel
  ret i32 %r
}";
    // What nobody has written yet is no value, whoever asks.
    let frozen = |access: &str| {
        format!(
            "define i32 @src(ptr %p) {{\n  %r = {access}\n  %v = freeze i32 %r\n  ret i32 %v\n}}
define i32 @tgt(ptr %p) {{\n  %r = {access}\n  ret i32 %r\n}}"
        )
    };
    check(&[
        (
            "an atomic load is not frozen",
            "incorrect",
            &frozen("load atomic i32, ptr %p acquire, align 4"),
        ),
        (
            "a volatile load is not frozen",
            "incorrect",
            &frozen("load volatile i32, ptr %p"),
        ),
        (
            "what was there is not frozen",
            "incorrect",
            &frozen("atomicrmw add ptr %p, i32 1 monotonic"),
        ),
        (
            "a read-modify-write that writes back",
            "correct",
            idempotent,
        ),
        ("an atomic made plain", "incorrect", &weaker),
        ("a volatile load removed", "incorrect", twice),
        ("another scope", "incorrect", scope),
    ]);
}
