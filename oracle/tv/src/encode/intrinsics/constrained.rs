//! Constrained floating-point intrinsics: the operation in the rounding mode of its metadata argument.
//!
//! `round.dynamic` is the mode that the caller has set, the same for both programs
//! throughout. Exception flags are not modelled: a call that may raise one is the
//! same as a call that does not.

use super::super::{Encoder, Result};
use super::floats::{FloatFn, by_name, library};
use crate::value::{Scalar, Val};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{CastOp, FloatPredicate};
use tandem_ir::metadata::{LocalMetadata, Metadata};
use tandem_ir::{Flags, FloatKind, Inst};
use tandem_smt::{FpOp, Rounding, Sort, Term};

/// The modes that `round.dynamic` may be; one number of three bits for each, and the first for the rest.
const MODES: [Rounding; 5] = [
    Rounding::NearestEven,
    Rounding::TowardZero,
    Rounding::Up,
    Rounding::Down,
    Rounding::NearestAway,
];

/// The rounding of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Fixed(Rounding),
    /// The caller's, a number of [`MODES`].
    Dynamic(Term),
}

impl Encoder<'_, '_> {
    /// An intrinsic by its name behind `experimental.constrained.`, without types.
    pub(super) fn constrained_intrinsic(&mut self, i: Inst, base: &str) -> Result<Option<Val>> {
        if !is_known(base) {
            return Ok(None);
        }
        self.w.assume("floating-point exceptions are not observed");
        let words = self.metadata_words(i);
        let mode = self.rounding_of(&words)?;
        if words.iter().any(|w| w.starts_with("round.")) {
            self.in_that_mode(mode);
        }
        let args = self.number_args(i)?;
        let flags = self.f().flags(i);
        let ret = self.f().inst_type(i);
        let from = self.arg_type(i, 0);
        if matches!(base, "fcmp" | "fcmps") {
            let keyword = words.first().cloned().unwrap_or_default();
            let p = FloatPredicate::from_keyword(&keyword)
                .ok_or("comparison of an unknown predicate")?;
            let [a, b] = args.as_slice() else {
                return Err("fcmp".into());
            };
            return self.fcmp(p, flags, from, a, b).map(Some);
        }
        if let Some(op) = conversion(base) {
            let lane = (self.types().scalar(from), self.types().scalar(ret));
            let mut failed = None;
            let v = self.lanewise(&args, &mut |e, x| match e
                .constrained_cast(op, flags, lane, mode, x[0])
            {
                Ok(s) => s,
                Err(why) => {
                    failed = Some(why);
                    x[0]
                }
            });
            return failed.map_or(Ok(Some(v)), Err);
        }
        if matches!(base, "lrint" | "llrint" | "lround" | "llround") {
            let mode = if base.ends_with("lround") {
                Mode::Fixed(Rounding::NearestAway)
            } else {
                mode
            };
            return match mode {
                Mode::Fixed(m) => self.integer_rounded_of(i, &args, m).map(Some),
                Mode::Dynamic(_) => Err("lrint in a dynamic rounding mode".into()),
            };
        }
        let kind = self.float_format(from)?;
        if let Some([name]) = library(base) {
            let floats = args.len() - usize::from(self.arg_type(i, args.len() - 1).is_int());
            let v = self.lanewise(&args, &mut |e, x| {
                e.unknown_function(name, kind, flags, x, floats)
            });
            return Ok(Some(v));
        }
        self.note_licences(flags);
        Ok(Some(self.lanewise(&args, &mut |e, x| {
            e.constrained_function(base, flags, kind, mode, x)
        })))
    }

