//! The rule language: what it reads, and what it says of files that are wrong.

use quickcheck::quickcheck;
use tandem_reference::rules::{FILES, PROOFS, Rules, digest, measure, overlap, parse};

/// The message and the place of the error of a text.
fn error(text: &str) -> (u32, u32, String) {
    let e = parse("test.rules", text).unwrap_err();
    assert_eq!(e.file, "test.rules");
    assert_eq!(
        Some(e.snippet.as_str()),
        text.lines().nth(e.line as usize - 1).or(Some(""))
    );
    (e.line, e.column, e.message)
}

/// A rule with the given lines behind its name.
fn with(lines: &str) -> String {
    format!("# A comment.\nrule r \"why\"\n{lines}\n")
}

#[test]
fn errors_have_their_place() {
    let cases: &[(&str, u32, u32, &str)] = &[
        (
            "  match frob x y\n  result x",
            3,
            9,
            "unknown operation 'frob'",
        ),
        (
            "  match add x 0\n  result y",
            4,
            10,
            "'y' is not bound by the pattern",
        ),
        (
            "  match add x 0\n  result D",
            4,
            10,
            "'D' is not bound by the pattern",
        ),
        (
            "  match add x C\n  if D == 0\n  result x",
            4,
            6,
            "'D' is not bound by the pattern",
        ),
        (
            "  match add x (zext x)\n  result x",
            3,
            16,
            "some variable is used with two widths",
        ),
        (
            "  match add x (fadd y z)\n  result x",
            3,
            15,
            "this is i1 or integer",
        ),
        (
            "  match add x C\n  if even(C)\n  result x",
            4,
            6,
            "'even' is no function of the language",
        ),
        (
            "  match add x C\n  if C\n  result x",
            4,
            6,
            "a condition is expected, and a number is here",
        ),
        (
            "  match add x C\n  if x == 0\n  result x",
            4,
            6,
            "'x' is no constant: only names in upper case",
        ),
        (
            "  match add x C\n  if 1 u< 2\n  result x",
            3,
            9,
            "whose width is that of nothing in this pattern",
        ),
        (
            "  match sub* x 0\n  result x",
            3,
            9,
            "the operands of 'sub' cannot be exchanged",
        ),
        (
            "  match and nuw x 0\n  result x",
            3,
            13,
            "the operation cannot have the flag 'nuw'",
        ),
        (
            "  match add x\n  result x",
            3,
            9,
            "'add' has 2 operands, and 1 are here",
        ),
        (
            "  match abs x y\n  result x",
            3,
            15,
            "the immediate 'true' or 'false' is expected, and 'y' is here",
        ),
        (
            "  match add x (add y 0\n  result x",
            3,
            23,
            "')' is expected, and the end of the line is here",
        ),
        (
            "  match add y@(add x 0) y@(add x 0)\n  result y",
            3,
            25,
            "it is a constant, or named before",
        ),
        (
            "  match icmp below x y\n  result true",
            3,
            14,
            "a predicate is expected, and 'below' is here",
        ),
        (
            "  match add x 0\n  result ;",
            4,
            10,
            "';' has no meaning here",
        ),
        (
            "  match add x 0",
            4,
            1,
            "'result' is expected, and the end of the file is here",
        ),
        (
            "  match add x 0\n  result",
            4,
            9,
            "a constant or a condition is expected",
        ),
        (
            "  match add x 0\n  result zext(",
            4,
            15,
            "a constant or a condition is expected",
        ),
    ];
    for &(lines, line, column, message) in cases {
        let (l, c, m) = error(&with(lines));
        assert!(m.contains(message), "{lines}\n{m}");
        assert_eq!((l, c), (line, column), "{lines}\n{m}");
    }
    let (line, column, message) = error("rule Add \"why\"\n");
    assert_eq!((line, column), (1, 6), "{message}");
    let (line, column, message) = error("rule r \"why\n");
    assert_eq!((line, column), (1, 8), "{message}");
}

