//! GlobalOpt's A2 and B2: heap objects made static or split by field (GO-R6, GO-R8), and near misses.
#![allow(clippy::unwrap_used)]

use crate::module_support;
use module_support::*;

/// A module whose root promises to be entered once; `uses` stands in another function called from it.
fn once(global: &str, allocation: &str, uses: &str) -> String {
    format!(
        "@g = internal {global}
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define internal void @init() {{
  {allocation}
  store ptr %m, ptr @g
  ret void
}}
define i32 @main(i32 %k) norecurse \"tandem-entered-once\" {{
  %p = load ptr, ptr @g
  call void @init()
  %q = load ptr, ptr @g
  store i32 %k, ptr %q
  %v = load i32, ptr %q
{uses}
  ret i32 %v
}}"
    )
}

const MALLOC: &str = "%m = call ptr @malloc(i64 8)";

#[test]
fn go_r6_the_object_becomes_static() {
    let r = globalopt(&once(
        "global ptr null",
        MALLOC,
        "  call void @free(ptr %q)",
    ));
    assert_eq!(r.kinds()[0], "heap-to-static");
    r.has(&[
        "@g.body = internal global [8 x i8] undef, align 16",
        "store i32 %k, ptr @g.body",
    ]);
    r.has_not(&["@g.init", "@malloc(i64 8)", "call void @free", "@g,"]);
}

#[test]
fn go_r6_on_a_device_the_object_is_in_global_memory() {
    let text =
        once("addrspace(1) global ptr null", MALLOC, "").replace("ptr @g", "ptr addrspace(1) @g");
    let r = globalopt(&format!("target triple = \"nvptx64-nvidia-cuda\"\n{text}"));
    r.has(&[
        "@g.body = internal addrspace(1) global [8 x i8] undef, align 16",
        "store i32 %k, ptr addrspacecast (ptr addrspace(1) @g.body to ptr)",
    ]);
}

#[test]
fn go_r6_zeroed_memory_is_zeroed_where_it_was_allocated() {
    let r = globalopt(&once(
        "global ptr null",
        "%m = call align 32 ptr @calloc(i64 2, i64 4)",
        "",
    ));
    r.has(&[
        "@g.body = internal global [8 x i8] zeroinitializer, align 32",
        "call void @llvm.memset.p0.i64(ptr @g.body, i8 0, i64 8, i1 false)",
    ]);
}

#[test]
fn go_r6_go_t1_comparisons_with_null_read_the_flag() {
    let with = |predicate: &str, sides: &str| {
        let c = format!(
            "  %c = icmp {predicate} ptr {sides}\n  %z = zext i1 %c to i32\n  store i32 %z, ptr %q"
        );
        globalopt(&once("global ptr null", MALLOC, &c))
    };
    for (predicate, sides, result) in [
        ("eq", "%p, null", "zext i1 %notinit"),
        ("ule", "%p, null", "zext i1 %notinit"),
        ("ne", "%p, null", "zext i1 %g.init.val"),
        ("ugt", "%p, null", "zext i1 %g.init.val"),
        ("ult", "null, %p", "zext i1 %g.init.val"),
        ("uge", "null, %p", "zext i1 %notinit"),
        ("uge", "%p, null", "zext i1 true"),
        ("ult", "%p, null", "zext i1 false"),
        ("ule", "null, %p", "zext i1 true"),
    ] {
        let r = with(predicate, sides);
        assert_eq!(r.kinds()[0], "heap-to-static", "{predicate} {sides}");
        r.has(&[result]);
    }
    // GO-T24: the flag is read where the pointer was, which is before the call.
    let r = with("eq", "%p, null");
    let (val, call) = (
        r.text.find("%g.init.val = load"),
        r.text.find("call void @init"),
    );
    assert!(val.unwrap() < call.unwrap(), "{}", r.text);
    r.has(&[
        "@g.init = internal global i1 false",
        "store i1 true, ptr @g.init",
    ]);
}

#[test]
fn go_r6_storing_null_clears_the_flag() {
    let uses = "  store ptr null, ptr @g\n  %r = load ptr, ptr @g\n  %c = icmp eq ptr %r, null\n  %z = zext i1 %c to i32\n  store i32 %z, ptr %q";
    globalopt(&once("global ptr null", MALLOC, uses)).has(&["store i1 false, ptr @g.init"]);
}

