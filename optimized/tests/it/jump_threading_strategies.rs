//! Each strategy of jump threading on a program of its own.
#![allow(clippy::unwrap_used)]

use crate::support;

use support::{go, go_with, go_without_lvi};
use tandem_ir::InstKind;
use tandem_ir::rewrite::{Rewrite, Why};
use tandem_optimized::passes::jump_threading::{Options, claims_of};

/// The grounds of the first threaded edge.
fn why(steps: &[Rewrite]) -> Option<&Why> {
    steps.iter().find_map(|s| match s {
        Rewrite::ThreadEdge { why, .. } | Rewrite::FoldTerminator { why, .. } => Some(why),
        _ => None,
    })
}

#[test]
fn jt_039_a_constant_in_a_phi_threads_its_predecessor() {
    let r = go("define i32 @f(i1 %q, i1 %c) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  br i1 %p, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
}");
    assert_eq!(r.report.threaded_edges, 1);
    assert_eq!(why(&r.steps), Some(&Why::PhiConstant));
    assert_eq!(r.successors("entry"), ["endblock", "Q"]);
    assert_eq!(r.successors("endblock"), ["T"]);
}

#[test]
fn jt_048_the_worked_example() {
    let r = go("define i32 @f(i32 %x, i32 %b) {
entry:
  %cond = icmp sgt i32 %x, 0
  br i1 %cond, label %positive, label %negative
positive:
  br label %merge
negative:
  br label %merge
merge:
  %val = phi i32 [ 42, %positive ], [ %b, %negative ]
  %cond2 = icmp eq i32 %val, 42
  br i1 %cond2, label %match, label %nomatch
match:
  ret i32 %val
nomatch:
  ret i32 0
}");
    assert_eq!(r.successors("positive"), ["match"]);
    assert_eq!(r.count("thread-edge"), 1);
    let phis = r.insts(|k| matches!(k, InstKind::Phi));
    assert_eq!(phis.len(), 1, "%match merges the two values\n{}", r.text);
}

#[test]
fn jt_r4c_the_predecessors_own_branch_decides() {
    let r = go_without_lvi(
        "define i32 @f(i32 %x, i1 %q) {
entry:
  %c = icmp ult i32 %x, 10
  br i1 %c, label %B, label %Q
Q:
  br i1 %q, label %B, label %X
B:
  %d = icmp ult i32 %x, 20
  br i1 %d, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
X:
  ret i32 3
}",
    );
    assert_eq!(why(&r.steps), Some(&Why::EdgeCondition));
    assert_eq!(r.successors("endblock"), ["T"]);
}

#[test]
fn jt_r4c_a_switch_edge_is_the_union_of_its_cases_and_default_the_rest() {
    let text = |case: &str| {
        format!(
            "define i32 @f(i32 %x, i1 %q) {{
entry:
  br i1 %q, label %P, label %B
P:
  switch i32 %x, label %D [ i32 0, label {0}
                            i32 1, label {0} ]
D:
  br label {1}
B:
  %c = icmp ult i32 %x, 2
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
X:
  ret i32 3
}}",
            if case == "cases" { "%B" } else { "%X" },
            if case == "cases" { "%X" } else { "%B" },
        )
    };
    let cases = go_without_lvi(&text("cases"));
    assert_eq!(cases.successors("endblock"), ["T"], "{}", cases.text);
    // Through %D only the chain knows; the default's range is 2 and more.
    let default = go_without_lvi(&text("default"));
    assert_eq!(why(&default.steps), Some(&Why::Implication(1)));
    assert_eq!(default.successors("D"), ["F"], "{}", default.text);
}

#[test]
fn jt_042_implication_of_the_same_two_values() {
    let r = go_without_lvi(
        "define i32 @f(i32 %x, i32 %y, i1 %q) {
entry:
  br i1 %q, label %P, label %B
P:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %B, label %X
B:
  %d = icmp sgt i32 %x, %y
  br i1 %d, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
X:
  ret i32 3
}",
    );
    assert_eq!(r.successors("endblock"), ["F"], "{}", r.text);
}

