//! The functions of an alphabet, each once up to the names of arguments and the order of phis.

use super::alphabets::Alphabet;
use rustc_hash::FxHashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Names of arguments.
const ARGS: [&str; 3] = ["%p", "%q", "%r"];

/// Goes through the functions of an alphabet at a width; what is returned says whether to go on.
pub fn each(alphabet: &Alphabet, width: u32, visit: &mut dyn FnMut(&str) -> bool) {
    let mut it = Expansion {
        alphabet,
        width,
        seen: FxHashSet::default(),
        visit,
        stopped: false,
    };
    it.bodies(alphabet.text.to_owned());
}

struct Expansion<'a> {
    alphabet: &'a Alphabet,
    width: u32,
    seen: FxHashSet<u128>,
    visit: &'a mut dyn FnMut(&str) -> bool,
    stopped: bool,
}

impl Expansion<'_> {
    /// Fills `<BODY>`, then all other holes.
    fn bodies(&mut self, text: String) {
        let (operations, fewest, most) = self.alphabet.body;
        if !text.contains("<BODY>") {
            return self.holes(text, 0);
        }
        let mut all: Vec<Vec<String>> = vec![Vec::new()];
        for count in 1..=most {
            let mut longer = Vec::new();
            for body in &all {
                for operation in operations {
                    let known = text.replace("<BODY>", &body.concat());
                    for line in self.operation(operation, count - 1, &known) {
                        longer.push([&body[..], &[line]].concat());
                    }
                }
            }
            longer.retain(|b| is_in_order(b));
            all = longer;
            for body in all.iter().filter(|_| count >= fewest) {
                self.holes(text.replace("<BODY>", &body.concat()), 0);
            }
        }
    }

    /// An operation as lines, with everything that its operands may be. Its flags are chosen here, since each operation
    /// has its own.
    fn operation(&self, operation: &str, number: usize, known: &str) -> Vec<String> {
        let flags = self.alphabet.holes.iter().find(|h| h.0 == "FLAGS");
        let flags = match flags {
            Some((_, choices)) if operation.contains("<FLAGS>") => choices.to_vec(),
            _ => vec![""],
        };
        let mut out = Vec::new();
        for f in flags {
            let mut lines = String::new();
            let parts: Vec<&str> = operation.split('|').collect();
            for (n, part) in parts.iter().enumerate() {
                let own = match n + 1 == parts.len() {
                    true => format!("%x{number}"),
                    false => format!("%t{number}{n}"),
                };
                let before = format!("%t{number}{}", n.wrapping_sub(1));
                let part = part.replace("<FLAGS>", f).replace('$', &before);
                lines += &format!("  {own} = {part}\n");
            }
            out.extend(self.chosen(&lines, known));
        }
        out.retain(|l| l.lines().all(has_operands_in_order));
        out
    }

    fn holes(&mut self, text: String, n: usize) {
        if self.stopped {
            return;
        }
        let Some((name, choices)) = self.alphabet.holes.get(n) else {
            return self.complete(&text);
        };
        let place = format!("<{name}>");
        if !text.contains(&place) {
            return self.holes(text, n + 1);
        }
        for choice in *choices {
            // The same choice at all places, so that it is expanded once.
            for chosen in self.chosen(choice, &text) {
                self.holes(text.replace(&place, &chosen), n + 1);
            }
        }
    }

    /// A text with everything that `#`, `@` and `?` may be.
    fn chosen(&self, text: &str, known: &str) -> Vec<String> {
        let Some(at) = text.find(['#', '@', '?']) else {
            return vec![text.to_owned()];
        };
        let options: Vec<String> = match &text[at..=at] {
            "#" => (0..1u64 << self.width).map(|n| n.to_string()).collect(),
            "@" => ARGS[..self.alphabet.args]
                .iter()
                .map(|a| (*a).to_owned())
                .collect(),
            _ => values(known),
        };
        let (before, after) = (&text[..at], &text[at + 1..]);
        let all = options.iter().map(|o| format!("{before}{o}{after}"));
        all.flat_map(|t| self.chosen(&t, known)).collect()
    }

    fn complete(&mut self, text: &str) {
        // What the text itself leaves to each constant.
        for text in self.chosen(text, text) {
            if self.stopped || !uses_all(&text) {
                continue;
            }
            let key = key(&text);
            if !self.seen.insert(key) {
                continue;
            }
            let used: Vec<String> = ARGS
                .iter()
                .filter(|a| text.contains(**a))
                .map(|a| format!("iW {a}"))
                .collect();
            let whole = text
                .replace(" f(", " @f(")
                .replace("<ARGS>", &used.join(", "))
                .replace("iW", &format!("i{}", self.width))
                .replace("iV", &format!("i{}", self.width + 2));
            self.stopped |= !(self.visit)(&whole);
        }
    }
}

