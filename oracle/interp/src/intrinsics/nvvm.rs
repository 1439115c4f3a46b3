//! The device's own intrinsics: what each `llvm.nvvm.*` is, by its name.
//!
//! [`resolve`] takes the name without `llvm.nvvm.` apart, subject by subject:
//!
//! ```text
//!   read.ptx.sreg.*          special registers               shfl, vote, redux, match      warp operations
//!   barrier*, bar.*          barriers of the block           atomic.*                      relaxed device atomics
//!   add.rn.ftz.f, ex2.approx.f …   floats: name[.modifier]…[.type]     f2i.rz, d2f.rn …    conversions
//!   ldg, ldu                 loads                           move, bitcast                 their operand
//! ```
//!
//! Approximations (`approx`, `full`) are computed as the exact function, rounded to nearest: that is one of the results
//! that the device may give. Names that are not here are unsupported when they are reached, and so is any unknown
//! modifier.
//!
//! The sources are LLVM's `IntrinsicsNVVM.td` and the PTX ISA; older spellings (`barrier0`, `vote.all`) are here too,
//! since old modules have them.

use super::floats::{Arith, Math, Mods, PureF, Rounding};
use super::ints::Pure;
use super::{Impure, Intrinsic, Reduce, Shuffle, Sreg, WarpOp};
use tandem_ir::FloatKind;
use tandem_ir::inst::RmwOp;

/// The operation of `llvm.nvvm.<rest>`.
pub(super) fn resolve(rest: &str) -> Option<Intrinsic> {
    if let Some(r) = rest.strip_prefix("read.ptx.sreg.") {
        return Some(Intrinsic::Impure(Impure::Sreg(sreg(r)?)));
    }
    if rest.starts_with("ldg.global") || rest.starts_with("ldu.global") {
        return Some(Intrinsic::Load);
    }
    None.or_else(|| barrier(rest))
        .or_else(|| warp(rest))
        .or_else(|| integer(rest))
        .or_else(|| atomic(rest))
        .or_else(|| float(rest))
        .or_else(|| other(rest))
}

fn sreg(r: &str) -> Option<Sreg> {
    let dim = |s: &str| match s {
        "x" => Some(0),
        "y" => Some(1),
        "z" => Some(2),
        _ => None,
    };
    if let Some((name, d)) = r.split_once('.')
        && let Some(d) = dim(d)
    {
        return match name {
            "tid" => Some(Sreg::Tid(d)),
            "ntid" => Some(Sreg::NTid(d)),
            "ctaid" => Some(Sreg::CtaId(d)),
            "nctaid" => Some(Sreg::NCtaId(d)),
            _ => None,
        };
    }
    Some(match r {
        "laneid" => Sreg::LaneId,
        "warpid" => Sreg::WarpId,
        "nwarpid" => Sreg::NWarpId,
        "warpsize" => Sreg::WarpSize,
        "clock" => Sreg::Clock,
        "clock64" | "globaltimer" => Sreg::Clock64,
        "globaltimer.lo" => Sreg::Clock,
        "dynamic_smem_size" => Sreg::DynamicShared,
        "lanemask.eq" => Sreg::LaneMask(0),
        "lanemask.le" => Sreg::LaneMask(1),
        "lanemask.lt" => Sreg::LaneMask(2),
        "lanemask.ge" => Sreg::LaneMask(3),
        "lanemask.gt" => Sreg::LaneMask(4),
        "smid" | "nsmid" | "gridid" | "pm0" | "pm1" | "pm2" | "pm3" => Sreg::Zero,
        _ => return None,
    })
}

