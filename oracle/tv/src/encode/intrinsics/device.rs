//! `llvm.nvvm.*` that only compute, by the PTX instructions that they are.
//!
//! Where PTX defines every bit, the meaning is exact: rounding modes, `.ftz` (denormal
//! operands and results become zeros of their sign, without a choice), `.sat`,
//! conversions (out of range gives the nearest bound), byte permutation. What PTX
//! leaves to an error bound (`.approx`) is an uninterpreted function of its operands.

use super::super::float::Extreme;
use super::super::{Encoder, Result};
use super::Known;
use super::ints::{IntFn, funnel, leading_zeros, ones, pieces_reversed};
use crate::pointer::{Ptr, Region};
use crate::value::{Scalar, Val};
use tandem_ir::inst::BinOp;
use tandem_ir::{Flags, FloatKind, Inst};
use tandem_smt::{FpOp, Rounding, Sort, Term, Terms};

/// What a float instruction's modifiers say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Modifiers {
    mode: Rounding,
    /// Denormals become zeros.
    ftz: bool,
    /// Clamped to `[0, 1]`.
    sat: bool,
    /// Negative results become +0.
    relu: bool,
    /// No exact result.
    approx: bool,
    /// No exact result, but near it over the full range: another function than `approx`.
    full: bool,
    nan: bool,
    xorsign: bool,
}

/// Name, modifiers and format of `name.modifier….type`.
fn float_form(rest: &str) -> Option<(&str, Modifiers, FloatKind)> {
    let mut m = Modifiers {
        mode: Rounding::NearestEven,
        ftz: false,
        sat: false,
        relu: false,
        approx: false,
        full: false,
        nan: false,
        xorsign: false,
    };
    let mut kind = None;
    let mut parts = rest.split('.');
    let name = parts.next()?;
    for p in parts {
        match p {
            "rn" => m.mode = Rounding::NearestEven,
            "rz" => m.mode = Rounding::TowardZero,
            "rm" => m.mode = Rounding::Down,
            "rp" => m.mode = Rounding::Up,
            "ftz" => m.ftz = true,
            "sat" => m.sat = true,
            "relu" => m.relu = true,
            "approx" | "full" => {
                m.approx = true;
                m.full = p == "full";
            }
            "nan" => m.nan = true,
            "xorsign" => m.xorsign = true,
            "abs" => {}
            "f" | "f32" => kind = Some(FloatKind::Float),
            "d" | "f64" => kind = Some(FloatKind::Double),
            "f16" | "f16x2" | "v2f16" => kind = Some(FloatKind::Half),
            "bf16" | "bf16x2" | "v2bf16" => kind = Some(FloatKind::BFloat),
            _ => return None,
        }
    }
    Some((name, m, kind?))
}

impl Encoder<'_, '_> {
    /// An intrinsic `llvm.nvvm.<rest>`.
    pub(super) fn device_intrinsic(&mut self, i: Inst, rest: &str) -> Known {
        if let Some(name) = rest.strip_prefix("read.ptx.sreg.") {
            return Ok(self.special_register(i, name)?.map(Some));
        }
        if let Some(v) = self.device_integer(i, rest)? {
            return Ok(Some(Some(v)));
        }
        if let Some(v) = self.device_conversion(i, rest)? {
            return Ok(Some(Some(v)));
        }
        // Formats that are overloaded (`ex2.approx`, `fabs.v2f16`) are named by the operand.
        let overloaded = match self.f().call(i).map_or(0, |c| c.num_args()) {
            0 => None,
            _ => self.float_format(self.arg_type(i, 0)).ok(),
        };
        let full = overloaded.map(|k| format!("{rest}.{}", format_suffix(k)));
        if let Some((name, m, kind)) =
            float_form(rest).or_else(|| full.as_deref().and_then(float_form))
            && Some(kind) == overloaded
            && let Some(v) = self.device_float(i, name, m, kind)?
        {
            return Ok(Some(Some(v)));
        }
        if let Some(space) = rest.strip_prefix("isspacep.") {
            return Ok(self.is_space(i, space)?.map(Some));
        }
        match rest {
            "bitcast.f2i" | "bitcast.i2f" | "bitcast.d2ll" | "bitcast.ll2d" => {
                Ok(Some(Some(self.operand(i, 1)?)))
            }
            _ => Ok(None),
        }
    }

