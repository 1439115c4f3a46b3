//! Scalar evolution before the judge: claims of both forms on loops made here, against executions; claims that were made
//! wrong on purpose, which must be found out; the traps of the analysis; the command.

#![allow(clippy::unwrap_used)]

use assert_cmd::Command;
use std::fmt::Write;
use tandem::scev::{Settings, examine};
use tandem_ir::Module;
use tandem_ir::claims::scev::{Expr, Interval, Node, Predicate, Predicated, Scev, Wrap};
use tandem_optimized::analysis::scev::{Limits, ScalarEvolution};
use tandem_oracle::inputs::{Generator, Rng};
use tandem_oracle::scev::hold::{Held, Holder};

const SETTINGS: Settings<'static> = Settings {
    launches: None,
    inputs: 8,
    steps: 20_000,
    max_iterations: 100,
    fixed_size_arrays: false,
    classify: true,
    delinearize: false,
};

fn parse(text: &str) -> Module {
    match tandem_ir::text::parse(text.as_bytes(), "t.ll") {
        Ok(m) => m,
        Err(e) => panic!("{e}\n{text}"),
    }
}

/// One loop, or a nest of two, drawn from the forms that exit tests, increments and bounds take.
fn drawn_loop(rng: &mut Rng) -> String {
    let w = *[8, 8, 8, 16, 32, 64].get(rng.below(6) as usize).unwrap();
    let number = |rng: &mut Rng| {
        let all = [
            0i64, 1, 2, 3, 5, 7, 10, 100, 126, 127, -1, -2, -3, -128, -100, 64,
        ];
        all[rng.below(all.len() as u64) as usize]
    };
    let start = if rng.one_in(3) {
        "%a".into()
    } else {
        number(rng).to_string()
    };
    let bound = if rng.one_in(2) {
        "%n".into()
    } else {
        number(rng).to_string()
    };
    let steps = ["1", "1", "-1", "2", "-2", "3", "-3", "4", "%s", "%m"];
    let step = steps[rng.below(steps.len() as u64) as usize];
    let preds = [
        "eq", "ne", "ne", "ult", "slt", "slt", "ugt", "sgt", "ule", "sle", "uge", "sge",
    ];
    let pred = preds[rng.below(preds.len() as u64) as usize];
    let flags = ["", "", "nuw ", "nsw ", "nuw nsw "][rng.below(5) as usize];
    let op = if rng.one_in(5) { "sub" } else { "add" };
    let tested = if rng.one_in(2) { "%i" } else { "%j" };
    let progress = if rng.one_in(2) { " mustprogress" } else { "" };
    let (mut body, mut out) = (String::new(), String::new());
    let shapes = [
        format!("%x = mul i{w} %i, %i"),
        format!("%x = zext i{w} %i to i96"),
        format!("%x = sext i{w} %j to i96"),
        format!("%x = shl i{w} %i, 2"),
        format!("%x = and i{w} %i, 7"),
        format!("%x = urem i{w} %j, 3"),
        format!("%x = add nsw i{w} %i, %a"),
        format!("%x = mul nuw i{w} %j, 3"),
        format!("%x = lshr i{w} %i, 1"),
        format!("%x = trunc i{w} %i to i4"),
        format!("%x = sub i{w} %a, %i"),
        format!("%x = call i{w} @llvm.smax.i{w}(i{w} %i, i{w} %n)"),
    ];
    let _ = writeln!(
        body,
        "  {}",
        shapes[rng.below(shapes.len() as u64) as usize]
    );
    let mut test = format!("  %c = icmp {pred} i{w} {tested}, {bound}\n");
    let second = rng.below(6);
    let joins = [
        "and i1 %c0, %d",
        "or i1 %c0, %d",
        "select i1 %c0, i1 %d, i1 false",
        "select i1 %c0, i1 true, i1 %d",
    ];
    if let Some(join) = joins.get(second as usize) {
        test = format!(
            "  %c0 = icmp {pred} i{w} {tested}, {bound}\n  %d = icmp ult i{w} %i, %b\n  %c = {join}\n"
        );
    }
    let (yes, no) = if rng.one_in(4) {
        ("out", "latch")
    } else {
        ("latch", "out")
    };
    let guard = if rng.one_in(3) {
        let pred = preds[rng.below(preds.len() as u64) as usize];
        format!("  %g = icmp {pred} i{w} {start}, {bound}\n  br i1 %g, label %pre, label %end\n")
    } else {
        "  br label %pre\n".into()
    };
    let _ = write!(
        out,
        "declare i{w} @llvm.smax.i{w}(i{w}, i{w})\n\
         define i{w} @f(i{w} %a, i{w} %n, i{w} %b, i{w} %s) {progress} {{\nentry:\n  %m = and i{w} %s, 7\n{guard}"
    );
    let nested = rng.one_in(3);
    if nested {
        let _ = write!(
            out,
            "pre:\n  br label %outer\nouter:\n  %o = phi i{w} [ 0, %pre ], [ %p, %next ]\n  br label %loop\n"
        );
    } else {
        out.push_str("pre:\n  br label %loop\n");
    }
    let (from, start) = match nested {
        true if rng.one_in(2) => ("outer", "%o".to_owned()),
        true => ("outer", start),
        false => ("pre", start),
    };
    let _ = write!(
        out,
        "loop:\n  %i = phi i{w} [ {start}, %{from} ], [ %j, %latch ]\n  %j = {op} {flags}i{w} %i, {step}\n{body}{test}  \
         br i1 %c, label %{yes}, label %{no}\nlatch:\n  br label %loop\n"
    );
    out.push_str("out:\n");
    let _ = writeln!(out, "  %l = phi i{w} [ %j, %loop ]\n  %y = add i{w} %l, 1");
    if nested {
        let _ = write!(
            out,
            "  br label %next\nnext:\n  %p = add nuw nsw i{w} %o, 1\n  %q = icmp ult i{w} %p, 5\n  \
             br i1 %q, label %outer, label %end\n"
        );
        let _ = write!(out, "end:\n  ret i{w} 0\n}}\n");
    } else {
        let _ = write!(out, "  br label %end\nend:\n  ret i{w} 0\n}}\n");
    }
    out
}

