//! No bytes make the reader, the verifier or the printer panic or hang, and what is read comes back.

use crate::seeds::draw;
use quickcheck::TestResult;
use std::time::{Duration, Instant};
use tandem_ir::machine::text::{Style, parse, parse_with_places, print};
use tandem_ir::machine::verify::{Level, verify};

const SAMPLE: &str = include_str!("../../data/everything.ptx");

/// Pieces that are likely to matter where they do not belong.
const PIECES: [&str; 36] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    ";",
    ":",
    ",",
    "@",
    "@!",
    "!",
    "|",
    "_",
    "%r1",
    "%p1",
    "%tid.x",
    "%r<9>",
    "$L__BB0_1",
    "bra",
    "brx.idx",
    "call",
    ".reg .b32",
    ".param .b32 s",
    ".b64",
    "4294967296",
    "-1",
    "0f3F800000",
    "99999999999999999999",
    "//! ",
    "// begin inline asm\n",
    "/*",
    "\"",
    "kernel_param_0",
];

/// One input through everything; says what went wrong.
fn ride(text: &[u8]) -> Result<(), String> {
    let started = Instant::now();
    if let Ok((module, places)) = parse_with_places(text, "t.ptx") {
        for level in [Level::Parsed, Level::Own] {
            for p in verify(&module, level).iter().take(2) {
                let d = p.diagnostic(&places, text, "t.ptx");
                if d.line == 0 || d.message.is_empty() {
                    return Err(format!("{d}"));
                }
            }
        }
        let printed = print(&module, Style::Keep);
        let again = parse(printed.as_bytes(), "printed").map_err(|e| format!("{e}\n{printed}"))?;
        if again != module {
            return Err(format!("another module comes back from\n{printed}"));
        }
        for style in [Style::Nvvm, Style::Llc] {
            let printed = print(&module, style);
            parse(printed.as_bytes(), "printed").map_err(|e| format!("{e}\n{printed}"))?;
        }
    }
    match started.elapsed() > Duration::from_secs(10) {
        true => Err("it took more than 10 seconds".into()),
        false => Ok(()),
    }
}

/// What mutated texts showed, made small: each was read, and another module came back from what was printed.
#[test]
fn what_came_back_as_another_module_is_refused() {
    for param in [
        ".reg .u64 .ptr .align 1 a",
        ".reg .align 4 .b32 a",
        ".reg .b32 a[4]",
    ] {
        for head in [".entry k", ".func f", ".extern .func f"] {
            let text = format!(
                ".version 8.0\n.target sm_90\n.address_size 64\n{head}({param})\n{}",
                if head.starts_with(".extern") {
                    ";\n"
                } else {
                    "{\n\tret;\n}\n"
                }
            );
            let d = parse(text.as_bytes(), "t.ptx").unwrap_err();
            assert!(d.message.contains("in a register"), "{d}");
            assert_eq!(d.line, 4, "{d}");
        }
    }
}

/// The same: a range was printed with a name that another one was given because its own is taken.
#[test]
fn names_that_are_given_are_not_those_of_ranges() {
    let ranges = [
        ".reg .b16 %r2; .reg .b32 %r<12>; .reg .b32 %r_1x<2>;",
        ".reg .b32 %r_1x<2>; .reg .b16 %r2; .reg .b32 %r<12>;",
    ];
    for regs in ranges {
        let text = format!(
            ".version 8.0\n.target sm_90\n.address_size 64\n.entry k() {{ {regs} mov.b32 %r3, 1; mov.b32 %r_1x1, %r3; ret; }}\n"
        );
        assert_eq!(ride(text.as_bytes()), Ok(()));
        assert!(parse(text.as_bytes(), "t.ptx").is_ok());
    }
}

#[test]
fn every_truncation_ends() {
    for end in 0..SAMPLE.len() {
        if let Err(e) = ride(&SAMPLE.as_bytes()[..end]) {
            panic!("cut at {end}: {e}");
        }
    }
}

#[test]
fn random_bytes_end() {
    fn run(bytes: Vec<u8>) -> bool {
        let mut text = b".version 8.0 .target sm_90 .entry k() {".to_vec();
        text.extend(&bytes);
        ride(&bytes).is_ok() && ride(&text).is_ok()
    }
    draw(2000).quickcheck(run as fn(Vec<u8>) -> bool);
}

/// Ten thousand mutated texts: pieces in wrong places, things left out, copied, or replaced by another byte.
#[test]
fn ten_thousand_mutations_end() {
    fn run(edits: Vec<(usize, usize, u8)>) -> TestResult {
        let mut text = SAMPLE.as_bytes().to_vec();
        for (at, what, how) in edits.into_iter().take(4) {
            let at = at % text.len();
            let piece = PIECES[what % PIECES.len()].as_bytes();
            match how % 5 {
                0 => text[at] = how,
                1 => drop(text.splice(at..at, piece.iter().copied())),
                2 => drop(text.drain(at..(at + 1 + what % 40).min(text.len()))),
                3 => {
                    // A line is put somewhere else.
                    let starts: Vec<usize> = (0..text.len())
                        .filter(|&i| i == 0 || text[i - 1] == b'\n')
                        .collect();
                    let from = starts[what % starts.len()];
                    let end = text[from..]
                        .iter()
                        .position(|&b| b == b'\n')
                        .map_or(text.len(), |n| from + n + 1);
                    let line = text[from..end].to_vec();
                    let to = starts[at % starts.len()];
                    drop(text.splice(to..to, line));
                }
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
        match ride(&text) {
            Ok(()) => TestResult::passed(),
            Err(e) => TestResult::error(e),
        }
    }
    draw(10_000).quickcheck(run as fn(Vec<(usize, usize, u8)>) -> TestResult);
}
