//! Terminators, phis and exception pads.

use super::Checker;
use super::arith::float_result;
use crate::constant::Bits;
use crate::entity::{Inst, Value};
use crate::inst::{Flags, InstKind};
use crate::types::Type;
use rustc_hash::FxHashSet;

/// Checks an instruction of this file's kinds, whose operands have the right number and labels.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst) {
    let f = c.f;
    let op = |n: usize| f.value_type(f.operand(i, n));
    match f.kind(i) {
        InstKind::Ret => check_ret(c, i),
        InstKind::Br if f.num_operands(i) == 3 => {
            c.require(op(0) == Type::I1, i, "branch condition must be i1");
        }
        InstKind::Switch => check_switch(c, i),
        InstKind::IndirectBr => {
            c.require(op(0).is_ptr(), i, "indirectbr needs a pointer");
        }
        InstKind::Resume => check_resume(c, i),
        InstKind::Phi => check_phi(c, i),
        InstKind::LandingPad { .. } => check_landing_pad(c, i),
        InstKind::CleanupRet => {
            let from = f.def_inst(f.operand(i, 0)).map(|d| f.kind(d));
            let ok = matches!(from, Some(InstKind::CleanupPad));
            c.require(ok, i, "cleanupret must come from a cleanuppad");
        }
        InstKind::CatchRet => {
            let from = f.def_inst(f.operand(i, 0)).map(|d| f.kind(d));
            let ok = matches!(from, Some(InstKind::CatchPad));
            c.require(ok, i, "catchret must come from a catchpad");
        }
        InstKind::CatchPad => {
            let within = f.def_inst(f.operand(i, 0)).map(|d| f.kind(d));
            let ok = matches!(within, Some(InstKind::CatchSwitch { .. }));
            c.require(ok, i, "catchpad must be within a catchswitch");
            check_first(c, i);
        }
        InstKind::CatchSwitch { .. } | InstKind::CleanupPad => {
            check_parent_pad(c, i);
            check_first(c, i);
        }
        _ => {}
    }
    if !f.is_phi(i) {
        let none = f.flags(i).is_empty();
        c.require(none, i, "flag that this instruction cannot have");
    }
}

fn check_ret(c: &mut Checker<'_, '_>, i: Inst) {
    let f = c.f;
    let Some(ret) = c.header.return_type(f.global) else {
        return;
    };
    let ok = match f.num_operands(i) {
        0 => ret.is_void(),
        _ => f.value_type(f.operand(i, 0)) == ret,
    };
    c.require(
        ok,
        i,
        "returned value does not have the function's return type",
    );
}

fn check_switch(c: &mut Checker<'_, '_>, i: Inst) {
    let f = c.f;
    let ty = f.value_type(f.operand(i, 0));
    c.require(ty.is_int(), i, "switch condition must be an integer");
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut values: FxHashSet<Bits> = FxHashSet::default();
    for n in (2..f.num_operands(i)).step_by(2) {
        let v = f.operand(i, n);
        let Some(bits) = f.as_int(v) else {
            c.at(i, "switch case is not an integer constant");
            return;
        };
        c.require(
            f.value_type(v) == ty,
            i,
            "switch case is not of the type of the condition",
        );
        // Constants are interned, so most doubles are the same value; the bits decide.
        if !seen.insert(v) || !values.insert(bits) {
            c.at(i, "two switch cases have the same value");
            return;
        }
    }
}

fn check_resume(c: &mut Checker<'_, '_>, i: Inst) {
    let f = c.f;
    let personality = c
        .header
        .function(f.global)
        .is_some_and(|d| d.personality.is_some());
    c.require(personality, i, "resume in a function without personality");
    let ty = f.value_type(f.operand(i, 0));
    c.require(
        c.header.types.is_first_class(ty),
        i,
        "resume of a value of an invalid type",
    );
}

fn check_phi(c: &mut Checker<'_, '_>, i: Inst) {
    let f = c.f;
    let ty = f.inst_type(i);
    c.require(ty != Type::TOKEN, i, "phi of tokens");
    let same = f.phi_incoming(i).all(|(v, _)| f.value_type(v) == ty);
    c.require(same, i, "phi entry is not of the result's type");
    let allowed = if float_result(&c.header.types, ty) {
        Flags::FAST
    } else {
        Flags::NONE
    };
    c.require(
        f.flags(i).without(allowed).is_empty(),
        i,
        "flag that this instruction cannot have",
    );
}

fn check_landing_pad(c: &mut Checker<'_, '_>, i: Inst) {
    let f = c.f;
    let personality = c
        .header
        .function(f.global)
        .is_some_and(|d| d.personality.is_some());
    c.require(
        personality,
        i,
        "landingpad in a function without personality",
    );
    if let InstKind::LandingPad { cleanup, filters } = f.kind(i) {
        c.require(
            *cleanup || !filters.is_empty(),
            i,
            "landingpad needs a clause or cleanup",
        );
        for (n, &filter) in filters.iter().enumerate() {
            let ty = f.value_type(f.operand(i, n));
            let ok = if filter {
                use crate::constant::ConstantData::{Aggregate, Bytes, Zero};
                let data = f.as_const(f.operand(i, n));
                c.header.types.as_array(ty).is_some()
                    && matches!(data, Some(Aggregate(_) | Bytes(_) | Zero))
            } else {
                ty.is_ptr()
            };
            c.require(ok, i, "landingpad clause is of an invalid type");
        }
    }
    check_first(c, i);
}

/// Pads come first in their block, after phis.
fn check_first(c: &mut Checker<'_, '_>, i: Inst) {
    let first = c.f.inst_block(i).and_then(|b| c.f.first_non_phi(b));
    c.require(
        first == Some(i),
        i,
        "exception pad must be the first instruction of its block that is no phi",
    );
}

fn check_parent_pad(c: &mut Checker<'_, '_>, i: Inst) {
    let ok = super::pads::parent_ok(c.f, c.f.operand(i, 0));
    c.require(ok, i, "parent pad must be none, a catchpad or a cleanuppad");
}