    fn device_integer(&mut self, i: Inst, rest: &str) -> Result<Option<Val>> {
        let generic = match rest {
            "max.i" | "max.ll" | "max.s" => Some(IntFn::SMax),
            "min.i" | "min.ll" | "min.s" => Some(IntFn::SMin),
            "max.ui" | "max.ull" | "max.us" => Some(IntFn::UMax),
            "min.ui" | "min.ull" | "min.us" => Some(IntFn::UMin),
            "brev32" | "brev64" => Some(IntFn::BitReverse),
            _ => None,
        };
        if generic.is_none() && !is_integer_name(rest) {
            return Ok(None);
        }
        // Floats have an `abs` as well.
        let ty = self.types().scalar(self.f().inst_type(i));
        if rest.starts_with("abs") && ty.int_width().is_none() {
            return Ok(None);
        }
        let width = self.lane_bits(self.f().inst_type(i))?;
        let args = self.call_args(i)?;
        Ok(Some(self.lanewise(&args, &mut |e, x| match generic {
            Some(what) => e.int_function(what, width, x),
            None => {
                let poison = e.any_poison(x);
                let bits = integer(
                    e.t(),
                    rest,
                    width,
                    &x.iter().map(|s| s.bits).collect::<Vec<_>>(),
                );
                Scalar { bits, poison }
            }
        })))
    }

    /// `<from>2<to>.<mode>[.ftz]`
    fn device_conversion(&mut self, i: Inst, rest: &str) -> Result<Option<Val>> {
        let (pair, ftz) = match rest.strip_suffix(".ftz") {
            Some(r) => (r, true),
            None => (rest, false),
        };
        let (pair, mode) = match pair.rsplit_once('.') {
            Some((p, "rn")) => (p, Rounding::NearestEven),
            Some((p, "rz")) => (p, Rounding::TowardZero),
            Some((p, "rm")) => (p, Rounding::Down),
            Some((p, "rp")) => (p, Rounding::Up),
            Some(_) => return Ok(None),
            None => (pair, Rounding::NearestEven),
        };
        let Some((from, to)) = pair.split_once('2') else {
            return Ok(None);
        };
        let integer = |s: &str| match s {
            "i" | "ll" => Some(true),
            "ui" | "ull" => Some(false),
            _ => None,
        };
        let float = |s: &str| match s {
            "f" => Some(FloatKind::Float),
            "d" => Some(FloatKind::Double),
            "h" => Some(FloatKind::Half),
            _ => None,
        };
        let shape = (float(from), integer(from), float(to), integer(to));
        if !matches!(
            shape,
            (Some(_), _, Some(_), _) | (Some(_), _, _, Some(_)) | (_, Some(_), Some(_), _)
        ) {
            return Ok(None);
        }
        let width = self.lane_bits(self.f().inst_type(i))?;
        let args = self.call_args(i)?;
        Ok(Some(self.lanewise(&args, &mut |e, x| {
            let s = x[0];
            let bits = match shape {
                (Some(k), _, _, Some(signed)) => {
                    e.device_to_integer(k, mode, ftz, width, signed, s.bits)
                }
                (_, Some(signed), Some(k), _) => {
                    let op = if signed {
                        FpOp::FromSigned(mode)
                    } else {
                        FpOp::FromUnsigned(mode)
                    };
                    e.t().fp(op, k, &[s.bits])
                }
                (Some(from), _, Some(to), _) => e.device_convert(from, to, mode, ftz, s.bits),
                _ => s.bits,
            };
            Scalar {
                bits,
                poison: s.poison,
            }
        })))
    }

    fn device_convert(
        &mut self,
        from: FloatKind,
        to: FloatKind,
        mode: Rounding,
        ftz: bool,
        x: Term,
    ) -> Term {
        let flush = |e: &mut Self, k: FloatKind, x: Term| {
            if ftz && k == FloatKind::Float {
                e.flush_always(k, x)
            } else {
                x
            }
        };
        let a = flush(self, from, x);
        let a = self.form_of(from, a);
        let r = self.t().fp(FpOp::Convert(to, mode), from, &[a]);
        let r = flush(self, to, r);
        self.some_nan(to, r, &[])
    }

