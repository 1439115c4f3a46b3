//! Ranges of integers, and whether a value can be zero, found by looking through operands.
//!
//! As with [`known_bits`](crate::analysis::known_bits), what is said holds for every value that is not
//! poison. Flags count: a sum with `nuw` is at least its operands.

use crate::analysis::known_bits::known_bits;
use crate::analysis::range::{MAX_WIDTH, Range, mask};
use crate::context::Cx;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::constant::ConstantData;
use tandem_ir::{BinOp, CastOp, Flags, Function, Inst, InstKind, Value, ValueDef};

/// A range that holds every value of an integer, or of all lanes of a vector of integers; `None` for other types and
/// integers of more than 128 bits.
pub fn range(cx: Cx<'_>, f: &Function, v: Value, depth: u32) -> Option<Range> {
    let width = cx.types.scalar(f.value_type(v)).int_width()?;
    if width > MAX_WIDTH {
        return None;
    }
    let known = known_bits(cx, f, v, depth)?.range();
    let more = match f.value_def(v) {
        ValueDef::Inst(i) if depth > 0 => of_inst(cx, f, i, width, depth - 1),
        ValueDef::Arg(n) => {
            let attrs = cx.function(f.global).map(|d| d.attrs.param(n as usize));
            attrs.and_then(|a| attribute(cx.attrs.get(a), width))
        }
        _ => None,
    };
    match more {
        Some(r) => Some(known.intersect(r).unwrap_or(known)),
        None => Some(known),
    }
}

fn attribute(set: &[Attr], width: u32) -> Option<Range> {
    set.iter().find_map(|a| match a {
        Attr::Range(lo, hi) if lo.width() == width => Range::half_open(lo, hi),
        _ => None,
    })
}

fn of_inst(cx: Cx<'_>, f: &Function, i: Inst, width: u32, depth: u32) -> Option<Range> {
    let operand = |n: usize| range(cx, f, f.operand(i, n), depth);
    match f.kind(i) {
        InstKind::Binary(op) => {
            let (a, b) = (operand(0)?, operand(1)?);
            let plain = Range::binary(*op, a, b)?;
            Some(tightened(*op, f.flags(i), a, b, plain))
        }
        InstKind::Cast(op @ (CastOp::ZExt | CastOp::SExt | CastOp::Trunc)) => {
            operand(0)?.cast(*op, width)
        }
        InstKind::Select => Some(operand(1)?.union(operand(2)?)),
        InstKind::Call(c) => {
            let of_callee = || {
                let declared = cx.function(f.callee(i)?)?.attrs.ret;
                attribute(cx.attrs.get(declared), width)
            };
            let stated = attribute(cx.attrs.get(c.attrs.ret), width).or_else(of_callee);
            stated.or_else(|| of_intrinsic(cx, f, i, depth))
        }
        _ => None,
    }
}

/// The minimum and maximum intrinsics.
fn of_intrinsic(cx: Cx<'_>, f: &Function, i: Inst, depth: u32) -> Option<Range> {
    let name = crate::analysis::constant_fold::called(cx, f, i)?;
    if !matches!(name, "umin" | "umax" | "smin" | "smax") {
        return None;
    }
    let argument = |n: usize| range(cx, f, f.operand(i, n + 1), depth);
    let (a, b) = (argument(0)?, argument(1)?);
    let w = a.width();
    Some(match name {
        "umin" => Range::new(w, a.umin().min(b.umin()), a.umax().min(b.umax())),
        "umax" => Range::new(w, a.umin().max(b.umin()), a.umax().max(b.umax())),
        "smin" => Range::new(
            w,
            a.smin().min(b.smin()) as u128,
            a.smax().min(b.smax()) as u128,
        ),
        _ => Range::new(
            w,
            a.smin().max(b.smin()) as u128,
            a.smax().max(b.smax()) as u128,
        ),
    })
}

/// What the flags leave of the range of a result.
fn tightened(op: BinOp, flags: Flags, a: Range, b: Range, plain: Range) -> Range {
    let w = plain.width();
    let m = mask(w);
    let unsigned = match op {
        BinOp::Add if flags.contains(Flags::NUW) => {
            let least = a.umin().checked_add(b.umin()).filter(|&v| v <= m);
            least.map(|lo| Range::new(w, lo, m))
        }
        BinOp::Sub if flags.contains(Flags::NUW) => {
            Some(Range::new(w, a.umin().saturating_sub(b.umax()), a.umax()))
        }
        BinOp::Mul if flags.contains(Flags::NUW) => {
            let least = a.umin().checked_mul(b.umin()).filter(|&v| v <= m);
            least.map(|lo| Range::new(w, lo, m))
        }
        BinOp::Shl if flags.contains(Flags::NUW) => Some(Range::new(w, a.umin(), m)),
        _ => None,
    };
    let signed = match op {
        BinOp::Add if flags.contains(Flags::NSW) => signed_range(
            w,
            a.smin().checked_add(b.smin()),
            a.smax().checked_add(b.smax()),
        ),
        BinOp::Sub if flags.contains(Flags::NSW) => signed_range(
            w,
            a.smin().checked_sub(b.smax()),
            a.smax().checked_sub(b.smin()),
        ),
        _ => None,
    };
    let both = [unsigned, signed].into_iter().flatten();
    both.fold(plain, |r, s| r.intersect(s).unwrap_or(r))
}

