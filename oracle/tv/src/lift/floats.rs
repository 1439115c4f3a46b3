//! Arithmetic on floats: what is rounded to nearest has its operation in LLVM IR, what is rounded otherwise and what is
//! approximated its intrinsic; anything else is refused by name.
//!
//! A NaN that an operation makes is any NaN in LLVM IR and a certain one in PTX, so that nothing is lost. `neg` and `abs` of a NaN may
//! change its bits (PTX ISA, `neg`, `abs`), where `fneg` and `fabs` may not: the result is any NaN, unless all that use it are
//! arithmetic and comparisons, which tell no NaN from another.

use super::Flavour;
use super::body::{Lifter, Result, float_of};
use super::node::{Float, Kind, Nature, Node, Val};
use tandem_ir::machine::forms::Form;
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::types::{Kind as Of, Space, Ty};

impl Lifter<'_> {
    /// Lines that make a float, or with `result` a number of so many bits, from floats and numbers.
    fn float_code(
        &mut self,
        f: Float,
        text: String,
        result: std::result::Result<Float, u32>,
        args: &[Val],
    ) -> Val {
        let mut lines = self.pure(text, Space::Generic);
        lines.float = f;
        lines.blind = true;
        let (width, nature) = match result {
            Ok(r) => (r.bits(), Nature::Float(r)),
            Err(bits) => (bits, Nature::Int),
        };
        self.ssa
            .add(Node::new(Kind::Lines(lines, Some(nature)), width, args))
    }

    /// Whether subnormal numbers are kept or flushed as the function says.
    fn flushing(&self, form: &Form, f: Float) -> Result<()> {
        let flushed = f == Float::Single && self.shape.flushes;
        match form.has(".ftz") == flushed || f == Float::Double {
            true => Ok(()),
            false => Err("subnormal numbers are treated otherwise than the function says".into()),
        }
    }

    pub(super) fn floating(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let ty = form.ty.ok_or("no type")?;
        if let Some(f) = lanes_of(ty) {
            return self.packed(form, ops, ty, f);
        }
        let f = float_of(ty).ok_or("not known")?;
        let other = [".relu", ".oob"];
        if form.source.is_some() || other.iter().any(|m| form.has(m)) {
            return Err("not known".into());
        }
        if matches!(form.family(), "neg" | "abs" | "copysign") {
            return self.sign_of(form, ops, f, ty);
        }
        let (text, n) = match device_name(form, f) {
            Some((name, n)) => (self.device_call(form, f, &name, n), n),
            None => self.nearest(form, f)?,
        };
        let text = match form.has(".sat") {
            true => self.clamped(form, f, &text)?,
            false => text,
        };
        let mut args = Vec::new();
        for k in 0..n {
            args.push(self.operand(ops, k + 1, ty)?);
        }
        let text = self.with_nan_of_devices(f, text);
        let v = self.float_code(f, text, Ok(f), &args);
        self.define(ops, 0, v, false)
    }

    /// An operation that rounds to nearest or not at all, and the number of its operands.
    fn nearest(&mut self, form: &Form, f: Float) -> Result<(String, usize)> {
        if [".rz", ".rm", ".rp", ".approx", ".full", ".xorsign.abs"]
            .iter()
            .any(|m| form.has(m))
        {
            return Err("not known".into());
        }
        self.flushing(form, f)?;
        let flags = self.contraction(form);
        let t = f.text();
        let binary = |op: &str| format!("$d = {op}{flags} {t} $f0, $f1");
        Ok(match form.family() {
            "add" => (binary("fadd"), 2),
            "sub" => (binary("fsub"), 2),
            "mul" => (binary("fmul"), 2),
            "div" => (binary("fdiv"), 2),
            "fma" | "mad" => (self.named_call(f, "fma", 3), 3),
            "sqrt" => (self.named_call(f, "sqrt", 1), 1),
            "min" | "max" => {
                let name = match (form.family(), form.has(".NaN")) {
                    ("min", true) => "minimum",
                    ("min", false) => "minimumnum",
                    (_, true) => "maximum",
                    (_, false) => "maximumnum",
                };
                (self.named_call(f, name, 2), 2)
            }
            "rcp" => {
                let one = match f {
                    Float::Single | Float::Double => "1.0",
                    _ => return Err("not known".into()),
                };
                (format!("$d = fdiv {t} {one}, $f0"), 1)
            }
            _ => return Err("not known".into()),
        })
    }

    /// What allows a product and a sum to be rounded once: without a rounding mode, the assembler may fuse them (PM-20).
    fn contraction(&mut self, form: &Form) -> &'static str {
        if !matches!(form.family(), "add" | "sub" | "mul") || form.has(".rn") {
            return "";
        }
        if self.reading.fused {
            return " contract";
        }
        self.assumed
            .insert("a product and a sum without a rounding mode are rounded twice");
        ""
    }

    /// `neg`, `abs` and `copysign`: where the result is not only computed with, a NaN may come out as any.
    fn sign_of(&mut self, form: &Form, ops: &[Operand], f: Float, ty: Ty) -> Result<()> {
        let mut args = vec![self.operand(ops, 1, ty)?];
        let plain = match form.family() {
            "neg" => format!("$d = fneg {} $f0", f.text()),
            "abs" => self.named_call(f, "fabs", 1),
            _ => {
                // The sign comes from the first operand.
                args.insert(0, self.operand(ops, 2, ty)?);
                self.named_call(f, "copysign", 2)
            }
        };
        let v = if self.reading.exact_signs {
            self.assumed.insert(
                "neg, abs and copysign of a NaN change its sign alone (licence exact-fneg=never)",
            );
            self.float_code(f, plain, Ok(f), &args)
        } else {
            let open = Self::sign(f, &plain.replace("$d", "$t4"));
            let mut lines = self.pure(open, Space::Generic);
            lines.float = f;
            lines.plain = Some(plain);
            let kind = Kind::Lines(lines, Some(Nature::Float(f)));
            self.ssa.add(Node::new(kind, f.bits(), &args))
        };
        self.define(ops, 0, v, false)
    }

    /// A call of the intrinsic that is the instruction: rounding other than to nearest, approximations.
    fn device_call(&mut self, form: &Form, f: Float, name: &str, n: usize) -> String {
        let t = f.text();
        let types = vec![t; n].join(", ");
        self.declares
            .insert(format!("declare {t} @llvm.nvvm.{name}({types})"));
        let mut given: Vec<String> = (0..n).map(|k| format!("{t} $f{k}")).collect();
        let mut before = String::new();
        if form.family() == "sub" {
            before = format!("$t7 = fneg {t} $f1\n");
            given[1] = format!("{t} $t7");
        }
        let given = given.join(", ");
        format!("{before}$d = call {t} @llvm.nvvm.{name}({given})")
    }

    /// `.sat`: what comes out, between 0 and 1, and 0 for a NaN.
    fn clamped(&mut self, form: &Form, f: Float, text: &str) -> Result<String> {
        let t = f.text();
        let name = match (f, form.has(".ftz")) {
            (Float::Single, true) => "llvm.nvvm.saturate.ftz.f",
            (Float::Single, false) => "llvm.nvvm.saturate.f",
            _ => return Err("not known".into()),
        };
        self.declares.insert(format!("declare {t} @{name}({t})"));
        let text = text.replace("$d", "$t6");
        Ok(format!("{text}\n$d = call {t} @{name}({t} $t6)"))
    }

    /// A result that is, where it is a NaN, the one that devices give, if that is how PTX is read.
    fn with_nan_of_devices(&mut self, f: Float, text: String) -> String {
        if !self.reading.canonical_nan {
            return text;
        }
        self.assumed
            .insert("a NaN that is computed is the one that devices give");
        let (t, nan) = (f.text(), f.device_nan());
        let text = text.replace("$d", "$t8");
        format!("{text}\n$t9 = fcmp uno {t} $t8, $t8\n$d = select i1 $t9, {t} {nan}, {t} $t8")
    }

    /// Two floats in one register, each on its own.
    fn packed(&mut self, form: &Form, ops: &[Operand], ty: Ty, f: Float) -> Result<()> {
        let other = [".rz", ".rm", ".rp", ".sat", ".relu", ".oob", ".xorsign.abs"];
        let unknown = other.iter().any(|m| form.has(m)) || self.reading.canonical_nan;
        if unknown || form.source.is_some() {
            return Err("not known".into());
        }
        self.flushing(form, f)?;
        let (w, flags) = (ty.bits(), self.contraction(form));
        let t = format!("<2 x {}>", f.text());
        let mut call = |name: &str, n: usize| {
            let overload = format!("v2{}", f.suffix());
            let (types, given) = (
                vec![t.as_str(); n].join(", "),
                (0..n).map(|k| format!("{t} $t{k}")).collect::<Vec<_>>(),
            );
            self.declares
                .insert(format!("declare {t} @llvm.{name}.{overload}({types})"));
            let given = given.join(", ");
            (
                format!("$t4 = call {t} @llvm.{name}.{overload}({given})"),
                n,
            )
        };
        let (text, n) = match form.family() {
            "add" => (format!("$t4 = fadd{flags} {t} $t0, $t1"), 2),
            "sub" => (format!("$t4 = fsub{flags} {t} $t0, $t1"), 2),
            "mul" => (format!("$t4 = fmul{flags} {t} $t0, $t1"), 2),
            "fma" => call("fma", 3),
            "min" if form.has(".NaN") => call("minimum", 2),
            "max" if form.has(".NaN") => call("maximum", 2),
            "min" => call("minimumnum", 2),
            "max" => call("maximumnum", 2),
            // A NaN may come out as any, lane by lane.
            _ => return Err("not known".into()),
        };
        let mut args = Vec::new();
        let mut lines = String::new();
        for k in 0..n {
            args.push(self.operand(ops, k + 1, ty)?);
            lines.push_str(&format!("$t{k} = bitcast i{w} ${k} to {t}\n"));
        }
        let text = format!("{lines}{text}\n$d = bitcast {t} $t4 to i{w}");
        let v = self.code(text, w, &args);
        self.define(ops, 0, v, false)
    }

    /// What changes a sign, where a NaN may come out as any.
    fn sign(f: Float, change: &str) -> String {
        let (t, bits) = (f.text(), f.bits());
        let (infinity, fraction, quiet) = f.fields();
        format!(
            "$t0 = fcmp uno {t} $f0, $f0\n$t1 = freeze i{bits} undef\n$t2 = or i{bits} $t1, {infinity}\n\
             $t3 = and i{bits} $t2, {fraction}\n$t5 = icmp eq i{bits} $t3, 0\n$t6 = or i{bits} $t2, {quiet}\n\
             $t7 = select i1 $t5, i{bits} $t6, i{bits} $t2\n$t8 = bitcast i{bits} $t7 to {t}\n{change}\n\
             $d = select i1 $t0, {t} $t8, {t} $t4"
        )
    }

    fn named_call(&mut self, f: Float, name: &str, n: usize) -> String {
        let (t, s) = (f.text(), f.suffix());
        let types = vec![t; n].join(", ");
        let given: Vec<String> = (0..n).map(|k| format!("{t} $f{k}")).collect();
        self.declares
            .insert(format!("declare {t} @llvm.{name}.{s}({types})"));
        format!("$d = call {t} @llvm.{name}.{s}({})", given.join(", "))
    }

    /// A comparison of floats, before it is combined.
    pub(super) fn related(&mut self, form: &Form, f: Float, a: Val, b: Val) -> Result<Val> {
        if f != Float::Double {
            self.flushing(form, f)?;
        }
        let all = [
            (".equ", "ueq"),
            (".neu", "une"),
            (".ltu", "ult"),
            (".leu", "ule"),
            (".gtu", "ugt"),
            (".geu", "uge"),
            (".num", "ord"),
            (".nan", "uno"),
            (".eq", "oeq"),
            (".ne", "one"),
            (".lt", "olt"),
            (".le", "ole"),
            (".gt", "ogt"),
            (".ge", "oge"),
        ];
        let (_, pred) = all
            .into_iter()
            .find(|(w, _)| form.has(w))
            .ok_or("no relation")?;
        let text = format!("$d = fcmp {pred} {} $f0, $f1", f.text());
        Ok(self.float_code(f, text, Err(1), &[a, b]))
    }

    pub(super) fn cvt(&mut self, form: &Form, ops: &[Operand]) -> Result<()> {
        let (Some(to), Some(from)) = (form.ty, form.source) else {
            return Err("not known".into());
        };
        if let (2, Some(Operand::Special(_))) = (ops.len(), ops.get(1)) {
            let v = self.operand(ops, 1, from)?;
            let v = if to.bits() < from.bits() {
                self.cut(v, to.bits())?
            } else {
                v
            };
            return self.define(ops, 0, v, false);
        }
        let number = |t: Ty| matches!(t.kind(), Of::Int | Of::Bits);
        let whole = [".rni", ".rzi", ".rmi", ".rpi"]
            .into_iter()
            .find(|m| form.has(m));
        let unknown = [".sat", ".relu", ".satfinite", ".rs", ".rna"]
            .iter()
            .any(|m| form.has(m));
        match (float_of(from), float_of(to)) {
            (None, None) if number(to) && number(from) => self.resize(form, ops, to, from),
            _ if unknown => Err("not known".into()),
            (None, Some(f)) if number(from) => {
                let a = self.operand(ops, 1, from)?;
                let v = self.float_of_integer(form, (from, f), a)?;
                self.define(ops, 0, v, false)
            }
            (Some(f), None) if number(to) => {
                self.flushing(form, f)?;
                let a = self.operand(ops, 1, from)?;
                let v = self.integer_of(form, f, to, a)?;
                self.define(ops, 0, v, to.is_signed())
            }
            (Some(f), Some(g)) => {
                self.flushing(form, if f == Float::Single { f } else { g })?;
                let a = self.operand(ops, 1, from)?;
                let v = self.float_of_float(form, (f, g), whole, a)?;
                self.define(ops, 0, v, false)
            }
            _ => Err("not known".into()),
        }
    }

    /// Numbers beyond the type become its nearest; a NaN what the PTX ISA says of `cvt`, or where LLVM IR has no function
    /// for the instruction, what is open.
    fn integer_of(&mut self, form: &Form, f: Float, to: Ty, a: Val) -> Result<Val> {
        let (w, t) = (to.bits(), f.text());
        let mode = ["n", "z", "m", "p"]
            .into_iter()
            .find(|m| form.has(&format!(".r{m}i")))
            .ok_or("not known")?;
        let op = if to.is_signed() { "fptosi" } else { "fptoui" };
        if self.reading.flavour == Flavour::Loose && mode == "z" {
            let text = format!("$d = {op} {t} $f0 to i{w}");
            return Ok(self.float_code(f, text, Err(w), &[a]));
        }
        let from = match f {
            Float::Single => Some("f"),
            Float::Double => Some("d"),
            _ => None,
        };
        if let (Some(from), Some(into)) = (from, integer_word(to)) {
            let ftz = if form.has(".ftz") { ".ftz" } else { "" };
            let name = format!("llvm.nvvm.{from}2{into}.r{mode}{ftz}");
            self.declares.insert(format!("declare i{w} @{name}({t})"));
            let text = format!("$d = call i{w} @{name}({t} $f0)");
            return Ok(self.float_code(f, text, Err(w), &[a]));
        }
        if mode != "z" {
            return Err("not known".into());
        }
        let name = format!("llvm.{op}.sat.i{w}.{}", f.suffix());
        self.declares.insert(format!("declare i{w} @{name}({t})"));
        let text = format!(
            "$t0 = fcmp uno {t} $f0, $f0\n$t1 = freeze i{w} undef\n$t2 = call i{w} @{name}({t} $f0)\n\
             $d = select i1 $t0, i{w} $t1, i{w} $t2"
        );
        Ok(self.float_code(f, text, Err(w), &[a]))
    }

    /// A number as the nearest float, or the next one in some direction.
    fn float_of_integer(&mut self, form: &Form, (from, f): (Ty, Float), a: Val) -> Result<Val> {
        let (w, t) = (from.bits(), f.text());
        if form.has(".rn") {
            let op = if from.is_signed() { "sitofp" } else { "uitofp" };
            return Ok(self.float_code(f, format!("$d = {op} i{w} $0 to {t}"), Ok(f), &[a]));
        }
        let mode = [".rz", ".rm", ".rp"].into_iter().find(|m| form.has(m));
        let into = match f {
            Float::Single => "f",
            Float::Double => "d",
            _ => return Err("not known".into()),
        };
        let (mode, from) = (
            mode.ok_or("not known")?,
            integer_word(from).ok_or("not known")?,
        );
        let name = format!("llvm.nvvm.{from}2{into}{mode}");
        self.declares.insert(format!("declare {t} @{name}(i{w})"));
        Ok(self.float_code(f, format!("$d = call {t} @{name}(i{w} $0)"), Ok(f), &[a]))
    }

    fn float_of_float(
        &mut self,
        form: &Form,
        (f, g): (Float, Float),
        whole: Option<&str>,
        a: Val,
    ) -> Result<Val> {
        if f == g {
            let name = match whole {
                Some(".rni") => "roundeven",
                Some(".rzi") => "trunc",
                Some(".rmi") => "floor",
                Some(".rpi") => "ceil",
                _ => return Err("not known".into()),
            };
            let text = self.named_call(f, name, 1);
            let text = self.with_nan_of_devices(f, text);
            return Ok(self.float_code(f, text, Ok(f), &[a]));
        }
        let (t, u) = (f.text(), g.text());
        let mode = [".rz", ".rm", ".rp"].into_iter().find(|m| form.has(m));
        let text = match g.bits().cmp(&f.bits()) {
            std::cmp::Ordering::Greater => format!("$d = fpext {t} $f0 to {u}"),
            std::cmp::Ordering::Less if form.has(".rn") => format!("$d = fptrunc {t} $f0 to {u}"),
            std::cmp::Ordering::Less => {
                let both = (f, g) == (Float::Double, Float::Single);
                let mode = mode.filter(|_| both).ok_or("not known")?;
                let ftz = if form.has(".ftz") { ".ftz" } else { "" };
                let name = format!("llvm.nvvm.d2f{mode}{ftz}");
                self.declares.insert(format!("declare {u} @{name}({t})"));
                format!("$d = call {u} @{name}({t} $f0)")
            }
            std::cmp::Ordering::Equal => return Err("not known".into()),
        };
        let text = self.with_nan_of_devices(g, text);
        Ok(self.float_code(f, text, Ok(g), &[a]))
    }
}

