//! State machines: a loop that switches on its state, and states that choose the next one.
//!
//! ```text
//!   loop     phi of the state; switch on it
//!   s0..s2   see, choose the next state: a number, by a select, by a switch of their own, or leave it open
//!   latch    phi of the next state; again, or out
//! ```
//!
//! A pass that sends each state straight to the next copies what lies between. What it must not lose: entries of phis for
//! two edges of one switch, which of two states a condition chooses where the condition may be poison, what is read and
//! written on the way, states that no number is known of.

use super::{Draw, PREDICATES, cut};

/// The states of a machine.
struct States {
    width: u32,
    numbers: Vec<u64>,
}

impl Draw<'_> {
    fn state(&mut self, states: &States) -> u64 {
        let at = self.rng.below(states.numbers.len() as u64) as usize;
        states.numbers.get(at).copied().unwrap_or_default()
    }

    /// A function with a state machine.
    pub(super) fn machine(&mut self, n: u64) -> String {
        let width = self.one(&[32, 8, 32, 16, 64, 3]);
        let first = self.edge(width);
        let mut numbers: Vec<u64> = (0..3).map(|n| cut(first.wrapping_add(n), width)).collect();
        if self.rng.one_in(3) {
            numbers.push(self.near(first, width));
        }
        let states = States { width, numbers };
        let range = match self.rng.one_in(2) {
            true => "range(i8 0, 5) ",
            false => "",
        };
        let said = [self.one(&["", "", "noundef "]), self.one(&["", "noundef "])];
        let head = format!(
            "define void @f{n}(i8 {}{range}%x, i8 {}%s, i1 %c, ptr nonnull %p, i{width} %any) {{\n",
            said[0], said[1]
        );
        self.label("entry");
        let start = match self.rng.below(6) {
            0 => "%any".to_owned(),
            1 => "undef".to_owned(),
            _ => self.state(&states).to_string(),
        };
        self.line("br label %loop");
        self.label("loop");
        self.line(&format!(
            "%state = phi i{width} [ {start}, %entry ], [ %next, %latch ]"
        ));
        self.line("%round = phi i8 [ 0, %entry ], [ %later, %latch ]");
        if self.rng.one_in(4) {
            self.line("call void @see(i64 1)");
        }
        self.switch_on_state(&states);
        let mut entries = Vec::new();
        for block in ["s0", "s1", "s2"] {
            self.label(block);
            self.chooses(block, &states, &mut entries);
        }
        self.label("latch");
        self.line(&format!("%next = phi i{width} {}", entries.join(", ")));
        self.line("%later = add i8 %round, 1");
        let most = 1 + self.rng.below(6);
        self.line(&format!("%more = icmp ult i8 %round, {most}"));
        self.line("br i1 %more, label %loop, label %out");
        self.label("out");
        self.see("%state", width);
        self.line("ret void");
        self.label("end");
        self.line("ret void");
        format!("{head}{}}}\n", self.body)
    }

    fn switch_on_state(&mut self, states: &States) {
        let mut numbers = states.numbers.clone();
        numbers.sort_unstable();
        numbers.dedup();
        let mut cases = String::new();
        for (n, number) in numbers.iter().enumerate() {
            let block = match self.rng.one_in(4) {
                true => self.one(&["s0", "s1", "s2"]),
                false => ["s0", "s1", "s2", "s0"][n % 4],
            };
            cases += &format!(" i{} {number}, label %{block}", states.width);
        }
        let other = self.one(&["end", "end", "s0", "s2"]);
        self.line(&format!(
            "switch i{} %state, label %{other} [{cases} ]",
            states.width
        ));
    }

    /// A condition of two states.
    fn chosen_by(&mut self) -> String {
        let p = self.one(&PREDICATES);
        match self.rng.below(6) {
            0 => "%c".to_owned(),
            1 => {
                let k = self.edge(8);
                let read = self.value("load i8, ptr %p, align 1");
                self.value(&format!("icmp {p} i8 {read}, {k}"))
            }
            2 => self.value(&format!("icmp {p} i8 %s, 1")),
            3 => self.value("icmp eq ptr %p, @place"),
            4 => {
                let k = self.rng.below(6);
                self.value(&format!("icmp {p} i8 %round, {k}"))
            }
            _ => {
                let k = self.rng.below(6);
                self.value(&format!("icmp {p} i8 %x, {k}"))
            }
        }
    }

    /// The next state of a state.
    fn next_state(&mut self, states: &States) -> String {
        match self.rng.below(8) {
            0..=2 => self.state(states).to_string(),
            3..=5 => {
                let (a, b) = (self.state(states), self.state(states));
                let w = states.width;
                let c = self.chosen_by();
                let b = match self.rng.one_in(6) {
                    true => "%any".to_owned(),
                    false => b.to_string(),
                };
                self.value(&format!("select i1 {c}, i{w} {a}, i{w} {b}"))
            }
            6 => "%state".to_owned(),
            _ => self.one(&["undef", "%any", "poison"]).to_owned(),
        }
    }

    /// A state: what it does, and how it goes on.
    fn chooses(&mut self, block: &str, states: &States, entries: &mut Vec<String>) {
        match self.rng.below(5) {
            0 => self.line("call void @see(i64 2)"),
            1 => self.line("store i8 %round, ptr %p, align 1"),
            2 => self.see("%round", 8),
            _ => {}
        }
        let next = self.next_state(states);
        let entry = |next: &str, from: &str| format!("[ {next}, %{from} ]");
        match self.rng.below(6) {
            // A switch of its own, with edges to one block twice.
            0 | 1 => {
                let (of, k) = (self.one(&["%s", "%x"]), self.rng.below(4));
                let other = self.one(&["latch", "end", "latch"]);
                let line = format!(
                    "switch i8 {of}, label %{other} [ i8 {k}, label %latch i8 {}, label %{block}a ]",
                    k + 1
                );
                self.line(&line);
                entries.push(entry(&next, block));
                if other == "latch" {
                    entries.push(entry(&next, block));
                }
                self.label(&format!("{block}a"));
                let next = self.next_state(states);
                self.line("br label %latch");
                entries.push(entry(&next, &format!("{block}a")));
            }
            2 => {
                let c = self.chosen_by();
                self.line(&format!("br i1 {c}, label %latch, label %{block}a"));
                entries.push(entry(&next, block));
                self.label(&format!("{block}a"));
                let next = self.next_state(states);
                self.line("br label %latch");
                entries.push(entry(&next, &format!("{block}a")));
            }
            _ => {
                self.line("br label %latch");
                entries.push(entry(&next, block));
            }
        }
    }
}