/// SE (4.3): no claim of either form is contradicted on generated loops, and most of them are checked.
#[test]
fn claims_hold_on_generated_loops() {
    let mut rng = Rng::new(7);
    let (mut values, mut held, mut counts, mut counts_held) = (0, 0, 0, 0);
    for n in 0..300 {
        let text = drawn_loop(&mut rng);
        let module = parse(&text);
        let report = examine(&module, 0, &SETTINGS);
        assert!(
            report.findings.is_empty(),
            "loop {n}: {:#?}\n{text}\n{}",
            report.findings,
            report.text
        );
        values += report.production.values;
        held += report.production.values_held;
        counts += report.production.counts;
        counts_held += report.production.counts_held;
    }
    println!("values: {held} of {values} held; counts: {counts_held} of {counts} held");
    assert!(
        values > 1500 && held * 10 > values * 7,
        "{held} of {values}"
    );
    assert!(
        counts > 400 && counts_held * 10 > counts * 6,
        "{counts_held} of {counts}"
    );
}

const LOOP: &str = "
define i8 @f(i8 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %x = mul i8 %i, 3
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i8 %x
}
";

/// The sort of the first contradiction of claims that were changed.
fn refuted(change: impl Fn(&mut Scev)) -> Option<&'static str> {
    let module = parse(LOOP);
    let f = &module.bodies[0];
    let mut claims = ScalarEvolution::new(&module.header, f, Limits::default()).claims();
    change(&mut claims);
    let holder = Holder::new(&module, 0, &claims);
    let program = holder.compile().unwrap();
    let generator = Generator::new(&module.header, f, &[]);
    let mut held = Held::default();
    (0..16).find_map(|k| {
        let wrong = holder.hold(&program, &generator.input(1, k), 10_000, &mut held)?;
        wrong.first().map(|w| w.sort)
    })
}

