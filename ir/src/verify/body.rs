//! The walk over a function: blocks, operands, phis, dominance; what each instruction must look like inside is told by
//! the other files.
//!
//! [`check`] goes in two rounds, since the second has no meaning without the first:
//!
//! 1. per instruction: number of operands and labels where labels belong (`shape`), then the instruction's own rules;
//! 2. per function: the entry has no predecessors, phis fit the edges, definitions dominate uses; then exception pads,
//!    convergence tokens, `swifterror`.
//!
//! Dominance is asked of blocks and, within one, of positions. A result of `invoke` is there along its normal edge
//! only; that edge is asked once per invoke and remembered. Uses in unreachable blocks are exempt, as in LLVM.
//!
//! Assumes that block and use lists are sound (`storage`). Cost: nearly linear; phi entries are sorted per block.

use super::dominance::Dominance;
use super::{
    Checker, arith, attachments, attributes, calls, constants, control, convergence, memory, pads,
    swift,
};
use crate::entity::{Block, Inst, Value};
use crate::function::{Function, ValueDef};
use crate::inst::InstKind;
use crate::metadata::LocalMetadata;
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// Checks a body whose lists are sound.
pub(super) fn check(c: &mut Checker<'_, '_>) {
    constants::check(c);
    attributes::check_function(c);
    let mut well_formed = true;
    for b in c.f.blocks() {
        well_formed &= check_block(c, b);
    }
    // Edges and dominance mean something only where operands are what they must be.
    if !well_formed {
        return;
    }
    check_entry(c);
    let walk = Walk::new(c.f);
    for b in c.f.blocks() {
        check_phis(c, b);
        for i in c.f.insts(b) {
            check_dominance(c, &walk, b, i);
        }
    }
    pads::check(c);
    convergence::check(c);
    swift::check(c);
}

fn check_entry(c: &mut Checker<'_, '_>) {
    if let Some(e) = c.f.entry()
        && c.f.pred_edges(e).next().is_some()
    {
        c.error(Some(e), None, "entry block has predecessors".into());
    }
}

/// Checks a block and its instructions; false if some instruction has impossible operands.
fn check_block(c: &mut Checker<'_, '_>, b: Block) -> bool {
    let f = c.f;
    if f.terminator(b).is_none() {
        c.error(Some(b), None, "block does not end in a terminator".into());
    }
    let mut well_formed = true;
    let mut phis_over = false;
    for i in f.insts(b) {
        if f.kind(i).is_terminator() && f.next_inst(i).is_some() {
            c.at(i, "terminator in the middle of a block");
            well_formed = false;
        }
        match f.kind(i) {
            InstKind::Phi if phis_over => c.at(i, "phi behind an instruction that is not a phi"),
            InstKind::Phi => {}
            _ => phis_over = true,
        }
        if let Err(message) = shape(f, i) {
            c.at(i, message);
            well_formed = false;
            continue;
        }
        check_inst(c, i);
    }
    well_formed
}

fn check_inst(c: &mut Checker<'_, '_>, i: Inst) {
    check_result(c, i);
    match c.f.kind(i) {
        InstKind::Call(info) | InstKind::Invoke(info) | InstKind::CallBr(info, _) => {
            calls::check(c, i, info);
        }
        InstKind::Alloca { .. }
        | InstKind::Load(_)
        | InstKind::Store(_)
        | InstKind::Fence { .. }
        | InstKind::CmpXchg { .. }
        | InstKind::AtomicRmw(..)
        | InstKind::Gep { .. }
        | InstKind::VaArg => memory::check(c, i),
        k if k.is_terminator() => control::check(c, i),
        InstKind::Phi | InstKind::LandingPad { .. } | InstKind::CatchPad | InstKind::CleanupPad => {
            control::check(c, i)
        }
        _ => arith::check(c, i),
    }
    calls::check_intrinsic_uses(c, i);
    attachments::check(c, i);
    check_metadata_values(c, i);
}

/// Metadata operands and debug records may refer to values from anywhere in the function, but not to
/// instructions that are no longer in it.
fn check_metadata_values(c: &mut Checker<'_, '_>, i: Inst) {
    let f = c.f;
    let gone = |v: Value| {
        f.def_inst(v)
            .is_some_and(|d| f.inst_block(d).is_none_or(|b| !f.in_layout(b)))
    };
    let in_operands = f.operands(i).any(|v| match f.value_def(v) {
        ValueDef::Metadata(n) => match f.metadata_operand(n) {
            LocalMetadata::Value(v) => gone(*v),
            LocalMetadata::ArgList(l) => l.iter().any(|&v| gone(v)),
            LocalMetadata::Module(_) => false,
        },
        _ => false,
    });
    let in_records = f.debug_records(i).iter().any(|r| r.values().any(gone));
    c.require(
        !in_operands && !in_records,
        i,
        "metadata refers to an instruction that is in no block",
    );
}

