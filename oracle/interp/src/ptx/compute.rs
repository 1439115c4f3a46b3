//! Which function a form computes, read off its family and modifiers; the numbers themselves are in `eval` and `float`.
//!
//! ```text
//!   fma.rn.ftz.f32     FloatFn { op: Fma, format: F32, round: nearest, ftz, … }, three operands
//!   shr.s32            IntFn, operands s32 and u32
//!   setp.lt.and.u32    a relation, combined with a predicate
//! ```
//!
//! [`meaning`] gives the function and the types of its operands; `None` is a form that is not known, which the machine
//! reports as unsupported when it is reached. It is never guessed: a modifier that is not understood makes the form
//! unknown (mixed precision, `.oob`).
//!
//! The source is the PTX ISA, at each instruction; what it leaves open (approximations, payloads of NaNs) is computed
//! exactly by `approx` and `float` and marked as a choice where it matters. Widths are bits of the type; the register
//! of a conversion may be wider ([`FloatFn::widen_to`]).

use super::approx::Approx;
use super::eval::{Combine, Fun, IntFn, Prmt, Rel};
use super::float::{FloatFn, FloatOp, Format, Test};
use super::value::ones;
use rustc_apfloat::Round;
use tandem_ir::machine::forms::Form;
use tandem_ir::machine::types::Ty;

/// The function and the types of its operands; `None` for what is not known.
pub(super) fn meaning(form: &Form) -> Option<(Fun, Vec<Ty>)> {
    let ty = form.ty;
    let float = ty.and_then(format_of);
    match form.family() {
        "setp" | "set" => comparison(form),
        "cvt" => conversion(form),
        "testp" => {
            let test = match () {
                () if form.has(".finite") => Test::Finite,
                () if form.has(".infinite") => Test::Infinite,
                () if form.has(".number") => Test::Number,
                () if form.has(".notanumber") => Test::NotANumber,
                () if form.has(".normal") => Test::Normal,
                () => Test::Subnormal,
            };
            let f = of(form, FloatOp::Test(test), float?);
            Some((Fun::Float(f), vec![ty?]))
        }
        "dp4a" | "dp2a" => dot(form),
        "copysign" => {
            let f = of(form, FloatOp::Copysign, float?);
            Some((Fun::Float(f), vec![ty?; 2]))
        }
        "mov" | "selp" | "slct" | "and" | "or" | "xor" | "not" => integer(form),
        _ => match float {
            Some(f) => arithmetic(form, f),
            None => integer(form),
        },
    }
}

/// The function of `atom` and `red`: of the old value and the operand.
pub(super) fn atomic(word: &str, ty: Ty) -> Option<Fun> {
    if let Some((format, lanes)) = format_of(ty) {
        let op = match word {
            ".add" => FloatOp::Add,
            ".min" => FloatOp::Min(false, false),
            ".max" => FloatOp::Max(false, false),
            _ => return None,
        };
        return Some(Fun::Float(FloatFn {
            lanes,
            ..plain(op, format)
        }));
    }
    let f = match word {
        ".add" => IntFn::Add,
        ".min" => IntFn::Min,
        ".max" => IntFn::Max,
        ".and" => IntFn::And,
        ".or" => IntFn::Or,
        ".xor" => IntFn::Xor,
        _ => return None,
    };
    Some(Fun::Int(f, ty.bits(), ty.is_signed()))
}

/// The format of a type, and how many numbers it holds.
fn format_of(ty: Ty) -> Option<(Format, u32)> {
    Some(match ty {
        Ty::F16 => (Format::F16, 1),
        Ty::F16x2 => (Format::F16, 2),
        Ty::Bf16 => (Format::Bf16, 1),
        Ty::Bf16x2 => (Format::Bf16, 2),
        Ty::F32 => (Format::F32, 1),
        Ty::F32x2 => (Format::F32, 2),
        Ty::F64 => (Format::F64, 1),
        _ => return None,
    })
}

fn plain(op: FloatOp, format: Format) -> FloatFn {
    FloatFn {
        op,
        format,
        narrow: None,
        lanes: 1,
        round: Round::NearestTiesToEven,
        ftz: false,
        sat: false,
        relu: false,
        satfinite: false,
    }
}

