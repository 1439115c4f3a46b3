//! Integers of 65 to 128 bits from and to floats, their products with overflow, and `frem`.
//!
//! An integer is shifted until its highest bit is the highest of 128; the upper word, with a mark for what lies below, is rounded by
//! `cvt` and put in its place by a power of two, which is exact. A float is split into two words by powers of two and `fma`, which is
//! exact as well.

use super::function::{Res, Selector};
use super::types::Scalar;
use super::values::{imm, reg, uimm};
use super::wide::Wide;
use tandem_ir::entity::Inst;
use tandem_ir::inst::{BinOp, CastOp};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::module::FloatLit;
use tandem_ir::machine::regs::{Class, Reg};

fn double(bits: u64) -> Operand {
    Operand::Float(FloatLit::Double(bits))
}
/// Bits of a remainder's dividend that one round takes: a divisor has 53.
const BITS_A_ROUND: u64 = 11;

impl Selector<'_, '_> {
    fn word(&mut self, form: &str, uses: &[Operand]) -> Reg {
        self.b.def(Class::Int64, form, uses)
    }
    fn short(&mut self, form: &str, uses: &[Operand]) -> Reg {
        self.b.def(Class::Int32, form, uses)
    }
    fn real(&mut self, form: &str, uses: &[Operand]) -> Reg {
        self.b.def(Class::Float64, form, uses)
    }
    fn test(&mut self, form: &str, uses: &[Operand]) -> Reg {
        self.b.def(Class::Int1, form, uses)
    }

    // ----- from and to floats ----------------------------------------------------------------------------------------