/// A result exists exactly for types other than `void`, and is of a first-class type.
fn check_result(c: &mut Checker<'_, '_>, i: Inst) {
    let ty = c.f.inst_type(i);
    let ok = match c.f.result(i) {
        None => ty.is_void(),
        Some(v) => c.f.value_type(v) == ty && c.header.types.is_first_class(ty),
    };
    c.require(ok, i, "result is not of a first-class type");
    let token_free = matches!(
        c.f.kind(i),
        InstKind::Call(_)
            | InstKind::Invoke(_)
            | InstKind::CatchSwitch { .. }
            | InstKind::CatchPad
            | InstKind::CleanupPad
            | InstKind::LandingPad { .. }
    );
    let silent = match c.f.kind(i) {
        InstKind::Store(_)
        | InstKind::Fence { .. }
        | InstKind::Ret
        | InstKind::Br
        | InstKind::Switch
        | InstKind::IndirectBr
        | InstKind::Resume
        | InstKind::Unreachable
        | InstKind::CleanupRet
        | InstKind::CatchRet => true,
        InstKind::Call(_) | InstKind::Invoke(_) | InstKind::CallBr(..) => ty.is_void(),
        _ => false,
    };
    c.require(
        silent == ty.is_void(),
        i,
        "instruction has a result that it cannot have, or lacks one",
    );
    let bad = matches!(ty, Type::LABEL | Type::METADATA) || (ty == Type::TOKEN && !token_free);
    c.require(!bad, i, "instruction cannot have a result of this type");
}

/// Numbers of operands, and labels exactly where labels belong.
fn shape(f: &Function, i: Inst) -> Result<(), &'static str> {
    let n = f.num_operands(i);
    let count_ok = match f.kind(i) {
        InstKind::Ret => n <= 1,
        InstKind::Br => n == 1 || n == 3,
        InstKind::Switch => n >= 2 && n.is_multiple_of(2),
        InstKind::IndirectBr => n >= 1,
        InstKind::Unreachable | InstKind::Fence { .. } => n == 0,
        InstKind::CleanupRet => n == 1 || n == 2,
        InstKind::CatchSwitch { unwinds } => n >= 2 + usize::from(*unwinds),
        InstKind::CatchPad | InstKind::CleanupPad | InstKind::Gep { .. } => n >= 1,
        InstKind::Phi => n.is_multiple_of(2),
        InstKind::LandingPad { filters, .. } => n == filters.len(),
        InstKind::Call(_) | InstKind::Invoke(_) | InstKind::CallBr(..) => call_count_ok(f, i),
        InstKind::CmpXchg { .. } | InstKind::Select | InstKind::InsertElement => n == 3,
        InstKind::Binary(_)
        | InstKind::ICmp(_)
        | InstKind::FCmp(_)
        | InstKind::Store(_)
        | InstKind::AtomicRmw(..)
        | InstKind::ExtractElement
        | InstKind::ShuffleVector(_)
        | InstKind::InsertValue(_)
        | InstKind::CatchRet => n == 2,
        _ => n == 1,
    };
    if !count_ok {
        return Err("wrong number of operands");
    }
    for k in 0..n {
        let v = f.operand(i, k);
        let label = f.as_block(v);
        if label.is_some() != is_label_operand(f, i, k, n) {
            return Err("label where a value belongs, or the reverse");
        }
        if label.is_some_and(|b| !f.in_layout(b)) {
            return Err("operand is a block that is not in the function");
        }
        let metadata = f.value_type(v) == Type::METADATA;
        if metadata && f.kind(i).call_info().is_none() {
            return Err("metadata operand of an instruction that is no call");
        }
        if f.def_inst(v)
            .is_some_and(|d| f.inst_block(d).is_none_or(|b| !f.in_layout(b)))
        {
            return Err("operand is an instruction that is in no block");
        }
        let asm = matches!(f.value_def(v), ValueDef::Asm(_));
        if asm && (k != 0 || f.kind(i).call_info().is_none()) {
            return Err("inline assembly that is not called");
        }
    }
    Ok(())
}

fn call_count_ok(f: &Function, i: Inst) -> bool {
    let targets = match f.kind(i) {
        InstKind::Invoke(_) => 2,
        InstKind::CallBr(_, indirect) => 1 + *indirect as usize,
        _ => 0,
    };
    let bundled = f
        .kind(i)
        .call_info()
        .map_or(0, |c| c.bundles.iter().map(|b| b.1 as usize).sum::<usize>());
    f.num_operands(i) > targets + bundled
}

/// True if operand `k` of `n` must be a label.
fn is_label_operand(f: &Function, i: Inst, k: usize, n: usize) -> bool {
    match f.kind(i) {
        InstKind::Br => n == 1 || k > 0,
        InstKind::Switch | InstKind::Phi => k % 2 == 1,
        InstKind::IndirectBr
        | InstKind::CatchSwitch { .. }
        | InstKind::CatchRet
        | InstKind::CleanupRet => k > 0,
        InstKind::Invoke(_) => k + 2 >= n,
        InstKind::CallBr(_, indirect) => k + 1 + *indirect as usize >= n,
        _ => false,
    }
}

