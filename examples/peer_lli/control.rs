//! Control flow: diamonds, switches, bounded loops in both forms, early returns and calls, nested.
//!
//! Regions are structured. Values of an arm leave it only through the phis of the join; values of a
//! loop that tests at its end dominate what follows and stay.

use crate::builder::Builder;
use crate::types::Ty;

impl Builder<'_> {
    /// Emits `n` statements; `depth` more levels of control flow may open inside.
    pub(crate) fn region(&mut self, n: usize, depth: u32) {
        for _ in 0..n {
            match self.rng.below(20) {
                0..=1 if depth > 0 => self.diamond(depth - 1),
                2 if depth > 0 => self.switch(depth - 1),
                3 if depth > 0 => self.loop_at_end(depth - 1),
                4 if depth > 0 => self.loop_at_start(depth - 1),
                5 if depth > 0 => self.early_return(),
                6..=8 => self.memory_op(),
                9 => self.call(),
                10 => self.aggregate(),
                11..=12 => self.conversion(),
                _ => self.operation(),
            }
        }
    }

    fn operation(&mut self) {
        let ty = self.any_type();
        if ty.lanes > 0 && self.rng.chance(35) {
            self.vector_op(ty);
        } else if ty.is_float() {
            self.float_op(ty);
        } else {
            self.int_op(ty);
        }
    }

    fn conversion(&mut self) {
        let from = self.any_type();
        let v = self.value(from);
        if self.rng.chance(25) {
            self.reinterpret(from, &v);
            return;
        }
        let to = self.any_type().scalar;
        self.cast(from, &v, to);
    }

    /// Arms that all end in one block: emits each by its label, then the join with its phis.
    fn arms(&mut self, labels: &[String], depth: u32) {
        let join = self.fresh("join");
        let mark = self.env.len();
        let types: Vec<Ty> = (0..1 + self.rng.below(3))
            .map(|_| self.any_type())
            .collect();
        let mut incoming = vec![Vec::new(); types.len()];
        for label in labels {
            self.label(label);
            let n = self.rng.below(4);
            self.region(n, depth);
            for (list, &ty) in incoming.iter_mut().zip(&types) {
                let v = self.value(ty);
                list.push(format!("[ {v}, %{} ]", self.block));
            }
            self.line(format_args!("br label %{join}"));
            self.env.truncate(mark);
        }
        self.label(&join);
        for (list, ty) in incoming.iter().zip(types) {
            self.emit(ty, format_args!("phi {ty} {}", list.join(", ")));
        }
    }

    fn diamond(&mut self, depth: u32) {
        let c = self.condition(0);
        let (a, b) = (self.fresh("then"), self.fresh("else"));
        self.line(format_args!("br i1 {c}, label %{a}, label %{b}"));
        self.arms(&[a, b], depth);
    }

    fn switch(&mut self, depth: u32) {
        let ints = self.palette.iter().copied();
        let ints: Vec<Ty> = ints.filter(|t| t.lanes == 0 && t.width() >= 3).collect();
        let ty = if ints.is_empty() {
            Ty::int(32)
        } else {
            self.rng.pick(&ints)
        };
        let v = self.value(ty);
        let v = if self.rng.chance(70) {
            self.below(ty, &v, 5)
        } else {
            v
        };
        let n = 2 + self.rng.below(3);
        let labels: Vec<String> = (0..=n).map(|_| self.fresh("case")).collect();
        let mut cases: Vec<String> = (0..n)
            .map(|i| format!("{ty} {i}, label %{}", labels[i]))
            .collect();
        if self.rng.chance(30) {
            let again = self.rng.below(n);
            cases.push(format!("{ty} {}, label %{}", n + 1, labels[again]));
        }
        let default = &labels[n];
        self.line(format_args!(
            "switch {ty} {v}, label %{default} [ {} ]",
            cases.join(" ")
        ));
        self.arms(&labels, depth);
    }

    /// How often a loop runs: 1 to 6 times.
    fn trips(&mut self) -> String {
        let i32 = Ty::int(32);
        if self.rng.chance(50) {
            return (1 + self.rng.below(6)).to_string();
        }
        let v = self.value(i32);
        let n = self.below(i32, &v, 6);
        self.binary("add nuw nsw", i32, &n, "1")
    }

    /// Header phis with their values from before; those from the latch come when the body is known.
    fn header(&mut self) -> Header {
        let name = self.fresh("loop");
        let before = self.block.clone();
        let counter = self.fresh("%i");
        let types: Vec<Ty> = (0..1 + self.rng.below(2))
            .map(|_| self.any_type())
            .collect();
        let mut phis = vec![(counter.clone(), Ty::int(32), "0".to_owned())];
        for ty in types {
            let start = self.value(ty);
            phis.push((self.fresh("%acc"), ty, start));
        }
        self.line(format_args!("br label %{name}"));
        self.label(&name);
        for (n, ty, _) in &phis {
            self.env.push((n.clone(), *ty));
        }
        Header {
            name,
            before,
            counter,
            phis,
            body: std::mem::take(&mut self.out),
            mark: self.env.len(),
        }
    }
    /// Completes the phis; the current block becomes the latch, whose branch the caller writes.
    fn latch(&mut self, h: &mut Header) -> String {
        let i = h.counter.clone();
        let next = self.binary("add nuw nsw", Ty::int(32), &i, "1");
        let latch = self.block.clone();
        let before = std::mem::take(&mut h.body);
        let body = std::mem::replace(&mut self.out, before);
        for (k, (name, ty, start)) in std::mem::take(&mut h.phis).into_iter().enumerate() {
            let v = if k == 0 { next.clone() } else { self.value(ty) };
            let from = &h.before;
            self.line(format_args!(
                "{name} = phi {ty} [ {start}, %{from} ], [ {v}, %{latch} ]"
            ));
        }
        self.out += &body;
        next
    }

    fn loop_at_end(&mut self, depth: u32) {
        let trips = self.trips();
        let mut h = self.header();
        let n = 1 + self.rng.below(4);
        self.region(n, depth);
        let next = self.latch(&mut h);
        let exit = self.fresh("exit");
        let again = self.raw(format_args!("icmp ult i32 {next}, {trips}"));
        self.line(format_args!(
            "br i1 {again}, label %{}, label %{exit}",
            h.name
        ));
        self.label(&exit);
    }

    fn loop_at_start(&mut self, depth: u32) {
        let trips = self.trips();
        let mut h = self.header();
        let (body, exit) = (self.fresh("body"), self.fresh("exit"));
        let more = self.raw(format_args!("icmp ult i32 {}, {trips}", h.counter));
        self.line(format_args!("br i1 {more}, label %{body}, label %{exit}"));
        self.label(&body);
        let n = 1 + self.rng.below(4);
        self.region(n, depth);
        self.latch(&mut h);
        self.line(format_args!("br label %{}", h.name));
        self.env.truncate(h.mark);
        self.label(&exit);
    }

    fn early_return(&mut self) {
        let c = self.condition(0);
        let (out, on) = (self.fresh("out"), self.fresh("on"));
        self.line(format_args!("br i1 {c}, label %{out}, label %{on}"));
        self.label(&out);
        let mark = self.env.len();
        self.finish();
        self.env.truncate(mark);
        self.label(&on);
    }

    /// The `ret`, from values of this point.
    pub(crate) fn finish(&mut self) {
        let types = self.ret.clone();
        let [first, ..] = types.as_slice() else {
            return self.line("ret void");
        };
        if types.len() == 1 {
            let v = self.value(*first);
            return self.line(format_args!("ret {first} {v}"));
        }
        let whole = result_type(&types);
        let mut v = "poison".to_owned();
        for (i, ty) in types.iter().enumerate() {
            let part = self.value(*ty);
            v = self.raw(format_args!("insertvalue {whole} {v}, {ty} {part}, {i}"));
        }
        self.line(format_args!("ret {whole} {v}"));
    }

    fn call(&mut self) {
        if self.callees.is_empty() {
            return;
        }
        let callee = self.callees[self.rng.below(self.callees.len())].clone();
        let mut args: Vec<String> = Vec::new();
        for (i, &ty) in callee.params.iter().enumerate() {
            let mut v = self.value(ty);
            if i == 0 && callee.counted {
                v = self.below(ty, &v, 6);
            }
            args.push(format!("{ty} {v}"));
        }
        let ret = callee.ret;
        self.emit(
            ret,
            format_args!("call {ret} @{}({})", callee.name, args.join(", ")),
        );
    }
}

/// A loop whose header is written and whose latch is not.
struct Header {
    name: String,
    /// Block that enters the loop.
    before: String,
    counter: String,
    /// Name, type and first value.
    phis: Vec<(String, Ty, String)>,
    /// Text up to the header.
    body: String,
    /// Values that dominate the exit of a loop that tests at its start.
    mark: usize,
}

/// The type of a function that returns several parts.
pub(crate) fn result_type(parts: &[Ty]) -> String {
    match parts {
        [one] => one.to_string(),
        many => {
            let list: Vec<String> = many.iter().map(Ty::to_string).collect();
            format!("{{ {} }}", list.join(", "))
        }
    }
}
