//! Inline assembly: the template with its operands is read as PTX, and its instructions are taken over.

use super::function::{Res, Selector};
use super::types::{Scalar, leaves};
use super::values::{Parts, reg};
use rustc_hash::FxHashMap;
use tandem_ir::asm::{Constraint, ConstraintKind, constraints};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::machine::func::{Base, Op, Operand};
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::text;
use tandem_ir::machine::types::Ty;

/// The operands of a template, by number of their constraint.
#[derive(Default)]
struct Operands {
    /// What stands for each in the text.
    texts: Vec<String>,
    /// The registers of outputs.
    outputs: Vec<Option<Reg>>,
    /// Inputs that share a register with an output, and that register.
    tied: Vec<(Reg, Operand)>,
    /// Results that are not as wide as the register of their constraint, and that register.
    resized: Vec<(Reg, Reg)>,
}

impl Selector<'_, '_> {
    pub fn inline_asm(&mut self, i: Inst, n: u32) -> Res<()> {
        let asm = self.f.inline_asm(n).clone();
        let operands = self.operands(i, &asm.constraints)?;
        for (d, part) in operands.tied {
            let form = super::builder::mov(d.class());
            self.b.emit(form, &[reg(d), part]);
        }
        let template =
            String::from_utf8(asm.text.to_vec()).map_err(|_| "inline assembly that is no text")?;
        let text = substitute(&template, &operands.texts)?;
        self.take_over(&text)?;
        for (d, r) in operands.resized {
            let form = format!("cvt.u{}.u{}", d.class().bits(), r.class().bits());
            self.b.emit(&form, &[reg(d), reg(r)]);
        }
        Ok(())
    }
    fn operands(&mut self, i: Inst, text: &[u8]) -> Res<Operands> {
        let call = self.f.call(i).ok_or("a call")?;
        let args: Vec<_> = call.args().collect();
        let all = constraints(text).map_err(|e| format!("inline assembly: {}", e.message))?;
        let dests = self.result(i)?;
        let mut dest = dests.iter().copied();
        let mut arg = args.into_iter();
        let mut out = Operands::default();
        for c in &all {
            if c.indirect || c.kind == ConstraintKind::Label {
                return Err("inline assembly with an indirect operand or a label".into());
            }
            match c.kind {
                ConstraintKind::Output => {
                    let d = dest.next().ok_or("inline assembly with a wide result")?;
                    self.output(c, d, &mut out);
                }
                ConstraintKind::Input => {
                    let v = arg.next().ok_or("inline assembly without an argument")?;
                    self.input(c, v, &mut out)?;
                }
                _ => {}
            }
        }
        Ok(out)
    }
    fn output(&mut self, c: &Constraint, d: Reg, out: &mut Operands) {
        let r = match width(&c.code) {
            Some(class) if is_other_width(d.class(), class) => {
                let r = self.b.reg(class);
                out.resized.push((d, r));
                r
            }
            _ => d,
        };
        out.outputs.push(Some(r));
        out.texts.push(name(r));
    }
    fn input(&mut self, c: &Constraint, v: Value, out: &mut Operands) -> Res<()> {
        let parts: Parts = self.parts(v)?;
        let [part] = &parts[..] else {
            return Err("inline assembly with a wide operand".into());
        };
        out.outputs.push(None);
        if let Some(t) = c.tied {
            let d = out.outputs.get(t as usize).copied().flatten();
            let d = d.ok_or("inline assembly tied to no result")?;
            let s = leaves(self.h, self.f.value_type(v))?[0].scalar;
            let part = match part {
                Operand::Reg(r) if is_other_width(r.class(), d.class()) => {
                    reg(self.in_width(*r, s, d.class())?)
                }
                part => part.clone(),
            };
            out.tied.push((d, part));
            out.texts.push(out.texts[t as usize].clone());
        } else if matches!(c.code.as_str(), "n" | "i") {
            let Operand::Int(n, _) = part else {
                return Err("inline assembly with an immediate that is no number".into());
            };
            out.texts.push((*n as i64).to_string());
        } else {
            let s = leaves(self.h, self.f.value_type(v))?[0].scalar;
            let mut r = self.in_reg(part.clone(), s);
            if let Some(class) = width(&c.code)
                && is_other_width(r.class(), class)
            {
                r = self.in_width(r, s, class)?;
            }
            out.texts.push(name(r));
        }
        Ok(())
    }
    /// An integer or an address in a register of another width: cut, or with zeros above.
    fn in_width(&mut self, r: Reg, s: Scalar, class: Class) -> Res<Reg> {
        if class.bits() < r.class().bits() {
            return Ok(self.resized(class, r));
        }
        let d = self.b.reg(class);
        let (from, to) = (Scalar::Int(s.bits()), Scalar::Int(class.bits()));
        self.extend(d, to, &reg(r), from, false)?;
        Ok(d)
    }
    /// Instructions of a text, whose registers are ours by name.
    fn take_over(&mut self, text: &str) -> Res<()> {
        let mut module = format!(
            ".version 9.0\n.target {}\n.address_size 64\n.func f()\n{{\n",
            self.m.target_text()
        );
        for class in Class::ALL {
            let n = self.b.count(class);
            if n > 0 {
                let ty = declared(class).text();
                module.push_str(&format!(".reg .{ty} {}<{}>;\n", prefix(class), n + 1));
            }
        }
        let known: Vec<u32> = Class::ALL.iter().map(|c| self.b.count(*c)).collect();
        module.push_str(&format!(
            "// begin inline asm\n{text}\n// end inline asm\n}}\n"
        ));
        let read = text::parse(module.as_bytes(), "asm")
            .map_err(|d| format!("inline assembly: {}", d.message))?;
        let Some(func) = read.funcs.first() else {
            return Err("inline assembly: nothing".into());
        };
        if func.layout.len() > 1 {
            return Err("inline assembly with labels or branches".into());
        }
        // Registers that the text declares get numbers of their own.
        let mut new: FxHashMap<Reg, Reg> = FxHashMap::default();
        let number = self.m.next_asm();
        for &b in &func.layout {
            for &inst in &func.blocks[b].insts {
                let mut data = func.insts[inst].clone();
                if data.region.is_some() {
                    return Err("inline assembly with a call".into());
                }
                if let Op::Form(id) = data.op {
                    let spelling = read.forms[id].spelling.clone();
                    data.op = Op::Form(self.b.form(&spelling));
                }
                let mut rename = |r: Reg| {
                    let k = known[r.class() as usize - 1];
                    // Ours begin with number 0 of a group, which is index 1.
                    if r.index() >= 2 && r.index() <= k + 1 {
                        return Reg::new(r.class(), r.index() - 1);
                    }
                    *new.entry(r).or_insert_with(|| self.b.reg(r.class()))
                };
                if let Some(g) = &mut data.guard {
                    g.reg = rename(g.reg);
                }
                for op in &mut data.ops {
                    rename_operand(op, &mut rename)?;
                }
                data.asm = Some(number);
                data.loc = self.b.loc;
                self.b.push(data);
            }
        }
        Ok(())
    }
}

