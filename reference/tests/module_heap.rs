//! A2 and B2, objects on the heap (GO-R6, GO-R8): what becomes of an allocation that
//! happens once, and of one whose fields can live apart.

#![allow(clippy::unwrap_used)]

mod module_support;

use module_support::{Test, has_lines};
use tandem_ir::rewrite::ModuleRewrite;

fn test(text: &str) -> Test {
    Test::new("globalopt", text)
}

fn to_static(t: &Test, function: &str) -> ModuleRewrite {
    ModuleRewrite::HeapToStatic {
        global: t.global("g"),
        site: t.place(function, "call", 0),
    }
}

const ONCE: &str = "norecurse \"tandem-entered-once\"";

/// `@init`, called once by `@main`, fills `@g`; `before` and `after` are code of `@main` around the call.
fn program(attrs: &str, before: &str, after: &str) -> String {
    format!(
        "@g = internal global ptr null
@keep = global ptr null
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define internal void @init() {{
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr @g
  ret void
}}
define i32 @main(i64 %x) {attrs} {{
entry:
  {before}
  call void @init()
  {after}
  ret i32 0
}}"
    )
}

#[test]
fn go_r6_an_allocation_that_happens_once_becomes_a_variable() {
    let t = test(&program(
        ONCE,
        "%p = load ptr, ptr @g
  %c = icmp eq ptr %p, null
  %d = icmp ult ptr null, %p",
        "%q = load ptr, ptr @g
  %e = getelementptr i8, ptr %q, i64 4
  store i32 5, ptr %e
  call void @free(ptr %q)
  store ptr null, ptr @g",
    ));
    let text = t.accepted(&to_static(&t, "init"));
    has_lines(
        &text,
        &[
            "@g.body = internal global [8 x i8] undef, align 16",
            "@g.init = internal global i1 false",
        ],
    );
    has_lines(
        &text,
        &[
            "define internal void @init() {",
            "store i1 true, ptr @g.init, align 1",
            "%g.init.val = load i1, ptr @g.init, align 1",
            "%notinit = xor i1 %g.init.val, true",
            "call void @init()",
            "%e = getelementptr i8, ptr @g.body, i64 4",
            "store i32 5, ptr %e, align 4",
            "store i1 false, ptr @g.init, align 1",
        ],
    );
    for gone in ["@g,", "@g ", "call ptr @malloc", "call void @free", "icmp"] {
        assert!(!text.contains(gone), "{gone}: {text}");
    }
}

#[test]
fn go_r6_the_flag_is_made_only_if_it_is_asked() {
    let t = test(&program(
        ONCE,
        "",
        "%q = load ptr, ptr @g\n  store i32 5, ptr %q",
    ));
    let text = t.accepted(&to_static(&t, "init"));
    assert!(!text.contains("g.init"), "{text}");
}

#[test]
fn go_r6_devices_keep_the_object_in_the_global_space_and_zeroed_memory_is_cleared() {
    let t = test(&format!(
        "target triple = \"nvptx64-nvidia-cuda\"
@g = internal addrspace(1) global ptr null
declare ptr @calloc(i64, i64)
define i32 @main() {ONCE} {{
  %m = call align 32 ptr @calloc(i64 2, i64 4)
  store ptr %m, ptr addrspace(1) @g
  %c = icmp ne ptr %m, null
  %q = load ptr, ptr addrspace(1) @g
  %v = load i32, ptr %q
  %r = select i1 %c, i32 %v, i32 7
  ret i32 %r
}}"
    ));
    let text = t.accepted(&to_static(&t, "main"));
    let body = "ptr addrspacecast (ptr addrspace(1) @g.body to ptr)";
    has_lines(
        &text,
        &[
            "@g.body = internal addrspace(1) global [8 x i8] zeroinitializer, align 32",
            &format!("call void @llvm.memset.p0.i64({body}, i8 0, i64 8, i1 false)"),
            &format!("%v = load i32, {body}, align 4"),
            "%r = select i1 true, i32 %v, i32 7",
        ],
    );
}

