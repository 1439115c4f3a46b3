//! One semantics, two engines: instructions and intrinsics on constants, encoder against interpreter.
//!
//! Every operation is a function of one instruction. The encoder gets constants as
//! arguments, so that its terms fold (free choices count as zero, which is what the
//! interpreter does); bits, poison and undefined behaviour must be the interpreter's, on
//! corner values and on random ones.
#![allow(clippy::unwrap_used, reason = "tests")]

mod choices;
mod harness;
mod intrinsics;
use crate::support;

use harness::{BINARY, Case, FLOATS, PREDICATES, Ty, compare, encode, encoded, ty, widths};
use support::{parse, run_with};
use tandem_interp::{Input, Outcome, Value};
use tandem_smt::eval::Assignment;

#[test]
fn integer_arithmetic() {
    let mut cases = Vec::new();
    for w in widths() {
        let t = format!("i{w}");
        for (op, flags) in BINARY {
            for fl in flags {
                cases.push(Case::new(&t, &[&t, &t], &format!("{op} {fl}{t} %a, %b")));
            }
        }
        for p in PREDICATES {
            cases.push(Case::new("i1", &[&t, &t], &format!("icmp {p} {t} %a, %b")).rounds(12));
            cases.push(
                Case::new("i1", &[&t, &t], &format!("icmp samesign {p} {t} %a, %b")).rounds(6),
            );
        }
    }
    assert!(compare(&cases, 1) > 20_000);
}

#[test]
fn integer_arithmetic_by_a_constant() {
    // A constant operand takes other ways through the overflow conditions.
    let mut cases = Vec::new();
    for w in [1, 2, 3, 8, 16, 31, 32, 33, 64, 65] {
        let t = format!("i{w}");
        for (op, flags) in BINARY {
            for fl in flags {
                for k in ["0", "1", "-1", "2", "-2", "3", "7", "-128", "100"] {
                    if w < 9 && k.len() > 1 && k != "-1" || w == 1 && k > "1" || w == 2 && k == "3"
                    {
                        continue;
                    }
                    let k = if w == 1 && k == "1" { "true" } else { k };
                    let k = if w == 1 && k == "0" { "false" } else { k };
                    if w == 2 && k == "2" || w == 3 && k == "7" || w == 1 && k == "-1" {
                        continue;
                    }
                    cases.push(Case::new(&t, &[&t], &format!("{op} {fl}{t} %a, {k}")).rounds(8));
                    cases.push(Case::new(&t, &[&t], &format!("{op} {fl}{t} {k}, %a")).rounds(8));
                }
            }
        }
    }
    assert!(compare(&cases, 2) > 10_000);
}

#[test]
fn conversions_of_integers() {
    let mut cases = Vec::new();
    for from in [1, 2, 7, 8, 16, 24, 31, 32, 33, 63, 64, 65, 128] {
        for to in [1, 3, 8, 15, 32, 40, 64, 100, 128] {
            let (f, t) = (format!("i{from}"), format!("i{to}"));
            if to < from {
                for fl in ["", "nuw ", "nsw ", "nuw nsw "] {
                    cases.push(Case::new(&t, &[&f], &format!("trunc {fl}{f} %a to {t}")));
                }
            } else if to > from {
                for op in ["zext", "zext nneg", "sext"] {
                    cases.push(Case::new(&t, &[&f], &format!("{op} {f} %a to {t}")));
                }
            }
        }
    }
    assert!(compare(&cases, 3) > 1_500);
}

#[test]
fn bitcasts() {
    let pairs = [
        ("i32", "<4 x i8>"),
        ("<4 x i8>", "i32"),
        ("<2 x i32>", "<4 x i16>"),
        ("<4 x i16>", "<2 x i32>"),
        ("<2 x float>", "i64"),
        ("i64", "double"),
        ("double", "<2 x float>"),
        ("<8 x i1>", "i8"),
        ("i8", "<8 x i1>"),
        ("<3 x i8>", "i24"),
        ("<4 x i3>", "<2 x i6>"),
        ("<2 x i6>", "<3 x i4>"),
        ("half", "i16"),
        ("i16", "bfloat"),
        ("<2 x half>", "float"),
        ("fp128", "<2 x i64>"),
    ];
    let cases: Vec<Case> = pairs
        .iter()
        .map(|(f, t)| Case::new(t, &[f], &format!("bitcast {f} %a to {t}")).rounds(60))
        .collect();
    assert!(compare(&cases, 4) > 900);
}

#[test]
fn bitcasts_of_big_endian_vectors_put_the_first_lane_on_top() {
    let text = "target datalayout = \"E\"
define i32 @f(<4 x i8> %a) {\n  %r = bitcast <4 x i8> %a to i32\n  ret i32 %r\n}
define <2 x i16> @g(<4 x i8> %a) {\n  %r = bitcast <4 x i8> %a to <2 x i16>\n  ret <2 x i16> %r\n}\n";
    let m = parse(text);
    let lanes = Value::Elements([1, 2, 3, 4].iter().map(|&b| Value::int(8, b)).collect());
    let args = [(ty("<4 x i8>"), lanes)];
    let (w, f) = encode(&m, "f", &args);
    assert_eq!(
        encoded(&w, &f, &Assignment::default()),
        Some(vec![Some(0x0102_0304)])
    );
    let (w, g) = encode(&m, "g", &args);
    assert_eq!(
        encoded(&w, &g, &Assignment::default()),
        Some(vec![Some(0x0102), Some(0x0304)])
    );
}

