//! What may be relied on because breaking it would be undefined: the same operation several times, with flags and without.
//!
//! ```text
//!   %x ... a number that an argument decides
//!   %t = add nsw %x, C       one of several twins: same operation, same numbers, other flags
//!   udiv 7, %t               a use that is undefined if the twin is poison
//!   call @outside()          control may end here
//!   sext %t to i64 -> see    what a flag lets through an extension
//! ```
//!
//! A flag says something of its twins only where the flagged one is computed, and its poison is used, for certain. Twins,
//! uses, calls and extensions come in any order, in a block in front of a branch, in one of its sides, or behind it. The
//! constant is at the end of the type, so that every other number wraps.

use super::{Draw, WRAPS};

/// The operation that is done again and again.
#[derive(Clone, Copy)]
struct Twin {
    op: &'static str,
    by: u64,
    width: u32,
}

impl Draw<'_> {
    /// A function with twins.
    pub(super) fn relied_on(&mut self, n: u64) -> String {
        let width = self.one(&[8, 16, 32, 32, 64]);
        let top = 1u64 << (width - 1);
        let by = match self.rng.below(6) {
            0 => self.edge(width),
            1 => 1 + self.rng.below(3),
            2 => top - 1,
            3 | 4 => top,
            _ => super::cut(u64::MAX, width),
        };
        let op = self.one(&["add", "add", "add", "sub", "mul", "shl"]);
        let by = if op == "shl" { 1 + by % 3 } else { by };
        let twin = Twin { op, by, width };
        self.label("entry");
        let x = match width {
            64 => "%n".to_owned(),
            w => self.value(&format!("trunc i64 %n to i{w}")),
        };
        let mut known = Vec::new();
        self.steps(&x, twin, &mut known);
        let (has_sides, goes_on) = (!self.rng.one_in(3), self.rng.one_in(2));
        if has_sides {
            self.two_sides(&x, twin, &known);
        }
        if goes_on {
            self.steps(&x, twin, &mut known);
        }
        self.line("ret i64 0");
        format!(
            "define i64 @f{n}(i64 %n, i8 %s, i1 %c) {{\n{}}}\n",
            self.body
        )
    }

    /// A branch whose sides meet again, or of which one returns.
    fn two_sides(&mut self, x: &str, twin: Twin, known: &[String]) {
        self.line("br i1 %c, label %yes, label %no");
        self.label("yes");
        self.steps(x, twin, &mut known.to_vec());
        self.line("br label %end");
        self.label("no");
        self.steps(x, twin, &mut known.to_vec());
        match self.rng.one_in(3) {
            true => self.line("ret i64 2"),
            false => self.line("br label %end"),
        }
        self.label("end");
    }

    /// A few steps of a block; `known` are the twins that are there.
    fn steps(&mut self, x: &str, twin: Twin, known: &mut Vec<String>) {
        let Twin { op, by, width } = twin;
        for _ in 0..1 + self.rng.below(4) {
            let of = known.len() as u64;
            let some = (of > 0).then(|| known[self.rng.below(of) as usize].clone());
            match (self.rng.below(7), some) {
                (0, _) if self.rng.one_in(2) => self.line("call void @outside()"),
                (0, _) => {
                    self.promising_call(x, width);
                }
                (1 | 2, Some(t)) => self.used_for_certain(&t, width),
                (3 | 4, Some(t)) => self.see(&t, width),
                _ => {
                    let wraps = self.one(&WRAPS);
                    known.push(self.value(&format!("{op} {wraps}i{width} {x}, {by}")));
                }
            }
        }
    }

    /// A use that is undefined if the number, or what is made of it, is poison.
    fn used_for_certain(&mut self, t: &str, w: u32) {
        let of = match self.rng.below(4) {
            0 => self.value(&format!("xor i{w} {t}, 5")),
            1 => self.value(&format!("add i{w} {t}, 3")),
            _ => t.to_owned(),
        };
        match self.rng.below(3) {
            0 => {
                // No divisor is 0, unless it is poison.
                let odd = self.value(&format!("or i{w} {of}, 1"));
                self.value(&format!("udiv i{w} 7, {odd}"));
            }
            1 => self.line(&format!("call void @told{w}(i{w} noundef {of})")),
            _ => {
                let place = self.value(&format!("and i{w} {of}, 3"));
                let at = self.value(&format!("getelementptr i8, ptr @place, i{w} {place}"));
                self.line(&format!("store i8 1, ptr {at}"));
            }
        }
    }
}
