//! For each seeded defect of the module passes a module on which it is reached and gives another answer.
#![allow(clippy::unwrap_used)]

use super::{CATALOGUE, Defects, lookup};
use crate::analysis::manager::ModuleAnalyses;
use crate::options::Options;
use crate::pass::Invocation;
use crate::passes::{Form, ModuleForm};
use tandem_ir::Module;
use tandem_ir::claims::ModuleClaims;
use tandem_ir::passes::Params;
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite, Trace};

/// A variable and a function body around it that returns `i32 %v`.
fn one(global: &str, body: &str) -> String {
    format!(
        "{global}\ndeclare void @use(ptr)\ndefine i32 @f(i32 %x, i1 %c, ptr %o) {{\n{body}\n  ret i32 %v\n}}\n"
    )
}

const LOAD: &str = "  %v = load i32, ptr @g";
const FIELDS: &str = "@g = internal global { i32, i32 } { i32 1, i32 2 }";
const FIELD_USES: &str = "  store i32 %x, ptr getelementptr (i8, ptr @g, i64 4)
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  store i32 %x, ptr @g
  %w = load i32, ptr @g";

/// A module with one allocation that is executed once.
fn once(global: &str, uses: &str) -> String {
    let space = if global.contains("(3)") {
        "ptr addrspace(3) @g"
    } else {
        "ptr @g"
    };
    format!(
        "@g = internal {global}
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
define internal void @init() {{
  %m = call ptr @malloc(i64 8)
  store ptr %m, {space}
  ret void
}}
define i32 @main(i32 %k) norecurse \"tandem-entered-once\" {{
  %p = load ptr, {space}
  call void @init()
  %q = load ptr, {space}
  store i32 %k, ptr %q
  %v = load i32, ptr %q
{uses}
  ret i32 %v
}}"
    )
}

fn compared(predicate: &str, sides: &str) -> String {
    once(
        "global ptr null",
        &format!(
            "  %c = icmp {predicate} ptr {sides}\n  %z = zext i1 %c to i32\n  store i32 %z, ptr %q"
        ),
    )
}

fn structs(mul: &str, access: &str) -> String {
    format!(
        "%T = type {{ i32, i32 }}
@g = internal global ptr null
declare noalias ptr @malloc(i64)
define void @alloc(i64 %n) {{
  %s = {mul} i64 %n, 8
  %m = call ptr @malloc(i64 %s)
  store ptr %m, ptr @g
  ret void
}}
define i32 @use(i64 %i) {{
  %p = load ptr, ptr @g
  call void @alloc(i64 %i)
  %a = getelementptr %T, ptr %p, i64 %i, i32 1
  {access}
  %b = getelementptr %T, ptr %p, i64 %i, i32 0
  %v = load i32, ptr %b
  ret i32 %v
}}"
    )
}

