//! `tandemc` on PTX: read, verified, printed; what is about LLVM IR is refused by name (issue 22, steps 0 and 8).

#![allow(clippy::unwrap_used)]

use crate::tandemc_support;

use tandemc_support::*;

const KERNEL: &str = "\
.version 8.0
.target sm_75
.address_size 64

.visible .entry scale(
	.param .u64 scale_param_0,
	.param .u32 scale_param_1
)
{
	.reg .pred %p<2>;
	.reg .b32 %r<6>;
	.reg .b64 %rd<5>;

	ld.param.u64 %rd1, [scale_param_0];
	ld.param.u32 %r1, [scale_param_1];
	mov.u32 %r2, %tid.x;
	setp.ge.u32 %p1, %r2, %r1;
	@%p1 bra $L__BB0_2;
	cvta.to.global.u64 %rd2, %rd1;
	mul.wide.u32 %rd3, %r2, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.u32 %r3, [%rd4];
	shl.b32 %r4, %r3, 1;
	st.global.u32 [%rd4], %r4;
$L__BB0_2:
	ret;
}
";

#[test]
fn what_is_printed_reads_back_to_the_same() {
    let folder = Folder::new();
    let file = folder.write("k.ptx", KERNEL);
    let once = tandemc(&[&file]);
    assert_eq!(
        (once.code, once.err.as_str()),
        (Some(0), ""),
        "{}",
        once.out
    );
    assert!(once.out.contains(".entry scale") && once.out.contains("shl.b32"));
    let again = tandemc_on(once.out.as_bytes(), &["-x", "ptx", "-", "--passes=verify"]);
    assert_eq!(
        (again.code, &again.out),
        (Some(0), &once.out),
        "{}",
        again.err
    );
    let out = folder.path("out.ptx");
    let written = tandemc(&[&file, "-o", &out, "--emit=ptx"]);
    assert_eq!(written.code, Some(0), "{}", written.err);
    assert_eq!(std::fs::read_to_string(&out).unwrap(), once.out);
    let none = tandemc(&[&file, "--emit=none"]);
    assert_eq!((none.code, none.out.as_str()), (Some(0), ""));
    for style in ["nvvm", "llc"] {
        let other = tandemc(&[&file, "--ptx-style", style]);
        assert_eq!(other.code, Some(0), "{}", other.err);
        let back = tandemc_on(
            other.out.as_bytes(),
            &["-x", "ptx", "-", "--ptx-style", style],
        );
        assert_eq!(back.out, other.out);
    }
}

#[test]
fn what_is_about_llvm_ir_is_refused_by_name() {
    let folder = Folder::new();
    let file = folder.write("k.ptx", KERNEL);
    for (args, word) in [
        (vec!["-O2"], "'-O2'"),
        (
            vec!["--passes=jump-threading"],
            "'jump-threading' does not work on PTX",
        ),
        (vec!["--passes=branch-folder"], "machine(branch-folder)"),
        (
            vec!["--passes=machine(nothing)"],
            "'nothing' does not work on PTX",
        ),
        (vec!["--passes=machine(branch-folder"], "missing ')'"),
        (vec!["-opt", "-no-such-knob=4"], "no-such-knob"),
        (vec!["--emit=ll"], "--emit=ll"),
        (vec!["--emit=mir"], "--emit=mir"),
        (vec!["--verify-analyses"], "'--verify-analyses'"),
        (vec!["-j2"], "'-j'"),
    ] {
        assert_refused(&tandemc(&[&args[..], &[&file]].concat()), &[word]);
    }
    let ir = folder.write("f.ll", "define void @f() {\n  ret void\n}\n");
    assert_refused(&tandemc(&["--ptx-style=llc", &ir]), &["--ptx-style"]);
    // A name that says PTX is no LLVM assembly, whatever is in it.
    assert_refused(
        &tandemc(&["-x", "ir", "--passes=verify", &file]),
        &["is PTX by its name"],
    );
}

#[test]
fn bad_ptx_is_one_diagnostic_with_its_place() {
    let folder = Folder::new();
    let with = |from: &str, to: &str| KERNEL.replacen(from, to, 1);
    for (name, text) in [
        ("version", with(".version 8.0", ".version 99.0")),
        ("target", with("sm_75", "sm_7x")),
        ("opcode", with("shl.b32", "shl.b33")),
        ("register", with("%r3, 1;", "%r9, 1;")),
        ("label", with("bra $L__BB0_2", "bra $L__BB0_3")),
        ("immediate", with("%r3, 1;", "%r3, 4294967298;")),
        ("truncated", KERNEL[..KERNEL.len() - 4].to_owned()),
        ("binary", format!("{}\u{0}\u{1}", &KERNEL[..40])),
        ("nothing", "hello\n".to_owned()),
        ("registers", with("%r<6>", "%r<99999999999>")),
    ] {
        let path = folder.write(&format!("{name}.ptx"), &text);
        let ran = tandemc(&[&path]);
        assert_refused(&ran, &[&format!("{name}.ptx:")]);
        assert_place(&ran.err, &path, text.as_bytes());
    }
    let folder_itself = folder.path("nothing-here.ptx");
    assert_refused(&tandemc(&[&folder_itself]), &["cannot read"]);
}

#[test]
fn large_ptx_is_taken_and_what_cannot_be_written_leaves_what_was_there() {
    let folder = Folder::new();
    let labels: String = (0..100_000)
        .map(|n| format!("$L{n}:\n\tmov.u32 %r2, %tid.x;\n"))
        .collect();
    let large = KERNEL.replacen("$L__BB0_2:\n", &format!("{labels}$L__BB0_2:\n"), 1);
    let large = large.replacen("%r<6>", "%r<1000000>", 1);
    let file = folder.write("large.ptx", large);
    assert_eq!(tandemc(&[&file, "--emit=none"]).code, Some(0));
    let out = folder.path("no/such/folder.ptx");
    assert_refused(&tandemc(&[&file, "-o", &out]), &["cannot write"]);
    let kept = folder.write("kept.ptx", "precious");
    let bad = folder.write("bad.ptx", ".version x\n");
    assert_refused(&tandemc(&[&bad, "-o", &kept]), &["bad.ptx:"]);
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "precious");
}
