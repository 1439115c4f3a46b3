//! What a program reached, as a set of numbers: the stand-in for edge coverage.
//!
//! An item says that a pass did something (a rewrite of a kind, so many of them, two
//! kinds in one program, a verdict, an open step) or did it beside something (a kind of
//! rewrite in a program with a certain construct). A program with a new item is kept.

use crate::report::FileReport;
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use tandem_ir::{Module, Type};
use tandem_oracle::graph::Graph;

/// FNV-1a with 64 bits: a hash that is the same on every machine and in every version.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &b in bytes {
            self.0 = (self.0 ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

fn item(parts: impl Hash) -> u64 {
    let mut h = Fnv(0xcbf2_9ce4_8422_2325);
    parts.hash(&mut h);
    h.finish()
}

/// The hash of a text, for names of files.
pub fn text_hash(text: &str) -> u64 {
    let mut h = Fnv(0xcbf2_9ce4_8422_2325);
    h.write(text.as_bytes());
    h.finish()
}

/// Counts differ if their magnitude does.
fn magnitude(n: usize) -> u32 {
    usize::BITS - n.leading_zeros()
}

/// A construct of a program: what, and of which sort.
type Construct<'a> = (&'static str, &'a str);

/// What a program reached, as sorted items.
pub fn of(module: &Module, reports: &[FileReport]) -> Vec<u64> {
    let constructs = constructs(module);
    let mut all: BTreeSet<u64> = constructs.iter().map(|c| item(("has", c))).collect();
    for r in reports {
        all.insert(item((r.pass, "verdict", r.verdict)));
        for (what, n) in [
            ("steps", r.steps.total),
            ("unproven", r.steps.unproven),
            ("different", r.steps.different),
            ("missed", r.missed.len()),
            ("changed", r.changed),
        ] {
            all.insert(item((r.pass, what, magnitude(n))));
        }
        let kinds: Vec<_> = r.kinds.iter().collect();
        for (i, (kind, n)) in kinds.iter().enumerate() {
            all.insert(item((r.pass, "kind", kind, magnitude(**n))));
            let others = kinds.iter().skip(i + 1);
            all.extend(others.map(|(other, _)| item((r.pass, "kinds", kind, other))));
            all.extend(constructs.iter().map(|c| item((r.pass, kind, c))));
        }
        let reasons = r.inconclusive.keys().chain(&r.unsupported);
        all.extend(reasons.map(|why| item((r.pass, "why", why))));
    }
    all.into_iter().collect()
}

/// The constructs of a module: instructions with the sort of their type, shapes of control flow.
fn constructs(module: &Module) -> BTreeSet<Construct<'_>> {
    let mut set = BTreeSet::new();
    for f in &module.bodies {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let sort = match f.callee(i) {
                // Intrinsics by name; other functions are all alike.
                Some(g) => match module.header.global_name(g) {
                    name if name.starts_with("llvm.") => name,
                    _ => "function",
                },
                None => sort(f.inst_type(i)),
            };
            set.insert((f.kind(i).mnemonic(), sort));
        }
        let g = Graph::new(f);
        set.insert(("blocks", power(g.blocks.len())));
        set.insert(("loops", power(g.loop_headers().len())));
        if g.irreducible_edge().is_some() {
            set.insert(("loops", "irreducible"));
        }
        if module.header.is_kernel(f.global) {
            set.insert(("function", "kernel"));
        }
    }
    set
}

fn sort(ty: Type) -> &'static str {
    match () {
        () if ty.int_width() == Some(1) => "bit",
        () if ty.is_int() => "int",
        () if ty.is_float() => "float",
        () if ty.is_void() => "void",
        () if ty.is_ptr() => "ptr",
        () => "composite",
    }
}

/// [`magnitude`] as a word.
fn power(n: usize) -> &'static str {
    const WORDS: [&str; 9] = ["0", "1", "2", "4", "8", "16", "32", "64", "128"];
    WORDS[(magnitude(n) as usize).min(WORDS.len() - 1)]
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::judge::{self, Judging};

    fn reached(text: &str) -> Vec<u64> {
        let m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
        let reports = judge::module(&Judging::fuzz(), &m, "t.ll").unwrap();
        of(&m, &reports)
    }

    #[test]
    fn names_and_constants_are_no_coverage() {
        let a = reached("define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n");
        let b = reached("define i32 @g(i32 %u) {\n  %v = add i32 %u, 9\n  ret i32 %v\n}\n");
        assert_eq!(a, b);
    }

    #[test]
    fn another_instruction_and_another_rewrite_are() {
        let a = reached("define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n");
        let b = reached("define i32 @f(i32 %x) {\n  %y = mul i32 %x, 1\n  ret i32 %y\n}\n");
        let c = reached(
            "define i32 @f(i32 %x) {\n  br i1 true, label %a, label %b\na:\n  %y = add i32 %x, 1\n  ret i32 %y\nb:\n  ret i32 %x\n}\n",
        );
        assert!(b.iter().any(|i| !a.contains(i)));
        assert!(c.len() > a.len() + 5, "{} {}", a.len(), c.len());
    }
}
