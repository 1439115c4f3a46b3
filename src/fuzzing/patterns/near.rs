//! A program that differs from another in one word: what is one step away from a pattern.
//!
//! A pass that knows a pattern asks for an operation, a predicate, flags, numbers, and for the same value in two places. Where
//! one of these questions is forgotten or put wrongly, the pattern itself shows nothing; its neighbours do. They are made on the
//! text: a word is replaced by another of its kind, or left out, and what the verifier refuses is drawn again.

use std::collections::BTreeMap;
use tandem_ir::text;
use tandem_oracle::inputs::Rng;

/// How often a word is drawn until what comes out is a program.
const DRAWS: usize = 8;

/// Words of one kind: each may stand where another one of them does.
const KINDS: &[&[&str]] = &[
    &["add", "sub", "mul", "and", "or", "xor"],
    &["shl", "lshr", "ashr"],
    &["udiv", "sdiv", "urem", "srem", "lshr"],
    &["fadd", "fsub", "fmul", "fdiv", "frem"],
    &["zext", "sext"],
    &["fptoui", "fptosi"],
    &["uitofp", "sitofp"],
    &["inttoptr", "ptrtoint", "bitcast"],
    &[
        "eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge",
    ],
    &[
        "oeq", "one", "olt", "ole", "ogt", "oge", "ord", "ueq", "une", "ult", "ule", "ugt", "uge",
        "uno", "true", "false",
    ],
    &["nuw", "nsw"],
    &["exact"],
    &["disjoint"],
    &["nneg"],
    &["samesign"],
    &["inbounds", "nusw", "nuw"],
    &["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"],
    &["undef", "poison", "zeroinitializer", "null"],
];

/// Flags: a word that may also be left out.
const FLAGS: [&str; 15] = [
    "nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds", "nusw", "nnan", "ninf",
    "nsz", "arcp", "contract", "afn", "reassoc",
];

/// What flags an operation may have that it has not.
const GAINS: &[(&[&str], &[&str])] = &[
    (&["add", "sub", "mul", "shl", "trunc"], &["nuw", "nsw"]),
    (&["udiv", "sdiv", "lshr", "ashr"], &["exact"]),
    (&["or"], &["disjoint"]),
    (&["zext", "uitofp"], &["nneg"]),
    (&["icmp"], &["samesign"]),
    (&["getelementptr"], &["inbounds", "nuw", "nusw"]),
    (
        &["fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp"],
        &["nnan", "ninf", "nsz"],
    ),
];

/// Intrinsics with the same operands and results.
const CALLED: &[&[&str]] = &[
    &[
        "umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat",
    ],
    &[
        "minnum",
        "maxnum",
        "minimum",
        "maximum",
        "minimumnum",
        "maximumnum",
        "copysign",
    ],
    &["fshl", "fshr"],
    &["ctlz", "cttz", "abs"],
    &["ctpop", "bswap", "bitreverse"],
    &[
        "uadd.with.overflow",
        "usub.with.overflow",
        "umul.with.overflow",
        "sadd.with.overflow",
        "ssub.with.overflow",
        "smul.with.overflow",
    ],
    &[
        "fabs",
        "floor",
        "ceil",
        "trunc",
        "rint",
        "nearbyint",
        "round",
        "roundeven",
        "sqrt",
        "canonicalize",
    ],
];

/// Numbers that patterns name, what stands beside them, and what is no number.
const INTEGERS: [&str; 10] = [
    "0", "1", "-1", "2", "-2", "127", "-128", "3", "undef", "poison",
];
/// The same for floating point; infinities and NaNs in the spellings of the formats.
const FLOATS: [&str; 18] = [
    "0.0",
    "-0.0",
    "1.0",
    "-1.0",
    "2.0",
    "0.5",
    "undef",
    "poison",
    "0x7FF0000000000000",
    "0xFFF0000000000000",
    "0x7FF8000000000000",
    "0xH7C00",
    "0xHFC00",
    "0xH7E00",
    "0xHFE00",
    "0xR7F80",
    "0xRFF80",
    "0xR7FC0",
];
const TRUTHS: [&str; 4] = ["true", "false", "undef", "poison"];

