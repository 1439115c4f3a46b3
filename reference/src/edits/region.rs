//! Copies of several blocks at once.

use super::insts::{make, mapping};
use super::{Check, copies, in_layout_order, is_pad, require};
use std::collections::BTreeMap;
use tandem_ir::rewrite::Operand;
use tandem_ir::{Block, Function, Header, Inst, InstKind, Type, Value};

/// `CloneRegion`.
pub fn clone(
    cx: &Header,
    f: &mut Function,
    (blocks, suffix): (&[Block], &str),
    map: &[(Value, Operand)],
) -> Check {
    in_layout_order(f, blocks)?;
    let entry = f.entry().is_some_and(|e| blocks.contains(&e));
    require(!entry, "the entry block cannot be copied")?;
    for &b in blocks {
        plain(f, b)?;
    }
    mapping(cx, f, map)?;
    let given = make(f, map);
    let copied = copy_blocks(f, blocks, suffix);
    let made = copy_insts(f, &copied, &given, suffix);
    connect(f, &copied, &made, &given);
    Ok(())
}

/// The block ends in a terminator that can be copied, and holds nothing that can be there once only.
fn plain(f: &Function, b: Block) -> Check {
    let ends_in = f.terminator(b).map(|t| f.kind(t));
    let ends = matches!(
        ends_in,
        Some(InstKind::Br | InstKind::Switch | InstKind::Ret | InstKind::Unreachable)
    );
    require(
        ends,
        "a block does not end in br, switch, ret or unreachable",
    )?;
    let once = |i: Inst| is_pad(f.kind(i)) || f.inst_type(i) == Type::TOKEN;
    require(!f.insts(b).any(once), "a block holds a pad or a token")
}

/// Blocks with their copies, in order of layout.
type Copied = Vec<(Block, Block)>;

fn copy_blocks(f: &mut Function, blocks: &[Block], suffix: &str) -> Copied {
    let mut after = blocks.last().copied();
    let mut copied = Vec::new();
    for &b in blocks {
        let name = f.block_name(b).unwrap_or_default().to_owned();
        if let Some(last) = after {
            let copy = f.new_block_after(last, &format!("{name}{suffix}"));
            copied.push((b, copy));
            after = Some(copy);
        }
    }
    copied
}

/// Copies with the operands of their originals. Returns what was copied: original, copy.
fn copy_insts(
    f: &mut Function,
    copied: &Copied,
    given: &BTreeMap<Value, Value>,
    suffix: &str,
) -> Vec<(Inst, Inst)> {
    let mut made = Vec::new();
    for &(b, copy) in copied {
        let all: Vec<Inst> = f.insts(b).collect();
        for i in all {
            let handed_in = f.result(i).is_some_and(|v| given.contains_key(&v));
            if f.is_phi(i) && handed_in {
                continue;
            }
            let c = f.clone_inst(i);
            f.append_inst(copy, c);
            let name = f.result(i).and_then(|v| f.name(v)).map(str::to_owned);
            if let (Some(name), Some(v)) = (name, f.result(c)) {
                f.set_fresh_name(v, &format!("{name}{suffix}"));
            }
            made.push((i, c));
        }
    }
    made
}

/// Makes the copies use each other, and gives phis their entries.
fn connect(
    f: &mut Function,
    copied: &Copied,
    made: &[(Inst, Inst)],
    given: &BTreeMap<Value, Value>,
) {
    let mut map = given.clone();
    for &(i, c) in made {
        if let (Some(old), Some(new)) = (f.result(i), f.result(c)) {
            map.entry(old).or_insert(new);
        }
    }
    let copy_of = |b: Block| copied.iter().find(|c| c.0 == b).map(|c| c.1);
    for &(b, copy) in copied {
        map.insert(f.block_value(b), f.block_value(copy));
    }
    for &(i, c) in made {
        if f.is_phi(c) {
            let entries: Vec<(Value, Block)> = f.phi_incoming(i).collect();
            let inside = entries.iter().filter_map(|(v, p)| Some((*v, copy_of(*p)?)));
            let inside: Vec<(Value, Block)> = inside.collect();
            f.set_operands(c, &[]);
            for (v, p) in inside {
                f.add_phi_entry(c, *map.get(&v).unwrap_or(&v), p);
            }
        } else {
            // A copy of the copy has its operands mapped; this one takes them over.
            let mapped = copies::inst(f, i, &map);
            let operands: Vec<Value> = f.operands(mapped).collect();
            f.set_operands(c, &operands);
            f.erase_inst(mapped);
            copies::records(f, i, c, &map);
        }
    }
    for &(b, copy) in copied {
        let outside: Vec<Block> = f.successors(b).filter(|s| copy_of(*s).is_none()).collect();
        for s in outside {
            let phis: Vec<Inst> = f.phis(s).collect();
            for phi in phis {
                if let Some(v) = f.phi_value_for(phi, b) {
                    f.add_phi_entry(phi, *map.get(&v).unwrap_or(&v), copy);
                }
            }
        }
    }
    for &(_, c) in made {
        if f.is_phi(c) && f.num_operands(c) == 0 {
            f.erase_inst(c);
        }
    }
}
