//! Machine functions as the judge sees them: what is the same, what a thread does, what every step must keep.
//!
//! A machine function is the third kind of [`Unit`](crate::unit::Unit). Everything that judges is the house's own; here is only what is
//! peculiar to PTX:
//!
//! ```text
//!   text         one instruction in words that do not depend on numbers
//!   graph        edges, dominators, post-dominators, loops, reducible or structured or neither
//!   form         two functions that are the same but for names, order and spelling of branches
//!   streams      what a thread executes, whichever way its decisions go: decides a whole run, without a solver
//!   liveness     registers that are live into a block
//!   groups       which threads come together where tails are merged and empty blocks go
//!   invariants   what every step must keep
//!   unit, bench  how lockstep and the whole judgement reach all of this
//! ```
//!
//! Streams are about one thread. Which threads come to a convergent instruction together they do not show: that is the
//! reference's judgement (CV-1), once more an invariant of every step (`groups`), and a matter of running warps.

pub mod bench;
pub mod form;
pub mod graph;
pub mod groups;
pub mod invariants;
pub mod liveness;
pub mod streams;
pub mod text;
mod unit;

use tandem_ir::machine::forms::Props;
use tandem_ir::machine::func::{Base, InstData, Op, Operand};
use tandem_ir::machine::module::GlobalRef;
use tandem_ir::machine::{MFunc, MInst, MachineContext};

/// Whether what an instruction does depends on which threads execute it together (MM-4).
pub fn is_convergent(cx: &MachineContext, inst: &InstData) -> bool {
    let form = match &inst.op {
        Op::Pragma(text) => return text.contains("convergen"),
        Op::Dbg(_) | Op::Cfi(_) => return false,
        Op::Form(id) => &cx.forms()[*id],
    };
    if inst.asm.is_some() {
        return true;
    }
    if !form.is(Props::CALL) {
        return form.is(Props::CONVERGENT);
    }
    let mut named = inst.ops.iter().filter_map(|op| match op {
        Operand::Symbol(Base::Global(GlobalRef::Func(n)), _) => Some(*n),
        _ => None,
    });
    named.next().is_none_or(|n| cx.callee_is_convergent(n))
}

/// Whether an instruction is one: records for debuggers and unwinders are not.
fn is_inst(f: &MFunc, inst: MInst) -> bool {
    !matches!(f.insts[inst].op, Op::Dbg(_) | Op::Cfi(_))
}
