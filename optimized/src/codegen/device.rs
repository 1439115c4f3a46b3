//! Intrinsics of the device, `llvm.nvvm.*` (machine.md 6.5): barriers, shuffles, votes, special registers, and mathematics.

use super::function::{Res, Selector};
use super::types::Scalar;
use super::values::{reg, uimm};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::inst::IntPredicate;
use tandem_ir::machine::func::{Base, Operand};
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::special::SReg;

impl Selector<'_, '_> {
    /// An intrinsic of NVVM; the error is empty where its name is not known.
    pub(super) fn nvvm(&mut self, i: Inst, name: &str) -> Res<()> {
        if let Some(sreg) = name.strip_prefix("read.ptx.sreg.") {
            return self.special(i, sreg);
        }
        let parts: Vec<&str> = name.split('.').collect();
        match parts[..] {
            ["barrier0"] | ["barrier", "cta", "sync", "aligned", "all"] => {
                let id = match parts[0] {
                    "barrier0" => uimm(0),
                    _ => self.barrier(i)?,
                };
                self.b.emit("bar.sync", &[id]);
                Ok(())
            }
            ["barrier", "cta", "sync", "aligned", "count"]
            | ["barrier", "cta", "sync", "count"] => {
                let ops = [self.barrier(i)?, self.threads_at_barrier(i)?];
                self.b.emit(
                    if parts[3] == "aligned" {
                        "bar.sync"
                    } else {
                        "barrier.sync"
                    },
                    &ops,
                );
                Ok(())
            }
            ["barrier", "cta", "sync", "all"] => {
                let id = self.barrier(i)?;
                self.b.emit("barrier.sync", &[id]);
                Ok(())
            }
            ["barrier", "cta", "arrive", "aligned", "count"]
            | ["barrier", "cta", "arrive", "count"] => {
                let ops = [self.barrier(i)?, self.threads_at_barrier(i)?];
                let family = family(parts[3]);
                self.b.emit(&format!("{family}.arrive"), &ops);
                Ok(())
            }
            [
                "barrier",
                "cta",
                "red",
                op,
                "aligned",
                who @ ("all" | "count"),
            ]
            | ["barrier", "cta", "red", op, who @ ("all" | "count")] => {
                let d = self.dest(i)?;
                let mut ops = vec![self.barrier(i)?];
                if who == "count" {
                    ops.push(self.threads_at_barrier(i)?);
                }
                let v = self.arg(i, ops.len())?;
                ops.push(reg(self.as_predicate(v)?));
                self.barrier_reduction(d, family(parts[4]), op, &ops)
            }
            ["barrier0", op @ ("popc" | "and" | "or")] => {
                let d = self.dest(i)?;
                let v = self.arg(i, 0)?;
                let p = self.as_predicate(v)?;
                self.barrier_reduction(d, "bar", op, &[uimm(0), reg(p)])
            }
            ["barrier", "n"] | ["bar", "sync"] => {
                let id = self.barrier(i)?;
                self.b.emit("bar.sync", &[id]);
                Ok(())
            }
            ["barrier", "sync"] => {
                let id = self.barrier(i)?;
                self.b.emit("barrier.sync", &[id]);
                Ok(())
            }
            ["barrier", "sync", "cnt"] => {
                let ops = [self.barrier(i)?, self.threads_at_barrier(i)?];
                self.b.emit("barrier.sync", &ops);
                Ok(())
            }
            ["match", "all", "sync", "i32p" | "i64p"] => self.match_all(i),
            ["elect", "sync"] => {
                let d = self.result(i)?;
                let mask = self.arg_part(i, 0)?;
                let to = Operand::Pair(d.first().copied(), d.get(1).copied());
                self.b.emit("elect.sync", &[to, mask]);
                Ok(())
            }
            [
                "isspacep",
                space @ ("global" | "shared" | "const" | "local"),
            ] => {
                let d = self.dest(i)?;
                let address = self.arg_reg(i, 0)?;
                self.b
                    .emit(&format!("isspacep.{space}"), &[reg(d), address]);
                Ok(())
            }
            ["lohi", "i2d"] => {
                let d = self.dest(i)?;
                let both = [self.arg_reg(i, 0)?, self.arg_reg(i, 1)?];
                self.b
                    .emit("mov.b64", &[reg(d), Operand::Vector(both.into())]);
                Ok(())
            }
            ["d2i", half @ ("lo" | "hi")] => self.half_of_double(i, half == "hi"),
            ["fns"] => self.in_registers(i, "fns.b32"),
            ["idp4a", a @ ("s" | "u"), b @ ("s" | "u")] => {
                self.in_registers(i, &format!("dp4a.{a}32.{b}32"))
            }
            ["idp2a", a @ ("s" | "u"), b @ ("s" | "u")] => {
                let half = self.arg(i, 2)?;
                let part = match self.f.as_bool(half) {
                    Some(true) => "hi",
                    Some(false) => "lo",
                    None => return Err(String::new()),
                };
                let mut ops = vec![reg(self.dest(i)?)];
                for n in [0, 1, 3] {
                    ops.push(self.arg_reg(i, n)?);
                }
                self.b.emit(&format!("dp2a.{part}.{a}32.{b}32"), &ops);
                Ok(())
            }
            ["prmt", mode @ ("f4e" | "b4e")] => self.in_registers(i, &format!("prmt.b32.{mode}")),
            ["prmt", mode @ ("rc8" | "ecl" | "ecr" | "rc16")] => {
                let d = self.dest(i)?;
                let (value, selector) = (self.arg_reg(i, 0)?, self.arg_part(i, 1)?);
                self.b.emit(
                    &format!("prmt.b32.{mode}"),
                    &[reg(d), value, uimm(0), selector],
                );
                Ok(())
            }
            ["mulhi", ty] | ["mul24", ty] | ["sad", ty] => {
                let t = match ty {
                    "i" => "s32",
                    "ui" => "u32",
                    "ll" if parts[0] == "mulhi" => "s64",
                    "ull" if parts[0] == "mulhi" => "u64",
                    _ => return Err(String::new()),
                };
                let word = match parts[0] {
                    "mulhi" => "mul.hi",
                    "mul24" => "mul24.lo",
                    other => other,
                };
                self.in_registers(i, &format!("{word}.{t}"))
            }
            ["cp", "async", "commit", "group"] => {
                self.b.emit("cp.async.commit_group", &[]);
                Ok(())
            }
            ["cp", "async", "wait", "all"] => {
                self.b.emit("cp.async.wait_all", &[]);
                Ok(())
            }
            ["cp", "async", "wait", "group"] => {
                let n = self.arg_part(i, 0)?;
                self.b.emit("cp.async.wait_group", &[n]);
                Ok(())
            }
            [
                "cp",
                "async",
                how @ ("ca" | "cg"),
                "shared",
                "global",
                bytes,
            ] => {
                let n = bytes.parse().map_err(|_| String::new())?;
                let mut ops = Vec::new();
                for k in 0..2 {
                    let Operand::Reg(r) = self.arg_reg(i, k)? else {
                        return Err(String::new());
                    };
                    ops.push(Operand::Address(Base::Reg(r), 0));
                }
                ops.push(uimm(n));
                self.b.emit(&format!("cp.async.{how}.shared.global"), &ops);
                Ok(())
            }
            ["bar", "warp", "sync"] => {
                let mask = self.arg_part(i, 0)?;
                self.b.emit("bar.warp.sync", &[mask]);
                Ok(())
            }
            ["membar", level @ ("cta" | "gl" | "sys")] => {
                self.b.emit(&format!("membar.{level}"), &[]);
                Ok(())
            }
            ["shfl", "sync", mode, ty] => self.shuffle(i, mode, ty),
            ["vote", mode, "sync"] => {
                let d = self.dest(i)?;
                let mask = self.arg_part(i, 0)?;
                let v = self.arg(i, 1)?;
                let p = self.as_predicate(v)?;
                let ty = if mode == "ballot" { "b32" } else { "pred" };
                self.b
                    .emit(&format!("vote.sync.{mode}.{ty}"), &[reg(d), reg(p), mask]);
                Ok(())
            }
            ["match", "any", "sync", _] => {
                let n = self.scalar_of(self.f.value_type(self.arg(i, 1)?))?.bits();
                let form = format!("match.any.sync.b{n}");
                self.plain(i, &form, &[1, 0])
            }
            ["redux", "sync", op] => {
                let form = match op {
                    "add" | "min" | "max" => format!("redux.sync.{op}.s32"),
                    "umin" | "umax" => format!("redux.sync.{}.u32", &op[1..]),
                    "and" | "or" | "xor" => format!("redux.sync.{op}.b32"),
                    _ => return Err(String::new()),
                };
                self.plain(i, &form, &[0, 1])
            }
            ["activemask"] => {
                let d = self.dest(i)?;
                self.b.emit("activemask.b32", &[reg(d)]);
                Ok(())
            }
            ["nanosleep"] => {
                let n = self.arg_part(i, 0)?;
                self.b.emit("nanosleep.u32", &[n]);
                Ok(())
            }
            ["prmt"] => self.plain(i, "prmt.b32", &[0, 1, 2]),
            ["exit"] => {
                self.b.emit("exit", &[]);
                let next = self.b.new_block();
                self.b.place(next);
                Ok(())
            }
            _ if self.fence_by_name(i, &parts)? => Ok(()),
            _ if self.nvvm_family(i, &parts)? => Ok(()),
            _ => self.nvvm_math(i, &parts),
        }
    }
    /// The number of a barrier, the first argument.
    fn barrier(&mut self, i: Inst) -> Res<Operand> {
        match self.arg_part(i, 0)? {
            Operand::Int(n, _) if n > 15 => {
                Err(format!("barrier {n}: they are numbered from 0 to 15"))
            }
            id => Ok(id),
        }
    }
    /// How many threads a barrier waits for, the second argument.
    fn threads_at_barrier(&mut self, i: Inst) -> Res<Operand> {
        match self.arg_part(i, 1)? {
            Operand::Int(n, _) if n % 32 != 0 => Err(format!(
                "a barrier for {n} threads, which is no multiple of 32"
            )),
            count => Ok(count),
        }
    }
    /// A barrier that counts or joins predicates: its number, perhaps the threads it waits for, and the predicate.
    fn barrier_reduction(&mut self, d: Reg, family: &str, op: &str, ops: &[Operand]) -> Res<()> {
        let with = |d: Reg| -> Vec<Operand> { [reg(d)].iter().chain(ops).cloned().collect() };
        match (op, d.class()) {
            ("popc", _) => {
                self.b.emit(&format!("{family}.red.popc.u32"), &with(d));
            }
            ("and" | "or", Class::Int1) => {
                self.b.emit(&format!("{family}.red.{op}.pred"), &with(d));
            }
            ("and" | "or", _) => {
                let form = format!("{family}.red.{op}.pred");
                let r = self.b.def(Class::Int1, &form, ops);
                self.b.emit("selp.b32", &[reg(d), uimm(1), uimm(0), reg(r)]);
            }
            _ => return Err(String::new()),
        }
        Ok(())
    }
    /// An instruction whose operands are registers.
    fn in_registers(&mut self, i: Inst, form: &str) -> Res<()> {
        let count = self.f.call(i).map_or(0, |c| c.num_args());
        let mut ops = vec![reg(self.dest(i)?)];
        for n in 0..count {
            ops.push(self.arg_reg(i, n)?);
        }
        self.b.emit(form, &ops);
        Ok(())
    }
    fn match_all(&mut self, i: Inst) -> Res<()> {
        let d = self.result(i)?;
        let n = self.scalar_of(self.f.value_type(self.arg(i, 1)?))?.bits();
        let (mask, value) = (self.arg_reg(i, 0)?, self.arg_reg(i, 1)?);
        let to = Operand::Pair(d.first().copied(), d.get(1).copied());
        self.b
            .emit(&format!("match.all.sync.b{n}"), &[to, value, mask]);
        Ok(())
    }
    fn half_of_double(&mut self, i: Inst, high: bool) -> Res<()> {
        let d = self.dest(i)?;
        let value = self.arg_reg(i, 0)?;
        let other = self.b.reg(Class::Int32);
        let both = if high { [other, d] } else { [d, other] };
        let both = both.map(reg);
        self.b
            .emit("mov.b64", &[Operand::Vector(both.into()), value]);
        Ok(())
    }
    /// A truth value: an `i1`, or an integer that is not 0.
    fn as_predicate(&mut self, v: Value) -> Res<Reg> {
        let s = self.scalar(v)?;
        let part = self.part(v)?;
        if s == Scalar::Int(1) {
            return Ok(self.pred(part));
        }
        let p = self.b.reg(Class::Int1);
        self.compare(p, IntPredicate::Ne, s, &part, &uimm(0))?;
        Ok(p)
    }
    fn shuffle(&mut self, i: Inst, mode: &str, ty: &str) -> Res<()> {
        let (ty, with_pred) = match ty.strip_suffix('p') {
            Some(t) => (t, true),
            None => (ty, false),
        };
        if !matches!(ty, "i32" | "f32") || !matches!(mode, "up" | "down" | "bfly" | "idx") {
            return Err(String::new());
        }
        let d = self.result(i)?;
        let mask = self.arg_part(i, 0)?;
        let value = self.arg_reg(i, 1)?;
        let (lane, clamp) = (self.arg_part(i, 2)?, self.arg_part(i, 3)?);
        let to = match (with_pred, d.get(1)) {
            (true, Some(p)) => Operand::Pair(Some(d[0]), Some(*p)),
            _ => reg(d[0]),
        };
        self.b.emit(
            &format!("shfl.sync.{mode}.b32"),
            &[to, value, lane, clamp, mask],
        );
        Ok(())
    }
    fn special(&mut self, i: Inst, name: &str) -> Res<()> {
        let d = self.dest(i)?;
        let spelled = match name.strip_prefix("lanemask.") {
            Some(rest) => format!("%lanemask_{rest}"),
            None => format!(
                "%{}",
                name.replace("warpsize", "WARP_SZ")
                    .replace("cluster.", "cluster_")
            ),
        };
        let spelled = spelled.replace("%WARP_SZ", "WARP_SZ");
        let r = SReg::of(&spelled).ok_or_else(String::new)?;
        if d.class() == Class::Int1 {
            return Err(String::new());
        }
        let n = d.class().bits();
        self.b
            .emit(&format!("mov.u{n}"), &[reg(d), Operand::Special(r)]);
        Ok(())
    }
    /// Arithmetic of NVVM by its name: operation, rounding, `ftz`, type.
    fn nvvm_math(&mut self, i: Inst, parts: &[&str]) -> Res<()> {
        let (Some(&last), Some(&op)) = (parts.last(), parts.first()) else {
            return Err(String::new());
        };
        if let Some(form) = conversion(parts) {
            return self.plain(i, &form, &[0]);
        }
        // Saturating, clamped at 0, and with the sign of both: other instructions than those below.
        let plain = |p: &&str| {
            let known = [
                "rn", "rz", "rm", "rp", "approx", "full", "ftz", "nan", "f", "d", "f32", "f64",
            ];
            known.contains(p)
        };
        if !parts[1..].iter().all(plain) {
            return Err(String::new());
        }
        let t = match last {
            "f" | "f32" => "f32",
            "d" | "f64" => "f64",
            _ => "",
        };
        let ftz = if parts.contains(&"ftz") { ".ftz" } else { "" };
        let round = parts
            .iter()
            .find(|p| matches!(**p, "rn" | "rz" | "rm" | "rp" | "approx" | "full"));
        let count = self.f.call(i).map_or(0, |c| c.num_args());
        let args: Vec<usize> = (0..count).collect();
        let s = self
            .scalar_of(self.f.inst_type(i))
            .map_err(|_| String::new())?;
        let t = match (t, s) {
            ("", Scalar::Float) => "f32",
            ("", Scalar::Double) => "f64",
            (t, _) => t,
        };
        let form = match (op, round, t) {
            (
                "add" | "mul" | "sub" | "fma",
                Some(r @ &("rn" | "rz" | "rm" | "rp")),
                "f32" | "f64",
            ) => {
                format!("{op}.{r}{ftz}.{t}")
            }
            ("div", Some(r), "f32" | "f64") => format!("div.{r}{ftz}.{t}"),
            ("sqrt" | "rcp" | "rsqrt", Some(r), "f32" | "f64") => format!("{op}.{r}{ftz}.{t}"),
            ("ex2" | "lg2" | "sin" | "cos", Some(r), "f32") => format!("{op}.{r}{ftz}.{t}"),
            ("tanh", Some(_), "f32") => "tanh.approx.f32".to_owned(),
            ("fmax" | "fmin", None, "f32" | "f64") => {
                let nan = if parts.contains(&"nan") { ".NaN" } else { "" };
                if parts.len() > 4 || !nan.is_empty() && t == "f64" {
                    return Err(String::new());
                }
                format!("{}{ftz}{nan}.{t}", &op[1..])
            }
            ("fabs", None, "f32" | "f64") => format!("abs{ftz}.{t}"),
            ("floor", None, "f32" | "f64") => format!("cvt.rmi{ftz}.{t}.{t}"),
            ("ceil", None, "f32" | "f64") => format!("cvt.rpi{ftz}.{t}.{t}"),
            ("trunc", None, "f32" | "f64") => format!("cvt.rzi{ftz}.{t}.{t}"),
            ("round", None, "f32" | "f64") => format!("cvt.rni{ftz}.{t}.{t}"),
            ("saturate", None, "f32" | "f64") => format!("cvt{ftz}.sat.{t}.{t}"),
            _ => return Err(String::new()),
        };
        self.plain(i, &form, &args)
    }
}