fn of(form: &Form, op: FloatOp, (format, lanes): (Format, u32)) -> FloatFn {
    let has = |m: &str| form.has(m);
    let round = match () {
        () if has(".rz") || has(".rzi") => Round::TowardZero,
        () if has(".rm") || has(".rmi") => Round::TowardNegative,
        () if has(".rp") || has(".rpi") => Round::TowardPositive,
        () => Round::NearestTiesToEven,
    };
    FloatFn {
        lanes,
        round,
        ftz: has(".ftz"),
        sat: has(".sat"),
        relu: has(".relu"),
        satfinite: has(".satfinite"),
        ..plain(op, format)
    }
}

fn arithmetic(form: &Form, format: (Format, u32)) -> Option<(Fun, Vec<Ty>)> {
    let has = |m: &str| form.has(m);
    // `.oob` stays unknown.
    if has(".oob") {
        return None;
    }
    let mixed = matches!(form.family(), "add" | "sub" | "fma");
    let narrow = match form.source {
        None => None,
        // Mixed precision: the last operand has the format of the result.
        Some(source) if mixed && format.1 == 1 => Some(format_of(source)?.0),
        Some(_) => return None,
    };
    let approximate = has(".approx") || has(".full");
    let (nan, signs) = (has(".NaN"), has(".xorsign.abs"));
    let (op, n) = match form.family() {
        "add" => (FloatOp::Add, 2),
        "sub" => (FloatOp::Sub, 2),
        "mul" => (FloatOp::Mul, 2),
        "fma" | "mad" => (FloatOp::Fma, 3),
        "div" if has(".full") => (FloatOp::Approx(Approx::DivFull), 2),
        "div" if approximate => (FloatOp::Approx(Approx::Div), 2),
        "div" => (FloatOp::Div, 2),
        "rcp" if approximate => (FloatOp::Approx(Approx::Rcp), 1),
        "rcp" => (FloatOp::Rcp, 1),
        "sqrt" if approximate => (FloatOp::Approx(Approx::Sqrt), 1),
        "sqrt" => (FloatOp::Sqrt, 1),
        "rsqrt" => (FloatOp::Approx(Approx::Rsqrt), 1),
        "sin" => (FloatOp::Approx(Approx::Sin), 1),
        "cos" => (FloatOp::Approx(Approx::Cos), 1),
        "ex2" => (FloatOp::Approx(Approx::Ex2), 1),
        "lg2" => (FloatOp::Approx(Approx::Lg2), 1),
        "tanh" => (FloatOp::Approx(Approx::Tanh), 1),
        "abs" => (FloatOp::Abs, 1),
        "neg" => (FloatOp::Neg, 1),
        "min" => (FloatOp::Min(nan, signs), 2),
        "max" => (FloatOp::Max(nan, signs), 2),
        _ => return None,
    };
    let ty = form.ty?;
    let mut types = vec![form.source.unwrap_or(ty); n];
    types[n - 1] = ty;
    let f = FloatFn {
        narrow,
        ..of(form, op, format)
    };
    Some((Fun::Float(f), types))
}

fn relation(form: &Form) -> Option<(Rel, bool)> {
    let all = [
        (".equ", Rel::Equ),
        (".neu", Rel::Neu),
        (".ltu", Rel::Ltu),
        (".leu", Rel::Leu),
        (".gtu", Rel::Gtu),
        (".geu", Rel::Geu),
        (".num", Rel::Num),
        (".nan", Rel::Nan),
        (".eq", Rel::Eq),
        (".ne", Rel::Ne),
        (".lt", Rel::Lt),
        (".le", Rel::Le),
        (".gt", Rel::Gt),
        (".ge", Rel::Ge),
        (".lo", Rel::Lt),
        (".ls", Rel::Le),
        (".hi", Rel::Gt),
        (".hs", Rel::Ge),
    ];
    let (word, rel) = all.into_iter().find(|(w, _)| form.has(w))?;
    Some((rel, matches!(word, ".lo" | ".ls" | ".hi" | ".hs")))
}

