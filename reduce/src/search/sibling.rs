//! The closest passing sibling: the smallest edit of the result that makes the failure vanish.
//!
//! Two programs that differ in one word, one failing and one passing, say more about
//! a bug than either alone. Candidates are nudges (another constant, predicate or
//! operation, exchanged branch targets) and the single candidates of all deltas, in
//! order of how many words they change.

use super::ledger::Stop;
use super::program::Program;
use super::sweep::Search;
use crate::predicate::Answer;
use std::collections::BTreeMap;
use tandem_ir::constant::Bits;
use tandem_ir::inst::FLAG_KEYWORDS;
use tandem_ir::verify::verify;
use tandem_ir::{BinOp, Flags, Inst, InstKind, IntPredicate, Module};

/// A program that is not interesting, close to one that is.
#[derive(Clone, Debug)]
pub struct Sibling {
    /// The program.
    pub program: Program,
    /// Words that differ.
    pub distance: usize,
    /// Lines that differ: those of the result after `-`, those of the sibling after `+`.
    pub difference: Vec<String>,
}

/// Most candidates that are asked about.
const MAX_ASKED: usize = 64;
/// Largest result, in instructions, for which the search is made.
const MAX_INSTRUCTIONS: u64 = 200;

/// Finds the closest passing sibling of the best program.
///
/// # Errors
/// A budget is used up, or the predicate does not work.
pub fn closest(search: &mut Search<'_>) -> Result<Option<Sibling>, Stop> {
    if search.best.measure.instructions > MAX_INSTRUCTIONS {
        return Ok(None);
    }
    let here = words(&search.best.text);
    let mut order: BTreeMap<(usize, String), Module> = BTreeMap::new();
    for module in candidates(search) {
        let text = tandem_ir::text::print(&module);
        let distance = distance(&here, &words(&text));
        if distance > 0 {
            order.insert((distance, text), module);
        }
    }
    for ((distance, text), module) in order.into_iter().take(MAX_ASKED) {
        let Some(e) = search.ledger.evaluate(&module, None) else {
            continue;
        };
        let boring = e.answer == Answer::Boring;
        search.ledger.settle(e)?;
        if boring && let Some(program) = passes(search, text)? {
            return Ok(Some(Sibling {
                difference: difference(&search.best.text, &program.text),
                program,
                distance,
            }));
        }
    }
    Ok(None)
}

/// The program of a text if it is boring as it reads: what is known may be of other names or another order of blocks.
fn passes(search: &mut Search<'_>, text: String) -> Result<Option<Program>, Stop> {
    let Some(e) = search.ledger.evaluate_text(text, None, None) else {
        return Ok(None);
    };
    let program = e.program.clone().filter(|_| e.answer == Answer::Boring);
    search.ledger.settle(e)?;
    Ok(program)
}

fn candidates(search: &Search<'_>) -> Vec<Module> {
    let best = &search.best.module;
    let mut all = nudges(best);
    for delta in search.settings.deltas.iter().filter(|d| !d.is_escape()) {
        let n = delta.candidates(best);
        all.extend((0..n).filter_map(|i| delta.apply(best, i..i + 1)));
    }
    all
}

/// Every small change of one instruction that leaves a well-formed module.
fn nudges(m: &Module) -> Vec<Module> {
    let mut all = Vec::new();
    for (n, f) in m.bodies.iter().enumerate() {
        for b in f.blocks() {
            for i in f.insts(b) {
                nudge(m, n, i, &mut all);
            }
        }
    }
    all.retain(|m| verify(m).is_empty());
    all
}

fn nudge(m: &Module, n: usize, i: Inst, all: &mut Vec<Module>) {
    let f = &m.bodies[n];
    let mut with = |edit: &dyn Fn(&mut tandem_ir::Function)| {
        let mut changed = m.clone();
        edit(&mut changed.bodies[n]);
        all.push(changed);
    };
    match f.kind(i) {
        InstKind::ICmp(p) => with(&|f| f.set_kind(i, InstKind::ICmp(opposite(*p)))),
        InstKind::Binary(op) => {
            if let Some(other) = neighbour(*op) {
                with(&|f| {
                    f.set_kind(i, InstKind::Binary(other));
                    f.set_flags(i, Flags::NONE);
                });
            }
        }
        InstKind::Br if f.num_operands(i) == 3 => {
            let (yes, no) = (f.operand(i, 1), f.operand(i, 2));
            with(&|f| f.set_operands(i, &[f.operand(i, 0), no, yes]));
        }
        _ => {}
    }
    for flag in FLAG_KEYWORDS
        .map(|k| k.0)
        .into_iter()
        .filter(|&x| f.flags(i).contains(x))
    {
        with(&|f| f.set_flags(i, f.flags(i).without(flag)));
    }
    for k in 0..f.num_operands(i) {
        let v = f.operand(i, k);
        let Some(bits) = f.as_int(v) else { continue };
        let (Some(c), width) = (bits.as_u64(), bits.width()) else {
            continue;
        };
        for near in [c.wrapping_add(1), c.wrapping_sub(1)] {
            with(&|f| {
                let v = f.bits(&Bits::from_u64(width, near));
                f.set_operand(i, k, v);
            });
        }
    }
}

