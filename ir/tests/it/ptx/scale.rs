//! Large and degenerate texts: time stays linear, and what is too large is said to be.

use std::fmt::Write as _;
use std::time::{Duration, Instant};
use tandem_ir::diag::ErrorKind;
use tandem_ir::machine::text::{Style, parse, print};
use tandem_ir::machine::verify::{Level, verify};

const HEAD: &str =
    ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u32 p)\n{\n";

fn comes_back(text: &str) {
    let started = Instant::now();
    let m = parse(text.as_bytes(), "t.ptx")
        .map_err(|e| e.to_string())
        .unwrap();
    assert_eq!(verify(&m, Level::Own), []);
    let printed = print(&m, Style::Keep);
    let again = parse(printed.as_bytes(), "printed")
        .map_err(|e| e.to_string())
        .unwrap();
    assert!(again == m);
    assert!(
        started.elapsed() < Duration::from_secs(60),
        "{:?}",
        started.elapsed()
    );
}

#[test]
fn a_million_lines() {
    let mut text = String::from(HEAD);
    text.push_str("\t.reg .b32 %r<4>;\n\tmov.b32 %r1, 1;\n\tmov.b32 %r2, 2;\n");
    for i in 0..1_000_000 {
        let _ = writeln!(text, "\tadd.s32 \t%r{}, %r{}, {i};", 1 + i % 2, 2 - i % 2);
    }
    text.push_str("\tret;\n}\n");
    comes_back(&text);
}

#[test]
fn a_hundred_thousand_labels() {
    let n = 100_000;
    let mut text = String::from(HEAD);
    text.push_str("\t.reg .pred %p<2>;\n\t.reg .b32 %r<2>;\n\tld.param.u32 %r1, [p];\n\tsetp.eq.u32 %p1, %r1, 0;\n");
    for i in 0..n {
        let _ = writeln!(text, "L{i}:\n\t@%p1 bra L{};", (i * 7919 + 1) % n);
    }
    text.push_str("\tret;\n}\n");
    comes_back(&text);
}

#[test]
fn a_table_of_a_hundred_thousand_that_leads_around() {
    let n = 100_000;
    let mut text = String::from(HEAD);
    text.push_str("\t.reg .b32 %r<2>;\n\tld.param.u32 %r1, [p];\n\tt: .branchtargets A");
    for _ in 0..n {
        text.push_str(", A, B");
    }
    text.push_str(";\nA:\n\tbrx.idx %r1, t;\nB:\n\tbrx.idx %r1, t;\n}\n");
    comes_back(&text);
}

#[test]
fn a_million_registers_cost_one_row_and_too_many_are_refused() {
    let text = |n: &str| format!("{HEAD}\t.reg .b32 %r<{n}>;\n\tmov.b32 %r7, 1;\n\tret;\n}}\n");
    comes_back(&text("1000000"));
    comes_back(&text("268435455"));
    for n in ["268435456", "4294967297", "99999999999999999999"] {
        let e = parse(text(n).as_bytes(), "t.ptx").unwrap_err();
        assert_eq!(e.line, 6, "{e}");
    }
    let e = parse(text("200000000>, %s<200000000").as_bytes(), "t.ptx").unwrap_err();
    assert_eq!(e.kind, ErrorKind::TooLarge, "{e}");
}

#[test]
fn deep_nesting_is_refused() {
    let scopes = format!("{HEAD}{}", "{".repeat(1_000_000));
    let e = parse(scopes.as_bytes(), "t.ptx").unwrap_err();
    assert_eq!(e.kind, ErrorKind::TooLarge, "{e}");
    let lists = format!(
        ".version 8.0\n.target sm_90\n.global .b8 x = {}",
        "{".repeat(1_000_000)
    );
    let e = parse(lists.as_bytes(), "t.ptx").unwrap_err();
    assert!(e.message.contains("nested too deep"), "{e}");
    // As deep as allowed.
    let legal = format!("{HEAD}{}\tret;\n{}}}\n", "{".repeat(255), "}".repeat(255));
    comes_back(&legal);
}

/// A function that reads a hundred thousand registers in as many blocks is looked at in linear time.
#[test]
fn many_registers_over_many_blocks() {
    let n = 20_000;
    let mut text = String::from(HEAD);
    let _ = writeln!(
        text,
        "\t.reg .pred %p<2>;\n\t.reg .b32 %r<{}>;\n\tld.param.u32 %r0, [p];\n\tsetp.eq.u32 %p1, %r0, 0;",
        n + 1
    );
    for i in 0..n {
        let _ = writeln!(
            text,
            "L{i}:\n\tadd.s32 %r{}, %r{i}, 1;\n\t@%p1 bra L{i};",
            i + 1
        );
    }
    text.push_str("\tret;\n}\n");
    comes_back(&text);
}