/// Barriers that a whole warp reaches together, or any thread.
fn family(part: &str) -> &'static str {
    match part {
        "aligned" => "bar",
        _ => "barrier",
    }
}

/// The `cvt` of `d2i.rz`, `f2ull.rn.ftz`, `ui2f.rm`, `d2f.rp` and the like.
fn conversion(parts: &[&str]) -> Option<String> {
    let (&name, how) = parts.split_first()?;
    let (round, ftz) = match how {
        [round @ ("rn" | "rz" | "rm" | "rp")] => (*round, ""),
        [round @ ("rn" | "rz" | "rm" | "rp"), "ftz"] => (*round, ".ftz"),
        _ => return None,
    };
    let (from, to) = name.split_once('2')?;
    let ty = |t| {
        Some(match t {
            "f" => (true, "f32"),
            "d" => (true, "f64"),
            "i" => (false, "s32"),
            "ui" => (false, "u32"),
            "ll" => (false, "s64"),
            "ull" => (false, "u64"),
            _ => return None,
        })
    };
    let ((of_float, s), (to_float, t)) = (ty(from)?, ty(to)?);
    Some(match (of_float, to_float) {
        (true, false) => format!("cvt.{round}i{ftz}.{t}.{s}"),
        (false, true) => format!("cvt.{round}{ftz}.{t}.{s}"),
        (true, true) if (s, t) == ("f64", "f32") => format!("cvt.{round}{ftz}.f32.f64"),
        _ => return None,
    })
}
