//! Metadata attachments of instructions: `!range`, `!nonnull`, `!prof`, `!alias.scope`, `!tbaa` and the rest.
//!
//! [`check`] goes through the attachments of one instruction; `attachment` is the table by name: on which instructions
//! the kind may stand, and what its node must look like. The rules are those of `visitInstruction` and its helpers in
//! LLVM's `Verifier.cpp`, and LangRef's section on metadata. Kinds that have no rule there pass as they are.
//!
//! Weights of `!prof` are counted against the successors; ranges against the type of the result. Trees of `tbaa` are in
//! `tbaa`, named metadata and nodes by themselves in `metadata`.
//!
//! An attachment of a call that LLVM rewrites while reading is left alone, as LLVM drops it.

use super::arith::{float_like, ptr_like};
use super::{Checker, metadata, tbaa};
use crate::constant::{Bits, ConstantData};
use crate::entity::{Inst, MdNode};
use crate::inst::{CastOp, InstKind};
use crate::intrinsics::is_old_form;
use crate::metadata::{LocalMetadata, MdBody, Metadata};
use crate::types::Type;

/// Checks the attachments and debug records of an instruction.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst) {
    let header = c.header;
    // Readers rewrite calls of what older LLVM called otherwise, and leave out what was attached.
    let rewritten = c.f.callee(i).is_some_and(|g| {
        let call = c.f.kind(i).call_info();
        call.is_some_and(|call| is_old_form(&header.types, header.global_name(g), call.fn_ty))
    });
    for &(kind, md) in c.f.attachments(i) {
        let Metadata::Node(node) = md else {
            c.at(i, "attachment is not a metadata node");
            continue;
        };
        if header.metadata.nodes.get(node).is_none() {
            c.at(i, "attachment leads nowhere");
            continue;
        }
        let name = header.str(kind);
        if rewritten {
            continue;
        }
        if let Err(message) = attachment(c, i, name, node) {
            c.at(i, format!("!{name}: {message}"));
        }
    }
    check_records(c, i);
}

fn attachment(c: &Checker<'_, '_>, i: Inst, name: &str, node: MdNode) -> Result<(), &'static str> {
    let (f, types) = (c.f, &c.header.types);
    let ty = f.inst_type(i);
    let load = matches!(f.kind(i), InstKind::Load(_));
    let call = f.kind(i).call_info().is_some();
    // Readers drop debug info that is invalid, and say so; they do not refuse the module.
    if name != "llvm.loop" && name != "dbg" {
        let located =
            |md: &Metadata| matches!(md, Metadata::Node(n) if class_is(c, *n, "DILocation"));
        rule(!operands(c, node).iter().any(located), "holds a DILocation")?;
    }
    match name {
        "range" => {
            rule(load || call, "only for loads and calls")?;
            metadata::ranges(c.header, node, types.scalar(ty), false)
        }
        "noalias.addrspace" => {
            rule(memory_or_call(f.kind(i)), "only for memory operations")?;
            metadata::ranges(c.header, node, Type::I32, false)
        }
        "invariant.group" => rule(
            load || matches!(f.kind(i), InstKind::Store(_)),
            "only for loads and stores",
        ),
        "nonnull" => {
            rule(ty.is_ptr(), "only for pointers")?;
            rule(load, "only for loads")?;
            rule(operands(c, node).is_empty(), "takes no operands")
        }
        "nofree" => {
            rule(ty.is_ptr(), "only for pointers")?;
            let cast = matches!(f.kind(i), InstKind::Cast(CastOp::IntToPtr));
            rule(cast, "only for inttoptr")?;
            rule(operands(c, node).is_empty(), "takes no operands")
        }
        "dereferenceable" | "dereferenceable_or_null" => {
            let cast = matches!(f.kind(i), InstKind::Cast(CastOp::IntToPtr));
            rule(ty.is_ptr(), "only for pointers")?;
            rule(load || cast, "only for loads and inttoptr")?;
            rule(one_int(c, node, Type::I64).is_some(), "needs one i64")
        }
        "align" => {
            rule(load && ty.is_ptr(), "only for loads of pointers")?;
            let n = one_int(c, node, Type::I64).ok_or("needs one i64")?;
            rule(n.is_power_of_two(), "needs a power of two")?;
            rule(n <= 1 << 32, "alignment is too large")
        }
        "fpmath" => {
            rule(float_like(types, ty), "only for floating-point results")?;
            fpmath(c, node)
        }
        "annotation" => annotation(c, node),
        "prof" => profile(c, i, node),
        "alias.scope" | "noalias" => scope_list(c, node),
        "llvm.access.group" => access_groups(c, node),
        "memprof" => memprof(c, node, call),
        "callsite" => {
            rule(call, "only for calls")?;
            call_stack(c, node)
        }
        "callee_type" => callee_types(c, node, call),
        "captures" => captures(c, i, node),
        "alloc_token" => {
            rule(call, "only for calls")?;
            rule(operands(c, node).len() == 2, "needs two operands")?;
            let [name, pointers] = operands(c, node) else {
                return Ok(());
            };
            rule(matches!(name, Metadata::String(_)), "starts with a string")?;
            rule(int(c, *pointers).is_some(), "ends with an integer")
        }
        "mmra" => mmra(c, i, node),
        "tbaa" => {
            let touches = memory_or_call(f.kind(i)) && !matches!(f.kind(i), InstKind::Fence { .. })
                || matches!(f.kind(i), InstKind::VaArg);
            rule(
                touches && !matches!(f.kind(i), InstKind::Invoke(_) | InstKind::CallBr(..)),
                "only for instructions that touch memory",
            )?;
            tbaa::check(c.header, node)
        }
        _ => Ok(()),
    }
}