fn barrier(rest: &str) -> Option<Intrinsic> {
    let make = |aligned, numbered, counted, reduce, arrive| {
        Some(Intrinsic::Impure(Impure::Barrier {
            aligned,
            numbered,
            counted,
            reduce,
            arrive,
        }))
    };
    match rest {
        "barrier0" => return make(true, false, false, Reduce::None, false),
        "barrier0.popc" => return make(true, false, false, Reduce::Popc, false),
        "barrier0.and" => return make(true, false, false, Reduce::And, false),
        "barrier0.or" => return make(true, false, false, Reduce::Or, false),
        "bar.sync" | "barrier.n" => return make(true, true, false, Reduce::None, false),
        "barrier" => return make(true, true, true, Reduce::None, false),
        "barrier.sync" => return make(false, true, false, Reduce::None, false),
        "barrier.sync.cnt" => return make(false, true, true, Reduce::None, false),
        _ => {}
    }
    let r = rest.strip_prefix("barrier.cta.")?;
    let (kind, r) = r.split_once('.')?;
    let (reduce, r) = match kind {
        "red" => {
            let (op, r) = r.split_once('.')?;
            let op = match op {
                "popc" => Reduce::Popc,
                "and" => Reduce::And,
                "or" => Reduce::Or,
                _ => return None,
            };
            (op, r)
        }
        "sync" | "arrive" => (Reduce::None, r),
        _ => return None,
    };
    let (aligned, r) = match r.strip_prefix("aligned.") {
        Some(r) => (true, r),
        None => (false, r),
    };
    let counted = match r {
        "all" => false,
        "count" => true,
        _ => return None,
    };
    make(aligned, true, counted, reduce, kind == "arrive")
}

fn warp(rest: &str) -> Option<Intrinsic> {
    let sync = |op| Some(Intrinsic::Impure(Impure::Warp(op)));
    if let Some(r) = rest.strip_prefix("shfl.sync.") {
        let (mode, ty) = r.split_once('.')?;
        let mode = match mode {
            "idx" => Shuffle::Idx,
            "up" => Shuffle::Up,
            "down" => Shuffle::Down,
            "bfly" => Shuffle::Bfly,
            _ => return None,
        };
        return sync(WarpOp::Shuffle(mode, ty.ends_with('p')));
    }
    if let Some(r) = rest.strip_prefix("redux.sync.") {
        return sync(WarpOp::Redux(match r {
            "add" => Reduce::Add,
            "umax" => Reduce::UMax,
            "umin" => Reduce::UMin,
            "max" => Reduce::SMax,
            "min" => Reduce::SMin,
            "and" => Reduce::And,
            "or" => Reduce::Or,
            "xor" => Reduce::Xor,
            _ => return None,
        }));
    }
    if let Some(r) = rest.strip_prefix("vote.") {
        let (r, masked) = match r.strip_suffix(".sync") {
            Some(r) => (r, true),
            None => (r, false),
        };
        let op = match r {
            "all" => WarpOp::All,
            "any" => WarpOp::Any,
            "uni" => WarpOp::Uni,
            "ballot" => WarpOp::Ballot,
            _ => return None,
        };
        return Some(Intrinsic::Impure(if masked {
            Impure::Warp(op)
        } else {
            Impure::OldVote(op)
        }));
    }
    match rest {
        "bar.warp.sync" => sync(WarpOp::Sync),
        "match.any.sync.i32" | "match.any.sync.i64" => sync(WarpOp::MatchAny),
        "match.all.sync.i32p" | "match.all.sync.i64p" => sync(WarpOp::MatchAll(true)),
        "activemask" => Some(Intrinsic::Impure(Impure::ActiveMask)),
        _ => None,
    }
}

fn integer(rest: &str) -> Option<Intrinsic> {
    Some(Intrinsic::Int(match rest {
        "mulhi.i" | "mulhi.s" | "mulhi.ll" => Pure::SMulHi,
        "mulhi.ui" | "mulhi.us" | "mulhi.ull" => Pure::UMulHi,
        "mul24.i" => Pure::SMul24,
        "mul24.ui" => Pure::UMul24,
        "sad.i" | "sad.s" | "sad.ll" => Pure::Sad,
        "sad.ui" | "sad.us" | "sad.ull" => Pure::USad,
        "prmt" => Pure::Prmt,
        "fshl.clamp" => Pure::FShlClamp,
        "fshr.clamp" => Pure::FShrClamp,
        "popc.i" | "popc.ll" => Pure::CtPop,
        "clz.i" | "clz.ll" => Pure::CtLz,
        "brev32" | "brev64" => Pure::BitReverse,
        "max.i" | "max.ll" => Pure::SMax,
        "min.i" | "min.ll" => Pure::SMin,
        "max.ui" | "max.ull" => Pure::UMax,
        "min.ui" | "min.ull" => Pure::UMin,
        "abs.i" | "abs.ll" => Pure::Abs,
        "d2i.lo" => Pure::Lo32,
        "d2i.hi" => Pure::Hi32,
        "lohi.i2d" => Pure::FromLoHi,
        _ => return None,
    }))
}

