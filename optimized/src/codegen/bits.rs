//! Bits that do not lie at bytes: vectors of parts of bytes in memory, and bitcasts of them.
//!
//! ```text
//!   <5 x i3>, lane 0 lowest     [ -44 4333 ] [ 2221 1100 ... ]    in memory bytes 1 and 0
//! ```
//!
//! Both sides are lists of fields of a string of bits: lanes here, pieces of memory (or the parts of another type) there. Each
//! field of one side is put together from those of the other that it overlaps.

use super::function::{Res, Selector};
use super::memory::pieces;
use super::types::{Leaf, Scalar};
use super::values::{Addr, reg, uimm};
use tandem_ir::inst::CastOp;
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::types::Type;

const S64: Scalar = Scalar::Int(64);

/// Some bits, in a register of 64 with zeros above them.
struct Field {
    at: u64,
    width: u64,
    reg: Reg,
}

impl Selector<'_, '_> {
    /// The width of the lanes of a vector of parts of bytes.
    pub fn packed_lanes(&self, ty: Type) -> Option<u32> {
        let (elem, ..) = self.h.types.as_vector(ty)?;
        elem.int_width().filter(|w| *w < 64 && w % 8 != 0)
    }
    /// So many bits from a place on; what lies above them is garbage.
    fn gathered(&mut self, fields: &[Field], at: u64, width: u64) -> Reg {
        let mut sum = None;
        for f in fields {
            if f.at >= at + width || f.at + f.width <= at {
                continue;
            }
            let r = if f.at < at {
                self.b
                    .def(Class::Int64, "shr.u64", &[reg(f.reg), uimm(at - f.at)])
            } else if f.at > at {
                self.b
                    .def(Class::Int64, "shl.b64", &[reg(f.reg), uimm(f.at - at)])
            } else {
                f.reg
            };
            sum = Some(match sum {
                None => r,
                Some(s) => self.b.def(Class::Int64, "or.b64", &[reg(s), reg(r)]),
            });
        }
        match sum {
            Some(r) => r,
            None => self.b.def(Class::Int64, "mov.b64", &[uimm(0)]),
        }
    }
    /// Integers one behind the other.
    fn fields(&mut self, scalars: &[Scalar], parts: &[Operand]) -> Res<Vec<Field>> {
        let mut at = 0;
        let mut out = Vec::new();
        for (s, p) in scalars.iter().zip(parts) {
            let reg = self.b.reg(Class::Int64);
            match s.bits() {
                64 => {
                    self.b.emit("mov.b64", &[Operand::Reg(reg), p.clone()]);
                }
                _ => self.extend(reg, S64, p, *s, false)?,
            }
            let width = u64::from(s.bits());
            out.push(Field { at, width, reg });
            at += width;
        }
        Ok(out)
    }
    fn cut_field(&mut self, fields: &[Field], at: u64, d: Reg, s: Scalar) -> Res<()> {
        let r = self.gathered(fields, at, u64::from(s.bits()));
        match s.bits() {
            64 => {
                self.b.emit("mov.b64", &[reg(d), reg(r)]);
                Ok(())
            }
            _ => self.convert(CastOp::Trunc, d, s, &reg(r), S64),
        }
    }
    /// A vector of lanes of `w` bits from memory.
    pub fn load_packed(&mut self, form: &str, a: Addr, align: u64, w: u32, d: &[Reg]) -> Res<()> {
        let bytes = (d.len() as u64 * u64::from(w)).div_ceil(8);
        let mut fields = Vec::new();
        for (at, size) in pieces(bytes, align, 0) {
            let from = Operand::Address(a.base, a.offset + at as i64);
            let reg = self
                .b
                .def(Class::Int64, &format!("{form}.u{}", size * 8), &[from]);
            fields.push(Field {
                at: at * 8,
                width: size * 8,
                reg,
            });
        }
        for (n, d) in d.iter().enumerate() {
            self.cut_field(&fields, n as u64 * u64::from(w), *d, Scalar::Int(w))?;
        }
        Ok(())
    }
    /// A vector of lanes of `w` bits to memory; bits behind the last lane are zero.
    pub fn store_packed(
        &mut self,
        form: &str,
        a: Addr,
        align: u64,
        w: u32,
        parts: &[Operand],
    ) -> Res<()> {
        let bytes = (parts.len() as u64 * u64::from(w)).div_ceil(8);
        let fields = self.fields(&vec![Scalar::Int(w); parts.len()], parts)?;
        for (at, size) in pieces(bytes, align, 0) {
            let r = self.gathered(&fields, at * 8, size * 8);
            let to = Operand::Address(a.base, a.offset + at as i64);
            self.b.emit(&format!("{form}.b{}", size * 8), &[to, reg(r)]);
        }
        Ok(())
    }
    /// Integers as others of as many bits in all.
    pub fn repacked(
        &mut self,
        from: &[Leaf],
        parts: &[Operand],
        to: &[Leaf],
        d: &[Reg],
    ) -> Res<()> {
        let scalars: Vec<Scalar> = from.iter().map(|l| l.scalar).collect();
        let fields = self.fields(&scalars, parts)?;
        let mut at = 0;
        for (l, d) in to.iter().zip(d) {
            self.cut_field(&fields, at, *d, l.scalar)?;
            at += u64::from(l.scalar.bits());
        }
        Ok(())
    }
}