fn rename_operand(op: &mut Operand, rename: &mut impl FnMut(Reg) -> Reg) -> Res<()> {
    match op {
        Operand::Reg(r) | Operand::Not(r) => *r = rename(*r),
        Operand::Pair(a, b) => {
            for r in [a, b].into_iter().flatten() {
                *r = rename(*r);
            }
        }
        Operand::Address(base, _) | Operand::Symbol(base, _) => match base {
            Base::Reg(r) => *r = rename(*r),
            Base::Absolute | Base::Special(_) => {}
            _ => return Err("inline assembly that names a symbol".into()),
        },
        Operand::Vector(all) | Operand::List(all) | Operand::Coordinates(all) => {
            for op in all.iter_mut() {
                rename_operand(op, rename)?;
            }
        }
        Operand::Generic(..) | Operand::Label(_) | Operand::Table(_) | Operand::Proto(_) => {
            return Err("inline assembly that names a symbol".into());
        }
        _ => {}
    }
    Ok(())
}

/// The class of registers that a constraint asks for, if it is one of integers.
fn width(code: &str) -> Option<Class> {
    Some(match code {
        "c" | "h" => Class::Int16,
        "r" => Class::Int32,
        "l" | "N" => Class::Int64,
        _ => return None,
    })
}
/// Whether an integer of a class has to be brought to the width of another.
fn is_other_width(from: Class, to: Class) -> bool {
    let is_int = |c| matches!(c, Class::Int16 | Class::Int32 | Class::Int64);
    is_int(from) && is_int(to) && from != to
}

/// The type that a register is declared with where its name does not say which class it is of.
fn declared(class: Class) -> Ty {
    match class {
        Class::Float32 => Ty::F32,
        Class::Float64 => Ty::F64,
        Class::Half => Ty::F16,
        Class::Half2 => Ty::F16x2,
        class => class.declared(),
    }
}

/// A name that no template uses.
fn prefix(class: Class) -> String {
    format!("%tandem_{}_", &class.prefix()[1..])
}
fn name(r: Reg) -> String {
    format!("{}{}", prefix(r.class()), r.index())
}

/// A template with its operands: `$n`, `${n:modifier}`, `$$`.
fn substitute(template: &str, texts: &[String]) -> Res<String> {
    let mut out = String::new();
    let mut rest = template;
    let operand = |digits: &str| -> Res<&String> {
        let n: usize = digits
            .parse()
            .map_err(|_| "inline assembly with a wrong operand")?;
        texts
            .get(n)
            .ok_or_else(|| format!("inline assembly with operand ${n}, which it does not have"))
    };
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(r) = rest.strip_prefix('$') {
            out.push('$');
            rest = r;
        } else if let Some(r) = rest.strip_prefix('{') {
            let end = r.find('}').ok_or("inline assembly with '${' and no '}'")?;
            let inner = r[..end].split(':').next().unwrap_or("");
            out.push_str(operand(inner)?);
            rest = &r[end + 1..];
        } else {
            let end = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            out.push_str(operand(&rest[..end])?);
            rest = &rest[end..];
        }
    }
    out.push_str(rest);
    Ok(out)
}
