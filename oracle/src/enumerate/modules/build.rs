//! A small module as IR: its text put together, and read.

use super::{ModuleAlphabet, Spec};
use tandem_ir::Module;

/// What every module begins with.
const HEAD: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n\
     target triple = \"nvptx64-nvidia-cuda\"\n";

/// Functions outside, declared where they are called. What is shown goes nowhere in memory; `ext` may do anything.
const OUTSIDE: &[&str] = &[
    "declare void @show1(i1) nounwind willreturn memory(inaccessiblemem: readwrite)",
    "declare void @show8(i8) nounwind willreturn memory(inaccessiblemem: readwrite)",
    "declare void @show16(i16) nounwind willreturn memory(inaccessiblemem: readwrite)",
    "declare void @show32(i32) nounwind willreturn memory(inaccessiblemem: readwrite)",
    "declare void @showp(ptr) nounwind willreturn memory(inaccessiblemem: readwrite)",
    "declare void @take(ptr)",
    "declare void @ext()",
    "declare ptr @malloc(i64)",
    "declare ptr @calloc(i64, i64)",
    "declare void @free(ptr)",
    "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
    "declare void @llvm.nvvm.barrier0()",
];

/// Attributes of what the host enters once.
const ONCE: &str = "attributes #0 = { norecurse \"tandem-entered-once\" }\n";
/// The comdat, where a name is in it.
const COMDAT: &str = "$c = comdat any\n";

/// Parameters, each there if the body mentions it.
const PARAMETERS: &[&str] = &["i8 %a", "i1 %c"];

impl ModuleAlphabet {
    /// The text of a module; `None` if a step wants a parameter in a function that has none.
    pub fn text(&self, s: &Spec) -> Option<String> {
        let spaces: Vec<&str> = s
            .names
            .iter()
            .map(|&d| space(self.declarations[d]))
            .collect();
        let named = |text: &str, n: usize| named(text, n, &spaces);
        let mut body = String::new();
        for (n, &d) in s.names.iter().enumerate() {
            body += &named(self.declarations[d], n);
            body.push('\n');
        }
        let mut places = s.places.iter();
        let mut number = 0;
        for f in self.layouts[s.layout].functions {
            let mut pieces = f.split("<>");
            let mut text = pieces.next().unwrap_or_default().to_owned();
            for piece in pieces {
                for step in places.next().into_iter().flatten() {
                    let one = named(self.steps[step.what], step.name);
                    text += &one.replace('#', &number.to_string());
                    text.push('\n');
                    number += 1;
                }
                text += piece;
            }
            body += &with_parameters(&text)?;
            body.push('\n');
        }
        let called = |d: &&&str| {
            let name = d.split('@').nth(1).and_then(|r| r.split('(').next());
            name.is_some_and(|n| body.contains(&format!("@{n}(")))
        };
        let outside: Vec<&str> = OUTSIDE.iter().filter(called).copied().collect();
        let once = if body.contains("#0") { ONCE } else { "" };
        let comdat = if body.contains("comdat") { COMDAT } else { "" };
        let outside = outside.join("\n");
        Some(format!("{HEAD}{comdat}{body}{outside}\n{once}"))
    }
}

/// The address space of a declaration, as it stands behind `ptr`.
fn space(declaration: &str) -> &str {
    let written = || {
        let from = declaration.find("addrspace(")?;
        let to = declaration[from..].find(')')?;
        Some(&declaration[from..=from + to])
    };
    written().unwrap_or_default()
}

/// A text about one of the names.
fn named(text: &str, n: usize, spaces: &[&str]) -> String {
    let next = (n + 1) % spaces.len().max(1);
    let own = spaces.get(n).copied().unwrap_or_default();
    let text = text.replace('^', format!("ptr {own}").trim_end());
    let text = text.replace("$+", &format!("g{next}"));
    text.replace('$', &format!("g{n}")).replace('~', "$")
}

fn with_parameters(text: &str) -> Option<String> {
    let wanted = |p: &&&str| {
        let name = p.split(' ').nth(1).unwrap_or_default();
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_alphanumeric());
        text.match_indices(name)
            .any(|(at, _)| ends(&text[at + name.len()..]))
    };
    let all: Vec<&str> = PARAMETERS.iter().filter(wanted).copied().collect();
    let has = text.contains("(&)");
    (has || all.is_empty()).then(|| text.replacen("(&)", &format!("({})", all.join(", ")), 1))
}

/// The module; `None` if the text is none that is well formed.
pub fn build(a: &ModuleAlphabet, s: &Spec) -> Option<Module> {
    let text = a.text(s)?;
    let m = tandem_ir::text::parse(text.as_bytes(), "small").ok()?;
    tandem_ir::verify::verify(&m).is_empty().then_some(m)
}

#[cfg(test)]
mod tests {
    use super::super::alphabets::ALL;
    use super::*;
    use std::collections::BTreeSet;

    /// Each declaration, step and layout is in a well-formed module at least once.
    #[test]
    fn every_text_of_every_alphabet_is_ir() {
        for a in ALL {
            let mut seen = BTreeSet::new();
            for part in (0..=2).flat_map(|steps| a.parts(steps)) {
                a.each(&part, &mut |s| {
                    let names = s.names.iter().map(|d| (0, *d));
                    let steps = s.places.iter().flatten().map(|p| (1, p.what));
                    let new: Vec<_> = names.chain(steps).chain([(2, s.layout)]).collect();
                    if !new.iter().all(|n| seen.contains(n)) && build(a, s).is_some() {
                        seen.extend(new);
                    }
                });
            }
            let all = [a.declarations.len(), a.steps.len(), a.layouts.len()];
            for (sort, count) in all.into_iter().enumerate() {
                for n in 0..count {
                    assert!(seen.contains(&(sort, n)), "{}: {:?}", a.name, (sort, n));
                }
            }
        }
    }
}
