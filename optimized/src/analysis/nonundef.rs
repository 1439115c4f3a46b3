//! Values that are surely neither undef nor poison.
//!
//! Needed where a branch is added on a value (select unfolding, JT-R7) or a `freeze` is
//! looked through (JT-T9b). Purely structural, with a depth bound.

use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::constant::ConstantData;
use tandem_ir::entity::AttrSet;
use tandem_ir::{BinOp, CastOp, Flags, Function, Inst, InstKind, Value, ValueDef};

/// How deep operands are looked through.
const DEPTH: u32 = 6;

/// True if the value is surely well defined wherever it is available.
pub fn is_well_defined(cx: Cx<'_>, f: &Function, v: Value) -> bool {
    go(cx, f, v, DEPTH)
}

fn go(cx: Cx<'_>, f: &Function, v: Value, depth: u32) -> bool {
    match f.value_def(v) {
        ValueDef::Const(_) => matches!(
            f.as_const(v),
            Some(
                ConstantData::Int(_)
                    | ConstantData::WideInt(_)
                    | ConstantData::Float(_)
                    | ConstantData::Null
                    | ConstantData::Zero
                    | ConstantData::Global(_)
            )
        ),
        ValueDef::Arg(n) => {
            let attrs = cx.function(f.global).map(|d| d.attrs.param(n as usize));
            planted!(
                cx,
                ArgumentsAreDefined,
                attrs.is_some_and(|a| no_undef(cx, a)),
                true
            )
        }
        ValueDef::Inst(i) => depth > 0 && inst(cx, f, i, depth - 1),
        _ => false,
    }
}

fn no_undef(cx: Cx<'_>, set: AttrSet) -> bool {
    cx.attrs.has(set, AttrKind::NoUndef)
        || cx
            .attrs
            .get(set)
            .iter()
            .any(|a| matches!(a, Attr::Dereferenceable(_) | Attr::DereferenceableOrNull(_)))
}

fn inst(cx: Cx<'_>, f: &Function, i: Inst, depth: u32) -> bool {
    let flagged = f.flags(i).intersects(Flags::POISON_GENERATING);
    if planted!(cx, FlagsAreDefined, flagged, false) {
        return false;
    }
    let mut operands = f.operands(i);
    match f.kind(i) {
        InstKind::Freeze => true,
        InstKind::Load(_) => planted!(cx, LoadsAreDefined, has_noundef(cx, f, i), true),
        InstKind::Call(c) => no_undef(cx, c.attrs.ret),
        InstKind::Binary(BinOp::Shl | BinOp::LShr | BinOp::AShr) => {
            // A shift by the width or more is poison.
            let amount = f.operand(i, 1);
            let small = f
                .as_int(amount)
                .is_some_and(|b| b.as_u64().is_some_and(|n| n < u64::from(b.width())));
            planted!(cx, ShiftsAreDefined, small, true) && go(cx, f, f.operand(i, 0), depth)
        }
        InstKind::Cast(CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::BitCast)
        | InstKind::ICmp(_)
        | InstKind::Select => operands.all(|v| go(cx, f, v, depth)),
        InstKind::Binary(op) if !op.is_float() => operands.all(|v| go(cx, f, v, depth)),
        _ => false,
    }
}

/// True if the instruction carries `!noundef`.
pub fn has_noundef(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    if f.attachments(i).is_empty() {
        return false;
    }
    let Some(kind) = cx.strings.lookup("noundef") else {
        return false;
    };
    f.attachments(i).iter().any(|a| a.0 == kind)
}
