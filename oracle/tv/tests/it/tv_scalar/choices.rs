//! What the encoder leaves open or takes from the environment, and what only it models.

use super::harness::{encode, encoded};
use super::support::parse;
use tandem_smt::Term;
use tandem_smt::eval::Assignment;

/// The result of a function on no arguments, with some choices made: `(kind, number, bits)` by the name of the variable.
fn chosen(text: &str, choices: &[(&str, u64)]) -> Option<Vec<Option<u128>>> {
    let m = parse(text);
    let (w, meaning) = encode(&m, "f", &[]);
    assert!(meaning.blockers.is_empty(), "{:?}", meaning.blockers);
    let mut a = Assignment::default();
    let mut seen = std::collections::BTreeMap::new();
    for v in w.terms.vars() {
        let d = w.terms.var_data(v);
        // The k-th choice of a kind, in order of creation.
        let kind = d
            .name
            .rsplit_once('.')
            .map_or(String::new(), |x| x.0.to_owned());
        let k: &mut u32 = seen.entry(kind.clone()).or_default();
        let name = format!("{kind}.{k}");
        *k += 1;
        if let Some((_, bits)) = choices.iter().find(|(n, _)| *n == name) {
            let tandem_smt::Sort::Bits(width) = d.sort else {
                panic!("{}", d.name)
            };
            let b = tandem_ir::constant::Bits::from_u64(width, *bits);
            a.set(v, tandem_smt::eval::EvalValue::Bits(b));
        }
    }
    encoded(&w, &meaning, &a)
}

#[test]
fn a_nan_result_may_be_an_operand_quiet_or_not_and_of_any_sign() {
    let text =
        "define float @f() {\n  %r = fadd float 1.0, 0x7FF0020000000000\n  ret float %r\n}\n";
    // The operand is the signalling NaN 0x7f801000.
    let with = |bits| chosen(text, &[("source.nan.0", bits)]).unwrap()[0];
    assert_eq!(with(0), Some(0x7fc0_0000));
    assert_eq!(with(0b1000), Some(0xffc0_0000));
    let payloads: Vec<_> = (0..4).filter_map(&with).collect();
    assert!(payloads.contains(&0x7fc0_1000), "{payloads:x?}");
    let kept: Vec<_> = (4..8).filter_map(with).collect();
    assert!(kept.contains(&0x7f80_1000), "{kept:x?}");
}

#[test]
fn contract_allows_one_rounding() {
    // (1 + 2^-12)^2 - 1: the product loses its last bit when it is rounded.
    let text = "define float @f() {
  %m = fmul contract float 0x3FF0010000000000, 0x3FF0010000000000
  %r = fadd contract float %m, -1.0
  ret float %r
}\n";
    let plain = chosen(text, &[]).unwrap()[0];
    let fused = chosen(text, &[("source.licence.0", 1)]).unwrap()[0];
    let x = 1.0f32 + 2f32.powi(-12);
    assert_eq!(plain, Some((x * x - 1.0).to_bits().into()));
    assert_eq!(fused, Some(x.mul_add(x, -1.0).to_bits().into()));
    assert_ne!(plain, fused);
    let without = text.replace("fmul contract", "fmul");
    assert_eq!(
        chosen(&without, &[("source.licence.0", 1)]).unwrap()[0],
        plain
    );
}

#[test]
fn denormals_may_be_flushed_where_the_function_says_so() {
    let text =
        "define float @f() MODE {\n  %r = fmul float 0xB800000000000000, 1.0\n  ret float %r\n}\n";
    let denormal = Some(0x8040_0000);
    let first = [("source.licence.0", 1)];
    assert_eq!(
        chosen(&text.replace("MODE", ""), &first).unwrap()[0],
        denormal
    );
    let sign = text.replace(
        "MODE",
        "\"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\"",
    );
    assert_eq!(chosen(&sign, &[]).unwrap()[0], denormal);
    assert_eq!(chosen(&sign, &first).unwrap()[0], Some(0x8000_0000));
    let zero = text.replace("MODE", "\"denormal-fp-math\"=\"positive-zero\"");
    assert_eq!(chosen(&zero, &first).unwrap()[0], Some(0));
}

