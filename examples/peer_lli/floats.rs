//! Floating-point operations with one right answer, and casts of all kinds.
//!
//! What LLVM leaves open is kept out: the sign of a NaN that `copysign` would show, the sign of a zero
//! that `minnum` may pick, the result of a cast that does not fit.

use crate::builder::Builder;
use crate::types::{Scalar, Ty, float};

impl Builder<'_> {
    /// Any floating-point operation.
    pub(crate) fn float_op(&mut self, ty: Ty) -> String {
        let (a, b) = (self.value(ty), self.value(ty));
        match self.rng.below(12) {
            0..=3 => {
                let op = self.rng.pick(&["fadd", "fsub", "fmul", "fdiv"]);
                self.binary(op, ty, &a, &b)
            }
            4 => {
                let c = self.value(ty);
                self.uniform("fma", ty, &[a, b, c])
            }
            5 => self.emit(ty, format_args!("fneg {ty} {a}")),
            6 | 7 => {
                let op = self.rng.pick(&[
                    "sqrt",
                    "fabs",
                    "floor",
                    "ceil",
                    "trunc",
                    "rint",
                    "nearbyint",
                    "round",
                    "roundeven",
                ]);
                self.uniform(op, ty, &[a])
            }
            8 => {
                let sign = self.without_nan(ty, &b);
                self.uniform("copysign", ty, &[a, sign])
            }
            9 => self.extreme(ty, &a, &b),
            10 => {
                let c = self.compare(ty, &a, &b);
                self.select(ty.with(Scalar::Int(1)), &c, ty, &b, &a)
            }
            _ if self.rng.chance(30) => self.binary("frem", ty, &a, &b),
            _ => self.class(ty, a),
        }
    }

    /// Extremes. Adding 0 leaves no negative zero, so that it does not matter which zero `minnum` takes.
    fn extreme(&mut self, ty: Ty, a: &str, b: &str) -> String {
        if self.rng.chance(50) {
            let op = self
                .rng
                .pick(&["minimum", "maximum", "minimumnum", "maximumnum"]);
            return self.uniform(op, ty, &[a.to_owned(), b.to_owned()]);
        }
        let zero = ty.splat(float(0.0));
        let a = self.binary("fadd", ty, a, &zero);
        let b = self.binary("fadd", ty, b, &zero);
        let op = self.rng.pick(&["minnum", "maxnum"]);
        self.uniform(op, ty, &[a, b])
    }

    /// `is.fpclass`, both kinds of NaN or none.
    fn class(&mut self, ty: Ty, a: String) -> String {
        let bool = ty.with(Scalar::Int(1));
        let classes = self.rng.below(256) << 2 | if self.rng.chance(50) { 3 } else { 0 };
        let operands = [
            (ty.to_string(), a.clone()),
            ("i32".into(), classes.to_string()),
        ];
        let call = self.intrinsic("is.fpclass", &[ty], &bool.to_string(), &operands);
        let c = self.emit(bool, call);
        let other = self.value(ty);
        self.select(bool, &c, ty, &a, &other)
    }

    /// Converts any value with the same lanes into the element type asked for.
    pub(crate) fn cast(&mut self, from: Ty, v: &str, to: Scalar) -> String {
        let ty = from.with(to);
        let op = match (from.scalar, to) {
            (a, b) if a == b => return v.to_owned(),
            (Scalar::Int(_), Scalar::Int(w)) => return self.cast_int(from, v, w),
            (Scalar::Int(_), Scalar::Float) if from.is_huge() => {
                let double = self.cast(from, v, Scalar::Double);
                return self.cast(from.with(Scalar::Double), &double, to);
            }
            (Scalar::Int(_), _) => self.rng.pick(&["sitofp", "uitofp"]),
            (_, Scalar::Int(w)) => return self.float_to_int(from, v, w),
            (Scalar::Float, _) => "fpext",
            _ => "fptrunc",
        };
        self.emit(ty, format_args!("{op} {from} {v} to {ty}"))
    }

    /// Saturating, or plain after a check that the value fits.
    fn float_to_int(&mut self, from: Ty, v: &str, w: u32) -> String {
        let ty = from.with(Scalar::Int(w));
        if !ty.is_huge() && self.rng.chance(50) {
            let base = self.rng.pick(&["fptosi.sat", "fptoui.sat"]);
            let operands = [(from.to_string(), v.to_owned())];
            let call = self.intrinsic(base, &[ty, from], &ty.to_string(), &operands);
            return self.emit(ty, call);
        }
        let bool = from.with(Scalar::Int(1));
        let op = self.rng.pick(&["fptosi", "fptoui"]);
        let size = if op == "fptosi" {
            self.uniform("fabs", from, &[v.to_owned()])
        } else {
            let zero = from.splat(float(0.0));
            let c = self.emit(bool, format_args!("fcmp oge {from} {v}, {zero}"));
            let huge = from.splat(float(f64::INFINITY));
            self.select(bool, &c, from, v, &huge)
        };
        // The largest float is below 2 to the power of 128.
        let huge = from.scalar == Scalar::Float && w > 128;
        let limit = if huge {
            f64::INFINITY
        } else {
            2f64.powi(w as i32 - 1)
        };
        let limit = from.splat(float(limit));
        let fits = self.emit(bool, format_args!("fcmp olt {from} {size}, {limit}"));
        let zero = from.splat(float(0.0));
        let safe = self.select(bool, &fits, from, v, &zero);
        self.emit(ty, format_args!("{op} {from} {safe} to {ty}"))
    }

    /// The bits of a value as another type of the same size.
    pub(crate) fn reinterpret(&mut self, from: Ty, v: &str) -> String {
        let total = |t: Ty| t.scalar.size() * t.lanes.max(1);
        let mut fit: Vec<Ty> = self.palette.clone();
        fit.push(Ty::int(total(from).min(256)));
        fit.push(from.with(match from.scalar {
            Scalar::Int(32) => Scalar::Float,
            Scalar::Int(64) => Scalar::Double,
            Scalar::Float => Scalar::Int(32),
            Scalar::Double => Scalar::Int(64),
            other => other,
        }));
        fit.retain(|&t| total(t) == total(from) && t != from);
        if fit.is_empty() {
            return v.to_owned();
        }
        let to = self.rng.pick(&fit);
        let v = if from.is_float() {
            self.without_nan(from, v)
        } else {
            v.to_owned()
        };
        if !to.is_float() {
            return self.emit(to, format_args!("bitcast {from} {v} to {to}"));
        }
        // A signalling NaN must not get about, either.
        let bits = self.raw(format_args!("bitcast {from} {v} to {to}"));
        self.without_nan(to, &bits)
    }
}
