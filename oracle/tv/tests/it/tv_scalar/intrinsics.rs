//! Intrinsics on integers, floats, vectors and of the device.

use super::harness::{Case, FLOAT_SUFFIX, compare, widths};

fn integer_intrinsics() -> Vec<Case> {
    let mut cases = Vec::new();
    for w in widths() {
        let t = format!("i{w}");
        let two: [&str; 2] = [&t, &t];
        for f in [
            "smax", "smin", "umax", "umin", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat",
            "ushl.sat", "sshl.sat", "clmul",
        ] {
            cases.push(Case::call("", &t, &format!("llvm.{f}.{t}"), &two, &[]));
        }
        for f in ["ctpop", "bitreverse"] {
            cases.push(Case::call("", &t, &format!("llvm.{f}.{t}"), &[&t], &[]));
        }
        if w % 16 == 0 {
            cases.push(Case::call("", &t, &format!("llvm.bswap.{t}"), &[&t], &[]));
        }
        for f in ["abs", "ctlz", "cttz"] {
            for strict in ["i1 false", "i1 true"] {
                cases.push(Case::call(
                    "",
                    &t,
                    &format!("llvm.{f}.{t}"),
                    &[&t],
                    &[strict],
                ));
            }
        }
        for f in ["fshl", "fshr"] {
            cases.push(Case::call(
                "",
                &t,
                &format!("llvm.{f}.{t}"),
                &[&t, &t, &t],
                &[],
            ));
        }
        for f in ["uadd", "sadd", "usub", "ssub", "umul", "smul"] {
            let ret = format!("{{{t}, i1}}");
            cases.push(Case::call(
                "",
                &ret,
                &format!("llvm.{f}.with.overflow.{t}"),
                &two,
                &[],
            ));
        }
        for f in ["ucmp", "scmp"] {
            cases.push(Case::call("", "i8", &format!("llvm.{f}.i8.{t}"), &two, &[]));
        }
        for f in ["umul.fix", "smul.fix"].iter().filter(|_| w > 1 && w <= 64) {
            let scale = format!("i32 {}", w / 2);
            let c = Case::call("", &t, &format!("llvm.{f}.{t}"), &two, &[&scale]);
            cases.push(Case {
                may_be_ub: true,
                ..c
            });
        }
    }
    cases
}

#[test]
fn intrinsics_on_integers() {
    let cases = integer_intrinsics();
    assert!(compare(&cases, 8) > 10_000);
}

#[test]
fn intrinsics_on_vectors() {
    let mut cases = Vec::new();
    for f in [
        "add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin",
    ] {
        cases.push(Case::call(
            "",
            "i8",
            &format!("llvm.vector.reduce.{f}.v4i8"),
            &["<4 x i8>"],
            &[],
        ));
    }
    for f in ["fmax", "fmin", "fmaximum", "fminimum"] {
        cases.push(
            Case::call(
                "",
                "float",
                &format!("llvm.vector.reduce.{f}.v4f32"),
                &["<4 x float>"],
                &[],
            )
            .rounds(60),
        );
    }
    for f in ["fadd", "fmul"] {
        let c = Case::call(
            "",
            "float",
            &format!("llvm.vector.reduce.{f}.v4f32"),
            &["float", "<4 x float>"],
            &[],
        );
        cases.push(c.rounds(60));
    }
    cases.push(Case::call(
        "",
        "<4 x i8>",
        "llvm.umax.v4i8",
        &["<4 x i8>", "<4 x i8>"],
        &[],
    ));
    cases.push(Case::call(
        "",
        "<4 x i8>",
        "llvm.ctlz.v4i8",
        &["<4 x i8>"],
        &["i1 true"],
    ));
    let o = Case::call(
        "",
        "{<2 x i8>, <2 x i1>}",
        "llvm.smul.with.overflow.v2i8",
        &["<2 x i8>", "<2 x i8>"],
        &[],
    );
    cases.push(o);
    assert!(compare(&cases, 9) > 400);
}