// ----- phis -------------------------------------------------------------------------

/// One entry per incoming edge in every phi, and equal entries for equal predecessors.
fn check_phis(c: &mut Checker<'_, '_>, b: Block) {
    let f = c.f;
    if f.phis(b).next().is_none() {
        return;
    }
    let mut preds: Vec<Block> = f.pred_edges(b).filter(|&p| f.in_layout(p)).collect();
    preds.sort_unstable();
    let mut entries: Vec<(Block, Value)> = Vec::new();
    for phi in f.phis(b) {
        entries.clear();
        entries.extend(f.phi_incoming(phi).map(|(v, p)| (p, v)));
        entries.sort_unstable();
        if !entries.iter().map(|e| e.0).eq(preds.iter().copied()) {
            c.at(
                phi,
                "phi does not have exactly one entry for each incoming edge",
            );
            continue;
        }
        if entries
            .windows(2)
            .any(|w| w[0].0 == w[1].0 && w[0].1 != w[1].1)
        {
            c.at(phi, "phi has different values for the same predecessor");
        }
    }
}

// ----- dominance --------------------------------------------------------------------

/// Dominators, and the place of each instruction in its block.
struct Walk {
    dom: Dominance,
    position: Vec<u32>,
    /// Whether the normal target of an invoke is only entered along that edge or from behind itself.
    normal_edge: RefCell<FxHashMap<Inst, bool>>,
}

impl Walk {
    fn new(f: &Function) -> Walk {
        let mut position = vec![0; f.num_insts()];
        for b in f.blocks() {
            for (n, i) in f.insts(b).enumerate() {
                position[i.as_u32() as usize] = n as u32;
            }
        }
        Walk {
            dom: Dominance::new(f),
            position,
            normal_edge: RefCell::default(),
        }
    }

    fn position(&self, i: Inst) -> u32 {
        self.position[i.as_u32() as usize]
    }
}

fn check_dominance(c: &mut Checker<'_, '_>, w: &Walk, b: Block, i: Inst) {
    let f = c.f;
    let phi = f.is_phi(i);
    if !phi && !w.dom.reachable(b) {
        return;
    }
    for k in 0..f.num_operands(i) {
        let Some(def) = f.def_inst(f.operand(i, k)) else {
            continue;
        };
        let ok = if phi {
            f.as_block(f.operand(i, k + 1))
                .is_none_or(|from| reaches_edge(f, w, def, from, b))
        } else {
            reaches_inst(f, w, def, i, b)
        };
        if !ok {
            let message = if def == i && !phi {
                "instruction uses its own result"
            } else {
                "definition does not dominate this use"
            };
            c.at(i, message);
            return;
        }
    }
}

/// True if `def` is available at instruction `i` of block `b`.
fn reaches_inst(f: &Function, w: &Walk, def: Inst, i: Inst, b: Block) -> bool {
    let Some(d) = f.inst_block(def) else {
        return false;
    };
    if matches!(f.kind(def), InstKind::Invoke(_)) {
        return along_normal_edge(f, w, def, d, b);
    }
    if d == b {
        w.position(def) < w.position(i)
    } else {
        w.dom.dominates(d, b)
    }
}

/// True if `def` is available on the edge from `from` to `to`.
fn reaches_edge(f: &Function, w: &Walk, def: Inst, from: Block, to: Block) -> bool {
    let Some(d) = f.inst_block(def) else {
        return false;
    };
    if !w.dom.reachable(from) {
        return true;
    }
    if matches!(f.kind(def), InstKind::Invoke(_)) {
        let normal = f.inst_successors(def).next();
        return (d == from && normal == Some(to)) || along_normal_edge(f, w, def, d, from);
    }
    d == from || w.dom.dominates(d, from)
}

/// True if every way into `b` takes the normal edge of the invoke `def` in block `d`.
fn along_normal_edge(f: &Function, w: &Walk, def: Inst, d: Block, b: Block) -> bool {
    if !w.dom.reachable(b) {
        return true;
    }
    let mut targets = f.inst_successors(def);
    let (Some(normal), unwind) = (targets.next(), targets.next()) else {
        return false;
    };
    if !w.dom.reachable(d) || !w.dom.dominates(normal, b) || unwind == Some(normal) {
        return false;
    }
    // Other edges into the normal target must come from behind it; asked once per invoke, as both its uses
    // and those edges can be many.
    let mut known = w.normal_edge.borrow_mut();
    *known.entry(def).or_insert_with(|| {
        f.pred_edges(normal)
            .all(|p| p == d || w.dom.dominates(normal, p))
    })
}
