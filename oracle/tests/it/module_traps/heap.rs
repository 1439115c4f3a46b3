//! Traps of objects on the heap: how often they are made, what is known of their addresses, who gives them back.

use super::{fine, wrong};

const HOLDER: &str = "@g = internal global ptr null
define internal void @init() noinline {
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr @g
  ret void
}
define i32 @main() {
  %p = load ptr, ptr @g
  %c = icmp PRED ptr %p, null
  %r = zext i1 %c to i32
  call void @init()
  %q = load ptr, ptr @g
  store i32 5, ptr %q
  ret i32 %r
}";

fn body_and_flag(early: &str) -> String {
    format!(
        "@g.body = internal global [4 x i8] undef, align 16
@g.init = internal global i1 false
define internal void @init() noinline {{
  store i1 true, ptr @g.init
  ret void
}}
define i32 @main() {{
  {early}
  ret i32 %r
}}"
    )
}

#[test]
fn go_t1_uge_null_is_always_true() {
    let source = HOLDER.replace("PRED", "uge");
    let flag = "%v = load i1, ptr @g.init\n %r = zext i1 %v to i32\n call void @init()\n store i32 5, ptr @g.body";
    wrong(&source, &body_and_flag(flag));
    let right = "%v = load i1, ptr @g.init\n call void @init()\n store i32 5, ptr @g.body\n %r = zext i1 true to i32";
    fine(&source, &body_and_flag(right));
}

#[test]
fn go_t24_the_flag_is_read_where_the_pointer_was() {
    let source = HOLDER.replace("PRED", "eq");
    let flag = |v: &str, w: &str| {
        format!(
            "{v}call void @init()\n {w}%n = xor i1 %v, true\n %r = zext i1 %n to i32\n store i32 5, ptr @g.body"
        )
    };
    let load = "%v = load i1, ptr @g.init\n ";
    wrong(&source, &body_and_flag(&flag("", load)));
    fine(&source, &body_and_flag(&flag(load, "")));
}

const TWICE: &str = "@g = internal global ptr null
define internal void @alloc() {
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr @g
  ret void
}
define i32 @main() {
  call void @alloc()
  %q = load ptr, ptr @g
  %q1 = getelementptr { i32, i32 }, ptr %q, i64 0, i32 1
  store i32 1, ptr %q1
  call void @alloc()
  %r = load ptr, ptr @g
  %r1 = getelementptr { i32, i32 }, ptr %r, i64 0, i32 1
  store i32 2, ptr %r1
  %v = load i32, ptr %q1
  ret i32 %v
}";

#[test]
fn go_t3_an_allocation_executed_twice_is_two_objects() {
    let target = "@g.body = internal global { i32, i32 } undef, align 16
define i32 @main() {
  store i32 1, ptr getelementptr (i8, ptr @g.body, i64 4)
  store i32 2, ptr getelementptr (i8, ptr @g.body, i64 4)
  %v = load i32, ptr getelementptr (i8, ptr @g.body, i64 4)
  ret i32 %v
}";
    wrong(TWICE, target);
}

#[test]
fn go_t16_field_pointers_are_captured_where_the_pointer_was() {
    let target = |capture: &str, read: &str| {
        format!(
            "@g.f1 = internal global ptr null
define internal void @alloc() {{
  %m1 = call ptr @malloc(i64 4)
  store ptr %m1, ptr @g.f1
  ret void
}}
define i32 @main() {{
  call void @alloc()
  %q1 = load ptr, ptr @g.f1
  store i32 1, ptr %q1
  call void @alloc()
  %r1 = load ptr, ptr @g.f1
  store i32 2, ptr %r1
  {capture}
  %v = load i32, ptr {read}
  ret i32 %v
}}"
        )
    };
    wrong(TWICE, &target("%again = load ptr, ptr @g.f1", "%again"));
    fine(TWICE, &target("", "%q1"));
}

