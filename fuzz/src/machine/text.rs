//! PTX texts from PTX texts: a few edits of bytes, tokens, operands, lines and braces.
//!
//! Most edits keep the text near to PTX: a token is replaced by another one of its sort (register, number, label, opcode,
//! modifier, word), so that what comes out is often read and sometimes verifies. Others break it, since whoever reads PTX must
//! refuse such a text in words. A mutant is a function of the two texts and the seed.
//!
//! ```
//! let text = tandem_fuzz::machine::from_seed(7);
//! let other = tandem_fuzz::machine::from_seed(8);
//! let mutant = tandem_fuzz::machine::text::mutated(text.as_bytes(), other.as_bytes(), 1);
//! assert_eq!(mutant, tandem_fuzz::machine::text::mutated(text.as_bytes(), other.as_bytes(), 1));
//! ```

use crate::generate::choices::SplitMix;
use std::ops::Range;

/// Tokens that are likely to matter where they do not belong.
const TOKENS: [&str; 56] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    ";",
    ":",
    ",",
    "@",
    "@!",
    "!",
    "|",
    "_",
    "+",
    "-",
    "=",
    "%r1",
    "%rd1",
    "%p1",
    "%f1",
    "%tid.x",
    "%clock64",
    "WARP_SZ",
    "%r<9>",
    "%r<268435456>",
    "B1",
    "bra",
    "bra.uni",
    "brx.idx",
    "call.uni",
    "ret",
    "exit",
    "trap",
    "bar.sync",
    "setp.lt.s32",
    "ld.param.b32",
    "mov.b64",
    ".reg .b32",
    ".param .b32 s[4]",
    ".local .align 8 .b8",
    ".shared",
    ".branchtargets",
    ".callprototype",
    ".pragma",
    ".extern",
    ".entry",
    ".func",
    "//! mem(align=4)",
    "//! flags(nomerge)",
    "// begin inline asm\n",
    "/*",
    "\"",
    "\n",
];

/// Numbers at the edges of what operands and directives hold.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "-1",
    "2",
    "3",
    "31",
    "32",
    "63",
    "64",
    "127",
    "255",
    "-128",
    "32767",
    "65535",
    "2147483647",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "0f7F800001",
    "0d7FF0000000000001",
];

/// Modifiers and types.
const MODIFIERS: [&str; 52] = [
    "b8", "b16", "b32", "b64", "b128", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16",
    "f16x2", "bf16", "f32", "f64", "pred", "global", "shared", "local", "param", "const",
    "volatile", "relaxed", "acquire", "release", "acq_rel", "cta", "gpu", "sys", "cluster", "rn",
    "rz", "sat", "ftz", "approx", "lo", "hi", "wide", "cc", "v2", "v4", "uni", "sync", "aligned",
    "nc", "eq", "lt", "add", "cas",
];

/// Changes a text by one to six edits; some take a part of `other`.
pub fn mutated(text: &[u8], other: &[u8], seed: u64) -> Vec<u8> {
    let mut m = Mutator {
        rng: SplitMix::new(seed),
        text: text.to_vec(),
        other,
    };
    // Half of them have one edit: what is read is most often near to PTX.
    let edits = match m.below(2) {
        0 => 1,
        _ => 1 + m.below(6),
    };
    for _ in 0..edits {
        if m.text.is_empty() {
            break;
        }
        match m.below(16) {
            0 => m.bytes(),
            1..=3 => m.lines(),
            4 => m.braces(),
            5 => m.foreign_token(),
            6 | 7 => m.operands(),
            _ => m.alike(),
        }
    }
    m.text
}

struct Mutator<'a> {
    rng: SplitMix,
    text: Vec<u8>,
    other: &'a [u8],
}

/// What a token is, as far as one may stand for another.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// `%r1`, `%tid.x`
    Register,
    /// `17`, `0f3F800000`
    Number,
    /// `ld.global.b32`
    Opcode,
    /// `.reg`
    Directive,
    /// A name: a label, a function, a variable.
    Name,
    /// Anything else.
    Mark,
}

/// Where the tokens of a text are; blanks belong to none.
fn tokens(text: &[u8]) -> Vec<Range<usize>> {
    let inner = |b: u8| b.is_ascii_alphanumeric() || b"._$".contains(&b);
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(&b) = text.get(at) {
        let start = at;
        at += 1;
        if b.is_ascii_whitespace() {
            continue;
        }
        if inner(b) || b == b'%' {
            while text.get(at).copied().is_some_and(inner) {
                at += 1;
            }
        }
        out.push(start..at);
    }
    out
}

