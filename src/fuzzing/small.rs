//! Small programs about numbers: loops with counters of every kind, and comparisons one after the other.
//!
//! What is wrong about a counter or a range shows at the ends: where a number is the largest of its type or of a narrower one,
//! where a test is met exactly or jumped over by one, where signed and unsigned differ. Large programs count from zero by
//! one, and compare with small numbers. Here starts, steps and bounds are drawn at such ends and next to each other, so that
//! loops are short whatever their numbers are, and every predicate stands beside every other.

use tandem_ir::passes::{Family, PassId};
use tandem_ir::{Module, text};
use tandem_oracle::inputs::Rng;

/// What a program is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Loops and what counts in them.
    Counters,
    /// Two comparisons, combined to one answer.
    Answers,
    /// Two comparisons, branched on one after the other.
    Branches,
}

/// What programs for a pass of ours may be about.
pub fn about(pass: &PassId) -> &'static [About] {
    let makes = |kind: &str| pass.rewrites.contains(&kind);
    match pass.family {
        _ if makes("apply-rule") => &[About::Answers],
        _ if makes("thread-edge") => &[About::Branches],
        _ if makes("replace-iv") => &[About::Counters],
        Family::Loops => &[About::Counters],
        _ => &[],
    }
}

const HEAD: &str = "target datalayout = \"e-p:64:64-i64:64-i128:128-n8:16:32:64\"\n";
const TAIL: &str = "declare void @see(i64)\n";
/// Functions of a program, at most.
const FUNCTIONS: u64 = 3;
/// Widths of counters.
const COUNTERS: [u32; 10] = [32, 64, 64, 32, 8, 16, 64, 7, 33, 32];
/// Widths of numbers that are compared.
const COMPARED: [u32; 10] = [8, 32, 8, 4, 16, 7, 64, 3, 8, 33];
/// All predicates.
const PREDICATES: [&str; 10] = [
    "eq", "ne", "ult", "slt", "ugt", "sgt", "ule", "sle", "uge", "sge",
];
/// What may be said of an addition.
const WRAPS: [&str; 6] = ["", "", "nuw ", "nsw ", "nuw nsw ", ""];

/// A program; `None` if what was drawn is none.
pub fn program(about: About, rng: &mut Rng) -> Option<Module> {
    let mut all = HEAD.to_owned();
    for n in 0..1 + rng.below(FUNCTIONS) {
        let mut draw = Draw {
            rng,
            body: String::new(),
            next: 0,
        };
        all += &match about {
            About::Counters => draw.counted(n),
            About::Answers => draw.answered(n),
            About::Branches => draw.branched(n),
        };
    }
    all += TAIL;
    let module = text::parse(all.as_bytes(), "small").ok()?;
    tandem_ir::verify::verify(&module)
        .is_empty()
        .then_some(module)
}

/// A number of so many bits.
fn cut(n: u64, width: u32) -> u64 {
    n & (u64::MAX >> (64 - width.clamp(1, 64)))
}

struct Draw<'a> {
    rng: &'a mut Rng,
    body: String,
    next: usize,
}

/// How a loop counts.
struct Counter {
    width: u32,
    start: u64,
    step: u64,
    /// What the counter is after a few rounds, or nearly that.
    end: u64,
}

