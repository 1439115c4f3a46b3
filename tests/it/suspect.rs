//! No verdict folds a known difference into good: what no execution shows is `suspect`, with exit code 1, whoever asks.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use serde_json::Value;

/// A module in which the line `$` stands for an access.
const AROUND: &str = "@flag = global i32 0, align 4
@far = addrspace(1) global i32 0, align 4
@near = addrspace(3) global i32 undef, align 4
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr addrspace(1) %q, i1 %c, i32 %x) {
entry:
  %at = getelementptr i8, ptr %p, i64 4
  %either = select i1 %c, ptr %p, ptr @flag
  %cast = addrspacecast ptr addrspace(1) %q to ptr
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %phi = phi ptr [ %at, %a ], [ %p, %entry ]
  $
  ret i32 %x
}
";

/// Accesses and what they became: `;` stands between the two. Each loses something that no sequential execution shows.
const WEAKER: &[&str] = &[
    "%v = load atomic i32, ptr @flag acquire, align 4; %v = load i32, ptr @flag, align 4",
    "%v = load atomic i32, ptr @flag acquire, align 4; %v = load atomic i32, ptr @flag monotonic, align 4",
    "%v = load atomic i32, ptr %p seq_cst, align 4; %v = load atomic i32, ptr %p acquire, align 4",
    "store atomic i32 %x, ptr @flag release, align 4; store i32 %x, ptr @flag, align 4",
    "store atomic i32 %x, ptr addrspace(1) @far release, align 4; store atomic i32 %x, ptr addrspace(1) @far monotonic, align 4",
    "store atomic i32 %x, ptr addrspace(3) @near release, align 4; store i32 %x, ptr addrspace(3) @near, align 4",
    "store atomic i32 %x, ptr %cast release, align 4; store atomic i32 %x, ptr %cast unordered, align 4",
    "%v = load atomic i32, ptr %either acquire, align 4; %v = load i32, ptr %either, align 4",
    "%v = load atomic i32, ptr %phi acquire, align 4; %v = load atomic i32, ptr %phi monotonic, align 4",
    "%v = load atomic i32, ptr %at syncscope(\"device\") acquire, align 4; %v = load atomic i32, ptr %at syncscope(\"block\") acquire, align 4",
    "%v = load atomic i32, ptr @flag acquire, align 4; %v = load atomic i32, ptr @flag syncscope(\"agent\") acquire, align 4",
    "%v = atomicrmw add ptr %p, i32 1 acq_rel, align 4; %v = atomicrmw add ptr %p, i32 1 release, align 4",
    "%v = atomicrmw xchg ptr addrspace(1) %q, i32 1 seq_cst, align 4; %v = atomicrmw xchg ptr addrspace(1) %q, i32 1 monotonic, align 4",
    "%v = cmpxchg ptr @flag, i32 0, i32 1 seq_cst seq_cst, align 4; %v = cmpxchg ptr @flag, i32 0, i32 1 seq_cst monotonic, align 4",
    "%v = cmpxchg ptr @flag, i32 0, i32 1 seq_cst acquire, align 4; %v = cmpxchg weak ptr @flag, i32 0, i32 1 seq_cst acquire, align 4",
    "fence acq_rel; fence acquire",
    "fence seq_cst; fence syncscope(\"block\") seq_cst",
    "%v = load volatile i32, ptr %p, align 4; %v = load i32, ptr %p, align 4",
    "store volatile i32 %x, ptr @flag, align 4; store i32 %x, ptr @flag, align 4",
    "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @flag, i64 4, i1 true); call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @flag, i64 4, i1 false)",
];

/// The same accesses the other way round, and others that lose nothing.
const STRONGER: &[&str] = &[
    "%v = load i32, ptr @flag, align 4; %v = load atomic i32, ptr @flag monotonic, align 4",
    "store atomic i32 %x, ptr @flag monotonic, align 4; store atomic i32 %x, ptr @flag release, align 4",
    "%v = atomicrmw add ptr %p, i32 1 syncscope(\"block\") monotonic, align 4; %v = atomicrmw add ptr %p, i32 1 syncscope(\"device\") monotonic, align 4",
    "%v = cmpxchg weak ptr @flag, i32 0, i32 1 seq_cst acquire, align 4; %v = cmpxchg ptr @flag, i32 0, i32 1 seq_cst acquire, align 4",
    "fence acquire; fence acq_rel",
];

