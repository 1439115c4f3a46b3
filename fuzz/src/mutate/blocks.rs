//! Mutators of blocks: split, merge, copy, reorder, wrap in branches and loops.
//!
//! [`ALL`] is the list, by the names that reports use. Helpers here are used by mutators that know passes as well:
//! `split_somewhere`, `clone_block` with `join_copies` (both definitions of a copied value are carried to its uses by
//! phis), `end_in_branch`, `condition` (a bit that is there, or a comparison of an integer that is).
//!
//! A block is *free* if it ends in a branch or switch and no exception pad begins it: its edges may go elsewhere.
//! Blocks with tokens, or of more than 60 instructions, are not copied.
//!
//! **Invariant:** phis keep one entry per edge; where an edit breaks dominance, `Work::repair` finds other operands,
//! and what still is not well formed is dropped by the caller ([`super`]).

use super::flow::{Dominators, is_pad};
use super::work::{Work, is_point};
use super::{Mutator, any};
use tandem_ir::{BinOp, Block, Function, Inst, InstKind, IntPredicate, Type, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("split-block", split_block),
    any("merge-blocks", merge_blocks),
    any("copy-block", copy_block),
    any("delete-block", delete_block),
    any("move-block", move_block),
    any("add-diamond", add_diamond),
    any("add-triangle", add_triangle),
    any("wrap-in-loop", wrap_in_loop),
    any("add-unreachable-block", add_unreachable_block),
    any("early-exit", early_exit),
];

/// True if the block ends in a branch or switch and no pad begins it: its edges are free.
pub(super) fn is_free(f: &Function, b: Block) -> bool {
    let end = f.terminator(b).map(|t| f.kind(t));
    matches!(end, Some(InstKind::Br | InstKind::Switch)) && !is_pad(f, b)
}

/// Splits a block somewhere; the part behind.
pub(super) fn split_somewhere(w: &mut Work) -> Option<(Block, Block)> {
    let at = w.pick_point()?;
    let b = w.f().inst_block(at)?;
    let behind = w.fm().split_block(b, at, "split");
    Some((b, behind))
}

/// A block that ends in `br label %to`, placed behind `after`.
pub(super) fn new_block_to(w: &mut Work, after: Block, to: Block) -> Block {
    let f = w.fm();
    let b = f.create_block();
    f.insert_block_after(b, after);
    f.append_br(b, to);
    b
}

/// Erases the terminator of a block and puts a conditional branch in its place.
pub(super) fn end_in_branch(
    w: &mut Work,
    b: Block,
    cond: Value,
    yes: Block,
    no: Block,
) -> Option<Inst> {
    let old = w.f().terminator(b)?;
    w.fm().erase_inst(old);
    Some(w.fm().append_cond_br(b, cond, yes, no))
}

/// A condition for a branch right before `at`.
pub(super) fn condition(w: &mut Work, doms: &Dominators, at: Inst) -> Option<Value> {
    let there = doms.available_of(w.f(), at, Type::I1);
    if !there.is_empty() && w.draw.coin() {
        return w.draw.pick(&there);
    }
    let f = w.f();
    let integer = |v: Value| f.value_type(v).is_int() && f.value_type(v) != Type::I1;
    let integers = doms.available(f, at, &integer);
    let Some(v) = w.draw.pick(&integers) else {
        return w.draw.pick(&there).or_else(|| w.constant(Type::I1));
    };
    let ty = w.f().value_type(v);
    let with = w.constant(ty)?;
    let p = w.draw.pick(IntPredicate::ALL)?;
    w.compute(at, InstKind::ICmp(p), Type::I1, &[v, with])
}

fn split_block(w: &mut Work) -> Option<()> {
    split_somewhere(w).map(|_| ())
}