/// What is wrong is found out, whatever kind of claim it is.
#[test]
fn wrong_claims_are_contradicted() {
    assert_eq!(refuted(|_| ()), None);
    let zero = |c: &mut Scev| {
        let typed = c.exprs[c.loops[0].exact.unwrap()].clone();
        let typed = tandem_ir::claims::scev::Typed {
            node: Node::Const(0),
            ..typed
        };
        c.exprs.push(typed)
    };
    let count = refuted(|c| {
        let e = zero(c);
        c.loops[0].exact = Some(e);
    });
    assert_eq!(count, Some("exact count"));
    let exit = refuted(|c| {
        let e = zero(c);
        c.loops[0].exits[0].exact = Some(e);
    });
    assert_eq!(exit, Some("exit count"));
    let max = refuted(|c| {
        let e = zero(c);
        c.loops[0].constant_max = Some(e);
    });
    assert_eq!(max, Some("constant maximum"));
    assert_eq!(
        refuted(|c| c.loops[0].multiple = Some(2)),
        Some("trip multiple")
    );
    assert_eq!(
        refuted(|c| c.values[1].expr = c.values[0].expr),
        Some("value")
    );
    let range = Interval {
        width: 8,
        lo: 0,
        hi: 2,
    };
    assert_eq!(
        refuted(|c| c.values[0].ranges[0] = range),
        Some("unsigned range")
    );
    assert_eq!(
        refuted(|c| c.values[0].ranges[1] = range),
        Some("signed range")
    );
    // Under a predicate that is true, and under one that is not.
    let predicated = |other: u128| {
        refuted(|c| {
            let none = zero(c);
            let typed = tandem_ir::claims::scev::Typed {
                node: Node::Const(other),
                ..c.exprs[none].clone()
            };
            let same = c.exprs.push(typed);
            let rec = |e: &Expr| matches!(c.exprs[*e].node, Node::AddRec(..));
            let rec = c.exprs.keys().find(rec).unwrap();
            let predicates = vec![
                Predicate::Equal(none, same),
                Predicate::Exact { rec, signed: false },
            ];
            c.loops[0].predicated = Some(Predicated {
                predicates,
                exact: Some(none),
                constant_max: None,
                symbolic_max: None,
            });
        })
    };
    assert_eq!(predicated(0), Some("count under predicates"));
    assert_eq!(predicated(1), None);
    let flag = refuted(|c| {
        for f in &mut c.flags {
            f.flags |= Wrap::NSW;
        }
        let all: Vec<_> = c.exprs.keys().collect();
        for expr in all {
            if let Node::AddRec(h, _) = &c.exprs[expr].node {
                let scope = tandem_ir::claims::scev::Scope::Loop(*h);
                c.flags.push(tandem_ir::claims::scev::FlagFact {
                    expr,
                    flags: Wrap::NSW,
                    scope,
                });
            }
        }
    });
    assert_eq!(flag, Some("flag of a recurrence"));
    let exit =
        refuted(|c| c.values[1].exit = tandem_ir::claims::scev::AtExit::Is(c.values[0].expr));
    assert_eq!(exit, Some("value at the exit"));
    let still = refuted(|c| {
        for d in &mut c.values[0].dispositions {
            d.1 = tandem_ir::claims::scev::Disposition::Invariant;
        }
    });
    assert_eq!(still, Some("disposition"));
}

fn printed(text: &str) -> String {
    let module = parse(text);
    let report = examine(&module, 0, &SETTINGS);
    assert!(
        report.findings.is_empty(),
        "{:#?}\n{}",
        report.findings,
        report.text
    );
    report.text
}

#[track_caller]
fn says(text: &str, yes: &[&str], no: &[&str]) {
    let out = printed(text);
    for line in yes {
        assert!(out.contains(line), "no {line:?} in\n{out}");
    }
    for line in no {
        assert!(!out.contains(line), "{line:?} in\n{out}");
    }
}

