//! Texts of extreme shape: deep, cyclic, wide, long, and in every encoding.
//!
//! The largest take a release build and a minute:
//! `cargo test --release -p tandem-ir --test it shapes -- --ignored --test-threads 1`.

#![allow(clippy::unwrap_used)]

use super::seeds::draw;
use quickcheck::{Arbitrary, Gen};
use std::fmt::Write;
use tandem_ir::diag::ErrorKind;
use tandem_ir::text::{parse, print};
use tandem_ir::verify::verify;

/// Reads, verifies and prints; what is printed must come back as the same text.
fn round_trip(text: &[u8]) -> String {
    let m = parse(text, "test").unwrap_or_else(|e| panic!("{e}"));
    let errors = verify(&m);
    assert!(errors.is_empty(), "{errors:#?}");
    let once = print(&m);
    drop(m);
    let again = parse(once.as_bytes(), "again").unwrap_or_else(|e| panic!("{e}"));
    assert!(print(&again) == once, "printed again, the text differs");
    once
}

const FUNCTION: &str = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n";

fn utf16(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(order).collect()
}

fn latin1(text: &str) -> Vec<u8> {
    text.chars().map(|c| c as u8).collect()
}

/// LLVM reads bytes: anything may stand in comments and between quotes, only ASCII elsewhere.
#[test]
fn text_in_any_encoding_is_read_as_bytes() {
    let plain = round_trip(FUNCTION.as_bytes());
    for comment in [
        latin1("; caf\u{e9}\n"),
        "; \u{4e2d}\n".into(),
        b"; \xff\xfe\0\n".into(),
    ] {
        let text = [&comment[..], FUNCTION.as_bytes()].concat();
        assert_eq!(round_trip(&text), plain);
    }
    let name = FUNCTION.replace("@f", "@\"caf\u{e9}\"");
    assert!(round_trip(name.as_bytes()).contains("@\"caf\\C3\\A9\"("));
    assert!(round_trip(&latin1(&name)).contains("@\"caf\\E9\"("));
    let string = "@s = global [2 x i8] c\"\u{e9}\\00\"\n";
    assert_eq!(
        round_trip(&latin1(string)),
        "@s = global [2 x i8] c\"\\E9\\00\"\n"
    );
    let node = latin1("!n = !{!0}\n!0 = !{!\"caf\u{e9}\"}\n");
    assert!(round_trip(&node).contains("!\"caf\\E9\""));
    for bad in [
        "@caf\u{e9} = global i32 0",
        "\u{a0}@a = global i32 0",
        "@a = global i32 0\x1a",
        "\x0c",
    ] {
        for bytes in [bad.as_bytes().to_vec(), latin1(bad)] {
            assert!(parse(&bytes, "").is_err(), "{bad:?}");
        }
    }
}

#[test]
fn byte_order_marks_and_wide_encodings_are_errors_that_say_so() {
    let marked = |text: &str| format!("\u{feff}{text}");
    let texts = [
        (
            marked(FUNCTION).into_bytes(),
            "UTF-8 with a byte-order mark",
        ),
        (utf16(&marked(FUNCTION), u16::to_le_bytes), "UTF-16"),
        (utf16(&marked(FUNCTION), u16::to_be_bytes), "UTF-16"),
        (
            marked(FUNCTION)
                .chars()
                .flat_map(|c| (c as u32).to_le_bytes())
                .collect(),
            "UTF-32",
        ),
        (
            marked(FUNCTION)
                .chars()
                .flat_map(|c| (c as u32).to_be_bytes())
                .collect(),
            "UTF-32",
        ),
    ];
    for (text, encoding) in texts {
        let e = parse(&text, "").unwrap_err();
        assert!(e.message.contains(encoding), "{e}");
        assert_eq!((e.line, e.column), (1, 1));
    }
    for order in [u16::to_le_bytes, u16::to_be_bytes] {
        assert!(parse(&utf16(FUNCTION, order), "").is_err());
    }
}

