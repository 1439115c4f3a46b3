//! The interpreter: what a program means, executed.
//!
//! LLVM's semantics exactly, as far as they are supported, and a named
//! [`Outcome::Unsupported`] where they are not. [`run`] calls one function in one
//! thread; [`Device::launch`] runs a kernel on the SIMT machine. What functions that
//! the module does not define do is made up, or told by an [`Environment`]
//! ([`run_in`], [`Device::set_environment`]).
//!
//! A function is compiled, when first called, into a flat list of operations over
//! numbered slots (`ops`, `compile`), and those are what the machine executes
//! (`exec`). A slot is 64 bits with a state: defined, undef or poison, and for
//! pointers the object that they are based on. Vectors and aggregates lie in
//! consecutive slots, so poison is per element and an element-wise operation is
//! just several operations.

mod api;
mod arith;
mod attrs;
mod big;
mod bytes;
mod code;
mod compile;
mod device;
mod environment;
mod events;
mod exec;
mod float;
pub mod inputs;
mod intrinsics;
mod layout;
mod memory;
mod ops;
mod outcome;
mod program;
mod race;
pub mod refine;
mod rng;
mod simt;
mod slot;
mod value;

pub use api::{
    AllocationPolicy, Buffer, Input, Launch, LaunchRun, Limits, Placement, Policy, Run, Schedule,
    UndefPolicy, UninitPolicy,
};
pub use device::Device;
pub use environment::{Destination, Environment, ExternalAnswer, ExternalCall, ExternalWrite};
pub use events::{ByteMark, Event, Image};
pub use outcome::{Choices, Location, Outcome, ThreadId, UbKind, Unsupported};
pub use program::{Program, run, run_in};
pub use race::Race;
pub use value::{Pointer, Target, Value};
