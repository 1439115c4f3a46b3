//! Functions of the generator that never does anything undefined, made wild by changing their text.
//!
//! `peer_lli`'s functions have loops, calls, recursion and tables, with guards around
//! everything. Here some operations get flags that may not hold, and some constant
//! operands become poison, undef or another number.

use crate::rng::Rng;
use crate::units::{Unit, unit};
use crate::wild::Case;
use std::fmt::Write as _;
use tandem_oracle::tv::replay::{ConcreteInput, ConcreteValue};

/// Operations and the flags that they may have.
const FLAGS: [(&str, &[&str]); 18] = [
    ("add ", &["nuw", "nsw"]),
    ("sub ", &["nuw", "nsw"]),
    ("mul ", &["nuw", "nsw"]),
    ("shl ", &["nuw", "nsw"]),
    ("udiv ", &["exact"]),
    ("sdiv ", &["exact"]),
    ("lshr ", &["exact"]),
    ("ashr ", &["exact"]),
    ("or ", &["disjoint"]),
    ("icmp ", &["samesign"]),
    ("trunc ", &["nuw", "nsw"]),
    ("zext ", &["nneg"]),
    ("uitofp ", &["nneg"]),
    ("fadd ", &["nnan", "ninf"]),
    ("fsub ", &["nnan", "ninf"]),
    ("fmul ", &["nnan", "ninf"]),
    ("fdiv ", &["nnan", "ninf"]),
    ("fcmp ", &["nnan", "ninf"]),
];

/// The line with a flag, where its operation has some.
fn flagged(rng: &mut Rng, line: &str) -> Option<String> {
    let (left, right) = line.split_once(" = ")?;
    let (op, flags) = FLAGS.iter().find(|f| right.starts_with(f.0))?;
    let flag = rng.pick(flags);
    (!right.contains(flag)).then(|| format!("{left} = {op}{flag} {}", &right[op.len()..]))
}

/// The line with another last operand, if it is an arithmetic operation on a number.
fn other_constant(rng: &mut Rng, line: &str) -> Option<String> {
    let (left, last) = line.rsplit_once(", ")?;
    let (_, right) = line.split_once(" = ")?;
    let op = [
        "add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "urem", "udiv", "icmp",
    ];
    let fits = op.iter().any(|o| right.starts_with(o)) && last.chars().all(|c| c.is_ascii_digit());
    let instead = rng.pick(&["poison", "undef", "0", "1", "2"]);
    let narrow = left.contains(" i1 ");
    (fits && !(narrow && instead.starts_with(|c: char| c.is_ascii_digit())))
        .then(|| format!("{left}, {instead}"))
}

fn changed(rng: &mut Rng, text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    for line in text.lines() {
        let new = match rng.below(24) {
            0..=2 => flagged(rng, line),
            3 => other_constant(rng, line),
            _ => None,
        };
        let _ = writeln!(out, "{}", new.as_deref().unwrap_or(line));
    }
    out
}

/// The case of a number; every third is as it was.
pub(crate) fn case(seed: u64, number: u64) -> Case {
    let u: Unit = unit(seed, number);
    let rng = &mut Rng::new(seed ^ number);
    let mut text = if number.is_multiple_of(3) {
        u.text.clone()
    } else {
        changed(rng, &u.text)
    };
    text = text.replace(&format!("@{}(", u.name), "@f(");
    for d in &u.declares {
        text += d;
        text.push('\n');
    }
    let inputs = u.calls.iter().map(|c| ConcreteInput {
        args: c.iter().map(|b| ConcreteValue::Bits(b.clone())).collect(),
        ..ConcreteInput::default()
    });
    Case {
        text,
        inputs: inputs.collect(),
    }
}
