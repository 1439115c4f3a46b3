//! Floating-point intrinsics: functions of the bits of one scalar, or lane by lane.
//!
//! Arithmetic, roundings, extremes and conversions are exact. Functions of the
//! mathematical library are uninterpreted: equal operands give equal results, and
//! whatever else is true of them is not known here. Which NaN an operand is makes no
//! difference to them, and a NaN result is chosen as for every operation.

use super::super::float::Extreme;
use super::super::{Encoder, Result};
use crate::context::{ChoiceKind, Side};
use crate::value::{Scalar, Val};
use tandem_ir::inst::BinOp;
use tandem_ir::{Flags, FloatKind, Inst};
use tandem_smt::{FpOp, Rounding, Sort, Term};

const NEAREST: Rounding = Rounding::NearestEven;

/// A floating-point function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FloatFn {
    /// Product and sum, rounded once.
    Fma,
    /// The same, or rounded twice.
    FmulAdd,
    /// Square root.
    Sqrt,
    /// To an integral value.
    Integral(Rounding),
    /// Without the sign.
    Fabs,
    /// With the sign of the second operand.
    CopySign,
    /// Minimum, or maximum.
    Extreme(Extreme, bool),
    /// The same number, never signalling.
    Canonicalize,
}

pub(super) fn by_name(base: &str) -> Option<FloatFn> {
    Some(match base {
        "fma" => FloatFn::Fma,
        "fmuladd" => FloatFn::FmulAdd,
        "sqrt" => FloatFn::Sqrt,
        "floor" => FloatFn::Integral(Rounding::Down),
        "ceil" => FloatFn::Integral(Rounding::Up),
        "trunc" => FloatFn::Integral(Rounding::TowardZero),
        "rint" | "nearbyint" | "roundeven" => FloatFn::Integral(Rounding::NearestEven),
        "round" => FloatFn::Integral(Rounding::NearestAway),
        "fabs" => FloatFn::Fabs,
        "copysign" => FloatFn::CopySign,
        "minnum" => FloatFn::Extreme(Extreme::Num, false),
        "maxnum" => FloatFn::Extreme(Extreme::Num, true),
        "minimum" => FloatFn::Extreme(Extreme::Ieee2019, false),
        "maximum" => FloatFn::Extreme(Extreme::Ieee2019, true),
        "minimumnum" => FloatFn::Extreme(Extreme::Number, false),
        "maximumnum" => FloatFn::Extreme(Extreme::Number, true),
        "canonicalize" => FloatFn::Canonicalize,
        _ => return None,
    })
}

/// Functions that are not modelled; those with two results name both.
pub(super) fn library(base: &str) -> Option<&'static [&'static str]> {
    Some(match base {
        "sin" => &["sin"],
        "cos" => &["cos"],
        "tan" => &["tan"],
        "asin" => &["asin"],
        "acos" => &["acos"],
        "atan" => &["atan"],
        "atan2" => &["atan2"],
        "sinh" => &["sinh"],
        "cosh" => &["cosh"],
        "tanh" => &["tanh"],
        "exp" => &["exp"],
        "exp2" => &["exp2"],
        "exp10" => &["exp10"],
        "log" => &["log"],
        "log2" => &["log2"],
        "log10" => &["log10"],
        "pow" => &["pow"],
        "powi" => &["powi"],
        "ldexp" => &["ldexp"],
        "sincos" => &["sin", "cos"],
        "sincospi" => &["sinpi", "cospi"],
        "frexp" => &["frexp.fraction", "frexp.exponent"],
        "modf" => &["modf.fraction", "modf.integral"],
        _ => return None,
    })
}

impl Encoder<'_, '_> {
    /// A floating-point intrinsic by its name without types.
    pub(super) fn float_intrinsic(&mut self, i: Inst, base: &str) -> Result<Option<Val>> {
        let flags = self.f().flags(i);
        if let Some(what) = by_name(base) {
            let kind = self.float_format(self.arg_type(i, 0))?;
            self.note_licences(flags);
            let args = self.call_args(i)?;
            return Ok(Some(self.lanewise(&args, &mut |e, x| {
                e.float_function(what, flags, kind, x)
            })));
        }
        if let Some(results) = library(base) {
            return self.library_function(i, results).map(Some);
        }
        match base {
            "fptoui.sat" | "fptosi.sat" => self
                .saturating_conversion(i, base == "fptosi.sat")
                .map(Some),
            "lrint" | "llrint" => self.integer_rounded(i, NEAREST).map(Some),
            "lround" | "llround" => self.integer_rounded(i, Rounding::NearestAway).map(Some),
            "is.fpclass" => self.is_class(i).map(Some),
            "convert.to.fp16" => self.half_bits(i, true).map(Some),
            "convert.from.fp16" => self.half_bits(i, false).map(Some),
            _ => Ok(None),
        }
    }

