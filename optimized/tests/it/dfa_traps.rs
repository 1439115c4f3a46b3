//! State machines on which a careless threading of paths goes wrong (JT-R16): JT-T5 to JT-T9, JT-T15, JT-T16,
//! JT-T18, JT-T20, and the rules that refuse.
#![allow(clippy::unwrap_used)]

use crate::dfa_support;
use crate::support;

use dfa_support::{dfa, dfa_same, run_on};
use support::parse;
use tandem_ir::rewrite::Rewrite;
use tandem_optimized::passes::dfa_jump_threading::{BUDGET, Options, Refusal};

/// Two states that take turns; `START` is where the machine begins.
const TURNS: &str = "declare void @barrier() convergent
declare void @once() noduplicate
declare void @seen(i32)
define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %e1, label %e2
e1:
  br label %H
e2:
  br label %H
H:
  %st = phi i32 [ 1, %e1 ], [ START, %e2 ], [ %ns, %latch ]
  %i = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %i1, %latch ]
  %a = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %a1, %latch ]
  switch i32 %st, label %D [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  %x1 = add i32 %a, 3
  br label %latch
C2:
  %x2 = mul i32 %a, 5
  br label %latch
latch:
  %ns = phi i32 [ 2, %C1 ], [ 1, %C2 ]
  %a1 = phi i32 [ %x1, %C1 ], [ %x2, %C2 ]
  %i1 = add i32 %i, 1
  %k = icmp ult i32 %i1, %n
  br i1 %k, label %H, label %X
D:
  unreachable
X:
  ret i32 %a1
}";

const COUNTS: [&[u64]; 6] = [&[0, 0], &[1, 1], &[0, 2], &[1, 3], &[0, 7], &[1, 8]];

#[test]
fn jt_r16_a_machine_with_a_known_start_loses_its_switch() {
    let r = dfa_same(&TURNS.replace("START", "1"), &Options::default(), &COUNTS);
    r.assert_no_switch();
    assert_eq!(r.count("thread-paths"), 1);
    assert_eq!(r.report.threaded_paths, 4);
}

/// guard_reducible: two states are entered from outside, and each leads to the other.
#[test]
fn jt_t16_a_machine_with_an_unknown_start_is_left_alone() {
    dfa(&TURNS.replace("START", "2")).assert_refused(Refusal::Irreducible);
}

/// A start that nothing is known about is the same, but for the reason.
#[test]
fn jt_t16_a_start_that_is_an_argument_is_left_alone() {
    dfa(&TURNS.replace("START", "%n")).assert_refused(Refusal::Irreducible);
}

/// guard_convergence: the block itself, and what hangs on it.
#[test]
fn jt_t5_jt_t6_no_barrier_is_copied_or_comes_to_hang_on_a_copy() {
    let start = TURNS.replace("START", "1");
    let copied = start.replace(
        "  %i1 = add",
        "  call void @barrier() convergent\n  %i1 = add",
    );
    let r = dfa(&copied);
    assert!(r.steps.is_empty(), "{}", r.text);
    let behind = start.replace(
        "  %x1 = add",
        "  call void @barrier() convergent\n  %x1 = add",
    );
    dfa(&behind).assert_refused(Refusal::Convergent);
    // Behind the loop, where all come together again, it does not matter.
    let after = start
        .replace("D:\n  unreachable", "D:\n  br label %X")
        .replace(
            "X:\n",
            "X:\n  %r = phi i32 [ %a1, %latch ], [ 0, %D ]\n  call void @barrier() convergent\n",
        )
        .replace("ret i32 %a1", "ret i32 %r");
    assert_eq!(dfa(&after).report.threaded_switches, 1);
}

/// guard_block: JT-R2.
#[test]
fn jt_r2_no_block_is_copied_that_must_not_be() {
    let start = TURNS.replace("START", "1");
    let once = start.replace(
        "  %i1 = add",
        "  call void @once() noduplicate\n  %i1 = add",
    );
    dfa(&once).assert_refused(Refusal::NotDuplicable);
}

/// JT-T15: a scope declaration is copied in no case.
#[test]
fn jt_t15_no_scope_declaration_is_copied() {
    let text = "declare void @llvm.experimental.noalias.scope.decl(metadata)\n".to_string()
        + &TURNS.replace("START", "1").replace(
            "  %i1 = add",
            "  call void @llvm.experimental.noalias.scope.decl(metadata !0)\n  %i1 = add",
        )
        + "\n!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n";
    dfa(&text).assert_refused(Refusal::NotDuplicable);
}

