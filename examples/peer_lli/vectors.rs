//! Vectors and aggregates: taking apart, putting together, shuffling, reducing.

use crate::builder::Builder;
use crate::types::Ty;

impl Builder<'_> {
    /// An index into `n` elements: a constant, or a value cut to size.
    pub(crate) fn index(&mut self, n: u32) -> String {
        if self.rng.chance(60) {
            return format!("i32 {}", self.rng.below(n as usize));
        }
        let v = self.value(Ty::int(32));
        let i = self.below(Ty::int(32), &v, n.into());
        format!("i32 {i}")
    }

    /// Any operation that only vectors have.
    pub(crate) fn vector_op(&mut self, ty: Ty) -> String {
        let (a, b) = (self.value(ty), self.value(ty));
        let element = ty.element();
        match self.rng.below(5) {
            0 => {
                let i = self.index(ty.lanes);
                self.emit(element, format_args!("extractelement {ty} {a}, {i}"))
            }
            1 => {
                let e = self.value(element);
                let i = self.index(ty.lanes);
                self.emit(
                    ty,
                    format_args!("insertelement {ty} {a}, {element} {e}, {i}"),
                )
            }
            2 => {
                let picks: Vec<String> = (0..ty.lanes)
                    .map(|_| format!("i32 {}", self.rng.below(2 * ty.lanes as usize)))
                    .collect();
                let n = ty.lanes;
                let shuffle = format!(
                    "shufflevector {ty} {a}, {ty} {b}, <{n} x i32> <{}>",
                    picks.join(", ")
                );
                self.emit(ty, shuffle)
            }
            3 => self.build(ty),
            _ => self.reduce(ty, a),
        }
    }

    /// A vector from scalars, one by one over poison.
    fn build(&mut self, ty: Ty) -> String {
        let element = ty.element();
        let mut v = "poison".to_owned();
        for i in 0..ty.lanes {
            let e = self.value(element);
            let insert = format!("insertelement {ty} {v}, {element} {e}, i32 {i}");
            v = if i + 1 == ty.lanes {
                self.emit(ty, insert)
            } else {
                self.raw(insert)
            };
        }
        v
    }

    /// Reductions; those of floats in order.
    fn reduce(&mut self, ty: Ty, a: String) -> String {
        let element = ty.element();
        let (base, start) = if ty.is_float() {
            (self.rng.pick(&["fadd", "fmul"]), Some(self.value(element)))
        } else {
            let all = [
                "add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax",
            ];
            (self.rng.pick(&all), None)
        };
        let mut operands: Vec<_> = start
            .map(|s| (element.to_string(), s))
            .into_iter()
            .collect();
        operands.push((ty.to_string(), a));
        let name = format!("vector.reduce.{base}");
        let call = self.intrinsic(&name, &[ty], &element.to_string(), &operands);
        self.emit(element, call)
    }

    /// A struct with an array in it: filled, perhaps selected, and taken apart.
    pub(crate) fn aggregate(&mut self) {
        let (s, t) = (self.any_type(), self.any_type());
        let whole = format!("{{ {s}, [2 x {t}] }}");
        let (x, y, z) = (self.value(s), self.value(t), self.value(t));
        let one = self.raw(format_args!("insertvalue {whole} poison, {s} {x}, 0"));
        let two = self.raw(format_args!("insertvalue {whole} {one}, {t} {y}, 1, 0"));
        let mut full = self.raw(format_args!("insertvalue {whole} {two}, {t} {z}, 1, 1"));
        if self.rng.chance(40) {
            let c = self.condition(0);
            full = self.raw(format_args!(
                "select i1 {c}, {whole} {full}, {whole} zeroinitializer"
            ));
        }
        if self.rng.chance(50) {
            let array = self.raw(format_args!("extractvalue {whole} {full}, 1"));
            let i = self.rng.below(2);
            self.emit(t, format_args!("extractvalue [2 x {t}] {array}, {i}"));
        }
        self.emit(s, format_args!("extractvalue {whole} {full}, 0"));
        self.emit(t, format_args!("extractvalue {whole} {full}, 1, 1"));
    }
}