fn sort(token: &[u8]) -> Sort {
    match token.first() {
        Some(b'%') => Sort::Register,
        Some(b'0'..=b'9') => Sort::Number,
        Some(b'.') => Sort::Directive,
        Some(b) if b.is_ascii_alphabetic() || b"_$".contains(b) => {
            match token.contains(&b'.') || [&b"ret"[..], b"bra", b"exit", b"trap"].contains(&token)
            {
                true => Sort::Opcode,
                false => Sort::Name,
            }
        }
        _ => Sort::Mark,
    }
}

/// Where the lines of a text are, each with its end.
fn lines(text: &[u8]) -> Vec<Range<usize>> {
    let mut start = 0;
    let each = text.split_inclusive(|&b| b == b'\n').map(|line| {
        let range = start..start + line.len();
        start = range.end;
        range
    });
    each.collect()
}

impl Mutator<'_> {
    fn below(&mut self, n: usize) -> usize {
        (self.rng.next() % n.max(1) as u64) as usize
    }
    fn pick(&mut self, all: &[&str]) -> Vec<u8> {
        all[self.below(all.len())].as_bytes().to_vec()
    }
    fn put(&mut self, at: Range<usize>, with: Vec<u8>) {
        drop(self.text.splice(at, with));
    }

    fn bytes(&mut self) {
        let at = self.below(self.text.len());
        let end = (at + 1 + self.below(24)).min(self.text.len());
        match self.below(5) {
            0 => self.text[at] ^= 1 << self.below(8),
            1 => self.text[at] = self.rng.next() as u8,
            2 => {
                let b = self.rng.next() as u8;
                self.text.insert(at, b);
            }
            3 => drop(self.text.drain(at..end)),
            _ => {
                let piece = self.text[at..end].to_vec();
                let to = self.below(self.text.len());
                self.put(to..to, piece);
            }
        }
    }

    /// A line goes, is doubled, moved, or comes from the other text.
    fn lines(&mut self) {
        let own = lines(&self.text);
        let a = own[self.below(own.len())].clone();
        let b = own[self.below(own.len())].clone();
        match self.below(5) {
            0 => drop(self.text.drain(a)),
            1 => {
                let line = self.text[a.clone()].to_vec();
                self.put(a.start..a.start, line);
            }
            2 => {
                let line = self.text[a].to_vec();
                self.put(b.start..b.start, line);
            }
            3 => {
                // A few lines of the other text, which may be a whole body.
                let theirs = lines(self.other);
                let from = self.below(theirs.len());
                let to = (from + 1 + self.below(4)).min(theirs.len());
                let piece: Vec<u8> = theirs[from.min(to)..to]
                    .iter()
                    .flat_map(|r| self.other[r.clone()].to_vec())
                    .collect();
                self.put(b.start..b.start, piece);
            }
            _ => {
                let (line, end) = (self.text[a.clone()].to_vec(), b.end.max(a.end));
                self.put(end..end, line);
                drop(self.text.drain(a));
            }
        }
    }

    fn braces(&mut self) {
        let marks: Vec<usize> = (0..self.text.len())
            .filter(|&n| b"{}()[]<>;".contains(&self.text[n]))
            .collect();
        let Some(&at) = marks.get(self.below(marks.len())) else {
            return;
        };
        match self.below(3) {
            0 => drop(self.text.remove(at)),
            1 => self.text.insert(at, self.text[at]),
            _ => {
                let mark = b"{}()[]<>;"[self.below(9)];
                self.text[at] = mark;
            }
        }
    }

    /// A token that is likely not to belong there.
    fn foreign_token(&mut self) {
        let all = tokens(&self.text);
        let Some(at) = all.get(self.below(all.len())).cloned() else {
            return;
        };
        let mut new = self.pick(&TOKENS);
        new.push(b' ');
        let keeps = self.below(2) == 0;
        self.put(if keeps { at.start..at.start } else { at }, new);
    }

    /// Two operands of a line change places, or one goes, or comes twice.
    fn operands(&mut self) {
        let own = lines(&self.text);
        let line = own[self.below(own.len())].clone();
        let inside: Vec<Range<usize>> = tokens(&self.text[line.clone()])
            .into_iter()
            .map(|t| t.start + line.start..t.end + line.start)
            .collect();
        let of = |t: &Range<usize>| sort(&self.text[t.clone()]);
        let values: Vec<Range<usize>> = inside
            .into_iter()
            .filter(|t| matches!(of(t), Sort::Register | Sort::Number | Sort::Name))
            .collect();
        if values.is_empty() {
            return;
        }
        let (a, b) = (self.below(values.len()), self.below(values.len()));
        let (a, b) = (values[a.min(b)].clone(), values[a.max(b)].clone());
        let (first, second) = (self.text[a.clone()].to_vec(), self.text[b.clone()].to_vec());
        match self.below(4) {
            0 => self.put(a, second),
            1 => {
                let twice = [b", ".to_vec(), first].concat();
                self.put(a.end..a.end, twice);
            }
            2 => drop(self.text.drain(a)),
            _ if a.start != b.start => {
                // The later one first, so that the earlier one stays where it is.
                self.put(b, first);
                self.put(a, second);
            }
            _ => {}
        }
    }

    /// A token becomes another one of its sort: of this text, of the other one, or of a list.
    fn alike(&mut self) {
        let all = tokens(&self.text);
        let Some(mut at) = all.get(self.below(all.len())).cloned() else {
            return;
        };
        // Most tokens are marks, and another mark is hardly ever PTX.
        if sort(&self.text[at.clone()]) == Sort::Mark {
            at = all[self.below(all.len())].clone();
        }
        let what = sort(&self.text[at.clone()]);
        // Registers are most often exchanged for others of their class.
        let stem = |t: &[u8]| t.iter().take_while(|b| !b.is_ascii_digit()).count();
        let class = match what == Sort::Register && self.below(4) > 0 {
            true => self.text[at.start..at.start + stem(&self.text[at.clone()])].to_vec(),
            false => Vec::new(),
        };
        let from_list = self.below(3) == 0;
        let new = match what {
            Sort::Number if from_list => self.pick(&NUMBERS),
            Sort::Opcode | Sort::Directive if from_list || self.below(2) == 0 => {
                self.modified(at.clone())
            }
            _ => {
                let mine = self.below(2) == 0;
                let pool = if mine { &self.text[..] } else { self.other };
                let same: Vec<Vec<u8>> = tokens(pool)
                    .into_iter()
                    .map(|t| pool[t].to_vec())
                    .filter(|t| sort(t) == what && t.starts_with(&class))
                    .collect();
                match same.is_empty() {
                    true => return,
                    false => same[self.below(same.len())].clone(),
                }
            }
        };
        self.put(at, new);
    }

    /// An opcode or a directive with one modifier less, more, twice, or another one.
    fn modified(&mut self, at: Range<usize>) -> Vec<u8> {
        let token = self.text[at].to_vec();
        let mut parts: Vec<Vec<u8>> = token.split(|&b| b == b'.').map(<[u8]>::to_vec).collect();
        let n = self.below(parts.len());
        match self.below(4) {
            0 => drop(parts.remove(n)),
            1 => {
                let new = self.pick(&MODIFIERS);
                parts.insert(n + 1, new);
            }
            2 => parts.insert(n, parts[n].clone()),
            _ => parts[n] = self.pick(&MODIFIERS),
        }
        parts.join(&b'.')
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::from_seed;
    use tandem_ir::machine::text::parse;
    use tandem_ir::machine::verify::{Level, verify};

    #[test]
    fn mutants_differ_and_some_of_them_are_still_ptx() {
        let (mut changed, mut read, mut sound) = (0, 0, 0);
        for seed in 0..2_000 {
            let text = from_seed(seed);
            let mutant = mutated(text.as_bytes(), from_seed(seed + 1).as_bytes(), seed);
            changed += usize::from(mutant != text.as_bytes());
            if let Ok(module) = parse(&mutant, "m.ptx") {
                read += 1;
                sound += usize::from(verify(&module, Level::Parsed).is_empty());
            }
        }
        assert!(changed > 1_800, "{changed} changed");
        assert!(read > 400 && sound > 300, "{read} read, {sound} verified");
    }

    #[test]
    fn nothing_is_changed_in_nothing() {
        assert!(mutated(b"", b"", 3).is_empty());
        for seed in 0..500 {
            let _ = mutated(b";", b"", seed);
        }
    }
}
