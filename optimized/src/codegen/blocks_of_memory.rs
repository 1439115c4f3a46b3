//! Blocks of memory that intrinsics copy, move and fill (machine.md 6.4): small ones piece by piece, others in a loop.

use super::addresses::add;
use super::function::{Res, Selector};
use super::types::Scalar;
use super::values::{Addr, bits_of, imm, reg, uimm};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::machine::func::{Base, Operand};
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::Space;

/// Blocks of memory up to so many bytes are copied and filled without a loop.
const UNROLLED: u64 = 128;

impl Selector<'_, '_> {
    pub(super) fn memory_intrinsic(&mut self, i: Inst, what: &str) -> Res<()> {
        let (to, from, len) = (self.arg(i, 0)?, self.arg(i, 1)?, self.arg(i, 2)?);
        let volatile = self.arg(i, 3)?;
        if self.f.as_bool(volatile) == Some(true) {
            return Err(format!("a volatile llvm.{what}"));
        }
        let n = self.f.as_int(len).and_then(|b| b.as_u64());
        let align = |p: usize| self.m.argument_align(self.f, i, p);
        let both = match what {
            "memset" => align(0),
            _ => align(0).min(align(1)),
        };
        let d = self.addr(to)?;
        match (what, n) {
            ("memset", Some(n)) if n <= UNROLLED => self.fill(d, from, n, both),
            ("memset", _) => self.fill_loop(d, from, len),
            ("memcpy", Some(n)) if n <= UNROLLED => {
                let s = self.addr(from)?;
                self.copy_bytes(d, s, n, both)
            }
            ("memcpy", n) => {
                let s = self.addr(from)?;
                // A number that is known may be copied in larger units.
                let unit = n.map_or(1, |n| super::memory::natural(both.min(8), n));
                self.copy_loop(d, s, len, unit)
            }
            (_, Some(n)) if n <= UNROLLED => {
                let s = self.addr(from)?;
                self.move_bytes(d, s, n, both)
            }
            (_, n) => {
                let s = self.addr(from)?;
                let unit = n.map_or(1, |n| super::memory::natural(both.min(8), n));
                self.move_loop(d, s, len, unit)
            }
        }
    }
    /// Upwards, or where the target lies behind the source downwards, so that nothing is written before it is read. Two spaces
    /// are compared as generic addresses.
    fn move_loop(&mut self, to: Addr, from: Addr, len: Value, unit: u64) -> Res<()> {
        let (to, from) = match to.space == from.space {
            true => (to, from),
            false => {
                let generic = |this: &mut Self, a| Addr {
                    space: Space::Generic,
                    base: Base::Reg(this.generic(a)),
                    offset: 0,
                };
                (generic(self, to), generic(self, from))
            }
        };
        let (d, s) = (self.address_reg(to), self.address_reg(from));
        let behind = {
            let form = format!("setp.gt.u{}", d.class().bits());
            self.b.def(Class::Int1, &form, &[reg(d), reg(s)])
        };
        let (up, down, done) = (self.b.new_block(), self.b.new_block(), self.b.new_block());
        self.b
            .emit_if((behind, false), "bra", &[Operand::Label(down)]);
        self.goto(up);
        self.b.place(up);
        self.copy_loop(to, from, len, unit)?;
        self.goto(done);
        self.b.place(down);
        self.copy_down(to, from, len, unit)?;
        self.goto(done);
        self.b.place(done);
        Ok(())
    }
    fn copy_down(&mut self, to: Addr, from: Addr, len: Value, unit: u64) -> Res<()> {
        let (d, s) = (self.address_reg(to), self.address_reg(from));
        let n = self.length(len)?;
        let (head, done) = (self.b.new_block(), self.b.new_block());
        let p = self.b.def(Class::Int1, "setp.eq.b64", &[reg(n), uimm(0)]);
        self.b.emit_if((p, false), "bra", &[Operand::Label(done)]);
        self.goto(head);
        self.b.place(head);
        self.b.emit("sub.s64", &[reg(n), reg(n), uimm(unit)]);
        self.copy_unit((d, to.space), (s, from.space), n, unit);
        let p = self.b.def(Class::Int1, "setp.ne.b64", &[reg(n), uimm(0)]);
        self.b.emit_if((p, false), "bra", &[Operand::Label(head)]);
        self.goto(done);
        self.b.place(done);
        Ok(())
    }
    /// Copies one unit at an offset.
    fn copy_unit(&mut self, to: (Reg, Space), from: (Reg, Space), at: Reg, unit: u64) {
        let class = match unit {
            8 => Class::Int64,
            4 => Class::Int32,
            _ => Class::Int16,
        };
        let load = format!("ld{}.b{}", super::memory::dotted(from.1), unit * 8);
        let store = format!("st{}.b{}", super::memory::dotted(to.1), unit * 8);
        let a = self.behind(from.0, at);
        let r = self
            .b
            .def(class, &load, &[Operand::Address(Base::Reg(a), 0)]);
        let a = self.behind(to.0, at);
        self.b
            .emit(&store, &[Operand::Address(Base::Reg(a), 0), reg(r)]);
    }
    /// The address so many bytes behind another, of its width.
    fn behind(&mut self, base: Reg, at: Reg) -> Reg {
        let class = base.class();
        let at = self.resized(class, at);
        self.b.def(class, add(class), &[reg(base), reg(at)])
    }
    /// A number of bytes in a register of its own.
    fn length(&mut self, len: Value) -> Res<Reg> {
        let s = self.scalar(len)?;
        let part = self.part(len)?;
        let n = self.b.reg(Class::Int64);
        match s.bits() {
            64 => _ = self.b.emit("mov.b64", &[reg(n), part]),
            _ => self.extend(n, Scalar::Int(64), &part, s, false)?,
        }
        Ok(n)
    }
    /// A loop over offsets from 0 to a number of bytes, which may be 0.
    fn count_up(&mut self, len: Value, unit: u64, body: impl FnOnce(&mut Self, Reg)) -> Res<()> {
        let n = self.length(len)?;
        let (head, done) = (self.b.new_block(), self.b.new_block());
        let at = self.b.def(Class::Int64, "mov.b64", &[uimm(0)]);
        let p = self.b.def(Class::Int1, "setp.eq.b64", &[reg(n), uimm(0)]);
        self.b.emit_if((p, false), "bra", &[Operand::Label(done)]);
        self.goto(head);
        self.b.place(head);
        body(self, at);
        self.b.emit("add.s64", &[reg(at), reg(at), uimm(unit)]);
        let p = self.b.def(Class::Int1, "setp.lt.u64", &[reg(at), reg(n)]);
        self.b.emit_if((p, false), "bra", &[Operand::Label(head)]);
        self.goto(done);
        self.b.place(done);
        Ok(())
    }
    fn copy_loop(&mut self, to: Addr, from: Addr, len: Value, unit: u64) -> Res<()> {
        let (d, s) = (self.address_reg(to), self.address_reg(from));
        self.count_up(len, unit, |this, at| {
            this.copy_unit((d, to.space), (s, from.space), at, unit);
        })
    }
    fn fill_loop(&mut self, to: Addr, value: Value, len: Value) -> Res<()> {
        let d = self.address_reg(to);
        let byte = self.value_reg(value)?;
        let store = format!("st{}.b8", super::memory::dotted(to.space));
        self.count_up(len, 1, |this, at| {
            let to = this.behind(d, at);
            this.b
                .emit(&store, &[Operand::Address(Base::Reg(to), 0), reg(byte)]);
        })
    }
    /// All is read before anything is written.
    fn move_bytes(&mut self, to: Addr, from: Addr, size: u64, align: u64) -> Res<()> {
        let step = align.clamp(1, 8);
        let mut at = 0;
        let mut read = Vec::new();
        while at < size {
            let step = [8, 4, 2, 1]
                .into_iter()
                .find(|s| *s <= step && at + s <= size)
                .unwrap_or(1);
            let class = match step {
                8 => Class::Int64,
                4 => Class::Int32,
                _ => Class::Int16,
            };
            let form = format!("ld{}.b{}", super::memory::dotted(from.space), step * 8);
            let r = self.b.def(
                class,
                &form,
                &[Operand::Address(from.base, from.offset + at as i64)],
            );
            read.push((at, step, r));
            at += step;
        }
        for (at, step, r) in read {
            let form = format!("st{}.b{}", super::memory::dotted(to.space), step * 8);
            self.b.emit(
                &form,
                &[Operand::Address(to.base, to.offset + at as i64), reg(r)],
            );
        }
        Ok(())
    }
    fn fill(&mut self, to: Addr, value: Value, size: u64, align: u64) -> Res<()> {
        let part = self.part(value)?;
        let byte = bits_of(&part).map(|b| b & 0xff);
        let step = if byte.is_some() { align.clamp(1, 8) } else { 1 };
        let mut at = 0;
        let mut made: Vec<(u64, Reg)> = Vec::new();
        let space = super::memory::dotted(to.space);
        while at < size {
            let step = [8, 4, 2, 1]
                .into_iter()
                .find(|s| *s <= step && at + s <= size)
                .unwrap_or(1);
            let r = match made.iter().find(|m| m.0 == step) {
                Some(m) => m.1,
                None => {
                    let s = Scalar::Int(8 * step as u32);
                    let r = match byte {
                        Some(b) => {
                            let all = b.wrapping_mul(0x0101_0101_0101_0101);
                            let bits = 8 * step.max(2) as u32;
                            let all = if step == 8 {
                                all
                            } else {
                                all & ((1 << (8 * step)) - 1)
                            };
                            self.b
                                .def(s.class(), &format!("mov.b{bits}"), &[imm(all, bits)])
                        }
                        None => self.in_reg(part.clone(), s),
                    };
                    made.push((step, r));
                    r
                }
            };
            self.b.emit(
                &format!("st{space}.b{}", step * 8),
                &[Operand::Address(to.base, to.offset + at as i64), reg(r)],
            );
            at += step;
        }
        Ok(())
    }
}
