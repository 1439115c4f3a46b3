//! `getelementptr`, and comparisons of pointers.
//!
//! No rule changes which object a pointer points into: `p + (q - p)` is not `q`.

use super::query::{Hit, New, Query, rule, value};
use tandem_ir::{Flags, Inst, InstKind, IntPredicate, Type, Value};

/// A `getelementptr`.
pub(super) fn gep(q: &Query<'_>, i: Inst, elem: Type) -> Option<Hit> {
    let base = q.f.operand(i, 0);
    let same_type = q.f.value_type(base) == q.f.inst_type(i);
    let mut indices = q.f.operands(i).skip(1);
    if same_type && indices.clone().all(|v| q.is_zero(v)) {
        match indices.len() {
            1 => rule!("gep-zero", base, p = base),
            2 => rule!("gep-zero-zero", base, p = base),
            3 => rule!("gep-zero-zero-zero", base, p = base),
            _ => value!(base),
        }
    }
    if indices.len() == 1 {
        let index = indices.next()?;
        if q.is_poison(base) {
            rule!("gep-poison-base", New::Poison, x = index);
        }
        if q.is_poison(index) {
            rule!("gep-poison-index", New::Poison, p = base);
        }
        let empty =
            q.cx.types.is_sized(elem) && q.cx.layout.alloc_size(&q.cx.types, elem) == Some(0);
        if same_type && empty {
            value!(base);
        }
    } else if q.f.operands(i).any(|v| q.is_poison(v)) {
        value!(New::Poison);
    }
    None
}

/// A comparison of two different pointer values.
pub(super) fn compare(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    match p {
        Ult if q.is_zero(b) => rule!("icmp-ult-null", false, p = a),
        Uge if q.is_zero(b) => rule!("icmp-uge-null", true, p = a),
        Ugt if q.is_zero(a) => rule!("icmp-null-ugt", false, p = b),
        Ule if q.is_zero(a) => rule!("icmp-null-ule", true, p = b),
        Eq | Ne => {
            let never = q.is_zero(b) && q.is_non_zero(a) || q.is_zero(a) && q.is_non_zero(b);
            if never {
                value!(p == Ne);
            }
        }
        _ => {}
    }
    if matches!(p, Eq | Ne) && are_different_objects(q, a, b) {
        value!(p == Ne);
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
