//! Values made of values: every operation, with flags, of numbers of which something is known.
//!
//! ```text
//!   entry:  %y = confined(%x) ...          numbers that can be only some
//!   head:   phi of constants               goes round a few times, or once
//!           br or switch on one of them    t, f
//!   t, f:   more of the same
//!   m:      phi of both sides ...          what is known of a merge
//! ```
//!
//! What an analysis says of one operation is right or wrong by what it says of the operands; numbers of which nothing is known
//! hide most of it. Divisors, amounts of shifts and constants are at the ends of their types, and next to each other.

use super::{COMPARED, Draw, PREDICATES, WRAPS, cut};

/// Intrinsics on two integers of a type.
const OF_TWO: [&str; 8] = [
    "umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat",
];
/// Intrinsics on one, some with a truth value.
const OF_ONE: [(&str, bool); 6] = [
    ("ctpop", false),
    ("bitreverse", false),
    ("bswap", false),
    ("ctlz", true),
    ("cttz", true),
    ("abs", true),
];
/// Intrinsics on three.
const OF_THREE: [&str; 2] = ["fshl", "fshr"];
/// Operations of a block, at most.
const STEPS: u64 = 5;

/// Values that are there, with their widths.
type Known = Vec<(String, u32)>;

impl Draw<'_> {
    /// A function of such values.
    pub(super) fn computed(&mut self, n: u64) -> String {
        let w = self.one(&COMPARED);
        let head = self.head(n, w, "i64");
        let goes_round = self.rng.one_in(4);
        self.label("entry");
        let mut known: Known = ["%x", "%y"].iter().map(|p| ((*p).to_owned(), w)).collect();
        self.operations(&mut known);
        self.line("br label %head");
        self.label("head");
        if goes_round {
            self.line("%i = phi i8 [ 0, %entry ], [ %j, %m ]");
            let (a, b) = (self.edge(w), self.edge(w));
            let k = self.value(&format!("phi i{w} [ {a}, %entry ], [ {b}, %m ]"));
            known.push((k, w));
        }
        self.operations(&mut known);
        self.parts(&known);
        let mut sides = Vec::new();
        for side in ["t", "f"] {
            self.label(side);
            let mut inside = known.clone();
            self.operations(&mut inside);
            self.line("br label %m");
            let carried = inside.iter().rev().find(|v| v.1 == w);
            sides.push(match carried.filter(|_| !self.rng.one_in(4)) {
                Some((v, _)) => v.clone(),
                None => self.edge(w).to_string(),
            });
        }
        self.label("m");
        let merged = self.value(&format!(
            "phi i{w} [ {}, %t ], [ {}, %f ]",
            sides[0], sides[1]
        ));
        known.push((merged, w));
        self.operations(&mut known);
        for _ in 0..2 {
            let (v, width) = self.some(&known);
            self.see(&v, width);
        }
        if goes_round {
            self.line("%j = add nuw nsw i8 %i, 1");
            self.line("%again = icmp ult i8 %j, 3");
            self.line("br i1 %again, label %head, label %out");
        } else {
            self.line("br label %out");
        }
        self.label("out");
        let (v, width) = known.last().cloned().unwrap_or_default();
        let v = self.wide(&v, width);
        self.line(&format!("ret i64 {v}"));
        format!("{head}{}}}\n", self.body)
    }

    fn some(&mut self, known: &Known) -> (String, u32) {
        // What was made last is about what was made before it.
        let at = match self.rng.one_in(3) {
            true => self.rng.below(known.len() as u64) as usize,
            false => known.len() - 1 - self.rng.below(known.len().min(3) as u64) as usize,
        };
        known[at].clone()
    }

    /// Where control parts: by a comparison, or by some numbers.
    fn parts(&mut self, known: &Known) {
        let (v, w) = self.some(known);
        if w > 2 && self.rng.one_in(4) {
            let (a, b) = (self.edge(w), self.rng.below(3) + 1);
            let b = cut(a.wrapping_add(b), w);
            let to = self.one(&["t", "f"]);
            self.line(&format!(
                "switch i{w} {v}, label %f [ i{w} {a}, label %t\n    i{w} {b}, label %{to} ]"
            ));
            return;
        }
        let mut c = self.tested(&v, w, known);
        if self.rng.one_in(4) {
            let (v, w) = self.some(known);
            let d = self.tested(&v, w, known);
            let both = self.one(&[
                "and i1 {}, {}",
                "or i1 {}, {}",
                "select i1 {}, i1 {}, i1 false",
            ]);
            let text = both.replacen("{}", &c, 1).replacen("{}", &d, 1);
            c = self.value(&text);
        }
        self.line(&format!("br i1 {c}, label %t, label %f"));
    }

    fn tested(&mut self, v: &str, w: u32, known: &Known) -> String {
        // What is asked of numbers most often: the sign, and whether it is zero.
        if self.rng.one_in(5) {
            let least = cut(1u64 << (w - 1), w);
            let (p, to) = self.one(&[
                ("slt", 0),
                ("sgt", cut(u64::MAX, w)),
                ("sge", 0),
                ("ult", least),
                ("uge", least),
                ("eq", 0),
                ("ne", 0),
            ]);
            return self.value(&format!("icmp {p} i{w} {v}, {to}"));
        }
        let p = self.one(&PREDICATES);
        let other = self.related(v, w, known);
        match self.rng.one_in(4) {
            true => self.value(&format!("icmp {p} i{w} {other}, {v}")),
            false => self.value(&format!("icmp {p} i{w} {v}, {other}")),
        }
    }

    /// A second operand that the first was made of, now and then: a result is related to its operands whatever they are.
    fn related(&mut self, v: &str, w: u32, known: &Known) -> String {
        let made = format!("  {v} = ");
        let line = self.body.lines().find_map(|l| l.strip_prefix(&made));
        let words = line
            .unwrap_or("")
            .split([' ', ','])
            .filter(|o| o.starts_with('%'));
        let operands: Vec<String> = known
            .iter()
            .filter(|k| k.1 == w && words.clone().any(|o| o == k.0))
            .map(|k| k.0.clone())
            .collect();
        match operands.is_empty() || self.rng.one_in(2) {
            true => self.other(w, known),
            false => operands[self.rng.below(operands.len() as u64) as usize].clone(),
        }
    }

    /// A second operand: another value of the width, or a number at an end.
    fn other(&mut self, w: u32, known: &Known) -> String {
        let same: Vec<String> = known
            .iter()
            .filter(|k| k.1 == w)
            .map(|k| k.0.clone())
            .collect();
        match same.is_empty() || self.rng.one_in(2) {
            true => match self.rng.below(3) {
                0 => self.end(w).to_string(),
                1 => self.edge(w).to_string(),
                // Zero, one, all ones, and both ends of the signed numbers.
                _ => {
                    let sign = 1u64 << (w - 1);
                    let number = self.one(&[0, 1, u64::MAX, sign, sign - 1]);
                    cut(number, w).to_string()
                }
            },
            false => same[self.rng.below(same.len() as u64) as usize].clone(),
        }
    }

    /// A function of two to four operations and nothing else: what a fold looks at, and what it forgets to ask.
    pub(super) fn expressed(&mut self, n: u64) -> String {
        let w = self.one(&COMPARED);
        let head = self.head(n, w, "RESULT");
        self.label("entry");
        let mut known: Known = ["%x", "%y"].iter().map(|p| ((*p).to_owned(), w)).collect();
        for _ in 0..self.one(&[2, 2, 2, 3, 4]) {
            self.operation(&mut known);
        }
        let (v, width) = known.last().cloned().unwrap_or_default();
        self.line(&format!("ret i{width} {v}"));
        let head = head.replace("RESULT", &format!("i{width}"));
        format!("{head}{}}}\n", self.body)
    }

    /// A few operations, each of values that are there.
    fn operations(&mut self, known: &mut Known) {
        // What one operation got wrong the next ones may hide.
        let is_seen = self.rng.one_in(2);
        for _ in 0..self.rng.below(STEPS) {
            let before = known.len();
            self.operation(known);
            if is_seen
                && self.rng.one_in(2)
                && let Some((v, w)) = known.get(before).cloned()
            {
                self.see(&v, w);
            }
        }
    }

    /// One operation, of values that are there.
    fn operation(&mut self, known: &mut Known) {
        let (v, w) = self.some(known);
        let made = match self.rng.below(12) {
            0 | 1 => (self.confined(&v, w), w),
            2..=6 => (self.binary(&v, w, known), w),
            7 => self.converted(&v, w),
            8 => {
                let other = self.other(w, known);
                let c = match self.rng.one_in(2) {
                    true => "%c".to_owned(),
                    false => self.tested(&v, w, known),
                };
                let sides = match self.rng.one_in(2) {
                    true => [v, other],
                    false => [other, v],
                };
                let text = format!("select i1 {c}, i{w} {}, i{w} {}", sides[0], sides[1]);
                (self.value(&text), w)
            }
            9 if self.rng.one_in(3) => (self.promising_call(&v, w), 64),
            9 => (self.value(&format!("freeze i{w} {v}")), w),
            10 => (self.intrinsic(&v, w, known), w),
            _ => {
                let c = self.tested(&v, w, known);
                if self.rng.one_in(3) {
                    return self.line(&format!("call void @llvm.assume(i1 {c})"));
                }
                (c, 1)
            }
        };
        known.push(made);
    }

    fn binary(&mut self, v: &str, w: u32, known: &Known) -> String {
        let other = self.related(v, w, known);
        let exact = self.one(&["", "exact "]);
        let wraps = self.one(&WRAPS);
        let text = match self.rng.below(13) {
            0 => format!("add {wraps}i{w} {v}, {other}"),
            1 => format!("sub {wraps}i{w} {v}, {other}"),
            2 => format!("sub {wraps}i{w} {other}, {v}"),
            3 => format!("mul {wraps}i{w} {v}, {other}"),
            4 => format!("and i{w} {v}, {other}"),
            5 => format!("or {}i{w} {v}, {other}", self.one(&["", "", "disjoint "])),
            6 => format!("xor i{w} {v}, {other}"),
            7..=9 => {
                let by = self.amount(w, known);
                let by = by.as_str();
                match self.rng.below(3) {
                    0 => format!("shl {wraps}i{w} {v}, {by}"),
                    1 => format!("lshr {exact}i{w} {v}, {by}"),
                    _ => format!("ashr {exact}i{w} {v}, {by}"),
                }
            }
            _ => {
                let by = match self.rng.below(3) {
                    0 => self.edge(w).max(1).to_string(),
                    1 => self.value(&format!("or i{w} {other}, 1")),
                    _ => other,
                };
                match self.rng.below(4) {
                    0 => format!("udiv {exact}i{w} {v}, {by}"),
                    1 => format!("sdiv {exact}i{w} {v}, {by}"),
                    2 => format!("urem i{w} {v}, {by}"),
                    _ => format!("srem i{w} {v}, {by}"),
                }
            }
        };
        self.value(&text)
    }

    /// By how much is shifted: mostly less than the width.
    fn amount(&mut self, w: u32, known: &Known) -> String {
        match self.rng.below(5) {
            0 => self.other(w, known),
            1 => {
                let of = self.other(w, known);
                let most = cut(u64::from(w) - 1, w);
                self.value(&format!("and i{w} {of}, {most}"))
            }
            2 => u64::from(w - 1).to_string(),
            _ => self.rng.below(u64::from(w)).to_string(),
        }
    }

    fn converted(&mut self, v: &str, w: u32) -> (String, u32) {
        let to = self.one(&COMPARED);
        let text = match () {
            () if to < w => {
                let wraps = self.one(&WRAPS);
                format!("trunc {wraps}i{w} {v} to i{to}")
            }
            () if to > w => {
                let cast = self.one(&["zext", "sext", "zext nneg", "zext", "sext"]);
                format!("{cast} i{w} {v} to i{to}")
            }
            () => format!("xor i{w} {v}, {}", cut(u64::MAX, w)),
        };
        (self.value(&text), to)
    }

    fn intrinsic(&mut self, v: &str, w: u32, known: &Known) -> String {
        if self.rng.one_in(6) {
            let name = self.one(&OF_THREE);
            let (other, by) = (self.related(v, w, known), self.amount(w, known));
            self.declared
                .insert(format!("declare i{w} @llvm.{name}.i{w}(i{w}, i{w}, i{w})"));
            return self.value(&format!(
                "call i{w} @llvm.{name}.i{w}(i{w} {v}, i{w} {other}, i{w} {by})"
            ));
        }
        if self.rng.one_in(2) {
            let name = self.one(&OF_TWO);
            let other = self.related(v, w, known);
            self.declared
                .insert(format!("declare i{w} @llvm.{name}.i{w}(i{w}, i{w})"));
            return self.value(&format!(
                "call i{w} @llvm.{name}.i{w}(i{w} {v}, i{w} {other})"
            ));
        }
        let (mut name, mut has_flag) = self.one(&OF_ONE);
        if name == "bswap" && !w.is_multiple_of(16) {
            (name, has_flag) = ("ctpop", false);
        }
        let (ty, arg) = match has_flag {
            true => (", i1", self.one(&[", i1 true", ", i1 false"])),
            false => ("", ""),
        };
        self.declared
            .insert(format!("declare i{w} @llvm.{name}.i{w}(i{w}{ty})"));
        self.value(&format!("call i{w} @llvm.{name}.i{w}(i{w} {v}{arg})"))
    }
}