    /// A function of scalars.
    pub(super) fn float_function(
        &mut self,
        what: FloatFn,
        flags: Flags,
        kind: FloatKind,
        x: &[Scalar],
    ) -> Scalar {
        let poison = self.any_poison(x);
        let bits: Vec<Term> = x.iter().map(|s| s.bits).collect();
        match what {
            FloatFn::Fabs => {
                let plus = self.t().bits(1, 0);
                let r = self.with_sign(kind, plus, bits[0]);
                self.finish(flags, kind, &bits, r, poison)
            }
            FloatFn::CopySign => {
                let top = kind.bits() - 1;
                let sign = self.t().extract(top, top, bits[1]);
                let r = self.with_sign(kind, sign, bits[0]);
                self.finish(flags, kind, &bits, r, poison)
            }
            FloatFn::Extreme(what, max) => self.extreme(what, max, flags, kind, x[0], x[1]),
            FloatFn::Canonicalize => {
                let flushed = self.flushed_inputs(kind, &bits)[0];
                let form = self.form_of(kind, flushed);
                let raw = self.t().fp_quieted(kind, form);
                let r = self.some_quiet_nan(kind, raw, bits[0]);
                self.finish(flags, kind, &bits, r, poison)
            }
            _ => {
                let raw = self.float_operation(what, kind, &bits);
                let plain = self.rounded_result(flags, kind, &bits, raw, poison);
                match what {
                    FloatFn::Sqrt => self.or_approximated(&["sqrt.approx"], flags, kind, x, plain),
                    _ => plain,
                }
            }
        }
    }

    fn float_operation(&mut self, what: FloatFn, kind: FloatKind, bits: &[Term]) -> Term {
        let flushed = self.flushed_inputs(kind, bits);
        let x: Vec<Term> = flushed.into_iter().map(|b| self.form_of(kind, b)).collect();
        match what {
            FloatFn::Sqrt => self.t().fp(FpOp::Sqrt(NEAREST), kind, &x),
            FloatFn::Integral(mode) => self.t().fp(FpOp::Round(mode), kind, &x),
            FloatFn::FmulAdd => {
                let fused = self.t().fp(FpOp::Fma(NEAREST), kind, &x);
                let product = self.t().fp(FpOp::Mul(NEAREST), kind, &x[..2]);
                let product = self.flushed_output(kind, product);
                let c = self.choose_about(ChoiceKind::Licence, 1, &[fused]);
                let t = self.t();
                let sum = t.fp(FpOp::Add(NEAREST), kind, &[product, x[2]]);
                let twice = t.bit_to_bool(c);
                t.ite(twice, sum, fused)
            }
            _ => self.t().fp(FpOp::Fma(NEAREST), kind, &x),
        }
    }

    /// An uninterpreted function of floating-point operands.
    pub(super) fn unknown_function(
        &mut self,
        name: &str,
        kind: FloatKind,
        flags: Flags,
        x: &[Scalar],
        floats: usize,
    ) -> Scalar {
        let poison = self.any_poison(x);
        let mut operands = Vec::new();
        let mut numbers = Vec::new();
        for (n, s) in x.iter().enumerate() {
            if n < floats {
                numbers.push(s.bits);
                operands.push(self.form_of(kind, s.bits));
            } else {
                operands.push(s.bits);
            }
        }
        let widths: Vec<String> = operands[floats.min(operands.len())..]
            .iter()
            .map(|&o| format!(".i{}", self.w.terms.width(o)))
            .collect();
        let name = format!("math.{name}.{}{}", kind.keyword(), widths.concat());
        let raw = self
            .w
            .uninterpreted(&name, &operands, Sort::Bits(kind.bits()));
        self.rounded_result(flags, kind, &numbers, raw, poison)
    }

    /// A result under `afn`: the plain one, or, where the target is PTX, what one of these approximate instructions gives; those
    /// that flush denormals where the function may have them flushed.
    /// That it is within the bound that the PTX ISA states is taken for close enough (PM-26).
    pub(in crate::encode) fn or_approximated(
        &mut self,
        forms: &[&str],
        flags: Flags,
        kind: FloatKind,
        x: &[Scalar],
        plain: Scalar,
    ) -> Scalar {
        let licensed = self.w.mode.approximates && flags.contains(Flags::AFN);
        if !licensed || self.side != Side::Source || kind != FloatKind::Float {
            return plain;
        }
        self.w
            .assume("afn allows the approximate instructions of PTX, each within its bound");
        let mut out = plain;
        let suffixes: &[&str] = match self.may_flush(kind) {
            true => &["", ".ftz"],
            false => &[""],
        };
        for form in forms
            .iter()
            .flat_map(|f| suffixes.iter().map(move |s| format!("nvvm.{f}{s}")))
        {
            let other = self.unknown_function(&form, kind, flags, x, x.len());
            let taken = self.licence(kind, out.bits, other.bits);
            let before = out;
            out = Scalar::select(self.t(), taken, other, before);
            self.note_choice_of_forms(taken, other.bits, before.bits, out.bits);
        }
        out
    }

