//! What an instruction does to facts: from the facts of its operands to that of its result.
//!
//! ```text
//!   %a in [0, 10)      add nuw %a, 5        result in [5, 15)
//!   %a = undef or 3    icmp eq %a, 3        result: nothing, since undef may be anything
//!   %a in [0, 10)      freeze %a            result in [0, 10) only if %a is surely neither undef nor poison
//! ```
//!
//! A fact is a set of values, and whether the value may be undef or poison besides. An operand that is only undef
//! counts as anything as soon as arithmetic looks at a part of it. [`base`] is what
//! attributes, metadata and the kind of an instruction say without a look at operands.
//!
//! **Cost:** constant per instruction; the walk through the function is the caller's.
//! **Invariant:** the result holds every value that the instruction can yield for operands in their facts.

use super::fact::{Fact, Set};
use crate::analysis::nonundef;
use crate::analysis::range::Range;
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::entity::AttrSet;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{
    BinOp, CastOp, Flags, Function, Inst, InstKind, IntPredicate, Type, Value, ValueDef,
};

/// True if [`transfer`] looks at the operands of this kind of instruction.
pub fn is_transparent(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::Binary(_)
            | InstKind::ICmp(_)
            | InstKind::Cast(CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::BitCast)
            | InstKind::Select
            | InstKind::Freeze
    )
}

/// The fact of a non-phi instruction's result, given the facts of its operands. `get` returns `None`
/// if an operand's fact is not ready; then so is the result.
pub fn transfer(
    cx: Cx<'_>,
    f: &Function,
    i: Inst,
    get: &mut impl FnMut(Value) -> Option<Fact>,
) -> Option<Fact> {
    let ty = f.inst_type(i);
    let flagged = f.flags(i).intersects(Flags::POISON_GENERATING);
    let flagged = planted!(cx, FlagsNeverBroken, flagged, false);
    Some(match f.kind(i) {
        InstKind::Binary(op) if ty.is_int() && !op.is_float() => {
            let a = get(f.operand(i, 0))?;
            if a.set == Set::Top && decides_nothing(f, *op, f.operand(i, 1)) {
                return Some(Fact::TOP);
            }
            let b = get(f.operand(i, 1))?;
            let undef = a.undef || b.undef || flagged;
            // The short way to what `binary` makes of two full ranges.
            if a.set == Set::Top && b.set == Set::Top {
                return Some(Fact {
                    set: Set::Top,
                    undef: undef || matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr),
                });
            }
            match (operand_range(a, ty), operand_range(b, ty)) {
                (Some(x), Some(y)) => match binary(cx, *op, x, y) {
                    Some(r) => Fact {
                        set: Set::range(r),
                        undef: undef || may_overshift(*op, y),
                    },
                    None => Fact::TOP,
                },
                _ => Fact {
                    set: Set::Top,
                    undef: true,
                },
            }
        }
        InstKind::ICmp(p) if ty == Type::I1 => {
            let (x, y) = (f.operand(i, 0), f.operand(i, 1));
            let a = get(x)?;
            // Only the least or the greatest value would be told from anything, and one that is found out to be that is rare.
            if a.set == Set::Top && x != y && f.as_const(y).is_none() {
                return Some(Fact::TOP);
            }
            let mut r = compare(cx, *p, a, get(y)?, f.value_type(x));
            if x == y && r.set == Set::Top {
                r.set = planted!(
                    cx,
                    LessThanItself,
                    reflexive(*p),
                    reflexive(faulty::loose(*p))
                );
            }
            r.undef |= flagged;
            r
        }
        InstKind::Cast(op) if ty.is_int() && f.value_type(f.operand(i, 0)).is_int() => {
            let a = get(f.operand(i, 0))?;
            let from = operand_range(a, f.value_type(f.operand(i, 0)));
            let set = match (op, from, ty.int_width()) {
                (CastOp::BitCast, Some(r), _) => Set::range(r),
                (_, Some(r), Some(w)) => cast(cx, *op, r, w).map_or(Set::Top, Set::range),
                _ => Set::Top,
            };
            Fact {
                set,
                undef: a.undef || flagged,
            }
        }
        InstKind::Select if f.value_type(f.operand(i, 0)) == Type::I1 => {
            let c = get(f.operand(i, 0))?;
            let mut r = match c.as_bool() {
                Some(true) => get(f.operand(i, 1))?,
                Some(false) => get(f.operand(i, 2))?,
                None => {
                    let (yes, no) = (get(f.operand(i, 1))?, get(f.operand(i, 2))?);
                    planted!(cx, OpenSelectTakesFirstArm, yes.join(no), yes)
                }
            };
            r.undef |= planted!(cx, SelectOnPoisonIsDefined, c.undef, false);
            r
        }
        InstKind::Freeze => {
            let operand = get(f.operand(i, 0))?;
            planted!(cx, FreezeLookedThrough, guard_freeze(operand), operand)
        }
        _ => base_inst(cx, f, i),
    })
}