fn opposite(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Eq => Ne,
        Ne => Eq,
        Ugt => Ule,
        Ule => Ugt,
        Uge => Ult,
        Ult => Uge,
        Sgt => Sle,
        Sle => Sgt,
        Sge => Slt,
        Slt => Sge,
    }
}

/// The operation that is most easily mistaken for another.
fn neighbour(op: BinOp) -> Option<BinOp> {
    Some(match op {
        BinOp::Add => BinOp::Sub,
        BinOp::Sub => BinOp::Add,
        BinOp::UDiv => BinOp::SDiv,
        BinOp::SDiv => BinOp::UDiv,
        BinOp::URem => BinOp::SRem,
        BinOp::SRem => BinOp::URem,
        BinOp::LShr => BinOp::AShr,
        BinOp::AShr => BinOp::LShr,
        BinOp::And => BinOp::Or,
        BinOp::Or => BinOp::And,
        _ => return None,
    })
}

/// The words of a text, comments left out.
fn words(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|l| !l.starts_with(';'))
        .flat_map(|l| l.split_whitespace().chain(["\n"]))
        .collect()
}

/// Number of words to take out and put in. Only what lies between the common beginning and the common end
/// is compared in detail, and that only up to a size.
fn distance(a: &[&str], b: &[&str]) -> usize {
    let (a, b) = middle(a, b);
    if a.len() * b.len() > 250_000 {
        return a.len() + b.len();
    }
    a.len() + b.len() - 2 * common(a, b).len()
}

fn middle<'x, T: PartialEq>(a: &'x [T], b: &'x [T]) -> (&'x [T], &'x [T]) {
    let n = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[n..], &b[n..]);
    let same = |(x, y): &(&T, &T)| x == y;
    let n = a.iter().rev().zip(b.iter().rev()).take_while(same).count();
    (&a[..a.len() - n], &b[..b.len() - n])
}

/// Index pairs of a longest common subsequence.
fn common<T: PartialEq>(a: &[T], b: &[T]) -> Vec<(usize, usize)> {
    let width = b.len() + 1;
    let mut length = vec![0u32; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            length[i * width + j] = match a[i] == b[j] {
                true => length[(i + 1) * width + j + 1] + 1,
                false => length[(i + 1) * width + j].max(length[i * width + j + 1]),
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut pairs = Vec::new();
    while i < a.len() && j < b.len() {
        if a[i] == b[j] {
            pairs.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if length[(i + 1) * width + j] >= length[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    pairs
}

/// The lines that differ, in order.
fn difference(a: &str, b: &str) -> Vec<String> {
    let a: Vec<&str> = a.lines().collect();
    let b: Vec<&str> = b.lines().collect();
    let (a, b) = middle(&a, &b);
    if a.len() * b.len() > 250_000 {
        return Vec::new();
    }
    let mut lines = Vec::new();
    let (mut i, mut j) = (0, 0);
    let end = [(a.len(), b.len())];
    for (x, y) in common(a, b).into_iter().chain(end) {
        lines.extend(a[i..x].iter().map(|l| format!("-{l}")));
        lines.extend(b[j..y].iter().map(|l| format!("+{l}")));
        (i, j) = (x + 1, y + 1);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_and_differences() {
        let a = "define i32 @f() {\n  %x = add nsw i32 1, 2\n  ret i32 %x\n}\n";
        let b = "define i32 @f() {\n  %x = add i32 1, 2\n  ret i32 %x\n}\n";
        assert_eq!(distance(&words(a), &words(b)), 1);
        assert_eq!(distance(&words(a), &words(a)), 0);
        assert_eq!(
            difference(a, b),
            ["-  %x = add nsw i32 1, 2", "+  %x = add i32 1, 2"]
        );
    }
}
