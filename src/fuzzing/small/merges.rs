//! Conditions that some predecessors know: by a phi, by what they wrote or read, by a comparison that led to them.
//!
//! ```text
//!   entry     branches to two or three blocks, or past them
//!   a, b, d   write, read, call, or do nothing, and go to m by one edge or by two
//!   m         a phi, or reads memory, makes a few steps of it, and branches or switches
//!   u, v, w   see what there is, and return; some go back to m
//! ```
//!
//! A pass that sends a predecessor's edge past `m` copies what is there, and must know the value for that edge. All the ways
//! of knowing are here beside what spoils them: another writer, a promise that the read makes and the value does not keep,
//! volatile and atomic reads, undef and poison on an edge, two edges from one block.

use super::{COMPARED, Draw, PREDICATES, cut};

/// Blocks that go back to the one where all come together, which is then the header of a loop.
const LATCHES: [&str; 2] = ["again", "over"];

/// What a function is about.
struct Key {
    /// Type of the value that decides.
    ty: String,
    /// Bits of a number; `None` for a pointer.
    width: Option<u32>,
    /// What it is compared with, and what predecessors have.
    constants: Vec<String>,
    /// Where it is in memory.
    place: &'static str,
}

/// An edge to the block where all come together.
struct Edge {
    from: &'static str,
    value: String,
    address: &'static str,
}

