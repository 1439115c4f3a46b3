//! Calls of `llvm.*` (machine.md 6.4): which template is meant. Those of the device, `llvm.nvvm.*`, are in `device`.

use super::body::Body;
use super::floats::Format;
use super::types::{Class, Reg, Res, Scalar, lanes, scalar, wide_width};
use tandem_ir::entity::{Inst, Value};
use tandem_ir::inst::{BinOp, Flags, IntPredicate};
use tandem_ir::types::Type;

/// Part of a name that says the type: `i32`, `v4f16`, `p1`.
fn is_type(part: &str) -> bool {
    let element = match part.strip_prefix('v') {
        Some(rest) => rest.trim_start_matches(|c: char| c.is_ascii_digit()),
        None => part,
    };
    let width = element
        .strip_prefix(['i', 'p'])
        .or(element.strip_prefix("nxv"));
    let number = |w: &str| {
        let digits = w.bytes().take_while(u8::is_ascii_digit).count();
        // What a pointer pointed to, in old names: `p0i8`.
        digits > 0 && (digits == w.len() || element.starts_with('p'))
    };
    matches!(element, "f16" | "bf16" | "f32" | "f64") || width.is_some_and(number)
}

/// A name without `llvm.` and without the types at its end.
fn base(name: &str) -> &str {
    let mut name = name.strip_prefix("llvm.").unwrap_or(name);
    while let Some((front, _)) = name.rsplit_once('.').filter(|(_, last)| is_type(last)) {
        name = front;
    }
    name
}