/// What a word answers: a pass asks for each of these apart, and may forget any one of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Question {
    /// Is the flag there?
    Flag,
    /// Is it the same value as in the other place?
    Value,
    /// Is it this number?
    Number,
    /// Is it this operation, this predicate, this intrinsic?
    Operation,
}

/// The question that a word answers; `None` for types, labels and the like, which have no others beside them.
fn question(word: &str) -> Option<Question> {
    let is_number = || {
        word.starts_with("0x")
            || word.parse::<f64>().is_ok()
            || [
                "true",
                "false",
                "undef",
                "poison",
                "null",
                "zeroinitializer",
            ]
            .contains(&word)
    };
    let may_gain = GAINS.iter().any(|g| g.0.contains(&word));
    let is_one_of = KINDS.iter().any(|k| k.contains(&word));
    if FLAGS.contains(&word) || may_gain && !is_one_of {
        Some(Question::Flag)
    } else if word.starts_with('%') {
        Some(Question::Value)
    } else if is_number() {
        Some(Question::Number)
    } else if word.starts_with("@llvm.") || is_one_of {
        Some(Question::Operation)
    } else {
        None
    }
}

/// The text with one word of its first function exchanged; `None` if no draw was a program. Each kind of question has the
/// same chance, however many words of the pattern answer it: a flag stands once where values stand in six places.
pub(super) fn off_a_word(whole: &str, rng: &mut Rng) -> Option<String> {
    let start = whole.find("define ")?;
    let end = whole[start..]
        .find("\n}\n")
        .map_or(whole.len(), |e| start + e);
    let words = words(whole, start, end);
    let mut places: BTreeMap<Question, Vec<(usize, usize)>> = BTreeMap::new();
    for &(at, len) in &words {
        if let Some(asked) = question(&whole[at..at + len]) {
            places.entry(asked).or_default().push((at, len));
        }
    }
    let places: Vec<Vec<(usize, usize)>> = places.into_values().collect();
    for _ in 0..DRAWS {
        let asked = usize::try_from(rng.below(places.len() as u64)).ok()?;
        let place = rng.pick(places.get(asked)?)?;
        let Some(changed) = exchanged(whole, place, &words, rng) else {
            continue;
        };
        let program = text::parse(changed.as_bytes(), "pattern").ok();
        if changed != whole && program.is_some_and(|m| tandem_ir::verify::verify(&m).is_empty()) {
            return Some(changed);
        }
    }
    None
}

/// Where the words on the right-hand sides of a function's instructions stand: place and length.
fn words(whole: &str, start: usize, end: usize) -> Vec<(usize, usize)> {
    let mut all = Vec::new();
    let mut at = start;
    for line in whole[start..end].split_inclusive('\n') {
        let from = match line.find(" = ") {
            _ if line.starts_with("define ") => line.len(),
            Some(n) => n + 3,
            None => 0,
        };
        let mut word = at + from;
        for part in line[from..].split_inclusive([' ', ',', '(', ')', '>', '<', '[', ']', '\n']) {
            let len = part
                .trim_end_matches([' ', ',', '(', ')', '>', '<', '[', ']', '\n'])
                .len();
            if len > 0 {
                all.push((word, len));
            }
            word += part.len();
        }
        at += line.len();
    }
    all
}

