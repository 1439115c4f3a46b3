//! Metadata attachments of instructions.

use super::Checker;
use super::arith::{float_like, ptr_like};
use crate::constant::{Bits, ConstantData};
use crate::entity::{Inst, MdNode};
use crate::inst::InstKind;
use crate::metadata::{LocalMetadata, MdBody, Metadata};
use crate::types::Type;

/// Checks the attachments and debug records of an instruction.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst) {
    let header = c.header;
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
    if name != "llvm.loop" {
        let located =
            |md: &Metadata| matches!(md, Metadata::Node(n) if class_is(c, *n, "DILocation"));
        rule(!operands(c, node).iter().any(located), "holds a DILocation")?;
    }
    match name {
        "dbg" => rule(class_is(c, node, "DILocation"), "is not a DILocation"),
        "range" | "noalias.addrspace" => {
            let rmw = name != "range";
            rule(
                load || call || (rmw && atomic_or_store(f.kind(i))),
                "only for loads and calls",
            )?;
            let ty = if rmw { Type::I32 } else { types.scalar(ty) };
            ranges(c, node, ty)
        }
        "nonnull" => {
            rule(ty.is_ptr(), "only for pointers")?;
            rule(load, "only for loads")?;
            rule(operands(c, node).is_empty(), "takes no operands")
        }
        "dereferenceable" | "dereferenceable_or_null" => {
            let cast = matches!(f.kind(i), InstKind::Cast(crate::inst::CastOp::IntToPtr));
            rule(load || cast, "only for loads and inttoptr")?;
            rule(ty.is_ptr(), "only for pointers")?;
            rule(one_int(c, node, Type::I64), "needs one i64")
        }
        "align" => {
            rule(load && ty.is_ptr(), "only for loads of pointers")?;
            rule(one_int(c, node, Type::I64), "needs one i64")
        }
        "noundef" => rule(load, "only for loads"),
        "fpmath" => {
            rule(float_like(types, ty), "only for floating-point results")?;
            fpmath(c, node)
        }
        "annotation" => rule(!operands(c, node).is_empty(), "needs an operand"),
        "prof" => profile(c, i, node),
        "alias.scope" | "noalias" => scope_list(c, node),
        "llvm.access.group" => access_groups(c, node),
        "memprof" => memprof(c, node, call),
        "mmra" => rule(
            !matches!(f.kind(i), InstKind::Phi) && memory_or_call(f.kind(i)),
            "only for instructions that touch memory",
        ),
        "invariant.load" => rule(load || call, "only for loads"),
        "nofree" => rule(ptr_like(types, ty), "only for pointers"),
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

fn one_int(c: &Checker<'_, '_>, node: MdNode, ty: Type) -> bool {
    matches!(operands(c, node), [one] if int(c, *one).is_some_and(|n| n.0 == ty))
}

/// Pairs of distinct bounds, ascending, neither overlapping nor touching (as signed intervals may wrap,
/// only the last can).
fn ranges(c: &Checker<'_, '_>, node: MdNode, ty: Type) -> Result<(), &'static str> {
    let ops = operands(c, node);
    rule(
        !ops.is_empty() && ops.len().is_multiple_of(2),
        "needs pairs of bounds",
    )?;
    let mut bounds = Vec::with_capacity(ops.len());
    for &op in ops {
        let (t, n) = int(c, op).ok_or("bounds must be integers")?;
        rule(t == ty, "bounds are not of the type of the value")?;
        bounds.push(n);
    }
    let pairs: Vec<(&Bits, &Bits)> = bounds.chunks_exact(2).map(|p| (&p[0], &p[1])).collect();
    rule(
        pairs.iter().all(|p| p.0 != p.1),
        "an interval is empty or full",
    )?;
    let key = |b: &Bits| signed_key(b);
    for w in pairs.windows(2) {
        let ordered = key(w[0].0) < key(w[1].0);
        let apart = key(w[0].1) < key(w[1].0) && key(w[0].0) < key(w[0].1);
        rule(ordered, "intervals are not in order")?;
        rule(apart, "intervals overlap or touch")?;
    }
    if let (Some(first), Some(last), true) = (pairs.first(), pairs.last(), pairs.len() > 1) {
        // The last interval may wrap, but not onto the first.
        let wraps = key(last.0) > key(last.1);
        rule(
            !wraps || key(last.1) < key(first.0),
            "intervals overlap or touch",
        )?;
    }
    Ok(())
}

/// Orders like the signed value.
fn signed_key(b: &Bits) -> (bool, Vec<u64>) {
    let limbs: Vec<u64> = b.limbs().iter().rev().copied().collect();
    (!b.bit(b.width().saturating_sub(1)), limbs)
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
    if c.header.str(*name) != "branch_weights" {
        return Ok(());
    }
    let origin = matches!(ops.get(1), Some(Metadata::String(_)));
    let weights = &ops[1 + usize::from(origin)..];
    let f = c.f;
    let ok = match f.kind(i) {
        InstKind::Call(_) => weights.len() == 1,
        InstKind::Select => weights.len() == 2,
        InstKind::Invoke(_) => weights.len() == 1 || weights.len() == 2,
        InstKind::Br if f.num_operands(i) == 1 => false,
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

/// `!alias.scope`, `!noalias`: a list of scopes, each with itself or a name first, then its domain.
fn scope_list(c: &Checker<'_, '_>, node: MdNode) -> Result<(), &'static str> {
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
        let stack = matches!(parts[0], Metadata::Node(s) if !operands(c, s).is_empty());
        rule(stack, "block must start with a call stack")?;
        let words = parts[1..]
            .iter()
            .all(|p| matches!(p, Metadata::String(_) | Metadata::Node(_)));
        rule(words, "block must continue with strings")?;
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
