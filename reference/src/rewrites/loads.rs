//! Legality of taking a load's value from elsewhere (JT-R8).
//!
//! The value of a plain load is known where an earlier plain access of the same
//! address and type lies on the only way to it, and nothing in between may write
//! or synchronise. What may alias is judged by identified objects only. A loaded
//! value that carries metadata which can make it poison is not trusted.

use super::{Check, illegal, unproven, uses};
use crate::effects::{may_write, transfers_execution};
use crate::view::View;
use tandem_ir::inst::Ordering;
use tandem_ir::rewrite::{Operand, Rewrite};
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

/// Judges `ThreadLoad`.
pub fn thread(
    v: &View<'_>,
    load: Inst,
    known: &[(Block, Operand)],
    insert_in: Option<Block>,
) -> Check {
    let f = v.f;
    let (InstKind::Load(access), Some(block)) = (f.kind(load), f.inst_block(load)) else {
        return Err(illegal("JT-R8", "not a load in a block"));
    };
    if access.volatile || access.ordering > Ordering::Unordered {
        return Err(illegal("JT-R8", "the load is volatile or ordered"));
    }
    nothing_in_between(v, block, load, insert_in.is_some())?;
    let preds = known.iter().map(|k| k.0).chain(insert_in);
    if preds
        .into_iter()
        .any(|p| address_on(f, load, block, p).is_none())
    {
        return Err(illegal(
            "JT-R8",
            "the address is computed in the load's own block",
        ));
    }
    if !access.is_simple() {
        return Err(unproven("the load is atomic"));
    }
    let reachable = known.iter().filter(|k| v.is_reachable(k.0));
    for (pred, value) in reachable {
        match known_on(v, load, block, *pred) {
            Some(w) if uses::is_value(f, value, w) => {}
            Some(_) => return Err(illegal("JT-R8", "an access before yields another value")),
            None if is_of_ordered_access(v, load, block, (*pred, value)) => {
                let reason = "the value is that of a volatile or ordered access";
                return Err(illegal("JT-R8", reason));
            }
            None => return Err(unproven("no access before was found to yield the value")),
        }
    }
    Ok(())
}

/// The value that the load would have if control came from the predecessor.
fn known_on(v: &View<'_>, load: Inst, block: Block, pred: Block) -> Option<Value> {
    let ptr = address_on(v.f, load, block, pred)?;
    search(v, ptr, v.f.inst_type(load), pred, None)
}

/// True if the value is what a volatile or ordered access in the predecessor, of the address that is loaded, reads or
/// writes (JT-T19).
fn is_of_ordered_access(
    v: &View<'_>,
    load: Inst,
    block: Block,
    (pred, value): (Block, &Operand),
) -> bool {
    let f = v.f;
    let Some(ptr) = address_on(f, load, block, pred) else {
        return false;
    };
    f.insts(pred).any(|i| match f.kind(i) {
        InstKind::Load(a) if !a.is_simple() && f.operand(i, 0) == ptr => {
            f.result(i).is_some_and(|w| uses::is_value(f, value, w))
        }
        InstKind::Store(a) if !a.is_simple() && f.operand(i, 1) == ptr => {
            uses::is_value(f, value, f.operand(i, 0))
        }
        _ => false,
    })
}

/// A `ThreadLoad` worth judging: known in some predecessors, and to be loaded in at most one.
pub fn proposal(v: &View<'_>, load: Inst) -> Option<Rewrite> {
    let block = v.f.inst_block(load)?;
    let preds = v.preds(block);
    let value = |p: &Block| known_on(v, load, block, *p).map(|w| (*p, Operand::Value(w)));
    let known: Vec<(Block, Operand)> = preds.iter().filter_map(value).collect();
    let mut missing = preds.iter().filter(|p| known.iter().all(|k| k.0 != **p));
    let insert_in = missing.next().copied();
    let fits = matches!(v.f.kind(load), InstKind::Load(_)) && preds.len() > 1;
    (fits && missing.next().is_none()).then_some(Rewrite::ThreadLoad {
        load,
        known,
        insert_in,
    })
}

