//! Functions, parameters, names, metadata: what belongs to the whole program.

use super::{after, body, count};

#[test]
fn functions_go_with_their_calls() {
    let text = "define i32 @f(i32 %x) {\n  %r = call i32 @g(i32 %x)\n  store ptr @g, ptr @v\n  ret i32 %r\n}\ndefine i32 @g(i32 %x) {\n  ret i32 %x\n}\n@v = global ptr null";
    assert_eq!(
        body("functions", 1..2, text),
        ["store ptr null, ptr @v, align 8", "ret i32 0"]
    );
    let declared = after("function-bodies", 1..2, text);
    assert!(
        declared.contains("declare i32 @g(i32)") && declared.contains("call i32 @g"),
        "{declared}"
    );
    assert_eq!(body("empty-bodies", 0..1, text), ["ret i32 0"]);
    assert_eq!(
        body("global-variables", 0..1, text)[1],
        "store ptr @g, ptr null, align 8"
    );
}

#[test]
fn an_invoke_of_what_goes_becomes_a_branch() {
    let text = "define void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\ndeclare void @g()\ndeclare i32 @p(...)";
    let at = (0..3)
        .find(|&n| !after("functions", n..n + 1, text).contains("@g"))
        .unwrap();
    assert_eq!(body("functions", at..at + 1, text)[0], "br label %a");
    assert_eq!(
        body("branches-to-first", 0..1, text)[..2],
        ["call void @g()", "br label %a"]
    );
}

#[test]
fn aliases_become_what_they_stand_for() {
    let text = "define void @f() {\n  call void @a()\n  ret void\n}\n@a = alias void (), ptr @f";
    let text = after("aliases", 0..1, text);
    assert!(
        text.contains("call void @f()") && !text.contains("alias"),
        "{text}"
    );
}

#[test]
fn parameters_and_results_go_everywhere() {
    let text = "define i32 @f(i32 %x, i32 %y) {\n  %r = call i32 @f(i32 %y, i32 %x)\n  %s = add i32 %r, %y\n  ret i32 %s\n}";
    let without = after("parameters", 0..1, text);
    assert!(
        without.contains("define i32 @f(i32 %y) {\n  %r = call i32 @f(i32 0)\n"),
        "{without}"
    );
    let void = after("results", 0..1, text);
    assert!(
        void.contains("define void @f(")
            && void.contains("  call void @f(i32 %y, i32 %x)\n  %s = add i32 0, %y\n  ret void"),
        "{void}"
    );
}

#[test]
fn a_result_becomes_an_argument_and_callers_pass_zero() {
    let text = "define i32 @f(i32 %x) {\n  %a = mul i32 %x, 77\n  %b = add i32 %a, 1\n  ret i32 %b\n}\ndefine i32 @g() {\n  %r = call i32 @f(i32 3)\n  ret i32 %r\n}";
    let text = after("instructions-to-arguments", 0..1, text);
    assert!(
        text.contains("define i32 @f(i32 %x, i32 %0) {\n  %b = add i32 %0, 1\n"),
        "{text}"
    );
    assert!(text.contains("call i32 @f(i32 3, i32 0)"), "{text}");
}

#[test]
fn a_computed_value_becomes_the_result() {
    let text = "define void @f(i64 %x, ptr %p) {\n  %a = mul i64 %x, 77\n  store i64 %a, ptr %p\n  ret void\n}\ndefine void @g(ptr %p) {\n  call void @f(i64 3, ptr %p)\n  ret void\n}";
    let text = after("instructions-to-results", 0..1, text);
    assert!(
        text.contains("define i64 @f(i64 %x, ptr %p) {\n  %a = mul i64 %x, 77\n  ret i64 %a\n}"),
        "{text}"
    );
    assert!(text.contains(" = call i64 @f(i64 3, ptr %p)"), "{text}");
}

#[test]
fn target_features_and_distinct_nodes_go_one_by_one() {
    let text = "define void @f() \"target-features\"=\"+a,+b,-c\" {\n  ret void, !x !0\n}\n!0 = distinct !{i32 1}\n";
    assert!(after("target-features", 1..2, text).contains("=\"+a,-c\""));
    assert!(after("target-features", 0..2, text).contains("=\"+a\""));
    assert!(after("distinct-metadata", 0..1, text).contains("!0 = !{i32 1}"));
}

