//! Stack objects: those of a known size in the entry lie in one variable, the depot; others are made when they are reached.

use super::builder::mov;
use super::function::{Res, Selector};
use super::types::Scalar;
use super::values::{Addr, bits_of, reg, space_of, uimm};
use crate::defects::planted;
use tandem_ir::entity::{Inst, Value};
use tandem_ir::inst::InstKind;
use tandem_ir::machine::func::Base;
use tandem_ir::machine::regs::Class;
use tandem_ir::machine::types::{Space, Ty};

impl Selector<'_, '_> {
    /// Room in the depot.
    pub fn reserve(&mut self, size: u64, align: u64) -> i64 {
        let at = self.depot.0.next_multiple_of(align.max(1));
        let end = planted!(self.m, StackObjectsOverlap, at + size, at + 1);
        self.depot = (end, self.depot.1.max(align));
        at as i64
    }
    /// The place of an `alloca` in the depot, if it has one.
    pub fn alloca_addr(&mut self, v: Value) -> Option<Addr> {
        let f = self.f;
        let i = f.def_inst(v)?;
        let InstKind::Alloca { ty, align, .. } = f.kind(i) else {
            return None;
        };
        let count = f.as_int(f.operand(i, 0)).and_then(|b| b.as_u64())?;
        if f.inst_block(i) != f.entry() {
            return None;
        }
        let size = self
            .h
            .layout
            .alloc_size(&self.h.types, *ty)?
            .checked_mul(count)?;
        let (size, align) = (size.max(1), align.bytes());
        let offset = match self.slots.get(&v) {
            Some(o) => *o,
            None => {
                let o = self.reserve(size, align);
                self.slots.insert(v, o);
                o
            }
        };
        Some(Addr {
            space: Space::Local,
            base: Base::Frame(0),
            offset,
        })
    }
    pub fn alloca(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        let Some(v) = f.result(i) else { return Ok(()) };
        if let InstKind::Alloca { align, .. } = f.kind(i)
            && align.bytes() > super::globals::MOST_ALIGN
        {
            return Err("an alloca of this alignment".into());
        }
        let Some(a) = self.alloca_addr(v) else {
            return self.alloca_at_run_time(i);
        };
        if self.needs_value(v) {
            let d = self.dest(i)?;
            let r = match space_of(f.inst_type(i).address_space().unwrap_or(0)) {
                Space::Local => self.address_reg(a),
                _ => self.generic(a),
            };
            self.b.emit(mov(d.class()), &[reg(d), reg(r)]);
        }
        Ok(())
    }
    /// An `alloca` whose size is computed, or that is done again and again.
    fn alloca_at_run_time(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        let InstKind::Alloca { ty, align, .. } = f.kind(i) else {
            return Err("an alloca".into());
        };
        let size = self.h.layout.alloc_size(&self.h.types, *ty);
        let size = size
            .filter(|s| *s < 1 << 31)
            .ok_or("an alloca of this size")?;
        let count = f.operand(i, 0);
        let (part, s) = (self.part(count)?, self.scalar(count)?);
        let bytes = match bits_of(&part) {
            Some(n) => self.in_reg(uimm(n.wrapping_mul(size)), Scalar::Int(64)),
            None => {
                let wide = self.b.reg(Class::Int64);
                match s.bits() {
                    64 => _ = self.b.emit("mov.b64", &[reg(wide), part]),
                    _ => self.extend(wide, Scalar::Int(64), &part, s, false)?,
                }
                self.b
                    .def(Class::Int64, "mul.lo.s64", &[reg(wide), uimm(size)])
            }
        };
        let form = [reg(bytes), uimm(align.bytes())];
        let local = self.b.def(Class::Int64, "alloca.u64", &form);
        let d = self.dest(i)?;
        match space_of(f.inst_type(i).address_space().unwrap_or(0)) {
            Space::Local => {
                let r = self.resized(d.class(), local);
                self.b.emit(mov(d.class()), &[reg(d), reg(r)])
            }
            _ => self.b.emit("cvta.local.u64", &[reg(d), reg(local)]),
        };
        Ok(())
    }
    /// The variable that holds all stack objects, if there are any.
    pub fn make_depot(&mut self, name: &str) {
        if self.depot.0 == 0 {
            return;
        }
        self.b.f.frame.push(tandem_ir::machine::module::MGlobal {
            name: name.into(),
            linkage: Default::default(),
            space: Space::Local,
            attribute: None,
            align: Some(self.depot.1),
            vector: 1,
            ty: Ty::B8,
            dims: vec![Some(self.depot.0)],
            init: None,
        });
    }
}