/// True if the operation makes anything of anything, whatever the other operand is: finding that out would be another walk
/// through the function. Whether the other one may be undef does not matter there, for only a set that says something is
/// ever used.
fn decides_nothing(f: &Function, op: BinOp, other: Value) -> bool {
    matches!(op, BinOp::Add | BinOp::Sub | BinOp::Xor) && f.as_const(other).is_none()
}

/// An operation on ranges.
fn binary(cx: Cx<'_>, op: BinOp, a: Range, b: Range) -> Option<Range> {
    let r = Range::binary(op, a, b);
    let r = planted!(cx, AndKeepsLeastValue, r, faulty::and(op, a, b, r));
    let r = planted!(cx, OrJoinsBounds, r, faulty::or(op, a, b, r));
    let r = planted!(cx, SumNeverWraps, r, faulty::sum(op, a, b, r));
    let r = planted!(cx, ShiftNeverOverflows, r, faulty::shl(op, a, b, r));
    let r = planted!(cx, RemainderOfLeastDivisor, r, faulty::urem(op, a, b, r));
    planted!(
        cx,
        ArithmeticShiftReadUnsigned,
        r,
        faulty::ashr(op, a, b, r)
    )
}

/// An integer conversion of a range.
fn cast(cx: Cx<'_>, op: CastOp, r: Range, width: u32) -> Option<Range> {
    let to = r.cast(op, width);
    let to = planted!(cx, OddWidthSignLost, to, faulty::sext_odd(op, r, width, to));
    planted!(cx, TruncKeepsBounds, to, faulty::trunc(op, r, width, to))
}

/// JT-T9b: one `freeze` is one arbitrary but fixed value; what its operand may be counts only if that is
/// surely well defined.
pub fn guard_freeze(operand: Fact) -> Fact {
    if operand.undef {
        Fact::defined(Set::Top)
    } else {
        operand
    }
}

fn may_overshift(op: tandem_ir::BinOp, amount: Range) -> bool {
    use tandem_ir::BinOp::*;
    matches!(op, Shl | LShr | AShr) && amount.umax() >= u128::from(amount.width())
}

/// The range that an operation sees. An operand that is only undef counts as anything: which value it
/// takes is not ours to fix once arithmetic has looked at a part of it.
fn operand_range(a: Fact, ty: Type) -> Option<Range> {
    match a.set {
        Set::Empty if a.undef => Range::full(ty.int_width()?),
        s => s.as_range(ty),
    }
}

/// The comparison of two facts.
pub fn compare(cx: Cx<'_>, p: IntPredicate, a: Fact, b: Fact, ty: Type) -> Fact {
    let undef = a.undef || b.undef;
    if a.set == Set::Top && b.set == Set::Top {
        return Fact {
            set: Set::Top,
            undef,
        };
    }
    if ty.is_int()
        && let (Some(x), Some(y)) = (operand_range(a, ty), operand_range(b, ty))
    {
        let any = compares_any_value(p, a, b);
        if (a.is_undef() || b.is_undef()) && planted!(cx, OrderWithUndefIsOpen, any, true) {
            return Fact::UNDEF;
        }
        let truth = Range::compare(p, x, y);
        let truth = planted!(
            cx,
            SignedComparedUnsigned,
            truth,
            Range::compare(faulty::as_unsigned(p), x, y)
        );
        let truth = planted!(cx, TruthIsAllOnes, truth, faulty::all_ones(p, x, y, truth));
        let set = truth.map_or(Set::Top, |t| Set::Range(Range::bool(t)));
        return Fact { set, undef };
    }
    let equal = match (a.set, b.set) {
        (Set::Null, Set::Null) => Some(true),
        (Set::Null, Set::NonNull) | (Set::NonNull, Set::Null) => Some(false),
        _ => None,
    };
    let set = match (p, equal) {
        (IntPredicate::Eq, Some(e)) => Set::Range(Range::bool(e)),
        (IntPredicate::Ne, Some(e)) => Set::Range(Range::bool(!e)),
        _ => Set::Top,
    };
    Fact { set, undef }
}

