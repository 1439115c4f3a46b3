//! Small loops with counters of every kind, as text.
//!
//! ```text
//!   entry -> l: %i = phi [start], [%i1]   (and %j)      tested at the top or at the bottom
//!            b: uses of %i, an inner loop, a second exit
//!            k: %i1 = add/sub/mul/shl/… %i, step  -> l
//!         -> e: ret something that the loop has counted
//! ```
//!
//! A [`Counter`] knows where it starts, how it goes on, and about where it is after a few rounds (`end`); bounds of
//! tests are that number, one next to it, or one that an argument moves by 0 to 3. So most loops end after few rounds,
//! whatever their numbers are, and the end is where overflow, sign and width matter. Uses are told to a function that
//! nobody knows, or only computed.
//!
//! Numbers are kept as 64 bits and cut to the width of the counter, 8 to 64 bits. Loops may be endless, or undefined by
//! their flags: programs are executed with a limit, and what is undefined says nothing.

use super::{COUNTERS, Draw, PREDICATES, WRAPS, cut};

/// Widths of counters that are through with all their numbers after so few rounds that programs are run to the end.
const FEW_BITS: [u32; 5] = [4, 8, 5, 7, 3];

/// How a loop counts.
#[derive(Clone)]
struct Counter {
    width: u32,
    start: u64,
    /// What makes one number of the one before, with the step.
    op: &'static str,
    step: u64,
    /// What the counter is after a few rounds, or nearly that.
    end: u64,
}

/// What an operation makes of a number of a width.
fn applied(op: &str, n: u64, by: u64, width: u32) -> u64 {
    let signed = (n << (64 - width)) as i64 >> (64 - width);
    let made = match op {
        "sub" => n.wrapping_sub(by),
        "mul" => n.wrapping_mul(by),
        "shl" => n << by,
        "lshr" => n >> by,
        "ashr" => (signed >> by) as u64,
        "xor" => n ^ by,
        "and" => n & by,
        "udiv" => n / by.max(1),
        "umin" => n.min(by),
        "sext" | "zext" | "trunc" => n,
        _ => n.wrapping_add(by),
    };
    cut(made, width)
}

/// The number in 64 bits.
fn extended(op: &str, n: u64, width: u32) -> u64 {
    match op {
        "sext" => ((n << (64 - width)) as i64 >> (64 - width)) as u64,
        _ => n,
    }
}

