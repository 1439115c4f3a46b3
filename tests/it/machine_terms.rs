//! The terms by which `tandem tv` compares PTX (machine.md 9.8): each option has a pair that it decides.

use crate::cli_support;

use cli_support::*;

const HEAD: &str = ".version 8.0\n.target sm_90\n.address_size 64\n";

/// The answer of `tandem tv` about `@f` of two files.
fn verdict(first: &str, second: &str, options: &[&str]) -> String {
    let mut args = vec!["tv", "--json", "--smt-rlimit=1000000"];
    args.extend(options);
    args.extend([first, second]);
    let ran = tandem(&args);
    let json = ran.json();
    let found = json["pairs"][0]["verdict"].clone();
    found.as_str().unwrap_or(&ran.out).to_owned()
}

/// A function of two floats in PTX.
fn of_floats(body: &str) -> String {
    format!(
        "{HEAD}.visible .func (.param .b32 r) f(.param .b32 a, .param .b32 b)\n{{\n  .reg .f32 %f<9>;\n  .reg .b32 %r<9>;\n  \
         ld.param.f32 %f1, [a];\n  ld.param.f32 %f2, [b];\n  {body}\n  st.param.f32 [r], %f3;\n  ret;\n}}\n"
    )
}

/// The same in LLVM IR.
fn source(body: &str) -> String {
    format!(
        "target triple = \"nvptx64-nvidia-cuda\"\ndefine float @f(float %a, float %b) {{\n  {body}\n  ret float %r\n}}\n\
         declare float @llvm.sqrt.f32(float)\ndeclare float @llvm.copysign.f32(float, float)\n"
    )
}

#[test]
fn contract_pm_20_says_whether_a_bare_product_and_sum_are_fused() {
    let folder = Folder::new();
    let bare = "mul.f32 %f4, %f1, %f2;\n  add.f32 %f3, %f4, %f1;";
    let (bare, fused) = (
        folder.write("bare.ptx", of_floats(bare)),
        folder.write("fused.ptx", of_floats("fma.rn.f32 %f3, %f1, %f2, %f1;")),
    );
    let answers = ["separate", "either"].map(|how| {
        let option = format!("--contract={how}");
        verdict(&bare, &fused, &["--method=smt", &option])
    });
    assert_ne!(answers[0], "correct");
    assert_eq!(answers[1], "correct");
    // Of a source without the flag they may not be.
    let plain = "%m = fmul float %a, %b\n  %r = fadd float %m, %a";
    let plain = folder.write("plain.ll", source(plain));
    assert_eq!(verdict(&plain, &bare, &["--contract=separate"]), "correct");
    assert_ne!(verdict(&plain, &bare, &["--contract=either"]), "correct");
}

#[test]
fn nan_pm_22_says_whether_the_bits_of_a_nan_that_is_computed_are_known() {
    let folder = Folder::new();
    // A sum with a NaN is a NaN; as a number it is 0x7fffffff on devices.
    let sum = "mov.b32 %f5, 0f7FC00001;\n  add.rn.f32 %f3, %f5, %f1;";
    let known = "mov.b32 %f3, 0f7FFFFFFF;";
    let (sum, known) = (
        folder.write("sum.ptx", of_floats(sum)),
        folder.write("known.ptx", of_floats(known)),
    );
    let ask = |how: &str| verdict(&known, &sum, &["--method=smt", how]);
    assert_ne!(ask("--nan=any"), "correct");
    assert_eq!(ask("--nan=bits"), "correct");
}

#[test]
fn approx_pm_26_says_whether_afn_allows_approximate_instructions() {
    let folder = Folder::new();
    let root = |flag: &str| source(&format!("%r = call{flag} float @llvm.sqrt.f32(float %a)"));
    let quotient = |flag: &str| source(&format!("%r = fdiv{flag} float %a, %b"));
    let cases = [
        (root(" afn"), root(""), "sqrt.approx.f32 %f3, %f1;"),
        (
            quotient(" afn"),
            quotient(""),
            "div.approx.f32 %f3, %f1, %f2;",
        ),
        (
            quotient(" afn"),
            quotient(""),
            "div.full.f32 %f3, %f1, %f2;",
        ),
    ];
    for (n, (with, without, made)) in cases.into_iter().enumerate() {
        let with = folder.write(&format!("with{n}.ll"), with);
        let without = folder.write(&format!("without{n}.ll"), without);
        let ptx = folder.write(&format!("made{n}.ptx"), of_floats(made));
        assert_eq!(verdict(&with, &ptx, &[]), "correct", "{made}");
        assert_ne!(
            verdict(&with, &ptx, &["--approx=same"]),
            "correct",
            "{made}"
        );
        assert_ne!(verdict(&without, &ptx, &[]), "correct", "{made}");
    }
}

#[test]
fn exact_fneg_d2_says_whether_a_change_of_sign_may_change_a_nan() {
    let folder = Folder::new();
    let cases = [
        ("%r = fneg float %a", "neg.f32 %f3, %f1;"),
        (
            "%r = call float @llvm.copysign.f32(float %a, float %b)",
            "copysign.f32 %f3, %f2, %f1;",
        ),
    ];
    for (n, (ir, made)) in cases.into_iter().enumerate() {
        let ll = folder.write(&format!("sign{n}.ll"), source(ir));
        let ptx = folder.write(&format!("sign{n}.ptx"), of_floats(made));
        let text = of_floats(made);
        let licensed = text.replacen(HEAD, &format!("{HEAD}//! licence exact-fneg=never\n"), 1);
        let licensed = folder.write(&format!("licensed{n}.ptx"), licensed);
        assert_ne!(verdict(&ll, &ptx, &[]), "correct", "{made}");
        assert_eq!(
            verdict(&ll, &ptx, &["--exact-fneg=never"]),
            "correct",
            "{made}"
        );
        assert_eq!(verdict(&ll, &licensed, &[]), "correct", "{made}");
        let strict = verdict(&ll, &licensed, &["--exact-fneg=always"]);
        assert_ne!(strict, "correct", "{made}");
    }
}

