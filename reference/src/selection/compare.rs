//! `icmp` and `fcmp` (machine.md 6.4).

use super::body::{Body, put};
use super::floats::Format;
use super::types::{Class, Reg, Res, Scalar, lanes, scalar, wide_width};
use tandem_ir::entity::Inst;
use tandem_ir::inst::{FloatPredicate, IntPredicate};
use tandem_ir::types::Type;

impl Body<'_> {
    /// `icmp`.
    pub fn icmp(&mut self, i: Inst, how: IntPredicate) -> Res<()> {
        let (a, b) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let ty = self.f.value_type(a);
        let (a, b) = (self.operand(a)?, self.operand(b)?);
        let made = self.icmp_of(how, ty, &a, &b)?;
        self.define(i, &made)
    }
    /// Lane by lane.
    pub fn icmp_of(&mut self, how: IntPredicate, ty: Type, a: &[Reg], b: &[Reg]) -> Res<Vec<Reg>> {
        let (elem, _) = lanes(self.h, ty);
        if let Some(width) = wide_width(elem) {
            let pairs = a.chunks_exact(2).zip(b.chunks_exact(2));
            let each = |(a, b): (&[Reg], &[Reg])| {
                self.wide_compare(how, width, (a[0], a[1]), (b[0], b[1]))
            };
            return Ok(pairs.map(each).collect());
        }
        let one = scalar(self.h, elem)?;
        let pairs = a.iter().zip(b);
        Ok(pairs.map(|(&a, &b)| self.compare(how, one, a, b)).collect())
    }
    /// `setp.REL.{b,u,s}N` of the extended values; pointers are unsigned; bits by logic.
    fn compare(&mut self, how: IntPredicate, one: Scalar, a: Reg, b: Reg) -> Reg {
        if one == Scalar::Int(1) {
            return self.compare_bits(how, a, b);
        }
        let (word, kind) = relation(how);
        let width = one.width();
        let [a, b] = [a, b].map(|r| self.extended(kind, width, r));
        self.setp(word, kind, a, b)
    }
    /// The whole register of an integer of `width` bits, whose upper bits may be anything: its sign (`'s'`) or zeros.
    pub fn extended(&mut self, sign: char, width: u32, r: Reg) -> Reg {
        match sign {
            's' => self.sext_to(r, width, r.class),
            _ => self.zext_to(r, width, r.class),
        }
    }
    /// Of bits, of which a set one is 1 without a sign and -1 with one.
    fn compare_bits(&mut self, how: IntPredicate, a: Reg, b: Reg) -> Reg {
        use IntPredicate::*;
        let differ = |s: &mut Self| s.join("xor", a, b);
        // a and not b
        let only = |s: &mut Self, a: Reg, b: Reg| {
            let off = s.not(b);
            s.join("and", a, off)
        };
        match how {
            Ne => differ(self),
            Eq => {
                let d = differ(self);
                self.not(d)
            }
            Ugt | Slt => only(self, a, b),
            Ult | Sgt => only(self, b, a),
            Ule | Sge => {
                let d = only(self, a, b);
                self.not(d)
            }
            Uge | Sle => {
                let d = only(self, b, a);
                self.not(d)
            }
        }
    }

    /// `fcmp`.
    pub fn fcmp(&mut self, i: Inst, how: FloatPredicate) -> Res<()> {
        let (a, b) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let ty = self.f.value_type(a);
        let (a, b) = (self.operand(a)?, self.operand(b)?);
        let made = self.fcmp_of(how, ty, &a, &b)?;
        self.define(i, &made)
    }
    /// Lane by lane.
    pub fn fcmp_of(
        &mut self,
        how: FloatPredicate,
        ty: Type,
        a: &[Reg],
        b: &[Reg],
    ) -> Res<Vec<Reg>> {
        let Scalar::Float(kind) = scalar(self.h, lanes(self.h, ty).0)? else {
            return Err("fcmp of this type".into());
        };
        let format = Format::of(kind)?;
        let mut out = Vec::new();
        for (&a, &b) in a.iter().zip(b) {
            out.push(self.compare_floats(how, format, a, b));
        }
        Ok(out)
    }
    /// `setp` with LLVM's predicate in PTX's words (PM-24); formats of 16 bits are compared as `f32`.
    pub fn compare_floats(&mut self, how: FloatPredicate, format: Format, a: Reg, b: Reg) -> Reg {
        let word = match how {
            FloatPredicate::False => return self.number_in(Class::Pred, 0),
            FloatPredicate::True => return self.number_in(Class::Pred, 1),
            FloatPredicate::Oeq => "eq",
            FloatPredicate::One => "ne",
            FloatPredicate::Olt => "lt",
            FloatPredicate::Ole => "le",
            FloatPredicate::Ogt => "gt",
            FloatPredicate::Oge => "ge",
            FloatPredicate::Ueq => "equ",
            FloatPredicate::Une => "neu",
            FloatPredicate::Ult => "ltu",
            FloatPredicate::Ule => "leu",
            FloatPredicate::Ugt => "gtu",
            FloatPredicate::Uge => "geu",
            FloatPredicate::Ord => "num",
            FloatPredicate::Uno => "nan",
        };
        let ftz = if format == Format::Single {
            self.ftz
        } else {
            ""
        };
        let (a, b) = (
            self.at_least_single(format, a),
            self.at_least_single(format, b),
        );
        let p = self.fresh(Class::Pred);
        put!(self, "setp.{word}{ftz}.f{} {p}, {a}, {b}", a.bits());
        p
    }
}

/// The relation in PTX's words, and whether of bits, unsigned or signed.
pub(super) fn relation(how: IntPredicate) -> (&'static str, char) {
    match how {
        IntPredicate::Eq => ("eq", 'b'),
        IntPredicate::Ne => ("ne", 'b'),
        IntPredicate::Ult => ("lt", 'u'),
        IntPredicate::Ule => ("le", 'u'),
        IntPredicate::Ugt => ("gt", 'u'),
        IntPredicate::Uge => ("ge", 'u'),
        IntPredicate::Slt => ("lt", 's'),
        IntPredicate::Sle => ("le", 's'),
        IntPredicate::Sgt => ("gt", 's'),
        IntPredicate::Sge => ("ge", 's'),
    }
}
