//! GlobalOpt's A1, C and GO-R12: variables that are never modified, never loaded, or stored once; and near misses.
#![allow(clippy::unwrap_used)]

use crate::module_support;
use module_support::*;
use tandem_ir::rewrite::ModuleContext;
use tandem_optimized::options::Options;

#[test]
fn go_r5_a_constant_folds_to_its_initializer() {
    let r = globalopt(
        "@g = internal addrspace(4) global i32 42
define i32 @f() {
  %v = load i32, ptr addrspace(4) @g
  ret i32 %v
}",
    );
    assert_eq!(r.kinds(), ["fold-global"]);
    r.has(&["ret i32 42"]).has_not(&["@g"]);
}

#[test]
fn go_r5_stores_of_the_initial_value_go_and_others_stay() {
    let text = |v: &str| {
        format!(
            "@g = internal global [2 x i32] [i32 1, i32 2]
define i32 @f() {{
  %p = getelementptr i8, ptr @g, i64 4
  store i32 {v}, ptr %p
  %v = load i32, ptr %p
  %w = load i32, ptr @g
  %s = add i32 %v, %w
  ret i32 %s
}}"
        )
    };
    let r = globalopt(&text("2"));
    assert_eq!(r.kinds(), ["fold-global"]);
    r.has(&["add i32 2, 1"]).has_not(&["@g", "getelementptr"]);
    // Undef is not bit for bit what is there.
    globalopt_refuses(
        &text("undef").replace("%w = load i32, ptr @g", "%w = load volatile i32, ptr @g"),
    );
}

#[test]
fn go_r5_parts_are_read_from_bytes() {
    let r = globalopt(
        "@g = internal constant { i32, [4 x i8], float } { i32 305419896, [4 x i8] c\"abcd\", float 1.0 }
define i64 @f(ptr %o) {
  %a = load i16, ptr @g
  store i16 %a, ptr %o
  %p = getelementptr i8, ptr @g, i64 4
  %b = load i32, ptr %p
  store i32 %b, ptr %o
  %q = getelementptr i8, ptr @g, i64 8
  %c = load i32, ptr %q
  store i32 %c, ptr %o
  %d = load <2 x i16>, ptr %q
  store <2 x i16> %d, ptr %o
  %e = load i64, ptr @g
  ret i64 %e
}",
    );
    assert_eq!(r.kinds(), ["fold-global"]);
    r.has(&[
        "store i16 22136",
        "store i32 1684234849",
        "store i32 1065353216",
        "<2 x i16> <i16 0, i16 16256>",
    ]);
    r.has(&["ret i64 7233733595543918200"]);
}

#[test]
fn go_r5_no_pointer_is_made_or_taken_apart() {
    globalopt_refuses(
        "@g = internal constant i64 8
@h = internal constant ptr null
define i64 @f(ptr %o) {
  %p = load ptr, ptr @g
  store ptr %p, ptr %o
  %i = load i64, ptr @h
  ret i64 %i
}",
    );
}

#[test]
fn go_r5_odd_widths_are_read_only_as_themselves() {
    let text = |t: &str| {
        format!(
            "@g = internal constant i24 5\ndefine {t} @f() {{\n  %v = load {t}, ptr @g\n  ret {t} %v\n}}"
        )
    };
    globalopt(&text("i24")).has(&["ret i24 5"]);
    globalopt_refuses(&text("i8"));
    globalopt_refuses(&text("i1"));
}

#[test]
fn go_r5_shared_and_local_memory_starts_undefined() {
    for space in [3, 5] {
        let r = globalopt(&format!(
            "@g = internal addrspace({space}) global i32 undef
define i32 @f() {{
  %v = load i32, ptr addrspace({space}) @g
  ret i32 %v
}}"
        ));
        r.has(&["ret i32 undef"]);
    }
}

#[test]
fn go_p1_the_limit_is_2047_bits() {
    let text = |n: u32| {
        format!(
            "@g = internal constant [{n} x i8] zeroinitializer
define i8 @f(ptr %o) {{
  %v = load i8, ptr @g
  ret i8 %v
}}"
        )
    };
    // 255 bytes are 2040 bits, 256 are 2048.
    assert_eq!(globalopt(&text(255)).kinds(), ["fold-global"]);
    globalopt_refuses(&text(256));
}