#[test]
fn a_doubled_name_is_refused_in_one_file_and_across_files() {
    let text = "rule r \"why\"\n  match add x 0\n  result x\n";
    let (line, _, message) = error(&format!("{text}\n{text}"));
    assert_eq!(
        (line, message.as_str()),
        (5, "a rule 'r' is already on line 1 of this file")
    );
    let digest = digest(&parse("a.rules", text).unwrap()[0]);
    let both = Rules::load(
        &[("a.rules", text), ("b.rules", text)],
        &format!("{digest} r\n"),
    );
    assert_eq!(both.all.len(), 1);
    assert_eq!(
        both.refused[0].message,
        "a rule 'r' is already in a.rules, line 1"
    );
    assert_eq!(
        (both.refused[0].file.as_str(), both.refused[0].line),
        ("b.rules", 1)
    );
}

#[test]
fn a_rule_that_is_not_proved_as_it_stands_does_not_load() {
    let proved = "rule r \"why\"\n  match add x 0\n  result x\n";
    let list = format!("{} r\n", digest(&parse("a.rules", proved).unwrap()[0]));
    assert_eq!(Rules::load(&[("a.rules", proved)], &list).all.len(), 1);
    // Another note, comments and white space prove the same.
    let same = "# More.\nrule r \"because\"\n    match  add x   0\n  result x # so\n";
    assert_eq!(Rules::load(&[("a.rules", same)], &list).all.len(), 1);
    let changed = proved.replace("add x 0", "add x 1");
    let loaded = Rules::load(&[("a.rules", &changed)], &list);
    assert!(loaded.all.is_empty());
    assert!(
        loaded.refused[0]
            .message
            .contains("it is not proved as it stands")
    );
    assert_eq!((loaded.refused[0].line, loaded.refused[0].column), (1, 1));
}

#[test]
fn every_rule_of_this_build_is_proved_and_lowers_the_measure() {
    let loaded = Rules::load(FILES, PROOFS);
    let refused: Vec<String> = loaded.refused.iter().map(|d| d.to_string()).collect();
    assert!(refused.is_empty(), "{}", refused.join("\n"));
    assert!(loaded.all.len() >= 150, "{} rules", loaded.all.len());
    assert!(loaded.all.iter().all(|r| measure::lowers(r).is_ok()));
    // A proof without its rule is a leftover.
    assert_eq!(PROOFS.lines().count(), loaded.all.len());
}

#[test]
fn the_measure_refuses_a_rule_that_removes_nothing() {
    let text = "rule r \"why\"\n  match add x (sub y x)\n  result y\n";
    let mut rule = parse("a.rules", text).unwrap().remove(0);
    assert_eq!(measure::lowers(&rule), Ok(()));
    rule.result = rule.pattern.clone();
    assert!(
        measure::lowers(&rule)
            .unwrap_err()
            .contains("more than one instruction, so the size rises")
    );
}

/// `reference/src/rules/overlaps.txt` is generated: `TANDEM_BLESS=1` writes it.
#[test]
fn the_list_of_overlaps_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/rules/overlaps.txt");
    let list = overlap::list(&Rules::load(FILES, PROOFS).all);
    if std::env::var_os("TANDEM_BLESS").is_some() {
        std::fs::write(path, &list).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), list);
}

#[test]
fn overlaps_are_found_through_orders_of_operands() {
    let text = "rule a \"\"\n  match add* x 0\n  result x\nrule b \"\"\n  match add (sub y z) w\n  result w\n\
                rule c \"\"\n  match sub x 0\n  result x\nrule d \"\"\n  match add* C D\n  result C + D\n";
    let rules = parse("a.rules", text).unwrap();
    assert_eq!(overlap::list(&rules), "a > b\na > d\n");
}

#[test]
fn truncated_files_never_panic() {
    for (file, text) in FILES {
        for end in (0..text.len())
            .filter(|&n| text.is_char_boundary(n))
            .step_by(7)
        {
            let _ = parse(file, &text[..end]);
        }
    }
}

quickcheck! {
    /// Random damage to a rules file gives rules or an error, never a panic.
    fn damaged_files_never_panic(at: usize, with: String) -> bool {
        let text = FILES[at % FILES.len()].1;
        let at = at % text.len();
        if text.is_char_boundary(at) {
            let _ = parse("damaged.rules", &format!("{}{with}{}", &text[..at], &text[at..]));
        }
        true
    }
}