    /// Arithmetic, roots and roundings of one format.
    fn constrained_function(
        &mut self,
        base: &str,
        flags: Flags,
        kind: FloatKind,
        mode: Mode,
        x: &[Scalar],
    ) -> Scalar {
        let rounds_as_told = matches!(base, "rint" | "nearbyint" | "sqrt" | "fma" | "fmuladd");
        if let Some(what) = by_name(base).filter(|_| !rounds_as_told) {
            return self.float_function(what, flags, kind, x);
        }
        let poison = self.any_poison(x);
        let bits: Vec<Term> = x.iter().map(|s| s.bits).collect();
        let flushed = self.flushed_inputs(kind, &bits);
        let forms: Vec<Term> = flushed.into_iter().map(|b| self.form_of(kind, b)).collect();
        let raw = match base {
            "frem" => self.t().fp(FpOp::Rem, kind, &forms),
            "fmuladd" => {
                let fused = self.in_mode(mode, &mut |e, m| e.t().fp(FpOp::Fma(m), kind, &forms));
                let apart = self.in_mode(mode, &mut |e, m| {
                    let product = e.t().fp(FpOp::Mul(m), kind, &forms[..2]);
                    let product = e.flushed_output(kind, product);
                    e.t().fp(FpOp::Add(m), kind, &[product, forms[2]])
                });
                let c = self.choose_about(crate::context::ChoiceKind::Licence, 1, &[fused]);
                let twice = self.t().bit_to_bool(c);
                self.t().ite(twice, apart, fused)
            }
            _ => self.in_mode(mode, &mut |e, m| {
                let op = match base {
                    "fadd" => FpOp::Add(m),
                    "fsub" => FpOp::Sub(m),
                    "fmul" => FpOp::Mul(m),
                    "fdiv" => FpOp::Div(m),
                    "sqrt" => FpOp::Sqrt(m),
                    "fma" => FpOp::Fma(m),
                    _ => FpOp::Round(m),
                };
                e.t().fp(op, kind, &forms)
            }),
        };
        self.rounded_result(flags, kind, &bits, raw, poison)
    }

