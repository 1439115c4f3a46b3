//! One instruction in words that do not depend on the numbers of forms, symbols, slots and tables.
//!
//! The *key* of an instruction is what must be equal for it to do the same (BF-R1); its *attributes* are promises that a
//! merge may weaken (8.5).

use std::collections::BTreeSet;
use std::fmt::Write as _;
use tandem_ir::machine::func::{Base, InstData, MemNote, Op, Operand};
use tandem_ir::machine::module::{GlobalRef, MParam};
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::{MFunc, MInst, MachineContext};

/// What is said of an instruction besides what it does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attributes {
    /// Alignment of the access in bytes.
    pub align: u64,
    /// Promises about the access.
    pub promises: BTreeSet<&'static str>,
    /// What is accessed.
    pub value: Option<(String, i64)>,
    /// Flags.
    pub flags: BTreeSet<&'static str>,
}

impl Attributes {
    /// Whether `self` promises nothing that `other` does not.
    pub fn is_weaker_or_equal(&self, other: &Attributes) -> bool {
        self.align <= other.align
            && self.promises.is_subset(&other.promises)
            && self.flags.is_subset(&other.flags)
            && (self.value.is_none() || self.value == other.value)
    }
}

/// Flags that say what an instruction is, and no promise about it.
const FLAGS_OF_KIND: [&str; 3] = ["frame-setup", "nomerge", "noreturn"];

/// What is said of an instruction.
pub fn attributes(cx: &MachineContext, f: &MFunc, inst: MInst) -> Attributes {
    let data = &f.insts[inst];
    let none = MemNote::default();
    let mem = data.note.as_ref().and_then(|n| n.mem.as_ref());
    let m = mem.unwrap_or(&none);
    let natural = match data.op {
        Op::Form(id) => {
            let form = &cx.forms()[id];
            let bytes = form.ty.map_or(1, |t| t.bytes().max(1));
            bytes * u64::from(form.vector)
        }
        _ => 1,
    };
    let promises = [
        ("invariant", m.invariant),
        ("nontemporal", m.nontemporal),
        ("dereferenceable", m.dereferenceable),
    ];
    let flags = data.note.iter().flat_map(|n| n.flags.iter().copied());
    Attributes {
        align: m.align.unwrap_or(natural),
        promises: promises.iter().filter(|p| p.1).map(|p| p.0).collect(),
        value: m.value.clone(),
        flags: flags.filter(|n| !FLAGS_OF_KIND.contains(n)).collect(),
    }
}

/// The key of an instruction, with registers named by `name`; empty for records, which are no instructions.
pub fn key(
    cx: &MachineContext,
    f: &MFunc,
    inst: MInst,
    name: &mut dyn FnMut(Reg) -> String,
) -> String {
    let data = &f.insts[inst];
    let mut out = String::new();
    let spelling: &str = match &data.op {
        Op::Dbg(_) | Op::Cfi(_) => return out,
        Op::Pragma(text) => return format!(".pragma \"{text}\""),
        Op::Form(id) => &cx.forms()[*id].spelling,
    };
    if data.asm.is_some() {
        out.push_str("asm: ");
    }
    if data.region.is_some() {
        out.push_str("call: ");
    }
    if let Some(g) = data.guard {
        let not = if g.negated { "!" } else { "" };
        let _ = write!(out, "@{not}{} ", name(g.reg));
    }
    out.push_str(spelling);
    let mut w = Writer { cx, f, name };
    for (n, op) in data.ops.iter().enumerate() {
        out.push_str(if n == 0 { " " } else { ", " });
        w.operand(op, &mut out);
    }
    w.marks(data, &mut out);
    out
}

struct Writer<'a, 'n> {
    cx: &'a MachineContext,
    f: &'a MFunc,
    name: &'n mut dyn FnMut(Reg) -> String,
}

impl Writer<'_, '_> {
    /// What notes say that is part of what the instruction is.
    fn marks(&mut self, data: &InstData, out: &mut String) {
        let Some(note) = &data.note else { return };
        let mut undef: Vec<String> = note.undef.iter().map(|r| (self.name)(*r)).collect();
        undef.sort();
        if !undef.is_empty() {
            let _ = write!(out, " undef({})", undef.join(","));
        }
        for flag in FLAGS_OF_KIND.iter().filter(|n| note.flags.contains(n)) {
            let _ = write!(out, " {flag}");
        }
    }