fn rule(holds: bool, message: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(message) }
}

fn atomic_or_store(k: &InstKind) -> bool {
    matches!(
        k,
        InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } | InstKind::Store(_)
    )
}

fn memory_or_call(k: &InstKind) -> bool {
    atomic_or_store(k)
        || k.call_info().is_some()
        || matches!(k, InstKind::Load(_) | InstKind::Fence { .. })
}

/// Operands of a tuple; none for other nodes.
fn operands<'a>(c: &Checker<'a, '_>, node: MdNode) -> &'a [Metadata] {
    match c.header.metadata.nodes.get(node).map(|n| &n.body) {
        Some(MdBody::Tuple(ops)) => ops,
        _ => &[],
    }
}

fn class_is(c: &Checker<'_, '_>, node: MdNode, class: &str) -> bool {
    match c.header.metadata.nodes.get(node).map(|n| &n.body) {
        Some(MdBody::Specialized(s, _)) => c.header.str(*s) == class,
        _ => false,
    }
}

fn int(c: &Checker<'_, '_>, md: Metadata) -> Option<(Type, Bits)> {
    let Metadata::Constant(k) = md else {
        return None;
    };
    let pool = &c.header.constants;
    Some((pool.ty(k), pool.as_bits(k)?))
}

fn one_int(c: &Checker<'_, '_>, node: MdNode, ty: Type) -> Option<u64> {
    let [one] = operands(c, node) else {
        return None;
    };
    let (have, bits) = int(c, *one)?;
    if have == ty { bits.as_u64() } else { None }
}

/// `!annotation`: strings, or tuples of strings.
fn annotation(c: &Checker<'_, '_>, node: MdNode) -> Result<(), &'static str> {
    let is_tuple = matches!(
        c.header.metadata.nodes.get(node).map(|n| &n.body),
        Some(MdBody::Tuple(_))
    );
    rule(is_tuple, "must be a tuple")?;
    rule(!operands(c, node).is_empty(), "needs an operand")?;
    let string = |m: &Metadata| matches!(m, Metadata::String(_));
    let good = |m: &Metadata| match m {
        Metadata::Node(n) => metadata::tuple(c.header, *n).is_some_and(|t| t.iter().all(string)),
        other => string(other),
    };
    rule(
        operands(c, node).iter().all(good),
        "operands must be strings or tuples of strings",
    )
}

/// `!callee_type`: a list of generalised types, each an offset of zero and a name.
fn callee_types(c: &Checker<'_, '_>, node: MdNode, call: bool) -> Result<(), &'static str> {
    rule(call, "only for calls")?;
    for op in operands(c, node) {
        let Metadata::Node(n) = op else {
            return Err("must be a list of types");
        };
        let [offset, name] = operands(c, *n) else {
            return Err("a type must have two operands");
        };
        let zero = int(c, *offset).is_some_and(|o| o.1.is_zero());
        rule(zero, "the first operand of a type must be zero")?;
        let general =
            matches!(name, Metadata::String(s) if c.header.str(*s).ends_with(".generalized"));
        rule(general, "types must be generalised")?;
    }
    Ok(())
}

