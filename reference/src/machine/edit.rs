//! Small edits of a machine function that keep where control goes.

use super::flow::{falls, next_of, previous_of};
use tandem_ir::machine::func::{BlockData, InstData, Op, Operand};
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};

/// Appends `bra.uni target` to a block.
pub fn append_branch(cx: &MachineContext, f: &mut MFunc, block: MBlock, target: MBlock) {
    let inst = f.insts.push(InstData {
        op: Op::Form(cx.bra_uni),
        guard: None,
        ops: [Operand::Label(target)].into_iter().collect(),
        region: None,
        asm: None,
        loc: None,
        note: None,
    });
    f.blocks[block].insts.push(inst);
}

/// Makes it explicit where control runs on to behind a block, if it runs on.
pub fn make_explicit(cx: &MachineContext, f: &mut MFunc, block: MBlock) {
    if falls(cx, f, block)
        && let Some(next) = next_of(f, block)
    {
        append_branch(cx, f, block, next);
    }
}

/// Takes instructions out of a block.
pub fn remove_insts(f: &mut MFunc, block: MBlock, gone: &[MInst]) {
    f.blocks[block].insts.retain(|i| !gone.contains(i));
}

/// A new block behind another one, which control does not leave by running on.
pub fn new_block(f: &mut MFunc, behind: MBlock) -> MBlock {
    let block = f.blocks.push(BlockData::default());
    let at = f.layout.iter().position(|b| *b == behind);
    f.layout.insert(at.map_or(f.layout.len(), |n| n + 1), block);
    block
}

/// Every branch and jump table that leads to `old` leads to `new`.
pub fn redirect(f: &mut MFunc, old: MBlock, new: MBlock) {
    for &b in &f.layout {
        for &i in &f.blocks[b].insts {
            for op in &mut f.insts[i].ops {
                if *op == Operand::Label(old) {
                    *op = Operand::Label(new);
                }
            }
        }
    }
    for target in f.tables.iter_mut().flat_map(|t| &mut t.targets) {
        if *target == old {
            *target = new;
        }
    }
}

/// Takes a block out of the layout. If control runs into it from the block in front, `instead` says where it goes then.
pub fn drop_block(cx: &MachineContext, f: &mut MFunc, block: MBlock, instead: Option<MBlock>) {
    let before = previous_of(f, block).filter(|&p| falls(cx, f, p));
    let behind = next_of(f, block);
    if let (Some(p), Some(to)) = (before, instead)
        && behind != Some(to)
    {
        append_branch(cx, f, p, to);
    }
    f.layout.retain(|b| *b != block);
}
