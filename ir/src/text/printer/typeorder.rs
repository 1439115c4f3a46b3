//! The order in which named structs are defined in the text.
//!
//! A struct is followed by the structs that its fields mention for the first time, depth
//! first, as LLVM orders them. Order of creation alone would not do: a reader creates a
//! struct where it is first mentioned, so text in that order, read again, would print in
//! another. In this order each struct is either mentioned by an earlier line or the next
//! one that nothing before reaches, and reading changes nothing.

use crate::types::{Type, TypeData, TypeTable};
use rustc_hash::FxHashSet;

/// All named structs: those without a name in the order of their numbers, then the others.
pub(super) fn definition_order(types: &TypeTable) -> Vec<Type> {
    let unnamed = |t: &Type| matches!(types.get(*t), Some(TypeData::Named { name: None, .. }));
    let structs = types.named_structs().iter().copied();
    let (mut order, named): (Vec<Type>, Vec<Type>) = structs.partition(unnamed);
    let mut seen: FxHashSet<Type> = order.iter().copied().collect();
    // The numbered definitions stand first, so what they mention comes before the other roots.
    let mentioned = order.iter().flat_map(|&t| fields(types, t));
    let mut pending: Vec<Type> = named.into_iter().rev().collect();
    let first: Vec<Type> = mentioned.copied().collect();
    pending.extend(first.into_iter().rev());
    while let Some(t) = pending.pop() {
        let Some(data) = types.get(t) else {
            continue;
        };
        // Types are shared: what was walked once mentions nothing new.
        if !seen.insert(t) {
            continue;
        }
        if matches!(data, TypeData::Named { .. }) {
            order.push(t);
            pending.extend(fields(types, t).iter().rev());
        } else {
            pending.extend(parts(data).iter().rev());
        }
    }
    order
}

/// Field types of a named struct; none if it is opaque.
fn fields(types: &TypeTable, t: Type) -> &[Type] {
    types.body(t).map_or(&[], |b| &b.fields)
}

/// The types that the text of a structural type mentions.
fn parts(data: &TypeData) -> &[Type] {
    match data {
        TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => std::slice::from_ref(elem),
        TypeData::Struct { fields, .. } => fields,
        TypeData::Target { types, .. } => types,
        // Neither can be a field's type by structure: pointers are opaque.
        TypeData::Function { .. } | TypeData::Named { .. } => &[],
    }
}