/// What stands between the top of the block and the load (JT-T13a, JT-T13b).
fn nothing_in_between(v: &View<'_>, block: Block, load: Inst, inserts: bool) -> Check {
    let ptr = v.f.operand(load, 0);
    for i in v.f.insts(block).take_while(|&i| i != load) {
        if clobbers(v, i, ptr) {
            return Err(illegal("JT-R8", "an instruction before the load may write"));
        }
        if inserts && !transfers_execution(v.cx, v.f, i) {
            return Err(illegal(
                "JT-R8",
                "control may end before it comes to the load",
            ));
        }
    }
    Ok(())
}

/// The load's address seen from a predecessor; `None` if the block computes it.
pub fn address_on(f: &Function, load: Inst, block: Block, pred: Block) -> Option<Value> {
    let ptr = f.operand(load, 0);
    match f.def_inst(ptr) {
        Some(i) if f.inst_block(i) == Some(block) => {
            f.is_phi(i).then(|| f.phi_value_for(i, pred)).flatten()
        }
        _ => Some(ptr),
    }
}

/// The value that a plain load is certain to yield because of an earlier access.
pub fn forwarded(v: &View<'_>, load: Inst) -> Option<Value> {
    let f = v.f;
    let InstKind::Load(access) = f.kind(load) else {
        return None;
    };
    let block = f.inst_block(load).filter(|_| access.is_simple())?;
    search(v, f.operand(load, 0), f.inst_type(load), block, Some(load))
}

/// Goes back from a place (the end of the block, or an instruction) up unique predecessors.
fn search(
    v: &View<'_>,
    ptr: Value,
    ty: Type,
    mut block: Block,
    from: Option<Inst>,
) -> Option<Value> {
    let f = v.f;
    let mut at = match from {
        Some(i) => f.prev_inst(i),
        None => f.last_inst(block),
    };
    for _ in 0..f.num_blocks() {
        while let Some(i) = at {
            match f.kind(i) {
                InstKind::Load(a) if a.is_simple() && f.operand(i, 0) == ptr => {
                    let usable = f.inst_type(i) == ty && !may_be_made_poison(v, i);
                    return f.result(i).filter(|_| usable);
                }
                InstKind::Store(a) if a.is_simple() && f.operand(i, 1) == ptr => {
                    let w = f.operand(i, 0);
                    return (f.value_type(w) == ty).then_some(w);
                }
                _ if clobbers(v, i, ptr) || f.result(i) == Some(ptr) => return None,
                _ => at = f.prev_inst(i),
            }
        }
        block = f.unique_predecessor(block)?;
        at = f.last_inst(block);
    }
    None
}

/// True if metadata of the load turns some values into poison.
fn may_be_made_poison(v: &View<'_>, load: Inst) -> bool {
    let poisons = |k: &str| matches!(k, "range" | "nonnull" | "align" | "nofpclass");
    v.f.attachments(load).iter().any(|a| poisons(v.cx.str(a.0)))
}

/// True if the instruction may change what the address holds.
fn clobbers(v: &View<'_>, i: Inst, ptr: Value) -> bool {
    match v.f.kind(i) {
        InstKind::Store(a) if a.is_simple() => {
            match (object(v.f, v.f.operand(i, 1)), object(v.f, ptr)) {
                (Some(a), Some(b)) => a == b,
                _ => true,
            }
        }
        _ => may_write(v.cx, v.f, i),
    }
}

/// The alloca or global that an address is computed from.
fn object(f: &Function, mut ptr: Value) -> Option<Value> {
    for _ in 0..64 {
        match f.def_inst(ptr).map(|i| (i, f.kind(i))) {
            Some((i, InstKind::Gep { .. })) => ptr = f.operand(i, 0),
            Some((_, InstKind::Alloca { .. })) => return Some(ptr),
            Some(_) => return None,
            None => return f.as_global(ptr).map(|_| ptr),
        }
    }
    None
}
