//! The body that is being written: its text, its registers, and where values are.

use super::module::Names;
use super::types::{Class, Reg, Res, leaves};
use std::collections::BTreeMap;
use std::fmt::{Arguments, Write as _};
use tandem_ir::Header;
use tandem_ir::entity::{Block, Inst, Value};
use tandem_ir::function::Function;
use tandem_ir::types::Type;

/// A function while its instructions are written one after the other.
pub(super) struct Body<'a> {
    /// What the module has named.
    pub names: &'a Names<'a>,
    /// The module's types, layout, globals.
    pub h: &'a Header,
    /// The function.
    pub f: &'a Function,
    /// Its name in PTX.
    pub symbol: String,
    /// Whether it is a kernel.
    pub is_kernel: bool,
    /// `.ftz` where subnormal numbers of single precision are flushed, else nothing.
    pub ftz: &'static str,
    /// Registers of arguments and results.
    pub values: BTreeMap<Value, Vec<Reg>>,
    /// Labels of blocks.
    pub labels: BTreeMap<Block, String>,
    /// The registers through which each phi's values come.
    pub incoming: BTreeMap<Inst, Vec<Reg>>,
    text: String,
    counts: [u32; 4],
    count: u32,
    locals: String,
}

/// Writes one instruction: a format and its arguments, without the semicolon.
macro_rules! put {
    ($body:expr, $($text:tt)*) => { $body.line(format_args!($($text)*)) };
}
pub(super) use put;

impl<'a> Body<'a> {
    /// A body without a line.
    pub fn new(names: &'a Names<'a>, f: &'a Function, symbol: String) -> Body<'a> {
        Body {
            names,
            h: names.h,
            f,
            symbol,
            is_kernel: names.h.is_kernel(f.global),
            ftz: names.flushing(f.global),
            values: BTreeMap::new(),
            labels: BTreeMap::new(),
            incoming: BTreeMap::new(),
            text: String::new(),
            counts: [0; 4],
            count: 0,
            locals: String::new(),
        }
    }
    /// One line.
    pub fn line(&mut self, text: Arguments<'_>) {
        let _ = writeln!(self.text, "\t{text};");
    }
    /// A line that is no instruction.
    pub fn raw(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }
    /// A register that nobody has.
    pub fn fresh(&mut self, class: Class) -> Reg {
        let n = &mut self.counts[class as usize];
        *n += 1;
        Reg { class, number: *n }
    }
    /// A number that nobody has, for labels and variables.
    pub fn number(&mut self) -> u32 {
        self.count += 1;
        self.count
    }
    /// A label that nobody has.
    pub fn label(&mut self) -> String {
        format!("$L_{}", self.number())
    }
    /// The label stands here.
    pub fn place(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
    }
    /// A variable of the frame of so many bytes; its name.
    pub fn local(&mut self, bytes: u64, align: u64) -> String {
        let name = format!("$local_{}", self.number());
        let bytes = bytes.max(1);
        let _ = writeln!(self.locals, "\t.local .align {align} .b8 {name}[{bytes}];");
        name
    }
    /// Registers for a type, one for each scalar.
    pub fn registers(&mut self, ty: Type) -> Res<Vec<Reg>> {
        let all = leaves(self.h, ty)?;
        Ok(all.iter().map(|l| self.fresh(l.scalar.class())).collect())
    }
    /// The registers of the result of an instruction.
    pub fn result(&mut self, i: Inst) -> Res<Vec<Reg>> {
        let Some(v) = self.f.result(i) else {
            return Ok(Vec::new());
        };
        if let Some(known) = self.values.get(&v) {
            return Ok(known.clone());
        }
        let regs = self.registers(self.f.value_type(v))?;
        self.values.insert(v, regs.clone());
        Ok(regs)
    }
    /// Copies what a template made into the registers of an instruction's result.
    pub fn define(&mut self, i: Inst, made: &[Reg]) -> Res<()> {
        let to = self.result(i)?;
        if to.len() != made.len() {
            return Err(format!("a {} of this type", self.f.kind(i).mnemonic()));
        }
        for (d, s) in to.iter().zip(made) {
            self.copy(*d, *s);
        }
        Ok(())
    }
    /// `mov` between registers of one kind.
    pub fn copy(&mut self, to: Reg, from: Reg) {
        match to.class {
            Class::Pred => put!(self, "mov.pred {to}, {from}"),
            c => put!(self, "mov.b{} {to}, {from}", c.bits()),
        }
    }
    /// A number in a register, cut to its width.
    pub fn number_in(&mut self, class: Class, bits: u64) -> Reg {
        let d = self.fresh(class);
        match class {
            Class::Pred => put!(self, "mov.pred {d}, {}", bits & 1),
            c => put!(self, "mov.b{} {d}, {}", c.bits(), low(bits, c.bits())),
        }
        d
    }
    /// The registers so far, declared.
    pub fn declarations(&self) -> String {
        let mut out = String::new();
        for (class, n) in Class::ALL.into_iter().zip(self.counts) {
            let ty = match class {
                Class::Pred => "pred".to_owned(),
                c => format!("b{}", c.bits()),
            };
            if n > 0 {
                let _ = writeln!(out, "\t.reg .{ty} {}<{}>;", class.prefix(), n + 1);
            }
        }
        out
    }
    /// Registers, variables and instructions, as they stand between the braces.
    pub fn finish(self) -> String {
        self.declarations() + &self.locals + &self.text
    }
}

/// The low `width` bits of a number.
pub(super) fn low(bits: u64, width: u32) -> u64 {
    match width {
        64.. => bits,
        w => bits & ((1 << w) - 1),
    }
}
