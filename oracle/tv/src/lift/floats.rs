//! Arithmetic on floats: what is rounded to nearest has its operation in LLVM IR; anything else is refused by name.
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
        let f = float_of(ty).ok_or("not known")?;
        let other = [
            ".rz",
            ".rm",
            ".rp",
            ".sat",
            ".relu",
            ".oob",
            ".approx",
            ".full",
            ".xorsign.abs",
        ];
        if form.source.is_some() || other.iter().any(|m| form.has(m)) {
            return Err("not known".into());
        }
        // Without a rounding mode, a product and a sum may be fused.
        let bare = matches!(form.family(), "add" | "sub" | "mul") && !form.has(".rn");
        if bare && f != Float::Double {
            return Err("without a rounding mode".into());
        }
        self.flushing(form, f)?;
        let t = f.text();
        let binary = |op: &str| format!("$d = {op} {t} $f0, $f1");
        let (text, n) = match form.family() {
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
            "neg" | "abs" => {
                let plain = match form.family() {
                    "neg" => format!("$d = fneg {t} $f0"),
                    _ => self.named_call(f, "fabs", 1),
                };
                let a = self.operand(ops, 1, ty)?;
                let mut lines =
                    self.pure(Self::sign(f, &plain.replace("$d", "$t4")), Space::Generic);
                lines.float = f;
                lines.plain = Some(plain);
                let kind = Kind::Lines(lines, Some(Nature::Float(f)));
                let v = self.ssa.add(Node::new(kind, f.bits(), &[a]));
                return self.define(ops, 0, v, false);
            }
            "copysign" => {
                let call = self.named_call(f, "copysign", 2);
                // The sign comes from the first operand.
                (
                    call.replace("$f0", "$fx")
                        .replace("$f1", "$f0")
                        .replace("$fx", "$f1"),
                    2,
                )
            }
            _ => return Err("not known".into()),
        };
        let mut args = Vec::new();
        for k in 0..n {
            args.push(self.operand(ops, k + 1, ty)?);
        }
        let v = self.float_code(f, text, Ok(f), &args);
        self.define(ops, 0, v, false)
    }

    /// What changes a sign, where a NaN may come out as any.
    fn sign(f: Float, change: &str) -> String {
        let (t, bits) = (f.text(), f.bits());
        format!(
            "$t0 = fcmp uno {t} $f0, $f0\n$t1 = freeze i{bits} undef\n$t2 = or i{bits} $t1, {}\n\
             $t3 = bitcast i{bits} $t2 to {t}\n{change}\n$d = select i1 $t0, {t} $t3, {t} $t4",
            f.some_nan()
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
            (None, Some(f)) if number(from) && form.has(".rn") => {
                let a = self.operand(ops, 1, from)?;
                let (op, w) = (
                    if from.is_signed() { "sitofp" } else { "uitofp" },
                    from.bits(),
                );
                let v =
                    self.float_code(f, format!("$d = {op} i{w} $0 to {}", f.text()), Ok(f), &[a]);
                self.define(ops, 0, v, false)
            }
            (Some(f), None) if number(to) => {
                self.flushing(form, f)?;
                let a = self.operand(ops, 1, from)?;
                let v = self.integer_of(f, whole, to, a)?;
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

    /// Numbers beyond the type become its nearest, and a NaN what is open.
    fn integer_of(&mut self, f: Float, whole: Option<&str>, to: Ty, a: Val) -> Result<Val> {
        let (w, t) = (to.bits(), f.text());
        if whole != Some(".rzi") {
            return Err("not known".into());
        }
        let op = if to.is_signed() { "fptosi" } else { "fptoui" };
        if self.flavour == Flavour::Loose {
            let text = format!("$d = {op} {t} $f0 to i{w}");
            return Ok(self.float_code(f, text, Err(w), &[a]));
        }
        let name = format!("llvm.{op}.sat.i{w}.{}", f.suffix());
        self.declares.insert(format!("declare i{w} @{name}({t})"));
        let text = format!(
            "$t0 = fcmp uno {t} $f0, $f0\n$t1 = freeze i{w} undef\n$t2 = call i{w} @{name}({t} $f0)\n\
             $d = select i1 $t0, i{w} $t1, i{w} $t2"
        );
        Ok(self.float_code(f, text, Err(w), &[a]))
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
            return Ok(self.float_code(f, text, Ok(f), &[a]));
        }
        let (t, u) = (f.text(), g.text());
        let text = match g.bits().cmp(&f.bits()) {
            std::cmp::Ordering::Greater => format!("$d = fpext {t} $f0 to {u}"),
            std::cmp::Ordering::Less if form.has(".rn") => format!("$d = fptrunc {t} $f0 to {u}"),
            _ => return Err("not known".into()),
        };
        Ok(self.float_code(f, text, Ok(g), &[a]))
    }
}