/// The intrinsic, without `llvm.nvvm.`, that an instruction is which rounds otherwise than to nearest or approximates, and the number of its
/// operands; none for others.
fn device_name(form: &Form, f: Float) -> Option<(String, usize)> {
    let suffix = match f {
        Float::Single => ".f",
        Float::Double => ".d",
        Float::Half => ".f16",
        Float::Brain => ".bf16",
    };
    let ftz = if form.has(".ftz") { ".ftz" } else { "" };
    let family = form.family();
    if form.has(".xorsign.abs") && matches!(f, Float::Single | Float::Half) {
        let nan = if form.has(".NaN") { ".nan" } else { "" };
        return matches!(family, "min" | "max")
            .then(|| (format!("f{family}{ftz}{nan}.xorsign.abs{suffix}"), 2));
    }
    if matches!(f, Float::Half | Float::Brain) {
        return None;
    }
    if form.has(".full") {
        return (family == "div").then(|| (format!("div.full{ftz}"), 2));
    }
    if form.has(".approx") {
        let n = if family == "div" { 2 } else { 1 };
        return match (family, f) {
            // LLVM IR has no function for this one.
            ("rcp", _) if ftz.is_empty() => None,
            ("tanh", _) | ("ex2", Float::Double) => None,
            _ => Some((format!("{family}.approx{ftz}{suffix}"), n)),
        };
    }
    let mode = ["rz", "rm", "rp"]
        .into_iter()
        .find(|m| form.has(&format!(".{m}")))?;
    let (name, n) = match family {
        "add" | "sub" => ("add", 2),
        "mul" | "div" => (family, 2),
        "fma" | "mad" => ("fma", 3),
        "sqrt" | "rcp" => (family, 1),
        _ => return None,
    };
    Some((format!("{name}.{mode}{ftz}{suffix}"), n))
}

/// Whether values of a type are floats, one or two in a register.
pub(super) fn computes_with(ty: Ty) -> bool {
    float_of(ty).or(lanes_of(ty)).is_some()
}

/// The float of which a register holds two.
fn lanes_of(ty: Ty) -> Option<Float> {
    match ty {
        Ty::F16x2 => Some(Float::Half),
        Ty::Bf16x2 => Some(Float::Brain),
        Ty::F32x2 => Some(Float::Single),
        _ => None,
    }
}

/// An integer type as names of conversions in LLVM IR have it.
fn integer_word(ty: Ty) -> Option<&'static str> {
    Some(match (ty.bits(), ty.is_signed()) {
        (32, true) => "i",
        (32, false) => "ui",
        (64, true) => "ll",
        (64, false) => "ull",
        _ => return None,
    })
}
