//! What the tests of the validator share: texts become modules, and pairs of them are validated.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test file uses a part of this, and a text that does not parse is the test's mistake"
)]

pub mod memory;

use tandem_ir::Module;
use tandem_tv::validate::{Conclusion, Replay, Report, Settings, Subject, validate};

/// A module from its text.
pub fn module(text: &str) -> Module {
    tandem_ir::text::parse(text.as_bytes(), "pair.ll").unwrap()
}

/// The first function of a module that has a body.
pub fn subject(m: &Module) -> Subject<'_> {
    Subject {
        module: m,
        function: &m.bodies[0],
    }
}

/// The function of a name.
pub fn named<'m>(m: &'m Module, name: &str) -> Subject<'m> {
    let g = m.header.lookup(name).unwrap();
    Subject {
        module: m,
        function: m.body(g).unwrap(),
    }
}

/// What is said of the first functions of two texts.
pub fn report(source: &str, target: &str, settings: &Settings) -> Report {
    let (s, t) = (module(source), module(target));
    validate(subject(&s), subject(&t), settings)
}

/// Source and target of a text, told apart by `=>`; lines before the first `define` belong to both.
pub fn halves(text: &str) -> (String, String) {
    let (source, target) = text.split_once("=>").unwrap();
    let common: Vec<&str> = source
        .lines()
        .take_while(|l| !l.trim_start().starts_with("define"))
        .collect();
    (
        source.to_owned(),
        format!("{}\n{target}", common.join("\n")),
    )
}

/// A conclusion in words, with the reason where it is none.
pub fn words(r: &Report) -> String {
    match &r.conclusion {
        Conclusion::Unsupported(b) => format!("unsupported {b:?}"),
        Conclusion::Unproven(w) => format!("unproven {w} {:?}", r.approximations),
        c => c.name().to_owned(),
    }
}

/// What is being said of a pair of functions: `common` stands before both, and `not X` is anything but X.
pub struct Pair {
    pub name: &'static str,
    pub expected: &'static str,
    pub common: &'static str,
    pub source: &'static str,
    pub target: &'static str,
}

/// Validates all, and panics with those whose conclusion is another.
pub fn check(pairs: &[Pair]) {
    let mut wrong = Vec::new();
    for p in pairs {
        let source = format!("{}{}\n", p.common, p.source);
        let target = format!("{}{}\n", p.common, p.target);
        let got = report(&source, &target, &Settings::default()).conclusion;
        let fine = match p.expected.strip_prefix("not ") {
            Some(other) => got.name() != other,
            None => got.name() == p.expected,
        };
        if !fine {
            wrong.push(format!("{}: {got:?} instead of {}", p.name, p.expected));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// As [`check`], and every counterexample has to be seen in execution.
pub fn check_confirmed(pairs: &[Pair]) {
    check(pairs);
    for p in pairs {
        let source = format!("{}{}\n", p.common, p.source);
        let target = format!("{}{}\n", p.common, p.target);
        match report(&source, &target, &Settings::default()).conclusion {
            Conclusion::Incorrect(c) => assert!(
                matches!(c.replay, Replay::Confirmed(_)),
                "{}: {}",
                p.name,
                c.replay.words()
            ),
            other => panic!("{}: {other:?}", p.name),
        }
    }
}
