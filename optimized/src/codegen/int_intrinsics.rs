//! Intrinsics on integers of at most 64 bits: extremes, counts of bits, turning round, funnel shifts, saturating and
//! overflowing arithmetic, three-way comparisons.
//!
//! Where the width is not that of a register, operands are extended to it if upper bits matter (see `arith`), and what is
//! beyond the width of a result is garbage again. A single bit is a predicate and has forms of its own. Wider integers go to
//! `wide_intrinsics`.

use super::function::{Res, Selector};
use super::types::{Scalar, leaves};
use super::values::{bits_of, imm, reg, uimm};
use tandem_ir::entity::Inst;
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};

impl Selector<'_, '_> {
    pub(super) fn int_intrinsic(&mut self, i: Inst, family: &[&str]) -> Res<()> {
        let v = self.arg(i, 0)?;
        let ty = self.f.value_type(v);
        let all = leaves(self.h, ty)?;
        let s = all[0].scalar;
        if ty.int_width().is_some_and(|w| w > 64) {
            return self.wide_intrinsic(i, family);
        }
        if self.h.types.scalar(ty).int_width().is_none_or(|w| w > 64) {
            return Err(format!("llvm.{} of wide integers", family[0]));
        }
        if family.get(1) == Some(&"with") {
            return self.with_overflow(i, family[0], s);
        }
        let d = self.result(i)?;
        let count = match family[0] {
            "fshl" | "fshr" => 3,
            "abs" | "ctpop" | "ctlz" | "cttz" | "bitreverse" | "bswap" => 1,
            _ => 2,
        };
        let mut columns = Vec::new();
        for n in 0..count {
            let v = self.arg(i, n)?;
            columns.push(self.parts(v)?);
        }
        for (n, d) in d.into_iter().enumerate() {
            let ops: Vec<Operand> = columns.iter().map(|c| c[n].clone()).collect();
            self.one_int(d, family, s, &ops)?;
        }
        Ok(())
    }
    fn one_int(&mut self, d: Reg, family: &[&str], s: Scalar, ops: &[Operand]) -> Res<()> {
        let (n, w, c) = (s.register_bits(), s.bits(), s.class());
        if s == Scalar::Int(1) {
            return self.one_bit(d, family[0], ops);
        }
        match family[0] {
            "smax" | "smin" | "umax" | "umin" => {
                let signed = family[0].starts_with('s');
                let a = self.extended_to_register(&ops[0], s, signed);
                let b = self.extended_to_register(&ops[1], s, signed);
                let a = reg(self.in_reg(a, s));
                let form = format!("{}.{}{n}", &family[0][1..], if signed { 's' } else { 'u' });
                self.b.emit(&form, &[reg(d), a, b]);
            }
            "abs" => {
                let a = self.extended_to_register(&ops[0], s, true);
                let a = self.in_reg(a, s);
                self.b.emit(&format!("abs.s{n}"), &[reg(d), reg(a)]);
            }
            "ctpop" | "ctlz" | "cttz" | "bitreverse" => {
                self.count_bits(d, family[0], s, &ops[0])?
            }
            "bswap" => self.byte_swap(d, s, &ops[0])?,
            "fshl" | "fshr" => self.funnel(d, family[0] == "fshl", s, ops)?,
            "uadd" | "usub" | "sadd" | "ssub" => {
                if w != n {
                    return self.narrow_saturating(d, family[0], s, ops);
                }
                let (a, b) = (
                    self.in_reg(ops[0].clone(), s),
                    self.in_reg(ops[1].clone(), s),
                );
                match family[0] {
                    "uadd" => {
                        // At most what is left up to the largest.
                        let room = self.b.def(c, &format!("not.b{n}"), &[reg(a)]);
                        let less = self.b.def(c, &format!("min.u{n}"), &[reg(b), reg(room)]);
                        self.b
                            .emit(&format!("add.s{n}"), &[reg(d), reg(a), reg(less)]);
                    }
                    "usub" => {
                        let more = self.b.def(c, &format!("max.u{n}"), &[reg(a), reg(b)]);
                        self.b
                            .emit(&format!("sub.s{n}"), &[reg(d), reg(more), reg(b)]);
                    }
                    other if n == 32 => {
                        self.b.emit(
                            &format!("{}.sat.s32", &other[1..]),
                            &[reg(d), reg(a), reg(b)],
                        );
                    }
                    other => {
                        let op = if other == "sadd" { "add" } else { "sub" };
                        let r = self.b.def(c, &format!("{op}.s{n}"), &[reg(a), reg(b)]);
                        let over = self.signed_overflow(op, s, a, b, r);
                        // Beyond the end that the first operand's sign says.
                        let sign =
                            self.b
                                .def(c, &format!("shr.s{n}"), &[reg(a), uimm(u64::from(n - 1))]);
                        let end = self.b.def(
                            c,
                            &format!("xor.b{n}"),
                            &[reg(sign), imm(u64::MAX >> (65 - n), n)],
                        );
                        self.choose(d, s, reg(over), &reg(end), &reg(r));
                    }
                }
            }
            other => return Err(format!("llvm.{other}")),
        }
        Ok(())
    }
    /// Of one bit, which is 0 or 1, with a sign 0 or -1.
    fn one_bit(&mut self, d: Reg, what: &str, ops: &[Operand]) -> Res<()> {
        let a = self.pred(ops[0].clone());
        let b = match ops.get(1) {
            Some(b) => self.pred(b.clone()),
            None => a,
        };
        let not = Operand::Not;
        match what {
            "smin" | "umax" | "uadd" | "sadd" => self.b.emit("or.pred", &[reg(d), reg(a), reg(b)]),
            "smax" | "umin" => self.b.emit("and.pred", &[reg(d), reg(a), reg(b)]),
            "usub" | "ssub" => self.b.emit("and.pred", &[reg(d), reg(a), not(b)]),
            "ctlz" | "cttz" => self.b.emit("not.pred", &[reg(d), reg(a)]),
            "abs" | "ctpop" | "bitreverse" => self.b.emit("mov.pred", &[reg(d), reg(a)]),
            // By no bit at all.
            "fshl" => self.b.emit("mov.pred", &[reg(d), reg(a)]),
            "fshr" => self.b.emit("mov.pred", &[reg(d), reg(b)]),
            other => return Err(format!("llvm.{other} of i1")),
        };
        Ok(())
    }
    /// -1, 0 or 1: how two numbers compare.
    pub(super) fn three_way(&mut self, i: Inst, signed: bool) -> Res<()> {
        use tandem_ir::inst::IntPredicate::{Sgt, Slt, Ugt, Ult};
        let (greater, less) = if signed { (Sgt, Slt) } else { (Ugt, Ult) };
        let (x, y) = (self.arg(i, 0)?, self.arg(i, 1)?);
        let ty = self.f.value_type(x);
        let to = leaves(self.h, self.f.inst_type(i))?;
        let d = self.result(i)?;
        let mut answers = Vec::new();
        if ty.int_width().is_some_and(|w| w > 64) {
            let (a, b) = (self.halves(x, signed)?, self.halves(y, signed)?);
            answers.push((self.wide_order(greater, a, b), self.wide_order(less, a, b)));
        } else {
            self.no_wide_elements(ty, "a three-way comparison")?;
            let all = leaves(self.h, ty)?;
            let (a, b) = (self.parts(x)?, self.parts(y)?);
            for n in 0..all.len() {
                let (more, fewer) = (self.b.reg(Class::Int1), self.b.reg(Class::Int1));
                self.compare(more, greater, all[n].scalar, &a[n], &b[n])?;
                self.compare(fewer, less, all[n].scalar, &a[n], &b[n])?;
                answers.push((more, fewer));
            }
        }
        if answers.len() != d.len() {
            return Err("a three-way comparison with a wide result".into());
        }
        for (n, (more, fewer)) in answers.into_iter().enumerate() {
            let s = to[n].scalar;
            let ones = imm(u64::MAX, s.bits());
            let rest = self.b.reg(s.class());
            self.choose(rest, s, reg(more), &uimm(1), &uimm(0));
            self.choose(d[n], s, reg(fewer), &ones, &reg(rest));
        }
        Ok(())
    }
    /// `uadd.sat` and the like in a register with room for the sum: computed, and brought back into the range.
    fn narrow_saturating(&mut self, d: Reg, op: &str, s: Scalar, ops: &[Operand]) -> Res<()> {
        let (n, w, c) = (s.register_bits(), s.bits(), s.class());
        let signed = op.starts_with('s');
        let a = self.extended_to_register(&ops[0], s, signed);
        let b = self.extended_to_register(&ops[1], s, signed);
        let a = reg(self.in_reg(a, s));
        let sum = self.b.def(c, &format!("{}.s{n}", &op[1..]), &[a, b]);
        if op == "uadd" {
            // Of one bit less than the register, a sum may reach the register's sign.
            let high = imm((1 << w) - 1, n);
            self.b.emit(&format!("min.u{n}"), &[reg(d), reg(sum), high]);
            return Ok(());
        }
        let (low, high) = match signed {
            true => (imm(u64::MAX << (w - 1), n), imm((1 << (w - 1)) - 1, n)),
            false => (uimm(0), imm((1 << w) - 1, n)),
        };
        let at_least = self.b.def(c, &format!("max.s{n}"), &[reg(sum), low]);
        self.b
            .emit(&format!("min.s{n}"), &[reg(d), reg(at_least), high]);
        Ok(())
    }
    /// Whether a signed sum or difference overflowed: the signs say so.
    fn signed_overflow(&mut self, op: &str, s: Scalar, a: Reg, b: Reg, r: Reg) -> Reg {
        let (n, c) = (s.register_bits(), s.class());
        let x = self.b.def(c, &format!("xor.b{n}"), &[reg(a), reg(r)]);
        let y = match op {
            "add" => self.b.def(c, &format!("xor.b{n}"), &[reg(b), reg(r)]),
            _ => self.b.def(c, &format!("xor.b{n}"), &[reg(a), reg(b)]),
        };
        let both = self.b.def(c, &format!("and.b{n}"), &[reg(x), reg(y)]);
        self.b
            .def(Class::Int1, &format!("setp.lt.s{n}"), &[reg(both), uimm(0)])
    }
    /// A result and whether it overflowed, lane by lane: all results come before all bits.
    fn with_overflow(&mut self, i: Inst, op: &str, s: Scalar) -> Res<()> {
        let d = self.result(i)?;
        let (va, vb) = (self.arg(i, 0)?, self.arg(i, 1)?);
        let (a, b) = (self.parts(va)?, self.parts(vb)?);
        let lanes = a.len();
        if d.len() != 2 * lanes {
            return Err(format!("llvm.{op}.with.overflow of this type"));
        }
        for n in 0..lanes {
            let d = (d[n], d[lanes + n]);
            match s {
                Scalar::Int(1) => self.bit_with_overflow(d, op, &a[n], &b[n]),
                _ if s.bits() != s.register_bits() => {
                    self.narrow_with_overflow(d, op, s, &a[n], &b[n])
                }
                _ => {
                    let (a, b) = (self.in_reg(a[n].clone(), s), self.in_reg(b[n].clone(), s));
                    self.whole_with_overflow(d, op, s, (a, b));
                }
            }
        }
        Ok(())
    }
    /// Of one bit, which is 0 or 1, with a sign 0 or -1.
    fn bit_with_overflow(&mut self, d: (Reg, Reg), op: &str, a: &Operand, b: &Operand) {
        let (a, b) = (self.pred(a.clone()), self.pred(b.clone()));
        let over = self.b.reg(Class::Int1);
        match op {
            "umul" => self.b.emit("mov.pred", &[reg(over), uimm(0)]),
            "usub" | "ssub" => self
                .b
                .emit("and.pred", &[reg(over), Operand::Not(a), reg(b)]),
            _ => self.b.emit("and.pred", &[reg(over), reg(a), reg(b)]),
        };
        let form = match op {
            "umul" | "smul" => "and.pred",
            _ => "xor.pred",
        };
        self.b.emit(form, &[reg(d.0), reg(a), reg(b)]);
        self.b.emit("mov.pred", &[reg(d.1), reg(over)]);
    }
    /// Of fewer bits than the register: what the register holds is right unless a product is longer than it, and it fits if
    /// extending its width changes nothing.
    fn narrow_with_overflow(
        &mut self,
        d: (Reg, Reg),
        op: &str,
        s: Scalar,
        a: &Operand,
        b: &Operand,
    ) {
        let (n, c) = (s.register_bits(), s.class());
        let signed = op.starts_with('s');
        let t = if signed { 's' } else { 'u' };
        let (a, b) = (
            self.extended_to_register(a, s, signed),
            self.extended_to_register(b, s, signed),
        );
        let (a, b) = (reg(self.in_reg(a, s)), reg(self.in_reg(b, s)));
        let form = match &op[1..] {
            "mul" => format!("mul.lo.s{n}"),
            word => format!("{word}.s{n}"),
        };
        let whole = self.b.def(c, &form, &[a.clone(), b.clone()]);
        let fits = self.extended_to_register(&reg(whole), s, signed);
        let over = self.not_equal(s, &fits, &reg(whole));
        let over = match op {
            "umul" | "smul" => {
                let high = self.b.def(c, &format!("mul.hi.{t}{n}"), &[a, b]);
                let sign = match signed {
                    true => reg(self.b.def(
                        c,
                        &format!("shr.s{n}"),
                        &[reg(whole), uimm(u64::from(n - 1))],
                    )),
                    false => uimm(0),
                };
                let longer = self.not_equal(s, &reg(high), &sign);
                self.b
                    .def(Class::Int1, "or.pred", &[reg(over), reg(longer)])
            }
            _ => over,
        };
        self.b.emit(super::builder::mov(c), &[reg(d.0), reg(whole)]);
        self.b.emit("mov.pred", &[reg(d.1), reg(over)]);
    }
    /// Whether two registers differ in any bit.
    pub(super) fn not_equal(&mut self, s: Scalar, a: &Operand, b: &Operand) -> Reg {
        let t = match s.register_bits() {
            16 => "u16".to_owned(),
            n => format!("b{n}"),
        };
        self.b.def(
            Class::Int1,
            &format!("setp.ne.{t}"),
            &[a.clone(), b.clone()],
        )
    }
    /// Of as many bits as the register has.
    fn whole_with_overflow(&mut self, d: (Reg, Reg), op: &str, s: Scalar, (a, b): (Reg, Reg)) {
        let (n, c) = (s.register_bits(), s.class());
        let word = &op[1..];
        match op {
            "umul" | "smul" => {
                let t = if op == "umul" { 'u' } else { 's' };
                let low = self.b.def(c, &format!("mul.lo.s{n}"), &[reg(a), reg(b)]);
                let high = self.b.def(c, &format!("mul.hi.{t}{n}"), &[reg(a), reg(b)]);
                let expected = match t {
                    'u' => uimm(0),
                    _ => {
                        let shift = [reg(low), uimm(u64::from(n - 1))];
                        reg(self.b.def(c, &format!("shr.s{n}"), &shift))
                    }
                };
                let over = self.not_equal(s, &reg(high), &expected);
                self.b.emit(super::builder::mov(c), &[reg(d.0), reg(low)]);
                self.b.emit("mov.pred", &[reg(d.1), reg(over)]);
            }
            "uadd" | "usub" => {
                let r = self.b.def(c, &format!("{word}.s{n}"), &[reg(a), reg(b)]);
                // A sum that is less than an operand went round, and so did a difference of a less and a greater.
                let (less, than) = if op == "uadd" { (r, a) } else { (a, b) };
                self.b
                    .emit(&format!("setp.lt.u{n}"), &[reg(d.1), reg(less), reg(than)]);
                self.b.emit(super::builder::mov(c), &[reg(d.0), reg(r)]);
            }
            _ => {
                let r = self.b.def(c, &format!("{word}.s{n}"), &[reg(a), reg(b)]);
                let p = self.signed_overflow(word, s, a, b, r);
                self.b.emit(super::builder::mov(c), &[reg(d.0), reg(r)]);
                self.b.emit("mov.pred", &[reg(d.1), reg(p)]);
            }
        }
    }
    /// An operand as 32 or 64 bits without sign.
    fn as_wide(&mut self, s: Scalar, op: &Operand) -> Res<(Reg, u32)> {
        match s.register_bits() {
            16 => {
                let r = self.b.reg(Class::Int32);
                self.extend(r, Scalar::Int(32), op, s, false)?;
                Ok((r, 32))
            }
            n => {
                let clean = self.extended_to_register(op, s, false);
                Ok((self.in_reg(clean, s), n))
            }
        }
    }
    /// A count or a pattern of at most 64 bits, as the type of the result.
    fn of_wide(&mut self, d: Reg, s: Scalar, r: Reg, bits: u32) {
        let n = s.register_bits();
        if n == bits {
            self.b.emit(&format!("mov.b{n}"), &[reg(d), reg(r)]);
        } else {
            self.b.emit(&format!("cvt.u{n}.u{bits}"), &[reg(d), reg(r)]);
        }
    }
    fn count_bits(&mut self, d: Reg, what: &str, s: Scalar, op: &Operand) -> Res<()> {
        let (r, n) = self.as_wide(s, op)?;
        let w = s.bits();
        let c = if n == 32 { Class::Int32 } else { Class::Int64 };
        let exact = w == n && n == 32;
        match what {
            "ctpop" => {
                if exact {
                    self.b.emit("popc.b32", &[reg(d), reg(r)]);
                    return Ok(());
                }
                let count = self.b.def(Class::Int32, &format!("popc.b{n}"), &[reg(r)]);
                self.of_wide(d, s, count, 32);
            }
            "ctlz" => {
                let count = self.b.def(Class::Int32, &format!("clz.b{n}"), &[reg(r)]);
                let count = match n - w {
                    0 => count,
                    more => self.b.def(
                        Class::Int32,
                        "sub.s32",
                        &[reg(count), uimm(u64::from(more))],
                    ),
                };
                self.of_wide(d, s, count, 32);
            }
            "cttz" => {
                // A bit behind the last stops the count.
                let r = match n - w {
                    0 => r,
                    _ => self
                        .b
                        .def(c, &format!("or.b{n}"), &[reg(r), imm(1 << w, n)]),
                };
                let turned = self.b.def(c, &format!("brev.b{n}"), &[reg(r)]);
                let count = self
                    .b
                    .def(Class::Int32, &format!("clz.b{n}"), &[reg(turned)]);
                self.of_wide(d, s, count, 32);
            }
            _ => {
                let turned = self.b.def(c, &format!("brev.b{n}"), &[reg(r)]);
                let down = match n - w {
                    0 => turned,
                    more => self.b.def(
                        c,
                        &format!("shr.u{n}"),
                        &[reg(turned), uimm(u64::from(more))],
                    ),
                };
                self.of_wide(d, s, down, n);
            }
        }
        Ok(())
    }
    pub(super) fn byte_swap(&mut self, d: Reg, s: Scalar, op: &Operand) -> Res<()> {
        let a = self.in_reg(op.clone(), s);
        let c = Class::Int32;
        match s.bits() {
            32 => {
                self.b
                    .emit("prmt.b32", &[reg(d), reg(a), uimm(0), uimm(0x0123)]);
            }
            16 => {
                let wide = self.b.def(c, "cvt.u32.u16", &[reg(a)]);
                let turned = self
                    .b
                    .def(c, "prmt.b32", &[reg(wide), uimm(0), uimm(0x4401)]);
                self.b.emit("cvt.u16.u32", &[reg(d), reg(turned)]);
            }
            64 => {
                let (low, high) = (self.b.reg(c), self.b.reg(c));
                self.b.emit(
                    "mov.b64",
                    &[Operand::Vector([reg(low), reg(high)].into()), reg(a)],
                );
                let low = self
                    .b
                    .def(c, "prmt.b32", &[reg(low), uimm(0), uimm(0x0123)]);
                let high = self
                    .b
                    .def(c, "prmt.b32", &[reg(high), uimm(0), uimm(0x0123)]);
                self.b.emit(
                    "mov.b64",
                    &[reg(d), Operand::Vector([reg(high), reg(low)].into())],
                );
            }
            w => return Err(format!("llvm.bswap of i{w}")),
        }
        Ok(())
    }
    pub(super) fn funnel(&mut self, d: Reg, left: bool, s: Scalar, ops: &[Operand]) -> Res<()> {
        let (n, c) = (s.bits(), s.class());
        if n == 32 {
            let side = if left { 'l' } else { 'r' };
            // The halves are low first.
            let (high, low) = (
                reg(self.in_reg(ops[0].clone(), s)),
                reg(self.in_reg(ops[1].clone(), s)),
            );
            let amount = match bits_of(&ops[2]) {
                Some(k) => uimm(k & 31),
                None => ops[2].clone(),
            };
            self.b.emit(
                &format!("shf.{side}.wrap.b32"),
                &[reg(d), low, high, amount],
            );
            return Ok(());
        }
        if !matches!(n, 16 | 64) {
            self.odd_funnel(d, left, s, ops);
            return Ok(());
        }
        // By shifts that end in 0 where the amount is 0: the second goes by one first.
        let (a, b) = (
            self.in_reg(ops[0].clone(), s),
            self.in_reg(ops[1].clone(), s),
        );
        let mask = u64::from(n - 1);
        let amount = self.shift_amount(&ops[2], s);
        let amount = match bits_of(&amount) {
            Some(k) => uimm(k & mask),
            None => reg(self.b.def(Class::Int32, "and.b32", &[amount, uimm(mask)])),
        };
        let rest = match bits_of(&amount) {
            Some(k) => uimm(mask - k),
            None => reg(self
                .b
                .def(Class::Int32, "xor.b32", &[amount.clone(), uimm(mask)])),
        };
        let (x, y) = match left {
            true => {
                let x = self.b.def(c, &format!("shl.b{n}"), &[reg(a), amount]);
                let one = self.b.def(c, &format!("shr.u{n}"), &[reg(b), uimm(1)]);
                (x, self.b.def(c, &format!("shr.u{n}"), &[reg(one), rest]))
            }
            false => {
                let x = self.b.def(c, &format!("shr.u{n}"), &[reg(b), amount]);
                let one = self.b.def(c, &format!("shl.b{n}"), &[reg(a), uimm(1)]);
                (x, self.b.def(c, &format!("shl.b{n}"), &[reg(one), rest]))
            }
        };
        self.b.emit(&format!("or.b{n}"), &[reg(d), reg(x), reg(y)]);
        Ok(())
    }