/// JT-T8: the phis of a copied block exchange their values.
#[test]
fn jt_t8_phis_that_swap_are_mapped_at_once() {
    let text = "define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ 2, %C1 ], [ 1, %C2 ]
  %x = phi i32 [ 3, %entry ], [ %y, %C1 ], [ %y, %C2 ]
  %y = phi i32 [ 10, %entry ], [ %x, %C1 ], [ %x, %C2 ]
  %i = phi i32 [ 0, %entry ], [ %i1, %C1 ], [ %i2, %C2 ]
  %z = mul i32 %x, 7
  switch i32 %st, label %D [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  %i1 = add i32 %i, 1
  %k1 = icmp ult i32 %i1, %n
  br i1 %k1, label %H, label %X
C2:
  %i2 = add i32 %i, 1
  %k2 = icmp ult i32 %i2, %n
  br i1 %k2, label %H, label %X
D:
  unreachable
X:
  %w = add i32 %z, %y
  ret i32 %w
}";
    let args: [&[u64]; 5] = [&[0], &[1], &[2], &[3], &[6]];
    dfa_same(text, &Options::default(), &args).assert_no_switch();
}

/// JT-T7: values of copied blocks used in the cases, behind the loop, and in the next round.
#[test]
fn jt_t7_values_of_copied_blocks_are_repaired_everywhere() {
    let text = "define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 0, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %last = phi i32 [ 99, %entry ], [ %v, %latch ]
  %v = mul i32 %i, 3
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %X
body:
  %w = add i32 %v, %last
  switch i32 %st, label %C0 [
    i32 1, label %C1
    i32 2, label %C2
  ]
C0:
  %a = add i32 %w, %v
  br label %latch
C1:
  %b = sub i32 %w, %i
  br label %latch
C2:
  %odd = and i32 %w, 1
  %q = icmp eq i32 %odd, 0
  br i1 %q, label %even, label %latch
even:
  br label %latch
latch:
  %ns = phi i32 [ 1, %C0 ], [ 2, %C1 ], [ 1, %even ], [ 2, %C2 ]
  %r = phi i32 [ %a, %C0 ], [ %b, %C1 ], [ %v, %even ], [ %w, %C2 ]
  %i1 = add i32 %i, 1
  %u = add i32 %r, %last
  call void @seen(i32 %u)
  br label %H
X:
  %s = add i32 %v, %last
  ret i32 %s
}
declare void @seen(i32)";
    let args: [&[u64]; 5] = [&[0], &[1], &[2], &[5], &[9]];
    dfa_same(text, &Options::default(), &args).assert_no_switch();
}

/// JT-T9a, JT-R7: the condition of a select may be poison, and the branch on it is new.
#[test]
fn jt_t9a_an_unfolded_select_branches_on_a_frozen_condition() {
    let text = TURNS
        .replace("START", "1")
        .replace("  %x1 = add i32 %a, 3", "  %x1 = add i32 %a, 3\n  %q = icmp ult i32 %x1, %n\n  %sel = select i1 %q, i32 1, i32 2")
        .replace("[ 2, %C1 ]", "[ %sel, %C1 ]");
    let r = dfa_same(&text, &Options::default(), &COUNTS);
    r.assert_no_switch();
    let frozen = |s: &&Rewrite| matches!(s, Rewrite::UnfoldSelect { freeze: true, .. });
    assert_eq!(r.steps.iter().filter(frozen).count(), 1);
    // Of a condition that is surely well defined no freeze is needed.
    let text = text
        .replace("i32 %n)", "i32 noundef %n)")
        .replace("%x1, %n\n", "%n, 9\n");
    let r = dfa(&text);
    assert!(!r.text.contains("freeze"), "{}", r.text);
}

/// JT-T18: a state without a case goes to the default.
#[test]
fn jt_t18_a_state_without_a_case_goes_to_the_default() {
    let text = "define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ 2, %C1 ], [ 3, %C2 ]
  %i = phi i32 [ 0, %entry ], [ %i1, %C1 ], [ %i2, %C2 ]
  switch i32 %st, label %D [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  %i1 = add i32 %i, %n
  br label %H
C2:
  %i2 = mul i32 %i, %n
  br label %H
D:
  ret i32 %i
}";
    let args: [&[u64]; 4] = [&[0], &[1], &[2], &[5]];
    let r = dfa_same(text, &Options::default(), &args);
    r.assert_no_switch();
    assert!(r.paths().iter().any(|p| p.value.as_u64() == Some(3)));
}