#[test]
fn go_t1_unsigned_comparisons_know_that_null_is_least() {
    for (compare, line) in [
        ("icmp uge ptr %p, null", "%r = zext i1 true to i32"),
        ("icmp ult ptr %p, null", "%r = zext i1 false to i32"),
        ("icmp ule ptr %p, null", "%r = zext i1 %notinit to i32"),
        ("icmp ugt ptr %p, null", "%r = zext i1 %g.init.val to i32"),
        ("icmp ule ptr null, %p", "%r = zext i1 true to i32"),
    ] {
        let before = format!("%p = load ptr, ptr @g\n  %c = {compare}\n  %r = zext i1 %c to i32");
        let t = test(&program(ONCE, &before, ""));
        has_lines(&t.accepted(&to_static(&t, "init")), &[line]);
    }
}

#[test]
fn go_t2_signed_comparisons_are_refused() {
    let before = "%p = load ptr, ptr @g\n  %c = icmp slt ptr %p, null";
    let t = test(&program(ONCE, before, ""));
    t.refused(&to_static(&t, "init"), "GO-R6");
}

#[test]
fn go_t24_the_flag_is_read_where_the_pointer_was_loaded() {
    let t = test(&program(
        ONCE,
        "%p = load ptr, ptr @g",
        "%c = icmp eq ptr %p, null\n  %r = zext i1 %c to i32",
    ));
    let text = t.accepted(&to_static(&t, "init"));
    has_lines(
        &text,
        &[
            "%g.init.val = load i1, ptr @g.init, align 1",
            "call void @init()",
            "%notinit = xor i1 %g.init.val, true",
        ],
    );
}

#[test]
fn go_t3_an_allocation_that_may_happen_twice_is_refused() {
    let twice = program(
        "",
        "call void @init()",
        "%q = load ptr, ptr @g\n  store i32 1, ptr %q",
    );
    for text in [
        twice.clone(),
        twice.replace("@main(i64 %x) ", &format!("@main(i64 %x) {ONCE} ")),
        program("norecurse", "", ""),
        program("\"tandem-entered-once\"", "", ""),
        // Another way in.
        program(ONCE, "", "") + "\ndefine void @other() {\n  ret void\n}",
        // The address of a function on the way is known.
        program(ONCE, "store ptr @init, ptr @keep", ""),
        // A loop around the call.
        program(
            ONCE,
            "br label %l\nl:",
            "%c = icmp eq i64 %x, 0\n  br i1 %c, label %l, label %d\nd:",
        ),
        // A kernel has many threads (GO-T4).
        program(ONCE, "", "").replace("define i32 @main", "define ptx_kernel i32 @main"),
        // The function that is entered once is called, too.
        program(ONCE, "", "%n = call i32 @main(i64 0)"),
    ] {
        let t = test(&text);
        t.refused(&to_static(&t, "init"), "GO-R6");
    }
    let t = test(&program(ONCE, "", ""));
    t.accepted(&to_static(&t, "init"));
}

#[test]
fn go_r6_objects_that_escape_are_refused() {
    for after in [
        "store ptr %q, ptr @keep",
        "%i = ptrtoint ptr %q to i64",
        "%i = icmp eq ptr %q, %q",
        "%i = select i1 true, ptr %q, ptr null",
        "%i = call ptr @malloc(i64 4)\n  store ptr %i, ptr @g",
        "%i = getelementptr i32, ptr %q, i64 %x\n  store i32 1, ptr %i",
        "%i = getelementptr i32, ptr %q, i64 1\n  %k = icmp eq ptr %i, null",
    ] {
        let t = test(&program(
            ONCE,
            "",
            &format!("%q = load ptr, ptr @g\n  {after}"),
        ));
        t.refused(&to_static(&t, "init"), "GO-R6");
    }
    for after in [
        "%i = load volatile i32, ptr %q",
        "%i = load atomic i32, ptr %q monotonic, align 4",
    ] {
        let t = test(&program(
            ONCE,
            "",
            &format!("%q = load ptr, ptr @g\n  {after}"),
        ));
        t.refused(&to_static(&t, "init"), "GO-R4");
    }
}

