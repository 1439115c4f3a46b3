//! Two comparisons: combined to one answer, or branched on one after the other.

use super::{COMPARED, Draw, PREDICATES, WRAPS, cut};

impl Draw<'_> {
    /// A value of the width that can be only some numbers, or any. The least and the greatest of them are ends.
    pub(super) fn confined(&mut self, v: &str, w: u32) -> String {
        let n = self.edge(w);
        let most = cut(u64::MAX, w);
        let (made, ends) = match self.rng.below(10) {
            0 => (self.value(&format!("and i{w} {v}, {n}")), [0, n]),
            1 => (self.value(&format!("or i{w} {v}, {n}")), [n, most]),
            2 => {
                let n = n.max(1);
                (self.value(&format!("urem i{w} {v}, {n}")), [0, n - 1])
            }
            3 => {
                let by = self.rng.below(u64::from(w));
                let op = self.one(&["lshr", "ashr", "shl"]);
                let ends = match op {
                    "lshr" => [0, most >> by],
                    "ashr" => [most >> by >> 1, !(most >> by >> 1)],
                    _ => [0, most << by],
                };
                (self.value(&format!("{op} i{w} {v}, {by}")), ends)
            }
            4 => {
                let wraps = self.one(&WRAPS);
                let op = self.one(&["add", "sub", "mul"]);
                let ends = [n, n.wrapping_neg()];
                (self.value(&format!("{op} {wraps}i{w} {v}, {n}")), ends)
            }
            5 if w > 2 => {
                let to = 1 + self.rng.below(u64::from(w) - 1);
                let cast = self.one(&["zext", "sext"]);
                let v = self.value(&format!("trunc i{w} {v} to i{to}"));
                let ends = match cast {
                    "zext" => [0, cut(u64::MAX, to as u32)],
                    _ => [(1 << (to - 1)) - 1, u64::MAX << (to - 1)],
                };
                (self.value(&format!("{cast} i{to} {v} to i{w}")), ends)
            }
            6 => {
                let other = self.near(n, w);
                let one = self.value(&format!("select i1 %c, i{w} {n}, i{w} {other}"));
                (one, [n, other])
            }
            _ => return v.to_owned(),
        };
        self.ends.extend(ends);
        made
    }

    /// What two comparisons are about: two values, and a number.
    pub(super) fn sides(&mut self, w: u32) -> (String, String, u64) {
        let x = self.confined("%x", w);
        let y = self.confined("%y", w);
        let n = match self.rng.one_in(3) {
            true => self.end(w),
            false => self.edge(w),
        };
        (x, y, n)
    }

    /// A comparison of the values with each other, or of one with a number close to that.
    pub(super) fn comparison(&mut self, w: u32, (x, y, n): &(String, String, u64)) -> String {
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

    pub(super) fn head(&mut self, n: u64, w: u32, ret: &str) -> String {
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

    pub(super) fn answered(&mut self, n: u64) -> String {
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

    pub(super) fn branched(&mut self, n: u64) -> String {
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
                    let c = self.one(&["%c", "%c", ""]);
                    p = match (c, self.rng.below(3)) {
                        ("", _) | (_, 0) => self.value(&format!("{op} i1 {p}, {q}")),
                        (c, 1) => self.value(&format!("select i1 {c}, i1 {p}, i1 true")),
                        (c, _) => self.value(&format!("select i1 {p}, i1 {c}, i1 false")),
                    };
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
                    let q = match self.rng.one_in(5) {
                        true => "%c".to_owned(),
                        false => self.comparison(w, &sides),
                    };
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
