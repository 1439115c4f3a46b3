//! Proposing rewrites, in order of layout and instructions.
//!
//! Every proposal is judged before it is handed out. Where a kind of rewrite has
//! endless variants, one stands for all: a threading takes all predecessors that
//! go to the same destination together (or one by one, if together is not legal),
//! a replacement takes all uses and its grounds hold everywhere, predecessors are
//! never factored for their own sake.

use crate::eval::{Evaluator, Outcome, width};
use crate::facts;
use crate::fold::{Known, to_bits};
use crate::graph::node;
use crate::rewrites::{judge_in, loads, structure, terminators, uses};
use crate::view::View;
use tandem_ir::rewrite::{Judgement, NewInst, Operand, Rewrite, Why};
use tandem_ir::{Block, Inst, InstKind, Type, Value};

/// How much is proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Everything that is legal.
    Everything,
    /// What makes progress, and no threading of or to a loop header.
    Run,
    /// As `Run`, without any threading.
    CleanUp,
}

/// Receives a legal rewrite; false if no more are wanted.
type Visit<'a> = &'a mut dyn FnMut(Rewrite) -> bool;

/// Visits legal rewrites until the visitor wants no more. Returns false in that case.
pub fn each(v: &View<'_>, scope: Scope, visit: Visit<'_>) -> bool {
    if !v.reducible {
        return true;
    }
    let visit: Visit<'_> = &mut |rw: Rewrite| {
        let legal = structure::check(v.f, &rw).is_ok() && judge_in(v, &rw) == Judgement::Legal;
        !legal || visit(rw)
    };
    let dead: Vec<Block> = v.f.blocks().filter(|&b| !v.is_reachable(b)).collect();
    if !dead.is_empty() && !visit(Rewrite::EraseBlocks { blocks: dead }) {
        return false;
    }
    let mut anywhere = Evaluator::anywhere(v);
    v.f.blocks().filter(|&b| v.is_reachable(b)).all(|b| {
        v.f.insts(b)
            .all(|i| instruction(v, i, &mut anywhere, visit))
            && terminator(v, b, scope, visit)
            && merge(v, b, visit)
            && (scope == Scope::CleanUp || thread(v, b, scope, visit))
            && (scope != Scope::Everything || others(v, b, visit))
    })
}

fn instruction(v: &View<'_>, i: Inst, anywhere: &mut Evaluator<'_>, visit: Visit<'_>) -> bool {
    let f = v.f;
    let Some(old) = f.result(i).filter(|&r| f.has_uses(r)) else {
        return f.kind(i).is_terminator() || visit(Rewrite::EraseInst { inst: i });
    };
    let new = match anywhere.value(old) {
        Known::Int { bits, .. } => of_int(v, old, bits),
        Known::Undef => Some(Operand::Undef(f.value_type(old))),
        Known::Poison => Some(Operand::Poison(f.value_type(old))),
        _ => uses::identity(v, i).map(Operand::Value),
    };
    match new {
        Some(new) => visit(Rewrite::ReplaceUses {
            old,
            new,
            uses: all_uses(v, old),
            why: Why::Fold,
        }),
        None => true,
    }
}

/// All uses of a value, in order.
fn all_uses(v: &View<'_>, value: Value) -> Vec<(Inst, usize)> {
    let slot = |u| (v.f.user(u), v.f.use_index(u));
    let mut all: Vec<(Inst, usize)> = v.f.uses(value).map(slot).collect();
    all.sort_unstable();
    all
}

/// The constant of a known integer; of an address only null.
fn of_int(v: &View<'_>, like: Value, bits: u128) -> Option<Operand> {
    let ty: Type = v.f.value_type(like);
    if ty.is_ptr() {
        return (bits == 0).then_some(Operand::Null(ty));
    }
    Some(Operand::Int(to_bits(width(v, like)?, bits)))
}

fn terminator(v: &View<'_>, block: Block, scope: Scope, visit: Visit<'_>) -> bool {
    if !structure::has_condition(v.f, block) {
        return true;
    }
    match terminators::outcome(v, block) {
        Outcome::Goes(dest) => visit(Rewrite::FoldTerminator {
            block,
            dest,
            why: Why::Fold,
        }),
        Outcome::Any => {
            let all = scope == Scope::Everything;
            let choices: Vec<Block> = distinct(v.f.successors(block));
            let wanted = if all { choices.len() } else { 1 };
            choices.into_iter().take(wanted).all(|dest| {
                visit(Rewrite::FoldTerminator {
                    block,
                    dest,
                    why: Why::Undef,
                })
            }) && (!all || {
                let new = NewInst::unreachable();
                visit(Rewrite::ReplaceTerminator { block, new })
            })
        }
        _ => true,
    }
}

fn distinct(blocks: impl Iterator<Item = Block>) -> Vec<Block> {
    let mut out = Vec::new();
    for b in blocks {
        if !out.contains(&b) {
            out.push(b);
        }
    }
    out
}

