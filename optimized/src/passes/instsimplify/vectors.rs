//! Parts of vectors and aggregates, `phi` and `freeze`.

use super::query::{Hit, New, Query, rule, value};
use crate::analysis::manager::FunctionAnalyses;
use crate::defects::planted;
use tandem_ir::{Inst, InstKind, Value};

/// `extractelement`
pub(super) fn extract_element(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (vector, index) = q.two(i);
    let n = q.int(index)?;
    let (_, len, scalable) = q.cx.types.as_vector(q.f.value_type(vector))?;
    if !scalable && n >= u128::from(len) {
        value!(New::Poison);
    }
    let d = q.f.def_inst(vector)?;
    if *q.f.kind(d) == InstKind::InsertElement && q.f.operand(d, 2) == index {
        value!(q.f.operand(d, 1));
    }
    None
}

/// `insertelement`
pub(super) fn insert_element(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (vector, element) = q.two(i);
    let index = q.f.operand(i, 2);
    if q.is_poison(element) {
        value!(vector);
    }
    if let Some(n) = q.int(index) {
        let (_, len, scalable) = q.cx.types.as_vector(q.f.value_type(vector))?;
        if !scalable && n >= u128::from(len) {
            value!(New::Poison);
        }
    }
    let d = q.f.def_inst(element)?;
    if *q.f.kind(d) == InstKind::ExtractElement && q.two(d) == (vector, index) {
        value!(vector);
    }
    None
}

/// `shufflevector`
pub(super) fn shuffle(q: &Query<'_>, i: Inst, mask: &[i32]) -> Option<Hit> {
    let (a, b) = q.two(i);
    if mask.iter().all(|&m| m < 0) {
        value!(New::Poison);
    }
    if q.f.value_type(a) == q.f.inst_type(i) {
        let identity = |start: usize| {
            let same = |(n, &m): (usize, &i32)| m < 0 || usize::try_from(m) == Ok(n + start);
            mask.iter().enumerate().all(same)
        };
        if identity(0) {
            value!(a);
        }
        if identity(mask.len()) {
            value!(b);
        }
    }
    None
}

/// `extractvalue`
pub(super) fn extract_value(q: &Query<'_>, i: Inst, path: &[u32]) -> Option<Hit> {
    let mut d = q.f.def_inst(q.f.operand(i, 0))?;
    // Past insertions elsewhere, to the one of this part.
    for _ in 0..8 {
        let InstKind::InsertValue(at) = q.f.kind(d) else {
            return None;
        };
        let (rest, element) = q.two(d);
        if **at == *path {
            value!(element);
        }
        let common = at.iter().zip(path).take_while(|(a, b)| a == b).count();
        if common == at.len() || common == path.len() {
            return None;
        }
        d = q.f.def_inst(rest)?;
    }
    None
}

/// `insertvalue`
pub(super) fn insert_value(q: &Query<'_>, i: Inst, path: &[u32]) -> Option<Hit> {
    let (aggregate, element) = q.two(i);
    if q.is_poison(element) {
        value!(aggregate);
    }
    let d = q.f.def_inst(element)?;
    if let InstKind::ExtractValue(from) = q.f.kind(d)
        && **from == *path
        && q.f.operand(d, 0) == aggregate
    {
        value!(aggregate);
    }
    None
}

/// `freeze`
pub(super) fn freeze(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let a = q.f.operand(i, 0);
    if let Some(d) = q.f.def_inst(a)
        && *q.f.kind(d) == InstKind::Freeze
    {
        let x = q.f.operand(d, 0);
        rule!("freeze-of-freeze", a, y = a, x = x);
    }
    if q.is_defined(a) {
        rule!("freeze-defined", a, x = a);
    }
    None
}

/// A `phi` all of whose values are one, itself and poison left out.
pub(super) fn phi(q: &Query<'_>, analyses: &mut FunctionAnalyses, i: Inst) -> Option<Hit> {
    let me = q.f.result(i)?;
    let (mut value, mut open) = (None, false);
    for (v, _) in q.f.phi_incoming(i) {
        if v == me {
            continue;
        }
        if q.is_poison(v) {
            open = true;
        } else if *value.get_or_insert(v) != v {
            return None;
        }
    }
    let Some(v) = value else {
        value!(New::Poison);
    };
    if open
        && !planted!(
            q.cx,
            PhiTakesUnavailable,
            is_available(q, analyses, v, i),
            true
        )
    {
        return None;
    }
    value!(v)
}

/// True if the value is there wherever the phi is.
fn is_available(q: &Query<'_>, analyses: &mut FunctionAnalyses, v: Value, phi: Inst) -> bool {
    let Some(d) = q.f.def_inst(v) else {
        return true;
    };
    let (Some(from), Some(to)) = (q.f.inst_block(d), q.f.inst_block(phi)) else {
        return false;
    };
    from != to
        && analyses.dominators(q.f).dominates(from, to)
        && !matches!(q.f.kind(d), InstKind::Invoke(_))
}
