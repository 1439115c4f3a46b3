//! Whether the blocks, instructions and values that a rewrite names are there.
//!
//! A rewrite is data from outside; every index in it is checked before anything
//! is looked up by it.

use super::{Check, illegal};
use tandem_ir::rewrite::Operand;
use tandem_ir::{Block, Function, Inst, Type, Value};

/// `Ok` if the condition holds, otherwise illegal by the rule.
pub fn require(holds: bool, rule: &'static str, reason: &str) -> Check {
    if holds {
        Ok(())
    } else {
        Err(illegal(rule, reason))
    }
}

/// The block is in the function.
pub fn exists(f: &Function, b: Block) -> Check {
    let there = (b.as_u32() as usize) < f.num_blocks() && f.in_layout(b);
    let reason = "the rewrite names a block that is not in the function";
    require(there, "structure", reason)
}

/// The instruction is in a block; which one.
pub fn placed(f: &Function, i: Inst) -> Result<Block, tandem_ir::rewrite::Judgement> {
    let there = (i.as_u32() as usize) < f.num_insts();
    let block = if there { f.inst_block(i) } else { None };
    let reason = "the rewrite names an instruction that is not in the function";
    block.ok_or_else(|| illegal("structure", reason))
}

/// The value belongs to the function and, if computed, to an instruction in a block.
pub fn value_exists(f: &Function, v: Value) -> Check {
    let there = (v.as_u32() as usize) < f.num_values();
    let there = there && f.def_inst(v).is_none_or(|i| f.inst_block(i).is_some());
    let reason = "the rewrite names a value that is not in the function";
    require(there, "structure", reason)
}

/// The operand names something of the type.
pub fn operand_fits(f: &Function, o: &Operand, ty: Type) -> Check {
    let fits = match o {
        Operand::Value(v) => {
            value_exists(f, *v)?;
            f.value_type(*v) == ty
        }
        Operand::Int(b) => ty.int_width() == Some(b.width()),
        Operand::Undef(t) | Operand::Poison(t) => *t == ty,
        Operand::Null(t) => *t == ty && ty.is_ptr(),
        Operand::Float(t, _) => *t == ty && ty.is_float(),
        Operand::Global(t, _) => *t == ty && ty.is_ptr(),
        Operand::Zero(_) | Operand::Splat(..) | Operand::Aggregate(..) => {
            return require(false, "structure", "the new value is a constant with parts");
        }
    };
    require(fits, "structure", "the new value has another type")
}

/// The blocks are in the function, at least one, listed once each in order of layout.
pub fn in_layout_order(f: &Function, blocks: &[Block]) -> Check {
    if let [only] = blocks {
        return exists(f, *only);
    }
    let listed: Vec<Block> = f.blocks().filter(|b| blocks.contains(b)).collect();
    let reason = "blocks are not listed once each in layout order";
    require(listed == blocks && !blocks.is_empty(), "X-7", reason)
}
