//! The two sides: LLVM's just-in-time compiler and our interpreter, each asked for the same bits.

use crate::control::result_type;
use crate::types::{Scalar, Ty};
use crate::units::Unit;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};
use tandem_ir::constant::Bits;
use tandem_oracle::interp::{Choices, Input, Outcome, Program, Value, run};

/// Up to 128 bits of a scalar of a result.
pub(crate) type Cell = (Scalar, u128);

fn lanes(ty: Ty) -> usize {
    ty.lanes.max(1) as usize
}
/// How many cells a scalar takes: one per 128 bits.
fn parts(s: Scalar) -> usize {
    s.size().div_ceil(128) as usize
}
/// How many cells a call of the unit gives.
pub(crate) fn width(u: &Unit) -> usize {
    u.ret.iter().map(|&t| lanes(t) * parts(t.scalar)).sum()
}

/// The layout that LLVM takes for the host, where that is known.
pub(crate) const HOST_LAYOUT: &str = if cfg!(target_arch = "x86_64") {
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n"
} else {
    ""
};
/// `@show`, which prints 128 bits as 32 digits on a line.
pub(crate) const PRINTING: &str = "@line = private constant [14 x i8] c\"%016lx%016lx\\0A\\00\"\n\
    declare i32 @printf(ptr, ...)\n\
    define internal void @show(i128 %v) {\n  %l = trunc i128 %v to i64\n  %s = lshr i128 %v, 64\n  \
    %h = trunc i128 %s to i64\n  call i32 (ptr, ...) @printf(ptr @line, i64 %h, i64 %l)\n  ret void\n}\n\n";

/// The module of some units, with a `main` that prints each result of each call as 32 digits on a line.
pub(crate) fn module(units: &[Unit]) -> String {
    let mut text = format!("{HOST_LAYOUT}{PRINTING}");
    let mut main = "define i32 @main() {\n".to_owned();
    let mut declares = BTreeSet::new();
    for u in units {
        declares.extend(&u.declares);
        text += &u.text;
        text += &printer(u);
        let _ = writeln!(main, "  call void @{}.show()", u.name);
    }
    for d in declares {
        text += d;
        text.push('\n');
    }
    text + &main + "  ret i32 0\n}\n"
}

/// A function that calls the unit with each of its arguments and prints what comes back.
fn printer(u: &Unit) -> String {
    let mut s = format!("define internal void @{}.show() {{\n", u.name);
    let ret = result_type(&u.ret);
    for (c, args) in u.calls.iter().enumerate() {
        let list = u.params.iter().zip(args);
        let list: Vec<String> = list
            .map(|(p, a)| format!("{p} {}", p.constant(a)))
            .collect();
        let _ = writeln!(s, "  %c{c} = call {ret} @{}({})", u.name, list.join(", "));
        let mut n = 0;
        for (i, &ty) in u.ret.iter().enumerate() {
            let mut part = format!("%c{c}");
            if u.ret.len() > 1 {
                part = format!("%c{c}p{i}");
                let _ = writeln!(s, "  {part} = extractvalue {ret} %c{c}, {i}");
            }
            for lane in 0..lanes(ty) {
                show(&mut s, ty, &part, lane, &format!("%c{c}n{n}"));
                n += 1;
            }
        }
    }
    s + "  ret void\n}\n\n"
}

/// Prints one scalar; `name` starts the names of what that needs.
pub(crate) fn show(s: &mut String, ty: Ty, part: &str, lane: usize, name: &str) {
    let mut v = part.to_owned();
    if ty.lanes > 0 {
        v = format!("{name}e");
        let _ = writeln!(s, "  {v} = extractelement {ty} {part}, i32 {lane}");
    }
    let (mut bits, scalar) = (v.clone(), ty.scalar);
    let w = scalar.size();
    if ty.is_float() {
        bits = format!("{name}b");
        let _ = writeln!(s, "  {bits} = bitcast {scalar} {v} to i{w}");
    }
    for part in 0..parts(scalar) {
        let name = format!("{name}p{part}");
        let mut cell = bits.clone();
        if part > 0 {
            let _ = writeln!(s, "  {name}s = lshr i{w} {bits}, {}", 128 * part);
            cell = format!("{name}s");
        }
        if w != 128 {
            let op = if w < 128 { "zext" } else { "trunc" };
            let _ = writeln!(s, "  {name}w = {op} i{w} {cell} to i128");
            cell = format!("{name}w");
        }
        let _ = writeln!(s, "  call void @show(i128 {cell})");
    }
}

