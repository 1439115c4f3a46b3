//! Queries as SMT-LIB scripts, for logs and for other solvers.
//!
//! A script is self-contained: declarations, one definition per node, the assertions,
//! `check-sat`. Names of variables and functions are kept where they can be quoted,
//! with their number to make them unique. Bits of floating-point results are taken by
//! `fp.to_ieee_bv`, which Z3 and some others have beyond the standard.

use super::eval::EvalValue;
use super::float;
use super::term::{FpOp, Op, Rounding, Sort, Term, Terms};
use rustc_hash::FxHashSet;
use std::fmt::Write;
use tandem_ir::FloatKind;

impl Terms {
    /// A script that asks whether all asserts can hold.
    pub fn to_smtlib(&self, asserts: &[Term]) -> String {
        let mut out = String::from("(set-logic ALL)\n");
        let mut declared: FxHashSet<String> = FxHashSet::default();
        for t in self.reachable(asserts) {
            self.declare(t, &mut declared, &mut out);
            self.define(t, &mut out);
        }
        for &t in asserts {
            let _ = writeln!(out, "(assert {})", self.name(t));
        }
        out.push_str("(check-sat)\n");
        out
    }

    /// How a term is referred to.
    fn name(&self, t: Term) -> String {
        match self.op(t) {
            Op::Var(v) => quoted(&self.var_data(*v).name, v.index()),
            _ => match self.as_value(t) {
                Some(v) => literal(&v),
                None => format!("t{}", t.index()),
            },
        }
    }

    /// Declarations that the node needs.
    fn declare(&self, t: Term, declared: &mut FxHashSet<String>, out: &mut String) {
        let (name, args, result) = match self.op(t) {
            Op::Var(_) => (self.name(t), Vec::new(), self.sort(t)),
            Op::Apply(f) => {
                let d = self.fun_data(*f);
                (quoted(&d.name, f.index()), d.args.clone(), d.result)
            }
            Op::Fp(op, kind) if opaque(*op, *kind) => {
                let args: Vec<Sort> = self.args(t).iter().map(|&a| self.sort(a)).collect();
                (opaque_name(*op, *kind, &args), args, self.sort(t))
            }
            _ => return,
        };
        let args: Vec<String> = args.into_iter().map(sort_text).collect();
        let line = format!(
            "(declare-fun {name} ({}) {})\n",
            args.join(" "),
            sort_text(result)
        );
        if declared.insert(name) {
            out.push_str(&line);
        }
    }

    fn define(&self, t: Term, out: &mut String) {
        if matches!(self.op(t), Op::Var(_)) || self.is_const(t) {
            return;
        }
        let args: Vec<String> = self.args(t).iter().map(|&a| self.name(a)).collect();
        let body = match self.op(t) {
            Op::Apply(f) => application(&quoted(&self.fun_data(*f).name, f.index()), &args),
            Op::Fp(op, kind) if opaque(*op, *kind) => {
                let sorts: Vec<Sort> = self.args(t).iter().map(|&a| self.sort(a)).collect();
                application(&opaque_name(*op, *kind, &sorts), &args)
            }
            Op::Fp(op, kind) => float_text(*op, *kind, &args, t.index(), out),
            Op::Zext => format!(
                "((_ zero_extend {}) {})",
                self.width(t) - self.width(self.args(t)[0]),
                args[0]
            ),
            Op::Sext => format!(
                "((_ sign_extend {}) {})",
                self.width(t) - self.width(self.args(t)[0]),
                args[0]
            ),
            Op::Extract(h, l) => format!("((_ extract {h} {l}) {})", args[0]),
            op => application(keyword(op), &args),
        };
        let _ = writeln!(
            out,
            "(define-fun t{} () {} {body})",
            t.index(),
            sort_text(self.sort(t))
        );
    }
}

fn application(f: &str, args: &[String]) -> String {
    match args {
        [] => f.to_owned(),
        _ => format!("({f} {})", args.join(" ")),
    }
}

fn keyword(op: &Op) -> &'static str {
    match op {
        Op::Not => "not",
        Op::And => "and",
        Op::Or => "or",
        Op::Eq => "=",
        Op::Ite => "ite",
        Op::Ult => "bvult",
        Op::Ule => "bvule",
        Op::Slt => "bvslt",
        Op::Sle => "bvsle",
        Op::BvAdd => "bvadd",
        Op::BvMul => "bvmul",
        Op::BvNeg => "bvneg",
        Op::BvUdiv => "bvudiv",
        Op::BvUrem => "bvurem",
        Op::BvSdiv => "bvsdiv",
        Op::BvSrem => "bvsrem",
        Op::BvShl => "bvshl",
        Op::BvLshr => "bvlshr",
        Op::BvAshr => "bvashr",
        Op::BvAnd => "bvand",
        Op::BvOr => "bvor",
        Op::BvXor => "bvxor",
        Op::BvNot => "bvnot",
        Op::Concat => "concat",
        // The others never come here: they have a text of their own.
        _ => "true",
    }
}

fn quoted(name: &str, index: usize) -> String {
    let plain: String = name
        .chars()
        .filter(|c| c.is_ascii_graphic() && !matches!(c, '|' | '\\'))
        .collect();
    format!("|{plain}!{index}|")
}

fn sort_text(s: Sort) -> String {
    match s {
        Sort::Bool => "Bool".into(),
        Sort::Bits(w) => format!("(_ BitVec {w})"),
    }
}