fn both(pair: &str) -> [String; 2] {
    let (source, target) = pair.split_once("; ").unwrap();
    [source, target].map(|access| AROUND.replace('$', access))
}

/// What `check --target` and `tv` say of two modules: exit code, verdict, all that is said.
fn said(source: &str, target: &str) -> [(Option<i32>, String, Value); 2] {
    let folder = Folder::new();
    let (a, b) = (folder.write("a.ll", source), folder.write("b.ll", target));
    let check = tandem(&[
        "check",
        "--json",
        "--smt-rlimit",
        "1000000",
        "--target",
        &b,
        &a,
    ]);
    let tv = tandem(&["tv", "--json", "--smt-rlimit", "1000000", &a, &b]);
    let (c, t) = (check.json(), tv.json());
    let text = |v: &Value| v.as_str().unwrap().to_owned();
    [
        (check.code, text(&c["files"][0]["verdict"]), c),
        (tv.code, text(&t["verdict"]), t),
    ]
}

/// Design 3.3 and the memory model of LangRef: ordering, scope and `volatile` of every kind of access, through every kind of
/// address.
#[test]
fn an_access_that_became_weaker_is_never_good() {
    for pair in WEAKER {
        let [source, target] = both(pair);
        for (code, verdict, all) in said(&source, &target) {
            assert_eq!(code, Some(1), "{pair}: {verdict}");
            let bad = ["suspect", "miscompile", "incorrect"];
            assert!(bad.contains(&verdict.as_str()), "{pair}: {all:#}");
        }
    }
}

#[test]
fn an_access_that_became_stronger_is_not_blamed() {
    for pair in STRONGER {
        let [source, target] = both(pair);
        let [(code, verdict, all), _] = said(&source, &target);
        let weaker = all.to_string().contains("weaker access");
        assert!(!weaker && code != Some(70), "{pair}: {verdict}: {all:#}");
    }
}

/// An address of which the object says enough may be said to be aligned, one of which nothing is known may not.
#[test]
fn an_alignment_out_of_nowhere_is_suspect_unless_it_is_justified() {
    let module = |access: &str| {
        format!(
            "@g = global [8 x i32] zeroinitializer, align 16
declare void @use(i32)
define void @f(ptr %p, i64 %i) {{
  %at = getelementptr [8 x i32], ptr @g, i64 0, i64 4
  {access}
  call void @use(i32 %v)
  ret void
}}
"
        )
    };
    let of = |from: &str, to: &str| {
        let (a, b) = (module(from), module(to));
        let [(_, verdict, all), _] = said(&a, &b);
        (
            verdict,
            all.to_string().contains("weaker access: alignment"),
        )
    };
    let at = |pointer: &str, align: u32| format!("%v = load i32, ptr {pointer}, align {align}");
    assert!(!of(&at("%at", 4), &at("%at", 16)).1);
    let (verdict, told) = of(&at("%p", 4), &at("%p", 16));
    assert_ne!(verdict, "refines");
    assert!(told || verdict == "miscompile", "{verdict}");
}

/// A block of memory that is copied by a load and a store is one more access, however strong those are that stay; a store to
/// address zero is aligned as it likes.
#[test]
fn a_block_that_is_copied_by_hand_weakens_nothing() {
    let module = |copy: &str, first: &str| {
        format!(
            "define void @f(ptr %p, ptr %q) {{
  {first}
  {copy}
  ret void
}}
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
"
        )
    };
    let atomic = "store atomic i32 0, ptr %p monotonic, align 4";
    let block =
        "call void @llvm.memmove.p0.p0.i32(ptr align 4 %p, ptr align 4 %q, i32 4, i1 false)";
    let by_hand = "%v = load i32, ptr %q, align 4\n  store i32 %v, ptr %p, align 4";
    let weaker = |a: &str, b: &str| said(a, b)[0].2.to_string().contains("weaker access");
    assert!(!weaker(&module(block, atomic), &module(by_hand, atomic)));
    let plain = "store i32 0, ptr %p, align 4";
    assert!(weaker(&module(block, atomic), &module(by_hand, plain)));
    let null = |align: u64| module(&format!("store i32 0, ptr null, align {align}"), plain);
    assert!(!weaker(&null(4), &null(4_294_967_296)));
}

