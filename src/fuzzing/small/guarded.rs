//! Loops behind a comparison that says something of what they count to.
//!
//! ```text
//!   entry    br (x < y) -> loop, or past it
//!   loop     %i = phi [x], [%i + step]
//!            what a comparison of %i, x and y is -> see
//!            br (%i + step < y) -> loop
//! ```
//!
//! What a pass may make of the comparisons inside hangs on signs, on the step, on whether the count may go past the end of the
//! type, and on which side of the guard the loop is. All predicates stand beside each other; the values are confined, so
//! that some of it follows and some of it does not. A counter of its own ends the loop after a few rounds.

use super::{COMPARED, Draw, PREDICATES, WRAPS, cut};

impl Draw<'_> {
    /// A function with a guarded loop.
    pub(super) fn guarded(&mut self, n: u64) -> String {
        let w = self.one(&COMPARED);
        let head = self.head(n, w, "void");
        self.label("entry");
        let sides = self.sides(w);
        let start = match self.rng.below(4) {
            0 => "0".to_owned(),
            1 => self.near(sides.2, w).to_string(),
            _ => sides.0.clone(),
        };
        let bound = match self.rng.below(4) {
            0 => self.near(sides.2, w).to_string(),
            _ => sides.1.clone(),
        };
        let step = self.one(&[1, 1, 1, u64::MAX, 2, 3, 5]);
        let about = (start.clone(), bound.clone(), sides.2);
        let guard = match self.rng.one_in(3) {
            true => self.comparison(w, &sides),
            false => {
                let p = self.one(&PREDICATES);
                self.value(&format!("icmp {p} i{w} {start}, {bound}"))
            }
        };
        let to = match self.rng.one_in(3) {
            true => ["past", "loop"],
            false => ["loop", "past"],
        };
        self.line(&format!(
            "br i1 {guard}, label %{}, label %{}",
            to[0], to[1]
        ));
        self.label("loop");
        self.line(&format!(
            "%i = phi i{w} [ {start}, %entry ], [ %in, %latch ]"
        ));
        self.line("%round = phi i8 [ 0, %entry ], [ %later, %latch ]");
        for _ in 0..1 + self.rng.below(3) {
            let i = ("%i".to_owned(), bound.clone(), sides.2);
            let of = match self.rng.below(3) {
                0 => sides.clone(),
                1 => about.clone(),
                _ => i,
            };
            let is = self.comparison(w, &of);
            self.see(&is, 1);
        }
        self.line("%later = add i8 %round, 1");
        let most = 1 + self.rng.below(5);
        self.line(&format!("%few = icmp ult i8 %round, {most}"));
        self.line("br i1 %few, label %latch, label %past");
        self.label("latch");
        let wraps = self.one(&WRAPS);
        self.line(&format!("%in = add {wraps}i{w} %i, {}", cut(step, w)));
        let p = self.one(&PREDICATES);
        let tested = self.one(&["%in", "%in", "%i"]);
        self.line(&format!("%more = icmp {p} i{w} {tested}, {bound}"));
        self.line("br i1 %more, label %loop, label %past");
        self.label("past");
        self.line("ret void");
        format!("{head}{}}}\n", self.body)
    }
}
