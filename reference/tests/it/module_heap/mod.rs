//! A2 and B2, objects on the heap (GO-R6, GO-R8): what becomes of an allocation that
//! happens once, and of one whose fields can live apart.

#![allow(clippy::unwrap_used)]

mod fields;
mod once;

use crate::module_support;

use module_support::Test;
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
