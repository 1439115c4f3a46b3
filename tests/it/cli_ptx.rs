//! `tandem reduce` and `tandem triage` on PTX.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;

/// Two diamonds, a loop and a barrier, with source lines; row 5 of the branches turns the first one round.
const PROGRAM: &str = ".version 8.0
.target sm_90
.address_size 64
.file 1 \"k.cu\"
.global .align 4 .b32 counter;
.visible .entry f(
	.param .u64 f_param_0,
	.param .u32 f_param_1
)
{
	.reg .pred %p<8>;
	.reg .b32 %r<16>;
	.reg .b64 %rd<8>;
	ld.param.u64 %rd1, [f_param_0];
	ld.param.u32 %r1, [f_param_1];
	.loc 1 3 1
	setp.eq.s32 %p1, %r1, 0;
	setp.lt.s32 %p2, %r1, 7;
	mov.b32 %r2, 1;
	.loc 1 4 9
	@%p1 bra B;
	bra.uni X;
B:
	.loc 1 5 2
	st.global.b32 [%rd1], %r2;
X:
	@%p2 bra Y;
	st.global.b32 [%rd1+4], %r1;
Y:
	bar.sync 0;
	ret;
}
";

#[test]
fn properties_of_ptx_are_held_alone_and_against_files() {
    let folder = Folder::new();
    let seeds = folder.path("seeds");
    std::fs::create_dir(&seeds).unwrap();
    let text = tandem_fuzz::machine::from_seed(3);
    let file = folder.write("seeds/a.ptx", &text);
    let findings = folder.path("findings");
    let fuzz = |args: &[&str]| {
        let common = ["fuzz", "--findings", &findings, "-j", "1"];
        tandem(&[&common[..], args].concat())
    };
    for args in [
        vec![
            "--property",
            "ptx-round-trip",
            "--seeds",
            &seeds,
            "--runs",
            "60",
        ],
        vec![
            "--property",
            "ptx-lockstep",
            "--property",
            "ptx-streams",
            "--runs",
            "20",
        ],
        vec![
            "--property",
            "ptx-lockstep",
            "--pass",
            "branch-folder",
            "--runs",
            "20",
        ],
        vec![
            "--property",
            "ptxas-accepts",
            "--pass",
            "branch-folder",
            "--runs",
            "2",
            "--sample",
            "1",
        ],
        vec!["--property", "codegen", "--runs", "5", "--no-gate"],
        vec!["--property", "ptx-streams", &file],
        vec!["--property", "ptx-round-trip", &file],
    ] {
        let ran = fuzz(&args);
        assert_eq!(ran.code, Some(0), "{args:?}: {ran:?}");
    }
    let ran = fuzz(&[
        "--property",
        "ptx-round-trip",
        "--seeds",
        &seeds,
        "--runs",
        "60",
    ]);
    assert!(ran.out.contains("45 mutated, 15 generated"), "{ran:?}");
    // What is refused in words is no finding; what is about LLVM IR is none of PTX's.
    let none = folder.write("none.ptx", ".version");
    assert_eq!(fuzz(&["--property", "ptx-round-trip", &none]).code, Some(0));
    for args in [
        vec!["--property", "codegen", &file],
        vec!["--property", "lockstep", "--pass", "branch-folder"],
        vec!["--property", "ptx-streams", "--exhaustive", "2"],
    ] {
        let ran = fuzz(&args);
        assert_eq!(ran.code, Some(2), "{args:?}: {ran:?}");
        assert!(
            ran.all().contains("PTX") || ran.all().contains("machine functions"),
            "{ran:?}"
        );
    }
}