/// `!captures`: what the store of a pointer lets out.
fn captures(c: &Checker<'_, '_>, i: Inst, node: MdNode) -> Result<(), &'static str> {
    let f = c.f;
    rule(matches!(f.kind(i), InstKind::Store(_)), "only for stores")?;
    let stored = f.value_type(f.operand(i, 0));
    rule(
        ptr_like(&c.header.types, stored),
        "only for stores of pointers",
    )?;
    rule(!operands(c, node).is_empty(), "needs an operand")?;
    let known = |m: &Metadata| {
        matches!(m, Metadata::String(s) if matches!(
            c.header.str(*s),
            "address" | "address_is_null" | "provenance" | "read_provenance"
        ))
    };
    rule(
        operands(c, node).iter().all(known),
        "operands must be parts of a pointer that can be captured",
    )
}

/// `!mmra`: a tag, or a list of tags; a tag is two strings.
fn mmra(c: &Checker<'_, '_>, i: Inst, node: MdNode) -> Result<(), &'static str> {
    let intrinsic = c.f.callee(i).is_some_and(|g| {
        let name = c.header.global_name(g);
        crate::intrinsics::facts(name)
            .is_some_and(|f| !f.memory.may_read() && !f.memory.may_write())
    });
    let fits = !matches!(c.f.kind(i), InstKind::Phi) && memory_or_call(c.f.kind(i));
    rule(
        fits && !intrinsic,
        "only for instructions that touch memory",
    )?;
    let tag = |n: MdNode| matches!(operands(c, n), [Metadata::String(_), Metadata::String(_)]);
    if tag(node) {
        return Ok(());
    }
    rule(metadata::tuple(c.header, node).is_some(), "must be a tuple")?;
    let all = operands(c, node)
        .iter()
        .all(|op| matches!(op, Metadata::Node(n) if tag(*n)));
    rule(all, "operands must be tags of two strings")
}

/// A call stack: at least one integer.
fn call_stack(c: &Checker<'_, '_>, node: MdNode) -> Result<(), &'static str> {
    let ops = operands(c, node);
    rule(!ops.is_empty(), "call stack is empty")?;
    rule(
        ops.iter().all(|&op| int(c, op).is_some()),
        "call stack must consist of integers",
    )
}

fn fpmath(c: &Checker<'_, '_>, node: MdNode) -> Result<(), &'static str> {
    let [Metadata::Constant(k)] = operands(c, node) else {
        return Err("needs one number");
    };
    let pool = &c.header.constants;
    let ConstantData::Float(bits) = pool.get(*k) else {
        return Err("needs a float");
    };
    let accuracy = f32::from_bits(*bits as u32);
    rule(pool.ty(*k) == Type::FLOAT, "needs a float")?;
    rule(
        accuracy.is_finite() && accuracy > 0.0,
        "accuracy must be finite and positive",
    )
}

/// `!prof`: a name, and for branch weights one number per successor.
fn profile(c: &Checker<'_, '_>, i: Inst, node: MdNode) -> Result<(), &'static str> {
    let ops = operands(c, node);
    let Some(Metadata::String(name)) = ops.first() else {
        return Err("needs a name first");
    };
    match c.header.str(*name) {
        "unknown" => return unknown_profile(c, i, ops),
        _ if ops.len() < 2 => return Err("needs at least two operands"),
        "VP" => return value_profile(c, i, ops),
        "branch_weights" => {}
        _ => return Err("must be 'branch_weights' or 'VP'"),
    }
    let origin = matches!(ops.get(1), Some(Metadata::String(_)));
    let weights = &ops[1 + usize::from(origin)..];
    let f = c.f;
    let ok = match f.kind(i) {
        InstKind::Call(_) => weights.len() == 1,
        InstKind::Select => weights.len() == 2,
        InstKind::Invoke(_) => weights.len() == 1 || weights.len() == 2,
        InstKind::Br | InstKind::Switch | InstKind::IndirectBr | InstKind::CallBr(..) => {
            weights.len() == f.inst_successors(i).count()
        }
        _ => return Err("branch weights on an instruction that does not branch"),
    };
    rule(ok, "wrong number of branch weights")?;
    rule(
        weights.iter().all(|&w| int(c, w).is_some()),
        "branch weights must be integers",
    )
}

/// `"unknown"`: with the name of the pass that says so, where weights could stand.
fn unknown_profile(c: &Checker<'_, '_>, i: Inst, ops: &[Metadata]) -> Result<(), &'static str> {
    let [_, Metadata::String(why)] = ops else {
        return Err("'unknown' must come with the name of a pass");
    };
    rule(
        !c.header.str(*why).is_empty(),
        "'unknown' must come with the name of a pass",
    )?;
    let f = c.f;
    let weighed = matches!(
        f.kind(i),
        InstKind::Select
            | InstKind::Br
            | InstKind::Switch
            | InstKind::IndirectBr
            | InstKind::CallBr(..)
            | InstKind::Invoke(_)
            | InstKind::Call(_)
    );
    rule(weighed, "only where branch weights can stand")
}