/// From `lo` to `hi` cut to what fits the width; `None` if nothing is left or a bound does not fit 128 bits.
fn signed_range(w: u32, lo: Option<i128>, hi: Option<i128>) -> Option<Range> {
    let most = (mask(w) >> 1) as i128;
    let (lo, hi) = (lo?.max(-most - 1), hi?.min(most));
    (lo <= hi).then(|| Range::new(w, lo as u128, hi as u128))
}

/// True if an integer or pointer, or no lane of a vector, is ever zero.
pub fn is_non_zero(cx: Cx<'_>, f: &Function, v: Value, depth: u32) -> bool {
    if f.value_type(v).is_ptr() {
        return is_non_null(cx, f, v);
    }
    if let Some(k) = known_bits(cx, f, v, depth)
        && k.ones != 0
    {
        return true;
    }
    if range(cx, f, v, depth).is_some_and(|r| !r.contains(0)) {
        return true;
    }
    match f.value_def(v) {
        ValueDef::Inst(i) if depth > 0 => inst_is_non_zero(cx, f, i, depth - 1),
        _ => false,
    }
}

fn inst_is_non_zero(cx: Cx<'_>, f: &Function, i: Inst, depth: u32) -> bool {
    let operand = |n: usize| is_non_zero(cx, f, f.operand(i, n), depth);
    let flags = f.flags(i);
    let no_wrap = flags.intersects(Flags::NUW | Flags::NSW);
    match f.kind(i) {
        InstKind::Binary(BinOp::Or) => operand(0) || operand(1),
        InstKind::Binary(BinOp::Add) if flags.contains(Flags::NUW) => operand(0) || operand(1),
        InstKind::Binary(BinOp::Mul) if no_wrap => operand(0) && operand(1),
        InstKind::Binary(BinOp::Shl) if no_wrap => operand(0),
        InstKind::Binary(BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr)
            if flags.contains(Flags::EXACT) =>
        {
            operand(0)
        }
        InstKind::Cast(CastOp::ZExt | CastOp::SExt) => operand(0),
        InstKind::Cast(CastOp::Trunc) if no_wrap => operand(0),
        InstKind::Select => operand(1) && operand(2),
        InstKind::Call(_) => match crate::analysis::constant_fold::called(cx, f, i) {
            Some("umax" | "uadd.sat") => operand(1) || operand(2),
            Some("umin" | "smin" | "smax") => operand(1) && operand(2),
            Some("abs" | "ctpop" | "bswap" | "bitreverse") => operand(1),
            _ => false,
        },
        _ => false,
    }
}

/// True for pointers of address space 0 that are not null: stated by `nonnull`, or the address of an object. In
/// other spaces null is an address like others, and an object may lie there.
fn is_non_null(cx: Cx<'_>, f: &Function, v: Value) -> bool {
    if f.value_type(v).address_space() != Some(0) {
        return false;
    }
    let generic = !null_is_valid(cx, f);
    match f.value_def(v) {
        ValueDef::Arg(n) => cx.function(f.global).is_some_and(|d| {
            let set = d.attrs.param(n as usize);
            cx.attrs.has(set, AttrKind::NonNull) || generic && is_dereferenceable(cx.attrs.get(set))
        }),
        ValueDef::Const(_) => match f.as_const(v) {
            Some(ConstantData::Global(g)) => {
                let weak = cx.globals.get(*g).is_none_or(|d| {
                    d.linkage == tandem_ir::module::Linkage::ExternalWeak
                        || !matches!(
                            d.kind,
                            tandem_ir::module::GlobalKind::Variable(_)
                                | tandem_ir::module::GlobalKind::Function(_)
                        )
                });
                generic && !weak
            }
            _ => false,
        },
        ValueDef::Inst(i) => match f.kind(i) {
            InstKind::Alloca { .. } => generic,
            InstKind::Call(c) => {
                let set = c.attrs.ret;
                cx.attrs.has(set, AttrKind::NonNull)
                    || generic && is_dereferenceable(cx.attrs.get(set))
            }
            _ => false,
        },
        _ => false,
    }
}

fn null_is_valid(cx: Cx<'_>, f: &Function) -> bool {
    cx.function(f.global)
        .is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::NullPointerIsValid))
}

fn is_dereferenceable(set: &[Attr]) -> bool {
    set.iter()
        .any(|a| matches!(a, Attr::Dereferenceable(n) if *n > 0))
}
