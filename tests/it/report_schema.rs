//! The JSON reports of the commands against their schema, `docs/report.schema.json` (issue 21, section 3).

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use serde_json::Value;

/// What a value has against a schema, with the path to it. Only the keywords that our schema uses are known; another one is a
/// complaint, so that none is passed over.
fn complaints(root: &Value, schema: &Value, value: &Value, at: &str, out: &mut Vec<String>) {
    let mut complain = |why: String| out.push(format!("{at}: {why}"));
    let mut deeper: Vec<(&Value, &Value, String)> = Vec::new();
    for (keyword, says) in schema.as_object().unwrap() {
        match keyword.as_str() {
            "$schema" | "title" | "description" | "$defs" => {}
            "$ref" => {
                let pointer = says.as_str().unwrap().strip_prefix('#').unwrap();
                deeper.push((root.pointer(pointer).unwrap(), value, at.into()));
            }
            "type" => {
                let is = |t: &Value| match t.as_str().unwrap() {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "boolean" => value.is_boolean(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "null" => value.is_null(),
                    other => panic!("type '{other}'"),
                };
                if !says
                    .as_array()
                    .map_or_else(|| is(says), |all| all.iter().any(is))
                {
                    complain(format!("is no {says}"));
                }
            }
            "const" if says == value => {}
            "enum" if says.as_array().unwrap().contains(value) => {}
            "const" | "enum" => complain(format!("{value} is not {says}")),
            "minimum" => {
                if value.as_f64() < says.as_f64() {
                    complain(format!("{value} is less than {says}"));
                }
            }
            "required" => {
                for key in says.as_array().unwrap() {
                    if value.is_object() && value.get(key.as_str().unwrap()).is_none() {
                        complain(format!("has no {key}"));
                    }
                }
            }
            "properties" => {
                for (key, schema) in says.as_object().unwrap() {
                    if let Some(v) = value.get(key) {
                        deeper.push((schema, v, format!("{at}.{key}")));
                    }
                }
            }
            "items" => {
                for (n, v) in value.as_array().into_iter().flatten().enumerate() {
                    deeper.push((says, v, format!("{at}[{n}]")));
                }
            }
            "anyOf" => {
                let against = |schema: &Value| {
                    let mut all = Vec::new();
                    complaints(root, schema, value, at, &mut all);
                    all
                };
                let all: Vec<Vec<String>> = says.as_array().unwrap().iter().map(against).collect();
                if all.iter().all(|c| !c.is_empty()) {
                    // Those that are wrong about the least say what is meant.
                    let least = all.into_iter().min_by_key(Vec::len).unwrap();
                    complain(format!("fits none: {}", least.join("; ")));
                }
            }
            other => complain(format!("the schema says '{other}', which is not looked at")),
        }
    }
    for (schema, value, at) in deeper {
        complaints(root, schema, value, &at, out);
    }
}

fn against_schema(report: &Value) -> Vec<String> {
    let path = format!("{}/docs/report.schema.json", env!("CARGO_MANIFEST_DIR"));
    let schema: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut out = Vec::new();
    complaints(&schema, &schema, report, "report", &mut out);
    out
}

#[test]
fn every_command_prints_reports_of_the_schema() {
    let folder = Folder::new();
    let file = folder.write("small.ll", SMALL);
    let wrong = folder.write("wrong.ll", SMALL.replace("ret i32 1", "ret i32 3"));
    folder.write("broken.ll", "define");
    let broken = folder.path("broken.ll");
    let (findings, small, triaged) = (
        folder.path("findings"),
        folder.path("small.out.ll"),
        folder.path("triaged"),
    );
    let certificate = folder.path("certificate.json");
    let subject = "cmd:sed 's/ret i32 1/ret i32 3/' {in}";
    let certify = [
        "certify", "--pass", "dce", "--blocks", "1", "--solver", "0", "-j", "2",
    ];
    let ran = tandem(&[&certify[..], &["-o", &certificate]].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    let runs: Vec<(Vec<&str>, i32)> = vec![
        (
            vec![
                "check",
                "--json",
                "--pass",
                "jump-threading",
                &file,
                &broken,
            ],
            2,
        ),
        (vec!["check", "--json", "--target", &wrong, &file], 1),
        (vec!["tv", "--json", &file, &wrong], 1),
        (vec!["tv", "--format=json", &file, &file], 0),
        (
            vec![
                "fuzz",
                "--json",
                "--runs",
                "3",
                "--no-gate",
                "--findings",
                &findings,
            ],
            0,
        ),
        (vec!["fuzz", "--json", "--pass", "dce", &file], 0),
        (vec!["analyze", "--scev", "--json", &file], 0),
        (
            vec![
                "triage",
                "--json",
                "--subject",
                "cmd:cat {in}",
                &file,
                "-o",
                &triaged,
            ],
            0,
        ),
        (
            vec![
                "triage",
                "--json",
                "--subject",
                subject,
                &file,
                "-o",
                &triaged,
                "--no-reduce",
            ],
            1,
        ),
        (
            vec![
                "reduce",
                "--json",
                "--subject",
                subject,
                &file,
                "-o",
                &small,
            ],
            0,
        ),
        (
            vec![
                "certify",
                "--json",
                "--pass",
                "dce",
                "--blocks",
                "1",
                "--solver",
                "0",
                "--check",
                &certificate,
            ],
            0,
        ),
    ];
    for (args, code) in runs {
        let ran = tandem(&args);
        assert_eq!(ran.code, Some(code), "{args:?}: {}", ran.all());
        let found = against_schema(&ran.json());
        assert!(found.is_empty(), "{args:?}: {}", found.join("\n"));
    }
    let written: Value =
        serde_json::from_str(&std::fs::read_to_string(&certificate).unwrap()).unwrap();
    assert_eq!(against_schema(&written), [""; 0]);
}

#[test]
fn what_is_no_report_is_none() {
    let fits = |text: &str| against_schema(&serde_json::from_str(text).unwrap()).is_empty();
    assert!(fits(
        r#"{"tool": "tandem run", "version": "1", "schema": 1, "runs": []}"#
    ));
    assert!(!fits(
        r#"{"tool": "tandem run", "version": "1", "schema": 1}"#
    ));
    assert!(!fits(
        r#"{"tool": "tandem run", "version": "1", "schema": 2, "runs": []}"#
    ));
    assert!(!fits(
        r#"{"tool": "tandem walk", "version": "1", "schema": 1, "runs": []}"#
    ));
    assert!(!fits(
        r#"{"tool": "tandem run", "version": "1", "schema": 1, "runs": [{"file": 3}]}"#
    ));
    assert!(!fits("[]"));
}

/// So do a comparison, a certificate that is held, and a night.
#[test]
fn other_commands_have_forms_for_other_programs() {
    let folder = Folder::new();
    let file = folder.write("small.ll", SMALL);
    let (good, wrong) = ("cmd:cat {in}", "cmd:sed 's/ret i32 1/ret i32 3/' {in}");
    let ran = tandem(&[
        "tune",
        "--subject",
        good,
        "--against",
        wrong,
        "--smt-rlimit",
        "0",
        "--format=junit",
        &file,
    ]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    assert!(
        ran.out.contains("tests=\"2\" failures=\"1\""),
        "{}",
        ran.out
    );
    let certificate = folder.path("certificate.json");
    let certify = [
        "certify", "--pass", "dce", "--blocks", "1", "--solver", "0", "-j", "2",
    ];
    assert_refused(
        &tandem(&[&certify[..], &["--format=markdown"]].concat()),
        &["-o"],
    );
    let ran = tandem(&[&certify[..], &["--format=markdown", "-o", &certificate]].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    assert!(
        ran.out.starts_with("### tandem certify") && ran.out.contains("0 wrong"),
        "{}",
        ran.out
    );
}

/// What triage finds has the forms of the other commands (the first says the file and the function).
#[test]
fn triage_speaks_to_other_programs_too() {
    let folder = Folder::new();
    let file = folder.write("small.ll", SMALL);
    let out = folder.path("triaged");
    let triage = |subject: &str, format: &str| {
        let args = [
            "triage",
            "--subject",
            subject,
            &file,
            "-o",
            &out,
            "--no-reduce",
            "--replace",
            format,
        ];
        tandem(&args)
    };
    let wrong = "cmd:sed 's/ret i32 1/ret i32 3/' {in}";
    let ran = triage(wrong, "--format=github");
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    assert!(
        ran.out.starts_with("::error file=") && ran.out.contains("title=miscompile%3A @f::"),
        "{}",
        ran.out
    );
    let ran = triage(wrong, "--format=sarif");
    assert_eq!(
        ran.json()["runs"][0]["results"][0]["ruleId"],
        "miscompile",
        "{}",
        ran.out
    );
    let ran = triage("cmd:cat {in}", "--format=junit");
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    assert!(ran.out.contains("failures=\"0\""), "{}", ran.out);
    assert_eq!(
        triage("cmd:cat {in}", "--format=json").json()["verdict"],
        "good"
    );
}

#[test]
fn the_compiler_prints_objects_of_the_schema() {
    let tandemc = std::path::Path::new(env!("CARGO_BIN_EXE_tandem")).with_file_name("tandemc");
    if !tandemc.exists() {
        eprintln!("SKIPPED: there is no tandemc beside tandem (cargo build -p tandem-optimized)");
        return;
    }
    let folder = Folder::new();
    let file = folder.write("small.ll", SMALL);
    let on_ptx = folder.write(
        "empty.ptx",
        ".version 8.0\n.target sm_90\n.address_size 64\n",
    );
    let runs: [(&[&str], i32); 7] = [
        (
            &["--passes=globaldce,dce", "--time-passes", "--stats", &file],
            0,
        ),
        (
            &[
                "-O2",
                "--skip-unbuilt",
                "-v",
                "--trace=phases,passes",
                &file,
            ],
            0,
        ),
        (
            &["--passes=dce,print<domtree>", "--opt-bisect-limit=0", &file],
            0,
        ),
        (&["--passes=bogus", &file], 2),
        (&["--passes=dce", "missing.ll"], 2),
        (&["--bogus"], 2),
        (&["--time-passes", "--stats", &on_ptx], 0),
    ];
    for (args, code) in runs {
        let ran = std::process::Command::new(&tandemc)
            .args(args)
            .args(["--json", "-o", &folder.path("out")])
            .output()
            .unwrap();
        let text = String::from_utf8(ran.stderr).unwrap();
        let report: Value =
            serde_json::from_str(&text).unwrap_or_else(|e| panic!("{args:?}: {e}: {text}"));
        assert_eq!(against_schema(&report), [""; 0], "{args:?}: {report:#}");
        assert_eq!(
            (report["code"].as_i64(), ran.status.code()),
            (Some(code.into()), Some(code))
        );
        assert_eq!(
            report["pipeline"].is_object(),
            code == 0 && args[0] != "--time-passes",
            "{report:#}"
        );
    }
}
