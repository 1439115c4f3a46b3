//! The fields of objects on the heap become objects of their own (GO-R8), and what forbids it.

use super::{kernel, split, test};
use crate::module_support::has_lines;

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
            "declare noalias ptr @malloc",
            "declare noalias dereferenceable_or_null(12) ptr @malloc",
        ),
    ] {
        let t = test(&kernel("i64 36", "").replace(from, to));
        t.refused(&split(&t, "k"), "GO-R8");
    }
    // What the call alone says of the whole is not said of the parts.
    let said = "call nonnull dereferenceable(36) ptr @malloc";
    let t = test(&kernel("i64 36", "").replace("call ptr @malloc", said));
    let after = t.accepted(&split(&t, "k"));
    assert!(!after.contains("call nonnull"), "{after}");
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
