//! Logic, shifts, fields of bits and bytes (PTX ISA, "Logic and Shift Instructions", "Integer Arithmetic Instructions").

use super::arith::parts;
use super::{Compiler, PtxType, Res, Text};
use crate::intrinsics::Pure;
use tandem_ir::BinOp;
use tandem_ir::asm::{Arg, Statement};

impl Compiler<'_> {
    pub(super) fn asm_bits(&mut self, t: &Text, s: &Statement) -> Res<bool> {
        if s.opcode[0] == "prmt" {
            return self.prmt(t, s);
        }
        let Some((name, mods, ty)) = parts(s) else {
            return Ok(false);
        };
        if ty.class == b'f' || ty.bits > 64 {
            return Ok(false);
        }
        let w = ty.bits;
        let v = match (name, &mods[..], &s.args[..]) {
            ("and" | "or" | "xor", [], [_, a, b]) => {
                let op = match name {
                    "and" => BinOp::And,
                    "or" => BinOp::Or,
                    _ => BinOp::Xor,
                };
                let (a, b) = (self.read(t, a, w)?, self.read(t, b, w)?);
                self.binary(op, w, a, b)
            }
            ("not", [], [_, a]) => {
                let (a, ones) = (self.read(t, a, w)?, self.konst(u64::MAX, w));
                self.binary(BinOp::Xor, w, a, ones)
            }
            ("neg", [], [_, a]) if ty.signed() => {
                let (a, zero) = (self.read(t, a, w)?, self.konst(0, w));
                self.binary(BinOp::Sub, w, zero, a)
            }
            ("abs", [], [_, a]) if ty.signed() => {
                let (a, zero) = (self.read(t, a, w)?, self.konst(0, w));
                self.pure3(Pure::Abs, w, [a, zero, zero])
            }
            ("min" | "max", [], [_, a, b]) => {
                let f = match (name, ty.signed()) {
                    ("min", true) => Pure::SMin,
                    ("min", false) => Pure::UMin,
                    (_, true) => Pure::SMax,
                    _ => Pure::UMax,
                };
                let (a, b) = (self.read(t, a, w)?, self.read(t, b, w)?);
                self.pure3(f, w, [a, b, a])
            }
            ("shl" | "shr", [], [_, a, n]) => self.shift(t, name == "shl", ty, a, n)?,
            ("shf", [side @ ("l" | "r"), mode @ ("wrap" | "clamp")], [_, lo, hi, n]) => {
                self.funnel(t, (side, mode), lo, hi, n)?
            }
            ("lop3", [], [_, a, b, c, lut]) => {
                let lut = t.number(lut).ok_or("a table that is no number")?;
                self.lop3(t, lut, [a, b, c])?
            }
            ("bfe", [], [_, a, at, len]) => {
                let f = if ty.signed() { Pure::SBfe } else { Pure::Bfe };
                let a = self.read(t, a, w)?;
                let (at, len) = (self.amount(t, at, w)?, self.amount(t, len, w)?);
                self.pure3(f, w, [a, at, len])
            }
            ("bfi", [], [_, a, b, at, len]) => {
                let (a, b) = (self.read(t, a, w)?, self.read(t, b, w)?);
                let (at, len) = (self.amount(t, at, w)?, self.amount(t, len, w)?);
                let (byte, up) = (self.konst(0xff, w), self.konst(8, w));
                let at = self.binary(BinOp::And, w, at, byte);
                let len = self.binary(BinOp::Shl, w, len, up);
                let field = self.binary(BinOp::Or, w, at, len);
                self.pure3(Pure::Bfi, w, [a, b, field])
            }
            ("sad", [], [_, a, b, c]) => {
                let f = if ty.signed() { Pure::Sad } else { Pure::USad };
                let abc = [
                    self.read(t, a, w)?,
                    self.read(t, b, w)?,
                    self.read(t, c, w)?,
                ];
                self.pure3(f, w, abc)
            }
            ("brev", [], [_, a]) => {
                let a = self.read(t, a, w)?;
                self.pure3(Pure::BitReverse, w, [a; 3])
            }
            ("popc" | "clz", [], [d, a]) => {
                let (a, zero) = (self.read(t, a, w)?, self.konst(0, w));
                let f = if name == "popc" {
                    Pure::CtPop
                } else {
                    Pure::CtLz
                };
                let v = self.pure3(f, w, [a, zero, zero]);
                let v = self.resize(v, w, 32, false);
                self.write(t, d, v, 32, false)?;
                return Ok(true);
            }
            ("bfind", rest @ ([] | ["shiftamt"]), [d, a]) => {
                let a = self.read(t, a, w)?;
                let as_shift = self.konst(u64::from(!rest.is_empty()), w);
                let f = if ty.signed() {
                    Pure::SBfind
                } else {
                    Pure::Bfind
                };
                let v = self.pure3(f, w, [a, as_shift, a]);
                let v = self.resize(v, w, 32, true);
                self.write(t, d, v, 32, false)?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        let d = s.args.first().ok_or("no destination")?;
        self.write(t, d, v, w, false)?;
        Ok(true)
    }

    /// A 32-bit amount with the width of the instruction, at least as many bits as amounts need.
    fn amount(&mut self, t: &Text, arg: &Arg, w: u32) -> Res<u32> {
        let n = self.read(t, arg, 32)?;
        if w >= 32 {
            return Ok(self.resize(n, 32, w, false));
        }
        let most = self.konst(u64::from(w), 32);
        let n = self.pure3(Pure::UMin, 32, [n, most, n]);
        Ok(self.resize(n, 32, w, false))
    }
    /// Amounts above the width shift everything out.
    fn shift(&mut self, t: &Text, left: bool, ty: PtxType, a: &Arg, n: &Arg) -> Res<u32> {
        let w = ty.bits;
        let a = self.read(t, a, w)?;
        let n = self.amount(t, n, w)?;
        // The sign is what a right shift by one less than the width leaves.
        let arithmetic = !left && ty.signed();
        let most = self.konst(u64::from(w - 1), w);
        let inside = self.pure3(Pure::UMin, w, [n, most, n]);
        let op = match (left, arithmetic) {
            (true, _) => BinOp::Shl,
            (_, true) => BinOp::AShr,
            _ => BinOp::LShr,
        };
        let v = self.binary(op, w, a, inside);
        if arithmetic {
            return Ok(v);
        }
        let (out, zero) = (self.temp(1), self.konst(0, w));
        self.emit(crate::ops::Op::CmpUlt {
            sh: ty.sh(),
            dst: out,
            a: most,
            b: n,
        });
        Ok(self.select(out, zero, v))
    }
    /// `shf.l` and `shf.r`: 32 bits of two words in a row.
    fn funnel(
        &mut self,
        t: &Text,
        (side, mode): (&str, &str),
        lo: &Arg,
        hi: &Arg,
        n: &Arg,
    ) -> Res<u32> {
        let (lo, hi, n) = (
            self.read(t, lo, 32)?,
            self.read(t, hi, 32)?,
            self.read(t, n, 32)?,
        );
        let f = match (side, mode) {
            ("l", "wrap") => Pure::FShl,
            ("r", "wrap") => Pure::FShr,
            ("l", _) => Pure::FShlClamp,
            _ => Pure::FShrClamp,
        };
        Ok(self.pure3(f, 32, [hi, lo, n]))
    }
    /// Bit by bit the entry of a table of eight, `a` being the highest bit of the index.
    fn lop3(&mut self, t: &Text, table: u64, abc: [&Arg; 3]) -> Res<u32> {
        let ones = self.konst(u64::MAX, 32);
        let mut both = Vec::new();
        for arg in abc {
            let yes = self.read(t, arg, 32)?;
            both.push([self.binary(BinOp::Xor, 32, yes, ones), yes]);
        }
        let mut all = self.konst(0, 32);
        for k in (0..8usize).filter(|k| table >> k & 1 == 1) {
            let term = self.binary(BinOp::And, 32, both[0][k >> 2], both[1][k >> 1 & 1]);
            let term = self.binary(BinOp::And, 32, term, both[2][k & 1]);
            all = self.binary(BinOp::Or, 32, all, term);
        }
        Ok(all)
    }
    /// `prmt.b32[.mode] d, a, b, c`
    fn prmt(&mut self, t: &Text, s: &Statement) -> Res<bool> {
        let f = match s.opcode.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["prmt", "b32"] => Pure::Prmt,
            ["prmt", "b32", "f4e"] => Pure::PrmtF4e,
            ["prmt", "b32", "b4e"] => Pure::PrmtB4e,
            ["prmt", "b32", "rc8"] => Pure::PrmtRc8,
            ["prmt", "b32", "ecl"] => Pure::PrmtEcl,
            ["prmt", "b32", "ecr"] => Pure::PrmtEcr,
            ["prmt", "b32", "rc16"] => Pure::PrmtRc16,
            _ => return Ok(false),
        };
        let [d, a, b, c] = &s.args[..] else {
            return Ok(false);
        };
        let abc = [
            self.read(t, a, 32)?,
            self.read(t, b, 32)?,
            self.read(t, c, 32)?,
        ];
        let v = self.pure3(f, 32, abc);
        self.write(t, d, v, 32, false)?;
        Ok(true)
    }
}
