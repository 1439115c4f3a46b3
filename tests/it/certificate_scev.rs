//! The certificates of scalar evolution: clean, large, what this build would write, and worth something. Analyses that forget
//! one reason each say something that a small loop refutes; an identity without its side condition is not proved.

#![allow(clippy::unwrap_used)]

use assert_cmd::Command;
use serde_json::Value;
use tandem::commands::certify::prove_identity;
use tandem_oracle::scev::small::alphabets::ALPHABETS;
use tandem_reference::scev::identities::all;

fn certificate(name: &str) -> Value {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read(root.join("reference/certificates").join(name)).unwrap();
    serde_json::from_slice(&text).unwrap()
}

fn check(arguments: &[&str]) {
    let mut c = Command::cargo_bin("tandem").unwrap();
    c.arg("certify").args(arguments).assert().success();
}

#[test]
fn the_certificate_of_scalar_evolution_is_clean_and_large_and_about_these_loops() {
    let c = certificate("scev.json");
    let worlds = c["worlds"].as_array().unwrap();
    for w in worlds {
        assert_eq!((&w["wrong"], &w["unknown"]), (&0.into(), &0.into()), "{w}");
        assert!(
            w["production_says_less"].as_object().unwrap().is_empty(),
            "{w}"
        );
    }
    assert!(c["functions"].as_u64().unwrap() >= 200_000);
    let parts: Vec<(&str, u32)> = ALPHABETS
        .iter()
        .flat_map(|a| a.widths.iter().map(|&w| (a.name, w)))
        .collect();
    let held: Vec<(&str, u32)> = worlds
        .iter()
        .map(|w| {
            (
                w["alphabet"].as_str().unwrap(),
                w["width"].as_u64().unwrap() as u32,
            )
        })
        .collect();
    assert_eq!(held, parts);
    let texts = c["alphabets"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| a["text"].as_str().unwrap());
    assert!(texts.eq(ALPHABETS.iter().map(|a| a.text)));
    // Every sort of claim is there often, of both forms.
    let total = |form: &str, sort: &str| -> u64 {
        worlds
            .iter()
            .filter_map(|w| w[form]["claims"][sort].as_u64())
            .sum()
    };
    for sort in [
        "values",
        "nuw",
        "nsw",
        "values_at_exits",
        "exit_counts",
        "exact_counts",
        "symbolic_maxima",
        "multiples",
    ] {
        assert!(total("production", sort) > 50_000, "{sort}");
    }
    assert!(total("reference", "values") > 50_000 && total("reference", "exact_counts") > 50_000);
}

#[test]
fn a_slice_of_the_loops_gives_the_numbers_of_the_certificate() {
    let scev = [
        "--analysis",
        "scev",
        "--check",
        "reference/certificates/scev.json",
        "-j",
        "2",
    ];
    let few = ["steps", "headers", "exits", "nests", "bodies", "strides"];
    for alphabet in few {
        check(&[&scev[..], &["--alphabet", alphabet, "--widths", "1"]].concat());
    }
    let more = [
        "guards",
        "pairs",
        "conditions",
        "longer-conversions",
        "flagged-bodies",
    ];
    let more: Vec<&str> = more.iter().flat_map(|a| ["--alphabet", *a]).collect();
    let two = ["--widths", "2"];
    check(&[&scev[..], &more, &two].concat());
}

#[test]
fn the_certificate_of_the_identities_is_clean_and_about_these_identities() {
    let c = certificate("scev-rules.json");
    let identities = all();
    let worlds = c["worlds"].as_array().unwrap();
    assert_eq!(worlds.len(), identities.len());
    for (w, identity) in worlds.iter().zip(&identities) {
        assert_eq!((&w["wrong"], &w["unknown"]), (&0.into(), &0.into()), "{w}");
        assert_eq!(w["proved"], w["instances"], "{w}");
        assert_eq!(w["alphabet"], identity.name.as_str());
        assert_eq!(w["given"], serde_json::json!(identity.given), "{w}");
        assert_eq!(w["shows"], serde_json::json!(identity.shows), "{w}");
        let (first, last) = identity.widths;
        assert_eq!(w["widths"], serde_json::json!([first, last]), "{w}");
        // Every width that is stated was put to the solver.
        let instances = w["instances"].as_u64().unwrap();
        assert!(instances >= u64::from(last - first), "{w}");
    }
}

#[test]
fn options_that_say_nothing_of_scalar_evolution_are_refused() {
    for arguments in [
        &["--analysis", "scev", "--solver", "2"][..],
        &["--analysis", "scev", "--alphabet", "stps"],
        &["--scev-rules", "--blocks", "2"],
        &["--scev-rules", "--rule", "nothing"],
        &["--scev-rules", "--analysis", "scev"],
    ] {
        let mut c = Command::cargo_bin("tandem").unwrap();
        c.arg("certify").args(arguments).assert().code(2);
    }
}