    pub(super) fn wide_float_cast(&mut self, i: Inst, op: CastOp) -> Res<()> {
        let f = self.f;
        let v = f.operand(i, 0);
        let (from, to) = (
            self.h.types.scalar(f.value_type(v)),
            self.h.types.scalar(f.inst_type(i)),
        );
        let parts = self.parts(v)?;
        let d = self.wide_dest(i)?;
        if matches!(op, CastOp::SiToFp | CastOp::UiToFp) {
            let (w, s) = (from.int_width().unwrap_or(0), self.scalar_of(to)?);
            let signed = op == CastOp::SiToFp;
            for (x, d) in parts.chunks_exact(2).zip(self.result(i)?) {
                let x = self.halves_of(x, w, signed)?;
                self.float_of_wide(d, s, x, signed)?;
            }
            return Ok(());
        }
        let (w, s) = (to.int_width().unwrap_or(0), self.scalar_of(from)?);
        for (x, d) in parts.iter().zip(d.chunks_exact(2)) {
            let x = self.in_reg(x.clone(), s);
            let r = self.wide_of_float(x, s, op == CastOp::FpToSi);
            self.wide_result(d, w, r)?;
        }
        Ok(())
    }
    fn float_of_wide(&mut self, d: Reg, to: Scalar, x: Wide, signed: bool) -> Res<()> {
        if to == Scalar::BFloat && self.m.sm() < 90 {
            return Err("a conversion from integer to bfloat before sm_90".into());
        }
        let size = match signed {
            true => {
                let sign = self.word("shr.s64", &[reg(x.1), uimm(63)]);
                self.signed_by(x, sign)
            }
            false => x,
        };
        let t = to.float_ty().text();
        let form = format!("cvt.rn.{t}.u64");
        let r = if to == Scalar::Half {
            // From 64 bits on it is infinite, as 2^63 is.
            let large = self.test("setp.ne.b64", &[reg(size.1), uimm(0)]);
            let much = imm(1 << 63, 64);
            let q = self.word("selp.b64", &[much, reg(size.0), reg(large)]);
            self.b.def(to.class(), &form, &[reg(q)])
        } else {
            let (high, low) = (
                self.short("clz.b64", &[reg(size.1)]),
                self.short("clz.b64", &[reg(size.0)]),
            );
            let empty = self.test("setp.eq.b32", &[reg(high), uimm(64)]);
            let all = self.short("add.s32", &[reg(high), reg(low)]);
            let zeros = self.short("selp.b32", &[reg(all), reg(high), reg(empty)]);
            let top = self.wide_shift_by(BinOp::Shl, size, zeros);
            let rest = self.test("setp.ne.b64", &[reg(top.0), uimm(0)]);
            let mark = self.word("selp.b64", &[uimm(1), uimm(0), reg(rest)]);
            let q = self.word("or.b64", &[reg(top.1), reg(mark)]);
            let r = self.b.def(to.class(), &form, &[reg(q)]);
            self.times_power(r, to, zeros)
        };
        match signed {
            true => self.put_sign(d, to, r, x.1),
            false => {
                let form = format!("mov.b{}", to.register_bits());
                self.b.emit(&form, &[reg(d), reg(r)]);
            }
        }
        Ok(())
    }
    /// Times 2 to the power of 64 minus a count of 0 to 128.
    fn times_power(&mut self, r: Reg, s: Scalar, count: Reg) -> Reg {
        if s == Scalar::Double {
            let field = self.short("sub.s32", &[uimm(1023 + 64), reg(count)]);
            let wide = self.word("cvt.u64.u32", &[reg(field)]);
            let bits = self.word("shl.b64", &[reg(wide), uimm(52)]);
            let power = self.real("mov.b64", &[reg(bits)]);
            return self.real("mul.rn.f64", &[reg(r), reg(power)]);
        }
        let field = self.short("sub.s32", &[uimm(127 + 64), reg(count)]);
        let bits = self.short("shl.b32", &[reg(field), uimm(23)]);
        let power = self.b.def(Class::Float32, "mov.b32", &[reg(bits)]);
        let single = match s {
            Scalar::BFloat => self.single_of(s, r),
            _ => r,
        };
        let product = self
            .b
            .def(Class::Float32, "mul.rn.f32", &[reg(single), reg(power)]);
        match s {
            Scalar::BFloat => self.b.def(s.class(), "cvt.rn.bf16.f32", &[reg(product)]),
            _ => product,
        }
    }
    /// A number with the sign of a word.
    fn put_sign(&mut self, d: Reg, s: Scalar, r: Reg, word: Reg) {
        let n = s.register_bits();
        let moved = match n {
            64 => word,
            _ => self.word("shr.u64", &[reg(word), uimm(u64::from(64 - n))]),
        };
        let class = match n {
            16 => Class::Int16,
            32 => Class::Int32,
            _ => Class::Int64,
        };
        let cut = match n {
            64 => moved,
            _ => self.b.def(class, &format!("cvt.u{n}.u64"), &[reg(moved)]),
        };
        let bit = imm(1 << (n - 1), n);
        let sign = self.b.def(class, &format!("and.b{n}"), &[reg(cut), bit]);
        self.b
            .emit(&format!("or.b{n}"), &[reg(d), reg(r), reg(sign)]);
    }
    /// A single, a half or a double as a double, exactly.
    fn as_double(&mut self, x: Reg, s: Scalar) -> Reg {
        match s {
            Scalar::Double => x,
            Scalar::Float => self.real("cvt.f64.f32", &[reg(x)]),
            _ => {
                let single = self.single_of(s, x);
                self.real("cvt.f64.f32", &[reg(single)])
            }
        }
    }
    fn wide_of_float(&mut self, x: Reg, s: Scalar, signed: bool) -> Wide {
        let x = self.as_double(x, s);
        let size = self.real("abs.f64", &[reg(x)]);
        // 2^-64, and -2^64.
        let (down, up) = (
            double((1023 - 64) << 52),
            double((1 << 63) | (1023 + 64) << 52),
        );
        let above = self.real("mul.rn.f64", &[reg(size), down]);
        let above = self.real("cvt.rzi.f64.f64", &[reg(above)]);
        let below = self.real("fma.rn.f64", &[reg(above), up, reg(size)]);
        let r = (
            self.word("cvt.rzi.u64.f64", &[reg(below)]),
            self.word("cvt.rzi.u64.f64", &[reg(above)]),
        );
        if !signed {
            return r;
        }
        let bits = self.word("mov.b64", &[reg(x)]);
        let sign = self.word("shr.s64", &[reg(bits), uimm(63)]);
        self.signed_by(r, sign)
    }

    // ----- products with overflow ------------------------------------------------------------------------------------

