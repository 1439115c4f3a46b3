//! Exception pads: where they stand, what enters them, and that they nest (LangRef "Exception Handling").

use super::Checker;
use crate::constant::ConstantData;
use crate::entity::{Block, Inst, Value};
use crate::function::Function;
use crate::inst::InstKind;
use crate::types::Type;
use rustc_hash::FxHashSet;

type Check = Result<(), &'static str>;

fn rule(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

pub(super) fn is_pad(k: &InstKind) -> bool {
    matches!(
        k,
        InstKind::LandingPad { .. }
            | InstKind::CatchSwitch { .. }
            | InstKind::CatchPad
            | InstKind::CleanupPad
    )
}

fn is_funclet(k: &InstKind) -> bool {
    matches!(k, InstKind::CatchPad | InstKind::CleanupPad)
}

/// The pad that a block starts with.
fn pad_of(f: &Function, b: Block) -> Option<Inst> {
    f.first_non_phi(b).filter(|&i| is_pad(f.kind(i)))
}

/// Checks the whole function, whose blocks are sound.
pub(super) fn check(c: &mut Checker<'_, '_>) {
    let f = c.f;
    let mut results: [Option<Type>; 2] = [None, None];
    for b in f.blocks() {
        for i in f.insts(b) {
            let outcome = match f.kind(i) {
                InstKind::LandingPad { .. } => landing_pad(c, i, b, &mut results[0]),
                InstKind::Resume => {
                    let ty = f.value_type(f.operand(i, 0));
                    same(
                        &mut results[0],
                        ty,
                        "resume of another type than the landingpads give",
                    )
                }
                InstKind::CatchPad => catch_pad(c, i, b),
                InstKind::CatchSwitch { .. } => catch_switch(c, i).and_then(|()| entered(c, i, b)),
                InstKind::CleanupPad => entered(c, i, b),
                InstKind::CleanupRet => unwinds_to_pad(f, f.inst_successors(i).next()),
                InstKind::Invoke(_) => {
                    let to = f.inst_successors(i).nth(1);
                    let pad = to
                        .and_then(|u| f.first_non_phi(u))
                        .is_some_and(|p| is_pad(f.kind(p)));
                    rule(pad, "unwind target does not start with an exception pad")
                }
                _ => Ok(()),
            };
            if let Err(message) = outcome {
                c.at(i, message);
            }
            if is_pad(f.kind(i)) && f.entry() == Some(b) {
                c.at(i, "exception pad in the entry block");
            }
            if is_funclet(f.kind(i))
                && let Err(message) = one_unwind_target(f, i)
            {
                c.at(i, message);
            }
        }
    }
}

fn same(seen: &mut Option<Type>, ty: Type, message: &'static str) -> Check {
    rule(*seen.get_or_insert(ty) == ty, message)
}

fn personality(c: &Checker<'_, '_>) -> Check {
    let there = c
        .header
        .function(c.f.global)
        .is_some_and(|d| d.personality.is_some());
    rule(there, "exception pad in a function without personality")
}

fn landing_pad(c: &Checker<'_, '_>, i: Inst, b: Block, result: &mut Option<Type>) -> Check {
    let f = c.f;
    same(result, f.inst_type(i), "landingpads of different types")?;
    let only_unwind = f.pred_edges(b).all(|p| {
        f.terminator(p).is_some_and(|t| {
            let normal = f.inst_successors(t).next();
            matches!(f.kind(t), InstKind::Invoke(_)) && normal != Some(b)
        })
    });
    rule(
        only_unwind,
        "block with a landingpad must only be reached by unwinding",
    )
}

fn catch_pad(c: &Checker<'_, '_>, i: Inst, b: Block) -> Check {
    let f = c.f;
    personality(c)?;
    let switch = f.def_inst(f.operand(i, 0));
    let only = f.pred_edges(b).all(|p| f.terminator(p) == switch);
    rule(
        only,
        "block with a catchpad must only be reached from its catchswitch",
    )?;
    let unwinds = switch.and_then(|s| unwind_target(f, s));
    rule(
        unwinds != Some(b),
        "catchswitch unwinds to one of its catchpads",
    )
}

fn catch_switch(c: &Checker<'_, '_>, i: Inst) -> Check {
    let f = c.f;
    personality(c)?;
    let unwind = unwind_target(f, i);
    if unwind.is_some() {
        unwinds_to_pad(f, unwind)?;
    }
    let handlers = f.inst_successors(i).count() - usize::from(unwind.is_some());
    let mut each = f.inst_successors(i).take(handlers);
    let pads = each.all(|h| pad_of(f, h).is_some_and(|p| matches!(f.kind(p), InstKind::CatchPad)));
    rule(pads, "handlers of a catchswitch must start with catchpads")
}

fn unwinds_to_pad(f: &Function, to: Option<Block>) -> Check {
    let Some(to) = to else { return Ok(()) };
    let pad = pad_of(f, to).is_some_and(|p| !matches!(f.kind(p), InstKind::LandingPad { .. }));
    rule(
        pad,
        "unwinds to a block without exception pad, or with a landingpad",
    )
}

/// Where a catchswitch or cleanupret unwinds to; none for the caller.
fn unwind_target(f: &Function, i: Inst) -> Option<Block> {
    match f.kind(i) {
        InstKind::CatchSwitch { unwinds: true } => f.inst_successors(i).last(),
        InstKind::CleanupRet => f.inst_successors(i).next(),
        InstKind::Invoke(_) => f.inst_successors(i).nth(1),
        _ => None,
    }
}

/// The pad that encloses a pad; none at the outside.
fn parent(f: &Function, pad: Inst) -> Option<Inst> {
    f.operands(pad).next().and_then(|v| f.def_inst(v))
}

/// Every edge into a cleanuppad or catchswitch unwinds, leaves the pads that it must and enters no other.
fn entered(c: &Checker<'_, '_>, pad: Inst, b: Block) -> Check {
    let f = c.f;
    personality(c)?;
    let to_parent = parent(f, pad);
    for p in f.pred_edges(b) {
        let Some(t) = f.terminator(p) else { continue };
        let from = match f.kind(t) {
            InstKind::Invoke(_) => {
                let normal = f.inst_successors(t).next();
                rule(normal != Some(b), "exception pad entered without unwinding")?;
                funclet_of(c, t)
            }
            InstKind::CleanupRet => {
                let own = f.def_inst(f.operand(t, 0));
                rule(
                    own.and_then(|o| parent(f, o)) != Some(pad),
                    "cleanupret enters its own pad",
                )
                .and(rule(
                    own != to_parent || own.is_none(),
                    "a cleanupret must exit its cleanup",
                ))?;
                own
            }
            InstKind::CatchSwitch { .. } => Some(t),
            _ => return Err("exception pad entered without unwinding"),
        };
        leaves(f, from, pad, to_parent)?;
    }
    Ok(())
}

/// From the pad `from`, outwards, up to the parent of the pad that is entered.
fn leaves(f: &Function, from: Option<Inst>, pad: Inst, to_parent: Option<Inst>) -> Check {
    let mut seen = FxHashSet::default();
    let mut at = from;
    loop {
        rule(at != Some(pad), "exception pad handles its own exceptions")?;
        if at == to_parent {
            return Ok(());
        }
        let Some(here) = at else {
            return Err("unwind edge enters more than one exception pad");
        };
        rule(
            seen.insert(here),
            "unwind edge leaves pads that enclose each other",
        )?;
        let known = is_pad(f.kind(here)) && !matches!(f.kind(here), InstKind::LandingPad { .. });
        rule(known, "parent of an exception pad is none")?;
        at = parent(f, here);
    }
}

/// The pad that a call names in its `funclet` bundle.
fn funclet_of(c: &Checker<'_, '_>, call: Inst) -> Option<Inst> {
    let all = super::bundles::of(c, call);
    let operand = all.iter().find(|b| b.0 == "funclet")?.1.first().copied();
    operand.and_then(|v| c.f.def_inst(v))
}

/// Where control unwinds from directly inside a funclet must be one place; users of the pad are
/// what a pad is used by.
fn one_unwind_target(f: &Function, pad: Inst) -> Check {
    let Some(value) = f.result(pad) else {
        return Ok(());
    };
    rule(!encloses_itself(f, pad), "exception pad encloses itself")?;
    let mut target: Option<Option<Block>> = None;
    for u in f.uses(value) {
        let user = f.user(u);
        let to = match f.kind(user) {
            InstKind::CleanupRet => unwind_target(f, user),
            InstKind::Invoke(_) => unwind_target(f, user),
            InstKind::CatchSwitch { .. } => match unwind_target(f, user) {
                Some(b) => Some(b),
                // May be for its own handlers only.
                None => continue,
            },
            InstKind::Call(_) | InstKind::CleanupPad | InstKind::CatchRet => continue,
            _ => return Err("exception pad used by something that cannot use it"),
        };
        // Into a pad inside this one: does not leave it.
        let inside = to
            .and_then(|b| pad_of(f, b))
            .is_some_and(|p| parent(f, p) == Some(pad));
        if inside {
            continue;
        }
        rule(
            *target.get_or_insert(to) == to,
            "unwind edges out of an exception pad lead to different places",
        )?;
    }
    if let (Some(to), InstKind::CatchPad) = (target, f.kind(pad)) {
        let switch = parent(f, pad);
        let of_switch = switch.and_then(|s| unwind_target(f, s));
        rule(
            to == of_switch,
            "unwind edges out of a catchpad lead elsewhere than its catchswitch",
        )?;
    }
    Ok(())
}

fn encloses_itself(f: &Function, pad: Inst) -> bool {
    let mut seen = FxHashSet::default();
    let mut at = parent(f, pad);
    while let Some(p) = at {
        if p == pad || !seen.insert(p) {
            return true;
        }
        at = if is_pad(f.kind(p)) {
            parent(f, p)
        } else {
            None
        };
    }
    false
}

/// Parents of cleanuppads and catchswitches are `none` or funclets.
pub(super) fn parent_ok(f: &Function, parent: Value) -> bool {
    f.as_const(parent) == Some(&ConstantData::NoneToken)
        || f.def_inst(parent).is_some_and(|d| is_funclet(f.kind(d)))
}