fn comparison(form: &Form) -> Option<(Fun, Vec<Ty>)> {
    let (rel, unsigned) = relation(form)?;
    let combine = match () {
        () if form.has(".and") => Combine::And,
        () if form.has(".or") => Combine::Or,
        () if form.has(".xor") => Combine::Xor,
        () => Combine::Alone,
    };
    let of_set = form.family() == "set";
    let source = if of_set { form.source? } else { form.ty? };
    // True of `set` is all ones of an integer, one of a float.
    let yes = match (of_set, form.ty?) {
        (false, _) => 1,
        (true, Ty::F32) => 0x3f80_0000,
        (true, Ty::F16) => 0x3c00,
        (true, Ty::Bf16) => 0x3f80,
        (true, Ty::F16x2) => 0x3c00_3c00,
        (true, Ty::Bf16x2) => 0x3f80_3f80,
        (true, t) => ones(t.bits()),
    };
    let types = vec![source, source, Ty::Pred];
    let fun = match format_of(source) {
        Some(format) => Fun::Float(of(form, FloatOp::Compare(rel, combine, yes), format)),
        None => Fun::Compare {
            rel,
            w: source.bits(),
            s: source.is_signed() && !unsigned,
            combine,
            yes,
        },
    };
    Some((fun, types))
}

fn conversion(form: &Form) -> Option<(Fun, Vec<Ty>)> {
    let (to, from) = (form.ty?, form.source?);
    let integer = |t: Ty| format_of(t).is_none();
    let (wt, wf) = ((to.bits(), to.is_signed()), (from.bits(), from.is_signed()));
    let known = |t: Ty| {
        let small = [
            Ty::Tf32,
            Ty::E4m3x2,
            Ty::E5m2x2,
            Ty::E2m3x2,
            Ty::E3m2x2,
            Ty::Ue8m0x2,
        ];
        !small.contains(&t)
    };
    if !known(to) || !known(from) || form.has(".rs") {
        return None;
    }
    let fun = match (integer(from), integer(to)) {
        (true, true) => Fun::Resize {
            from: wf,
            to: wt,
            sat: form.has(".sat"),
            reg: wt.0,
        },
        (false, true) => {
            let f = of(form, FloatOp::ToInt(wt.0, wt.1, wt.0), format_of(from)?);
            // Clamping is what conversion does anyway.
            Fun::Float(FloatFn { sat: false, ..f })
        }
        (true, false) => Fun::Float(of(form, FloatOp::OfInt(wf.0, wf.1), format_of(to)?)),
        (false, false) => {
            let (format, lanes) = format_of(to)?;
            let (source, source_lanes) = format_of(from)?;
            let whole = [".rni", ".rzi", ".rmi", ".rpi"].iter().any(|m| form.has(m));
            let op = match () {
                () if lanes == 2 && source_lanes == 1 => FloatOp::Pack(source),
                () if lanes == 2 || source_lanes == 2 => return None,
                () if format == source && whole => FloatOp::Integral,
                () => FloatOp::OfFloat(source, to.bits()),
            };
            Fun::Float(of(form, op, (format, 1)))
        }
    };
    Some((fun, vec![from; 2]))
}

/// Where `cvt` of a float writes into a wider register.
impl FloatFn {
    /// Takes note of how wide the destination's register is.
    pub fn widen_to(&mut self, width: u32) {
        match &mut self.op {
            FloatOp::ToInt(_, _, reg) | FloatOp::OfFloat(_, reg) => *reg = width.max(*reg),
            _ => {}
        }
    }
}

