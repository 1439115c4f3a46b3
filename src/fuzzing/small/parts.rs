//! Values put together and taken apart: structs, arrays and vectors, one inside another.
//!
//! ```text
//!   %a = insertvalue %outer, %inner, 1      a part that has parts itself
//!   %b = insertvalue %a, i8 %x, 1, 0        a part of that part
//!   %q = extractvalue %b, 1                 the part, with what was put into it
//! ```
//!
//! A look through such a chain is right or wrong by how two paths lie to each other: the same, one the beginning of the other, or
//! apart at the first step or the last. The types are few, so that paths meet; lanes of vectors are numbered by constants inside and
//! beyond the vector, and by numbers that are not known.

use super::{COMPARED, Draw};

/// Operations of a function, at most.
const STEPS: u64 = 10;
/// Lanes of a vector.
const LANES: [u64; 5] = [2, 4, 3, 2, 1];

/// A type of the function.
#[derive(Clone, PartialEq, Eq)]
enum Shape {
    Scalar(u32),
    Vector(u64, u32),
    Struct(Vec<Shape>),
    Array(u64, Box<Shape>),
}

impl Shape {
    fn text(&self) -> String {
        match self {
            Shape::Scalar(w) => format!("i{w}"),
            Shape::Vector(n, w) => format!("<{n} x i{w}>"),
            Shape::Array(n, of) => format!("[{n} x {}]", of.text()),
            Shape::Struct(parts) => {
                let parts: Vec<String> = parts.iter().map(Shape::text).collect();
                format!("{{ {} }}", parts.join(", "))
            }
        }
    }
    fn parts(&self) -> Vec<Shape> {
        match self {
            Shape::Struct(parts) => parts.clone(),
            Shape::Array(n, of) => vec![(**of).clone(); *n as usize],
            Shape::Scalar(_) | Shape::Vector(..) => Vec::new(),
        }
    }
}

/// Values that are there.
type Made = Vec<(String, Shape)>;