#[test]
fn intrinsics_on_floats() {
    let mut cases = Vec::new();
    for (t, s) in FLOAT_SUFFIX {
        for fl in ["", "nnan ", "ninf "] {
            for f in ["fma", "fmuladd"] {
                cases.push(Case::call(fl, t, &format!("llvm.{f}.{s}"), &[t, t, t], &[]).rounds(60));
            }
            for f in [
                "copysign",
                "minnum",
                "maxnum",
                "minimum",
                "maximum",
                "minimumnum",
                "maximumnum",
            ] {
                cases.push(Case::call(fl, t, &format!("llvm.{f}.{s}"), &[t, t], &[]).rounds(80));
            }
            let unary = [
                "sqrt",
                "fabs",
                "floor",
                "ceil",
                "trunc",
                "rint",
                "nearbyint",
                "round",
                "roundeven",
                "canonicalize",
            ];
            for f in unary {
                cases.push(Case::call(fl, t, &format!("llvm.{f}.{s}"), &[t], &[]).rounds(60));
            }
        }
        for mask in [
            "i32 1", "i32 3", "i32 4", "i32 24", "i32 96", "i32 516", "i32 1023",
        ] {
            cases.push(
                Case::call("", "i1", &format!("llvm.is.fpclass.{s}"), &[t], &[mask]).rounds(40),
            );
        }
        for w in [1, 8, 13, 32, 64, 128] {
            let i = format!("i{w}");
            for f in ["fptoui.sat", "fptosi.sat"] {
                cases.push(Case::call("", &i, &format!("llvm.{f}.{i}.{s}"), &[t], &[]).rounds(60));
            }
        }
    }
    assert!(compare(&cases, 10) > 14_000);
}

#[test]
fn intrinsics_of_the_device() {
    let i32s = |f: &str, n: usize| {
        Case::call("", "i32", &format!("llvm.nvvm.{f}"), &["i32"; 3][..n], &[]).rounds(60)
    };
    let i64s = |f: &str, n: usize| {
        Case::call("", "i64", &format!("llvm.nvvm.{f}"), &["i64"; 3][..n], &[]).rounds(60)
    };
    let mut cases = vec![
        i32s("mulhi.i", 2),
        i32s("mulhi.ui", 2),
        i64s("mulhi.ll", 2),
        i64s("mulhi.ull", 2),
        i32s("mul24.i", 2),
        i32s("mul24.ui", 2),
        i32s("sad.i", 3),
        i32s("prmt", 3),
        Case::call("", "i32", "llvm.nvvm.d2i.lo", &["double"], &[]),
        Case::call("", "i32", "llvm.nvvm.d2i.hi", &["double"], &[]),
        Case::call("", "double", "llvm.nvvm.lohi.i2d", &["i32", "i32"], &[]),
        Case::call("", "i32", "llvm.nvvm.bitcast.f2i", &["float"], &[]),
    ];
    for (t, s) in [("float", "f"), ("double", "d")] {
        let call = |f: &str, n: usize| {
            Case::call("", t, &format!("llvm.nvvm.{f}.{s}"), &[t; 3][..n], &[]).rounds(60)
        };
        for mode in ["rn", "rz", "rm", "rp"] {
            cases.push(call(&format!("add.{mode}"), 2));
            cases.push(call(&format!("mul.{mode}"), 2));
            cases.push(call(&format!("div.{mode}"), 2));
            cases.push(call(&format!("fma.{mode}"), 3));
            cases.push(call(&format!("rcp.{mode}"), 1));
            for from in ["i", "ui", "ll", "ull"] {
                let w = if from.ends_with("ll") { "i64" } else { "i32" };
                cases.push(
                    Case::call("", t, &format!("llvm.nvvm.{from}2{s}.{mode}"), &[w], &[])
                        .rounds(30),
                );
            }
        }
        for f in [
            "fabs", "floor", "ceil", "trunc", "round", "saturate", "sqrt.rn",
        ] {
            cases.push(call(f, 1));
        }
        for f in ["fmin", "fmax"] {
            cases.push(call(f, 2));
        }
    }
    assert!(compare(&cases, 11) > 3_000);
}