/// As LLVM does: blank between tokens, no part of a name, a byte of a string.
#[test]
fn nul_bytes() {
    let plain = round_trip(FUNCTION.as_bytes());
    for text in [
        FUNCTION.replace(" ret", "\0ret"),
        FUNCTION.replace('\n', "\0\n"),
        format!("\0{FUNCTION}\0"),
        format!("; a\0b\n{FUNCTION}"),
    ] {
        assert_eq!(round_trip(text.as_bytes()), plain, "{text:?}");
    }
    assert_eq!(round_trip(b"\0\0\0"), "");
    assert_eq!(
        round_trip(b"@s = global [3 x i8] c\"a\0b\"\n"),
        "@s = global [3 x i8] c\"a\\00b\"\n"
    );
    for name in ["@\"a\0b\"", "@a\0b"] {
        assert!(
            parse(FUNCTION.replace("@f", name).as_bytes(), "").is_err(),
            "{name:?}"
        );
    }
    assert!(parse(format!("{FUNCTION}\0\0garbage").as_bytes(), "").is_err());
}

/// Nesting up to a stated depth comes back; beyond it is an error, at any depth.
#[test]
fn deep_types_constants_and_metadata() {
    let nested = |open: &str, inner: &str, close: &str, n: usize| {
        format!("{}{inner}{}", open.repeat(n), close.repeat(n))
    };
    let all: [&dyn Fn(usize) -> String; 6] = [
        &|n| {
            format!(
                "@a = global {} zeroinitializer\n",
                nested("{ ", "i8", " }", n)
            )
        },
        &|n| {
            format!(
                "@a = global {} zeroinitializer\n",
                nested("[1 x ", "i8", "]", n)
            )
        },
        &|n| format!("!n = !{{!0}}\n!0 = {}\n", nested("!{", "", "}", n)),
        &|n| {
            format!(
                "@a = global i64 {}\n",
                nested("add (i64 1, i64 ", "ptrtoint (ptr @a to i64)", ")", n)
            )
        },
        &|n| {
            format!(
                "declare void @f({})\n",
                nested("target(\"t\", ", "i8", ")", n)
            )
        },
        &|n| {
            format!(
                "%s = type {}\n@a = global %s zeroinitializer\n",
                nested("<{ ", "i8", " }>", n)
            )
        },
    ];
    for (k, text) in all.iter().enumerate() {
        let shallow = text(100);
        assert!(parse(shallow.as_bytes(), "").is_ok(), "shape {k}");
        if k != 4 {
            round_trip(shallow.as_bytes());
        }
        for n in [300, 100_000] {
            let e = parse(text(n).as_bytes(), "").unwrap_err();
            assert_eq!(e.kind, ErrorKind::TooLarge, "shape {k}: {e}");
        }
    }
    // Depth through names is limited, too.
    let chain = |n: usize| -> String {
        let links = (0..n).map(|i| format!("%t{i} = type {{ %t{} }}\n", i + 1));
        links
            .chain([format!(
                "%t{n} = type {{ i8 }}\n@a = global %t0 zeroinitializer\n"
            )])
            .collect()
    };
    round_trip(chain(500).as_bytes());
    assert!(parse(chain(100_000).as_bytes(), "").is_err());
}

/// Metadata may refer to itself, and chains of nodes may be as long as memory allows.
#[test]
fn cyclic_and_long_metadata() {
    round_trip(b"!n = !{!0, !3}\n!0 = !{!0}\n!1 = distinct !{!1, !2}\n!2 = !{!1, !3, !{!2}}\n!3 = !{!4}\n!4 = !{!3}\n");
    for distinct in ["", "distinct "] {
        let n = 50_000;
        let mut text = String::from("!n = !{!0}\n");
        for i in 0..n {
            let _ = writeln!(text, "!{i} = {distinct}!{{!{}, !{i}}}", (i + 1) % n);
        }
        round_trip(text.as_bytes());
    }
}

/// Structs with and without names, in any order of text, some reached only through others.
#[derive(Clone, Debug)]
struct Structs(String);