/// The module of a defect.
fn module_of(name: &str) -> Option<String> {
    let global = |g: &str| one(g, LOAD);
    let split = |uses: &str| one(FIELDS, &format!("{FIELD_USES}\n{uses}"));
    let null = "global ptr null";
    Some(match name {
        "address-stored" => one("@g = internal global ptr null", "  store ptr @g, ptr %o\n  %v = add i32 %x, 0"),
        "volatile-accepted" => one("@g = internal global i32 1", "  %v = load volatile i32, ptr @g"),
        "visible-changed" => global("@g = global i32 1"),
        "host-writes-ignored" => global("@g = internal externally_initialized global i32 1"),
        "used-list-ignored" => global("@g = internal global i32 1\n@llvm.used = appending global [1 x ptr] [ptr @g], section \"llvm.metadata\""),
        "shard-changed" => global("@g = internal global i32 1"),
        "named-variable-listed-again" => global("@g = internal global i32 1\n@p = global ptr @g"),
        "named-by-initializer" => global("@g = internal global i32 1\n@p = global ptr @g"),
        "fold-limit-missed" => global("@g = internal constant [512 x i32] zeroinitializer"),
        "flag-load-folded" => one("@g = internal global i32 1", "  store i32 1, ptr @g\n  %v = load atomic i32, ptr @g acquire, align 4"),
        "shared-folds-to-initializer" => global("@g = internal addrspace(3) global i32 7").replace("ptr @g", "ptr addrspace(3) @g"),
        "fold-ignores-offset" => one("@g = internal constant [2 x i32] [i32 1, i32 2]", "  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)"),
        "ordered-store-folded" => one("@g = internal global i32 1", "  store atomic i32 1, ptr @g release, align 4\n  %v = load i32, ptr @g"),
        "store-of-other-value-folded" => one("@g = internal global i32 1", "  %v = load i32, ptr @g\n  store i32 2, ptr @g"),
        "ordered-store-erased" => one("@g = internal global i32 1", "  store atomic i32 %x, ptr @g release, align 4\n  %v = add i32 %x, 0"),
        "first-of-several-forwarded" => one("@g = internal global i32 1", "  store i32 2, ptr @g\n  store i32 3, ptr @g\n  %v = load i32, ptr @g"),
        "ordered-store-forwarded" => one("@g = internal global i32 1", "  store atomic i32 2, ptr @g release, align 4\n  %v = load i32, ptr @g"),
        "thread-local-forwarded" => one("@t = internal thread_local global i32 1\n@g = internal global ptr null", "  store ptr @t, ptr @g\n  %p = load ptr, ptr @g\n  %v = load i32, ptr %p"),
        "forward-ignores-offset" => one("@g = internal global [2 x i32] zeroinitializer", "  store i32 2, ptr @g\n  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)"),
        "ordered-load-forwarded" => one("@g = internal global i32 1", "  store i32 2, ptr @g\n  %v = load atomic i32, ptr @g acquire, align 4"),
        "forwarded-backwards" => one("@g = internal global i32 1", "  %v = load i32, ptr @g\n  store i32 2, ptr @g"),
        "field-starts-zero" | "split-drops-tls" | "split-drops-space" => {
            let g = match name {
                "split-drops-tls" => "@g = internal thread_local global { i32, i32 } zeroinitializer",
                "split-drops-space" => "@g = internal addrspace(1) global { i32, i32 } zeroinitializer",
                _ => FIELDS,
            };
            let text = one(g, FIELD_USES);
            if name == "split-drops-space" { text.replace("ptr @g", "ptr addrspace(1) @g")
                    .replace("ptr getelementptr", "ptr addrspace(1) getelementptr") } else { text }
        }
        "seventeen-fields-split" => one(&format!("@g = internal global {{ {} }} zeroinitializer", vec!["i32"; 17].join(", ")), FIELD_USES),
        "two-fields-taken" => split("  store i16 1, ptr getelementptr (i8, ptr @g, i64 3)"),
        "field-alignment-forgotten" => split("  %y = load i32, ptr @g, align 16"),
        "access-alignment-kept" => one(
            "@g = internal global { [2 x i32], [4 x i32] } zeroinitializer, align 4",
            "  %p = getelementptr i8, ptr @g, i64 12\n  store i32 %x, ptr %p, align 8\n  %v = load i32, ptr %p",
        ),
        "field-offset-forgotten" => split("  store i16 1, ptr getelementptr (i8, ptr @g, i64 6)"),
        "last-field-not-loaded" => split("  %s = load { i32, i32 }, ptr @g\n  store { i32, i32 } %s, ptr %o"),
        "threads-share-heap-pointer" => once("thread_local global ptr null", ""),
        "atomic-heap-pointer" => once(null, "  %r = load atomic ptr, ptr @g acquire, align 8\n  store i32 1, ptr %r"),
        "null-never-valid" => once(null, "").replace("norecurse", "norecurse null_pointer_is_valid"),
        "null-on-the-left" => compared("ult", "null, %p"),
        "ordered-heap-access" => once(null, "  store volatile i32 1, ptr %q"),
        "loop-runs-once" => once(null, "").replace(
            "  call void @init()\n",
            "  br label %l\nl:\n  call void @init()\n  %more = icmp eq i32 %k, 7\n  br i1 %more, label %l, label %x\nx:\n",
        ),
        "other-roots-forgotten" => once(null, "") + "\ndefine void @other() {\n  ret void\n}",
        "roots-entered-once" => once(null, "").replace(" \"tandem-entered-once\"", ""),
        "first-call-only" => once(null, "  call void @init()"),
        "shared-heap-pointer" => once("addrspace(3) global ptr null", ""),
        "static-limit-missed" => once(null, "").replace("@malloc(i64 8)", "@malloc(i64 4096)"),
        "heap-alignment-forgotten" => once(null, ""),
        "signed-null-comparison" => compared("slt", "%p, null"),
        "object-in-pointers-space" => format!("target triple = \"nvptx64-nvidia-cuda\"\n{}", once(null, "")),
        "flag-starts-set" | "flag-read-at-comparison" => compared("eq", "%p, null"),
        "at-least-null-is-flag" => compared("uge", "%p, null"),
        "null-leaves-flag" => once(null, "  %c = icmp eq ptr %p, null\n  %z = zext i1 %c to i32\n  store i32 %z, ptr %q\n  store ptr null, ptr @g"),
        "zeroing-forgotten" => once(null, "").replace("@malloc(i64 8)", "@calloc(i64 1, i64 8)"),
        "wrapping-count" => structs("mul", "store i32 1, ptr %a"),
        "heap-access-leaves-field" => structs("mul nuw", "store i64 1, ptr %a"),
        "frees-on-success" | "field-address-tested" | "last-failure-missed" | "failed-parts-leak" | "field-pointer-reloaded" | "heap-blocks-not-told" => structs("mul nuw", "store i32 1, ptr %a"),
        "comdat-torn-apart" => "$c = comdat any
@a = linkonce_odr global i32 1, comdat($c)
@b = internal global i32 1, comdat($c)
define i32 @f() {
  %v = load i32, ptr @a
  ret i32 %v
}"
        .into(),
        "used-list-dropped" | "used-list-internalized" | "used-constant-merged" => {
            let c = if name == "used-list-internalized" { "unnamed_addr constant" } else { "internal unnamed_addr constant" };
            // What llvm.used names is alive anyway while the list is; GlobalDCE asks for the list itself first.
            format!("@a = {c} i32 1\n@b = internal unnamed_addr constant i32 1\n@llvm.used = appending global [1 x ptr] [ptr @a], section \"llvm.metadata\"")
        }
        "kernel-dropped" => "define internal ptx_kernel void @k() {\n  ret void\n}".into(),
        "kernel-internalized" => "define ptx_kernel void @k() {\n  ret void\n}".into(),
        "host-variable-dropped" => "@h = internal externally_initialized global i32 1".into(),
        "host-variable-internalized" => "@h = externally_initialized global i32 1".into(),
        "keep-list-ignored" => "@kept = global i32 1".into(),
        "comdat-half-internal" => "$c = comdat any
define ptx_kernel void @k() comdat($c) {
  ret void
}
define void @b() comdat($c) {
  ret void
}"
        .into(),
        "visible-constant-merged" => "@a = unnamed_addr constant i32 1\n@b = unnamed_addr constant i32 1".into(),
        "named-address-merged" => "@a = internal constant i32 1\n@b = internal constant i32 1".into(),
        "mutable-merged" => "@a = internal unnamed_addr global i32 1\n@b = internal unnamed_addr global i32 1".into(),
        "merge-ignores-space" => "@a = internal unnamed_addr constant i32 1\n@b = internal unnamed_addr addrspace(4) constant i32 1".into(),
        "merge-ignores-tls" => "@a = internal unnamed_addr constant i32 1\n@b = internal thread_local unnamed_addr constant i32 1".into(),
        "merge-keeps-alignment" => "@a = internal unnamed_addr constant i32 1\n@b = internal unnamed_addr constant i32 1, align 16".into(),
        "move-drops-tls" => "@a = thread_local global i32 1".into(),
        "move-drops-alignment" => "@a = global i32 1, align 16".into(),
        "mention-not-told" => include_str!("../../../tests/mutants/mention-not-told.ll").into(),
        "erasure-says-all-kept" => include_str!("../../../tests/mutants/erasure-says-all-kept.ll").into(),
        "merge-says-uses-kept" => include_str!("../../../tests/mutants/merge-says-uses-kept.ll").into(),
        "move-says-roots-kept" => include_str!("../../../tests/mutants/move-says-roots-kept.ll").into(),
        "move-says-uses-kept" => include_str!("../../../tests/mutants/move-says-uses-kept.ll").into(),
        "merge-assumes-abi-alignment" => include_str!("../../../tests/mutants/merge-assumes-abi-alignment.ll").into(),
        _ => return None,
    })
}