impl Draw<'_> {
    /// A function of such values.
    pub(super) fn taken_apart(&mut self, n: u64) -> String {
        let w = self.one(&COMPARED);
        let other = self.one(&COMPARED);
        let scalar = Shape::Scalar(w);
        let inner = self.composed(&[scalar.clone(), Shape::Scalar(other)]);
        let outer = self.composed(&[inner.clone(), scalar.clone()]);
        let vector = Shape::Vector(self.one(&LANES), w);
        let shapes = [scalar, inner, outer, vector];
        let mut made = Made::new();
        let mut parameters = vec!["i1 noundef %c".to_owned(), "i32 %n".to_owned()];
        for (k, s) in shapes.iter().enumerate() {
            for side in ["a", "b"] {
                let noundef = self.one(&["", "noundef "]);
                parameters.push(format!("{} {noundef}%{side}{k}", s.text()));
                made.push((format!("%{side}{k}"), s.clone()));
            }
        }
        self.label("entry");
        for _ in 0..2 + self.rng.below(STEPS) {
            let step = self.step(&made, &shapes);
            made.extend(step);
        }
        // What one step got wrong the next ones may hide.
        for at in made.len() - made.len().min(STEPS as usize)..made.len() {
            if at + 2 >= made.len() || self.rng.one_in(2) {
                self.shown(&made[at]);
            }
        }
        self.line("ret void");
        format!(
            "define void @f{n}({}) {{\n{}}}\n",
            parameters.join(", "),
            self.body
        )
    }

    /// A struct or an array of some of the types.
    fn composed(&mut self, of: &[Shape]) -> Shape {
        let first = of[0].clone();
        match self.rng.below(3) {
            0 => Shape::Array(2, Box::new(first)),
            1 => Shape::Struct(of.to_vec()),
            _ => Shape::Struct(of.iter().rev().cloned().collect()),
        }
    }

    /// One of the values of a type, mostly one that was made lately, or a constant.
    fn value_of(&mut self, made: &Made, shape: &Shape) -> String {
        let all: Vec<&String> = made
            .iter()
            .filter(|m| m.1 == *shape)
            .map(|m| &m.0)
            .collect();
        if all.is_empty() || self.rng.one_in(5) {
            return self.literal(shape);
        }
        // What was made last was made of what was made before it.
        let back = match self.rng.below(4) {
            0 => self.rng.below(all.len() as u64),
            1 => self.rng.below(all.len().min(2) as u64),
            _ => 0,
        };
        all[all.len() - 1 - back as usize].clone()
    }

    fn literal(&mut self, shape: &Shape) -> String {
        if let Shape::Scalar(w) = shape {
            return match self.rng.below(12) {
                0 => "undef".to_owned(),
                1 => "poison".to_owned(),
                _ => self.edge(*w).to_string(),
            };
        }
        match self.rng.below(6) {
            0 => return "undef".to_owned(),
            1 => return "poison".to_owned(),
            2 => return "zeroinitializer".to_owned(),
            _ => {}
        }
        let parts = match shape {
            Shape::Vector(n, w) => vec![Shape::Scalar(*w); *n as usize],
            other => other.parts(),
        };
        let parts: Vec<String> = parts
            .iter()
            .map(|p| format!("{} {}", p.text(), self.literal(p)))
            .collect();
        let all = parts.join(", ");
        match shape {
            Shape::Vector(..) => format!("<{all}>"),
            Shape::Array(..) => format!("[{all}]"),
            _ => format!("{{ {all} }}"),
        }
    }

    /// A way into a value: indices, and the type of what lies there.
    fn way(&mut self, into: &Shape) -> Option<(String, Shape)> {
        let (mut indices, mut at) = (Vec::new(), into.clone());
        loop {
            let parts = at.parts();
            if parts.is_empty() || !indices.is_empty() && self.rng.one_in(2) {
                break;
            }
            let n = self.rng.below(parts.len() as u64) as usize;
            indices.push(n.to_string());
            at = parts[n].clone();
        }
        (!indices.is_empty()).then(|| (indices.join(", "), at))
    }

    fn step(&mut self, made: &Made, shapes: &[Shape; 4]) -> Option<(String, Shape)> {
        let aggregate = &shapes[self.one(&[1, 2, 2])];
        let whole = aggregate.text();
        let text = match self.rng.below(12) {
            0..=3 => {
                let a = self.value_of(made, aggregate);
                let (way, part) = self.way(aggregate)?;
                let e = self.value_of(made, &part);
                format!("insertvalue {whole} {a}, {} {e}, {way}", part.text())
            }
            4..=6 => {
                let a = self.value_of(made, aggregate);
                let (way, part) = self.way(aggregate)?;
                let v = self.value(&format!("extractvalue {whole} {a}, {way}"));
                return Some((v, part));
            }
            7 => {
                let (a, b) = (
                    self.value_of(made, aggregate),
                    self.value_of(made, aggregate),
                );
                format!("select i1 %c, {whole} {a}, {whole} {b}")
            }
            8 if self.rng.one_in(2) => {
                let a = self.value_of(made, aggregate);
                format!("freeze {whole} {a}")
            }
            _ => return self.of_lanes(made, &shapes[3]),
        };
        Some((self.value(&text), aggregate.clone()))
    }

    /// A lane by number: mostly one that is there.
    fn lane(&mut self, lanes: u64) -> String {
        match self.rng.below(8) {
            0 => "i32 %n".to_owned(),
            1 => format!("i64 {}", lanes + self.rng.below(2)),
            2 => "i32 undef".to_owned(),
            _ => format!("i{} {}", self.one(&[32, 64, 8]), self.rng.below(lanes)),
        }
    }

    fn of_lanes(&mut self, made: &Made, vector: &Shape) -> Option<(String, Shape)> {
        let Shape::Vector(lanes, w) = *vector else {
            return None;
        };
        let (whole, element) = (vector.text(), Shape::Scalar(w));
        let v = self.value_of(made, vector);
        let text = match self.rng.below(7) {
            0 | 1 => {
                let e = self.value_of(made, &element);
                let at = self.lane(lanes);
                format!("insertelement {whole} {v}, i{w} {e}, {at}")
            }
            2 | 3 => {
                let at = self.lane(lanes);
                let e = self.value(&format!("extractelement {whole} {v}, {at}"));
                return Some((e, element));
            }
            4 | 5 => {
                let other = self.value_of(made, vector);
                let mask: Vec<String> = (0..lanes)
                    .map(|_| match self.rng.one_in(6) {
                        true => "i32 poison".to_owned(),
                        false => format!("i32 {}", self.rng.below(2 * lanes)),
                    })
                    .collect();
                let mask = mask.join(", ");
                format!("shufflevector {whole} {v}, {whole} {other}, <{lanes} x i32> <{mask}>")
            }
            _ => {
                let other = self.value_of(made, vector);
                let op = self.one(&["add", "xor", "and", "sub", "or", "lshr", "mul"]);
                format!("{op} {whole} {v}, {other}")
            }
        };
        Some((self.value(&text), vector.clone()))
    }

    /// Something of a value, as a number that others see.
    fn shown(&mut self, made: &(String, Shape)) {
        let (mut v, mut shape) = made.clone();
        while let Some((way, part)) = self.way(&shape) {
            v = self.value(&format!("extractvalue {} {v}, {way}", shape.text()));
            shape = part;
        }
        match shape {
            Shape::Vector(n, w) => {
                let at = self.rng.below(n);
                let e = self.value(&format!("extractelement <{n} x i{w}> {v}, i32 {at}"));
                self.see(&e, w);
            }
            Shape::Scalar(w) => self.see(&v, w),
            _ => {}
        }
    }
}
