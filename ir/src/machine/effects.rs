//! Which registers an instruction reads and writes, read off the table's operands.
//!
//! Instructions whose meaning is not known (opaque ones) may read and write every register that they name.

use super::forms::{FormTable, Schema};
use super::func::{Base, InstData, Op, Operand};
use super::regs::Reg;
use smallvec::SmallVec;

/// How an instruction touches a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Reads it.
    Read,
    /// Writes it, whole if the guard lets it.
    Write,
    /// Opaque: perhaps one, perhaps the other.
    Unknown,
}

/// Calls `see` for every register of an instruction: its guard, then the operands in their order.
pub fn for_each_access(inst: &InstData, forms: &FormTable, mut see: impl FnMut(Reg, Access)) {
    if let Some(g) = inst.guard {
        see(g.reg, Access::Read);
    }
    let Op::Form(id) = inst.op else { return };
    let schema = schemas(&forms[id].variant.operands, inst.ops.len());
    for (n, op) in inst.ops.iter().enumerate() {
        let how = match schema.get(n) {
            Some(
                Schema::Def { .. } | Schema::DefPreds | Schema::DefVec { .. } | Schema::MovDef,
            ) => Access::Write,
            // Results come first.
            Some(Schema::Call) if n == 0 => Access::Write,
            Some(Schema::Rest) => Access::Unknown,
            _ => Access::Read,
        };
        access(op, how, &mut see);
    }
}

fn access(op: &Operand, how: Access, see: &mut impl FnMut(Reg, Access)) {
    let mut one = |op: &Operand| match op {
        Operand::Reg(r) | Operand::Not(r) => see(*r, how),
        Operand::Pair(a, b) => a.iter().chain(b).for_each(|r| see(*r, how)),
        Operand::Symbol(Base::Reg(r), _) | Operand::Address(Base::Reg(r), _) => {
            see(*r, Access::Read)
        }
        _ => {}
    };
    match op {
        Operand::List(all) | Operand::Vector(all) => all.iter().for_each(one),
        Operand::Coordinates(all) => {
            for op in &**all {
                match op {
                    Operand::Vector(inner) => inner.iter().for_each(&mut one),
                    op => one(op),
                }
            }
        }
        op => one(op),
    }
}

/// The schema of each operand of an instruction that has `count`: optional operands are left out from behind; what stands
/// for the rest of an instruction, or for all of a call, is repeated.
pub fn schemas(operands: &[(Schema, bool)], count: usize) -> SmallVec<[Schema; 6]> {
    let mut missing = operands.len().saturating_sub(count);
    let mut out: SmallVec<[Schema; 6]> = SmallVec::new();
    for (schema, optional) in operands.iter().rev() {
        if *optional && missing > 0 {
            missing -= 1;
        } else {
            out.push(*schema);
        }
    }
    out.reverse();
    if let Some(&last @ (Schema::Rest | Schema::Call)) = out.last() {
        while out.len() < count {
            out.push(last);
        }
    }
    out
}
