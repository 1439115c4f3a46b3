//! `getelementptr`, and comparisons of pointers.
//!
//! No rule changes which object a pointer points into: `p + (q - p)` is not `q`.

use super::query::{Hit, New, Query, rule};
use tandem_ir::{Flags, Inst, InstKind, IntPredicate, Type, Value};

/// A `getelementptr`.
pub(super) fn gep(q: &Query<'_>, i: Inst, elem: Type) -> Option<Hit> {
    let base = q.f.operand(i, 0);
    let same_type = q.f.value_type(base) == q.f.inst_type(i);
    let mut indices = q.f.operands(i).skip(1);
    if same_type && indices.clone().all(|v| q.is_zero(v)) {
        rule!("gep-zero", base, p = base);
    }
    if indices.clone().len() == 1 && same_type {
        let index = indices.next()?;
        if q.cx.types.is_sized(elem) && q.cx.layout.alloc_size(&q.cx.types, elem) == Some(0) {
            rule!("gep-empty-element", base, p = base, x = index);
        }
    }
    if q.is_poison(base) || q.f.operands(i).any(|v| q.is_poison(v)) {
        rule!("gep-poison", New::Poison, p = base);
    }
    None
}

/// A comparison of two different pointer values.
pub(super) fn compare(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    for (p, x, y) in [(p, a, b), (super::compare::swapped(p), b, a)] {
        if !q.is_zero(y) {
            continue;
        }
        match p {
            Ult => rule!("icmp-ult-null", false, x = x),
            Uge => rule!("icmp-uge-null", true, x = x),
            Eq if q.is_non_zero(x) => rule!("icmp-eq-null", false, x = x),
            Ne if q.is_non_zero(x) => rule!("icmp-ne-null", true, x = x),
            _ => {}
        }
    }
    if matches!(p, Eq | Ne) && are_different_objects(q, a, b) {
        match p {
            Eq => rule!("icmp-eq-different-objects", false, x = a, y = b),
            _ => rule!("icmp-ne-different-objects", true, x = a, y = b),
        }
    }
    None
}

/// Two objects of this function's frame that exist at the same time have different addresses; both
/// allocas must hold at least one byte.
fn are_different_objects(q: &Query<'_>, a: Value, b: Value) -> bool {
    let size = |v: Value| {
        let i = q.f.def_inst(v)?;
        let InstKind::Alloca { ty, .. } = q.f.kind(i) else {
            return None;
        };
        let entry = q.f.inst_block(i) == q.f.entry();
        (entry && q.int(q.f.operand(i, 0)) == Some(1)).then_some(*ty)
    };
    let (Some(x), Some(y)) = (size(a), size(b)) else {
        return false;
    };
    let bytes = |ty| q.cx.layout.alloc_size(&q.cx.types, ty).unwrap_or(0);
    a != b && bytes(x) > 0 && bytes(y) > 0 && q.flags(a) == Flags::NONE
}