#[test]
fn rmw_order_d1_says_whether_orders_of_updates_may_be_dropped() {
    let folder = Folder::new();
    let ll = "target triple = \"nvptx64-nvidia-cuda\"\ndefine i32 @f(ptr addrspace(1) %p, i32 %v) {\n  \
              %o = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope(\"device\") acq_rel, align 4\n  ret i32 %o\n}\n";
    let ll = folder.write("f.ll", ll);
    let text = |licence: &str| {
        format!(
            "{HEAD}{licence}.visible .func (.param .b32 r) f(.param .b64 p, .param .b32 v)\n{{\n  .reg .b32 %r<3>;\n  .reg .b64 %rd<2>;\n  \
             ld.param.b64 %rd1, [p];\n  ld.param.b32 %r1, [v];\n  atom.relaxed.gpu.global.add.u32 %r2, [%rd1], %r1;\n  \
             st.param.b32 [r], %r2;\n  ret;\n}}\n"
        )
    };
    let plain = folder.write("plain.ptx", text(""));
    let licensed = folder.write("licensed.ptx", text("//! licence rmw-order=relaxed\n"));
    assert_ne!(verdict(&ll, &plain, &[]), "correct");
    assert_eq!(verdict(&ll, &plain, &["--rmw-order=relaxed"]), "correct");
    assert_eq!(verdict(&ll, &licensed, &[]), "correct");
    assert_ne!(verdict(&ll, &licensed, &["--rmw-order=llvm"]), "correct");
}

#[test]
fn attributes_may_weaken_or_have_to_be_the_same() {
    let folder = Folder::new();
    let text = |notes: &str| {
        format!(
            "{HEAD}.visible .func (.param .b32 r) f(.param .b64 p)\n{{\n  .reg .b32 %r<3>;\n  .reg .b64 %rd<2>;\n  \
             ld.param.b64 %rd1, [p];\n  ld.global.b32 %r1, [%rd1];{notes}\n  st.param.b32 [r], %r1;\n  ret;\n}}\n"
        )
    };
    let more = folder.write("more.ptx", text(" //! mem(align=16)"));
    let less = folder.write("less.ptx", text(""));
    let ask = |a: &str, b: &str, how: &str| {
        let option = format!("--attributes={how}");
        verdict(a, b, &["--method=streams", &option])
    };
    assert_eq!(ask(&more, &less, "weaker"), "correct");
    assert_eq!(ask(&more, &less, "exact"), "unproven");
    assert_eq!(ask(&more, &more, "exact"), "correct");
    assert_eq!(ask(&less, &more, "weaker"), "unproven");
}

#[test]
fn structured_asks_for_the_shape_of_control_flow_as_well() {
    let folder = Folder::new();
    let head = format!(
        "{HEAD}.visible .func (.param .b32 r) f(.param .b32 a, .param .b32 b)\n{{\n  .reg .pred %p<3>;\n  .reg .b32 %r<4>;\n  \
         ld.param.b32 %r1, [a];\n  setp.eq.s32 %p1, %r1, 0;\n  setp.eq.s32 %p2, %r1, %r1;\n"
    );
    let end = "  st.param.b32 [r], %r1;\n  ret;\n}\n";
    // Nothing goes round in the first; in the second two blocks lead to each other, and both are entered.
    let straight = folder.write("straight.ptx", format!("{head}{end}"));
    let tangled =
        format!("{head}  @%p1 bra B;\nA:\n  @%p2 bra C;\nB:\n  @%p2 bra C;\n  bra A;\nC:\n{end}");
    let tangled = folder.write("tangled.ptx", tangled);
    let plain = verdict(&straight, &tangled, &["--method=streams"]);
    let asked = verdict(&straight, &tangled, &["--method=streams", "--structured"]);
    assert_ne!(plain, "incorrect");
    assert_eq!(asked, "incorrect");
    assert_eq!(verdict(&tangled, &tangled, &["--structured"]), "correct");
}

#[test]
fn an_option_about_ptx_wants_ptx() {
    let folder = Folder::new();
    let ll = folder.write("f.ll", source("%r = fneg float %a"));
    let ptx = folder.write("f.ptx", of_floats("neg.f32 %f3, %f1;"));
    let usage = |args: &[&str]| {
        let ran = tandem(args);
        assert_eq!(ran.code, Some(64), "{args:?}: {ran:?}");
        ran.err
    };
    let all = [
        "--method=smt",
        "--nan=bits",
        "--structured",
        "--rmw-order=llvm",
        "--contract=either",
    ];
    for option in all {
        assert!(usage(&["tv", &ll, &ll, option]).contains("is about PTX"));
    }
    assert!(usage(&["tv", &ll, &ptx, "--attributes=exact"]).contains("two files in PTX"));
    assert!(usage(&["tv", &ptx, &ptx, "--approx=same"]).contains("LLVM IR and its PTX"));
    let both = usage(&["tv", &ptx, &ptx, "--attributes=exact", "--method=smt"]);
    assert!(both.contains("decided by streams"));
}
