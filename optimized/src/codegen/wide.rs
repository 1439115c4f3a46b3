//! Integers of 65 to 128 bits: two registers, the low 64 bits and the rest (machine.md 6.4).
//!
//! ```text
//!   i128    [ 64 bits ] [ 64 bits ]          i80    [ 64 bits ] [ garbage | 16 bits ]
//! ```
//!
//! Work is done on two registers of 64 bits ([`Wide`]): the upper one is extended where an operation looks at it, and cut again
//! for the result. Shifts by a variable lean on PTX: it takes too large an amount for the width, so that what is shifted out
//! is 0 (or the sign) and the pieces can be put together without asking how far. A division whose operands have no upper
//! halves is one of 64 bits, any other goes bit by bit.
//!
//! Results are computed into fresh registers first: those of a phi may be operands as well.

use super::function::{Res, Selector};
use super::types::Scalar;
use super::values::{Parts, bits_of, reg, uimm};
use crate::defects::planted;
use tandem_ir::entity::{Inst, Value};
use tandem_ir::inst::{BinOp, CastOp, InstKind, IntPredicate};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};

/// The low and the high half.
pub(super) type Wide = (Reg, Reg);

const S64: Scalar = Scalar::Int(64);

impl Selector<'_, '_> {
    /// Width of the integers of more than 64 bits that a value is.
    fn wide_width(&self, v: Value) -> Res<u32> {
        match self.f.value_type(v).int_width() {
            Some(w @ 65..=128) => Ok(w),
            _ => Err("a vector of wide integers".into()),
        }
    }
    /// Width of the integers of more than 64 bits that a value, or each lane of it, is.
    fn wide_lane_width(&self, v: Value) -> Res<u32> {
        match self.h.types.scalar(self.f.value_type(v)).int_width() {
            Some(w @ 65..=128) => Ok(w),
            _ => Err("a wide integer where one is due".into()),
        }
    }
    /// The halves of a value of 65 to 128 bits; the upper one is extended.
    pub(super) fn halves(&mut self, v: Value, signed: bool) -> Res<Wide> {
        let w = self.wide_width(v)?;
        let parts = self.parts(v)?;
        self.halves_of(&parts, w, signed)
    }
    /// The same of the parts of a lane.
    pub(super) fn halves_of(&mut self, parts: &[Operand], w: u32, signed: bool) -> Res<Wide> {
        let low = self.in_reg(parts[0].clone(), S64);
        let high = match w {
            128 => self.in_reg(parts[1].clone(), S64),
            _ => {
                let r = self.b.reg(Class::Int64);
                self.extend(r, S64, &parts[1], Scalar::Int(w - 64), signed)?;
                r
            }
        };
        Ok((low, high))
    }
    /// The halves of what two registers hold if it has fewer bits than they: extended.
    pub(super) fn extended_halves(&mut self, x: Wide, w: u32, signed: bool) -> Res<Wide> {
        if w == 128 {
            return Ok(x);
        }
        let rest = Scalar::Int(w - 64);
        let cut = self.b.reg(rest.class());
        self.convert(CastOp::Trunc, cut, rest, &reg(x.1), S64)?;
        let high = self.b.reg(Class::Int64);
        self.extend(high, S64, &reg(cut), rest, signed)?;
        Ok((x.0, high))
    }
    /// Writes halves to the registers of a result.
    pub(super) fn wide_result(&mut self, d: &[Operand], w: u32, x: Wide) -> Res<()> {
        let [low, high, ..] = d else {
            return Err("a wide result of one part".into());
        };
        // A half that is known to be 0 has no register.
        if let Operand::Reg(low) = *low {
            self.b.emit("mov.b64", &[reg(low), reg(x.0)]);
        }
        match *high {
            Operand::Reg(high) if w == 128 => {
                self.b.emit("mov.b64", &[reg(high), reg(x.1)]);
            }
            Operand::Reg(high) => {
                self.convert(CastOp::Trunc, high, Scalar::Int(w - 64), &reg(x.1), S64)?;
            }
            _ => {}
        }
        Ok(())
    }
    /// The parts of an instruction's result of two halves.
    pub(super) fn wide_dest(&mut self, i: Inst) -> Res<Parts> {
        let v = self.f.result(i).ok_or("no result")?;
        self.parts(v)
    }
    /// The half of a result that is 0 whatever its operands are, if there is one: 0 for the low one.
    pub(super) fn zero_half(&self, i: Inst) -> Option<usize> {
        let f = self.f;
        let w = f.inst_type(i).int_width()?;
        let beyond = |n: u64| (64..u64::from(w)).contains(&n);
        let by = || f.as_int(f.operand(i, 1)).and_then(|n| n.as_u64());
        match f.kind(i) {
            _ if !(65..=128).contains(&w) => None,
            InstKind::Cast(CastOp::ZExt) => {
                let from = f.value_type(f.operand(i, 0)).int_width()?;
                (from <= 64).then_some(1)
            }
            InstKind::Binary(BinOp::LShr) => by().is_some_and(beyond).then_some(1),
            InstKind::Binary(BinOp::Shl) => by().is_some_and(beyond).then_some(0),
            _ => None,
        }
    }
    fn of64(&mut self, form: &str, uses: &[Operand]) -> Reg {
        self.b.def(Class::Int64, form, uses)
    }

