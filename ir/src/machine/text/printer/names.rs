//! Names that the printer makes: labels of blocks that had none, registers in a style of ours.

use super::Style;
use crate::machine::func::{MBlock, MFunc, Operand};
use crate::machine::regs::{Class, Reg};
use rustc_hash::FxHashMap;

/// Labels of all blocks that need one: their own, or a new one where something leads to them.
pub(super) fn labels(f: &MFunc) -> FxHashMap<MBlock, String> {
    let mut labels = FxHashMap::default();
    let own = f
        .layout
        .iter()
        .filter_map(|&b| Some((b, f.blocks[b].label.clone()?)));
    labels.extend(own);
    let mut wanted: Vec<MBlock> = f
        .tables
        .iter()
        .flat_map(|t| t.targets.iter().copied())
        .collect();
    for &block in &f.layout {
        for &i in f.blocks[block].insts.iter().rev().take(2) {
            let ops = f.insts[i].ops.iter();
            wanted.extend(ops.filter_map(|o| match o {
                Operand::Label(b) => Some(*b),
                _ => None,
            }));
        }
    }
    wanted.retain(|b| !labels.contains_key(b));
    if wanted.is_empty() {
        return labels;
    }
    let mut taken: rustc_hash::FxHashSet<&str> = rustc_hash::FxHashSet::default();
    taken.extend(f.blocks.values().filter_map(|b| b.label.as_deref()));
    taken.extend(f.frame.iter().map(|g| g.name.as_str()));
    taken.extend(f.tables.iter().map(|t| t.name.as_str()));
    taken.extend(f.protos.iter().map(|p| p.name.as_str()));
    taken.extend(f.regs.groups().iter().map(|g| g.name.as_str()));
    for block in wanted {
        let mut name = format!("$L_{}", block.as_u32());
        while taken.contains(name.as_str()) {
            name.push('x');
        }
        labels.insert(block, name);
    }
    labels
}

/// Numbers of registers by first occurrence in the layout, from 1, per class of the style; and how many each class has.
pub(super) fn renumber(f: &MFunc, style: Style) -> (FxHashMap<Reg, (Class, u32)>, [u32; 9]) {
    let mut names = FxHashMap::default();
    let mut used = [0u32; 9];
    let mut see = |r: Reg| {
        let class = match style {
            Style::Llc => r.class().plain(),
            _ => r.class(),
        };
        let k = class as usize - 1;
        names.entry(r).or_insert_with(|| {
            used[k] += 1;
            (class, used[k])
        });
    };
    for &block in &f.layout {
        for &i in &f.blocks[block].insts {
            f.insts[i].for_each_reg(&mut see);
        }
    }
    (names, used)
}