    fn operand(&mut self, op: &Operand, out: &mut String) {
        match op {
            Operand::Reg(r) => out.push_str(&(self.name)(*r)),
            Operand::Not(r) => {
                out.push('!');
                out.push_str(&(self.name)(*r));
            }
            Operand::Pair(a, b) => {
                for (n, r) in [a, b].into_iter().enumerate() {
                    out.push_str(if n == 0 { "" } else { "|" });
                    out.push_str(&r.map_or_else(|| "_".into(), |r| (self.name)(r)));
                }
            }
            Operand::Special(r) => out.push_str(r.text()),
            Operand::Int(bits, minus) => {
                let _ = match minus {
                    true => write!(out, "{}", *bits as i64),
                    false => write!(out, "{bits}"),
                };
            }
            Operand::Float(x) => {
                let _ = write!(out, "{x:?}");
            }
            Operand::Symbol(b, n) => self.place(b, *n, out),
            Operand::Generic(b, n) => {
                out.push_str("generic ");
                self.place(b, *n, out);
            }
            Operand::Address(b, n) => {
                out.push('[');
                self.place(b, *n, out);
                out.push(']');
            }
            Operand::Coordinates(all) => self.list('[', all, ']', out),
            Operand::Vector(all) => self.list('{', all, '}', out),
            Operand::List(all) => self.list('(', all, ')', out),
            // Where control goes is not said by the instruction.
            Operand::Label(_) => out.push_str("label"),
            Operand::Table(_) => out.push_str("table"),
            Operand::Proto(n) => {
                let p = &self.f.protos[*n as usize];
                let _ = write!(
                    out,
                    "prototype{}",
                    if p.noreturn { " noreturn" } else { "" }
                );
                self.params(&p.rets, out);
                self.params(&p.params, out);
            }
            Operand::Sink => out.push('_'),
        }
    }

    fn list(&mut self, open: char, all: &[Operand], close: char, out: &mut String) {
        out.push(open);
        for (n, op) in all.iter().enumerate() {
            out.push_str(if n == 0 { "" } else { ", " });
            self.operand(op, out);
        }
        out.push(close);
    }

    fn params(&mut self, all: &[MParam], out: &mut String) {
        out.push('(');
        for p in all {
            param(p, out);
        }
        out.push(')');
    }

    fn place(&mut self, base: &Base, offset: i64, out: &mut String) {
        match base {
            Base::Reg(r) => out.push_str(&(self.name)(*r)),
            Base::Special(r) => out.push_str(r.text()),
            Base::Absolute => out.push_str("absolute"),
            Base::Global(GlobalRef::Var(n)) => {
                out.push_str(&self.cx.module.globals[*n as usize].name);
            }
            Base::Global(GlobalRef::Func(n)) => {
                out.push_str(&self.cx.module.funcs[*n as usize].name);
            }
            Base::Param(n) => {
                let _ = write!(out, "parameter {n}");
            }
            Base::Ret(n) => {
                let _ = write!(out, "result {n}");
            }
            Base::Frame(n) => out.push_str(&self.f.frame[*n as usize].name),
            Base::Slot(r, n) => {
                let _ = write!(out, "slot {n} ");
                let region = self.f.regions.get(*r as usize);
                if let Some(p) = region.and_then(|r| r.slots.get(*n as usize)) {
                    param(p, out);
                }
            }
        }
        if offset != 0 {
            let _ = write!(out, "{offset:+}");
        }
    }
}

fn param(p: &MParam, out: &mut String) {
    let _ = write!(out, "<{} {:?} {:?}>", p.ty.text(), p.array, p.align);
}

/// The source location of an instruction in words; empty if it has none.
pub fn location(f: &MFunc, inst: MInst) -> String {
    let loc = f.insts[inst].loc.and_then(|n| f.locs.get(n as usize));
    loc.map_or_else(String::new, |l| {
        format!("{}:{}:{} {:?}", l.file, l.line, l.column, l.inlined)
    })
}

/// The number of a label in canonical order, and other names that a form gives.
pub fn plain_name(f: &MFunc) -> impl FnMut(Reg) -> String + '_ {
    |r| f.regs.name(r)
}