/// 1.4 (b): a call that may not return stands between the flagged sum and what its poison would break.
#[test]
fn may_exit_call_hinders_a_flag() {
    let text = "
declare void @g()
define i32 @f(i32 %x) {
  %y = add nsw i32 %x, 1
  call void @g()
  %z = udiv i32 7, %y
  ret i32 %z
}
";
    says(text, &["(1 + %x) U:"], &["(1 + %x)<nsw>"]);
    says(
        &text.replace("  call void @g()\n", ""),
        &["(1 + %x)<nsw>"],
        &[],
    );
}

/// 1.4: a flag in a branch that is not always taken says nothing of its twin outside.
#[test]
fn flags_on_the_node_do_not_exist() {
    let text = "
define i32 @f(i32 %x, i1 %p) {
entry:
  %u = add i32 %x, 1
  br i1 %p, label %yes, label %no
yes:
  %v = add nsw i32 %x, 1
  %z = udiv i32 7, %v
  ret i32 %z
no:
  %w = sext i32 %u to i64
  %t = trunc i64 %w to i32
  ret i32 %t
}
";
    says(text, &["(sext i32 (1 + %x) to i64)"], &["<nsw>"]);
}

/// 1.4: the step out of the last iteration is not covered by the flag of the phi's recurrence.
#[test]
fn last_increment_is_not_covered() {
    let text = "
define i8 @f(i8 %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw i8 %i, 1
  %c = icmp ne i8 %i, %n
  br i1 %c, label %loop, label %out
out:
  ret i8 %j
}
";
    says(
        text,
        &[
            "{0,+,1}<nuw><%loop>",
            "{1,+,1}<nw><%loop>",
            "backedge-taken count is %n",
        ],
        &[],
    );
}

