//! The certificate of each pass: clean, as large as it must be, and what this build would write. Those of passes on
//! modules are in `certificate_modules.rs` besides.

#![allow(clippy::unwrap_used)]

use crate::cli_support;
use assert_cmd::Command;
use tandem::certificate;
use tandem_ir::passes::PassId;
use tandem_oracle::enumerate::ALPHABETS;

fn check(pass: &str, arguments: &[&str]) {
    let file = format!("reference/certificates/{pass}.json");
    let mut c = Command::cargo_bin("tandem").unwrap();
    c.args(["certify", "--pass", pass, "--check", &file, "-j", "2"]);
    c.args(arguments).assert().success();
}

#[test]
fn a_smaller_size_gives_the_numbers_of_the_certificate() {
    let pass = "jump-threading";
    check(pass, &["--blocks", "2"]);
    let some = ["--blocks", "3", "--alphabet", "core"];
    let more = ["--alphabet", "knowledge", "--solver", "2"];
    check(pass, &[&some[..], &more[..]].concat());
    let some = ["--blocks", "3", "--alphabet", "convergence"];
    check(
        pass,
        &[&some[..], &["--refusals", "0", "--solver", "0"]].concat(),
    );
}

#[test]
fn jt_r16_a_smaller_size_gives_the_numbers_of_the_certificate_of_paths() {
    let pass = "dfa-jump-threading";
    check(pass, &["--blocks", "2"]);
    check(pass, &["--blocks", "4", "--alphabet", "automata"]);
}

#[test]
fn bf_001_a_smaller_size_gives_the_numbers_of_the_certificate_of_machine_functions() {
    check("branch-folder", &["--blocks", "2"]);
    let some = ["--blocks", "3", "--alphabet", "letters"];
    check("branch-folder", &some);
}

/// The alphabets of what nobody uses, of blocks around loops, of values behind them, and of loops that count.
#[test]
fn smaller_sizes_give_the_numbers_of_the_certificates_of_dce_and_of_passes_on_loops() {
    for pass in ["dce", "loop-simplify", "lcssa"] {
        check(pass, &["--blocks", "3", "--refusals", "0", "--solver", "2"]);
    }
    let counting = ["--blocks", "3", "--refusals", "0", "--solver", "0"];
    check("loop-deletion", &counting);
    for alphabet in ["counts", "compared"] {
        check(
            "indvars",
            &[&counting[..], &["--alphabet", alphabet]].concat(),
        );
    }
}

#[test]
fn bp_001_the_certificate_of_block_placement_is_what_this_build_would_write() {
    check("block-placement", &[]);
}

/// Every rule about integers is proved anew at two widths: 1, and one that changes from day to day; of the rules about
/// floating point, whose proofs take a hundred times as long, one in twelve by the day. With `TANDEM_STAGE=all`, as nights
/// set it, all of them. `tandem certify` proves all widths and formats.
#[test]
fn rules_are_proved_at_a_width_that_rotates() {
    use tandem_reference::rules::{FILES, instances::Scope, parse};
    const DAYS: u64 = 12;
    let day = cli_support::day();
    let width = 2 + u32::try_from(day % 15).unwrap();
    println!("width of the day: {width}");
    let scope = Scope::of(&[1, width]);
    let mut proved = 0;
    for (file, text) in FILES {
        for (n, rule) in parse(file, text).unwrap().iter().enumerate() {
            let due =
                *file != "float.rules" || n as u64 % DAYS == day % DAYS || cli_support::whole();
            if !due {
                continue;
            }
            let t = tandem::commands::certify::prove(rule, &scope);
            assert!(t.wrong.is_empty(), "{file}: {}: {:?}", t.name, t.wrong);
            assert_eq!(
                t.proved + t.vacuous + t.does_not_fit,
                t.instances,
                "{}",
                t.name
            );
            proved += 1;
        }
    }
    assert!(proved > 300, "{proved} rules");
}

#[test]
fn the_list_of_proofs_is_that_of_the_certificate() {
    let (_, text) = certificate::all()
        .find(|(id, _)| id.name == "instsimplify")
        .unwrap();
    let c: serde_json::Value = serde_json::from_str(text).unwrap();
    let mut proved = Vec::new();
    for file in c["worlds"].as_array().unwrap() {
        let s = &file["solver"];
        let decided = ["correct", "vacuous", "does_not_fit"].map(|k| s[k].as_u64().unwrap());
        assert_eq!(
            decided.iter().sum::<u64>(),
            s["instances"].as_u64().unwrap(),
            "{file}"
        );
        let digests = file["digests"].as_object().unwrap();
        proved.extend(
            digests
                .iter()
                .map(|(name, d)| format!("{} {name}", d.as_str().unwrap())),
        );
    }
    let mut listed: Vec<&str> = tandem_reference::rules::PROOFS.lines().collect();
    listed.sort_unstable();
    proved.sort_unstable();
    assert_eq!(proved, listed);
}

