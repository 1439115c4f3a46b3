//! From a module to text that `ptxas` takes.
//!
//! Registers keep the names they were read with, or get those of a [`Style`]:
//!
//! ```text
//!   keep   .reg .u32 %r<9>;  .reg .b32 tmp;      as they were read
//!   nvvm   %r1, %r2, … %rd1, …                   per class, by first occurrence from 1
//!   llc    the same, with floats in the classes of integers of their width
//! ```
//!
//! Everything that a body declares stands in front of its first block: frame, registers, slots of calls without braces,
//! prototypes, tables of branch targets. Only the slots of a call stand between the braces of its region. What PTX
//! cannot say follows `//!`: notes of instructions (`mem`, `flags`, `kill`, `dead`, `undef`), frequencies of blocks,
//! and items of the module; `ptxas` takes them for comments, our parser reads them back.
//!
//! **Invariant:** the text of a module that was read, in style `keep`, reads as the same module. A function with
//! parameters in registers keeps all its names in every style, since a caller's text may rely on them.

mod globals;
mod names;

use crate::machine::forms::FormTable;
use crate::machine::func::{Base, Dir, InstData, MBlock, MFunc, Note, Op, Operand, Proto};
use crate::machine::module::{GlobalRef, Item, Linkage, MModule, MParam};
use crate::machine::regs::{Class, Reg};
use crate::machine::types::Space;
use globals::{print_float, print_global, print_int};
use names::{labels, renumber};
use rustc_hash::FxHashMap;
use std::fmt::Write as _;

/// How registers are declared and named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Style {
    /// As they were read.
    #[default]
    Keep,
    /// Nine classes, numbered by first occurrence from 1.
    Nvvm,
    /// As LLVM's backend: floats are bits. A function with parameters in registers keeps its names in every style.
    Llc,
}

impl Style {
    /// The style of a name of the option `--ptx-style`.
    pub fn of(name: &str) -> Option<Style> {
        match name {
            "keep" => Some(Style::Keep),
            "nvvm" => Some(Style::Nvvm),
            "llc" => Some(Style::Llc),
            _ => None,
        }
    }
}

/// The text of a module.
pub fn print(module: &MModule, style: Style) -> String {
    let mut out = String::new();
    let (major, minor) = module.version;
    let _ = writeln!(out, ".version {major}.{minor}");
    let t = &module.target;
    let _ = write!(out, ".target sm_{}", t.sm);
    out.extend(t.suffix);
    for word in &t.extra {
        let _ = write!(out, ", {word}");
    }
    out.push('\n');
    if module.address_size {
        out.push_str(".address_size 64\n");
    }
    for item in &module.items {
        match item {
            Item::Global(n) => {
                print_global(module, &module.globals[*n as usize], &mut out);
                out.push('\n');
            }
            Item::Func(n) => {
                let f = &module.funcs[*n as usize];
                Printer::new(module, f, style, &mut out).function();
            }
            Item::Alias { name, target } => {
                let old = &module.funcs[*target as usize].name;
                let _ = writeln!(out, ".alias {name}, {old};");
            }
            Item::File {
                number,
                path,
                stamp,
            } => {
                let _ = write!(out, "\t.file\t{number} \"{path}\"");
                if let Some((time, size)) = stamp {
                    let _ = write!(out, ", {time}, {size}");
                }
                out.push('\n');
            }
            Item::Section { name, text } => {
                let _ = writeln!(out, "\t.section\t{name}\n\t{{\n{text}\t}}");
            }
            Item::Licence(text) => {
                let _ = writeln!(out, "//! licence {text}");
            }
            Item::NonConvergent(name) => {
                let _ = writeln!(out, "//! nonconvergent {name}");
            }
        }
    }
    out
}

/// The text of one function of a module, which may hold no more than the heads of its functions.
pub fn print_function(module: &MModule, f: &MFunc, style: Style) -> String {
    let mut out = String::new();
    Printer::new(module, f, style, &mut out).function();
    out
}

fn symbol_name(module: &MModule, g: GlobalRef) -> &str {
    match g {
        GlobalRef::Var(n) => &module.globals[n as usize].name,
        GlobalRef::Func(n) => &module.funcs[n as usize].name,
    }
}

struct Printer<'m, 'o> {
    module: &'m MModule,
    forms: &'m FormTable,
    f: &'m MFunc,
    /// Names of registers in a style of ours.
    renamed: Option<FxHashMap<Reg, (Class, u32)>>,
    /// How many registers of each class there are in that style.
    used: [u32; 9],
    labels: FxHashMap<MBlock, String>,
    out: &'o mut String,
}