#[test]
fn go_r6_go_t2_other_uses_of_the_pointer_are_refused() {
    for uses in [
        "  %c = icmp slt ptr %p, null\n  %z = zext i1 %c to i32\n  store i32 %z, ptr %q",
        "  %c = icmp eq ptr %p, %q\n  %z = zext i1 %c to i32\n  store i32 %z, ptr %q",
        "  %i = ptrtoint ptr %q to i64\n  store i64 %i, ptr %q",
        "  %a = getelementptr i8, ptr %q, i32 %v\n  store i8 1, ptr %a",
        "  %s = select i1 true, ptr %q, ptr %p\n  store i8 1, ptr %s",
        "  store volatile i32 1, ptr %q",
        "  store atomic i32 1, ptr %q release, align 4",
        "  store ptr %q, ptr %q",
        "  store ptr inttoptr (i64 8 to ptr), ptr @g",
        "  %a = getelementptr i8, ptr %q, i64 1\n  call void @free(ptr %a)",
        "  %w = load volatile ptr, ptr @g",
        "  %w = load atomic ptr, ptr @g acquire, align 8",
        "  %w = load i64, ptr @g",
    ] {
        let r = globalopt(&once("global ptr null", MALLOC, uses));
        assert!(!r.kinds().contains(&"heap-to-static"), "{uses}\n{}", r.text);
    }
}

#[test]
fn go_r6_go_t3_a_site_that_may_run_twice_is_refused() {
    let good = once("global ptr null", MALLOC, "");
    assert!(globalopt(&good).changed);
    let main = " norecurse \"tandem-entered-once\"";
    for bad in [
        good.replace(main, ""),
        good.replace(" \"tandem-entered-once\"", ""),
        good.replace(" norecurse", ""),
        // Called twice, in a loop, from two roots, through a pointer.
        good.replace(
            "  call void @init()\n",
            "  call void @init()\n  call void @init()\n",
        ),
        good.replace(
            "  call void @init()\n",
            "  br label %l\nl:\n  call void @init()\n  br i1 undef, label %l, label %x\nx:\n",
        ),
        good.clone() + "define void @other() {\n  ret void\n}",
        good.clone() + "@table = global ptr @init",
        good.replace("define internal void @init()", "define void @init()"),
        // Recursive.
        good.replace("  store ptr %m", "  call void @init()\n  store ptr %m"),
        // A kernel is entered many times (GO-T4).
        good.replace(
            "define i32 @main(i32 %k)",
            "define ptx_kernel i32 @main(i32 %k)",
        ),
        good.clone() + "!nvvm.annotations = !{!0}\n!0 = !{ptr @main, !\"kernel\", i32 1}",
    ] {
        let m = tandem_ir::text::parse(bad.as_bytes(), "bad.ll");
        assert!(m.is_ok(), "{bad}");
        if tandem_ir::verify::verify(&m.unwrap()).is_empty() {
            globalopt_refuses(&bad);
        }
    }
}

#[test]
fn go_r6_space_size_tls_and_null() {
    // GO-T14, GO-T23, P2.
    let shared =
        once("addrspace(3) global ptr null", MALLOC, "").replace("ptr @g", "ptr addrspace(3) @g");
    globalopt_refuses(&shared);
    globalopt_refuses(&once("thread_local global ptr null", MALLOC, ""));
    globalopt_refuses(&once(
        "global ptr null",
        "%m = call ptr @malloc(i64 2048)",
        "",
    ));
    assert!(
        globalopt(&once(
            "global ptr null",
            "%m = call ptr @malloc(i64 2047)",
            ""
        ))
        .changed
    );
    globalopt_refuses(&once(
        "global ptr null",
        "%m = call ptr @malloc(i64 8) nobuiltin",
        "",
    ));
    globalopt_refuses(
        &once("global ptr null", MALLOC, "")
            .replace("@init() {", "@init() null_pointer_is_valid {"),
    );
    globalopt_refuses(&once("global ptr undef", MALLOC, ""));
}

/// A module that allocates structs and uses them.
fn structs(size: &str, alloc_uses: &str, uses: &str) -> String {
    format!(
        "%T = type {{ i32, i64 }}
@g = internal global ptr null
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i1 @alloc(i64 %n) {{
  {size}
  %m = call align 16 ptr @malloc(i64 %s)
  store ptr %m, ptr @g
{alloc_uses}
  %c = icmp eq ptr %m, null
  ret i1 %c
}}
define i64 @use(i64 %i) {{
  %p = load ptr, ptr @g
  %a = getelementptr inbounds %T, ptr %p, i64 %i, i32 1
  %v = load i64, ptr %a, align 8
  %b = getelementptr %T, ptr %p, i64 0, i32 0
  store i32 7, ptr %b, align 16
{uses}
  ret i64 %v
}}"
    )
}

