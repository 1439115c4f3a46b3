//! The canonical order of the blocks of a body.
//!
//! Reachable blocks come in reverse postorder, first successors first, which depends on
//! nothing but the edges. Unreachable ones have no such anchor: they follow in the
//! order of their contents, and only blocks with the same contents keep the order
//! of the layout among themselves.

use super::Mixer;
use tandem_ir::function::Function;
use tandem_ir::{Block, Value, ValueDef};

/// Rounds after which unreachable blocks that differ only further away count as equal.
const ROUNDS: usize = 4;

/// All blocks of a body in canonical order.
pub(crate) fn blocks(f: &Function) -> Vec<Block> {
    let mut order = reverse_postorder(f);
    let mut hashes = vec![0u64; f.num_blocks()];
    for (n, b) in order.iter().enumerate() {
        hashes[b.as_u32() as usize] = n as u64 + 1;
    }
    let rest: Vec<Block> = f
        .blocks()
        .filter(|b| hashes[b.as_u32() as usize] == 0)
        .collect();
    if !rest.is_empty() {
        refine(f, &rest, &mut hashes);
        let mut rest = rest;
        rest.sort_by_key(|b| hashes[b.as_u32() as usize]);
        order.extend(rest);
    }
    order
}

/// Tells unreachable blocks apart by what they hold, where they lead and what leads to them.
fn refine(f: &Function, rest: &[Block], hashes: &mut [u64]) {
    let own: Vec<u64> = rest.iter().map(|&b| own_hashes(f, b)).collect();
    for (b, &l) in rest.iter().zip(&own) {
        hashes[b.as_u32() as usize] = l;
    }
    for _ in 0..ROUNDS {
        let of = |b: Block| hashes[b.as_u32() as usize];
        let next: Vec<u64> = rest
            .iter()
            .zip(&own)
            .map(|(&b, &l)| {
                let mut h = Mixer::new(11);
                h.add(l);
                f.successors(b).for_each(|s| h.add(of(s)));
                h.add(f.pred_edges(b).map(of).fold(0, u64::wrapping_add));
                for i in f.insts(b) {
                    let made = f.operands(i).filter_map(|v| f.inst_block(f.def_inst(v)?));
                    h.add(made.map(of).fold(0, u64::wrapping_add));
                }
                h.finish()
            })
            .collect();
        for (b, l) in rest.iter().zip(next) {
            hashes[b.as_u32() as usize] = l;
        }
    }
}

fn reverse_postorder(f: &Function) -> Vec<Block> {
    let mut seen = vec![false; f.num_blocks()];
    let mut post = Vec::with_capacity(f.num_blocks());
    let mut stack: Vec<(Block, Vec<Block>)> = Vec::new();
    let open = |b: Block, seen: &mut Vec<bool>| {
        let fresh = !std::mem::replace(&mut seen[b.as_u32() as usize], true);
        // The last successor is walked first, so that the first one comes first in the reverse.
        fresh.then(|| (b, f.successors(b).collect::<Vec<_>>()))
    };
    stack.extend(f.entry().and_then(|b| open(b, &mut seen)));
    while let Some((b, left)) = stack.last_mut() {
        match left.pop() {
            Some(s) => {
                let next = open(s, &mut seen);
                stack.extend(next);
            }
            None => {
                post.push(*b);
                stack.pop();
            }
        }
    }
    post.reverse();
    post
}

/// Operands count without their order, which the normal form changes.
fn own_hashes(f: &Function, b: Block) -> u64 {
    let mut h = Mixer::new(12);
    for i in f.insts(b) {
        h.text(f.kind(i).mnemonic());
        let sum = f.operands(i).map(|v| operand_hashes(f, v));
        h.add(sum.fold(0, u64::wrapping_add));
    }
    h.finish()
}

fn operand_hashes(f: &Function, v: Value) -> u64 {
    let mut h = Mixer::new(13);
    match f.value_def(v) {
        ValueDef::Arg(n) => h.add(u64::from(n) + 2),
        ValueDef::Const(c) => match f.constants().as_bits(c) {
            Some(bits) => bits.limbs().iter().for_each(|&l| h.add(l)),
            None => h.add(1),
        },
        ValueDef::Inst(i) => h.text(f.kind(i).mnemonic()),
        _ => h.add(0),
    }
    h.finish()
}
