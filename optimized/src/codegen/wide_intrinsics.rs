//! Intrinsics on integers of 65 to 128 bits: extremes, counts of bits, turning round, saturating and overflowing arithmetic.
//!
//! Of less than 128 bits a sum does not leave two registers, so that it overflowed if extending its width changes it; of 128
//! bits the signs, or an unsigned comparison, say so.

use super::function::{Res, Selector};
use super::types::Scalar;
use super::values::{imm, reg, uimm};
use super::wide::Wide;
use tandem_ir::entity::Inst;
use tandem_ir::inst::{BinOp, IntPredicate};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};

impl Selector<'_, '_> {
    pub(super) fn wide_intrinsic(&mut self, i: Inst, family: &[&str]) -> Res<()> {
        let v = self.arg(i, 0)?;
        let w = self.f.value_type(v).int_width().unwrap_or(0);
        let what = family[0];
        let refused = || Err(format!("llvm.{what} of i{w}"));
        let overflow = family.get(1) == Some(&"with");
        let r = match what {
            "smax" | "smin" | "umax" | "umin" => {
                let p = match what {
                    "smax" => IntPredicate::Sgt,
                    "smin" => IntPredicate::Slt,
                    "umax" => IntPredicate::Ugt,
                    _ => IntPredicate::Ult,
                };
                let (a, b) = self.wide_operands(i, what.starts_with('s'))?;
                let first = self.wide_order(p, a, b);
                self.wide_choice(first, a, b)
            }
            "abs" => {
                let a = self.halves(v, true)?;
                let sign = self.one("shr.s64", &[reg(a.1), uimm(63)]);
                self.signed_by(a, sign)
            }
            "ctpop" => {
                let a = self.halves(v, false)?;
                let (low, high) = (self.count("popc.b64", a.0), self.count("popc.b64", a.1));
                let sum = self.b.def(Class::Int32, "add.s32", &[reg(low), reg(high)]);
                self.wide_count(sum)
            }
            "ctlz" => {
                let a = self.halves(v, false)?;
                let (low, high) = (self.count("clz.b64", a.0), self.count("clz.b64", a.1));
                let n = self.both_counts(high, low);
                let n = match w {
                    128 => n,
                    _ => self
                        .b
                        .def(Class::Int32, "sub.s32", &[reg(n), uimm(u64::from(128 - w))]),
                };
                self.wide_count(n)
            }
            "cttz" => {
                let mut a = self.halves(v, false)?;
                if w < 128 {
                    // A bit behind the last stops the count.
                    a.1 = self.one("or.b64", &[reg(a.1), imm(1 << (w - 64), 64)]);
                }
                let low = self.one("brev.b64", &[reg(a.0)]);
                let high = self.one("brev.b64", &[reg(a.1)]);
                let (low, high) = (self.count("clz.b64", low), self.count("clz.b64", high));
                let n = self.both_counts(low, high);
                self.wide_count(n)
            }
            "bitreverse" => {
                let a = self.halves(v, false)?;
                let turned = (
                    self.one("brev.b64", &[reg(a.1)]),
                    self.one("brev.b64", &[reg(a.0)]),
                );
                self.wide_shift(BinOp::LShr, turned, u64::from(128 - w))
            }
            "bswap" => {
                let a = self.halves(v, false)?;
                let turned = (self.b.reg(Class::Int64), self.b.reg(Class::Int64));
                self.byte_swap(turned.0, Scalar::Int(64), &reg(a.1))?;
                self.byte_swap(turned.1, Scalar::Int(64), &reg(a.0))?;
                self.wide_shift(BinOp::LShr, turned, u64::from(128 - w))
            }
            "fshl" | "fshr" if w == 128 => self.wide_funnel(i, what == "fshl")?,
            "umul" | "smul" if overflow => {
                let signed = what == "smul";
                let (a, b) = self.wide_operands(i, signed)?;
                let (r, over) = self.wide_multiplied(signed, w, a, b)?;
                return self.wide_with_bit(i, w, r, over);
            }
            "uadd" | "usub" | "sadd" | "ssub" => {
                let (r, over) = self.wide_overflow(i, what, w)?;
                if overflow {
                    return self.wide_with_bit(i, w, r, over);
                }
                let end = self.wide_end(i, what, w)?;
                self.wide_choice(over, end, r)
            }
            _ => return refused(),
        };
        let d = self.wide_dest(i)?;
        self.wide_result(&d, w, r)
    }

