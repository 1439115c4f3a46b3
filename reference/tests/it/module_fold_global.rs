//! A1, variables that never change (GO-R5), with C and the forwarding of the only
//! store (GO-R13, GO-R12): what is folded to what, and what must be left alone.

#![allow(clippy::unwrap_used)]

use crate::module_support;

use module_support::{Test, has_lines};
use tandem_ir::rewrite::ModuleRewrite;

fn test(text: &str) -> Test {
    Test::new("globalopt", text)
}

fn fold(t: &Test) -> ModuleRewrite {
    ModuleRewrite::FoldGlobal {
        global: t.global("g"),
    }
}

fn erase(t: &Test) -> ModuleRewrite {
    ModuleRewrite::EraseStores {
        global: t.global("g"),
    }
}

/// A function that returns one load of `@g`, which is defined so.
fn loading(g: &str, ty: &str, pointer: &str) -> Test {
    test(&format!(
        "@g = internal {g}
@other = global i32 0
define {ty} @f(i64 %i) {{
  %v = load {ty}, {pointer}
  ret {ty} %v
}}"
    ))
}

#[test]
fn go_r5_loads_become_what_the_initialiser_holds() {
    let nested =
        "global { i8, i32, [2 x float] } { i8 1, i32 -2, [2 x float] [float 1.0, float 2.0] }";
    for (g, ty, pointer, value) in [
        ("global i32 7", "i32", "ptr @g", "i32 7"),
        (
            nested,
            "i32",
            "ptr getelementptr (i8, ptr @g, i64 4)",
            "i32 -2",
        ),
        (
            nested,
            "i16",
            "ptr getelementptr (i8, ptr @g, i64 4)",
            "i16 -2",
        ),
        (
            nested,
            "float",
            "ptr getelementptr (i8, ptr @g, i64 12)",
            "float 2.000000e+00",
        ),
        (
            nested,
            "i32",
            "ptr getelementptr (i8, ptr @g, i64 8)",
            "i32 1065353216",
        ),
        (
            nested,
            "[2 x float]",
            "ptr getelementptr (i8, ptr @g, i64 8)",
            "[2 x float] [float 1.000000e+00, float 2.000000e+00]",
        ),
        // Padding beside a byte that is known.
        (nested, "i16", "ptr @g", "i16 1"),
        (
            "constant [4 x i8] c\"abcd\"",
            "i32",
            "ptr @g, align 1",
            "i32 1684234849",
        ),
        (
            "constant [4 x i8] c\"abcd\"",
            "<2 x i16>",
            "ptr @g, align 1",
            "<2 x i16> <i16 25185, i16 25699>",
        ),
        (
            "constant [4 x i8] c\"abcd\"",
            "[2 x i8]",
            "ptr getelementptr (i8, ptr @g, i64 1)",
            "[2 x i8] c\"bc\"",
        ),
        ("global i1 true", "i1", "ptr @g", "i1 true"),
        (
            "global [2 x i7] [i7 1, i7 2]",
            "i7",
            "ptr getelementptr (i8, ptr @g, i64 1)",
            "i7 2",
        ),
        (
            "global { i32, i32 } { i32 undef, i32 1 }",
            "i32",
            "ptr @g",
            "i32 undef",
        ),
        (
            "global { i32, i32 } { i32 undef, i32 1 }",
            "i16",
            "ptr @g",
            "i16 undef",
        ),
        (
            "global { i32, i32 } { i32 undef, i32 1 }",
            "i64",
            "ptr @g",
            "i64 4294967296",
        ),
        ("global ptr @other", "ptr", "ptr @g", "ptr @other"),
        (
            "global [2 x ptr] zeroinitializer",
            "ptr",
            "ptr getelementptr (i8, ptr @g, i64 8)",
            "ptr null",
        ),
        (
            "global i128 18446744073709551617",
            "i64",
            "ptr getelementptr (i8, ptr @g, i64 8)",
            "i64 1",
        ),
    ] {
        let t = loading(g, ty, pointer);
        let text = t.accepted(&fold(&t));
        has_lines(&text, &[&format!("ret {value}")]);
        assert!(!text.contains("@g"), "{text}");
    }
}