    fn library_function(&mut self, i: Inst, results: &[&str]) -> Result<Val> {
        let flags = self.f().flags(i);
        let kind = self.float_format(self.arg_type(i, 0))?;
        let args = self.call_args(i)?;
        let floats = (0..args.len())
            .filter(|&n| self.types().scalar(self.arg_type(i, n)).is_float())
            .count();
        let types = self.element_types(self.f().inst_type(i));
        let mut parts = Vec::new();
        for (n, name) in results.iter().enumerate() {
            let ty = match (&types, results.len()) {
                (Some(t), 2) => t.get(n).copied().ok_or("result")?,
                _ => self.f().inst_type(i),
            };
            let int = self.types().scalar(ty).int_width();
            parts.push(self.lanewise(&args, &mut |e, x| match int {
                None => {
                    let plain = e.unknown_function(name, kind, flags, x, floats);
                    let form = match *name {
                        "sin" => "sin.approx",
                        "cos" => "cos.approx",
                        "exp2" => "ex2.approx",
                        "log2" => "lg2.approx",
                        _ => return plain,
                    };
                    e.or_approximated(&[form], flags, kind, x, plain)
                }
                Some(w) => {
                    let poison = e.any_poison(x);
                    let operand = e.form_of(kind, x[0].bits);
                    let full = format!("math.{name}.{}.i{w}", kind.keyword());
                    let bits = e.w.uninterpreted(&full, &[operand], Sort::Bits(w));
                    Scalar { bits, poison }
                }
            }));
        }
        match <[Val; 1]>::try_from(parts) {
            Ok([one]) => Ok(one),
            Err(both) => Ok(Val::Elements(both.into())),
        }
    }

    fn saturating_conversion(&mut self, i: Inst, signed: bool) -> Result<Val> {
        let kind = self.float_format(self.arg_type(i, 0))?;
        let width = self.lane_bits(self.f().inst_type(i))?;
        let args = self.call_args(i)?;
        Ok(self.lanewise(&args, &mut |e, x| {
            let zero = e.t().bits(width, 0);
            let bits = e.integer_saturated(kind, x[0].bits, width, signed, zero);
            Scalar {
                bits,
                poison: x[0].poison,
            }
        }))
    }

    /// `lrint` and its kin: what does not fit gives an unspecified number.
    fn integer_rounded(&mut self, i: Inst, mode: Rounding) -> Result<Val> {
        let args = self.call_args(i)?;
        self.integer_rounded_of(i, &args, mode)
    }
    pub(super) fn integer_rounded_of(
        &mut self,
        i: Inst,
        args: &[Val],
        mode: Rounding,
    ) -> Result<Val> {
        let kind = self.float_format(self.arg_type(i, 0))?;
        let width = self.lane_bits(self.f().inst_type(i))?;
        Ok(self.lanewise(args, &mut |e, x| {
            let form = e.form_of(kind, x[0].bits);
            let whole = e.t().fp(FpOp::Round(mode), kind, &[form]);
            let fits = e.fits_integer(kind, whole, width, true);
            let exact = e.t().fp(FpOp::ToSigned(width), kind, &[whole]);
            let any = e.choose(ChoiceKind::Other("conversion"), width);
            Scalar {
                bits: e.t().ite(fits, exact, any),
                poison: x[0].poison,
            }
        }))
    }

    fn is_class(&mut self, i: Inst) -> Result<Val> {
        let kind = self.float_format(self.arg_type(i, 0))?;
        let mask = self
            .constant_arg(i, 1)
            .ok_or("is.fpclass with a variable mask")? as u32;
        let v = self.operand(i, 1)?;
        Ok(v.map(&mut |s| {
            let c = self.in_fp_classes(s.bits, kind, mask);
            super::flag(self.t(), c, s.poison)
        }))
    }

    /// `llvm.convert.to.fp16`, `llvm.convert.from.fp16`: a half as an integer.
    fn half_bits(&mut self, i: Inst, to_half: bool) -> Result<Val> {
        let args = self.call_args(i)?;
        let (from, to) = if to_half {
            (self.float_format(self.arg_type(i, 0))?, FloatKind::Half)
        } else {
            (FloatKind::Half, self.float_format(self.f().inst_type(i))?)
        };
        Ok(self.lanewise(&args, &mut |e, x| {
            e.convert_float(Flags::NONE, from, to, x[0])
        }))
    }

    /// Arithmetic of the device in a rounding mode.
    pub(super) fn rounded_arithmetic(
        &mut self,
        op: BinOp,
        mode: Rounding,
        kind: FloatKind,
        a: Term,
        b: Term,
    ) -> Term {
        let (a, b) = (self.form_of(kind, a), self.form_of(kind, b));
        let op = match op {
            BinOp::FAdd => FpOp::Add(mode),
            BinOp::FSub => FpOp::Sub(mode),
            BinOp::FMul => FpOp::Mul(mode),
            _ => FpOp::Div(mode),
        };
        self.t().fp(op, kind, &[a, b])
    }
}
