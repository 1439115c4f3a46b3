//! Single instructions: inserted, moved, copied, erased; their flags and metadata.

use super::{Check, copies, inst, is_pad, operand, require, shape, value};
use std::collections::BTreeMap;
use tandem_ir::metadata::Metadata;
use tandem_ir::rewrite::{NewInst, Operand};
use tandem_ir::{Flags, Function, Header, Inst, InstKind, Symbol, Value};

/// An instruction may stand in front of this one.
fn follows(f: &Function, before: Inst) -> Check {
    inst(f, before)?;
    let first = f.is_phi(before) || is_pad(f.kind(before));
    require(
        !first,
        "nothing but phis may stand in front of that instruction",
    )
}

/// An instruction of this kind may stand anywhere in a block behind the phis.
fn ordinary(kind: &InstKind) -> Check {
    let bound = matches!(kind, InstKind::Phi) || kind.is_terminator() || is_pad(kind);
    require(
        !bound,
        "a phi, a terminator or a pad has its place in its block",
    )
}

/// `InsertInst`.
pub fn insert(cx: &Header, f: &mut Function, new: &NewInst, before: Inst) -> Check {
    follows(f, before)?;
    ordinary(&new.kind)?;
    for o in &new.operands {
        operand::fits(cx, f, o)?;
    }
    let operands: Vec<Value> = new.operands.iter().map(|o| operand::make(f, o)).collect();
    shape::new(cx, f, new, operands.clone())?;
    let i = f.create_inst(new.kind.clone(), new.ty, &operands);
    f.set_flags(i, new.flags);
    f.insert_before(i, before);
    Ok(())
}

/// `MoveInst`.
pub fn move_to(f: &mut Function, i: Inst, before: Inst) -> Check {
    inst(f, i)?;
    ordinary(f.kind(i))?;
    follows(f, before)?;
    require(i != before, "an instruction is moved in front of itself")?;
    f.move_before(i, before);
    Ok(())
}

/// `CloneInst`.
pub fn clone(
    cx: &Header,
    f: &mut Function,
    (i, before): (Inst, Inst),
    map: &[(Value, Operand)],
) -> Check {
    inst(f, i)?;
    ordinary(f.kind(i))?;
    follows(f, before)?;
    mapping(cx, f, map)?;
    for (old, _) in map {
        let used = f.operands(i).any(|v| v == *old);
        require(used, "the copy has no such operand to replace")?;
    }
    let map = make(f, map);
    let copy = copies::inst(f, i, &map);
    f.insert_before(copy, before);
    Ok(())
}

/// The values are in the function, listed once each, and what takes their place has their types.
pub(super) fn mapping(cx: &Header, f: &Function, map: &[(Value, Operand)]) -> Check {
    for (n, (old, new)) in map.iter().enumerate() {
        value(f, *old)?;
        operand::has_type(cx, f, new, f.value_type(*old))?;
        let twice = map[..n].iter().any(|m| m.0 == *old);
        require(!twice, "a value is listed twice")?;
    }
    Ok(())
}

pub(super) fn make(f: &mut Function, map: &[(Value, Operand)]) -> BTreeMap<Value, Value> {
    let made = map.iter().map(|(old, new)| (*old, operand::make(f, new)));
    made.collect()
}

/// `EraseInst` as a general kind.
pub fn erase(f: &mut Function, i: Inst) -> Check {
    inst(f, i)?;
    let terminator = f.kind(i).is_terminator();
    require(!terminator, "a terminator cannot be erased")?;
    let used = f.result(i).is_some_and(|v| f.has_uses(v));
    require(!used, "the instruction has uses")?;
    f.erase_inst(i);
    Ok(())
}

/// `SetFlags`.
pub fn set_flags(cx: &Header, f: &mut Function, i: Inst, flags: Flags) -> Check {
    inst(f, i)?;
    require(
        f.flags(i) != flags,
        "the instruction has these flags already",
    )?;
    shape::changed(cx, f, i, flags, &[])?;
    f.set_flags(i, flags);
    Ok(())
}

/// `SetMetadata`.
pub fn set_metadata(
    cx: &Header,
    f: &mut Function,
    i: Inst,
    (kind, node): (Symbol, Option<Metadata>),
) -> Check {
    inst(f, i)?;
    let here = f.attachments(i).iter().find(|a| a.0 == kind).map(|a| a.1);
    require(here != node, "the instruction has this metadata already")?;
    match node {
        None => f.retain_attachments(i, |k| k != kind),
        Some(md) => {
            known(cx, kind, md)?;
            shape::changed(cx, f, i, f.flags(i), &[(kind, md)])?;
            f.set_attachment(i, kind, md);
        }
    }
    Ok(())
}

/// The kind and the attachment are the module's.
fn known(cx: &Header, kind: Symbol, md: Metadata) -> Check {
    let there = match md {
        Metadata::Null => true,
        Metadata::Node(n) => cx.metadata.nodes.get(n).is_some(),
        Metadata::String(s) => cx.strings.has(s),
        Metadata::Constant(c) => (c.as_u32() as usize) < cx.constants.len(),
    };
    let reason = "the rewrite names metadata that are not in the module";
    require(there && cx.strings.has(kind), reason)
}