impl Draw<'_> {
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
            // A few of these come to the very end.
            cut(u64::MAX, width) / 3,
        ];
        // One in a few counts in a way that no formula says: such a loop is gone through in numbers.
        let (op, step) = match self.rng.below(10) {
            0 => self.one(&[
                ("mul", 2),
                ("mul", 3),
                ("shl", 1),
                ("lshr", 1),
                ("ashr", 1),
                ("udiv", 3),
                ("xor", 5),
            ]),
            _ => ("add", cut(self.one(&steps), width)),
        };
        let start = match self.rng.one_in(2) {
            true => 0,
            false => self.edge(width),
        };
        let rounds = self.rounds(width);
        let off = self.one(&[0, 0, 0, 0, 1, u64::MAX]);
        let end = (0..rounds).fold(start, |n, _| applied(op, n, step, width));
        let end = cut(end.wrapping_add(off), width);
        self.ends.extend([start, end]);
        Counter {
            width,
            start,
            op,
            step,
            end,
        }
    }

    /// How often the loop goes round, about: a few times, or as often as a counter of few bits has numbers, or half as often.
    fn rounds(&mut self, width: u32) -> u64 {
        if self.is_wide || !self.rng.one_in(5) {
            return self.rng.below(6);
        }
        let bits = self.one(&FEW_BITS);
        self.few_bits = Some(bits);
        let all = self.one(&[1u64 << bits, 1 << bits, 1 << (bits - 1)]);
        let by = self.one(&[0, 1, 2, u64::MAX, u64::MAX - 1]);
        // Of no use where the counter itself is as narrow.
        match width > bits + 1 {
            true => all.wrapping_add(by),
            false => self.rng.below(6),
        }
    }

    /// The counter after one round, under a name.
    fn count(&mut self, name: &str, of: &str, c: &Counter) {
        let (w, wraps) = (c.width, self.one(&WRAPS));
        if self.by == Some(w) && c.op == "add" && self.rng.one_in(2) {
            let op = self.one(&["add", "sub"]);
            return self.line(&format!("{name} = {op} {wraps}i{w} {of}, %by"));
        }
        let (op, step, wraps) = match c.op {
            "add" if self.rng.one_in(8) => ("sub", cut(c.step.wrapping_neg(), w), wraps),
            op @ ("add" | "mul" | "shl") => (op, c.step, wraps),
            op => (op, c.step, ""),
        };
        self.line(&format!("{name} = {op} {wraps}i{w} {of}, {step}"));
    }

    /// Something made of the counter, and how that counts.
    fn derived(&mut self, of: &str, c: &Counter) -> (String, Counter) {
        let w = c.width;
        let by = 1 + self.rng.below(3).min(u64::from(w) - 2);
        let (op, by, to) = match self.rng.below(9) {
            0 | 1 if w < 64 => (self.one(&["sext", "sext", "zext"]), 0, 64),
            2 | 3 if w > 8 => ("trunc", 0, self.narrow(w).max(3)),
            4 => ("and", self.edge(w) | 3, w),
            5 => ("xor", self.near(c.start, w), w),
            6 => (self.one(&["lshr", "ashr", "shl"]), by, w),
            7 => ("umin", self.near(c.end, w), w),
            _ => (self.one(&["add", "sub", "mul"]), self.near(c.end, w), w),
        };
        let line = match op {
            "umin" => {
                let less = self.value(&format!("icmp ult i{w} {of}, {by}"));
                format!("select i1 {less}, i{w} {of}, i{w} {by}")
            }
            "sext" | "zext" | "trunc" => format!("{op} i{w} {of} to i{to}"),
            _ => format!("{op} i{w} {of}, {by}"),
        };
        let made = |n: u64| cut(extended(op, applied(op, n, by, w), w), to);
        let counter = Counter {
            width: to,
            start: made(c.start),
            end: made(c.end),
            ..*c
        };
        (self.value(&line), counter)
    }

    /// A test of the counter, or of something made of it.
    fn test_of(&mut self, c: &Counter, of: &str, bound: &str) -> (String, bool) {
        // Where no formula says how it counts, what is made of it is computed as well.
        let plain = match c.op {
            "add" => !self.rng.one_in(10),
            _ => self.rng.one_in(2),
        };
        if plain {
            return self.test(c, of, bound);
        }
        let (mut made, mut as_counter) = self.derived(of, c);
        if self.rng.one_in(3) {
            (made, as_counter) = self.derived(&made, &as_counter);
        }
        let end = as_counter.end.to_string();
        self.test(&as_counter, &made, &end)
    }

    /// What the loop's counter is compared with: a number, or one that the arguments decide within a few.
    fn bound(&mut self, c: &Counter) -> String {
        let w = c.width;
        match self.rng.below(10) {
            // Made of two numbers, of which the second may be 0.
            9 => {
                let few = self.few(w);
                let by = self.value("and i8 %s, 7");
                let by = match w {
                    8 => by,
                    9.. => self.value(&format!("zext i8 {by} to i{w}")),
                    _ => self.value(&format!("trunc i8 {by} to i{w}")),
                };
                let op = self.one(&["udiv", "udiv", "urem", "sdiv", "mul", "sub", "lshr"]);
                self.value(&format!("{op} i{w} {few}, {by}"))
            }
            // Where a loop may go through all numbers, any is as good as another.
            3 | 4 if w <= 8 => self.value(&format!("trunc i64 %n to i{w}")),
            8 => self.maybe_poison(w),
            // Any number: the loop is short if its steps are long, or if numbers are few.
            7 if w < 64 => self.value(&format!("trunc i64 %n to i{w}")),
            7 => "%n".to_owned(),
            0 => {
                let few = self.few(w);
                let wraps = self.one(&WRAPS);
                self.value(&format!("add {wraps}i{w} {few}, {}", c.end))
            }
            1 if w > 8 => {
                let few = self.value("and i8 %s, 3");
                let cast = self.one(&["zext", "sext"]);
                let few = self.value(&format!("{cast} i8 {few} to i{w}"));
                self.value(&format!("add i{w} {few}, {}", c.start))
            }
            2 => {
                // So many rounds as nobody knows, but a multiple of some number.
                let few = self.few(w);
                let rounds = 1 + self.rng.below(6);
                let each = cut(c.step.wrapping_mul(rounds), w);
                let wraps = [self.one(&WRAPS), self.one(&WRAPS)];
                let all = self.value(&format!("mul {}i{w} {few}, {each}", wraps[0]));
                let from = c
                    .start
                    .wrapping_add(self.one(&[each, each, each, 0, c.step]));
                self.value(&format!("add {}i{w} {all}, {}", wraps[1], cut(from, w)))
            }
            _ => c.end.to_string(),
        }
    }

    /// A number that an argument may make poison: another one than that which decides the other bounds.
    fn maybe_poison(&mut self, w: u32) -> String {
        let few = self.value("and i8 %s, 3");
        let few = match w {
            8 => few,
            9.. => self.value(&format!("zext i8 {few} to i{w}")),
            _ => self.value(&format!("trunc i8 {few} to i{w}")),
        };
        let by = self.value(&format!("add i{w} {few}, {}", w - 3));
        self.value(&format!("shl i{w} 1, {by}"))
    }

    /// A number below 4 that an argument decides.
    fn few(&mut self, w: u32) -> String {
        let arg = match w {
            64 => "%n".to_owned(),
            _ => self.value(&format!("trunc i64 %n to i{w}")),
        };
        self.value(&format!("and i{w} {arg}, 3"))
    }

    /// A test of the counter; true if the loop is left where it says so.
    fn test(&mut self, c: &Counter, of: &str, bound: &str) -> (String, bool) {
        let falls = c.op != "add" && c.end < c.start || c.step >> (c.width - 1) == 1;
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
        let what = match self.is_wide && self.rng.one_in(2) {
            // Compared with what the halves decide, or cut off: what makes it worth to count in 32 bits.
            true => self.one(&[0, 1, 6, 6]),
            false if self.is_wide => self.rng.below(11),
            false => self.rng.below(12),
        };
        let (made, width) = match what {
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
                // The whole type that the function is about.
                let own = self.narrow + self.narrow % 2;
                let all = match self.is_wide {
                    true => [32, 32, 32, 32, 31, 16],
                    false => [8, 7, 16, 32, own, own],
                };
                let to = self.one(&all.map(|t: u32| t.min(w - 1)));
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
            // Behind a call nothing says how wide the counter need be.
            9 if !self.is_wide => (self.promising_call(v, w), 64),
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
        let w = c.width;
        self.line(&format!("%y = phi i{w} [ {}, %b ], [ %y1, %in ]", c.start));
        self.count("%y1", "%y", &c);
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
    pub(super) fn counted(&mut self, n: u64) -> String {
        let width = match self.is_wide {
            true => 64,
            false => self.one(&COUNTERS),
        };
        let c = self.counter(width);
        let other = match self.rng.one_in(2) {
            true => {
                let few = self.few_bits.take();
                let width = self.one(&[width, 32, 64, few.unwrap_or(8)]);
                let width = few.filter(|_| self.rng.one_in(2)).unwrap_or(width);
                // Two counters may be the same, but for their flags.
                Some(match self.rng.one_in(6) {
                    true => c.clone(),
                    false => self.counter(width),
                })
            }
            false => None,
        };
        let seen = !self.rng.one_in(3);
        self.label("entry");
        if !self.is_wide && self.rng.one_in(5) {
            self.by = Some(width);
            self.line(&match width {
                64 => "%by = add i64 %n, 0".to_owned(),
                _ => format!("%by = trunc i64 %n to i{width}"),
            });
        }
        let bound = self.bound(&c);
        // The loop may be left by another exit before anybody looks at it.
        let second = match self.rng.below(6) {
            0 | 1 => self.bound(&c),
            2..=4 => self.maybe_poison(width),
            _ => self.near(c.end, width).to_string(),
        };
        let guarded = self.rng.one_in(3);
        let from = match guarded {
            true => self.guards(&c, &bound),
            false => "entry".to_owned(),
        };
        self.line("br label %l");
        self.label("l");
        let w = c.width;
        // A second latch, by which the loop goes round as it is: for ever, unless something says that it does not.
        let stays = self.rng.one_in(10);
        let again = |name: &str| match stays {
            true => format!(", [ {name}, %x ]"),
            false => String::new(),
        };
        self.line(&format!(
            "%i = phi i{w} [ {}, %{from} ], [ %i1, %k ]{}",
            c.start,
            again("%i")
        ));
        if let Some(o) = &other {
            self.line(&format!(
                "%j = phi i{} [ {}, %{from} ], [ %j1, %k ]{}",
                o.width,
                o.start,
                again("%j")
            ));
        }
        let at_top = self.rng.one_in(2);
        match at_top {
            true => {
                let test = self.test_of(&c, "%i", &bound);
                self.leave(&test, "e", "b");
            }
            false => self.line("br label %b"),
        }
        self.label("b");
        // Now and then nothing but the test looks at the first counter.
        let counts_only = !self.is_wide && other.is_some() && self.rng.one_in(3);
        let uses = if counts_only { 0 } else { self.rng.below(3) };
        for _ in 0..uses {
            self.use_of("%i", &c, seen);
        }
        if let (Some(o), true) = (&other, self.rng.one_in(2)) {
            self.use_of("%j", o, seen);
        }
        match self.rng.below(7) {
            _ if stays => {
                let test = self.test(&c, "%i", &second);
                self.leave(&test, "x", "k");
                self.label("x");
                let said = self.said_of_loop();
                self.line(&format!("br label %l{said}"));
            }
            _ if counts_only => self.line("br label %k"),
            0 => self.inner(&c),
            1..=3 => {
                // An exit that only some rounds come to, or each.
                if self.rng.one_in(4) {
                    let odd = self.value(&format!("trunc i{w} %i to i1"));
                    self.line(&format!("br i1 {odd}, label %x, label %k"));
                    self.label("x");
                }
                let test = self.test(&c, "%i", &second);
                self.leave(&test, "e", "k");
            }
            _ => self.line("br label %k"),
        }
        self.label("k");
        self.count("%i1", "%i", &c);
        if let Some(o) = &other {
            // Now and then one counter adds up the other.
            match o.width == w && self.rng.one_in(3) {
                true => {
                    let (wraps, of) = (self.one(&WRAPS), self.one(&["%i", "%i1"]));
                    self.line(&format!("%j1 = add {wraps}i{w} %j, {of}"));
                }
                false => self.count("%j1", "%j", o),
            }
            if self.rng.one_in(3) {
                self.use_of("%j1", o, seen);
            }
        }
        if !counts_only && self.rng.one_in(3) {
            self.use_of("%i1", &c, seen);
        }
        match at_top {
            true => {
                let said = self.said_of_loop();
                self.line(&format!("br label %l{said}"));
            }
            false => {
                let of = self.one(&["%i1", "%i1", "%i"]);
                let test = self.test_of(&c, of, &bound);
                self.leave(&test, "e", "l");
            }
        }
        self.label("e");
        // The latch comes before the end only where the loop is left at the bottom, and nothing goes round it.
        let result = match guarded {
            true => "0".to_owned(),
            false => match (self.rng.below(4), &other) {
                (0, _) => "%n".to_owned(),
                (1 | 2, Some(o)) if counts_only => self.wide("%j", o.width),
                (_, _) if counts_only => "%n".to_owned(),
                (1, Some(o)) => self.wide("%j", o.width),
                _ => self.wide("%i", w),
            },
        };
        self.line(&format!("ret i64 {result}"));
        let ends = self.ends_by_law();
        format!(
            "define i64 @f{n}(i64 %n, i8 %s, i1 %c) {ends}{{\n{}}}\n",
            self.body
        )
    }

    /// Branches before the loop, of which some speak of its bound; the block of the last one.
    fn guards(&mut self, c: &Counter, bound: &str) -> String {
        let all = 1 + self.rng.below(4);
        for k in 0..all {
            let (w, near) = (c.width, self.near(c.start, c.width));
            let test = match self.rng.below(3) {
                0 => "%c".to_owned(),
                1 => {
                    let near = self.near(c.end, 64);
                    let p = self.one(&PREDICATES);
                    self.value(&format!("icmp {p} i64 %n, {near}"))
                }
                _ => {
                    let p = self.one(&PREDICATES);
                    self.value(&format!("icmp {p} i{w} {bound}, {near}"))
                }
            };
            let no = match !self.is_wide && self.rng.one_in(4) {
                // Nothing follows from a condition where there is another way.
                true => {
                    self.line(&format!("br i1 {test}, label %g{k}, label %o{k}"));
                    self.label(&format!("o{k}"));
                    "%c".to_owned()
                }
                false => test,
            };
            self.line(&format!("br i1 {no}, label %g{k}, label %e"));
            self.label(&format!("g{k}"));
        }
        format!("g{}", all - 1)
    }

    /// What a latch may say of its loop.
    fn said_of_loop(&mut self) -> &'static str {
        if !self.rng.one_in(3) {
            return "";
        }
        self.declared.insert("!0 = distinct !{!0, !1}".to_owned());
        let law = "!1 = !{!\"llvm.loop.mustprogress\"}";
        self.declared.insert(law.to_owned());
        ", !llvm.loop !0"
    }

    /// What may say that loops end.
    pub(super) fn ends_by_law(&mut self) -> &'static str {
        self.one(&["", "", "mustprogress ", "mustprogress willreturn "])
    }
}
