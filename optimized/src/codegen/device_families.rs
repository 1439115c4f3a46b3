//! `llvm.nvvm.*` by families of names: atomic operations whose name says the scope, loads of memory that stays as it is, old names of
//! casts and rotations, and the arithmetic of 16 bits (machine.md 6.5).
//!
//! Two values of 16 bits are packed into a register of 32 for the instruction, the first one low.

use super::builder::mov;
use super::function::{Res, Selector};
use super::memory::dotted;
use super::types::{Scalar, leaves};
use super::values::{reg, space_of, uimm};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::inst::Ordering;
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::Space;

impl Selector<'_, '_> {
    /// Whether a name belongs to one of the families; if so, its instruction is made.
    pub(super) fn nvvm_family(&mut self, i: Inst, parts: &[&str]) -> Res<bool> {
        match *parts {
            ["atomic", "load", op @ ("add" | "inc" | "dec"), ..] => {
                self.atomic_by_name(i, op, None)?;
            }
            ["atomic", op, "gen", "i" | "f", scope @ ("cta" | "sys"), ..] => {
                self.atomic_by_name(i, op, Some(scope))?;
            }
            [how @ ("ldg" | "ldu"), "global", ..] => self.unchanging_load(i, how == "ldg")?,
            ["ptr", _, "to", "gen", ..] | ["ptr", "gen", "to", ..] => self.cast_by_name(i)?,
            ["rotate", "b32" | "b64"] => self.rotation(i, true)?,
            ["rotate", "right", "b64"] => self.rotation(i, false)?,
            ["swap", "lo", "hi", "b64"] => self.swapped_halves(i)?,
            [op, ref how @ .., ty] => {
                let Some((form, least)) = packed_form(op, how, ty) else {
                    return Ok(false);
                };
                self.packed_instruction(i, &form, least)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
    /// Relaxed in the scope of the name; without one in the strongest order for all, as LLVM reads those names.
    fn atomic_by_name(&mut self, i: Inst, op: &str, scope: Option<&str>) -> Res<()> {
        let unknown = |_| String::new();
        let s = self.scalar_of(self.f.inst_type(i)).map_err(unknown)?;
        let (n, t) = (s.register_bits(), s.float_ty().text());
        let form = match (op, s) {
            ("add", Scalar::Float | Scalar::Double) => format!("add.{t}"),
            ("add", Scalar::Int(32)) => "add.s32".to_owned(),
            ("add", Scalar::Int(64)) => "add.u64".to_owned(),
            ("exch" | "cas" | "and" | "or" | "xor", Scalar::Int(32 | 64)) => format!("{op}.b{n}"),
            ("max" | "min", Scalar::Int(32 | 64)) => format!("{op}.s{n}"),
            ("inc" | "dec", Scalar::Int(32)) => format!("{op}.u32"),
            _ => return Err(String::new()),
        };
        let ptr = self.arg(i, 0)?;
        let a = self.addr(ptr)?;
        let shared = matches!(a.space, Space::Generic | Space::Global | Space::Shared);
        let with = match scope {
            _ if !shared => return Err(String::new()),
            Some(scope) => format!(".relaxed.{scope}{}", dotted(a.space)),
            None => self.atomic_modifiers(Ordering::SeqCst, None, a.space)?,
        };
        let mut ops = vec![
            reg(self.dest(i)?),
            Operand::Address(a.base, a.offset),
            self.arg_reg(i, 1)?,
        ];
        if op == "cas" {
            ops.push(self.arg_reg(i, 2)?);
        }
        self.b.emit(&format!("atom{with}.{form}"), &ops);
        Ok(())
    }
    /// `ldg` reads through the cache that sees no writes; `ldu` reads what is the same for a whole warp.
    fn unchanging_load(&mut self, i: Inst, cached: bool) -> Res<()> {
        let (ptr, align) = (self.arg(i, 0)?, self.arg(i, 1)?);
        let align = self.f.as_int(align).and_then(|n| n.as_u64());
        let align = align.filter(|a| a.is_power_of_two());
        let align = align.ok_or_else(String::new)?;
        let a = self.addr(ptr)?;
        if a.space != Space::Global {
            return Err(String::new());
        }
        let all = leaves(self.h, self.f.inst_type(i))?;
        let d = self.result(i)?;
        let form = if cached { "ld.global.nc" } else { "ldu.global" };
        self.load_leaves(form, a, align, &all, &d, false)
    }
    fn cast_by_name(&mut self, i: Inst) -> Res<()> {
        let v = self.arg(i, 0)?;
        let space = |ty: tandem_ir::types::Type| ty.address_space().map(space_of);
        let (from, to) = (space(self.f.value_type(v)), space(self.f.inst_type(i)));
        let (Some(from), Some(to)) = (from, to) else {
            return Err(String::new());
        };
        let a = self.addr(v)?;
        let r = match (from, to) {
            (_, Space::Generic) => self.generic(a),
            _ if a.space == to => self.address_reg(a),
            (Space::Generic, _) => {
                let g = self.value_reg(v)?;
                self.in_space(g, to)
            }
            _ => return Err(String::new()),
        };
        let d = self.dest(i)?;
        self.b.emit(mov(d.class()), &[reg(d), reg(r)]);
        Ok(())
    }
    /// A funnel shift of a value and itself; the amount has 32 bits.
    fn rotation(&mut self, i: Inst, left: bool) -> Res<()> {
        let s = self.scalar_of(self.f.inst_type(i))?;
        let (value, amount) = (self.arg_reg(i, 0)?, self.arg_part(i, 1)?);
        let amount = match (s, amount) {
            (Scalar::Int(64), n @ Operand::Reg(_)) => {
                reg(self.b.def(Class::Int64, "cvt.u64.u32", &[n]))
            }
            (_, n) => n,
        };
        let d = self.dest(i)?;
        self.funnel(d, left, s, &[value.clone(), value, amount])
    }
    fn swapped_halves(&mut self, i: Inst) -> Res<()> {
        let (d, value) = (self.dest(i)?, self.arg_reg(i, 0)?);
        let (low, high) = (self.b.reg(Class::Int32), self.b.reg(Class::Int32));
        let pair = |a: Reg, b: Reg| Operand::Vector([reg(a), reg(b)].into());
        self.b.emit("mov.b64", &[pair(low, high), value]);
        self.b.emit("mov.b64", &[reg(d), pair(high, low)]);
        Ok(())
    }
    /// An operand of one register, or two of 16 bits in one of 32.
    fn packed(&mut self, v: Value) -> Res<Operand> {
        let regs = self.regs(v)?;
        match regs[..] {
            [one] => Ok(reg(one)),
            [low, high] if low.class().bits() == 16 => {
                let both = Operand::Vector([reg(low), reg(high)].into());
                Ok(reg(self.b.def(Class::Int32, "mov.b32", &[both])))
            }
            _ => Err(String::new()),
        }
    }
    fn packed_instruction(&mut self, i: Inst, form: &str, least: u16) -> Res<()> {
        if self.m.sm() < least {
            return Err(format!("{form} before sm_{least}"));
        }
        let count = self.f.call(i).map_or(0, |c| c.num_args());
        let mut uses = Vec::new();
        for n in 0..count {
            let v = self.arg(i, n)?;
            uses.push(self.packed(v)?);
        }
        let d = self.result(i)?;
        match d[..] {
            [one] => {
                let r = self.b.def(one.class(), form, &uses);
                self.b.emit(mov(one.class()), &[reg(one), reg(r)]);
            }
            [low, high] if low.class().bits() == 16 => {
                let r = self.b.def(Class::Int32, form, &uses);
                let both = Operand::Vector([reg(low), reg(high)].into());
                self.b.emit("mov.b32", &[both, reg(r)]);
            }
            _ => return Err(String::new()),
        }
        Ok(())
    }

    /// Casts of vectors of pointers, lane by lane.
    pub(super) fn space_cast_lanes(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        let v = f.operand(i, 0);
        let from = leaves(self.h, f.value_type(v))?;
        let to = leaves(self.h, f.inst_type(i))?;
        let (regs, d) = (self.regs(v)?, self.result(i)?);
        for (n, d) in d.into_iter().enumerate() {
            let (Scalar::Ptr(a, _), Scalar::Ptr(b, _)) = (from[n].scalar, to[n].scalar) else {
                return Err("addrspacecast of these vectors".into());
            };
            let r = match (space_of(a), space_of(b)) {
                (a, b) if a == b => regs[n],
                (a, Space::Generic) => self.generic_of(regs[n], a),
                (Space::Generic, b) => self.in_space(regs[n], b),
                _ => return Err("addrspacecast between two spaces that are not generic".into()),
            };
            self.b.emit(mov(d.class()), &[reg(d), reg(r)]);
        }
        Ok(())
    }
    /// `llvm.ptrmask`: bits of an address.
    pub(super) fn pointer_mask(&mut self, i: Inst) -> Res<()> {
        let (v, mask) = (self.arg(i, 0)?, self.arg(i, 1)?);
        let (address, mask) = (self.regs(v)?, self.parts(mask)?);
        let d = self.result(i)?;
        for ((d, a), m) in d.into_iter().zip(address).zip(mask) {
            let form = format!("and.b{}", d.class().bits());
            self.b.emit(&form, &[reg(d), reg(a), m]);
        }
        Ok(())
    }

    // ----- variable arguments ----------------------------------------------------------------------------------------

    /// `va_start`: a list is the address of the next argument, at first that of the buffer, which is the last parameter.
    pub(super) fn list_start(&mut self, i: Inst) -> Res<()> {
        let ty = self.h.globals[self.f.global].ty;
        let of = self
            .h
            .types
            .as_function(ty)
            .map(|(_, params, vararg)| (params.len(), vararg));
        let Some((count, true)) = of else {
            return Err("va_start in a function without variable arguments".into());
        };
        let from = Operand::Address(tandem_ir::machine::func::Base::Param(count as u32), 0);
        let buffer = self.b.def(Class::Int64, "ld.param.b64", &[from]);
        let list = self.arg(i, 0)?;
        self.set_list(list, buffer)
    }
    pub(super) fn list_copy(&mut self, i: Inst) -> Res<()> {
        let (to, from) = (self.arg(i, 0)?, self.arg(i, 1)?);
        let next = self.next_of_list(from)?;
        self.set_list(to, next)
    }
    /// `va_arg`: an argument lies at the next multiple of its type's alignment.
    pub(super) fn list_argument(&mut self, i: Inst) -> Res<()> {
        let (list, ty) = (self.f.operand(i, 0), self.f.inst_type(i));
        let align = self.h.layout.abi_align(&self.h.types, ty).bytes();
        let size = self.h.layout.alloc_size(&self.h.types, ty);
        let size = size.ok_or("va_arg of a type without a size")?;
        let mut at = self.next_of_list(list)?;
        if align > 1 {
            let up = self
                .b
                .def(Class::Int64, "add.s64", &[reg(at), uimm(align - 1)]);
            let mask = super::values::imm(align.wrapping_neg(), 64);
            at = self.b.def(Class::Int64, "and.b64", &[reg(up), mask]);
        }
        let a = super::values::Addr {
            space: Space::Generic,
            base: tandem_ir::machine::func::Base::Reg(at),
            offset: 0,
        };
        let all = leaves(self.h, ty)?;
        let d = self.result(i)?;
        let behind = self.b.def(Class::Int64, "add.s64", &[reg(at), uimm(size)]);
        self.load_leaves("ld", a, align, &all, &d, false)?;
        self.set_list(list, behind)
    }
    fn next_of_list(&mut self, list: Value) -> Res<Reg> {
        let a = self.addr(list)?;
        let form = format!("ld{}.b64", dotted(a.space));
        let from = Operand::Address(a.base, a.offset);
        Ok(self.b.def(Class::Int64, &form, &[from]))
    }
    fn set_list(&mut self, list: Value, next: Reg) -> Res<()> {
        let a = self.addr(list)?;
        let form = format!("st{}.b64", dotted(a.space));
        self.b
            .emit(&form, &[Operand::Address(a.base, a.offset), reg(next)]);
        Ok(())
    }
}

/// The instruction of an intrinsic on values of 16 bits, or of one that ends in them, with the least processor that has it.
fn packed_form(op: &str, how: &[&str], ty: &str) -> Option<(String, u16)> {
    let (mut ftz, mut sat, mut relu, mut nan) = ("", "", "", "");
    let (mut signs, mut round) = ("", "");
    // What follows the operation, in the order in which names have it.
    let mut words = how.iter().chain([&ty]).peekable();
    let mut last = None;
    while let Some(word) = words.next() {
        match *word {
            "rn" => round = ".rn",
            "rz" => round = ".rz",
            "rna" => round = ".rna",
            "approx" => round = ".approx",
            "ftz" => ftz = ".ftz",
            "sat" => sat = ".sat",
            "relu" => relu = ".relu",
            "nan" => nan = ".NaN",
            "xorsign" if words.next_if(|w| **w == "abs").is_some() => signs = ".xorsign.abs",
            "f16" | "f16x2" | "bf16" | "bf16x2" | "f" if words.peek().is_none() => {
                last = Some(*word);
            }
            _ => return None,
        }
    }
    let brain = last.is_some_and(|t| t.starts_with('b'));
    let short = last.is_some_and(|t| t != "f");
    if brain && !(ftz.is_empty() && sat.is_empty()) {
        return None;
    }
    let empty = |all: &[&str]| all.iter().all(|m| m.is_empty());
    let of = last.unwrap_or("");
    match op {
        "fma" if short && round == ".rn" && empty(&[nan, signs]) => {
            let least = if relu.is_empty() && !brain { 53 } else { 80 };
            Some((format!("fma.rn{ftz}{sat}{relu}.{of}"), least))
        }
        "fmin" | "fmax" if empty(&[round, sat, relu]) => {
            let least = if signs.is_empty() { 80 } else { 86 };
            let of = match of {
                "f" if !signs.is_empty() => "f32",
                _ if short => of,
                _ => return None,
            };
            Some((format!("{}{ftz}{nan}{signs}.{of}", &op[1..]), least))
        }
        "neg" | "abs" if brain && empty(&[round, relu, nan, signs]) => {
            Some((format!("{op}.{of}"), 80))
        }
        "ex2" if short && !brain && round == ".approx" && empty(&[ftz, sat, relu, nan, signs]) => {
            Some((format!("ex2.approx.{of}"), 75))
        }
        "f2tf32" if last.is_none() && round == ".rna" && empty(&[ftz, sat, relu, nan, signs]) => {
            Some(("cvt.rna.tf32.f32".into(), 80))
        }
        "f2bf16" | "ff2bf16x2" | "ff2f16x2"
            if last.is_none()
                && matches!(round, ".rn" | ".rz")
                && empty(&[ftz, sat, nan, signs]) =>
        {
            let to = op.split_once('2').map_or("", |t| t.1);
            Some((format!("cvt{round}{relu}.{to}.f32"), 80))
        }
        _ => None,
    }
}
