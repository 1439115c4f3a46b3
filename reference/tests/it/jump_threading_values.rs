//! What JumpThreading does to values: repair of SSA, simultaneous phis, selects and
//! facts at uses (JT-T7 to T10, T17), each trap with a near miss that is legal.

#![allow(clippy::unwrap_used)]

use crate::support;

use support::harness::{Test, int};
use support::{End, execute};
use tandem_ir::rewrite::{Judgement, Operand, Rewrite};
use tandem_ir::{Block, Type, Value};

const SWAP: &str = "
declare i32 @obs(i32)
define i32 @f(i32 %a, i32 %b, i32 %n) {
entry:
  br label %B
B:
  %x = phi i32 [ %a, %entry ], [ %y, %L ]
  %y = phi i32 [ %b, %entry ], [ %x, %L ]
  %i = phi i32 [ 0, %entry ], [ %i1, %L ]
  %c = icmp ult i32 %i, 3
  br i1 %c, label %L, label %E
L:
  %i1 = add i32 %i, 1
  %o = call i32 @obs(i32 %x)
  br label %B
E:
  %r = sub i32 %y, %x
  ret i32 %r
}";

#[test]
fn jt_t7_t17_values_used_elsewhere_are_repaired() {
    let t = Test::new(
        "declare i32 @obs(i32)
define i32 @f(i1 %q, i1 %r, i32 %n) {
entry:
  br i1 %q, label %P, label %Q
P:
  %x = add i32 %n, 1
  br label %B
Q:
  %y = add i32 %n, 2
  br label %B
B:
  %c = phi i1 [ true, %P ], [ %r, %Q ]
  %p = phi i32 [ %x, %P ], [ %y, %Q ]
  %v = add i32 %p, 5
  br i1 %c, label %S, label %N
S:
  %o = call i32 @obs(i32 %v)
  br label %N
N:
  %w = phi i32 [ %v, %B ], [ %o, %S ]
  %z = add i32 %w, %v
  %z2 = add i32 %z, %p
  ret i32 %z2
}",
    );
    let g = t.accepted(&t.thread(&["P"], "B", "S"));
    // N is no longer dominated by B: %v and %p reach it through new phis.
    assert!(g.phis(t.block("N")).count() + g.phis(t.block("S")).count() > 3);
}

#[test]
fn jt_t8_phis_are_taken_over_at_once() {
    let t = Test::new(SWAP);
    t.accepted(&t.thread(&["entry"], "B", "L"));
    // Copied onto the back edge, the swap runs in the copy.
    let clone = Rewrite::CloneIntoPredecessor {
        pred: t.block("L"),
        block: t.block("B"),
    };
    let g = t.accepted(&clone);
    let args = [3, 10, 0];
    let end = execute(&t.0.header, &g, &args, 400).end;
    assert_eq!(end, execute(&t.0.header, t.f(), &args, 400).end);
    assert!(matches!(end, End::Returned(Some(_))));
}

#[test]
fn jt_t9a_unfolding_needs_freeze() {
    let text = |c: &str| {
        format!(
            "declare void @may_exit()
define i32 @f(i1 {c} %c, i32 %x, i1 %q) {{
entry:
  br i1 %q, label %A, label %Q
A:
  %s = select i1 %c, i32 0, i32 %x
  br label %B
Q:
  br label %B
B:
  %p = phi i32 [ %s, %A ], [ 1, %Q ]
  %u = phi i32 [ 8, %A ], [ 9, %Q ]
  call void @may_exit()
  %r = add i32 %p, %u
  ret i32 %r
}}"
        )
    };
    let unfold = |t: &Test, freeze| Rewrite::UnfoldSelect {
        select: t.inst("s"),
        phi: t.inst("p"),
        pred: t.block("A"),
        freeze,
    };
    let t = Test::new(&text(""));
    t.refused(&unfold(&t, false), "JT-R7");
    t.accepted(&unfold(&t, true));
    let defined = Test::new(&text("noundef"));
    defined.accepted(&unfold(&defined, false));
}