#[test]
fn floating_point_arithmetic() {
    let mut cases = Vec::new();
    for t in FLOATS {
        for fl in ["", "nnan ", "ninf ", "nnan ninf ", "contract "] {
            for op in ["fadd", "fsub", "fmul", "fdiv", "frem"] {
                cases.push(Case::new(t, &[t, t], &format!("{op} {fl}{t} %a, %b")).rounds(80));
            }
            cases.push(Case::new(t, &[t], &format!("fneg {fl}{t} %a")));
        }
        for op in ["fadd", "fsub", "fmul", "fdiv"] {
            let c = Case::new(t, &[t, t], &format!("{op} nsz {t} %a, %b")).rounds(60);
            cases.push(Case {
                any_sign: true,
                ..c
            });
        }
        let all = [
            "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
            "ule", "une", "uno", "true",
        ];
        for p in all {
            for fl in ["", "nnan ", "ninf "] {
                cases
                    .push(Case::new("i1", &[t, t], &format!("fcmp {fl}{p} {t} %a, %b")).rounds(30));
            }
        }
    }
    assert!(compare(&cases, 5) > 15_000);
}

#[test]
fn conversions_of_floats() {
    let order = |t: &str| FLOATS.iter().position(|f| *f == t).unwrap();
    let mut cases = Vec::new();
    for f in FLOATS {
        for t in FLOATS {
            let narrow = |x: &str| matches!(x, "half" | "bfloat");
            if f == t || narrow(f) && narrow(t) {
                continue;
            }
            let op = if order(f) < order(t) {
                "fpext"
            } else {
                "fptrunc"
            };
            for fl in ["", "nnan ", "ninf "] {
                cases.push(Case::new(t, &[f], &format!("{op} {fl}{f} %a to {t}")).rounds(40));
            }
        }
        for w in [1, 7, 8, 16, 17, 31, 32, 33, 63, 64, 65, 128] {
            let i = format!("i{w}");
            for op in ["fptoui", "fptosi"] {
                cases.push(Case::new(&i, &[f], &format!("{op} {f} %a to {i}")).rounds(40));
            }
            for op in ["uitofp", "uitofp nneg", "sitofp"] {
                cases.push(Case::new(f, &[&i], &format!("{op} {i} %a to {f}")).rounds(40));
            }
        }
    }
    assert!(compare(&cases, 6) > 12_000);
}

#[test]
fn vectors_and_aggregates() {
    let mut cases = Vec::new();
    for i in ["i1", "i2", "i8", "i32", "i64"] {
        cases.push(
            Case::new(
                "i8",
                &["<4 x i8>", i],
                &format!("extractelement <4 x i8> %a, {i} %b"),
            )
            .rounds(60),
        );
        cases.push(
            Case::new(
                "<3 x i16>",
                &["<3 x i16>", "i16", i],
                &format!("insertelement <3 x i16> %a, i16 %b, {i} %c"),
            )
            .rounds(60),
        );
    }
    for mask in [
        "i32 0, i32 5, i32 poison, i32 3",
        "i32 7, i32 6, i32 5, i32 4",
        "i32 poison, i32 poison, i32 1, i32 1",
    ] {
        let body = format!("shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <{mask}>");
        cases.push(Case::new("<4 x i8>", &["<4 x i8>", "<4 x i8>"], &body));
    }
    cases.push(
        Case::new(
            "<4 x i8>",
            &["<4 x i1>", "<4 x i8>", "<4 x i8>"],
            "select <4 x i1> %a, <4 x i8> %b, <4 x i8> %c",
        )
        .rounds(100),
    );
    cases.push(
        Case::new(
            "<4 x i8>",
            &["i1", "<4 x i8>", "<4 x i8>"],
            "select i1 %a, <4 x i8> %b, <4 x i8> %c",
        )
        .rounds(100),
    );
    cases.push(
        Case::new(
            "{i8, i16}",
            &["i1", "{i8, i16}", "{i8, i16}"],
            "select i1 %a, {i8, i16} %b, {i8, i16} %c",
        )
        .rounds(60),
    );
    cases.push(Case::new(
        "i16",
        &["{i8, i16}"],
        "extractvalue {i8, i16} %a, 1",
    ));
    cases.push(Case::new(
        "{i8, i16}",
        &["{i8, i16}", "i8"],
        "insertvalue {i8, i16} %a, i8 %b, 0",
    ));
    for (op, flags) in BINARY {
        for fl in flags {
            let body = format!("{op} {fl}<3 x i8> %a, %b");
            cases.push(Case::new("<3 x i8>", &["<3 x i8>", "<3 x i8>"], &body));
        }
    }
    cases.push(Case::new(
        "<2 x float>",
        &["<2 x float>", "<2 x float>"],
        "fmul <2 x float> %a, %b",
    ));
    cases.push(Case::new(
        "<2 x i1>",
        &["<2 x float>", "<2 x float>"],
        "fcmp ult <2 x float> %a, %b",
    ));
    cases.push(Case::new(
        "<2 x i32>",
        &["<2 x float>"],
        "fptosi <2 x float> %a to <2 x i32>",
    ));
    assert!(compare(&cases, 7) > 1_000);
}

#[test]
fn what_the_interpreter_runs_is_what_is_encoded() {
    // The harness itself: a wrong expectation must be noticed.
    let m = parse("define i8 @f(i8 %a) {\n  %r = add i8 %a, 1\n  ret i8 %r\n}\n");
    let input = Input {
        args: vec![Value::int(8, 4)],
        ..Input::default()
    };
    let r = run_with(&m, "f", &input);
    assert_eq!(r.outcome, Outcome::Returned(Some(Value::int(8, 5))));
    let (w, meaning) = encode(&m, "f", &[(Ty::Int(8), Value::int(8, 5))]);
    assert_eq!(
        encoded(&w, &meaning, &Assignment::default()),
        Some(vec![Some(6)])
    );
}
