//! Mistakes that only launches of certain sizes show, told by executions alone.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;

const HEAD: &str = "target triple = \"nvptx64-nvidia-cuda\"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
";

/// What `check --target` says of two bodies of a kernel without asking the validator, and its exit code.
fn compared(source: &str, target: &str, inputs: &str) -> (Option<i32>, String) {
    let folder = Folder::new();
    let before = folder.write("before.ll", format!("{HEAD}{source}"));
    let after = folder.write("after.ll", format!("{HEAD}{target}"));
    let ran = tandem(&[
        "check",
        "--smt-rlimit",
        "0",
        "--inputs",
        inputs,
        "--target",
        &after,
        &before,
    ]);
    (ran.code, ran.all())
}

/// A kernel of one block that asks how large the block is: plans of host calls launch more than 32 threads of it.
#[test]
fn a_block_of_more_than_one_warp_is_launched_by_plans() {
    let kernel = |large: &str| {
        format!(
            "define ptx_kernel void @k(ptr addrspace(1) %o) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %c = icmp ugt i32 %n, 63
  %v = select i1 %c, i32 {large}, i32 0
  %p = getelementptr i32, ptr addrspace(1) %o, i64 %i
  store i32 %v, ptr addrspace(1) %p
  ret void
}}
"
        )
    };
    let (code, said) = compared(&kernel("0"), &kernel("7"), "48");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("miscompile"), "{said}");
    let (code, said) = compared(
        &kernel("0"),
        &kernel("1").replace("i32 1, i32 0", "i32 0, i32 0"),
        "48",
    );
    assert_eq!(code, Some(0), "{said}");
}

/// A tree of sums whose steps meet in the warp only: right for two warps, wrong for more.
#[test]
fn a_barrier_that_became_one_of_the_warp_is_seen_with_four_warps() {
    let kernel = |barrier: &str| {
        format!(
            "@s = internal addrspace(3) global [1024 x i32] undef
define ptx_kernel void @k(ptr addrspace(1) %o) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %half = lshr i32 %n, 1
  br label %head
head:
  %k = phi i32 [ %half, %entry ], [ %less, %next ]
  %more = icmp ugt i32 %k, 0
  br i1 %more, label %body, label %done
body:
  %mine = icmp ult i32 %t, %k
  br i1 %mine, label %add, label %next
add:
  %u = add i32 %t, %k
  %r = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %u
  %a = load i32, ptr addrspace(3) %q
  %b = load i32, ptr addrspace(3) %r
  %c = add i32 %a, %b
  store i32 %c, ptr addrspace(3) %q
  br label %next
next:
  call void {barrier}
  %less = lshr i32 %k, 1
  br label %head
done:
  %first = icmp eq i32 %t, 0
  br i1 %first, label %write, label %exit
write:
  %sum = load i32, ptr addrspace(3) %q
  store i32 %sum, ptr addrspace(1) %o
  br label %exit
exit:
  ret void
}}
"
        )
    };
    let block = kernel("@llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)");
    let warp = kernel("@llvm.nvvm.bar.warp.sync(i32 -1)");
    let (code, said) = compared(&block, &warp, "48");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("miscompile"), "{said}");
}

/// A flag that every thread sets to the same value is no race that hides what else the kernel does.
#[test]
fn the_same_value_from_every_thread_is_no_race() {
    let kernel = |by: u32, flag: &str| {
        format!(
            "define ptx_kernel void @k(ptr addrspace(1) noalias align 4 %done, ptr addrspace(1) noalias align 4 %o) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  store i32 {flag}, ptr addrspace(1) %done
  %v = mul i32 %t, {by}
  %p = getelementptr i32, ptr addrspace(1) %o, i64 %i
  store i32 %v, ptr addrspace(1) %p
  ret void
}}
"
        )
    };
    let (code, said) = compared(&kernel(3, "1"), &kernel(5, "1"), "48");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("miscompile"), "{said}");
    // Different values race: which one stays is not said, and nothing is claimed of launches of several threads.
    let (code, said) = compared(&kernel(3, "%t"), &kernel(5, "%t"), "48");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("inconclusive"), "{said}");
}

/// Where no input could be compared and nothing is proved, nothing is claimed.
#[test]
fn a_target_of_which_nothing_is_known_is_not_good() {
    let kernel = |v: &str| {
        format!(
            "@s = internal addrspace(3) global i32 undef
define ptx_kernel void @k(ptr addrspace(1) %o) {{
  %u = load i32, ptr addrspace(3) @s
  %f = freeze i32 %u
  store i32 {v}, ptr addrspace(1) %o
  ret void
}}
"
        )
    };
    let (code, said) = compared(&kernel("%f"), &kernel("%u"), "24");
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("no input could be compared"), "{said}");
}