/// A false claim is told with the analysis that made it, and where that is.
#[test]
fn the_makers_of_claims_are_where_reports_say() {
    use tandem_optimized::analysis::makers::MAKERS;
    use tandem_oracle::cached_analyses::KINDS;
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    assert_eq!(MAKERS.map(|m| m.0), KINDS);
    for (claim, _, source) in MAKERS {
        assert!(root.join(source).exists(), "{claim}: {source}");
    }
}

/// The ledger knows every file of the corpus that `ci/test` judges, so that none of them can slide unseen.
#[test]
fn the_ledger_knows_the_corpus() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("corpus/ledger.txt")).unwrap();
    tandem::ledger::Ledger::parse(&text).unwrap();
    let known: std::collections::BTreeSet<&str> = text
        .lines()
        .filter_map(|l| l.split_whitespace().next())
        .collect();
    let folders = ["corpus/kernels", "corpus/modules"];
    let files = tandem::files::modules(&folders.map(|f| root.join(f).display().to_string()));
    let files = files.unwrap();
    assert!(files.len() > 250, "{}", files.len());
    for file in files {
        let path = std::path::Path::new(&file).strip_prefix(root).unwrap();
        let path = path.to_str().unwrap();
        assert!(known.contains(path), "{path} is not in corpus/ledger.txt");
    }
}

/// What the rest of its module decides is no counterexample about a function of two modules: the arguments of one that only
/// its module calls, what a variable holds that only its module writes.
#[test]
fn what_only_the_module_decides_is_not_blamed() {
    let local = |linkage: &str, result: &str| {
        format!(
            "@g = internal global i32 7
define {linkage} i32 @f(i32 %x) {{
  ret i32 {result}
}}
define i32 @only() {{
  %v = call i32 @f(i32 1)
  store i32 %v, ptr @g
  ret i32 %v
}}
"
        )
    };
    let verdict = |folder: &Folder, a: &str, b: &str| {
        let (a, b) = (folder.write("a.ll", a), folder.write("b.ll", b));
        let ran = tandem(&["tv", "--json", "--func", "f", &a, &b]);
        ran.json()["verdict"].as_str().unwrap().to_owned()
    };
    let folder = Folder::new();
    let of = |linkage: &str| verdict(&folder, &local(linkage, "%x"), &local(linkage, "1"));
    assert_eq!(of("internal"), "unproven");
    assert_eq!(of("dso_local"), "incorrect");
}

/// Values of a library function are made up, whichever side calls it.
#[test]
fn a_library_function_that_only_the_target_calls_is_not_blamed() {
    let folder = Folder::new();
    let of = |callee: &str| {
        let a = "define float @f(float %x) {
  %s = call reassoc float @llvm.sin.f32(float %x)
  %c = call reassoc float @llvm.cos.f32(float %x)
  %q = fdiv reassoc float %s, %c
  ret float %q
}
declare float @llvm.sin.f32(float)
declare float @llvm.cos.f32(float)
";
        let b = format!(
            "define float @f(float %x) {{
  %t = call reassoc float @{callee}(float %x)
  ret float %t
}}
declare float @{callee}(float) memory(none) nounwind willreturn
"
        );
        let (a, b) = (folder.write("a.ll", a), folder.write("b.ll", b));
        let ran = tandem(&["tv", "--json", &a, &b]);
        ran.json()["verdict"].as_str().unwrap().to_owned()
    };
    assert_eq!(of("tanf"), "unproven");
    assert_ne!(of("own"), "correct");
}

/// Who knows the intrinsics of another target may call one in place of another; the same one on other operands is blamed.
#[test]
fn an_intrinsic_of_another_target_in_place_of_another_is_not_blamed() {
    let folder = Folder::new();
    let text = |name: &str, operand: &str| {
        format!(
            "declare float @llvm.amdgcn.flat.atomic.{name}.f32.p0.f32(ptr, float)
define float @f(ptr %p, float %x) {{
  %r = call float @llvm.amdgcn.flat.atomic.{name}.f32.p0.f32(ptr %p, float {operand})
  ret float %r
}}
"
        )
    };
    let of = |name: &str, operand: &str| {
        let a = folder.write("a.ll", text("fadd", "%x"));
        let b = folder.write("b.ll", text(name, operand));
        let ran = tandem(&["tv", "--json", &a, &b]);
        ran.json()["verdict"].as_str().unwrap().to_owned()
    };
    assert_eq!(of("fmax", "%x"), "unproven");
    assert_eq!(of("fadd", "1.0"), "suspect");
    assert_eq!(of("fadd", "%x"), "correct");
}