#[test]
fn jt_r4e_lazy_value_info_sees_what_the_chain_does_not() {
    let text = "define i32 @f(i32 %x, i1 %q, i1 %r) {
entry:
  %c = icmp ult i32 %x, 5
  br i1 %c, label %P, label %X
P:
  br i1 %q, label %P1, label %P2
P1:
  br label %J
P2:
  br label %J
J:
  br i1 %r, label %B, label %X
X:
  %s = phi i32 [ 0, %entry ], [ 1, %J ]
  ret i32 %s
B:
  %d = icmp ult i32 %x, 7
  br i1 %d, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
}";
    let with = go(text);
    assert_eq!(
        why(&with.steps[..]),
        Some(&Why::LazyValueInfo),
        "{}",
        with.text
    );
    assert!(with.block("F").is_none());
    let without = go_without_lvi(text);
    assert!(
        without.block("F").is_some(),
        "JT-002: the null path works too"
    );
}

#[test]
fn jt_r14_an_assumption_counts_at_the_end_of_its_block() {
    let r = go("declare void @llvm.assume(i1)
define i32 @f(i32 %x) {
entry:
  %c = icmp eq i32 %x, 5
  call void @llvm.assume(i1 %c)
  %d = icmp ult i32 %x, 7
  br i1 %d, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
}");
    assert_eq!(r.report.folded_terminators, 1);
    assert!(r.block("F").is_none());
}

#[test]
fn jt_029_a_range_attribute_decides_a_comparison() {
    let r = go("define i32 @f(i32 range(i32 0, 4) %x) {
entry:
  %d = icmp ult i32 %x, 7
  br i1 %d, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
}");
    assert!(r.block("F").is_none(), "{}", r.text);
}

#[test]
fn jt_041_a_switch_is_threaded_by_value() {
    let r = go("define i32 @f(i1 %q, i32 %v) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %s = phi i32 [ 2, %entry ], [ %v, %Q ]
  switch i32 %s, label %D [ i32 1, label %C1
                            i32 2, label %C2 ]
C1:
  ret i32 1
C2:
  ret i32 2
D:
  ret i32 9
}");
    assert_eq!(r.successors("endblock"), ["C2"]);
}

const SELECT: &str = "define i32 @f(i1 %c, i32 %x, i1 %q) {
entry:
  br i1 %q, label %A, label %Q
A:
  %s = select i1 %c, i32 7, i32 %x
  br label %B
Q:
  br label %B
B:
  %p = phi i32 [ %s, %A ], [ %x, %Q ]
  %d = icmp eq i32 %p, 7
  br i1 %d, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}";

#[test]
fn jt_010_select_unfolding_on_and_off() {
    let on = go(SELECT);
    assert_eq!(on.report.unfolded_selects, 1);
    assert!(on.insts(|k| matches!(k, InstKind::Select)).is_empty());
    assert_eq!(on.successors("phi.src1"), ["T"], "{}", on.text);
    let off = go_with(
        SELECT,
        &Options {
            disable_select_unfolding: true,
            ..Options::default()
        },
    );
    off.assert_untouched();
}

#[test]
fn jt_r1_several_predecessors_share_one_copy_through_a_factoring_block() {
    let r = go_without_lvi(
        "declare void @see()
define i32 @f(i32 %k, i32 %v) {
entry:
  switch i32 %k, label %P1 [ i32 0, label %P2
                             i32 1, label %P3
                             i32 2, label %P4 ]
P1:
  br label %B
P2:
  br label %B
P3:
  br label %B
P4:
  br label %B
B:
  %p = phi i32 [ 1, %P1 ], [ 2, %P2 ], [ %v, %P3 ], [ 9, %P4 ]
  call void @see()
  %d = icmp ult i32 %p, 5
  br i1 %d, label %T, label %F
T:
  ret i32 %p
F:
  ret i32 0
}",
    );
    let Rewrite::ThreadEdge { preds, dest, .. } = &r.steps[0] else {
        panic!("{:?}", r.steps)
    };
    assert_eq!(preds.len(), 2, "the most popular successor first");
    assert_eq!(Some(*dest), r.block("T"));
    assert_eq!(
        r.report.budget_spent, 10,
        "one copy of cost 5 for two, one for the other"
    );
    assert_eq!(r.report.threaded_edges, 3);
}

