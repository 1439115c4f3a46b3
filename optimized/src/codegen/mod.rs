//! Code generation: LLVM IR to PTX (machine.md 5 and 6).
//!
//! [`select`] makes a machine module of a module. Variables come from [`module`], heads of functions from [`heads`]; a body is selected by
//! [`function::Selector`], block by block and instruction by instruction, into registers without number: one for each scalar
//! of a value. Addresses, constants, products that an addition follows, and conversions that a load or an index follows are
//! taken into the instruction that uses them (munch); nothing that touches memory, or waits for other threads, ever changes its
//! place (D21). Phis become copies at the ends of predecessors ([`phis`]).
//!
//! What is not supported is an error with its construct and place, all of a module at once (6.8); no wrong code is made.

mod addresses;
mod arith;
mod asm;
mod atomics;
mod bits;
mod blocks_of_memory;
mod builder;
mod calls;
mod casts;
mod coalesce;
mod control;
mod device;
mod device_families;
mod fences;
mod function;
mod globals;
mod heads;
mod int_intrinsics;
mod intrinsics;
mod lines;
mod memory;
mod module;
mod phis;
mod reduce;
mod stack;
pub mod types;
mod values;
mod wide;
mod wide_floats;
mod wide_intrinsics;

pub use module::{CodegenOptions, ExactSigns, Unsupported, parse_target, select};