/// JT-R5, JT-T11: behind a case the state is known; behind a block that two cases share it is not.
#[test]
fn jt_r5_a_state_that_stays_is_known_behind_its_own_case_only() {
    let text = |second: &str| {
        format!(
            "define i32 @f(i32 %n) {{
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  switch i32 %st, label %D [
    i32 1, label %C1
    i32 2, label %C2
    i32 3, label %{second}
  ]
C1:
  %big = icmp ugt i32 %i, 3
  br i1 %big, label %go, label %latch
go:
  br label %latch
C2:
  %huge = icmp ugt i32 %i, 6
  br i1 %huge, label %X, label %latch
latch:
  %ns = phi i32 [ %st, %C1 ], [ 2, %go ], [ %st, %C2 ]
  %i1 = add i32 %i, 1
  %k = icmp ult i32 %i1, %n
  br i1 %k, label %H, label %X
D:
  ret i32 77
X:
  ret i32 %i
}}"
        )
    };
    let args: [&[u64]; 5] = [&[0], &[3], &[5], &[8], &[20]];
    let own = dfa_same(&text("D"), &Options::default(), &args);
    own.assert_no_switch();
    assert_eq!(own.count("replace-uses"), 2);
    let shared = dfa_same(&text("C2"), &Options::default(), &args);
    assert_eq!(shared.report.replaced_uses, 1, "{}", shared.text);
}

/// `dfa-early-exit-heuristic`: the loop itself makes the state unpredictable.
#[test]
fn jt_r16_the_early_exit_heuristic_leaves_unpredictable_machines_alone() {
    let text = TURNS
        .replace("START", "1")
        .replace("[ 1, %C2 ]", "[ %x2, %C2 ]");
    dfa(&text).assert_refused(Refusal::Unpredictable);
    let options = Options {
        early_exit_heuristic: false,
        ..Options::default()
    };
    // Without it the known ways are threaded; the others still ask the switch.
    let args: [&[u64]; 3] = [&[0, 0], &[1, 2], &[1, 9]];
    let r = dfa_same(&text, &options, &args);
    assert_eq!(r.report.threaded_switches, 1);
    assert!(r.text.contains("switch"), "{}", r.text);
}

/// `dfa-max-path-length` and `dfa-max-num-paths`.
#[test]
fn jt_r16_paths_are_no_longer_and_no_more_than_the_knobs_say() {
    let text = TURNS.replace("START", "1");
    let with = |max_path_length, max_num_paths| {
        let options = Options {
            max_path_length,
            max_num_paths,
            ..Options::default()
        };
        run_on(&parse(&text), &options)
    };
    assert_eq!(with(2, 4).report.threaded_switches, 1);
    for r in [with(1, 200), with(20, 2)] {
        let paths = r.paths();
        assert!(paths.iter().all(|p| p.blocks.len() <= 1) || paths.len() <= 2);
        assert!(r.text.contains("switch"), "{}", r.text);
    }
}

/// `dfa-cost-threshold` and the pass's own budget (JT-T20).
#[test]
fn jt_r16_copies_cost_no_more_than_threshold_and_budget() {
    let start = TURNS.replace("START", "1");
    let cheap = dfa(&start).report.budget_spent;
    let with = |cost_threshold| {
        let options = Options {
            cost_threshold,
            ..Options::default()
        };
        run_on(&parse(&start), &options)
    };
    // Two cases take two comparisons.
    assert_eq!(with(cheap.div_ceil(2)).report.threaded_switches, 1);
    with(cheap.div_ceil(2) - 1).assert_refused(Refusal::TooExpensive);
    let many: String = (0..BUDGET / 2)
        .map(|n| format!("  %f{n} = add i32 %i, {n}\n"))
        .collect();
    let dear = start.replace("  %i1 = add", &(many + "  %i1 = add"));
    let options = Options {
        cost_threshold: 1_000_000,
        ..Options::default()
    };
    run_on(&parse(&dear), &options).assert_refused(Refusal::TooExpensive);
}

/// Functions that say so are left alone, and irreducible ones are (X-6).
#[test]
fn jt_r16_optnone_minsize_and_irreducible_functions_are_left_alone() {
    let start = TURNS.replace("START", "1");
    for attributes in ["minsize", "optnone noinline"] {
        let r = dfa(&start.replace("i32 %n) {", &format!("i32 %n) {attributes} {{")));
        assert!(r.steps.is_empty() && r.report.refused.is_empty());
    }
    let twice = start
        .replace("label %e1, label %e2", "label %e1, label %C1")
        .replace(
            "%x1 = add i32 %a, 3",
            "%p = phi i32 [ 0, %entry ], [ %a, %H ]\n  %x1 = add i32 %p, 3",
        )
        .replace(", [ 1, %e2 ]", "")
        .replace(", [ 0, %e2 ]", "")
        .replace("e2:\n  br label %H\n", "")
        .replace("  %i1 = add i32 %i, 1", "  %i1 = add i32 %n, 1");
    let r = dfa(&twice);
    assert!(
        r.steps.is_empty() && r.report.refused.is_empty(),
        "{}",
        r.text
    );
}