fn merge(v: &View<'_>, block: Block, visit: Visit<'_>) -> bool {
    match v.f.single_predecessor(block) {
        Some(pred) => visit(Rewrite::MergeIntoPredecessor { pred, block }),
        None => true,
    }
}

/// Threadings of a block: the predecessors that go to the same destination together.
fn thread(v: &View<'_>, block: Block, scope: Scope, visit: Visit<'_>) -> bool {
    let leave = |b: Block| scope == Scope::Run && v.is_header(b);
    if !structure::has_condition(v.f, block) || leave(block) {
        return true;
    }
    let preds = v.preds(block);
    let goes: Vec<(Block, Outcome, Why)> = preds
        .into_iter()
        .filter(|&p| v.is_reachable(p) && p != block)
        .map(|p| {
            let (outcome, why) = explained(v, p, block);
            (p, outcome, why)
        })
        .collect();
    distinct(v.f.successors(block))
        .into_iter()
        .filter(|&d| !leave(d))
        .all(|dest| {
            let ours: Vec<&(Block, Outcome, Why)> = goes
                .iter()
                .filter(|g| g.1 == Outcome::Goes(dest) || g.1 == Outcome::Any)
                .collect();
            together_or_apart(v, block, dest, &ours, visit)
        })
}

fn together_or_apart(
    v: &View<'_>,
    block: Block,
    dest: Block,
    ours: &[&(Block, Outcome, Why)],
    visit: Visit<'_>,
) -> bool {
    let edge = |some: &[&(Block, Outcome, Why)]| Rewrite::ThreadEdge {
        preds: some.iter().map(|g| g.0).collect(),
        block,
        dest,
        why: some
            .iter()
            .map(|g| g.2.clone())
            .max_by_key(strength)
            .unwrap_or(Why::PhiConstant),
    };
    let all = edge(ours);
    if structure::check(v.f, &all).is_ok() && judge_in(v, &all) == Judgement::Legal {
        return visit(all);
    }
    ours.iter().all(|&one| visit(edge(&[one])))
}

/// How much knowledge a ground needs.
fn strength(why: &Why) -> u32 {
    match why {
        Why::Undef | Why::PhiConstant => 0,
        Why::EdgeCondition => 1,
        Why::Implication(hops) => 1 + hops,
        _ => u32::MAX,
    }
}

/// Where control from `pred` goes, and the least knowledge that tells.
fn explained(v: &View<'_>, pred: Block, block: Block) -> (Outcome, Why) {
    let facts = facts::on_edge(v, pred, block);
    let with = |groups| Evaluator::new(v, &facts, groups, Some((pred, block))).outcome(block);
    let all = with(usize::MAX);
    if !matches!(all, Outcome::Goes(_) | Outcome::Any) {
        return (all, Why::LazyValueInfo);
    }
    let needed = (0..facts.groups.len()).find(|&n| with(n) == all);
    let last = needed.map_or(facts.groups.len(), |n| n).checked_sub(1);
    let why = match last.and_then(|k| facts.groups.get(k)).map(|g| g.0) {
        None if all == Outcome::Any => Why::Undef,
        None => Why::PhiConstant,
        Some(Some(0)) => Why::EdgeCondition,
        Some(Some(hops)) => Why::Implication(hops),
        Some(None) => Why::LazyValueInfo,
    };
    (all, why)
}

/// Kinds that do not make progress by themselves: copies with their branch, and unfolded selects.
fn others(v: &View<'_>, block: Block, visit: Visit<'_>) -> bool {
    let f = v.f;
    let clones = f.single_successor(block).is_none_or(|s| {
        !structure::has_condition(f, s)
            || node(s) == node(block)
            || visit(Rewrite::CloneIntoPredecessor {
                pred: block,
                block: s,
            })
    });
    clones
        && f.insts(block).all(|i| {
            let phi = f
                .result(i)
                .and_then(|r| f.uses(r).next())
                .map(|u| f.user(u));
            match (f.kind(i), phi) {
                (InstKind::Select, Some(phi)) if f.is_phi(phi) => visit(Rewrite::UnfoldSelect {
                    select: i,
                    phi,
                    pred: block,
                    freeze: true,
                }),
                (InstKind::Load(_), _) => load(v, i, visit),
                _ => true,
            }
        })
}

/// Values of loads that earlier accesses know.
fn load(v: &View<'_>, load: Inst, visit: Visit<'_>) -> bool {
    let forward = || {
        let (old, new) = (
            v.f.result(load)?,
            Operand::Value(loads::forwarded(v, load)?),
        );
        let uses = all_uses(v, old);
        let why = Why::MemoryForward;
        (!uses.is_empty()).then_some(Rewrite::ReplaceUses {
            old,
            new,
            uses,
            why,
        })
    };
    forward().is_none_or(&mut *visit) && loads::proposal(v, load).is_none_or(visit)
}