#[test]
fn go_r6_the_variable_and_its_functions_must_be_plain() {
    let base = program(ONCE, "", "%q = load ptr, ptr @g\n  store i32 5, ptr %q");
    for (from, to) in [
        (
            "internal global ptr null",
            "internal thread_local global ptr null",
        ),
        ("internal global ptr null", "internal global ptr @keep"),
        ("norecurse", "norecurse null_pointer_is_valid"),
        ("i64 8)", "i64 %n)"),
        ("call ptr @malloc", "call ptr @mallow"),
    ] {
        let text = base.replace(from, to).replace(
            "declare void @free",
            "declare ptr @mallow(i64)\ndeclare void @free",
        );
        let text = match to {
            "i64 %n)" => text.replace("  %m = call", "  %n = load i64, ptr @keep\n  %m = call"),
            _ => text,
        };
        let t = test(&text);
        t.refused(&to_static(&t, "init"), "GO-R6");
    }
    // The pointer of a shared variable dies with its block (GO-T4, GO-T14).
    for space in [3, 4] {
        let text = base
            .replace(
                "internal global",
                &format!("internal addrspace({space}) global"),
            )
            .replace("ptr @g", &format!("ptr addrspace({space}) @g"));
        let t = test(&text);
        t.refused(&to_static(&t, "init"), "GO-R6");
    }
}