#[test]
fn go_r2_what_others_can_see_stays() {
    let body = "define i32 @f() {\n  %v = load i32, ptr @g\n  ret i32 %v\n}\n";
    for global in [
        "@g = global i32 1",
        "@g = weak global i32 1",
        "@g = internal externally_initialized global i32 1",
        "@g = internal global i32 1, section \"s\"",
        "@g = internal global i32 1\n@llvm.used = appending global [1 x ptr] [ptr @g], section \"llvm.metadata\"",
        "@g = internal global i32 1\n@a = alias i32, ptr @g",
        "@g = internal global i32 1\n@p = global ptr @g",
        "@g = external global i32",
        "@g = internal global i32 1, !associated !0\n!0 = !{ptr @f}",
        "@g = internal global i32 1\n!nvvm.annotations = !{!0}\n!0 = !{ptr @g, !\"managed\", i32 1}",
    ] {
        globalopt_refuses(&format!("{global}\n{body}"));
    }
}

#[test]
fn go_r2_pl_t1_a_shard_is_left_alone() {
    let world = ModuleContext {
        is_shard: true,
        ..ModuleContext::default()
    };
    let text =
        "@g = internal global i32 1\ndefine i32 @f() {\n  %v = load i32, ptr @g\n  ret i32 %v\n}";
    assert!(!run_pass("globalopt", text, &world, &Options::default()).changed);
}

#[test]
fn go_p5_tier_and_switch() {
    let text =
        "@g = internal global i32 1\ndefine i32 @f() {\n  %v = load i32, ptr @g\n  ret i32 %v\n}";
    for (knobs, changed) in [
        ("-globalopt-tier=1", false),
        ("-globalopt-tier=2", true),
        ("-disable-GlobalOptPass", false),
    ] {
        let mut options = Options::default();
        options.apply(knobs).unwrap();
        assert_eq!(
            run_pass("globalopt", text, &ModuleContext::default(), &options).changed,
            changed,
            "{knobs}"
        );
    }
}

#[test]
fn go_r3_addresses_that_escape_are_refused() {
    let text = |line: &str| {
        format!(
            "@g = internal global i32 1
@q = global ptr null
declare void @use(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @f(i1 %c, i64 %n, ptr %o) {{
{line}
  %v = load i32, ptr @g
  ret i32 %v
}}"
        )
    };
    for line in [
        "  store ptr @g, ptr %o ; GO-T10",
        "  call void @use(ptr @g)",
        "  %i = ptrtoint ptr @g to i64\n  store i64 %i, ptr %o",
        "  %i = icmp eq ptr @g, %o\n  store i1 %i, ptr %o",
        "  %s = select i1 %c, ptr @g, ptr %o\n  store i32 3, ptr %s",
        "  %r = atomicrmw add ptr @g, i32 1 seq_cst",
        "  %r = cmpxchg ptr @g, i32 1, i32 2 seq_cst seq_cst",
        "  %s = getelementptr i8, ptr @g, i64 %n\n  store i8 3, ptr %s",
        "  call void @llvm.memset.p0.i64(ptr @g, i8 0, i64 4, i1 false)",
        "  store i64 3, ptr @g",
        "  store volatile i32 1, ptr @g",
        "  %r = load volatile i32, ptr @g",
        "  store i64 ptrtoint (ptr @g to i64), ptr %o",
        "  %w = freeze ptr @g\n  store i32 7, ptr %w",
    ] {
        globalopt_refuses(&text(line));
    }
}

#[test]
fn go_r3_casts_and_constant_addresses_are_followed() {
    let r = globalopt(
        "@g = internal addrspace(3) global [4 x i32] undef
define i32 @f() {
  %q = addrspacecast ptr addrspace(3) @g to ptr
  %p = getelementptr inbounds [4 x i32], ptr %q, i64 0, i64 2
  %v = load i32, ptr %p
  %w = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @g to ptr), i64 4)
  %s = add i32 %v, %w
  ret i32 %s
}",
    );
    assert_eq!(r.kinds(), ["fold-global"]);
    r.has_not(&["@g", "addrspacecast", "getelementptr"]);
}