#[allow(clippy::too_many_lines, reason = "one line for each instruction")]
fn integer(form: &Form) -> Option<(Fun, Vec<Ty>)> {
    let ty = form.ty?;
    let has = |m: &str| form.has(m);
    let (w, s) = (ty.bits(), ty.is_signed());
    let hi = has(".hi");
    let t = |n: usize| vec![ty; n];
    let shift = || vec![ty, Ty::U32];
    let (f, types) = match form.family() {
        "mov" => (IntFn::Mov, t(1)),
        "add" if has(".sat") => (IntFn::AddSat, t(2)),
        "add" => (IntFn::Add, t(2)),
        "sub" if has(".sat") => (IntFn::SubSat, t(2)),
        "sub" => (IntFn::Sub, t(2)),
        "mul" if has(".wide") => (IntFn::MulWide, t(2)),
        "mul" if hi => (IntFn::MulHi, t(2)),
        "mul" => (IntFn::Mul, t(2)),
        "mad" if has(".wide") => (IntFn::MadWide, vec![ty, ty, ty.widened()?]),
        "mad" if has(".sat") => (IntFn::MadHiSat, t(3)),
        "mad" if hi => (IntFn::MadHi, t(3)),
        "mad" => (IntFn::Mad, t(3)),
        "mul24" if hi => (IntFn::Mul24Hi, t(2)),
        "mul24" => (IntFn::Mul24Lo, t(2)),
        "mad24" if has(".sat") => (IntFn::Mad24HiSat, t(3)),
        "mad24" if hi => (IntFn::Mad24Hi, t(3)),
        "mad24" => (IntFn::Mad24Lo, t(3)),
        "div" => (IntFn::Div, t(2)),
        "rem" => (IntFn::Rem, t(2)),
        "abs" => (IntFn::Abs, t(1)),
        "neg" => (IntFn::Neg, t(1)),
        "min" if has(".relu") => (IntFn::MinRelu, t(2)),
        "min" => (IntFn::Min, t(2)),
        "max" if has(".relu") => (IntFn::MaxRelu, t(2)),
        "max" => (IntFn::Max, t(2)),
        "and" => (IntFn::And, t(2)),
        "or" => (IntFn::Or, t(2)),
        "xor" => (IntFn::Xor, t(2)),
        "not" => (IntFn::Not, t(1)),
        "cnot" => (IntFn::Cnot, t(1)),
        "shl" => (IntFn::Shl, shift()),
        "shr" => (IntFn::Shr, shift()),
        "shf" => {
            let f = match (has(".l"), has(".wrap")) {
                (true, true) => IntFn::ShfLWrap,
                (true, false) => IntFn::ShfLClamp,
                (false, true) => IntFn::ShfRWrap,
                (false, false) => IntFn::ShfRClamp,
            };
            (f, vec![ty, ty, Ty::U32])
        }
        "bfe" => (IntFn::Bfe, vec![ty, Ty::U32, Ty::U32]),
        "bfi" => (IntFn::Bfi, vec![ty, ty, Ty::U32, Ty::U32]),
        "bfind" if has(".shiftamt") => (IntFn::BfindShift, t(1)),
        "bfind" => (IntFn::Bfind, t(1)),
        "brev" => (IntFn::Brev, t(1)),
        "clz" => (IntFn::Clz, t(1)),
        "popc" => (IntFn::Popc, t(1)),
        "prmt" => {
            let modes = [
                (".f4e", Prmt::F4e),
                (".b4e", Prmt::B4e),
                (".rc8", Prmt::Rc8),
                (".ecl", Prmt::Ecl),
                (".ecr", Prmt::Ecr),
                (".rc16", Prmt::Rc16),
            ];
            let mode = modes.into_iter().find(|(m, _)| has(m));
            (IntFn::Prmt(mode.map_or(Prmt::Index, |m| m.1)), t(3))
        }
        "lop3" if !has(".or") && !has(".and") => (IntFn::Lop3, t(4)),
        "sad" => (IntFn::Sad, t(3)),
        "fns" => (IntFn::Fns, t(3)),
        "bmsk" if has(".wrap") => (IntFn::BmskWrap, t(2)),
        "bmsk" => (IntFn::BmskClamp, t(2)),
        "szext" if has(".wrap") => (IntFn::SzextWrap, vec![ty, Ty::U32]),
        "szext" => (IntFn::SzextClamp, vec![ty, Ty::U32]),
        "selp" => (IntFn::Selp, vec![ty, ty, Ty::Pred]),
        "slct" if form.source == Some(Ty::S32) => (IntFn::SlctInt, vec![ty, ty, Ty::S32]),
        "slct" => (IntFn::SlctFloat(has(".ftz")), vec![ty, ty, Ty::F32]),
        _ => return None,
    };
    if matches!(ty, Ty::U16x2 | Ty::S16x2) {
        return Some((Fun::Halves(f, s), types));
    }
    Some((Fun::Int(f, w, s), types))
}

/// `dp4a.atype.btype`, `dp2a.mode.atype.btype`: the result is signed if one of them is.
fn dot(form: &Form) -> Option<(Fun, Vec<Ty>)> {
    let types: Vec<bool> = form
        .spelling
        .split('.')
        .filter_map(|w| match w {
            "s32" => Some(true),
            "u32" => Some(false),
            _ => None,
        })
        .collect();
    let [a, b] = types[..] else { return None };
    let f = match form.family() {
        "dp4a" => IntFn::Dp4a(a, b),
        _ => IntFn::Dp2a(form.has(".hi"), a, b),
    };
    Some((Fun::Int(f, 32, a || b), vec![Ty::B32; 3]))
}