/// 2.2: an even step meets the bound only if that is divisible, or if the loop may not go on for ever.
#[test]
fn ne_even_step_needs_a_ground() {
    let text = "
define void @f(i8 %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 2
  %c = icmp ne i8 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
";
    says(
        text,
        &["Loop %loop: Unpredictable backedge-taken count."],
        &[],
    );
    let progress = text.replace("%n) {", "%n) mustprogress {");
    says(
        &progress,
        &["Loop %loop: backedge-taken count is ((-2 + %n) /u 2)"],
        &[],
    );
}

/// 2.1: a maximum holds of entries that are cut off as well, unless it rests on the assumption that the loop ends; nothing is
/// said of a test that no value can fail.
#[test]
fn a_maximum_that_rests_on_an_assumption_says_so() {
    let text = "
define void @f(i8 %n) mustprogress willreturn {
entry:
  %b = or i8 %n, -16
  br label %loop
loop:
  %i = phi i8 [ -6, %entry ], [ %j, %loop ]
  %j = add i8 %i, 1
  %c = icmp ugt i8 %i, %b
  br i1 %c, label %out, label %loop
out:
  ret void
}
";
    // Held against executions; with the bound -1 the loop is gone round for ever.
    says(text, &["constant max backedge-taken count is i8 5"], &[]);
    let never = text.replace("%b\n", "-1\n");
    says(
        &never,
        &["Loop %loop: Unpredictable constant max backedge-taken count."],
        &[],
    );
}

/// 2.1: one more than 2^w - 1 is a trip count of 2^w.
#[test]
fn trip_count_has_one_bit_more() {
    let text = "
define void @f() {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, 0
  br i1 %c, label %loop, label %out
out:
  ret void
}
";
    says(
        text,
        &["backedge-taken count is i8 -1", "Trip multiple is 256"],
        &[],
    );
}

/// 2.1: the second exit's count may be poison where the first exit is taken at once.
#[test]
fn two_exits_are_joined_in_order() {
    let text = "
define void @f(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %latch, label %out
latch:
  %j = add i32 %i, 1
  %d = icmp ult i32 %i, %m
  br i1 %d, label %loop, label %out
out:
  ret void
}
";
    says(
        text,
        &["<multiple exits> backedge-taken count is (%n umin_seq %m)"],
        &[],
    );
}

/// SE-T13: widths of address arithmetic come from the data layout.
#[test]
fn se_t13_width_of_addresses() {
    let text = "
target datalayout = \"p3:32:32\"
define void @f(ptr addrspace(3) %s, i64 %n) {
  %p = getelementptr i32, ptr addrspace(3) %s, i64 %n
  ret void
}
";
    says(text, &["((4 * (trunc i64 %n to i32)) + %s)"], &[]);
}

/// Claims do not depend on the order of the blocks in the text.
#[test]
fn order_of_blocks_does_not_matter() {
    let mut rng = Rng::new(3);
    for _ in 0..60 {
        let text = drawn_loop(&mut rng);
        let (head, rest) = text.split_once("entry:\n").unwrap();
        let mut blocks: Vec<String> = vec![String::new()];
        for line in rest.trim_end().trim_end_matches('}').lines() {
            if line.ends_with(':') {
                blocks.push(String::new());
            }
            let _ = writeln!(blocks.last_mut().unwrap(), "{line}");
        }
        let reversed: String = blocks[1..].iter().rev().map(String::as_str).collect();
        let other = format!("{head}entry:\n{}{reversed}}}\n", blocks[0]);
        let sorted = |text: &str| {
            let module = parse(text);
            let f = &module.bodies[0];
            let claims = ScalarEvolution::new(&module.header, f, Limits::default()).claims();
            let out =
                tandem_ir::claims::scev::Printer::new(&module.header, f, &claims).function(true);
            let mut lines: Vec<String> = out.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(sorted(&text), sorted(&other), "{text}");
    }
}

fn tandem(args: &[&str]) -> (i32, String, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_tandem"))
        .args(args)
        .output()
        .unwrap();
    let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
    (
        out.status.code().unwrap(),
        text(&out.stdout),
        text(&out.stderr),
    )
}

#[test]
fn the_command_prints_and_holds() {
    let file = tempfile::Builder::new().suffix(".ll").tempfile().unwrap();
    std::fs::write(file.path(), LOOP).unwrap();
    let path = file.path().to_str().unwrap();
    let (code, out, _) = tandem(&["analyze", "--scev", path]);
    assert_eq!(code, 0);
    assert!(
        out.contains("Loop %loop: backedge-taken count is (-1 + (1 umax %n))"),
        "{out}"
    );
    assert!(out.contains("0 findings"), "{out}");
    let (code, out, _) = tandem(&["analyze", "--trip-counts", path]);
    assert_eq!(code, 0);
    assert!(
        out.contains("@f: loop %loop: goes back (-1 + (1 umax %n)) times, at most i8 -2"),
        "{out}"
    );
    let (code, out, _) = tandem(&["analyze", "--trip-counts", "--json", path]);
    assert_eq!(code, 0);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["schema"], 1);
    assert_eq!(
        json["files"][0]["functions"][0]["loops"][0]["header"],
        "%loop"
    );
}

/// Section 9.2: one diagnostic, and no panic.
#[test]
fn bad_input_is_a_diagnostic() {
    let file = tempfile::Builder::new().suffix(".ll").tempfile().unwrap();
    std::fs::write(file.path(), "define i32 @f() {\n  ret i32 %x\n}\n").unwrap();
    let path = file.path().to_str().unwrap();
    assert_eq!(tandem(&["analyze", "--scev", path]).0, 2);
    assert_eq!(tandem(&["analyze", path]).0, 2);
    assert_eq!(tandem(&["analyze", "--scev", "no/such/file.ll"]).0, 2);
    std::fs::write(file.path(), LOOP).unwrap();
    let (code, _, err) = tandem(&["analyze", "--scev", "--function", "g", path]);
    assert_eq!(code, 2);
    assert!(err.contains("no function '@g'"), "{err}");
}

/// Section 9.2: deep chains, endless loops, irreducible regions, wide integers: a claim or silence.
#[test]
fn odd_functions_are_analysed() {
    let mut chain = String::from("define i32 @f(i32 %v0) {\n");
    for n in 0..2_000 {
        let _ = writeln!(
            chain,
            "  %v{} = {} i32 %v{n}, 3",
            n + 1,
            if n % 2 == 0 { "add" } else { "udiv" }
        );
    }
    chain.push_str("  ret i32 %v2000\n}\n");
    let all = [
        chain,
        "define void @f() {\ne:\n  br label %l\nl:\n  br label %l\n}\n".into(),
        "define void @f(i1 %p) {\ne:\n  br i1 %p, label %a, label %b\na:\n  br label %b\nb:\n  br label %a\n}\n".into(),
        "define i200 @f(i200 %x) {\n  %y = add i200 %x, 1\n  %z = trunc i200 %y to i128\n  %u = zext i128 %z to i200\n  ret i200 %u\n}\n".into(),
        "define <2 x i32> @f(<2 x i32> %x) {\n  %y = add <2 x i32> %x, %x\n  ret <2 x i32> %y\n}\n".into(),
        "define i1 @f() {\ne:\n  br label %l\nl:\n  %i = phi i1 [ false, %e ], [ %j, %l ]\n  %j = add i1 %i, true\n  br i1 %j, label %l, label %o\no:\n  ret i1 %i\n}\n".into(),
    ];
    for text in all {
        let module = parse(&text);
        let report = examine(
            &module,
            0,
            &Settings {
                inputs: 2,
                ..SETTINGS
            },
        );
        assert!(report.findings.is_empty(), "{:?}", report.findings);
    }
}

/// 2.2: what rests on the end of a loop needs somebody who promises it.
#[test]
fn an_end_that_nobody_promises_is_no_ground() {
    use tandem_oracle::scev::grounds::rest_on_a_promise;
    let text = "
define void @f(i8 %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 2
  %c = icmp ne i8 %j, %n
  br i1 %c, label %loop, label %out, !llvm.loop !0
out:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!\"llvm.loop.mustprogress\"}
";
    let of = |text: &str| {
        let module = parse(text);
        let (header, f) = (&module.header, &module.bodies[0]);
        let defects = tandem_optimized::defects::Defects::default();
        let cx = tandem_optimized::context::Cx::new(header, &defects);
        let mut claims = ScalarEvolution::new(cx, f, Limits::default()).claims();
        claims.loops.iter_mut().for_each(|l| l.finite = false);
        assert!(!rest_on_a_promise(header, f, &claims));
        claims.loops.iter_mut().for_each(|l| l.finite = true);
        rest_on_a_promise(header, f, &claims)
    };
    assert!(of(text));
    assert!(!of(&text.replace(", !llvm.loop !0", "")));
    let function = text
        .replace(", !llvm.loop !0", "")
        .replace("%n) {", "%n) willreturn {");
    assert!(of(&function));
}
/// A test of degree 2 is gone through iteration by iteration, also past the end of the numbers and beyond the loops that
/// are run on constants.
#[test]
fn exits_by_polynomials_of_the_iteration() {
    let squares = |test: &str| {
        format!(
            "define void @f() {{
entry:
  br label %l
l:
  %i = phi i32 [ 2, %entry ], [ %j, %l ]
  %s = mul i32 %i, %i
  %j = add i32 %i, 1
  %c = icmp {test}
  br i1 %c, label %l, label %e
e:
  ret void
}}
"
        )
    };
    says(
        &squares("ne i32 %s, 10404"),
        &["backedge-taken count is i32 100"],
        &[],
    );
    says(
        &squares("ult i32 %s, 1000000"),
        &["backedge-taken count is i32 998"],
        &[],
    );
    // 46341 squared is negative.
    says(
        &squares("sgt i32 %s, 0"),
        &["backedge-taken count is i32 46339"],
        &[],
    );
    // The next root of 1 is 2^31 - 1.
    says(
        &squares("ne i32 %s, 1"),
        &["Unpredictable backedge-taken count."],
        &[],
    );
}

/// A pointer that is moved by the address of another object: how far that is, is not known.
#[test]
fn pointers_moved_by_addresses_are_not_compared() {
    let module = parse(
        "@s = internal addrspace(3) global i32 poison, align 8
define ptr addrspace(1) @f(ptr addrspace(1) %p) {
  %n = ptrtoint ptr addrspace(3) @s to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %n
  ret ptr addrspace(1) %q
}
",
    );
    let report = examine(&module, 0, &SETTINGS);
    assert!(report.findings.is_empty(), "{:?}", report.findings);
}