fn atomic(rest: &str) -> Option<Intrinsic> {
    Some(Intrinsic::Impure(Impure::NvvmAtomic(
        match rest.split('.').collect::<Vec<_>>()[..] {
            ["atomic", "load", "inc", "32", ..] => RmwOp::UIncWrap,
            ["atomic", "load", "dec", "32", ..] => RmwOp::UDecWrap,
            ["atomic", "add", "gen", ..] => match rest.as_bytes().get(15) {
                Some(b'f') => RmwOp::FAdd,
                _ => RmwOp::Add,
            },
            ["atomic", "exch", "gen", ..] => RmwOp::Xchg,
            ["atomic", "max", "gen", ..] => RmwOp::Max,
            ["atomic", "min", "gen", ..] => RmwOp::Min,
            ["atomic", "inc", "gen", ..] => RmwOp::UIncWrap,
            ["atomic", "dec", "gen", ..] => RmwOp::UDecWrap,
            ["atomic", "and", "gen", ..] => RmwOp::And,
            ["atomic", "or", "gen", ..] => RmwOp::Or,
            ["atomic", "xor", "gen", ..] => RmwOp::Xor,
            ["atomic", "cas", "gen", ..] => return Some(Intrinsic::Impure(Impure::NvvmCas)),
            _ => return None,
        },
    )))
}

fn rounding(s: &str) -> Option<Rounding> {
    Some(match s {
        "rn" => Rounding::Nearest,
        "rz" => Rounding::Zero,
        "rm" => Rounding::Down,
        "rp" => Rounding::Up,
        _ => return None,
    })
}

/// Modifiers of a float function: what they add, rounding mode, `nan`, `approx` or `full`.
#[derive(Clone, Copy, Default)]
struct Modifiers {
    mods: Mods,
    rounding: Option<Rounding>,
    nan: bool,
    /// An approximation: `approx` or `full`.
    approx: bool,
    /// An approximation that is good over the full range.
    full: bool,
}

fn modifiers<'a>(parts: impl Iterator<Item = &'a str>) -> Option<Modifiers> {
    let mut m = Modifiers::default();
    for p in parts {
        match p {
            "ftz" => m.mods.flush = true,
            "sat" => m.mods.saturate = true,
            "relu" => m.mods.relu = true,
            "xorsign" => m.mods.xor_sign = true,
            // The other half of `xorsign.abs`.
            "abs" if m.mods.xor_sign => {}
            "nan" => m.nan = true,
            "approx" | "full" => {
                m.approx = true;
                m.full = p == "full";
            }
            mode => m.rounding = Some(rounding(mode)?),
        }
    }
    Some(m)
}

/// Float functions: `name[.modifier]...[.type]`.
fn float(rest: &str) -> Option<Intrinsic> {
    const TYPES: [&str; 10] = [
        "f", "d", "f16", "bf16", "f16x2", "bf16x2", "f32", "f64", "v2f16", "v2bf16",
    ];
    if let Some((f, mods)) = conversion(rest) {
        return Some(Intrinsic::Float(f, mods));
    }
    let mut parts: Vec<&str> = rest.split('.').collect();
    if parts.len() > 1 && parts.last().is_some_and(|t| TYPES.contains(t)) {
        parts.pop();
    }
    let (name, tail) = parts.split_first()?;
    let m = modifiers(tail.iter().copied())?;
    let f = match m.rounding {
        Some(r) if !m.nan && !m.approx => rounded(name, r),
        None => approximate(name, m),
        _ => None,
    };
    Some(Intrinsic::Float(f?, m.mods))
}

