//! Calls: what is passed against what is expected (PS-19, PS-34), and the shape of regions (MM-10).

use super::{Level, Verifier};
use crate::machine::func::{Base, MFunc, MInst, Operand};
use crate::machine::module::{GlobalRef, MParam};

impl<'m> Verifier<'m> {
    pub(super) fn call(&mut self, f: &'m MFunc, inst: MInst) {
        if self.level == Level::Own && f.insts[inst].region.is_none() {
            self.at("PS-34", inst, "a call without braces of its own");
        }
        let ops = &f.insts[inst].ops;
        let (Some(Operand::List(rets)), Some(callee), Some(Operand::List(args))) =
            (ops.first(), ops.get(1), ops.get(2))
        else {
            return self.at("MM-14", inst, "a call without its lists");
        };
        let (want_rets, want_args) = match (callee, ops.get(3)) {
            (_, Some(Operand::Proto(p))) => {
                let p = &f.protos[*p as usize];
                (&p.rets, &p.params)
            }
            (Operand::Symbol(Base::Global(GlobalRef::Func(n)), _), _) => {
                let callee = &self.module.funcs[*n as usize];
                if callee.is_entry {
                    self.at("PS-19", inst, format!("'{}' is a kernel", callee.name));
                }
                (&callee.rets, &callee.params)
            }
            (Operand::Reg(r), _) => {
                if f.regs.ty(*r).bits() != 64 {
                    let name = f.regs.name(*r);
                    self.at(
                        "PS-19",
                        inst,
                        format!("'{name}' holds no address of a function"),
                    );
                }
                return self.at("PS-19", inst, "an indirect call needs a prototype");
            }
            _ => return self.at("MM-14", inst, "a call of something that is no function"),
        };
        for (what, given, wanted) in [("results", rets, want_rets), ("arguments", args, want_args)]
        {
            if given.len() != wanted.len() {
                let (n, m) = (given.len(), wanted.len());
                self.at("PS-19", inst, format!("{n} {what} where {m} are wanted"));
                continue;
            }
            for (i, (op, param)) in given.iter().zip(wanted.iter()).enumerate() {
                if let Some(why) = mismatch(f, op, param) {
                    self.at("PS-19", inst, format!("{what}, number {}: {why}", i + 1));
                }
            }
        }
    }

    /// Each argument is stored once, in the region's own order (PS-34).
    pub(super) fn regions(&mut self, f: &'m MFunc) {
        if self.level < Level::Own {
            return;
        }
        let mut stored: Vec<Vec<u32>> = f.regions.iter().map(|r| vec![0; r.slots.len()]).collect();
        for (inst, data) in f.insts.iter() {
            let Some(Operand::Address(Base::Slot(r, n), offset)) = data.ops.first() else {
                continue;
            };
            let form = f.form(inst, &self.module.forms);
            if form.is_some_and(|f| f.family() == "st") && *offset == 0 {
                stored[*r as usize][*n as usize] += 1;
            }
        }
        for (inst, data) in f.insts.iter() {
            let Some(Operand::List(args)) = data.ops.get(2) else {
                continue;
            };
            for op in &**args {
                let Operand::Symbol(Base::Slot(r, n), _) = op else {
                    continue;
                };
                let slot = &f.regions[*r as usize].slots[*n as usize];
                let times = stored[*r as usize][*n as usize];
                if times != 1 && !f.regions[*r as usize].raw && slot.array.is_none() {
                    let what = format!("the argument '{}' is stored {times} times", slot.name);
                    self.at("PS-34", inst, what);
                }
            }
        }
    }
}

fn mismatch(f: &MFunc, op: &Operand, want: &MParam) -> Option<String> {
    let have = match op {
        Operand::Symbol(Base::Slot(r, n), 0) => &f.regions[*r as usize].slots[*n as usize],
        Operand::Symbol(Base::Param(n), 0) => &f.params[*n as usize],
        Operand::Symbol(Base::Ret(n), 0) => &f.rets[*n as usize],
        Operand::Reg(r) => {
            let ty = f.regs.ty(*r);
            return (!ty.fits(want.ty) || want.array.is_some())
                .then(|| format!("a register of .{} for .{}", ty.text(), want.ty.text()));
        }
        Operand::Int(..) | Operand::Float(_) | Operand::Sink => return None,
        Operand::Symbol(Base::Global(_) | Base::Frame(_), _) => return None,
        _ => return Some("this cannot be passed".into()),
    };
    if want.array == Some(None) {
        return None;
    }
    if have.size() != want.size() {
        let bytes = |p: &MParam| p.size().map_or("?".into(), |n| n.to_string());
        return Some(format!(
            "{} bytes where {} are wanted",
            bytes(have),
            bytes(want)
        ));
    }
    let arrays = have.array.is_some() && want.array.is_some();
    (arrays && have.alignment() != want.alignment()).then(|| {
        format!(
            "aligned to {} where {} is wanted",
            have.alignment(),
            want.alignment()
        )
    })
}
