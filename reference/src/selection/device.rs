//! Calls of `llvm.nvvm.*` (machine.md 6.5): special registers, barriers, the collectives of a warp, exact and approximate
//! arithmetic. A table says for each name which instruction it is.

use super::body::{Body, put};
use super::types::{Class, Reg, Res};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::machine::special::SReg;
use tandem_ir::types::Type;

impl Body<'_> {
    /// A call by its name behind `llvm.nvvm.`.
    pub fn device(&mut self, i: Inst, name: &str) -> Res<()> {
        if let Some(register) = name.strip_prefix("read.ptx.sreg.") {
            return self.special(i, register);
        }
        let unknown = || format!("llvm.nvvm.{name}");
        if let Some(done) = self.device_family(i, name) {
            return done;
        }
        if let Some(done) = self.fence_of_device(i, name) {
            return done;
        }
        let args = self.scalar_arguments(i).map_err(|_| unknown())?;
        if let Some(rest) = name.strip_prefix("shfl.sync.") {
            return self.shuffle_lanes(i, rest, &args).ok_or_else(unknown)?;
        }
        if let Some(rest) = name.strip_prefix("isspacep.") {
            let p = self.fresh(Class::Pred);
            let rest = rest.replace("shared.cluster", "shared::cluster");
            let of = args.first().ok_or_else(unknown)?;
            put!(self, "isspacep.{rest} {p}, {of}");
            return self.define(i, &[p]);
        }
        if let Some(line) = barrier(name, &args) {
            return self.barrier(i, line, &args);
        }
        match (name, &args[..]) {
            ("cp.async.commit.group", _) => put!(self, "cp.async.commit_group"),
            ("cp.async.wait.all", _) => put!(self, "cp.async.wait_all"),
            ("cp.async.wait.group", _) => {
                let v = self.argument_value(i, 0)?;
                let n = self
                    .f
                    .as_int(v)
                    .and_then(|n| n.as_u64())
                    .ok_or_else(unknown)?;
                put!(self, "cp.async.wait_group {n}");
            }
            ("nanosleep", [r]) => put!(self, "nanosleep.u32 {r}"),
            ("membar.cta" | "membar.gl" | "membar.sys", _) => put!(self, "{name}"),
            ("exit", _) => put!(self, "exit"),
            (_, [to, from, size @ ..]) if name.starts_with("cp.async.c") && size.len() < 2 => {
                let plain = name.strip_suffix(".s").unwrap_or(name);
                let (how, n) = plain.rsplit_once('.').ok_or_else(unknown)?;
                if !matches!(
                    how,
                    "cp.async.ca.shared.global" | "cp.async.cg.shared.global"
                ) {
                    return Err(unknown());
                }
                // So many bytes of the source, the others are zero.
                let size: String = size.iter().map(|r| format!(", {r}")).collect();
                put!(self, "{how} [{to}], [{from}], {n}{size}");
            }
            _ if name.starts_with("mapa") || name.starts_with("getctarank") => {
                return self.of_cluster(i, name, &args).ok_or_else(unknown)?;
            }
            _ => {
                let third = self.argument_value(i, 2);
                let half = third.ok().and_then(|v| self.f.as_bool(v));
                let made = match self.collective(name, &args) {
                    Some(made) => made,
                    None => match self.dot_product(name, &args, half) {
                        Some(d) => vec![d],
                        None => self.arithmetic(name, &args)?,
                    },
                };
                return self.define(i, &made);
            }
        }
        Ok(())
    }
    /// `mapa`: the address of the same variable in another block of the cluster; `getctarank`: whose an address is. Generic, or
    /// in shared memory.
    fn of_cluster(&mut self, i: Inst, name: &str, args: &[Reg]) -> Option<Res<()>> {
        let (word, space) = match name {
            "mapa" | "getctarank" => (name, ""),
            "mapa.shared.cluster" => ("mapa", ".shared::cluster"),
            "getctarank.shared.cluster" => ("getctarank", ".shared::cluster"),
            _ => return None,
        };
        let address = *args.first().filter(|r| r.class == Class::B64)?;
        let d = match (word, args) {
            ("mapa", [_, rank]) => {
                let d = self.fresh(Class::B64);
                put!(self, "mapa{space}.u64 {d}, {address}, {rank}");
                d
            }
            ("getctarank", [_]) => {
                let d = self.fresh(Class::B32);
                put!(self, "getctarank{space}.u64 {d}, {address}");
                d
            }
            _ => return None,
        };
        Some(self.define(i, &[d]))
    }
    /// `dp4a.s32.u32`, `dp2a.lo.s32.s32`: the signs of both factors; of two halves which bytes are taken.
    fn dot_product(&mut self, name: &str, args: &[Reg], half: Option<bool>) -> Option<Reg> {
        let (op, a, b) = match name.split('.').collect::<Vec<_>>()[..] {
            [op @ ("idp4a" | "idp2a"), a, b] => (op, a, b),
            _ => return None,
        };
        let d = self.fresh(Class::B32);
        match (op, args, half) {
            ("idp4a", [x, y, z], _) => put!(self, "dp4a.{a}32.{b}32 {d}, {x}, {y}, {z}"),
            ("idp2a", [x, y, _, z], Some(high)) => {
                let part = if high { "hi" } else { "lo" };
                put!(self, "dp2a.{part}.{a}32.{b}32 {d}, {x}, {y}, {z}");
            }
            _ => return None,
        }
        Some(d)
    }
    /// Arguments that are scalars; others have no register here.
    fn scalar_arguments(&mut self, i: Inst) -> Res<Vec<Reg>> {
        let args: Vec<Value> = self.f.call(i).ok_or("a call")?.args().collect();
        args.into_iter().map(|v| self.single(v)).collect()
    }
    /// `mov.u32 %r, %tid.x`.
    fn special(&mut self, i: Inst, name: &str) -> Res<()> {
        let spellings = [
            format!("%{name}"),
            format!("%{}", name.replacen('.', "_", 1)),
            format!("%{}", name.replace('.', "_")),
            if name == "warpsize" {
                "WARP_SZ".into()
            } else {
                String::new()
            },
        ];
        let mut known = spellings.iter().filter_map(|s| Some((s, SReg::of(s)?)));
        let Some((spelled, register)) = known.next().filter(|(_, r)| !r.is_vector()) else {
            return Err(format!("llvm.nvvm.read.ptx.sreg.{name}"));
        };
        let d = match register.bits() {
            1 => {
                let p = self.fresh(Class::Pred);
                put!(self, "mov.pred {p}, {spelled}");
                p
            }
            n => {
                let d = self.fresh(Class::of_bits(n));
                put!(self, "mov.u{n} {d}, {spelled}");
                d
            }
        };
        let made = match (self.f.inst_type(i), d.class) {
            (Type::I1, Class::Pred) => d,
            (ty, _) if ty.is_int() => {
                let class = self.result(i)?[0].class;
                self.resize(d, class)
            }
            _ => return Err(format!("llvm.nvvm.read.ptx.sreg.{name}")),
        };
        self.define(i, &[made])
    }
    /// `shfl.sync.MODE.b32 d[|p], a, b, c, mask`: `MODE.i32`, `MODE.f32p`; the mask comes first in LLVM.
    fn shuffle_lanes(&mut self, i: Inst, rest: &str, args: &[Reg]) -> Option<Res<()>> {
        let (mode, kind) = rest.split_once('.')?;
        let [mask, a, b, c] = args else { return None };
        let d = self.fresh(Class::B32);
        match kind {
            "i32" | "f32" => {
                put!(self, "shfl.sync.{mode}.b32 {d}, {a}, {b}, {c}, {mask}");
                Some(self.define(i, &[d]))
            }
            "i32p" | "f32p" => {
                let p = self.fresh(Class::Pred);
                put!(self, "shfl.sync.{mode}.b32 {d}|{p}, {a}, {b}, {c}, {mask}");
                Some(self.define(i, &[d, p]))
            }
            _ => None,
        }
    }
    /// A barrier; the old reductions have 32 bits where the new ones have one.
    fn barrier(&mut self, i: Inst, line: Barrier, args: &[Reg]) -> Res<()> {
        let list: Vec<String> = args.iter().map(Reg::to_string).collect();
        match line {
            Barrier::Plain(text) => {
                put!(self, "{text} {}", list.join(", "));
                Ok(())
            }
            Barrier::Whole => {
                put!(self, "bar.sync 0");
                Ok(())
            }
            Barrier::Reduce(text) => {
                let popc = text.contains("popc");
                let d = self.fresh(if popc { Class::B32 } else { Class::Pred });
                put!(self, "{text} {d}, {}", list.join(", "));
                self.define(i, &[d])
            }
            Barrier::Old(how) => {
                let p = self.fresh(Class::Pred);
                let of = args.first().ok_or("a barrier without a value")?;
                put!(self, "setp.ne.b32 {p}, {of}, 0");
                let d = match how {
                    "popc" => {
                        let d = self.fresh(Class::B32);
                        put!(self, "bar.red.popc.u32 {d}, 0, {p}");
                        d
                    }
                    _ => {
                        let q = self.fresh(Class::Pred);
                        put!(self, "bar.red.{how}.pred {q}, 0, {p}");
                        self.chosen(q, Class::B32, 1)
                    }
                };
                self.define(i, &[d])
            }
        }
    }
    /// What the threads of a warp do together: `vote match redux activemask elect`.
    fn collective(&mut self, name: &str, args: &[Reg]) -> Option<Vec<Reg>> {
        let (d, p) = (Class::B32, Class::Pred);
        let made = match (name, args) {
            ("activemask", _) => {
                let d = self.fresh(d);
                put!(self, "activemask.b32 {d}");
                vec![d]
            }
            ("is_explicit_cluster", _) => {
                let p = self.fresh(p);
                put!(self, "mov.pred {p}, %is_explicit_cluster");
                vec![p]
            }
            ("elect.sync", [mask]) => {
                let (d, p) = (self.fresh(d), self.fresh(p));
                put!(self, "elect.sync {d}|{p}, {mask}");
                vec![d, p]
            }
            ("vote.ballot.sync", [mask, q]) => {
                let d = self.fresh(d);
                put!(self, "vote.sync.ballot.b32 {d}, {q}, {mask}");
                vec![d]
            }
            ("vote.all.sync" | "vote.any.sync" | "vote.uni.sync", [mask, q]) => {
                let how = name.split('.').nth(1)?;
                let d = self.fresh(p);
                put!(self, "vote.sync.{how}.pred {d}, {q}, {mask}");
                vec![d]
            }
            ("match.any.sync.i32" | "match.any.sync.i64", [mask, v]) => {
                let d = self.fresh(d);
                put!(self, "match.any.sync.b{} {d}, {v}, {mask}", v.bits());
                vec![d]
            }
            ("match.all.sync.i32p" | "match.all.sync.i64p", [mask, v]) => {
                let (d, p) = (self.fresh(d), self.fresh(p));
                put!(self, "match.all.sync.b{} {d}|{p}, {v}, {mask}", v.bits());
                vec![d, p]
            }
            (_, [v, mask]) => {
                let how = match name.strip_prefix("redux.sync.")? {
                    "add" => "add.s32",
                    "min" => "min.s32",
                    "max" => "max.s32",
                    "umin" => "min.u32",
                    "umax" => "max.u32",
                    "and" => "and.b32",
                    "or" => "or.b32",
                    "xor" => "xor.b32",
                    _ => return None,
                };
                let d = self.fresh(d);
                put!(self, "redux.sync.{how} {d}, {v}, {mask}");
                vec![d]
            }
            _ => return None,
        };
        Some(made)
    }
    /// Arithmetic that has the same name in PTX, or a row in the table.
    fn arithmetic(&mut self, name: &str, args: &[Reg]) -> Res<Vec<Reg>> {
        if let ("lohi.i2d", [lo, hi]) = (name, args) {
            let d = self.fresh(Class::B64);
            put!(self, "mov.b64 {d}, {{{lo}, {hi}}}");
            return Ok(vec![d]);
        }
        if let ("d2i.lo" | "d2i.hi", [r]) = (name, args) {
            let (lo, hi) = (self.fresh(Class::B32), self.fresh(Class::B32));
            put!(self, "mov.b64 {{{lo}, {hi}}}, {r}");
            return Ok(vec![if name == "d2i.lo" { lo } else { hi }]);
        }
        // What `llvm.nvvm.sqrt.f` flushes is said by the function.
        let named = match name {
            "sqrt.f" => format!("sqrt.rn{}.f", self.ftz),
            other => other.to_owned(),
        };
        let found = arithmetic(&named).or_else(|| conversion(name));
        let Some((line, class)) = found else {
            return Err(format!("llvm.nvvm.{name}"));
        };
        // The selector of a prmt with a mode has one operand less.
        if let (Some(mode), [value, selector]) = (name.strip_prefix("prmt."), args) {
            let d = self.fresh(Class::B32);
            put!(self, "prmt.b32.{mode} {d}, {value}, 0, {selector}");
            return Ok(vec![d]);
        }
        let d = self.fresh(class);
        let list: Vec<String> = args.iter().map(Reg::to_string).collect();
        put!(self, "{line} {d}, {}", list.join(", "));
        Ok(vec![d])
    }
}

