//! The module of LLVM IR around PTX that was not made of any that we have: names, types and variables, read off the PTX.
//!
//! A parameter of 64 bits is a pointer if an address is made of it; an array is passed by value. Variables have their sizes and
//! nothing is known of what they hold, so that two modules that agree in their variables have the same skeleton.

use std::collections::BTreeSet;
use std::fmt::Write;
use tandem_ir::machine::forms::FormTable;
use tandem_ir::machine::func::{Base, InstData, MFunc, Op, Operand};
use tandem_ir::machine::module::{MGlobal, MModule, MParam};
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::types::{Kind, Space, Ty};

/// Layout and triple of the modules that NVPTX makes.
const HEAD: &str = "\
target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"
";

/// LLVM assembly with the variables, declarations and heads of a module; bodies do nothing.
pub fn skeleton(module: &MModule) -> String {
    let mut out = String::from(HEAD);
    for g in &module.globals {
        variable(g, &mut out);
    }
    for f in &module.funcs {
        if let Some(head) = head(module, f) {
            let _ = match f.has_body {
                true => writeln!(out, "define {head} {{\n  unreachable\n}}"),
                false => writeln!(out, "declare {head}"),
            };
        }
    }
    out
}

fn variable(g: &MGlobal, out: &mut String) {
    let space = super::nature::number(g.space);
    let size = g.size().unwrap_or(0);
    let align = g.alignment();
    let name = super::printed(&g.name);
    let constant = if g.space == Space::Const {
        "constant"
    } else {
        "global"
    };
    let _ = writeln!(
        out,
        "{name} = external addrspace({space}) {constant} [{size} x i8], align {align}"
    );
}

/// A function's head; `None` if its parameters have no counterpart.
fn head(module: &MModule, f: &MFunc) -> Option<String> {
    let pointers = addresses(f, &module.forms);
    let mut params = Vec::new();
    for (n, p) in f.params.iter().enumerate() {
        let is_pointer = p.pointee.is_some() || pointers.contains(&(n as u32));
        let ty = match p.array {
            Some(_) => format!("ptr byval([{} x i8]) align {}", p.size()?, p.alignment()),
            None if is_pointer && p.size() == Some(8) => "ptr".to_owned(),
            None => scalar(p)?,
        };
        params.push(match f.has_body {
            true => format!("{ty} %p{n}"),
            false => ty,
        });
    }
    let ret = match f.rets.first() {
        None => "void".to_owned(),
        Some(r) if r.array.is_none() => scalar(r)?,
        // Bytes that registers hold at once, as those of a vector are.
        Some(r) => match r.size()? {
            n @ (2 | 4 | 8) => format!("i{}", n * 8),
            _ => return None,
        },
    };
    let kernel = if f.is_entry { "ptx_kernel " } else { "" };
    let name = super::printed(&f.name);
    Some(format!("{kernel}{ret} {name}({})", params.join(", ")))
}

fn scalar(p: &MParam) -> Option<String> {
    match (p.ty, p.ty.kind()) {
        (Ty::F32, _) => Some("float".into()),
        (Ty::F64, _) => Some("double".into()),
        (_, Kind::Opaque | Kind::Pred) => None,
        (ty, _) => Some(format!("i{}", ty.bits())),
    }
}

/// Parameters that addresses are made of, as far as moves, sums and selections carry them.
fn addresses(f: &MFunc, forms: &FormTable) -> BTreeSet<u32> {
    let all: Vec<(&str, &InstData)> = f
        .insts
        .values()
        .filter_map(|i| match i.op {
            Op::Form(id) => Some((forms[id].family(), i)),
            _ => None,
        })
        .collect();
    let mut asked: BTreeSet<Reg> = BTreeSet::new();
    for (family, i) in &all {
        for op in &i.ops {
            match op {
                Operand::Address(Base::Reg(r), _) => asked.insert(*r),
                Operand::Reg(r) if *family == "cvta" && Some(op) == i.ops.get(1) => {
                    asked.insert(*r)
                }
                _ => false,
            };
        }
    }
    loop {
        let before = asked.len();
        for (family, i) in &all {
            let Some(Operand::Reg(d)) = i.ops.first() else {
                continue;
            };
            let from = match *family {
                "mov" | "add" | "selp" => 1,
                "sub" => 1,
                "mad" => 3,
                _ => continue,
            };
            if asked.contains(d) {
                let to = if *family == "sub" { 2 } else { i.ops.len() };
                let wide = i.ops.iter().take(to).skip(from).filter_map(|op| match op {
                    Operand::Reg(r) if r.class().bits() == 64 => Some(*r),
                    _ => None,
                });
                asked.extend(wide);
            }
        }
        if asked.len() == before {
            break;
        }
    }
    let loaded = all.iter().filter(|(family, _)| *family == "ld");
    loaded
        .filter_map(|(_, i)| match (i.ops.first(), i.ops.get(1)) {
            (Some(Operand::Reg(r)), Some(Operand::Address(Base::Param(n), 0))) => {
                asked.contains(r).then_some(*n)
            }
            _ => None,
        })
        .collect()
}