/// `"VP"`: kind, total, and pairs of value and count.
fn value_profile(c: &Checker<'_, '_>, i: Inst, ops: &[Metadata]) -> Result<(), &'static str> {
    let Some((_, kind)) = ops.get(1).and_then(|&k| int(c, k)) else {
        return Err("'VP' needs a kind");
    };
    rule(
        ops.len() >= 5 && !ops.len().is_multiple_of(2),
        "values and counts are no pairs, or there are none",
    )?;
    let kind = kind.as_u64().unwrap_or(u64::MAX);
    rule(kind <= 2, "unknown kind of value profile")?;
    let call = c.f.kind(i).call_info().is_some();
    rule(kind == 2 || call, "calls and sizes are profiled at calls")
}

/// `!alias.scope`, `!noalias`: a list of scopes, each with itself or a name first, then its domain.
fn scope_list(c: &Checker<'_, '_>, node: MdNode) -> Result<(), &'static str> {
    rule(
        metadata::tuple(c.header, node).is_some(),
        "must be a list of scopes",
    )?;
    for &op in operands(c, node) {
        let Metadata::Node(scope) = op else {
            return Err("scopes must be nodes");
        };
        let parts = operands(c, scope);
        rule(
            parts.len() == 2 || parts.len() == 3,
            "scope must have two or three operands",
        )?;
        let named = parts[0] == op || matches!(parts[0], Metadata::String(_));
        rule(named, "scope must start with itself or a name")?;
        let described = parts.len() < 3 || matches!(parts[2], Metadata::String(_));
        rule(described, "third operand of a scope must be a string")?;
        let Metadata::Node(domain) = parts[1] else {
            return Err("second operand of a scope must be its domain");
        };
        let d = operands(c, domain);
        let named = d
            .first()
            .is_some_and(|&x| x == parts[1] || matches!(x, Metadata::String(_)));
        rule(
            named && d.len() <= 2,
            "domain must start with itself or a name",
        )?;
        let described = d.len() < 2 || matches!(d[1], Metadata::String(_));
        rule(described, "second operand of a domain must be a string")?;
    }
    Ok(())
}

/// `!llvm.access.group`: an access group (distinct, empty) or a list of them.
fn access_groups(c: &Checker<'_, '_>, node: MdNode) -> Result<(), &'static str> {
    let group = |n: MdNode| {
        operands(c, n).is_empty() && c.header.metadata.nodes.get(n).is_some_and(|d| d.distinct)
    };
    if group(node) {
        return Ok(());
    }
    rule(
        metadata::tuple(c.header, node).is_some(),
        "must be a list of groups",
    )?;
    let all = operands(c, node)
        .iter()
        .all(|op| matches!(op, Metadata::Node(n) if group(*n)));
    rule(
        all,
        "list contains something that is no distinct, empty group",
    )
}

/// `!memprof`: at least one block of a call stack and strings.
fn memprof(c: &Checker<'_, '_>, node: MdNode, call: bool) -> Result<(), &'static str> {
    rule(call, "only for calls")?;
    let ops = operands(c, node);
    rule(!ops.is_empty(), "needs an operand")?;
    for op in ops {
        let Metadata::Node(n) = op else {
            return Err("operands must be nodes");
        };
        let parts = operands(c, *n);
        rule(parts.len() >= 2, "block needs a stack and a string")?;
        let Metadata::Node(stack) = parts[0] else {
            return Err("block must start with a call stack");
        };
        call_stack(c, stack)?;
        let named = matches!(parts[1], Metadata::String(_));
        rule(named, "second operand of a block must be a string")?;
        let sizes = |m: &Metadata| match m {
            Metadata::Node(n) => {
                let two = operands(c, *n);
                two.len() == 2 && two.iter().all(|&x| int(c, x).is_some())
            }
            _ => false,
        };
        rule(
            parts[2..].iter().all(sizes),
            "block must continue with pairs of integers",
        )?;
    }
    Ok(())
}

/// Debug records end in a location.
fn check_records(c: &mut Checker<'_, '_>, i: Inst) {
    for r in c.f.debug_records(i) {
        let located = match r.operands.last() {
            Some(LocalMetadata::Module(Metadata::Node(n))) => class_is(c, *n, "DILocation"),
            _ => false,
        };
        c.require(located, i, "debug record does not end in a DILocation");
    }
}
