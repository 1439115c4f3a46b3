//! The canonical order of the blocks of a body.
//!
//! Reachable blocks come in reverse postorder, first successors first, which depends on
//! nothing but the edges. Unreachable ones have no such anchor: they follow in the
//! order of what they look like, and only blocks that look the same keep the order
//! of the layout among themselves.

use super::Mixer;
use tandem_ir::function::Function;
use tandem_ir::{Block, Value, ValueDef};

/// All blocks of a body in canonical order.
pub(crate) fn blocks(f: &Function) -> Vec<Block> {
    let mut order = reverse_postorder(f);
    let mut reached = vec![false; f.num_blocks()];
    for b in &order {
        reached[b.as_u32() as usize] = true;
    }
    let rest: Vec<Block> = f
        .blocks()
        .filter(|b| !reached[b.as_u32() as usize])
        .collect();
    if !rest.is_empty() {
        let mut keyed: Vec<(u64, Block)> = rest.into_iter().map(|b| (looks(f, b), b)).collect();
        keyed.sort_by_key(|k| k.0);
        order.extend(keyed.into_iter().map(|k| k.1));
    }
    order
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

/// What an unreachable block looks like: its operations, constants and arguments, and those of the blocks
/// that it leads to.
fn looks(f: &Function, b: Block) -> u64 {
    let mut h = Mixer::new(11);
    h.add(own_looks(f, b));
    for s in f.successors(b) {
        h.add(own_looks(f, s));
    }
    h.finish()
}

/// Operands count without their order, which the normal form changes.
fn own_looks(f: &Function, b: Block) -> u64 {
    let mut h = Mixer::new(12);
    for i in f.insts(b) {
        h.text(f.kind(i).mnemonic());
        let sum = f.operands(i).map(|v| operand_looks(f, v));
        h.add(sum.fold(0, u64::wrapping_add));
    }
    h.finish()
}

fn operand_looks(f: &Function, v: Value) -> u64 {
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
