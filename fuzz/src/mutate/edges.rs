//! Mutators of edges: where branches go, on what they decide, how often.

use super::blocks::{condition, end_in_branch, is_free};
use super::flow::Dominators;
use super::work::Work;
use super::{Mutator, any};
use tandem_ir::constant::ConstantData;
use tandem_ir::module::Linkage;
use tandem_ir::{Block, Function, Inst, InstKind, IntPredicate, Type, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("redirect-edge", redirect_edge),
    any("add-back-edge", add_back_edge),
    any("make-conditional", make_conditional),
    any("make-unconditional", make_unconditional),
    any("duplicate-edge", duplicate_edge),
    any("swap-targets", swap_targets),
    any("constant-condition", constant_condition),
    any("add-switch-case", add_switch_case),
    any("remove-switch-case", remove_switch_case),
    any("branch-to-switch", branch_to_switch),
    any("switch-to-branch", switch_to_branch),
    any("branch-to-indirect", branch_to_indirect),
    any("split-edge", split_edge),
    any("cut-edge", cut_edge),
];

/// An edge of a branch or switch: the terminator and its operand.
pub(super) fn pick_edge(
    w: &mut Work,
    wanted: impl Fn(&Function, Inst, Block) -> bool,
) -> Option<(Inst, usize)> {
    let f = w.f();
    let mut all = Vec::new();
    for b in f.blocks().filter(|&b| is_free(f, b)) {
        let Some(t) = f.terminator(b) else { continue };
        for n in f.successor_operands(t) {
            if f.as_block(f.operand(t, n)).is_some_and(|s| wanted(f, t, s)) {
                all.push((t, n));
            }
        }
    }
    w.draw.pick(&all)
}

/// Sends one edge elsewhere and repairs what that breaks.
pub(super) fn send(w: &mut Work, (t, n): (Inst, usize), to: Block) -> Option<()> {
    let label = w.f().block_value(to);
    if w.f().operand(t, n) == label {
        return None;
    }
    w.fm().set_operand(t, n, label);
    w.repair()
}

fn redirect_edge(w: &mut Work) -> Option<()> {
    let to = w.pick_target()?;
    let edge = pick_edge(w, |_, _, s| s != to)?;
    send(w, edge, to)
}

/// Sends an edge to a block that dominates it: a loop; or, with luck, to a second entry of one.
fn add_back_edge(w: &mut Work) -> Option<()> {
    let doms = Dominators::new(w.f());
    let to = w.pick_target()?;
    let edge = pick_edge(w, |f, t, s| {
        s != to && f.inst_block(t).is_some_and(|b| doms.dominates(to, b))
    })?;
    send(w, edge, to)
}

fn make_conditional(w: &mut Work) -> Option<()> {
    let b = w.pick_block(|f, b| is_free(f, b) && f.single_successor(b).is_some())?;
    let to = w.pick_target()?;
    let t = w.f().terminator(b)?;
    if !matches!(w.f().kind(t), InstKind::Br) {
        return None;
    }
    let old = w.f().single_successor(b)?;
    let doms = Dominators::new(w.f());
    let cond = condition(w, &doms, t)?;
    if w.draw.coin() {
        end_in_branch(w, b, cond, old, to)?;
    } else {
        end_in_branch(w, b, cond, to, old)?;
    }
    w.repair()
}

fn make_unconditional(w: &mut Work) -> Option<()> {
    let b = w.pick_block(|f, b| is_free(f, b) && f.successors(b).nth(1).is_some())?;
    let succs: Vec<Block> = w.f().successors(b).collect();
    let to = w.draw.pick(&succs)?;
    let t = w.f().terminator(b)?;
    w.fm().erase_inst(t);
    w.fm().append_br(b, to);
    w.repair()
}

/// Gives a block a second edge from the same predecessor.
fn duplicate_edge(w: &mut Work) -> Option<()> {
    let (t, n) = pick_edge(w, |_, _, _| true)?;
    let b = w.f().inst_block(t)?;
    let to = w.f().as_block(w.f().operand(t, n))?;
    if w.f().num_operands(t) == 1 {
        let doms = Dominators::new(w.f());
        let cond = condition(w, &doms, t)?;
        end_in_branch(w, b, cond, to, to)?;
        return w.repair();
    }
    if matches!(w.f().kind(t), InstKind::Switch) {
        let value = fresh_case(w, t)?;
        let label = w.f().block_value(to);
        w.fm().push_operands(t, &[value, label]);
        return w.repair();
    }
    // A two-way branch: a switch with both edges and one more.
    let t = to_switch(w, b)?;
    let value = fresh_case(w, t)?;
    let label = w.f().block_value(to);
    w.fm().push_operands(t, &[value, label]);
    w.repair()
}