/// What a lane is computed by.
enum Lane {
    Bits(fn(&mut Body<'_>, u32, &[Reg]) -> Res<Reg>),
    Float(fn(&mut Body<'_>, Format, &[Reg]) -> Res<Reg>),
}

impl Body<'_> {
    /// A call of an intrinsic.
    pub fn intrinsic(&mut self, i: Inst, name: &str) -> Res<()> {
        if let Some(device) = name.strip_prefix("llvm.nvvm.") {
            return self.device(i, device);
        }
        let base = base(name);
        match base {
            "assume"
            | "lifetime.start"
            | "lifetime.end"
            | "donothing"
            | "sideeffect"
            | "dbg.value"
            | "dbg.declare"
            | "dbg.label"
            | "dbg.assign"
            | "invariant.end"
            | "experimental.noalias.scope.decl"
            | "pseudoprobe"
            | "var.annotation"
            | "fake.use"
            | "prefetch" => Ok(()),
            "invariant.start" => {
                let nothing = self.number_in(Class::B64, 0);
                self.define(i, &[nothing])
            }
            "expect"
            | "expect.with.probability"
            | "ssa.copy"
            | "annotation"
            | "ptr.annotation"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "arithmetic.fence" => {
                let v = self.argument_value(i, 0)?;
                let all = self.operand(v)?;
                self.define(i, &all)
            }
            // Whether the optimizer knows the value: it does not.
            "is.constant" => {
                let no = self.number_in(Class::Pred, 0);
                self.define(i, &[no])
            }
            "trap" | "ubsantrap" => {
                self.trap();
                Ok(())
            }
            // A debugger stops there; else the program goes on.
            "debugtrap" => {
                self.line(format_args!("brkpt"));
                Ok(())
            }
            "stacksave" | "stackrestore" => self.stack(i, base),
            "va_start" => self.variadic_start(i),
            "va_copy" => self.variadic_copy(i),
            "va_end" => Ok(()),
            "memcpy" | "memcpy.inline" => self.copy_memory(i, false),
            "memmove" => self.copy_memory(i, true),
            "memset" | "memset.inline" => self.set_memory(i),
            _ if base.contains("with.overflow") => self.with_overflow(i, base),
            _ if base.starts_with("vector.reduce.") => self.reduced(i, base),
            "ptrmask" => self.pointer_mask(i),
            "fptosi.sat" | "fptoui.sat" => self.saturating_cast(i, base),
            "scmp" | "ucmp" => self.three_ways(i, base),
            _ => match lane_of(base, self.f.flags(i)) {
                Some(lane) => self.lane_by_lane(i, name, lane),
                None => Err(name.to_owned()),
            },
        }
    }
    /// An argument of a call.
    pub fn argument_value(&self, i: Inst, n: usize) -> Res<Value> {
        let call = self.f.call(i).ok_or("a call")?;
        call.args()
            .nth(n)
            .ok_or_else(|| "a call without this argument".into())
    }
    /// The lanes of a call's operands; immediate ones (`i1` behind `abs`, `ctlz`) are left out.
    fn operands_of(&mut self, i: Inst, ty: Type) -> Res<Vec<Vec<Reg>>> {
        let args: Vec<Value> = self.f.call(i).ok_or("a call")?.args().collect();
        let mut out = Vec::new();
        for v in args {
            if self.f.value_type(v) == ty {
                out.push(self.operand(v)?);
            }
        }
        Ok(out)
    }
    fn lane_by_lane(&mut self, i: Inst, name: &str, lane: Lane) -> Res<()> {
        let ty = self.f.inst_type(i);
        let (elem, n) = lanes(self.h, ty);
        let args = self.operands_of(i, ty)?;
        if args.len() < arity(base(name)) {
            return Err(name.to_owned());
        }
        if let Some(width) = wide_width(elem) {
            return self.wide_lanes_of(i, name, width, &args);
        }
        let kind = scalar(self.h, elem)?;
        let mut made = Vec::new();
        for l in 0..n {
            let of_lane: Option<Vec<Reg>> = args.iter().map(|a| a.get(l).copied()).collect();
            let regs = of_lane.ok_or("a call with other lanes")?;
            made.push(match (&lane, kind) {
                (Lane::Bits(f), Scalar::Int(w)) => f(self, w, &regs)?,
                (Lane::Float(f), Scalar::Float(k)) => f(self, Format::of(k)?, &regs)?,
                _ => return Err(name.to_owned()),
            });
        }
        self.define(i, &made)
    }
    /// Of integers of more than 64 bits, which have two registers a lane.
    fn wide_lanes_of(&mut self, i: Inst, name: &str, width: u32, args: &[Vec<Reg>]) -> Res<()> {
        let mut made = Vec::new();
        let lanes = args.first().map_or(0, |a| a.len() / 2);
        for l in 0..lanes {
            let pairs = args.iter().map(|a| (a[2 * l], a[2 * l + 1]));
            let (low, high) = self.wide_intrinsic(base(name), width, &pairs.collect::<Vec<_>>())?;
            made.extend([low, high]);
        }
        self.define(i, &made)
    }
    /// `{ result, whether it overflowed }`: of vectors all results, then all bits.
    fn with_overflow(&mut self, i: Inst, base: &str) -> Res<()> {
        let v = self.argument_value(i, 0)?;
        let ty = self.f.value_type(v);
        let elem = lanes(self.h, ty).0;
        let (op, sign) = match base.split_once('.').map(|b| b.0) {
            Some("uadd") => (BinOp::Add, 'u'),
            Some("sadd") => (BinOp::Add, 's'),
            Some("usub") => (BinOp::Sub, 'u'),
            Some("ssub") => (BinOp::Sub, 's'),
            Some("umul") => (BinOp::Mul, 'u'),
            Some("smul") => (BinOp::Mul, 's'),
            _ => return Err(base.to_owned()),
        };
        let args = self.operands_of(i, ty)?;
        let [a, b] = &args[..] else {
            return Err(base.to_owned());
        };
        let (mut results, mut bits) = (Vec::new(), Vec::new());
        if let Some(width) = wide_width(elem) {
            for (a, b) in a.chunks_exact(2).zip(b.chunks_exact(2)) {
                let (a, b) = ((a[0], a[1]), (b[0], b[1]));
                let (d, over) = self.wide_overflowed(op, sign, width, a, b)?;
                results.extend([d.0, d.1]);
                bits.push(over);
            }
            results.extend(bits);
            return self.define(i, &results);
        }
        let Scalar::Int(width) = scalar(self.h, elem)? else {
            return Err(base.to_owned());
        };
        for (&a, &b) in a.iter().zip(b) {
            let (d, over) = self.overflowed(op, sign, width, a, b)?;
            results.push(d);
            bits.push(over);
        }
        results.extend(bits);
        self.define(i, &results)
    }
    fn saturating_cast(&mut self, i: Inst, base: &str) -> Res<()> {
        let v = self.argument_value(i, 0)?;
        let from = scalar(self.h, lanes(self.h, self.f.value_type(v)).0)?;
        let to = scalar(self.h, lanes(self.h, self.f.inst_type(i)).0)?;
        let sign = if base == "fptosi.sat" { 's' } else { 'u' };
        let all = self.operand(v)?;
        let each = |r: &Reg| self.clamped_integer(sign, from, to, *r);
        let made: Vec<Reg> = all.iter().map(each).collect::<Res<_>>()?;
        self.define(i, &made)
    }
    fn three_ways(&mut self, i: Inst, base: &str) -> Res<()> {
        let (a, b) = (self.argument_value(i, 0)?, self.argument_value(i, 1)?);
        let elem = lanes(self.h, self.f.value_type(a)).0;
        let to = scalar(self.h, lanes(self.h, self.f.inst_type(i)).0)?;
        let sign = if base == "scmp" { 's' } else { 'u' };
        let (a, b) = (self.operand(a)?, self.operand(b)?);
        let mut made = Vec::new();
        if let Some(width) = wide_width(elem) {
            let (lt, gt) = match sign {
                's' => (IntPredicate::Slt, IntPredicate::Sgt),
                _ => (IntPredicate::Ult, IntPredicate::Ugt),
            };
            for (a, b) in a.chunks_exact(2).zip(b.chunks_exact(2)) {
                let (a, b) = ((a[0], a[1]), (b[0], b[1]));
                let less = self.wide_compare(lt, width, a, b);
                let more = self.wide_compare(gt, width, a, b);
                made.push(self.order(less, more, to.width())?);
            }
            return self.define(i, &made);
        }
        let of = scalar(self.h, elem)?;
        for (&a, &b) in a.iter().zip(&b) {
            made.push(self.three_way(sign, of.width(), a, b, to.width())?);
        }
        self.define(i, &made)
    }
    /// `vector.reduce.*`: from the first lane to the last.
    fn reduced(&mut self, i: Inst, base: &str) -> Res<()> {
        let args: Vec<Value> = self.f.call(i).ok_or("a call")?.args().collect();
        let v = *args.last().ok_or("a call without a vector")?;
        let elem = lanes(self.h, self.f.value_type(v)).0;
        let kind = scalar(self.h, elem)?;
        let mut all = self.operand(v)?;
        // `fadd` and `fmul` begin with a value of their own.
        if let [start, _] = args[..] {
            all.insert(0, self.single(start)?);
        }
        let what = base.rsplit('.').next().unwrap_or("");
        let op = BinOp::from_keyword(what);
        let mut made = all[0];
        for &r in &all[1..] {
            made = match (op, kind, what) {
                (Some(op), ..) => self.binary_of(op, elem, &[made], &[r])?[0],
                (None, Scalar::Int(w), "smin") => self.extreme_of("min", 's', w, made, r)?,
                (None, Scalar::Int(w), "smax") => self.extreme_of("max", 's', w, made, r)?,
                (None, Scalar::Int(w), "umin") => self.extreme_of("min", 'u', w, made, r)?,
                (None, Scalar::Int(w), "umax") => self.extreme_of("max", 'u', w, made, r)?,
                (None, Scalar::Float(k), "fmin") => self.extreme("min", Format::of(k)?, made, r)?,
                (None, Scalar::Float(k), "fmax") => self.extreme("max", Format::of(k)?, made, r)?,
                (None, Scalar::Float(k), "fminimum") => {
                    self.extreme_or_nan("min", Format::of(k)?, made, r)?
                }
                (None, Scalar::Float(k), "fmaximum") => {
                    self.extreme_or_nan("max", Format::of(k)?, made, r)?
                }
                _ => return Err(format!("llvm.{base}")),
            };
        }
        self.define(i, &[made])
    }
    /// `ptrmask`: the bits of an address that a mask of its width keeps.
    fn pointer_mask(&mut self, i: Inst) -> Res<()> {
        let (v, mask) = (self.argument_value(i, 0)?, self.argument_value(i, 1)?);
        let (address, mask) = (self.operand(v)?, self.operand(mask)?);
        let mut made = Vec::new();
        for (&a, &m) in address.iter().zip(&mask) {
            if a.class != m.class {
                return Err("a mask of another width than the address".into());
            }
            made.push(self.integer(BinOp::And, a.bits(), a, m)?);
        }
        self.define(i, &made)
    }
    /// `stacksave`, `stackrestore`.
    fn stack(&mut self, i: Inst, base: &str) -> Res<()> {
        if base == "stacksave" {
            let d = self.fresh(Class::B64);
            self.line(format_args!("stacksave.u64 {d}"));
            let to = self.result(i)?;
            let d = self.resize(d, to[0].class);
            return self.define(i, &[d]);
        }
        let v = self.argument_value(i, 0)?;
        let r = self.single(v)?;
        let r = self.resize(r, Class::B64);
        self.line(format_args!("stackrestore.u64 {r}"));
        Ok(())
    }
}

/// How many operands of the result's type an operation on lanes has at least.
fn arity(base: &str) -> usize {
    match base {
        "fshl" | "fshr" | "fma" | "fmuladd" => 3,
        "smin" | "smax" | "umin" | "umax" | "copysign" => 2,
        _ if base.contains("min") || base.contains("max") || base.ends_with(".sat") => 2,
        _ => 1,
    }
}

/// An integer or a float operation on lanes, by name. `sin`, `cos`, `exp2` and `log2` have approximate forms only, which `afn`
/// allows (CG-T25).
fn lane_of(base: &str, flags: Flags) -> Option<Lane> {
    let approximate = flags.contains(Flags::AFN);
    Some(match base {
        "ctpop" => Lane::Bits(|s, w, r| Ok(s.count_ones(w, r[0]))),
        "ctlz" => Lane::Bits(|s, w, r| Ok(s.leading_zeros(w, r[0]))),
        "cttz" => Lane::Bits(|s, w, r| Ok(s.trailing_zeros(w, r[0]))),
        "bitreverse" => Lane::Bits(|s, w, r| Ok(s.reverse_bits(w, r[0]))),
        "bswap" => Lane::Bits(|s, w, r| Ok(s.swap_bytes(w, r[0]))),
        "fshl" => Lane::Bits(|s, w, r| s.funnel(true, w, r[0], r[1], r[2])),
        "fshr" => Lane::Bits(|s, w, r| s.funnel(false, w, r[0], r[1], r[2])),
        "smin" => Lane::Bits(|s, w, r| s.extreme_of("min", 's', w, r[0], r[1])),
        "smax" => Lane::Bits(|s, w, r| s.extreme_of("max", 's', w, r[0], r[1])),
        "umin" => Lane::Bits(|s, w, r| s.extreme_of("min", 'u', w, r[0], r[1])),
        "umax" => Lane::Bits(|s, w, r| s.extreme_of("max", 'u', w, r[0], r[1])),
        "abs" => Lane::Bits(|s, w, r| s.absolute(w, r[0])),
        "uadd.sat" => Lane::Bits(|s, w, r| s.saturated(BinOp::Add, 'u', w, r[0], r[1])),
        "sadd.sat" => Lane::Bits(|s, w, r| s.saturated(BinOp::Add, 's', w, r[0], r[1])),
        "usub.sat" => Lane::Bits(|s, w, r| s.saturated(BinOp::Sub, 'u', w, r[0], r[1])),
        "ssub.sat" => Lane::Bits(|s, w, r| s.saturated(BinOp::Sub, 's', w, r[0], r[1])),
        "fabs" => Lane::Float(|s, _, r| Ok(s.magnitude(r[0]))),
        "copysign" => Lane::Float(|s, _, r| Ok(s.with_sign(r[0], r[1]))),
        "sqrt" => Lane::Float(|s, k, r| s.computed("sqrt.rn", k, r)),
        "floor" => Lane::Float(|s, k, r| s.integral("rmi", k, r[0])),
        "ceil" => Lane::Float(|s, k, r| s.integral("rpi", k, r[0])),
        "trunc" => Lane::Float(|s, k, r| s.integral("rzi", k, r[0])),
        "rint" | "nearbyint" | "roundeven" => Lane::Float(|s, k, r| s.integral("rni", k, r[0])),
        "round" => Lane::Float(|s, k, r| s.half_away(k, r[0])),
        "minnum" | "minimumnum" => Lane::Float(|s, k, r| s.extreme("min", k, r[0], r[1])),
        "maxnum" | "maximumnum" => Lane::Float(|s, k, r| s.extreme("max", k, r[0], r[1])),
        "minimum" => Lane::Float(|s, k, r| s.extreme_or_nan("min", k, r[0], r[1])),
        "maximum" => Lane::Float(|s, k, r| s.extreme_or_nan("max", k, r[0], r[1])),
        "fma" => Lane::Float(|s, k, r| s.fused(k, r[0], r[1], r[2])),
        "fmuladd" => Lane::Float(|s, k, r| {
            let product = s.computed("mul.rn", k, &r[..2])?;
            s.computed("add.rn", k, &[product, r[2]])
        }),
        "sin" if approximate => Lane::Float(|s, k, r| s.approximate("sin.approx", k, r[0])),
        "cos" if approximate => Lane::Float(|s, k, r| s.approximate("cos.approx", k, r[0])),
        "exp2" if approximate => Lane::Float(|s, k, r| s.approximate("ex2.approx", k, r[0])),
        "log2" if approximate => Lane::Float(|s, k, r| s.approximate("lg2.approx", k, r[0])),
        _ => return None,
    })
}

impl Body<'_> {
    /// `sin.approx` and the like, of `f32`; for 16 bits in `f32`.
    fn approximate(&mut self, word: &str, format: Format, r: Reg) -> Res<Reg> {
        match format {
            Format::Double => Err(format!("{word} of {}", format.word())),
            _ => self.computed(word, format, &[r]),
        }
    }
}
