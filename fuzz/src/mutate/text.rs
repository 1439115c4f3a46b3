//! Mutation of text, for engines that keep programs as bytes.
//!
//! What an engine stores is `.ll` text, so a stored program can be read, run
//! and reduced by every tool that reads LLVM assembly, and stays what it is when a
//! generator changes. Text that is no program is replaced by a small one; where not
//! even that fits, it is handed back as it came.

use super::draw::Draw;
use super::{Counts, choose, run, splices};
use crate::config::Config;
use crate::generate;
use tandem_ir::Module;

/// How many mutants are tried for one that fits.
const TRIES: usize = 4;

/// Programs for an engine that has no corpus, or whose input is no program.
const SEEDS: [&str; 4] = [
    "define i32 @f(i32 %a, i32 %b) {
entry:
  %c = icmp ult i32 %a, %b
  br i1 %c, label %yes, label %join

yes:
  %x = mul i32 %a, 3
  br label %join

join:
  %p = phi i32 [ 1, %entry ], [ %x, %yes ]
  %d = icmp eq i32 %p, 1
  br i1 %d, label %out, label %more

more:
  %y = add i32 %p, %b
  br label %out

out:
  %r = phi i32 [ %a, %join ], [ %y, %more ]
  ret i32 %r
}
",
    "define i32 @f(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %s = phi i32 [ 0, %entry ], [ %t, %head ]
  %t = xor i32 %s, %i
  %next = add i32 %i, 1
  %more = icmp slt i32 %i, 5
  br i1 %more, label %head, label %out

out:
  ret i32 %t
}
",
    "target triple = \"nvptx64-nvidia-cuda\"

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 8
  br i1 %c, label %yes, label %out

yes:
  %w = zext i32 %t to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %w
  %v = load i32, ptr addrspace(1) %q, align 4
  %x = add i32 %v, %n
  store i32 %x, ptr addrspace(1) %q, align 4
  br label %out

out:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
",
    "define i8 @f(i8 %x) {
  %y = add i8 %x, 1
  ret i8 %y
}
",
];

/// The program that the text is, if it is well-formed.
fn program(text: &[u8]) -> Option<Module> {
    let m = tandem_ir::text::parse(text, "input").ok()?;
    (!m.bodies.is_empty() && tandem_ir::verify::verify(&m).is_empty()).then_some(m)
}

/// A program made from nothing or one of the seeds, whichever fits; or what was given, cut to the size if need be.
fn fallback(text: &[u8], max_size: usize, draw: &mut Draw, bias: Option<&'static str>) -> Vec<u8> {
    if draw.coin() {
        let config = Config::swarm(draw.word()).with_bias(bias);
        let made = tandem_ir::text::print(&generate::from_seed(draw.word(), &config)).into_bytes();
        if made.len() <= max_size {
            return made;
        }
    }
    let fitting: Vec<&str> = SEEDS
        .iter()
        .copied()
        .filter(|s| s.len() <= max_size)
        .collect();
    match draw.pick(&fitting) {
        Some(s) => s.as_bytes().to_vec(),
        None => text[..text.len().min(max_size)].to_vec(),
    }
}

/// Tries mutants until one is text of at most `max_size` bytes other than `old`.
fn fitting(
    m: &Module,
    other: &Module,
    old: &[u8],
    max_size: usize,
    draw: &mut Draw,
    which: &dyn Fn(&mut Draw) -> usize,
) -> Option<Vec<u8>> {
    for _ in 0..TRIES {
        let fresh = Draw::from_seed(draw.word());
        let Some(mutant) = run(m, Some(other), fresh, &mut Counts::default(), which) else {
            continue;
        };
        let text = tandem_ir::text::print(&mutant).into_bytes();
        if text.len() <= max_size && text != old {
            return Some(text);
        }
    }
    None
}

/// A mutant of a program as text, of at most `max_size` bytes. Text that is no well-formed program gives a
/// small program instead. A function of its arguments.
pub fn custom_mutator(
    text: &[u8],
    max_size: usize,
    seed: u32,
    bias: Option<&'static str>,
) -> Vec<u8> {
    let mut draw = Draw::from_seed(u64::from(seed));
    let Some(m) = program(text) else {
        return fallback(text, max_size, &mut draw, bias);
    };
    let which = |draw: &mut Draw| choose(draw, bias);
    match fitting(&m, &m, text, max_size, &mut draw, &which) {
        Some(text) => text,
        // A program at the limit: the seeds are smaller, and it stays where it is stored.
        None if text.len() > max_size => fallback(text, max_size, &mut draw, bias),
        None => text.to_vec(),
    }
}

/// A program as text that has parts of two, of at most `max_size` bytes.
pub fn custom_crossover(a: &[u8], b: &[u8], max_size: usize, seed: u32) -> Vec<u8> {
    let mut draw = Draw::from_seed(u64::from(seed));
    let (x, y) = (program(a), program(b));
    let both = match (&x, &y) {
        (Some(x), Some(y)) => fitting(x, y, a, max_size, &mut draw, &splices),
        _ => None,
    };
    let one = |text: &[u8], m: &Option<Module>| {
        (m.is_some() && text.len() <= max_size).then(|| text.to_vec())
    };
    both.or_else(|| one(a, &x))
        .or_else(|| one(b, &y))
        .unwrap_or_else(|| fallback(a, max_size, &mut draw, None))
}