    // ----- arithmetic ------------------------------------------------------------------------------------------------

    pub fn wide_binary(&mut self, i: Inst, op: BinOp) -> Res<()> {
        let f = self.f;
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let w = self.wide_lane_width(x)?;
        let d = self.wide_dest(i)?;
        let (x, y) = (self.parts(x)?, self.parts(y)?);
        for k in (0..d.len()).step_by(2) {
            let lane = k..k + 2;
            self.wide_binary_lane(op, w, &d[lane.clone()], &x[lane.clone()], &y[lane])?;
        }
        Ok(())
    }
    fn wide_binary_lane(
        &mut self,
        op: BinOp,
        w: u32,
        d: &[Operand],
        x: &[Operand],
        y: &[Operand],
    ) -> Res<()> {
        let signed = matches!(op, BinOp::SDiv | BinOp::SRem | BinOp::AShr);
        let shift = matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr);
        let a = self.halves_of(x, w, signed)?;
        if shift {
            // By the width or more is poison, so the low half of the amount is all of it.
            let amount = y[0].clone();
            let r = match bits_of(&amount) {
                Some(n) => self.wide_shift(op, a, n.min(127)),
                None => {
                    let n = self.b.def(Class::Int32, "cvt.u32.u64", &[amount]);
                    self.wide_shift_by(op, a, n)
                }
            };
            return self.wide_result(d, w, r);
        }
        if matches!(op, BinOp::And | BinOp::Or | BinOp::Xor) && w == 128 {
            let low = self.bitwise_half(op, &x[0], &y[0]);
            let high = self.bitwise_half(op, &x[1], &y[1]);
            return self.wide_result(d, w, (low, high));
        }
        if op == BinOp::Mul {
            let short = [x, y].map(|p| bits_of(&p[1]) == Some(0));
            let b = self.halves_of(y, w, false)?;
            let r = self.wide_product(a, b, short);
            return self.wide_result(d, w, r);
        }
        let b = self.halves_of(y, w, signed)?;
        let r = match op {
            BinOp::And | BinOp::Or | BinOp::Xor => {
                let form = format!("{}.b64", op.keyword());
                (
                    self.of64(&form, &[reg(a.0), reg(b.0)]),
                    self.of64(&form, &[reg(a.1), reg(b.1)]),
                )
            }
            BinOp::Add | BinOp::Sub => self.wide_sum(op == BinOp::Sub, a, b),
            BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => self.wide_division(op, a, b),
            _ => return Err(format!("{} of i{w}", op.keyword())),
        };
        self.wide_result(d, w, r)
    }
    /// A sum, or a difference.
    pub(super) fn wide_sum(&mut self, minus: bool, a: Wide, b: Wide) -> Wide {
        let (low, high) = match minus {
            false => ("add.cc.s64", "addc.s64"),
            true => ("sub.cc.s64", "subc.s64"),
        };
        let high = planted!(self.m, CarryLost, high, faulty::without_carry(high));
        let r = (self.b.reg(Class::Int64), self.b.reg(Class::Int64));
        self.b.emit(low, &[reg(r.0), reg(a.0), reg(b.0)]);
        self.b.emit(high, &[reg(r.1), reg(a.1), reg(b.1)]);
        r
    }
    /// A product; an upper half that is known to be 0 adds nothing to it.
    pub(super) fn wide_product(&mut self, a: Wide, b: Wide, short: [bool; 2]) -> Wide {
        let mut high = self.of64("mul.hi.u64", &[reg(a.0), reg(b.0)]);
        if !short[1] {
            high = self.of64("mad.lo.s64", &[reg(a.0), reg(b.1), reg(high)]);
        }
        if !short[0] {
            high = self.of64("mad.lo.s64", &[reg(a.1), reg(b.0), reg(high)]);
        }
        (self.of64("mul.lo.s64", &[reg(a.0), reg(b.0)]), high)
    }
    /// A half of `and`, `or` or `xor`; one operand may be known to be 0.
    fn bitwise_half(&mut self, op: BinOp, a: &Operand, b: &Operand) -> Reg {
        let (other, zero) = match (bits_of(a), bits_of(b)) {
            (_, Some(0)) => (a, true),
            (Some(0), _) => (b, true),
            _ => (a, false),
        };
        match zero {
            true if op == BinOp::And => self.in_reg(uimm(0), S64),
            true => self.in_reg(other.clone(), S64),
            false => {
                let a = self.in_reg(a.clone(), S64);
                self.of64(&format!("{}.b64", op.keyword()), &[reg(a), b.clone()])
            }
        }
    }
    /// A shift by a number below 128.
    pub(super) fn wide_shift(&mut self, op: BinOp, a: Wide, n: u64) -> Wide {
        let right = match op {
            BinOp::AShr => "shr.s64",
            _ => "shr.u64",
        };
        match (op, n) {
            (_, 0) => a,
            (BinOp::Shl, 64) => (self.of64("mov.b64", &[uimm(0)]), a.0),
            (BinOp::LShr, 64) => (a.1, self.of64("mov.b64", &[uimm(0)])),
            (BinOp::Shl, 64..) => {
                let high = self.of64("shl.b64", &[reg(a.0), uimm(n - 64)]);
                (self.of64("mov.b64", &[uimm(0)]), high)
            }
            (BinOp::Shl, _) => {
                let over = self.of64("shr.u64", &[reg(a.0), uimm(64 - n)]);
                let high = self.of64("shl.b64", &[reg(a.1), uimm(n)]);
                let high = self.of64("or.b64", &[reg(over), reg(high)]);
                (self.of64("shl.b64", &[reg(a.0), uimm(n)]), high)
            }
            (_, 64..) => {
                let low = self.of64(right, &[reg(a.1), uimm(n - 64)]);
                let high = match op {
                    BinOp::AShr => self.of64("shr.s64", &[reg(a.1), uimm(63)]),
                    _ => self.of64("mov.b64", &[uimm(0)]),
                };
                (low, high)
            }
            _ => {
                let over = self.of64("shl.b64", &[reg(a.1), uimm(64 - n)]);
                let low = self.of64("shr.u64", &[reg(a.0), uimm(n)]);
                let low = self.of64("or.b64", &[reg(over), reg(low)]);
                (low, self.of64(right, &[reg(a.1), uimm(n)]))
            }
        }
    }
    /// A shift by a register of 32 bits. An amount below 0 is a very large one: `64 - n` or `n - 64` is, and what it
    /// shifts is gone.
    pub(super) fn wide_shift_by(&mut self, op: BinOp, a: Wide, n: Reg) -> Wide {
        let back = self.b.def(Class::Int32, "sub.s32", &[uimm(64), reg(n)]);
        let beyond = self.b.def(Class::Int32, "sub.s32", &[reg(n), uimm(64)]);
        let ((near, far), (toward, away)) = match op {
            BinOp::Shl => ((a.1, a.0), ("shl.b64", "shr.u64")),
            _ => ((a.0, a.1), ("shr.u64", "shl.b64")),
        };
        // The half that the other one is shifted into.
        let own = self.of64(toward, &[reg(near), reg(n)]);
        let over = self.of64(away, &[reg(far), reg(back)]);
        let both = self.of64("or.b64", &[reg(own), reg(over)]);
        match op {
            BinOp::AShr => {
                // Beyond 64 it is the sign that comes in, which is not nothing.
                let all = self.of64("shr.s64", &[reg(far), reg(beyond)]);
                let p = self.b.def(Class::Int1, "setp.ge.u32", &[reg(n), uimm(64)]);
                let low = self.of64("selp.b64", &[reg(all), reg(both), reg(p)]);
                (low, self.of64("shr.s64", &[reg(far), reg(n)]))
            }
            _ => {
                let all = self.of64(toward, &[reg(far), reg(beyond)]);
                let filled = self.of64("or.b64", &[reg(both), reg(all)]);
                let emptied = self.of64(toward, &[reg(far), reg(n)]);
                match op {
                    BinOp::Shl => (emptied, filled),
                    _ => (filled, emptied),
                }
            }
        }
    }

    // ----- division --------------------------------------------------------------------------------------------------

    /// What a number is if the sign (0 or -1) is taken from it, or put on it.
    pub(super) fn signed_by(&mut self, x: Wide, sign: Reg) -> Wide {
        let low = self.of64("xor.b64", &[reg(x.0), reg(sign)]);
        let high = self.of64("xor.b64", &[reg(x.1), reg(sign)]);
        self.wide_sum(true, (low, high), (sign, sign))
    }
    fn wide_division(&mut self, op: BinOp, a: Wide, b: Wide) -> Wide {
        let rest = matches!(op, BinOp::URem | BinOp::SRem);
        if matches!(op, BinOp::UDiv | BinOp::URem) {
            let (q, r) = self.divided(a, b);
            return if rest { r } else { q };
        }
        // A remainder has the sign of what is divided, a quotient that of both.
        let x = self.of64("shr.s64", &[reg(a.1), uimm(63)]);
        let y = self.of64("shr.s64", &[reg(b.1), uimm(63)]);
        let (a, b) = (self.signed_by(a, x), self.signed_by(b, y));
        let (q, r) = self.divided(a, b);
        match rest {
            true => self.signed_by(r, x),
            false => {
                let sign = self.of64("xor.b64", &[reg(x), reg(y)]);
                self.signed_by(q, sign)
            }
        }
    }
    /// Quotient and remainder of numbers without sign.
    fn divided(&mut self, a: Wide, b: Wide) -> (Wide, Wide) {
        let fresh = |this: &mut Self| (this.b.reg(Class::Int64), this.b.reg(Class::Int64));
        // Bits of what is divided leave `q` at its upper end for `r`, and those of the quotient come in below.
        let (q, r) = (fresh(self), fresh(self));
        let count = self.b.reg(Class::Int32);
        let [short, long, turn, done] = [(); 4].map(|()| self.b.new_block());
        let upper = self.of64("or.b64", &[reg(a.1), reg(b.1)]);
        let p = self
            .b
            .def(Class::Int1, "setp.eq.b64", &[reg(upper), uimm(0)]);
        self.b.emit_if((p, false), "bra", &[Operand::Label(short)]);
        self.goto(long);
        self.b.place(short);
        self.b.emit("div.u64", &[reg(q.0), reg(a.0), reg(b.0)]);
        self.b.emit("rem.u64", &[reg(r.0), reg(a.0), reg(b.0)]);
        for high in [q.1, r.1] {
            self.b.emit("mov.b64", &[reg(high), uimm(0)]);
        }
        self.goto(done);
        self.b.place(long);
        self.b.emit("mov.b64", &[reg(q.0), reg(a.0)]);
        self.b.emit("mov.b64", &[reg(q.1), reg(a.1)]);
        for half in [r.0, r.1] {
            self.b.emit("mov.b64", &[reg(half), uimm(0)]);
        }
        self.b.emit("mov.b32", &[reg(count), uimm(128)]);
        self.goto(turn);
        self.b.place(turn);
        // What leaves the upper end of the remainder counts too: then it is greater than any divisor.
        let lost = self.b.def(Class::Int1, "setp.lt.s64", &[reg(r.1), uimm(0)]);
        let next = self.wide_shift(BinOp::Shl, r, 1);
        let into = self.of64("shr.u64", &[reg(q.1), uimm(63)]);
        let next = (self.of64("or.b64", &[reg(next.0), reg(into)]), next.1);
        let bits = self.wide_shift(BinOp::Shl, q, 1);
        let less = self.wide_sum(true, next, b);
        let fits = self.wide_order(IntPredicate::Uge, next, b);
        let fits = self.b.def(Class::Int1, "or.pred", &[reg(lost), reg(fits)]);
        for (d, x, y) in [(r.0, less.0, next.0), (r.1, less.1, next.1)] {
            self.b
                .emit("selp.b64", &[reg(d), reg(x), reg(y), reg(fits)]);
        }
        let bit = self.of64("selp.b64", &[uimm(1), uimm(0), reg(fits)]);
        self.b.emit("or.b64", &[reg(q.0), reg(bits.0), reg(bit)]);
        self.b.emit("mov.b64", &[reg(q.1), reg(bits.1)]);
        self.b.emit("sub.s32", &[reg(count), reg(count), uimm(1)]);
        let more = self
            .b
            .def(Class::Int1, "setp.ne.b32", &[reg(count), uimm(0)]);
        self.b
            .emit_if((more, false), "bra", &[Operand::Label(turn)]);
        self.goto(done);
        self.b.place(done);
        (q, r)
    }

    // ----- comparisons -----------------------------------------------------------------------------------------------

    pub fn wide_compare(&mut self, i: Inst, p: IntPredicate) -> Res<()> {
        let f = self.f;
        use IntPredicate::{Sge, Sgt, Sle, Slt};
        let signed = matches!(p, Sgt | Sge | Slt | Sle);
        let (x, y) = (f.operand(i, 0), f.operand(i, 1));
        let w = self.wide_lane_width(x)?;
        let d = self.result(i)?;
        let (x, y) = (self.parts(x)?, self.parts(y)?);
        for (k, d) in d.into_iter().enumerate() {
            let a = self.halves_of(&x[2 * k..2 * k + 2], w, signed)?;
            let b = self.halves_of(&y[2 * k..2 * k + 2], w, signed)?;
            let r = self.wide_order(p, a, b);
            self.b.emit("mov.pred", &[reg(d), reg(r)]);
        }
        Ok(())
    }
    /// How two numbers compare, whose upper halves are extended.
    pub(super) fn wide_order(&mut self, p: IntPredicate, a: Wide, b: Wide) -> Reg {
        use IntPredicate::*;
        let test = |this: &mut Self, form: &str, x: Reg, y: Reg| {
            this.b.def(Class::Int1, form, &[reg(x), reg(y)])
        };
        let (strict, low) = match p {
            Eq | Ne => {
                let (word, join) = match p {
                    Eq => ("setp.eq.b64", "and.pred"),
                    _ => ("setp.ne.b64", "or.pred"),
                };
                let (x, y) = (test(self, word, a.0, b.0), test(self, word, a.1, b.1));
                return self.b.def(Class::Int1, join, &[reg(x), reg(y)]);
            }
            Sgt => ("setp.gt.s64", "setp.gt.u64"),
            Sge => ("setp.gt.s64", "setp.ge.u64"),
            Slt => ("setp.lt.s64", "setp.lt.u64"),
            Sle => ("setp.lt.s64", "setp.le.u64"),
            Ugt => ("setp.gt.u64", "setp.gt.u64"),
            Uge => ("setp.gt.u64", "setp.ge.u64"),
            Ult => ("setp.lt.u64", "setp.lt.u64"),
            Ule => ("setp.lt.u64", "setp.le.u64"),
        };
        // By the high halves; where these are equal, by the low ones without signs.
        let high = test(self, strict, a.1, b.1);
        let same = test(self, "setp.eq.b64", a.1, b.1);
        let low = test(self, low, a.0, b.0);
        let both = self.b.def(Class::Int1, "and.pred", &[reg(same), reg(low)]);
        self.b.def(Class::Int1, "or.pred", &[reg(high), reg(both)])
    }

    // ----- conversions -----------------------------------------------------------------------------------------------

    /// A conversion from or to more than 64 bits; the width of a float is given as 0.
    pub fn wide_cast(&mut self, i: Inst, op: CastOp, from: u32, to: u32) -> Res<()> {
        let f = self.f;
        let v = f.operand(i, 0);
        let floats = [
            CastOp::FpToSi,
            CastOp::FpToUi,
            CastOp::SiToFp,
            CastOp::UiToFp,
        ];
        if floats.contains(&op) {
            return self.wide_float_cast(i, op);
        }
        let parts = self.parts(v)?;
        let d = self.wide_dest(i)?;
        let each = |w: u32| if w > 64 { 2 } else { 1 };
        let lanes = parts.chunks_exact(each(from)).zip(d.chunks_exact(each(to)));
        for (x, d) in lanes {
            self.wide_cast_lane(op, (from, to), d, x)?;
        }
        Ok(())
    }
    fn wide_cast_lane(
        &mut self,
        op: CastOp,
        (from, to): (u32, u32),
        d: &[Operand],
        x: &[Operand],
    ) -> Res<()> {
        let signed = op == CastOp::SExt;
        let extends = matches!(op, CastOp::ZExt | CastOp::SExt);
        let register = |n: usize| match d.get(n) {
            Some(Operand::Reg(r)) => Ok(*r),
            _ => Err("a result that is no register".to_owned()),
        };
        match op {
            CastOp::Trunc if to > 64 => {
                self.b.emit("mov.b64", &[reg(register(0)?), x[0].clone()]);
                let (rest, cut) = (Scalar::Int(from - 64), Scalar::Int(to - 64));
                self.convert(op, register(1)?, cut, &x[1], rest)
            }
            CastOp::Trunc | CastOp::IntToPtr if to == 64 => {
                self.b.emit("mov.b64", &[reg(register(0)?), x[0].clone()]);
                Ok(())
            }
            CastOp::Trunc | CastOp::IntToPtr => {
                self.convert(CastOp::Trunc, register(0)?, Scalar::Int(to), &x[0], S64)
            }
            _ if extends && from > 64 => {
                let wide = self.halves_of(x, from, signed)?;
                self.wide_result(d, to, wide)
            }
            _ if extends || matches!(op, CastOp::PtrToInt | CastOp::PtrToAddr) => {
                let low = match from {
                    64 => self.in_reg(x[0].clone(), S64),
                    _ => {
                        let r = self.b.reg(Class::Int64);
                        let op = if signed { op } else { CastOp::ZExt };
                        self.convert(op, r, S64, &x[0], Scalar::Int(from))?;
                        r
                    }
                };
                let high = match signed {
                    true => self.of64("shr.s64", &[reg(low), uimm(63)]),
                    false => self.of64("mov.b64", &[uimm(0)]),
                };
                self.wide_result(d, to, (low, high))
            }
            _ => Err(format!("{} from i{from} to i{to}", op.keyword())),
        }
    }
}
