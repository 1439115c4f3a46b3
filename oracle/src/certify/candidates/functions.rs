//! Kinds of rewrites of functions whose candidates are restricted by hand.
//!
//! What does not describe the function at all (an edge that is not there) is left out where
//! that is plain; the judge's own structure checks refuse the rest. Predecessors come
//! in all sets, replacements at all uses together and at each alone.

use super::{Candidates, paths};
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{NewInst, Operand, Rewrite, Why};
use tandem_ir::{Block, Flags, Function, Inst, InstKind, Value, ValueDef};

impl Candidates for Function {
    const RESTRICTED: &'static [&'static str] = &[
        "thread-paths",
        "fold-terminator",
        "thread-edge",
        "replace-terminator",
        "clone-into-predecessor",
        "merge-into-predecessor",
        "factor-predecessors",
        "erase-inst",
        "unfold-select",
        "thread-load",
        "erase-blocks",
        "replace-uses",
        "replace-exit-test",
    ];

    fn restricted(&self, kinds: &[&str]) -> Vec<Rewrite> {
        let f = self;
        let wanted = |kind: &str| kinds.contains(&kind);
        let mut out = Vec::new();
        let blocks: Vec<Block> = f.blocks().collect();
        for &b in &blocks {
            let preds: Vec<Block> = blocks
                .iter()
                .copied()
                .filter(|&p| f.successors(p).any(|s| s == b))
                .collect();
            if wanted("thread-paths") {
                paths::of_block(f, b, &mut out);
            }
            of_terminator(f, b, &preds, &wanted, &mut out);
            of_edges(f, b, &preds, &wanted, &mut out);
            for i in f.insts(b).filter(|&i| !f.kind(i).is_terminator()) {
                if wanted("erase-inst") {
                    out.push(Rewrite::EraseInst { inst: i });
                }
                of_inst(f, i, (b, &preds), &wanted, &mut out);
            }
            if wanted("replace-exit-test") {
                exit_tests(f, b, &blocks, &mut out);
            }
            if wanted("erase-blocks") {
                out.push(Rewrite::EraseBlocks { blocks: vec![b] });
            }
        }
        if wanted("replace-uses") {
            replacements(f, &blocks, &mut out);
        }
        out
    }
}

/// Whether a kind is asked for.
type Wanted<'a> = &'a dyn Fn(&str) -> bool;

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

fn of_terminator(
    f: &Function,
    block: Block,
    preds: &[Block],
    wanted: Wanted<'_>,
    out: &mut Vec<Rewrite>,
) {
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
        if wanted("fold-terminator") {
            let why = Why::Fold;
            out.push(Rewrite::FoldTerminator { block, dest, why });
        }
        let threads = subsets(preds).filter(|_| wanted("thread-edge"));
        out.extend(threads.map(|preds| Rewrite::ThreadEdge {
            preds,
            block,
            dest,
            why: Why::Fold,
        }));
    }
    if wanted("replace-terminator") {
        let new = NewInst::unreachable();
        out.push(Rewrite::ReplaceTerminator { block, new });
    }
}

fn of_edges(
    f: &Function,
    block: Block,
    preds: &[Block],
    wanted: Wanted<'_>,
    out: &mut Vec<Rewrite>,
) {
    for &pred in preds {
        if wanted("clone-into-predecessor") && f.single_successor(pred).is_some() {
            out.push(Rewrite::CloneIntoPredecessor { pred, block });
        }
        if wanted("merge-into-predecessor") {
            out.push(Rewrite::MergeIntoPredecessor { pred, block });
        }
    }
    if wanted("factor-predecessors") {
        let of = |preds| Rewrite::FactorPredecessors { preds, block };
        out.extend(subsets(preds).map(of));
    }
}

fn of_inst(
    f: &Function,
    i: Inst,
    (block, preds): (Block, &[Block]),
    wanted: Wanted<'_>,
    out: &mut Vec<Rewrite>,
) {
    match f.kind(i) {
        InstKind::Select if wanted("unfold-select") => of_select(f, i, block, out),
        InstKind::Load(_) if wanted("thread-load") => loads(f, i, preds, out),
        _ => {}
    }
}

/// Tests of a block's branch on every integer phi, or its increment, against numbers and arguments of its type.
fn exit_tests(f: &Function, block: Block, blocks: &[Block], out: &mut Vec<Rewrite>) {
    let branches = f
        .terminator(block)
        .is_some_and(|t| matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 3);
    let phis = blocks.iter().flat_map(|&b| f.phis(b));
    for phi in phis.filter(|_| branches) {
        let ty = f.inst_type(phi);
        let Some(width) = ty.int_width() else {
            continue;
        };
        let numbers = (0..1u64 << width.min(2)).map(|n| Operand::Int(Bits::from_u64(width, n)));
        let arguments = f.args().iter().filter(|&&a| f.value_type(a) == ty);
        for limit in numbers.chain(arguments.map(|&a| Operand::Value(a))) {
            for post in [false, true] {
                out.extend([Flags::NONE, Flags::NUW, Flags::NSW].map(|flags| {
                    let limit = limit.clone();
                    Rewrite::ReplaceExitTest {
                        block,
                        phi,
                        post,
                        limit,
                        flags,
                    }
                }));
            }
        }
    }
}

/// Unfoldings of a select for each of its users.
fn of_select(f: &Function, i: Inst, block: Block, out: &mut Vec<Rewrite>) {
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