/// Leaves a pass that does not end.
struct Patience(usize);

impl Trace<Module> for Patience {
    const ACTIVE: bool = false;
    fn before(&mut self, _: &Module, _: impl FnOnce(&Module) -> ModuleRewrite) {}
    fn after(&mut self, _: &Module) {}
    fn heartbeat(&mut self) {
        self.0 -= 1;
        if self.0 == 0 {
            std::panic::resume_unwind(Box::new(()));
        }
    }
}

/// Runs a pass; `None` if it does not end, otherwise what the caches of its analyses hold after it.
fn run(form: ModuleForm, m: &mut Module, defects: &Defects, shard: bool) -> Option<ModuleClaims> {
    let context = ModuleContext {
        is_shard: shard,
        keep: vec!["kept".into()],
    };
    let options = Options {
        defects: defects.clone(),
        ..Options::default()
    };
    let with = Invocation {
        options: &options,
        params: &Params::new(form.id()),
        collect_claims: false,
    };
    let trace = &mut Patience(1_000);
    let run = std::panic::AssertUnwindSafe(|| form.run_judged(&context, m, with, trace));
    std::panic::catch_unwind(run).ok()
}

/// True if a cached answer is not the one that a manager gives that sees the module for the first time.
fn is_stale(m: &Module, cached: &ModuleClaims) -> bool {
    let mut fresh = ModuleAnalyses::default();
    fresh.require_all(m);
    for (n, f) in m.bodies.iter().enumerate() {
        fresh.body(n).require_all((&m.header).into(), f);
    }
    let fresh = fresh.claims(m);
    let graph = |c: &ModuleClaims| -> Vec<_> {
        let bodies = c.bodies.iter().map(|(_, c)| c.dominators.clone());
        bodies.collect()
    };
    let kept = |known: bool, same: bool| known && !same;
    let bodies = graph(cached).into_iter().zip(graph(&fresh));
    kept(cached.uses.is_some(), cached.uses == fresh.uses)
        || kept(cached.roots.is_some(), cached.roots == fresh.roots)
        || bodies
            .into_iter()
            .any(|(old, new)| kept(old.is_some(), old == new))
}

