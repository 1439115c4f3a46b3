//! LCSSA in reference form: a value that a loop computes and that is used behind it goes through phis at the loop's exits.
//!
//! Where control leaves the loop, a phi takes the value from each block that leaves; a use further on asks backwards,
//! over unique predecessors, for the phi that reaches it. Where several edges meet, another phi is made, whose entries
//! ask in turn; one that chooses between itself and one other value goes again. No block changes.

use crate::ApplyError;
use crate::loop_form as form;
use crate::rewrites::entities::{exists, require, value_exists};
use crate::rewrites::{Check, illegal, structure};
use crate::scev::{Evolution, Loop};
use crate::ssa::only_source;
use crate::view::incoming_block;
use std::collections::BTreeMap;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Block, Function, Header, Inst, InstKind, Type, Value};

/// What `tandem certify` wrote about the pass.
pub const CERTIFICATE: Option<&str> = Some(include_str!("../../certificates/lcssa.json"));

/// All legal rewrites: loops inside others first, values in layout order.
pub fn find(cx: &Header, f: &Function) -> Vec<Rewrite> {
    let ev = Evolution::new(cx, f);
    let mut all = Vec::new();
    for l in form::inner_first(&ev) {
        let insts = form::blocks(&ev, l).into_iter().flat_map(|b| f.insts(b));
        for value in insts.filter_map(|i| f.result(i)) {
            if closable(&ev, l, value).is_ok() {
                let header = l.header;
                all.push(Rewrite::CloseLoopValue { value, header });
            }
        }
    }
    all
}

/// Whether the rewrite is legal on this function.
pub fn judge(cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
    match checked(cx, f, rw) {
        Ok(_) => Judgement::Legal,
        Err(j) => j,
    }
}

/// The loop, if the value can be closed there.
fn checked(cx: &Header, f: &Function, rw: &Rewrite) -> Result<(Loop, Vec<Block>), Judgement> {
    let Rewrite::CloseLoopValue { value, header } = rw else {
        return Err(structure::foreign(rw));
    };
    exists(f, *header)?;
    value_exists(f, *value)?;
    let ev = Evolution::new(cx, f);
    let l = ev.headed(*header);
    let l = l.ok_or_else(|| illegal("structure", "the block heads no loop"))?;
    closable(&ev, l, *value)?;
    Ok((l.clone(), form::exits(&ev, l)))
}

/// The value is one of the loop, used behind it, and the loop's exits can have phis of it.
fn closable(ev: &Evolution<'_>, l: &Loop, v: Value) -> Check {
    let f = ev.view.f;
    require(ev.view.reducible, "X-6", "the function is irreducible")?;
    let home = f.def_inst(v).and_then(|i| f.inst_block(i));
    let inside = home.is_some_and(|b| l.holds(b));
    require(inside, "structure", "the loop does not compute the value")?;
    let ends = f.def_inst(v).is_some_and(|i| f.kind(i).is_terminator());
    require(
        !ends,
        "structure",
        "a terminator's value is not there on all its edges",
    )?;
    let token = f.value_type(v) == Type::TOKEN;
    require(!token, "structure", "there are no phis of tokens")?;
    let used = !form::outside_uses(ev, l, v).is_empty();
    require(used, "structure", "nothing outside the loop uses the value")?;
    for exit in form::exits(ev, l) {
        let own = f.predecessors(exit).iter().all(|&p| l.holds(p));
        require(
            own,
            "structure",
            "an exit block has a predecessor outside the loop",
        )?;
        let first = f.first_non_phi(exit).map(|i| f.kind(i));
        let pad = matches!(
            first,
            Some(
                InstKind::LandingPad { .. }
                    | InstKind::CatchPad
                    | InstKind::CleanupPad
                    | InstKind::CatchSwitch { .. }
            )
        );
        require(
            !pad,
            "structure",
            "an exit block is an exception handling pad",
        )?;
    }
    Ok(())
}

