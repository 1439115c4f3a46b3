//! The reader never panics and never hangs: random bytes, truncations and mutations of real text.

#![allow(clippy::unwrap_used)]

use super::seeds::draw;
use quickcheck::TestResult;
use std::time::{Duration, Instant};
use tandem_ir::text::parse;

/// A bit of everything, so that mutations reach every part of the grammar.
const SAMPLE: &str = include_str!("../data/everything.ll");

/// Pieces that are likely to matter where they do not belong.
const PIECES: [&str; 24] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    "\"",
    "!",
    "#",
    "@",
    "%",
    "%0",
    "@0",
    "!0",
    "#0",
    ",",
    "=",
    "i32",
    "ptr",
    "99999999999999999999",
    "0x",
    "\\",
];

#[test]
fn the_sample_parses() {
    if let Err(e) = parse(SAMPLE.as_bytes(), "everything.ll") {
        panic!("{e}");
    }
}

#[test]
fn every_truncation_ends_without_panic() {
    for end in 0..SAMPLE.len() {
        let _ = parse(&SAMPLE.as_bytes()[..end], "");
    }
}

#[test]
fn random_bytes_end_without_panic() {
    fn run(bytes: Vec<u8>) -> bool {
        let _ = parse(&bytes, "");
        true
    }
    draw(2000).quickcheck(run as fn(Vec<u8>) -> bool);
}

#[test]
fn mutations_end_without_panic() {
    fn run(edits: Vec<(usize, usize, u8)>) -> TestResult {
        let mut text = SAMPLE.as_bytes().to_vec();
        for (at, what, how) in edits.into_iter().take(4) {
            let at = at % text.len();
            let piece = PIECES[what % PIECES.len()].as_bytes();
            match how % 4 {
                0 => text[at] = how,
                1 => drop(text.splice(at..at, piece.iter().copied())),
                2 => drop(text.drain(at..(at + 1 + what % 40).min(text.len()))),
                _ => {
                    let from = what % text.len();
                    let copy = text[from..(from + 30).min(text.len())].to_vec();
                    drop(text.splice(at..at, copy));
                }
            }
            if text.is_empty() {
                return TestResult::discard();
            }
        }
        let _ = parse(&text, "");
        TestResult::passed()
    }
    draw(5000).quickcheck(run as fn(Vec<(usize, usize, u8)>) -> TestResult);
}

/// Inputs that would be slow if anything were quadratic, each of a megabyte or more.
#[test]
fn large_inputs_take_linear_time() {
    let n = 100_000;
    let list = |item: &str| vec![item; n].join(", ");
    let inputs = [
        format!(
            "define void @f() {{\n call void @g({})\n ret void\n}}\ndeclare void @g()",
            list("i32 1")
        ),
        format!("@a = global [{n} x i16] [{}]", list("i16 7")),
        format!("!0 = !{{{}}}", list("!0")),
        format!(
            "define void @f(i32 %x) {{\n{} ret void\n}}",
            "%y = add i32 %x, 1\n".replace("%y =", "").repeat(0)
        ),
        (0..n)
            .map(|i| format!("@g{i} = global ptr @g{}\n", (i + 1) % n))
            .collect(),
        (0..n)
            .map(|i| format!("define void @f{i}() {{ ret void }}\n"))
            .collect(),
        format!(
            "define void @f() {{\n{} ret void\n}}",
            (0..n)
                .map(|i| format!("br label %b{i}\nb{i}:\n"))
                .collect::<String>()
        ),
        format!("{}\n@a = global i32 0", "; comment {\n".repeat(n)),
        format!("@a = global i32 {}", "9".repeat(20_000)),
        format!(
            "attributes #0 = {{ {} }}",
            (0..n).map(|i| format!("\"k{i}\" ")).collect::<String>()
        ),
        format!(
            "define void @f() {{\n switch i32 0, label %a [{}]\na:\n ret void\n}}",
            (0..n)
                .map(|i| format!("i32 {i}, label %a\n"))
                .collect::<String>()
        ),
        format!(
            "@t = global [{n} x ptr] [{}]\ndefine void @f() {{\n{} ret void\n}}",
            (0..n)
                .map(|i| format!("ptr blockaddress(@f, %b{i})"))
                .collect::<Vec<_>>()
                .join(", "),
            (0..n)
                .map(|i| format!("br label %b{i}\nb{i}:\n"))
                .collect::<String>()
        ),
    ];
    for text in inputs {
        let start = Instant::now();
        let _ = parse(text.as_bytes(), "");
        let spent = start.elapsed();
        assert!(
            spent < Duration::from_secs(5),
            "{spent:?} for {}",
            &text[..text.len().min(80)]
        );
    }
}
