//! Where edges go: more predecessors, double edges, loops with one entry and with two, state machines.

use super::super::Mutator;
use super::super::blocks::{condition, end_in_branch, is_free, new_block_to};
use super::super::edges::{fresh_case, pick_edge, send};
use super::super::flow::{Dominators, is_pad};
use super::super::gpu;
use super::super::work::{Work, is_point};
use super::{constant_phi, jump, pick_deciding};
use tandem_ir::{BinOp, Block, CastOp, Inst, InstKind, IntPredicate, Type, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    jump("jt-switch-on-phi", switch_on_phi),
    jump("jt-third-predecessor", third_predecessor),
    jump("jt-double-edge", double_edge),
    jump("jt-loop-header", loop_header),
    jump("jt-second-entry", second_entry),
    jump("jt-swapping-phis", swapping_phis),
    jump("jt-pad-block", pad_block),
    jump("jt-state-machine", state_machine),
];

/// A switch over a phi of constants, some of which are no case.
fn switch_on_phi(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    let ty = w.draw.pick(&[Type::I32, Type::I8, Type::I64])?;
    let mut targets: Vec<Value> = w
        .f()
        .inst_successors(t)
        .map(|s| w.f().block_value(s))
        .collect();
    targets.truncate(6);
    let phi = constant_phi(w, b, ty)?;
    let default = w.draw.pick(&targets)?;
    let switch = w.insert(t, InstKind::Switch, Type::VOID, &[phi, default]);
    w.fm().erase_inst(t);
    let entries = w
        .f()
        .def_inst(phi)
        .map(|p| w.f().phi_incoming(p).map(|e| e.0).collect::<Vec<_>>())?;
    let constants: Vec<Value> = entries
        .into_iter()
        .filter(|&v| w.f().as_int(v).is_some())
        .collect();
    for to in targets {
        let taken: Vec<Value> = w.f().switch_cases(switch).map(|c| c.0).collect();
        let known = w.draw.pick(&constants).filter(|c| !taken.contains(c));
        let value = match known {
            Some(c) => c,
            None => fresh_case(w, switch)?,
        };
        w.fm().push_operands(switch, &[value, to]);
    }
    w.repair()
}

/// One more predecessor of a block whose branch is decided by a phi.
fn third_predecessor(w: &mut Work) -> Option<()> {
    let (b, _) = pick_deciding(w)?;
    if w.draw.coin() {
        let edge = pick_edge(w, |f, t, s| s != b && f.inst_block(t) != Some(b))?;
        return send(w, edge, b);
    }
    // A block of its own, entered where a branch can be added without removing an edge.
    let from = w.pick_block(|f, p| p != b && is_free(f, p) && f.single_successor(p).is_some())?;
    let end = w.f().terminator(from)?;
    if !matches!(w.f().kind(end), InstKind::Br) {
        return None;
    }
    let to = w.f().single_successor(from)?;
    let doms = Dominators::new(w.f());
    let cond = condition(w, &doms, end)?;
    let middle = new_block_to(w, from, b);
    end_in_branch(w, from, cond, middle, to)?;
    w.repair()
}

/// A second edge from a predecessor (JT-R1: all edges of a predecessor go together).
fn double_edge(w: &mut Work) -> Option<()> {
    let (b, _) = pick_deciding(w)?;
    let preds: Vec<Block> = w
        .f()
        .predecessors(b)
        .into_iter()
        .filter(|&p| is_free(w.f(), p))
        .collect();
    let p = w.draw.pick(&preds)?;
    let t = w.f().terminator(p)?;
    let label = w.f().block_value(b);
    if matches!(w.f().kind(t), InstKind::Switch) {
        let value = fresh_case(w, t)?;
        w.fm().push_operands(t, &[value, label]);
        return w.repair();
    }
    let doms = Dominators::new(w.f());
    let f = w.f();
    let integer = |v: Value| f.value_type(v).int_width().is_some_and(|n| n >= 8);
    let there = doms.available(f, t, &integer);
    let on = match w.draw.pick(&there) {
        Some(v) => v,
        None => gpu::thread_index(w, t)?,
    };
    let others: Vec<Value> = w
        .f()
        .inst_successors(t)
        .map(|s| w.f().block_value(s))
        .collect();
    let default = w.draw.pick(&others)?;
    let switch = w.insert(t, InstKind::Switch, Type::VOID, &[on, default]);
    w.fm().erase_inst(t);
    for to in others.into_iter().chain([label, label]).take(4) {
        let value = fresh_case(w, switch)?;
        w.fm().push_operands(switch, &[value, to]);
    }
    w.repair()
}