    /// At other widths than registers': the amount counts modulo the width, and the second operand has zeros above it. As the
    /// amount may be 0, what goes the other way goes by one first.
    fn odd_funnel(&mut self, d: Reg, left: bool, s: Scalar, ops: &[Operand]) {
        let (n, w, c) = (s.register_bits(), u64::from(s.bits()), s.class());
        let low = self.extended_to_register(&ops[1], s, false);
        let (a, b) = (self.in_reg(ops[0].clone(), s), self.in_reg(low, s));
        let amount = self.extended_to_register(&ops[2], s, false);
        let amount = self.in_reg(amount, s);
        let amount = self.b.def(c, &format!("rem.u{n}"), &[reg(amount), uimm(w)]);
        let amount = match n {
            32 => amount,
            _ => self
                .b
                .def(Class::Int32, &format!("cvt.u32.u{n}"), &[reg(amount)]),
        };
        let rest = self
            .b
            .def(Class::Int32, "sub.s32", &[uimm(w - 1), reg(amount)]);
        let (up, down) = if left { (amount, rest) } else { (rest, amount) };
        let one = |this: &mut Self, form: String, r| this.b.def(c, &form, &[reg(r), uimm(1)]);
        let (high, low) = match left {
            true => (a, one(self, format!("shr.u{n}"), b)),
            false => (one(self, format!("shl.b{n}"), a), b),
        };
        let high = self.b.def(c, &format!("shl.b{n}"), &[reg(high), reg(up)]);
        let low = self.b.def(c, &format!("shr.u{n}"), &[reg(low), reg(down)]);
        self.b
            .emit(&format!("or.b{n}"), &[reg(d), reg(high), reg(low)]);
    }
}
