//! Dense 32-bit references to everything that the IR stores.
//!
//! Each kind of thing has its own index type, so that a block can never be
//! mistaken for an instruction, and a side table is an array. References to
//! things inside a function (`Block`, `Inst`, `Value`, `Use`) are meaningful
//! only together with that [`Function`](crate::function::Function); references
//! to module-level things (`Global`, `MdNode`, `AttrSet`, `Symbol`) only
//! together with their [`Header`](crate::module::Header).

use cranelift_entity::entity_impl;

macro_rules! entity {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u32);
        entity_impl!($name, $prefix);
    };
}

entity! {
    /// A basic block of a function.
    Block, "block"
}
entity! {
    /// An instruction of a function; its result, if any, is a [`Value`].
    Inst, "inst"
}
entity! {
    /// An SSA value of a function: argument, instruction result, block label,
    /// constant, metadata operand or inline assembly.
    Value, "v"
}
entity! {
    /// One operand slot of one instruction.
    Use, "use"
}
entity! {
    /// A constant in the pool of a function or of a module.
    Constant, "const"
}
entity! {
    /// A module-level name: function, variable, alias or ifunc.
    Global, "g"
}
entity! {
    /// A metadata node of a module.
    MdNode, "md"
}
entity! {
    /// An interned string of a module (metadata strings, kinds, scopes, sections).
    Symbol, "sym"
}
entity! {
    /// An interned, sorted set of attributes of a module.
    AttrSet, "attrs"
}
entity! {
    /// A comdat of a module.
    Comdat, "comdat"
}

impl AttrSet {
    /// The set without attributes, the same in every module.
    pub const EMPTY: AttrSet = AttrSet(0);
}