    /// A product, and whether it does not fit in the width.
    pub(super) fn wide_multiplied(
        &mut self,
        signed: bool,
        w: u32,
        a: Wide,
        b: Wide,
    ) -> Res<(Wide, Reg)> {
        if !signed {
            let (r, over) = self.product_of_sizes(a, b);
            if w == 128 {
                return Ok((r, over));
            }
            let fits = self.extended_halves(r, w, false)?;
            let cut = self.test("setp.ne.b64", &[reg(fits.1), reg(r.1)]);
            return Ok((r, self.test("or.pred", &[reg(over), reg(cut)])));
        }
        let x = self.word("shr.s64", &[reg(a.1), uimm(63)]);
        let y = self.word("shr.s64", &[reg(b.1), uimm(63)]);
        let (a, b) = (self.signed_by(a, x), self.signed_by(b, y));
        let (size, over) = self.product_of_sizes(a, b);
        let sign = self.word("xor.b64", &[reg(x), reg(y)]);
        let r = self.signed_by(size, sign);
        // What is not 0 has the sign that it should have, unless its size was too large.
        let turned = self.word("xor.b64", &[reg(r.1), reg(sign)]);
        let turned = self.test("setp.lt.s64", &[reg(turned), uimm(0)]);
        let any = self.word("or.b64", &[reg(r.0), reg(r.1)]);
        let any = self.test("setp.ne.b64", &[reg(any), uimm(0)]);
        let turned = self.test("and.pred", &[reg(turned), reg(any)]);
        let mut over = self.test("or.pred", &[reg(over), reg(turned)]);
        if w < 128 {
            let fits = self.extended_halves(r, w, true)?;
            let cut = self.test("setp.ne.b64", &[reg(fits.1), reg(r.1)]);
            over = self.test("or.pred", &[reg(over), reg(cut)]);
        }
        Ok((r, over))
    }
    /// The low 128 bits of a product without signs, and whether that is not all. If both have an upper half it is not; else one
    /// crossed product is 0, and the other one has to fit above the product of the lower halves.
    fn product_of_sizes(&mut self, a: Wide, b: Wide) -> (Wide, Reg) {
        let r = self.wide_product(a, b, [false; 2]);
        let p = self.test("setp.ne.b64", &[reg(a.1), uimm(0)]);
        let q = self.test("setp.ne.b64", &[reg(b.1), uimm(0)]);
        let both = self.test("and.pred", &[reg(p), reg(q)]);
        let upper = self.word("selp.b64", &[reg(a.1), reg(b.1), reg(p)]);
        let lower = self.word("selp.b64", &[reg(b.0), reg(a.0), reg(p)]);
        let beyond = self.word("mul.hi.u64", &[reg(upper), reg(lower)]);
        let beyond = self.test("setp.ne.b64", &[reg(beyond), uimm(0)]);
        let top = self.word("mul.hi.u64", &[reg(a.0), reg(b.0)]);
        let carried = self.test("setp.lt.u64", &[reg(r.1), reg(top)]);
        let over = self.test("or.pred", &[reg(beyond), reg(carried)]);
        (r, self.test("or.pred", &[reg(both), reg(over)]))
    }

    // ----- frem ------------------------------------------------------------------------------------------------------