#[test]
fn go_t4_a_kernels_allocation_is_one_object_per_block() {
    let kernel = |globals: &str, make: &str, use_: &str| {
        format!(
            "target datalayout = \"e-p3:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"
{globals}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
define ptx_kernel void @k(ptr addrspace(1) %o) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %z = icmp eq i32 %t, 0
  br i1 %z, label %a, label %b
a:
  {make}
  br label %b
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  {use_}
  %old = atomicrmw add ptr %q, i32 1 monotonic
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %z, label %c, label %d
c:
  %n = load atomic i32, ptr %q monotonic, align 4
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %at = getelementptr i32, ptr addrspace(1) %o, i32 %cta
  store i32 %n, ptr addrspace(1) %at
  br label %d
d:
  ret void
}}"
        )
    };
    let source = kernel(
        "@p = internal addrspace(3) global ptr undef",
        "%m = call ptr @malloc(i64 4)\n store atomic i32 0, ptr %m monotonic, align 4\n store ptr %m, ptr addrspace(3) @p",
        "%q = load ptr, ptr addrspace(3) @p",
    );
    let target = kernel(
        "@p.body = internal addrspace(1) global [4 x i8] undef, align 16",
        "store atomic i32 0, ptr addrspacecast (ptr addrspace(1) @p.body to ptr) monotonic, align 4",
        "%q = getelementptr i8, ptr addrspacecast (ptr addrspace(1) @p.body to ptr), i64 0",
    );
    fine(&source, &source);
    wrong(&source, &target);
}

#[test]
fn go_t17_free_on_the_arm_that_failed() {
    let source = "@g = internal global ptr null
define i32 @f() {
entry:
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr @g
  %isnull = icmp eq ptr %m, null
  br i1 %isnull, label %fail, label %ok
fail:
  ret i32 -1
ok:
  %p1 = getelementptr inbounds { i32, i32 }, ptr %m, i64 0, i32 1
  store i32 7, ptr %p1
  %v = load i32, ptr %p1
  ret i32 %v
}";
    let target = |ok: &str, fail: &str| {
        format!(
            "@g.f0 = internal global ptr null
@g.f1 = internal global ptr null
define i32 @f() {{
entry:
  %m0 = call ptr @malloc(i64 4)
  %m1 = call ptr @malloc(i64 4)
  store ptr %m0, ptr @g.f0
  store ptr %m1, ptr @g.f1
  %isnull0 = icmp eq ptr %m0, null
  %isnull1 = icmp eq ptr %m1, null
  %tmp1 = or i1 %isnull0, %isnull1
  br i1 %tmp1, label %malloc_ret_null, label %malloc_cont
malloc_ret_null:
  {fail}
  ret i32 -1
malloc_cont:
  {ok}
  store i32 7, ptr %m1
  %v = load i32, ptr %m1
  ret i32 %v
}}"
        )
    };
    let free = "call void @free(ptr %m0)\n call void @free(ptr %m1)";
    wrong(source, &target(free, ""));
    fine(source, &target("", free));
    // A failure of the second allocation alone must not be taken for success.
    let first_only = target("", free).replace("br i1 %tmp1", "br i1 %isnull0");
    wrong(source, &first_only);
}

#[test]
fn go_t25_a_count_that_wraps() {
    let source = "@g = internal global ptr null
define i32 @f() {
  %n = add i64 2305843009213693952, 1
  %s = mul i64 %n, 8
  %m = call ptr @malloc(i64 %s)
  store i32 5, ptr %m
  %v = load i32, ptr %m
  ret i32 %v
}";
    let target = source.replace("mul i64 %n, 8", "mul i64 %n, 4");
    wrong(source, &target);
}

#[test]
fn part_of_an_address_is_compared_without_its_number() {
    let module = |unused: &str, what: &str, half: u64| {
        format!(
            "{unused}
@o = global ptr null
define void @f() {{
  %m = call ptr @malloc(i64 64)
  {what}
  store ptr %p, ptr @o
  %at = getelementptr i8, ptr @o, i64 {half}
  store i32 0, ptr %at
  ret void
}}"
        )
    };
    // Where blocks are depends on what else there is.
    let unused = "@a = internal global [96 x i8] undef\n@b = internal addrspace(5) global i64 0";
    let moved = |n: u64| format!("%p = getelementptr i8, ptr %m, i64 {n}");
    for half in [0, 4] {
        fine(
            &module(unused, &moved(0), half),
            &module("", &moved(0), half),
        );
        fine(
            &module(unused, &moved(24), half),
            &module("", &moved(24), half),
        );
    }
    // The lower half tells how far it is from the object.
    wrong(&module(unused, &moved(0), 4), &module("", &moved(24), 4));
}
