//! Two variables of a loop that are always the same.
//!
//! On one edge each comes back as itself plus the same value, and on every other edge both are the same value, whatever it is; so in
//! every iteration they are equal, by induction. One may stand for the other if it is poison only where that is: what adds to it has no flag that the
//! other addition lacks.

use super::Checked;
use crate::rewrites::entities::require;
use crate::rewrites::{Check, illegal};
use crate::scev::{Evolution, Loop};
use tandem_ir::{BinOp, Block, Flags, Inst, InstKind, Value};

/// What a variable is on edges other than the one that counts it, what is added to it there, and with which flags.
type Counts = (Vec<(Value, Block)>, Value, Flags);

/// True if both values are phis of the same loop's header.
pub fn concerns(ev: &Evolution<'_>, old: Value, new: Value) -> bool {
    let f = ev.view.f;
    let phi = |v: Value| f.def_inst(v).filter(|&i| f.is_phi(i));
    match (phi(old), phi(new)) {
        (Some(a), Some(b)) => {
            let home = f.inst_block(a);
            home == f.inst_block(b) && home.is_some_and(|h| ev.headed(h).is_some())
        }
        _ => false,
    }
}

/// Whether `new` may stand for `old`.
pub fn check(ev: &Evolution<'_>, old: Value, new: Value) -> Check {
    let counts = |v: Value| -> Checked<Counts> {
        let f = ev.view.f;
        let phi = f.def_inst(v);
        let l = phi.and_then(|i| ev.headed(f.inst_block(i)?));
        let found = phi.zip(l).and_then(|(phi, l)| counted(ev, l, phi));
        found.ok_or_else(|| illegal("IV-7", "not counted by an addition"))
    };
    let (old, new) = (counts(old)?, counts(new)?);
    let same = old.0 == new.0 && old.1 == new.1;
    require(same, "IV-7", "they start or grow differently")?;
    require(
        old.2.contains(new.2),
        "U2",
        "the other variable may be poison where this one is not",
    )
}

fn counted(ev: &Evolution<'_>, l: &Loop, phi: Inst) -> Option<Counts> {
    let f = ev.view.f;
    let own = f.result(phi)?;
    let latches = crate::loop_form::latches(ev, l);
    let is_next = |v: Value| {
        let next = f
            .def_inst(v)
            .filter(|&i| matches!(f.kind(i), InstKind::Binary(BinOp::Add)))?;
        match (f.operand(next, 0), f.operand(next, 1)) {
            (x, by) if x == own && by != own => Some((next, by)),
            (by, x) if x == own && by != own => Some((next, by)),
            _ => None,
        }
    };
    let goes_on = |e: &(Value, Block)| latches.contains(&e.1) && is_next(e.0).is_some();
    let (counted, mut others): (Vec<_>, Vec<_>) = f.phi_incoming(phi).partition(goes_on);
    let [(next, _)] = counted[..] else {
        return None;
    };
    let (next, by) = is_next(next)?;
    others.sort_by_key(|e| e.1);
    Some((others, by, f.flags(next)))
}