#[test]
fn jt_r1_ties_go_to_the_first_successor() {
    let text = |cases: &str| {
        format!(
            "define i32 @f(i1 %q, i1 %r, i1 %c) {{
entry:
  br i1 %q, label %P1, label %R
R:
  br i1 %r, label %P2, label %P3
P1:
  br label %B
P2:
  br label %B
P3:
  br label %B
B:
  %p = phi i1 {cases}, [ %c, %P3 ]
  br i1 %p, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}}"
        )
    };
    for cases in [
        "[ true, %P1 ], [ false, %P2 ]",
        "[ false, %P1 ], [ true, %P2 ]",
    ] {
        let r = go(&text(cases));
        let Rewrite::ThreadEdge { dest, .. } = &r.steps[0] else {
            panic!("{:?}", r.steps)
        };
        assert_eq!(Some(*dest), r.block("T"));
    }
}

#[test]
fn a_branch_on_xor_moves_into_the_predecessor_that_knows_one_side() {
    for (op, constant) in [
        ("xor", "true"),
        ("xor", "false"),
        ("and", "true"),
        ("or", "false"),
    ] {
        let r = go(&format!(
            "define i32 @f(i1 %q, i1 %c, i1 %d) {{
entry:
  br i1 %q, label %P, label %Q
P:
  br label %B
Q:
  br label %B
B:
  %p = phi i1 [ {constant}, %P ], [ %c, %Q ]
  %x = {op} i1 %p, %d
  br i1 %x, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}}"
        ));
        assert_eq!(r.report.cloned_branches, 1, "{op} {constant}\n{}", r.text);
        assert_eq!(r.successors("P"), ["T", "F"]);
    }
}

