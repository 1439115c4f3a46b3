//! An allocation that happens once becomes a variable (GO-R6), and what forbids it.

use super::{ONCE, program, test, to_static};
use crate::module_support::has_lines;

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
