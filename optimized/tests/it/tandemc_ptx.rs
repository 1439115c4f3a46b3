//! `tandemc` on PTX: what is read, verified and printed, and what is refused.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support::*;

const KERNEL: &str = ".version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u32 n)
{
\t.reg .pred p;
\t.reg .b32 a, b;
\tld.param.u32 a, [n];
\tsetp.eq.u32 p, a, 0;
\t@p bra END;
\tadd.s32 b, a, 1;
END:
\tret;
}
";

#[test]
fn ptx_is_read_verified_and_printed() {
    let folder = Folder::new();
    let path = folder.write("k.ptx", KERNEL);
    let ran = tandemc(&[&path]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("add.s32 \tb, a, 1;"), "{}", ran.out);
    // A second run changes nothing, and so does an empty pipeline.
    let again = folder.write("again.ptx", &ran.out);
    let second = tandemc(&["--passes=machine()", "--emit", "ptx", &again]);
    assert_eq!((second.code, &second.out), (Some(0), &ran.out));
    let styled = tandemc(&["--ptx-style=nvvm", &path]);
    assert!(styled.out.contains("@%p1 bra \tEND;"), "{}", styled.out);
    let silent = tandemc(&["--emit=none", &path]);
    assert_eq!((silent.code, silent.out.as_str()), (Some(0), ""));
}

/// What ptxas takes and means otherwise is refused; what is only a mistake of our own output, with --verify-each.
#[test]
fn what_is_wrong_has_rule_line_and_column() {
    let folder = Folder::new();
    for (from, to, rule, place) in [
        ("a, 1;", "a, 4294967298;", "PS-30", ":11:2:"),
        ("add.s32 b, a, 1;", "addc.u32 b, a, 1;", "PS-35", ":11:2:"),
        (
            "add.s32 b, a, 1;",
            "ld.global.b32 b, [a];",
            "PS-14",
            ":11:2:",
        ),
        ("[n];", "[n+4294967296];", "PS-43", ":8:20:"),
        ("bra END", "bra NOWHERE", "no label 'NOWHERE'", ":10:9:"),
    ] {
        let text = KERNEL.replace(from, to);
        let path = folder.write("bad.ptx", &text);
        let ran = tandemc(&[&path]);
        assert_refused(&ran, &[rule, place]);
        assert_place(&ran.err, &path, text.as_bytes());
    }
    for (from, to, rule) in [
        ("\tret;", "", "PS-32"),
        ("add.s32 b, a, 1;", "add.s32 a, b, 1;", "PS-33"),
        ("[n];", "[n+4];", "PS-36"),
        ("@p bra END", "@p bra.uni END", "PS-42"),
    ] {
        let path = folder.write("own.ptx", &KERNEL.replace(from, to));
        assert_eq!(tandemc(&[&path]).code, Some(0), "{rule}");
        assert_refused(&tandemc(&["--verify-each", &path]), &[rule]);
    }
}

#[test]
fn what_has_no_meaning_for_ptx_is_refused() {
    let folder = Folder::new();
    let path = folder.write("k.ptx", KERNEL);
    for (args, word) in [
        (
            &["--passes=jump-threading"][..],
            "passes on LLVM IR cannot run on PTX",
        ),
        (&["--passes=machine(branch-folder)"], "not built yet"),
        (&["-O3"], "has no meaning"),
        (&["-stats"], "-stats has no meaning"),
        (&["--emit", "ll"], "PTX becomes PTX"),
    ] {
        let ran = tandemc(&[args, &[&path]].concat());
        assert_refused(&ran, &[word]);
    }
    let ll = folder.write("f.ll", SMALL);
    assert_refused(&tandemc(&["--ptx-style=llc", &ll]), &["--ptx-style"]);
    let binary = folder.write("b.ptx", "\u{7f}ELF\u{0}\u{1}");
    assert_refused(&tandemc(&[&binary]), &["PTX begins with '.version'"]);
}