#[test]
fn go_r5_what_has_no_bytes_is_refused() {
    for (g, ty, pointer) in [
        // Pointers and integers are not the same bytes, and half a pointer is nothing.
        ("global ptr @other", "i64", "ptr @g"),
        ("global ptr null", "i64", "ptr @g"),
        ("global i64 0", "ptr", "ptr @g"),
        ("global ptr @other", "i32", "ptr @g"),
        ("global i1 true", "i8", "ptr @g"),
        ("global i8 1", "i1", "ptr @g"),
        ("global i7 1", "i8", "ptr @g"),
        ("global <8 x i1> zeroinitializer", "i1", "ptr @g"),
    ] {
        let t = loading(g, ty, pointer);
        t.refused(&fold(&t), "GO-R5");
    }
}

#[test]
fn go_r9_bytes_follow_the_layout() {
    let text = |layout: &str| {
        format!(
            "target datalayout = \"{layout}\"
@g = internal global i32 1
define i8 @f() {{
  %v = load i8, ptr @g
  ret i8 %v
}}"
        )
    };
    let t = test(&text("e"));
    has_lines(&t.accepted(&fold(&t)), &["ret i8 1"]);
    let t = test(&text("E"));
    has_lines(&t.accepted(&fold(&t)), &["ret i8 0"]);
}

#[test]
fn go_r3_a_variable_index_needs_uniform_contents() {
    let text = |g: &str| {
        format!(
            "@g = internal global {g}
define i32 @f(i64 %i) {{
  %p = getelementptr i32, ptr @g, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}}"
        )
    };
    let t = test(&text("[4 x i32] zeroinitializer"));
    has_lines(&t.accepted(&fold(&t)), &["ret i32 0"]);
    let t = test(&text("[2 x i32] [i32 16843009, i32 16843009]"));
    has_lines(&t.accepted(&fold(&t)), &["ret i32 16843009"]);
    for g in ["[2 x i32] [i32 1, i32 1]", "[2 x ptr] zeroinitializer"] {
        let t = test(&text(g));
        t.refused(&fold(&t), "GO-R3");
    }
}

#[test]
fn go_r5_stores_must_not_change_anything() {
    let text = |g: &str, store: &str| {
        format!(
            "@g = internal {g}
@o = global i32 0
define i32 @f(i32 %x) {{
  store {store}
  %v = load i32, ptr @g
  ret i32 %v
}}"
        )
    };
    let pair = "global { i32, i1 } { i32 258, i1 true }";
    for store in [
        "i32 258, ptr @g",
        "i8 1, ptr getelementptr (i8, ptr @g, i64 1)",
        "i1 true, ptr getelementptr (i8, ptr @g, i64 4)",
    ] {
        let t = test(&text(pair, store));
        let after = t.accepted(&fold(&t));
        has_lines(&after, &["ret i32 258"]);
        assert!(!after.contains("store"), "{after}");
    }
    for store in [
        "i32 %x, ptr @g",
        "i32 259, ptr @g",
        "i32 undef, ptr @g",
        "i8 2, ptr getelementptr (i8, ptr @g, i64 1)",
        "i1 false, ptr getelementptr (i8, ptr @g, i64 4)",
        "i8 1, ptr getelementptr (i8, ptr @g, i64 4)",
    ] {
        let t = test(&text(pair, store));
        t.refused(&fold(&t), "GO-R5");
    }
    let t = test(&text("global i32 undef", "i32 undef, ptr @g"));
    t.refused(&fold(&t), "GO-R5");
    let pointer = "global { i32, ptr } { i32 1, ptr @o }";
    let at = "ptr getelementptr (i8, ptr @g, i64 8)";
    let t = test(&text(pointer, &format!("ptr @o, {at}")));
    t.accepted(&fold(&t));
    let t = test(&text(pointer, &format!("ptr null, {at}")));
    t.refused(&fold(&t), "GO-R5");
}

#[test]
fn x3_shared_and_local_memory_is_undefined_at_start() {
    for space in [3, 5] {
        let text = |more: &str| {
            format!(
                "@g = internal addrspace({space}) global i32 0
define i32 @f() {{
  {more}
  %v = load i32, ptr addrspace({space}) @g
  ret i32 %v
}}"
            )
        };
        let t = test(&text(""));
        has_lines(&t.accepted(&fold(&t)), &["ret i32 undef"]);
        let t = test(&text(&format!("store i32 0, ptr addrspace({space}) @g")));
        t.refused(&fold(&t), "GO-R5");
    }
}