impl<'m, 'o> Printer<'m, 'o> {
    fn new(module: &'m MModule, f: &'m MFunc, style: Style, out: &'o mut String) -> Self {
        // A parameter in a register has the name that a caller's text may rely on; such a function keeps all its names.
        let in_registers = f.rets.iter().chain(&f.params).any(|p| p.reg.is_some());
        let renamed = (style != Style::Keep && !in_registers).then(|| renumber(f, style));
        let (renamed, used) = renamed.unzip();
        Printer {
            module,
            forms: &module.forms,
            f,
            renamed,
            used: used.unwrap_or_default(),
            labels: labels(f),
            out,
        }
    }

    fn function(&mut self) {
        let f = self.f;
        if f.linkage != Linkage::Internal {
            self.out.push_str(f.linkage.text());
            self.out.push(' ');
        }
        self.out
            .push_str(if f.is_entry { ".entry " } else { ".func " });
        if !f.rets.is_empty() {
            self.params(&f.rets, true);
            self.out.push(' ');
        }
        self.out.push_str(&f.name);
        match f.params.is_empty() {
            true => self.out.push_str("()"),
            false => self.params(&f.params, false),
        }
        self.out.push('\n');
        self.directives();
        if !f.has_body {
            self.out.push_str(";\n\n");
            return;
        }
        self.out.push_str("{\n");
        self.declarations();
        self.blocks();
        self.out.push_str("}\n\n");
    }

    fn params(&mut self, params: &[MParam], on_a_line: bool) {
        self.out.push('(');
        for (i, p) in params.iter().enumerate() {
            if i > 0 {
                self.out.push(',');
            }
            self.out.push_str(match on_a_line {
                true if i == 0 => "",
                true => " ",
                false => "\n\t",
            });
            self.param(p);
        }
        self.out.push_str(if on_a_line { ")" } else { "\n)" });
    }

    fn param(&mut self, p: &MParam) {
        if let Some(reg) = p.reg {
            let _ = write!(self.out, ".reg .{} ", p.ty.text());
            self.reg(reg);
            return;
        }
        self.out.push_str(".param");
        if let Some(n) = p.align {
            let _ = write!(self.out, " .align {n}");
        }
        let _ = write!(self.out, " .{}", p.ty.text());
        if let Some(ptr) = p.pointee {
            self.out.push_str(" .ptr");
            if ptr.space != Space::Generic {
                let _ = write!(self.out, " .{}", ptr.space.text());
            }
            if let Some(n) = ptr.align {
                let _ = write!(self.out, " .align {n}");
            }
        }
        let _ = write!(self.out, " {}", p.name);
        match p.array {
            Some(Some(n)) => drop(write!(self.out, "[{n}]")),
            Some(None) => self.out.push_str("[]"),
            None => {}
        }
    }

    fn directives(&mut self) {
        for d in &self.f.dirs {
            let _ = match d {
                Dir::Word(w) => writeln!(self.out, "{w}"),
                Dir::Pragma(text) => writeln!(self.out, ".pragma \"{text}\";"),
                Dir::Numbers(w, numbers) => {
                    let all: Vec<String> = numbers.iter().map(u32::to_string).collect();
                    writeln!(self.out, "{w} {}", all.join(", "))
                }
            };
        }
    }

    fn declarations(&mut self) {
        let f = self.f;
        for g in &f.frame {
            self.out.push('\t');
            print_global(self.module, g, self.out);
            self.out.push('\n');
        }
        match &self.renamed {
            None => self.kept_registers(),
            Some(_) => {
                for class in Class::ALL {
                    let n = self.used[class as usize - 1];
                    if n > 0 {
                        let ty = class.declared().text();
                        let _ = writeln!(self.out, "\t.reg .{ty} \t{}<{}>;", class.prefix(), n + 1);
                    }
                }
            }
        }
        for r in f.regions.iter().filter(|r| r.raw) {
            for slot in &r.slots {
                self.out.push('\t');
                self.param(slot);
                self.out.push_str(";\n");
            }
        }
        for p in f.protos.iter().filter(|p| p.region.is_none()) {
            self.prototype(p);
        }
        // A table without targets is one that a pass has emptied (BF-010).
        for t in f.tables.iter().filter(|t| !t.targets.is_empty()) {
            let _ = write!(self.out, "\t{}: .branchtargets ", t.name);
            for (i, b) in t.targets.iter().enumerate() {
                let comma = if i > 0 { ", " } else { "" };
                let _ = write!(self.out, "{comma}{}", self.labels[b]);
            }
            self.out.push_str(";\n");
        }
        self.out.push('\n');
    }

