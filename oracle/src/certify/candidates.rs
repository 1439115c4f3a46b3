//! Every rewrite of the vocabulary that could be proposed for a function.
//!
//! Right or wrong: the point is to see what a judge says to all of them. What does
//! not describe the function at all (an edge that is not there) is left out where
//! that is plain; the judge's own structure checks refuse the rest. Predecessors come
//! in all sets, replacements at all uses together and at each alone.

use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{Operand, Rewrite, Why};
use tandem_ir::{Block, Function, Inst, InstKind, Value, ValueDef};

/// All candidates, in a fixed order.
pub fn all(f: &Function) -> Vec<Rewrite> {
    let mut out = Vec::new();
    let blocks: Vec<Block> = f.blocks().collect();
    for &b in &blocks {
        let preds: Vec<Block> = blocks
            .iter()
            .copied()
            .filter(|&p| f.successors(p).any(|s| s == b))
            .collect();
        of_terminator(f, b, &preds, &mut out);
        of_edges(f, b, &preds, &mut out);
        for i in f.insts(b).filter(|&i| !f.kind(i).is_terminator()) {
            out.push(Rewrite::EraseInst { inst: i });
            of_inst(f, i, b, &preds, &mut out);
        }
        out.push(Rewrite::EraseBlocks { blocks: vec![b] });
    }
    replacements(f, &blocks, &mut out);
    out
}

fn distinct(all: impl Iterator<Item = Block>) -> Vec<Block> {
    let mut out = Vec::new();
    for b in all {
        if !out.contains(&b) {
            out.push(b);
        }
    }
    out
}

/// Every set of predecessors but the empty one.
fn subsets(preds: &[Block]) -> impl Iterator<Item = Vec<Block>> + '_ {
    (1u32..1 << preds.len().min(16)).map(|mask| {
        let chosen = preds.iter().enumerate().filter(|(k, _)| mask >> k & 1 == 1);
        chosen.map(|(_, &p)| p).collect()
    })
}

fn of_terminator(f: &Function, block: Block, preds: &[Block], out: &mut Vec<Rewrite>) {
    let dests = distinct(f.successors(block));
    let decides = f.terminator(block).is_some_and(|t| match f.kind(t) {
        InstKind::Br => f.num_operands(t) == 3,
        InstKind::Switch => true,
        _ => false,
    });
    if !decides {
        return;
    }
    for &dest in &dests {
        out.push(Rewrite::FoldTerminator {
            block,
            dest,
            why: Why::Fold,
        });
        for preds in subsets(preds) {
            out.push(Rewrite::ThreadEdge {
                preds,
                block,
                dest,
                why: Why::Fold,
            });
        }
    }
    out.push(Rewrite::MakeUnreachable { block });
}

fn of_edges(f: &Function, block: Block, preds: &[Block], out: &mut Vec<Rewrite>) {
    for &pred in preds {
        if f.single_successor(pred).is_some() {
            out.push(Rewrite::CloneIntoPredecessor { pred, block });
        }
        out.push(Rewrite::MergeIntoPredecessor { pred, block });
    }
    for preds in subsets(preds) {
        out.push(Rewrite::FactorPredecessors { preds, block });
    }
}

fn of_inst(f: &Function, i: Inst, block: Block, preds: &[Block], out: &mut Vec<Rewrite>) {
    match f.kind(i) {
        InstKind::Select => of_select(f, i, block, out),
        InstKind::Load(_) => loads(f, i, preds, out),
        _ => {}
    }
}

/// Unfoldings of a select for each of its users.
pub fn of_select(f: &Function, i: Inst, block: Block, out: &mut Vec<Rewrite>) {
    let users = |v: Value| f.uses(v).map(|u| f.user(u)).collect::<Vec<_>>();
    for phi in f.result(i).map(users).unwrap_or_default() {
        for freeze in [true, false] {
            out.push(Rewrite::UnfoldSelect {
                select: i,
                phi,
                pred: block,
                freeze,
            });
        }
    }
}

/// Constants known in each predecessor, or a new load in one of them.
fn loads(f: &Function, load: Inst, preds: &[Block], out: &mut Vec<Rewrite>) {
    if preds.is_empty() || preds.len() > 3 {
        return;
    }
    let Some(width) = f.inst_type(load).int_width() else {
        return;
    };
    let number = |n: usize| Operand::Int(Bits::from_u64(width, n as u64));
    for insert in std::iter::once(None).chain(preds.iter().copied().map(Some)) {
        let known: Vec<Block> = preds
            .iter()
            .copied()
            .filter(|&p| Some(p) != insert)
            .collect();
        for values in 0usize..1 << known.len() {
            out.push(Rewrite::ThreadLoad {
                load,
                known: known
                    .iter()
                    .enumerate()
                    .map(|(k, &p)| (p, number(values >> k & 1)))
                    .collect(),
                insert_in: insert,
            });
        }
    }
}

fn replacements(f: &Function, blocks: &[Block], out: &mut Vec<Rewrite>) {
    let results = blocks
        .iter()
        .flat_map(|&b| f.insts(b))
        .filter_map(|i| f.result(i));
    let values: Vec<Value> = f.args().iter().copied().chain(results).collect();
    for &old in values.iter().filter(|&&v| f.has_uses(v)) {
        let mut uses: Vec<(Inst, usize)> =
            f.uses(old).map(|u| (f.user(u), f.use_index(u))).collect();
        uses.sort_unstable();
        let mut places = vec![uses.clone()];
        if uses.len() > 1 {
            places.extend(uses.into_iter().map(|u| vec![u]));
        }
        for new in replacers(f, old, &values) {
            for uses in &places {
                out.push(Rewrite::ReplaceUses {
                    old,
                    new: new.clone(),
                    uses: uses.clone(),
                    why: Why::Fold,
                });
            }
        }
    }
}

/// Constants of the type, undef, poison, and every other value of the type.
fn replacers(f: &Function, old: Value, values: &[Value]) -> Vec<Operand> {
    let ty = f.value_type(old);
    let mut all = vec![Operand::Undef(ty), Operand::Poison(ty)];
    if let Some(w) = ty.int_width().filter(|&w| w <= 2) {
        all.extend((0..1u64 << w).map(|n| Operand::Int(Bits::from_u64(w, n))));
    }
    let others = values.iter().copied().filter(|&v| {
        v != old && f.value_type(v) == ty && !matches!(f.value_def(v), ValueDef::Const(_))
    });
    all.extend(others.map(Operand::Value));
    all
}