/// Appends a block to its only predecessor, which goes nowhere else.
fn merge_blocks(w: &mut Work) -> Option<()> {
    let entry = w.f().entry();
    let b = w.pick_block(|f, b| {
        Some(b) != entry
            && !is_pad(f, b)
            && f.single_predecessor(b).is_some_and(|p| {
                let plain = f
                    .terminator(p)
                    .is_some_and(|t| matches!(f.kind(t), InstKind::Br));
                p != b && plain && f.single_successor(p) == Some(b)
            })
            // In a block that nothing reaches, phis may be each other.
            && f.phis(b).all(|i| {
                let def = f.def_inst(f.operand(i, 0));
                def.is_none_or(|d| !f.is_phi(d) || f.inst_block(d) != Some(b))
            })
    })?;
    let pred = w.f().single_predecessor(b)?;
    if !w
        .f()
        .uses(w.f().block_value(b))
        .all(|u| w.f().kind(w.f().user(u)).is_terminator())
    {
        return None;
    }
    let phis: Vec<Inst> = w.f().phis(b).collect();
    for phi in phis {
        let (v, result) = (w.f().operand(phi, 0), w.f().result(phi)?);
        w.fm().replace_all_uses(result, v);
        w.fm().erase_inst(phi);
    }
    let succs: Vec<Block> = w.f().successors(b).collect();
    for s in succs {
        w.fm().retarget_phi_entries(s, b, pred);
    }
    let br = w.f().terminator(pred)?;
    w.fm().erase_inst(br);
    let insts: Vec<Inst> = w.f().insts(b).collect();
    for i in insts {
        w.fm().detach_inst(i);
        w.fm().append_inst(pred, i);
    }
    w.fm().erase_blocks(&[b]);
    Some(())
}

/// Copies the instructions of `b` into a new block with the same successors, whose phis get entries for it.
/// Nothing branches to the copy yet. Returns it with each original and its copy.
pub(super) fn clone_block(w: &mut Work, b: Block) -> Option<(Block, Vec<(Value, Value)>)> {
    if w.f().insts(b).any(|i| w.f().inst_type(i) == Type::TOKEN) {
        return None;
    }
    let f = w.fm();
    let copy = f.create_block();
    f.insert_block_after(copy, b);
    let insts: Vec<Inst> = f.insts(b).collect();
    let mut pairs = Vec::new();
    for &i in &insts {
        let c = f.clone_inst(i);
        f.append_inst(copy, c);
        if let (Some(old), Some(new)) = (f.result(i), f.result(c)) {
            pairs.push((old, new));
        }
    }
    // Operands that are results of the block itself become those of the copy, except in phis, which
    // speak of the end of a predecessor.
    let copies: Vec<Inst> = f.insts(copy).collect();
    for c in copies
        .into_iter()
        .filter(|&c| !w.f().is_phi(c))
        .collect::<Vec<_>>()
    {
        for n in 0..w.f().num_operands(c) {
            let v = w.f().operand(c, n);
            if let Some(&(_, new)) = pairs.iter().find(|p| p.0 == v) {
                w.fm().set_operand(c, n, new);
            }
        }
    }
    let mut succs: Vec<Block> = w.f().successors(b).collect();
    succs.dedup();
    let from = w.f().block_value(b);
    for s in succs {
        let phis: Vec<Inst> = w.f().phis(s).collect();
        for phi in phis {
            let entries: Vec<Value> = w
                .f()
                .phi_incoming(phi)
                .filter(|e| w.f().block_value(e.1) == from)
                .map(|e| e.0)
                .collect();
            let have = w.f().phi_incoming(phi).filter(|e| e.1 == copy).count();
            for v in entries.into_iter().skip(have) {
                let new = pairs.iter().find(|p| p.0 == v).map_or(v, |p| p.1);
                w.fm().add_phi_entry(phi, new, copy);
            }
        }
    }
    Some((copy, pairs))
}

