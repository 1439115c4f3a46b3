//! Families of `llvm.nvvm.*` that older front ends write, and those of formats of 16 bits (machine.md 6.5): atomic operations
//! with a scope in the name, loads of memory that nobody writes, rotations, casts between spaces, arithmetic of `f16` and `bf16`.
//!
//! Two values of 16 bits that PTX works on together stand in one register of 32, the first one low.

use super::body::{Body, put};
use super::memory::Place;
use super::types::{Class, Reg, Res, leaves, scalar};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::inst::Ordering;

impl Body<'_> {
    /// A call by its name behind `llvm.nvvm.`; none if the name belongs to none of these.
    pub fn device_family(&mut self, i: Inst, name: &str) -> Option<Res<()>> {
        if let Some(rest) = name.strip_prefix("atomic.") {
            return self.named_atomic(i, rest);
        }
        if name.starts_with("ldg.global.") || name.starts_with("ldu.global.") {
            return Some(self.read_only_load(i, name));
        }
        if name.starts_with("ptr.") && (name.contains(".to.gen.") || name.contains(".gen.to.")) {
            return Some(self.named_cast(i));
        }
        if let Some(made) = self.rotated(i, name) {
            return Some(made.and_then(|d| self.define(i, &[d])));
        }
        let (line, sm) = of_16_bits(name).or_else(|| conversion(name))?;
        if self.names.sm < sm {
            return Some(Err(format!("llvm.nvvm.{name} before sm_{sm}")));
        }
        Some(self.on_packed(i, &line))
    }
    /// `atomic.add.gen.i.cta.i32.p0`: relaxed, in the scope of the name. `atomic.load.add.f32.p0` and its like are what a front end
    /// wrote before there was `atomicrmw`, in its strongest order.
    fn named_atomic(&mut self, i: Inst, rest: &str) -> Option<Res<()>> {
        let parts: Vec<&str> = rest.split('.').collect();
        let (op, scope) = match parts[..] {
            ["load", op @ ("add" | "inc" | "dec"), ..] => (op, None),
            [op, "gen", "i" | "f", scope @ ("cta" | "sys"), ..] => (op, Some(scope)),
            _ => return None,
        };
        let float = self.f.inst_type(i).is_float();
        let width = self.f.inst_type(i).int_width();
        let n = match (width, float) {
            (Some(n @ (32 | 64)), _) => n,
            (None, true) => scalar(self.h, self.f.inst_type(i)).ok()?.width(),
            _ => return None,
        };
        let word = match (op, n) {
            ("add", 32 | 64) if float => format!("add.f{n}"),
            ("add", _) if !float => format!("add.u{n}"),
            ("exch" | "cas", _) if !float => format!("{op}.b{n}"),
            ("max" | "min", _) if !float => format!("{op}.s{n}"),
            ("inc" | "dec", 32) if !float => format!("{op}.u32"),
            ("and" | "or" | "xor", _) if !float => format!("{op}.b{n}"),
            _ => return None,
        };
        Some(self.written_atomic(i, &word, scope))
    }
    fn written_atomic(&mut self, i: Inst, word: &str, scope: Option<&str>) -> Res<()> {
        let space = self.atomic_space(self.argument_value(i, 0)?)?;
        let args: Vec<Value> = self.f.call(i).ok_or("a call")?.args().collect();
        let regs: Vec<Reg> = args
            .into_iter()
            .map(|v| self.single(v))
            .collect::<Res<_>>()?;
        let (base, values) = regs.split_first().ok_or("an atomic operation of nothing")?;
        let order = match scope {
            Some(scope) => format!(".relaxed.{scope}"),
            None => self.ordered(Ordering::SeqCst, ".sys"),
        };
        let list: String = values.iter().map(|r| format!(", {r}")).collect();
        let d = self.registers(self.f.inst_type(i))?[0];
        put!(self, "atom{order}{space}.{word} {d}, [{base}]{list}");
        self.define(i, &[d])
    }
    /// `ldg`: the load through the cache that sees no writes; `ldu`: one whose address is the same for a whole warp.
    fn read_only_load(&mut self, i: Inst, name: &str) -> Res<()> {
        let unknown = || format!("llvm.nvvm.{name}");
        let (ptr, align) = (self.argument_value(i, 0)?, self.argument_value(i, 1)?);
        let align = self.f.as_int(align).and_then(|n| n.as_u64());
        let align = align.filter(|a| a.is_power_of_two()).ok_or_else(unknown)?;
        if self.space_of(ptr)? != 1 {
            return Err(unknown());
        }
        let base = self.single(ptr)?;
        let all = leaves(self.h, self.f.inst_type(i))?;
        let word = match name.starts_with("ldg") {
            true => "ld.global.nc",
            false => "ldu.global",
        };
        let made = self.load_leaves(word, &Place::Reg(base), &all, align)?;
        self.define(i, &made)
    }
    /// `ptr.shared.to.gen.p0.p3`: what `addrspacecast` is today.
    fn named_cast(&mut self, i: Inst) -> Res<()> {
        let v = self.argument_value(i, 0)?;
        let from = scalar(self.h, self.f.value_type(v))?;
        let to = scalar(self.h, self.f.inst_type(i))?;
        let r = self.single(v)?;
        let d = self.in_space(from, to, r)?;
        self.define(i, &[d])
    }
    /// Rotations are funnel shifts of a value with itself.
    fn rotated(&mut self, i: Inst, name: &str) -> Option<Res<Reg>> {
        let (left, width) = match name {
            "rotate.b32" => (true, 32),
            "rotate.b64" => (true, 64),
            "rotate.right.b64" => (false, 64),
            "swap.lo.hi.b64" => (true, 64),
            _ => return None,
        };
        let value = self.argument_value(i, 0).and_then(|v| self.single(v));
        let by = match name {
            "swap.lo.hi.b64" => Ok(self.number_in(Class::B64, 32)),
            _ => self.argument_value(i, 1).and_then(|v| self.single(v)),
        };
        let (Ok(value), Ok(by)) = (value, by) else {
            return None;
        };
        let by = self.resize(by, value.class);
        Some(self.funnel(left, width, value, value, by))
    }
    /// An instruction whose operands are registers of 16 bits, pairs of them in one of 32 bits, or others as they are.
    fn on_packed(&mut self, i: Inst, line: &str) -> Res<()> {
        let args: Vec<Value> = self.f.call(i).ok_or("a call")?.args().collect();
        let mut list = Vec::new();
        for v in args {
            list.push(match self.operand(v)?[..] {
                [one] => one,
                [low, high] if low.class == Class::B16 => {
                    let d = self.fresh(Class::B32);
                    put!(self, "mov.b32 {d}, {{{low}, {high}}}");
                    d
                }
                _ => return Err(format!("an operand of {line}")),
            });
        }
        let list: Vec<String> = list.iter().map(Reg::to_string).collect();
        let list = list.join(", ");
        match self.registers(self.f.inst_type(i))?[..] {
            [d] => {
                put!(self, "{line} {d}, {list}");
                self.define(i, &[d])
            }
            [low, high] if low.class == Class::B16 => {
                let d = self.fresh(Class::B32);
                put!(self, "{line} {d}, {list}");
                put!(self, "mov.b32 {{{low}, {high}}}, {d}");
                self.define(i, &[low, high])
            }
            _ => Err(format!("the result of {line}")),
        }
    }
}