/// Runs a module through LLVM: the numbers that it prints, or its complaint.
pub(crate) fn llvm(program: &str, text: &str) -> Result<Vec<u128>, String> {
    let mut child = Command::new(program)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("{program}: {e}"))?;
    let mut input = child.stdin.take().ok_or("no standard input")?;
    let sent = input.write_all(text.as_bytes());
    drop(input);
    let out = child.wait_with_output().map_err(|e| e.to_string())?;
    if !out.status.success() || sent.is_err() {
        let complaint = String::from_utf8_lossy(&out.stderr);
        let start: Vec<&str> = complaint.lines().take(6).collect();
        return Err(format!("{}: {}", out.status, start.join(" | ")));
    }
    String::from_utf8_lossy(&out.stdout)
        .lines()
        .map(|l| u128::from_str_radix(l, 16).map_err(|e| format!("line {l:?}: {e}")))
        .collect()
}

/// What our interpreter says of a call.
pub(crate) enum Ours {
    /// Defined bits, and whether it says that a free choice mattered.
    Cells(Vec<Cell>, bool),
    /// A construct that it does not do.
    Unsupported(String),
    /// Anything else; none of it should happen.
    Other(String),
}

/// Runs a call of a unit through our interpreter.
pub(crate) fn ours(program: &Program<'_>, u: &Unit, call: usize) -> Ours {
    let Some(f) = program.module().header.lookup(&u.name) else {
        return Ours::Other("the reader lost the function".into());
    };
    let args = u.params.iter().zip(&u.calls[call]);
    let input = Input {
        args: args.map(|(p, bits)| argument(*p, bits)).collect(),
        ..Input::default()
    };
    let done = run(program, f, &input);
    let value = match &done.outcome {
        Outcome::Returned(Some(v)) => v,
        Outcome::Unsupported(u) => return Ours::Unsupported(u.construct.clone()),
        other => return Ours::Other(other.to_string()),
    };
    let mut out = Vec::new();
    // A NaN that stays a NaN is no choice here: its payload is not compared.
    let choices = Choices {
        nan: false,
        ..done.choices
    };
    if flatten(value, &mut out) && out.len() == width(u) {
        Ours::Cells(out, choices.any())
    } else {
        Ours::Other(format!("returned {value}"))
    }
}

pub(crate) fn argument(p: Scalar, bits: &Bits) -> Value {
    let low = bits.limbs()[0];
    match p {
        Scalar::Int(_) => Value::from_bits(bits.clone()),
        Scalar::Float => Value::f32(f32::from_bits(low as u32)),
        Scalar::Double => Value::f64(f64::from_bits(low)),
    }
}

/// An argument as text.
pub(crate) fn constant_text(p: Scalar, v: &Value) -> String {
    match v {
        Value::Int { bits, .. } | Value::Float { bits, .. } => p.text(*bits),
        Value::Wide(b) => p.constant(b),
        other => other.to_string(),
    }
}

/// The scalars of a value; false if some are not plain bits.
pub(crate) fn flatten(v: &Value, out: &mut Vec<Cell>) -> bool {
    match v {
        Value::Int { width, bits } => out.push((Scalar::Int(*width), *bits)),
        Value::Wide(b) => out.extend(b.limbs().chunks(2).map(|l| {
            let high = l.get(1).copied().unwrap_or(0);
            (
                Scalar::Int(b.width()),
                u128::from(l[0]) | u128::from(high) << 64,
            )
        })),
        Value::Float { kind, bits } => match kind {
            tandem_ir::FloatKind::Float => out.push((Scalar::Float, *bits)),
            tandem_ir::FloatKind::Double => out.push((Scalar::Double, *bits)),
            _ => return false,
        },
        Value::Elements(e) => return e.iter().all(|v| flatten(v, out)),
        _ => return false,
    }
    true
}

/// True if the bits are the same, or both a NaN.
pub(crate) fn same(ours: &[Cell], theirs: &[u128]) -> bool {
    ours.len() == theirs.len()
        && ours
            .iter()
            .zip(theirs)
            .all(|(&(s, a), &b)| a == b || s.is_nan(a) && s.is_nan(b))
}
