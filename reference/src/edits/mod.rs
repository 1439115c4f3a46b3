//! The general kinds of rewrites, each performed by one small function.
//!
//! What each kind means is said at its variant of [`Rewrite`] and [`ModuleRewrite`]; here is that meaning, in the
//! dumbest way that is obviously right. Each function with the name of a kind checks first that the rewrite describes
//! something that is there and leads to a well-formed function as far as the rewrite and its surroundings show, and
//! returns an [`ApplyError`] with nothing changed if it does not. Two questions are left to the judge of the pass:
//! whether definitions still dominate their uses, and whether the program keeps its meaning.
//!
//! A pass that uses general kinds calls [`function`] or [`module`] from its own `apply`, after it has refused the kinds
//! that it does not use. A pass that has checked a rewrite by rules of its own calls what performs it: the functions
//! of [`flow`] and [`values`] that return nothing.
//!
//! **Cost:** each edit looks at the instructions that it names and their neighbours, except those of whole modules.

pub mod allocas;
pub mod calls;
pub mod copies;
pub mod flow;
pub mod functions;
pub mod globals;
pub mod inline;
pub mod insts;
pub mod operand;
pub mod phis;
pub mod region;
mod shape;
pub mod signature;
pub mod transplant;
pub mod values;

use crate::ApplyError;
use tandem_ir::rewrite::{ModuleRewrite, Rewrite};
use tandem_ir::{Block, Function, Global, Header, Inst, InstKind, Module, Value};

/// `Ok` if nothing speaks against applying a rewrite so far.
pub type Check<T = ()> = Result<T, ApplyError>;

/// Performs a rewrite of a general kind on a function.
///
/// # Errors
/// An [`ApplyError`] if the rewrite is of another kind, or if it does not fit; the function is then unchanged.
pub fn function(cx: &Header, f: &mut Function, rw: &Rewrite) -> Check {
    match rw {
        Rewrite::ReplaceValue { old, new, .. } => values::replace_value(cx, f, *old, new),
        Rewrite::ReplaceUses { old, new, uses, .. } => {
            values::replace_uses(cx, f, (*old, new), uses)
        }
        Rewrite::EraseInst { inst } => insts::erase(f, *inst),
        Rewrite::InsertInst { inst, before } => insts::insert(cx, f, inst, *before),
        Rewrite::MoveInst { inst, before } => insts::move_to(f, *inst, *before),
        Rewrite::CloneInst { inst, before, map } => insts::clone(cx, f, (*inst, *before), map),
        Rewrite::SetFlags { inst, flags } => insts::set_flags(cx, f, *inst, *flags),
        Rewrite::SetMetadata { inst, kind, node } => {
            insts::set_metadata(cx, f, *inst, (*kind, *node))
        }
        Rewrite::FoldTerminator { block, dest, .. } => flow::fold_terminator(cx, f, *block, *dest),
        Rewrite::ReplaceTerminator { block, new } => flow::replace_terminator(cx, f, *block, new),
        Rewrite::RedirectEdge {
            pred,
            old,
            new,
            values,
        } => flow::redirect_edge(cx, f, (*pred, *old, *new), values),
        Rewrite::SplitBlock { block, at } => flow::split_block(f, *block, *at),
        Rewrite::SplitEdge { pred, succ } => flow::split_edge(f, *pred, *succ),
        Rewrite::MergeIntoPredecessor { pred, block } => {
            flow::merge_into_predecessor(f, *pred, *block)
        }
        Rewrite::EraseBlocks { blocks } => flow::erase_blocks(f, blocks),
        Rewrite::CloneRegion {
            blocks,
            map,
            suffix,
        } => region::clone(cx, f, (blocks, suffix), map),
        Rewrite::InsertPhi {
            block,
            ty,
            incoming,
        } => phis::insert(cx, f, (*block, *ty), incoming),
        Rewrite::AddIncoming { phi, pred, value } => phis::add(cx, f, (*phi, *pred), value),
        Rewrite::RemoveIncoming { phi, pred } => phis::remove(f, *phi, *pred),
        Rewrite::InsertAlloca {
            ty,
            addrspace,
            align,
        } => allocas::insert(cx, f, *ty, (*addrspace, *align)),
        Rewrite::EraseAlloca { alloca } => allocas::erase(cx, f, *alloca),
        Rewrite::RetargetCall { call, callee, args } => {
            calls::retarget(cx, f, (*call, *callee), args)
        }
        other => Err(foreign(other.kind())),
    }
}

