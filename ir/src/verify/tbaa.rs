//! `!tbaa`: the access tag of an instruction, and the type descriptors that it leads to (LangRef "'tbaa' Metadata").
//!
//! A scalar type is a name, its parent and perhaps a zero; a struct type is a name and pairs of a field's type and
//! offset. A tag is a base type, an access type, an offset, and perhaps whether the memory is constant. In the newer
//! format types have sizes; there the access is not followed to its type.

use crate::constant::Bits;
use crate::entity::MdNode;
use crate::metadata::Metadata;
use crate::module::Header;
use rustc_hash::FxHashSet;

type Check<T> = Result<T, &'static str>;

fn rule(holds: bool, message: &'static str) -> Check<()> {
    if holds { Ok(()) } else { Err(message) }
}

fn operands(h: &Header, n: MdNode) -> &[Metadata] {
    super::metadata::tuple(h, n).unwrap_or(&[])
}

fn number(h: &Header, m: Option<&Metadata>) -> Option<Bits> {
    match m? {
        Metadata::Constant(c) => h.constants.as_bits(*c),
        _ => None,
    }
}

fn node(m: Option<&Metadata>) -> Option<MdNode> {
    match m? {
        Metadata::Node(n) => Some(*n),
        _ => None,
    }
}

/// Checks an access tag of a module, where tags without paths are no longer taken.
pub(super) fn check_tag(h: &Header, tag: MdNode) -> Check<()> {
    let ops = operands(h, tag);
    let with_path = node(ops.first()).is_some() && ops.len() >= 3;
    rule(with_path, "is no access tag with a path")?;
    check(h, tag)
}

/// Checks an access tag.
pub(super) fn check(h: &Header, tag: MdNode) -> Check<()> {
    let ops = operands(h, tag);
    rule(!ops.is_empty(), "needs operands")?;
    let first = node(ops.first());
    // Tags without paths are scalar types; readers make tags of them.
    if first.is_none() || ops.len() < 3 {
        let name = matches!(ops[0], Metadata::String(_));
        rule(name, "is no access tag")?;
        // A third operand says there whether the memory is constant.
        return rule(
            is_scalar_of(h, &ops[..ops.len().min(2)]),
            "is no scalar type",
        );
    }
    let (Some(base), Some(access)) = (first, node(ops.get(1))) else {
        return Err("base and access type must be nodes");
    };
    let sized = is_sized_type(h, access);
    let counts = if sized { 4..=5 } else { 3..=4 };
    rule(
        counts.contains(&ops.len()),
        "access tag with a wrong number of operands",
    )?;
    rule(
        !sized || number(h, ops.get(3)).is_some(),
        "size of the access must be an integer",
    )?;
    if ops.len() == *counts.end() {
        let constant = number(h, ops.last()).and_then(|b| b.as_u64());
        rule(
            matches!(constant, Some(0 | 1)),
            "whether the memory is constant must be 0 or 1",
        )?;
    }
    let offset = number(h, ops.get(2)).ok_or("offset must be an integer")?;
    if sized {
        return sized_type(h, base).and_then(|()| sized_type(h, access));
    }
    rule(is_scalar(h, access), "access type must be a scalar type")?;
    path(h, base, access, offset)
}

/// A type of the newer format: parent, size, name.
fn is_sized_type(h: &Header, ty: MdNode) -> bool {
    let ops = operands(h, ty);
    ops.len() >= 3 && matches!(ops[0], Metadata::Node(_))
}

/// Parent, size and name, and for each field its type, offset and size.
fn sized_type(h: &Header, ty: MdNode) -> Check<()> {
    if is_root(h, ty) {
        return Ok(());
    }
    let ops = operands(h, ty);
    rule(
        ops.len().is_multiple_of(3),
        "type with half a field, or without size or name",
    )?;
    rule(
        number(h, ops.get(1)).is_some(),
        "size of a type must be an integer",
    )?;
    for field in ops.chunks_exact(3).skip(1) {
        rule(
            node(field.first()).is_some(),
            "field of a struct type must have a type",
        )?;
        rule(
            number(h, field.get(1)).is_some() && number(h, field.get(2)).is_some(),
            "offset and size of a field must be integers",
        )?;
    }
    Ok(())
}

