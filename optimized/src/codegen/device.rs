//! Intrinsics of the device, `llvm.nvvm.*` (machine.md 6.5): barriers, shuffles, votes, special registers, and mathematics.

use super::function::{Res, Selector};
use super::types::Scalar;
use super::values::{reg, uimm};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::inst::IntPredicate;
use tandem_ir::machine::func::Operand;
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
            ["barrier", "cta", "arrive", "aligned", "count"] => {
                let ops = [self.barrier(i)?, self.threads_at_barrier(i)?];
                self.b.emit("bar.arrive", &ops);
                Ok(())
            }
            ["barrier", "cta", "red", op, "aligned", "all"] => {
                let (d, id) = (self.dest(i)?, self.arg_part(i, 0)?);
                let v = self.arg(i, 1)?;
                let p = self.as_predicate(v)?;
                self.barrier_reduction(d, op, id, p)
            }
            ["barrier0", op @ ("popc" | "and" | "or")] => {
                let d = self.dest(i)?;
                let v = self.arg(i, 0)?;
                let p = self.as_predicate(v)?;
                self.barrier_reduction(d, op, uimm(0), p)
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
    fn barrier_reduction(&mut self, d: Reg, op: &str, id: Operand, p: Reg) -> Res<()> {
        match (op, d.class()) {
            ("popc", _) => {
                self.b.emit("bar.red.popc.u32", &[reg(d), id, reg(p)]);
            }
            (op, Class::Int1) => {
                self.b
                    .emit(&format!("bar.red.{op}.pred"), &[reg(d), id, reg(p)]);
            }
            (op, _) => {
                let r = self
                    .b
                    .def(Class::Int1, &format!("bar.red.{op}.pred"), &[id, reg(p)]);
                self.b.emit("selp.b32", &[reg(d), uimm(1), uimm(0), reg(r)]);
            }
        }
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
            ("sqrt" | "rcp" | "rsqrt" | "ex2" | "lg2" | "sin" | "cos", Some(r), "f32" | "f64") => {
                format!("{op}.{r}{ftz}.{t}")
            }
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
            ("saturate", None, "f32" | "f64") => format!("cvt.sat{ftz}.{t}.{t}"),
            _ => return Err(String::new()),
        };
        self.plain(i, &form, &args)
    }
}