    /// Saturating; a NaN gives 0, or `1 << 63` and `1 << 31` where source or result have 64 bits.
    fn device_to_integer(
        &mut self,
        kind: FloatKind,
        mode: Rounding,
        ftz: bool,
        width: u32,
        signed: bool,
        x: Term,
    ) -> Term {
        let a = if ftz { self.flush_always(kind, x) } else { x };
        let a = self.form_of(kind, a);
        let t = self.t();
        let whole = t.fp(FpOp::Round(mode), kind, &[a]);
        let wide = kind == FloatKind::Double || width == 64;
        let nan = if wide {
            let (one, by) = (t.bits(width, 1), t.bits(width, u64::from(width - 1)));
            t.shl(one, by)
        } else {
            t.bits(width, 0)
        };
        self.integer_saturated(kind, whole, width, signed, nan)
    }

    fn device_float(
        &mut self,
        i: Inst,
        name: &str,
        m: Modifiers,
        kind: FloatKind,
    ) -> Result<Option<Val>> {
        let (operands, known) = match name {
            "add" | "mul" => (2, !m.approx),
            "div" | "fmin" | "fmax" => (2, true),
            "fma" => (3, !m.approx),
            "rcp" | "sqrt" | "rsqrt" | "sin" | "cos" | "tanh" | "ex2" | "lg2" => (1, true),
            "abs" | "fabs" | "neg" | "floor" | "ceil" | "trunc" | "round" | "saturate" => {
                (1, !m.approx)
            }
            _ => return Ok(None),
        };
        let args = self.call_args(i)?;
        if !known || args.len() != operands {
            return Ok(None);
        }
        let flags = self.f().flags(i);
        Ok(Some(self.lanewise(&args, &mut |e, x| {
            e.device_float_scalar(name, m, flags, kind, x)
        })))
    }

    fn device_float_scalar(
        &mut self,
        name: &str,
        m: Modifiers,
        flags: Flags,
        kind: FloatKind,
        x: &[Scalar],
    ) -> Scalar {
        let poison = self.any_poison(x);
        let approximate =
            matches!(name, "rsqrt" | "sin" | "cos" | "tanh" | "ex2" | "lg2") || m.approx;
        if approximate {
            let flushed = if m.ftz { ".ftz" } else { "" };
            let how = if m.full { "full" } else { "approx" };
            return self.unknown_function(
                &format!("nvvm.{name}.{how}{flushed}"),
                kind,
                flags,
                x,
                x.len(),
            );
        }
        let given: Vec<Term> = x.iter().map(|s| s.bits).collect();
        let a: Vec<Term> = given
            .iter()
            .map(|&b| if m.ftz { self.flush_always(kind, b) } else { b })
            .collect();
        if matches!(name, "neg" | "abs" | "fabs") {
            let r = if name == "neg" {
                self.negated(kind, a[0])
            } else {
                let plus = self.t().bits(1, 0);
                self.with_sign(kind, plus, a[0])
            };
            // Which NaN comes of a NaN is not said (PTX ISA, `neg`, `abs`).
            let r = self.any_nan(kind, r);
            return self.finish(flags, kind, &given, r, poison);
        }
        let mut raw = self.device_raw(name, m, kind, &a);
        if m.ftz {
            raw = self.flush_always(kind, raw);
        }
        if m.sat {
            raw = self.saturated(kind, raw);
        }
        if m.relu {
            raw = self.not_negative(kind, raw);
        }
        let bits = self.some_nan(kind, raw, &given);
        self.finish(flags, kind, &given, bits, poison)
    }

    fn device_raw(&mut self, name: &str, m: Modifiers, kind: FloatKind, a: &[Term]) -> Term {
        match name {
            "add" => self.rounded_arithmetic(BinOp::FAdd, m.mode, kind, a[0], a[1]),
            "mul" => self.rounded_arithmetic(BinOp::FMul, m.mode, kind, a[0], a[1]),
            "div" => self.rounded_arithmetic(BinOp::FDiv, m.mode, kind, a[0], a[1]),
            "rcp" => {
                let t = self.t();
                let one = t.bits(64, 1);
                let one = t.fp(FpOp::FromUnsigned(Rounding::NearestEven), kind, &[one]);
                self.rounded_arithmetic(BinOp::FDiv, m.mode, kind, one, a[0])
            }
            "fma" => {
                let forms: Vec<Term> = a.iter().map(|&x| self.form_of(kind, x)).collect();
                self.t().fp(FpOp::Fma(m.mode), kind, &forms)
            }
            "fmin" | "fmax" => self.device_extreme(name == "fmax", m, kind, a[0], a[1]),
            "saturate" => self.saturated(kind, a[0]),
            _ => {
                let x = self.form_of(kind, a[0]);
                let op = match name {
                    "sqrt" => FpOp::Sqrt(m.mode),
                    "floor" => FpOp::Round(Rounding::Down),
                    "ceil" => FpOp::Round(Rounding::Up),
                    "trunc" => FpOp::Round(Rounding::TowardZero),
                    _ => FpOp::Round(Rounding::NearestEven),
                };
                self.t().fp(op, kind, &[x])
            }
        }
    }