/// Exchanges the targets of a branch, and inverts the condition with it where that is easy.
fn swap_targets(w: &mut Work) -> Option<()> {
    let t = w.pick_inst(|f, t| {
        matches!(f.kind(t), InstKind::Br)
            && f.num_operands(t) == 3
            && f.operand(t, 1) != f.operand(t, 2)
    })?;
    let (cond, yes, no) = (
        w.f().operand(t, 0),
        w.f().operand(t, 1),
        w.f().operand(t, 2),
    );
    if w.draw.coin() {
        let one = w.fm().bool(true);
        let not = w.compute(
            t,
            InstKind::Binary(tandem_ir::BinOp::Xor),
            Type::I1,
            &[cond, one],
        )?;
        w.fm().set_operand(t, 0, not);
    }
    w.fm().set_operand(t, 1, no);
    w.fm().set_operand(t, 2, yes);
    Some(())
}

fn constant_condition(w: &mut Work) -> Option<()> {
    let t = w.pick_inst(|f, t| match f.kind(t) {
        InstKind::Br => f.num_operands(t) == 3 && f.as_const(f.operand(t, 0)).is_none(),
        InstKind::Switch => f.as_const(f.operand(t, 0)).is_none(),
        _ => false,
    })?;
    let cases: Vec<Value> = w.f().switch_cases(t).map(|c| c.0).collect();
    let ty = w.f().value_type(w.f().operand(t, 0));
    let of_case = w.draw.coin();
    let v = match w.draw.pick(&cases) {
        Some(case) if of_case => case,
        _ => w.constant(ty)?,
    };
    w.fm().set_operand(t, 0, v);
    Some(())
}

/// A value that is no case of the switch yet.
pub(super) fn fresh_case(w: &mut Work, switch: Inst) -> Option<Value> {
    let ty = w.f().value_type(w.f().operand(switch, 0));
    let width = ty.int_width()?;
    let taken: Vec<Value> = w.f().switch_cases(switch).map(|c| c.0).collect();
    for _ in 0..8 {
        let bits = w.corner(width);
        let v = w.fm().bits(&bits);
        if !taken.contains(&v) {
            return Some(v);
        }
    }
    None
}

fn add_switch_case(w: &mut Work) -> Option<()> {
    let t = w.pick_inst(|f, t| matches!(f.kind(t), InstKind::Switch))?;
    let value = fresh_case(w, t)?;
    let to = w.pick_target()?;
    let label = w.f().block_value(to);
    w.fm().push_operands(t, &[value, label]);
    w.repair()
}

fn remove_switch_case(w: &mut Work) -> Option<()> {
    let t = w.pick_inst(|f, t| matches!(f.kind(t), InstKind::Switch) && f.num_operands(t) > 2)?;
    let cases = w.f().num_operands(t) / 2 - 1;
    let which = w.draw.below(cases);
    w.fm().remove_operands(t, 2 + 2 * which, 2);
    w.repair()
}

/// Makes `b`, which ends in a two-way branch, end in a switch over the condition; sometimes over what the
/// condition compares.
fn to_switch(w: &mut Work, b: Block) -> Option<Inst> {
    let t = w.f().terminator(b)?;
    let (cond, yes, no) = (
        w.f().operand(t, 0),
        w.f().operand(t, 1),
        w.f().operand(t, 2),
    );
    let f = w.f();
    let compared = f
        .def_inst(cond)
        .filter(|&i| matches!(f.kind(i), InstKind::ICmp(IntPredicate::Eq)));
    let compared = compared.map(|i| (f.operand(i, 0), f.operand(i, 1)));
    let compared = compared.filter(|&(_, k)| f.as_int(k).is_some());
    let (on, case) = match compared {
        Some(pair) if w.draw.coin() => pair,
        _ if w.draw.coin() => {
            let wide = w.compute(
                t,
                InstKind::Cast(tandem_ir::CastOp::ZExt),
                Type::I32,
                &[cond],
            )?;
            (wide, w.fm().int(Type::I32, 1))
        }
        _ => (cond, w.fm().bool(true)),
    };
    let f = w.fm();
    let switch = f.create_inst(InstKind::Switch, Type::VOID, &[on, no, case, yes]);
    f.insert_before(switch, t);
    f.erase_inst(t);
    Some(switch)
}

