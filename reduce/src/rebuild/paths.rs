//! Index lists into aggregates whose fields, lengths or vectors change.

use super::Rebuild;
use tandem_ir::function::Function;
use tandem_ir::types::TypeData;
use tandem_ir::{Inst, Type, Value};

/// One index of a `getelementptr` in its new form.
#[derive(Clone, Copy)]
pub(super) enum Index {
    /// The old operand, translated.
    Operand(Value),
    /// A field of a struct, always written as `i32`.
    Field(u64),
}

impl Rebuild<'_> {
    /// True if somewhere in the type a struct loses fields, or a vector becomes a scalar.
    pub(super) fn has_changed_fields(&self, ty: Type) -> bool {
        if self.plan.fields.is_empty() && self.plan.lanes.is_empty() {
            return false;
        }
        let types = &self.old.header.types;
        if self.plan.fields.contains_key(&ty) || self.becomes_scalar(ty) {
            return true;
        }
        match types.get(ty) {
            Some(TypeData::Array { elem, .. }) => self.has_changed_fields(*elem),
            _ => types
                .struct_fields(ty)
                .is_some_and(|(fields, _)| fields.iter().any(|&f| self.has_changed_fields(f))),
        }
    }

    /// The indices of a `getelementptr` behind its base; `None` if they lead into a field that is gone.
    pub(super) fn gep_indices(&self, f: &Function, i: Inst, elem: Type) -> Option<Vec<Index>> {
        let types = &self.old.header.types;
        let mut out = Vec::with_capacity(f.num_operands(i));
        let mut at = Some(elem);
        for (n, v) in f.operands(i).skip(1).enumerate() {
            let Some(ty) = at.filter(|_| n > 0) else {
                out.push(Index::Operand(v));
                continue;
            };
            if let Some((fields, _)) = types.struct_fields(ty) {
                let k = field_index(f, v)?;
                if !self.keeps_field(ty, k) {
                    return None;
                }
                out.push(Index::Field(self.new_field(ty, k)));
                at = fields.get(k).copied();
            } else if let Some((e, _)) = types.as_array(ty) {
                out.push(Index::Operand(v));
                at = Some(e);
            } else if self.becomes_scalar(ty) {
                // A lane of what has only one.
                return Some(out);
            } else {
                out.push(Index::Operand(v));
                at = types.as_vector(ty).map(|v| v.0);
            }
        }
        Some(out)
    }

    /// The new number of a field that stays.
    fn new_field(&self, of: Type, n: usize) -> u64 {
        (0..n).filter(|&k| self.keeps_field(of, k)).count() as u64
    }

    /// The indices of `extractvalue` and `insertvalue`; `None` if they lead into a field that is gone.
    pub(super) fn value_path(&self, aggregate: Type, path: &[u32]) -> Option<Vec<u32>> {
        let types = &self.old.header.types;
        let mut at = aggregate;
        let mut out = Vec::with_capacity(path.len());
        for &n in path {
            if let Some((elem, len)) = types.as_array(at) {
                let len = self.plan.arrays.get(&at).copied().unwrap_or(len);
                out.push(n.min(u32::try_from(len.checked_sub(1)?).unwrap_or(u32::MAX)));
                at = elem;
            } else {
                let fields = types.struct_fields(at)?.0;
                if !self.keeps_field(at, n as usize) {
                    return None;
                }
                out.push(self.new_field(at, n as usize) as u32);
                at = *fields.get(n as usize)?;
            }
        }
        Some(out)
    }
}

/// The field that a constant index (or a splat of one) names.
fn field_index(f: &Function, v: Value) -> Option<usize> {
    f.as_int(v)?.as_u64().and_then(|n| usize::try_from(n).ok())
}