#[test]
fn vectors_are_cut_and_put_together() {
    let cases = [
        (
            "<4 x i8> @llvm.vector.insert.v4i8.v2i8(<4 x i8> A, <2 x i8> <i8 9, i8 8>, i64 2)",
            vec![1, 2, 9, 8],
        ),
        (
            "<2 x i8> @llvm.vector.extract.v2i8.v4i8(<4 x i8> A, i64 2)",
            vec![3, 4],
        ),
        (
            "<4 x i8> @llvm.vector.reverse.v4i8(<4 x i8> A)",
            vec![4, 3, 2, 1],
        ),
        (
            "<4 x i8> @llvm.vector.splice.left.v4i8(<4 x i8> A, <4 x i8> B, i32 1)",
            vec![2, 3, 4, 5],
        ),
        (
            "<4 x i8> @llvm.vector.splice.right.v4i8(<4 x i8> A, <4 x i8> B, i32 1)",
            vec![4, 5, 6, 7],
        ),
        (
            "<8 x i8> @llvm.vector.interleave2.v8i8(<4 x i8> A, <4 x i8> B)",
            vec![1, 5, 2, 6, 3, 7, 4, 8],
        ),
        (
            "{<2 x i8>, <2 x i8>} @llvm.vector.deinterleave2.v4i8(<4 x i8> A)",
            vec![1, 3, 2, 4],
        ),
        ("<4 x i8> @llvm.stepvector.v4i8()", vec![0, 1, 2, 3]),
    ];
    for (call, want) in cases {
        let (ret, rest) = call.split_once('@').unwrap();
        let (name, args) = rest.split_once('(').unwrap();
        let args = args
            .replace('A', "<i8 1, i8 2, i8 3, i8 4>")
            .replace('B', "<i8 5, i8 6, i8 7, i8 8>");
        let mut types = Vec::new();
        for t in [
            "<4 x i8> <i8 1",
            "<4 x i8> <i8 5",
            "<2 x i8> <i8 9",
            "i64 2",
            "i32 1",
        ] {
            if let Some(at) = args.find(t) {
                types.push((
                    at,
                    if t.starts_with('<') {
                        t.rsplit_once(" <").unwrap().0
                    } else {
                        &t[..3]
                    },
                ));
            }
        }
        types.sort_unstable();
        let types: Vec<&str> = types.into_iter().map(|t| t.1).collect();
        let text = format!(
            "declare {ret} @{name}({})\ndefine {ret} @f() {{\n  %r = call {ret} @{name}({args}\n  ret {ret} %r\n}}\n",
            types.join(", ")
        );
        let want: Vec<_> = want.into_iter().map(Some).collect();
        assert_eq!(chosen(&text, &[]), Some(want), "{text}");
    }
}

#[test]
fn an_assumption_that_does_not_hold_is_undefined() {
    let assume = |c: &str| {
        format!(
            "declare void @llvm.assume(i1)\ndefine i8 @f() {{\n  call void @llvm.assume(i1 {c})\n  ret i8 1\n}}\n"
        )
    };
    assert_eq!(chosen(&assume("true"), &[]), Some(vec![Some(1)]));
    assert_eq!(chosen(&assume("false"), &[]), None);
    assert_eq!(chosen(&assume("poison"), &[]), None);
}

#[test]
fn special_registers_are_inputs_within_their_ranges() {
    let text = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
define i32 @f() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %d = sub i32 %a, %b
  %r = add i32 %d, %w
  ret i32 %r
}\n";
    assert_eq!(chosen(text, &[]), Some(vec![Some(32)]));
    let (w, _) = encode(&parse(text), "f", &[]);
    let shown: Vec<Term> = w.axioms.clone();
    // Index below size, size not zero, size at most 1024.
    assert_eq!(shown.len(), 3);
}