/// What a barrier is written as.
enum Barrier {
    /// Instruction and operands.
    Plain(String),
    /// Of all threads, number 0.
    Whole,
    /// With a result: a count or a bit.
    Reduce(String),
    /// `barrier0.popc` and the like.
    Old(&'static str),
}

/// A barrier by name: `barrier.cta.sync.aligned.all` is `bar.sync`, without `aligned` it is `barrier.sync`.
fn barrier(name: &str, args: &[Reg]) -> Option<Barrier> {
    let plain = |text: &str| Some(Barrier::Plain(text.into()));
    match name {
        "barrier0" => return Some(Barrier::Whole),
        "barrier0.popc" => return Some(Barrier::Old("popc")),
        "barrier0.and" => return Some(Barrier::Old("and")),
        "barrier0.or" => return Some(Barrier::Old("or")),
        "barrier.n" | "bar.sync" => return plain("bar.sync"),
        "barrier" if args.len() == 2 => return plain("bar.sync"),
        "bar.warp.sync" => return plain("bar.warp.sync"),
        "barrier.sync" | "barrier.sync.cnt" => return plain("barrier.sync"),
        _ => {}
    }
    let rest = name.strip_prefix("barrier.cta.")?;
    let family = if rest.contains("aligned") {
        "bar"
    } else {
        "barrier"
    };
    let parts: Vec<&str> = rest.split('.').filter(|p| *p != "aligned").collect();
    match parts[..] {
        ["sync", "all" | "count"] => plain(&format!("{family}.sync")),
        ["arrive", "count"] => plain(&format!("{family}.arrive")),
        ["red", "popc", "all" | "count"] => Some(Barrier::Reduce(format!("{family}.red.popc.u32"))),
        ["red", how @ ("and" | "or"), "all" | "count"] => {
            Some(Barrier::Reduce(format!("{family}.red.{how}.pred")))
        }
        _ => None,
    }
}

/// The instruction of an arithmetic intrinsic, and its result's register. `f` and `d` at the end are the types, a missing one is
/// `f32`.
fn arithmetic(name: &str) -> Option<(String, Class)> {
    let fixed = match name {
        "prmt" => "prmt.b32",
        "prmt.f4e" => "prmt.b32.f4e",
        "prmt.b4e" => "prmt.b32.b4e",
        "prmt.rc8" | "prmt.ecl" | "prmt.ecr" | "prmt.rc16" => "prmt.b32",
        "fns" => "fns.b32",
        "mulhi.i" => "mul.hi.s32",
        "mulhi.ui" => "mul.hi.u32",
        "mul24.i" => "mul24.lo.s32",
        "mul24.ui" => "mul24.lo.u32",
        "sad.i" => "sad.s32",
        "sad.ui" => "sad.u32",
        _ => "",
    };
    if !fixed.is_empty() {
        return Some((fixed.into(), Class::B32));
    }
    match name {
        "mulhi.ll" => return Some(("mul.hi.s64".into(), Class::B64)),
        "mulhi.ull" => return Some(("mul.hi.u64".into(), Class::B64)),
        _ => {}
    }
    let (front, ty, class) = match name.rsplit_once('.') {
        Some((front, "f" | "f32")) => (front, "f32", Class::B32),
        Some((front, "d" | "f64")) => (front, "f64", Class::B64),
        _ => (name, "f32", Class::B32),
    };
    let (op, modifiers) = front.split_once('.').unwrap_or((front, ""));
    let ftz = match modifiers.split('.').any(|m| m == "ftz") {
        true => ".ftz",
        false => "",
    };
    let how: Vec<&str> = modifiers
        .split('.')
        .filter(|m| !m.is_empty() && *m != "ftz")
        .collect();
    let line = match (op, &how[..]) {
        (
            "add" | "sub" | "mul" | "div" | "rcp" | "sqrt" | "fma",
            [r @ ("rn" | "rz" | "rm" | "rp")],
        ) => {
            format!("{op}.{r}{ftz}.{ty}")
        }
        ("rcp" | "rsqrt", ["approx"]) => format!("{op}.approx{ftz}.{ty}"),
        ("div" | "sqrt" | "sin" | "cos" | "ex2" | "lg2" | "tanh", ["approx"]) if ty == "f32" => {
            format!("{op}.approx{ftz}.{ty}")
        }
        ("div", ["full"]) => format!("div.full{ftz}.{ty}"),
        ("fabs", []) => format!("abs{ftz}.{ty}"),
        ("fmin", []) => format!("min{ftz}.{ty}"),
        ("fmax", []) => format!("max{ftz}.{ty}"),
        ("fmin", ["nan"]) if ty == "f32" => format!("min{ftz}.NaN.f32"),
        ("fmax", ["nan"]) if ty == "f32" => format!("max{ftz}.NaN.f32"),
        ("floor", []) => format!("cvt.rmi{ftz}.{ty}.{ty}"),
        ("ceil", []) => format!("cvt.rpi{ftz}.{ty}.{ty}"),
        ("trunc", []) => format!("cvt.rzi{ftz}.{ty}.{ty}"),
        ("round", []) => format!("cvt.rni{ftz}.{ty}.{ty}"),
        ("saturate", []) => format!("cvt{ftz}.sat.{ty}.{ty}"),
        _ => return None,
    };
    Some((line, class))
}

/// `cvt` of a conversion by name: `d2i.rz`, `f2ull.rn.ftz`, `ui2f.rm`, `d2f.rp`. Out of range the nearest number comes out.
fn conversion(name: &str) -> Option<(String, Class)> {
    let (types, how) = name.split_once('.')?;
    let (from, to) = types.split_once('2')?;
    let float = |t| match t {
        "f" => Some(("f32", Class::B32)),
        "d" => Some(("f64", Class::B64)),
        _ => None,
    };
    let integer = |t| match t {
        "i" => Some(("s32", Class::B32)),
        "ui" => Some(("u32", Class::B32)),
        "ll" => Some(("s64", Class::B64)),
        "ull" => Some(("u64", Class::B64)),
        _ => None,
    };
    let (round, ftz) = match how.strip_suffix(".ftz") {
        Some(round) => (round, ".ftz"),
        None => (how, ""),
    };
    if !matches!(round, "rn" | "rz" | "rm" | "rp") {
        return None;
    }
    // To integers the rounding is to an integral value.
    Some(match (float(from), float(to), integer(from), integer(to)) {
        (Some((f, _)), None, _, Some((i, class))) => (format!("cvt.{round}i{ftz}.{i}.{f}"), class),
        (None, Some((f, class)), Some((i, _)), _) => (format!("cvt.{round}{ftz}.{f}.{i}"), class),
        (Some(("f64", _)), Some(("f32", class)), ..) => {
            (format!("cvt.{round}{ftz}.f32.f64"), class)
        }
        _ => return None,
    })
}