#[test]
fn go_r8_one_allocation_per_field() {
    let r = globalopt(&structs(
        "%s = mul nuw i64 %n, 12",
        "",
        "  call void @free(ptr %p)",
    ));
    assert_eq!(r.kinds(), ["split-heap"]);
    r.has(&[
        "@g.f0 = internal global ptr null",
        "@g.f1 = internal global ptr null",
        "mul nuw i64 %n, 4",
        "mul nuw i64 %n, 8",
        "%g.isneg = icmp slt i64 %s, 0",
        "%g.f0.isnull = icmp eq ptr",
        "%tmp = or i1 %g.isneg",
        "label %malloc_ret_null, label %malloc_cont",
        "malloc_ret_null:",
        "free_it:",
        "next:",
        "phi ptr",
        "icmp eq ptr %g.f0.ptr, null",
        "getelementptr inbounds i64, ptr %g.f1.val, i64 %i",
        "store i32 7, ptr %g.f0.val, align 4",
        "call void @free(ptr %g.f0.val)",
        "call void @free(ptr %g.f1.val)",
    ]);
    r.has_not(&["@g,", "%T, ptr"]);
}

#[test]
fn go_r8_constant_sizes_have_no_sign_to_test() {
    // The default layout has i64 at 4 bytes: the struct has 12.
    let r = globalopt(
        &structs("%s = add i64 0, 0", "", "").replace("ptr @malloc(i64 %s)", "ptr @malloc(i64 24)"),
    );
    assert_eq!(r.kinds(), ["split-heap"]);
    r.has(&["ptr @malloc(i64 8)", "ptr @malloc(i64 16)"])
        .has_not(&["isneg"]);
}

#[test]
fn go_r8_go_t16_pointers_are_captured_at_the_load() {
    let r = globalopt(&structs(
        "%s = mul nuw i64 %n, 12",
        "",
        "  %w = call i1 @alloc(i64 %i)\n  %x = getelementptr %T, ptr %p, i64 1, i32 1\n  store i64 1, ptr %x",
    ));
    let (val, call) = (
        r.text.find("%g.f1.val = load ptr, ptr @g.f1"),
        r.text.find("call i1 @alloc"),
    );
    assert!(val.unwrap() < call.unwrap(), "{}", r.text);
    r.has(&["getelementptr i64, ptr %g.f1.val, i64 1"]);
}

#[test]
fn go_r8_an_element_may_be_addressed_first() {
    let steps = "  %e = getelementptr inbounds %T, ptr %p, i64 %i
  %x = getelementptr inbounds %T, ptr %e, i32 0, i32 1
  store i64 1, ptr %x
  %y = getelementptr %T, ptr %e, i32 0, i32 0
  store i32 1, ptr %y";
    let size = "%s = mul nuw i64 %n, 12";
    let r = globalopt(&structs(size, "", steps));
    assert_eq!(r.kinds(), ["split-heap"]);
    r.has(&[
        "getelementptr inbounds i64, ptr %g.f1.val, i64 %i",
        "getelementptr i32, ptr %g.f0.val, i64 %i",
    ]);
    r.has_not(&["%T, ptr"]);
    // From the element to its neighbour is another matter.
    let next = steps.replacen("i32 0, i32 1", "i32 1, i32 1", 1);
    assert!(!globalopt(&structs(size, "", &next)).changed);
}

#[test]
fn go_r8_go_t25_near_misses() {
    let good = structs("%s = mul nuw i64 %n, 12", "", "");
    assert_eq!(globalopt(&good).kinds(), ["split-heap"]);
    for bad in [
        structs("%s = mul i64 %n, 12", "", ""),
        structs("%s = mul nuw i64 %n, 8", "", ""),
        structs("%s = add i64 %n, 12", "", ""),
        structs("%s = mul nuw i64 %n, 12", "", "  store i64 7, ptr %b"),
        structs(
            "%s = mul nuw i64 %n, 12",
            "",
            "  %x = getelementptr i8, ptr %p, i64 4\n  store i8 1, ptr %x",
        ),
        structs(
            "%s = mul nuw i64 %n, 12",
            "",
            "  %x = icmp ugt ptr %p, null\n  store i1 %x, ptr %a",
        ),
        structs("%s = mul nuw i64 %n, 12", "", "  store ptr %p, ptr %a"),
        structs(
            "%s = mul nuw i64 %n, 12",
            "",
            "  store volatile i32 7, ptr %b",
        ),
        structs("%s = mul nuw i64 %n, 12", "", "  store i32 7, ptr %p"),
        good.replace("internal global", "internal thread_local global"),
        good.replace("internal global ptr null", "global ptr null"),
        good.replace("{ i32, i64 }", "{ i32, i32, [0 x i32], i32 }"),
    ] {
        let r = globalopt(&bad);
        assert!(!r.kinds().contains(&"split-heap"), "{bad}\n{}", r.text);
    }
}

#[test]
fn go_r11_go_t20_the_new_variables_are_looked_at_and_the_pass_ends() {
    // Nothing but a constant is ever stored in the object: it is made static, forwarded and erased.
    let r = globalopt(&once("global ptr null", MALLOC, "").replace("i32 %k, ptr", "i32 5, ptr"));
    assert_eq!(
        r.kinds(),
        ["heap-to-static", "forward-store", "erase-stores"]
    );
    r.has(&["ret i32 5"]).has_not(&["@g"]);
}