/// Equality with undef can come out either way, whatever the other side is.
fn compares_any_value(p: IntPredicate, a: Fact, b: Fact) -> bool {
    matches!(p, IntPredicate::Eq | IntPredicate::Ne) && a.set != b.set
        || a.is_undef() && b.is_undef()
}

fn reflexive(p: IntPredicate) -> Set {
    use IntPredicate::*;
    Set::Range(Range::bool(matches!(p, Eq | Uge | Ule | Sge | Sle)))
}

/// What is known of a value wherever it is available, without looking at its operands:
/// attributes, metadata, the kind of the instruction.
pub fn base(cx: Cx<'_>, f: &Function, v: Value) -> Fact {
    if let Some(fact) = Fact::of_const(cx, f, v) {
        return fact;
    }
    match f.value_def(v) {
        ValueDef::Arg(n) => {
            let attrs = cx.function(f.global).map(|d| d.attrs.param(n as usize));
            attrs.map_or(Fact::TOP, |a| from_attrs(cx, a, f.value_type(v)))
        }
        ValueDef::Inst(i) => base_inst(cx, f, i),
        _ => Fact::TOP,
    }
}

fn base_inst(cx: Cx<'_>, f: &Function, i: Inst) -> Fact {
    match f.kind(i) {
        InstKind::Load(_) => {
            let set =
                range_metadata(cx, f, i).map_or_else(|| nonnull_metadata(cx, f, i), Set::range);
            let undef = !nonundef::has_noundef(cx, f, i);
            Fact {
                set,
                undef: planted!(cx, RangeMeansDefined, undef, undef && set == Set::Top),
            }
        }
        InstKind::Call(c) | InstKind::Invoke(c) => {
            let mut fact = from_attrs(cx, c.attrs.ret, f.inst_type(i));
            if let Some(d) = f.callee(i).and_then(|g| cx.function(g)) {
                let declared = from_attrs(cx, d.attrs.ret, f.inst_type(i));
                fact = Fact {
                    set: fact.set.intersect(declared.set),
                    undef: fact.undef && declared.undef,
                };
            }
            if let Some(r) = range_metadata(cx, f, i) {
                fact.set = fact.set.intersect(Set::range(r));
            }
            fact
        }
        InstKind::Freeze => Fact::defined(Set::Top),
        _ => Fact::TOP,
    }
}

fn from_attrs(cx: Cx<'_>, set: AttrSet, ty: Type) -> Fact {
    let mut fact = Fact::TOP;
    for a in cx.attrs.get(set) {
        match a {
            Attr::Flag(AttrKind::NoUndef) => fact.undef = false,
            Attr::Flag(AttrKind::NonNull) if ty.is_ptr() => fact.set = Set::NonNull,
            Attr::Range(lo, hi) if ty.int_width() == Some(lo.width()) => {
                let r = Range::half_open(lo, hi);
                let r = planted!(cx, RangeEndLeftOutTwice, r, faulty::shorter(r));
                fact.set = r.map_or(Set::Top, Set::range);
            }
            _ => {}
        }
    }
    fact
}

fn nonnull_metadata(cx: Cx<'_>, f: &Function, i: Inst) -> Set {
    if f.attachments(i).is_empty() {
        return Set::Top;
    }
    let kind = cx.strings.lookup("nonnull");
    let has = kind.is_some_and(|k| f.attachments(i).iter().any(|a| a.0 == k));
    if has && f.inst_type(i).is_ptr() {
        Set::NonNull
    } else {
        Set::Top
    }
}

/// The hull of `!range`.
fn range_metadata(cx: Cx<'_>, f: &Function, i: Inst) -> Option<Range> {
    if f.attachments(i).is_empty() {
        return None;
    }
    let kind = cx.strings.lookup("range")?;
    let md = f.attachments(i).iter().find(|a| a.0 == kind)?.1;
    let Metadata::Node(n) = md else { return None };
    let MdBody::Tuple(parts) = &cx.metadata.nodes[n].body else {
        return None;
    };
    let bits = |m: &Metadata| match m {
        Metadata::Constant(c) => cx.constants.as_bits(*c),
        _ => None,
    };
    let mut hull: Option<Range> = None;
    for pair in parts.chunks(2) {
        if planted!(cx, FirstRangeOnly, false, hull.is_some()) {
            break;
        }
        let [lo, hi] = pair else { return None };
        let r = Range::half_open(&bits(lo)?, &bits(hi)?)?;
        hull = Some(hull.map_or(r, |h| h.union(r)));
    }
    hull.filter(|r| Some(r.width()) == f.inst_type(i).int_width())
}
