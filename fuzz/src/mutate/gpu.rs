//! Mutators of what only a GPU has: barriers, lanes that differ, convergence.

use super::blocks::{condition, end_in_branch, new_block_to};
use super::flow::Dominators;
use super::work::Work;
use super::{Mutator, any};
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::{BinOp, CastOp, Inst, InstKind, IntPredicate, Type, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("insert-barrier", insert_barrier),
    any("insert-lane-value", insert_lane_value),
    any("diverge-condition", diverge_condition),
    any("insert-shuffle", insert_shuffle),
    any("insert-vote", insert_vote),
    any("make-convergent", make_convergent),
    any("guard-by-lane", guard_by_lane),
];

/// The number of the thread in its block, read right before `at`.
pub(super) fn thread_index(w: &mut Work, at: Inst) -> Option<Value> {
    let amd = w.header().triple.starts_with("amdgcn");
    let name = if amd {
        "llvm.amdgcn.workitem.id.x"
    } else {
        "llvm.nvvm.read.ptx.sreg.tid.x"
    };
    let call = w.intrinsic(at, name, Type::I32, &[])?;
    w.f().result(call)
}

/// A barrier of the whole block, or of the warp.
pub(super) fn barrier(w: &mut Work, at: Inst) -> Option<Inst> {
    if w.header().triple.starts_with("amdgcn") {
        return w.intrinsic(at, "llvm.amdgcn.s.barrier", Type::VOID, &[]);
    }
    if w.draw.one_in(3) {
        let all = w.fm().int(Type::I32, 0xffff_ffff);
        return w.intrinsic(at, "llvm.nvvm.bar.warp.sync", Type::VOID, &[all]);
    }
    let zero = w.fm().int(Type::I32, 0);
    w.intrinsic(
        at,
        "llvm.nvvm.barrier.cta.sync.aligned.all",
        Type::VOID,
        &[zero],
    )
}

fn insert_barrier(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    barrier(w, at).map(|_| ())
}

/// A value of type `ty` that differs between lanes, right before `at`.
pub(super) fn lane_value(w: &mut Work, at: Inst, ty: Type) -> Option<Value> {
    let lane = thread_index(w, at)?;
    let width = ty.int_width()?;
    match width {
        32 => Some(lane),
        33.. => w.compute(at, InstKind::Cast(CastOp::ZExt), ty, &[lane]),
        _ => w.compute(at, InstKind::Cast(CastOp::Trunc), ty, &[lane]),
    }
}

/// Mixes the thread's number into an integer operand.
fn insert_lane_value(w: &mut Work) -> Option<()> {
    let (i, n) =
        w.pick_operand(|f, i, n| !f.is_phi(i) && f.value_type(f.operand(i, n)).is_int())?;
    let v = w.f().operand(i, n);
    let ty = w.f().value_type(v);
    let lane = lane_value(w, i, ty)?;
    let op = w.draw.pick(&[BinOp::Add, BinOp::Xor, BinOp::And])?;
    let mixed = w.compute(i, InstKind::Binary(op), ty, &[v, lane])?;
    w.fm().set_operand(i, n, mixed);
    Some(())
}

/// Makes the condition of a branch differ between lanes.
pub(super) fn diverge_condition(w: &mut Work) -> Option<()> {
    let t = w.pick_inst(|f, t| match f.kind(t) {
        InstKind::Br => f.num_operands(t) == 3,
        InstKind::Switch => true,
        _ => false,
    })?;
    let v = w.f().operand(t, 0);
    let ty = w.f().value_type(v);
    let lane = lane_value(w, t, ty)?;
    let op = w.draw.pick(&[BinOp::Xor, BinOp::And, BinOp::Or])?;
    let mixed = w.compute(t, InstKind::Binary(op), ty, &[v, lane])?;
    w.fm().set_operand(t, 0, mixed);
    Some(())
}

