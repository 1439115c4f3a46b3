//! Accesses in loops inside one another, as text: arrays whose extents are arguments or numbers.
//!
//! ```text
//! entry -> h0 -> h1 -> …    hK: %iK counts from a small number to an extent, or near it
//!          body: %q = base + ((%i0 * %m1 + %i1) * %m2 + … + something) elements
//!                accessed where an argument says so, so that what the address is shows whether or not memory is there
//!          latches, from the inside out
//! ```
//!
//! Extents are small numbers, arguments with a range, arguments that a mask makes small, or arguments as they are; a subscript may
//! be moved by a few, an index may be computed in 32 bits and extended either way, an element may be of another size than
//! what is accessed.

use super::{Draw, WRAPS};

/// Loops inside one another, at most.
const DEPTH: u64 = 3;

impl Draw<'_> {
    /// A function with a nest of loops and an access in it.
    pub(super) fn nest(&mut self, n: u64) -> String {
        let depth = 1 + self.rng.below(DEPTH) as usize;
        let width = self.one(&[64, 64, 64, 32]);
        self.label("entry");
        let extents: Vec<String> = (0..depth).map(|k| self.extent(k, width)).collect();
        if self.rng.one_in(3) {
            let first = &extents[0].clone();
            let guard = self.value(&format!("icmp sgt i{width} {first}, 0"));
            self.line(&format!("br i1 {guard}, label %h0, label %e"));
        } else {
            self.line("br label %h0");
        }
        for (k, extent) in extents.iter().enumerate() {
            self.header(k, width, extent, k + 1 == depth);
        }
        self.label("b");
        // An address of another space may have fewer bits than the index.
        let pointer = self.one(&["ptr", "ptr", "ptr addrspace(3)"]);
        self.access(&extents, width, pointer);
        for k in (0..depth).rev() {
            self.latch(k, width, &extents[k]);
        }
        self.label("e");
        self.line("ret i64 %n");
        let range = self.one(&[
            "",
            "range(i64 1, 5) ",
            "range(i64 -2, 4) ",
            "range(i64 0, 9) ",
        ]);
        let ends = self.ends_by_law();
        format!(
            "define i64 @f{n}(i64 %n, i64 {range}%m, i64 %k, i1 %c, {pointer} %p) {ends}{{\n{}}}\n",
            self.body
        )
    }

    /// The extent of a dimension, before all loops.
    fn extent(&mut self, k: usize, width: u32) -> String {
        let of = ["%n", "%m", "%k"][k % 3];
        let wide = match self.rng.below(6) {
            0 => return (1 + self.rng.below(5)).to_string(),
            1 => of.to_owned(),
            2 => {
                let little = self.value(&format!("icmp ult i64 {of}, 4"));
                self.value(&format!("select i1 {little}, i64 {of}, i64 4"))
            }
            3 => {
                let small = self.value(&format!("and i64 {of}, 3"));
                self.value(&format!("add nuw nsw i64 {small}, 1"))
            }
            4 => "%m".to_owned(),
            _ => self.value(&format!("and i64 {of}, 7")),
        };
        match width {
            64 => wide,
            _ => self.value(&format!("trunc i64 {wide} to i{width}")),
        }
    }

    fn header(&mut self, k: usize, width: u32, extent: &str, last: bool) {
        let from = match k {
            0 => "entry".to_owned(),
            _ => format!("h{}", k - 1),
        };
        self.label(&format!("h{k}"));
        let start = self.one(&["0", "0", "0", "1", "-1"]);
        self.line(&format!(
            "%i{k} = phi i{width} [ {start}, %{from} ], [ %j{k}, %l{k} ]"
        ));
        // An extent that changes with the loop around it is none.
        if k == 0 && self.rng.one_in(4) {
            // A sum is a recurrence; of what the others are, nothing is known but that they are in the loop.
            let op = self.one(&["add", "xor", "xor", "or"]);
            self.line(&format!("%x = {op} i{width} {extent}, %i0"));
        }
        let next = match last {
            true => "b".to_owned(),
            false => format!("h{}", k + 1),
        };
        self.line(&format!("br label %{next}"));
    }

    fn latch(&mut self, k: usize, width: u32, extent: &str) {
        self.label(&format!("l{k}"));
        let (wraps, step) = (self.one(&WRAPS), self.one(&["1", "1", "1", "1", "2", "3"]));
        self.line(&format!("%j{k} = add {wraps}i{width} %i{k}, {step}"));
        let test = self.one(&["slt", "ult", "ne", "slt", "sle"]);
        let more = self.value(&format!("icmp {test} i{width} %j{k}, {extent}"));
        let out = match k {
            0 => "e".to_owned(),
            _ => format!("l{}", k - 1),
        };
        self.line(&format!("br i1 {more}, label %h{k}, label %{out}"));
    }

    /// The address, in the innermost loop, and an access behind an argument.
    fn access(&mut self, extents: &[String], width: u32, pointer: &str) {
        let mut index = "%i0".to_owned();
        for (k, extent) in extents.iter().enumerate().skip(1) {
            let varies = self.body.contains("%x = ") && self.rng.one_in(2);
            let extent = if varies { "%x" } else { extent };
            let wraps = [self.one(&WRAPS), self.one(&WRAPS)];
            let rows = self.value(&format!("mul {}i{width} {index}, {extent}", wraps[0]));
            let sub = match self.rng.one_in(4) {
                true => {
                    let by = self.one(&["1", "-1", "2", "%i0"]);
                    self.value(&format!("add i{width} %i{k}, {by}"))
                }
                false => format!("%i{k}"),
            };
            index = self.value(&format!("add {}i{width} {rows}, {sub}", wraps[1]));
        }
        if width < 64 {
            let cast = self.one(&["sext", "zext", "zext nneg"]);
            index = self.value(&format!("{cast} i{width} {index} to i64"));
        }
        let elem = self.one(&["i8", "i32", "i64", "i16"]);
        let ty = match self.rng.one_in(4) {
            true => self.one(&["i8", "i32", "i64"]),
            false => elem,
        };
        let flags = self.one(&["", "inbounds ", "nuw ", ""]);
        self.line(&format!(
            "%q = getelementptr {flags}{elem}, {pointer} %p, i64 {index}"
        ));
        self.line("br i1 %c, label %a, label %r");
        self.label("a");
        match self.rng.one_in(2) {
            true => self.line(&format!("%v = load {ty}, {pointer} %q")),
            false => self.line(&format!("store {ty} 0, {pointer} %q")),
        }
        self.line("br label %r");
        self.label("r");
        self.line(&format!("br label %l{}", extents.len() - 1));
    }
}