    /// A result and whether it overflowed.
    fn wide_with_bit(&mut self, i: Inst, w: u32, r: Wide, over: Reg) -> Res<()> {
        let d = self.result(i)?;
        let &[low, high, bit] = &d[..] else {
            return Err("an overflow of this type".into());
        };
        self.wide_result(&[reg(low), reg(high)], w, r)?;
        self.b.emit("mov.pred", &[reg(bit), reg(over)]);
        Ok(())
    }
    fn one(&mut self, form: &str, uses: &[Operand]) -> Reg {
        self.b.def(Class::Int64, form, uses)
    }
    fn count(&mut self, form: &str, half: Reg) -> Reg {
        self.b.def(Class::Int32, form, &[reg(half)])
    }
    fn wide_operands(&mut self, i: Inst, signed: bool) -> Res<(Wide, Wide)> {
        let (a, b) = (self.arg(i, 0)?, self.arg(i, 1)?);
        Ok((self.halves(a, signed)?, self.halves(b, signed)?))
    }
    fn wide_choice(&mut self, p: Reg, a: Wide, b: Wide) -> Wide {
        (
            self.one("selp.b64", &[reg(a.0), reg(b.0), reg(p)]),
            self.one("selp.b64", &[reg(a.1), reg(b.1), reg(p)]),
        )
    }
    /// The count of the half that is looked at first, and if that is all of it that of the other one besides.
    fn both_counts(&mut self, first: Reg, second: Reg) -> Reg {
        let all = self
            .b
            .def(Class::Int1, "setp.eq.b32", &[reg(first), uimm(64)]);
        let sum = self
            .b
            .def(Class::Int32, "add.s32", &[reg(first), reg(second)]);
        self.b
            .def(Class::Int32, "selp.b32", &[reg(sum), reg(first), reg(all)])
    }
    fn wide_count(&mut self, n: Reg) -> Wide {
        (
            self.one("cvt.u64.u32", &[reg(n)]),
            self.one("mov.b64", &[uimm(0)]),
        )
    }
    /// Of 256 bits the upper or lower 128 behind a shift: by the amount modulo 128, and by what is left of 127 once one was
    /// gone already.
    fn wide_funnel(&mut self, i: Inst, left: bool) -> Res<Wide> {
        let (a, b) = self.wide_operands(i, false)?;
        let amount = self.arg(i, 2)?;
        let amount = self.parts(amount)?[0].clone();
        let amount = self.in_reg(amount, Scalar::Int(64));
        let n = self.b.def(Class::Int32, "cvt.u32.u64", &[reg(amount)]);
        let n = self.b.def(Class::Int32, "and.b32", &[reg(n), uimm(127)]);
        let rest = self.b.def(Class::Int32, "xor.b32", &[reg(n), uimm(127)]);
        let (x, y) = match left {
            true => {
                let one = self.wide_shift(BinOp::LShr, b, 1);
                let x = self.wide_shift_by(BinOp::Shl, a, n);
                (x, self.wide_shift_by(BinOp::LShr, one, rest))
            }
            false => {
                let one = self.wide_shift(BinOp::Shl, a, 1);
                let x = self.wide_shift_by(BinOp::LShr, b, n);
                (x, self.wide_shift_by(BinOp::Shl, one, rest))
            }
        };
        Ok((
            self.one("or.b64", &[reg(x.0), reg(y.0)]),
            self.one("or.b64", &[reg(x.1), reg(y.1)]),
        ))
    }
    /// A sum or a difference, and whether it overflowed.
    fn wide_overflow(&mut self, i: Inst, what: &str, w: u32) -> Res<(Wide, Reg)> {
        let signed = what.starts_with('s');
        let minus = what.ends_with("sub");
        let (a, b) = self.wide_operands(i, signed)?;
        let r = self.wide_sum(minus, a, b);
        let over = if w < 128 {
            let fits = self.extended_halves(r, w, signed)?;
            self.wide_order(IntPredicate::Ne, fits, r)
        } else if signed {
            // The sign of the first operand is lost, although the other one did not stand against it.
            let lost = self.one("xor.b64", &[reg(a.1), reg(r.1)]);
            let other = match minus {
                true => a.1,
                false => r.1,
            };
            let apart = self.one("xor.b64", &[reg(b.1), reg(other)]);
            let both = self.one("and.b64", &[reg(lost), reg(apart)]);
            self.b
                .def(Class::Int1, "setp.lt.s64", &[reg(both), uimm(0)])
        } else {
            let (less, than) = if minus { (a, b) } else { (r, a) };
            self.wide_order(IntPredicate::Ult, less, than)
        };
        Ok((r, over))
    }
    /// Where a sum that overflows ends.
    fn wide_end(&mut self, i: Inst, what: &str, w: u32) -> Res<Wide> {
        let ones = imm(u64::MAX, 64);
        Ok(match what {
            "uadd" => (
                self.one("mov.b64", std::slice::from_ref(&ones)),
                self.one("mov.b64", &[ones]),
            ),
            "usub" => {
                let zero = self.one("mov.b64", &[uimm(0)]);
                (zero, zero)
            }
            _ => {
                // The largest number, or for a negative operand its complement.
                let v = self.arg(i, 0)?;
                let a = self.halves(v, true)?;
                let sign = self.one("shr.s64", &[reg(a.1), uimm(63)]);
                let low = self.one("not.b64", &[reg(sign)]);
                let largest = imm(u64::MAX.checked_shr(129 - w).unwrap_or(0), 64);
                (low, self.one("xor.b64", &[reg(sign), largest]))
            }
        })
    }
}