impl Draw<'_> {
    fn one<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.rng.below(all.len() as u64) as usize]
    }
    fn line(&mut self, text: &str) {
        self.body += "  ";
        self.body += text;
        self.body += "\n";
    }
    fn label(&mut self, name: &str) {
        self.body += name;
        self.body += ":\n";
    }
    /// A value with a name of its own.
    fn value(&mut self, text: &str) -> String {
        let name = format!("%v{}", self.next);
        self.next += 1;
        self.line(&format!("{name} = {text}"));
        name
    }
    /// How many bits a narrower number has, with a sign or without.
    fn narrow(&mut self, width: u32) -> u32 {
        self.one(&[31, 32, 31, 32, 8, 16, 15, 7, width - 1]) % width
    }
    /// A number at the end of a type, of this one or of a narrower one, or close to it.
    fn edge(&mut self, width: u32) -> u64 {
        let power = 1u64 << self.rng.below(u64::from(width));
        let narrow = self.narrow(width);
        let at = match self.rng.below(8) {
            0 => 0,
            1 => 1 << (width - 1),
            2 | 3 => 1u64 << narrow,
            4 => power,
            5 => (1u64 << narrow).wrapping_neg(),
            6 => self.rng.below(16),
            _ => self.rng.bits64(),
        };
        let by = self.one(&[0, 0, 0, 1, 2, 3, u64::MAX, u64::MAX - 1, u64::MAX - 2]);
        cut(at.wrapping_add(by), width)
    }
    /// A number close to another one.
    fn near(&mut self, n: u64, width: u32) -> u64 {
        let by = self.one(&[0, 0, 0, 1, u64::MAX, 2, u64::MAX - 1]);
        let to = match self.rng.below(12) {
            0 => !n,
            1 => n.wrapping_neg(),
            2 => n ^ 1 << (width - 1),
            3 => self.edge(width),
            // The same low bits under ones or zeros, as an extension to another type would have it.
            4 | 5 => {
                let high = u64::MAX << self.narrow(width);
                self.one(&[n | high, n & !high])
            }
            _ => n,
        };
        cut(to.wrapping_add(by), width)
    }
    /// The value as 64 bits.
    fn wide(&mut self, v: &str, width: u32) -> String {
        let cast = self.one(&["zext", "sext", "zext nneg", "zext", "sext"]);
        match width {
            64 => v.to_owned(),
            65.. => self.value(&format!("trunc i{width} {v} to i64")),
            _ => self.value(&format!("{cast} i{width} {v} to i64")),
        }
    }
    fn see(&mut self, v: &str, width: u32) {
        let v = self.wide(v, width);
        self.line(&format!("call void @see(i64 {v})"));
    }

    // ----- loops ---------------------------------------------------------------------------------

    fn counter(&mut self, width: u32) -> Counter {
        let root = 1u64 << (width / 2);
        let steps = [
            1,
            1,
            1,
            1,
            u64::MAX,
            u64::MAX,
            2,
            3,
            u64::MAX - 1,
            4,
            root,
            1 << (width - 2),
        ];
        let step = cut(self.one(&steps), width);
        let start = match self.rng.one_in(3) {
            true => 0,
            false => self.edge(width),
        };
        let rounds = self.rng.below(6);
        let off = self.one(&[0, 0, 0, 0, 1, u64::MAX]);
        let end = start
            .wrapping_add(step.wrapping_mul(rounds))
            .wrapping_add(off);
        Counter {
            width,
            start,
            step,
            end: cut(end, width),
        }
    }

    /// What the loop's counter is compared with: a number, or one that the arguments decide within a few.
    fn bound(&mut self, c: &Counter) -> String {
        let w = c.width;
        match self.rng.below(6) {
            0 => {
                let arg = match w {
                    64 => "%n".to_owned(),
                    _ => self.value(&format!("trunc i64 %n to i{w}")),
                };
                let few = self.value(&format!("and i{w} {arg}, 3"));
                let wraps = self.one(&WRAPS);
                self.value(&format!("add {wraps}i{w} {few}, {}", c.end))
            }
            1 if w > 8 => {
                let few = self.value("and i8 %s, 3");
                let cast = self.one(&["zext", "sext"]);
                let few = self.value(&format!("{cast} i8 {few} to i{w}"));
                self.value(&format!("add i{w} {few}, {}", c.start))
            }
            _ => c.end.to_string(),
        }
    }

    /// A test of the counter; true if the loop is left where it says so.
    fn test(&mut self, c: &Counter, of: &str, bound: &str) -> (String, bool) {
        let falls = c.step >> (c.width - 1) == 1;
        let goes_on = match (falls, self.rng.one_in(6)) {
            (_, true) => self.one(&PREDICATES),
            (false, _) => self.one(&["ne", "ult", "slt", "ule", "sle", "ne"]),
            (true, _) => self.one(&["ne", "ugt", "sgt", "uge", "sge", "ne"]),
        };
        let leaves = self.rng.one_in(2);
        let inverse = match goes_on {
            "ne" => "eq",
            "eq" => "ne",
            "ult" => "uge",
            "uge" => "ult",
            "slt" => "sge",
            "sge" => "slt",
            "ule" => "ugt",
            "ugt" => "ule",
            "sle" => "sgt",
            _ => "sle",
        };
        let (p, w) = (if leaves { inverse } else { goes_on }, c.width);
        let cond = match self.rng.one_in(8) {
            true => {
                // The same question asked from the other side.
                let swapped = match p {
                    "ult" => "ugt",
                    "ugt" => "ult",
                    "slt" => "sgt",
                    "sgt" => "slt",
                    "ule" => "uge",
                    "uge" => "ule",
                    "sle" => "sge",
                    "sge" => "sle",
                    same => same,
                };
                self.value(&format!("icmp {swapped} i{w} {bound}, {of}"))
            }
            false => self.value(&format!("icmp {p} i{w} {of}, {bound}")),
        };
        (cond, leaves)
    }

    /// Leaves the loop to a block, or goes on.
    fn leave(&mut self, (cond, leaves): &(String, bool), to: &str, stay: &str) {
        let (yes, no) = match leaves {
            true => (to, stay),
            false => (stay, to),
        };
        self.line(&format!("br i1 {cond}, label %{yes}, label %{no}"));
    }

    /// Something made of a counter, told to others or not.
    fn use_of(&mut self, v: &str, c: &Counter, seen: bool) {
        let w = c.width;
        let wraps = self.one(&WRAPS);
        let near = match self.rng.one_in(2) {
            true => self.near(c.start, w),
            false => self.near(c.end, w),
        };
        let small = 1 + self.rng.below(5).min(u64::from(w) - 1);
        let (made, width) = match self.rng.below(11) {
            0 | 1 => {
                let p = self.one(&PREDICATES);
                (self.value(&format!("icmp {p} i{w} {v}, {near}")), 1)
            }
            2 => (self.value(&format!("add {wraps}i{w} {v}, {near}")), w),
            3 => (self.value(&format!("mul {wraps}i{w} {v}, {small}")), w),
            4 => {
                let op = self.one(&["lshr", "ashr", "and", "xor", "udiv", "sdiv", "urem", "srem"]);
                (self.value(&format!("{op} i{w} {v}, {small}")), w)
            }
            5 => (self.value(&format!("sub {wraps}i{w} {near}, {v}")), w),
            6 if w > 8 => {
                let to = self.one(&[8, 7, 16, 32].map(|t: u32| t.min(w - 1)));
                (self.value(&format!("trunc {wraps}i{w} {v} to i{to}")), to)
            }
            7 if w < 64 => {
                let cast = self.one(&["zext", "sext", "zext nneg"]);
                let v = self.value(&format!("{cast} i{w} {v} to i64"));
                let op = self.one(&["add", "mul", "lshr"]);
                (self.value(&format!("{op} i64 {v}, {small}")), 64)
            }
            8 => {
                let f = self.one(&["umin", "smax", "umax", "smin"]);
                // A select stands for it, which needs no declaration.
                let p = match f {
                    "umin" => "ult",
                    "umax" => "ugt",
                    "smin" => "slt",
                    _ => "sgt",
                };
                let cond = self.value(&format!("icmp {p} i{w} {v}, {near}"));
                let made = self.value(&format!("select i1 {cond}, i{w} {v}, i{w} {near}"));
                (made, w)
            }
            _ => (v.to_owned(), w),
        };
        if seen {
            self.see(&made, width);
        }
    }

    /// A loop in the loop, of one block.
    fn inner(&mut self, outer: &Counter) {
        let width = match self.rng.one_in(2) {
            true => outer.width,
            false => self.one(&COUNTERS),
        };
        let c = self.counter(width);
        self.line("br label %in");
        self.label("in");
        let (wraps, w) = (self.one(&WRAPS), c.width);
        self.line(&format!("%y = phi i{w} [ {}, %b ], [ %y1, %in ]", c.start));
        self.line(&format!("%y1 = add {wraps}i{w} %y, {}", c.step));
        if self.rng.one_in(2) {
            self.use_of("%y", &c, true);
        }
        let bound = match w == outer.width && self.rng.one_in(4) {
            true => "%i".to_owned(),
            false => c.end.to_string(),
        };
        let of = self.one(&["%y1", "%y1", "%y"]);
        let test = self.test(&c, of, &bound);
        self.leave(&test, "k", "in");
    }

    /// A function with a loop.
    fn counted(&mut self, n: u64) -> String {
        let width = self.one(&COUNTERS);
        let c = self.counter(width);
        let other = match self.rng.one_in(2) {
            true => {
                let width = self.one(&[width, 32, 64, 8]);
                Some(self.counter(width))
            }
            false => None,
        };
        let seen = !self.rng.one_in(3);
        self.label("entry");
        let bound = self.bound(&c);
        let guarded = self.rng.one_in(4);
        self.line(match guarded {
            true => "br i1 %c, label %l, label %e",
            false => "br label %l",
        });
        self.label("l");
        let (w, wraps) = (c.width, self.one(&WRAPS));
        self.line(&format!(
            "%i = phi i{w} [ {}, %entry ], [ %i1, %k ]",
            c.start
        ));
        if let Some(o) = &other {
            self.line(&format!(
                "%j = phi i{} [ {}, %entry ], [ %j1, %k ]",
                o.width, o.start
            ));
        }
        let at_top = self.rng.one_in(2);
        match at_top {
            true => {
                let test = self.test(&c, "%i", &bound);
                self.leave(&test, "e", "b");
            }
            false => self.line("br label %b"),
        }
        self.label("b");
        for _ in 0..self.rng.below(3) {
            self.use_of("%i", &c, seen);
        }
        if let (Some(o), true) = (&other, self.rng.one_in(2)) {
            self.use_of("%j", o, seen);
        }
        match self.rng.below(6) {
            0 => self.inner(&c),
            1 => {
                let near = self.near(c.end, w);
                let test = self.test(&c, "%i", &near.to_string());
                self.leave(&test, "e", "k");
            }
            _ => self.line("br label %k"),
        }
        self.label("k");
        match self.rng.one_in(8) {
            true => {
                let down = cut(c.step.wrapping_neg(), w);
                self.line(&format!("%i1 = sub {wraps}i{w} %i, {down}"));
            }
            false => self.line(&format!("%i1 = add {wraps}i{w} %i, {}", c.step)),
        }
        if let Some(o) = &other {
            let wraps = self.one(&WRAPS);
            let op = self.one(&["add", "add", "add", "add", "mul", "shl", "sub"]);
            let step = if op == "shl" { 1 } else { o.step };
            self.line(&format!("%j1 = {op} {wraps}i{} %j, {step}", o.width));
            if self.rng.one_in(3) {
                self.use_of("%j1", o, seen);
            }
        }
        if self.rng.one_in(3) {
            self.use_of("%i1", &c, seen);
        }
        match at_top {
            true => self.line("br label %l"),
            false => {
                let of = self.one(&["%i1", "%i1", "%i"]);
                let test = self.test(&c, of, &bound);
                self.leave(&test, "e", "l");
            }
        }
        self.label("e");
        // The latch comes before the end only where the loop is left at the bottom, and nothing goes round it.
        let result = match guarded {
            true => "0".to_owned(),
            false => match (self.rng.below(4), &other) {
                (0, _) => "%n".to_owned(),
                (1, Some(o)) => self.wide("%j", o.width),
                _ => self.wide("%i", w),
            },
        };
        self.line(&format!("ret i64 {result}"));
        format!(
            "define i64 @f{n}(i64 %n, i8 %s, i1 %c) {{\n{}}}\n",
            self.body
        )
    }

    // ----- comparisons ---------------------------------------------------------------------------

    /// A value of the width that can be only some numbers, or any.
    fn confined(&mut self, v: &str, w: u32) -> String {
        let n = self.edge(w);
        match self.rng.below(10) {
            0 => self.value(&format!("and i{w} {v}, {n}")),
            1 => self.value(&format!("or i{w} {v}, {n}")),
            2 => self.value(&format!("urem i{w} {v}, {}", n.max(1))),
            3 => {
                let by = self.rng.below(u64::from(w));
                let op = self.one(&["lshr", "ashr", "shl"]);
                self.value(&format!("{op} i{w} {v}, {by}"))
            }
            4 => {
                let wraps = self.one(&WRAPS);
                let op = self.one(&["add", "sub", "mul"]);
                self.value(&format!("{op} {wraps}i{w} {v}, {n}"))
            }
            5 if w > 2 => {
                let to = 1 + self.rng.below(u64::from(w) - 1);
                let cast = self.one(&["zext", "sext"]);
                let v = self.value(&format!("trunc i{w} {v} to i{to}"));
                self.value(&format!("{cast} i{to} {v} to i{w}"))
            }
            6 => {
                let other = self.near(n, w);
                self.value(&format!("select i1 %c, i{w} {n}, i{w} {other}"))
            }
            _ => v.to_owned(),
        }
    }

    /// What two comparisons are about: two values, and a number.
    fn sides(&mut self, w: u32) -> (String, String, u64) {
        let x = self.confined("%x", w);
        let y = self.confined("%y", w);
        (x, y, self.edge(w))
    }

    /// A comparison of the values with each other, or of one with a number close to that.
    fn comparison(&mut self, w: u32, (x, y, n): &(String, String, u64)) -> String {
        let mut p = self.one(&PREDICATES).to_owned();
        if self.rng.one_in(10) && p != "eq" && p != "ne" {
            p = format!("samesign {p}");
        }
        let mut left = x.clone();
        if self.rng.one_in(8) {
            let by = self.near(*n, w);
            let (op, wraps) = (self.one(&["add", "sub", "add"]), self.one(&WRAPS));
            left = self.value(&format!("{op} {wraps}i{w} {left}, {by}"));
        } else if self.rng.one_in(10) {
            left = y.clone();
        }
        let right = match self.rng.below(5) {
            0 | 1 => y.clone(),
            _ => self.near(*n, w).to_string(),
        };
        match self.rng.one_in(6) {
            true => self.value(&format!("icmp {p} i{w} {right}, {left}")),
            false => self.value(&format!("icmp {p} i{w} {left}, {right}")),
        }
    }

    fn head(&mut self, n: u64, w: u32, ret: &str) -> String {
        let mut said = || self.one(&["", "", "noundef "]);
        let [a, b, c] = [said(), said(), said()];
        let range = match self.rng.one_in(6) {
            true => {
                let (lo, few) = (self.edge(w), 1 + self.rng.below(5));
                let hi = cut(lo.wrapping_add(few), w);
                match lo == hi {
                    true => String::new(),
                    false => format!("range(i{w} {lo}, {hi}) "),
                }
            }
            false => String::new(),
        };
        format!("define {ret} @f{n}(i{w} {a}{range}%x, i{w} {b}%y, i1 {c}%c) {{\n")
    }

    fn answered(&mut self, n: u64) -> String {
        let w = self.one(&COMPARED);
        let head = self.head(n, w, "i1");
        self.label("entry");
        let sides = self.sides(w);
        let (p, q) = (self.comparison(w, &sides), self.comparison(w, &sides));
        let both = match self.rng.below(8) {
            0 | 1 => self.value(&format!("and i1 {p}, {q}")),
            2 | 3 => self.value(&format!("or i1 {p}, {q}")),
            4 => self.value(&format!("select i1 {p}, i1 {q}, i1 false")),
            5 => self.value(&format!("select i1 {p}, i1 true, i1 {q}")),
            6 => self.value(&format!("xor i1 {p}, {q}")),
            _ => self.value(&format!("select i1 {p}, i1 {q}, i1 %c")),
        };
        self.line(&format!("ret i1 {both}"));
        format!("{head}{}}}\n", self.body)
    }

    fn branched(&mut self, n: u64) -> String {
        let w = self.one(&COMPARED);
        let head = self.head(n, w, "void");
        self.label("entry");
        let sides = self.sides(w);
        let merges = self.rng.one_in(2);
        match w > 2 && self.rng.one_in(5) {
            true => {
                let one = self.near(sides.2, w);
                let (a, b, c) = (
                    one,
                    cut(one.wrapping_add(1), w),
                    cut(one.wrapping_add(2), w),
                );
                let to = [self.one(&["t", "f"]), self.one(&["t", "f"])];
                self.line(&format!(
                    "switch i{w} {}, label %f [ i{w} {a}, label %t\n    i{w} {b}, label %{}\n    i{w} {c}, label %{} ]",
                    sides.0, to[0], to[1]
                ));
            }
            false => {
                let mut p = self.comparison(w, &sides);
                if self.rng.one_in(5) {
                    let q = self.comparison(w, &sides);
                    let op = self.one(&["and", "or", "xor"]);
                    p = self.value(&format!("{op} i1 {p}, {q}"));
                }
                self.line(&format!("br i1 {p}, label %t, label %f"));
            }
        }
        for (block, mark, other) in [("t", 1, "u"), ("f", 2, "v")] {
            self.label(block);
            if merges && self.rng.one_in(2) {
                self.line(&format!("call void @see(i64 {mark})"));
            }
            match merges {
                true => self.line("br label %m"),
                false => {
                    let q = self.comparison(w, &sides);
                    let to = self.one(&["u", "v", other]);
                    self.line(&format!("br i1 {q}, label %{to}, label %w"));
                }
            }
        }
        if merges {
            self.label("m");
            let known = self.near(sides.2, w);
            let carried = match self.rng.below(3) {
                0 => {
                    let k = self.value(&format!("phi i{w} [ {}, %t ], [ {known}, %f ]", sides.0));
                    (k, sides.1.clone(), sides.2)
                }
                _ => sides.clone(),
            };
            let q = self.comparison(w, &carried);
            let to = self.one(&["u", "v"]);
            self.line(&format!("br i1 {q}, label %{to}, label %w"));
        }
        for (block, mark) in [("u", 5), ("v", 6), ("w", 7)] {
            self.label(block);
            self.line(&format!("call void @see(i64 {mark})"));
            self.line("ret void");
        }
        format!("{head}{}}}\n", self.body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn nearly_all_that_is_drawn_are_programs_that_differ() {
        for about in [About::Counters, About::Answers, About::Branches] {
            let mut rng = Rng::new(11);
            let made: BTreeSet<String> = (0..200)
                .filter_map(|_| program(about, &mut rng).map(|m| text::print(&m)))
                .collect();
            assert!(made.len() > 180, "{about:?}: {}", made.len());
        }
    }
}