fn rounded(name: &str, r: Rounding) -> Option<PureF> {
    Some(match name {
        "add" => PureF::Arith(Arith::Add, r),
        "mul" => PureF::Arith(Arith::Mul, r),
        "div" => PureF::Arith(Arith::Div, r),
        "rcp" => PureF::Arith(Arith::Rcp, r),
        "fma" => PureF::FmaRounded(r),
        "sqrt" => PureF::SqrtRounded(r),
        _ => return None,
    })
}

/// Functions without a rounding mode: approximations, and what needs no rounding.
fn approximate(name: &str, m: Modifiers) -> Option<PureF> {
    Some(match name {
        "fmin" if m.nan => PureF::Minimum,
        "fmax" if m.nan => PureF::Maximum,
        "fmin" => PureF::MinimumNum,
        "fmax" => PureF::MaximumNum,
        _ if m.nan => return None,
        "sqrt" => PureF::Sqrt,
        "rcp" => PureF::Arith(Arith::Rcp, Rounding::Nearest),
        "div" if m.full => PureF::Arith(Arith::Div, Rounding::Nearest),
        "div" => PureF::Arith(Arith::DivApprox, Rounding::Nearest),
        "rsqrt" => PureF::Math(Math::RSqrt),
        "sin" => PureF::Math(Math::Sin),
        "cos" => PureF::Math(Math::Cos),
        "tanh" => PureF::Math(Math::Tanh),
        "ex2" => PureF::Math(Math::Exp2),
        "lg2" => PureF::Math(Math::Log2),
        _ if m.approx => return None,
        "fabs" => PureF::DeviceAbs,
        "floor" => PureF::Integral(Rounding::Down),
        "ceil" => PureF::Integral(Rounding::Up),
        "trunc" => PureF::Integral(Rounding::Zero),
        "round" => PureF::Integral(Rounding::Nearest),
        "saturate" => PureF::Saturate,
        _ => return None,
    })
}

/// Conversions `<from>2<to>.<mode>[.ftz][.relu]`.
fn conversion(rest: &str) -> Option<(PureF, Mods)> {
    let (pair, tail) = rest.split_once('.')?;
    let m = modifiers(tail.split('.'))?;
    let rounding = m.rounding?;
    let (from, to) = pair.split_once('2')?;
    let signed = |s: &str| match s {
        "i" | "ll" => Some(true),
        "ui" | "ull" => Some(false),
        _ => None,
    };
    let f = match (from, to) {
        ("d", "f") => PureF::Convert(FloatKind::Float, rounding),
        ("f", "h") => PureF::ToHalfBits(rounding),
        ("f", "f16") => PureF::Convert(FloatKind::Half, rounding),
        ("f", "bf16") => PureF::Convert(FloatKind::BFloat, rounding),
        ("f" | "d", to) => PureF::ToInt {
            signed: signed(to)?,
            rounding,
        },
        (from, "f" | "d") => PureF::FromInt {
            signed: signed(from)?,
            rounding,
        },
        _ => return None,
    };
    Some((f, m.mods))
}

fn other(rest: &str) -> Option<Intrinsic> {
    Some(match rest {
        "membar.cta" | "membar.gl" | "membar.sys" => Intrinsic::Impure(Impure::MemBar),
        "move.i16" | "move.i32" | "move.i64" | "move.float" | "move.double" | "move.ptr" => {
            Intrinsic::First
        }
        "bitcast.f2i" | "bitcast.i2f" | "bitcast.d2ll" | "bitcast.ll2d" => Intrinsic::First,
        "isspacep.global" => Intrinsic::Impure(Impure::IsSpace(1)),
        "isspacep.shared" => Intrinsic::Impure(Impure::IsSpace(3)),
        "isspacep.const" => Intrinsic::Impure(Impure::IsSpace(4)),
        "isspacep.local" => Intrinsic::Impure(Impure::IsSpace(5)),
        "exit" => return None,
        _ if rest.starts_with("fence.") => Intrinsic::Impure(Impure::MemBar),
        _ => return None,
    })
}