/// Takes an operand from another lane.
fn insert_shuffle(w: &mut Work) -> Option<()> {
    let (i, n) =
        w.pick_operand(|f, i, n| !f.is_phi(i) && f.value_type(f.operand(i, n)) == Type::I32)?;
    let v = w.f().operand(i, n);
    let mode = w.draw.pick(&["bfly", "down", "up", "idx"])?;
    let mask = w.fm().int(Type::I32, 0xffff_ffff);
    let by = 1 << w.draw.below(5);
    let by = w.fm().int(Type::I32, by);
    let clamp = w.fm().int(Type::I32, if mode == "up" { 0 } else { 31 });
    let name = format!("llvm.nvvm.shfl.sync.{mode}.i32");
    let call = w.intrinsic(i, &name, Type::I32, &[mask, v, by, clamp])?;
    let taken = w.f().result(call)?;
    w.fm().set_operand(i, n, taken);
    Some(())
}

/// Lets the warp vote on a condition.
fn insert_vote(w: &mut Work) -> Option<()> {
    let (i, n) =
        w.pick_operand(|f, i, n| !f.is_phi(i) && f.value_type(f.operand(i, n)) == Type::I1)?;
    let v = w.f().operand(i, n);
    let mask = w.fm().int(Type::I32, 0xffff_ffff);
    if w.draw.one_in(3) {
        let call = w.intrinsic(i, "llvm.nvvm.vote.ballot.sync", Type::I32, &[mask, v])?;
        let votes = w.f().result(call)?;
        let bound = w.constant(Type::I32)?;
        let p = w
            .draw
            .pick(&[IntPredicate::Ne, IntPredicate::Eq, IntPredicate::Ult])?;
        let seen = w.compute(i, InstKind::ICmp(p), Type::I1, &[votes, bound])?;
        w.fm().set_operand(i, n, seen);
        return Some(());
    }
    let name = w.draw.pick(&[
        "llvm.nvvm.vote.any.sync",
        "llvm.nvvm.vote.all.sync",
        "llvm.nvvm.vote.uni.sync",
    ])?;
    let call = w.intrinsic(i, name, Type::I1, &[mask, v])?;
    let vote = w.f().result(call)?;
    w.fm().set_operand(i, n, vote);
    Some(())
}

/// Marks a call convergent, or takes the mark away.
pub(super) fn make_convergent(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Call(_)))?;
    let InstKind::Call(mut info) = w.f().kind(i).clone() else {
        return None;
    };
    let mark = Attr::Flag(AttrKind::Convergent);
    let attrs = &mut w.module.header.attrs;
    let mut set = attrs.get(info.attrs.func).to_vec();
    if set.contains(&mark) {
        set.retain(|a| *a != mark);
    } else {
        // Bare keywords come first, in the order of their kinds.
        let at = set
            .iter()
            .position(|a| !matches!(a, Attr::Flag(k) if *k < AttrKind::Convergent));
        set.insert(at.unwrap_or(set.len()), mark);
    }
    info.attrs.func = attrs.intern(set);
    w.fm().set_kind(i, InstKind::Call(info));
    Some(())
}

/// Puts one instruction under a condition that holds for some lanes only.
fn guard_by_lane(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| {
        !f.kind(i).is_terminator()
            && super::work::is_point(f, i)
            && f.inst_type(i).is_void()
            && !super::work::is_musttail(f, i)
    })?;
    let doms = Dominators::new(w.f());
    let cond = if w.draw.one_in(4) {
        condition(w, &doms, i)?
    } else {
        let lane = thread_index(w, i)?;
        let bound = w.constant(Type::I32)?;
        let p = w
            .draw
            .pick(&[IntPredicate::Eq, IntPredicate::Ult, IntPredicate::Ne])?;
        w.compute(i, InstKind::ICmp(p), Type::I1, &[lane, bound])?
    };
    let b = w.f().inst_block(i)?;
    let next = w.f().next_inst(i)?;
    let behind = w.fm().split_block(b, next, "join");
    let arm = new_block_to(w, b, behind);
    let end = w.f().terminator(arm)?;
    w.fm().move_before(i, end);
    end_in_branch(w, b, cond, arm, behind)?;
    Some(())
}