    fn device_extreme(
        &mut self,
        max: bool,
        m: Modifiers,
        kind: FloatKind,
        a: Term,
        b: Term,
    ) -> Term {
        let what = if m.nan {
            Extreme::Ieee2019
        } else {
            Extreme::Number
        };
        if !m.xorsign {
            return self.extreme_bits(what, max, kind, a, b);
        }
        let top = kind.bits() - 1;
        let t = self.t();
        let plus = t.bits(1, 0);
        let (sa, sb) = (t.extract(top, top, a), t.extract(top, top, b));
        let sign = t.bvxor(sa, sb);
        let (p, q) = (self.with_sign(kind, plus, a), self.with_sign(kind, plus, b));
        let r = self.extreme_bits(what, max, kind, p, q);
        self.with_sign(kind, sign, r)
    }

    /// Negative numbers become +0, NaN stays.
    fn not_negative(&mut self, kind: FloatKind, x: Term) -> Term {
        let is_nan = self.is_nan(kind, x);
        let t = self.t();
        let (negative, zero) = (t.is_negative(x), t.bits(kind.bits(), 0));
        let number = t.not(is_nan);
        let cut = t.and(negative, number);
        t.ite(cut, zero, x)
    }

    /// `isspacep.*`: the memory that a generic pointer's block is in.
    fn is_space(&mut self, i: Inst, space: &str) -> Result<Option<Val>> {
        let region = match space {
            "global" => Region::Global,
            "shared" => Region::Shared,
            "const" => Region::Constant,
            "local" => Region::Local,
            _ => return Ok(None),
        };
        let Some(from) = self.types().scalar(self.arg_type(i, 0)).address_space() else {
            return Ok(None);
        };
        let args = self.call_args(i)?;
        Ok(Some(self.lanewise(&args, &mut |e, x| {
            let p = Ptr::unpack(e.t(), x[0].bits);
            let address = e.w.address(p, from);
            // A pointer to no block may still be an address in the window of a space.
            let unknown =
                e.w.uninterpreted(&format!("isspacep.{space}"), &[address], Sort::Bool);
            let t = e.t();
            use crate::pointer::{LOCAL_BIT, REGION_SHIFT};
            let found = t.extract(LOCAL_BIT - 1, REGION_SHIFT, p.block);
            let w = t.width(found);
            let (want, none) = (t.bits(w, region as u64), t.bits(w, Region::None as u64));
            let (yes, nowhere) = (t.eq(found, want), t.eq(found, none));
            let c = t.ite(nowhere, unknown, yes);
            super::flag(t, c, x[0].poison)
        })))
    }
}

fn format_suffix(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Float => "f",
        FloatKind::Double => "d",
        FloatKind::Half => "f16",
        FloatKind::BFloat => "bf16",
        _ => "?",
    }
}

/// Integer instructions without a generic form.
fn is_integer_name(rest: &str) -> bool {
    let family = rest.split('.').next().unwrap_or("");
    matches!(
        family,
        "mulhi" | "mul24" | "sad" | "popc" | "clz" | "abs" | "lohi" | "idp4a" | "rotate" | "swap"
    ) || matches!(rest, "prmt" | "d2i.lo" | "d2i.hi")
        || rest.starts_with("fshl.clamp")
        || rest.starts_with("fshr.clamp")
}