#[test]
fn what_surrounds_a_program_goes() {
    let text = "source_filename = \"a.cu\"
target datalayout = \"e-p:64:64-i64:64\"
target triple = \"nvptx64-nvidia-cuda\"
module asm \"x\"
define void @f() {
  ret void
}
!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!0 = !{i32 1, !\"a\", i32 1}
!1 = !{i32 1, !\"b\", i32 1}
!2 = !{!\"x\"}";
    let n = count("module-data", text);
    let bare = after("module-data", 0..n, text);
    for gone in ["source_filename", "target", "asm"] {
        assert!(!bare.contains(gone), "{gone} in {bare}");
    }
    assert!(
        after("module-data", n - 1..n, text).contains("p:32:32"),
        "pointers become narrower"
    );
    let n = count("named-metadata", text);
    assert!(!after("named-metadata", 0..n, text).contains("llvm.module.flags"));
    let one = after("named-metadata", 0..1, text);
    assert!(one.contains("!llvm.module.flags = !{!0}"), "{one}");
}

#[test]
fn properties_and_attributes_of_names_go() {
    let text = "$c = comdat any\ndefine linkonce_odr hidden fastcc void @f(ptr noalias nonnull %p) unnamed_addr nounwind \"k\"=\"v\" comdat($c) align 16 {\n  call fastcc void @f(ptr %p)\n  ret void\n}";
    let n = count("global-properties", text);
    let plain = after("global-properties", 0..n, text);
    assert!(
        plain.contains("define void @f(ptr noalias nonnull %p) #0 {\n  call void @f"),
        "{plain}"
    );
    let n = count("attributes", text);
    assert_eq!(n, 4);
    let plain = after("attributes", 0..n, text);
    assert!(plain.contains("@f(ptr %p) unnamed_addr comdat"), "{plain}");
}

#[test]
fn debug_info_goes_at_once() {
    let text = "define void @f(i32 %x) !dbg !3 {
    #dbg_value(i32 %x, !5, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: \"a\", directory: \"b\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocalVariable(name: \"x\", scope: !3)
!6 = !DILocation(line: 1, scope: !3)
";
    let text = after("debug-info", 0..1, text);
    assert!(
        !text.contains("dbg") && !text.contains("DILocation"),
        "{text}"
    );
}

#[test]
fn what_a_call_is_told_is_returned_later() {
    let text = "
define void @f(ptr %p, i32 %x) {
  %a = add i32 %x, 1
  call void @see(i32 %a)
  store i32 0, ptr %p, align 4
  ret void
}
declare void @see(i32)";
    assert_eq!(
        body("uses-to-returns", 0..1, text),
        [
            "%a = add i32 %x, 1",
            "store i32 0, ptr %p, align 4",
            "ret i32 %a"
        ]
    );
}

#[test]
fn what_a_phi_merges_is_returned_apart() {
    let text = "
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i1 [ false, %entry ], [ %c, %a ]
  ret void
}
define void @g() {
  call void @f(i1 true)
  ret void
}";
    let apart = after("phis-to-returns", 0..1, text);
    assert!(apart.contains("call i1 @f(i1 true)"), "{apart}");
    assert_eq!(
        body("phis-to-returns", 0..1, text),
        ["br i1 %c, label %a, label %b", "ret i1 %c", "ret i1 false"]
    );
    // Two branches on conditions lead there: what they merge is still needed, and a block is not gone.
    let both = text.replace("br label %b", "br i1 %c, label %b, label %b");
    assert_eq!(count("phis-to-returns", &both), 0);
}

#[test]
fn functions_of_which_the_address_is_enough_become_variables() {
    let text = "
@v = global ptr @g
define void @f() {
  call void @h()
  ret void
}
define internal void @g() comdat {
  ret void
}
define void @h() {
  ret void
}
$g = comdat any";
    assert_eq!(count("functions-to-variables", text), 2);
    let made = after("functions-to-variables", 1..2, text);
    assert!(made.contains("@v = global ptr @g"), "{made}");
    assert!(
        made.contains("@g = internal global i1 false, comdat"),
        "{made}"
    );
    assert!(!made.contains("@g()"), "{made}");
}

#[test]
fn lists_of_metadata_lose_entries_and_records_do_not() {
    let text = "
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  store i8 0, ptr %p, align 1, !tbaa !0
  br label %loop, !llvm.loop !3
}
!nvvm.annotations = !{!5}
!mine = !{!6}
!0 = !{!1, !1, i64 0}
!1 = !{!\"char\", !2, i64 0}
!2 = !{!\"root\"}
!3 = distinct !{!3, !4}
!4 = !{!\"llvm.loop.mustprogress\"}
!5 = !{ptr @f, !\"kernel\", i32 1}
!6 = !{i32 1, i32 2}";
    // One entry of the loop, which is not the loop itself; two of the user's own.
    assert_eq!(count("metadata-operands", text), 3);
    let shorter = |n: usize| after("metadata-operands", n..n + 1, text);
    assert!(shorter(0).contains("= distinct !{!3}"), "{}", shorter(0));
    assert!(shorter(1).contains("!{i32 1}"), "{}", shorter(1));
}
