//! What the passes on machine functions ask: where blocks go, which paths there are, whether instructions are the same.
//!
//! [`flow`] answers questions about the graph, [`same`] compares instructions with their promises, [`edit`] has the few
//! changes that passes share; here are questions about one instruction. Records for debuggers and unwinders are no
//! instructions for any of them ([`counted`]).
//!
//! *Convergent* (MM-4) is what depends on which threads come to it together: what the form says, inline assembly, a
//! call whose callee is convergent or unknown. *Fixed* is what may neither be merged nor move: that, pragmas,
//! `nomerge`, frame set-up, and readings of registers that count by themselves (`%clock`, `%globaltimer`, `%pm…`).
//!
//! Nothing is kept between questions: every answer is computed from the function as it stands, in time linear in its
//! size or worse. The production form has analyses of its own (`optimized/src/analysis/machine_graph.rs`).

pub mod edit;
pub mod flow;
pub mod same;

use tandem_ir::machine::forms::Props;
use tandem_ir::machine::func::{Base, InstData, Op, Operand};
use tandem_ir::machine::module::GlobalRef;
use tandem_ir::machine::special::SReg;
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};

/// Whether an instruction counts: records for debuggers and unwinders do not.
pub fn is_counted(f: &MFunc, inst: MInst) -> bool {
    !matches!(f.insts[inst].op, Op::Dbg(_) | Op::Cfi(_))
}

/// The instructions of a block that count, in order.
pub fn counted(f: &MFunc, block: MBlock) -> Vec<MInst> {
    let all = f.blocks[block].insts.iter().copied();
    all.filter(|&i| is_counted(f, i)).collect()
}

/// Whether the form of an instruction has a property; records and pragmas have none.
pub fn has(cx: &MachineContext, inst: &InstData, props: Props) -> bool {
    match inst.op {
        Op::Form(id) => cx.forms()[id].is(props),
        _ => false,
    }
}

/// Whether what an instruction does depends on which threads come to it together (MM-4).
pub fn is_convergent(cx: &MachineContext, inst: &InstData) -> bool {
    match &inst.op {
        Op::Pragma(text) => text.contains("convergen"),
        Op::Dbg(_) | Op::Cfi(_) => false,
        Op::Form(_) if inst.asm.is_some() => true,
        Op::Form(id) if cx.forms()[*id].is(Props::CALL) => match callee(inst) {
            Some(func) => cx.callee_is_convergent(func),
            None => true,
        },
        Op::Form(id) => cx.forms()[*id].is(Props::CONVERGENT),
    }
}

/// The function that a call names; none of a call through a pointer.
fn callee(inst: &InstData) -> Option<u32> {
    inst.ops.iter().find_map(|op| match op {
        Operand::Symbol(Base::Global(GlobalRef::Func(n)), _) => Some(*n),
        _ => None,
    })
}

/// Whether an instruction may neither be merged with another one nor move.
pub fn is_fixed(cx: &MachineContext, inst: &InstData) -> bool {
    let flagged = |name| inst.note.as_ref().is_some_and(|n| n.flags.contains(&name));
    is_convergent(cx, inst)
        || inst.asm.is_some()
        || matches!(inst.op, Op::Pragma(_))
        || flagged("nomerge")
        || flagged("frame-setup")
        || inst.ops.iter().any(reads_a_counter)
}

/// Special registers that change by themselves.
fn reads_a_counter(op: &Operand) -> bool {
    let counts = |r: &SReg| {
        let name = r.text();
        ["%clock", "%globaltimer", "%pm"]
            .iter()
            .any(|p| name.starts_with(p))
    };
    match op {
        Operand::Special(r) => counts(r),
        Operand::Vector(all) | Operand::List(all) | Operand::Coordinates(all) => {
            all.iter().any(reads_a_counter)
        }
        _ => false,
    }
}

/// Whether any instruction of the function is convergent.
pub fn has_convergent(cx: &MachineContext, f: &MFunc) -> bool {
    f.layout.iter().any(|&b| holds_convergent(cx, f, b))
}

/// Whether any instruction of the block is convergent.
pub fn holds_convergent(cx: &MachineContext, f: &MFunc, block: MBlock) -> bool {
    let insts = &f.blocks[block].insts;
    insts.iter().any(|&i| is_convergent(cx, &f.insts[i]))
}

/// The jump tables that some instruction names.
pub fn tables_in_use(f: &MFunc) -> Vec<u32> {
    let mut all = Vec::new();
    for &b in &f.layout {
        for &i in &f.blocks[b].insts {
            for op in &f.insts[i].ops {
                if let Operand::Table(t) = op
                    && !all.contains(t)
                {
                    all.push(*t);
                }
            }
        }
    }
    all
}

/// Whether a jump table that some instruction names leads to the block.
pub fn is_in_table(f: &MFunc, block: MBlock) -> bool {
    let used = tables_in_use(f);
    let leads = |t: &u32| f.tables[*t as usize].targets.contains(&block);
    used.iter().any(leads)
}