#[test]
fn nesting_and_operators_are_limited_so_that_no_file_overflows_the_stack() {
    let many = 200_000;
    for (lines, message) in [
        (
            format!("  match add x C\n  if {}C", "(".repeat(many)),
            "nest more than 64 deep",
        ),
        (
            format!("  match add x C\n  if {}pow2(C)", "not ".repeat(many)),
            "nest more than 64 deep",
        ),
        (
            format!("  match add x C\n  if {}C == 0", "- ".repeat(many)),
            "nest more than 64 deep",
        ),
        (
            format!("  match add x C\n  result {}C", "zext(".repeat(many)),
            "nest more than 64 deep",
        ),
        (
            format!("  match add x {}", "(add x ".repeat(many)),
            "nest more than 64 deep",
        ),
        (
            format!("  match add x {}", "y@(add x ".repeat(many)),
            "cannot name an instruction",
        ),
        (
            format!("  match add x C\n  result C{}", " + C".repeat(many)),
            "more than 256 operators",
        ),
        (
            format!("  match add x C\n  if C == 0{}", " or C == 0".repeat(many)),
            "the condition 'C == 0' is given twice",
        ),
    ] {
        // Of a line as long as these, the snippet is a part.
        let e = parse("test.rules", &with(&lines)).unwrap_err();
        assert!(e.message.contains(message), "{}", e.message);
        assert!(e.line >= 3 && e.column > 5 && !e.snippet.is_empty());
    }
    let deep = format!(
        "  match add x C\n  if {}C == 0{}\n  result x",
        "(".repeat(60),
        ")".repeat(60)
    );
    assert!(parse("test.rules", &with(&deep)).is_ok());
}

#[test]
fn what_is_given_twice_is_refused_and_slips_get_the_nearest_word() {
    for (lines, message) in [
        (
            "  match add nsw nuw nsw x 0",
            "the flag 'nsw' is given twice",
        ),
        (
            "  match icmp eq|ne|eq x y",
            "the predicate 'eq' is given twice",
        ),
        (
            "  match fcmp oeq|oeq x y",
            "the predicate 'oeq' is given twice",
        ),
        (
            "  match add x C\n  if pow2(C)\n  if C == 0\n  if pow2( C )",
            "the condition 'pow2 ( C )' is given twice",
        ),
        (
            "  match add x C\n  if pow2(C) and pow2(C)",
            "the condition 'pow2 ( C )' is given twice",
        ),
        (
            "  match ad x 0",
            "unknown operation 'ad'; did you mean 'add'?",
        ),
        ("  match ICMP eq x y", "did you mean 'icmp'?"),
        ("  match umim x y", "did you mean 'umin'?"),
        (
            "  match icmp ulte x y",
            "and 'ulte' is here; did you mean 'ule'?",
        ),
        ("  match fcmp olte x y", "did you mean 'ole'?"),
        ("  match add nswx x y", "3 are here; did you mean 'nsw'?"),
        (
            "  match add x C\n  if C == smx",
            "'smx' is not bound by the pattern; did you mean 'smax'?",
        ),
        ("  match add x C\n  result smx", "did you mean 'smax'?"),
        ("  match add xyz C\n  result xyy", "did you mean 'xyz'?"),
        (
            "  match add x C\n  if pow3(C)",
            "no function of the language; did you mean 'pow2'?",
        ),
    ] {
        let (_, _, m) = error(&with(lines));
        assert!(m.contains(message), "{lines}\n{m}");
    }
}

#[test]
fn undecided_rules_need_names_of_their_own_and_the_measure() {
    let text = "rule r \"why\"\n  match add x 0\n  result x\n";
    let list = format!("{} r\n", digest(&parse("a.rules", text).unwrap()[0]));
    let proved = Rules::load(&[("a.rules", text)], &list);
    let root = "rule s \"why\"\n  match add y x\n  result y\n";
    let both = proved.with_undecided(&[("u.rules", text), ("v.rules", root), ("w.rules", root)]);
    assert_eq!((both.all.len(), both.undecided.len()), (1, 1));
    let words: Vec<_> = both
        .refused
        .iter()
        .map(|d| (d.file.as_str(), d.message.as_str()))
        .collect();
    assert_eq!(
        words,
        [
            ("u.rules", "a rule 'r' is already in a.rules, line 1"),
            ("w.rules", "a rule 's' is already in v.rules, line 1"),
        ]
    );
    // The rules of this build.
    assert!(tandem_reference::rules::rules().refused.is_empty());
}