/// Values of the width that loops have: phis and results of operations.
fn values(text: &str) -> Vec<String> {
    let results = text.lines().filter_map(|l| l.trim().split_once(" = "));
    let ours =
        results.filter(|(name, _)| matches!(name.as_bytes().get(1), Some(b'i' | b'k' | b'x')));
    ours.map(|(name, _)| name.to_owned()).collect()
}

/// The operands of what may be turned round stand in one order.
fn has_operands_in_order(line: &str) -> bool {
    let turns = ["= add", "= mul", "= and", "= xor"]
        .iter()
        .any(|op| line.contains(op));
    match line.split_once(", ") {
        Some((left, right)) if turns && right.starts_with('%') => {
            left.rsplit(' ').next().is_none_or(|l| l <= right)
        }
        _ => true,
    }
}

/// An operation that does not need the one in front of it could as well stand there; one of the two orders is left out,
/// and so is an operation that is there twice.
fn is_in_order(body: &[String]) -> bool {
    body.windows(2).enumerate().all(|(n, pair)| {
        let needs = pair[1].contains(&format!("%x{n}"));
        let content = |line: &str, n: usize| {
            line.replace(&format!("%x{n}"), "")
                .replace(&format!("%t{n}"), "%t")
        };
        needs || content(&pair[0], n) < content(&pair[1], n + 1)
    })
}

/// Every operation of the body is needed by something else.
fn uses_all(text: &str) -> bool {
    (0..3).all(|n| {
        let name = format!("%x{n}");
        match text.matches(&name).count() {
            0 => true,
            all => all > 1,
        }
    })
}

/// What functions have in common that differ in names of arguments and the order of two phis alone.
fn key(text: &str) -> u128 {
    let named = renamed(text);
    let least = match text.contains("%k = phi") {
        true => named.min(renamed(&turned(text))),
        false => named,
    };
    let half = |seed: u64| {
        let mut h = DefaultHasher::new();
        (seed, &least).hash(&mut h);
        u128::from(h.finish())
    };
    half(1) << 64 | half(2)
}

/// Arguments by their first use.
fn renamed(text: &str) -> String {
    let mut order: Vec<(usize, &str)> = ARGS
        .iter()
        .filter_map(|a| Some((text.find(a)?, *a)))
        .collect();
    order.sort_unstable();
    let mut out = text.to_owned();
    for (n, (_, a)) in order.iter().enumerate() {
        out = out.replace(a, &format!("%arg{n}"));
    }
    out
}

/// The two phis of a header in the opposite order, with their names, and those of what comes back, exchanged.
fn turned(text: &str) -> String {
    let swap = |t: &str, a: &str, b: &str| t.replace(a, "\0").replace(b, a).replace('\0', b);
    let text = swap(&swap(text, "%i", "%k"), "%x0", "%x1");
    let mut lines: Vec<&str> = text.lines().collect();
    for pair in [" = phi", "  %x"] {
        let at: Vec<usize> = (0..lines.len())
            .filter(|&n| {
                lines[n].contains(pair)
                    && (lines[n].contains("= phi") || lines[n].starts_with(pair))
            })
            .collect();
        if let [a, b] = at[..] {
            lines.swap(a, b);
        }
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::{each, key};
    use crate::scev::small::alphabets::ALPHABETS;

    #[test]
    fn names_of_arguments_make_no_new_function() {
        let one = "  %i = phi iW [ %p, %e ]\n  icmp eq iW %i, %q\n";
        assert_eq!(key(one), key(&one.replace("%p", "%r")));
        assert_ne!(key(one), key(&one.replace("%p", "%q")));
    }

    #[test]
    fn every_alphabet_is_read_and_no_hole_is_left() {
        for a in ALPHABETS {
            let mut all = 0;
            each(a, a.widths[0], &mut |text| {
                all += 1;
                assert!(!text.contains(['<', '#', '?']), "{}: {text}", a.name);
                assert_eq!(text.matches('@').count(), 1, "{}: {text}", a.name);
                if let Err(e) = tandem_ir::text::parse(text.as_bytes(), a.name) {
                    panic!("{}: {e}\n{text}", a.name);
                }
                all < 400
            });
            assert!(all > 100, "{}: {all}", a.name);
        }
    }
}
