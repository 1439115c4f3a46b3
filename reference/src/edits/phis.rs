//! Phis and their entries.

use super::{Check, block, cannot, inst, is_pad, operand, require};
use tandem_ir::rewrite::Operand;
use tandem_ir::{Block, Function, Header, Inst, Type};

/// `InsertPhi`.
pub fn insert(
    cx: &Header,
    f: &mut Function,
    (b, ty): (Block, Type),
    incoming: &[(Block, Operand)],
) -> Check {
    block(f, b)?;
    let whole = cx.types.is_first_class(ty) && ty != Type::TOKEN;
    require(whole, "a phi cannot have this type")?;
    let inside = |f: &Function, i: Inst| is_pad(f.kind(i));
    let pad = f.first_non_phi(b).is_some_and(|i| inside(f, i));
    let switch = pad && f.terminator(b).is_some_and(|t| inside(f, t));
    require(!switch, "a catchswitch has no phis in front of it")?;
    let preds: Vec<Block> = f.blocks().filter(|&p| edges(f, p, b) > 0).collect();
    require(!preds.is_empty(), "the block has no predecessors")?;
    let listed: Vec<Block> = incoming.iter().map(|i| i.0).collect();
    let reason = "the entries are not those of the predecessors, in order of layout";
    require(listed == preds, reason)?;
    for (_, o) in incoming {
        operand::has_type(cx, f, o, ty)?;
    }
    let phi = f.new_phi(b, ty, "");
    for (p, o) in incoming {
        let v = operand::make(f, o);
        for _ in 0..edges(f, *p, b) {
            f.add_phi_entry(phi, v, *p);
        }
    }
    Ok(())
}

/// The number of edges from one block to another.
fn edges(f: &Function, from: Block, to: Block) -> usize {
    f.successors(from).filter(|&s| s == to).count()
}

/// The number of edges from `pred` to the phi's block, and of the phi's entries for it.
fn counts(f: &Function, phi: Inst, pred: Block) -> Check<(usize, usize)> {
    let home = inst(f, phi)?;
    require(f.is_phi(phi), "not a phi")?;
    block(f, pred)?;
    let entries = f.phi_incoming(phi).filter(|e| e.1 == pred).count();
    Ok((edges(f, pred, home), entries))
}

/// `AddIncoming`.
pub fn add(cx: &Header, f: &mut Function, (phi, pred): (Inst, Block), o: &Operand) -> Check {
    let (edges, entries) = counts(f, phi, pred)?;
    require(entries < edges, "every edge has its entry")?;
    operand::has_type(cx, f, o, f.inst_type(phi))?;
    let v = operand::make(f, o);
    let same = f.phi_value_for(phi, pred).is_none_or(|w| w == v);
    require(same, "the phi would get two values for one predecessor")?;
    f.add_phi_entry(phi, v, pred);
    Ok(())
}

/// `RemoveIncoming`.
pub fn remove(f: &mut Function, phi: Inst, pred: Block) -> Check {
    let (edges, entries) = counts(f, phi, pred)?;
    require(
        entries > edges,
        "the phi has no entry to spare for the block",
    )?;
    let label = f.block_value(pred);
    let at = (0..f.num_operands(phi))
        .step_by(2)
        .find(|&n| f.operand(phi, n + 1) == label);
    let n = at.ok_or_else(|| cannot("the phi has no entry for the block"))?;
    f.remove_operands(phi, n, 2);
    Ok(())
}
