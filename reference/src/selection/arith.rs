//! Integer arithmetic and logic up to 64 bits (machine.md 6.3, 6.4), and moves between widths.
//!
//! What a register has above the width of its integer is garbage. An operation that looks there extends first ([`Body::zext_to`],
//! [`Body::sext_to`]); one that does not leaves garbage.

use super::body::{Body, low, put};
use super::floats::Format;
use super::types::{Class, Reg, Res, Scalar, lanes, leaves, scalar, wide_width};
use tandem_ir::entity::Inst;
use tandem_ir::inst::{BinOp, Flags};
use tandem_ir::types::Type;

impl Body<'_> {
    /// Two-operand arithmetic and logic.
    pub fn binary(&mut self, i: Inst, op: BinOp) -> Res<()> {
        let (a, b) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let (a, b) = (self.operand(a)?, self.operand(b)?);
        let ty = self.f.inst_type(i);
        let made = match lanes(self.h, ty).0 {
            // The flags that name instructions: an approximate quotient is allowed, or a product with the reciprocal.
            elem if op == BinOp::FDiv && self.f.flags(i).intersects(Flags::AFN | Flags::ARCP) => {
                match scalar(self.h, elem)? {
                    Scalar::Float(k) => self.quotients(self.f.flags(i), Format::of(k)?, &a, &b)?,
                    _ => return Err("a division of what is no float".into()),
                }
            }
            _ => self.binary_of(op, ty, &a, &b)?,
        };
        self.define(i, &made)
    }
    /// Lane by lane.
    pub fn binary_of(&mut self, op: BinOp, ty: Type, a: &[Reg], b: &[Reg]) -> Res<Vec<Reg>> {
        let (elem, _) = lanes(self.h, ty);
        if let Some(width) = wide_width(elem) {
            return self.wide_lanes(op, width, a, b);
        }
        let one = scalar(self.h, elem)?;
        let pairs = a.iter().zip(b);
        pairs
            .map(|(&a, &b)| match one {
                Scalar::Int(1) => self.logic(op, a, b),
                Scalar::Int(w) => self.integer(op, w, a, b),
                Scalar::Float(k) => self.float_binary(op, Format::of(k)?, a, b),
                Scalar::Ptr(..) | Scalar::High(_) => Err("arithmetic on pointers".into()),
            })
            .collect()
    }
    /// `i1`: modulo 2, addition and subtraction are `xor`, multiplication is `and`. A divisor is 1 and an amount is 0, or there is
    /// no result; the remainder is 0.
    fn logic(&mut self, op: BinOp, a: Reg, b: Reg) -> Res<Reg> {
        let word = match op {
            BinOp::Add | BinOp::Sub | BinOp::Xor => "xor",
            BinOp::Mul | BinOp::And => "and",
            BinOp::Or => "or",
            BinOp::UDiv | BinOp::SDiv | BinOp::Shl | BinOp::LShr | BinOp::AShr => return Ok(a),
            _ => return Ok(self.number_in(Class::Pred, 0)),
        };
        let d = self.fresh(Class::Pred);
        put!(self, "{word}.pred {d}, {a}, {b}");
        Ok(d)
    }
    /// 2 to 64 bits: `add.s32`, `mul.lo.s32`, `and.b32`; division and shifts to the right extend first, amounts are 32 bits.
    pub fn integer(&mut self, op: BinOp, width: u32, a: Reg, b: Reg) -> Res<Reg> {
        let class = a.class;
        let n = a.bits();
        let unsigned = matches!(op, BinOp::UDiv | BinOp::URem | BinOp::LShr);
        let signed = matches!(op, BinOp::SDiv | BinOp::SRem | BinOp::AShr);
        let extended = |s: &mut Self, r: Reg| match (unsigned, signed) {
            (true, _) => s.zext_to(r, width, class),
            (_, true) => s.sext_to(r, width, class),
            _ => r,
        };
        let a = extended(self, a);
        let b = match op {
            BinOp::Shl | BinOp::LShr | BinOp::AShr => self.zext_to(b, width, Class::B32),
            _ => extended(self, b),
        };
        let d = self.fresh(class);
        match op {
            BinOp::Add => put!(self, "add.s{n} {d}, {a}, {b}"),
            BinOp::Sub => put!(self, "sub.s{n} {d}, {a}, {b}"),
            BinOp::Mul => put!(self, "mul.lo.s{n} {d}, {a}, {b}"),
            BinOp::UDiv => put!(self, "div.u{n} {d}, {a}, {b}"),
            BinOp::SDiv => put!(self, "div.s{n} {d}, {a}, {b}"),
            BinOp::URem => put!(self, "rem.u{n} {d}, {a}, {b}"),
            BinOp::SRem => put!(self, "rem.s{n} {d}, {a}, {b}"),
            BinOp::And => put!(self, "and.b{n} {d}, {a}, {b}"),
            BinOp::Or => put!(self, "or.b{n} {d}, {a}, {b}"),
            BinOp::Xor => put!(self, "xor.b{n} {d}, {a}, {b}"),
            BinOp::Shl => put!(self, "shl.b{n} {d}, {a}, {b}"),
            BinOp::LShr => put!(self, "shr.u{n} {d}, {a}, {b}"),
            BinOp::AShr => put!(self, "shr.s{n} {d}, {a}, {b}"),
            _ => return Err(op.keyword().into()),
        }
        Ok(d)
    }

    // ----- between widths ------------------------------------------------------------------------------------------

    /// The low bits of a register in a register of another kind; what is above is zero if it gets wider.
    pub fn resize(&mut self, r: Reg, class: Class) -> Reg {
        if r.class == class {
            return r;
        }
        let d = self.fresh(class);
        put!(self, "cvt.u{}.u{} {d}, {r}", class.bits(), r.bits());
        d
    }
    /// An integer of `width` bits extended by zeros into a register of a kind: all bits of that mean something. A bit becomes
    /// 0 or 1. Into a narrower one it is cut.
    pub fn zext_to(&mut self, r: Reg, width: u32, class: Class) -> Reg {
        if r.class == Class::Pred {
            return self.chosen(r, class, 1);
        }
        let clean = match width < r.bits() {
            true => {
                let d = self.fresh(r.class);
                put!(self, "and.b{} {d}, {r}, {}", r.bits(), low(u64::MAX, width));
                d
            }
            false => r,
        };
        self.resize(clean, class)
    }
    /// The same by the sign: a bit becomes 0 or -1.
    pub fn sext_to(&mut self, r: Reg, width: u32, class: Class) -> Reg {
        if r.class == Class::Pred {
            return self.chosen(r, class, u64::MAX);
        }
        let clean = match r.bits() - width.min(r.bits()) {
            0 => r,
            above => {
                let (t, d) = (self.fresh(r.class), self.fresh(r.class));
                put!(self, "shl.b{} {t}, {r}, {above}", r.bits());
                put!(self, "shr.s{} {d}, {t}, {above}", r.bits());
                d
            }
        };
        if clean.class == class {
            return clean;
        }
        let d = self.fresh(class);
        put!(self, "cvt.s{}.s{} {d}, {clean}", class.bits(), clean.bits());
        d
    }
    /// An index of an address: extended by its sign, or cut.
    pub fn resize_signed(&mut self, r: Reg, width: u32, class: Class) -> Reg {
        self.sext_to(r, width, class)
    }
    /// A number if a bit is set, else 0.
    pub fn chosen(&mut self, p: Reg, class: Class, number: u64) -> Reg {
        let (one, zero) = (self.number_in(class, number), self.number_in(class, 0));
        let d = self.fresh(class);
        put!(self, "selp.b{} {d}, {one}, {zero}, {p}", class.bits());
        d
    }
    /// The lowest bit of a register.
    pub fn bit_to_pred(&mut self, r: Reg) -> Reg {
        let (t, p) = (self.fresh(r.class), self.fresh(Class::Pred));
        put!(self, "and.b{} {t}, {r}, 1", r.bits());
        put!(self, "setp.ne.b{} {p}, {t}, 0", r.bits());
        p
    }
    /// Shifted by a number of bits.
    pub fn shifted_left(&mut self, r: Reg, bits: u32) -> Reg {
        if bits == 0 {
            return r;
        }
        let d = self.fresh(r.class);
        put!(self, "shl.b{} {d}, {r}, {bits}", r.bits());
        d
    }
    /// The same to the right, with zeros.
    pub fn shifted_right(&mut self, r: Reg, bits: u32) -> Reg {
        if bits == 0 {
            return r;
        }
        let d = self.fresh(r.class);
        put!(self, "shr.u{} {d}, {r}, {bits}", r.bits());
        d
    }
    /// The bits of both.
    pub fn or(&mut self, a: Reg, b: Reg) -> Reg {
        let d = self.fresh(a.class);
        put!(self, "or.b{} {d}, {a}, {b}", a.bits());
        d
    }
    /// The opposite of a bit.
    pub fn not(&mut self, p: Reg) -> Reg {
        let d = self.fresh(Class::Pred);
        put!(self, "not.pred {d}, {p}");
        d
    }
    /// Two bits joined by `and`, `or` or `xor`.
    pub fn join(&mut self, word: &str, a: Reg, b: Reg) -> Reg {
        let d = self.fresh(Class::Pred);
        put!(self, "{word}.pred {d}, {a}, {b}");
        d
    }
    /// A comparison of whole registers: `setp.lt.s32`.
    pub fn setp(&mut self, how: &str, kind: char, a: Reg, b: Reg) -> Reg {
        let p = self.fresh(Class::Pred);
        put!(self, "setp.{how}.{kind}{} {p}, {a}, {b}", a.bits());
        p
    }
    /// One of two registers of a kind.
    pub fn selp(&mut self, p: Reg, a: Reg, b: Reg) -> Reg {
        let d = self.fresh(a.class);
        match a.class {
            Class::Pred => {
                let (yes, off) = (self.join("and", p, a), self.not(p));
                let no = self.join("and", off, b);
                put!(self, "or.pred {d}, {yes}, {no}");
            }
            c => put!(self, "selp.b{} {d}, {a}, {b}, {p}", c.bits()),
        }
        d
    }

    /// `select`: by one bit as a whole, or lane by lane.
    pub fn select(&mut self, i: Inst) -> Res<()> {
        let [c, a, b] = [0, 1, 2].map(|n| self.f.operand(i, n));
        let per_lane = lanes(self.h, self.f.value_type(a));
        let whole = self.operand(c)?;
        let (a, b) = (self.operand(a)?, self.operand(b)?);
        // Each lane of an i128 has two registers.
        let times = match whole.len() {
            1 => 1,
            _ => leaves(self.h, per_lane.0)?.len(),
        };
        let bits: Vec<Reg> = whole.iter().flat_map(|c| vec![*c; times]).collect();
        let made = self.select_of(&bits, &a, &b)?;
        self.define(i, &made)
    }
    /// By one bit for all, or by one for each register.
    pub fn select_of(&mut self, c: &[Reg], a: &[Reg], b: &[Reg]) -> Res<Vec<Reg>> {
        let mut out = Vec::new();
        for (n, (&a, &b)) in a.iter().zip(b).enumerate() {
            let bit = if c.len() == 1 { c.first() } else { c.get(n) };
            let bit = *bit.ok_or("a condition")?;
            out.push(self.selp(bit, a, b));
        }
        Ok(out)
    }
}
