//! The traps of GlobalOpt as pairs of modules: what a host can see go wrong must be seen, and the honest
//! rewrite beside it must not be called wrong.

#![allow(clippy::unwrap_used)]

use tandem_ir::rewrite::World;
use tandem_ir::{Module, text};
use tandem_oracle::freerun::Config;
use tandem_oracle::module::judge::pair;
use tandem_oracle::verdict::{FunctionReport, Verdict};

const MALLOC: &str = "
declare noalias ptr @malloc(i64) #0
declare void @free(ptr) #1
attributes #0 = { allockind(\"alloc,uninitialized\") allocsize(0) \"alloc-family\"=\"malloc\" nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { allockind(\"free\") \"alloc-family\"=\"malloc\" nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
";

fn parse(code: &str, with_malloc: bool) -> Module {
    let malloc = if with_malloc { MALLOC } else { "" };
    let m = text::parse(format!("{code}\n{malloc}").as_bytes(), "test").unwrap();
    assert_eq!(tandem_ir::verify::verify(&m), [], "{code}");
    m
}

fn compare(source: &str, target: &str) -> FunctionReport {
    let heap = source.contains("@malloc");
    let config = Config {
        inputs: 48,
        validator: None,
        ..Config::default()
    };
    let (s, t) = (parse(source, heap), parse(target, heap));
    pair(&s, &t, &World::default(), false, &config)
}

#[track_caller]
fn wrong(source: &str, target: &str) {
    let r = compare(source, target);
    assert_eq!(r.verdict(), Verdict::Miscompile, "{r:#?}");
    assert!(r.findings[0].cause == "missing name" || !r.findings[0].counterexample.is_empty());
}

#[track_caller]
fn fine(source: &str, target: &str) {
    let r = compare(source, target);
    assert!(r.findings.is_empty(), "{r:#?}");
    assert!(r.inputs > 0 && r.unsupported.is_empty(), "{r:#?}");
}

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
fn go_t13_visible_names_are_the_hosts_too() {
    let source = "@s = global { i32, i32 } { i32 1, i32 2 }
define i32 @f() {
  %a = load i32, ptr @s
  ret i32 %a
}";
    let split = "@s.f0 = internal global i32 1
define i32 @f() {
  %a = load i32, ptr @s.f0
  ret i32 %a
}";
    wrong(source, split);
    let stale = "@s = global { i32, i32 } { i32 1, i32 2 }
@s.f0 = internal global i32 1
define i32 @f() {
  %a = load i32, ptr @s.f0
  ret i32 %a
}";
    wrong(source, stale);
    let used = "@llvm.used = appending global [1 x ptr] [ptr @s], section \"llvm.metadata\"\n";
    let listed = format!(
        "{used}{}",
        source.replace("@s = global", "@s = internal global")
    );
    wrong(&listed, split);
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
fn go_t21_equal_values_are_not_equal_addresses() {
    let source = "@a = internal global i32 7
@b = internal global i32 7
define i32 @f() {
  store i32 1, ptr @a
  %v = load i32, ptr @b
  ret i32 %v
}
define i1 @same() {
  %c = icmp eq ptr @a, @b
  ret i1 %c
}";
    let one = source
        .replace("@b = internal global i32 7\n", "")
        .replace("@b", "@a");
    wrong(source, &one);
    // Constants whose addresses matter.
    let addresses = "@a = internal constant i32 7
@b = internal constant i32 7
define i1 @same() {
  %c = icmp eq ptr @a, @b
  ret i1 %c
}";
    let one = addresses
        .replace("@b = internal constant i32 7\n", "")
        .replace("@b", "@a");
    wrong(addresses, &one);
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

#[test]
fn addresses_of_names_go_by_name() {
    let source = "@a = internal global i32 0
@f.table = internal constant [2 x ptr] [ptr @one, ptr @two]
declare i32 @out(ptr)
define internal i32 @one() {
  ret i32 1
}
define internal i32 @two() {
  ret i32 2
}
define i32 @f(i1 %c) {
  %i = zext i1 %c to i64
  %p = getelementptr [2 x ptr], ptr @f.table, i64 0, i64 %i
  %g = load ptr, ptr %p
  %r = call i32 %g()
  %s = call i32 @out(ptr @a)
  %t = call i32 @out(ptr @one)
  %u = add i32 %s, %t
  %v = add i32 %u, %r
  ret i32 %v
}";
    // The same module with its names in another order.
    let (head, tail) = source.split_once("declare").unwrap();
    let mut lines: Vec<&str> = head.lines().collect();
    lines.reverse();
    let other = format!(
        "declare{tail}\n@extra = internal global i32 5\n{}",
        lines.join("\n")
    );
    fine(source, &other);
    wrong(source, &other.replace("ret i32 2", "ret i32 3"));
}

#[test]
fn addresses_that_do_not_matter_may_be_shared() {
    let source = "@a = internal unnamed_addr constant i32 7
@b = internal unnamed_addr constant i32 7
@c = internal unnamed_addr constant i32 8
declare i32 @out(ptr, ptr)
define i32 @f() {
  %v = call i32 @out(ptr @a, ptr @b)
  ret i32 %v
}";
    let one = source.replace("ptr @b", "ptr @a");
    fine(source, &one);
    wrong(source, &source.replace("ptr @b", "ptr @c"));
}

#[test]
fn aliases_are_what_they_name() {
    let source = "@x = internal global i32 1
@y = alias i32, ptr @x
@p = global ptr @y
define i32 @f() {
  store i32 5, ptr @y
  %v = load i32, ptr @x
  ret i32 %v
}
define i32 @g() {
  %q = load ptr, ptr @p
  %v = load i32, ptr %q
  ret i32 %v
}
@h = alias i32 (), ptr @g";
    fine(source, source);
    wrong(
        source,
        &source
            .replace("load i32, ptr @x", "load i32, ptr @z")
            .replace("@y = alias", "@z = internal global i32 1\n@y = alias"),
    );
}