#[test]
fn each_defect_triggers_and_makes_another_module_or_a_stale_cache() {
    let mut wrong = Vec::new();
    for d in CATALOGUE {
        let Form::Module(form) = Form::of(d.pass) else {
            continue;
        };
        assert_eq!(lookup(d.name).map(|l| l.id), Some(d.id));
        let Some(text) = module_of(d.name) else {
            wrong.push(format!("{}: no module", d.name));
            continue;
        };
        let input = match tandem_ir::text::parse(text.as_bytes(), d.name) {
            Ok(m) => m,
            Err(e) => {
                wrong.push(format!("{}: {e}", d.name));
                continue;
            }
        };
        let errors = tandem_ir::verify::verify(&input);
        if !errors.is_empty() {
            wrong.push(format!("{}: {errors:?}", d.name));
            continue;
        }
        let shard = d.name == "shard-changed";
        let (mut right, mut mistaken) = (input.clone(), input);
        let claims = run(form, &mut right, &Defects::default(), shard).unwrap();
        if is_stale(&right, &claims) {
            wrong.push(format!("{}: a stale cache without the defect", d.name));
        }
        let defects = Defects::only(d.id);
        let claims = run(form, &mut mistaken, &defects, shard);
        let canary = defects.canary();
        let stale = claims.as_ref().is_none_or(|c| is_stale(&mistaken, c));
        let same = !stale && tandem_ir::text::print(&right) == tandem_ir::text::print(&mistaken);
        if canary.triggered == 0 || (same && tandem_ir::verify::verify(&mistaken).is_empty()) {
            wrong.push(format!("{}: {canary:?}, same: {same}", d.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