    fn constrained_cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        (from, to): (tandem_ir::Type, tandem_ir::Type),
        mode: Mode,
        s: Scalar,
    ) -> Result<Scalar> {
        match op {
            CastOp::FpTrunc | CastOp::FpExt => {
                let (from, to) = (self.float_format(from)?, self.float_format(to)?);
                let operand = self.flushed_inputs(from, &[s.bits])[0];
                let x = self.form_of(from, operand);
                let raw =
                    self.in_mode(mode, &mut |e, m| e.t().fp(FpOp::Convert(to, m), from, &[x]));
                let poison = self.excluded(flags, from, &[s.bits], s.poison);
                Ok(self.converted_result(flags, (from, to), raw, operand, poison))
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                let from = self.float_format(from)?;
                let width = to.int_width().ok_or("conversion to no integer")?;
                let signed = op == CastOp::FpToSi;
                let x = self.form_of(from, s.bits);
                let fits = self.fits_integer(from, x, width, signed);
                let op = if signed {
                    FpOp::ToSigned(width)
                } else {
                    FpOp::ToUnsigned(width)
                };
                let t = self.t();
                let bits = t.fp(op, from, &[x]);
                let not = t.not(fits);
                let poison = t.or(s.poison, not);
                Ok(Scalar { bits, poison })
            }
            _ => {
                let to = self.float_format(to)?;
                let bits = self.in_mode(mode, &mut |e, m| {
                    let op = if op == CastOp::SiToFp {
                        FpOp::FromSigned(m)
                    } else {
                        FpOp::FromUnsigned(m)
                    };
                    e.t().fp(op, to, &[s.bits])
                });
                Ok(Scalar {
                    bits,
                    poison: s.poison,
                })
            }
        }
    }

    /// What an operation gives in the mode of the call.
    fn in_mode(&mut self, mode: Mode, make: &mut dyn FnMut(&mut Self, Rounding) -> Term) -> Term {
        let number = match mode {
            Mode::Fixed(m) => return make(self, m),
            Mode::Dynamic(number) => number,
        };
        let mut out = make(self, MODES[0]);
        for (n, &m) in MODES.iter().enumerate().skip(1) {
            let value = make(self, m);
            let t = self.t();
            let k = t.bits(3, n as u64);
            let here = t.eq(number, k);
            out = t.ite(here, value, out);
        }
        out
    }
    /// LangRef: a static rounding mode that is not the one at run time is undefined behaviour. What the mode is behind code
    /// that may change it is not known.
    fn in_that_mode(&mut self, mode: Mode) {
        let Mode::Fixed(stated) = mode else { return };
        let unchanged = self.w.terms.as_u64(self.state.events) == Some(0);
        let number = MODES.iter().position(|&m| m == stated);
        let (true, Some(number)) = (unchanged, number) else {
            return;
        };
        let now = self.run_time_mode();
        let t = self.t();
        let k = t.bits(3, number as u64);
        let holds = t.eq(now, k);
        // Numbers without a mode of their own stand for the first.
        let last = t.bits(3, MODES.len() as u64 - 1);
        let other = t.ult(last, now);
        let holds = if number == 0 {
            t.or(holds, other)
        } else {
            holds
        };
        self.w
            .beyond_replay
            .insert("rounding modes at run time".into());
        self.require(holds);
    }
    /// The mode that the caller has set.
    fn run_time_mode(&mut self) -> Term {
        let key = self.t().bits(1, 0);
        self.w.environment("fn rounding", &[key], Sort::Bits(3))
    }
    fn rounding_of(&mut self, words: &[String]) -> Result<Mode> {
        let Some(word) = words.iter().find_map(|w| w.strip_prefix("round.")) else {
            return Ok(Mode::Fixed(Rounding::NearestEven));
        };
        Ok(Mode::Fixed(match word {
            "tonearest" => Rounding::NearestEven,
            "tonearestaway" => Rounding::NearestAway,
            "towardzero" => Rounding::TowardZero,
            "upward" => Rounding::Up,
            "downward" => Rounding::Down,
            "dynamic" => {
                return Ok(Mode::Dynamic(self.run_time_mode()));
            }
            w => return Err(format!("rounding mode {w}")),
        }))
    }
    /// The arguments that are no metadata.
    fn number_args(&mut self, i: Inst) -> Result<Vec<Val>> {
        let f = self.f();
        let n = f.call(i).map_or(0, |c| c.num_args());
        let numbers =
            (1..=n).filter(|&k| !matches!(f.value_def(f.operand(i, k)), ValueDef::Metadata(_)));
        numbers
            .collect::<Vec<_>>()
            .into_iter()
            .map(|k| self.operand(i, k))
            .collect()
    }
    /// The strings among the arguments that are metadata.
    fn metadata_words(&self, i: Inst) -> Vec<String> {
        let (cx, f) = (self.cx(), self.f());
        let n = f.call(i).map_or(0, |c| c.num_args());
        let words = (1..=n).filter_map(|k| match f.value_def(f.operand(i, k)) {
            ValueDef::Metadata(m) => match f.metadata_operand(m) {
                LocalMetadata::Module(Metadata::String(s)) => Some(cx.str(*s).to_owned()),
                _ => None,
            },
            _ => None,
        });
        words.collect()
    }
}

fn conversion(base: &str) -> Option<CastOp> {
    Some(match base {
        "fptrunc" => CastOp::FpTrunc,
        "fpext" => CastOp::FpExt,
        "fptoui" => CastOp::FpToUi,
        "fptosi" => CastOp::FpToSi,
        "uitofp" => CastOp::UiToFp,
        "sitofp" => CastOp::SiToFp,
        _ => return None,
    })
}

fn is_known(base: &str) -> bool {
    const OTHER: [&str; 11] = [
        "fadd", "fsub", "fmul", "fdiv", "frem", "fcmp", "fcmps", "lrint", "llrint", "lround",
        "llround",
    ];
    let function = by_name(base)
        .is_some_and(|f| !matches!(f, FloatFn::Fabs | FloatFn::CopySign | FloatFn::Canonicalize));
    OTHER.contains(&base)
        || function
        || conversion(base).is_some()
        || library(base).is_some_and(|names| names.len() == 1)
}