/// Performs a rewrite of a general kind on a module.
///
/// # Errors
/// An [`ApplyError`] if the rewrite is of another kind, or if it does not fit; the module is then unchanged.
pub fn module(m: &mut Module, rw: &ModuleRewrite) -> Check {
    match rw {
        ModuleRewrite::InFunction { function, rewrite } => {
            body(m, *function)?;
            let Module { header, bodies } = m;
            let mut bodies = bodies.iter_mut();
            match bodies.find(|b| b.global == *function) {
                Some(f) => self::function(header, f, rewrite),
                None => Err(cannot("the function has no body")),
            }
        }
        ModuleRewrite::EraseGlobals { globals } => globals::erase(m, globals),
        ModuleRewrite::MergeConstants { keep, drop } => globals::merge(m, *keep, *drop),
        ModuleRewrite::SetAttr { place, attr, on } => globals::set_attr(m, place, attr, *on),
        ModuleRewrite::NewVariable { .. } => globals::new_variable(m, rw),
        ModuleRewrite::CloneFunction {
            function,
            name,
            bound,
        } => functions::clone(m, *function, name, bound),
        ModuleRewrite::ChangeSignature {
            function,
            keep,
            add,
            result,
        } => signature::change(m, *function, (keep, add), *result),
        ModuleRewrite::InlineCall { call } => inline::call(m, *call),
        other => Err(foreign(other.kind())),
    }
}

fn foreign(kind: &str) -> ApplyError {
    cannot(format!("`{kind}` is no general kind of rewrite"))
}

/// The error that a rewrite does not fit.
pub(crate) fn cannot(reason: impl Into<String>) -> ApplyError {
    ApplyError(reason.into())
}

/// `Ok` if the condition holds.
pub(crate) fn require(holds: bool, reason: &str) -> Check {
    if holds { Ok(()) } else { Err(cannot(reason)) }
}

/// The block is in the function.
pub(crate) fn block(f: &Function, b: Block) -> Check {
    let there = (b.as_u32() as usize) < f.num_blocks() && f.in_layout(b);
    require(
        there,
        "the rewrite names a block that is not in the function",
    )
}

/// The blocks are in the function, at least one, listed once each in order of layout.
pub(crate) fn in_layout_order(f: &Function, blocks: &[Block]) -> Check {
    let listed: Vec<Block> = f.blocks().filter(|b| blocks.contains(b)).collect();
    require(
        listed == blocks && !blocks.is_empty(),
        "blocks are not listed once each in layout order",
    )
}

/// The instruction is in a block; which one.
pub(crate) fn inst(f: &Function, i: Inst) -> Check<Block> {
    let there = (i.as_u32() as usize) < f.num_insts();
    let block = if there { f.inst_block(i) } else { None };
    block.ok_or_else(|| cannot("the rewrite names an instruction that is not in the function"))
}

/// The value belongs to the function and, if computed, to an instruction in a block.
pub(crate) fn value(f: &Function, v: Value) -> Check {
    let there = (v.as_u32() as usize) < f.num_values();
    let there = there && f.def_inst(v).is_none_or(|i| f.inst_block(i).is_some());
    require(
        there,
        "the rewrite names a value that is not in the function",
    )
}

/// The name is one of the module's, and still there.
pub(crate) fn global(cx: &Header, g: Global) -> Check {
    let there = cx.globals.get(g).is_some() && !cx.is_erased(g);
    require(
        there,
        "the rewrite names something that is not in the module",
    )
}

/// The body of a function of the module.
pub(crate) fn body(m: &Module, g: Global) -> Check<&Function> {
    global(&m.header, g)?;
    let body = m.body(g);
    body.ok_or_else(|| cannot("the rewrite names something that is no function with a body"))
}

/// True for instructions that exception handling wants first in their block.
pub(crate) fn is_pad(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::LandingPad { .. }
            | InstKind::CatchPad
            | InstKind::CleanupPad
            | InstKind::CatchSwitch { .. }
    )
}
