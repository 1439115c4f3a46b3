//! Makes instructions over integer constants the constant that they compute.
//!
//! The one family of edits that keeps what the program means, so that a chain of
//! constants can go without taking the failure along. It knows no more than
//! two's complement; what would be poison or undefined is left alone.

use super::editor::Editor;
use super::local::{Local, Site};
use tandem_ir::constant::Bits;
use tandem_ir::function::Function;
use tandem_ir::module::Header;
use tandem_ir::{BinOp, CastOp, Flags, Inst, InstKind, IntPredicate, Type, Value};

/// See the module.
pub(crate) const FOLD: Local = Local {
    name: "fold-constants",
    escape: false,
    sites,
    edit,
};

/// What an instruction comes to.
enum Result {
    Bits(Bits),
    Operand(Value),
}

fn sites(_: &Header, f: &Function, out: &mut Vec<Site>) {
    for b in f.blocks() {
        out.extend(
            f.insts(b)
                .filter(|&i| fold(f, i).is_some())
                .map(|i| Site::Inst(i, 0)),
        );
    }
}

fn edit(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(i, _) = s else { return };
    if !e.alive(i) {
        return;
    }
    match fold(e.f, i) {
        Some(Result::Bits(b)) => {
            let v = e.f.bits(&b);
            e.replace_inst(i, v);
        }
        Some(Result::Operand(v)) => e.replace_inst(i, v),
        None => {}
    }
}

fn fold(f: &Function, i: Inst) -> Option<Result> {
    let small = |n: usize| {
        let b = f.as_int(f.operand(i, n))?;
        (b.width() <= 64).then_some(b)
    };
    // What a flag rules out depends on the operation, so flagged ones stay.
    if f.flags(i) != Flags::NONE {
        return None;
    }
    match f.kind(i) {
        InstKind::Binary(op) => binary(*op, &small(0)?, &small(1)?).map(Result::Bits),
        InstKind::ICmp(p) => {
            let holds = compare(*p, &small(0)?, &small(1)?)?;
            Some(Result::Bits(Bits::from_u64(1, u64::from(holds))))
        }
        InstKind::Cast(op) => cast(*op, &small(0)?, f.inst_type(i)).map(Result::Bits),
        InstKind::Select => {
            let taken = if f.as_bool(f.operand(i, 0))? { 1 } else { 2 };
            let v = f.operand(i, taken);
            (Some(v) != f.result(i)).then_some(Result::Operand(v))
        }
        _ => None,
    }
}

fn binary(op: BinOp, a: &Bits, b: &Bits) -> Option<Bits> {
    let w = a.width();
    let (x, y) = (a.as_u64()?, b.as_u64()?);
    let (sx, sy) = (a.as_i64()?, b.as_i64()?);
    let shift = || u32::try_from(y).ok().filter(|&n| n < w);
    let least = sx == i64::MIN >> (64 - w);
    let signed_safe = sy != 0 && !(least && sy == -1);
    Some(Bits::from_u64(
        w,
        match op {
            BinOp::Add => x.wrapping_add(y),
            BinOp::Sub => x.wrapping_sub(y),
            BinOp::Mul => x.wrapping_mul(y),
            BinOp::And => x & y,
            BinOp::Or => x | y,
            BinOp::Xor => x ^ y,
            BinOp::Shl => x << shift()?,
            BinOp::LShr => x >> shift()?,
            BinOp::AShr => (sx >> shift()?) as u64,
            BinOp::UDiv => x.checked_div(y)?,
            BinOp::URem => x.checked_rem(y)?,
            BinOp::SDiv if signed_safe => sx.wrapping_div(sy) as u64,
            BinOp::SRem if signed_safe => sx.wrapping_rem(sy) as u64,
            _ => return None,
        },
    ))
}

fn compare(p: IntPredicate, a: &Bits, b: &Bits) -> Option<bool> {
    use IntPredicate::*;
    let unsigned = a.as_u64()?.cmp(&b.as_u64()?);
    let signed = a.as_i64()?.cmp(&b.as_i64()?);
    Some(match p {
        Eq => unsigned.is_eq(),
        Ne => unsigned.is_ne(),
        Ugt => unsigned.is_gt(),
        Uge => unsigned.is_ge(),
        Ult => unsigned.is_lt(),
        Ule => unsigned.is_le(),
        Sgt => signed.is_gt(),
        Sge => signed.is_ge(),
        Slt => signed.is_lt(),
        Sle => signed.is_le(),
    })
}

fn cast(op: CastOp, a: &Bits, to: Type) -> Option<Bits> {
    let w = to.int_width().filter(|&w| w <= 64)?;
    match op {
        CastOp::Trunc | CastOp::ZExt => Some(Bits::from_u64(w, a.as_u64()?)),
        CastOp::SExt => Some(Bits::from_i64(w, a.as_i64()?)),
        _ => None,
    }
}
