//! Inline assembly (machine.md 6.5): the text with registers in the place of its operands, in braces of its own.
//!
//! The text is read by itself first, as the body of a function: what cannot be read, or is not well formed, is refused here.

use super::body::Body;
use super::types::{Class, Reg, Res, leaves};
use tandem_ir::asm::{self, Constraint, ConstraintKind};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::machine::text;
use tandem_ir::machine::verify::{Level, verify};
use tandem_ir::types::Type;

impl Body<'_> {
    /// A call of inline assembly, by its number in the function.
    pub fn inline_asm(&mut self, i: Inst, number: u32) -> Res<()> {
        let f = self.f;
        let source = f.inline_asm(number);
        let unread = |why: String| format!("inline assembly: {why}");
        if source.intel {
            return Err(unread("inteldialect".into()));
        }
        let constraints =
            asm::constraints(&source.constraints).map_err(|e| unread(e.to_string()))?;
        let template = std::str::from_utf8(&source.text).map_err(|_| unread("no text".into()))?;
        let shadows = template.contains(".reg")
            && template
                .split(".reg")
                .skip(1)
                .any(|t| t.split(';').next().is_some_and(|names| names.contains('%')));
        if shadows {
            return Err(unread("registers whose names begin with '%'".into()));
        }
        let results = self.results_of(i, &constraints)?;
        let mut given = f
            .call(i)
            .ok_or("a call")?
            .args()
            .collect::<Vec<Value>>()
            .into_iter();
        let mut made = results.iter();
        let mut operands: Vec<Option<String>> = Vec::new();
        let mut outputs = Vec::new();
        for c in &constraints {
            operands.push(match c.kind {
                _ if c.indirect => return Err(unread("an indirect operand".into())),
                ConstraintKind::Output => {
                    let ty = *made.next().ok_or("a result of inline assembly")?;
                    let r = self.fresh(class_of(c)?);
                    outputs.push((r, ty));
                    Some(r.to_string())
                }
                ConstraintKind::Input => {
                    let v = given.next().ok_or("an operand of inline assembly")?;
                    Some(self.asm_input(c, v, &outputs)?)
                }
                ConstraintKind::Clobber => None,
                ConstraintKind::Label => return Err(unread("a label".into())),
            });
        }
        let written = substituted(template, &operands)?;
        self.try_alone(&written)?;
        self.raw("\t// begin inline asm\n\t{");
        self.raw(&format!("\t{}", written.trim()));
        self.raw("\t}\n\t// end inline asm");
        let mut all = Vec::new();
        for (r, ty) in outputs {
            all.extend(self.value_of_asm(r, ty)?);
        }
        self.define(i, &all)
    }
    /// The types of the results: that of the call, or its fields if there are several.
    fn results_of(&self, i: Inst, constraints: &[Constraint]) -> Res<Vec<Type>> {
        let ty = self.f.inst_type(i);
        let n = constraints.iter().filter(|c| c.is_result()).count();
        match (n, self.h.types.struct_fields(ty)) {
            (0, _) => Ok(Vec::new()),
            (1, None) => Ok(vec![ty]),
            (n, Some((fields, _))) if fields.len() == n => Ok(fields.to_vec()),
            _ => Err("results of inline assembly".into()),
        }
    }
    /// An operand as it is written: a register as wide as the constraint says, or a number.
    fn asm_input(&mut self, c: &Constraint, v: Value, outputs: &[(Reg, Type)]) -> Res<String> {
        if matches!(&*c.code, "n" | "i") {
            let n = self.f.as_int(v).and_then(|n| n.as_i64());
            return Ok(n.ok_or("an immediate that is no number")?.to_string());
        }
        let ty = self.f.value_type(v);
        let regs = self.operand(v)?;
        let tied = c.tied.and_then(|n| outputs.get(n as usize)).map(|o| o.0);
        let class = match tied {
            Some(r) => r.class,
            None => class_of(c)?,
        };
        let value = match (&regs[..], class) {
            ([one], class) if one.class == class => *one,
            ([one], class) if (ty.is_int() || ty.is_ptr()) && class != Class::Pred => {
                let width = ty.int_width().unwrap_or(one.class.bits());
                self.zext_to(*one, width, class)
            }
            _ if self.h.layout.size_bits(&self.h.types, ty) == Some(u64::from(class.bits())) => {
                self.bitcast(ty, Type::int(class.bits()), &regs)?[0]
            }
            _ => return Err("an operand of inline assembly of another width".into()),
        };
        Ok(match tied {
            // The output begins with the value.
            Some(r) => {
                self.copy(r, value);
                r.to_string()
            }
            None => value.to_string(),
        })
    }
    /// What came out of a register, as a value of a type.
    fn value_of_asm(&mut self, r: Reg, ty: Type) -> Res<Vec<Reg>> {
        let all = leaves(self.h, ty)?;
        match &all[..] {
            [one] if one.scalar.class() == r.class => Ok(vec![r]),
            [one] if one.scalar.class() == Class::Pred => Ok(vec![self.bit_to_pred(r)]),
            [one] if (ty.is_int() || ty.is_ptr()) && r.class != Class::Pred => {
                Ok(vec![self.resize(r, one.scalar.class())])
            }
            _ if self.h.layout.size_bits(&self.h.types, ty) == Some(u64::from(r.bits())) => {
                self.bitcast(Type::int(r.bits()), ty, &[r])
            }
            _ => Err("a result of inline assembly of another width".into()),
        }
    }
    /// Reads and checks the text as a function of its own, with all registers declared and written.
    fn try_alone(&self, written: &str) -> Res<()> {
        let target = self.names.target_line();
        let declared = self.declarations();
        let alone =
            format!("{target}.func alone()\n{{\n{declared}\t{{\n{written}\n\t}}\n\tret;\n}}\n");
        let module = text::parse(alone.as_bytes(), "asm")
            .map_err(|e| format!("inline assembly: {}", e.message))?;
        match verify(&module, Level::Parsed).first() {
            None => Ok(()),
            Some(p) => Err(format!("inline assembly: {}: {}", p.rule, p.message)),
        }
    }
}

/// The register that a constraint asks for.
fn class_of(c: &Constraint) -> Res<Class> {
    match &*c.code {
        "b" => Ok(Class::Pred),
        "h" | "c" => Ok(Class::B16),
        "r" | "f" => Ok(Class::B32),
        "l" | "d" | "N" => Ok(Class::B64),
        other => Err(format!("inline assembly: the constraint '{other}'")),
    }
}

/// The text with operands put in: `$1`, `${1}`; `$$` is a dollar.
fn substituted(template: &str, operands: &[Option<String>]) -> Res<String> {
    let mut out = String::new();
    let mut rest = template;
    while let Some((front, back)) = rest.split_once('$') {
        out.push_str(front);
        if let Some(after) = back.strip_prefix('$') {
            out.push('$');
            rest = after;
            continue;
        }
        let braced = back.strip_prefix('{');
        let text = braced.unwrap_or(back);
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let operand = text[..digits]
            .parse()
            .ok()
            .and_then(|n: usize| operands.get(n)?.clone());
        out.push_str(&operand.ok_or("inline assembly: an operand that is not there")?);
        rest = &text[digits..];
        if braced.is_some() {
            rest = rest
                .strip_prefix('}')
                .ok_or("inline assembly: a modifier of an operand")?;
        }
    }
    out.push_str(rest);
    Ok(out)
}
