//! The general kinds of rewrites, each performed by one small function.
//!
//! What each kind means is said at its variant of [`Rewrite`](tandem_ir::rewrite::Rewrite) and [`ModuleRewrite`](tandem_ir::rewrite::ModuleRewrite); here is that meaning, in the
//! dumbest way that is obviously right. Every function checks first that the rewrite describes something that is
//! there and leads to a well-formed function wherever that can be seen from the rewrite alone, and returns an
//! [`ApplyError`] with nothing changed if it does not. Whether a rewrite keeps the program's meaning nobody asks
//! here: that is the judgement of the pass.
//!
//! A pass that uses general kinds calls these functions from its own `apply`, after it has refused the kinds
//! that it does not use.

pub mod operand;

use crate::ApplyError;
use tandem_ir::{Function, Global, Header, Value};

/// `Ok` if nothing speaks against applying a rewrite so far.
pub type Check<T = ()> = Result<T, ApplyError>;

/// The error that a rewrite does not fit.
pub(crate) fn cannot(reason: impl Into<String>) -> ApplyError {
    ApplyError(reason.into())
}

/// `Ok` if the condition holds.
pub(crate) fn require(holds: bool, reason: &str) -> Check {
    if holds { Ok(()) } else { Err(cannot(reason)) }
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
