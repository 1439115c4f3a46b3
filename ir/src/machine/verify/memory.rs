//! Accesses: how wide a vector may be, what `.nc` wants, and static addresses (PS-16, PS-17, PS-36, PS-37).

use super::{Level, Verifier};
use crate::machine::forms::{Form, Props};
use crate::machine::func::{Base, MFunc, MInst, Operand};
use crate::machine::module::{GlobalRef, MParam};
use crate::machine::types::{Order, Scope, Space};

impl<'m> Verifier<'m> {
    pub(super) fn access(&mut self, f: &'m MFunc, inst: MInst, form: &'m Form) {
        let memory = form.is(Props::MAY_LOAD) || form.is(Props::MAY_STORE);
        let Some(ty) = form.ty.filter(|_| memory && !form.is(Props::OPAQUE)) else {
            return;
        };
        let bits = ty.bits() * u32::from(form.vector);
        let whole = !matches!(form.family(), "atom" | "red");
        if bits > 128 || form.vector == 8 && whole {
            self.wide(inst, form, ty.bits());
        } else if form.spelling.contains(".L2::evict") && whole {
            self.at(
                "PS-16",
                inst,
                format!("'{}': eviction is chosen with 256 bits only", form.spelling),
            );
        }
        if form.order == Order::Mmio && form.scope != Some(Scope::Sys) {
            self.at(
                "PS-17",
                inst,
                format!("'{}': .mmio needs .sys", form.spelling),
            );
        }
        if form.has(".nc") && form.space != Space::Global {
            self.at(
                "PS-17",
                inst,
                format!("'{}': .nc needs .global", form.spelling),
            );
        }
        if self.level < Level::Own {
            return;
        }
        for op in &f.insts[inst].ops {
            if let Operand::Address(base, offset) = op {
                self.stays_inside(f, inst, *base, *offset, u64::from(bits / 8));
            }
        }
    }

    /// Eight elements, and 256 bits: `.v8.b32` and `.v4.b64`, in global memory; on new targets (PS-16).
    fn wide(&mut self, inst: MInst, form: &Form, element: u32) {
        let bits = element * u32::from(form.vector);
        let shape = bits <= 128 || matches!((form.vector, element), (8, 32) | (4, 64));
        let place = bits <= 128
            || matches!(form.space, Space::Global | Space::Generic) && form.family() != "ldu";
        if !shape || !place {
            self.at(
                "PS-16",
                inst,
                format!("'{}' is wider than 128 bits", form.spelling),
            );
        } else if self.module.target.sm < 100 || self.module.version < (8, 8) {
            let what = format!("'{}' needs PTX 8.8 and sm_100", form.spelling);
            self.at("PS-16", inst, what);
        }
    }

    /// An address that the text alone determines is aligned and inside of its variable.
    fn stays_inside(&mut self, f: &MFunc, inst: MInst, base: Base, offset: i64, bytes: u64) {
        let of_param = |p: &MParam| (p.name.clone(), p.size(), p.alignment(), "PS-37");
        let (name, size, align, rule) = match base {
            Base::Global(GlobalRef::Var(n)) => {
                let g = &self.module.globals[n as usize];
                (g.name.clone(), g.size(), g.alignment(), "PS-36")
            }
            Base::Frame(n) => {
                let g = &f.frame[n as usize];
                (g.name.clone(), g.size(), g.alignment(), "PS-36")
            }
            Base::Param(n) => of_param(&f.params[n as usize]),
            Base::Ret(n) => of_param(&f.rets[n as usize]),
            Base::Slot(r, n) => of_param(&f.regions[r as usize].slots[n as usize]),
            _ => return,
        };
        let end = i128::from(offset) + i128::from(bytes);
        if offset < 0 || size.is_some_and(|s| end > i128::from(s)) {
            let what = format!("{bytes} bytes at '{name}+{offset}' are outside of it");
            self.at("PS-36", inst, what);
        } else if bytes > align {
            self.at(
                rule,
                inst,
                format!("{bytes} bytes at once from '{name}', aligned to {align}"),
            );
        } else if !(offset as u64).is_multiple_of(bytes.max(1)) {
            self.at(
                "PS-36",
                inst,
                format!("{bytes} bytes at '{name}+{offset}' are not aligned"),
            );
        }
    }
}