    fn kept_registers(&mut self) {
        let f = self.f;
        let of_params = f
            .rets
            .iter()
            .chain(&f.params)
            .filter(|p| p.reg.is_some())
            .count();
        // Registers of parameters are declared first, where the parameters are.
        for g in f.regs.groups().iter().skip(of_params) {
            let _ = write!(self.out, "\t.reg .{} \t{}", g.ty.text(), g.name);
            if let Some(n) = g.count {
                let _ = write!(self.out, "<{n}>");
            }
            self.out.push_str(";\n");
        }
    }

    fn prototype(&mut self, p: &Proto) {
        let _ = write!(self.out, "\t{} : .callprototype ", p.name);
        self.params(&p.rets, true);
        self.out.push_str(" _ ");
        self.params(&p.params, true);
        self.out
            .push_str(if p.noreturn { " .noreturn;\n" } else { ";\n" });
    }

    fn blocks(&mut self) {
        let f = self.f;
        let (mut region, mut asm, mut loc) = (None, None, None);
        for &block in &f.layout {
            let data = &f.blocks[block];
            if let Some(label) = self.labels.get(&block) {
                let _ = writeln!(self.out, "{label}:");
            }
            if let Some(n) = data.freq {
                let _ = writeln!(self.out, "\t//! freq {n}");
            }
            for &inst in &data.insts {
                let i = &f.insts[inst];
                if region.is_some() && region != i.region {
                    self.out.push_str("\t} // callseq\n");
                }
                if asm.is_some() && asm != i.asm {
                    self.out.push_str("\t// end inline asm\n");
                }
                if i.loc.is_some() && loc != i.loc {
                    self.location(i.loc);
                    loc = i.loc;
                }
                if i.asm.is_some() && asm != i.asm {
                    self.out.push_str("\t// begin inline asm\n");
                }
                if i.region.is_some() && region != i.region {
                    self.open_region(i.region.unwrap_or(0));
                }
                (region, asm) = (i.region, i.asm);
                self.inst(i);
            }
            // A region ends with its block.
            if region.take().is_some() {
                self.out.push_str("\t} // callseq\n");
            }
        }
        if asm.is_some() {
            self.out.push_str("\t// end inline asm\n");
        }
    }

    fn open_region(&mut self, number: u32) {
        let f = self.f;
        self.out.push_str("\t{ // callseq\n");
        for slot in &f.regions[number as usize].slots {
            self.out.push('\t');
            self.param(slot);
            self.out.push_str(";\n");
        }
        for p in f.protos.iter().filter(|p| p.region == Some(number)) {
            self.prototype(p);
        }
    }

    fn location(&mut self, loc: Option<u32>) {
        let Some(l) = loc.and_then(|n| self.f.locs.get(n as usize)) else {
            return;
        };
        let _ = write!(self.out, "\t.loc\t{} {} {}", l.file, l.line, l.column);
        if let Some((label, offset, at)) = &l.inlined {
            let _ = write!(self.out, ", function_name {label}");
            if *offset > 0 {
                let _ = write!(self.out, "+{offset}");
            }
            let _ = write!(self.out, ", inlined_at {} {} {}", at[0], at[1], at[2]);
        }
        self.out.push('\n');
    }

    fn inst(&mut self, i: &InstData) {
        let form = match &i.op {
            Op::Form(id) => &self.forms[*id],
            Op::Pragma(text) => {
                let _ = writeln!(self.out, "\t.pragma \"{text}\";");
                return;
            }
            Op::Dbg(text) => {
                let _ = writeln!(self.out, "\t//! dbg {text}");
                return;
            }
            Op::Cfi(text) => {
                let _ = writeln!(self.out, "\t//! cfi {text}");
                return;
            }
        };
        self.out.push('\t');
        if let Some(g) = i.guard {
            self.out.push_str(if g.negated { "@!" } else { "@" });
            self.reg(g.reg);
            self.out.push(' ');
        }
        self.out.push_str(&form.spelling);
        let call = form.family() == "call";
        let mut first = true;
        for (n, op) in i.ops.iter().enumerate() {
            // A call without results has no list in front of its callee.
            if call && n == 0 && matches!(op, Operand::List(l) if l.is_empty()) {
                continue;
            }
            self.out.push_str(if first { " \t" } else { ", " });
            first = false;
            self.operand(op);
        }
        self.out.push(';');
        if let Some(note) = &i.note {
            self.note(note);
        }
        self.out.push('\n');
    }

