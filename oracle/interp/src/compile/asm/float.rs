//! Floating point (PTX ISA, "Floating-Point Instructions"): each is the intrinsic of that name and those modifiers.

use super::arith::parts;
use super::{Compiler, PtxType, Res, Text};
use crate::code::FloatSpec;
use crate::intrinsics::{Intrinsic, resolve};
use crate::layout::LeafKind;
use crate::ops::Op;
use tandem_ir::asm::Statement;
use tandem_ir::{BinOp, CastOp, FloatKind, FloatPredicate};

fn kind_of(ty: PtxType) -> Option<FloatKind> {
    match (ty.class, ty.bits) {
        (b'f', 16) => Some(FloatKind::Half),
        (b'f', 32) => Some(FloatKind::Float),
        (b'f', 64) => Some(FloatKind::Double),
        _ => None,
    }
}

impl Compiler<'_> {
    pub(super) fn asm_float(&mut self, t: &Text, s: &Statement) -> Res<bool> {
        let Some((name, mods, ty)) = parts(s) else {
            return Ok(false);
        };
        if name == "cvt" {
            return self.float_cvt(t, s, &mods, ty);
        }
        let Some(kind) = kind_of(ty).filter(|k| *k != FloatKind::Half) else {
            return Ok(false);
        };
        match (name, &mods[..]) {
            ("setp", [cmp]) => return self.float_setp(t, s, cmp, kind),
            ("neg", []) => {
                let [d, a] = &s.args[..] else {
                    return Ok(false);
                };
                let (a, sign) = (
                    self.read(t, a, ty.bits)?,
                    self.konst(1 << (ty.bits - 1), ty.bits),
                );
                let v = self.binary(BinOp::Xor, ty.bits, a, sign);
                self.write(t, d, v, ty.bits, false)?;
                return Ok(true);
            }
            _ => {}
        }
        self.float_function(t, s, (name, mods), ty, kind)
    }

    fn float_function(
        &mut self,
        t: &Text,
        s: &Statement,
        (name, mut mods): (&str, Vec<&str>),
        ty: PtxType,
        kind: FloatKind,
    ) -> Res<bool> {
        let rounds = mods.iter().any(|m| matches!(*m, "rn" | "rz" | "rm" | "rp"));
        let (name, operands) = match name {
            "add" | "mul" | "sub" => {
                if !rounds {
                    mods.insert(0, "rn");
                }
                (if name == "sub" { "add" } else { name }, 2)
            }
            "fma" | "mad" if rounds => ("fma", 3),
            "div" if !mods.is_empty() => ("div", 2),
            "min" => ("fmin", 2),
            "max" => ("fmax", 2),
            "abs" => ("fabs", 1),
            "rcp" | "sqrt" | "rsqrt" | "sin" | "cos" | "ex2" | "lg2" | "tanh" => (name, 1),
            _ => return Ok(false),
        };
        let suffix = if kind == FloatKind::Float { "f" } else { "d" };
        let full = ["llvm.nvvm", name].into_iter().chain(mods).chain([suffix]);
        let full = full.collect::<Vec<_>>().join(".");
        let Some(Intrinsic::Float(f, mods)) = resolve(&full) else {
            return Ok(false);
        };
        if s.args.len() != operands + 1 {
            return Ok(false);
        }
        let mut at = Vec::new();
        for a in &s.args[1..] {
            at.push(self.read(t, a, ty.bits)?);
        }
        if s.opcode[0] == "sub" {
            let sign = self.konst(1 << (ty.bits - 1), ty.bits);
            at[1] = self.binary(BinOp::Xor, ty.bits, at[1], sign);
        }
        let leaf = LeafKind::Float(kind);
        let spec = self.out.floats.len() as u32;
        self.out.floats.push(FloatSpec {
            f,
            kind,
            operands: [0, 1, 2].map(|k| (k < operands).then_some(leaf)),
            result: leaf,
            fl: 0,
            mods,
        });
        let dst = self.temp(1);
        let operand = |k: usize| at.get(k).copied().unwrap_or(at[0]);
        let (a, b, c) = (operand(0), operand(1), operand(2));
        self.emit(Op::PureF { spec, dst, a, b, c });
        self.write(t, &s.args[0], dst, ty.bits, false)?;
        Ok(true)
    }

    fn float_setp(&mut self, t: &Text, s: &Statement, cmp: &str, kind: FloatKind) -> Res<bool> {
        let [d, a, b] = &s.args[..] else {
            return Ok(false);
        };
        let pred = match cmp {
            "eq" => FloatPredicate::Oeq,
            "ne" => FloatPredicate::One,
            "lt" => FloatPredicate::Olt,
            "le" => FloatPredicate::Ole,
            "gt" => FloatPredicate::Ogt,
            "ge" => FloatPredicate::Oge,
            "equ" => FloatPredicate::Ueq,
            "neu" => FloatPredicate::Une,
            "ltu" => FloatPredicate::Ult,
            "leu" => FloatPredicate::Ule,
            "gtu" => FloatPredicate::Ugt,
            "geu" => FloatPredicate::Uge,
            "num" => FloatPredicate::Ord,
            "nan" => FloatPredicate::Uno,
            _ => return Ok(false),
        };
        let (a, b) = (self.read(t, a, kind.bits())?, self.read(t, b, kind.bits())?);
        let dst = self.temp(1);
        self.emit(Op::FCmp {
            pred,
            kind,
            fl: 0,
            dst,
            a,
            b,
        });
        self.write_predicate(t, d, dst)?;
        Ok(true)
    }

    /// Conversions between formats, and from integers, to the nearest.
    fn float_cvt(&mut self, t: &Text, s: &Statement, mods: &[&str], from: PtxType) -> Res<bool> {
        let [d, a] = &s.args[..] else {
            return Ok(false);
        };
        let (nearest, to) = match mods {
            ["rn", to] => (true, *to),
            [to] => (false, *to),
            _ => return Ok(false),
        };
        let Some(to) = PtxType::of(to) else {
            return Ok(false);
        };
        let (op, from_kind, to_kind) = match (kind_of(from), kind_of(to)) {
            (Some(f), Some(g)) if f.bits() < g.bits() && !nearest => {
                (CastOp::FpExt, LeafKind::Float(f), LeafKind::Float(g))
            }
            (Some(f), Some(g)) if f.bits() > g.bits() && nearest => {
                (CastOp::FpTrunc, LeafKind::Float(f), LeafKind::Float(g))
            }
            (None, Some(g)) if nearest && matches!(from.class, b'u' | b's') => {
                let op = if from.signed() {
                    CastOp::SiToFp
                } else {
                    CastOp::UiToFp
                };
                (op, LeafKind::Int(from.bits), LeafKind::Float(g))
            }
            _ => return Ok(false),
        };
        let a = self.read(t, a, from.bits)?;
        let dst = self.temp(1);
        self.cast(op, from_kind, to_kind, dst, a);
        self.write(t, d, dst, to.bits, false)?;
        Ok(true)
    }
}
