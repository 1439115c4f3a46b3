//! The body of a function in the place of a call.

use super::functions::signature;
use super::transplant::{self, Debug};
use super::{Check, body, cannot, inst, require};
use std::collections::BTreeMap;
use tandem_ir::attr::{Attr, TypedAttr};
use tandem_ir::inst::TailKind;
use tandem_ir::rewrite::InstRef;
use tandem_ir::{Block, Function, Global, Inst, InstKind, Module, Type, Value};

/// `InlineCall`.
pub fn call(m: &mut Module, at: InstRef) -> Check {
    let callee = inlinable(m, at)?;
    let from = body(m, callee)?.clone();
    let dbg = m.header.strings.lookup("dbg");
    let is_dbg = |kind| Some(kind) == dbg;
    let Some(f) = m.bodies.iter_mut().find(|b| b.global == at.function) else {
        return Err(cannot("the function has no body"));
    };
    let Some(args) = f.call(at.inst).map(|c| c.args().collect::<Vec<Value>>()) else {
        return Err(cannot("not a call"));
    };
    let block = inst(f, at.inst)?;
    let name = f.block_name(block).unwrap_or_default().to_owned();
    let rest = f.split_block(block, at.inst, &format!("{name}.exit"));
    let mut map: BTreeMap<Value, Value> = from.args().iter().copied().zip(args).collect();
    let copied = transplant::body(&from, (f, Some(block)), &mut map, (Debug::Dropped, &is_dbg));
    let locations: Vec<_> = f.attachments(at.inst).to_vec();
    for &(kind, md) in locations.iter().filter(|a| is_dbg(a.0)) {
        let all: Vec<Inst> = copied.iter().flat_map(|&b| f.insts(b)).collect();
        for i in all {
            f.set_attachment(i, kind, md);
        }
    }
    if let (Some(t), Some(&first)) = (f.terminator(block), copied.first()) {
        f.redirect_successor(t, rest, first);
        raise_allocas(f, first);
    }
    return_to(f, &copied, rest, at.inst);
    Ok(())
}

/// The call can be replaced by the body of what it calls; which function that is.
fn inlinable(m: &Module, at: InstRef) -> Check<Global> {
    let f = body(m, at.function)?;
    inst(f, at.inst)?;
    let InstKind::Call(info) = f.kind(at.inst) else {
        return Err(cannot("not a call"));
    };
    let callee = f
        .callee(at.inst)
        .ok_or_else(|| cannot("not a direct call"))?;
    let from = body(m, callee)?;
    let (_, _, vararg) = signature(m, callee)?;
    require(!vararg, "the callee takes any number of arguments")?;
    let decl = m.header.function(callee);
    let decl = decl.ok_or_else(|| cannot("the callee is no function"))?;
    let alike = info.fn_ty == m.header.globals[callee].ty && info.cc == decl.cc;
    require(
        alike,
        "the call has another type or convention than the callee",
    )?;
    let plain = info.bundles.is_empty() && info.tail != TailKind::MustTail;
    require(plain, "the call has operand bundles or is musttail")?;
    require(decl.personality.is_none(), "the callee handles exceptions")?;
    let copies = |a: &Attr| {
        matches!(
            a,
            Attr::Typed(
                TypedAttr::ByVal | TypedAttr::InAlloca | TypedAttr::Preallocated,
                _
            )
        )
    };
    let sets = decl.attrs.params.iter().chain(&info.attrs.params);
    let by_value = sets.flat_map(|s| m.header.attrs.get(*s)).any(copies);
    require(!by_value, "a parameter is a copy in memory")?;
    super::flow::not_addressed(from, &from.blocks().collect::<Vec<_>>())?;
    for b in from.blocks() {
        for i in from.insts(b) {
            may_be_copied(from, b, i)?;
        }
    }
    Ok(callee)
}

fn may_be_copied(from: &Function, b: Block, i: Inst) -> Check {
    match from.kind(i) {
        InstKind::Alloca { inalloca, .. } => {
            let fixed = from.entry() == Some(b) && from.as_int(from.operand(i, 0)).is_some();
            require(
                fixed && !inalloca,
                "the callee has an alloca that is not of constant size in its entry block",
            )
        }
        InstKind::Call(info) => require(
            info.tail != TailKind::MustTail,
            "the callee has a musttail call",
        ),
        InstKind::Br | InstKind::Switch | InstKind::Ret | InstKind::Unreachable => Ok(()),
        k => require(
            !k.is_terminator(),
            "the callee has a terminator other than br, switch, ret and unreachable",
        ),
    }
}

/// Moves the allocas of the copied entry block to the start of the function.
fn raise_allocas(f: &mut Function, first: Block) {
    let allocas: Vec<Inst> = f
        .insts(first)
        .filter(|&i| matches!(f.kind(i), InstKind::Alloca { .. }))
        .collect();
    let Some(start) = f.entry().and_then(|e| f.first_inst(e)) else {
        return;
    };
    for i in allocas {
        f.move_before(i, start);
    }
}

/// Every `ret` of the copies goes to the rest of the block, where the value takes the place of the call's result.
fn return_to(f: &mut Function, copied: &[Block], rest: Block, call: Inst) {
    let mut values: Vec<(Value, Block)> = Vec::new();
    for (b, ret) in transplant::returns(f, copied) {
        if f.num_operands(ret) == 1 {
            values.push((f.operand(ret, 0), b));
        }
        let label = f.block_value(rest);
        let br = f.create_inst(InstKind::Br, Type::VOID, &[label]);
        super::flow::exchange_terminator(f, b, br, |_| true);
    }
    if let Some(result) = f.result(call) {
        let ty = f.inst_type(call);
        let new = match values[..] {
            [] => f.poison(ty),
            [(v, _)] => v,
            _ => {
                let phi = f.new_phi(rest, ty, "");
                for (v, b) in values {
                    f.add_phi_entry(phi, v, b);
                }
                f.result(phi).unwrap_or(result)
            }
        };
        f.replace_all_uses(result, new);
    }
    f.erase_inst(call);
}