#[test]
fn jt_t9a_a_condition_that_was_branched_on_is_defined() {
    let t = Test::new(
        "define i32 @f(i1 %c, i32 %x, i1 %q) {
entry:
  br i1 %c, label %A, label %Q
A:
  %s = select i1 %c, i32 4, i32 %x
  br label %B
Q:
  br label %B
B:
  %p = phi i32 [ %s, %A ], [ 1, %Q ]
  ret i32 %p
}",
    );
    let rw = |freeze| Rewrite::UnfoldSelect {
        select: t.inst("s"),
        phi: t.inst("p"),
        pred: t.block("A"),
        freeze,
    };
    t.accepted(&rw(false));
}

#[test]
fn jt_t10_a_fact_does_not_reach_back_over_a_possible_exit() {
    let text = |before: &str, between: &str| {
        format!(
            "declare void @use(i1)
declare void @use_and_return(i1) nounwind willreturn
declare void @llvm.assume(i1)
define i32 @f(i32 %x) {{
entry:
  %c = icmp ult i32 %x, 10
  {before}
  {between}
  call void @llvm.assume(i1 %c)
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}}"
        )
    };
    let t = Test::new(&text("call void @use(i1 %c)", ""));
    let yes = || int(Type::I1, 1);
    // The call may exit, and the assumption may not prove itself.
    t.refused(&t.replace("c", yes(), "call"), "JT-R5");
    let all = t.replace("c", yes(), "br");
    assert_eq!(t.judge(&all), Judgement::Legal);
    assert_eq!(t.judge(&t.fold("entry", "T")), Judgement::Legal);
    t.refused(&t.fold("entry", "F"), "JT-R4");
    // A call that is certain to come back lets the assumption reach over it.
    let near = Test::new(&text("call void @use_and_return(i1 %c)", ""));
    let Rewrite::ReplaceUses {
        old,
        new,
        mut uses,
        why,
    } = near.replace("c", yes(), "call")
    else {
        unreachable!()
    };
    uses.truncate(1);
    assert_eq!(uses[0].0, near.first("entry", "call"));
    let one = Rewrite::ReplaceUses {
        old,
        new,
        uses,
        why,
    };
    assert_eq!(near.judge(&one), Judgement::Legal);
    let far = Test::new(&text("%n = xor i1 %c, true", "call void @use(i1 true)"));
    far.refused(&far.replace("c", yes(), "xor"), "JT-R5");
}

#[test]
fn jt_t10_an_assumption_does_not_prove_itself() {
    let t = Test::new(
        "declare void @llvm.assume(i1)
define i1 @f(i1 %c) {
entry:
  call void @llvm.assume(i1 %c)
  ret i1 %c
}",
    );
    t.refused(&t.replace("c", int(Type::I1, 1), "call"), "JT-R5");
    assert_eq!(
        t.judge(&t.replace("c", int(Type::I1, 1), "ret")),
        Judgement::Legal
    );
    t.unproven(&t.replace("c", int(Type::I1, 0), "ret"));
}

#[test]
fn jt_r7_flags_that_make_poison_ask_for_freeze() {
    let text = |flag: &str| {
        format!(
            "define i32 @f(i32 noundef %a, i32 noundef %b, i1 %q) {{
entry:
  br i1 %q, label %A, label %B
A:
  %c = icmp {flag} ult i32 %a, %b
  %s = select i1 %c, i32 %a, i32 5
  br label %B
B:
  %p = phi i32 [ %s, %A ], [ 1, %entry ]
  ret i32 %p
}}"
        )
    };
    let rw = |t: &Test, freeze| Rewrite::UnfoldSelect {
        select: t.inst("s"),
        phi: t.inst("p"),
        pred: t.block("A"),
        freeze,
    };
    let t = Test::new(&text(""));
    t.accepted(&rw(&t, false));
    let flagged = Test::new(&text("samesign"));
    flagged.refused(&rw(&flagged, false), "JT-R7");
    flagged.accepted(&rw(&flagged, true));
}

