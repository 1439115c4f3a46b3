//! The device's own intrinsics: `llvm.nvvm.*`.

use super::floats::{Arith, Math, PureF, Rounding};
use super::ints::Pure;
use super::{Impure, Intrinsic, Reduce, Shuffle, Sreg, WarpOp};
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
        "lanemask.eq" => Sreg::LaneMask(0),
        "lanemask.le" => Sreg::LaneMask(1),
        "lanemask.lt" => Sreg::LaneMask(2),
        "lanemask.ge" => Sreg::LaneMask(3),
        "lanemask.gt" => Sreg::LaneMask(4),
        "smid" | "gridid" => Sreg::Zero,
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
        "sad.i" => Pure::Sad,
        "prmt" => Pure::Prmt,
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

/// Float functions: `name[.mode][.ftz].type`; flushing is not modelled, so `ftz` forms are refused.
fn float(rest: &str) -> Option<Intrinsic> {
    if let Some(c) = conversion(rest) {
        return Some(Intrinsic::Float(c));
    }
    let (head, ty) = rest.rsplit_once('.')?;
    if !matches!(ty, "f" | "d" | "f16" | "bf16") || head.contains("ftz") && !head.contains("approx")
    {
        return None;
    }
    let (name, mode) = head.split_once('.').unwrap_or((head, ""));
    let m = rounding(mode);
    Some(Intrinsic::Float(match (name, m) {
        ("add", Some(r)) => PureF::Arith(Arith::Add, r),
        ("mul", Some(r)) => PureF::Arith(Arith::Mul, r),
        ("div", Some(r)) => PureF::Arith(Arith::Div, r),
        ("rcp", Some(r)) => PureF::Arith(Arith::Rcp, r),
        ("fma", Some(r)) => PureF::FmaRounded(r),
        ("sqrt", Some(Rounding::Nearest)) => PureF::Sqrt,
        _ => return approximate(name, mode),
    }))
}

fn approximate(name: &str, mode: &str) -> Option<Intrinsic> {
    let approx = mode.is_empty() || mode.starts_with("approx");
    Some(Intrinsic::Float(match name {
        "sqrt" if approx || mode == "f" => PureF::Sqrt,
        "rcp" if approx => PureF::Arith(Arith::Rcp, Rounding::Nearest),
        "div" if approx || mode == "full" => PureF::Arith(Arith::Div, Rounding::Nearest),
        "rsqrt" if approx => PureF::Math(Math::RSqrt),
        "sin" if approx => PureF::Math(Math::Sin),
        "cos" if approx => PureF::Math(Math::Cos),
        "tanh" if approx => PureF::Math(Math::Tanh),
        "ex2" if approx => PureF::Math(Math::Exp2),
        "lg2" if approx => PureF::Math(Math::Log2),
        "fabs" if mode.is_empty() => PureF::Fabs,
        "floor" if mode.is_empty() => PureF::Integral(Rounding::Down),
        "ceil" if mode.is_empty() => PureF::Integral(Rounding::Up),
        "trunc" if mode.is_empty() => PureF::Integral(Rounding::Zero),
        "round" if mode.is_empty() => PureF::Integral(Rounding::Nearest),
        "saturate" if mode.is_empty() => PureF::Saturate,
        "fmin" if mode.is_empty() => PureF::MinimumNum,
        "fmax" if mode.is_empty() => PureF::MaximumNum,
        "fmin" if mode == "nan" => PureF::Minimum,
        "fmax" if mode == "nan" => PureF::Maximum,
        _ => return None,
    }))
}

/// Conversions `<from>2<to>.<mode>`.
fn conversion(rest: &str) -> Option<PureF> {
    let (pair, mode) = rest.rsplit_once('.')?;
    let rounding = rounding(mode)?;
    let (from, to) = pair.split_once('2')?;
    let signed = |s: &str| match s {
        "i" | "ll" => Some(true),
        "ui" | "ull" => Some(false),
        _ => None,
    };
    let float = |s: &str| matches!(s, "f" | "d" | "h");
    if float(from) {
        return Some(PureF::ToInt {
            signed: signed(to)?,
            rounding,
        });
    }
    if float(to) {
        return Some(PureF::FromInt {
            signed: signed(from)?,
            rounding,
        });
    }
    None
}

fn other(rest: &str) -> Option<Intrinsic> {
    Some(match rest {
        "membar.cta" | "membar.gl" | "membar.sys" => Intrinsic::Impure(Impure::MemBar),
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
