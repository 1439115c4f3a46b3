//! What each delta makes of a small program, word for word.

#![allow(clippy::unwrap_used)]

use std::ops::Range;
use tandem_ir::text::{parse, print};
use tandem_ir::verify::verify;
use tandem_reduce::delta::{Delta, SIDEWAYS, by_name, measure};

mod blocks;
mod instructions;
mod memory;
mod module;
mod types;

/// The delta of a name, be it one that leads sideways.
fn named(name: &str) -> &'static dyn Delta {
    let sideways = || SIDEWAYS.iter().copied().find(|d| d.name() == name);
    by_name(name)
        .or_else(sideways)
        .unwrap_or_else(|| panic!("no delta {name}"))
}

/// The program after candidates `which` of a delta.
fn after(delta: &str, which: Range<usize>, text: &str) -> String {
    let m = parse(text.as_bytes(), "t.ll").unwrap();
    assert!(verify(&m).is_empty(), "{:?}", verify(&m));
    let d = named(delta);
    let n = d.candidates(&m);
    assert!(which.end <= n, "{delta} has only {n} candidates");
    let new = d
        .apply(&m, which)
        .unwrap_or_else(|| panic!("{delta} makes nothing"));
    assert!(d.is_escape() || measure(&new) < measure(&m));
    print(&new)
}

/// The instructions of the first function, one a line, without labels.
fn body(delta: &str, which: Range<usize>, text: &str) -> Vec<String> {
    let all = after(delta, which, text);
    let lines = all.lines().skip_while(|l| !l.starts_with("define"));
    let inside = lines.skip(1).take_while(|l| *l != "}");
    inside
        .filter(|l| l.starts_with(' '))
        .map(|l| l.trim().to_string())
        .collect()
}

/// How many candidates a delta has.
fn count(delta: &str, text: &str) -> usize {
    named(delta).candidates(&parse(text.as_bytes(), "t.ll").unwrap())
}