/// JT-R6: the block that decides, or its successor, becomes the head of a loop.
fn loop_header(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    let doms = Dominators::new(w.f());
    let entry = w.f().entry();
    let mut heads: Vec<Block> = w
        .f()
        .inst_successors(t)
        .filter(|&s| !is_pad(w.f(), s))
        .collect();
    heads.push(b);
    let head = w.draw.pick(&heads).filter(|&h| Some(h) != entry)?;
    let edge = pick_edge(w, |f, t, s| {
        s != head && f.inst_block(t).is_some_and(|x| doms.dominates(head, x))
    })?;
    send(w, edge, head)
}

/// A second entry to a loop, which threading must not make either.
fn second_entry(w: &mut Work) -> Option<()> {
    let doms = Dominators::new(w.f());
    let entry = w.f().entry();
    let f = w.f();
    let mut inside = Vec::new();
    for &h in &doms.order {
        let latches = f
            .pred_edges(h)
            .filter(|&p| doms.reachable(p) && doms.dominates(h, p));
        inside.extend(
            latches
                .filter(|&l| l != h && Some(l) != entry && !is_pad(f, l))
                .map(|l| (h, l)),
        );
    }
    let (head, to) = w.draw.pick(&inside)?;
    let edge = pick_edge(w, |f, t, s| {
        s != to && f.inst_block(t).is_some_and(|x| !doms.dominates(head, x))
    })?;
    send(w, edge, to)
}

/// Two phis of a block that take each other's value around a loop.
fn swapping_phis(w: &mut Work) -> Option<()> {
    let doms = Dominators::new(w.f());
    let entry = w.f().entry();
    let b = w.pick_block(|f, b| {
        Some(b) != entry
            && !is_pad(f, b)
            && f.pred_edges(b).any(|p| doms.dominates(b, p))
            && f.pred_edges(b).any(|p| !doms.dominates(b, p))
    })?;
    let ty = w.draw.pick(&[Type::I32, Type::I1, Type::I64])?;
    let mut edges: Vec<Block> = w.f().pred_edges(b).collect();
    edges.sort();
    let f = w.fm();
    let (x, y) = (
        f.create_inst(InstKind::Phi, ty, &[]),
        f.create_inst(InstKind::Phi, ty, &[]),
    );
    f.prepend_inst(b, x);
    f.prepend_inst(b, y);
    let (vx, vy) = (f.result(x)?, f.result(y)?);
    let mut first: Vec<(Block, Value, Value)> = Vec::new();
    for p in edges {
        let known = first.iter().find(|e| e.0 == p).copied();
        let (_, a, c) = match known {
            Some(e) => e,
            None if doms.dominates(b, p) => (p, vy, vx),
            None => (p, w.constant(ty)?, w.constant(ty)?),
        };
        first.push((p, a, c));
        w.fm().add_phi_entry(x, a, p);
        w.fm().add_phi_entry(y, c, p);
    }
    let at = w.f().first_non_phi(b)?;
    w.put_to_use(&doms, at, vx);
    w.put_to_use(&doms, at, vy);
    Some(())
}