#[test]
fn go_r4_go_t22_atomics_fold_only_if_nothing_is_stored() {
    let load = "@g = internal global i32 0
define i32 @f() {
  %v = load atomic i32, ptr @g acquire, align 4
  ret i32 %v
}
";
    globalopt(load).has(&["ret i32 0"]);
    for store in [
        "store atomic i32 0, ptr @g release, align 4",
        "store i32 0, ptr @g",
    ] {
        globalopt_refuses(&format!(
            "{load}define void @s() {{\n  {store}\n  ret void\n}}"
        ));
    }
}

#[test]
fn go_r13_what_is_never_loaded_goes_with_its_plain_stores() {
    let text = |store: &str| {
        format!(
            "@g = internal global [300 x i32] zeroinitializer\ndefine void @f(i32 %x) {{\n  {store}\n  ret void\n}}"
        )
    };
    let r = globalopt(&text("store i32 %x, ptr @g"));
    assert_eq!(r.kinds(), ["erase-stores"]);
    r.has_not(&["@g", "store"]);
    globalopt_refuses(&text("store atomic i32 %x, ptr @g release, align 4"));
    globalopt_refuses(&text("store atomic i32 %x, ptr @g unordered, align 4"));
    globalopt_refuses(&text("store volatile i32 %x, ptr @g"));
}

#[test]
fn go_r12_a_load_behind_the_only_store_is_the_constant() {
    let r = globalopt(
        "@g = internal global i32 0
define i32 @f(i1 %c) {
  store i32 42, ptr @g
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr @g
  ret i32 %v
b:
  %w = load i32, ptr @g
  ret i32 %w
}",
    );
    assert_eq!(
        r.kinds(),
        ["forward-store", "forward-store", "erase-stores"]
    );
    r.has(&["ret i32 42"]).has_not(&["@g"]);
}

#[test]
fn go_r12_go_t19_a_load_that_may_come_first_stays() {
    let text = |a: &str, b: &str| {
        format!("@g = internal global i32 0\ndefine i32 @f(i1 %c) {{\n{a}{b}  ret i32 %v\n}}")
    };
    let (load, store) = ("  %v = load i32, ptr @g\n", "  store i32 42, ptr @g\n");
    globalopt_refuses(&text(load, store));
    assert!(globalopt(&text(store, load)).changed);
    // Two stores, another type, another function, a branch around the store, a volatile or ordered access.
    globalopt_refuses(&text(
        "  store i32 42, ptr @g\n  store i32 42, ptr @g\n",
        load,
    ));
    globalopt_refuses(&text("  store float 1.0, ptr @g\n", load));
    globalopt_refuses(&text(
        "  store atomic i32 42, ptr @g release, align 4\n",
        load,
    ));
    globalopt_refuses(&text(
        store,
        "  %v = load atomic i32, ptr @g acquire, align 4\n",
    ));
    globalopt_refuses(&text(
        "  br i1 %c, label %a, label %b\na:\n  store i32 42, ptr @g\n  br label %b\nb:\n",
        load,
    ));
    globalopt_refuses(&format!(
        "{}define void @s() {{\n{store}  ret void\n}}",
        text("", load)
    ));
}

#[test]
fn go_r1_what_a_fold_frees_is_looked_at_again() {
    let r = globalopt(
        "@a = internal constant i32 7
@b = internal constant ptr @a
@c = internal constant ptr @b
define i32 @f() {
  %p = load ptr, ptr @c
  %q = load ptr, ptr %p
  %v = load i32, ptr %q
  ret i32 %v
}",
    );
    assert_eq!(r.kinds(), ["fold-global"; 3]);
    r.has(&["ret i32 7"]).has_not(&["@a", "@b", "@c"]);
}

#[test]
fn go_r14_the_question_changes_nothing() {
    let m = parse(
        "@g = internal global i32 1
@h = global i32 1
define i32 @f() {
  %v = load i32, ptr @g
  %w = load i32, ptr @h
  ret i32 %v
}",
    );
    let before = tandem_ir::text::print(&m);
    let of = |n: &str| m.header.lookup(n).unwrap();
    assert!(tandem_optimized::passes::globalopt::would_transform(
        &m,
        of("g")
    ));
    assert!(!tandem_optimized::passes::globalopt::would_transform(
        &m,
        of("h")
    ));
    assert!(!tandem_optimized::passes::globalopt::would_transform(
        &m,
        of("f")
    ));
    assert_eq!(before, tandem_ir::text::print(&m));
}
