//! Integer operations that are defined for all operands, by masks and guards where LLVM asks for them.

use crate::builder::Builder;
use crate::types::{Scalar, Ty, mask};

fn text(ty: Ty, bits: u128) -> String {
    ty.splat(Scalar::Int(ty.width()).text(bits & mask(ty.width())))
}

impl Builder<'_> {
    /// Any integer operation.
    pub(crate) fn int_op(&mut self, ty: Ty) -> String {
        let (a, b) = (self.value(ty), self.value(ty));
        match self.rng.below(13) {
            0..=2 => {
                let op = self.rng.pick(&["add", "sub", "mul", "and", "or", "xor"]);
                self.binary(op, ty, &a, &b)
            }
            3 => {
                let n = self.below(ty, &b, ty.width().into());
                let op = self.rng.pick(&["shl", "lshr", "ashr"]);
                self.binary(op, ty, &a, &n)
            }
            4 => self.divide(ty, &a, &b),
            5 => {
                let op = self.rng.pick(&[
                    "smin", "smax", "umin", "umax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat",
                ]);
                self.uniform(op, ty, &[a, b])
            }
            6 => self.overflow(ty, &a, &b),
            7 => self.count(ty, a),
            8 => self.permute_bits(ty, a, b),
            9 => self.flagged(ty, &a, &b),
            10 => {
                let c = self.compare(ty, &a, &b);
                self.select(ty.with(Scalar::Int(1)), &c, ty, &b, &a)
            }
            11 => self.three_way(ty, &a, &b),
            _ => self.emit(ty, format_args!("freeze {ty} {a}")),
        }
    }

    /// Division by something that is neither 0 nor, where that could overflow, -1.
    fn divide(&mut self, ty: Ty, a: &str, b: &str) -> String {
        let w = ty.width();
        if w == 1 || self.rng.chance(50) {
            let d = self.binary("or", ty, b, &text(ty, 1));
            let op = self.rng.pick(&["udiv", "urem"]);
            return self.binary(op, ty, a, &d);
        }
        let bool = ty.with(Scalar::Int(1));
        let one = self.binary("add", ty, b, &text(ty, 1));
        let bad = self.emit(bool, format_args!("icmp ult {ty} {one}, {}", text(ty, 2)));
        let instead = text(ty, if w > 3 { 3 } else { 2 });
        let d = self.select(bool, &bad, ty, &instead, b);
        let op = self.rng.pick(&["sdiv", "srem"]);
        self.binary(op, ty, a, &d)
    }

    /// Arithmetic with an overflow bit: the sum if there was none, else something else.
    fn overflow(&mut self, ty: Ty, a: &str, b: &str) -> String {
        let base = self
            .rng
            .pick(&["sadd", "uadd", "ssub", "usub", "smul", "umul"]);
        let bool = ty.with(Scalar::Int(1));
        let pair = format!("{{ {ty}, {bool} }}");
        let operands = [
            (ty.to_string(), a.to_owned()),
            (ty.to_string(), b.to_owned()),
        ];
        let call = self.intrinsic(&format!("{base}.with.overflow"), &[ty], &pair, &operands);
        let p = self.raw(call);
        let v = self.emit(ty, format_args!("extractvalue {pair} {p}, 0"));
        let c = self.emit(bool, format_args!("extractvalue {pair} {p}, 1"));
        self.select(bool, &c, ty, a, &v)
    }

    /// Counts of bits, and the absolute value.
    fn count(&mut self, ty: Ty, a: String) -> String {
        let base = self.rng.pick(&["ctpop", "ctlz", "cttz", "abs"]);
        if base == "ctpop" {
            return self.uniform(base, ty, &[a]);
        }
        // The flag promises: not zero, or not the least integer. An odd number above 0 is neither.
        let strict = ty.width() > 1 && self.rng.chance(30);
        let a = if strict {
            let low = self.binary("and", ty, &a, &text(ty, mask(ty.width()) >> 1));
            self.binary("or", ty, &low, &text(ty, 1))
        } else {
            a
        };
        let operands = [(ty.to_string(), a), ("i1".into(), strict.to_string())];
        let call = self.intrinsic(base, &[ty], &ty.to_string(), &operands);
        self.emit(ty, call)
    }

    /// Byte and bit reversal, funnel shifts, saturating shifts.
    fn permute_bits(&mut self, ty: Ty, a: String, b: String) -> String {
        match self.rng.below(4) {
            0 if ty.width().is_multiple_of(16) => self.uniform("bswap", ty, &[a]),
            0 | 1 => self.uniform("bitreverse", ty, &[a]),
            2 if ty.is_huge() => self.uniform("bitreverse", ty, &[b]),
            2 => {
                let op = self.rng.pick(&["fshl", "fshr"]);
                let n = self.value(ty);
                self.uniform(op, ty, &[a, b, n])
            }
            _ => {
                let n = self.below(ty, &b, ty.width().into());
                let op = self.rng.pick(&["sshl.sat", "ushl.sat"]);
                self.uniform(op, ty, &[a, n])
            }
        }
    }

    /// Operations with poison flags that hold by construction.
    fn flagged(&mut self, ty: Ty, a: &str, b: &str) -> String {
        let w = ty.width();
        if w < 4 {
            return self.binary("xor", ty, a, b);
        }
        let quarter = |me: &mut Self, v: &str| me.binary("lshr", ty, v, &text(ty, 2));
        let half = text(ty, u128::from(w / 2 + 1));
        match self.rng.below(7) {
            0 => {
                let (x, y) = (quarter(self, a), quarter(self, b));
                self.binary("add nuw nsw", ty, &x, &y)
            }
            1 => {
                let (x, y) = (quarter(self, a), quarter(self, b));
                self.binary("sub nsw", ty, &x, &y)
            }
            2 => {
                let x = self.binary("lshr", ty, a, &half);
                let y = self.binary("lshr", ty, b, &half);
                self.binary("mul nuw nsw", ty, &x, &y)
            }
            3 => {
                let x = quarter(self, a);
                let y = self.binary("shl nuw nsw", ty, &x, &text(ty, 1));
                self.binary("lshr exact", ty, &y, &text(ty, 1))
            }
            4 => {
                let m = mask(w) / 3;
                let x = self.binary("and", ty, a, &text(ty, m));
                let y = self.binary("and", ty, b, &text(ty, !m));
                self.binary("or disjoint", ty, &x, &y)
            }
            5 => {
                let (x, y) = (quarter(self, a), quarter(self, b));
                let bool = ty.with(Scalar::Int(1));
                let c = self.emit(bool, format_args!("icmp samesign ugt {ty} {x}, {y}"));
                self.select(bool, &c, ty, &x, &y)
            }
            _ => {
                let x = self.binary("shl", ty, a, &text(ty, 2));
                let op = self.rng.pick(&["sdiv exact", "udiv exact"]);
                let op = if ty.is_huge() { "udiv exact" } else { op };
                self.binary(op, ty, &x, &text(ty, if w > 4 { 4 } else { 2 }))
            }
        }
    }

    /// `scmp` and `ucmp`.
    fn three_way(&mut self, ty: Ty, a: &str, b: &str) -> String {
        let base = self.rng.pick(&["scmp", "ucmp"]);
        let ret = ty.with(Scalar::Int(self.rng.pick(&[2, 8, 32, 32, 160])));
        let operands = [
            (ty.to_string(), a.to_owned()),
            (ty.to_string(), b.to_owned()),
        ];
        let call = self.intrinsic(base, &[ret, ty], &ret.to_string(), &operands);
        let v = self.emit(ret, call);
        self.cast_int(ret, &v, ty.width())
    }

    /// To another width of integer.
    pub(crate) fn cast_int(&mut self, from: Ty, v: &str, to: u32) -> String {
        let ty = from.with(Scalar::Int(to));
        let op = match to.cmp(&from.width()) {
            std::cmp::Ordering::Equal => return v.to_owned(),
            std::cmp::Ordering::Less => "trunc",
            std::cmp::Ordering::Greater => self.rng.pick(&["zext", "sext"]),
        };
        self.emit(ty, format_args!("{op} {from} {v} to {ty}"))
    }
}