#[test]
fn a_branch_on_a_phi_of_a_comparison_moves_into_its_predecessor() {
    let r = go("declare void @see()
define i32 @f(i1 %q, i1 %c, i32 %x) {
entry:
  br i1 %q, label %P, label %Q
P:
  %cmp = icmp ult i32 %x, 9
  br label %B
Q:
  br label %B
B:
  %p = phi i1 [ %cmp, %P ], [ %c, %Q ]
  call void @see()
  br i1 %p, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}");
    assert_eq!(r.report.cloned_branches, 1);
    // What is left of %B has one predecessor and is merged.
    assert!(r.block("B").is_none(), "{}", r.text);
}

#[test]
fn all_predecessors_agreeing_folds_without_a_copy() {
    let r = go("define i32 @f(i1 %q) {
entry:
  br i1 %q, label %P, label %Q
P:
  br label %B
Q:
  br label %B
B:
  %p = phi i32 [ 1, %P ], [ 2, %Q ]
  %d = icmp ult i32 %p, 5
  br i1 %d, label %T, label %F
T:
  ret i32 %p
F:
  ret i32 0
}");
    assert_eq!(r.report.cloned_blocks, 0);
    assert_eq!(r.report.budget_spent, 0);
    assert_eq!(r.report.folded_terminators, 1);
    assert!(r.block("F").is_none(), "unreachable blocks go");
    assert!(r.block("T").is_none(), "and chains are merged\n{}", r.text);
}

#[test]
fn jt_033_one_threading_makes_the_next_possible() {
    let r = go("declare void @see()
define i32 @f(i1 %q, i1 %c) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  call void @see()
  br i1 %p, label %M, label %N
N:
  br label %M
M:
  %r = phi i1 [ %p, %B ], [ %c, %N ]
  br i1 %r, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}");
    assert!(r.report.threaded_edges >= 2, "{}", r.text);
    assert!(r.report.changed);
}

#[test]
fn jt_011_the_cache_can_be_printed_and_claims_taken() {
    let options = Options {
        print_lvi_after: true,
        collect_claims: true,
        ..Options::default()
    };
    let r = go_with(SELECT, &options);
    assert!(r.report.lvi_dump.is_some());
    let claims = r.report.claims.as_ref().unwrap();
    // The graph has changed, so that the dominators of before are dropped; whoever asks gets fresh ones.
    assert!(claims.dominators.is_none());
    assert!(claims.headers.is_some() && !claims.values.is_empty());
    let claims = claims_of(&r.module.header, r.f(), &options);
    assert_eq!(
        claims.dominators.as_ref().unwrap().idom.len() + 1,
        r.f().blocks().count()
    );
}

#[test]
fn optnone_and_the_divergence_gate_leave_functions_alone() {
    let with = |attr: &str, triple: &str| {
        SELECT
            .replace("i1 %q) {", &format!("i1 %q) {attr} {{"))
            .replace("define", &format!("target triple = \"{triple}\"\ndefine"))
    };
    go(&with("noinline optnone", "nvptx64-nvidia-cuda")).assert_untouched();
    let gate = Options {
        upstream_divergence_gate: true,
        ..Options::default()
    };
    go_with(&with("", "nvptx64-nvidia-cuda"), &gate).assert_untouched();
    assert!(
        go_with(&with("", "x86_64-unknown-linux-gnu"), &gate)
            .report
            .changed
    );
    assert!(go(&with("", "nvptx64-nvidia-cuda")).report.changed);
}

#[test]
fn the_result_does_not_depend_on_the_run() {
    let first = go(SELECT);
    for _ in 0..5 {
        let again = go(SELECT);
        assert_eq!(
            (first.text.as_str(), &first.steps),
            (again.text.as_str(), &again.steps)
        );
    }
}

#[test]
fn branch_weights_of_a_threaded_block_are_dropped() {
    let r = go("define i32 @f(i1 %q, i1 %c) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  br i1 %p, label %T, label %F, !prof !0
T:
  ret i32 1
F:
  ret i32 2
}
!0 = !{!\"branch_weights\", i32 1, i32 99}");
    assert_eq!(r.report.threaded_edges, 1);
    assert!(!r.text.contains("!prof"), "{}", r.text);
}

#[test]
fn jt_036_debug_records_are_copied_and_follow_the_values() {
    let r = go("define i32 @f(i1 %q, i1 %c, i32 %x) !dbg !4 {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  %v = mul i32 %x, 3
    #dbg_value(i32 %v, !7, !DIExpression(), !8)
  store i32 %v, ptr null, align 4
  br i1 %p, label %T, label %F
T:
    #dbg_value(i32 %v, !7, !DIExpression(), !8)
  ret i32 %v
F:
    #dbg_value(i32 %v, !7, !DIExpression(), !8)
  ret i32 2
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = !DISubroutineType(types: !6)
!4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !3, unit: !0)
!5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!6 = !{null}
!7 = !DILocalVariable(name: \"v\", scope: !4, file: !1, line: 2, type: !5)
!8 = !DILocation(line: 2, column: 1, scope: !4)
");
    assert_eq!(r.report.threaded_edges, 1);
    assert_eq!(r.text.matches("#dbg_value").count(), 4, "{}", r.text);
    // %T is reached by both copies, so the record there names the merged value.
    assert!(r.text.contains("#dbg_value(i32 %phi.res"), "{}", r.text);
    assert!(!r.text.contains("#dbg_value(i32 poison"), "{}", r.text);
}