#[test]
fn go_r6_attributes_tell_what_allocates() {
    let kind = |kinds: &str| {
        format!(
            "@g = internal global ptr null
declare ptr @make(i32, i64) allockind(\"{kinds}\") allocsize(1) \"alloc-family\"=\"make\"
define void @main() {ONCE} {{
  %m = call ptr @make(i32 1, i64 8)
  store ptr %m, ptr @g
  %q = load ptr, ptr @g
  store i32 5, ptr %q
  ret void
}}"
        )
    };
    let t = test(&kind("alloc,uninitialized"));
    t.accepted(&to_static(&t, "main"));
    for kinds in [
        "alloc",
        "alloc,uninitialized,aligned",
        "realloc,uninitialized",
    ] {
        let t = test(&kind(kinds));
        t.refused(&to_static(&t, "main"), "GO-R6");
    }
}

fn split(t: &Test, function: &str) -> ModuleRewrite {
    ModuleRewrite::SplitHeap {
        global: t.global("g"),
        site: t.place(function, "call", 0),
    }
}

/// A kernel that allocates `size` bytes, holds them in `@g`, and does `uses` with `%m`, and `%q`, which is loaded.
fn kernel(size: &str, uses: &str) -> String {
    format!(
        "%s = type {{ i32, i64 }}
@g = internal addrspace(1) global ptr null
@keep = global ptr null
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define ptx_kernel void @k(i64 %n, i64 %i, i64 %t) {{
entry:
  %m = call ptr @malloc({size})
  store ptr %m, ptr addrspace(1) @g
  br label %next
next:
  %q = load ptr, ptr addrspace(1) @g
  %a = getelementptr inbounds %s, ptr %q, i64 %i, i32 1
  store i64 7, ptr %a, align 8
  {uses}
  ret void
}}"
    )
    .replace("{ i32, i64 }", "<{ i32, i64 }>")
}

#[test]
fn go_r8_each_field_is_allocated_for_itself() {
    let t = test(
        &kernel(
            "i64 %total",
            "%b = getelementptr %s, ptr %q, i64 2
  %c = load i32, ptr %b, align 8
  %z = icmp eq ptr null, %m
  call void @free(ptr %q)
  store ptr null, ptr addrspace(1) @g",
        )
        .replace("entry:\n", "entry:\n  %total = mul nuw i64 %n, 12\n"),
    );
    let text = t.accepted(&split(&t, "k"));
    has_lines(
        &text,
        &[
            "@g.f0 = internal addrspace(1) global ptr null",
            "@g.f1 = internal addrspace(1) global ptr null",
        ],
    );
    has_lines(
        &text,
        &[
            "%0 = mul nuw i64 %n, 4",
            "%1 = call ptr @malloc(i64 %0)",
            "%2 = mul nuw i64 %n, 8",
            "%3 = call ptr @malloc(i64 %2)",
            "%isneg = icmp slt i64 %total, 0",
            "%isnull = icmp eq ptr %1, null",
            "%isnull1 = icmp eq ptr %3, null",
            "%tmp = or i1 %isneg, %isnull",
            "%tmp1 = or i1 %tmp, %isnull1",
            "br i1 %tmp1, label %malloc_ret_null, label %malloc_cont",
        ],
    );
    has_lines(
        &text,
        &[
            "%6 = phi ptr [ %1, %entry ], [ null, %next2 ]",
            "%8 = load ptr, ptr addrspace(1) @g.f0, align 8",
            "%9 = load ptr, ptr addrspace(1) @g.f1, align 8",
            "%10 = getelementptr inbounds i64, ptr %9, i64 %i",
            "store i64 7, ptr %10, align 8",
            "%11 = getelementptr inbounds i32, ptr %8, i64 2",
            "%c = load i32, ptr %11, align 8",
            "%z = icmp eq ptr null, %6",
        ],
    );
    for name in ["malloc_ret_null:", "malloc_cont:", "free_it:", "next1:"] {
        assert!(text.contains(name), "{name}: {text}");
    }
    assert_eq!(text.matches("call void @free").count(), 4, "{text}");
    assert_eq!(text.matches("store ptr null").count(), 2, "{text}");
    assert!(!text.contains("@g,") && !text.contains("@g\n"), "{text}");
}

#[test]
fn go_r8_objects_that_do_not_fall_apart_are_refused() {
    let t = test(&kernel("i64 36", ""));
    t.accepted(&split(&t, "k"));
    for uses in [
        "%b = load i64, ptr %q, align 4",
        "%b = load i8, ptr getelementptr (i8, ptr null, i64 1)\n  store ptr %q, ptr @keep",
        "%b = getelementptr i32, ptr %q, i64 %i\n  %c = load i32, ptr %b",
        "%b = getelementptr { i32, i64 }, ptr %q, i64 1\n  %c = load i32, ptr %b",
        "%b = icmp ult ptr %q, %m",
        "%b = icmp ugt ptr %q, null",
        "br label %l\nl:\n  %b = phi ptr [ %q, %next ]",
        "%b = ptrtoint ptr %q to i64",
        "%b = getelementptr i8, ptr %q, i64 -1\n  %c = load i8, ptr %b",
    ] {
        let t = test(&kernel("i64 36", uses));
        t.refused(&split(&t, "k"), "GO-R8");
    }
    for uses in [
        "%b = load volatile i32, ptr %q",
        "%b = load atomic i32, ptr %q monotonic, align 4",
    ] {
        let t = test(&kernel("i64 36", uses));
        t.refused(&split(&t, "k"), "GO-R4");
    }
    for (from, to) in [
        (
            "addrspace(1) global ptr null",
            "addrspace(1) global ptr @keep",
        ),
        (
            "internal addrspace(1)",
            "internal thread_local addrspace(1)",
        ),
        (
            "define ptx_kernel void @k(i64 %n, i64 %i, i64 %t) {",
            "define void @k(i64 %n, i64 %i, i64 %t) null_pointer_is_valid {",
        ),
        ("addrspace(1)", "addrspace(3)"),
        (
            "call ptr @malloc",
            "call dereferenceable_or_null(12) ptr @malloc",
        ),
    ] {
        let t = test(&kernel("i64 36", "").replace(from, to));
        t.refused(&split(&t, "k"), "GO-R8");
    }
}

#[test]
fn go_t25_a_size_that_may_have_wrapped_is_refused() {
    let text = |mul: &str| {
        kernel("i64 %total", "").replace("entry:\n", &format!("entry:\n  %total = {mul}\n"))
    };
    let t = test(&text("mul nuw i64 %n, 12"));
    t.accepted(&split(&t, "k"));
    for mul in [
        "mul i64 %n, 12",
        "mul nsw i64 %n, 12",
        "mul nuw i64 %n, 8",
        "add nuw i64 %n, 12",
    ] {
        let t = test(&text(mul));
        t.refused(&split(&t, "k"), "GO-R8");
    }
    let t = test(&kernel("i64 35", ""));
    t.refused(&split(&t, "k"), "GO-R8");
}

#[test]
fn go_r8_accesses_are_as_aligned_as_their_field_is() {
    // In the struct every element begins at a multiple of 16; apart, at one of 4.
    let text = |align: u64| {
        format!(
            "@g = internal global ptr null
declare noalias ptr @malloc(i64)
define void @f(i64 %i) {{
  %m = call {} ptr @malloc(i64 64)
  store ptr %m, ptr @g
  %a = getelementptr {{ i32, i32, i64 }}, ptr %m, i64 %i, i32 0
  store i32 1, ptr %a, align 16
  %b = getelementptr {{ i32, i32, i64 }}, ptr %m, i64 2, i32 0
  store i32 2, ptr %b, align 16
  %c = getelementptr {{ i32, i32, i64 }}, ptr %m, i64 0, i32 2
  store i32 3, ptr %c, align 8
  store i32 4, ptr %m, align {align}
  ret void
}}",
            if align > 16 { "align 64" } else { "" }
        )
    };
    for align in [16, 64] {
        let t = test(&text(align));
        let after = t.accepted(&split(&t, "f"));
        has_lines(
            &after,
            &[
                "store i32 1, ptr %10, align 4",
                "store i32 2, ptr %11, align 8",
                "store i32 3, ptr %9, align 8",
            ],
        );
        assert!(after.contains(&format!("align {align}\n  ret")), "{after}");
    }
}

#[test]
fn go_t16_field_pointers_are_captured_where_the_object_was_loaded() {
    let t = test(
        "@g = internal global ptr null
declare noalias ptr @malloc(i64)
define internal void @alloc() {
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr @g
  ret void
}
define i32 @main() {
  call void @alloc()
  %q = load ptr, ptr @g
  call void @alloc()
  %q1 = getelementptr { i32, i32 }, ptr %q, i64 0, i32 1
  %v = load i32, ptr %q1
  ret i32 %v
}",
    );
    let text = t.accepted(&split(&t, "alloc"));
    has_lines(
        &text,
        &[
            "call void @alloc()",
            "%1 = load ptr, ptr @g.f1, align 8",
            "call void @alloc()",
            "%v = load i32, ptr %1, align 4",
            "declare void @free(ptr)",
        ],
    );
    // Nobody uses the first field.
    assert!(!text.contains("load ptr, ptr @g.f0"), "{text}");
}

#[test]
fn go_t17_go_t18_fields_are_given_back_only_if_one_is_missing() {
    let t = test(
        "@g = internal global ptr null
declare noalias ptr @malloc(i64)
declare void @free(ptr)
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
}",
    );
    let text = t.accepted(&split(&t, "f"));
    has_lines(
        &text,
        &[
            "%0 = call ptr @malloc(i64 4)",
            "%1 = call ptr @malloc(i64 4)",
            "%isnull1 = icmp eq ptr %0, null",
            "%isnull2 = icmp eq ptr %1, null",
            "%tmp = or i1 %isnull1, %isnull2",
            "br i1 %tmp, label %malloc_ret_null, label %malloc_cont",
            "%2 = icmp ne ptr %0, null",
            "br i1 %2, label %free_it, label %next",
            "call void @free(ptr %0)",
            "br label %next",
            "%3 = icmp ne ptr %1, null",
            "call void @free(ptr %1)",
            "br label %malloc_cont",
        ],
    );
    has_lines(
        &text,
        &[
            "%4 = phi ptr [ %0, %entry ], [ null, %next1 ]",
            "%5 = phi ptr [ %1, %entry ], [ null, %next1 ]",
            "store ptr %4, ptr @g.f0, align 8",
            "store ptr %5, ptr @g.f1, align 8",
            "%isnull = icmp eq ptr %4, null",
            "store i32 7, ptr %5, align 4",
        ],
    );
}

#[test]
fn go_r11_runs_on_heaps_end() {
    for text in [
        kernel("i64 36", "call void @free(ptr %q)"),
        program(ONCE, "", "%q = load ptr, ptr @g\n  store i32 5, ptr %q"),
    ] {
        let t = test(&text);
        let (after, n) = t.run();
        assert!(n > 0 && n < 30, "{n}: {after}");
    }
}

#[test]
fn rewrites_of_places_that_are_not_there_are_errors() {
    let t = test(&program(ONCE, "", ""));
    let global = t.global("g");
    let mut site = t.place("init", "call", 0);
    site.inst = tandem_ir::Inst::from_u32(999);
    for rw in [
        ModuleRewrite::HeapToStatic { global, site },
        ModuleRewrite::SplitHeap { global, site },
        ModuleRewrite::ForwardStore { global, load: site },
    ] {
        t.refused(&rw, "structure");
        assert!((t.pass.apply)(&t.world, &mut t.m.clone(), &rw).is_err());
    }
}