/// Performs a rewrite.
///
/// # Errors
/// An [`ApplyError`] if it does not describe something that is there.
pub fn apply(cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), ApplyError> {
    let (l, exits) = checked(cx, f, rw).map_err(ApplyError::of)?;
    let Rewrite::CloseLoopValue { value, .. } = rw else {
        return Ok(());
    };
    let (uses, reachable) = {
        let ev = Evolution::new(cx, f);
        let live = |b: &Block| ev.view.is_reachable(*b);
        let reachable: Vec<Block> = f.blocks().filter(live).collect();
        (form::outside_uses(&ev, &l, *value), reachable)
    };
    let mut closing = Closing {
        l,
        exits,
        reachable,
        value: *value,
        at_exits: BTreeMap::new(),
        between: BTreeMap::new(),
        todo: Vec::new(),
    };
    for (user, n) in uses {
        let new = match (incoming_block(f, user, n), f.inst_block(user)) {
            (Some(from), _) => closing.at_start(f, from),
            (None, Some(b)) => closing.at_start(f, b),
            (None, None) => continue,
        };
        f.set_operand(user, n, new);
    }
    closing.finish(f);
    Ok(())
}

/// A value on its way out of a loop.
struct Closing {
    l: Loop,
    exits: Vec<Block>,
    reachable: Vec<Block>,
    value: Value,
    /// Phis in exit blocks.
    at_exits: BTreeMap<Block, Inst>,
    /// Phis where several of those meet.
    between: BTreeMap<Block, Inst>,
    /// Phis of the second sort without entries yet.
    todo: Vec<Block>,
}

impl Closing {
    /// What the value is called at the start of a block outside the loop.
    fn at_start(&mut self, f: &mut Function, mut b: Block) -> Value {
        let ty = f.value_type(self.value);
        // A cycle of unique predecessors is cut off from the entry.
        for _ in 0..f.num_blocks() {
            let made = self.at_exits.get(&b).or_else(|| self.between.get(&b));
            if let Some(v) = made.and_then(|&phi| f.result(phi)) {
                return v;
            }
            if !self.reachable.contains(&b) {
                break;
            }
            if self.exits.contains(&b) {
                return self.exit_phi(f, b);
            }
            match f.predecessors(b)[..] {
                [] => break,
                [only] => b = only,
                _ => {
                    let phi = f.new_phi(b, ty, "");
                    self.between.insert(b, phi);
                    self.todo.push(b);
                }
            }
        }
        f.poison(ty)
    }

    fn exit_phi(&mut self, f: &mut Function, exit: Block) -> Value {
        let ty = f.value_type(self.value);
        let phi = f.new_phi(exit, ty, "");
        let preds: Vec<Block> = f.pred_edges(exit).collect();
        for p in preds {
            f.add_phi_entry(phi, self.value, p);
        }
        self.at_exits.insert(exit, phi);
        f.result(phi).unwrap_or(self.value)
    }

    /// Gives the phis between their entries, and takes away those that choose between themselves and one other value.
    fn finish(mut self, f: &mut Function) {
        while let Some(b) = self.todo.pop() {
            let preds: Vec<Block> = f.pred_edges(b).collect();
            for p in preds {
                debug_assert!(!self.l.holds(p));
                let v = self.at_start(f, p);
                if let Some(&phi) = self.between.get(&b) {
                    f.add_phi_entry(phi, v, p);
                }
            }
        }
        let mut left: Vec<Inst> = self.between.into_values().collect();
        let trivial = |f: &Function, left: &[Inst]| {
            let mut all = left.iter().enumerate();
            all.find_map(|(k, &phi)| Some((k, only_source(f, phi)?)))
        };
        while let Some((k, only)) = trivial(f, &left) {
            let phi = left.remove(k);
            if let Some(v) = f.result(phi) {
                f.replace_all_uses(v, only);
            }
            f.erase_inst(phi);
        }
    }
}

/// Applies the first rewrite found, again and again, until none is left; returns their number.
pub fn run(cx: &Header, f: &mut Function) -> usize {
    // A value leaves each loop around it once, and phis are values that leave the loops around them.
    let insts: usize = f.blocks().map(|b| f.insts(b).count()).sum();
    let cap = 100 + 100 * insts;
    for step in 0..cap {
        let next = find(cx, f).into_iter().next();
        if next.is_none_or(|rw| apply(cx, f, &rw).is_err()) {
            return step;
        }
    }
    cap
}