#[test]
fn go_t22_atomic_accesses_may_order_others() {
    let text = |store: &str, load: &str| {
        format!(
            "@g = internal global i32 0
define void @p() {{
  {store}
  ret void
}}
define i32 @c() {{
  %f = load {load}
  ret i32 %f
}}"
        )
    };
    let acquire = "atomic i32, ptr @g acquire, align 4";
    for (store, load) in [
        ("store atomic i32 0, ptr @g release, align 4", acquire),
        ("store atomic i32 0, ptr @g release, align 4", "i32, ptr @g"),
        ("store i32 0, ptr @g", acquire),
        ("store volatile i32 0, ptr @g", "i32, ptr @g"),
        ("", "volatile i32, ptr @g"),
    ] {
        let t = test(&text(store, load));
        t.refused(&fold(&t), "GO-R4");
    }
    let t = test(&text("", acquire));
    has_lines(&t.accepted(&fold(&t)), &["ret i32 0"]);
}

#[test]
fn go_t11_go_t13_what_the_host_or_others_see_is_left_alone() {
    for g in [
        "@g = internal addrspace(4) externally_initialized constant { i32, float } { i32 7, float 1.0 }",
        "@g = addrspace(4) constant i32 7",
        "@g = weak_odr addrspace(4) constant i32 7",
        "@g = available_externally addrspace(4) constant i32 7",
    ] {
        let t = test(&format!(
            "{g}
define i32 @f() {{
  %v = load i32, ptr addrspace(4) @g
  ret i32 %v
}}"
        ));
        t.refused(&fold(&t), "GO-R2");
        assert_eq!(t.run().1, 0);
    }
}

#[test]
fn go_r5_a_chain_of_addresses_goes_with_its_loads() {
    let t = test(
        "@g = internal addrspace(4) constant [2 x i32] [i32 3, i32 4]
define i32 @f() {
  %c = addrspacecast ptr addrspace(4) @g to ptr
  %p = getelementptr inbounds i32, ptr %c, i64 1
  %unused = getelementptr inbounds i32, ptr %c, i64 0
  %v = load i32, ptr %p
  ret i32 %v
}",
    );
    let text = t.accepted(&fold(&t));
    has_lines(&text, &["define i32 @f() {", "ret i32 4"]);
    assert!(
        !text.contains("getelementptr") && !text.contains("cast"),
        "{text}"
    );
}

#[test]
fn go_r13_stores_that_nobody_reads_go() {
    let text = |body: &str| {
        format!(
            "@g = internal global {{ i32, i32 }} zeroinitializer
define void @f(i32 %x) {{
  {body}
  ret void
}}"
        )
    };
    let t = test(&text(
        "store i32 %x, ptr getelementptr (i8, ptr @g, i64 2), align 1",
    ));
    let after = t.accepted(&erase(&t));
    assert!(!after.contains("store") && !after.contains("@g"), "{after}");
    for (body, rule) in [
        ("store volatile i32 %x, ptr @g", "GO-R4"),
        ("store atomic i32 %x, ptr @g monotonic, align 4", "GO-R4"),
        ("store i32 %x, ptr @g\n  %v = load i32, ptr @g", "GO-R13"),
        (
            "%p = getelementptr i32, ptr @g, i32 %x\n  store i32 %x, ptr %p",
            "GO-R3",
        ),
    ] {
        let t = test(&text(body));
        t.refused(&erase(&t), rule);
    }
}