/// Each of these forgets one reason: the last increment, the guard, that loops need not end, what comes first.
#[cfg(feature = "defects")]
#[test]
fn analyses_that_forget_a_reason_are_found_out_by_small_loops() {
    use tandem::scev::claims_of_both;
    use tandem_optimized::defects::{Defects, lookup_analysis};
    use tandem_oracle::scev::small::tally::{Slice, go};
    const FORGETFUL: &[(&str, &str, u32)] = &[
        ("scev-last-increment-covered", "steps", 2),
        ("scev-guardless-minus-one", "headers", 2),
        ("scev-infinite-is-finite", "steps", 2),
        ("scev-ground-not-said", "arguments", 3),
        ("scev-umin-for-umin-seq", "exits", 2),
        ("scev-trips-at-width", "constants", 3),
        ("scev-round-up-wraps", "arguments", 3),
        ("scev-even-step-exact", "arguments", 3),
        ("scev-greatest-bound-forgotten", "arguments", 3),
        ("scev-binomial-at-width", "pairs", 3),
        ("scev-zext-pushed-in", "wider-tests", 3),
    ];
    let mut unseen = Vec::new();
    for &(name, alphabet, width) in FORGETFUL {
        let defects = Defects::only(lookup_analysis(name).unwrap().id);
        let a = ALPHABETS.iter().find(|a| a.name == alphabet).unwrap();
        let slice = Slice {
            one_in: 7,
            first: 0,
        };
        let tally = go(a, width, slice, &|m| claims_of_both(m, 0, &defects), 2);
        println!("{name}: {alphabet} {width}: {:?}", tally.forms[0].wrong);
        if tally.forms[0].wrong.is_empty() {
            let others = ALPHABETS
                .iter()
                .flat_map(|a| a.widths.iter().map(move |&w| (a, w)));
            let by: Vec<String> = others
                .filter(|(a, w)| {
                    let slice = Slice {
                        one_in: 41,
                        first: 0,
                    };
                    let t = go(a, *w, slice, &|m| claims_of_both(m, 0, &defects), 2);
                    !t.forms[0].wrong.is_empty()
                })
                .map(|(a, w)| format!("{} {w}", a.name))
                .collect();
            unseen.push(format!("{name} by {alphabet} {width}; others: {by:?}"));
        }
    }
    assert!(unseen.is_empty(), "{}", unseen.join("\n"));
}

#[test]
fn identities_are_proved_at_a_few_widths() {
    // Binomials of a higher degree take the solver minutes.
    let all: Vec<String> = all().into_iter().map(|i| i.name).collect();
    let quick = all.iter().filter(|n| !n.starts_with("binomial-"));
    let mut arguments = vec!["--scev-rules".to_owned(), "--widths".into(), "1,2,3".into()];
    for name in quick {
        arguments.extend(["--rule".to_owned(), name.clone()]);
    }
    arguments.extend(["-o".to_owned(), "-".into()]);
    let mut c = Command::cargo_bin("tandem").unwrap();
    let done = c.arg("certify").args(&arguments).output().unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let text = String::from_utf8(done.stdout).unwrap();
    let c: Value = serde_json::from_str(&text).unwrap();
    let worlds = c["worlds"].as_array().unwrap();
    assert!(worlds.len() > 20, "{}", worlds.len());
    for w in worlds {
        assert_eq!((&w["wrong"], &w["unknown"]), (&0.into(), &0.into()), "{w}");
        assert_eq!(w["instances"], w["proved"], "{w}");
    }
}

#[test]
fn an_identity_without_its_side_condition_is_refuted() {
    let mut left_out = 0;
    for identity in all() {
        for n in 0..identity.given.len() {
            let mut without = identity.clone();
            let condition = without.given.remove(n);
            let tally = prove_identity(&without, &[2, 3, 4]).unwrap();
            assert!(tally.wrong > 0, "{} without {condition}", identity.name);
            left_out += 1;
        }
    }
    assert!(left_out >= 12, "{left_out}");
}

/// Production's claims about the only loop of a function.
fn counted(text: &str) -> tandem_ir::claims::scev::LoopClaim {
    let module = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
    let defects = tandem_optimized::defects::Defects::default();
    let [production, _] = tandem::scev::claims_of_both(&module, 0, &defects);
    production.loops.into_iter().next().unwrap()
}

/// Found by the enumeration: with `i <= n` the loop never ends if `n` is the greatest number. That it ends proves a flag, and
/// the flag a count, which rests on the assumption as well.
#[test]
fn a_count_by_a_flag_that_an_assumption_proves_rests_on_the_assumption() {
    let text = "define i3 @f(i3 %n) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i3 [ 0, %entry ], [ %j, %body ]
  %c = icmp sle i3 %i, %n
  br i1 %c, label %body, label %done
body:
  %j = add i3 %i, 1
  br label %loop
done:
  ret i3 %i
}
";
    let claim = counted(text);
    assert!(claim.constant_max.is_some() && claim.finite, "{claim:?}");
    let without = counted(&text.replace("mustprogress ", ""));
    assert!(
        without.constant_max.is_none() && !without.finite,
        "{without:?}"
    );
}

/// Found by the enumeration: the reference counted more.
#[test]
fn an_exit_that_is_taken_at_once_is_counted_whatever_comes_back() {
    let text = "define i2 @f(i2 %p) {
entry:
  br label %loop
loop:
  %i = phi i2 [ 1, %entry ], [ %j, %loop ]
  %j = mul i2 %i, %p
  %c = icmp eq i2 %i, 0
  %d = icmp ne i2 %j, %p
  %e = select i1 %c, i1 %d, i1 false
  br i1 %e, label %loop, label %done
done:
  ret i2 %j
}
";
    let claim = counted(text);
    assert!(
        claim.exact.is_some() && claim.exits[0].exact.is_some(),
        "{claim:?}"
    );
}