/// Arithmetic of formats of 16 bits, and extremes with the sign of both operands: the instruction and the least processor.
fn of_16_bits(name: &str) -> Option<(String, u16)> {
    let parts: Vec<&str> = name.split('.').collect();
    let ([op, how @ ..], ty) = (&parts[..parts.len() - 1], parts[parts.len() - 1]) else {
        return None;
    };
    let brain = matches!(ty, "bf16" | "bf16x2");
    let short = brain || matches!(ty, "f16" | "f16x2");
    let only = |known: &[&str]| how.iter().all(|m| known.contains(m));
    let mark = |m: &str| match how.contains(&m) {
        true => format!(".{m}"),
        false => String::new(),
    };
    if brain && (how.contains(&"ftz") || how.contains(&"sat")) {
        return None;
    }
    let ftz = mark("ftz");
    Some(match *op {
        "fma" if short && how.first() == Some(&"rn") && only(&["rn", "ftz", "sat", "relu"]) => {
            let least = if brain || how.contains(&"relu") {
                80
            } else {
                53
            };
            let (sat, relu) = (mark("sat"), mark("relu"));
            (format!("fma.rn{ftz}{sat}{relu}.{ty}"), least)
        }
        "fmin" | "fmax" if only(&["ftz", "nan", "xorsign", "abs"]) => {
            let signs = how.contains(&"xorsign");
            let ty = match ty {
                "f" if signs => "f32",
                ty if short => ty,
                _ => return None,
            };
            let nan = if how.contains(&"nan") { ".NaN" } else { "" };
            let (least, signs) = if signs {
                (86, ".xorsign.abs")
            } else {
                (80, "")
            };
            (format!("{}{ftz}{nan}{signs}.{ty}", &op[1..]), least)
        }
        "abs" | "neg" if brain && how.is_empty() => (format!("{op}.{ty}"), 80),
        "ex2" if how == ["approx"] && short && !brain => (format!("ex2.approx.{ty}"), 75),
        _ => return None,
    })
}

/// Conversions of singles to formats of 16 bits and to `tf32`: one, or two, of which the first operand is the upper half.
fn conversion(name: &str) -> Option<(String, u16)> {
    if name == "f2tf32.rna" {
        return Some(("cvt.rna.tf32.f32".into(), 80));
    }
    let (what, how) = name.split_once('.')?;
    let to = match what {
        "ff2f16x2" => "f16x2",
        "ff2bf16x2" => "bf16x2",
        "f2bf16" => "bf16",
        _ => return None,
    };
    let relu = how.strip_suffix(".relu");
    let round = relu.unwrap_or(how);
    let relu = if relu.is_some() { ".relu" } else { "" };
    matches!(round, "rn" | "rz").then(|| (format!("cvt.{round}{relu}.{to}.f32"), 80))
}
