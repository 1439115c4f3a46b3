//! Mutators of how many there are: instructions of a block, cases of a switch, phis of a merge.
//!
//! Passes stop at limits: a cost, a number of phis or cases, steps of a search. What is wrong about a limit shows in programs
//! that are as large as it allows, or one larger, and those are seldom written. Numbers are powers of two, small numbers, and
//! their neighbours.

use super::edges::fresh_case;
use super::work::{Work, is_musttail, is_open, is_point};
use super::{Mutator, any};
use tandem_ir::{Block, Function, Inst, InstKind, Type};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("repeat-instruction", repeat_instruction),
    any("many-cases", many_cases),
    any("many-phis", many_phis),
];

impl Work<'_> {
    /// A number at which something may end, or a neighbour: a limit of the pass under test, or any.
    fn bound(&mut self) -> usize {
        let limits = std::mem::take(&mut self.sizes);
        let limit = self.draw.pick(&limits);
        self.sizes = limits;
        if let Some(limit) = limit.filter(|_| self.draw.coin()) {
            return (limit + self.draw.below(4)).saturating_sub(1).max(1);
        }
        let power = 1 << (1 + self.draw.below(5));
        let near = match self.draw.below(4) {
            0 => power,
            1 => power + 1,
            2 => power - 1,
            _ => 2 + self.draw.below(9),
        };
        near.max(1)
    }
}

/// An instruction many times, each computing with what the one before gave if it can.
fn repeat_instruction(w: &mut Work) -> Option<()> {
    let computes = |f: &Function, i: Inst| {
        let n = f
            .operands(i)
            .position(|v| f.value_type(v) == f.inst_type(i))?;
        let pure = match f.kind(i) {
            InstKind::Binary(_) | InstKind::Freeze | InstKind::FNeg => true,
            // The function that is called stands before the arguments.
            InstKind::Call(_) => n > 0,
            _ => false,
        };
        pure.then_some(n)
    };
    let i = w.pick_inst(|f, i| {
        let repeats = match f.kind(i) {
            InstKind::Load(_) | InstKind::Store(_) => true,
            InstKind::Call(_) => f.inst_type(i) != Type::TOKEN,
            InstKind::Cast(_) | InstKind::ICmp(_) | InstKind::Select | InstKind::Gep { .. } => true,
            _ => computes(f, i).is_some(),
        };
        repeats && is_point(f, i) && !is_musttail(f, i)
    })?;
    let chained = computes(w.f(), i).filter(|&n| is_open(w.header(), w.f(), i, n));
    let mut last = i;
    let mut copies = Vec::new();
    for _ in 0..w.bound() {
        let behind = w.f().next_inst(last)?;
        let f = w.fm();
        let copy = f.clone_inst(last);
        f.insert_before(copy, behind);
        match (chained, f.result(last)) {
            (Some(n), Some(before)) => f.set_operand(copy, n, before),
            (None, Some(_)) => copies.push(copy),
            _ => {}
        }
        last = copy;
    }
    // Of the others each takes a use, as long as there are any.
    for copy in copies {
        let doms = super::flow::Dominators::new(w.f());
        if let (Some(v), Some(at)) = (w.f().result(copy), w.f().next_inst(last))
            && w.draw.coin()
        {
            let _ = w.put_to_use(&doms, at, v);
        }
    }
    if chained.is_some()
        && let (Some(old), Some(new)) = (w.f().result(i), w.f().result(last))
        && let Some(at) = w.f().next_inst(last)
    {
        // What stands behind in the block takes the last result.
        let mut rest = vec![at];
        while let Some(next) = rest.last().and_then(|&x| w.f().next_inst(x)) {
            rest.push(next);
        }
        for user in rest {
            for n in 0..w.f().num_operands(user) {
                if w.f().operand(user, n) == old {
                    w.fm().set_operand(user, n, new);
                }
            }
        }
    }
    Some(())
}

/// A switch gets so many cases, which go where some of its edges go.
fn many_cases(w: &mut Work) -> Option<()> {
    let t = w.pick_inst(|f, t| matches!(f.kind(t), InstKind::Switch))?;
    let wanted = w.bound();
    let targets: Vec<Block> = w.f().inst_successors(t).collect();
    let mut changed = None;
    while w.f().num_operands(t) / 2 <= wanted {
        let Some(value) = fresh_case(w, t) else { break };
        let to = w.draw.pick(&targets)?;
        let label = w.f().block_value(to);
        w.fm().push_operands(t, &[value, label]);
        changed = Some(());
    }
    changed?;
    w.repair()
}

/// A merge gets so many phis more; one of them is used.
fn many_phis(w: &mut Work) -> Option<()> {
    let b = w.pick_target()?;
    let preds: Vec<Block> = w.f().pred_edges(b).collect();
    let at = w.f().first_non_phi(b)?;
    if preds.is_empty() || !is_point(w.f(), at) {
        return None;
    }
    let ty = w.draw.pick(&[Type::I32, Type::I1, Type::I64])?;
    let mut phi = None;
    for _ in 0..w.bound() {
        let mut values: Vec<(Block, tandem_ir::Value)> = Vec::new();
        for &p in &preds {
            // All edges of one predecessor bring one value.
            let known = values.iter().find(|v| v.0 == p).map(|v| v.1);
            let v = match known {
                Some(v) => v,
                None => w.constant(ty)?,
            };
            values.push((p, v));
        }
        let f = w.fm();
        let new = f.new_phi(b, ty, "m");
        for (p, v) in values {
            f.add_phi_entry(new, v, p);
        }
        phi = f.result(new);
    }
    let doms = super::flow::Dominators::new(w.f());
    let _ = w.put_to_use(&doms, at, phi?);
    // The first of all, and one between: what is kept in a list is found at either end of it, or not.
    let phis: Vec<Inst> = w.f().phis(b).collect();
    let between = w.draw.pick(&phis);
    for other in [phis.first().copied(), between].into_iter().flatten() {
        if let Some(v) = w.f().result(other) {
            let _ = w.put_to_use(&doms, at, v);
        }
    }
    Some(())
}