/// JT-R11: makes the block as long as the pass will still copy, or one instruction longer.
fn pad_block(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    let doms = Dominators::new(w.f());
    let have = w
        .f()
        .insts(b)
        .filter(|&i| is_point(w.f(), i) && i != t)
        .count();
    let want = 4 + w.draw.below(4);
    let f = w.f();
    let integers = doms.available(f, t, &|v| {
        f.value_type(v).int_width().is_some_and(|n| n > 1)
    });
    let mut v = w.draw.pick(&integers)?;
    if have >= want {
        return None;
    }
    for _ in have..want {
        let ty = w.f().value_type(v);
        let with = w.value(&doms, t, ty)?;
        let op = w
            .draw
            .pick(&[BinOp::Add, BinOp::Xor, BinOp::Mul, BinOp::Sub])?;
        v = w.compute(t, InstKind::Binary(op), ty, &[v, with])?;
    }
    w.put_to_use(&doms, t, v);
    Some(())
}

/// A loop around a switch over a phi: each case goes back with the next state.
fn state_machine(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let b = w.f().inst_block(at)?;
    let behind = w.fm().split_block(b, at, "halt");
    let ty = w.draw.pick(&[Type::I32, Type::I8])?;
    let f = w.fm();
    let head = f.create_block();
    f.insert_block_after(head, b);
    let label = f.block_value(head);
    let br = f.terminator(b)?;
    f.set_operand(br, 0, label);
    let states = 2 + w.draw.below(3);
    let f = w.fm();
    let phi = f.create_inst(InstKind::Phi, ty, &[]);
    let steps = f.create_inst(InstKind::Phi, Type::I32, &[]);
    f.append_inst(head, phi);
    f.append_inst(head, steps);
    let (state, step) = (f.result(phi)?, f.result(steps)?);
    let out = f.block_value(behind);
    let one = f.int(Type::I32, 1);
    let next = f.create_inst(InstKind::Binary(BinOp::Add), Type::I32, &[step, one]);
    f.append_inst(head, next);
    let next = f.result(next)?;
    let switch = f.create_inst(InstKind::Switch, Type::VOID, &[state, out]);
    f.append_inst(head, switch);
    let zero = f.int(Type::I32, 0);
    w.fm().add_phi_entry(steps, zero, b);
    let start = if w.draw.one_in(3) {
        let doms = Dominators::new(w.f());
        let end = w.f().terminator(b)?;
        w.value(&doms, end, ty)?
    } else {
        w.fm().int(ty, 0)
    };
    w.fm().add_phi_entry(phi, start, b);
    for n in 0..states as u64 {
        add_state(
            w,
            (head, switch, phi, steps),
            behind,
            n,
            states as u64,
            next,
        )?;
    }
    Some(())
}

/// One state: a block that goes back to the switch with a constant, until enough steps are done.
fn add_state(
    w: &mut Work,
    (head, switch, phi, steps): (Block, Inst, Inst, Inst),
    out: Block,
    n: u64,
    states: u64,
    next_step: Value,
) -> Option<()> {
    let ty = w.f().inst_type(phi);
    let f = w.fm();
    let b = f.create_block();
    f.insert_block_after(b, head);
    let bound = f.int(Type::I32, 3 + n);
    let more = f.create_inst(
        InstKind::ICmp(IntPredicate::Ult),
        Type::I1,
        &[next_step, bound],
    );
    f.append_inst(b, more);
    let more = f.result(more)?;
    let case = f.int(ty, n);
    let label = f.block_value(b);
    f.push_operands(switch, &[case, label]);
    f.append_cond_br(b, more, head, out);
    let to = w.draw.below(states as usize + 1) as u64;
    let end = w.f().terminator(b)?;
    let next = if w.draw.one_in(5) {
        let flag = w.compute(end, InstKind::Cast(CastOp::ZExt), Type::I32, &[more])?;
        match ty == Type::I32 {
            true => flag,
            false => w.compute(end, InstKind::Cast(CastOp::Trunc), ty, &[flag])?,
        }
    } else {
        w.fm().int(ty, to)
    };
    w.fm().add_phi_entry(phi, next, b);
    w.fm().add_phi_entry(steps, next_step, b);
    Some(())
}