    /// `frem`, exactly: of integers, whose powers of two the dividend catches up with by a few bits in each round. All formats are
    /// doubles meanwhile; a remainder has no more bits than the divisor.
    pub(super) fn float_remainder(
        &mut self,
        d: Reg,
        s: Scalar,
        a: &Operand,
        b: &Operand,
    ) -> Res<()> {
        let flush = !self.ftz(s).is_empty();
        let mut double_of = |op: &Operand| {
            let r = self.in_reg(op.clone(), s);
            match flush {
                true => self.real("cvt.ftz.f64.f32", &[reg(r)]),
                false => self.as_double(r, s),
            }
        };
        let (x, y) = (double_of(a), double_of(b));
        let r = self.remainder(x, y);
        match s {
            Scalar::Double => self.b.emit("mov.b64", &[reg(d), reg(r)]),
            Scalar::Float if flush => self.b.emit("cvt.rn.ftz.f32.f64", &[reg(d), reg(r)]),
            Scalar::Float => self.b.emit("cvt.rn.f32.f64", &[reg(d), reg(r)]),
            _ => {
                let single = self.b.def(Class::Float32, "cvt.rn.f32.f64", &[reg(r)]);
                let form = format!("cvt.rn.{}.f32", s.float_ty().text());
                self.b.emit(&form, &[reg(d), reg(single)])
            }
        };
        Ok(())
    }
    fn remainder(&mut self, x: Reg, y: Reg) -> Reg {
        let (size_x, size_y) = (
            self.real("abs.f64", &[reg(x)]),
            self.real("abs.f64", &[reg(y)]),
        );
        let (mx, ex) = self.integer_and_power(size_x);
        let (my, ey) = self.integer_and_power(size_y);
        // A divisor of 0 is answered behind: here it is 1.
        let my = self.word("max.u64", &[reg(my), uimm(1)]);
        let (r, left) = (self.b.reg(Class::Int64), self.b.reg(Class::Int32));
        self.b.emit("rem.u64", &[reg(r), reg(mx), reg(my)]);
        self.b.emit("sub.s32", &[reg(left), reg(ex), reg(ey)]);
        let [head, turn, done] = [(); 3].map(|()| self.b.new_block());
        self.goto(head);
        self.b.place(head);
        let over = self.test("setp.lt.s32", &[reg(left), uimm(1)]);
        self.b
            .emit_if((over, false), "bra", &[Operand::Label(done)]);
        self.goto(turn);
        self.b.place(turn);
        let n = self.short("min.s32", &[reg(left), uimm(BITS_A_ROUND)]);
        let up = self.word("shl.b64", &[reg(r), reg(n)]);
        self.b.emit("rem.u64", &[reg(r), reg(up), reg(my)]);
        self.b.emit("sub.s32", &[reg(left), reg(left), reg(n)]);
        self.goto(head);
        self.b.place(done);
        let size = self.at_power(r, ey);
        let (bits, of) = (
            self.word("mov.b64", &[reg(size)]),
            self.word("mov.b64", &[reg(x)]),
        );
        let sign = self.word("and.b64", &[reg(of), imm(1 << 63, 64)]);
        let bits = self.word("or.b64", &[reg(bits), reg(sign)]);
        let rest = self.real("mov.b64", &[reg(bits)]);
        // Less than the divisor is the dividend itself; without a remainder are NaNs, infinite dividends, and what is divided by 0.
        let less = self.test("setp.lt.f64", &[reg(size_x), reg(size_y)]);
        let rest = self.real("selp.f64", &[reg(x), reg(rest), reg(less)]);
        let finite = self.test("setp.lt.f64", &[reg(size_x), double(0x7ff0 << 48)]);
        let divides = self.test("setp.gt.f64", &[reg(size_y), double(0)]);
        let has = self.test("and.pred", &[reg(finite), reg(divides)]);
        self.real("selp.f64", &[reg(rest), double(0x7ff8 << 48), reg(has)])
    }
    /// A size as an integer and the exponent that it stands under, 1 for the least.
    fn integer_and_power(&mut self, size: Reg) -> (Reg, Reg) {
        let bits = self.word("mov.b64", &[reg(size)]);
        let field = self.word("shr.u64", &[reg(bits), uimm(52)]);
        let field = self.short("cvt.u32.u64", &[reg(field)]);
        let normal = self.test("setp.ne.b32", &[reg(field), uimm(0)]);
        let fraction = self.word("and.b64", &[reg(bits), uimm((1 << 52) - 1)]);
        let whole = self.word("or.b64", &[reg(fraction), uimm(1 << 52)]);
        let m = self.word("selp.b64", &[reg(whole), reg(fraction), reg(normal)]);
        (m, self.short("max.u32", &[reg(field), uimm(1)]))
    }
    /// An integer below 2^53 times the power of two of an exponent: from the least power up in two steps, as one does not reach.
    fn at_power(&mut self, m: Reg, exponent: Reg) -> Reg {
        let r = self.real("cvt.rn.f64.u64", &[reg(m)]);
        let least = self.real("mul.rn.f64", &[reg(r), double(1)]);
        let steps = self.short("sub.s32", &[reg(exponent), uimm(1)]);
        let first = self.short("min.s32", &[reg(steps), uimm(1023)]);
        let second = self.short("sub.s32", &[reg(steps), reg(first)]);
        let mut r = least;
        for step in [first, second] {
            let field = self.short("add.s32", &[reg(step), uimm(1023)]);
            let wide = self.word("cvt.u64.u32", &[reg(field)]);
            let bits = self.word("shl.b64", &[reg(wide), uimm(52)]);
            let power = self.real("mov.b64", &[reg(bits)]);
            r = self.real("mul.rn.f64", &[reg(r), reg(power)]);
        }
        r
    }
}