/// Carries both definitions of each copied value to the uses outside of the two blocks.
pub(super) fn join_copies(
    w: &mut Work,
    b: Block,
    copy: Block,
    pairs: &[(Value, Value)],
) -> Option<()> {
    for &(old, new) in pairs {
        let f = w.f();
        let outside = |i: Inst, n: usize| {
            let place = super::flow::use_point(f, i, n).and_then(|p| f.inst_block(p));
            place.is_some_and(|p| p != b && p != copy)
                || (f.is_phi(i) && f.inst_block(i) == Some(b) && place == Some(copy))
        };
        let uses = f.uses(old).map(|u| (f.user(u), f.use_index(u)));
        let uses: Vec<(Inst, usize)> = uses
            .filter(|&(i, n)| f.inst_block(i).is_some() && outside(i, n))
            .collect();
        if uses.is_empty() {
            continue;
        }
        let doms = Dominators::new(w.f());
        w.carry(&doms, &[old, new], &uses)?;
    }
    w.repair()
}

/// Copies a block and sends some of its predecessors to the copy.
fn copy_block(w: &mut Work) -> Option<()> {
    let entry = w.f().entry();
    let b = w.pick_block(|f, b| {
        Some(b) != entry
            && !is_pad(f, b)
            && (is_free(f, b) || f.successors(b).next().is_none())
            && f.insts(b).count() <= 60
    })?;
    let preds: Vec<Block> = w
        .f()
        .predecessors(b)
        .into_iter()
        .filter(|&p| is_free(w.f(), p))
        .collect();
    let first = w.draw.pick(&preds)?;
    let also = w.draw.one_in(4);
    let (copy, pairs) = clone_block(w, b)?;
    for p in preds {
        if p == first || (also && w.draw.coin()) {
            let t = w.f().terminator(p)?;
            w.fm().redirect_successor(t, b, copy);
        }
    }
    w.repair_entries()?;
    join_copies(w, b, copy, &pairs)
}

/// Bypasses a block: its predecessors go to one of its successors.
fn delete_block(w: &mut Work) -> Option<()> {
    let entry = w.f().entry();
    let b = w.pick_block(|f, b| {
        Some(b) != entry
            && is_free(f, b)
            && f.successors(b).any(|s| s != b)
            && f.pred_edges(b).all(|p| is_free(f, p))
            && f.uses(f.block_value(b))
                .all(|u| f.kind(f.user(u)).is_terminator() || f.is_phi(f.user(u)))
    })?;
    let succs: Vec<Block> = w.f().successors(b).filter(|&s| s != b).collect();
    let to = w.draw.pick(&succs)?;
    let preds = w.f().predecessors(b);
    for p in preds {
        let t = w.f().terminator(p)?;
        w.fm().redirect_successor(t, b, to);
    }
    w.fm().erase_blocks(&[b]);
    w.repair()
}

fn move_block(w: &mut Work) -> Option<()> {
    let entry = w.f().entry();
    let b = w.pick_block(|_, b| Some(b) != entry)?;
    let after = w.pick_block(|f, a| a != b && f.next_block(a) != Some(b))?;
    w.fm().detach_block(b);
    w.fm().insert_block_after(b, after);
    Some(())
}

/// Splits a block and puts two arms between the parts, which may each compute a value that a phi joins.
fn add_diamond(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let cond = condition(w, &doms, at)?;
    let b = w.f().inst_block(at)?;
    let behind = w.fm().split_block(b, at, "join");
    let (yes, no) = (new_block_to(w, b, behind), new_block_to(w, b, behind));
    end_in_branch(w, b, cond, yes, no)?;
    join_values(w, behind, &[yes, no])
}

fn add_triangle(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let cond = condition(w, &doms, at)?;
    let b = w.f().inst_block(at)?;
    let behind = w.fm().split_block(b, at, "join");
    let arm = new_block_to(w, b, behind);
    if w.draw.coin() {
        end_in_branch(w, b, cond, arm, behind)?;
    } else {
        end_in_branch(w, b, cond, behind, arm)?;
    }
    join_values(w, behind, &[arm, b])
}