impl Draw<'_> {
    fn text(&mut self, all: &[String]) -> String {
        let at = self.rng.below(all.len() as u64) as usize;
        all.get(at).cloned().unwrap_or_default()
    }

    /// A function with blocks that come together, at the header of a loop or elsewhere.
    pub(super) fn merged(&mut self, n: u64, is_loop: bool) -> String {
        let key = self.key();
        let said = match key.width {
            Some(_) => ["", "noundef "],
            None => ["", "nonnull "],
        };
        let [a, b] = [self.one(&said), self.one(&said)];
        let ty = &key.ty;
        let head =
            format!("define void @f{n}({ty} {a}%x, {ty} {b}%y, i1 %c, i8 %s, ptr %p, ptr %q) {{\n");
        self.label("entry");
        if key.place == "%slot" {
            self.line(&format!("%slot = alloca {ty}, align 8"));
        }
        let mut known = vec!["%x".to_owned(), "%y".to_owned()];
        self.memory(&key, &mut known);
        let blocks = ["a", "b", "d"];
        let blocks = &blocks[..2 + usize::from(self.rng.one_in(3))];
        let (mut edges, mut passes_by) = (Vec::new(), false);
        self.spread(&key, blocks, &known, &mut edges);
        for &block in blocks {
            self.label(block);
            let mut known = known.clone();
            for _ in 0..self.rng.below(3) {
                self.memory(&key, &mut known);
            }
            passes_by |= self.go(&key, block, &known, &mut edges);
        }
        let latches = match (is_loop, self.rng.below(4)) {
            (false, 1..) => 0,
            (_, 0 | 1) => 1,
            _ => 2,
        };
        self.together(&key, &edges, &known, latches);
        self.ends(&key, latches, !passes_by);
        format!("{head}{}}}\n", self.body)
    }

    fn key(&mut self) -> Key {
        let width = match self.rng.one_in(4) {
            true => None,
            false => Some(self.one(&COMPARED)),
        };
        let constants = match width {
            Some(w) => {
                let n = self.edge(w);
                let near = [
                    n,
                    self.near(n, w),
                    self.near(n, w),
                    cut(n.wrapping_add(1), w),
                ];
                near.iter().map(u64::to_string).collect()
            }
            None => ["null", "null", "@place", "@other"]
                .map(str::to_owned)
                .into(),
        };
        Key {
            ty: width.map_or("ptr".to_owned(), |w| format!("i{w}")),
            width,
            constants,
            place: self.one(&["%p", "%p", "%slot", "@place"]),
        }
    }

    /// A value that is known, or one that is not.
    fn some_value(&mut self, key: &Key, known: &[String]) -> String {
        match self.rng.below(10) {
            0..=5 => self.text(&key.constants),
            6 => self.one(&["undef", "poison"]).to_owned(),
            _ => self.text(known),
        }
    }

    /// What a read promises of what it reads.
    fn promise(&mut self, key: &Key) -> String {
        if !self.rng.one_in(3) {
            return String::new();
        }
        match key.width {
            Some(w) => {
                let lo = self.edge(w);
                let hi = cut(lo.wrapping_add(1 + self.rng.below(3)), w);
                match self.rng.one_in(3) || lo == hi {
                    true => ", !noundef !{}".to_owned(),
                    false => format!(", !range !{{i{w} {lo}, i{w} {hi}}}"),
                }
            }
            None => self
                .one(&[
                    ", !nonnull !{}",
                    ", !align !{i64 4096}",
                    ", !noundef !{}",
                    ", !dereferenceable_or_null !{i64 64}",
                ])
                .to_owned(),
        }
    }

    /// Something that reads or writes, mostly where the value is.
    fn memory(&mut self, key: &Key, known: &mut Vec<String>) {
        let (ty, at) = (&key.ty, self.one(&[key.place, key.place, key.place, "%q"]));
        let value = self.some_value(key, known);
        match self.rng.below(12) {
            0..=3 => self.line(&format!("store {ty} {value}, ptr {at}, align 8")),
            4..=6 => {
                let promise = self.promise(key);
                known.push(self.value(&format!("load {ty}, ptr {at}, align 8{promise}")));
            }
            7 if key.width != Some(1) => {
                let how = self.one(&["volatile ", "volatile ", ""]);
                self.line(&format!("store {how}{ty} {value}, ptr {at}, align 1"));
            }
            8 => self.line(&format!("store i8 %s, ptr {at}")),
            9 => self.line("call void @see(i64 9)"),
            10 => self.line("fence seq_cst"),
            _ => {}
        }
    }

    /// The branch in front: to all blocks, and at times to the one where they come together.
    fn spread(
        &mut self,
        key: &Key,
        blocks: &[&'static str],
        known: &[String],
        edges: &mut Vec<Edge>,
    ) {
        let last = blocks.last().copied().unwrap_or("a");
        if blocks.len() == 2 && self.rng.one_in(2) {
            let condition = match (key.width, self.rng.one_in(2)) {
                (_, true) => "%c".to_owned(),
                _ => self.with_constant(key, "%x"),
            };
            return self.line(&format!("br i1 {condition}, label %a, label %{last}"));
        }
        let mut cases = String::new();
        for (n, block) in blocks.iter().enumerate() {
            cases += &format!(" i8 {n}, label %{block}");
        }
        let past = self.rng.below(3);
        for n in 0..past {
            cases += &format!(" i8 {}, label %m", n + 7);
        }
        let value = self.some_value(key, known);
        let address = self.one(&[key.place, "%q"]);
        for _ in 0..past {
            let value = value.clone();
            edges.push(Edge {
                from: "entry",
                value,
                address,
            });
        }
        self.line(&format!("switch i8 %s, label %{last} [{cases} ]"));
    }

    /// The end of a block: to the one where all come together. True if it may go past that.
    fn go(
        &mut self,
        key: &Key,
        from: &'static str,
        known: &[String],
        edges: &mut Vec<Edge>,
    ) -> bool {
        let value = self.some_value(key, known);
        let address = self.one(&[key.place, key.place, "%q"]);
        let twice = self.rng.below(10);
        match twice {
            0 => self.line("br i1 %c, label %m, label %m"),
            1 => self.line("switch i8 %s, label %w [ i8 3, label %m i8 4, label %m ]"),
            2 => self.line("br i1 %c, label %m, label %u"),
            _ => self.line("br label %m"),
        }
        for _ in 0..if twice < 2 { 2 } else { 1 } {
            let value = value.clone();
            edges.push(Edge {
                from,
                value,
                address,
            });
        }
        matches!(twice, 1 | 2)
    }

    /// A comparison of a value with one of the constants.
    fn with_constant(&mut self, key: &Key, v: &str) -> String {
        let p = match key.width {
            Some(_) => self.one(&PREDICATES),
            None => self.one(&["eq", "ne"]),
        };
        let k = self.text(&key.constants);
        self.value(&format!("icmp {p} {} {v}, {k}", key.ty))
    }

    /// The block where all come together, up to its branch.
    fn together(&mut self, key: &Key, edges: &[Edge], known: &[String], latches: usize) {
        self.label("m");
        let ty = &key.ty;
        let phi = |ty: &str, name: &str, of: &dyn Fn(&Edge) -> String, back: &str| {
            let entries = edges.iter().map(|e| format!("[ {}, %{} ]", of(e), e.from));
            let mut all: Vec<String> = entries.collect();
            for latch in &LATCHES[..latches] {
                all.push(format!("[ {back}, %{latch} ]"));
            }
            format!("{name} = phi {ty} {}", all.join(", "))
        };
        let back = match self.rng.one_in(3) {
            true => "%k".to_owned(),
            false => self.some_value(key, &known[..2]),
        };
        self.line(&phi(ty, "%k", &|e| e.value.clone(), &back));
        if latches > 0 {
            self.line(&phi("i8", "%round", &|_| "0".to_owned(), "%next"));
        }
        // What the key was the last time.
        let has_last = latches > 0 && self.rng.one_in(2);
        if has_last {
            let first = self.some_value(key, &known[..2]);
            self.line(&phi(ty, "%last", &|_| first.clone(), "%k"));
        }
        let has_addresses = self.rng.one_in(3);
        if has_addresses {
            self.line(&phi("ptr", "%at", &|e| e.address.to_owned(), key.place));
        }
        if has_last {
            self.see_any(key, "%last");
        }
        if self.rng.one_in(6) {
            let line = self.one(&["call void @see(i64 3)", "call void @meet()"]);
            self.line(line);
        }
        let mut decides = "%k".to_owned();
        if self.rng.one_in(2) {
            let at = if has_addresses { "%at" } else { key.place };
            let (how, order) = match self.rng.below(12) {
                0 => ("volatile ", ""),
                1 if key.width.is_none_or(|w| w % 8 == 0) => ("atomic ", " monotonic"),
                _ => ("", ""),
            };
            let promise = self.promise(key);
            decides = self.value(&format!(
                "load {how}{ty}, ptr {at}{order}, align 8{promise}"
            ));
        }
        if self.rng.one_in(4) {
            decides = self.made_of(key, &decides);
        }
        self.decide(key, &decides);
    }

    /// A value that follows from another.
    fn made_of(&mut self, key: &Key, v: &str) -> String {
        let (ty, k) = (&key.ty, self.text(&key.constants));
        match (self.rng.below(4), key.width) {
            (0, _) => self.value(&format!("freeze {ty} {v}")),
            (1, _) => {
                let other = self.text(&key.constants);
                let p = self.with_constant(key, v);
                self.value(&format!("select i1 {p}, {ty} {k}, {ty} {other}"))
            }
            (2, _) => self.value(&format!("select i1 %c, {ty} {v}, {ty} {k}")),
            (_, Some(_)) => {
                let op = self.one(&["add", "add nsw", "xor", "and", "or", "sub nuw"]);
                self.value(&format!("{op} {ty} {v}, {k}"))
            }
            (_, None) => v.to_owned(),
        }
    }

    /// The branch that a predecessor may know.
    fn decide(&mut self, key: &Key, v: &str) {
        let to = self.one(&[["u", "v"], ["v", "w"], ["u", "w"], ["v", "v"]]);
        if let Some(w) = key.width
            && self.rng.one_in(3)
        {
            let mut numbers: Vec<&String> = key.constants.iter().collect();
            numbers.sort();
            numbers.dedup();
            let mut cases = String::new();
            for k in numbers {
                let block = self.one(&["u", "v", "w"]);
                cases += &format!(" i{w} {k}, label %{block}");
            }
            return self.line(&format!("switch i{w} {v}, label %{} [{cases} ]", to[0]));
        }
        let mut p = self.with_constant(key, v);
        match self.rng.below(6) {
            0 => {
                let q = self.with_constant(key, "%y");
                let op = self.one(&["and", "or", "xor"]);
                p = self.value(&format!("{op} i1 {p}, {q}"));
            }
            1 => {
                let q = self.with_constant(key, "%y");
                let (a, b) = self.one(&[("%c", ""), ("", "%c"), ("", "")]);
                let (a, b) = (
                    if a.is_empty() { &p } else { a },
                    if b.is_empty() { &q } else { b },
                );
                p = match self.rng.one_in(2) {
                    true => self.value(&format!("select i1 {a}, i1 {b}, i1 false")),
                    false => self.value(&format!("select i1 {a}, i1 {b}, i1 true")),
                };
            }
            2 => {
                let op = self.one(&["and", "or"]);
                p = self.value(&format!("{op} i1 {p}, %c"));
            }
            _ => {}
        }
        self.line(&format!("br i1 {p}, label %{}, label %{}", to[0], to[1]));
    }

    fn see_any(&mut self, key: &Key, v: &str) {
        match key.width {
            Some(w) => self.see(v, w),
            None => {
                let null = self.value(&format!("icmp eq ptr {v}, null"));
                self.see(&null, 1);
            }
        }
    }

    /// The blocks behind; they see what decided where it is known to have been there.
    fn ends(&mut self, key: &Key, latches: usize, is_behind: bool) {
        for (block, mark) in [("u", 5), ("v", 6), ("w", 7)] {
            self.label(block);
            match is_behind && self.rng.one_in(2) {
                true => self.see_any(key, "%k"),
                false => self.line(&format!("call void @see(i64 {mark})")),
            }
            if block == "v" && latches > 0 {
                self.line("%next = add i8 %round, 1");
                self.line("%more = icmp ult i8 %round, 3");
                self.line("br i1 %more, label %again, label %w");
                continue;
            }
            self.line("ret void");
        }
        if latches == 0 {
            return;
        }
        self.label(LATCHES[0]);
        self.memory(key, &mut vec!["%x".to_owned()]);
        if latches == 1 {
            return self.line("br label %m");
        }
        self.line(&format!("br i1 %c, label %m, label %{}", LATCHES[1]));
        self.label(LATCHES[1]);
        self.memory(key, &mut vec!["%y".to_owned()]);
        self.line("br label %m");
    }
}