fn two_way(f: &Function, b: Block) -> bool {
    let branch = |t: Inst| matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 3;
    f.terminator(b).is_some_and(branch)
}

fn branch_to_switch(w: &mut Work) -> Option<()> {
    let b = w.pick_block(two_way)?;
    to_switch(w, b).map(|_| ())
}

/// A branch goes to the same blocks by their addresses.
fn branch_to_indirect(w: &mut Work) -> Option<()> {
    let g = w.f().global;
    if w.header().globals[g].linkage == Linkage::AvailableExternally {
        return None;
    }
    let b = w.pick_block(|f, b| {
        f.terminator(b)
            .is_some_and(|t| matches!(f.kind(t), InstKind::Br))
    })?;
    let t = w.f().terminator(b)?;
    let to: Vec<Value> = w
        .f()
        .successor_operands(t)
        .map(|n| w.f().operand(t, n))
        .collect();
    let places: Vec<Value> = to
        .iter()
        .filter_map(|&label| w.f().as_block(label))
        .map(|s| ConstantData::BlockAddress(g, s))
        .collect::<Vec<_>>()
        .into_iter()
        .map(|place| w.fm().constant(Type::PTR, place))
        .collect();
    let place = match places[..] {
        [only] => only,
        [yes, no] => {
            let cond = w.f().operand(t, 0);
            w.compute(t, InstKind::Select, Type::PTR, &[cond, yes, no])?
        }
        _ => return None,
    };
    let operands: Vec<Value> = std::iter::once(place).chain(to).collect();
    let f = w.fm();
    let indirect = f.create_inst(InstKind::IndirectBr, Type::VOID, &operands);
    f.insert_before(indirect, t);
    f.erase_inst(t);
    Some(())
}

/// Tests the first case of a switch by a branch of its own.
fn switch_to_branch(w: &mut Work) -> Option<()> {
    let t = w.pick_inst(|f, t| matches!(f.kind(t), InstKind::Switch) && f.num_operands(t) > 2)?;
    let (b, on) = (w.f().inst_block(t)?, w.f().operand(t, 0));
    let (case, to) = w.f().switch_cases(t).next()?;
    let rest = w.fm().split_block(b, t, "cases");
    w.fm().remove_operands(t, 2, 2);
    let end = w.f().terminator(b)?;
    let hit = w.compute(end, InstKind::ICmp(IntPredicate::Eq), Type::I1, &[on, case])?;
    end_in_branch(w, b, hit, to, rest)?;
    w.repair()
}

/// Puts an empty block on an edge.
fn split_edge(w: &mut Work) -> Option<()> {
    let (t, n) = pick_edge(w, |f, _, s| !super::flow::is_pad(f, s))?;
    let (b, to) = (w.f().inst_block(t)?, w.f().as_block(w.f().operand(t, n))?);
    let middle = super::blocks::new_block_to(w, b, to);
    // The phis keep their value for this edge.
    let phis: Vec<Inst> = w.f().phis(to).collect();
    for phi in phis {
        let v = w.f().phi_value_for(phi, b)?;
        w.fm().add_phi_entry(phi, v, middle);
    }
    let label = w.f().block_value(middle);
    w.fm().set_operand(t, n, label);
    w.repair()
}

/// Lets an edge end in `unreachable`.
fn cut_edge(w: &mut Work) -> Option<()> {
    let (t, n) = pick_edge(w, |f, t, _| f.num_operands(t) > 1)?;
    let b = w.f().inst_block(t)?;
    let f = w.fm();
    let end = f.create_block();
    f.insert_block_after(end, b);
    let stop = f.create_inst(InstKind::Unreachable, Type::VOID, &[]);
    f.append_inst(end, stop);
    send(w, (t, n), end)
}