#[test]
fn go_r12_a_load_behind_the_only_store_takes_its_value() {
    let text = |store: &str, load: &str| {
        format!(
            "@g = internal global i64 0
@t = thread_local global i32 0
define i32 @f(i32 %x, i1 %c) {{
entry:
  br i1 %c, label %a, label %b
a:
  store {store}
  br label %b
b:
  br i1 %c, label %d, label %e
d:
  br label %e
e:
  %v = load {load}
  ret i32 0
}}"
        )
    };
    // Only one arm stores.
    let t = test(&text("i32 42, ptr @g", "i32, ptr @g"));
    let forward = |t: &Test| ModuleRewrite::ForwardStore {
        global: t.global("g"),
        load: t.place("f", "load", 0),
    };
    t.refused(&forward(&t), "GO-R12");
    let straight = |store: &str, load: &str| {
        test(&text(store, load).replace("br i1 %c, label %a, label %b\na:", "br label %a\na:"))
    };
    let t = straight("i32 42, ptr @g", "i32, ptr @g");
    let after = t.accepted(&forward(&t));
    assert!(!after.contains("load"), "{after}");
    for (store, load) in [
        ("i32 %x, ptr @g", "i32, ptr @g"),
        ("i32 42, ptr @g", "i16, ptr @g"),
        (
            "i32 42, ptr @g",
            "i32, ptr getelementptr (i8, ptr @g, i64 4)",
        ),
        ("atomic i32 42, ptr @g monotonic, align 4", "i32, ptr @g"),
        ("i32 42, ptr @g", "atomic i32, ptr @g monotonic, align 4"),
        ("i32 42, ptr @g\n  store i32 42, ptr @g", "i32, ptr @g"),
        ("ptr @t, ptr @g", "ptr, ptr @g"),
    ] {
        let t = straight(store, load);
        t.refused(&forward(&t), "GO-R12");
    }
    let t = straight("volatile i32 42, ptr @g", "i32, ptr @g");
    t.refused(&forward(&t), "GO-R4");
}

#[test]
fn go_t19_the_initial_value_is_seen_before_the_store() {
    let t = test(
        "@g = internal global i32 0
define internal i32 @peek() {
  %v = load i32, ptr @g
  ret i32 %v
}
define i32 @main() {
  %early = call i32 @peek()
  %w = load i32, ptr @g
  store i32 42, ptr @g
  ret i32 %early
}",
    );
    for function in ["peek", "main"] {
        let rw = ModuleRewrite::ForwardStore {
            global: t.global("g"),
            load: t.place(function, "load", 0),
        };
        t.refused(&rw, "GO-R12");
    }
    t.refused(&fold(&t), "GO-R5");
    assert_eq!(t.run().1, 0);
}

#[test]
fn go_t12_a_counter_keeps_its_value_between_launches() {
    let t = test(
        "@n = internal addrspace(1) global i32 0
define ptx_kernel void @k() {
  %a = load i32, ptr addrspace(1) @n
  %b = add i32 %a, 1
  store i32 %b, ptr addrspace(1) @n
  ret void
}",
    );
    assert_eq!(t.run().1, 0);
}

#[test]
fn go_t5_go_t6_a_split_constant_keeps_its_initial_values() {
    let t = test(
        "@s = internal global { i32, i32 } { i32 42, i32 7 }
define i32 @main() {
  %a = load i32, ptr @s
  ret i32 %a
}",
    );
    has_lines(&t.run().0, &["ret i32 42"]);
    let t = test(
        "@s = internal global { i32, i32 } { i32 1, i32 2 }
define i32 @main(i32 %x) {
  store i32 %x, ptr @s
  %a = load i32, ptr @s
  ret i32 %a
}",
    );
    let (text, _) = t.run();
    assert_eq!(text.matches("store").count(), 1, "{text}");
}

#[test]
fn rewrites_that_make_no_sense_are_errors() {
    let t = test(
        "@g = internal global i32 0
@d = external global i32
define void @f() {
  %v = load i32, ptr @d
  ret void
}",
    );
    let load = t.place("f", "load", 0);
    for global in [
        t.global("f"),
        t.global("d"),
        tandem_ir::Global::from_u32(99),
    ] {
        for rw in [
            ModuleRewrite::FoldGlobal { global },
            ModuleRewrite::SplitGlobal { global },
            ModuleRewrite::EraseStores { global },
            ModuleRewrite::ForwardStore { global, load },
            ModuleRewrite::HeapToStatic { global, site: load },
            ModuleRewrite::SplitHeap { global, site: load },
        ] {
            assert!((t.pass.apply)(&t.world, &mut t.m.clone(), &rw).is_err());
            assert!(matches!(
                t.judge(&rw),
                tandem_ir::rewrite::Judgement::Illegal { .. }
            ));
        }
    }
}