fn literal(v: &EvalValue) -> String {
    match v {
        EvalValue::Bool(b) => b.to_string(),
        EvalValue::Bits(b) => {
            let digits: String = (0..b.width())
                .rev()
                .map(|i| if b.bit(i) { '1' } else { '0' })
                .collect();
            format!("#b{digits}")
        }
    }
}

/// True for operations that are functions without a meaning.
fn opaque(op: FpOp, kind: FloatKind) -> bool {
    !float::supported(kind) || matches!(op, FpOp::Convert(to, _) if !float::supported(to))
}

fn opaque_name(op: FpOp, kind: FloatKind, args: &[Sort]) -> String {
    format!("|{op:?} {kind:?} {args:?}|")
}

fn rounding(r: Rounding) -> &'static str {
    match r {
        Rounding::NearestEven => "RNE",
        Rounding::NearestAway => "RNA",
        Rounding::TowardZero => "RTZ",
        Rounding::Up => "RTP",
        Rounding::Down => "RTN",
    }
}

/// The text of an IEEE operation on bits; writes the definition of the number itself first.
fn float_text(
    op: FpOp,
    kind: FloatKind,
    args: &[String],
    index: usize,
    out: &mut String,
) -> String {
    let format = |k: FloatKind| {
        let (e, m) = float::shape(k);
        format!("{e} {}", m + 1)
    };
    let (own, target) = (
        format(kind),
        if let FpOp::Convert(to, _) = op {
            to
        } else {
            kind
        },
    );
    let f: Vec<String> = args
        .iter()
        .map(|a| format!("((_ to_fp {own}) {a})"))
        .collect();
    let value = match op {
        FpOp::Lt => return application("fp.lt", &f),
        FpOp::Le => return application("fp.leq", &f),
        FpOp::Eq => return application("fp.eq", &f),
        FpOp::ToSigned(w) => return integer_text(&f[0], kind, w, true),
        FpOp::ToUnsigned(w) => return integer_text(&f[0], kind, w, false),
        FpOp::Add(r) => format!("(fp.add {} {})", rounding(r), f.join(" ")),
        FpOp::Sub(r) => format!("(fp.sub {} {})", rounding(r), f.join(" ")),
        FpOp::Mul(r) => format!("(fp.mul {} {})", rounding(r), f.join(" ")),
        FpOp::Div(r) => format!("(fp.div {} {})", rounding(r), f.join(" ")),
        FpOp::Fma(r) => format!("(fp.fma {} {})", rounding(r), f.join(" ")),
        FpOp::Sqrt(r) => format!("(fp.sqrt {} {})", rounding(r), f[0]),
        FpOp::Round(r) => format!("(fp.roundToIntegral {} {})", rounding(r), f[0]),
        FpOp::Rem => remainder_text(&f),
        FpOp::Convert(to, r) => format!("((_ to_fp {}) {} {})", format(to), rounding(r), f[0]),
        FpOp::FromSigned(r) => format!("((_ to_fp {own}) {} {})", rounding(r), args[0]),
        FpOp::FromUnsigned(r) => format!("((_ to_fp_unsigned {own}) {} {})", rounding(r), args[0]),
    };
    let _ = writeln!(
        out,
        "(define-fun f{index} () (_ FloatingPoint {}) {value})",
        format(target)
    );
    let nan = literal(&EvalValue::Bits(float::pattern(target, float::nan(target))));
    format!("(ite (fp.isNaN f{index}) {nan} (fp.to_ieee_bv f{index}))")
}

/// C's `fmod` by IEEE's remainder of the magnitudes.
fn remainder_text(f: &[String]) -> String {
    let (x, y) = (&f[0], &f[1]);
    let near = format!("(fp.rem (fp.abs {x}) (fp.abs {y}))");
    let low = format!("(and (fp.isNegative {near}) (not (fp.isZero {near})))");
    let magnitude = format!("(fp.abs (ite {low} (fp.add RNE {near} (fp.abs {y})) {near}))");
    format!("(ite (fp.isNegative {x}) (fp.neg {magnitude}) {magnitude})")
}

/// Conversion to an integer; zero where it does not fit.
fn integer_text(x: &str, kind: FloatKind, w: u32, signed: bool) -> String {
    let (e, m) = float::shape(kind);
    let bias = (1u32 << (e - 1)) - 1;
    let power = |k: u32, negative: bool| {
        let sign = if negative { float::sign_bit(kind) } else { 0 };
        let bits = float::pattern(kind, u128::from(bias + k) << m | sign);
        format!(
            "((_ to_fp {e} {}) {})",
            m + 1,
            literal(&EvalValue::Bits(bits))
        )
    };
    let whole = format!("(fp.roundToIntegral RTZ {x})");
    let mut bad = format!("(fp.isNaN {x}) (fp.isInfinite {x})");
    let k = if signed { w - 1 } else { w };
    if k <= bias {
        let _ = write!(bad, " (fp.geq {whole} {})", power(k, false));
        if signed {
            let _ = write!(bad, " (fp.lt {whole} {})", power(k, true));
        }
    }
    if !signed {
        let _ = write!(bad, " (fp.lt {whole} (_ +zero {e} {}))", m + 1);
    }
    let f = if signed { "fp.to_sbv" } else { "fp.to_ubv" };
    format!("(ite (or {bad}) (_ bv0 {w}) ((_ {f} {w}) RTZ {x}))")
}
