//! Mutators of the ways into a block: how many there are, what phis take from each, and what is known on them.
//!
//! Passes ask of a block where control comes from: whether all ways from outside of a loop bring the same value, whether a
//! condition holds because there is no other way. Programs mostly have one or two ways, and what two bring is equal or not;
//! with three or more the middle one may be the odd one.

use super::blocks::{condition, end_in_branch, new_block_to};
use super::edges::pick_edge;
use super::flow::{Dominators, is_pad};
use super::work::Work;
use super::{Mutator, any};
use tandem_ir::{Block, Inst, InstKind, Type, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("many-ways-in", many_ways_in),
    any("way-around-condition", way_around_condition),
];

/// Ways that take the place of one, at most.
const MOST_WAYS: usize = 4;

/// A phi of the block, what it takes from the edge, and another value that it could take.
type Taken = (Inst, Value, Value);

/// A switch takes the place of an edge: it goes there by several blocks, or several times. What phis take is the same on all
/// these ways, on all but one, or on some.
fn many_ways_in(w: &mut Work) -> Option<()> {
    let with_phis = !w.draw.one_in(4);
    let (t, n) = pick_edge(w, |f, _, s| {
        !is_pad(f, s) && (!with_phis || f.phis(s).next().is_some())
    })?;
    let (from, to) = (w.f().inst_block(t)?, w.f().as_block(w.f().operand(t, n))?);
    let doms = Dominators::new(w.f());
    let f = w.f();
    let is_wide = |v: Value| {
        let width = f.value_type(v).int_width();
        width.is_some_and(|bits| (3..=64).contains(&bits)) && f.as_const(v).is_none()
    };
    let there = doms.available(f, t, &is_wide);
    let on = w.draw.pick(&there)?;
    let taken = taken(w, &doms, t, from, to)?;
    let ty = w.f().value_type(on);
    let f = w.fm();
    let middle = f.create_block();
    f.insert_block_after(middle, from);
    let count = 2 + w.draw.below(MOST_WAYS - 1);
    let ways: Vec<Block> = (0..count)
        .map(|_| match w.draw.one_in(5) {
            true => middle,
            false => new_block_to(w, middle, to),
        })
        .collect();
    let mut operands = vec![on];
    for (k, &way) in ways.iter().enumerate() {
        if k > 0 {
            let case = w.fm().int(ty, k as u64);
            operands.push(case);
        }
        let target = if way == middle { to } else { way };
        operands.push(w.f().block_value(target));
    }
    let f = w.fm();
    let switch = f.create_inst(InstKind::Switch, Type::VOID, &operands);
    f.append_inst(middle, switch);
    let label = f.block_value(middle);
    f.set_operand(t, n, label);
    // One beyond the last: all are the same; one more: each by itself.
    let odd = w.draw.below(count + 2);
    for (phi, same, other) in taken {
        for (k, &way) in ways.iter().enumerate() {
            let differs = k == odd || odd == count + 1 && w.draw.coin();
            let value = if differs && way != middle {
                other
            } else {
                same
            };
            w.fm().add_phi_entry(phi, value, way);
        }
    }
    w.repair()
}

/// What the phis of a block take from an edge, each with something else that is there.
fn taken(w: &mut Work, doms: &Dominators, t: Inst, from: Block, to: Block) -> Option<Vec<Taken>> {
    let phis: Vec<Inst> = w.f().phis(to).collect();
    let mut all = Vec::new();
    for phi in phis {
        let same = w.f().phi_value_for(phi, from)?;
        let ty = w.f().inst_type(phi);
        let other = w.value(doms, t, ty).unwrap_or(same);
        all.push((phi, same, other));
    }
    Some(all)
}

/// A condition that leads to a block is no longer the only way there: from its other side, too, control may come there.
fn way_around_condition(w: &mut Work) -> Option<()> {
    let (t, n) = pick_edge(w, |f, t, s| {
        matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 3 && !is_pad(f, s)
    })?;
    let (b, to) = (w.f().inst_block(t)?, w.f().as_block(w.f().operand(t, n))?);
    let other = 3 - n;
    let away = w.f().as_block(w.f().operand(t, other))?;
    if away == to || is_pad(w.f(), away) {
        return None;
    }
    let middle = new_block_to(w, b, away);
    let phis: Vec<Inst> = w.f().phis(away).collect();
    for phi in phis {
        let value = w.f().phi_value_for(phi, b)?;
        w.fm().add_phi_entry(phi, value, middle);
    }
    let label = w.f().block_value(middle);
    w.fm().set_operand(t, other, label);
    let doms = Dominators::new(w.f());
    let end = w.f().terminator(middle)?;
    let cond = condition(w, &doms, end)?;
    end_in_branch(w, middle, cond, to, away)?;
    w.repair()
}
