//! What a rewrite puts in the place of something: values that are there, constants by
//! their data, instructions that do not exist yet.

use crate::constant::Bits;
use crate::entity::{Global, Value};
use crate::function::Function;
use crate::inst::{Flags, InstKind};
use crate::types::Type;

/// A value named across functions: one that existed before, or a constant by its data.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A value of the function before: an argument, the result of an instruction, the label of a block
    /// ([`Function::block_value`]), or a constant that its pool has.
    Value(Value),
    /// An integer constant.
    Int(Bits),
    /// A floating-point constant by its bits; the type says which format.
    Float(Type, u128),
    /// `undef`
    Undef(Type),
    /// `poison`
    Poison(Type),
    /// The null pointer.
    Null(Type),
    /// `zeroinitializer` of a vector, an array, a struct or a target type.
    Zero(Type),
    /// `splat (c)`: a vector whose elements are all the same constant.
    Splat(Type, Box<Operand>),
    /// The elements of a vector, an array or a struct, all constants.
    Aggregate(Type, Vec<Operand>),
    /// The address of a module-level name, with its pointer type.
    Global(Type, Global),
}

impl Operand {
    /// The type, if the value is one of the function's; of a constant by its data always.
    pub fn ty(&self, f: &Function) -> Option<Type> {
        match self {
            Operand::Value(v) => ((v.as_u32() as usize) < f.num_values()).then(|| f.value_type(*v)),
            Operand::Int(bits) => Some(Type::int(bits.width())),
            Operand::Float(ty, _)
            | Operand::Undef(ty)
            | Operand::Poison(ty)
            | Operand::Null(ty)
            | Operand::Zero(ty)
            | Operand::Splat(ty, _)
            | Operand::Aggregate(ty, _)
            | Operand::Global(ty, _) => Some(*ty),
        }
    }
}

/// An instruction that does not exist yet. It has no name and no metadata; a call's attributes are in its kind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NewInst {
    /// What it is: the opcode with its predicate, types, alignment or call information.
    pub kind: InstKind,
    /// Flags that may make the result poison, and fast-math flags.
    pub flags: Flags,
    /// Type of the result; `void` if there is none.
    pub ty: Type,
    /// Operands in the order that [`InstKind`] states; blocks are named by their labels.
    pub operands: Vec<Operand>,
}

impl NewInst {
    /// `unreachable`
    pub fn unreachable() -> NewInst {
        NewInst {
            kind: InstKind::Unreachable,
            flags: Flags::default(),
            ty: Type::VOID,
            operands: Vec::new(),
        }
    }
}