    fn operand(&mut self, op: &Operand) {
        match op {
            Operand::Reg(r) => self.reg(*r),
            Operand::Not(r) => {
                self.out.push('!');
                self.reg(*r);
            }
            Operand::Pair(a, b) => {
                self.reg_or_sink(*a);
                self.out.push('|');
                self.reg_or_sink(*b);
            }
            Operand::Special(s) => self.out.push_str(s.text()),
            Operand::Int(n, negative) => print_int(*n, *negative, self.out),
            Operand::Float(f) => print_float(*f, self.out),
            Operand::Symbol(base, offset) => self.based(*base, *offset),
            Operand::Generic(base, offset) => {
                self.out.push_str("generic(");
                self.based(*base, 0);
                self.out.push(')');
                if *offset != 0 {
                    let _ = write!(self.out, "+{offset}");
                }
            }
            Operand::Address(base, offset) => {
                self.out.push('[');
                self.based(*base, *offset);
                self.out.push(']');
            }
            Operand::Coordinates(all) => self.all('[', all, ']'),
            Operand::Vector(all) => self.all('{', all, '}'),
            Operand::List(all) => self.all('(', all, ')'),
            Operand::Label(b) => {
                let label = self.labels.get(b).map_or("", String::as_str);
                self.out.push_str(label);
            }
            Operand::Table(t) => self.out.push_str(&self.f.tables[*t as usize].name),
            Operand::Proto(p) => self.out.push_str(&self.f.protos[*p as usize].name),
            Operand::Sink => self.out.push('_'),
        }
    }

    /// Elements of a list are no lists, but coordinates may hold a vector.
    fn all(&mut self, open: char, all: &[Operand], close: char) {
        self.out.push(open);
        for (i, op) in all.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.operand(op);
        }
        self.out.push(close);
    }

    fn based(&mut self, base: Base, offset: i64) {
        let f = self.f;
        match base {
            Base::Reg(r) => self.reg(r),
            Base::Special(s) => self.out.push_str(s.text()),
            Base::Absolute => {
                let _ = write!(self.out, "{offset}");
                return;
            }
            Base::Global(g) => self.out.push_str(symbol_name(self.module, g)),
            Base::Param(n) => self.out.push_str(&f.params[n as usize].name),
            Base::Ret(n) => self.out.push_str(&f.rets[n as usize].name),
            Base::Frame(n) => self.out.push_str(&f.frame[n as usize].name),
            Base::Slot(r, n) => {
                self.out
                    .push_str(&f.regions[r as usize].slots[n as usize].name);
            }
        }
        if offset != 0 {
            let _ = write!(self.out, "+{offset}");
        }
    }

    fn reg(&mut self, reg: Reg) {
        match self.renamed.as_ref().and_then(|names| names.get(&reg)) {
            Some((class, number)) => {
                let _ = write!(self.out, "{}{number}", class.prefix());
            }
            None => self.f.regs.write_name(reg, self.out),
        }
    }

    fn reg_or_sink(&mut self, reg: Option<Reg>) {
        match reg {
            Some(r) => self.reg(r),
            None => self.out.push('_'),
        }
    }

    fn note(&mut self, note: &Note) {
        self.out.push_str(" //!");
        if let Some(m) = &note.mem {
            let mut facts = Vec::new();
            facts.extend(m.align.map(|n| format!("align={n}")));
            facts.extend(m.invariant.then(|| "invariant".to_owned()));
            facts.extend(m.nontemporal.then(|| "nontemporal".to_owned()));
            facts.extend(m.dereferenceable.then(|| "dereferenceable".to_owned()));
            facts.extend(m.value.as_ref().map(|(name, n)| format!("val={name}+{n}")));
            let _ = write!(self.out, " mem({})", facts.join(","));
        }
        if !note.flags.is_empty() {
            let _ = write!(self.out, " flags({})", note.flags.join(","));
        }
        for (word, regs) in [
            ("kill", &note.kill),
            ("dead", &note.dead),
            ("undef", &note.undef),
        ] {
            if regs.is_empty() {
                continue;
            }
            let _ = write!(self.out, " {word}(");
            for (i, r) in regs.iter().enumerate() {
                if i > 0 {
                    self.out.push(',');
                }
                self.reg(*r);
            }
            self.out.push(')');
        }
    }
}