#[test]
fn ptx_is_reduced_by_a_test() {
    let folder = Folder::new();
    let input = folder.write("in.ptx", PROGRAM);
    let test = folder.write(
        "test.sh",
        "grep -q bar.sync \"$1\" && case \"$1\" in *.ptx) ;; *) exit 1;; esac\n",
    );
    let out = folder.path("out.ptx");
    let reduce = |more: &[&str]| {
        let words = [
            "reduce",
            &input,
            "--test",
            "sh",
            "--test-arg",
            &test,
            "-o",
            &out,
        ];
        tandem(&[&words[..], more].concat())
    };
    let ran = reduce(&[]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let text = std::fs::read_to_string(&out).unwrap();
    assert!(text.contains("bar.sync"), "{text}");
    assert!(
        !text.contains("st.global") && !text.contains(".loc"),
        "{text}"
    );
    assert!(
        ran.out.contains(": 1 instructions, 1 blocks (from 12, "),
        "{ran:?}"
    );
    assert!(ran.out.contains("none of the"), "{ran:?}");
    // What is there is not overwritten unless that is asked for.
    let ran = reduce(&[]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("exists already"), "{ran:?}");
    let ran = reduce(&["--force", "--json"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(ran.json()["after"]["instructions"], 1);
    assert_eq!(std::fs::read_to_string(&out).unwrap(), text);
}

#[test]
fn ptx_with_which_nothing_is_wrong_is_neither_reduced_nor_triaged() {
    let folder = Folder::new();
    let input = folder.write("in.ptx", PROGRAM);
    let out = folder.path("out.ptx");
    let ran = tandem(&["reduce", &input, "-o", &out]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("the judge finds nothing wrong"), "{ran:?}");
    let there = folder.path("t");
    let ran = tandem(&["triage", &input, "-o", &there]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("nothing is wrong with it"), "{ran:?}");
    assert!(!std::path::Path::new(&there).exists());
    // What is about LLVM IR is refused by name.
    let ll = folder.write("f.ll", "define void @f() {\n  ret void\n}\n");
    for (words, said) in [
        (
            vec!["reduce", &input, "--crash", "true"],
            "--crash is for LLVM IR",
        ),
        (
            vec!["reduce", &input, "--resume"],
            "--resume is for LLVM IR",
        ),
        (
            vec!["reduce", &input, "--pass", "dce"],
            "'dce' works on LLVM IR, not on PTX",
        ),
        (
            vec!["triage", &input, "--passes", "dce"],
            "--passes is for LLVM IR",
        ),
        (
            vec!["triage", &input, "--function", "g"],
            "there is no function 'g' with a body",
        ),
        (
            vec!["triage", &ll, "--pass", "branch-folder"],
            "works on machine functions",
        ),
    ] {
        let ran = tandem(&words);
        assert_eq!(ran.code, Some(2), "{words:?}: {ran:?}");
        assert!(ran.err.contains(said), "{words:?}: {ran:?}");
    }
    let bad = folder.write(
        "bad.ptx",
        ".version 8.0\n.target sm_90\n.visible .entry f() {\n\tfoo;\n}\n",
    );
    for command in ["reduce", "triage"] {
        let ran = tandem(&[command, &bad]);
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains("bad.ptx:4:"), "{ran:?}");
    }
}

/// A finding in PTX with its instruction, its registers and its source line (issue point: what a miscompile names).
#[cfg(feature = "defects")]
#[test]
fn bf_t10_a_wrong_step_in_ptx_is_reduced_and_explained() {
    let folder = Folder::new();
    let input = folder.write("in.ptx", PROGRAM);
    let out = folder.path("out.ptx");
    let defect = ["--defect", "reversal-keeps-sense"];
    let ran = tandem(&[&["reduce", &input, "-o", &out][..], &defect].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let text = std::fs::read_to_string(&out).unwrap();
    assert!(
        !text.contains("bar.sync") && !text.contains("%p2"),
        "{text}"
    );
    assert!(ran.out.contains("same failure: branch-folder/"), "{ran:?}");
    assert!(ran.out.contains("reverse-branch"), "{ran:?}");
    // The program as given, so that its lines are there; then the small one.
    let there = folder.path("t");
    let words = [
        "triage",
        &input,
        "-o",
        &there,
        "--no-reduce",
        "--json",
        "--no-regression",
    ];
    let ran = tandem(&[&words[..], &defect].concat());
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let json = ran.json();
    assert_eq!(json["place"]["pass"], "branch-folder");
    assert_eq!(json["place"]["function"], "f");
    let blamed = &json["blamed"];
    assert_eq!(
        blamed["instruction"], "st.global.b32 \t[%rd1], %r2;",
        "{blamed}"
    );
    assert_eq!(blamed["registers"], serde_json::json!(["%rd1", "%r2"]));
    assert_eq!(blamed["source"], "k.cu:5:2");
    let program = std::fs::read_to_string(format!("{there}/before.ptx")).unwrap();
    let line = blamed["line"].as_u64().unwrap() as usize;
    assert!(
        program
            .lines()
            .nth(line - 1)
            .unwrap()
            .contains("st.global.b32")
    );
    let page = std::fs::read_to_string(format!("{there}/report.html")).unwrap();
    assert!(
        page.contains("k.cu:5:2") && page.contains("reverse-branch"),
        "{page}"
    );
    let regressions = folder.path("r");
    let words = [
        "triage",
        &input,
        "-o",
        &there,
        "--replace",
        "--regressions",
        &regressions,
    ];
    let ran = tandem(&[&words[..], &defect].concat());
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("reduced     12 to "), "{ran:?}");
    let kept = std::fs::read_dir(format!("{regressions}/branch_folder")).unwrap();
    let file = kept.map(|e| e.unwrap().path()).next().unwrap();
    assert_eq!(file.extension().unwrap(), "ptx");
    let text = std::fs::read_to_string(file).unwrap();
    assert!(
        text.starts_with("// ") && text.contains("// repeat: tandem check --pass branch-folder"),
        "{text}"
    );
}