fn integer(t: &mut Terms, rest: &str, width: u32, x: &[Term]) -> Term {
    let (family, kind) = rest.split_once('.').unwrap_or((rest, ""));
    match family {
        "mulhi" => high_product(t, !kind.starts_with('u'), x[0], x[1]),
        "mul24" => {
            let (a, b) = (t.extract(23, 0, x[0]), t.extract(23, 0, x[1]));
            let extend = |t: &mut Terms, v: Term| {
                if kind == "i" {
                    t.sext(v, 32)
                } else {
                    t.zext(v, 32)
                }
            };
            let (a, b) = (extend(t, a), extend(t, b));
            t.mul(a, b)
        }
        "sad" => {
            let less = if kind.starts_with('u') {
                t.ult(x[0], x[1])
            } else {
                t.slt(x[0], x[1])
            };
            let (up, down) = (t.sub(x[1], x[0]), t.sub(x[0], x[1]));
            let distance = t.ite(less, up, down);
            t.add(distance, x[2])
        }
        "popc" => {
            let n = ones(t, x[0]);
            t.resize(n, width)
        }
        "clz" => {
            let n = leading_zeros(t, x[0]);
            t.resize(n, width)
        }
        "abs" => {
            let (negative, minus) = (t.is_negative(x[0]), t.neg(x[0]));
            t.ite(negative, minus, x[0])
        }
        "d2i" => {
            if kind == "hi" {
                t.extract(63, 32, x[0])
            } else {
                t.extract(31, 0, x[0])
            }
        }
        "lohi" => t.concat(x[1], x[0]),
        "idp4a" => dot_product(t, kind, x),
        "rotate" => {
            let by = t.resize(x[1], width);
            funnel(t, !kind.starts_with("right"), x[0], x[0], by)
        }
        "swap" => pieces_reversed(t, x[0], 32),
        "prmt" => permuted(t, x[0], x[1], x[2]),
        _ => clamped_funnel(t, family == "fshl", x[0], x[1], x[2]),
    }
}

fn high_product(t: &mut Terms, signed: bool, a: Term, b: Term) -> Term {
    let w = t.width(a);
    let extend = |t: &mut Terms, v: Term| {
        if signed {
            t.sext(v, 2 * w)
        } else {
            t.zext(v, 2 * w)
        }
    };
    let (a, b) = (extend(t, a), extend(t, b));
    let product = t.mul(a, b);
    t.extract(2 * w - 1, w, product)
}

/// Sum of products of four pairs of bytes, and a third operand.
fn dot_product(t: &mut Terms, kind: &str, x: &[Term]) -> Term {
    let (sa, sb) = (kind.starts_with('s'), kind.ends_with('s'));
    let mut sum = x[2];
    for n in 0..4 {
        let byte = |t: &mut Terms, v: Term, signed: bool| {
            let b = t.extract(8 * n + 7, 8 * n, v);
            if signed { t.sext(b, 32) } else { t.zext(b, 32) }
        };
        let (a, b) = (byte(t, x[0], sa), byte(t, x[1], sb));
        let p = t.mul(a, b);
        sum = t.add(sum, p);
    }
    sum
}

/// Funnel shift by at most the width.
fn clamped_funnel(t: &mut Terms, left: bool, a: Term, b: Term, by: Term) -> Term {
    let w = t.width(a);
    let width = t.bits(w, u64::from(w));
    let far = t.ule(width, by);
    let r = funnel(t, left, a, b, by);
    let all = if left { b } else { a };
    t.ite(far, all, r)
}

/// `prmt` in its default mode: each nibble of the selector picks a byte, or its sign eight times.
fn permuted(t: &mut Terms, a: Term, b: Term, selector: Term) -> Term {
    let both = t.concat(b, a);
    let mut out: Option<Term> = None;
    for n in 0..4 {
        let which = t.extract(4 * n + 2, 4 * n, selector);
        let sign = t.extract(4 * n + 3, 4 * n + 3, selector);
        let mut byte = t.extract(7, 0, both);
        for k in 1..8 {
            let number = t.bits(3, u64::from(k));
            let here = t.eq(which, number);
            let candidate = t.extract(8 * k + 7, 8 * k, both);
            byte = t.ite(here, candidate, byte);
        }
        let top = t.extract(7, 7, byte);
        let spread = t.sext(top, 8);
        let spreads = t.bit_to_bool(sign);
        let byte = t.ite(spreads, spread, byte);
        out = Some(match out {
            None => byte,
            Some(low) => t.concat(byte, low),
        });
    }
    out.unwrap_or(a)
}
