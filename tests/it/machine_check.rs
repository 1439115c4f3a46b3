//! `tandem check` on PTX, and the limits that options set on branch folding.

use crate::cli_support;

use cli_support::*;

fn traps() -> String {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("corpus/passes/branch_folder/traps")
        .display()
        .to_string()
}

#[test]
fn machine_traps_bf_t1_to_t25_are_ridden_without_a_finding() {
    let ran = tandem(&["check", "--json", &traps()]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    let json = ran.json();
    let files = json["files"].as_array().unwrap();
    let of = |pass: &str| files.iter().filter(|f| f["pass"] == pass).count();
    assert_eq!(of("branch-folder"), of("block-placement"));
    assert!(of("branch-folder") >= 25);
    assert_eq!(of("dce"), 0);
    let count = |what: &str| -> u64 {
        let steps = files.iter().map(|f| f["steps"][what].as_u64().unwrap());
        steps.sum()
    };
    assert!(count("total") > 0, "{}", ran.out);
    // Every step is judged, and none is left open.
    assert_eq!(count("total"), count("lockstep") + count("proved"));
    // What is off does nothing.
    let off = [
        "check",
        "--pass",
        "branch-folder",
        "-opt",
        "-disable-branch-fold",
        "--json",
        &traps(),
    ];
    let ran = tandem(&off);
    assert_eq!(ran.code, Some(0));
    let json = ran.json();
    let mut files = json["files"].as_array().unwrap().iter();
    assert!(files.all(|f| f["steps"]["total"] == 0));
}

/// Machine.md 9.4: kernels whose threads part come to the same votes with the same lanes before a merge and behind it.
#[test]
fn kernels_are_run_before_and_behind_the_passes() {
    let text = std::fs::read_to_string(format!("{}/t04_convergent.ptx", traps())).unwrap();
    // Odd lanes go one way, even ones the other, each with memory of its own.
    let parted =
        "mov.u32 %r1, %tid.x;\n\tmad.wide.u32 %rd1, %r1, 64, %rd1;\n\tand.b32 %r6, %r1, 1;";
    let text = text
        .replace("ld.param.u32 %r1, [f_param_1];", parted)
        .replace("setp.eq.s32 %p1, %r1, 0;", "setp.eq.s32 %p1, %r6, 0;");
    let folder = Folder::new();
    let file = folder.write("f.ptx", &text);
    let ran = tandem(&["check", "--json", "--pass", "branch-folder", &file]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    let json = ran.json();
    let report = &json["files"][0];
    assert_eq!(report["kinds"]["merge-tails"], 1, "{report}");
    assert_eq!(report["launch"], "same", "{report}");
    // A launch description beside the file is taken instead.
    let description = r#"{"buffers": {"a": {"type": "u32", "count": 2048, "fill": 0}},
        "launches": [{"kernel": "f", "grid": [2, 1, 1], "block": [40, 1, 1], "args": [{"buffer": "a"}, {"u32": 3}]}]}"#;
    folder.write("f.launch.json", description);
    let ran = tandem(&["check", "--json", "--pass", "branch-folder", &file]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    assert_eq!(ran.json()["files"][0]["launch"], "same", "{}", ran.out);
}

/// Where the source lets subnormals be flushed, PTX may flush them; what is wrong otherwise stays wrong.
#[test]
fn ptx_may_flush_what_the_source_lets_it_flush() {
    let folder = Folder::new();
    let ir = |mode: &str| {
        let text = format!(
            "target triple = \"nvptx64-nvidia-cuda\"\ndefine float @f(float %x) #0 {{\n  %r = fmul float %x, 2.0\n  ret float %r\n}}\nattributes #0 = {{ \"denormal-fp-math-f32\"=\"{mode}\" }}\n"
        );
        folder.write(&format!("{mode}.ll"), &text)
    };
    let ptx = |name: &str, factor: &str| {
        let text = format!(
            ".version 7.8\n.target sm_90\n.address_size 64\n.visible .func (.param .b32 r) f(.param .b32 x)\n{{\n\t.reg .b32 %f<3>;\n\tld.param.b32 %f1, [x];\n\tmul.rn.ftz.f32 %f2, %f1, {factor};\n\tst.param.b32 [r], %f2;\n\tret;\n}}\n"
        );
        folder.write(name, &text)
    };
    let (right, wrong) = (
        ptx("right.ptx", "0f40000000"),
        ptx("wrong.ptx", "0f40400000"),
    );
    for (mode, target, code) in [
        ("preserve-sign", &right, 0),
        ("preserve-sign", &wrong, 1),
        ("ieee", &right, 1),
    ] {
        let ran = tandem(&["check", "--target", target, &ir(mode)]);
        assert_eq!(ran.code, Some(code), "{mode} {target}: {ran:?}");
    }
}

/// A change of sign is no arithmetic: it flushes nothing, whatever the function lets be flushed (LangRef, `fneg`).
#[test]
fn a_sign_is_changed_without_flushing() {
    let folder = Folder::new();
    let ir = "target triple = \"nvptx64-nvidia-cuda\"\ndefine float @f(float %x) #0 {\n  %r = fneg float %x\n  ret float %r\n}\nattributes #0 = { \"denormal-fp-math-f32\"=\"preserve-sign\" }\n";
    let ir = folder.write("f.ll", ir);
    for (how, code) in [
        ("xor.b32 %r2, %r1, 0x80000000", 0),
        ("neg.ftz.f32 %r2, %r1", 1),
    ] {
        let text = format!(
            ".version 7.8\n.target sm_90\n.address_size 64\n.visible .func (.param .b32 r) f(.param .b32 x)\n{{\n\t.reg .b32 %r<3>;\n\tld.param.b32 %r1, [x];\n\t{how};\n\tst.param.b32 [r], %r2;\n\tret;\n}}\n"
        );
        let target = folder.write(&format!("{code}.ptx"), &text);
        let ran = tandem(&["check", "--target", &target, &ir]);
        assert_eq!(ran.code, Some(code), "{how}: {ran:?}");
    }
}

/// Machine.md 9.5: CG-T1 (a conversion to one bit turned round) by an execution, CG-T2 (an order dropped) by the text.
#[test]
fn ptx_is_held_against_the_ir_that_it_was_made_of() {
    let folder = Folder::new();
    let ir = "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k(ptr addrspace(1) %p, float %x) {\n  %b = fptoui float %x to i1\n  %z = zext i1 %b to i32\n  %o = atomicrmw add ptr addrspace(1) %p, i32 %z syncscope(\"device\") acq_rel, align 4\n  ret void\n}\n";
    let ir = folder.write("k.ll", ir);
    let ptx = |name: &str, compare: &str, order: &str| {
        let text = format!(
            ".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry k(\n\t.param .u64 .ptr .global .align 4 k_param_0,\n\t.param .f32 k_param_1\n)\n{{\n\t.reg .pred %p<2>;\n\t.reg .b32 %r<3>;\n\t.reg .b64 %rd<2>;\n\t.reg .b32 %f<3>;\n\tld.param.b64 %rd1, [k_param_0];\n\tld.param.f32 %f1, [k_param_1];\n\tabs.f32 %f2, %f1;\n\tsetp.{compare}.f32 %p1, %f2, 0f3F800000;\n\tselp.b32 %r1, 1, 0, %p1;\n\tatom{order}.global.add.u32 %r2, [%rd1], %r1;\n\tret;\n}}\n"
        );
        folder.write(name, &text)
    };
    for (target, code, words) in [
        (ptx("right.ptx", "ge", ".acq_rel.gpu"), 0, "1 "),
        (ptx("turned.ptx", "lt", ".acq_rel.gpu"), 1, "in the source,"),
        (ptx("relaxed.ptx", "ge", ""), 1, "which orders nothing"),
    ] {
        let ran = tandem(&["check", "--target", &target, &ir]);
        assert_eq!(ran.code, Some(code), "{target}: {ran:?}");
        assert!(ran.all().contains(words), "{target}: {ran:?}");
        assert!(ran.all().contains("1 files"), "{target}: {ran:?}");
    }
}

#[test]
fn machine_passes_are_for_ptx_and_others_are_not() {
    let folder = Folder::new();
    let ll = folder.write("f.ll", "define void @f() {\n  ret void\n}\n");
    let ptx = folder.write("f.ptx", ".version 8.0\n.target sm_90\n.address_size 64\n");
    for (pass, file, words) in [
        ("branch-folder", &ll, "works on machine functions"),
        ("dce", &ptx, "'dce' works on LLVM IR, not on PTX"),
        ("branch-foldr", &ptx, "did you mean 'branch-folder'?"),
    ] {
        let ran = tandem(&["check", "--pass", pass, file]);
        assert_eq!(ran.code, Some(2), "{pass}: {ran:?}");
        assert!(ran.all().contains(words), "{pass}: {ran:?}");
    }
    // A file in PTX beside one in LLVM assembly: each has its passes.
    let ran = tandem(&["check", "--json", &ll, &ptx]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn machine_functions_are_validated_by_their_streams() {
    let folder = Folder::new();
    let text = std::fs::read_to_string(format!("{}/t25_accepted.ptx", traps())).unwrap();
    let a = folder.write("a.ptx", &text);
    let other = text.replacen(
        "st.global.b32 [%rd1+20], %r3;",
        "st.global.b32 [%rd1+20], %r4;",
        1,
    );
    let b = folder.write("b.ptx", other);
    let ran = tandem(&["tv", &a, &a]);
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (Some(0), "@f: correct (streams)\n1 pairs: 1 correct\n")
    );
    let ran = tandem(&["tv", "--method=streams", "--json", &a, &b]);
    assert_eq!(ran.code, Some(4));
    let pair = &ran.json()["pairs"][0];
    assert_eq!(pair["verdict"], "unproven");
    assert!(pair["reason"].as_str().unwrap().contains("%r4"), "{pair}");
    let ll = folder.write("f.ll", "define void @f() {\n  ret void\n}\n");
    let ran = tandem(&["tv", "--method=streams", &ll, &ll]);
    assert_eq!(ran.code, Some(64), "{ran:?}");
}

#[test]
fn machine_limits_keep_structured_functions_structured_bf_t3() {
    let file = format!("{}/t03_unstructured.ptx", traps());
    let merges = |knobs: &str| {
        let ran = tandem(&[
            "check",
            "--json",
            "--pass",
            "branch-folder",
            "-opt",
            knobs,
            &file,
        ]);
        assert_eq!(ran.code, Some(0), "{knobs}: {}", ran.out);
        let kinds = &ran.json()["files"][0]["kinds"];
        kinds["merge-tails"].as_u64().unwrap_or(0)
    };
    assert_eq!(merges("-require-structured-cfg=keep"), 0);
    assert_eq!(merges("-require-structured-cfg=off"), 1);
    assert_eq!(merges("-require-structured-cfg=upstream"), 0);
    // Where nothing is asked of structure, tails are merged whatever else is said of it.
    let unasked = "-disable-nvptx-require-structured-cfg=true";
    assert_eq!(merges(unasked), 1);
    assert_eq!(
        merges(&format!("{unasked} -require-structured-cfg=upstream")),
        1
    );
    assert_eq!(merges("-require-structured-cfg=off -tail-merge-size=4"), 0);
    assert_eq!(
        merges("-require-structured-cfg=off -tail-merge-threshold=0"),
        0
    );
}

/// Functions whose streams differ: the solver says that a product by 2 and a shift are the same, and that a sum is another number,
/// which an execution of the second file shows.
#[test]
fn machine_functions_are_validated_by_the_solver_where_streams_differ() {
    let folder = Folder::new();
    let file = |name: &str, what: &str| {
        let text = format!(
            ".version 8.0\n.target sm_90\n.address_size 64\n.visible .func (.param .b32 r) f(.param .b32 a)\n{{\n  \
             .reg .b32 %r<3>;\n  ld.param.b32 %r1, [a];\n  {what}\n  st.param.b32 [r], %r2;\n  ret;\n}}\n"
        );
        folder.write(name, &text)
    };
    let product = file("a.ptx", "mul.lo.s32 %r2, %r1, 2;");
    let shift = file("b.ptx", "shl.b32 %r2, %r1, 1;");
    let sum = file("c.ptx", "add.s32 %r2, %r1, 2;");
    let ran = tandem(&["tv", &product, &shift]);
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (Some(0), "@f: correct (smt)\n1 pairs: 1 correct\n")
    );
    let ran = tandem(&["tv", "--json", &product, &sum]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let pair = &ran.json()["pairs"][0];
    assert_eq!(
        (&pair["method"], &pair["verdict"]),
        (&"smt".into(), &"incorrect".into()),
        "{pair}"
    );
    let ran = tandem(&["tv", "--method=streams", &product, &shift]);
    assert_eq!(ran.code, Some(4), "{ran:?}");
}

/// Tails are merged in a module without unconditional branches: the pass writes the first one.
#[test]
fn a_pass_may_write_a_form_that_the_module_does_not_have() {
    let folder = Folder::new();
    let tail =
        "add.s32 %r3, %r2, %r1;\n  mul.lo.s32 %r4, %r3, %r1;\n  st.global.b32 [%rd1], %r4;\n  ret;";
    let text = format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry f(.param .u64 a, .param .u32 n)\n{{\n  \
         .reg .b32 %r<6>;\n  .reg .b64 %rd<2>;\n  .reg .pred %p<2>;\n  ld.param.b64 %rd1, [a];\n  ld.param.b32 %r1, [n];\n  \
         setp.lt.s32 %p1, %r1, 4;\n  @%p1 bra A;\n  mov.b32 %r2, 1;\n  {tail}\nA:\n  mov.b32 %r2, 2;\n  {tail}\n}}\n"
    );
    let file = folder.write("f.ptx", text);
    let ran = tandem(&["check", "--json", &file, "--pass", "branch-folder"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(ran.json()["files"][0]["steps"]["total"], 1, "{ran:?}");
}

/// What the PTX says of variables is held against the LLVM IR: contents, size, alignment, presence.
#[test]
fn variables_of_ptx_are_those_of_the_source() {
    let folder = Folder::new();
    let source = folder.write(
        "f.ll",
        "target triple = \"nvptx64-nvidia-cuda\"\n@t = addrspace(1) global [2 x i32] [i32 5, i32 undef], align 8\ndefine void @f() {\n  ret void\n}\n",
    );
    let target = |variable: &str| {
        let text = format!(
            ".version 8.0\n.target sm_90\n.address_size 64\n{variable}\n.visible .func f()\n{{\n  ret;\n}}\n"
        );
        folder.write("f.ptx", &text)
    };
    for (variable, code, words) in [
        (".visible .global .align 8 .b32 t[2] = {5, 9};", 0, ""),
        (
            ".visible .global .align 8 .b32 t[2] = {6, 0};",
            1,
            "byte 0 is 0x06 where the source has 0x05",
        ),
        (
            ".visible .global .align 4 .b32 t[2] = {5, 0};",
            1,
            "aligned to 4 bytes, not to 8",
        ),
        (
            ".visible .global .align 8 .b32 t[1] = {5};",
            1,
            "it has 4 of 8 bytes",
        ),
        (
            ".visible .const .align 8 .b32 t[2] = {5, 0};",
            1,
            "it lies in .const",
        ),
        ("", 1, "it is not there"),
    ] {
        let ran = tandem(&["tv", &source, &target(variable)]);
        assert_eq!(ran.code, Some(code), "{variable}: {ran:?}");
        assert!(ran.out.contains(words), "{variable}: {ran:?}");
    }
}

/// A kernel is launched by its name, with its parameters: what the PTX does not have of that is not taken for unchanged.
#[test]
fn a_kernel_that_the_ptx_lacks_is_missed() {
    let folder = Folder::new();
    let ir = "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k(i32 %x) {\n  ret void\n}\n";
    let ir = folder.write("k.ll", ir);
    let one = ".param .u32 k_param_0";
    for (name, head, code, words) in [
        ("same", format!(".entry k({one})"), 0, "1 refines"),
        (
            "renamed",
            format!(".entry other({one})"),
            1,
            "the PTX has no kernel 'k'",
        ),
        (
            "called",
            ".func k(.param .b32 x)".into(),
            1,
            "'k' is no kernel in the PTX",
        ),
        (
            "more",
            format!(".entry k({one}, .param .u32 k_param_1)"),
            1,
            "'k' has 1 parameters, and 2 in the PTX",
        ),
    ] {
        let text = format!(
            ".version 7.8\n.target sm_90\n.address_size 64\n.visible {head}\n{{\n\tret;\n}}\n"
        );
        let target = folder.write(&format!("{name}.ptx"), &text);
        let ran = tandem(&["check", "--target", &target, &ir]);
        assert_eq!(ran.code, Some(code), "{name}: {ran:?}");
        assert!(ran.out.contains(words), "{name}: {}", ran.out);
    }
}
