//! Every threading of paths that could be proposed for a switch, right or wrong.
//!
//! A path goes through no block twice, and anything that has an edge to its first
//! block may be its entry. Alone, each path is proposed with every value up to 3 and
//! the case of that value, and once with each case that is not its own. Together,
//! paths are proposed with the value that the phis along them spell out, in all sets
//! in which no two begin with the same edge.

use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{Path, Rewrite};
use tandem_ir::{Block, Function, Inst, InstKind, Value};

/// Sets of paths are drawn from so many at most.
const MOST_TOGETHER: usize = 6;

/// All candidates for the switch at the end of a block, if there is one, in a fixed order.
pub fn of_block(f: &Function, b: Block, out: &mut Vec<Rewrite>) {
    if let Some(t) = switch_of(f, b) {
        of_switch(f, b, t, out);
    }
}

fn switch_of(f: &Function, b: Block) -> Option<Inst> {
    f.terminator(b)
        .filter(|&t| matches!(f.kind(t), InstKind::Switch))
}

fn of_switch(f: &Function, switch: Block, t: Inst, out: &mut Vec<Rewrite>) {
    let Some(width) = f.value_type(f.operand(t, 0)).int_width() else {
        return;
    };
    let mut found = Vec::new();
    backwards(f, &[switch], &mut found);
    let mut spelt = Vec::new();
    for (entry, blocks) in &found {
        let path = |n: u64, dest| Path {
            entry: *entry,
            blocks: blocks.clone(),
            value: Bits::from_u64(width, n),
            dest,
        };
        let one = |p: Path| Rewrite::ThreadPaths {
            switch,
            paths: vec![p],
        };
        let own = spell(f, *entry, blocks, f.operand(t, 0));
        let values = own.map_or([0, 1], |n| [n, n.wrapping_add(1) % (1 << width.min(63))]);
        let with_case = |n| Some(one(path(n, case(f, t, n)?)));
        out.extend(values.into_iter().filter_map(with_case));
        let Some(own) = own else {
            continue;
        };
        let mut cases: Vec<Block> = f.inst_successors(t).collect();
        cases.sort();
        cases.dedup();
        let others = cases.into_iter().filter(|&d| case(f, t, own) != Some(d));
        out.extend(others.map(|d| one(path(own, d))));
        spelt.extend(case(f, t, own).map(|d| path(own, d)));
    }
    spelt.truncate(MOST_TOGETHER);
    for mask in 1u32..1 << spelt.len() {
        let chosen = (0..spelt.len()).filter(|k| mask >> k & 1 == 1);
        let paths: Vec<Path> = chosen.map(|k| spelt[k].clone()).collect();
        if paths.len() > 1 && !share_an_edge(&paths) {
            out.push(Rewrite::ThreadPaths { switch, paths });
        }
    }
}

fn share_an_edge(paths: &[Path]) -> bool {
    let edge = |p: &Path| (p.entry, p.blocks.first().copied());
    (1..paths.len()).any(|k| paths[..k].iter().any(|q| edge(q) == edge(&paths[k])))
}

/// Where the switch goes for a value.
fn case(f: &Function, t: Inst, n: u64) -> Option<Block> {
    let is = |v: Value| f.as_int(v).and_then(|b| b.as_u64()) == Some(n);
    let own = f.switch_cases(t).find(|c| is(c.0)).map(|c| c.1);
    own.or_else(|| f.as_block(f.operand(t, 1)))
}

/// Adds the paths to the blocks, and those that are longer by the entry.
fn backwards(f: &Function, blocks: &[Block], out: &mut Vec<(Block, Vec<Block>)>) {
    let Some(&first) = blocks.first() else { return };
    let preds: Vec<Block> = f
        .blocks()
        .filter(|&p| f.successors(p).any(|s| s == first))
        .collect();
    for p in preds {
        out.push((p, blocks.to_vec()));
        if !blocks.contains(&p) && Some(p) != f.entry() {
            backwards(f, &[&[p], blocks].concat(), out);
        }
    }
}

/// The constant that the phis of a path hand on to the value, which is computed at its end.
fn spell(f: &Function, entry: Block, blocks: &[Block], mut value: Value) -> Option<u64> {
    for k in (0..blocks.len()).rev() {
        let from = if k == 0 { entry } else { blocks[k - 1] };
        let phi = f
            .def_inst(value)
            .filter(|&i| f.inst_block(i) == Some(blocks[k]));
        if let Some(i) = phi {
            value = f.phi_value_for(i, from)?;
        }
    }
    f.as_int(value)?.as_u64()
}