/// A rule that is wrong at one width alone is found, with the instance and a counterexample.
#[test]
fn a_wrong_rule_is_not_proved() {
    let wrong = [
        ("add x x", "0", "wrong at"),
        ("freeze x", "x", "wrong at"),
        ("fmul x 0.0", "0.0", "wrong at"),
        ("select c x undef", "x", "wrong at"),
        ("icmp ult (add x y) x", "false", "wrong at"),
    ];
    for (pattern, result, what) in wrong {
        let text = format!("rule r \"why\"\n  match {pattern}\n  result {result}\n");
        let rules = tandem_reference::rules::parse("wrong.rules", &text).unwrap();
        let scope = tandem_reference::rules::instances::Scope::of(&[3]);
        let tally = tandem::commands::certify::prove(&rules[0], &scope);
        assert!(tally.proved < tally.instances, "{pattern}");
        assert!(
            tally.wrong[0].what.contains(what),
            "{pattern}: {}",
            tally.wrong[0].what
        );
    }
}

/// Rules whose result is an instruction: decided like the others, and held to the measure.
#[test]
fn rules_that_make_an_instruction_are_proved_and_held_to_the_measure() {
    let scope = tandem_reference::rules::instances::Scope::of(&[1, 2, 3, 8]);
    let tally = |lines: &str| {
        let text = format!("rule r \"why\"\n  {}\n", lines.replace("; ", "\n  "));
        let rules = tandem_reference::rules::parse("made.rules", &text).unwrap();
        tandem::commands::certify::prove(&rules[0], &scope)
    };
    for right in [
        "match mul* x 2; result (shl x 1)",
        "match mul* nuw x 2; if width(x) u> 2; result (shl nuw x 1)",
        "match mul* nsw x 2; if width(x) u> 2; result (shl nsw x 1)",
        "match sub x C; result (add x (0 - C))",
        "match add C x; if variable(x); result (add x C)",
        "match icmp ult C x; if variable(x); result (icmp ugt x C)",
        "match mul* (zext c:int) x; if width(c) == 1; result (select c x 0)",
        "match fsub x:float 0.0; result (fadd x -0.0)",
    ] {
        let t = tally(right);
        assert!(t.wrong.is_empty(), "{right}: {:?}", t.wrong);
        let decided = t.proved + t.vacuous + t.does_not_fit;
        assert!(t.proved > 0 && decided == t.instances, "{right}: {t:?}");
    }
    for (wrong, what) in [
        // 2 is the sign bit at two bits: 1 * -2 is -2, and 1 << 1 changes the sign.
        ("match mul* nsw x 2; result (shl nsw x 1)", "wrong at i2"),
        ("match sub x C; result (add nuw x (0 - C))", "wrong at"),
        ("match mul* x y; result (and x y)", "wrong at"),
        (
            "match shl x 1; result (add x x)",
            "the measure does not fall",
        ),
        (
            "match add C x; result (add x C)",
            "the measure does not fall",
        ),
    ] {
        let t = tally(wrong);
        assert!(t.proved < t.instances, "{wrong}");
        assert!(
            t.wrong[0].what.contains(what),
            "{wrong}: {}",
            t.wrong[0].what
        );
    }
}

#[test]
fn a_certificate_with_another_number_is_refused() {
    let (id, text) = certificate::all().next().unwrap();
    let pass = id.name;
    let mut c: serde_json::Value = serde_json::from_str(text).unwrap();
    let worlds = c["worlds"].as_array_mut().unwrap();
    let small = worlds
        .iter_mut()
        .find(|w| w["alphabet"] == "core" && w["blocks"] == 2)
        .unwrap();
    small["accepted_total"] = 12345.into();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("c.json");
    std::fs::write(&path, c.to_string()).unwrap();
    let mut run = Command::cargo_bin("tandem").unwrap();
    run.args([
        "certify",
        "--pass",
        pass,
        "--blocks",
        "2",
        "--alphabet",
        "core",
        "--check",
    ]);
    let output = run.arg(&path).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        said.contains("core 2, accepted_total: the certificate says 12345"),
        "{said}"
    );
}

/// The kind of rewrite that a pass is there for: the one that its alphabets are about.
fn main_kind(pass: &PassId) -> &'static str {
    let mut of_pass = ALPHABETS.iter().filter(|a| a.subject.is_of(pass.rewrites));
    of_pass.next().unwrap().subject.kind
}

#[test]
fn certificates_are_clean_and_cover_five_blocks_and_two_loops() {
    for (pass, text) in certificate::all() {
        let c: serde_json::Value = serde_json::from_str(text).unwrap();
        assert_eq!(c["pass"], pass.name);
        let worlds = c["worlds"].as_array().unwrap();
        for w in worlds {
            assert_eq!((&w["wrong"], &w["unknown"]), (&0.into(), &0.into()), "{w}");
        }
        if worlds
            .iter()
            .any(|w| w["steps"].is_u64() || w["rules"].is_u64())
        {
            continue; // Passes on modules and passes that apply rules have no blocks.
        }
        if let Some(largest) = worlds.iter().rfind(|w| w["machine_functions"].is_u64()) {
            let kind = match pass.name {
                "block-placement" => "layout",
                _ => "merge-tails",
            };
            assert!(largest["blocks"].as_u64().unwrap() >= 4);
            assert!(largest["accepted"][kind].as_u64().unwrap() > 0);
            continue;
        }
        let five = worlds.iter().find(|w| w["blocks"] == 5).unwrap();
        assert!(five["loops"]["2"].as_u64().unwrap() > 0);
        assert!(five["accepted"][main_kind(pass)].as_u64().unwrap() > 0);
    }
}