impl Arbitrary for Structs {
    fn arbitrary(g: &mut Gen) -> Structs {
        let count = 1 + usize::arbitrary(g) % 9;
        let mut names: Vec<String> = Vec::new();
        let mut number = 0;
        for i in 0..count {
            // Numbers may skip.
            number += 1 + usize::arbitrary(g) % 2;
            names.push(if bool::arbitrary(g) {
                format!("%{number}")
            } else {
                format!("%s{i}")
            });
        }
        // A struct mentions only those behind it in this order, so none holds itself.
        let mut order: Vec<usize> = (0..count).collect();
        shuffle(&mut order, g);
        let mut lines = Vec::new();
        for (at, &i) in order.iter().enumerate() {
            let fields: Vec<String> = (0..usize::arbitrary(g) % 4)
                .map(|_| match order.get(at + 1 + usize::arbitrary(g) % 4) {
                    Some(&j) => wrap(&names[j], g),
                    None => "i8".into(),
                })
                .collect();
            lines.push(format!("{} = type {{ {} }}", names[i], fields.join(", ")));
        }
        for n in 0..usize::arbitrary(g) % 4 {
            let ty = wrap(&names[usize::arbitrary(g) % count], g);
            lines.push(format!("@g{n} = external global {ty}"));
        }
        shuffle(&mut lines, g);
        Structs(lines.join("\n"))
    }
}

fn wrap(name: &str, g: &mut Gen) -> String {
    match u8::arbitrary(g) % 4 {
        0 => format!("[2 x {name}]"),
        1 => format!("{{ i8, {name} }}"),
        _ => name.into(),
    }
}

fn shuffle<T>(list: &mut [T], g: &mut Gen) {
    for i in (1..list.len()).rev() {
        list.swap(i, usize::arbitrary(g) % (i + 1));
    }
}

#[test]
fn printing_any_structs_twice_gives_the_same_text() {
    fn run(s: Structs) -> bool {
        let once = print(&parse(s.0.as_bytes(), "test").unwrap_or_else(|e| panic!("{e}\n{}", s.0)));
        let twice =
            print(&parse(once.as_bytes(), "again").unwrap_or_else(|e| panic!("{e}\n{once}")));
        assert_eq!(once, twice, "{}", s.0);
        true
    }
    draw(3000).quickcheck(run as fn(Structs) -> bool);
}

#[test]
fn structs_without_names_keep_the_order_of_their_numbers() {
    let text = "@a = external global %4\n%4 = type { %7 }\n%7 = type { i8 }\n%2 = type { %9, %7 }\n%9 = type opaque\n";
    let order: Vec<String> = round_trip(text.as_bytes())
        .lines()
        .filter(|l| l.contains(" = type "))
        .map(Into::into)
        .collect();
    let want = [
        "%0 = type { %3, %2 }",
        "%1 = type { %2 }",
        "%2 = type { i8 }",
        "%3 = type opaque",
    ];
    assert_eq!(order, want);
}

/// Most memory that this process has held so far, in bytes; none where the system does not say.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kib << 10)
}

/// Reads, verifies and prints a large text within the stated memory.
fn large(text: &str) -> usize {
    let m = parse(text.as_bytes(), "large").unwrap_or_else(|e| panic!("{e}"));
    assert!(verify(&m).is_empty());
    let printed = print(&m).len();
    let peak = peak_memory();
    assert!(
        peak.is_none_or(|p| p <= 4 << 30),
        "{peak:?} bytes of memory"
    );
    printed
}

#[test]
#[ignore = "large: run with --release"]
fn a_call_with_a_million_arguments() {
    let args: Vec<String> = (0..1_000_000).map(|i| format!("i32 {i}")).collect();
    let text = format!(
        "declare void @g(...)\n\ndefine void @f() {{\n  call void (...) @g({})\n  ret void\n}}\n",
        args.join(", ")
    );
    let printed = round_trip(text.as_bytes());
    assert!(printed.contains("i32 999998, i32 999999)"));
}

#[test]
#[ignore = "large: run with --release"]
fn a_function_of_ten_million_lines() {
    let mut text = String::from("define i32 @f(i32 %x) {\n");
    let mut last = String::from("%x");
    for i in 0..10_000_000 {
        let _ = writeln!(text, "  %v{i} = add i32 {last}, {}", i % 97);
        last = format!("%v{i}");
    }
    let _ = write!(text, "  ret i32 {last}\n}}\n");
    assert_eq!(large(&text), text.len());
}

#[test]
#[ignore = "large: run with --release"]
fn a_function_of_three_million_blocks() {
    let n = 3_000_000;
    let mut text = String::from("define void @f(i1 %c) {\n  br label %b0\n");
    for i in 0..n {
        let to = (i * 7) % n;
        let _ = write!(text, "b{i}:\n  br i1 %c, label %b{}, label %b{to}\n", i + 1);
    }
    let _ = write!(text, "b{n}:\n  ret void\n}}\n");
    assert!(large(&text) > text.len());
}