#[test]
fn replacements_need_a_dominating_value_that_is_no_less_defined() {
    let t = Test::new(
        "define i32 @f(i1 %q, i32 %x, i32 %y) {
entry:
  %u = xor i32 undef, %x
  %a = add i32 %x, %y
  %b = add nsw i32 %x, %y
  %d = add i32 %x, %y
  br i1 %q, label %L, label %J
L:
  %z = add i32 %x, 0
  %in = add i32 %y, 0
  br label %J
J:
  %p = phi i32 [ %z, %L ], [ %u, %entry ]
  %o = phi i32 [ %in, %L ], [ %a, %entry ]
  %s1 = add i32 %p, %b
  %s2 = sub i32 %s1, %d
  %s3 = mul i32 %s2, %o
  ret i32 %s3
}",
    );
    let value = |n| Operand::Value(t.value(n));
    // Undef may become anything but poison.
    assert_eq!(
        t.judge(&t.replace("u", int(Type::I32, 7), "phi")),
        Judgement::Legal
    );
    assert_eq!(
        t.judge(&t.replace("u", Operand::Undef(Type::I32), "phi")),
        Judgement::Legal
    );
    t.unproven(&t.replace("u", Operand::Poison(Type::I32), "phi"));
    // An equal instruction that comes first, and is poison no more often.
    t.accepted(&t.replace("b", value("a"), "add"));
    t.accepted(&t.replace("d", value("a"), "sub"));
    t.unproven(&t.replace("d", value("b"), "sub"));
    t.unproven(&t.replace("a", value("d"), "phi"));
    // %z is %x where both are available, but is not available in J; nor is the user after itself.
    t.accepted(&t.replace("z", value("x"), "phi"));
    t.refused(&t.replace("d", value("z"), "sub"), "X-1");
    t.refused(&t.replace("s1", value("s2"), "sub"), "X-1");
}

#[test]
fn debug_records_follow_the_values_that_reach_them() {
    let t = Test::new(
        "define i32 @f(i1 %q, i1 %r, i32 %n) !dbg !4 {
entry:
  br i1 %q, label %P, label %Q
P:
  br label %B
Q:
  br label %B
B:
  %c = phi i1 [ true, %P ], [ %r, %Q ]
  %v = add i32 %n, 5
    #dbg_value(i32 %v, !7, !DIExpression(), !8)
  %w = add i32 %v, 5
  br i1 %c, label %S, label %N
S:
    #dbg_value(i32 %v, !7, !DIExpression(), !8)
  ret i32 1
N:
    #dbg_value(i32 %w, !7, !DIExpression(), !8)
  ret i32 %w
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !{}
!6 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: \"x\", scope: !4, file: !1, line: 1, type: !6)
!8 = !DILocation(line: 1, scope: !4)",
    );
    let g = t.accepted(&t.thread(&["P"], "B", "S"));
    let recorded = |b: Block| -> Vec<Value> {
        g.insts(b)
            .flat_map(|i| g.debug_records(i))
            .flat_map(|r| r.values())
            .collect()
    };
    let copy = g
        .predecessors(t.block("S"))
        .into_iter()
        .find(|&b| b != t.block("B"))
        .unwrap();
    let in_copy = recorded(copy);
    assert_eq!(in_copy.len(), 1);
    assert_eq!(
        g.def_inst(in_copy[0]).and_then(|i| g.inst_block(i)),
        Some(copy)
    );
    assert_eq!(recorded(t.block("N")), [t.value("w")]);
    // Two definitions reach S, and no phi was made for the record's sake.
    let poison = recorded(t.block("S"))[0];
    assert_eq!(
        g.as_const(poison),
        Some(&tandem_ir::constant::ConstantData::Poison)
    );
}

#[test]
fn jt_r7_a_comparison_that_always_holds_says_nothing_of_undef() {
    let text = |predicate: &str| {
        format!(
            "define i32 @f(i1 %c, i32 %x) {{
entry:
  %k = icmp {predicate} i1 %c, true
  br i1 %k, label %A, label %B
A:
  %s = select i1 %c, i32 4, i32 %x
  br label %B
B:
  %p = phi i32 [ %s, %A ], [ 1, %entry ]
  ret i32 %p
}}"
        )
    };
    let rw = |t: &Test| Rewrite::UnfoldSelect {
        select: t.inst("s"),
        phi: t.inst("p"),
        pred: t.block("A"),
        freeze: false,
    };
    let t = Test::new(&text("ule"));
    t.refused(&rw(&t), "JT-R7");
    let equal = Test::new(&text("eq"));
    equal.accepted(&rw(&equal));
}