/// Name, parent up to a root, and perhaps a zero.
fn is_scalar(h: &Header, ty: MdNode) -> bool {
    is_scalar_of(h, operands(h, ty))
}

/// The same of a type's operands.
fn is_scalar_of<'a>(h: &'a Header, mut ops: &'a [Metadata]) -> bool {
    let mut seen = FxHashSet::default();
    loop {
        let counted = ops.len() == 2 || ops.len() == 3;
        let named = matches!(ops.first(), Some(Metadata::String(_)));
        let zero = ops.len() != 3 || number(h, ops.get(2)).is_some_and(|b| b.is_zero());
        let Some(parent) = node(ops.get(1)) else {
            return false;
        };
        if !counted || !named || !zero {
            return false;
        }
        if is_root(h, parent) {
            return true;
        }
        if !seen.insert(parent) {
            return false;
        }
        ops = operands(h, parent);
    }
}

fn is_root(h: &Header, n: MdNode) -> bool {
    operands(h, n).len() < 2
}

/// Follows the offset from the base type to the access type.
fn path(h: &Header, base: MdNode, access: MdNode, offset: Bits) -> Check<()> {
    let (mut at, mut offset) = (base, offset);
    let (mut seen, mut found) = (FxHashSet::default(), false);
    while !is_root(h, at) {
        rule(seen.insert(at), "types form a cycle")?;
        let width = base_width(h, at)?;
        found |= at == access;
        if is_scalar(h, at) || at == access {
            rule(
                offset.is_zero(),
                "offset is not zero at the type that is accessed",
            )?;
        }
        rule(
            width.is_none_or(|w| w == offset.width()),
            "offsets of different widths",
        )?;
        let Some(next) = field_at(h, at, &mut offset) else {
            return rule(found, "offset leads to no field");
        };
        at = next;
    }
    rule(found, "access type is not among the types at the offset")
}

/// Width of a struct type's offsets, if the node is a type.
fn base_width(h: &Header, ty: MdNode) -> Check<Option<u32>> {
    let ops = operands(h, ty);
    rule(ops.len() >= 2, "base type needs two operands")?;
    if ops.len() == 2 {
        rule(is_scalar(h, ty), "base type is no scalar type")?;
        return Ok(None);
    }
    rule(ops.len() % 2 == 1, "struct type with half a field")?;
    let named = matches!(ops[0], Metadata::String(_));
    rule(named, "struct type must start with its name")?;
    let mut last: Option<Bits> = None;
    for field in ops[1..].chunks_exact(2) {
        rule(
            matches!(field[0], Metadata::Node(_)),
            "field of a struct type must have a type",
        )?;
        let offset = number(h, Some(&field[1])).ok_or("offset of a field must be an integer")?;
        if let Some(previous) = &last {
            rule(
                previous.width() == offset.width(),
                "offsets of different widths",
            )?;
            let below = |a: &Bits, b: &Bits| {
                let key = |x: &Bits| x.limbs().iter().rev().copied().collect::<Vec<_>>();
                key(a) <= key(b)
            };
            rule(below(previous, &offset), "offsets of fields must increase")?;
        }
        last = Some(offset);
    }
    Ok(last.map(|b| b.width()))
}

/// The field of a type that holds an offset, which becomes relative to it; the parent of a scalar.
fn field_at(h: &Header, ty: MdNode, offset: &mut Bits) -> Option<MdNode> {
    let ops = operands(h, ty);
    if ops.len() == 2 {
        return node(ops.get(1));
    }
    let wanted = offset.as_u64()?;
    let mut best = None;
    for field in ops[1..].chunks_exact(2) {
        let at = number(h, Some(&field[1]))?.as_u64()?;
        if at > wanted {
            break;
        }
        best = Some((node(Some(&field[0]))?, at));
    }
    let (found, at) = best?;
    *offset = Bits::from_u64(offset.width(), wanted - at);
    Some(found)
}
