//! Moves, conversions and integer arithmetic, with the carry flag (PTX ISA, "Integer Arithmetic Instructions" and
//! "Extended-Precision Integer Arithmetic Instructions").

use super::{Compiler, PtxType, Res, Text};
use crate::intrinsics::Pure;
use crate::ops::Op;
use tandem_ir::BinOp;
use tandem_ir::asm::{Arg, Statement};

/// The instruction in parts: name, modifiers, type.
pub(super) fn parts(s: &Statement) -> Option<(&str, Vec<&str>, PtxType)> {
    let (name, rest) = s.opcode.split_first()?;
    let (ty, mods) = rest.split_last()?;
    Some((
        name,
        mods.iter().map(String::as_str).collect(),
        PtxType::of(ty)?,
    ))
}

impl Compiler<'_> {
    /// `mov`, `cvt` of integers, `selp`, `setp` of integers.
    pub(super) fn asm_move(&mut self, t: &Text, s: &Statement) -> Res<bool> {
        let Some((name, mods, ty)) = parts(s) else {
            return Ok(false);
        };
        match (name, &s.args[..]) {
            ("mov", [to, from]) if mods.is_empty() => self.mov(t, to, from, ty.bits).map(|()| true),
            ("cvt", [to, from]) => self.cvt(t, to, from, &mods, ty),
            ("selp", [d, a, b, p]) if mods.is_empty() => {
                let (a, b) = (self.read(t, a, ty.bits)?, self.read(t, b, ty.bits)?);
                let p = self.read(t, p, 1)?;
                let v = self.select(p, a, b);
                self.write(t, d, v, ty.bits, false)?;
                Ok(true)
            }
            ("setp", [d, a, b]) if ty.class != b'f' => self.setp(t, d, (a, b), &mods, ty),
            _ => Ok(false),
        }
    }

    fn mov(&mut self, t: &Text, to: &Arg, from: &Arg, w: u32) -> Res<()> {
        match (to, from) {
            (Arg::Tuple(parts), _) => self.unpack(t, parts, from, w),
            (_, Arg::Tuple(parts)) => {
                let v = self.pack(t, parts, w)?;
                match w {
                    128 => {
                        let p = self.place(t, to).filter(|p| p.bits() == 128);
                        let p = p.ok_or("a destination that has no 128 bits")?;
                        self.move_n(p.slot, v, 2);
                        Ok(())
                    }
                    _ => self.write(t, to, v, w, false),
                }
            }
            _ if w == 128 => {
                let wide = |p: Option<super::AsmRegister>| p.filter(|p| p.bits() == 128);
                let (a, b) = (wide(self.place(t, to)), wide(self.place(t, from)));
                let (Some(a), Some(b)) = (a, b) else {
                    return Err("operands that have no 128 bits".into());
                };
                self.move_n(a.slot, b.slot, 2);
                Ok(())
            }
            _ => {
                let v = self.read(t, from, w)?;
                self.write(t, to, v, w, false)
            }
        }
    }
    /// `mov.b64 {lo, hi}, a`
    fn unpack(&mut self, t: &Text, parts: &[Arg], from: &Arg, w: u32) -> Res<()> {
        let n = parts.len() as u32;
        let each = w / n.max(1);
        if !matches!(each, 8 | 16 | 32 | 64) || each * n != w {
            return Err("a tuple that does not fit".into());
        }
        let source = self
            .place(t, from)
            .filter(|p| p.bits() == w)
            .ok_or("another source")?;
        for (k, p) in parts.iter().enumerate() {
            let at = k as u32 * each;
            let (slot, shift) = (source.slot + at / 64, at % 64);
            let bits = w.min(64);
            let amount = self.konst(shift.into(), bits);
            let v = match shift {
                0 => slot,
                _ => self.binary(BinOp::LShr, bits, slot, amount),
            };
            let v = self.resize(v, bits, each, false);
            self.write(t, p, v, each, false)?;
        }
        Ok(())
    }
    /// `mov.b64 d, {lo, hi}`: the bits in a row.
    fn pack(&mut self, t: &Text, parts: &[Arg], w: u32) -> Res<u32> {
        let n = parts.len() as u32;
        let each = w / n.max(1);
        if !matches!(each, 8 | 16 | 32 | 64) || each * n != w {
            return Err("a tuple that does not fit".into());
        }
        let (words, bits) = (w.div_ceil(64), w.min(64));
        let dst = self.temp(words);
        for word in 0..words {
            let mut all = self.konst(0, bits);
            for k in 0..bits / each {
                let part = &parts[(word * (bits / each) + k) as usize];
                let v = self.read(t, part, each)?;
                let v = self.resize(v, each, bits, false);
                let amount = self.konst((k * each).into(), bits);
                let v = self.binary(BinOp::Shl, bits, v, amount);
                all = self.binary(BinOp::Or, bits, all, v);
            }
            self.move_n(dst + word, all, 1);
        }
        Ok(dst)
    }

    /// `cvt.<to>.<from>` of integers without saturation.
    fn cvt(&mut self, t: &Text, to: &Arg, from: &Arg, mods: &[&str], ty: PtxType) -> Res<bool> {
        let [target] = mods else {
            return Ok(false);
        };
        let Some(target) = PtxType::of(target) else {
            return Ok(false);
        };
        if target.class == b'f' || ty.class == b'f' {
            return Ok(false);
        }
        let v = self.read(t, from, ty.bits)?;
        let v = self.resize(v, ty.bits, target.bits, ty.signed());
        self.write(t, to, v, target.bits, target.signed())?;
        Ok(true)
    }

    /// `setp.<cmp>.<type> p[|q], a, b`
    fn setp(
        &mut self,
        t: &Text,
        d: &Arg,
        (a, b): (&Arg, &Arg),
        mods: &[&str],
        ty: PtxType,
    ) -> Res<bool> {
        let [cmp] = mods else {
            return Ok(false);
        };
        let (a, b) = (self.read(t, a, ty.bits)?, self.read(t, b, ty.bits)?);
        let Some(v) = self.compare(cmp, ty, a, b) else {
            return Ok(false);
        };
        self.write_predicate(t, d, v)?;
        Ok(true)
    }
    /// A predicate to `p`, and to `q` of `p|q` what it is not.
    pub(super) fn write_predicate(&mut self, t: &Text, d: &Arg, v: u32) -> Res<()> {
        let Arg::Pair(p, q) = d else {
            return self.write(t, d, v, 1, false);
        };
        let one = self.konst(1, 1);
        let not = self.binary(BinOp::Xor, 1, v, one);
        self.write(t, p, v, 1, false)?;
        self.write(t, q, not, 1, false)
    }
    /// `eq ne lt le gt ge` and their unsigned names `lo ls hi hs`.
    fn compare(&mut self, cmp: &str, ty: PtxType, a: u32, b: u32) -> Option<u32> {
        let (dst, sh) = (self.temp(1), ty.sh());
        let less = |strict: bool, signed: bool, a, b| match (strict, signed) {
            (true, true) => Op::CmpSlt { sh, dst, a, b },
            (false, true) => Op::CmpSle { sh, dst, a, b },
            (true, false) => Op::CmpUlt { sh, dst, a, b },
            (false, false) => Op::CmpUle { sh, dst, a, b },
        };
        let signed = ty.signed();
        self.emit(match cmp {
            "eq" => Op::CmpEq { sh, dst, a, b },
            "ne" => Op::CmpNe { sh, dst, a, b },
            "lt" => less(true, signed, a, b),
            "le" => less(false, signed, a, b),
            "gt" => less(true, signed, b, a),
            "ge" => less(false, signed, b, a),
            "lo" => less(true, false, a, b),
            "ls" => less(false, false, a, b),
            "hi" => less(true, false, b, a),
            "hs" => less(false, false, b, a),
            _ => return None,
        });
        Some(dst)
    }

    /// Addition, subtraction, products, with carry in and out.
    pub(super) fn asm_arith(&mut self, t: &Text, s: &Statement) -> Res<bool> {
        let Some((name, mods, ty)) = parts(s) else {
            return Ok(false);
        };
        if matches!(ty.class, b'f' | b'p') || ty.bits > 64 {
            return Ok(false);
        }
        let (name, carry_in) = match name {
            "addc" => ("add", true),
            "subc" => ("sub", true),
            "madc" => ("mad", true),
            n => (n, false),
        };
        let (mut half, mut carry_out) = ("", false);
        for m in mods {
            match m {
                "cc" => carry_out = true,
                "lo" | "hi" | "wide" if half.is_empty() => half = m,
                _ => return Ok(false),
            }
        }
        let with_carry = carry_in || carry_out;
        match (name, half, &s.args[..]) {
            ("add" | "sub", "", [d, a, b]) => {
                let (a, b) = (self.read(t, a, ty.bits)?, self.read(t, b, ty.bits)?);
                let v = self.sum(name == "sub", ty.bits, (a, b), carry_in, carry_out);
                self.write(t, d, v, ty.bits, false)?;
            }
            ("mul", half, [d, a, b]) if !with_carry && !half.is_empty() => {
                let (v, w) = self.product(t, half, ty, a, b)?;
                self.write(t, d, v, w, ty.signed())?;
            }
            ("mad", half, [d, a, b, c]) if !half.is_empty() => {
                let (v, w) = self.product(t, half, ty, a, b)?;
                let c = self.read(t, c, w)?;
                let v = self.sum(false, w, (v, c), carry_in, carry_out);
                self.write(t, d, v, w, ty.signed())?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `lo`, `hi` or `wide` of a product, and its width.
    fn product(&mut self, t: &Text, half: &str, ty: PtxType, a: &Arg, b: &Arg) -> Res<(u32, u32)> {
        let w = ty.bits;
        let (a, b) = (self.read(t, a, w)?, self.read(t, b, w)?);
        Ok(match half {
            "lo" => (self.binary(BinOp::Mul, w, a, b), w),
            "hi" => {
                let f = if ty.signed() {
                    Pure::SMulHi
                } else {
                    Pure::UMulHi
                };
                (self.pure3(f, w, [a, b, a]), w)
            }
            _ if w > 32 => return Err("a product of more than 64 bits".into()),
            _ => {
                let a = self.resize(a, w, 2 * w, ty.signed());
                let b = self.resize(b, w, 2 * w, ty.signed());
                (self.binary(BinOp::Mul, 2 * w, a, b), 2 * w)
            }
        })
    }
    /// A function of up to three operands of one width.
    pub(super) fn pure3(&mut self, f: Pure, w: u32, [a, b, c]: [u32; 3]) -> u32 {
        let dst = self.temp(1);
        self.emit(Op::Pure {
            f,
            w: w as u8,
            rw: w as u8,
            dst,
            a,
            b,
            c,
        });
        dst
    }

    /// `a + b + carry` or `a - b - carry`; the flag is what does not fit.
    fn sum(
        &mut self,
        minus: bool,
        w: u32,
        (a, b): (u32, u32),
        carry_in: bool,
        carry_out: bool,
    ) -> u32 {
        let op = if minus { BinOp::Sub } else { BinOp::Add };
        let sh = (64 - w) as u8;
        let flag = self.carry_slot();
        let first = self.binary(op, w, a, b);
        let mut wrapped = vec![self.wrapped(minus, sh, (a, b), first)];
        let mut all = first;
        if carry_in {
            let c = self.resize(flag, 1, w, false);
            all = self.binary(op, w, first, c);
            wrapped.push(self.wrapped(minus, sh, (first, c), all));
        }
        if carry_out {
            let mut c = wrapped[0];
            for &other in &wrapped[1..] {
                c = self.binary(BinOp::Or, 1, c, other);
            }
            self.move_n(flag, c, 1);
        }
        all
    }
    fn wrapped(&mut self, minus: bool, sh: u8, (a, b): (u32, u32), sum: u32) -> u32 {
        let dst = self.temp(1);
        let (a, b) = if minus { (a, b) } else { (sum, b) };
        self.emit(Op::CmpUlt { sh, dst, a, b });
        dst
    }
    /// The carry flag of the frame.
    fn carry_slot(&mut self) -> u32 {
        if let Some(s) = self.carry {
            return s;
        }
        let s = self.temp(1);
        self.carry = Some(s);
        s
    }
}