/// A phi at a fresh join of the type of something used behind it, with a value from each side.
fn join_values(w: &mut Work, join: Block, preds: &[Block]) -> Option<()> {
    let doms = Dominators::new(w.f());
    let at = w.f().first_non_phi(join)?;
    let f = w.f();
    let wanted = |v: Value| {
        !matches!(
            f.value_type(v),
            Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX
        )
    };
    let there = doms.available(f, at, &wanted);
    let Some(model) = w.draw.pick(&there) else {
        return Some(());
    };
    let ty = w.f().value_type(model);
    let mut entries = Vec::new();
    for &p in preds {
        let end = w.f().terminator(p)?;
        let mut v = w.value(&doms, end, ty)?;
        if w.draw.coin() && p != preds[preds.len() - 1] {
            let made = super::insts::compute_from(w, &doms, end, v);
            v = made.filter(|&m| w.f().value_type(m) == ty).unwrap_or(v);
        }
        entries.push((v, p));
    }
    let phi = w.fm().create_inst(InstKind::Phi, ty, &[]);
    w.fm().prepend_inst(join, phi);
    for (v, p) in entries {
        w.fm().add_phi_entry(phi, v, p);
    }
    let result = w.f().result(phi)?;
    w.put_to_use(&doms, at, result);
    Some(())
}

/// Repeats a part of a block a fixed number of times, or as long as a bounded value says.
fn wrap_in_loop(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let b = w.f().inst_block(at)?;
    let body = w.fm().split_block(b, at, "body");
    // What stays in the loop: up to some later instruction.
    let points: Vec<Inst> = w.f().insts(body).filter(|&i| is_point(w.f(), i)).collect();
    let end = w.draw.pick(&points)?;
    let rest = w.fm().split_block(body, end, "rest");
    let counter_ty = w.draw.pick(&[Type::I32, Type::I32, Type::I64, Type::I8])?;
    let zero = w.fm().int(counter_ty, 0);
    let one = w.fm().int(counter_ty, 1);
    let last = w.f().terminator(body)?;
    let times = 1 + w.draw.below(4) as u64;
    let bound = w.fm().int(counter_ty, times);
    let phi = w.fm().create_inst(InstKind::Phi, counter_ty, &[]);
    w.fm().prepend_inst(body, phi);
    let n = w.f().result(phi)?;
    let next = w.compute(last, InstKind::Binary(BinOp::Add), counter_ty, &[n, one])?;
    let more = w.compute(
        last,
        InstKind::ICmp(IntPredicate::Ult),
        Type::I1,
        &[next, bound],
    )?;
    end_in_branch(w, body, more, body, rest)?;
    w.fm().add_phi_entry(phi, zero, b);
    w.fm().add_phi_entry(phi, next, body);
    let doms = Dominators::new(w.f());
    let inside = w.f().first_non_phi(body)?;
    if w.draw.coin() {
        w.put_to_use(&doms, inside, n);
    }
    Some(())
}

fn add_unreachable_block(w: &mut Work) -> Option<()> {
    let after = w.pick_block(|_, _| true)?;
    let to = w.pick_target()?;
    new_block_to(w, after, to);
    w.repair()
}

/// Leaves the function in the middle: by `ret`, or by `unreachable`.
fn early_exit(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let cond = condition(w, &doms, at)?;
    let ret = w.header().return_type(w.f().global)?;
    let value = if ret.is_void() {
        None
    } else {
        Some(w.value(&doms, at, ret)?)
    };
    let b = w.f().inst_block(at)?;
    let behind = w.fm().split_block(b, at, "go.on");
    let unreachable = w.draw.one_in(4);
    let f = w.fm();
    let exit = f.create_block();
    f.insert_block_after(exit, b);
    let end = if unreachable {
        f.create_inst(InstKind::Unreachable, Type::VOID, &[])
    } else {
        f.create_inst(InstKind::Ret, Type::VOID, value.as_slice())
    };
    f.append_inst(exit, end);
    end_in_branch(w, b, cond, exit, behind)?;
    Some(())
}