/// The text with another word at a place; `None` if there is none for it.
fn exchanged(
    whole: &str,
    (at, len): (usize, usize),
    words: &[(usize, usize)],
    rng: &mut Rng,
) -> Option<String> {
    let word = &whole[at..at + len];
    let put = |new: &str| {
        let mut text = whole.to_owned();
        text.replace_range(at..at + len, new);
        text
    };
    if let Some(called) = word.strip_prefix("@llvm.") {
        let (list, name) = CALLED
            .iter()
            .find_map(|l| Some((l, l.iter().find(|n| is_name_of(called, n))?)))?;
        let new = rng.pick(list)?;
        // Where it is declared, too.
        return Some(whole.replace(&format!("@llvm.{name}."), &format!("@llvm.{new}.")));
    }
    if word.starts_with('%') {
        let others = words.iter().map(|w| &whole[w.0..w.0 + w.1]);
        let others: Vec<&str> = others
            .filter(|w| w.starts_with('%') && *w != word)
            .collect();
        return Some(put(rng.pick(&others)?));
    }
    if word.parse::<i64>().is_ok() {
        return Some(put(rng.pick(&INTEGERS)?));
    }
    if word.starts_with("0x") || word.parse::<f64>().is_ok() {
        return Some(put(rng.pick(&FLOATS)?));
    }
    if word == "true" || word == "false" {
        return Some(put(rng.pick(&TRUTHS)?));
    }
    let gains = GAINS.iter().find(|g| g.0.contains(&word));
    let has_others = KINDS.iter().any(|k| k.contains(&word));
    if let Some((_, flags)) = gains
        && (!has_others || rng.one_in(3))
    {
        let flag = rng.pick(flags)?;
        return Some(put(&format!("{word} {flag}")));
    }
    if FLAGS.contains(&word) && !rng.one_in(3) {
        let mut text = whole.to_owned();
        text.replace_range(at..(at + len + 1).min(whole.len()), "");
        return Some(text);
    }
    let kinds: Vec<&&[&str]> = KINDS.iter().filter(|k| k.contains(&word)).collect();
    let kind = rng.pick(&kinds)?;
    let new = rng.pick(kind)?;
    Some(put(new))
}

/// True if what is called is the intrinsic of the name, with its types behind that.
fn is_name_of(called: &str, name: &str) -> bool {
    let rest = called.strip_prefix(name).and_then(|r| r.strip_prefix('.'));
    rest.is_some_and(|types| !types.contains("sat") && !types.contains("overflow"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn all(text: &str) -> BTreeSet<String> {
        let mut rng = Rng::new(5);
        (0..600)
            .filter_map(|_| off_a_word(text, &mut rng))
            .collect()
    }

    #[test]
    fn every_kind_of_word_of_a_pattern_is_exchanged() {
        let text = "declare i8 @llvm.umin.i8(i8, i8)\ndefine i1 @src(i8 %x, i8 %y) {\n  %t = add nuw i8 %x, -1\n  %m = call i8 @llvm.umin.i8(i8 %t, i8 %y)\n  %u = icmp ult i8 %m, %x\n  ret i1 %u\n}\n";
        let made = all(text);
        for expected in [
            "add nuw i8 %x, 1\n",
            "add nuw i8 %x, poison\n",
            "add nuw i8 %y, -1\n",
            "add i8 %x, -1\n",
            "add nsw i8 %x, -1\n",
            "sub nuw i8 %x, -1\n",
            "icmp ule i8 %m, %x\n",
            "icmp ult i8 %t, %x\n",
            "icmp samesign ult i8 %m, %x\n",
            "call i8 @llvm.smax.i8(i8 %t, i8 %y)\n",
        ] {
            assert!(made.iter().any(|m| m.contains(expected)), "{expected}");
        }
    }

    #[test]
    fn nothing_but_one_word_changes() {
        let text = "define i1 @src(i1 %x) {\n  %t = sext i1 %x to i8\n  %u = icmp eq i8 %t, -1\n  ret i1 %u\n}\n";
        for made in all(text) {
            let lines = made.lines().zip(text.lines());
            assert_eq!(lines.filter(|(a, b)| a != b).count(), 1, "{made}");
        }
    }

    #[test]
    fn undef_and_poison_stand_for_each_other() {
        let text = "define ptr @src(i64 %x) {\n  %t = getelementptr i8, ptr poison, i64 %x\n  ret ptr %t\n}\n";
        assert!(all(text).iter().any(|m| m.contains("ptr undef")));
    }
}
