//! The body of one function, copied into another.

use std::collections::BTreeMap;
use tandem_ir::metadata::{DebugRecord, LocalMetadata};
use tandem_ir::{Block, Function, Inst, InstKind, Value, ValueDef};

/// What of the debug info comes along.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Debug {
    /// Locations and records.
    Kept,
    /// Neither.
    Dropped,
}

/// Copies all blocks of `from` into `to`, in order, behind `after` or at the end. `map` says what stands for the
/// arguments of `from`; afterwards it knows every block and value that was copied. Returns the copies.
pub fn body(
    from: &Function,
    (to, after): (&mut Function, Option<Block>),
    map: &mut BTreeMap<Value, Value>,
    (debug, is_dbg): (Debug, &dyn Fn(tandem_ir::Symbol) -> bool),
) -> Vec<Block> {
    let mut last = after;
    let mut blocks = Vec::new();
    for b in from.blocks() {
        let copy = to.create_block();
        match last {
            Some(l) => to.insert_block_after(copy, l),
            None => to.append_block(copy),
        }
        last = Some(copy);
        let (old, new) = (from.block_value(b), to.block_value(copy));
        name(from, old, (to, new));
        map.insert(old, new);
        blocks.push(copy);
    }
    let mut made: Vec<(Inst, Inst)> = Vec::new();
    for (b, &copy) in from.blocks().zip(&blocks) {
        for i in from.insts(b) {
            let c = to.create_inst(from.kind(i).clone(), from.inst_type(i), &[]);
            to.set_flags(c, from.flags(i));
            to.append_inst(copy, c);
            for &(kind, md) in from.attachments(i) {
                if debug == Debug::Kept || !is_dbg(kind) {
                    to.set_attachment(c, kind, md);
                }
            }
            if let (Some(old), Some(new)) = (from.result(i), to.result(c)) {
                name(from, old, (to, new));
                map.insert(old, new);
            }
            made.push((i, c));
        }
    }
    for (i, c) in made {
        let all: Vec<Value> = from.operands(i).collect();
        let all: Vec<Value> = all.iter().map(|&v| value(from, v, to, map)).collect();
        to.set_operands(c, &all);
        if debug == Debug::Kept {
            for record in from.debug_records(i) {
                let operands = record.operands.iter();
                let operands = operands.map(|md| local(from, md, to, map)).collect();
                let kind = record.kind;
                to.add_debug_record(c, DebugRecord { kind, operands });
            }
        }
    }
    blocks
}

fn name(from: &Function, old: Value, (to, new): (&mut Function, Value)) {
    if let Some(name) = from.name(old) {
        to.set_fresh_name(new, name);
    }
}

/// What stands for a value of `from`; an argument that has nothing to stand for it is poison.
fn value(from: &Function, v: Value, to: &mut Function, map: &BTreeMap<Value, Value>) -> Value {
    if let Some(&new) = map.get(&v) {
        return new;
    }
    match from.value_def(v) {
        ValueDef::Metadata(n) => {
            let md = local(from, from.metadata_operand(n), to, map);
            to.metadata_value(md)
        }
        ValueDef::Asm(n) => to.asm_value(from.inline_asm(n).clone()),
        _ => {
            let ty = from.value_type(v);
            let constant = to.import_constant(from, v);
            constant.unwrap_or_else(|| to.poison(ty))
        }
    }
}

fn local(
    from: &Function,
    md: &LocalMetadata,
    to: &mut Function,
    map: &BTreeMap<Value, Value>,
) -> LocalMetadata {
    match md {
        LocalMetadata::Value(v) => LocalMetadata::Value(value(from, *v, to, map)),
        LocalMetadata::ArgList(all) => {
            LocalMetadata::ArgList(all.iter().map(|&v| value(from, v, to, map)).collect())
        }
        module => module.clone(),
    }
}

/// The blocks of a function that end in `ret`, with the instruction.
pub fn returns(f: &Function, blocks: &[Block]) -> Vec<(Block, Inst)> {
    let ends = |&b: &Block| Some((b, f.terminator(b)?));
    let is_ret = |&(_, t): &(Block, Inst)| matches!(f.kind(t), InstKind::Ret);
    blocks.iter().filter_map(ends).filter(is_ret).collect()
}
